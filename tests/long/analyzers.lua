#!/usr/bin/env lua5.4
--- gcc -fanalyzer and clang --analyze find nothing in generated code and in the parts of the
-- runtime that it links; and they find a value that is read before it is written, planted on
-- purpose.
--
-- What gcc 12 reports about vectors (shifts "of type 1") concerns its own model of them: it gets
-- the form for compilers without vectors.

local support = dofile "tests/support/c.lua"
local suite = support.suite "long_analyzers"
local quote = support.quote

local ANALYZERS = {
  { "gcc", "gcc -O1 -fanalyzer -S -o /dev/null" },
  { "clang", "clang --analyze --analyzer-output text -Xclang -analyzer-opt-analyze-headers "
    .. "-o /dev/null" },
}
-- all functions of a robot as one file, which saves most of the time; gcc gives up
-- (-Wanalyzer-too-complex) where it does file by file
local FILES = "together.c r_selftest.c"
local ROBOTS = {
  { "float", { "-O2", "--real", "float", "--target", "mcu", "--functions", "all,derivatives,steps",
    "models/duo.urdf" } },
  { "quad", { "-O2", "--limbs", "scalar", "--base", "floating", "--functions", "crba,rnea,aba",
    "models/quad.urdf" } },
  { "gripper", { "--config", "models/gripper.lua", "--functions", "all,constraints",
    "models/gripper.urdf" } },
}
local KERNELS = "sincos.c sincosf.c manifold.c manifoldf.c generic/model/dense.c"

local function said(analyzer, place, files)
  return support.run(("cd %s && for f in %s; do %s -std=c99 -U__SSE2__ -U__AVX__ -I . -I %s $f "
    .. "|| exit 1; done"):format(quote(place), files, analyzer[2],
    quote(support.root .. "/runtime")))
end

for _, robot in ipairs(ROBOTS) do
  local place = suite:fresh(robot[1])
  local run = support.pinion { "--quiet", "--name", "r", "-o", place, table.unpack(robot[2]) }
  suite:check(robot[1] .. " is generated", run.code == 0, run.err)
  support.write(place .. "/together.c", support.together(place, "r", { selftest = true }))
end
for _, analyzer in ipairs(ANALYZERS) do
  if not support.has(analyzer[1]) then
    suite:skip(analyzer[1] .. " is not installed")
  else
    for _, robot in ipairs(ROBOTS) do
      local run = said(analyzer, suite.directory .. "/" .. robot[1], FILES)
      suite:check(("%s: %s finds nothing"):format(robot[1], analyzer[1]),
        run.code == 0 and not run.err:find "warning" and not run.out:find "warning",
        run.out .. run.err)
    end
    local run = said(analyzer, "runtime", KERNELS)
    suite:check("the runtime that they link: " .. analyzer[1] .. " finds nothing",
      run.code == 0 and not (run.out .. run.err):find "warning", run.out .. run.err)

    local place = suite:fresh(analyzer[1] .. "_broken")
    support.write(place .. "/broken.c", [[
double broken(const double q[2]);
double broken(const double q[2])
{
  double s[2];
  s[0] = q[0];
  return s[0] * s[1];
}
]])
    run = said(analyzer, place, "broken.c")
    suite:check(analyzer[1] .. " finds what is read unwritten",
      (run.out .. run.err):find "warning", run.out .. run.err)
  end
end
suite:finish()
