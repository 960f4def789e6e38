-- Lines of C: statements that fit 100 columns, tables of constants that do not churn.
local M = {}

M.WIDTH = 100

-- `head expression;` broken before a top-level + or - where it would be wider than a line
function M.statement(head, expression)
  local line = head .. expression .. ";"
  if #line <= M.WIDTH then return { line } end
  local lines, rest = {}, line
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
  return lines
end

-- a heading across the page: /* ---- title ------ */
function M.heading(title)
  local text = "  /* ---- " .. title .. " "
  return text .. ("-"):rep(math.max(4, 78 - #text)) .. " */"
end

return M
