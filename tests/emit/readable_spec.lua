-- Tests names and lines of the generated code: most statements have a name of the book, components
-- come in order, no line is wider than 100 columns.

local algo = dofile "tests/support/algo.lua"
local front = dofile "tests/support/front.lua"
local layout = require "emit.layout"
local sandbox = require "cli.sandbox"

-- the largest percentage of anonymous statements in a function of models/quad.urdf, of
-- models/arm6.urdf, of models/skew.urdf, whose axes are oblique, of models/humanoid.urdf, whose
-- sums are long, and of models with constraints
local MOST = 15
local FUNCTIONS = { "crba", "ltdl", "solve", "mul_H", "mul_L", "mul_Lt", "solve_L", "solve_Lt",
  "rnea", "bias", "aba", "fd", "minv", "coriolis", "centroidal", "regressor",
  "regressor_slotine_li", "kinetic_regressor" }

local OBLIQUE = { "crba", "aba", "coriolis", "fk", "com_jacobian", "regressor_slotine_li",
  "potential_regressor", "rnea_fext_world" }
local LONG = { "mul_Lt", "solve_Lt", "mul_H", "base_parameters" }

local OPERATIONAL = { "osim_tool0", "com" }
local CLOSED = { "fd_constrained", "fd_constrained_derivatives" }
local STANDING = { "fd_constrained", "embedded_correction", "crba_embedded" } -- on four feet
local HELD = { "embedded_velocity", "embedded_correction" } -- by six dependent joints

local DERIVATIVES = { "fd_derivatives" } -- with limbs in turn

local function job_of(name, base, level, functions)
  local constraints
  local frames = functions == OPERATIONAL and { "tool0" } or nil
  if functions == CLOSED or functions == HELD or functions == STANDING then
    local path = functions == CLOSED and "models/%s.lua" or "tests/peers/closed/%s.lua"
    path = path:format(name)
    constraints = sandbox.run(path, front.contents(path)).constraints
  end
  return algo.compile(front.contents(("models/%s.urdf"):format(name)), { base = base,
    optimize = level, functions = functions or FUNCTIONS, constraints = constraints,
    frames = frames, target = functions == DERIVATIVES and "mcu" or nil }, "lower")
end

local quad = job_of("quad", "floating", 1)
local ROBOTS = {
  { "quad's", quad }, { "quad's at -O2", job_of("quad", "floating", 2) },
  { "arm6's", job_of("arm6", "fixed", 1) }, { "arm6's at -O2", job_of("arm6", "fixed", 2) },
  { "skew's", job_of("skew", "fixed", 1, OBLIQUE), OBLIQUE },
  { "skew's at -O2", job_of("skew", "fixed", 2, OBLIQUE), OBLIQUE },
  { "humanoid's", job_of("humanoid", "floating", 1, LONG), LONG },
  { "humanoid's with limbs in turn", job_of("humanoid", "floating", 2, DERIVATIVES),
    DERIVATIVES },
  { "brick's", job_of("brick", "floating", 1, { "qdot" }), { "qdot" } },
  { "a floating arm6's", job_of("arm6", "floating", 1, OPERATIONAL), OPERATIONAL },
  { "disc's", job_of("disc", "floating", 1, CLOSED), CLOSED },
  { "tackle's", job_of("tackle", "fixed", 1, CLOSED), CLOSED },
  { "gripper's", job_of("gripper", "fixed", 2, CLOSED), CLOSED },
  { "a standing quad's", job_of("quad", "fixed", 2, STANDING), STANDING },
  { "a humanoid's whose hands hold each other", job_of("humanoid", "fixed", 1, HELD), HELD },
}

for _, row in ipairs(ROBOTS) do
  describe("statements without a name of the book are few in " .. row[1], function()
    for _, name in ipairs(row[3] or FUNCTIONS) do
      it(name, function()
        local item = row[2].by_name[name]
        for _, program in ipairs { item.program, item.in_lanes } do
          local share = 100 * program.nameless / program.statements
          assert.is_true(program.statements > 0)
          assert.is_true(share < MOST, ("%.1f %% are nameless"):format(share))
        end
      end)
    end
  end)
end

-- ---- letters ------------------------------------------------------------------------------------

-- the letters in the table of out/README.md
local function letters_listed()
  local list = {}
  for cell in front.contents("out/README.md"):gmatch "\n| ([^|]*) |" do
    for letter in cell:gmatch "`([%w_]+)`" do list[letter] = true end
  end
  return list
end

-- Letters of rows with `..` in that table.  Others may end in a dof or a joint: F_wx.
local FORMS = { "^[RE][xyzRE]*%a", "^%a+R[xyz]*$", "^d.+_d", "_partial$", "_squared$",
  "^[mhpIJt][xyz]*_?[fn]?$", "^[zf]?[aAbBgG][cs]$", "^Fr?[xyz]$", "^w[xyz]?Q$" }

local function is_explained(letter, listed, equations)
  for _, form in ipairs(FORMS) do
    if letter:find(form) then return true end
  end
  for _, one in ipairs { letter, letter:match "^(.-)_" } do
    if listed[one] or equations:find("%f[%w_']" .. one .. "%f[^%w]") then return true end
  end
  return false
end

describe("letters in names", function()
  it("are in an equation of their function or in the table of out/README.md", function()
    local listed, seen, missing = letters_listed(), 0, {}
    for _, row in ipairs(ROBOTS) do
      for _, item in ipairs(row[2].functions) do
        for _, program in ipairs { item.program, item.in_lanes } do
          local equations = ""
          for _, block in ipairs(program.blocks) do
            for _, words in ipairs(block.kind == "equations" and block.list or {}) do
              equations = equations .. words .. "; "
            end
          end
          for _, block in ipairs(program.blocks) do
            local name = block.kind == "let" and program.names[block.node]
            local role = name and name.role
            if role then
              seen = seen + 1
              if not is_explained(role.symbol, listed, equations) then
                missing[role.symbol] = ("%s of %s"):format(block.id, item.fn.name)
              end
            end
          end
        end
      end
    end
    assert.same({}, missing)
    assert.is_true(seen > 1000)
  end)

  it("fail if nobody explains them", function()
    assert.is_false(is_explained("qq", letters_listed(), "w, dw: velocity; F = fB"))
    assert.is_true(is_explained("fB_wx", {}, "w, dw: velocity; F = fB"))
  end)
end)

describe("vectors of limbs", function()
  it("have names if axes are reversed", function()
    local text = front.contents("models/quad.urdf"):gsub('axis xyz="0 1 0"', 'axis xyz="0 -1 0"')
    local job = algo.compile(text, { base = "floating", functions = { "crba" } }, "lower")
    local found = {}
    for _, block in ipairs(job.by_name.crba.in_lanes.blocks) do
      assert.is_nil(block.id and block.id:find "_t%d+$", block.id)
      found[block.id or ""] = true
    end
    assert.is_true(found.limb_hfe_s and found.limb_haa_s)
  end)

  it("have names if the axes of some are reversed: signs, and sines before them", function()
    local text, turned = front.contents("models/quad.urdf"):gsub(
      '(<joint name="r[fh]_hfe".-axis xyz="0 )1', "%1-1")
    assert.equal(2, turned)
    local found, job = {}, algo.compile(text, { base = "floating", functions = { "crba" } },
      "lower")
    for _, block in ipairs(job.by_name.crba.in_lanes.blocks) do
      assert.is_nil(block.id and block.id:find "_t%d+$", block.id)
      found[block.id or ""] = true
    end
    assert.is_true(found.limb_hfe_sign and found.limb_hfe_sin and found.limb_hfe_s)
  end)

  it("and their angles are named after the limbs, also where two bodies are concerned", function()
    local quotients, angles = 0, 0
    for level, name in ipairs { "minv", "aba" } do
      local job = algo.compile(front.contents "models/quad.urdf",
        { base = "floating", optimize = level, functions = { name } }, "lower")
      for _, block in ipairs(job.by_name[name].in_lanes.blocks) do
        local id = block.id or ""
        assert.is_nil(id:find "^limb_.*_lf_", id)
        if id:find "^limb_.*_per_limb_" then quotients = quotients + 1 end
        for _, place in ipairs(block.group and block.group.places or {}) do
          angles = angles + 1
          assert.is_nil(place:find "_%d$", place)
        end
      end
    end
    assert.is_true(quotients > 0)
    assert.equal(24, angles)
  end)
end)

describe("limbs in turn", function()
  local function quad_of(text, functions)
    return algo.compile(text, { base = "floating", optimize = 2, target = "mcu",
      functions = functions }, "lower")
  end

  it("have names for products with the signs of axes", function()
    local text, turned = front.contents("models/quad.urdf"):gsub(
      '(<joint name="rf_kfe".-axis xyz="0 )1', "%1-1")
    assert.equal(1, turned)
    local found = {}
    for _, block in ipairs(quad_of(text, { "mul_H" }).by_name.mul_H.program.blocks) do
      assert.is_nil(block.id and block.id:find "_t%d+$", block.id)
      found[block.id or ""] = true
    end
    assert.is_true(found.limb_kfe_H_limb_hfe_signed)
  end)

  it("keep one number for the terms of a sum that they compute first", function()
    local program = quad_of(front.contents "models/quad.urdf",
      { "fd_derivatives" }).by_name.fd_derivatives.program
    local stages, uses = program.stages, program.uses
    local function is_early(x, stage)
      local node = x.op == "neg" and x.a or x
      return stages.crosses[node] and stages.home[node].set == stage.set and uses[node.id] == 1
    end
    local sums = 0
    for _, node in ipairs(program.order) do
      local stage = (node.op == "add" or node.op == "sub") and node.set and stages.home[node]
      if stage then
        sums = sums + 1
        assert.is_false(is_early(node.a, stage) and is_early(node.b, stage) or false)
      end
    end
    assert.is_true(sums > 100)
  end)
end)

describe("numbers of one formula at several ends", function()
  it("are told apart by the ends", function()
    local job, found = job_of("tackle", "fixed", 1, CLOSED), {}
    for _, one in ipairs(job.numbers:list()) do
      assert.is_nil(one.id:find "_k%d+_%d+$", one.id)
      found[one.id:match "^rope_%d_a_k" or ""] = true
    end
    assert.is_true(found.rope_2_a_k and found.rope_4_a_k)
  end)
end)

describe("elements of local matrices", function()
  it("have names by row and column", function()
    local job, found = algo.compile(front.contents "models/quad.urdf", { base = "floating",
      functions = { "fd_derivatives" }, limbs = "off", target = "mcu" }, "lower"), {}
    for _, block in ipairs(job.by_name.fd_derivatives.program.blocks) do
      found[block.id or ""] = true
    end
    assert.is_true(found.lf_hfe_dtau_dv_lf_haa and found.lf_hfe_dtau_dq_lf_haa)
  end)
end)

describe("components", function()
  it("come in the order x, y, z", function()
    local at, order = {}, {}
    for k, block in ipairs(quad.by_name.rnea.program.blocks) do
      if block.id then at[block.id], order[#order + 1] = k, block.id end
    end
    local vectors = 0
    for _, id in ipairs(order) do
      local stem = id:match("^(.*_w_)x$") or id:match("^(.*_fB_f)x$")
      if stem and at[stem .. "y"] and at[stem .. "z"] then
        assert.equal(at[id] + 1, at[stem .. "y"], id)
        assert.equal(at[id] + 2, at[stem .. "z"], id)
        vectors = vectors + 1
      end
    end
    assert.is_true(vectors >= 13)
  end)
end)

describe("lines", function()
  -- words of the command line, whose last is the robot -> the number of lines
  local function measured(words)
    local directory = os.tmpname()
    os.remove(directory)
    assert(os.execute(("${LUA:-lua5.4} gen/pinion --quiet -o %s %s"):format(directory, words)))
    local lines = 0
    for _, suffix in ipairs { ".c", ".h", ".mk" } do
      for _, name in ipairs(front.names(directory, suffix)) do
        for line in front.contents(directory .. "/" .. name):gmatch "[^\n]+" do
          local typed = line:find("^ %*   command ") -- a command that can be typed again
          assert.is_true(#line <= layout.WIDTH or typed ~= nil, name .. ": " .. line)
          lines = lines + 1
        end
      end
    end
    assert(os.execute("rm -r " .. directory))
    return lines
  end

  it("of robots with long names or wide tables fit 100 columns", function()
    local lines = measured("--base floating --functions crba,aba,com_jacobian,integrate,difference "
      .. "models/humanoid.urdf")
    assert.is_true(lines > 3000, lines .. " lines")
    -- the options that shape the code, where a configuration has them
    measured("--config models/gripper.lua --functions crba,ltdl --tunable right_finger:mass "
      .. "--tunable right_crank:origin --tunable left_finger:origin --tunable left_rocker:origin "
      .. "models/gripper.urdf")
    -- frames of oblique axes, products of many numbers
    measured "-O2 --functions crba,aba models/skew.urdf"
    measured("--functions gravity,qdot_matrix,step_semi_implicit_derivatives "
      .. "models/double_pendulum.urdf")
  end)

  it("of a robot with names of 25 letters and links at odd places fit", function()
    local path = os.tmpname()
    local text = front.contents "models/duo.urdf":gsub("left", "front_left_motor_upper")
    text = text:gsub("waist", "turning_waist_of_a_body"):gsub('xyz="0 0.2 0.36"', "%0 rpy='1 2 3'")
    text = text:gsub("</robot>", [[
      <joint name="weld" type="fixed"><parent link="base"/><child link="tool"/>
        <origin xyz="0.123456789012345 0.234567890123456 0.345678901234567" rpy="1 2 3"/></joint>
      <link name="tool"/></robot>]])
    local file <close> = assert(io.open(path, "w"))
    assert(file:write(text) and file:close())
    measured("--name arm_of_18_letters_ -O2 --functions crba,rnea,fk,regressor_joints,"
      .. "integrate_jacobians,step_semi_implicit_derivatives - < " .. path)
    assert(os.remove(path))
  end)

  it("of headings and comments fit, however long a name is", function()
    for length = 1, 150 do
      local long = ("x"):rep(length // 2)
      local heading = layout.heading(("%s: revolute x, parent %s"):format(long, long))
      for line in heading:gmatch "[^\n]+" do assert.is_true(#line <= layout.WIDTH, line) end
      assert.is_truthy(heading:find "^  /%* %-%-%-%- x*:.* %-+ %*/$")
      for _, line in ipairs(layout.comment("", { ("a "):rep(length) .. long })) do
        assert.is_true(#line <= layout.WIDTH, line)
      end
    end
  end)

  it("of prototypes fit, if each argument does, however long the function's name is", function()
    for length = 1, 80 do
      local arg = ("const double q[%s]"):format(("x"):rep(length - 8))
      for name = 10, 90, 10 do
        local head = ("void %s(%s, %s)"):format(("f"):rep(name), arg, arg)
        for _, line in ipairs(layout.prototype(head, ";")) do
          assert.is_true(#line <= layout.WIDTH, line)
        end
      end
    end
  end)

  it("of lists fit, where an element is a sum with long names", function()
    for length = 1, 36 do
      local place = ("q[%s]"):format(("x"):rep(length))
      local sum = ("%s + (%s + %s)"):format(place, place, place)
      local lines = layout.list("  const double angle[] = ", { "a", sum, sum }, { 1, 2, 3 })
      for _, line in ipairs(lines) do assert.is_true(#line <= layout.WIDTH, line) end
      assert.equal(#sum + 5 <= layout.WIDTH and 5 or 7, #lines)
    end
  end)

  it("of the C under out/ fit 100 columns", function()
    for _, robot in ipairs { "duo", "arm6", "quad" } do
      for _, suffix in ipairs { ".c", ".h" } do
        for _, name in ipairs(front.names("out/" .. robot, suffix)) do
          local number = 0
          for line in front.contents(("out/%s/%s"):format(robot, name)):gmatch("([^\n]*)\n") do
            number = number + 1
            assert.is_true(#line <= 100, ("%s:%d has %d columns"):format(name, number, #line))
          end
        end
      end
    end
  end)

  local long = ("x"):rep(28)

  it("break before a + or -, in the fewest parentheses", function()
    assert.same({
      ("  a = %s*(%s + %s)"):format(long, long, long), ("    - %s;"):format(long),
    }, layout.statement("  a = ", ("%s*(%s + %s) - %s"):format(long, long, long, long)))
  end)

  it("break inside parentheses where there is no other place", function()
    assert.same({
      ("  a = (%s + %s + %s"):format(long, long, "yyyyyyyyy"), ("    + %s)/b;"):format(long),
    }, layout.statement("  a = ", ("(%s + %s + yyyyyyyyy + %s)/b"):format(long, long, long)))
  end)

  it("break after the = and before a * or / where there is no sum", function()
    local longer = long .. long
    assert.same({ "  " .. longer .. " =", "    " .. longer .. ";" },
      layout.statement("  " .. longer .. " = ", longer))
    assert.same({ "  " .. longer .. " +=", "    " .. longer .. ";" },
      layout.statement("  " .. longer .. " += ", longer))
    assert.same({ "  a = " .. longer, "    *" .. longer .. ";" },
      layout.statement("  a = ", longer .. "*" .. longer))
  end)

  it("break between the indices of a matrix where there is no other place", function()
    local longer = long .. long
    assert.same({ ("  Y[%s]"):format(longer), ("    [%s] = 1.0;"):format(longer) },
      layout.statement(("  Y[%s][%s] = "):format(longer, longer), "1.0"))
  end)

  it("of a call begin further left if an argument is wide", function()
    local wide = ("&%sYYYYYY[%s]"):format(long, long .. long)
    assert.same({ "  jacobians(", ("    %s,"):format(wide), "    b);" },
      layout.call("  jacobians", { wide, "b" }))
  end)
end)
