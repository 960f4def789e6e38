-- Splits a square sparse matrix into irreducible blocks along the diagonal of a triangular one.
--
--   irreducible(rows, dofs) -> { { rows, dofs }.. }, blocks that others need first, or nil if no
--     matching gives each row a dof of its own
-- rows: { dofs = list }..; only those in `dofs` count, which are as many as the rows.  A matching
-- of rows and dofs makes a graph of rows; its strong components (Tarjan 1972) are the irreducible
-- blocks.
local lists = require "list"
local ordering = require "model.ordering"

return function(rows, dofs)
  local inside, owner = lists.set(dofs), {}
  local function dofs_of(row) return row.dofs end
  for _, row in ipairs(rows) do
    if not ordering.match(row, dofs_of, inside, owner, {}) then return nil end
  end
  -- strong components of "a row needs the rows that own its dofs", which come out in order
  local low, stack, count, blocks = {}, {}, 0, {}
  local function visit(row)
    count = count + 1
    local index = count
    low[row], stack[#stack + 1] = index, row
    for _, dof in ipairs(row.dofs) do
      local other = inside[dof] and owner[dof]
      if other and not low[other] then visit(other) end
      if other then low[row] = math.min(low[row], low[other]) end
    end
    if low[row] == index then -- the first row of a component: the rest is above it
      local block = { rows = {}, dofs = {} }
      repeat
        local member = table.remove(stack)
        low[member] = math.huge
        table.insert(block.rows, 1, member)
      until member == row
      blocks[#blocks + 1] = block
    end
  end
  for _, row in ipairs(rows) do
    if not low[row] then visit(row) end
  end
  for _, block in ipairs(blocks) do -- each row brings its dof
    for _, row in ipairs(block.rows) do
      for _, dof in ipairs(row.dofs) do
        if owner[dof] == row then table.insert(block.dofs, dof) end
      end
    end
    table.sort(block.dofs)
  end
  return blocks
end
