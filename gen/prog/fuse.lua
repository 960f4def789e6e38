-- One function for several outputs: `--fuse tick=H,C,J:tool0`.
--
-- Each output is a result of a function of the catalogue.  All of them run on one trace, so sines
-- and cosines, transforms and whatever else they have in common are computed once, and what no
-- output asks for is never computed.  Arguments: the inputs that are used, then the outputs as
-- listed.
local fail = require "fail"
local forward = require "algo.forward"
local names = require "model.names"
local renamed = require "algo.renamed"

local M = {}

-- output -> function and the array that it stores; those below take a link, as in J:tool0
local OUTPUTS = {
  { "H", "crba", "H" }, { "LD", "ltdl", "H" }, { "C", "bias", "C" }, { "g", "gravity", "g" },
  { "tau", "rnea", "tau" }, { "Ha", "Ha", "tau" }, { "qdd", "fd", "a" }, { "Hinv", "minv", "Hinv" },
  { "Cmat", "coriolis", "C" }, { "pose", "fk", "pose" }, { "com", "com", "com" },
  { "vcom", "com_velocity", "vcom" }, { "Jcom", "com_jacobian", "Jcom" },
  { "AG", "centroidal", "A" }, { "hG", "centroidal", "h" },
}
local LINK_OUTPUTS = {
  { "V", "velocity", "V" }, { "A", "acceleration", "A" },
  { "Aclassical", "acceleration_classical", "A" }, { "J", "jacobian", "J" },
  { "Jaligned", "jacobian_aligned", "J" }, { "Jworld", "jacobian_world", "J" },
  { "Jdotv", "jdotv", "out" }, { "Jdotv_aligned", "jdotv_aligned", "out" },
  { "Jdotv_world", "jdotv_world", "out" },
}

local INPUT_ORDER = { "q", "v", "a", "tau" }

local function known()
  local words = {}
  for _, o in ipairs(OUTPUTS) do words[#words + 1] = o[1] end
  for _, o in ipairs(LINK_OUTPUTS) do words[#words + 1] = o[1] .. ":LINK" end
  return words
end

-- the catalogue's function behind an output word, and the result it takes
local function find(catalogue, word)
  local name, link = word:match("^([%w_]+):(.+)$")
  for _, o in ipairs(link and LINK_OUTPUTS or OUTPUTS) do
    if o[1] == (name or word) then
      for _, fn in ipairs(catalogue) do
        local same_link = not link or fn.place and fn.place.link.name == link
        if (fn.base or fn.name) == o[2] and same_link then return fn, o[3], o[1] end
      end
    end
  end
end

-- a link output of a link that is not there
local function check_link(spec, word, model)
  local key, link = word:match("^([%w_]+):(.+)$")
  local links = {}
  for k, place in ipairs(model.places) do links[k] = place.link.name end
  for _, o in ipairs(LINK_OUTPUTS) do
    if o[1] == key then
      fail.usage(("--fuse %s: there is no link %s%s"):format(spec.name, fail.quote(link),
        fail.suggest(link, links)), word)
    end
  end
end

local function output_name(fn, key) return fn.place and key .. "_" .. fn.place.id or key end

-- a local array of a part, where an output has its name
local function own_name(array, outputs) return outputs[array] and array .. "_own" or array end

-- the local arrays of all parts, each once
local function locals_of(parts, outputs)
  local list, seen = {}, {}
  for _, part in ipairs(parts) do
    for _, array in ipairs(part.fn.name == "ltdl" and part.crba.locals or part.fn.locals or {}) do
      local name = own_name(array.name, outputs)
      if not seen[name] then
        seen[name] = true
        list[#list + 1] = setmetatable({ name = name }, { __index = array })
      end
    end
  end
  return list
end

-- The result `array` of a function is the output `name`, its other results fall away, and its own
-- arrays are kept apart from outputs.  ltdl takes an H: in a fused function it is crba's.
-- made: what earlier parts have left in outputs, by rows: "H" and "LD" -> that output's name.
local function run_one(model, K, fn, array, name, outputs, made)
  local mine, left = {}, {}
  for _, arg in ipairs(fn.args) do mine[arg.name] = false end
  for _, arg in ipairs(fn.locals or {}) do mine[arg.name] = own_name(arg.name, outputs) end
  mine[array] = name
  for _, matrix in ipairs { "H", "LD" } do
    if made[matrix] then left[matrix], mine["made " .. matrix] = "made " .. matrix, made[matrix] end
  end
  local kit = renamed(K, function(asked)
    if mine[asked] == nil then return own_name(asked, outputs) end
    return mine[asked]
  end)
  kit.made = K.by_rows and left or nil
  local run = fn.name == "ltdl" and forward.LD or fn.run
  run(model, kit)
  if fn.name == "crba" then made.H = name end
  if fn.name == "ltdl" then made.LD = name end
end

-- spec { name, outputs = { words } }, catalogue with the functions of every link that is named
-- -> an entry like the catalogue's own
function M.entry(spec, catalogue, model)
  local crba, parts, outputs, inputs, docs = nil, {}, {}, {}, {}
  for _, fn in ipairs(catalogue) do
    if fn.name == "crba" then crba = fn end
  end
  -- (Jdotv:aligned_x and Jdotv_aligned:x want one name)
  local taken, scope = {}, names.scope(names.RESERVED)
  for _, word in ipairs(spec.outputs) do
    if taken[word] then
      fail.usage(("--fuse %s: output %s is given twice"):format(spec.name, fail.quote(word)),
        word)
    end
    taken[word] = true
    local fn, array, key = find(catalogue, word)
    if not fn then check_link(spec, word, model) end
    if fn and fn.missing then
      fail.usage(("--fuse %s: this robot has no %s: %s"):format(spec.name, fail.quote(word),
        fn.missing), word)
    elseif not fn then
      fail.usage(("--fuse %s: there is no output %s%s; outputs: %s"):format(spec.name,
        fail.quote(word), fail.suggest(word, known()), table.concat(known(), ", ")), word)
    end
    local part = { fn = fn, array = array, name = scope(output_name(fn, key)) }
    for _, a in ipairs(fn.args) do
      if a.mode == "in" and fn.name ~= "ltdl" then inputs[a.name] = a end
      if a.name == array then
        outputs[#outputs + 1] = { name = part.name, mode = "out", dims = a.dims }
      end
    end
    if fn.name == "ltdl" then inputs.q = crba.args[1] end
    if fn.returns == "pivot" then part.pivot = true end
    part.crba = crba
    parts[#parts + 1] = part
    docs[#docs + 1] = part.name .. " of " .. fn.name
  end
  local args, pivot, all_planned = {}, false, true
  for _, name in ipairs(INPUT_ORDER) do args[#args + 1] = inputs[name] end
  for k, out in ipairs(outputs) do
    if inputs[out.name] then
      fail.usage(("--fuse %s: %s is an input here and cannot be an output too"):format(spec.name,
        fail.quote(out.name)), spec.outputs[k])
    end
    args[#args + 1] = out
    pivot = pivot or parts[k].pivot
    all_planned = all_planned and (parts[k].fn.planned or parts[k].fn.name == "ltdl")
  end
  local taken_names = {}
  for _, arg in ipairs(args) do taken_names[arg.name] = true end
  local function run(view, K)
    local made = {}
    for _, first in ipairs { true, false } do -- H and LD first: the others read them
      for _, part in ipairs(parts) do
        if (part.fn.name == "crba" or part.fn.name == "ltdl") == first then
          run_one(view, K, part.fn, part.array, part.name, taken_names, made)
        end
      end
    end
  end
  return {
    name = spec.name, args = args, returns = pivot and "pivot" or "void",
    doc = { "Fused: " .. table.concat(docs, ", ") .. "." },
    run = run, planned = all_planned and run or nil, parts = parts,
    locals = locals_of(parts, taken_names),
  }
end

return M
