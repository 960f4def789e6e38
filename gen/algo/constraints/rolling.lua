-- Rows that are linear in v and not the rate of a phi (nonholonomic, RBDA eq. 3.29), over any
-- scalar: the part of constraints.closure for rolling, knife_edge and linear.
--
--   rolling.faces(c)               the axes of A that it needs: "R" (all), "z" or nil
--   rolling.know(at, c, K, number) adds to `at`, the description of A in B;  number(id, f): a
--     parameter
--   rolling.phi(kind, at, K)       rolling.direction(kind, at, eye) -> a, b, as closure has them
--   rolling.second(at, second, c, K)   adds what Kdotv reads;  rolling.bias(kind, at, second)
--
-- A rolls on B's xy plane.  Its surface is an ellipsoid with semi-axes d along A's axes about A's
-- origin: a sphere, or a wheel if one of them is 0.  With zeta = R'z the plane's normal in A's
-- axes, the lowest point is
--   rho = -D^2 zeta/h,  h = sqrt(zeta' D^2 zeta)  (a sphere: -r z),  rows v + w x R rho = 0,
-- whose z is the rate of phi = p_z - h.  They change by p'' + dw x rho + w x rho' where rho' is the
-- rate of that point, which moves over the surface: zeta' = zeta x w in A's axes.
local letters = require "spatial.letters"
local mat3 = require "spatial.mat3"

local M = {}

local cross, plus, dot = mat3.cross, mat3.add, mat3.dot
local SLIP = { slip_x = 1, slip_y = 2, low = 3 }

function M.faces(c)
  if c.velocity or c.radii and not c.sphere then return "R" end
  return c.type == "knife_edge" and "z" or nil
end

local function weighted(squares, x)
  return { squares[1] * x[1], squares[2] * x[2], squares[3] * x[3] }
end

local function know_ellipsoid(at, c, K, number)
  local squares = {}
  for k = 1, 3 do
    local d = number("_r" .. ("xyz"):sub(k, k), function(one) return one.radii[k] end)
    squares[k] = K.derived(c.a.body, ("%s_r%s2"):format(c.id, ("xyz"):sub(k, k)), d * d)
  end
  local zeta = at.R[3]
  local D2zeta = weighted(squares, zeta)
  at.squares, at.low = squares, K.sqrt(dot(zeta, D2zeta))
  K.hint("h", nil, {}, { at.low })
  local down = -(K.one / at.low)
  at.own = { down * D2zeta[1], down * D2zeta[2], down * D2zeta[3] }
  K.hint("D2zeta", nil, letters.AXES, D2zeta, true)
  K.hint("per_h", nil, {}, { -down }, true)
  K.hint("rho", "own", letters.AXES, at.own, true)
  at.rho = mat3.apply(at.R, at.own)
end

function M.know(at, c, K, number)
  if c.sphere then
    at.low = number("_radius", function(one) return one.radii[1] end)
    at.rho = { K.zero, K.zero, -at.low }
  elseif c.radii then
    know_ellipsoid(at, c, K, number)
  elseif c.velocity then
    local x = {}
    for k, word in ipairs { "vx", "vy", "vz", "wx", "wy", "wz" } do
      x[k] = number("_" .. word, function(one) return one.velocity[k] end)
    end
    at.a, at.b = mat3.apply(at.R, x), mat3.apply(at.R, { x[4], x[5], x[6] })
  elseif c.type == "knife_edge" then
    at.a = at.z
  end
  if at.rho then K.hint("rho", nil, letters.AXES, at.rho) end
end

function M.phi(kind, at, K) return kind == "low" and at.p[3] - at.low or K.zero end

function M.direction(kind, at, eye)
  if kind == "rate" then return at.a, at.b end
  local e = eye:unit(SLIP[kind])
  return e, cross(at.rho, e)
end

-- rho' in B's axes
local function moving_point(at, w, c, K)
  if c.sphere then return mat3.zeros(K.zero, 3) end
  local zeta, turned = at.R[3], mat3.apply(mat3.transpose(at.R), w)
  local rate = cross(zeta, turned)
  local D2rate = weighted(at.squares, rate)
  local per_h = K.one / at.low
  local dh = dot(zeta, D2rate) * per_h
  local share = dh * per_h
  local own = {}
  for k = 1, 3 do own[k] = -(D2rate[k] * per_h + at.own[k] * share) end
  K.hint("w", "own", letters.AXES, turned, true)
  K.hint("dzeta", nil, letters.AXES, rate, true)
  K.hint("D2dzeta", nil, letters.AXES, D2rate, true)
  K.hint("dh", nil, {}, { dh }, true)
  K.hint("dh_per_h", nil, {}, { share }, true)
  K.hint("drho", "own", letters.AXES, own, true)
  local drho = plus(cross(w, at.rho), mat3.apply(at.R, own))
  local x, y, z = table.unpack(at.rho)
  K.hint("w_rho", nil, { "yz", "zy", "zx", "xz", "xy", "yx" },
    { w[2] * z, w[3] * y, w[3] * x, w[1] * z, w[1] * y, w[2] * x }, true)
  K.hint("drho", nil, letters.AXES, drho, true)
  return drho
end

function M.second(at, second, c, K)
  if not (at and at.rho) then return end
  local slip = plus(cross(second.dw, at.rho), cross(second.w, moving_point(at, second.w, c, K)))
  second.slip = plus(second.p, slip)
end

function M.bias(kind, at, second)
  if kind ~= "rate" then return second.slip[SLIP[kind]] end
  local x = dot(at.a, second.p) + dot(cross(second.w, at.a), second.dp)
  return at.b and x + dot(at.b, second.dw) or x
end

return M
