-- Tests properties of the rows of any constraints, on plain numbers: robots with random
-- constraints, K v, its rate along curves, and K' lambda.
--
--   rows.robots(count, case, make) -> each;  each(visit) calls visit(r, constraints of the model)
--     for `count` robots, made once, of the random robots after number `case`
--     make(rng, text, links) -> the constraints of one, in the form of the option;  links: names
--     r = { case, job, list = of make, rng, mask = all on, world = of reference.motion, q, v }
--   rows.run(r, name, inputs) -> the result of a function;  rows.K_times(r, q, v) -> K(q) v
--   rows.rate_along(r, step, f) -> the rate of a list f(q), by differences of fourth order along
--     the curve with velocity v;  rows.rates(r) -> that of K v
--   rows.near(r, what, want, found, slack)   checks two lists
--   rows.push(r, constraints)   checks constraint_forces: K' lambda
local algo = dofile "tests/support/algo.lua"
local dense = dofile "tests/support/reference/dense.lua"
local motion = dofile("tests/support/reference/dynamics.lua").motion
local check = dofile("tests/support/random.lua").check

local M = {}

local STEP <const> = 2e-4

local function robot(case, make)
  local text, options, rng = algo.random(case, { joints = 6, mimic = 0.2 })
  local links = {}
  for name in text:gmatch '<link name="([^"]*)"' do links[#links + 1] = name end
  table.sort(links)
  options.constraints = make(rng, text, links)
  -- some constraints tie parts that do not move
  local sound, job = pcall(algo.compile, text, options, "model")
  if not sound then
    check(tostring(job):find "no joint moves it", "robot %d: %s", case, job)
    return nil
  end
  local mask = {}
  for k = 1, job.model.constraints.ns do mask[k] = 1.0 end
  return {
    case = case, job = job, list = options.constraints, rng = rng, mask = mask,
    world = motion.world(job.robot, job.model, options),
    q = motion.random_q(rng, job.model), v = algo.vector(rng, job.model.nv),
  }
end

function M.robots(count, case, make)
  local list = {}
  return function(visit)
    while #list < count do
      case = case + 1
      list[#list + 1] = robot(case, make)
    end
    for _, r in ipairs(list) do visit(r, r.job.model.constraints) end
  end
end

function M.run(r, name, inputs)
  inputs.q, inputs.mask = inputs.q or r.q, r.mask
  local results = algo.run(r.job, name, inputs)
  return results[name] or results.tau
end

function M.K_times(r, q, v)
  local all, K, out = r.job.model.constraints, M.run(r, "K", { q = q }), {}
  for i = 1, all.nc do
    out[i] = 0.0
    for k = all.rowptr[i] + 1, all.rowptr[i + 1] do
      out[i] = out[i] + K[k] * v[all.colind[k] + 1]
    end
  end
  return out
end

function M.rate_along(r, step, f)
  local at, rate = {}, {}
  for k = -2, 2 do at[k] = f(motion.moved(r.world, r.q, r.v, k * step)) end
  for i = 1, #at[0] do
    rate[i] = (8 * (at[1][i] - at[-1][i]) - (at[2][i] - at[-2][i])) / (12 * step)
  end
  return rate
end

function M.rates(r)
  return M.rate_along(r, STEP, function(q) return M.K_times(r, q, r.v) end)
end

function M.near(r, what, want, found, slack)
  local off, size = dense.distance(want, found), math.max(dense.largest(want), 1)
  check(#want == #found and off <= slack * size, "robot %d: %s off by %g of %g", r.case, what, off,
    size)
end

function M.push(r, all)
  local lambda, K, tau = algo.vector(r.rng, all.nc), M.run(r, "K", {}), {}
  for j = 1, r.job.model.nv do tau[j] = 0.0 end
  for i = 1, all.nc do
    for k = all.rowptr[i] + 1, all.rowptr[i + 1] do
      local j = all.colind[k] + 1
      tau[j] = tau[j] + K[k] * lambda[i]
    end
  end
  M.near(r, "K' lambda", tau, M.run(r, "constraint_forces", { lambda = lambda }), 1e-12)
end

return M
