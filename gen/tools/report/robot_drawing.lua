-- The robot at q = 0, seen from above, from the front and from its right: the frames of its links,
-- the axes of its joints, the ends of its constraints, names, and for each inertia the homogeneous
-- ellipsoid that has it.
--
--   robot_drawing.of(facts) -> list of { title, svg }, list of omitted inertias { link, why },
--     and the names of links for which no view has room
--   robot_drawing.shapes(facts) -> the ellipsoids of links, the omitted ones, and the bounding box:
--     { least, most } by coordinate
--   robot_drawing.squares(link) -> the squares of the ellipsoid's semi-axes, a matrix in its axes
--   robot_drawing.figure(facts, shapes, view, place, scale, length) -> elements without names
--     view { right, up, small }: the visible coordinates, and whether frames and axes are omitted
--     for lack of space;  place(p) -> x, y in pixels;  length: of axes, in metres
-- An ellipsoid of mass m with semi-axes a has second moments m a^2/5 along them, which are
-- tr(I)/2 - I; its outline is the block of 5/m times that in the plane of the view.
local bodies = require "facts.bodies"
local html = require "tools.report.html"
local labels = require "tools.report.labels"
local mat3 = require "spatial.mat3"

local M = {}

local el, line = html.el, html.line

local SIDE, MARGIN, DOT = 440, 16, 2.2 -- pixels
local TOO_LARGE = "its ellipsoid is larger than the robot: too much inertia for the mass"
local LEAST = 250 -- smallest width of a view
local LETTERS = { "x", "y", "z" }

-- right and up of each view, by coordinate
local VIEWS = {
  { title = "Plan", says = "from above", right = 1, up = 2 },
  { title = "Front", says = "from +x", right = 2, up = 3 },
  { title = "Side", says = "from -y", right = 1, up = 3 },
}

local function position(pose) return { pose[10], pose[11], pose[12] } end

function M.squares(link)
  local I = mat3.symmetric(link.inertia)
  local half, S = (I[1][1] + I[2][2] + I[3][3]) / 2, {}
  for i = 1, 3 do
    S[i] = {}
    for j = 1, 3 do S[i][j] = 5 / link.mass * ((i == j and half or 0) - I[i][j]) end
  end
  return S
end

-- the squares of the semi-axes in the world, and their trace
local function ellipsoid(link)
  local S, R = M.squares(link), mat3.of_flat(link.pose)
  return mat3.mul(mat3.mul(R, S), mat3.transpose(R)), S[1][1] + S[2][2] + S[3][3]
end

-- the bounding box of a list of points, each with a radius p.r: { least, most } by coordinate
local function span(points)
  local box = {}
  for k = 1, 3 do
    box[k] = { math.huge, -math.huge }
    for _, p in ipairs(points) do
      local r = p.r and p.r[k] or 0
      box[k] = { math.min(box[k][1], p[k] - r), math.max(box[k][2], p[k] + r) }
    end
  end
  return box
end

local function diagonal(box)
  return mat3.norm { box[1][2] - box[1][1], box[2][2] - box[2][1], box[3][2] - box[3][1] }
end

function M.shapes(facts)
  local points, list, left_out = {}, {}, {}
  -- the size of the robot by its frames and masses, as a measure for the ellipsoids
  for _, link in ipairs(facts.links) do
    points[#points + 1] = position(link.pose)
    if link.mass then points[#points + 1] = bodies.in_world(link.pose, link.com) end
  end
  local size = diagonal(span(points))
  -- an ellipsoid for each link, unless it would hide all others
  for _, link in ipairs(facts.links) do
    if link.mass and link.mass == 0 then
      left_out[#left_out + 1] = { link = link.name, why = link.impossible }
    elseif link.mass then
      local A, trace = ellipsoid(link)
      local c, r = bodies.in_world(link.pose, link.com), math.sqrt(math.abs(trace))
      local large = size > 0 and r > 2 * size
      if large then
        left_out[#left_out + 1] = { link = link.name, large = true, why = TOO_LARGE }
      else
        c.r = {}
        for k = 1, 3 do c.r[k] = math.sqrt(math.abs(A[k][k])) end
        list[#list + 1] = { A = A, c = c, link = link }
        points[#points + 1] = c
      end
    end
  end
  for _, c in ipairs(facts.constraints and facts.constraints.list or {}) do
    points[#points + 1] = c.a_at
    points[#points + 1] = c.b_at
  end
  return list, left_out, span(points)
end

-- the outline of an ellipsoid
local function outline(shape, view, place, scale)
  local i, j, A = view.right, view.up, shape.A
  local a, b, d = A[i][i], A[i][j], A[j][j]
  local mean, rest = (a + d) / 2, math.sqrt(((a - d) / 2) ^ 2 + b * b)
  local rx = math.sqrt(math.abs(mean + rest)) * scale
  local ry = math.sqrt(math.abs(mean - rest)) * scale
  local turned = rest > 0 and 0.5 * math.atan(2 * b, a - d) or 0
  local x, y = place(shape.c)
  local class = shape.link.impossible and "ellipsoid wrong" or "ellipsoid"
  return el("ellipse", { cx = x, cy = y, rx = math.max(rx, 1), ry = math.max(ry, 1), class = class,
    transform = ("rotate(%s %s %s)"):format(html.shown(-math.deg(turned)), html.shown(x),
      html.shown(y)) },
    el("title", {}, ("%s, %s kg"):format(shape.link.name, html.number(shape.link.mass, 3)),
      shape.link.impossible and ": " .. shape.link.impossible))
end

-- the frame of a link: its axes as short lines
local function triad(link, place, length)
  local R, p, lines = mat3.of_flat(link.pose), position(link.pose), {}
  local x, y = place(p)
  for k = 1, 3 do
    local tip = { p[1] + length * R[1][k], p[2] + length * R[2][k], p[3] + length * R[3][k] }
    local tx, ty = place(tip)
    if math.abs(tx - x) + math.abs(ty - y) > 0.5 then
      lines[#lines + 1] = line("axis" .. LETTERS[k], x, y, tx, ty)
    end
  end
  return lines
end

-- the axis of a joint through its origin, or a ring if it points at the viewer
local function axis(joint, link, place, length)
  local R, p = mat3.of_flat(link.pose), position(link.pose)
  local x, y = place(p)
  local along = joint.axis and mat3.apply(R, mat3.scaled(length, joint.axis))
  local dot = el("circle", { cx = x, cy = y, r = DOT, class = "joint" },
    el("title", {}, joint.name))
  if not along then return { dot } end
  local tx, ty = place(mat3.add(p, along))
  local dx, dy = tx - x, ty - y
  if dx * dx + dy * dy < 4 then
    return { el("circle", { cx = x, cy = y, r = 2 * DOT, class = "ring" }), dot }
  end
  return { line("axle", x - dx, y - dy, x + dx, y + dy), dot }
end

-- the ends of a constraint as diamonds, and a line between them if they are apart
local function loop(c, place)
  local parts, ends = {}, { c.a_at, c.b_at }
  if #ends == 2 then
    local x1, y1 = place(c.a_at)
    local x2, y2 = place(c.b_at)
    parts[1] = line("tie", x1, y1, x2, y2)
  end
  for _, at in ipairs(ends) do
    local x, y = place(at)
    parts[#parts + 1] = el("path", { class = "end", d = ("M%s %sl5 5l-5 5l-5 -5z"):format(
      html.shown(x), html.shown(y - 5)) }, el("title", {}, c.name))
  end
  return parts
end

-- the labelled parts in a view: constraints, links with a shape, other links that a joint moves
local function named(facts, list, place)
  local all, at = {}, {}
  local function add(p, name, class, link)
    local x, y = place(p)
    all[#all + 1] = { x = x, y = y, name = name, class = class, link = link }
  end
  for _, shape in ipairs(list) do at[shape.link] = shape.c end
  for _, link in ipairs(facts.links) do
    local moves = link.moved_by and not link.welded_to and not link.extra
    local p = at[link] or moves and position(link.pose)
    if p then add(p, link.name, "name", link.name) end
  end
  local ends = {} -- constraints at the same point share a label
  for _, c in ipairs(facts.constraints and facts.constraints.list or {}) do
    local key = c.a_at and table.concat(c.a_at, " ")
    if key and ends[key] then
      ends[key].name = ends[key].name .. ", " .. c.name
    elseif key then
      add(c.a_at, c.name, "name tied")
      ends[key] = all[#all]
      ends[key].beside = true
    end
  end
  return all
end

-- 1, 2 or 5 times a power of ten, about a quarter of the width
local function round_length(width)
  local power = 10.0 ^ math.floor(math.log(width / 4, 10))
  local k = width / 4 / power
  return (k >= 5 and 5 or k >= 2 and 2 or 1) * power
end

local function ruler(scale, length, height)
  local x, y, pixels = MARGIN, height - 8, length * scale
  return { line("ruler", x, y, x + pixels, y), line("ruler", x, y - 3, x, y + 3),
    line("ruler", x + pixels, y - 3, x + pixels, y + 3),
    el("text", { x = x + pixels + 6, y = y + 4 }, html.number(length, 3) .. " m") }
end

-- the axes of the world in a corner
local function compass(view, width)
  local x, y = width - 34, 40
  return { line("axis" .. LETTERS[view.right], x, y, x + 20, y),
    line("axis" .. LETTERS[view.up], x, y, x, y - 20),
    el("text", { x = x + 23, y = y + 4 }, LETTERS[view.right]),
    el("text", { x = x - 3, y = y - 24 }, LETTERS[view.up]) }
end

local function width_of(view, box, scale)
  local side = box[view.right]
  return math.max((side[2] - side[1]) * scale + 2 * MARGIN, LEAST)
end

-- the ellipsoids below, then bones, frames, axes of joints, and ties
function M.figure(facts, shapes, view, place, scale, length)
  local by_name, parts = {}, { {}, {}, {}, {}, {} }
  for _, link in ipairs(facts.links) do by_name[link.name] = link end
  for k, shape in ipairs(shapes) do parts[1][k] = outline(shape, view, place, scale) end
  for k, joint in ipairs(facts.joints) do
    local x1, y1 = place(position(by_name[joint.parent].pose))
    local x2, y2 = place(position(by_name[joint.child].pose))
    parts[2][k] = line(joint.type == "fixed" and "bone weld" or "bone", x1, y1, x2, y2)
  end
  for _, link in ipairs(facts.links) do
    if not (link.welded_to or view.small) then
      table.insert(parts[3], triad(link, place, 0.6 * length))
    end
  end
  for _, joint in ipairs(facts.joints) do
    if joint.type ~= "fixed" and not view.small then
      table.insert(parts[4], axis(joint, by_name[joint.child], place, length))
    end
  end
  for k, c in ipairs(facts.constraints and facts.constraints.list or {}) do
    parts[5][k] = loop(c, place)
  end
  return parts
end

-- most: the width of the widest view, so that all views keep the same scale on a narrow page
local function draw(view, facts, list, box, scale, length, most, seen)
  local i, j, width = view.right, view.up, width_of(view, box, scale)
  local height = math.max((box[j][2] - box[j][1]) * scale + 2 * MARGIN + 20, LEAST / 2)
  local middle = (box[i][1] + box[i][2]) / 2
  local function place(p)
    return width / 2 + (p[i] - middle) * scale, height - 20 - MARGIN - (p[j] - box[j][1]) * scale
  end
  local names = named(facts, list, place)
  local written, placed = labels.of(names, width, height - 20)
  for k, one in ipairs(names) do
    local link = one.link or ""
    seen[link] = seen[link] or placed[k] or false
  end
  local com = facts.robot.com
  local x, y = 0, 0
  if com then x, y = place(com) end
  return el("svg", { class = "view", role = "img", ["aria-label"] = view.title .. ", " .. view.says,
      viewBox = ("0 0 %s %s"):format(html.shown(width), html.shown(height)),
      style = ("width:%s%%;max-width:%dpx"):format(html.shown(100 * width / most),
        math.ceil(width)) },
    M.figure(facts, list, view, place, scale, length),
    com and el("g", { class = "com" }, el("circle", { cx = x, cy = y, r = 4 }),
      line("", x - 7, y, x + 7, y), line("", x, y - 7, x, y + 7),
      el("title", {}, "centre of mass of the whole")),
    ruler(scale, round_length(SIDE / scale), height), compass(view, width), written)
end

function M.of(facts)
  local list, left_out, box = M.shapes(facts)
  local widest = 0
  for k = 1, 3 do widest = math.max(widest, box[k][2] - box[k][1]) end
  if widest == 0 then widest = 1.0 end
  local scale, all, most = SIDE / widest, {}, 0
  local seen, nameless = {}, {}
  for _, view in ipairs(VIEWS) do most = math.max(most, width_of(view, box, scale)) end
  for k, view in ipairs(VIEWS) do
    all[k] = { title = view.title, says = view.says,
      svg = draw(view, facts, list, box, scale, 0.06 * widest, most, seen) }
  end
  for _, link in ipairs(facts.links) do
    if seen[link.name] == false then nameless[#nameless + 1] = link.name end
  end
  return all, left_out, nameless
end

return M
