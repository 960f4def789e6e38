-- The report of a robot (tools.report.contents) as text, by the ending of the file that it goes to.
--
--   report.text(job, path)      JSON or a page
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

function M.text(job, path) return WRITERS[path:match "%.(%w+)$"](job, facts.of(job)) end

return M
