-- The mechanisms of the generator, and rows of combinations that contain every feasible pair of
-- values: a covering array, found greedily, the same each time.
--
--   pairs.FACTORS      { name, values = { .. }, what } in order
--   pairs.INFEASIBLE   { factor, value, factor, value, why }: impossible pairs, with reasons
--   pairs.rows()       list of factor name -> value
--   pairs.each_pair(visit)   calls visit(f, x, g, y, why) for all pairs; why: nil if feasible
local M = {}

M.FACTORS = {
  { name = "level", values = { "-O2", "-O1", "-O0" } },
  { name = "rows", values = { "scalar", "rows", "deep" },
    what = "by scalars, factors by rows, bodies seen from the base besides" },
  { name = "lag", values = { "none", "behind" }, what = "frames that stay behind their joint" },
  { name = "mimic", values = { "none", "constrain", "free" } },
  { name = "lanes", values = { "none", "4", "8" } },
  { name = "split", values = { "none", "parts" } },
  { name = "screw", values = { "none", "screw" } },
  { name = "tunable", values = { "none", "link", "origin" } },
  { name = "real", values = { "double", "float" } },
  { name = "target", values = { "host", "mcu" } },
  { name = "pattern", values = { "robot", "tree" } },
  { name = "fuse", values = { "none", "fused" } },
  { name = "sincos", values = { "runtime", "libm" } },
  { name = "base", values = { "fixed", "floating" } },
  { name = "limbs", values = { "off", "lanes", "turns" },
    what = "in lanes of vectors, or one after the other" },
}

M.INFEASIBLE = {
  { "level", "-O1", "lag", "behind", "-O1 keeps the URDF's frames" },
  { "level", "-O0", "lag", "behind", "-O0 keeps the URDF's frames" },
  { "rows", "deep", "mimic", "constrain",
    "where joints follow others, bodies are not seen from the base (prog.target)" },
  { "rows", "deep", "limbs", "lanes", "bodies that are seen from the base have no limbs" },
  { "rows", "deep", "limbs", "turns", "bodies that are seen from the base have no limbs" },
  { "rows", "rows", "limbs", "turns", "what could go by rows goes by limbs: less code" },
  { "lanes", "4", "limbs", "lanes", "of a function's lanes, states take all" },
  { "lanes", "8", "limbs", "lanes", "of a function's lanes, states take all" },
  { "lanes", "4", "limbs", "turns", "with --lanes limbs stay single" },
  { "lanes", "8", "limbs", "turns", "with --lanes limbs stay single" },
}

local function reason(f, x, g, y)
  for _, no in ipairs(M.INFEASIBLE) do
    if no[1] == f and no[2] == x and no[3] == g and no[4] == y
      or no[1] == g and no[2] == y and no[3] == f and no[4] == x then
      return no[5]
    end
  end
end

function M.each_pair(visit)
  for i, f in ipairs(M.FACTORS) do
    for j = i + 1, #M.FACTORS do
      local g = M.FACTORS[j]
      for _, x in ipairs(f.values) do
        for _, y in ipairs(g.values) do
          visit(f.name, x, g.name, y, reason(f.name, x, g.name, y))
        end
      end
    end
  end
end

-- Can these values be in one row?  Beyond pairs: on a microcontroller, rows without the deep forms
-- are only used if `--rows 0` meets joints that follow others, or by trees larger than those tried
-- here.
local function possible(row)
  for _, no in ipairs(M.INFEASIBLE) do
    if row[no[1]] == no[2] and row[no[3]] == no[4] then return false end
  end
  if row.rows == "rows" and row.target == "mcu" then
    return row.mimic == nil or row.mimic == "constrain"
  end
  return true
end

local function key(f, x, g, y) return table.concat({ f, x, g, y }, "\0") end

-- how many missing pairs value x of factor k would add to `row`
local function gain(row, k, x, open)
  local name, count = M.FACTORS[k].name, 0
  for i, f in ipairs(M.FACTORS) do
    local y = row[f.name]
    if y and i ~= k then
      local pair = i < k and key(f.name, y, name, x) or key(name, x, f.name, y)
      if open[pair] then count = count + 1 end
    end
  end
  return count
end

-- the value of factor k that covers most; nil if none is possible
local function best_value(row, k, open)
  local name = M.FACTORS[k].name
  local best, most
  for _, x in ipairs(M.FACTORS[k].values) do
    row[name] = x
    local n = possible(row) and gain(row, k, x, open)
    if n and (not most or n > most) then best, most = x, n end
    row[name] = nil
  end
  return best
end

-- a row with the pair `first`, completed greedily; nil if it cannot be completed
local function row_from(first, open)
  local row = { [first[1]] = first[2], [first[3]] = first[4] }
  if not possible(row) then return nil end
  for k, f in ipairs(M.FACTORS) do
    if not row[f.name] then
      row[f.name] = best_value(row, k, open)
      if not row[f.name] then return nil end
    end
  end
  return row
end

function M.rows()
  local open, order, rows = {}, {}, {}
  M.each_pair(function(f, x, g, y, why)
    if not why then
      open[key(f, x, g, y)] = true
      order[#order + 1] = { f, x, g, y }
    end
  end)
  for _, pair in ipairs(order) do
    if open[key(table.unpack(pair))] then
      local row = assert(row_from(pair, open), "no row has " .. table.concat(pair, " "))
      rows[#rows + 1] = row
      M.each_pair(function(f, x, g, y)
        if row[f] == x and row[g] == y then open[key(f, x, g, y)] = nil end
      end)
    end
  end
  return rows
end

return M
