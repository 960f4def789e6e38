--- The number of operations of a function, from a generated header.
--
-- operations(directory, id, name) -> the sum of products, sums and quotients, without sines

local support = dofile "tests/support/c.lua"

return function(directory, id, name)
  local header, before = support.contents(("%s/%s.h"):format(directory, id)) or "", nil
  for _, type in ipairs { "int", "void" } do
    before = before or header:match("^(.*)\n" .. type .. " " .. id .. "_" .. name .. "%(")
  end
  local line, sum = (before or ""):match "^.*\n %* (%d+ mul[^\n]*)" or "", 0
  for count, what in line:gmatch "(%d+) (%l+)" do
    local counts = what == "mul" or what == "add" or what == "sub" or what == "div"
    sum = sum + (counts and math.tointeger(count) or 0)
  end
  return sum
end
