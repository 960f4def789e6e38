-- Tests functions whose operations on memory stay rows or supernodes (prog.memory), forced on
-- robots of all sizes: algo.deep gives the same as body coordinates; a program run in order gives
-- the same as its algorithm on floats; and running a program notices forbidden operations.

local algo = dofile "tests/support/algo.lua"
local dense = dofile "tests/support/reference/dense.lua"
local random = dofile "tests/support/random.lua"
local random_robot = dofile "tests/support/robots/random_robot.lua"

local check = random.check
local ROBOTS = random.many(1, 2)

local NAMES = {}
local first = algo.compile(random_robot.make(1), {}, "model")
for name, fn in pairs(first.catalogue) do
  if fn.rows and not fn.lacks(first.model) then NAMES[#NAMES + 1] = name end
end
table.sort(NAMES)
local WORDS = {}
for k, name in ipairs(NAMES) do WORDS[k] = name == "fd" and "fd:H" or name end

local robots -- of each level, with and without mimic joints, by runs and row by row

local function each(visit)
  if not robots then
    robots = {}
    for kind, more in ipairs {
      { optimize = 1 }, { optimize = 2 }, { optimize = 1, mimic = 0.5 },
      { optimize = 2, mimic = 0.5 }, { optimize = 1, deep = 1e9 },
    } do
      more.functions, more.rows, more.last = WORDS, 0, "choose"
      algo.each_random(ROBOTS, 7000 + 100 * kind, more, function(r) robots[#robots + 1] = r end)
    end
  end
  for _, r in ipairs(robots) do visit(r, r.job.model) end
end

-- H, its factors and a condition number, by the scalar forms
local function matrices(r)
  if r.matrices then return r.matrices end
  local job, q = r.job, algo.from_zero(r.q)
  local H = algo.on_floats(job.catalogue.crba, job.model, { q = q }).H
  r.matrices = {
    q = q, H = H, LD = algo.on_floats(job.catalogue.ltdl, job.model, { H = H }).H,
    L = algo.on_floats(job.catalogue.ltl, job.model, { H = H }).H,
    condition = dense.condition(dense.symmetric(dense.lower(job.model.pattern, H))),
  }
  return r.matrices
end

-- arrays from 0 for every argument that is read
local function inputs_of(r, fn)
  local m, rng, inputs = matrices(r), random.case(9000 + r.case), { q = matrices(r).q }
  for _, arg in ipairs(fn.args) do
    local pattern = fn.assumes and fn.assumes[arg.name]
    if pattern then
      inputs[arg.name] = m[pattern]
    elseif arg.mode ~= "out" and not inputs[arg.name] then
      inputs[arg.name] = algo.from_zero(algo.vector(rng, algo.length(arg.dims, r.job.model)))
    end
  end
  return inputs
end

-- checks that both have every result, and that they agree within `slack` of its size
local function alike(r, fn, expected, found, slack)
  for _, arg in ipairs(fn.args) do
    if arg.mode ~= "in" then
      local n = algo.length(arg.dims, r.job.model)
      local a, b = algo.from_one(expected[arg.name], n), algo.from_one(found[arg.name], n)
      check(#a == n and #b == n, "robot %d: %s of %s is not complete", r.case, arg.name, fn.name)
      local off, size = dense.distance(a, b), math.max(dense.largest(a), 1e-3)
      check(off <= slack * size, "robot %d: %s of %s off by %g of %g", r.case, arg.name, fn.name,
        off, size)
    end
  end
end

-- the accuracy of results of H^-1 depends on the condition of H
local CONDITIONED = { fd = true, fd_derivatives = true, minv = true, ltdl = true, ltl = true,
  solve = true, ltl_solve = true, solve_L = true, solve_Lt = true, ltl_solve_L = true,
  ltl_solve_Lt = true, ltdl_inverse_diagonal = true, solve_inverse_diagonal = true }

describe("by rows", function()
  it("there are the functions of deep trees", function()
    assert.same({
      "bias_derivatives", "coriolis", "crba", "fd", "fd_derivatives", "gravity_derivative", "ltdl",
      "ltdl_inverse_diagonal", "ltl", "ltl_mul_L", "ltl_mul_Lt", "ltl_solve", "ltl_solve_L",
      "ltl_solve_Lt", "minv", "mul_H", "mul_L", "mul_Lt", "rnea_derivatives",
      "rnea_fext_derivatives", "solve", "solve_L", "solve_Lt", "solve_inverse_diagonal",
    }, NAMES)
  end)

  for _, name in ipairs { "crba", "coriolis" } do
    it(name .. " of deep trees is on floats what it is in body coordinates", function()
      each(function(r, model)
        local fn = r.job.catalogue[name]
        if r.job.by_name[name].plain.level ~= "supernodes" then return end
        local inputs = inputs_of(r, fn)
        alike(r, fn, algo.on_floats(fn, model, inputs),
          algo.on_floats(fn, model, inputs, "supernodes"), 1e-13)
      end)
    end)
  end

  for _, name in ipairs(NAMES) do
    it(name .. " is as a program what it is on floats, and touches nothing else", function()
      local by_rows = 0
      each(function(r, model)
        local item = r.job.by_name[name]
        local inputs = inputs_of(r, item.fn)
        local never = item.fn.rows == "bodies" and item.plain.level == "scalars"
        check(item.plain.by_rows or never, "robot %d: by scalars", r.case)
        by_rows = by_rows + (item.plain.by_rows and 1 or 0)
        local slack = CONDITIONED[name] and 1e-14 * matrices(r).condition or 0
        local ok, found = pcall(algo.on_symbols, item, inputs, model)
        check(ok, "robot %d: %s", r.case, found)
        -- derivatives of expressions: compared with the analytical ones
        local fn = item.fn.group == "derivatives" and r.job.catalogue[name] or item.fn
        alike(r, item.fn, algo.on_floats(fn, model, inputs, item.plain.level), found, slack + 1e-13)
      end)
      assert.is_true(by_rows >= 2 * ROBOTS, by_rows)
    end)
  end
end)

-- a program for a chain of three joints; ltdl has all kinds of statements except local arrays
describe("running a program by rows notices", function()
  local jobs, inputs = {}, nil

  before_each(function()
    local text = random_robot.make(5, { joints = 3, branch = 0 })
    for kind, deep in ipairs { 1e9, 0 } do
      jobs[kind] = algo.compile(text, { rows = 0, deep = deep, functions = { "ltdl", "minv" } })
    end
    local job = jobs[1]
    inputs = { q = algo.from_zero { 0.3, -0.4, 0.5 } }
    inputs.H = algo.on_floats(job.catalogue.crba, job.model, inputs).H
  end)

  -- the message after `spoil` has changed the rows, stores or functions of the program; by_runs: of
  -- the program for deep trees
  local function fault(name, spoil, by_runs)
    local job = jobs[by_runs and 2 or 1]
    local item = job.by_name[name]
    local rows, stores = {}, {}
    for _, event in ipairs(item.plain.events) do
      if event.cost then rows[#rows + 1] = event end
      if event.kind == "store" then stores[#stores + 1] = event end
    end
    if spoil then spoil(rows, stores, item) end
    local ok, found = pcall(algo.on_symbols, item, inputs, job.model)
    if not ok then return found end
    local right = algo.on_floats(item.fn, job.model, inputs, item.plain.level)
    for _, arg in ipairs(item.fn.args) do
      local n = algo.length(arg.dims, job.model)
      local off = arg.mode ~= "in" and dense.distance(algo.from_one(right[arg.name], n),
        algo.from_one(found[arg.name], n)) or 0
      if off > 1e-9 then return "wrong numbers" end
    end
  end

  it("nothing where nothing is wrong", function()
    assert.is_nil(fault "ltdl")
    assert.is_nil(fault "minv")
    assert.is_nil(fault("ltdl", nil, true))
    assert.is_nil(fault("minv", nil, true))
  end)

  it("rows in another order", function()
    assert.equal("ltdl overwrites H[1] unread", fault("ltdl", function(rows)
      rows[2].at = rows[#rows].at + 0.5
    end))
  end)

  it("an array that is not there", function()
    assert.equal("ltdl reads W[1]", fault("ltdl", function(rows) rows[2].array = "W" end))
  end)

  it("a row beyond the end", function()
    assert.equal("ltdl reads H[6]", fault("ltdl", function(rows) rows[2].from = 5 end))
  end)

  it("a store before the beginning", function()
    assert.equal("ltdl stores H[-1]", fault("ltdl", function(_, stores)
      stores[1].index = -1
    end))
  end)

  it("a local element that is read before it is there", function()
    assert.equal("minv reads S_columns[0] before it is there", fault("minv", function(_, stores)
      stores[1].array = "Dinv"
    end, true))
  end)

  it("what is stored over what nobody read", function()
    assert.equal("minv overwrites Hinv[0] unread", fault("minv", function(_, stores)
      stores[#stores].index = 0
    end))
  end)

  it("a local element that nobody reads", function()
    assert.equal("minv leaves A[8] unread", fault("minv", function(_, stores)
      stores[#stores].array = "A"
    end))
  end)

  it("an argument that is stored to", function()
    assert.equal("minv stores to its input q[0]", fault("minv", function(_, stores)
      stores[#stores].array = "q"
      stores[#stores].index = 0
    end))
  end)

  it("a wrong factor", function()
    assert.equal("wrong numbers", fault("ltdl", function(rows) rows[2].node = rows[1].node end))
    assert.equal("wrong numbers",
      fault("ltdl", function(rows) rows[2].node = rows[1].node end, true))
  end)

  it("a run beyond the end", function()
    assert.equal("ltdl reads H[6]", fault("ltdl", function(rows) rows[1].from = 5 end, true))
  end)

  it("a run of other rows", function()
    assert.equal("wrong numbers", fault("ltdl", function(rows) rows[1].n = 1 end, true))
    assert.equal("wrong numbers", fault("ltdl", function(rows) rows[1].first = 2 end, true))
  end)

  it("a matrix that is not mirrored", function()
    assert.is_truthy(fault("minv", function(rows) rows[#rows].n = 2 end, true))
  end)

  it("rows in a function that goes by scalars", function()
    assert.is_truthy(fault("ltdl", function(_, _, item) item.plain.by_rows = false end))
  end)
end)
