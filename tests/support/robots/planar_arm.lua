--- A serial arm of equal links as URDF text, with a joint about each of the given axes ("0 0 1").

return function(axes)
  local text = { '<robot name="flat"><link name="l0"/>' }
  for i, axis in ipairs(axes) do
    text[#text + 1] = ([[
<joint name="j%d" type="continuous"><origin xyz="0.3 0.1 0.05"/><parent link="l%d"/>
<child link="l%d"/><axis xyz="%s"/></joint><link name="l%d"><inertial><origin xyz="0.1 0.2 0.05"/>
<mass value="1.5"/><inertia ixx="0.02" ixy="0.001" ixz="0" iyy="0.03" iyz="0.002" izz="0.025"/>
</inertial></link>]]):format(i, i - 1, i, axis, i)
  end
  return table.concat(text, "\n") .. "</robot>"
end
