#!/usr/bin/env lua5.4
--- Follows the two steps of "How to add a function" in gen/README.md in a copy of the generator.
-- Then the function is listed, its C is that of the page, and it passes a self-test on several
-- robots, which fails if the algorithm is wrong.

local support = dofile "tests/support/c.lua"
local suite = support.suite "function"

suite:runtime()

-- ---- the two steps ------------------------------------------------------------------------------

-- the fenced block below the words `after` of the page, without its indentation
local function block(page, after)
  local _, at = page:find(after, 1, true)
  assert(at, "gen/README.md lacks: " .. after)
  local indent, text = page:match("\n( *)```%a+\n(.-)\n *```", at)
  return ("\n" .. text):gsub("\n" .. indent, "\n"):sub(2) .. "\n"
end

local copy = suite:fresh "copy"
assert(os.execute(("cp -R gen templates %s"):format(support.quote(copy))))

local page = support.contents "gen/README.md"
local algorithm = block(page, "`gen/algo/tree/power.lua`")
local group = copy .. "/gen/catalogue/whole_body.lua"
local rows, ends = support.contents(group):gsub("}\n$", function()
  return block(page, "to the end of `gen/catalogue/whole_body.lua`") .. "}\n"
end)
suite:equal("a group ends with its rows", 1, ends)
support.write(group, rows)

local function write_algorithm(text) support.write(copy .. "/gen/algo/tree/power.lua", text) end

write_algorithm(algorithm)

-- ---- results ------------------------------------------------------------------------------------

local program = (os.getenv "LUA" or "lua5.4") .. " " .. support.quote(copy .. "/gen/pinion")

local function pinion(...) return support.pinion({ ... }, { program = program }) end

-- generates, compiles and runs the self-test: its output, and the directory
local function selftest(robot, ...)
  local place = suite:fresh(robot)
  local run = pinion("-o", place, ("models/%s.urdf"):format(robot), ...)
  suite:check(robot .. " is generated in silence", run.code == 0 and run.err == "", run.err)
  run = support.run(support.program(place, support.sources(robot), "run") .. " && ./run 50")
  return run.out .. run.err, place
end

local list = pinion("--list-functions").out
suite:check("--list-functions has its line",
  list:find("\npower%s+Power tau'%*v that the joints give, W%.\n"), list)
suite:check("a word that is nearly its name is told so",
  pinion("-o", copy .. "/no", "--functions", "powr", "models/duo.urdf").err:find("mean 'power'"))

local out, place = selftest("arm6", "--functions", "all")
suite:check("its check is among all and passes",
  out:find("\n  power +ok +50 comparisons, largest relative difference") ~= nil
  and out:find(" passed, 0 failed\n$") ~= nil, out)
local header = support.contents(place .. "/arm6.h")
suite:check("the header declares it, says what it does, and counts", header:find([[

/* Power tau'*v that the joints give, W.
 * 6 mul, 5 add, 0 temporaries. */
double arm6_power(const double v[ARM6_NV], const double tau[ARM6_NV]);
]], 1, true))

out, place = selftest("duo", "--functions", "power")
suite:check("of one function the check passes, too", out:find("\n1 passed, 0 failed\n$"), out)
suite:check("and is the C that the page shows", support.contents(place .. "/duo_power.c"):find(
  block(page, "writes it now:"), 1, true), support.contents(place .. "/duo_power.c"))

out = selftest("quad", "--base", "floating", "--functions", "power,crba", "--real", "float")
suite:check("in float, with a floating base", out:find("\n3 passed, 0 failed\n$"), out)

write_algorithm((algorithm:gsub("local sum = K.zero", "local sum = K.num(1e-6)")))
out = selftest("cartpole", "--functions", "power")
suite:check("a wrong algorithm fails its check", out:find("\n  power +FAIL ")
  and out:find("\n0 passed, 1 failed\n$"), out)

suite:finish()
