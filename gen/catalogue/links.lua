-- Kinematics of links, one function for each requested link: run(place) is the algorithm.
local later = require "later"
local argument = require "catalogue.argument"
local kinematics = later "algo.tree.kinematics"
local osim = later "algo.constraints.osim"
local pattern = require "model.pattern"

local output, scale = argument.output, argument.scale
local q, v, a = argument.q, argument.v, argument.a
local A = output("A", 6)

-- frame conventions of a spatial vector of a link
local FRAMES = {
  { suffix = "", frame = "body", words = "at the link's origin, in link axes" },
  { suffix = "_aligned", frame = "aligned", words = "at the link's origin, in world axes" },
  { suffix = "_world", frame = "world", words = "at the world's origin, in world axes" },
}

-- an algorithm that make(place, ..) returns, made when it runs
local function at(make, ...)
  local more = { ... }
  return function(place)
    return function(model, K) make(place, table.unpack(more))(model, K) end
  end
end

local M = {
  {
    name = "acceleration", args = { q, v, a, A }, run = at(kinematics.acceleration),
    doc = { "A = spatial acceleration " .. FRAMES[1].words .. ".", "Without gravity." },
    fuse = { { "A", "A" } },
    twin = { "tree/kinematics.h", "pinion_acceleration(m, LINK, q, v, a, y, work)" },
    check = { scale = scale.REST },
  },
  {
    name = "acceleration_classical", args = { q, v, a, A },
    run = at(kinematics.acceleration_classical),
    doc = {
      "A = acceleration of the link's origin, then angular, in link axes.", "Without gravity.",
    },
    fuse = { { "A_classical", "A" } },
    twin = { "tree/kinematics.h", "pinion_acceleration_classical(m, LINK, q, v, a, y, work)" },
    check = { scale = scale.REST },
  },
}

local function ties_branches(model) return model.mimics end

-- is the tree so deep that its factor needs too many scalars, and is there another way?
local function is_deep(model) return pattern.is_deep(model.pattern) and not model.mimics end

M[#M + 1] = {
  name = "osim", args = { q, output("Lambda_inv", 6, 6) }, returns = "pivot",
  group = "constraints", run = at(osim.by_factor),
  doc = {
    "Lambda_inv = J*H^-1*J': inverse operational-space inertia.",
    "J is that of jacobian: in link axes, at the link's origin.",
  },
  locals = argument.rows(6),
  routes = function(place)
    return {
      { run = at(osim.by_factor)(place), name = "through H", lacks = is_deep,
        doc = "By the factor of H (RBDA section 8.4)." },
      { run = at(osim.by_forces)(place), name = "by forces carried to the base",
        lacks = ties_branches,
        doc = "By articulated bodies and forces carried to the base (Featherstone 2010)." },
    }
  end,
  twin = { "constraints/osim.h", "pinion_osim(m, LINK, q, y, work, L, x2, z)" },
  check = { scale = "norm(NH, H) * norm(6 * NV, z) * norm(6 * NV, z)", by = "residual" },
}

-- a velocity, a Jacobian and its rate in each convention
for k, f in ipairs(FRAMES) do
  local frame = "PINION_" .. f.frame:upper()
  table.insert(M, k, {
    name = "velocity" .. f.suffix, args = { q, v, output("V", 6) },
    run = at(kinematics.velocity, f.frame),
    doc = { "V = spatial velocity " .. f.words .. "." },
    fuse = { { "V" .. f.suffix, "V" } },
    twin = { "tree/jacobian.h", ("pinion_velocity_in(m, LINK, %s, q, v, y, work)"):format(frame) },
    check = { scale = scale.REST },
  })
  M[#M + 1] = {
    name = "jacobian" .. f.suffix, args = { q, output("J", 6, "NV") },
    run = at(kinematics.jacobian, f.frame),
    doc = { "J: spatial velocity = J*v, " .. f.words .. "." },
    fuse = { { "J" .. f.suffix, "J" } },
    twin = { "tree/jacobian.h", ("pinion_jacobian(m, LINK, %s, q, y, work)"):format(frame) },
    check = { scale = scale.REST },
  }
  M[#M + 1] = {
    name = "jdotv" .. f.suffix, args = { q, v, output("out", 6) },
    run = at(kinematics.jdotv, f.frame),
    doc = { "out = dJ/dt * v of the J " .. f.words .. "." },
    fuse = { { "Jdotv" .. f.suffix, "out" } },
    twin = { "tree/jacobian.h", ("pinion_jdotv(m, LINK, %s, q, v, y, work)"):format(frame) },
    check = { scale = scale.SPEED },
  }
end

-- no link belongs to several limbs
for _, row in ipairs(M) do row.limbs = row.routes and "parts" or false end

return M
