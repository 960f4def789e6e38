-- The parts of rows: arguments, and scales for their checks.  An argument is
-- { name, mode = "in" | "out" | "inout" | "local", dims }.  A dimension is a number or a size of
-- the robot:
--   NQ NV NH NB NL     numbers of q, of v, of entries of H, of moving bodies, of links
--   NC NK NM           rows of phi, entries of K, moving rows
--   NX                 a state as a tangent step: twice NV
--   NP NJ NR           inertial parameters, parameters of joints, base parameters
--   NQV                entries of Q
--   NI NQI             independent joints of local loops: in v, in q
-- Without a dimension the argument is a plain number.  Further fields:
--   of        a count of model.constraints: if it is 0, the argument is dropped
--   by_row    the dimensions if model.constraints.by_row is true
--   bits      an unsigned number whose bits are the elements
--   even      indexed by dofs, but independent of their directions
--   shared    one for all states of a batch, unchanged
--   word      of --fuse for this result: it stands before the name, as in output("qdd:a", "NV")
local M = {}

local function maker(mode)
  return function(name, ...)
    local word, own = name:match "^(.*):(.*)$"
    return { name = own or name, word = word, mode = mode, dims = { ... } }
  end
end

M.input, M.output, M.inout = maker "in", maker "out", maker "inout"

-- the state of a robot, as most functions take it
M.q, M.v, M.a = M.input("q", "NQ"), M.input("v", "NV"), M.input("a", "NV")
M.tau = M.input("tau", "NV")

-- for constraints: targets of moving rows, and a mask of the switches that are on
for _, name in ipairs { "phi_d", "dphi_d", "ddphi_d" } do
  M[name] = { name = name, mode = "in", dims = { "NM" }, of = "nm" }
end
-- for spook, one for all rows or one for each row
M.eps = { name = "eps", mode = "in", dims = {}, by_row = { "NC" } }
M.t = { name = "t", mode = "in", dims = {}, by_row = { "NC" } }
M.mask = { name = "mask", mode = "in", dims = {}, of = "ns", bits = true, shared = true }

-- Arrays that row operations may keep in memory; a function has those that it stores to.  V is one
-- row of a packed matrix, indexed by its place there and not by dof.
local own = maker "local"
M.own = own

-- for a matrix that will be factored, by its pattern
function M.packed(name, matrix)
  local array = own(name, matrix.pattern.nh)
  array.matrix = matrix
  return array
end

-- columns by dof, of deep trees, and a force that meets them: see algo.tree.gather
M.COLUMNS = { own("S_columns", 6, "NV"), own("Sdd_columns", 9, "NV"), own("Sv_columns", 9, "NV"),
  own("force", 9) }

-- For functions that factor H: these columns, the factor (by blocks in A) and results of solving by
-- it.  The first three are `spare`, not read in full: derivatives may need only some accelerations,
-- and those of rnea store zeros in deep trees.
local Dinv = own("Dinv", "NV")
Dinv.even = true
M.FACTOR = { own("acc", "NV"), own("dtau_dq", "NV", "NV"), own("dtau_dv", "NV", "NV"),
  own("A", "NV", "NV"), own("H", "NH"), Dinv, table.unpack(M.COLUMNS) }
for k = 1, 3 do M.FACTOR[k].spare = true end

-- arrays for algorithms over that many rows of a K (algo.constraints.delassus), and over H
function M.rows(count)
  return { own("Y", count, "NV"), own("Z", "NV"), table.unpack(M.FACTOR) }
end

-- Scales for the self-test, as C expressions: the difference of a small or zero result is relative
-- to one of them.
--   H times a vector, and energies, use H; most others a millimetre.  Joint forces may cancel in a
--   state, most easily those of a single joint: they use a tenth of the terms that they consist of,
--   and of external forces at a lever of a metre.  Results of nearly cancelling terms of the size
--   of H (the momentum about a distant centre of mass) use H itself.  The potential energy uses the
--   weight times its lever.  Accelerations without those of the joints use the squared rates, for a
--   robot of a metre.  The centre of mass and constraints consist of lengths, which cancel.
M.scale = {
  REST = "1e-3",
  LENGTH = "0.1",
  FORCE = "1e-3 * norm(NH, H)",
  LOAD = "size_of_load()",
  PUSHED = "size_of_load() + 0.1 * norm(6 * NB, f)",
  H = "norm(NH, H)",
  SPEED = "norm(NV, v) * norm(NV, v)",
  WEIGHT = "9.81 * sqrt(pinion_mass(m) * fmax(pinion_mass(m), norm(NH, H)))",
}

return M
