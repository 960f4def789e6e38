-- What closes gripper.urdf: each rocker ends on its finger, and gears let the cranks turn alike and
-- against each other.
functions = { "all", "constraints", "steps" }

constraints = {
  { name = "gears", type = "coupling", joints = { left_crank = 1, right_crank = 1 } },
}

for _, finger in ipairs { { "left", 1 }, { "right", -1 } } do
  local side, sign = finger[1], finger[2]
  for _, plane in ipairs { { "x", { 1, 0, 0 } }, { "z", { 0, 0, 1 } } } do
    table.insert(constraints, {
      name = ("%s_%s"):format(side, plane[1]), type = "point_on_plane",
      a = { link = side .. "_rocker", xyz = { sign * 0.03, 0, 0.04 } },
      b = { link = side .. "_finger", xyz = { sign * 0.02, 0, 0 }, axis = plane[2] },
    })
  end
end
