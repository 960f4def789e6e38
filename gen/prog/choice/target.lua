-- Measured constants of the targets: the sizes from which on a function takes another form, and the
-- measurements behind them.
local lists = require "list"
local pattern = require "model.pattern"

local M = {}

-- Rows.  Below LEAST nothing is traced by rows: scalars take 0.8 to 1.1 of the time on chains of 8
-- to 14 joints.  A microcontroller (--target mcu) has no vector instructions and keeps scalars,
-- whose pivots stay in registers.  From MOST on everything is traced by rows: the code by numbers
-- would be too long for any flash, and compile for too long.  From LONG on, factors by numbers
-- take twice as many instructions; four limbs in lanes win that back, and a seventh more in minv.
-- With less than PATHS a dof, as in Atlas (50), supernodes hardly ever pay.
local LEAST = 150 -- multiply-subtracts of a factor
local LONG, MOST = 5000, 10000
local PATHS = 60

-- Up to so many kinds and sizes of products of matrices in a function, each gets a static function
-- with constant sizes: 23 ns instead of 26 for 7x7x9 numbers, 58 instead of 72 for 16x16x9, and 82
-- instead of 100 for 12x6x25 with its image.  If they are inlined they take as long, but the
-- humanoid's minv takes 1035 ns instead of 880: gcc gives the registers to the loops and keeps the
-- values around them in memory.
M.FEW_PRODUCTS = 40
M.LONGEST_ROW = 16 -- numbers of a row operation that is inlined; longer ones are calls

-- Parts.  Compile time and memory grow faster than the length of a function, and register
-- allocation suffers from long live ranges: an ABA of 4700 operations takes a third less time in
-- parts.  longest: operations of a function that stays whole;  size: of a part,
-- about;  reuse: values that are not alive at once share a place on the stack, in a union (which a
-- custom type may not be in, as it may be a class), but an edit of the robot changes more lines.
M.CUT, M.CUT_LANES = { longest = 4000, size = 800 }, { longest = 1000, size = 600, reuse = true }
local CUT_MCU = { longest = M.CUT.longest, size = M.CUT.size, reuse = true }
function M.cut(one) return one.target == "mcu" and not one.custom and CUT_MCU or M.CUT end

function M.takes_q(fn)
  return lists.any(fn.args or {}, function(arg) return arg.name == "q" end)
end

-- How equal limbs are computed: "off", "lanes" (of vectors) or "scalar" (by a function that is
-- called for each, which is less code).  At -O1 on an AMD EPYC with AVX-512 (gcc 12, -O2
-- -march=native) a quadruped's crba, rnea, aba and coriolis take 0.69, 0.44, 0.46 and 0.41 of the
-- time in lanes, a humanoid's 0.63, 0.68, 0.62 and 0.64; with SSE2 alone 0.78, 0.69, 0.43 and 0.35,
-- and 0.55, 0.60, 0.68 and 0.69.
function M.limbs(options)
  local how = options.limbs or "auto"
  if options.lanes then return "off" end
  if how ~= "auto" then return how end
  if (options.optimize or 1) == 0 then return "off" end
  if options.target ~= "mcu" then return "lanes" end
  return options.optimize == 2 and "scalar" or "off"
end

-- Is the tree so deep that pairs of bodies far outnumber bodies? Then forces meet axes in frames
-- that do not turn (algo.tree.climb), and rows of H go by supernodes.  options.deep or options.rows
-- is the size from which on a tree is deep.
function M.is_deep(model, options)
  return not model.mimics and pattern.is_deep(model.pattern, options.deep or options.rows)
end

-- The levels of prog.memory in which a row of the catalogue is traced; prog.choice.cost takes one
-- of them.  If mimic joints couple branches, the elimination tree has rows, too.  In a product or a
-- back-substitution each row waits for the one before it, so it goes by scalars.
function M.levels(fn, model, options)
  local what, size = fn.rows, model.pattern.products
  if not what then return { "scalars" } end
  if M.is_deep(model, options) then return { "supernodes" } end
  local whole = what == "products" and model.pattern.nh or size
  if options.rows then
    return { what ~= "bodies" and whole >= options.rows and "rows" or "scalars" }
  end
  if what ~= "bodies" and size >= MOST then return { "rows" } end
  if options.target == "mcu" or size < LEAST then return { "scalars" } end
  if what == "factor" then
    return { "rows", (options.lanes or not fn.long and size < LONG) and "scalars" or nil }
  end
  if what ~= "bodies" or options.lanes or model.mimics or size < PATHS * model.nv then
    return { "scalars" }
  end
  return { "scalars", "supernodes" }
end

-- Does a function turn off gcc's superword-level parallelism? It gathers results that are adjacent
-- in memory, by default into vectors of 512 bits.  While these are in flight, Intel's processors
-- have one unit less for the sums around them: 100 ns instead of 53 for the crba of a 7-joint arm,
-- 115 instead of 87 for the fk of a quadruped.  On an AMD EPYC 9005, where they cost nothing,
-- functions without them take 0.95 to 1.14 times as long.  It stays on in functions without q, such
-- as the factor (25 ns with it, 40 without on that Intel), and in those by rows.
function M.is_scalar(fn, program, target)
  return not (fn.manifold or program.by_rows or target == "mcu") and M.takes_q(fn)
end

return M
