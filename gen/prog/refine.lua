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

local PASSES, NONE = 3, {}

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

-- Do terms of a sum meet? Most sums have none that do, and get no list of terms.  seen: "constant",
-- or the factor of a product -> the last sum with one;  met: false for the sums in it
local function meet(x, uses, sum, seen, met)
  local node = base(x)
  local single = uses[node.id] == 1
  if node == sum or IS_SUM[node.op] and single and not node.const then
    met[node] = false
    local first = meet(node.a, uses, sum, seen, met)
    return meet(node.b, uses, sum, seen, met) or first
  end
  local product = node.op == "mul" and single and not node.known
  local key = product and base(node.a) or node.known and "constant"
  local other = product and base(node.b) or key
  local again = key and (seen[key] == sum or seen[other] == sum)
  if key then seen[key], seen[other] = sum, sum end
  return again
end

local function factors_of(product) return { (base(product.a)), (base(product.b)) } end

-- the first earlier term that shares a factor with this product, and that factor
local function partner(node, by_factor)
  for _, factor in ipairs(factors_of(node)) do
    local other = by_factor[factor]
    if other and not other.value then return other, factor end
  end
end

-- The terms, with those that share a factor merged.  moved(x) is the new node for x.  A merged term
-- has a `value` of its own.
local function merged(terms, uses, moved)
  local kept, by_factor, constant = {}, {}, nil
  -- a product without one of its factors
  local function rest_of(term, factor)
    local a, sign_a = base(term.node.a)
    local b, sign_b = base(term.node.b)
    return signed(moved(a == factor and b or a), sign_a * sign_b * term.sign)
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
      for _, x in ipairs(product and factors_of(node) or NONE) do
        by_factor[x] = by_factor[x] or term
      end
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

-- has an operand been replaced?
local function has_moved(node, image)
  return node.a and image[base(node.a)] or node.b and image[base(node.b)]
    or node.of and lists.any(node.of, function(x) return image[base(x)] end)
end

-- One pass: what became of an expression, and the live nodes that change in order.
local function rewritten(program, level)
  local pool, uses, image, old = program.pool, program.uses, {}, {}
  local list, met, seen = program.order, {}, {} -- met: sum -> whether it is to be added up again
  local function moved(x)
    local node, sign = base(x)
    return signed(image[node] or node, sign)
  end
  local function terms_of(sum) return flatten(sum, 1, uses, {}, true) end
  for k = #list, 1, -1 do -- a sum comes after those in it
    local node = list[k]
    if IS_SUM[node.op] and met[node] == nil then
      met[node] = meet(node, uses, node, seen, met) or level and lists.any(terms_of(node),
        function(term) return level(term.node) ~= level(node) end)
    end
  end
  for _, node in ipairs(list) do
    if met[node] or #old > 0 and has_moved(node, image) then
      pool.place(expr.place_of(node))
      local new = met[node] and sum_of(merged(terms_of(node), uses, moved), moved, level)
        or pool.rebuild(node, moved)
      if new ~= node then image[node], old[#old + 1] = new, node end
    end
  end
  pool.place(nil)
  return moved, old
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

-- an event with the new nodes, or itself
local function event_of(event, moved)
  local function with(one, node)
    return node == one.node and one or order.with(one, { node = node })
  end
  if not event.parts then return event.node and with(event, moved(event.node)) or event end
  return order.with(event, { parts = lists.mapped(event.parts, function(part)
    return with(part, (base(moved(part.node))))
  end) })
end

function M.of(program)
  program = live.of(program)
  for _ = 1, PASSES do
    local moved, old = rewritten(program, program.pool.in_turn and turns.levels())
    if #old == 0 then return program end
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
