#!/usr/bin/env lua5.4
--- Hard contacts by generated functions (K, delassus, fd, ltdl, solve) and
-- runtime/contact/friction.h, step by step against runtime/contact/contact_step.h: a quadruped
-- lands on its feet and stands.

local support = dofile "tests/support/c.lua"
local suite = support.suite "contact"

suite:runtime()
local place = suite:fresh "quad"
local feet = {}
for k, leg in ipairs { "lf", "rf", "lh", "rh" } do
  feet[k] = ('  { name = "%s", type = "point", a = { link = "%s_foot" } },\n'):format(leg, leg)
end
support.write(place .. "/feet.lua", "constraints = {\n" .. table.concat(feet) .. "}\n")
local run = support.pinion { "--base", "floating", "--config", place .. "/feet.lua", "--functions",
  "phi,K,delassus,fd,crba,ltdl,solve,neutral,normalize,integrate", "-o", place,
  "models/quad.urdf" }
suite:check("a quadruped with four points is generated", run.code == 0, run.err)
run = support.run(support.program(place, ("%s %s/tests/contact/landing.c"):format(
  support.sources("quad", "selftest"), support.quote(support.root)), "land") .. " && ./land")
local off, partly, weight, speed, steepest =
  run.out:match("^(%S+) (%d+) (%S+) (%S+) (%S+)\n$")
suite:check("it lands", off, run.out .. run.err)
local function check(what, ok) suite:check(what, ok, run.out) end
check("each step is that of the runtime", (tonumber(off) or 1) < 1e-7)
check("now and then some feet are in the air", (tonumber(partly) or 0) > 5)
check("the ground carries the weight", math.abs((tonumber(weight) or 0) - 1) < 1e-3)
check("it comes to rest", (tonumber(speed) or 1) < 1e-2)
check("friction stays in its cone, and reaches it", math.abs((tonumber(steepest) or 0) - 1) < 1e-9)
suite:finish()
