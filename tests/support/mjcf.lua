-- Compares generated C of MJCF robots with MuJoCo's own numbers (../shared/mjcf/README.md has their
-- conventions): M, bias, tau with and without armature, poses, rows of equalities.
--
--   local check = assert(loadfile "tests/support/mjcf.lua")(support, suite)
--   check(list)   list of { label, xml, golden = path, M =, tau =, J = tolerances or nil }; returns
--                 label -> quantity -> the largest difference
--
-- q, v and a are converted to pinion's conventions, and results to MuJoCo's, as described in
-- templates/doc/conventions.md: T takes MuJoCo's velocities to pinion's.

local support, suite = ...
local json = require "dkjson"


-- relative to the largest entry; rows are derivatives of positions of the order of 1 m
local TOLERANCE = { M = 1e-13, bias = 1e-12, tau = 1e-12, pose = 1e-13, pos = 1e-13, J = 1e-12 }

-- ---- the program --------------------------------------------------------------------------------

local HEAD = [[
#include <stdio.h>
#include "robot.h"
#include "robot_model.h"
#include "bare.h"
@INCLUDE@
enum { NQ = ROBOT_NQ, NV = ROBOT_NV, NH = ROBOT_NH, NL = ROBOT_NL };

static void line(const char *head, int n, const double *x)
{
  printf("%s", head);
  for (int i = 0; i < n; i++) printf(" %.17g", x[i]);
  printf("\n");
}

static int read_numbers(int n, double *x)
{
  for (int i = 0; i < n; i++)
    if (scanf("%lf", &x[i]) != 1) return 0;
  return 1;
}

int main(void)
{
  static double q[NQ], v[NV], a[NV], x[NV], H[NH], pose[NL][12];
  for (int i = 0; i < robot_model.nb; i++)
    printf("joint %d %d\n", robot_model.body[i].q, robot_model.body[i].v);
  for (int i = 0; i < NV; i++) {
    printf("row");
    for (int k = robot_H_rowptr[i]; k < robot_H_rowptr[i + 1]; k++)
      printf(" %d", robot_H_colind[k]);
    printf("\n");
  }
  for (int i = 0; i < NL; i++) printf("link %s\n", robot_model.link[i].name);
  @ROWS@
  while (read_numbers(NQ, q) && read_numbers(NV, v) && read_numbers(NV, a)) {
    printf("state\n");
    robot_crba(q, H);
    line("M", NH, H);
    robot_bias(q, v, x);
    line("bias", NV, x);
    robot_rnea(q, v, a, x);
    line("tau", NV, x);
    bare_crba(q, H);
    line("M_no_armature", NH, H);
    bare_rnea(q, v, a, x);
    line("tau_no_armature", NV, x);
    robot_fk(q, pose);
    for (int l = 0; l < NL; l++) line("pose", 12, pose[l]);
    @STATE@
  }
  return 0;
}
]]

local ROWS = [[
  for (int i = 0; i < TIES_NC; i++) {
    printf("krow");
    for (int k = ties_K_rowptr[i]; k < ties_K_rowptr[i + 1]; k++) printf(" %d", ties_K_colind[k]);
    printf("\n");
  }
]]

local STATE = [[
    static double phi[TIES_NC], K[TIES_NK], J[6][NV];
    ties_phi(q, phi);
    line("phi", TIES_NC, phi);
    ties_K(q, K);
    line("K", TIES_NK, K);
    (void)J;
]]

local OF_LINK = [[
    ties_jacobian_aligned_ID(q, J);
    line("jac", 6 * NV, &J[0][0]);
]]

-- ---- small algebra: matrices are lists of rows --------------------------------------------------

local function turned(R, v) -- R v
  local x = {}
  for i = 1, 3 do x[i] = R[i][1] * v[1] + R[i][2] * v[2] + R[i][3] * v[3] end
  return x
end

local function transposed(R)
  return { { R[1][1], R[2][1], R[3][1] }, { R[1][2], R[2][2], R[3][2] },
    { R[1][3], R[2][3], R[3][3] } }
end

local function cross(a, b)
  return { a[2] * b[3] - a[3] * b[2], a[3] * b[1] - a[1] * b[3], a[1] * b[2] - a[2] * b[1] }
end

local function rotation(q) -- w x y z
  local w, x, y, z = table.unpack(q)
  return {
    { 1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y) },
    { 2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x) },
    { 2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y) },
  }
end

local function sub(list, first, count) return { table.unpack(list, first, first + count - 1) } end

-- ---- a golden robot -----------------------------------------------------------------------------

-- names of links, by templates/doc/mjcf.md
local function link_names(golden)
  local taken, names = {}, {}
  for _, body in ipairs(golden.bodies) do
    if body.name then taken[body.name] = true end
  end
  for k, body in ipairs(golden.bodies) do
    local wanted = not body.name and names[body.parent + 1] .. "_body"
    local name, count = body.name or wanted, 1
    while not body.name and taken[name] do
      count = count + 1
      name = ("%s_%d"):format(wanted, count)
    end
    names[k], taken[name] = name, true
  end
  return names
end

local function moves(golden, body)
  while body > 0 do
    for _, joint in ipairs(golden.joints) do
      if joint.body == body then return true end
    end
    body = golden.bodies[body + 1].parent
  end
  return false
end

-- does pinion have rows for it? There are none between two parts that do not move.
local function has_rows(golden, equality)
  if not equality.active then return false end
  if equality.type ~= "connect" and equality.type ~= "weld" then return true end
  return moves(golden, equality.id1) or moves(golden, equality.id2)
end

local function load_golden(build)
  local golden = build.read or json.decode(assert(support.contents(build.golden)))
  build.read, build.links, build.equalities, build.frames = golden, link_names(golden), {}, {}
  for _, equality in ipairs(golden.equality or {}) do
    if has_rows(golden, equality) then table.insert(build.equalities, equality) end
  end
  for _, equality in ipairs(build.equalities) do
    if equality.type == "connect" then
      -- the rows are in the axes of the second end, the first one if the first body is the world
      equality.swapped = equality.id1 == 0
      local b = equality.id2
      equality.axes_of = b
      if b > 0 then
        local name = build.links[b + 1]
        if not build.frames[name] then
          table.insert(build.frames, name)
          build.frames[name] = #build.frames
        end
      end
    end
  end
end

-- ---- programs -----------------------------------------------------------------------------------

local function command_of(build)
  local place = suite:fresh((build.label:gsub("[^%w]", "_")))
  build.program = place .. "/run"
  local with = #build.equalities > 0
  local calls = { with and STATE or "" }
  for _, name in ipairs(with and build.frames or {}) do
    calls[#calls + 1] = (OF_LINK:gsub("ID", (name:gsub("[^%w_]", "_"))))
  end
  local text = HEAD:gsub("@(%u+)@", {
    INCLUDE = with and '#include "ties.h"' or "", ROWS = with and ROWS or "",
    STATE = table.concat(calls),
  })
  support.write(place .. "/driver.c", text)
  local function generate(name, ...)
    local words = { "-o", place, "--name", name, ... }
    words[#words + 1] = build.xml
    return words
  end
  local sources = { "driver.c", support.sources("robot", "selftest"),
    support.sources("bare", "selftest", "model") }
  local commands = { generate("robot", "--functions", "crba,bias,rnea,fk"),
    generate("bare", "--functions", "crba,rnea", "--armature=none") }
  if with then
    local frames = #build.frames > 0
    commands[#commands + 1] = generate("ties", "--functions",
      frames and "phi,K,jacobian_aligned" or "phi,K",
      table.unpack(frames and { "--frames", table.concat(build.frames, ",") } or {}))
    sources[#sources + 1] = support.sources("ties", "selftest", "model")
  end
  commands[#commands + 1] = support.program(place, table.concat(sources, " "), "run")
  return commands
end

-- the numbers that the program prints
local function parse(out)
  local said = { joints = {}, rows = {}, links = {}, krows = {}, states = {} }
  for _, text in ipairs(support.lines(out)) do
    local head, rest = text:match("^(%S+) ?(.*)$")
    local list = {}
    for word in rest:gmatch "%S+" do list[#list + 1] = tonumber(word) or word end
    local state = said.states[#said.states]
    if head == "joint" then
      table.insert(said.joints, { q = list[1], v = list[2] })
    elseif head == "row" then
      table.insert(said.rows, list)
    elseif head == "krow" then
      table.insert(said.krows, list)
    elseif head == "link" then
      table.insert(said.links, rest)
    elseif head == "state" then
      table.insert(said.states, { pose = {}, jac = {} })
    elseif head == "pose" or head == "jac" then
      table.insert(state[head], list)
    elseif state then
      state[head] = list
    end
  end
  return said
end

-- ---- conventions --------------------------------------------------------------------------------

-- q, v, a for the C: MuJoCo's joint k is the C's k-th, because both order bodies depth first
local function converted(build, said, state)
  local q, v, a = {}, {}, {}
  for k, joint in ipairs(build.read.joints) do
    local at, from, of = said.joints[k], joint.qposadr + 1, joint.dofadr + 1
    if joint.type == "free" then
      local quat = sub(state.qpos, from + 3, 4)
      local back = transposed(rotation(quat))
      local lin, w = sub(state.qvel, of, 3), sub(state.qvel, of + 3, 3)
      local own, acc = turned(back, lin), turned(back, sub(state.qacc, of, 3))
      local extra = cross(w, own)
      for n = 1, 3 do
        q[at.q + n], v[at.v + n], a[at.v + n] = state.qpos[from + n - 1], own[n], acc[n] - extra[n]
        q[at.q + 3 + n] = quat[n + 1]
        v[at.v + 3 + n], a[at.v + 3 + n] = w[n], state.qacc[of + 2 + n]
      end
      q[at.q + 7] = quat[1]
    elseif joint.type == "ball" then
      for n = 1, 3 do
        q[at.q + n] = state.qpos[from + n]
        v[at.v + n], a[at.v + n] = state.qvel[of + n - 1], state.qacc[of + n - 1]
      end
      q[at.q + 4] = state.qpos[from]
    else
      q[at.q + 1] = state.qpos[from] - joint.qpos0[1]
      v[at.v + 1], a[at.v + 1] = state.qvel[of], state.qacc[of]
    end
  end
  return q, v, a
end

-- dof of MuJoCo -> list of { dof of the C, coefficient }: the columns of T
local function columns(build, said, state)
  local T = {}
  for k, joint in ipairs(build.read.joints) do
    local at, of = said.joints[k].v, joint.dofadr
    local count = ({ free = 6, ball = 3 })[joint.type] or 1
    local R = joint.type == "free" and rotation(sub(state.qpos, joint.qposadr + 4, 4))
    for n = 1, count do
      T[of + n] = {}
      if R and n <= 3 then
        for m = 1, 3 do T[of + n][m] = { at + m, R[n][m] } end
      else
        T[of + n][1] = { at + n, 1.0 }
      end
    end
  end
  return T
end

-- T' x of a list over the dofs of the C
local function to_mujoco(T, x)
  local list = {}
  for i, column in ipairs(T) do
    list[i] = 0.0
    for _, term in ipairs(column) do list[i] = list[i] + term[2] * x[term[1]] end
  end
  return list
end

local function full(packed, rows)
  local H, k = {}, 0
  for i = 1, #rows do H[i] = {} end
  for i, row in ipairs(rows) do
    for j = 1, #rows do H[i][j] = H[i][j] or 0.0 end
    for _, j in ipairs(row) do
      k = k + 1
      H[i][j + 1] = packed[k]
      H[j + 1][i] = packed[k]
    end
  end
  return H
end

local function inertia_matrix(T, H)
  local half, flat = {}, {}
  for j = 1, #H do half[j] = to_mujoco(T, H[j]) end
  for i in ipairs(T) do
    local column = {}
    for j = 1, #H do column[j] = half[j][i] end
    table.move(to_mujoco(T, column), 1, #T, #flat + 1, flat)
  end
  return flat
end

-- bias of MuJoCo: the C's at the a that belongs to qacc = 0
local function bias_of(build, said, state, T, H, C)
  local still = setmetatable({ qacc = {} }, { __index = state })
  for k = 1, #state.qvel do still.qacc[k] = 0.0 end
  local _, _, a = converted(build, said, still)
  local sum = {}
  for i = 1, #H do
    sum[i] = C[i]
    for j = 1, #H do sum[i] = sum[i] + H[i][j] * a[j] end
  end
  return to_mujoco(T, sum)
end

-- ---- comparing ----------------------------------------------------------------------------------

local function far(expected, found, least)
  if not found or #found ~= #expected then return math.huge end
  local size, off = least or 0.0, 0.0
  for k, x in ipairs(expected) do
    size = math.max(size, math.abs(x))
    local d = math.abs(found[k] - x)
    off = math.max(off, d == d and d or math.huge)
  end
  return off == 0 and 0.0 or off / size
end

local function note(build, key, off) build.worst[key] = math.max(build.worst[key] or 0.0, off) end

local function check_poses(build, said, state, found)
  local places, off = {}, 0.0
  for l, name in ipairs(said.links) do places[name] = l end
  for k = 2, #build.links do
    local pose = found.pose[places[build.links[k]] or 0]
    local expected = table.move(state.xpos[k], 1, 3, 10, sub(state.xmat[k], 1, 9))
    off = math.max(off, far(expected, pose, 1.0))
  end
  note(build, "pose", off)
end

local function body_axes(state, body)
  local flat = state.xmat[body + 1]
  return { sub(flat, 1, 3), sub(flat, 4, 3), sub(flat, 7, 3) }
end

-- rows of one connect in world axes, and of their Jacobian in MuJoCo's velocities
local function connect_rows(build, equality, found, said, state, first, T)
  local nv, sign = #said.rows, equality.swapped and -1 or 1
  local jac = build.frames[build.links[equality.axes_of + 1]]
  local R = body_axes(state, equality.axes_of)
  local phi = turned(R, sub(found.phi, first, 3))
  local J = { {}, {}, {} }
  for dof = 1, nv do
    local column = turned(R, { found.Kfull[first][dof], found.Kfull[first + 1][dof],
      found.Kfull[first + 2][dof] })
    local w = jac and { found.jac[jac][3 * nv + dof], found.jac[jac][4 * nv + dof],
      found.jac[jac][5 * nv + dof] } or { 0, 0, 0 }
    local moved = cross(w, phi)
    for n = 1, 3 do J[n][dof] = sign * (column[n] + moved[n]) end
  end
  local flat, pos = {}, {}
  for n = 1, 3 do
    pos[n] = sign * phi[n]
    table.move(to_mujoco(T, J[n]), 1, #T, #flat + 1, flat)
  end
  return pos, flat
end

local function check_equality(build, equality, golden, found, said, state, first, T)
  local J, pos, nv = golden.J, golden.pos, #T
  if equality.type == "connect" then
    local p, flat = connect_rows(build, equality, found, said, state, first, T)
    note(build, "pos", far(pos, p, 1.0))
    note(build, "J", far(J, flat, 1.0))
    return 3
  end
  local rows = equality.type == "weld" and 6 or 1
  local K = {}
  for r = 0, rows - 1 do
    table.move(to_mujoco(T, found.Kfull[first + r]), 1, nv, #K + 1, K)
  end
  if rows == 1 then
    note(build, "pos", far(pos, { found.phi[first] }, 1.0))
    note(build, "J", far(J, K, 1.0))
    return 1
  end
  -- half the skew part from MuJoCo's half angle: e = 2 w u, and its derivative
  local u, Ju = sub(pos, 4, 3), sub(J, 3 * nv + 1, 3 * nv)
  local w = math.sqrt(1 - u[1] ^ 2 - u[2] ^ 2 - u[3] ^ 2)
  local off, sign = 0.0, 1.0
  for n = 1, 3 do
    if math.abs(u[n]) > 0.05 and found.phi[first + 2 + n] * u[n] < 0 then sign = -1.0 end
  end
  for n = 1, 3 do
    off = math.max(off, math.abs(found.phi[first + 2 + n] - sign * 2 * w * u[n]))
  end
  note(build, "pos", off)
  for dof = 1, nv do
    local along = 0.0
    for n = 1, 3 do along = along + u[n] * Ju[(n - 1) * nv + dof] end
    for n = 1, 3 do
      local e = 2 * w * Ju[(n - 1) * nv + dof] - 2 / w * u[n] * along
      note(build, "J", math.abs(sign * e - K[(n + 2) * nv + dof]))
    end
  end
  return 6
end

local function check_rows(build, said, state, found, T)
  found.Kfull = {}
  local k = 0
  for r, row in ipairs(said.krows) do
    found.Kfull[r] = {}
    for dof = 1, #T do found.Kfull[r][dof] = 0.0 end
    for _, j in ipairs(row) do
      k = k + 1
      found.Kfull[r][j + 1] = found.K[k]
    end
  end
  local by_id, first = {}, 1
  for _, row in ipairs(state.eq) do -- one row each
    local eq = by_id[row.id] or { pos = {}, J = {} }
    by_id[row.id] = eq
    table.insert(eq.pos, row.pos)
    table.move(row.J, 1, #T, #eq.J + 1, eq.J)
  end
  for id, equality in ipairs(build.read.equality) do
    local golden = by_id[id - 1]
    if golden then
      first = first + check_equality(build, equality, golden, found, said, state, first, T)
    end
  end
  if first - 1 ~= #said.krows then note(build, "rows", math.abs(first - 1 - #said.krows)) end
end

local function check_state(build, said, state, found)
  local T = columns(build, said, state)
  local H, bare = full(found.M, said.rows), full(found.M_no_armature, said.rows)
  local function flat(x)
    if type(x[1]) ~= "table" then return x end
    local list = {}
    for _, row in ipairs(x) do table.move(row, 1, #row, #list + 1, list) end
    return list
  end
  note(build, "M", far(flat(state.M), inertia_matrix(T, H)))
  note(build, "M", far(flat(state.M_no_armature), inertia_matrix(T, bare)))
  local bias = bias_of(build, said, state, T, H, found.bias)
  -- gravity alone may be zero along every joint, so it is compared relative to the weight
  local weight = build.read.total_mass * 0.1
  note(build, "bias", far(state.bias, bias, weight))
  note(build, "tau", far(state.tau, to_mujoco(T, found.tau), weight))
  note(build, "tau", far(state.tau_no_armature, to_mujoco(T, found.tau_no_armature), weight))
  check_poses(build, said, state, found)
  if #build.equalities > 0 then check_rows(build, said, state, found, T) end
end

local function check_build(build)
  build.worst = {}
  local said = parse(support.run(build.program).out)
  if not suite:check(build.label .. ": as many joints as MuJoCo has",
    #said.joints == #build.read.joints, #said.joints .. " joints") then
    return
  end
  local lines = {}
  for _, state in ipairs(build.read.states) do
    for _, list in ipairs { converted(build, said, state) } do
      local words = {}
      for k, x in ipairs(list) do words[k] = ("%.17g"):format(x) end
      lines[#lines + 1] = table.concat(words, " ")
    end
  end
  said = parse(support.run(build.program, { stdin = table.concat(lines, "\n") .. "\n" }).out)
  suite:check(build.label .. ": a result for each state", #said.states == #build.read.states)
  for k, found in ipairs(said.states) do check_state(build, said, build.read.states[k], found) end
  for _, key in ipairs { "M", "bias", "tau", "pose", "pos", "J", "rows" } do
    local off, most = build.worst[key], build[key] or TOLERANCE[key] or 0
    if off then
      suite:check(("%s: %s"):format(build.label, key), off <= most, function()
        return ("off by %.3g, allowed %.3g"):format(off, most)
      end)
    end
  end
end

return function(list)
  local commands, worst = {}, {}
  for k, build in ipairs(list) do
    load_golden(build)
    commands[k] = command_of(build)
  end
  for k, result in ipairs(support.parallel(commands)) do
    local build = list[k]
    if suite:check(build.label .. ": is generated and compiled", result.code == 0, result.log) then
      check_build(build)
      worst[build.label] = build.worst
    end
  end
  return worst
end
