#!/usr/bin/env lua5.4
-- The space that self-tests reserve for results (gen/emit/files/selftest.lua): no check writes
-- beyond the space that it requests.  Each function gets a self-test of its own, so that no other
-- check requests more, and the space is the largest of the sizes instead of their sum.

local support = dofile "tests/support/c.lua"
local suite = support.suite "room"
local bits = dofile "tests/support/bits.lua"
suite:runtime()

local function link(name)
  return ('<link name="%s"><inertial><origin xyz="0.1 0.2 0.3"/><mass value="2"/><inertia ixx="1" '
    .. 'iyy="1.1" izz="1.2" ixy="0.1" ixz="0" iyz="0.05"/></inertial></link>\n'):format(name)
end

local function joint(name, parent, axis)
  return ('<joint name="%s" type="continuous"><parent link="%s"/><child link="%s_link"/><origin '
    .. 'xyz="0.3 0.1 0.2"/><axis xyz="%s"/></joint>\n'):format(name, parent, name, axis)
    .. link(name .. "_link")
end

-- a chain of joints, and joints on the base
local function robot(chain, beside)
  local parts, parent = { '<robot name="r">\n' .. link "base" }, "base"
  for k = 1, chain do
    parts[#parts + 1] = joint("j" .. k, parent, k % 2 == 0 and "0 1 0" or "0 0 1")
    parent = "j" .. k .. "_link"
  end
  for k = 1, beside do parts[#parts + 1] = joint("b" .. k, "base", "0 1 0") end
  return table.concat(parts) .. "</robot>\n"
end

-- a joint with many more rows than dofs; joints that are tied in pairs
local WELDS, TIES = {}, {}
for k = 1, 4 do
  WELDS[k] = ('{ name = "w%d", type = "weld", a = { link = "j1_link" }, b = { link = "base", '
    .. 'xyz = { 0.3, 0.1, 0.2 } } }'):format(k)
  TIES[k] = ('{ name = "t%d", type = "coupling", joints = { b%d = 1, b%d = -1 } }'):format(k,
    2 * k - 1, 2 * k)
end

local ALL = "all,derivatives,regressors,steps"
local ROBOTS = {
  { urdf = robot(1, 0), constraints = table.concat(WELDS, ", "),
    functions = "constraints,derivatives" },
  { urdf = robot(5, 0), functions = ALL },
  { urdf = robot(1, 0), functions = ALL },
  { urdf = robot(1, 1), functions = ALL, "--base", "floating", "--real", "float",
    "--packed-derivatives", "--packed-regressors", "--prescribed", "all" },
  { urdf = robot(22, 0), functions = "steps,fd,aba,minv,crba" },
  { urdf = robot(0, 16), constraints = table.concat(TIES, ", "), functions = "constraints",
    "--loops", "embed" },
}

-- the text of a self-test whose arrays hold only the largest size, and which reports writes beyond
-- their ends
local function painted(text)
  local sizes = {}
  local enum = text:match "enum {\n  ROOM = 0\n(.-)};"
  for size in enum:gmatch "%+ ([^\n]+)\n" do sizes[#sizes + 1] = size end
  local most = "0"
  for _, size in ipairs(sizes) do most = ("MOST(%s, %s)"):format(size, most) end
  local count = 0
  text = text:gsub("enum {\n  ROOM = 0\n.-};", function()
    return ("#define MOST(a, b) ((a) > (b) ? (a) : (b))\nenum { ROOM = %s, FAR = 4000 };"):format(
      most)
  end)
  text = text:gsub("\nstatic %a+ [^\n]*;", function(line)
    local longer, n = line:gsub("%[ROOM%]", "[ROOM + FAR]")
    count = count + n
    return longer
  end)
  text = text:gsub("int main%(", "static int tested(")
  return text .. [[

#include <string.h>
int main(void)
{
  static unsigned char paint[FAR * sizeof(double)];
  char *words[] = { "selftest", "3" };
  struct { const char *name; void *tail; size_t size; } *a, all[] = {
    { "y", y + ROOM, FAR * sizeof *y }, { "z", z + ROOM, FAR * sizeof *z },
    { "x2", x2 + ROOM, FAR * sizeof *x2 }, { "ry", ry + ROOM, FAR * sizeof *ry },
    { "rz", rz + ROOM, FAR * sizeof *rz },
  };
  int beyond = 0;
  memset(paint, 0x55, sizeof paint);
  for (a = all; a < all + 5; a++) memset(a->tail, 0x55, a->size);
  const int failed = tested(2, words);
  for (a = all; a < all + 5; a++) {
    if (memcmp(a->tail, paint, a->size) != 0) beyond++, printf("beyond %s\n", a->name);
  }
  return beyond ? 9 : failed;
}
]], count
end

for k, plan in ipairs(ROBOTS) do
  local place = suite:fresh("r" .. k)
  support.write(place .. "/r.urdf", plan.urdf)
  local function generated(functions, out)
    local words = { "--quiet", "-o", out, "--functions", functions }
    table.move(plan, 1, #plan, #words + 1, words)
    if plan.constraints then
      support.write(place .. "/r.lua", ("constraints = { %s }\n"):format(plan.constraints))
      table.move({ "--config", place .. "/r.lua" }, 1, 2, #words + 1, words)
    end
    words[#words + 1] = place .. "/r.urdf"
    local run = support.pinion(words)
    suite:check(("robot %d: %s"):format(k, functions), run.code == 0, run.err)
  end
  generated(plan.functions, place .. "/all")
  local names, commands = {}, {}
  for _, fn in ipairs(bits.prototypes(support.contents(place .. "/all/r.h"), "r")) do
    local out = ("%s/%s"):format(place, fn.name)
    generated(fn.name, out)
    local text, count = painted(support.contents(out .. "/r_selftest.c"))
    suite:equal(fn.name .. ": arrays", 5, count)
    support.write(out .. "/r_selftest.c", text)
    names[#names + 1] = fn.name
    commands[#commands + 1] = support.program(out, "r_*.c", "selftest") .. " && ./selftest"
  end
  for i, result in ipairs(support.parallel(commands)) do
    suite:check(("robot %d, %s: writes where there is room"):format(k, names[i]),
      result.log:find " passed, " and not result.log:find "beyond", result.log:sub(1, 1000))
  end
end
suite:finish()
