-- The files of a robot: their names are defined here and nowhere else.
--
--   listed.of(job) -> list of { part, name, path, index, firmware, lanes } in the order of writing,
--     from a job as far as its model: { options, symbols, model, chosen = the functions requested }
--       part      what emit.files makes: "function" or "lanes", the file of function `index`,
--                 or a word below
--       path      its directory, if it is another one
--       firmware  a source that firmware links;  lanes: a source over lanes
--       runtime, template  fields of files of tools.bindings.python and tools.package.library
--     Sources are C++ if numbers have a custom type.
--   listed.place(name) -> the path of a file of C in a library (--layout)
--   listed.names(list, key) -> the names of the files with that mark
--   listed.WORDS  names that no function may have, because a file r_<word>.c uses them
--   listed.taken(functions, n) -> taken(name): can no other function have this name?  n: lanes
local dimensions = require "facts.dimensions"
local later = require "later"
local lanes = later "emit.lanes"
local lists = require "list"

local M = {}

-- the directory of the C in a library of a framework
function M.place(name) return "src/" .. name end

local function always() return true end

-- self-tests compare with the runtime, in double
local function tested(job) return not job.options.custom end

-- does a function have an array of the size of H or of K, packed derivatives, or an array by
-- inertial parameters?
local function has_packed(job)
  local used = dimensions.used(job.chosen)
  return used.NH or used.NK or used.NP or used.NR or used.NY or used.ND or used.NA or used.NQV
end

local function bound(word)
  return function(job) return (job.options.bindings or {})[word] end
end

local REST = {
  { part = "pattern", ending = "_pattern.c", has = has_packed, firmware = true },
  { part = "limits", ending = "_limits.c", has = always, firmware = true },
  {
    part = "params", ending = "_params.c", firmware = true,
    has = function(job) return job.model.tunable ~= nil end,
  },
  { part = "model_header", ending = "_model.h", has = tested },
  { part = "model", ending = "_model.c", has = tested },
  { part = "selftest", ending = "_selftest.c", has = tested },
  { part = "cpp", ending = ".hpp", has = bound "cpp" },
  { part = "casadi", ending = "_casadi.c", has = bound "casadi" },
  { part = "evidence", ending = "_eva.c", has = function(job) return job.options.evidence end },
  { part = "makefile", ending = ".mk", has = always },
  { part = "dependencies", ending = ".d", has = always },
}

M.WORDS = {}
for _, row in ipairs(REST) do M.WORDS[#M.WORDS + 1] = row.ending:match("^_(%w+)%.c$") end

function M.taken(functions, n)
  local names = lists.mapped(functions, function(fn) return fn.name end)
  local taken = lists.set(lists.joined(M.WORDS, names))
  return function(name) return taken[name] or n and name:find("^x%d+_") ~= nil end
end

-- does a library for a framework have the file? It has no tables, no tests, no lists for make
local function in_library(row, job)
  return row.firmware or row.part == "cpp" or row.part == "dependencies" and job.options.depfile
end

function M.of(job)
  local r, n, list = job.symbols.name, job.options.lanes, {}
  local as_library = job.options.layout
  local function add(part, name, more) -- a file; more: its index, place and kind
    more = more or {}
    if as_library and not more.path then name = M.place(name) end
    if job.options.custom then name = name:gsub("%.c$", ".cpp") end
    list[#list + 1] = {
      part = part, name = name, index = more.index, firmware = more.firmware, lanes = more.lanes,
      path = part == "dependencies" and job.options.depfile or more.path,
    }
  end
  -- headers, functions, and functions in lanes
  add("header", r .. ".h")
  add("symbols", r .. "_symbols.h")
  add("numbers", r .. "_numbers.h")
  for k, fn in ipairs(job.chosen) do
    add("function", ("%s_%s.c"):format(r, fn.name), { index = k, firmware = true })
  end
  if n then
    local rx = ("%s_%s"):format(r, lanes.suffix(n))
    for k, fn in ipairs(job.chosen) do
      if not fn.manifold then
        add("lanes", ("%s_%s.c"):format(rx, fn.name), { index = k, lanes = true })
      end
    end
    add("lanes_header", rx .. ".h")
  end
  -- tables, tests and lists; files of frameworks and of Python; reports
  for _, row in ipairs(REST) do
    if row.has(job) and (not as_library or in_library(row, job)) then
      add(row.part, r .. row.ending, row)
    end
  end
  if as_library then
    lists.append(list, job.writers.library(job))
  end
  local others = (job.options.bindings or {}).python and job.writers.python(job) or {}
  for _, file in ipairs(others) do table.insert(list, #list, file) end -- dependencies are last
  for _, path in ipairs(job.options.report or {}) do
    add("report", path:match("[^/]*$"), { path = path })
  end
  return list
end

function M.names(list, key)
  local marked = lists.those(list, function(file) return file[key] end)
  return lists.mapped(marked, function(file) return file.name end)
end

return M
