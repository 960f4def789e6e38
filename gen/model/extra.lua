-- Extra frames: named places on links, given by an option.  They behave like links welded there.
--
--   extra.by_link(robot, list, all) -> link name -> { { name, xyz, rpy, line }.. }
--   extra.sites(robot, options)     -> the sites of the robot that an option names, as such a list
--
-- list = { file =, { name =, link =, xyz =, rpy =, line = } }.  A missing link, or a name that a
-- link or another frame already has, is an error of that file; the log `all` collects them.
local fail = require "fail"
local later = require "later"
local frames_of = later("model.constraints").frames
local lists = require "list"

local M = {}

function M.sites(robot, options)
  local wanted, list = lists.set(lists.joined(options.frames or {}, options.poses or {})), {}
  for _, c in ipairs(options.constraints or {}) do
    for _, at in ipairs(frames_of(c)) do wanted[at.link or ""] = true end
  end
  local words = {}
  for _, fused in ipairs(options.fuse or {}) do lists.append(words, fused.outputs) end
  local fused = table.concat(words, "\n")
  for _, site in ipairs(robot.sites or {}) do
    local named = wanted[site.name] or fused:find(":" .. site.name, 1, true)
    if named and not robot.link_by_name[site.name] then
      list[#list + 1] = { name = site.name, line = site.line, link = site.link, xyz = site.xyz,
        rpy = site.rpy, site = true }
    end
  end
  return list
end

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
        fail.near_link(frame.link, robot.links))
    end
  end
  all:try(log.check, log)
  return found
end

return M
