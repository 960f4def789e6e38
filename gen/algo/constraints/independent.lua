-- The robot in terms of its independent joints, with embedded loops (constraints.embed): positions,
-- rates and the equation of motion H_i a_i + C_i = P' tau, as with mimic joints.
--
--   independent.correction   dq(q)               Newton's step on phi = 0 by dependent joints
--   independent.velocity     v(q, v_i)           v = P v_i
--   independent.crba         H_i(q)              full, symmetric
--   independent.bias         C_i(q, v_i)         P' (C + H g) at v = P v_i
--   independent.fd           a_i(q, v_i, tau_i)  H_i a_i = tau_i - C_i
--   independent.positions    q, v(q_i, v_i)      Newton's steps by those above, over prog.calls
-- All except the first and the last assume that phi = 0 at q.
local capture = require "algo.kit.capture"
local embed = require "algo.constraints.embed"
local embedded = require "algo.constraints.embedded_inertia"
local factors = require "algo.factor.factors"
local follow = require "algo.constraints.follow"
local multipliers = require "algo.constraints.multipliers"
local order = require "order"
local pattern = require "model.pattern"
local products = require "algo.factor.products"

local M = {}

-- the split at q, the constraints, and a kit whose v is P v_i once `moved` has been called
local function ties(model, K)
  local on, v = {}, {}
  for bit = 0, model.constraints.ns - 1 do on[bit] = K.one end
  local kit = capture(K, {}, { mask = on, phi_d = {}, v = v })
  local own = multipliers.parts.system(model, kit, true)
  own.kit, own.split = kit, follow(model, K, own.rows)
  function own.moved()
    local v_i = {}
    for i, dof in ipairs(model.constraints.embedding.dofs) do v_i[dof] = K.input("v_i", i - 1) end
    K.section("v = P*v_i")
    for dof, x in order.pairs(own.split:spread(v_i)) do
      K.owner(model.dofs[dof].id, model.dofs[dof].body)
      v[dof - 1] = K.name("v", nil, nil, x)
    end
    return v
  end
  return own
end

function M.correction(model, K)
  local own = ties(model, K)
  local phi = own.C:residual()
  local dq = own.split:solve(function(r) return -phi[r] end, "dq")
  K.section("dq")
  for dof = 1, model.nv do K.store("dq", dof - 1, dq[dof] or K.zero) end
end

function M.velocity(model, K)
  local v = ties(model, K).moved()
  for dof = 1, model.nv do K.store("v", dof - 1, v[dof - 1]) end
end

-- C_i by independent dof
local function bias_of(model, own)
  own.moved()
  local bias = own.C:bias()
  local g = own.split:solve(function(r) return -bias[r] end, "g")
  return own.split:gather(embed.bias(model, own.kit, g))
end

function M.bias(model, K)
  local C = bias_of(model, ties(model, K))
  K.section("C_i = P'*(C + H*g)")
  for i, dof in ipairs(model.constraints.embedding.dofs) do K.store("C_i", i - 1, C[dof]) end
end

function M.crba(model, K)
  local seen = embed.seen(model)
  embedded.H(model, K, seen, ties(model, K).split.P)
  local n = seen.nv
  K.section("H_i")
  for k = 0, n * n - 1 do K.store("H_i", k, K.zero) end
  pattern.each(seen.pattern, function(a, b, k)
    local x = K.load("H", k)
    K.store("H_i", (a - 1) * n + b - 1, x)
    K.store("H_i", (b - 1) * n + a - 1, x)
  end)
end

function M.fd(model, K)
  local seen, own = embed.seen(model), ties(model, K)
  local C = bias_of(model, own)
  for i, dof in ipairs(model.constraints.embedding.dofs) do
    K.store("x", i - 1, K.input("tau_i", i - 1) - C[dof])
  end
  embedded.H(model, K, seen, own.split.P)
  factors.ltdl(seen, K, "H")
  products.solve(seen, K, "H", "x", "u", "a")
  K.section("a_i")
  for i = 0, seen.nv - 1 do K.store("a_i", i, K.load("x", i)) end
end

-- The number of Newton steps is not known when generating, so this is a loop: until a step is so
-- small that the next would be below rounding.
local STEPS = 30
local SMALL = { double = 1e-16, float = 1e-7 } -- of a step's square

function M.positions(model, K)
  local all = model.constraints.embedding
  local small = K.num(SMALL[model.constraints.real] or SMALL.double)
  K.arrays({ "NV" }, "dq")
  for k, place in ipairs(all.places) do K.set({ "q", place }, K.get { "q_i", k - 1 }) end
  K.step "Newton steps of the dependent joints, each shorter than half a radian"
  local square = K.variable("square", K.one)
  K.each("step", 0, STEPS, function()
    local sum = K.zero
    K.leave("embedded_correction", "q", "dq")
    for _, dof in ipairs(all.dependent) do
      local x = K.get { "dq", dof - 1 }
      sum = sum + x * x
    end
    -- large steps are shortened, so that Newton does not jump to another way of closing the loop
    K.set(square, sum)
    local share = K.name("share", nil, nil, K.one / (K.one + K.get(square)))
    for _, dof in ipairs(all.dependent) do
      local body = model.bodies[model.dofs[dof].body]
      K.add({ "q", body.q }, share * K.get { "dq", dof - 1 })
    end
  end, { square, small })
  K.most(square, small, { "NV", "NC" })
  K.step "rates"
  K.try("embedded_velocity", "q", "v_i", "v")
end

return M
