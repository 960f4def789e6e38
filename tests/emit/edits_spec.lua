-- Tests how an edit of a robot changes its C, against templates/doc/edits.md, on robots of this
-- project; long/edits.lua makes random edits of many robots.

local bounds = dofile "tests/support/bounds.lua"
local edits = dofile "tests/support/robots/edits.lua"
local front = dofile "tests/support/front.lua"
local random = dofile "tests/support/random.lua"

local LEVEL = {}
for _, level in ipairs(bounds.LEVELS) do LEVEL[level.name] = level end

-- makes `times` random edits of each kind to a model, and judges them
local function try(name, base, level, kinds, times)
  local text = edits.text(edits.read(front.contents("models/" .. name .. ".urdf")))
  local options = bounds.options(LEVEL[level], base, { "crba", "rnea" })
  local before, found, tried = edits.generate(text, options), bounds.new(), 0
  for k, kind in ipairs(kinds) do
    for n = 1, times do
      local root = edits.read(text)
      local what, about = edits.apply(root, kind, random.case(100 * k + n))
      local after = edits.generate(edits.text(root), options)
      local wrong = found:judge(kind, LEVEL[level], before, after, about)
      random.check(not wrong, "%s %s, %s: %s", name, level, what, wrong)
      tried = tried + 1
    end
  end
  assert.equal(#kinds * times, tried)
end

describe("only what an edit is about changes", function()
  it("at -O1", function()
    try("quad", "floating", "-O1 --limbs off",
      { "mass", "number", "link", "joint", "fixed", "swap" }, 1)
  end)

  it("at -O2, where left and right cancel", function()
    try("quad", "floating", "-O2 --limbs off", { "mass" }, 2)
  end)

  it("with limbs in lanes", function()
    try("quad", "floating", "-O1 --limbs lanes", { "mass", "joint" }, 1)
  end)

  it("is held against more than that: the test of this test", function()
    local text = edits.text(edits.read(front.contents "models/arm6.urdf"))
    local options = bounds.options(LEVEL["-O1 --limbs off"], "fixed", { "crba" })
    local before, root = edits.generate(text, options), edits.read(text)
    edits.apply(root, "flip", random.case(1))
    local after = edits.generate(edits.text(root), options)
    local found = bounds.new()
    for _, kind in ipairs { "number", "link", "fixed" } do
      assert.is_string(found:judge(kind, LEVEL["-O1 --limbs off"], before, after, {}), kind)
    end
  end)
end)

describe("the header at -O2", function()
  -- a wheel: moments about two axes across its joint are equal
  local function arm(ixx)
    return ([[<robot name="r"><link name="w"/><joint name="a" type="continuous"><parent link="w"/>
<child link="l"/><axis xyz="0 1 0"/></joint><link name="l"><inertial><origin xyz="0.3 0.1 0"/>
<mass value="2"/><inertia ixx="0.1" ixy="0" ixz="0" iyy="0.2" iyz="0" izz="0.15"/></inertial></link>
<joint name="b" type="continuous"><parent link="l"/><child link="m"/><origin xyz="0.6 0 0"/>
<axis xyz="1 0 0"/></joint><link name="m"><inertial><mass value="1"/><inertia ixx="%s" ixy="0"
ixz="0" iyy="0.03" iyz="0" izz="0.03"/></inertial></link></robot>]]):format(ixx)
  end
  local function head(iyy)
    local text = arm("0.02"):gsub('iyy="0.03"', 'iyy="' .. iyy .. '"')
    local job = edits.generate(text, { optimize = 2, functions = { "rnea" } })
    return job.files[1].text
  end

  it("tells which zeros rest on equal numbers", function()
    assert.matches("Left out of the code because numbers of the model agree, for any "
      .. "masses:%s+[* ]*b %(J%l%l%)", (head("0.03"):gsub("\n %* ", " ")))
    assert.is_nil(head("0.031"):find "numbers of the model agree")
  end)
end)
