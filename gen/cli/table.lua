-- The table of options, each defined once.  The command line, --help, the manual page, completions
-- and the keys of a configuration are made from these rows; tests/cli/table_spec.lua compares the
-- table in templates/doc/configuration.md and CMake's keywords with them.
--
--   flags    as typed; absent if only a configuration can set it
--   key      its name in a configuration and in the pipeline's options; made from flags by default
--   kind     which values it takes (cli/kinds.lua)
--   default  the default word
--   arg      the name of its value in help
--   help     what it does, for help and the manual
--   typed    true: concerns a single call and is not a key of a configuration
--   aside    true: shapes no output, so that the command in a header omits it
--   which    true: decides which files are written and their names, not the code in them
--   cmake    true: a keyword of pinion_add_robot (others are passed with its OPTIONS)
--   shared   true: the commands also take it, as they take every option that shapes an output
--   only     the commands that take it if not all do
--
-- A command is the first word of a call that does something other than write code:
--
--   name     the word
--   help     what it does, in a line
--   args     its arguments: { name, help, how many, in argparse's notation }
--   options  its own rows, in addition to those that shape an output
--   says     the rest of its help
--   trouble  the least exit code of a failure
local budget = require "cli.budget"
local kinds = require "cli.kinds"
local pipeline = require "pipeline"
local records = require "cli.records"
local target = require "prog.choice.target"

local M = {}

local STAGES = {}
for k, stage in ipairs(pipeline.stages) do STAGES[k] = stage.name end
for _, view in ipairs(pipeline.views) do STAGES[#STAGES + 1] = view.name end

local FILE = kinds.string "the name of a file"

M.rows = {
  { flags = "-h --help", kind = kinds.flag, arg = "[all]", typed = true, aside = true,
    shared = true, help = "Show the options that most people need first; with all, every "
    .. "option." },
  { flags = "-o --output", kind = kinds.string("the name of a directory", "-"), arg = "<dir>",
    aside = true,
    help = "Write to this directory (default out/<robot>); with several robots, to a subdirectory "
    .. "for each (default out)." },
  { flags = "--name", kind = kinds.name, arg = "<id>", which = true, cmake = true,
    help = "C identifier to use for the robot instead of its name." },
  { flags = "--strip-prefix", kind = kinds.string "a prefix of names", arg = "<prefix>",
    help = "Remove this prefix of joints' and links' names from identifiers: PANDA_H_joint2_joint1 "
    .. "with panda_." },
  { flags = "--base", kind = kinds.choice("fixed", "floating"), default = "fixed", cmake = true,
    help = "Whether the root link is fixed to the world or floats." },
  { flags = "--coordinates", kind = kinds.choice("joint", "maximal"), default = "joint",
    help = "joint, or maximal: every body has six coordinates, and joints are constraints between "
    .. "them." },
  { flags = "--real", kind = kinds.real, default = "double", arg = "<type>", cmake = true,
    help = "Type of every number: double, float or custom:TYPE, your own C++ type, for which "
    .. "<robot>_*.cpp are written." },
  { flags = "--order", kind = records.order, default = "document", arg = "<order>", cmake = true,
    help = "Order of joints: document (depth first, as in the file), alphabetical (depth first by "
    .. "joint name, as in Pinocchio), or a file with one joint name per line." },
  { flags = "--functions", kind = kinds.words "functions", default = "all", arg = "<list>",
    which = true, cmake = true,
    help = "Comma-separated list, or all. fd goes through H or by articulated bodies, whichever is "
    .. "cheaper; fd:H always goes through H." },
  { flags = "--fuse", arg = "<name=out,..>", which = true, cmake = true,
    kind = kinds.map { form = "NAME=OUT,OUT..", pattern = "^([%a_][%w_]*)=(.+)$",
      name = kinds.identifier, of = kinds.words("outputs", true), as = "outputs",
      what = "a table of name = list of outputs", says = "function name = list of outputs" },
    help = "One function with several outputs, NAME=OUT,OUT.. (as in tick=H,C,J:tool0); d(OUT,q) "
    .. "is the derivative of an output; may be repeated." },
  { flags = "--frames", kind = kinds.words "links", arg = "<links>", which = true, cmake = true,
    help = "Links that get velocity, acceleration and Jacobian functions, comma-separated." },
  { flags = "--poses", kind = kinds.words "links", arg = "<links>", which = true,
    help = "Links whose poses fk computes, comma-separated, in this order (default: all)." },
  { flags = "--tunable", kind = kinds.strings, arg = "<link:what>",
    help = "LINK:mass,com,inertia (any of them) or JOINT:origin: these numbers become fields of "
    .. "<robot>_params, an argument of the functions that need it; may be repeated." },
  { flags = "--prescribed", kind = kinds.words "joints", arg = "<joints>",
    help = "Joints whose accelerations are inputs of hybrid, comma-separated, or all (all but "
    .. "floating ones). This adds hybrid to all functions." },
  { flags = "-O --optimize", kind = kinds.choice(0, 1, 2), default = "1", arg = "<level>",
    help = "0: the book's algorithms unrolled; 1: readable, in the file's own frames; 2: fewer "
    .. "operations, with frames and inertial parameters that the generator chooses." },
  { flags = "--mimic", kind = kinds.choice("constrain", "free"), default = "constrain",
    help = "Mimic joints: constrain (they follow) or free (they are independent)." },
  { flags = "--screw", arg = "<joint=pitch>",
    kind = kinds.map { form = "JOINT=PITCH", pattern = "^(.+)=([^=]+)$", once = "joint",
      of = kinds.number(), what = "a table of joint = pitch", says = "joint name = number" },
    help = "JOINT=PITCH: a revolute joint that advances PITCH metres per radian; may be "
    .. "repeated." },
  { flags = "--armature", arg = "<joint=value>",
    kind = kinds.map { form = "JOINT=VALUE or none", pattern = "^(.+)=([^=]+)$", once = "joint",
      none = true, of = kinds.number(), what = 'a table of joint = value, or "none"',
      says = 'joint name = number, or `"none"`, which ignores the file\'s rotors' },
    help = "JOINT=VALUE: rotor inertia times gear ratio squared, instead of the value from the "
    .. "transmissions; may be repeated. none: ignore the transmissions." },
  { flags = "--inertia-from-mesh", kind = kinds.number(kinds.positive), arg = "<density>",
    help = "URDF: links without inertial get the mass and inertia of their collision meshes, or "
    .. "visual ones, with this density (kg/m^3)." },
  { flags = "--joint-friction", kind = kinds.flag,
    help = "Add the damping and Coulomb friction of <dynamics> to the joints." },
  { flags = "--friction-width", kind = kinds.number(kinds.positive), default = "0.01",
    arg = "<rate>",
    help = "Rate at which the smooth sign of the friction is 0.7 (rad/s or m/s)." },
  { flags = "--pattern", kind = kinds.choice("robot", "tree"), default = "robot",
    help = "Entries of H that factors and products treat as non-zero: robot (all but those that "
    .. "are zero for every q of this robot) or tree (all that are stored; for an H that crba did "
    .. "not compute)." },
  { flags = "--packed-derivatives", kind = kinds.flag,
    help = "Store the derivatives of rnea, bias, gravity and fd row by row, without the zeros of "
    .. "the tree; their pattern is exported as CSR." },
  { flags = "--packed-regressors", kind = kinds.flag,
    help = "Store regressors in the same way: row by row, without the zeros of the tree." },
  { flags = "--sincos", kind = kinds.choice("runtime", "libm"), default = "runtime",
    help = "Sines and cosines: runtime (all angles in one call of pinion's vectorised functions, "
    .. "or of your own) or libm (sin and cos of <math.h>, one by one)." },
  { flags = "--lanes", kind = kinds.choice(4, 8, 16),
    help = "Also write functions for 4, 8 or 16 states at once, one state in each SIMD lane: "
    .. "<robot>_x8.h and so on; integrate, steps and a few others are left out." },
  { flags = "--bindings", kind = kinds.some_of("cpp", "python", "casadi"), arg = "<list>",
    which = true,
    help = "Also write interfaces for other languages, comma-separated: cpp (<robot>.hpp, C++17 "
    .. "and Eigen), python (a package over NumPy that pip installs), casadi (<robot>_casadi.c, "
    .. "external functions)." },
  { flags = "--layout", kind = kinds.choice("arduino", "platformio", "zephyr", "esp-idf"),
    help = "Write a library for this framework: the C in src/ with the parts of pinion's runtime "
    .. "that it needs, and the framework's description files; no self-test." },
  { flags = "--split", kind = kinds.whole(1), arg = "<n>",
    help = "Cut functions of more than N operations into static parts of about N (default: those "
    .. "of more than " .. target.CUT.longest .. ")." },
  { flags = "--target", kind = kinds.choice("host", "mcu"), default = "host",
    help = "Where the code runs: host (with vector instructions; factors of deep trees by rows, "
    .. "with runtime/rows.h) or mcu (scalars), the default with --layout." },
  { flags = "--rows", kind = kinds.whole(0), arg = "<n>",
    help = "Factor row by row from this many multiply-subtracts on (default: as measured for the "
    .. "target; 0: always)." },
  { flags = "--limbs", kind = kinds.choice("auto", "off", "lanes", "scalar"), default = "auto",
    help = "How to compute equal limbs, such as the legs of a quadruped: each by itself "
    .. "(off), together in the lanes of vectors if the compiler has them (lanes), or by one "
    .. "function called for each (scalar). auto: lanes for a host; scalar for an mcu with -O2; "
    .. "else off." },
  { flags = "--loops", kind = kinds.choice("schur", "kkt", "embed"),
    help = "How to solve constraints: by the Schur complement K*H^-1*K' (schur), as one sparse "
    .. "matrix with H (kkt) or with local loops embedded (embed). Default: the cheapest." },
  { flags = "--spook-by-row", kind = kinds.flag,
    help = "Let spook and step_spook take eps and t as arrays with a number for each row of the "
    .. "constraints." },
  { flags = "--independent", kind = kinds.words "joints", arg = "<joints>",
    help = "Independent joints of embedded local loops, comma-separated; pinion chooses those "
    .. "that you do not name." },
  { flags = "--gravity", kind = kinds.vector, arg = "<x,y,z>",
    help = "Acceleration of free fall, x,y,z (default: the file's, 0,0,-9.81 if it has none)." },
  { flags = "--snap", kind = kinds.number(kinds.not_negative), arg = "<rad>",
    help = "Round an angle to a multiple of 90 degrees if it is this close to one (rad, default "
    .. "1e-9; 0: never)." },
  { flags = "--snap-length", kind = kinds.number(kinds.not_negative), arg = "<m>",
    help = "Round lengths (origins, centres of mass) up to this to zero, and products of inertia "
    .. "up to mass times its square (m, default 0: never)." },
  { key = "extra_frames", kind = records.extra_frames },
  { key = "payload", kind = records.payload },
  { key = "constraints", kind = records.constraints },
  { flags = "--max-ops", kind = budget.kind, arg = "<n>", aside = true,
    help = "Limit the operations of every function (N), of one (FUNCTION=N) or of all together "
    .. "(all=N); exceeding it is an error, and nothing is written. May be repeated." },
  { flags = "--max-stack", kind = budget.kind, arg = "<n>", aside = true,
    help = "Likewise for bytes of stack, as the compiler of --report-cc reports them (8k is "
    .. "8192)." },
  { flags = "--max-flash", kind = budget.kind, arg = "<n>", aside = true,
    help = "Likewise for bytes of code and constants." },
  { flags = "--evidence", kind = kinds.flag, which = true,
    help = "Also write <robot>_eva.c, with which Frama-C proves that the functions are sound and "
    .. "their results finite." },
  { flags = "--config", kind = FILE, arg = "<file>", typed = true, cmake = true, shared = true,
    help = "Lua file with these options as a table or as globals, and with extra frames, "
    .. "payloads and constraints; the command line takes precedence. See configuration.md." },
  { flags = "--report", kind = kinds.files { ".html", ".json" }, arg = "<file>", typed = true,
    aside = true,
    help = "Also write a report on the robot and its functions to this file: a page (.html) or "
    .. "data (.json); may be repeated." },
  { flags = "--report-cc", kind = kinds.string "a compiler", arg = "<command>", typed = true,
    aside = true,
    help = "Compile the functions with this command, as in --report-cc 'gcc -Os', and report "
    .. "their size and stack." },
  { flags = "--depfile", kind = FILE, arg = "<file>", typed = true, aside = true,
    help = "Write make dependencies to this file instead of <dir>/<robot>.d." },
  { flags = "--dep-target", kind = FILE, arg = "<file>", typed = true, aside = true,
    help = "Target of these dependencies, such as the stamp of a build, instead of the files "
    .. "written." },
  { flags = "--input-name", kind = kinds.string "a name", arg = "<name>", typed = true,
    which = true,
    help = "Name for standard input in messages and in the header." },
  { flags = "--check", kind = kinds.flag, typed = true, aside = true,
    help = "Write nothing; exit 1 and print a unified diff if the outputs differ from those a "
    .. "run would write. Ignores a --depfile." },
  { flags = "--prune", kind = kinds.flag, typed = true, aside = true,
    help = "Remove C and C++ files that an earlier run generated and this one does not." },
  { flags = "--quiet", kind = kinds.flag, typed = true, aside = true, shared = true,
    help = "Print errors only, no warnings." },
  { flags = "--verbose", kind = kinds.flag, typed = true, aside = true,
    help = "Print the result and the time of each stage on stderr." },
  { flags = "--list-functions", kind = kinds.flag, typed = true, aside = true,
    help = "Print the names of all functions, each with a summary, and stop." },
  { flags = "--list-outputs", kind = kinds.flag, typed = true, aside = true,
    help = "Print the names of the files that a run would write, one per line, and stop." },
  { flags = "--dump", kind = kinds.choice(table.unpack(STAGES)), arg = "<stage>", typed = true,
    aside = true,
    help = ("Print the result of a stage and stop: %s; dag: functions as graphs, for Graphviz.")
      :format(table.concat(STAGES, ", ", 1, #STAGES - 1)) },
  { flags = "--format", kind = kinds.choice("text", "markdown", "json"), default = "text",
    typed = true, aside = true, shared = true, only = { diff = true, explain = true },
    help = "Output of --dump, diff and explain: text, markdown (diff only) or json." },
  { flags = "--completion", kind = kinds.choice("bash", "zsh", "fish"), arg = "<shell>",
    typed = true, aside = true,
    help = "Print the completions for a shell: bash, zsh or fish." },
  { flags = "--version", kind = kinds.flag, typed = true, aside = true,
    help = "Print the version." },
}

M.of_key = {}
for _, row in ipairs(M.rows) do
  row.long = row.flags and row.flags:match("%-%-([%w-]+)")
  row.key = row.key or row.long:gsub("-", "_")
  M.of_key[row.key] = row
end

-- The groups in which help and the manual list the options, by their keys.
M.groups = {
  { name = "The robot", keys = "name strip_prefix base coordinates order mimic screw armature "
    .. "inertia_from_mesh joint_friction friction_width gravity snap snap_length" },
  { name = "Functions", keys = "functions fuse frames poses prescribed independent pattern "
    .. "packed_derivatives packed_regressors spook_by_row" },
  { name = "The code's form", keys = "optimize real tunable lanes limbs sincos" },
  { name = "The target", keys = "target layout max_ops max_stack max_flash report_cc" },
  { name = "Files", keys = "config output bindings report evidence prune" },
  { name = "Building", keys = "check depfile dep_target input_name quiet verbose" },
  { name = "Looking inside", keys = "list_functions list_outputs dump format completion version "
    .. "help" },
  { name = "For developers of pinion (the generator chooses well without them)",
    keys = "loops rows split" },
}

-- The options that most people need first, listed by `--help`: a short sentence, a line to try.
M.first = {
  { key = "output", says = "Write to this directory (default out/<robot>).",
    try = "pinion -o src/arm arm.urdf" },
  { key = "functions", says = "Write only these functions.",
    try = "pinion --functions crba,ltdl,solve arm.urdf" },
  { key = "frames", says = "Links that get a Jacobian, a velocity and an acceleration.",
    try = "pinion --functions fk,jacobian --frames tool0 arm.urdf" },
  { key = "base", says = "Is the root link fixed to the world, or does it float?",
    try = "pinion --base floating -o out/dog dog.urdf" },
  { key = "real", says = "The type of every number: double, float or custom:TYPE.",
    try = "pinion --real float --functions rnea arm.urdf" },
  { key = "optimize", says = "1: readable, in the file's frames; 2: fewer operations.",
    try = "pinion -O2 --functions aba arm.urdf" },
  { key = "target", says = "A computer with vector instructions, or a microcontroller.",
    try = "pinion --target mcu --functions crba,ltdl arm.urdf" },
  { key = "config", says = "Read options, payloads and constraints from a Lua file.",
    try = "pinion --config arm.lua arm.urdf" },
  { key = "check", says = "Write nothing; exit 1 and print a diff unless the output is up to date.",
    try = "pinion --config arm.lua --check arm.urdf" },
  { key = "report", says = "Also write a page with pictures, costs and the choices made.",
    try = "pinion --report arm.html arm.urdf" },
}

-- does a command also have the option of a row?
function M.is_of_command(command, row)
  if row.only and not row.only[command.name] then return false end
  return row.flags ~= nil and (row.shared or not (row.typed or row.aside))
end

local RECORDED = {
  { "motion", "A CSV with columns t and q0, q1, ..; contacts in x0, y0, z0, fx0, fy0, fz0, ..", 1 },
  { "robot", "The file of the robot that moved, URDF or MJCF.", 1 },
}

M.commands = {
  {
    name = "diff", trouble = 2,
    help = "Compare two robots, or two directories of generated code.",
    args = {
      { "old", "A URDF or MJCF file or - for standard input, a directory that pinion wrote, or a "
        .. "configuration (.lua) of the robot that is named last.", 1 },
      { "new", "The other side, of any of these kinds.", 1 },
      { "robot", "The URDF or MJCF file to which both configurations apply.", "?" },
    },
    says = [[
Examples:
  pinion diff old.urdf new.urdf                effects on links, interface and code
  git show HEAD:arm.urdf | pinion diff - arm.urdf
  pinion diff --format markdown old.urdf new.urdf >comment.md
  pinion diff old.lua new.lua arm.urdf         two configurations of one robot
  pinion diff out/arm build/arm                two directories of generated code

Options that shape code apply to both sides.  Exit: 0 no difference, 1 a difference, 2 an error, ]]
      .. "3 a bug.",
  },
  {
    name = "explain", help = "Explain a name in the generated code.",
    args = {
      { "what", "ROBOT:NAME. ROBOT is a URDF or MJCF file, a directory that pinion wrote, or "
        .. "the name of one in out/.", "+" },
    },
    says = [[
Examples:
  pinion explain arm.urdf:forearm_Jyy          a number: its formula and lines
  pinion explain out/arm:arm_crba              with the options of that directory
  pinion explain --functions rnea arm.urdf:elbow_fB_nz

Exit: 0 explained, 1 an error in an input, 2 one in the command or an unknown name, 3 a bug.]],
  },
  {
    name = "play", help = "Print a page that plays a recorded motion.", args = RECORDED,
    says = [[
Example:
  pinion play --base floating sim.csv dog.urdf >dog.html

Exit: 0 printed, 1 an error in an input, 2 one in the command, 3 a bug.]],
  },
  {
    name = "film", help = "Print a picture (SVG) with ten instants of a recorded motion.",
    args = RECORDED,
    says = [[
Example:
  pinion film --base floating sim.csv dog.urdf >dog.svg

Exit: 0 printed, 1 an error in an input, 2 one in the command, 3 a bug.]],
  },
  {
    name = "new", help = "Write a project that builds a robot's code and prints H.",
    options = {
      { flags = "--for", key = "for", help = "The build system or "
        .. "framework.", kind = kinds.choice("cmake", "make",
        "meson", "python", "arduino", "platformio", "zephyr", "esp-idf") },
    },
    args = {
      { "directory", "Where to write the project; it may exist, its files may not.", 1 },
      { "robot", "The robot's file, URDF or MJCF, which is copied.", 1 },
    },
    says = [[
Examples:
  pinion new --for cmake controller arm.urdf
  pinion new --for zephyr --base floating dog dog.urdf

Exit: 0 written, 1 an error in an input or a file exists, 2 an error in the command, 3 a bug.]],
  },
}

-- ---- rows for readers ---------------------------------------------------------------------------

-- the name of the value in help, nil for a flag
function M.arg(row)
  local choices = row.kind.choices
  return row.arg or choices and "{" .. table.concat(choices, ",") .. "}"
end

-- "-o <dir>, --output <dir>"
function M.label(row)
  local arg, labels = M.arg(row), {}
  for flag in row.flags:gmatch("%S+") do
    labels[#labels + 1] = arg and flag .. " " .. arg or flag
  end
  return table.concat(labels, ", ")
end

function M.help(row)
  return row.help .. (row.default and (" (default: %s)"):format(row.default) or "")
end

-- the keys of a configuration, grouped by equal descriptions: { { keys, says }.. }
function M.keys()
  local list, alike = {}, {}
  for _, row in ipairs(M.rows) do
    local says = row.kind.says
    local group = alike[says] or { keys = {}, says = says }
    if not row.typed then
      if not alike[says] then list[#list + 1], alike[says] = group, group end
      table.insert(group.keys, row.key)
    end
  end
  return list
end

return M
