-- Locks the directories that a run writes to, while it writes.
--
--   hold.take(held, wanted, waiting)  makes and locks them: wanted is a list of { name =, make =
--       should it be made?, file = for messages }.  If another run holds one for longer than a
--       second, waiting(name) is called.  Fails with code 1.
--   hold.place(held, name)     the directory of that name as { name, id }; all its names give the
--                              same one
--   hold.private(place, kind)  a private directory in it, kind "new" or "old"; or nil and
--                              the reason
--   hold.probe(name)           fails if that directory is missing and cannot be made
--   hold.release(held, undo)   unlocks them; undo: also removes the directories that were made, but
--                              not those that another run has locked
--
-- held is a table, {} at first.  The lock is on the directory itself (unix.core): it leaves no file
-- behind and ends with the process, however that ends.  Files in transit are in private
-- directories: .pinion-new-N holds new files that are not in place yet, .pinion-old-N the old ones
-- that they replace.  The next run clears those of a run that was killed (the lock shows that
-- they are not in use); an old file whose place is empty goes back to it.
local lfs = require "lfs"
local path = require "pl.path"
local unix = require "unix.core"

local fail = require "fail"

local M = {}

-- how often a directory may vanish while we lock it; a run that fails removes those that it made
local TRIES = 100

local function there(name) return lfs.symlinkattributes(name, "mode") ~= nil end

--- The sorted names in a directory; none if it cannot be read.
function M.names(directory)
  local ok, step, state = pcall(lfs.dir, directory)
  local names = {}
  if not ok then return names end
  for name in step, state do
    if name ~= "." and name ~= ".." then names[#names + 1] = name end
  end
  table.sort(names)
  return names
end

-- ---- making them ----------------------------------------------------------------------------

-- A directory that another run made meanwhile is good too, but that run may remove it again.
local function make_all(name, made)
  local missing = {}
  local at = name:gsub("(.)/+$", "%1")
  while at ~= "" and not path.exists(at) do
    missing[#missing + 1] = at
    at = path.dirname(at)
  end
  for k = #missing, 1, -1 do
    local ok, problem = lfs.mkdir(missing[k])
    if ok then
      made[#made + 1] = missing[k]
    elseif not path.isdir(missing[k]) then
      local target = lfs.symlinkattributes(missing[k], "target")
      return nil, target and ("%s is a link to %s, which does not exist"):format(
        fail.quote(missing[k]), fail.quote(target)) or problem
    end
  end
  return path.isdir(name), "it is not a directory"
end

local function make(name, made)
  local ok, problem
  for _ = 1, TRIES do
    ok, problem = make_all(name, made)
    if ok then return end
  end
  fail.input(name, nil, "cannot make the directory: " .. problem)
end

-- ---- leftovers of a killed run ------------------------------------------------------------------

local function clear(directory, leftover, back)
  local names = M.names(leftover)
  for _, name in ipairs(names) do
    if lfs.symlinkattributes(leftover .. "/" .. name, "mode") == "directory" then return end
  end
  for _, name in ipairs(names) do
    local from, to = leftover .. "/" .. name, directory .. "/" .. name
    if not (back and not there(to) and os.rename(from, to)) then os.remove(from) end
  end
  lfs.rmdir(leftover)
end

local function clear_all(directory)
  for _, name in ipairs(M.names(directory)) do
    local kind = name:match("^%.pinion%-(%l+)%-%d+$")
    local leftover = directory .. "/" .. name
    if (kind == "new" or kind == "old")
      and lfs.symlinkattributes(leftover, "mode") == "directory" then
      clear(directory, leftover, kind == "old")
    end
  end
end

-- ---- locks --------------------------------------------------------------------------------------

local function id_of(name)
  local at = lfs.attributes(name)
  return at and ("%d:%d"):format(at.dev, at.ino), at
end

-- true, or false if the directory no longer exists
local function lock(place, waiting)
  local held, why, busy = unix.lock(place.name, 1)
  if busy and waiting then waiting(place.name) end
  while busy do held, why, busy = unix.lock(place.name, 1) end
  if held then
    place.lock, place.alone = held, why
  elseif there(place.name) then
    fail.input(place.blame, nil, "cannot write: " .. why)
  end
  return held ~= nil
end

local function unlock(held)
  for _, place in ipairs(held.list or {}) do
    if place.lock then place.lock:close() end
  end
  held.list, held.by_name = {}, {}
end

-- the directories as places, each once, in the same order for all runs, so that no two runs wait
-- for each other; or nil
local function find(held, wanted)
  local by_id = {}
  held.list, held.by_name = {}, {}
  for _, want in ipairs(wanted) do
    if want.make then make(want.name, held.made) end
    local id, at = id_of(want.name)
    if not id then
      if want.make then return false end
      fail.input(want.file, nil, "cannot write: there is no directory " .. fail.quote(want.name))
    end
    if not by_id[id] then
      by_id[id] = { name = want.name, id = id, dev = at.dev, ino = at.ino,
        blame = want.file or want.name }
      table.insert(held.list, by_id[id])
    end
    held.by_name[want.name] = by_id[id]
  end
  table.sort(held.list, function(a, b)
    if a.dev ~= b.dev then return a.dev < b.dev end
    return a.ino < b.ino
  end)
  return true
end

-- are all locked, and do they still have their names?
local function attempt(held, wanted, waiting)
  if not find(held, wanted) then return false end
  for _, place in ipairs(held.list) do
    if not lock(place, waiting) then return false end
  end
  for _, want in ipairs(wanted) do
    if id_of(want.name) ~= held.by_name[want.name].id then return false end
  end
  return true
end

function M.take(held, wanted, waiting)
  held.made = held.made or {}
  for _ = 1, TRIES do
    if attempt(held, wanted, waiting) then
      for _, place in ipairs(held.list) do
        if place.alone then clear_all(place.name) end
      end
      return
    end
    unlock(held)
  end
  fail.input(wanted[1].name, nil, "cannot write: another process keeps removing that directory")
end

function M.place(held, name) return held.by_name[name] end

function M.private(place, kind)
  local k = 0
  while not place[kind] do
    k = k + 1
    local name = ("%s/.pinion-%s-%d"):format(place.name, kind, k)
    local ok, problem = lfs.mkdir(name)
    if not ok and not there(name) then return nil, problem end
    place[kind] = ok and name or nil
  end
  return place[kind]
end

-- Removes an empty directory that we made, unless another run locked it before us.
local function unmake(held, name)
  local id, ours = id_of(name), false
  for _, place in ipairs(held.list or {}) do ours = ours or place.id == id and place.lock end
  local probe = not ours and unix.lock(name, 0)
  if ours or probe then lfs.rmdir(name) end
  if probe then probe:close() end
end

function M.release(held, undo)
  for _, place in ipairs(held.list or {}) do
    if place.new then lfs.rmdir(place.new) end
    if place.old then lfs.rmdir(place.old) end
  end
  for k = undo and held.made and #held.made or 0, 1, -1 do unmake(held, held.made[k]) end
  unlock(held)
end

function M.probe(name)
  local held = {}
  if path.isdir(name) then return end
  local ok, problem = pcall(M.take, held, { { name = name, make = true } })
  M.release(held, true)
  if not ok then error(problem, 0) end
end

return M
