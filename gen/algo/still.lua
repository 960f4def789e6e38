-- Frames that do not turn, for what goes by rows (algo.deep): the dofs of a tree fall into
-- segments, and all that is multiplied with the columns of S of a segment is seen from one frame.
--
-- A segment is a path of bodies whose dofs follow one another, the longest there is; in a row of H
-- its columns are neighbours.  Its frame has the axes of the tree's first body and the origin of
-- the segment's last body.  Not that of the base: seen from there the inertia of a small body is
-- lost behind m p^2 (in float, sixty links of 0.1 m away, three digits of its entry of H).  The
-- end of a segment is no farther from any of its bodies than what that body carries.
--
--   still.of(model, K, X) -> view    X as in algo.robot; for trees without mimic joints
--     view.segment[i]                the segment of body i, told by its first body
--     view.above[s], view.shift[s]   the segment above s, and the pose of s's frame in its, as X
--     view.pose[i]                   pose of body i in the frame of its segment, as X
--   still.motion(view, i, S)         a motion of body i seen from its segment
--   still.force(view, i, F)          a force on it, likewise
--   still.above(model, view, i)      runs of dofs that carry body i (algo.supernodes), the
--                                    deepest first; each has its segment
--   still.below(model, view, i)      the same for what body i carries, from the top down
local inertia = require "spatial.inertia"
local motion = require "spatial.motion"
local robot = require "algo.robot"
local supernodes = require "algo.supernodes"
local turn = require "spatial.turn"

local M = {}

local AXES = require("algo.letters").AXES

local function named(K, symbol, frame, list)
  for k = 1, 3 do list[k] = K.name(symbol, frame, AXES[k], list[k]) end
  return list
end

-- the first body of each body's segment
local function segments(bodies)
  local first = {}
  for i, body in ipairs(bodies) do
    local up = bodies[body.parent]
    local goes_on = up and up.columns[#up.columns] + 1 == body.columns[1]
    first[i] = goes_on and first[body.parent] or i
  end
  return first
end

-- the axes of each body as { matrix }, and its place in its parent, both seen from the first body
local function axes(model, K, X)
  local R, step = {}, {}
  for i, body in ipairs(model.bodies) do
    local up = R[body.parent]
    if up then
      K.section("axes of " .. robot.title(model, i), body.id, i)
      step[i] = named(K, "d", nil, turn.vector(up, X[i].p))
      local A = turn.after(up[1].matrix, X[i].R)
      for a = 1, 3 do
        for b = 1, 3 do A[a][b] = K.name("R", nil, AXES[a] .. AXES[b], A[a][b]) end
      end
      R[i] = { { matrix = A } }
    else
      R[i] = { { matrix = { { K.one, K.zero, K.zero }, { K.zero, K.one, K.zero },
        { K.zero, K.zero, K.one } } } }
    end
  end
  return R, step
end

-- where each body is, seen from the last one of its segment: from there up
local function places(model, K, segment, step)
  local p = {}
  for i = #model.bodies, 1, -1 do
    p[i] = p[i] or { K.zero, K.zero, K.zero }
    local up = model.bodies[i].parent
    if segment[up] == segment[i] then
      K.owner(model.bodies[up].id, up)
      local e = {}
      for k = 1, 3 do e[k] = p[i][k] - step[i][k] end
      p[up] = named(K, "e", nil, e)
    end
  end
  return p
end

function M.of(model, K, X)
  local segment = segments(model.bodies)
  local view = { segment = segment, above = {}, shift = {}, pose = {} }
  local R, step = axes(model, K, X)
  K.section("places, seen from the last body of each path of joints")
  local p = places(model, K, segment, step)
  for i, body in ipairs(model.bodies) do
    view.pose[i] = { R = R[i], p = p[i] }
    if segment[i] == i and body.parent > 0 then
      K.owner(body.id, i)
      local d, start = {}, p[body.parent]
      for k = 1, 3 do d[k] = start[k] + step[i][k] - p[i][k] end
      view.above[i] = segment[body.parent]
      view.shift[i] = { R = {}, p = named(K, "e", view.above[i], d) }
    end
  end
  return view
end

function M.motion(view, i, S)
  local pose = view.pose[i]
  local l, w = turn.vector(pose.R, S), turn.vector(pose.R, { S[4], S[5], S[6] })
  local lever = motion.cross(pose.p, w)
  return { l[1] + lever[1], l[2] + lever[2], l[3] + lever[3], w[1], w[2], w[3] }
end

function M.force(view, i, F) return inertia.force_to_parent(view.pose[i], F) end

function M.above(model, view, i)
  local list = supernodes.above(model.pattern, model.bodies[i].columns[1])
  for _, run in ipairs(list) do run.segment = view.segment[model.dofs[run.dof].body] end
  return list
end

function M.below(model, view, i)
  local list, by_segment, inside = {}, {}, { [i] = true }
  for k = i + 1, #model.bodies do
    local body, s = model.bodies[k], view.segment[k]
    inside[k] = inside[body.parent]
    if inside[k] then
      local run = by_segment[s]
      if not run then
        run = { dof = body.columns[1], count = 0, segment = s }
        list[#list + 1], by_segment[s] = run, run
      end
      run.count = run.count + #body.columns
    end
  end
  return list
end

return M
