-- Explains a name that the header declares: an index, a size, a table, a function, an argument.
--
--   global.of(job, name) -> nil, or
--     { kind = "index" | "size" | "table" | "function" | "argument", name, says, value, body = of
--       value.body_of, writers = { function = statements }: those that write an entry of H
--       functions = names, of those with an argument
--       prototype, doc = lines, operations, file, equations, calls }   of a function
--   global.names(job) -> list
-- job: after the stage `lower`.
local c = require "emit.c"
local dimensions = require "facts.dimensions"
local expr = require "expr"
local facts = require "facts"
local KINDS = require("tools.bindings.python_functions").KINDS
local lists = require "list"
local order = require "order"
local value = require "tools.review.value"

local M = {}

local TABLES = {
  Q_rowptr = "where rows of Q begin", Q_colind = "columns of the stored entries of Q",
  H_rowptr = "where rows of H begin: a CSR of its lower triangle",
  H_colind = "columns of the stored entries of H",
  model = "the robot as tables for the generic runtime", q_lower = "lower limits of q",
  q_upper = "upper limits of q", v_max = "largest rates", tau_max = "largest forces",
  prescribed = "which dofs have prescribed accelerations", K_rowptr = "where rows of K begin",
  K_colind = "columns of the stored entries of K", constraints = "the constraints as tables",
  params_type = "the struct of tunable numbers", params_default = "the numbers of the model for it",
}

local function dof_words(job, i)
  local dof = job.model.dofs[i]
  local body = job.model.bodies[dof.body]
  return ("%s (%s joint%s)"):format(dof.id, body.type, body.nv > 1
    and (", component %d of %d"):format(i - body.v, body.nv) or ""), dof.body
end

-- statements that store to an element
local function writers(job, array, index)
  local of, C = {}, c.language(job.symbols, job.options.real)
  for _, item in ipairs(job.functions) do
    for _, block in ipairs(item.program and item.program.blocks or {}) do
      local at, here = block.index, block.array == array
      local scaled = here and block.verb == "scale" and index >= at and index < at + block.n
      if scaled or here and block.kind == "store" and lists.set(block.places or { at })[index] then
        local node, sign = expr.base(block.node)
        local name, place = not scaled and item.program.names[node], job.symbols.place_of(item.fn)
        local id = name and (sign * name.sign < 0 and "-" or "") .. name.id or ".."
        of[item.fn.name] = { C.place(place(array, index)) .. " = " .. id }
      end
    end
  end
  return of
end

local function index_of_H(job, k)
  local pattern = job.model.pattern
  local i = 1
  while pattern.rowptr[i + 1] < k do i = i + 1 end
  return {
    says = ("entry %d of H and of its factors: row %s, column %s"):format(k - 1,
      job.model.dofs[i].id, job.model.dofs[pattern.colind[k] + 1].id),
    value = k - 1, body = value.body_of(job, job.model.dofs[i].dof or job.model.dofs[i].body),
    writers = writers(job, "H", k - 1),
  }
end

-- dimension -> more about its k-th place than facts.dimensions says of all
local PLACE = {
  NV = function(job, k)
    local words, body = dof_words(job, k)
    local both = job.symbols.v[k] == job.symbols.q[k] and "q, " or ""
    return { says = ("index of %s in %sv, a, tau and in rows and columns of H"):format(words, both),
      body = value.body_of(job, body) }
  end,
  NQ = function(job, k)
    for i, body in ipairs(job.model.bodies) do
      if not body.target and k - 1 >= body.q and k - 1 < body.q + body.nq then
        return { says = ("index in q: number %d of %d of joint %s"):format(k - body.q, body.nq,
          body.id), body = value.body_of(job, i) }
      end
    end
  end,
  NH = index_of_H,
  NB = function(job, k) return { body = value.body_of(job, k) } end,
  NL = function(job, k) return { body = value.body_of(job, job.model.poses[k].body) } end,
}

local function of_index(job, name)
  for _, dim in ipairs(dimensions.ALL) do
    for k, id in ipairs(job.symbols.list(dim) or {}) do
      if id == name then
        local one = PLACE[dim] and PLACE[dim](job, k) or {}
        one.kind, one.value, one.says = "index", k - 1, one.says or dimensions.INDEX[dim]
        return one
      end
    end
  end
end

local function of_function(job, name, lanes)
  for _, item in ipairs(job.functions) do
    local fn = item.fn
    if job.symbols.functions[fn.name] == name then
      local one = {
        kind = "function", prototype = c.prototype(fn, job.symbols, job.options.real),
        doc = fn.doc, calls = fn.calls, equations = {}, says = "a function",
        file = ("%s%s_%s.c"):format(job.symbols.name, lanes or "", fn.name),
      }
      one.operations = item.program and facts.operations(item.program.cost) or nil
      for _, block in ipairs(item.program and item.program.blocks or {}) do
        if block.kind == "equations" then lists.append(one.equations, block.list) end
      end
      return one
    end
  end
end

local function of_argument(job, name)
  local one
  for _, item in ipairs(job.functions) do
    for _, arg in ipairs(item.fn.args) do
      if arg.name == name then
        local size = #arg.dims > 0 and (", [%s]"):format(table.concat(arg.dims, "][")) or ""
        local says = (KINDS[name] or "see the comments of its functions") .. size
        one = one or { kind = "argument", functions = {}, says = says }
        table.insert(one.functions, item.fn.name)
      end
    end
  end
  return one
end

function M.of(job, name)
  -- parts, functions for a limb and those for lanes belong to a function
  local whole = name:gsub("_x%d+$", ""):gsub("_part%d+$", ""):gsub("_of_limb%d*$", "")
  local one = of_index(job, name) or of_function(job, name) or of_argument(job, name)
    or of_function(job, whole, name:match "_x%d+$")
  for key, words in order.pairs(dimensions.WORDS) do
    if job.symbols[key] == name then
      one = { kind = "size", says = "how many: " .. words, value = dimensions.size(job, key) }
    end
  end
  for key, words in order.pairs(TABLES) do
    if job.symbols[key] == name then one = { kind = "table", says = words } end
  end
  if one then one.name = name end
  return one
end

function M.names(job)
  local list = {}
  for _, dim in ipairs(dimensions.ALL) do lists.append(list, job.symbols.list(dim) or {}) end
  for _, item in ipairs(job.functions) do list[#list + 1] = job.symbols.functions[item.fn.name] end
  return list
end

return M
