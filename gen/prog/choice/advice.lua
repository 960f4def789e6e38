-- Advice to the reader of a file: numbers that just miss rounder ones are taken as typed; what
-- that costs H is said once, where it is worth a remark.
local candidates = require "prog.choice.candidates"
local choose = require "prog.choice.choose"
local fail = require "fail"
local model = require "model"
local order = require "order"
local snap = require "model.snap"

local M = {}

-- the least share of H that is worth a remark
local WORTH = 0.01

local function operations(space, crba)
  return choose.traced(space, crba).candidates[1].program.cost.total
end

-- operations of `crba`, a function of the catalogue, with typed numbers as `more` has it
local function cost(crba, robot, options, more, level)
  local own = order.with(options, { snap = tonumber(more.snap),
    snap_length = tonumber(more.snap_length), optimize = level })
  return operations(candidates.new(model.build(robot, own, fail.log(robot.file)), own), crba)
end

local function is_worth(before, after)
  return before ~= after and before - after >= WORTH * before
end

-- space: of prog.choice.candidates, whose model has numbers that are `near` others; robot: its
-- checked record.  Returns what was found, { options = words, before, after = operations of H },
-- worth a remark or not.  Weighing frames takes long, so it is done only if the frames of
-- the file show that it may be worth it.
function M.near(space, crba, robot, options, log)
  local near, ending = space.model.near, space.model.ending
  local weighs = options.optimize == 2
  local level = weighs and not is_worth(cost(crba, robot, options, {}, 1),
    cost(crba, robot, options, ending, 1)) and 1 or nil
  local before = level and cost(crba, robot, options, {}, 1) or operations(space, crba)
  local after = cost(crba, robot, options, ending, level)
  local words = {}
  if ending.snap then words[1] = "--snap " .. ending.snap end
  if ending.snap_length then words[#words + 1] = "--snap-length " .. ending.snap_length end
  local found = { options = table.concat(words, " "), before = before, after = after }
  if not is_worth(before, after) then return found end
  local first = near[1].owner
  log:hint(first.line, "some numbers just miss rounder ones; with %s they count as these, and H "
    .. "takes %d operations instead of %d: %s", found.options, after, before,
    snap.named(near))
  log.items[#log.items].file = first.file or log.file
  return found
end

return M
