-- The report of a robot (emit.facts.report) as text, by the ending of the file that it goes to.
--
--   report.text(job, path)      JSON or a page
--   report.is_known(path)       whether there is a writer for such a file
local facts = require "emit.facts.report"
local json = require "json"

local M = {}

local WRITERS = {
  json = function(job) return json.text(facts.of(job)) end,
}

local function writer(path) return WRITERS[path:match "%.(%w+)$"] end

function M.is_known(path) return writer(path) ~= nil end

function M.text(job, path) return writer(path)(job) end

return M
