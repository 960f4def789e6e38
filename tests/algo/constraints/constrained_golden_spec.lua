-- Compares forward dynamics with feet held in the world with Pinocchio's results for the robots of
-- ../shared: fixed and floating, two states each, by every route.  Pending if ../shared is absent.

local algo = dofile "tests/support/algo.lua"
local multipliers = require "algo.constraints.multipliers"
local dense = dofile "tests/support/reference/dense.lua"
local floats = require "analysis.floats"
local front = dofile "tests/support/front.lua"
local json = require "dkjson"
local lfs = require "lfs"
local loops = require "analysis.loops"
local random = dofile "tests/support/random.lua"

local check = random.check
local EACH = random.many(3, 1) -- one of every EACH robots, with either base
local SHARED = "../shared/"
local POINTS = SHARED .. "golden/constraints"

local function decoded(path) return json.decode(front.contents(path)) end

-- places of q and v in the golden file -> ours, by the joints' names
local function places_of(model, golden)
  local q, v, by_name = {}, {}, {}
  for k = 1, golden.floating and 7 or 0 do q[k] = k end
  for k = 1, golden.floating and 6 or 0 do v[k] = k end
  for _, body in ipairs(model.bodies) do by_name[body.name] = body end
  for _, joint in ipairs(golden.joints) do
    local body = assert(by_name[joint.name], joint.name)
    q[#q + 1], v[#v + 1] = body.q + 1, body.v + 1
  end
  return q, v
end

local function placed(list, places)
  local array = {}
  for k, place in ipairs(places) do array[place - 1] = list[k] end
  return array
end

local function compare(file)
  local held, golden = decoded(POINTS .. "/" .. file), decoded(SHARED .. "golden/" .. file)
  local list = {}
  for k, point in ipairs(held.points) do
    list[k] = { name = "p" .. k, type = "point", a = { link = point.link, xyz = point.xyz } }
  end
  local robot = file:match "^[^.]+"
  local job = algo.compile(front.contents(SHARED .. "urdf/" .. robot .. ".urdf"), {
    base = golden.floating and "floating" or "fixed", mimic = "free", armature = "none", snap = 0,
    constraints = list,
  }, "model")
  local model = job.model
  local q, v = places_of(model, golden)
  model.constraints.plan = loops.plan(model, 1e-8)
  for s, state in ipairs(golden.states) do
    for _, route in ipairs { "fd_schur", model.constraints.plan.matrix and "fd_kkt" } do
      local kit = floats.new {
        q = placed(state.q, q), v = placed(state.v, v), tau = placed(state.tau_in, v),
      }
      multipliers[route](model, kit)
      local found = {}
      for k, place in ipairs(v) do found[k] = kit.results.a[place - 1] end
      local off, size = dense.distance(held.a[s], found), dense.largest(held.a[s])
      check(off <= 1e-9 * size, "%s, state %d, %s: off by %g of %g", file, s, route, off, size)
    end
  end
end

describe("points held in the world", function()
  it("accelerate a robot as Pinocchio has it", function()
    if not lfs.attributes(POINTS) then return pending "../shared/golden is not there" end
    local count = 0
    for k, file in ipairs(front.names(POINTS, ".json")) do
      if k % EACH == 0 then
        compare(file)
        count = count + 1
      end
    end
    assert.is_true(count >= 8 // EACH, count .. " robots")
  end)
end)

describe("two feet welded to the world", function()
  it("have independent rows, although Newton's method may turn them half around", function()
    local path = SHARED .. "urdf/atlas.urdf"
    if not lfs.attributes(path) then return pending "../shared/urdf is not there" end
    local model = algo.compile(front.contents(path), { base = "floating", constraints = {
      { name = "left", type = "weld", a = { link = "l_foot" } },
      { name = "right", type = "weld", a = { link = "r_foot" } },
    } }, "model").model
    assert.same({}, loops.plan(model, 1e-8).dependent)
  end)
end)
