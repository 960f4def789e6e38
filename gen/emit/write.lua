-- Files: all or none, only what changed, each one by rename.
--
-- A set is { directory, files = { { name, text, path? }.. } }, path taking the place of the name in
-- the directory.
--
--   write.compare(set)      { { name, text, old }.. }: what is not current, old = nil where missing
--   write.stale(set, r)     names of files generated for robot r that are none of the set's
--   write.all(sets, prune)  names written of each set; removes the names in the list `prune`
--
--   All fail with code 1 and one line.  When write.all cannot write, nothing has changed: no file,
--   no directory.  What exists and is no regular file (a pipe, /dev/stdout) is written to, never
--   replaced, and is never compared.
local dir = require "pl.dir"
local path = require "pl.path"

local fail = require "fail"
local stale = require "emit.stale"

local M = {}

local function contents(name, size)
  local file = io.open(name, "rb")
  if not file then return nil end
  local bytes = file:read(size or "a")
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

-- what is to be written, and apart from it what is no regular file
local function sorted_out(set)
  local pending, special = {}, {}
  for _, file in ipairs(set.files) do
    local name = file.path or path.join(set.directory, file.name)
    local mode = path.attrib(name, "mode")
    if mode == "directory" then fail.input(name, nil, "cannot write: it is a directory") end
    local item = { name = name, new = name .. ".new", text = file.text }
    if mode and mode ~= "file" then
      special[#special + 1] = item
    else
      item.old = contents(name)
      if item.old ~= file.text then pending[#pending + 1] = item end
    end
  end
  return pending, special
end

function M.compare(set) return (sorted_out(set)) end

function M.stale(set, r)
  local mine, list = {}, {}
  for _, file in ipairs(set.files) do mine[file.name] = true end
  if not path.isdir(set.directory) then return list end
  for _, name in ipairs(dir.getfiles(set.directory)) do
    local base = path.basename(name)
    if not mine[base] and base:find("^" .. r .. "_.*%.[ch]$") then
      if stale.is_ours(r, base, contents(name, stale.HEAD) or "") then
        list[#list + 1] = path.join(set.directory, base)
      end
    end
  end
  table.sort(list)
  return list
end

-- makes a directory and those above it; what was made is added to the list
local function make_directory(name, made)
  local missing = {}
  local at = name:gsub("(.)/+$", "%1")
  while at ~= "" and not path.exists(at) do
    missing[#missing + 1] = at
    at = path.dirname(at)
  end
  for k = #missing, 1, -1 do
    local ok, problem = path.mkdir(missing[k])
    if not ok then return nil, problem end
    made[#made + 1] = missing[k]
  end
  if not path.isdir(name) then return nil, "it is not a directory" end
  return true
end

-- Steps of one transaction.  undo() takes back what was made beside the old files.
local function transaction()
  local made, waiting = {}, {}
  local function undo(name, problem)
    for _, item in ipairs(waiting) do os.remove(item.new) end
    for k = #made, 1, -1 do path.rmdir(made[k]) end
    fail.input(name, nil, problem)
  end
  return {
    directory = function(name)
      local ok, problem = make_directory(name, made)
      if not ok then undo(name, "cannot make the directory: " .. reason(problem)) end
    end,
    set_aside = function(item)
      waiting[#waiting + 1] = item
      local ok, problem = put(item.new, item.text)
      if not ok then undo(item.name, "cannot write: " .. reason(problem)) end
    end,
    now = function(ok, item, problem)
      if not ok then undo(item.name, "cannot write: " .. reason(problem)) end
    end,
  }
end

function M.all(sets, prune)
  local plans, step = {}, transaction()
  for k, set in ipairs(sets) do
    plans[k] = {}
    plans[k].pending, plans[k].special = sorted_out(set)
  end
  for _, set in ipairs(sets) do step.directory(set.directory) end
  for _, plan in ipairs(plans) do
    for _, item in ipairs(plan.pending) do step.set_aside(item) end
  end
  local written = {}
  for k, plan in ipairs(plans) do
    written[k] = {}
    for _, item in ipairs(plan.special) do
      local ok, problem = put(item.name, item.text)
      step.now(ok, item, problem)
      table.insert(written[k], item.name)
    end
  end
  for k, plan in ipairs(plans) do
    for _, item in ipairs(plan.pending) do
      local ok, problem = os.rename(item.new, item.name)
      step.now(ok, item, problem)
      table.insert(written[k], item.name)
    end
  end
  for _, name in ipairs(prune or {}) do
    local ok, problem = os.remove(name)
    if not ok then fail.input(name, nil, "cannot be removed: " .. reason(problem)) end
  end
  return written
end

return M
