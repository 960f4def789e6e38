-- Compares the patterns of H and of its factors with factorisations that ignore the tree (RBDA fig.
-- 6.2 and 6.3).
--
--   fill.of(model, zeros) -> {
--     n         dofs
--     rows      a text for each dof, up to the diagonal: `x` non-zero, `0` stored but zero for
--               every q, `.` zero by the tree
--     entries   the number of `x`;  density: the share of the full matrix that the tree leaves
--     factors   { name, rows = texts, `f` for fill-in; entries, products = multiply-subtracts of
--               the factorisation, says }.. }
--     zeros[k] = true: stored entry k, from 0, is zero for every q
local facts = require "facts"
local lists = require "list"
local order = require "order"
local pattern_of = require "model.pattern"

local M = {}

-- set[i][j], j <= i: the stored entries that are not among the zeros
local function entries(p, zeros)
  local set = {}
  for i = 1, p.n do set[i] = {} end
  pattern_of.each(p, function(i, j, k) set[i][j] = not zeros[k] or nil end)
  return set
end

-- the columns of a row
local function columns(set, i, least, most)
  local list = {}
  for j = least, most do
    if set[math.max(i, j)][math.min(i, j)] then list[#list + 1] = j end
  end
  return list
end

-- Eliminates the dofs in the given order, in place; returns the number of multiply-subtracts.
local function eliminate(set, first, last, step)
  local products = 0
  for k = first, last, step do
    local rest = step > 0 and columns(set, k, k + 1, last) or columns(set, k, last, k - 1)
    products = products + #rest * (#rest + 1) // 2
    for a, i in ipairs(rest) do
      for b = 1, a do set[math.max(i, rest[b])][math.min(i, rest[b])] = true end
    end
  end
  return products
end

local function marks(n, set, was)
  local rows = {}
  for i = 1, n do
    local row = {}
    for j = 1, i do row[j] = set[i][j] and (was[i][j] and "x" or "f") or "." end
    rows[i] = table.concat(row)
  end
  return rows
end

local function count(set)
  local sum = 0
  for _, row in ipairs(set) do
    for _ in order.pairs(row) do sum = sum + 1 end
  end
  return sum
end

local function factor(name, n, H, set, products, says)
  return { name = name, rows = marks(n, set, H), entries = count(set), products = products,
    says = says }
end

function M.of(model, zeros)
  local pattern, n = model.pattern, model.nv
  local H = entries(pattern, zeros)
  local from_leaves, from_root, full = entries(pattern, zeros), entries(pattern, zeros), {}
  -- the same entries eliminated in both orders; only the second fills zeros of the tree
  local by_leaves = eliminate(from_leaves, n, 1, -1)
  local by_root = eliminate(from_root, 1, n, 1)
  for i = 1, n do
    full[i] = {}
    for j = 1, i do full[i][j] = true end
  end
  local function text(row) return table.concat(row.marks) end
  return {
    n = n, rows = lists.mapped(facts.pattern(model, zeros), text),
    density = pattern.density, entries = count(H),
    factors = {
      factor("L'DL", n, H, from_leaves, by_leaves, "from the leaves to the root, as here: the "
        .. "zeros of the tree remain"),
      factor("LDL'", n, H, from_root, by_root, "from the root to the leaves, like a textbook's "
        .. "Cholesky: branches fill in"),
      factor("dense", n, H, full, (n * n * n - n) // 6, "a full matrix, without the tree"),
    },
  }
end

return M
