-- Supernodes: dofs each of which is the parent of the next, so that their rows in a packed matrix
-- lie one after the other, each one number longer than the one before: a triangle in memory.
--
--   supernodes.above(p, i)   the ancestors of i in runs of consecutive dofs, the deepest first:
--     { dof = the first, place = of it in row i, count }
--   supernodes.runs(dofs)         ascending dofs in runs of consecutive ones: { dof, count }
--   supernodes.less(runs, others)   the parts of runs that are in no other runs, both ascending
--   supernodes.blocks(p)          the dofs in blocks, from the root: paths of at most MOST dofs on
--     which only the last dof has several children (or one of p.several, dofs that represent
--     several): { dof, count, up = the parent of dof or 0 } and runs { dof, count }, ascending:
--     above = the ancestors of dof, below = dof and the dofs that it carries, tree = all dofs with
--     the same root, beside = those of the tree that are neither above nor below
--   supernodes.siblings(blocks, apart)   the same, joining adjacent leaves with the same parent,
--     unless `apart`: a list of its blocks with these fields
-- Operations on such triangles are in kit.verbs.
local lists = require "list"
local pattern_of = require "model.pattern"

local M = {}

function M.above(p, i)
  local list, row, place = {}, pattern_of.support(p, i), 1
  table.remove(row) -- i itself
  for _, run in ipairs(M.runs(row)) do
    table.insert(list, 1, { dof = run.dof, place = place, count = run.count })
    place = place + run.count
  end
  return list
end

function M.runs(dofs)
  local list = {}
  for _, dof in ipairs(dofs) do
    local last = list[#list]
    if last and last.dof + last.count == dof then
      last.count = last.count + 1
    else
      list[#list + 1] = { dof = dof, count = 1 }
    end
  end
  return list
end

function M.less(runs, others)
  local list = {}
  for _, run in ipairs(runs) do
    local dof, stop = run.dof, run.dof + run.count
    for _, other in ipairs(others) do
      local last = math.min(other.dof, stop)
      if last > dof then list[#list + 1] = { dof = dof, count = last - dof } end
      dof = math.max(dof, other.dof + other.count)
    end
    if stop > dof then list[#list + 1] = { dof = dof, count = stop - dof } end
  end
  return list
end

local MOST = 8 -- dofs of a block: its own inverse is written out

-- A block is a path of dofs without a branch: dof i joins the block of dof i - 1 if it is its only
-- child.  carried[k]: dof k and those below it; beside: dofs of other branches of the same tree.
function M.blocks(p)
  local list, children, carried = {}, {}, {}
  for i = 1, p.n do
    children[i], carried[i] = 0, {}
    for _, k in ipairs(pattern_of.support(p, i)) do table.insert(carried[k], i) end
    local up = p.lambda[i]
    if up > 0 then children[up] = children[up] + 1 end
  end
  for i = 1, p.n do
    local last, up = list[#list], p.lambda[i]
    local alone = up == i - 1 and children[up] == 1 and not (p.several and p.several[i])
    if last and alone and last.count < MOST then
      last.count = last.count + 1
    else
      local row = pattern_of.support(p, i)
      local tree, below = M.runs(carried[row[1]]), M.runs(carried[i])
      table.remove(row) -- i itself
      local above = M.runs(row)
      list[#list + 1] = { dof = i, count = 1, up = up, above = above, below = below, tree = tree,
        beside = M.less(tree, lists.joined(above, below)) }
    end
  end
  return list
end

function M.siblings(blocks, apart)
  local list = {}
  local function is_leaf(s) return #s.below == 1 and s.below[1].count == s.count end
  for _, s in ipairs(blocks) do
    local last = list[#list]
    local first = last and last[1]
    if not apart and first and first.up == s.up and s.up > 0 and is_leaf(first) and is_leaf(s)
      and last.dof + last.count == s.dof then
      last[#last + 1], last.count = s, last.count + s.count
      last.below = { { dof = last.dof, count = last.count } }
    else
      list[#list + 1] = { s, dof = s.dof, count = s.count, above = s.above, below = s.below,
        beside = s.beside, tree = s.tree }
    end
  end
  return list
end

return M
