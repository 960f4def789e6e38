-- Makes typical edits of a URDF, one at a time, and finds their effect on the generated C.
--
--   edits.read(text)                the tree of gen/xml, without parts that do not concern dynamics
--   edits.text(root)                the tree as URDF again
--   edits.KINDS                     { name, says }.. in the order of templates/doc/edits.md
--   edits.apply(root, kind, rng)    changes the tree -> a description, and the link concerned,
--                                   { link }; nil if this robot has no place for it
--   edits.generate(text, options)   the job of gen/pipeline, run
--   edits.compare(a, b)             the differences between the functions' files of two jobs, see
--                                   there;  edits.only_names(a, b): do only names differ?
local fail = require "fail"
local listed = require "emit.files.listed"
local pipeline = require "pipeline"
local template = require "emit.template"
local version = require "version"
local xml = require "xml"

local M = {}

-- ---- URDF -> tree -> URDF -----------------------------------------------------------------------

local DROPPED = { visual = true, collision = true, gazebo = true, material = true, sensor = true }

local function kept(element)
  local children = {}
  for _, child in ipairs(element.children) do
    if not (DROPPED[child.name] or child.prefix) then children[#children + 1] = kept(child) end
  end
  element.children = children
  return element
end

function M.read(text) return kept(xml.parse(text)) end

local ESCAPED = { ["<"] = "&lt;", ["&"] = "&amp;", ['"'] = "&quot;" }

local function add_lines(lines, element, indent)
  local words = { indent .. "<" .. element.name }
  for _, name in ipairs(element.attribute_names) do
    if not name:find(":", 1, true) then
      local value = element.attributes[name]:gsub('[<&"]', ESCAPED)
      words[#words + 1] = ('%s="%s"'):format(name, value)
    end
  end
  local head = table.concat(words, " ")
  local own = #element.children == 0 and element.text:gsub("[<&]", ESCAPED) or ""
  if #element.children == 0 then
    lines[#lines + 1] = ("%s>%s</%s>"):format(head, own, element.name)
    return
  end
  lines[#lines + 1] = head .. ">"
  for _, child in ipairs(element.children) do add_lines(lines, child, indent .. "  ") end
  lines[#lines + 1] = ("%s</%s>"):format(indent, element.name)
end

function M.text(root)
  local lines = {}
  add_lines(lines, root, "")
  return table.concat(lines, "\n") .. "\n"
end

local function element(name, attributes, ...)
  local names = {}
  for key in pairs(attributes) do names[#names + 1] = key end
  table.sort(names)
  return { name = name, attributes = attributes, attribute_names = names, children = { ... },
    text = "" }
end

local function child(parent, name)
  for _, one in ipairs(parent and parent.children or {}) do
    if one.name == name then return one end
  end
end

local function all(root, name, wanted)
  local list = {}
  for _, one in ipairs(root.children) do
    if one.name == name and (not wanted or wanted(one)) then list[#list + 1] = one end
  end
  return list
end

local function pick(rng, list) return #list > 0 and rng:pick(list) or nil end

local function numbers(words)
  local list = {}
  for word in (words or ""):gmatch "%S+" do list[#list + 1] = tonumber(word) end
  return list
end

local function mass_of(link)
  local mass = child(child(link, "inertial"), "mass")
  return mass and tonumber(mass.attributes.value) or 0
end

local function has_mass(link) return mass_of(link) > 0 end

local function moves(joint) return joint.attributes.type ~= "fixed" end

-- ---- edits --------------------------------------------------------------------------------------

local KIND = {}

function KIND.mass(root, rng)
  local link = pick(rng, all(root, "link", has_mass))
  if not link then return nil end
  local mass = child(child(link, "inertial"), "mass")
  mass.attributes.value = ("%.6g"):format(mass_of(link) * rng:uniform(1.02, 1.3))
  return "mass of " .. link.attributes.name, { link = link.attributes.name }
end

-- is it an angle that the generator treats as a number, not as quarter turns?
local function is_odd(angle)
  local quarters = angle / (math.pi / 2)
  return math.abs(quarters - math.floor(quarters + 0.5)) > 1e-2
end

-- every non-zero number in the file, as { owner, element, attribute, place }
local function every_number(root)
  local list = {}
  local function add(owner, one, attribute)
    for k, x in ipairs(numbers(one and one.attributes[attribute])) do
      if x ~= 0 and (attribute ~= "rpy" or is_odd(x)) then
        list[#list + 1] = { owner = owner, element = one, attribute = attribute, place = k }
      end
    end
  end
  for _, link in ipairs(all(root, "link", has_mass)) do
    local inertial = child(link, "inertial")
    add(link, child(inertial, "mass"), "value")
    add(link, child(inertial, "origin"), "xyz")
    add(link, child(inertial, "origin"), "rpy")
    for _, key in ipairs { "ixx", "ixy", "ixz", "iyy", "iyz", "izz" } do
      add(link, child(inertial, "inertia"), key)
    end
  end
  for _, joint in ipairs(all(root, "joint")) do
    add(joint, child(joint, "origin"), "xyz")
    add(joint, child(joint, "origin"), "rpy")
  end
  return list
end

function KIND.number(root, rng)
  local at = pick(rng, every_number(root))
  if not at then return nil end
  local list = numbers(at.element.attributes[at.attribute])
  list[at.place] = list[at.place] * rng:uniform(1.001, 1.02)
  for k, x in ipairs(list) do list[k] = ("%.9g"):format(x) end
  at.element.attributes[at.attribute] = table.concat(list, " ")
  return ("%s of %s %s"):format(at.attribute, at.owner.name, at.owner.attributes.name), {}
end

-- renames every mention of a link or joint of that name
local function rename(root, what, old, new)
  local function visit(one, depth)
    if depth == 1 and one.name == what and one.attributes.name == old then
      one.attributes.name = new
    end
    local key = what == "link" and (one.name == "parent" or one.name == "child") and "link"
      or what == "joint" and one.name == "mimic" and "joint"
      or what == "joint" and depth > 1 and one.name == "joint" and "name"
    if key and one.attributes[key] == old then one.attributes[key] = new end
    for _, inner in ipairs(one.children) do visit(inner, depth + 1) end
  end
  visit(root, 0)
end

-- shorter or longer, and different from all other names
local function new_name(rng)
  local length, letters = rng:integer(1, 28), {}
  for k = 1, length do letters[k] = string.char(("x"):byte() + rng:integer(0, 2)) end
  return table.concat(letters) .. "_renamed"
end

local function renaming(what)
  return function(root, rng)
    local one = pick(rng, all(root, what, what == "joint" and moves or nil))
    if not one then return nil end
    local old, new = one.attributes.name, new_name(rng)
    rename(root, what, old, new)
    return ("%s %s -> %s"):format(what, old, new), {}
  end
end
KIND.link, KIND.joint = renaming "link", renaming "joint"

function KIND.zero(root, rng)
  local links = all(root, "link", function(link)
    local inertia = has_mass(link) and child(child(link, "inertial"), "inertia")
    return inertia and (tonumber(inertia.attributes.ixy) or 0) ~= 0
  end)
  local link = pick(rng, links)
  if not link then return nil end
  child(child(link, "inertial"), "inertia").attributes.ixy = "0"
  return "ixy = 0 in " .. link.attributes.name, { link = link.attributes.name }
end

function KIND.flip(root, rng)
  local joint = pick(rng, all(root, "joint", function(one) return child(one, "axis") ~= nil end))
  if not joint then return nil end
  local axis = child(joint, "axis")
  local list = numbers(axis.attributes.xyz)
  for k, x in ipairs(list) do list[k] = ("%.9g"):format(x == 0 and 0.0 or -x) end
  axis.attributes.xyz = table.concat(list, " ")
  return "axis of " .. joint.attributes.name, {}
end

local function new_joint(name, kind, parent, link, xyz, axis)
  local joint = element("joint", { name = name, type = kind }, element("parent", { link = parent }),
    element("child", { link = link }), element("origin", { xyz = xyz, rpy = "0 0 0" }))
  if axis then
    table.insert(joint.children, element("axis", { xyz = axis }))
    table.insert(joint.children,
      element("limit", { lower = "0", upper = "0.04", effort = "20", velocity = "0.2" }))
  end
  return joint
end

local function new_link(name, mass)
  local i = { ixx = "2e-5", ixy = "0", ixz = "0", iyy = "3e-5", iyz = "0", izz = "4e-5" }
  return element("link", { name = name }, element("inertial", {},
    element("origin", { xyz = "0 0 0.02" }), element("mass", { value = mass }),
    element("inertia", i)))
end

-- links that carry nothing
local function leaves(root)
  local parents = {}
  for _, joint in ipairs(all(root, "joint")) do
    parents[child(joint, "parent").attributes.link] = true
  end
  return all(root, "link", function(link)
    return not parents[link.attributes.name] and has_mass(link)
  end)
end

function KIND.gripper(root, rng)
  local link = pick(rng, leaves(root))
  if not link then return nil end
  local at = link.attributes.name
  local list = root.children
  for k, side in ipairs { "left", "right" } do
    list[#list + 1] = new_link("new_finger_" .. side, "0.05")
    list[#list + 1] = new_joint("new_grip_" .. side, "prismatic", at, "new_finger_" .. side,
      ("0 %s 0.05"):format(k == 1 and "0.02" or "-0.02"), "0 1 0")
  end
  return "gripper at " .. at, {}
end

-- between a joint and the link that carries it: a flange without mass
function KIND.fixed(root, rng)
  local joint = pick(rng, all(root, "joint", moves))
  if not joint then return nil end
  local parent, origin = child(joint, "parent"), child(joint, "origin")
  local list, at = root.children, 1
  while list[at] ~= joint do at = at + 1 end
  table.insert(list, at, new_joint("new_mount", "fixed", parent.attributes.link, "new_flange",
    origin and origin.attributes.xyz or "0 0 0"))
  table.insert(list, at, element("link", { name = "new_flange" }))
  parent.attributes.link = "new_flange"
  if origin then origin.attributes.xyz = "0 0 0" end
  return "flange before " .. joint.attributes.name, {}
end

-- two joints on different links change places in the file
function KIND.swap(root, rng)
  local list, joints = root.children, {}
  for k, one in ipairs(list) do
    if one.name == "joint" and moves(one) then joints[#joints + 1] = k end
  end
  for _ = 1, 50 do
    local a, b = rng:pick(joints), rng:pick(joints)
    local of_a, of_b = child(list[a], "parent"), child(list[b], "parent")
    if of_a.attributes.link ~= of_b.attributes.link then
      local words = list[a].attributes.name .. " and " .. list[b].attributes.name
      list[a], list[b] = list[b], list[a]
      return words .. " swapped", {}
    end
  end
end

M.KINDS = {
  { name = "mass", says = "a mass" },
  { name = "number", says = "any other number" },
  { name = "link", says = "a link renamed" },
  { name = "joint", says = "a joint renamed" },
  { name = "zero", says = "a product of inertia made zero" },
  { name = "flip", says = "an axis flipped" },
  { name = "gripper", says = "two fingers at the end of one limb" },
  { name = "fixed", says = "a fixed joint inserted" },
  { name = "swap", says = "joints of two branches swapped in the file" },
}

function M.apply(root, kind, rng) return KIND[kind](root, rng) end

-- ---- generating ---------------------------------------------------------------------------------

local DEFAULTS = {
  base = "fixed", order = "document", real = "double", gravity = { 0.0, 0.0, -9.81 },
  command = "pinion robot.urdf", dep_target = "robot.h", optimize = 1,
  output_for = function(name) return "out/" .. name end,
}

function M.generate(text, options)
  local all_options = {}
  for _, set in ipairs { DEFAULTS, options } do
    for key, value in pairs(set) do all_options[key] = value end
  end
  local job = {
    input = { path = "robot.urdf", shown = "robot.urdf", bytes = text, depends = {} },
    options = all_options, log = fail.log "robot.urdf", version = version,
    fill = template.new "templates/",
  }
  pipeline.run(job, "write") -- and keeps the programs, which bounds.lua needs
  return job
end

-- ---- comparing ----------------------------------------------------------------------------------

-- the files of functions, without comments, name -> text, and that of the robot's numbers
local function sources(job)
  local found, of_robot = {}, nil
  for k, file in ipairs(listed.of(job)) do
    local text = job.files[k].text:gsub("/%*.-%*/", " ")
    if file.part == "function" then found[job.functions[file.index].fn.name] = text end
    if file.part == "numbers" then of_robot = text end
  end
  return found, of_robot
end

-- the robot's numbers, name -> literal
local function numbers_of(text)
  local values = {}
  for _, pattern in ipairs { "\nstatic const %a+ ([%w_]+) +=%s+([^;]+);",
    "\n#define ([%l%d][%w_]*) +([^\n]*%d[^\n]*)" } do
    for name, value in text:gmatch(pattern) do values[name] = value end
  end
  local twice = "\n#define ([%w_]+) +%((-?2%.0f?)%*([%w_]+)%)" -- another one
  for name, factor, of in text:gmatch(twice) do values[name] = factor .. "*" .. values[of] end
  return values
end

-- the contents of the tables of limbs, by place, and all other statements, however they are broken
-- into lines
local function parts(text)
  local constants, statements, at = {}, {}, nil
  for statement in text:gsub("\n#[^\n]*", "%0;"):gmatch "[^;{}]+[;{}]" do
    statement = statement:gsub("%s+", " ")
    local count = 0
    for number in (at and statement or ""):gmatch "[^%s,}]+" do
      count = count + 1
      constants[("%s[%d]"):format(at, count)] = number
    end
    if not at then statements[#statements + 1] = statement end
    at = statement:match "^ ?static const struct [%w_]+ ([%w_]+) = {$"
  end
  return constants, statements
end

-- how many of the second list are not in the first; one more if their order differs
local function missing(a, b)
  local left, n, same = {}, 0, #a == #b
  for _, x in ipairs(a) do left[x] = (left[x] or 0) + 1 end
  for k, x in ipairs(b) do
    if (left[x] or 0) > 0 then left[x] = left[x] - 1 else n = n + 1 end
    same = same and x == a[k]
  end
  return n == 0 and not same and 1 or n
end

-- { statements, changed = how many new ones are not among the old ones, constants, values = names
-- of those with another value, named = how many names are on one side only }, over all functions
function M.compare(before, after)
  local sum = { statements = 0, changed = 0, constants = 0, values = {}, named = 0 }
  local old, old_numbers = sources(before)
  local new, new_numbers = sources(after)
  local function compare(was, is)
    for name, value in pairs(is) do
      sum.constants = sum.constants + 1
      if was[name] == nil then
        sum.named = sum.named + 1
      elseif was[name] ~= value then
        sum.values[#sum.values + 1] = name
      end
    end
    for name in pairs(was) do sum.named = sum.named + (is[name] == nil and 1 or 0) end
  end
  compare(numbers_of(old_numbers), numbers_of(new_numbers))
  for _, item in ipairs(after.functions) do
    local was, list = parts(old[item.fn.name])
    local is, statements = parts(new[item.fn.name])
    sum.statements = sum.statements + #statements
    sum.changed = sum.changed + missing(list, statements)
    compare(was, is)
  end
  return sum
end

-- without comments: how much of a formula is next to a constant depends on its name's length
local function tokens(text)
  local list = {}
  text = text:gsub("/%*.-%*/", "")
  for word in text:gmatch "[%w_.]+" do list[#list + 1] = word end
  return list
end

function M.only_names(before, after)
  local old, new = sources(before), sources(after)
  local there, back = {}, {}
  for name, text in pairs(old) do
    local a, b = tokens(text), tokens(new[name])
    if #a ~= #b then return false end
    for k, word in ipairs(a) do
      local other = b[k]
      if (there[word] or other) ~= other or (back[other] or word) ~= word then return false end
      local names = word:find "^%.?[%a_]" and other:find "^%.?[%a_]"
      if word ~= other and not names then return false end
      there[word], back[other] = other, word
    end
    local function shape(words)
      return (words:gsub("/%*.-%*/", ""):gsub("[%w_.]+", ""):gsub("%s+", ""))
    end
    if shape(text) ~= shape(new[name]) then return false end
  end
  return true
end

return M
