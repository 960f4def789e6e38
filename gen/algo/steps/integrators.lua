-- Steps in time as calls of the robot's own functions: fd (or its form with constraints) at a
-- state, integrate to the next, with a statement for each dof.  For quaternions and planar joints,
-- integrate works in the child's axes, like v.
--
--   semi_implicit(model, K), rk4, spook, position   K: of prog.calls
--   each_dof(model, K) -> each;  each(to, f): to = f(at) for every dof, at(array) its element
--   stages, in_two_parts     shared by rk4 and its derivatives
local dofs = require "model.dofs"
local lists = require "list"

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

local SAYS = {
  "stage 1: here", "stage 2: half a step along the first", "stage 3: half a step along the second",
  "stage 4: a step along the third",
}
local V, Q = { "v", "v2", "v3", "v4" }, { "q", "q2", "q3", "q4" }

-- The four stages of rk4; returns h/6. beside, called along with them:
--   a_of(s)        the array of a stage's acceleration
--   begin(sixth)   before the first;  parted(): stage 4 starts from the q of stage 2
--   moved(s, along, dt, parted)   q of stage s is there;  found(s)   its acceleration is
function M.stages(model, K, beside)
  local each, flat, h = M.each_dof(model, K), dofs.is_flat(model), K.get { "h" }
  local half = K.name("half", nil, nil, K.num(0.5) * h)
  local sixth = K.name("sixth", nil, nil, h / K.num(6))
  beside.begin(sixth)
  for s = 1, 4 do
    local parted, dt = s == 4 and not flat, s == 4 and h or half
    K.step(SAYS[s] .. (parted and ", of which stage 2 has gone half" or ""))
    if s > 1 then
      each(V[s], function(at) return at "v" + dt * at(beside.a_of(s - 1)) end)
      if parted then
        each("u", function(at) return at "v3" - K.num(0.5) * at "v" end)
        beside.parted()
      end
      local along = parted and "u" or V[s - 1]
      K.call("integrate", parted and "q2" or "q", along, dt, Q[s])
      beside.moved(s, along, dt, parted)
    end
    K.try("fd", Q[s], V[s], "tau", beside.a_of(s))
    beside.found(s)
  end
  return sixth
end

-- moves q along the mean velocity in two parts, because these do not commute; go(k, twelfth, first,
-- last) does the k-th along u, which has v and v4 `first` and `last` times
function M.in_two_parts(model, K, sixth, go)
  local each, two, three = M.each_dof(model, K), K.num(2), K.num(3)
  K.step "the mean of all, q in two parts that do not commute"
  local twelfth = K.name("twelfth", nil, nil, K.num(0.5) * sixth)
  for k, one in ipairs { { "v", "v4", 3, -1 }, { "v4", "v", -1, 3 } } do
    each("u", function(at)
      return three * at(one[1]) + two * (at "v2" + at "v3") - at(one[2])
    end)
    go(k, twelfth, one[3], one[4])
  end
end

function M.rk4(model, K)
  local each, two = M.each_dof(model, K), K.num(2)
  K.arrays({ "NV" }, "a1", "a2", "a3", "a4", "v2", "v3", "v4", "u")
  K.arrays({ "NQ" }, "q2", "q3", "q4")
  local function nothing() end
  local sixth = M.stages(model, K, { a_of = function(s) return "a" .. s end, begin = nothing,
    parted = nothing, moved = nothing, found = nothing })
  if dofs.is_flat(model) then
    K.step "the mean of all"
    each("u", function(at) return at "v" + two * (at "v2" + at "v3") + at "v4" end)
    K.call("integrate", "q", "u", sixth, "q_next")
  else
    M.in_two_parts(model, K, sixth, function(k, twelfth)
      K.call("integrate", k == 1 and "q" or "q2", "u", twelfth, k == 1 and "q2" or "q_next")
    end)
  end
  each("v_next", function(at)
    return at "v" + sixth * (at "a1" + two * (at "a2" + at "a3") + at "a4")
  end)
end

-- the arguments of the function, except q_next
local function given(K, ...)
  local list = lists.those(K.given, function(name) return name ~= "q_next" end)
  return table.unpack(lists.append(list, { ... }))
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
