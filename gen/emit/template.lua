-- Fills templates: files that look like C with fenced holes, by Penlight.
--
-- ${expression} inserts a value; a line that starts with @ is Lua.  Templates have no algorithms.
-- ${lines(list)} inserts a list as lines, which is much faster than a line of Lua for each.
local penlight = require "pl.template"

local M = {}

local function lines(list) return table.concat(list, "\n") end

-- directory: the templates', with a trailing slash.  Returns fill(name, environment) -> text.
function M.new(directory)
  local compiled = {} -- by name: some are filled for each function
  local function template(name)
    if not compiled[name] then
      local file = assert(io.open(directory .. name, "rb"))
      compiled[name] = assert(penlight.compile(file:read("a"),
        { chunk_name = name, escape = "@", inline_escape = "$", inline_brackets = "{}" }))
      file:close()
    end
    return compiled[name]
  end
  return function(name, environment)
    environment.ipairs, environment.table, environment.math = ipairs, table, math
    environment.lines = lines
    local out, problem = template(name):render(environment)
    if not out then error(name .. ": " .. problem) end
    return out
  end
end

return M
