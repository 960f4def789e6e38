--- Geoms of meshes, whose inertia is not read: bodies that need it are named.

local attribute = require "mjcf.attribute"
local fail = require "fail"

local M = {}

--- Notes what the body of the geom lacks, for where it moves.
function M.geom(_, e, at)
  at.body.lacking = { line = e.line, why = ("mesh %s"):format(fail.quote(
    attribute.text(e, "mesh") or "")) }
end

return M
