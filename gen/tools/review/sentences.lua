-- Writes a comparison (tools.review.comparison) as words and tables, in sections, for any kind of
-- page.
--
--   sentences.of(diff) -> { title, says = a summary, sections }
--     section { title, says = list of sentences, head = cells, rows = { cells.., mark }, more }
--     mark: "+" added, "-" removed, "~" changed, or nil
--     most: how many rows a short page shows
local lists = require "list"
local say = require "tools.review.say"

local M = {}

local join, percent, plural, text = say.join, say.percent, say.plural, say.value

-- ---- the robot ----------------------------------------------------------------------------------

local function whole(item)
  local words = {}
  if item.what == "joint" then
    words = { item.type, ("%s -> %s"):format(item.parent, item.child) }
  elseif item.mass then
    words = { text(item.mass) .. " kg" }
  end
  return table.concat(words, ", ")
end

local ROW = {
  added = function(item) return { "", "", whole(item), "", mark = "+" }, "added" end,
  removed = function(item) return { "", whole(item), "", "", mark = "-" }, "removed" end,
  renamed = function(item) return { "", item.old, item.new, "", mark = "~" }, "renamed" end,
  moved = function(item) return { "", item.old, item.new, "", mark = "~" }, "moved" end,
  changed = function(item)
    local far = type(item.old) == "table" and item.distance
    local angle = item.field == "axis" or item.field == "rpy"
    local change = percent(item.percent)
    if far then change = ("by %.3g%s"):format(far, angle and " deg" or "") end
    return { item.unit or "", text(item.old, item.new), text(item.new, item.old), change,
      mark = "~" }, item.field
  end,
}

local function robot_section(robot)
  local section = { title = "Links and joints", says = {}, rows = {},
    head = { "", "name", "what", "old", "new", "", "change", "where" } }
  for _, item in ipairs(robot.items) do
    local row, what = ROW[item.kind](item)
    section.rows[#section.rows + 1] = { item.what, item.name, what, row[2], row[3], row[1], row[4],
      item.place or "", mark = row.mark }
  end
  for _, name in ipairs(robot.reversed) do
    section.says[#section.says + 1] = ("The axis of joint %s is reversed: its q, v, a, tau and "
      .. "limits change sign."):format(name)
  end
  for _, one in ipairs(robot.order) do
    section.says[#section.says + 1] = ("The joints of link %s are in another order: %s; "
      .. "before: %s."):format(one.link, table.concat(one.new, ", "), table.concat(one.old, ", "))
  end
  return section
end

local function arrow(one)
  if not one then return "", "" end
  local far = type(one.old) == "table" and one.distance
  return ("%s -> %s"):format(text(one.old, one.new, 4), text(one.new, one.old, 4)),
    far and ("by %.3g"):format(far) or percent(one.percent)
end

local function subtree_section(robot)
  local section = { title = "Carried by joints, at q = 0", says = {}, rows = {}, most = 10,
    head = { "joint", "mass, kg", "", "centre, m", "", "about the axis, kg m^2", "" } }
  for _, one in ipairs(robot.subtrees) do
    local mass, more = arrow(one.mass)
    local com, far = arrow(one.com)
    local inertia, percents = arrow(one.inertia)
    section.rows[#section.rows + 1] = { one.joint or "(the whole robot)", mass, more, com, far,
      inertia, percents, mark = "~" }
  end
  return section
end

-- ---- the interface ------------------------------------------------------------------------------

local VERDICT = {
  same = "Unchanged.",
  additions = "Additions only: objects compiled before still fit.",
  recompile = "Callers must be compiled again; their sources need no change.",
  breaks = "Callers break: names are gone or declared differently.",
}
local SHORT = {
  same = "interface unchanged", additions = "interface extended",
  recompile = "callers must be compiled again", breaks = "CALLERS BREAK",
}
local NUMBERED = "Users of numbers instead of names (logs, other programs) must be adapted."

-- "0x68e61483UL" -> "68e61483"
local function tail(hash) return tostring(hash):match("^0x(%x+)") or tostring(hash) end

local function place_words(name, one)
  local words = {}
  if one.old ~= one.new then words[1] = ("%d -> %d numbers"):format(one.old, one.new) end
  if #one.added > 0 then words[#words + 1] = "new: " .. join(one.added, 8) end
  if #one.removed > 0 then words[#words + 1] = "gone: " .. join(one.removed, 8) end
  local moved = lists.mapped(one.moved, function(item)
    return ("%s %d -> %d"):format(item.name, item.old, item.new)
  end)
  if #moved > 0 then words[#words + 1] = "places: " .. join(moved, 8) end
  return ("%s: %s."):format(name, table.concat(words, "; "))
end

local function interface_section(one)
  local section = { title = "Interface", says = { VERDICT[one.verdict] }, rows = {},
    head = { "name", "old", "new" }, most = 12 }
  local says = section.says
  -- sentences about the robot's name, the layout of q and v, symbols and stored entries of H
  if one.renamed then
    says[#says + 1] = ("The robot is now called %s instead of %s, and every name begins "
      .. "with it."):format(one.renamed.new, one.renamed.old)
  end
  for _, name in ipairs { "v", "q" } do
    if one[name] then says[#says + 1] = place_words("Layout of " .. name, one[name]) end
  end
  if one.hash then
    says[#says + 1] = ("Objects compiled before do not link: symbols end in %s instead of %s.")
      :format(tail(one.hash.new), tail(one.hash.old))
  end
  if (one.v or one.q) and one.verdict ~= "additions" then says[#says + 1] = NUMBERED end
  if one.H then
    says[#says + 1] = ("H: %d -> %d stored entries%s%s."):format(one.H.stored.old,
      one.H.stored.new, #one.H.added > 0 and "; new: " .. join(one.H.added, 8) or "",
      #one.H.removed > 0 and "; gone: " .. join(one.H.removed, 8) or "")
  end
  if #one.removed > 0 then says[#says + 1] = "Gone: " .. join(one.removed, 12) .. "." end
  if #one.added > 0 then says[#says + 1] = "New: " .. join(one.added, 12) .. "." end
  -- names that both have, with other declarations or values
  for _, kind in ipairs { "declared", "values" } do
    for _, item in ipairs(one[kind]) do
      section.rows[#section.rows + 1] =
        { item.name, text(item.old), text(item.new), mark = "~" }
    end
  end
  return section
end

-- ---- the code -----------------------------------------------------------------------------------

local function constants_section(diff)
  local section = { title = "Constants", says = {}, rows = {}, most = 12,
    head = { "constant", "old", "new", "change", "in" } }
  for _, one in ipairs(diff.constants) do
    section.rows[#section.rows + 1] = { one.name, text(one.old, one.new), text(one.new, one.old),
      percent(one.percent), join(one.functions, 4), mark = "~" }
  end
  return section
end

local AS_BEFORE = "as before"

local function statements(one)
  if one.only == "names" then return "names only" end
  if one.only == "order" then return "another order" end
  if one.changed + one.gone == 0 then return one.old == one.new and AS_BEFORE or "" end
  return ("%d of %d%s"):format(one.changed, one.new, one.gone ~= one.changed and one.gone > 0
    and (", %d gone"):format(one.gone) or "")
end

local function constants(one)
  local words = {}
  if #one.changed > 0 then words[1] = ("%d of %d"):format(#one.changed, one.new) end
  if #one.added > 0 then words[#words + 1] = ("%d new"):format(#one.added) end
  if #one.removed > 0 then words[#words + 1] = ("%d gone"):format(#one.removed) end
  return #words > 0 and table.concat(words, ", ") or AS_BEFORE
end

local function operations(one)
  if not one then return "", "" end
  if one.old == one.new then return ("%d"):format(one.old), "" end
  return ("%d -> %d"):format(one.old, one.new), percent(one.percent)
end

-- functions with the same changes share a row if their code is as before
local function functions_section(diff)
  local section = { title = "Functions", says = {}, rows = {},
    head = { "function", "operations", "", "statements changed", "constants changed" } }
  local rows, shared = section.rows, {}
  for _, fn in ipairs(diff.functions) do
    local cost, more = operations(fn.operations)
    local code = fn.kind == "changed" and statements(fn.statements) or fn.kind
    local numbers = fn.kind == "changed" and constants(fn.constants) or ""
    local alike = fn.statements.only and numbers == AS_BEFORE and more == "" and code
    if alike and shared[alike] then
      table.insert(shared[alike].names, fn.name)
    else
      rows[#rows + 1] = { "", alike and "" or cost, more, code, numbers, names = { fn.name },
        mark = ({ added = "+", removed = "-" })[fn.kind] or "~" }
      if alike then shared[alike] = rows[#rows] end
    end
  end
  for _, row in ipairs(rows) do row[1] = join(row.names, 6) end
  return section
end

-- an option that is not set has its default, which may depend on the robot
local function options_section(diff)
  local section = { title = "Options", says = {}, rows = {}, head = { "option", "old", "new" } }
  local function shown(x) return x == nil and "default" or text(x) end
  for _, one in ipairs(diff.options) do
    section.rows[#section.rows + 1] = { one.name, shown(one.old), shown(one.new), mark = "~" }
  end
  return section
end

local function warnings_section(diff)
  local section = { title = "Warnings", says = {}, rows = {}, head = { "" } }
  for _, list in ipairs { { "+", "added" }, { "-", "removed" } } do
    for _, words in ipairs(diff.warnings and diff.warnings[list[2]] or {}) do
      section.rows[#section.rows + 1] = { words, mark = list[1] }
    end
  end
  return section
end

-- files that follow from the robot's numbers are mentioned only if no number changed
local function others_section(diff)
  local robot = diff.robot and #diff.robot.items + #diff.robot.order > 0
  local says = #diff.others > 0 and not robot and { join(diff.others, 12) .. "." } or {}
  return { title = "Other files with other code", says = says, rows = {} }
end

-- ---- the whole ----------------------------------------------------------------------------------

local function code_words(diff)
  local touched, renamed, moved, more = 0, 0, 0, #diff.constants
  for _, fn in ipairs(diff.functions) do
    local one = fn.statements
    if one.only == "names" then
      renamed = renamed + 1
    elseif one.only == "order" then
      moved = moved + 1
    elseif one.changed + one.gone > 0 then
      touched = touched + 1
    end
  end
  local words = {}
  local function add(n, what) if n > 0 then words[#words + 1] = ("%s %s"):format(n, what) end end
  add(touched, touched == 1 and "changes" or "change")
  add(moved, moved == 1 and "is in another order" or "are in another order")
  add(renamed, renamed == 1 and "changes names only" or "change names only")
  local says = #words > 0 and ("of %s %s"):format(plural(diff.of, "function"),
    table.concat(words, ", ")) or "no statement changes"
  return more > 0 and ("%s; %s other values"):format(says, plural(more, "constant") .. (more == 1
    and " has" or " have")) or says
end

local function options_words(options)
  local names = lists.mapped(options, function(one) return one.name end)
  return ("%s (%s)"):format(#names == 1 and "another option" or "other options", join(names, 8))
end

local function summary(diff)
  if diff.same then return "The same robot and the same code." end
  local words, robot = {}, diff.robot
  local n = robot and #robot.items + #robot.order or 0
  words[1] = n > 0 and plural(n, "change") .. " of links and joints" or "links and joints as before"
  if not robot then words[1] = nil end
  if #diff.options > 0 then table.insert(words, 1, options_words(diff.options)) end
  words[#words + 1] = SHORT[diff.interface.verdict]
  words[#words + 1] = code_words(diff)
  local says = table.concat(words, "; ") .. "."
  return says:sub(1, 1):upper() .. says:sub(2)
end

function M.of(diff)
  local sections, robot = {}, diff.robot
  local function add(section, always)
    if always or #section.rows + #section.says > 0 then sections[#sections + 1] = section end
  end
  add { title = "Reports", says = diff.notes, rows = {} }
  if not diff.same then
    add(options_section(diff))
    add(warnings_section(diff))
    if robot then
      add(robot_section(robot))
      add(subtree_section(robot))
    end
    add(interface_section(diff.interface), true)
    add(functions_section(diff))
    add(constants_section(diff))
    add(others_section(diff))
  end
  return { title = ("%s -> %s"):format(diff.old, diff.new), says = summary(diff),
    sections = sections }
end

return M
