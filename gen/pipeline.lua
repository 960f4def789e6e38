-- The pipeline is a list: each stage has a name and `run(job)`, which adds to the job.  dump.data
-- has a function of that name, which returns the result as data, and dump one that prints these
-- (`pinion --dump STAGE`, `make dump`).
--
-- A job starts as { input = { path, name, bytes }, options, log, fill, version, hints = whether
-- to give advice on the code } and ends with job.files, ready to be written.  No stage prints,
-- exits or writes one of these: a reader reads the files that the robot includes, and job.measure
-- (--report-cc) compiles in a temporary directory.
local later = require "later"
local advice = later "prog.choice.advice"
local candidates = require "prog.choice.candidates"
local catalogue = require "catalogue"
local choose = require "prog.choice.choose"
local chosen = require "catalogue.chosen"
local composed = later "prog.calls"
local condition = later "analysis.condition"
local counts = later "dump.counts"
local data = later "dump.data"
local dump = later "dump"
local emit = require "emit.files"
local fail = require "fail"
local files = require "emit.files.listed"
local fuse = later "prog.fuse"
local golden = require "analysis.golden"
local json = later "json"
local lists = require "list"
local live = require "prog.live"
local loops = later "analysis.loops"
local lower = require "prog.lower"
local manifold = later "emit.manifold"
local model = require "model"
local numbers = require "prog.numbers"
local programs = require "prog.program"
local robot = require "robot"
local singular = require "analysis.singular"
local split = later "prog.split"
local symbols = require "emit.symbols"
local target = require "prog.choice.target"
local turns = later "prog.limbs.turns"
local apart = later "robot.apart"
local mjcf = later "mjcf"
local urdf = require "urdf"
local xml = require "xml"

local M = {}

M.FUNCTIONS, M.FRAME_FUNCTIONS = catalogue.NAMES, catalogue.PER_FRAME
M.SUMMARIES = catalogue.SUMMARIES

-- a job that starts with job.record, a reader's result (gen/robot), needs no XML
local function read(job)
  if not job.record then
    job.xml = xml.parse_string(job.input.bytes, job.input.path, job.log)
  end
end

-- root element -> its reader, or why there is none
local READERS = { robot = urdf, mujoco = mjcf }
local UNREADABLE = {
  sdf = "SDF is not read: convert it to URDF or MJCF",
  mujocoinclude = "it is a part for others to include: give the main file, whose root is <mujoco>",
}

-- by the root element of its document
local function record_of(job)
  local root, path = job.xml, job.word or job.input.path
  local reader = READERS[root.name]
  if not reader then
    job.log:error(root.line, "the root element is <%s>, expected <robot> or <mujoco>%s",
      fail.escape(root.name), UNREADABLE[root.name] and ": " .. UNREADABLE[root.name] or "")
    job.log:check()
  end
  return reader.read(root, job.log, {
    name = job.options.name, density = job.options.inertia_from_mesh,
    folder = path ~= "-" and path:match("^.*/") or "",
    depend = function(file) table.insert(job.input.depends, file) end,
  })
end

local function check(job)
  local options = job.options
  job.record = job.record or record_of(job)
  job.robot = robot.check(job.record, job.log, { payload = options.payload,
    free = options.mimic == "free", fixed = options.base ~= "floating" and not job.record.floats })
  if options.coordinates == "maximal" then job.robot = apart.of(job.robot, options, job.log) end
end

-- a custom type has no functions that call runtime/, directly or not: those that move quaternions,
-- and products of full matrices
local function without_runtime(functions, m, options)
  local missing = {}
  for _, fn in ipairs(options.custom and functions or {}) do
    local calls = fn.manifold and manifold.calls_runtime(fn.name, m)
    for _, name in ipairs(fn.calls or {}) do calls = calls or missing[name] end
    if calls or fn.dense or fn.name == "independent" then
      local lacks = fn.lacks
      missing[fn.name] = true
      function fn.lacks(seen)
        return lacks(seen) or "it calls functions of runtime/, which take no custom type"
      end
    end
  end
end

local function any_weighed(functions)
  for _, fn in ipairs(functions) do
    if fn.weighed then return true end
  end
  return false
end

-- a warning if the header of lanes would have no function
local function hint_lanes(job)
  for _, fn in ipairs(job.chosen) do
    if not fn.manifold then return end
  end
  job.log:hint(job.robot.line, "--lanes %d: none of these functions is available in lanes: %s",
    job.options.lanes, fail.listed(lists.mapped(job.chosen, function(fn) return fn.name end), ", "))
end

-- Links named in a fused output count as frames for that function only.  All options about the
-- robot are checked here before any mistake is raised.
local function build(job)
  local options, log = job.options, job.log
  local m = log:try(model.build, job.robot, options, log)
  if not m then log:check() end
  if #m.constraints > 0 then log:try(loops.check_moved, m) end
  local packed = { derivatives = options.packed_derivatives,
    regressors = options.packed_regressors }
  local functions = catalogue.of(m, m.frames, packed)
  without_runtime(functions, m, options)
  local fused = #(options.fuse or {}) > 0 and log:try(fuse.entries, options.fuse,
    catalogue.of(m, m.places, packed), m, files.taken(functions, options.lanes),
    catalogue.settled) or {}
  job.model = m
  local lacking
  job.chosen, lacking = log:try(chosen, functions, options.functions, m)
  for _, left in ipairs(job.hints and lacking or {}) do
    log:hint(job.robot.line, "robot %s has no %s: %s", fail.quote(job.robot.name),
      table.concat(left.names, ", "), left.why)
  end
  local name = log:try(symbols.identifier, job.robot, options.name, job.input.path)
  log:check()
  lists.append(job.chosen, fused)
  lists.append(functions, fused)
  if job.hints and options.lanes then hint_lanes(job) end
  if any_weighed(job.chosen) then job.model = loops.weighed(m, options, log) end
  for k, fn in ipairs(job.chosen) do job.chosen[k] = catalogue.settled(fn, job.model) end
  job.symbols = symbols.new(job.model, name, functions, options.lanes)
end

-- the candidates of a function
local function trace(job, k)
  local fn = job.chosen[k]
  local ways = catalogue.ways(fn, job.model, job.options.loops)
  local item = choose.traced(job.space, fn, ways)
  for _, one in ipairs(item.candidates) do job.nodes = job.nodes + #one.program.pool.list end
  job.traced[k] = item
end

local function look(job)
  singular.warn(job.model, job.log)
  job.space = candidates.new(job.model, job.options)
  job.zeros, job.traced, job.nodes = job.space.zeros, {}, 0
end

local function advise(job)
  local solves = false
  for _, fn in ipairs(job.chosen) do solves = solves or fn.returns == "pivot" end
  if solves and job.options.real == "float" then condition.hint(job.model, job.log) end
  if #job.model.near == 0 then return end
  job.advice = advice.near(job.space, job.robot, job.options, job.log)
end

local function prepare(job)
  if job.hints then advise(job) end
  job.functions, job.open = {}, {} -- open: functions that take tunable numbers
end

local function take(job, k)
  local item = choose.taken(job.space, job.traced[k])
  local takes = item.plain and item.plain.reads.p
  for _, name in ipairs(item.fn.calls or {}) do takes = takes or job.open[name] end
  if item.plain then live.check_finite(item.plain, job.input.path) end
  if takes then item.fn, job.open[item.fn.name] = catalogue.with_params(item.fn, job.open), true end
  job.functions[k] = item
end

-- the texts of a program
local function lowered(job, item, program)
  local fn, options, name = item.fn, job.options, job.symbols.functions[item.fn.name]
  local scope = job.symbols.local_scope(fn)
  program = lower.program(program, {
    scope = scope, copy_name = job.symbols.copy_name_of(fn), together = options.sincos ~= "libm",
    numbers = job.numbers, textbook = options.optimize == 0,
  })
  if program.stages then
    return programs.with(program, { called = turns.named(program, name, scope, job.model) })
  end
  -- prog.split decides, by another count; it is not loaded for functions that are much too short
  local function cut(limits, id)
    if not options.split and 2 * program.cost.total <= limits.longest then return nil end
    return split.named(program, fn, options.split, limits, id, scope)
  end
  if options.lanes then
    item.lanes_split = cut(target.CUT_LANES, job.symbols.lanes[fn.name].block)
  end
  return programs.with(program, { split = cut(target.cut(options), name) })
end

local function open_book(job) job.numbers = numbers.new(job.symbols.number_scope) end

local function lower_one(job, k)
  local item = job.functions[k]
  local lanes = item.in_lanes
  if item.fn.composed then item.composed = composed.program(item.fn, job.model) end
  if item.plain then item.program = lowered(job, item, item.in_turn or item.plain) end
  if lanes then item.in_lanes = lowered(job, item, lanes) end
end

local function write_one(job, k) job.written[k] = emit.of_function(job, k) end

-- a warning if file systems that ignore case would keep one of two files
local function hint_case(job)
  local seen = {}
  for _, file in ipairs(job.files) do
    local name = file.path or file.name
    local other = seen[name:lower()]
    if other and other ~= name then
      job.log:hint(job.robot.line, "%s and %s differ by case only, and on macOS and Windows one "
        .. "would overwrite the other; leave one out (--functions, --frames) or give it another "
        .. "name (--fuse, or in the model)", fail.escape(other), fail.escape(name))
    end
    seen[name:lower()] = name
  end
end

local function write(job)
  job.golden = golden.of(job.model)
  job.poses = #(job.options.report or {}) > 0 and golden.poses(job.model) or nil
  job.files = emit.files(job)
  if job.hints then hint_case(job) end
end

local COLLECT = 128 * 1024 -- KiB in use from which on garbage is collected between functions

-- Frees a function's programs once it is written.
local function put_away(job, k)
  job.traced[k], job.functions[k].weighed = { candidates = {} }, {}
  for _, key in ipairs { "plain", "program", "in_lanes", "in_turn" } do
    local program = job.functions[k][key]
    job.functions[k][key] = program and programs.summary(program)
  end
  if collectgarbage "count" > COLLECT then collectgarbage() end
end

-- A stage of functions: the work before them, for one of them, and after them.
local function by_functions(stage)
  function stage.run(job)
    stage.before(job)
    for k in ipairs(job.chosen) do stage.each(job, k) end
    if stage.after then stage.after(job) end
  end
  return stage
end

M.stages = {
  { name = "read", run = read, says = "the XML as read" },
  { name = "check", run = check, says = "links and joints, checked" },
  { name = "model", run = build, says = "the tree: bodies, frames, lambda, H" },
  by_functions { name = "trace", before = look, each = trace,
    says = "the algorithms run on symbols" },
  by_functions { name = "choose", before = prepare, each = take,
    says = "what is needed, and its cost" },
  by_functions { name = "lower", before = open_book, each = lower_one,
    says = "statements and their names" },
  by_functions { name = "write", before = function(job) job.written = {} end, each = write_one,
    after = write, says = "the files" },
}

-- The files that the whole run would make, { name, path }.  They are known from the model, so no
-- algorithm runs, except for a library, which contains the parts of the runtime that its functions
-- call.
function M.outputs(job)
  M.run(job, not job.options.layout and "model" or nil)
  return job.files or files.of(job)
end

-- Further words of --dump: a view of a stage's result.
M.views = {
  { name = "dag", after = "lower", says = "functions as graphs, for Graphviz" },
}

--- The dump of a stage or a view; format: "json", or else text.
function M.dump(job, name, format)
  local last = name
  for _, view in ipairs(M.views) do last = view.name == name and view.after or last end
  M.run(job, last)
  local found = data[name](job)
  return (format == "json" and json.text or dump[name])(found)
end

local function is_looked_at(job) -- when all is written, expression by expression
  return #(job.options.report or {}) > 0 or job.options.evidence
end

-- Runs all stages for one function after the other and frees its programs once they are written, so
-- that memory holds a single function.
local function run_by_functions(job, stages, watch)
  for _, stage in ipairs(stages) do
    watch(stage.name, function() stage.before(job) end)
  end
  for k in ipairs(job.chosen) do
    for _, stage in ipairs(stages) do
      watch(stage.name, function() stage.each(job, k) end)
    end
    put_away(job, k)
  end
  for _, stage in ipairs(stages) do
    watch(stage.name, function() if stage.after then stage.after(job) end end,
      function() return counts[stage.name](job) end)
  end
end

-- Runs all stages, or those up to and including `last` while keeping all results. job.watch, if
-- given, runs the stages: watch(name, run, count), with count when a stage is done.
function M.run(job, last)
  local watch = job.watch or function(_, run) run() end
  local of_functions = {}
  for _, stage in ipairs(M.stages) do
    if stage.each and not last and not is_looked_at(job) then
      of_functions[#of_functions + 1] = stage
    else
      watch(stage.name, function() stage.run(job) end,
        function() return counts[stage.name](job) end)
    end
    if stage.name == last then break end
  end
  if #of_functions > 0 then run_by_functions(job, of_functions, watch) end
  job.log:check()
end

return M
