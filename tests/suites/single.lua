#!/usr/bin/env lua5.4
-- Numbers that stay scalars: gcc's SLP vectoriser is off in functions of q, and only there.
--
-- The line PINION_SCALAR of a generated file must have the effect of gcc's flag
-- -fno-tree-slp-vectorize: the same assembly for C and C++, whatever the other flags, and no
-- vectors of 512 bits.  The tests also show that the vectoriser would make some, so that they can
-- fail.  Other compilers must ignore the line.  Needs gcc 12 or newer, for x86.  Also tests that
-- plain -O2 is no worse than other flags.

local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
local support = dofile "tests/support/c.lua"
local suite = support.suite "single"
local quote = support.quote

local LINE = "\nPINION_SCALAR\n"

-- generates a robot and returns its files with that line; words: for the generator
local function marked(name, words)
  local place = suite:fresh(name)
  local run = support.pinion { "--quiet", "--name", "r", "-o", place, table.unpack(words) }
  assert(run.code == 0, run.err)
  local found = {}
  for _, file in ipairs(support.names(place, ".c")) do
    local part = file:match "^r_(.*)%.c$"
    if support.contents(place .. "/" .. file):find(LINE, 1, true) then
      found[#found + 1] = part
    end
  end
  return table.concat(found, " "), place
end

-- ---- which files --------------------------------------------------------------------------------

local ALL = "--functions=crba,ltdl,solve,mul_H,rnea,fk,minv,integrate,neutral"
local list, arm = marked("arm", { ALL, "--fuse=tick=H,LD", "models/arm7.urdf" })
suite:equal("functions of q", "crba fk minv rnea tick", list)
list = marked("libm", { ALL, "--sincos=libm", "models/arm7.urdf" })
suite:equal("with the sines of libm too", "crba fk minv rnea", list)
local mcu
list, mcu = marked("mcu", { ALL, "--target=mcu", "models/arm7.urdf" })
suite:equal("none for a microcontroller", "", list)
suite:check("whose header is without it",
  not support.contents(mcu .. "/r.h"):find("PINION_SCALAR", 1, true))
list = marked("rows", { ALL, "--rows=0", "models/arm7.urdf" })
suite:equal("none by rows", "fk rnea", list)

-- ---- what gcc makes of it -----------------------------------------------------------------------

local FILES = { "crba", "fk", "minv" }
local WIDE = "-march=sapphirerapids -mtune=generic"

-- a compiler's output for one file, without the names of files and compilers
local function assembly(compiler, flags, file)
  local run = support.run(("%s %s -I runtime -I %s -S -o - %s/r_%s.c"):format(compiler, flags,
    quote(arm), quote(arm), file))
  suite:check(("%s %s: %s compiles"):format(compiler, flags, file),
    run.code == 0 and run.err == "", run.err)
  return run.out
end

local function version(compiler)
  local run = support.run("echo __GNUC__ __clang__ __x86_64__ | " .. compiler .. " -E -P -xc -")
  return tonumber(run.out:match "^%s*(%d+) __clang__ 1%s") or 0
end

-- warnings are errors, because a compiler that does not know the line may only warn about it
local WARN, WARN_CXX = support.WARN .. " ", support.WARN_CXX .. " "
local FLAGS = {
  "-std=c99 -O2", "-O2 -march=haswell", "-std=c99 -O2 " .. WIDE,
  "-O2 -ffp-contract=fast -mtune-ctrl=^inter_unit_moves_from_vec,^inter_unit_moves_to_vec " .. WIDE,
  "-O2 -march=cooperlake", "-O2 -march=icelake-server -fwrapv -fno-strict-aliasing -fPIC",
  "-O3 -march=icelake-server -fno-math-errno -frounding-math -fstack-protector-strong",
  "-O1 -march=haswell", "-Os", "-O0 -march=haswell", "-Og -fno-omit-frame-pointer",
}

if version "gcc" < 12 then
  suite:skip "gcc is not there, older than 12 or not for x86"
else
  for k, file in ipairs(FILES) do
    local without = assembly("gcc", "-O2 -DPINION_SCALAR= " .. WIDE, file)
    suite:check("gcc left alone uses 512 bits in " .. file, without:find("%%zmm"))
    local with = assembly("gcc", "-O2 " .. WIDE, file)
    suite:check("and not with the line", not with:find("%%zmm"))
    for i, flags in ipairs(FLAGS) do
      if LONG or (i + k) % #FILES == 0 then -- each flag with one file
        suite:equal(("the line and the flag make the same of %s: %s"):format(file, flags),
          assembly("gcc", WARN .. flags .. " -DPINION_SCALAR= -fno-tree-slp-vectorize", file),
          assembly("gcc", WARN .. flags, file))
      end
    end
    if support.has "g++" then
      local flags = "-O2 " .. WIDE
      suite:equal("and as C++ of " .. file,
        assembly("g++ -x c++", WARN_CXX .. flags .. " -DPINION_SCALAR= -fno-tree-slp-vectorize",
          file),
        assembly("g++ -x c++", WARN_CXX .. flags, file))
    end
  end
  suite:check("sines by pairs with SSE2, whether a vectoriser is on or not",
    assembly("gcc", "-O1", "crba"):find("mulpd", 1, true))
  -- preprocessed separately, as ccache and distcc do
  local apart = support.run(("gcc -O2 %s -I runtime -I %s -E %s/r_crba.c | "
    .. "gcc -O2 %s -S -o - -x cpp-output -"):format(WIDE, quote(arm), quote(arm), WIDE))
  suite:check("preprocessed apart, too", apart.out:find "r_crba" and not apart.out:find "%%zmm",
    apart.err)
end

-- ---- no flags needed ----------------------------------------------------------------------------

-- products fused with sums, and instructions, of a function
local function counts(compiler, flags, file)
  local code = assembly(compiler, "-march=haswell " .. flags, file)
  return select(2, code:gsub("\n\tvfn?m", "")), select(2, code:gsub("\n\t%l", ""))
end

for _, compiler in ipairs { "gcc", "clang" } do
  if support.run("echo __x86_64__ | " .. compiler .. " -E -P -xc -").out:find "^%s*1" then
    for _, file in ipairs { "crba", "fk" } do
      local fused, default = counts(compiler, "-O2", file)
      suite:check(compiler .. " fuses by itself in " .. file, fused > 10, fused)
      suite:equal("under gnu99 as well", fused, (counts(compiler, "-O2 -std=gnu99", file)))
      if compiler == "gcc" then
        suite:equal("and not under c99", 0, (counts(compiler, "-O2 -std=c99", file)))
      end
      for _, flags in ipairs { "-O3", "-O2 -ffp-contract=fast -fno-tree-slp-vectorize" } do
        local _, other = counts(compiler, flags, file)
        suite:check(("%s %s: no more than 1.15 times the instructions of %s"):format(compiler, file,
          flags), default <= 1.15*other, default .. " " .. other)
      end
    end
  else
    suite:skip(compiler .. " is not there or not for x86-64")
  end
end

-- ---- order of stores ----------------------------------------------------------------------------

-- numbers that wait for the end, 12 for each link, wait on the stack
local fk = support.contents(arm .. "/r_fk.c")
local stored = fk:find("pose[R_link_link3][11] =", 1, true)
local moved = fk:find("pose of a4", 1, true)
suite:check("fk stores a link before it goes on to the next body",
  stored and moved and stored < moved)

-- ---- other compilers ----------------------------------------------------------------------------

for _, compiler in ipairs { "clang", "clang++ -x c++", "tcc" } do
  if support.has(compiler:match "^%S+") then
    local warn = compiler == "clang" and WARN or compiler == "tcc" and "-Wall -Werror " or WARN_CXX
    local output = compiler == "tcc" and "-c" or "-S"
    for _, file in ipairs(FILES) do
      local run = support.run(("%s %s -O2 -I runtime -I %s %s -o %s/other.o %s/r_%s.c"):format(
        compiler, warn, quote(arm), output, quote(arm), quote(arm), file))
      suite:check(("%s has no word on %s"):format(compiler, file),
        run.code == 0 and run.err == "", run.err)
    end
  else
    suite:skip(compiler .. " is not installed")
  end
end

suite:finish()
