-- The report of a robot (tools.report.contents) as text; the file name's ending decides the form.
--
--   report.text(job, path)      JSON, or a page: one file without scripts, which loads nothing
local contents = require "tools.report.contents"
local html = require "tools.report.html"
local json = require "json"
local sections = require "tools.report.sections"

local M = {}

local el, plural = html.el, html.plural

local function summary(facts)
  local robot, list = facts.robot, {}
  local function add(value, word)
    list[#list + 1] = el("div", { class = "card" }, el("b", {}, value), el("span", {}, word))
  end
  add(robot.nv, "degrees of freedom")
  add(robot.bodies, robot.bodies == 1 and "moving body" or "moving bodies")
  add(html.number(robot.mass) .. " kg", "in all")
  add(facts.H.entries, ("entries of H, %s %%"):format(html.number(100 * facts.H.density, 3)))
  local crba, rnea
  for _, fn in ipairs(facts.functions) do
    if fn.name == "crba" then crba = fn elseif fn.name == "rnea" then rnea = fn end
  end
  if crba then add(crba.operations.total, "operations for H") end
  if rnea then add(rnea.operations.total, "for inverse dynamics") end
  return el("div", { class = "cards" }, list)
end

-- values for templates/report.html: texts of HTML
local function parts_of(facts)
  local robot, nav, body = facts.robot, {}, {}
  for k, section in ipairs(sections.of(facts)) do
    nav[k] = el("a", { href = "#" .. section.id }, section.title)
    body[k] = el("section", { id = section.id }, el("h2", {}, section.title), section.body)
  end
  local lines = {}
  for k, section in ipairs(body) do lines[k] = html.text(section) end
  return {
    title = html.text(robot.name), source = html.text(facts.source.file),
    command = html.text(facts.source.command), version = html.text(facts.generator.version),
    hash = html.text(facts.source.sha256), nav = html.text(nav),
    summary = html.text(summary(facts)),
    about = html.text(("%s, base %s, %s, -O%d, %s and %s"):format(facts.robot.id, robot.base,
      robot.real, robot.optimize, plural(#facts.links, "link", "links"),
      plural(#facts.joints, "joint", "joints"))),
    sections = lines,
  }
end

local WRITERS = {
  json = function(_, of) return json.text(of) end,
  html = function(job, of)
    local parts = parts_of(of)
    parts.style = job.fill("style_drawing.html", {}) .. job.fill("style_page.html", {})
    return job.fill("report.html", parts)
  end,
}

function M.text(job, path) return WRITERS[path:match "%.(%w+)$"](job, contents.of(job)) end

return M
