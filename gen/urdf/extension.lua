-- Reads MuJoCo's extension of a URDF, <mujoco><compiler ../></mujoco>, as far as it changes
-- dynamics: bounds and balance of inertias (robot.bounds).  Other attributes concern looks and
-- names; settotalmass gets a warning.
--
--   extension.apply(context, root, robot)

local bounds = require "robot.bounds"
local element = require "urdf.element"
local lists = require "list"

local M = {}

local WHO = "<mujoco>"

local function read(context, node)
  local found = { mass = 0.0, inertia = 0.0, balance = false, total = 0.0 }
  for _, compiler in ipairs(element.all(context, node, "compiler")) do
    found.mass = element.number(context, compiler, "boundmass", WHO, found.mass) or 0.0
    found.inertia = element.number(context, compiler, "boundinertia", WHO, found.inertia) or 0.0
    local balance = compiler.attributes.balanceinertia
    if balance then found.balance = balance == "true" end
    if compiler.attributes.settotalmass then
      context.log:warn(compiler.line, "%s: <compiler> settotalmass is ignored: scale the masses in "
        .. "the file", WHO)
    end
  end
  return found
end

-- links that have an inertia or move; frames that are fixed to others stay without inertia
local function bounded(robot)
  local moved = {}
  for _, joint in ipairs(robot.joints) do
    if joint.child and joint.type ~= "fixed" then moved[joint.child] = true end
  end
  return lists.those(robot.links, function(link) return link.inertial or moved[link.name] end)
end

function M.apply(context, root, robot)
  for _, node in ipairs(element.all(context, root, "mujoco")) do
    bounds.apply(bounded(robot), read(context, node))
  end
end

return M
