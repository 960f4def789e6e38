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

-- the functions that call the runtime for joints of several dofs
local CALLED = {
  integrate = true, difference = true, integrate_jacobians = true, difference_jacobians = true,
}

-- one function per entry: lines of C for a body
local WRITE = {}

function WRITE.integrate(_, call, q, v)
  if call then
    return layout.call("  " .. call "integrate", { ("&q[%s]"):format(q[1]),
      ("&v[%s]"):format(v[1]), "dt", ("&q_next[%s]"):format(q[1]) })
  end
  return layout.statement(("  q_next[%s] = "):format(q[1]), ("q[%s] + v[%s]*dt"):format(q[1], v[1]))
end

function WRITE.difference(_, call, q, v)
  if call then
    return layout.call("  " .. call "difference", { ("&q0[%s]"):format(q[1]),
      ("&q1[%s]"):format(q[1]), ("&v[%s]"):format(v[1]) })
  end
  return layout.statement(("  v[%s] = "):format(v[1]), ("q1[%s] - q0[%s]"):format(q[1], q[1]))
end

-- the matrices that are results
local BLOCKS = {
  integrate_jacobians = { "dnext_dq", "dnext_dv" }, difference_jacobians = { "dv_dq0", "dv_dq1" },
}

-- arguments that are not read if all joints have one dof
local UNREAD = { integrate_jacobians = { "v" }, difference_jacobians = { "q0", "q1" } }

-- a joint's blocks of two matrices: numbers if it has one dof, else a call with these arguments
local function blocks(name, v, NV, call, args, numbers)
  local lines = {}
  for k, array in ipairs(BLOCKS[name]) do
    local block = ("%s[%s][%s]"):format(array, v[1], v[1])
    layout.statement(("  %s = "):format(block), numbers[k], lines)
    args[#args + 1] = "&" .. block
  end
  if not call then return lines end
  args[#args + 1] = NV
  return layout.call("  " .. call, args)
end

function WRITE.integrate_jacobians(_, call, _, v, real, NV)
  return blocks("integrate_jacobians", v, NV, call and call "jacobians",
    { ("&v[%s]"):format(v[1]), "dt" }, { number.literal(1, real), "dt" })
end

function WRITE.difference_jacobians(_, call, q, v, real, NV)
  return blocks("difference_jacobians", v, NV, call and call "difference_jacobians",
    { ("&q0[%s]"):format(q[1]), ("&q1[%s]"):format(q[1]) },
    { number.literal(-1, real), number.literal(1, real) })
end

function WRITE.neutral(body, _, q, _, real)
  return lists.mapped(q, function(name)
    local unit = name == q[#q] and dofs.quaternion(body)
    return ("  q[%s] = %s;"):format(name, number.literal(unit and 1 or 0, real))
  end)
end

function WRITE.normalize(body, _, q, _, real)
  if not dofs.quaternion(body) then return {} end
  local suffix = real == "float" and "f" or ""
  return { ("  pinion_quaternion_normalize%s(&q[%s]);"):format(suffix, q[#q - 3]) }
end

-- does one of the four functions of this robot call runtime/manifold.c?
function M.calls_runtime(name, model)
  return lists.any(model.bodies, function(body)
    return name == "normalize" and dofs.quaternion(body) or CALLED[name] and body.nv > 1
  end)
end

-- statements of one of the four functions, and whether they call the runtime
function M.body(name, model, symbols, real)
  local lines, both = {}, BLOCKS[name]
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
      local v = { table.unpack(symbols.v, body.v + 1, body.v + body.nv) }
      local call = body.nv > 1 and function(verb)
        return ("pinion_%s_%s%s"):format(body.type, verb, real == "float" and "f" or "")
      end
      lists.append(lines, WRITE[name](body, call, q, v, real, symbols.NV))
    end
  end
  local calls = M.calls_runtime(name, model)
  if #lines == 0 then lines[1] = "  (void)q;" end
  for _, arg in ipairs(both and not calls and UNREAD[name] or {}) do
    lines[#lines + 1] = ("  (void)%s;"):format(arg)
  end
  return lines, calls and "manifold.h"
end

return M
