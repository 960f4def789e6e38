--- Functions that `all` leaves out, for the fuzzer: derivatives, regressors, steps, constraints,
-- and hybrid dynamics.
--
-- groups.rows(input, output) -> rows as those of harness.lua, each with `group`
-- groups.setup(case, quoted) -> C that tells the oracle of constraints and prescribed joints: lines
-- groups.sizes(header) -> lines of C with the sizes of K
-- groups.choose(rng, case, text)   what a random case has of them; text: its URDF
local cases = dofile "tests/fuzz/case.lua"
local constraints = dofile "tests/support_constraints.lua"

local M = {}

M.NAMES = { "derivatives", "regressors", "steps", "constraints" }

function M.rows(input, output)
  local q, v, a, tau = input("q", "NQ"), input("v", "NV"), input("a", "NV"), input("tau", "NV")
  local h = { name = "h", plain = "J.h" }
  local function square(name) return output(name, name, "NV", "NV") end
  local function group(name, list)
    for _, row in ipairs(list) do
      row.group = name
      row.no_lanes = row.no_lanes or name == "steps" or name == "constraints"
    end
    return list
  end
  local all = {}
  for _, list in ipairs {
    group("derivatives", {
      { "rnea_derivatives", q, v, a, square "dtau_dq", square "dtau_dv" },
      { "bias_derivatives", q, v, square "dC_dq", square "dC_dv" },
      { "gravity_derivative", q, square "dg_dq" },
      { "fd_derivatives", q, v, tau, square "da_dq", square "da_dv", square "Hinv", pivot = true },
    }),
    group("regressors", {
      { "regressor", q, v, a, output("Y", "Y", "NV", "NP") },
      { "inertial_parameters", output("theta", "theta", "NP") },
    }),
    group("steps", {
      { "step_semi_implicit", q, v, tau, h, output("q_next", "euler_q", "NQ"),
        output("v_next", "euler_v", "NV"), pivot = true },
      { "step_rk4", q, v, tau, h, output("q_next", "rk4_q", "NQ"), output("v_next", "rk4_v", "NV"),
        pivot = true },
    }),
    group("constraints", {
      { "phi", q, output("phi", "phi", "NC") },
      { "K", q, output("K", "K", "NK") },
      { "Kdotv", q, v, output("Kdotv", "Kdotv", "NC") },
      { "constraint_forces", q, input("lambda", "NC"), output("tau", "pull", "NV") },
      { "fd_constrained", q, v, tau, output("a", "held_a", "NV"),
        output("lambda", "held_lambda", "NC"), pivot = true, own_code = true },
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

-- ---- C ------------------------------------------------------------------------------------------

local function three(list) return ("{ %s }"):format(table.concat(list or { 0, 0, 0 }, ", ")) end

local function end_of(at, quoted)
  at = at or {}
  return ("{ %s, %s, %s, %s }"):format(at.link and quoted(at.link) or "0", three(at.xyz),
    three(at.rpy), three(at.axis))
end

function M.setup(case, quoted)
  local o, lines = case.options, {}
  local function add(form, ...) lines[#lines + 1] = "  " .. form:format(...) end
  for _, c in ipairs(o.constraints or {}) do
    local joints = c.joints or c.joint and { [c.joint] = 1 }
    if joints then
      add("oracle_coupling(J.o, %.17g);", c.offset or c.value or 0)
      local names = {}
      for name in pairs(joints) do names[#names + 1] = name end
      table.sort(names)
      for _, name in ipairs(names) do
        add("oracle_term(J.o, %s, %.17g);", quoted(name), joints[name])
      end
    else
      add("{ static const oracle_end a = %s, b = %s;", end_of(c.a, quoted), end_of(c.b, quoted))
      add("oracle_tie(J.o, %s, &a, &b, %.17g); }", quoted(c.type), c.length or 0)
    end
  end
  for _, name in ipairs(o.prescribed or {}) do add("judge_prescribe(&J, %s);", quoted(name)) end
  return lines
end

function M.sizes(header)
  local lines = {}
  if header.text:find("\n  " .. header.upper .. "_NC\n") then
    lines[1] = ("  J.nc = %s_NC;"):format(header.upper)
  end
  if header.text:find("_K_rowptr%[") then
    lines[2] = ("  J.K_rowptr = %s_K_rowptr;\n  J.K_colind = %s_K_colind;"):format(header.id,
      header.id)
  end
  return lines
end

-- ---- at random ----------------------------------------------------------------------------------

local function listable(name) return not name:find("[^%w_]") and name ~= "all" end

-- constraints as a configuration has them, or nil where names are too odd to be found in the text
local function random_constraints(rng, case, text)
  for _, list in ipairs { case.robot.links, case.robot.joints } do
    for _, item in ipairs(list) do
      if not listable(item.name) then return nil end
    end
  end
  local joints = text:match "^(.-)<transmission" or text
  local list = constraints.random(rng, joints, rng:integer(1, 3), case.options.base == "floating")
  for _, c in ipairs(list) do c.line = nil end
  return #list > 0 and list or nil
end

function M.choose(rng, case, text)
  local o, words = case.options, {}
  for _, name in ipairs { "derivatives", "regressors", "steps" } do
    if rng:chance(0.25) then
      for _, row in ipairs(M.LIST) do
        if row.group == name and rng:chance(0.7) then words[#words + 1] = row[1] end
      end
    end
  end
  if rng:chance(0.35) then o.constraints = random_constraints(rng, case, text) end
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
