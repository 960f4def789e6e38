-- The files that only a reader of the robot's facts makes: bindings, libraries, evidence, reports.
-- The program hands this record to the write stage as job.writers; disk.write writes them with all
-- other files of the run, or none.
--
--   writers.text(job, base, list, file) -> the text of a file, one of list (emit.files.listed);
--     base: what every template is filled with
--   writers.library(job), writers.python(job) -> files of --layout and of --bindings python
local later = require "later"
local casadi = later "tools.bindings.casadi"
local cpp = later "tools.bindings.cpp"
local evidence = later "tools.evidence.eva"
local facts = require "facts"
local library = later "tools.package.library"
local listed = require "emit.files.listed"
local lists = require "list"
local order = require "order"
local python = later "tools.bindings.python"
local report = later "tools.report"

local M = {}

function M.library(job) return library.files(job) end

function M.python(job) return python.files(job.symbols.name, job.options) end

-- fills a template with the common fields and more
local function filled(job, template, base, fields)
  return job.fill(template, order.with(base, fields))
end

local function evidence_file(job, base)
  return filled(job, "eva.c", base, evidence.parts(job.functions, facts.limits(job.model),
    job.model, job.symbols, base.real))
end

-- the sources that are compiled into the Python package
local function python_file(template)
  return function(job, base, list)
    local sources = lists.joined(listed.names(list, "firmware"), listed.names(list, "lanes"))
    for k = #sources, 1, -1 do
      local none = not sources[k]:find("%.c$") or sources[k]:find("_limits%.c$") -- is in Python
      if none then table.remove(sources, k) end
    end
    return filled(job, "bindings/python_" .. template, base, python.parts(job, sources))
  end
end

local TEXT = {
  cpp = function(job, base) return filled(job, "bindings/bindings.hpp", base, cpp.parts(job)) end,
  casadi = function(job, base) return filled(job, "bindings/casadi.c", base, casadi.parts(job)) end,
  evidence = evidence_file,
  python_project = python_file "project.toml", python_build = python_file "build.py",
  python_module = python_file "module.py",
  python_call = python_file "call.py", python_entries = python_file "entries.c",
  python_typed = function() return "" end,
  manifest = function(job, base, list, file)
    return library.text(job, base, file, listed.names(list, "firmware"))
  end,
  report = function(job, _, _, file) return report.text(job, file.path) end,
}

function M.text(job, base, list, file) return TEXT[file.part](job, base, list, file) end

return M
