#!/usr/bin/env lua5.4
--- Functions cut into parts (--split) against the same functions whole: random trees with joints of
-- all types, every function and a fused one, in parts of a few operations and of many; all results
-- equal to the last bit.

local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
local support = dofile "tests/support/c.lua"
local suite = support.suite "split"
local bits = dofile "tests/support/bits.lua"

local SEED = math.tointeger(tonumber(os.getenv("PINION_SEED") or "1")) or 1
local SIZES = { 5, 23, 60, 150 }
if LONG then table.move({ 12, 90, 400, 40 }, 1, 4, #SIZES + 1, SIZES) end
local FUSED = "tick=H,C,qdd,com"

local function bytes_of(arg)
  return #arg.dims == 0 and "sizeof(REAL)" or ("sizeof(REAL) * %s"):format(
    table.concat(arg.dims, " * "))
end

local FACTOR = { H = "H", LD = "LD", L = "LD" }

-- C that calls one function in both forms on the same arguments
local function comparison(fn)
  local lines, a, b, after = { "  {" }, {}, {}, {}
  local function add(form, ...) lines[#lines + 1] = "    " .. form:format(...) end
  for k, arg in ipairs(fn.args) do
    local count = table.concat(arg.dims, " * ")
    local brackets = #arg.dims > 0 and "[" .. table.concat(arg.dims, "][") .. "]" or "[1]"
    add("REAL a_%s%s, b_%s%s;", arg.name, brackets, arg.name, brackets)
    add("fill((REAL *)a_%s, %s);", arg.name, #arg.dims > 0 and count or "1")
    local ready = FACTOR[arg.name]
    if ready and arg.dims[1]:find("_NH$") then
      if fn.name:find("^ltl_") then ready = "L" end
      add("memcpy(a_%s, ready_%s, sizeof ready_%s);", arg.name, ready, ready)
    elseif arg.name == "q" or arg.name == "q0" or arg.name == "q1" then
      add("w_normalize(a_%s);", arg.name)
    end
    add("memcpy(b_%s, a_%s, %s);", arg.name, arg.name, bytes_of(arg))
    a[k] = #arg.dims > 0 and "a_" .. arg.name or ("a_%s[0]"):format(arg.name)
    b[k] = #arg.dims > 0 and "b_" .. arg.name or ("b_%s[0]"):format(arg.name)
    after[k] = ('same("%s: %s", a_%s, b_%s, %s);'):format(fn.name, arg.name, arg.name, arg.name,
      bytes_of(arg))
  end
  local call = {
    w = ("w_%s(%s)"):format(fn.name, table.concat(a, ", ")),
    s = ("s_%s(%s)"):format(fn.name, table.concat(b, ", ")),
  }
  if fn.returns == "void" then
    add("%s;", call.w)
    add("%s;", call.s)
  else
    add("const %s a_result = %s;", fn.returns, call.w)
    add("const %s b_result = %s;", fn.returns, call.s)
    add('same("%s", &a_result, &b_result, sizeof a_result);', fn.name)
  end
  for _, line in ipairs(after) do add("%s", line) end
  lines[#lines + 1] = "  }"
  return table.concat(lines, "\n")
end

local function driver(header, real)
  local parts = {
    "#define REAL " .. real, '#include "w.h"', '#include "s.h"', bits.COMMON,
    "static void try_all(void)\n{\n  REAL q[W_NQ], ready_H[W_NH], ready_LD[W_NH], ready_L[W_NH];",
    "  fill(q, W_NQ);\n  w_normalize(q);\n  w_crba(q, ready_H);",
    "  memcpy(ready_LD, ready_H, sizeof ready_H);\n  memcpy(ready_L, ready_H, sizeof ready_H);",
    "  w_ltdl(ready_LD);\n  w_ltl(ready_L);",
  }
  local list = bits.prototypes(header, "w")
  for _, fn in ipairs(list) do parts[#parts + 1] = comparison(fn) end
  parts[#parts + 1] = "}\n\nint main(void)\n{\n  for (int k = 0; k < 20; k++) try_all();\n"
    .. '  printf("%d differ\\n", failed);\n  return failed != 0;\n}\n'
  return table.concat(parts, "\n"), #list
end

local function try(k, size)
  local real = k % 3 == 0 and "float" or "double"
  local place = suite:fresh("r" .. k)
  local urdf = place .. "/robot.urdf"
  bits.robot(bits.rng(SEED * 1000 + k), urdf, 2 + 3 * k // 4, k % 2 == 0 and "all" or nil)
  local what = ("robot %d, seed %d, parts of %d, %s"):format(k, SEED, size, real)
  for name, parts in ipairs { "10000000", tostring(size) } do
    local run = support.pinion { "-o", place, "--name", name == 1 and "w" or "s", "--split", parts,
      "--base", k % 4 < 2 and "floating" or "fixed", "--fuse", FUSED, "--real", real,
      "--rows", k % 4 > 1 and "1" or "1000", "--target", k % 2 == 1 and "mcu" or "host", urdf }
    if not suite:check(what .. ": generates", run.code == 0, run.err) then return end
  end
  local text, count = driver(support.contents(place .. "/w.h"), real)
  support.write(place .. "/driver.c", text)
  suite:check(what .. ": all functions are there", count > 30, count .. " functions")
  local sources = { "driver.c", support.sources("w", "selftest", "model"),
    support.sources("s", "selftest", "model") }
  local run = support.run(support.program(place, table.concat(sources, " "), "run") .. " && ./run")
  suite:check(what .. ": the same to the bit", run.code == 0 and run.out == "0 differ\n",
    run.out .. run.err .. urdf)
  local fd = support.contents(place .. "/s_tick.c")
  local parts = select(2, fd:gsub("\nPART void", ""))
  suite:check(what .. ": was cut", parts >= 2, parts .. " parts")
  suite:check(what .. ": the whole is whole",
    not support.contents(place .. "/w_tick.c"):find("PART", 1, true))
end

suite:runtime()
for k, size in ipairs(SIZES) do try(k, size) end

-- errors, and the header
local place = suite:fresh "refused"
for _, word in ipairs { "0", "-3", "2.5", "many" } do
  local run = support.pinion { "-o", place, "--split=" .. word, "models/duo.urdf" }
  suite:check("--split " .. word .. " is refused", run.code == 2
    and run.err:find("--split", 1, true), run.err)
end
for _, target in ipairs { "host", "mcu" } do
  local run = support.pinion { "-o", place, "--split", "60", "--functions", "fd", "--target",
    target, "models/arm6.urdf" }
  suite:check("generates for " .. target, run.code == 0, run.err)
  local header = support.contents(place .. "/arm6.h")
  local source = support.contents(place .. "/arm6_fd.c")
  local parts, numbers = header:match("in (%d+) static parts with (%d+) numbers")
  suite:equal("the header counts the parts", select(2, source:gsub("\nPART void", "")),
    tonumber(parts))
  local alone, in_turn = select(2, source:gsub("\n  double [%w_]+;", "")),
    select(2, source:gsub("\n  union { double [%w_]+, [^;]+; } u%d+;", ""))
  suite:equal("and the numbers", alone + in_turn, tonumber(numbers))
  suite:equal("some of which share a place on a microcontroller", in_turn > 0, target == "mcu")
  -- a part reads from the struct only what earlier parts have left there
  local again, left = {}, 0
  for part in source:gmatch "\nPART void.-\n}" do
    local own = {}
    for value in part:gmatch "w%->([%w_.]+) = " do own[value], left = true, left + 1 end
    for before, value in part:gmatch "([^\n]*)w%->([%w_.]+)%f[^%w_.]" do
      if own[value] and before:find "%S" then again[#again + 1] = value end
    end
  end
  suite:equal("a value of its own part is a local one", "", table.concat(again, " "))
  suite:check("values are left in the struct", left > 20, left .. " values")
end
suite:finish()
