-- The functions as a table: operations, arguments, and values in use.
--
--   operations.of(facts) -> elements
local html = require "tools.report.html"

local M = {}

local el = html.el

-- 12345 -> "12 345"
local function grouped(n)
  local text = ("%d"):format(n):reverse():gsub("%d%d%d", "%0 "):reverse()
  return (text:gsub("^ ", ""):gsub(" ", "\u{2009}"))
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
    cell("operations", "operations", el("b", {}, grouped(fn.operations.total)),
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
    el("p", {}, "Products, sums and quotients of one call. Flash and stack are estimates for "
      .. facts.estimates_for .. "; alive is the largest number of live values."),
    el("p", {}, "The number after an argument is its size; → is an argument that the function "
      .. "fills, ↔ one that it changes."),
    compiled and el("p", {}, ("Code and stack as compiled by %s."):format(compiled.command)),
    el("div", { class = "scroll" }, el("table", { class = "functions" },
      el("thead", {}, el("tr", {}, cells)), el("tbody", {}, rows))),
  }
end

return M
