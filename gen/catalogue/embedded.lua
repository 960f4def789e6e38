-- Dynamics by the independent joints of a robot's local loops (analysis.clusters).
local later = require "later"
local argument = require "catalogue.argument"
local clusters = later "analysis.clusters"
local embed = later "algo.constraints.embed"
local independent = later "algo.constraints.independent"

local input, output = argument.input, argument.output
local q, v_i = argument.q, input("v_i", "NI")

local HEADER <const> = "constraints/embedding.h"
local no_constraints = require("catalogue.under_constraints")[1].lacks

local function lacks(model)
  local none = no_constraints(model)
  if none then return none end
  local all, why = clusters.of(model)
  return not all and ("it has no local loop: %s"):format(why) or nil
end

-- arrays for H_i, packed, and for the solutions by its factor
local function locals(model)
  return { argument.packed("H", embed.seen(model)), argument.own("x", "NV") }
end

local rows = {
  {
    name = "embedded_correction", args = { q, output("dq", "NV") }, run = independent.correction,
    doc = { "dq of the dependent joints with K*dq = -phi, others 0: a Newton step." },
    twin = { HEADER, "pinion_embedded_correction(m, cs, loops, q, y, work, room)" },
    check = { by = "embedded", scale = "slack * (1.0 + norm(NV, y))" },
  },
  {
    name = "embedded_velocity", args = { q, v_i, output("v", "NV") }, run = independent.velocity,
    doc = { "v = P*v_i: rates of all joints by those of the independent ones." },
    twin = { HEADER, "pinion_embedded_velocity(m, cs, loops, q, v, y, work, room)" },
    check = { by = "embedded", scale = "slack * norm(NV, y)" },
  },
  {
    name = "crba_embedded", args = { q, output("H_i", "NI", "NI") }, run = independent.crba,
    doc = { "H_i = P'*H*P, full and symmetric: inertia of the independent joints." },
    locals = locals, on = embed.seen,
    twin = { HEADER, "pinion_crba_embedded(m, cs, loops, q, y, work, room)" },
    check = { by = "embedded", scale = "slack * size_P * size_P * norm(NH, H)" },
  },
  {
    name = "bias_embedded", args = { q, v_i, output("C_i", "NI") }, run = independent.bias,
    doc = {
      "C_i = P'*(C + H*g) at v = P*v_i: H_i*a_i + C_i = P'*tau.",
      "a = P*a_i + g are the accelerations of all joints.",
    },
    twin = { HEADER, "pinion_bias_embedded(m, cs, loops, q, v, y, work, room)" },
    check = { by = "embedded", scale = "size_of_C()" },
  },
  {
    name = "fd_embedded", args = { q, v_i, input("tau_i", "NI"), output("a_i", "NI") },
    run = independent.fd,
    doc = { "a_i with H_i*a_i + C_i = tau_i, tau_i = P'*tau: forward dynamics." },
    locals = locals, on = embed.seen,
    twin = { HEADER, "pinion_crba_embedded(m, cs, loops, q, y, work, room)" },
    check = { by = "embedded fd" },
  },
  {
    name = "independent", args = { input("q_i", "NQI"), v_i, argument.inout("q", "NQ"),
      output("v", "NV") },
    manifold = true, calls = { "embedded_correction", "embedded_velocity" },
    composed = independent.positions,
    doc = {
      "q and v of all joints from the independent ones, loops closed.",
      "The dependent joints start from their values in q and take at most 30 Newton steps.",
      "If these do not close the loops, it returns 1 + NV + NC.",
    },
    twin = { HEADER, "pinion_independent(m, cs, loops, q2, v, y, y + NQ, work, room)" },
    check = { by = "independent" },
  },
}

for _, row in ipairs(rows) do
  row.group, row.lacks, row.returns, row.weighed = "constraints", lacks, "pivot", true
  row.rows, row.limbs = row.run and "constrained" or nil, "parts"
end

return rows
