-- Chooses link frames (-O2), after Khalil and Kleinfinger: z on the joint axis, x on the common
-- normal with the axis of the main child, the origin where that normal starts.  A transform is then
-- one turn about x, a short translation and the joint's own turn, which absorbs a constant offset.
--
--   reframe.view(model, style) -> a model like the given one, with bodies of its own: axis, sign,
--     tree, origin as in model.frames, inertia = { m, h, I } in the body's frame as numbers,
--     lasting, relied_on as in model.reframe.chance, open = its tunable pieces (`inertia` has the
--     constant part of them), lags = does the frame stay behind when the joint turns?,
--     chosen = { origin, turns } of the frame in its link; and ends[end of a constraint] = that end
--     in these frames, if they are other frames.
--     style: { origin = "child" (where the normal to the main child's axis starts) or "parent"
--     (where the one from the parent's axis ends), lag = whether frames stay behind }
--     The inertias are base parameters (model.reframe.regroup).
--   reframe.lagging(view) -> the view with frames that stay behind, nil if none does
--   reframe.views(model, zeros) -> list of { style, model, lagging } to choose from, first
--     in its own frames.  The place of frames is chosen first, then whether they turn: lagging is
--     a view of the same places.  zeros[k]: entry k of H that is zero in all frames
--   reframe.shares(view, one) -> { m, h, I } for each body: the inertias of the view's
--     bodies if the model had only one = { body = its number, inertia = { m, h, I } about its
--     link's origin, or placeless = mass }; the view's inertias are the sum over all of these
-- Dofs, H and everything in joint space are the same in both.  The frames of bodies are not, so a
-- function with a result for each link must not use a view.  Joints with several dofs keep their
-- frames, because their coordinates are expressed in them; so do those with a tunable origin.
local branches = require "model.branches"
local chance = require "model.reframe.chance"
local frames = require "model.frames"
local inertia = require "spatial.inertia"
local lags = require "model.reframe.lags"
local lists = require "list"
local mat3 = require "spatial.mat3"
local regroup = require "model.reframe.regroup"
local rotation = require "model.rotation"
local tunable = require "model.tunable"

local M = {}

local NEAR = 1e-9  -- tolerance for parallel or intersecting axes when a frame is chosen
-- How far up its axis an origin may go, as a multiple of the distance between two links.  The
-- normal of two axes that are parallel except for rounded angles (1.5708) is kilometres away, and
-- inertias about a point there have lost all their digits.
local FAR = 4
local NOISE = 10 -- times that of mat3.tidy

local dot, cross, scaled, minus = mat3.dot, mat3.cross, mat3.scaled, mat3.minus

local function tidied(list, scale) return mat3.tidy(list, NOISE * scale) end

-- may the frame of a body be chosen?
local function free(body)
  return body.axis ~= nil and body.type ~= "planar" and not body.tuned
end

-- The sign with which a direction points to the positive side of the axis of the base that is
-- nearest to it;  R: to the base's axes while all joints are at zero.  Of equal or mirrored limbs
-- the same directions are then parallel.
local function sign_in(R, v)
  local seen, best = mat3.apply(R, v), 1
  for k = 2, 3 do
    if math.abs(seen[k]) > math.abs(seen[best]) + NEAR then best = k end
  end
  return seen[best] < 0 and -1 or 1
end

-- The direction of z in the link's own axes, along the axis or against it; the sign of the joint
-- about it; and the rotations of all links at zero.
local function choose_axes(bodies)
  local z, R = {}, { [0] = rotation.matrix {} }
  for i, body in ipairs(bodies) do
    R[i] = mat3.mul(R[body.parent], body.R)
    if free(body) then
      body.sign = sign_in(R[i], body.joint.axis)
      z[i] = scaled(body.sign, body.joint.axis)
    end
  end
  return z, R
end

-- the child of body i that carries the most bodies
local function main_child(children, i, bodies)
  local best
  local function size(c) return #branches.subtree(children, c) end
  for _, c in ipairs(children[i]) do
    if free(bodies[c]) and (not best or size(c) > size(best)) then best = c end
  end
  return best
end

-- the point of the line (0, z) nearest to the line (P, d), and the normal there; nil if parallel or
-- so nearly parallel that the point is far away
local function common_normal(z, P, d)
  local n = cross(z, d)
  local sine2 = dot(n, n)
  if sine2 < NEAR * NEAR then return nil end
  local along = dot(cross(P, d), n) / sine2
  if math.abs(along) > FAR * mat3.norm(P) then return nil end
  local x = scaled(1 / math.sqrt(sine2), n)
  return scaled(along, z), x
end

-- direction of v at right angles to z, or nil
local function across(v, z)
  local rest = minus(v, scaled(dot(v, z), z))
  local length = mat3.norm(rest)
  return length > NEAR and scaled(1 / length, rest) or nil
end

-- where the axis of body i meets the normal from its parent's axis, in link i's axes
local function foot_of_parent(bodies, z, i)
  local body = bodies[i]
  local up = z[body.parent]
  if not up then return nil end
  local back = mat3.transpose(body.R)
  local P, d = mat3.apply(back, scaled(-1, body.p)), mat3.apply(back, up)
  return (common_normal(z[i], P, d))
end

-- Origin o and direction x for one body, in its link's axes.
local function place(bodies, z, i, children, style, o)
  local body = bodies[i]
  local c = main_child(children, i, bodies)
  local origin, x
  if c then
    local child = bodies[c]
    local P = mat3.add(child.p, mat3.apply(child.R, o[c]))
    origin, x = common_normal(z[i], child.p, mat3.apply(child.R, z[c]))
    if not origin then
      origin, x = scaled(dot(P, z[i]), z[i]), across(P, z[i])
    end
    if body.type == "prismatic" then origin = P end
  end
  if body.kind.absorbs and (style == "parent" or not origin) then
    origin = foot_of_parent(bodies, z, i) or origin
  end
  if not c then -- it carries no body: x goes through the centre of mass
    x = across(body.about_link.h, z[i])
  end
  return origin or { 0.0, 0.0, 0.0 }, x
end

-- turns from body to link frame that put z and x there
local function turns_onto(z, x)
  local list = rotation.z_onto(z)
  if x then
    local seen = mat3.apply(mat3.transpose(rotation.matrix(list)), x)
    list[3] = { axis = 3, angle = math.atan(seen[2], seen[1]) }
  end
  return list
end

-- the inertia about the new origin, in the new axes
local function moved_inertia(body, A, o)
  local I = body.about_link
  local back = mat3.transpose(A)
  local length = mat3.norm(o)
  local first = inertia.to_parent({ R = {}, p = scaled(-1, o) }, I)
  local h = mat3.apply(back, first.h)
  local J = mat3.packed(mat3.mul(mat3.mul(back, mat3.symmetric(first.I)), A))
  local scale = math.max(math.abs(J[1]), math.abs(J[4]), math.abs(J[6]))
  return {
    m = I.m + body.placeless, h = tidied(h, math.max(mat3.norm(I.h), I.m * length)),
    I = tidied(J, scale),
  }
end

-- the bodies in chosen frames, and the ends of constraints
local function rechosen(model, style)
  local bodies = frames.copies(model)
  local z, R = choose_axes(bodies)
  local children = branches.children(bodies)
  local o, x, frame, A = {}, {}, {}, {} -- origin, x axis and turns of each frame; its matrix
  for i = #bodies, 1, -1 do
    local body = bodies[i]
    if z[i] then
      o[i], x[i] = place(bodies, z, i, children, style.origin, o)
      if x[i] then x[i] = scaled(sign_in(R[i], x[i]), x[i]) end
      body.axis, frame[i] = 3, turns_onto(z[i], x[i])
    else
      o[i], frame[i] = { 0.0, 0.0, 0.0 }, body.frame
    end
  end
  -- converts turns and a point of body i's link into its chosen frame
  local function from(i, turns)
    return lists.joined(i > 0 and rotation.inverse(frame[i]) or {}, turns)
  end
  for i, body in ipairs(bodies) do
    if z[i] then body.chosen = { origin = o[i], turns = frame[i] } end -- and inertias in it
    A[i] = rotation.matrix(frame[i])
    body.inertia = moved_inertia(model.bodies[i], A[i], o[i])
    body.open = tunable.seen(model.bodies[i], frame[i], A[i], o[i])
  end
  local function seen(i, P, scale) -- a point of body i's link in its chosen frame
    if i == 0 then return tidied(P, scale) end
    return tidied(mat3.apply(mat3.transpose(A[i]), minus(P, o[i])), scale + mat3.norm(o[i]))
  end
  local ends = {} -- ends of constraints
  for _, at in ipairs(model.constraints.ends) do
    ends[at] = setmetatable({
      tree = rotation.reduce(from(at.body, at.turns)),
      origin = seen(at.body, at.p, mat3.norm(at.p)),
    }, { __index = at })
  end
  for i, body in ipairs(bodies) do
    local parent = body.parent
    local absorbs = body.kind.absorbs and body.axis or nil
    body.tree = rotation.reduce(lists.joined(from(parent, body.turns), frame[i]), absorbs)
    body.origin = seen(parent, mat3.add(body.p, mat3.apply(body.R, o[i])),
      mat3.norm(body.p) + mat3.norm(o[i]))
    if body.tuned then
      local before = body.before
      body.tuned = tunable.origin(from(parent, before.turns),
        seen(parent, before.p, mat3.norm(before.p)), frame[i], absorbs)
    end
  end
  regroup.apply(bodies)
  return bodies, ends
end

-- a model whose bodies have their constant inertia { m, h, I } about their link's origin
local function with_inertias(model)
  local bodies = frames.copies(model)
  for _, body in ipairs(bodies) do
    local pieces, placeless = tunable.constant(body)
    body.about_link, body.placeless = frames.in_link_frame(body, pieces), placeless
  end
  return setmetatable({ bodies = bodies }, { __index = model })
end

-- the same model, ready for several views
local function prepared(model)
  local ready = with_inertias(model)
  ready.others = lists.mapped(chance.others(model), with_inertias)
  return ready
end

function M.view(model, style)
  if not model.others then model = prepared(model) end
  local bodies, ends = rechosen(model, style)
  chance.mark(bodies, lists.mapped(model.others, function(other)
    return (rechosen(other, style))
  end))
  local view = setmetatable({ bodies = bodies, ends = ends }, { __index = model })
  return style.lag and M.lagging(view) or view
end

function M.lagging(view)
  local bodies = frames.copies(view)
  if not lags.choose(bodies) then return nil end
  return setmetatable({ bodies = bodies, lag = true }, { __index = view })
end

function M.views(model, zeros)
  local ready = prepared(model)
  local function view(id, style, seen)
    style.id = id
    return seen and { style = style, model = setmetatable({ zeros = zeros }, { __index = seen }) }
  end
  local views = { view("given", {}, model) }
  for _, origin in ipairs { "child", "parent" } do
    local seen = M.view(ready, { origin = origin })
    views[#views + 1] = view(origin, { origin = origin }, seen)
    views[#views].lagging = view(origin .. "_lagging", { origin = origin, lag = true },
      M.lagging(seen))
  end
  return views
end

function M.shares(view, one)
  local bodies = frames.copies(view)
  local nothing = { m = 0.0, h = { 0.0, 0.0, 0.0 }, I = { 0.0, 0.0, 0.0, 0.0, 0.0, 0.0 } }
  for i, body in ipairs(view.bodies) do
    local own = i == one.body
    bodies[i].inertia = moved_inertia({
      about_link = own and one.inertia or nothing, placeless = own and one.placeless or 0.0,
    }, body.chosen and rotation.matrix(body.chosen.turns) or body.A,
      body.chosen and body.chosen.origin or nothing.h)
  end
  regroup.apply(bodies)
  return lists.mapped(bodies, function(body) return body.inertia end)
end

return M
