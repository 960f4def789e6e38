-- Frame A of one body against frame B of another or of the world, over any scalar: what
-- algo.constraint needs of the joints between them.
--
--   relative(model, K, given) -> own: each made when it is asked for, and once
--   own.ends(c) -> A, B              poses { R = turns, p } of the ends in their bodies
--   own.carried(c, symbol, x, is_point)   a vector or point of a's body in B's axes, without poses
--   own.returned(c, symbol, x)       a vector in B's axes in those of a's body
--   own.view(c, base) -> [i] = { R = rows, p }   bodies between the ends, as B or `base` has them
--   own.each(c, visit)               visit(i, columns of S, weight): the joints from B to A
--   own.motion(i), own.into(c, base, x), own.out_of, own.lowered   see there
--   own.unit(k)                      a unit vector
--   own.push(F, i, force), own.fold(F, top, tau)  forces on bodies, carried down to joints
-- given: of constraint.of.  `symbol` names what comes on the way.
local inertia = require "spatial.inertia"
local letters = require "spatial.letters"
local lists = require "list"
local mat3 = require "spatial.mat3"
local rnea = require "algo.rnea"
local robot = require "algo.robot"
local turn = require "spatial.turn"

local AXES, SQUARE = letters.AXES, letters.SQUARE
local plus, minus = mat3.add, mat3.minus

-- what says that two constraints are seen by the same
local function view_key(b)
  local words = { b.body, table.unpack(mat3.flat(b.tree.Q)) }
  for _, t in ipairs(b.tree.turns) do words[#words + 1] = t.axis .. ":" .. t.angle end
  return table.concat(words, " ")
end

return function(model, K, given)
  local own, views, motions, move = {}, {}, {}, nil
  local S, w, X, lack
  local function joints()
    if X then return end
    S, w = robot.subspaces(model, K), robot.weights(model, K)
    X, lack = robot.poses(model, K)
  end

  -- an end in its body, by the turns that the body's frame lacks
  local function place(at)
    joints()
    local T = robot.link_transform(K, model.ends and model.ends[at] or at)
    local lacking = lack[at.body]
    return { R = lists.joined(lacking, T.R), p = turn.vector(lacking, T.p) }
  end

  function own.ends(c)
    if not own[c] then own[c] = { A = place(c.a), B = place(c.b) } end
    return own[c].A, own[c].B
  end

  function own.unit(k)
    local e = { K.zero, K.zero, K.zero }
    e[k] = K.one
    return e
  end

  local function told(c, i, symbol, x)
    K.owner(i > 0 and model.bodies[i].id or c.id, i)
    K.hint(symbol, c.id, AXES, x)
  end

  -- A vector in the axes of a's body as it is in B's, or a point with what lies between.
  function own.carried(c, symbol, x, is_point)
    local _, B = own.ends(c)
    for k = #c.down, 1, -1 do
      x = turn.vector(X[c.down[k]].R, x)
      if is_point then x = plus(X[c.down[k]].p, x) end
      told(c, model.bodies[c.down[k]].parent, symbol, x)
    end
    for k = #c.up, 1, -1 do
      local i = c.up[k]
      if is_point then x = minus(x, X[i].p) end
      x = turn.vector(turn.inverse(X[i].R), x)
      told(c, i, symbol, x)
    end
    if is_point then x = minus(x, B.p) end
    return turn.vector(turn.inverse(B.R), x)
  end

  -- and a vector in B's axes as it is in those of a's body
  function own.returned(c, symbol, x)
    local _, B = own.ends(c)
    x = turn.vector(B.R, x)
    for _, i in ipairs(c.up) do
      x = turn.vector(X[i].R, x)
      told(c, model.bodies[i].parent, symbol, x)
    end
    for _, i in ipairs(c.down) do
      x = turn.vector(turn.inverse(X[i].R), x)
      told(c, i, symbol, x)
    end
    return x
  end

  -- poses of the bodies between the ends, in B's axes, from the origin of b's body; or, of those
  -- from `base` on, in its axes and from its origin
  function own.view(c, base)
    local _, B = own.ends(c)
    local key, zero = base or view_key(c.b), K.zero
    local unit = mat3.identity(K)
    if base and not views[key] then
      views[key] = { [base] = { R = unit, p = { zero, zero, zero } },
        frame = model.bodies[base].id }
    elseif not views[key] then
      local R = turn.after(unit, turn.inverse(B.R))
      views[key] = { [c.b.body] = { R = R, p = { zero, zero, zero } } }
      if c.b.body ~= 0 or #c.b.turns > 0 then views[key].frame = c.b.id end
      K.section("axes of " .. c.b.id, c.b.id, c.b.body)
      K.hint("R", nil, SQUARE, mat3.flat(R))
    end
    local view = views[key]
    -- body i from the one at the joint's other end: its parent or, with `up`, its child
    local function add(i, other, up)
      if view[i] then return end
      local id = i > 0 and model.bodies[i].id or "base"
      local from, joint = view[other], X[up and other or i]
      K.section(("pose of %s seen from %s"):format(id, view.frame or "the world"), id, i)
      K.step(nil, "R, p")
      local R = turn.after(from.R, up and turn.inverse(joint.R) or joint.R)
      K.vector("R", view.frame, SQUARE, mat3.flat(R))
      local arm = mat3.apply(up and R or from.R, joint.p)
      local p = up and minus(from.p, arm) or plus(from.p, arm)
      K.vector("p", view.frame, AXES, p)
      view[i] = { R = R, p = p }
    end
    for _, i in ipairs(c.up) do add(model.bodies[i].parent, i, true) end
    for _, i in ipairs(c.down) do add(i, model.bodies[i].parent) end
    return view
  end

  -- visit(i, columns, weight) of the joints from B to A; up they move the wrong way round
  function own.each(c, visit)
    joints()
    for _, i in ipairs(c.up) do visit(i, S[i], -w[i]) end
    for _, i in ipairs(c.down) do visit(i, S[i], w[i]) end
  end

  -- motion of a body in the world while the joints do not accelerate, in its own axes
  function own.motion(i)
    joints()
    local path = {}
    while i > 0 and not motions[i] do
      table.insert(path, 1, i)
      i = model.bodies[i].parent
    end
    for _, k in ipairs(path) do
      move = move or rnea.motions(model, K, { v = true, gravity = given.gravity }, S, w, X)
      motions[k] = move(k)
    end
    return motions[path[#path] or i]
  end

  -- a vector in the axes of the world's frame B in those of a body that the world carries, and back
  function own.into(c, base, x)
    local _, B = own.ends(c)
    return turn.vector(turn.inverse(X[base].R), turn.vector(B.R, x))
  end

  function own.out_of(c, base, x)
    local _, B = own.ends(c)
    return turn.vector(turn.inverse(B.R), turn.vector(X[base].R, x))
  end

  -- an acceleration in the axes of B, or of `base`, without what motions have of gravity
  function own.lowered(c, dd, base)
    local _, B = own.ends(c)
    local axes = base and X[base].R or B.R
    return minus(dd, turn.vector(turn.inverse(axes), rnea.lift(K, model, given.gravity)))
  end

  -- F of each body i in list and of those that carry it, up to `top`, to tau[dof]
  function own.fold(F, top, tau)
    joints()
    for i = #model.bodies, 1, -1 do
      if F[i] then
        local body = model.bodies[i]
        K.section("constraint force on " .. robot.title(model, i), body.id, i)
        K.step(nil, "F")
        K.vector("F", nil, letters.FORCE, F[i])
        for n, column in ipairs(S[i]) do
          local dof = body.columns[n]
          tau[dof] = tau[dof] + inertia.dot(column, F[i]) * w[i]
        end
        local parent = body.parent
        if parent ~= top then
          K.step("F to " .. model.bodies[parent].id)
          own.push(F, parent, inertia.force_to_parent(X[i], F[i], letters.teller(K)))
        end
      end
    end
  end

  function own.push(F, i, force)
    local sum = F[i]
    if not sum then
      F[i] = force
      return
    end
    for k = 1, 6 do sum[k] = sum[k] + force[k] end
  end
  return own
end
