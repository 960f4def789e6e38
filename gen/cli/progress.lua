-- Prints the result and the time of each stage, and a sign of life if a stage takes over a second.
--
--   progress.watch { write, verbose, terminal, path } -> watch(name, run, count) for the pipeline;
--     a stage that runs in pieces ends with its count
--
-- write(text) prints on stderr; path is the name of one of several robots.  For the sign of life, a
-- hook counts Lua's instructions and occasionally reads the clock, only on a terminal.  The sign is
-- a single line that is erased when the stage ends, so messages never share it.
local M = {}

local LONG = 1.0
local INSTRUCTIONS = 1000000

function M.watch(options)
  local subject, spent = options.path and options.path .. ": " or "", {}

  local function alive(name, start)
    local seconds = os.clock() - start
    if seconds < LONG then return false end
    options.write(("\r\27[Kpinion: %s%s .. %.0f s"):format(subject, name, seconds))
    return true
  end

  return function(name, run, count)
    -- a stage may run in several pieces; its time is their sum
    local start, shown = os.clock() - (spent[name] or 0), false
    if options.terminal then
      debug.sethook(function() shown = alive(name, start) or shown end, "", INSTRUCTIONS)
    end
    local ok, problem = pcall(run)
    debug.sethook()
    if shown then options.write("\r\27[K") end
    if not ok then error(problem, 0) end
    spent[name] = os.clock() - start
    if not (options.verbose and count) then return end
    local n, what, more = count()
    options.write(("pinion: %s%-6s %7.3f s  %d %s\n"):format(subject, name, spent[name], n,
      what))
    for _, line in ipairs(more or {}) do
      options.write(("pinion:   %s%s\n"):format(subject, line))
    end
  end
end

return M
