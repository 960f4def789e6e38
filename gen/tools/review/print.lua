-- Prints sections of words and tables (tools.review.sentences) for a terminal or as Markdown.
--
--   print.terminal(words, coloured) -> text, with ANSI colours if coloured
--   print.markdown(words) -> text; long tables are folded
-- Names come from untrusted files, so both make them inert.
local escape = require("fail").escape
local lists = require "list"

local M = {}

local COLOUR = { ["+"] = "32", ["-"] = "31", ["~"] = "33", bold = "1" }

local function painter(coloured)
  return function(mark, line)
    local code = coloured and COLOUR[mark]
    return code and ("\27[%sm%s\27[0m"):format(code, line) or line
  end
end

-- leaves out columns that are empty in all rows
local function columns_of(section)
  local used = {}
  for k in ipairs(section.head or {}) do
    local filled = lists.any(section.rows, function(row) return (row[k] or "") ~= "" end)
    if filled then used[#used + 1] = k end
  end
  return used
end

local function width(cell) return utf8.len(cell) or #cell end

local function add_table(lines, section, paint, most)
  local used, widest = columns_of(section), {}
  local shown = math.min(#section.rows, most and most + 2 or #section.rows)
  if shown < #section.rows then shown = most end
  local cells = { [0] = section.head }
  for i = 1, shown do
    cells[i] = {}
    for k, cell in ipairs(section.rows[i]) do cells[i][k] = escape(cell) end
  end
  for i = 0, shown do
    for _, k in ipairs(used) do widest[k] = math.max(widest[k] or 0, width(cells[i][k] or "")) end
  end
  for i = 0, shown do
    local words, mark = {}, i > 0 and section.rows[i].mark or " "
    for n, k in ipairs(used) do
      local cell = cells[i][k] or ""
      words[n] = cell .. (" "):rep(widest[k] - width(cell))
    end
    local line = ("  %s %s"):format(mark, table.concat(words, "  ")):gsub("%s+$", "")
    lines[#lines + 1] = paint(mark, line)
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
    local used = columns_of(section)
    if folded then
      lines[#lines + 1] = ("<details><summary>%d rows</summary>\n"):format(#section.rows)
    end
    for i = #section.rows > 0 and 0 or 1, #section.rows do
      local cells, rule = {}, {}
      for n, k in ipairs(used) do
        local cell = i == 0 and section.head[k] or section.rows[i][k] or ""
        cells[n], rule[n] = cell == "" and "" or inert(cell), "---"
      end
      lines[#lines + 1] = "| " .. table.concat(cells, " | ") .. " |"
      if i == 0 then lines[#lines + 1] = "| " .. table.concat(rule, " | ") .. " |" end
    end
    if folded then lines[#lines + 1] = "\n</details>" end
    if #section.rows > 0 then lines[#lines + 1] = "" end
  end
  return table.concat(lines, "\n")
end

return M
