-- Constraints of a configuration: residuals phi, their Jacobian K, and constraint forces.
local later = require "later"
local argument = require "catalogue.argument"
local closure = later "algo.constraints.closure"
local scale = require "catalogue.scale"

local output = argument.output
local q, v, mask = argument.q, argument.v, argument.mask

local function none(model)
  local all = model.constraints
  return not (all and #all > 0) and "list its constraints in a Lua file, --config FILE" or nil
end

local rows = {
  {
    name = "phi", args = { q, argument.phi_d, mask, output("phi", "NC") }, run = closure.phi,
    doc = { "phi(q): the error of each row, 0 where the constraint holds." },
    fuse = { { "phi", "phi" } },
    twin = { "constraint.h", "pinion_constraint_residual(m, cs, q, y, work)" },
    check = { scale = scale.LENGTH, after = "steer(y)" },
  },
  {
    name = "K", args = { q, mask, output("K", "NK") }, run = closure.K,
    doc = { "K(q): dphi/dt = K*v, packed row by row." },
    fuse = { { "K", "K" } },
    twin = { "constraint.h", "pinion_constraint_jacobian(m, cs, q, y, work)" },
    check = { by = "sparse rows", rows = "NC", scale = scale.LENGTH,
      after = "pinion_constraint_switch(cs, mask, NV, y)" },
  },
  {
    name = "Kdotv", args = { q, v, mask, output("Kdotv", "NC") }, run = closure.Kdotv,
    doc = { "Kdotv = dK/dt*v: d2phi/dt2 = K*a + Kdotv." },
    fuse = { { "Kdotv", "Kdotv" } },
    twin = { "constraint.h", "pinion_constraint_Kdotv(m, cs, q, v, y, work)" },
    check = { scale = scale.SPEED, after = "pinion_constraint_switch(cs, mask, 1, y)" },
  },
  {
    name = "constraint_forces",
    args = { q, argument.input("lambda", "NC"), mask, output("tau", "NV") },
    run = closure.constraint_forces,
    doc = { "tau = K'*lambda: the constraints' forces at the joints." },
    twin = { "constraint.h", "pinion_constraint_forces(m, cs, q, applied(), y, work)" },
    check = { scale = "0.1 * norm(NC, on_lambda)" }, -- at a lever of 0.1 m, as they may cancel
  },
}

for _, row in ipairs(rows) do
  row.group, row.lacks, row.planned = "constraints", none, row.run
end

return rows
