-- The frames in which the forces of a body meet the axes of its ancestors.
--
-- Either each body has its own frame, in which its axes are constant: a force is rotated from joint
-- to joint, some 50 operations for a pair of bodies.  Or the frames do not rotate (K.supernodes):
-- the tree is cut into segments, the longest paths of bodies whose dofs follow one another, and all
-- axes of a segment are expressed in one frame.  Then a pair is a scalar product, and neighbours in
-- a row of H are neighbours in memory.  That frame has the axes of the tree's first body and the
-- origin of the segment's last one.  The base's origin would not do: there the inertia of a small
-- body is lost behind m p^2 (in float, at sixty links of 0.1 m, three digits of its entry of H).
-- The end of a segment is no farther from any of its bodies than the bodies that it carries.
--
--   climb.of(model, K, X) -> view   X as in tree.mechanism; frames that do not rotate require a
--                                   tree without mimic joints
--     view.seen(columns, symbol)   motions of all bodies, lists by body, in these frames; symbol:
--                       their name
--     view.stops(i)     where a force on body i meets axes, from below: list of { frame = the body
--                       that its frame is named after, X = pose there of the frame before, bodies =
--                       whose axes it meets, dof, count = of which dofs, from the first on }
--
--   climb.carrier(model, K, view, w, words, meet) -> carry(i, n, c)   carries c, forces of column n
--     of body i by letter, up the tree: meet(i, n, stop, c) at each stop.  They are multiplied by w
--     (tree.mechanism), and forces of bodies that one dof moves (mimic joints) become one where
--     their paths meet.  words: before the name of the frame, in comments
local entries = require "algo.tree.entries"
local inertia = require "spatial.inertia"
local letters = require "spatial.letters"
local lists = require "list"
local mat3 = require "spatial.mat3"
local mechanism = require "algo.tree.mechanism"
local turn = require "spatial.turn"

local M = {}

local AXES, FORCE = letters.AXES, letters.FORCE
local LETTERS = { "F", "Fq", "G", "Fv", "n" } -- of forces; n is a moment

local function named(K, symbol, frame, components, list)
  for k, x in ipairs(list) do K.name(symbol, frame, components[k], x) end
  return list
end

-- the first body of each body's segment
local function segments(bodies)
  local first = {}
  for i, body in ipairs(bodies) do
    local up = bodies[body.parent]
    local goes_on = up and up.set == body.set and up.columns[#up.columns] + 1 == body.columns[1]
    first[i] = goes_on and first[body.parent] or i
  end
  return first
end

-- the axes of each body as { matrix }, and its position in its parent, in the axes of the first
-- body
local function axes(model, K, X)
  local R, step = {}, {}
  for i, body in ipairs(model.bodies) do
    local up = R[body.parent]
    if up then
      K.section("axes of " .. mechanism.title(model, i), body.id, i)
      step[i] = named(K, "d", nil, AXES, turn.vector(up, X[i].p))
      local A = turn.after(up[1].matrix, X[i].R, letters.hints(K))
      named(K, "R", nil, letters.SQUARE, mat3.flat(A))
      R[i] = { { matrix = A } }
    else
      R[i] = { { matrix = mat3.identity(K) } }
    end
  end
  return R, step
end

-- the position of each body relative to the last one of its segment
local function places(model, K, segment, step)
  local p = {}
  for i = #model.bodies, 1, -1 do
    p[i] = p[i] or mat3.zeros(K.zero, 3)
    local up = model.bodies[i].parent
    if segment[up] == segment[i] then
      K.owner(model.bodies[up].id, up)
      p[up] = named(K, "e", nil, AXES, mat3.minus(p[i], step[i]))
    end
  end
  return p
end

-- each body's segment, its pose there, and the pose of a segment's frame in that above
local function standing(model, K, X)
  local segment, pose, shift = segments(model.bodies), {}, {}
  local R, step = axes(model, K, X)
  K.section("places, seen from the last body of each path of joints")
  local p = places(model, K, segment, step)
  for i, body in ipairs(model.bodies) do
    pose[i] = { R = R[i], p = p[i] }
    if segment[i] == i and body.parent > 0 then
      K.owner(body.id, i)
      local d = mat3.minus(mat3.add(p[body.parent], step[i]), p[i])
      shift[i] = { R = {}, p = named(K, "e", segment[body.parent], AXES, d) }
    end
  end
  return segment, pose, shift
end

-- bodies: from the leaf up, with their dofs one after the other
local function stop(model, frame, X, bodies)
  local top, lowest = model.bodies[bodies[#bodies]], model.bodies[bodies[1]]
  local dof = top and top.columns[1]
  return {
    frame = frame, X = X, bodies = bodies, dof = dof,
    count = dof and lowest.columns[#lowest.columns] - dof + 1,
  }
end

local function still(model, K, X)
  -- pose[i]: body i in the frame of its segment, which the columns are moved to
  local bodies, segment, pose, shift = model.bodies, standing(model, K, X)
  local view, hint = {}, letters.hints(K)
  function view.seen(columns, symbol)
    local all = {}
    for i, body in ipairs(bodies) do
      K.owner(body.id, i)
      all[i] = {}
      for n, S in ipairs(columns[i]) do
        local R = pose[i].R
        local l, w = turn.vector(R, S, hint, "v"), turn.vector(R, { S[4], S[5], S[6] }, hint, "w")
        local lever = mat3.cross(pose[i].p, w)
        all[i][n] = { l[1] + lever[1], l[2] + lever[2], l[3] + lever[3], w[1], w[2], w[3] }
        K.hint(mechanism.column(symbol, bodies[i], n), i, letters.MOTION, all[i][n])
      end
    end
    return all
  end
  -- the segments above body i, with the bodies of its path in each
  function view.stops(i)
    local list, here, there, up = {}, segment[i], pose[i], bodies[i].parent
    while up > 0 do
      local met, first = {}, here
      while segment[up] == here do
        met[#met + 1] = up
        up = bodies[up].parent
      end
      list[#list + 1] = stop(model, here, there, met)
      here, there = segment[up], shift[first]
    end
    return list
  end
  return view
end

local function turning(model, X)
  local view = {}
  function view.seen(columns) return columns end
  function view.stops(i)
    local list, up = {}, model.bodies[i].parent
    while up > 0 do
      list[#list + 1] = stop(model, up, X[i], { up })
      i, up = up, model.bodies[up].parent
    end
    return list
  end
  return view
end

function M.of(model, K, X) return K.supernodes and still(model, K, X) or turning(model, X) end

local function mapped(c, change)
  local image = {}
  for _, letter in ipairs(LETTERS) do image[letter] = c[letter] and change(c[letter], letter) end
  return image
end

function M.carrier(model, K, view, w, words, meet)
  local bodies, hint = model.bodies, letters.hints(K)
  local missing, met = entries.arriving(model), {} -- by frame and dof
  for i in ipairs(bodies) do met[i] = {} end

  return function(i, n, c)
    local dof, below = bodies[i].columns[n], i
    local function name(frame)
      mapped(c, function(x, letter)
        K.vector(mechanism.column(letter, bodies[i], n), frame, #x == 3 and AXES or FORCE, x)
      end)
    end
    name(nil)
    c = mapped(c, function(x) return lists.mapped(x, function(y) return y * w[i] end) end)
    for _, at in ipairs(view.stops(i)) do
      K.step(words .. bodies[at.frame].id)
      c = K.join(at.frame, below, mapped(c, function(x)
        if #x == 3 then return turn.vector(at.X.R, x, hint, "n") end
        return inertia.force_to_parent(at.X, x, hint)
      end), dof)
      below = at.frame
      -- forces that meet here go on as one, with the last of them
      local others, rest = met[at.frame][dof], (missing[at.frame][dof] or 1) - 1
      if others then c = mapped(c, function(x, letter) return mat3.sum(x, others[letter]) end) end
      name(at.frame)
      met[at.frame][dof], missing[at.frame][dof] = c, rest
      if rest > 0 then return end
      meet(i, n, at, c)
    end
  end
end

return M
