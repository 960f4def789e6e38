-- The parser of the command line, made of the rows of cli/table.lua.
--
-- Its words come as they were typed, but for those with a minus sign: see M.joined.  It gives what
-- was typed and no defaults, so that a configuration may stand behind it.
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
end

-- answer(text): what takes the help, since argparse does not look whether it can be printed
local function add_help(parser, row, answer)
  local function help() answer(parser:get_help() .. "\n") end
  parser:add_help { name = row.flags, description = row.help, action = answer and help }
end

-- a parser of a command, which has a name already
local function fill(parser, command, answer, choosing)
  parser:help_max_width(90)
  parser:epilog(command.says)
  for _, arg in ipairs(command.args) do
    parser:argument(arg[1], arg[2]):args(arg[3])
  end
  for _, row in ipairs(options.rows) do
    if row.key == "help" then
      add_help(parser, row, answer)
    elseif options.is_of_commands(row) then
      add(parser, row, choosing)
    end
  end
  return parser
end

--- The parser of a command (a row of options.commands), as M.new makes one.
function M.command(command, answer)
  return fill(argparse("pinion " .. command.name, command.help), command, answer)
end

--- The command that a call begins with, or nil.
function M.command_of(words)
  for _, command in ipairs(options.commands) do
    if words[1] == command.name then return command end
  end
end

--- The parser, of argparse: parser:pparse(words) -> true, args, or false and what is wrong.
-- answer(text): takes the help that is asked for and ends the program, which argparse does without
-- one.  choosing: it knows the words of choices, for completions; refusing others is for
-- cli/kinds.lua.
function M.new(answer, choosing)
  local parser = argparse("pinion", "Compile a robot (URDF) to straight-line C that computes its "
    .. "rigid-body dynamics.")
  -- a paragraph is one line, for argparse breaks lines at its own width
  parser:epilog([[
Examples:
  pinion arm.urdf                              all functions, into out/<robot>/
  pinion --check arm.urdf                      is out/<robot>/ current?
  pinion --base floating --real float -o out/dog dog.urdf
  pinion --functions crba,ltdl,solve arm.urdf  only what the controller calls
  xacro arm.xacro | pinion - --name arm        from a pipe
  pinion --dump model arm.urdf                 look at the tree, write nothing

What it writes (see the head of <robot>.h): one .c file per function, the header, tables ]]
.. [[for the generic runtime, a self-test, and fragments for make.  Compile with
  cc -std=c99 -I runtime out/<robot>/*.c runtime/*.c -lm
which is the self-test; a program of your own leaves out <robot>_selftest.c.

Functions: ]] .. table.concat(pipeline.FUNCTIONS, ", ") .. [[;
with --frames, for each link: ]] .. table.concat(pipeline.FRAME_FUNCTIONS, ", ") .. [[.

Exit: 0 written (warnings on stderr), 1 an input is bad, 2 the command is bad, 3 a bug.]])
  parser:help_max_width(90)
  parser:argument("robot", "URDF file, or - for standard input.  Several: each is written to a "
    .. "directory of its own, <dir>/<robot>, all of them or none."):args("*")
  for _, row in ipairs(options.rows) do
    if row.key == "help" then
      add_help(parser, row, answer)
    elseif row.flags then
      add(parser, row, choosing)
    end
  end
  -- to be seen only: who calls sees to the first word, and words that follow are robots
  parser:require_command(false)
  for _, command in ipairs(options.commands) do
    fill(parser:command(command.name, command.help), command, answer, choosing)
  end
  return parser
end

-- argparse offers commands to zsh behind all robots; a call has either, and in the first place
local function either_in_zsh(text)
  text = text:gsub('    "%*: :_files" \\\n    ": :_pinion_cmds" \\\n',
    '    "1: :{ _pinion_cmds; _files }" \\\n')
  local robots = '      _arguments -s -S \\\n        $options \\\n        "*: :_files" \\\n'
    .. "        && return 0\n"
  return (text:gsub("\n  esac\n\n  return 1", "\n    *)\n" .. robots .. "      ;;\n%0"))
end

--- What a shell reads to complete a command line; a word other than its name is refused.
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

-- a number with a minus sign is the value of the option before it, which argparse takes for another
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

return M
