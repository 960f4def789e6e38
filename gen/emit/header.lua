-- The comments of r.h: joint table, sparsity picture, conventions, costs.  Everything in them is
-- computed from the model and the programs.
local chosen = require "emit.chosen"
local frames = require "model.frames"
local layout = require "emit.layout"
local manifold = require "emit.manifold"
local number = require "emit.number"
local symbols = require "emit.symbols"
local text = require "emit.text"

local M = {}

local function range(first, count)
  return count == 1 and tostring(first) or ("%d-%d"):format(first, first + count - 1)
end

local function axis_text(body)
  local axis = body.joint and body.joint.axis
  if not axis then return "" end
  local words = {}
  for k = 1, 3 do words[k] = number.plain(tonumber(("%.6g"):format(axis[k]))) end
  return table.concat(words, " ")
end

-- rows of strings as columns two blanks apart
local function columns(rows)
  local widest = {}
  for _, row in ipairs(rows) do
    for k, cell in ipairs(row) do widest[k] = math.max(widest[k] or 0, #cell) end
  end
  local lines = {}
  for i, row in ipairs(rows) do
    local cells = {}
    for k, cell in ipairs(row) do cells[k] = text.pad(cell, widest[k]) end
    lines[i] = (" *   " .. table.concat(cells, "  ")):gsub("%s+$", "")
  end
  return lines
end

function M.joint_table(model)
  local separate = model.mimics or symbols.separate_q(model)
  local rows = { { "i", "parent", "joint", "type", "axis", "child link" } }
  if separate then
    table.insert(rows[1], 2, "q")
    table.insert(rows[1], 3, "v")
  end
  for i, body in ipairs(model.bodies) do
    local parent = model.bodies[body.parent]
    local row = {
      tostring(i), parent and text.name(parent.name) or (model.floating and "world" or "base"),
      text.name(body.name), body.type, axis_text(body), text.name(body.link),
    }
    if separate then
      table.insert(row, 2, body.target and "" or range(body.q, body.nq))
      table.insert(row, 3, body.target and "" or range(body.v, body.nv))
    end
    rows[#rows + 1] = row
  end
  return columns(rows)
end

local function vector(v)
  local words = {}
  for k = 1, 3 do words[k] = number.plain(tonumber(("%.9g"):format(v[k]))) end
  return "(" .. table.concat(words, " ") .. ")"
end

-- what there is to say of one body beyond the table
local function remarks_on(body, model, say)
  local name = text.name(body.name)
  local others = {}
  for _, link in ipairs(body.links) do
    if link ~= body.link then others[#others + 1] = text.name(link) end
  end
  if #others > 0 then
    say("Welded to %s by fixed joints: %s.", text.name(body.link), table.concat(others, ", "))
  end
  if #body.frame > 0 then
    say("The axis of %s is oblique: its quantities are in the link's frame turned so that z is "
      .. "the axis.", name)
  end
  if body.id ~= body.name then say("Joint %s is called %s.", name, body.id) end
  if body.target then
    say("%s follows %s: it is at %s*q + %s of it and has no number of its own.", name,
      text.name(model.bodies[body.target].name), number.plain(body.ratio),
      number.plain(body.offset))
  elseif body.joint and body.joint.mimic then
    say("%s counts as a free joint: its <mimic> is not applied.", name)
  end
  if body.type == "helical" then
    say("%s is a screw: it advances %s m along its axis per radian.", name,
      number.plain(body.joint.pitch))
  elseif body.type == "planar" then
    local x, y = frames.in_plane(body)
    say("%s is planar: x along %s, y along %s of the joint's frame, then the angle; its v is in "
      .. "the child's axes.", name, vector(x), vector(y))
  end
end

local function listed(model, key, unit)
  local list = {}
  for _, body in ipairs(model.bodies) do
    if body[key] ~= 0 then
      list[#list + 1] = ("%s %s%s"):format(text.name(body.name), number.plain(body[key]), unit)
    end
  end
  return #list > 0 and table.concat(list, ", ")
end

-- what was welded, renamed, turned or added, in words; empty when nothing was
function M.remarks(model)
  local lines = {}
  local function say(form, ...)
    for _, line in ipairs(text.wrap(form:format(...), layout.WIDTH, " * ")) do
      lines[#lines + 1] = line
    end
  end
  for _, body in ipairs(model.bodies) do remarks_on(body, model, say) end
  if model.couples then
    say("Mimic joints couple branches of the tree; rows of H follow its elimination tree.")
  end
  local rotors = listed(model, "armature", "")
  if rotors then say("Reflected rotor inertia, on the diagonal of H: %s.", rotors) end
  local damping, friction = listed(model, "damping", ""), listed(model, "friction", "")
  if damping then say("Joint damping in rnea, bias, fd and aba: %s.", damping) end
  if friction then
    say("Coulomb friction, the sign of the rate v smoothed to v/sqrt(v^2 + %s^2): %s.",
      number.plain(model.friction_width), friction)
  end
  if #lines > 0 then table.insert(lines, 1, " *") end
  return lines
end

-- the frames of -O2; empty when none were chosen
function M.chosen(job)
  if not job.views then return {} end
  return chosen.lines(job, columns, function(paragraph)
    return text.wrap(paragraph, layout.WIDTH, " * ")
  end)
end

-- row i of the picture: "x" stored, "0" stored but zero for every q, "." not stored
local function marks_of(model, zeros, i)
  local pattern, marks = model.pattern, {}
  for j = 1, i do marks[j] = "." end
  for k = pattern.rowptr[i] + 1, pattern.rowptr[i + 1] do
    marks[pattern.colind[k] + 1] = zeros[k - 1] and "0" or "x"
  end
  return marks
end

local function wide_picture(model, zeros)
  local rows = { { "" } }
  for j, dof in ipairs(model.dofs) do rows[1][j + 1] = dof.id end
  for i, dof in ipairs(model.dofs) do
    local row = { dof.id }
    for j, mark in ipairs(marks_of(model, zeros, i)) do
      local column = #rows[1][j + 1]
      local left = (column - 1) // 2
      row[j + 1] = (" "):rep(left) .. mark .. (" "):rep(column - 1 - left)
    end
    rows[#rows + 1] = row
  end
  return columns(rows)
end

local function narrow_picture(model, zeros)
  local widest, lines = 0, {}
  for _, dof in ipairs(model.dofs) do widest = math.max(widest, #dof.id) end
  local blank = widest + 2 * #model.dofs + 6 <= layout.WIDTH and " " or ""
  for i, dof in ipairs(model.dofs) do
    local marks = table.concat(marks_of(model, zeros, i), blank)
    lines[i] = (" *   %s  %s"):format(text.pad(dof.id, widest), marks)
  end
  return lines
end

-- zeros[k] = true: stored entry k (0-based) is zero for every q
function M.picture(model, zeros)
  local least = 8 -- of the wide picture's last line
  for _, dof in ipairs(model.dofs) do least = least + #dof.id + 2 end
  if least > 2 * layout.WIDTH then return narrow_picture(model, zeros) end
  local lines = wide_picture(model, zeros)
  for _, line in ipairs(lines) do
    if #line > layout.WIDTH then return narrow_picture(model, zeros) end
  end
  return lines
end

-- "10 mul, 6 add, 2 sin, 2 cos, 13 temporaries"
function M.cost(program)
  local words = {}
  for _, kind in ipairs { "mul", "add", "sub", "div", "sqrt", "sin", "cos" } do
    local n = program.cost[kind]
    if n > 0 then words[#words + 1] = n .. " " .. kind end
  end
  local lets = 0
  for _, block in ipairs(program.blocks) do
    if block.kind == "let" then lets = lets + 1 end
  end
  words[#words + 1] = ("%d temporar%s"):format(lets, lets == 1 and "y" or "ies")
  return table.concat(words, ", ")
end

local function result_of(fn)
  for _, arg in ipairs(fn.args) do
    if arg.mode ~= "in" then return arg.name end
  end
end

-- the comment above a prototype; program is nil where the runtime does the work
function M.doc(fn, program, model, note)
  local lines = { "/* " .. text.inert(fn.doc[1]) }
  for k = 2, #fn.doc do lines[#lines + 1] = " * " .. text.inert(fn.doc[k]) end
  if note then lines[#lines + 1] = " * " .. note end
  if fn.manifold and manifold.calls_runtime(fn.name, model) then
    lines[#lines + 1] = " * Links runtime/manifold.c (manifoldf.c for float)."
  end
  if fn.returns == "pivot" then
    lines[#lines + 1] =
      (" * Returns 0, or 1 + i (1..%d): dof i has the first pivot, from the last dof to the first,")
        :format(model.nv)
    lines[#lines + 1] = (" * that is not > 0 (or is a NaN); %s is then not to be used.")
      :format(result_of(fn))
  end
  if program then
    local cut = program.split
    lines[#lines + 1] = " * " .. M.cost(program) .. (cut and "," or ". */")
    if cut then
      lines[#lines + 1] = (" * in %d static parts with %d numbers on the stack between them. */")
        :format(#cut.parts, #cut.fields)
    end
  else
    lines[#lines] = lines[#lines] .. " */"
  end
  return lines
end

-- comma-separated words as lines of an initialiser
function M.list(words)
  local lines = text.wrap(table.concat(words, ", "), layout.WIDTH, "  ")
  return table.concat(lines, "\n")
end

return M
