-- r_casadi.c: the functions of r.h by CasADi's interface for external functions (--bindings
-- casadi), which casadi.external and acados load.  templates/doc/casadi.md describes it.
--
--   casadi.parts(job) -> values for templates/bindings/casadi.c
--
-- Matrices are column by column there.  A packed H is the upper triangle, whose compressed columns
-- are H's rows; other packed results are put into the order of their columns.
local dofs = require "model.dofs"
local faces = require "tools.bindings.faces"
local layout = require "emit.layout"
local lists = require "list"
local length_of = require("model.sizes").length
local sizes_of = require("model.sizes").of
local text = require "text"

local M = {}

-- function -> functions with derivatives of its results: result -> input -> array.  H is crba's.
local JACOBIANS <const> = {
  rnea = { by = "rnea_derivatives", tau = { q = "dtau_dq", v = "dtau_dv", a = "H" } },
  bias = { by = "bias_derivatives", C = { q = "dC_dq", v = "dC_dv" } },
  gravity = { by = "gravity_derivative", g = { q = "dg_dq" } },
  fd = { by = "fd_derivatives", a = { q = "da_dq", v = "da_dv", tau = "Hinv" } },
  aba = { by = "fd_derivatives", a = { q = "da_dq", v = "da_dv", tau = "Hinv" } },
  com = { by = "com_jacobian", com = { q = "Jcom" } },
}

-- ---- matrices -----------------------------------------------------------------------------------

-- entries { row, column, place }, counted from 0, as compressed columns
local function compressed(rows, cols, entries)
  table.sort(entries, function(a, b)
    if a[2] ~= b[2] then return a[2] < b[2] end
    return a[1] < b[1]
  end)
  local made = { rows = rows, cols = cols, colind = {}, row = {}, order = {} }
  for c = 0, cols do made.colind[c + 1] = 0 end
  for k, entry in ipairs(entries) do
    made.row[k], made.order[k] = entry[1], entry[3]
    made.colind[entry[2] + 2] = k
  end
  for c = 1, cols do made.colind[c + 1] = math.max(made.colind[c + 1], made.colind[c]) end
  return made
end

-- the entries of a CSR; of H also those above the diagonal, or only these
local function entries_of(one, both, upper)
  local list = {}
  for i = 0, #one.rowptr - 2 do
    for k = one.rowptr[i + 1], one.rowptr[i + 2] - 1 do
      local j = one.colind[k + 1]
      if not upper then list[#list + 1] = { i, j, k } end
      if upper or both and i ~= j then list[#list + 1] = { j, i, k } end
    end
  end
  return list
end

-- the shape of an argument for CasADi: dense { rows, cols }, or one of compressed
local function matrix_of(arg, sizes, csrs, whole)
  local function number(dim) return dim and (math.tointeger(dim) or sizes[dim]) or 1 end
  for _, one in ipairs(csrs) do
    if one.size == arg.dims[1] then
      local is_H = one.name == "H"
      return compressed(sizes[one.rows], sizes[one.cols],
        entries_of(one, is_H and whole, is_H and not whole))
    end
  end
  return { rows = number(arg.dims[1]), cols = number(arg.dims[2]) }
end

local function empty(matrix) return compressed(matrix.rows, matrix.cols, {}) end

-- ---- entries: what CasADi calls -----------------------------------------------------------------

local function fits(fn)
  for _, arg in ipairs(fn.args) do
    if arg.params or arg.bits or arg.mode == "inout" then return false end
  end
  return #faces.results(fn) > 0 or fn.returns == "value"
end

-- a function of the robot: { name, ins, outs, calls }; each of ins and outs { name, matrix, array }
local function entry_of(job, fn, sizes, csrs)
  local function described(arg)
    return { name = arg.name, matrix = matrix_of(arg, sizes, csrs), array = arg.name }
  end
  local entry = { name = ("casadi_%s_%s"):format(job.symbols.name, fn.name), calls = { fn },
    doc = fn.doc[1], ins = lists.mapped(faces.given(fn), described),
    outs = lists.mapped(faces.results(fn), described) }
  if fn.returns == "value" then
    entry.outs[1] = { name = fn.result, matrix = { rows = 1, cols = 1 }, array = fn.result }
  end
  return entry
end

-- the derivatives of an entry in CasADi's form: by each input, without reading its results; nil if
-- the functions for them are missing
local function jacobian_of(entry, fn, known, sizes, csrs)
  local row = JACOBIANS[fn.name]
  local by = row and known[row.by]
  if not by then return nil end
  local made = { name = "jac_" .. entry.name, ins = { table.unpack(entry.ins) }, outs = {},
    calls = { by }, doc = "Derivatives of the function before." }
  for _, out in ipairs(entry.outs) do
    made.ins[#made.ins + 1] = { name = "out_" .. out.name, matrix = empty(out.matrix) }
    for _, input in ipairs(entry.ins) do
      local array = (row[out.name] or {})[input.name]
      local writer = array == "H" and known.crba or by
      if not (array and writer) then return nil end
      for _, arg in ipairs(faces.results(writer)) do
        if arg.name == array then
          table.insert(made.outs, { name = ("jac_%s_%s"):format(out.name, input.name),
            matrix = matrix_of(arg, sizes, csrs, true), array = array })
        end
      end
      if writer ~= by then table.insert(made.calls, writer) end
    end
  end
  return made
end

-- ---- C ------------------------------------------------------------------------------------------

local function table_lines(kind, name, values)
  local lines = text.wrap(table.concat(values, ", "), layout.WIDTH - 2, "  ")
  table.insert(lines, 1, ("static const %s %s[] = {"):format(kind, name))
  lines[#lines + 1] = "};"
  return lines
end

-- names of tables, each written once: tables.lines
local function tables_of()
  local own = { lines = {}, count = {}, by_text = {} }
  function own:name(kind, word, values)
    local key = word .. table.concat(values, ",")
    if not self.by_text[key] then
      self.count[word] = (self.count[word] or 0) + 1
      self.by_text[key] = word .. self.count[word]
      lists.append(self.lines, table_lines(kind, self.by_text[key], values))
    end
    return self.by_text[key]
  end
  return own
end

local function pattern(tables, matrix)
  if not matrix.colind then
    return tables:name("casadi_int", "pattern_", { matrix.rows, matrix.cols, 1 })
  end
  return tables:name("casadi_int", "pattern_", lists.joined({ matrix.rows, matrix.cols },
    matrix.colind, matrix.row))
end

-- a switch over places that returns names or patterns
local function switch(head, values)
  local lines = { head, "{", "  switch (i) {" }
  for k, value in ipairs(values) do
    lines[#lines + 1] = ("  case %d: return %s;"):format(k - 1, value)
  end
  return lists.append(lines, { "  default: return 0;", "  }", "}" })
end

-- an argument of a C function: an array in w, or one of the caller's
local function passed(job, arg, array)
  if #arg.dims == 0 then return "*" .. array end
  if #arg.dims == 1 then return array end
  return ("(double (*)[%s])%s"):format(tostring(job.symbols[arg.dims[2]] or arg.dims[2]), array)
end

local function call_lines(job, fn)
  local words = lists.mapped(fn.args, function(arg) return passed(job, arg, arg.name) end)
  local symbol = job.symbols.functions[fn.name]
  local head = ({ value = "*%s = ", pivot = "failed |= ", void = "" })[fn.returns]
  return layout.call("  " .. head:format(fn.result) .. symbol, words)
end

local function body_lines(job, entry, tables, sizes)
  local lines, at, fails = {}, 0, false
  -- arguments: CasADi's matrices have columns one after the other, ours rows
  for k, input in ipairs(entry.ins) do
    local m = input.matrix
    if input.array then
      local rows, cols = m.row and #m.row or m.rows, m.row and 1 or m.cols
      lines[#lines + 1] = ("  const double *%s = taken(arg[%d], %d, %d, w + %d);"):format(
        input.array, k - 1, rows, cols, at)
      at = at + rows * cols
    end
  end
  -- room for results
  for _, fn in ipairs(entry.calls) do
    local results = faces.results(fn)
    if fn.returns == "value" then results = { { name = fn.result, dims = {} } } end
    for _, arg in ipairs(results) do
      lines[#lines + 1] = ("  double *%s = w + %d;"):format(arg.name, at)
      at = at + length_of(arg.dims, sizes)
    end
    fails = fails or fn.returns == "pivot"
  end
  -- calls, and the results in the order of CasADi
  if fails then lines[#lines + 1] = "  int failed = 0;" end
  for _, fn in ipairs(entry.calls) do lists.append(lines, call_lines(job, fn)) end
  for k, out in ipairs(entry.outs) do
    local m = out.matrix
    lines[#lines + 1] = m.order and ("  picked(%s, %d, %s, res[%d]);"):format(out.array, #m.order,
      tables:name("int", "order_", m.order), k - 1)
      or ("  given(%s, %d, %d, res[%d]);"):format(out.array, m.rows, m.cols, k - 1)
  end
  lines[#lines + 1] = fails and "  return failed != 0;" or "  return 0;"
  return lines, at
end

local function entry_lines(job, entry, tables, sizes)
  local body, room = body_lines(job, entry, tables, sizes)
  local lines = layout.comment("", { entry.doc })
  lines[#lines + 1] = ("EXTERNAL(%s)"):format(entry.name)
  lists.append(lines, layout.prototype(("int %s(const double **arg, double **res, casadi_int *iw, "
    .. "double *w, int mem)"):format(entry.name), ""))
  lists.append(lines, { "{", #entry.ins == 0 and "  (void)arg;" or nil })
  lists.append(lists.append(lines, { "  (void)iw;", "  (void)mem;" }), body)
  lines[#lines + 1] = "}"
  for _, side in ipairs { { "in", entry.ins }, { "out", entry.outs } } do
    local word, list = table.unpack(side)
    local called, patterns = {}, {}
    for k, one in ipairs(list) do
      called[k], patterns[k] = ('"%s"'):format(one.name), pattern(tables, one.matrix)
    end
    lines[#lines + 1] = ("casadi_int %s_n_%s(void) { return %d; }"):format(entry.name, word, #list)
    lists.append(lines, switch(("const char *%s_name_%s(casadi_int i)"):format(entry.name, word),
      called))
    lists.append(lines, switch(("const casadi_int *%s_sparsity_%s(casadi_int i)"):format(
      entry.name, word), patterns))
  end
  lists.append(lines, layout.prototype(("int %s_work(casadi_int *sz_arg, casadi_int *sz_res, "
    .. "casadi_int *sz_iw, casadi_int *sz_w)"):format(entry.name), ""))
  return lists.append(lines, { "{", ("  return sizes(%d, %d, %d, sz_arg, sz_res, sz_iw, sz_w);")
    :format(#entry.ins, #entry.outs, room), "}" })
end

function M.parts(job)
  local known = {}
  for _, item in ipairs(job.functions) do known[item.fn.name] = item.fn end
  local csrs, flat = faces.csrs(job, faces.sizes(job)), dofs.is_flat(job.model)
  local tables, written = tables_of(), {}
  local function write(entry, sizes)
    if not entry then return end
    written[#written + 1] = entry_lines(job, entry, tables, sizes)
  end
  for _, item in ipairs(job.functions) do
    local fn = item.fn
    if fits(fn) then
      local sizes = sizes_of(job.model, fn.basis)
      local entry = entry_of(job, fn, sizes, csrs)
      write(entry, sizes)
      write(flat and jacobian_of(entry, fn, known, sizes, csrs) or nil, sizes)
    end
  end
  return { tables = tables.lines, entries = written }
end

return M
