-- The checks of r_selftest.c: for every generated function, the lines of C that run it and the
-- generic runtime on the same random state and compare.
--
-- What is compared with stands in the function's row (catalogue): twin = { header, C }, which
-- leaves the expected result in y, and check, whose word `by` says how:
--   nil             the result against y; scale: C for what a difference counts relative to, where
--                   y is smaller; before: C that fills ry, where it is overwritten;
--                   after: C that changes y
--   "entries"       H entry by entry
--   "sparse rows"   K, spread over all dofs, against the twin's full matrix
--   "product"       a product with a factor: the row's twin on the runtime's factor
--   "solution"      what solves an equation, put back: `of`, a product, of it is x again
--   "factor"        of H: its products make H again; prefix: theirs; scaled: with a D between
--   "acceleration"  rnea of it is tau again
--   "hybrid"        likewise; what is known is handed on as it is
--   "inverse"       H times it is the identity
--   "sensitivity"   H times derivatives of a is minus those of tau, and H times Hinv the identity
--   "step"          q_next and v_next after so short a time h that they hardly depend on the way:
--                   against the twin's, velocities by what H makes of them
--   "residual"      the result against y, relative to the scale of what was solved for it alone
-- All but the first three need H regular: they run only on states where it is.
--
-- In a snippet, @(args) is a call of the generated function; rq, rv, ra, rt, rx are the state in
-- the type of the robot, q, v, a, t, x the same numbers in double; y, ry are results.
local scale = require "catalogue.scale"

local M = {}

-- argument -> the state that it takes
local STATE = {
  q = "rq", v = "rv", a = "ra", tau = "rt", a_known = "ra", tau_known = "rt",
  f = "rf", x = "rx", H = "rH", q0 = "rq", q1 = "rq2",
  dt = "(real)0.125", h = "(real)h", lambda = "rlambda", phi_d = "rphi_d", mask = "mask",
}

-- elements of an argument, as C
local function size_of(arg)
  local numbers, words = {}, {}
  for _, dim in ipairs(arg.dims) do
    table.insert(type(dim) == "number" and numbers or words, tostring(dim))
  end
  table.move(words, 1, #words, #numbers + 1, numbers)
  return table.concat(numbers, " * ")
end

-- how its results follow each other in ry: the call's arguments, the elements of all, and the
-- columns of a result that has rows
local function results_of(fn)
  local words, size, columns = {}, nil, nil
  for _, arg in ipairs(fn.args) do
    local at = size and "ry + " .. size or "ry"
    if arg.mode == "in" and not arg.params then -- M.call has the parameters
      words[#words + 1] = STATE[arg.name]
    elseif arg.mode ~= "in" then
      if #arg.dims > 1 then
        at, columns = ("rows(%s)"):format(at), tostring(arg.dims[#arg.dims])
      end
      words[#words + 1] = at
      size = (size and size .. " + " or "") .. size_of(arg)
    end
  end
  return table.concat(words, ", "), size or "1", columns
end

local BY = {}
M.BY = BY

local function simple(fn, compare)
  local words, size, columns = results_of(fn)
  local call = (fn.returns == "value" and "ry[0] = @(%s);" or "@(%s);"):format(words)
  local lines = { fn.twin[2] .. ";", call, compare or
    ("compare(&checks[c], %s, ry, y, %s);"):format(size, fn.check.scale) }
  if fn.check.after then lines[1] = lines[1] .. "\n    " .. fn.check.after .. ";" end
  if fn.check.before then table.insert(lines, 2, fn.check.before .. ";") end
  return { size = size, columns = columns, code = table.concat(lines, "\n    ") }
end

function BY.entries(fn) return simple(fn, "compare_H(&checks[c], ry, y);") end

BY["sparse rows"] = function(fn)
  local spread = ([=[
for (int i = 0; i < NC * NV; i++) rz[i] = 0;
    for (int i = 0; i < NC; i++) {
      for (int k = ROWPTR[i]; k < ROWPTR[i + 1]; k++) rz[i * NV + COLIND[k]] = ry[k];
    }
    compare(&checks[c], NC * NV, rz, y, SCALE);]=]):gsub("SCALE", scale.REST)
  local s = simple(fn, spread)
  s.size = "NC * NV"
  return s
end

-- first a diagonal of small pivots, but for one of zero that has to be told, another in each state
function BY.factor(_, check)
  local D = check.scaled and "      for (int i = 0; i < NV; i++) z[i] *= diagonal(LD, i);\n" or ""
  return { size = "NH", residual = true, code = ([[
static int k = 0;
    for (int i = 0; i < NH; i++) ry[i] = 0;
    for (int i = 0; i < NV; i++) ry[m->rowptr[i + 1] - 1] = i == k ? 0 : (real)1e-9;
    if (@(ry) != 1 + k) fail(&checks[c]);
    k = (k + 1) % NV;
    for (int i = 0; i < NH; i++) ry[i] = rH[i];
    if (@(ry) != 0) {
      fail(&checks[c]);
    } else {
      for (int i = 0; i < NH; i++) COPY[i] = (double)ry[i];
      for (int j = 0; j < NV; j++) {
        for (int i = 0; i < NV; i++) z[i] = i == j ? 1.0 : 0.0;
        pinion_mul_H(m, H, z, y);
        pinion_PREmul_L(m, COPY, z);
DIAG        pinion_PREmul_Lt(m, COPY, z);
        to_real(NV, z, ry);
        compare(&checks[c], NV, ry, y, norm(NH, H));
      }
    }]]):gsub("COPY", check.factor):gsub("PRE", check.prefix):gsub("DIAG", D) }
end

local PRODUCT = [[
rounded(NH, COPY, ry);
    for (int i = 0; i < NV; i++) rz[i] = rx[i];
    @(ry, rz);
]]

function BY.product(fn, check)
  return { size = "NH", code = (PRODUCT .. [[
    for (int i = 0; i < NV; i++) y[i] = x[i];
    TWIN;
    compare(&checks[c], NV, rz, y, norm(NH, COPY) * norm(NV, x));]]):gsub("TWIN", fn.twin[2])
    :gsub("COPY", check.factor) }
end

function BY.solution(_, check)
  local back = check.of == "H" and "pinion_mul_H(m, H, z, y);"
    or ("for (int i = 0; i < NV; i++) y[i] = z[i];\n    pinion_%s(m, %s, y);"):format(check.of,
      check.factor)
  return { size = "NH", residual = true, code = (PRODUCT .. [[
    for (int i = 0; i < NV; i++) z[i] = (double)rz[i];
    BACK
    to_real(NV, y, rz);
    compare(&checks[c], NV, rz, x, norm(NH, WHAT) * norm(NV, z));]]):gsub("BACK", back)
    :gsub("WHAT", check.of == "H" and "H" or check.factor):gsub("COPY", check.factor) }
end

function BY.acceleration()
  return { size = "NV", residual = true, code = [[
if (@(rq, rv, rt, rz) != 0) {
      fail(&checks[c]);
    } else {
      for (int i = 0; i < NV; i++) z[i] = (double)rz[i];
      pinion_rnea(m, q, v, z, y, work);
      to_real(NV, y, rz);
      compare(&checks[c], NV, rz, t, norm(NH, H) * norm(NV, z));
    }]] }
end

function BY.residual(fn)
  local words, size, columns = results_of(fn)
  return { size = size, columns = columns, residual = true, code = ([[
%s;
    if (@(%s) != 0) {
      fail(&checks[c]);
    } else {
      compare(&checks[c], %s, ry, y, %s);
    }]]):format(fn.twin[2], words, size, fn.check.scale) }
end

function BY.inverse()
  return { size = "NV * NV", columns = "NV", residual = true, code = [[
if (@(rq, rows(ry)) != 0) {
      fail(&checks[c]);
    } else {
      double largest = 0.0;
      for (int i = 0; i < NV * NV; i++) largest = fmax(largest, fabs((double)ry[i]));
      for (int j = 0; j < NV; j++) {
        for (int i = 0; i < NV; i++) x2[i] = (double)ry[i * NV + j];
        pinion_mul_H(m, H, x2, y);
        for (int i = 0; i < NV; i++) z[i] = i == j ? 1.0 : 0.0;
        to_real(NV, y, rz);
        compare(&checks[c], NV, rz, z, norm(NH, H) * largest);
      }
    }]] }
end

function BY.hybrid(fn)
  return { size = "2 * NV", residual = true, code = ([[
if (@(ARGS) != 0) {
      fail(&checks[c]);
    } else {
      for (int i = 0; i < NV; i++) {
        z[i] = (double)ry[i];
        x2[i] = (double)ry[NV + i];
        if (PRESCRIBED[i] ? z[i] != a[i] : x2[i] != t[i]) fail(&checks[c]);
      }
      pinion_rnea(m, q, v, z, y, work);
      to_real(NV, y, rz);
      compare(&checks[c], NV, rz, x2, norm(NH, H) * norm(NV, z));
    }]]):gsub("ARGS", (results_of(fn))) }
end

function BY.step(fn)
  return { size = "2 * NQ + 8 * NV", residual = true, code = ([[
pinion_fd(m, q, v, t, z, work, x2);
    const double h = (double)(real)(1e-3 / (1.0 + norm(NV, v) + norm(NV, z)));
    if (TWIN != 0 || @(ARGS) != 0) {
      fail(&checks[c]);
    } else {
      compare(&checks[c], NQ, ry, y, 1.0);
      for (int i = 0; i < NV; i++) x2[i] = (double)ry[NQ + i];
      pinion_mul_H(m, H, x2, z);
      to_real(NV, z, rz);
      pinion_mul_H(m, H, y + NQ, z);
      compare(&checks[c], NV, rz, z, norm(NH, H) * norm(NV, y + NQ));
    }]]):gsub("TWIN", fn.twin[2]):gsub("ARGS", (results_of(fn))) }
end

-- H times the derivatives of a, and those of tau at that a, are zero together; Hinv is the twin's
-- put back likewise
function BY.sensitivity(fn)
  return { size = "3 * NV * NV", columns = "NV", residual = true, code = ([[
if (pinion_fd(m, q, v, t, z, work, x2) != 0 || @(ARGS) != 0) {
      fail(&checks[c]);
    } else {
      pinion_rnea_derivatives(m, q, v, z, y, y + NV * NV, work);
      for (int i = 0; i < NV * NV; i++) y[2 * NV * NV + i] = i % (NV + 1) ? 0.0 : -1.0;
      for (int j = 0; j < 3 * NV; j++) {
        const int first = j / NV * NV * NV + j % NV;
        double largest = 0.0;
        for (int i = 0; i < NV; i++) x2[i] = (double)ry[first + i * NV];
        for (int i = 0; i < NV * NV; i++)
          largest = fmax(largest, fabs((double)ry[j / NV * NV * NV + i]));
        pinion_mul_H(m, H, x2, x2 + NV);
        for (int i = 0; i < NV; i++) z[i] = -y[first + i * NV];
        to_real(NV, x2 + NV, rz);
        compare(&checks[c], NV, rz, z, norm(NH, H) * largest);
      }
    }]]):gsub("ARGS", (results_of(fn))) }
end

-- needs a state where H is regular
local function is_regular(check)
  return check.by and check.by ~= "entries" and check.by ~= "sparse rows"
end

-- the beginning of a call
function M.call(fn, symbols)
  return symbols.functions[fn.name] .. (fn.args[1].params and "(&params, " or "(")
end

-- functions of the robot in their order -> { always, regular: lists of { name, code, what } }, what
-- is "difference" or "residual", and the number of elements that the largest result takes
function M.checks(functions, symbols, model)
  local index_of = {}
  for l, place in ipairs(model.frames) do index_of[place] = l - 1 end
  local always, regular, sizes, seen = {}, {}, { "NH", "NQ", "6 * NV + 6", "16" }, {}
  for _, item in ipairs(functions) do
    local fn, check = item.fn, item.fn.check
    if check then
      local by = BY[check.by]
      local s = by and by(fn, check) or simple(fn)
      local code = s.code:gsub("@%(", M.call(fn, symbols))
        :gsub("LINK", fn.place and tostring(index_of[fn.place]) or "0")
        :gsub("PRESCRIBED", symbols.prescribed)
      local real_row = s.columns and ("(real(*)[%s])"):format(s.columns) or ""
      code = code:gsub("rows%((%w+)%)", real_row .. "%1"):gsub("rows(%b())", real_row .. "%1")
        :gsub("ROWPTR", symbols.K_rowptr or ""):gsub("COLIND", symbols.K_colind or "")
      local list = is_regular(check) and regular or always
      list[#list + 1] =
        { name = fn.name, code = code, what = s.residual and "residual" or "difference" }
      if not seen[s.size] then
        seen[s.size] = true
        sizes[#sizes + 1] = s.size
      end
    end
  end
  return always, regular, sizes
end

return M
