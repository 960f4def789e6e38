-- Kinematics of links, one function for each requested link: run(place) is the algorithm.
local later = require "later"
local argument = require "catalogue.argument"
local kinematics = later "algo.tree.kinematics"
local osim = later "algo.constraints.osim"
local pattern = require "model.pattern"

local output, scale = argument.output, argument.scale
local q, v, a = argument.q, argument.v, argument.a

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
    name = "acceleration", args = { q, v, a, output("A:A", 6) }, run = at(kinematics.acceleration),
    doc = { "A = spatial acceleration " .. FRAMES[1].words .. ".", "Without gravity." },
    twin = { "tree/kinematics.h", "pinion_acceleration(m, LINK, q, v, a, y, work)" },
    check = { scale = scale.REST },
  },
  {
    name = "acceleration_classical", args = { q, v, a, output("A_classical:A", 6) },
    run = at(kinematics.acceleration_classical),
    doc = {
      "A = acceleration of the link's origin, then angular, in link axes.", "Without gravity.",
    },
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

-- a velocity, a Jacobian and its rate in each convention;  call: of the twin
for k, f in ipairs(FRAMES) do
  local function row(name, args, doc, call, least)
    return {
      name = name .. f.suffix, args = args, run = at(kinematics[name], f.frame), doc = { doc },
      twin = { "tree/jacobian.h", call:format("PINION_" .. f.frame:upper()) },
      check = { scale = least },
    }
  end
  table.insert(M, k, row("velocity", { q, v, output("V" .. f.suffix .. ":V", 6) },
    "V = spatial velocity " .. f.words .. ".", "pinion_velocity_in(m, LINK, %s, q, v, y, work)",
    scale.REST))
  M[#M + 1] = row("jacobian", { q, output("J" .. f.suffix .. ":J", 6, "NV") },
    "J: spatial velocity = J*v, " .. f.words .. ".", "pinion_jacobian(m, LINK, %s, q, y, work)",
    scale.REST)
  M[#M + 1] = row("jdotv", { q, v, output("Jdotv" .. f.suffix .. ":out", 6) },
    "out = dJ/dt * v of the J " .. f.words .. ".", "pinion_jdotv(m, LINK, %s, q, v, y, work)",
    scale.SPEED)
end

-- no link belongs to several limbs
for _, row in ipairs(M) do row.limbs = row.routes and "parts" or false end

return M
