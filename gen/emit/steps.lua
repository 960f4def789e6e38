-- Steps as calls of a robot's own functions: fd (or what constraints make of it) where a state is,
-- integrate to the next.
--
--   steps.body(fn, model, symbols, real) -> lines, those of its static parts above it, and whether
--     it needs runtime/rows.h
--
-- A line for each number, so that there is no loop; the exponentials of quaternions and planar
-- joints are those of integrate, in the child's axes as v is.  Derivatives: emit.step_derivatives.
local embedded = require "emit.embedded"
local layout = require "emit.layout"
local lists = require "list"
local number = require "emit.number"
local step_derivatives = require "emit.step_derivatives"

local M = {}

-- what statements of a step are made of, behind `lines`
local function writer(fn, symbols, real)
  local W = { lines = {}, parts = {}, symbols = symbols, real = real }
  local function add(more) lists.append(W.lines, more) end
  -- the tunable numbers, where a function takes them
  local function params(name) return (fn.open or {})[name] and { fn.args[1].name } or {} end

  function W.line(form, ...) add { ("  " .. form):format(...) } end
  function W.comment(words)
    if #W.lines > 0 then W.lines[#W.lines + 1] = "" end
    add(layout.comment("  ", { words }))
  end
  function W.arrays(size, ...)
    for _, name in ipairs { ... } do add { ("  %s %s[%s];"):format(real, name, symbols[size]) } end
  end
  function W.call(bad, name, words)
    add(layout.call(("  %s%s"):format(bad and ("const int %s = "):format(bad) or "",
      symbols.functions[name]), lists.joined(params(name), words)))
  end
  function W.fd(bad, ...) W.call(bad, "fd", { ... }) end
  -- the arguments of the function, but for the tunable numbers and q_next
  W.given = {}
  for _, arg in ipairs(fn.args) do
    if not arg.params and arg.name ~= "q_next" then W.given[#W.given + 1] = arg.name end
  end
  function W.integrate(...) add(layout.call("  " .. symbols.functions.integrate, { ... })) end
  -- form: of an expression, every @ of it an index
  function W.each(to, form)
    for _, v in ipairs(symbols.v) do
      layout.add_statement(W.lines, ("  %s[%s] = "):format(to, v), (form:gsub("@", v)))
    end
  end
  function W.report(...)
    add { "" }
    for _, bad in ipairs { ... } do add { ("  if (%s != 0) return %s;"):format(bad, bad) } end
    add { "  return 0;" }
  end
  function W.constant(name, words) add { ("  const %s %s = %s;"):format(real, name, words) } end
  function W.literal(x) return number.literal(x, real) end
  return W
end

-- and, of those with loops over matrices, what these are made of; n is NV there
local function add_matrices(W, fn, symbols, real)
  local NV, suffix = symbols.NV, real == "float" and "f" or ""
  local prefix = symbols.functions[fn.name] .. "_"
  local function add(more) lists.append(W.lines, more) end
  local function size(name) return ("  enum { %s = %s };"):format(name, NV) end
  local DIMS = { numbers = "", squares = "[n][n]", cubes = "[3][n][n]" }

  function W.size(name) add { size(name) } end
  local function declare(dims, ...)
    for _, name in ipairs { ... } do add { ("  %s %s%s;"):format(real, name, dims) } end
  end
  function W.squares(...) declare(DIMS.squares, ...) end
  function W.cubes(...) declare(DIMS.cubes, ...) end
  -- {1}: a literal; <f>: the suffix of runtime/rows.h; <word>: words[word]
  function W.filled(text, words)
    local lines = {}
    for line in text:gmatch "[^\n]+" do
      lines[#lines + 1] = line:gsub("{(%d)}", function(x) return W.literal(tonumber(x)) end)
        :gsub("<stop> %- <first>", function() return ("%d"):format(words.stop - words.first) end)
        :gsub("<(%a+)>", function(word) return word == "f" and suffix or tostring(words[word]) end)
    end
    return lines
  end
  function W.text(text, words) add(W.filled(text, words)) end
  function W.jacobians(way, dt)
    add(layout.call("  " .. symbols.functions.integrate_jacobians, { way, dt, "Jq", "Jv" }))
  end
  -- a static function above; arguments: names of numbers, squares and cubes
  function W.part(name, says, arguments, body)
    local words = {}
    for _, kind in ipairs { "numbers", "squares", "cubes" } do
      for _, arg in ipairs(arguments[kind] or {}) do
        words[#words + 1] = ("%s %s%s"):format(real, arg, (DIMS[kind]:gsub("n", NV)))
      end
    end
    local head = ("static void %s%s(%s)"):format(prefix, name, table.concat(words, ", "))
    lists.append(W.parts, layout.comment("", { says }))
    lists.append(W.parts, layout.prototype(head, ""))
    lists.append(W.parts, lists.joined({ "{", size "n" }, body, { "}", "" }))
    W.uses_rows = true
  end
  function W.call_part(name, words) add(layout.call("  " .. prefix .. name, words)) end
  return W
end

local WRITE = {}

function WRITE.step_semi_implicit(W)
  W.arrays("NV", "a")
  W.comment("a at q and v")
  W.fd("bad", "q", "v", "tau", "a")
  W.comment("v, then q along the new v")
  W.each("v_next", "v[@] + h*a[@]")
  W.integrate("q", "v_next", "h", "q_next")
  W.report "bad"
end

-- flat: no joint turns v on its way, so that velocities of one step add up
function WRITE.step_rk4(W, flat)
  local function stage(k, from) W.comment(("stage %d: %s"):format(k, from)) end
  W.arrays("NV", "a1", "a2", "a3", "a4", "v2", "v3", "v4", "u")
  W.arrays("NQ", "q2", "q3", "q4")
  W.constant("half", W.literal(0.5) .. "*h")
  stage(1, "here")
  W.fd("bad1", "q", "v", "tau", "a1")
  stage(2, "half a step by the first")
  W.each("v2", "v[@] + half*a1[@]")
  W.integrate("q", "v", "half", "q2")
  W.fd("bad2", "q2", "v2", "tau", "a2")
  stage(3, "half a step by the second")
  W.each("v3", "v[@] + half*a2[@]")
  W.integrate("q", "v2", "half", "q3")
  W.fd("bad3", "q3", "v3", "tau", "a3")
  stage(4, flat and "a step by the third" or "a step by the third, of which stage 2 has gone half")
  W.each("v4", "v[@] + h*a3[@]")
  if flat then
    W.integrate("q", "v3", "h", "q4")
  else
    W.each("u", ("v3[@] - %s*v[@]"):format(W.literal(0.5)))
    W.integrate("q2", "u", "h", "q4")
  end
  W.fd("bad4", "q4", "v4", "tau", "a4")
  W.comment(flat and "the mean of all" or "the mean of all, q in two parts that do not commute")
  local sixth, twelfth = ("%s/%s"):format(W.literal(1), W.literal(6)),
    ("%s/%s"):format(W.literal(1), W.literal(12))
  local two, three = W.literal(2), W.literal(3)
  W.constant(flat and "sixth" or "twelfth", flat and sixth or twelfth)
  if flat then
    W.each("u", ("(v[@] + %s*(v2[@] + v3[@]) + v4[@])*sixth"):format(two))
    W.integrate("q", "u", "h", "q_next")
  else
    W.each("u", ("(%s*v[@] + %s*(v2[@] + v3[@]) - v4[@])*twelfth"):format(three, two))
    W.integrate("q", "u", "h", "q2")
    W.each("u", ("(%s*v4[@] + %s*(v2[@] + v3[@]) - v[@])*twelfth"):format(three, two))
    W.integrate("q2", "u", "h", "q_next")
  end
  W.constant("share", ("h*%s"):format(flat and "sixth" or two .. "*twelfth"))
  W.each("v_next", ("v[@] + share*(a1[@] + %s*(a2[@] + a3[@]) + a4[@])"):format(two))
  W.report("bad1", "bad2", "bad3", "bad4")
end

function WRITE.step_spook(W)
  W.call("bad", "spook", W.given)
  W.integrate("q", "v_next", "h", "q_next")
  W.report "bad"
end

function WRITE.position_step(W)
  W.arrays("NV", "dq")
  W.arrays("NC", "lambda")
  W.call("bad", "position_correction", lists.append(W.given, { "dq", "lambda" }))
  W.integrate("q", "dq", W.literal(1), "q_next")
  W.report "bad"
end

function M.body(fn, model, symbols, real)
  local W, flat = add_matrices(writer(fn, symbols, real), fn, symbols, real), true
  for _, body in ipairs(model.bodies) do flat = flat and body.nv <= 1 end
  local write = WRITE[fn.name] or step_derivatives[fn.name] or embedded[fn.name]
  write(W, flat, model)
  return W.lines, W.parts, W.uses_rows
end

return M
