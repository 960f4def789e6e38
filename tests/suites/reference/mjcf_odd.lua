#!/usr/bin/env lua5.4
--- The small MJCF files of ../shared/mjcf/odd, each about one rule: the behaviour that its README
-- expects of a reader, and MuJoCo's numbers if there are any; skipped if ../shared is absent.

local json = require "dkjson"
local support = dofile "tests/support/c.lua"
local suite = support.suite "mjcf_odd"
local compare = assert(loadfile "tests/support/mjcf.lua")(support, suite)

local ROOT = suite:need(support.shared .. "/mjcf/odd")
suite:runtime()

-- files whose numbers are those of another file; and MuJoCo's own diagonalisation
local TWIN = { frame_nested = "frame_nested.flat", replicate = "replicate.flat" }
local LOOSE = { fullinertia = { M = 1e-6, bias = 1e-6, tau = 1e-6 },
  connect_and_weld = {}, mesh_inertia = { M = 1e-6, bias = 1e-6, tau = 1e-6 } }
-- several geoms in a body
for _, name in ipairs { "mass_density", "capsule_fromto", "inertiafromgeom_true" } do
  LOOSE[name] = { M = 1e-6, bias = 1e-6, tau = 1e-6 }
end

-- A copy of that file with the faces that pinion wants, and a mass: without exactmeshinertia, 2.2.2
-- takes the volume of the box with the mesh's inertia for that of the mesh.
local function with_faces(golden)
  local mass = json.decode(support.contents(golden)).bodies[2].mass
  local copy = suite:fresh "typed" .. "/mesh_inertia.xml"
  local text, count = support.contents(ROOT .. "/mesh_inertia.xml"):gsub('mesh="tetra"',
    ('mesh="tetra" mass="%.17g"'):format(mass))
  local faces, more = text:gsub(' vertex="', ' face="0 2 1 0 1 3 0 3 2 1 2 3"%0')
  suite:check("the mass and the faces of the mesh are typed", count == 1 and more == 1)
  support.write(copy, faces)
  return copy
end

local list, seen = {}, 0
for _, line in ipairs(support.lines(support.contents(ROOT .. "/README.md"))) do
  local name, should, about = line:match "^| ([%w_.]+)%.xml | ([%a ]+) | ([^|]*) |"
  if name then
    seen = seen + 1
    local golden = ("%s/golden/%s.json"):format(ROOT, TWIN[name] or name)
    local xml = name == "mesh_inertia" and with_faces(golden) or ("%s/%s.xml"):format(ROOT, name)
    local run = support.pinion { "--dump", "check", xml }
    local label = ("%s (%s)"):format(name, should)
    local warned = run.err:find("warning:", 1, true) ~= nil
    if should == "refuse" and name ~= "mesh_inertia" then
      -- MuJoCo accepts it; we should give an error, or a warning
      local may_warn = about:find "warning" ~= nil
      suite:check(label .. " is refused with its line", run.code == 1
        and run.err:find("%.xml:%d+: error: ") ~= nil or may_warn and warned, run.err)
    elseif run.code == 0 and support.exists(golden) then
      local build = { label = name, xml = xml, golden = golden }
      for key, most in pairs(LOOSE[name] or {}) do build[key] = most end
      list[#list + 1] = build
    else
      suite:check(label .. " is read or refused", should ~= "read" and run.code == 1, run.err)
    end
  end
end
suite:check("the files are there", seen >= 59, seen .. " files")
local worst = compare(list)
for _, build in ipairs(os.getenv "PINION_MJCF_TABLE" and list or {}) do
  local words = { ("%-24s"):format(build.label) }
  for _, key in ipairs { "M", "bias", "tau", "pose", "pos", "J" } do
    local off = (worst[build.label] or {})[key]
    words[#words + 1] = ("%s %-8s"):format(key, off and ("%.1e"):format(off) or "-")
  end
  print(table.concat(words, "  "))
end
suite:finish()
