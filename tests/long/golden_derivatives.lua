#!/usr/bin/env lua5.4
-- Compares derivatives of rnea, gravity and fd, and the regressor of rnea, with Pinocchio's results
-- for the robots of ../shared, fixed and floating, one state each (../shared/golden/README.md).
-- The algorithms run on Lua floats.  Skipped if ../shared is absent.

package.path = "gen/?.lua;gen/?/init.lua;" .. package.path
package.cpath = "gen/?.so;" .. package.cpath
local support = dofile "tests/support/c.lua"
local suite = support.suite "golden_derivatives"
local algo = dofile "tests/support/algo.lua"
local json = require "dkjson"

local GOLDEN = support.shared .. "/golden"
-- relative to the largest entry of a matrix; forward dynamics also loses digits to the condition of
-- H
local TOLERANCE = { dtau_dq = 1e-11, dtau_dv = 1e-11, dg_dq = 1e-11, da_dq = 1e-9, da_dv = 1e-9,
  Y = 1e-11 }

local function contents(path)
  local file = assert(io.open(path))
  local text = file:read "a"
  file:close()
  return text
end

local function decode(path) return json.decode(contents(path), 1, json.null) end

-- the largest difference of two matrices relative to the largest entry; nil if one is null
local function difference(flat, rows)
  local n, worst, largest = #rows[1], 0.0, 1e-3
  for i, row in ipairs(rows) do
    for j, x in ipairs(row) do
      if x == json.null then return nil end
      largest = math.max(largest, math.abs(x))
      local off = math.abs(flat[(i - 1) * n + j - 1] - x)
      worst = off <= worst and worst or off -- (a NaN counts)
    end
  end
  return worst / largest
end

local function compare(name, robot, base)
  local state = decode(("%s/%s.json"):format(GOLDEN, name)).states[1]
  local golden = decode(("%s/derivatives/%s.json"):format(GOLDEN, name))
  local job = algo.compile(contents(("%s/urdf/%s.urdf"):format(support.shared, robot)), {
    base = base, order = "alphabetical", mimic = "free", functions = { "crba" },
    armature = { ignore_file = true }, snap = 0.0,
  }, "model")
  local inputs = {}
  for key, field in pairs { q = "q", v = "v", a = "a", tau = "tau_in" } do
    inputs[key] = algo.from_zero(state[field])
  end
  local results = {}
  for _, fn in ipairs { "rnea_derivatives", "gravity_derivative", "fd_derivatives", "regressor" } do
    local ok, got = pcall(algo.on_floats, job.catalogue[fn], job.model, inputs)
    -- fd_derivatives has arrays of its own with the names of results
    for array, list in pairs(ok and got or {}) do results[array] = results[array] or list end
  end
  for array, tolerance in pairs(TOLERANCE) do
    local off = golden[array] and difference(results[array], golden[array])
    if off then
      suite:check(("%s: %s"):format(name, array), off <= tolerance, ("off by %g"):format(off))
    end
  end
end

suite:need(GOLDEN .. "/derivatives")
local count = 0
for _, file in ipairs(support.goldens(GOLDEN .. "/derivatives")) do
  count = count + 1
  compare(file.robot .. "." .. file.base, file.robot, file.base)
end
suite:check("robots", count >= 30, count .. " robots")
suite:finish()
