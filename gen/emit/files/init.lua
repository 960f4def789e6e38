-- Makes all files of one robot as { name, text }, from its model and its lowered functions.
--
--   emit.of_function(job, k) -> job.written[k], the texts of a function's programs:
--     { texts = by the names of its files, includes = files of runtime/ that they include,
--     doc = lines of the header, zeros of K }.  Afterwards the programs may be freed
--   emit.files(job) -> { { name, text, path }.. }
local later = require "later"
local borrowed = later "facts.borrowed"
local c = require "emit.c"
local catalogue = require "catalogue"
local dimensions = require "facts.dimensions"
local depfile = require "emit.files.depfile"
local fail = require "fail"
local files = require "emit.files.listed"
local header = require "emit.files.header"
local lanes = later "emit.lanes"
local layout = require "emit.layout"
local lists = require "list"
local manifold = later "emit.manifold"
local number = require "number"
local number_lines = require "emit.files.number_lines"
local order = require "order"
local params = later "emit.files.params"
local pattern = require "model.pattern"
local candidates = require "prog.choice.candidates"
local scale = require("catalogue.argument").scale
local selftest = require "emit.files.selftest"
local tables = require "emit.files.tables"
local target = require "prog.choice.target"
local text = require "text"
local unix = require "unix.core"

local M = {}

-- The sizes of arguments and local arrays of the functions: { NV = true, .. }.  They come from the
-- rows of the catalogue, as in emit.files.listed, whatever routes are taken; those of constraints
-- are always there.
local function sizes_of(job)
  local sizes = dimensions.used(job.chosen)
  sizes.NC = sizes.NC or #job.model.constraints > 0
  sizes.NS, sizes.NM = #job.symbols.switches > 0, sizes.NM or #job.symbols.moving > 0
  sizes.NI = sizes.NI
    or lists.any(job.functions, function(item) return (item.fn.route or {}).id == "embed" end)
    or lists.any(job.chosen, function(fn) return (fn.check or {}).by == "embedded" end)
  sizes.NP = sizes.NP or sizes.NR or sizes.NY -- base parameters are sums of these
  return sizes
end

-- 1 for each dof in --prescribed, as C; nil if there are none
local function prescribed(model)
  local marks = {}
  for dof = 1, model.nv do marks[dof] = model.prescribed[dof] and 1 or 0 end
  return next(model.prescribed) ~= nil and tables.integers(marks)
end

local function base_environment(job)
  return {
    uses = sizes_of(job), prescribed = prescribed(job.model),
    r = job.symbols.name, R = job.symbols.upper, symbols = job.symbols, real = job.options.real,
    robot = text.name(job.model.name), source = text.inert(job.input.shown), version = job.version,
    gravity = table.concat(tables.literals(job.model.gravity), ", "),
    constrained = #job.model.constraints > 0, custom = job.options.custom,
    ext = job.options.custom and "cpp" or "c",
  }
end

local with = order.with

-- the contents of the struct of tunable numbers; nil if there is none
local function params_of(job)
  local tunable, symbols, real = job.model.tunable, job.symbols, job.options.real
  if not tunable then return nil end
  local payloads = lists.mapped(tunable.payloads, function(place)
    local prototype = params.payload_prototype(symbols, place, real)
    return {
      link = text.name(place.link.name), symbol = symbols.payload[place],
      body = params.payload(tunable, place, real),
      prototype = layout.prototype(prototype, ""), declaration = layout.prototype(prototype, ";"),
    }
  end)
  return {
    members = params.members(tunable, real), defaults = params.defaults(tunable, real),
    payloads = payloads,
  }
end

-- the macro that keeps gcc from making vectors of a file's numbers (see prog.choice.target)
local function scalar_of(job, item)
  return target.is_scalar(item.fn, item.program, job.options.target) and "PINION_SCALAR" or nil
end

-- entries of K that are zero for every q, as the function leaves them; nil if no function stores K
local function zeros_of_K(job)
  for k, item in ipairs(job.functions) do
    if item.fn.name == "K" then return job.written[k].zeros end
  end
  return {}
end

-- the sums of base parameters (analysis.base)
local function basis_of(job)
  for _, fn in ipairs(job.chosen) do
    if fn.basis then return fn.basis(job.model).combinations end
  end
end

-- A header whose symbols end in the digits of its interface; `fields` fill its template.  The
-- template calls declared(name) for each function and table that it declares.
local function with_symbols(job, template, fields)
  local names = {}
  local plain = job.fill(template, with(fields, { names = {}, declared = function(name)
    names[#names + 1] = name
    return name
  end }))
  fields = with(fields, {
    mark = header.mark(plain, job.model), names = names,
    declared = function(name) return name end,
  })
  return job.fill(template, fields), fields
end

local function header_fields(job, base)
  local functions, scalar = {}, nil
  for k, item in ipairs(job.functions) do
    scalar = scalar or scalar_of(job, item)
    functions[#functions + 1] = {
      doc = job.written[k].doc, symbol = job.symbols.functions[item.fn.name],
      prototype = layout.prototype(c.prototype(item.fn, job.symbols, job.options.real), ";"),
    }
  end
  return with(base, {
    scalar = scalar, params = params_of(job),
    enum = function(...) return header.enum(job.model, ...) end,
    command = text.inert(job.options.command),
    options = job.options.shaped_by
      and text.wrap(text.inert(job.options.shaped_by), layout.WIDTH - 16, "") or {},
    joints = header.joint_table(job.model), remarks = header.remarks(job.model),
    chosen = header.chosen(job), limbs = header.limbs(job),
    picture = header.picture(job.model, job.zeros.H), branching = header.branching(job.model),
    has_zeros = next(job.zeros.H) ~= nil,
    functions = functions,
    has_type = lists.set(lists.mapped(job.model.bodies, function(body) return body.type end)),
    constraints = header.constraints(job.model, zeros_of_K(job), base.uses.NI),
    csrs = pattern.exported(job.model, base.uses), dimensions = dimensions.of(job, base.uses),
    basis = base.uses.NR and header.basis(job.model, basis_of(job)),
  })
end

local function header_file(job, base)
  local words, fields = with_symbols(job, "header.h", header_fields(job, base))
  base.header = fields
  return words
end

local function function_file(job, base, item)
  local parts = c.parts(item, job.symbols, base.real, job.model)
  return job.fill("function.c", with(base, {
    fn = item.fn.name, title = lists.mapped(item.fn.doc, text.inert),
    uses_math = parts.uses_math, includes = parts.includes, limbs = parts.limbs or false,
    sized = parts.sized or {}, scalar = scalar_of(job, item), numbers = parts.reads_numbers,
    above = parts.above, body = parts.body, prototype = layout.prototype(parts.prototype, ""),
  })), parts.includes
end

-- common values of the templates of lanes
local function lanes_base(job, base)
  local n = job.options.lanes
  local suffix = lanes.suffix(n)
  return with(base, { n = n, suffix = suffix, SUFFIX = suffix:upper() })
end

local function lanes_file(job, base, item)
  local fields = with(lanes_base(job, base), { fn = item.fn.name })
  return job.fill("lanes.c", with(fields, lanes.parts(item, job.symbols, base.real,
    job.options.lanes)))
end

local function lanes_header(job, base)
  local declarations = lists.mapped(lanes.functions(job.functions), function(item)
    return {
      lines = lanes.declaration(item, job.symbols, base.real, job.options.lanes),
      names = job.symbols.lanes[item.fn.name],
    }
  end)
  local fields = with(lanes_base(job, base), { declarations = declarations })
  return with_symbols(job, "lanes.h", fields)
end

-- the patterns of H, K, Y, Q and packed derivatives as C, if a function has one of them
local function pattern_file(job, base)
  local csrs = pattern.exported(job.model, base.uses)
  local names = lists.mapped(csrs, function(one) return one.name end)
  return job.fill("pattern.c", with(base, {
    csrs = csrs, packed = table.concat(names, " and "), integers = tables.integers,
  }))
end

local function model_file(job, base)
  local model, H = job.model, job.model.pattern
  local fields = with(base, {
    nh = H.nh, rowptr = tables.integers(H.rowptr), colind = tables.integers(H.colind),
    constrained = tables.constraints(model), loops = base.uses.NI and tables.loops(model),
    bodies = tables.bodies(model), lambda = tables.integers(model.lambda, -1),
    name = text.string(model.name), nb = #model.bodies, links = tables.links(model),
    hash = unix.sha256(job.input.bytes),
    nl = #model.poses, friction_width = tables.literals({ model.friction_width })[1],
  })
  local function filled(numbers) return job.fill("model.c", with(fields, { numbers = numbers })) end
  return filled(tables.mark(filled(""), base.r))
end

-- B of beta = B*theta as triplets
local function triplets(combinations)
  local rows, columns, factors = {}, {}, {}
  for r, list in ipairs(combinations) do
    for _, term in ipairs(list) do
      rows[#rows + 1], columns[#columns + 1] = r - 1, term.index
      factors[#factors + 1] = term.factor
    end
  end
  return {
    n = #rows, rows = tables.integers(rows), columns = tables.integers(columns),
    factors = tables.numbers(factors),
  }
end

local function selftest_file(job, base)
  local constraints, crba, tied = job.model.constraints, nil, false
  local always, regular, sizes, helpers = selftest.checks(job)
  for _, item in ipairs(job.functions) do
    tied = tied or item.fn.weighed
    if item.fn.name == "crba" then crba = selftest.call(item.fn, job.symbols) end
  end
  local golden = lists.mapped(job.golden, function(g)
    return { q = tables.numbers(g.q), H = tables.numbers(g.H) }
  end)
  return job.fill("selftest.c", with(base, {
    basis = base.uses.NR and triplets(basis_of(job)),
    always = always, regular = regular, sizes = sizes, headers = catalogue.HEADERS,
    golden = crba and golden, nh = job.model.pattern.nh, nb = #job.model.bodies,
    tied = tied, helpers = helpers, singular_rows = base.real == "float" and "1e-3" or "1e-9",
    -- the cube of share / refined is within the tolerance
    refined = (constraints.plan or {}).share and (base.real == "float" and "5e-3" or "1e-4"),
    nl = #job.model.poses, nc = constraints.nc, nk = constraints.nk, nm = constraints.nm,
    ns = constraints.ns, by_row = constraints.by_row,
    tolerance = base.real == "float" and "1e-5" or "1e-12",
    length = scale.LENGTH, crba = crba, params = job.model.tunable ~= nil,
  }))
end

-- files of the runtime that the functions call
local function runtime_files(job)
  local called, ending = {}, job.options.real == "float" and "f.c" or ".c"
  for _, item in ipairs(job.functions) do
    if item.fn.manifold and manifold.calls_runtime(item.fn.name, job.model) then
      called["manifold" .. ending] = true
    elseif item.program and item.program.sincos then
      called["sincos" .. ending] = true
    end
  end
  return order.keys(called)
end

local function makefile(job, base, list)
  return job.fill("robot.mk", with(base, {
    sources = files.names(list, "firmware"), runtime = table.concat(runtime_files(job), " "),
    lanes = job.options.lanes, vector = files.names(list, "lanes"),
  }))
end

local function dependencies(job, _, list)
  local targets, directory = { job.options.dep_target }, job.options.output_for(job.symbols.name)
  if #targets == 0 then
    local own = lists.those(list, function(file) -- files with a path of their own shape no others
      return not file.path and file.part ~= "dependencies"
    end)
    targets = lists.mapped(own, function(file) return directory .. "/" .. file.name end)
  end
  return depfile.text(targets, job.input.depends)
end

-- the compiled sizes of the functions (measure.compiler); job.measure compiles them
local function compiled(job, list, written)
  if job.compiled or not job.options.report_cc then return job.compiled end
  local sources, texts = {}, {}
  for k, file in ipairs(written) do
    texts[file.name] = file.text
    local item = list[k].part == "function" and job.functions[list[k].index]
    if item then
      sources[#sources + 1] = { name = item.fn.name, file = file.name, text = file.text }
    end
  end
  return job.measure(job.options.report_cc, sources, runtime_files(job), function(name)
    return texts[name] or job.runtime(name)
  end)
end

-- part of a robot (emit.files.listed) -> a function of (job, base, the function's item): the text
local FUNCTION = { ["function"] = function_file, lanes = lanes_file }

-- the others -> a function of (job, base, all files, the part); job.writers has those of gen/tools
local TEXT = {
  header = header_file, lanes_header = lanes_header,
  numbers = function(job, base)
    local lines = number_lines.of(job.numbers:list(), job.model, base.real)
    return job.fill("numbers.h", with(base, { numbers = lines }))
  end,
  -- the linker's names of the header's declarations, which must have been written before
  symbols = function(job, base) return job.fill("symbols.h", base.header) end,
  pattern = pattern_file,
  limits = function(job, base)
    return job.fill("limits.c", with(base, tables.limits(job.model, job.symbols, base.real)))
  end,
  params = function(job, base) return job.fill("params.c", with(base, params_of(job))) end,
  model_header = function(job, base) return job.fill("model.h", base) end,
  runtime = function(job, _, _, file) return job.runtime(file.runtime) end,
  model = model_file, selftest = selftest_file, makefile = makefile, dependencies = dependencies,
}

-- the texts of function k alone, from its programs
local function written_of(job, k)
  local item, base = job.functions[k], base_environment(job)
  local written = {
    doc = header.doc(item, job.model, job.options.real), texts = {}, includes = {},
    zeros = item.fn.name == "K" and candidates.zeros(item.plain, "K") or nil,
  }
  for _, file in ipairs(files.of(job)) do
    if file.index == k then
      local includes
      written.texts[file.name], includes = FUNCTION[file.part](job, base, item)
      lists.append(written.includes, includes or { "lanes.h" })
    end
  end
  return written
end

-- the files of functions, by name; and the names of runtime files that a library needs for them
local function functions_of(job)
  local texts, needed = {}, runtime_files(job)
  for _, file in ipairs(files.of(job)) do
    texts[file.name] = file.index and job.written[file.index].texts[file.name]
    if file.part == "cpp" then needed[#needed + 1] = "pinion_views.hpp" end
  end
  for _, written in ipairs(job.written) do lists.append(needed, written.includes) end
  if not job.options.layout or job.options.custom then return texts, {} end
  return texts, borrowed.of(needed, job.runtime)
end

-- job { input, options, model, symbols, chosen, functions = {{fn, program}..}, written, zeros,
-- golden, version, fill } -> { { name, text, path }.. }
local function all(job)
  local base = base_environment(job)
  job.written = job.written or {}
  for k in ipairs(job.functions) do job.written[k] = job.written[k] or written_of(job, k) end
  local texts, borrowed_names = functions_of(job)
  job.borrowed, job.files = borrowed_names, {} -- a report has the sums of the files before it
  local list, written = files.of(job), job.files
  for k, file in ipairs(list) do
    if file.part == "report" then job.compiled = compiled(job, list, written) end
    written[k] = {
      name = file.name, path = file.path,
      text = texts[file.name] or (TEXT[file.part] or job.writers.text)(job, base, list, file),
    }
  end
  job.compiled = compiled(job, list, written) -- budgets ask for it, too
  return written
end

-- turns a number beyond the range of float into an error of the input
local function checked(job, ok, result)
  if result == number.TOO_LARGE then
    fail.input(job.input.path, nil, "a constant of this robot is too large for --real float")
  end
  return ok and result or error(result, 0)
end

function M.of_function(job, k) return checked(job, pcall(written_of, job, k)) end

function M.files(job) return checked(job, pcall(all, job)) end

return M
