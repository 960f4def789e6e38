-- Finds the line of a key in the text of a configuration.
--
--   lines.of(path, bytes) -> file: path, log, and two methods that return a line or nil
--   file:key(name, from)      the first line, from line `from` on, where the key gets a value
--   file:string(text, from)   the first line with the string, in quotes
local fail = require "fail"

local M = {}
M.__index = M

function M.of(path, bytes)
  local file = setmetatable({ path = path, log = fail.log(path) }, M)
  for line in (bytes .. "\n"):gmatch("(.-)\r?\n") do
    file[#file + 1] = line:gsub("%-%-.*$", "")
  end
  return file
end

function M:key(name, from)
  if not name:match("^[%a_][%w_]*$") then return nil end
  for k = from or 1, #self do
    local line = self[k]
    if line:find("%f[%w_]" .. name .. "%f[^%w_]%s*=[^=]") or line:find("%f[%w_]" .. name .. "%s*=$")
      or line:find("function%s+" .. name .. "%f[^%w_]") then
      return k
    end
  end
end

function M:string(text, from)
  for k = from or 1, #self do
    if self[k]:find('"' .. text .. '"', 1, true) or self[k]:find("'" .. text .. "'", 1, true) then
      return k
    end
  end
end

return M
