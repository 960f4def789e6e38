-- Products of matrices in a function.  If it has few kinds and sizes of them, each kind gets a
-- function with constant sizes (emit.sized_products).
--
--   sized.is_product(event)
--   sized.are_few(events)   of all events of a trace, or of all blocks of a program
local target = require "prog.choice.target"

local M = {}

function M.is_product(event) return event.kind == "supernode" and event.stride ~= nil end

function M.are_few(events)
  local known, count = {}, 0
  for _, event in ipairs(events) do
    if M.is_product(event) then
      local key = event.kernel .. " " .. table.concat(event.sizes, " ")
      if not known[key] then count = count + 1 end
      known[key] = true
    end
  end
  return count > 0 and count <= target.FEW_PRODUCTS
end

return M
