-- cassie.urdf with the rods of its Achilles' tendons, its shins' springs locked, its ankles geared
-- to its knees, and one foot welded to the ground.
functions = { "all", "constraints" }
base = "floating"

constraints = {}
for _, leg in ipairs { { "left", "Left", 1 }, { "right", "Right", -1 } } do
  local side, Side, sign = leg[1], leg[2], leg[3]
  table.insert(constraints, {
    name = side .. "_rod", type = "distance", length = 0.5012,
    a = { link = side .. "hippitch", xyz = { 0, 0, sign * 0.045 } },
    b = { link = side .. "heelspring", xyz = { 0.11877, -0.01, 0 } },
  })
  table.insert(constraints,
    { name = side .. "_shin", type = "locked", joint = Side .. "ShinPitch", value = 0.02 })
end
table.insert(constraints, {
  name = "feet", type = "coupling", joints = { LeftFootPitch = 1, RightFootPitch = -0.5 },
  offset = 0.1,
})
table.insert(constraints, {
  name = "stance", type = "weld", a = { link = "leftfoot", xyz = { 0.05, 0.02, 0 } },
  b = { xyz = { 0.1, 0.2, 0 }, rpy = { 0.3, -0.4, 1.2 } },
})
