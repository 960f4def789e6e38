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

-- all outputs of the catalogue
local function outputs_of(catalogue)
  local list = {}
  for _, fn in ipairs(catalogue) do
    for _, output in ipairs(fn.fuse or {}) do
      list[#list + 1] = { fn = fn, key = output[1], array = output[2] }
    end
  end
  return list
end

-- all words, those of links only once
local function known(catalogue)
  return lists.union(lists.mapped(outputs_of(catalogue), function(one)
    return one.fn.place and one.key .. ":LINK" or one.key
  end), {})
end

-- " (did you mean 'J:tool0'?)" for a misspelt word, or one that lacks a link or has one too many
local function suggestion(catalogue, word)
  local list, key, link = known(catalogue), parts_of(word)
  for k, one in ipairs(list) do
    if parts_of(one) == key then return (" (did you mean %s?)"):format(fail.quote(one)) end
    list[k] = link and one:gsub("LINK$", function() return link end) or one
  end
  return fail.suggest(word, list)
end

-- the catalogue's function behind an output word, and the result it takes
local function find(catalogue, word)
  local wanted, link = parts_of(word)
  for _, one in ipairs(outputs_of(catalogue)) do
    local fn = one.fn
    if one.key == wanted and (fn.place and fn.place.link.name) == link then
      return fn, one.array, wanted
    end
  end
end

-- a function for one link instead of all of them: pose:tool0
local function of_one_link(catalogue, word, model)
  local wanted, link = parts_of(word)
  local fn, array = find(catalogue, wanted)
  local rows = fn and not fn.place and derivative.argument(fn, array).dims
  if not (link and rows and rows[1] == "NL") then return end
  local place = lists.first(model.places, function(one) return one.link.name == link end)
  if not place then return end
  local one = { name = array, mode = "out", dims = { table.unpack(rows, 2) } }
  return order.with(fn, {
    place = place, args = { derivative.argument(fn, "q"), one }, limbs = "parts",
    run = function(view, K) -- in the frames of the other parts
      fn.run(setmetatable({ poses = { place } }, { __index = view }), K)
    end,
  }), array, wanted
end

-- an error for an output of a link that does not exist
local function check_link(spec, word, model, catalogue)
  local wanted, link = parts_of(word)
  local links = lists.mapped(model.places, function(place) return place.link.name end)
  for _, one in ipairs(link and outputs_of(catalogue) or {}) do
    local of_links = one.fn.place or derivative.argument(one.fn, one.array).dims[1] == "NL"
    if of_links and one.key == wanted then
      fail.usage(("--fuse %s: there is no link %s%s"):format(spec.name, fail.quote(link),
        fail.near_link(link, links)), word)
    end
  end
end

-- the function behind a word, its result, and the name of the output
local function behind(spec, catalogue, word, model, settled)
  local inside, by = word:match("^d%((.+),%s*([%w_]+)%)$")
  if inside then
    local fn, array, name = behind(spec, catalogue, inside, model, settled)
    local takes = derivative.inputs(fn)
    if not takes[by] then
      fail.usage(("--fuse %s: %s: %s depends on %s, not on %s"):format(spec.name, fail.quote(word),
        inside, table.concat(takes, ", "), fail.quote(by)), word)
    end
    local row, result = derivative.row(fn, array, by, model)
    return row, result, ("d%s_d%s"):format(name, by)
  end
  local fn, array, key = find(catalogue, word)
  if not fn then fn, array, key = of_one_link(catalogue, word, model) end
  if not fn then check_link(spec, word, model, catalogue) end
  local missing = fn and fn.lacks(model)
  if missing then
    fail.usage(("--fuse %s: this robot has no %s: %s"):format(spec.name, fail.quote(word),
      missing), word)
  elseif not fn then
    local words = known(catalogue)
    fail.usage(("--fuse %s: there is no output %s%s; outputs: %s"):format(spec.name,
      fail.quote(word), suggestion(catalogue, word), table.concat(words, ", ")), word)
  end
  fn = settled(fn, model)
  local name = fn.place and key .. "_" .. fn.place.id or key
  return fn.fused and order.with(fn, fn.fused) or fn, array, name
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
local function run_one(model, K, fn, array, name, outputs, made)
  local mine, left = {}, {}
  for output in order.pairs(outputs) do mine[output] = own_name(output, outputs) end
  for _, arg in ipairs(fn.args) do mine[arg.name] = false end
  mine[array] = name
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
  if fn.leaves then made[fn.leaves] = name end
end

-- the word for what its parts compute by rows (catalogue), that of a factor if there is one
local function rows_of(parts)
  local rows
  for _, kind in ipairs { "bodies", "products", "constrained", "factor" } do
    if lists.any(parts, function(part) return part.fn.rows == kind end) then rows = kind end
  end
  return rows
end

local function entry(spec, catalogue, model, settled)
  local parts, outputs, inputs, docs = {}, {}, {}, {}
  -- (Jdotv:aligned_x and Jdotv_aligned:x want one name)
  local taken, scope, log = {}, names.scope(names.RESERVED), fail.log()
  local function add(word) -- one output: its function, arguments and title
    if taken[word] then
      fail.usage(("--fuse %s: output %s is given twice"):format(spec.name, fail.quote(word)),
        word)
    end
    taken[word] = true
    local fn, array, name = behind(spec, catalogue, word, model, settled)
    name = scope(name)
    parts[#parts + 1] = { fn = fn, array = array, name = name }
    for _, a in ipairs(fn.args) do
      if a.mode == "in" then inputs[a.name] = a end
      if a.name == array then
        outputs[#outputs + 1] = { name = name, mode = "out", dims = a.dims }
      end
    end
    docs[#docs + 1] = name .. " of " .. fn.name
  end
  for _, word in ipairs(spec.outputs) do log:try(add, word) end
  log:check()
  local args, pivot, weighed, all_planned, derived, long = {}, false, nil, true, false, nil
  for _, name in ipairs(INPUT_ORDER) do args[#args + 1] = inputs[name] end
  for k, out in ipairs(outputs) do -- arguments: inputs in the usual order, then outputs
    if inputs[out.name] then
      fail.usage(("--fuse %s: %s is an input here and cannot be an output too"):format(spec.name,
        fail.quote(out.name)), spec.outputs[k])
    end
    args[#args + 1] = out
    pivot, weighed = pivot or parts[k].fn.returns == "pivot", weighed or parts[k].fn.weighed
    all_planned = all_planned and parts[k].fn.planned
    derived = derived or parts[k].fn.derived
    long = long or parts[k].fn.long
  end
  local taken_names = lists.set(lists.mapped(args, function(arg) return arg.name end))
  local function run(view, K) -- all functions in one program
    local made = {}
    for _, first in ipairs { true, false } do -- H and LD first, because other parts read them
      for _, part in ipairs(parts) do
        if (part.fn.leaves ~= nil) == first then
          run_one(view, K, part.fn, part.array, part.name, taken_names, made)
        end
      end
    end
  end
  return {
    name = spec.name, args = args, returns = pivot and "pivot" or "void", weighed = weighed,
    doc = { "Fused: " .. table.concat(docs, ", ") .. ".", derived and DERIVED or nil },
    made_of = parts, check = { by = "fused" },
    run = run, planned = all_planned and run or nil, rows = not derived and rows_of(parts) or nil,
    locals = locals_of(parts, taken_names), long = long, limbs = "parts",
  }
end

function M.entries(specs, functions, model, taken, settled)
  local list, ours, log = {}, {}, fail.log()
  local function add(spec)
    if ours[spec.name] or taken(spec.name) then
      fail.usage(("--fuse: the name %s is taken"):format(fail.quote(spec.name)), spec.name)
    end
    ours[spec.name] = true
    list[#list + 1] = entry(spec, functions, model, settled)
  end
  for _, spec in ipairs(specs) do log:try(add, spec) end
  log:check()
  return list
end

return M
