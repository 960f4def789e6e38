-- Reads <compiler> and <option>: each section applies to the whole file, and the last value wins.
--
--   settings.read(context, root)   context.compiler = { radians = in a unit of angle, eulerseq,
--     autolimits, inertiafromgeom, grouprange, meshdir, strippath, aligned = are free joints along
--     the axes of inertia?, exact = are meshes exact?, bounds = those of robot.bounds }, and
--     context.gravity, nil if the file gives none

local defaults = require "mjcf.defaults"
local document = require "mjcf.document"
local fail = require "fail"
local order = require "order"

local M = {}

-- one element with the attributes of all sections called `name`
local function merged(context, root, name)
  local nothing = { name = "", line = root.line, attribute_names = {}, children = {} }
  local all = defaults.element(context, nothing, {}, ("<%s>"):format(name))
  for _, node in ipairs(root.children) do
    if node.name == name then
      all.typed = order.with(all.typed, defaults.element(context, node, {}, all.who).typed)
    end
  end
  return all
end

local function bound(e, name)
  local value = e:number(name, 0.0) or 0.0
  if value < 0 and name ~= "settotalmass" then e:error(name, "%s is negative", name) end
  return value
end

function M.read(context, root)
  -- <compiler>: how angles, inertias and meshes are to be read
  local e = merged(context, root, "compiler")
  local angle = e:word("angle", "degree", { "degree", "radian" })
  local sequence = e:text("eulerseq") or "xyz"
  if not sequence:find "^[xyzXYZ][xyzXYZ][xyzXYZ]$" then
    e:error("eulerseq", "eulerseq is %s, expected three of x y z X Y Z", fail.quote(sequence))
    sequence = "xyz"
  end
  if e:text("coordinate") == "global" then
    e:error("coordinate", "MuJoCo removed coordinate global in version 2.3.4: load and save the "
      .. "file with an older version, which writes local coordinates")
  end
  context.compiler = {
    radians = angle == "radian" and 1.0 or math.pi / 180, eulerseq = sequence,
    autolimits = e:truth("autolimits", true),
    inertiafromgeom = e:word("inertiafromgeom", "auto", { "auto", "true", "false" }),
    grouprange = e:numbers("inertiagrouprange", { 0.0, 5.0 }, 2) or { 0, 5 },
    meshdir = e:text("meshdir") or e:text("assetdir") or "",
    strippath = e:truth("strippath", false), aligned = e:truth("alignfree", false),
    exact = e:truth("exactmeshinertia", false),
    bounds = { mass = bound(e, "boundmass"), inertia = bound(e, "boundinertia"),
      balance = e:truth("balanceinertia", false), total = bound(e, "settotalmass") },
  }
  -- <option>: gravity; what else would change forces is counted as not supported
  local options = { line = root.line, children = document.inside(context, root, "option") }
  local flag, option = merged(context, options, "flag"), merged(context, root, "option")
  local gravity = option:numbers("gravity", nil, 3)
  context.gravity = flag:text "gravity" == "disable" and { 0.0, 0.0, 0.0 } or gravity
  for _, name in ipairs { "density", "viscosity" } do
    if option:number(name, 0.0) ~= 0 then context.count(name .. " of a fluid") end
  end
  for _, name in ipairs { "damper", "equality", "frictionloss", "passive" } do
    if flag:text(name) == "disable" then context.count(name .. " flag") end
  end
end

return M
