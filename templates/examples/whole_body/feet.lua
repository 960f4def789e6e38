-- Four ball feet that stand: a row of K for each of x, y and z of each, in world axes.
base = "floating"
constraints = {}
for _, leg in ipairs { "lf", "rf", "lh", "rh" } do
  table.insert(constraints, { name = leg, type = "point", a = { link = leg .. "_foot" } })
end
