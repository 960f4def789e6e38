-- Kinematics of a link, one function for each that is asked for: run(place) is the algorithm.
local argument = require "catalogue.argument"
local kinematics = require "algo.kinematics"
local scale = require "catalogue.scale"

local output = argument.output
local q, v, a = argument.q, argument.v, argument.a
local A = output("A", 6)

-- frame conventions of a spatial vector of a link
local FRAMES = {
  { suffix = "", frame = "body", words = "at the link's origin, in link axes" },
  { suffix = "_aligned", frame = "aligned", words = "at the link's origin, in world axes" },
  { suffix = "_world", frame = "world", words = "at the world's origin, in world axes" },
}

local M = {
  {
    name = "velocity", args = { q, v, output("V", 6) }, run = kinematics.velocity,
    doc = { "V = spatial velocity " .. FRAMES[1].words .. "." },
    fuse = { { "V", "V" } },
    twin = { "kinematics.h", "pinion_velocity(m, LINK, q, v, y, work)" },
    check = { scale = scale.REST },
  },
  {
    name = "acceleration", args = { q, v, a, A }, run = kinematics.acceleration,
    doc = { "A = spatial acceleration " .. FRAMES[1].words .. ".", "Without gravity." },
    fuse = { { "A", "A" } },
    twin = { "kinematics.h", "pinion_acceleration(m, LINK, q, v, a, y, work)" },
    check = { scale = scale.REST },
  },
  {
    name = "acceleration_classical", args = { q, v, a, A },
    run = kinematics.acceleration_classical,
    doc = {
      "A = acceleration of the link's origin, then angular, in link axes.", "Without gravity.",
    },
    fuse = { { "Aclassical", "A" } },
    twin = { "kinematics.h", "pinion_acceleration_classical(m, LINK, q, v, a, y, work)" },
    check = { scale = scale.REST },
  },
}

for _, f in ipairs(FRAMES) do
  local convention = "PINION_" .. f.frame:upper()
  M[#M + 1] = {
    name = "jacobian" .. f.suffix, args = { q, output("J", 6, "NV") },
    run = function(place) return kinematics.jacobian(place, f.frame) end,
    doc = { "J: spatial velocity = J*v, " .. f.words .. "." },
    fuse = { { "J" .. f.suffix:gsub("_", ""), "J" } },
    twin = { "jacobian.h", ("pinion_jacobian(m, LINK, %s, q, y, work)"):format(convention) },
    check = { scale = scale.REST },
  }
  M[#M + 1] = {
    name = "jdotv" .. f.suffix, args = { q, v, output("out", 6) },
    run = function(place) return kinematics.jdotv(place, f.frame) end,
    doc = { "out = dJ/dt * v of the J " .. f.words .. "." },
    fuse = { { "Jdotv" .. f.suffix, "out" } },
    twin = { "jacobian.h", ("pinion_jdotv(m, LINK, %s, q, v, y, work)"):format(convention) },
    check = { scale = scale.REST },
  }
end

return M
