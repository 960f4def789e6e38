-- The pattern of a matrix as a drawing (RBDA fig. 6.2, 6.3).
--
--   matrix.of(rows, options) -> element; rows: texts of marks up to the diagonal (facts.fill).
--     options: names = of the rows or nil, label = for screen readers, whole = with the upper
--       triangle, columns = their number if it is not square
local html = require "tools.report.html"

local M = {}

local el, shown = html.el, html.shown

local LONGEST, WIDEST = 24, 130 -- how many names are written, and in which width
local SIDE = 200 -- of the square, in pixels
local KINDS = { x = "cell", f = "filled" }
local ORDER = { "x", "f" }

-- a function of row and column: does the cell have a mark?
local function marked(rows, mark, columns, whole)
  local n = #rows
  return function(i, j)
    if j > i and columns == n then return whole and rows[j]:sub(i, i) == mark end
    return rows[i]:sub(j, j) == mark
  end
end

-- cells of one mark as one path, adjacent ones in a row together
local function path_of(rows, columns, at, class)
  local n, d = #rows, {}
  for i = 1, n do
    local j = 1
    while j <= columns do
      local first = j
      while j <= columns and at(i, j) do j = j + 1 end
      if j > first then
        d[#d + 1] = ("M%d %dh%dv1h-%dz"):format(first - 1, i - 1, j - first, j - first)
      end
      j = j + 1
    end
  end
  return #d > 0 and el("path", { class = class, d = table.concat(d) }) or false
end

-- a stroke in each cell of a mark, for readers who do not see its colour
local function strokes_of(rows, columns, at, class, form)
  local d = {}
  for i = 1, #rows do
    for j = 1, columns do
      if at(i, j) then d[#d + 1] = form:format(j - 1, i - 1) end
    end
  end
  return #d > 0 and el("path", { class = class, d = table.concat(d) }) or false
end

-- lines between the cells
local function grid(n, m)
  local d = {}
  for k = 0, n do d[#d + 1] = ("M0 %dh%d"):format(k, m) end
  for k = 0, m do d[#d + 1] = ("M%d 0v%d"):format(k, n) end
  return el("path", { class = "grid", d = table.concat(d), ["stroke-width"] = 0.03 })
end

function M.of(rows, options)
  local n, widest, labels = #rows, 0, {}
  local columns = options.columns or n
  local scale = SIDE / math.max(n, columns)
  -- names on the left, if rows are high enough to read them
  if options.names and n <= LONGEST then
    local size = math.min(0.8, 11 / scale)
    for i, name in ipairs(options.names) do
      name = html.cut(name, WIDEST)
      widest = math.max(widest, size / 12 * html.width(name))
      labels[i] = el("text", { x = -0.3, y = i - 0.5 + 0.35 * size, ["text-anchor"] = "end",
        style = ("font-size:%spx"):format(shown(size)) }, name)
    end
    widest = widest + 0.5
  end
  -- colours, and strokes for readers who do not see them
  local paths = {}
  for k, mark in ipairs(ORDER) do
    paths[k] = path_of(rows, columns, marked(rows, mark, columns, options.whole), KINDS[mark])
  end
  local strokes = {
    strokes_of(rows, columns, marked(rows, "f", columns, options.whole), "hatch", "M%d %dl1 1"),
    strokes_of(rows, columns, marked(rows, "0", columns, options.whole), "null",
      "M%d.35 %d.5h.3"),
  }
  return el("svg", { class = "matrix", role = "img", ["aria-label"] = options.label,
    viewBox = ("%s -0.1 %s %s"):format(shown(-widest - 0.1), shown(columns + widest
      + 0.2), shown(n + 0.2)),
    style = ("max-width:%dpx"):format(math.ceil((columns + widest + 0.2) * scale)) }, paths,
    grid(n, columns), strokes, labels)
end

return M
