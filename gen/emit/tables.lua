-- What the templates of the model tables and of the self-test are filled with.
local frames = require "model.frames"
local header = require "emit.header"
local number = require "emit.number"
local text = require "emit.text"

local M = {}

local TYPES = {
  revolute = "PINION_REVOLUTE", continuous = "PINION_REVOLUTE",
  prismatic = "PINION_PRISMATIC", helical = "PINION_HELICAL", planar = "PINION_PLANAR",
  spherical = "PINION_SPHERICAL", floating = "PINION_FLOATING",
}

function M.literals(list)
  local words = {}
  for k, x in ipairs(list) do words[k] = number.literal(x, "double") end
  return words
end

-- the inside of a brace list, three numbers a line: one with more digits moves no other
local function threes(list, indent)
  local words, lines = M.literals(list), {}
  for k = 1, #words, 3 do
    lines[#lines + 1] = indent .. table.concat(words, ", ", k, math.min(k + 2, #words))
  end
  return table.concat(lines, ",\n")
end

local function row(list) return (threes(list, "      "):gsub("^%s+", "")) end

local function flat(R)
  local list = {}
  for i = 1, 3 do
    for j = 1, 3 do list[#list + 1] = R[i][j] end
  end
  return list
end

-- The links that kinematic functions are about, in the frames of their bodies' links.
function M.links(model)
  local list = {}
  for l, place in ipairs(model.frames) do
    list[l] = {
      name = text.string(place.link.name), body = place.body - 1, R = row(flat(place.R)),
      p = row(place.p),
    }
  end
  return list
end

-- The generic runtime works in the model's own link frames, with the axis as a vector: nothing of
-- the generator's choice of frames is in these tables.
function M.bodies(model)
  local list = {}
  for i, body in ipairs(model.bodies) do
    local sum = frames.in_link_frame(body)
    list[i] = {
      name = text.string(body.name), type = TYPES[body.type], parent = body.parent - 1,
      q = body.q, v = body.v, R = row(flat(body.R)), p = row(body.p),
      axis = row(body.joint and body.joint.axis or { 0.0, 0.0, 0.0 }),
      ex = row(body.type == "planar" and frames.in_plane(body) or { 0.0, 0.0, 0.0 }),
      joint = row {
        body.joint and body.joint.pitch or 0.0, body.ratio, body.offset,
        body.armature, body.damping, body.friction,
      },
      m = number.literal(sum.m, "double"), h = row(sum.h), I = row(sum.I),
    }
  end
  return list
end

function M.integers(list, shift)
  local words = {}
  for k, x in ipairs(list) do words[k] = ("%d"):format(x + (shift or 0)) end
  return header.list(words)
end

function M.numbers(list) return threes(list, "  ") end

return M
