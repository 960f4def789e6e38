-- Tests parts of gen/prog, gen/algo and gen/spatial by themselves, on cases that are small enough
-- to be counted by hand or in another way: where a function is cut (prog.split), its level
-- (prog.choice.target), costs of operations on rows (prog.trace), the views of a plan; words and
-- constants of a robot; lengths.

local algo = dofile "tests/support/algo.lua"
local base = require("expr").base
local floats = require "analysis.floats"
local front = dofile "tests/support/front.lua"
local mat3 = require "spatial.mat3"
local random = dofile "tests/support/random.lua"
local random_robot = dofile "tests/support/robots/random_robot.lua"
local mechanism = require "algo.tree.mechanism"
local pattern = require "model.pattern"
local reframe = require "model.reframe"
local split = require "prog.split"
local supernodes = require "algo.factor.supernodes"
local target = require "prog.choice.target"
local trace = require "prog.trace"

local check = random.check

-- ---- split --------------------------------------------------------------------------------------

-- visits every named value that an expression reads; `own` is being defined
local function reads(names, node, own, visit)
  node = base(node)
  if node.const then return end
  if names[node] and node ~= own then return visit(node) end
  if node.a then reads(names, node.a, own, visit) end
  if node.b then reads(names, node.b, own, visit) end
end

-- node -> the numbers of the blocks that read it; the pivots come after the last
local function readers(program)
  local list = {}
  local place = program.sincos and program.sincos.place or {}
  local function visit(k)
    return function(node)
      list[node] = list[node] or {}
      table.insert(list[node], k)
    end
  end
  for k, block in ipairs(program.blocks) do
    if block.kind == "sincos" then
      for _, angle in ipairs(block.group.angles) do reads(program.names, angle, nil, visit(k)) end
    elseif block.node and not place[block.node] then
      reads(program.names, block.node, block.kind == "let" and block.node or nil, visit(k))
    end
  end
  for _, pivot in ipairs(program.pivots) do
    reads(program.names, pivot.node, nil, visit(#program.blocks + 1))
  end
  return list
end

local HEADING = { section = true, step = true }

-- the fault of a cut, or nil; and how many values cross it
local function fault(program, cut, result)
  local blocks, at = program.blocks, 1
  for p, part in ipairs(cut.parts) do
    if part.first ~= at or part.last < part.first then return "part " .. p .. " is elsewhere" end
    local before, place = blocks[part.first - 1], program.sincos and program.sincos.place or {}
    if blocks[part.first].kind == "let" and place[blocks[part.first].node] then
      return "part " .. p .. " begins within the sines"
    end
    if before and HEADING[before.kind] then return "part " .. p .. " has lost its heading" end
    at = part.last + 1
  end
  if cut.rest.first ~= at or cut.rest.last ~= #blocks then return "the rest is elsewhere" end
  for k = cut.rest.first, #blocks - 1 do
    if not HEADING[blocks[k].kind] then return "more than a return is left" end
  end
  local left = #blocks - cut.rest.first + 1
  if (left > 0) ~= (result ~= nil) then return "a return in the wrong place" end
  if left > 0 and cut.rest.first > 1 and HEADING[blocks[cut.rest.first - 1].kind] then
    return "a heading without its return"
  end
  local function part_of(k)
    for p, part in ipairs(cut.parts) do
      if k <= part.last then return p end
    end
    return #cut.parts + 1
  end
  local who, fields = readers(program), {}
  for k, block in ipairs(blocks) do
    if block.kind == "let" then
      local node, home = block.node, part_of(k)
      if cut.home[node] ~= home then return block.id .. " is at home elsewhere" end
      local crosses, own = false, false
      for _, reader in ipairs(who[node] or {}) do
        local there = part_of(reader)
        if there < home then return block.id .. " is read before it is there" end
        crosses, own = crosses or there > home, own or there == home
      end
      if (cut.crosses[node] or false) ~= crosses then return block.id .. " crosses wrongly" end
      if (cut.reread[node] or false) ~= (crosses and own) then return block.id .. " is reread" end
      if crosses then fields[#fields + 1] = node end
    end
  end
  local made, placed, reused = {}, 0, 0
  for k, block in ipairs(blocks) do
    if block.kind == "let" then made[block.node] = k end
  end
  for _, slot in ipairs(cut.slots) do
    if not cut.crosses[slot[1]] then return "a slot of a value that does not cross" end
    placed, reused = placed + #slot, reused + #slot - 1
    for k = 2, #slot do
      if made[slot[k]] < math.max(table.unpack(who[slot[k - 1]])) then
        return program.names[slot[k]].id .. " overwrites a value that is still read"
      end
    end
  end
  if placed ~= #fields or placed ~= cut.count then return "a value without a slot, or with two" end
  return nil, #fields, reused
end

-- a program of blocks given in words: "section", "x = a b c" for a product of earlier values and
-- inputs, "return x"
local function program_of(words)
  local K, values = trace.new {}, {}
  local program = { blocks = {}, names = {}, pivots = {} }
  for k, word in ipairs(words) do
    local name, factors = word:match "^(%w+) = (.*)$"
    local block = { kind = "section" }
    if name then
      local x = K.one
      for factor in factors:gmatch "%w+" do x = x * (values[factor] or K.input("x", factor)) end
      values[name], program.names[x] = x, { id = name, sign = 1 }
      block = { kind = "let", node = x, id = name }
    elseif word:find "^return" then
      block = { kind = "store", array = "y", index = 0, node = values[word:match "%w+$"] }
    end
    program.blocks[k] = block
  end
  return program
end

-- first block of every part and of the rest
local function starts(cut)
  local list = {}
  for k, part in ipairs(cut.parts) do list[k] = part.first end
  list[#list + 1] = cut.rest.first
  return table.concat(list, " ")
end

describe("a function in parts", function()
  it("has its values at home, and as fields what crosses, whatever it is", function()
    local cuts, fields, reused = 0, 0, 0
    local more = { functions = { "all" }, last = "lower", frames = true }
    algo.each_random(random.many(2, 3), 8600, more, function(r)
      for _, item in ipairs(r.job.functions) do
        for _, size in ipairs { 5, 40, 150 } do
          local result = item.program and item.fn.returns == "value" and item.fn.result or nil
          local limits = { size = size, reuse = size > 5 }
          local cut = item.program and split.of(item.program, limits, result)
          if cut then
            local wrong, n, again = fault(item.program, cut, result)
            check(not wrong, "robot %d, %s by %d: %s", r.case, item.fn.name, size, wrong)
            check(limits.reuse or again == 0, "robot %d, %s: values share places", r.case,
              item.fn.name)
            cuts, fields, reused = cuts + 1, fields + n, reused + again
          end
        end
      end
    end)
    assert.is_true(cuts > 100 and fields > 1000 and reused > 100,
      ("%d %d %d"):format(cuts, fields, reused))
  end)

  it("is cut where it has more operations than it may have, sines and all", function()
    for _, libm in ipairs { false, true } do
      local job = algo.compile(front.contents "models/arm6.urdf", {
        functions = { "crba", "rnea" }, sincos = libm and "libm" or nil,
      }, "lower")
      for _, item in ipairs(job.functions) do
        local n = item.plain.cost.total
        if not item.program.sincos then n = n + item.plain.cost.sin + item.plain.cost.cos end
        assert.is_nil(split.of(item.program, { size = 50, longest = n }), item.fn.name)
        assert.is_table(split.of(item.program, { size = 50, longest = n - 1 }), item.fn.name)
      end
    end
  end)

  it("is cut where the fewest values cross, rather before a section", function()
    local narrow = { "a = p q", "b = p r", "c = q r", "d = a b c", "e = d p", "f = d q", "g = d r",
      "h = e f g" }
    assert.equal("1 5 9", starts(split.of(program_of(narrow), { size = 5 })))
    local headed = { "a = p q", "b = p r", "section", "c = a b r", "d = c p", "e = d q" }
    assert.equal("1 3 7", starts(split.of(program_of(headed), { size = 4 })))
    local late = { "a = p q", "b = p r", "c = a b", "d = c p", "e = d q", "f = e r" }
    assert.equal("1 4 7", starts(split.of(program_of(late), { size = 4 })))
    local none = { "a = p q", "b = p r", "c = p s", "section", "d = c q", "e = c r", "f = c s" }
    assert.equal("1 3 8", starts(split.of(program_of(none), { size = 4 })))
  end)

  it("counts rows as vectors, long ones and runs as calls", function()
    local x = trace.new({}).input("x", 1)
    for _, case in ipairs {
      { 4, { kind = "supernode", verb = "reduce" } },
      { 5, { kind = "supernode", verb = "sub", node = x * x } },
      { 4, { kind = "row", verb = "scale", n = 20, node = x } },
      { 2, { kind = "row", verb = "set", n = 8, node = x } },
      { 6, { kind = "row", verb = "sub", n = 9, node = x } },
      { 8, { kind = "row", verb = "sub", n = 16, node = x } },
      { 4, { kind = "row", verb = "sub", n = 17, node = x } },
      { 1, { kind = "row", verb = "mul", n = 1 } },
    } do
      local cost, block = table.unpack(case)
      local program = { blocks = { block, block, block }, names = {}, pivots = {} }
      assert.is_nil(split.of(program, { size = cost, longest = 3 * cost }), cost)
      assert.is_table(split.of(program, { size = cost, longest = 3 * cost - 1 }), cost)
    end
  end)

  it("keeps its return, and nothing where there is nothing", function()
    local returning = { "a = p q", "b = a r", "c = b q", "section", "return c" }
    assert.equal("1 2 4", starts(split.of(program_of(returning), { size = 1 }, "y")))
    assert.equal("1 2 4 6", starts(split.of(program_of(returning), { size = 1 })))
    assert.equal("1 2 4 6", starts(split.of(program_of(returning), { size = 1 }, "z")))
    assert.is_nil(split.of(program_of {}, { size = 1 }, "y"))
  end)
end)

-- ---- target -------------------------------------------------------------------------------------

describe("the level of a function", function()
  local job = algo.compile(front.contents "models/quad.urdf", {
    base = "floating", functions = { "ltdl", "rnea", "crba", "mul_H" },
  })
  local model, cost = job.model, job.by_name.ltdl.plain.cost

  it("goes by the multiply-subtracts of a factor", function()
    assert.equal(cost.sub, model.pattern.products)
    assert.is_true(target.is_deep(model, { deep = cost.sub }))
    assert.is_false(target.is_deep(model, { deep = cost.sub + 1 }))
    assert.is_true(target.is_deep(model, { rows = cost.sub }))
    assert.is_false(target.is_deep(model, {}))
    assert.is_false(target.is_deep(setmetatable({ mimics = true }, { __index = model }),
      { deep = 0 }))
  end)

  it("is rows from a size on, supernodes of deep trees", function()
    local function level(name, options)
      return target.levels(job.by_name[name].fn, model, options)[1]
    end
    assert.equal("rows", level("ltdl", { rows = cost.sub, deep = 1e9 }))
    assert.equal("scalars", level("ltdl", { rows = cost.sub + 1, deep = 1e9 }))
    assert.equal("rows", level("mul_H", { rows = model.pattern.nh, deep = 1e9 }))
    assert.equal("scalars", level("mul_H", { rows = model.pattern.nh + 1, deep = 1e9 }))
    assert.equal("supernodes", level("crba", { rows = 0 }))
    assert.equal("scalars", level("crba", { rows = 0, deep = 1e9 }))
    assert.equal("scalars", level("rnea", { rows = 0 }))
    assert.equal("scalars", level("mul_H", {}))
    assert.equal("rows", level("ltdl", {}))
    assert.equal("scalars", level("ltdl", { target = "mcu" }))
  end)

  it("of a fused one is that of the part that goes furthest", function()
    local function levels(options, ...)
      local whole = algo.compile(front.contents "models/quad.urdf", { base = "floating",
        functions = { "crba" }, fuse = { { name = "whole", outputs = { ... } } } })
      local long = setmetatable({ nv = 1 }, { __index = model }) -- as many products as a long path
      return table.concat(target.levels(whole.by_name.whole.fn, long, options), " ")
    end
    assert.equal("scalars supernodes", levels({}, "tau", "H"))
    assert.equal("rows scalars", levels({}, "H", "LD"))
    assert.equal("rows", levels({ rows = 0, deep = 1e9 }, "tau", "LD"))
    assert.equal("rows", levels({ rows = 0, deep = 1e9 }, "LD", "tau"))
    assert.equal("supernodes", levels({ rows = 0 }, "LD", "tau"))
  end)
end)

-- ---- costs of rows ------------------------------------------------------------------------------

-- a number that counts operations on it
local function counting()
  local count, meta = { mul = 0, add = 0, sub = 0 }, {}
  local function operation(kind)
    return function()
      count[kind] = count[kind] + 1
      return setmetatable({}, meta)
    end
  end
  meta.__mul, meta.__add, meta.__sub = operation "mul", operation "add", operation "sub"
  return count, setmetatable({}, meta)
end

-- counts the operations of run(kit, D, Dinv) on floats; a sum that begins with 0.0 has one too many
local function counted(run, sums)
  local count, number = counting()
  local all = setmetatable({}, { __index = function() return number end })
  run(floats.new { y = all, x = all, z = all }, number, number)
  count.add = count.add - (sums or 0)
  return count
end

local function told(run)
  local K = trace.new {}
  run(K, K.input("d", 0), K.input("d", 1))
  return K.events[1].cost
end

describe("operations on rows cost", function()
  it("what their numbers cost", function()
    for _, n in ipairs { 1, 2, 5 } do
      for name, run in pairs {
        sub = function(K, a) K.row_sub(n, "y", 0, a, "x", 0) end,
        set = function(K, a) K.row_set(n, "y", 0, a, "x", 0) end,
        scale = function(K, a) K.row_scale(n, "y", 0, a) end,
        mul = function(K) K.row_mul(n, "y", 0, "x", 0, "z", 0) end,
      } do
        assert.same(counted(run), told(run), name .. n)
      end
    end
  end)

  it("of runs, what their rows cost", function()
    for _, case in ipairs { { 1, 1 }, { 1, 4 }, { 4, 1 }, { 3, 2 } } do
      local n, first = table.unpack(case)
      local function rows(K, _, Dinv)
        for r = n - 1, 0, -1 do
          local l = K.load("x", first + r - 1) * Dinv
          K.row_sub(first + r, "z", r * first + r * (r - 1) // 2, l, "x", 0)
          K.store("x", first + r - 1, l)
        end
      end
      assert.same(counted(rows), told(function(K, D, Dinv)
        K.run_sub(n, first, "z", 0, D, Dinv, "x", 0)
      end))
    end
  end)
end)

-- ---- supernodes ---------------------------------------------------------------------------------

describe("dofs in runs", function()
  -- the pattern of a tree by the parents of its dofs, and the runs in words
  local function tree(...)
    local p = pattern.of { ... }
    p.depth[0] = 0
    return p
  end
  local function words_of(runs, ...)
    local words = {}
    for k, run in ipairs(runs) do
      local fields = {}
      for n, key in ipairs { ... } do fields[n] = run[key] end
      words[k] = table.concat(fields, " ")
    end
    return table.concat(words, ", ")
  end
  local chain, branches = tree(0, 1, 2, 3, 4), tree(0, 1, 2, 1, 4, 2)

  it("are the ancestors, the deepest first", function()
    assert.equal("1 1 4", words_of(supernodes.above(chain, 5), "dof", "place", "count"))
    assert.equal("4 2 1, 1 1 1", words_of(supernodes.above(branches, 5), "dof", "place", "count"))
    assert.equal("1 1 2", words_of(supernodes.above(branches, 6), "dof", "place", "count"))
    assert.equal("", words_of(supernodes.above(chain, 1), "dof"))
  end)

  it("are blocks: paths that end where they branch, and after eight", function()
    local function words(p) return words_of(supernodes.blocks(p), "dof", "count", "up") end
    assert.equal("1 5 0", words(chain))
    assert.equal("1 8 0, 9 2 8", words(tree(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)))
    assert.equal("1 1 0, 2 1 1, 3 1 2, 4 2 1, 6 1 2", words(branches))
    local all = supernodes.blocks(branches)
    assert.equal("1 1", words_of(all[4].above, "dof", "count"))
    assert.equal("2 2, 6 1", words_of(all[2].below, "dof", "count"))
    assert.equal("1 6", words_of(all[5].tree, "dof", "count"))
    assert.equal("2 3", words_of(supernodes.blocks(tree(0, 0, 2, 3))[2].tree, "dof", "count"))
  end)

  it("go together as leaves of one parent that follow each other", function()
    local function words(p)
      return words_of(supernodes.siblings(supernodes.blocks(p)), "dof", "count")
    end
    assert.equal("1 1, 2 4", words(tree(0, 1, 1, 3, 1)))
    assert.equal(3, #supernodes.siblings(supernodes.blocks(tree(0, 1, 1, 3, 1)))[2])
    assert.equal("1 1, 2 1, 3 1, 4 2, 6 1", words(branches))
    assert.equal("1 1, 2 1", words(tree(0, 0)), "roots have nothing in common")
    assert.equal("1 2, 3 2", words(tree(0, 1, 2, 2)))
  end)
end)

-- ---- the rest -----------------------------------------------------------------------------------

describe("the views of a plan", function()
  it("are the frames given and chosen", function()
    local ids = {}
    for k, view in ipairs(reframe.views(algo.compile(front.contents "models/arm6.urdf", {},
      "model").model, {})) do
      ids[k] = view.style.id .. (view.model.bodies[1].inertia and " regrouped" or "")
    end
    assert.same({ "given", "child regrouped", "parent regrouped" }, ids)
  end)

  it("stay behind only where a frame does", function()
    local function lagging(text)
      local n, lags = 0, 0
      for _, view in ipairs(reframe.views(algo.compile(text, {}, "model").model, {})) do
        local any = false
        for _, body in ipairs(view.lagging and view.lagging.model.bodies or {}) do
          any = any or body.lags
        end
        n, lags = n + (view.lagging and 1 or 0), lags + (any and 1 or 0)
      end
      return n, lags
    end
    local none = random_robot.make(11, { joints = 1 })
    assert.equal(0, (lagging(none)))
    local n, lags = lagging(front.contents "models/arm6.urdf")
    assert.is_true(n > 0)
    assert.equal(n, lags)
  end)
end)

-- ---- robots -------------------------------------------------------------------------------------

-- a base, then links l1, l2 .. by joints j1, j2 .. { parent, type, axis, more }
local function robot_of(joints)
  local text = { '<robot name="r"><link name="base"/>' }
  for k, joint in ipairs(joints) do
    text[#text + 1] = ([[<joint name="j%d" type="%s"><parent link="%s"/><child link="l%d"/>
<origin xyz="0.1 0.2 0.3"/><axis xyz="%s"/><limit effort="1" velocity="1" lower="-1" upper="1"/>%s
</joint><link name="l%d"><inertial><origin xyz="0.1 0.2 0.3"/><mass value="1.5"/><inertia ixx="0.2"
ixy="0.01" ixz="0.02" iyy="0.3" iyz="0.03" izz="0.25"/></inertial></link>]]):format(k, joint[2],
      joint[1], k, joint[3], joint[4] or "", k)
  end
  return table.concat(text, "\n") .. "</robot>"
end

describe("a body in words", function()
  local joints = { { "base", "revolute", "0 0 1" }, { "l1", "prismatic", "0 -1 0" },
    { "l2", "continuous", "0.6 0 0.8" }, { "l2", "planar", "-1 0 0" } }

  it("is its joint, with the axis and its sign, and its parent", function()
    local model = algo.compile(robot_of(joints), {}, "model").model
    local titles = {}
    for i in ipairs(model.bodies) do titles[i] = mechanism.title(model, i) end
    assert.same({ "j1: revolute z, parent base", "j2: prismatic -y, parent j1",
      "j3: continuous about an oblique axis, parent j2", "j4: planar -x, parent j2" }, titles)
  end)

  it("floats in the world", function()
    local model = algo.compile(robot_of(joints), { base = "floating" }, "model").model
    assert.matches(": floating, parent world$", mechanism.title(model, 1))
    assert.matches("^j1: revolute z, parent ", mechanism.title(model, 2))
    assert.not_matches("world", mechanism.title(model, 2))
  end)
end)

describe("a mimic joint's ratio", function()
  it("is a number of the robot, but 1 and -1 are structure", function()
    local function mimic(ratio)
      return ('<mimic joint="j1" multiplier="%s"/>'):format(ratio)
    end
    local model = algo.compile(robot_of { { "base", "revolute", "0 0 1" },
      { "l1", "revolute", "0 1 0", mimic "-1" }, { "l2", "revolute", "0 1 0", mimic "1" },
      { "l3", "revolute", "0 1 0", mimic "0.5" } }, {}, "model").model
    local K = trace.new {}
    local list = mechanism.weights(model, K)
    assert.is_true(list[1] == K.one and list[2] == -K.one and list[3] == K.one)
    assert.equal("param", list[4].op)
    assert.equal("j4_ratio", list[4].name)
  end)
end)

describe("the constants of a link with tunable numbers", function()
  it("have its name where they are its own", function()
    local function constants(...)
      local job = algo.compile(robot_of { { "base", "floating", "0 0 1" } },
        { tunable = { ... }, functions = { "rnea" } }, "lower")
      local ids = {}
      for _, constant in ipairs(job.functions[1].program.constants) do ids[constant.id] = true end
      return ids
    end
    for _, component in ipairs { "xx", "xy", "xz", "yy", "yz", "zz" } do
      assert.is_true(constants "l1:inertia"["l1_J" .. component], component)
      assert.is_nil(constants "l1:mass,inertia"["l1_J" .. component])
    end
    for _, axis in ipairs { "x", "y", "z" } do
      assert.is_true(constants "l1:inertia"["l1_h" .. axis])
      assert.is_nil(constants "l1:mass,com"["l1_h" .. axis])
      assert.is_true(constants "l1:mass"["l1_c" .. axis])
    end
  end)
end)

describe("a link of the base", function()
  it("rests, all of it", function()
    local job = algo.compile(robot_of { { "base", "revolute", "0 0 1" },
      { "l1", "prismatic", "0 1 0" } }, { frames = { "base" } })
    local inputs = { q = { 0.3, 0.4 }, v = { 1.0, -2.0 }, a = { 3.0, 0.5 } }
    local still = { 0, 0, 0, 0, 0, 0 }
    for name, result in pairs { velocity = "V", acceleration = "A", acceleration_classical = "A",
      jdotv = "out", jdotv_aligned = "out", jdotv_world = "out" } do
      assert.same(still, algo.run(job, name .. "_base", inputs)[result], name)
    end
    for _, name in ipairs { "jacobian_base", "jacobian_aligned_base", "jacobian_world_base" } do
      assert.same({ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, algo.run(job, name, inputs).J, name)
    end
  end)
end)

describe("on floats", function()
  it("zero is zero", function()
    local K = floats.new {}
    assert.is_true(K.is_zero(0.0) and K.is_zero(K.zero))
    assert.is_false(K.is_zero(1.0) or K.is_zero(K.one))
  end)
end)

describe("a length", function()
  it("is that of Pythagoras, of vectors of any size", function()
    for _, case in ipairs { { 0, 0, 0, 0 }, { 1, 0, 0, 1 }, { 0, -1, 0, 1 }, { 2, 3, 6, 7 },
      { 1, 4, -8, 9 }, { 3e200, 4e200, 0, 5e200 }, { 0, 3e-200, -4e-200, 5e-200 } } do
      local off = math.abs(mat3.norm(case) - case[4])
      assert.is_true(off <= 1e-15 * case[4], case[4])
    end
  end)
end)

describe("a fused function", function()
  local job = algo.compile(front.contents "models/arm6.urdf", {
    optimize = 2, functions = { "crba", "fk" }, fuse = {
      { name = "both", outputs = { "H", "C" } }, { name = "pose", outputs = { "H", "pose" } },
      { name = "ahead", outputs = { "C", "qdd" } },
    },
  })

  it("has frames chosen where all of its parts have", function()
    assert.is_truthy(job.by_name.both.plain.view)
    assert.is_nil(job.by_name.pose.plain.view)
  end)

  it("computes a matrix once, whatever the order of its outputs", function()
    local by_rows = algo.compile(front.contents "models/quad.urdf", {
      rows = 0, deep = 1e9, functions = { "crba", "minv", "ltdl" }, fuse = {
        { name = "one", outputs = { "H", "Hinv" } }, { name = "two", outputs = { "Hinv", "H" } },
      },
    }).by_name
    local apart = by_rows.crba.plain.cost.total + by_rows.minv.plain.cost.total
    for _, name in ipairs { "one", "two" } do
      local total = by_rows[name].plain.cost.total
      assert.is_true(total < apart - by_rows.crba.plain.cost.total // 2, total .. " of " .. apart)
    end
  end)

  it("returns a pivot where one of its parts does", function()
    assert.equal("void", job.by_name.both.fn.returns)
    assert.equal("pivot", job.by_name.ahead.fn.returns)
  end)
end)
