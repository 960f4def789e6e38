-- Tests constraints between random links of random robots, on plain numbers: phi against the places
-- of links, K and Kdotv against rates of phi along curves through q, and functions that do not need
-- phi.

local algo = dofile "tests/support/algo.lua"
local closure = require "algo.constraints.closure"
local constraints = dofile "tests/support/robots/constraints.lua"
local dense = dofile "tests/support/reference/dense.lua"
local dynamics = dofile "tests/support/reference/dynamics.lua"
local floats = require "analysis.floats"
local front = dofile "tests/support/front.lua"
local header = require "emit.files.header"
local motion = dynamics.motion
local candidates = require "prog.choice.candidates"
local random = dofile "tests/support/random.lua"

local check = random.check
local ROBOTS = random.many(16, 24)

-- ---- the robots ---------------------------------------------------------------------------------

local LIMIT = '<limit lower="-1" upper="1" effort="1" velocity="1"/>'

local function each(first, more, visit)
  for case = first, first + ROBOTS - 1 do
    local text, options, rng = algo.random(case, more)
    options.constraints = constraints.random(rng, text, 5, options.base == "floating",
      more.inputs)
    local free = options.base == "floating" and not text:find('type="floating"', 1, true)
    if more.foot and free then
      table.insert(options.constraints, { name = "foot", type = "point", line = 9,
        a = { link = algo.two_links(text)[1], xyz = { 0.1, -0.2, 0.3 } },
        b = { xyz = { 0.5, 0.25, 0.125 }, rpy = { 0.5, 0.25, 0.125 } } })
    end
    local job = algo.compile(text, options, "model")
    local world = motion.world(job.robot, job.model, options)
    local all, mask = job.model.constraints, {}
    for k = 1, all.ns do mask[k] = more.mask or rng:integer(0, 1) + 0.0 end
    visit {
      mask = mask, phi_d = algo.vector(rng, all.nm), options = options,
      case = case, job = job, world = world, list = options.constraints, rng = rng,
      q = motion.random_q(rng, job.model), v = algo.vector(rng, job.model.nv), text = text,
    }
  end
end

local function run(r, name, inputs)
  local all = r.job.model.constraints
  inputs.q, inputs.mask, inputs.phi_d = inputs.q or r.q, r.mask, {}
  for k = 1, all.nm do inputs.phi_d[k] = r.phi_d[k] end
  local results = algo.run(r.job, name, inputs)
  return results[name] or results.tau
end

-- K of the option's pattern as a full matrix, at q
local function full_K(r, q)
  local all, rows = r.job.model.constraints, {}
  local packed = run(r, "K", { q = q })
  for i = 1, all.nc do
    rows[i] = {}
    for j = 1, r.job.model.nv do rows[i][j] = 0.0 end
    for k = all.rowptr[i] + 1, all.rowptr[i + 1] do rows[i][all.colind[k] + 1] = packed[k] end
  end
  return rows
end

local function near(r, what, expected, found, slack)
  local off = dense.distance(expected, found)
  local size = math.max(dense.largest(expected), 0.1)
  check(off <= slack * size, "robot %d: %s off by %g of %g\n%s", r.case, what, off, size,
    constraints.written(r.list))
end

-- the derivative of f along the curve through q with velocity v, of fourth order
local function rate(r, f, h)
  local function at(x) return f(motion.moved(r.world, r.q, r.v, x)) end
  local a, b, c, d, result = at(-2 * h), at(-h), at(h), at(2 * h), {}
  for k = 1, #a do result[k] = (a[k] - 8 * b[k] + 8 * c[k] - d[k]) / (12 * h) end
  return result
end

local KINDS = {
  { says = "of trees", first = 21000, more = {} },
  { says = "with mimic joints", first = 22000, more = { mimic = 0.4 } },
}

for _, kind in ipairs(KINDS) do
  describe("constraints " .. kind.says, function()
    local seen = {}

    it("are as far off as links are", function()
      each(kind.first, kind.more, function(r)
        if #r.list == 0 then return end
        near(r, "phi", constraints.truth(r.list, motion, r.world, r.q), run(r, "phi", {}), 1e-12)
        for _, c in ipairs(r.list) do seen[c.type] = true end
      end)
      for _, type in ipairs(constraints.TYPES) do assert.is_true(seen[type], type) end
    end)

    it("have the rates K v and K a + Kdotv, on their manifold and off it", function()
      each(kind.first, kind.more, function(r)
        if #r.list == 0 then return end
        local K = full_K(r, r.q)
        near(r, "K*v", rate(r, function(q) return run(r, "phi", { q = q }) end, 1e-3),
          algo.apply(K, r.v), 1e-9)
        near(r, "Kdotv", rate(r, function(q) return algo.apply(full_K(r, q), r.v) end, 1e-3),
          run(r, "Kdotv", { v = r.v }), 1e-8)
      end)
    end)

    it("push with K' lambda", function()
      each(kind.first, kind.more, function(r)
        if #r.list == 0 then return end
        local lambda = algo.vector(r.rng, r.job.model.constraints.nc)
        local tau = {}
        for j = 1, r.job.model.nv do tau[j] = 0.0 end
        for i, row in ipairs(full_K(r, r.q)) do
          for j, x in ipairs(row) do tau[j] = tau[j] + x * lambda[i] end
        end
        near(r, "tau", tau, run(r, "constraint_forces", { lambda = lambda }), 1e-12)
      end)
    end)

    it("have no column that is not in their pattern, and few for nothing", function()
      local stored, zero = 0, 0
      each(kind.first, kind.more, function(r)
        local all = r.job.model.constraints
        for i = 1, all.nc do
          local row, last = all.rows[i], 0
          for _, dof in ipairs(row.dofs) do
            assert.is_true(dof > last and dof <= r.job.model.nv)
            last = dof
          end
        end
        if #r.list == 0 then return end
        for _, x in ipairs(run(r, "K", {})) do
          stored, zero = stored + 1, zero + (x == 0 and 1 or 0)
        end
      end)
      assert.is_true(zero < stored / 5, ("%d of %d are zero"):format(zero, stored))
    end)
  end)
end

describe("K", function()
  it("is the derivative of phi as the generator differentiates it, in all frames", function()
    for case = 26000, 26000 + random.many(3, 6) do
      local text, options, rng = algo.random(case, { mimic = 0.2, joints = 4 })
      options.constraints = constraints.random(rng, text, 3, options.base == "floating", true)
      options.functions = { "crba" }
      options.optimize = case % 2 == 0 and 2 or options.optimize
      options.fuse = { { name = "tick", outputs = { "d(phi,q)", "K" } } }
      if #options.constraints > 0 then
        local job = algo.compile(text, options)
        local model, all = job.model, job.model.constraints
        local given = { q = motion.random_q(rng, model), phi_d = algo.vector(rng, all.nm),
          mask = {} }
        for k = 1, all.ns do given.mask[k] = rng:integer(0, 1) + 0.0 end
        local inputs = {}
        for name, list in pairs(given) do inputs[name] = algo.from_zero(list) end
        local found = algo.on_symbols(job.by_name.tick, inputs, model)
        for k, x in ipairs(algo.run(job, "K", given).K) do
          check(math.abs(x - found.K[k - 1]) < 1e-11, "robot %d: entry %d of K", case, k)
        end
        for i = 1, all.nc do
          local row, next_of = {}, all.rowptr[i + 1]
          for k = all.rowptr[i], next_of - 1 do row[all.colind[k + 1]] = found.K[k] end
          for j = 0, model.nv - 1 do
            local x, y = row[j] or 0.0, found.dphi_dq[(i - 1) * model.nv + j]
            check(math.abs(x - y) < 1e-12, "robot %d: K(%d, %d) %g, not %g", case, i, j, x, y)
          end
        end
      end
    end
  end)
end)

describe("a row", function()
  local function robot(kind, more)
    local body = '<inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" '
      .. 'iyz="0"/></inertial>'
    return ([[<robot name="r"><link name="a"/><link name="b">%s</link><link name="c">%s</link>
      <joint name="j" type="%s"><parent link="a"/><child link="b"/>%s</joint>
      <joint name="k" type="continuous"><parent link="b"/><child link="c"/>%s</joint></robot>]])
      :format(body, body, kind, kind == "prismatic" and LIMIT or "", more or "")
  end

  it("of an angle is of joints that turn alone, one of a place of all", function()
    for kind, dofs in pairs { floating = { 4, 5, 6, 7 }, planar = { 3, 4 }, prismatic = { 2 },
      spherical = { 1, 2, 3, 4 }, continuous = { 1, 2 } } do
      local job = algo.compile(robot(kind), { constraints = {
        { name = "w", type = "weld", a = { link = "c" } } } }, "model")
      local all = job.model.constraints
      for _, row in ipairs(all.rows) do
        if row.kind:find "^e" then
          assert.same(dofs, row.dofs, kind)
        else
          assert.equal(job.model.nv, #row.dofs, kind)
        end
      end
    end
  end)

  it("of a sum counts a follower as it follows", function()
    local text = robot("continuous", '<mimic joint="j" multiplier="-2" offset="0.25"/>')
    local job = algo.compile(text, { constraints = { { name = "s", type = "coupling",
      joints = { j = 1.0, k = 3.0 }, offset = 0.5 } } }, "model")
    -- q + 3*(-2*q + 0.25) - 0.5
    assert.near(-5 * 0.4 + 0.25, algo.run(job, "phi", { q = { 0.4 } }).phi[1], 1e-15)
    assert.same({ -5.0 }, algo.run(job, "K", { q = { 0.4 } }).K)
  end)
end)

describe("a constraint that is off", function()
  it("is as if it were not there, one that moves as far off as it is to be", function()
    local off, on = 0, 0
    each(24000, { inputs = true, mimic = 0.2 }, function(r)
      local all, left, options = r.job.model.constraints, {}, {}
      local rows, lambda, few = {}, algo.vector(r.rng, all.nc), {}
      for k, c in ipairs(all) do
        local is_on = not c.switch or r.mask[c.switch + 1] == 1
        off, on = off + (is_on and 0 or 1), on + (c.switch and is_on and 1 or 0)
        if is_on then
          left[#left + 1] = setmetatable({ switch = false, moving = false },
            { __index = r.list[k] })
        end
        for i = c.row, c.row + #c.rows - 1 do
          rows[i] = is_on and #few + 1 or nil
          few[#few + 1] = is_on and lambda[i] or nil
        end
      end
      if #left == 0 then return end
      for key, value in pairs(r.options) do options[key] = value end
      options.constraints = left
      local other = setmetatable({ job = algo.compile(r.text, options, "model") }, { __index = r })
      near(r, "tau", run(other, "constraint_forces", { lambda = few }),
        run(r, "constraint_forces", { lambda = lambda }), 1e-12)
      for _, name in ipairs { "phi", "Kdotv" } do
        local mine, theirs = run(r, name, { v = r.v }), run(other, name, { v = r.v })
        for i = 1, all.nc do
          local c = all.rows[i].constraint
          local d = name == "phi" and c.moving and r.phi_d[c.moving + i - c.row] or 0
          check(not rows[i] and mine[i] == 0 or rows[i]
            and math.abs(mine[i] + d - theirs[rows[i]]) < 1e-11, "robot %d: %s", r.case, name)
        end
      end
      local K, few_K = full_K(r, r.q), full_K(other, r.q)
      for i = 1, all.nc do
        for j, x in ipairs(K[i]) do
          check(x == (rows[i] and few_K[rows[i]][j] or 0), "robot %d: K(%d, %d)", r.case, i, j)
        end
      end
    end)
    assert.is_true(off >= 4 and on >= 4, off .. " off, " .. on .. " on")
  end)
end)

describe("a constraint that the file has", function()
  local INERTIAL = '<inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" '
    .. 'iyz="0"/></inertial>'
  local function part(kind, name, attributes)
    return ("<drake:%s_%s %s/>"):format(kind, name, attributes)
  end
  local function ball(a, b)
    local function of(...) return part("ball_constraint", ...) end
    return "<drake:ball_constraint>" .. of("body_A", ('name="%s"'):format(a))
      .. of("body_B", ('name="%s"'):format(b)) .. of("p_AP", 'value="0.5 0 0"')
      .. of("p_BQ", 'value="-0.5 0 0"') .. "</drake:ball_constraint>\n"
  end
  local function tendon(...) return "<drake:tendon_constraint>" .. table.concat({ ... })
    .. "</drake:tendon_constraint>\n" end
  local function of(...) return part("tendon_constraint", ...) end

  local function compile(tags)
    local links, joints = "", ""
    for k, name in ipairs { "a", "b" } do
      links = links .. ('<link name="%s">%s</link>'):format(name, INERTIAL)
      joints = joints .. ('<joint name="j%d" type="continuous"><parent link="root"/><child '
        .. 'link="%s"/><origin xyz="%d 0 0"/><axis xyz="0 0 1"/></joint>'):format(k, name, k - 1)
    end
    local job = algo.compile(('<robot name="r"><link name="root"/>%s%s\n%s</robot>'):format(links,
      joints, tags), {}, "model")
    local said = {}
    for k, item in ipairs(job.log:sorted()) do said[k] = item.text end
    return job, said
  end

  local function bushing(a, c)
    local lines = { '<frame name="frameA" link="a"/><frame name="frameC" link="b" xyz="0.5 0 0"/>',
      "<drake:linear_bushing_rpy>" }
    for key, value in pairs { frameA = 'name="' .. a, frameC = 'name="' .. c,
      torque_stiffness = 'value="1 2 3', torque_damping = 'value="4 5 6',
      force_stiffness = 'value="7 8 9', force_damping = 'value="10 11 12' } do
      lines[#lines + 1] = ('<drake:bushing_%s %s"/>'):format(key, value)
    end
    return table.concat(lines) .. "</drake:linear_bushing_rpy>"
  end

  it("is a ball where Drake's two points meet, a coupling of Drake's tendons", function()
    local job, said = compile(ball("a", "b") .. ball("world", "b")
      .. tendon(of("joint", 'name="j1" a="2"'), of("joint", 'name="j2" a="-1"'),
        of("offset", 'value="0.25"'), of("lower_limit", 'value="1"'),
        of("upper_limit", 'value="1"')))
    assert.same({}, said)
    local names = {}
    for k, c in ipairs(job.model.constraints) do names[k] = c.name .. " " .. c.type end
    assert.same({ "ball_constraint_1 ball", "ball_constraint_2 ball",
      "tendon_constraint_1 coupling" }, names)
    local phi = algo.run(job, "phi", { q = { 0.0, 0.0 } }).phi
    assert.same({ 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.75 }, phi)
    local half = math.pi / 2
    phi = algo.run(job, "phi", { q = { half, 0.0 } }).phi
    for k, x in ipairs { -0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 2 * half - 0.75 } do
      assert.near(x, phi[k], 1e-15)
    end
  end)

  it("gives way where Drake has a bushing or a soft tendon", function()
    local job, said = compile(bushing("frameA", "frameC") .. tendon(of("joint",
      'name="j1" a="2"'), of("stiffness", 'value="50"'), of("damping", 'value="4"'),
      of("lower_limit", 'value="1"'), of("upper_limit", 'value="1"')))
    assert.same({}, said)
    local mount, spring = table.unpack(job.model.constraints)
    assert.same({ "weld", "coupling", true, true }, { mount.type, spring.type, mount.soft,
      spring.soft })
    -- force first, then torque, like the rows of a weld
    for k, row in ipairs { { 7, 10 }, { 8, 11 }, { 9, 12 }, { 1, 4 }, { 2, 5 }, { 3, 6 } } do
      assert.near(1 / row[1], mount.rows[k].eps, 1e-16)
      assert.near(row[2] / row[1], mount.rows[k].tau, 1e-15)
    end
    assert.near(1 / 50, spring.rows[1].eps, 1e-17)
    assert.near(4 / 50, spring.rows[1].tau, 1e-16)
    assert.same({ 0.5, 0.0, 0.0 }, mount.a.p)
  end)

  it("is ignored with a warning where it is none", function()
    for tags, why in pairs {
      [ball("a", "c")] = "<drake:ball_constraint> is ignored: there is no link 'c'",
      [ball("world", "world")] = "<drake:ball_constraint> is ignored: both ends are the world",
      [ball("a", "a")] = "constraint 'ball_constraint_1': no joint moves it; it is ignored",
      [ball("root", "world")] = "constraint 'ball_constraint_1': no joint moves it; it is ignored",
      ["<drake:ball_constraint/>"] = "<drake:ball_constraint> is ignored: it has no "
        .. "<drake:ball_constraint_body_A> name",
      [ball("a", "b"):gsub("0.5 0 0", "1 2", 1)] = "<drake:ball_constraint> is ignored: "
        .. "<drake:ball_constraint_p_AP> value: expected 3 numbers, found 2",
      [tendon(of("joint", 'name="j1" a="x"'))] = "<drake:tendon_constraint> is ignored: "
        .. "<drake:tendon_constraint_joint> a: 'x' is not a number",
      [tendon(of("lower_limit", 'value="0"'), of("upper_limit", 'value="1"'))] =
        "<drake:tendon_constraint> is ignored: limits of joints are not constraints here",
      [tendon(of("damping", 'value="9"'))] = "<drake:tendon_constraint> is ignored: it is a "
        .. "damper without a spring",
      [tendon(of("joint", 'name="j3" a="1"'), of("lower_limit", 'value="0"'),
        of("upper_limit", 'value="0"'))] = "constraint 'tendon_constraint_1': there is no moving "
        .. "joint 'j3'; it is ignored",
      ["<drake:linear_bushing_rpy/>"] = "<drake:linear_bushing_rpy> is ignored: it has no "
        .. "<drake:bushing_frameA> name",
      [bushing("frameA", "nowhere")] = "<drake:linear_bushing_rpy> is ignored: there is no frame "
        .. "'nowhere'",
      [bushing("frameA", "frameC"):gsub("7 8 9", "7 8")] = "<drake:linear_bushing_rpy> is "
        .. "ignored: <drake:bushing_force_stiffness> value: expected 3 numbers, found 2",
      [bushing("frameA", "frameC"):gsub("7 8 9", "7 0 9")] = "constraint 'linear_bushing_rpy_1': "
        .. "stiffness: 0 in row 2; choose a type without this row; it is ignored",
      ["<drake:linear_spring_damper/>"] = "<drake:linear_spring_damper> is ignored: it has no "
        .. "<drake:linear_spring_damper_body_A> name",
    } do
      local job, said = compile(tags)
      assert.same({ why }, said)
      assert.equal(0, #job.model.constraints)
    end
  end)
end)

describe("points held in the world, seen from a free base", function()
  it("have K, Kdotv and phi in its axes, gravity or not, and forces put straight again", function()
    local turned = 0
    each(25000, { foot = true }, function(r)
      local model = r.job.model
      local one, kits = algo.vector(r.rng, model.nv), {}
      for k, given in ipairs { {}, { turned = true }, { turned = true, gravity = true } } do
        local kit = floats.new { q = algo.from_zero(r.q), v = algo.from_zero(r.v) }
        local C = closure.of(model, kit, given)
        kits[k] = { kit = kit, C = C, K = C:rows(), Kdotv = C:bias(), phi = C:residual() }
      end
      local plain = kits[1]
      for _, c in ipairs(model.constraints) do
        local first = c.down and model.bodies[c.down[1]]
        for k = 2, (c.type == "point" or c.type == "ball") and first and c.b.body == 0
          and first.type == "floating" and 3 or 1 do
          local seen = kits[k]
          turned = turned + 1
          for row = 0, model.constraints.nc - 1 do seen.kit.store("lambda", row, 0.0) end
          for row = c.row, c.row + 2 do -- K v as a force
            local sum = 0.0
            for dof, x in pairs(seen.K[row]) do sum = sum + x * one[dof] end
            seen.kit.store("lambda", row - 1, sum)
            for dof = first.v + 1, first.v + 3 do
              check(seen.K[row][dof] == (dof - first.v == row - c.row + 1 and 1 or 0),
                "robot %d: the base is not its own frame", r.case)
            end
          end
          seen.C:straighten "lambda"
          for row = c.row, c.row + 2 do
            local sum = 0.0
            for dof, x in pairs(plain.K[row]) do sum = sum + x * one[dof] end
            check(math.abs(seen.kit.load("lambda", row - 1) - sum) < 1e-12, "robot %d: K v", r.case)
          end
          for _, what in ipairs { "Kdotv", "phi" } do -- along each column of K
            for dof = 1, model.nv do
              local a, b = 0.0, 0.0
              for row = c.row, c.row + 2 do
                a = a + (plain.K[row][dof] or 0) * plain[what][row]
                b = b + (seen.K[row][dof] or 0) * seen[what][row]
              end
              check(math.abs(a - b) < 1e-10 * (1 + math.abs(a)), "robot %d: %s", r.case, what)
            end
          end
        end
      end
    end)
    assert.is_true(turned >= 4, turned)
  end)
end)

describe("the header of a robot with constraints", function()
  local function lines_of(list)
    local job = algo.compile(front.contents "models/cartpole.urdf",
      { constraints = list, functions = { "K" } })
    local zeros = candidates.zeros(job.by_name.K.plain, "K")
    return job, table.concat(header.constraints(job.model, zeros), "\n")
  end

  it("has a table of them, and a picture of K: stored, zero for every q, not stored", function()
    local _, text = lines_of {
      { name = "rail*/", type = "ball", a = { link = "pole", xyz = { 0.0, 0.0, 0.5 } } },
      { name = "stop", type = "locked", joint = "slide" },
    }
    assert.equal([[
 *
 * Constraints, phi = 0: the pose of a in b, in b's axes.
 *
 *   constraint  type    a     b      rows
 *   rail*\x2F   ball    pole  world  0-2
 *   stop        locked               3
 *
 * Rows of K, dphi/dt = K*v; `x` is stored, `0` is stored but zero for every q, `.` is never
 * computed:
 *
 *   rail___x  x x
 *   rail___y  0 0
 *   rail___z  0 x
 *   stop      x .]], text)
  end)

  it("has a bit for each of 31 switches, and no more", function()
    local list = {}
    for k = 1, 31 do
      list[k] = { name = "c" .. k, type = "locked", joint = "slide", switch = true }
    end
    local text = front.contents "models/cartpole.urdf"
    assert.equal(31, algo.compile(text, { constraints = list }, "model").model.constraints.ns)
    list[32] = { name = "c32", type = "locked", joint = "slide", switch = true }
    local ok, problem = pcall(algo.compile, text, { constraints = list }, "model")
    assert.is_false(ok)
    assert.matches("constraint 'c32': is switch number 32; at most 31 constraints can be "
      .. "switched", tostring(problem))
  end)

  it("has nothing of the kind where there are none", function()
    local job = algo.compile(front.contents "models/cartpole.urdf", {}, "model")
    assert.same({}, header.constraints(job.model, {}))
    assert.equal(0, job.model.constraints.nc + #job.symbols.rows)
    assert.is_nil(job.symbols.NC)
  end)

  it("names rows, entries, bits and inputs, whatever constraints and joints are called", function()
    local job = lines_of {
      { name = "pole", type = "ball", a = { link = "pole" }, switch = true, moving = true },
      { name = "slide", type = "locked", joint = "slide", switch = true },
      { name = "NC", type = "locked", joint = "slide", moving = true },
    }
    local s, all, seen = job.symbols, {}, {}
    assert.same({ "CARTPOLE_pole_x", "CARTPOLE_pole_y", "CARTPOLE_pole_z", "CARTPOLE_slide_2",
      "CARTPOLE_NC_2" }, s.rows)
    assert.same({ "CARTPOLE_on_pole", "CARTPOLE_on_slide" }, s.switches)
    assert.same({ "CARTPOLE_d_pole_x", "CARTPOLE_d_pole_y", "CARTPOLE_d_pole_z",
      "CARTPOLE_d_NC" }, s.moving)
    assert.equal("CARTPOLE_K_pole_x_slide CARTPOLE_K_pole_x_swing",
      table.concat(s.K, " ", 1, 2))
    assert.same({ "CARTPOLE_slide", "CARTPOLE_swing", "CARTPOLE_NC" }, { s.v[1], s.v[2], s.NC })
    for _, list in ipairs { s.rows, s.K, s.switches, s.moving, s.v } do
      table.move(list, 1, #list, #all + 1, all)
    end
    for _, name in ipairs(all) do
      assert.is_nil(seen[name], name)
      seen[name] = true
    end
  end)
end)

describe("what algorithms take of constraints", function()
  it("is made once, and the same in any order", function()
    each(23000, { mimic = 0.2 }, function(r)
      if #r.list == 0 then return end
      local model = r.job.model
      local kit = floats.new { q = algo.from_zero(r.q), v = algo.from_zero(r.v) }
      local C = closure.of(model, kit)
      local K, Kdotv, phi = C:rows(), C:bias(), C:residual()
      near(r, "phi", run(r, "phi", {}), phi, 1e-12)
      near(r, "Kdotv", run(r, "Kdotv", { v = r.v }), Kdotv, 1e-12)
      local full = full_K(r, r.q)
      for i, row in ipairs(K) do
        for dof, x in pairs(row) do full[i][dof] = full[i][dof] - x end
      end
      assert.is_true(dense.largest(full) < 1e-12)
    end)
  end)
end)
