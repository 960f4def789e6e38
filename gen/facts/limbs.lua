-- Describes equal limbs in sentences and numbers.
--
--   limbs.said(job)   sentences about a robot; none if no function has limbs
--   limbs.in_lanes(program), limbs.in_turn(program)   sentences about a function
--   limbs.lanes_of(program)   { operations, vectors } of a program with limbs in lanes
local limbs = require "model.limbs"
local lists = require "list"

local M = {}

local COUNTED = { mul = true, add = true, sub = true, div = true }

-- set: of model.limbs;  in_turn: they are computed one after the other, not in lanes
local function about_limbs(model, set, in_turn)
  local ids, roots = {}, limbs.roots(model, set)
  for k, i in ipairs(set.members[1]) do ids[k] = set.id[i] end
  local how = in_turn and "Static functions are called for each limb, in this order; in them, the "
    .. "limb's values have names that begin with %s."
    or "If the compiler has vectors (runtime/limbs.h), values whose names begin with %s are "
    .. "vectors with a lane for each limb, in this order."
  local within = table.concat(lists.mapped(limbs.within(model, set), function(list)
    return table.concat(list, ", ")
  end), "; ")
  local nested = within ~= "" and ("  Equal limbs within them: %s."):format(within) or ""
  return ("Equal limbs, by their first joints: %s.  %s%s"):format(table.concat(roots, ", "),
    how:format(table.concat(ids, ", ")), nested)
end

function M.said(job)
  local list, said = {}, {}
  for _, item in ipairs(job.functions) do
    local program = item.in_lanes or item.in_turn and item.program
    for _, set in ipairs(program and program.sets or {}) do
      local words = about_limbs(job.model, set, item.in_turn ~= nil)
      if not said[words] then said[words], list[#list + 1] = true, words end
    end
  end
  list[#list + 1] = list[1] and "Numbers of the model may differ between limbs; one that is zero "
    .. "in only some of them counts as non-zero in all."
  return list
end

-- about a program with limbs in turn (prog.limbs.turns)
function M.in_turn(program)
  local functions = lists.count(program.stages, function(stage) return stage.set end)
  return ("of which %d are in the source: %d static function%s called for each limb."):format(
    program.text, functions, functions == 1 and " is" or "s are")
end

-- the operations of a program with limbs in lanes (prog.limbs.quotient_trace), and how many of them
-- are on vectors
function M.lanes_of(program)
  local vectors = lists.count(program.order, function(node)
    return node.set and COUNTED[node.op]
  end)
  return { operations = program.cost.total, vectors = vectors }
end

function M.in_lanes(program)
  local sum = M.lanes_of(program)
  return ("or, with limbs in lanes, %d operations, of which %d are on vectors."):format(
    sum.operations, sum.vectors)
end

return M
