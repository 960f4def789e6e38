-- All sines and cosines of a function in one call, so that the runtime can compute them together.
--
--   sincos.gather(program, short) -> nil if there are none, or {
--     angles   list of the angles' nodes, in the order in which their sines are first needed, so
--              that early sums need not wait for late angles (a tenth of a quadruped's CRBA)
--     sines    for each angle, the sine or cosine that comes first
--     place    sine or cosine node -> { array = "s" | "c", index of the angle };  vector of limbs
--              whose elements are adjacent there -> the place of the first one, and count
--     inside   set of sines and cosines that only such vectors read
--     beside   set of the indices of their elements, without the first ones
--     spare    angle node -> how many of its uses disappear, as it is written once for the call
--     few      whether a call for each is better: in time or, if short, in length
--     first    the lowest place among the sines and cosines, which is that of the call
--   }
--   sincos.feeds(group, chosen) -> set of chosen nodes that the angles are made of
-- An angle is made of joint positions and constants, never of a sine.
local expr = require "expr"
local lists = require "list"

local base, place_of = expr.base, expr.place_of

local M = {}

-- Up to so many angles, single calls take no longer than one call with arrays: 13 ns instead of 21
-- for two, 19 instead of 23 for three, 24 for four either way (gcc 12 -O2; similar with clang).
local FEW = 3

local NONE = {}
local ARRAY = { sin = "s", cos = "c" }

-- all `count` angles in the order in which the program first reads their sine or cosine
local function by_need(program, turning, angle_of, count)
  local order, seen = {}, {}
  local function need(angle)
    if angle and not seen[angle] then seen[angle], order[#order + 1] = true, angle end
  end
  for _, node in ipairs(program.order) do
    if #order == count then break end
    for _, x in ipairs(node.of or { node.a, node.b }) do need(angle_of[(base(x))]) end
  end
  for _, node in ipairs(turning) do need(angle_of[node]) end -- of sines that are only stored
  return order
end

-- finds vectors whose lanes are adjacent elements of an array
local function find_lanes(group, program)
  local read = {}
  for _, node in ipairs(program.order) do
    local first = node.of and group.place[node.of[1]]
    for k, part in ipairs(first and node.of or NONE) do
      local at = group.place[part]
      if not at or at.array ~= first.array or at.index ~= first.index + k - 1 then
        first = nil
        break
      end
    end
    if first then
      group.place[node] = { array = first.array, index = first.index, count = #node.of }
      for k = 1, #node.of - 1 do group.beside[first.index + k] = true end
      for _, part in ipairs(node.of) do read[part] = (read[part] or 0) + 1 end
    end
  end
  for _, part in ipairs(program.order) do
    if read[part] and read[part] == program.uses[part.id] then group.inside[part] = true end
  end
end

function M.gather(program, short)
  local group = { sines = {}, place = {}, spare = {}, inside = {}, beside = {} }
  local turning, angle_of, known, position = {}, {}, {}, {} -- turning: the sines and cosines
  local count = 0
  for _, node in ipairs(program.order) do
    if ARRAY[node.op] then
      local angle = base(node.a)
      if known[angle] then
        group.spare[angle] = (group.spare[angle] or 0) + 1
      else
        known[angle], count = true, count + 1
      end
      turning[#turning + 1], angle_of[node] = node, angle
      group.first = group.first or place_of(node)
    end
  end
  if not group.first then return nil end
  -- the order of the arrays, and the element of each sine and cosine
  group.angles = by_need(program, turning, angle_of, count)
  group.few = #group.angles <= (short and 1 or FEW)
  for k, angle in ipairs(group.angles) do position[angle] = k end
  for _, node in ipairs(turning) do
    local k = position[angle_of[node]]
    group.sines[k] = group.sines[k] or node
    group.place[node] = { array = ARRAY[node.op], index = k }
  end
  if not (group.few or short) then find_lanes(group, program) end
  return group
end

function M.feeds(group, chosen)
  local feeds, seen, stack = {}, {}, { table.unpack(group.angles) }
  while #stack > 0 do
    local node = base(table.remove(stack))
    if not seen[node] and not node.const then
      seen[node] = true
      if ARRAY[node.op] then error("an angle that depends on a sine") end
      if chosen[node] then feeds[node] = true end
      lists.append(stack, { node.a, node.b })
    end
  end
  return feeds
end

return M
