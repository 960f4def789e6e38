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
local aba = require "algo.aba"
local catalogue = require "catalogue"
local crba = require "algo.crba"
local depfile = require "emit.depfile"
local floats = require "algo.floats"
local fuse = require "prog.fuse"
local lanes = require "emit.lanes"
local live = require "prog.live"
local lower = require "prog.lower"
local memory = require "prog.memory"
local model = require "model"
local names = require "model.names"
local order = require "order"
local plan = require "prog.plan"
local rnea = require "algo.rnea"
local refine = require "prog.refine"
local pattern = require "model.pattern"
local sha256 = require "emit.sha256"
local singular = require "algo.singular"
local split = require "prog.split"
local symbols = require "emit.symbols"
local target = require "prog.target"
local trace = require "prog.trace"
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

-- the functions that --functions names: catalogue names, or for a function of links its base name
-- (all wanted links) or its full one
local function chosen(functions, options)
  local wanted, list, known = {}, {}, {}
  for _, fn in ipairs(functions) do known[#known + 1] = fn.name end
  for _, word in ipairs(options.functions) do
    local found = false
    if word == "fd:auto" then options.fd_auto, word = true, "fd" end
    for _, fn in ipairs(functions) do
      if fn.name == word or fn.base == word or word == "all" then
        found = true
        if fn.missing and word ~= "all" then
          fail.usage(("--functions: this robot has no %s: %s"):format(fn.name, fn.missing),
            word)
        end
        wanted[fn] = not fn.missing
      end
    end
    for _, name in ipairs(catalogue.PER_FRAME) do
      if word == name and not found then
        fail.usage(("--functions: %s is about a link, say which by --frames"):format(word),
          word)
      end
    end
    if not found then
      fail.usage(("--functions: there is no %s%s; known: all, %s"):format(fail.quote(word),
        fail.suggest(word, known), table.concat(known, ", ")), word)
    end
  end
  for _, fn in ipairs(functions) do
    if wanted[fn] then list[#list + 1] = fn end
  end
  return list
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
  job.model.textbook = options.optimize == 0
  local functions = catalogue.of(job.model, options.frames ~= nil)
  job.chosen = chosen(functions, options)
  local function_names = {}
  for _, fn in ipairs(functions) do function_names[#function_names + 1] = fn.name end
  for _, fn in ipairs(fused(job, function_names)) do
    job.chosen[#job.chosen + 1] = fn
    function_names[#function_names + 1] = fn.name
  end
  add_lanes(function_names, options.lanes)
  job.symbols = symbols.new(job.model, identifier(job), function_names, options.lanes)
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

local function run_on_symbols(job, algorithm, fn, level, zeros, view)
  local seen = view or job.model
  local bodies = seen.bodies
  local kit = trace.new {
    zeros = zeros,
    frame_id = function(frame) return bodies[frame] and bodies[frame].id or frame end,
  }
  memory.run(algorithm, seen, kit, level, memory.cells(fn, seen))
  return kit
end

-- the function's trace, in the frames that cost least where they may be chosen; done: its trace in
-- the model's own frames, if there is one already
local function traced(job, fn, assumed, done)
  local level = target.level(fn, job.model, job.options)
  local item = { fn = fn, level = level, by_rows = level ~= "scalars" }
  if item.by_rows then assumed, done = nil, nil end
  if not fn.run then return item end
  if not (job.views and fn.planned) then
    item.trace = done or run_on_symbols(job, fn.run, fn, level, assumed)
    return item
  end
  -- in a deep tree, where pairs of bodies outnumber bodies by far, what goes by rows tells itself
  -- (its length is that of the bodies), and one sweep has to tell for the rest
  local weighed, by = fn.planned, "scalars"
  if target.is_deep(job.model, job.options) then
    weighed, by = item.by_rows and fn.run or rnea.bias, level
  end
  local best = job.best[weighed] or plan.best(job.views, function(seen)
    return run_on_symbols(job, weighed, fn, by, assumed, seen)
  end)
  item.view, job.best[weighed] = best, best
  item.trace = run_on_symbols(job, fn.run, fn, level, assumed, item.view.model)
  refine.apply(item.trace)
  return item
end

-- how many numbers of q stand before a joint's quaternion
local QUATERNION = { floating = 3, spherical = 0 }

-- two states, typed with few digits: the neutral one and one that bends every joint
local function golden_states(m)
  local states = {}
  for k = 0, 1 do
    local q = {}
    for _, body in ipairs(m.bodies) do
      for c = 1, body.nq do
        local place = body.q + c
        q[place] = k * (((place * 618) % 1000) / 500 - 1)
        local first = QUATERNION[body.type]
        if first and c > first then
          local turned = c == first + 2 and -0.5 or 0.5
          q[place] = k == 1 and turned or (c == first + 4 and 1.0 or 0.0)
        end
      end
    end
    states[#states + 1] = q
  end
  return states
end

-- What mass.check and model.build do not see of it, for they do not look at where masses are.
local function warn_singular(job)
  local m = job.model
  if job.robot.singular or m.tunable or job.alone then return end
  local q = {}
  for place, x in ipairs(golden_states(m)[2]) do q[place - 1] = x + 0.0 end
  local dof = singular.dof(m, q)
  local body = dof and m.bodies[m.dofs[dof].body]
  if not body then return end
  local link = job.robot.link_by_name[body.link]
  job.log:warn(link and link.line or job.robot.line, "link %s: it can move so that no mass does, "
    .. "as point masses in a row turn about that row: H is singular, so ltdl, ltl and solve fail",
    fail.quote(body.link))
end

-- Zero patterns first: what crba leaves zero, what of it is zero in either factor.  With
-- `--pattern tree` nothing is assumed of H but what the tree says.
local function record(job)
  warn_singular(job)
  local by_bodies = not target.is_deep(job.model, job.options)
  local H = by_bodies and run_on_symbols(job, crba, {}, "scalars")
  local zeros = { H = H and job.options.pattern ~= "tree" and zero_pattern(H, "H") or {} }
  zeros.LD = pattern.factor_zeros(job.model.pattern, zeros.H)
  zeros.L = zeros.LD
  job.zeros, job.functions = zeros, {}
  job.views = job.options.optimize == 2 and plan.views(job.model, zeros.H) or nil
  job.best = {} -- algorithm that frames were chosen for -> their view
  for _, fn in ipairs(job.chosen) do
    local assumed = {}
    for _, arg in ipairs(fn.args) do
      local whose = fn.assumes and fn.assumes[arg.name]
      if whose then assumed[arg.name] = zeros[whose] end
    end
    job.functions[#job.functions + 1] = traced(job, fn, assumed, fn.name == "crba" and H)
  end
end

-- What forward dynamics costs by articulated bodies, beside what it costs through H: fd's comment
-- says so, and fd:auto takes the cheaper under fd's name.
local function weigh_fd(job)
  local by_name = {}
  for _, item in ipairs(job.functions) do by_name[item.fn.name] = item end
  local item, other = by_name.fd, by_name.aba
  if not item or job.model.mimics then return end
  if not other or job.options.fd_auto then
    other = traced(job, { run = aba, planned = aba })
    other.live = live.of(other.trace)
    other.cost = live.cost(other.live)
  end
  local cost = other.cost.total
  if cost >= item.cost.total then return end
  if job.options.fd_auto then
    item.fn = catalogue.by_bodies(item.fn)
    item.note = ("%d operations against %d through H."):format(cost, item.cost.total)
    item.trace, item.live, item.cost = other.trace, other.live, other.cost
    item.view = other.view
  else
    item.note = ("aba takes fewer operations for this robot, %d against %d."):format(cost,
      item.cost.total)
  end
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
  weigh_fd(job)
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

local function golden(job)
  local list, params = {}, {}
  for k, field in ipairs(job.model.tunable and job.model.tunable.fields or {}) do
    params[k - 1] = field.value
  end
  for k, q in ipairs(golden_states(job.model)) do
    local inputs = {}
    for place, x in ipairs(q) do inputs[place - 1] = x + 0.0 end
    local kit = floats.new { q = inputs, p = params }
    crba(job.model, kit)
    local H = {}
    for index = 0, job.model.pattern.nh - 1 do H[index + 1] = kit.results.H[index] end
    list[k] = { q = q, H = H }
  end
  return list
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
  { name = "trace", run = record, dump = dump.trace, says = "the algorithms run on symbols" },
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
