-- Mutates URDF text by its grammar, for fuzz_urdf.c: most results are robots, and the others nearly
-- so.
--
-- mutate(text, most, seed) and cross(text, other, most, seed) -> text of at most `most` bytes, or
-- nil if that is impossible.  The same arguments give the same result.
--
-- A text is taken apart leniently: an element is { tag =, attributes = { { name, value }.. },
-- kids = { elements, and strings of all else } }.  Ill-formed text comes back changed by that,
-- which is as good as any change.
local M = {}

local random = math.random

local function pick(list) return list[random(#list)] end
local function chance(n) return random(n) == 1 end

-- ---- words ------------------------------------------------------------------------------------

local NUMBERS = {
  "0", "-0", "1", "-1", "0.5", "2", "1e-9", "1.5708", "3.14159265358979", "1.57079632679",
  "-1.5707963267948966", "0.785398", "1e16", "1e-12", "1e-35", "1e-320", "1e308", "-1e308", "1e154",
  "1e300", "1e10", "1e-160", "1e309", "1e-400", "nan", "inf", "-inf", "0x10", "1,5", "1e", "e5",
  "+1", "+-1", ".5", "5.", ".", "", "  2  ", "1 2", "1e+5", "1E5", "1d3", "1f", "0012", "1_000",
  "${x}", "$(arg y)", "1\t", "&#49;", "&#x661;", "1" .. ("0"):rep(300), "0." .. ("1"):rep(300),
}

local NAMES = {
  "", " ", "a b", "*/", "/*", "\\", "??/", "#define x", "int", "main", "q", "v", "H", "pinion",
  "sin", "a.b", "a-b", "a_b", "a__b", "A_B", "&#26085;", "%s%n", "../../x", "x&#9;y", "x&#10;y",
  "&#0;", "NULL", "1abc", "nq", "NV", "world", "base_link", "EOF", "_", "&quot;", "&lt;b>", "\xff",
  "\xc3\xa9", ("n"):rep(300), "$(cat x)", "`x`", "--name", "math", "stdio", "errno", "PI", "M_PI",
}

local TYPES = {
  "revolute", "continuous", "prismatic", "fixed", "floating", "planar", "spherical", "ball",
  "Revolute", "hinge", "", "screw",
}

local TAGS = {
  "robot", "link", "joint", "inertial", "origin", "mass", "inertia", "parent", "child", "axis",
  "limit", "dynamics", "mimic", "transmission", "actuator", "type", "mechanicalReduction",
  "hardwareInterface", "rotorInertia", "motorInertia", "safety_controller", "calibration", "visual",
  "collision", "geometry", "gazebo", "sensor", "material", "xacro:property", "xacro:if", "group",
  "loop_joint", "drake:joint", "drake:rotor_inertia", "drake:gear_ratio", "frame", "xi:include",
}

local ATTRIBUTES = {
  name = "name", type = "type", value = "number", link = "link", joint = "joint",
  xyz = "vector", rpy = "vector", quat_xyzw = "four", ixx = "number", ixy = "number",
  ixz = "number", iyy = "number", iyz = "number", izz = "number", lower = "number",
  upper = "number", effort = "number", velocity = "number", damping = "number",
  friction = "number", multiplier = "number", offset = "number", version = "number",
  reference = "link", xmlns = "name",
}
local ATTRIBUTE_NAMES = {}
for name in pairs(ATTRIBUTES) do ATTRIBUTE_NAMES[#ATTRIBUTE_NAMES + 1] = name end
table.sort(ATTRIBUTE_NAMES)

local LOOSE = {
  "<!-- c -->", "<![CDATA[x]]>", "text", "&amp;", "<?p q?>", "&unknown;", "]]>", "<!DOCTYPE r>",
  "<xacro:macro name='m'/>", "\r\n", "\0", "<!-- -- -->", "<a xmlns='u'/>", "<![CDATA[",
  "&#x10FFFF;",
}

local HEADS = {
  '<?xml version="1.0"?>', '<?xml version="1.1"?>', '<?xml version="0.0"?>',
  '<?xml version="1.0" encoding="ISO-8859-1"?>', '<?xml version="1.0" encoding="UTF-16"?>',
  '<?xml version="1.0" encoding="nothing"?>', "\xef\xbb\xbf", "\n", "",
}

-- ---- text -> elements -> text -----------------------------------------------------------------

local function attributes_of(inside)
  local list = {}
  for name, _, value in inside:gmatch("([%w_:.-]+)%s*=%s*([\"'])(.-)%2") do
    list[#list + 1] = { name, value }
  end
  return list
end

local OTHERS = { { "<!--", "-->" }, { "<![CDATA[", "]]>" }, { "<?", "?>" }, { "<!", ">" } }

-- the end of markup that begins at `at` and is not a tag
local function end_of_other(text, at)
  for _, kind in ipairs(OTHERS) do
    if text:sub(at, at + #kind[1] - 1) == kind[1] then
      local _, last = text:find(kind[2], at + #kind[1], true)
      return last or #text
    end
  end
  return nil
end

local function close(stack, tag)
  for k = #stack, 2, -1 do
    if stack[k].tag == tag then
      for _ = k, #stack do table.remove(stack) end
      return
    end
  end
end

local function parse(text)
  local stack, at = { { kids = {} } }, 1
  local function add(kid) table.insert(stack[#stack].kids, kid) end
  while at <= #text do
    local mark = text:find("<", at, true) or #text + 1
    if mark > at then add(text:sub(at, mark - 1)) end
    local last = end_of_other(text, mark) or text:find(">", mark, true) or #text
    if mark <= #text then
      local whole = text:sub(mark, last)
      local slash, tag = whole:match("^<(/?)([%w_:.-]+)")
      if slash == "/" then
        close(stack, tag)
      elseif tag then
        local element = { tag = tag, attributes = attributes_of(whole), kids = {} }
        add(element)
        if not whole:find("/>$") then stack[#stack + 1] = element end
      else
        add(whole)
      end
    end
    at = math.max(mark, last) + 1
  end
  return stack[1]
end

local function print_element(element, parts)
  if type(element) == "string" then
    parts[#parts + 1] = element
    return
  end
  if element.tag then
    parts[#parts + 1] = "<" .. element.tag
    for _, pair in ipairs(element.attributes) do
      parts[#parts + 1] = (' %s="%s"'):format(pair[1], (pair[2]:gsub('"', "&quot;")))
    end
    parts[#parts + 1] = #element.kids == 0 and "/>" or ">"
  end
  for _, kid in ipairs(element.kids) do print_element(kid, parts) end
  if element.tag and #element.kids > 0 then parts[#parts + 1] = "</" .. element.tag .. ">" end
end

local function print_document(document)
  local parts = {}
  print_element(document, parts)
  return table.concat(parts)
end

-- ---- looking around ---------------------------------------------------------------------------

-- every element, as { element, parent, its place among the kids }
local function all_of(document)
  local list = {}
  local function walk(parent)
    for k, kid in ipairs(parent.kids) do
      if type(kid) == "table" then
        list[#list + 1] = { kid, parent, k }
        walk(kid)
      end
    end
  end
  walk(document)
  return list
end

local function attribute(element, name)
  for _, pair in ipairs(element.attributes) do
    if pair[1] == name then return pair end
  end
  return nil
end

-- names of the links or of the joints
local function names_of(document, tag)
  local list = {}
  for _, at in ipairs(all_of(document)) do
    local name = at[1].tag == tag and attribute(at[1], "name")
    if name and name[2] ~= "" then list[#list + 1] = name[2] end
  end
  return list
end

local function root_of(document)
  for _, kid in ipairs(document.kids) do
    if type(kid) == "table" then return kid end
  end
  return document
end

local function copy(element)
  if type(element) == "string" then return element end
  local twin = { tag = element.tag, attributes = {}, kids = {} }
  for k, pair in ipairs(element.attributes) do twin.attributes[k] = { pair[1], pair[2] } end
  for k, kid in ipairs(element.kids) do twin.kids[k] = copy(kid) end
  return twin
end

-- ---- new values -------------------------------------------------------------------------------

-- a valid number, mostly a short one
local function good()
  if chance(3) then return pick { "0", "1", "-1", "0.5", "1.5707963267948966", "0.1" } end
  return ("%.2f"):format(random(-200, 200) / 100)
end

local function number() return chance(2) and good() or pick(NUMBERS) end

local function vector(make, n)
  local words = {}
  for k = 1, n or 3 do words[k] = make() end
  return table.concat(words, " ")
end

local function near_miss(name)
  local k = random(#name)
  return name:sub(1, k - 1) .. pick { "", "x", name:sub(k, k):upper() } .. name:sub(k + 1)
end

local function name_of(document, tag)
  local list = names_of(document, tag)
  if #list == 0 or chance(6) then return pick(NAMES) end
  local name = pick(list)
  return chance(8) and near_miss(name) or name
end

local function value_for(document, name)
  local kind = ATTRIBUTES[name]
  if kind == "number" then return number() end
  if kind == "vector" then
    return vector(number, chance(8) and random(0, 5) or 3)
  end
  if kind == "four" then return vector(number, 4) end
  if kind == "type" then return pick(TYPES) end
  if kind == "link" or kind == "joint" then return name_of(document, kind) end
  return chance(2) and pick(NAMES) or name_of(document, pick { "link", "joint" })
end

-- ---- one change each --------------------------------------------------------------------------

local CHANGES = {}

local function element_with(document, test)
  local list = {}
  for _, at in ipairs(all_of(document)) do
    if test(at[1]) then list[#list + 1] = at end
  end
  if #list == 0 then return nil end
  return table.unpack(pick(list))
end

local function has_attributes(element) return #element.attributes > 0 end
local function any() return true end

local function change_value(document)
  local element = element_with(document, has_attributes)
  if not element then return end
  local pair = pick(element.attributes)
  pair[2] = value_for(document, pair[1])
end

-- one number of several
local function change_component(document)
  local element = element_with(document, function(e) return attribute(e, "xyz") or
    attribute(e, "rpy") or attribute(e, "ixx") end)
  if not element then return end
  local pair = pick(element.attributes)
  local words = {}
  for word in pair[2]:gmatch("%S+") do words[#words + 1] = word end
  if #words == 0 then return end
  words[random(#words)] = number()
  pair[2] = table.concat(words, " ")
end

local function change_attributes(document)
  local element = element_with(document, any)
  if not element then return end
  local list, what = element.attributes, random(4)
  if what == 1 and #list > 0 then
    table.remove(list, random(#list))
  elseif what == 2 and #list > 0 then
    pick(list)[1] = pick(ATTRIBUTE_NAMES)
  elseif what == 3 and #list > 0 and chance(4) then
    list[#list + 1] = { pick(list)[1], pick(NAMES) }
  else
    local name = pick(ATTRIBUTE_NAMES)
    list[#list + 1] = { name, value_for(document, name) }
  end
end

local function remove(document)
  local element, parent, place = element_with(document, any)
  if element then table.remove(parent.kids, place) end
end

local function duplicate(document)
  local element, parent, place = element_with(document, any)
  if element then table.insert(parent.kids, place, copy(element)) end
end

local function move(document)
  local element, parent, place = element_with(document, any)
  local target = element_with(document, any)
  if not element or target == element then return end
  table.remove(parent.kids, place)
  table.insert(target.kids, random(#target.kids + 1), copy(element))
end

local function swap(document)
  local _, parent, place = element_with(document, any)
  if not parent then return end
  local other = random(#parent.kids)
  parent.kids[place], parent.kids[other] = parent.kids[other], parent.kids[place]
end

local function rename(document)
  local element = element_with(document, any)
  if element then element.tag = pick(TAGS) end
end

local function wrap(document)
  local element, parent, place = element_with(document, any)
  if not element then return end
  for _ = 1, chance(20) and 260 or 1 do
    element = { tag = pick(TAGS), attributes = {}, kids = { element } }
  end
  parent.kids[place] = element
end

local function retype(document)
  local joint = element_with(document, function(e) return e.tag == "joint" end)
  local pair = joint and attribute(joint, "type")
  if pair then pair[2] = pick(TYPES) end
end

local function loose(document)
  local element = element_with(document, any) or document
  table.insert(element.kids, random(#element.kids + 1), pick(LOOSE))
end

local function head(document)
  if type(document.kids[1]) == "string" and document.kids[1]:find("^<%?xml ") then
    table.remove(document.kids, 1)
  end
  table.insert(document.kids, 1, pick(HEADS))
end

-- ---- growth: the result stays a robot -----------------------------------------------------------

local function fill(form, values)
  return parse((form:gsub("@(%l+)", function(key)
    local value = values[key]
    return type(value) == "function" and value() or value
  end))).kids
end

local PARTS = {
  link = '<inertial><origin xyz="@vector" rpy="@vector"/><mass value="@mass"/><inertia '
    .. 'ixx="@mass" ixy="0" ixz="0" iyy="@mass" iyz="0" izz="@mass"/></inertial>',
  joint = '<origin xyz="@vector" rpy="@vector"/>',
  turning = '<axis xyz="@axis"/><limit lower="-1" upper="1" effort="1" velocity="1"/>',
  mimic = '<mimic joint="@joint" multiplier="@number" offset="@number"/>',
  dynamics = '<dynamics damping="@mass" friction="@mass"/>',
  transmission = '<transmission name="t"><type>x/SimpleTransmission</type><joint name="@joint"/>'
    .. '<actuator name="m"><mechanicalReduction>@number</mechanicalReduction>'
    .. '<rotorInertia>@mass</rotorInertia></actuator></transmission>',
}

local AXES = { "1 0 0", "0 1 0", "0 0 1", "0 -1 0", "0 0.6 0.8", "1 1 0", "0.3 -0.5 0.81" }

local function values_of(document)
  return {
    vector = function() return vector(good) end,
    number = good, mass = function() return pick { "1", "0.5", "2.25", "0", "1e-3" } end,
    axis = function() return pick(AXES) end,
    joint = function() return name_of(document, "joint") end,
  }
end

local function append(list, more)
  for _, item in ipairs(more) do list[#list + 1] = item end
end

local function grow(document)
  local root, values = root_of(document), values_of(document)
  local joints = names_of(document, "joint")
  local link, joint = "l" .. random(99), "j" .. random(99)
  local body = { tag = "link", attributes = { { "name", link } }, kids = {} }
  if not chance(5) then append(body.kids, fill(PARTS.link, values)) end
  local kind = chance(3) and pick(TYPES) or pick { "revolute", "prismatic", "continuous" }
  local hinge = {
    tag = "joint", attributes = { { "name", joint }, { "type", kind } },
    kids = {
      { tag = "parent", attributes = { { "link", name_of(document, "link") } }, kids = {} },
      { tag = "child", attributes = { { "link", link } }, kids = {} },
    },
  }
  append(hinge.kids, fill(PARTS.joint, values))
  append(hinge.kids, fill(PARTS.turning, values))
  if #joints > 0 and chance(3) then append(hinge.kids, fill(PARTS.mimic, values)) end
  append(root.kids, { body, hinge })
end

local function furnish(document)
  local part = pick { "link", "joint", "turning", "mimic", "dynamics", "transmission" }
  local element = root_of(document)
  if part ~= "transmission" then
    local wanted = part == "link" and "link" or "joint"
    element = element_with(document, function(e) return e.tag == wanted end) or element
  end
  if #element.kids > 0 and chance(3) then table.remove(element.kids, random(#element.kids)) end
  append(element.kids, fill(PARTS[part], values_of(document)))
end

-- ---- options ----------------------------------------------------------------------------------

local FUNCTIONS = {
  "all", "crba", "crba,ltdl,solve", "rnea", "fd", "aba", "minv", "fk", "com,centroidal", "jacobian",
  "integrate,difference", "coriolis", "bias,gravity", "fd:H", "rnea_fext", "kinetic_energy",
  "velocity", "nothing",
}

-- form -> the values for the @ in it
local OPTIONS = {
  { "--base @", { "fixed", "floating" } }, { "--real @", { "float", "double" } },
  { "--order @", { "alphabetical", "document" } }, { "--functions @", FUNCTIONS },
  { "--fuse t=@", { "H,C", "H,J:l1,C", "ldl", "g,H,H", "J:", "hG,com", "nothing" } },
  { "--mimic @", { "free", "constrain" } }, { "--joint-friction", {} },
  { "-O@", { "0", "1", "2" } },
  { "--pattern @", { "tree", "robot" } }, { "--sincos @", { "libm", "runtime" } },
  { "--lanes @", { "4", "8", "16" } }, { "--split @", { "1", "50", "0", "1e9", "2.5" } },
  { "--target @", { "mcu", "host" } }, { "--rows @", { "0", "100", "-1", "1e300" } },
  { "--gravity @", { "0,0,0", "1,2,3", "0,0", "1e308,0,0", "-0,0,9.81" } },
  { "--snap @", { "1e-3", "0", "1e-9", "10", "1e300", "x" } },
  { "--friction-width @", { "0.1", "1e-300", "1e300", "0" } },
  { "--name @", { "r", "int", "main", "pinion", "q" } }, { "--dump=@", { "check", "read", "write",
    "write", "write", "lower", "trace", "choose" } },
}

-- options that name a link or a joint
local ABOUT = {
  { "--frames @", "link" }, { "--tunable @:mass", "link" },
  { "--tunable @:mass,com,inertia", "link" },
  { "--tunable @:origin", "joint" }, { "--screw @=0.1", "joint" }, { "--armature @=0.1", "joint" },
  { "--screw @=1e300", "joint" }, { "--fuse t=H,J:@", "link" }, { "--frames @,@", "link" },
  { "--poses @", "link" },
}

local function option_words(document)
  local words = {}
  for k = 1, random(0, 4) do
    if chance(3) then
      local about = pick(ABOUT)
      local name = name_of(document, about[2]):gsub("%%", "%%%%")
      words[k] = about[1]:gsub("@", name)
    else
      local option = pick(OPTIONS)
      words[k] = #option[2] > 0 and option[1]:gsub("@", pick(option[2])) or option[1]
    end
  end
  return table.concat(words, " ")
end

local function change_options(document)
  for k = #document.kids, 1, -1 do
    local kid = document.kids[k]
    if type(kid) == "string" and kid:find("^<%?pinion") then table.remove(document.kids, k) end
  end
  document.kids[#document.kids + 1] = "<?pinion " .. option_words(document) .. "?>"
end

-- each as often as it is listed here
append(CHANGES, {
  change_value, change_value, change_value, change_component, change_component, change_attributes,
  remove, duplicate, move, swap, rename, wrap, retype, retype, loose, head, grow, grow, grow,
  furnish, furnish, change_options, change_options, change_options,
})

-- ---- the two functions --------------------------------------------------------------------------

local function fitting(text, most)
  return #text > 0 and #text <= most and text or nil
end

function M.mutate(text, most, seed)
  math.randomseed(seed)
  local document = parse(text)
  for _ = 1, random(4) do pick(CHANGES)(document) end
  return fitting(print_document(document), most)
end

-- `text` with an element of `other` inserted, or in place of one of its own kind.
function M.cross(text, other, most, seed)
  math.randomseed(seed)
  local document = parse(text)
  local gift = element_with(parse(other), any)
  if not gift then return nil end
  local old, parent, place = element_with(document, function(e) return e.tag == gift.tag end)
  if old and chance(2) then
    parent.kids[place] = copy(gift)
  else
    table.insert(root_of(document).kids, copy(gift))
  end
  return fitting(print_document(document), most)
end

return M
