-- Forces on bodies in the axes of their links, as in arguments and results.
--
--   outside.in_link(model, K) -> at(i) -> f[i] in the frame of body i: it is given in the axes and
--                         about the origin of the body's link
--   outside.in_world(model, K, X) -> at(i)   the same; f[i] is given in world axes, and its force
--                         acts at point[i], in the world
--   outside.to_link(model, K, i, F)   a force in the frame of body i, in its link's axes
local kinematics = require "algo.tree.kinematics"
local letters = require "spatial.letters"
local mat3 = require "spatial.mat3"
local mechanism = require "algo.tree.mechanism"
local turn = require "spatial.turn"

local M = {}

local function given(K, i)
  local f = {}
  for k = 1, 6 do f[k] = K.input("f", 6 * (i - 1) + k - 1) end
  return f
end

-- the halves of a spatial vector, each turned
local function turned(K, R, f)
  local hint, n = letters.hints(K), { f[4], f[5], f[6] }
  local lin, ang = turn.vector(R, f, hint, "f"), turn.vector(R, n, hint, "n")
  return { lin[1], lin[2], lin[3], ang[1], ang[2], ang[3] }
end

function M.in_link(model, K)
  return function(i) return turned(K, mechanism.own_link(model, K, i).R, given(K, i)) end
end

function M.to_link(model, K, i, F)
  return turned(K, turn.inverse(mechanism.own_link(model, K, i).R), F)
end

function M.in_world(model, K, X)
  local poses = kinematics.poses(model, K, X)
  return function(i)
    local f, arm = given(K, i), {}
    for k = 1, 3 do arm[k] = K.input("point", 3 * (i - 1) + k - 1) - poses[i].p[k] end
    for k, x in ipairs(mat3.cross(arm, f)) do f[k + 3] = f[k + 3] + x end
    K.hint("arm", nil, letters.AXES, arm, true)
    K.hint("n", "world", letters.AXES, { f[4], f[5], f[6] }, true)
    return turned(K, { { matrix = mat3.transpose(poses[i].R) } }, f)
  end
end

return M
