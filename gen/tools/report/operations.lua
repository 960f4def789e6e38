-- The functions as a table: operations as bars next to those of the book and of a full H,
-- arguments, and values in use.
--
--   operations.of(facts) -> elements
local html = require "tools.report.html"

local M = {}

local el = html.el

-- 12345 -> "12 345"
local function grouped(n)
  local text = ("%d"):format(n)
  while true do
    local more, count = text:gsub("^(%-?%d+)(%d%d%d)", "%1\u{2009}%2")
    if count == 0 then return text end
    text = more
  end
end

local function times(other, own)
  return own > 0 and other >= 1.05 * own and ("%s×"):format(html.number(other / own, 2)) or ""
end

-- the length of a bar relative to the longest
local function bar(class, n, most, word)
  return el("div", { class = "bar " .. class },
    el("i", { style = ("width:%s%%"):format(html.shown(100 * n / most)) }),
    el("span", {}, grouped(n) .. word))
end

local function bars(fn)
  local own = fn.operations.total
  if not fn.book then return el("b", {}, grouped(own)) end
  local most = math.max(own, fn.book.total, fn.dense and fn.dense.total or 0, 1)
  return {
    bar("own", own, most, ""),
    bar("book", fn.book.total, most, " book " .. times(fn.book.total, own)),
    fn.dense and fn.dense.total ~= fn.book.total
      and bar("full", fn.dense.total, most, " dense " .. times(fn.dense.total, own)),
  }
end

local MODE = { ["in"] = "", out = "→ ", inout = "↔ " }

local function arguments(fn)
  local words, last = {}, #fn.arguments
  for k, arg in ipairs(fn.arguments) do
    words[2 * k - 1] = el("span", { class = "whole" }, ("%s%s %d%s"):format(MODE[arg.mode] or "",
      arg.name, arg.numbers, k < last and "," or ""))
    words[2 * k] = " "
  end
  return words
end

-- mul, add .. in words
local function kinds(cost)
  local words = {}
  for _, kind in ipairs { "mul", "add", "sub", "div", "sqrt", "sin", "cos" } do
    if cost[kind] > 0 then words[#words + 1] = grouped(cost[kind]) .. " " .. kind end
  end
  return table.concat(words, ", ")
end

local function cell(label, class, ...)
  return el("td", { class = class, ["data-label"] = label }, ...)
end

local function name_of(fn)
  return el("th", { class = "name", scope = "row" }, el("b", {}, fn.name),
    el("small", {}, fn.doc[1]))
end

local function row(fn, sizes, cc)
  local name = name_of(fn)
  if not fn.operations then
    return el("tr", {}, name, cell("takes", "", arguments(fn)),
      el("td", { class = "soft", colspan = cc and 7 or 5 }, "by the runtime or by other functions"))
  end
  local lanes = fn.in_lanes and ("; with limbs in lanes %s, %s on vectors"):format(
    grouped(fn.in_lanes.operations), grouped(fn.in_lanes.vectors))
  local turns = fn.in_turn and ("; limbs in turn, %s in the source"):format(
    grouped(fn.in_turn.operations))
  local parts = fn.parts > 0 and ("; in %d parts"):format(fn.parts)
  local own = sizes and sizes[fn.name]
  return el("tr", {}, name, cell("takes", "", arguments(fn)),
    cell("operations", "bars", bars(fn),
      el("small", {}, kinds(fn.operations), lanes, turns, parts)),
    cell("constants", "n", grouped(fn.constants)),
    cell("alive", "n", grouped(fn.alive)),
    cell("flash", "n", grouped(fn.estimate.flash)), cell("stack", "n", grouped(fn.estimate.stack)),
    cc and { cell("code", "n", own and grouped(own.code) or "–"),
      cell("stack compiled", "n", own and own.stack and grouped(own.stack) or "–") })
end

function M.of(facts)
  local compiled = facts.compiler
  local heads = {
    "function", "takes", "operations", "constants", "alive", "flash ≈ B", "stack ≈ B",
  }
  local sizes
  if compiled then
    heads[8], heads[9], sizes = "code B", "stack B", {}
    for _, one in ipairs(compiled.functions) do sizes[one.name] = one end
  end
  local cells, rows = {}, {}
  for k, head in ipairs(heads) do
    cells[k] = el("th", { class = k > 3 and "n" or nil, scope = "col" }, head)
  end
  for k, fn in ipairs(facts.functions) do rows[k] = row(fn, sizes, compiled) end
  return {
    el("p", {}, "Products, sums and quotients of one call, compared with the book's algorithm, a "
      .. "loop over arbitrary bodies, and with a full H. Flash and stack are "
      .. "estimates for " .. facts.estimates_for .. "; alive is the largest number of live "
      .. "values."),
    el("p", {}, "The number after an argument is its size; → is an argument that the function "
      .. "fills, ↔ one that it changes."),
    compiled and el("p", {}, ("Code and stack as compiled by %s."):format(compiled.command)),
    el("div", { class = "scroll" }, el("table", { class = "functions" },
      el("thead", {}, el("tr", {}, cells)), el("tbody", {}, rows))),
  }
end

return M
