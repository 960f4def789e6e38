-- pages.lua DIR: the pages of documentation as they are installed, in DIR, which becomes
-- share/doc/pinion.
--
-- In the source tree a page is beside its tests; installed, all are in one directory, and the
-- projects of tests/consumer are examples/.  Links follow.  One to what is not installed loses its
-- link and keeps its words.
local root = arg[1]

local function lines(command)
  local pipe = assert(io.popen(command))
  local list = {}
  for line in pipe:lines() do list[#list + 1] = line end
  assert(pipe:close(), command)
  return list
end

-- where each file goes
local place, sources = {}, {}
local function goes(source, target)
  place[source] = target
  sources[#sources + 1] = source
end
goes("README.md", "README.md")
goes("out/README.md", "reading.md")
goes("runtime/README.md", "runtime.md")
goes("tests/bench/README.md", "benchmarks.md")
goes("tests/consumer/README.md", "building.md")
for _, path in ipairs(lines "ls templates/doc/*.md templates/doc/pictures/*.svg") do
  goes(path, (path:gsub("^templates/doc/", "")))
end
for _, path in ipairs(lines "ls templates/sim/* templates/prove/*") do
  goes(path, (path:gsub("^templates/", "examples/")))
end
goes("templates/examples/README.md", "examples.md")
for _, path in ipairs(lines "ls templates/examples/*/*") do
  goes(path, (path:gsub("^templates/", "")))
end
for _, path in ipairs(lines "ls tests/consumer/*/*") do
  goes(path, (path:gsub("^tests/consumer/", "examples/")))
end

local function directory(path) return path:match("^(.*)/[^/]*$") or "." end

-- "a/b" and "../c/d" -> "a/c/d"
local function joined(from, path)
  local parts = {}
  for word in ((from == "." and "" or from .. "/") .. path):gmatch("[^/]+") do
    if word == ".." and #parts > 0 then parts[#parts] = nil else parts[#parts + 1] = word end
  end
  return table.concat(parts, "/")
end

-- from a directory to a file, both as they are installed, at most one directory deep
local function relative(from, path)
  if from == "." then return path end
  local up = from:gsub("[^/]+", "..")
  return up .. "/" .. path
end

local function with_links(source, text)
  return (text:gsub("%[([^%]\n]-)%]%(([^)\n]-)%)", function(words, link)
    if link:find("^%a+:") or not (link:find("%.md") or link:find("%.svg$")) then return nil end
    local path, anchor = link:match("^([^#]*)(#?.*)$")
    local target = place[joined(directory(source), path)]
    if not target then return words end
    return ("[%s](%s%s)"):format(words, relative(directory(place[source]), target), anchor)
  end))
end

-- all directories by one mkdir
local directories, seen = {}, {}
for _, source in ipairs(sources) do
  local path = root .. "/" .. directory(place[source])
  if not seen[path] then
    seen[path] = true
    directories[#directories + 1] = "'" .. path:gsub("'", "'\\''") .. "'"
  end
end
lines("mkdir -p " .. table.concat(directories, " "))

for _, source in ipairs(sources) do
  local file = assert(io.open(source, "rb"))
  local text = file:read("a")
  file:close()
  if source:find("%.md$") then text = with_links(source, text) end
  local target = root .. "/" .. place[source]
  file = assert(io.open(target, "wb"))
  assert(file:write(text))
  assert(file:close())
end
