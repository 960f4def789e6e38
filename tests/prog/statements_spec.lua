-- Tests the order of statements of every function (prog.lower), on random robots with all joint
-- types, mimic joints and screws, at every level: a statement reads only earlier values, and what
-- is read from memory is a statement, which stands before the next change.

local algo = dofile "tests/support/algo.lua"
local random = dofile "tests/support/random.lua"
local expr = require "expr"

local base = expr.base

local check = random.check
local ROBOTS = random.many(1, 3) -- of each level

-- Calls visit(id) for every name that the expression of `node` reads, and load(node) for every
-- value of memory.  A name hides everything below it; `own` is the node that is being written,
-- which has no name yet.
local function reads(names, node, own, visit, load)
  node = base(node)
  if names[node] and node ~= own then return visit(names[node].id) end
  if node.fresh then load(node) end
  if node.a then reads(names, node.a, own, visit, load) end
  if node.b then reads(names, node.b, own, visit, load) end
end

-- the mistake in the order of a program, or nil; and how many values of memory there are
local function fault(program)
  local there, wrong, names, written, loads = {}, nil, program.names, 0, 0
  for _, constant in ipairs(program.constants) do there[constant.id] = true end
  local function read(node, own)
    reads(names, node, own, function(id)
      if not there[id] then wrong = wrong or id .. " is read before it is there" end
    end, function(value)
      if written > expr.place_of(value) then wrong = wrong or value.array .. " has changed" end
      if not names[value] then wrong = wrong or value.array .. " is read without a name" end
      loads = loads + 1
    end)
  end
  for _, block in ipairs(program.blocks) do
    if block.kind == "sincos" then
      for _, angle in ipairs(block.group.angles) do read(angle) end
    elseif block.kind == "let" then
      local of_call = program.sincos and program.sincos.place[block.node]
      if not of_call then read(block.node, block.node) end
      there[block.id] = true
    elseif block.node then
      read(block.node)
    end
    if block.kind == "store" or block.cost then written = block.at end
  end
  return wrong, loads
end

describe("every statement of every function reads what stands before it", function()
  local function test(level, rows)
    it("at -O" .. level .. (rows and ", by rows" or ""), function()
      local programs, loads = 0, 0
      local more = { mimic = 0.6, functions = { "all" }, frames = true, last = "lower",
        optimize = level, rows = rows }
      algo.each_random(ROBOTS, 8000 + 100 * level, more, function(r)
        for _, item in ipairs(r.job.functions) do
          local wrong, count
          if item.program then wrong, count = fault(item.program) end
          check(not wrong, "robot %d, %s: %s", r.case, item.fn.name, wrong)
          programs, loads = programs + (item.program and 1 or 0), loads + (count or 0)
        end
      end)
      assert.is_true(programs > 20 * ROBOTS, programs)
      assert.is_true(not rows or loads > 20 * ROBOTS, loads)
    end)
  end
  for level = 0, 2 do test(level) end
  test(1, 0)

  -- a screw that follows another joint; the function needs no sine of either
  it("of a link behind a screw that follows", function()
    local function joint(name, parent, more)
      return ([[<joint name="%s" type="continuous"><parent link="%s"/><child link="of_%s"/>
<axis xyz="0 0 1"/>%s</joint><link name="of_%s"><inertial><mass value="1"/>
<inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial></link>]]):format(name, parent,
        name, more or "", name)
    end
    local text = '<robot name="r"><link name="w"/>' .. joint("A", "w")
      .. joint("B", "w", '<mimic joint="A" offset="0.5"/>') .. joint("D", "of_B") .. "</robot>"
    local job = algo.compile(text, {
      screw = { { name = "B", value = 0.1 } }, frames = { "of_D" }, functions = { "all" },
    }, "lower")
    for _, item in ipairs(job.functions) do
      local wrong = item.program and fault(item.program)
      check(not wrong, "%s: %s", item.fn.name, wrong)
    end
  end)
end)
