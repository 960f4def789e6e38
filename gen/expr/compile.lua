-- Compiles the table of rewrite rules to Lua: one function per operator, which tries its rules in
-- the table's order.
--
--   compile.source(rules) -> text of a chunk.  Called with (make, num, plain), where make and plain
--     map an operator to function(a, b), the chunk returns { op -> function(a, b) -> the rewritten
--     node, or plain's if no rule applies }
--   compile.rules(rules) -> the chunk itself
--
-- Matching by walking the patterns would take most of the generator's time; here each pattern is
-- one condition.  expr.matcher still defines what a rule means, and the property tests run it.
local pattern = require "expr.matcher"

local M = {}

-- a node as an expression over the operands a and b; their operators are locals
local function op_of(path)
  if path == "a" then return "ao" end
  return path == "b" and "bo" or path .. ".op"
end

-- appends to `tests` the conditions under which the node at `path` matches; fills
-- bound[variable or number] = path
local function conditions(tree, path, tests, bound)
  local function test(form, ...) tests[#tests + 1] = form:format(...) end
  if tree.num then
    test("%s == 'num' and %s.value == %.17g", op_of(path), path, tree.num)
    bound[tree.num] = path -- equal numbers are one node
  elseif tree.op then
    test("%s == '%s'", op_of(path), tree.op)
    conditions(tree.a, path .. ".a", tests, bound)
    if tree.b then conditions(tree.b, path .. ".b", tests, bound) end
  else
    local name = tree.var
    if name == "k" or name == "j" then test("%s.known", path) end
    if name == "v" then test("not %s.known", path) end
    if bound[name] then test("%s == %s", path, bound[name]) else bound[name] = path end
  end
end

local function builder(tree, bound)
  if tree.var then return bound[tree.var] end
  if tree.num then return bound[tree.num] or ("num(%.17g)"):format(tree.num) end
  local b = tree.b and ", " .. builder(tree.b, bound) or ""
  return ("make.%s(%s%s)"):format(tree.op, builder(tree.a, bound), b)
end

-- Does a rule match only operands that depend on parameters alone?  Most operands do not, so one
-- test skips all such rules.
local KNOWN = { ["a.known"] = true, ["b.known"] = true }

local function needs_known(tests)
  for _, test in ipairs(tests) do
    if KNOWN[test] then return true end
  end
  return false
end

-- one line per variant, { known, text }; a variant with the same conditions as an earlier one of
-- the rule is left out
local function lines_of(compiled)
  local lines, seen = {}, {}
  for _, tree in ipairs(compiled.variants) do
    local tests, bound = {}, {}
    conditions(tree.a, "a", tests, bound)
    if tree.b then conditions(tree.b, "b", tests, bound) end
    local condition = #tests > 0 and table.concat(tests, " and ") or "true"
    if not seen[condition] then
      seen[condition] = true
      lines[#lines + 1] = { known = needs_known(tests),
        text = ("    if %s then return %s end"):format(condition, builder(compiled.after, bound)) }
    end
  end
  return lines
end

-- appends the function of an operator to `text`; binary: it has two operands
local function add_function(text, op, lines, binary)
  local known = false
  text[#text + 1] = ("  ['%s'] = function(a%s)"):format(op, binary and ", b" or "")
  text[#text + 1] = "    local ao" .. (binary and ", bo = a.op, b.op" or " = a.op")
  for k, line in ipairs(lines) do
    if line.known and not known then text[#text + 1] = "    if a.known or b.known then" end
    text[#text + 1], known = line.text, line.known
    if known and not (lines[k + 1] and lines[k + 1].known) then text[#text + 1] = "    end" end
  end
  text[#text + 1] = ("    return plain_%s(a%s)"):format(op, binary and ", b" or "")
  text[#text + 1] = "  end,"
end

function M.source(rules)
  local ops, of_op, binary = {}, {}, {}
  for _, rule in ipairs(rules) do
    local compiled = pattern.compile(rule.rule)
    local op = compiled.op
    if not of_op[op] then
      ops[#ops + 1], of_op[op], binary[op] = op, {}, compiled.before.b ~= nil
    end
    for _, line in ipairs(lines_of(compiled)) do table.insert(of_op[op], line) end
  end
  local text = { "local make, num, plain = ..." }
  for _, op in ipairs(ops) do text[#text + 1] = ("local plain_%s = plain.%s"):format(op, op) end
  text[#text + 1] = "return {"
  for _, op in ipairs(ops) do add_function(text, op, of_op[op], binary[op]) end
  text[#text + 1] = "}"
  return table.concat(text, "\n")
end

function M.rules(rules)
  return assert(load(M.source(rules), "=rules", "t"))
end

return M
