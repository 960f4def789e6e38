-- The facts of a robot as plain tables and sentences.  The header, the dumps and the reports print
-- the same ones.  They contain no C.
--
--   facts.joints(model)    a record for each body: { i, parent, joint, type, axis, link, q, v }; q
--                          and v are { first, count }, or nil for a mimic joint
--   facts.joint_table(model)      the same as rows of cells, a heading first
--   facts.remarks(model)   the joints and links that were welded, renamed, turned or added: a list
--                          of { kind, says = a sentence, .. }; see `on_joint` and `on_all`
--   facts.limits(model)    a record for each body: those of model.dofs.limits, and joint = its name
--   facts.limit_lists(model)      the same as four lists over q or v: { name = "q_lower", of = "q",
--                          values }, then q_upper, v_max, tau_max
--   facts.limit_table(model)      rows of cells for joints with limits, a heading first
--   facts.pattern(model, zeros)   a row for each dof: { id, marks }, up to the diagonal: "x"
--                          stored, "0" stored but zero for every q (zeros[entry]), "." not stored
--   facts.zeros(model, zeros)     { stored, zero, says }: numbers of entries
--   facts.branching(model)  what the tree saves (RBDA section 6.6): { n, D1, D2, chain = D1 and D2,
--                          rho, lambda = the parent of each dof, -1 without one, says }
--   facts.picture(pattern, width) a pattern of H as lines, if they fit into so many columns
--   facts.narrow_picture(pattern, width)   the same, also for K: lines of marks, without heading
--   facts.constraint_table(model) rows of cells for the constraints, a heading first
--   facts.constraint_pattern(model, zeros)   for each row of K: { id, marks }, a mark for each dof
--   facts.local_loops(model)      which joints follow which in local loops, in words
--   facts.operations(cost)        "10 mul, 6 add", in words
--   facts.temporaries(program)    the number of values that a function keeps
-- Names are as in the file, only shortened: the caller makes them harmless (gen/text.lua).  For
-- frames and the alternatives that were compared, see facts.chosen_frames.
local dofs = require "model.dofs"
local frames = require "model.frames"
local lists = require "list"
local number = require "number"
local pattern_of = require "model.pattern"
local text = require "text"

local M = {}

-- ---- joints -------------------------------------------------------------------------------------

function M.joints(model)
  local list = {}
  for i, body in ipairs(model.bodies) do
    local parent = model.bodies[body.parent]
    list[i] = {
      i = i, parent = parent and text.short(parent.name) or (model.floating and "world" or "base"),
      joint = text.short(body.name), type = body.type, axis = body.joint and body.joint.axis,
      link = text.short(body.link), q = not body.target and { body.q, body.nq } or nil,
      v = not body.target and { body.v, body.nv } or nil,
    }
  end
  return list
end

local function range(places)
  local first, count = table.unpack(places or {})
  if not first then return "" end
  return count == 1 and tostring(first) or ("%d-%d"):format(first, first + count - 1)
end

local function vector(v, form)
  local words = {}
  for k = 1, 3 do words[k] = number.plain(tonumber(form:format(v[k]))) end
  return table.concat(words, " ")
end

-- do q and v need names of their own? A joint with several dofs has different components in q and
-- in v, even if their number is the same
function M.separate_q(model)
  for _, body in ipairs(model.bodies) do
    if body.nq > 1 then return true end
  end
  return model.nq ~= model.nv
end

function M.joint_table(model)
  local separate = model.mimics or M.separate_q(model)
  local function row(i, q, v, ...)
    return lists.joined({ i }, separate and { q, v } or {}, { ... })
  end
  local rows = { row("i", "q", "v", "parent", "joint", "type", "axis", "child link") }
  for k, one in ipairs(M.joints(model)) do
    rows[k + 1] = row(tostring(one.i), range(one.q), range(one.v), one.parent, one.joint, one.type,
      one.axis and vector(one.axis, "%.6g") or "", one.link)
  end
  return rows
end

-- ---- remarks ------------------------------------------------------------------------------------

-- the remarks on one body; say(kind, fields, form, ..)
local function on_joint(body, model, say)
  -- welded links, and the frame
  local name, link, welded = text.short(body.name), text.short(body.link), {}
  for _, other in ipairs(body.links) do
    if other ~= body.link then welded[#welded + 1] = text.short(other) end
  end
  if #welded > 0 then
    say("weld", { link = link, welded = welded }, "Welded to %s by fixed joints: %s.", link,
      table.concat(welded, ", "))
  end
  if #body.frame > 0 then
    say("oblique", { joint = name }, "The axis of %s is oblique: its quantities are in the link's "
      .. "frame turned so that z is the axis.", name)
  end
  -- its name, and whether it follows another joint
  if body.id ~= body.name and (model.prefix or "") .. body.id ~= body.name then
    say("renamed", { joint = name, id = body.id }, "Joint %s is called %s.", name, body.id)
  end
  if body.target then
    local master = text.short(model.bodies[body.target].name)
    say("mimic", { joint = name, master = master, ratio = body.ratio, offset = body.offset },
      "%s follows %s: it is at %s*q + %s with the q of that joint, and has no "
        .. "element of q, v or tau.", name, master,
      number.plain(body.ratio), number.plain(body.offset))
  elseif body.joint and body.joint.mimic then
    say("free", { joint = name }, "%s could follow another joint, but is independent.", name)
  end
  -- types that need an explanation
  if body.type == "helical" then
    say("screw", { joint = name, pitch = body.joint.pitch },
      "%s is a screw: it advances %s m along its axis per radian.", name,
      number.plain(body.joint.pitch))
  elseif body.type == "planar" then
    local x, y = frames.in_plane(body)
    say("planar", { joint = name, x = x, y = y }, "%s is planar: x along (%s), y along (%s) of the "
      .. "joint's frame, then the angle; its v is in the child's axes.", name, vector(x, "%.9g"),
      vector(y, "%.9g"))
  end
end

-- joints with a non-zero number of that key: { { joint, value }.. }, and the same in words
local function listed(model, key)
  local list, words = {}, {}
  for _, body in ipairs(model.bodies) do
    if body[key] ~= 0 then
      local one = { joint = text.short(body.name), value = body[key] }
      list[#list + 1], words[#words + 1] = one, one.joint .. " " .. number.plain(one.value)
    end
  end
  return list, table.concat(words, ", ")
end

-- names of the joints whose accelerations are prescribed
local function prescribed(model)
  local list = {}
  for _, body in ipairs(model.bodies) do
    if not body.target and model.prescribed[body.columns[1]] then
      list[#list + 1] = text.short(body.name)
    end
  end
  return list
end

-- the remarks on the whole robot; say: as above
local function on_all(model, say)
  if model.prefix then
    say("prefix", { prefix = model.prefix }, "Identifiers omit the prefix %s of joints' and links' "
      .. "names.", text.short(model.prefix))
  end
  if model.couples then
    say("couples", {}, "Mimic joints couple branches of the tree; rows of H follow its elimination "
      .. "tree.")
  end
  local rotors, of_rotors = listed(model, "armature")
  if #rotors > 0 then
    say("rotors", { joints = rotors }, "Reflected rotor inertia, on the diagonal of H: %s.",
      of_rotors)
  end
  local damping, of_damping = listed(model, "damping")
  if #damping > 0 then
    say("damping", { joints = damping }, "Joint damping in rnea, bias, fd and aba: %s.", of_damping)
  end
  local friction, of_friction = listed(model, "friction")
  if #friction > 0 then
    say("friction", { joints = friction, width = model.friction_width },
      "Coulomb friction, the sign of the rate v smoothed to v/sqrt(v^2 + %s^2): %s.",
      number.plain(model.friction_width), of_friction)
  end
  local known = prescribed(model)
  if #known > 0 then
    say("prescribed", { joints = known }, "hybrid takes the accelerations of %s.",
      table.concat(known, ", "))
  end
end

function M.remarks(model)
  local list = {}
  local function say(kind, fields, form, ...)
    fields.kind, fields.says = kind, form:format(...)
    list[#list + 1] = fields
  end
  for _, body in ipairs(model.bodies) do on_joint(body, model, say) end
  on_all(model, say)
  return list
end

-- ---- limits -------------------------------------------------------------------------------------

function M.limits(model)
  local list = {}
  for i, body in ipairs(model.bodies) do
    list[i] = dofs.limits(body)
    list[i].joint = text.short(body.name)
  end
  return list
end

local LIMITS = {
  { "q_lower", "lower", "q" }, { "q_upper", "upper", "q" }, { "v_max", "speed", "v" },
  { "tau_max", "effort", "v" },
}

function M.limit_lists(model)
  return lists.mapped(LIMITS, function(row)
    local one = { name = row[1], of = row[3], values = {} }
    for _, limit in ipairs(M.limits(model)) do lists.append(one.values, limit[row[2]]) end
    return one
  end)
end

function M.limit_table(model)
  local rows = { { "joint", "lower", "upper", "|v|", "|tau|" } }
  for i, one in ipairs(M.limits(model)) do
    local row, body = { one.joint }, model.bodies[i]
    for k, key in ipairs { "lower", "upper", "speed", "effort" } do
      local x = not body.target and body.nq == 1 and one[key][1] or math.huge
      row[k + 1] = math.abs(x) < math.huge and number.plain(x) or ""
    end
    if #table.concat(row) > #one.joint then rows[#rows + 1] = row end
  end
  return rows
end

-- ---- H ------------------------------------------------------------------------------------------

-- a row for each of a list, with a mark for each column: `width` of them, or those up to the
-- diagonal
local function marked(list, csr, zeros, width)
  local rows = {}
  for i, one in ipairs(list) do
    rows[i] = { id = one.id, marks = {} }
    for j = 1, width or i do rows[i].marks[j] = "." end
  end
  pattern_of.each(csr, function(i, j, k) rows[i].marks[j] = zeros[k] and "0" or "x" end)
  return rows
end

function M.pattern(model, zeros) return marked(model.dofs, model.pattern, zeros) end

function M.zeros(model, zeros)
  local stored, zero = model.pattern.nh, 0
  for k = 0, stored - 1 do zero = zero + (zeros[k] and 1 or 0) end
  local count = zero == 0 and "none" or ("%d"):format(zero)
  return {
    stored = stored, zero = zero,
    says = ("H has %d stored entr%s; %s of them %s zero for every q."):format(stored,
      stored == 1 and "y" or "ies", count, zero <= 1 and "is" or "are"),
  }
end

-- D1 = sum(d - 1) and D2 = sum(d (d - 1)/2) over the depths d of the dofs
local function sums(depths)
  local D1, D2 = 0, 0
  for _, d in ipairs(depths) do D1, D2 = D1 + d - 1, D2 + d * (d - 1) // 2 end
  return D1, D2
end

-- to two digits, with a decimal point in every locale
local function hundredths(x) return number.plain((100 * x + 0.5) // 1 / 100) end

function M.branching(model)
  local pattern, chain, lambda = model.pattern, {}, {}
  for i = 1, pattern.n do chain[i], lambda[i] = i, pattern.lambda[i] - 1 end
  local b = { n = pattern.n, rho = pattern.density, lambda = lambda, chain = {} }
  b.D1, b.D2 = sums(pattern.depth)
  b.chain.D1, b.chain.D2 = sums(chain)
  b.says = ("D1 = sum(d - 1) = %d and D2 = sum(d (d - 1)/2) = %d, where d is the depth of each dof")
    :format(b.D1, b.D2)
  if b.D1 == b.chain.D1 then
    b.says = b.says .. "; there are no branches."
  else
    b.says = ("%s; a chain of %d dofs has %d and %d. The density of H is rho = %s. As a rule of "
      .. "thumb (RBDA section 6.6), H costs about rho times as much as for the chain, its factor "
      .. "about rho^2 = %s times (D2 gives %s)."):format(b.says, b.n, b.chain.D1, b.chain.D2,
      hundredths(b.rho), hundredths(b.rho * b.rho), hundredths(b.D2 / b.chain.D2))
  end
  return b
end

local function wide_picture(pattern)
  local rows = { { "" } }
  for i, row in ipairs(pattern) do
    rows[1][i + 1] = row.id
    local cells = { row.id }
    for j, mark in ipairs(row.marks) do
      local column = #pattern[j].id
      local left = (column - 1) // 2
      cells[j + 1] = (" "):rep(left) .. mark .. (" "):rep(column - 1 - left)
    end
    rows[i + 1] = cells
  end
  return text.columns(rows)
end

-- a line for each row, with a mark for each dof
function M.narrow_picture(pattern, width)
  local widest, lines, columns = 0, {}, #pattern[#pattern].marks
  for _, row in ipairs(pattern) do widest = math.max(widest, #row.id) end
  local blank = widest + 2 * columns + 1 <= width and " " or ""
  for i, row in ipairs(pattern) do
    lines[i] = ("%s  %s"):format(text.pad(row.id, widest), table.concat(row.marks, blank))
  end
  return lines
end

function M.picture(pattern, width)
  local least = 0 -- roughly the width of the picture's last line
  for _, row in ipairs(pattern) do least = least + #row.id + 2 end
  if least > 2 * width then return M.narrow_picture(pattern, width) end
  local lines = wide_picture(pattern)
  for _, line in ipairs(lines) do
    if #line > width then return M.narrow_picture(pattern, width) end
  end
  return lines
end

-- ---- constraints --------------------------------------------------------------------------------

function M.constraint_table(model)
  local rows = { { "constraint", "type", "a", "b", "rows" } }
  for k, c in ipairs(model.constraints) do
    rows[k + 1] = {
      text.short(c.name), c.type, c.a and text.short(c.a.link or "world") or "",
      c.b and text.short(c.b.link or "world") or "", range { c.row - 1, #c.rows },
    }
  end
  return rows
end

function M.constraint_pattern(model, zeros)
  return marked(model.constraints.rows, model.constraints, zeros, model.nv)
end

-- which joints follow which in local loops (analysis.clusters): "coupler, rocker follow crank; .."
function M.local_loops(model)
  local all, words, of = model.constraints.embedding, {}, {}
  local function ids(dofs_)
    local list = {}
    for k, dof in ipairs(dofs_) do list[k] = model.dofs[dof].id end
    return table.concat(list, ", ")
  end
  for _, block in ipairs(all.blocks) do
    local masters = ids(all.follows[block.dofs[1]])
    if not of[masters] then
      of[masters] = { dofs = {} }
      words[#words + 1] = masters
    end
    table.move(block.dofs, 1, #block.dofs, #of[masters].dofs + 1, of[masters].dofs)
  end
  for k, masters in ipairs(words) do
    local list = of[masters].dofs
    words[k] = ("%s %s %s"):format(ids(list), #list > 1 and "follow" or "follows", masters)
  end
  return table.concat(words, "; ")
end

-- ---- costs --------------------------------------------------------------------------------------

-- cost: of prog.live
function M.operations(cost)
  local words = {}
  for _, kind in ipairs { "mul", "add", "sub", "div", "sqrt", "sin", "cos" } do
    if cost[kind] > 0 then words[#words + 1] = cost[kind] .. " " .. kind end
  end
  return table.concat(words, ", ")
end

-- program: of prog.lower
function M.temporaries(program)
  local lets = 0
  for _, block in ipairs(program.blocks) do
    if block.kind == "let" then lets = lets + 1 end
  end
  return lets
end

return M
