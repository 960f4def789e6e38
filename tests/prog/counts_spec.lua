-- Counts operations at -O2 (products, sums, quotients) on robots from outside the project, floating
-- if they float: no more than reached before, and far fewer than another generator needs.  Mimic
-- joints are free, there are no rotors, and joints are in alphabetical order.

local algo = dofile "tests/support/algo.lua"
local front = dofile "tests/support/front.lua"
local random = dofile "tests/support/random.lua"

local FUNCTIONS = { "crba", "rnea", "fd", "aba" }
local WORDS = { "crba", "rnea", "fd:H", "aba" }

-- robot, base, then the most operations of each function: a prototype's
local LIMITS = {
  { "ur5", "fixed", 166, 319, 573, 618 },
  { "iiwa14", "fixed", 256, 451, 900, 931 },
  { "hyq", "floating", 689, 1647, 3476, 3307 },
  { "solo12", "floating", 620, 1321, 3109, 2889 },
  { "anymal_c", "floating", 914, 1762, 3797, 3774 },
  { "h1", "floating", 1611, 2639, 6415, 5526 },
  { "atlas", "floating", 3280, 3516, 11908, 7973 },
}

describe("at -O2 it takes fewer operations than the prototype did:", function()
  for place, row in ipairs(LIMITS) do
    if place > random.many(2, #LIMITS) then break end -- large robots only run in `make test-long`
    it(row[1], function()
      local path = ("%s/urdf/%s.urdf"):format(front.shared, row[1])
      if not front.exists(path) then return pending(front.shared .. " is absent") end
      local job = algo.compile(front.contents(path), {
        base = row[2], mimic = "free", armature = { ignore_file = true }, order = "alphabetical",
        optimize = 2, functions = WORDS,
      })
      for k, name in ipairs(FUNCTIONS) do
        local total, most = job.by_name[name].plain.cost.total, row[2 + k]
        assert.is_true(total < most, ("%s: %d, not below %d"):format(name, total, most))
      end
    end)
  end
end)

local jobs = {} -- jobs of models, by options

local function job_of(name, base, level)
  local key = ("%s %s %d"):format(name, base, level)
  jobs[key] = jobs[key] or algo.compile(front.contents(("models/%s.urdf"):format(name)), {
    base = base, optimize = level, functions = WORDS,
  })
  return jobs[key]
end

-- and on robots that are always available
describe("-O2 takes fewer operations than -O0 and -O1:", function()
  for _, name in ipairs { "arm6", "arm7", "quad",
    random.many(nil, "skew"), random.many(nil, "humanoid") } do
    it(name, function()
      local base = (name == "quad" or name == "humanoid") and "floating" or "fixed"
      for _, fn in ipairs(FUNCTIONS) do
        local least = job_of(name, base, 2).by_name[fn].plain.cost.total
        for level = 0, 1 do
          local total = job_of(name, base, level).by_name[fn].plain.cost.total
          assert.is_true(least < total, ("%s: %d, at -O%d %d"):format(fn, least, level, total))
        end
      end
    end)
  end
end)

-- makes the rows of "Fewer operations" in templates/doc anew
describe("the pages' table of operations", function()
  local page = front.contents "templates/doc/optimisation.md"
  local head, rows = page:match("\n| | (crba |[^\n]*)|\n|[-|]+|\n(.-)\n$")
  local names, count = {}, 0
  for name in (head or ""):gmatch("[%w:]+") do names[#names + 1] = name end
  for row in ((rows or "") .. "\n"):gmatch("([^\n]+)\n") do
    local robot, base = row:match("^| (%w+),? ?(%w*) |")
    count = count + 1
    it("says what the generator says of " .. robot, function()
      local totals = {}
      for level = 1, 2 do
        local job = job_of(robot, base ~= "" and base or "fixed", level)
        for k, name in ipairs(FUNCTIONS) do
          totals[k] = (totals[k] and totals[k] .. " / " or "") .. job.by_name[name].plain.cost.total
        end
      end
      assert.equal(("| %s | %s |"):format(base ~= "" and robot .. ", " .. base or robot,
        table.concat(totals, " | ")), row)
    end)
  end

  it("is found", function()
    assert.same(WORDS, names)
    assert.is_true(count >= 3, "rows: " .. count)
  end)

  it("and what it says that parameters cost", function()
    local function cost(...)
      local job = algo.compile(front.contents "models/arm7.urdf", {
        functions = { "crba" }, tunable = { ... },
      })
      return job.by_name.crba.plain.cost
    end
    local function tens(x) return ("%d"):format((x + 5) // 10 * 10) end
    local plain, link, origin = cost(), cost "link7:mass,com,inertia", cost "a2:origin"
    local text = front.contents("templates/doc/tunable.md"):gsub("%s+", " ")
    local of_link, of_origin = text:match("In the crba of arm7, a link with ten tunable numbers "
      .. "costs about (%d+) operations. An origin that would otherwise be a quarter turn costs "
      .. "about (%d+), and three more sines")
    assert.equal(tens(link.total - plain.total), of_link)
    assert.equal(tens(origin.total - plain.total), of_origin)
    assert.equal(3, origin.sin - plain.sin)
  end)
end)
