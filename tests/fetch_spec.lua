--- What a host fetches (prog.fetch): counted by hand, and what is chosen by it.

local algo = dofile "tests/support_algo.lua"
local fetch = require "prog.fetch"
local front = dofile "tests/support_front.lua"
local live = require "prog.live"
local random = dofile "tests/support_random.lua"
local target = require "prog.target"
local trace = require "prog.trace"

local FETCH = target.FETCH

-- time and bytes of what `run` does with a kit, in the units of target.FETCH
local function count(run, options)
  local kit = trace.new {}
  kit.owner("x", 1)
  run(kit)
  local traced = { trace = kit }
  live.prune(traced)
  return fetch.of(traced, options or {})
end

describe("what is fetched", function()
  it("is one instruction for a product and the sum that it goes into", function()
    local one = count(function(K)
      K.store("y", 0, K.input("a", 0) * K.input("b", 0) + K.input("c", 0))
    end)
    assert.same({ time = math.floor(4 + FETCH.store), bytes = 5 * FETCH.bytes }, one)
  end)

  it("is one more for a product that others read, too, and one for each further use", function()
    local one = count(function(K)
      local product = K.input("a", 0) * K.input("b", 0)
      K.store("y", 0, product + K.input("c", 0))
      K.store("y", 1, product)
    end)
    assert.same({ time = math.floor(6 + 2 * FETCH.store), bytes = 8 * FETCH.bytes }, one)
  end)

  local function row(n, options)
    return count(function(K) K.row_set(n, "y", 0, K.one, "x", 0) end, options).time
  end

  it("are whole, half and single vectors of a row, and a call of a long one", function()
    assert.equal(math.floor(FETCH.row + 3 * FETCH.vector), row(7))
    assert.equal(math.floor(FETCH.row + 4 * FETCH.vector), row(7, { real = "float" }))
    assert.equal(math.floor(FETCH.row + 1 * FETCH.vector), row(8, { real = "float" }))
    assert.equal(math.floor(FETCH.call + 17 * FETCH.called), row(17))
  end)

  it("counts more beyond the first-level cache", function()
    local function stores(n)
      return count(function(K) for i = 0, n - 1 do K.store("y", i, K.one) end end)
    end
    local fits = FETCH.cache // FETCH.bytes
    local some, more = stores(fits), stores(2 * fits)
    assert.is_true(some.bytes <= FETCH.cache and some.time == math.floor(FETCH.store * fits))
    assert.is_true(more.time > 2 * some.time + FETCH.beyond * FETCH.cache * 0.99)
  end)

  it("is told, the least first, of equals the one before", function()
    local forms = { { says = "so", time = 30 }, { says = "or so", time = 20 },
      { says = "or that way", time = 20 } }
    assert.equal(forms[2], fetch.least(forms, {}))
    assert.equal("About 20 instructions or so, against 30 so, 20 or that way.", fetch.says(forms))
  end)
end)

local NAMES = { "crba", "ltdl", "solve", "bias", "fd" }
local ROBOTS = { "quad", "humanoid" } -- which waits for long_specs.sh

local function compile(robot, more)
  local options = {
    base = "floating", functions = NAMES, fuse = { { name = "both", outputs = { "H", "LD" } } },
  }
  for key, x in pairs(more) do options[key] = x end
  return algo.compile(front.contents(("models/%s.urdf"):format(robot)), options)
end

-- time of the text that a host with vectors takes
local function time(job, name)
  local item = job.by_name[name]
  return fetch.of(item.merged or item, job.options).time
end

-- of several texts one after the other, which share the cache
local function in_turn(job, ...)
  local sum, bytes, alone = 0, 0, 0
  for _, name in ipairs { ... } do
    local item = job.by_name[name]
    local one = fetch.of(item.merged or item, job.options)
    sum, bytes = sum + one.time, bytes + one.bytes
    alone = alone + math.max(0, one.bytes - FETCH.cache)
  end
  return sum + FETCH.beyond * (math.max(0, bytes - FETCH.cache) - alone)
end

-- what an item is, in the words of its forms
local function form(item)
  local wide = item.merged
  local rows = (wide or item).by_rows
  return wide and rows and "row by row with limbs in lanes" or wide and "with limbs in lanes"
    or rows and "row by row" or "entry by entry"
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
          if item.forms then
            weighed = weighed + 1
            assert.equal(fetch.least(item.forms).says, form(item), name)
            assert.truthy(item.note:find(fetch.says(item.forms), 1, true), name)
          end
        end
        -- at -O1 a humanoid's factor is beyond doubt
        assert.equal((robot == "quad" or level == 2) and 3 or 0, weighed)
        -- with a copy of H
        assert.is_true(time(job, "both") <= 1.1 * in_turn(job, "crba", "ltdl"))
        assert.is_true(time(job, "fd") <= in_turn(job, "bias", "crba", "ltdl", "solve"))
      end)
    end
  end

  it("a microcontroller, --rows and states in lanes have one", function()
    for _, more in ipairs { { target = "mcu" }, { rows = 0, deep = 1e9 }, { lanes = 4 } } do
      more.optimize = 1
      for _, item in ipairs(compile("quad", more).functions) do assert.is_nil(item.forms) end
    end
  end)

  it("forward dynamics takes articulated bodies where that is less time", function()
    local job = compile("quad", { optimize = 2, functions = { "fd:auto", "aba" } })
    assert.equal(time(job, "aba"), time(job, "fd"))
    assert.truthy(job.by_name.fd.note:find("^%d+ operations against %d+ through H, about "
      .. time(job, "aba") .. " instructions against %d+%.$"))
    assert.is_nil(job.by_name.fd.forms)
    -- an arm's bodies wait for each other: fd 115 ns, aba 143, though of about equal length
    local arm = compile("arm7", { base = "fixed", optimize = 2, functions = { "fd:auto", "aba" } })
    assert.is_true(time(arm, "aba") < time(arm, "fd"))
    assert.is_nil(arm.by_name.fd.note)
  end)
end)

-- once 8.6 MB beside 0.74 in turn
it("H and its factor in one are no more C than in two, for a chain of 80 joints", function()
  local text = { '<robot name="r"><link name="l0"/>' }
  for k = 1, 80 do
    text[#text + 1] = ([[<link name="l%d"><inertial><mass value="1"/><origin xyz="0.1 0.2 0.3"/>
      <inertia ixx="2" iyy="3" izz="4" ixy="0.1" ixz="0.2" iyz="0.3"/></inertial></link>
      <joint name="j%d" type="continuous"><parent link="l%d"/><child link="l%d"/>
      <origin xyz="0.1 0.2 0.3"/><axis xyz="%s"/></joint>]]):format(k, k, k - 1, k,
      ({ "1 0 0", "0 1 0", "0 0 1" })[k % 3 + 1])
  end
  local job = algo.compile(table.concat(text) .. "</robot>", {
    functions = { "crba", "ltdl" }, fuse = { { name = "both", outputs = { "H", "LD" } } },
  })
  local function bytes(name) return fetch.of(job.by_name[name], {}).bytes end
  assert.is_true(bytes "both" < 1.05 * (bytes "crba" + bytes "ltdl"))
end)
