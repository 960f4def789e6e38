-- Poses of all links, and quantities of the whole robot: centre of mass, momentum, energy, and its
-- state in steps.
local later = require "later"
local argument = require "catalogue.argument"
local kinematics = later "algo.tree.kinematics"
local momentum = later "algo.tree.momentum"

local input, output, inout = argument.input, argument.output, argument.inout
local scale = argument.scale
local q, v = argument.q, argument.v

local function is_massless(model)
  for _, body in ipairs(model.bodies or {}) do
    for _, piece in ipairs(body.pieces) do
      if piece.m ~= 0 then return nil end
    end
  end
  return "nothing that moves has mass"
end

return {
  {
    name = "fk", args = { q, output("pose:pose", "NL", 12) }, run = kinematics.fk,
    doc = {
      "pose[l] = rotation from link to world axes (9), then position (3).",
      "The rotation is row by row.",
    },
    twin = { "tree/kinematics.h", "pinion_fk(m, q, y, work)" }, check = { scale = scale.REST },
  },
  {
    name = "com", args = { q, output("com:com", 3) }, run = momentum.com, lacks = is_massless,
    doc = { "com = centre of mass of all links that can move, world axes." },
    twin = { "tree/momentum.h", "pinion_com(m, q, y, work)" }, check = { scale = scale.LENGTH },
  },
  {
    name = "com_velocity", args = { q, v, output("vcom:vcom", 3) }, run = momentum.com_velocity,
    lacks = is_massless,
    doc = { "vcom = velocity of the centre of mass, world axes." },
    twin = { "tree/momentum.h", "pinion_com_velocity(m, q, v, y, work)" },
    check = { scale = scale.LENGTH },
  },
  {
    name = "com_jacobian", args = { q, output("Jcom:Jcom", 3, "NV") }, run = momentum.com_jacobian,
    lacks = is_massless,
    doc = { "Jcom = Jacobian of the centre of mass: vcom = Jcom*v." },
    twin = { "tree/momentum.h", "pinion_com_jacobian(m, q, y, work)" },
    check = { scale = scale.REST },
  },
  {
    name = "centroidal", args = { q, v, output("AG:A", 6, "NV"), output("hG:h", 6) },
    run = momentum.centroidal, lacks = is_massless,
    doc = {
      "h = A*v: momentum about the centre of mass, world axes.",
      "Linear, then angular.",
    },
    twin = { "tree/momentum.h", "pinion_centroidal(m, q, v, y, y + 6 * NV, work)" },
    check = { scale = scale.H },
  },
  {
    name = "centroidal_bias", args = { q, v, output("AGdotv:Adotv", 6) },
    run = momentum.centroidal_bias, lacks = is_massless,
    doc = {
      "Adotv = dA/dt*v of centroidal's A: dh/dt = A*a + Adotv.",
      "World axes, about the centre of mass; linear, then angular.",
    },
    twin = { "tree/momentum.h", "pinion_centroidal_bias(m, q, v, y, work)" },
    check = { scale = scale.H .. " * " .. scale.SPEED },
  },
  {
    name = "kinetic_energy", args = { q, v }, returns = "value", result = "energy",
    run = momentum.kinetic_energy,
    doc = { "Kinetic energy 1/2 v'*H*v, J." },
    twin = { "tree/energy.h", "y[0] = pinion_kinetic_energy(m, q, v, work)" },
    check = { scale = scale.FORCE },
  },
  {
    name = "potential_energy", args = { q }, returns = "value", result = "energy",
    run = momentum.potential_energy,
    doc = { "Potential energy -m g'*com, J: zero for com at the world's origin." },
    twin = { "tree/energy.h", "y[0] = pinion_potential_energy(m, q, work)" },
    check = { scale = scale.WEIGHT },
  },
  -- emit.manifold writes steps and states on the manifold of q, without an algorithm
  {
    name = "integrate", args = { q, v, input "dt", output("q_next", "NQ") }, manifold = true,
    doc = {
      "q_next = q moved by the constant velocity v for dt.",
      "Quaternions stay of unit length (Introduction to Humanoid Robotics, eq. 6.12 to 6.14).",
      "q_next may be q.",
    },
    twin = { "model/configuration.h", "pinion_integrate(m, q, v, 0.125, y)" },
    check = { scale = scale.REST },
  },
  {
    name = "difference", args = { input("q0", "NQ"), input("q1", "NQ"), output("v", "NV") },
    manifold = true,
    doc = { "v such that integrate(q0, v, 1) is q1, by the shortest rotations." },
    twin = { "model/configuration.h", "pinion_difference(m, q, q2, y)" },
    check = { scale = scale.REST },
  },
  {
    name = "neutral", args = { output("q", "NQ") }, manifold = true,
    doc = { "q of the robot with every joint at zero." },
    twin = { "model/pinion_model.h", "pinion_neutral_q(m, y)" }, check = { scale = scale.REST },
  },
  {
    name = "normalize", args = { inout("q", "NQ") }, manifold = true,
    doc = { "In place: gives the quaternions of q unit length." },
    twin = { "model/configuration.h",
      "for (int i = 0; i < NQ; i++) y[i] = 1.5 * q[i];\n  pinion_normalize(m, y)" },
    check = {
      scale = scale.REST, before = "for (int i = 0; i < NQ; i++) ry[i] = (real)1.5 * rq[i]",
    },
  },
}
