-- Writes the comments of r.h: the facts of the robot, in lines that begin with " * ", and the
-- comments above prototypes.  Everything in them is computed from the model and the programs.
local later = require "later"
local branches = require "model.branches"
local facts = require "facts"
local frames = later "facts.chosen_frames"
local layout = require "emit.layout"
local limbs = later "facts.limbs"
local letters = require "spatial.letters"
local lists = require "list"
local manifold = later "emit.manifold"
local number = require "number"
local text = require "text"
local unix = require "unix.core"

local M = {}

local INDENT = " *   " -- of tables and pictures

local add = lists.append

local function indented(lines)
  return lists.mapped(lines, function(line) return INDENT .. line end)
end

local function paragraph(words) return text.wrap(text.inert(words), layout.WIDTH, " * ") end

-- an empty line, then a block of lines
local function add_block(lines, block) add(add(lines, { " *" }), block) end

local function columns(rows)
  return indented(text.columns(rows, nil, layout.WIDTH - #INDENT))
end

function M.joint_table(model) return columns(facts.joint_table(model)) end

-- an empty line, then paragraphs, if there are any
local function paragraphs(list)
  local lines = {}
  for _, says in ipairs(list) do
    lines[1] = " *"
    add(lines, paragraph(says))
  end
  return lines
end

-- the parts that were welded, renamed, turned or added, in words; empty if there are none
function M.remarks(model)
  return paragraphs(lists.mapped(facts.remarks(model), function(remark) return remark.says end))
end

-- the frames of -O2; empty if none were chosen
function M.chosen(job)
  local lines = {}
  for _, group in ipairs(job.space.views and frames.groups(job) or {}) do
    add_block(lines, paragraph(group.says))
    add_block(lines, columns(group.rows))
    if group.relies then add_block(lines, paragraph(group.relies)) end
  end
  return add(lines, #lines > 0 and paragraphs(frames.explained(job.model)) or {})
end

-- equal limbs, if any function has them in lanes or in turn; else empty
function M.limbs(job)
  return paragraphs(#job.space.sets > 0 and limbs.said(job) or {})
end

-- the constraints and the pattern of K; empty if there are none.  zeros: see picture; embedded: a
-- function is about independent joints
function M.constraints(model, zeros, embedded)
  if #model.constraints == 0 then return {} end
  local lines = add({ " *" }, paragraph "Constraints, phi = 0: the pose of a in b, in b's axes.")
  add_block(lines, columns(facts.constraint_table(model)))
  local zero = next(zeros) ~= nil and "`0` is stored but zero for every q, " or ""
  add_block(lines, paragraph(("Rows of K, dphi/dt = K*v; `x` is stored, %s`.` is never computed:")
    :format(zero)))
  add_block(lines, indented(facts.narrow_picture(facts.constraint_pattern(model, zeros),
    layout.WIDTH - #INDENT)))
  if embedded then
    add_block(lines, paragraph(("Local loops, by rates: %s.  The latter and all joints not listed "
      .. "are independent; v = P*v_i."):format(facts.local_loops(model))))
  end
  return lines
end

-- base parameters (analysis.base) as sums: "upper_hz - 0.6*lower_m"
function M.basis(model, combinations)
  local lines = {}
  for _, list in ipairs(combinations) do
    local sum = ""
    for n, term in ipairs(list) do
      local size = math.abs(term.factor)
      local name = ("%s_%s"):format(model.bodies[term.index // 10 + 1].id,
        letters.PARAMETERS[term.index % 10 + 1])
      local sign = term.factor < 0 and "- " or n > 1 and "+ " or ""
      sum = ("%s %s%s%s"):format(sum, sign, size ~= 1 and number.plain(size) .. "*" or "", name)
    end
    local first = #lines + 1
    add(lines, text.wrap(sum:sub(2), layout.WIDTH, " *     "))
    lines[first] = lines[first]:gsub(" *%*  ", " *", 1)
  end
  return lines
end

-- zeros[k] = true: stored entry k (0-based) is zero for every q
function M.picture(model, zeros)
  return indented(facts.picture(facts.pattern(model, zeros), layout.WIDTH - #INDENT))
end

local FIRST = { NV = "v", NQ = "q" } -- dimension -> the field of bodies with their first place

-- the names on whose places lines begin: the first of each path of joints, the first of each row of
-- H, or all names
local function line_starts(model, dim, n)
  local starts, children = {}, branches.children(model.bodies)
  for i, body in ipairs(FIRST[dim] and model.bodies or {}) do
    local apart = body.parent ~= i - 1 or #children[i - 1] > 1
    local place = body.nq > 0 and body[FIRST[dim]] + 1
    if place == 1 or place and apart then starts[#starts + 1] = place end
  end
  for i in ipairs(dim == "NH" and model.dofs or {}) do starts[i] = model.pattern.rowptr[i] + 1 end
  for k = 1, #starts == 0 and n or 0 do starts[k] = k end
  return starts
end

-- names as an enum, in lines; size: the last one, or nil
function M.enum(model, dim, names, size)
  local starts, words = line_starts(model, dim, #names), { table.unpack(names) }
  for k, name in ipairs(dim == "NS" and names or {}) do
    words[k] = ("%s = 1 << %d"):format(name, k - 1)
  end
  if size and #starts > 1 then starts[#starts + 1] = #words + 1 end
  words[#words + 1] = size
  return layout.list("enum ", words, starts)
end

-- the operations that the tree saves, and lambda' of the expanded tree
function M.branching(model)
  local branching = facts.branching(model)
  return lists.append(paragraph(branching.says), paragraph(("Parent of each dof, lambda' of the "
    .. "expanded tree (-1: none): %s."):format(table.concat(branching.lambda, ", "))))
end

-- "10 mul, 6 add, 2 sin, 2 cos, 13 temporaries"
local function cost(program)
  local words, lets = facts.operations(program.cost), facts.temporaries(program)
  return ("%s%s%d temporar%s"):format(words, words ~= "" and ", " or "", lets,
    lets == 1 and "y" or "ies")
end

-- the comment above a prototype of an item; without a program the runtime does the work
function M.doc(item, model, real)
  local fn, program, note = item.fn, item.program, item.note
  -- what it computes
  local lines = { "/* " .. text.inert(fn.doc[1]) }
  for k = 2, #fn.doc do lines[#lines + 1] = " * " .. text.inert(fn.doc[k]) end
  if note then add(lines, paragraph(note)) end
  if fn.manifold and manifold.calls_runtime(fn.name, model) then
    lines[#lines + 1] = (" * Link with runtime/manifold%s.c."):format(real == "float" and "f" or "")
  end
  -- what it returns
  if fn.returns == "pivot" then
    local rows = fn.weighed and model.constraints.nc or 0
    local whose = rows == 0 and "for the first dof i, counted from the last down, whose pivot"
      or "if the pivot of dof i, or of row i - NV if i >= NV,"
    local results = lists.those(fn.args, function(arg) return arg.mode ~= "in" end)
    local names = lists.mapped(results, function(arg) return arg.name end)
    add(lines, paragraph(("Returns 0, or 1 + i (1..%d) %s is not positive (or is a NaN); do not "
      .. "use %s then."):format(model.nv + rows, whose, table.concat(names, " or "))))
  end
  -- what it costs
  if program then
    local cut = program.split
    lines[#lines + 1] = " * " .. cost(program) .. (cut and "," or ".")
    if cut then
      lines[#lines + 1] = (" * in %d static parts with %d numbers on the stack between them.")
        :format(#cut.parts, #cut.slots)
    end
    local also = item.in_lanes and limbs.in_lanes(item.in_lanes)
      or program.stages and limbs.in_turn(program)
    if also then
      lines[#lines] = lines[#lines]:gsub("%.$", ",")
      add(lines, paragraph(also))
    end
  end
  lines[#lines] = lines[#lines] .. " */"
  return lines
end

-- comma-separated words as lines of an initialiser
function M.list(words)
  return table.concat(text.wrap(table.concat(words, ", "), layout.WIDTH, "  "), "\n")
end

local DIGITS = 8

-- The meaning of arguments and results beyond the code of a header: increase this if a frame, a
-- sign or an order in the generator's conventions changes.
local CONVENTIONS = "1"

-- code without comments and with single blanks
function M.bare(code) return (code:gsub("/%*.-%*/", ""):gsub("%s+", " ")) end

-- The interface of a header as eight hex digits, which end every symbol.  They depend on the code
-- of the header (joints and their order, sizes, layout, types, signatures) and the types of the
-- joints, without numbers of the model and comments.  An object that was compiled with another
-- header has, or refers to, other symbols, and does not link.
function M.mark(code, model)
  local types = lists.mapped(model.bodies, function(body) return body.type end)
  local all = { CONVENTIONS, table.concat(types, " "), M.bare(code) }
  return unix.sha256(table.concat(all, "\n")):sub(1, DIGITS)
end

return M
