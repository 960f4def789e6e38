--- An independent reference for one free rigid body: Newton and Euler in the axes of the world
-- about its centre of mass, by the classical Runge-Kutta method. No code of gen/ or runtime/.
--
--   single_body.motion(case) -> list of states { t, p, v, w, R, tip }, one every `every` steps
--     case: mass, I = principal moments, R, p, v, w at the start (w in the world), time, step,
--     every, gravity; with arm: a point of the body on which force(tip, velocity of it) acts
--   single_body.UNIT, single_body.about_x(angle): rotations

local truth = dofile "tests/support/reference/truth.lua"

local M = {}

local plus, cross, scaled, apply = truth.plus, truth.cross, truth.scaled, truth.apply

M.UNIT = truth.rpy { 0, 0, 0 }
function M.about_x(angle) return truth.rpy { angle, 0, 0 } end

-- the state as one list: p, v, w, then R row by row
local function packed(case)
  local s = {}
  for _, list in ipairs { case.p, case.v, case.w, table.unpack(case.R) } do
    table.move(list, 1, 3, #s + 1, s)
  end
  return s
end

local function part(s, first) return { s[first], s[first + 1], s[first + 2] } end

local function unpacked(case, s)
  local state = { p = part(s, 1), v = part(s, 4), w = part(s, 7),
    R = { part(s, 10), part(s, 13), part(s, 16) } }
  state.arm = apply(state.R, case.arm or { 0, 0, 0 })
  state.tip = plus(state.p, state.arm)
  return state
end

local function rates(case, s)
  local x = unpacked(case, s)
  local f = case.force and case.force(x.tip, plus(x.v, cross(x.w, x.arm))) or { 0, 0, 0 }
  local own = truth.transpose(x.R)
  local w, moment = apply(own, x.w), apply(own, cross(x.arm, f))
  local L = { case.I[1] * w[1], case.I[2] * w[2], case.I[3] * w[3] }
  local rest = plus(moment, scaled(cross(w, L), -1))
  local dw = apply(x.R, { rest[1] / case.I[1], rest[2] / case.I[2], rest[3] / case.I[3] })
  local columns = truth.transpose(x.R)
  for k = 1, 3 do columns[k] = cross(x.w, columns[k]) end
  return packed { p = x.v, v = plus(scaled(f, 1 / case.mass), case.gravity or { 0, 0, 0 }), w = dw,
    R = truth.transpose(columns) }
end

local function ahead(s, rate, h)
  local next = {}
  for k, x in ipairs(s) do next[k] = x + h * rate[k] end
  return next
end

function M.motion(case)
  local s, list, h = packed(case), {}, case.step
  for k = 0, math.floor(case.time / h + 0.5) do
    if k % case.every == 0 then
      list[#list + 1] = unpacked(case, s)
      list[#list].t = k * h
    end
    local a = rates(case, s)
    local b = rates(case, ahead(s, a, h / 2))
    local c = rates(case, ahead(s, b, h / 2))
    local d = rates(case, ahead(s, c, h))
    for i = 1, #s do s[i] = s[i] + h / 6 * (a[i] + 2 * b[i] + 2 * c[i] + d[i]) end
  end
  return list
end

return M
