-- The function `independent` of a robot with local loops: q and v of all joints from those of the
-- independent ones, as calls of the robot's own functions (emit.steps).
--
--   embedded.independent(W, flat, model)    W: of emit.steps
-- What has closed a loop is not known when generating, so this one has a loop of C: Newton's steps
-- until one is so small that the next would be less than rounding.
local layout = require "emit.layout"

local M = {}

local STEPS = 30
local SMALL = { double = 1e-16, float = 1e-7 } -- of a step's square

function M.independent(W, _, model)
  local all, symbols, square = model.constraints.embedding, W.symbols, {}
  local small = W.literal(SMALL[W.real])
  for k, place in ipairs(model.constraints.embedding.places) do
    W.line("q[%s] = q_i[%s];", symbols.q[place + 1], symbols.list "NQI"[k])
  end
  for k, dof in ipairs(all.dependent) do
    square[k] = ("dq[%s]*dq[%s]"):format(symbols.v[dof], symbols.v[dof])
  end
  W.comment "steps of Newton by the dependent joints, each shorter than half a radian"
  W.line("%s square = %s;", W.real, W.literal(1))
  W.line("for (int step = 0; step < %d && square > %s; step++) {", STEPS, small)
  local from = #W.lines + 1
  W.arrays("NV", "dq")
  W.call("open", "embedded_correction", { "q", "dq" })
  W.line "if (open != 0) return open;"
  layout.add_statement(W.lines, "  square = ", table.concat(square, " + "))
  W.constant("share", ("%s/(%s + square)"):format(W.literal(1), W.literal(1)))
  for _, dof in ipairs(all.dependent) do
    local body = model.bodies[model.dofs[dof].body]
    W.line("q[%s] += share*dq[%s];", symbols.q[body.q + 1], symbols.v[dof])
  end
  for k = from, #W.lines do W.lines[k] = "  " .. W.lines[k] end
  W.line "}"
  W.line("if (!(square <= %s)) return 1 + %s + %s;", small, symbols.NV, symbols.NC)
  W.comment "rates"
  W.call("bad", "embedded_velocity", { "q", "v_i", "v" })
  W.report "bad"
end

return M
