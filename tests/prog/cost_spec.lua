-- Tests the cost of a program on a host (prog.choice.cost): against counts by hand, and by its
-- choices.

local algo = dofile "tests/support/algo.lua"
local cost = require "prog.choice.cost"
local front = dofile "tests/support/front.lua"
local live = require "prog.live"
local programs = require "prog.program"
local random = dofile "tests/support/random.lua"
local trace = require "prog.trace"

local FETCH = cost.FETCH
local COLD = FETCH.cold * FETCH.bytes -- per instruction

-- time and bytes of `run` with a kit, in units of cost.FETCH
local function count(run, options)
  local kit = trace.new {}
  kit.owner("x", 1)
  run(kit)
  return cost.of(live.of(programs.of(kit, { level = "scalars" })), options or {})
end

describe("what is fetched", function()
  it("is one instruction for a product and the sum that it goes into", function()
    local one = count(function(K)
      K.store("y", 0, K.input("a", 0) * K.input("b", 0) + K.input("c", 0))
    end)
    assert.same({ time = math.floor(4 + FETCH.store + 5 * COLD), bytes = 5 * FETCH.bytes,
      weight = 4 + FETCH.store + 5 * COLD, text = 0 }, one)
  end)

  it("is one more for a product that others read, too, and one for each further use", function()
    local one = count(function(K)
      local product = K.input("a", 0) * K.input("b", 0)
      K.store("y", 0, product + K.input("c", 0))
      K.store("y", 1, product)
    end)
    assert.same({ time = math.floor(6 + 2 * FETCH.store + 8 * COLD), bytes = 8 * FETCH.bytes,
      weight = 6 + 2 * FETCH.store + 8 * COLD, text = 0 }, one)
  end)

  local function row(n, options)
    return count(function(K) K.row_set(n, "y", 0, K.one, "x", 0) end, options).time
  end

  it("are whole, half and single vectors of a row, and a call of a long one", function()
    assert.equal(math.floor(FETCH.row + 3 * FETCH.vector + 3.5 * COLD), row(7))
    assert.equal(math.floor(FETCH.row + 4 * FETCH.vector + 4.5 * COLD), row(7, { real = "float" }))
    assert.equal(math.floor(FETCH.row + 1 * FETCH.vector + 1.5 * COLD), row(8, { real = "float" }))
    local called = FETCH.long + FETCH.cold * FETCH.call_bytes
    assert.equal(math.floor(called + 17 * FETCH.called), row(17))
  end)

  it("is half an instruction for an input that is read again", function()
    local one = count(function(K)
      for i = 0, 2 do K.store("y", i, K.input("a", 0) + K.input("b", i)) end
    end)
    local read, stored = 4 + 2 * FETCH.again, FETCH.store + COLD
    assert.equal(math.floor((3 + read) * (1 + COLD) + 3 * stored), one.time)
  end)

  it("counts more beyond the first-level cache", function()
    local function stores(n)
      return count(function(K) for i = 0, n - 1 do K.store("y", i, K.one) end end)
    end
    local fits = FETCH.cache // FETCH.bytes
    local some, more = stores(fits), stores(2 * fits)
    assert.is_true(some.bytes <= FETCH.cache)
    assert.equal(math.floor((FETCH.store + COLD) * fits), some.time)
    assert.is_true(more.time > 2 * some.time + FETCH.beyond * FETCH.cache * 0.99)
  end)
end)

local NAMES = { "crba", "ltdl", "solve", "bias", "fd:H" }
local ROBOTS = { "quad", "humanoid" } -- the second one only runs in `make test-long`

local function compile(robot, more)
  local options = {
    base = "floating", functions = NAMES, fuse = { { name = "both", outputs = { "H", "LD" } } },
  }
  for key, x in pairs(more) do options[key] = x end
  return algo.compile(front.contents(("models/%s.urdf"):format(robot)), options)
end

-- time of the form that a host with vectors takes
local function time(job, name)
  local item = job.by_name[name]
  return cost.of(item.in_lanes or item.plain, job.options).time
end

-- several functions one after the other, which share the cache
local function in_turn(job, ...)
  local sum, bytes, alone = 0, 0, 0
  for _, name in ipairs { ... } do
    local item = job.by_name[name]
    local one = cost.of(item.in_lanes or item.plain, job.options)
    sum, bytes = sum + one.time, bytes + one.bytes
    alone = alone + math.max(0, one.bytes - FETCH.cache)
  end
  return sum + FETCH.beyond * (math.max(0, bytes - FETCH.cache) - alone)
end

-- the form that takes the least time, and the note about it and its near competitors
local function least(forms)
  local best, others = forms[1], {}
  for _, form in ipairs(forms) do
    if form.cost.weight < best.cost.weight then best = form end
  end
  for _, form in ipairs(forms) do
    if form ~= best and form.cost.time <= 1.25 * best.cost.time then
      others[#others + 1] = ("%d %s"):format(form.cost.time, form.says)
    end
  end
  return best, #others > 0 and ("About %d instructions %s, against %s."):format(best.cost.time,
    best.says, table.concat(others, ", "))
end

describe("of several forms", function()
  for k = 1, random.many(1, #ROBOTS) do
    local robot = ROBOTS[k]
    for level = 1, 2 do
      it(("%s at -O%d takes the least, fused no more than in turn"):format(robot, level), function()
        local job = compile(robot, { optimize = level })
        local weighed = 0
        for _, name in ipairs { "ltdl", "fd", "both" } do
          local item = job.by_name[name]
          if #item.weighed > 0 then
            local best, says = least(item.weighed)
            weighed = weighed + 1
            for _, form in ipairs(item.weighed) do
              assert.same(cost.of(form.program, job.options), form.cost, name)
            end
            assert.equal(best.program, item.in_lanes or item.plain, name)
            assert.is_true(not says or item.note:find(says, 1, true) ~= nil, name)
          end
        end
        assert.equal(3, weighed)
        -- with a copy of H
        assert.is_true(time(job, "both") <= 1.1 * in_turn(job, "crba", "ltdl"))
        assert.is_true(time(job, "fd") <= in_turn(job, "bias", "crba", "ltdl", "solve"))
      end)
    end
  end

  it("a microcontroller and --rows have one", function()
    for _, more in ipairs { { target = "mcu" }, { rows = 0, deep = 1e9 } } do
      more.optimize = 1
      for _, item in ipairs(compile("quad", more).functions) do assert.same({}, item.weighed) end
    end
  end)

  -- measured by state (AVX-512; SSE2): fd_derivatives of HyQ, whose tree is quad's, 516 ns by
  -- numbers and 735 by rows; 2240 and 3770.  The factor of quad 44 by numbers and 27 by rows
  it("in lanes of states products of matrices go by numbers, and a factor by rows", function()
    local job = compile("quad", { optimize = 1, lanes = 8, fuse = {},
      functions = { "ltdl", "minv", "fd_derivatives" } })
    local rows = {}
    for name, item in pairs(job.by_name) do rows[name] = item.plain.by_rows end
    assert.same({ ltdl = true, minv = false, fd_derivatives = false }, rows)
  end)

  it("forward dynamics takes articulated bodies where that is less time", function()
    local job = compile("quad", { optimize = 2, functions = { "fd", "aba" } })
    assert.equal(time(job, "aba"), time(job, "fd"))
    local best, says = least(job.by_name.fd.weighed)
    assert.equal("by articulated bodies", best.fn.route.name)
    assert.same(cost.of(best.program, job.options, best.fn.route.waits), best.cost)
    assert.is_true(best.cost.time > 1.1 * time(job, "aba"))
    assert.equal(says, job.by_name.fd.note)
    -- an arm's bodies wait for each other: fd 115 ns, aba 143, although both are about equally long
    local arm = compile("arm7", { base = "fixed", optimize = 2, functions = { "fd", "aba" } })
    assert.is_true(time(arm, "aba") < time(arm, "fd"))
    assert.truthy(arm.by_name.fd.note:find("instructions through H, against %d+ by articulated"))
  end)
end)

-- a chain of that many joints
local function chain(joints)
  local text = { '<robot name="r"><link name="l0"/>' }
  for k = 1, joints do
    text[#text + 1] = ([[<link name="l%d"><inertial><mass value="1"/><origin xyz="0.1 0.2 0.3"/>
      <inertia ixx="2" iyy="3" izz="4" ixy="0.1" ixz="0.2" iyz="0.3"/></inertial></link>
      <joint name="j%d" type="continuous"><parent link="l%d"/><child link="l%d"/>
      <origin xyz="0.1 0.2 0.3"/><axis xyz="%s"/></joint>]]):format(k, k, k - 1, k,
      ({ "1 0 0", "0 1 0", "0 0 1" })[k % 3 + 1])
  end
  return table.concat(text) .. "</robot>"
end

describe("rows of a chain", function()
  local function levels(joints)
    local names = { "crba", "ltdl", "solve", "mul_H", "coriolis", "rnea_derivatives" }
    local job, list = algo.compile(chain(joints), { functions = names }), {}
    for k, name in ipairs(names) do list[k] = job.by_name[name].plain.level end
    return table.concat(list, " ")
  end

  it("come one after the other as it grows, by what was measured on each", function()
    -- ns at the chosen level and at the other one: ltdl 62 and 65, with 10 joints
    assert.equal("scalars rows scalars scalars scalars scalars", levels(10))
    -- ltdl 205 and 337; solve 90 and 135, that of a humanoid 65 and 173; mul_H by rows 98 and 119,
    -- but 311 and 260 where the caches of the first level are cold (SSE2); crba 343 and 505,
    -- coriolis 1013 and 1887, derivatives 3115 and 3357
    assert.equal("supernodes rows scalars scalars supernodes supernodes", levels(20))
    assert.equal("scalars scalars scalars scalars scalars scalars", levels(7))
    -- solve 383 and 443 by numbers, crba 892 and 2675, mul_H 246 and 540, coriolis 3550 and 6393,
    -- derivatives 6797 and 11343
    assert.equal("supernodes rows rows rows supernodes supernodes", levels(40))
  end)
end)

-- it once took 8.6 MB, and 0.74 in turn
it("H and its factor in one are no more C than in two, for a chain of 80 joints", function()
  local job = algo.compile(chain(80), {
    functions = { "crba", "ltdl" }, fuse = { { name = "both", outputs = { "H", "LD" } } },
  })
  local function bytes(name) return cost.of(job.by_name[name].plain, {}).bytes end
  assert.is_true(bytes "both" < 1.05 * (bytes "crba" + bytes "ltdl"))
end)
