-- What stands for a limb's numbers in those of another one (model.limbs): elements of arguments and
-- numbers of the model, and so every expression.
--
--   limb_images.of(trace, set, model, args, needed) -> images[k](x) for the k-th limb of the set,
--     x as the first one has it: x itself, where it has nothing to do with the limb or where its
--     image is not needed; false where there is none
-- needed[node]: of the live ones;  args: of the function.
-- Where limbs are within those of another set, one of them stands for the same one in another of
-- these as well, with all that carries it there.
local expr = require "expr"
local order = require "order"

local base, signed = expr.base, expr.signed

local M = {}

-- index of an argument's element -> that of another limb, and its sign there where joints turn the
-- other way; dof, q, body: maps of numbers from 0, sign: of dofs and places in q
local function index_maps(model, args, map)
  local p, by_array = model.pattern, {}
  local function packed(index)
    local row = 1
    while index >= p.rowptr[row + 1] do row = row + 1 end
    local i, j = row - 1, p.colind[index + 1]
    local a, b = map.dof[i] or i, map.dof[j] or j
    local at = p.rowptr[math.max(a, b) + 1] + p.depth[math.min(a, b) + 1] - 1
    -- where mimic joints couple branches an order of one's own may not eliminate all limbs alike
    if p.colind[at + 1] ~= math.min(a, b) then return nil end
    return at, (map.sign.dof[i] or 1) * (map.sign.dof[j] or 1)
  end
  for _, arg in ipairs(args) do
    local dims = table.concat(arg.dims or {}, " ")
    if dims == "NV" then
      by_array[arg.name] = function(k) return map.dof[k] or k, map.sign.dof[k] end
    elseif dims == "NQ" then
      by_array[arg.name] = function(k) return map.q[k] or k, map.sign.q[k] end
    elseif dims == "NH" then
      by_array[arg.name] = packed
    elseif dims == "NB 6" then
      by_array[arg.name] = function(k) return 6 * (map.body[k // 6] or k // 6) + k % 6 end
    end
  end
  return by_array
end

-- the parameters of each body by the last word of their names, in the order in which they came
local function parameters(trace)
  local by_body = {}
  for _, node in ipairs(trace.pool.list) do
    local note = node and node.op == "param" and trace.notes[node]
    if note then
      local word = note.name:match("[^_]*$")
      by_body[note.body] = by_body[note.body] or {}
      by_body[note.body][word] = by_body[note.body][word] or {}
      table.insert(by_body[note.body][word], node)
    end
  end
  return by_body
end

-- whether the n-th number of a joint has the other sign where its axis points the other way
local function turns_round(body, n) return body.axis ~= nil and (body.type ~= "planar" or n > 1) end

-- the signs of a mimic joint's numbers in another limb, where it or what it follows turns the other
-- way; map: of dofs
local function signs_of_mimic(a, b, map)
  if not a.target then return {} end
  local own = turns_round(a, 1) and a.sign * b.sign or 1
  return { ratio = own * (map.sign.dof[a.columns[1] - 1] or 1), offset = own }
end

-- what stands for a limb's numbers in another one: { dof, q, body, param, sign = { dof, q } }
local function substitution(model, from, to, params)
  local map = { dof = {}, q = {}, body = {}, param = {}, sign = { dof = {}, q = {} } }
  for k, i in ipairs(from) do
    local a, b = model.bodies[i], model.bodies[to[k]]
    map.body[i - 1] = to[k] - 1
    for n, column in ipairs(a.target and {} or a.columns) do
      local sign = turns_round(a, n) and a.sign * b.sign or 1
      map.dof[column - 1], map.sign.dof[column - 1] = b.columns[n] - 1, sign
    end
    for n = 0, a.nq - 1 do
      map.q[a.q + n] = b.q + n
      map.sign.q[a.q + n] = turns_round(a, n + 1) and a.sign * b.sign or 1
    end
  end
  for k, i in ipairs(from) do
    local theirs = params[to[k]] or {}
    local signs = signs_of_mimic(model.bodies[i], model.bodies[to[k]], map)
    for word, list in order.pairs(params[i] or {}) do
      for n, node in ipairs(list) do
        local other = (theirs[word] or {})[n]
        map.param[node] = other and signed(other, signs[word] or 1) or false
      end
    end
  end
  return map
end

-- image(x) of live nodes and what they are made of
local function imaging(trace, needed, map, index_of)
  local known, pool = {}, trace.pool

  local function leaf(node)
    if node.op == "param" then
      local other = map.param[node]
      if other == nil then return node end
      return other
    elseif node.op == "input" and not node.fresh then
      local to = index_of[node.array]
      local index, sign = node.index, 1
      if to then index, sign = to(index) end
      if not index then return false end
      local other = index == node.index and node or pool.input(node.array, index)
      return signed(other, sign or 1)
    end
    return node
  end

  local image

  local function of_operator(node)
    local a, b = image(node.a), node.b and image(node.b)
    if a == false or b == false then return false end
    if a == node.a and (not node.b or b == node.b) then return node end
    local y = pool.make(node.op, a, b)
    if not node.const and not needed[base(y)] then return node end
    return y
  end

  function image(x)
    if x.op == "neg" then
      local y = image(x.a)
      return y and -y
    end
    local y = known[x]
    if y == nil then
      if x.a then y = of_operator(x) else y = leaf(x) end
      known[x] = y
    end
    return y
  end
  return image
end

-- The bodies that change places with those of the first limb, of both: where the limbs are within
-- others, all of the ones that carry them.
local function exchanged(set, k)
  local first, other = set.members[1], set.members[k]
  if not set.outer then return first, other end
  local from, to, place = set.outer.members[set.of[1]], {}, {}
  for n, i in ipairs(first) do place[i] = n end
  for n, i in ipairs(from) do
    to[n] = place[i] and other[place[i]] or set.outer.members[set.of[k]][n]
  end
  return from, to
end

function M.of(trace, set, model, args, needed)
  local images, params = { function(x) return x end }, parameters(trace)
  for k = 2, #set.members do
    local from, to = exchanged(set, k)
    local map = substitution(model, from, to, params)
    images[k] = imaging(trace, needed, map, index_maps(model, args, map))
  end
  return images
end

return M
