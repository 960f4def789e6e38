-- The catalogue: every function that can be generated, in the order of the header.  A file is a
-- group, a row is a function.  Everything that needs to know about functions reads the rows.
--
-- A row is { name, args, doc, run | manifold, .. }:
--   args      in order, made by catalogue.argument
--   doc       lines of the prototype's comment, without the operation count; the first is a whole
--             sentence of at most 70 columns (--list-functions)
--   run       algorithm over (model, kit); for a function of a link, run(place) returns it
--   group     a word of --functions that selects this row and others; "all" leaves them out
--   manifold  true: no algorithm, emit.manifold writes it
--   calls     functions of the same robot, listed before it, that it calls and that are written
--             with it: a list, or a function of the model that returns it
--   composed  the algorithm of a function that calls others, over (model, kit of prog.calls)
--   returns   "void" by default; "pivot": 0, or 1 + index of the first pivot not > 0; "value": the
--             number that the algorithm stores as `result`
--   lacks     lacks(model): the reason why this robot has no such function, or nil
--   assumes   the zero pattern of a matrix argument: "H" of crba, "LD" of ltdl, "L" of ltl (entries
--             that are zero for every q are neither read nor computed)
--   rows      its kind of row operations, from which prog.choice.target chooses rows or scalars:
--             "factor", "products", "bodies" or "constrained"
--   limbs     "parts": it runs on the whole tree, and parts of it by limbs (algo.kit.joining);
--             false: only on the whole tree;  otherwise on the quotient by limbs
--   long      true: if it goes by rows, tracing it by scalars as well would take too long
--   locals    its local arrays: a list, or a function of the model that returns it
--   planned   the algorithm for which frames are chosen (model.reframe), if all arguments and
--             results are in joint space; mostly `run` itself
--   on        on(model): the model whose dofs index its local arrays, if it is another one
--   routes    other ways to the result of `run`: { { run, name = "by ..", doc, lacks(model) }.. };
--             the cheapest is taken (prog.choice.choose).  A route may replace fields of the row
--             (REPLACED), and have an id for --loops and a word of --functions (fd:H);
--             shy(model): why it is taken only if it is named;  waits: true: a body waits for the
--             body that it carries
--   packed    the letter of the pattern of its results with --packed-derivatives or
--             --packed-regressors (catalogue.packed)
--   dense     true: it calls functions with packed results, and does not exist with that option
--   weighed   it needs the plan of analysis.loops
--   fused     fields that replace the row's args, run, .. in a fused function
--   leaves    the array that later parts of a fused function read: "H" or "LD"
--   basis     basis(model): the base parameters that its NR counts (analysis.base)
--   twin      { header of runtime/generic/, or false if the runtime has no such function; C that
--             computes the same into y } (emit.files.selftest)
--   check     how the self-test compares (emit.files.selftest): { by, scale, .. }.  scale: a C
--             expression; a result smaller than it is compared relative to it.  The tolerance is
--             that of the robot's type: 1e-12, or 1e-5 for float
--   catalogue.of(model, places, packed) -> list of functions: copies of rows; for functions of
--     links, one for each of `places`, with `place` and `base`, the row's name.  All have `lacks`,
--     which may take long, and lists of locals and calls, possibly empty.  A first argument of
--     params = true is the struct of tunable numbers.  packed: the groups of functions with packed
--     results, { derivatives = true, .. }
--   catalogue.settled(fn, model) -> the row of a requested function, with `locals` as a list
--   catalogue.ways(fn, model, id) -> the rows that compute a requested function: one for each of
--     its routes that the robot has, with that route's `route`, run, on and locals; or itself.
--     id: the id of a route, or nil
--   catalogue.NAMES  the names that need no link;  catalogue.PER_FRAME  those that need one
--   catalogue.GROUPS  the words of rows that "all" leaves out: a list, and word -> true
--   catalogue.SUMMARIES  a list of all { name, group, doc = the first line }
--   catalogue.HEADERS  the sorted headers of their twins, without the tables' header, which a
--     robot's own header includes
local fail = require "fail"
local later = require "later"
local lists = require "list"
local order = require "order"
local packed_rows = later "catalogue.packed"

local M = {}

-- functions without a link, in the order of the header, then those of links
local FILES = {
  require "catalogue.inertia_matrix", require "catalogue.dynamics", require "catalogue.whole_body",
  require "catalogue.derivatives", require "catalogue.forces", require "catalogue.regressors",
  require "catalogue.steps", require "catalogue.under_constraints", require "catalogue.embedded",
}
local LINKS = require "catalogue.links"

local with = order.with

-- the arguments that are not empty for this robot
local function present(args, model)
  local list, constraints = {}, model.constraints or {}
  for _, arg in ipairs(args) do
    local own = constraints.by_row and arg.by_row
    if own then arg = with(arg, { dims = own }) end
    if not arg.of or constraints[arg.of] ~= 0 then list[#list + 1] = arg end
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

-- a requested function with its local arrays, which may take long to find
function M.settled(fn, model)
  local own = fn.locals
  return type(own) == "function" and with(fn, { locals = own(model) }) or fn
end

-- fields that a route may replace
local REPLACED = { "run", "planned", "rows", "limbs", "on", "locals" }

function M.ways(fn, model, id)
  if not fn.routes then return { fn } end
  local list, known = {}, false
  for _, route in ipairs(fn.routes) do known = known or route.id == id end
  if not known then id = nil end -- other functions have such a route
  for _, route in ipairs(fn.routes) do
    if not (id and route.id) or route.id == id then
      -- a shy route is only taken if it was requested; a missing one is then an error
      local why = route.lacks and route.lacks(model)
        or not id and route.shy and route.shy(model)
      if why and route.id and id then
        fail.usage(("--loops %s: this robot's %s has no such route: %s"):format(id, fn.name,
          why), id)
      elseif not why then
        local fields = { route = route }
        for _, key in ipairs(REPLACED) do fields[key] = route[key] end
        list[#list + 1] = M.settled(with(fn, fields), model)
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

-- The function aligned of a link x is jacobian_aligned_x.  If there is a link aligned_x, its
-- jacobian has that name, and the one of x becomes jacobian_aligned_x_2.  All links count, so that
-- --frames never changes a name.
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

-- the function with the robot's tunable numbers as its first argument; open: the names of earlier
-- functions that take them
function M.with_params(fn, open)
  local args = { { name = "p", mode = "in", dims = {}, params = true, shared = true } }
  return with(fn, { args = lists.append(args, fn.args), open = open })
end

local function unpacked()
  return "it takes derivatives with their zeros, and --packed-derivatives leaves them out"
end

function M.of(model, places, packed)
  local list = {}
  packed = packed or {}
  for _, group in ipairs(FILES) do
    for _, row in ipairs(group) do
      local fn = of_robot(row, model)
      if fn.packed and packed[fn.group] then fn = packed_rows.of(fn) end
      if fn.dense and packed.derivatives then fn.lacks = unpacked end
      list[#list + 1] = fn
    end
  end
  for _, place in ipairs(places or {}) do
    for _, row in ipairs(LINKS) do list[#list + 1] = of_link(row, place) end
  end
  return keep_apart(list, model)
end

M.NAMES, M.PER_FRAME, M.GROUPS, M.SUMMARIES = {}, {}, {}, {}
local OWN, headers = { ["model/pinion_model.h"] = true, ["constraints/constraint.h"] = true }, {}

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
