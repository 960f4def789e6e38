#!/usr/bin/env lua5.4
-- Names that clash: joints that make macros of the C library, links whose functions would have the
-- same name, robots named like headers, robots that share a directory, and long names in the header
-- of lanes.  All C is compiled strictly, the header after every standard one, and its self-test
-- runs: a function with another one's name would be another function.

local support = dofile "tests/support/c.lua"
local cli = assert(loadfile "tests/support/cli.lua")(support)
local suite = support.suite "names"

local names = require "model.names"
local quote = support.quote

-- a chain of links, each but the first on a joint of the name before it
local function chain(place, name, list)
  local lines, last = { ('<robot name="%s"><link name="%s"/>'):format(name, list[1]) }, list[1]
  for k = 2, #list, 2 do
    local joint, link = list[k], list[k + 1]
    lines[#lines + 1] = ([[<link name="%s"><inertial><origin xyz="0.1 0.2 -0.3"/><mass value="%d"/>
      <inertia ixx="1" ixy="0.1" ixz="0" iyy="1" iyz="0" izz="1"/></inertial></link>
      <joint name="%s" type="continuous"><parent link="%s"/><child link="%s"/>
      <origin xyz="0.3 -0.1 0.2"/><axis xyz="%s"/></joint>]]):format(link, k, joint, last, link,
      k % 4 == 0 and "0 1 0" or "1 0 0")
    last = link
  end
  local path = place .. "/robot.urdf"
  support.write(path, table.concat(lines, "\n") .. "</robot>\n")
  return path
end

local STANDARD = {
  "assert", "ctype", "errno", "fenv", "float", "inttypes", "limits", "locale", "math", "setjmp",
  "signal", "stdarg", "stddef", "stdint", "stdio", "stdlib", "string", "time", "unistd", "fcntl",
}

-- compiles all files of a robot, runs its self-test, includes `header` after all others
local function compiles(what, place, header)
  local lines = {}
  for k, name in ipairs(STANDARD) do lines[k] = ("#include <%s.h>"):format(name) end
  lines[#lines + 1] = ('#include "c/%s"'):format(header)
  support.write(place .. "/after.c", table.concat(lines, "\n") .. "\n")
  local run = support.run(("gcc -std=gnu99 -D_GNU_SOURCE %s -fsyntax-only %s/after.c"):format(
    support.WARN, quote(place)))
  suite:check(what .. ": the header goes with the standard ones", run.code == 0, run.err)
  local id = header:match("^(.*)_x%d+%.h$")
  support.write(place .. "/c/all.c", support.together(place .. "/c", id, { selftest = true }))
  run = support.run(("gcc -std=c99 %s -Wno-psabi -fsyntax-only -I %s/c -I runtime %s/c/all.c "
    .. "%s/c/%s_selftest.c"):format(support.WARN, quote(place), quote(place), quote(place), id))
  suite:check(what .. ": all files compile as one, which has no name twice",
    run.code == 0 and run.err == "", run.err)
  run = support.run(support.program(place .. "/c", ("$(ls %s_*.c | grep -v -e _x8_ -e _limits)")
    :format(id), "run") .. " && ./run 20")
  suite:check(what .. ": is right", run.code == 0 and run.out:find(" passed, 0 failed\n$"),
    run.err .. run.out)
end

local function test_macros()
  for _, case in ipairs {
    { "m", "PI", "PI_2", "E" }, { "int", "MAX", "MIN", "WIDTH" },
    { "exit", "FAILURE", "SUCCESS", "A" },
    { "fp", "NAN", "ZERO", "INFINITE" }, { "dbl", "MAX", "EPSILON", "DIG" },
    { "r", "OK", "MODEL_H", "X8_H" }, { "r", "SYMBOLS_H", "INTERFACE", "SYMBOL" },
    { "__STDC", "VERSION__", "HOSTED__", "_" },
    { "r", "NV", "H", "body_a" },
  } do
    local robot, a, b, c = table.unpack(case)
    local place = suite:fresh "macros"
    local urdf = chain(place, robot, { "base", a, "a", b, "b", c, "c" })
    local what = ("robot %s with joints %s, %s, %s"):format(robot, a, b, c)
    cli.succeeds(suite, what, support.pinion { "-o", place .. "/c", "--lanes", "8", "--functions",
      "crba,ltdl,rnea_fext,fk,integrate", urdf })
    compiles(what, place, names.identifier(robot) .. "_x8.h")
  end
end

-- Names reserved by C11, C23 and C++20, and macros or functions of compilers and of the headers
-- that programs include: no part of a robot may have such a name alone.
local TAKEN = [[
  auto break case char const continue default do double else enum extern float for goto if inline
  int long register restrict return short signed sizeof static struct switch typedef union
  unsigned void volatile while _Alignas _Alignof _Atomic _Bool _Complex _Generic _Imaginary
  _Noreturn _Static_assert _Thread_local
  alignas alignof bool constexpr false nullptr static_assert thread_local true typeof
  typeof_unqual _BitInt _Decimal128 _Decimal32 _Decimal64
  and and_eq asm bitand bitor catch char16_t char32_t char8_t class co_await co_return co_yield
  compl concept const_cast consteval constinit contract_assert decltype delete dynamic_cast
  explicit export friend mutable namespace new noexcept not not_eq operator or or_eq private
  protected public reinterpret_cast requires static_cast template this throw try typeid typename
  using virtual wchar_t xor xor_eq
  __func__ __asm__ _Anything __anything linux unix NULL NAN INFINITY EOF BUFSIZ TRUE FALSE errno
]]

-- functions of C, and names in the scope of generated code with limbs in turn
local PLAIN = "sin cos sqrt floor hypot erf gamma y0 j1 index main printf abs exit k m o w"

-- names that nothing global may have, of C, of compilers, of the runtime and of the self-test
local GLOBAL = [[
  main sincos sin cos sqrt floor hypot erf printf abs exit j0 j1 jn y0 y1 yn gamma signgam index
  pinion_sincos pinion_sincosf pinion_x2 pinion_x4 pinion_x4f random_state random_vector
  regular_state to_real
]]

local COMPILER = { __GNUC__ = true, __attribute__ = true, __cplusplus = true, _Pragma = true }

-- a star of equal limbs, a word each: the name of its first joint and link
local function star(name, list)
  local lines = { ('<robot name="%s"><link name="base"/>'):format(name) }
  local function add(joint, parent, child, mass)
    lines[#lines + 1] = ([[<link name="%s"><inertial><origin xyz="0.1 0.2 0.1"/><mass value="%d"/>
      <inertia ixx="1" ixy="0.1" ixz="0" iyy="1" iyz="0" izz="1"/></inertial></link>
      <joint name="%s" type="continuous"><parent link="%s"/><child link="%s"/>
      <origin xyz="0.1 0.2 0.3" rpy="0.1 0.2 0.%d"/><axis xyz="0 1 0"/></joint>]]):format(child,
      mass, joint, parent, child, mass)
  end
  for k, word in ipairs(list) do
    add(word, "base", word, k)
    add(word .. "2", word, word .. "2", k)
  end
  return table.concat(lines, "\n") .. "</robot>\n"
end

-- names in a configuration: extra frames, constraints, tunable links; and fused functions
local function configured(list)
  local frames, ties, fused, tunable = {}, {}, {}, {}
  for k, word in ipairs(list) do
    frames[k] = ("  { name = %q, link = %q },\n"):format("_" .. word, word)
    ties[k] = ("  { name = %q, type = 'coupling', joints = { [%q] = 1, [%q] = 2 } },\n"):format(
      word, word, list[k % #list + 1])
    fused[k] = ("  [%q] = { 'g' },\n"):format(word)
    tunable[k] = ("  %q,\n"):format(word .. ":mass")
  end
  return ("extra_frames = {\n%s}\nconstraints = {\n%s}\ntunable = {\n%s}\n"):format(
    table.concat(frames), table.concat(ties), table.concat(tunable)),
    ("fuse = {\n%s}\n"):format(table.concat(fused))
end

local function compiled(what, command)
  local run = support.run(command)
  suite:check(what, run.code == 0 and run.err == "", run.err:sub(1, 2000))
end

-- the crba of a robot in its directory, to be one of many in one text: its numbers, which have the
-- same names in all robots, get the robot's name
local function source_of(directory, robot)
  local only = setmetatable({}, { __index = function(_, part) return part ~= "crba" end })
  local text, own, undo = support.together(directory .. "/" .. robot, robot, only), {}, {}
  local numbers = support.contents(("%s/%s/%s_numbers.h"):format(directory, robot, robot))
  for name in numbers:gmatch "\nstatic const double ([%w_]+)" do
    own[#own + 1] = ("#define %s %s_of_%s\n"):format(name, name, robot)
    undo[#undo + 1] = ("#undef %s\n"):format(name)
  end
  suite:check(robot .. " has numbers", #own > 0)
  text = table.concat(own) .. text .. table.concat(undo)
  return (text:gsub('#include "', "%0robots/" .. robot .. "/"))
end

-- robots called by reserved words, all in one text
local function test_robots(place, robots, cc, cxx)
  cli.succeeds(suite, "robots called by reserved words", support.pinion { "-o", place .. "/robots",
    "--bindings", "cpp", "--functions", "crba", table.unpack(robots) })
  local lines, sources, seen, count = {}, {}, {}, 0
  for _, robot in ipairs(support.names(place .. "/robots")) do
    count = count + 1
    lines[count] = ('#include "robots/%s/%s.hpp"'):format(robot, robot)
    -- names that differ only in capitals share one include guard: the second goes to a second text
    local guard = robot:upper()
    seen[guard] = (seen[guard] or 0) + 1
    sources[seen[guard]] = (sources[seen[guard]] or "") .. source_of(place .. "/robots", robot)
  end
  support.write(place .. "/robots.cc", table.concat(lines, "\n") .. "\n")
  suite:equal("robots called by reserved words", #robots, count)
  compiled("robots called by reserved words: C++", cxx .. "robots.cc")
  for k, text in ipairs(sources) do support.write(("%s/robots%d.c"):format(place, k), text) end
  suite:equal("the crba of each", count,
    select(2, table.concat(sources):gsub('#include "robots/[%w_]+/[%w_]+_crba%.c"\n', "")))
  compiled("robots called by reserved words: C", ("%s -std=c2x %s/robots?.c"):format(cc, place))
end

local function test_reserved_words()
  local place, list, robots = suite:fresh "reserved", {}, {}
  for _, case in ipairs { { TAKEN, names.KEYWORDS }, { TAKEN .. GLOBAL, names.RESERVED } } do
    for word in case[1]:gmatch "%S+" do
      suite:check("is taken: " .. word, names.scope(case[2])(word) ~= word)
    end
  end
  for word in (TAKEN .. PLAIN):gmatch("%S+") do
    list[#list + 1] = word
    if not names.trouble(names.identifier(word)) then
      robots[#robots + 1] = ("%s/%s.urdf"):format(place, word)
      support.write(robots[#robots], star(word, { "a", "b" }))
    end
  end
  support.write(place .. "/r.urdf", star("r", list))
  local named, fused = configured(list)
  support.write(place .. "/r.lua", named)
  support.write(place .. "/f.urdf", star("f", { "a", "b" }))
  support.write(place .. "/f.lua", fused)
  local cc = "gcc -fsyntax-only -I runtime " .. support.WARN
  local cxx = ("g++ -fsyntax-only -Wall -Wextra -std=c++20 -I runtime %s/"):format(place)

  cli.succeeds(suite, "limbs called by reserved words", support.pinion { "-o", place .. "/limbs",
    "-O2", "--target", "mcu", "--functions", "crba,rnea,fk,com", place .. "/r.urdf" })
  local turns = support.contents(place .. "/limbs/r_rnea.c") or ""
  suite:check("each limb has a table of its own",
    select(2, turns:gsub("static const struct", "")) == #list)
  for _, standard in ipairs { "c99", "gnu99", "c11", "c2x" } do
    compiled("limbs called by reserved words: " .. standard,
      ("%s -std=%s %s/limbs/r_*.c"):format(cc, standard, place))
  end

  for r, functions in pairs { r = "crba,fk,phi,K", f = "crba" } do
    local what = "all that is named is called so, " .. r
    local run = support.pinion { "-o", place .. "/c", "--bindings", "cpp", "--config",
      ("%s/%s.lua"):format(place, r), "--functions", functions, ("%s/%s.urdf"):format(place, r) }
    local count -- functions are called TRUE and true, FALSE and false
    run.err, count = run.err:gsub("[^\n]* differ by case only, [^\n]*\n", "")
    cli.succeeds(suite, what, run)
    suite:check(what .. ": names that differ by case only", count == (r == "f" and 2 or 0))
    local sources = ("%s/c/%s_*.c"):format(place, r)
    if r == "f" then -- functions that differ only in their names: as one text
      support.write(place .. "/f.c", support.together(place .. "/c", r, { selftest = true }))
      sources = ("-I %s/c %s/f.c %s/c/f_selftest.c"):format(place, place, place)
    end
    compiled(what .. ": C", ("%s -std=c2x %s"):format(cc, sources))
    support.write(place .. "/all.cc", ('#include <cmath>\n#include "c/%s.hpp"\n'):format(r))
    compiled(what .. ": C++", cxx .. "all.cc")
  end
  local header = (support.contents(place .. "/c/r.h") or "") .. turns
  for word in header:gsub("/%*.-%*/", ""):gmatch("%f[%w_]_[%u_][%w_]*") do
    suite:check("nothing begins as what is reserved to compilers", COMPILER[word], word)
  end
  test_robots(place, robots, cc, cxx)
end

local function test_links()
  local place = suite:fresh "links"
  local urdf = chain(place, "r", { "base", "j1", "x", "j2", "classical_x", "j3", "aligned_x", "j4",
    "world_x", "j5", "x_2", "j6", "x_tail" })
  cli.succeeds(suite, "links that are named alike", support.pinion { "-o", place .. "/c",
    "--functions", "velocity,acceleration,acceleration_classical,jacobian,jacobian_aligned,"
      .. "jacobian_world,jdotv,jdotv_aligned,jdotv_world", "--lanes", "8",
    "--frames", "x,classical_x,aligned_x,world_x,x_2,x_tail",
    "--fuse", "t=Jdotv:aligned_x,Jdotv_aligned:x,J:x,J:x_tail", urdf })
  compiles("links that are named alike", place, "r_x8.h")
  local header = support.contents(place .. "/c/r.h") or ""
  local expected = {
    { "acceleration_classical_x", "classical_x: A = spatial" },
    { "acceleration_classical_x_3", "x: A = acceleration of the link's origin" },
    { "acceleration_classical_x_2", "x_2: A = acceleration of the link's origin" },
    { "jacobian_aligned_x", "aligned_x: J: spatial velocity = J*v, at the link's origin, in link" },
    { "jacobian_aligned_x_3", "x: J: spatial velocity = J*v, at the link's origin, in world" },
    { "jdotv_world_x_3", "x: out = dJ/dt * v of the J at the world's" },
  }
  for _, case in ipairs(expected) do
    local at = header:find("\nvoid r_" .. case[1] .. "(", 1, true) or 1
    local comment = header:sub(1, at):match(".*/%* ([^\n]*)")
    suite:check(case[1] .. " is the one of " .. case[2],
      (comment or ""):find(case[2], 1, true) == 1, comment)
  end
  local alone = place .. "/alone"
  cli.succeeds(suite, "one of them alone", support.pinion { "-o", alone, "--frames", "x", urdf })
  suite:check("has the same names", support.exists(alone .. "/r_acceleration_classical_x_3.c")
    and not support.exists(alone .. "/r_acceleration_classical_x.c"), cli.listed(alone))
  suite:equal("each output of t has a name of its own",
    "double Jdotv_aligned_x[6], double Jdotv_aligned_x_2[6]",
    header:gsub("%s+", " "):match("void r_t%(.-(double Jdotv_aligned_x%[6%], [^,]*)"))
end

local function test_fused_without_mass()
  local place = suite:fresh "mass"
  support.write(place .. "/r.urdf", [[<robot name="r"><link name="a"/><link name="b"/>
    <joint name="j" type="continuous"><parent link="a"/><child link="b"/></joint></robot>]])
  for _, word in ipairs { "hG", "com", "AG" } do
    cli.complains(suite, word .. " of a robot without mass", support.pinion { "-o", place .. "/c",
      "--fuse", "t=" .. word, place .. "/r.urdf" }, 2,
      { "this robot has no '" .. word .. "'", "nothing that moves has mass" })
  end
end

local function test_headers()
  local place = suite:fresh "headers"
  for _, name in ipairs {
    "pinion", "pinion_model", "PINION_x", "sincos", "sincosf", "lanes", "rows", "manifold",
    "stdint", "stdio", "math", "Math", "string", "float", "limits", "stdlib", "unistd",
  } do
    local urdf = chain(place, name, { "base", "j", "a" })
    cli.complains(suite, "robot " .. name, support.pinion { "-o", place .. "/c", urdf }, 1,
      { "robot.urdf:1: error: robot '" .. name .. "'", "--name" })
    cli.complains(suite, "--name " .. name, support.pinion { "-o", place .. "/c", "--name", name,
      "models/duo.urdf" }, 2, { "--name '" .. name .. "'", "choose another" })
    suite:check(name .. ": nothing is written", not support.exists(place .. "/c"))
    suite:equal("robot " .. name .. " under another name", 0, support.pinion { "--list-outputs",
      "--name", "r", urdf }.code)
  end
end

-- headers in folders of runtime/ are included with the folder, so a robot may have their names
local function test_headers_in_folders()
  for _, name in ipairs { "joint", "spatial", "contact" } do
    local place = suite:fresh("folder_" .. name)
    local run = support.pinion { "--quiet", "-o", place, "--name", name, "--functions",
      "crba,fk", "models/duo.urdf" }
    suite:check("a robot called " .. name, run.code == 0, run.err)
    local program = support.program(place, support.sources(name), "run")
    local out = support.run(program .. " && ./run 30").out
    suite:check("the self-test of " .. name, out:find "%d+ passed, 0 failed", out)
  end
end

local function test_shared_directory()
  local function duo(place, name, ...)
    return support.pinion { "-o", place, "--functions", "crba", "--name", name,
      "models/duo.urdf", ... }
  end
  for _, pair in ipairs {
    { "arm_x8", "arm", "--lanes=8" }, { "arm", "arm_x8" }, { "arm", "arm_model" },
    { "arm_model", "arm" },
  } do
    local first, second, more = table.unpack(pair)
    local what = ("%s beside %s"):format(second, first)
    local place = suite:fresh "shared"
    local ours, before = place .. "/c", place .. "/before"
    cli.succeeds(suite, what .. ": the first", duo(ours, first,
      first == "arm" and "--lanes=8" or "--quiet"))
    os.execute(("cp -R %s %s"):format(quote(ours), quote(before)))
    for _, word in ipairs { "--quiet", "--prune", "--check" } do
      local run = duo(ours, second, word, more or "--quiet")
      cli.complains(suite, what .. " " .. word, run, 1, { "of another robot, '" .. first .. "'",
        "--output", "--name" })
      suite:check(what .. " " .. word .. ": leaves the first as it is", cli.same_tree(ours, before))
    end
    if more then
      cli.succeeds(suite, what .. " without lanes", duo(ours, second, "--prune"))
      for _, name in ipairs(support.names(before)) do
        suite:check(what .. ": still there: " .. name, support.exists(ours .. "/" .. name))
      end
    end
  end
end

-- prototypes of any length in the header of lanes
local function test_long_names()
  for _, name in ipairs { "robot_arm_1", ("a_very_long_name_of_a_robot_"):rep(2):sub(1, 46) } do
    local place = suite:fresh "long"
    local urdf = chain(place, name, { "base", "shoulder", "upper_arm", "elbow", "lower_arm" })
    cli.succeeds(suite, "a robot called " .. name, support.pinion { "-o", place .. "/c", "--lanes",
      "8", "--functions", "rnea_fext,fd,aba,minv,jacobian", "--frames", "lower_arm", "--fuse",
      "everything=H,LD,C,g,tau,Ha,Hinv,Cmat,pose,com,vcom,Jcom,AG,hG,J:lower_arm", urdf })
    compiles("a robot called " .. name, place, name .. "_x8.h")
  end
end

-- identifiers without the common prefix: some then clash with others, some are reserved words
local function test_prefix()
  local place = suite:fresh "prefix"
  local urdf = chain(place, "arm", { "base", "arm_NV", "arm_link", "arm_elbow", "link", "elbow",
    "arm_int", "arm_", "arm_2nd" })
  cli.succeeds(suite, "--strip-prefix", support.pinion { "-o", place .. "/c", "--lanes", "8",
    "--functions", "crba,rnea,jacobian,fk", "--frames", "arm_link,arm_int", "--strip-prefix",
    "arm_", urdf })
  compiles("--strip-prefix", place, "arm_x8.h")
  local header = support.contents(place .. "/c/arm.h")
  for _, words in ipairs { "ARM_elbow,", "ARM_elbow_2,", "ARM_arm_,", "arm_jacobian_link(",
    "arm_jacobian_link_2(", "Identifiers omit the prefix arm_ ", " arm_elbow " } do
    local found = header:find(words, 1, true)
    if words == "arm_jacobian_link_2(" then found = not found end -- that of `link` is not requested
    suite:check("--strip-prefix: " .. words, found, header:sub(1, 3000))
  end
  local run = support.pinion { "-o", place .. "/d", "--functions", "crba", "--strip-prefix", "leg_",
    urdf }
  suite:check("--strip-prefix: none begins so", run.code == 0
    and run.err:find "warning: robot 'arm': no joint or link begins with 'leg_'", run.err)
end

-- Files whose names differ by case only are one on some file systems: of functions, and of one
-- function and the robot's tables.
local function test_case()
  local place = suite:fresh "case"
  local urdf = chain(place, "arm", { "base", "a", "tip", "b", "Tip" })
  local function says(...)
    return support.pinion({ "-o", place .. "/c", "--prune", urdf, "--functions", ... }).err
  end
  for _, case in ipairs {
    { "arm_velocity_tip.c", "arm_velocity_Tip.c", "velocity", "--frames", "tip,Tip" },
    { "arm_tick.c", "arm_Tick.c", "crba", "--fuse", "tick=H,C", "--fuse", "Tick=H" },
    { "arm_Model.c", "arm_model.c", "crba", "--fuse", "Model=H" },
  } do
    local err = says(table.unpack(case, 3))
    suite:check(case[2] .. " differs by case only", err:find(("warning: %s and %s differ by case "
      .. "only, and on macOS and Windows one would overwrite the other; "):format(case[1],
      case[2]), 1, true), err)
  end
  local err = says("velocity", "--frames", "tip", "--fuse", "tick=H,C")
  suite:check("no names differ by case only", err == "", err)
end

suite:runtime()
test_case()
test_prefix()
test_macros()
test_reserved_words()
test_links()
test_fused_without_mass()
test_headers()
test_headers_in_folders()
test_shared_directory()
test_long_names()
suite:finish()
