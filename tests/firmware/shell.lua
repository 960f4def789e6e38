--- Commands, some at a time.

local shell = {}

function shell.quote(text) return "'" .. text:gsub("'", "'\\''") .. "'" end

--- What a command prints, without the last newline.
function shell.output(command)
  local pipe = assert(io.popen(command))
  local text = pipe:read("a"):gsub("\n$", "")
  pipe:close()
  return text
end

--- Runs all commands, JOBS at a time (2 unless set), in any order; each one's words are in its
-- log, DIR/job.N, when it failed.  Stops at the first that fails.
function shell.all(commands, dir)
  if #commands == 0 then return end
  local names = {}
  for k, command in ipairs(commands) do
    local name = ("%s/job.%d"):format(dir, k)
    local file = assert(io.open(name .. ".sh", "wb"))
    file:write(command, "\n")
    file:close()
    names[k] = name
  end
  local list = dir .. "/jobs"
  local file = assert(io.open(list, "wb"))
  file:write(table.concat(names, "\n"), "\n")
  file:close()
  local ok = os.execute(("xargs -P \"${JOBS:-2}\" -I {} sh -c 'sh -e \"$1.sh\" >\"$1\" 2>&1 || { "
    .. "cat \"$1\" >&2; exit 255; }' sh {} <%s"):format(shell.quote(list)))
  assert(ok, "a command failed; its words are above")
  for _, name in ipairs(names) do os.remove(name) os.remove(name .. ".sh") end
end

return shell
