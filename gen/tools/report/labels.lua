-- Places the names in a drawing near their points without overlap: greedily, at the first free
-- place of several around a point, with a line to it if that is not adjacent.
--
--   labels.of(list, width, height) -> elements, and the set of indices that found a place
--     list: { x, y, name, class, beside = not on the point itself }.., first come, first served
local html = require "tools.report.html"

local M = {}

local el = html.el

local SIZE, LONGEST = 11, 130 -- pixels: height of letters, width of a name
local GAP = 3 -- on both sides of a name
local NEAR = 12 -- up to here a name is beside its point, without a line
local DISTANCES = { 0, 11, 22, 34, 48, 64, 84 }
local WAYS = {
  { 0, -1 }, { 0, 1 }, { 1, 0 }, { -1, 0 }, { 1, -1 }, { -1, -1 }, { 1, 1 }, { -1, 1 },
}

local function is_free(box, taken, width, height)
  if box.left < 1 or box.right > width - 1 or box.top < 1 or box.bottom > height - 1 then
    return false
  end
  for _, other in ipairs(taken) do
    if box.left < other.right and other.left < box.right and box.top < other.bottom
      and other.top < box.bottom then return false end
  end
  return true
end

-- the box of a name at a distance and in a direction from its point
local function box_at(one, wide, distance, way)
  local x, y = one.x + distance * way[1], one.y + distance * way[2]
  local half = distance > 0 and wide / 2 * way[1] or 0
  return { left = x + half - wide / 2, right = x + half + wide / 2, top = y - SIZE / 2,
    bottom = y + SIZE / 2 }
end

local function free_box(one, wide, taken, width, height)
  for d = one.beside and 2 or 1, #DISTANCES do
    local distance = DISTANCES[d]
    for k, way in ipairs(WAYS) do
      local box = (d > 1 or k == 1) and box_at(one, wide, distance, way)
      if box and is_free(box, taken, width, height) then return box, distance end
    end
  end
end

-- the point of a box that is nearest to another
local function nearest(box, one)
  return math.max(box.left, math.min(one.x, box.right)),
    math.max(box.top, math.min(one.y, box.bottom))
end

function M.of(list, width, height)
  local taken, parts, placed = {}, {}, {}
  for k, one in ipairs(list) do
    local name = html.cut(one.name, LONGEST)
    local wide = html.width(name) * SIZE / 12 + 2 * GAP
    local box, distance = free_box(one, wide, taken, width, height)
    if box then
      taken[#taken + 1], placed[k] = box, true
      if distance > NEAR then
        local x, y = nearest(box, one)
        parts[#parts + 1] = html.line("leader", one.x, one.y, x, y)
      end
      parts[#parts + 1] = el("text", { class = one.class, x = (box.left + box.right) / 2,
        y = box.bottom - 2, ["text-anchor"] = "middle" }, name)
    end
  end
  return parts, placed
end

return M
