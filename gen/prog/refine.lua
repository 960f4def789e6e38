-- Simplifies the sums of a whole function (-O2): constants in a sum are combined, and common
-- factors of its products are extracted:
--
--   (x + k) + j ==> x + (k + j)          a*b + x + a*c ==> a*(b + c) + x
--
-- Unlike the rules of gen/expr this needs to know how often a value is used: only sums and products
-- with a single user are taken apart.  Rounds differently in the last place; a sum without such
-- terms keeps its form.
--
--   refine.of(program) -> program, with what is live of it
local expr = require "expr"
local lists = require "list"
local live = require "prog.live"
local order = require "order"
local programs = require "prog.program"
local turns = require "prog.limbs.turns"

local base, signed, IS_SUM = expr.base, expr.signed, expr.SUM

local M = {}

local PASSES = 3
local NONE = {}

-- the terms of a sum as { node, sign }, including those of inner sums without another user
local function flatten(x, sign, uses, terms, top)
  local node, own = base(x)
  sign = sign * own
  if top or IS_SUM[node.op] and uses[node.id] == 1 and not node.const then
    flatten(node.a, sign, uses, terms)
    flatten(node.b, node.op == "sub" and -sign or sign, uses, terms)
  else
    terms[#terms + 1] = { node = node, sign = sign }
  end
  return terms
end

-- ids of what only one sum reads
local function inner_terms(program)
  local inner, uses = {}, program.uses
  for _, node in ipairs(program.order) do
    for _, x in ipairs(IS_SUM[node.op] and { (base(node.a)), (base(node.b)) } or NONE) do
      inner[x.id] = inner[x.id] or uses[x.id] == 1
    end
  end
  return inner
end

-- the first earlier term that shares a factor with this product, and that factor
local function partner(node, by_factor)
  local a, b = base(node.a), base(node.b)
  local other = by_factor[a]
  if other and not other.value then return other, a end
  other = by_factor[b]
  if other and not other.value then return other, b end
end

local function offer(term, by_factor)
  local a, b = base(term.node.a), base(term.node.b)
  by_factor[a] = by_factor[a] or term
  by_factor[b] = by_factor[b] or term
end

-- The terms, with those that share a factor merged.  moved(x) is the new node for x.  A merged term
-- has a `value` of its own.
local function merged(terms, uses, moved)
  local kept, by_factor, constant = {}, {}, nil
  -- a product without one of its factors
  local function rest_of(term, factor)
    local a, sign_a = base(term.node.a)
    local b, sign_b = base(term.node.b)
    local rest = a == factor and b or a
    return signed(moved(rest), sign_a * sign_b * term.sign)
  end
  for _, term in ipairs(terms) do
    local node = term.node
    local product = node.op == "mul" and uses[node.id] == 1 and not node.const
    local other, factor
    if product then other, factor = partner(node, by_factor) end
    if node.known and constant then
      constant.value = signed(constant.value or constant.node, constant.sign)
        + signed(node, term.sign)
      constant.sign = 1
    elseif other then
      other.value = moved(factor) * (rest_of(other, factor) + rest_of(term, factor))
      other.sign = 1
    else
      kept[#kept + 1] = term
      if node.known then constant = term end
      if product then offer(term, by_factor) end
    end
  end
  return kept
end

-- The sum of terms;  level: turns.levels, or nil.  What a limb computes before the other terms are
-- known is one sum behind them, because a limb keeps one number for it.
local function sum_of(terms, moved, level)
  local sum, early, last = nil, nil, 0
  for _, term in ipairs(level and terms or NONE) do last = math.max(last, level(term.node)) end
  for _, term in ipairs(terms) do
    local x = signed(term.value or moved(term.node), term.sign)
    local is_early = level and level(term.node) < last
    if is_early then early = early and early + x or x else sum = sum and sum + x or x end
  end
  return early and sum + early or sum
end

local function are_mixed(terms, level)
  return lists.any(terms, function(term) return level(term.node) ~= level(terms[1].node) end)
end

-- has an operand been replaced?
local function has_moved(node, image)
  return lists.any(node.of or { node.a, node.b }, function(x) return image[base(x)] end)
end

-- One pass: what became of an expression, whether terms have met, and the live nodes that change
-- in order.
local function rewritten(program, level)
  local pool, uses, image, changed, old = program.pool, program.uses, {}, false, {}
  local inner = inner_terms(program)
  local function moved(x)
    local node, sign = base(x)
    return signed(image[node] or node, sign)
  end
  for _, node in ipairs(program.order) do
    pool.place(expr.place_of(node))
    local is_whole = IS_SUM[node.op] and not inner[node.id]
    local terms = is_whole and flatten(node, 1, uses, {}, true) or NONE
    local kept = #terms > 1 and merged(terms, uses, moved) or NONE
    local sum = (#kept < #terms or level and are_mixed(kept, level)) and sum_of(kept, moved, level)
    local met = sum and sum ~= node
    changed = changed or met
    if met or changed and has_moved(node, image) then
      image[node] = met and sum or pool.rebuild(node, moved)
      old[#old + 1] = node
    end
  end
  pool.place(nil)
  return moved, changed, old
end

-- carries names (program.roles or program.hints) of old nodes over to the new ones
local function names_of(names, old, moved)
  local known = order.with(names, {})
  for _, node in ipairs(old) do
    local name = known[node]
    if name then
      local image, sign = base(moved(node))
      known[image] = known[image] or order.with(name, { sign = name.sign * sign, rank = false })
    end
  end
  return known
end

local function event_of(event, moved)
  local parts = lists.mapped(event.parts or NONE, function(part)
    return order.with(part, { node = (base(moved(part.node))) })
  end)
  return order.with(event, { node = event.node and moved(event.node),
    parts = event.parts and parts })
end

function M.of(program)
  program = live.of(program)
  local level = program.pool.in_turn and turns.levels()
  for _ = 1, PASSES do
    local moved, changed, old = rewritten(program, level)
    if not changed then return program end
    program = live.of(programs.of(program, {
      roles = names_of(program.roles, old, moved), hints = names_of(program.hints, old, moved),
      events = lists.mapped(program.events, function(event) return event_of(event, moved) end),
      pivots = lists.mapped(program.pivots, function(pivot)
        return order.with(pivot, { node = moved(pivot.node) })
      end),
    }))
  end
  return program
end

return M
