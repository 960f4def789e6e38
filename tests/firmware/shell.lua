-- Runs commands, some at a time.

local shell = {}

function shell.quote(text) return "'" .. text:gsub("'", "'\\''") .. "'" end

--- What a command prints, without the last newline.
function shell.output(command)
  local pipe = assert(io.popen(command))
  local text = pipe:read("a"):gsub("\n$", "")
  pipe:close()
  return text
end

-- seconds of a processor that a job takes, on average
local SECONDS = 5

local BEGUN = os.time()

local function at_once() return tonumber(os.getenv "JOBS") or 2 end

-- The minutes that so many jobs take on an idle machine, rounded up.
function shell.minutes(jobs) return math.ceil(jobs * SECONDS / 60 / at_once()) end

-- Runs all jobs { says =, command = }, JOBS at a time (2 by default), in any order.  Prints what
-- each does as it begins, and the seconds so far.  After a failure, prints its output, and begins
-- no other.
function shell.all(jobs, dir)
  if #jobs == 0 then return end
  local names = {}
  local function write(name, text)
    local file = assert(io.open(name, "wb"))
    file:write(text, "\n")
    file:close()
  end
  for k, job in ipairs(jobs) do
    names[k] = ("%s/job.%d"):format(dir, k)
    write(names[k] .. ".sh", job.command)
    write(names[k] .. ".says", ("%d/%d %s"):format(k, #jobs, job.says))
  end
  write(dir .. "/jobs", table.concat(names, "\n"))
  io.stdout:flush()
  local ok = os.execute(("xargs -P %d -I {} sh -c 'echo \"  $(($(date +%%s) - %d)) s: "
    .. "$(cat \"$1.says\")\"; sh -e \"$1.sh\" >\"$1\" 2>&1 || { "
    .. "cat \"$1\" >&2; exit 255; }' sh {} <%s"):format(at_once(), BEGUN,
    shell.quote(dir .. "/jobs")))
  assert(ok, "a job failed; its words are above")
  for _, name in ipairs(names) do
    for _, ending in ipairs { "", ".sh", ".says" } do os.remove(name .. ending) end
  end
end

return shell
