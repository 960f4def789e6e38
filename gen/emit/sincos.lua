-- The call that computes all sines and cosines of a function, and where it comes from.
local sincos = require "prog.sincos"

local M = {}

M.HEADER = "sincos.h"
M.FILE = "sincos.c"

-- room for n angles: without padding for a microcontroller, which has no vectors to fill
local function room(n, real, target) return target == "mcu" and n or sincos.padded(n, real) end

-- group: what prog.sincos gathered, named; writer: emit.expression; type: of the arrays; call: name
-- of the function.  One line an angle, so that a new joint is a new line.
function M.lines(group, writer, type, call, target)
  local n = room(#group.angles, type, target)
  local names = group.names
  local lines = { "  enum {" }
  for _, place in ipairs(group.places) do lines[#lines + 1] = "    " .. place .. "," end
  lines[#lines + 1] = "  };"
  lines[#lines + 1] = ("  const %s %s[%d] = {"):format(type, names.angle, n)
  for _, angle in ipairs(group.angles) do
    lines[#lines + 1] = ("    %s,"):format(writer.value(angle))
  end
  lines[#lines + 1] = "  };"
  lines[#lines + 1] = ("  %s %s[%d], %s[%d];"):format(type, names.s, n, names.c, n)
  lines[#lines + 1] = ("  %s(%d, %s, %s, %s);"):format(call, n, names.angle, names.s, names.c)
  return lines
end

-- the macro that generated code calls
function M.macro(real) return real == "float" and "PINION_SINCOSF" or "PINION_SINCOS" end

return M
