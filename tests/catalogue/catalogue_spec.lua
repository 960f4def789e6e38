-- Tests the rows of gen/catalogue: they agree with the runtime, with the pages and with each other.

local catalogue = require "catalogue"
local chosen = require "catalogue.chosen"
local front = dofile "tests/support/front.lua"
local selftest = require "emit.files.selftest"

local PLACE = { id = "tool", link = { name = "tool" } }

-- calls visit once for every function; those of links have the row's name
local function each(visit)
  local count = 0
  for _, fn in ipairs(catalogue.of({ places = { PLACE } }, { PLACE })) do
    visit(fn, fn.base or fn.name)
    count = count + 1
  end
  assert.is_true(count >= 43, count .. " functions")
end

-- the fields that a row may have
local FIELDS = {
  name = true, args = true, doc = true, run = true, manifold = true, returns = true, result = true,
  lacks = true, assumes = true, rows = true, locals = true, planned = true,
  fused = true, leaves = true, twin = true, check = true, group = true, calls = true,
  on = true, routes = true, weighed = true, basis = true, packed = true, dense = true,
  long = true, limbs = true, composed = true,
}

local function has() end
local function no() return "no" end

describe("a group", function()
  local functions = {
    { name = "crba", lacks = has }, { name = "aba", lacks = no },
    { name = "com_x", base = "com", lacks = has },
    { name = "phi", group = "constraints", lacks = has },
    { name = "K", group = "constraints", lacks = no },
  }
  local function names(...)
    local list = {}
    for k, fn in ipairs(chosen(functions, { ... })) do list[k] = fn.name end
    return table.concat(list, " ")
  end

  it("is meant by its word, not by all", function()
    assert.equal("crba com_x", names "all")
    assert.equal("phi", names "constraints")
    assert.equal("crba com_x phi", names("all", "constraints"))
    assert.equal("crba phi", names("phi", "crba"))
  end)

  it("leaves out what the robot lacks, unless that is named", function()
    assert.has_error(function() names "K" end)
    assert.has_error(function() names "aba" end)
  end)
end)

describe("a row", function()
  it("has the fields that the head of gen/catalogue/init.lua explains, and no others", function()
    local head = front.contents("gen/catalogue/init.lua"):match("^(.-)\nlocal ")
    for field in pairs(FIELDS) do
      assert.truthy(head:find("%f[%a]" .. field .. "%f[^%a_]"), field .. " is not explained")
    end
    local groups = {
      "inertia_matrix", "dynamics", "whole_body", "derivatives", "forces", "regressors", "steps",
      "links", "under_constraints", "embedded",
    }
    for _, group in ipairs(groups) do
      for _, row in ipairs(require("catalogue." .. group)) do
        for field in pairs(row) do
          assert.is_true(FIELDS[field], ("%s has the field %s"):format(row.name, field))
        end
      end
    end
    for _, name in ipairs(front.names("gen/catalogue", ".lua")) do
      local text = front.contents("gen/catalogue/" .. name)
      if name ~= "init.lua" and text:find("%f[%w]doc = {") then
        local listed = false
        for _, group in ipairs(groups) do listed = listed or name == group .. ".lua" end
        assert.is_true(listed, name .. " is a group that this test does not know")
      end
    end
  end)

  it("runs an algorithm or is of the manifold", function()
    each(function(fn, name)
      assert.equal(fn.manifold == true, fn.run == nil, name)
      assert.equal(fn.returns == "value", fn.result ~= nil, name)
    end)
  end)

  it("has a twin that its header declares", function()
    each(function(fn, name)
      local header, call = fn.twin[1], fn.twin[2]
      if not header then return assert.is_true(fn.basis ~= nil, name .. " has no twin") end
      local twin, given = call:match("(pinion_[%w_]+)(%(m.*%))$")
      assert.is_string(twin, name .. ": " .. call)
      local text = front.contents("runtime/generic/" .. header)
      local taken = text:match("%f[%w_]" .. twin .. "(%b())")
      assert.is_string(taken, header .. " lacks " .. twin)
      assert.equal(select(2, taken:gsub(",", "")), select(2, given:gsub(",", "")), call)
    end)
  end)

  it("has a check of a kind that the self-test knows", function()
    each(function(fn, name)
      local by = fn.check.by
      assert.is_true(by == nil or selftest.BY[by] ~= nil, name .. ": " .. tostring(by))
      local scaled = by == nil or by == "residual" or by == "basis" or by == "embedded"
        or by == "sparse rows" or by == "loads"
      assert.equal(scaled, fn.check.scale ~= nil, name)
    end)
  end)

  it("names results of its own for --fuse, and no word twice", function()
    local seen, count = {}, 0
    each(function(fn, name)
      for _, arg in ipairs(fn.args) do
        if arg.word then
          assert.is_nil(seen[arg.word], arg.word)
          assert.not_equal("in", arg.mode, ("%s: no result of %s"):format(arg.word, name))
          seen[arg.word], count = true, count + 1
        end
      end
    end)
    assert.is_true(count >= 24, count .. " words")
  end)

  it("has its words of --fuse in templates/doc/options.md", function()
    local text = front.contents("templates/doc/options.md")
    each(function(fn, name)
      for _, arg in ipairs(fn.args) do
        local word = arg.word
        assert.truthy(not word or text:find("%f[%w_]" .. word .. "%f[^%w_]"),
          ("%s: %s"):format(name, word))
      end
    end)
  end)

  it("has its arguments in README.md, or on its group's page, as the table has them", function()
    local README = front.contents("README.md"):match("\n## Functions\n(.-)\n## ")
    local count = 0
    each(function(fn, name)
      local rows = fn.group and front.contents("templates/doc/" .. fn.group .. ".md") or README
      local listed = rows:match("`" .. name .. "%(([%w_, ]*)%)`")
        or rows:match("`" .. name .. "_LINK%(([%w_, ]*)%)`")
      if listed then -- if several share a line, the first one has the arguments
        local args = {}
        for k, arg in ipairs(fn.args) do args[k] = arg.name end
        assert.equal(table.concat(args, ", "), listed, name)
        count = count + 1
      end
    end)
    assert.is_true(count >= 30, count .. " functions")
  end)

  it("is the only place that says its words of --fuse and its twin", function()
    for _, path in ipairs { "gen/prog/fuse.lua", "gen/emit/files/init.lua",
      "gen/emit/files/selftest.lua" } do
      local text = front.contents(path)
      for _, header in ipairs(catalogue.HEADERS) do
        assert.is_nil(text:find('"' .. header .. '"', 1, true), path .. " names " .. header)
      end
    end
    assert.is_nil(front.contents("gen/prog/fuse.lua"):find('"ltdl"', 1, true))
  end)
end)

describe("the files of a robot", function()
  local files = require "emit.files.listed"

  -- a job as far as names need it
  local function job(fields)
    local H = { args = { { name = "H", dims = { "NH" } } }, name = "crba" }
    local q = { name = "q", dims = { "NQ" } }
    local neutral = { args = { q }, name = "neutral", manifold = true }
    return { symbols = { name = "r" }, options = { lanes = fields.lanes },
      model = { tunable = fields.tunable }, chosen = fields.H and { H, neutral } or { neutral } }
  end

  local function names(fields)
    local list = {}
    for k, file in ipairs(files.of(job(fields))) do list[k] = file.name end
    return table.concat(list, " ")
  end

  it("are those of its functions and its tables", function()
    assert.equal("r.h r_symbols.h r_numbers.h r_neutral.c r_limits.c r_model.h r_model.c "
      .. "r_selftest.c r.mk r.d", names {})
    assert.equal("r.h r_symbols.h r_numbers.h r_crba.c r_neutral.c r_x4_crba.c r_x4.h r_pattern.c "
      .. "r_limits.c r_params.c r_model.h r_model.c r_selftest.c r.mk r.d",
      names { H = true, lanes = 4, tunable = {} })
  end)

  it("are marked: what firmware links, what is over lanes", function()
    local list = files.of(job { H = true, lanes = 4 })
    assert.same({ "r_crba.c", "r_neutral.c", "r_pattern.c", "r_limits.c" },
      files.names(list, "firmware"))
    assert.same({ "r_x4_crba.c" }, files.names(list, "lanes"))
  end)

  it("keep their names from functions", function()
    assert.same({ "pattern", "limits", "params", "model", "selftest", "casadi", "eva" },
      files.WORDS)
    for _, path in ipairs { "gen/pipeline.lua", "gen/emit/files/init.lua", "gen/pinion" } do
      local text = front.contents(path)
      for _, word in ipairs(files.WORDS) do
        assert.is_nil(text:find("_" .. word .. ".c\"", 1, true), path .. " names " .. word)
      end
    end
  end)
end)
