-- Constraints that no joint moves: errors, told to the file that they stand in.
--
--   unmoved(model)
local closure = require "algo.constraints.closure"
local fail = require "fail"
local floats = require "analysis.floats"
local golden = require "analysis.golden"

local NEAR = 1e-9 -- phi = 0

local function all_of(x) return setmetatable({}, { __index = function() return x end }) end

local function residual(model)
  return closure.of(model, floats.new { q = golden.from_zero(golden.states(model)[2]),
    p = model.p, phi_d = all_of(0.0), mask = all_of(1.0) }).residual()
end

return function(model)
  local all = model.constraints
  local log, phi = fail.log(all.file), nil
  for _, c in ipairs(all) do
    if #c.dofs == 0 then
      phi = phi or residual(model)
      local off = 0.0
      for r = c.row, c.row + #c.rows - 1 do off = math.max(off, math.abs(phi[r])) end
      local holds = off <= NEAR and "always holds; leave it out" or ("never holds: it is off by %g")
        :format(off)
      log:error(c.line, "constraint %s: no joint moves it, so it %s", fail.quote(c.name), holds)
    end
  end
  log:check()
end
