-- Four feet of quad.urdf on the ground, where they are when it stands on bent legs.
functions = { "all", "constraints" }
base = "floating"

constraints = {}
for _, leg in ipairs { { "lf", 0.2, 0.13 }, { "rf", 0.2, -0.13 }, { "lh", -0.18, 0.13 },
  { "rh", -0.18, -0.13 } } do
  table.insert(constraints, {
    name = leg[1], type = "point", a = { link = leg[1] .. "_foot" },
    b = { xyz = { leg[2], leg[3], 0.02 } },
  })
end
