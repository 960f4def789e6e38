#!/usr/bin/env lua5.4
-- The worked examples of README.md, extracted, compiled against the generated robots and run: what
-- they print is what README says they print.  The commands that generate the robots, and those that
-- compile the examples, are README's too.

local DIR = ".build/tests/readme"

local function shell(command)
  local pipe = assert(io.popen(command .. " 2>&1; echo $?"))
  local out = pipe:read("a")
  pipe:close()
  local text, code = out:match("^(.-)(%d+)\n$")
  return tonumber(code), text
end

local file = assert(io.open("README.md"))
local readme = file:read("a")
file:close()

local passed, failed = 0, 0
local function check(name, ok, detail)
  if ok then
    passed = passed + 1
  else
    failed = failed + 1
    print("FAILED: " .. name .. "\n" .. (detail or ""))
  end
end

for robot, code, output in
  readme:gmatch("<!%-%- example: (%w+) %-%->\n```c\n(.-)```\n<!%-%- output %-%->\n```\n(.-)```")
do
  shell("rm -rf " .. DIR .. " && mkdir -p " .. DIR)
  local command = readme:match("`(gen/pinion [^`]*models/" .. robot .. "%.urdf)`")
  check(robot .. ": README tells how to generate it", command ~= nil)
  local status, words = shell((command:gsub("%-o %S+", "-o " .. DIR .. "/" .. robot)))
  check(robot .. ": the command works", status == 0, words)
  local source = assert(io.open(DIR .. "/example.c", "w"))
  source:write(code)
  source:close()
  status, words = shell(("cd %s && rm %s/*_selftest.c %s/*_model.c && ${CC:-cc} -std=c99 -Wall "
    .. "-Wextra -Werror -I %s -I ../../../runtime example.c %s/*.c ../../../runtime/*.c -lm "
    .. "-o example")
    :format(DIR, robot, robot, robot, robot))
  check(robot .. ": the example compiles", status == 0, words)
  status, words = shell(DIR .. "/example")
  check(robot .. ": it prints what README shows", status == 0 and words == output, words)
  -- the line that README gives, and its own choice of files (a brace is the shell's, bash's say)
  local line = readme:match("`(cc [^`]*%-I out/" .. robot .. " [^`]*)`")
  check(robot .. ": README tells how to compile it", line ~= nil)
  line = (line or "false"):gsub("out/" .. robot, DIR .. "/" .. robot)
    :gsub(" example%.c", " " .. DIR .. "/example.c") .. " -o " .. DIR .. "/typed"
  status, words = shell(("bash -c '%s' && %s/typed"):format(line, DIR))
  check(robot .. ": and so it is compiled", status == 0 and words == output, words)
end
if passed + failed == 0 then
  failed = 1
  print("FAILED: no example found in README.md")
end
-- what it shows of duo's C, is duo's C
local shown = 0
for code in readme:gmatch("```c\n(.-)```") do
  if code:find("H[DUO_H_", 1, true) then
    shown = shown + 1
    local text = assert(io.open("out/duo/duo_crba.c")):read("a")
    check("README's lines of duo_crba.c are there", text:find(code, 1, true) ~= nil, code)
  end
end
check("README shows lines of duo_crba.c", shown > 0)
print(("%d passed, %d failed"):format(passed, failed))
os.exit(failed == 0)
