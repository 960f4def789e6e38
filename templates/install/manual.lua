-- manual.lua VERSION TEMPLATE <help >man: the manual page, whose options are those of `pinion
-- --help` word for word; the rest is written by hand in TEMPLATE.
--
-- Help has a column of names and one of descriptions; a name too long for its column has a line of
-- its own, and one that ends in a comma goes on in the next line.
local version, template = arg[1], arg[2]

-- a line of text that means only itself to troff
local function troff(text)
  text = text:gsub("\\", "\\e"):gsub("%-", "\\-")
  return (text:gsub("^[.']", "\\&%0"))
end

-- "a: lines of text" of the section of that name, up to the next blank line
local function section(help, name)
  return help:match("\n" .. name .. ":\n(.-)\n\n") or error("no section " .. name .. " in the help")
end

-- the lines of a section -> { { name, text }.. }
local function entries(lines, column)
  local list, open = {}, false
  for line in (lines .. "\n"):gmatch("(.-)\n") do
    local name, text = line, ""
    if line:sub(column - 1, column - 1) == " " and line:sub(column) ~= "" then
      name, text = line:sub(1, column - 1), line:sub(column)
    end
    name = name:match("^%s*(.-)%s*$")
    local last = list[#list]
    if name ~= "" and not open then
      list[#list + 1] = { name = name, text = text }
    else
      last.name = last.name .. (name ~= "" and " " .. name or "")
      last.text = last.text .. (text ~= "" and last.text ~= "" and " " or "") .. text
    end
    open = list[#list].name:match(",$") ~= nil
  end
  return list
end

local function formatted(list)
  local out = {}
  for _, entry in ipairs(list) do
    out[#out + 1] = ".TP\n.B " .. troff(entry.name) .. "\n" .. troff(entry.text)
  end
  return table.concat(out, "\n")
end

local help = io.read("a")
local column = help:match("\n(   %-h, %-%-help%s+)Show"):len() + 1
local holes = {
  VERSION = version,
  OPTIONS = formatted(entries(section(help, "Options"), column)),
  FUNCTIONS = troff((help:match("\nFunctions: (.-)\n\n"):gsub("%s+", " "))),
}
local file = assert(io.open(template))
io.write((file:read("a"):gsub("@(%u+)@", holes)))
file:close()
