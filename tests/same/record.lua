-- Records what a generator writes for a case, to keep and compare it.
--
--   record.make(root, words, out, cc) -> record      runs root/gen/pinion, in this directory
--   record.write(path, record), record.read(path)   nil if there is none
--   record.compare(old, new) -> differences
--   record.counts(text) -> counts                    of a header
--
-- A record: key = cases.key, exit, said = its messages, files = { name = SHA-256 }, counts = {
-- "quad_crba operations" = 617 }, seconds and kilobytes that generating took.  With a compiler and
-- its flags as cc, objects = { "quad_crba.c" = SHA-256 of its machine code and constants }, with
-- root/runtime; a file that does not compile has the compiler's messages instead.
--
-- differences: files, objects = lists of { name, what }, larger and smaller = lists of { name, old,
-- new }, other = list of texts (exit code, messages).

local lfs = require "lfs"
local object = require "measure.object"
local order = require "order"
local sha256 = require "unix.core".sha256

local record = {}

-- ---- making -------------------------------------------------------------------------------------

local function contents(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read("a")
  file:close()
  return text
end

local function quote(word) return "'" .. word:gsub("'", "'\\''") .. "'" end

-- For each function: operations; how many of them are written down, if limbs share code; and those
-- of its form with limbs in lanes.
function record.counts(header)
  local counts = {}
  for comment, line in header:gmatch "/%*(.-)%*/\n([^\n]*)" do
    local name, sum = comment:find " temporar" and line:match "([%w_]+)%(", 0
    local list = comment:match "([%d%l, ]*), %d+ temporar" or ""
    for count in list:gmatch "(%d+) %l+" do sum = sum + math.tointeger(count) end
    if name then
      counts[name .. " operations"] = sum
      counts[name .. " in the source"] =
        math.tointeger(comment:match "of which (%d+)[%s*]+%a+[%s*]+in[%s*]+the")
      counts[name .. " in lanes"] =
        math.tointeger(comment:match "with limbs in[%s*]+lanes,[%s*]+(%d+)%s[%s*]*operations")
    end
  end
  return counts
end

-- every file below `directory`: f(name, text)
local function each_file(directory, f, below)
  if not lfs.attributes(directory, "mode") then return end
  for name in lfs.dir(directory) do
    local path = directory .. "/" .. name
    if name ~= "." and name ~= ".." then
      if lfs.attributes(path, "mode") == "directory" then
        each_file(path, f, (below or "") .. name .. "/")
      else
        f((below or "") .. name, contents(path))
      end
    end
  end
end

-- The version is in every file, but says nothing about the generator's work.
local function without_version(root)
  local version = contents(root .. "/gen/version.lua"):match 'return "([%d.]+)"'
  return function(text) return (text:gsub(version:gsub("%.", "%%."), "VERSION")) end
end

-- compiles each source below `out`: name -> hash, or the reason why there is none
local function objects_of(root, out, cc)
  local objects, made, said = {}, out .. ".o", out .. ".cc"
  each_file(out, function(name)
    if not name:find "%.c$" then return end
    local path = out .. "/" .. name
    local done = os.execute(("%s -I %s -I %s -c -o %s %s 2>%s"):format(cc,
      quote(path:match "^(.*)/"), quote(root .. "/runtime"), quote(made), quote(path),
      quote(said)))
    local loaded = done and object.loaded(contents(made))
    objects[name] = loaded and sha256(loaded)
      or "does-not-compile: " .. contents(said):match "[^\n]*"
  end)
  os.remove(made)
  os.remove(said)
  return objects
end

function record.make(root, words, out, cc)
  local process = assert(package.loadlib(".build/process.so", "luaopen_process"))()
  local messages, plain = out .. ".said", without_version(root)
  local command = { "exec", os.getenv "LUA" or "lua5.4", quote(root .. "/gen/pinion") }
  for _, word in ipairs(words) do command[#command + 1] = quote(word) end
  assert(os.execute("rm -rf " .. quote(out)))
  local _, kind, code, seconds, kilobytes = process.wait(process.start(table.concat(command, " "),
    "/dev/null", "/dev/null", messages))
  if kind == "signal" then code = 128 + code end
  local made = { exit = code, said = plain(contents(messages)), files = {}, counts = {},
    seconds = seconds, kilobytes = kilobytes }
  each_file(out, function(name, text)
    made.files[name] = sha256(plain(text))
    if name:find "%.h$" then
      for what, count in order.pairs(record.counts(text)) do made.counts[what] = count end
    end
  end)
  os.remove(messages)
  made.objects = cc and objects_of(root, out, cc)
  return made
end

-- ---- keeping ------------------------------------------------------------------------------------

function record.write(path, made)
  local lines = { "key " .. made.key, "exit " .. made.exit,
    ("took %.2f %d"):format(made.seconds, made.kilobytes) }
  for name, hash in order.pairs(made.files) do
    lines[#lines + 1] = "file " .. hash .. " " .. name
  end
  for name, hash in order.pairs(made.objects or {}) do
    lines[#lines + 1] = "object " .. name .. " " .. hash
  end
  for what, count in order.pairs(made.counts) do
    lines[#lines + 1] = "count " .. count .. " " .. what
  end
  lines[#lines + 1] = "said\n" .. made.said
  local file = assert(io.open(path .. ".new", "wb"))
  file:write(table.concat(lines, "\n"))
  assert(file:close())
  assert(os.rename(path .. ".new", path))
end

function record.read(path)
  if not lfs.attributes(path, "mode") then return nil end
  local head, said = contents(path):match "^(.-)\nsaid\n(.*)$"
  local made = { said = said, files = {}, counts = {} }
  for line in head:gmatch "[^\n]+" do
    local word, first, rest = line:match "^(%S+) (%S+) ?(.*)$"
    if word == "key" then
      made.key = first
    elseif word == "exit" then
      made.exit = math.tointeger(first)
    elseif word == "took" then
      made.seconds, made.kilobytes = tonumber(first), tonumber(rest)
    elseif word == "file" then
      made.files[rest] = first
    elseif word == "object" then
      made.objects = made.objects or {}
      made.objects[first] = rest
    else
      made.counts[rest] = math.tointeger(first)
    end
  end
  return made
end

-- ---- comparing ----------------------------------------------------------------------------------

-- keys of both, sorted
local function union(a, b)
  local all = {}
  for _, map in ipairs { a, b } do
    for name in order.pairs(map) do all[name] = true end
  end
  return order.pairs(all)
end

function record.compare(old, new)
  local found = { files = {}, objects = {}, larger = {}, smaller = {}, other = {} }
  for name in union(old.files, new.files) do
    local before, now = old.files[name], new.files[name]
    if before ~= now then
      found.files[#found.files + 1] = { name = name,
        what = not now and "is missing" or not before and "is new" or "differs" }
    end
  end
  for name in union(old.objects or {}, new.objects or {}) do
    local before, now = (old.objects or {})[name], (new.objects or {})[name]
    local broken = now and now:match "^does%-not%-compile: .*"
    if before ~= now or broken then
      found.objects[#found.objects + 1] = { name = name, what = broken
        or not now and "is missing" or not before and "is new" or "is other code" }
    end
  end
  for what in union(old.counts, new.counts) do
    local before, now = old.counts[what], new.counts[what]
    if before and now and before ~= now then
      local list = now > before and found.larger or found.smaller
      list[#list + 1] = { name = what, old = before, new = now }
    elseif not now then
      found.other[#found.other + 1] = what .. ": no longer counted"
    end
  end
  if old.exit ~= new.exit then
    found.other[#found.other + 1] = ("exit %d, was %d"):format(new.exit, old.exit)
  end
  if old.said ~= new.said then found.other[#found.other + 1] = "other messages" end
  return found
end

return record
