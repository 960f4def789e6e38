-- Constraints of a configuration: residuals phi, their Jacobian K and constraint forces; then
-- dynamics under them.  Rows with `weighed` need the plan of analysis.loops: dependent rows, and
-- the order of the whole matrix.
local later = require "later"
local argument = require "catalogue.argument"
local closure = later "algo.constraints.closure"
local clusters = later "analysis.clusters"
local fail = require "fail"
local multipliers = later "algo.constraints.multipliers"
local multiplier_derivatives = later "algo.derivatives.multiplier_derivatives"
local embed = later "algo.constraints.embed"
local forward = later "algo.factor.forward"
local integrators = later "algo.steps.integrators"
local lists = require "list"

local input, output = argument.input, argument.output
local own, packed = argument.own, argument.packed
local scale = argument.scale
local q, v, tau, mask = argument.q, argument.v, argument.tau, argument.mask
local phi_d, dphi_d, ddphi_d = argument.phi_d, argument.dphi_d, argument.ddphi_d
local eps, t = argument.eps, argument.t
local lambda = output("lambda", "NC")

local function none(model)
  local all = model.constraints
  return not (all and #all > 0) and "list its constraints in a Lua file, --config FILE" or nil
end

local residuals = {
  {
    name = "phi", args = { q, argument.phi_d, mask, output("phi:phi", "NC") }, run = closure.phi,
    doc = { "phi(q): the error of each row, 0 where the constraint holds." },
    twin = { "constraints/constraint.h", "pinion_constraint_residual(m, cs, q, y, work)" },
    check = { scale = scale.LENGTH, after = "steer(y)" },
  },
  {
    name = "K", args = { q, mask, output("K:K", "NK") }, run = closure.K,
    doc = { "K(q): dphi/dt = K*v, packed row by row." },
    twin = { "constraints/constraint.h", "pinion_constraint_jacobian(m, cs, q, y, work)" },
    check = { by = "sparse rows", rows = "NC", scale = scale.LENGTH,
      after = "pinion_constraint_switch(cs, mask, NV, y)" },
  },
  {
    name = "Kdotv", args = { q, v, mask, output("Kdotv:Kdotv", "NC") }, run = closure.Kdotv,
    doc = { "Kdotv = dK/dt*v: d2phi/dt2 = K*a + Kdotv." },
    twin = { "constraints/constraint.h", "pinion_constraint_Kdotv(m, cs, q, v, y, work)" },
    check = { scale = scale.SPEED, after = "pinion_constraint_switch(cs, mask, 1, y)" },
  },
  {
    name = "constraint_forces",
    args = { q, argument.input("lambda", "NC"), mask, output("tau", "NV") },
    run = closure.constraint_forces,
    doc = { "tau = K'*lambda: the constraints' forces at the joints." },
    twin = { "constraints/constraint.h", "pinion_constraint_forces(m, cs, q, applied(), y, work)" },
    check = { scale = "0.1 * norm(NC, on_lambda)" }, -- at a lever of 0.1 m, as they may cancel
  },
}

for _, row in ipairs(residuals) do
  row.group, row.lacks, row.planned = "constraints", none, row.run
end

-- the function's own arrays for S and its factor, or for the whole matrix; T, B, R for derivatives
local function of_S(model)
  return lists.joined(argument.rows "NC", { packed("S", multipliers.coupled(model)), own("x", "NV"),
    own("mu", "NC"), own("T", "NC", "NV"), own("B", "NC", "NV"), own("R", "NC", "NV") })
end

local function of_whole(model)
  local matrix = model.constraints.plan.matrix
  return lists.joined(argument.FACTOR, { packed("whole", matrix), own("x", matrix.pattern.n) })
end

-- the same for independent joints and the rows that are not embedded
local function of_embedded(model)
  local seen = embed.seen(model)
  return { packed("H", seen), own("x", "NV"), own("Dinv", "NV"), own("Y", "NC", "NV"),
    own("Z", "NV"), own("mu", "NC"), packed("S", multipliers.coupled(seen)) }
end

local function no_order(model)
  return not model.constraints.plan.matrix
    and "rows of its constraints depend on each other, or on no joint, so that they have no pivots "
      .. "there"
end

local function not_local(model)
  local all, why = clusters.of(model)
  if not all then return ("nothing to embed: %s"):format(why) end
  local plan = model.constraints.plan
  return #all.rest > 0 and plan and plan.share
    and "rows outside its local loops depend on others, and S has no pivots there" or nil
end

local function near_singular(model) return clusters.of(model).says end

local function routes(by_S, by_whole, embedded)
  local list = {
    { run = by_S, id = "schur", name = "by S", locals = of_S,
      doc = "By S = K*H^-1*K' and the factors of H and S." },
    { run = by_whole, id = "kkt", name = "by the whole matrix", locals = of_whole, lacks = no_order,
      doc = "By the whole matrix [H K'; K 0], in an order chosen for it (RBDA eq. 3.17)." },
    { run = embedded, id = "embed", name = "embedded", locals = of_embedded, lacks = not_local,
      shy = near_singular, on = embed.seen,
      doc = "Embedded: by P'*H*P of the independent joints; the others follow, v = P*v_i." },
  }
  list[embedded and 4 or 3] = nil
  return list
end

-- the reason why functions that hold rows exactly cannot be written, or nil
local function springs(model)
  for _, c in ipairs(model.constraints) do
    if c.soft then
      return ("constraint %s is a spring, for spook and step_spook only"):format(
        fail.quote(c.name))
    end
  end
  return none(model)
end

local ROOM = "&command, y, y + NV, work, room)"

local STEP = "const double h = 0.0078125, eps = h / 512, time = 2 * h"

local rows = {
  {
    name = "delassus", args = { q, mask, output("S:S", "NC", "NC") }, run = multipliers.delassus,
    limbs = "parts",
    doc = { "S = K*H^-1*K', full and symmetric: the effect of lambda on K*a." },
    locals = function() return argument.rows "NC" end, lacks = none,
    twin = "pinion_delassus(m, cs, q, &command, y, work, room)",
    check = { by = "residual", scale = "size_of_S()" },
  },
  {
    name = "fd_constrained",
    args = {
      q, v, tau, ddphi_d, mask, output("qddc:a", "NV"), output("lambda:lambda", "NC"),
    },
    run = multipliers.fd_schur, rows = "constrained", limbs = "parts", locals = of_S,
    doc = { "H*a + C = tau + K'*lambda and K*a + Kdotv = 0 (RBDA eq. 3.17)." },
    routes = routes(multipliers.fd_schur, multipliers.fd_kkt, embed.fd),
    twin = "pinion_fd_constrained(m, cs, q, v, t, NULL, " .. ROOM,
    check = { by = "constrained", given = { "given_fd(NULL)" } },
  },
  {
    name = "fd_stabilised",
    args = {
      q, v, tau, input("gains", 2), phi_d, dphi_d, ddphi_d, mask, output("a", "NV"), lambda,
    },
    run = multipliers.stabilised_schur, rows = "constrained", limbs = "parts", locals = of_S,
    doc = {
      "fd_constrained with K*a + Kdotv = -gains[0]*phi - gains[1]*K*v.",
      "Baumgarte: with gains = { w*w, 2*w } errors decay within a few 1/w seconds.",
    },
    routes = routes(multipliers.stabilised_schur, multipliers.stabilised_kkt,
      embed.stabilised),
    twin = "pinion_fd_constrained(m, cs, q, v, t, gains, " .. ROOM,
    check = { by = "constrained", given = { "given_fd(gains)" } },
  },
  {
    name = "fd_constrained_derivatives", group = "derivatives",
    args = {
      q, v, tau, ddphi_d, mask, output("da_dq", "NV", "NV"), output("da_dv", "NV", "NV"),
      output("da_dtau", "NV", "NV"), output("dlambda_dq", "NC", "NV"),
      output("dlambda_dv", "NC", "NV"), output("dlambda_dtau", "NC", "NV"),
    },
    run = multiplier_derivatives, rows = "factor", limbs = "parts", locals = of_S,
    doc = {
      "Derivatives of fd_constrained with respect to q, v and tau.",
      "df/dq is along integrate's step: f(integrate(q, dv, eps)) = f(q) + eps*(df/dq)*dv.",
      "Along steps with K*dq != 0 phi is ignored, as in fd_constrained.",
    },
    twin = {
      "derivatives/constrained_derivatives.h",
      "pinion_fd_constrained_derivatives(m, cs, q, v, t, &command, y, y + NVV, y + 2 * NVV, "
        .. "y + 3 * NVV, y + 3 * NVV + NCV, y + 3 * NVV + 2 * NCV, work, wide)",
    },
    check = { by = "implicit" },
  },
  {
    name = "impact",
    args = { q, v, input "e", dphi_d, mask, output("v_plus", "NV"), output("impulse", "NC") },
    run = multipliers.impact, rows = "constrained", limbs = "parts", locals = of_S,
    doc = {
      "Impact: H*(v_plus - v) = K'*impulse, K*v_plus = -e*K*v.",
      "e is 0 (no bounce) to 1 (full bounce).",
    },
    twin = "pinion_impact(m, cs, q, v, 0.5, " .. ROOM,
    check = { by = "constrained", given = { "given_impact()" } },
  },
  {
    name = "position_correction",
    args = { q, phi_d, mask, output("dq", "NV"), lambda },
    run = multipliers.correction, rows = "constrained", limbs = "parts", locals = of_S,
    doc = { "dq with K*dq = -phi, the least in the metric of H: H*dq = K'*lambda." },
    twin = "pinion_position_correction(m, cs, q, " .. ROOM,
    check = { by = "constrained", given = { "given_correction()" } },
  },
  {
    name = "spook",
    args = {
      q, v, tau, input "h", eps, t, phi_d, dphi_d, mask, output("v_next", "NV"), lambda,
    },
    run = multipliers.spook, rows = "constrained", limbs = "parts", locals = of_S,
    routes = routes(multipliers.spook, multipliers.spook_kkt), lacks = none,
    doc = {
      "v_next and lambda of step_spook, from one factor of H and one of S.",
      "[H -K'; K 4*eps/(h^2*Y)]*[v_next; h*lambda] = [H*v + h*(tau - C); (K*v - 4*phi/h)/Y],",
      "Y = 1 + 4*t/h (Lacoursiere & Linde 2011). eps is the compliance, t the damping time",
      "of rows without their own.",
    },
    twin = "pinion_spook(m, soft, q, v, t, h, eps, time, " .. ROOM,
    check = { by = "constrained", given = { STEP, "given_spook(h, eps, time)" } },
  },
}

local moved = output("q_next", "NQ")

rows[#rows + 1] = {
  name = "position_step", args = { q, phi_d, mask, moved }, manifold = true,
  calls = { "integrate", "position_correction" }, composed = integrators.position,
  doc = {
    "q_next = q moved by position_correction, a step towards phi = 0.",
    "A Gauss-Newton step: a few of them close loops at start-up. q_next may be q.",
  },
  twin = "pinion_position_step(m, cs, q, &command, y, z, z + NV, work, room)",
  check = { by = "moved", core = "position_correction", more = "1.0", given = { "given()" } },
}
rows[#rows + 1] = {
  name = "step_spook",
  args = {
    q, v, tau, input "h", eps, t, phi_d, dphi_d, mask, moved, output("v_next", "NV"), lambda,
  },
  manifold = true, calls = { "integrate", "spook" }, composed = integrators.spook, lacks = none,
  doc = {
    "A step of h seconds: v_next and lambda by spook, then q along v_next.",
    "Errors decay within a few t; with t = 0 they oscillate. q_next may be q.",
  },
  twin = "pinion_step_spook(m, soft, q, v, t, h, eps, time, &command, y, z, z + NV, work, room)",
  check = { by = "moved", core = "spook", more = "h", given = { STEP, "given()" } },
}

for _, row in ipairs(rows) do
  row.group, row.lacks = row.group or "constraints", row.lacks or springs
  row.returns, row.weighed = "pivot", true
  row.twin = type(row.twin) == "table" and row.twin or { "constraints/constrained.h", row.twin }
  row.planned = row.run and forward.front
end

return lists.joined(residuals, rows)
