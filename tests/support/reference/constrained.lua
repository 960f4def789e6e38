-- Runs algorithms of constrained dynamics on the numbers of a robot, and compares lists.
--
--   constrained.TARGETS             targets of rows that move, and their rates
--   constrained.run(r, name, more)  runs an algorithm of `multipliers` on the numbers of r = {
--     model, n, nc = of dofs and of rows, mask, q, v, tau, gains, e, .. }: results by array, lists
--     from 1;  more: other numbers
--   constrained.sum_of(x, list, ..) sum of lists with factors
--   constrained.zero(r, what, left, size)   checks that nothing is left beside numbers of that size

local algo = dofile "tests/support/algo.lua"
local constraints = dofile "tests/support/robots/constraints.lua"
local dense = dofile "tests/support/reference/dense.lua"
local floats = require "analysis.floats"
local multipliers = require "algo.constraints.multipliers"
local check = dofile("tests/support/random.lua").check

local M = {}

M.TARGETS = { "phi_d", "dphi_d", "ddphi_d" }

function M.run(r, name, more)
  local inputs = { mask = r.mask, e = { [0] = r.e } }
  for _, key in ipairs { "q", "v", "tau", "gains", table.unpack(M.TARGETS) } do
    inputs[key] = algo.from_zero(r[key] or {})
  end
  for key, x in pairs(more or {}) do inputs[key] = { [0] = x } end
  local kit, results = floats.new(inputs), {}
  multipliers[name](r.model, kit)
  for key, n in pairs { a = r.n, lambda = r.nc, v_plus = r.n, impulse = r.nc, dq = r.n,
    v_next = r.n, S = r.nc * r.nc } do
    if kit.results[key] then results[key] = algo.from_one(kit.results[key], n) end
  end
  return results
end

function M.sum_of(...)
  local list, args = {}, { ... }
  for k = 1, #args[2] do
    list[k] = 0.0
    for i = 1, #args, 2 do list[k] = list[k] + args[i] * args[i + 1][k] end
  end
  return list
end

function M.zero(r, what, left, size)
  local off = dense.largest(left)
  check(off <= 1e-8 * math.max(size, 1e-3), "robot %d: %s: %g is left of %g\n%s", r.case, what, off,
    size, constraints.written(r.list))
end

return M
