--- Shared by the specs of reports: a robot with everything that a report can mention, jobs, and a
-- comparison of lists.
--
--   robots.ROBOT, robots.INERTIAL   the robot and an inertial, as URDF text
--   robots.link(name, inside), robots.joint(..)   URDF text
--   robots.job_of(text, options)    a job of which a report can be made
--   robots.near(a, b, what)         asserts that two lists are equal up to rounding

local algo = dofile "tests/support/algo.lua"
local version = require "version"

local INERTIAL = '<inertial><origin xyz="0.1 0.2 0.3" rpy="0.1 0.2 0.3"/><mass value="2"/><inertia '
  .. 'ixx="0.3" iyy="0.4" izz="0.5" ixy="0.01" ixz="0.02" iyz="0.03"/></inertial>'

local function link(name, inside) return ('<link name="%s">%s</link>\n'):format(name, inside) end

local function joint(name, kind, parent, child, more)
  return ('<joint name="%s" type="%s"><parent link="%s"/><child link="%s"/>%s</joint>\n'):format(
    name, kind, parent, child, more)
end

-- two arms on a waist, with everything that a report can mention: line 1 is the robot's
local ROBOT = '<robot name="r&lt;b&gt;">\n' .. link("base", INERTIAL) .. link("torso", INERTIAL)
  .. link("left", INERTIAL) .. link("right", INERTIAL)
  .. link("box<>&\"'", INERTIAL:gsub('izz="0.5"', 'izz="0.9"'))
  .. joint("waist", "revolute", "base", "torso", '<origin xyz="0 0 1" rpy="0 0 1.5707963268"/>'
    .. '<axis xyz="0 0 1"/><limit lower="-1" upper="1" effort="1" velocity="1"/>')
  .. joint("l", "continuous", "torso", "left", '<origin xyz="0.1 0.2 0" rpy="1.5708 0 0.5"/>'
    .. '<axis xyz="0 1 0"/>')
  .. joint("r", "prismatic", "torso", "right", '<origin xyz="0 -0.2 0" rpy="0.2 0.3 0.4"/>'
    .. '<axis xyz="1 0 0"/><limit lower="-1" upper="1" effort="1" velocity="1"/>')
  .. joint("weld", "fixed", "left", "box&lt;&gt;&amp;&quot;'", '<origin xyz="0 0 0.5"/>')
  .. "</robot>\n"
ROBOT = ROBOT:gsub('name="box<>&"\'"', 'name="box&lt;&gt;&amp;&quot;\'"')

-- a job that a report can be made of
local function job_of(text, options)
  local all = { optimize = 1, real = "double" }
  for key, value in pairs(options or {}) do all[key] = value end
  local job = algo.compile(text, all, "lower", true)
  job.version, job.input.shown = version, job.input.path
  job.options.command = "pinion test.urdf"
  job.poses = require("analysis.golden").poses(job.model)
  return job
end

local function near(a, b, what)
  assert(#a == #b, what)
  for k, x in ipairs(a) do
    assert(math.abs(x - b[k]) < 1e-12, ("%s: %.17g is not %.17g"):format(what, x, b[k]))
  end
end

return {
  ROBOT = ROBOT, INERTIAL = INERTIAL, link = link, joint = joint, job_of = job_of, near = near,
}
