-- Sums of the whole function, looked at together (-O2): constants that meet in one sum become one,
-- and what several of its products have in common is taken out of them:
--
--   (x + k) + j ==> x + (k + j)          a*b + x + a*c ==> a*(b + c) + x
--
-- Unlike the rules of gen/expr this needs to know how often a value is used: only sums and products
-- with a single user are taken apart.  Rounds differently in the last place; a sum in which nothing
-- meets keeps its shape.
local live = require "prog.live"
local base = require("prog.trace").base

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

-- a factor that two products share: factor, rest of the first, rest of the second, sign of both
local function shared_factor(p, q)
  for _, f in ipairs { { p.a, p.b }, { p.b, p.a } } do
    for _, g in ipairs { { q.a, q.b }, { q.b, q.a } } do
      local F, s = base(f[1])
      local G, t = base(g[1])
      if F == G then return F, f[2], g[2], s, t end
    end
  end
end

local function signed(x, sign) return sign < 0 and -x or x end

-- Merge what meets in the list of terms; true if anything did.  moved(x) is what became of x.
local function merge(terms, uses, moved)
  local changed = false
  for i = 1, #terms do
    local first = terms[i]
    for j = #terms, i + 1, -1 do
      local second = terms[j]
      local p, q = first.node, second.node
      if p and q and p.const and q.const then
        first.value = signed(first.value or p, first.sign) + signed(q, second.sign)
        first.sign = 1
        table.remove(terms, j)
        changed = true
      elseif p and q and p.op == "mul" and q.op == "mul" and not first.value
        and uses[p] == 1 and uses[q] == 1 then
        local factor, x, y, s, t = shared_factor(p, q)
        if factor then
          local inside = signed(moved(x), s * first.sign) + signed(moved(y), t * second.sign)
          first.value, first.sign = moved(factor) * inside, 1
          first.node = nil
          table.remove(terms, j)
          changed = true
        end
      end
    end
  end
  return changed
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
    if terms and #terms > 1 and merge(terms, uses, moved) then
      image[node] = sum_of(terms, moved)
      changed = true
    elseif node.a then
      image[node] = pool.make(node.op, moved(node.a), node.b and moved(node.b))
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
      if event.kind == "store" then event.node = moved(event.node) end
      for _, part in ipairs(event.parts or {}) do part.node = base(moved(part.node)) end
    end
    for _, pivot in ipairs(trace.pivots) do pivot.node = moved(pivot.node) end
  end
end

return M
