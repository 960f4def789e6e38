-- Regressors: dynamics and energies as linear functions of the inertial parameters, for
-- identification and adaptive control.
local later = require "later"
local argument = require "catalogue.argument"
local base = later "analysis.base"
local regressor = later "algo.derivatives.regressor"

local input, output = argument.input, argument.output
local q, v, a = argument.q, argument.v, argument.a

local ORDER = {
  "theta has m, hx, hy, hz, Jxx, Jxy, Jyy, Jxz, Jyz, Jzz of each body: h = m*c, and moments about",
  "the origin of its link's frame, in its axes; welded links are included.",
}

local function none_of_one(model)
  for _, body in ipairs(model.bodies or {}) do
    if #body.columns == 1 then return nil end
  end
  return "none of its joints has one degree of freedom"
end

local function is_open(model)
  for _, body in ipairs(model.bodies or {}) do
    if body.tuned then return "its joints' origins are tunable, on which base parameters depend" end
  end
end

local function doc(first, ...) return { first, ORDER[1], ORDER[2], ... } end

return {
  {
    name = "regressor", group = "regressors", packed = "Y",
    args = { q, v, a, output("Y:Y", "NV", "NP") },
    run = regressor.regressor,
    doc = doc("tau = Y*theta: rnea without the joints' own terms."),
    twin = { "derivatives/regressor.h", "pinion_regressor(m, q, v, a, y, work)" },
    check = { scale = "1e-3 * norm(NV * NP, y)" },
  },
  {
    name = "regressor_slotine_li", group = "regressors", packed = "Y",
    args = { q, v, input("v_r", "NV"), input("a_r", "NV"), output("Y", "NV", "NP") },
    run = regressor.slotine_li,
    doc = doc("H*a_r + C*v_r + g = Y*theta, for Slotine and Li's adaptive control.",
      "C is that of coriolis, so that dH/dt - 2*C is skew-symmetric."),
    twin = { "derivatives/regressor.h", "pinion_regressor_slotine_li(m, q, v, x, a, y, work)" },
    check = { scale = "1e-3 * norm(NV * NP, y)" },
  },
  {
    name = "regressor_joints", group = "regressors",
    args = { v, a, output("Y", "NV", "NJ") },
    run = regressor.joints, lacks = none_of_one,
    doc = {
      "Further columns: rotor inertia, damping, friction of each joint.",
      "They are the terms that rnea adds to Y*theta of regressor. The sign of friction is smooth,",
      "see --friction-width. Joints of several dofs have no columns.",
    },
    twin = { "derivatives/regressor.h", "pinion_regressor_joints(m, v, a, y)" },
    check = { scale = "1e-3" },
  },
  {
    name = "kinetic_regressor", group = "regressors", args = { q, v, output("y", "NP") },
    run = regressor.kinetic,
    doc = doc("Kinetic energy = y'*theta, without that of rotors, J."),
    twin = { "derivatives/regressor.h", "pinion_kinetic_regressor(m, q, v, y, work)" },
    check = { scale = "1e-3" },
  },
  {
    name = "potential_regressor", group = "regressors", args = { q, output("y", "NP") },
    run = regressor.potential,
    doc = doc("Potential energy = y'*theta, J: zero at the world's origin."),
    twin = { "derivatives/regressor.h", "pinion_potential_regressor(m, q, y, work)" },
    check = { scale = "1e-3" },
  },
  {
    name = "inertial_parameters", group = "regressors",
    args = { output("theta", "NP") },
    run = regressor.parameters,
    doc = doc("theta of the model."),
    twin = { "derivatives/regressor.h", "pinion_inertial_parameters(m, y)" },
    check = { scale = "0.0" },
  },
  {
    name = "regressor_base", group = "regressors", limbs = "parts",
    args = { q, v, a, output("Y", "NV", "NR") },
    run = base.regressor, lacks = is_open, basis = base.of,
    doc = {
      "tau = Y*beta by base parameters: the independent columns of Y.",
      "The header lists the sums in beta.",
    },
    twin = { "derivatives/regressor.h", "pinion_regressor(m, q, v, a, y, work)" },
    check = { by = "basis", scale = "1e-3 * norm(NV * NP, y)" },
  },
  {
    name = "base_parameters", group = "regressors", limbs = false,
    args = { input("theta", "NP"), output("beta", "NR") },
    run = base.parameters, lacks = is_open, basis = base.of,
    doc = { "beta = B*theta: base parameters of any theta." },
    twin = { false, "combine(theta, y)" },
    check = { scale = "1e-3" },
  },
}
