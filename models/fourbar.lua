-- What closes the loop of fourbar.urdf: the coupler's end on the rocker's.  In a plane mechanism
-- that is two rows, a plane across x and one across z of the rocker; a revolute constraint would
-- have five, of which three hold anyway.
functions = { "all", "constraints", "steps" }

local pin, socket = { 0.24, 0, 0.1 }, { -0.15, 0, 0.2 }

constraints = {
  {
    name = "pin_x", type = "point_on_plane", a = { link = "coupler", xyz = pin },
    b = { link = "rocker", xyz = socket, axis = { 1, 0, 0 } },
  },
  {
    name = "pin_z", type = "point_on_plane", a = { link = "coupler", xyz = pin },
    b = { link = "rocker", xyz = socket, axis = { 0, 0, 1 } },
  },
}
