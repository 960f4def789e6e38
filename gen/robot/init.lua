-- The record of a robot, whatever the format of its file: plain tables.  A reader such as gen/urdf
-- fills it, `check` makes sure that it is one tree of bodies, and the model is built from it alone.

local fail = require "fail"
local later = require "later"
local lists = require "list"
local inertia = require "robot.inertial"
local joint = require "robot.joint_checks"
local mass = require "robot.mass"
local mimic = later "robot.mimic"
local order = require "order"
local payload = later "robot.payload"
local tree = require "robot.one_tree"

local M = {}

-- Every field has a row: its record, its name, its kind, its meaning.  Kinds: text; number, a
-- finite float; vector, three numbers; type, one of joint_checks.TYPES; or another record.  `*` is
-- a list of these, `?` may be nil.  Every record also has `line`, an integer: where it begins in
-- the file, or 0 if unknown, for messages.  Any field X may have an X_line.
--
-- Units are SI: m, kg, s, rad, N.  A pose is xyz and rpy, R = Rz(yaw) Ry(pitch) Rx(roll).  Nothing
-- is merged, numbered or renamed here.  A reader that logged an error may leave out that field.
M.FIELDS = [[
robot     name        text       the robot's; the C is named after it
robot     file        text       what messages call the file
robot     links       link*      in the order of the file, at least one
robot     joints      joint*     in the order of the file
robot     mark        text?      how the format writes its words: "<%s>" in XML
robot     absent      text*?     name of a link that other tools need not declare -> what to do
robot     strict      text?      why an impossible inertia is an error; nil: it is a warning
robot     unread      unread*?   joints that the reader passed over
robot     floats      base?      the root link floats, whatever the options; nil: they decide
robot     sites       site*?     frames that get functions where an option names them
robot     gravity     vector?    acceleration of free fall, m/s^2, where the file gives it
base      rotors      rotor*?    as those of a floating joint
site      name        text       no other site has it; a link may
site      link        text       name of a link
site      xyz,rpy     vector     in its frame
unread    shown       text       such a joint in messages
robot     constraints constraint*?  those that a tree does not imply, without useless ones
constraint  name      text       no other constraint of the file has it
constraint  type      text       "ball": origins of a and b meet; "weld": axes too; "coupling";
                                 "polynomial"; "rope": through points
constraint  a,b       frame?     ends; b without a link is in the world
constraint  points    frame*?    of a rope; one without a link is in the world
constraint  length    number?    of a rope, m
constraint  joints,of number*?   name of a joint of one degree of freedom -> its coefficient
constraint  coefficients  number*?  of a polynomial from s^0 on, s being the sum over `of`
constraint  offset    number?    the value of the sum of coefficient times q, rad or m
constraint  stiffness number*?   of a spring, of each row: N/m or N m/rad; nil: it is rigid
constraint  damping   number*?   of a spring, of each row: N s/m or N m s/rad
frame     link        text?      name of a link
frame     xyz         vector     a point in its frame, m
frame     rpy         vector?    axes in its frame, rad; nil: parallel to its own
link      name        text       no other link has it
link      inertial    inertial?  nil: neither mass nor inertia
inertial  xyz         vector     centre of mass in the link's frame, m
inertial  rpy         vector     axes of the inertia in the link's frame, rad
inertial  mass        number     kg, not negative
inertial  ixx,ixy,ixz,iyy,iyz,izz  number  about that point, along those axes, kg m^2
joint     name        text       no other joint has it; a link may
joint     type        type       the motions that it permits, in the child's own frame
joint     parent      text       name of a link
joint     child       text       name of a link, the child of no other joint
joint     xyz,rpy     vector     the child's frame in the parent's with the joint at 0, m and rad
joint     axis        vector?    in the child's frame, any length but 0; of types that have one
joint     limit       limit?     nil: none
joint     dynamics    dynamics?  nil: none
joint     mimic       mimic?     q = multiplier q' + offset, both of one degree of freedom
joint     rotors      rotor*?    motors that turn with the joint, not of planar ones
limit     lower,upper    number?   of q, rad or m
limit     effort         number?   largest |tau|, N m or N
limit     velocity       number?   largest |v|, rad/s or m/s
dynamics  damping        number    its tau is damping v: N m s/rad or N s/m
dynamics  friction       number    its tau is friction sign(v): N m or N
mimic     joint          text      whose q' is followed
mimic     multiplier     number    rad or m for each rad or m of q'
mimic     offset         number    rad or m
rotor     inertia        number    at each dof, n^2 I_r with the gear ratio n: kg m^2 or kg
]]

local KINDS = {
  text = function(x) return type(x) == "string" end,
  line = function(x) return math.type(x) == "integer" end,
  number = function(x) return math.type(x) == "float" and x - x == 0 end,
  type = function(x) return joint.DOFS[x] ~= nil end,
}

local function is_table(x) return type(x) == "table" end

-- record -> field -> { kind, many }; and the names of the fields that a record must have
local FIELDS, NEEDED = {}, {}
local function add(owner, name, kind, many, may_lack)
  FIELDS[owner], NEEDED[owner] = FIELDS[owner] or { line = { kind = "line" } },
    NEEDED[owner] or { "line" }
  FIELDS[owner][name] = { kind = kind, many = many }
  if not may_lack then table.insert(NEEDED[owner], name) end
end
for owner, names, kind, many, may in M.FIELDS:gmatch "(%a+) +([%a,]+) +(%a+)(%*?)(%??)[^\n]*" do
  for name in names:gmatch "%a+" do
    add(owner, name, kind, many ~= "", may ~= "")
    add(owner, name .. "_line", "line", false, true)
  end
end

-- A record that violates this contract is a bug of the reader, not an error in the file.
local function bug(where, what) error(("record of a robot: %s %s"):format(where, what), 0) end

-- A copy of `value`, field by field.  where: the place in messages; partial: an error is in the
-- log, so a field may be missing.
local function copy_of(value, kind, where, partial)
  local copy, good = {}, KINDS[kind] or is_table
  if not good(value) then bug(where, "is no " .. kind) end
  if KINDS[kind] then return value end
  if kind == "vector" then
    for k = 1, 3 do copy[k] = copy_of(value[k], "number", where) end
    return copy
  end
  for _, name in ipairs(partial and {} or NEEDED[kind]) do
    if value[name] == nil then bug(kind, "lacks " .. name) end
  end
  if not partial and joint.HAS_AXIS[value.type] and value.axis == nil then
    bug(kind, "lacks axis")
  end
  order.each(value, function(name, item)
    local field = FIELDS[kind][name]
    if not field then
      bug(kind, "has no field " .. name)
    elseif field.many then
      if not is_table(item) then bug(name, "is no table") end
      copy[name] = {}
      for k, each in (item[1] and ipairs or order.pairs)(item) do
        copy[name][k] = copy_of(each, field.kind, name, partial)
      end
    else
      copy[name] = copy_of(item, field.kind, name, partial)
    end
  end)
  return copy
end

-- The checked robot of a record; the record is not changed.  Raises the errors of the log, if there
-- are any; warnings stay in the log, and so do errors of the payload.  options: payload = added to
-- links (payload.lua), free = mimic joints are independent, fixed = the root does not move.  The
-- result has more fields:
--   root = name of the link above all, link_by_name, joint_by_name,
--   joint.axis a unit vector, joint.armature = sum of its rotors, link.payloads (payload.lua),
--   link.impossible = why no body has its inertia, or nil, link.negative = whether it or a
--   payload's is negative about some axis, singular = whether missing masses make H singular
function M.check(record, log, options)
  local robot = copy_of(record, "robot", "it", log:failed())
  local context = { log = log, free = options and options.free }
  inertia.check(context, robot)
  joint.check(context, robot)
  local above = tree.check(context, robot)
  local follow = lists.those(robot.joints, function(one) return one.mimic end)
  if #follow > 0 then mimic.check(context, robot) end
  log:check()
  local of_options = fail.log() -- reported together with other errors of options
  if options and options.payload then
    of_options:try(payload.apply, context, robot, options.payload)
  end
  mass.check(context, robot, above, options and options.fixed)
  log:check()
  table.move(of_options.items, 1, #of_options.items, #log.items + 1, log.items)
  return robot
end

return M
