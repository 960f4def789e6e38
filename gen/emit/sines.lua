-- The call that computes all sines and cosines of a function, and the file that it comes from.
local M = {}

M.HEADER = "sincos.h"

-- the macro that generated code calls, and the space that it needs for n angles: only the compiler
-- knows whether there are vectors to fill
function M.macro(real) return real == "float" and "PINION_SINCOSF" or "PINION_SINCOS" end

function M.room(n, real) return ("%s_ROOM(%d)"):format(M.macro(real), n) end

-- the file of the runtime that contains the function
function M.file(real) return real == "float" and "sincosf.c" or "sincos.c" end

return M
