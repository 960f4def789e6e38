-- Tests names that are taken: macros of the C library, headers, words of the self-test.  The list
-- of macros is compared with the headers of the machine, as its preprocessor lists them.

local lfs = require "lfs"
local names = require "model.names"
local stale = require "disk.stale"

local PLACE = ".build/tests/names_spec"

local function lines_of(command)
  local pipe = assert(io.popen(command))
  local list = {}
  for line in pipe:lines() do list[#list + 1] = line end
  pipe:close()
  return list
end

-- all headers of C99 and most of POSIX, as far as they are there
local HEADERS = [[
  assert ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdarg stdbool
  stddef stdint stdio stdlib string tgmath time wchar wctype
  aio cpio dirent dlfcn fcntl fmtmsg fnmatch ftw glob grp iconv langinfo libgen monetary mqueue
  netdb nl_types poll pthread pwd regex sched search semaphore spawn strings sys/ipc sys/mman
  sys/msg sys/resource sys/select sys/sem sys/shm sys/socket sys/stat sys/statvfs sys/time sys/times
  sys/types sys/uio sys/un sys/utsname sys/wait syslog tar termios ulimit unistd utime utmpx wordexp
]]

-- headers whose functions a C++ program has in its global namespace, whatever it includes
local COMMON = [[
  assert ctype errno fenv float inttypes limits locale math setjmp signal stdarg stddef stdint stdio
  stdlib string time wchar wctype
]]

-- the preprocessor's output for a file that includes some headers; flags such as -dM
local function preprocessed(flags, headers)
  assert(os.execute("mkdir -p " .. PLACE))
  local file = assert(io.open(PLACE .. "/all.c", "w"))
  for header in (headers or HEADERS):gmatch("%S+") do
    file:write(("#if __has_include(<%s.h>)\n#include <%s.h>\n#endif\n"):format(header, header))
  end
  file:close()
  return lines_of(("gcc -std=gnu99 -D_GNU_SOURCE %s %s/all.c"):format(flags, PLACE))
end

describe("names of the C library", function()
  it("are kept out of, whatever the headers of this machine define", function()
    local seen, missed = 0, {}
    for _, line in ipairs(preprocessed "-E -dM") do
      local macro = line:match("^#define (%w[%w_]*_[%w_]*)") -- with a '_' inside, like our names
      if macro then
        seen = seen + 1
        if names.scope(names.RESERVED)(macro) == macro then missed[#missed + 1] = macro end
      end
    end
    assert.is_true(seen > 1000, seen .. " macros")
    assert.equal("", table.concat(missed, " "))
  end)

  it("are kept out of, whatever functions C99 declares", function()
    local seen, missed = 0, {}
    local text = table.concat(preprocessed("-std=c99 -E -P -U_GNU_SOURCE", COMMON), "\n")
    for name in text:gmatch "%f[%w_](%l[%l%d]+) %(" do
      seen = seen + 1
      if names.scope(names.RESERVED)(name) == name then missed[#missed + 1] = name end
    end
    assert.is_true(seen > 300, seen .. " functions")
    assert.equal("", table.concat(missed, " "))
  end)

  it("are those of other libraries, too", function()
    for macro in ([[M_TWOPI M_SQRT3 M_PIl M_1_PIf64x DBL_TRUE_MIN INT_FAST8_MAX O_BINARY P_ALL
      FP_FAST_FMA va_end quick_exit __ARM_NEON _POSIX_VERSION]]):gmatch("%S+") do
      assert.is_true(names.is_macro(macro), macro)
    end
  end)

  it("leave nearly all names alone", function()
    for name in ([[ARM_J1 ARM_MAX R_A R_PI M_NV INT_NQ INT_NQV INT_NQI INT_NC INT_NY INT_J1
      FP_H_PI_E SO_H_A_A M_A M_elbow fp_crba INT_body_PI arm_end left_arm_m E_E DUO_H_left_waist
      int_fast
      m_H_rowptr R_q_OK R_NH]])
      :gmatch("%S+") do
      assert.equal(name, names.scope(names.RESERVED)(name))
    end
  end)

  it("get a number that makes them another name", function()
    local scope = names.scope(names.RESERVED)
    for macro, name in pairs {
      M_PI = "M_PI_3", INT_MAX = "INT_MAX_2", FP_NAN = "FP_NAN_2", SO_X = "SO_X_2", R_OK = "R_OK_2",
      va_end = "va_end_2", to_real = "to_real_2",
    } do
      assert.equal(name, scope(macro))
    end
    assert.equal("SO_X_3", scope "SO_X")
    assert.equal("M_PI_3", names.scope()("M_PI_3")) -- (M_PI_2 is one itself)
  end)
end)

describe("a robot", function()
  it("cannot be called like a file of the runtime", function()
    for name in lfs.dir "runtime" do
      local stem = name:match("^(.*)%.[ch]$")
      if stem then assert.is_string(names.trouble(stem), stem) end
    end
    for _, name in ipairs(names.RUNTIME) do
      assert.is_truthy(lfs.attributes("runtime/" .. name), name)
    end
    for _, name in ipairs { "pinion", "Pinion_arm", "PINION_" } do
      assert.is_string(names.trouble(name), name)
    end
  end)

  it("cannot be called like a header of the C library, or like one that those include", function()
    local seen = 0
    for _, line in ipairs(preprocessed "-M") do
      for header in line:gmatch("[/%w_.+-]*/include/[%w_]+%.h") do
        seen = seen + 1
        assert.is_string(names.trouble(header:match("([%w_]+)%.h$")), header)
      end
    end
    assert.is_true(seen > 10, seen .. " headers")
    for header in HEADERS:gmatch("%S+") do
      if not header:find("/") then assert.is_string(names.trouble(header), header) end
    end
    assert.is_string(names.trouble "STDIO")
  end)

  it("can be called anything else", function()
    for _, name in ipairs { "arm", "pinions", "robot", "maths", "math_", "int", "m", "x8", "r" } do
      assert.is_nil(names.trouble(name), name)
    end
  end)
end)

describe("the owner of a file", function()
  it("is told of all that was generated", function()
    local count = 0
    for _, robot in ipairs { "arm6", "duo", "quad" } do
      for name in lfs.dir("out/" .. robot) do
        if name:find("%.[ch]$") then
          local file = assert(io.open("out/" .. robot .. "/" .. name))
          assert.equal(robot, stale.owner(name, file:read(stale.HEAD)), name)
          file:close()
          count = count + 1
        end
      end
    end
    assert.is_true(count > 90)
  end)

  it("is told of a long head, and of no file of somebody else's", function()
    local head = '/* a.h -- joint-space dynamics of the robot "a".\n *\n'
      .. " * Generated from a.urdf; do not edit.\n"
    assert.equal("a", stale.owner("a.h", head .. (" *\n"):rep(4000)))
    assert.is_nil(stale.owner("b.h", head .. " */\n"))
    assert.is_nil(stale.owner("a.h", "/* a.h -- mine */\n" .. head))
    assert.is_nil(stale.owner("a.d", head))
    assert.is_nil(stale.owner("a.h", ""))
  end)
end)
