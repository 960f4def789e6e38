-- The shares of links in an inertia of -O2, whose frame pinion chose and of which parts were moved
-- along joints (model.reframe).  (m, h = m*c, J about the origin) is linear in those of the links.
--
--   shares.of(job, view, i, symbol) -> of the number `symbol` ("m", "hx" .. "Jzz") of body i,
--     { terms = { { factor, name, value }.. }, typed = { { piece, symbol }.. }, joints = list }
--     terms: the sum of factor*value is the number; names are <link>_<number>, in the link's frame
--     typed: the numbers of the file behind the terms, each once: "m", "cx", "Ixx" ..
--     joints: of the robot's record, whose origins are in the factors, from the links upwards
--   shares.path(robot, link, top) -> the joints on the way up from a link to another or to the root
-- view: { model, style } of model.reframe, of a function that has one.
local branches = require "model.branches"
local inertia = require "spatial.inertia"
local letters = require "spatial.letters"
local lists = require "list"
local reframe = require "model.reframe"

local M = {}

local NOISE = 1e-14 -- relative to the largest term

local SYMBOLS = { "m" }
for _, axis in ipairs(letters.AXES) do SYMBOLS[#SYMBOLS + 1] = "h" .. axis end
for _, axes in ipairs(letters.SYMMETRIC) do SYMBOLS[#SYMBOLS + 1] = "J" .. axes end

local function ten(list)
  return { m = list[1], h = { list[2], list[3], list[4] }, I = { table.unpack(list, 5) } }
end

local function unit(k)
  local list = {}
  for n in ipairs(SYMBOLS) do list[n] = n == k and 1.0 or 0.0 end
  return ten(list)
end

-- the constant numbers of a link, ten about its own origin
local function own_numbers(piece)
  local open, own = piece.place.tunable or {}, piece.own
  local m = (open.mass or open.com) and 0.0 or own.m
  local about_com = { m = m, h = { 0.0, 0.0, 0.0 },
    I = open.inertia and unit(0).I or own.I }
  return inertia.ten(inertia.to_parent({ R = {}, p = own.c }, about_com))
end

-- the typed numbers in a symbol
local function typed_in(symbol)
  local kind, axes = symbol:sub(1, 1), symbol:sub(2)
  if kind == "m" then return { "m" } end
  if kind == "h" then return { "m", "c" .. axes } end
  local list = { "m" }
  for _, axis in ipairs(letters.AXES) do
    local diagonal = axes == axis .. axis
    local mentioned = axes:find(axis, 1, true) ~= nil
    if mentioned ~= diagonal then list[#list + 1] = "c" .. axis end
  end
  list[#list + 1] = "I" .. axes
  return list
end

function M.path(robot, link, top)
  local above, list = {}, {}
  for _, joint in ipairs(robot.joints) do above[joint.child] = joint end
  while link ~= top and above[link] do
    list[#list + 1], link = above[link], above[link].parent
  end
  return list
end

-- what a number of a link adds to each body's ten; kept, because many names ask for the same
local known = setmetatable({}, { __mode = "k" }) -- model of a view -> by link and number

local function added(model, key, one)
  local of = known[model] or {}
  known[model], of[key] = of, of[key] or lists.mapped(reframe.shares(model, one), inertia.ten)
  return of[key]
end

function M.of(job, view, i, symbol)
  local model, at, found, largest = view.model, nil, {}, 0.0
  for k, name in ipairs(SYMBOLS) do at = name == symbol and k or at end
  local function try(piece, k, value, one)
    local key = ("%s %d"):format(piece.id, one.placeless and 0 or k)
    local share = value ~= 0 and added(model, key, one)[i][at] or 0
    largest = math.max(largest, math.abs(share * value))
    found[#found + 1] = { piece = piece, symbol = SYMBOLS[k], factor = share, value = value }
  end
  -- the factor of each number of each link that the body carries
  for j = i, #model.bodies do
    for _, piece in ipairs(branches.carries(model.bodies, i, j) and model.bodies[j].pieces or {}) do
      local place, open = { R = { { matrix = piece.place.R } }, p = piece.place.p },
        piece.place.tunable or {}
      for k, value in ipairs(own_numbers(piece)) do
        try(piece, k, value, { body = j, inertia = inertia.to_parent(place, unit(k)) })
      end
      if open.com and not open.mass then
        try(piece, 1, piece.m, { body = j, placeless = 1.0 })
      end
    end
  end
  -- those that are more than rounding, with the typed numbers and the joints behind them
  local one, seen, passed = { terms = {}, typed = {}, joints = {} }, {}, {}
  for _, term in ipairs(found) do
    local piece = term.piece
    if math.abs(term.factor * term.value) > NOISE * largest then
      table.insert(one.terms, { factor = term.factor, name = piece.id .. "_" .. term.symbol,
        value = term.value })
      for _, letter in ipairs(typed_in(term.symbol)) do
        local key = piece.id .. "_" .. letter
        if not seen[key] then
          table.insert(one.typed, { piece = piece, symbol = letter })
          seen[key] = true
        end
      end
      for _, joint in ipairs(M.path(job.robot, piece.link.name, model.bodies[i].link)) do
        if not passed[joint] then one.joints[#one.joints + 1], passed[joint] = joint, true end
      end
    end
  end
  return one
end

return M
