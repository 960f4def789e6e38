-- unpack.lua FILE.hex DIRECTORY: writes one file for each line, from its bytes in hexadecimal.
local path, directory = table.unpack(arg)
local count = 0
for line in io.lines(path) do
  local digits = line:match("^%x+")
  if digits then
    count = count + 1
    local file = assert(io.open(("%s/%03d"):format(directory, count), "wb"))
    file:write((digits:gsub("%x%x", function(pair) return string.char(tonumber(pair, 16)) end)))
    file:close()
  end
end
