-- Counts what each stage produced, for --verbose: number, word, further lines.
local M = {}

function M.read(job) return #job.input.bytes, "bytes" end
function M.check(job) return #job.robot.links, "links" end
function M.model(job) return #job.model.bodies, "bodies" end

local function sum(job, count)
  local n = 0
  for _, item in ipairs(job.functions) do n = n + (item.plain and count(item) or 0) end
  return n
end

function M.trace(job) return job.nodes, "nodes" end

function M.choose(job)
  return sum(job, function(item) return item.plain.cost.total end), "operations"
end

-- each function's statements, and how many of them have no name in the book
local function shares(job)
  local lines = {}
  for _, item in ipairs(job.functions) do
    if item.program then
      local all, nameless = item.program.statements, item.program.nameless
      lines[#lines + 1] = ("%-28s %6d statements, %4.1f %% nameless"):format(item.fn.name, all,
        all > 0 and 100 * nameless / all or 0)
    end
  end
  return lines
end

function M.lower(job)
  return sum(job, function(item) return item.program.statements end), "statements", shares(job)
end

function M.write(job) return #job.files, "files" end

return M
