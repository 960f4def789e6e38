-- The kinematic tree as a drawing: a row a joint, a path of joints straight down, branches to the
-- right of it; next to it joint, type, axis, link and mass.  A bracket on the right ties the ends
-- of constraints, which close loops.
--
--   tree_drawing.of(facts) -> element, facts as of tools.report.contents
local html = require "tools.report.html"

local M = {}

local el = html.el

local ROW, LANE, LEFT, GLYPH, LARGEST = 38, 18, 18, 5, 18 -- pixels; LARGEST: of the discs
local SLICE = 12 -- rows of a drawing, at most about: a sheet of paper breaks between drawings
local LONGEST = 190 -- pixels of a name
local BRACKET = 10 -- between brackets, in pixels
local DESK = 1250 -- pixels that adjacent drawings fill on a desktop

local AXES = { "x", "y", "z" }

-- "x", "-y" or "0.6 0 0.8"
local function axis_of(joint)
  if not joint.axis then return nil end
  for k = 1, 3 do
    if math.abs(joint.axis[k]) == 1 then return (joint.axis[k] < 0 and "-" or "") .. AXES[k], k end
  end
  local words = {}
  for k = 1, 3 do words[k] = html.number(joint.axis[k], 3) end
  return table.concat(words, " ")
end

local function cut(name) return html.cut(name, LONGEST) end

-- rows in the order of drawing: { link, joint or nil, lane, up = the row above in the tree }.  A
-- child that carries more than any other stays in the lane; the others come first, in the next one,
-- so that no line crosses another.
local function rows_of(facts)
  local by_name, children, size, root = {}, {}, {}, nil
  for _, link in ipairs(facts.links) do
    if not link.extra then by_name[link.name], children[link.name] = link, {} end
  end
  local has_parent = {}
  for _, joint in ipairs(facts.joints) do
    table.insert(children[joint.parent], joint)
    has_parent[joint.child] = true
  end
  for _, link in ipairs(facts.links) do
    if by_name[link.name] and not has_parent[link.name] then root = link end
  end
  for k = #facts.links, 1, -1 do -- parents come first in facts.links
    local name = facts.links[k].name
    if by_name[name] then
      size[name] = 1
      for _, joint in ipairs(children[name]) do size[name] = size[name] + size[joint.child] end
    end
  end
  local rows, stack, widest = {}, { { link = root, lane = 0 } }, 0
  while #stack > 0 do
    local row = table.remove(stack)
    rows[#rows + 1] = row
    widest = math.max(widest, row.lane)
    local list, main = children[row.link.name], nil -- the child that carries most, if there is one
    local most, several = 0, false
    for _, joint in ipairs(list) do
      local n = size[joint.child]
      if n >= most then main, most, several = joint, n, n == most end
    end
    if several then main = nil end
    -- the last one pushed is drawn first: the others before the main one
    local function push(joint, lane)
      stack[#stack + 1] = { link = by_name[joint.child], joint = joint, up = row, lane = lane }
    end
    if main then push(main, row.lane) end
    for k = #list, 1, -1 do
      if list[k] ~= main then push(list[k], row.lane + 1) end
    end
  end
  return rows, widest
end

local function glyph(row, x, y)
  local kind = row.joint and row.joint.type or "root"
  if kind == "fixed" then return el("circle", { cx = x, cy = y, r = 3.5, class = "fixed" }) end
  if kind == "prismatic" then
    return el("rect", { x = x - GLYPH, y = y - GLYPH, width = 2 * GLYPH, height = 2 * GLYPH,
      class = "joint" })
  end
  if kind == "root" then
    return el("rect", { x = x - GLYPH, y = y - GLYPH / 2, width = 2 * GLYPH, height = GLYPH,
      class = "root" })
  end
  local round = el("circle", { cx = x, cy = y, r = GLYPH, class = "joint" })
  if kind == "revolute" or kind == "continuous" then return round end
  return { round, el("circle", { cx = x, cy = y, r = GLYPH - 2.5, class = "inner" }) }
end

-- the edge from the row above to this one
local function edge(row, x, y, up_x, up_y)
  local d = up_x == x and ("M%s %sV%s"):format(html.shown(x), html.shown(up_y), html.shown(y))
    or ("M%s %sV%sQ%s %s %s %s"):format(html.shown(up_x), html.shown(up_y), html.shown(y - LANE),
      html.shown(up_x), html.shown(y), html.shown(x), html.shown(y))
  return el("path", { d = d, class = row.joint.type == "fixed" and "edge weld" or "edge" })
end

-- constraints between the same two links as one: { a, b = rows, names }; without those that tie no
-- two rows of the tree, such as couplings of joints
local function loops_of(facts, rows)
  local by_link, by_joint, list, of = {}, {}, {}, {}
  for _, row in ipairs(rows) do
    by_link[row.link.name] = row
    if row.joint then by_joint[row.joint.name] = row end
  end
  for _, link in ipairs(facts.links) do -- extra frames are at the body that carries them
    by_link[link.name] = by_link[link.name] or by_joint[link.moved_by] or rows[1]
  end
  for _, c in ipairs(facts.constraints and facts.constraints.list or {}) do
    local a, b = by_link[c.a], by_link[c.b] or rows[1]
    local key = a and a.link.name .. "\0" .. b.link.name
    if a and a ~= b then
      if not of[key] then
        of[key] = { a = a, b = b, names = {} }
        list[#list + 1] = of[key]
      end
      table.insert(of[key].names, c.name)
    end
  end
  for _, loop in ipairs(list) do
    local words = ("tied to %s: %s"):format(cut(loop.b.link.name),
      cut(table.concat(loop.names, ", ")))
    loop.a.ties = loop.a.ties and loop.a.ties .. "; " .. words or words
  end
  return list
end

local function words_of(row, facts)
  local joint, link = row.joint, row.link
  local floats = not joint and facts.robot.base == "floating"
  local axis, k
  if joint then axis, k = axis_of(joint) end
  local head = {
    el("tspan", { class = joint and joint.type ~= "fixed" and "strong" or "" },
      cut(joint and joint.name or link.name)),
    el("tspan", { class = "soft" }, "  ", joint and joint.type or floats and "floats" or "base"),
  }
  if axis and joint.type ~= "fixed" then
    head[3] = el("tspan", { class = k and "axis" .. AXES[k] or "soft" }, "  " .. axis)
  end
  if joint and joint.mimic then
    head[4] = el("tspan", { class = "soft" }, "  follows " .. cut(joint.mimic.joint))
  end
  local mass = link.mass and link.mass > 0 and html.number(link.mass, 3) .. " kg" or nil
  local wrong = link.impossible and "  (impossible inertia)"
  local said = { n = 6, joint and cut(link.name), joint and mass and "  ", mass, wrong,
    row.ties and "  ", row.ties }
  local first = { cut(joint and joint.name or link.name), joint and joint.type or "floats",
    joint and joint.type ~= "fixed" and axis or "", joint and joint.mimic
      and "follows " .. cut(joint.mimic.joint) or "" }
  return head, said, math.max(html.width(table.concat(first, "  ")),
    html.width(table.concat({ cut(link.name), mass or "", wrong or "", row.ties or "" }, "  ")))
end

-- a drawing of so many rows from the first on, with the edges that cross it
local function slice(rows, first, count, loops, width)
  local last = math.min(first + count - 1, #rows)
  local top, bottom = (first - 1) * ROW, last * ROW
  local edges, parts = {}, {}
  for _, row in ipairs(rows) do
    if row.up and row.up.y < bottom and row.y > top then
      edges[#edges + 1] = edge(row, row.x, row.y, row.up.x, row.up.y)
    end
  end
  for _, loop in ipairs(loops) do
    local y1, y2 = math.min(loop.a.y, loop.b.y), math.max(loop.a.y, loop.b.y)
    if y1 < bottom and y2 > top then
      parts[#parts + 1] = el("path", { class = "edge loop", d = ("M%s %sH%sV%sH%s"):format(
        html.shown(loop.x - 6), html.shown(y1), html.shown(loop.x), html.shown(y2),
        html.shown(loop.x - 6)) }, el("title", {}, table.concat(loop.names, ", ")))
    end
  end
  for k = first, last do parts[#parts + 1] = rows[k].shown end
  return el("svg", { class = "tree", viewBox = ("0 %d %s %d"):format(top, html.shown(width),
      bottom - top), style = ("width:%dpx"):format(math.ceil(width)), role = "img",
    ["aria-label"] = "kinematic tree" }, edges, parts)
end

-- rows of a drawing: about the same for all, with enough drawings to fill the width of a desktop
local function rows_each(count, width)
  local drawings, beside = math.ceil(count / SLICE), math.max(1, DESK // width)
  if drawings > beside then drawings = beside * math.ceil(drawings / beside) end
  return math.ceil(count / drawings)
end

function M.of(facts)
  local rows, widest = rows_of(facts)
  local heaviest, longest, slices, loops = 0, 0, {}, loops_of(facts, rows)
  local x_text = LEFT + widest * LANE + LARGEST + 5
  for _, row in ipairs(rows) do heaviest = math.max(heaviest, row.link.mass or 0) end
  for k, row in ipairs(rows) do
    row.x, row.y = LEFT + row.lane * LANE, k * ROW - ROW // 2
    local head, said, length = words_of(row, facts)
    longest = math.max(longest, length)
    local mass = row.link.mass or 0
    row.shown = {
      mass > 0 and el("circle", { cx = row.x, cy = row.y, class = "mass",
        r = LARGEST * (mass / heaviest) ^ (1 / 3) }),
      glyph(row, row.x, row.y), el("text", { x = x_text, y = row.y - 2 }, head),
      el("text", { x = x_text, y = row.y + 13, class = row.link.impossible and "soft bad"
        or "soft" }, said),
    }
  end
  for k, loop in ipairs(loops) do loop.x = x_text + longest + BRACKET * k end
  local width = x_text + longest + (#loops > 0 and BRACKET * (#loops + 1) or 0)
  local each = rows_each(#rows, width)
  for first = 1, #rows, each do slices[#slices + 1] = slice(rows, first, each, loops, width) end
  return el("div", { class = "slices" }, slices)
end

return M
