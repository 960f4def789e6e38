-- Elements of a page, every text in them escaped.
--
--   html.el(name, attributes, ..) -> element   children: elements, texts, numbers, lists of them,
--                                    nil and false for nothing
--   html.line(class, x1, y1, x2, y2) -> element of a drawing
--   html.text(..) -> their HTML, a string
--   html.raw(text) -> element: HTML of our own, which is not escaped
--   html.number(x, digits), html.plural(n, word, many)
--   html.width(text), html.cut(name, pixels)   of a text in a drawing
-- Text is inert: <, >, &, " and ' are entities; invisible characters and invalid UTF-8 are escaped
-- as in messages (fail.escape).  Attributes come sorted, so that the same page has the same bytes.
local fail = require "fail"
local order = require "order"

local M = {}

local Element = {}

local VOID = { br = true, line = true, circle = true, rect = true, path = true, ellipse = true }
local ENTITY = {
  ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;", ['"'] = "&quot;", ["'"] = "&#39;",
}

local function escaped(text) return (fail.escape(text):gsub("[&<>\"']", ENTITY)) end

-- numbers of drawings: two digits behind the point
local function shown(x)
  if math.type(x) == "integer" then return ("%d"):format(x) end
  local text = ("%.2f"):format(x):gsub(",", "."):gsub("0+$", ""):gsub("%.$", "")
  return text == "-0" and "0" or text
end
M.shown = shown

local function add(out, item)
  local kind = type(item)
  if kind == "string" then
    out[#out + 1] = escaped(item)
  elseif kind == "number" then
    out[#out + 1] = shown(item)
  elseif getmetatable(item) == Element then
    out[#out + 1] = item.html
  elseif item then
    for k = 1, item.n or #item do add(out, item[k]) end
  end
end

function M.el(name, attributes, ...)
  local out = { "<", name }
  for key, value in order.pairs(attributes) do
    local text = type(value) == "number" and shown(value) or escaped(value)
    out[#out + 1] = (' %s="%s"'):format(key, text)
  end
  if VOID[name] and select("#", ...) == 0 then
    out[#out + 1] = name == "br" and ">" or "/>"
  else
    out[#out + 1] = ">"
    add(out, table.pack(...))
    out[#out + 1] = "</" .. name .. ">"
  end
  return setmetatable({ html = table.concat(out) }, Element)
end

function M.line(class, x1, y1, x2, y2)
  return M.el("line", { class = class, x1 = x1, y1 = y1, x2 = x2, y2 = y2 })
end

function M.raw(text) return setmetatable({ html = text }, Element) end

function M.text(...)
  local out = {}
  add(out, table.pack(...))
  return table.concat(out)
end

-- The width of a text at a font size of 12 pixels, rounded up because fonts differ.
local NARROW, WIDE = "[ iljtfrI.,:;|'!()%[%]-]", "[mwMW@%%—…]"
function M.width(text)
  local letters = utf8.len(text) or #text
  local narrow, wide = select(2, text:gsub(NARROW, "")), select(2, text:gsub(WIDE, ""))
  local capital = select(2, text:gsub("[A-LN-VX-Z]", ""))
  return 7.4 * letters - 2.6 * narrow + 4 * wide + 1.4 * capital
end

-- a name, truncated to so many pixels
function M.cut(name, pixels)
  local letters = utf8.len(name)
  if not letters then return name:sub(1, pixels // 12) end
  local short = name
  while M.width(short) > pixels do
    letters = letters - 1
    short = name:sub(1, utf8.offset(name, letters) - 1) .. "…"
  end
  return short
end

function M.plural(n, word, many) return ("%d %s"):format(n, n == 1 and word or many) end

-- a number with so many significant digits, for people
function M.number(x, digits)
  local text = ("%." .. (digits or 4) .. "g"):format(x):gsub(",", ".")
  return text == "-0" and "0" or text
end

return M
