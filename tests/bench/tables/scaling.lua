-- scaling.lua DIR: writes DIR/scaling.json from the results of scaling.sh in DIR/scaling, and its
-- tables.
--
-- Exponents are fitted by least squares on logarithms over the larger half of the robots: in the
-- number of joints n, and in the book's cost (1.00 means as the book says), where d is the depth of
-- the tree. Operations are those in the comments; times are in ns.

local collect = dofile "tests/bench/tables/collect.lua"
local files = dofile "tests/bench/tables/files.lua"
local stats = dofile "tests/bench/tables/stats.lua"
local view = dofile "tests/bench/tables/view.lua"

-- function, its quantity, and the book's (chapters 5 to 7): n joints, depth d
local FUNCTIONS = {
  { "crba", "H", "n d", function(n, d) return n * d end },
  { "ltdl", "factor", "n d^2", function(n, d) return n * d * d end },
  { "rnea", "id", "n", function(n) return n end },
  { "aba", "aba", "n", function(n) return n end },
  { "fd", "fd", "n d^2", function(n, d) return n * d * d end },
}

local function depth(kind, n)
  return kind == "chain" and n or math.floor(math.log(n, 2) + 1e-9) + 1
end

local function read(dir)
  local robots = {}
  for _, row in ipairs(files.rows(files.read(dir .. "/scaling/list"), " ")) do
    local kind, n = row[1], tonumber(row[2])
    local robot = collect.robot(("%s/scaling/%s%d"):format(dir, kind, n), kind .. n)
    local entry = { kind = kind, joints = n, depth = depth(kind, n), functions = {} }
    local build = robot.contestants[1]
    entry.build = build
    for _, f in ipairs(FUNCTIONS) do
      local cost = (robot.costs[build] or {})[f[1]] or {}
      local ours, theirs = view.time(robot, build, f[2]), view.time(robot, "runtime", f[2])
      entry.functions[f[1]] = {
        operations = cost.operations and cost.operations.total, compile = cost.compile,
        code = cost.code, generated = ours and ours.median, runtime = theirs and theirs.median,
      }
    end
    robots[#robots + 1] = entry
  end
  return robots
end

local SHOWN = { "operations", "generated", "runtime" }

-- { {x, y}, .. } for one kind, function and column; x by `measure`
local function points(robots, kind, name, column, measure)
  local list = {}
  for _, robot in ipairs(robots) do
    local y = robot.functions[name][column]
    if robot.kind == kind and y and y > 0 then
      list[#list + 1] = { measure(robot.joints, robot.depth), y }
    end
  end
  return list
end

local function fit(robots, kind, f)
  local found = { book = f[3] }
  for _, column in ipairs(SHOWN) do
    found[column] = {
      joints = stats.power(stats.upper_half(points(robots, kind, f[1], column,
        function(n) return n end))),
      book = stats.power(stats.upper_half(points(robots, kind, f[1], column, f[4]))),
    }
  end
  return found
end

local function number(x, format) return x and format:format(x) or "-" end

local function show(robots, kind, fits)
  print(("\n==== %ss of revolute joints, fixed base ===="):format(kind))
  print(("  %4s %5s  %-5s %11s %8s %13s %13s %7s %10s"):format("n", "depth", "", "operations",
    "code B", "generated ns", "runtime ns", "ratio", "compile s"))
  for _, f in ipairs(FUNCTIONS) do
    for _, robot in ipairs(robots) do
      local row = robot.functions[f[1]]
      if robot.kind == kind then
        print(("  %4d %5d  %-5s %11s %8s %13s %13s %7s %10s"):format(robot.joints, robot.depth,
          f[1], number(row.operations, "%d"), number(row.code, "%d"),
          number(row.generated, "%.1f"), number(row.runtime, "%.1f"),
          number(row.generated and row.runtime and row.runtime / row.generated, "%.1f"),
          number(row.compile, "%.2f")))
      end
    end
  end
  print(("\n  fitted exponents, larger half     in n                            in the book's"))
  print(("  %-5s %-9s %10s %10s %10s %12s %10s %10s"):format("", "book", "operations", "generated",
    "runtime", "operations", "generated", "runtime"))
  for _, f in ipairs(FUNCTIONS) do
    local words = {}
    for _, base in ipairs { "joints", "book" } do
      for _, column in ipairs(SHOWN) do
        words[#words + 1] = number(fits[f[1]][column][base], "%.2f")
      end
    end
    print(("  %-5s O(%s)%s %10s %10s %10s %12s %10s %10s"):format(f[1], f[3],
      (" "):rep(6 - #f[3]), table.unpack(words)))
  end
end

local function main(dir)
  local robots = read(dir)
  local fits = {}
  for _, kind in ipairs { "chain", "tree" } do
    fits[kind] = {}
    for _, f in ipairs(FUNCTIONS) do fits[kind][f[1]] = fit(robots, kind, f) end
    show(robots, kind, fits[kind])
  end
  files.write(dir .. "/scaling.json", files.encode { robots = robots, fits = fits })
end

main(arg[1])
