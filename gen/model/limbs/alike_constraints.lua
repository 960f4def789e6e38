-- The constraints of a quotient (model.limbs.quotient): those that are alike, one in each member of
-- a set, are one there, and those of the trunk stay.
--
--   alike_constraints.of(full, where) -> like model.constraints, seen, slots; or nil, why: some tie
--     limbs to each other, or only some limbs
--     where: { members = body of full -> { set, n = its place in the set's members } or nil,
--       body(i), dof(d) = their numbers in the quotient, sign = of full's dofs }
--     seen: the constraints of full, dofs turned the same way;  slots: of dimensions NC, NS, NM and
--     "constraint", as model.limbs.quotient has them
-- Each has set and index = its place in the list, as those of full.
local limbs = require "model.limbs"

local M = {}

-- calls f(body) of those whose joints, or frames, a constraint is between
local function each_body(full, c, f)
  if c.a then
    f(c.a.body)
    f(c.b.body)
  end
  for _, term in ipairs(c.terms or {}) do f(full.dofs[term.dof].body) end
end

-- the innermost set that it is of, and the number of its member; false: it ties limbs
local function home_of(full, c, where)
  local set, n
  each_body(full, c, function(i)
    local own = where.members[i]
    if not own or set == false then return end
    if not set or own.set.outer == set and own.set.of[own.n] == n then
      set, n = own.set, own.n
    elseif not (own.set == set and own.n == n or set.outer == own.set and set.of[n] == own.n) then
      set = false
    end
  end)
  return set, n
end

-- what those that are alike have in common, as a word
local function kind_of(c, where)
  local words = { c.type, c.switch and "switched" or "", c.moving and "moving" or "" }
  if c.a then
    words[4], words[5] = where.body(c.a.body), where.body(c.b.body)
  end
  for _, row in ipairs(c.rows) do
    local list = {}
    for k, dof in ipairs(row.dofs) do list[k] = where.dof(dof) end
    table.sort(list)
    words[#words + 1] = row.kind .. " " .. table.concat(list, " ")
  end
  for _, term in ipairs(c.terms or {}) do words[#words + 1] = where.dof(term.dof) end
  return table.concat(words, ", ")
end

-- lists { set, one of each member } in the order of the first ones; nil if there are no such lists
local function grouped(full, where)
  local list, open = {}, {}
  for _, c in ipairs(full.constraints) do
    local set, n = home_of(full, c, where)
    if set == false then return nil end
    if not set then
      list[#list + 1] = { c }
    else
      open[set] = open[set] or {}
      local kind, group = kind_of(c, where), nil
      for _, one in ipairs(open[set]) do
        if one.kind == kind and not one[n] then group = group or one end
      end
      if not group then
        group = { set = set, kind = kind, count = 0 }
        list[#list + 1] = group
        table.insert(open[set], group)
      end
      group[n], group.count = c, group.count + 1
    end
  end
  for _, group in ipairs(list) do
    if group.set and group.count < #group.set.members then return nil end
  end
  return list
end

-- the constraints of full as dofs turned the same way have them
local function turned(full, sign)
  local list = setmetatable({}, { __index = full.constraints })
  for k, c in ipairs(full.constraints) do
    local terms = c.terms and {}
    for n, term in ipairs(c.terms or {}) do
      terms[n] = { dof = term.dof, coefficient = term.coefficient * sign[term.dof] }
    end
    list[k] = setmetatable({ terms = terms }, { __index = c })
  end
  return list
end

-- an end of the first as that of all;  axes: equal where they are so in all members
local function end_of(group, which, id, where)
  local first, words, same = group[1][which], {}, true
  for m, c in ipairs(group) do
    words[m] = c[which].axes
    same = same and words[m] == words[1]
  end
  return setmetatable({ body = where.body(first.body), id = ("%s_%s"):format(id, which),
    axes = same and words[1] or table.concat(words, ", ") }, { __index = first })
end

local function mapped(list, number)
  local image = {}
  for k, x in ipairs(list) do image[k] = number(x) end
  return image
end

local function slot(group, index_of)
  local one = { set = group.set, list = {}, signs = {} }
  for m, c in ipairs(group) do one.list[m], one.signs[m] = index_of(c), 1 end
  return one
end

local function add(all, slots, group, where, taken)
  local first, set = group[1], group.set
  local id = set and limbs.named_after(set, mapped(group, function(c) return c.id end)) or first.id
  if taken[id] then id = first.id end
  taken[id] = true
  local c = setmetatable({ id = id, set = set, index = #all + 1, row = #all.rows + 1, rows = {},
    dofs = mapped(first.dofs, where.dof), switch = first.switch and #slots.NS,
    moving = first.moving and #slots.NM + 1 }, { __index = first })
  if first.a then
    c.a, c.b = end_of(group, "a", id, where), end_of(group, "b", id, where)
    c.up, c.down = mapped(first.up, where.body), mapped(first.down, where.body)
  else
    c.terms = {}
    for k, term in ipairs(first.terms) do
      c.terms[k] = { dof = where.dof(term.dof), coefficient = term.coefficient }
    end
  end
  all[#all + 1] = c
  table.insert(slots.constraint, slot(group, function(one) return one.index - 1 end))
  if c.switch then table.insert(slots.NS, slot(group, function(one) return one.switch end)) end
  for k, row in ipairs(first.rows) do
    local own = setmetatable({ constraint = c, id = id .. row.id:sub(#first.id + 1),
      dofs = mapped(row.dofs, where.dof) }, { __index = row })
    table.sort(own.dofs)
    c.rows[k], all.rows[#all.rows + 1] = own, own
    table.insert(slots.NC, slot(group, function(one) return one.row + k - 2 end))
    if c.moving then
      table.insert(slots.NM, slot(group, function(one) return one.moving + k - 2 end))
    end
    for _, dof in ipairs(own.dofs) do all.colind[#all.colind + 1] = dof - 1 end
    all.rowptr[#all.rows + 1] = #all.colind
  end
end

function M.of(full, where)
  local groups = grouped(full, where)
  if not groups then return nil end
  local all = { real = full.constraints.real, rows = {}, rowptr = { 0 }, colind = {} }
  local slots, taken = { NC = {}, NS = {}, NM = {}, constraint = {} }, {}
  for _, group in ipairs(groups) do add(all, slots, group, where, taken) end
  all.nc, all.nk, all.ns, all.nm = #all.rows, #all.colind, #slots.NS, #slots.NM
  return all, turned(full, where.sign), slots
end

return M
