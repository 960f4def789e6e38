-- Tests the verifier of programs (tests/support/verify.lua): it accepts good ones, and notices each
-- way to spoil one.

local algo = dofile "tests/support/algo.lua"
local base = require("expr").base
local front = dofile "tests/support/front.lua"
local verify = dofile "tests/support/verify.lua"

-- a copy of all tables that belong to a program; nodes and sets are shared
local function copy(x, depth)
  if type(x) ~= "table" or x.op or x.members or depth == 0 then return x end
  local image = {}
  for key, value in pairs(x) do
    image[key] = key == "pool" and value or copy(value, depth - 1)
  end
  return setmetatable(image, getmetatable(x))
end

local function job_of(options)
  options.base = "floating"
  options.functions = { "crba", "ltdl", "fd" }
  return algo.compile(front.contents "models/quad.urdf", options, "lower").by_name
end

local plain = job_of {}
local rows = job_of { rows = 0, deep = 1e9 }
local limbs = job_of { optimize = 2, limbs = "lanes" }
local turns = job_of { optimize = 2, limbs = "scalar", target = "mcu", real = "float" }

local PROGRAMS = {
  ["of numbers"] = plain.crba.program, ["with pivots"] = plain.fd.program,
  ["by rows"] = rows.ltdl.program, ["with limbs in lanes"] = limbs.crba.in_lanes,
  ["with limbs in turn"] = turns.crba.program, ["of -O2"] = limbs.fd.program,
}

-- each: called for every element that comes before, or nil
local function first(list, test, each)
  for k, x in ipairs(list) do
    if test(x) then return x, k end
    if each then each(x, k) end
  end
  error "the program has none"
end

local function of_kind(kind)
  return function(event) return event.kind == kind end
end

-- moves a statement in front of those of its stage, one of which it reads
local function too_early(p)
  local start, here, starts = 1, {}, {}
  for _, span in pairs(p.stages and p.spans or {}) do starts[span.first] = true end
  local block, k = first(p.blocks, function(one)
    return one.kind == "let" and not one.node.of and one.node.b and here[base(one.node.a)]
  end, function(one, k)
    if starts[k] then start, here = k, {} end
    if one.kind == "let" and one.node.op ~= "input" then here[one.node] = true end
  end)
  table.remove(p.blocks, k)
  table.insert(p.blocks, start, block)
end

-- the fault, the program, the function that spoils it, and part of the message
local FAULTS = {
  { "an event of no kind", "of numbers", function(p) p.events[1].kind = "jump" end,
    "of kind jump" },
  { "a store without a node", "of numbers", function(p)
    first(p.events, of_kind "store").node = nil
  end, "node of a store is nil" },
  { "a field that no event has", "of numbers", function(p) p.events[1].colour = "red" end,
    "has colour" },
  { "an array that is none", "of numbers", function(p)
    first(p.events, of_kind "store").array = 3
  end, "array of a store is 3" },
  { "events out of order", "of numbers", function(p)
    p.events[1].at, p.events[#p.events].at = p.events[#p.events].at, p.events[1].at
  end, "is at" },
  { "a row in a program of scalars", "by rows", function(p)
    p.level, p.by_rows = "scalars", false
  end, "a program of scalars has a" },
  { "a level that is not by_rows", "by rows", function(p) p.by_rows = false end,
    "is not the level" },
  { "a row without a factor", "by rows", function(p)
    local row = first(p.events, of_kind "row")
    row.verb, row.node = "sub", nil
  end, "a row without a factor" },
  { "a row at no place", "by rows", function(p)
    first(p.events, of_kind "row").places[1][2] = -1
  end, "place" },
  { "a size that is none", "by rows", function(p)
    first(p.events, of_kind "row").sizes[1] = 1.5
  end, "size 1.5" },
  { "an operation on memory that is not counted", "by rows", function(p)
    table.remove(p.rows)
  end, "operations on memory" },
  { "a value before what it reads", "of numbers", function(p)
    local node, k = first(p.order, function(x)
      return x.a and not base(x.a).const and base(x.a).op ~= "input"
    end)
    table.remove(p.order, k)
    table.insert(p.order, 1, node)
  end, "before it is there" },
  { "a value that is gone", "of numbers", function(p) table.remove(p.order, #p.order // 2) end,
    "before it is there" },
  { "a value twice", "of numbers", function(p) table.insert(p.order, p.order[#p.order]) end,
    "twice in the order" },
  { "a constant among the values", "of numbers", function(p)
    table.insert(p.order, p.numbers[1])
  end, "a constant is in the order" },
  { "a value that is read more often than is said", "of numbers", function(p)
    local node = p.order[#p.order // 2]
    p.uses[node.id] = p.uses[node.id] - 1
  end, "is read" },
  { "a number that is read more often than is said", "of numbers", function(p)
    p.uses[p.numbers[1].id] = 17
  end, "a constant is read" },
  { "a sum of operations", "of numbers", function(p) p.cost.mul = p.cost.mul + 1 end,
    "operations" },
  { "a role without a symbol", "of numbers", function(p)
    local _, role = next(p.roles)
    role.symbol = nil
  end, "roles without" },
  { "a sign of a role", "of numbers", function(p)
    local _, role = next(p.roles)
    role.sign = 0
  end, "roles without" },
  { "a role of no value", "of numbers", function(p) p.roles.mass = { owner = "x" } end,
    "of something that is not a value" },
  { "a note without a name", "of numbers", function(p)
    local _, note = next(p.notes)
    note.name = nil
  end, "notes without name" },
  { "pivots in another order", "with pivots", function(p)
    p.pivots[1], p.pivots[2] = p.pivots[2], p.pivots[1]
  end, "behind" },
  { "a pivot twice", "with pivots", function(p)
    table.insert(p.pivots, 1, p.pivots[1])
  end, "is reported twice" },
  { "a pivot of no dof", "with pivots", function(p) p.pivots[1].dof = nil end, "of no dof" },
  { "places of a store of limbs", "with limbs in turn", function(p)
    table.remove(first(p.events, function(event) return event.set end).places)
  end, "places" },
  { "a statement before what it reads", "of numbers", too_early, "before it is there" },
  { "a statement of limbs before what it reads", "with limbs in turn", too_early,
    "before it is there" },
  { "a statement that is gone", "of numbers", function(p)
    local _, k = first(p.blocks, function(one)
      return one.kind == "let" and p.uses[one.node.id] > 1 and one.node.op == "mul"
    end)
    table.remove(p.blocks, k)
  end, "before it is there" },
  { "a name that is taken", "of numbers", function(p)
    local block, k = first(p.blocks, of_kind "let")
    local other = first({ table.unpack(p.blocks, k + 1) }, of_kind "let")
    other.id, p.names[other.node] = block.id, { id = block.id, sign = 1 }
  end, "is two things" },
  { "a statement that is called something else", "of numbers", function(p)
    first(p.blocks, of_kind "let").id = "other"
  end, "called something else" },
  { "a constant of no sign", "of numbers", function(p) p.constants[1].sign = 2 end,
    "is no constant" },
  { "a block of no kind", "of numbers", function(p) p.blocks[1].kind = "jump" end, "of kind jump" },
  { "a program without a pool", "of numbers", function(p) p.pool = nil end, "missing" },
}

describe("the verifier", function()
  for name, program in pairs(PROGRAMS) do
    it("takes a good program " .. name, function() verify(program) end)
  end

  for _, case in ipairs(FAULTS) do
    local what, name, spoil, said = table.unpack(case)
    it("sees " .. what, function()
      local program = copy(PROGRAMS[name], 6)
      spoil(program)
      local ok, problem = pcall(verify, program)
      assert.is_false(ok)
      assert.truthy(problem:find(said, 1, true), problem)
    end)
  end
end)
