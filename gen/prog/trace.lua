-- Runs an algorithm on symbols and records what happens, in order.
--
--   trace.new(options) -> kit for gen/algo (analysis.floats lists the interface); its pool, events,
--     roles, hints, owners, notes, kept and pivots are described in prog.program
-- options.bodies() -> the bodies whose numbers frames have at the moment;
-- options.zeros[array][index] = true: that element of an argument is zero for every q;
-- options.frames: a word for the frames of the numbers of bodies, if the generator chose them
-- (model.reframe);  options.counted: without names and comments, because it is only counted.
local later = require "later"
local derivative = later "prog.derivative"
local expr = require "expr"
local formulas = require "prog.formulas"
local lists = require "list"
local verbs = require "algo.kit.verbs"
local joining = require "algo.kit.joining"

local base = expr.base
local M = {}

-- numbers that depend on the frame of a body: inertias and poses, not those of rotors
local OF_A_FRAME = lists.set(lists.union(formulas.SYMBOLS, lists.words
  "Q0 Ac As Bc Bs Gc Gs zac zas zbc zbs zgc zgs fac fas fbc fbs fgc fgs"))
OF_A_FRAME.Ia = nil

-- the owner and the words for a number of a body
local function note_of(body, name, frames, note, sign)
  local id, symbol = name:match "^(.*)_([^_]+)$"
  if not id then id, symbol = name, name end
  local framed = frames and body > 0 and OF_A_FRAME[symbol]
  return { body = body, name = framed and name .. "_" .. frames or name, id = id, symbol = symbol,
    frames = framed and frames or nil, note = note, sign = sign }
end

-- numbers, and tests of whether they are zero; zeros, frames: as in M.new
local function add_scalars(kit, pool, zeros, frames)
  function kit.sin(x) return pool.make("sin", x) end
  function kit.cos(x) return pool.make("cos", x) end
  function kit.sqrt(x) return pool.make("sqrt", x) end

  -- units: 1 and -1 are structural, as 0 is
  function kit.param(body, name, value, note, lasting, units)
    if units and math.abs(value) == 1 then return value > 0 and kit.one or -kit.one end
    local node = pool.param(name, value, lasting)
    if node.op == "param" then kit.notes[node] = note_of(body, name, frames, note) end
    return node
  end

  function kit.derived(body, name, x)
    local node, sign = base(x)
    if node.op ~= "num" and node.op ~= "param" and not kit.notes[node] then
      kit.notes[node] = note_of(body, name, frames, nil, sign)
    end
    return x
  end

  function kit.input(array, index)
    if zeros[array] and zeros[array][index] then return kit.zero end
    return pool.input(array, index)
  end
end

-- operations on memory (algo.kit.verbs); the number of each orders it among the statements
local function add_memory(kit, pool, event)
  function kit.load(array, index) return pool.fresh("input", { array = array, index = index }) end

  function kit.row_dot(n, array, index, other, at)
    return pool.fresh("dot", { n = n, array = array, index = index, other = other, from = at })
  end

  function kit.row_plus(a, ...) return a + kit.row_dot(...) end
  function kit.row_minus(a, ...) return a - kit.row_dot(...) end

  for _, name in ipairs(verbs.changes) do
    kit[name] = function(...)
      local record = verbs.record(name, ...)
      if record.D then record.node, record.D = record.node or kit.one / record.D, nil end
      event(record)
    end
  end

  -- how many numbers of a row may differ from zero
  function kit.entries(_, _, n) return n end
end

-- names of values
local function add_names(kit, bodies)
  -- names x, unless it has a name that is not loose;  own: its owner, if it is not the last one
  local function call(roles, x, symbol, frame, component, rank, loose, own)
    local node, sign = base(x)
    local known = roles[node] and (loose or not roles[node].loose)
    if node.op ~= "num" and not known and #kit.owners > 0 then
      local owner = own or kit.owners[#kit.owners].id
      local body = frame and bodies and bodies()[frame]
      roles[node] = {
        owner = owner, symbol = symbol, frame = body and body.id or frame,
        component = component, rank = not loose and rank or nil, sign = sign, loose = loose,
      }
    end
  end

  function kit.name(symbol, frame, component, x)
    call(kit.roles, x, symbol, frame, component)
    return x
  end

  function kit.held(symbol, x)
    kit.kept[x] = true
    return kit.name(symbol, nil, nil, x)
  end

  function kit.hint(symbol, frame, components, list, loose)
    for k, x in ipairs(list) do call(kit.hints, x, symbol, frame, components[k], k, loose) end
  end

  function kit.element(row, symbol, component, x)
    call(kit.hints, x, symbol, nil, component, nil, true, row)
  end
  return call
end

-- comments: sections and steps;  call: of add_names
local function add_words(kit, pool, event, call)
  local reported -- the step to which vectors are added

  function kit.owner(id, body)
    kit.owners[#kit.owners + 1] = { at = pool.step(), id = id, body = body }
  end

  function kit.section(title, id, body)
    event { kind = "section", title = title, body = body }
    reported = nil
    if id then kit.owner(id, body) end
  end

  -- text: the step in words, or nil; subject: vectors whose live components it lists, nil for all
  -- that follow
  function kit.step(text, subject)
    local subjects = subject and {}
    for symbol in (subject or ""):gmatch("[^, ]+") do subjects[symbol] = true end
    reported = event { kind = "step", text = text, subjects = subjects, parts = {} }
  end

  -- equations of every body, written once where an algorithm begins
  function kit.equations(text) event { kind = "equations", text = text } end

  function kit.vector(symbol, frame, components, list)
    local wanted = reported and (not reported.subjects or reported.subjects[symbol])
    for k, x in ipairs(list) do
      call(kit.roles, x, symbol, frame, components[k], k)
      if wanted and not x.known then
        local node = base(x)
        table.insert(reported.parts, { symbol = symbol, component = components[k], node = node })
      end
    end
  end
end

-- stores and pivots
local function add_results(kit, event)
  function kit.store(array, index, x)
    if x.op == "input" and x.array == array and x.index == index then return end -- unchanged
    return event { kind = "store", array = array, index = index, node = x }
  end

  -- removes a set of stores
  function kit.drop(stores)
    kit.events = lists.those(kit.events, function(one) return not stores[one] end)
  end

  -- Pivots are tested from the last dof to the first, although an algorithm that goes branch by
  -- branch reports them in another order.  A pivot that two algorithms share is tested once.
  function kit.pivot(dof, x)
    for _, one in ipairs(kit.pivots) do
      if one.dof == dof and one.node == x then return end
    end
    local place = #kit.pivots + 1
    while place > 1 and kit.pivots[place - 1].dof < dof do place = place - 1 end
    table.insert(kit.pivots, place, { dof = dof, node = x })
  end
end

-- names and comments
local WORDS = { "name", "hint", "element", "vector", "step", "equations" }

-- The kit that records: numbers are nodes of `pool`; stores, sections and pivots are events in the
-- order in which the algorithm reports them.
function M.new(options)
  local pool = expr.new()
  local kit = {
    pool = pool, events = {}, roles = {}, hints = {}, owners = {}, notes = {}, pivots = {},
    kept = {}, zero = pool.num(0), one = pool.num(1), num = pool.num, is_zero = expr.is_zero,
  }
  joining.give(kit)

  local function event(fields)
    fields.at = pool.step()
    kit.events[#kit.events + 1] = fields
    return fields
  end

  add_scalars(kit, pool, options.zeros or {}, options.frames)
  add_memory(kit, pool, event)
  add_words(kit, pool, event, add_names(kit, options.bodies))
  add_results(kit, event)
  local function unheard(_, _, _, x) return x end
  for _, word in ipairs(options.counted and WORDS or {}) do kit[word] = unheard end
  function kit.derivative(seen, values, array, held)
    return derivative.of(seen, kit, values, array, nil, held)
  end
  return kit
end

return M
