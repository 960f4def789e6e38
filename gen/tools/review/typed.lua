-- Finds the numbers in the model's file that a constant is computed from, with their lines.
--
--   typed.add(job, item, node, one)   adds to a record `one` of a constant
--     from    { { name, value, what, place }.. }: numbers of links and joints, each once
--     chosen  { { name, formula, terms = { { factor, name, value }.. } }.. }: those parts of it
--             that -O2 made of several links (tools.review.shares); `from` has the links' numbers
local CHOSEN = require("algo.tree.mechanism").CHOSEN
local letters = require "spatial.letters"
local mat3 = require "spatial.mat3"
local say = require "tools.review.say"
local seen_robot = require "tools.review.seen_robot"
local shares = require "tools.review.shares"

local M = {}

local at = seen_robot.at

-- letters in the name of a parameter -> the field that they come from
local FIELD = { m = "mass", c = "com", I = "inertia", ratio = "multiplier", Ia = "armature" }

-- the line of a number of a link or joint, by those letters
local function typed_line(one, symbol)
  local field = FIELD[symbol] or FIELD[symbol:match "^([cI])[xyz]+$"]
    or (symbol == "offset" or symbol == "damping" or symbol == "friction") and symbol
  return seen_robot.line(one, field or "xyz")
end

local function line_of(job, note)
  local body = job.model.bodies[note.body]
  if not body then return nil end
  for _, piece in ipairs(body.pieces) do
    if piece.id == note.id and note.symbol:find("^[mcI][xyz]*$") then
      return typed_line(piece.link, note.symbol)
    end
  end
  if note.id == body.id then
    return body.joint and typed_line(body.joint, note.symbol) or body.line
  end
  for _, place in ipairs(job.model.places) do
    if place.body == note.body and note.id == place.id then return place.link.line end
  end
end

-- "a_m + 0.25*b_Jzz - b_Jyy"
local function sum_of(terms)
  local words = {}
  for k, term in ipairs(terms) do
    local size = say.value(math.abs(term.factor))
    local sign = term.factor < 0 and (k == 1 and "-" or " - ") or k > 1 and " + " or ""
    words[k] = sign .. (size == "1" and "" or size .. "*") .. term.name
  end
  return #words > 0 and table.concat(words) or "0"
end

-- a number of a link, by its letter: "m", "cx", "Ixx"
local function number_of(own, symbol)
  if symbol == "m" then return own.m end
  for k, axis in ipairs(letters.AXES) do
    if symbol == "c" .. axis then return own.c[k] end
  end
  for k, axes in ipairs(letters.SYMMETRIC) do
    if symbol == "I" .. axes then return own.I[k] end
  end
end

local function add_origins(job, joints, add)
  for _, joint in ipairs(joints) do
    for _, key in ipairs { "xyz", "rpy" } do
      local v = joint[key]
      if v[1] ~= 0 or v[2] ~= 0 or v[3] ~= 0 then
        add { name = joint.name, value = v, what = "origin " .. key,
          place = at(job, seen_robot.line(joint, key)) }
      end
    end
  end
end

-- where -O2 put the frame of a body, relative to the origins of the joints around it
local function add_frame(job, view, i, add)
  local body = view.model.bodies[i]
  if not (body and body.chosen and mat3.norm(body.chosen.origin) > 0) then return end
  add { name = body.name, value = body.chosen.origin,
    what = "origin of the chosen frame, in its link" }
  for _, child in ipairs(view.model.bodies) do
    if child.parent == i then
      add_origins(job, shares.path(job.robot, child.link, body.link), add)
    end
  end
end

-- a number of an inertia that -O2 moved, traced back to links and joints
local function add_chosen(job, view, note, one, add)
  local found = shares.of(job, view, note.body, note.symbol)
  table.insert(one.chosen, { name = note.name, formula = sum_of(found.terms),
    terms = found.terms })
  for _, typed in ipairs(found.typed) do
    local piece, symbol = typed.piece, typed.symbol
    local value = number_of(piece.own, symbol)
    local turned = symbol:find "^I" and piece.own.turned and ", turned by the inertial's rpy" or ""
    if value ~= 0 then
      add { name = piece.id .. "_" .. symbol, value = value, what = symbol .. turned,
        place = at(job, typed_line(piece.link, symbol)) }
    end
  end
  add_origins(job, found.joints, add)
  add_frame(job, view, note.body, add)
end

-- an origin between two frames, one of which -O2 chose
local function add_origin(job, view, body, add)
  local parent = view.model.bodies[body.parent]
  add_origins(job, shares.path(job.robot, body.link, parent and parent.link), add)
  add_frame(job, view, body.parent, add)
  for i, other in ipairs(view.model.bodies) do
    if other == body then add_frame(job, view, i, add) end
  end
end

function M.add(job, item, node, one)
  local seen, said = {}, {}
  one.from, one.chosen = {}, {}
  local function add(from)
    local key = from.name .. " " .. from.what
    if not said[key] then one.from[#one.from + 1], said[key] = from, true end
  end
  local function visit(x)
    if seen[x] then return end
    seen[x] = true
    local note, view = x.op == "param" and item.program.notes[x], item.program.view
    local body = note and view and view.model.bodies[note.body]
    -- in frames that -O2 chose, a number is made of several numbers in the file
    if note and note.note == CHOSEN then
      add_chosen(job, view, note, one, add)
    elseif body and note.note:find "origin" and (body.chosen
      or (view.model.bodies[body.parent] or {}).chosen) then
      add_origin(job, view, body, add)
    elseif note then
      add { name = note.name, value = x.value, what = note.note,
        place = at(job, line_of(job, note)) }
    end
    if x.a then visit(x.a) end
    if x.b then visit(x.b) end
  end
  visit(node)
end

return M
