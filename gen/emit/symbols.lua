-- The global C names of one robot: functions, sizes, enumerators.  All share one scope, so a joint
-- called "crba" or "NV" is renamed, and nothing else is.
--
--   symbols.new(model, name, functions, lanes) -> symbols, used by all of emit
--     name: the C identifier of the robot; functions: all possible ones; lanes: the number of
--       states of its other header, if any
--   symbols.identifier(robot, name, file)  that identifier: `name` if given (--name)
local facts = require "facts"
local fail = require "fail"
local dofs = require "model.dofs"
local letters = require "spatial.letters"
local lists = require "list"
local names = require "model.names"
local pattern = require "model.pattern"

local M = {}

function M.identifier(robot, name, file)
  local id = names.identifier(name or robot.name)
  local trouble = names.trouble(id)
  if trouble and name then
    fail.usage(("--name %s: %s; choose another"):format(fail.quote(name), trouble), name)
  elseif trouble then
    fail.input(file, robot.line, ("robot %s: %s; --name gives it another name")
      :format(fail.quote(robot.name), trouble))
  end
  return id
end

-- names of independent joints (analysis.clusters), for all joints; returns a function that lists
-- the independent ones, by dof and by place in q; nil without constraints
local function independent(model, symbols, scope, named)
  if #model.constraints == 0 then return nil end
  symbols.NI, symbols.NQI = scope(symbols.upper .. "_NI"), scope(symbols.upper .. "_NQI")
  local of_v, of_q = {}, {}
  for i, dof in ipairs(model.dofs) do of_v[i] = named("_i_", dof.id) end
  for _, body in ipairs(model.bodies) do
    for k = 1, body.nq do
      of_q[body.q + k] = symbols.separate_q
        and named("_iq_", body.id .. dofs.q_suffix(body, k)) or of_v[body.q + k]
    end
  end
  return function()
    local found = model.constraints.embedding or {} -- perhaps not needed so far
    return lists.mapped(found.dofs or {}, function(dof) return of_v[dof] end),
      lists.mapped(found.places or {}, function(place) return of_q[place + 1] end)
  end
end

-- Each of the following functions takes names from the scope; M.new calls them in this order.

-- with lanes, each has three more names
local function of_functions(symbols, scope, functions, lanes)
  local first = symbols.name .. "_"
  for _, fn in ipairs(functions) do symbols.functions[fn.name] = scope(first .. fn.name) end
  for _, fn in ipairs(lanes and functions or {}) do
    local own, x = first .. fn.name, "_x" .. lanes
    symbols.lanes[fn.name] = { block = scope(own .. x), batch = scope(own .. "_batch" .. x),
      inner = scope(own .. x .. "_inner") }
  end
end

local function of_sizes(symbols, scope, model, lanes)
  local name, upper = symbols.name, symbols.upper
  local sizes = { "NQ", "NV", "NH", "NB", "NL" }
  local extras = {
    "H_rowptr", "H_colind", "model", "q_lower", "q_upper", "v_max", "tau_max", "prescribed",
    "numbers",
  }
  if #model.constraints > 0 then
    lists.append(sizes, { "NC", "NK", "NM", "NS" })
    lists.append(extras, { "K_rowptr", "K_colind", "constraints" })
  end
  for _, size in ipairs(sizes) do symbols[size] = scope(upper .. "_" .. size) end
  for _, extra in ipairs(extras) do symbols[extra] = scope(name .. "_" .. extra) end
  -- the include guards, whose names are fixed
  local guards = { "_H", "_SYMBOLS_H", "_NUMBERS_H", "_MODEL_H" }
  guards[#guards + 1] = lanes and ("_X%d_H"):format(lanes) or nil
  for _, guard in ipairs(guards) do scope(upper .. guard) end
  symbols.interface, symbols.symbol = scope(upper .. "_INTERFACE"), scope(upper .. "_SYMBOL")
end

local function of_coordinates(symbols, named, model)
  for i, dof in ipairs(model.dofs) do symbols.v[i] = named("_", dof.id) end
  symbols.separate_q = facts.separate_q(model)
  for _, body in ipairs(model.bodies) do
    for k = 1, body.nq do
      local place = body.q + k
      symbols.q[place] = symbols.separate_q and named("_q_", body.id .. dofs.q_suffix(body, k))
        or symbols.v[place]
    end
  end
  pattern.each(model.pattern, function(i, j, k)
    symbols.H[k + 1] = named("_H_", model.dofs[i].id .. "_" .. model.dofs[j].id)
  end)
end

local function of_tunable(symbols, scope, model)
  local name = symbols.name
  symbols.params, symbols.payload = {}, {}
  if not model.tunable then return end
  symbols.params_type = scope(name .. "_params")
  symbols.params_default = scope(name .. "_params_default")
  for k, field in ipairs(model.tunable.fields) do symbols.params[k] = field.name end
  for _, place in ipairs(model.tunable.payloads) do
    symbols.payload[place] = scope(("%s_add_payload_%s"):format(name, place.id))
  end
end

local function of_bodies(symbols, named, model)
  symbols.bodies = lists.mapped(model.bodies, function(body) return named("_body_", body.id) end)
  symbols.links = lists.mapped(model.poses, function(place) return named("_link_", place.id) end)
end

local function of_constraints(symbols, named, model)
  local constraints = model.constraints
  symbols.rows, symbols.K, symbols.switches = {}, {}, {}
  for r, row in ipairs(constraints.rows) do symbols.rows[r] = named("_", row.id) end
  for k, c in ipairs(constraints.switches) do symbols.switches[k] = named("_on_", c.id) end
  local moving = lists.those(constraints.rows, function(row) return row.constraint.moving end)
  symbols.moving = lists.mapped(moving, function(row) return named("_d_", row.id) end)
  for r, row in ipairs(constraints.rows) do
    for k, dof in ipairs(row.dofs) do
      symbols.K[constraints.rowptr[r] + k] = named("_K_", row.id .. "_" .. model.dofs[dof].id)
    end
  end
end

-- returns the basis of the name of each parameter
local function of_parameters(symbols, scope, named, model)
  local bases = {}
  symbols.parameters, symbols.joints = {}, {}
  for i, body in ipairs(model.bodies) do
    for k, letter in ipairs(letters.PARAMETERS) do
      symbols.parameters[10 * (i - 1) + k] = named("_p_", body.id .. "_" .. letter)
      bases[10 * (i - 1) + k] = named("_b_", body.id .. "_" .. letter)
    end
    for _, word in ipairs(#body.columns == 1 and { "armature", "damping", "friction" } or {}) do
      symbols.joints[#symbols.joints + 1] = named("_j_", body.id .. "_" .. word)
    end
  end
  for _, size in ipairs { "NP", "NJ", "NR", "NX", "NY", "ND", "NA", "NQV" } do
    symbols[size] = scope(symbols.upper .. "_" .. size)
  end
  for array in ("YDAQ"):gmatch "." do
    symbols[array .. "_rowptr"] = scope(("%s_%s_rowptr"):format(symbols.name, array))
    symbols[array .. "_colind"] = scope(("%s_%s_colind"):format(symbols.name, array))
  end
  return bases
end

-- The enumerators that index a dimension of an argument.  Base parameters and independent joints
-- take a while to find and are computed on request.
local function enumerators(symbols, model, functions, bases, alone)
  local basis
  for _, fn in ipairs(functions) do basis = basis or fn.basis end
  return setmetatable({
    NQ = symbols.q, NV = symbols.v, NH = symbols.H, NB = symbols.bodies, NL = symbols.links,
    NC = symbols.rows, NK = symbols.K, NM = symbols.moving, NS = symbols.switches,
    NP = symbols.parameters, NJ = symbols.joints,
  }, { __index = function(own, dim)
    if alone and (dim == "NI" or dim == "NQI") then
      own.NI, own.NQI = alone()
      return own[dim]
    end
    if dim ~= "NR" or not basis then return nil end
    own.NR = {}
    for r, one in ipairs(basis(model).kept) do own.NR[r] = bases[10 * (one.body - 1) + one.k] end
    return own.NR
  end })
end

-- the arguments and local arrays of a function
local function arrays_of(fn) return lists.joined(fn.args, fn.locals or {}) end

-- For a function: place(array, index from 0) -> { array, row, rows, column, columns }.  Row and
-- column count from 0; rows and columns are dimensions as in the catalogue, or false if places have
-- no names.  Without a row, the argument is a number, or a field of the struct of tunable numbers.
local function place_of(symbols, fn)
  local arrays, width = {}, {}
  for _, array in ipairs(arrays_of(fn)) do
    local columns = array.dims and array.dims[2]
    arrays[array.name] = array
    width[array.name] = columns and (tonumber(columns) or #symbols.list(columns))
  end
  return function(array, index)
    local known = arrays[array]
    if known.params then return { array = array, field = symbols.params[index + 1] } end
    if known.bits then return { array = array, bit = index } end
    local rows, columns, n = known.dims[1], known.dims[2], width[array]
    if not rows then return { array = array } end
    if not n then return { array = array, row = index, rows = rows } end
    return {
      array = array, row = index // n, rows = rows, column = index % n, columns = columns,
    }
  end
end

-- For a function: name(array, index, ids) of the local that holds an element of an array.  ids:
-- other names of bodies, by their identifiers, or nil.  row_of: the row of each packed element of H
local function copy_name_of(model, row_of, fn)
  local dims = {}
  for _, array in ipairs(arrays_of(fn)) do
    dims[array.name] = not array.dims[2] and array.dims[1]
  end
  local joint_of = {} -- places in q that are the only one of their joint
  for _, body in ipairs(model.bodies) do
    if body.nq == 1 then joint_of[body.q] = body.id end
  end
  local function called(ids, dof)
    local own = model.bodies[dof.body].id
    local id = ids and ids[own]
    return id and id .. dof.id:sub(#own + 1) or dof.id
  end
  return function(array, index, ids)
    local joint = dims[array] == "NQ" and joint_of[index]
    if joint then return ("%s_%s"):format(ids and ids[joint] or joint, array) end
    local i = dims[array] == "NH" and row_of[index] or dims[array] == "NV" and index + 1
    if not i then return ("%s_%d"):format(array, index) end
    local id = ("%s_%s"):format(called(ids, model.dofs[i]), array)
    if dims[array] == "NV" then return id end
    return ("%s_%s"):format(id, called(ids, model.dofs[model.pattern.colind[index + 1] + 1]))
  end
end

-- Scopes for the robot's numbers, which all functions see, and for values of one function: neither
-- takes a name of the other, a global name, or the name of an argument.
local function inner_scopes(all)
  local arguments, numbers, locals = {}, {}, {}
  local function noting(scope, into)
    return function(wanted)
      local id = scope(wanted)
      into[id] = true
      return id
    end
  end
  local number_scope = noting(names.scope(lists.joined(names.RESERVED, all), function(id)
    return locals[id] or arguments[id]
  end), numbers)
  return number_scope, function(fn)
    local reserved = lists.joined(names.RESERVED, all)
    for _, array in ipairs(arrays_of(fn)) do
      reserved[#reserved + 1], arguments[array.name] = array.name, true
    end
    return noting(names.scope(reserved, function(id) return numbers[id] end), locals)
  end
end

function M.new(model, name, functions, lanes)
  local take, all = names.scope(names.RESERVED), {}
  local function scope(wanted)
    all[#all + 1] = take(wanted)
    return all[#all]
  end
  local symbols = { name = name, upper = name:upper(), q = {}, v = {}, H = {}, functions = {},
    lanes = {}, all = all, short = {} }
  local function named(prefix, id) -- of a place; symbols.short has it without the prefix
    local full = scope(symbols.upper .. prefix .. id)
    symbols.short[full] = full:sub(#symbols.upper + #prefix + 1)
    return full
  end
  of_functions(symbols, scope, functions, lanes)
  of_sizes(symbols, scope, model, lanes)
  of_coordinates(symbols, named, model)
  of_tunable(symbols, scope, model)
  of_bodies(symbols, named, model)
  of_constraints(symbols, named, model)
  -- last, so that they change no other name
  local bases = of_parameters(symbols, scope, named, model)
  local alone = independent(model, symbols, scope, named)
  if alone then symbols.embedding = scope(name .. "_embedding") end

  local LISTS = enumerators(symbols, model, functions, bases, alone)
  local row_of = pattern.rows_of(model.pattern)
  function symbols.list(dim) return LISTS[dim] end

  -- the name of place k from 0, nil if the dimension has only numbers
  function symbols.index(dim, k) return LISTS[dim] and LISTS[dim][k + 1] end

  function symbols.place_of(fn) return place_of(symbols, fn) end
  function symbols.copy_name_of(fn) return copy_name_of(model, row_of, fn) end
  symbols.number_scope, symbols.local_scope = inner_scopes(all)
  return symbols
end

return M
