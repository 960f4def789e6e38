-- The global C names of one robot: functions, sizes, enumerators.  One scope for all of them, so
-- that a joint called "crba" or "NV" is renamed and nothing else.
local model_layer = require "model"
local names = require "model.names"

local M = {}

-- name: the C identifier of the robot; function_names: every name in the catalogue
function M.new(model, name, function_names)
  local upper = name:upper()
  local scope = names.scope(names.RESERVED)
  local symbols = { name = name, upper = upper, q = {}, v = {}, H = {}, functions = {} }
  for _, fn in ipairs(function_names) do symbols.functions[fn] = scope(name .. "_" .. fn) end
  for _, size in ipairs { "NQ", "NV", "NH" } do symbols[size] = scope(upper .. "_" .. size) end
  for _, extra in ipairs { "H_rowptr", "H_colind", "model" } do
    symbols[extra] = scope(name .. "_" .. extra)
  end
  scope(upper .. "_H") -- the include guard

  for i, dof in ipairs(model.dofs) do symbols.v[i] = scope(upper .. "_" .. dof.id) end
  symbols.separate_q = model.nq ~= model.nv
  for _, body in ipairs(model.bodies) do
    for k = 1, body.nq do
      local wanted = upper .. "_q_" .. body.id .. model_layer.q_suffix(body, k)
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

  local vectors = { q = symbols.q, H = symbols.H, L = symbols.H, LD = symbols.H }
  -- an element of an argument, as C text; index counts from 0
  function symbols.element(array, index)
    return ("%s[%s]"):format(array, (vectors[array] or symbols.v)[index + 1])
  end

  -- the local that holds a copy of it
  function symbols.copy_name(array, index)
    if vectors[array] == symbols.H then
      local i = 1
      while pattern.rowptr[i + 1] <= index do i = i + 1 end
      local j = pattern.colind[index + 1] + 1
      return ("%s_%s_%s"):format(model.dofs[i].id, array, model.dofs[j].id)
    end
    if array == "q" then
      for _, body in ipairs(model.bodies) do
        if index >= body.q and index < body.q + body.nq then
          return body.id .. "_q" .. model_layer.q_suffix(body, index - body.q + 1)
        end
      end
    end
    return model.dofs[index + 1].id .. "_" .. array
  end
  return symbols
end

return M
