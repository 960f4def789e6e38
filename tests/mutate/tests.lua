--- The tests that a mutant has to pass, quickest first.
--
-- For emitted C: its own self-test, compiled anew with the mutated file.  For the generator: the
-- files that are checked in under out/ (a difference is noticed, and so is the self-test's
-- verdict), then the self-tests of robots that use the other mechanisms, then the specs of the
-- mutated layer, then suites.  With MUTATE_QUICK set, neither of these two, which take minutes for
-- each survivor; with MUTATE_SLOW set, only they.
local constraints = dofile "tests/support/robots/constraints.lua"
local random = dofile "tests/support/random.lua"
local random_robot = dofile "tests/support/robots/random_robot.lua"

local M = {}

local CC = os.execute("command -v tcc >/dev/null") and "tcc -w" or "gcc -w -O0"
local LIMIT = "ulimit -v 4000000; timeout %d " -- kilobytes, seconds
local STATES = 20
local SLOW = os.getenv "MUTATE_SLOW"

-- robots that are checked in
local GOLDEN = {
  { "duo", "models/duo.urdf" }, { "arm6", "models/arm6.urdf" },
  { "quad", "--base floating models/quad.urdf" },
}

-- name, options: together they use every mechanism
local ROBOTS = {
  { "grip", "-O2 --base floating --screw open=0.01 --frames left "
    .. "tests/fuzz/corpus/urdf/mimic.urdf" },
  { "grip", "--joint-friction --mimic constrain tests/fuzz/corpus/urdf/mimic.urdf" },
  { "chain", "--tunable l1:mass,com,inertia --tunable l2:mass --fuse t=H,C,J:l3 "
    .. "tests/fuzz/corpus/urdf/chain.urdf" },
  { "arm6", "-O2 --split 60 --sincos libm models/arm6.urdf" },
  { "chain", "-O2 --tunable l1:com tests/fuzz/corpus/urdf/chain.urdf" },
  { "chain", "--tunable l1:inertia tests/fuzz/corpus/urdf/chain.urdf" },
  { "duo", "--rows 0 --armature left=0.1 --armature waist=0.2 models/duo.urdf" },
  { "duo", "-O2 --screw left=0.1 --screw waist=0.2 models/duo.urdf" },
  { "skew", "-O2 models/skew.urdf" }, { "skew", "--rows 0 models/skew.urdf" },
  { "duo", "--rows 0 --pattern tree --target mcu models/duo.urdf" },
  { "duo", "-O0 --real float models/duo.urdf" },
  { "quad", "--rows 0 --base floating --functions crba,ltdl,ltl,solve,minv,fd,mul_H "
    .. "models/quad.urdf" },
  { "quad", "-O2 --base floating --frames lf_foot models/quad.urdf" },
}

-- robots of all joint types by seed: links l0, l1 .., joints j1, j2 ..
local SEEDS = { 3, 4, 5 }
for _, row in ipairs {
  { "random", "--base floating --screw j2=0.1 --frames l1,l3 --config out/random3.lua "
    .. "--functions all,constraints,steps out/random3.urdf" },
  { "random", "-O2 --mimic free --frames l2 out/random4.urdf" },
  { "random", "--tunable l1:mass,com,inertia --tunable l2:com --tunable l3:inertia "
    .. "--tunable j1:origin --tunable j2:origin out/random5.urdf" },
  { "random", "-O2 --rows 0 --tunable j3:origin --tunable l4:mass out/random4.urdf" },
  { "fourbar", "-O2 --config models/fourbar.lua --prescribed crank models/fourbar.urdf" },
  { "gripper", "--config models/gripper.lua --rows 0 models/gripper.urdf" },
} do ROBOTS[#ROBOTS + 1] = row end

local SPECS = {
  algo = "parts mimic dynamics algo kinematics rows tunable constraints osim hybrid kkt steps "
    .. "optimiser",
  analysis = "constrained embed independent regressor singular",
  spatial = "parts rotation mimic dynamics kinematics regressor",
  prog = "parts sincos optimiser statements algo symbols rows counts dump derivative snap",
}
local SUITES = "split options tunable"

local function run(tree, seconds, command)
  local ok, _, code = os.execute(("cd %s && (%s) >../log 2>&1"):format(tree,
    LIMIT:format(seconds) .. command))
  return ok, code
end

local function sh(command) assert(os.execute(command), command) end

-- The self-test of the C in `directory`, compiled by cc: does it pass, and its exit code.
local function selftest(tree, directory, cc)
  return run(tree, 120, ("sh -c 'cd %s && %s -std=c99 -I ../../runtime *.c ../runtime.a -lm "
    .. "-o selftest || exit 9; ./selftest %d'"):format(directory, cc or CC, STATES))
end

-- each limb by itself, limbs in vectors of two, and in vectors of four where the machine has them
local FORMS = { CC .. " -DPINION_LIMBS=0", "gcc -w -O0", "gcc -w -O0 -march=native" }

-- an emitted file: its robot's self-test in each form
local function notice_emitted(tree, site)
  local name = site.path:match("^out/([^/]+)/")
  for _, cc in ipairs(FORMS) do
    local ok, code = selftest(tree, "out/" .. name, cc)
    if not ok then return ("the self-test (exit %d)"):format(code) end
  end
end

local function generate(tree, directory, options)
  os.execute(("rm -rf %s/%s"):format(tree, directory))
  return run(tree, 120, ("lua5.4 gen/pinion --quiet -o %s %s"):format(directory, options))
end

local function notice_golden(tree)
  for _, robot in ipairs(GOLDEN) do
    local name, directory = robot[1], "out/new_" .. robot[1]
    local ok, code = generate(tree, directory, robot[2])
    if not ok then return ("golden %s: the generator fails (exit %d)"):format(name, code) end
    if not os.execute(("cd %s && diff -rq -I 'Generated from' -I '^ *pinion ' -x '*.mk' "
      .. "-x '*.d' -x selftest out/%s %s >/dev/null"):format(tree, name, directory)) then
      local passes = selftest(tree, directory)
      return ("golden %s: differs, and its self-test %s"):format(name,
        passes and "passes" or "fails")
    end
  end
  return nil
end

local function notice_robots(tree)
  for k, robot in ipairs(ROBOTS) do
    local directory = "out/robot" .. k
    local ok, code = generate(tree, directory, robot[2])
    if not ok then return ("%s: the generator fails (exit %d)"):format(robot[2], code) end
    if not selftest(tree, directory) then return "the self-test of " .. robot[2] end
  end
  return nil
end

-- A copy of the tree in which everything passes.  bare: only the copy is needed.
function M.prepare(tree, bare)
  sh(("rm -rf %s && mkdir -p %s"):format(tree, tree))
  sh("cp -r gen templates runtime models tests out Makefile README.md LICENSE .clang-format "
    .. ".editorconfig .gitignore .luacheckrc .ci " .. tree)
  sh(("if [ -d ../shared ]; then ln -sfn \"$(cd ../shared && pwd)\" %s/../shared; fi"):format(tree))
  if bare then return end
  sh(("cd %s/out && for f in $(find ../runtime/ -name '*.c'); do %s -std=c99 -I ../runtime -c $f "
    .. "-o $(basename $f .c).o || exit 1; done && ar rcs runtime.a *.o && rm *.o")
    :format(tree, CC))
  for _, seed in ipairs(SEEDS) do
    local text = random_robot.make(seed, { types = "all", joints = 6, mimic = 0.2, rotors = 0.3 })
    local rows = constraints.written(constraints.random(random.rng(seed), text, 12, true))
    for ending, what in pairs { urdf = text, lua = rows } do
      local file = assert(io.open(("%s/out/random%d.%s"):format(tree, seed, ending), "w"))
      file:write(what)
      file:close()
    end
  end
  for _, robot in ipairs(GOLDEN) do
    assert(selftest(tree, "out/" .. robot[1]), "the self-test of out/" .. robot[1])
  end
  -- a test that fails without a mutant shows nothing
  local who = not SLOW and (notice_golden(tree) or notice_robots(tree))
  assert(not who, who)
end

local function notice_specs(tree, site)
  for spec in SPECS[site.path:match("^gen/(%w+)/")]:gmatch("%S+") do
    if not run(tree, 400, ("sh -c \"LUA_PATH_5_4='gen/?.lua;gen/?/init.lua;;' "
      .. "LUA_CPATH_5_4='gen/?.so;;' busted --lua=lua5.4 --no-keep-going tests/*/%s_spec.lua\"")
      :format(spec)) then
      return spec .. "_spec"
    end
  end
  return nil
end

local function notice_suites(tree)
  for suite in SUITES:gmatch("%S+") do
    if not run(tree, 600, ("lua5.4 tests/suites/%s.lua"):format(suite)) then
      return "suites/" .. suite
    end
  end
  return nil
end

-- The test that notices the mutant `site`, which is in the tree; nil if none does.
function M.notice(tree, site)
  if site.language == "c" then return notice_emitted(tree, site) end
  local who = not SLOW and (notice_golden(tree) or notice_robots(tree))
  if who or os.getenv "MUTATE_QUICK" then return who or nil end
  return notice_specs(tree, site) or notice_suites(tree)
end

return M
