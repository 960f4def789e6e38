-- Runs the whole program, gen/pinion, on one text in this process, for each input of fuzz_urdf.c
-- and for each finding in fuzz/fuzz_spec.lua.
--
-- run(text) -> a complaint or nil, the exit code, stdout, stderr.  The robot comes from standard
-- input.  A processing instruction in it, `<?pinion --base floating -O2?>`, which the reader
-- ignores, holds options; `--dump=STAGE` is the first word (`--dump=model` by default), so that
-- nothing is ever written.
--
-- For any text: the exit code is 0, 1 or 2; stdout is empty unless it is 0; each line on stderr
-- begins with "pinion: ", is printable UTF-8 and of readable length; line numbers exist; a
-- rejection contains "error"; C has only printable ASCII and only valid numbers.
local M = {}

local LONGEST_LINE = 2000

-- stages after the model take time that grows with the robot, and fuzzing needs speed
local MOST_JOINTS = 6

-- options that do not affect which files are read or written
local ALLOWED = {
  ["--base"] = true, ["--real"] = true, ["--order"] = true, ["--functions"] = true,
  ["--fuse"] = true, ["--frames"] = true, ["--poses"] = true, ["--tunable"] = true,
  ["--mimic"] = true, ["--screw"] = true, ["--armature"] = true, ["--joint-friction"] = true,
  ["--name"] = true, ["--friction-width"] = true, ["--pattern"] = true, ["--sincos"] = true,
  ["--lanes"] = true, ["--split"] = true, ["--target"] = true, ["--rows"] = true,
  ["--gravity"] = true, ["--snap"] = true, ["-O0"] = true, ["-O1"] = true, ["-O2"] = true,
}

-- the words of the text's options, except those that could touch a file
local function options_of(text)
  local stage, words, keep = "model", {}, false
  for word in (text:match("<%?pinion%s+(.-)%s*%?>") or ""):gmatch("%S+") do
    local option = word:match("^%-%D[%w-]*")
    if option then keep = ALLOWED[option] end
    stage = word:match("^%-%-dump=(%l+)$") or stage
    if keep then words[#words + 1] = word end
    if option and word:find("=", 1, true) then keep = false end
  end
  local _, joints = text:gsub("<joint", "")
  if joints > MOST_JOINTS then stage = stage == "read" and stage or "model" end
  table.insert(words, 1, "--dump=" .. stage)
  words[#words + 1] = "-"
  words[0] = "gen/pinion"
  return words, stage
end

-- a file handle that reads from a string
local function reader(text)
  local place = 1
  return {
    read = function(_, count)
      if place > #text then return nil end
      local part = text:sub(place, place + count - 1)
      place = place + #part
      return part
    end,
  }
end

local function writer(parts)
  local file = {}
  function file:write(...)
    for _, part in ipairs { ... } do parts[#parts + 1] = tostring(part) end
    return self
  end
  function file:flush() return self end
  return file
end

-- exit code, stdout, stderr.  The program runs in a coroutine, so that its os.exit, from any depth,
-- ends it and not this process.
local function execute(words, text)
  local out, err = {}, {}
  local env = setmetatable({
    arg = words, package = { path = "", cpath = "" },
    os = setmetatable({ exit = coroutine.yield }, { __index = os }),
    io = setmetatable({ stdout = writer(out), stderr = writer(err) }, { __index = io }),
  }, { __index = _G })
  local stdin = io.stdin
  rawset(io, "stdin", reader(text))
  local program = coroutine.create(assert(loadfile("gen/pinion", "t", env)))
  local ok, code = coroutine.resume(program)
  rawset(io, "stdin", stdin)
  if not ok then return 3, "", debug.traceback(program, tostring(code)) end
  return code, table.concat(out), table.concat(err)
end

local function count_lines(text)
  local _, n = text:gsub("\n", "")
  return n + 1
end

-- a complaint about stderr, or nil
local function odd_messages(code, err, lines)
  if code ~= 0 and not err:find("error: ", 1, true) then return "a refusal without an error" end
  if code == 0 and err:find(": error: ", 1, true) then return "an error with exit 0" end
  if err ~= "" and err:sub(-1) ~= "\n" then return "the last line has no end" end
  for line in err:gmatch("([^\n]*)\n") do
    if line:sub(1, 8) ~= "pinion: " then return "a line without prefix: " .. line end
    if line:find("%c") then return "a control character: " .. line end
    if not utf8.len(line) then return "not UTF-8: " .. line end
    if #line > LONGEST_LINE then return "a line of " .. #line .. " bytes" end
    local at = tonumber(line:match("^pinion: <stdin>:(%d+): "))
    if at and (at < 1 or at > lines) then return "there is no such line: " .. line end
    -- outside of names, which may contain anything
    if line:gsub("'[^']*'", ""):find("%.lua:%d") then return "a place in the program: " .. line end
  end
  return nil
end

-- a complaint about C, or nil
local function odd_code(out)
  local odd = out:find("[^\n\t\32-\126]")
  if odd then return ("byte %d in the output"):format(out:byte(odd)) end
  for _, word in ipairs { "nan", "inf" } do
    local number = out:match("[=(,*+-] ?" .. word .. "[,;) ]")
    if number then return "no number of C: " .. number end
  end
  return nil
end

function M.run(text)
  local words, stage = options_of(text)
  local code, out, err = execute(words, text)
  local complaint
  if code ~= 0 and code ~= 1 and code ~= 2 then
    complaint = ("exit %s"):format(code)
  elseif (code == 0) == (out == "") then
    complaint = ("exit %d and %d bytes on stdout"):format(code, #out)
  else
    complaint = odd_messages(code, err, count_lines(text))
      or code == 0 and stage == "write" and odd_code(out) or nil
  end
  if complaint then
    complaint = ("%s\n%s\n%s"):format(complaint, table.concat(words, " "), err)
  end
  return complaint, code, out, err
end

-- The same; a second run must print the same, whatever the process did before.
function M.run_twice(text)
  local complaint, code, out, err = M.run(text)
  local _, again, out_again, err_again = M.run(text)
  if not complaint and (code ~= again or out ~= out_again or err ~= err_again) then
    complaint = "a second run in one process differs from the first"
  end
  return complaint, code
end

return M
