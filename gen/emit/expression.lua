-- Expressions as C, with few parentheses and no change of evaluation order.
--
-- The sign of a value travels outwards (-x is x here, see prog.trace) and ends up in a + or - of
-- the enclosing sum wherever there is one.
local number = require "emit.number"

local M = {}

local LONG = 16 -- elements of a row operation that is called, not inlined

-- the function of runtime/rows.h for n numbers
function M.row_function(verb, n, real)
  local kind = n > LONG and "long" or "row"
  return ("pinion_%s_%s%s"):format(kind, verb, real == "float" and "f" or "")
end

local SUM, PRODUCT, ATOM = 1, 2, 3

-- writer.new{ names, element = function(array, index), real, sincos, call } ->
-- { value(node), definition(node) }; sincos: where the sines and cosines are, if the function has
-- them in arrays (prog.sincos); call(op): the C function for sin, cos or sqrt, libm's unless given;
-- row(verb, n): that for a row operation on n numbers
function M.new(options)
  local names, real = options.names, options.real
  local call = options.call or function(op) return real == "float" and op .. "f" or op end
  local place = options.sincos and options.sincos.place or {}
  local arrays = options.sincos and options.sincos.names
  local places = options.sincos and options.sincos.places
  local signed

  local function guarded(text, level, least)
    return level < least and "(" .. text .. ")" or text
  end

  local function sum(sa, ta, sb, tb, lb, la)
    if sa < 0 and sb < 0 then return -1, ta .. " + " .. guarded(tb, lb, PRODUCT), SUM end
    if sa < 0 then return 1, tb .. " - " .. guarded(ta, la, PRODUCT), SUM end
    return 1, ta .. (sb > 0 and " + " or " - ") .. guarded(tb, lb, PRODUCT), SUM
  end

  -- the node (flip = 1) or its negation (flip = -1) from its operands, whether or not it has a name
  -- itself; a sum takes the sign into its terms, anything else hands it back
  local function compute(node, flip)
    local op = node.op
    if op == "input" then return 1, options.element(node.array, node.index), ATOM end
    if op == "num" then return 1, number.literal(node.value, real), ATOM end
    local ready = place[node]
    if ready then return 1, ("%s[%s]"):format(arrays[ready.array], places[ready.index]), ATOM end
    if op == "dot" then
      return 1, ("%s(%d, &%s, &%s)"):format(options.row("dot", node.n), node.n,
        options.element(node.array, node.index), options.element(node.other, node.from)), ATOM
    end
    local sa, ta, la = signed(node.a)
    if op == "sin" or op == "cos" or op == "sqrt" then
      return 1, ("%s(%s%s)"):format(call(op), sa < 0 and "-" or "",
        sa < 0 and guarded(ta, la, PRODUCT) or ta), ATOM
    end
    local sb, tb, lb = signed(node.b)
    if op == "add" or op == "sub" then
      if op == "sub" then sb = -sb end
      local sign, terms, level = sum(flip * sa, ta, flip * sb, tb, lb, la)
      return flip * sign, terms, level
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
  function writer.value(x) return finish(signed(x)) end

  -- the right-hand side of the node's own statement; a temporary without a role takes whichever
  -- sign is free, so that negations stay in the sums
  function writer.definition(node)
    local name = names[node]
    if name.free then name.sign = 1 end -- chosen anew whenever the function is written again
    local sign, text, level = compute(node, name.sign)
    if not name.role and sign < 0 then
      name.sign, name.free = -1, true
      return text
    end
    return finish(sign * name.sign, text, level)
  end

  return writer
end

return M
