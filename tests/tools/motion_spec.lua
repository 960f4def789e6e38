-- Tests pages and pictures of a recorded motion: poses against independent ones, drawings against
-- projections by hand, mistakes in the CSV by their lines.

local algo = dofile "tests/support/algo.lua"
local fail = require "fail"
local film_strip = require "tools.motion.film_strip"
local front = dofile "tests/support/front.lua"
local motion = dofile "tests/support/reference/motion.lua"
local player = require "tools.motion.player"
local random = dofile "tests/support/random.lua"
local recording = require "tools.motion.recording"
local template = require "emit.template"

local function robot(name, options)
  local path = ("models/%s.urdf"):format(name)
  local job = algo.compile(front.contents(path), options or {}, "model")
  job.fill, job.version = template.new "templates/", "0"
  return job
end

-- a CSV of states, with a point that touches in the states `touches`
local function csv(job, states, touches)
  local names = { "t" }
  for k = 0, job.model.nq - 1 do names[#names + 1] = "q" .. k end
  if touches then names[#names + 1] = "x0,y0,z0,fx0,fy0,fz0" end
  local lines = { table.concat(names, ",") }
  for k, q in ipairs(states) do
    local row = { ("%.17g"):format(0.1 * (k - 1)) }
    for _, x in ipairs(q) do row[#row + 1] = ("%.17g"):format(x) end
    if touches then row[#row + 1] = "1,2,0,0,0,50" end
    lines[#lines + 1] = table.concat(row, ",")
  end
  return table.concat(lines, "\n") .. "\n"
end

local function problem_of(job, text)
  local ok, problem = pcall(recording.read, job, "m.csv", text)
  assert.is_false(ok)
  assert.is_true(fail.is(problem), tostring(problem))
  return fail.render(problem.items)[1]
end

describe("a recorded motion", function()
  local job = robot("quad", { base = "floating" })
  local rng, states = random.case(28), {}
  for k = 1, 12 do states[k] = motion.random_q(rng, job.model) end
  local frames = recording.read(job, "m.csv", csv(job, states, true))

  it("is read number by number", function()
    assert.equal(12, #frames)
    for k, frame in ipairs(frames) do
      assert.same(states[k], frame.q)
      assert.equal(0.1 * (k - 1), frame.t)
      assert.same({ { at = { 1, 2, 0 }, f = { 0, 0, 50 } } }, frame.contacts)
    end
  end)

  it("has every link where an independent truth has it", function()
    local seen = 0
    for case = 1, random.many(12, 30) do
      local text, options, numbers = algo.random(case, { mimic = 0.3 })
      local any = algo.compile(text, options, "model")
      local world, at = motion.world(any.robot, any.model, options), {}
      local q = motion.random_q(numbers, any.model)
      for _, link in ipairs(motion.links(world, q)) do at[link.link] = link end
      local frame = recording.read(any, "m.csv", csv(any, { q }))[1]
      for _, link in ipairs(recording.scene(any, frame).links) do
        local truth = not link.extra and assert(at[link.name])
        for i = 1, truth and 3 or 0 do
          assert.near(truth.p[i], link.pose[9 + i], 1e-12)
          for j = 1, 3 do assert.near(truth.R[i][j], link.pose[3 * i - 3 + j], 1e-12) end
        end
        seen = seen + (truth and 1 or 0)
      end
    end
    assert.is_true(seen >= 40, seen)
  end)

  it("is seen by a camera as that turns it", function()
    local c, s = math.cos(0.3), math.sin(0.3)
    local camera = { { c, s, 0 }, { -s, c, 0 }, { 0, 0, 1 } }
    local plain, turned = recording.scene(job, frames[1]), recording.scene(job, frames[1], camera)
    for k, link in ipairs(plain.links) do
      local x, y = link.pose[10], link.pose[11]
      assert.near(c * x + s * y, turned.links[k].pose[10], 1e-14)
      assert.near(c * y - s * x, turned.links[k].pose[11], 1e-14)
    end
    assert.near(c + 2 * s, turned.contacts[1].at[1], 1e-15)
    assert.near(plain.robot.com[3], turned.robot.com[3], 1e-14)
  end)

  it("is thinned evenly, first and last included", function()
    local list = {}
    for k = 1, 101 do list[k] = k end
    assert.same({ 1, 26, 51, 76, 101 }, recording.some(list, 5))
    assert.same({ 1, 2 }, recording.some({ 1, 2 }, 5))
  end)

  it("is followed if the robot travels, and is not if it stays", function()
    local near, far = {}, {}
    for k = 0, 9 do
      near[k + 1], far[k + 1] = { table.unpack(states[1]) }, { table.unpack(states[1]) }
      near[k + 1][1], far[k + 1][1] = states[1][1] + 0.01 * k, states[1][1] + 10 * k
    end
    for follows, list in pairs { [false] = near, [true] = far } do
      local scenes = {}
      for k, frame in ipairs(recording.read(job, "m.csv", csv(job, list))) do
        scenes[k] = recording.scene(job, frame)
      end
      local window = recording.window(scenes)
      assert.equal(follows, window.follows)
      assert.is_true(window.half[1] < 1.5, window.half[1])
    end
  end)

  it("names the line of a mistake", function()
    local fine = csv(job, { states[1] })
    for text, words in pairs {
      [fine:gsub("^t", "time")] = "m.csv:1: error: there is no column t, the time in seconds",
      [fine:gsub("q18", "p18")] = "m.csv:1: error: there is no column q18: expected t and q0 to "
        .. "q18, the numbers of this robot's q",
      [fine:gsub("q18", "q18,q19")] = "m.csv:1: error: there is a column q19: expected t and q0 "
        .. "to q18, the numbers of this robot's q",
      [fine:match "^[^\n]*\n"] = "m.csv: error: has a heading, but no line of numbers",
      [fine .. "0,0\n"] = "m.csv:3: error: has 2 numbers, expected 20 as in the heading",
      [fine:gsub("\n0,", "\nnan,")] = "m.csv:2: error: expected a finite number, got 'nan'",
      [fine:gsub("q18", "q18,fx0")] = "m.csv:1: error: point 0 has no column x0 or fx0",
    } do
      assert.equal(words, problem_of(job, text))
    end
  end)
end)

describe("the film strip", function()
  local job = robot("book_top", { base = "floating" })

  -- the view is from -60 degrees, 15 degrees above: right, and up
  local function right(p) return math.sin(math.rad(60)) * p[1] + math.cos(math.rad(60)) * p[2] end
  local function up(p)
    local c, s = math.cos(math.rad(15)), math.sin(math.rad(15))
    return c * p[3] - s * (math.cos(math.rad(60)) * p[1] - math.sin(math.rad(60)) * p[2])
  end

  it("puts points where a projection by hand has them", function()
    local svg = film_strip.svg(job, recording.read(job, "m.csv", csv(job, {
      { 0, 0, 0, 0, 0, 0, 1 }, { 0.3, 0.2, 0.1, 0, 0, 0, 1 } })))
    local lines = {}
    local shape = '<line class="leader" x1="(.-)" x2="(.-)" y1="(.-)" y2="(.-)"/>'
    for x1, x2, y1, y2 in svg:gmatch(shape) do
      lines[#lines + 1] = { x1 + 0, x2 + 0, y1 + 0, y2 + 0 }
    end
    assert.equal(2, #lines)
    -- the shaft, 0.2 m, is vertical and gives the scale
    local scale = (lines[1][3] - lines[1][4]) / (0.2 * math.cos(math.rad(15)))
    local moved = { 0.3, 0.2, 0.1 }
    assert.near(scale * right(moved), lines[2][1] - lines[1][1], 0.02)
    assert.near(-scale * up(moved), lines[2][3] - lines[1][3], 0.02)
    assert.near(lines[1][1], lines[1][2], 0.02)
  end)

  it("has arrows where a force acts, and the ground then only", function()
    local still = { { 0, 0, 0, 0, 0, 0, 1 } }
    local with = film_strip.svg(job, recording.read(job, "m.csv", csv(job, still, true)))
    local without = film_strip.svg(job, recording.read(job, "m.csv", csv(job, still)))
    assert.is_truthy(with:find('class="force"', 1, true) and with:find('class="grid"', 1, true))
    assert.is_nil(without:find('class="force"', 1, true) or without:find('class="grid"', 1, true))
  end)
end)

describe("the page", function()
  it("is one file without a network, and the same each time", function()
    local job = robot("fourbar", require("cli.config").load("models/fourbar.lua",
      front.contents "models/fourbar.lua").values)
    local states = {}
    for k = 1, 40 do states[k] = { 0.01 * k, 0.02 * k, -0.01 * k } end
    local function page()
      return player.page(job, recording.read(job, "m.csv", csv(job, states)))
    end
    local text = page()
    assert.equal(text, page())
    local rest = text:gsub('"http://www.w3.org/2000/svg"', "")
    for _, word in ipairs { "http:", "https:", "src=", "import", "url%(", "fetch", "XMLHttp" } do
      assert.is_nil(rest:find(word), word)
    end
    assert.equal(40, select(2, text:gsub("\n%[[%d.]+,%[%[", "")))
    assert.is_truthy(text:find("default-src 'none'", 1, true))
  end)

  it("shows a name that would run as text", function()
    local job = robot "pendulum"
    job.model.name = "<script>alert(1)</script>"
    local text = player.page(job, recording.read(job, "m.csv", csv(job, { { 0 } })))
    assert.is_nil(text:find("<script>alert", 1, true))
    assert.is_truthy(text:find("&lt;script&gt;alert(1)", 1, true))
  end)
end)
