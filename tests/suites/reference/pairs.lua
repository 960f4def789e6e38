#!/usr/bin/env lua5.4
--- Every mechanism of the generator with every other one: the rows of a covering array
-- (tests/fuzz/pairs.lua), each a robot with options, generated, compiled and compared with the
-- oracle (tests/oracle).  Prints the table, and the impossible pairs with reasons.
--
-- The mechanisms of a row must also be found in the generated code: rows, parts, frames that stay
-- behind.  Pairs are counted by what was found, not by what was requested.

package.path = "gen/?.lua;gen/?/init.lua;" .. package.path
package.cpath = "gen/?.so;" .. package.cpath

local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
local support = dofile "tests/support/c.lua"
local suite = support.suite "pairs"
local pairs_of = dofile "tests/fuzz/pairs.lua"
local random = dofile "tests/support/random.lua"
local try = dofile "tests/fuzz/try.lua"

-- ---- a row as a case --------------------------------------------------------------------------

local Z, X, Y = { "0", "0", "1" }, { "1", "0", "0" }, { "0", "1", "0" }

local function joint(k, kind, parent, axis)
  return { name = "j" .. k, type = kind, parent = parent, child = "l" .. k, axis = axis,
    xyz = { "0.01", ("0.0%d"):format(2 + k % 5), "0.1" } }
end

local function axis_of(k, row)
  if row.lag == "behind" then return k == 1 and Z or X end
  return k % 3 == 1 and Z or k % 3 == 2 and Y or X
end

local LEGS, LEG = 3, { "revolute", "prismatic", "revolute" }

-- A chain, with runs of parallel axes if frames must stay behind, and a branch from the root; three
-- more equal branches, if there must be limbs.  Long enough for rows, if they must come by
-- themselves.
local function robot_of(row, rng)
  local long = row.rows == "rows" and row.mimic ~= "constrain"
  local n = long and (row.base == "floating" and 9 or 15) or row.joints or 6
  local robot = { name = "r", links = {}, joints = {}, rotors = {} }
  local function add_link(name)
    local x = {}
    for k = 1, 6 do x[k] = ("%.6f"):format(rng:uniform(0.01, 0.2)) end
    table.insert(robot.links, { name = name, inertial = {
      mass = ("%.4f"):format(rng:uniform(0.5, 2)), xyz = { x[1], x[2], x[3] },
      I = { x[4] + 0.3, "0", "0", x[5] + 0.3, "0", x[6] + 0.3 } } })
  end
  add_link "l0"
  for k = 1, n do
    add_link("l" .. k)
    table.insert(robot.joints, joint(k, k == 6 and "continuous" or "revolute", "l" .. k - 1,
      axis_of(k, row)))
  end
  local last = n + 2
  if row.limbs ~= "off" then
    last = last + LEGS * #LEG
    for k = n + 1, n + LEGS * #LEG do
      local at = (k - n - 1) % #LEG + 1
      add_link("l" .. k)
      table.insert(robot.joints, joint(k, LEG[at], at == 1 and "l0" or "l" .. k - 1,
        at == 1 and X or Y))
    end
  end
  for k = last - 1, last do
    add_link("l" .. k)
    table.insert(robot.joints, joint(k, k < last and "prismatic" or "revolute",
      k < last and "l0" or "l" .. k - 1, Y))
  end
  if row.mimic ~= "none" then
    robot.joints[last].mimic = { joint = "j" .. n, multiplier = "1.5", offset = "0.2" }
  end
  return robot
end

local FUNCTIONS = { "crba", "ltdl", "ltl", "solve", "mul_H", "mul_L", "ltl_solve_Lt", "rnea",
  "bias", "gravity", "Ha", "fd", "minv", "coriolis", "fk", "centroidal", "rnea_fext",
  "kinetic_energy" }
local ALWAYS = { crba = true, ltdl = true } -- they show rows, parts and lanes

local IN_LANES = { "crba", "ltdl", "solve", "rnea", "fd" }

-- The functions of row k: every second one in lanes; else every third one, or every fourth one of
-- the larger robots with limbs.
local function functions_of(row, k)
  local list, nth = {}, row.limbs ~= "off" and 4 or row.lanes == "none" and 3 or 2
  for i, name in ipairs(row.lanes ~= "none" and IN_LANES or FUNCTIONS) do
    if ALWAYS[name] or (i + k) % nth == 0 then list[#list + 1] = name end
  end
  return list
end

local function case_of(row, k)
  local rng = random.case(k)
  local o = {
    optimize = row.level:sub(3), base = row.base, real = row.real, target = row.target,
    pattern = row.pattern, sincos = row.sincos, mimic = row.mimic ~= "none" and row.mimic or nil,
    lanes = row.lanes ~= "none" and row.lanes or nil,
    limbs = row.limbs == "turns" and "scalar" or row.limbs,
    split = row.split == "parts" and "15" or "1000000", -- by default only large functions are cut
    functions = functions_of(row, k),
  }
  local robot = robot_of(row, rng)
  local last = #robot.joints
  if row.rows == "scalar" then o.rows = "1000000" end
  if row.rows == "deep" or row.rows == "rows" and row.mimic == "constrain" then o.rows = "0" end
  if row.mimic ~= "constrain" and k % 2 == 1 then table.insert(o.functions, "aba") end
  if row.fuse == "fused" then
    o.fuse = { { name = "tick", outputs = { "H", "C", "qdd", "J:l" .. last, "com" } } }
  end
  -- both in the branch, and on the last joint, which follows another one if there are mimic joints
  if row.screw == "screw" then o.screw = { { "j" .. last, "0.1" } } end
  if row.tunable == "link" then o.tunable = { "l" .. last .. ":mass,com,inertia" } end
  if row.tunable == "origin" then o.tunable = { "j" .. last .. ":origin" } end
  -- tcc has no vectors; clang takes half of gcc's time for them, and half of that for one text, in
  -- which no constant (the pitch of a screw) may have a parameter's name; `make test-long` tries
  -- the files of every fourth row with gcc
  local by_files = LONG and k % 4 == 0
  local vectors = not by_files and support.has "clang" and "clang" or os.getenv "CC" or "cc"
  local apart = by_files or row.screw == "screw" and row.tunable == "origin"
  local wide = row.lanes ~= "none" or row.limbs == "lanes" and not by_files
  local cc = wide and { cc = vectors, together = not apart and support.together,
    flags = "-std=c99 -O0 -Wno-psabi -ffp-contract=off" }
    or { cc = support.has "tcc" and row.limbs ~= "lanes" and "tcc" or os.getenv "CC" or "cc",
      flags = "-std=c99 -ffp-contract=off" }
  return { seed = random.seed * 1000 + k, states = 2, options = o, robot = robot, compiler = cc }
end

-- ---- what was really generated ------------------------------------------------------------------

-- factor -> value, as far as the text shows; otherwise as requested
local function found_in(place, row)
  local files, text = support.tree(place), {}
  for name, bytes in pairs(files) do
    if name:find("%.[ch]$") and not name:find("_model") and not name:find("_selftest") then
      text[#text + 1] = bytes
    end
  end
  text = table.concat(text):gsub("pinion_row_zero", "") -- scalars have it, too
  local function has(pattern) return text:find(pattern) ~= nil end
  local found = setmetatable({}, { __index = row })
  local crba = files["r_crba.c"] or ""
  found.rows = crba:find "S_columns" and "deep" or has "pinion_row" and "rows" or "scalar"
  found.lag = has "\n %*   j%d+ [^\n]*  no  " and "behind" or "none"
  found.split = has "_part%d" and "parts" or "none"
  found.lanes = has "r_crba_batch_x8" and "8" or has "r_crba_batch_x4" and "4" or "none"
  found.screw = has "is a screw" and "screw" or "none"
  found.tunable = has "\n  %a+ j%d+_roll;" and "origin" or has "\n  %a+ l%d+_m;" and "link"
    or "none"
  found.real = has "%f[%w]float q%[" and "float" or "double"
  found.fuse = has "\n[%a]+ r_tick%(" and "fused" or "none"
  found.sincos = has '#include "sincos.h"' and "runtime" or "libm"
  found.limbs = has "\n#if PINION_LIMBS_X" and "lanes"
    or has "\nNOT_INLINE void " and "turns" or "off"
  found.base = has "R_base_vx" and "floating" or "fixed"
  if row.mimic == "constrain" then found.mimic = has " follows j" and "constrain" or "none" end
  return found
end

-- ---- the rows ---------------------------------------------------------------------------------

local build = support.run "sh tests/fuzz/run.sh --build"
assert(build.code == 0, build.out .. build.err)

local rows, seen = pairs_of.rows(), {}
local names = {}
for k, f in ipairs(pairs_of.FACTORS) do names[k] = f.name end
print("row  " .. table.concat(names, " "))
for k, row in ipairs(rows) do
  local values = {}
  for i, name in ipairs(names) do values[i] = row[name] == "none" and "-" or row[name] end
  print(("%3d  %s"):format(k, table.concat(values, " ")))
  local place = ("%s/%d"):format(suite.directory, k)
  local failure = try.try(case_of(row, k), place)
  suite:check(("row %d equals the oracle"):format(k), not failure, function()
    return ("%s: %s\n%s"):format(failure.stage, failure.what, failure.text)
  end)
  local found = found_in(place .. "/c", row)
  for _, name in ipairs(names) do
    suite:check(("row %d, %s"):format(k, name), found[name] == row[name],
      ("asked for %s, generated is %s"):format(row[name], found[name]))
  end
  seen[k] = found
end

-- ---- all pairs ----------------------------------------------------------------------------------

local feasible, covered = 0, 0
pairs_of.each_pair(function(f, x, g, y, why)
  local there = false
  for _, row in ipairs(seen) do there = there or row[f] == x and row[g] == y end
  local pair = ("%s %s with %s %s"):format(f, x, g, y)
  if why then
    print(("infeasible: %s: %s"):format(pair, why))
    suite:check(pair .. " is not there", not there, "it is said to be infeasible: " .. why)
  else
    feasible = feasible + 1
    covered = covered + (there and 1 or 0)
    if not there then suite:check(pair .. " is covered", false) end
  end
end)
suite:equal("pairs covered", feasible, covered)
print(("%d rows, %d of %d feasible pairs"):format(#rows, covered, feasible))

-- ---- does the judge notice? ---------------------------------------------------------------------

local plain = { joints = 3, level = "-O1", rows = "scalar", lag = "none", mimic = "none",
  lanes = "none", split = "none", screw = "none", tunable = "none", real = "double",
  target = "host", pattern = "robot", fuse = "none", sincos = "runtime", base = "fixed",
  limbs = "off" }
for _, name in ipairs(FUNCTIONS) do
  local case = case_of(plain, 1)
  case.options.functions = { name }
  local failure = try.try(case, suite.directory .. "/damaged", try.spoiled(name))
  suite:check("damage of " .. name .. " is noticed", failure and failure.stage == "wrong"
    and failure.what:find("^" .. name) ~= nil, failure and failure.text or "it passed")
end

suite:finish()
