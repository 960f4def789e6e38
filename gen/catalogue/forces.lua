-- Further results of the recursion of inverse dynamics: forces across joints, forces that tie mimic
-- joints, the Coriolis force; external forces in world axes.
local later = require "later"
local argument = require "catalogue.argument"
local rnea = later "algo.tree.rnea"

local input, output = argument.input, argument.output
local scale = argument.scale
local q, v, a = argument.q, argument.v, argument.a
local f = input("f", "NB", 6)

-- "--": a warning names only functions that no option can add (catalogue.chosen)
local function none_follows(model)
  return not model.mimics and "no joint follows another (see --mimic)" or nil
end

local rows = {
  {
    name = "joint_forces", args = { q, v, a, output("F:F", "NB", 6) }, run = rnea.joint_forces,
    doc = {
      "F[i] = spatial force across each joint, on its child (eq. 3.34).",
      "Force, then moment, in the axes and about the origin of the child link: the load of the",
      "bearing and, along the axis, the drive of the joint less its rotor and friction.",
    },
    twin = { "tree/rnea.h", "pinion_joint_forces(m, q, v, a, NULL, y, work)" },
  },
  {
    name = "joint_forces_fext", args = { q, v, a, f, output("F", "NB", 6) },
    run = rnea.joint_forces_fext,
    doc = { "joint_forces with an external force f[i] on each body." },
    twin = { "tree/rnea.h", "pinion_joint_forces(m, q, v, a, f, y, work)" },
  },
  {
    name = "mimic_forces", args = { q, v, a, output("tau_c:tau_c", "NB") }, run = rnea.mimic_forces,
    lacks = none_follows, limbs = false,
    doc = {
      "tau_c[i] = torque that ties mimic joints, at each (eq. 3.18 to 3.21).",
      "A follower has its drive, its leader minus the sum of ratio*tau_c of its followers,",
      "other joints 0: it does no work.",
    },
    twin = { "tree/rnea.h", "pinion_mimic_forces(m, leader, q, v, a, y, work)" },
  },
  {
    name = "rnea_fext_world", args = { q, v, a, f, input("point", "NB", 3), output("tau", "NV") },
    run = rnea.rnea_fext_world,
    doc = {
      "tau = rnea with a force f[i] in world axes on each body, at a point.",
      "f[i] is force, then moment; the force acts at point[i] of the world.",
    },
    twin = { "tree/rnea.h", "pinion_rnea_fext_world(m, q, v, a, f, f, y, work)" },
  },
  {
    name = "coriolis_force", args = { q, v, output("Cv:Cv", "NV") }, run = rnea.coriolis_force,
    planned = rnea.coriolis_force,
    doc = { "Cv = C(q, v)*v: bias without gravity and friction." },
    twin = { "tree/rnea.h", "pinion_coriolis_force(m, q, v, y, work)" },
  },
}

for _, row in ipairs(rows) do
  row.group, row.check = "forces", { scale = scale.PUSHED, leaders = row.name == "mimic_forces" }
end

return rows
