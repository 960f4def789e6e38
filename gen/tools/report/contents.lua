-- All facts of a robot and its functions in one table, which --report writes as JSON and as a page.
-- Its fields are listed in templates/doc/report.md.
--
--   contents.of(job) -> the table: plain data, names as in the file.  job: after the last stage
local bodies = require "facts.bodies"
local facts = require "facts"
local fill = require "facts.fill"
local frames = require "facts.chosen_frames"
local functions = require "facts.functions"
local json = require "json"
local later = require "later"
local limbs = later "facts.limbs"
local lists = require "list"
local rounding = require "facts.rounding"
local text = require "text"
local unix = require "unix.core"

local M = {}

-- without the directories of this machine
local function shown(job, file)
  if not file or file == job.input.path then return job.input.shown end
  return file:match "^/" and file:match "[^/]+$" or file
end

-- the file, unless given, and the line in it, of a line of the robot or of a file that it includes
local function place(job, line, file)
  if file or not line then return shown(job, file), line end
  local own, there = job.log:place(line)
  return shown(job, own), there
end

-- numbers of the file that are rounded, or near rounder ones
local function numbers(job, list, key)
  return json.list(lists.mapped(list, function(one)
    local owner = one.owner
    local file, line = place(job, owner.line, owner.file)
    return { what = owner.what, name = owner.name, number = one.name, value = one.value,
      counts_as = one[key], line = line, file = file }
  end))
end

local function warnings(job)
  return json.list(lists.mapped(job.log:warnings(), function(item)
    return { file = shown(job, item.file), line = item.line, says = item.text }
  end))
end

-- parts of the file without effect on the C: { name, says }
local function dropped(links)
  local still = lists.those(links, function(link) return not link.moved_by and link.mass end)
  return json.list(lists.mapped(still, function(link)
    return { name = link.name, file = link.file, line = link.line,
      says = "it does not move: its inertia has no effect" }
  end))
end

-- the remarks with their lines: those of fixed joints that weld, or of the joint
local function remarks(job)
  local list, joints = json.list(facts.remarks(job.model)), job.robot.joints
  for _, one in ipairs(list) do
    local about = lists.set(one.welded or { one.joint })
    one.lines = json.list {}
    for _, joint in ipairs(joints) do
      if about[text.short(one.welded and joint.child or joint.name)] then
        one.lines[#one.lines + 1] = select(2, place(job, joint.line))
      end
    end
  end
  return list
end

local function robot(job, links)
  local model, options, whole = job.model, job.options, bodies.whole(links)
  return {
    name = model.name, id = job.symbols.name, base = model.floating and "floating" or "fixed",
    real = options.real, optimize = options.optimize, gravity = job.model.gravity,
    bodies = #model.bodies, nq = model.nq, nv = model.nv, mass = whole.mass, com = whole.com,
  }
end

-- the moving joints in the order of the header, with the limits of joints with one number
local function joints_in_order(job)
  local list, limits = facts.joints(job.model), facts.limits(job.model)
  local function finite(x) return math.abs(x) < math.huge and x or nil end
  for k, one in ipairs(list) do
    local limit = limits[k]
    if one.v and one.v[2] == 1 then
      one.lower, one.upper = finite(limit.lower[1]), finite(limit.upper[1])
      one.velocity, one.effort = finite(limit.speed[1]), finite(limit.effort[1])
    end
  end
  return list
end

-- constraints and the pattern of K, or nil
local function constraints(job, links)
  local all, list = job.model.constraints, json.list {}
  if #all == 0 then return nil end
  local ends = bodies.ends(job, links)
  for k, c in ipairs(all) do
    local file, line = place(job, c.line, c.file)
    list[k] = { name = c.name, type = c.type, a = c.a and c.a.link, b = c.b and c.b.link,
      a_at = ends[k].a, b_at = ends[k].b, file = file, line = line, first = c.row - 1,
      rows = #c.rows }
  end
  return { list = list, K = json.list(lists.mapped(facts.constraint_pattern(job.model, {}),
    function(row) return { id = row.id, marks = table.concat(row.marks) } end)) }
end

local function matrix(job)
  local H = fill.of(job.model, job.zeros.H)
  H.names = lists.mapped(job.model.dofs, function(dof) return dof.id end)
  H.branching = facts.branching(job.model)
  return H
end

-- fingerprints of the C and C++ files, by which a reader of the report knows that they fit
local function sums(files)
  local of = {}
  for _, file in ipairs(files) do
    local name = file.name:match "[^/]*%.[ch]p*$"
    if name then of[name] = unix.sha256(file.text) end
  end
  return of
end

function M.of(job)
  local links, joints, advice = bodies.links(job), bodies.joints(job), job.advice
  for _, one in ipairs(lists.joined(links, joints)) do
    if one.line then one.file, one.line = place(job, one.line) end
  end
  return {
    format = 2,
    generator = { name = "pinion", version = job.version },
    source = {
      file = job.input.shown, sha256 = unix.sha256(job.input.bytes), command = job.options.command,
    },
    files = sums(job.files or {}), robot = robot(job, links),
    links = links, joints = json.list(joints), order = joints_in_order(job),
    H = matrix(job), H_says = facts.zeros(job.model, job.zeros.H).says,
    constraints = constraints(job, links),
    functions = functions.of(job), estimates_for = functions.ESTIMATES_FOR,
    frames = json.list(frames.groups(job)), frames_explained = frames.explained(job.model),
    weighed = json.list(frames.weighed(job)), limbs = json.list(limbs.said(job)),
    remarks = remarks(job), dropped = dropped(links),
    snapped = numbers(job, job.model.snapped, "taken"),
    near = {
      numbers = numbers(job, job.model.near, "likely"), options = advice and advice.options,
      before = advice and advice.before, after = advice and advice.after,
    },
    warnings = warnings(job), compiler = job.compiled, rounding = rounding.of(job),
  }
end

return M
