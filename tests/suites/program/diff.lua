#!/usr/bin/env lua5.4
--- Review by diff: the parts of the generated C that a change of the robot changes, and those that
-- it does not.
--
-- a  another mass: constants that depend on it by their own formulas, no statement, no other file;
--    at -O2, where constants belong to several links, constants and no statement
-- b  one more joint on a leg: the other legs' constants, statements and comments stay byte for byte
-- c  limits, visuals, comments: the model hash and nothing else
-- d  a zero that becomes a number: its constant appears, and only its own section is rewritten
--
-- Works on models/arm6.urdf and models/quad.urdf, edited as text.

local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
local support = dofile "tests/support/c.lua"
local suite = support.suite "diff"

-- a sample, or in long runs all
local function several(names, ...)
  return LONG and table.move({ ... }, 1, select("#", ...), #names + 1, names) or names
end

local FUNCTION_FILES = {
  "crba", "ltdl", "ltl", "solve", "mul_H", "mul_L", "mul_Lt", "solve_L", "solve_Lt", "ltl_mul_L",
  "ltl_mul_Lt", "ltl_solve_L", "ltl_solve_Lt", "ltl_solve",
}

-- ---- generating, comparing --------------------------------------------------------------------

-- The files of a URDF's text.  Both sides of a comparison go through the same file names, so that
-- no path differs.
local made = {} -- by all its arguments: files that are compared often are made once

local function generate(robot, text, ...)
  local key = table.concat({ robot, text, ... }, "\0")
  if made[key] then return made[key] end
  local place = suite:fresh "one"
  support.write(("%s/%s.urdf"):format(place, robot), text)
  local run = support.pinion { "-o", place .. "/out", ("%s/%s.urdf"):format(place, robot), ... }
  assert(run.code == 0, run.err)
  local files, names = support.tree(place .. "/out")
  made[key] = { files = files, names = names }
  return made[key]
end

-- `text` with its one occurrence of `old` replaced
local function edited(text, old, new)
  local first, last = text:find(old, 1, true)
  assert(first and not text:find(old, last + 1, true), "not there exactly once: " .. old)
  return text:sub(1, first - 1) .. new .. text:sub(last + 1)
end

-- { file, number, before, after } of lines that differ; a file with another number of lines, or one
-- that is not in both, gives an entry without a number
local function differences(before, after)
  local list = {}
  if table.concat(before.names, " ") ~= table.concat(after.names, " ") then
    list[1] = { file = "list of files", before = table.concat(before.names, " "),
      after = table.concat(after.names, " ") }
    return list
  end
  for _, file in ipairs(before.names) do
    local old, new = support.lines(before.files[file]), support.lines(after.files[file])
    if #old ~= #new then
      list[#list + 1] = { file = file, before = #old .. " lines", after = #new .. " lines" }
    else
      for k, line in ipairs(old) do
        if line ~= new[k] then
          list[#list + 1] = { file = file, number = k, before = line, after = new[k] }
        end
      end
    end
  end
  return list
end

local function shown(list)
  local lines = {}
  for k, d in ipairs(list) do
    lines[k] = ("%s:%s\n- %s\n+ %s"):format(d.file, d.number or "", d.before, d.after)
  end
  return table.concat(lines, "\n")
end

local HASH = "^ %*   model      sha256 %x+, the file$"
local DIGEST = { "^ %*   numbers    sha256 %x+, the tables$", '^  "%x+";$' }

local function both_match(d, pattern)
  return d.before:find(pattern) and tostring(d.after):find(pattern)
end

-- differences without the line of the hash, which must be among them; and, if `numbers` changed,
-- without the two of their digest
local function without_hash(what, list, numbers)
  local rest, hashes = {}, 0
  for _, d in ipairs(list) do
    local of_tables = d.file:find("_model%.c$") ~= nil
    local digest = both_match(d, DIGEST[1]) or both_match(d, DIGEST[2])
    if of_tables and both_match(d, HASH) then
      hashes = hashes + 1
    elseif not (numbers and of_tables and digest) then
      rest[#rest + 1] = d
    end
  end
  suite:equal(what .. ": the hash is new", 1, hashes)
  return rest
end

-- ---- c: changes without effect on the dynamics --------------------------------------------------

local function test_other_changes()
  local arm = support.contents("models/arm6.urdf")
  local words = { "--functions", LONG and "all" or "crba,ltdl,rnea,aba,fk,centroidal,integrate" }
  local before = generate("arm6", arm, table.unpack(words))
  local changes = {
    { "another limit", 'lower="-3.316" upper="3.316"', 'lower="-3" upper="3.25"', 2 },
    { "another effort", 'effort="26"', 'effort="27.5"', 1 },
    { "other damping", 'damping="0.6" friction="1.6"', 'damping="7" friction="0"' },
    { "a visual", '<link name="forearm">', '<link name="forearm"><visual><origin xyz="1 2 3"/>'
      .. '<geometry><box size="1 1 1"/></geometry></visual>' },
    { "a comment, and so other line numbers", "</robot>", "<!-- more\n\n\n -->\n</robot>" },
    { "a comment at the start", '<robot name="arm6">', '<!-- first\n\n -->\n<robot name="arm6">' },
    { "a number typed differently", 'mass value="3.05"', 'mass value=" 305.0e-2 "' },
  }
  for _, change in ipairs(changes) do
    local after = generate("arm6", edited(arm, change[2], change[3]), table.unpack(words))
    local rest = without_hash(change[1], differences(before, after))
    local wrong, limits = {}, 0
    for _, d in ipairs(rest) do
      if d.file == "arm6_limits.c" then limits = limits + 1 else wrong[#wrong + 1] = d end
    end
    suite:check(change[1] .. ": nothing else", #wrong == 0, shown(wrong))
    suite:equal(change[1] .. ": its own lines of the table of limits", change[4] or 0, limits)
  end
end

-- ---- a: another mass --------------------------------------------------------------------------

-- joint -> { parent, link } of the joint table in the header
local function joint_table(header)
  local joints, of_link = {}, {}
  local table_text = header:match("Joints, in regular order.-\n %*\n(.-)\n %*\n")
  for _, line in ipairs(support.lines(table_text)) do
    local words = {}
    for word in line:gmatch("%S+") do words[#words + 1] = word end
    -- * i [q v] parent joint type .. link
    local at
    for k, word in ipairs(words) do
      if word == "revolute" or word == "floating" then at = k end
    end
    if at then
      joints[words[at - 1]] = { parent = words[at - 2], link = words[#words] }
      of_link[words[#words]] = words[at - 1]
    end
  end
  return joints, of_link
end

-- lines of the robot's numbers: a list of { name, formula (in symbols), cut }
local function constants_of(source)
  local list, above = {}, nil
  for _, line in ipairs(support.lines(source)) do
    local name, comment = line:match("^static const %a+ ([%w_]+)%s*=%s*%S+;%s*(.*)$")
    if name then
      comment = comment:match("^/%* (.*) %*/$") or above and above:gsub(" %*/$", "") or ""
      list[#list + 1] = {
        name = name, formula = comment:gsub(" = .*$", ""), cut = comment:find("...", 1, true),
      }
    end
    -- a comment above, on as many lines as it needs
    local goes_on = above and line:match("^ %*%s+(.*)$")
    above = goes_on and above .. " " .. goes_on or line:match("^/%* (.*)$")
  end
  return list
end

-- Does a word of a formula mean a number that depends on the mass of `link`?  true, false, or nil
-- for an inertia without a line of its own, whose name does not show it.  `depends` has what is
-- known about the constants; `joints` are those that carry the link.
local function word_depends(word, own, link, joints, depends)
  if word == "total_mass" and #joints > 0 then return true end
  for _, name in ipairs { word, own .. word } do
    if name == link .. "_m" or name:find("^" .. link .. "_h[xyz]$") then return true end
    if depends[name] ~= nil then return depends[name] end
    for _, joint in ipairs(joints) do
      if name == joint .. "_Ic_m" then return true end
      if name:find("^" .. joint .. "_Ic_") then return nil end
    end
    if name:find("^" .. link .. "_J") then return nil end
  end
  return false
end

-- Which constants depend on the mass of `link`, by the formulas next to them: name -> true, false
-- or "perhaps".  A word of a formula is a name, or a name without the prefix of its constant.
local function dependence(constants, link, joints)
  local depends = {}
  for _, constant in ipairs(constants) do depends[constant.name] = false end
  local function verdict(constant)
    local own, answer = constant.name:gsub("[^_]+$", ""), constant.cut and "perhaps" or false
    for word in constant.formula:gmatch("[%a_][%w_]*") do
      local word_says = word_depends(word, own, link, joints, depends)
      if word_says == true then return true end
      if word_says ~= false then answer = "perhaps" end
    end
    return answer
  end
  local again = true
  while again do
    again = false
    for _, constant in ipairs(constants) do
      local now = verdict(constant)
      if depends[constant.name] ~= now then
        depends[constant.name] = now
        again = true
      end
    end
  end
  return depends
end

-- this text with another mass of the link
local function heavier(text, link)
  local at = text:find(('<link name="%s">'):format(link), 1, true)
  local first, last, value = text:find('<mass value="([%d.]+)"', at)
  return text:sub(1, first - 1) .. ('<mass value="%.4g"'):format(value * 1.37) .. text:sub(last + 1)
end

-- the joints that carry a link, from its own to the base
local function carriers(header, link)
  local joints, of_link = joint_table(header)
  local list, joint = {}, of_link[link]
  while joint and joints[joint] do
    list[#list + 1] = joint
    joint = joints[joint].parent
  end
  return list
end

local function begins_with_one_of(name, prefixes)
  for _, prefix in ipairs(prefixes) do
    if name:sub(1, #prefix) == prefix then return true end
  end
  return false
end

local function name_of_constant(line)
  return line:match("^static const %a+ ([%w_]+)%s*=")
end

-- Is a mass in a formula but not in its value?  0.5*(Jxx + Jyy - Jzz) contains m*cz^2, and the
-- link's cz may be 0 (a zero has no constant).
local function cancels(name, link, constants)
  local axis = name:match "_Q(%a)%1$"
  if not axis then return false end
  local centre, moment = link .. "_c" .. axis, link .. "_h" .. axis
  for _, constant in ipairs(constants) do
    if constant.name == centre or constant.name == moment then return false end
  end
  return true
end

local function check_mass(robot, text, before, link, ...)
  local what = ("%s %s: mass of %s"):format(robot, table.concat({ ... }, " "), link)
  local after = generate(robot, heavier(text, link), ...)
  local rest = without_hash(what, differences(before, after), true)
  local numbers = robot .. "_numbers.h"
  local changed, wrong, files = {}, {}, {}
  for _, d in ipairs(rest) do
    files[d.file] = true
    local name = name_of_constant(d.before)
    local tables = d.file == robot .. "_model.c" or d.file == robot .. "_selftest.c"
    if name and not tables then
      if d.file == numbers then changed[name] = true end
      if name ~= name_of_constant(d.after) then wrong[#wrong + 1] = d end
    elseif not (d.number and tables
        and not d.before:find("[^%d%s.,{}e+-]")) then
      wrong[#wrong + 1] = d -- neither a constant nor a row of plain numbers
    end
  end
  suite:check(what .. ": constants and tables of numbers, no statement", #wrong == 0, shown(wrong))
  local header = before.files[robot .. ".h"]
  local joints, constants = carriers(header, link), constants_of(before.files[numbers])
  local depends, count, moved = dependence(constants, link, joints), 0, #joints > 0
  local prefixes = { link .. "_" }
  for k, joint in ipairs(joints) do prefixes[k + 1] = joint .. "_" end
  for _, constant in ipairs(constants) do
    local name, verdict = constant.name, depends[constant.name]
    count = count + (changed[name] and 1 or 0)
    if changed[name] then
      suite:check(("%s: %s changed, it belongs to the link or what carries it"):format(what, name),
        verdict ~= false and (begins_with_one_of(name, prefixes) or name:find "_mass"
          or name:find("_" .. link .. "_", 1, true)), -- a sum is called by both of its links
        constant.formula)
    elseif verdict == true then
      suite:check(("%s: %s follows"):format(what, name), cancels(name, link, constants),
        constant.formula)
    end
  end
  -- the mass of a fixed base is in no formula
  suite:check(what .. ": some constants are new where the link moves", (count > 0) == moved, count)
  suite:check(what .. ": so are the tables", (files[robot .. "_model.c"] or false) == moved)
end

local function test_masses()
  local arm, quad = support.contents("models/arm6.urdf"), support.contents("models/quad.urdf")
  -- in float only the digits of constants differ: two links are enough
  for k, options in ipairs { {}, { "--real", "float" } } do
    local before = generate("arm6", arm, table.unpack(options))
    for _, link in ipairs(k == 2 and { "forearm" } or several({ "base", "elbow", "flange" },
      "upper_arm", "forearm")) do
      check_mass("arm6", arm, before, link, table.unpack(options))
    end
  end
  local words = { "--base", "floating" }
  if not LONG then words[3] = "--functions=crba,rnea,fd,fk,com,centroidal,potential_energy" end
  local before = generate("quad", quad, table.unpack(words))
  for _, link in ipairs(several({ "rh_thigh" }, "trunk", "lf_hip", "lh_calf")) do
    check_mass("quad", quad, before, link, table.unpack(words))
  end
end

-- -O2 chooses frames for these only: the others are as at -O1, which is compared in full above
local PLANNED = several({ "crba", "rnea", "fd" }, "bias", "gravity", "Ha", "aba", "minv")
local JOINED = table.concat(PLANNED, ",")

-- which functions follow, and that only numbers change
local function check_mass_optimised(robot, text, before, link, ...)
  local what = ("%s %s: mass of %s"):format(robot, table.concat({ ... }, " "), link)
  local rest = without_hash(what, differences(before, generate(robot, heavier(text, link), ...)),
    true)
  local wrong, changed = {}, {}
  for _, d in ipairs(rest) do
    local name = name_of_constant(d.before)
    local tables = d.file == robot .. "_model.c" or d.file == robot .. "_selftest.c"
    if name and name == name_of_constant(d.after) then
      changed[name] = true
    elseif not (d.number and tables and not d.before:find("[^%d%s.,{}e+-]")) then
      wrong[#wrong + 1] = d
    end
  end
  suite:check(what .. ": constants and tables of numbers, no statement", #wrong == 0, shown(wrong))
  for _, fn in ipairs(PLANNED) do
    local follows = false
    for word in before.files[("%s_%s.c"):format(robot, fn)]:gmatch("[%a_][%w_]*") do
      follows = follows or changed[word] or false
    end
    suite:check(("%s: %s follows"):format(what, fn), follows)
  end
end

-- In the sums over four equal legs some terms cancel, and a heavier leg ends that zero; so the
-- quadruped is made uneven first.
local function test_masses_optimised()
  local arm, quad = support.contents("models/arm6.urdf"), support.contents("models/quad.urdf")
  local before = generate("arm6", arm, "-O2", "--functions", JOINED)
  for _, link in ipairs(several({ "forearm" }, "upper_arm", "wrist")) do
    check_mass_optimised("arm6", arm, before, link, "-O2", "--functions", JOINED)
  end
  quad = heavier(heavier(quad, "lf_hip"), "rh_calf")
  before = generate("quad", quad, "-O2", "--base", "floating", "--functions", JOINED)
  for _, link in ipairs(several({ "lf_calf" }, "trunk", "lh_hip")) do
    check_mass_optimised("quad", quad, before, link, "-O2", "--base", "floating",
      "--functions", JOINED)
  end
end

-- a review of a mass stays small, with all functions and frames chosen for each
local function test_size_of_a_mass()
  local quad, lines = support.contents("models/quad.urdf"), 0
  local words = { "-O2", "--base", "floating", "--functions",
    "all,derivatives,regressors,forces,factors,steps" }
  local before = generate("quad", quad, table.unpack(words))
  local after = generate("quad", heavier(quad, "lf_thigh"), table.unpack(words))
  for _, d in ipairs(differences(before, after)) do
    lines = lines + (d.file == "quad_numbers.h" and 1 or 0)
  end
  suite:check(("a mass of quad changes %d lines of numbers"):format(lines),
    lines > 20 and lines <= 60)
end

-- ---- b: one more joint ------------------------------------------------------------------------

-- the joint in a heading ("j6: revolute x, parent j5", "L^-T: j6"), or nil
local function heading_of(line)
  local title = line:match("^  /%* %-%-%-%- (.-) %-+ %*/$")
  return title and (title:match(": ([%w_]+)$") or title:match("^[%w_]+") or "")
end

-- a source without its part for limbs in lanes, where all legs share each line
local function single(source)
  return (source:gsub("\n#if PINION_LIMBS.-\n#else[^\n]*", ""))
end

-- lines of the sections whose joint begins with one of the prefixes, headings included
local function sections_of(source, prefixes)
  local kept, inside = {}, false
  for _, line in ipairs(support.lines(source)) do
    local joint = heading_of(line)
    if joint then inside = begins_with_one_of(joint, prefixes) end
    if line:find("^  if %(") or line == "}" then inside = false end
    if inside and line ~= "" then kept[#kept + 1] = line end
  end
  return kept
end

-- lines that name a leg in `prefixes`, but neither one in `other` nor the trunk
local function lines_naming(source, prefixes, other)
  local kept = {}
  for _, line in ipairs(support.lines(source)) do
    local named = false
    for _, prefix in ipairs(prefixes) do named = named or line:find("%f[%w]" .. prefix) ~= nil
      or line:find("_" .. prefix, 1, true) ~= nil end
    local formula = line:find("^ ?[/*]") -- above a constant, which may be made of any numbers
    if named and not formula and not line:find(other, 1, true) and not line:find("base", 1, true)
      and not line:find("trunk", 1, true) then kept[#kept + 1] = line end
  end
  return kept
end

local function same_lines(what, before, after, least)
  local first
  for k = 1, math.max(#before, #after) do
    if before[k] ~= after[k] then first = first or k end
  end
  suite:check(what, not first and #before >= least, function()
    if not first then return ("only %d lines, at least %d expected"):format(#before, least) end
    return ("line %d of %d and %d\n- %s\n+ %s"):format(first, #before, #after,
      tostring(before[first]), tostring(after[first]))
  end)
end

local ANKLE = [[
<joint name="%s_ankle" type="revolute"><origin xyz="0.01 0 -0.2" rpy="0 0.1 0"/>
<parent link="%s_calf"/><child link="%s_paw"/><axis xyz="0 1 0"/>
<limit lower="-1" upper="1" effort="1" velocity="1"/></joint>
<link name="%s_paw"><inertial><origin xyz="0.02 0.001 -0.03"/><mass value="0.06"/>
<inertia ixx="0.00002" ixy="0" ixz="0.000001" iyy="0.00003" iyz="0" izz="0.000025"/></inertial>
</link>
</robot>]]

local OF_H = table.concat(FUNCTION_FILES, ",") -- of these, only crba depends on inertia

local function check_leg(quad, leg, others, ...)
  local what = ("one more joint on %s %s"):format(leg, table.concat({ ... }, " "))
  local before = generate("quad", quad, "--functions", OF_H, ...)
  local after = generate("quad", edited(quad, "</robot>", ANKLE:gsub("%%s", leg)), "--functions",
    OF_H, ...)
  suite:check(what .. ": it is there", after.files["quad_crba.c"]:find(leg .. "_ankle_s", 1, true))
  for _, name in ipairs(FUNCTION_FILES) do
    local file = ("quad_%s.c"):format(name)
    local old, new = single(before.files[file]), single(after.files[file])
    same_lines(("%s: sections of the other legs in %s"):format(what, file),
      sections_of(old, others), sections_of(new, others), 9)
    same_lines(("%s: lines that name the other legs in %s"):format(what, file),
      lines_naming(old, others, leg .. "_"), lines_naming(new, others, leg .. "_"), 9)
  end
  local function enumerators(header)
    local list, each = {}, header:gsub("(QUAD_[%w_]+), ", "%1,\n  ") -- one a line
    for _, line in ipairs(lines_naming(each, others, leg .. "_")) do
      if line:find("^  QUAD_") then list[#list + 1] = line end
    end
    return list
  end
  same_lines(what .. ": enumerators of the other legs", enumerators(before.files["quad.h"]),
    enumerators(after.files["quad.h"]), 27)
end

local function test_joint()
  local quad = support.contents("models/quad.urdf")
  local legs = { "lf", "rf", "lh", "rh" }
  for _, leg in ipairs(several({ "lh" }, "rf")) do
    local others = {}
    for _, other in ipairs(legs) do
      if other ~= leg then others[#others + 1] = other .. "_" end
    end
    check_leg(quad, leg, others, "--base", "floating")
    if leg == "lh" then
      check_leg(quad, leg, others)
      check_leg(quad, leg, others, "--base", "floating", "--real", "float", "--order",
        "alphabetical")
    end
  end
end

-- ---- d: zero or not ---------------------------------------------------------------------------

-- all lines of a source but the sections of `prefix`
local function elsewhere(source, prefix)
  local kept, inside = {}, false
  for _, line in ipairs(support.lines(source)) do
    local joint = heading_of(line)
    if joint then inside = joint:sub(1, #prefix) == prefix end
    if line == "}" then inside = false end
    if not inside then kept[#kept + 1] = line end
  end
  return kept
end

local function test_zero()
  local quad = support.contents("models/quad.urdf")
  local flat = 'ixx="0.02438" ixy="0" ixz'
  local before = generate("quad", quad, "--base", "floating", "--functions", OF_H)
  local after = generate("quad", edited(quad, flat, 'ixx="0.02438" ixy="0.00033" ixz'), "--base",
    "floating", "--functions", OF_H)
  local old, new = before.files["quad_crba.c"], after.files["quad_crba.c"]
  local numbers, others = before.files["quad_numbers.h"], after.files["quad_numbers.h"]
  suite:check("a zero product of inertia has no constant", not numbers:find("trunk_Jxy", 1, true)
    and not numbers:find("trunk_Ixy", 1, true))
  suite:check("as a number it has one",
    others:find("\nstatic const double trunk_[IJ]xy%s+=  0.00033;"))
  same_lines("and no line outside of the base's section changes",
    elsewhere(single(old), "base"),
    elsewhere(single(new), "base"), 400)
  for _, file in ipairs(before.names) do
    if not file:find("crba") and not file:find("model%.c") and not file:find("selftest")
      and not file:find("%.h$") then
      suite:equal("nor anything in " .. file, before.files[file], after.files[file])
    end
  end
  local back = generate("quad", quad, "--base", "floating", "--functions", OF_H)
  suite:equal("and back again nothing is left of it", 0, #differences(before, back))
end

test_other_changes()
test_masses()
test_masses_optimised()
test_size_of_a_mass()
test_joint()
test_zero()
suite:finish()
