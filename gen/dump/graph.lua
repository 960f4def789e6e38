-- Draws functions as graphs for Graphviz (`--dump dag | dot -Tsvg`): a cluster for each, with
-- inputs at the top and results at the bottom.
--
--   graph.text(dag)   of dump.data
-- Boxes are arguments and results, grey boxes constants of the model, rounded boxes values that
-- have a statement and a name, circles values that are written into the expression that uses them.
-- A dashed arrow negates the value, so no node shows a minus except "-cos"; an arrow marked /
-- brings the divisor.
local number = require "number"
local text = require "text"

local M = {}

local SIGN = { mul = "*", add = "+", sub = "+", div = "/" }
local SUM, PRODUCT = { add = true, sub = true, sin = true }, { mul = true, div = true }

local function quoted(...)
  local lines = { ... }
  for k, words in ipairs(lines) do lines[k] = text.inert(words):gsub('"', '\\"') end
  return '"' .. table.concat(lines, "\\n") .. '"'
end

-- the label of a node, and its style
local function label_of(node)
  local sign = SIGN[node.op] or node.op
  local opposite = node.sign and not (SUM[node.op] or PRODUCT[node.op]) and "-" or ""
  if node.op == "num" then return quoted(number.plain(node.value)), "plaintext" end
  if node.value then
    return quoted(node.name or "constant", number.plain((node.sign or 1) * node.value)), "constant"
  end
  if node.op == "dot" then
    sign = ("%s . %s[%d..]"):format(node.place, node.other, node.from)
  elseif node.place then
    sign = node.place
  end
  if node.name then return quoted(node.name, opposite .. sign), "named" end
  return quoted(sign), node.place and "place" or "inner"
end

local STYLE = {
  plaintext = "shape=plaintext", constant = "shape=box, style=filled, fillcolor=gray90",
  named = "shape=box, style=rounded", place = "shape=box", inner = "shape=circle",
}

-- The arrows into a node: { from, dashed, below }.  At either end, a name may belong to the
-- negative of the value.
local function arrows(node, signs)
  local list, op = {}, node.op
  for n, word in ipairs(node.of) do
    local from = word:gsub("^%-", "")
    local dashed = (from ~= word) ~= (signs[from] ~= nil) ~= (op == "sub" and n == 2)
    if node.sign and (SUM[op] or PRODUCT[op] and n == 1) then dashed = not dashed end
    list[n] = { from = from, dashed = dashed, below = op == "div" and n == 2 }
  end
  if PRODUCT[op] and #list == 2 and list[1].dashed and list[2].dashed then
    list[1].dashed, list[2].dashed = false, false
  end
  return list
end

local function add_function(lines, k, fn)
  local function add(words) lines[#lines + 1] = "    " .. words end
  local function id(word) return ("f%d_%s"):format(k, word) end
  -- arrows to a node from its operands, dashed from negated ones
  local signs = {}
  for _, node in ipairs(fn.nodes) do signs[node.id] = node.sign end
  local function add_edges(node, to)
    for _, one in ipairs(arrows(node, signs)) do
      local how = {}
      how[1] = one.dashed and "style=dashed" or nil
      how[#how + 1] = one.below and 'label="/"' or nil
      add(("%s -> %s%s;"):format(id(one.from), id(to), #how > 0
        and (" [%s]"):format(table.concat(how, ", ")) or ""))
    end
  end
  lines[#lines + 1] = ("  subgraph cluster_%d {\n    label=%s;"):format(k, quoted(fn.name))
  -- values
  for _, node in ipairs(fn.nodes) do
    local label, style = label_of(node)
    add(("%s [label=%s, %s];"):format(id(node.id), label, STYLE[style]))
    add_edges(node, node.id)
  end
  -- operations on memory, each after the one that changed its arrays last
  local written = {}
  for n, event in ipairs(fn.events) do
    local name = "e" .. n
    add(("%s [label=%s, shape=box, penwidth=2];"):format(id(name),
      quoted(event.kind .. " " .. (event.verb or ""), event.array)))
    add_edges(event, name)
    for _, key in ipairs { "array", "other", "rows" } do
      if written[event[key]] then add_edges({ of = { written[event[key]] } }, name) end
    end
    written[event.array] = name
  end
  -- results, and tests of pivots
  for n, store in ipairs(fn.stores) do
    add(("%s [label=%s, shape=box, penwidth=2];"):format(id("s" .. n), quoted(store.place)))
    add_edges(store, "s" .. n)
  end
  for _, pivot in ipairs(fn.pivots) do
    add(("%s [label=\"> 0?\", shape=diamond];"):format(id("p" .. pivot.dof)))
    add_edges(pivot, "p" .. pivot.dof)
  end
  lines[#lines + 1] = "  }"
end

function M.text(dag)
  local lines = { ("digraph %s {"):format(quoted(dag.robot)),
    "  rankdir=TB; node [fontname=\"monospace\", fontsize=10];" }
  for k, fn in ipairs(dag.functions) do add_function(lines, k, fn) end
  lines[#lines + 1] = "}"
  return table.concat(lines, "\n") .. "\n"
end

return M
