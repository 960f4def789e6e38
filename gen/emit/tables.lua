-- What the templates of the model tables and of the self-test are filled with.
local frames = require "model.frames"
local header = require "emit.header"
local number = require "emit.number"
local text = require "emit.text"

local M = {}

local TYPES = {
  revolute = "PINION_REVOLUTE", continuous = "PINION_REVOLUTE",
  prismatic = "PINION_PRISMATIC", floating = "PINION_FLOATING",
}

function M.literals(list)
  local words = {}
  for k, x in ipairs(list) do words[k] = number.literal(x, "double") end
  return words
end

-- the inside of a brace list, three numbers a line: one with more digits moves no other
local function threes(list, indent)
  local words, lines = M.literals(list), {}
  for k = 1, #words, 3 do
    lines[#lines + 1] = indent .. table.concat(words, ", ", k, math.min(k + 2, #words))
  end
  return table.concat(lines, ",\n")
end

local function row(list) return (threes(list, "      "):gsub("^%s+", "")) end

local function flat(R)
  local list = {}
  for i = 1, 3 do
    for j = 1, 3 do list[#list + 1] = R[i][j] end
  end
  return list
end

-- The generic runtime works in the URDF's own link frames, with the axis as a vector: nothing of
-- the generator's choice of frames is in these tables.
function M.bodies(model)
  local list = {}
  for i, body in ipairs(model.bodies) do
    local sum = frames.in_link_frame(body)
    list[i] = {
      name = text.string(body.name), type = TYPES[body.type], parent = body.parent - 1,
      q = body.q, v = body.v, R = row(flat(body.R)), p = row(body.p),
      axis = row(body.joint and body.joint.axis or { 0.0, 0.0, 0.0 }),
      m = number.literal(sum.m, "double"), h = row(sum.h), I = row(sum.I),
    }
  end
  return list
end

function M.integers(list, shift)
  local words = {}
  for k, x in ipairs(list) do words[k] = ("%d"):format(x + (shift or 0)) end
  return header.list(words)
end

function M.numbers(list) return threes(list, "  ") end

-- The checks of the self-test, for the functions that were generated.
local CHECKED = {
  {
    name = "ltdl", copy = "LD", prefix = "",
    products = {
      { name = "mul_L" }, { name = "mul_Lt" }, { name = "solve_L", undo = "mul_L" },
      { name = "solve_Lt", undo = "mul_Lt" }, { name = "solve", undo = "mul_H" },
    },
  },
  {
    name = "ltl", copy = "L", prefix = "ltl_",
    products = {
      { name = "ltl_mul_L" }, { name = "ltl_mul_Lt" }, { name = "ltl_solve_L", undo = "ltl_mul_L" },
      { name = "ltl_solve_Lt", undo = "ltl_mul_Lt" }, { name = "ltl_solve", undo = "mul_H" },
    },
  },
}

-- has[name] = true for generated functions.  Returns checks (names), enum (text), factors.
function M.checks(has)
  local checks, ids = {}, {}
  local function check(name)
    checks[#checks + 1] = name
    ids[#ids + 1] = name:upper()
    return name:upper()
  end
  if has.crba then
    check("golden")
    check("crba")
  end
  if has.mul_H then check("mul_H") end
  local factors = {}
  for _, f in ipairs(CHECKED) do
    local factor = { name = f.name, copy = f.copy, prefix = f.prefix, products = {} }
    if has[f.name] then factor.check = check(f.name) end
    for k, p in ipairs(f.products) do
      local product = { name = p.name }
      if p.undo == "mul_H" then
        product.matrix = "H"
        product.back = "pinion_mul_H(model, H, y, w);\n"
          .. "    for (int i = 0; i < NV; i++) y[i] = w[i];"
      elseif p.undo then
        product.back = ("pinion_%s(model, %s, y);"):format(p.undo, f.copy)
      end
      if has[p.name] then product.check = check(p.name) end
      factor.products[k] = product
    end
    factors[#factors + 1] = factor
  end
  return checks, header.list(ids), factors
end

return M
