-- The generator's modules, compiled, in one file: a start takes half the time.
--
--   bundle.write(root, modules, path)  called by `make`: modules = files below root
--   bundle.use(root, path, newer)      makes `require` find them there, if the file can be read and
--     is of this Lua; newer(source): whether a file has changed since and is read instead
--
-- The file: name and code of each module, as string.pack("s4s4") writes them.
local M = {}

function M.write(root, modules, path)
  local file = assert(io.open(path, "wb"))
  for _, name in ipairs(modules) do
    local module = name:gsub("%.lua$", ""):gsub("/init$", ""):gsub("/", ".")
    assert(file:write(string.pack("s4s4", module, string.dump(assert(loadfile(root .. name))))))
  end
  assert(file:close())
end

local function contents(path)
  local file = io.open(path, "rb")
  local bytes = file and file:read("a")
  if file then file:close() end
  return bytes
end

function M.use(root, path, newer)
  local bytes, code, place = contents(path), {}, 1
  while bytes and place <= #bytes do
    local module, dumped, next_place = string.unpack("s4s4", bytes, place)
    code[module], place = dumped, next_place
  end
  table.insert(package.searchers, 2, function(module)
    local source = code[module] and package.searchpath(module, root .. "?.lua;" .. root
      .. "?/init.lua")
    if not source or newer(source) then return nil end
    return load(code[module], module, "b"), source
  end)
end

return M
