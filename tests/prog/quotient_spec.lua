-- Tests limbs by the quotient tree (model.limbs.quotient, prog.limbs.quotient_trace,
-- prog.limbs.lift): functions store the same with limbs in lanes, in turn and without, on random
-- numbers; the places of a quotient's elements in the robot's arrays; numbers of limbs that are put
-- together.

local algo = dofile "tests/support/algo.lua"
local candidates = require "prog.choice.candidates"
local dense = dofile "tests/support/reference/dense.lua"
local expr = require "expr"
local lift = require "prog.limbs.lift"
local lists = require "list"
local motion = dofile "tests/support/reference/motion.lua"
local quotient = require "model.limbs.quotient"
local random = dofile "tests/support/random.lua"
local random_limbs = dofile "tests/support/robots/random_limbs.lua"
local refine = require "prog.refine"
local traced_by = require "prog.limbs.quotient_trace"
local turns = require "prog.limbs.turns"
local vectors = dofile "tests/support/reference/vectors.lua"
local verifier = dofile "tests/support/verify.lua"

local check = random.check
local ROBOTS = random.many(2, 6)

local function read(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read "a"
  file:close()
  return text
end

-- links, one per line: { name, parent, type of joint, axis, the joint that it follows or nil }
local function robot_of(links)
  local body = [[<inertial><origin xyz="0.1 0.2 0.3"/><mass value="1"/>
<inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial></link>]]
  local text = { '<robot name="r"><link name="trunk">' .. body }
  for k, link in ipairs(links) do
    local name, parent, kind, axis, leader = table.unpack(link)
    text[#text + 1] = ([[<link name="%s">%s
<joint name="%s_joint" type="%s"><origin xyz="0.1 0.2 0.%d"/><parent link="%s"/>
<child link="%s"/><axis xyz="%s"/><limit lower="-1" upper="1" effort="1" velocity="1"/>%s</joint>]])
      :format(name, body, name, kind, k, parent, name, axis,
        leader and '<mimic joint="' .. leader .. '_joint"/>' or "")
  end
  text[#text + 1] = "</robot>"
  return table.concat(text, "\n")
end

-- ---- what is stored -----------------------------------------------------------------------------

-- a robot at a random q: { name, job, model, inputs = assumed arguments, by pattern, slack }
local function posed(name, job, rng)
  local model, q = job.model, algo.from_zero(motion.random_q(rng, job.model))
  local function run(fn, inputs) return algo.on_floats(job.catalogue[fn], model, inputs).H end
  local H = run("crba", { q = q })
  return {
    name = name, job = job, model = model, rng = rng, q = q,
    assumed = { H = H, LD = run("ltdl", { H = H }), L = run("ltl", { H = H }) },
    slack = 1e-11 + 1e-13 * dense.condition(dense.symmetric(dense.lower(model.pattern, H))),
  }
end

-- arrays from 0 for every argument that is read
local function inputs_of(r, fn)
  local inputs = { q = r.q }
  for _, arg in ipairs(fn.args) do
    local pattern = fn.assumes and fn.assumes[arg.name]
    if pattern then
      inputs[arg.name] = r.assumed[pattern]
    elseif arg.mode ~= "out" and not inputs[arg.name] then
      inputs[arg.name] = algo.from_zero(algo.vector(r.rng, algo.length(arg.dims, r.model)))
    end
  end
  return inputs
end

-- Compares what a function stores with limbs with what it stores without.
local function compare(r, item, found, words)
  local fn = item.fn
  if not item.given then
    item.given = inputs_of(r, fn)
    item.expected = algo.on_symbols(item, item.given, r.model)
  end
  local got = algo.on_symbols({ fn = fn, plain = found }, item.given, r.model)
  for array, list in pairs(item.expected) do
    local size = 1e-3
    for _, x in pairs(list) do size = math.max(size, math.abs(x)) end
    for k, x in pairs(list) do
      check(got[array][k], "%s: %s %s leaves %s[%d]", r.name, fn.name, words, array, k)
      check(math.abs(x - got[array][k]) <= r.slack * size, "%s: %s %s: %s[%d] is %.17g, not %.17g",
        r.name, fn.name, words, array, k, got[array][k], x)
    end
    for k in pairs(got[array]) do
      check(list[k], "%s: %s %s stores %s[%d]", r.name, fn.name, words, array, k)
    end
  end
end

-- in a short run only one of the groups that take long, depending on the seed
local FUNCTIONS = random.many(
  { "all", random.case(43000):pick { "derivatives", "regressors", "osim" } },
  { "all", "derivatives", "regressors", "osim" })

local function compiled(text, limbs, base, functions, last)
  return algo.compile(text, {
    functions = functions or FUNCTIONS, name = "r", optimize = 2, limbs = limbs, base = base,
    gravity = { 1.5, -2.5, -9.0 }, target = limbs == "scalar" and "mcu" or nil,
    frames = algo.two_links(text), friction_width = 0.05,
    poses = last ~= "trace" and algo.two_links(text) or nil, -- else of all links
  }, last)
end

-- the same before a form with limbs is chosen
local function unchosen(text, base)
  local job = compiled(text, "lanes", base, nil, "trace")
  job.functions = {}
  for k, item in ipairs(job.traced) do
    local one = item.candidates[1] or { fn = item.fn }
    job.functions[k] = { fn = one.fn, plain = one.program }
  end
  return job
end

-- checks the functions that are written with limbs; returns their number
local function verify_chosen(r, limbs)
  local count = 0
  for _, item in ipairs(r.job.functions) do
    local found = item.in_lanes or item.in_turn
    if found then
      compare(r, item, found, limbs == "scalar" and "in turn" or "in lanes")
      count = count + 1
    end
  end
  return count
end

-- Checks that values of limbs are in frames of limbs or of the trunk, never in a frame of one limb.
local function verify_frames(r, made, words)
  local limbs = {}
  for _, id in pairs(made.ids) do limbs[id] = true end
  for _, role in pairs(made.roles) do
    check(not (limbs[role.owner] and made.ids[role.frame]), "%s: %s %s_%s is in the frame of %s",
      r.name, words, role.owner, role.symbol, role.frame)
  end
end

-- the sets of limbs that may be taken: { plain, nested = with the sets within limbs, or nil }
local function kinds_of(space)
  local kinds = {}
  for _, sets in ipairs(space.sets) do
    local kind = "plain"
    for _, set in ipairs(sets) do kind = set.outer and "nested" or kind end
    kinds[kind] = kinds[kind] or sets
  end
  return kinds
end

-- Checks all forms that could have been chosen, of every function or, given k, of every second one;
-- returns the number of forms by kinds of sets, and the functions.
local function verify_all(r, k)
  local space, count = r.job.space, {}
  local choices = kinds_of(space)
  for n, item in ipairs(r.job.functions) do
    local plain = item.plain
    local wanted = plain and item.fn.limbs ~= false and (not k or (n + k) % 2 == 0)
    for kind, sets in pairs(wanted and choices or {}) do
      for _, in_turn in ipairs(plain.by_rows and { false } or { false, true }) do
        local made = traced_by.trace(plain.model, item.fn, {
          sets = sets, level = plain.level, parts = item.fn.limbs == "parts" or plain.by_rows,
          zeros = plain.zeros, in_turn = in_turn, refine = plain.view and refine.of,
          verify = verifier,
        })
        if made then
          local words = kind .. (in_turn and " in turn" or " in lanes")
          if in_turn then turns.of(made, item.fn.args or {}) end -- is verified
          compare(r, item, made, words)
          verify_frames(r, made, words)
          count[words] = (count[words] or 0) + 1
          count[item.fn.name] = true
        end
      end
    end
  end
  return count
end

describe("with limbs", function()
  for _, name in ipairs(random.many({ "quad" }, { "quad", "humanoid" })) do
    for _, limbs in ipairs { "lanes", "scalar" } do
      it(("(%s) the %s's functions store what they store without"):format(limbs, name), function()
        -- derivatives of random robots are also tested below
        local functions = name == "quad" and random.many({ "all" }, FUNCTIONS) or { "all" }
        local job = compiled(read("models/" .. name .. ".urdf"), limbs, "floating", functions)
        local count = verify_chosen(posed(name, job, random.case(43000)), limbs)
        assert.is_true(count >= 5, count)
      end)
    end
  end

  it("a slide is not taken for all that moves, where there are two", function()
    local job = unchosen(robot_of { { "left", "trunk", "prismatic", "0 1 0" },
      { "right", "trunk", "prismatic", "0 1 0" } }, "fixed")
    assert.is_true(verify_all(posed("slides", job, random.case(43001)))["plain in lanes"] >= 10)
  end)

  it("numbers that are the same in all limbs count for each of them", function()
    local slides = { { "left", "trunk", "prismatic", "0 0 1" },
      { "right", "trunk", "prismatic", "0 0 1" } }
    local function verify(seed)
      local job = unchosen(robot_of(slides), "floating")
      local count = verify_all(posed("slides", job, random.case(seed)))
      assert.is_true(count["plain in lanes"] >= 10 and count["plain in turn"] >= 10)
      for name in ("crba ltdl rnea fd kinetic_energy"):gmatch "%S+" do
        assert.is_true(count[name], name)
      end
    end
    verify(43002)
    table.insert(slides, 1, { "lift", "trunk", "prismatic", "0 0 1" })
    for k = 2, 3 do slides[k][2], slides[k][5] = "lift", "lift" end
    verify(43003)
  end)

  it("joints that count the other way change signs, those that follow as well", function()
    local links = {}
    for k, axes in ipairs { { 1, 1 }, { 1, -1 }, { -1, 1 }, { -1, -1 } } do
      local hip = ("hip%d"):format(k)
      lists.append(links, {
        { hip, "trunk", "revolute", ("0 %d 0"):format(axes[1]) },
        { ("knee%d"):format(k), hip, "revolute", ("0 %d 0"):format(axes[2]), hip },
      })
    end
    local count = verify_all(posed("legs", unchosen(robot_of(links), "floating"),
      random.case(43010)))
    for name in ("crba rnea gravity"):gmatch "%S+" do assert.is_true(count[name], name) end
  end)

  -- elimination fills in entries that tie one limb to another
  it("none where limbs follow a joint behind them", function()
    local links = {}
    for k, side in ipairs { "left", "right" } do
      links[2 * k - 1] = { side, "trunk", "revolute", "0 1 0" }
      links[2 * k] = { side .. "_tip", side, "revolute", "1 0 0", "head" }
    end
    links[5] = { "head", "trunk", "revolute", "0 0 1" }
    local job = unchosen(robot_of(links), "fixed")
    assert.equal(1, #job.space.sets[1])
    assert.same({}, verify_all(posed("head", job, random.case(43011))))
  end)

  it("products of whole matrices in lanes, but not one limb after the other", function()
    for limbs, has in pairs { lanes = true, scalar = false } do
      local job = algo.compile(read "models/quad.urdf", { functions = { "fd_derivatives" },
        name = "r", limbs = limbs }, "trace")
      local forms = lists.those(job.traced[1].candidates, function(form)
        return form.fn.route.name == "by products of whole matrices"
      end)
      assert.is_true(#forms > 0)
      for _, form in ipairs(forms) do
        local program = candidates.limbs(job.space, form.fn, form.program)
        assert.equal(has, program ~= nil, limbs)
      end
    end
  end)

  -- the joints' axes are parallel, and the fingers' centres of mass on them
  it("vectors are gathered before sums over the limbs that read them", function()
    local text = robot_of { { "arm", "trunk", "revolute", "0 1 0" },
      { "left", "arm", "revolute", "0 1 0" }, { "right", "arm", "revolute", "0 1 0" } }
    local job = unchosen(text:gsub('<origin xyz="0.1 0.2 0.3"/>', ""), "fixed")
    assert.is_true(verify_all(posed("fork", job, random.case(43012))).aba)
  end)

  -- such a joint adds to the row of the joint that it follows, and to none of the other limbs'
  it("limbs that no joint elsewhere follows", function()
    local links = {}
    for k, side in ipairs { "left", "middle", "right" } do
      links[k] = { side, "trunk", "revolute", "0 1 0" }
    end
    links[4] = { "head", "trunk", "revolute", "0 0 1", "left" }
    local job = unchosen(robot_of(links), "floating")
    assert.same({ { { 3 }, { 4 } } }, { job.space.sets[1][1].members })
    assert.is_true(verify_all(posed("led", job, random.case(43013))).crba)
  end)

  -- fk stores a column of the hand's rotation for its fingers as well, which turn about x
  it("fingers store what their hand computes", function()
    local links = {}
    for _, side in ipairs { "left", "right" } do
      links[#links + 1] = { side, "trunk", "revolute", "0 1 0" }
      for finger = 1, 2 do
        links[#links + 1] = { ("%s_finger%d"):format(side, finger), side, "revolute", "1 0 0" }
      end
    end
    local count = verify_all(posed("hands", unchosen(robot_of(links), "fixed"), random.case(43012)))
    assert.is_true(count.fk and (count["nested in turn"] or 0) > 10)
  end)

  it("random robots' functions store what they store without", function()
    local count = {}
    for n = 1, ROBOTS do
      local rng = random.case(43100 + n)
      local text = random_limbs.make(rng, n % 3 == 1, n % 3 == 2, n % 4 == 0 and 2 or nil)
      local limbs = n % 2 == 0 and "lanes" or "scalar"
      local r = posed("robot " .. n, compiled(text, limbs, rng:pick { "floating", "fixed" }), rng)
      local chosen = verify_chosen(r, limbs)
      count[limbs] = (count[limbs] or 0) + chosen
      for words, more in pairs(verify_all(r, n)) do
        count[words] = more == true or (count[words] or 0) + more
      end
    end
    for _, words in ipairs {
      "lanes", "scalar", "plain in lanes", "plain in turn", "nested in lanes",
      "nested in turn",
    } do
      check((count[words] or 0) >= random.many(3, 10), "%s: %s", words, count[words])
    end
  end)
end)

-- ---- places -------------------------------------------------------------------------------------

-- dof (from 0) -> set -> the number of the member that has it
local function limbs_of(model, sets)
  local of_body, of_dof = {}, {}
  for i in ipairs(model.bodies) do of_body[i] = {} end
  for _, set in ipairs(sets) do
    for m, member in ipairs(set.members) do
      for _, i in ipairs(member) do of_body[i][set] = m end
    end
  end
  for i, body in ipairs(model.bodies) do
    for _, d in ipairs(not body.target and body.columns or {}) do of_dof[d - 1] = of_body[i] end
  end
  return of_dof
end

-- row and column, from 0, of an element of a matrix
local function row_and_column(model, dims, index)
  if dims[1] == "NH" then
    local p, row = model.pattern, 1
    while p.rowptr[row + 1] <= index do row = row + 1 end
    return row - 1, p.colind[index + 1]
  end
  return index // model.nv, index % model.nv
end

-- do they belong to two members of one set?
local function are_apart(a, b)
  for set, m in pairs(a) do
    if b[set] and b[set] ~= m then return true end
  end
  return false
end

-- checks that every element of an array is at one place of the quotient's, or between two limbs of
-- a set
local function check_cover(name, Q, model, sets, dims)
  local seen, sizes = {}, { NV = Q.nv, NQ = Q.nq, NB = #Q.bodies, NL = #Q.poses,
    NP = 10 * #Q.bodies, NH = Q.pattern.nh, NJ = 0 }
  for _, body in ipairs(Q.bodies) do
    sizes.NJ = sizes.NJ + (#body.columns == 1 and 3 or 0)
  end
  local n = 1
  for _, dim in ipairs(dims) do n = n * (sizes[dim] or dim) end
  local words = name .. " " .. table.concat(dims, " x ")
  for index = 0, n - 1 do
    local set, places, signs = Q.places(dims, index)
    local count = set and #set.members or set == nil and 1 or #places
    check(#places == count, "%s[%d]: %d places of %d members", words, index, #places, count)
    for m, at in ipairs(places) do
      check(not seen[at], "%s[%d] is at two places", words, at)
      check(set == false or math.abs(signs[m]) == 1, "%s[%d]: no sign", words, index)
      seen[at] = true
    end
  end
  local of_dof = limbs_of(model, sets)
  for at = 0, algo.length(dims, model) - 1 do
    if not seen[at] then
      local row, column = row_and_column(model, dims, at)
      check(are_apart(of_dof[row], of_dof[column]), "%s[%d] is nowhere", words, at)
    end
    seen[at] = nil
  end
  check(next(seen) == nil, "%s: there is no element %s", words, next(seen))
end

describe("places of a quotient", function()
  it("cover every element once, or it is between limbs", function()
    local tried = 0
    for n = 1, 2 * ROBOTS do
      local rng = random.case(43500 + n)
      local text = random_limbs.make(rng, n % 2 == 0, nil, nil)
      local job = algo.compile(text, { functions = { "crba" }, name = "r", limbs = "lanes",
        optimize = 2, base = rng:pick { "floating", "fixed" } })
      for _, sets in ipairs(job.space.sets) do
        local Q = quotient.of(job.model, sets)
        if Q and pcall(function() return Q.poses end) then
          tried = tried + 1
          for _, dims in ipairs {
            { "NV" }, { "NQ" }, { "NB" }, { "NL" }, { "NP" }, { "NJ" }, { "NH" }, { "NV", "NV" },
            { "NB", 6 }, { "NL", 12 }, { 6, "NV" },
          } do
            check_cover("robot " .. n, Q, job.model, sets, dims)
          end
        end
      end
    end
    assert.is_true(tried >= ROBOTS, tried)
  end)

  -- two legs, with the right one's first joint reversed, and a neck between them
  local function legs()
    local text = robot_of { { "left_hip", "trunk", "continuous", "0 1 0" },
      { "left_knee", "left_hip", "continuous", "0 1 0" },
      { "neck", "trunk", "continuous", "0 0 1" },
      { "right_hip", "trunk", "continuous", "0 -1 0" },
      { "right_knee", "right_hip", "continuous", "0 1 0" } }
    local job = algo.compile(text,
      { functions = { "crba" }, optimize = 2, limbs = "lanes" })
    return quotient.of(job.model, job.space.sets[1]), job.space.sets[1][1], job.model
  end

  it("are lists with signs, by member", function()
    local Q, set = legs()
    local function at(dims, index)
      local own, list, signs = Q.places(dims, index)
      return { own == set, list, signs }
    end
    assert.same({ 3, 3, 3 }, { Q.nv, Q.nq, #Q.bodies })
    assert.same({ true, { 0, 3 }, { 1, -1 } }, at({ "NV" }, 0))
    assert.same({ true, { 1, 4 }, { 1, 1 } }, at({ "NV" }, 1))
    assert.same({ false, { 2 }, { 1 } }, at({ "NV" }, 2))
    assert.same({ true, { 0, 3 }, { 1, -1 } }, at({ "NQ" }, 0))
    assert.same({ true, { 0, 3 }, { 1, 1 } }, at({ "NB" }, 0))
    assert.same({ true, { 0, 18 }, { 1, 1 } }, at({ "NV", "NV" }, 0)) -- (0,0) and (3,3)
    assert.same({ true, { 1, 19 }, { 1, -1 } }, at({ "NV", "NV" }, 1)) -- (0,1) and (3,4)
    assert.same({ true, { 10, 13 }, { 1, -1 } }, at({ "NV", "NV" }, 6)) -- of the neck
    assert.same({ false, { 7 }, { 1 } }, at({ 2, "NV" }, 5))
    local Q2, _, model = legs()
    assert.equal(-Q2.full.bodies[4].sign, model.bodies[4].sign)
    assert.equal(Q2.full.bodies[1].sign, Q2.full.bodies[4].sign)
  end)

  it("are refused where only some limbs' links are wanted", function()
    for _, wanted in ipairs { { "left1_l1" }, { "right2_l1" }, { "left1_l1", "right2_l1" } } do
      local job = algo.compile(random_limbs.make(random.case(43000), false, false, 2),
        { functions = { "crba" }, name = "r", optimize = 2, limbs = "lanes", poses = wanted })
      local Q = quotient.of(job.model, job.space.sets[1])
      local ok, why = pcall(function() return Q.poses end)
      assert.equal(#wanted == 2, ok)
      if not ok then assert.equal("limbs carry different numbers of links", why.shape) end
    end
  end)
end)

-- ---- numbers of limbs put together --------------------------------------------------------------

describe("lifted numbers", function()
  local pool, set, heard, lifted, x

  before_each(function()
    pool, set, heard = expr.new(), { members = { {}, {}, {} } }, {}
    lifted = lift.new(pool, function(vector, first) heard[vector] = first end)
    x = {}
    for k = 1, 6 do x[k] = pool.input("x", k - 1) end
  end)

  local function means(list, vector)
    local value = vectors.evaluator(function(_, index) return 0.7 * index - 1.3 end)
    for k, one in ipairs(list) do assert.near(value(one), value(vector, set, k), 1e-14) end
  end

  it("are a scalar where all have it", function()
    assert.equal(x[1] * x[2], lifted({ x[1] * x[2], x[1] * x[2], x[2] * x[1] }, set))
    assert.same({}, heard)
  end)

  it("are a vector of constants, or of arguments, that is heard of", function()
    local one = lifted({ pool.param("a", 1.5), pool.num(2), pool.num(-3) }, set)
    assert.is_true(one.known)
    assert.equal(pool.param("a", 1.5), heard[one])
    local two = lifted({ x[1], -x[2], x[3] }, set)
    assert.same({ "lanes", x[1] }, { two.op, heard[two] })
    means({ x[1], -x[2], x[3] }, two)
  end)

  it("are one operation where all do the same, but for signs", function()
    local list = { x[1] * x[2] + x[3], x[4] * x[5] + x[3], x[6] * x[5] + x[3] }
    local vector = lifted(list, set)
    assert.same({ "add", "mul", x[3] }, { vector.op, vector.a.op, vector.b })
    means(list, vector)
    list = { x[1] * x[2], -(x[2] * x[3]), x[3] * x[4] }
    means(list, lifted(list, set))
    list = { -(x[1] * x[2]), -(x[2] * x[3]), -(x[3] * x[4]) }
    vector = lifted(list, set)
    assert.same({ "neg", "mul" }, { vector.op, vector.a.op })
    means(list, vector)
  end)

  it("are gathered where nothing is alike", function()
    for _, list in ipairs {
      { x[1] * x[2], x[3] + x[4], pool.make("sin", x[5]) }, { x[1] - pool.num(1), x[2], -x[3] },
    } do
      local vector = lifted(list, set)
      assert.equal("lanes", vector.op)
      means(list, vector)
    end
  end)

  it("come in tables of the same keys and words, or not at all", function()
    local image = lifted({ { m = x[1], h = { x[2], "y" } }, { m = x[1], h = { x[3], "y" } },
      { m = x[1], h = { x[4], "y" } } }, set)
    assert.same({ x[1], "lanes", "y" }, { image.m, image.h[1].op, image.h[2] })
    for _, list in ipairs {
      { { a = 1 }, { a = 2 }, { a = 1 } }, { { a = 1 }, { b = 1 }, { a = 1 } },
      { { a = 1 }, { a = 1, b = 1 }, { a = 1 } }, { { a = true }, { a = true }, { a = false } },
    } do
      local ok, why = pcall(lifted, list, set)
      assert.is_false(ok)
      assert.matches("^limbs differ in", why.shape)
    end
  end)
end)
