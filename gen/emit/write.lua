-- Files: all or none, only what changed, each one by rename.
--
-- A set is { directory, files = { { name, text, path? }.. } }, path taking the place of the name in
-- the directory.
--
--   write.compare(set)      { { name, text, old }.. }: what is not current, old = nil where missing
--   write.check_owners(set) fails where a file of the set is there as that of another robot than
--                           set.r, the identifier of its own
--   write.stale(set, r)     names of files generated for robot r that are none of the set's
--   write.all(sets, prune)  names written of each set; removes the names in the list `prune`
--
--   All fail with code 1 and one line.  When write.all cannot write, nothing has changed: no file,
--   no directory; old files keep a second name until all new ones are in their places.  What exists
--   and is no regular file (a pipe, /dev/stdout) is written to, never replaced, and is never
--   compared.
local dir = require "pl.dir"
local lfs = require "lfs"
local path = require "pl.path"

local fail = require "fail"
local stale = require "emit.stale"

local M = {}

-- what the names of old files end in until all new ones are in their places
local KEPT = ".pinion-old"

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

local function place_of(set, file) return file.path or path.join(set.directory, file.name) end

-- what is to be written, and apart from it what is no regular file
local function sorted_out(set)
  local pending, special = {}, {}
  for _, file in ipairs(set.files) do
    local name = place_of(set, file)
    local mode = path.attrib(name, "mode")
    if mode == "directory" then fail.input(name, nil, "cannot write: it is a directory") end
    local item = {
      name = name, new = name .. ".new", kept = name .. KEPT, text = file.text,
      was_there = lfs.symlinkattributes(name, "mode") ~= nil,
    }
    if mode and mode ~= "file" then
      special[#special + 1] = item
    else
      item.old = contents(name)
      if item.old ~= file.text then pending[#pending + 1] = item end
    end
  end
  return pending, special
end

-- Robots may share a directory, but not a file: arm_x8.h has the lanes of arm, or robot arm_x8.
function M.check_owners(set)
  for _, file in ipairs(set.files) do
    local name = place_of(set, file)
    local regular = path.attrib(name, "mode") == "file"
    local owner = regular and stale.owner(path.basename(name), contents(name, stale.HEAD) or "")
    if owner and owner ~= set.r then
      fail.input(name, nil, ("is a file of another robot, %s, and would be overwritten; give each "
        .. "a directory of its own (--output), or this one another name (--name)"):format(
        fail.quote(owner)))
    end
  end
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

-- Keeps a file under another name: as a second link to it, so that it stays where it is meanwhile,
-- or, where there are no links, by renaming it.
local function keep(item)
  os.remove(item.kept)
  local ok, problem = lfs.link(item.name, item.kept)
  if not ok then ok, problem = os.rename(item.name, item.kept) end
  return ok, problem
end

-- Steps of one transaction, each of which takes back all of them when it fails; done() ends it.
local function transaction()
  local made, waiting, replaced = {}, {}, {}
  local function undo(name, problem)
    for k = #replaced, 1, -1 do
      local item = replaced[k]
      if not item.was_there then
        os.remove(item.name)
      elseif os.rename(item.kept, item.name) then
        os.remove(item.kept) -- two links to one file: rename has left both
      end
    end
    for _, item in ipairs(waiting) do os.remove(item.new) end
    for k = #made, 1, -1 do path.rmdir(made[k]) end
    fail.input(name, nil, problem)
  end
  local function check(ok, name, what, problem)
    if not ok then undo(name, what .. ": " .. reason(problem)) end
  end
  return {
    directory = function(name)
      local ok, problem = make_directory(name, made)
      check(ok, name, "cannot make the directory", problem)
    end,
    set_aside = function(item)
      waiting[#waiting + 1] = item
      local ok, problem = put(item.new, item.text)
      check(ok, item.name, "cannot write", problem)
    end,
    replace = function(item)
      local ok, problem
      if item.was_there then
        ok, problem = keep(item)
        check(ok, item.name, "cannot write", problem)
        replaced[#replaced + 1] = item
      end
      ok, problem = os.rename(item.new, item.name)
      check(ok, item.name, "cannot write", problem)
      if not item.was_there then replaced[#replaced + 1] = item end
    end,
    remove = function(name)
      local item = { name = name, kept = name .. KEPT, was_there = true }
      local ok, problem = os.rename(name, item.kept)
      check(ok, name, "cannot be removed", problem)
      replaced[#replaced + 1] = item
    end,
    now = function(item)
      local ok, problem = put(item.name, item.text)
      check(ok, item.name, "cannot write", problem)
    end,
    done = function()
      for _, item in ipairs(replaced) do
        if item.was_there then os.remove(item.kept) end
      end
    end,
  }
end

-- Two files of one name (a --depfile that is the header) would take each other's place.
local function check_names(sets)
  local taken = {}
  for _, set in ipairs(sets) do
    for _, file in ipairs(set.files) do
      local name = place_of(set, file)
      local place = path.normpath(path.abspath(name))
      local mode = path.attrib(name, "mode")
      if taken[place] and (not mode or mode == "file") then
        fail.input(name, nil, "cannot write: two files would be written there")
      end
      taken[place] = true
    end
  end
end

function M.all(sets, prune)
  local plans, step = {}, transaction()
  check_names(sets)
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
    for _, item in ipairs(plan.pending) do
      step.replace(item)
      table.insert(written[k], item.name)
    end
  end
  for _, name in ipairs(prune or {}) do step.remove(name) end
  -- last, since what has gone down a pipe cannot be taken back
  for k, plan in ipairs(plans) do
    for _, item in ipairs(plan.special) do
      step.now(item)
      table.insert(written[k], item.name)
    end
  end
  step.done()
  return written
end

return M
