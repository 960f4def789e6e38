-- Shows where a constant comes from: its formula in the names of the model, and again in numbers.
--
--   formula.of(node, sign, leaves, own, plain) -> "Ixx + m*cz^2", "0.011 + 1.2*0.3^2"
-- Inside, a value with a name is not expanded.  `own` is a prefix to leave out of names ("torso_");
-- plain(x) is a number as text.  A formula with more than MOST values is replaced by the list of
-- their names, because shared parts can grow exponentially (H^-1 of a robot whose H is constant).

local M = {}

local MOST = 200

local MARK = { mul = "*", div = "/" }

local function leaf(node, leaves, own, plain)
  local entry = leaves(node)
  if not entry then return nil end
  local name, value = entry.id, plain(node.value * entry.sign)
  if own and #own > 0 and name:sub(1, #own) == own then name = name:sub(#own + 1) end
  return entry.sign, name, value
end

-- sign, symbols, numbers, level (1 sum, 2 product, 3 atom)
local function walk(node, leaves, own, plain, top)
  -- a negative, a value with a name, a number
  if node.op == "neg" then
    local s, t, v, l = walk(node.a, leaves, own, plain)
    return -s, t, v, l
  end
  if not top then
    local s, t, v = leaf(node, leaves, own, plain)
    if s then return s, t, v, 3 end
  end
  if node.op == "num" or not node.a then
    local text = plain(node.value)
    return 1, node.name or text, text, 3
  end
  -- a function of one operand, a product or a quotient, else a sum
  local sa, ta, va, la = walk(node.a, leaves, own, plain)
  if not node.b then
    return sa, ("%s(%s)"):format(node.op, ta), ("%s(%s)"):format(node.op, va), 3
  end
  local sb, tb, vb, lb = walk(node.b, leaves, own, plain)
  local function unsigned(number) return number:match("^%-") and "(" .. number .. ")" or number end
  local function paren(text, level, least) return level < least and "(" .. text .. ")" or text end
  if node.op == "mul" or node.op == "div" then
    if node.op == "mul" and node.a == node.b and la == 3 then
      return 1, ta .. "^2", unsigned(va) .. "^2", 2
    end
    local mark = MARK[node.op]
    return sa * sb, paren(ta, la, 2) .. mark .. paren(tb, lb, 2),
      paren(va, la, 2) .. mark .. paren(vb, lb, 2), 2
  end
  -- a sum begins with its positive operand
  if node.op == "sub" then sb = -sb end
  if sa < 0 and sb > 0 then va = unsigned(va) else vb = unsigned(vb) end
  if sa < 0 and sb > 0 then
    return 1, tb .. " - " .. paren(ta, la, 2), vb .. " - " .. paren(va, la, 2), 1
  end
  if sa == sb then return sa, ta .. " + " .. tb, va .. " + " .. vb, 1 end
  return sa, ta .. " - " .. paren(tb, lb, 2), va .. " - " .. paren(vb, lb, 2), 1
end

-- the number of values in the formula of a node, at most `most`
local function mentions(node, leaves, most, top)
  if not top and leaves(node) or not node.a then return 1 end
  local n = mentions(node.a, leaves, most)
  if node.b and n < most then n = n + mentions(node.b, leaves, most - n) end
  return math.min(n, most)
end

-- "of m, cz, Ixx": the names in a formula, each once, in their order
local function mentioned(top, leaves, own)
  local list, seen = {}, {}
  local function visit(node)
    if seen[node] then return end
    seen[node] = true
    local sign, name
    if node ~= top then sign, name = leaf(node, leaves, own, tostring) end
    if sign then
      list[#list + 1] = name
    elseif node.a then
      visit(node.a)
      if node.b then visit(node.b) end
    end
  end
  visit(top)
  return "of " .. table.concat(list, ", ")
end

-- leaves(node) -> { id, sign } or nil.  There is no second result if the first is a list of names.
function M.of(node, sign, leaves, own, plain)
  if mentions(node, leaves, MOST + 1, true) > MOST then return mentioned(node, leaves, own) end
  local s, symbols, numbers, level = walk(node, leaves, own, plain, true)
  if s * sign < 0 and node.op == "sub" then -- b - a reads better than -(a - b)
    local other = { op = "sub", a = node.b, b = node.a }
    local t, words, values = walk(other, leaves, own, plain, true)
    if t * sign < 0 then return words, values end
  end
  if s * sign < 0 then
    local function negative(words, bare) return bare and "-" .. words or "-(" .. words .. ")" end
    symbols = negative(symbols, level > 1)
    numbers = negative(numbers, level > 1 and not numbers:match("^%-"))
  end
  return symbols, numbers
end

return M
