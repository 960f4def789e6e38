-- Reads a recorded motion of a robot from a CSV: columns t, q0, q1, .. and, for contact points, the
-- position x<k> y<k> z<k> and the force fx<k> fy<k> fz<k>, in world axes.
--
--   recording.read(job, path, text) -> list of frames { t, q = { .. }, contacts = { { at, f }.. } }
--   recording.some(frames, n) -> at most n of them, evenly spaced, the first and the last included
--   recording.scene(job, frame, camera) -> the scene for tools.report.robot_drawing, with shapes,
--     box and contacts; camera: a rotation from world to view, or nil
--   recording.window(scenes) -> { middle, half, follows }: the view of a camera on all scenes, its
--     middle and half size by coordinate.  If the robot travels far (follows), the caller adds the
--     centre of mass of the scene, scene.robot.com, to the middle
local bodies = require "facts.bodies"
local fail = require "fail"
local golden = require "analysis.golden"
local lists = require "list"
local mat3 = require "spatial.mat3"
local views = require "tools.report.robot_drawing"

local M = {}

local FAR = 2.5 -- the window follows a robot that travels further than this times its width
local BELOW = 0.12 -- share of the window below the ground, for the arrows there
local CAMERA = { "x", "y", "z" }

-- name of a column -> its place
local function columns_of(line)
  local place, count = {}, 0
  for name in line:gmatch "[^,\r]+" do
    count = count + 1
    place[name] = count
  end
  return place, count
end

-- the columns of all numbers of q, and of each point that touches
local function wanted(job, path, place)
  local q, points, nq = {}, {}, job.model.nq
  for k = 1, nq + 1 do
    local name = ("q%d"):format(k - 1)
    q[k] = place[name]
    if (q[k] ~= nil) ~= (k <= nq) then
      fail.input(path, 1, ("there is %s column %s: expected t and q0 to q%d, the numbers of this "
        .. "robot's q"):format(q[k] and "a" or "no", name, nq - 1))
    end
  end
  while place[("fx%d"):format(#points)] do
    local point = { at = {}, f = {} }
    for k, letter in ipairs(CAMERA) do
      local name = ("%s%d"):format(letter, #points)
      point.at[k], point.f[k] = place[name], place["f" .. name]
      if not (point.at[k] and point.f[k]) then
        fail.input(path, 1, ("point %d has no column %s or f%s"):format(#points, name, name))
      end
    end
    points[#points + 1] = point
  end
  return q, points
end

local function picked(row, places) return lists.mapped(places, function(k) return row[k] end) end

-- the numbers of a line, all of them finite
local function numbers(path, line, text, count)
  local row = {}
  for word in text:gmatch "[^,\r]+" do
    local x = tonumber(word)
    if not x or x ~= x or math.abs(x) == math.huge then
      fail.input(path, line, ("expected a finite number, got %s"):format(fail.quote(word)))
    end
    row[#row + 1] = x
  end
  if #row ~= count then
    fail.input(path, line, ("has %d numbers, expected %d as in the heading"):format(#row, count))
  end
  return row
end

function M.read(job, path, text)
  local heading, rest = text:match "^([^\n]*)\n(.*)$"
  local place, count = columns_of(heading or text)
  if not place.t then fail.input(path, 1, "there is no column t, the time in seconds") end
  local q, points = wanted(job, path, place)
  local frames, line = {}, 1
  for words in (rest or ""):gmatch "[^\n]+" do
    line = line + 1
    local row, contacts = numbers(path, line, words, count), {}
    for k, point in ipairs(points) do
      contacts[k] = { at = picked(row, point.at), f = picked(row, point.f) }
    end
    frames[#frames + 1] = { t = row[place.t], q = picked(row, q), contacts = contacts }
  end
  if #frames == 0 then fail.input(path, nil, "has a heading, but no line of numbers") end
  return frames
end

function M.some(frames, n)
  if #frames <= n then return frames end
  local list = {}
  for k = 0, n - 1 do list[k + 1] = frames[1 + (k * (#frames - 1) + (n - 1) // 2) // (n - 1)] end
  return list
end

-- a pose, 12 numbers, in a camera's view
local function seen(camera, pose)
  local R = mat3.mul(camera, mat3.of_flat(pose))
  return lists.append(mat3.flat(R), mat3.apply(camera, { table.unpack(pose, 10) }))
end

function M.scene(job, frame, camera)
  local poses, contacts, world = golden.poses(job.model, frame.q), {}, nil
  for k, contact in ipairs(frame.contacts) do
    contacts[k] = camera and { at = mat3.apply(camera, contact.at),
      f = mat3.apply(camera, contact.f) } or contact
  end
  if camera then
    for k, pose in ipairs(poses) do poses[k] = seen(camera, pose) end
    world = seen(camera, { 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0 })
  end
  local here = setmetatable({ poses = poses }, { __index = job })
  local links, ties = bodies.links(here), {}
  for k, one in ipairs(bodies.ends(here, links, world)) do
    ties[k] = { name = job.model.constraints[k].name, a_at = one.a, b_at = one.b }
  end
  local scene = { t = frame.t, links = links, joints = bodies.joints(here), contacts = contacts,
    constraints = { list = ties }, robot = bodies.whole(links) }
  scene.shapes, scene.left_out, scene.box = views.shapes(scene)
  scene.robot.com = scene.robot.com or { 0.0, 0.0, 0.0 }
  return scene
end

-- the view of a window that follows the robot, or does not
local function around(scenes, follows)
  local window = { middle = {}, half = {}, follows = follows }
  for k = 1, 3 do
    local least, most = math.huge, -math.huge
    for _, scene in ipairs(scenes) do
      local com = follows and scene.robot.com[k] or 0.0
      least = math.min(least, scene.box[k][1] - com)
      most = math.max(most, scene.box[k][2] - com)
    end
    window.middle[k], window.half[k] = (least + most) / 2, (most - least) / 2
  end
  return window
end

local function widest(window) return math.max(table.unpack(window.half)) end

function M.window(scenes)
  local whole, close = around(scenes, false), around(scenes, true)
  local window = widest(whole) > FAR * widest(close) and close or whole
  local more = #scenes[1].contacts > 0 and BELOW * widest(window) or 0.0
  window.half[3], window.middle[3] = window.half[3] + more, window.middle[3] - more
  return window
end

return M
