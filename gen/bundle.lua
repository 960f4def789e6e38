-- The generator's modules, compiled, in one file: a start takes half the time.
--
--   bundle.write(root, modules, path)  called by `make`: modules = files below root
--   bundle.use(root, path, newer)      makes `require` find them there, if the file can be read and
--     is of this Lua; newer(source): whether a file has changed since and is read instead
--
-- The file has a mark, so that the file of an earlier version is not read, a list of names, places
-- and lengths, and for each module its name and length again and its code.  A run reads the list
-- and the modules that it needs.
local M = {}

local MARK <const> = "pinion's modules, listed\n"

local function head_of(module, length) return string.pack("s4I4", module, length) end

function M.write(root, modules, path)
  local list, codes, place = {}, {}, 0
  for k, name in ipairs(modules) do
    local module = name:gsub("%.lua$", ""):gsub("/init$", ""):gsub("/", ".")
    local code = string.dump(assert(loadfile(root .. name)))
    codes[k] = head_of(module, #code) .. code
    list[k] = string.pack("s4I4I4", module, place, #code)
    place = place + #codes[k]
  end
  local file = assert(io.open(path, "wb"))
  assert(file:write(MARK, string.pack("s4", table.concat(list)), table.concat(codes)))
  assert(file:close())
end

-- name -> { place in the file, length of the code }
local function listed(path)
  local file <close>, places, at = io.open(path, "rb"), {}, 1
  local size = file and file:read(#MARK) == MARK and file:read(4) or ""
  local wanted = #size == 4 and string.unpack("I4", size) or 0
  local list = wanted > 0 and file:read(wanted) or ""
  if #list < wanted then return places end -- it was cut
  while at <= #list do
    local module, place, length, next_at = string.unpack("s4I4I4", list, at)
    places[module], at = { #MARK + 4 + #list + place, length }, next_at
  end
  return places
end

-- nil if another file with other places is there by now
local function code_of(path, module, place, length)
  local file <close>, head = io.open(path, "rb"), head_of(module, length)
  if not file then return nil end
  file:seek("set", place)
  return file:read(#head) == head and file:read(length) or nil
end

function M.use(root, path, newer)
  local places = listed(path)
  table.insert(package.searchers, 2, function(module)
    local place = places[module]
    local source = place and package.searchpath(module, root .. "?.lua;" .. root .. "?/init.lua")
    local code = source and not newer(source) and code_of(path, module, table.unpack(place))
    return code and load(code, module, "b") or nil, source
  end)
end

return M
