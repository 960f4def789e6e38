-- hyq.urdf on four feet; in each a point of the lower leg.
functions = { "all", "constraints" }
base = "floating"

constraints = {}
for _, leg in ipairs { { "lf", 0.4, 0.3 }, { "rf", 0.4, -0.3 }, { "lh", -0.4, 0.3 },
  { "rh", -0.4, -0.3 } } do
  table.insert(constraints, {
    name = leg[1], type = "point", a = { link = leg[1] .. "_lowerleg", xyz = { 0.33, 0, 0.01 } },
    b = { xyz = { leg[2], leg[3], 0 } },
  })
end
