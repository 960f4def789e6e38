-- Shared by the suites of the command line: checks runs by exit code and messages, makes a small
-- robot as text, runs the self-test of generated code.
--
-- Functions that test something take the suite (tests/support/c.lua) and the name of the test.
--
--   local cli = loadfile "tests/support/cli.lua" (support)

local support = ...

local cli = {}

-- every function that needs no link, in the order of the header (docs_spec compares it with README)
cli.FUNCTIONS = {}
local list = assert(io.popen((os.getenv "LUA" or "lua5.4") .. " gen/pinion --list-functions"))
for name in list:read("a"):gmatch("(%S+)[^\n]*\n") do
  if not name:find("<link>", 1, true) then table.insert(cli.FUNCTIONS, name) end
end
assert(list:close() and #cli.FUNCTIONS >= 34)

-- functions that have H or a factor of it as argument, or may keep one; the group of H comes first
local OF_H = { fd = true, minv = true }
for _, fn in ipairs(cli.FUNCTIONS) do
  if fn == "rnea" then break end
  OF_H[fn] = true
end

-- Does one of the functions use a packed matrix?
function cli.has_H(functions)
  for _, fn in ipairs(functions) do
    if OF_H[fn] then return true end
  end
  return false
end

--- A run as text.
function cli.shown(run)
  return ("exit %d\nstdout: %s\nstderr: %s"):format(run.code, run.out, run.err)
end

-- the first line on stderr that lacks our prefix, or nil
local function odd_line(err)
  for _, line in ipairs(support.lines(err)) do
    if not line:find("^pinion: ") then return line end
  end
end

-- One test: the exit code, a message on stderr, all of it in our form, all `needles` in it, and
-- nothing on stdout.
function cli.complains(suite, what, run, code, needles)
  local wrong
  for _, needle in ipairs(needles or {}) do
    if not run.err:find(needle, 1, true) then wrong = "in stderr: " .. needle end
  end
  local odd = odd_line(run.err)
  if odd then wrong = "no line without `pinion: ` as " .. odd end
  if run.err:find("stack traceback", 1, true) then wrong = "no traceback" end
  if run.err == "" then wrong = "a message" end
  if run.out ~= "" then wrong = "nothing on stdout" end
  if run.code ~= code then wrong = "exit " .. code end
  return suite:check(what, not wrong, function()
    return ("expected %s\n%s"):format(wrong, cli.shown(run))
  end)
end

-- The messages without the hint that `--functions all` leaves out functions that a robot with mimic
-- joints lacks.
function cli.beside_hint(text)
  local hint = "warning: robot '[^']*' has no aba: it has mimic joints; use fd"
  return (text:gsub("[^\n]*" .. hint .. "\n?", ""))
end

-- One test: exit 0 and no output, except that hint.
function cli.succeeds(suite, what, run)
  local silent = run.out == "" and cli.beside_hint(run.err) == ""
  return suite:check(what, run.code == 0 and silent, function()
    return cli.shown(run)
  end)
end

-- Do two directories hold the same files?  If not, the second result names the difference.
function cli.same_tree(a, b)
  local one, names = support.tree(a)
  local two, others = support.tree(b)
  if table.concat(names, " ") ~= table.concat(others, " ") then
    return false, table.concat(names, " ") .. "\n" .. table.concat(others, " ")
  end
  for _, name in ipairs(names) do
    if one[name] ~= two[name] then return false, name .. " differs" end
  end
  return true
end

--- The names of all files that robot `r` has with these functions, sorted, in one line.
function cli.expected_files(r, functions)
  local names = {}
  for _, fn in ipairs(functions) do names[#names + 1] = ("%s_%s.c"):format(r, fn) end
  for _, rest in ipairs { ".h", "_symbols.h", "_numbers.h", ".mk", ".d", "_model.c", "_model.h",
    "_limits.c", "_selftest.c" } do
    names[#names + 1] = r .. rest
  end
  if cli.has_H(functions) then names[#names + 1] = r .. "_pattern.c" end
  table.sort(names)
  return table.concat(names, " ")
end

-- The names in a directory in one line; nil if there is no such directory.
function cli.listed(place)
  return support.exists(place) and table.concat(support.names(place), " ") or nil
end

-- A robot `r` of a base and one turning link; `more` goes into its joint, which is on line 6.
function cli.pair(more)
  return ([[
<robot name="r">
<link name="base"/>
<link name="arm"><inertial><origin xyz="0.1 0 0.3"/><mass value="2"/>
<inertia ixx="0.02" iyy="0.03" izz="0.015" ixy="0.001" ixz="0" iyz="0"/></inertial></link>

<joint name="hinge" type="continuous"><parent link="base"/><child link="arm"/>%s</joint>
</robot>
]]):format(more or "")
end

-- One test: the code generated into `out` compiles and passes its self-test.
function cli.self_test_passes(suite, what, out)
  local id = support.names(out, "_selftest.c")[1]:match("^(.*)_selftest%.c$")
  local run = support.run(support.program(out, support.sources(id), "run") .. " && ./run 50")
  suite:check(what .. ": compiles, and its self-test passes",
    run.code == 0 and run.out:find("\n[1-9]%d* passed, 0 failed\n$"), cli.shown(run))
  -- residuals may be smaller than a rounding of the result: they are not differences
  for name, word in run.out:gmatch("\n +(%S+) +ok +%d+ comparisons, largest relative (%a+) %S+") do
    local backwards = name:find("solve") or name:find("^ltd?l$") or name == "fd" or name == "aba"
      or name == "minv"
    suite:equal(("%s: what is told of %s"):format(what, name),
      backwards and "residual" or "difference", word)
  end
end

return cli
