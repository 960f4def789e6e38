-- The numbers of a robot that its functions read, each with one name, one value and one formula.
--
--   numbers.new(scope) -> book;  scope(wanted) -> an identifier that is free (model.names)
--   book:take(program) -> list of { node, id, sign, value, body, words, note }, those that a
--     program reads, by body, then by creation; id holds sign*node, which is value, words are its
--     formula, note is what the model calls it
--   book:tabulate(id)   a table of a limb has this number, so C needs it as a literal
--   numbers.typed(node, sign, program) -> the formula of sign*node in the numbers that the file
--     gives, as `words` and `values` below
--   book:list() -> { { id, value, rest, body, frames, words, values, tabled, twice }.. } of those
--     that were taken, by frames, body and name
--     frames   nil, or a word: the frames of -O2 that the number is expressed in
--     words    its formula, or what the model calls it;  values(plain) -> the same in numbers, by
--              the text plain(x) of each, nil if it is only a list
--     twice    the number that it is twice, or minus twice, by its formula; or nil
-- A name describes the number: <link>_m, <joint>_px for those of the model; a product lists its
-- factors (lf_kfe_mpz, j4_2px), a sum or difference of two names both (j1_pz_plus_j2_pz, of moments
-- lf_hip_Jxx_Jzz), a quotient has `per`; the mass that a joint carries is <joint>_Ic_m.  Any other
-- number has four digits of a hash of its formula, or after a 2 of half of it, behind m, h, J or p
-- if it is a mass, a first moment, a moment of inertia or a length (lf_haa_h_k4821).  So no name
-- depends on which functions there are.
local branches = require "model.branches"
local formulas = require "prog.formulas"
local lists = require "list"
local order = require "order"
local text = require "text"

local M = {}

local LONGEST = 5 -- factors, of one link or two, up to which a product is named after them
local MOST = 60 -- numbers in a formula up to which it is written out, not listed

local FRAMES = { child = 1, parent = 2 }

-- ---- names of products, differences and sums ----------------------------------------------------

-- the symbols of atoms with a positive power, joined: of this body, then of others, with owners
local function symbols_of(atoms, body)
  local words, id = "", nil
  for _, one in ipairs(formulas.in_order(atoms)) do
    local atom = one.atom
    local other = atom.body ~= body or body == 0 and atom.id ~= id
    words = other and ("%s_%s_"):format(words, atom.id) or words
    words, body, id = words .. atom.symbol:rep(one.power), atom.body, atom.id
  end
  return words
end

local FACTOR = { [1] = "", [2] = "2", [4] = "4", [0.5] = "half" }

-- the owner of the atoms of one body: a link, or the joint that carries it
local function owner_of(atoms, body, model)
  local own = lists.those(atoms, function(one) return one.atom.body == body end)
  local ids = lists.mapped(own, function(one) return one.atom.id end)
  return lists.are_same(ids) and ids[1] or model.bodies[body].id
end

-- does a product have few factors? This does not depend on the length of the links' names.
local function is_short(atoms)
  local factors, owners, seen = 0, 0, {}
  for _, one in ipairs(atoms) do
    if one.atom.inner or math.abs(one.power) > 3 then return false end
    factors = factors + math.abs(one.power)
    owners = owners + (seen[one.atom.id] and 0 or 1)
    seen[one.atom.id] = true
  end
  return factors <= LONGEST and owners <= 2
end

-- "<owner>_2mpz", "<owner>_hx_per_Jyy"
local function product_name(factor, atoms, model)
  if not is_short(atoms) then return nil end
  local above, below = formulas.parted(atoms)
  local first = formulas.in_order(#above > 0 and above or below)[1]
  local word = FACTOR[math.abs(factor)]
  if not word or not first then return nil end
  local body = first.atom.body
  if body == 0 then return #below == 0 and word .. symbols_of(above, -1):sub(2) or nil end
  local name = owner_of(#above > 0 and above or below, body, model) .. "_" .. word
    .. symbols_of(above, body)
  if #below == 0 then return name end
  local divisor = symbols_of(below, body):gsub("^_", "")
  return ("%s%sper_%s"):format(name, #above > 0 and "_" or "", divisor)
end

-- Euler's equations have differences of moments as zz - yy, xx - zz, yy - xx.
local TURNED = { xxyy = true, yyzz = true }

-- The name of a sum or difference of two products or quotients, and its sign:
-- "left_mpy_plus_right_mpy", "arm_m_minus_hzhz_per_Jyy" of one owner, "arm_Jzz_Jyy" of moments.
local function sum_name(terms, model)
  local names, factors, first = {}, 0, terms[1].atoms[1]
  for k, term in ipairs(terms) do
    names[k] = product_name(term.factor, term.atoms, model)
    for _, one in ipairs(term.atoms) do factors = factors + math.abs(one.power) end
  end
  if not (names[1] and names[2]) or factors > LONGEST then return nil end
  local own, word = first.atom.id .. "_", "plus_"
  if terms[1].factor * terms[2].factor < 0 then word = "minus_" end
  if names[1]:find("^" .. own) then names[2] = names[2]:gsub("^" .. own, "") end
  local a, b = names[1]:match("^" .. own .. "([IJ]%a%a)$"), names[2]:match "^[IJ]%a%a$"
  if not (a and b) or word == "plus_" then return names[1] .. "_" .. word .. names[2], 1 end
  if TURNED[a:sub(2) .. b:sub(2)] then return own .. b .. "_" .. a, -1 end
  return own .. a .. "_" .. b, 1
end

local function has_mass(body)
  if body.inertia then return body.inertia.m ~= 0 end
  return lists.any(body.pieces, function(piece) return piece.m ~= 0 end)
end

-- "Ic_m" of the joint that carries exactly these masses, or of the robot; and its body
local function mass_name(atoms, model)
  local has, root = {}, math.huge
  for _, atom in ipairs(atoms) do
    if atom.symbol ~= "m" or atom.inner or has[atom.body] then return nil end
    has[atom.body], root = true, math.min(root, atom.body)
  end
  local function is_all(from)
    for i, body in ipairs(model.bodies) do
      local inside = branches.carries(model.bodies, from, i)
      if (inside and has_mass(body)) ~= (has[i] or false) then return false end
    end
    return true
  end
  if is_all(0) then return "total_mass", 0 end
  local i = lists.first(branches.up(model.bodies, root), is_all)
  if i then return model.bodies[i].id .. "_Ic_m", i end
end

-- the name of a sum of masses, times their common factors
local function masses_name(terms, model)
  if #terms == 0 then return nil end -- all cancel
  local common, rest = formulas.divided(terms)
  local masses, factor = {}, terms[1].factor
  for k, term in ipairs(rest) do
    local one = term.atoms[1]
    if #term.atoms ~= 1 or one.power ~= 1 or term.factor ~= factor then return nil end
    masses[k] = one.atom
  end
  local name, body = mass_name(masses, model)
  local word = FACTOR[math.abs(factor)]
  for _, one in ipairs(common) do word = one.power > 0 and not one.atom.inner and word or nil end
  if not name or not word then return nil end
  if word ~= "" then name = name:gsub("Ic_m$", word .. "%0"):gsub("^total", word .. "_%0") end
  return name .. symbols_of(common, body)
end

-- ---- the book -----------------------------------------------------------------------------------

-- The powers of mass and length for the first letter of a symbol, and the letter for numbers of
-- such powers: masses, first moments, moments of inertia, lengths.
local MEASURES = {
  m = { 1, 0 }, h = { 1, 1 }, I = { 1, 2 }, J = { 1, 2 }, Q = { 1, 2 }, p = { 0, 1 }, c = { 0, 1 },
}
local KINDS = { ["1 0"] = "m_", ["1 1"] = "h_", ["1 2"] = "J_", ["0 1"] = "p_" }

-- the powers of mass and length of a polynomial, by its first term; nil for other measures
local function kind_of(terms)
  local mass, length = 0, 0
  for _, one in ipairs(terms[1] and terms[1].atoms or {}) do
    local atom = one.atom
    local measure = not atom.inner and MEASURES[atom.symbol:match "^2?(%a)[xyz]*$"]
      or atom.inner and not atom.op and kind_of(atom.inner)
    if not measure then return nil end
    mass, length = mass + one.power * measure[1], length + one.power * measure[2]
  end
  return { mass, length }
end

-- "<joint>_h_k1234", "<joint>_2h_k1234"; of places of links and ends of constraints "<place>_k1234"
local function numbered(terms, body, program)
  local kind, place = kind_of(terms), terms[1] and terms[1].atoms[1]
  local owner = body > 0 and program.model.bodies[body].id or program.owners[1].id
  if place and place.atom.symbol:find "^t[xyz]$" then owner = place.atom.id end
  local double = place and lists.all(terms, function(one) return math.abs(one.factor) == 2 end)
  local word = (double and "2" or "") .. (kind and KINDS[table.concat(kind, " ")] or "")
  local shape = formulas.shape(terms, double and 0.5)
  return ("%s_%sk%04d"):format(owner, word, text.hash(shape) % 10000)
end

-- The formula as words and, by a function, in numbers.  own: a link whose name is left out.
local function words_of(terms, sign, own, model)
  local function bare(atom)
    if atom.inner then return not atom.op and masses_name(atom.inner, model) or nil end
    return atom.id == own and atom.symbol or atom.name
  end
  if formulas.mentions(terms, MOST + 1) > MOST then
    return "of " .. table.concat(lists.mapped(formulas.atoms(terms), bare), ", "), function() end
  end
  local words = formulas.words(terms, sign, bare)
  return words, function(plain)
    return formulas.words(terms, sign, function(atom)
      if atom.inner then return nil end
      local literal = plain(atom.value)
      return literal:find("^%-") and "(" .. literal .. ")" or literal
    end)
  end
end

local function sorted(entries)
  table.sort(entries, function(a, b)
    local x, y = FRAMES[a.frames] or 0, FRAMES[b.frames] or 0
    if x ~= y then return x < y end
    if a.body ~= b.body then return a.body < b.body end
    local p, q = formulas.rank(a.symbol), formulas.rank(b.symbol)
    if p ~= q then return p < q end
    return order.less_bytes(a.id, b.id)
  end)
  return entries
end

local Book = {}
Book.__index = Book

function M.new(scope) return setmetatable({ scope = scope, entries = {}, by_id = {} }, Book) end

function Book:enter(key, entry)
  entry.id = self.scope(entry.id)
  self.entries[key], self.by_id[entry.id] = entry, entry
  return entry
end

-- the entry of a number of the model; if it has another value in other frames, it is another number
function Book:of_param(node, note)
  local key = ("%s %.17g"):format(note.name, node.value)
  return self.entries[key] or self:enter(key, { id = note.name, sign = 1, body = note.body,
    frames = note.frames, symbol = note.symbol, words = note.note or "" })
end

function Book:of_formula(node, terms, program)
  local entry = self.entries[terms.key]
  if entry then return entry end
  local note, model = program.notes[node], program.model
  local body, frames = formulas.place_in(terms)
  local id, sign = #terms > 1 and masses_name(terms, model) or nil, 1
  if note then
    id, sign, body = id or note.name, note.sign * terms.sign, note.body
  elseif not id then
    if #terms == 1 then id = product_name(terms[1].factor, terms[1].atoms, model) end
    if #terms == 2 then id, sign = sum_name(terms, model) end
    id, sign = id or numbered(terms, body, program), sign or 1
  end
  if frames and not (note and id == note.name) then id = id .. "_" .. frames end
  local words, values = words_of(terms, sign * terms.sign, note and note.id, model)
  local double = #terms > 0 and math.abs(terms[1].factor) == 2
  return self:enter(terms.key, { id = id, sign = sign, body = body, frames = frames,
    symbol = note and note.symbol, words = words, values = values, nothing = #terms == 0,
    half = double and formulas.key(terms, 0.5), once = double and #terms == 1 and terms[1].text })
end

-- the model's name of a link -> its index among the links of its body
local function pieces_of(model)
  local at = {}
  for _, body in ipairs(model.bodies) do
    for k, piece in ipairs(body.pieces or {}) do at[piece.id] = k end
  end
  return at
end

-- a number with a note as an atom of formulas;  piece: of pieces_of
local function atom_of(note, name, piece, value)
  return { name = name, id = note.id, symbol = note.symbol, body = note.body,
    piece = piece[note.id], frames = note.frames, value = value }
end

function M.typed(node, sign, program)
  local piece = pieces_of(program.model)
  local of = formulas.reader(function(x)
    local note = x.op == "param" and program.notes[x]
    return note and atom_of(note, note.name, piece, x.value), 1
  end, {})
  return words_of(of(node), sign, nil, program.model)
end

-- for a program: entry_of(node) -> its entry, and the sign with which the entry equals the node
function Book:reader(program)
  local of
  local piece = pieces_of(program.model)
  local function entry_of(node)
    local note = program.notes[node]
    if node.op == "param" then return self:of_param(node, note), 1 end
    local terms = of(node)
    local one = #terms == 1 and terms[1]
    local atom = one and #one.atoms == 1 and one.atoms[1].power == 1 and one.atoms[1].atom
    if atom and not atom.inner and math.abs(one.factor) == 1 then
      return self.by_id[atom.name], one.factor -- the number already has a name
    end
    local entry = self:of_formula(node, terms, program)
    return entry, terms.sign * entry.sign
  end
  of = formulas.reader(function(node)
    local note = program.notes[node]
    if not note then return nil end
    local entry, sign = entry_of(node)
    entry.atom = entry.atom or atom_of(note, entry.id, piece, sign * node.value)
    return entry.atom, sign
  end, self)
  return entry_of
end

function Book:take(program)
  local entry_of, constants = self:reader(program), {}
  for k, node in ipairs(program.numbers) do
    local entry, sign = entry_of(node)
    -- if all terms cancel, the value is only rounding error
    local value = entry.nothing and 0.0 or sign * node.value
    if not entry.value then
      entry.value, entry.rest = value, entry.nothing and 0.0 or sign * node.exact.lo
    end
    constants[k] = { node = node, id = entry.id, sign = sign, value = value, body = entry.body,
      words = entry.words, note = node.op == "param" and entry.words or nil }
  end
  order.by_place(constants, function(one) return one.body end) -- then by creation
  return constants
end

function Book:tabulate(id) self.by_id[id].tabled = true end

function Book:list()
  local list = {}
  for _, entry in order.pairs(self.by_id) do
    list[#list + 1] = entry.value and entry or nil
    entry.twice = self.entries[entry.half] or self.by_id[entry.once]
  end
  return sorted(list)
end

return M
