--- Shared by the suites that compare two forms of the same functions bit for bit: the prototypes of
-- a generated header, and C that makes the arguments.
--
--   bits.prototypes(text, prefix) -> list of { name, returns, args = { { type, name, dims } .. } }
--     dims are C texts ("R_NQ", "6"), outermost first; names without the prefix
--   bits.robot(rng, path, joints, types)   writes a random robot with so many joints of these types
--   bits.COMMON   C: a random number, the comparison of bytes

local random_robot = dofile "tests/support/robots/random_robot.lua"

local M = { rng = random_robot.rng }

function M.prototypes(text, prefix)
  local list = {}
  text = text:gsub("/%*.-%*/", "")
  for returns, name, args in text:gmatch("(%w+) " .. prefix .. "_([%w_]+)(%b());") do
    local fn = { name = name, returns = returns, args = {} }
    for declaration in args:sub(2, -2):gmatch("[^,]+") do
      local type, id, brackets = declaration:match("(%w+) ([%w_]+)([%w_%[%]]*)%s*$")
      local dims = {}
      for dim in brackets:gmatch("%[([^%]]*)%]") do dims[#dims + 1] = dim end
      fn.args[#fn.args + 1] = { type = type, name = id, dims = dims }
    end
    list[#list + 1] = fn
  end
  return list
end

function M.robot(rng, path, joints, types)
  local file = assert(io.open(path, "wb"))
  file:write(random_robot.make(rng, {
    joints = joints, types = types, mimic = types and 0.2, dynamics = types and 0.5,
    rotors = types and 0.5,
  }))
  file:close()
end

-- REAL, NQ, NH and the robot's name are macros of the including file.  H and its factors belong to
-- the q at hand, so that pivots are good and no number is a NaN.
M.COMMON = [[
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned long long state = 1;
static int failed;

static REAL uniform(void)
{
  state = state * 6364136223846793005ULL + 1442695040888963407ULL;
  return (REAL)((double)(state >> 11) / 4503599627370496.0 - 1.0);
}

static void fill(REAL *x, size_t n)
{
  for (size_t i = 0; i < n; i++) x[i] = uniform();
}

static void same(const char *what, const void *a, const void *b, size_t n)
{
  if (memcmp(a, b, n) != 0) {
    failed++;
    printf("%s differs\n", what);
  }
}
]]

return M
