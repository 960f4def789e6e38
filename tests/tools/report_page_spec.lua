-- Tests the page of a report: its colours, its sections and its pictures.

local algo = dofile "tests/support/algo.lua"
local expr = require "expr"
local fail = require "fail"
local front = dofile "tests/support/front.lua"
local html = require "tools.report.html"
local json = require "dkjson"
local mat3 = require "spatial.mat3"
local report = require "tools.report"
local robots = dofile "tests/support/robots/report_robots.lua"
local rounding = require "facts.rounding"
local tree = require "tools.report.tree_drawing"
local xml = require "xml"

local INERTIAL, ROBOT, link, joint, job_of =
  robots.INERTIAL, robots.ROBOT, robots.link, robots.joint, robots.job_of
local near = robots.near

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
    for _, id in ipairs { "tree", "views", "sparsity", "functions", "notes", "planner",
      "links" } do
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

  it("says where gravity points", function()
    local links = section(page_of(ROBOT, { gravity = { 0.0, 0.5, -1.62 } }), "links")
    assert.is_truthy(links:find("Gravity is (0 0.5 -1.62)", 1, true))
  end)

  it("writes the names of links into its pictures, or says for which there is no room", function()
    local shown = section(page, "views")
    for _, name in ipairs { "base", "torso", "left", "right", "box&lt;&gt;&amp;&quot;&#39;" } do
      assert.is_truthy(shown:find(">" .. name .. "</text>", 1, true), name)
    end
    assert.is_nil(shown:find("No room", 1, true))
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
    assert.is_truthy(crowd:find("No room for the names of: ", 1, true))
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
