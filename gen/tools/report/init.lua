-- The report of a robot (tools.report.contents) as text, by the ending of the file that it goes to.
--
--   report.text(job, path)      JSON or a page
--   report.is_known(path)       whether there is a writer for such a file
local facts = require "tools.report.contents"
local json = require "json"
local page = require "tools.report.page"

local M = {}

local WRITERS = {
  json = function(_, of) return json.text(of) end,
  html = function(job, of)
    local parts = page.parts(of)
    parts.style = job.fill("style_drawing.html", {}) .. job.fill("style_page.html", {})
    return job.fill("report.html", parts)
  end,
}

local function writer(path) return WRITERS[path:match "%.(%w+)$"] end

function M.is_known(path) return writer(path) ~= nil end

function M.text(job, path) return writer(path)(job, facts.of(job)) end

return M
