-- Inverse and forward dynamics, and the terms of the equation of motion.
local later = require "later"
local aba = later "algo.tree.aba"
local argument = require "catalogue.argument"
local crba = later "algo.tree.crba"
local forward = later "algo.factor.forward"
local inverse = later "algo.factor.inverse"
local gravity = later "algo.tree.gravity"
local hybrid = later "algo.factor.hybrid"
local pattern = require "model.pattern"
local rnea = later "algo.tree.rnea"
local rnea_derivatives = later "algo.derivatives.rnea_derivatives"

local input, output, scale = argument.input, argument.output, argument.scale
local LOADS = { by = "loads", scale = scale.LOAD }
local q, v, a, tau = argument.q, argument.v, argument.a, argument.tau
local torque = output("tau", "NV")

local FORWARD = "a = H^-1 (tau - C)"

local function has_mimics(model)
  return model.mimics and "it has mimic joints; use fd"
end

-- does another joint follow one whose acceleration is unknown?
local function moves_tied(model)
  for _, body in ipairs(model.bodies) do
    if body.target and not model.prescribed[body.columns[1]] then return has_mimics(model) end
  end
end

-- code through H would be long, and there is another way
local function is_deep(model) return pattern.is_deep(model.pattern) and not moves_tied(model) end

local function none_prescribed(model)
  return next(model.prescribed or {}) == nil and "--prescribed names none of its joints"
end

return {
  {
    name = "rnea", args = { q, v, a, output("tau:tau", "NV") },
    run = rnea.rnea, planned = rnea.rnea,
    doc = { "tau = H*a + C(q, v): inverse dynamics, gravity included (table 5.1)." },
    twin = { "tree/rnea.h", "pinion_rnea(m, q, v, a, y, work)" }, check = LOADS,
  },
  {
    name = "rnea_fext", args = { q, v, a, input("f", "NB", 6), torque }, run = rnea.rnea_fext,
    doc = {
      "tau = rnea with an external force f[i] on each body.",
      "f[i] is spatial, linear part first, in the axes and about the origin of its link's",
      "frame; f is not written.",
    },
    twin = { "tree/rnea.h", "pinion_rnea_fext(m, q, v, a, f, y, work)" },
    check = { scale = scale.PUSHED },
  },
  {
    name = "bias", args = { q, v, output("C:C", "NV") }, run = rnea.bias, planned = rnea.bias,
    doc = { "C = Coriolis, centrifugal and gravity forces: rnea with a = 0." },
    twin = { "tree/rnea.h", "pinion_bias(m, q, v, y, work)" }, check = LOADS,
  },
  {
    name = "gravity", args = { q, output("g:g", "NV") }, run = gravity, planned = gravity,
    doc = { "g = forces that hold the robot still: rnea with v = a = 0." },
    twin = { "tree/rnea.h", "pinion_gravity(m, q, y, work)" }, check = LOADS,
  },
  {
    name = "Ha", args = { q, a, output("Ha:tau", "NV") }, run = rnea.Ha, planned = rnea.Ha,
    doc = { "tau = H*a without H: differential inverse dynamics (table 6.1)." },
    twin = { "tree/inverse.h", "pinion_Ha(m, q, a, y, work)" }, check = { scale = scale.FORCE },
  },
  {
    name = "fd", args = { q, v, tau, output("qdd:a", "NV") }, returns = "pivot",
    run = forward.fd, planned = forward.front,
    doc = { FORWARD .. ": forward dynamics." }, rows = "factor", locals = argument.FACTOR,
    routes = {
      { run = forward.fd, name = "through H", word = "fd:H",
        doc = "By bias, crba, L'DL and solve." },
      { run = aba.aba, planned = aba.aba, name = "by articulated bodies", lacks = has_mimics,
        rows = false, locals = {}, waits = true,
        doc = "By articulated bodies (table 7.1), as aba." },
    },
    twin = { "factor/forward.h", "pinion_fd(m, q, v, t, y, work, L)" },
    check = { by = "acceleration" },
  },
  {
    name = "aba", args = { q, v, tau, output("a", "NV") }, returns = "pivot",
    run = aba.aba, planned = aba.aba, lacks = has_mimics,
    doc = { FORWARD .. " by articulated bodies (table 7.1)." },
    twin = { "tree/aba.h", "pinion_aba(m, q, v, t, y, work)" }, check = { by = "acceleration" },
  },
  {
    name = "hybrid", returns = "pivot", lacks = none_prescribed,
    args = { q, v, input("a_known", "NV"), input("tau_known", "NV"), output("a", "NV"), torque },
    run = hybrid.hybrid, planned = hybrid.hybrid, limbs = "parts",
    on = hybrid.unknown, locals = { argument.own("H", "NH"), argument.own("x", "NV") },
    doc = {
      "a and tau, given a of joints in --prescribed and tau of the others.",
      "Reads a_known of these joints and tau_known of the others only;",
      "a and tau have the numbers of all joints (RBDA section 9.2).",
    },
    routes = {
      { run = hybrid.hybrid, name = "through H", lacks = is_deep,
        doc = "Only the H of the other dofs is factored." },
      { run = aba.hybrid, planned = aba.hybrid, name = "by articulated bodies",
        lacks = moves_tied, limbs = true, locals = {}, doc = "By articulated bodies." },
    },
    twin = { "factor/hybrid.h", "pinion_hybrid(m, PRESCRIBED, q, v, a, t, y, y + NV, work, x2)" },
    check = { by = "hybrid" },
  },
  {
    name = "minv", args = { q, output("Hinv:Hinv", "NV", "NV") }, returns = "pivot",
    run = inverse.minv, planned = crba,
    doc = { "Hinv = H^-1, full, symmetric up to rounding, by the sparse factor." },
    rows = "factor", limbs = "parts", locals = argument.FACTOR,
    twin = { "factor/forward.h", "pinion_minv(m, q, y, work, L)" }, check = { by = "inverse" },
  },
  {
    name = "coriolis", args = { q, v, output("Cmat:C", "NV", "NV") },
    run = rnea_derivatives.coriolis,
    doc = {
      "C(q, v), full: C*v + g is the bias (without friction).",
      "dH/dt - 2*C is skew-symmetric.",
    },
    rows = "bodies", locals = argument.COLUMNS,
    twin = { "tree/coriolis.h", "pinion_coriolis(m, q, v, y, work)" }, check = { scale = scale.H },
  },
}
