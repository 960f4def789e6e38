-- Values for the templates of the model tables, of joint limits and of the self-test.
local facts = require "facts"
local frames = require "model.frames"
local header = require "emit.files.header"
local lists = require "list"
local mat3 = require "spatial.mat3"
local number = require "number"
local text = require "text"
local unix = require "unix.core"

local M = {}

local TYPES = {
  revolute = "PINION_REVOLUTE", continuous = "PINION_REVOLUTE",
  prismatic = "PINION_PRISMATIC", helical = "PINION_HELICAL", planar = "PINION_PLANAR",
  spherical = "PINION_SPHERICAL", floating = "PINION_FLOATING",
}

function M.literals(list)
  return lists.mapped(list, function(x) return number.literal(x, "double") end)
end

-- the contents of a brace list, three numbers per line, so that more digits move no other number
local function threes(list, indent)
  local words, lines = M.literals(list), {}
  for k = 1, #words, 3 do
    lines[#lines + 1] = indent .. table.concat(words, ", ", k, math.min(k + 2, #words))
  end
  return table.concat(lines, ",\n")
end

local function row(list) return (threes(list, "      "):gsub("^%s+", "")) end

-- The links of the tables: those of fk, then other ones that have functions.
function M.places(model) return lists.union(model.poses, model.frames) end

-- The same, in the frames of their bodies' links.
function M.links(model)
  return lists.mapped(M.places(model), function(place)
    return {
      name = text.string(place.link.name), body = place.body - 1, R = row(mat3.flat(place.R)),
      p = row(place.p),
    }
  end)
end

-- The generic runtime works in the model's own link frames, with the axis as a vector: these tables
-- do not depend on the generator's choice of frames.
function M.bodies(model)
  return lists.mapped(model.bodies, function(body)
    local sum = frames.in_link_frame(body)
    return {
      name = text.string(body.name), type = TYPES[body.type], parent = body.parent - 1,
      q = body.q, v = body.v, R = row(mat3.flat(body.R)), p = row(body.p),
      axis = row(body.joint and body.joint.axis or { 0.0, 0.0, 0.0 }),
      ex = row(body.type == "planar" and frames.in_plane(body) or { 0.0, 0.0, 0.0 }),
      joint = row {
        body.joint and body.joint.pitch or 0.0, body.ratio, body.offset,
        body.armature, body.damping, body.friction,
      },
      m = number.literal(sum.m, "double"), h = row(sum.h), I = row(sum.I),
    }
  end)
end

-- local loops by their independent joints (analysis.clusters)
function M.loops(model)
  local all, places = model.constraints.embedding, model.constraints.embedding.places
  return {
    n = #all.dofs, n_places = #places, n_rows = #all.rows,
    independent = M.integers(all.dofs, -1), places = M.integers(places),
    rows = M.integers(all.rows, -1), dependent = M.integers(all.dependent, -1),
  }
end

-- eps or tau of all rows, -1 if an argument applies; nil if no row has its own
local function of_rows(all, key)
  local list, any = {}, false
  for r, one in ipairs(all.rows) do list[r], any = one[key] or -1.0, any or one[key] ~= nil end
  return any and M.numbers(list) or nil
end

-- the constraints, with their frames in their bodies' links; nil if there are none
function M.constraints(model)
  local all, list, dofs, coefficients = model.constraints, {}, {}, {}
  if #all == 0 then return nil end
  local world = { body = 0, R = mat3.identity(), p = { 0.0, 0.0, 0.0 } }
  for k, c in ipairs(all) do
    local a, b, terms = c.a or world, c.b or world, c.terms or c.rates or {}
    local along_z = c.type == "knife_edge" and 1.0 or 0.0
    local inside = lists.count(terms, function(term) return term.inside end)
    list[k] = {
      name = text.string(c.name), type = "PINION_TIE_" .. c.type:upper(), row = c.row - 1,
      rows = #c.rows, body_a = a.body - 1, body_b = b.body - 1, R_a = row(mat3.flat(a.R)),
      p_a = row(a.p), R_b = row(mat3.flat(b.R)), p_b = row(b.p),
      length = number.literal(c.length or 0.0, "double"),
      offset = number.literal(c.offset or 0.0, "double"), term = #dofs, terms = #terms,
      radii = row(c.radii or { 0.0, 0.0, 0.0 }),
      velocity = row(c.velocity or { 0.0, 0.0, along_z, 0.0, 0.0, 0.0 }),
      inside = inside, curve = row(c.curve and c.curve[1] and c.curve or { 0.0 }),
      switch = c.switch or -1, moving = (c.moving or 0) - 1,
    }
    for _, term in ipairs(terms) do
      local body = model.bodies[model.dofs[term.dof].body]
      dofs[#dofs + 1], coefficients[#coefficients + 1] = body.v, term.coefficient
    end
  end
  return {
    list = list, nc = all.nc, n_terms = #dofs, dofs = M.integers(dofs),
    coefficients = M.numbers(coefficients), eps = of_rows(all, "eps"), tau = of_rows(all, "tau"),
  }
end

-- for each body, the body whose joint its joint follows, or -1
function M.leaders(model)
  return M.integers(lists.mapped(model.bodies, function(body) return body.target or 0 end), -1)
end

function M.integers(list, shift)
  return header.list(lists.mapped(list, function(x) return ("%d"):format(x + (shift or 0)) end))
end

function M.numbers(list) return threes(list, "  ") end

-- Tables of joint limits for templates/limits.c: q from lower to upper, |v| and |tau| up to a
-- largest value; infinite if the model sets none.  A joint that others mimic keeps only its own.
--   tables    { { symbol, size, values, names }.. }
--   endless   if some q has no lower limit: the name of the infinite constant
--   infinity  a quotient that is infinite
function M.limits(model, symbols, real)
  local huge, endless = real == "float" and "HUGE_VALF" or "HUGE_VAL", nil
  local function literal(x)
    if x == math.huge then return huge end
    if x ~= -math.huge then return number.literal(x, real) end
    endless = huge
    return "-" .. huge
  end
  local tables = lists.mapped(facts.limit_lists(model), function(one)
    return { symbol = symbols[one.name], size = symbols["N" .. one.of:upper()],
      values = lists.mapped(one.values, literal), names = symbols[one.of] }
  end)
  local suffix = real == "float" and "f" or ""
  return { tables = tables, endless = endless, infinity = ("1.0%s/0.0%s"):format(suffix, suffix) }
end

-- Digits for a file of tables of robot r: of its numbers, without names and comments.
function M.mark(code, r)
  local words = header.bare(code):gsub('"[^"]*"', '""')
  for _, prefix in ipairs { r, r:upper() } do
    words = words:gsub("%f[%w_]" .. prefix .. "_[%w_]+", "")
  end
  return unix.sha256(words)
end

return M
