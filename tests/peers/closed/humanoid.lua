-- Constraints with axes on humanoid.urdf: it stands on a hinge and a plane, and its hands hold each
-- other by a universal joint.
functions = { "all", "constraints" }
base = "floating"

constraints = {
  {
    name = "heel", type = "revolute",
    a = { link = "r_sole", xyz = { 0.02, 0.01, 0 }, axis = { 0, 1, 0 } },
    b = { xyz = { 0.1, -0.1, 0 }, axis = { 0.1, 1, 0.2 } },
  },
  {
    name = "sole", type = "planar", a = { link = "l_sole", rpy = { 0.1, 0, 0.4 } },
    b = { rpy = { 0.05, -0.1, 0 } },
  },
  {
    name = "hands", type = "universal", a = { link = "l_palm", axis = { 0, 0, -1 } },
    b = { link = "r_palm", xyz = { 0.01, 0.04, -0.02 }, axis = { 1, 0, 0 } },
  },
}
