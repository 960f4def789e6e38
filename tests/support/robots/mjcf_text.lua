-- Writes the record of a robot as MJCF that reads as the same robot: every link is a body, angles
-- are in radians as roll, pitch and yaw (eulerseq XYZ), numbers have all digits.
--
--   local text = mjcf_text(record, floating)   floating: the root has a free joint
--
-- The caller leaves out parts that MJCF cannot express: planar joints, mimics, floating joints
-- below the root, inertias that are both oblique and turned, limits of velocities.  Fixed joints
-- are called <child>_fixed.

local function numbers(list)
  local words = {}
  for k, x in ipairs(list) do words[k] = ("%.17g"):format(x) end
  return table.concat(words, " ")
end

local ENTITIES = { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;", ['"'] = "&quot;" }

local function quoted(name) return '"' .. name:gsub('[&<>"]', ENTITIES) .. '"' end

local function is_zero(list) return list[1] == 0 and list[2] == 0 and list[3] == 0 end

local function pose(record)
  return (is_zero(record.xyz) and "" or (' pos="%s"'):format(numbers(record.xyz)))
    .. (is_zero(record.rpy) and "" or (' euler="%s"'):format(numbers(record.rpy)))
end

local function inertial(body)
  local oblique = body.ixy ~= 0 or body.ixz ~= 0 or body.iyz ~= 0
  assert(not oblique or is_zero(body.rpy), "an inertia that MJCF has no word for")
  local moments = oblique and ('fullinertia="%s"'):format(numbers { body.ixx, body.iyy, body.izz,
    body.ixy, body.ixz, body.iyz })
    or ('diaginertia="%s"'):format(numbers { body.ixx, body.iyy, body.izz })
  local turned = is_zero(body.rpy) and "" or (' euler="%s"'):format(numbers(body.rpy))
  return ('<inertial pos="%s"%s mass="%.17g" %s/>'):format(numbers(body.xyz), turned, body.mass,
    moments)
end

local KIND = { revolute = "hinge", continuous = "hinge", prismatic = "slide", spherical = "ball" }

local function joint_text(joint)
  local kind = assert(KIND[joint.type], "a joint that MJCF has no word for")
  local words = { ('<joint name=%s type="%s"'):format(quoted(joint.name), kind) }
  local function add(fmt, ...) words[#words + 1] = fmt:format(...) end
  if joint.axis then add('axis="%s"', numbers(joint.axis)) end
  local limit, dynamics, armature = joint.limit, joint.dynamics, 0.0
  if limit and joint.type ~= "continuous" then
    add('range="%s"', numbers { limit.lower, limit.upper })
  end
  if limit and limit.effort then
    add('actuatorfrcrange="%s"', numbers { -limit.effort, limit.effort })
  end
  if dynamics then
    add('damping="%.17g" frictionloss="%.17g"', dynamics.damping, dynamics.friction)
  end
  for _, rotor in ipairs(joint.rotors or {}) do armature = armature + rotor.inertia end
  if armature > 0 then add('armature="%.17g"', armature) end
  return table.concat(words, " ") .. "/>"
end

return function(record, floating)
  local links, children, carried, root = {}, {}, {}, nil
  for _, link in ipairs(record.links) do links[link.name], children[link.name] = link, {} end
  for _, joint in ipairs(record.joints) do
    table.insert(children[joint.parent], joint)
    carried[joint.child] = true
  end
  for _, link in ipairs(record.links) do root = not carried[link.name] and link or root end
  local lines = { ('<mujoco model=%s>'):format(quoted(record.name)),
    '  <compiler angle="radian" eulerseq="XYZ"/>', "  <worldbody>" }
  local function write(link, joint, depth)
    local indent = ("  "):rep(depth)
    local function add(text) lines[#lines + 1] = indent .. "  " .. text end
    lines[#lines + 1] = ('%s<body name=%s%s>'):format(indent, quoted(link.name),
      joint and pose(joint) or "")
    if not joint and floating then add "<freejoint/>" end
    if joint and joint.type ~= "fixed" then add(joint_text(joint)) end
    if link.inertial then add(inertial(link.inertial)) end
    for _, child in ipairs(children[link.name]) do write(links[child.child], child, depth + 1) end
    lines[#lines + 1] = indent .. "</body>"
  end
  write(root, nil, 2)
  lines[#lines + 1] = "  </worldbody>\n</mujoco>\n"
  return table.concat(lines, "\n")
end
