-- The statements of a program in order, under their headings.
--
--   blocks.of(events, uses, names, chosen, group, moved_to) -> list as of prog.program
--     events    of a program, in order;  uses, names: as it has them
--     chosen    the nodes that are statements, in order;  moved_to[node]: its other place
--     group     of the sines among them (prog.sincos), or nil
--   blocks.side_by_side(list, k) -> how many events or blocks from list[k] on store four vectors of
--     limbs side by side, or 0
--   blocks.read(node, names, visit)   visit(x) for each value in the text of a statement: what the
--     node is made of, up to values with names
-- Headings are kept only where a statement follows.  Named components of a vector that are computed
-- between the same stores and headings follow each other in the order x, y, z: a component moves up
-- to the first of its vector if all its operands are known there.
local expr = require "expr"
local lists = require "list"
local order = require "order"
local sincos = require "prog.sincos"

local base, place_of = expr.base, expr.place_of

local M, NONE = {}, {}

local function read_operand(x, names, visit)
  if x.op == "neg" then x = x.a end
  if x.const then return end
  visit(x)
  if not names[x] then M.read(x, names, visit) end
end

function M.read(node, names, visit)
  if node.a then read_operand(node.a, names, visit) end
  if node.b then read_operand(node.b, names, visit) end
  for _, x in ipairs(node.of or NONE) do read_operand(x, names, visit) end
end

-- The text of a step, with the components that are statements below it if others are dead: "of w,
-- dw only w_y, w_z are live", "F to waist: only nz is live".  It says "computed" instead of "live"
-- if others are live, but constant or computed before.  below: node -> its role, of the statements
local function step_text(step, uses, below)
  local here, symbols, known, dead, state = {}, {}, {}, false, "live"
  for _, part in ipairs(step.parts) do
    if not known[part.symbol] then known[part.symbol], symbols[#symbols + 1] = true, part.symbol end
  end
  for _, part in ipairs(step.parts) do
    local role = below[part.node]
    if not uses[part.node.id] then
      dead = true
    elseif role and role.symbol == part.symbol and role.component == part.component then
      here[#here + 1] = #symbols > 1 and part.symbol .. "_" .. part.component or part.component
    else
      state = "computed"
    end
  end
  if not dead or #here == 0 then return step.text end
  local whose = step.subjects and ("of %s "):format(table.concat(symbols, ", ")) or ""
  local between = not step.text and "" or step.subjects and ";  " or ": "
  return ("%s%s%sonly %s %s %s"):format(step.text or "", between, whose,
    table.concat(here, ", "), #here == 1 and "is" or "are", state)
end

-- the statements below each step: step -> node -> its role
local function statements_below(items, names)
  local below, current = {}, nil
  for _, item in ipairs(items) do
    if item.kind == "section" then
      current = nil
    elseif item.kind == "step" then
      current = {}
      below[item] = current
    elseif item.kind == "let" and current then
      current[item.node] = names[item.node].role
    end
  end
  return below
end

-- chosen nodes and events by their places; the call for the sines comes first in its section,
-- behind the statements that its angles need
local function in_order(events, names, chosen, group, moved_to)
  local feeds = group and sincos.feeds(group, names) or {}
  local place = group and group.place or {}
  local early, sines, rest = {}, {}, {}
  for _, node in ipairs(chosen) do
    local at = moved_to[node] or place_of(node)
    -- a statement that is before the call anyway stays there, because others may read it
    local list = feeds[node] and at >= group.first and early or place[node] and sines or rest
    list[#list + 1] = { kind = "let", node = node, id = names[node].id, rank = 2 * at }
  end
  table.sort(sines, function(a, b)
    local pa, pb = place[a.node], place[b.node]
    if pa.index ~= pb.index then return pa.index < pb.index end
    return pa.array > pb.array
  end)
  local items = group and lists.joined(early, { { kind = "sincos", group = group } }, sines) or {}
  for _, item in ipairs(items) do item.rank = 2 * group.first end
  items = lists.joined(items, rest, events)
  order.by_place(items, function(item) return item.rank or 2 * item.at + 1 end)
  return items
end

-- ---- components of vectors ----------------------------------------------------------------------

-- does a statement read one of those that are not placed yet?
local function is_waiting(node, names, waits)
  local found = false
  M.read(node, names, function(x) found = found or waits[x] end)
  return found
end

-- appends a run of statements to `list`
local function place_run(run, names, list)
  local waits, vectors, vector_of = {}, {}, {}
  for _, block in ipairs(run) do
    local node = block.node
    local role = names[node].role
    waits[node] = true
    if role and role.rank then
      local name = ("%s_%s_%s"):format(role.owner, role.symbol, role.frame or "")
      vectors[name] = lists.append(vectors[name] or {}, { block })
      vector_of[node] = vectors[name]
    end
  end
  order.each(vectors, function(_, vector)
    table.sort(vector, function(a, b) return names[a.node].role.rank < names[b.node].role.rank end)
  end)
  for _, block in ipairs(run) do
    local vector = waits[block.node] and vector_of[block.node]
    local together = vector and lists.those(vector, function(one)
      return one == block or waits[one.node] and not is_waiting(one.node, names, waits)
    end) or waits[block.node] and { block } or NONE
    for _, one in ipairs(together) do list[#list + 1], waits[one.node] = one, nil end
  end
end

local function components_in_order(blocks, names)
  local list, run = {}, {}
  for _, block in ipairs(blocks) do
    if block.kind == "let" then
      run[#run + 1] = block
    else
      place_run(run, names, list)
      list[#list + 1], run = block, {}
    end
  end
  place_run(run, names, list)
  return list
end

-- ---- the list -----------------------------------------------------------------------------------

-- Headings wait until a statement follows, so that a section in which nothing lives has no heading,
-- and a step without statements no comment.
function M.of(events, uses, names, chosen, group, moved_to)
  local items = in_order(events, names, chosen, group, moved_to or {})
  local below = statements_below(items, names)
  local list, equations, section, step = {}, {}, nil, nil
  for _, item in ipairs(items) do
    if item.kind == "equations" then
      equations[#equations + 1] = item.text
    elseif item.kind == "section" then
      section, step = item, nil
    elseif item.kind == "step" then
      step = item
    else
      if #equations > 0 then list[#list + 1] = { kind = "equations", list = equations } end
      if section then list[#list + 1] = { kind = "section", title = section.title } end
      local words = step and step_text(step, uses, below[step])
      if words then list[#list + 1] = { kind = "step", text = words } end
      equations, section, step = {}, nil, nil
      list[#list + 1] = item
    end
  end
  return components_in_order(list, names)
end

-- ---- stores of limbs ----------------------------------------------------------------------------

-- Four vectors of limbs are stored side by side if their elements are adjacent in each limb. They
-- are written at once, as a transposed matrix (runtime/limbs.h).
function M.side_by_side(list, k)
  local lane = list[k].kind == "store" and base(list[k].node)
  local set = lane and lane.op == "lane" and lane.a.set
  local width = set and #set.members == set.width and set.width or 0
  for n = 0, 4*width - 1 do
    local one, first, above = list[k + n], list[k + n - n % width], list[k + n % width]
    local own = one and one.kind == "store" and base(one.node)
    if not own or own.op ~= "lane" or own.a ~= base(first.node).a or own.a.set ~= set
      or own.index ~= n % width or (one.node.op == "neg") ~= (first.node.op == "neg")
      or one.array ~= list[k].array or one.index ~= above.index + n // width then return 0 end
  end
  return 4*width
end

return M
