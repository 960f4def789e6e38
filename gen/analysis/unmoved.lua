-- Reports constraints that no joint moves, as errors at their lines of the file.
--
--   unmoved(model)
local closure = require "algo.constraints.closure"
local fail = require "fail"
local golden = require "analysis.golden"
local loops = require "analysis.loops"

local NEAR = 1e-9 -- phi = 0

return function(model)
  local all = model.constraints
  local log, phi, q = fail.log(all.file), nil, golden.from_zero(golden.states(model)[2])
  for _, c in ipairs(all.whole) do
    if #c.dofs == 0 then
      phi = phi or closure.of(model, loops.kit_at(model, q)).residual()
      local off = 0.0
      for r = c.row, c.row + #c.rows - 1 do off = math.max(off, math.abs(phi[r])) end
      local holds = off <= NEAR and "always holds; leave it out" or ("never holds: it is off by %g")
        :format(off)
      log:error(c.line, "constraint %s: no joint moves it, so it %s", fail.quote(c.name), holds)
    end
  end
  log:check()
end
