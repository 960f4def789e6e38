-- The inverse of a link's operational-space inertia, Lambda^-1 = J H^-1 J', with J of `jacobian`:
-- in link axes, at the link's origin.
--
--   osim.by_factor(place)   through L'DL of H, with the rows of J as rows of K in
--                           constraints.delassus
--   osim.by_forces(place)   by articulated bodies (Featherstone 2010; Sathya et al. 2023): six unit
--     forces on the link go down to the base,
--       y = S' F;  Lambda^-1 += y y'/D;  F -= U y/D;  F to the parent
--     which are the rows of Y again, without H.  It does not support mimic joints that tie
--       branches.
local articulated_bodies = require "algo.tree.articulated_bodies"
local branches = require "model.branches"
local capture = require "algo.kit.capture"
local delassus = require "algo.constraints.delassus"
local forward = require "algo.factor.forward"
local inertia = require "spatial.inertia"
local kinematics = require "algo.tree.kinematics"
local letters = require "spatial.letters"
local mat3 = require "spatial.mat3"
local mechanism = require "algo.tree.mechanism"

local M = {}

local MOTION, FORCE = letters.MOTION, letters.FORCE

-- Lambda_inv, given entry(k, l) for l <= k
local function store(K, entry)
  for k = 1, 6 do
    for l = 1, k do
      local value = entry(k, l)
      K.store("Lambda_inv", 6 * (k - 1) + l - 1, value)
      if l < k then K.store("Lambda_inv", 6 * (l - 1) + k - 1, value) end
    end
  end
end

function M.by_factor(place)
  return function(model, K)
    local J, rows = {}, {}
    forward.LD(model, K)
    kinematics.jacobian(place, "body")(model, capture(K, { J = J }))
    for k = 1, 6 do
      rows[k] = delassus.row(K, place.id .. "_" .. MOTION[k], model.nv, function(dof)
        return J[(k - 1) * model.nv + dof - 1]
      end)
    end
    rows = delassus.rows(model, rows)
    delassus.Y(model, K, rows, "H")
    local S = delassus.S(model, K, rows)
    K.section("J*H^-1*J'", place.id, place.body)
    store(K, function(k, l) return S(k, l) or K.zero end)
  end
end

function M.by_forces(place)
  return function(model, K)
    local S, _, X, I = mechanism.rigid(model, K)
    K.equations("IA = I + children's;  U = IA*S;  D = S'*U;  to the parent goes IA - U*U'/D")
    local up, columns = articulated_bodies.up(model, K, S, X, I)
    -- articulated inertias of all bodies
    for i = #model.bodies, 1, -1 do up(i) end
    local entries = mat3.zeros(K.zero, 36)
    local T = mechanism.link_transform(K, place)
    -- six unit forces on the link, in the frame of its body
    local F, hint = {}, letters.hints(K)
    K.section("forces on link " .. place.id, place.id, place.body)
    for k = 1, 6 do
      local unit = mat3.zeros(K.zero, 6)
      unit[k] = K.one
      F[k] = inertia.force_to_parent(T, unit, hint)
    end
    for _, body in ipairs(branches.up(model.bodies, place.body)) do
      local own = model.bodies[body]
      K.section("forces through " .. mechanism.title(model, body), own.id, body)
      -- each column of a joint adds y y'/D and takes its part of the forces
      for n = #S[body], 1, -1 do
        local column, y = columns[body][n], {}
        for k = 1, 6 do
          y[k] = K.name(mechanism.column("y", own, n), nil, MOTION[k],
            inertia.dot(S[body][n], F[k]))
          local z = y[k] * column.Dinv
          for l = 1, k do
            local at = 6 * (k - 1) + l
            entries[at] = entries[at] + z * y[l]
          end
          for c = 1, 6 do F[k][c] = c == column.axis and K.zero or F[k][c] - column.U[c] * z end
          K.hint(mechanism.column("yD", own, n), nil, { MOTION[k] }, { z }, true)
          K.hint("F" .. MOTION[k], nil, FORCE, F[k], true)
        end
      end
      for k = 1, own.parent > 0 and 6 or 0 do
        F[k] = inertia.force_to_parent(X[body], F[k], hint)
        K.vector("F" .. MOTION[k], own.parent, FORCE, F[k])
      end
    end
    K.section("Lambda^-1", place.id, place.body)
    store(K, function(k, l) return entries[6 * (k - 1) + l] end)
  end
end

return M
