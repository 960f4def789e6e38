-- A motion in one picture: the robot as the report draws it, at ten instants, seen from the front
-- right and a little above, with the ground and the contact forces, if there are contacts.
--
--   film_strip.svg(job, frames) -> text of an SVG; frames: of tools.motion.recording
--   film_strip.arrow_length(job, scenes, size) -> the length of arrows in metres per newton: the
--     robot's weight is a quarter of the window, whose size is in metres
local html = require "tools.report.html"
local mat3 = require "spatial.mat3"
local recording = require "tools.motion.recording"
local views = require "tools.report.robot_drawing"

local M = {}

local el, line = html.el, html.line

local INSTANTS, COLUMNS = 10, 5
local WIDTH, TALLEST, GAP, HEAD = 176, 300, 8, 34 -- pixels
local LINES = 12 -- on the ground, across the picture

-- the picture's right, depth and up directions in the world
local function camera_at(azimuth, height)
  local ca, sa, ch, sh = math.cos(azimuth), math.sin(azimuth), math.cos(height), math.sin(height)
  return { { -sa, ca, 0 }, { -ca * ch, -sa * ch, -sh }, { -ca * sh, -sa * sh, ch } }
end

local CAMERA <const> = camera_at(math.rad(-60), math.rad(15))
local VIEW <const> = { right = 1, up = 3, small = true }

-- the weight of the robot, or the largest force if it has none, is a quarter of the window
function M.arrow_length(job, scenes, size)
  local largest, g = 0.0, mat3.norm(job.model.gravity)
  for _, scene in ipairs(scenes) do
    for _, contact in ipairs(scene.contacts) do
      largest = math.max(largest, mat3.norm(contact.f))
    end
  end
  local weight = scenes[1].robot.mass * g
  local unit = weight > 0 and weight or largest
  return unit > 0 and size / 4 / unit or 0.0
end

-- an arrow that ends at the point where the force acts
local function arrow(contact, place, length, longest)
  local size = length * mat3.norm(contact.f)
  if size < 1e-3 * longest then return nil end
  local cut = length * math.min(1, longest / size)
  local x, y = place(contact.at)
  local tx, ty = place(mat3.add(contact.at, mat3.scaled(-cut, contact.f)))
  local dx, dy = x - tx, y - ty
  local n = math.sqrt(dx * dx + dy * dy)
  if n < 1 then return nil end
  dx, dy = 4 * dx / n, 4 * dy / n
  return { line("force", tx, ty, x, y), line("force", x, y, x - dx - dy / 2, y - dy + dx / 2),
    line("force", x, y, x - dx + dy / 2, y - dy - dx / 2) }
end

-- the plane z = 0 of the world, around a visible point
local function ground(middle, size, place)
  local back, lines = mat3.transpose(CAMERA), {}
  local centre = mat3.apply(back, middle)
  local unit = size / LINES * 2
  for axis = 1, 2 do
    for k = -LINES, LINES do
      local from, to = {}, {}
      for c = 1, 2 do
        local at = math.floor(centre[c] / unit + 0.5)
        from[c] = unit * (c == axis and at + k or at - LINES)
        to[c] = unit * (c == axis and at + k or at + LINES)
      end
      from[3], to[3] = 0.0, 0.0
      local x1, y1 = place(mat3.apply(CAMERA, from))
      local x2, y2 = place(mat3.apply(CAMERA, to))
      lines[#lines + 1] = line("grid", x1, y1, x2, y2)
    end
  end
  return lines
end

-- lines from the frame of each link to its centre of mass, so that every body is visible
local function arms(scene, place)
  local lines = {}
  for k, shape in ipairs(scene.shapes) do
    local x1, y1 = place { table.unpack(shape.link.pose, 10) }
    local x2, y2 = place(shape.c)
    lines[k] = line("leader", x1, y1, x2, y2)
  end
  return lines
end

-- one instant in a frame of its own, which clips it
local function instant(scene, window, k, height, length)
  local scale = WIDTH / (2 * math.max(window.half[1], window.half[3] * WIDTH / height)) * 0.92
  local middle = window.follows and mat3.add(window.middle, scene.robot.com) or window.middle
  local function place(p)
    return WIDTH / 2 + (p[1] - middle[1]) * scale, height / 2 - (p[3] - middle[3]) * scale
  end
  local forces, size = {}, WIDTH / scale
  for _, contact in ipairs(scene.contacts) do
    forces[#forces + 1] = arrow(contact, place, length, size / 2)
  end
  local left = GAP + (k - 1) % COLUMNS * (WIDTH + GAP)
  local top = HEAD + (k - 1) // COLUMNS * (height + GAP)
  return el("svg", { x = left, y = top, width = WIDTH, height = height,
      viewBox = ("0 0 %d %d"):format(WIDTH, height) },
    el("rect", { class = "panel", width = WIDTH, height = height }),
    #scene.contacts > 0 and ground(middle, size, place),
    arms(scene, place), views.figure(scene, scene.shapes, VIEW, place, scale, 0.04 * size), forces,
    el("text", { x = 6, y = 15, class = "soft" }, ("%s s"):format(html.number(scene.t, 3))))
end

M.STYLE = "text { font-family: Helvetica, Arial, sans-serif; } .panel { fill: var(--card); "
  .. "stroke: var(--line); } .paper { fill: var(--paper); } .grid { stroke-width: .6; } "
  .. ".force { stroke: var(--bad); stroke-width: 2; stroke-linecap: round; }"

function M.svg(job, frames)
  local scenes, panels = {}, {}
  for k, frame in ipairs(recording.some(frames, INSTANTS)) do
    scenes[k] = recording.scene(job, frame, CAMERA)
  end
  local window = recording.window(scenes)
  local size = 2 * math.max(window.half[1], window.half[3], 1e-3)
  window.half[1], window.half[3] = math.max(window.half[1], 0.2 * size),
    math.max(window.half[3], 0.2 * size)
  local height = math.floor(math.min(TALLEST, WIDTH * window.half[3] / window.half[1]) + 0.5)
  local length = M.arrow_length(job, scenes, size)
  for k, scene in ipairs(scenes) do panels[k] = instant(scene, window, k, height, length) end
  local width = COLUMNS * (WIDTH + GAP) + GAP
  local rows = (#scenes + COLUMNS - 1) // COLUMNS
  local whole = HEAD + rows * (height + GAP)
  return html.text(el("svg", { xmlns = "http://www.w3.org/2000/svg", width = width, height = whole,
      viewBox = ("0 0 %d %d"):format(width, whole), ["class"] = "film" },
    html.raw(job.fill("style_drawing.html", {})), el("style", {}, M.STYLE),
    el("rect", { class = "paper", width = width, height = whole }),
    el("text", { x = GAP, y = 22, class = "strong" }, job.model.name), panels)) .. "\n"
end

return M
