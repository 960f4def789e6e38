-- The constraints of a quotient (model.limbs.quotient): equal constraints, one in each member of a
-- set, become one; those of the trunk remain.
--
--   alike_constraints.of(full, where) -> a table like model.constraints, seen; or nil if
--     some constraints tie limbs to each other, or are in only some of the limbs
--     where: { set_of, nth = by body of full, of(i), dof_of[d] = numbers in the quotient, sign = of
--       full's dofs }, as in model.quotient
--       slots: gets those of the dimensions NC, NS, NM and "constraint"
--     seen: the constraints of full after its dofs were turned the same way
-- Each constraint has set, and index = its place in the list, like those of full.
local constraints = require "model.constraints"
local limbs = require "model.limbs"
local lists = require "list"

local M = {}

-- the pairs of ends that a constraint ties; a rope has one for each stretch
local function ties_of(c) return c.a and (c.stretches or { c }) or {} end

-- calls f(body) for each body whose joint or frame a constraint ties
local function each_body(full, c, f)
  for _, one in ipairs(ties_of(c)) do
    f(one.a.body)
    f(one.b.body)
  end
  for _, term in ipairs(c.terms or c.rates or {}) do f(full.dofs[term.dof].body) end
end

-- the innermost set that it belongs to, and the number of its member; false: it ties several limbs
local function home_of(full, c, where)
  local set, n
  each_body(full, c, function(i)
    local own, m = where.set_of[i], where.nth[i]
    if not own or set == false then return end
    if not set or own.outer == set and own.of[m] == n then
      set, n = own, m
    elseif not (own == set and m == n or set.outer == own and set.of[n] == m) then
      set = false
    end
  end)
  return set, n
end

-- a key that is the same for equal constraints
local function kind_of(c, where)
  local words = { c.type, c.switch and "switched" or "", c.moving and "moving" or "" }
  for _, one in ipairs(ties_of(c)) do
    words[#words + 1] = where:of(one.a.body)
    words[#words + 1] = where:of(one.b.body)
  end
  for _, x in ipairs(c.radii or {}) do words[#words + 1] = x > 0 and "+" or "0" end
  if c.sphere then words[#words + 1] = "sphere" end
  for _, row in ipairs(c.rows) do
    local dofs = lists.mapped(row.dofs, function(d) return where.dof_of[d] end)
    table.sort(dofs)
    words[#words + 1] = row.kind .. " " .. table.concat(dofs, " ")
  end
  for _, term in ipairs(c.terms or {}) do
    words[#words + 1] = (term.inside and "of " or "") .. where.dof_of[term.dof]
  end
  for _, x in ipairs(c.curve or {}) do words[#words + 1] = x == 0 and "0" or "c" end
  return table.concat(words, ", ")
end

-- adds a constraint of the nth limb of a set to the equal ones of the other limbs
local function join(list, open, c, set, n, where)
  local kind, group = kind_of(c, where), nil
  for _, one in ipairs(open) do
    if one.kind == kind and not one[n] then group = group or one end
  end
  if not group then
    group = { set = set, kind = kind, count = 0 }
    list[#list + 1], open[#open + 1] = group, group
  end
  group[n], group.count = c, group.count + 1
end

-- lists { set, one of each member } in the order of the first ones; a rope counts as its first
-- stretch.  nil if there are no such lists.
local function grouped(full, where)
  local list, open = {}, {}
  for _, c in ipairs(full.constraints) do
    local set, n = home_of(full, c, where)
    if set == false or set and c.velocity then return nil end
    if not (set or c.behind) then list[#list + 1] = { c } end
    if set and not c.behind then
      open[set] = open[set] or {}
      join(list, open[set], c, set, n, where)
    end
  end
  for _, group in ipairs(list) do
    if group.set and group.count < #group.set.members then return nil end
  end
  return list
end

-- the constraints of full after its dofs were turned the same way
local function turned(full, sign)
  local list = setmetatable({}, { __index = full.constraints })
  for k, c in ipairs(full.constraints) do
    local terms = c.terms and lists.mapped(c.terms, function(term)
      return setmetatable({ coefficient = term.coefficient * sign[term.dof] }, { __index = term })
    end)
    list[k] = setmetatable({ terms = terms }, { __index = c })
  end
  return list
end

-- the end that represents those of all members;  axes: equal only if they are in all members
local function end_of(group, which, id, where)
  local first = group[1][which]
  local words = lists.mapped(group, function(c) return c[which].axes end)
  return setmetatable({ body = where:of(first.body), id = ("%s_%s"):format(id, which),
    axes = lists.are_same(words) and words[1] or table.concat(words, ", ") }, { __index = first })
end

-- the constraint that represents a group
local function image_of(group, where, taken)
  local first, set = group[1], group.set
  local ids = lists.mapped(group, function(c) return c.id end)
  local id = set and limbs.named_after(set, ids) or first.id
  if taken[id] then id = first.id end
  taken[id] = true
  local c = setmetatable({ id = id, set = set }, { __index = first })
  if first.a then
    local function body(i) return where:of(i) end
    c.a, c.b = end_of(group, "a", id, where), end_of(group, "b", id, where)
    c.up, c.down = lists.mapped(first.up, body), lists.mapped(first.down, body)
  end
  for _, key in ipairs { "terms", "rates" } do
    c[key] = first[key] and lists.mapped(first[key], function(term)
      return setmetatable({ dof = where.dof_of[term.dof] }, { __index = term })
    end)
  end
  return c
end

-- the group of the kth stretches of ropes
local function stretches_of(group, k)
  local list = lists.mapped(group, function(c) return c.stretches[k] end)
  list.set = group.set
  return list
end

-- Adds the image of a group: constraints alike, one at each limb of a set.  A rope has an image for
-- each stretch.  The slots say which places of full results each of its numbers has.
local function add(all, slots, group, where, taken)
  local first, set = group[1], group.set
  local c, groups = image_of(group, where, taken), { group }
  c.switch, c.moving = first.switch and #slots.NS, first.moving and #slots.NM + 1
  c.stretches = first.stretches and { c }
  for k = 2, #(first.stretches or {}) do
    groups[k] = stretches_of(group, k)
    c.stretches[k] = image_of(groups[k], where, taken)
    c.stretches[k].behind = c
  end
  local function add_slot(dim, index_of, of)
    table.insert(slots[dim], { set = set, list = lists.mapped(of or group, index_of),
      signs = lists.mapped(group, function() return 1 end) })
  end
  for k, one in ipairs(c.stretches or { c }) do
    one.index = #all + 1
    all[one.index] = one
    constraints.add_rows(all, one, where.bodies)
    add_slot("constraint", function(member) return member.index - 1 end, groups[k])
  end
  if c.switch then add_slot("NS", function(one) return one.switch end) end
  for k in ipairs(c.rows) do
    add_slot("NC", function(one) return one.row + k - 2 end)
    if c.moving then add_slot("NM", function(one) return one.moving + k - 2 end) end
  end
end

function M.of(full, where)
  local groups = grouped(full, where)
  if not groups then return nil end
  local all = { real = full.constraints.real, rows = {}, rowptr = { 0 }, colind = {} }
  local slots, taken = where.slots, {}
  for _, group in ipairs(groups) do add(all, slots, group, where, taken) end
  all.nc, all.nk, all.ns, all.nm = #all.rows, #all.colind, #slots.NS, #slots.NM
  return all, turned(full, where.sign)
end

return M
