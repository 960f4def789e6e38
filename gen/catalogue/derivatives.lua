-- Derivatives of the dynamics with respect to q, along the tangent step of `integrate`, and v.
local later = require "later"
local argument = require "catalogue.argument"
local capture = later "algo.kit.capture"
local rnea_derivatives = later "algo.derivatives.rnea_derivatives"
local fd_derivatives = later "algo.derivatives.fd_derivatives"
local gravity = later "algo.tree.gravity"
local rnea = later "algo.tree.rnea"

local input, output = argument.input, argument.output
local scale = argument.scale
local q, v, a = argument.q, argument.v, argument.a

local function by(name) return output(name, "NV", "NV") end

local ALONG = "df/dq is along integrate's step: f(integrate(q, dv, eps)) = f(q) + eps*(df/dq)*dv."
local TWICE = "y, y + NV * NV, work)"

-- The kit's derivative of the values that an algorithm stores in `array` gives the same numbers.
-- With parallel joint axes it takes fewer operations: 80 instead of 96 for rnea_derivatives of a
-- four-bar, 208 instead of 228 for duo; for a 6-axis arm it takes half as many again.  It is tried
-- for robots with at most FEW dofs, because it takes long for more.
local FEW = 6
-- Up to SMALL dofs, H^-1 is multiplied by full matrices; with more, branches save most of the
-- products.
local SMALL = 12

-- The algorithm for which frames are chosen, once for all derivatives of rnea: for all 35 test
-- robots, derivatives of rnea and of bias were cheapest in the same frames.
local PLANNED = rnea_derivatives.bias

local function by_pass(run, array, results)
  return function(model, K)
    local values, n = {}, model.nv
    run(model, capture(K, { [array] = values }))
    for _, arg in ipairs { "q", "v" } do
      local list = results[arg] and K.derivative(model, values, arg)
      for k = 0, list and n * n - 1 or -1 do K.store(results[arg], k, list[k]) end
    end
  end
end

local function routes(run, ...)
  return {
    { run = run, name = "analytically" },
    { run = by_pass(...), name = "by differentiating expressions",
      lacks = function(model) return model.nv > FEW and "it has many joints" end },
  }
end

return {
  {
    name = "rnea_derivatives", group = "derivatives", packed = "D",
    args = { q, v, a, by "dtau_dq:dtau_dq", by "dtau_dv:dtau_dv" },
    run = rnea_derivatives.rnea, planned = PLANNED,
    routes = routes(rnea_derivatives.rnea, rnea.rnea, "tau", { q = "dtau_dq", v = "dtau_dv" }),
    doc = { "Derivatives of rnea with respect to q and v (dtau/da is crba's H).", ALONG },
    twin = { "derivatives/derivatives.h", "pinion_rnea_derivatives(m, q, v, a, " .. TWICE },
    rows = "bodies", locals = argument.COLUMNS,
    check = { scale = scale.LOAD },
  },
  {
    name = "rnea_fext_derivatives", group = "derivatives", packed = "D",
    args = { q, v, a, input("f", "NB", 6), by "dtau_dq", by "dtau_dv" },
    run = rnea_derivatives.rnea_fext,
    doc = { "Derivatives of rnea_fext with respect to q, v, f fixed in link axes.", ALONG },
    twin = { "derivatives/derivatives.h", "pinion_rnea_fext_derivatives(m, q, v, a, f, " .. TWICE },
    rows = "bodies", locals = argument.COLUMNS,
    check = { scale = scale.PUSHED },
  },
  {
    name = "bias_derivatives", group = "derivatives", packed = "D",
    args = { q, v, by "dC_dq:dC_dq", by "dC_dv:dC_dv" },
    run = rnea_derivatives.bias, planned = PLANNED,
    routes = routes(rnea_derivatives.bias, rnea.bias, "C", { q = "dC_dq", v = "dC_dv" }),
    doc = { "Derivatives of bias with respect to q and v (Singh et al. 2022).", ALONG },
    twin = { "derivatives/derivatives.h", "pinion_bias_derivatives(m, q, v, " .. TWICE },
    rows = "bodies", locals = argument.COLUMNS,
    check = { scale = scale.LOAD },
  },
  {
    name = "gravity_derivative", group = "derivatives", packed = "D",
    args = { q, by "dg_dq:dg_dq" },
    run = rnea_derivatives.gravity, planned = rnea_derivatives.gravity,
    routes = routes(rnea_derivatives.gravity, gravity, "g", { q = "dg_dq" }),
    doc = { "Derivative of gravity with respect to q: the stiffness at rest.", ALONG },
    twin = { "derivatives/derivatives.h", "pinion_gravity_derivative(m, q, y, work)" },
    rows = "bodies", locals = argument.COLUMNS,
    check = { scale = scale.LOAD },
  },
  {
    name = "fd_derivatives", group = "derivatives", packed = "A", returns = "pivot",
    args = { q, v, argument.tau, by "da_dq", by "da_dv", by "Hinv" },
    run = fd_derivatives.by_paths, planned = PLANNED,
    routes = {
      { run = fd_derivatives.by_paths, name = "path by path" },
      { run = fd_derivatives.by_products, name = "by products of whole matrices",
        lacks = function(model) return model.nv > SMALL and "it has many joints" end },
    },
    doc = { "Derivatives of fd with respect to q, v and, as Hinv = H^-1, tau.", ALONG },
    rows = "factor", long = true, limbs = "parts", locals = argument.FACTOR,
    twin = { "derivatives/derivatives.h",
      "pinion_fd_derivatives(m, q, v, t, y, y + NV * NV, y + 2 * NV * NV, work, x2)" },
    check = { by = "sensitivity" },
  },
  {
    name = "integrate_jacobians", group = "derivatives", manifold = true,
    args = { v, input "dt", by "dnext_dq", by "dnext_dv" },
    doc = {
      "Derivatives of integrate with respect to q and v, for any q.",
      "Changes of q_next along its tangent step; a block for each joint with several dofs",
      "(closed forms of SE(3), right at small angles), 1 and dt for the others.",
    },
    twin = { "model/configuration.h",
      "pinion_integrate_jacobians(m, v, 0.125, y, y + NV * NV)" },
    check = { scale = scale.REST },
  },
  {
    name = "difference_jacobians", group = "derivatives", manifold = true,
    args = { input("q0", "NQ"), input("q1", "NQ"), by "dv_dq0", by "dv_dq1" },
    doc = {
      "Derivatives of difference with respect to q0, q1 along tangent steps.",
      "The inverse of those of integrate, block by block.",
    },
    twin = { "model/configuration.h",
      "pinion_difference_jacobians(m, q, q2, y, y + NV * NV)" },
    check = { scale = scale.REST },
  },
}
