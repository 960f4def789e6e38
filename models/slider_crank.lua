-- What closes the loop of slider_crank.urdf: the end of the rod is the piston's pin, in the plane
-- of motion two rows.
functions = { "all", "constraints", "steps" }

local small_end = { link = "rod", xyz = { 0.12, 0, -0.05 } }

constraints = {
  {
    name = "pin_x", type = "point_on_plane", a = small_end,
    b = { link = "piston", axis = { 1, 0, 0 } },
  },
  {
    name = "pin_z", type = "point_on_plane", a = small_end,
    b = { link = "piston", axis = { 0, 0, 1 } },
  },
}
