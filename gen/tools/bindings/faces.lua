-- Common parts of the bindings for other languages (tools.bindings.cpp, tools.bindings.python): the
-- values of sizes, names without the robot's prefix, and the kinds of a function's arguments.
--
--   faces.SIZES   the dimensions that they have constants for
--   faces.reserved(words) -> names that no function may have: these words, sizes, names of patterns
--   faces.sizes(job) -> "NV" -> 18, for every dimension of the catalogue that functions use
--   faces.indices(job, dim) -> names of the places along a dimension, from the first; nil if it has
--     none
--   faces.given(fn), faces.results(fn) -> its arguments that are read, and those that are written
--     alone
--   faces.csrs(job, used) -> the patterns of packed arrays (model.pattern.exported);  used: sizes
--   faces.in_place(fn) -> whether it changes an argument
local lists = require "list"
local pattern = require "model.pattern"
local sizes = require "model.sizes"

local M = {}

M.SIZES = require("facts.dimensions").ALL

function M.reserved(words)
  local list = lists.append(lists.words(words), M.SIZES)
  for _, name in ipairs(pattern.LETTERS) do
    for _, form in ipairs { "%s_rowptr", "%s_colind", "dense_%s", "sparse_%s" } do
      list[#list + 1] = form:format(name)
    end
  end
  return list
end

function M.csrs(job, used) return pattern.exported(job.model, used) end

function M.sizes(job)
  local used = { NQ = job.model.nq, NV = job.model.nv }
  for _, item in ipairs(job.functions) do
    local of = sizes.of(job.model, item.fn.basis)
    for _, arg in ipairs(item.fn.args) do
      for _, dim in ipairs(arg.dims) do
        if type(dim) == "string" then used[dim] = of[dim] end
      end
    end
  end
  for _, one in ipairs(M.csrs(job, used)) do -- also of packed matrices
    local of = sizes.of(job.model)
    used[one.rows], used[one.cols] = of[one.rows], of[one.cols]
  end
  return used
end

function M.indices(job, dim)
  local list = job.symbols.list(dim)
  return list and lists.mapped(list, function(name) return job.symbols.short[name] end)
end

local function of_mode(fn, modes)
  return lists.those(fn.args, function(arg) return modes[arg.mode] end)
end

function M.given(fn) return of_mode(fn, lists.set { "in", "inout" }) end
function M.results(fn) return of_mode(fn, lists.set { "out" }) end
function M.in_place(fn) return #of_mode(fn, lists.set { "inout" }) > 0 end

return M
