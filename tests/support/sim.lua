-- Shared by the suites of simulations: runs templates/sim/sim.c with a model of models/, and makes
-- numbers and pictures from its output.
--
--   local sim = (dofile "tests/support/sim.lua")(suite, support, flags)   flags: of the compiler
--   local run = sim.robot(model, options, defines)       run(words) -> columns, see plot.lua
--   sim.CALLED, sim.LOOPS                                functions that it needs, with constraints
--   sim.largest(list, from), sim.change(list)            the largest |x|; |x less its first value|
--   sim.error(columns, speed, rate)   the largest difference of the control error from
--                                        speed*t*exp(-rate*t), as a share of that; and by column t
--   sim.at_least(list, low)                              for logarithms
--   sim.picture(name, title, panels)                     into the suite's directory; must equal
--                                                        that of templates/doc, if there is one
--   sim.upright(columns)                                 body's z axis in the world: lists x, y, z

local plot = dofile "templates/sim/plot.lua"

return function(suite, support, flags)
  local M = {}

  -- functions that sim.c calls, and those that loops.c calls besides
  M.CALLED = "bias,centroidal,integrate,kinetic_energy,neutral,normalize,potential_energy,rnea,"
    .. "rnea_fext,fk,steps"
  M.LOOPS = M.CALLED .. ",fd_constrained,phi,impact,position_step,step_spook"

  function M.robot(model, options, defines)
    local place = suite:fresh(model)
    local words = { "--quiet", "--name", "robot", "-o", place, "models/" .. model .. ".urdf" }
    table.move(options, 1, #options, #words + 1, words)
    local run = support.pinion(words)
    suite:check(model .. " is generated", run.code == 0, run.err)
    local header = support.contents(place .. "/robot.h") or ""
    if header:find "unsigned mask" then defines = defines .. " -DSIM_SWITCHED" end
    if header:find " phi_d%[" then defines = defines .. " -DSIM_MOVING" end
    local program = support.quote(support.root .. "/templates/sim/")
    run = support.run(support.program(place, ("%ssim.c %sloops.c %s"):format(program, program,
      support.sources("robot", "selftest")), "sim", (flags or "") .. " " .. (defines or "")))
    suite:check(model .. " is compiled", run.code == 0, run.err)
    return function(line)
      local out = support.run(place .. "/sim " .. line)
      suite:check(("%s %s"):format(model, line), out.code == 0 and out.err == "", out.err)
      support.write(place .. "/sim.csv", out.out)
      return plot.read(place .. "/sim.csv")
    end
  end

  function M.largest(list, from)
    local most = 0.0
    for k = from or 1, #list do
      local x = math.abs(list[k])
      most = (x <= most) and most or x -- keeps a NaN
    end
    return most
  end

  function M.change(list)
    local most = 0.0
    for _, x in ipairs(list) do
      local d = math.abs(x - list[1])
      most = (d <= most) and most or d
    end
    return most
  end

  function M.error(c, speed, rate)
    local theory, off = {}, {}
    for k, t in ipairs(c.t) do
      theory[k] = speed * t * math.exp(-rate * t)
      off[k] = c.error[k] - theory[k]
    end
    return M.largest(off) / M.largest(theory), theory
  end

  function M.at_least(list, low)
    local raised = {}
    for k, x in ipairs(list) do raised[k] = math.max(x, low) end
    return raised
  end

  function M.upright(columns)
    local x, y, z = {}, {}, {}
    for k = 1, #columns.t do
      local a, b, c, w = columns.q3[k], columns.q4[k], columns.q5[k], columns.q6[k]
      x[k], y[k], z[k] = 2 * (a * c + w * b), 2 * (b * c - w * a), 1 - 2 * (a * a + b * b)
    end
    return x, y, z
  end

  -- how many numbers of two pictures differ by more than a pixel, or other text
  local function far(a, b)
    local words, count = {}, 0
    for x in b:gmatch "%-?%d+%.?%d*" do words[#words + 1] = tonumber(x) end
    for x in a:gmatch "%-?%d+%.?%d*" do
      count = count + 1
      if not words[count] or math.abs(words[count] - tonumber(x)) > 1 then return true end
    end
    return count ~= #words or a:gsub("%-?%d+%.?%d*", "") ~= b:gsub("%-?%d+%.?%d*", "")
  end

  -- a picture on a page equals the one drawn just now
  local function compare(name, drawn)
    local place = suite.directory .. "/" .. name .. ".svg"
    support.write(place, drawn)
    local page = ("templates/doc/pictures/%s.svg"):format(name)
    local shown = support.contents(page)
    if shown then
      suite:check(page .. " is what the simulation draws (else copy " .. place .. ")",
        not far(shown, drawn), place)
    end
  end

  function M.picture(name, title, panels) compare(name, plot.svg(title, panels)) end

  function M.film(name, model, options)
    local words = { "film" }
    table.move(options, 1, #options, #words + 1, words)
    words[#words + 1] = ("%s/%s/sim.csv"):format(suite.directory, model)
    words[#words + 1] = ("models/%s.urdf"):format(model)
    local film = support.pinion(words)
    suite:check(model .. ": its film", film.code == 0 and film.err == "", film.err)
    compare(name, film.out)
    return film.out
  end

  return M
end
