-- Numbers of the members of a set as one number: values that depend on the model alone are computed
-- for each member and joined here.
--
--   lift.new(pool, call) -> lifted(list, set) -> like each of the list, with vectors for numbers
--     list: the same table, number or word of each member;  call(vector, first, sign) is called for
--     each vector that is made of numbers, with the first member's, which is sign times its first
-- Equal numbers are one scalar, constants a vector of constants.  For equal operations the operands
-- are joined, and the operation is one on vectors.  Other numbers are put into a vector one by one.
-- Tables that differ in their keys or words cannot be joined: error { shape }.
local expr = require "expr"
local lists = require "list"
local order = require "order"

local base = expr.base

local M = {}

local Lifter = {}
Lifter.__index = Lifter

-- nodes of the same operation, up to signs
function Lifter:operation(list, set)
  local pool, first = self.pool, base(list[1])
  local bare, signs, differ = {}, {}, false
  for k, x in ipairs(list) do
    local node, sign = base(x)
    bare[k], signs[k] = node, pool.num(sign)
    differ = differ or sign ~= 1
  end
  local function operands(key)
    return self:number(lists.mapped(bare, function(x) return x[key] end), set)
  end
  local value = pool.make(first.op, operands "a", first.b and operands "b")
  return differ and pool.lanes(set, signs) * value or value
end

function Lifter:number(list, set)
  local pool, first = self.pool, list[1]
  local op = base(first).op
  if lists.are_same(list) then return first end
  local are_constant = lists.all(list, function(x) return x.const end)
  local are_alike = op ~= "input" and lists.all(list, function(x) return base(x).op == op end)
  if are_alike and not are_constant then return self:operation(list, set) end
  return pool.lanes(set, list)
end

local function differ(x) error({ shape = ("limbs differ in %s"):format(tostring(x)) }) end

-- Numbers become a vector with a lane for each, tables a table of the same shape; anything else
-- must be equal in all limbs.
function Lifter:lift(list, set)
  local first = list[1]
  if expr.is_node(first) then
    local x = self:number(list, set)
    local vector, sign = base(x)
    local node, own = base(first)
    if x.set then self.call(vector, node, sign * own) end
    return x
  elseif type(first) ~= "table" then
    for _, x in ipairs(list) do
      if x ~= first then differ(x) end
    end
    return first
  end
  local image, keys = {}, order.keys(first)
  for _, one in ipairs(list) do
    if order.size(one) ~= #keys then differ("their keys") end
  end
  for _, key in ipairs(keys) do
    image[key] = self:lift(lists.mapped(list, function(one)
      if one[key] == nil then differ(key) end
      return one[key]
    end), set)
  end
  return image
end

function M.new(pool, call)
  local lifter = setmetatable({ pool = pool, call = call }, Lifter)
  return function(list, set) return lifter:lift(list, set) end
end

return M
