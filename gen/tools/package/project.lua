-- pinion new: a project that builds and prints H.  It has a copy of the robot, a program, the file
-- of its build system with the generator as a step, a self-test and a page.
--
--   project.new(call, args) -> a text that lists the files written; call: of tools.review.commands
--
-- Options that shape code are written into the build file as typed; files that they name, and those
-- that the robot includes, are copied.  Templates are in templates/new/, those of libraries
-- (--layout) in library.lua.
local commands = require "tools.review.commands"
local fail = require "fail"
local json = require "json"
local lists = require "list"
local options_of = require "cli.options"
local order = require "order"
local rows = require "cli.table".rows
local write = require "disk.write"
local xml = require "xml"

local M = {}

local ON_HOST = { "controller.c", "controller.c" }
local SELFTEST = { "selftest.sh", "selftest.sh" }
local HOST = "int main(void)"

-- framework -> its files, each { name, template }; the main one; mcu: it is for microcontrollers;
-- files that git ignores; the programs that the user needs, and the commands to type
local PROJECTS = {
  cmake = {
    files = { { "CMakeLists.txt", "CMakeLists.txt" }, ON_HOST }, main = "controller.c",
    cpp = "C++, add OPTIONS --bindings=cpp to pinion_add_robot, and CXX to LANGUAGES",
    ignored = { "build/" }, needs = " and CMake 3.20 or newer",
    steps = { "cmake -B build -DCMAKE_BUILD_TYPE=Release", "cmake --build build",
      "build/controller", "ctest --test-dir build" },
  },
  make = {
    files = { { "Makefile", "Makefile" }, ON_HOST }, main = "controller.c",
    ignored = { "generated/", "*.o", "controller", "selftest" },
    needs = ", GNU Make and pkg-config", steps = { "make", "./controller", "make test" },
  },
  meson = {
    files = { { "meson.build", "meson.build" }, ON_HOST }, main = "controller.c",
    cpp = "C++, add '--bindings=cpp' to `options` in meson.build, and 'cpp' to its languages",
    ignored = { "build/" }, needs = ", Meson, Ninja and pkg-config",
    steps = { "meson setup build --buildtype=release", "ninja -C build", "build/controller",
      "meson test -C build" },
  },
  python = {
    files = { { "build.py", "build.py" }, { "main.py", "main.py" }, SELFTEST }, main = "main.py",
    ignored = { "generated/", "selftest/", "__pycache__/" },
    needs = ", Python 3.8 with NumPy and a C compiler",
    steps = { "python3 build.py", "python3 main.py", "sh selftest.sh" },
  },
  arduino = {
    files = { { "Makefile", "arduino.mk" }, { "%s.ino", "sketch.ino" }, SELFTEST }, mcu = true,
    main = "%s.ino", ignored = { "libraries/", "selftest/", "build/" },
    needs = ", GNU Make and arduino-cli with the core of your board",
    steps = { "make FQBN=arduino:sam:arduino_due_x", "sh selftest.sh" },
  },
  platformio = {
    files = { { "platformio.ini", "platformio.ini" }, { "generate.py", "generate.py" },
      { "src/main.cpp", "sketch.ino" }, SELFTEST }, mcu = true,
    main = "src/main.cpp", ignored = { ".pio/", "lib/", "selftest/" }, needs = " and PlatformIO",
    steps = { "pio run", "sh selftest.sh" },
  },
  zephyr = {
    files = { { "CMakeLists.txt", "zephyr.cmake" }, { "prj.conf", "prj.conf" },
      { "src/main.c", "controller.c" }, SELFTEST }, mcu = true,
    main = "src/main.c", ignored = { "build/", "selftest/" }, needs = " and Zephyr's west",
    steps = { "west build -b nucleo_f446re", "sh selftest.sh" },
  },
  ["esp-idf"] = {
    files = { { "CMakeLists.txt", "idf.cmake" }, { "main/CMakeLists.txt", "idf_main.cmake" },
      { "main/main.c", "controller.c" }, SELFTEST }, mcu = true, entry = "void app_main(void)",
    main = "main/main.c", ignored = { "build/", "components/", "sdkconfig", "selftest/" },
    needs = " and ESP-IDF 5", steps = { "idf.py build", "sh selftest.sh" },
  },
}

-- functions that the program calls
local CALLED <const> = { "neutral", "crba" }
local FILES <const> = { config = true, order = true }

-- The typed options for the robot and its code, { row, value }, with true for a flag; and the files
-- that they name, { name, text }.
local function said(args)
  local list, copies = {}, {}
  for _, row in ipairs(rows) do
    local shapes = row.key == "config" or not (row.typed or row.aside)
    if row.flags and shapes and row.key ~= "name" and options_of.typed(args, row.key) then
      local values = type(args[row.key]) == "table" and args[row.key] or { args[row.key] }
      for _, value in ipairs(values) do
        if FILES[row.key] and value ~= "document" and value ~= "alphabetical" then
          local name = value:match "[^/]*$"
          copies[#copies + 1], value = { name = name, text = xml.bytes(value) }, name
        end
        list[#list + 1] = { row = row, value = value }
      end
    end
  end
  return list, copies
end

-- The other files that were read for the robot, with their paths below its folder.
local function parts(args, job)
  local folder, list = args.robot:match "^.*/" or "", {}
  local known = { [args.robot] = true, [args.config or ""] = true, [args.order or ""] = true }
  for _, path in ipairs(job.input.depends) do
    if not known[path] then
      local name = path:sub(1, #folder) == folder and path:sub(#folder + 1) or "/"
      if name:find "^%.?%.?/" then
        fail.usage(("new: the robot reads %s; expected all its files below its own folder, since "
          .. "they are copied"):format(fail.quote(path)))
      end
      list[#list + 1], known[path] = { name = name, text = xml.bytes(path) }, true
    end
  end
  return list
end

-- ---- words of each build system -----------------------------------------------------------------

local function word(item)
  if item.row.kind.flag then return "--" .. item.row.long end
  return ("--%s=%s"):format(item.row.long, item.value)
end

local function in_shell(text)
  return text:find "^[%w_=,.:/+-]+$" and text or "'" .. text:gsub("'", "'\\''") .. "'"
end

local function in_make(text) return (in_shell(text):gsub("%$", "$$"):gsub("#", "\\#")) end

local function in_cmake(text)
  return text:find "^[%w_=,.:/+-]+$" and text or '"' .. text:gsub('[\\"$;]', "\\%0") .. '"'
end

local function in_meson(text) return "'" .. text:gsub("[\\']", "\\%0") .. "'" end

local function in_python(text) return (json.text(text):gsub("\n$", "")) end

-- files are next to the build file, but Meson runs elsewhere
local function meson_word(item)
  local name = FILES[item.row.key] and item.value:find "%." and item.value
  if not name then return in_meson(word(item)) end
  return ("'--%s=' + meson.current_source_dir() / %s"):format(item.row.long, in_meson(name))
end

-- "a, b" -> { "a", "b" }
local function split(text)
  local list = {}
  for one in text:gmatch "[^,]+" do list[#list + 1] = one:match "^%s*(.-)%s*$" end
  return list
end

-- the arguments of pinion_add_robot
local function cmake_words(list)
  local keywords, others = {}, {}
  for _, item in ipairs(list) do
    if item.row.cmake then
      keywords[#keywords + 1] = item.row.long:upper()
      local whole = item.row.kind.each or FILES[item.row.key]
      lists.append(keywords, lists.mapped(whole and { item.value } or split(item.value), in_cmake))
    else
      others[#others + 1] = in_cmake(word(item))
    end
  end
  if #others > 0 then table.insert(others, 1, "OPTIONS") end
  return table.concat(lists.joined(keywords, { "SELFTEST" }, others), " ")
end

-- a list of words in each syntax; ahead: words before the typed ones
local function syntaxes(list, ahead)
  local words = lists.joined(ahead, lists.mapped(list, word))
  local function all(quote, between) return table.concat(lists.mapped(words, quote), between) end
  return {
    shell = all(in_shell, " "), quoted = all(in_cmake, " "), python = all(in_python, ", "),
    make = all(in_make, " "), cmake = cmake_words(list),
    meson = table.concat(lists.joined(lists.mapped(ahead, in_meson),
      lists.mapped(list, meson_word)), ", "),
  }
end

-- ---- the project --------------------------------------------------------------------------------

-- the options of the robot, with the functions that the program calls and the target
local function settled(args, project)
  local mine = setmetatable({}, { __index = args })
  local typed = args.functions and split(args.functions)
  if typed or not args.config then
    mine.functions = table.concat(typed and lists.set(typed).all and typed
      or lists.union(CALLED, typed or { "ltdl", "solve" }), ",")
  end
  if project.mcu and not args.config then mine.real = args.real or "float" end
  return mine
end

local function check(args, job, project)
  local names = lists.set(lists.mapped(job.chosen, function(fn) return fn.name end))
  for _, name in ipairs(CALLED) do
    if not names[name] then
      fail.usage(("new: %s: the program calls %s; expected it among its functions"):format(
        fail.quote(args.config), name))
    end
  end
  local function refused(key, says) fail.usage(("new: --%s: expected %s"):format(key, says)) end
  local options = job.options
  if options.custom then refused("real", "double or float, since the program is in C") end
  if options.layout then refused("layout", "none, since --for says what builds the project") end
  if args.bindings then
    refused("bindings", "none: --for python writes those of Python, others a program in C; for "
      .. (project.cpp or "C++, add --bindings=cpp to the options in its build file"))
  end
end

-- does crba take tunable numbers?
local function takes_params(call, args)
  local alone = setmetatable({ functions = "crba" }, { __index = args })
  return commands.run(call, alone, args.robot, args.config, "choose").open.crba
end

-- the files as { name, text }, without those that are copied
local function files_of(call, args, job, project)
  local list, copies = said(args)
  local r, title = job.symbols.name, args.directory:gsub("/+$", ""):match "[^/]*$"
  local named = { "--name=" .. r }
  if args["for"] == "python" then named[2] = "--bindings=python" end
  if project.mcu and not args.target then named[2] = "--target=mcu" end
  -- pinion.mk and CMake set the robot's name
  local fields = syntaxes(list, args["for"] == "make" and {} or named)
  local robot = { name = r .. args.robot:match "%.%w+$", text = job.input.bytes }
  local files = lists.joined({ robot }, parts(args, job), copies)
  local inputs = lists.mapped(files, function(file) return in_cmake(file.name) end)
  local main = project.main:format(title)
  local more = {
    r = r, model = robot.name, R = job.symbols.upper, real = job.options.real, title = title,
    main = main, steps = project.steps, needs = project.needs, inputs = table.concat(inputs, " "),
    entry = project.entry or HOST, returns = not project.entry, file = main:match "[^/]*$",
    params = job.model.tunable and takes_params(call, args) and "&params, " or "",
  }
  fields = order.with(fields, more)
  files[#files + 1] = { name = ".gitignore", text = table.concat(project.ignored, "\n") .. "\n" }
  for _, file in ipairs(lists.joined(project.files, { { "README.md", "page.txt" } })) do
    files[#files + 1] = { name = file[1]:format(title),
      text = call.fill("new/" .. file[2], fields) }
  end
  return files
end

function M.new(call, args)
  local project = PROJECTS[args["for"]]
  if not args.robot:find "%.%w+$" then
    fail.usage(("new: %s: expected the name of a file, such as arm.xml, since it is copied")
      :format(fail.quote(args.robot)))
  end
  local mine = settled(args, project)
  local job = commands.run(call, mine, args.robot, args.config, "model")
  check(args, job, project)
  local files = files_of(call, mine, job, project)
  local set, log = { directory = args.directory, files = files }, fail.log()
  for _, file in ipairs(write.existing(set)) do
    log:try(fail.input, file, nil, "exists; expected a directory without it")
  end
  log:check()
  write.all { set }
  local lines = { ("wrote %s:"):format(fail.escape(args.directory)) }
  for _, file in ipairs(files) do lines[#lines + 1] = "  " .. fail.escape(file.name) end
  lines[#lines + 1] = ("now, with an installed pinion%s, in %s:"):format(project.needs,
    fail.escape(args.directory))
  for _, step in ipairs(project.steps) do lines[#lines + 1] = "  " .. step end
  return table.concat(lines, "\n") .. "\n"
end

M.FRAMEWORKS = PROJECTS

return M
