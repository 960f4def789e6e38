-- The formula of a number of the robot in canonical form: a polynomial in the numbers that have
-- names.  Two expressions with the same polynomial, or with opposite ones, are one number, however
-- an algorithm computes it.
--
--   formulas.reader(leaf, keeper) -> of(node) -> polynomial, a list of terms { factor, atoms }, in
--     order, with atoms = list of { atom, power } and
--       key    the same text for the same polynomial and its opposite
--       sign   +1 or -1: the node is this times the polynomial that `key` describes
--     leaf(node) -> { name, symbol, body, piece, value }, sign, or nil: sign times a number with a
--     name, which is an atom.  The node passed to `of` is expanded even if it has one.  Readers
--     with the same keeper, a table, and the same atoms compute each polynomial once
--   formulas.words(terms, sign, show) -> "Ixx + m*cx^2";  show(atom) -> its text, or nil if
--     it has no name and is to be written out
--   formulas.key(terms, share) -> the key of the polynomial times a positive number
--   formulas.divided(terms) -> the common factor, as a list of powers, and the remaining terms
--   formulas.parted(atoms) -> those above and those below the line, all with positive powers
--   formulas.in_order(atoms) -> the same in a readable order;  formulas.rank(symbol) -> number
--   formulas.atoms(terms) -> list of those with names, each once;  formulas.mentions(terms, most)
--   formulas.place_in(terms) -> their first body, the word for its frames or nil
--   formulas.shape(terms, scale) -> the polynomial, times scale, as text, an atom by its symbol and
--     by how far its body is from the first one: renaming links and joints does not change it
-- Atoms are ordered by body, symbol and piece (which of its body's links has the number), terms by
-- their atoms.  So neither the order nor the sign depends on names, except where two atoms have
-- the same place.
-- An atom without a name is a root, or a sum that other factors would make too long to multiply
-- out: { name = text, symbol = "", body, inner = terms, op = "sqrt" or nil }.
local lists = require "list"
local order = require "order"
local sha256 = require("unix.core").sha256

local M = {}

local MOST = 40 -- terms of a product up to which it is expanded
local MOST_ADDED = 100 -- terms of a sum of sums, such as the masses of a humanoid with hands
local LONGEST = 400 -- characters in the key of an atom without a name

-- symbols of the numbers of a link or joint, in the order in which formulas have them
M.SYMBOLS = lists.words [[
  m hx hy hz cx cy cz Ixx Ixy Ixz Iyy Iyz Izz Jxx Jxy Jxz Jyy Jyz Jzz Qxx Qxy Qxz Qyy Qyz Qzz
  Ia px py pz ac as bc bs gc gs q0 tx ty tz
]]
local RANK = {}
for k, symbol in ipairs(M.SYMBOLS) do RANK[symbol] = k end

local number = require("number").plain

function M.rank(symbol) return RANK[symbol] or #M.SYMBOLS + 1 end

-- the place of an atom as text that sorts; body 0 means none and comes last, and shapes distinguish
-- atoms without names
local function place_of(atom)
  atom.place = atom.place or ("%05d %03d %05d %s"):format(atom.body > 0 and atom.body or 99999,
    M.rank(atom.symbol), atom.piece or 0,
    atom.inner and (atom.op or "") .. M.shape(atom.inner) or "")
  return atom.place
end

local function comes_first(a, b)
  local x, y = place_of(a), place_of(b)
  if x ~= y then return x < y end
  return order.less_bytes(a.name, b.name)
end

local function shortened(text) return #text > LONGEST and "#" .. sha256(text) or text end

local function inverse_of(one) return { atom = one.atom, power = -one.power } end

-- "m*cx^2" of a list of { atom, power };  show: as in formulas.words, nil for plain names
local function monomial(atoms, show)
  return table.concat(lists.mapped(atoms, function(one)
    local name = show and show(one.atom) or one.atom.name
    return one.power == 1 and name or ("%s^%d"):format(name, one.power)
  end), "*")
end

-- the product of two lists of powers, in the order of atoms
local function merged(a, b)
  local list, i, j = {}, 1, 1
  while a[i] or b[j] do
    local x, y = a[i], b[j]
    if x and y and x.atom.name == y.atom.name then
      local power = x.power + y.power
      if power ~= 0 then list[#list + 1] = { atom = x.atom, power = power } end
      i, j = i + 1, j + 1
    elseif x and (not y or comes_first(x.atom, y.atom)) then
      list[#list + 1], i = x, i + 1
    else
      list[#list + 1], j = y, j + 1
    end
  end
  return list
end

-- A sum under construction: its terms in the order in which they came, each monomial once.
local Sum = {}
Sum.__index = Sum

function Sum.new() return setmetatable({ terms = {}, at = {} }, Sum) end

function Sum:add(factor, atoms, text)
  text = text or monomial(atoms)
  local term = self.at[text]
  if not term then
    term = { factor = 0, atoms = atoms, text = text }
    self.terms[#self.terms + 1], self.at[text] = term, term
  end
  term.factor = term.factor + factor
end

-- the key by which a term is sorted
local function place_of_term(term)
  return table.concat(lists.mapped(term.atoms, function(one)
    return ("%s^%+04d"):format(place_of(one.atom), one.power)
  end), " ")
end

function M.key(terms, share)
  return table.concat(lists.mapped(terms, function(term)
    return ("%+.17g*%s"):format(share * terms.sign * term.factor, term.text)
  end), " ")
end

-- its terms in order, with their key and sign
function Sum:settled()
  if self.known then return self.known end
  local list, place = {}, {}
  for _, term in ipairs(self.terms) do
    list[#list + 1] = term.factor ~= 0 and term or nil
    place[term] = place_of_term(term)
  end
  table.sort(list, function(x, y)
    if place[x] ~= place[y] then return order.less_bytes(place[x], place[y]) end
    return order.less_bytes(x.text, y.text)
  end)
  list.sign = list[1] and list[1].factor < 0 and -1 or 1
  list.key, self.known = M.key(list, 1), list
  return list
end

local function of_term(factor, atoms)
  local one = Sum.new()
  one:add(factor, atoms)
  return one
end

-- f(a) or f(a, b), computed once and kept in a[word]
local function once(word, f)
  return function(a, b)
    local known, key = a[word] or {}, b or a
    a[word], known[key] = known, known[key] or f(a, b)
    return known[key]
  end
end

local of_number = once("literals", function(_, value) return of_term(value, {}) end)

-- sign times an atom
local signed = once("signed", function(atom, sign)
  return of_term(sign, { { atom = atom, power = 1 } })
end)

-- visit(one) each { atom, power } of a list of terms
local function each_power(terms, visit)
  for _, term in ipairs(terms) do
    for _, one in ipairs(term.atoms) do visit(one) end
  end
end

-- the first body of a list of terms, or 0, and the word for its frames
function M.place_in(terms)
  local body, frames = math.huge, nil
  for _, term in ipairs(terms) do -- read for every number: no call for each power
    for _, one in ipairs(term.atoms) do
      body = one.atom.body > 0 and math.min(body, one.atom.body) or body
      frames = frames or one.atom.frames
    end
  end
  return body < math.huge and body or 0, frames
end

function M.shape(terms, scale)
  if terms.shape and not scale then return terms.shape end
  local words, body = {}, M.place_in(terms)
  for _, term in ipairs(terms) do
    words[#words + 1] = ("%+.17g"):format((scale or 1.0) * terms.sign * term.factor)
    for _, one in ipairs(term.atoms) do
      local atom = one.atom
      words[#words + 1] = ("%s@%d.%d^%d"):format(
        atom.inner and ("%s(%s)"):format(atom.op or "", M.shape(atom.inner)) or atom.symbol,
        atom.body > 0 and atom.body - body or -1, atom.piece or 0, one.power)
    end
  end
  local shape = shortened(table.concat(words, " "))
  if not scale then terms.shape = shape end
  return shape
end

-- a whole sum or product as one atom, and its sign
local function as_atom(whole, op)
  local terms = whole:settled()
  local sign, place = op and 1 or terms.sign, op or "whole"
  whole.as = whole.as or {}
  if not whole.as[place] then
    local text = ("%s%s(%s)"):format(op or "", sign ~= terms.sign and "-" or "", terms.key)
    local body, frames = M.place_in(terms)
    whole.as[place] = { name = shortened(text), symbol = "", body = body, frames = frames,
      inner = terms, op = op }
  end
  return whole.as[place], sign
end

-- the same as a list of one term, or of none if all terms cancel
local function alone(whole)
  if #whole.terms <= 1 then return whole end
  return #whole:settled() == 0 and Sum.new() or signed(as_atom(whole))
end

local function sum(a, b, sign)
  local whole = Sum.new()
  if #a.terms > MOST_ADDED then a = alone(a) end
  if #b.terms > MOST_ADDED then b = alone(b) end
  for _, term in ipairs(a.terms) do whole:add(term.factor, term.atoms, term.text) end
  for _, term in ipairs(b.terms) do whole:add(sign * term.factor, term.atoms, term.text) end
  return whole
end

local function product(a, b)
  if #a.terms * #b.terms > MOST then a, b = alone(a), alone(b) end
  local whole = Sum.new()
  for _, x in ipairs(a.terms) do
    for _, y in ipairs(b.terms) do whole:add(x.factor * y.factor, merged(x.atoms, y.atoms)) end
  end
  return whole
end

local function inverse(a)
  local terms = a:settled()
  if #terms ~= 1 then terms = signed(as_atom(a)).terms end
  return of_term(1 / terms[1].factor, lists.mapped(terms[1].atoms, inverse_of))
end

local OPERATION = {
  neg = once("opposite", function(a) return sum(Sum.new(), a, -1) end),
  add = once("plus", function(a, b) return sum(a, b, 1) end),
  sub = once("minus", function(a, b) return sum(a, b, -1) end),
  mul = once("times", product),
  div = once("per", function(a, b) return product(a, inverse(b)) end),
}

function M.reader(leaf, keeper)
  local of, read = {}, nil

  local function compute(node)
    local op = node.op
    if op == "num" then return of_number(keeper, node.value) end
    local a, b = read(node.a), node.b and read(node.b)
    if OPERATION[op] then return OPERATION[op](a, b) end
    return signed(as_atom(a, op))
  end

  function read(node)
    if not of[node] then
      local atom, sign = leaf(node)
      of[node] = atom and signed(atom, sign) or compute(node)
    end
    return of[node]
  end

  -- the terms of the number itself, even if it has a name
  return function(node) return compute(node):settled() end
end

-- ---- words --------------------------------------------------------------------------------------

function M.atoms(terms)
  local list, seen = {}, {}
  local function visit(one)
    local atom = one.atom
    if seen[atom.name] then return end
    seen[atom.name] = true
    if atom.inner then each_power(atom.inner, visit) else list[#list + 1] = atom end
  end
  each_power(terms, visit)
  return list
end

-- how many numbers the written terms mention, at most `most`
function M.mentions(terms, most)
  local n = 0
  each_power(terms, function(one)
    if n < most then n = n + (one.atom.inner and M.mentions(one.atom.inner, most - n) or 1) end
  end)
  return n
end

-- ---- readable order -----------------------------------------------------------------------------

-- atoms by body, in the order of the tree, those of no body last; within a body, masses first
function M.in_order(atoms)
  local list = lists.append({}, atoms)
  table.sort(list, function(x, y) return comes_first(x.atom, y.atom) end)
  return list
end

local function power_in(term, atom)
  local one = lists.first(term.atoms, function(own) return own.atom.name == atom.name end)
  return one and one.power or 0
end

function M.parted(atoms)
  local below = lists.those(atoms, function(one) return one.power < 0 end)
  return lists.those(atoms, function(one) return one.power > 0 end), lists.mapped(below, inverse_of)
end

function M.divided(terms)
  local common, rest = {}, {}
  for _, one in ipairs(terms[1].atoms) do
    local powers = lists.mapped(terms, function(term) return power_in(term, one.atom) end)
    local least, most = math.min(table.unpack(powers)), math.max(table.unpack(powers))
    local power = math.max(least, 0) + math.min(most, 0)
    if power ~= 0 then common[#common + 1] = { atom = one.atom, power = power } end
  end
  local inverse_of_common = lists.mapped(common, inverse_of)
  for k, term in ipairs(terms) do
    rest[k] = { factor = term.factor, atoms = merged(term.atoms, inverse_of_common) }
  end
  return common, rest
end

-- Terms in order: short ones first, then by body, and not with a negative one at the beginning.
local function readable(terms, sign)
  local list, place, degree, body = lists.append({}, terms), {}, {}, {}
  for k, term in ipairs(terms) do
    place[term], degree[term], body[term] = k, 0, math.huge
    for _, one in ipairs(term.atoms) do
      degree[term] = degree[term] + math.abs(one.power)
      body[term] = math.min(body[term], one.atom.body)
    end
  end
  table.sort(list, function(a, b)
    if degree[a] ~= degree[b] then return degree[a] < degree[b] end
    if body[a] ~= body[b] then return body[a] < body[b] end
    return place[a] < place[b]
  end)
  for k, term in ipairs(list) do
    if sign * term.factor > 0 then
      table.insert(list, 1, table.remove(list, k))
      break
    end
  end
  return list
end

-- "2*m*cx^2/d" without its sign
local function term_words(term, show)
  local above, below = M.parted(M.in_order(term.atoms))
  local words, divisor, factor = monomial(above, show), monomial(below, show), math.abs(term.factor)
  if words == "" then
    words = number(factor)
  elseif factor ~= 1 then
    words = number(factor) .. "*" .. words
  end
  if #below == 0 then return words end
  return ("%s/%s"):format(words, #below > 1 and "(" .. divisor .. ")" or divisor)
end

-- The words of a sum.  Factors that all terms share stand once, beside the rest in parentheses:
-- numbers before it, letters behind it.
function M.words(terms, sign, show)
  local function said(atom)
    local words = show(atom)
    if words then return words end
    return ("%s(%s)"):format(atom.op or "", M.words(atom.inner, atom.op and 1 or atom.inner.sign,
      show))
  end
  local words, common, rest, factor = "", {}, terms, 1
  if #terms > 1 then
    common, rest = M.divided(terms)
    factor = math.abs(terms[1].factor)
    for _, term in ipairs(terms) do factor = math.abs(term.factor) == factor and factor or 1 end
  end
  for k, term in ipairs(readable(rest, sign)) do
    local mark = sign * term.factor < 0 and (k == 1 and "-" or " - ") or k > 1 and " + " or ""
    words = words .. mark .. term_words({ factor = term.factor / factor, atoms = term.atoms }, said)
  end
  if #common == 0 and factor == 1 then return words == "" and "0" or words end
  local beside = term_words({ factor = factor, atoms = common }, said)
  if beside:find "^1/" then return ("(%s)%s"):format(words, beside:sub(2)) end
  return #common == 0 and ("%s*(%s)"):format(beside, words) or ("(%s)*%s"):format(words, beside)
end

return M
