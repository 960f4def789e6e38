-- The sections of the page, each from the table of facts (tools.report.contents).
--
--   sections.of(facts) -> list of { id, title, body = elements }, in the order of the page
local html = require "tools.report.html"
local lists = require "list"
local matrix = require "tools.report.matrix"
local number = require "number"
local operations = require "tools.report.operations"
local snap = require "model.snap"
local tree = require "tools.report.tree_drawing"
local views = require "tools.report.robot_drawing"

local M = {}

local el = html.el
local PROMISED = 1e-5 -- accuracy of functions in float

local plural = html.plural

local function paragraph(...) return el("p", {}, ...) end

-- A table of rows; the first row has headings, and so has the first cell of each row.  A wide table
-- scrolls; on a phone each row becomes a paragraph, in which cells follow their headings.
-- numbers: set of right-aligned columns
local function table_of(rows, numbers)
  local lines = {}
  for r, row in ipairs(rows) do
    local cells = {}
    for k, cell in ipairs(row) do
      local class = numbers and numbers[k] and "n" or nil
      local scope = r == 1 and "col" or k == 1 and "row"
      cells[k] = scope and el("th", { class = class, scope = scope }, cell)
        or el("td", { class = class, ["data-label"] = rows[1][k] }, cell)
    end
    lines[r] = el("tr", {}, cells)
  end
  return el("div", { class = "scroll" }, el("table", { class = "plain" }, el("thead", {}, lines[1]),
    el("tbody", {}, { table.unpack(lines, 2) })))
end

local function place(file, line)
  local name = file and file:match "[^/]*$" or ""
  return line and ("%s:%d"):format(name, line) or name
end

local function items(list)
  return el("ul", {}, lists.mapped(list, function(one) return el("li", {}, one) end))
end

-- ---- robot --------------------------------------------------------------------------------------

-- "2", "0 to 6", or nothing for a joint that follows another
local function range(places)
  local first, count = table.unpack(places or {})
  if not first then return "–" end
  return count == 1 and ("%d"):format(first) or ("%d to %d"):format(first, first + count - 1)
end

-- the moving joints with their places in q and v, and their limits
local function joints_table(facts)
  local rows = { { "joint", "type", "q", "v", "lower", "upper", "velocity", "effort" } }
  for k, one in ipairs(facts.order) do
    local row = { one.joint, one.type, range(one.q), range(one.v) }
    for n, key in ipairs { "lower", "upper", "velocity", "effort" } do
      local simple = one.v and one.v[2] == 1
      row[n + 4] = one[key] and html.number(one[key]) or simple and "none" or ""
    end
    rows[k + 1] = row
  end
  return table_of(rows, { [3] = true, [4] = true, [5] = true, [6] = true, [7] = true, [8] = true })
end

local function tree_section(facts)
  return { id = "tree", title = "Kinematic tree", body = {
    paragraph("Circles are revolute joints, squares prismatic, small rings fixed; axes are in the "
      .. "child's frame. A disc is as large as a ball of the link's mass.", facts.constraints
      and " A dashed bracket on the right ties two links by constraints." or ""),
    el("div", { class = "robot" }, tree.of(facts), el("div", { class = "joints" },
      joints_table(facts), paragraph("Indices in q and v; limits in rad, rad/s and N m, or m, m/s "
        .. "and N of a prismatic joint."))) } }
end

local function key(class) return el("span", { class = "key " .. class }) end

local function views_legend(facts)
  return paragraph(key "axisx", " x (solid), ", key "axisy", " y (dashed) and ", key "axisz",
    " z (dotted) of frames; ", key "axle", " joint axis, a ring where it is seen from its end; ",
    key "com", " centre of mass of the whole", facts.constraints and { "; ", key "end",
      " end of a constraint" })
end

local function views_section(facts)
  local all, left_out, nameless = views.of(facts)
  local figures, wrong = {}, {}
  for k, view in ipairs(all) do
    figures[k] = el("figure", {}, view.svg,
      el("figcaption", {}, el("b", {}, view.title), " " .. view.says))
  end
  for _, link in ipairs(facts.links) do
    if link.impossible then
      wrong[#wrong + 1] = { el("b", {}, link.name), (" (%s): "):format(place(link.file,
        link.line)), link.impossible }
    end
  end
  for _, one in ipairs(left_out) do
    if one.large then wrong[#wrong + 1] = { el("b", {}, one.link), ": ", one.why } end
  end
  return { id = "views", title = "At q = 0", body = {
    el("div", { class = "figures" }, el("div", { class = "lead" }, paragraph("Each link with a "
      .. "mass is drawn as the homogeneous ellipsoid that has its inertia."), views_legend(facts),
      figures[1]), figures[2], figures[3]),
    #nameless > 0 and paragraph("No room for the names of: ", table.concat(nameless, ", "),
      "."),
    #wrong > 0 and el("div", { class = "note" }, el("p", {}, "Impossible inertias, dashed, and "
      .. "implausible ones:"), items(wrong)) } }
end

-- ---- H ------------------------------------------------------------------------------------------

local function products(factor)
  return plural(factor.products, "multiply-subtract", "multiply-subtracts")
end

local function matrix_section(facts)
  local H = facts.H
  local figures = { el("figure", {},
    matrix.of(H.rows, { names = H.names, whole = true, label = "H" }),
    el("figcaption", {}, el("b", {}, "H"), (" %d × %d, %s below and on the diagonal")
      :format(H.n, H.n, plural(H.entries, "entry", "entries")))) }
  local full = H.entries == H.n * (H.n + 1) // 2
  for _, factor in ipairs(full and {} or H.factors) do
    figures[#figures + 1] = el("figure", {}, matrix.of(factor.rows, { label = factor.name }),
      el("figcaption", {}, el("b", {}, factor.name), (" %s, %s: %s"):format(
        plural(factor.entries, "entry", "entries"), products(factor), factor.says)))
  end
  local words = {
    paragraph(facts.H_says, (" The tree leaves %s %% of the matrix."):format(
      html.number(100 * H.density, 3))),
    paragraph(H.branching.says),
    paragraph(key "x", " not zero, ", key "f", " (with a stroke) filled in by the factorisation, ",
      key "null", " (a dash) zero for every q of this robot, blank: zero by the tree"),
    full and paragraph(("No branches: the factor has the entries of H in any order, and takes %s.")
      :format(products(H.factors[1]))),
  }
  return { id = "sparsity", title = "Sparsity of H and its factor", body = full
    and el("div", { class = "robot" }, figures, el("div", { class = "joints" }, words))
    or { words, el("div", { class = "figures" }, figures) } }
end

-- only where there are constraints
local function constraints_section(facts)
  local all = facts.constraints
  if not all then return nil end
  local rows, marks, names = { { "constraint", "type", "a", "b", "rows", "line" } }, {}, {}
  for k, c in ipairs(all.list) do
    local last = c.first + c.rows - 1
    local function shown(link, at) return link or at and "world" or "" end
    rows[k + 1] = { c.name, c.type, shown(c.a, c.a_at), shown(c.b, c.b_at),
      ("%d"):format(c.first) .. (last > c.first and (" to %d"):format(last) or ""),
      place(c.file, c.line) }
  end
  for k, row in ipairs(all.K) do marks[k], names[k] = row.marks, row.id end
  local figure = el("figure", {}, matrix.of(marks, { names = names, label = "K",
    columns = facts.H.n }), el("figcaption", {}, el("b", {}, "K"),
    (" of dphi/dt = K v, %s, a column per dof"):format(plural(#marks, "row", "rows"))))
  return { id = "constraints", title = "Constraints", body = el("div", { class = "robot" }, figure,
    el("div", { class = "joints" }, table_of(rows))) }
end

-- ---- how the file was read ----------------------------------------------------------------------

local function typed_rows(list, heading)
  local rows = { { "what", "number", "typed", heading, "line" } }
  for k, one in ipairs(list) do
    local counts = one.counts_as
    rows[k + 1] = { one.what .. " " .. one.name, one.number, number.plain(one.value),
      type(counts) == "number" and snap.in_words(counts) or counts, place(one.file, one.line) }
  end
  return rows
end

local function near_body(near)
  if #near.numbers == 0 then return false end
  local saves = ""
  if near.before and near.after < near.before then
    saves = (" H takes %d operations as they are, and %d with %s."):format(near.before, near.after,
      near.options)
  elseif near.before then
    saves = " Rounding them saves no operation of H."
  end
  return { el("h3", {}, "Numbers close to rounder ones"),
    paragraph("They are used as typed. The rounder number may be meant." .. saves),
    table_of(typed_rows(near.numbers, "may mean")) }
end

local function notes_section(facts)
  local says, warned, gone = {}, {}, {}
  for k, one in ipairs(facts.remarks) do
    local lines = lists.mapped(one.lines, function(line) return ("%d"):format(line) end)
    local where = place(facts.source.file) .. ":" .. table.concat(lines, ", ")
    says[k] = { n = 3, #lines > 0 and el("b", {}, where), " ", one.says }
  end
  for k, one in ipairs(facts.warnings) do
    warned[k] = { el("b", {}, place(one.file, one.line)), " ", one.says }
  end
  for k, one in ipairs(facts.dropped) do
    gone[k] = { el("b", {}, place(one.file, one.line)),
      (" link %s: %s"):format(one.name, one.says) }
  end
  local none = #says + #warned + #gone + #facts.snapped + #facts.near.numbers == 0
  return { id = "notes", title = "How the file was read", body = {
    none and paragraph("All numbers are used as typed; nothing was welded, rounded or dropped."),
    #warned > 0 and { el("h3", {}, "Warnings"), items(warned) },
    near_body(facts.near),
    #facts.snapped > 0 and { el("h3", {}, "Rounded numbers"),
      table_of(typed_rows(facts.snapped, "counts as")) },
    #says > 0 and { el("h3", {}, "Welded, renamed, reoriented, added"), items(says) },
    #gone > 0 and { el("h3", {}, "Without effect"), items(gone) } } }
end

-- the weighed styles as columns, functions as rows; then the meaning of the styles
local function weighed_body(weighed)
  -- each style once, in the order of the choices
  local ids, says, heads = {}, {}, { "for" }
  for _, choice in ipairs(weighed) do
    for _, style in ipairs(choice.styles) do
      if not says[style.style] then
        ids[#ids + 1], says[style.style] = style.style, style.says
        heads[#heads + 1] = style.style
      end
    end
  end
  local rows, numbers, words = { heads }, {}, {}
  for k, id in ipairs(ids) do
    numbers[k + 1], words[k] = true, { el("b", {}, id), ": ", says[id] }
  end
  for r, choice in ipairs(weighed) do
    local row, of = { table.concat(choice.functions, ", ") }, {}
    for _, style in ipairs(choice.styles) do of[style.style] = style end
    for k, id in ipairs(ids) do
      local style = of[id]
      row[k + 1] = style and (style.taken and el("b", { class = "taken" }, style.operations)
        or style.operations) or ""
    end
    rows[r + 1] = row
  end
  return { paragraph("Frames that were compared, by operations of their functions, before sums "
    .. "are factored; the chosen ones are marked."), table_of(rows, numbers),
    items(words) }
end

local function planner_section(facts)
  local body = { #facts.weighed > 0 and weighed_body(facts.weighed) or nil }
  for _, group in ipairs(facts.frames) do
    body[#body + 1] = { paragraph(group.says), table_of(group.rows) }
  end
  for _, says in ipairs(#facts.frames > 0 and facts.frames_explained or {}) do
    body[#body + 1] = paragraph(says)
  end
  for _, says in ipairs(facts.limbs) do body[#body + 1] = paragraph(says) end
  local weighed = lists.those(facts.functions, function(fn) return fn.note end)
  body[#body + 1] = #weighed > 0 and items(lists.mapped(weighed, function(fn)
    return { el("b", {}, fn.name), ": ", fn.note }
  end)) or nil
  if #body == 0 then
    body[1] = paragraph("There was no choice: every function has one form, in the links' own "
      .. "frames. -O2 compares frames.")
  end
  return { id = "planner", title = "Choices", body = body }
end

-- rounding of a robot in float, or nil
local function rounding_section(facts)
  local rounding = facts.rounding
  if not rounding then return nil end
  local rows = { { "function", "largest error", "" } }
  for _, fn in ipairs(facts.functions) do
    local error = rounding.functions[fn.name]
    if error then
      rows[#rows + 1] = { fn.name, html.number(error, 2),
        error > PROMISED and "generate this one in double" or "" }
    end
  end
  return { id = "rounding", title = "Single precision", body = {
    paragraph(("The largest error of a result, relative to the largest of its elements, in %d "
      .. "random states within the joint limits, with every operation rounded. make float-error "
      .. "measures compiled code."):format(rounding.states)),
    table_of(rows, { [2] = true }) } }
end

local function links_section(facts)
  local rows = { { "link", "line", "moved by", "mass kg", "com m", "inertia about com kg m²" } }
  local function vector(v)
    return table.concat(lists.mapped(v or {}, function(x) return html.number(x, 4) end), " ")
  end
  for _, link in ipairs(facts.links) do
    if not link.extra then
      local line = link.file == facts.source.file and link.line or place(link.file, link.line)
      rows[#rows + 1] = { link.name, line, link.moved_by or "–",
        link.mass and html.number(link.mass) or "", vector(link.com), vector(link.inertia) }
    end
  end
  return { id = "links", title = "Links", body = { table_of(rows, { [2] = true, [4] = true }),
    paragraph(("The mass is %s kg in all. Centres of mass are in the link's frame; inertias xx xy "
      .. "xz yy yz zz along its axes. Gravity is (%s) m/s² in the world."):format(
      html.number(facts.robot.mass), vector(facts.robot.gravity))) } }
end

function M.of(facts)
  local list = { tree_section(facts), views_section(facts), matrix_section(facts) }
  list[#list + 1] = constraints_section(facts)
  list[#list + 1] = { id = "functions", title = "Functions", body = operations.of(facts) }
  lists.append(list, { notes_section(facts), planner_section(facts) })
  list[#list + 1] = rounding_section(facts)
  list[#list + 1] = links_section(facts)
  return list
end

return M
