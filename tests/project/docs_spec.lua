-- Compares the pages with the project: tables of names are complete, links lead somewhere, and
-- tables in comments of C keep their layout.

local front = dofile "tests/support/front.lua"

describe("the table of joints in runtime/generic/model/pinion_model.h", function()
  local text = front.contents "runtime/generic/model/pinion_model.h"
  local SIZES = { -- numbers in q, numbers in v
    revolute = "11", prismatic = "11", helical = "11", planar = "33", spherical = "43",
    floating = "76",
  }

  it("has a row for every joint type, each in its columns", function()
    local head = text:match("\n( %*   joint +numbers in q +numbers in v)\n")
    local at_q, at_v = head:find "numbers in q", head:find "numbers in v"
    local count = 0
    local types = front.contents("runtime/generic/model/pinion_tables.h")
      :match("typedef enum pinion_joint_type {(.-)}")
    for type in types:gmatch("PINION_(%u+)") do
      local name = type:lower()
      local row = text:match("\n( %*   " .. name .. " [^\n]*)")
      assert.is_string(row, "no row for " .. name)
      assert.equal(SIZES[name], row:sub(at_q, at_q) .. row:sub(at_v, at_v), name)
      assert.equal(": ", row:sub(at_q + 1, at_q + 2), name)
      assert.equal(": ", row:sub(at_v + 1, at_v + 2), name)
      count = count + 1
    end
    assert.equal(6, count)
  end)

  it("is not reflowed by clang-format", function()
    assert.truthy(front.contents(".clang-format"):find("\nReflowComments: false\n", 1, true))
  end)
end)

-- lines of a command
local function lines(command)
  local pipe, list = assert(io.popen(command)), {}
  for line in pipe:lines() do list[#list + 1] = line end
  assert(pipe:close(), command)
  return list
end

-- a page without its fenced blocks
local function prose(path) return ("\n" .. front.contents(path)):gsub("\n```.-\n```", "") end

-- the name of a heading in a link
local function anchors(path)
  local list = {}
  for heading in prose(path):gmatch("\n#+ ([^\n]+)") do
    list[heading:lower():gsub("[^%w%s_-]", ""):gsub("%s", "-")] = true
  end
  return list
end

-- calls f(link) for each relative link of a page; returns the number of links
local function each_link(path, f)
  local count = 0
  for link in prose(path):gmatch("%[[^%]]-%]%(([^)]-)%)") do
    if not link:find("^%a+:") then
      count = count + 1
      f(link)
    end
  end
  return count
end

local function check_links(pages)
  local count = 0
  for _, page in ipairs(pages) do
    count = count + each_link(page, function(link)
      local file, anchor = link:match("^([^#]*)#?(.*)$")
      local path = file == "" and page or (page:match("^(.*/)[^/]*$") or "") .. file
      assert.is_true(front.exists(path), page .. ": there is no " .. link)
      if anchor ~= "" then assert.is_true(anchors(path)[anchor], page .. ": no " .. link) end
    end)
  end
  return count
end

-- ---- heads of modules ---------------------------------------------------------------------------

-- the functions M.name of a module: name -> arguments
local function defined(text)
  local functions = {}
  for name, args in text:gmatch "\nfunction M[.:]([%w_]+)(%b())" do functions[name] = args end
  for name in text:gmatch "\nM%.([%w_]+)" do functions[name] = functions[name] or "(...)" end
  return functions
end

describe("the head of a module", function()
  it("lists functions that exist, with the arguments that they take", function()
    local count = 0
    for _, path in ipairs(lines "git ls-files gen") do
      local stem = path:gsub("/init%.lua$", ".lua"):match "([%w_]+)%.lua$"
      local text = stem and front.contents(path) or ""
      local head, functions = text:match "^%-%-.-\n%f[^\n-]" or "", defined(text)
      head = head:gsub("\n%-%-%s*", " ")
      for name, args in head:gmatch("%f[%w_]" .. (stem or " ") .. "%.([%w_]+)(%b())") do
        local own = functions[name]
        assert.is_string(own, ("%s: there is no function %s"):format(path, name))
        -- examples and lists that are cut short are no list of arguments
        local plain = args:find "^[%w_%(%), ]+$" and not args:find "%f[%w_]%d"
        if plain and not own:find("...", 1, true) then
          assert.equal(args:sub(1, -2), own:sub(1, #args - 1), ("%s: %s"):format(path, name))
          count = count + 1
        end
      end
    end
    assert.is_true(count > 300, count)
  end)
end)

-- ---- links --------------------------------------------------------------------------------------

local PAGES = lines "ls README.md */README.md */*/README.md */*/*/README.md templates/doc/*.md"

describe("links of pages", function()
  it("lead somewhere", function() assert.is_true(check_links(PAGES) > 30) end)

  it("lead to every page from README.md", function()
    local seen = {}
    local function follow(page)
      if seen[page] then return end
      seen[page] = true
      if not page:find("%.md$") then return end
      each_link(page, function(link)
        local file = link:match("^[^#]*")
        local path = file == "" and page or (page:match("^(.*/)[^/]*$") or "") .. file
        repeat
          local shorter, n = path:gsub("[^/.]+/%.%./", "", 1)
          path = shorter
        until n == 0
        follow(path)
      end)
    end
    follow "README.md"
    for _, page in ipairs(PAGES) do assert.is_true(seen[page], page .. " is not reached") end
  end)

  it("lead somewhere where the pages are installed, too", function()
    local dir = ".build/tests/doc"
    lines("rm -rf " .. dir .. " && ${LUA:-lua5.4} templates/install/pages.lua " .. dir)
    local pages = lines("find " .. dir .. " -name '*.md'")
    assert.is_true(#pages > 15)
    assert.is_true(check_links(pages) > 30)
  end)
end)

describe("pictures of pages", function()
  it("are on a page each, and a suite draws them", function()
    -- a fall is chaotic: a change of rounding draws another one
    local shown, drawn = {}, { collapse = true }
    for _, page in ipairs(PAGES) do
      each_link(page, function(link) shown[link:match "([^/]*)%.svg$" or link] = true end)
    end
    for _, path in ipairs { "tests/suites/sim.lua", "tests/suites/branching.lua" } do
      for name in front.contents(path):gmatch '"([%w_]+)"' do drawn[name] = true end
      for name in front.contents(path):gmatch 'pictures/([%w_]+)%.svg"' do drawn[name] = true end
    end
    local pictures = lines "ls templates/doc/pictures"
    assert.is_true(#pictures > 5)
    for _, picture in ipairs(pictures) do
      local name = picture:match "^(.*)%.svg$"
      assert.is_true(shown[name], picture .. " is on no page")
      assert.is_true(drawn[name], picture .. " is drawn by no test")
    end
  end)
end)

describe("commands of pages", function()
  local PINNED = { ["out/duo"] = true, ["out/arm6"] = true, ["out/quad"] = true }

  it("write to no directory that is checked in, and want no bash", function()
    local count = 0
    for _, page in ipairs(PAGES) do
      local text = front.contents(page)
      for words in text:gmatch "gen/pinion ([^`\n]*)" do
        count = count + 1
        assert.is_nil(PINNED[words:match "%-o (%S+)"], page .. ": " .. words)
      end
      for words in text:gmatch "`c[c+]+ [^`\n]*`" do
        count = count + 1
        assert.is_nil(words:find "[^$]{[^}]*,", page .. ": " .. words)
      end
    end
    assert.is_true(count > 30, count)
  end)
end)

describe("a header", function()
  it("sends its readers to sections that are there", function()
    local count = 0
    local text = front.contents "templates/header.h"
    for section, page in text:gmatch 'see "([^"]+)" in ([%w_]+%.md)' do
      local anchor = section:lower():gsub(" ", "-")
      assert.is_true(anchors("templates/doc/" .. page)[anchor], page .. ": no " .. section)
      count = count + 1
    end
    assert.equal(1, count)
    assert.is_nil(text:find("README", 1, true))
  end)
end)

-- ---- what pages list ----------------------------------------------------------------------------

describe("README.md", function()
  local text = front.contents "README.md"

  it("has 250 lines at most", function()
    local _, count = text:gsub("\n", "")
    assert.is_true(count <= 250, count .. " lines")
  end)

  it("has every function in its tables or in those of the group's page, and no other", function()
    local listed, known = {}, {}
    local function list(tables)
      for row in tables:gmatch("\n| (`[^|]*) |") do
        for name in row:gmatch("`([%w_]+)[`(]") do listed[name] = true end
      end
    end
    list(text:match "\n## Functions\n(.-)\n## ")
    for _, group in ipairs(require("catalogue").GROUPS) do
      list(front.contents("templates/doc/" .. group .. ".md"):match "\n## Functions\n(.-)\n## ")
    end
    for _, line in ipairs(lines "${LUA:-lua5.4} gen/pinion --list-functions") do
      local name = line:match("^%S+"):gsub("<link>", "LINK")
      known[name] = true
      assert.is_true(listed[name], "there is no row for " .. name)
    end
    for name in pairs(listed) do assert.is_true(known[name], "there is no function " .. name) end
  end)
end)

describe("the licence MIT-0", function()
  it("is named by every file of runtime/ and by the headers of robots", function()
    local files = lines "find runtime -name '*.[ch]'"
    assert.is_true(#files > 90, #files .. " files")
    for _, name in ipairs(files) do
      assert.truthy(front.contents(name):find("^/%* SPDX%-License%-Identifier: MIT%-0 %*/"), name)
    end
    for _, name in ipairs(lines "ls out/*/*.h | grep -E '/(.*)/\\1.h$'") do
      assert.truthy(front.contents(name):find("(MIT-0)", 1, true), name)
    end
  end)
end)

describe("gen/README.md", function()
  it("has every place of gen/ on its map", function()
    local text = front.contents "gen/README.md"
    for _, name in ipairs(lines "ls -p gen") do
      if name ~= "README.md" and name ~= "modules.luac" then -- `make` writes the latter
        assert.truthy(text:find("`gen/" .. name .. "`", 1, true), "no row for gen/" .. name)
      end
    end
  end)
end)

describe("templates/doc/options.md", function()
  it("speaks of every option", function()
    local text = front.contents "templates/doc/options.md"
    local help = table.concat(lines "${LUA:-lua5.4} gen/pinion --help all", "\n")
    local count = 0
    local list = help:match "\nThe robot:\n(.-)\nCommands:\n"
    for option in list:gmatch("\n   [^\n]-%f[%-](%-%-[%w-]+)") do
      count = count + 1
      if option ~= "--help" and option ~= "--optimize" then
        local pattern = option:gsub("%-", "%%-") .. "%f[^%w-]"
        assert.truthy(text:find(pattern), "no word of " .. option)
      end
    end
    assert.is_true(count > 30, count .. " options")
  end)
end)

describe("lines of pages", function()
  it("are no longer than 120 columns, but for tables and code", function()
    for _, page in ipairs(PAGES) do
      for line in prose(page):gmatch("[^\n]+") do
        assert.is_true(#line <= 124 or line:find("^|") ~= nil or line:find("^`[^`]*`:?$") ~= nil,
          page .. ": " .. line)
      end
    end
  end)
end)
