-- All files of one robot as { name, text }, from its model and its lowered functions.
local c = require "emit.c"
local catalogue = require "catalogue"
local header = require "emit.header"
local lanes = require "emit.lanes"
local layout = require "emit.layout"
local limits = require "emit.limits"
local manifold = require "emit.manifold"
local order = require "order"
local params = require "emit.params"
local selftest = require "emit.selftest"
local sincos = require "emit.sincos"
local tables = require "emit.tables"
local targets = require "prog.target"
local text = require "emit.text"

local M = {}

-- the sizes that arguments of the functions have, or arrays that they may keep: { NV = true, .. }
local function sizes_of(functions)
  local sizes = {}
  for _, fn in ipairs(functions) do
    for _, arrays in ipairs { fn.args, fn.locals or {} } do
      for _, array in ipairs(arrays) do
        for _, dim in ipairs(array.dims) do sizes[dim] = true end
      end
    end
  end
  return sizes
end

local function base_environment(job)
  return {
    uses = sizes_of(job.chosen),
    r = job.symbols.name, R = job.symbols.upper, symbols = job.symbols, real = job.real,
    robot = text.name(job.model.name), source = text.inert(job.source),
    version = job.version,
  }
end

local function with(environment, fields)
  local merged = {}
  for _, set in ipairs { environment, fields } do
    for _, key in ipairs(order.keys(set)) do merged[key] = set[key] end
  end
  return merged
end

-- what the struct of tunable numbers is made of; nil where there is none
local function params_of(job)
  local tunable, symbols, real = job.model.tunable, job.symbols, job.real
  if not tunable then return nil end
  local payloads = {}
  for k, place in ipairs(tunable.payloads) do
    local prototype = params.payload_prototype(symbols, place, real)
    payloads[k] = {
      link = text.name(place.link.name), body = params.payload(tunable, place, real),
      prototype = layout.prototype(prototype, ""), declaration = layout.prototype(prototype, ";"),
    }
  end
  return {
    members = params.members(tunable, real), defaults = params.defaults(tunable, real),
    payloads = payloads,
  }
end

-- what keeps gcc from making vectors of a file's numbers (prog.target says of which); in r.h
local function scalar_of(job, item)
  return targets.is_scalar(item.fn, item.program, job.options.target) and "PINION_SCALAR" or nil
end

local function header_file(job, base)
  local functions, has_type, scalar = {}, {}, nil
  for _, item in ipairs(job.functions) do
    scalar = scalar or scalar_of(job, item)
    functions[#functions + 1] = {
      doc = header.doc(item.fn, item.program, job.model, item.note),
      prototype = layout.prototype(c.prototype(item.fn, job.symbols, job.real), ";"),
    }
  end
  for _, body in ipairs(job.model.bodies) do has_type[body.type] = true end
  return job.fill("header.h", with(base, {
    scalar = scalar,
    params = params_of(job),
    command = text.inert(job.command),
    joints = header.joint_table(job.model), remarks = header.remarks(job.model),
    chosen = header.chosen(job),
    picture = header.picture(job.model, job.zeros.H), has_zeros = next(job.zeros.H) ~= nil,
    has_type = has_type, functions = functions,
  }))
end

local function function_file(job, base, item)
  local title = {}
  for k, line in ipairs(item.fn.doc) do title[k] = text.inert(line) end
  local parts = c.parts(item.fn, item.program, job.symbols, job.real, job.model)
  return job.fill("function.c", with(base, {
    fn = item.fn.name, title = title,
    uses_math = parts.uses_math, runtime = parts.runtime, uses_rows = parts.uses_rows,
    scalar = scalar_of(job, item),
    constants = parts.constants, above = parts.above, body = parts.body,
    prototype = layout.prototype(parts.prototype, ""),
  }))
end

-- r_xN.h and r_xN_<function>.c, where --lanes asks for them
local function lanes_files(job, base)
  local n, r = job.options.lanes, job.symbols.name
  if not n then return {} end
  local suffix, files, declarations = lanes.suffix(n), {}, {}
  local fields = with(base, { n = n, suffix = suffix, SUFFIX = suffix:upper() })
  for k, item in ipairs(lanes.functions(job.functions)) do
    declarations[k] = lanes.declaration(item, job.symbols, job.real, n)
    fields.fn = item.fn.name
    files[k] = {
      name = ("%s_%s_%s.c"):format(r, suffix, item.fn.name),
      text = job.fill("lanes.c", with(fields, lanes.parts(item, job.symbols, job.real, n))),
    }
  end
  fields.declarations = declarations
  files[#files + 1] =
    { name = ("%s_%s.h"):format(r, suffix), text = job.fill("lanes.h", fields) }
  return files
end

-- where the entries of H are, as C: a file of its own where a function has an H, else part of the
-- tables
local function pattern_of(job)
  local pattern = job.model.pattern
  return {
    nh = pattern.nh, rowptr = tables.integers(pattern.rowptr),
    colind = tables.integers(pattern.colind),
  }
end

local function model_file(job, base)
  local model = job.model
  return job.fill("model.c", with(with(base, pattern_of(job)), {
    bodies = tables.bodies(model), lambda = tables.integers(model.lambda, -1),
    name = text.string(model.name), nb = #model.bodies, links = tables.links(model),
    hash = job.hash,
    nl = #model.frames, friction_width = tables.literals({ model.friction_width })[1],
    gravity = table.concat(tables.literals(job.gravity), ", "),
  }))
end

local function selftest_file(job, base)
  local always, regular, sizes = selftest.checks(job.functions, job.symbols, job.model)
  local golden, crba = {}, nil
  for _, item in ipairs(job.functions) do
    if item.fn.name == "crba" then crba = selftest.call(item.fn, job.symbols) end
  end
  for k, g in ipairs(job.golden) do
    golden[k] = { q = tables.numbers(g.q), H = tables.numbers(g.H) }
  end
  return job.fill("selftest.c", with(base, {
    always = always, regular = regular, sizes = sizes, headers = catalogue.HEADERS,
    golden = crba and golden, nh = job.model.pattern.nh, nb = #job.model.bodies,
    nl = #job.model.frames,
    tolerance = job.real == "float" and "1e-5" or "1e-12",
    singular = job.real == "float" and "1e-6" or "1e-13",
    crba = crba, params = job.model.tunable ~= nil,
  }))
end

-- The sources that firmware links.
local function source_names(job)
  local r, sources = job.symbols.name, {}
  for k, fn in ipairs(job.chosen) do sources[k] = ("%s_%s.c"):format(r, fn.name) end
  if sizes_of(job.chosen).NH then sources[#sources + 1] = r .. "_pattern.c" end
  sources[#sources + 1] = r .. "_limits.c"
  if job.model.tunable then sources[#sources + 1] = r .. "_params.c" end
  return sources
end

-- The names of what M.files makes of a job as far as its model, { options, symbols, model, chosen }
-- with the functions asked for in the last.
function M.outputs(job)
  local n, r, sources = job.options.lanes, job.symbols.name, source_names(job)
  local names = { r .. ".h" }
  table.move(sources, 1, #sources, 2, names)
  if n then
    local rx = ("%s_%s"):format(r, lanes.suffix(n))
    for _, fn in ipairs(job.chosen) do
      if not fn.manifold then names[#names + 1] = ("%s_%s.c"):format(rx, fn.name) end
    end
    names[#names + 1] = rx .. ".h"
  end
  for _, rest in ipairs { "_model.h", "_model.c", "_selftest.c", ".mk" } do
    names[#names + 1] = r .. rest
  end
  return names
end

-- files of the runtime that the functions call
local function runtime_files(job)
  local files = {}
  for _, item in ipairs(job.functions) do
    if item.fn.manifold and manifold.calls_runtime(item.fn.name, job.model) then
      files[job.real == "float" and "manifoldf.c" or "manifold.c"] = true
    elseif item.program and item.program.sincos then
      files[sincos.file(job.real)] = true
    end
  end
  return table.concat(order.keys(files), " ")
end

-- job { model, symbols, functions = {{fn, program}..}, zeros, golden, real, gravity, source,
-- command, hash, version, fill } -> { { name, text }.. }
function M.files(job)
  local base, r = base_environment(job), job.symbols.name
  local sources = source_names(job)
  local files = { { name = r .. ".h", text = header_file(job, base) } }
  for k, item in ipairs(job.functions) do
    files[#files + 1] = { name = sources[k], text = function_file(job, base, item) }
  end
  local vector, vectors = {}, lanes_files(job, base)
  for k, file in ipairs(vectors) do
    files[#files + 1] = file
    if file.name:find("%.c$") then vector[k] = file.name end
  end
  if base.uses.NH then
    files[#files + 1] =
      { name = r .. "_pattern.c", text = job.fill("pattern.c", with(base, pattern_of(job))) }
  end
  files[#files + 1] = {
    name = r .. "_limits.c",
    text = job.fill("limits.c", with(base, {
      tables = limits.tables(job.model, job.symbols, job.real),
    })),
  }
  if job.model.tunable then
    files[#files + 1] = {
      name = r .. "_params.c", text = job.fill("params.c", with(base, params_of(job))),
    }
  end
  files[#files + 1] = { name = r .. "_model.h", text = job.fill("model.h", with(base, {})) }
  files[#files + 1] = { name = r .. "_model.c", text = model_file(job, base) }
  files[#files + 1] = { name = r .. "_selftest.c", text = selftest_file(job, base) }
  files[#files + 1] =
    { name = r .. ".mk", text = job.fill("robot.mk", with(base, {
      sources = sources, runtime = runtime_files(job), lanes = job.options.lanes, vector = vector,
    })) }
  return files
end

return M
