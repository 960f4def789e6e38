#!/usr/bin/env lua5.4
--- Which files gen/pinion writes and which it does not touch, and its behaviour if it cannot write.
--
-- A run writes all of its files or changes none; unchanged files keep their time stamp; no file
-- except the dependencies contains a path of the machine.

local catalogue = require "catalogue"
local lfs = require "lfs"
local support = dofile "tests/support/c.lua"
local cli = assert(loadfile "tests/support/cli.lua")(support)
local suite = support.suite "writing"
local faults = assert(loadfile "tests/support/faults.lua")(support, cli, suite)

local ROOT = lfs.currentdir()
local PROGRAM = ROOT .. "/gen/pinion"
local DUO, ARM = "models/duo.urdf", "models/arm6.urdf"
local LONG_AGO = 1000000000 -- a time stamp that no file written now can have

-- functions that `--functions all` selects for any robot: in no group, and without an option
local ALL = {}
for _, fn in ipairs(catalogue.SUMMARIES) do
  local asks = fn.group or fn.name == "hybrid" or fn.name:find("<link>", 1, true)
  if not asks then ALL[#ALL + 1] = fn.name end
end
local ALL_OF_DUO = cli.expected_files("duo", ALL)

local quote, shown = support.quote, cli.shown

local function complains(...) return cli.complains(suite, ...) end
local function succeeds(...) return cli.succeeds(suite, ...) end

-- ---- places -----------------------------------------------------------------------------------

-- without the lines that name the source
local function code_of(path)
  local text = support.contents(path) or ""
  return (text:gsub("[^\n]*Generated from[^\n]*", ""))
end

local function test_places()
  local place = suite:fresh "places"
  local here = { program = PROGRAM, directory = place }
  local nested = place .. "/a/b c/d"
  succeeds("a nested directory is made", support.pinion { "-o", nested, DUO })
  suite:equal("all files of all functions", ALL_OF_DUO, cli.listed(nested))

  succeeds("run elsewhere", support.pinion({ ROOT .. "/" .. DUO }, here))
  suite:equal("the default is out/<robot> of the current directory", ALL_OF_DUO,
    cli.listed(place .. "/out/duo"))

  succeeds("--name", support.pinion({ "--name", "pair", ROOT .. "/" .. DUO }, here))
  suite:equal("--name names files and the directory", cli.expected_files("pair", ALL),
    cli.listed(place .. "/out/pair"))
  local header = support.contents(place .. "/out/pair/pair.h") or ""
  suite:check("--name names functions and constants", header:find("void pair_crba(", 1, true)
    and header:find("PAIR_NV", 1, true) and not header:find("duo_crba", 1, true))

  succeeds("stdin", support.pinion({ "-o", place .. "/stdin", "-" },
    { stdin = support.contents(DUO) }))
  suite:equal("from stdin comes the same code", code_of(nested .. "/duo_crba.c"),
    code_of(place .. "/stdin/duo_crba.c"))
  suite:check("which says so", (support.contents(place .. "/stdin/duo_crba.c") or "")
    :find("\n * Generated from standard input; do not edit. */", 1, true))
  local source = (support.contents(place .. "/stdin/duo.d") or "x"):match(":[ \\\n]*(.-)%s*$")
  suite:equal("and depends on no file", "", source)
end

-- --list-outputs lists the files that a run would write, and writes none
local function test_list()
  local place = suite:fresh "list"
  for k, options in ipairs {
    {}, { "--name", "pair", "--functions", "crba,fd:H" },
    { "--lanes", "4", "--real", "float", "--functions", "crba,ltdl,solve,integrate" },
    { "--quiet", "--base", "floating", "--lanes", "8", "--fuse", "tick=H,C", "--frames",
      "right_arm", "--functions", "fd,jacobian,minv" },
    { "--depfile", place .. "/other.d", "--functions", "fk" },
    { "--tunable", "right_arm:mass", "--functions", "rnea,fk" },
    { "--functions", "jacobian,rnea", "--frames", "right_arm" },
    { "--functions", "rnea", "--fuse", "tick=g,LD" },
  } do
    local out = ("%s/out%d"):format(place, k)
    local words = table.move(options, 1, #options, 4, { "-o", out, DUO })
    local list = support.pinion(table.move(words, 1, #words, 2, { "--list-outputs" }))
    local what = "--list-outputs " .. table.concat(options, " ")
    suite:check(what .. ": writes nothing", list.code == 0 and not support.exists(out), shown(list))
    succeeds(what .. ": the run itself", support.pinion(words))
    local names = {}
    for _, line in ipairs(support.lines(list.out)) do
      suite:check(what .. ": is there: " .. line, support.exists(line))
      if line:sub(1, #out + 1) == out .. "/" then names[#names + 1] = line:sub(#out + 2) end
    end
    table.sort(names)
    suite:equal(what .. ": all of them", cli.listed(out), table.concat(names, " "))
  end
  complains("--list-outputs with a bad option", support.pinion { "--list-outputs", "--frames", "no",
    DUO }, 2, { "no" })
end

-- through links to the program and to its directory
local function test_links()
  local place = suite:fresh "links"
  local plain = place .. "/plain"
  succeeds("without a link", support.pinion { "-o", plain, "--functions", "crba", DUO })
  assert(lfs.mkdir(place .. "/bin"))
  assert(lfs.link(PROGRAM, place .. "/bin/pinion", true))
  assert(lfs.link("pinion", place .. "/bin/again", true))
  assert(lfs.link(ROOT .. "/gen", place .. "/linked", true))
  for k, link in ipairs { "bin/pinion", "bin/again", "linked/pinion" } do
    local out = ("%s/through%d"):format(place, k)
    succeeds("through the symbolic link " .. link, support.pinion({ "-o", out, "--functions",
      "crba", DUO }, { program = ROOT .. "/" .. place .. "/" .. link }))
    for _, file in ipairs { "/duo.h", "/duo_crba.c", "/duo_selftest.c" } do
      suite:check("and with the same " .. file,
        support.contents(plain .. file) == support.contents(out .. file))
    end
  end
end

-- ---- existing files -----------------------------------------------------------------------------

local function age(out)
  for _, name in ipairs(support.names(out)) do lfs.touch(out .. "/" .. name, LONG_AGO) end
end

-- files that were written since, in one line
local function written(out)
  local list = {}
  for _, name in ipairs(support.names(out)) do
    local time = lfs.attributes(out .. "/" .. name, "modification")
    if time ~= LONG_AGO then list[#list + 1] = name end
  end
  return table.concat(list, " ")
end

local function test_second_run()
  local place = suite:fresh "second"
  local urdf, out = place .. "/arm6.urdf", place .. "/out"
  local function run()
    if support.exists(out) then age(out) end
    return support.pinion { "-o", out, "--functions", "crba,ltdl,solve,rnea", urdf }
  end
  support.write(urdf, support.contents(ARM))
  succeeds("first run", run())
  succeeds("second run", run())
  suite:equal("the second run writes nothing", "", written(out))
  support.write(urdf, (support.contents(ARM):gsub("</robot>", "<!-- a remark --></robot>")))
  succeeds("after a comment", run())
  suite:equal("only the model hash is new", "arm6_model.c", written(out))
  os.remove(out .. "/arm6_ltdl.c")
  local solve = support.contents(out .. "/arm6_solve.c")
  support.write(out .. "/arm6_solve.c", solve:sub(1, solve:find "{"))
  succeeds("after damage", run())
  suite:equal("what was deleted or edited comes back", "arm6_ltdl.c arm6_solve.c", written(out))
end

-- a file that pinion did not write stays; an empty one is nobody's
local function test_files_of_others()
  local place = suite:fresh "others"
  support.write(place .. "/duo.h", "int mine;\n")
  complains("over a header of others", support.pinion { "-o", place, DUO }, 1,
    { "others/duo.h: error: is not pinion's, and would be overwritten" })
  local checked = support.pinion { "--check", "-o", place, DUO }
  suite:check("--check shows the difference", checked.code == 1
    and checked.out:find("\n-int mine;\n", 1, true)
    and checked.err:find("others/duo.h: error: is not current\n", 1, true), shown(checked))
  suite:equal("it stays, alone", "duo.h: int mine;\n",
    cli.listed(place) .. ": " .. support.contents(place .. "/duo.h"))
  support.write(place .. "/duo.h", "")
  succeeds("over an empty file", support.pinion { "-o", place, DUO })
end

local function test_bad_robot()
  local place = suite:fresh "bad_robot"
  local urdf, out = place .. "/bad.urdf", place .. "/out"
  assert(support.pinion({ "-o", out, "--name", "r", "--functions", "fk", DUO }).code == 0)
  os.execute(("cp -R %s %s/before"):format(quote(out), quote(place)))
  age(out)
  support.write(urdf, cli.pair '<axis xyz="0 0 0"/>')
  complains("a bad robot", support.pinion { "-o", out, "--name", "r", urdf }, 1, { "error: " })
  suite:check("leaves an old output as it was", cli.same_tree(out, place .. "/before"))
  suite:equal("and touches none of it", "", written(out))
end

-- ---- files that cannot be written ---------------------------------------------------------------

-- Runs on a changed robot over an old output; the run must fail with one line and change no byte.
-- prepare(place, out) -> more words of the command line, a pattern to wrap the command in
local function fails_cleanly(what, prepare)
  local place = suite:fresh "unwritable"
  local out, urdf = place .. "/out", place .. "/arm6.urdf"
  local functions = { "--functions", "crba,ltdl,mul_L,solve,rnea,fk" }
  assert(support.pinion({ "-o", out, ARM, table.unpack(functions) }).code == 0)
  local words, wrap = prepare(place, out)
  os.execute(("cp -R %s %s/before"):format(quote(out), quote(place)))
  support.write(urdf, (support.contents(ARM):gsub('mass value="[%d.]+"', 'mass value="0.77"')))
  words = words or {}
  table.move(functions, 1, #functions, #words + 1, words)
  local command = support.pinion_command { "-o", out, urdf, table.unpack(words) }
  local run = support.run((wrap or "%s"):format(command), { seconds = 20 })
  if complains(what, run, 1, { "error: " }) then
    suite:equal(what .. ": one line", 1, #support.lines(run.err))
  end
  local same, why = cli.same_tree(out, place .. "/before")
  suite:check(what .. ": the old files are as they were, and no other is there", same, why)
end

local function test_unwritable()
  local place = suite:fresh "blocked"
  support.write(place .. "/file", "mine\n")
  for _, below in ipairs { "", "/sub", "/sub/deeper" } do
    -- --verbose would list the stages, had they run
    local run = support.pinion { "--verbose", "-o", place .. "/file" .. below, DUO }
    if complains("a file where the directory should be: file" .. below, run, 1,
      { "file", "error: " }) then
      suite:equal("in one line, before the work", 1, #support.lines(run.err))
    end
  end
  suite:equal("that file is as it was", "mine\n", support.contents(place .. "/file"))
  suite:equal("and alone", "file", cli.listed(place))

  fails_cleanly("a depfile in a directory that is not there", function(unwritable)
    return { "--depfile", unwritable .. "/none/arm6.d" }
  end)
  fails_cleanly("a directory where a file should be", function(_, out)
    os.remove(out .. "/arm6_mul_L.c")
    assert(lfs.mkdir(out .. "/arm6_mul_L.c"))
    support.write(out .. "/arm6_mul_L.c/keep", "me\n")
  end)
  -- a mount point can be neither renamed nor replaced; the files before it already are
  if support.run("unshare -rm mount --bind README.md README.md").code == 0 then
    local wrap = "unshare -rm sh -c 'mount --bind \"$0\" \"$0\" && exec env \"$@\"' %s %%s"
    fails_cleanly("a file that cannot be replaced, after others that can", function(_, out)
      return {}, wrap:format(quote(out .. "/arm6_rnea.c"))
    end)
  else
    suite:skip("nothing can be mounted here")
  end
  -- no file beyond 4 KiB: like a full disk, without filling one
  fails_cleanly("no room for a file", function()
    return {}, "trap '' XFSZ; ulimit -f 8; %s"
  end)
end

-- ---- others in the directory ------------------------------------------------------------------

-- a sample of tests/long/writing.lua
local function test_faults()
  local library = faults.library()
  if not library then return end
  faults.pairs(library, 6)
  faults.kills(library, 20)
  faults.fails(library, 20)
  faults.no_locks(library)
end

-- Another process holds the directory: a run says so and waits; a run that writes nothing does not
-- wait.
local function test_waiting()
  local place = suite:fresh "waiting"
  local out = place .. "/out"
  succeeds("a first run", support.pinion { "-o", out, "--functions", "crba", DUO })
  if not support.has "flock" then return suite:skip("flock is not installed") end
  local held = ("flock %s sleep %%d & sleep 0.2; %%s; rc=$?; wait; exit $rc"):format(quote(out))
  local run = support.run(held:format(2, support.pinion_command { "-o", out, "--functions",
    "crba,ltdl", DUO }), { seconds = 20 })
  suite:check("it waits, and says so once", run.code == 0 and run.err == "pinion: " .. out
    .. ": waiting for another run that writes there\n" and support.exists(out .. "/duo_ltdl.c"),
    shown(run))
  for _, words in ipairs { { "--check" }, { "--list-outputs" } } do
    local what = words[1] .. " does not wait"
    words = table.move({ "-o", out, "--functions", "crba,ltdl", DUO }, 1, 5, 2, words)
    local begun = support.clock()
    run = support.run(("flock %s sleep 5 >%s 2>&1 & sleep 0.2; %s; rc=$?; kill $!; exit $rc")
      :format(quote(out), quote(place .. "/log"), support.pinion_command(words)), { seconds = 20 })
    suite:check(what, run.code == 0 and run.err == "" and support.clock() - begun < 4, shown(run))
  end
end

-- where writing is forbidden: current files stay, anything else is one line
local function test_read_only()
  local place = suite:fresh "read_only"
  local out = place .. "/out"
  succeeds("a run", support.pinion { "-o", out, "--functions", "crba", DUO })
  local wrap = "unshare -rm sh -c 'mount --bind \"$0\" \"$0\" "
    .. "&& mount -o remount,ro,bind \"$0\" && exec env \"$@\"' " .. quote(out) .. " "
  if support.run(wrap .. "true").code ~= 0 then return suite:skip("nothing can be mounted here") end
  succeeds("again, in a directory that is read-only by now",
    support.run(wrap .. support.pinion_command { "-o", out, "--functions", "crba", DUO }))
  succeeds("--check there", support.run(wrap .. support.pinion_command { "--check", "-o", out,
    "--functions", "crba", DUO }))
  local run = support.run(wrap .. support.pinion_command { "-o", out, "--functions", "crba,ltdl",
    DUO })
  complains("more functions there", run, 1,
    { "out/duo", "error: cannot write: Read-only file system" })
  suite:equal("in one line", 1, #support.lines(run.err))
end

-- ---- dependencies -----------------------------------------------------------------------------

-- make reads the depfile, and finds the rule's source
local function make_reads(depfile)
  local place = depfile:match("^(.*)/")
  support.write(place .. "/probe.mk", ("all: ;\ninclude %s\n"):format(depfile:match("[^/]+$")))
  return support.run("make -s -f probe.mk all", { directory = place })
end

local function test_depfile()
  local place = suite:fresh "depfile"
  local out, order = place .. "/out", place .. "/order.txt"
  support.write(order, "waist\nright\nleft\n")
  succeeds("--depfile", support.pinion { "-o", out, "--depfile", place .. "/mine.d", "--order",
    order, "--functions", "crba", DUO })
  suite:check("--depfile stands in for <robot>.d", support.exists(place .. "/mine.d")
    and not support.exists(out .. "/duo.d"))
  local text = support.contents(place .. "/mine.d") or ""
  for _, word in ipairs { DUO, order, out .. "/duo.h", out .. "/duo_crba.c",
    out .. "/duo_selftest.c" } do
    suite:check("the depfile names " .. word, text:find(word, 1, true), text)
  end
  local run = make_reads(place .. "/mine.d")
  suite:check("make reads it", run.code == 0, shown(run))

  -- (tests/disk/depfile_spec.lua tests every character with make)
  for _, name in ipairs { "a\nb", "a;b", "a\tb" } do
    support.write(place .. "/" .. name, support.contents(DUO))
    complains("a name that make cannot take", support.pinion { "-o", place .. "/none",
      place .. "/" .. name }, 1, { "error: make cannot read this name in a list of dependencies" })
    suite:check("and nothing is written", not support.exists(place .. "/none"))
  end

  local odd = place .. "/odd $dir #1: a=b"
  assert(lfs.mkdir(odd))
  support.write(odd .. "/duo.urdf", support.contents(DUO))
  succeeds("a path with what is special to make", support.pinion { "-o", odd .. "/out", "--depfile",
    place .. "/odd.d", "--functions", "fk", odd .. "/duo.urdf" })
  run = make_reads(place .. "/odd.d")
  suite:check("make reads its depfile", run.code == 0, shown(run))

  succeeds("--dep-target", support.pinion { "-o", out, "--depfile", place .. "/stamp.d",
    "--dep-target", odd .. "/stamp", "--order", order, "--functions",
    "crba", DUO })
  local escaped = odd:gsub("[ #$:=]", { [" "] = "\\ ", ["#"] = "\\#", ["$"] = "$$", [":"] = "\\:",
    ["="] = "$(or =)" })
  suite:equal("only the stamp depends, what is special is escaped",
    ("%s/stamp: %s %s\n"):format(escaped, DUO, order),
    support.contents(place .. "/stamp.d"))
  suite:check("and the header does not tell of it",
    not (support.contents(out .. "/duo.h") or "stamp"):find("stamp", 1, true))
end

-- not a regular file: it must neither be replaced nor be read for ever
local function test_pipe()
  local place = suite:fresh "pipe"
  local fifo = place .. "/fifo"
  os.execute("mkfifo " .. quote(fifo))
  local run = support.run(("(timeout 5 cat %s >%s/got) & %s; rc=$?; wait; exit $rc"):format(
    quote(fifo), quote(place), support.pinion_command { "-o", place .. "/out", "--depfile", fifo,
      "--functions", "fk", DUO }), { seconds = 20 })
  local got = support.contents(place .. "/got") or ""
  suite:check("a depfile that is a pipe: stays one, and gets the rule or a refusal",
    lfs.attributes(fifo, "mode") == "named pipe"
      and (run.code == 0 and got:find("duo.h", 1, true) or run.code == 1 and got == ""),
    got .. shown(run))
end

-- ---- order of arguments, paths in the output --------------------------------------------------

local SOME = { "crba", "fk", "centroidal", "integrate" }

local function check_variant(k, place)
  local files, names = support.tree(place)
  suite:equal("variant " .. k .. " writes all", cli.expected_files("duo", SOME),
    table.concat(names, " "))
  for _, file in ipairs(names) do
    if not file:find("%.d$") then
      suite:check(("variant %d: no path of this machine in %s"):format(k, file),
        not files[file]:find(ROOT, 1, true),
        files[file]:match("[^\n]*" .. ROOT:gsub("%p", "%%%0") .. "[^\n]*"))
    end
  end
  return files
end

local function test_arguments()
  local place = suite:fresh "arguments"
  local absolute = ROOT .. "/" .. DUO
  local list = ROOT .. "/" .. place .. "/list"
  support.write(list, "waist\nright\nleft\n")
  local variants = {
    { "-o", "1", "--base", "floating", "--real", "float", absolute },
    { absolute, "-o", "2", "--real", "float", "--base", "floating" },
    { "--real=float", absolute, "--base=floating", "--output=3" },
    { "--base", "floating", "-o4", "--real", "float", "--order", list, absolute },
  }
  local first
  for k, words in ipairs(variants) do
    words[#words + 1] = "--quiet" -- a floating base without inertia is warned of
    words[#words + 1] = "--functions=" .. table.concat(SOME, ",")
    succeeds(("variant %d"):format(k), support.pinion(words,
      { program = PROGRAM, directory = place }))
    local files = check_variant(k, ("%s/%d"):format(place, k))
    first = first or files
    local header = files["duo.h"] or ""
    local command = header:match(" command +([^\n]*)") or ""
    for _, word in ipairs { "pinion", "floating", "float", "duo.urdf" } do
      suite:check(("variant %d: its command has '%s'"):format(k, word),
        (" " .. command:gsub("[=/]", " ") .. " "):find(" " .. word .. " ", 1, true), command)
    end
    if k < 4 then
      suite:equal(("variant %d: the header of variant 1, but for the command"):format(k),
        (first["duo.h"]:gsub(" command[^\n]*", "")), (header:gsub(" command[^\n]*", "")))
      suite:equal(("variant %d: its code, too"):format(k), first["duo_crba.c"], files["duo_crba.c"])
    end
  end
end

for _, test in ipairs { test_places, test_list, test_links, test_second_run,
  test_files_of_others, test_bad_robot, test_unwritable, test_faults, test_waiting,
  test_read_only, test_depfile, test_pipe, test_arguments } do
  test()
end
suite:finish()
