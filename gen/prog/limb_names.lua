-- What the vectors of limbs are called (prog.limbs).
--
--   limb_names.ids(sets, model) -> ids: a body's identifier -> what a vector is called after
--   limb_names.title(title, ids), limb_names.step(text, ids)   a heading or a comment of a limb as
--     one of all
--   limb_names.carry(names, rewriter, live, ids) -> the roles or hints of the new trace
--   limb_names.name_gathered(gathered, trace, model, args, ids, roles)   adds roles for vectors
--     that are made of scalars
local base = require("expr").base

local M = {}

function M.ids(sets, model)
  local ids = {}
  for _, set in ipairs(sets) do
    for _, member in ipairs(set.members) do
      for k, i in ipairs(member) do ids[model.bodies[i].id] = set.id[set.members[1][k]] end
    end
  end
  return ids
end

function M.title(title, ids)
  return (title:gsub("[%a_][%w_]*", function(word) return ids[word] end))
end

-- what a limb does, said of all: the bodies stand at the end
function M.step(words, ids)
  local head, rest = words:match "^(.* to )(%S+)$"
  if not head then head, rest = words:match "^(children: )(.*)$" end
  return head and head .. M.title(rest, ids) or words
end

-- a role or a hint of the value for one limb as one of the vector
local function renamed(role, ids, sign)
  return {
    owner = ids[role.owner] or role.owner, symbol = role.symbol,
    frame = role.frame and (ids[role.frame] or role.frame), component = role.component,
    rank = role.rank, sign = role.sign * sign,
  }
end

-- names go with the values
function M.carry(names, rewriter, pruned, ids)
  local list = {}
  for _, node in ipairs(pruned.order) do
    local role, lane = names[node], rewriter.lane[node]
    if role and not lane then
      local image, sign = base(rewriter:scalar(node))
      if not list[image] then list[image] = renamed(role, {}, sign) end
    elseif role and lane.index == 0 then
      local vector, sign = base(lane.group.vector)
      if not list[vector] then list[vector] = renamed(role, ids, sign) end
    end
  end
  for _, node in ipairs(pruned.constants) do list[node] = names[node] end
  return list
end

-- a vector of scalars is called after the first of them: a number of the model, an element of a
-- vector of the joints, a sine
function M.name_gathered(gathered, trace, model, args, ids, roles)
  local owner_of = { q = {} }
  for _, body in ipairs(model.bodies) do
    for n = 0, body.nq - 1 do owner_of.q[body.q + n] = body.id end
  end
  for _, arg in ipairs(args) do
    if table.concat(arg.dims or {}) == "NV" then
      owner_of[arg.name] = {}
      for k, dof in ipairs(model.dofs) do owner_of[arg.name][k - 1] = model.bodies[dof.body].id end
    end
  end
  local function call(vector, owner, symbol)
    if owner and ids[owner] then
      roles[vector] = { owner = ids[owner], symbol = symbol, sign = 1 }
    end
  end
  for _, vector in ipairs(gathered) do
    local first = base(vector.of[1])
    local note, role = trace.notes[first], roles[first]
    if note then
      call(vector, model.bodies[note.body] and model.bodies[note.body].id,
        note.name:match("[^_]*$"))
    elseif role then
      call(vector, role.owner, role.symbol)
    elseif first.op == "input" then
      call(vector, (owner_of[first.array] or {})[first.index], first.array)
    end
  end
end

return M
