-- Writes the checks of r_selftest.c: for every generated function, the lines of C that run it and
-- the generic runtime on the same random state and compare.
--
-- The function's row in the catalogue says what its result is compared with: twin = { header, C },
-- which leaves the expected result in y; and check, whose word `by` names a comparison in
-- templates/check.c.  Without that word it is the result against y; scale: C for the reference of a
-- difference, if y is smaller; before: C that fills ry, if it is overwritten; after: C that changes
-- y; leaders: the twin takes the list of them.
-- Those run at any state, and so do words with `any` in BY below.  All others need H regular: they
-- run only at such states; "fused" does if it returns a pivot.
local layout = require "emit.layout"
local lists = require "list"
local pattern = require "model.pattern"
local scale = require("catalogue.argument").scale
local tables = require "emit.files.tables"
local text = require "text"

local M = {}

-- argument -> the state that it takes
local STATE = {
  q = "rq", v = "rv", a = "ra", tau = "rt", a_known = "ra", tau_known = "rt",
  f = "rf", point = "(real(*)[3])rf", x = "rx", H = "rH", q0 = "rq", q1 = "rq2",
  dt = "(real)0.125", h = "(real)h", lambda = "rlambda", phi_d = "rphi_d", mask = "mask",
  theta = "rtheta", q_i = "rq_i", v_i = "rv", tau_i = "rt", v_r = "rx", a_r = "ra",
  e = "(real)0.5", eps = "(real)eps", t = "(real)time", gains = "rgains", dphi_d = "rphi_d + NM",
  ddphi_d = "rphi_d + 2 * NM",
}
-- the same for arguments that may be arrays
local BY_ROW = { eps = "reps", t = "rtime" }

-- elements of an argument, as C
local function size_of(arg)
  local numbers, words = {}, {}
  for _, dim in ipairs(arg.dims) do
    table.insert(type(dim) == "number" and numbers or words, tostring(dim))
  end
  return table.concat(lists.joined(numbers, words), " * ")
end

-- The arguments of a call whose results are in y, one after the other, from the place `first` on;
-- and the place after the last.
local function results_of(fn, y, first)
  local words, size = {}, first
  for _, arg in ipairs(fn.args) do
    local at = size and y .. " + " .. size or y
    if arg.mode == "in" and not arg.params then -- M.call has the parameters
      words[#words + 1] = #arg.dims > 0 and BY_ROW[arg.name] or STATE[arg.name]
    elseif arg.mode ~= "in" then
      if #arg.dims > 1 then
        at = ("(real(*)[%s])%s"):format(arg.dims[#arg.dims], size and "(" .. at .. ")" or at)
      end
      words[#words + 1] = at
      size = (size and size .. " + " or "") .. size_of(arg)
    end
  end
  return table.concat(words, ", "), size or "1"
end

-- the beginning of a call
function M.call(fn, symbols)
  return symbols.functions[fn.name] .. (fn.args[1].params and "(&params, " or "(")
end

-- The references for the outputs of a fused function: { call, at, from, n, scale }. at: the place
-- in ry, from: the place in the call's result in rz, n: elements, all as C.  helpers: of M.checks
local function singles(fn, of_name, symbols, helpers)
  local list, at = {}, nil
  for _, part in ipairs(fn.made_of) do
    local single, from, offset, n = of_name[part.fn.name], nil, nil, nil
    for _, arg in ipairs(fn.args) do
      if arg.name == part.name and arg.mode ~= "in" then n = size_of(arg) end
    end
    for _, arg in ipairs(single and single.check and single.args or {}) do
      if arg.mode == "out" then
        if arg.name == part.array and size_of(arg) == n then from = offset or "0" end
        offset = (offset and offset .. " + " or "") .. size_of(arg)
      elseif arg.mode ~= "in" then -- it needs more than the state
        single = nil
        break
      end
    end
    local check = single and single.check
    if from and check and check.by ~= "constrained" and single.returns ~= "value" then
      local how = single.returns == "pivot" and ("conditioning() * norm(%s, y)"):format(n)
        or check.by == "entries" and scale.H or check.scale or "0.0"
      helpers.conditioning = helpers.conditioning or single.returns == "pivot"
      local words = results_of(single, "rz")
      list[#list + 1] = { call = M.call(single, symbols) .. words .. ")", at = at or "0",
        from = from, n = n, scale = how, pivot = single.returns == "pivot" }
    end
    at = (at and at .. " + " or "") .. n
  end
  return list
end

-- word -> facts that the C of templates/check.c does not have: how many numbers are compared, or
-- need space, if more than the function's results (tests/suites/room.lua); whether a residual is
-- compared; and whether at any state
local BY = {
  entries = { any = true }, loads = { any = true }, ["sparse rows"] = { any = true },
  basis = { size = "NV * NP", any = true }, product = {}, fused = {}, factor = { residual = true },
  acceleration = { residual = true }, inverse = { residual = true }, residual = { residual = true },
  solution = { residual = true }, constrained = { residual = true },
  step = { size = "2 * NQ + 8 * NV", residual = true },
  linear = { size = "PINION_STEP_DERIVATIVES_ROOM(NV, NQ)" },
  hybrid = { residual = true },
  embedded = {}, ["embedded fd"] = { size = "NI * NI", residual = true },
  independent = { size = "NQ + NV + NC", residual = true },
  implicit = { residual = true },
  moved = { size = "NQ + NV + NC", residual = true },
  sensitivity = { residual = true },
}
M.BY = BY

-- a line of C on as many lines as it needs
local function wrapped(line)
  if #line <= layout.WIDTH then return line end
  return table.concat(text.wrap(line, layout.WIDTH - 4, line:match "^ *"), "\n    ")
end

-- does it need a state where H is regular?
local function is_regular(fn)
  local check = fn.check
  if check.by == "fused" then return fn.returns == "pivot" end
  return check.by and not BY[check.by].any
end

-- The functions of the robot in their order -> always, regular: lists of { name, results, what,
-- code }, results: how many, as C, what: "difference" or "residual"; sizes to make room for; and
-- helpers: name -> true of functions in templates/selftest.c that only some checks call.
function M.checks(job)
  local symbols, index_of, of_name = job.symbols, {}, {}
  for _, item in ipairs(job.functions) do of_name[item.fn.name] = item.fn end
  for l, place in ipairs(tables.places(job.model)) do index_of[place] = l - 1 end
  -- NH: the space that the runtime needs in x2 to solve
  local always, regular, sizes, helpers = {}, {}, { "NH" }, {}
  -- packed results are unpacked in place, so that the checks find whole matrices
  local function called(fn, given)
    local words = M.call(fn, symbols) .. given .. ")"
    if not fn.is_packed then return words end
    helpers.spread = true
    local pivot = fn.returns == "pivot"
    local count = lists.count(fn.args, function(arg) return arg.mode == "out" end)
    return ("%sspread(%s, %d, %s, %s, %s, ry)"):format(pivot and "" or words .. ", ",
      pivot and words or "0", count, pattern.packed[fn.packed].cols,
      symbols[fn.packed .. "_rowptr"], symbols[fn.packed .. "_colind"])
  end
  -- the C that compares a function with its twin
  local function code_of(fn, check, size, words, embedded)
    local code = job.fill("check.c", {
      by = check.by, twin = fn.twin and fn.twin[2], after = check.after, before = check.before,
      scale = check.scale, size = size, args = words,
      leaders = check.leaders and tables.leaders(job.model),
      value = fn.returns == "value", factor = check.factor, prefix = check.prefix,
      scaled = check.scaled, inverted = check.inverted, of = check.of,
      prescribed = symbols.prescribed, neglected = fn.basis and fn.basis(job.model).rest,
      singles = check.by == "fused" and singles(fn, of_name, symbols, helpers),
      pivot = fn.returns == "pivot", weighed = fn.weighed, constraints = job.model.constraints,
      embedded = embedded, given = check.given, more = check.more, core = function()
        local core = of_name[check.core]
        return M.call(core, symbols) .. results_of(core, "ry", "NQ") .. ")"
      end,
      rowptr = symbols[(check.of or "K") .. "_rowptr"], n_rows = check.rows,
      colind = symbols[(check.of or "K") .. "_colind"],
      call = function(given) return called(fn, given) end,
    })
    return code:gsub("\n$", ""):gsub("PRESCRIBED", symbols.prescribed)
      :gsub("LINK", fn.place and tostring(index_of[fn.place]) or "0"):gsub("[^\n]+", wrapped)
  end
  -- one check for each function, and the sizes of their results
  for _, item in ipairs(job.functions) do
    local fn, check = item.fn, item.fn.check
    if check then
      local by, words, results = BY[check.by] or {}, results_of(fn, "ry")
      local size = by.size or check.rows and check.rows .. " * NV" or results
      if fn.is_packed then
        size = size:gsub("N" .. fn.packed, "NV * " .. pattern.packed[fn.packed].cols)
      end
      local list = is_regular(fn) and regular or always
      list[#list + 1] = {
        name = fn.name, results = results, what = by.residual and "residual" or "difference",
        code = code_of(fn, check, size, words, (fn.route or {}).id == "embed"),
      }
      sizes[#sizes + 1] = size
    end
  end
  return always, regular, lists.union(sizes, {}), helpers
end

return M
