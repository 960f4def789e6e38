#!/usr/bin/env lua5.4
--- SIMD lanes (--lanes) against the plain functions: random trees with joints of all types and
-- constraints, every function and a fused one, 4, 8 and 16 lanes, double and float, gcc and clang,
-- with and without the vectors and fused multiply-adds of this machine.  Every lane equal to the
-- last bit under the flags of lanes.md, whole blocks and batches; lanes beyond a batch's end
-- keep their bytes and their NaNs disturb nothing.

local LONG = os.getenv "PINION_LONG" == "1" -- in `make test-long`
local support = dofile "tests/support/c.lua"
local suite = support.suite "lanes"
local bits = dofile "tests/support/bits.lua"
local constraints = dofile "tests/support/robots/constraints.lua"

local SEED = math.tointeger(tonumber(os.getenv("PINION_SEED") or "1")) or 1
local FUSED = "tick=H,C,qdd,com"

local quote = support.quote
local objects = suite:runtime()

-- joints, lanes, type; every other robot is compiled by clang.  The first is compiled without AVX,
-- so that a block is several groups of lanes; it has long functions, in parts, and short ones.
local ROBOTS = {
  { 2, 8, "double", "--split", LONG and "120" or "60" }, { 5, 8, "float", "--rows", "1" },
  { 2, 4, "double", "--rows", "1" }, { 3, 16, "float" },
  { 2, 16, "double" }, { 3, 4, "float" }, { 4, 8, "double", "--split", "40", "--rows", "1" },
  { 2, 8, "double", "--sincos", "libm" },
}

local MASK = "5u" -- the same for all states

local POSITIVE = { h = true, eps = true, t = true }
local FACTOR = { H = "H", LD = "LD", L = "LD" }

-- C that fills STATES states, runs all the plain way and in lanes, and compares
local function comparison(fn, n)
  local lines, plain, block, batch, after = { "  {" }, {}, {}, { "STATES" }, {}
  local function add(form, ...) lines[#lines + 1] = "    " .. form:format(...) end
  local args = { table.unpack(fn.args) }
  if fn.returns == "REAL" then args[#args + 1] = { name = "value", dims = {}, value = true } end
  local function add_array(arg)
    local brackets = #arg.dims > 0 and "[" .. table.concat(arg.dims, "][") .. "]" or ""
    local count = #arg.dims > 0 and table.concat(arg.dims, "*") or "1"
    local x = arg.name
    add("static REAL s_%s[STATES]%s, b_%s[BLOCKS]%s[%d], t_%s[BLOCKS]%s[%d];", x, brackets, x,
      brackets, n, x, brackets, n)
    add("fill((REAL *)s_%s, STATES*%s);", x, count)
    if POSITIVE[x] and #arg.dims == 0 then
      add("for (int k = 0; k < STATES; k++) s_%s[k] = 1 + s_%s[k] / 2;", x, x)
    end
    local ready = FACTOR[x]
    if ready and arg.dims[1]:find("_NH$") then
      if fn.name:find("^ltl_") then ready = "L" end
      add("memcpy(s_%s, ready_%s, sizeof ready_%s);", x, ready, ready)
    elseif x == "q" then
      add("memcpy(s_q, ready_q, sizeof ready_q);")
    end
    add("to_lanes(%s, (REAL *)s_%s, (REAL *)b_%s);", count, x, x)
    add("memcpy(t_%s, b_%s, sizeof b_%s);", x, x, x)
    if not arg.value then plain[#plain + 1] = ("s_%s[k]"):format(x) end
    block[#block + 1] = ("b_%s[k]"):format(x)
    batch[#batch + 1] = "t_" .. x
    after[#after + 1] = ('compare("%s: %s", %s, (REAL *)s_%s, (REAL *)b_%s, 1);'):format(fn.name, x,
      count, x, x)
    after[#after + 1] = ('compare("%s batch: %s", %s, (REAL *)s_%s, (REAL *)t_%s, 0);'):format(
      fn.name, x, count, x, x)
  end
  for _, arg in ipairs(args) do
    if arg.type == "unsigned" then
      plain[#plain + 1], block[#block + 1], batch[#batch + 1] = MASK, MASK, MASK
    else
      add_array(arg)
    end
  end
  local call = ("r_%s(%s)"):format(fn.name, table.concat(plain, ", "))
  local vector = ("r_%s_x%d(%s)"):format(fn.name, n, table.concat(block, ", "))
  local many = ("r_%s_batch_x%d(%s)"):format(fn.name, n, table.concat(batch, ", "))
  if fn.returns == "int" then
    add("for (int k = 0; k < STATES; k++) zero(\"%s\", %s);", fn.name, call)
    add("for (int k = 0; k < STATES/%d; k++) zero(\"%s in lanes\", %s);", n, fn.name, vector)
    add("zero(\"%s in a batch\", %s);", fn.name, many)
  else
    local keep = fn.returns == "REAL" and "s_value[k] = " or ""
    add("for (int k = 0; k < STATES; k++) %s%s;", keep, call)
    add("for (int k = 0; k < STATES/%d; k++) %s;", n, vector)
    add("%s;", many)
  end
  for _, line in ipairs(after) do add("%s", line) end
  lines[#lines + 1] = "  }"
  return table.concat(lines, "\n")
end

local LAYOUT = [[
/* of the last block one lane, or all but two */
enum { STATES = LANES == 4 ? 2*LANES + 1 : 3*LANES - 2, BLOCKS = 3 };

static REAL hole(void)
{
  return (REAL)NAN;
}

/* states one behind the other -> blocks of lanes; what is left of the last block is NaN */
static void to_lanes(int count, const REAL *from, REAL *to)
{
  for (int b = 0; b < BLOCKS; b++)
    for (int i = 0; i < count; i++)
      for (int k = 0; k < LANES; k++) {
        const int state_k = b*LANES + k;
        to[(b*count + i)*LANES + k] = state_k < STATES ? from[state_k*count + i] : hole();
      }
}

/* whether the numbers of a state are within NEAR of its largest; unless that is defined, equal */
static int near(int count, const REAL *x, REAL a, REAL b)
{
#ifdef NEAR
  double most = 0;
  for (int i = 0; i < count; i++) most = fmax(most, fabs((double)x[i]));
  return fabs((double)a - (double)b) <= NEAR*most;
#else
  (void)count, (void)x;
  return memcmp(&a, &b, sizeof a) == 0;
#endif
}

/* the lanes hold the states, and beyond the end NaN; or whole blocks alone */
static void compare(const char *what, int count, const REAL *expected, const REAL *found, int whole)
{
  for (int b = 0; b < (whole ? STATES/LANES : BLOCKS); b++)
    for (int i = 0; i < count; i++)
      for (int k = 0; k < LANES; k++) {
        const REAL *const x = &expected[(b*LANES + k)*count];
        const REAL nan = hole(), y = found[(b*count + i)*LANES + k];
        if (b*LANES + k >= STATES)
          same(what, &nan, &y, sizeof y);
        else if (!near(count, x, x[i], y)) {
          failed++;
          printf("%s differs\n", what);
        }
      }
}

static void zero(const char *what, int result)
{
  if (result != 0) {
    failed++;
    printf("%s returned %d\n", what, result);
  }
}
]]

-- in a block, the returned number names the dof of a bad pivot; in a batch, the first bad block
local PIVOTS = [[
static void pivots(void)
{
  static REAL H[BLOCKS][R_NH][LANES];
  for (int bad = 0; bad < STATES; bad++) {
    for (int b = 0; b < BLOCKS; b++)
      for (int i = 0; i < R_NV; i++)
        for (int e = r_H_rowptr[i]; e < r_H_rowptr[i + 1]; e++)
          for (int k = 0; k < LANES; k++)
            H[b][e][k] = (REAL)(r_H_colind[e] == i);
    /* of an earlier dof, which comes later */
    H[bad/LANES][0][(bad + LANES/2)%LANES] = (REAL)-1;
    H[bad/LANES][R_NH - 1][bad%LANES] = bad%2 ? (REAL)-1 : hole();
    const int whole = LTDL_BLOCK(H[bad/LANES]);
    H[bad/LANES][R_NH - 1][bad%LANES] = (REAL)-1;
    for (int b = 0; b < BLOCKS; b++)
      for (int i = 0; i < R_NV; i++)
        for (int e = r_H_rowptr[i]; e < r_H_rowptr[i + 1]; e++)
          for (int k = 0; k < LANES; k++)
            H[b][e][k] = (b*LANES + k == bad || b*LANES + k == STATES - 1) && e == R_NH - 1
              ? (REAL)-1 : (REAL)(r_H_colind[e] == i);
    const int batch = LTDL_BATCH(STATES, H);
    if (whole != R_NV || batch != 1 + bad/LANES) {
      failed++;
      printf("bad pivot in state %d: %d, %d\n", bad, whole, batch);
    }
    if (LTDL_BATCH(bad/LANES*LANES, H) != 0) failed++;
  }
}
]]

-- needed by the driver for its inputs, and by functions that have no lanes
local NEEDED = {
  crba = true, ltdl = true, ltl = true, position_correction = true, spook = true, integrate = true,
}

-- these have no lanes, and they call others, which may be left out
local CALLS = {
  independent = true, step_semi_implicit_derivatives = true, step_rk4_derivatives = true,
}

local SHARES = LONG and 3 or 2

-- share: 1 to SHARES, one of that many functions; nil: all.  Returns the driver, the number of
-- functions that it compares, and those that it leaves out, as parts of files' names.
local function driver(header, real, n, share)
  local parts = {
    "#define REAL " .. real, "#define LANES " .. n,
    '#include "r.h"', ('#include "r_x%d.h"'):format(n),
    ("#define LTDL_BLOCK r_ltdl_x%d"):format(n),
    ("#define LTDL_BATCH r_ltdl_batch_x%d"):format(n),
    bits.COMMON, LAYOUT, PIVOTS,
    "static void try_all(void)\n{\n  static REAL ready_q[STATES][R_NQ], ready_H[STATES][R_NH];",
    "  static REAL ready_LD[STATES][R_NH], ready_L[STATES][R_NH];",
    "  fill(&ready_q[0][0], STATES*R_NQ);",
    "  for (int k = 0; k < STATES; k++) {\n    r_normalize(ready_q[k]);",
    "    r_crba(ready_q[k], ready_H[k]);\n  }\n  memcpy(ready_LD, ready_H, sizeof ready_H);",
    "  memcpy(ready_L, ready_H, sizeof ready_H);\n  for (int k = 0; k < STATES; k++) {",
    "    r_ltdl(ready_LD[k]);\n    r_ltl(ready_L[k]);\n  }",
  }
  local count, without = 0, { selftest = true, model = true }
  for k, fn in ipairs(bits.prototypes(header, "r")) do
    local plain = ({ integrate = 1, difference = 1, neutral = 1, normalize = 1,
      position_step = 1, step_spook = 1, integrate_jacobians = 1,
      difference_jacobians = 1, independent = 1,
      step_semi_implicit_derivatives = 1, step_rk4_derivatives = 1 })[fn.name]
    if share and CALLS[fn.name] then
      without[fn.name] = true
    elseif share and k % SHARES ~= share - 1 and not NEEDED[fn.name] and not plain then
      without[fn.name], without[("x%d_%s"):format(n, fn.name)] = true, true
    elseif not plain then
      if fn.returns == real then fn.returns = "REAL" end
      parts[#parts + 1] = comparison(fn, n)
      count = count + 1
    end
  end
  parts[#parts + 1] = "}\n\nint main(void)\n{\n  for (int k = 0; k < 4; k++) try_all();\n"
    .. '  pivots();\n  printf("%d differ\\n", failed);\n  return failed != 0;\n}\n'
  return table.concat(parts, "\n"), count, without
end

-- Flags under which both forms are compiled, by the table in lanes.md: gcc 12 makes fmaddsub of
-- neighbouring statements of the plain form if the machine has it, whatever -ffp-contract says, and
-- clang 14 fuses on any machine if it knows the numbers, once loops are unrolled.
local page = support.contents "templates/doc/lanes.md"
local function promised(compiler, machine)
  local flags = page:match(("|  *%s | %s | `?([^|`]*)`? |"):format(compiler, machine))
  suite:check(("lanes.md has flags for %s, %s"):format(compiler, machine), flags)
  return flags == "none" and "" or flags or ""
end
local HAS_AVX = (support.contents "/proc/cpuinfo" or ""):find "[^%w]avx2[^%w]"
local MACHINES = {
  gcc = { promised("gcc", "without FMA"), "-march=native " .. promised("gcc", "with FMA"),
    HAS_AVX and "-mavx2 " .. promised("gcc", "without FMA") },
  clang = { promised("clang", "any"), "-march=native " .. promised("clang", "any") },
}

-- the machines of robots that are not only for the second one, on which gcc has all functions of 3,
-- 5 and 7, and clang those of 2, 6 and 8
local ON = { [1] = { 1 }, [4] = { 1 }, [7] = { 2, HAS_AVX and 3 } }

local WITH_MORE = { [3] = true, [6] = true, [8] = true } -- one of each share

-- compiles all.c in m<i> of a place and runs driver.c with it; gnu99 lets gcc fuse
local function command(place, i, cc, machine, level, defines)
  return ("cd %s && mkdir -p m%d && cd m%d && %s -std=gnu99 %s %s %s -I .. "
    .. "-I ../../../../../runtime -c ../all.c && "
    .. "%s -std=gnu99 -O0 %s %s -I .. -I ../../../../../runtime ../driver.c *.o %s -lm "
    .. "-o run && ./run"):format(quote(place), i, i, cc, support.WARN, level, machine, cc, machine,
    defines or "", objects)
end

-- Long functions run each part on all groups, short ones run as a whole on each group.
local function check_groups(what, place, n)
  local cut, whole = 0, 0
  for _, name in ipairs(support.names(place, ".c")) do
    local text = name:find("^r_x" .. n) and support.contents(place .. "/" .. name) or ""
    if text:find("k < ROW; k%+%+%) r_[%w_]+_part1%(") then cut = cut + 1 end
    if text:find("k < ROW; k%+%+%) r_[%w_]+_inner%(") then whole = whole + 1 end
  end
  suite:check(what .. ": functions in parts and whole ones", cut >= 10 and whole >= 5,
    cut .. " in parts, " .. whole .. " whole")
end

local function try(k, plan, few)
  local joints, n, real, share = few.joints, plan[2], plan[3], few.share
  local place = suite:fresh("r" .. k)
  local urdf = place .. "/robot.urdf"
  bits.robot(bits.rng(SEED * 1000 + k), urdf, joints, k % 2 == 1 and "all" or nil)
  local what = ("robot %d, seed %d, %d lanes, %s"):format(k, SEED, n, real)
  local words = { "-o", place, "--name", "r", "--lanes", tostring(n), "--base",
    k % 4 < 2 and "floating" or "fixed", "--fuse", FUSED, "--real", real }
  table.move(plan, 4, #plan, #words + 1, words)
  local list = constraints.random(bits.rng(SEED * 1000 + 500 + k), support.contents(urdf),
    few.ties, k % 4 < 2, true)
  if #list > 0 then
    support.write(place .. "/robot.lua", constraints.written(list))
    table.move({ "--config", place .. "/robot.lua", "--functions",
      "all,constraints" .. (LONG and WITH_MORE[k] and ",derivatives,regressors" or "") }, 1, 4,
      #words + 1, words)
  end
  words[#words + 1] = urdf
  local run = support.pinion(words)
  if not suite:check(what .. ": generates", run.code == 0, run.err) then return end
  local text, count, without = driver(support.contents(place .. "/r.h"), real, n, share)
  support.write(place .. "/driver.c", text)
  support.write(place .. "/all.c", support.together(place, "r", without))
  suite:check(what .. ": all functions are there", count >= (share and 15 or 30),
    count .. " functions")
  if k == 1 then check_groups(what, place, n) end
  local cc = k % 2 == 0 and support.has "clang" and "clang" or "gcc"
  local commands = {}
  local machines = LONG and ON[k] or { k == 1 and 1 or 2 }
  for i, n_th in ipairs(machines) do
    commands[i] = command(place, i, cc, MACHINES[cc][n_th], (LONG or k > 1) and "-O2" or "-O1")
  end
  for i, result in ipairs(support.parallel(commands)) do
    suite:check(("%s, %s %s: the same to the bit"):format(what, cc, MACHINES[cc][machines[i]]),
      result.code == 0 and result.log == "0 differ\n", result.log:sub(1, 3000) .. urdf)
  end
end

-- Two robots share the functions for gcc, one has all of them for clang; `make test-long` takes
-- all robots: each function of one or two robots by gcc, as many by clang.
local FEW = {
  [1] = { joints = 1, ties = 1, share = 1 }, [3] = { joints = 3, ties = 1, share = 2 },
  [6] = { joints = 4, ties = 2 },
}
local SHARE = { 1, 2, 2, 1, 3, 3, 1, 1 }
for k, plan in ipairs(ROBOTS) do
  local few = LONG and { joints = plan[1], ties = 3, share = SHARE[k] } or FEW[k]
  if few then try(k, plan, few) end
end

-- ---- numbers that clang knows ------------------------------------------------------------------

-- a free body, whose H is constant except for its turns: clang folds minv and fd
local BODY = [[
<robot name="r"><link name="body"><inertial><origin xyz="0 -0.4 0" rpy="2.6 0 0"/><mass value="1"/>
<inertia ixx="0.08" iyy="0.113" izz="0.064" ixy="0.023" ixz="-0.013" iyz="0.012"/></inertial></link>
</robot>
]]

if support.has "clang" then
  local place = suite:fresh "body"
  support.write(place .. "/body.urdf", BODY)
  local run = support.pinion { "-o", place, "--name", "r", "--lanes", "16", "--real", "float",
    "--base", "floating", "--rows", "1", place .. "/body.urdf" }
  suite:check("a free body: generates", run.code == 0, run.err)
  local text, _, without = driver(support.contents(place .. "/r.h"), "float", 16)
  support.write(place .. "/driver.c", text)
  support.write(place .. "/all.c", support.together(place, "r", without))
  local results = support.parallel {
    command(place, 1, "clang", promised("clang", "any"), "-O2"),
    command(place, 2, "clang", "", "-O2", "-DNEAR=1e-5"),
  }
  for i, what in ipairs { "with its flag the same to the bit", "without it up to roundings" } do
    suite:check("a free body by clang: " .. what,
      results[i].code == 0 and results[i].log == "0 differ\n", results[i].log:sub(1, 3000))
  end
else
  suite:skip "no clang"
end

-- ---- wide vectors stay whole --------------------------------------------------------------------

-- how many instructions on vectors of 512 and of 256 bits clang makes for an arm's aba in parts,
-- for processors where it prefers the latter
local function widths(place)
  local run = support.run(("cd %s && clang -std=c99 -O2 -march=icelake-server -I %s -S -o - "
    .. "r_x8_aba.c"):format(quote(place), quote(support.root .. "/runtime")))
  suite:check("clang compiles it for AVX-512", run.code == 0, run.err)
  return select(2, run.out:gsub("%%zmm%d+\n", "")), select(2, run.out:gsub("%%ymm%d+\n", ""))
end

if support.run("echo __x86_64__ | clang -E -P -xc -").out:find "^%s*1" then
  local place = suite:fresh "wide"
  local run = support.pinion { "-o", place, "--name", "r", "--lanes", "8", "--split", "300",
    "--functions", "aba", "models/arm6.urdf" }
  suite:check("an arm in parts", run.code == 0, run.err)
  local whole, halves = widths(place)
  suite:check("vectors of 512 bits stay whole", whole > 10 * halves, whole .. " " .. halves)
  local file = place .. "/r_x8_aba.c"
  support.write(file, (support.contents(file):gsub("PINION_LANES_STATIC", "static")))
  whole, halves = widths(place)
  suite:check("which clang by itself would halve", whole < halves, whole .. " " .. halves)
else
  suite:skip "clang is not there or not for x86-64"
end
suite:finish()
