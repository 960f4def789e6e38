-- What is measured and not counted: from which sizes on a function is written in another way, for
-- whom, and what was seen there.

local M = {}

-- What articulated bodies take of the time that prog.choice.cost says, beside a way through H,
-- since each waits for the one it carries: 1.13 to 1.2 on quad, biped and two humanoids, 1.15 on a
-- chain of 20 joints, 1.3 on one of 7.
M.WAITING = 1.2

-- Rows.  A host has vector instructions: there the factor of a deep tree takes half the time by
-- rows, and that of a shallow one gains nothing; prog.choice.cost tells.  Below LEAST nothing is
-- traced by rows: scalars take 0.8 to 1.1 of the time on chains of 8 to 14 joints.  A
-- microcontroller (--target mcu) has none and keeps scalars, whose pivots stay in registers;
-- straight-line code of more than 20000 operations fits neither its flash nor a compiler's
-- patience, so rows take over there on every target.
local LEAST = { host = 150, mcu = 10000, lanes = 350 } -- multiply-subtracts of a factor
local LEAST_DEEP = 15000 -- the same, from which on a text by numbers is not tried any more
-- Where rows of K come with H a host does without rows as long as an mcu: by scalars a quadruped, a
-- biped with loops and a humanoid on two feet take 0.76, 0.91 and 0.79 of the time.
local MOST_NUMBERS = 600 -- multiply-subtracts of a factor, from which on numbers are hopeless
-- Numbers in a row of H, on average, from which on products may be worth rows, and crba supernodes.
local LONG = { products = 4, bodies = 9 }
-- Products of matrices in a function, of other kinds or sizes, that get a function each, in which
-- their sizes are constant: of 7x7x9 numbers 23 ns instead of 26, of 16x16x9 58 instead of 72 and
-- of 12x6x25 with its image 82 instead of 100.  Inlined they take as long alone, and the humanoid's
-- minv 1035 ns instead of 880: gcc gives the loops its registers and puts what stands around them
-- into memory.
M.FEW_PRODUCTS = 40
M.LONGEST_ROW = 16 -- numbers of a row operation that is inlined; longer ones are calls

-- Parts.  Compilers take time and memory that grow faster than a function does, and find worse
-- places in a long one for what lives long: the 4700 operations of a 19-joint humanoid's ABA take a
-- third less time in parts.  Operations of a function that is left whole, and of a part, about; for
-- lanes, too, whose operations are several instructions each.
M.CUT = { longest = 4000, size = 800 }
M.CUT_LANES = { longest = 2000, size = 600 }

-- Frames (-O2).  In a function that is cut into parts, those that do not turn have to save this
-- share of its operations, since more values go from part to part: a humanoid's ABA with 1.4 %
-- fewer operations took 6 % more time.
M.WORTH = 0.03

local function takes_q(fn)
  for _, arg in ipairs(fn.args or {}) do
    if arg.name == "q" then return true end
  end
  return false
end

-- multiply-subtracts of L'DL on this tree
function M.factor_cost(pattern)
  local sum = 0
  for _, depth in ipairs(pattern.depth) do sum = sum + depth * (depth - 1) // 2 end
  return sum
end

-- What becomes of limbs that are alike: "off", "lanes" (of vectors) or "scalar" (a function that is
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

-- Operations that numbers which are zero in one limb and not in another may add to a text with
-- single numbers, to put limbs into lanes beside it, as a share.
M.FILLED = 1.03

-- Operations of lanes whose text shares no constants with the one beside it, of those that do.
M.APART = 0.95

-- Time that prog.choice.cost says for lanes of limbs beside lanes of those within, of that for the
-- former alone: where vectors of two sets pass numbers to each other they wait.  Two arms of four
-- joints with hands of five fingers: crba, rnea and aba took 0.97, 0.97 and 1.07 where 0.89, 0.86
-- and 0.94 were expected, coriolis 0.87.
M.ACROSS = 0.9

-- Operations that run with limbs in turn, at most, of those without; the same where the text is
-- less than half of that without.  On a Cortex-M4F crba of six robots whose operations grow to 1.10
-- at most takes 1.01 to 1.10 times the instructions, that of Upkie (1.20, text 0.58) would take
-- 1.21; fd of the Allegro hand (1.25, 0.39) takes 1.04.
M.RUN_IN_TURN, M.RUN_FOR_HALF = 1.15, 1.25
M.LEFT_IN_TURN = 0.8 -- of the operations, as text: else calls and what passes is not worth it
M.LEFT_BY_LIMBS = 0.85 -- of the time, in lanes: else it is not worth two texts

-- Whether a function that goes by rows may go by numbers instead, with limbs (how: of M.limbs): it
-- is not long then.
function M.may_be_numbers(fn, model, how)
  if how == "lanes" and fn.limbs == "parts" and fn.rows == "factor" then return false end
  return M.factor_cost(model.pattern) < LEAST.mcu
end

-- Whether forces meet axes in frames that do not turn (algo.tree.climb) and the rows of H go by
-- supernodes: where pairs outnumber bodies by far.  options.deep: from which size on, else that of
-- options.rows.
function M.is_deep(model, options)
  local least = options.deep or options.rows or LEAST_DEEP
  return not model.mimics and M.factor_cost(model.pattern) >= least
end

-- the level of prog.memory where nothing is weighed.  Where mimic joints couple branches the
-- elimination tree has rows, too.
local function settled(fn, model, options)
  local what, size = fn.rows, M.factor_cost(model.pattern)
  if not what then return "scalars" end
  if M.is_deep(model, options) then return "supernodes" end
  if what == "products" and options.rows then size = model.pattern.nh end
  local whose = what == "constrained" and "mcu" or options.target or "host"
  local least = options.rows or LEAST[whose == "host" and options.lanes and "lanes" or whose]
  local has_rows = what ~= "bodies" and (what ~= "products" or options.rows)
  return has_rows and size >= least and "rows" or "scalars"
end

-- numbers beside the diagonal in a row of H, on average
local function length_of_rows(pattern)
  local sum = 0
  for _, depth in ipairs(pattern.depth) do sum = sum + depth - 1 end
  return sum / #pattern.depth
end

-- The levels that a function of the catalogue is traced by, of which prog.choice.cost takes one.
-- A fused one goes as its part that goes furthest.  Derivatives are always better off by rows, and
-- long.
function M.levels(fn, model, options)
  local level, weighed = "scalars", not fn.parts and not fn.long and fn.rows or nil
  for _, part in ipairs(fn.parts or { { fn = fn } }) do
    local own = settled(part.fn, model, options)
    if own == "supernodes" or level == "scalars" then level = own end
    if part.fn.rows == "factor" and not part.fn.long then weighed = "factor" end
  end
  local is_open = not (options.rows or options.lanes or options.target == "mcu")
  if not is_open or level == "supernodes" then return { level } end
  if weighed == "factor" then
    local few = level == "rows" and M.factor_cost(model.pattern) < MOST_NUMBERS
    return { level, few and "scalars" or nil }
  end
  local longer = weighed == "products" and "rows"
    or weighed == "bodies" and not model.mimics and "supernodes"
  local is_long = longer and length_of_rows(model.pattern) >= LONG[weighed]
  return { level, is_long and longer or nil }
end

-- Whether what is counted is instructions and their bytes (prog.choice.cost), and not operations.
function M.fetches(options) return options.target ~= "mcu" end

-- Whether gcc is told to leave a function's numbers single.  Its SLP vectoriser gathers results
-- that are neighbours in memory.  Where it knows no better it takes vectors of 512 bits, and while
-- one of those is under way Intel's processors have one unit less for the sums around it: 100 ns
-- instead of 53 for the crba of a 7-joint arm, 115 instead of 87 for the fk of a quadruped.  On an
-- AMD EPYC 9005, where they cost nothing, functions without take 0.95 to 1.14 times as long.  What
-- has no q, the factor above all (25 ns with, 40 without on that Intel), and rows are left alone.
function M.is_scalar(fn, program, target)
  return not (fn.manifold or program.by_rows or target == "mcu") and takes_q(fn)
end

return M
