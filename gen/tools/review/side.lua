-- A side of a comparison (tools.review.comparison): a robot that this run has compiled, or a
-- directory that an earlier run wrote.
--
--   side.of_job(job, name, options)   a finished job of the pipeline; options: those that shape
--                                     code, by name
--   side.of_directory(path)           fails if pinion generated nothing in it
--   side.finder(path, depfile) -> find(word): the path of a file in the command that wrote the
--                                     directory `path`, seen from here, from a directory above it
--                                     (where pinion ran) or from one that the depfile names
--   side.is_directory(path), side.is_there(path)
local lfs = require "lfs"

local fail = require "fail"
local hold = require "disk.hold"
local order = require "order"
local read_tables = require "tools.review.read_tables"
local robot = require "tools.review.seen_robot"
local stale = require "disk.stale"
local unix = require "unix.core"
local xml = require "xml"

local M = {}

-- names in the model -> names in the code
local function identifiers(model)
  local ids = { link = {}, joint = {} }
  for _, body in ipairs(model.bodies) do ids.joint[body.name] = body.id end
  for _, place in ipairs(model.places) do ids.link[place.link.name] = place.id end
  return ids
end

-- the robot of a source or header, or nil
local function owner_of(name, text)
  return stale.owner((name:gsub("%.cpp$", ".c")), text:sub(1, stale.HEAD))
end

function M.of_job(job, name, options)
  local files, warnings = {}, {}
  for _, file in ipairs(job.files) do
    local base = file.name:match("[^/]*$")
    files[base] = owner_of(base, file.text) == job.symbols.name and file.text or nil
  end
  for k, item in ipairs(job.log:warnings()) do warnings[k] = item.text end
  return {
    warnings = warnings,
    name = name, r = job.symbols.name, files = files, options = options,
    robot = robot.of(job.robot, function(line) return robot.at(job, line) end),
    ids = identifiers(job.model),
  }
end

-- name -> true of the sources in a directory
local function sources_in(path)
  local names = {}
  local ok, why = pcall(function()
    for name in lfs.dir(path) do names[name] = name:find("%.[ch]p*$") and true or nil end
  end)
  if not ok then fail.input(path, nil, "cannot be read: " .. tostring(why):gsub("^.*: ", "")) end
  return names
end

function M.is_there(path) return lfs.attributes(path, "mode") ~= nil end

function M.is_directory(path) return lfs.attributes(path, "mode") == "directory" end

function M.finder(path, depfile)
  local places = { "" }
  local place = path:find "^/" and path or lfs.currentdir() .. "/" .. path
  while place:find "/" do
    place = place:gsub("/[^/]*$", "")
    places[#places + 1] = place .. "/"
  end
  local sources = M.is_there(depfile) and xml.bytes(depfile):match ":(.*)" or ""
  for source in sources:gmatch "%f[%S](/%S*/)" do places[#places + 1] = source end
  return function(word)
    for _, prefix in ipairs(places) do
      if M.is_there(prefix .. word) then return prefix .. word end
    end
  end
end

-- packages (--layout) have their sources one below
local function directory_of(path)
  local below = path .. "/src"
  return next(sources_in(path)) == nil and M.is_directory(below) and below or path
end

-- the robot by a report on these files, or nil
local function read_report(report, files)
  local ok, seen = pcall(function()
    local facts = read_tables.data(report)
    for name, text in order.pairs(files) do
      if facts.files[name] ~= unix.sha256(text) then return nil end
    end
    return facts.format == 2 and robot.reported(facts)
  end)
  return ok and seen or nil
end

-- The robot by a report beside the C (--report DIR/name.json), which has welded links, their lines
-- and all digits; or nil, and a note if there are only reports on other C.
local function reported(place, files)
  local note
  for _, name in ipairs(hold.names(place)) do
    local report = name:find "%.json$" and xml.bytes(place .. "/" .. name) or ""
    if report:find '"generator": {"name": "pinion"' then
      local seen = read_report(report, files)
      if seen then return seen end
      note = ("%s/%s was not written with this C, so the robot is read from the C."):format(place,
        name)
    end
  end
  return nil, note
end

function M.of_directory(path)
  local files, headers, r = {}, {}, nil
  local place = directory_of(path)
  for name in order.pairs(sources_in(place)) do
    local text = xml.bytes(place .. "/" .. name)
    local owner = owner_of(name, text)
    if owner then files[name] = { owner = owner, text = text } end
    if owner and name == owner .. ".h" then headers[#headers + 1], r = owner, owner end
  end
  if #headers ~= 1 then
    fail.input(path, nil, #headers == 0 and "there is no header in it that pinion generated"
      or "several robots are in it: " .. table.concat(headers, ", "))
  end
  local own = {}
  for name, file in order.pairs(files) do own[name] = file.owner == r and file.text or nil end
  local seen, note = reported(path, own)
  return { name = path, r = r, files = own, robot = seen, note = note }
end

return M
