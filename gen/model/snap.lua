-- Finds typed numbers that probably mean rounder ones: an angle near a multiple of 90 degrees, a
-- length or a product of inertia near zero.  They are rounded, or reported as near misses.
--
--   snap.apply(robot, extra_frames, options, constraints)   changes all of them; returns a list of
--     the changed numbers, { owner, name, value = as typed, taken = the value used }
--   snap.near(robot, extra_frames, options, places) -> near misses, and the options that round
--     them
--   snap.named(near) -> the misses in words: "joint 'j': roll 3.1416 (pi), pitch ..; .."
--   snap.in_words(exact)   a multiple of 90 degrees in words, "-pi/2"
--
-- options: snap = radians (SNAP by default), snap_length = metres (0 by default).  A product of
-- inertia is measured as a length: the square root of it over the mass.  Moments are left alone,
-- because tiny ones may be there to keep H regular.
local fail = require "fail"
local later = require "later"
local frames_of = later("model.constraints").frames
local letters = require "spatial.letters"
local lists = require "list"
local number = require "number"

local M = {}

-- Angles this near to a multiple of 90 degrees count as that multiple: authors write pi/2 with any
-- number of digits, and 1.57079632679 means a right angle.
M.SNAP = 1e-9

-- Numbers this near to a rounder one get a remark; rad and m.  Angles typed with few digits
-- (1.5708) may be farther off.
local NEARLY = 1e-6
local FEWEST, MOST = 2, 8 -- digits after the point

-- Beyond this many radians a double cannot resolve quarter turns.  Such an angle is reduced by
-- whole turns, from its sine and cosine, because the code adds q to it.
local FARTHEST = 1e3

-- a warning names at most this many joints and links
local SHOWN = 6

local ANGLES, AXES = letters.ANGLES, letters.AXES
local PRODUCTS = { "ixy", "ixz", "iyz" }

local function nearest(angle)
  return math.floor(angle / (math.pi / 2) + 0.5) * (math.pi / 2)
end

-- Calls visit(holder, key, kind, owner, name, size) for every number that may be rounded.  size: a
-- product of inertia as a length, otherwise the number;  owner = { what, name, is_link, line, file
-- }
local function each(robot, extra_frames, constraints, visit)
  local function pose(at, owner)
    for k = 1, at.xyz and 3 or 0 do
      visit(at.xyz, k, "length", owner, AXES[k], math.abs(at.xyz[k]))
    end
    for k = 1, at.rpy and 3 or 0 do visit(at.rpy, k, "angle", owner, ANGLES[k], at.rpy[k]) end
  end
  for _, joint in ipairs(robot.joints) do
    pose(joint, { what = "joint", name = joint.name, line = joint.rpy_line })
  end
  for _, frame in ipairs(extra_frames or {}) do
    pose(frame, { what = "extra frame", name = frame.name, line = frame.line,
      file = extra_frames.file })
  end
  for _, c in ipairs(constraints or {}) do
    local owner = { what = "constraint", name = c.name, line = c.line, file = constraints.file }
    for _, at in ipairs(frames_of(c)) do pose(at, owner) end
  end
  for _, link in ipairs(robot.links) do
    local body = link.inertial
    if body then
      local owner = { what = "<inertial> of link", name = link.name, is_link = true,
        line = body.rpy_line or body.line }
      pose(body, owner)
      for _, key in ipairs(body.mass > 0 and PRODUCTS or {}) do
        visit(body, key, "length", owner, key, math.sqrt(math.abs(body[key]) / body.mass))
      end
    end
  end
end

function M.apply(robot, extra_frames, options, constraints)
  local angle, length = options.snap or M.SNAP, options.snap_length or 0.0
  local changed = {}
  each(robot, extra_frames, constraints, function(holder, key, kind, owner, name, size)
    local typed = holder[key]
    if kind == "length" then
      if size <= length then holder[key] = 0.0 end
    else
      if math.abs(size) > FARTHEST then size = math.atan(math.sin(size), math.cos(size)) end
      local exact = nearest(size)
      holder[key] = math.abs(size - exact) <= angle and exact or size
    end
    if holder[key] ~= typed then
      changed[#changed + 1] = { owner = owner, name = name, value = typed, taken = holder[key] }
    end
  end)
  -- exporters leave the same noise in axes; `straight` is its limit
  local straight = math.min(M.SNAP, angle)
  for _, joint in ipairs(robot.joints) do
    for k, x in ipairs(joint.axis or {}) do
      if math.abs(x) <= straight and x ~= 0 then
        changed[#changed + 1] = { name = "axis " .. AXES[k], value = x, taken = 0.0,
          owner = { what = "joint", name = joint.name, line = joint.axis_line or joint.line } }
        joint.axis[k] = 0.0
      end
    end
  end
  return changed
end

-- is `angle` a rounded or truncated form of `exact`?
local function in_few_digits(angle, exact)
  for digits = exact ~= 0 and FEWEST or MOST + 1, MOST do
    local unit = 10.0 ^ -digits
    local whole = math.abs(angle) / unit
    if math.abs(whole - math.floor(whole + 0.5)) < 1e-6 then
      local miss = math.abs(angle) - math.abs(exact)
      return miss > -unit and miss <= unit / 2
    end
  end
  return false
end

-- how far a number is from the one that it may mean; nil if it means none, or is exact
local function miss_of(kind, size)
  if kind == "angle" and math.abs(size) > FARTHEST then return nil end
  local miss = kind == "length" and size or math.abs(size - nearest(size))
  return miss > (kind == "angle" and M.SNAP or 0) and miss or nil
end

-- rounded up to one digit, for the command line
local function rounded_up(x)
  local power = 10.0 ^ math.floor(math.log(x, 10))
  local text = ("%.0e"):format(math.ceil(x / power * (1 - 1e-9)) * power)
  return (text:gsub("e([+-])0*(%d)", "e%1%2"))
end

-- a multiple of 90 degrees in words: "pi/2"
function M.in_words(exact)
  local quarters = math.floor(math.abs(exact) / (math.pi / 2) + 0.5)
  if quarters == 0 then return "0" end
  local factor = quarters % 2 == 0 and quarters // 2 or quarters
  return (exact < 0 and "-" or "") .. (factor == 1 and "" or factor .. " ") .. "pi"
    .. (quarters % 2 == 0 and "" or "/2")
end

-- Near misses, without kinds for which an option sets the tolerance.  Returns a list of { owner,
-- name, value, kind, off, likely = in words }, in the order of `each`, and { snap =, snap_length =
-- }, the options in words that would round all of these and nothing else.
-- places: of model.build, because the inertia of a link that never moves has no effect.
function M.near(robot, extra_frames, options, places)
  local misses, widest, moves = {}, {}, {}
  local given = { angle = options.snap, length = options.snap_length }
  for _, place in ipairs(places or {}) do moves[place.link.name] = place.body > 0 end
  local function counts(owner) return not owner.is_link or moves[owner.name] ~= false end
  each(robot, extra_frames, options.constraints, function(holder, key, kind, owner, name, size)
    local miss = not given[kind] and counts(owner) and miss_of(kind, size)
    if not miss then return end
    if miss <= NEARLY or kind == "angle" and in_few_digits(size, nearest(size)) then
      widest[kind] = math.max(widest[kind] or 0.0, miss)
    end
    misses[#misses + 1] = { owner = owner, name = name, value = holder[key], kind = kind,
      off = miss, likely = kind == "length" and "0" or M.in_words(nearest(size)) }
  end)
  local words = {
    snap = widest.angle and rounded_up(widest.angle),
    snap_length = widest.length and rounded_up(widest.length),
  }
  local reach = { angle = tonumber(words.snap), length = tonumber(words.snap_length) }
  return lists.those(misses, function(one) return one.off <= (reach[one.kind] or 0) end), words
end

function M.named(near)
  local owners, words = {}, {}
  for _, miss in ipairs(near) do
    local owner = ("%s %s"):format(miss.owner.what, fail.quote(miss.owner.name))
    if not words[owner] then
      owners[#owners + 1], words[owner] = owner, {}
    end
    table.insert(words[owner], ("%s %s (%s)"):format(miss.name, number.plain(miss.value),
      miss.likely))
  end
  local shown = {}
  for k = 1, math.min(#owners, SHOWN) do
    shown[k] = owners[k] .. ": " .. table.concat(words[owners[k]], ", ")
  end
  if #owners > #shown then shown[#shown + 1] = ("and %d more"):format(#owners - #shown) end
  return table.concat(shown, "; ")
end

return M
