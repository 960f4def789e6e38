-- Files: all or none, only what changed, each one by rename.
--
--   write.files(directory, { { name, text }.. }) -> names written, names that were current
--   Fails (code 1, one line) when a directory or file cannot be made; then nothing has changed.
--   What exists and is no regular file (a pipe, /dev/stdout) is written to, never replaced.
local dir = require "pl.dir"
local path = require "pl.path"

local fail = require "fail"

local M = {}

local function contents(name)
  local file = io.open(name, "rb")
  if not file then return nil end
  local bytes = file:read("a")
  file:close()
  return bytes
end

local function reason(problem) return (tostring(problem):gsub("^.-: ", "")) end

local function put(name, bytes)
  local file, problem = io.open(name, "wb")
  if not file then return nil, problem end
  local ok
  ok, problem = file:write(bytes)
  local closed, late = file:close()
  if not ok then return nil, problem end
  return closed, late
end

function M.files(directory, files)
  if not path.isdir(directory) then
    local ok, problem = dir.makepath(directory)
    if not ok then fail.input(directory, nil, "cannot make the directory: " .. reason(problem)) end
  end
  local written, current, pending, special = {}, {}, {}, {}
  for _, file in ipairs(files) do
    local name = file.path or path.join(directory, file.name)
    local mode = path.attrib(name, "mode")
    if mode == "directory" then fail.input(name, nil, "cannot write: it is a directory") end
    if mode and mode ~= "file" then
      special[#special + 1] = { name = name, text = file.text }
    elseif contents(name) == file.text then
      current[#current + 1] = name
    else
      pending[#pending + 1] = { name = name, new = name .. ".new", text = file.text }
    end
  end
  local function give_up(name, problem)
    for _, file in ipairs(pending) do os.remove(file.new) end
    fail.input(name, nil, "cannot write: " .. reason(problem))
  end
  for _, file in ipairs(pending) do
    local ok, problem = put(file.new, file.text)
    if not ok then give_up(file.name, problem) end
  end
  for _, file in ipairs(special) do
    local ok, problem = put(file.name, file.text)
    if not ok then give_up(file.name, problem) end
    written[#written + 1] = file.name
  end
  for _, file in ipairs(pending) do
    local ok, problem = os.rename(file.new, file.name)
    if not ok then give_up(file.name, problem) end
    written[#written + 1] = file.name
  end
  return written, current
end

return M
