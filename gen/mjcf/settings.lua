--- <compiler> and <option>: all sections of a file hold for all of it, and what is typed last wins.
--
--   settings.read(context, root)   context.compiler = { radians = of one unit of angle, eulerseq,
--     autolimits, inertiafromgeom, grouprange, meshdir, strippath, exact = meshes are, bounds =
--     robot.bounds's }, and context.gravity, nil where the file gives none

local attribute = require "mjcf.attribute"
local defaults = require "mjcf.defaults"
local document = require "mjcf.document"
local fail = require "fail"

local M = {}

-- one element with the attributes of all sections called `name`
local function merged(context, root, name)
  local all = { name = name, line = root.line, who = ("<%s>"):format(name), typed = {} }
  for _, node in ipairs(root.children) do
    if node.name == name then
      document.check(context, node)
      local one = defaults.element(context, node, {}, all.who)
      for _, key in ipairs(node.attribute_names) do all.typed[key] = one.typed[key] end
    end
  end
  return all
end

local function bound(context, e, name)
  local value = attribute.number(context, e, name, 0.0) or 0.0
  if value < 0 and name ~= "settotalmass" then
    context.log:error(attribute.line(e, name), "%s: %s is negative", e.who, name)
  end
  return value
end

--- The bounds of an element that says `compiler`, as robot.bounds takes them.
function M.bounds(context, e)
  return {
    mass = bound(context, e, "boundmass"), inertia = bound(context, e, "boundinertia"),
    balance = attribute.truth(context, e, "balanceinertia", false),
    total = bound(context, e, "settotalmass"),
  }
end

function M.read(context, root)
  local e = merged(context, root, "compiler")
  local angle = attribute.word(context, e, "angle", "degree", { "degree", "radian" })
  local sequence = attribute.text(e, "eulerseq") or "xyz"
  if not sequence:find "^[xyzXYZ][xyzXYZ][xyzXYZ]$" then
    context.log:error(attribute.line(e, "eulerseq"), "<compiler>: eulerseq is %s, expected three "
      .. "of x y z X Y Z", fail.quote(sequence))
    sequence = "xyz"
  end
  if attribute.text(e, "coordinate") == "global" then
    context.log:error(attribute.line(e, "coordinate"), "<compiler>: coordinate global is gone from "
      .. "MuJoCo since 2.3.4: load and save the file with an older one, which writes local "
      .. "coordinates")
  end
  context.compiler = {
    radians = angle == "radian" and 1.0 or math.pi / 180, eulerseq = sequence,
    autolimits = attribute.truth(context, e, "autolimits", true),
    inertiafromgeom = attribute.word(context, e, "inertiafromgeom", "auto",
      { "auto", "true", "false" }),
    grouprange = attribute.numbers(context, e, "inertiagrouprange", { 0.0, 5.0 }, 2) or { 0, 5 },
    meshdir = attribute.text(e, "meshdir") or attribute.text(e, "assetdir") or "",
    strippath = attribute.truth(context, e, "strippath", false),
    exact = attribute.truth(context, e, "exactmeshinertia", false),
    bounds = M.bounds(context, e),
  }
  context.gravity = attribute.numbers(context, merged(context, root, "option"), "gravity", nil, 3)
end

return M
