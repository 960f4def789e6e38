-- Prints sections of words and tables (tools.review.sentences) for a terminal or as Markdown.
--
--   print.terminal(words, coloured) -> text, with ANSI colours if coloured
--   print.markdown(words) -> text; long tables are folded
-- Names come from untrusted files, so both make them inert.
local escape = require("fail").escape
local lists = require "list"
local text = require "text"

local M = {}

local COLOUR = { ["+"] = "32", ["-"] = "31", ["~"] = "33", bold = "1" }

local function painter(coloured)
  return function(mark, line)
    local code = coloured and COLOUR[mark]
    return code and ("\27[%sm%s\27[0m"):format(code, line) or line
  end
end

-- the headings and the rows, without columns that are empty in all rows
local function table_of(section)
  local used = {}
  for k in ipairs(section.head or {}) do
    local function is_used(row) return (row[k] or "") ~= "" end
    if lists.any(section.rows, is_used) then used[#used + 1] = k end
  end
  return lists.mapped({ section.head, table.unpack(section.rows) }, function(row)
    return lists.mapped(used, function(k) return row[k] or "" end)
  end)
end

local function add_table(lines, section, paint, most)
  local shown = math.min(#section.rows, most and most + 2 or #section.rows)
  if shown < #section.rows then shown = most end
  local cells = { table.unpack(table_of(section), 1, shown + 1) }
  for i, line in ipairs(text.columns(cells, escape)) do
    local mark = i > 1 and section.rows[i - 1].mark or " "
    lines[#lines + 1] = paint(mark, (("  %s %s"):format(mark, line):gsub("%s+$", "")))
  end
  if shown < #section.rows then
    lines[#lines + 1] = ("    .. and %d more (--format json has all)"):format(#section.rows - shown)
  end
end

function M.terminal(words, coloured)
  local paint = painter(coloured)
  local lines = { paint("bold", escape(words.title)), escape(words.says) }
  for _, section in ipairs(words.sections) do
    lines[#lines + 1] = ""
    lines[#lines + 1] = paint("bold", section.title)
    for _, says in ipairs(section.says) do lines[#lines + 1] = "  " .. escape(says) end
    if #section.rows > 0 then add_table(lines, section, paint, section.most) end
  end
  return table.concat(lines, "\n") .. "\n"
end

-- ---- Markdown -----------------------------------------------------------------------------------

local FOLD = 12 -- a table with more rows than this is folded

local ENTITY = { ["<"] = "&lt;", ["&"] = "&amp;", ["@"] = "&#64;", ["#"] = "&#35;" }

-- plain text: no markup, no @ that mentions a person, no # that links an issue
local function inert(cell)
  return (escape(cell):gsub("[\\`*_%[%]<>|~&$@#]", function(c)
    return ENTITY[c] or "\\" .. c
  end):gsub("%-\\>", "→"))
end

function M.markdown(words)
  local lines = { "### " .. inert(words.title), "", inert(words.says), "" }
  for _, section in ipairs(words.sections) do
    local folded = #section.rows > FOLD
    lines[#lines + 1] = "#### " .. section.title
    lines[#lines + 1] = ""
    for _, says in ipairs(section.says) do lines[#lines + 1] = inert(says) .. "  " end
    if #section.says > 0 then lines[#lines + 1] = "" end
    if folded then
      lines[#lines + 1] = ("<details><summary>%d rows</summary>\n"):format(#section.rows)
    end
    for i, row in ipairs(#section.rows > 0 and table_of(section) or {}) do
      lines[#lines + 1] = "| " .. table.concat(lists.mapped(row, inert), " | ") .. " |"
      if i == 1 then lines[#lines + 1] = "|" .. (" --- |"):rep(#row) end
    end
    if folded then lines[#lines + 1] = "\n</details>" end
    if #section.rows > 0 then lines[#lines + 1] = "" end
  end
  return table.concat(lines, "\n")
end

return M
