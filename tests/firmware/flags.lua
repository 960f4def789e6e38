-- Measures the effect of the compiler's flags that the page recommends: arm6 on the Cortex-M4F.
--
--   flags.all(dir) -> { { words, functions = { name = { instructions, stack, flash } } }.. },
--     { kept, all }: bytes of flash of a program that calls five of the functions, with the others
--     dropped by the linker and with all of them kept

local boards = dofile "tests/firmware/boards.lua"
local collect = dofile "tests/firmware/collect.lua"
local files = dofile "tests/bench/tables/files.lua"
local shell = dofile "tests/firmware/shell.lua"

local flags = {}

flags.FUNCTIONS = { "crba", "rnea", "gravity", "fd" }
local FAST = "-ffp-contract=fast"
flags.ROWS = {
  { words = "-O2" },
  { words = "-O2 " .. FAST },
  { words = "-O2 " .. FAST .. " -fno-schedule-insns" },
  { words = "-Os " .. FAST },
  { words = "-O2 " .. FAST .. " -fno-schedule-insns", pinion = "-O2" },
}

local PROGRAM = [[
#include "arm6.h"
volatile float x[6 * ARM6_NV + ARM6_NH];
int main(void)
{
  float q[ARM6_NV], v[ARM6_NV], a[ARM6_NV], tau[ARM6_NV], g[ARM6_NV], H[ARM6_NH];
  for (int i = 0; i < ARM6_NV; i++) q[i] = x[i], v[i] = x[i + 6], a[i] = x[i + 12];
  arm6_rnea(q, v, a, tau);
  arm6_gravity(q, g);
  arm6_crba(q, H);
  const int problem = arm6_ltdl(H);
  arm6_solve(H, tau);
#ifdef OTHERS
  void (*const others[])(void) = { OTHERS };
  for (unsigned k = 0; k < sizeof others / sizeof others[0]; k++) x[k] = (float)(long)others[k];
#endif
  for (int i = 0; i < ARM6_NV; i++) x[i] = tau[i] + g[i];
  return problem;
}
]]

local FIVE = { "crba", "ltdl", "solve", "rnea", "gravity" }
local OTHERS = { "ltl", "mul_H", "bias", "Ha", "fd", "aba", "minv", "coriolis", "fk", "com" }

local quote = shell.quote
local root = shell.output "pwd"
local BOARD = boards.LIST[1]

local function generated(row) return row.pinion and "/generated-O2" or "/generated" end

local function generate(dir, pinion)
  local out = dir .. generated { pinion = pinion }
  return table.concat({
    "${LUA:-lua5.4} gen/pinion --quiet --target mcu --real float",
    ("--functions %s,%s %s"):format(table.concat(FIVE, ","), table.concat(OTHERS, ","),
      pinion or ""),
    ("-o %s models/arm6.urdf\n"):format(quote(out)),
    ("${LUA:-lua5.4} tests/firmware/calls.lua %s/arm6.h arm6 >%s/calls.c"):format(quote(out),
      quote(out)),
  }, " ")
end

local function compile(dir, k, row)
  local firmware, here = root .. "/templates/firmware", root .. "/tests/firmware"
  local out, from = ("%s/%d"):format(dir, k), dir .. generated(row)
  local cc = boards.compiler(BOARD, firmware)
  local start = boards.linked(BOARD, firmware) .. " " .. boards.start(BOARD, firmware)
  local include = ("-I %s -I %s -I %s -DPROBE_REAL=float"):format(quote(root .. "/runtime"),
    quote(here), quote(from))
  local lines = {
    ("mkdir -p %s; cd %s"):format(quote(out), quote(out)),
    ("%s -std=c99 %s -fcallgraph-info=su %s -c $(ls -d %s/*.c | "
      .. "grep -v '_selftest.c$\\|_model.c$') %s/sincosf.c %s/probe.c"):format(cc, row.words,
      include, quote(from), quote(root .. "/runtime"), quote(here)),
    ("%s %s %s *.o %s/measure.c -lm -o measure.elf"):format(cc, start, include, quote(here)),
    ("sh %s/run.sh %s measure.elf >measure.txt"):format(quote(firmware), BOARD.name),
  }
  if k == 3 then -- the recommended ones
    files.write(dir .. "/five.c", PROGRAM)
    local words = {}
    for n, name in ipairs(OTHERS) do words[n] = "(void(*)(void))arm6_" .. name end
    local asked = quote("-DOTHERS=" .. table.concat(words, ","))
    for name, more in pairs { kept = "", all = asked } do
      lines[#lines + 1] = ("%s %s %s arm6_*.o sincosf.o ../five.c -lm %s -o %s.elf"):format(cc,
        start, include, more, name)
    end
  end
  return table.concat(lines, "\n")
end

local function size(path)
  local text = shell.output(boards.tool(BOARD, "size") .. " " .. quote(path))
  local code, data = text:match("\n%s*(%d+)%s+(%d+)")
  return code + data
end

function flags.all(dir)
  dir = dir:match("^/") and dir or root .. "/" .. dir
  assert(os.execute(("rm -rf %s && mkdir -p %s"):format(quote(dir), quote(dir))))
  local commands, rows = {}, {}
  shell.all({ { command = generate(dir), says = "generate arm6" },
    { command = generate(dir, "-O2"), says = "generate arm6 with -O2" } }, dir)
  for k, row in ipairs(flags.ROWS) do
    commands[k] = { command = compile(dir, k, row), says = "compile and run it: " .. row.words }
  end
  shell.all(commands, dir)
  for k, row in ipairs(flags.ROWS) do
    local all = collect.of_objects(("%s/%d"):format(dir, k), "arm6", BOARD)
    rows[k] = { words = row.words, pinion = row.pinion, functions = {} }
    for _, name in ipairs(flags.FUNCTIONS) do rows[k].functions[name] = all[name] end
  end
  return rows, { kept = size(dir .. "/3/kept.elf"), all = size(dir .. "/3/all.elf") }
end

return flags
