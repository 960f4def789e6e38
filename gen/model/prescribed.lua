-- Joints with prescribed accelerations (--prescribed JOINT,.. or all), for hybrid dynamics, and the
-- independent joints of embedded loops (--independent).
--
--   prescribed.dofs(bodies, wanted, flag) -> { dof = true }; bodies with their columns (model.dofs)
-- "all": every joint except floating ones, which no motor drives.  A mimic joint has no number of
-- its own: name the joint that it follows.
local fail = require "fail"

local M = {}

local function find(bodies, name, flag)
  for _, body in ipairs(bodies) do
    if body.name == name then return body end
  end
  fail.usage(("%s: there is no moving joint %s%s"):format(flag, fail.quote(name),
    fail.suggest(name, bodies)), name)
end

function M.dofs(bodies, wanted, flag)
  local set, log = {}, fail.log()
  local function add(body)
    for _, dof in ipairs(body.columns) do set[dof] = true end
  end
  local function take(name)
    local body = name ~= "all" and find(bodies, name, flag)
    if body and body.target then
      fail.usage(("%s: joint %s follows %s; expected that one"):format(flag, fail.quote(name),
        fail.quote(bodies[body.target].name)), name)
    end
    for _, one in ipairs(body and { body } or bodies) do
      if body or one.type ~= "floating" then add(one) end
    end
  end
  for _, name in ipairs(wanted or {}) do log:try(take, name) end
  log:check()
  return set
end

return M
