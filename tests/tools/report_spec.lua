-- Tests the report of a robot: compares its table of facts with other ways to the same numbers.

local algo = dofile "tests/support/algo.lua"
local book = require "facts.book"
local dense = dofile "tests/support/dense.lua"
local expr = require "expr"
local fail = require "fail"
local fill = require "facts.fill"
local front = dofile "tests/support/front.lua"
local html = require "tools.report.html"
local json = require "dkjson"
local mat3 = require "spatial.mat3"
local report = require "tools.report"
local rounding = require "facts.rounding"
local tree = require "tools.report.tree_drawing"
local version = require "version"
local xml = require "xml"

local INERTIAL = '<inertial><origin xyz="0.1 0.2 0.3" rpy="0.1 0.2 0.3"/><mass value="2"/><inertia '
  .. 'ixx="0.3" iyy="0.4" izz="0.5" ixy="0.01" ixz="0.02" iyz="0.03"/></inertial>'

local function link(name, inside) return ('<link name="%s">%s</link>\n'):format(name, inside) end

local function joint(name, kind, parent, child, more)
  return ('<joint name="%s" type="%s"><parent link="%s"/><child link="%s"/>%s</joint>\n'):format(
    name, kind, parent, child, more)
end

-- two arms on a waist, with everything that a report can mention: line 1 is the robot's
local ROBOT = '<robot name="r&lt;b&gt;">\n' .. link("base", INERTIAL) .. link("torso", INERTIAL)
  .. link("left", INERTIAL) .. link("right", INERTIAL)
  .. link("box<>&\"'", INERTIAL:gsub('izz="0.5"', 'izz="0.9"'))
  .. joint("waist", "revolute", "base", "torso", '<origin xyz="0 0 1" rpy="0 0 1.5707963268"/>'
    .. '<axis xyz="0 0 1"/><limit lower="-1" upper="1" effort="1" velocity="1"/>')
  .. joint("l", "continuous", "torso", "left", '<origin xyz="0.1 0.2 0" rpy="1.5708 0 0.5"/>'
    .. '<axis xyz="0 1 0"/>')
  .. joint("r", "prismatic", "torso", "right", '<origin xyz="0 -0.2 0" rpy="0.2 0.3 0.4"/>'
    .. '<axis xyz="1 0 0"/><limit lower="-1" upper="1" effort="1" velocity="1"/>')
  .. joint("weld", "fixed", "left", "box&lt;&gt;&amp;&quot;'", '<origin xyz="0 0 0.5"/>')
  .. "</robot>\n"
ROBOT = ROBOT:gsub('name="box<>&"\'"', 'name="box&lt;&gt;&amp;&quot;\'"')

-- a job that a report can be made of
local function job_of(text, options)
  local all = { optimize = 1, real = "double" }
  for key, value in pairs(options or {}) do all[key] = value end
  local job = algo.compile(text, all, "lower", true)
  job.version, job.input.shown = version, job.input.path
  job.options.command = "pinion test.urdf"
  job.poses = require("analysis.golden").poses(job.model)
  return job
end

-- by the name of each
local function index(list)
  local of = {}
  for _, one in ipairs(list) do of[one.name] = one end
  return of
end

local function near(a, b, what)
  assert.is_true(#a == #b, what)
  for k, x in ipairs(a) do
    assert.is_true(math.abs(x - b[k]) < 1e-12, ("%s: %.17g is not %.17g"):format(what, x, b[k]))
  end
end

describe("the report as data", function()
  local job, facts, links, functions
  lazy_setup(function()
    job = job_of(ROBOT)
    facts = assert(json.decode(report.text(job, "r.json")))
    links, functions = index(facts.links), index(facts.functions)
  end)

  it("is the same to the byte", function()
    assert.equal(report.text(job_of(ROBOT), "a.json"), report.text(job, "b.json"))
  end)

  it("has links where the origins of the joints put them", function()
    local R, p = mat3.identity(), { 0.0, 0.0, 1.0 }
    R = mat3.mul(R, mat3.about(3, math.pi / 2))
    local pose = mat3.flat(R)
    table.move(p, 1, 3, 10, pose)
    near(pose, links.torso.pose, "torso")
    p = mat3.add(p, mat3.apply(R, { 0.1, 0.2, 0.0 }))
    R = mat3.mul(R, mat3.rpy { 1.5708, 0.0, 0.5 })
    near(mat3.add(p, mat3.apply(R, { 0.0, 0.0, 0.5 })),
      table.move(links["box<>&\"'"].pose, 10, 12, 1, {}), "box")
    assert.equal("l", links["box<>&\"'"].moved_by)
    assert.equal("left", links["box<>&\"'"].welded_to)
    assert.is_nil(links.base.moved_by)
  end)

  it("has masses, and what no body can have", function()
    assert.equal(10.0, facts.robot.mass)
    assert.equal(2.0, links.left.mass)
    assert.is_truthy(links["box<>&\"'"].impossible:find "triangle")
    assert.is_nil(links.left.impossible)
    assert.same({ "base" }, { facts.dropped[1].name, facts.dropped[2] })
  end)

  it("tells of typed noise: what counts as another, and what may be meant", function()
    assert.equal("waist", facts.snapped[1].name)
    assert.equal(math.pi / 2, facts.snapped[1].counts_as)
    assert.equal(1, #facts.snapped)
    assert.same({ "l", "roll", 1.5708, "pi/2", 8 }, { facts.near.numbers[1].name,
      facts.near.numbers[1].number, facts.near.numbers[1].value,
      facts.near.numbers[1].counts_as, facts.near.numbers[1].line })
    assert.equal("--snap 4e-6", facts.near.options)
    assert.is_true(facts.near.after < facts.near.before)
    local exact = job_of((ROBOT:gsub("1.5708 0", "1.57079632679489661923 0")))
    assert.equal(facts.near.after, exact.by_name.crba.plain.cost.total)
    assert.equal(facts.near.before, functions.crba.operations.total)
    assert.equal(2, #facts.warnings)
  end)

  it("has functions with what they take", function()
    for _, item in ipairs(job.functions) do
      local one = functions[item.fn.name]
      for k, arg in ipairs(item.fn.args) do
        local numbers = algo.length(arg.dims, job.model)
        assert.same({ arg.name, arg.mode, numbers, 8 * numbers }, { one.arguments[k].name,
          one.arguments[k].mode, one.arguments[k].numbers, one.arguments[k].bytes })
      end
      assert.equal(item.program and item.plain.cost.total, one.operations and one.operations.total)
      assert.equal(item.program and #item.program.constants, one.constants)
      local book_total = one.book and one.book.total or math.huge
      assert.is_true(not item.program or book_total >= one.operations.total - job.model.nv)
    end
  end)

  it("knows no number of a float that is not half as large", function()
    local halves = index(json.decode(report.text(job_of(ROBOT, { real = "float" }), "r.json"))
      .functions)
    for name, one in pairs(functions) do
      assert.equal(one.arguments[1].bytes, 2 * halves[name].arguments[1].bytes)
      if one.estimate then
        assert.is_true(halves[name].estimate.stack <= one.estimate.stack, name)
      end
    end
  end)
end)

describe("the costs of the book", function()
  local function chain(n, kind)
    local parts = { '<robot name="c">', link("l0", "") }
    for k = 1, n do
      parts[#parts + 1] = link("l" .. k, INERTIAL)
      parts[#parts + 1] = joint("j" .. k, kind or "continuous", "l" .. k - 1, "l" .. k,
        '<origin xyz="0.1 0.2 0.3"/><axis xyz="0 0 1"/>')
    end
    parts[#parts + 1] = "</robot>"
    return algo.compile(table.concat(parts, "\n"), { functions = { "crba" } }, "model").model
  end

  it("are those of its tables, operation by operation", function()
    local four, five = book.of(chain(4)), book.of(chain(5))
    local function more(name)
      local a, b = four[name].book, five[name].book
      return { b.mul - a.mul, b.add - a.add, b.div - a.div }
    end
    -- pose 12 and 6; X*v, X*a, X'*f 24 and 18 each; S*qd, S*qdd; v x S*qd 18 and 12; I*a, I*v 24
    -- and 18 each; v x* I*v; S'*f 6 and 5; sums
    assert.same({ 12 + 3 * 24 + 2 * 6 + 18 + 2 * 24 + 18 + 6,
      6 + 3 * 18 + 2 * 6 + 12 + 6 + 2 * 18 + 12 + 6 + 5 + 6, 0 }, more "rnea")
    assert.same({ 12 + 24 + 24 + 6 + 24, 6 + 18 + 18 + 5 + 18 + 6, 0 }, more "gravity")
    -- one row more of 5 entries: 4 quotients, 4 * 5 / 2 products and differences
    assert.same({ 10, 10, 4 }, more "ltdl")
    assert.same({ 8, 8, 1 }, more "solve")
    assert.same({ 8 + 1, 8, 0 }, more "mul_H")
    -- a free body: its pose 12 + 27 + 9; six columns I*S, and S'*F of each with it and the earlier
    -- ones
    local free = book.of(algo.compile('<robot name="f">' .. link("l", INERTIAL) .. "</robot>",
      { functions = { "crba" }, base = "floating" }, "model").model)
    assert.equal(12 + 27 + 9 + 6 * 24 + 21 * 6, free.crba.book.mul)
  end)

  it("know no branches where H is dense", function()
    local model = chain(6)
    for name, one in pairs(book.of(model)) do
      if one.dense then assert.same(one.book, one.dense, name) end
    end
  end)
end)

describe("the fill of a factor", function()
  -- are entries of the factor of a symmetric matrix zero? Found with numbers.
  local function by_numbers(rows, first, last, step)
    local n, A, nonzero = #rows, dense.zeros(#rows), 0
    for i = 1, n do
      for j = 1, i do
        local x = i == j and 10.0 * n or rows[i]:sub(j, j) == "x" and 1 + (i * 7 + j * 3) % 5 or 0.0
        A[i][j], A[j][i] = x + 0.0, x + 0.0
      end
    end
    for k = first, last, step do
      for i = k + step, last, step do
        local l = A[i][k] / A[k][k]
        for j = k + step, last, step do A[i][j] = A[i][j] - l * A[k][j] end
      end
    end
    local marks = {}
    for i = 1, n do
      marks[i] = ""
      for j = 1, i do
        local x = step > 0 and A[i][j] or A[j][i]
        nonzero = nonzero + (x ~= 0 and 1 or 0)
        marks[i] = marks[i] .. (x == 0 and "." or rows[i]:sub(j, j) == "x" and "x" or "f")
      end
    end
    return marks, nonzero
  end

  it("is that of numbers, from the leaves and from the root", function()
    for _, path in ipairs { "models/duo.urdf", "models/quad.urdf" } do
      local job = algo.compile(front.contents(path), { functions = { "crba" }, base = "floating" },
        "trace")
      local found = fill.of(job.model, job.zeros.H)
      local n, factors = found.n, index(found.factors)
      local rows, entries = by_numbers(found.rows, n, 1, -1)
      assert.same(rows, factors["L'DL"].rows)
      assert.equal(entries, factors["L'DL"].entries)
      rows, entries = by_numbers(found.rows, 1, n, 1)
      assert.same(rows, factors["LDL'"].rows)
      assert.equal(entries, factors["LDL'"].entries)
      assert.equal(n * (n + 1) // 2, factors.dense.entries)
    end
  end)
end)

describe("compiled sizes", function()
  local compile = require "measure.compiler"
  local sources = {
    { name = "small", file = "r_small.c", text = '#include "r.h"\nint r_small(int x)\n'
      .. "{ return x; }\n" },
    { name = "large", file = "r_large.c", text = '#include "r.h"\n'
      .. "static const double t[50] = { 1.5 };\nint r_large(int x)\n"
      .. "{ volatile double y[100]; y[x] = t[x]; return r_small((int)y[0]); }\n" },
  }
  local function header(name)
    assert.equal("r.h", name)
    return "int r_small(int x); int r_large(int x);\n"
  end

  it("are those of the compiler", function()
    local found = compile.sizes("cc -O1", sources, {}, header)
    local small, large = found.functions[1], found.functions[2]
    assert.is_true(small.code > 0 and small.code < 64)
    assert.is_true(large.code >= 400 and large.code < 700, large.code)
    if large.stack then assert.is_true(large.stack >= 800 and large.stack < 1000, large.stack) end
    assert.is_truthy(found.version:find "%d")
  end)

  it("need a compiler that compiles", function()
    local ok, problem = pcall(compile.sizes, "no-such-compiler -O", sources, {}, header)
    assert.is_false(ok)
    assert.equal(2, problem.code)
    assert.is_truthy(problem.items[1].text:find("--report-cc: 'no-such-compiler -O'", 1, true))
  end)
end)

-- ---- colours ------------------------------------------------------------------------------------

-- WCAG 2.1: relative luminance of { r, g, b } of 255, and the contrast of two
local function luminance(c)
  local sum = 0.0
  for k, share in ipairs { 0.2126, 0.7152, 0.0722 } do
    local x = c[k] / 255
    sum = sum + share * (x <= 0.03928 and x / 12.92 or ((x + 0.055) / 1.055) ^ 2.4)
  end
  return sum
end

local function contrast(a, b)
  local x, y = luminance(a), luminance(b)
  return (math.max(x, y) + 0.05) / (math.min(x, y) + 0.05)
end

local function over(c, alpha, ground)
  local mixed = {}
  for k = 1, 3 do mixed[k] = alpha * c[k] + (1 - alpha) * ground[k] end
  return mixed
end

describe("the colours of the page", function()
  local css = front.contents "templates/style_drawing.html" .. front.contents
    "templates/style_page.html" .. front.contents "templates/report.html"
  local schemes = {}
  for block in css:gmatch ":root (%b{})" do
    local scheme = {}
    for name, hex in block:gmatch "%-%-(%a+): #(%x+);" do
      scheme[name] = { tonumber(hex:sub(1, 2), 16), tonumber(hex:sub(3, 4), 16),
        tonumber(hex:sub(5, 6), 16) }
    end
    schemes[#schemes + 1] = scheme
  end
  local TELLING = { "ink", "soft", "own", "fill", "red", "green", "blue", "bad" }
  local GROUND = { card = true, paper = true, line = true } -- and gaps, halos, borders

  it("are measured rightly", function()
    assert.near(21.0, contrast({ 0, 0, 0 }, { 255, 255, 255 }), 1e-12)
    assert.near(4.48, contrast({ 0x77, 0x77, 0x77 }, { 255, 255, 255 }), 5e-3)
    assert.near(4.25, contrast({ 0x2e, 0x8b, 0x57 }, { 255, 255, 255 }), 5e-3)
  end)

  it("stand out by 4.5, light and dark: words, lines and cells", function()
    assert.equal(2, #schemes)
    for k, scheme in ipairs(schemes) do
      for _, ground in ipairs { "card", "paper" } do
        for _, name in ipairs(TELLING) do
          local found = contrast(scheme[name], scheme[ground])
          assert.is_true(found >= 4.5, ("%s on %s of %d: %.2f"):format(name, ground, k, found))
        end
      end
      local alpha = tonumber(css:match "%.bar i {[^}]* opacity: ([%d.]+);")
      for _, bar in ipairs { "own", "book", "full" } do
        local found = contrast(scheme.ink, over(scheme[bar], alpha, scheme.card))
        assert.is_true(found >= 4.5, ("ink on a bar of %s of %d: %.2f"):format(bar, k, found))
      end
      -- a name where three shapes overlap
      local alpha_of_shape, ground = tonumber(css:match "fill%-opacity: ([%d.]+)"), scheme.card
      for _ = 1, 3 do ground = over(scheme.own, alpha_of_shape, ground) end
      assert.is_true(contrast(scheme.ink, ground) >= 4.5)
    end
  end)

  it("are all of these", function()
    local known = {}
    for _, name in ipairs(TELLING) do known[name] = true end
    local uses = 0
    for property, name in css:gmatch "([%a-]+): [^;{}]-var%(%-%-(%a+)%)" do
      if property == "color" or property == "fill" or property == "stroke" then
        assert.is_true(known[name] or GROUND[name], property .. " " .. name)
        uses = uses + 1
      end
    end
    assert.is_true(uses > 20)
  end)

  it("are never alone: axes differ in their dashes, too", function()
    local dashes = {}
    for axis in ("xyz"):gmatch "." do
      local rule = css:match("line%.axis" .. axis .. " { stroke: [^}]*}")
      local dash = rule:match "dasharray: ([^;]+);" or "solid"
      assert.is_nil(dashes[dash])
      dashes[dash] = axis
    end
  end)
end)

describe("the report as a page", function()
  local fill_template = require("emit.template").new("templates/")

  local function page_of(text, options)
    local job = job_of(text, options)
    job.fill = fill_template
    return report.text(job, "r.html")
  end

  -- the drawings, which are XML, as tables; by class
  local function drawings(page)
    local list = {}
    for text in page:gmatch "<svg .-</svg>" do
      local log = fail.log "page"
      local svg = xml.parse_string(text, "page", log)
      log:check()
      list[#list + 1] = svg
    end
    return list
  end

  local function each(node, name, class, visit)
    if node.name == name and (not class or node.attributes.class == class) then visit(node) end
    for _, child in ipairs(node.children) do each(child, name, class, visit) end
  end

  local function count(node, name, class)
    local n = 0
    each(node, name, class, function() n = n + 1 end)
    return n
  end

  local page
  lazy_setup(function() page = page_of(ROBOT) end)

  it("is the same to the byte, and needs nothing from elsewhere", function()
    assert.equal(page, page_of(ROBOT))
    for _, word in ipairs { "<script", "http:", "https:", "url(", "@import", " on%a+=" } do
      assert.is_nil(page:find(word), word)
    end
  end)

  it("has every section, and a link to each", function()
    for _, id in ipairs { "tree", "views", "sparsity", "functions", "notes", "planner", "links",
      "conventions" } do
      assert.is_truthy(page:find('<section id="' .. id .. '">', 1, true), id)
      assert.is_truthy(page:find('<a href="#' .. id .. '">', 1, true), id)
    end
  end)

  it("lets no name do anything", function()
    local bad = "<img src=x onerror=alert(1)>&amp;\"'"
    local hostile = page_of((ROBOT:gsub("left", (bad:gsub(".", { ["<"] = "&lt;", [">"] = "&gt;",
      ["&"] = "&amp;", ['"'] = "&quot;", ["'"] = "&apos;" }):gsub("%%", "%%%%"))):gsub("torso",
      "\u{202e}sort")))
    assert.is_nil(hostile:find("<img", 1, true))
    assert.is_nil(hostile:find("\u{202e}", 1, true))
    assert.is_truthy(hostile:find("&lt;img src=x onerror=alert(1)&gt;&amp;amp;&quot;&#39;", 1,
      true))
    assert.is_truthy(page:find("<title>r&lt;b&gt;: report</title>", 1, true))
    drawings(hostile)
  end)

  it("draws every joint and every stored entry", function()
    local all = drawings(page)
    assert.equal(1 + 3 + 4, #all)
    assert.equal(5, count(all[1], "text") // 2)
    assert.equal(1, count(all[1], "circle", "fixed"))
    for k = 2, 4 do
      assert.equal(4, count(all[k], "ellipse", "ellipsoid"))
      assert.equal(1, count(all[k], "ellipse", "ellipsoid wrong"))
    end
    local cells = 0
    each(all[5], "path", "cell", function(node)
      for n in node.attributes.d:gmatch "h(%d+)v" do cells = cells + tonumber(n) end
    end)
    local H = json.decode(report.text(job_of(ROBOT), "r.json")).H
    assert.equal(2 * H.entries - H.n, cells)
  end)

  local function section(text, id)
    return text:match('<section id="' .. id .. '">.-</section>')
  end

  it("has a table of joints: places in q and v, limits, velocity, effort", function()
    local function row_of(text, name)
      local cells = {}
      local row = section(text, "tree"):match('<tr><th scope="row">' .. name .. "</th>.-</tr>")
      for cell in row:gmatch "<td[^>]*>(.-)</td>" do cells[#cells + 1] = cell end
      return cells
    end
    assert.same({ "revolute", "0", "0", "-1", "1", "1", "1" }, row_of(page, "waist"))
    assert.same({ "continuous", "1", "1", "none", "none", "none", "none" }, row_of(page, "l"))
    local floating = page_of(ROBOT, { base = "floating" })
    assert.same({ "floating", "0 to 6", "0 to 5", "", "", "", "" }, row_of(floating, "base"))
    assert.same({ "prismatic", "9", "8", "-1", "1", "1", "1" }, row_of(floating, "r"))
    local order = json.decode(report.text(job_of(ROBOT), "r.json")).order
    assert.same({ -1, 1, 1, 1 }, { order[1].lower, order[1].upper, order[1].velocity,
      order[1].effort })
    assert.is_nil(order[2].lower)
  end)

  it("has headings that say of what they are", function()
    local heads = 0
    for attributes in page:gmatch "<th([ >][^>]*)" do
      assert.is_truthy(attributes:find 'scope="%a+"', attributes)
      heads = heads + 1
    end
    assert.is_true(heads > 50)
    assert.is_truthy(page:find('<th class="name" scope="row"><b>crba</b>', 1, true))
  end)

  it("explains its arrows, lines and marks", function()
    local functions = section(page, "functions"):match "^(.-)<table"
    assert.is_truthy(functions:find "→ is an argument" and functions:find "↔ one that")
    local lines = section(page, "views"):match "^(.-)<svg"
    for _, key in ipairs { "axisx", "axisy", "axisz", "axle", "com" } do
      assert.is_truthy(lines:find('class="key ' .. key .. '"', 1, true), key)
    end
  end)

  it("has the conventions that the robot needs, and no others", function()
    local function said(text, options)
      return table.concat(json.decode(report.text(job_of(text, options), "r.json")).conventions,
        "\n")
    end
    local all = said(ROBOT, { base = "floating" })
    for _, words in ipairs { "Quaternions", "Rates of spherical", "H is packed", "of the tree",
      "The base floats", "A spatial vector" } do
      assert.is_truthy(all:find(words, 1, true), words)
    end
    local few = said(ROBOT, { functions = { "rnea" } })
    for _, words in ipairs { "Quaternion", "Rates of", "H is packed", "The base floats",
      "A spatial vector" } do
      assert.is_nil(few:find(words, 1, true), words)
    end
    assert.is_truthy(few:find("Gravity is", 1, true))
    local chain = ROBOT:gsub('parent link="torso"/><child link="right"',
      'parent link="left"/><child link="right"')
    assert.is_truthy(said(chain):find("columns ascending.\n", 1, true))
  end)

  it("writes the names of links into its pictures, or says for which there is no room", function()
    local shown = section(page, "views")
    for _, name in ipairs { "base", "torso", "left", "right", "box&lt;&gt;&amp;&quot;&#39;" } do
      assert.is_truthy(shown:find(">" .. name .. "</text>", 1, true), name)
    end
    assert.is_nil(shown:find("Without room", 1, true))
    -- many links at one point
    local parts = { '<robot name="c">', link("l0", INERTIAL) }
    for k = 1, 120 do
      parts[#parts + 1] = link("a_link_with_number_" .. k, INERTIAL)
        .. joint("j" .. k, "continuous", "l0", "a_link_with_number_" .. k,
          '<axis xyz="0 0 1"/>')
    end
    local crowd = section(page_of(table.concat(parts, "\n") .. "</robot>",
      { functions = { "fk" } }), "views")
    for k = 1, 120 do
      assert.is_truthy(crowd:find("[ >]a_link_with_number_" .. k .. "[<,.]"), k)
    end
    assert.is_truthy(crowd:find("Without room for their names: ", 1, true))
  end)

  it("compares no costs with 0 operations", function()
    local slide = page_of('<robot name="s">' .. link("base", "") .. link("cart", INERTIAL)
      .. joint("slide", "prismatic", "base", "cart", '<axis xyz="1 0 0"/><limit lower="-1" '
        .. 'upper="1" effort="1" velocity="1"/>') .. "</robot>")
    assert.is_truthy(slide:find("<b>crba</b>", 1, true))
    assert.is_nil(slide:find("inf×", 1, true))
    assert.is_truthy(slide:find("1 stored entry; none of them is zero", 1, true))
  end)

  it("tells cells of a matrix and wrong inertias by more than their colours", function()
    local filled, strokes = 0, 0
    for _, svg in ipairs(drawings(page)) do
      each(svg, "path", "filled", function(node)
        for n in node.attributes.d:gmatch "h(%d+)v" do filled = filled + tonumber(n) end
      end)
      each(svg, "path", "hatch", function(node)
        strokes = strokes + select(2, node.attributes.d:gsub("l1 1", ""))
      end)
    end
    assert.is_true(filled > 0)
    assert.equal(filled, strokes)
    assert.is_truthy(section(page, "tree"):find("(impossible inertia)", 1, true))
  end)

  it("names links whose inertia is hard to believe, and no others", function()
    local words = "larger than the robot"
    assert.is_nil(page:find(words, 1, true))
    local light = page_of((ROBOT:gsub('name="right">' .. INERTIAL:gsub("%p", "%%%0"),
      'name="right">' .. INERTIAL:gsub('"2"', '"1e-4"'))))
    assert.is_truthy(light:find("<b>right</b>: [^<]*" .. words))
    assert.is_nil(light:find("<b>torso</b>:", 1, true))
  end)

  it("has constraints where there are some", function()
    local PINNED = { constraints = { file = "c.lua",
      { name = "pin", type = "point", a = { link = "left", xyz = { 0.0, 0.0, 0.1 },
        rpy = { 0.0, 0.0, 0.0 } }, b = { link = "base", xyz = { 0.5, 0.0, 0.0 },
        rpy = { 0.0, 0.0, 0.0 } }, line = 3 } } }
    local constrained = page_of(ROBOT, PINNED)
    assert.is_truthy(constrained:find('<section id="constraints">', 1, true))
    assert.is_truthy(constrained:find("c.lua:3", 1, true))
    assert.is_truthy(constrained:find(">0 to 2<", 1, true))
    assert.is_nil(page:find('<section id="constraints">', 1, true))
    local tree_of_it, views_of_it = section(constrained, "tree"), section(constrained, "views")
    assert.equal(1, select(2, tree_of_it:gsub('class="edge loop"', "")))
    assert.is_truthy(tree_of_it:find("tied to base: pin", 1, true))
    assert.is_nil(section(page, "tree"):find("edge loop", 1, true))
    assert.equal(3 * 2, select(2, views_of_it:gsub('<path class="end"', "")))
    assert.equal(3, select(2, views_of_it:gsub('<text class="name tied"[^>]*>pin</text>', "")))
    assert.is_nil(section(page, "views"):find('class="end"', 1, true))
    local c = json.decode(report.text(job_of(ROBOT, PINNED), "r.json")).constraints.list[1]
    near({ 0.5, 0.0, 0.0 }, c.b_at, "b")
    local R = mat3.mul(mat3.about(3, math.pi / 2), mat3.rpy { 1.5708, 0.0, 0.5 })
    near(mat3.add(mat3.add({ 0.0, 0.0, 1.0 }, mat3.apply(mat3.about(3, math.pi / 2),
      { 0.1, 0.2, 0.0 })), mat3.apply(R, { 0.0, 0.0, 0.1 })), c.a_at, "a")
    local svg = drawings(constrained)[9]
    local cells = 0
    each(svg, "path", "cell", function(node)
      for n in node.attributes.d:gmatch "h(%d+)v" do cells = cells + tonumber(n) end
    end)
    -- rows x and y depend on the waist and the left arm, z on the arm: the waist turns about z
    assert.equal(5, cells)
  end)

  it("draws ellipsoids of the right size, turned as they are", function()
    -- semi-axes 0.3, 0.2, 0.1 of mass 5: b^2 + c^2, .. ; turned by 30 degrees about z
    local inertia = ('<inertial><origin xyz="0 0 0" rpy="0 0 %.17g"/><mass value="5"/><inertia '
      .. 'ixx="0.05" iyy="0.1" izz="0.13" ixy="0" ixz="0" iyz="0"/></inertial>'):format(math.pi / 6)
    local all = drawings(page_of('<robot name="e">\n' .. link("base", "") .. link("ball", inertia)
      .. joint("turn", "continuous", "base", "ball",
        '<origin xyz="1 0 0"/><axis xyz="0 0 1"/>') .. "</robot>"))
    local scale, seen = nil, {}
    each(all[2], "line", "ruler", function(node)
      local length = math.abs(node.attributes.x2 - node.attributes.x1)
      if length > 0 then scale = length / 0.2 end
    end)
    for k = 2, 4 do
      each(all[k], "ellipse", nil, function(node)
        seen[k] = { node.attributes.rx / scale, node.attributes.ry / scale,
          tonumber(node.attributes.transform:match "rotate%(([-%d.]+)") }
      end)
    end
    local function about(expected, got)
      for n, x in ipairs(expected) do
        assert.is_true(math.abs(got[n] - x) < 2e-3, n .. ": " .. got[n])
      end
    end
    about({ 0.3, 0.2, -30.0 }, seen[2])
    -- across: sqrt(0.3^2 sin^2 + 0.2^2 cos^2) for y, cos and sin the other way for x
    about({ math.sqrt(0.09 / 4 + 0.04 * 3 / 4), 0.1, 0.0 }, seen[3])
    about({ math.sqrt(0.09 * 3 / 4 + 0.04 / 4), 0.1, 0.0 }, seen[4])
  end)

  -- long/float.lua compares it with compiled code
  it("tells what single precision costs, of robots in float alone", function()
    local function told(options)
      return json.decode(report.text(job_of(ROBOT, options), "r.json")).rounding
    end
    assert.is_nil(told())
    for name, error in pairs(told { real = "float" }.functions) do
      assert.is_true(error > 1e-9 and error < 1e-6, name .. ": " .. error)
    end
    local in_float = page_of(ROBOT, { real = "float" })
    assert.truthy(in_float:find('id="rounding"', 1, true))
    assert.is_nil(in_float:find("generate this one in double", 1, true))
  end)

  -- in the unit quaternion, the difference from 1 is only rounding
  it("tries states that a robot can have", function()
    local job = algo.compile(ROBOT, { base = "floating", real = "float" }, "model")
    local pool = expr.new()
    local sum = pool.num(-1)
    for k = 3, 6 do sum = sum + pool.input("q", k) * pool.input("q", k) end
    job.functions = { { fn = { name = "f" }, plain = { rows = {}, order = {},
      events = { { kind = "store", array = "y", node = sum } } } } }
    assert.is_true(rounding.of(job).functions.f > 0.05)
  end)

  it("draws the tree of any robot", function()
    for _, path in ipairs(front.names("models", ".urdf")) do
      local job = algo.compile(front.contents("models/" .. path), { functions = { "crba" },
        base = "floating" }, "model")
      local facts = { links = {}, joints = job.robot.joints, robot = { base = "floating" } }
      for k, place in ipairs(job.model.places) do
        facts.links[k] = { name = place.link.name, mass = 1.0 }
      end
      local texts = 0
      for _, svg in ipairs(drawings(html.text(tree.of(facts)))) do
        texts = texts + count(svg, "text")
      end
      assert.equal(2 * #facts.links, texts, path)
    end
  end)
end)
