-- The contents of r_eva.c (--evidence), a driver for Frama-C's Eva: every function is called once
-- with the ranges of its arguments.
--
-- Eva computes with intervals.  The interval of a pivot, a difference of similar numbers, contains
-- zero for every robot, so functions that divide by pivots, or by lengths of quaternions, are
-- proved separately, with infinities and NaN allowed.
local dofs = require "model.dofs"
local layout = require "emit.layout"
local lists = require "list"
local manifold = require "emit.manifold"
local number = require "number"

local M = {}

-- bounds of numbers that the model does not limit
M.SIZES = {
  { name = "ANGLE", value = "100.0", what = "of a joint without an end, rad" },
  { name = "LENGTH", value = "1e3", what = "of a position, m" },
  { name = "RATE", value = "1e2", what = "rad/s or m/s" },
  { name = "ACCELERATION", value = "1e4", what = "rad/s^2 or m/s^2" },
  { name = "EFFORT", value = "1e4", what = "of a force or torque, and of any right-hand side" },
  { name = "INERTIA", value = "1e4", what = "of an entry of H, or an inertial parameter" },
  { name = "FACTOR", value = "1e2", what = "of an entry of L" },
  { name = "PIVOT", value = "1e-4", what = "the least pivot of a factor that is given" },
  { name = "TIME", value = "1e1", what = "s" },
  { name = "OTHER", value = "1e3", what = "of any other argument" },
}

-- argument -> its bound
local SIZE = {
  a = "ACCELERATION", a_known = "ACCELERATION", a_r = "ACCELERATION", v_r = "RATE", v_i = "RATE",
  q_i = "ANGLE", f = "EFFORT", tau = "EFFORT", tau_known = "EFFORT", tau_i = "EFFORT",
  x = "EFFORT", lambda = "EFFORT", H = "INERTIA", theta = "INERTIA", dt = "TIME", h = "TIME",
  t = "TIME",
}
-- arguments whose lower bound is not minus the bound
local FROM_ZERO = { h = true, t = true, e = true, eps = true }

-- arguments for which templates/eva.c has functions
local GIVEN = { q = "position", q0 = "position", q1 = "position", v = "velocity",
  LD = "factored", L = "factored", LDinv = "factored" }

-- Does the interval of a divisor contain zero, or do values that grow along branches, with the
-- assumed smallest pivot and largest L, leave the range of a float?
local function divides(item, model, real)
  local fn = item.fn
  for _, arg in ipairs(fn.args) do
    if real == "float" and GIVEN[arg.name] == "factored" then return true end
  end
  return fn.returns == "pivot" or fn.calls ~= nil
    or fn.manifold and (fn.name == "normalize" or manifold.calls_runtime(fn.name, model))
end

local function literal(x, size, real)
  if math.abs(x) == math.huge then return (x < 0 and "-" or "") .. size end
  return number.literal(x, real)
end

-- lines that fill in q and v, by limits of facts
local function fills(limits, model, symbols, real)
  local q, v = {}, {}
  local function add(list, place, least, most, size)
    list[#list + 1] = ("  x[%s] = some(%s, %s);"):format(place, literal(least, size, real),
      literal(most, size, real))
  end
  for i, limit in ipairs(limits) do
    local body = model.bodies[i]
    for k = 1, body.nq do
      local suffix = dofs.q_suffix(body, k)
      local slides = body.type == "prismatic" or suffix:find("^_p")
      add(q, symbols.q[body.q + k], limit.lower[k], limit.upper[k],
        slides and "EVA_LENGTH" or "EVA_ANGLE")
    end
    for k = 1, body.nv do
      add(v, symbols.v[body.v + k], -limit.speed[k], limit.speed[k], "EVA_RATE")
    end
  end
  return {
    { name = "position", lines = q, what = "q, in the limits" },
    { name = "velocity", lines = v, what = "v, likewise" },
  }
end

-- the value of an argument, or the code that fills it in
local function given(arg, symbols, real)
  local size = "EVA_" .. (SIZE[arg.name] or "OTHER")
  local least = FROM_ZERO[arg.name] and "0" or "-" .. size
  if arg.params then
    return { ("    %s p;"):format(symbols.params_type), ("    %s(&p);"):format(
      symbols.params_default) }
  elseif arg.bits then
    return { ("    const unsigned %s = Frama_C_unsigned_int_interval(0, 0xffffffffu);"):format(
      arg.name) }
  elseif #arg.dims == 0 then
    return { ("    const %s %s = some(%s, %s);"):format(real, arg.name, least, size) }
  end
  local first = arg.name
  for _ = 2, #arg.dims do first = first .. "[0]" end
  if #arg.dims > 1 then first = "&" .. first .. "[0]" end
  local lines = { ("    %s %s%s;"):format(real, arg.name, layout.brackets(arg.dims, symbols)) }
  if arg.mode ~= "out" then
    local call = GIVEN[arg.name] and ("%s(%s);"):format(GIVEN[arg.name], first)
      or ("within(%s, %s, %s, %s);"):format(layout.count(arg.dims, symbols), first, least, size)
    lines[2] = "    " .. call
  end
  return lines
end

-- the ranges of a result: for each element if these are dofs, else for all together
local function shown(fn, arg, symbols)
  local words, any = "Frama_C_show_each_" .. fn.name .. "_" .. arg.name, arg.name
  local by = { NV = symbols.v, NQ = symbols.q }
  local names, all = #arg.dims == 1 and by[arg.dims[1]], arg.name
  for _, dim in ipairs(arg.dims) do
    all = ("%s[0 .. %s - 1]"):format(all, symbols[dim] or dim)
  end
  local lines = { ("    /*@ assert \\initialized(&%s); */"):format(all) }
  for k = 1, names and #names or 0 do
    lines[k + 1] = ("    %s_%s(%s[%s]);"):format(words, names[k]:sub(#symbols.upper + 2), arg.name,
      names[k])
  end
  if names then return lines end
  for _, dim in ipairs(arg.dims) do
    any = ("%s[Frama_C_interval(0, %s - 1)]"):format(any, symbols[dim] or dim)
  end
  return lists.append(lines, layout.call("    " .. words, { any }))
end

local function call(item, symbols, real)
  local fn, lines, words = item.fn, {}, {}
  for k, arg in ipairs(fn.args) do
    lists.append(lines, given(arg, symbols, real))
    words[k] = arg.params and "&p" or arg.name
  end
  local before = fn.returns == "pivot" and "const int pivot = "
    or fn.returns == "value" and ("const %s value = "):format(real) or ""
  lists.append(lines, layout.call("    " .. before .. symbols.functions[fn.name], words))
  for _, result in ipairs { "pivot", "value" } do
    if fn.returns == result then
      lines[#lines + 1] = ("    Frama_C_show_each_%s_%s(%s);"):format(fn.name, result, result)
    end
  end
  for _, arg in ipairs(fn.args) do
    if arg.mode ~= "in" then lists.append(lines, shown(fn, arg, symbols)) end
  end
  return { name = fn.name, lines = lines }
end

-- values for templates/eva.c.  limits: of facts; items: functions with their programs
function M.parts(items, limits, model, symbols, real)
  local finite, others, factor, used = {}, {}, false, {}
  for _, item in ipairs(items) do
    local list = divides(item, model, real) and others or finite
    list[#list + 1] = call(item, symbols, real)
    for _, arg in ipairs(item.fn.args) do
      factor = factor or GIVEN[arg.name] == "factored"
      used[GIVEN[arg.name] or ""] = true
    end
  end
  local list = lists.those(fills(limits, model, symbols, real), function(one)
    return used[one.name]
  end)
  return { finite = finite, others = others, factor = factor, fills = list, sizes = M.SIZES }
end

return M
