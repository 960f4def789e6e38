-- Adds payloads, inertias that an option gives to links, before anything else reads the links.
--
-- payloads = { file =, { link =, mass =, com =, inertia = { ixx, ixy, .. izz }, line = } }, in SI
-- units.  com is in the link's frame, the inertia is about com and along the link's axes.  A link
-- keeps its own inertia and gets link.payloads, the list of its payloads.  A missing link is an
-- error of that file; an impossible inertia is a warning, as in the model.

local fail = require "fail"
local inertia = require "robot.inertial"
local words = require "robot.said"

local M = {}

local function body_of(entry)
  local I = entry.inertia
  return { mass = entry.mass,
    ixx = I[1], ixy = I[2], ixz = I[3], iyy = I[4], iyz = I[5], izz = I[6] }
end

--- Gives the links of `robot` their payloads; warnings go to the context's log, errors are raised.
function M.apply(context, robot, payloads)
  local log = fail.log(payloads.file)
  for k, entry in ipairs(payloads) do
    local link = robot.link_by_name[entry.link]
    if link then
      link.payloads = link.payloads or {}
      table.insert(link.payloads, entry)
    else
      log:error(entry.line, "payload %d: there is no link %s%s", k, fail.quote(entry.link),
        words.suggest(context, entry.link, robot.links))
    end
    local problem, negative = inertia.problem(body_of(entry))
    if link then link.negative = link.negative or negative end
    if problem then log:warn(entry.line, "payload %d: %s", k, problem) end
  end
  log:check()
  for _, item in ipairs(log:warnings()) do table.insert(context.log.items, item) end
end

return M
