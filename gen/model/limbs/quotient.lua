-- The quotient of a tree by its limbs (model.limbs): the trunk and one member of each set, whose
-- numbers are vectors over all members.  An algorithm that runs on it computes all limbs at once.
--
--   quotient.of(full, sets) -> Q, a model.  If there is none, or if a field is read that limbs do
--     not have in common, an error { shape = why }.  Bodies have set = their set, or nil, and first
--     = the number in full of the first body that they represent.  full: the given model, with
--     joints of a set turned the same way
--   Q.places(dims, index) -> set, list, signs   where an element of an array with such dimensions
--     is in full: an index for each member of the set, or one index if it is the trunk's, and the
--     sign with which it counts there.  set = false: an element between limbs of different sets;
--     list has all places
--
-- Joints of a set may count in opposite directions: then q, v, tau and rows of H change sign on
-- their way in and out.
local later = require "later"
local alike_constraints = later "model.limbs.alike_constraints"
local lists = require "list"
local pattern = require "model.pattern"
local sizes = require "model.sizes"

local M = {}

-- By body of full, with 0 for the base: its set, the list of the bodies at its place in all
-- members, and its number among these
local function members_of(bodies, sets)
  local set_of, all_of, nth = {}, {}, {}
  for i = 0, #bodies do all_of[i] = { i } end
  for _, set in ipairs(sets) do -- sets within limbs come after the sets of those limbs
    for k in ipairs(set.members[1]) do
      local all = lists.mapped(set.members, function(member) return member[k] end)
      for m, i in ipairs(all) do set_of[i], all_of[i], nth[i] = set, all, m end
    end
  end
  return set_of, all_of, nth
end

-- The full model with the joints of a set turned the same way; sign[dof] = -1 if a coordinate then
-- counts the other way.
local function turned_alike(full, all_of)
  local bodies, sign, own = {}, {}, {}
  for d = 1, full.nv do sign[d] = 1 end
  for i, body in ipairs(full.bodies) do
    local first = full.bodies[all_of[i][1]]
    bodies[i], own[i] = setmetatable({}, { __index = body }), 1
    if body.sign and body.sign ~= first.sign and body.nv <= 1 then
      bodies[i].sign, own[i] = first.sign, -1
      if not body.target then sign[body.columns[1]] = -1 end
    end
  end
  for i, body in ipairs(bodies) do -- mimic joints
    if body.target then
      body.ratio_sign, body.offset_sign = own[i] * sign[body.columns[1]], own[i]
    end
  end
  return setmetatable({ bodies = bodies }, { __index = full }), sign
end

local Builder = {}
Builder.__index = Builder

-- the number in Q of the body that represents body i of full
function Builder:of(i) return i == 0 and 0 or self.place[self.all_of[i][1]] end

-- Adds an element to a dimension.  For each body b at the place of body i in its limb, index_of(b)
-- is the index in full; sign_of(b) is the sign, 1 by default.
function Builder:add(dim, i, index_of, sign_of)
  local slot = { set = self.set_of[i], list = {}, signs = {} }
  for m, b in ipairs(self.all_of[i]) do
    slot.list[m], slot.signs[m] = index_of(b), sign_of and sign_of(b) or 1
  end
  table.insert(self.slots[dim], slot)
end

function Builder:add_dofs(i, body, copy)
  local full = self.full
  copy.columns, copy.v, copy.q = {}, #self.dofs, #self.slots.NQ
  for n, d in ipairs(body.columns) do
    local function at(b) return full.bodies[b].columns[n] - 1 end
    self:add("NV", i, at, function(b) return self.sign[at(b) + 1] end)
    self:add("dof", i, at)
    table.insert(self.dofs, setmetatable({
      body = #self.bodies, id = body.nv > 1 and full.dofs[d].id or copy.id,
    }, { __index = full.dofs[d] }))
    copy.columns[n] = #self.dofs
    for _, b in ipairs(self.all_of[i]) do self.dof_of[at(b) + 1] = #self.dofs end
  end
  for n = 0, body.nq - 1 do
    self:add("NQ", i, function(b) return full.bodies[b].q + n end,
      function(b) return body.nq == 1 and self.sign[full.bodies[b].columns[1]] or 1 end)
  end
end

-- One body for those at its place in all limbs of the set; each call of `add` says where these have
-- their numbers of one kind (bodies, parameters, columns) in the full robot.
function Builder:add_body(i, body)
  local set = self.set_of[i]
  local copy = setmetatable({
    parent = self:of(body.parent), set = set, id = set and set.id[i] or body.id, first = i,
  }, { __index = body })
  table.insert(self.bodies, copy)
  self.place[i] = #self.bodies
  self:add("NB", i, function(b) return b - 1 end)
  for k = 0, sizes.PARAMETERS - 1 do
    self:add("NP", i, function(b) return sizes.PARAMETERS * (b - 1) + k end)
  end
  for k = 0, #body.columns == 1 and sizes.OF_JOINT - 1 or -1 do
    self:add("NJ", i, function(b) return self.joint_columns[b] + k end)
  end
  if not body.target then
    self:add_dofs(i, body, copy)
  else
    local target = self.bodies[self:of(body.target)]
    if not target then error({ shape = "a joint follows a later one" }) end
    copy.target = self:of(body.target)
    copy.columns, copy.v, copy.q = target.columns, target.v, target.q
  end
end

-- links: the n-th link of a body is like the n-th link of the bodies at its place in other limbs
function Builder:add_poses()
  local by_body, rank, poses = {}, {}, self.full.poses
  for i = 0, #self.full.bodies do by_body[i] = {} end
  for l, place in ipairs(poses) do
    table.insert(by_body[place.body], l)
    rank[l] = #by_body[place.body]
  end
  for l, place in ipairs(poses) do
    local all = self.all_of[place.body]
    for _, b in ipairs(all) do
      if #by_body[b] ~= #by_body[all[1]] then return "limbs carry different numbers of links" end
    end
    if all[1] == place.body then
      self:add("NL", place.body, function(b) return by_body[b][rank[l]] - 1 end)
      table.insert(self.poses, setmetatable({ body = self:of(place.body) }, { __index = place }))
    end
  end
end

-- marked dofs of Q: all dofs that one represents must be marked, or none of them
function Builder:said_of(list)
  local found = {}
  for d, slot in ipairs(self.slots.NV) do
    local count = lists.count(slot.list, function(at) return list[at + 1] end)
    if count > 0 and count < #slot.list then return nil end
    found[d] = count > 0 or nil
  end
  return found
end

-- ---- elements of arrays -------------------------------------------------------------------------

-- the places of a pair, lane by lane;  put(place of the row, of the column) -> index
local function paired(row, column, put)
  local set = row.set or column.set
  if row.set and column.set and row.set ~= column.set then
    set = row.set.outer == column.set and row.set or column.set.outer == row.set and column.set
    if not set then return nil end
  end
  local list, signs = {}, {}
  for m = 1, set and #set.members or 1 do
    local function at(slot) return not slot.set and 1 or slot.set == set and m or set.of[m] end
    local a, b = at(row), at(column)
    list[m] = put(row.list[a], column.list[b])
    signs[m] = row.signs[a] * column.signs[b]
  end
  return set, list, signs
end

local function all_pairs(row, column, put)
  local list = {}
  for _, a in ipairs(row.list) do
    for _, b in ipairs(column.list) do list[#list + 1] = put(a, b) end
  end
  return list
end

-- the slot of element k of a dimension, given by its word or as a plain number
local function slot_of(slots, dim, k)
  return slots[dim] and slots[dim][k + 1] or { list = { k }, signs = { 1 } }
end

-- A packed matrix: the row and the column of each entry in Q, and the place of (row, column), from
-- 0, in full;  only H has both halves of its entries in one place
local function packed_entries(matrix, Q, full, columns)
  local entries, place = {}, pattern.places(matrix.of(full), columns)
  pattern.each(matrix.of(Q), function(i, j, k) entries[k] = { i, j } end)
  return entries, function(a, b)
    if matrix.name == "H" and a < b then a, b = b, a end
    return place[a * columns + b]
  end
end

-- gives Q the function Q.places(dims, index)
local function add_places(Q, slots)
  local known = {}

  local function packed_place(matrix, index)
    local all = known[matrix] or { packed_entries(matrix, Q, Q.full, Q.width(matrix.cols)) }
    known[matrix] = all
    local row, column = table.unpack(all[1][index])
    return paired(slots[matrix.rows][row], slots[matrix.cols][column], all[2])
  end

  function Q.places(dims, index)
    -- packed arrays, vectors or matrices of slots
    local first, second = dims[1], dims[2]
    if pattern.packed[first] then
      return packed_place(pattern.packed[first], index)
    elseif not second then
      local slot = slot_of(slots, first, index)
      return slot.set, slot.list, slot.signs
    end
    local columns = slots[second] and #slots[second] or second
    if type(columns) ~= "number" then error({ shape = "it has " .. second .. " columns" }) end
    local wide = Q.width(second)
    local function put(a, b) return a * wide + b end
    local row = slot_of(slots, first, index // columns)
    local column = slot_of(slots, second, index % columns)
    local set, list, signs = paired(row, column, put)
    if list then return set, list, signs end
    return false, all_pairs(row, column, put), {}
  end
end

-- gives Q its places, width and zeros;  slots: of Builder
local function add_elements(Q, slots)
  local full, p = Q.full, Q.pattern
  local extents = sizes.of(full)

  -- the number of columns in full of an array whose second dimension is `dim`
  function Q.width(dim) return math.tointeger(dim) or extents[dim] end
  add_places(Q, slots)

  Q.zeros = {}
  for index = 0, p.nh - 1 do
    local _, list = Q.places({ "NH" }, index)
    local all = full.zeros ~= nil
    for _, k in ipairs(list or error({ shape = "tied limbs" })) do all = all and full.zeros[k] end
    Q.zeros[index] = all or nil
  end
end

-- ---- the quotient -------------------------------------------------------------------------------

-- fields of a model that are the same in its quotient
local SAME = {}
for word in ("gravity floating friction_width textbook still mimics tunable identifiers name "
  .. "lag"):gmatch("%S+") do SAME[word] = true end

function M.of(full, sets)
  local set_of, all_of, nth = members_of(full.bodies, sets)
  local seen, sign = turned_alike(full, all_of)
  local self = setmetatable({
    full = full, set_of = set_of, all_of = all_of, nth = nth, sign = sign, place = {}, bodies = {},
    dofs = {}, poses = {}, dof_of = { [0] = 0 }, joint_columns = sizes.joint_columns(full.bodies),
    slots = { NV = {}, dof = {}, NQ = {}, NB = {}, NL = {}, NP = {}, NJ = {}, NC = {}, NS = {},
      NM = {}, constraint = {} },
  }, Builder)
  for i, body in ipairs(full.bodies) do
    -- the first body represents those at its place in all limbs
    if all_of[i][1] == i then self:add_body(i, body) end
  end
  local no_links = self:add_poses()
  -- several: is the parent of a dof in another set, or not the dof before it in full?
  local lambda, several = {}, {}
  for d, slot in ipairs(self.slots.NV) do
    lambda[d] = self.dof_of[full.lambda[slot.list[1] + 1]]
    local above = self.slots.NV[lambda[d]]
    several[d] = above and (above.set ~= slot.set or above.list[1] + 1 ~= slot.list[1]) or nil
  end
  -- constraints, and the reasons why a field may be missing
  local lacks = { poses = no_links, constraints = "only some limbs are tied, or to each other",
    prescribed = "only some limbs have known accelerations" }
  local ties = full.constraints
  if #ties > 0 then ties, seen.constraints = alike_constraints.of(full, self) end
  -- other fields are those of the full model, if limbs have them in common
  local Q = setmetatable({
    bodies = self.bodies, lambda = lambda, dofs = self.dofs, nv = #self.dofs,
    nq = #self.slots.NQ, full = seen, pattern = pattern.of(lambda),
    prescribed = full.prescribed and self:said_of(full.prescribed),
    poses = not no_links and self.poses or nil, constraints = ties,
  }, { __index = function(_, key)
    if SAME[key] or full[key] == nil then return full[key] end
    error({ shape = lacks[key] or key .. " of a robot, not of its limbs" })
  end })
  Q.pattern.several = several
  add_elements(Q, self.slots)
  return Q
end

return M
