-- The catalogue: every function that can be generated, in the order of the header.
--
--   catalogue.of(model) -> list of { name, args, returns, doc, run | manifold, assumes? }
--     args      in order: { name, dims = { "NQ" | "NV" | "NH" | "NB" | "NL" | number, .. }, mode =
--               "in" | "out" | "inout" }; dims {} is a plain number;
--               params = true: a pointer to the struct of tunable numbers (model.tunable)
--     returns   "void"; "pivot": 0, or 1 + index of the first pivot not > 0; "value": the number
--               that the algorithm stores as `result`
--     doc       lines of the prototype's comment, without the operation count; the first is a whole
--               sentence of at most 70 columns (--list-functions)
--     rows      what decides whether its operations on memory become rows or scalars (prog.target):
--               "factor", "products" or "bodies";  locals: the arrays that it has of its own, as in
--               args
--     run       algorithm over (model, kit);  manifold: one that emit.manifold writes
--     assumes   whose zero pattern a matrix argument has: "H" as crba leaves it, "LD" as ltdl, "L"
--               as ltl (entries that are zero for every q are neither read nor computed)
--     planned   the algorithm that frames are chosen for (prog.plan), where they may be: only
--               joint space is in the arguments and results.  Most often `run` itself
--     missing   why this robot has no such function, or nil
--   catalogue.NAMES  every name that needs no link;  catalogue.PER_FRAME  those that take one
--   catalogue.SUMMARIES  of all of them { name, doc = the first line of what it does }
local aba = require "algo.aba"
local coriolis = require "algo.coriolis"
local crba = require "algo.crba"
local deep = require "algo.deep"
local factor = require "algo.factor"
local forward = require "algo.forward"
local kinematics = require "algo.kinematics"
local momentum = require "algo.momentum"
local products = require "algo.products"
local rnea = require "algo.rnea"

local M = {}

local BY_BODIES = "a = H^-1 (tau - C): forward dynamics, articulated bodies (table 7.1)."

local function arg(name, mode, ...) return { name = name, mode = mode, dims = { ... } } end

local q = arg("q", "in", "NQ")
local v = arg("v", "in", "NV")
local a = arg("a", "in", "NV")

local function entry(name, args, run, doc, more)
  local fn = { name = name, args = args, run = run, returns = "void", doc = doc }
  local optional =
    { "returns", "assumes", "result", "missing", "manifold", "planned", "rows", "locals" }
  for _, key in ipairs(optional) do
    if more and more[key] then fn[key] = more[key] end
  end
  return fn
end

-- What row operations may keep in memory; a function has those that it stores to.  V is one row of
-- a packed matrix, by its place there and not by dof.
local COLUMNS = {}
for c = 1, 6 do COLUMNS[c] = arg("S" .. c, "local", "NV") end
local RATES = { table.unpack(COLUMNS) }
for c = 1, 6 do
  RATES[c + 6], RATES[c + 12] = arg("T" .. c, "local", "NV"), arg("F" .. c, "local", "NV")
end
local ROW = arg("V", "local", "NV")
ROW.by_place = true
local ARRAYS = { arg("H", "local", "NH"), ROW, arg("Dinv", "local", "NV"), table.unpack(COLUMNS) }

-- in body coordinates, or of deep trees as algo.deep has it
local function seen_from(bodies, base)
  return function(model, K) return (K.supernodes and base or bodies)(model, K) end
end

local function dynamics(model)
  local no_aba = model.mimics and "its mimic joints tie branches together; fd does it" or nil
  return {
    entry("rnea", { q, v, a, arg("tau", "out", "NV") }, rnea.rnea, {
      "tau = H*a + C(q, v): inverse dynamics, gravity included (table 5.1).",
    }, { planned = rnea.rnea }),
    entry("rnea_fext", { q, v, a, arg("f", "in", "NB", 6), arg("tau", "out", "NV") },
      rnea.rnea_fext, {
        "tau = rnea with a force f[i] from outside on each body.",
        "f[i] is spatial, linear part first, in the axes and about the origin of its link's",
        "frame; f is not written.",
      }),
    entry("bias", { q, v, arg("C", "out", "NV") }, rnea.bias, {
      "C = Coriolis, centrifugal and gravity forces: rnea with a = 0.",
    }, { planned = rnea.bias }),
    entry("gravity", { q, arg("g", "out", "NV") }, rnea.gravity, {
      "g = forces that hold the robot still: rnea with v = a = 0.",
    }, { planned = rnea.gravity }),
    entry("Ha", { q, a, arg("tau", "out", "NV") }, rnea.Ha, {
      "tau = H*a without H: differential inverse dynamics (table 6.1).",
    }, { planned = rnea.Ha }),
    entry("fd", { q, v, arg("tau", "in", "NV"), arg("a", "out", "NV") }, forward.fd, {
      "a = H^-1 (tau - C): forward dynamics by bias, crba, L'DL and solve.",
    }, { returns = "pivot", planned = forward.front, rows = "factor", locals = ARRAYS }),
    entry("aba", { q, v, arg("tau", "in", "NV"), arg("a", "out", "NV") }, aba, {
      BY_BODIES,
    }, { returns = "pivot", missing = no_aba, planned = aba }),
    entry("minv", { q, arg("Hinv", "out", "NV", "NV") }, forward.minv, {
      "Hinv = H^-1, full and symmetric, by the sparse inverse of L.",
    }, { returns = "pivot", planned = crba, rows = "factor", locals = ARRAYS }),
    entry("coriolis", { q, v, arg("C", "out", "NV", "NV") }, seen_from(coriolis, deep.coriolis), {
      "C(q, v), full: C*v + g is the bias (without friction).",
      "dH/dt - 2*C is skew-symmetric.",
    }, { rows = "bodies", locals = RATES }),
  }
end

local function inertia_matrix()
  local list = {
    entry("crba", { q, arg("H", "out", "NH") }, forward.H, {
      "H = joint-space inertia at q (Featherstone 2008, table 6.2).",
    }, { planned = crba, rows = "bodies", locals = COLUMNS }),
    entry("ltdl", { arg("H", "inout", "NH") }, factor.ltdl, {
      "In place: H = L'*D*L, unit L below the diagonal, D on it (table 6.3).",
    }, { returns = "pivot", assumes = { H = "H" } }),
    entry("ltl", { arg("H", "inout", "NH") }, factor.ltl, {
      "In place: H = L'*L, the diagonal of L included (table 6.3).",
    }, { returns = "pivot", assumes = { H = "H" } }),
    entry("solve", { arg("LD", "in", "NH"), arg("x", "inout", "NV") }, products.solve, {
      "x := H^-1 * x, from what ltdl left in LD (table 6.5).",
    }, { assumes = { LD = "LD" } }),
    entry("mul_H", { arg("H", "in", "NH"), arg("x", "in", "NV"), arg("y", "out", "NV") },
      products.mul_H, { "y = H*x (table 6.5)." }, { assumes = { H = "H" } }),
  }
  for _, kind in ipairs {
    { prefix = "", from = "the unit L of ltdl", assumes = "LD" },
    { prefix = "ltl_", from = "the L of ltl", assumes = "L" },
  } do
    for _, op in ipairs {
      { "mul_L", "L*x" }, { "mul_Lt", "L'*x" }, { "solve_L", "L^-1 * x" },
      { "solve_Lt", "L^-T * x" },
    } do
      local name = kind.prefix .. op[1]
      list[#list + 1] = entry(name, { arg("L", "in", "NH"), arg("x", "inout", "NV") },
        products[name], { ("x := %s with %s (table 6.5)."):format(op[2], kind.from) },
        { assumes = { L = kind.assumes } })
    end
  end
  list[#list + 1] = entry("ltl_solve", { arg("L", "in", "NH"), arg("x", "inout", "NV") },
    products.ltl_solve, { "x := H^-1 * x, from what ltl left in L (table 6.5)." },
    { assumes = { L = "L" } })
  for _, fn in ipairs(list) do
    fn.rows = fn.rows or fn.returns == "pivot" and "factor" or "products"
  end
  return list
end

local function has_mass(model)
  for _, body in ipairs(model.bodies or {}) do
    for _, piece in ipairs(body.pieces) do
      if piece.m ~= 0 then return true end
    end
  end
  return false
end

local function whole_body(model)
  local massless = { missing = not has_mass(model) and "nothing that moves has mass" or nil }
  local value = { returns = "value", result = "energy" }
  return {
    entry("fk", { q, arg("pose", "out", "NL", 12) }, kinematics.fk, {
      "pose[l] = rotation from link to world axes (9), then position (3).",
      "The rotation is row by row.",
    }),
    entry("com", { q, arg("com", "out", 3) }, momentum.com, {
      "com = centre of mass, world axes.",
      "With a fixed base the root link does not count.",
    }, massless),
    entry("com_velocity", { q, v, arg("vcom", "out", 3) }, momentum.com_velocity, {
      "vcom = velocity of the centre of mass, world axes.",
    }, massless),
    entry("com_jacobian", { q, arg("Jcom", "out", 3, "NV") }, momentum.com_jacobian, {
      "Jcom = Jacobian of the centre of mass: vcom = Jcom*v.",
    }, massless),
    entry("centroidal", { q, v, arg("A", "out", 6, "NV"), arg("h", "out", 6) },
      momentum.centroidal, {
        "h = A*v: momentum about the centre of mass, world axes.",
        "Linear, then angular.",
      }, massless),
    entry("kinetic_energy", { q, v }, momentum.kinetic_energy, {
      "Kinetic energy 1/2 v'*H*v, J.",
    }, value),
    entry("potential_energy", { q }, momentum.potential_energy, {
      "Potential energy -m g'*com, J: zero for com at the world's origin.",
    }, value),
  }
end

local function manifold()
  local out = arg("q_next", "out", "NQ")
  return {
    entry("integrate", { q, v, arg("dt", "in"), out }, nil, {
      "q_next = q moved by the constant velocity v for dt.",
      "Quaternions stay of unit length (Introduction to Humanoid Robotics, eq. 6.12 to 6.14).",
    }, { manifold = true }),
    entry("difference", {
      arg("q0", "in", "NQ"), arg("q1", "in", "NQ"), arg("v", "out", "NV"),
    }, nil, {
      "v = velocity such that integrate(q0, v, 1) is q1, the short way round.",
    }, { manifold = true }),
    entry("neutral", { arg("q", "out", "NQ") }, nil, { "q = every joint at zero." },
      { manifold = true }),
    entry("normalize", { arg("q", "inout", "NQ") }, nil, {
      "q = the same with quaternions of unit length.",
    }, { manifold = true }),
  }
end

-- frame conventions of a spatial vector of a link
local FRAMES = {
  { suffix = "", frame = "body", words = "at the link's origin, in link axes" },
  { suffix = "_aligned", frame = "aligned", words = "at the link's origin, in world axes" },
  { suffix = "_world", frame = "world", words = "at the world's origin, in world axes" },
}

local function of_link(place)
  local kin = kinematics
  local V, A = arg("V", "out", 6), arg("A", "out", 6)
  local list = {
    entry("velocity", { q, v, V }, kin.velocity(place), {
      "V = spatial velocity " .. FRAMES[1].words .. ".",
    }),
    entry("acceleration", { q, v, a, A }, kin.acceleration(place), {
      "A = spatial acceleration " .. FRAMES[1].words .. ".",
      "Without gravity.",
    }),
    entry("acceleration_classical", { q, v, a, A }, kin.acceleration_classical(place), {
      "A = acceleration of the link's origin, then angular, in link axes.",
      "Without gravity.",
    }),
  }
  for _, f in ipairs(FRAMES) do
    list[#list + 1] = entry("jacobian" .. f.suffix, { q, arg("J", "out", 6, "NV") },
      kin.jacobian(place, f.frame), { "J: spatial velocity = J*v, " .. f.words .. "." })
    list[#list + 1] = entry("jdotv" .. f.suffix, { q, v, arg("out", "out", 6) },
      kin.jdotv(place, f.frame), { "out = dJ/dt * v of the J " .. f.words .. "." })
  end
  for _, fn in ipairs(list) do
    fn.base, fn.place = fn.name, place
    fn.name = fn.name .. "_" .. place.id
    fn.doc[1] = place.link.name .. ": " .. fn.doc[1]
  end
  return list
end

-- Of links x and aligned_x, jacobian_aligned_x is about the latter, and the aligned one of x is
-- jacobian_aligned_x_2.  All links count, so that --frames never changes whose name it is.
local VARIANTS = { classical = true, aligned = true, world = true }

local function keep_apart(list, model)
  local ids = {}
  for _, place in ipairs(model.places or {}) do ids[place.id] = true end
  for _, fn in ipairs(list) do
    local variant, id = fn.base and fn.base:match("_(%a+)$"), fn.place and fn.place.id
    if VARIANTS[variant] and ids[variant .. "_" .. id] then
      local n = 2
      local function taken(other) return ids[other] or ids[variant .. "_" .. other] end
      while taken(id .. "_" .. n) do n = n + 1 end
      fn.name = fn.name .. "_" .. n
    end
  end
  return list
end

-- the same function, with the robot's tunable numbers as its first argument
function M.with_params(fn)
  local copy = setmetatable({ args = { { name = "p", mode = "in", dims = {}, params = true } } },
    { __index = fn })
  table.move(fn.args, 1, #fn.args, 2, copy.args)
  return copy
end

-- fd where it is computed as aba is
function M.by_bodies(fn) return setmetatable({ doc = { BY_BODIES } }, { __index = fn }) end

-- with_frames: whether the links of model.frames get functions of their own; else extra frames do
function M.of(model, with_frames)
  local list = {}
  for _, part in ipairs { inertia_matrix(), dynamics(model), whole_body(model), manifold() } do
    table.move(part, 1, #part, #list + 1, list)
  end
  for _, place in ipairs(with_frames and model.frames or model.extra or {}) do
    local part = of_link(place)
    table.move(part, 1, #part, #list + 1, list)
  end
  return keep_apart(list, model)
end

-- names, and the first line of what each does: { name, doc }
M.NAMES, M.PER_FRAME, M.SUMMARIES = {}, {}, {}
for _, fn in ipairs(M.of({})) do
  M.NAMES[#M.NAMES + 1] = fn.name
  M.SUMMARIES[#M.SUMMARIES + 1] = { name = fn.name, doc = fn.doc[1] }
end
for _, fn in ipairs(of_link { id = "", link = { name = "" } }) do
  M.PER_FRAME[#M.PER_FRAME + 1] = fn.base
  M.SUMMARIES[#M.SUMMARIES + 1] = { name = fn.base .. "_<link>", doc = fn.doc[1]:sub(3) }
end

return M
