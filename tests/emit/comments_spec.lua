-- Compares comments such as "F to j1: only nz is live" with the statements below them: the section
-- assigns each component that a comment names.  On every model of the project (in `make test` not
-- on the large ones, which have the same joints), and a sample of ../shared.

local algo = dofile "tests/support/algo.lua"
local front = dofile "tests/support/front.lua"
local random = dofile "tests/support/random.lua"

local SHARED = { "ur5", "cassie", "panda" }

local LARGE = random.many({ "arm7", "biped", "humanoid", "quad" }, {})

-- does a statement's name have the component, of the vector `symbol` if that is given?
local function has(id, symbol, component)
  local words = "_" .. id:gsub("_%d+$", "") .. "_"
  return words:find("_" .. component .. "_", 1, true)
    and (not symbol or words:find("_" .. symbol .. "_", 1, true))
end

-- "of w, dw only w_y is live" -> { { "w", "y" } }; "of F only nz is live" -> { { "F", "nz" } }
local function named_by(text)
  local list = {}
  local components = text:match "only (.*) are %l+$" or text:match "only (.*) is %l+$"
  local one = text:match "of (%w+) only" or text:match "(%w+) to %S+ only" or nil
  for word in (components or ""):gmatch "[%w_]+" do
    local symbol, component = word:match "^(.+)_(%w+)$"
    list[#list + 1] = { symbol = symbol or one, component = component or word, word = word }
  end
  return list
end

-- the components that comments name and no statement of the section assigns; and how many they name
local function missing(program)
  local list, count, open = {}, 0, {}
  local function close()
    for _, one in ipairs(open) do
      if not one.found then list[#list + 1] = one.text .. ": " .. one.word end
    end
    open = {}
  end
  for _, block in ipairs(program.blocks) do
    if block.kind == "section" or block.kind == "step" then close() end
    for _, one in ipairs(block.kind == "step" and named_by(block.text) or {}) do
      one.text, open[#open + 1], count = block.text, one, count + 1
    end
    for _, one in ipairs(block.kind == "let" and open or {}) do
      one.found = one.found or has(block.id, one.symbol, one.component)
    end
  end
  close()
  return list, count
end

-- at -O1; with limbs in lanes, and in turn
local PLAIN, LANES, TURNS = {}, { optimize = 2 }, { optimize = 2, target = "mcu" }

-- counts the components that the comments of a robot name; all of them must be assigned
local function named_in(path, way)
  local options, count = { functions = { "all" }, base = "floating" }, 0
  for key, value in pairs(way) do options[key] = value end
  for _, item in ipairs(algo.compile(front.contents(path), options, "lower").functions) do
    local list, named = missing(item.program or { blocks = {} })
    count = count + named
    assert.equal("", table.concat(list, "\n"), item.fn.name)
  end
  return count
end

describe("each component that a comment names is assigned below it:", function()
  local later = {}
  for _, name in ipairs(LARGE) do later[name .. ".urdf"] = true end
  for _, name in ipairs(front.names("models", ".urdf")) do
    if not later[name] then it(name, function() named_in("models/" .. name, PLAIN) end) end
  end

  it("limbs in lanes and in turn", function()
    assert.is_true(named_in("models/quad.urdf", LANES) > 100)
    assert.is_true(named_in("models/quad.urdf", TURNS) > 80)
  end)

  for _, name in ipairs(random.many({ random.case(6400):pick(SHARED) }, SHARED)) do
    it(name, function()
      local path = ("%s/urdf/%s.urdf"):format(front.shared, name)
      if not front.exists(path) then return pending(front.shared .. " is absent") end
      assert.is_true(named_in(path, PLAIN) + named_in(path, LANES) > 100)
    end)
  end
end)
