-- Tests sines and cosines in one call, or in one call each if they are few: the ones that
-- prog.sincos gathers, and the resulting C with either value of --sincos.  The suites over compiled
-- C test the numbers.

local LUA = os.getenv "LUA" or "lua5.4"
local front = dofile "tests/support/front.lua"
local sincos = require "prog.sincos"
local expr = require "expr"
local trace = require "prog.trace"
local live = require "prog.live"
local programs = require "prog.program"

-- a trace that stores the expressions that `make` returns
local function gathered(make)
  local kit = trace.new {}
  kit.section("angles", "a", 1)
  for index, x in ipairs { make(kit) } do kit.store("out", index - 1, x) end
  return sincos.gather(live.of(programs.of(kit, { level = "scalars" }))), kit
end

describe("gather", function()
  it("takes each angle once, whatever its sign", function()
    local group = gathered(function(K)
      local x, y = K.input("q", 0), K.input("q", 1)
      return K.sin(x) + K.cos(-x), K.cos(y), K.sin(-(x + y)) * K.cos(x + y)
    end)
    assert.equal(3, #group.angles)
    assert.equal(3, #group.sines)
    local n = { s = 0, c = 0 }
    for node, place in pairs(group.place) do
      assert.equal(group.angles[place.index], expr.base(node.a))
      n[place.array] = n[place.array] + 1
    end
    assert.same({ s = 2, c = 3 }, n)
    assert.equal(1, group.spare[group.angles[1]])
    assert.is_nil(group.spare[group.angles[3]])
  end)

  it("takes them as they are needed, those that are only stored last", function()
    local group = gathered(function(K)
      local x, y, z = K.input("q", 0), K.input("q", 1), K.input("q", 2)
      local stored, late, early = K.sin(z), K.cos(y), K.sin(x)
      return stored, (early * x) * late
    end)
    local order = {}
    for k, angle in ipairs(group.angles) do order[k] = angle.index end
    assert.same({ 0, 1, 2 }, order)
  end)

  it("finds nothing where there are none", function()
    assert.is_nil((gathered(function(K) return K.input("q", 0) * K.input("q", 1) end)))
  end)

  it("refuses an angle made of a sine", function()
    local group = gathered(function(K) return K.sin(K.cos(K.input("q", 0))) end)
    assert.has_error(function() sincos.feeds(group, {}) end)
  end)
end)

describe("the C of arm6", function()
  local function generate(options)
    local place = ".build/tests/sincos_spec"
    assert.is_true(os.execute(("rm -rf %s; mkdir -p %s; %s gen/pinion -o %s --functions crba,ltl"
      .. " %s models/arm6.urdf"):format(place, place, LUA, place, options)))
    local function text(name) return front.contents(("%s/arm6%s"):format(place, name)) end
    return text "_crba.c", text ".mk", text "_ltl.c"
  end
  local function count(text, word) return select(2, text:gsub(word, "")) end

  it("calls the runtime once", function()
    local crba, make, ltl = generate ""
    assert.equal(1, count(crba, "PINION_SINCOS%(PINION_SINCOS_ROOM%(5%), angle, s, c%);"))
    assert.equal(3, count(crba, "%[PINION_SINCOS_ROOM%(5%)%]"))
    assert.equal(0, count(crba, "%f[%w_]sin%(") + count(crba, "math%.h"))
    assert.equal(1, count(crba, '#include "sincos%.h"'))
    assert.equal(1, count(crba, "= s%[at_j2%];"))
    assert.equal(1, count(make, "ARM6_RUNTIME := sincos%.c\n"))
    assert.equal(1, count(ltl, "#include <math%.h>"))
    assert.equal(0, count(ltl, "sincos"))
  end)

  it("calls the runtime's float one", function()
    local crba, make = generate "--real float"
    assert.equal(1, count(crba, "PINION_SINCOSF%(PINION_SINCOSF_ROOM%(5%), angle, s, c%);"))
    assert.equal(1, count(make, "ARM6_RUNTIME := sincosf%.c\n"))
  end)

  it("is the same for a microcontroller, which has no vectors to do without", function()
    local host, mcu = generate "", (generate "--target mcu")
    assert.equal(1, count(host, "\nPINION_SCALAR\n\n"))
    assert.equal((host:gsub("PINION_SCALAR\n\n", "")), mcu)
  end)

  it("calls libm where requested", function()
    local crba, make = generate "--sincos libm"
    assert.equal(0, count(crba, "PINION_SINCOS") + count(crba, "sincos"))
    assert.equal(5, count(crba, "%f[%w_]sin%("))
    assert.equal(5, count(crba, "%f[%w_]cos%("))
    assert.equal(1, count(crba, "#include <math%.h>"))
    assert.equal(1, count(make, "ARM6_RUNTIME :=%s*\n"))
  end)
end)

describe("three sines or fewer", function()
  local place = ".build/tests/sincos_spec/few"

  -- an angle of a joint, one with a minus, one computed from another joint's
  local function generate(options)
    local urdf = {}
    for k, more in ipairs { "", '<mimic joint="j1" multiplier="-2" offset="0.5"/>', "" } do
      local axis = k == 1 and "-1" or "1"
      urdf[k] = ([[<link name="l%d"><inertial><origin xyz="0.1 0.2 0.3"/><mass value="%d"/>
        <inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial></link>
        <joint name="j%d" type="revolute"><parent link="l%d"/><child link="l%d"/>
        <origin xyz="0.3 0 0.1"/><axis xyz="0 %s 0"/><limit effort="1" velocity="1"/>%s</joint>]])
        :format(k, k, k, k - 1, k, axis, more)
    end
    assert.is_true(os.execute(("rm -rf %s; mkdir -p %s"):format(place, place)))
    local file = assert(io.open(place .. "/few.urdf", "w"))
    file:write('<robot name="few"><link name="l0"/>', table.concat(urdf), "</robot>")
    file:close()
    assert.is_true(os.execute(("%s gen/pinion --quiet -o %s --functions rnea,crba %s %s/few.urdf")
      :format(LUA, place, options, place)))
    return front.contents(place .. "/few_rnea.c")
  end
  local function count(text, word) return select(2, text:gsub(word, "")) end

  it("take a call each, by the address of the angle", function()
    local rnea = generate ""
    assert.equal(0, count(rnea, "enum") + count(rnea, "angle%[") + count(rnea, "ROOM"))
    assert.equal(3, count(rnea, "  PINION_SINCOS%(1, &"))
    assert.equal(1, count(rnea, "%(1, &q%[FEW_j3%], &j3_s, &j3_c%);"))
    assert.equal(1, count(rnea, "  const double j1_angle = %-q%[FEW_j1%];\n"))
    assert.equal(1, count(rnea, "  const double j2_angle = q%[FEW_j1%]%*j2_ratio %+ j2_offset;\n"
      .. "  double j2_s, j2_c;\n  PINION_SINCOS%(1, &j2_angle, &j2_s, &j2_c%);\n"))
  end)

  it("are of the type that is requested", function()
    local rnea = generate "--real float"
    assert.equal(3, count(rnea, "  PINION_SINCOSF%(1, &"))
    assert.equal(1, count(rnea, "  float j3_s, j3_c;"))
  end)

  it("are taken by value in lanes, and kept where a function is cut", function()
    generate "--lanes 4 --split 30"
    local lanes = front.contents(place .. "/few_x4_rnea.c")
    assert.equal(3, count(lanes, "  pinion_lanes_sincos_one%("))
    assert.equal(3, count(lanes, "  pinion_lanes j%d_s, j%d_c;"))
    assert.is_true(count(lanes, "  w_?2?%->j%d_([sc]) = j%d_%1;") > 0)
  end)
end)
