-- The catalogue: every function that can be generated, in the order of the header.  A file is a
-- group, a row is a function; whatever speaks of functions reads the rows.
--
-- A row is { name, args, doc, run | manifold, .. }:
--   args      in order, as catalogue.argument makes them
--   doc       lines of the prototype's comment, without the operation count; the first is a whole
--             sentence of at most 70 columns (--list-functions)
--   run       algorithm over (model, kit); of a link: run(place) is it
--   group     a word of --functions that names this row and others; "all" leaves them out
--   manifold  true: no algorithm, emit.manifold writes it
--   calls     functions of the same robot, listed before it, that it calls and that are written
--             with it: a list, or what makes it of a model
--   composed  the algorithm of one that calls others, over (model, kit of prog.calls)
--   returns   "void" unless said; "pivot": 0, or 1 + index of the first pivot not > 0; "value": the
--             number that the algorithm stores as `result`
--   lacks     lacks(model): why this robot has no such function, or nil
--   assumes   whose zero pattern a matrix argument has: "H" as crba leaves it, "LD" as ltdl, "L"
--             as ltl (entries that are zero for every q are neither read nor computed)
--   rows      what decides whether its operations on memory become rows or scalars
--             (prog.choice.target): "factor", "products", "bodies" or "constrained"
--   limbs     "parts": it runs on the whole tree, parts of it by limbs (algo.kit.joining);
--             false: all of it on the whole tree;  else by limbs, which are alike for it
--   long      true: too long to be traced by numbers as well, where it goes by rows
--   locals    the arrays that it has of its own: a list, or what makes it of a model
--   planned   the algorithm that frames are chosen for (prog.choice.views), where they may be: only
--             joint space is in the arguments and results.  Most often `run` itself
--   by_bodies { name, run, lacks, doc }: the function that computes the same by articulated bodies,
--             and what is said of this one where it is computed so (prog.choice.choose).  always:
--             whichever of the two is cheaper, without a word of the user's
--   on        on(model): the model whose dofs index its local arrays, where those are not all
--   routes    several ways to the same result, `run` being the first: { { run, name = "by ..",
--             doc = what is said of it, lacks(model) }.. }; the cheapest is taken
--             (prog.choice.choose).  A route may have locals and on, and an id by which --loops
--             names it; shy(model): why it is only taken where it is named
--   packed    the letter of the pattern that its results have with --packed-derivatives
--             (catalogue.packed)
--   dense     true: it calls functions of those, and is missing there
--   weighed   it needs the plan of analysis.loops
--   fuse      words of --fuse, each with the argument that is its output: { { "AG", "A" }, .. }
--   fused     what a fused function has in place of the row's own args, run, ..
--   leaves    what other parts of a fused function read of it: "H" or "LD"
--   basis     basis(model): the base parameters that its NR counts (analysis.base)
--   twin      header of runtime/, false where it has no such function, and the C that computes the
--             same into y (emit.files.selftest)
--   check     how the self-test compares (emit.files.selftest): { by, scale, .. }; scale is C for
--             what a difference counts relative to, where the result itself is smaller, and the
--             tolerance of the robot's type (1e-12, float 1e-5) is what that may be
--
--   catalogue.of(model, places, packed) -> list of functions: copies of rows, of each link of
--     `places` with `place` and `base`, the row's name.  All have `lacks`, which may take long, and
--     lists of locals and calls, or none.  A first argument of params = true is the struct of
--     tunable numbers.  packed: --packed-derivatives
--   catalogue.settled(fn, model) -> one that is wanted, its `locals` being a list
--   catalogue.ways(fn, model, asked) -> rows that compute what a wanted one does: one for each of
--     its routes that the robot has, with that route's `route`, run, on and locals; else itself.
--     asked: the id of a route, or nil
--   catalogue.NAMES  every name that needs no link;  catalogue.PER_FRAME  those that take one
--   catalogue.GROUPS  the words of rows that "all" leaves out: a list, and word -> true
--   catalogue.SUMMARIES  of all of them { name, group, doc = the first line of what it does }
--   catalogue.HEADERS  the headers of their twins, sorted, but for those of the tables, which a
--     robot's own header includes
local fail = require "fail"
local later = require "later"
local lists = require "list"
local order = require "order"
local packed_rows = later "catalogue.packed"

local M = {}

-- what has no link, in the order of the header; then what has one
local FILES = {
  require "catalogue.inertia_matrix", require "catalogue.dynamics", require "catalogue.whole_body",
  require "catalogue.configuration", require "catalogue.derivatives",
  require "catalogue.regressors", require "catalogue.steps", require "catalogue.residuals",
  require "catalogue.under_constraints", require "catalogue.embedded",
}
local LINKS = require "catalogue.links"

local with = order.with

-- the arguments that the robot has a use for
local function present(args, model)
  local list = {}
  for _, arg in ipairs(args) do
    if not arg.of or (model.constraints or {})[arg.of] ~= 0 then list[#list + 1] = arg end
  end
  return list
end

local function nothing() end

local function of_robot(row, model)
  local fn = with(row, { args = present(row.args, model), returns = row.returns or "void",
    lacks = row.lacks or nothing })
  if type(row.calls) == "function" then fn.calls = not fn.lacks(model) and row.calls(model) end
  return fn
end

-- a function that is wanted, with the arrays that it has of its own: they may take long to find
function M.settled(fn, model)
  local own = fn.locals
  return type(own) == "function" and with(fn, { locals = own(model) }) or fn
end

-- why the robot has no such route, or why it is not taken unless it is asked for
local function missing(route, model, is_asked)
  return route.lacks and route.lacks(model)
    or not is_asked and route.shy and route.shy(model) or nil
end

function M.ways(fn, model, asked)
  if not fn.routes then return { fn } end
  local list = {}
  for _, route in ipairs(fn.routes) do
    if not (asked and route.id) or route.id == asked then
      local why = missing(route, model, asked)
      if why and route.id and asked then
        fail.usage(("--loops %s: this robot's %s cannot go that way: %s"):format(asked, fn.name,
          why), asked)
      elseif not why then
        list[#list + 1] = M.settled(with(fn, { run = route.run, route = route,
          on = route.on or fn.on, locals = route.locals or fn.locals }), model)
      end
    end
  end
  return list
end

local function of_link(row, place)
  local run, routes = row.run, row.routes
  local doc = { table.unpack(row.doc) }
  doc[1] = place.link.name .. ": " .. doc[1]
  return with(row, {
    name = row.name .. "_" .. place.id, base = row.name, place = place, doc = doc,
    run = run(place), returns = row.returns or "void", routes = routes and routes(place),
    lacks = row.lacks or nothing,
  })
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

-- the same function, with the robot's tunable numbers as its first argument; open: the names of
-- those before it that take them
function M.with_params(fn, open)
  local args = { { name = "p", mode = "in", dims = {}, params = true, shared = true } }
  return with(fn, { args = lists.append(args, fn.args), open = open })
end

local function unpacked()
  return "it takes derivatives with their zeros, and --packed-derivatives leaves them out"
end

function M.of(model, places, packed)
  local list = {}
  for _, group in ipairs(FILES) do
    for _, row in ipairs(group) do
      local fn = of_robot(row, model)
      if packed and fn.packed then fn = packed_rows.of(fn, model) end
      if packed and fn.dense then fn.lacks = unpacked end
      list[#list + 1] = fn
    end
  end
  for _, place in ipairs(places or {}) do
    for _, row in ipairs(LINKS) do list[#list + 1] = of_link(row, place) end
  end
  return keep_apart(list, model)
end

M.NAMES, M.PER_FRAME, M.GROUPS, M.SUMMARIES = {}, {}, {}, {}
local OWN, headers = { ["pinion_model.h"] = true, ["constraint.h"] = true }, {}

local function index(rows, names, suffix)
  for _, row in ipairs(rows) do
    if row.group and not M.GROUPS[row.group] then
      M.GROUPS[#M.GROUPS + 1], M.GROUPS[row.group] = row.group, true
    end
    names[#names + 1] = row.name
    M.SUMMARIES[#M.SUMMARIES + 1] =
      { name = row.name .. suffix, group = row.group, doc = row.doc[1] }
    if row.twin[1] and not OWN[row.twin[1]] then headers[row.twin[1]] = true end
  end
end

for _, group in ipairs(FILES) do index(group, M.NAMES, "") end
index(LINKS, M.PER_FRAME, "_<link>")
M.HEADERS = order.keys(headers)

return M
