-- Derivatives of an algorithm's results, by differentiating its trace.
--
--   derivative.of(model, K, values, array, store, held) -> { [k*nv + d] = derivative of values[k],
--     both from 0 } along dof d of the argument `array`; store(index, x), if given, is called with
--     each; held: a list of values that count as constants
--   derivative.row(fn, result, array, model) -> a function of the catalogue for that, of scalars,
--     and its result: a row for each element of fn's, a column for each dof
--   derivative.inputs(fn) -> the arguments that may be differentiated by, a list and a set
--   derivative.argument(fn, name) -> that argument, or nil
-- Along dof d, an argument v, a or tau changes in element d.  q changes along the tangent step that
-- `integrate` takes, from the right, in the joint's child frame:
--   f(integrate(q, dv, eps)) = f(q) + eps (df/dq) dv
-- With e_k an axis of the child, a rotation R changes by R [e_k]x, and the origin of a floating
-- body by R e_k.  Both assume quaternions of unit length.
local diff = require "expr.diff"
local dofs = require "model.dofs"
local expr = require "expr"
local lists = require "list"
local renamed = require "algo.kit.renamed"
local mechanism = require "algo.tree.mechanism"
local naming = require "prog.naming"
local order = require "order"
local rates = require "algo.tree.rates"
local sizes = require "model.sizes"

local base, signed = expr.base, expr.signed

local M = {}

-- seeds a rotation by the unit quaternion q[first..], which the dofs from v on turn
local function turning(K, seed, first, v)
  local R = mechanism.quaternion_matrix(K, first)
  for k = 1, 3 do
    local a, b, dof = k % 3 + 1, (k + 1) % 3 + 1, v + k - 1
    for i = 1, 3 do
      seed(R[i][a], dof, R[i][b])
      seed(R[i][b], dof, -R[i][a])
    end
  end
end

-- seeds q by the rates of its elements, and rotations by their own rates, because most algorithms
-- read a quaternion only through its rotation
local function seed_q(model, K, seed)
  for i, body in ipairs(model.bodies) do
    K.owner(body.id, i)
    local at = dofs.quaternion(body)
    if at then turning(K, seed, at, body.v + body.nv - 3) end
    for _, entry in ipairs(rates.block(K, body)) do
      seed(K.input("q", entry[1]), entry[2], entry[3])
    end
  end
end

local function seeds_of(model, K, array)
  local seeds = {}
  local function seed(x, dof, change) -- adds the derivative of x along a dof, counted from 0
    local node, sign = base(x)
    if node.const then return end
    seeds[node] = seeds[node] or {}
    seeds[node][dof + 1] = signed(change, sign)
  end
  if array == "q" then
    seed_q(model, K, seed)
  else
    for dof = 0, model.nv - 1 do seed(K.input(array, dof), dof, K.one) end
  end
  return seeds
end

local function role_of(K, x) return K.roles[base(x)] or K.hints[base(x)] end

-- Names what differentiation makes, unless it has a name:  tangent(d, node, x): node changes by x
-- along dof d;  adjoint(k, node, x): values[k] changes by x with node
local function namer(model, K, values, array)
  local from, prefix = K.pool.step(), array == "q" and "d_" or "d_" .. array .. "_"

  local function call(names, x, role, sign, suffix, loose)
    local value, other = base(x)
    if value.id <= from or value.const or names[value] then return end
    names[value] = order.with(role, {
      owner = "d_" .. role.owner, sign = role.sign * sign * other, loose = loose,
      component = role.component and role.component .. "_" .. suffix or suffix,
    })
  end

  local function tangent(d, node, x)
    for _, names in ipairs { K.roles, K.hints } do
      if names[node] then call(names, x, names[node], 1, prefix .. model.dofs[d].id) end
    end
  end

  local function adjoint(k, node, x)
    local output, sign = base(values[k])
    local top, role = role_of(K, output), role_of(K, node)
    if top and role and node.a and node ~= output then
      call(K.hints, x, top, sign * role.sign, "d_" .. naming.role_name(role), true)
    end
  end
  return tangent, adjoint
end

function M.of(model, K, values, array, store, held)
  values = table.move(values, 0, #values, 1, {})
  local hear, list = {}, {}
  hear.value, hear.adjoint = namer(model, K, values, array)
  local seeds = seeds_of(model, K, array)
  for _, x in ipairs(held or {}) do seeds[base(x)] = {} end
  -- in forward mode a section for each direction d, in reverse mode one for each result k
  function hear.begin(d, k)
    local dof, role = model.dofs[d], k and role_of(K, values[k])
    if dof then
      K.section(("derivatives with respect to %s along %s"):format(array, dof.id), dof.id, dof.body)
    elseif role then
      local id = naming.role_name(role)
      K.section(("d(%s)/d(%s), in reverse mode"):format(id, array), role.owner, 0)
    end
  end
  function hear.done(d, rows)
    for k, row in ipairs(rows) do
      local index, x = (k - 1) * model.nv + d - 1, row[d] or K.zero
      list[index] = x
      if store then store(index, x) end
    end
  end
  diff.of(K.pool, values, seeds, model.nv, hear)
  return list
end

function M.argument(fn, name)
  return lists.first(fn.args, function(arg) return arg.name == name end)
end

function M.inputs(fn)
  local list = {}
  for _, name in ipairs { "q", "v", "a", "tau" } do
    local arg = M.argument(fn, name)
    if arg and arg.mode == "in" then list[#list + 1], list[name] = name, true end
  end
  return list
end

function M.row(fn, result, array, model)
  local args = lists.those(fn.args, function(arg) return arg.mode == "in" end)
  local locals = { table.unpack(fn.locals or {}) }
  local name = ("d%s_d%s"):format(result, array)
  local dims, values = M.argument(fn, result).dims, result .. "_alone"
  local size = sizes.length(dims, sizes.of(model, fn.basis))
  args[#args + 1] = { name = name, mode = "out", dims = { #dims == 1 and dims[1] or size, "NV" } }
  locals[#locals + 1] = { name = values, mode = "local", dims = dims }
  -- runs the function with its result in a local array, and differentiates what is there
  local function run(view, K)
    local list, outer = {}, {}
    for _, arg in ipairs(fn.args) do outer[arg.name] = false end
    outer[result] = values
    fn.run(view, renamed(K, outer))
    for k = 0, size - 1 do list[k] = K.load(values, k) end
    M.of(view, K, list, array, function(k, x) K.store(name, k, x) end)
  end
  return {
    name = fn.name, args = args, locals = locals, run = run, planned = fn.planned and run,
    returns = fn.returns, weighed = fn.weighed, derived = true,
  }, name
end

return M
