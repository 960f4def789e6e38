-- Advice on the robot's file: numbers close to rounder ones are used as typed; a warning gives
-- their cost in H if that is worth it.
local candidates = require "prog.choice.candidates"
local fail = require "fail"
local model = require "model"
local order = require "order"
local snap = require "model.snap"

local M = {}

-- the smallest share of H's operations that is worth a remark
local WORTH = 0.01

-- space: of prog.choice.candidates, whose model has numbers that are `near` others; robot: its
-- checked record.  Returns { options = words, before, after = operations of H in the frames of the
-- file }, even if it is not worth a remark; or nil if H of this tree is not counted.
function M.near(space, robot, options, log)
  local near, ending, words = space.model.near, space.model.ending, {}
  if not space.H then return nil end
  local own = order.with(options, { snap = tonumber(ending.snap),
    snap_length = tonumber(ending.snap_length), optimize = 1, limbs = "off" })
  local ended = candidates.new(model.build(robot, own, fail.log(robot.file)), own)
  if ending.snap then words[1] = "--snap " .. ending.snap end
  if ending.snap_length then words[#words + 1] = "--snap-length " .. ending.snap_length end
  local found = { options = table.concat(words, " "), before = space.H.cost.total,
    after = ended.H.cost.total }
  local saved = found.before - found.after
  if saved == 0 or saved < WORTH * found.before then return found end
  local first = near[1].owner
  log:hint(first.line, "some numbers are close to rounder ones; %s rounds them, and H takes %d "
    .. "operations instead of %d: %s", found.options, found.after, found.before,
    snap.named(near))
  log.items[#log.items].file = first.file or log.file
  return found
end

return M
