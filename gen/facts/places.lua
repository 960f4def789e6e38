-- Finds the lines of the robot's file that define a body, in words (--lines).
--
--   places.of(model, i, file, log) -> "arm.x:12 joint elbow, :30 link forearm, :41 link tool", or
--     nil for a body that the file does not define (a floating base) and for constraints; log
--     knows the lines of included files
local text = require "text"

local M = {}

function M.of(model, i, file, log)
  local body, words = model.bodies[i], {}
  local function add(line, what, name)
    if not line then return end
    local shown, number = log:place(line, #words == 0 and file or "")
    words[#words + 1] = ("%s:%d %s %s"):format(shown, number, what, text.short(name))
  end
  if not body then return nil end
  add(body.joint and body.joint.line, "joint", body.name)
  for _, piece in ipairs(body.pieces) do add(piece.link.line, "link", piece.link.name) end
  return #words > 0 and table.concat(words, ", ") or nil
end

return M
