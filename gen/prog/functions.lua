-- The catalogue: every function that can be generated, in the order of the header.
--
--   functions.list = { { name, args, returns, doc, run, fill? }, ... }
--     args     in order: { name, size = "NQ" | "NV" | "NH", mode = "in" | "out" | "inout" }
--     returns  "void", or "pivot": 0, or 1 + index of the first pivot not > 0
--     doc      lines of the prototype's comment, without the operation count
--     run      algorithm over (model, kit)
--     assumes  what the matrix argument's zero pattern is: "H" as crba leaves it, "LD" as ltdl, "L"
--              as ltl (entries that are zero for every q are neither read nor computed)
local crba = require "algo.crba"
local factor = require "algo.factor"
local products = require "algo.products"

local M = {}

local function matrix(name, mode) return { name = name, size = "NH", mode = mode or "in" } end
local function vector(name, mode) return { name = name, size = "NV", mode = mode or "in" } end

M.list = {
  {
    name = "crba",
    args = { { name = "q", size = "NQ", mode = "in" }, matrix("H", "out") },
    returns = "void",
    run = crba,
    doc = { "H = joint-space inertia at q (Featherstone 2008, table 6.2)." },
  },
  {
    name = "ltdl",
    args = { matrix("H", "inout") },
    returns = "pivot",
    run = factor.ltdl,
    assumes = { H = "H" },
    doc = { "In place: H = L'*D*L, unit L below the diagonal, D on it (table 6.3)." },
  },
  {
    name = "ltl",
    args = { matrix("H", "inout") },
    returns = "pivot",
    run = factor.ltl,
    assumes = { H = "H" },
    doc = { "In place: H = L'*L, the diagonal of L included (table 6.3)." },
  },
  {
    name = "solve",
    args = { matrix("LD"), vector("x", "inout") },
    returns = "void",
    run = products.solve,
    assumes = { LD = "LD" },
    doc = { "x := H^-1 * x, from what ltdl left in LD (table 6.5)." },
  },
  {
    name = "mul_H",
    args = { matrix("H"), vector("x"), vector("y", "out") },
    returns = "void",
    run = products.mul_H,
    assumes = { H = "H" },
    doc = { "y = H*x (table 6.5).  y must not overlap x." },
  },
}

-- the four products with a triangular factor, for either factor
for _, kind in ipairs {
  { prefix = "", from = "the unit L of ltdl", assumes = "LD" },
  { prefix = "ltl_", from = "the L of ltl", assumes = "L" },
} do
  for _, op in ipairs {
    { "mul_L", "L*x" }, { "mul_Lt", "L'*x" }, { "solve_L", "L^-1 * x" }, { "solve_Lt", "L^-T * x" },
  } do
    table.insert(M.list, {
      name = kind.prefix .. op[1],
      args = { matrix("L"), vector("x", "inout") },
      returns = "void",
      run = products[kind.prefix .. op[1]],
      assumes = { L = kind.assumes },
      doc = { ("x := %s with %s (table 6.5)."):format(op[2], kind.from) },
    })
  end
end
table.insert(M.list, {
  name = "ltl_solve",
  args = { matrix("L"), vector("x", "inout") },
  returns = "void",
  run = products.ltl_solve,
  assumes = { L = "L" },
  doc = { "x := H^-1 * x, from what ltl left in L (table 6.5)." },
})

M.by_name = {}
for _, f in ipairs(M.list) do M.by_name[f.name] = f end

return M
