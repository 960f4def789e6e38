-- Tests that `make same` notices differences: another byte, file, count or message.

local lfs = require "lfs"
local cases = dofile "tests/same/cases.lua"
local record = dofile "tests/same/record.lua"

local HEADER = [[
/* H = joint-space inertia at q (Featherstone 2008, table 6.2).
 * 280 mul, 169 add, 103 sub, 12 sin, 12 cos, 71 temporaries,
 * of which 135 are in the source: 1 static function is called for each limb. */
void quad_crba(const double q[QUAD_NQ], double H[QUAD_NH]);

/* dphi/dt, by N/m.
 * 4 mul, 1 temporary,
 * in 7 static parts with 504 numbers on the stack between them,
 * or, with limbs in
 * lanes, 3 operations, of which 2 are on vectors. */
int quad_K(const double q[QUAD_NQ]);

/* Nothing to compute: 0 temporaries. */
void quad_none(void);

/* No count. */
int quad_other(void);
]]

local function made()
  return { key = "k", exit = 0, said = "pinion: a\nb\n", seconds = 0.5, kilobytes = 12000,
    files = { ["r.h"] = "aa", ["r_crba.c"] = "bb" }, counts = record.counts(HEADER) }
end

-- differences between made() and made() after `change`
local function after(change)
  local new = made()
  change(new)
  return record.compare(made(), new)
end

local SAME = { files = {}, objects = {}, larger = {}, smaller = {}, other = {} }

describe("records of the generator", function()
  it("hold the counts of a header", function()
    assert.same({
      ["quad_crba operations"] = 576, ["quad_crba in the source"] = 135,
      ["quad_K operations"] = 4, ["quad_K in lanes"] = 3, ["quad_none operations"] = 0,
    }, record.counts(HEADER))
  end)

  it("are read as they were written", function()
    local path = os.tmpname()
    record.write(path, made())
    assert.same(made(), record.read(path))
    os.remove(path)
    assert.is_nil(record.read(path))
  end)

  it("that are the same do not differ, whatever they took", function()
    assert.same(SAME, after(function(new) new.seconds, new.kilobytes = 9, 9 end))
  end)

  it("differ by a byte, by a file that is missing and by one that is new", function()
    assert.same({ { name = "r.h", what = "is missing" }, { name = "r.hpp", what = "is new" },
      { name = "r_crba.c", what = "differs" } }, after(function(new)
      new.files = { ["r_crba.c"] = "bc", ["r.hpp"] = "cc" }
    end).files)
  end)

  it("differ by larger and by smaller counts, and by a count that is gone", function()
    local found = after(function(new)
      new.counts = record.counts((HEADER:gsub("280 mul", "281 mul")
        :gsub("3 operations", "2 operations"):gsub("of which 135[^.]*", "x")))
    end)
    assert.same({ { name = "quad_crba operations", old = 576, new = 577 } }, found.larger)
    assert.same({ { name = "quad_K in lanes", old = 3, new = 2 } }, found.smaller)
    assert.same({ "quad_crba in the source: no longer counted" }, found.other)
  end)

  it("differ by other machine code, and by what does not compile before or after", function()
    local function with(objects)
      local one = made()
      one.objects = objects
      return one
    end
    local broken = "does-not-compile: r.c:1: error: no"
    local old = with { ["a.c"] = "aa", ["b.c"] = "bb", ["c.c"] = broken, ["d.c"] = "dd" }
    local new = with { ["a.c"] = "aa", ["b.c"] = "bc", ["c.c"] = broken }
    assert.same({ { name = "b.c", what = "is other code" }, { name = "c.c", what = broken },
      { name = "d.c", what = "is missing" } }, record.compare(old, new).objects)
    local path = os.tmpname()
    record.write(path, old)
    assert.same(old, record.read(path))
    os.remove(path)
  end)

  it("differ by exit code and messages", function()
    assert.same({ "exit 1, was 0", "other messages" }, after(function(new)
      new.exit, new.said = 1, "pinion: a\n"
    end).other)
  end)
end)

describe("the generator", function()
  -- a generator of one line, in its own directory
  local root = os.tmpname()
  os.remove(root)

  local function write(name, text)
    local file = assert(io.open(root .. "/" .. name, "wb"))
    file:write(text)
    file:close()
  end

  local function run(program, version, cc)
    write("gen/version.lua", ('return "%s"\n'):format(version or "1.2.3"))
    write("gen/pinion", program)
    return record.make(root, { "-o", root .. "/out", "r" }, root .. "/out", cc)
  end

  setup(function()
    lfs.mkdir(root)
    lfs.mkdir(root .. "/gen")
  end)
  teardown(function() os.execute("rm -rf " .. root) end)

  local WRITES = [[
os.execute("mkdir -p " .. arg[2] .. "/src")
local function write(name, text)
  local file = io.open(arg[2] .. "/" .. name, "w")
  file:write(text)
  file:close()
end
write("r.h", "/* pinion %s\n * 2 mul, 1 temporary. */\nint r_f(void);\n")
write("src/r.c", "%s")
io.stderr:write("pinion: told\n")
os.exit(%d)
]]

  it("runs, and all that it does is in the record", function()
    if not package.loadlib(".build/process.so", "luaopen_process") then
      return pending("no .build/process.so, which `make run-test` builds")
    end
    local one = run(WRITES:format("1.2.3", "x", 0))
    assert.same({ "r.h", "src/r.c" }, require "order".keys(one.files))
    assert.same({ ["r_f operations"] = 2 }, one.counts)
    assert.same({ 0, "pinion: told\n" }, { one.exit, one.said })
    assert.is_true(one.seconds >= 0 and one.kilobytes > 100)
    -- the version alone is not a difference
    assert.same(SAME, record.compare(one, run(WRITES:format("1.2.4", "x", 0), "1.2.4")))
    local other = record.compare(one, run(WRITES:format("1.2.3", "y", 2)))
    assert.same({ { name = "src/r.c", what = "differs" } }, other.files)
    assert.same({ "exit 2, was 0" }, other.other)
    -- the machine code, independent of names and comments
    local function code(text)
      return run(WRITES:format("1.2.3", text, 0), nil, "gcc -O2").objects
    end
    local plus = code "int f(int x) { return x + 1; }"
    assert.same(plus, code "/* c */ int g(int y) { return y + 1; }")
    assert.not_same(plus, code "int f(int x) { return x + 2; }")
    assert.matches("^does%-not%-compile: .*r%.c:1", code("int f(")["src/r.c"])
    -- nothing remains of an earlier run
    local none = record.compare(one, run "os.exit(3)")
    assert.equal(2, #none.files)
    assert.equal("is missing", none.files[1].what)
  end)
end)

describe("the cases", function()
  local all = cases.all()

  it("are every robot with every set, once, each under a name of its own", function()
    local names, robots, sets = {}, {}, {}
    for _, case in ipairs(all) do
      assert.is_nil(names[case.name], case.name)
      names[case.name], robots[case.robot], sets[case.set] = true, true, true
    end
    local n = #require "order".keys(robots)
    assert.equal(14, #require "order".keys(sets))
    assert.equal(14 * n, #all)
    assert.is_true(n == 40 or not lfs.attributes "../shared" and n == 17, n .. " robots")
  end)

  it("have all sets among the first of them, and every robot", function()
    local seen, n = {}, #all // 14
    for k = 1, n do seen[all[k].robot], seen[all[k].set] = true, true end
    assert.equal(n + 14, #require "order".keys(seen))
  end)

  it("are picked by words and by number", function()
    local some = cases.some(all, { "duo.", "quad.O2" }, math.huge)
    assert.equal(15, #some)
    assert.equal(3, #cases.some(all, {}, 3))
  end)

  it("name a link of the robot, and depend on what the robot is", function()
    for _, case in ipairs(all) do
      local words = table.concat(cases.words(case), " ")
      assert.is_nil(words:find "@", words)
    end
    local fuse = cases.some(all, { "pendulum.fuse" }, 1)[1]
    assert.is_truthy(table.concat(cases.words(fuse), " "):find "%-%-fuse tick=H,C,J:%w+")
    assert.equal(cases.key(fuse), cases.key(fuse))
    assert.are_not.equal(cases.key(fuse), cases.key(cases.some(all, { "pendulum.O2" }, 1)[1]))
  end)
end)
