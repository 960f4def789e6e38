-- Chooses whether a name means x or -x, for every statement and constant that is free to take
-- either sign.  This is settled before anything is written.
--
--   signs.settle(program, let, given) -> sign[node.id], +1 or -1, of the statements
--     (let[node.id]) and of the constants, of which `given` = { { node, sign }, .. } have theirs;
--     the name means sign * node
-- A value of the book has the sign of its role, a number of the model that of its note.  A constant
-- takes the sign that avoids a minus in most of its uses.  A temporary takes the sign that needs no
-- minus in its definition: a product or sum of two negatives needs none.
local base = require("expr").base

local M = {}

-- A constant's votes: + for each term of a sum, and each value of the book, that it is in as it is,
-- - where its negative would read better.
local function votes_of(program, let)
  local votes = {}

  -- of a factor that is not the constant, as far as it is known already
  local function known_sign(x)
    local node, sign = base(x)
    local role = program.roles[node] or let[node.id] and program.hints[node]
    return role and sign * role.sign or sign
  end

  -- x, of the given sign, is a term or a value: for the constant that is a factor of it
  local function vote(x, sign)
    local node, own = base(x)
    sign = sign * own
    if node.const then
      votes[node] = (votes[node] or 0) + sign
    elseif not let[node.id] and (node.op == "mul" or node.op == "div") then
      local a, b = node.a, node.b
      if b.const or b.op == "neg" and b.a.const then a, b = b, a end
      vote(a, sign * known_sign(b))
    end
  end

  for _, node in ipairs(program.order) do
    local role = program.roles[node]
    local own = role and role.sign or 1
    if node.op == "add" or node.op == "sub" then
      vote(node.a, own)
      vote(node.b, node.op == "sub" and -own or own)
    elseif role and (node.op == "mul" or node.op == "div") then
      local a, b = node.a, node.b
      if base(b).const then a, b = b, a end
      vote(a, own * known_sign(b))
    end
  end
  return votes
end

function M.settle(program, let, given)
  local sign, votes = {}, votes_of(program, let)
  for _, node in ipairs(program.numbers) do
    local named = program.notes[node] or program.roles[node]
    if named then
      sign[node.id] = named.sign or 1
    else
      sign[node.id] = votes[node] and votes[node] < 0 and -1 or 1
    end
  end

  for _, constant in ipairs(given or {}) do sign[constant.node.id] = constant.sign end

  local sign_of

  -- the sign in front of a node that is written out
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
      local role = program.roles[node]
      sign[id] = role and role.sign or written(node)
    end
  end
  return sign
end

return M
