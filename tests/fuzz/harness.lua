-- Writes the C program that runs all functions of a case and has the oracle judge them.
--
-- The functions are listed here once more, from README, independently of the generator; only names
-- come from the generated header: the identifiers of links, and which functions take a pointer to
-- the tunable numbers.
local cases = dofile "tests/fuzz/case.lua"
local groups = dofile "tests/fuzz/groups.lua"

local M = {}

-- Functions: arguments { name, dimensions.., from = input of the judge | what = result to judge }.
local function input(name, ...) return { name = name, from = name, ... } end
local function output(name, what, ...) return { name = name, what = what, ... } end
local function changed(name, from, what, ...)
  return { name = name, from = from, what = what, ... }
end

local q, v, a = input("q", "NQ"), input("v", "NV"), input("a", "NV")
local tau_in = input("tau", "NV")

M.FUNCTIONS = {
  { "crba", q, output("H", "H", "NH") },
  { "ltdl", changed("H", "H", "ltdl", "NH"), pivot = true },
  { "ltl", changed("H", "H", "ltl", "NH"), pivot = true },
  { "solve", input("LD", "NH"), changed("x", "x", "solve", "NV") },
  { "mul_H", input("H", "NH"), input("x", "NV"), output("y", "mul_H", "NV") },
  { "rnea", q, v, a, output("tau", "tau", "NV") },
  { "rnea_fext", q, v, a, input("f", "NB", 6), output("tau", "rnea_fext", "NV") },
  { "bias", q, v, output("C", "C", "NV") },
  { "gravity", q, output("g", "g", "NV") },
  { "Ha", q, a, output("tau", "Ha", "NV") },
  { "fd", q, v, tau_in, output("a", "qdd", "NV"), pivot = true },
  { "aba", q, v, tau_in, output("a", "qdd", "NV"), pivot = true, no_mimic = true },
  { "minv", q, output("Hinv", "Hinv", "NV", "NV"), pivot = true },
  { "coriolis", q, v, output("C", "Cmat", "NV", "NV") },
  { "fk", q, output("pose", "pose", "NL", 12) },
  { "com", q, output("com", "com", 3), needs_mass = true },
  { "com_velocity", q, v, output("vcom", "vcom", 3), needs_mass = true },
  { "com_jacobian", q, output("Jcom", "Jcom", 3, "NV"), needs_mass = true },
  { "centroidal", q, v, output("A", "AG", 6, "NV"), output("h", "hG", 6), needs_mass = true },
  { "centroidal_bias", q, v, output("Adotv", "Adotv", 6), needs_mass = true },
  { "kinetic_energy", q, v, returns = true },
  { "potential_energy", q, returns = true },
  { "integrate", q, v, { name = "dt", plain = true }, output("q_next", "integrate", "NQ"),
    no_lanes = true },
  { "difference", { name = "q0", from = "q", "NQ" }, input("q1", "NQ"),
    output("v", "difference", "NV"), no_lanes = true },
  { "neutral", output("q", "neutral", "NQ"), no_lanes = true },
  { "normalize", changed("q", "qn", "normalize", "NQ"), no_lanes = true },
}

for _, prefix in ipairs { "", "ltl_" } do
  for _, op in ipairs { "mul_L", "mul_Lt", "solve_L", "solve_Lt" } do
    local name = prefix .. op
    table.insert(M.FUNCTIONS, { name,
      { name = "L", from = prefix == "" and "LD" or "L", "NH" }, changed("x", "x", name, "NV") })
  end
end
table.insert(M.FUNCTIONS, { "ltl_solve", input("L", "NH"), changed("x", "x", "ltl_solve", "NV") })


groups.LIST = groups.rows(input, output)
M.GROUPS = groups

M.OF_FRAMES = {
  { "acceleration", q, v, a, output("A", "A", 6) },
  { "acceleration_classical", q, v, a, output("A", "A_classical", 6) },
}
table.insert(M.OF_FRAMES, { "osim", q, output("Lambda_inv", "Lambda_inv", 6, 6), pivot = true,
  group = "constraints", no_lanes = true })
for k, kind in ipairs { "", "_aligned", "_world" } do
  table.insert(M.OF_FRAMES, k, { "velocity" .. kind, q, v, output("V", "V" .. kind, 6) })
  table.insert(M.OF_FRAMES, { "jacobian" .. kind, q, output("J", "J" .. kind, 6, "NV") })
  table.insert(M.OF_FRAMES, { "jdotv" .. kind, q, v, output("out", "Jdotv" .. kind, 6) })
end

-- results of --fuse: word -> inputs, dimensions, and further requirements on the robot
M.FUSED = {
  { "H", "q", "NH" }, { "LD", "q", "NH", pivot = true }, { "C", "qv", "NV" }, { "g", "q", "NV" },
  { "tau", "qva", "NV" }, { "Ha", "qa", "NV" }, { "qdd", "qvt", "NV", pivot = true },
  { "Hinv", "q", "NV", "NV", pivot = true }, { "Cmat", "qv", "NV", "NV" },
  { "pose", "q", "NL", 12 },
  { "com", "q", 3, needs_mass = true }, { "vcom", "qv", 3, needs_mass = true },
  { "Jcom", "q", 3, "NV", needs_mass = true }, { "AG", "qv", 6, "NV", needs_mass = true },
  { "hG", "qv", 6, needs_mass = true }, { "AGdotv", "qv", 6, needs_mass = true },
  { "F", "qva", "NB", 6 }, { "Cv", "qv", "NV" }, { "qdot", "qv", "NQ" },
  { "Q", "q", "NQV" },
  { "dtau_dq", "qva", "NV", "NV", packed = "D" }, { "dtau_dv", "qva", "NV", "NV", packed = "D" },
  { "dC_dq", "qv", "NV", "NV", packed = "D" }, { "dC_dv", "qv", "NV", "NV", packed = "D" },
  { "dg_dq", "q", "NV", "NV", packed = "D" }, { "Y", "qva", "NV", "NP", packed = "Y" },
}
M.FUSED_OF_LINKS = {
  { "V", "qv", 6 }, { "V_aligned", "qv", 6 }, { "V_world", "qv", 6 }, { "A", "qva", 6 },
  { "A_classical", "qva", 6 }, { "J", "q", 6, "NV" },
  { "J_aligned", "q", 6, "NV" }, { "J_world", "q", 6, "NV" }, { "Jdotv", "qv", 6 },
  { "Jdotv_aligned", "qv", 6 }, { "Jdotv_world", "qv", 6 },
}

-- ---- names ------------------------------------------------------------------------------------

local function contents(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read("a")
  file:close()
  return text
end

-- { id = prefix of functions, upper = of macros, text = the header, has(size) = does it name it? }
local function header_of(directory, files)
  local best
  for _, name in ipairs(files) do
    local id = name:match("^(.*)%.h$")
    if id and (not best or #id < #best) then best = id end
  end
  local text = contents(directory .. "/" .. best .. ".h")
  local upper = text:match("\n#ifndef ([%w_]+)_H\n")
  local function has(size) return text:find("\n  " .. upper .. "_" .. size .. " = ", 1, true) end
  return { id = best, upper = upper, text = text, has = has }
end

-- names of the functions of links in the order of the header: link by link, and for each in the
-- order of M.OF_FRAMES
local function names_about_links(header)
  local names = {}
  for name in header.text:gmatch("\n%l+ " .. header.id .. "_([%w_]+)%(") do
    for _, row in ipairs(M.OF_FRAMES) do
      if name:sub(1, #row[1] + 1) == row[1] .. "_" then
        names[#names + 1] = name
        break
      end
    end
  end
  return names
end

-- the struct of tunable numbers, if the function takes it: R_params, or a name with a number
-- appended
local function takes_params(header, name)
  return header.text:match("%f[%w_]" .. header.id .. "_" .. name .. "%(%s*const ([%w_]+) %*p%f[%W]")
end

-- ---- which functions a case has ---------------------------------------------------------------

-- link: that of the row, if it is about a link
local function selected(case, row, link)
  for _, word in ipairs(case.options.functions or { "all" }) do
    if word == "all" and not row.group or word == row[1] or link and word == row[1] .. "_" .. link
      or word == "fd:H" and row[1] == "fd" then
      return true
    end
  end
  return false
end

-- a fused function as a row like those above
local function fused_row(case, spec)
  local row, wanted, after = { spec.name, fused = true }, {}, {}
  for _, word in ipairs(spec.outputs) do
    local key, link = word:match("^([%w_]+):(.+)$")
    for _, known in ipairs(link and M.FUSED_OF_LINKS or M.FUSED) do
      if known[1] == (key or word) then
        for letter in known[2]:gmatch(".") do wanted[letter] = true end
        row.pivot = row.pivot or known.pivot
        after[#after + 1] = groups.packed(case, known,
          output("out" .. #after + 1, known[1], table.unpack(known, 3)))
        after[#after].frame = link
      end
    end
  end
  if wanted.q then row[#row + 1] = q end
  if wanted.v then row[#row + 1] = v end
  if wanted.a then row[#row + 1] = a end
  if wanted.t then row[#row + 1] = tau_in end
  table.move(after, 1, #after, #row + 1, row)
  return row
end

-- the links and frames that have functions, in order: those of --frames, then extra frames in the
-- order of the tree
local function frame_names(case)
  local o, names, extra = case.options, {}, {}
  for k, name in ipairs(o.frames or {}) do names[k] = name end
  for _, frame in ipairs(o.extra_frames or {}) do extra[frame.name] = true end
  for _, name in ipairs(names) do extra[name] = nil end
  for _, name in ipairs(cases.walk(case)) do
    if extra[name] then names[#names + 1] = name end
  end
  return names
end

-- Every function that the case should have, as rows; `frame` is the link that one is about.
local function functions_of(case, header)
  local o, list = case.options, {}
  local follows = cases.follows(case)
  for _, rows in ipairs { M.FUNCTIONS, groups.LIST } do
    for _, row in ipairs(rows) do
      if selected(case, row) and not (row.no_mimic and follows) then
        list[#list + 1] = groups.fitting(case, row)
      end
    end
  end
  local names, taken = names_about_links(header), 0
  for _, name in ipairs(frame_names(case)) do
    for _, row in ipairs(M.OF_FRAMES) do
      if selected(case, row, name) then
        taken = taken + 1
        local copy = { names[taken] or row[1], frame = name, pivot = row.pivot,
          no_lanes = row.no_lanes }
        list[#list + 1] = table.move(row, 2, #row, 2, copy)
      end
    end
  end
  for _, spec in ipairs(o.fuse or {}) do list[#list + 1] = fused_row(case, spec) end
  return list
end

-- ---- C ----------------------------------------------------------------------------------------

local function quoted(text)
  local function octal(c) return ("\\%03o"):format(c:byte()) end
  return '"' .. text:gsub('[%c"\\?\128-\255]', octal) .. '"'
end

local function size_of(arg, upper)
  local parts = {}
  for k, d in ipairs(arg) do parts[k] = type(d) == "string" and upper .. "_" .. d or tostring(d) end
  return table.concat(parts, "*"), parts
end

-- an argument with several dimensions is a pointer to arrays
local function cast(parts, lanes, batch)
  local rest = table.move(parts, batch and 1 or 2, #parts, 1, {})
  if lanes then rest[#rest + 1] = tostring(lanes) end
  return #rest > 0 and ("(REAL (*)[%s])"):format(table.concat(rest, "][")) or ""
end

local function call_of(_, header, row, lines)
  local upper, name = header.upper, row[1]
  local words, after = {}, {}
  if takes_params(header, name) then words[1] = "&params" end
  for k = 2, #row do
    local arg = row[k]
    if arg.plain then
      words[#words + 1] = "(REAL)" .. (arg.plain == true and "J.dt" or arg.plain)
    elseif arg.count then
      words[#words + 1] = arg.count
    else
      local n, parts = size_of(arg, upper)
      local make = not arg.from and ("judge_out(&J, %s)"):format(n)
        or ("%s(&J, J.%s, %s)"):format(arg.what and "judge_inout" or "judge_in", arg.from, n)
      lines[#lines + 1] = ("    REAL *a%d = %s;"):format(k, make)
      words[#words + 1] = cast(parts) .. "a" .. k
      if arg.what then
        lines[#lines + 1] = "    const double *w" .. k .. ";"
        local wide = ("judge_wide(&J, a%d, %s)"):format(k, n)
        if arg.packed then
          local pattern = header.id .. "_" .. arg.packed
          wide = ("judge_unpacked(oracle_nv(J.o), %s_%s, %s_rowptr, %s_colind, %s)"):format(upper,
            arg.columns, pattern, pattern, wide)
        end
        after[#after + 1] = ("    w%d = %s;"):format(k, wide)
      end
    end
  end
  local call = ("%s_%s(%s)"):format(header.id, name, table.concat(words, ", "))
  local left = row.pivot and "code = " or row.returns and "value = " or ""
  if row.pivot then lines[#lines + 1] = "    int code;" end
  if row.returns then lines[#lines + 1] = "    double value;" end
  lines[#lines + 1] = ("    %s%s;"):format(left, call)
  table.move(after, 1, #after, #lines + 1, lines)
  lines[#lines + 1] = ('    judge_guards(&J, "%s");'):format(name)
  if row.own_code then
    lines[#lines + 1] = "    J.code = code;"
  elseif row.pivot then
    lines[#lines + 1] = ('    judge_returned(&J, "%s", code);'):format(name)
  end
  if row.returns then
    lines[#lines + 1] = ('    judge_output(&J, "%s", "%s", 0, &value);'):format(name, name)
  end
  for k = 2, #row do
    local arg = row[k]
    if arg.what then
      local frame = arg.frame or row.frame
      lines[#lines + 1] = ('    judge_output(&J, "%s", "%s", %s, w%d);'):format(name, arg.what,
        frame and ("oracle_frame_named(J.o, %s)"):format(quoted(frame)) or "0", k)
    end
  end
end

-- the batch form against the plain one, to the last bit
local function lanes_of(case, header, row, lines)
  local upper, name, n = header.upper, row[1], tonumber(case.options.lanes)
  local states, blocks = n + 3, 2
  local form = ("%s_batch_x%d"):format(name, n)
  local args = table.move(row, 2, #row, 1, {})
  if row.returns then args[#args + 1] = { name = "value", what = "value" } end
  local params = takes_params(header, name)
  local plain, batch, after = { params and "&params" or nil }, { tostring(states),
    params and "&params" or nil }, {}
  for k, arg in ipairs(args) do
    local size, parts = size_of(arg, upper)
    if size == "" then size = "1" end
    lines[#lines + 1] = ("    REAL *s%d = judge_spread(&J, %s, %s, %d);"):format(k,
      arg.from and "J." .. arg.from or "NULL", size, states)
    lines[#lines + 1] = ("    REAL *b%d = judge_blocks(&J, %s, %s, %d, %d, %d);"):format(k,
      arg.from and "s" .. k or "NULL", size, states, n, blocks)
    if not (row.returns and k == #args) then
      plain[#plain + 1] = cast(parts) .. ("(s%d + k*(%s))"):format(k, size)
    end
    batch[#batch + 1] = cast(parts, n, true) .. "b" .. k
    if arg.what then
      after[#after + 1] = ('    judge_equal(&J, "%s", "%s", %d*(%s),\n      judge_unblock(&J, b%d, '
        .. '%s, %d, %d), judge_wide(&J, s%d, %d*(%s)));'):format(form, arg.what, states, size, k,
        size, states, n, k, states, size)
      after[#after + 1] = ('    if (!judge_rest_is_untouched(&J, b%d, %s, %d, %d, %d))\n'
        .. '      judge_complain(&J, "%s", "writes lanes beyond the last state");'):format(k, size,
        states, n, blocks, form)
    end
  end
  local set = row.returns and ("s%d[k] = "):format(#args) or ""
  lines[#lines + 1] = ("    for (int k = 0; k < %d; k++)\n      %s%s_%s(%s);"):format(states, set,
    header.id, name, table.concat(plain, ", "))
  lines[#lines + 1] = ("    %s_%s(%s);"):format(header.id, form, table.concat(batch, ", "))
  table.move(after, 1, #after, #lines + 1, lines)
  lines[#lines + 1] = ('    judge_guards(&J, "%s");'):format(form)
end

-- calls that give the oracle the options
local function setup(case, urdf)
  local o, lines = case.options, {}
  local function add(form, ...) lines[#lines + 1] = "  " .. form:format(...) end
  local function list(name, values) add("{ static const double %s[] = { %s };", name,
    table.concat(values, ", ")) end
  add("J.o = oracle_read(%s);", quoted(urdf))
  if o.base == "floating" then add("oracle_floating_base(J.o);") end
  if o.mimic == "free" then add("oracle_free_mimics(J.o);") end
  if o.snap then add("oracle_snap(J.o, %s);", o.snap) end
  if o.gravity then add("oracle_gravity(J.o, %s);", table.concat(o.gravity, ", ")) end
  if o.no_armature then add("oracle_no_armature(J.o);") end
  if o.joint_friction then add("oracle_friction(J.o, %s);", o.friction_width or "0.01") end
  if o.order == "alphabetical" then add("oracle_alphabetical(J.o);") end
  if type(o.order) == "table" then
    for _, name in ipairs(o.order) do add("oracle_next_joint(J.o, %s);", quoted(name)) end
  end
  for _, pair in ipairs(o.screw or {}) do
    add("oracle_screw(J.o, %s, %s);", quoted(pair[1]), pair[2])
  end
  for _, pair in ipairs(o.armature or {}) do
    add("oracle_armature(J.o, %s, %s);", quoted(pair[1]), pair[2])
  end
  for _, p in ipairs(o.payload or {}) do
    list("c", p.com)
    list("I", p.I)
    add("oracle_payload(J.o, %s, %s, c, I); } }", quoted(p.link), p.mass)
  end
  for _, f in ipairs(o.extra_frames or {}) do
    list("xyz", f.xyz)
    list("rpy", f.rpy)
    add("oracle_extra_frame(J.o, %s, %s, xyz, rpy); } }", quoted(f.name), quoted(f.link))
  end
  for _, name in ipairs(o.poses or {}) do add("oracle_pose(J.o, %s);", quoted(name)) end
  add("oracle_build(J.o);")
  for _, line in ipairs(groups.setup(case, quoted)) do lines[#lines + 1] = line end
  return table.concat(lines, "\n")
end

local PRELUDE = [[
#include "%s.h"
%s
#include "%s/tests/fuzz/judge/judge.h"

#include <stddef.h>
#include <stdio.h>

typedef %s REAL;

static judge J;
]]

-- The program.  files: names in the directory of the generated code; root: the project, from there.
-- Also returns the rows of the functions that it calls.
function M.program(case, directory, files, urdf, root)
  local o = case.options
  local header = header_of(directory, files)
  local upper = header.upper
  local rows = functions_of(case, header)
  local real = o.real or "double"
  local lines = { PRELUDE:format(header.id, o.lanes and ('#include "%s_x%s.h"'):format(header.id,
    o.lanes) or "", root, real) }
  local calls = {}
  local function wrap(name, k, row, body)
    local params = takes_params(header, row[1])
    lines[#lines + 1] = ("static void %s%d(void)\n{"):format(name, k)
    if params then
      lines[#lines + 1] = ("  %s params;\n  %s_params_default(&params);"):format(params,
        header.id)
    end
    lines[#lines + 1] = "  {"
    body(case, header, row, lines)
    lines[#lines + 1] = "  }\n}\n"
    calls[#calls + 1] = ("    %s%d();"):format(name, k)
  end
  for k, row in ipairs(rows) do
    wrap("call", k, row, call_of)
    if o.lanes and not row.no_lanes then wrap("lanes", k, row, lanes_of) end
  end
  local pattern = header.text:find("_H_rowptr%[") ~= nil
  lines[#lines + 1] = "int main(void)\n{"
  lines[#lines + 1] = setup(case, urdf)
  lines[#lines + 1] = ("  J.single = sizeof(REAL) == sizeof(float);\n  J.tree = %d;\n"
    .. "  J.seed = %du;"):format(o.pattern == "tree" and 1 or 0, case.seed & 0xffffffff)
  if pattern then
    lines[#lines + 1] = ("  J.nh = %s_NH;\n  J.rowptr = %s_H_rowptr;\n  J.colind = %s_H_colind;")
      :format(upper, header.id, header.id)
  end
  for _, line in ipairs(groups.sizes(header)) do lines[#lines + 1] = line end
  for _, pair in ipairs { { "NQ", "nq" }, { "NV", "nv" } } do
    lines[#lines + 1] = ('  judge_size(&J, "%s", oracle_%s(J.o), %s_%s);'):format(pair[1], pair[2],
      upper, pair[1])
  end
  for _, pair in ipairs { { "NB", "nb" }, { "NL", "nl" } } do
    if header.has(pair[1]) then
      lines[#lines + 1] = ('  judge_size(&J, "%s", oracle_%s(J.o), %s_%s);'):format(pair[1],
        pair[2], upper, pair[1])
    end
  end
  lines[#lines + 1] = "  if (J.wrong)\n    return judge_end(&J);"
  lines[#lines + 1] = ("  for (int k = 0; k < %d; k++) {\n    judge_begin(&J, k < 4 ? (k + 3)%%4 "
    .. ": 0);\n    if (J.wrong)\n      break;"):format(case.states or 4)
  table.move(calls, 1, #calls, #lines + 1, lines)
  lines[#lines + 1] = "  }\n  return judge_end(&J);\n}\n"
  return table.concat(lines, "\n"), rows
end

return M
