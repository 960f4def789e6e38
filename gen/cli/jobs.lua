-- Makes jobs for the pipeline of the robots of a call.
--
--   jobs.of(call, args, checked)   jobs for all of args.robot, from the parser's args and
--                                  config.load's result or nil; mistakes in options are raised
--   jobs.one(call, args, checked, word, others)   one of them; others = those of the same call,
--                                  word -> true
--   call { words = as typed, fill = of emit.template, runtime(name) = text of a file of runtime/,
--     measure = sizes of measure.compiler, writers = of tools.writers, terminal = is stderr one?,
--     write(text) = prints to it }
local later = require "later"
local fail = require "fail"
local options_of = require "cli.options"
local progress = later "cli.progress"
local version = require "version"

local M = {}

function M.one(call, args, checked, word, others)
  local options, several = options_of.of(args, checked), #args.robot > 1
  local path = word == "-" and (args.input_name or "<stdin>") or word
  options.command = options_of.shown_command(call.words, others)
  options.shaped_by = args.config and options_of.shaping(options)
  options.output_for = function(name)
    if several then return (options.output or "out") .. "/" .. name end
    return options.output or "out/" .. name
  end
  local depends = { word ~= "-" and word or nil }
  depends[#depends + 1] = args.config
  if type(options.order) == "table" and options.order.file ~= args.config then
    depends[#depends + 1] = options.order.file
  end
  local shown = options_of.shown_word(word == "-" and (args.input_name or "standard input")
    or word)
  return {
    word = word, options = options, log = fail.log(path), version = version, fill = call.fill,
    runtime = call.runtime, measure = call.measure, writers = call.writers,
    hints = not (args.dump or args.list_outputs or args.check)
      and (not args.quiet or #options.report > 0),
    input = { path = path, shown = shown, depends = depends },
    watch = not args.quiet and (args.verbose or call.terminal) and progress.watch {
      path = several and path or nil, verbose = args.verbose, terminal = call.terminal,
      write = call.write,
    } or nil,
  }
end

function M.of(call, args, checked)
  local list = {}
  for k, word in ipairs(args.robot) do
    local others = {}
    for _, other in ipairs(args.robot) do others[other] = other ~= word or nil end
    list[k] = M.one(call, args, checked, word, others)
  end
  return list
end

return M
