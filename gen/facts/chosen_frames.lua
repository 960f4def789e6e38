-- The choices of -O2: the frames of each joint in which functions are computed, the inertia that
-- was moved from one body to another, and the alternatives that were compared.  Plain tables and
-- sentences, as in facts.
local number = require "number"
local rotation = require "model.rotation"

local M = {}

local function words(v)
  local list = {}
  for k = 1, 3 do
    local x = math.abs(v[k]) < 1e-12 and 0.0 or v[k]
    list[k] = number.plain(tonumber(("%.6g"):format(x)))
  end
  return table.concat(list, " ")
end

local ORIGIN = {
  child = "where the normal to the next axis starts",
  parent = "where the normal from the parent's axis ends",
}

local MOVED = {
  revolute = "m, hz, Jyy", continuous = "m, hz, Jyy", helical = "Jyy", planar = "Jyy",
  prismatic = "J", spherical = "m",
}

local STILL = "where forces meet axes of other bodies, frames that do not turn"

-- the functions by style, in the order of the header
local function by_style(functions)
  local list, of = {}, {}
  for _, item in ipairs(functions) do
    local view = item.plain and item.plain.view
    local style = view and view.style
    if style and style.origin then
      if not of[style.id] then
        of[style.id] = { style = style, view = view.model, names = {} }
        list[#list + 1] = of[style.id]
      end
      table.insert(of[style.id].names, item.fn.name)
    end
  end
  return list
end

-- z and x of the body's frame and its origin, in the axes of the link
local function frame_row(body, view)
  if not view.chosen then return { body.id, "the link's own", "", "" } end
  local A = rotation.matrix(view.chosen.turns)
  return {
    body.id, words(view.chosen.origin), words { A[1][1], A[2][1], A[3][1] },
    words { A[1][3], A[2][3], A[3][3] },
  }
end

local AXIS = require("spatial.letters").AXES

-- the moved parameters, with letters for the joint's axis: for a joint about x, m, hx and Jzz
local function moved_row(body)
  if body.tuned then return nil end
  local text = MOVED[body.type]
  if not text or not body.axis then return nil end
  local z, y = AXIS[body.axis], AXIS[(body.axis + 1) % 3 + 1]
  return (text:gsub("hz", "h" .. z):gsub("Jyy", "J" .. y .. y))
end

local function rows_of(model, view)
  local rows = { { "joint", "origin", "x axis", "z axis", "turns", "given to the parent" } }
  for i, body in ipairs(model.bodies) do
    local seen = view.bodies[i]
    local row = frame_row(body, seen)
    row[5] = seen.lags and "no" or "yes"
    row[6] = moved_row(seen) or "nothing"
    rows[#rows + 1] = row
  end
  return rows
end

-- the zeros that the code relies on because numbers are equal, as a sentence or nil
local function relied_on(model, view)
  local list = {}
  for i, body in ipairs(model.bodies) do
    local zeros = view.bodies[i].relied_on
    if zeros and #zeros > 0 then
      list[#list + 1] = ("%s (%s)"):format(body.id, table.concat(zeros, ", "))
    end
  end
  if #list == 0 then return nil end
  return "Left out of the code because numbers of the model agree, for any masses: "
    .. table.concat(list, ", ") .. "."
end

-- the frames of groups of functions: { style, functions = names, says, rows = cells, a heading
-- first, relies = a sentence or nil }
function M.groups(job)
  local list = {}
  for k, group in ipairs(by_style(job.functions)) do
    local where = ORIGIN[group.style.origin]
    list[k] = {
      style = group.style.id, functions = group.names, rows = rows_of(job.model, group.view),
      relies = relied_on(job.model, group.view),
      says = ("Frames of %s, in the axes of each link: %s%s."):format(
        table.concat(group.names, ", "), "z on the joint's axis, origin " .. where,
        job.space.deep and "; " .. STILL or ""),
    }
  end
  return list
end

-- the meaning of the words in the rows, a paragraph each
function M.explained(model)
  return {
    "A frame that does not turn with its joint stays parallel to its parent's (parallel axes), and "
      .. "its joint's angle adds to the next one's. Parameters given to the parent count there as "
      .. "if welded to it: no motion distinguishes the two (base parameters). Constants therefore "
      .. "belong to several links; m, h = m*c and J are about the origins above.",
    model.tunable and "Tunable numbers stay with their link, in the frame above; a joint whose "
      .. "origin is tunable keeps the link's own frame." or nil,
  }
end

local STYLE = {
  given = "the link's own frames",
  child = "origin " .. ORIGIN.child, parent = "origin " .. ORIGIN.parent,
}
local LAGS = "likewise, but frames of joints with parallel axes do not turn, the last one included"

-- The weighed alternatives, for functions that share a choice: { functions = names, styles, says }.
-- styles: { style, operations, taken, says } in the order of trying.  Operations are those of the
-- algorithm for which frames were chosen (prog.choice.choose), before common factors are taken out
-- of sums.
function M.weighed(job)
  local list, of = {}, {}
  for _, item in ipairs(job.functions) do
    local view = item.plain and item.plain.view
    if view and of[view] then
      table.insert(of[view].functions, item.fn.name)
    elseif view then
      local one = { functions = { item.fn.name }, styles = {} }
      for k, try in ipairs(view.weighed) do
        one.styles[k] = {
          style = try.style.id, operations = try.operations, taken = try.style == view.style,
          says = try.style.lag and LAGS or STYLE[try.style.id],
        }
      end
      list[#list + 1], of[view] = one, one
    end
  end
  for _, one in ipairs(list) do
    one.says = ("Frames compared for %s, by operations of the functions that they are chosen for, "
      .. "before sums are factored:"):format(table.concat(one.functions, ", "))
  end
  return list
end

return M
