-- The C functions that the Python package calls (tools.bindings.python): one for each of the
-- robot's, for n states, one after the other or, if lanes were generated, in lanes.
--
--   python_entries.lines(job) -> the functions, a list of lists of lines
--   python_entries.symbol(job, fn) -> the name of that of a function of the catalogue
local layout = require "emit.layout"
local lists = require "list"

local M = {}

function M.symbol(job, fn) return ("pinion_entry_%s_%s"):format(job.symbols.name, fn.name) end

local function is_plain(arg) return arg.params or arg.bits end

-- The arguments: n, the tunable numbers and the mask; arrays that are read or changed, each read
-- one with its step from state to state (0 if all share it); arrays that are written; pivots or
-- returned numbers.
local function prototype(job, fn, real)
  local first, words, last = { "ptrdiff_t n" }, {}, {}
  for _, arg in ipairs(fn.args) do
    if arg.params then
      first[#first + 1] = ("const %s *%s"):format(job.symbols.params_type, arg.name)
    elseif arg.bits then
      first[#first + 1] = "unsigned " .. arg.name
    elseif arg.mode == "out" then
      last[#last + 1] = ("%s *%s"):format(real, arg.name)
    else
      local const = arg.mode == "in" and #arg.dims < 2 and "const " or ""
      words[#words + 1] = ("%s%s *%s"):format(const, real, arg.name)
      if arg.mode == "in" then words[#words + 1] = ("ptrdiff_t %s_step"):format(arg.name) end
    end
  end
  if fn.returns == "pivot" then last[#last + 1] = "int *failed" end
  if fn.returns == "value" then last[#last + 1] = ("%s *returned"):format(real) end
  return ("void %s(%s)"):format(M.symbol(job, fn),
    table.concat(lists.joined(first, words, last), ", "))
end

-- where an argument of state k begins
local function at(arg, symbols)
  return ("%s + k*%s"):format(arg.name, arg.mode == "in" and arg.name .. "_step"
    or layout.count(arg.dims, symbols))
end

local function one_state(job, fn, real, indent)
  local symbols, words = job.symbols, {}
  for k, arg in ipairs(fn.args) do
    local place = is_plain(arg) and arg.name or at(arg, symbols)
    if not is_plain(arg) and #arg.dims == 0 then place = ("*(%s)"):format(place) end
    if #arg.dims == 2 then
      place = ("(%s(*)[%s])(%s)"):format(real, symbols[arg.dims[2]] or arg.dims[2], place)
    end
    words[k] = place
  end
  local head = ({ pivot = "failed[k] = ", value = "returned[k] = ", void = "" })[fn.returns]
  return layout.call(indent .. head .. symbols.functions[fn.name], words)
end

-- a block in lanes; if a pivot is not > 0, the block is repeated state by state to find the state
local function block_lines(job, fn, real, n)
  local symbols = job.symbols
  -- arguments are gathered into arrays over lanes, and results scattered from them
  local before, after, words = {}, {}, {}
  for k, arg in ipairs(fn.args) do
    words[k] = is_plain(arg) and arg.name or arg.name .. "_x"
    if not is_plain(arg) then
      local count = layout.count(arg.dims, symbols)
      local first = ("&%s_x%s"):format(arg.name, ("[0]"):rep(#arg.dims + 1))
      table.insert(before, 1, ("    %s %s_x%s[%d];"):format(real, arg.name,
        layout.brackets(arg.dims, symbols), n))
      if arg.mode ~= "out" then
        before[#before + 1] = ("    gather(%s, %s, %s, %s);"):format(count, at(arg, symbols),
          arg.mode == "in" and arg.name .. "_step" or count, first)
      end
      if arg.mode ~= "in" then
        after[#after + 1] = ("    scatter(%s, %s, %s);"):format(count, first, at(arg, symbols))
      end
    end
  end
  if fn.returns == "value" then words[#words + 1] = "returned + k" end
  -- the loop over blocks
  local call = symbols.lanes[fn.name].block
  local lines = { ("  for (; n - k >= %d; k += %d) {"):format(n, n) }
  lists.append(lines, before)
  if fn.returns == "pivot" then
    lists.append(lines, layout.call("    const int bad = " .. call, words))
    lists.append(lines, {
      "    if (bad) {", ("      for (const ptrdiff_t end = k + %d; k < end; k++)"):format(n),
    })
    lists.append(lines, one_state(job, fn, real, "        "))
    lists.append(lines, {
      ("      k -= %d;"):format(n), "      continue;", "    }",
      ("    for (int j = 0; j < %d; j++) failed[k + j] = 0;"):format(n),
    })
  else
    lists.append(lines, layout.call("    " .. call, words))
  end
  lists.append(lines, after)
  lines[#lines + 1] = "  }"
  return lines
end

function M.lines(job)
  local list, n, real = {}, job.options.lanes, job.options.real
  for _, item in ipairs(job.functions) do
    local fn = item.fn
    local lines = layout.prototype(prototype(job, fn, real), "")
    lists.append(lines, { "{", "  ptrdiff_t k = 0;" })
    if n and item.program then lists.append(lines, block_lines(job, fn, real, n)) end
    lines[#lines + 1] = "  for (; k < n; k++)"
    lists.append(lines, one_state(job, fn, real, "    "))
    lines[#lines + 1] = "}"
    list[#list + 1] = lines
  end
  return list
end

return M
