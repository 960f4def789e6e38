-- Names the values of a program, for prog.lower.
--
--   naming.signs(program, let, constants) -> sign[node.id], +1 or -1, of the statements
--     (let[node.id]) and of the constants, { { node, sign }, .. }, which have theirs: the name
--     means sign * node
--   naming.lets(program, let, sign, namer, names)   names[node] of those with let[id], and of
--     limbs' numbers and sums over limbs if they are in turn (prog.limbs.turns)
--   naming.angles(group, program, scope)   of the arrays of sines and the places in them
--   naming.calls(group, program, scope, names, chosen)   of the results of calls for few sines
-- A value with a role or a hint has the sign of that.  A temporary takes the sign that needs no
-- minus in its definition: a product or sum of two negatives needs none.
-- names[node] = { id, sign, role or nil, named = whether it says what the value is without a role }
-- A value with a role is named by it; a shared one without a role is <owner>_t1.., counted within
-- the owner, or, at the beginning of a sum of several statements, <sum>_partial.  The names of
-- constants are in the book of the numbers (prog.numbers).
local expr = require "expr"
local lists = require "list"
local order = require "order"

local base, place_of, IS_SUM = expr.base, expr.place_of, expr.SUM

local M = {}

function M.signs(program, let, constants)
  local sign, sign_of = {}, nil
  for _, constant in ipairs(constants) do sign[constant.node.id] = constant.sign end

  -- the sign in front of a node where it is written
  local function written(node)
    local op = node.op
    if op == "lane" or op == "outer" then return sign_of(node.a) end
    if op == "mul" or op == "div" then return sign_of(node.a) * sign_of(node.b) end
    if op == "add" or op == "sub" then
      local a, b = sign_of(node.a), sign_of(node.b)
      if op == "sub" then b = -b end
      return a < 0 and b < 0 and -1 or 1
    end
    return 1
  end

  function sign_of(x)
    if x.op == "neg" then return -sign_of(x.a) end
    return sign[x.id] or written(x)
  end

  for _, node in ipairs(program.order) do
    local id = node.id
    if let[id] then
      local role = program.roles[node] or program.hints[node]
      sign[id] = role and role.sign or written(node)
    end
  end
  return sign
end

-- The owner at number `at`; quick if it is called in ascending order.
local function ownership(owners)
  local k = 0
  return function(at)
    while k > 0 and owners[k].at > at do k = k - 1 end
    while owners[k + 1] and owners[k + 1].at <= at do k = k + 1 end
    return owners[k]
  end
end

function M.role_name(role)
  local frame, component = role.frame or role.component, role.frame and role.component
  return table.concat({ role.owner, role.symbol, frame, component }, "_")
end

-- the body that a sine or cosine belongs to
local function owner_of(node, program)
  return (program.roles[node] or {}).owner or ownership(program.owners)(place_of(node)).id
end

-- Places in the arrays of angles are named after joints (in a vector, of each limb), so that a new
-- joint does not renumber the others.  A line has joints that follow each other in the tree, or are
-- lanes of one vector, so that a new joint of a leg does not move those of other legs.
function M.angles(group, program, scope)
  group.names = { angle = scope "angle", s = scope "s", c = scope "c" }
  group.places, group.lines = {}, {}
  local bodies, index_of, last = program.model.bodies, {}, nil
  for i, body in ipairs(bodies) do index_of[body.id] = i end
  for k, node in ipairs(group.sines) do
    local owner, x = owner_of(node, program), base(node.a)
    for _, i in ipairs(x.op == "lane" and x.a.set.members[x.index + 1] or {}) do
      if program.ids[bodies[i].id] == program.ids[owner] then owner = bodies[i].id end
    end
    local i, before = index_of[owner], index_of[last]
    local follows = i and before and (bodies[i].parent == before or bodies[before].parent == i)
    if not (follows or group.beside[k]) then group.lines[#group.lines + 1] = k end
    group.places[k], last = scope("at_" .. owner), owner
  end
end

-- Single calls, for few sines.  Results have the program's names; a minus before the sine goes to
-- the angle.
function M.calls(group, program, scope, names, chosen)
  local calls = lists.mapped(group.angles, function(angle) return { of = angle } end)
  for _, node in ipairs(chosen) do
    local place, name = group.place[node], names[node]
    local call, is_sine = place and calls[place.index], place and place.array == "s"
    if is_sine and name.sign < 0 then call.of = { op = "neg", a = call.of } end
    if call and (is_sine or name.sign > 0) then call[place.array] = name.id end
  end
  for k, call in ipairs(calls) do
    local owner, name = owner_of(group.sines[k], program), names[call.of]
    local is_place = name and name.sign > 0 or not name and call.of.op == "input"
    call.s, call.c = call.s or scope(owner .. "_s"), call.c or scope(owner .. "_c")
    if not is_place then call.angle = scope(owner .. "_angle") end
  end
  group.calls = calls
end

-- `my`: the state of M.lets; counts: of anonymous values, by owner

-- the name of the sum of a value over all limbs
local function name_of_total(my, node)
  local name, role = my.names[node.a], my.program.roles[node.a]
  local owner = my.owner_at(place_of(node.a)).id
  local id = name and name.id or role and M.role_name(role) or my.program.ids[owner] or owner
  return { id = my.namer.scope(id .. "_sum"), sign = (name or role or { sign = 1 }).sign }
end

-- What follows the identifier of one of these bodies or of a link of it, with which a name begins;
-- and the identifier of the body in all limbs, nil if there is none.
local function behind(id, bodies, ids)
  local rest, limbs = id, nil
  for _, body in ipairs(bodies) do
    for _, one in ipairs(ids[body.id] and lists.append({ body }, body.pieces) or {}) do
      local after = id:match("^" .. one.id .. "_(.*)$")
      if after and #after < #rest then rest, limbs = after, ids[body.id] end
    end
  end
  return rest, limbs
end

-- The name of a vector of constants or of elements of an argument: the first member's name, with
-- the limbs' identifiers in place of the member's, or before it.  That of sines has no sign, which
-- the axis of a limb may turn, and numbers without a name are signs.
local function vector_name(my, node)
  local first, sign = base(node.of[1])
  local ids, bodies, limbs = my.program.ids, my.program.model.bodies, nil
  local name = my.names[first]
  if not ids then return nil end
  if first.op == "input" then return my.namer.copy_name(first.array, first.index, ids) end
  local word = first.const and "sign" or (first.op == "sin" or first.op == "cos") and first.op
  if not word then return nil end
  if first.const and name then
    word, limbs = behind(name.id, { bodies[name.body] }, ids)
    -- a sum or a quotient may have a number of another body: lf_hfe_py_per_lf_calf_Jyy
    word = word:gsub("^(.-_%l+_)(.*)$", function(before, other)
      local rest, own = behind(other, bodies, ids)
      return own and before .. own .. "_" .. rest
    end)
  end
  local owner = (my.owner_at(place_of(first)) or my.owner_at(place_of(node))).id
  return ("%s_%s%s"):format(limbs or ids[owner] or owner,
    name and sign * name.sign < 0 and "minus_" or "", word)
end

-- of nodes with which a sum begins: the sum's role or its store, and their sign in it
local function wholes_of(program)
  local whole, sign, uses, roles, hints = {}, {}, program.uses, program.roles, program.hints
  for _, event in ipairs(program.events) do
    if event.kind == "store" and not event.set then
      local node, own = base(event.node)
      whole[node], sign[node] = event, own
    end
  end
  for k = #program.order, 1, -1 do
    local node = program.order[k]
    local x, own = base(IS_SUM[node.op] and node.a or node)
    if x ~= node and uses[x.id] == 1 then
      local role = roles[node] or hints[node]
      if role or whole[node] then
        whole[x], sign[x] = role or whole[node], own * (role and role.sign or sign[node])
      end
    end
  end
  return whole, sign
end

-- owner -> the identifier of the set of limbs that it belongs to, or that is the owner
local function limbs_of(program)
  local limbs = {}
  for id, own in order.pairs(program.ids or {}) do
    limbs[id], limbs[own] = limbs[id] or own, limbs[own] or own
  end
  return limbs
end

-- is a vector the signs of limbs' axes?
local function is_signs(x)
  return x.op == "lanes" and lists.all(x.of, function(one) return math.abs(one.value or 0) == 1 end)
end

-- The name of a value without one in the book, and whether it is descriptive: <limbs>_<name of the
-- first member's>, <name>_signed for a product with signs, <first element>_times_<array> for part
-- of a row times part of a vector, <owner>_limbs for a contribution of each limb to the trunk, else
-- <owner>_t1.
local function without_role(my, node, sum)
  local copy_name, limbs = my.namer.copy_name, my.limbs
  local id = node.op == "lanes" and vector_name(my, node)
    or node.op == "dot" and copy_name(node.array, node.index) .. "_times_" .. node.other
    or sum and (sum.symbol and M.role_name(sum) or copy_name(sum.array, sum.index))
      .. "_partial"
  if id then return id, true end
  local turned = node.op == "mul" and (is_signs(node.b) and node.a or is_signs(node.a) and node.b)
  local name = turned and my.names[base(turned)]
  if name then return name.id .. "_signed", name.role or name.named end
  local owner = my.owner_at(place_of(node)).id
  if node.set and not limbs[owner] then return owner .. "_limbs", true end
  owner = node.set and limbs[owner] or owner
  my.counts[owner] = (my.counts[owner] or 0) + 1
  return ("%s_t%d"):format(owner, my.counts[owner]), false
end

function M.lets(program, let, sign, namer, names)
  local scope, whole, sign_in = namer.scope, wholes_of(program)
  local my = { program = program, namer = namer, names = names, counts = {},
    owner_at = ownership(program.owners), limbs = limbs_of(program) }
  for _, node in ipairs(program.order) do
    if let[node.id] then
      -- by its role in the book, as a copy of an argument, or by what it is made of
      local role, id, named = program.roles[node] or program.hints[node]
      if role then
        id = M.role_name(role)
      elseif node.op == "input" then
        id = namer.copy_name(node.array, node.index)
      else
        local sum = sign_in[node] == sign[node.id] and whole[node]
        id, named = without_role(my, node, sum)
      end
      names[node] = { id = scope(id), sign = sign[node.id], role = role, named = named }
    elseif node.op == "lanes" then -- a number that differs between limbs
      local role = program.roles[node]
      local id = role and M.role_name(role) or vector_name(my, node)
      names[node] = { id = scope(id), sign = 1 }
    elseif node.op == "outer" then
      names[node] = names[node.a]
    elseif node.op == "total" or node.op == "subtotal" then
      names[node] = name_of_total(my, node)
    end
  end
end

return M
