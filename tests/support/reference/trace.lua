--- Runs a trace as a program: stores, row operations and reads of memory, in the order of the
-- statements.
--
--   trace.run(item, inputs, model) -> results by array, from 0; an error where the program reads or
--     writes what it must not
--   trace.length(dims, model)         elements of an argument
--
-- item: of a job that has been through the stage `choose`, plain or with limbs; inputs: arrays from
-- 0.
-- Conditions on every program, otherwise an error (a text):
--   only results and, by rows, the declared local arrays are written, within their bounds;
--   only arguments that are read and what was written before is read;
--   by scalars every element is stored once, and an argument is read as it came;
--   by rows nothing is overwritten or left in a local array that was not read, but in a spare one.
local base = require "analysis.base"
local clusters = require "analysis.clusters"
local pattern = require "model.pattern"
local vectors = dofile "tests/support/reference/vectors.lua"

local M = {}

function M.length(dims, model)
  local sizes = { NQ = model.nq, NV = model.nv, NH = model.pattern.nh, NB = #model.bodies,
    NL = #model.poses, NC = model.constraints.nc,
    NK = model.constraints.nk, NM = model.constraints.nm, NP = 10 * #model.bodies, NJ = 0,
    NX = 2 * model.nv }
  for _, body in ipairs(model.bodies) do
    if #body.columns == 1 then sizes.NJ = sizes.NJ + 3 end
  end
  setmetatable(sizes, { __index = function(_, dim)
    if dim == "NR" then return #base.of(model).kept end
    if dim == "NQV" then return #pattern.of_rates(model).colind end
    if dim == "NI" then return #clusters.of(model).dofs end
    if dim == "NQI" then return #clusters.of(model).places end
  end })
  local n = 1
  for _, dim in ipairs(dims) do n = n * (sizes[dim] or dim) end
  return n
end

local function fault(item, ...) error(item.fn.name .. " " .. string.format(...), 0) end

-- name -> { mode, size, values, unread = index -> true: written, and not read since }
local function memory_of(item, inputs, model)
  local memory = {}
  local function add(arg, given)
    local values = {}
    for k, x in pairs(given or {}) do values[k] = x end
    local size = arg.params and #model.tunable.fields or arg.bits and model.constraints.ns
      or M.length(arg.dims, model)
    memory[arg.name] = { mode = arg.mode, spare = arg.spare,
      size = size, values = values, unread = {}, stored = {} }
  end
  local in_memory = item.plain.by_rows or #item.plain.rows > 0
  for _, arg in ipairs(in_memory and item.fn.locals or {}) do add(arg) end
  for _, arg in ipairs(item.fn.args) do
    if memory[arg.name] then fault(item, "has an array %s of its own", arg.name) end
    add(arg, arg.mode ~= "out" and assert(inputs[arg.name], arg.name) or nil)
  end
  if item.fn.returns == "value" then add { name = item.fn.result, mode = "out", dims = {} } end
  return memory
end

-- the two ways to memory, with their checks
local function access(item, memory)
  local function element(array, index, what)
    local m = memory[array]
    if not m or index < 0 or index >= m.size or math.type(index) ~= "integer" then
      fault(item, "%s %s[%s]", what, array, index)
    end
    return m
  end
  local function read(array, index)
    local m = element(array, index, "reads")
    if not m.values[index] then fault(item, "reads %s[%d] before it is there", array, index) end
    m.unread[index] = nil
    return m.values[index]
  end
  local function write(array, index, x)
    local m = element(array, index, "stores")
    if m.mode == "in" then fault(item, "stores to its input %s[%d]", array, index) end
    if not item.plain.by_rows and m.stored[index] then
      fault(item, "stores %s[%d] twice", array, index)
    end
    if m.unread[index] then fault(item, "overwrites %s[%d] unread", array, index) end
    m.values[index], m.unread[index], m.stored[index] = x, true, true
  end
  return read, write
end

-- events that do something and live reads of memory, in the order of their statements
local function program_of(item)
  local list = {}
  for _, event in ipairs(item.plain.events) do
    if event.kind == "store" or event.cost then list[#list + 1] = event end
  end
  for _, node in ipairs(item.plain.order) do
    if node.fresh then list[#list + 1] = node end
    if node.fresh and not item.plain.by_rows then fault(item, "reads the memory") end
  end
  local function at(what) return what.at or what.id end
  table.sort(list, function(a, b) return at(a) < at(b) end)
  for k = 2, #list do
    if at(list[k]) == at(list[k - 1]) then fault(item, "has two statements in one place") end
  end
  return list
end

-- what a live read of memory finds
local function fetch(node, read)
  if node.op == "input" then return read(node.array, node.index) end
  assert(node.op == "dot", node.op)
  local sum = 0.0
  for k = 0, node.n - 1 do
    sum = sum + read(node.array, node.index + k) * read(node.other, node.from + k)
  end
  return sum
end

local function run_row(event, a, read, write)
  for k = 0, event.n - 1 do
    local scale = event.verb == "scale"
    local factor = a or read(event.rows, event.start + k)
    local term = factor * (scale and read(event.array, event.index + k)
      or read(event.other, event.from + k))
    if event.verb == "sub" then
      term = read(event.array, event.index + k) - term
    elseif not scale then
      assert(event.verb == "set" or event.verb == "mul", event.verb)
    end
    write(event.array, event.index + k, term)
  end
end

-- numbers in the first r rows of a run, which is where row r starts
local function start_of(event, r) return r * event.first + r * (r - 1) // 2 end

local SUPERNODE = {}

function SUPERNODE.sub(event, a, read, write)
  for r = event.n - 1, 0, -1 do
    local length, row = event.first + r, event.index + start_of(event, r)
    local last = event.from + length - 1
    local l = a * read(event.other, last)
    for k = 0, length - 1 do
      local x = read(event.other, event.from + k)
      write(event.array, row + k, read(event.array, row + k) - l * x)
    end
    write(event.other, last, l)
  end
end

function SUPERNODE.reduce(event, _, read, write)
  for r = 0, event.n - 1 do
    local last, row = event.first + r - 1, event.from + start_of(event, r)
    local u = read(event.array, event.index + last)
    for k = 0, last - 1 do
      local at = event.index + k
      write(event.array, at, read(event.array, at) - u * read(event.other, row + k))
    end
  end
end

-- z = x y as `how` says; what is above the diagonal is read and not defined afterwards where it is
-- added to what is symmetric; z' from event.image on
function SUPERNODE.gemm(event, _, read, write)
  local stride, how, z = event.stride, event.how, {}
  local sign = how.minus and -1 or 1
  local across, step = how.inner and 1 or stride, how.inner and stride or 1
  for i = 0, event.m - 1 do
    for c = 0, event.n - 1 do
      local at = event.index + i * stride + c
      local sum = how.onto and read(event.array, at) or 0.0
      for r = 0, event.k - 1 do
        sum = sum + sign * read(event.other, event.from + i * across + r * step)
          * read(event.rows, event.start + r * stride + c)
      end
      z[#z + 1] = (c <= i or not (how.onto and how.symmetric)) and { at, i, c, sum } or nil
    end
  end
  for _, one in ipairs(z) do
    write(event.array, one[1], one[4])
    if event.image then
      write(event.array, event.image + one[3] * stride + one[2], one[4])
    end
  end
end

function SUPERNODE.turn(event, _, read, write)
  for r = 0, event.n - 1 do
    for c = 0, event.m - 1 do
      write(event.array, event.index + c * event.stride + r,
        read(event.other, event.from + r * event.stride + c))
    end
  end
end

function SUPERNODE.dot(event, _, read, write)
  for r = 0, event.n - 1 do
    local row, sum = event.start + start_of(event, r), 0.0
    for k = 0, math.min(event.first + r, event.most) - 1 do
      sum = sum + read(event.other, event.from + k) * read(event.rows, row + k)
    end
    write(event.array, event.index + r, sum)
  end
end

-- an operation on rows of memory; a: its factor, or nil
local function run_event(event, a, read, write)
  if event.kind == "row" then
    run_row(event, a, read, write)
  else
    assert(event.kind == "supernode", event.kind)
    SUPERNODE[event.verb](event, a, read, write)
  end
end

-- inputs as they came: not of an array that is written before
local function plain_inputs(item, memory, inputs)
  return function(array, index)
    local m = memory[array]
    if not m or m.mode == "out" or m.mode == "local" or index < 0 or index >= m.size then
      fault(item, "reads %s[%s]", array, index)
    end
    if item.plain.by_rows and m.stored[index] then
      fault(item, "reads %s[%d] too late", array, index)
    end
    return inputs[array][index]
  end
end

function M.run(item, inputs, model)
  local memory = memory_of(item, inputs, model)
  local read, write = access(item, memory)
  local fetched = {}
  local value = vectors.evaluator(plain_inputs(item, memory, inputs), function(node)
    return fetched[node] or fault(item, "uses what it reads of %s later", node.array)
  end)
  for _, what in ipairs(program_of(item)) do
    if what.kind == "store" and what.set then
      for m, at in ipairs(what.places) do write(what.array, at, value(what.node, what.set, m)) end
    elseif what.kind == "store" then
      write(what.array, what.index, value(what.node))
    elseif what.cost then
      run_event(what, what.node and value(what.node), read, write)
    else
      fetched[what] = fetch(what, read)
    end
  end
  for _, pivot in ipairs(item.plain.pivots) do value(pivot.node) end
  local results = {}
  for array, m in pairs(memory) do
    if m.mode == "local" then
      local left = not m.spare and next(m.unread)
      if left then fault(item, "leaves %s[%d] unread", array, left) end
    elseif m.mode ~= "in" then
      results[array] = m.values
    end
  end
  return results
end

return M
