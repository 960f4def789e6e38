-- Budgets: upper limits for the operations, stack and flash of functions.  Exceeding one is an
-- error, and nothing is written.
--
--   budget.kind         the kind of these options: NUMBER for each function, FUNCTION=NUMBER for
--                       one, all=NUMBER for their sum (for stacks: the largest); 8k is 8192.  It
--                       gives { { name = "each", "all" or a function's, most }.. }
--   budget.check(job)   for a job with its files: fails with every limit that is exceeded, code 1
local fail = require "fail"
local kinds = require "cli.kinds"

local M = {}

-- ---- reading the option -------------------------------------------------------------------------

local function number(value, say)
  local digits, unit = tostring(value):match("^(%d+)(k?)$")
  if digits then return tonumber(digits .. ".0") * (unit == "k" and 1024 or 1) end -- of any length
  kinds.expected("a whole number, such as 800 or 8k (8192)", value, say)
end

local function word(list, say)
  local result = {}
  for _, text in ipairs(list) do
    local name, rest = text:match("^([%w_]+)=(.*)$")
    result[#result + 1] = { name = name or "each", most = number(rest or text, say) }
  end
  return result
end

local function value(given, say)
  if type(given) ~= "table" then return { { name = "each", most = number(given, say) } } end
  local result = {}
  for _, key in ipairs(kinds.keys_of(given, say)) do
    result[#result + 1] = { name = tostring(key), most = number(given[key], say) }
  end
  return result
end

M.kind = {
  repeated = true, each = true, word = word, value = value,
  says = "a number for each function, or a table of function name = number, and `all` = number",
}

-- ---- checking it --------------------------------------------------------------------------------

local BUDGETS = {
  { key = "max_ops", option = "--max-ops", unit = "operations", of = "ops" },
  { key = "max_stack", option = "--max-stack", unit = "bytes of stack", of = "stack" },
  { key = "max_flash", option = "--max-flash", unit = "bytes of flash", of = "flash" },
}

-- name of a function -> { ops, stack, flash }
local function figures(job)
  local options, all = job.options, {}
  for _, item in ipairs(job.functions) do
    all[item.fn.name] = { ops = item.program and item.program.cost.total or 0 }
  end
  if #options.max_stack + #options.max_flash == 0 then return all end
  if not options.report_cc then
    fail.usage("--max-stack and --max-flash: need --report-cc, the command of the compiler and "
      .. "its flags")
  end
  for _, one in ipairs(job.compiled.functions) do
    all[one.name].flash, all[one.name].stack = one.code, one.stack
  end
  return all
end

local function exceed(budget, limit, all, job, say)
  local total = 0
  for _, item in ipairs(job.functions) do
    local name = item.fn.name
    local figure = all[name][budget.of]
    if not figure then
      fail.usage(("%s: %s reports no stack of %s (-fstack-usage)"):format(budget.option,
        fail.quote(job.options.report_cc), name), job.options.report_cc)
    end
    total = budget.of == "stack" and math.max(total, figure) or total + figure
    if (limit.name == "each" or limit.name == name) and figure > limit.most then
      say(("%s takes %d %s, and %s allows %d"):format(job.symbols.functions[name], figure,
        budget.unit, budget.option, limit.most))
    end
  end
  if limit.name == "all" and total > limit.most then
    say(("all functions take %d %s, and %s allows %d"):format(total, budget.unit, budget.option,
      limit.most))
  end
end

function M.check(job)
  local items, all = {}, figures(job)
  for _, budget in ipairs(BUDGETS) do
    for _, limit in ipairs(job.options[budget.key]) do
      if not all[limit.name] and limit.name ~= "each" and limit.name ~= "all" then
        fail.usage(("%s: there is no function %s among those that are written"):format(
          budget.option, fail.quote(limit.name)), limit.name)
      end
      exceed(budget, limit, all, job, function(text)
        items[#items + 1] = { file = job.input.path, severity = "error", text = text }
      end)
    end
  end
  if #items > 0 then fail.raise { code = 1, items = items } end
end

return M
