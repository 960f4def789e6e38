-- The call that computes all sines and cosines of a function, and where it comes from.
local M = {}

M.HEADER = "sincos.h"

-- the macro that generated code calls, and how much room it wants for n angles: the compiler knows
-- whether there are vectors to fill
function M.macro(real) return real == "float" and "PINION_SINCOSF" or "PINION_SINCOS" end

function M.room(n, real) return ("%s_ROOM(%d)"):format(M.macro(real), n) end

-- the file of the runtime where it is called out of line
function M.file(real) return real == "float" and "sincosf.c" or "sincos.c" end

-- group: what prog.sincos gathered, named; writer: emit.expression; form: as in emit.source.  One
-- line an angle, so that a new joint is a new line.
function M.lines(group, writer, form)
  local n, type = form.room(#group.angles), form.type
  local names = group.names
  local lines = { "  enum {" }
  for _, place in ipairs(group.places) do lines[#lines + 1] = "    " .. place .. "," end
  lines[#lines + 1] = "  };"
  lines[#lines + 1] = ("  const %s %s[%s] = {"):format(type, names.angle, n)
  for _, angle in ipairs(group.angles) do
    lines[#lines + 1] = ("    %s,"):format(writer.value(angle))
  end
  lines[#lines + 1] = "  };"
  lines[#lines + 1] = ("  %s %s[%s], %s[%s];"):format(type, names.s, n, names.c, n)
  lines[#lines + 1] = ("  %s(%s, %s, %s, %s);"):format(form.sines, n, names.angle, names.s, names.c)
  return lines
end

return M
