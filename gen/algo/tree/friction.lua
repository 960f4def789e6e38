-- Damping and friction of joints: damping*qd + friction*qd/sqrt(qd^2 + width^2), where the model
-- has them.
--
--   friction.torque(model, K, i, qd)   the torque at a dof of body i at rate qd
--   friction.slope(model, K, i, qd)    its derivative by that rate
--   friction.sign(model, K, qd)        the sign of a rate, smoothed
local mechanism = require "algo.tree.mechanism"

local M = {}

local function width_of(model, K)
  return K.param(0, "friction_width", model.friction_width, "of the smooth sign")
end

function M.sign(model, K, qd)
  local width = width_of(model, K)
  return qd / K.sqrt(qd * qd + width * width)
end

function M.torque(model, K, i, qd)
  local d, f = mechanism.losses(model, K, i)
  local torque = d * qd
  return K.is_zero(f) and torque or torque + f * M.sign(model, K, qd)
end

function M.slope(model, K, i, qd)
  local d, f = mechanism.losses(model, K, i)
  if K.is_zero(f) then return d end
  local width = width_of(model, K)
  local square = qd * qd + width * width
  return d + f * (width * width) / (square * K.sqrt(square))
end

return M
