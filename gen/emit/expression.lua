-- Writes expressions with few parentheses, and without changing the evaluation order.
--
-- The sign of a value travels outwards (-x is x here, see prog.trace) and ends up in a + or - of
-- the enclosing sum, if there is one.  Otherwise it goes where it is free: to a constant, to a
-- factor that other products also negate (a compiler negates it once), or to the first term of `-x
-- - a*b`, which is one instruction on machines with fused multiply-add.
local base = require("expr").base
local lists = require "list"

local M = {}

local SUM, PRODUCT, ATOM = 1, 2, 3

-- expression.new(language, { names, place, sincos }) -> a writer
--   language       see emit.source
--   place(array, index) -> like symbols.place_of;  names[node] = { id, sign }
--   sincos         where sines and cosines are, if the function has them in arrays (prog.sincos)
--   shared[node]   a scalar that several operations on vectors use
--   in_turn        is a vector a single number, that of one limb?  Then places(list) gives the
--                  places of its elements
-- writer:value(node, sign)  its text where it is used, or with sign -1 its negative
-- writer:definition(node)   the right-hand side of its own statement
local Writer = {}
Writer.__index = Writer

function M.new(language, options)
  local sines = options.sincos
  return setmetatable({
    language = language, names = options.names, place = options.place, sines = sines,
    ready_at = sines and sines.place or {}, shared = options.shared or {},
    in_turn = options.in_turn, places = options.places,
  }, Writer)
end

-- ---- text with a sign and a level ---------------------------------------------------------------

local function guarded(text, level, least) return level < least and "(" .. text .. ")" or text end

local function finish(sign, text, level)
  return sign > 0 and text or "-" .. guarded(text, level, PRODUCT)
end

-- The sum of two terms, each with its sign, text and level; returns its sign, text, level.  first:
-- the term of -a - b that takes the minus, because a sign that is returned would come before a
-- parenthesis; nil if the enclosing expression can take the sign
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

-- the operand that comes first if a sum is written as -x - a*b: the one beside a product
local function first_of(node)
  if base(node.b).op == "mul" then return "a" end
  return base(node.a).op == "mul" and "b" or nil
end

-- ---- one operation: sign, text, level -----------------------------------------------------------

-- an operand of an operation on vectors of a set or, without a set, on scalars
local function operand(w, x, set)
  local sign, text, level = w:signed(x)
  local spread = set and w.shared[base(x)] and w.language.spread(set, text)
  return sign, spread or text, spread and ATOM or level
end

-- a sine or cosine that is in an array, or those of a vector: sign, text, level
local function ready_sine(w, node, ready, flip)
  local sines, language = w.sines, w.language
  if ready.count then
    local words = {}
    for k = 1, ready.count do words[k] = language.sine(sines, ready.array, ready.index + k - 1) end
    local sign, text = language.elements(node.set, words, flip)
    return sign, text, ATOM
  end
  return 1, sines.calls and sines.calls[ready.index][ready.array]
    or language.sine(sines, ready.array, ready.index), ATOM
end

-- a vector by its elements, or by their opposites, since { a, b } takes no minus
local function elements(w, node, flip)
  local words = lists.mapped(node.of, function(x) return finish(w:signed(x, flip)) end)
  return w.language.lanes(node.set, words, lists.all(node.of, function(x) return base(x).const end))
end

-- the vector whose elements 0 to n a sum adds up in this order, if nothing else reads its parts
local function added_up(w, node, n)
  if n == 0 then return node.op == "lane" and node.index == 0 and node.a or nil end
  if node.op ~= "add" or n < 3 and w.names[node] then return nil end
  local whole, last = added_up(w, node.a, n - 1), node.b
  return whole and last.op == "lane" and last.a == whole and last.index == n and whole or nil
end

-- operations whose operands need not be written: op -> their text; lanes: of limbs in turn
local LEAF = {}

function LEAF.input(w, node) return w.language.place(w.place(node.array, node.index)) end

function LEAF.num(w, node) return w.language.literal(node.value) end

function LEAF.lanes(w, node)
  return w.places(lists.mapped(node.of, function(x) return w.place(x.array, x.index) end))
end

function LEAF.dot(w, node)
  return w.language.dot(node.n, w.place(node.array, node.index), w.place(node.other, node.from))
end

local FUNCTION = { sin = true, cos = true, sqrt = true }

-- Writes the node as an operation on its operands, even if it has a name itself.  flip = -1: its
-- negative is needed, which a sum may take into its terms; the returned sign is that of the node.
-- top: no enclosing expression can take a minus.
local function compute(w, node, flip, top)
  local op, ready = node.op, w.ready_at[node]
  if ready then return ready_sine(w, node, ready, flip) end
  if op == "lanes" and not w.places then return flip, elements(w, node, flip), ATOM end
  if LEAF[op] then return 1, LEAF[op](w, node), ATOM end
  local set = not w.in_turn and node.set
  local whole = w.language.sum and added_up(w, node, 3)
  local sa, ta, la = operand(w, whole or node.a, set)
  if whole then return sa, w.language.sum(whole.set, ta), ATOM end
  if op == "lane" then return sa, w.language.lane(ta, node.index), ATOM end
  if FUNCTION[op] then return 1, w.language.call(op, finish(sa, ta, la), set), ATOM end
  local sb, tb, lb = operand(w, node.b, set)
  if op == "add" or op == "sub" then
    local flip_b = op == "sub" and -flip or flip
    local sign, terms, level = sum(flip * sa, ta, la, flip_b * sb, tb, lb, top and first_of(node))
    return flip * sign, terms, level
  end
  if top and op == "mul" and flip * sa * sb < 0 and base(node.b).const then
    ta, la, tb, lb = tb, lb, ta, la
  end
  local mark = op == "mul" and "*" or "/"
  return sa * sb, guarded(ta, la, PRODUCT) .. mark .. guarded(tb, lb, ATOM), PRODUCT
end

-- ---- the writer ---------------------------------------------------------------------------------

-- sign, text, level of flip*x
function Writer:signed(x, flip)
  flip = x.value ~= 0 and flip or 1
  if x.op == "neg" then return self:signed(x.a, -flip) end
  local name = self.names[x]
  if name then return flip * name.sign, name.id, ATOM end
  local sign, text, level = compute(self, x, 1)
  return flip * sign, text, level
end

function Writer:value(x, times)
  local node, flip = base(x)
  if self.names[node] then return finish(self:signed(x, times)) end
  flip = node.value ~= 0 and flip * (times or 1) or 1
  local sign, text, level = compute(self, node, flip, true)
  return finish(sign * flip, text, level)
end

function Writer:definition(node)
  local name = self.names[node]
  local sign, text, level = compute(self, node, name.sign, name.role ~= nil)
  return finish(sign * name.sign, text, level)
end

return M
