--- Shared by the specs of the algorithms: runs robots through the pipeline up to the operation
-- counts, and functions of the catalogue on plain numbers.
--
--   local job = algo.compile(text, options, last, hints)   options of the pipeline, all with
--                                                 defaults; text: URDF, or a record (gen/robot)
--   algo.run(job, "rnea", { q = list, v = .. })   results by array: lists from 1; a value: a number
--   algo.on_floats(fn, model, inputs, level)      the same for a catalogue's row; arrays from 0
--   algo.plain(fn, model, options)                the item of a row, without limbs
--   algo.on_symbols(item, inputs, model)          the same by its trace (reference/trace.lua)
--   algo.length(dims, model)                      elements of an argument
--   algo.each_random(robots, first, more, visit)  many robots with all joint types, see there
--
-- Arguments of several dimensions are flat, row by row, as in C.

local constraints = dofile "tests/support/robots/constraints.lua"
local dense = dofile "tests/support/reference/dense.lua"
local dynamics = dofile "tests/support/reference/dynamics.lua"
local fail = require "fail"
local floats = require "analysis.floats"
local catalogue = require "catalogue"
local pipeline = require "pipeline"
local candidates = require "prog.choice.candidates"
local choose = require "prog.choice.choose"
local random = dofile "tests/support/random.lua"
local random_robot = dofile "tests/support/robots/random_robot.lua"
local trace = dofile "tests/support/reference/trace.lua"

local M = {}

local DEFAULTS = {
  base = "fixed", order = "document", gravity = { 0.0, 0.0, -9.81 },
  verify = os.getenv "PINION_VERIFY" and dofile(os.getenv "PINION_VERIFY"),
}

-- the pipeline up to and including the stage `last`, "choose" by default; hints: with advice on the
-- code
function M.compile(text, options, last, hints)
  local all = {}
  for key, value in pairs(DEFAULTS) do all[key] = value end
  for key, value in pairs(options or {}) do all[key] = value end
  all.functions = all.functions or { "all" }
  local job = {
    input = { path = "test.urdf", bytes = text }, options = all, log = fail.log "test.urdf",
    hints = hints, record = type(text) == "table" and text or nil,
  }
  local reached
  for _, stage in ipairs(pipeline.stages) do
    stage.run(job)
    reached = stage.name
    if reached == (last or "choose") then break end
  end
  assert(reached == (last or "choose"), "no such stage")
  job.by_name, job.catalogue = {}, {}
  for _, item in ipairs(job.functions or {}) do job.by_name[item.fn.name] = item end
  for _, fn in ipairs(catalogue.of(job.model, job.model.frames)) do job.catalogue[fn.name] = fn end
  return job
end

M.length = trace.length

--- Lists from 1 <-> arrays from 0.
function M.from_zero(list)
  local array = {}
  for k, x in ipairs(list) do array[k - 1] = x end
  return array
end

function M.from_one(array, n)
  local list = {}
  for k = 1, n do list[k] = array[k - 1] end
  return list
end

-- Arguments that it overwrites are in both inputs and results.  level: see prog.memory.
function M.on_floats(fn, model, inputs, level)
  local kit = floats.new(inputs)
  kit.supernodes = level == "supernodes"
  fn.run(model, kit)
  for _, arg in ipairs(fn.args) do
    local stored = kit.results[arg.name]
    for k, x in pairs(arg.mode == "inout" and stored and inputs[arg.name] or {}) do
      if rawget(stored, k) == nil then stored[k] = x end
    end
  end
  return kit.results
end

-- The item of a function of the catalogue, without limbs, in the frames of the model.
function M.plain(fn, model, options)
  local space = candidates.new(model, { real = options.real, limbs = "off" })
  return { fn = fn, plain = choose.traced(space, fn).candidates[1].program }
end

-- Elements that are not stored keep their values; touching forbidden ones is an error.
M.on_symbols = trace.run

--- Run a function of the catalogue by name, lists from 1 in and out.
function M.run(job, name, inputs)
  local fn = assert(job.catalogue[name], name)
  local arrays = {}
  for key, list in pairs(inputs) do arrays[key] = M.from_zero(list) end
  local results = M.on_floats(fn, job.model, arrays)
  if fn.returns == "value" then return results[fn.result][0] end
  local lists = {}
  for _, arg in ipairs(fn.args) do
    if arg.mode ~= "in" then
      local stored = results[arg.name] or {}
      for k, x in pairs(arg.mode == "inout" and arrays[arg.name] or {}) do
        stored[k] = stored[k] or x
      end
      local n = M.length(arg.dims, job.model)
      lists[arg.name] = M.from_one(stored, n)
      assert(#lists[arg.name] == n, name .. " leaves part of " .. arg.name .. " unwritten")
    end
  end
  return lists
end

--- H in full, or another packed array.
function M.full(job, packed)
  return dense.symmetric(dense.lower(job.model.pattern, M.from_zero(packed)))
end

--- Rows of a flat matrix.
function M.rows(flat, columns)
  local list = {}
  for k = 1, #flat, columns do list[#list + 1] = { table.unpack(flat, k, k + columns - 1) } end
  return list
end

--- A product of rows of any length with a vector.
function M.apply(rows, x)
  local y = {}
  for i, row in ipairs(rows) do
    y[i] = 0.0
    for j = 1, #x do y[i] = y[i] + row[j] * x[j] end
  end
  return y
end

function M.vector(rng, n)
  local x = {}
  for k = 1, n do x[k] = rng:uniform(-1, 1) end
  return x
end

-- ---- random robots ------------------------------------------------------------------------------

-- pitches for some joints of a robot that turn
local function screws(rng, text)
  local list = {}
  for name, kind in text:gmatch('<joint name="([^"]*)" type="([^"]*)"') do
    if (kind == "revolute" or kind == "continuous") and rng:chance(0.25) then
      list[#list + 1] = { name = name, value = rng:uniform(-0.3, 0.3) }
    end
  end
  return list
end

--- Random robot number `case`: text, and options of the pipeline for it.  more: joints, mimic ..
function M.random(case, more)
  local rng = random.case(case)
  local text = random_robot.make(rng, {
    types = more.types or "all", joints = more.joints or rng:integer(1, 9), mimic = more.mimic,
    dynamics = 0.5, rotors = 0.4, branch = more.branch, lines = more.lines,
  })
  local options = {
    base = case % 2 == 0 and "floating" or "fixed", screw = screws(rng, text),
    gravity = { 1.5, -2.5, -9.0 }, friction_width = 0.05, mimic = more.free and "free" or nil,
    joint_friction = more.friction, order = case % 3 == 0 and "alphabetical" or "document",
  }
  return text, options, rng
end

--- Two links of a robot for --frames: one that may be welded, and the last.
function M.two_links(text)
  local names = {}
  for name in text:gmatch '<link name="([^"]*)"' do names[#names + 1] = name end
  table.sort(names)
  return { names[#names], names[#names // 2] }
end

-- the joints for --prescribed: about a third of those that follow no other joint, and the first
local function some_joints(rng, text)
  local names = {}
  for name, kind, rest in text:gmatch '<joint name="([^"]*)" type="([^"]*)">(.-)</joint>' do
    local free = kind ~= "fixed" and not rest:find("<mimic", 1, true)
    if free and (#names == 0 or rng:chance(0.3)) then names[#names + 1] = name end
  end
  return names
end

-- Calls visit { case, job, world (support_motion), state (support_dynamics), q, v, a, rng } for
-- each of `robots` random robots; first = number of the first, more = see M.random, and frames
-- (true: two links), prescribed (true: some joints), functions, fuse, rows, deep, optimize, target,
-- last (stage; "model" by default).
function M.each_random(robots, first, more, visit)
  for case = first, first + robots - 1 do
    local text, options, rng = M.random(case, more)
    options.functions = more.functions or { "crba" }
    options.frames, options.fuse = more.frames and M.two_links(text), more.fuse
    if more.tied then
      local list = constraints.random(random.case(case + 70000), text, 3,
        options.base == "floating")
      local names = #list > 0 and more.tied or {}
      options.constraints = list
      options.functions = table.move(names, 1, #names, #options.functions + 1,
        { table.unpack(options.functions) })
    end
    options.rows, options.deep, options.optimize = more.rows, more.deep, more.optimize
    options.target = more.target
    options.prescribed = more.prescribed and some_joints(random.case(case), text)
    local job = M.compile(text, options, more.last or "model")
    local world = dynamics.motion.world(job.robot, job.model, options)
    world.armature = dynamics.rotors(text)
    local q = dynamics.motion.random_q(rng, job.model)
    visit {
      case = case, job = job, options = options, world = world, text = text,
      state = dynamics.at(world, q), q = q, v = M.vector(rng, job.model.nv),
      a = M.vector(rng, job.model.nv), rng = rng,
      width = more.friction and options.friction_width or nil,
    }
  end
end

return M
