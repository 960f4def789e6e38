-- Steps in time on the manifold of q, and their derivatives.  They call the robot's own fd,
-- integrate and derivatives (algo.steps.integrators, algo.steps.step_derivatives).
local later = require "later"
local argument = require "catalogue.argument"
local dofs = require "model.dofs"
local rates = later "algo.tree.rates"
local step_derivatives = later "algo.steps.step_derivatives"
local integrators = later "algo.steps.integrators"

local input, output = argument.input, argument.output
local scale = argument.scale
local CALLS = { "fd", "integrate" }
local ARGS = {
  argument.q, argument.v, argument.tau, input "h", output("q_next", "NQ"), output("v_next", "NV"),
}

-- arguments of the derivatives; the step of q depends on v and dt alone if all joints have one dof
local LINEAR = {
  argument.q, argument.v, argument.tau, input "h", output("A", "NX", "NX"),
  output("B", "NX", "NV"),
}
local STATE = "A row for each of dq_next, then dv_next; a column for each of dq, dv, and of tau."

local function calls_of_euler(model)
  if dofs.is_flat(model) then return { "fd_derivatives" } end
  return { "fd", "fd_derivatives", "integrate_jacobians" }
end

local function calls_of_rk4(model)
  if dofs.is_flat(model) then return { "fd", "fd_derivatives", "integrate" } end
  return { "fd", "fd_derivatives", "integrate", "integrate_jacobians" }
end

local function twin(name)
  return { "steps/step_derivatives.h",
    ("pinion_%s_derivatives(m, q, v, t, h, y, y + NX * NX, work, x2, z)"):format(name) }
end

return {
  {
    name = "qdot", group = "steps", args = { argument.q, argument.v, output("qdot:qd", "NQ") },
    run = rates.qdot, limbs = false,
    doc = {
      "qd = dq/dt = Q(q)*v (eq. 3.5 to 3.9).",
      "With fd the first-order form x' = f(x, tau) of x = (q, v) (eq. 3.10), for any solver.",
    },
    twin = { "model/configuration.h", "pinion_qdot(m, q, v, y)" }, check = { scale = scale.REST },
  },
  {
    name = "qdot_matrix", group = "steps", args = { argument.q, output("Q:Q", "NQV") },
    run = rates.qdot_matrix, limbs = false,
    doc = { "Q of dq/dt = Q(q)*v, packed row by row, columns by Q_colind." },
    twin = { "model/configuration.h", "pinion_qdot_matrix(m, q, y)" },
    check = { by = "sparse rows", of = "Q", rows = "NQ", scale = scale.REST },
  },
  {
    name = "step_semi_implicit", group = "steps", args = ARGS, returns = "pivot",
    manifold = true, calls = CALLS, composed = integrators.semi_implicit,
    doc = {
      "v_next = v + h*a by fd, then q_next = q moved by v_next for h.",
      "Order 1 (semi-implicit Euler); the energy does not drift if H is constant.",
      "q_next may be q, and v_next may be v.",
    },
    twin = {
      "steps/step.h", "pinion_step_semi_implicit(m, q, v, t, h, y, y + NQ, work, x2, z)",
    },
    check = { by = "step" },
  },
  {
    name = "step_rk4", group = "steps", args = ARGS, returns = "pivot",
    manifold = true, calls = CALLS, composed = integrators.rk4,
    doc = {
      "A step of order 4, tau constant: classical Runge-Kutta, 4 fd calls.",
      "Quaternions and planar joints take its commutator-free form (Celledoni, Marthinsen",
      "& Owren 2003), 5 integrate calls. q_next may be q, and v_next may be v.",
    },
    twin = { "steps/step.h", "pinion_step_rk4(m, q, v, t, h, y, y + NQ, work, x2, z)" },
    check = { by = "step" },
  },
  {
    name = "step_semi_implicit_derivatives", group = "derivatives", args = LINEAR,
    returns = "pivot", manifold = true, dense = true, calls = calls_of_euler,
    composed = step_derivatives.semi_implicit,
    doc = {
      "Derivatives of step_semi_implicit: dx_next = A*dx + B*dtau.",
      "x is q, along the tangent steps of integrate at q and at q_next, then v.", STATE,
    },
    twin = twin "step_semi_implicit", check = { by = "linear" },
  },
  {
    name = "step_rk4_derivatives", group = "derivatives", args = LINEAR, returns = "pivot",
    manifold = true, dense = true, calls = calls_of_rk4, composed = step_derivatives.rk4,
    doc = {
      "Derivatives of step_rk4: dx_next = A*dx + B*dtau.",
      "x is q, along the tangent steps of integrate at q and at q_next, then v.", STATE,
    },
    twin = twin "step_rk4", check = { by = "linear" },
  },
}
