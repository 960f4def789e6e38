-- Checks the measurements of `make firmware`; prints a line for each robot and board, and for each
-- fault.

local boards = dofile "tests/firmware/boards.lua"
local files = dofile "tests/bench/tables/files.lua"
local shell = dofile "tests/firmware/shell.lua"

local check = { passed = 0, failed = 0 }

local function test(name, wrong)
  if #wrong == 0 then
    check.passed = check.passed + 1
  else
    check.failed = check.failed + 1
    print(("FAILED: %s: %s"):format(name, table.concat(wrong, "; ")))
  end
end

-- for floating joints, these call the C library, and branch on the sign of a quaternion
local ON_MANIFOLD = { integrate = true, normalize = true }

local function constant(name, f, wrong)
  if f.least ~= f.most then
    wrong[#wrong + 1] = ("%s: %d to %d instructions"):format(name, f.least, f.most)
  end
  for _, row in ipairs(f.scaled) do
    -- a pivot that is not > 0, for angles where sines mean nothing any more, makes the function
    -- return early
    if row[3] == 0 and row[2] ~= f.most then
      wrong[#wrong + 1] = ("%s: %d instructions where |q| is up to %s, else %d"):format(name,
        row[2], row[1], f.most)
    elseif row[3] ~= 0 and row[1] ~= "1e9" then
      wrong[#wrong + 1] = ("%s: returns %d where |q| is up to %s"):format(name, row[3], row[1])
    end
  end
end

-- a soft board's helpers take other paths for other numbers: a zero is quicker;  tick: cycles of
-- one tick of a coarse timer, by which any count may be off
local function varies(name, f, wrong, tick)
  if 2 * f.least < f.most - (tick or 0) then
    wrong[#wrong + 1] = ("%s: %d to %d instructions"):format(name, f.least, f.most)
  end
end

-- a frame may end in unused bytes, which keep the stack at multiples of 8 or 16
local SLACK = 16

local function stack(name, f, wrong)
  if not f.graph then return end
  if f.painted > f.graph or f.painted < f.graph - SLACK then
    wrong[#wrong + 1] = ("%s: %d bytes painted over, %d by gcc's call graph"):format(name,
      f.painted, f.graph)
  end
end

-- functions whose results differ from the host's
local function different(dir, robot, board, level)
  local wrong = {}
  local host = assert(files.read(("%s/%s-%s/hash.host"):format(dir, robot.name, board.real)))
  local there = assert(files.read(("%s/%s-%s/%s-off/hash.txt"):format(dir, robot.name, board.name,
    level)))
  local of = {}
  for _, row in ipairs(files.rows(there, "\t")) do of[row[2]] = row[3] end
  for _, row in ipairs(files.rows(host, "\t")) do
    if of[row[2]] ~= row[3] then wrong[#wrong + 1] = row[2] end
  end
  assert(host:find("hash\tcrba\t"), "no hash of the host's")
  return wrong
end

local function soft_double(dir, robot, board, level)
  local out = ("%s/%s-%s/%s-fast"):format(dir, robot.name, board.name, level)
  local doubles = "__aeabi_(c?d|[a-z0-9]*2d)|df2?3?$"
  return shell.output(("cd %s && %s -u %s_*.o sincos*.o manifold*.o | grep -E '%s' || true"):format(
    shell.quote(out), boards.tool(board, "nm"), robot.name, doubles))
end

function check.all(dir, robot, board, levels)
  local function name(what) return ("%s on %s: %s"):format(robot.name, board.name, what) end
  local words = files.read(("%s/%s-%s/selftest.txt"):format(dir, robot.name, board.name)) or ""
  local good = words:find("\n[1-9]%d* passed, 0 failed\n$")
  if not board.small then test(name "self-test", good and {} or { words }) end
  local floats = robot.options:find("floating", 1, true)
  for _, level in ipairs(boards.levels(board)) do
    local unsteady, deep = {}, {}
    for f, row in pairs(levels[level].functions) do
      if not (ON_MANIFOLD[f] and floats) then
        (board.soft and varies or constant)(f, row, unsteady, board.tick)
      end
      stack(f, row, deep)
    end
    test(name("bits at -" .. level), different(dir, robot, board, level))
    test(name((board.soft and "within a half" or "constant") .. " at -" .. level), unsteady)
    test(name("stack at -" .. level), deep)
    if board.real == "float" and not board.small then
      local calls = soft_double(dir, robot, board, level)
      test(name("double at -" .. level), calls == "" and {} or { calls })
    end
  end
end

return check
