-- The inertia matrix, its factors, and products with them.
local later = require "later"
local argument = require "catalogue.argument"
local crba = later "algo.tree.crba"
local factors = later "algo.factor.factors"
local forward = later "algo.factor.forward"
local products = later "algo.factor.products"

local input, output, inout = argument.input, argument.output, argument.inout
local scale = argument.scale
local q, x = argument.q, inout("x", "NV")

local M = {
  {
    name = "crba", args = { q, output("H", "NH") }, run = forward.H, planned = crba,
    doc = { "H = joint-space inertia at q (Featherstone 2008, table 6.2)." },
    rows = "bodies", locals = argument.COLUMNS,
    fuse = { { "H", "H" } }, leaves = "H",
    twin = { "tree/crba.h", "pinion_crba(m, q, y, work)" }, check = { by = "entries" },
  },
  {
    name = "ltdl", args = { inout("H", "NH") }, run = factors.ltdl, returns = "pivot",
    doc = { "In place: H = L'*D*L, unit L below the diagonal, D on it (table 6.3)." },
    rows = "factor", assumes = { H = "H" },
    -- in a fused function, it takes the H that crba computes
    fused = { args = { q, inout("H", "NH") }, run = forward.LD, planned = forward.LD,
      locals = argument.COLUMNS },
    fuse = { { "LD", "H" } }, leaves = "LD",
    twin = { "factor/factor.h", "pinion_ltdl(m, LD)" },
    check = { by = "factor", factor = "LD", prefix = "", scaled = true },
  },
  {
    name = "ltl", args = { inout("H", "NH") }, run = factors.ltl, returns = "pivot",
    doc = { "In place: H = L'*L, the diagonal of L included (table 6.3)." },
    rows = "factor", assumes = { H = "H" },
    twin = { "factor/factor.h", "pinion_ltl(m, L)" },
    check = { by = "factor", factor = "L", prefix = "ltl_" },
  },
  {
    name = "solve", args = { input("LD", "NH"), x }, run = products.solve,
    doc = { "x := H^-1 * x with the factor LD of ltdl (table 6.5)." },
    rows = "products", assumes = { LD = "LD" },
    twin = { "factor/products.h", "pinion_solve(m, LD, y)" },
    check = { by = "solution", factor = "LD", of = "H" },
  },
  {
    name = "mul_H", args = { input("H", "NH"), input("x", "NV"), output("y", "NV") },
    run = products.mul_H, doc = { "y = H*x (table 6.5)." },
    rows = "products", assumes = { H = "H" },
    twin = { "factor/products.h", "pinion_mul_H(m, H, x, y)" }, check = { scale = scale.FORCE },
  },
}

-- adds the four products with a factor; a solution is checked by the product that it inverts
local function add_products(prefix, from, matrix)
  for _, op in ipairs {
    { "mul_L", "L*x" }, { "mul_Lt", "L'*x" },
    { "solve_L", "L^-1 * x", "mul_L" }, { "solve_Lt", "L^-T * x", "mul_Lt" },
  } do
    local name, text, undone = prefix .. op[1], op[2], op[3]
    M[#M + 1] = {
      name = name, args = { input("L", "NH"), x }, run = products[name],
      doc = { ("x := %s with %s (table 6.5)."):format(text, from) },
      rows = "products", assumes = { L = matrix },
      twin = { "factor/products.h", ("pinion_%s(m, %s, y)"):format(name, matrix) },
      check = {
        by = undone and "solution" or "product", factor = matrix,
        of = undone and prefix .. undone,
      },
    }
  end
end

add_products("", "the unit L of ltdl", "LD")
add_products("ltl_", "the L of ltl", "L")

M[#M + 1] = {
  name = "ltl_solve", args = { input("L", "NH"), x }, run = products.ltl_solve,
  doc = { "x := H^-1 * x with the factor L of ltl (table 6.5)." },
  rows = "products", assumes = { L = "L" },
  twin = { "factor/products.h", "pinion_ltl_solve(m, L, y)" },
  check = { by = "solution", factor = "L", of = "H" },
}

-- with 1/D in the place of D, as in MuJoCo's qLDiagInv
M[#M + 1] = {
  name = "ltdl_inverse_diagonal", group = "factors", args = { inout("H", "NH") },
  run = factors.ltdl_inverse_diagonal, returns = "pivot",
  doc = {
    "In place: H = L'*D*L like ltdl, but with 1/D on the diagonal.",
    "mul_L, mul_Lt, solve_L and solve_Lt also take this factor: they do not read the diagonal.",
  },
  rows = "factor", assumes = { H = "H" },
  twin = { "factor/factor.h", "pinion_ltdl_inverse_diagonal(m, LD)" },
  check = { by = "factor", factor = "LD", prefix = "", scaled = true, inverted = true },
}
M[#M + 1] = {
  name = "solve_inverse_diagonal", group = "factors", args = { input("LDinv", "NH"), x },
  run = products.solve_inverse_diagonal,
  doc = { "x := H^-1 * x with the factor of ltdl_inverse_diagonal: no division." },
  rows = "products", assumes = { LDinv = "LD" },
  twin = { "factor/products.h", "pinion_solve_inverse_diagonal(m, LD, y)" },
  check = { by = "solution", factor = "LD", of = "H", inverted = true },
}

return M
