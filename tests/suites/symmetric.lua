#!/usr/bin/env lua5.4
-- Matrices that headers call symmetric: "full and symmetric" is symmetric to the last bit,
-- "symmetric up to rounding" within 1e-12 of the norm, or 1e-5 in float.  Robots with products of
-- long rows, with and without the vectors and fused multiply-adds of this machine.

local support = dofile "tests/support/c.lua"
local suite = support.suite "symmetric"
local bits = dofile "tests/support/bits.lua"

local quote = support.quote
local objects = suite:runtime()

local FUNCTIONS = "normalize,minv"
local LOOPS = FUNCTIONS .. ",delassus,crba_embedded,independent"
local BOTH <const> = { "", "-march=native" }
local ROBOTS = {
  { "quad", functions = FUNCTIONS, gcc = BOTH, clang = BOTH, "--base", "floating", "--real",
    "float" },
  { "biped", functions = LOOPS, gcc = BOTH, clang = { "-march=native" }, "--config",
    "models/biped.lua" },
}

local CHECK = [[
static void symmetric(const char *what, int n, const REAL *x, double most)
{
  double norm = 0, off = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      norm += pow((double)x[i*n + j], 2);
      off = fmax(off, fabs((double)x[i*n + j] - (double)x[j*n + i]));
    }
  if (norm == 0) failed++;
  if (!(off <= most*sqrt(norm))) {
    failed++;
    printf("%s: off by %g of %g\n", what, off, sqrt(norm));
  }
}
]]

-- C that calls every function that a header calls "symmetric", and the number of these
local function driver(header, real)
  local lines, count = {}, 0
  for words, prototype in header:gmatch("/%* ([^/]-) %*/\n([^/]-%b();)") do
    local how = words:match("full and symmetric") or words:match("symmetric up to rounding")
    for _, fn in ipairs(how and bits.prototypes(prototype, "r") or {}) do
      local result = fn.args[#fn.args]
      local mask = #fn.args == 3 and "~0u, " or ""
      count = count + 1
      lines[#lines + 1] = ([[
    {
      static REAL x[%s][%s];
      if (r_%s(q, %sx) != 0) failed++;
      symmetric("%s", %s, &x[0][0], %s);
    }]]):format(result.dims[1], result.dims[2], fn.name, mask, fn.name, result.dims[1],
        how == "full and symmetric" and "0" or real == "float" and "1e-5" or "1e-12")
    end
  end
  return table.concat({
    "#define REAL " .. real, '#include "r.h"', bits.COMMON, CHECK,
    "int main(void)\n{\n  for (int k = 0; k < 20; k++) {\n    REAL q[R_NQ];",
    "    fill(q, R_NQ);\n    r_normalize(q);", table.concat(lines, "\n"), "  }",
    '  printf("%d failed\\n", failed);\n  return 0;\n}\n',
  }, "\n"), count
end

for k, robot in ipairs(ROBOTS) do
  local place = suite:fresh("r" .. k)
  local words = { "-o", place, "--name", "r", "--functions", robot.functions }
  table.move(robot, 2, #robot, #words + 1, words)
  words[#words + 1] = ("models/%s.urdf"):format(robot[1])
  local what = table.concat(robot, " ")
  local run = support.pinion(words)
  suite:check(what .. ": generates", run.code == 0, run.err)
  local header = support.contents(place .. "/r.h")
  local text, count = driver(header, robot[#robot] == "float" and "float" or "double")
  suite:check(what .. ": functions", count == (robot.functions == LOOPS and 3 or 1), count)
  support.write(place .. "/driver.c", text)
  support.write(place .. "/all.c", support.together(place, "r", { selftest = true }))
  local commands, names = {}, {}
  for _, cc in ipairs { "gcc", "clang" } do
    for _, machine in ipairs(support.has(cc) and robot[cc] or {}) do
      names[#names + 1] = ("%s: %s %s"):format(what, cc, machine)
      commands[#commands + 1] = ("cd %s && mkdir m%d && cd m%d && %s -std=gnu99 -O2 %s -I .. "
        .. "-I ../../../../../runtime ../driver.c ../all.c %s -lm -o run && ./run"):format(
        quote(place), #names, #names, cc, machine, objects)
    end
  end
  for i, result in ipairs(support.parallel(commands)) do
    suite:check(names[i], result.code == 0 and result.log == "0 failed\n",
      result.log:sub(1, 1000))
  end
end
suite:finish()
