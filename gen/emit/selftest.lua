-- The checks of r_selftest.c: for every generated function, the lines of C that run it and the
-- generic runtime on the same random state and compare.
--
-- In a snippet, @(args) is a call of the generated function; rq, rv, ra, rt, rx are the state in
-- the type of the robot, q, v, a, t, x the same numbers in double; y, ry are results.
local M = {}

-- function (or its base name) -> how its result y[n] is made; %d is the index of a link
local SIMPLE = {
  crba = { "NH", "pinion_crba(m, q, y, work);", "@(rq, ry);" },
  mul_H = { "NV", "pinion_mul_H(m, H, x, y);", "@(rH, rx, ry);" },
  rnea = { "NV", "pinion_rnea(m, q, v, a, y, work);", "@(rq, rv, ra, ry);" },
  rnea_fext = { "NV", "pinion_rnea_fext(m, q, v, a, f, y, work);", "@(rq, rv, ra, rf, ry);" },
  bias = { "NV", "pinion_bias(m, q, v, y, work);", "@(rq, rv, ry);" },
  gravity = { "NV", "pinion_gravity(m, q, y, work);", "@(rq, ry);" },
  Ha = { "NV", "pinion_Ha(m, q, a, y, work);", "@(rq, ra, ry);" },
  coriolis = { "NV * NV", "pinion_coriolis(m, q, v, y, work);", "@(rq, rv, rows(ry));", "NV" },
  fk = { "12 * NL", "pinion_fk(m, q, y, work);", "@(rq, rows(ry));", 12 },
  com = { 3, "pinion_com(m, q, y, work);", "@(rq, ry);" },
  com_velocity = { 3, "pinion_com_velocity(m, q, v, y, work);", "@(rq, rv, ry);" },
  com_jacobian = { "3 * NV", "pinion_com_jacobian(m, q, y, work);", "@(rq, rows(ry));", "NV" },
  centroidal = {
    "6 * NV + 6", "pinion_centroidal(m, q, v, y, y + 6 * NV, work);",
    "@(rq, rv, rows(ry), ry + 6 * NV);", "NV",
  },
  kinetic_energy = { 1, "y[0] = pinion_kinetic_energy(m, q, v, work);", "ry[0] = @(rq, rv);" },
  potential_energy = { 1, "y[0] = pinion_potential_energy(m, q, work);", "ry[0] = @(rq);" },
  integrate = {
    "NQ", "pinion_integrate(m, q, v, 0.125, y);", "@(rq, rv, (real)0.125, ry);",
  },
  difference = {
    "NV", "pinion_difference(m, q, q2, y);", "@(rq, rq2, ry);",
  },
  neutral = { "NQ", "pinion_neutral_q(m, y);", "@(ry);" },
  normalize = {
    "NQ", "for (int i = 0; i < NQ; i++) y[i] = 1.5 * q[i];\n    pinion_normalize(m, y);",
    "for (int i = 0; i < NQ; i++) ry[i] = (real)1.5 * rq[i];\n    @(ry);",
  },
  velocity = { 6, "pinion_velocity(m, LINK, q, v, y, work);", "@(rq, rv, ry);" },
  acceleration = { 6, "pinion_acceleration(m, LINK, q, v, a, y, work);", "@(rq, rv, ra, ry);" },
  acceleration_classical = {
    6, "pinion_acceleration_classical(m, LINK, q, v, a, y, work);", "@(rq, rv, ra, ry);",
  },
}
for _, convention in ipairs {
  { "", "PINION_BODY" }, { "_aligned", "PINION_ALIGNED" }, { "_world", "PINION_WORLD" },
} do
  local suffix, frame = table.unpack(convention)
  SIMPLE["jacobian" .. suffix] = {
    "6 * NV", ("pinion_jacobian(m, LINK, %s, q, y, work);"):format(frame), "@(rq, rows(ry));", "NV",
  }
  SIMPLE["jdotv" .. suffix] = {
    6, ("pinion_jdotv(m, LINK, %s, q, v, y, work);"):format(frame), "@(rq, rv, ry);",
  }
end

-- functions that need H regular: run only on states where it is; y is the expected result and
-- `scale` what a difference is measured by
local REGULAR = {
  ltdl = { factor = "LD", prefix = "" },
  ltl = { factor = "L", prefix = "ltl_" },
}

-- first a diagonal of small pivots, but for one of zero that has to be told, another in each state
local function factor_code(fn, factor)
  local copy, prefix = factor.factor, factor.prefix
  local D = fn == "ltdl" and "      for (int i = 0; i < NV; i++) z[i] *= diagonal(LD, i);\n" or ""
  return ([[
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
    }]]):gsub("COPY", copy):gsub("PRE", prefix):gsub("DIAG", D)
end

local UNDO = { solve_L = "mul_L", solve_Lt = "mul_Lt", solve = "mul_H" }

-- products with a factor; a solve is checked backwards: the product of the solution is x again
local function product_code(name, prefix, copy)
  local op = name:sub(#prefix + 1)
  local head = ([[
rounded(NH, COPY, ry);
    for (int i = 0; i < NV; i++) rz[i] = rx[i];
    @(ry, rz);
]]):gsub("COPY", copy)
  if not UNDO[op] then
    return head .. ([[
    for (int i = 0; i < NV; i++) y[i] = x[i];
    pinion_NAME(m, COPY, y);
    compare(&checks[c], NV, rz, y, norm(NH, COPY) * norm(NV, x));]]):gsub("NAME", name)
      :gsub("COPY", copy)
  end
  local back = op == "solve" and "pinion_mul_H(m, H, z, y);"
    or ("for (int i = 0; i < NV; i++) y[i] = z[i];\n    pinion_%s%s(m, %s, y);"):format(prefix,
      UNDO[op], copy)
  return head .. ([[
    for (int i = 0; i < NV; i++) z[i] = (double)rz[i];
    BACK
    to_real(NV, y, rz);
    compare(&checks[c], NV, rz, x, norm(NH, WHAT) * norm(NV, z));]]):gsub("BACK", back)
    :gsub("WHAT", op == "solve" and "H" or copy)
end

-- forward dynamics, checked backwards too: H a + C is tau again
local FORWARD = [[
if (@(rq, rv, rt, rz) != 0) {
      fail(&checks[c]);
    } else {
      for (int i = 0; i < NV; i++) z[i] = (double)rz[i];
      pinion_rnea(m, q, v, z, y, work);
      to_real(NV, y, rz);
      compare(&checks[c], NV, rz, t, norm(NH, H) * norm(NV, z));
    }]]

local MINV = [[
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
    }]]

-- What a difference is measured by where a result is small or vanishes: forces and energies by H,
-- the rest by a millimetre.  What is left of terms of the size of H, when they nearly cancel (the
-- momentum about a centre of mass that is far away), by H itself, and likewise the potential energy
-- by the weight and its lever.
local BY_H = {
  rnea = true, rnea_fext = true, bias = true, gravity = true, Ha = true,
  kinetic_energy = true, mul_H = true,
}

local function scale_of(fn)
  if fn.name == "potential_energy" then
    return "9.81 * sqrt(pinion_mass(m) * fmax(pinion_mass(m), norm(NH, H)))"
  end
  if fn.name == "coriolis" or fn.name == "centroidal" then return "norm(NH, H)" end
  return BY_H[fn.name] and "1e-3 * norm(NH, H)" or "1e-3"
end

-- one function -> { size, code, regular } or nil where there is nothing to compare with
local function snippet(fn)
  local base = fn.base or fn.name
  local simple = SIMPLE[base]
  if simple then
    local compare = fn.name == "crba" and "compare_H(&checks[c], ry, y);"
      or ("compare(&checks[c], %s, ry, y, %s);"):format(simple[1], scale_of(fn))
    local code = table.concat({ simple[2], simple[3], compare }, "\n    ")
    return { size = tostring(simple[1]), code = code, columns = simple[4] }
  end
  if REGULAR[base] then
    return { regular = true, size = "NH", code = factor_code(base, REGULAR[base]),
      what = "residual" }
  end
  if base == "fd" or base == "aba" then
    return { regular = true, size = "NV", code = FORWARD, what = "residual" }
  end
  if base == "minv" then
    return { regular = true, size = "NV * NV", code = MINV, columns = "NV", what = "residual" }
  end
  local prefix = base:match("^ltl_") or ""
  if fn.args[1].name == "L" or fn.args[1].name == "LD" then
    local code = product_code(base, prefix, prefix == "" and "LD" or "L")
    return { regular = true, size = "NH", code = code,
      what = UNDO[base:sub(#prefix + 1)] and "residual" }
  end
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
    local fn = item.fn
    local s = snippet(fn)
    if s then
      local code = s.code:gsub("@%(", M.call(fn, symbols))
        :gsub("LINK", fn.place and tostring(index_of[fn.place]) or "0")
      local real_row = s.columns and ("(real(*)[%s])"):format(s.columns) or ""
      code = code:gsub("rows%((.-)%)", real_row .. "%1")
      local list = s.regular and regular or always
      list[#list + 1] = { name = fn.name, code = code, what = s.what or "difference" }
      if not seen[s.size] then
        seen[s.size] = true
        sizes[#sizes + 1] = s.size
      end
    end
  end
  return always, regular, sizes
end

return M
