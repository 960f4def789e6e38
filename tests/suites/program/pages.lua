#!/usr/bin/env lua5.4
-- Runs the worked examples of README.md and of templates/doc: extracts them, compiles them against
-- the generated robots, and compares their output with the page.  The commands that generate the
-- robots, and those that compile the examples, are also the page's.  Then other code in pages:
-- lines of generated C, lines for make and C++.
--
-- Commands are run unchanged, in a separate directory where gen, models, ... are links.

local lfs = require "lfs"
local support = dofile "tests/support/c.lua"
local suite = support.suite "pages"
local shell, read, write = support.shell, support.contents, support.write
local function check(...) return suite:check(...) end

-- a fresh directory for a page's commands
local function place(name)
  local dir = suite:fresh(name)
  for _, link in ipairs { "gen", "models", "runtime", "templates" } do
    assert(lfs.link("../../../../" .. link, dir .. "/" .. link, true))
  end
  return dir
end

local function typed(dir, command)
  local run = support.run("{ " .. command .. "\n} 2>&1", { directory = dir })
  return run.code, run.out
end

-- ---- examples -----------------------------------------------------------------------------------

-- A page's commands without optimisation, which takes most of the time, and with the quickest
-- compiler, except for README and where that compiler is not enough (vectors).
-- long/compilers.lua, suites/single.lua and `make lint` try other compilers.
local QUICKEST = support.has "tcc" and "tcc" or "cc"

local function unhurried(text, page)
  text = text:gsub(" %-O2 ", " -O0 ")
  local any = not (page:find "README" or page:find "lanes")
  return any and (text:gsub("^cc ", QUICKEST .. " ")) or text
end

local STRICT <const> = " -Wall -Wextra -Werror "
local EXAMPLE = "<!%-%- example: (%w+) %-%->\n```c\n(.-)```\n<!%-%- output %-%->\n```\n(.-)```"

-- the words of a page in backquotes that begin with `start` and contain `needle`
local function span(text, start, needle)
  for words in text:gmatch("`(" .. start .. " [^`\n]*)`") do
    if words:find(needle, 1, true) then return words end
  end
end

local function example(page, text, robot, code, output)
  local name = page .. ", " .. robot
  local dir = place((page:gsub("/", "_")))
  local command = span(text, "gen/pinion", "models/" .. robot .. ".urdf")
  check(name .. ": the page tells how to generate it", command)
  local status, words = typed(dir, command or "false")
  check(name .. ": the command works", status == 0, words)
  local out = (command or ""):match("%-o (%S+)") or "nowhere"
  write(dir .. "/example.c", code)
  local line = span(text, "cc", "-I " .. out .. " ")
  check(name .. ": the page tells how to compile it", line)
  line = line or "false"
  local quick, own = unhurried(line, page), line:gsub(" %-O2 ", " -O0 ")
  status, words = typed(dir, quick .. STRICT .. "-o example")
  check(name .. ": and so it is compiled", status == 0, words)
  -- The example also by the page's own compiler, for its warnings.  The quickest one inlines
  -- nothing, so the line that it took names everything to link.
  if own ~= quick then
    own = own:gsub("%S+%.c%f[%s\0]", function(file) return file ~= "example.c" and "" or nil end)
    status, words = typed(dir, own .. STRICT .. "-fsyntax-only")
    check(name .. ": its own compiler has no warning",
      status == 0 and own:find("example.c", 1, true), words)
  end
  status, words = typed(dir, "./example")
  check(name .. ": it prints what the page shows", status == 0 and words == output, words)
end

local _, list = shell("ls README.md templates/doc/*.md")
local found = {}
for page in list:gmatch("[^\n]+") do
  local text = read(page)
  for robot, code, output in text:gmatch(EXAMPLE) do
    found[#found + 1] = page
    example(page, text, robot, code, output)
  end
  local _, marks = text:gsub("\n<!%-%- example", "")
  local _, examples = text:gsub(EXAMPLE, "")
  check(page .. ": each example is whole", marks == examples)
end
check("these pages have examples", table.concat(found, " ") == "README.md templates/doc/"
  .. "constraints.md templates/doc/contact.md templates/doc/conventions.md "
  .. "templates/doc/derivatives.md templates/doc/lanes.md templates/doc/maximal.md "
  .. "templates/doc/steps.md templates/doc/tunable.md",
  table.concat(found, " "))

-- ---- generated C that pages show ----------------------------------------------------------------

-- The words without blanks, because a page may lay out the lines differently.
local function dense(text) return (text:gsub("%s+", "")) end

local shown = 0
for _, page in ipairs { "README.md", "out/README.md" } do
  local text = read(page)
  for path, code in text:gmatch("<!%-%- excerpt: (%S+) [^\n]*%-%->\n```%w*\n(.-)```") do
    shown = shown + 1
    check(("%s: its lines of %s are there (else `make update`)"):format(page, path),
      #code > 100 and dense(read(path)):find(dense(code), 1, true) ~= nil, code)
  end
end
check("pages show generated C", shown == 6, tostring(shown))

-- ---- compiling and linking ----------------------------------------------------------------------

local linking = read "templates/doc/linking.md"
local dir = place "linking"
local _, said = typed(dir, "gen/pinion --quiet -o out/arm6 models/arm6.urdf")
check("arm6 is generated", said == "", said)
local status, words = typed(dir, unhurried(linking:match("\n```\n(cc [^`]*)```"), "linking.md"))
check("linking: the line that compiles", status == 0, words)
local code, output = select(2, read("README.md"):match(EXAMPLE))
write(dir .. "/controller.c", code)
write(dir .. "/Makefile", unhurried(linking:match("\n```make\n(.-)```"), "linking.md"))
-- as -Os would have it: then sines are calls, and a file that ARM6_RUNTIME lacks is missed
status, words = typed(dir, ("env -u MAKEFLAGS make CC='%s -D__OPTIMIZE_SIZE__' controller && "
  .. "./controller"):format(QUICKEST))
check("linking: the lines for make", status == 0 and words:sub(-#output) == output, words)

if shell("echo '#include <eigen3/Eigen/SparseCore>' | c++ -x c++ -E -") == 0 then
  write(dir .. "/eigen.cpp", ([[
#include <eigen3/Eigen/SparseCore>
#include <cstdio>
#include "arm6.h"
int main()
{
  double q[ARM6_NQ] = { 0.1, 0.2, 0.3, 0.4, 0.5, 0.6 }, H[ARM6_NH];
  double x[ARM6_NV] = { 1, 2, 3, 4, 5, 6 }, y[ARM6_NV];
  arm6_crba(q, H);
  arm6_mul_H(H, x, y);
%s  Eigen::VectorXd z =
    lower.selfadjointView<Eigen::Lower>() * Eigen::Map<Eigen::VectorXd>(x, ARM6_NV);
  double worst = 0;
  for (int i = 0; i < ARM6_NV; i++) worst = std::fmax(worst, std::fabs(z[i] - y[i]));
  std::printf("%%s\n", worst < 1e-12 ? "equal" : "different");
}
]]):format(linking:match("\n```cpp\n(.-)```")))
  status, words = typed(dir, "cc -std=c99 -I out/arm6 -I runtime -c out/arm6/arm6_crba.c "
    .. "out/arm6/arm6_mul_H.c out/arm6/arm6_pattern.c && " .. (support.has "clang++" and "clang++"
    or "c++") .. " -I out/arm6 -I runtime eigen.cpp arm6_crba.o arm6_mul_H.o arm6_pattern.o -o "
    .. "eigen && ./eigen")
  check("linking: H for Eigen", status == 0 and words == "equal\n", words)
else
  suite:skip "Eigen is not installed"
end

suite:finish()
