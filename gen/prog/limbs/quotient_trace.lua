-- Traces a function with equal limbs on the quotient tree (model.limbs.quotient): the trunk
-- and one member of each set, whose numbers are vectors (expr.vectors).
--
--   quotient_trace.trace(full, fn, how) -> program with what is live; or nil and the reason
--     how: { sets = of model.limbs, level = of prog.memory, parts, zeros = as of prog.trace,
--       in_turn, refine(program) = a pass, or nil, frames = as of prog.trace }
--     parts: the function runs on the whole tree, except for its parts in K.by_limbs, which run on
--     the quotient;  otherwise all of it runs on the quotient, by scalars
-- Algorithms do not mention limbs: prog.limbs.limb_kit has the operations of algo.kit.joining.
local expr = require "expr"
local limb_kit = require "prog.limbs.limb_kit"
local limbs = require "model.limbs"
local lists = require "list"
local live = require "prog.live"
local memory = require "prog.memory"
local order = require "order"
local programs = require "prog.program"
local quotient = require "model.limbs.quotient"
local trace = require "prog.trace"

local base = expr.base

local M = {}

-- the arrays that one algorithm passes on to the next
local VECTOR, MATRIX = { "NV" }, { "NV", "NV" }
local HANDED_ON = {
  q = { "NQ" }, v = VECTOR, a = VECTOR, tau = VECTOR, C = VECTOR, g = VECTOR, H = { "NH" },
  K = { "NK" }, phi = { "NC" }, Kdotv = { "NC" }, mask = { "NS" }, pairs = { "NC", "NC" },
  P = MATRIX, H_i = MATRIX, dtau_dq = MATRIX, dtau_dv = MATRIX, dC_dq = MATRIX, dC_dv = MATRIX,
  dg_dq = MATRIX, da_dq = MATRIX, da_dv = MATRIX, Hinv = MATRIX,
}

local OF_TREE = { NQ = true, NV = true, NH = true }

-- dimensions of these arrays and of those that a function or a part of it reads and writes
local function dims_of(fn, part)
  local dims = {}
  local function add(one)
    for _, list in ipairs { one.locals or {}, one.args or {} } do
      for _, arg in ipairs(list) do
        dims[arg.name] = arg.bits and { "NS" } or arg.even and { "dof" } or arg.dims
      end
    end
  end
  add(fn)
  if fn.result then dims[fn.result] = {} end
  for name, list in order.pairs(HANDED_ON) do dims[name] = list end
  add(part or fn)
  return dims
end

-- ---- the trace ----------------------------------------------------------------------------------

-- Makes a vector of scalars where the first operation needs it.  It is gathered with its first
-- number's sign; the name of a vector of constants for the opposite would be wrong.
local function settled(program, sets)
  local met, in_turn, written, used = {}, program.pool.in_turn, {}, {}
  local names = { roles = order.with(program.roles, {}), hints = order.with(program.hints, {}) }
  for _, event in ipairs(program.events) do written[event.array or ""] = true end
  -- is it a vector of elements of one argument that is only read?
  local function is_read(x)
    local first = base(x.of[1])
    return first.op == "input" and not first.fresh and not written[first.array]
      and lists.all(x.of, function(y) return base(y).array == first.array end)
  end
  local function move(x, at)
    if x.of and (x.known or in_turn or is_read(x)) then
      x.at, met[x] = met[x] and math.min(x.at, at) or at, true
    end
  end
  for _, node in ipairs(program.order) do
    if node.set then used[node.set] = true end
    if not node.of then
      if node.a then move(base(node.a), expr.place_of(node)) end
      if node.b then move(base(node.b), expr.place_of(node)) end
    else
      local role = names.roles[node] or names.hints[node]
      if role and role.sign < 0 then
        names.roles[node], names.hints[node] = nil, not node.known and role or nil
      end
    end
  end
  names.sets = lists.those(sets, function(set) return used[set] end)
  return live.sorted(programs.with(program, names))
end

-- arrays that other parts of a function may also read: its own ones, and its results if by rows
local function read_again(fn, level)
  local arrays = {}
  for _, array in ipairs(fn.locals or {}) do arrays[array.name] = true end
  for _, arg in ipairs(fn.args or {}) do
    if arg.mode ~= "in" then arrays[arg.name] = level ~= "scalars" end
  end
  return arrays
end

-- Sets of equal paths, by their first dofs: the word `alike` for the whole tree.
local function side_by_side(kit, Q)
  local pool, slot_of, alone = kit.pool, {}, kit.alike
  for d = 0, Q.nv - 1 do -- the dofs of equal limbs
    local set, places = Q.places({ "NV" }, d)
    for _, at in ipairs(set and places or {}) do slot_of[at + 1] = { set = set, dofs = places } end
  end

  -- places in the list of the dofs of a slot, in order; nil where one is missing
  local function items_of(slot, place)
    local function at_place(at) return place[at + 1] end
    return lists.all(slot.dofs, at_place) and lists.mapped(slot.dofs, at_place)
  end

  function kit.alike(dofs)
    local plain, place, list, done = alone(dofs), {}, {}, {}
    for k, dof in ipairs(dofs) do place[dof] = k end
    for k, dof in ipairs(dofs) do
      local slot = slot_of[dof]
      local items = not done[k] and slot and items_of(slot, place)
      if items then
        list[#list + 1] = {
          items = items, part = function(x, n) return pool.lane(x, n, slot.set) end,
          gather = function(of) return pool.lanes(slot.set, lists.mapped(items, of)) end,
        }
        for _, item in ipairs(items) do done[item] = true end
      elseif not done[k] then
        list[#list + 1] = plain[k]
      end
    end
    return list
  end
end

local function traced(full, fn, how)
  local Q = quotient.of(full, how.sets)
  local ids, whole = limbs.ids(full, how.sets), how.parts
  local tree = whole and full or Q -- whose bodies are numbered now
  local kit = trace.new {
    zeros = how.zeros, frames = how.frames, bodies = function() return tree.bodies end,
  }
  kit.pool.in_turn = how.in_turn
  local function run(algorithm, below, cells, of) -- an algorithm on the tree of limbs
    local part = whole and read_again(of or fn, how.level)
    local own = limb_kit.of(Q, below, {
      dims = dims_of(fn, of or whole and {}), zeros = how.zeros or {}, ids = ids, part = part,
    })
    memory.run(algorithm, Q, own, "scalars", cells)
  end
  if whole then
    -- parts pass values on in the function's own arrays
    local arrays = lists.those(lists.joined(fn.args or {}, fn.locals or {}), function(arg)
      return OF_TREE[arg.dims[1]]
    end)
    local cells = memory.cells({ args = arrays }, Q)
    function kit.by_limbs(algorithm, model, below, of)
      if of and of.reads and not rawget(Q, of.reads) then return algorithm(model, below) end
      tree = Q
      run(algorithm, below, cells, of and (of.args or of.locals) and of)
      tree = full
    end
    side_by_side(kit, Q)
    local own = memory.cells(fn, fn.on and fn.on(full) or full)
    memory.run(fn.run, full, kit, how.level, own)
    kit.locals = own.is_local
  else
    run(fn.run, kit, memory.cells(fn, Q))
  end
  return kit, ids
end

function M.trace(full, fn, how)
  local ok, kit, ids = pcall(traced, full, fn, how)
  if not ok then
    if type(kit) == "table" and kit.shape then return nil, kit.shape end
    error(kit, 0)
  end
  local program = programs.of(kit, { level = how.level, zeros = how.zeros, ids = ids,
    in_turn = how.in_turn, verify = how.verify })
  program = how.refine and how.refine(program) or live.of(program)
  return settled(program, how.sets)
end

return M
