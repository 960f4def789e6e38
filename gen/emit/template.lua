-- Templates: C-looking files with fenced holes, filled by Penlight.
--   ${expression} inserts, a line that starts with @ is Lua.  No algorithm lives in a template.
-- ${lines(list)} inserts a list as lines, which takes much less time than a line of Lua for each.
local penlight = require "pl.template"

local M = {}

local function lines(list) return table.concat(list, "\n") end

-- directory: of the templates, with a trailing slash.  Returns fill(name, environment) -> text.
function M.new(directory)
  return function(name, environment)
    local file = assert(io.open(directory .. name, "rb"))
    local source = file:read("a")
    file:close()
    environment.ipairs, environment.table, environment.math = ipairs, table, math
    environment.lines = lines
    environment._escape, environment._inline_escape, environment._brackets = "@", "$", "{}"
    environment._chunk_name = name
    local out, problem = penlight.substitute(source, environment)
    if not out then error(name .. ": " .. problem) end
    return out
  end
end

return M
