#!/usr/bin/env lua5.4
--- The effect of random edits of every kind on the C, on robots of this project and of ../shared,
-- at -O1 and -O2 and with limbs in lanes, compared with the bounds of templates/doc/edits.md.
-- Prints that page's table with the values found.  PINION_SEED seeds it.

local lfs = require "lfs"

local support = dofile "tests/support/c.lua"
local suite = support.suite "edits"
local edits = dofile "tests/support/robots/edits.lua"
local random = dofile "tests/support/random.lua"
local bounds = dofile "tests/support/bounds.lua"

local ROBOTS = {
  { "models/quad.urdf", "floating" }, { "models/arm7.urdf", "fixed" },
  { "models/gripper.urdf", "fixed" }, { "models/biped.urdf", "floating" },
  { support.shared .. "/urdf/h1.urdf", "fixed" },
  { support.shared .. "/urdf/iiwa14.urdf", "floating" },
}

local found = bounds.new()

local function try(robot, level, base, text, before, kind, n)
  local rng = random.case(n)
  local root = edits.read(text)
  local what, about = edits.apply(root, kind, rng)
  if not what then return end
  local ok, after = pcall(edits.generate, edits.text(root),
    bounds.options(level, base, { "crba", "rnea" }))
  local name = ("%s %s, %s"):format(robot, level.name, what)
  if not ok then
    suite:check(name, false, tostring(after))
    return
  end
  local wrong = found:judge(kind, level, before, after, about)
  suite:check(name, not wrong, ("%s (PINION_SEED=%d, case %d)"):format(wrong, random.seed, n))
end

for k, row in ipairs(ROBOTS) do
  local bytes = support.contents(row[1])
  if not bytes then suite:skip(row[1] .. " is not there") end
  local text = bytes and edits.text(edits.read(bytes))
  for l, level in ipairs(bytes and bounds.LEVELS or {}) do
    local before = edits.generate(text, bounds.options(level, row[2], { "crba", "rnea" }))
    for m, kind in ipairs(edits.KINDS) do
      if (k + l + m) % 3 == 0 then -- one of three: each kind at each level on two robots
        try(row[1], level, row[2], text, before, kind.name, (k * 10 + l) * 10 + m)
      end
    end
  end
end
-- ---- object code --------------------------------------------------------------------------------

-- a renamed link and joint compile to the same code, also if products are fused with sums
local function machine_code(place, job)
  support.write(place .. "/keep", "")
  for _, file in ipairs(job.files) do support.write(place .. "/" .. file.name, file.text) end
  local run = support.run(("cd %s && for f in *_crba.c *_rnea.c; do gcc -std=gnu11 -O2 -mfma "
    .. "-mavx2 -ffp-contract=fast -DPINION_PLAIN_SYMBOLS -I %s/runtime -c $f -o $f.o && "
    .. "objdump -d -r --no-show-raw-insn -j .text $f.o | sed 1,3d || exit 1; done"):format(place,
    support.quote(lfs.currentdir())))
  return run.code == 0 and #run.out > 1000 and run.out or nil, run.err
end

local function same_code(kind)
  local text = edits.text(edits.read(support.contents "models/quad.urdf"))
  local options = bounds.options(bounds.LEVELS[1], "floating", { "crba", "rnea" })
  local root, place = edits.read(text), suite:fresh(kind)
  lfs.mkdir(place .. "/a")
  lfs.mkdir(place .. "/b")
  edits.apply(root, kind, random.case(1))
  local a, why = machine_code(place .. "/a", edits.generate(text, options))
  local b = machine_code(place .. "/b", edits.generate(edits.text(root), options))
  suite:check("a renamed " .. kind .. " gives the same object code", a and a == b, why)
end

if support.has "gcc" and support.has "objdump" and support.run("uname -m").out:find "x86_64" then
  same_code "link"
  same_code "joint"
else
  suite:skip "object code: there is no gcc and objdump for x86-64"
end

for _, line in ipairs(found:table()) do print(line) end
suite:finish()
