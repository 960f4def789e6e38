-- The inertia matrix, its factors, and products with them.
local later = require "later"
local argument = require "catalogue.argument"
local crba = later "algo.tree.crba"
local factors = later "algo.factor.factors"
local forward = later "algo.factor.forward"
local order = require "order"
local products = later "algo.factor.products"

local input, output, inout = argument.input, argument.output, argument.inout
local q, x = argument.q, inout("x", "NV")

-- a factor of H in place;  prefix: of the products with it
local function factor(name, matrix, prefix, doc)
  return {
    name = name, args = { inout("H", "NH") }, run = factors[name], returns = "pivot", doc = doc,
    rows = "factor", assumes = { H = "H" },
    twin = { "factor/factor.h", ("pinion_%s(m, %s)"):format(name, matrix) },
    check = { by = "factor", factor = matrix, prefix = prefix, scaled = matrix == "LD" },
  }
end

-- a product of x with a factor, its argument `arg`;  undone: the product that it inverts, by which
-- a solution is checked
local function product(name, arg, matrix, doc, undone)
  return {
    name = name, args = { input(arg, "NH"), x }, run = products[name], doc = { doc },
    rows = "products", assumes = { [arg] = matrix },
    twin = { "factor/products.h", ("pinion_%s(m, %s, y)"):format(name, matrix) },
    check = { by = undone and "solution" or "product", factor = matrix, of = undone },
  }
end

local M = {
  {
    name = "crba", args = { q, output("H:H", "NH") }, run = forward.H, planned = crba,
    doc = { "H = joint-space inertia at q (Featherstone 2008, table 6.2)." },
    rows = "bodies", locals = argument.COLUMNS, leaves = "H",
    twin = { "tree/crba.h", "pinion_crba(m, q, y, work)" }, check = { by = "entries" },
  },
  order.with(factor("ltdl", "LD", "",
    { "In place: H = L'*D*L, unit L below the diagonal, D on it (table 6.3)." }), {
    args = { inout("LD:H", "NH") }, leaves = "LD",
    -- in a fused function, it takes the H that crba computes
    fused = { args = { q, inout("H", "NH") }, run = forward.LD, planned = forward.LD,
      locals = argument.COLUMNS },
  }),
  factor("ltl", "L", "ltl_", { "In place: H = L'*L, the diagonal of L included (table 6.3)." }),
  product("solve", "LD", "LD", "x := H^-1 * x with the factor LD of ltdl (table 6.5).", "H"),
  {
    name = "mul_H", args = { input("H", "NH"), input("x", "NV"), output("y", "NV") },
    run = products.mul_H, doc = { "y = H*x (table 6.5)." },
    rows = "products", assumes = { H = "H" },
    twin = { "factor/products.h", "pinion_mul_H(m, H, x, y)" },
    check = { scale = argument.scale.FORCE },
  },
}

local function add_products(prefix, from, matrix)
  local function add(name, text, undone)
    M[#M + 1] = product(prefix .. name, "L", matrix,
      ("x := %s with %s (table 6.5)."):format(text, from), undone and prefix .. undone)
  end
  add("mul_L", "L*x")
  add("mul_Lt", "L'*x")
  add("solve_L", "L^-1 * x", "mul_L")
  add("solve_Lt", "L^-T * x", "mul_Lt")
end

add_products("", "the unit L of ltdl", "LD")
add_products("ltl_", "the L of ltl", "L")
M[#M + 1] = product("ltl_solve", "L", "L",
  "x := H^-1 * x with the factor L of ltl (table 6.5).", "H")

-- with 1/D in the place of D, as in MuJoCo's qLDiagInv
M[#M + 1] = factor("ltdl_inverse_diagonal", "LD", "", {
  "In place: H = L'*D*L like ltdl, but with 1/D on the diagonal.",
  "mul_L, mul_Lt, solve_L and solve_Lt also take this factor: they do not read the diagonal.",
})
M[#M + 1] = product("solve_inverse_diagonal", "LDinv", "LD",
  "x := H^-1 * x with the factor of ltdl_inverse_diagonal: no division.", "H")
for k = #M - 1, #M do M[k].group, M[k].check.inverted = "factors", true end

return M
