-- report.lua DIR NAME..: writes DIR/bench.json from the results of run.sh in DIR/robots/NAME, in
-- this order.
--
-- The file describes the machine and the measurement, but has no date, host or path.

local files = dofile "tests/bench/tables/files.lua"
local collect = dofile "tests/bench/tables/collect.lua"
local view = dofile "tests/bench/tables/view.lua"

local function first_line(command)
  local pipe = io.popen(command .. " 2>/dev/null")
  local line = pipe and pipe:read("l")
  if pipe then pipe:close() end
  return line
end

local function processor()
  local text = files.read("/proc/cpuinfo") or ""
  local name = text:match("model name%s*:%s*([^\n]+)") or first_line("uname -m") or "unknown"
  local widest = text:find("avx512f", 1, true) and "AVX-512"
    or text:find("avx2", 1, true) and "AVX2" or "no AVX2"
  return name:gsub("%s+", " ") .. ", " .. widest
end

local function compiler(cc)
  local line = first_line(cc .. " --version") or "unknown"
  local version = first_line(cc .. " -dumpfullversion") or line:match("%d+%.[%d.]+") or line
  return (line:find("clang") and "clang " or "gcc ") .. version
end

-- versions of Debian's packages, if there is dpkg
local PACKAGES = {
  mujoco = "libmujoco-dev", kdl = "liborocos-kdl-dev", bullet = "libbullet-extras-dev",
  dart = "libdart-dev",
}

local function libraries()
  local found = {}
  for _, name in ipairs(files.keys(PACKAGES)) do
    found[name] = first_line(("dpkg-query -W -f '${Version}' %s"):format(PACKAGES[name]))
  end
  return found
end

-- both compilers' versions and flags, from the builds of the robots
local function compilers(dir, names)
  local found = { compiler = compiler(os.getenv("CC") or "cc"), flags = {} }
  for _, name in ipairs(names) do
    for _, row in ipairs(files.rows(files.read(("%s/robots/%s/builds"):format(dir, name)), " ")) do
      local kind = view.kind((row[1]:gsub("^O1", "O2"))) -- flags are those of all levels
      if kind then found.flags[kind] = table.concat(row, " ", 5) end
      if kind and kind:find "^other" then found.other = compiler(row[4]) end
    end
  end
  return found
end

local function main(dir, ...)
  local by = compilers(dir, { ... })
  local report = {
    machine = {
      processor = processor(), compiler = by.compiler, other = by.other, libraries = libraries(),
      peak = collect.peak(files.read(dir .. "/peak")),
    },
    flags = by.flags,
    settings = { samples = tonumber(os.getenv("BENCH_SAMPLES")), states = 128, sample_ns = 40000 },
    robots = {},
  }
  for _, name in ipairs { ... } do
    local robot = collect.robot(dir .. "/robots/" .. name, name)
    if robot then report.robots[#report.robots + 1] = robot end
  end
  files.write(dir .. "/bench.json", files.encode(report))
end

main(...)
