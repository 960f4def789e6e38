-- One function for several outputs: `--fuse tick=H,C,J:tool0`.
--
-- Each output is a result of a function of the catalogue.  All of them run in one trace, so sines
-- and cosines, transforms and other common subexpressions are computed once, and values that no
-- output needs are not computed.  Arguments: the inputs that are used, then the outputs as
-- listed.  d(OUT,ARG) is the derivative of an output, or of another such derivative.
--
--   fuse.entries(specs, functions, model, taken, settled) -> rows like the catalogue's, with
--     made_of = { { fn, array, name }.. }: for each output in order, its function, array and name
--     specs { name, outputs = words }..;  functions: the catalogue with those of every link;
--     taken(name): is that name not free for a function?;  settled: catalogue.settled
local derivative = require "prog.derivative"
local fail = require "fail"
local lists = require "list"
local names = require "model.names"
local order = require "order"
local renamed = require "algo.kit.renamed"

local M = {}

local DERIVED = "Derivatives have a column for each dof, of q along the step that integrate takes."
local INPUT_ORDER = { "q", "v", "a", "tau", "phi_d", "ddphi_d", "mask" }

-- "J:tool0" -> "J", "tool0"
local function parts_of(word)
  local key, link = word:match("^([%w_]+):(.+)$")
  return key or word, link
end

-- a function for one link instead of all of them: pose:tool0
local function of_one_link(fn, arg, place)
  local one = { name = arg.name, mode = "out", dims = { table.unpack(arg.dims, 2) } }
  return order.with(fn, {
    place = place, args = { derivative.argument(fn, "q"), one }, limbs = "parts",
    run = function(view, K) -- in the frames of the other parts
      fn.run(setmetatable({ poses = { place } }, { __index = view }), K)
    end,
  })
end

-- all outputs of the catalogue: { fn, array, key, link = its name or nil }
local function outputs_of(catalogue, model)
  local list = {}
  local function add(fn, arg)
    local link = fn.place and fn.place.link.name
    list[#list + 1] = { fn = fn, array = arg.name, key = arg.word, link = link }
    for _, place in ipairs(not link and arg.dims[1] == "NL" and model.places or {}) do
      add(of_one_link(fn, arg, place), arg)
    end
  end
  for _, fn in ipairs(catalogue) do
    for _, arg in ipairs(fn.args) do
      if arg.word then add(fn, arg) end
    end
  end
  return list
end

-- fails because a word is no output: it is misspelt, or lacks a link, or has one too many
local function reject(spec, outputs, word, model)
  local key, link = parts_of(word)
  if link and lists.any(outputs, function(one) return one.key == key and one.link end) then
    local links = lists.mapped(model.places, function(place) return place.link.name end)
    fail.usage(("--fuse %s: there is no link %s%s"):format(spec.name, fail.quote(link),
      fail.near_link(link, links)), word)
  end
  local words = lists.union(lists.mapped(outputs, function(one)
    return one.link and one.key .. ":LINK" or one.key
  end), {})
  local own = lists.first(words, function(one) return parts_of(one) == key end)
  local near = own and (" (did you mean %s?)"):format(fail.quote(own))
    or fail.suggest(word, lists.mapped(words, function(one)
      return link and one:gsub("LINK$", function() return link end) or one
    end))
  fail.usage(("--fuse %s: there is no output %s%s; outputs: %s"):format(spec.name,
    fail.quote(word), near, table.concat(words, ", ")), word)
end

-- the function behind a word, its result, and the name of the output
local function behind(spec, outputs, word, model, settled)
  local inside, by = word:match("^d%((.+),%s*([%w_]+)%)$")
  if inside then
    local fn, array, name = behind(spec, outputs, inside, model, settled)
    local takes = derivative.inputs(fn)
    if not takes[by] then
      fail.usage(("--fuse %s: %s: %s depends on %s, not on %s"):format(spec.name, fail.quote(word),
        inside, table.concat(takes, ", "), fail.quote(by)), word)
    end
    local row, result = derivative.row(fn, array, by, model)
    return row, result, ("d%s_d%s"):format(name, by)
  end
  local key, link = parts_of(word)
  local output = lists.first(outputs, function(one) return one.key == key and one.link == link end)
    or reject(spec, outputs, word, model)
  local fn = output.fn
  local missing = fn.lacks(model)
  if missing then
    fail.usage(("--fuse %s: this robot has no %s: %s"):format(spec.name, fail.quote(word),
      missing), word)
  end
  fn = settled(fn, model)
  local name = fn.place and key .. "_" .. fn.place.id or key
  return fn.fused and order.with(fn, fn.fused) or fn, output.array, name
end

-- the name of a part's local array; an output may have the same name
local function own_name(array, outputs) return outputs[array] and array .. "_own" or array end

-- the local arrays of all parts, each once
local function locals_of(parts, outputs)
  local list, seen = {}, {}
  for _, part in ipairs(parts) do
    for _, array in ipairs(part.fn.locals or {}) do
      local name = own_name(array.name, outputs)
      if not seen[name] then
        seen[name], list[#list + 1] = true, order.with(array, { name = name })
      end
    end
  end
  return list
end

-- Runs a part: its result `array` becomes the output `name`, its other results are dropped, and its
-- local arrays do not collide with outputs.  made: "H" or "LD" -> the output in which an earlier
-- part has left it, by rows.
local function run_one(model, K, part, outputs, made)
  local fn, mine, left = part.fn, {}, {}
  for output in order.pairs(outputs) do mine[output] = own_name(output, outputs) end
  for _, arg in ipairs(fn.args) do mine[arg.name] = false end
  mine[part.array] = part.name
  for _, matrix in ipairs { "H", "LD" } do
    if made[matrix] then left[matrix], mine["made " .. matrix] = "made " .. matrix, made[matrix] end
  end
  local kit = renamed(K, mine)
  kit.made = K.by_rows and left or nil
  if fn.limbs ~= nil or fn.derived or K.by_rows and fn.rows then
    fn.run(model, kit)
  else
    K.by_limbs(fn.run, model, kit, fn)
  end
  if fn.leaves then made[fn.leaves] = part.name end
end

-- the words for what parts compute by rows (catalogue): the first that one of them has is taken
local ROWS = { "factor", "constrained", "products", "bodies" }

local function entry(spec, all, model, settled)
  local parts, inputs, args = {}, {}, {}
  -- (Jdotv:aligned_x and Jdotv_aligned:x want one name)
  local taken, scope, log = {}, names.scope(names.RESERVED), fail.log()
  local function add(word) -- one output: its function and the inputs
    if taken[word] then
      fail.usage(("--fuse %s: output %s is given twice"):format(spec.name, fail.quote(word)),
        word)
    end
    taken[word] = true
    local fn, array, name = behind(spec, all, word, model, settled)
    parts[#parts + 1] = { fn = fn, array = array, name = scope(name) }
    for _, arg in ipairs(fn.args) do
      if arg.mode == "in" then inputs[arg.name] = arg end
    end
  end
  for _, word in ipairs(spec.outputs) do log:try(add, word) end
  log:check()
  for _, name in ipairs(INPUT_ORDER) do args[#args + 1] = inputs[name] end
  for k, part in ipairs(parts) do -- arguments: inputs in the usual order, then outputs
    if inputs[part.name] then
      fail.usage(("--fuse %s: %s is an input here and cannot be an output too"):format(spec.name,
        fail.quote(part.name)), spec.outputs[k])
    end
    args[#args + 1] =
      { name = part.name, mode = "out", dims = derivative.argument(part.fn, part.array).dims }
  end
  local names_taken = lists.set(lists.mapped(args, function(arg) return arg.name end))
  local made_first = lists.joined(parts) -- H and LD, because other parts read them
  order.by_place(made_first, function(part) return part.fn.leaves and 0 or 1 end)
  local function run(view, K) -- all in one program
    local made = {}
    for _, part in ipairs(made_first) do run_one(view, K, part, names_taken, made) end
  end
  local function any(key) return lists.any(parts, function(part) return part.fn[key] end) end
  local function is_of_rows(kind)
    return lists.any(parts, function(part) return part.fn.rows == kind end)
  end
  local docs = lists.mapped(parts, function(part) return part.name .. " of " .. part.fn.name end)
  return {
    name = spec.name, args = args, weighed = any "weighed",
    returns = lists.any(parts, function(part) return part.fn.returns == "pivot" end) and "pivot"
      or "void",
    doc = { "Fused: " .. table.concat(docs, ", ") .. ".", any "derived" and DERIVED or nil },
    made_of = parts, check = { by = "fused" }, run = run,
    planned = lists.all(parts, function(part) return part.fn.planned end) and run or nil,
    rows = not any "derived" and lists.first(ROWS, is_of_rows) or nil, long = any "long",
    locals = locals_of(parts, names_taken), limbs = "parts",
  }
end

function M.entries(specs, functions, model, taken, settled)
  local list, ours, log, all = {}, {}, fail.log(), outputs_of(functions, model)
  local function add(spec)
    if ours[spec.name] or taken(spec.name) then
      fail.usage(("--fuse: the name %s is taken"):format(fail.quote(spec.name)), spec.name)
    end
    ours[spec.name] = true
    list[#list + 1] = entry(spec, all, model, settled)
  end
  for _, spec in ipairs(specs) do log:try(add, spec) end
  log:check()
  return list
end

return M
