-- Writes calls of the functions of a generated robot, one after the other, from the prototypes in
-- its header: calls.lua ROBOT.h ROBOT > calls.c
--
-- A const argument gets an input; any other is a result, which begins as the input of its name, if
-- there is one (x of solve, H of ltdl).  Inputs with one name are one array.  prepare fills them: q
-- with a configuration, H, LD and L with the results of crba, ltdl and ltl, others with numbers
-- between -1 and 1.

local header_file, r = arg[1], arg[2]
local file = assert(io.open(header_file, "rb"))
local header = file:read("a"):gsub("/%*.-%*/", "")
file:close()

-- inputs that a function makes from other inputs, in this order
local MADE = { { "H", "crba", "q" }, { "LD", "ltdl", "H" }, { "L", "ltl", "H" } }

local real, inputs, order = nil, {}, {}
local function input(name, size)
  if not inputs[name] then order[#order + 1] = name end
  assert(not inputs[name] or inputs[name] == size, name .. " has two sizes")
  inputs[name] = size
end

-- "const float J[6][ARM6_NV]" -> { const, name, size = "(6)*(ARM6_NV)" }, nil for a plain number
local function argument(text)
  local const, type, name, dims = text:match("^%s*(c?o?n?s?t?)%s*(%a+) ([%w_]+)(.*)$")
  local sizes = {}
  for dim in dims:gmatch("%[(.-)%]") do sizes[#sizes + 1] = "(" .. dim .. ")" end
  return { const = const == "const", type = type, name = name, plain = #sizes == 0,
    size = table.concat(sizes, "*"), shaped = #sizes > 1 and dims:gsub("^%[.-%]", "") }
end

local function each_function(f)
  for returns, name, args in header:gmatch("\n(%a+) " .. r .. "_([%w_]+)(%b());") do
    local list = {}
    for text in args:sub(2, -2):gsub("\n", " "):gmatch("[^,]+") do
      list[#list + 1] = argument(text)
    end
    f(name, returns, list)
  end
end

local calls = {}
each_function(function(name, returns, args)
  if returns == "int" or returns == "void" then
    local call = { name = name, returns = returns, words = {}, results = {} }
    for k, a in ipairs(args) do
      if a.plain then
        call.words[k] = "(" .. a.type .. ")0.01"
      else
        real = real or a.type
        local array = a.const and "in_" .. a.name or ("out_%s_%s"):format(name, a.name)
        if a.const then input(a.name, a.size) else call.results[#call.results + 1] = a end
        call.words[k] = a.shaped and ("(%s%s (*)%s)%s"):format(a.const and "const " or "", a.type,
          a.shaped, array) or array
      end
    end
    calls[#calls + 1] = call
  end
end)
input("q", "(" .. r:upper() .. "_NQ)")

local function print_f(fmt, ...) io.write(fmt:format(...), "\n") end

print_f('#include "probe.h"\n#include "%s.h"\n', r)
for _, name in ipairs(order) do print_f("static real in_%s[%s];", name, inputs[name]) end
for _, call in ipairs(calls) do
  for _, a in ipairs(call.results) do
    print_f("static real out_%s_%s[%s];", call.name, a.name, a.size)
  end
end
print_f("\nvoid prepare(real scale)\n{")
print_f("  const int turns = %s_NQ > %s_NV ? 7 : 0; /* a floating base is not scaled */", r:upper(),
  r:upper())
for _, name in ipairs(order) do
  local made = false
  for _, row in ipairs(MADE) do made = made or row[1] == name end
  if not made then print_f("  probe_uniform(%s, in_%s);", inputs[name], name) end
end
print_f("  for (int i = turns; i < %s_NQ; i++) in_q[i] *= scale;", r:upper())
print_f("  if (turns) probe_unit(in_q + 3);")
for _, row in ipairs(MADE) do
  if inputs[row[1]] then
    if row[3] == "q" then
      print_f("  %s_%s(in_q, in_%s);", r, row[2], row[1])
    else
      print_f("  for (int i = 0; i < %s; i++) in_%s[i] = in_%s[i];", inputs[row[1]], row[1], row[3])
      print_f("  (void)%s_%s(in_%s);", r, row[2], row[1])
    end
  end
end
print_f("}\n\nstatic int call_nothing(void) { return 0; }")
for _, call in ipairs(calls) do
  local text = ("%s_%s(%s)"):format(r, call.name, table.concat(call.words, ", "))
  print_f(call.returns == "int" and "static int call_%s(void) { return %s; }"
    or "static int call_%s(void) { %s; return 0; }", call.name, text)
end
print_f("\nconst probe_call probe_calls[] = {\n  { \"nothing\", call_nothing, { { 0, 0, 0 } } },")
for _, call in ipairs(calls) do
  local results = {}
  for k, a in ipairs(call.results) do
    results[k] = ("{ out_%s_%s, %s, %s }"):format(call.name, a.name,
      inputs[a.name] and "in_" .. a.name or "0", a.size)
  end
  print_f("  { \"%s\", call_%s, { %s } },", call.name, call.name, table.concat(results, ", "))
end
print_f("};\n\nconst int probe_count = sizeof probe_calls / sizeof probe_calls[0];")
