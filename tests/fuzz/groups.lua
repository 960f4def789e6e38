--- Functions that `all` leaves out, for the fuzzer: derivatives, regressors, steps, constraints,
-- and hybrid dynamics.
--
-- groups.rows(input, output) -> rows like those of harness.lua, each with `group`; some arguments
-- of
--   constraints exist only if a constraint is switched or moves: see groups.fitting
-- groups.fitting(case, row) -> the row with the arguments that it has in this case
-- groups.packed(case, row, arg) -> an output of the row as it is in this case, packed or not
-- groups.setup(case, quoted) -> lines of C that give the oracle constraints and prescribed joints
-- groups.sizes(header) -> lines of C with the sizes of K
-- groups.choose(rng, case, text)   adds random ones to a case; text: its URDF
local cases = dofile "tests/fuzz/case.lua"
local constraints = dofile "tests/support/robots/constraints.lua"

local M = {}

M.NAMES = { "factors", "derivatives", "forces", "regressors", "steps", "constraints" }

function M.rows(input, output)
  local q, v, a, tau = input("q", "NQ"), input("v", "NV"), input("a", "NV"), input("tau", "NV")
  local function plain(name) return { name = name, plain = "J." .. name } end
  local h = plain "h"
  local mask = { name = "mask", count = "J.mask", only = "switch" }
  local function asked(name) return { name = name, from = name, only = "moving", "NM" } end
  local phi_d, dphi_d, ddphi_d = asked "phi_d", asked "dphi_d", asked "ddphi_d"
  -- of spook: one for all rows, or one for each row
  local function common(name) return { name = name, plain = "J." .. name, only = "common" } end
  local function of_rows(name)
    return { name = name, from = name .. "_of", only = "by_row", "NC" }
  end
  local eps, t, eps_of, t_of = common "eps", common "t", of_rows "eps", of_rows "t"
  local function square(name) return output(name, name, "NV", "NV") end
  -- both results of an equation: the last two arguments of a row
  local function solved(name, x, lambda)
    return output(name, x, "NV"), output("lambda", lambda, "NC")
  end
  local function group(name, list)
    for _, row in ipairs(list) do
      local last = row[#row]
      row.own_code = row.own_code or last.name == "lambda" and last.what ~= nil
      row.pivot = row.pivot or row.own_code
      row.group = name
      row.no_lanes = row.no_lanes or name == "steps" or name == "constraints"
    end
    return list
  end
  local all = {}
  for _, list in ipairs {
    group("factors", {
      { "ltdl_inverse_diagonal", { name = "H", from = "H", what = "ltdl_inverse", "NH" },
        pivot = true },
      { "solve_inverse_diagonal", input("LDinv", "NH"),
        { name = "x", from = "x", what = "solve", "NV" } },
    }),
    group("derivatives", {
      { "rnea_derivatives", q, v, a, square "dtau_dq", square "dtau_dv", packed = "D" },
      { "bias_derivatives", q, v, square "dC_dq", square "dC_dv", packed = "D" },
      { "gravity_derivative", q, square "dg_dq", packed = "D" },
      { "fd_derivatives", q, v, tau, square "da_dq", square "da_dv", square "Hinv", pivot = true,
        packed = "A" },
    }),
    group("forces", {
      { "joint_forces", q, v, a, output("F", "F", "NB", 6) },
      { "joint_forces_fext", q, v, a, input("f", "NB", 6), output("F", "F_fext", "NB", 6) },
      { "mimic_forces", q, v, a, output("tau_c", "tau_c", "NB"), follows = true },
      { "rnea_fext_world", q, v, a, input("f", "NB", 6), input("point", "NB", 3),
        output("tau", "rnea_fext_world", "NV") },
      { "coriolis_force", q, v, output("Cv", "Cv", "NV") },
    }),
    group("regressors", {
      { "regressor", q, v, a, output("Y", "Y", "NV", "NP"), packed = "Y" },
      { "inertial_parameters", output("theta", "theta", "NP") },
      { "regressor_slotine_li", q, v, { name = "v_r", from = "x", "NV" },
        { name = "a_r", from = "a", "NV" }, output("Y", "Y_slotine_li", "NV", "NP"),
        packed = "Y" },
      { "kinetic_regressor", q, v, output("y", "y_kinetic", "NP") },
      { "potential_regressor", q, output("y", "y_potential", "NP") },
      { "base_parameters", input("theta", "NP"), output("beta", "beta", "NR"), with = true },
      { "regressor_base", q, v, a, output("Y", "Y_base", "NV", "NR"), with = true },
    }),
    group("steps", {
      { "qdot", q, v, output("qd", "qdot", "NQ") },
      { "qdot_matrix", q, output("Q", "Q", "NQV") },
      { "step_semi_implicit", q, v, tau, h, output("q_next", "euler_q", "NQ"),
        output("v_next", "euler_v", "NV"), pivot = true },
      { "step_rk4", q, v, tau, h, output("q_next", "rk4_q", "NQ"), output("v_next", "rk4_v", "NV"),
        pivot = true },
    }),
    group("constraints", {
      { "phi", q, phi_d, mask, output("phi", "phi", "NC") },
      { "K", q, mask, output("K", "K", "NK") },
      { "Kdotv", q, v, mask, output("Kdotv", "Kdotv", "NC") },
      { "constraint_forces", q, input("lambda", "NC"), mask, output("tau", "pull", "NV") },
      { "delassus", q, mask, output("S", "S", "NC", "NC"), pivot = true },
      { "fd_constrained", q, v, tau, ddphi_d, mask, solved("a", "held_a", "held_lambda") },
      { "fd_stabilised", q, v, tau, input("gains", 2), phi_d, dphi_d, ddphi_d, mask,
        solved("a", "stabilised_a", "stabilised_lambda") },
      { "impact", q, v, plain "e", dphi_d, mask, solved("v_plus", "v_plus", "impulse") },
      { "position_correction", q, phi_d, mask, solved("dq", "dq", "dq_lambda") },
      { "position_step", q, phi_d, mask, output("q_next", "corrected_q", "NQ"), own_code = true },
      { "spook", q, v, tau, h, eps, eps_of, t, t_of, phi_d, dphi_d, mask,
        solved("v_next", "spook_v", "spook_lambda") },
      { "step_spook", q, v, tau, h, eps, eps_of, t, t_of, phi_d, dphi_d, mask,
        output("q_next", "spook_q", "NQ"), solved("v_next", "spook_v", "spook_lambda") },
    }),
    group("hybrid", {
      { "hybrid", q, v, { name = "a_known", from = "a", "NV" },
        { name = "tau_known", from = "tau", "NV" }, output("a", "hybrid_a", "NV"),
        output("tau", "hybrid_tau", "NV"), pivot = true, no_mimic = true },
    }),
  } do
    table.move(list, 1, #list, #all + 1, all)
  end
  return all
end

-- pattern -> the option that packs by it
local PACKS = { D = "packed_derivatives", A = "packed_derivatives", Y = "packed_regressors" }

function M.packed(case, row, arg)
  local letter = row.packed
  if not (arg.what and letter and case.options[PACKS[letter]]) then return arg end
  return { name = arg.name, what = arg.what, packed = letter, columns = arg[2], "N" .. letter }
end

function M.fitting(case, row)
  local by_row = case.options.spook_by_row
  local copy, there = {}, { by_row = by_row, common = not by_row }
  for key, value in pairs(row) do copy[key] = value end
  for _, c in ipairs(case.options.constraints or {}) do
    there.switch, there.moving = there.switch or c.switch, there.moving or c.moving
  end
  for k = #copy, 2, -1 do
    copy[k] = M.packed(case, row, copy[k])
    if copy[k].only and not there[copy[k].only] then table.remove(copy, k) end
  end
  return copy
end

-- ---- C ------------------------------------------------------------------------------------------

local ROWS = constraints.ROWS

local function three(list) return ("{ %s }"):format(table.concat(list or { 0, 0, 0 }, ", ")) end

local function end_of(at, quoted)
  at = at or {}
  return ("{ %s, %s, %s, %s }"):format(at.link and quoted(at.link) or "0", three(at.xyz),
    three(at.rpy), three(at.axis))
end

local function list_of(numbers)
  local words = {}
  for k, x in ipairs(numbers) do words[k] = ("%.17g"):format(x) end
  return ("{ %s }"):format(table.concat(words, ", "))
end

-- the sum of joints of a constraint
local function add_terms(add, call, joints, quoted)
  local names = {}
  for name in pairs(joints or {}) do names[#names + 1] = name end
  table.sort(names)
  for _, name in ipairs(names) do
    add("%s(J.o, %s, %.17g);", call, quoted(name), joints[name])
  end
end

local COMPONENTS = { "vx", "vy", "vz", "wx", "wy", "wz" }

-- calls that give the oracle a constraint's rows
local function add_rows(add, c, quoted)
  if c.points then
    add("oracle_rope(J.o, %.17g);", c.length)
    for _, point in ipairs(c.points) do
      add("{ static const oracle_end at = %s; oracle_point(J.o, &at); }", end_of(point, quoted))
    end
  elseif c.a then
    add("{ static const oracle_end a = %s, b = %s;", end_of(c.a, quoted), end_of(c.b, quoted))
    add("oracle_tie(J.o, %s, &a, &b, %.17g); }", quoted(c.type), c.length or 0)
  else
    add("oracle_coupling(J.o, %.17g);", c.offset or c.value or 0)
  end
  if c.type == "rolling" then
    local wheel = c.a.axis or c.a.rpy
    local radii = c.radii or { c.radius, c.radius, wheel and 0 or c.radius }
    add("oracle_radii(%.17g, %.17g, %.17g);", table.unpack(radii))
  elseif c.type == "linear" or c.type == "knife_edge" then
    local along, given = {}, c.velocity or { vz = 1 }
    for k, name in ipairs(COMPONENTS) do along[k] = given[name] or 0 end
    add("{ static const double along[6] = %s; oracle_along(along); }", list_of(along))
  end
  add_terms(add, "oracle_term", c.joints or c.joint and { [c.joint] = 1 }, quoted)
  add_terms(add, "oracle_inside", c.of, quoted)
  if c.coefficients then
    add("{ static const double list[] = %s; oracle_polynomial(%d, list); }",
      list_of(c.coefficients), #c.coefficients)
  end
end

-- eps and tau of the constraint's rows, if they are given
local function add_softness(add, c)
  if not (c.eps or c.tau) then return end
  local function rows(x)
    local list = {}
    for r = 1, ROWS[c.type] do list[r] = type(x) == "table" and x[r] or x or -1 end
    return list_of(list)
  end
  add("{ static const double eps[] = %s, t[] = %s; judge_soft(&J, eps, t); }", rows(c.eps),
    rows(c.tau))
end

function M.setup(case, quoted)
  local o, lines, bits = case.options, {}, 0
  local function add(form, ...) lines[#lines + 1] = "  " .. form:format(...) end
  for _, c in ipairs(o.constraints or {}) do
    add("judge_rows(&J, %d, %d, %d);", ROWS[c.type], c.switch and bits or -1, c.moving and 1 or 0)
    bits = bits + (c.switch and 1 or 0)
    add_rows(add, c, quoted)
    add_softness(add, c)
  end
  if o.spook_by_row then add "J.by_row = 1;" end
  for _, name in ipairs(o.prescribed or {}) do add("judge_prescribe(&J, %s);", quoted(name)) end
  return lines
end

function M.sizes(header)
  local lines = {}
  if header.has "NC" then
    lines[1] = ("  J.nc = %s_NC;\n  judge_size(&J, \"NC\", J.rows, J.nc);"):format(header.upper)
  end
  if header.text:find("_K_rowptr%[") then
    lines[#lines + 1] = ("  J.K_rowptr = %s_K_rowptr;\n  J.K_colind = %s_K_colind;"):format(
      header.id, header.id)
  end
  if header.text:find("_Q_rowptr%[") then
    lines[#lines + 1] = ("  J.Q_rowptr = %s_Q_rowptr;\n  J.Q_colind = %s_Q_colind;"):format(
      header.id, header.id)
  end
  if header.has "NM" then
    lines[#lines + 1] = ("  judge_size(&J, \"NM\", J.nm, %s_NM);"):format(header.upper)
  end
  if header.has "NR" then
    lines[#lines + 1] = ("  J.nr = %s_NR;"):format(header.upper)
  end
  return lines
end

-- ---- random -------------------------------------------------------------------------------------

local function listable(name) return not name:find("[^%w_]") and name ~= "all" end

local DOFS = { revolute = 1, continuous = 1, prismatic = 1, planar = 3, spherical = 3,
  floating = 6 }

-- how many dofs the joints between the ends of a constraint have; for one that names joints, all
local function ways_of(case, c)
  local above, sum = cases.above(case.robot), 0
  local function below(at)
    local set, link = {}, at and at.link
    while link and above[link] do
      set[above[link]], link = true, above[link].parent
    end
    return set
  end
  local sides, to_world = {}, false
  for k, at in ipairs(c.points or c.a and { c.a, c.b or {} } or {}) do
    sides[k], to_world = below(at), to_world or not at.link
  end
  for _, joint in ipairs(case.robot.joints) do
    local between = #sides == 0
    for _, set in ipairs(sides) do between = between or set[joint] ~= sides[1][joint] end
    sum = sum + (between and not joint.mimic and DOFS[joint.type] or 0)
  end
  return sum + (to_world and case.options.base == "floating" and 6 or 0)
end

-- constraints in the form of a configuration, or nil if names are too odd to be found in the text.
-- Most of them leave the joints between their ends some freedom: rows that depend on each other
-- have no unique forces to judge.
local function random_constraints(rng, case, text)
  for _, list in ipairs { case.robot.links, case.robot.joints } do
    for _, item in ipairs(list) do
      if not listable(item.name) then return nil end
    end
  end
  local joints = text:match "^(.-)<transmission" or text
  local crowded = rng:chance(0.25)
  for _ = 1, 8 do
    local list, rows = {}, 0
    for _, c in ipairs(constraints.random(rng, joints, rng:integer(1, 3),
      case.options.base == "floating", rng:chance(0.7), true)) do
      c.line = nil
      local all = rows + ROWS[c.type]
      if crowded or all <= ways_of(case, c) then list[#list + 1], rows = c, all end
    end
    if #list > 0 then return list end
  end
end

-- each is judged by the other
local BASE = { "base_parameters", "regressor_base" }

function M.choose(rng, case, text)
  local o, words = case.options, {}
  local opened = false -- an origin is tunable, and base parameters would depend on it
  for _, word in ipairs(o.tunable or {}) do opened = opened or word:find ":origin$" end
  for _, name in ipairs { "factors", "derivatives", "forces", "regressors", "steps" } do
    if rng:chance(0.25) then
      for _, row in ipairs(M.LIST) do
        local there = not row.follows or cases.follows(case)
        if row.group == name and not row.with and there and rng:chance(0.7) then
          words[#words + 1] = row[1]
        end
      end
      if name == "regressors" and not opened and rng:chance(0.5) then
        table.move(BASE, 1, #BASE, #words + 1, words)
      end
    end
  end
  if rng:chance(0.35) then o.constraints = random_constraints(rng, case, text) end
  o.spook_by_row = o.constraints and rng:chance(0.3) or nil
  if rng:chance(0.3) then o.loops = "schur" end -- every robot has this route
  for _, row in ipairs(o.constraints and M.LIST or {}) do
    if row.group == "constraints" and rng:chance(0.7) then words[#words + 1] = row[1] end
  end
  if rng:chance(0.2) and not cases.follows(case) then
    local joints = {}
    for _, joint in ipairs(case.robot.joints) do
      if joint.type ~= "fixed" and listable(joint.name) and rng:chance(0.6) then
        joints[#joints + 1] = joint.name
      end
    end
    if #joints > 0 then o.prescribed, words[#words + 1] = joints, "hybrid" end
  end
  if #words > 0 then
    o.functions = o.functions or { "all" }
    table.move(words, 1, #words, #o.functions + 1, o.functions)
  end
end

return M
