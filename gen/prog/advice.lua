-- Advice to the reader of a file: numbers that just miss rounder ones are taken as typed; what
-- that costs H is said once, where it is worth a remark.
local fail = require "fail"
local live = require "prog.live"
local model = require "model"
local record = require "prog.record"
local snap = require "model.snap"

local M = {}

-- the least share of H that is worth a remark
local WORTH = 0.01

-- operations of `crba`, a function of the catalogue, with options `more`
local function cost(crba, robot, options, more)
  local own = { snap = tonumber(more.snap), snap_length = tonumber(more.snap_length) }
  own = setmetatable(own, { __index = options })
  local recorder = record.new(model.build(robot, own, fail.log(robot.file)), own)
  return live.cost(live.of(record.trace(recorder, crba).trace)).total
end

-- robot: the checked record of the model.  Returns what was found, { options = words, before, after
-- = operations of H }, worth a remark or not, or nil.
function M.near(built, crba, robot, options, log)
  local near, ending = built.near, built.ending
  if #near == 0 then return nil end
  local before, after = cost(crba, robot, options, {}), cost(crba, robot, options, ending)
  local words = {}
  if ending.snap then words[1] = "--snap " .. ending.snap end
  if ending.snap_length then words[#words + 1] = "--snap-length " .. ending.snap_length end
  local found = { options = table.concat(words, " "), before = before, after = after }
  if before == after or before - after < WORTH * before then return found end
  local first = near[1].owner
  log:hint(first.line, "some numbers just miss rounder ones; with %s they count as these, and H "
    .. "takes %d operations instead of %d: %s", found.options, after, before,
    snap.named(near))
  log.items[#log.items].file = first.file or log.file
  return found
end

return M
