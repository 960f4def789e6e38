-- The global C names of one robot: functions, sizes, enumerators.  One scope for all of them, so
-- that a joint called "crba" or "NV" is renamed and nothing else.
--
--   symbols.new(model, name, functions, lanes) -> symbols, read by all of emit
--     name: the C identifier of the robot; functions: all that it has, asked for or not; lanes: how
--     many states its other header is for, if there is one
--   symbols.identifier(robot, name, file)  that identifier: `name` where one is given (--name)
local fail = require "fail"
local dofs = require "model.dofs"
local lists = require "list"
local names = require "model.names"
local parameters = require "spatial.parameters"

local M = {}

-- whether an element of q and one of v need names of their own: joints of several dof have other
-- components in either, also where the numbers are as many
function M.separate_q(model)
  for _, body in ipairs(model.bodies) do
    if body.nq > 1 then return true end
  end
  return model.nq ~= model.nv
end

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

-- what a function is called after the robot's name and _; with lanes, it has three forms more
local function forms_of(functions, lanes)
  local forms = {}
  for k, fn in ipairs(functions) do forms[k] = fn.name end
  for k = 1, lanes and #functions or 0 do
    for _, form in ipairs { "%s_x%d", "%s_batch_x%d", "%s_x%d_inner" } do
      forms[#forms + 1] = form:format(functions[k].name, lanes)
    end
  end
  return forms
end

-- names of independent joints (analysis.clusters), all that could be some: a function that makes
-- the lists of those that are, by dof and by place in q; nil where no constraint is
local function independent(model, symbols, upper, scope)
  if #model.constraints == 0 then return nil end
  symbols.NI, symbols.NQI = scope(upper .. "_NI"), scope(upper .. "_NQI")
  local of_v, of_q = {}, {}
  for i, dof in ipairs(model.dofs) do of_v[i] = scope(("%s_i_%s"):format(upper, dof.id)) end
  for _, body in ipairs(model.bodies) do
    for k = 1, body.nq do
      local wanted = ("%s_iq_%s%s"):format(upper, body.id, dofs.q_suffix(body, k))
      of_q[body.q + k] = symbols.separate_q and scope(wanted) or of_v[body.q + k]
    end
  end
  return function()
    local v, q = {}, {}
    for i, dof in ipairs(model.constraints.embedding.dofs) do v[i] = of_v[dof] end
    for _, place in ipairs(model.constraints.embedding.places) do q[#q + 1] = of_q[place + 1] end
    return v, q
  end
end

function M.new(model, name, functions, lanes)
  local upper = name:upper()
  local take, all = names.scope(names.RESERVED), {}
  local function scope(wanted)
    all[#all + 1] = take(wanted)
    return all[#all]
  end
  local symbols = { name = name, upper = upper, q = {}, v = {}, H = {}, functions = {}, all = all }
  for _, form in ipairs(forms_of(functions, lanes)) do
    symbols.functions[form] = scope(name .. "_" .. form)
  end
  local sizes = { "NQ", "NV", "NH", "NB", "NL" }
  local extras = {
    "H_rowptr", "H_colind", "model", "q_lower", "q_upper", "v_max", "tau_max", "prescribed",
    "numbers",
  }
  local constraints = model.constraints
  if #constraints > 0 then
    for _, size in ipairs { "NC", "NK", "NM", "NS" } do sizes[#sizes + 1] = size end
    for _, extra in ipairs { "K_rowptr", "K_colind", "constraints" } do
      extras[#extras + 1] = extra
    end
  end
  for _, size in ipairs(sizes) do symbols[size] = scope(upper .. "_" .. size) end
  for _, extra in ipairs(extras) do symbols[extra] = scope(name .. "_" .. extra) end
  -- the include guards, which are what they are
  for _, header in ipairs { "_H", "_MODEL_H", lanes and ("_X%d_H"):format(lanes) } do
    scope(upper .. header)
  end
  symbols.interface, symbols.symbol = scope(upper .. "_INTERFACE"), scope(upper .. "_SYMBOL")

  for i, dof in ipairs(model.dofs) do symbols.v[i] = scope(upper .. "_" .. dof.id) end
  symbols.separate_q = M.separate_q(model)
  for _, body in ipairs(model.bodies) do
    for k = 1, body.nq do
      local wanted = upper .. "_q_" .. body.id .. dofs.q_suffix(body, k)
      local place = body.q + k
      symbols.q[place] = symbols.separate_q and scope(wanted) or symbols.v[place]
    end
  end
  local pattern = model.pattern
  for i = 1, pattern.n do
    for k = pattern.rowptr[i] + 1, pattern.rowptr[i + 1] do
      local j = pattern.colind[k] + 1
      symbols.H[k] = scope(("%s_H_%s_%s"):format(upper, model.dofs[i].id, model.dofs[j].id))
    end
  end

  symbols.params, symbols.payload = {}, {}
  if model.tunable then
    symbols.params_type = scope(name .. "_params")
    symbols.params_default = scope(name .. "_params_default")
    for k, field in ipairs(model.tunable.fields) do symbols.params[k] = field.name end
    for _, place in ipairs(model.tunable.payloads) do
      symbols.payload[place] = scope(("%s_add_payload_%s"):format(name, place.id))
    end
  end

  symbols.bodies, symbols.links = {}, {}
  for i, body in ipairs(model.bodies) do
    symbols.bodies[i] = scope(upper .. "_body_" .. body.id)
  end
  for l, place in ipairs(model.poses) do
    symbols.links[l] = scope(upper .. "_link_" .. place.id)
  end

  symbols.rows, symbols.K, symbols.moving, symbols.switches = {}, {}, {}, {}
  for r, row in ipairs(constraints.rows) do symbols.rows[r] = scope(upper .. "_" .. row.id) end
  for k, c in ipairs(constraints.switches) do
    symbols.switches[k] = scope(("%s_on_%s"):format(upper, c.id))
  end
  for _, row in ipairs(constraints.rows) do
    if row.constraint.moving then
      symbols.moving[#symbols.moving + 1] = scope(("%s_d_%s"):format(upper, row.id))
    end
  end
  for r, row in ipairs(constraints.rows) do
    for k, dof in ipairs(row.dofs) do
      symbols.K[constraints.rowptr[r] + k] = scope(("%s_K_%s_%s"):format(upper, row.id,
        model.dofs[dof].id))
    end
  end

  -- last, so that nothing else is called otherwise for their sake
  symbols.parameters, symbols.joints = {}, {}
  local bases, basis = {}, nil -- names of all parameters as base ones
  for _, fn in ipairs(functions) do basis = basis or fn.basis end
  for i, body in ipairs(model.bodies) do
    for k, letter in ipairs(parameters.NAMES) do
      symbols.parameters[10 * (i - 1) + k] = scope(("%s_p_%s_%s"):format(upper, body.id, letter))
      bases[10 * (i - 1) + k] = scope(("%s_b_%s_%s"):format(upper, body.id, letter))
    end
    for _, word in ipairs(#body.columns == 1 and { "armature", "damping", "friction" } or {}) do
      symbols.joints[#symbols.joints + 1] = scope(("%s_j_%s_%s"):format(upper, body.id, word))
    end
  end
  for _, size in ipairs { "NP", "NJ", "NR", "NX", "ND", "NA" } do
    symbols[size] = scope(upper .. "_" .. size)
  end
  for _, extra in ipairs {
    "Y_rowptr", "Y_colind", "D_rowptr", "D_colind", "A_rowptr", "A_colind",
  } do
    symbols[extra] = scope(name .. "_" .. extra)
  end
  local alone = independent(model, symbols, upper, scope)
  if alone then symbols.embedding = scope(name .. "_embedding") end

  -- what indexes a dimension of an argument: the enumerators of a size
  local LISTS = {
    NQ = symbols.q, NV = symbols.v, NH = symbols.H, NB = symbols.bodies, NL = symbols.links,
    NC = symbols.rows, NK = symbols.K, NM = symbols.moving,
    NP = symbols.parameters, NJ = symbols.joints,
  }
  -- base parameters and independent joints take a while to find, and few ask for them
  setmetatable(LISTS, { __index = function(own, dim)
    if alone and (dim == "NI" or dim == "NQI") then
      own.NI, own.NQI = alone()
      return own[dim]
    end
    if dim ~= "NR" then return nil end
    own.NR = {}
    for r, one in ipairs(basis(model).kept) do
      own.NR[r] = bases[10 * (one.body - 1) + one.k]
    end
    return own.NR
  end })
  function symbols.list(dim) return LISTS[dim] end

  -- the name of place k from 0, nil where the dimension has numbers only
  function symbols.index(dim, k) return LISTS[dim] and LISTS[dim][k + 1] end

  -- Of a function: place(array, index from 0) -> { array, row, rows, column, columns } with both
  -- counted from 0, rows and columns being dimensions as in the catalogue, or false where places
  -- have no names.  No row: the argument is a number, or that field of the struct of tunable ones.
  function symbols.place_of(fn)
    local arrays, width = {}, {}
    for _, list in ipairs { fn.args, fn.locals or {} } do
      for _, array in ipairs(list) do
        local columns = array.dims and array.dims[2]
        arrays[array.name] = array
        width[array.name] = columns and (type(columns) == "number" and columns or #LISTS[columns])
      end
    end
    return function(array, index)
      local known = arrays[array]
      if known.params then return { array = array, field = symbols.params[index + 1] } end
      if known.bits then return { array = array, bit = index } end
      local rows, columns, n = known.dims[1], known.dims[2], width[array]
      if not rows then return { array = array } end
      if not n then return { array = array, row = index, rows = not known.by_place and rows } end
      return {
        array = array, row = index // n, rows = rows, column = index % n, columns = columns,
      }
    end
  end

  local row_of = {} -- of each packed element
  for i = 1, pattern.n do
    for k = pattern.rowptr[i], pattern.rowptr[i + 1] - 1 do row_of[k] = i end
  end

  -- of a function: name(array, index) of the local that holds an element of an array that is
  -- overwritten
  function symbols.copy_name_of(fn)
    local dims = {}
    for _, list in ipairs { fn.args, fn.locals or {} } do
      for _, array in ipairs(list) do dims[array.name] = not array.dims[2] and array.dims[1] end
    end
    return function(array, index)
      local i = dims[array] == "NH" and row_of[index] or dims[array] == "NV" and index + 1
      if not i then return ("%s_%d"):format(array, index) end
      local id = ("%s_%s"):format(model.dofs[i].id, array)
      if dims[array] == "NV" then return id end
      return ("%s_%s"):format(id, model.dofs[pattern.colind[index + 1] + 1].id)
    end
  end

  -- of a function: a scope for its locals, which must be none of these names nor its arguments
  function symbols.local_scope(fn)
    local reserved = lists.joined(names.RESERVED, all)
    for _, list in ipairs { fn.args, fn.locals or {} } do
      for _, array in ipairs(list) do reserved[#reserved + 1] = array.name end
    end
    return names.scope(reserved)
  end
  return symbols
end

return M
