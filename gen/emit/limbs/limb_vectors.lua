-- Writes vectors of limbs in C (runtime/limbs.h).
--
--   limb_vectors.shared(program) -> { [node] = true }: scalars that several vector operations use
--   limb_vectors.fours(fn, program, view) -> { [node] = list }: four vectors that are read at once,
--     because they are adjacent in a row of each limb
local base = require("expr").base
local lists = require "list"

local M, NONE = {}, {}

-- lanes of the vector for a set of model.limbs; there is no vector of two floats
local function width(set, real) return real == "float" and math.max(4, set.width) or set.width end

function M.type(set, real)
  return ("pinion_x%d%s"):format(width(set, real), real == "float" and "f" or "")
end

-- A vector that some machines split into two is assembled by functions of limbs.h.  For an
-- initializer, gcc 12 emits single stores and wide loads there, and the processor stalls.
local function is_made(set, real) return real ~= "float" and width(set, real) > 2 end

-- the compiler feature that a program's limbs need: vectors for the widest of its sets
function M.guard(program, real)
  local widest = math.max(table.unpack(lists.mapped(program.sets, function(set)
    return width(set, real)
  end)))
  return ("PINION_LIMBS_X%d%s"):format(widest, real == "float" and "F" or "")
end

-- a vector of scalars, constants or not; lanes after the last limb repeat it
function M.gathered(set, words, real, constant)
  local list = table.concat(words, ", ") .. (", " .. words[#words]):rep(width(set, real) - #words)
  if constant or not is_made(set, real) then return ("{ %s }"):format(list) end
  return ("%s_of(%s)"):format(M.type(set, real), list)
end

-- sign, text: a vector of adjacent elements, loaded if they fill it; flip -1: of their opposites
function M.elements(set, words, real, flip)
  if #words == width(set, real) then return 1, M.type(set, real) .. "_at(&" .. words[1] .. ")" end
  if flip < 0 then words = lists.mapped(words, function(word) return "-" .. word end) end
  return flip, M.gathered(set, words, real)
end

-- the function that stores ("put") or reads ("get") four vectors side by side, if there is one
function M.together(set, real, verb)
  return width(set, real) == set.width and M.type(set, real) .. "_" .. verb or nil
end

function M.fours(fn, program, view)
  local constant, at, list, fours = {}, {}, {}, {}
  for _, arg in ipairs(fn.args) do constant[arg.name] = arg.mode == "in" and #arg.dims == 1 end
  local function is_constant(x) return x.op == "input" and constant[x.array] end
  local function key(node, n) -- of the vector n places on in its row
    local places = lists.mapped(node.of, function(x) return x.array .. x.index + n end)
    local row = view.names[node].id:match("^.*_" .. node.of[1].array .. "_") or ""
    return row .. table.concat(places, " ")
  end
  for k = view.first, program.stages and 0 or view.last do
    local block = program.blocks[k]
    local node = block.kind == "let" and not view.keep(block.node, block.id) and block.node
    if node and node.op == "lanes" and #node.of == 4 and view.names[node].sign > 0
      and lists.all(node.of, is_constant) then
      list[#list + 1], at[key(node, 0)] = node, node
    end
  end
  -- four vectors whose elements follow one another in rows of an array are read together
  table.sort(list, function(x, y) return x.of[1].index < y.of[1].index end)
  for _, node in ipairs(list) do
    local four = {}
    for n = 0, 3 do four[#four + 1] = at[key(node, n)] end
    for _, one in ipairs(#four == 4 and four or {}) do fours[one], at[key(one, 0)] = four, nil end
  end
  return fours
end

function M.shared(program)
  local uses, shared = {}, {}
  for _, node in ipairs(program.sets and program.order or {}) do
    for _, x in ipairs(node.set and node.op ~= "lanes" and { node.a, node.b } or NONE) do
      local scalar = base(x)
      uses[scalar] = (uses[scalar] or 0) + 1
      shared[scalar] = uses[scalar] > 1 and not (scalar.set or scalar.const) or nil
    end
  end
  return shared
end

-- a scalar in all lanes, or nil if compilers broadcast it themselves
function M.spread(set, words, real)
  return is_made(set, real) and ("%s_all(%s)"):format(M.type(set, real), words) or nil
end

return M
