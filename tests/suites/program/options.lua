#!/usr/bin/env lua5.4
--- The options about joints, links and fused functions, from the command line: --screw,
-- --armature, --joint-friction, --friction-width, --mimic, --frames, --poses, --fuse and fd:H.
-- Their errors, their sentences in the header, and their effect on the compiled C; dynamics_spec,
-- mimic_spec and suites/reference/random.lua test the dynamics.

local support = dofile "tests/support/c.lua"
local cli = assert(loadfile "tests/support/cli.lua")(support)
local suite = support.suite "options"

local quote = support.quote

local INERTIAL = [[<inertial><origin xyz="0 0.1 0.3"/><mass value="2"/>
  <inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial>]]

local function link(name) return ('<link name="%s">%s</link>\n'):format(name, INERTIAL) end

local function joint(name, kind, parent, child, more)
  return ('<joint name="%s" type="%s"><parent link="%s"/><child link="%s"/>%s</joint>\n'):format(
    name, kind, parent, child, more)
end

local LIMIT = '<limit lower="-1" upper="1" effort="1" velocity="1"/>'
local ROBOT = '<robot name="r"><link name="base"/>\n' .. link "torso" .. link "arm" .. link "slide"
  .. link "head" .. '<link name="tool"/>\n'
  .. joint("waist", "continuous", "base", "torso",
    '<axis xyz="0 0 1"/><dynamics damping="0.5" friction="0.25"/>')
  .. joint("elbow", "continuous", "torso", "arm",
    '<axis xyz="0 1 0"/><mimic joint="waist" multiplier="-2" offset="0.5"/>')
  .. joint("rail", "prismatic", "arm", "slide", '<axis xyz="1 0 0"/>' .. LIMIT)
  .. joint("ball", "spherical", "base", "head", "")
  .. joint("weld", "fixed", "slide", "tool", '<origin xyz="0 0 0.5"/>')
  .. [[<transmission name="t"><joint name="rail"/><actuator name="m">
  <mechanicalReduction>10</mechanicalReduction><rotorInertia>0.02</rotorInertia></actuator>
  </transmission></robot>
]]

local FILE = suite.directory .. "/robot.urdf"
support.write(FILE, ROBOT)

-- ---- errors -------------------------------------------------------------------------------------

-- words, then needles for stderr; exit 2, nothing written
local REFUSED = {
  { { "--screw", "wast=0.1" }, "--screw", "'wast'", "did you mean 'waist'?" },
  { { "--screw", "rail=0.1" }, "--screw", "'rail'", "prismatic", "revolute" },
  { { "--screw", "ball=0.1" }, "--screw", "'ball'", "spherical" },
  { { "--screw", "weld=0.1" }, "--screw", "'weld'", "fixed" },
  { { "--screw", "waist" }, "--screw", "'waist'" },
  { { "--screw", "waist=" }, "--screw", "'waist='" },
  { { "--screw", "waist=steep" }, "--screw", "'steep'" },
  { { "--screw", "waist=nan" }, "--screw", "'nan'" },
  { { "--armature", "rial=1" }, "--armature", "'rial'", "did you mean 'rail'?" },
  { { "--armature", "weld=1" }, "--armature", "'weld'", "fixed" },
  { { "--armature", "rail" }, "--armature", "'rail'" },
  { { "--armature", "rail=much" }, "--armature", "'much'" },
  { { "--armature", "rail=-1" }, "--armature", "'rail'", "negative" },
  { { "--friction-width", "0", "--joint-friction" }, "--friction-width", "'0'" },
  { { "--friction-width=-0.1", "--joint-friction" }, "--friction-width", "-0.1" },
  { { "--friction-width", "small" }, "--friction-width", "'small'" },
  { { "--mimic", "maybe" }, "--mimic", "'constrain'", "'free'" },
  { { "--frames", "tol" }, "--frames", "'tol'", "did you mean 'tool'?" },
  { { "--frames", "," }, "--frames", "empty" },
  { { "--frames", "tool,tool" }, "--frames", "'tool'", "twice" },
  { { "--poses", "tol" }, "--poses", "'tol'", "did you mean 'tool'?" },
  { { "--poses", "tool,tool" }, "--poses", "'tool'", "twice" },
  { { "--fuse", "tick" }, "--fuse", "'tick'", "NAME=OUT" },
  { { "--fuse", "tick=" }, "--fuse", "'tick='" },
  { { "--fuse", "1st=H" }, "--fuse", "'1st=H'" },
  { { "--fuse", "tick=Hinw" }, "--fuse tick", "'Hinw'", "did you mean 'Hinv'?", "Jcom", "J:LINK",
    "Jdotv_world:LINK" },
  { { "--fuse", "tick=J" }, "'J'", "J:LINK" },
  { { "--fuse", "tick=H:tool" }, "'H:tool'" },
  { { "--fuse", "tick=J" }, "--fuse tick", "'J'", "did you mean 'J:LINK'?" },
  { { "--fuse", "tick=H:tool" }, "--fuse tick", "'H:tool'", "did you mean 'H'?" },
  { { "--fuse", "tick=Jaligned:tool" }, "--fuse tick", "did you mean 'J_aligned:tool'?" },
  { { "--fuse", "tick=pose:tol" }, "--fuse tick", "'tol'", "did you mean 'tool'?" },
  { { "--functions", "jacobain" }, "'jacobain'", "did you mean 'jacobian'?" },
  { { "--fuse", "tick=J:tol" }, "--fuse tick", "'tol'", "did you mean 'tool'?" },
  { { "--fuse", "tick=tau,qdd" }, "--fuse tick", "'tau'", "input" },
  { { "--fuse", "tick=d(taw,q)" }, "--fuse tick", "'taw'", "did you mean 'tau'?" },
  { { "--fuse", "tick=H,d(g,v)" }, "--fuse tick", "g depends on q, not on 'v'" },
  { { "--fuse", "tick=d(pose:tol,q)" }, "--fuse tick", "'tol'", "did you mean 'tool'?" },
  { { "--fuse", "tick=H,H" }, "--fuse tick", "'H'", "twice" },
  { { "--fuse", "tick=H", "--fuse", "tick=C" }, "--fuse", "'tick'", "taken" },
  { { "--fuse", "crba=C" }, "--fuse", "'crba'", "taken" },
  { { "--fuse", "model=C" }, "--fuse", "'model'", "taken" },
  { { "--fuse", "selftest=C" }, "--fuse", "'selftest'", "taken" },
  { { "--functions", "velocity" }, "velocity", "--frames" },
  { { "--functions", "aba" }, "aba", "mimic", "use fd" },
  { { "--functions", "aba:auto" }, "'aba:auto'" },
}

local function test_refused()
  for _, case in ipairs(REFUSED) do
    local place = suite.directory .. "/refused"
    local words = { "-o", place, table.unpack(case[1]) }
    words[#words + 1] = FILE
    local what = table.concat(case[1], " ")
    cli.complains(suite, what .. ": is refused", support.pinion(words), 2,
      { table.unpack(case, 2) })
    suite:check(what .. ": nothing is written", not support.exists(place), cli.listed(place))
    support.remove(place)
  end
end

-- ---- the header ---------------------------------------------------------------------------------

-- generates; returns the header without line ends inside comments, and the directory
local function header(what, ...)
  local place = suite:fresh "header"
  local words = { "-o", place, ... }
  words[#words + 1] = FILE
  cli.succeeds(suite, what .. ": generates in silence", support.pinion(words))
  local text = support.contents(place .. "/r.h") or ""
  return (text:gsub("\n %*%s*", " "):gsub("%s+", " ")), place, text
end

local function says(what, text, ...)
  for _, words in ipairs { ... } do
    suite:check(("%s: the header says '%s'"):format(what, words), text:find(words, 1, true), text)
  end
end

local function says_not(what, text, ...)
  for _, words in ipairs { ... } do
    suite:check(("%s: the header does not say '%s'"):format(what, words),
      not text:find(words, 1, true), text)
  end
end

local ROTOR = "Reflected rotor inertia, on the diagonal of H: "

local function test_header()
  local text = header("plain", "--functions", "crba,bias")
  says("plain", text, ROTOR .. "rail 2.", "elbow follows waist: it is at -2*q + 0.5 with the q")
  says_not("plain", text, "damping", "friction", "screw", "helical", "free joint")

  text = header("--screw", "--functions", "crba", "--screw", "waist=0.125", "--screw=elbow=-0.25")
  says("--screw", text, "waist is a screw: it advances 0.125 m along its axis per radian",
    "elbow is a screw: it advances -0.25 m", "waist helical 0 0 1 torso")

  text = header("--armature", "--functions", "crba", "--armature", "waist=0.75")
  says("--armature", text, ROTOR .. "waist 0.75, rail 2.")
  text = header("--armature instead", "--functions", "crba", "--armature", "rail=0.5")
  says("--armature instead", text, ROTOR .. "rail 0.5.")
  text = header("--armature none", "--functions", "crba", "--armature", "none")
  says_not("--armature none", text, "rotor")
  text = header("--armature none and one", "--functions", "crba", "--armature", "none",
    "--armature", "waist=0.75")
  says("--armature none and one", text, ROTOR .. "waist 0.75.")
  says_not("--armature none and one", text, "rail 2")

  text = header("--joint-friction", "--functions", "bias", "--joint-friction")
  says("--joint-friction", text, "waist 0.5", "v/sqrt(v^2 + 0.01^2): waist 0.25")
  text = header("--friction-width", "--functions", "bias", "--joint-friction",
    "--friction-width", "0.125")
  says("--friction-width", text, "v/sqrt(v^2 + 0.125^2): waist 0.25")

  text = header("--mimic free", "--functions", "crba", "--mimic", "free")
  says("--mimic free", text, "elbow could follow another joint, but is independent.",
    "enum { R_waist, R_elbow, R_rail, ")
  says_not("--mimic free", text, "follows")
  text = header("--mimic constrain", "--functions", "crba", "--mimic", "constrain")
  says("--mimic constrain", text, "enum { R_waist, R_rail, ")
end

local function test_frames()
  local text, place = header("--frames", "--frames", "tool,head", "--functions",
    "fk,jacobian,jdotv_world_head")
  says("--frames", text, "void r_jacobian_tool(const double q[R_NQ], double J[6][R_NV]);",
    "void r_jacobian_head(", "void r_jdotv_world_head(",
    "R_link_base, R_link_torso, R_link_arm, R_link_slide, R_link_tool, R_link_head }")
  says_not("--frames", text, "r_jdotv_world_tool", "r_jacobian_world")
  suite:check("--frames: one file each", support.exists(place .. "/r_jacobian_tool.c")
    and not support.exists(place .. "/r_jacobian_arm.c"), cli.listed(place))
  -- it has no aba, and a warning says so
  says_not("no --frames", header("no --frames", "--quiet", "--functions", "all"), "r_jacobian_",
    "r_velocity_")
  text = header("--poses", "--quiet", "--poses", "tool,arm", "--functions", "all")
  says("--poses", text, "R_link_tool, R_link_arm }")
  says_not("--poses", text, "R_link_head", "r_jacobian_")
end

-- functions of a link that fk does not cover find it in the tables, after the links of fk
local function test_poses_beside_frames()
  local place = suite:fresh "poses"
  cli.succeeds(suite, "--poses beside --frames", support.pinion { "-o", place, "--poses",
    "head,base", "--quiet", "--frames", "tool,head,arm", FILE })
  cli.self_test_passes(suite, "--poses beside --frames", place)
end

local function test_fuse()
  local text, place = header("--fuse", "--functions", "crba", "--fuse", "tick=H,C,J:tool",
    "--fuse", "look=pose,com")
  says("--fuse", text, "/* Fused: H of crba, C of bias, J_tool of jacobian_tool.",
    "void r_tick(const double q[R_NQ], const double v[R_NV], double H[R_NH], double C[R_NV], "
    .. "double J_tool[6][R_NV]);",
    "void r_look(const double q[R_NQ], double pose[R_NL][12], double com[3]);")
  says_not("--fuse", text, "r_jacobian_tool(", "r_bias(")
  suite:check("--fuse: a file each", support.exists(place .. "/r_tick.c")
    and support.exists(place .. "/r_look.c"), cli.listed(place))
  text = header("--fuse with derivatives", "--functions", "crba", "--fuse",
    "lin=d(tau,q), d(pose:tool,q),d(d(g,q),q)")
  says("--fuse with derivatives", text, "void r_lin(const double q[R_NQ], const double v[R_NV], "
    .. "const double a[R_NV], double dtau_dq[R_NV][R_NV], double dpose_tool_dq[12][R_NV], "
    .. "double ddg_dq_dq[25][R_NV]);")
  text = header("--fuse with a pivot", "--functions", "crba", "--fuse", "go=qdd,g")
  says("--fuse with a pivot", text, "int r_go(const double q[R_NQ], const double v[R_NV], const "
    .. "double tau[R_NV], double qdd[R_NV], double g[R_NV]);")
end

-- ---- fd through H or by bodies ------------------------------------------------------------------

local function operations(text, fn)
  local cost = text:match("%. (%d[^/]-) temporaries[^*]*%*/ [vi][on][it]d? r_" .. fn .. "%(")
  local total = 0
  for n, kind in (cost or ""):gmatch("(%d+) (%a+)") do
    if kind == "mul" or kind == "add" or kind == "sub" or kind == "div" then
      total = total + tonumber(n)
    end
  end
  return total
end

local function branches(place, file)
  local source = support.contents(("%s/r_%s.c"):format(place, file)) or ""
  return source:find("articulated inertia", 1, true) ~= nil
end

-- a chain of n oblique joints: aba is cheaper from some length on
local function chain(n)
  local text = { '<robot name="r"><link name="l0"/>\n' }
  for k = 1, n do
    text[#text + 1] = link("l" .. k) .. joint("j" .. k, "continuous", "l" .. k - 1, "l" .. k,
      '<origin xyz="0.1 0.2 0.3" rpy="0.4 0.5 0.6"/><axis xyz="0 0.6 0.8"/>')
  end
  return table.concat(text) .. "</robot>\n"
end

local function test_fd()
  local mine = FILE
  local took = {}
  for _, n in ipairs { 2, 22 } do
    FILE = ("%s/chain%d.urdf"):format(suite.directory, n)
    support.write(FILE, chain(n))
    local what = ("fd of %d joints"):format(n)
    local text = header(what, "--functions", "fd:H,aba,crba")
    local fd, aba = operations(text, "fd"), operations(text, "aba")
    suite:check(what .. ": the header has both costs", fd > 0 and aba > 0, text)
    says_not(what .. ": fd:H weighs nothing", text, "by articulated bodies, against",
      "through H, against")
    local auto, place = header(what .. ", the cheaper", "--functions", "fd")
    suite:check(what .. ": takes the cheaper", operations(auto, "fd") == math.min(fd, aba),
      auto)
    suite:check(what .. ": is written so", branches(place, "fd") == (aba < fd))
    local words = aba < fd and "articulated bodies" or "bias, crba, L'DL and solve"
    suite:check(what .. ": is described so",
      auto:find("forward dynamics. By " .. words, 1, true) ~= nil, auto)
    took[#took + 1] = aba < fd and "aba" or "fd"
  end
  suite:equal("fd takes both in turn", "fd aba", table.concat(took, " "))
  FILE = mine
  local text = header("fd with mimic joints", "--functions", "fd")
  says_not("fd with mimic joints", text, "articulated", "fewer operations")
end

-- ---- in the compiled C --------------------------------------------------------------------------

local DRIVER = [[
#include <stdio.h>
#include "r.h"

int main(void)
{
  double q[R_NQ] = {0.0}, v[R_NV] = {0.0}, H[R_NH], C[R_NV];
  q[R_NQ - 1] = 1.0;
  v[0] = 0.25;
  r_crba(q, H);
  r_bias(q, v, C);
  printf("%d %.17g %.17g %.17g\n", (int)R_NV, H[R_H_waist_waist], H[R_H_rail_rail], C[0]);
  return 0;
}
]]

-- number of dofs, H of waist, H of rail, force on the waist at a quarter rad/s; if `strict`, by gcc
-- with all warnings
local function run(what, strict, ...)
  local place = suite:fresh "run"
  local words = { "-o", place, "--functions", "crba,bias", "--gravity", "0,0,0", ... }
  words[#words + 1] = FILE
  support.write(place .. "/driver.c", DRIVER)
  cli.succeeds(suite, what .. ": generates", support.pinion(words))
  local sources = "driver.c r_crba.c r_bias.c"
  local result = support.run((strict and ("cd %s && gcc -std=c99 %s -I ../../../../runtime %s -lm "
    .. "-o run"):format(quote(place), support.WARN, sources)
    or support.program(place, sources, "run")) .. " && ./run")
  local nv, waist, rail, C = result.out:match("(%S+) (%S+) (%S+) (%S+)")
  suite:check(what .. ": compiles and runs", result.code == 0 and nv, result.err)
  return { nv = tonumber(nv), waist = tonumber(waist), rail = tonumber(rail), C = tonumber(C) }
end

local function differs(what, expected, found)
  suite:check(what, expected and found and math.abs(expected - found) <= 1e-13, function()
    return ("expected %s, got %s"):format(expected, found)
  end)
end

local function test_compiled()
  local plain = run("plain", true)
  differs("mimic joints follow: one dof less", 5, plain.nv)
  local free = run("--mimic free", false, "--mimic", "free")
  differs("--mimic free: a dof more", 6, free.nv)
  differs("the rail carries 2 kg and its rotor", 2 + 100 * 0.02, plain.rail)
  differs("--armature none", 2, run("--armature none", false, "--armature", "none").rail)
  differs("--armature rail=0.5", 2.5, run("--armature rail", false, "--armature", "rail=0.5").rail)
  differs("--armature of a follower, by its ratio squared", plain.waist + 4 * 0.5,
    run("--armature elbow", false, "--armature", "elbow=0.5").waist)
  -- three links of 2 kg slide along with the screw
  differs("--screw adds pitch squared times the mass that it lifts", free.waist + 6 * 0.5 ^ 2,
    run("--screw", false, "--mimic", "free", "--screw", "waist=0.5").waist)
  local friction = run("--joint-friction", true, "--joint-friction", "--friction-width", "0.125")
  differs("--joint-friction", plain.C + 0.5 * 0.25 + 0.25 * 0.25 / math.sqrt(0.25 ^ 2 + 0.125 ^ 2),
    friction.C)
end

-- ---- float --------------------------------------------------------------------------------------

-- accelerations of about one by fd, from forces computed in double
local DIGITS = [[
#include <math.h>
#include <stdio.h>
#include "two.h"
#include "one.h"

int main(void)
{
  double worst = 0.0;
  unsigned state = 1;
  for (int k = 0; k < 100; k++) {
    double q[TWO_NV] = {0.0}, v[TWO_NV] = {0.0}, a[TWO_NV], tau[TWO_NV], off = 0.0, most = 0.0;
    float q1[TWO_NV] = {0.0f}, v1[TWO_NV] = {0.0f}, tau1[TWO_NV], a1[TWO_NV];
    for (int i = 0; i < TWO_NV; i++)
      a[i] = (double)(state = state * 1664525u + 1013904223u) / 2147483648.0 - 1.0;
    two_rnea(q, v, a, tau);
    for (int i = 0; i < TWO_NV; i++)
      tau1[i] = (float)tau[i];
    one_fd(q1, v1, tau1, a1);
    for (int i = 0; i < TWO_NV; i++) {
      off = fmax(off, fabs((double)a1[i] - a[i]));
      most = fmax(most, fabs(a[i]));
    }
    worst = fmax(worst, off / most);
  }
  printf("%g\n", worst);
  return 0;
}
]]

-- compiled code loses the digits that the hint names
local function test_digits()
  local place = suite:fresh "digits"
  local function generate(...)
    return support.pinion { "-o", place, "--base", "floating", "--gravity", "0,0,0",
      support.root .. "/models/biped.urdf", ... }
  end
  cli.succeeds(suite, "in double", generate("--name", "two", "--functions", "rnea"))
  local said = generate("--name", "one", "--real", "float", "--functions", "fd")
  local digits = tonumber(said.err:match "lose up to (%d) of 7 digits") or 0
  support.write(place .. "/driver.c", DIGITS)
  local result = support.run(("cd %s && gcc -std=c99 -I ../../../../runtime driver.c two_rnea.c "
    .. "one_fd.c ../../../../runtime/sincos*.c -lm -o run && ./run"):format(quote(place)))
  local off = tonumber(result.out) or 0
  suite:check("float loses as many digits as the hint says", off < 10.0 ^ (digits - 7)
    and off > 10.0 ^ (digits - 7 - 2), said.err .. cli.shown(result))
end

-- lists of names add up, as if they were one list
local function test_repeated()
  for once, often in pairs {
    ["--functions=crba,rnea"] = { "--functions=crba", "--functions=rnea" },
    ["--frames=torso,head"] = { "--frames", "torso", "--frames", "head" },
    ["--bindings=cpp,python"] = { "--bindings=cpp", "--bindings=python" },
  } do
    local function list(words)
      return support.pinion { "--list-outputs", FILE, table.unpack(words) }
    end
    local one, both = list { once }, list(often)
    suite:check("repeated: " .. once, one.code == 0 and one.out == both.out, cli.shown(both))
  end
end

test_refused()
test_repeated()
test_header()
test_frames()
test_poses_beside_frames()
test_fuse()
test_fd()
test_compiled()
test_digits()
suite:finish()
