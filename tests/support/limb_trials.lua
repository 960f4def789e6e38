-- Robots with equal limbs: generates them, compiles them with vectors of the machine or without,
-- and runs their self-tests, which compare with the generic runtime.
--
--   local trials = dofile "tests/support/limb_trials.lua"(suite, support)
--   trials.WIDE, trials.COMPILERS   flags for vectors of four doubles, or nil; gcc, clang
--   trials.generate(name, words)    its directory; the robot is called r
--   trials.texts(place, mark)       how many functions have a form for limbs: in lanes, or in turn
--                                   (mark = trials.TURNS)
--   trials.passes(name, place, compiler, flags, level)   the self-test of functions in one text
--   trials.try(name, words, all, compiler, in_turn)      generates a robot, whose self-test passes
--                                   in several ways; how many of its functions have such a form
--   trials.bytes(place, fn)         of a function, with its constants
--   trials.mcu()                    words for a quadruped on a microcontroller, in float: the last
--                                   ones are functions and the file
return function(suite, support)
  local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
  local M = {}

  -- flags for vectors of four doubles, if this machine has them
  local function wide()
    local known = support.contents "/proc/cpuinfo" or ""
    if not (known:find "%f[%w]avx2%f[%W]" and known:find "%f[%w]fma%f[%W]") then return nil end
    return "-mavx2 -mfma"
  end

  local WIDE, library = wide(), suite:runtime()
  local COMPILERS = { "gcc", support.has "clang" and "clang" or nil }
  M.WIDE, M.COMPILERS = WIDE, COMPILERS

  function M.generate(name, words)
    local place = suite:fresh(name)
    local run = support.pinion { "--quiet", "--name", "r", "-o", place, table.unpack(words) }
    suite:check(name .. " is generated", run.code == 0, run.err)
    return place
  end

  local LANES <const> = "\n#if PINION_LIMBS_X"
  M.TURNS = "\nNOT_INLINE void "
  function M.texts(place, mark)
    local count = 0
    for _, file in ipairs(support.names(place, ".c")) do
      if support.contents(place .. "/" .. file):find(mark or LANES, 1, true) then
        count = count + 1
      end
    end
    return count
  end

  local function self_test_passes(what, command)
    local run = support.run(command)
    suite:check(what, run.code == 0 and run.out:find "\n%d+ passed, 0 failed\n$",
      run.out .. run.err)
  end

  -- compiles its functions as one text with a strict compiler, optimised unless `level` says
  -- otherwise, and checks that its self-test passes
  function M.passes(name, place, compiler, flags, level)
    support.write(place .. "/all.c",
      support.together(place, "r", { model = true, selftest = true }))
    local command = ("cd %s && CC='%s -std=c99 -I ../../../../runtime %s' && $CC %s %s -c all.c && "
      .. "$CC -O0 all.o r_model.c r_selftest.c %s -lm -o run && ./run 40"):format(
      support.quote(place), compiler, flags, level or "-O1", support.WARN, library)
    self_test_passes(("%s: %s %s"):format(name, compiler, flags), command)
  end

  -- without vectors, for the numbers
  local function passes_plainly(name, place)
    self_test_passes(name .. ": without vectors",
      support.program(place, support.sources "r", "plain", "-DPINION_LIMBS=0") .. " && ./plain 40")
  end

  local tried = 0

  -- with vectors of the machine or, every other robot in a long run, with those of SSE2; and
  -- without
  function M.try(name, words, all, compiler, in_turn)
    local place = M.generate(name, words)
    if in_turn then
      M.passes(name, place, compiler, "")
      return M.texts(place, M.TURNS)
    end
    tried = tried + 1
    local narrow = WIDE and LONG and not all and tried % 2 == 0
    if WIDE and not narrow then M.passes(name, place, compiler, WIDE) end
    -- without optimisation, and by clang, it takes a third of the time; gcc's SSE2 is tested with
    -- all of a quadruped's functions, and by limbs_quad
    if narrow then
      M.passes(name, place, COMPILERS[#COMPILERS], "", "-O0")
    elseif LONG and all or not WIDE then
      M.passes(name, place, compiler, "")
    end
    if LONG and all then M.passes(name, place, compiler, "-DPINION_LIMBS=0", "-O0") end
    if LONG ~= (all or false) then passes_plainly(name, place) end
    return M.texts(place)
  end

  function M.bytes(place, fn)
    local run = support.run(("cd %s && gcc -std=c99 -Os -I %s -c r_%s.c -o r.o && size r.o"):format(
      support.quote(place), support.quote(support.root .. "/runtime"), fn))
    return tonumber(run.out:match "\n%s*(%d+)") or error(run.err)
  end

  function M.mcu()
    return { "-O2", "--target", "mcu", "--base", "floating", "--real", "float", "--functions",
      "crba,ltl,solve,rnea,fd,aba", "models/quad.urdf" }
  end

  return M
end
