-- A page that plays a motion: the robot from above, from the front and from its right, as the
-- report draws it, and the film strip for browsers without scripts.
--
--   player.page(job, frames) -> HTML, one file; frames: of tools.motion.recording
-- The page has the numbers of at most FRAMES instants; its script (templates/play.html) draws them.
local film_strip = require "tools.motion.film_strip"
local html = require "tools.report.html"
local mat3 = require "spatial.mat3"
local recording = require "tools.motion.recording"
local views = require "tools.report.robot_drawing"

local M = {}

local FRAMES = 300

-- a list as JSON: numbers with so many significant digits, lists, true and false, nil as null
local function packed(value, digits, n)
  if type(value) == "table" then
    local parts = {}
    for k = 1, n or #value do parts[k] = packed(value[k], digits) end
    return "[" .. table.concat(parts, ",") .. "]"
  end
  return type(value) == "number" and html.number(value, digits) or tostring(value or "null")
end

-- the drawing of each link: second moments about its centre over the mass, in its axes
local function shapes(scene)
  local drawn, list = {}, {}
  for _, shape in ipairs(scene.shapes) do drawn[shape.link] = true end
  for k, link in ipairs(scene.links) do
    local shape = drawn[link] and { mat3.packed(views.squares(link)), link.com }
    list[k] = { link.welded_to ~= nil, shape or false }
  end
  return list
end

local function bones(scene)
  local number, list = {}, {}
  for k, link in ipairs(scene.links) do number[link.name] = k - 1 end
  for k, joint in ipairs(scene.joints) do
    list[k] = { number[joint.parent], number[joint.child], joint.type == "fixed",
      joint.type ~= "fixed" and joint.axis or false }
  end
  return list
end

-- the numbers of one instant: poses of the links, centre of mass, contacts, ends of constraints
local function numbers(scene)
  local poses, touches, ties = {}, {}, {}
  for k, link in ipairs(scene.links) do poses[k] = packed(link.pose, 4) end
  for k, contact in ipairs(scene.contacts) do touches[k] = packed({ contact.at, contact.f }, 4) end
  for k, one in ipairs(scene.constraints.list) do
    ties[k] = packed({ one.a_at or false, one.b_at or false }, 4)
  end
  return ("[%s,[%s],%s,[%s],[%s]]"):format(html.number(scene.t, 6), table.concat(poses, ","),
    packed(scene.robot.com, 4), table.concat(touches, ","), table.concat(ties, ","))
end

function M.page(job, frames)
  local scenes, lines = {}, {}
  for k, frame in ipairs(recording.some(frames, FRAMES)) do
    scenes[k] = recording.scene(job, frame)
    lines[k] = numbers(scenes[k]) .. (k < math.min(#frames, FRAMES) and "," or "")
  end
  local window = recording.window(scenes)
  local size = math.max(table.unpack(window.half))
  size = size > 0 and 2 * size or 1.0
  return job.fill("play.html", {
    style = job.fill("style_drawing.html", {}) .. job.fill("style_page.html", {}),
    title = html.text(job.model.name), version = html.text(job.version),
    about = html.text(("%s, %s to %s s"):format(html.plural(#frames, "instant", "instants"),
      html.number(frames[1].t), html.number(frames[#frames].t))),
    film = film_strip.svg(job, frames), force_style = film_strip.STYLE,
    links = packed(shapes(scenes[1]), 6), joints = packed(bones(scenes[1]), 6),
    middle = packed(window.middle, 6), half = packed(window.half, 6), size = packed(size, 6),
    follows = tostring(window.follows), ground = tostring(#frames[1].contacts > 0),
    force = packed(film_strip.arrow_length(job, scenes, size), 6), lines_of = lines,
  })
end

return M
