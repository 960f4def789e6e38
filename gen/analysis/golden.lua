-- Computes H in numbers at two states that any robot has: for the self-test, and to see whether it
-- is regular.
--
--   golden.states(model)  the neutral state and one that bends every joint: arrays q from 0, with
--                         few digits
--   golden.of(model)   -> list of { q, H }, as lists, H packed
--   golden.poses(model, q)   -> at q, a list, or at the neutral state, the pose of each of
--                         model.places in the world, 12 numbers like those of fk
local later = require "later"
local crba = require "algo.tree.crba"
local dofs = require "model.dofs"
local floats = require "analysis.floats"
local kinematics = later "algo.tree.kinematics"
local lists = require "list"

local M = {}

local QUATERNION = { [0] = { 0.0, 0.0, 0.0, 1.0 }, { 0.5, -0.5, 0.5, 0.5 } }

function M.states(model)
  local states = { {}, {} }
  for k = 0, 1 do
    local q = states[k + 1]
    for _, body in ipairs(model.bodies) do
      for c = 1, body.nq do
        local place = body.q + c
        q[place - 1] = k * (((place * 618) % 1000) / 500 - 1) + 0.0
      end
      local at = dofs.quaternion(body)
      for c, x in ipairs(at and QUATERNION[k] or {}) do q[at + c - 1] = x end
    end
  end
  return states
end

function M.of(model)
  return lists.mapped(M.states(model), function(q)
    local H = floats.run(crba, model, { q = q, p = model.p }).H
    return { q = table.move(q, 0, model.nq - 1, 1, {}),
      H = table.move(H, 0, model.pattern.nh - 1, 1, {}) }
  end)
end

function M.poses(model, q)
  local all = setmetatable({ poses = model.places }, { __index = model })
  local at, list = q and table.move(q, 1, #q, 0, {}) or M.states(model)[1], {}
  local pose = floats.run(kinematics.fk, all, { q = at, p = model.p }).pose
  for k in ipairs(model.places) do
    list[k] = table.move(pose, 12 * k - 12, 12 * k - 1, 1, {})
  end
  return list
end

return M
