-- The pipeline is a list: each stage has a name, `run(job)`, which adds to the job, and
-- `dump(job)`, which returns the result as text (`pinion --dump STAGE`, `make dump`).
--
-- A job starts as { input = { path, name, bytes }, options, log, fill, version } and ends with
-- job.files, ready to be written.  No stage prints, exits or touches a file.
local dump = require "report"
local emit = require "emit.robot"
local fail = require "fail"
local floats = require "algo.floats"
local functions = require "prog.functions"
local live = require "prog.live"
local lower = require "prog.lower"
local model = require "model"
local names = require "model.names"
local sha256 = require "emit.sha256"
local symbols = require "emit.symbols"
local trace = require "prog.trace"
local urdf = require "urdf"
local xml = require "xml"

local M = {}

local FUNCTION_NAMES = {}
for k, fn in ipairs(functions.list) do FUNCTION_NAMES[k] = fn.name end
M.FUNCTION_NAMES = FUNCTION_NAMES

local function read(job)
  job.xml = xml.parse_string(job.input.bytes, job.input.path)
end

local function check(job)
  job.robot = urdf.read(job.xml, job.log, { name = job.options.name })
end

local function build(job)
  job.model = model.build(job.robot, job.options, job.log)
  local name = names.identifier(job.options.name or job.robot.name)
  job.symbols = symbols.new(job.model, name, FUNCTION_NAMES)
end

-- indices of an argument's elements that the trace stores as structural zeros
local function zero_pattern(kit, array)
  local zeros = {}
  for _, event in ipairs(kit.events) do
    if event.kind == "store" and event.array == array and kit.is_zero(event.node) then
      zeros[event.index] = true
    end
  end
  return zeros
end

local function run_on_symbols(job, fn, zeros)
  local bodies = job.model.bodies
  local kit = trace.new {
    zeros = zeros,
    frame_id = function(frame) return bodies[frame] and bodies[frame].id or frame end,
  }
  fn.run(job.model, kit)
  return kit
end

-- Zero patterns first: what crba leaves zero, what of it is zero in either factor.  With
-- `--pattern tree` nothing is assumed of H but what the tree says.
local function record(job)
  local by_name = functions.by_name
  local zeros = {}
  local crba = run_on_symbols(job, by_name.crba)
  zeros.H = job.options.pattern ~= "tree" and zero_pattern(crba, "H") or {}
  local ltdl = run_on_symbols(job, by_name.ltdl, { H = zeros.H })
  zeros.LD = zero_pattern(ltdl, "H")
  local ltl = run_on_symbols(job, by_name.ltl, { H = zeros.H })
  zeros.L = zero_pattern(ltl, "H")
  local done = { crba = crba, ltdl = ltdl, ltl = ltl }
  job.zeros, job.functions = zeros, {}
  for _, name in ipairs(job.options.functions) do
    local fn = by_name[name]
    local assumed = {}
    for _, arg in ipairs(fn.args) do
      local pattern = fn.assumes and fn.assumes[arg.name]
      if pattern then assumed[arg.name] = zeros[pattern] end
    end
    job.functions[#job.functions + 1] =
      { fn = fn, trace = done[name] or run_on_symbols(job, fn, assumed) }
  end
end

local function prune(job)
  for _, item in ipairs(job.functions) do
    item.live = live.of(item.trace)
    item.cost = live.cost(item.live)
  end
end

-- words that a local of the function must not be: the globals of the robot and its arguments
local function local_scope(job, fn)
  local reserved = { table.unpack(names.RESERVED) }
  for _, name in ipairs(FUNCTION_NAMES) do
    reserved[#reserved + 1] = job.symbols.functions[name]
  end
  for _, extra in ipairs { "H_rowptr", "H_colind", "model" } do
    reserved[#reserved + 1] = job.symbols[extra]
  end
  for _, list in ipairs { job.symbols.v, job.symbols.q, job.symbols.H } do
    table.move(list, 1, #list, #reserved + 1, reserved)
  end
  for _, arg in ipairs(fn.args) do reserved[#reserved + 1] = arg.name end
  return names.scope(reserved)
end

local function name_values(job)
  for _, item in ipairs(job.functions) do
    item.program = lower.program(item.trace, item.live, {
      scope = local_scope(job, item.fn),
      copy_name = job.symbols.copy_name,
      input_width = function(array, index) return #job.symbols.element(array, index) end,
    })
    item.program.cost, item.program.order = item.cost, item.live.order
  end
end

-- two states, typed with few digits: the neutral one and one that bends every joint
local function golden_states(m)
  local states = {}
  for k = 0, 1 do
    local q = {}
    for _, body in ipairs(m.bodies) do
      for c = 1, body.nq do
        local place = body.q + c
        q[place] = k * (((place * 618) % 1000) / 500 - 1)
        if body.type == "floating" and c > 3 then
          q[place] = k == 1 and (c == 5 and -0.5 or 0.5) or (c == 7 and 1.0 or 0.0)
        end
      end
    end
    states[#states + 1] = q
  end
  return states
end

local function golden(job)
  local list = {}
  for k, q in ipairs(golden_states(job.model)) do
    local inputs = {}
    for place, x in ipairs(q) do inputs[place - 1] = x + 0.0 end
    local kit = floats.new { q = inputs }
    functions.by_name.crba.run(job.model, kit)
    local H = {}
    for index = 0, job.model.pattern.nh - 1 do H[index + 1] = kit.results.H[index] end
    list[k] = { q = q, H = H }
  end
  return list
end

-- make's dependency line; blanks and other characters special to make are escaped
local function depfile(job, directory)
  local function escape(name) return (name:gsub("[ #\\]", "\\%0"):gsub("%$", "$$$$")) end
  local targets = {}
  for k, file in ipairs(job.files) do targets[k] = escape(directory .. "/" .. file.name) end
  local sources = {}
  for k, path in ipairs(job.input.depends) do sources[k] = escape(path) end
  return ("%s: %s\n"):format(table.concat(targets, " \\\n "), table.concat(sources, " "))
end

local function write(job)
  job.hash = sha256.hex(job.input.bytes)
  job.source, job.command = job.input.shown, job.options.command
  job.real, job.gravity = job.options.real, job.options.gravity
  job.golden = golden(job)
  local ok, result = pcall(emit.files, job)
  if not ok then
    if type(result) == "string" and result:find("constant out of range for float", 1, true) then
      fail.input(job.input.path, nil, "a constant of this robot is too large for --real float")
    end
    error(result, 0)
  end
  job.files = result
  job.files[#job.files + 1] = {
    name = job.symbols.name .. ".d", path = job.options.depfile,
    text = depfile(job, job.options.output_for(job.symbols.name)),
  }
end

M.stages = {
  { name = "xml", run = read, dump = dump.xml, says = "the XML as read" },
  { name = "urdf", run = check, dump = dump.urdf, says = "links and joints, checked" },
  { name = "model", run = build, dump = dump.model, says = "the tree: bodies, frames, lambda, H" },
  { name = "trace", run = record, dump = dump.trace, says = "the algorithms run on symbols" },
  { name = "live", run = prune, dump = dump.live, says = "what is needed, and its cost" },
  { name = "name", run = name_values, dump = dump.program, says = "statements and their names" },
  { name = "emit", run = write, dump = dump.files, says = "the files" },
}

-- Run all stages, or up to and including the one named `last`.
function M.run(job, last)
  for _, stage in ipairs(M.stages) do
    stage.run(job)
    if stage.name == last then return stage.dump(job) end
  end
end

return M
