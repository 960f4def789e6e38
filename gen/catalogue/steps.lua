-- Steps in time, on the manifold of q: emit.steps writes them as calls of the robot's own fd and
-- integrate, no algorithm runs.
local argument = require "catalogue.argument"

local input, output = argument.input, argument.output
local CALLS = { "fd", "integrate" }
local ARGS = {
  argument.q, argument.v, argument.tau, input "h", output("q_next", "NQ"), output("v_next", "NV"),
}

return {
  {
    name = "step_semi_implicit", group = "steps", args = ARGS, returns = "pivot",
    manifold = true, calls = CALLS,
    doc = {
      "v_next = v + h*a by fd, then q_next = q moved by v_next for h.",
      "Of order 1 (semi-implicit Euler), and free of drift in energy where H is constant.",
      "q_next may be q, and v_next may be v.",
    },
    twin = {
      "step.h", "pinion_step_semi_implicit(m, q, v, t, h, y, y + NQ, work, x2, z)",
    },
    check = { by = "step" },
  },
  {
    name = "step_rk4", group = "steps", args = ARGS, returns = "pivot",
    manifold = true, calls = CALLS,
    doc = {
      "A step of order 4 with tau constant: classical Runge-Kutta, four fd.",
      "Quaternions and planar joints go by the commutator-free form of it (Celledoni, Marthinsen",
      "& Owren 2003), five integrate.  q_next may be q, and v_next may be v.",
    },
    twin = { "step.h", "pinion_step_rk4(m, q, v, t, h, y, y + NQ, work, x2, z)" },
    check = { by = "step" },
  },
}
