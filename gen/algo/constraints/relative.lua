-- Kinematics between the two ends of a constraint: frame A of one body relative to frame B of
-- another, or of the world.  For constraints.closure.
--
--   relative(model, K, given) -> eye, which computes each result once, when it is needed
--   eye:ends(c) -> A, B              poses { R = turns, p } of the ends in their bodies
--   eye:carried(c, symbol, x, is_point)   a vector or point of A's body in B's axes, without poses
--   eye:returned(c, symbol, x)       a vector in B's axes in the axes of A's body
--   eye:view(c, base) -> [i] = { R = rows, p }   poses of the bodies between, in B or in `base`
--   eye:each(c, visit)               visit(i, columns of S, weight): the joints from B to A
--   eye:motion(i)                    motion of a body in the world, joints not accelerating
--   eye:into(c, base, x), eye:out_of(c, base, x)   a vector from B's axes into those of a base that
--                                    the world carries, and back
--   eye:lowered(c, dd, base)         an acceleration without gravity
--   eye:unit(k)                      a unit vector
--   eye.push(F, i, force), eye:fold(F, top, tau)   forces on bodies, carried down to joint forces
-- given: see closure.of.  `symbol` names intermediate values.
local inertia = require "spatial.inertia"
local letters = require "spatial.letters"
local lists = require "list"
local mat3 = require "spatial.mat3"
local motions = require "algo.tree.motions"
local mechanism = require "algo.tree.mechanism"
local turn = require "spatial.turn"

local AXES, SQUARE = letters.AXES, letters.SQUARE
local plus, minus = mat3.add, mat3.minus

local Eye = {}
Eye.__index = Eye

local function joints(self)
  if self.X then return end
  self.S, self.w = mechanism.subspaces(self.model, self.K), mechanism.weights(self.model, self.K)
  self.X, self.lack = mechanism.poses(self.model, self.K)
end

-- the pose of an end in its body, including the rotation that the body's frame lacks
local function place(self, c, which)
  joints(self)
  local T = self.K.each(function(seen, kit, k)
    local at = seen.constraints[k][which]
    return mechanism.link_transform(kit, seen.ends and seen.ends[at] or at)
  end, self.model, self.K, c.index, "constraint")
  local lacking = self.lack[c[which].body]
  return { R = lists.joined(lacking, T.R), p = turn.vector(lacking, T.p) }
end

function Eye:ends(c)
  if not self.both[c] then self.both[c] = { A = place(self, c, "a"), B = place(self, c, "b") } end
  return self.both[c].A, self.both[c].B
end

function Eye:unit(k)
  local e = mat3.zeros(self.K.zero, 3)
  e[k] = self.K.one
  return e
end

-- x, after R x if there is an R, named as seen from body i
local function hinted(self, c, i, symbol, x, R)
  self.K.owner(i > 0 and self.model.bodies[i].id or c.id, i)
  x = R and turn.vector(R, x, letters.hints(self.K), symbol) or x
  self.K.hint(symbol, c.id, AXES, x)
  return x
end

-- A vector from the axes of a's body into B's; a point also gets the offset between them.
function Eye:carried(c, symbol, x, is_point)
  local _, B = self:ends(c)
  for k = #c.down, 1, -1 do
    x = turn.vector(self.X[c.down[k]].R, x, letters.hints(self.K), symbol)
    if is_point then x = plus(self.X[c.down[k]].p, x) end
    hinted(self, c, self.model.bodies[c.down[k]].parent, symbol, x)
  end
  for k = #c.up, 1, -1 do
    local i = c.up[k]
    if is_point then
      x = minus(x, self.X[i].p)
      self.K.hint("arm", c.id, AXES, x, true)
    end
    x = hinted(self, c, i, symbol, x, turn.inverse(self.X[i].R))
  end
  if is_point then x = minus(x, B.p) end
  return turn.vector(turn.inverse(B.R), x)
end

-- A vector from B's axes into those of a's body.
function Eye:returned(c, symbol, x)
  local _, B = self:ends(c)
  x = turn.vector(B.R, x)
  for _, i in ipairs(c.up) do
    x = hinted(self, c, self.model.bodies[i].parent, symbol, x, self.X[i].R)
  end
  for _, i in ipairs(c.down) do
    x = hinted(self, c, i, symbol, x, turn.inverse(self.X[i].R))
  end
  return x
end

-- an empty view in B's axes, or in those of `base`
local function opened(self, c, base)
  local K, R, origin = self.K, mat3.identity(self.K), mat3.zeros(self.K.zero, 3)
  if base then return { [base] = { R = R, p = origin }, frame = self.model.bodies[base].id } end
  local _, B = self:ends(c)
  R = turn.after(R, turn.inverse(B.R), letters.hints(K))
  K.section("axes of " .. c.b.id, c.b.id, c.b.body)
  K.hint("R", nil, SQUARE, mat3.flat(R))
  return { [c.b.body] = { R = R, p = origin },
    frame = (c.b.body ~= 0 or #c.b.turns > 0) and c.b.id or nil }
end

-- adds body i to a view, by its joint to the parent or, with `up`, to the child
local function add(self, view, i, other, up)
  if view[i] then return end
  local K, id = self.K, i > 0 and self.model.bodies[i].id or "base"
  local from, joint = view[other], self.X[up and other or i]
  K.section(("pose of %s seen from %s"):format(id, view.frame or "the world"), id, i)
  K.step(nil, "R, p")
  local R = turn.after(from.R, up and turn.inverse(joint.R) or joint.R, letters.hints(K))
  K.vector("R", view.frame, SQUARE, mat3.flat(R))
  local arm = mat3.apply(up and R or from.R, joint.p)
  K.hint("Rp", view.frame, AXES, arm, true)
  local p = up and minus(from.p, arm) or plus(from.p, arm)
  K.vector("p", view.frame, AXES, p)
  view[i] = { R = R, p = p }
end

-- poses of the bodies between the ends, in B's axes from b's origin; from `base` on, in its frame
function Eye:view(c, base)
  self:ends(c)
  local key, bodies = base or c.b.body .. " " .. c.b.axes, self.model.bodies
  local view = self.views[key] or opened(self, c, base)
  self.views[key] = view
  for _, i in ipairs(c.up) do add(self, view, bodies[i].parent, i, true) end
  for _, i in ipairs(c.down) do add(self, view, i, bodies[i].parent) end
  return view
end

-- calls visit(i, columns, weight) for the joints from B to A; those on B's side have the weight -w
function Eye:each(c, visit)
  joints(self)
  for _, i in ipairs(c.up) do visit(i, self.S[i], -self.w[i]) end
  for _, i in ipairs(c.down) do visit(i, self.S[i], self.w[i]) end
end

-- motion of a body in the world while the joints do not accelerate, in its own axes
function Eye:motion(i)
  joints(self)
  self.motion_of = self.motion_of or motions.of(self.model, self.K,
    { v = true, gravity = self.given.gravity }, self.S, self.w, self.X)
  return self.motion_of(i)
end

-- a vector from the axes of frame B in the world to those of `base`
function Eye:into(c, base, x)
  local _, B = self:ends(c)
  return turn.vector(turn.inverse(self.X[base].R), turn.vector(B.R, x))
end

function Eye:out_of(c, base, x)
  local _, B = self:ends(c)
  return turn.vector(turn.inverse(B.R), turn.vector(self.X[base].R, x))
end

-- an acceleration in the axes of B, or of `base`, without the gravity in motions
function Eye:lowered(c, dd, base)
  local _, B = self:ends(c)
  local axes, lift = base and self.X[base].R or B.R, motions.lift(self.model, self.K,
    self.given.gravity)
  return minus(dd, turn.vector(turn.inverse(axes), lift))
end

function Eye.push(F, i, force) F[i] = F[i] and mat3.sum(F[i], force) or force end

-- adds the force F of each body i in list to tau[dof] of all joints that carry it, up to `top`
function Eye:fold(F, top, tau)
  joints(self)
  for i = #self.model.bodies, 1, -1 do
    if F[i] then
      local body = self.model.bodies[i]
      self.K.section("constraint force on " .. mechanism.title(self.model, i), body.id, i)
      self.K.step(nil, "F")
      self.K.vector("F", nil, letters.FORCE, F[i])
      for n, column in ipairs(self.S[i]) do
        local dof = body.columns[n]
        tau[dof] = tau[dof] + self.K.meet("tau", dof - 1, inertia.dot(column, F[i]) * self.w[i])
      end
      local parent = body.parent
      if parent ~= top then
        self.K.step("F to " .. self.model.bodies[parent].id)
        Eye.push(F, parent, self.K.join(parent, i,
          inertia.force_to_parent(self.X[i], F[i], letters.hints(self.K))))
      end
    end
  end
end

return function(model, K, given)
  return setmetatable({ model = model, K = K, given = given, both = {}, views = {} }, Eye)
end
