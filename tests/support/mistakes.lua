-- Checks the error messages about constraints of one type, by the command line.
--
--   mistakes(support, suite, type, fn) -> bad;  fn: a function to generate, K by default
--   bad(name, fields, expected)   checks that a constraint with these fields, on tackle.urdf, is an
--                                 error with `expected` in its text;  support: of support/c.lua
return function(support, suite, type, fn)
  return function(name, fields, expected)
    local place = suite:fresh("bad_" .. name)
    support.write(place .. "/c.lua", ('constraints = { { name = "r", type = "%s", %s } }\n')
      :format(type, fields))
    local run = support.pinion { "--quiet", "--config", place .. "/c.lua", "--functions", fn or "K",
      "-o", place .. "/out", "models/tackle.urdf" }
    suite:check(name .. " is an error", (run.code == 1 or run.code == 2)
      and run.err:find(expected, 1, true), run.err)
  end
end
