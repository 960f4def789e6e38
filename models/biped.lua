-- What closes biped.urdf: in each leg the knee's front bar ends on the shank, in the plane of the
-- knee two rows, and two rods of 280 mm lead from the cranks to the heel.
functions = { "all", "constraints", "steps" }
base = "floating"

constraints = {}
local function add(constraint) table.insert(constraints, constraint) end

for _, leg in ipairs { { "l", 1 }, { "r", -1 } } do
  local side, sign = leg[1], leg[2]
  local pin = { link = side .. "_knee_front", xyz = { -0.04, 0, -0.04 } }
  for _, plane in ipairs { { "x", { 1, 0, 0 } }, { "z", { 0, 0, 1 } } } do
    add {
      name = ("%s_knee_%s"):format(side, plane[1]), type = "point_on_plane", a = pin,
      b = { link = side .. "_shank", xyz = { -0.04, 0, -0.01 }, axis = plane[2] },
    }
  end
  for _, rod in ipairs { { "outer", 0.04 }, { "inner", -0.04 } } do
    add {
      name = ("%s_%s_rod"):format(side, rod[1]), type = "distance", length = 0.28,
      a = { link = ("%s_%s_crank"):format(side, rod[1]), xyz = { -0.05, 0, 0 } },
      b = { link = side .. "_foot", xyz = { -0.08, sign * rod[2], 0 } },
    }
  end
end
