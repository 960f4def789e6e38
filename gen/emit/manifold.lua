-- Functions on the configuration manifold: integrate, difference, neutral, normalize, and the
-- derivatives of the first two.
--
-- Joints with one dof take a line each; joints with an angle or a quaternion among other
-- coordinates call runtime/manifold.c, whose exponentials have a branch for small angles.
local dofs = require "model.dofs"
local layout = require "emit.layout"
local lists = require "list"
local number = require "number"

local M = {}

-- The arguments of the call for a joint of several dofs, and the statements for one dof.  Q and V
-- are the names of the joint's first places in q and v.  clears: matrices, which begin as zeros;
-- unread: arguments that are not read if all joints have one dof
local JOINT = {
  integrate = { verb = "integrate", call = "&q[Q] &v[V] dt &q_next[Q]",
    { "q_next[Q]", "q[Q] + v[V]*dt" } },
  difference = { verb = "difference", call = "&q0[Q] &q1[Q] &v[V]", { "v[V]", "q1[Q] - q0[Q]" } },
  integrate_jacobians = { verb = "jacobians", clears = { "dnext_dq", "dnext_dv" },
    call = "&v[V] dt &dnext_dq[V][V] &dnext_dv[V][V] NV", unread = { "v" },
    { "dnext_dq[V][V]", "ONE" }, { "dnext_dv[V][V]", "dt" } },
  difference_jacobians = { verb = "difference_jacobians", clears = { "dv_dq0", "dv_dq1" },
    call = "&q0[Q] &q1[Q] &dv_dq0[V][V] &dv_dq1[V][V] NV", unread = { "q0", "q1" },
    { "dv_dq0[V][V]", "-ONE" }, { "dv_dq1[V][V]", "ONE" } },
}

-- names: of the capitals;  suffix: of the runtime's functions
local function of_joint(how, body, names, suffix)
  local function named(words) return (words:gsub("%u+", names)) end
  if body.nv > 1 then
    return layout.call(("  pinion_%s_%s%s"):format(body.type, how.verb, suffix),
      lists.words(named(how.call)))
  end
  local lines = {}
  for _, one in ipairs(how) do
    layout.statement(("  %s = "):format(named(one[1])), named(one[2]), lines)
  end
  return lines
end

-- the elements of q of a joint at zero, or a call for its quaternion
local function of_state(name, body, q, real, suffix)
  local unit = dofs.quaternion(body) and q[#q]
  if name == "neutral" then
    return lists.mapped(q, function(id)
      return ("  q[%s] = %s;"):format(id, number.literal(id == unit and 1 or 0, real))
    end)
  end
  return unit and { ("  pinion_quaternion_normalize%s(&q[%s]);"):format(suffix, q[#q - 3]) } or {}
end

-- does one of these functions of the robot call runtime/manifold.c?
function M.calls_runtime(name, model)
  return lists.any(model.bodies, function(body)
    return name == "normalize" and dofs.quaternion(body) or JOINT[name] and body.nv > 1
  end)
end

-- statements of one of these functions, and the runtime's header if they call it
function M.body(name, model, symbols, real)
  local lines, how, suffix = {}, JOINT[name], real == "float" and "f" or ""
  local both = how and how.clears
  if both then
    lines = {
      ("  for (int i = 0; i < %s; i++) {"):format(symbols.NV),
      ("    for (int j = 0; j < %s; j++) %s[i][j] = %s[i][j] = %s;"):format(symbols.NV, both[1],
        both[2], number.literal(0, real)),
      "  }",
    }
  end
  for _, body in ipairs(model.bodies) do
    if not body.target then
      local q = { table.unpack(symbols.q, body.q + 1, body.q + body.nq) }
      local names = { Q = q[1], V = symbols.v[body.v + 1], NV = symbols.NV,
        ONE = number.literal(1, real) }
      lists.append(lines, how and of_joint(how, body, names, suffix)
        or of_state(name, body, q, real, suffix))
    end
  end
  local calls = M.calls_runtime(name, model)
  if #lines == 0 then lines[1] = "  (void)q;" end
  for _, arg in ipairs(how and not calls and how.unread or {}) do
    lines[#lines + 1] = ("  (void)%s;"):format(arg)
  end
  return lines, calls and "manifold.h"
end

return M
