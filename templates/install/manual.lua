-- manual.lua VERSION TEMPLATE >man: the manual page.  Its options are the rows of
-- gen/cli/table.lua; the rest is written by hand in TEMPLATE.
package.path = "gen/?.lua;gen/?/init.lua;" .. package.path
package.cpath = "gen/?.so;" .. package.cpath
local options = require "cli.table"
local pipeline = require "pipeline"

-- a line of text that means only itself to troff
local function troff(text)
  text = text:gsub("\\", "\\e"):gsub("%-", "\\-")
  return (text:gsub("^[.']", "\\&%0"):gsub("\n([.'])", "\n\\&%1"))
end

local function paragraph(name, text) return (".TP\n.B %s\n%s"):format(troff(name), troff(text)) end

local rows, keys = {}, {}
for _, group in ipairs(options.groups) do
  rows[#rows + 1] = ".SS " .. group.name
  for key in group.keys:gmatch("%S+") do
    local row = options.of_key[key]
    rows[#rows + 1] = paragraph(options.label(row), options.help(row))
  end
end
for k, alike in ipairs(options.keys()) do
  keys[k] = paragraph(table.concat(alike.keys, ", "), (alike.says:gsub("`", "")))
end
local commands = {}
for _, command in ipairs(options.commands) do
  local words = {}
  for k, arg in ipairs(command.args) do
    words[k] = arg[3] == "?" and ("[%s]"):format(arg[1]) or arg[1]:upper()
  end
  commands[#commands + 1] = paragraph(("pinion %s %s"):format(command.name,
    table.concat(words, " ")), command.help)
  for _, row in ipairs(command.options or {}) do
    commands[#commands + 1] = (".br\n.B %s\n%s"):format(troff(options.label(row)), troff(row.help))
  end
  for _, arg in ipairs(command.args) do
    commands[#commands + 1] = (".br\n.I %s\n%s"):format(troff(arg[1]:upper()), troff(arg[2]))
  end
  commands[#commands + 1] = (".PP\n.RS\n.EX\n%s\n.EE\n.RE"):format(troff(command.says))
end
local holes = {
  VERSION = arg[1], OPTIONS = table.concat(rows, "\n"),
  COMMANDS = table.concat(commands, "\n"), KEYS = table.concat(keys, "\n"),
  FUNCTIONS = troff(table.concat(pipeline.FUNCTIONS, ", ")
    .. "; with --frames, for each link: " .. table.concat(pipeline.FRAME_FUNCTIONS, ", ")),
}
for line in io.lines(arg[2], "L") do io.write((line:gsub("@(%u+)@", holes))) end
