-- Tests the effect of MuJoCo's <mujoco><compiler/> in a URDF, and inertias from meshes.

local front = dofile "tests/support/front.lua"
local lfs = require "lfs"

local ROBOT = [[
<robot name="r">%s<link name="base"/><link name="a">%s</link>
<link name="b"><inertial><mass value="0.1"/>
  <inertia ixx="0.1" ixy="0" ixz="0" iyy="0.1" iyz="0" izz="0.4"/></inertial></link>
<joint name="j" type="continuous"><parent link="base"/><child link="a"/></joint>
<joint name="k" type="continuous"><parent link="a"/><child link="b"/></joint></robot>]]

local function inertials(extension)
  local robot = front.read_string(ROBOT:format(extension, ""))
  return robot.link_by_name.base.inertial, robot.link_by_name.a.inertial,
    robot.link_by_name.b.inertial
end

describe("MuJoCo's extension of a URDF", function()
  it("bounds masses and moments, then balances, where something moves", function()
    local base, a, b = inertials [[<mujoco><compiler boundmass="0.5" boundinertia="0.01"
      balanceinertia="true" fusestatic="false"/></mujoco>]]
    assert.is_nil(base)
    assert.equal(0.5, a.mass)
    assert.equal(0.01, a.ixx)
    assert.equal(0.5, b.mass)
    assert.is_true(math.abs(b.izz - 0.2) < 1e-15 and b.ixx == b.izz)
  end)

  it("changes nothing where it says nothing", function()
    local _, a, b = inertials [[<mujoco><compiler discardvisual="true"/></mujoco>]]
    assert.is_nil(a)
    assert.equal(0.1, b.mass)
    assert.equal(0.4, b.izz)
  end)
end)

describe("--inertia-from-mesh", function()
  -- a cube of 0.2 m, off the origin
  local OBJ = [[
v 0 0 0
v 0.2 0 0
v 0.2 0.2 0
v 0 0.2 0
v 0 0 0.2
v 0.2 0 0.2
v 0.2 0.2 0.2
v 0 0.2 0.2
f 4 3 2 1
f 5 6 7 8
f 1 2 6 5
f 2 3 7 6
f 3 4 8 7
f 4 1 5 8
]]

  it("takes the solid of the collision mesh, placed and scaled", function()
    local place, heard = os.tmpname(), {}
    os.remove(place)
    assert(lfs.mkdir(place))
    local path = place .. "/cube.obj"
    local file = assert(io.open(path, "w"))
    file:write(OBJ)
    file:close()
    local mesh = [[<collision><origin xyz="1 0 0" rpy="0 0 1.5707963267948966"/><geometry>
      <mesh filename="package://any/cube.obj" scale="1 2 1"/></geometry></collision>]]
    local log = require "fail".log "r.urdf"
    local robot = require "urdf".read(require "xml".parse(ROBOT:format("", mesh)), log, {
      density = 1000.0, folder = place .. "/", depend = function(name) heard[#heard + 1] = name end,
    })
    os.remove(path)
    lfs.rmdir(place)
    assert.same({}, log.items)
    assert.equal(1, #heard)
    local a = robot.links[2].inertial
    local function near(x, y) assert.is_true(math.abs(x - y) < 1e-12, x .. " " .. y) end
    near(16, a.mass)
    near(1 - 0.2, a.xyz[1])
    near(0.1, a.xyz[2])
    near(0.1, a.xyz[3])
    near(16 * (0.4 ^ 2 + 0.2 ^ 2) / 12, a.izz)
    near(16 * (0.4 ^ 2 + 0.2 ^ 2) / 12, a.iyy)
    near(16 * (0.2 ^ 2 + 0.2 ^ 2) / 12, a.ixx)
  end)

  it("names the link whose mesh is not there", function()
    local log = require "fail".log "r.urdf"
    require "urdf".read(require "xml".parse(ROBOT:format("", [[<visual><geometry>
      <mesh filename="not_there.stl"/></geometry></visual>]])), log, { density = 1.0 })
    assert.is_truthy(front.shown(log:sorted())[1]:find("link 'a': mesh 'not_there.stl': the file",
      1, true))
  end)
end)
