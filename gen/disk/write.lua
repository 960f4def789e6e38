-- Writes files: all or none, only those that changed, each by a rename.
--
-- A set is { directory, files = { { name, text, path? }.. }, r = the robot's C identifier }.
-- A name may contain directories, which are made; `path` replaces directory and name.
--
--   write.compare(set)         { { name, text, old, why }.. }: files without `path` that are not
--                              current; old = nil: missing or, for the reason `why`, unreadable
--   write.existing(set)        names of its files that exist
--   write.check_owners(set, writing)   fails if a file of the set exists and belongs to another
--                              robot or, if it would be overwritten, is not pinion's
--   write.stale(set)           names of files generated for the robot that are not in the set
--   write.all(sets, options)   { written, stale } of each set: names; options.prune removes stale
--                              files, options.waiting(name) is called while another run has the
--                              lock
--
--   All fail with code 1 and one line.  If write.all fails, nothing has changed, no file and no
--   directory: old files stay until all new ones are in place.  Runs into one directory wait for
--   each other (disk.hold).  A file that is not regular (a pipe, /dev/stdout) is written to, never
--   replaced and never compared.
local lfs = require "lfs"
local path = require "pl.path"

local fail = require "fail"
local hold = require "disk.hold"
local lists = require "list"
local stale = require "disk.stale"

local M = {}

local function reason(problem) return (tostring(problem):gsub("^.*: ", "")) end

local function there(name) return lfs.symlinkattributes(name, "mode") ~= nil end

-- the bytes of a file, or nil and, if the file exists, the reason
local function contents(name, size)
  local file, problem = io.open(name, "rb")
  if not file then return nil, there(name) and reason(problem) or nil end
  local bytes
  bytes, problem = file:read(size or "a")
  file:close()
  return bytes or not problem and "" or nil, problem and reason(problem)
end

local function put(name, bytes)
  local file, problem = io.open(name, "wb")
  if not file then return nil, problem end
  local ok, why = file:write(bytes)
  local closed, late = file:close()
  if not ok then return nil, why end
  return closed, late
end

local function path_of(set, file) return file.path or path.join(set.directory, file.name) end

local function directory_of(set, file)
  if not file.path and not file.name:find "/" then return set.directory end
  local directory = path.dirname(path_of(set, file))
  return directory == "" and "." or directory
end

-- the regular files of a set, and the others
local function sorted_out(set)
  local regular, special = {}, {}
  for _, file in ipairs(set.files) do
    local name = path_of(set, file)
    local mode = path.attrib(name, "mode")
    local item = { name = name, text = file.text, mode = mode, ours = not file.path,
      directory = directory_of(set, file) }
    table.insert((not mode or mode == "file" or mode == "directory") and regular or special, item)
  end
  return regular, special
end

local function changed(items)
  return lists.those(items, function(item)
    item.old, item.why = contents(item.name)
    return item.old ~= item.text
  end)
end

function M.existing(set)
  return lists.those(lists.mapped(set.files, function(file) return path_of(set, file) end), there)
end

function M.compare(set)
  return changed(lists.those(sorted_out(set), function(item) return item.ours end))
end

-- Robots may share a directory, but not a file: arm_x8.h may hold the lanes of arm, or robot
-- arm_x8.  Files that say who made them replace only such files, or empty ones.
function M.check_owners(set, writing)
  for _, file in ipairs(set.files) do
    local name = path_of(set, file)
    local regular = path.attrib(name, "mode") == "file"
    local base, head = path.basename(name), regular and contents(name, stale.HEAD) or ""
    local owner = regular and stale.owner(base, head)
    if owner and owner ~= set.r then
      fail.input(name, nil, ("is a file of another robot, %s, and would be overwritten; give each "
        .. "a directory of its own (--output), or this one another name (--name)"):format(
        fail.quote(owner)))
    end
    if writing and head ~= "" and stale.is_signed(file.text) and not stale.is_signed(head) then
      fail.input(name, nil, "is not pinion's, and would be overwritten; give the robot a directory "
        .. "of its own (--output)")
    end
  end
end

-- adds the stale files of a directory; below: its path in the set's, "" or with a slash at the end
local function add_stale(list, set, mine, below)
  for _, base in ipairs(hold.names(path.join(set.directory, below))) do
    local name = path.join(set.directory, below .. base)
    if not mine[below .. base] and base:find("^" .. set.r .. "[_.].*[ch]p?p?$")
      and path.attrib(name, "mode") == "file"
      and stale.is_ours(set.r, base, contents(name, stale.HEAD) or "") then
      list[#list + 1] = name
    end
  end
end

function M.stale(set)
  local mine, list = {}, {}
  if not set.r then return list end
  for _, file in ipairs(set.files) do mine[file.name] = true end
  add_stale(list, set, mine, "")
  -- a header names the directory of the C files, if it is another one
  for _, file in ipairs(set.files) do
    local below = file.name:match("^(.+/)" .. set.r .. "%.h$")
    if below then add_stale(list, set, mine, below) end
  end
  return list
end

-- ---- steps of one run, each of which may fail ---------------------------------------------------

local function check(name, ok, problem)
  if not ok then fail.input(name, nil, "cannot write: " .. reason(problem)) end
end

-- the file's place in the private directory
local function private(item, kind)
  local directory, problem = hold.private(item.place, kind)
  check(item.name, directory, problem)
  return directory .. "/" .. path.basename(item.name)
end

local function set_aside(item)
  item.new = private(item, "new")
  check(item.name, put(item.new, item.text))
end

-- Keeps the old file: by a second link, so that it also stays in place meanwhile, or by renaming
-- it, if the file system has no links.
local function keep(item)
  local kept = private(item, "old")
  local ok, problem = lfs.link(item.name, kept)
  if not ok then ok, problem = os.rename(item.name, kept) end
  check(item.name, ok, problem)
  item.kept = kept
end

local function replace(item)
  if there(item.name) then keep(item) end
  check(item.name, os.rename(item.new, item.name))
  item.placed = true
end

local function remove(item)
  local kept = private(item, "old")
  local ok, problem = os.rename(item.name, kept)
  if not ok then fail.input(item.name, nil, "cannot be removed: " .. reason(problem)) end
  item.kept = kept
end

local function take_back(item)
  if item.kept then
    -- if both are links to one file, rename leaves both
    if os.rename(item.kept, item.name) then os.remove(item.kept) end
  elseif item.placed then
    os.remove(item.name)
  end
  if item.new then os.remove(item.new) end
end

-- ---- the run ------------------------------------------------------------------------------------

-- finds the place of each item; all names of a directory give the same place
local function find_places(held, items)
  local taken = {}
  for _, item in ipairs(items) do
    item.place = hold.place(held, item.directory)
    local place = item.place.id .. "/" .. path.basename(item.name)
    if taken[place] then
      fail.input(item.name, nil, "cannot write: two files would be written there")
    end
    taken[place] = true
  end
end

-- makes and locks all directories of the files
local function take(run, sets, waiting)
  local wanted, all = {}, {}
  for k, set in ipairs(sets) do wanted[k] = { name = set.directory, make = true } end
  for k, set in ipairs(sets) do
    run.regular[k], run.special[k] = sorted_out(set)
    for _, item in ipairs(run.regular[k]) do
      if item.mode == "directory" then
        fail.input(item.name, nil, "cannot write: it is a directory")
      end
      if item.directory ~= set.directory then
        wanted[#wanted + 1] = { name = item.directory, file = item.name, make = item.ours }
      end
      all[#all + 1] = item
    end
  end
  hold.take(run.held, wanted, waiting)
  find_places(run.held, all)
end

local function begin(run, item)
  table.insert(run.begun, item)
  return item
end

local function perform(run, sets, options)
  take(run, sets, options.waiting)
  local results = {}
  for k, set in ipairs(sets) do
    run.regular[k] = changed(run.regular[k])
    results[k] = { written = {}, stale = M.stale(set) }
  end
  for k in ipairs(sets) do
    for _, item in ipairs(run.regular[k]) do set_aside(begin(run, item)) end
  end
  for k in ipairs(sets) do
    for _, item in ipairs(run.regular[k]) do
      replace(item)
      table.insert(results[k].written, item.name)
    end
  end
  for k, set in ipairs(sets) do
    for _, name in ipairs(options.prune and results[k].stale or {}) do
      remove(begin(run, { name = name, place = hold.place(run.held, set.directory) }))
    end
  end
  -- last, because data written to a pipe cannot be taken back
  for k in ipairs(sets) do
    for _, item in ipairs(run.special[k]) do
      check(item.name, put(item.name, item.text))
      table.insert(results[k].written, item.name)
    end
  end
  return results
end

function M.all(sets, options)
  local run = { held = {}, begun = {}, regular = {}, special = {} }
  local ok, result = pcall(perform, run, sets, options or {})
  for k = #run.begun, 1, -1 do
    local item = run.begun[k]
    if not ok then take_back(item) elseif item.kept then os.remove(item.kept) end
  end
  hold.release(run.held, not ok)
  if not ok then error(result, 0) end
  return result
end

return M
