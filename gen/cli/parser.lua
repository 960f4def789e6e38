-- Makes the parser of the command line, and its help, from the rows of cli/table.lua.
--
-- It takes the words as typed, except numbers with a minus sign (see M.joined).  It returns no
-- defaults, so that a configuration can set options that were not typed.
local argparse = require "argparse"

local fail = require "fail"
local options = require "cli.table"
local pipeline = require "pipeline"

local M = {}

local function add(parser, row, choosing)
  local kind = row.kind
  local option = (kind.flag and parser.flag or parser.option)(parser, row.flags, row.help)
  option:defmode("")
  local arg = options.arg(row)
  if arg then option:argname(arg) end
  if row.default then option:default(row.default) end
  if choosing and kind.choices then option:choices(kind.choices) end
  if kind.repeated then option:count("*") end
  if kind.joined then
    option:action(function(args, key, text)
      args[key] = args[key] and args[key] .. "," .. text or text
    end)
  end
  return option
end

-- The option that shows help.  answer(text) prints it and ends the program, because argparse would
-- ignore a full disk. brief(): the short help, if the parser has one.
local function add_help(parser, row, answer, brief)
  parser:add_help(false)
  local option = brief and parser:option(row.flags, row.help):args("?"):argname("all")
    or parser:flag(row.flags, "Show this help.")
  return answer and option:action(function(_, _, words)
    local all = not brief or words[1] == "all"
    answer((all and parser:get_help() or brief()) .. "\n")
  end) or option
end

-- puts the options into the groups of the table
local function arrange(parser, by_key)
  for _, group in ipairs(options.groups) do
    local list = {}
    for key in group.keys:gmatch("%S+") do list[#list + 1] = by_key[key] end
    if #list > 0 then parser:group(group.name, table.unpack(list)) end
  end
end

-- adds the options of all rows for which `has` is true
local function add_rows(parser, has, answer, choosing, brief)
  local by_key = {}
  for _, row in ipairs(options.rows) do
    if row.key == "help" then
      by_key.help = add_help(parser, row, answer, brief)
    elseif has(row) then
      by_key[row.key] = add(parser, row, choosing)
    end
  end
  arrange(parser, by_key)
end

-- makes a parser for a command, which has a name already
local function fill(parser, command, answer, choosing)
  local words = {}
  for k, arg in ipairs(command.args) do
    words[k] = (arg[3] == "?" and "[<%s>]" or arg[3] == "+" and "<%s> ..." or "<%s>"):format(arg[1])
    parser:argument(arg[1], arg[2]):args(arg[3])
  end
  for k, row in ipairs(command.options or {}) do table.insert(words, k, options.label(row)) end
  parser:usage(("Usage: pinion %s [options] %s"):format(command.name, table.concat(words, " ")))
  parser:help_max_width(90)
  parser:epilog(command.says)
  for _, row in ipairs(command.options or {}) do add(parser, row, choosing):count(1) end
  add_rows(parser, function(row) return options.is_of_command(command, row) end, answer, choosing)
  return parser
end

--- The parser of a command (a row of options.commands), as M.new makes one.
function M.command(command, answer)
  return fill(argparse("pinion " .. command.name, command.help), command, answer)
end

--- The command at the beginning of a call, or nil.
function M.command_of(words)
  for _, command in ipairs(options.commands) do
    if words[1] == command.name then return command end
  end
end

local USAGE = [[
Usage: pinion [options] <robot> ...
       pinion diff [options] <old> <new>
       pinion explain [options] <robot>:<name> ...
       pinion play|film [options] <motion> <robot>
       pinion new [options] --for <framework> <directory> <robot>]]

local PURPOSE = "Compile a robot (URDF or MJCF) to straight-line C that computes its rigid-body "
  .. "dynamics."

local EXAMPLES = [[
Examples:
  pinion arm.urdf                         all functions, into out/<robot>/
  pinion --check arm.urdf                 is out/<robot>/ up to date?
  xacro arm.xacro | pinion - --name arm   read a pipe
  pinion --dump model arm.urdf            look at the joints, write nothing]]

-- each paragraph is one line, because argparse breaks lines at its own width
local OUTPUT = [[
pinion writes one .c file per function, the header <robot>.h (read its first page), tables ]]
.. [[for the generic runtime, a self-test, and fragments for make. This compiles the self-test ]]
.. [[(runtime is PREFIX/share/pinion/runtime if pinion is installed):
  cc -std=c99 -I runtime out/<robot>/*.c $(find runtime/ -name '*.c') -lm
For a program of your own, leave out <robot>_selftest.c.]]

local EXIT = "Exit: 0 written (warnings on stderr), 1 an error in an input, 2 one in the command "
  .. "line, 3 a bug."

-- the short help: the options that most people need, each with a line to try
local function brief()
  local lines = {}
  for _, first in ipairs(options.first) do
    local row = options.of_key[first.key]
    lines[#lines + 1] = ("  %s\n      %s\n      %s"):format(options.label(row), first.says,
      first.try)
  end
  return table.concat({
    USAGE, PURPOSE, "Options that most people need first:\n" .. table.concat(lines, "\n"),
    EXAMPLES, "pinion --help all lists every option and describes the output;\npinion "
    .. "--list-functions lists every function.", EXIT,
  }, "\n\n")
end

-- The parser, made by argparse: parser:pparse(words) -> true, args, or false and a message.
-- answer(text) prints a help text and ends the program.  choosing: the parser knows the words of
-- choices, for completions; otherwise cli/kinds.lua rejects other words.
function M.new(answer, choosing)
  local parser = argparse("pinion", PURPOSE):usage(USAGE)
  parser:epilog(table.concat({ EXAMPLES, OUTPUT,
    ("Functions: %s;\nwith --frames, for each link: %s."):format(
      table.concat(pipeline.FUNCTIONS, ", "), table.concat(pipeline.FRAME_FUNCTIONS, ", ")),
    EXIT }, "\n\n"))
  parser:help_max_width(90)
  parser:argument("robot", "URDF or MJCF file, or - for standard input. Several robots are "
    .. "written to <dir>/<robot> each, all of them or none.")
    :args("*")
  add_rows(parser, function(row) return row.flags end, answer, choosing, brief)
  -- only for help: the caller handles a command as first word; all other words are robots
  parser:require_command(false)
  for _, command in ipairs(options.commands) do
    fill(parser:command(command.name, command.help), command, answer, choosing)
  end
  return parser
end

-- argparse's zsh completion offers commands after all robots; a call has one or the other, as its
-- first word
local function either_in_zsh(text)
  text = text:gsub('    "%*: :_files" \\\n    ": :_pinion_cmds" \\\n',
    '    "1: :{ _pinion_cmds; _files }" \\\n')
  local robots = '      _arguments -s -S \\\n        $options \\\n        "*: :_files" \\\n'
    .. "        && return 0\n"
  return (text:gsub("\n  esac\n\n  return 1", "\n    *)\n" .. robots .. "      ;;\n%0"))
end

-- The completion script for a shell; any other word is an error.
function M.completion(shell)
  local parser, kind = M.new(nil, true), options.of_key.completion.kind
  kind.word(shell, function(fmt, ...) fail.usage("--completion: " .. fmt:format(...)) end)
  local text = parser["get_" .. shell .. "_complete"](parser)
  return shell == "zsh" and either_in_zsh(text) or text
end

local SIGNED = {}
for _, row in ipairs(options.rows) do
  if row.kind.signed and row.flags then SIGNED["--" .. row.long] = true end
end

-- a number with a minus sign is the value of the option before it; argparse takes it for an option
function M.joined(words)
  local list = {}
  for _, word in ipairs(words) do
    local option = list[#list]
    if SIGNED[option] and word:match("^%-[%d.]") then
      list[#list] = option .. "=" .. word
    else
      list[#list + 1] = word
    end
  end
  return list
end

-- The words as fields.  answer(text) shows help and ends the program.  command: its row, or
-- nil; its usage is part of a message
function M.read(words, answer, command)
  local parser = command and M.command(command, answer) or M.new(answer)
  local ok, args = parser:pparse(M.joined(words))
  if not ok then
    local usage = command and "; " .. parser:get_usage():gsub("^Usage:", "usage:") or ""
    fail.usage(("%s%s (see pinion %s--help)"):format(args:gsub("[^\n]+", fail.escape), usage,
      command and command.name .. " " or ""))
  end
  for _, row in ipairs(command and command.options or {}) do
    args[row.key] = row.kind.word(args[row.key], function(fmt, ...)
      fail.usage(("--%s: "):format(row.key) .. fmt:format(...))
    end)
  end
  return args
end

-- Fails if arguments are missing or misspelt.  readable(name): is there such a file?
function M.check(args, readable)
  if #args.robot == 0 then
    fail.usage("which robot? expected a URDF or MJCF file, or - (see pinion --help)")
  end
  local word = args.robot[1]
  local meant = not readable(word) and fail.suggest(word, options.commands) or ""
  if word == "help" and not readable(word) then
    fail.usage("there is no command 'help': pinion --help lists options and commands")
  end
  if meant ~= "" then
    local other = M.command_of { word } and "" or meant
    fail.usage(("there is no file %s%s; a command comes before the options")
      :format(fail.quote(word), other))
  end
  if args.format == "markdown" then fail.usage("--format markdown: is for pinion diff") end
  if args.format and not args.dump then
    fail.usage("--format: needs --dump, or is for pinion diff and pinion explain")
  end
  if args.config == "-" then fail.usage("--config: expected a file, not standard input") end
end

return M
