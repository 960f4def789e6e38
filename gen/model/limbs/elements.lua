-- Finds where the elements of a quotient's arrays (model.limbs.quotient) are in the robot's arrays.
--
--   elements.add(Q, slots)   gives Q its places, width and zeros.  slots: by dimension, for each
--     element { set, list = its places in full, signs }
local pattern = require "model.pattern"
local sizes_of = require "model.sizes"

local M = {}

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

-- Results without their zeros: for a letter, the row and the column of each entry in Q, and the
-- places of the entries in full
local function packed_entries(letter, Q, full)
  local entries, there = {}, pattern.named(letter, full)
  pattern.each(pattern.named(letter, Q), function(i, j, k) entries[k] = { i, j } end)
  return { entries = entries, place = pattern.places(there), columns = there.columns }
end

local PACKED = { NY = "Y", ND = "D" } -- the letters of their patterns

-- gives Q the function Q.places(dims, index)
local function add_places(Q, slots, sizes)
  local full, p, ties = Q.full, Q.pattern, rawget(Q, "constraints")
  local row_of, row_of_K = pattern.rows_of(p), ties and pattern.rows_of(ties)

  -- places in K and in H of the full model
  local function of_K(row, dof)
    local all = full.constraints
    for k, at in ipairs(all.rows[row + 1].dofs) do
      if at == dof + 1 then return all.rowptr[row + 1] + k - 1 end
    end
  end

  local function packed(a, b)
    if a < b then a, b = b, a end
    return full.pattern.rowptr[a + 1] + full.pattern.depth[b + 1] - 1
  end

  -- results without their zeros
  local known = {}
  local function packed_place(dim, index)
    local letter = PACKED[dim]
    known[dim] = known[dim] or packed_entries(letter, Q, full)
    local all = known[dim]
    local row, column = table.unpack(all.entries[index])
    return paired(slots.NV[row], slots[pattern.columns(letter)][column],
      function(a, b) return all.place[a * all.columns + b] end)
  end

  function Q.places(dims, index)
    -- packed arrays have rules of their own; others are vectors or matrices of slots
    local first, second = dims[1], dims[2]
    if first == "NH" then
      return paired(slots.NV[row_of[index]], slots.NV[p.colind[index + 1] + 1], packed)
    elseif first == "NK" then
      return paired(slots.NC[row_of_K[index]], slots.NV[ties.colind[index + 1] + 1], of_K)
    elseif PACKED[first] then
      return packed_place(first, index)
    elseif not second then
      local slot = slot_of(slots, first, index)
      return slot.set, slot.list, slot.signs
    end
    local columns, wide = slots[second] and #slots[second] or second, sizes[second] or second
    if type(columns) ~= "number" then error({ shape = "it has " .. second .. " columns" }) end
    local function put(a, b) return a * wide + b end
    local row = slot_of(slots, first, index // columns)
    local column = slot_of(slots, second, index % columns)
    local set, list, signs = paired(row, column, put)
    if list then return set, list, signs end
    return false, all_pairs(row, column, put), {}
  end
end

function M.add(Q, slots)
  local full, p = Q.full, Q.pattern
  local sizes = { NV = full.nv, NQ = full.nq, NB = #full.bodies, NL = #full.poses,
    NP = sizes_of.PARAMETERS * #full.bodies, NJ = select(2, sizes_of.joint_columns(full.bodies)),
    NC = full.constraints.nc }
  add_places(Q, slots, sizes)

  -- the number of columns in full of an array whose second dimension is `dim`
  function Q.width(dim) return sizes[dim] or dim end

  Q.zeros = {}
  for index = 0, p.nh - 1 do
    local _, list = Q.places({ "NH" }, index)
    local all = full.zeros ~= nil
    for _, k in ipairs(list) do all = all and full.zeros[k] end
    Q.zeros[index] = all or nil
  end
end

return M
