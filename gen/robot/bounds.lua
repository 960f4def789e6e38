-- Changes inertias as MuJoCo's compiler does, body by body: lower bounds of mass and of each
-- principal moment; then the mean of the three, if one is more than the sum of the others; finally
-- a scale for all bodies, so that the masses have a given sum.
--
--   bounds.apply(links, { mass =, inertia =, balance =, total = })
--     links: anything with `line` and `inertial`, as gen/robot has it or nil

local inertia = require "robot.inertial"

local M = {}

local function empty(line)
  local body = { line = line, xyz = { 0.0, 0.0, 0.0 }, rpy = { 0.0, 0.0, 0.0 }, mass = 0.0 }
  for _, name in ipairs(inertia.MOMENTS) do body[name] = 0.0 end
  return body
end

-- sets the moments of `body` to `moments` along `axes`
local function changed(body, moments, axes)
  local k = 0
  for i = 1, 3 do
    for j = i, 3 do
      k = k + 1
      local sum = 0.0
      for n = 1, 3 do sum = sum + axes[i][n] * moments[n] * axes[j][n] end
      body[inertia.MOMENTS[k]] = sum
    end
  end
end

local function settle(body, bounds)
  if bounds.mass > 0 then body.mass = math.max(body.mass, bounds.mass) end
  if bounds.inertia <= 0 and not bounds.balance then return end
  local moments, axes = inertia.principal(body.ixx, body.ixy, body.ixz, body.iyy, body.iyz,
    body.izz)
  local before = { table.unpack(moments) }
  for n = 1, bounds.inertia > 0 and 3 or 0 do moments[n] = math.max(moments[n], bounds.inertia) end
  local sum = moments[1] + moments[2] + moments[3]
  if bounds.balance and 2 * math.max(table.unpack(moments)) > sum then
    moments = { sum / 3, sum / 3, sum / 3 }
  end
  local same = true
  for n = 1, 3 do same = same and moments[n] == before[n] end
  if not same then changed(body, moments, axes) end
end

function M.apply(links, bounds)
  local total = 0.0
  for _, link in ipairs(links) do
    if not link.inertial and (bounds.mass > 0 or bounds.inertia > 0) then
      link.inertial = empty(link.line)
    end
    local body = link.inertial
    if body and body.mass and body.izz then settle(body, bounds) end
    total = total + (body and body.mass or 0.0)
  end
  if bounds.total > 0 and total > 0 then
    local scale = bounds.total / total
    for _, link in ipairs(links) do
      local body = link.inertial
      if body and body.mass then
        body.mass = body.mass * scale
        for _, name in ipairs(inertia.MOMENTS) do body[name] = (body[name] or 0.0) * scale end
      end
    end
  end
end

return M
