-- Sums of the whole function, looked at together (-O2): constants that meet in one sum become one,
-- and what several of its products have in common is taken out of them:
--
--   (x + k) + j ==> x + (k + j)          a*b + x + a*c ==> a*(b + c) + x
--
-- Unlike the rules of gen/expr this needs to know how often a value is used: only sums and products
-- with a single user are taken apart.  Rounds differently in the last place; a sum in which nothing
-- meets keeps its shape.
local expr = require "expr"
local live = require "prog.live"

local base, signed = expr.base, expr.signed

local M = {}

local PASSES = 3

-- the terms of a sum as { node, sign }, through sums that have no other user
local function flatten(x, sign, uses, terms, top)
  local node, own = base(x)
  sign = sign * own
  local sum = node.op == "add" or node.op == "sub"
  if sum and not node.const and (top or uses[node] == 1) then
    flatten(node.a, sign, uses, terms)
    flatten(node.b, node.op == "sub" and -sign or sign, uses, terms)
  else
    terms[#terms + 1] = { node = node, sign = sign }
  end
  return terms
end

-- the first of the terms before that shares a factor with this product, and that factor
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

-- Merge what meets in the list of terms; the list, or nil if nothing met.  moved(x) is what became
-- of x.  A merged term has a `value` of its own.
local function merged(terms, uses, moved)
  local kept, by_factor, constant = {}, {}, nil
  -- what is left of a product without a factor
  local function rest_of(term, factor)
    local a, sign_a = base(term.node.a)
    local b, sign_b = base(term.node.b)
    local rest = a == factor and b or a
    return signed(moved(rest), sign_a * sign_b * term.sign)
  end
  for _, term in ipairs(terms) do
    local node = term.node
    local product = node.op == "mul" and uses[node] == 1 and not node.const
    local other, factor
    if product then other, factor = partner(node, by_factor) end
    if node.const and constant then
      constant.value = signed(constant.value or constant.node, constant.sign)
        + signed(node, term.sign)
      constant.sign = 1
    elseif other then
      other.value = moved(factor) * (rest_of(other, factor) + rest_of(term, factor))
      other.sign = 1
    else
      kept[#kept + 1] = term
      if node.const then constant = term end
      if product then offer(term, by_factor) end
    end
  end
  return #kept < #terms and kept or nil
end

local function sum_of(terms, moved)
  local sum
  for _, term in ipairs(terms) do
    local x = signed(term.value or moved(term.node), term.sign)
    sum = sum and sum + x or x
  end
  return sum
end

-- one pass: image of every live node, by node
local function rewritten(trace, pruned)
  local pool, uses, image, changed = trace.pool, pruned.uses, {}, false
  local function moved(x)
    local node, sign = base(x)
    return signed(image[node] or node, sign)
  end
  for _, node in ipairs(pruned.order) do
    pool.place(node.at)
    local terms = (node.op == "add" or node.op == "sub") and flatten(node, 1, uses, {}, true)
    local fewer = terms and #terms > 1 and merged(terms, uses, moved)
    if fewer then
      image[node] = sum_of(fewer, moved)
      changed = true
    elseif node.a or node.of then
      image[node] = pool.rebuild(node, moved)
    end
  end
  pool.place(nil)
  return moved, changed
end

-- names go with the values
local function carry_roles(trace, pruned, moved)
  for _, node in ipairs(pruned.order) do
    local role = trace.roles[node]
    local image, sign = base(moved(node))
    if role and image ~= node and not trace.roles[image] then
      local copy = {}
      for _, key in ipairs { "owner", "symbol", "frame", "component" } do copy[key] = role[key] end
      copy.sign = role.sign * sign
      trace.roles[image] = copy
    end
  end
end

-- changes the trace in place
function M.apply(trace)
  for _ = 1, PASSES do
    local pruned = live.of(trace)
    local moved, changed = rewritten(trace, pruned)
    if not changed then return end
    carry_roles(trace, pruned, moved)
    for _, event in ipairs(trace.events) do
      if event.node then event.node = moved(event.node) end
      for _, part in ipairs(event.parts or {}) do part.node = base(moved(part.node)) end
    end
    for _, pivot in ipairs(trace.pivots) do pivot.node = moved(pivot.node) end
  end
end

return M
