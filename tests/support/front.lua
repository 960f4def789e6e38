-- Shared by the specs of the front end (XML, URDF, MJCF, errors): reads a file and collects its
-- diagnostics.

local lfs = require "lfs"
local fail = require "fail"
local mjcf = require "mjcf"
local robot = require "robot"
local urdf = require "urdf"
local xml = require "xml"

local front = {}

-- Robots and documents outside the project, absent in a plain clone.
front.shared = "../shared"

function front.exists(path)
  return lfs.attributes(path, "mode") ~= nil
end

function front.contents(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read("a")
  file:close()
  return text
end

--- Sorted names in a directory that end in `suffix`.
function front.names(directory, suffix)
  local names = {}
  for name in lfs.dir(directory) do
    if name:sub(-#suffix) == suffix then
      names[#names + 1] = name
    end
  end
  table.sort(names)
  return names
end

-- The robot that `parse` returns, or nil; then all diagnostics in line order.  Any raised value
-- that is not a diagnostic is a bug, and is raised again.
local function diagnose(parse, name, options)
  local log = fail.log(name)
  local ok, result = pcall(function()
    local root = parse(log)
    local read = root.name == "mujoco" and mjcf.read or urdf.read
    return robot.check(read(root, log, { name = options and options.name,
      folder = name:match "^.*/" }), log, options)
  end)
  if ok then
    return result, log:sorted()
  elseif not fail.is(result) then
    error(result, 0)
  end
  assert(result.code == 1, "an input file cannot raise a code other than 1")
  -- the errors that the XML reader raises never reach the log
  if not log:failed() then table.move(result.items, 1, #result.items, #log.items + 1, log.items) end
  return nil, log:sorted()
end

function front.read(path, options)
  return diagnose(function(log) return xml.read(path, log) end, path, options)
end

function front.read_string(text, options)
  return diagnose(function(log) return xml.parse_string(text, "test.urdf", log) end, "test.urdf",
    options)
end

--- "12: error: text" of each item.
function front.shown(items)
  local lines = {}
  for i, item in ipairs(items) do
    lines[i] = ("%d: %s: %s"):format(item.line, item.severity, item.text)
  end
  return lines
end

return front
