-- The statements of a program in order, under their headings.
--
--   blocks.of(events, uses, names, chosen, group, moved_to) -> list as of prog.program
--     events    of a program, in order;  uses, names: as it has them
--     chosen    the nodes that are statements, in order;  moved_to[node]: its other place
--     group     of the sines among them (prog.sincos), or nil
--   blocks.side_by_side(list, k) -> how many events or blocks from list[k] on store four vectors of
--     limbs side by side, or 0
-- Headings are kept only where a statement follows.  Named components of a vector that are computed
-- between the same stores and headings follow each other in the order x, y, z: a component moves up
-- to the first of its vector if all its operands are known there.
local expr = require "expr"
local lists = require "list"
local order = require "order"
local sincos = require "prog.sincos"

local base, place_of = expr.base, expr.place_of

local M, NONE = {}, {}

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

local ready

-- is an operand known? One that belongs to this run of statements is, once it is placed.
local function is_known(x, names, mine, placed)
  x = base(x)
  if x.const then return true end
  if mine[x] then return placed[x] end
  return names[x] or ready(x, names, mine, placed)
end

-- are all named values of this run of statements that a node reads placed?
function ready(node, names, mine, placed)
  local a, b = node.a, node.b
  if a then
    return is_known(a, names, mine, placed) and (not b or is_known(b, names, mine, placed))
  end
  return lists.all(node.of or NONE, function(x) return is_known(x, names, mine, placed) end)
end

local function by_rank(a, b) return a.role.rank < b.role.rank end

-- appends the statements first..last, all of them values, to `list`
local function sort_run(blocks, first, last, names, list)
  local mine, placed, vectors, vector_with = {}, {}, {}, {}
  for k = first, last do
    local node = blocks[k].node
    local role = names[node].role
    local vector = role and role.rank
      and role.owner .. "_" .. role.symbol .. "_" .. (role.frame or "")
    mine[node] = true
    if vector then
      local all = vectors[vector] or {}
      vectors[vector], vector_with[node] = all, all
      all[#all + 1] = { block = blocks[k], node = node, role = role }
    end
  end
  local function place(block) list[#list + 1], placed[block.node] = block, true end
  for k = first, last do
    local node = blocks[k].node
    local vector = vector_with[node]
    if not placed[node] and (not vector or #vector == 1) then
      place(blocks[k])
    elseif not placed[node] then
      local together = {}
      for _, member in ipairs(vector) do
        if member.node == node or not placed[member.node]
          and ready(member.node, names, mine, placed) then
          together[#together + 1] = member
        end
      end
      table.sort(together, by_rank)
      for _, member in ipairs(together) do place(member.block) end
    end
  end
end

local function components_in_order(blocks, names)
  local list, first = {}, 1
  while first <= #blocks do
    local last = first
    if blocks[first].kind == "let" then
      while blocks[last + 1] and blocks[last + 1].kind == "let" do last = last + 1 end
      sort_run(blocks, first, last, names, list)
    else
      list[#list + 1] = blocks[first]
    end
    first = last + 1
  end
  return list
end

-- ---- the list -----------------------------------------------------------------------------------

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
