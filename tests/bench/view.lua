--- What both renderers of bench.json ask of it: names of quantities, who is whose reference.

local view = {}

--- Quantities in order: key in bench.json, title, the generated function.
view.QUANTITIES = {
  { key = "H", title = "q → H", call = "crba" },
  { key = "factor", title = "factor of H", call = "ltdl" },
  { key = "solve", title = "solve", call = "solve" },
  { key = "id", title = "inverse dynamics", call = "rnea" },
  { key = "bias", title = "bias", call = "bias" },
  { key = "fd", title = "forward dynamics", call = "fd" },
  { key = "aba", title = "fwd. dyn., ABA", call = "aba" },
}

--- What is given as a multiple of another one of ours: `of` its key.
view.MORE = {
  { key = "closed", title = "forward dynamics, constrained", call = "fd_constrained", of = "fd" },
  { key = "drnea", title = "derivatives of inverse dynamics", call = "rnea_derivatives",
    of = "id" },
  { key = "dfd", title = "derivatives of forward dynamics", call = "fd_derivatives", of = "fd" },
  { key = "regressor", title = "regressor", call = "regressor", of = "id" },
}

--- All of them.
view.ALL = table.move(view.MORE, 1, #view.MORE, #view.QUANTITIES + 1,
  table.move(view.QUANTITIES, 1, #view.QUANTITIES, 1, {}))

local TITLES = {
  runtime = "runtime", runtime_plain = "runtime, plain", mujoco = "MuJoCo",
  mujoco_whole = "MuJoCo, whole", kdl = "KDL", bullet = "Bullet", dart = "DART",
}

--- What to call a contestant in print.
function view.title(contestant)
  local level = contestant:match("^(O%d)$")
  if level then return "-" .. level end
  local plain = contestant:match("^(O%d)_plain$")
  if plain then return "-" .. plain .. ", plain" end
  local lanes, kind = contestant:match("^x(%d+)_?(%a*%d*)$")
  if lanes then return lanes .. " lanes" .. (kind ~= "" and ", " .. kind or "") end
  return TITLES[contestant] or contestant
end

--- Is it generated code, one state at a time, for this machine's own instructions?
function view.is_level(contestant) return contestant:find("^O%d$") ~= nil end

--- Is it a build of the generated code of any kind?
function view.is_generated(contestant)
  return contestant:find("^O%d") ~= nil or contestant:find("^x%d") ~= nil
end

--- The time of a contestant, or nil: median, low, high, minimum.
function view.time(robot, contestant, quantity)
  return robot.times[contestant] and robot.times[contestant][quantity]
end

--- The median of single calls with other code and data in the caches, or nil.
function view.cold(robot, contestant, quantity)
  local times = (robot.cold or {})[contestant]
  return times and times[quantity] and times[quantity].median
end

local BOTH = { fd = { "fd", "aba" }, aba = { "fd", "aba" } }

--- The least median among contestants that `fits` accepts, whose, and the quantity that it is of;
-- forward dynamics is the better of fd and aba.
function view.best(robot, quantity, fits)
  local best, who, which
  for _, contestant in ipairs(robot.contestants) do
    for _, one in ipairs(fits(contestant) and (BOTH[quantity] or { quantity }) or {}) do
      local time = view.time(robot, contestant, one)
      if time and (not best or time.median < best) then
        best, who, which = time.median, contestant, one
      end
    end
  end
  return best, who, which
end

--- Contestants that `fits` accepts and that have a time.
function view.chosen(robot, fits)
  local list = {}
  for _, contestant in ipairs(robot.contestants) do
    if fits(contestant) and robot.times[contestant] then list[#list + 1] = contestant end
  end
  return list
end

--- Of one of MORE, of the contestants that `fits` accepts: { ns, who, times = of the best of what
-- it is a multiple of, cold = ns, cold_times }, nil where there is no time.
function view.multiple(robot, quantity, fits)
  local ns, who = view.best(robot, quantity.key, fits)
  if not ns then return nil end
  local base, base_who, base_key = view.best(robot, quantity.of, fits)
  local cold = view.cold(robot, who, quantity.key)
  local base_cold = base and view.cold(robot, base_who, base_key)
  return {
    ns = ns, who = who, times = base and ns / base, cold = cold,
    cold_times = cold and base_cold and cold / base_cold,
  }
end

--- A number of ns or a ratio with about three digits.
function view.short(x)
  if x >= 99.95 then return ("%.0f"):format(x) end
  if x >= 9.995 then return ("%.1f"):format(x) end
  return ("%.2f"):format(x)
end

--- A robot in words.
function view.robot(robot)
  local base = (robot.flags or ""):find("floating") and "floating base" or "fixed base"
  return ("%s, %s, %d dofs, %d bodies"):format(robot.name, base, robot.nv, robot.bodies)
end

return view
