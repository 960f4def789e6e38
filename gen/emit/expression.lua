-- Expressions, with few parentheses and no change of evaluation order.
--
-- The sign of a value travels outwards (-x is x here, see prog.trace) and ends up in a + or - of
-- the enclosing sum wherever there is one.  Where none takes it, it goes where it is free: to a
-- constant, to a factor that other products negate as well (a compiler negates it once), or to the
-- first term of `-x - a*b`, which is one instruction of a machine with fused multiply-add.
local base = require("prog.trace").base

local M = {}

local SUM, PRODUCT, ATOM = 1, 2, 3

-- expression.new(language, { names, place, sincos, negated }) -> { value(node), definition(node) }
--   language       as emit.source says
--   place(array, index) -> as symbols.place_of;  names[node] = { id, sign }
--   sincos         where sines and cosines are, if the function has them in arrays (prog.sincos)
--   shared[node]   a scalar that several operations on vectors read
--   in_turn        whether a vector is one number, of one of its set;  places(list): where its
--                  elements are then
--   negated[node]  of how many negative products it is a factor
function M.new(language, options)
  local names, place, negated = options.names, options.place, options.negated or {}
  local sines, shared = options.sincos, options.shared or {}
  local ready_at = sines and sines.place or {}
  local signed

  -- an operand of an operation on vectors of the set, or, without one, on scalars
  local function operand(x, set)
    local sign, text, level = signed(x)
    local spread = set and shared[base(x)] and language.spread(set, text)
    return sign, spread or text, spread and ATOM or level
  end

  local function guarded(text, level, least)
    return level < least and "(" .. text .. ")" or text
  end

  -- The sum of two terms, each with its sign, text and level: sign, text, level of it.  first: the
  -- one of -a - b that takes the minus, since a sign that is handed back would stand before a
  -- parenthesis, or nil where something around the sum can take it
  local function sum(sa, ta, la, sb, tb, lb, first)
    if sa < 0 and sb < 0 then
      if first == "b" then ta, la, tb, lb = tb, lb, ta, la end
      tb = guarded(tb, lb, PRODUCT)
      if first then return 1, "-" .. guarded(ta, la, PRODUCT) .. " - " .. tb, SUM end
      return -1, ta .. " + " .. tb, SUM
    end
    if sa < 0 then return 1, tb .. " - " .. guarded(ta, la, PRODUCT), SUM end
    return 1, ta .. (sb > 0 and " + " or " - ") .. guarded(tb, lb, PRODUCT), SUM
  end

  -- The operand that comes first where a sum is written as -x - a*b: the one beside a product.
  local function first_of(node)
    if base(node.b).op == "mul" then return "a" end
    return base(node.a).op == "mul" and "b" or nil
  end

  -- whether a minus is better off with b than with a
  local function rather(b, a)
    a, b = base(a), base(b)
    if a.const or b.const then return not a.const end
    return (negated[b] or 0) > (negated[a] or 0)
  end

  -- sign, text, level of the node from its operands, whether or not it has a name itself.  flip =
  -- -1: it is its negation that is wanted, which a sum may take into its terms; the sign is still
  -- that of the node.  top: it is not a part of something that could take a minus
  local function compute(node, flip, top)
    local op = node.op
    if op == "input" then return 1, language.place(place(node.array, node.index)), ATOM end
    local ready = ready_at[node]
    if ready and ready.count then
      local words = {}
      for k = 1, ready.count do
        words[k] = language.sine(sines, ready.array, ready.index + k - 1)
      end
      return 1, language.elements(node.set, words), ATOM
    end
    if op == "lanes" and options.places then
      local list = {}
      for n, x in ipairs(node.of) do list[n] = place(x.array, x.index) end
      return 1, options.places(list), ATOM
    elseif op == "lanes" then
      local words, constant = {}, true
      for k, x in ipairs(node.of) do
        local sign, text, level = signed(x)
        words[k] = sign > 0 and text or "-" .. guarded(text, level, PRODUCT)
        constant = constant and base(x).const
      end
      return 1, language.lanes(node.set, words, constant), ATOM
    end
    if op == "num" then return 1, language.literal(node.value), ATOM end
    if ready and sines.calls then return 1, sines.calls[ready.index][ready.array], ATOM end
    if ready then return 1, language.sine(sines, ready.array, ready.index), ATOM end
    if op == "dot" then
      return 1, language.dot(node.n, place(node.array, node.index), place(node.other, node.from)),
        ATOM
    end
    local set = not options.in_turn and node.set
    local sa, ta, la = operand(node.a, set)
    if op == "lane" then return sa, language.lane(ta, node.index), ATOM end
    if op == "sin" or op == "cos" or op == "sqrt" then
      local words = sa < 0 and "-" .. guarded(ta, la, PRODUCT) or ta
      return 1, language.call(op, words, set), ATOM
    end
    local sb, tb, lb = operand(node.b, set)
    if op == "add" or op == "sub" then
      local flip_b = op == "sub" and -flip or flip
      local sign, terms, level =
        sum(flip * sa, ta, la, flip_b * sb, tb, lb, top and first_of(node))
      return flip * sign, terms, level
    end
    if top and op == "mul" and flip * sa * sb < 0 and rather(node.b, node.a) then
      ta, la, tb, lb = tb, lb, ta, la
    end
    local mark = op == "mul" and "*" or "/"
    return sa * sb, guarded(ta, la, PRODUCT) .. mark .. guarded(tb, lb, ATOM), PRODUCT
  end

  -- sign, text, level
  function signed(x)
    if x.op == "neg" then
      local sign, text, level = signed(x.a)
      return -sign, text, level
    end
    local name = names[x]
    if name then return name.sign, name.id, ATOM end
    return compute(x, 1)
  end

  local function finish(sign, text, level)
    return sign > 0 and text or "-" .. guarded(text, level, PRODUCT)
  end

  local writer = {}

  -- a value where it is used
  function writer.value(x)
    local node, flip = base(x)
    if names[node] then return finish(signed(x)) end
    local sign, text, level = compute(node, flip, true)
    return finish(sign * flip, text, level)
  end

  -- the right-hand side of the node's own statement
  function writer.definition(node)
    local name = names[node]
    local sign, text, level = compute(node, name.sign, name.role ~= nil)
    return finish(sign * name.sign, text, level)
  end

  return writer
end

return M
