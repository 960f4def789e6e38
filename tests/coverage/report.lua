-- report.lua MARKS GCOV: prints the lines that ran, per file; the least covered file first, with
-- the lines that never ran.
--
-- MARKS: a directory of files with lines such as "gen/x.lua:12" (lines.c).  The lines of Lua that
-- count are those for which luac lists code, except lines that only close something.  GCOV: a
-- directory of gcov's *.gcov files.  A file of which less than 95 % ran gets NOT in capitals; the
-- exit code is 1 if all lines together are below that, in gen/ or in runtime/.
local GOAL = 0.95
local marks_directory, gcov_directory = table.unpack(arg)

local function lines_of(command)
  local list = {}
  local pipe = assert(io.popen(command))
  for line in pipe:lines() do list[#list + 1] = line end
  pipe:close()
  return list
end

local function marks()
  local ran = {}
  for _, line in ipairs(lines_of(("cat '%s'/* 2>/dev/null | sort -u"):format(marks_directory))) do
    ran[line] = true
  end
  return ran
end

-- file -> { line -> did it run? }
local files = {}

local function closes_only(code)
  code = code:gsub("%-%-.*$", "")
  return not code:gsub("end", ""):gsub("else", ""):gsub("until", ""):find("[%w_]")
end

local function read_lua(path, ran)
  local code, file = {}, {}
  for line in io.lines(path) do code[#code + 1] = line end
  for _, line in ipairs(lines_of(("luac5.4 -l -p '%s'"):format(path))) do
    local number = tonumber(line:match("^\t%d+\t%[(%d+)%]"))
    if number and not closes_only(code[number]) then
      file[number] = ran[path .. ":" .. number] or false
    end
  end
  files[path] = file
end

local function read_gcov(path)
  local file
  for line in io.lines(path) do
    local count, number, rest = line:match("^%s*([^:]+):%s*(%d+):(.*)$")
    if number == "0" and rest:find("^Source:") then
      local source = rest:match("runtime/[%w_/]+%.[ch]$")
        or rest:match("gen/xml/[^/]+%.[ch]$")
      file = source and not source:find("^tests") and not rest:find("tests/") and
        (files[source] or {}) or nil
      if file then files[source] = file end
    elseif file and number and count ~= "-" then
      local line_number = tonumber(number)
      file[line_number] = file[line_number] or not count:find("[#=]")
    end
  end
end

-- "3-5 9"
local function ranges(list)
  table.sort(list)
  local parts, first = {}, nil
  for k, line in ipairs(list) do
    first = first or line
    if list[k + 1] ~= line + 1 then
      parts[#parts + 1] = first == line and tostring(line) or first .. "-" .. line
      first = nil
    end
  end
  return table.concat(parts, " ")
end

local function summarise()
  local rows, total = {}, {}
  for path, file in pairs(files) do
    local row = { path = path, ran = 0, all = 0, missing = {} }
    for line, ran in pairs(file) do
      row.all = row.all + 1
      if ran then row.ran = row.ran + 1 else table.insert(row.missing, line) end
    end
    local house = path:match("^%w+")
    total[house] = total[house] or { ran = 0, all = 0 }
    total[house].ran, total[house].all = total[house].ran + row.ran, total[house].all + row.all
    if row.all > 0 then rows[#rows + 1] = row end
  end
  table.sort(rows, function(a, b)
    local x, y = a.ran / a.all, b.ran / b.all
    if x ~= y then return x < y end
    return a.path < b.path
  end)
  return rows, total
end

local ran = marks()
for _, path in ipairs(lines_of("find gen -name '*.lua' | sort; echo gen/pinion")) do
  read_lua(path, ran)
end
for _, path in ipairs(lines_of(("find '%s' -name '*.gcov' | sort"):format(gcov_directory))) do
  read_gcov(path)
end
local rows, total = summarise()
for _, row in ipairs(rows) do
  local low = row.ran < GOAL * row.all
  print(("%6.1f %% %5d/%d  %s%s"):format(100 * row.ran / row.all, row.ran, row.all, row.path,
    #row.missing > 0 and (low and "  NOT: " or "  not: ") .. ranges(row.missing) or ""))
end
local good = true
for _, house in ipairs { "gen", "runtime" } do
  local sum = total[house] or { ran = 0, all = 1 }
  print(("%s: %.1f %% of %d lines"):format(house, 100 * sum.ran / sum.all, sum.all))
  good = good and sum.ran >= GOAL * sum.all
end
os.exit(good and 0 or 1)
