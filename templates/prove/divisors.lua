-- divisors.lua FILE -- prints a generated function with annotations of its divisions for Frama-C
-- to prove.  run.sh calls it.
--
-- `assert divisor: x > 0` precedes each statement that divides by x, and `admit pivot: D > 0`
-- follows the definition of each number D that the function tests before it returns 0:
--
--   if (!(D > 0.0)) return 1 + R_joint;
--
-- This proves that a function that reports no pivot has divided by positive numbers only.  In a
-- function without such tests nothing is admitted.
local path = assert(arg[1], "divisors.lua FILE")

local function fail(what)
  io.stderr:write(("divisors.lua: %s: %s\n"):format(path, what))
  os.exit(1)
end

local lines = {}
for line in io.lines(path) do lines[#lines + 1] = line end

-- names that are tested, without the struct that carries them from part to part; and entries of
-- arrays, which are arguments, or vectors of limbs
local tested, given = {}, {}
for _, line in ipairs(lines) do
  local pivot = line:match "^  if %(!%((.*) > 0%.0f?%)%) return"
  if pivot and pivot:find "^[%a_][%w_]*%b[]$" then
    given[#given + 1] = pivot
  elseif pivot then
    tested[pivot:match "[%w_]+$"] = true
  end
end

local function say(what, place)
  print(("  /*@ %s: \\is_finite(%s) && %s > 0; */"):format(what, place, place))
end

local function assert_divisors(code)
  for at in code:gmatch "/ *()" do
    -- names, indices, arguments, parentheses: as long as there are more
    local stop, more = at, true
    while more do
      more = nil
      for _, part in ipairs { "^[%w_.]+()", "^%->()", "^%b[]()", "^%b()()" } do
        more = more or code:match(part, stop)
      end
      stop = more or stop
    end
    if stop == at then fail("what is it divided by: " .. code) end
    say("assert divisor", code:sub(at, stop - 1))
  end
end

-- of `const double D = x`, `w->D = x`: D; and x, where that is the place that it is read from
local function admit_pivots(code)
  local left, right = code:match "^%s*([^=]-) = (.*);$"
  if not left then return end
  left = left:match "%S+$"
  for _, entry in ipairs(given) do
    if entry == left then fail(entry .. " is not the argument's when it is tested") end
  end
  if not tested[left:match "[%w_]+$"] then return end
  say("admit pivot", left)
  if right:find "^[%a_][%w_]*%b[]$" then say("admit pivot", right) end
end

-- "head" from the first line of a function to its brace, "body" to the one that ends it
local place, comment, head, statement
for _, line in ipairs(lines) do
  if not comment and not statement and line:find "^%s*/%*" then comment = true end
  if comment or place ~= "body" or line == "" then
    print(line)
  else
    statement = statement and statement .. "\n" .. line or line
    local code = statement:gsub("/%*.-%*/", ""):gsub("%s+$", "")
    if code:find "[;{}]$" then
      assert_divisors(code)
      print(statement)
      admit_pivots(code:gsub("\n *", " "))
      statement = nil
    end
  end
  if comment then
    comment = not line:find("*/", 1, true)
  elseif line:find "^[%a].*%(" and not line:find ";$" then
    place, head = "head", line
  elseif place == "head" and line == "{" then
    place = "body"
    for _, entry in ipairs(head:find "^int " and given or {}) do
      if head:find("%f[%w_]" .. entry:match "^[%w_]+" .. "%[") then say("admit pivot", entry) end
    end
  elseif place == "head" then
    head = head .. line
  elseif line == "}" then
    place = nil
  end
end
