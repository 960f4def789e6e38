--- The elements of URDF that matter for dynamics, and their attributes.
--
-- Each entry: `attributes`, a list; `since`, attributes of later versions of URDF -> the version;
-- `children`, the elements below it that are read; `elsewhere`, elements that are read only in
-- another place: name -> that place.  All other elements (visual, collision, material, gazebo,
-- sensor, the tags of other tools) are not listed and not read.
--
-- Source: the URDF specification of ROS and urdfdom's reader, for names only.

local schema = {}

local function element(attributes, children, since)
  return { attributes = attributes, children = children or {}, since = since or {}, elsewhere = {} }
end

--- The versions of URDF, the oldest first: the values of <robot version="..">.
schema.versions = { "1.0", "1.1", "1.2" }

local origin = element({ "xyz", "rpy" }, nil, { quat_xyzw = "1.1" })

schema.link = element({ "name" }, {
  inertial = element({}, {
    origin = origin,
    mass = element { "value" },
    inertia = element { "ixx", "ixy", "ixz", "iyy", "iyz", "izz" },
  }),
})

schema.joint = element({ "name", "type" }, {
  origin = origin,
  parent = element { "link" },
  child = element { "link" },
  axis = element { "xyz" },
  limit = element({ "lower", "upper", "effort", "velocity" }, nil,
    { acceleration = "1.2", deceleration = "1.2", jerk = "1.2" }),
  dynamics = element { "damping", "friction" },
  mimic = element { "joint", "multiplier", "offset" },
  calibration = element { "rising", "falling", "reference_position" },
  safety_controller = element {
    "soft_lower_limit", "soft_upper_limit", "k_position", "k_velocity",
  },
})

local actuated = element({ "name" }, {
  mechanicalReduction = element {},
  hardwareInterface = element {},
})

-- the syntax of ros_control (a <type> below, reductions inside the actuators) and the older one
-- of the PR2 (a type attribute, one reduction for all)
schema.transmission = element({ "name", "type" }, {
  type = element {},
  joint = actuated,
  actuator = actuated,
  mechanicalReduction = element {},
})

schema.robot = element({ "name", "version" }, {
  link = schema.link,
  joint = schema.joint,
  transmission = schema.transmission,
})

local function belong(entry, place, names)
  for _, name in ipairs(names) do entry.elsewhere[name] = place end
end

local of_joints = { "parent", "child", "axis", "limit", "dynamics", "mimic" }
local of_robots = { "link", "joint" }

belong(schema.robot, "<joint>", of_joints)
belong(schema.robot, "<joint>", { "origin" })
belong(schema.robot, "<link>", { "inertial", "mass", "inertia" })
belong(schema.link, "<inertial>", { "origin", "mass", "inertia" })
belong(schema.link, "<joint>", of_joints)
belong(schema.link, "<robot>", of_robots)
belong(schema.joint, "<link>", { "inertial", "mass", "inertia" })
belong(schema.joint, "<robot>", of_robots)
belong(schema.link.children.inertial, "<robot>", of_robots)
belong(schema.link.children.inertial, "<joint>", of_joints)

--- Joint types whose <limit> URDF requires.
schema.needs_limit = { revolute = true, prismatic = true }

--- Names of joint types in other formats.
schema.also_called = {
  hinge = "revolute", rotational = "revolute", slide = "prismatic", slider = "prismatic",
  linear = "prismatic", weld = "fixed", rigid = "fixed", free = "floating", ball = "spherical",
}

return schema
