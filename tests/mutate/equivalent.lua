-- Mutants that no test can notice, or that none needs to, with the reason; a survivor that is not
-- listed here is a gap in the tests.
local M = {}

-- { pattern of the path, pattern of the line, old, new, why, pattern of the text before it };
-- old, new: nil for any
local KNOWN = {
  { "algo/tree/children%.lua$", "^if i < 0 then$", "<", "<=", "no body has the number 0" },
  { "prog/refine%.lua$", "^local PASSES = 3$", nil, nil, "a number that was chosen" },
  { "analysis/singular%.lua$", "^local MOST = ", nil, nil, "a size that was chosen" },
  { "analysis/singular%.lua$", "^local NOTHING = ", nil, nil, "a threshold that was chosen" },
  { "spatial/mat3%.lua$", "^M%.ROUNDING = ", nil, nil, "a threshold that was chosen" },
  { "spatial/mat3%.lua$", "^local MOST = ", nil, nil, "a threshold that was chosen" },
  { "spatial/mat3%.lua$", "<= 1e%-15 %* scale", "1e-15", nil, "a threshold that was chosen" },
  { "prog/split%.lua$", "^local DEARER = ", nil, nil, "weights that were chosen" },
  { "prog/split%.lua$", "^local CALL, LANES = ", nil, nil, "weights that were chosen" },
  { "prog/choice/target%.lua$", "^local LEAST_", nil, nil, "a size that was measured" },
  { "prog/choice/target%.lua$", "^M%.CUT", nil, nil, "sizes that were measured" },
  { "algo/tree/mechanism%.lua$", "sign > 0 and ", ">", ">=", "a sign is 1 or -1" },
  { "algo/tree/mechanism%.lua$", "body%.sign < 0 and ", "<", "<=", "a sign is 1 or -1" },
  { "algo/tree/mechanism%.lua$", "body%.sign < 0 and ", "0", "1", "a sign is 1 or -1" },
  { "algo/tree/mechanism%.lua$", "^for k = 1, 3 do slide%[k%] = K%.input", "1", "0",
    "an element more that nobody reads", "for k = $" },
  { "prog/naming%.lua$", "^return a < 0 and b < 0", "<", "<=", "a sign is 1 or -1" },
  { "prog/lower%.lua$", "owners%[k %+ 1%]%.at <= at", "<=", "<",
    "a node and an event never have the same number" },
  { "prog/lower%.lua$", "events%[next_event%]%.at < at", "<", "<=",
    "a node and an event never have the same number" },
  { "prog/lower%.lua$", "at >= group%.first", ">=", ">", "the first sine alone has that number" },
  { "prog/choice/candidates%.lua$", "^H = H or nil,", "or", "and",
    "a trace that is kept to save the time of another one" },
  { "prog/split%.lua$", "^local pieces = math%.max%(1,", "1", "2",
    "what is cut has more than one part" },
  { "algo/tree/mechanism%.lua$", "^if Q%[1%]%[1%] ~= 1 or", "or", "and",
    "of a turn by right angles none or one axis stays, or all three" },
  { "algo/tree/mechanism%.lua$", "^if Q%[1%]%[1%] ~= 1 or", "~=", "==",
    "the other two say the same but of the identity, and that is no operation" },
  { "algo/factor/hybrid%.lua$", "^while above > 0 and not place%[above%]", "0", "1",
    "above the first dof there is none" },
  { "algo/tree/momentum%.lua$", "^for k = 1, 6 do parent%[k%]", "6", "5",
    "of the momenta of subtrees only the linear parts are used" },
  { "algo/runs%.lua$", "last%.carries == carries%[j%]", "==", "~=",
    "runs of one: the same operations in more statements" },
  { "prog/refine%.lua$", "^local fewer = terms and #terms > 1", ">", ">=",
    "a sum has two terms or more" },
  { "prog/trace%.lua$", "%.dof < dof do", "<", "<=", "pivots of one dof, in any order" },
  { "duo_kinetic_energy%.c$", "_V_rx = %-", "-", "",
    "a velocity that is squared" },
  { "_centroidal%.c$", "base_v[xyz]%]", "*", "/",
    "the angular momentum about the centre of mass that the base's own travel gives: a sum that "
      .. "is zero but for rounding, times or by a rate" },
}

-- a pivot of exactly zero, which no state of a robot with mass has
for _, fn in ipairs { "fd", "aba", "minv" } do
  for _, change in ipairs { { ">", ">=" }, { "1", "0" }, { "1", "2" } } do
    KNOWN[#KNOWN + 1] = { "_" .. fn .. "%.c$", "^if %(!%([%w_]+ > 0%.0%)%) return 1 %+ ", change[1],
      change[2], "the self-test meets no pivot of zero; tests/suites/tunable.lua does" }
  end
end

function M.reason(site)
  for _, known in ipairs(KNOWN) do
    local path, code, old, new, why, before = table.unpack(known, 1, 6)
    if site.path:find(path) and site.code:find(code) and (old or site.old) == site.old
      and (new or site.new) == site.new and site.before:find(before or "") then
      return why
    end
  end
  return nil
end

return M
