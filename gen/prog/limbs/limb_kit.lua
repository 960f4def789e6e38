-- The kit of an algorithm that runs on a quotient tree (model.limbs.quotient): numbers of a set are
-- vectors (expr.vectors); operations of algo.kit.joining join limbs with bodies that carry them.
--
--   limb_kit.of(Q, below, how) -> kit
--     below: the kit of scalars that it uses;  how: { dims = of arrays, by name, zeros = as in
--       prog.trace, ids = a body's identifier -> the name for its vectors, part = nil, or the
--       arrays that the whole tree reads and writes as well: name -> by rows, too? }
-- With limbs in turn, a store of a value of all limbs is one event with set = theirs and places =
-- an index for each.
local expr = require "expr"
local lift = require "prog.limbs.lift"
local lists = require "list"
local order = require "order"

local base, signed = expr.base, expr.signed

local M = {}

-- sums over a set, of a number or of each number in a table
local function total(pool, x, set)
  if expr.is_node(x) then return pool.sum(x, set) end
  local image = {}
  for key, value in order.pairs(x) do image[key] = total(pool, value, set) end
  return image
end

-- must the members' values be added up before `target`, a set or nil, reads them?
local function is_summed(from, target)
  return from and from ~= target and not (target and target.outer == from)
end

-- the numbers of a set's members, or of an outer set's, as `target` reads them
local function seen_by(pool, x, from, target)
  while is_summed(from, target) do x, from = total(pool, x, from), from.outer end
  return x
end

-- Joins the numbers x(one) of a list, each of a set from(one), to `sum` by add(sum, x).  Numbers of
-- one set are added up before they are summed over its members; inner limbs come first.
local function joined(pool, sum, add, list, from, x, target)
  local parts, sets = {}, {}
  local function put(value, set)
    if not is_summed(set, target) then
      sum = add(sum, value)
      return
    end
    if not parts[set] then sets[#sets + 1] = set end
    parts[set] = parts[set] and parts[set] + value or value
  end
  for _, inner in ipairs { true, false } do
    for _, one in ipairs(list) do
      local set = from(one)
      local is_inner = is_summed(set, target) and is_summed(set.outer, target) or false
      if is_inner == inner then put(x(one), set) end
    end
    local complete = sets
    sets = {}
    for _, set in ipairs(complete) do put(pool.sum(parts[set], set), set.outer) end
  end
  return sum
end

-- ---- the model ----------------------------------------------------------------------------------

-- The kit of plain numbers of the whole robot, for one member: `below`, with the coordinates of
-- joints that count the other way reversed.
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

-- names a vector after the first member's value, which is sign times its first element
local function name_vector(kit, Q, ids, vector, first, sign)
  local note = kit.notes[first]
  local body = note and Q.full.bodies[note.body]
  local function name(names, loose)
    local role = names[first]
    if role and not names[vector] then
      names[vector] = order.with(role, { owner = ids[role.owner] or role.owner, loose = loose,
        sign = sign * role.sign })
    end
  end
  name(kit.hints, true)
  if body and ids[body.id] and not kit.roles[vector] then
    kit.roles[vector] =
      { owner = ids[body.id], symbol = note.symbol, frame = note.frames, sign = sign }
  end
  name(kit.roles)
end

-- numbers of bodies, and their owners
local function add_model(kit, Q, below, how)
  local own, owner = own_kit(below, Q, how.dims), kit.owner
  local lifted = lift.new(kit.pool, function(...) name_vector(kit, Q, how.ids, ...) end)

  function kit.each(of, model, _, i, dim)
    local set, places = Q.places({ dim or "NB" }, i - 1)
    local body = not dim and model.bodies[i]
    if body then kit.owner(body.id, i) end
    local list = lists.mapped(places, function(at) return of(Q.full, own, at + 1) end)
    return set and lifted(list, set) or list[1]
  end

  -- numbers are read for all members at once, never for one body
  function kit.param(body, ...)
    if body ~= 0 then error({ shape = "it reads numbers of single bodies" }) end
    return below.param(body, ...)
  end

  -- <limbs>_<symbol> is <body>_<symbol> of each member; other numbers are named by their formulas
  function kit.derived(i, name, x)
    local set, places = Q.places({ "NB" }, i - 1)
    if not set then return below.derived(places[1] + 1, name, x) end
    local symbol = x.known and name:match("^" .. Q.bodies[i].id .. "(_.*)$")
    for m, at in ipairs(symbol and places or {}) do
      below.derived(at + 1, Q.full.bodies[at + 1].id .. symbol, kit.pool.lane(x, m, set))
    end
    return x
  end

  function kit.derivative() error({ shape = "its expressions are differentiated" }) end

  function kit.owner(id, body) owner(id, Q.bodies[body] and Q.bodies[body].first or body) end
end

-- ---- elements of arrays -------------------------------------------------------------------------

-- x with its sign in each member
local function with_signs(pool, x, set, signs)
  if lists.are_same(signs) then return signed(x, signs[1]) end
  return x * pool.lanes(set, lists.mapped(signs, pool.num))
end

-- a vector of what the members read;  in turn, elements of an argument are read before their signs
local function gathered(pool, list, set, signs)
  if pool.in_turn and base(list[1]).op == "input" then
    return with_signs(pool, pool.lanes(set, list), set, signs)
  end
  for k, sign in ipairs(signs) do list[k] = signed(list[k], sign) end
  return pool.lanes(set, list)
end

local function add_reads(kit, Q, below, how, places_of)
  local pool, part = kit.pool, how.part

  -- an element of an argument, or the current value of an element of memory
  function kit.input(array, index)
    local in_memory = part and part[array] ~= nil and not (below.keeps and below.keeps(array))
    local read = in_memory and below.load or below.input
    local set, places, signs = places_of(array, index)
    local zero = how.zeros[array]
    if zero and lists.all(places, function(k) return zero[k] end) then return kit.zero end
    if set == false then error({ shape = array .. " is read between limbs" }) end
    local list = lists.mapped(places, function(at) return read(array, at) end)
    if not set then return signed(list[1], signs[1]) end
    local x = gathered(pool, list, set, signs)
    local dims = how.dims[array]
    local dof = #dims == 1 and dims[1] == "NV" and Q.dofs[index + 1]
    if x.set and dof and not kit.roles[base(x)] then
      kit.roles[base(x)] = { owner = Q.bodies[dof.body].id, symbol = array, sign = 1 }
    end
    return x
  end
end

local function add_stores(kit, Q, below, how, places_of)
  local pool, part = kit.pool, how.part

  -- in turn: one event for all members; other parts of the function refer to it by numbers
  local function store_for_all(array, x, set, places, signs)
    local event = below.store(array, places[1], with_signs(pool, x, set, signs))
    if event then event.set, event.places = set, places end
    for m, at in ipairs(part and places or {}) do
      below.learn(array, at, signed(pool.lane(x, m, set), signs[m]))
    end
    return event
  end

  function kit.store(array, index, x)
    local set, places, signs = places_of(array, index)
    if not set and x.set then error({ shape = array .. " is written between limbs" }) end
    -- arrays that are passed on by numbers, even if an argument has the same name
    local taken = below.keeps and below.keeps(array) or part and part[array] ~= false
    if pool.in_turn and set and x.set and not (base(x).of or taken) then
      return store_for_all(array, x, set, places, signs)
    end
    local events = {}
    for m, at in ipairs(places) do
      local value = x.set and pool.lane(x, m, set) or x
      events[#events + 1] = below.store(array, at, signed(value, signs[m] or 1))
    end
    return table.unpack(events)
  end

  function kit.pivot(dof, x)
    local set, places = Q.places({ "NV" }, dof - 1)
    for m, at in ipairs(places) do below.pivot(at + 1, x.set and pool.lane(x, m, set) or x) end
  end

  -- all rows that the row of a dof represents
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
    local width = Q.width(how.dims[array][2])
    for _, row in ipairs(places) do
      for index = row * width, (row + 1) * width - 1 do
        if not covered[array][index] then below.store(array, index, kit.zero) end
      end
    end
  end
end

-- ---- words that add up --------------------------------------------------------------------------

local function add_sums(kit, Q, places_of)
  local pool = kit.pool

  function kit.by_limbs(algorithm, model, inner) return algorithm(model, inner) end

  function kit.join(i, child, x, dof)
    local from, to = child > 0 and Q.bodies[child].set or nil, i > 0 and Q.bodies[i].set or nil
    local target = dof and Q.bodies[Q.dofs[dof].body].set
    if target and not is_summed(from, target) then return x end
    return seen_by(pool, x, from, to)
  end

  -- adds a limb's contribution to an element of the trunk, as a mimic joint does
  function kit.meet(array, index, x) return seen_by(pool, x, x.set, (places_of(array, index))) end

  function kit.is_within(array, index) return places_of(array, index) ~= false end

  function kit.together(terms)
    return joined(pool, kit.zero, function(sum, x) return sum + x end, terms,
      function(term) return Q.bodies[term[1]].set end, function(term) return term[2] end)
  end

  -- A product has as many numbers as the element that it came from, which may be the same in all
  -- limbs.
  function kit.less(array, index, x, debts)
    return joined(pool, x, function(rest, y) return rest - y end, debts,
      function(debt) return (places_of(debt[3], debt[4])) end,
      function(debt) return debt[1] * debt[2] end, (places_of(array, index)))
  end
end

function M.of(Q, below, how)
  local kit, dims = setmetatable({}, { __index = below }), how.dims
  local function places_of(array, index)
    if not dims[array] then error({ shape = array .. " is handed on" }) end
    return Q.places(dims[array], index)
  end
  add_model(kit, Q, below, how)
  add_reads(kit, Q, below, how, places_of)
  add_stores(kit, Q, below, how, places_of)
  add_sums(kit, Q, places_of)
  return kit
end

return M
