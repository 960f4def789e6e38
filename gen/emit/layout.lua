-- Lines of C: statements that fit 100 columns, tables of constants that do not churn.
local text = require "emit.text"

local M = {}

M.WIDTH = 100

-- `head expression;` behind `lines`, broken before a top-level + or - where it would be wider than
-- a line
function M.add_statement(lines, head, expression)
  local rest = head .. expression .. ";"
  local indent = "    "
  while #rest > M.WIDTH do
    local depth, at = 0, nil
    for k = 1, M.WIDTH do
      local char = rest:sub(k, k)
      if char == "(" or char == "[" then depth = depth + 1 end
      if char == ")" or char == "]" then depth = depth - 1 end
      local before_term = char == " " and rest:find("^[+-] ", k + 1)
      if before_term and k > #indent + 4 and depth == 0 then at = k end
    end
    at = at or rest:find("= ", 1, true)
    if not at or at <= #indent then break end
    if rest:sub(at, at) == "=" then at = at + 1 end
    lines[#lines + 1] = rest:sub(1, at - 1)
    rest = indent .. rest:sub(at + 1)
  end
  lines[#lines + 1] = rest
end

-- the same as lines of its own
function M.statement(head, expression)
  local lines = {}
  M.add_statement(lines, head, expression)
  return lines
end

-- a heading across the page: /* ---- title ------ */
function M.heading(title)
  local words = "  /* ---- " .. title .. " "
  return words .. ("-"):rep(math.max(4, 78 - #words)) .. " */"
end

-- a call as a statement, its arguments wrapped under the first, or indented where they are wide
function M.call(head, arguments)
  local line = ("%s(%s);"):format(head, table.concat(arguments, ", "))
  if #line <= M.WIDTH then return { line } end
  local indent = (" "):rep(#head + 1)
  for _, word in ipairs(arguments) do
    if #indent + #word + 2 > M.WIDTH then indent = (" "):rep(8) end
  end
  local lines, rest = {}, head .. "("
  if #indent == 8 then lines, rest = { rest }, indent end
  for k, word in ipairs(arguments) do
    word = word .. (k < #arguments and "," or ");")
    if #rest + 1 + #word > M.WIDTH and k > 1 then
      lines[#lines + 1] = rest
      rest = indent .. word
    else
      rest = rest .. (k > 1 and " " or "") .. word
    end
  end
  lines[#lines + 1] = rest
  return lines
end

-- a prototype on as many lines as it needs, continued under its parenthesis
function M.prototype(prototype, tail)
  local line = prototype .. tail
  if #line <= M.WIDTH then return { line } end
  local head, args = prototype:match("^(.-%()(.*)$")
  local unbroken = args:gsub("([^,]) ", "%1\1") -- only between arguments
  local lines = text.wrap(unbroken, M.WIDTH - #tail, (" "):rep(#head))
  for k, wrapped in ipairs(lines) do lines[k] = wrapped:gsub("\1", " ") end
  lines[1] = head .. lines[1]:sub(#head + 1)
  lines[#lines] = lines[#lines] .. tail
  return lines
end

return M
