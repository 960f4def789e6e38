#!/usr/bin/env lua5.4
--- The tables and the picture of templates/doc/factors.md: the savings by branches, and the cost of
-- H column by column.  Counts are those of generated headers.

local support = dofile "tests/support/c.lua"
local suite = support.suite "branching"
local operations = dofile "tests/support/operations.lua"
local plot = dofile "templates/sim/plot.lua"

local page = support.contents "templates/doc/factors.md"

local function rows_of(mark)
  local rows = {}
  for line in page:match("<!%-%- " .. mark .. " %-%->\n(.-)\n\n"):gmatch "[^\n]+" do
    local name, rest = line:match "^| (%w+) | (%d.*)$"
    local row = { name }
    for x in (rest or ""):gmatch "[%d.]+" do row[#row + 1] = tonumber(x) end
    if name then rows[#rows + 1] = row end
  end
  return rows
end

local function made(place, model, words)
  local run = support.pinion(table.move(words, 1, #words, 6,
    { "-o", place, "--limbs", "off", model }), {})
  suite:check(model, run.code == 0, run.err)
end

-- ---- cost against branching ---------------------------------------------------------------------

local JOINTS <const> = 24

-- a joint that carries equal branches; all joints are revolute, and nothing is aligned
local function tree(branches)
  local lines = { '<robot name="tree"><link name="base"/>' }
  local function add(name, parent, k)
    lines[#lines + 1] = (('<link name="%s"><inertial><origin xyz="0.01 0.02 %s"/>'
      .. '<mass value="1.5"/><inertia ixx="0.02" iyy="0.03" izz="0.01" ixy="0.001" ixz="0.002" '
      .. 'iyz="0.003"/></inertial></link>\n<joint name="j_%s" type="continuous">'
      .. '<parent link="%s"/><child link="%s"/><origin xyz="0.03 0.05 0.3"/><axis xyz="%s"/>'
      .. "</joint>")):format(name, 0.1 + 0.01 * k, name, parent, name,
      ({ "1 0 0", "0 1 0", "0 0 1" })[k % 3 + 1])
  end
  add("trunk", "base", 0)
  for b = 1, branches do
    local above = "trunk"
    for k = 1, JOINTS // branches do
      local name = ("b%d_%d"):format(b, k)
      add(name, above, k)
      above = name
    end
  end
  return table.concat(lines, "\n") .. "</robot>\n"
end

local FUNCTIONS <const> = { "crba", "ltdl", "solve", "fd", "aba" }
local curves = {}
for k, name in ipairs { "H (crba)", "factor (ltdl)", "solve", "fd through H", "aba" } do
  curves[k] = { name, {}, {} }
end
local rho, square, first = { "rho", {}, {} }, { "rho squared", {}, {} }, nil

local rows = rows_of "branching"
suite:check("the page has trees of 1 to 24 branches", #rows >= 6 and rows[#rows][1] == "24", #rows)
for _, row in ipairs(rows) do
  local branches = math.tointeger(row[1])
  local place = suite:fresh("tree" .. branches)
  support.write(place .. "/tree.urdf", tree(branches))
  made(place, place .. "/tree.urdf", { "--functions", "crba,ltdl,solve,fd:H,aba" })
  local found = {}
  for k, name in ipairs(FUNCTIONS) do found[k] = operations(place, "tree", name) end
  first = first or found
  for k, count in ipairs(found) do
    suite:equal(("%d branches: operations of %s"):format(branches, FUNCTIONS[k]), row[k + 2], count)
    table.insert(curves[k][2], branches)
    table.insert(curves[k][3], count / first[k])
  end
  -- rho by the depths of the dofs: the share of non-zero entries of H
  local n, entries, length = JOINTS + 1, 1, JOINTS // branches
  for d = 1, length do entries = entries + branches * (d + 1) end
  local density = (2 * entries - n) / (n * n)
  suite:equal(("%d branches: rho"):format(branches), row[2], tonumber(("%.2f"):format(density)))
  local header = support.contents(place .. "/tree.h"):gsub("\n %* ", " ")
  suite:check(("%d branches: rho of the header"):format(branches), branches == 1
    and header:find("there are no branches", 1, true)
    or header:find(("The density of H is rho = %.2f"):format(density), 1, true))
  for k, one in ipairs { rho, square } do
    table.insert(one[2], branches)
    table.insert(one[3], density ^ k)
  end
end
local picture = plot.svg("25 joints: one, and 24 in equal branches on it", {
  { title = "Operations by the number of branches; one branch is 1",
    series = { curves[1], curves[3], curves[4], curves[5], rho } },
  { title = "The factor, and the rule of thumb", across = "branches",
    series = { curves[2], square } },
})
support.write(suite.directory .. "/branching.svg", picture)
suite:check(("templates/doc/pictures/branching.svg is %s/branching.svg"):format(suite.directory),
  support.contents "templates/doc/pictures/branching.svg" == picture)

-- ---- column by column ---------------------------------------------------------------------------

local BASE = { arm6 = "fixed", quad = "floating", humanoid = "floating" }
local columns = rows_of "columns"
suite:check("the page compares three robots", #columns == 3, #columns)
for _, row in ipairs(columns) do
  local name, place = row[1], suite:fresh(row[1])
  made(place, ("models/%s.urdf"):format(name), { "--functions", "crba,Ha", "--base", BASE[name] })
  local n = support.contents(("%s/%s.h"):format(place, name)):match "\nenum {(.-)_NV%s"
  local _, dofs = n:gsub(",", "")
  local H, column = operations(place, name, "crba"), operations(place, name, "Ha")
  suite:equal(name .. ": dofs", row[2], dofs)
  suite:equal(name .. ": crba", row[3], H)
  suite:equal(name .. ": all columns", row[4], dofs * column)
  suite:equal(name .. ": the ratio", row[5], tonumber(("%.1f"):format(dofs * column / H)))
end

suite:finish()
