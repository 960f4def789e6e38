-- Shared by the renderers of bench.json: names of quantities, and which is whose reference.

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
  { key = "minv", title = "H⁻¹", call = "minv" },
  { key = "coriolis", title = "Coriolis matrix", call = "coriolis" },
  { key = "momentum", title = "momentum", call = "centroidal" },
}

-- Quantities given as multiples of another one of ours: `of` is its key.
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

-- -O2, clang, plain; 8 lanes, avx2
local function words(text, build)
  return text .. build:gsub("_(%w+)", ", %1")
end

-- The printed name of a contestant.
function view.title(contestant)
  local level, more = contestant:match("^(O%d)(.*)$")
  if level then return words("-" .. level, more) end
  local lanes, kind = contestant:match("^x(%d+)(.*)$")
  if lanes then return words(lanes .. " lanes", kind) end
  local text, build = contestant:match("^(%a+)(.*)$")
  if text == "off" then return words("-O2 without limbs", build) end
  return text == "before" and words(text, build) or TITLES[contestant] or contestant
end

-- Which of four kinds of builds at the best level is this? native, plain, other, other_plain, or
-- nil.
function view.kind(contestant)
  local more = contestant:match("^O2(.*)$")
  if not more then return nil end
  return ({ [""] = "native", _plain = "plain" })[more]
    or (more:find("_plain$") and "other_plain" or "other")
end

--- Is it generated code, one state at a time, for this machine's own instructions?
function view.is_level(contestant) return contestant:find("^O%d$") ~= nil end

-- Is it generated code by the same compiler with plain flags?
function view.is_plain(contestant) return contestant:find("^O%d_plain$") ~= nil end

--- Is it a build of the generated code of any kind?
function view.is_generated(contestant)
  for _, text in ipairs { "^O%d", "^x%d", "^off", "^before" } do
    if contestant:find(text) then return true end
  end
  return false
end

--- The time of a contestant, or nil: median, low, high, minimum; hot, or of single calls at a
-- moment, "fenced", "cold" or "far".
function view.time(robot, contestant, quantity, moment)
  local times = (robot[moment or "times"] or {})[contestant]
  return times and times[quantity]
end

-- "82.7 (81.9–84.0)": median and range of a time; without a range if all processes agree.
function view.spread(time)
  local median, low, high = view.short(time.median), view.short(time.low), view.short(time.high)
  if low == high then return median end
  return ("%s (%s–%s)"):format(median, low, high)
end

local BOTH = { fd = { "fd", "aba" }, aba = { "fd", "aba" } }

-- The least median among contestants that `fits` accepts, the contestant, and the quantity; forward
-- dynamics is the better of fd and aba.
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

-- One of MORE, for the contestants that `fits` accepts: { ns, who, times = the multiple of the best
-- time of its reference, far = ns, far_times }; nil if there is no time.
function view.multiple(robot, quantity, fits)
  local ns, who = view.best(robot, quantity.key, fits)
  if not ns then return nil end
  local base, base_who, base_key = view.best(robot, quantity.of, fits)
  local far = view.time(robot, who, quantity.key, "far")
  local base_far = base and view.time(robot, base_who, base_key, "far")
  return {
    ns = ns, who = who, times = base and ns / base, far = far and far.median,
    far_times = far and base_far and far.median / base_far.median,
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
