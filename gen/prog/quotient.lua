-- A function of limbs that are alike, traced on the quotient tree (model.quotient): the trunk and
-- one member of each set, whose numbers are vectors (expr.vectors).
--
--   quotient.trace(full, fn, how) -> trace (prog.trace), or nil, why there is none
--     how: { sets = of model.limbs, level = of prog.memory, parts, zeros = as of prog.trace,
--       in_turn, beside = the trace of the text that this one stands beside, whose constants it
--       shares, or nil, refine(trace) = a pass over it, or nil }
--     parts: the function runs on the whole tree, and what it says is by limbs (K.by_limbs) on the
--     quotient;  else all of it runs on the quotient, by scalars
--   The trace has also
--     wide[node] = set    nodes whose value is a vector;  sets: those in use, of the ones given
--     ids                 a body's identifier -> what a vector is called after;  in_turn: as given
--   A store of what all limbs have is, in turn, one event with set = theirs and places = an index
--   for each.
-- The text of an algorithm does not mention limbs: the kit here has the words of algo.words.
local derivative = require "prog.derivative"
local expr = require "expr"
local lift = require "prog.lift"
local limbs = require "model.limbs"
local lists = require "list"
local live = require "prog.live"
local memory = require "prog.memory"
local order = require "order"
local quotient = require "model.quotient"
local trace = require "prog.trace"

local base, signed = expr.base, expr.signed

local M = {}

-- what one algorithm hands to the next
local VECTOR, MATRIX = { "NV" }, { "NV", "NV" }
local HANDED_ON = {
  q = { "NQ" }, v = VECTOR, a = VECTOR, tau = VECTOR, C = VECTOR, g = VECTOR, H = { "NH" },
  K = { "NK" }, phi = { "NC" }, Kdotv = { "NC" }, mask = { "NS" }, pairs = { "NC", "NC" },
  P = MATRIX, H_i = MATRIX, dtau_dq = MATRIX, dtau_dv = MATRIX, dC_dq = MATRIX, dC_dv = MATRIX,
  dg_dq = MATRIX,
}

local OF_TREE = { NQ = true, NV = true, NH = true }

-- dimensions of these and of the arrays that a function, and a part of it, reads and writes
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

local function is_number(x) return type(x) == "table" and x.op ~= nil and x.id ~= nil end

-- of a table of numbers, or of one, the sums over a set
local function total(pool, x, set)
  if is_number(x) then return pool.sum(x, set) end
  local image = {}
  for key, value in order.pairs(x) do image[key] = total(pool, value, set) end
  return image
end

local function alike(list)
  for _, x in ipairs(list) do
    if x ~= list[1] then return false end
  end
  return true
end

-- several stores as one, which a later store may mark as dead
local function together(events)
  return setmetatable({}, { __newindex = function(_, key, value)
    for _, event in ipairs(events) do event[key] = value end
  end })
end

-- The kit of the whole robot's plain numbers, for one member: as `below`, but for the coordinates
-- of joints that count the other way.
local function own_kit(below, Q, dims)
  local own = setmetatable({ keeps_turns = true }, { __index = below })
  local sign = { NQ = {}, NV = {} }
  for dim, count in order.pairs { NQ = Q.nq, NV = Q.nv } do
    for k = 0, count - 1 do
      local _, places, signs = Q.places({ dim }, k)
      for m, at in ipairs(places) do sign[dim][at] = signs[m] end
    end
  end
  function own.input(array, index)
    local list = dims[array] and sign[dims[array][1]]
    return signed(below.input(array, index), list and list[index] or 1)
  end
  return own
end

-- whether an argument's elements are all known to be zero
local function all_zero(known, places)
  for _, k in ipairs(places) do
    if not (known and known[k]) then return false end
  end
  return true
end

-- the sets of limbs that hold x, from the inside out, until it is one of `target`
local function summed_up_to(pool, x, target)
  while x.set and x.set ~= target and not (target and target.outer == x.set) do
    x = pool.sum(x, x.set)
  end
  return x
end

-- below: the kit of scalars that this one stands on;  part: nil, or the arrays that the whole tree
-- reads and writes as well, by name
local function kit_of(Q, dims, zeros, ids, below, part)
  local kit = setmetatable({}, { __index = below })
  local pool = kit.pool
  local own = own_kit(below, Q, dims)

  -- a vector goes by the name of the first member's value
  local lifted = lift.new(pool, function(vector, first)
    if kit.roles[vector] then return end
    local role, note = kit.roles[first], kit.notes[first]
    local body = note and Q.full.bodies[note.body]
    if body and ids[body.id] then
      kit.roles[vector] = { owner = ids[body.id], symbol = note.name:match "[^_]*$", sign = 1 }
    elseif role then
      kit.roles[vector] = setmetatable({ owner = ids[role.owner] or role.owner, id = false },
        { __index = role })
    end
  end)

  function kit.each(of, model, _, i, dim)
    local set, places = Q.places({ dim or "NB" }, i - 1)
    local body = not dim and model.bodies[i]
    if body then kit.owner(body.id, i) end
    local list = {}
    for k, at in ipairs(places) do list[k] = of(Q.full, own, at + 1) end
    return set and lifted(list, set) or list[1]
  end

  -- a number of one body has no place here
  function kit.param(body, ...)
    if body ~= 0 then error({ shape = "it reads numbers of single bodies" }) end
    return below.param(body, ...)
  end

  function kit.derived(i, ...)
    return below.derived(i > 0 and Q.bodies[i].first or i, ...)
  end

  function kit.derivative() error({ shape = "its expressions are differentiated" }) end

  local function places_of(array, index)
    if not dims[array] then error({ shape = array .. " is handed on" }) end
    return Q.places(dims[array], index)
  end

  -- whether it is handed on by numbers, whatever argument has its name
  local function kept(array) return below.keeps and below.keeps(array) end

  -- an element of an argument, or what a memory holds now
  local function gathered(read, array, index)
    local set, places, signs = places_of(array, index)
    if all_zero(zeros[array], places) then return kit.zero end
    local list, numbers = {}, {}
    if set == false then
      for _, at in ipairs(places) do
        if not kit.is_zero(read(array, at)) then
          error({ shape = array .. " is read between limbs" })
        end
      end
      return kit.zero
    end
    for k, at in ipairs(places) do list[k], numbers[k] = read(array, at), pool.num(signs[k]) end
    if not set then return signed(list[1], signs[1]) end
    local x
    if pool.in_turn and not alike(signs) then
      x = pool.lanes(set, list) * pool.lanes(set, numbers)
    else
      for k, sign in ipairs(signs) do list[k] = signed(list[k], sign) end
      x = pool.lanes(set, list)
    end
    local dof = #dims[array] == 1 and dims[array][1] == "NV" and Q.dofs[index + 1]
    if x.set and dof and not kit.roles[base(x)] then
      kit.roles[base(x)] = { owner = Q.bodies[dof.body].id, symbol = array, sign = 1 }
    end
    return x
  end

  function kit.input(array, index)
    local in_memory = part and part[array] ~= nil and not kept(array)
    return gathered(in_memory and below.load or below.input, array, index)
  end

  function kit.store(array, index, x)
    local set, places, signs = places_of(array, index)
    if not set and x.set then error({ shape = array .. " is written between limbs" }) end
    local taken = kept(array) or part and part[array] ~= false
    if pool.in_turn and set and x.set and not (base(x).of or taken) then
      local vector = signed(x, signs[1])
      if not alike(signs) then
        local numbers = {}
        for k, sign in ipairs(signs) do numbers[k] = pool.num(sign) end
        vector = x * pool.lanes(set, numbers)
      end
      local event = below.store(array, places[1], vector)
      if event then event.set, event.places = set, places end
      for m, at in ipairs(part and places or {}) do
        below.learn(array, at, signed(pool.lane(x, m, set), signs[m]))
      end
      return event
    end
    local events = {}
    for m, at in ipairs(places) do
      local value = x.set and pool.lane(x, m, set) or x
      events[#events + 1] = below.store(array, at, signed(value, signs[m] or 1))
    end
    return together(events)
  end

  function kit.pivot(dof, x)
    local set, places = Q.places({ "NV" }, dof - 1)
    for m, at in ipairs(places) do below.pivot(at + 1, x.set and pool.lane(x, m, set) or x) end
  end

  local owner = kit.owner
  function kit.owner(id, body) owner(id, Q.bodies[body] and Q.bodies[body].first or body) end

  -- ---- the words of algo.words

  function kit.by_limbs(algorithm, model, inner) return algorithm(model, inner) end

  function kit.join(i, child, x, dof)
    local from, to = child > 0 and Q.bodies[child].set or nil, i > 0 and Q.bodies[i].set or nil
    local target = dof and Q.bodies[Q.dofs[dof].body].set
    if target and (target == from or target.outer == from) then return x end
    while from and from ~= to and not (to and to.outer == from) do
      x, from = total(pool, x, from), from.outer
    end
    return x
  end

  -- what a limb adds to an element of the trunk's, as one that mimics does
  function kit.meet(array, index, x)
    local target = places_of(array, index)
    if target == false then return x end
    return summed_up_to(pool, x, target)
  end

  function kit.is_within(array, index) return places_of(array, index) ~= false end

  -- each set's terms are added up before they are summed, those of sets within others first
  function kit.together(terms)
    local sum, sums, sets = kit.zero, {}, {}
    for _, term in ipairs(terms) do
      local from, x = Q.bodies[term[1]].set, term[2]
      if not from then
        sum = sum + x
      else
        if not sums[from] then sums[from], sets[#sets + 1] = kit.zero, from end
        sums[from] = sums[from] + x
      end
    end
    for k = #sets, 1, -1 do
      local set = sets[k]
      local x = pool.sum(sums[set], set)
      if set.outer then sums[set.outer] = sums[set.outer] + x else sum = sum + x end
    end
    return sum
  end

  -- What limbs owe to what carries them likewise.  A product is as many numbers as the element that
  -- it came from: it may be the same one in all limbs.
  function kit.less(array, index, x, debts)
    local target, rest, sets = places_of(array, index), {}, {}
    for _, debt in ipairs(debts) do
      local y, from = debt[1] * debt[2], places_of(debt[3], debt[4])
      local adds = from and from ~= target and not (target and target.outer == from)
      if adds and from.outer and from.outer ~= target then
        y, from = pool.sum(y, from), from.outer
      end
      if adds then
        if not rest[from] then sets[#sets + 1] = from end
        rest[from] = rest[from] and rest[from] + y or y
      else
        x = x - y
      end
    end
    for _, from in ipairs(sets) do x = x - pool.sum(rest[from], from) end
    return x
  end

  -- of all rows that the one of a dof stands for
  local covered = {}
  function kit.zero_row(_, array, dof, _, expected)
    if not covered[array] then
      covered[array] = {}
      for index in order.pairs(expected) do
        local _, places = places_of(array, index)
        for _, k in ipairs(places) do covered[array][k] = true end
      end
    end
    local _, places = Q.places({ "NV" }, dof - 1)
    local width = Q.width(dims[array][2])
    for _, row in ipairs(places) do
      for index = row * width, (row + 1) * width - 1 do
        if not covered[array][index] then below.store(array, index, kit.zero) end
      end
    end
  end

  return kit
end

-- ---- the trace ----------------------------------------------------------------------------------

local function alike_in(list, array)
  for _, x in ipairs(list) do
    if base(x).array ~= array then return false end
  end
  return true
end

-- a vector of scalars stands where the first operation on it needs it
local function move_vectors(kit)
  local met, in_turn, written = {}, kit.pool.in_turn, {}
  for _, event in ipairs(kit.events) do written[event.array or ""] = true end
  -- of elements of one argument that is only read
  local function is_read(x)
    local first = base(x.of[1])
    return first.op == "input" and not first.fresh and not written[first.array]
      and alike_in(x.of, first.array)
  end
  for _, node in ipairs(live.of(kit).order) do
    if node.set and not node.of then
      for _, x in ipairs { node.a, node.b } do
        x = base(x)
        if x.of and (x.const or in_turn or is_read(x)) then
          local at = expr.place_of(node)
          x.at, met[x] = met[x] and math.min(x.at, at) or at, true
        end
      end
    end
  end
end

-- Vectors of constants are read like any others from here on.  One that is gathered with the sign
-- of its first number goes by no name that has another.
local function settle(kit, sets)
  local wide, used, in_use = {}, {}, {}
  move_vectors(kit)
  kit.pool.place(nil) -- some stand elsewhere now
  for _, node in ipairs(kit.pool.list) do
    if node and node.set then
      node.const = nil
      if node.op ~= "neg" then wide[node], used[node.set] = node.set, true end
      for _, roles in ipairs(node.of and { kit.roles, kit.hints } or {}) do
        if roles[node] and roles[node].sign < 0 then roles[node] = nil end
      end
    end
  end
  for _, set in ipairs(sets) do
    if used[set] then in_use[#in_use + 1] = set end
  end
  return wide, in_use
end

-- arrays that other parts of a function may read as well: its own ones, and by rows its results
local function read_again(fn, level)
  local arrays = {}
  for _, array in ipairs(fn.locals or {}) do arrays[array.name] = true end
  for _, arg in ipairs(fn.args or {}) do
    if arg.mode ~= "in" then arrays[arg.name] = level ~= "scalars" end
  end
  return arrays
end

-- Which paths are of one set, by their first dofs: the word `alike` on the whole tree.
local function side_by_side(kit, Q)
  local pool, slot_of, alone = kit.pool, {}, kit.alike
  for d = 0, Q.nv - 1 do
    local set, places = Q.places({ "NV" }, d)
    for _, at in ipairs(set and places or {}) do slot_of[at + 1] = { set = set, dofs = places } end
  end

  -- places in the list of the dofs of a slot, in order; nil where one is missing
  local function items_of(slot, place)
    local items = {}
    for m, at in ipairs(slot.dofs) do
      items[m] = place[at + 1]
      if not items[m] then return nil end
    end
    return items
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
          gather = function(of)
            local all = {}
            for m, item in ipairs(items) do all[m] = of(item) end
            return pool.lanes(slot.set, all)
          end,
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
  local Q, why = quotient.of(full, how.sets)
  if not Q then return nil, why end
  local ids, whole = limbs.ids(full, how.sets), how.parts
  local kit = trace.new {
    zeros = how.zeros, beside = how.beside,
    frame_id = function(f)
      local body = not whole and Q.bodies[f] or full.bodies[f]
      return body and body.id or f
    end,
  }
  kit.pool.in_turn = how.in_turn
  local zeros = how.zeros or {}
  local function run(algorithm, below, cells, of)
    local part = whole and read_again(of or fn, how.level)
    local own = kit_of(Q, dims_of(fn, of or whole and {}), zeros, ids, below, part)
    memory.run(algorithm, Q, own, "scalars", cells)
  end
  if whole then
    -- what one part leaves in an array of the function's own, another one reads
    local arrays = {}
    for _, arg in ipairs(lists.joined(fn.args or {}, fn.locals or {})) do
      if OF_TREE[arg.dims[1]] then arrays[#arrays + 1] = arg end
    end
    local cells = memory.cells({ args = arrays }, Q)
    function kit.by_limbs(algorithm, model, below, of)
      if of and of.reads and not rawget(Q, of.reads) then return algorithm(model, below) end
      run(algorithm, below, cells, of and (of.args or of.locals) and of)
    end
    function kit.derivative(seen, values, array, held)
      return derivative.of(seen, kit, values, array, nil, held)
    end
    side_by_side(kit, Q)
    memory.run(fn.run, full, kit, how.level, memory.cells(fn, fn.on and fn.on(full) or full))
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
  elseif not kit then
    return nil, ids
  end
  if how.refine then how.refine(kit) end
  kit.wide, kit.sets = settle(kit, how.sets)
  kit.ids, kit.in_turn = ids, how.in_turn
  return kit
end

return M
