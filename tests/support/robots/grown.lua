--- grown.lua chain|tree N > robot.urdf : a robot of N revolute joints, for bench-scaling.
--
-- A chain, or a binary tree filled level by level (joint j carries joints 2j and 2j + 1).  Lengths,
-- masses and axes differ from joint to joint and no frame is straight, so little cancels by chance.

local kind, count = arg[1], tonumber(arg[2])
assert((kind == "chain" or kind == "tree") and count and count >= 1, "usage: grown.lua KIND N")

local AXES = { "0 0 1", "0 1 0", "1 0 0" }

local JOINT = [[
  <link name="l%d">
    <inertial>
      <origin xyz="%.3f 0.02 0.03"/>
      <mass value="%.3f"/>
      <inertia ixx="0.01" ixy="0.001" ixz="0.002" iyy="0.02" iyz="0.0005" izz="0.015"/>
    </inertial>
  </link>
  <joint name="j%d" type="revolute">
    <origin xyz="%.3f 0.01 0.03" rpy="0.1 0.2 %.1f"/>
    <parent link="l%d"/>
    <child link="l%d"/>
    <axis xyz="%s"/>
    <limit lower="-3" upper="3" effort="100" velocity="10"/>
  </joint>]]

print(('<robot name="%s%d">\n  <link name="l0"/>'):format(kind, count))
for i = 1, count do
  local parent = kind == "chain" and i - 1 or i // 2
  print(JOINT:format(i, 0.1 + 0.01 * (i % 5), 1 + 0.1 * (i % 7), i, 0.2 + 0.01 * (i % 4),
    0.3 * (i % 3), parent, i, AXES[i % 3 + 1]))
end
print("</robot>")
