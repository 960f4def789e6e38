-- The pipeline is a list: each stage has a name, `run(job)`, which adds to the job, and
-- `dump(job)`, which returns the result as text (`pinion --dump STAGE`, `make dump`).
--
-- A job starts as { input = { path, name, bytes }, options, log, fill, version, hints = whether
-- anyone reads advice on the code } and ends with job.files, ready to be written.  No stage prints,
-- exits or touches a file.
local dump = require "dump"
local emit = require "emit.robot"
local fail = require "fail"
local files = require "emit.files"
local catalogue = require "catalogue"
local chosen = require "catalogue.chosen"
local depfile = require "emit.depfile"
local fuse = require "prog.fuse"
local golden = require "algo.golden"
local lanes = require "emit.lanes"
local live = require "prog.live"
local lower = require "prog.lower"
local model = require "model"
local names = require "model.names"
local order = require "order"
local record = require "prog.record"
local sha256 = require "emit.sha256"
local singular = require "algo.singular"
local split = require "prog.split"
local symbols = require "emit.symbols"
local robot = require "robot"
local urdf = require "urdf"
local xml = require "xml"

local M = {}

M.FUNCTIONS, M.FRAME_FUNCTIONS = catalogue.NAMES, catalogue.PER_FRAME
M.SUMMARIES = catalogue.SUMMARIES

-- a job that starts with job.record, as a reader gives it (gen/robot), needs no XML
local function read(job)
  if not job.record then
    job.xml = xml.parse_string(job.input.bytes, job.input.path, job.log)
  end
end

local function check(job)
  local options = job.options
  job.record = job.record or urdf.read(job.xml, job.log, options.name)
  job.robot = robot.check(job.record, job.log, { payload = options.payload,
    free = options.mimic == "free", fixed = options.base ~= "floating" })
end

-- links named in a fused output count as wanted frames for it alone
local function fused(job, names_taken)
  if #(job.options.fuse or {}) == 0 then return {} end
  local with_all = setmetatable({ frames = job.model.places }, { __index = job.model })
  local functions = catalogue.of(with_all, true)
  local list, taken = {}, {}
  for _, name in ipairs(files.WORDS) do taken[name] = true end
  for _, name in ipairs(names_taken) do taken[name] = true end
  for _, spec in ipairs(job.options.fuse) do
    local vector = job.options.lanes and spec.name:find("^x%d+_")
    if taken[spec.name] or vector then
      fail.usage(("--fuse: the name %s is taken"):format(fail.quote(spec.name)), spec.name)
    end
    taken[spec.name] = true
    list[#list + 1] = fuse.entry(spec, functions, job.model)
  end
  return list
end

-- the names that --lanes adds to those of the functions
local function add_lanes(function_names, n)
  for k = 1, n and #function_names or 0 do
    for _, form in ipairs { "%s_%s", "%s_batch_%s", "%s_%s_inner" } do
      function_names[#function_names + 1] = form:format(function_names[k], lanes.suffix(n))
    end
  end
end

-- the robot's name in C
local function identifier(job)
  local typed = job.options.name
  local id = names.identifier(typed or job.robot.name)
  local trouble = names.trouble(id)
  if trouble and typed then
    fail.usage(("--name %s: %s; choose another"):format(fail.quote(typed), trouble), typed)
  elseif trouble then
    fail.input(job.input.path, job.robot.line, ("robot %s: %s; --name gives it another name")
      :format(fail.quote(job.robot.name), trouble))
  end
  return id
end

local function build(job)
  local options = job.options
  job.model = model.build(job.robot, options, job.log)
  local functions = catalogue.of(job.model, options.frames ~= nil)
  job.chosen, job.cheapest_fd = chosen(functions, options.functions)
  local function_names = {}
  for _, fn in ipairs(functions) do function_names[#function_names + 1] = fn.name end
  for _, fn in ipairs(fused(job, function_names)) do
    job.chosen[#job.chosen + 1] = fn
    function_names[#function_names + 1] = fn.name
  end
  add_lanes(function_names, options.lanes)
  job.symbols = symbols.new(job.model, identifier(job), function_names, options.lanes)
end

-- What mass.check and model.build do not see of it, for they do not look at where masses are.
local function warn_singular(job)
  local m = job.model
  if job.robot.singular or m.tunable or job.alone then return end
  local dof = singular.dof(m, golden.from_zero(golden.states(m)[2]))
  local body = dof and m.bodies[m.dofs[dof].body]
  if not body then return end
  local link = job.robot.link_by_name[body.link]
  job.log:warn(link and link.line or job.robot.line, "link %s: it can move so that no mass does, "
    .. "as point masses in a row turn about that row: H is singular, so ltdl, ltl and solve fail",
    fail.quote(body.link))
end

local function trace(job)
  warn_singular(job)
  job.recorder = record.new(job.model, job.options)
  job.zeros, job.views, job.functions = job.recorder.zeros, job.recorder.views, {}
  for k, fn in ipairs(job.chosen) do job.functions[k] = record.trace(job.recorder, fn) end
end

-- Numbers of the file whose product or sum no double holds (m c^2 of 1e300 kg and 1e10 m) are left
-- as operations by gen/expr, as 1/0 is.
local function check_finite(job, item)
  for _, node in ipairs(item.live.order) do
    if node.b and node.op ~= "div" and node.a.const and node.b.const then
      local note = item.trace.notes[node]
      fail.input(job.input.path, nil, ("numbers of this robot are too large: %s is beyond the "
        .. "range of double; expected masses and lengths whose products are within it"):format(
        note and note.name or "an inertia"))
    end
  end
end

-- Operations of crba, with options `more`.
local function cost_of_H(job, more)
  for _, item in ipairs(not more and job.functions or {}) do
    if item.fn.name == "crba" and item.cost then return item.cost.total end
  end
  local options = { functions = { "crba" }, fuse = {} }
  for _, key in ipairs(order.keys(more or {})) do options[key] = tonumber(more[key]) end
  local other = {
    input = job.input, record = job.record, log = fail.log(job.input.path), alone = true,
    options = setmetatable(options, { __index = job.options }),
  }
  M.run(other, "live", true)
  return other.functions[1].cost.total
end

-- how many joints and links a remark names, and the least share of H that is worth one
local SHOWN, WORTH = 6, 0.01

-- "joint 'j': roll 3.1416 (pi), pitch .." for each joint and link, up to SHOWN
local function named(near)
  local owners, words = {}, {}
  for _, miss in ipairs(near) do
    local value = ("%.17g"):format(miss.value)
    for digits = 1, 16 do
      local short = ("%%.%dg"):format(digits):format(miss.value)
      if tonumber(short) == miss.value then
        value = short
        break
      end
    end
    local owner = ("%s %s"):format(miss.owner.what, fail.quote(miss.owner.name))
    if not words[owner] then
      owners[#owners + 1], words[owner] = owner, {}
    end
    table.insert(words[owner], ("%s %s (%s)"):format(miss.name, value, miss.likely))
  end
  local shown = {}
  for k = 1, math.min(#owners, SHOWN) do
    shown[k] = owners[k] .. ": " .. table.concat(words[owners[k]], ", ")
  end
  local more = #owners - #shown
  return table.concat(shown, "; ") .. (more > 0 and ("; and %d more"):format(more) or "")
end

-- Numbers that just miss what they are likely to mean are taken as typed: say so once, where it
-- costs operations and somebody reads it.
local function remark(job)
  local near, ending = job.model.near, job.model.ending
  if #near == 0 or job.alone or not job.hints then return end
  local before, after = cost_of_H(job), cost_of_H(job, ending)
  if before == after or before - after < WORTH * before then return end
  local words = {}
  if ending.snap then words[1] = "--snap " .. ending.snap end
  if ending.snap_length then words[#words + 1] = "--snap-length " .. ending.snap_length end
  local first = near[1].owner
  job.log:hint(first.line, "some numbers just miss rounder ones; with %s they count as these, and "
    .. "H takes %d operations instead of %d: %s", table.concat(words, " "), after, before,
    named(near))
  job.log.items[#job.log.items].file = first.file or job.log.file
end

local function prune(job)
  for _, item in ipairs(job.functions) do
    if item.trace then
      item.live = live.of(item.trace)
      check_finite(job, item)
      item.cost = live.cost(item.live)
    end
  end
  record.weigh_bodies(job.recorder, job.functions, job.cheapest_fd)
  for _, item in ipairs(job.functions) do
    if item.trace then item.trace.pool.close() end
  end
  if job.model.tunable then
    for _, item in ipairs(job.functions) do
      if item.live and live.reads(item.live, "p") then item.fn = catalogue.with_params(item.fn) end
    end
  end
  remark(job)
end

-- words that a local of the function must not be: the globals of the robot and its arguments
local function local_scope(job, fn)
  local reserved = { table.unpack(names.RESERVED) }
  local all = job.symbols.all
  table.move(all, 1, #all, #reserved + 1, reserved)
  for _, arg in ipairs(fn.args) do reserved[#reserved + 1] = arg.name end
  for _, array in ipairs(fn.locals or {}) do reserved[#reserved + 1] = array.name end
  return names.scope(reserved)
end

-- --split N cuts functions of more than N operations into parts of about N; limits: what else does
local function cut(job, item, scope, name, limits)
  local size = job.options.split
  if not size and item.cost.total <= limits.LONGEST then return nil end
  local found = split.of(item.program, size or limits.SIZE, item.fn.result,
    not size and limits.LONGEST or nil)
  if not found then return nil end
  found.names = { w = scope "w", struct = scope(name .. "_work"), parts = {} }
  for k = 1, #found.parts do found.names.parts[k] = scope(("%s_part%d"):format(name, k)) end
  return found
end

local function cut_all(job, item, scope)
  local symbol, n = job.symbols.functions, job.options.lanes
  item.program = split.with(item.program, cut(job, item, scope, symbol[item.fn.name], split))
  if not n then return end
  local name = symbol[item.fn.name .. "_" .. lanes.suffix(n)]
  item.lanes_split = cut(job, item, scope, name, split.LANES)
end

local function name_values(job)
  for _, item in ipairs(job.functions) do
    if item.trace then
      local scope = local_scope(job, item.fn)
      item.program = lower.program(item.trace, item.live, {
        scope = scope, copy_name = job.symbols.copy_name_of(item.fn), cost = item.cost,
        together = job.options.sincos ~= "libm", by_rows = item.by_rows,
      })
      cut_all(job, item, scope)
    end
  end
end

local function dependencies(job, directory)
  local targets = { job.options.dep_target }
  if #targets == 0 then
    for k, file in ipairs(job.files) do targets[k] = directory .. "/" .. file.name end
  end
  return depfile.text(targets, job.input.depends)
end

local function write(job)
  job.hash = sha256.hex(job.input.bytes)
  job.source, job.command = job.input.shown, job.options.command
  job.real, job.gravity = job.options.real, job.options.gravity
  job.golden = golden.of(job.model)
  local ok, result = pcall(emit.files, job)
  if not ok then
    if type(result) == "string" and result:find("constant out of range for float", 1, true) then
      fail.input(job.input.path, nil, "a constant of this robot is too large for --real float")
    end
    error(result, 0)
  end
  job.files = result
  job.files[#job.files + 1] = {
    name = files.dependencies(job), path = job.options.depfile,
    text = dependencies(job, job.options.output_for(job.symbols.name)),
  }
end

-- each function's statements, and how many of them have no name in the book
local function shares(job)
  local lines = {}
  for _, item in ipairs(job.functions) do
    if item.program then
      local all, nameless = item.program.statements, item.program.nameless
      lines[#lines + 1] = ("%-28s %6d statements, %4.1f %% nameless"):format(item.fn.name, all,
        all > 0 and 100 * nameless / all or 0)
    end
  end
  return lines
end

-- what each stage has made, counted: number, word, further lines
local function sum(job, count)
  local n = 0
  for _, item in ipairs(job.functions) do n = n + (item.trace and count(item) or 0) end
  return n
end

local counts = {
  xml = function(job) return #job.input.bytes, "bytes" end,
  urdf = function(job) return #job.robot.links, "links" end,
  model = function(job) return #job.model.bodies, "bodies" end,
  trace = function(job)
    return sum(job, function(item) return #item.trace.pool.list end), "nodes"
  end,
  live = function(job) return sum(job, function(item) return item.cost.total end), "operations" end,
  name = function(job)
    return sum(job, function(item) return item.program.statements end), "statements", shares(job)
  end,
  emit = function(job) return #job.files, "files" end,
}

M.stages = {
  { name = "xml", run = read, dump = dump.xml, says = "the XML as read" },
  { name = "urdf", run = check, dump = dump.urdf, says = "links and joints, checked" },
  { name = "model", run = build, dump = dump.model, says = "the tree: bodies, frames, lambda, H" },
  { name = "trace", run = trace, dump = dump.trace, says = "the algorithms run on symbols" },
  { name = "live", run = prune, dump = dump.live, says = "what is needed, and its cost" },
  { name = "name", run = name_values, dump = dump.program, says = "statements and their names" },
  { name = "emit", run = write, dump = dump.files, says = "the files" },
}

-- The files that the whole run would make, { name, path }, as far as the model: no algorithm runs.
function M.outputs(job)
  M.run(job, "model", true)
  local list = files.of(job)
  list[#list + 1] = { name = files.dependencies(job), path = job.options.depfile }
  return list
end

-- Run all stages, or up to and including the one named `last`, whose dump is returned unless
-- `silent`.  job.watch, where there is one, runs the stages for us: watch(name, run, count).
function M.run(job, last, silent)
  local watch = job.watch or function(_, run) run() end
  for _, stage in ipairs(M.stages) do
    watch(stage.name, function() stage.run(job) end, function() return counts[stage.name](job) end)
    if stage.name == last then return not silent and stage.dump(job) or nil end
  end
end

return M
