#!/usr/bin/env lua5.4
-- cppcheck's MISRA C:2012 on generated functions in float and the files of the runtime that they
-- link: exactly the rules in the deviation record of templates/doc/evidence.md are broken.

local support = dofile "tests/support/c.lua"
local suite = support.suite "long_misra"

if not support.has "cppcheck" then
  suite:skip "cppcheck is not here: `make lint` installs it"
  suite:finish()
end

-- rule -> { generated, runtime }: does the record say that it is broken there?
local record = {}
local page = support.contents "templates/doc/evidence.md"
for rule, generated, runtime in page:gmatch "\n| (%d+%.%d+) [^|]*| (%d+) | (%d+) |" do
  record[rule] = { tonumber(generated) > 0, tonumber(runtime) > 0 }
end

local place = suite:fresh "duo"
-- each emitter contributes to these; the others are similar products and solves
assert(support.pinion({ "--quiet", "--real", "float", "--target", "mcu", "--functions",
  "crba,ltdl,ltl,solve,mul_H,mul_L,rnea,rnea_fext,bias,fd,aba,minv,coriolis,fk,com,centroidal,"
  .. "kinetic_energy,integrate,difference,neutral,normalize", "-o", place, "models/duo.urdf"
}).code == 0)
-- copies, because cppcheck leaves files next to its input; one file that includes all others,
-- because each start of cppcheck and of its addon takes seconds
support.run(("cp runtime/*.[ch] %s && rm %s/*_selftest.c %s/*_model.c"):format(place, place, place))
support.write(place .. "/together.c", support.together(place, "duo", {}))
local run = support.run(("cd %s && cppcheck --quiet --std=c99 --addon=misra -U__SSE2__ -U__AVX2__ "
  .. "-U__clang__ --suppress=missingIncludeSystem -I . --template='{file}: {id}' together.c "
  .. "sincosf.c manifoldf.c"):format(place))

local found, kinds = {}, 0
for file, rule in run.err:gmatch "([%w_.]+): misra%-c2012%-(%d+%.%d+)" do
  if file ~= "together.c" then
    found[rule] = found[rule] or {}
    found[rule][file:find "^duo" and 1 or 2] = true
  end
end
for rule, places in pairs(found) do
  kinds = kinds + 1
  for where, what in ipairs { "generated code", "the runtime" } do
    suite:check(("rule %s in %s is in the record"):format(rule, what),
      not places[where] or (record[rule] or {})[where])
  end
end
suite:check("rules of the record are looked for", kinds > 8, run.err)
for rule in pairs(record) do
  suite:check(("rule %s of the record is broken"):format(rule), found[rule])
end
suite:finish()
