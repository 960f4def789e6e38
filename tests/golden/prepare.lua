--- prepare.lua FILE BASE -- a URDF as MuJoCo is to read it, to stdout: no link fused with another,
-- no inertia mended; and where BASE is floating, a free joint from the world to the root.

local path, base = ...
local file = assert(io.open(path, "rb"))
local text = file:read "a"
file:close()

local function root()
  local is_child = {}
  for name in text:gmatch '<child%s+link="([^"]*)"' do is_child[name] = true end
  for name in text:gmatch '<link%s+name="([^"]*)"' do
    if not is_child[name] then return name end
  end
end

local more = [[

<mujoco><compiler fusestatic="false" balanceinertia="false" discardvisual="true"/></mujoco>
]]
if base == "floating" then
  more = more .. ([[
<link name="world"/>
<joint name="golden_free" type="floating"><parent link="world"/><child link="%s"/></joint>
]]):format(root())
end
io.write((text:gsub("(<robot[^>]*>)", function(tag) return tag .. more end, 1)))
