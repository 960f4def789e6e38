-- Steps and states on the manifold of q: emit.manifold writes them, without an algorithm.
local argument = require "catalogue.argument"
local scale = require "catalogue.scale"

local input, output, inout = argument.input, argument.output, argument.inout
local q, v = argument.q, argument.v

return {
  {
    name = "integrate", args = { q, v, input "dt", output("q_next", "NQ") }, manifold = true,
    doc = {
      "q_next = q moved by the constant velocity v for dt.",
      "Quaternions stay of unit length (Introduction to Humanoid Robotics, eq. 6.12 to 6.14).",
      "q_next may be q.",
    },
    twin = { "configuration.h", "pinion_integrate(m, q, v, 0.125, y)" },
    check = { scale = scale.REST },
  },
  {
    name = "difference", args = { input("q0", "NQ"), input("q1", "NQ"), output("v", "NV") },
    manifold = true,
    doc = { "v such that integrate(q0, v, 1) is q1, by the shortest rotations." },
    twin = { "configuration.h", "pinion_difference(m, q, q2, y)" },
    check = { scale = scale.REST },
  },
  {
    name = "neutral", args = { output("q", "NQ") }, manifold = true,
    doc = { "q = every joint at zero." },
    twin = { "pinion_model.h", "pinion_neutral_q(m, y)" }, check = { scale = scale.REST },
  },
  {
    name = "normalize", args = { inout("q", "NQ") }, manifold = true,
    doc = { "q with quaternions of unit length." },
    twin = { "configuration.h",
      "for (int i = 0; i < NQ; i++) y[i] = 1.5 * q[i];\n    pinion_normalize(m, y)" },
    check = {
      scale = scale.REST, before = "for (int i = 0; i < NQ; i++) ry[i] = (real)1.5 * rq[i]",
    },
  },
}
