-- Computes the interface of a header as eight hex digits, which end every symbol.  They depend on
-- the code of the header (joints and their order, sizes, layout, types, signatures) and the types
-- of the joints, without numbers of the model and comments.  An object that was compiled with
-- another header has, or refers to, other symbols, and does not link.
--
--   interface.mark(text, model)   the digits
--   interface.numbers(text, r)    the same for a file of tables of robot r, 64 digits: its numbers,
--                                 without names and comments
local unix = require "unix.core"

local M = {}

local DIGITS = 8

-- The meaning of arguments and results beyond the code of a header: increase this if a frame, a
-- sign or an order in the generator's conventions changes.
local CONVENTIONS = "1"

local function code(text) return (text:gsub("/%*.-%*/", ""):gsub("%s+", " ")) end

function M.mark(text, model)
  local types = {}
  for i, body in ipairs(model.bodies) do types[i] = body.type end
  local all = { CONVENTIONS, table.concat(types, " "), code(text) }
  return unix.sha256(table.concat(all, "\n")):sub(1, DIGITS)
end

function M.numbers(text, r)
  local words = code(text):gsub('"[^"]*"', '""')
  for _, prefix in ipairs { r, r:upper() } do
    words = words:gsub("%f[%w_]" .. prefix .. "_[%w_]+", "")
  end
  return unix.sha256(words)
end

return M
