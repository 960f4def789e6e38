-- The jobs of a call, one for each of its robots, and what becomes of their files: they are written
-- or compared with those that are there.
--
--   jobs.of(call, args, checked)   jobs for all of args.robot, from the parser's args and
--                                  config.load's result or nil; mistakes in options are raised
--   jobs.one(call, args, checked, word, others)   one of them; others = those of the same call,
--                                  word -> true
--   jobs.sets(jobs, writing)       the files of each, as sets for disk.write, to write or to check
--   jobs.check(sets, put)          fails if a file differs; put(text) shows differences
--   jobs.write(sets, args, say)    writes all; say(text) prints a line about it
--   call { words = as typed, fill = of emit.template, runtime(name) = text of a file of runtime/,
--     measure = sizes of measure.compiler, writers = of tools.writers, terminal = is stderr one?,
--     write(text) = prints to it }
local later = require "later"
local fail = require "fail"
local options_of = require "cli.options"
local progress = later "cli.progress"
local unified = later "disk.unified"
local unix = require "unix.core"
local version = require "version"
local write = later "disk.write"
local xml = require "xml"

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
  -- files that the output depends on: the robot, the configuration, the order of joints
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

-- each robot has a directory of its own
function M.sets(jobs, writing)
  local sets, taken = {}, {}
  for k, job in ipairs(jobs) do
    local r = job.symbols.name
    if taken[r] then
      fail.input(job.input.path, nil, ("its robot is called %s, as is that of %s: they would be "
        .. "written to one directory"):format(fail.quote(r), fail.quote(taken[r])))
    end
    taken[r] = job.input.path
    sets[k] = { directory = job.options.output_for(r), files = job.files, r = r }
    write.check_owners(sets[k], writing)
  end
  return sets
end

function M.check(sets, put)
  local items = {}
  local function add(name, text)
    items[#items + 1] = { file = name, severity = "error", text = text }
  end
  for _, set in ipairs(sets) do
    for _, file in ipairs(write.compare(set)) do
      if not file.why then put(unified.unified(file.old, file.text, file.name)) end
      add(file.name, file.why and "cannot be read: " .. file.why
        or file.old and "is not current" or "is missing")
    end
    for _, name in ipairs(write.stale(set)) do
      put(unified.unified(xml.bytes(name), nil, name))
      add(name, "is no longer generated (--prune removes it)")
    end
  end
  if #items > 0 then fail.raise { code = 1, items = items } end
end

-- warns of files that are no longer generated and remain
local function say_stale(set, stale, say)
  for k, name in ipairs(stale) do stale[k] = fail.escape(name:match("[^/]*$")) end
  say(("%s: warning: no longer generated, --prune removes: %s"):format(
    fail.escape(set.directory), table.concat(stale, " ")))
end

function M.write(sets, args, say)
  local results = write.all(sets, { prune = args.prune, waiting = function(name)
    if not args.quiet then
      say(("%s: waiting for another run that writes there"):format(fail.escape(name)))
    end
  end })
  for k, set in ipairs(sets) do
    local written, stale = results[k].written, results[k].stale
    if #stale > 0 and not args.prune and not args.quiet then say_stale(set, stale, say) end
    if args.verbose or not args.quiet and unix.is_terminal(2) then
      say(("wrote %s (%d files, %d changed)"):format(fail.escape(set.directory), #set.files,
        #written))
    end
    for _, name in ipairs(args.verbose and args.prune and stale or {}) do
      say("removed " .. fail.escape(name))
    end
  end
end

return M
