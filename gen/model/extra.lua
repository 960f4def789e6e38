-- Extra frames: named places on links, given by an option.  They behave like links welded there.
--
--   extra.by_link(robot, list, all) -> link name -> { { name, xyz, rpy, line }.. }
--
-- list = { file =, { name =, link =, xyz =, rpy =, line = } }.  A missing link, or a name that a
-- link or another frame already has, is an error of that file; the log `all` collects them.
local fail = require "fail"

local M = {}

function M.by_link(robot, list, all)
  local found, log, taken = {}, fail.log(list and list.file), {}
  for k, frame in ipairs(list or {}) do
    if robot.link_by_name[frame.name] then
      log:error(frame.line, "extra_frames %d: %s is the name of a link", k, fail.quote(frame.name))
    elseif taken[frame.name] then
      log:error(frame.line, "extra_frames %d: the name %s is taken by extra_frames %d", k,
        fail.quote(frame.name), taken[frame.name])
    end
    taken[frame.name] = taken[frame.name] or k
    if robot.link_by_name[frame.link] then
      found[frame.link] = found[frame.link] or {}
      table.insert(found[frame.link], frame)
    else
      log:error(frame.line, "extra_frames %d: there is no link %s%s", k, fail.quote(frame.link),
        fail.suggest(frame.link, robot.links))
    end
  end
  all:try(log.check, log)
  return found
end

return M
