-- Puts the components of a vector into the order x, y, z.
--
--   components.sort(blocks, names) -> the blocks, in which the named components of a vector follow
--     each other by rank if they are computed between the same stores and headings
-- A component moves up to the first of its vector if all its operands are known there.
local base = require("expr").base

local M = {}

local function vector_of(role)
  return role and role.rank and role.owner .. "_" .. role.symbol .. "_" .. (role.frame or "")
end

local ready

-- is an operand known? One that belongs to this run of statements is, once it is placed.
local function is_known(x, names, mine, placed)
  x = base(x)
  if x.const then return true end
  if mine[x] then return placed[x] end
  return names[x] or ready(x, names, mine, placed)
end

-- are all named values of this run of statements that a node reads placed?
function ready(node, names, mine, placed)
  local a, b = node.a, node.b
  for _, x in ipairs(node.of or {}) do
    if not is_known(x, names, mine, placed) then return false end
  end
  return not (a and not is_known(a, names, mine, placed)
    or b and not is_known(b, names, mine, placed))
end

local function by_rank(a, b) return a.role.rank < b.role.rank end

-- appends the statements first..last, all of them values, to `list`
local function sort_run(blocks, first, last, names, list)
  local mine, placed, vectors, vector_with = {}, {}, {}, {}
  for k = first, last do
    local node = blocks[k].node
    local role = names[node].role
    local vector = vector_of(role)
    mine[node] = true
    if vector then
      local all = vectors[vector] or {}
      vectors[vector], vector_with[node] = all, all
      all[#all + 1] = { block = blocks[k], node = node, role = role }
    end
  end
  local function place(block) list[#list + 1], placed[block.node] = block, true end
  for k = first, last do
    local node = blocks[k].node
    local vector = vector_with[node]
    if not placed[node] and (not vector or #vector == 1) then
      place(blocks[k])
    elseif not placed[node] then
      local together = {}
      for _, member in ipairs(vector) do
        if member.node == node or not placed[member.node]
          and ready(member.node, names, mine, placed) then
          together[#together + 1] = member
        end
      end
      table.sort(together, by_rank)
      for _, member in ipairs(together) do place(member.block) end
    end
  end
end

function M.sort(blocks, names)
  local list, first = {}, 1
  while first <= #blocks do
    local last = first
    if blocks[first].kind == "let" then
      while blocks[last + 1] and blocks[last + 1].kind == "let" do last = last + 1 end
      sort_run(blocks, first, last, names, list)
    else
      list[#list + 1] = blocks[first]
    end
    first = last + 1
  end
  return list
end

return M
