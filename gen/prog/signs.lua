-- Chooses whether a name means x or -x, for every statement that is free to take either sign.  This
-- is settled before anything is written.
--
--   signs.settle(program, let, constants) -> sign[node.id], +1 or -1, of the statements
--     (let[node.id]) and of the constants, { { node, sign }, .. }, which have theirs; the name
--     means sign * node
-- A value of the book has the sign of its role.  A temporary takes the sign that needs no minus in
-- its definition: a product or sum of two negatives needs none.

local M = {}

function M.settle(program, let, constants)
  local sign = {}
  for _, constant in ipairs(constants) do sign[constant.node.id] = constant.sign end

  local sign_of

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
      local role = program.roles[node]
      sign[id] = role and role.sign or written(node)
    end
  end
  return sign
end

return M
