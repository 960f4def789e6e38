-- Steps in time as calls of the robot's own functions: fd (or what constraints make of it) where a
-- state is, integrate to the next.  A statement for each dof; what integrate does with quaternions
-- and planar joints is in the child's axes, as v is.
--
--   integrators.semi_implicit(model, K), integrators.rk4, integrators.spook, integrators.position   K: of prog.calls
--   integrators.each_dof(model, K) -> each;  each(to, f): to = f(at) for every dof, at(array) its element
local dofs = require "model.dofs"

local M = {}

function M.each_dof(model, K)
  return function(to, f)
    for dof = 0, model.nv - 1 do
      K.set({ to, dof }, f(function(array) return K.get { array, dof } end))
    end
  end
end

function M.semi_implicit(model, K)
  local h, each = K.get { "h" }, M.each_dof(model, K)
  K.arrays({ "NV" }, "a")
  K.step "a at q and v"
  K.try("fd", "q", "v", "tau", "a")
  K.step "v, then q along the new v"
  each("v_next", function(at) return at "v" + h * at "a" end)
  K.call("integrate", "q", "v_next", h, "q_next")
end

-- The last sums of rk4: q along the mean of the velocities, in two parts where these do not commute
local function mean(model, K, each, sixth)
  local two, three = K.num(2), K.num(3)
  local function middle(at) return two * (at "v2" + at "v3") end
  if dofs.is_flat(model) then
    K.step "the mean of all"
    each("u", function(at) return at "v" + middle(at) + at "v4" end)
    K.call("integrate", "q", "u", sixth, "q_next")
  else
    K.step "the mean of all, q in two parts that do not commute"
    local twelfth = K.name("twelfth", nil, nil, K.num(0.5) * sixth)
    each("u", function(at) return three * at "v" + middle(at) - at "v4" end)
    K.call("integrate", "q", "u", twelfth, "q2")
    each("u", function(at) return three * at "v4" + middle(at) - at "v" end)
    K.call("integrate", "q2", "u", twelfth, "q_next")
  end
  each("v_next", function(at)
    return at "v" + sixth * (at "a1" + two * (at "a2" + at "a3") + at "a4")
  end)
end

function M.rk4(model, K)
  local h, each, flat = K.get { "h" }, M.each_dof(model, K), dofs.is_flat(model)
  local function rate(to, dt, a)
    each(to, function(at) return at "v" + dt * at(a) end)
  end
  K.arrays({ "NV" }, "a1", "a2", "a3", "a4", "v2", "v3", "v4", "u")
  K.arrays({ "NQ" }, "q2", "q3", "q4")
  local half = K.name("half", nil, nil, K.num(0.5) * h)
  local sixth = K.name("sixth", nil, nil, h / K.num(6))
  K.step "stage 1: here"
  K.try("fd", "q", "v", "tau", "a1")
  K.step "stage 2: half a step by the first"
  rate("v2", half, "a1")
  K.call("integrate", "q", "v", half, "q2")
  K.try("fd", "q2", "v2", "tau", "a2")
  K.step "stage 3: half a step by the second"
  rate("v3", half, "a2")
  K.call("integrate", "q", "v2", half, "q3")
  K.try("fd", "q3", "v3", "tau", "a3")
  K.step(flat and "stage 4: a step by the third"
    or "stage 4: a step by the third, of which stage 2 has gone half")
  rate("v4", h, "a3")
  if flat then
    K.call("integrate", "q", "v3", h, "q4")
  else
    each("u", function(at) return at "v3" - K.num(0.5) * at "v" end)
    K.call("integrate", "q2", "u", h, "q4")
  end
  K.try("fd", "q4", "v4", "tau", "a4")
  mean(model, K, each, sixth)
end

-- of the arguments of the function, but for q_next
local function given(K, ...)
  local list = {}
  for _, name in ipairs(K.given) do
    if name ~= "q_next" then list[#list + 1] = name end
  end
  return table.unpack(table.move({ ... }, 1, select("#", ...), #list + 1, list))
end

function M.spook(_, K)
  K.try("spook", given(K))
  K.call("integrate", "q", "v_next", K.get { "h" }, "q_next")
end

function M.position(_, K)
  K.arrays({ "NV" }, "dq")
  K.arrays({ "NC" }, "lambda")
  K.try("position_correction", given(K, "dq", "lambda"))
  K.call("integrate", "q", "dq", K.one, "q_next")
end

return M
