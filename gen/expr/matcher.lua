-- Compiles the text of a rewrite rule, "before ==> after", into a matcher and a builder.
--
--   matcher.compile(text) -> { op = root operator of `before`, variants = {tree, ...},
--                              before = tree, after = tree }
--   matcher.match(tree, node, bound) -> boolean; fills bound[variable] = node
--   matcher.build(tree, bound, make) -> node, through the smart constructors `make`
--
-- A tree is { op=, a=, b= }, { var="x" } or { num=2 }.  A variant is `before` with the operands of
-- some commutative operators swapped; so the matcher itself does not have to search.
local M = {}

local COMMUTES = { add = true, mul = true }
local BINARY = { ["+"] = "add", ["-"] = "sub", ["*"] = "mul", ["/"] = "div" }

-- A recursive-descent parser of + - * / unary minus, sin(), cos(), sqrt(), variables, numbers.
-- A reader is { text, at = the next column }.
local sum

local function peek(reader)
  reader.at = reader.text:find("%S", reader.at) or #reader.text + 1
  return reader.text:sub(reader.at, reader.at)
end

local function complain(reader, words)
  error(("rule '%s': %s column %d"):format(reader.text, words, reader.at))
end

local function expect(reader, char)
  if peek(reader) ~= char then complain(reader, ("expected '%s' at"):format(char)) end
  reader.at = reader.at + 1
end

-- the text at the reader that matches `form`, or nil
local function take(reader, form)
  local word = reader.text:match("^" .. form, reader.at)
  reader.at = reader.at + #(word or "")
  return word
end

local function in_parentheses(reader)
  expect(reader, "(")
  local inner = sum(reader)
  expect(reader, ")")
  return inner
end

local function atom(reader)
  if peek(reader) == "(" then return in_parentheses(reader) end
  local number = take(reader, "%d+%.?%d*")
  if number then return { num = tonumber(number) } end
  local word = take(reader, "%a+")
  if not word then complain(reader, "cannot read") end
  if #word == 1 then return { var = word } end
  return { op = word, a = in_parentheses(reader) }
end

local function factor(reader)
  if peek(reader) ~= "-" then return atom(reader) end
  reader.at = reader.at + 1
  return { op = "neg", a = atom(reader) }
end

-- operands joined by the operators of `signs`, from the left
local function chain(reader, operand, signs)
  local left = operand(reader)
  while peek(reader):find(signs) do
    local op = BINARY[peek(reader)]
    reader.at = reader.at + 1
    left = { op = op, a = left, b = operand(reader) }
  end
  return left
end

local function product(reader) return chain(reader, factor, "^[*/]") end

function sum(reader) return chain(reader, product, "^[+-]") end

local function parse(text)
  local reader = { text = text, at = 1 }
  local tree = sum(reader)
  if peek(reader) ~= "" then complain(reader, "left over at") end
  return tree
end

-- All trees that equal `tree` up to the order of commuting operands.
local function variants(tree)
  if not tree.op then return { tree } end
  local list = {}
  for _, a in ipairs(variants(tree.a)) do
    for _, b in ipairs(tree.b and variants(tree.b) or { false }) do
      list[#list + 1] = { op = tree.op, a = a, b = b or nil }
      if COMMUTES[tree.op] then list[#list + 1] = { op = tree.op, a = b, b = a } end
    end
  end
  return list
end

function M.compile(text)
  local before, after = text:match("^(.-)%s*==>%s*(.-)$")
  if not before then error(("rule '%s': expected 'before ==> after'"):format(text)) end
  local tree = parse(before)
  return { op = tree.op, before = tree, variants = variants(tree), after = parse(after) }
end

function M.match(tree, node, bound)
  if tree.var then
    local name = tree.var
    if (name == "k" or name == "j") and not node.known then return false end
    if name == "v" and node.known then return false end
    if bound[name] then return bound[name] == node end
    bound[name] = node
    return true
  end
  if tree.num then return node.op == "num" and node.value == tree.num end
  if node.op ~= tree.op then return false end
  return M.match(tree.a, node.a, bound) and (not tree.b or M.match(tree.b, node.b, bound))
end

function M.build(tree, bound, make)
  if tree.var then return bound[tree.var] end
  if tree.num then return make("num", tree.num) end
  local a = M.build(tree.a, bound, make)
  return make(tree.op, a, tree.b and M.build(tree.b, bound, make))
end

-- The value of one side of a rule when its variables are numbers (for the property tests).
function M.value(tree, numbers)
  if tree.var then return numbers[tree.var] end
  if tree.num then return tree.num end
  local a = M.value(tree.a, numbers)
  local b = tree.b and M.value(tree.b, numbers)
  if tree.op == "add" then return a + b end
  if tree.op == "sub" then return a - b end
  if tree.op == "mul" then return a * b end
  if tree.op == "div" then return a / b end
  if tree.op == "neg" then return -a end
  return math[tree.op](a)
end

return M
