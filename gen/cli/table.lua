-- The options, each once.  The command line, --help, the manual page, completions, the keys of a
-- configuration, the table of them in templates/doc/configuration.md and CMake's words are made
-- from these rows, or are held against them by tests/table_spec.lua.
--
--   flags    as typed; absent where only a configuration can say it
--   key      its name in a configuration and among the pipeline's options; from flags unless given
--   kind     what its value may be (cli/kinds.lua);  default: the word when nothing is said
--   arg      what help calls the value;  help: what it does, in help and in the manual
--   typed    true: about a call, and no key in a configuration
--   aside    true: shapes no output, so that the command in a header does not have it
--   which    true: says which files there are, and what they are called, not what code is in them
--   cmake    true: a word of pinion_add_robot (others go with its OPTIONS)
--   shared   true: commands know it, as they know all that shapes an output
--
-- A command is the first word of a call that is not about writing code:
--
--   name, help      help: what it does, in a line
--   args            what follows: { name, help, how many as argparse has it }
--   says            what else there is to know, in its help
--   trouble         the exit code, at least, of what fails
local budget = require "cli.budget"
local kinds = require "cli.kinds"
local pipeline = require "pipeline"
local records = require "cli.records"
local target = require "prog.target"

local M = {}

local STAGES = {}
for k, stage in ipairs(pipeline.stages) do STAGES[k] = stage.name end
for _, view in ipairs(pipeline.views) do STAGES[#STAGES + 1] = view.name end

local FILE = kinds.string "the name of a file"

M.rows = {
  { flags = "-h --help", kind = kinds.flag, typed = true, aside = true, shared = true,
    help = "Show this help message and exit." },
  { flags = "-o --output", kind = kinds.string "the name of a directory", arg = "<dir>",
    aside = true, help = "Directory to write to (default out/<robot>); of several robots, the "
    .. "directory above theirs (default out)." },
  { flags = "--name", kind = kinds.name, arg = "<id>", which = true, cmake = true,
    help = "C identifier to use for the robot instead of its name." },
  { flags = "--base", kind = kinds.choice("fixed", "floating"), default = "fixed", cmake = true,
    help = "What the root link stands on." },
  { flags = "--real", kind = kinds.real, default = "double", arg = "<type>", cmake = true,
    help = "Type of every number: double, float or custom:TYPE, a C++ type of yours, for which "
    .. "<robot>_*.cpp are written." },
  { flags = "--order", kind = records.order, default = "document", arg = "<order>", cmake = true,
    help = "Order of joints: document (depth first, as in the file), alphabetical (depth first by "
    .. "joint name, as Pinocchio has it), or a file with one joint name a line." },
  { flags = "--functions", kind = kinds.words "functions", default = "all", arg = "<list>",
    which = true, cmake = true, help = "Comma-separated list, or all; fd is by bodies where "
    .. "that is cheaper, fd:H goes through H in any case." },
  { flags = "--fuse", arg = "<name=out,..>", which = true, cmake = true,
    kind = kinds.map { form = "NAME=OUT,OUT..", pattern = "^([%a_][%w_]*)=(.+)$",
      name = kinds.identifier, of = kinds.words("outputs", true), as = "outputs",
      what = "a table of name = list of outputs", says = "function name = list of outputs" },
    help = "One function for several outputs, NAME=OUT,OUT.. (as in tick=H,C,J:tool0); d(OUT,q) is "
    .. "the derivative of one; may be repeated." },
  { flags = "--frames", kind = kinds.words "links", arg = "<links>", which = true, cmake = true,
    help = "Links that get velocity, acceleration and Jacobian functions, comma-separated." },
  { flags = "--poses", kind = kinds.words "links", arg = "<links>", which = true,
    help = "Links that fk is about, comma-separated, in this order (unless given: all)." },
  { flags = "--tunable", kind = kinds.strings, arg = "<link:what>",
    help = "LINK:mass,com,inertia (any of them) or JOINT:origin: numbers that become fields of "
    .. "<robot>_params, an argument of the functions that need it; may be repeated." },
  { flags = "--prescribed", kind = kinds.words "joints", arg = "<joints>",
    help = "Joints whose accelerations hybrid takes as given, comma-separated, or all (all but "
    .. "floating ones); hybrid is among all functions then." },
  { flags = "-O --optimize", kind = kinds.choice(0, 1, 2), default = "1", arg = "<level>",
    help = "0: the textbook unrolled; 1: readable, in the URDF's own frames; 2: frames and "
    .. "inertial parameters of the generator's choosing, fewer operations." },
  { flags = "--mimic", kind = kinds.choice("constrain", "free"), default = "constrain",
    help = "Mimic joints: constrain (they follow) or free (they count as joints of their own)." },
  { flags = "--screw", arg = "<joint=pitch>",
    kind = kinds.map { form = "JOINT=PITCH", pattern = "^(.+)=([^=]+)$", once = "joint",
      of = kinds.number(), what = "a table of joint = pitch", says = "joint name = number" },
    help = "JOINT=PITCH: a revolute joint that advances PITCH metres a radian; may be repeated." },
  { flags = "--armature", arg = "<joint=value>",
    kind = kinds.map { form = "JOINT=VALUE or none", pattern = "^(.+)=([^=]+)$", once = "joint",
      none = true, of = kinds.number(), what = 'a table of joint = value, or "none"',
      says = 'joint name = number, or `"none"`, which leaves out what the file says' },
    help = "JOINT=VALUE: rotor inertia times gear ratio squared, instead of what the transmissions "
    .. "say; may be repeated. none: leave out what they say." },
  { flags = "--joint-friction", kind = kinds.flag,
    help = "Add damping and Coulomb friction of <dynamics> to the joints." },
  { flags = "--friction-width", kind = kinds.number(kinds.positive), default = "0.01",
    arg = "<rate>", help = "Rate at which the smooth sign of the friction is 0.7 (rad/s or m/s)." },
  { flags = "--pattern", kind = kinds.choice("robot", "tree"), default = "robot",
    help = "Entries of H that factors and products take to be non-zero: robot (all but those that "
    .. "are zero for every q of this robot) or tree (all that are stored; for an H that is not "
    .. "crba's)." },
  { flags = "--packed-derivatives", kind = kinds.flag,
    help = "Derivatives of rnea, bias, gravity and fd without the zeros of the tree, row by row; "
    .. "where the others are is exported as CSR." },
  { flags = "--sincos", kind = kinds.choice("runtime", "libm"), default = "runtime",
    help = "Sines and cosines: runtime (all angles in one call of pinion's vectorised ones, or of "
    .. "your own) or libm (sin and cos of <math.h>, one by one)." },
  { flags = "--lanes", kind = kinds.choice(4, 8, 16),
    help = "Also write every function for 4, 8 or 16 states at once, one a SIMD lane: "
    .. "<robot>_x8.h and so on." },
  { flags = "--lines", kind = kinds.flag,
    help = "Say above the constants of each body in which lines of the file it is told." },
  { flags = "--bindings", kind = kinds.some_of("cpp", "python"), arg = "<list>", which = true,
    help = "Also write faces in other languages, comma-separated: cpp (<robot>.hpp, C++17 and "
    .. "Eigen), python (a package over NumPy that pip installs)." },
  { flags = "--layout", kind = kinds.choice("arduino", "platformio", "zephyr", "esp-idf"),
    help = "Write a library of this framework: the C in src/, with what it needs of pinion's "
    .. "runtime, and the framework's own files beside it; no self-test." },
  { flags = "--split", kind = kinds.whole(1), arg = "<n>",
    help = "Cut functions of more than N operations into static parts of about N (unless given: "
    .. "those of more than " .. target.CUT.longest .. ")." },
  { flags = "--target", kind = kinds.choice("host", "mcu"), default = "host",
    help = "What runs the code: host (vector instructions; factors of deep trees go row by row, by "
    .. "runtime/rows.h) or mcu (scalars), as --layout implies." },
  { flags = "--rows", kind = kinds.whole(0), arg = "<n>",
    help = "Multiply-subtracts of a factor from which on it goes row by row (default: what was "
    .. "measured for the target; 0: always)." },
  { flags = "--limbs", kind = kinds.choice("auto", "off", "lanes", "scalar"), default = "auto",
    help = "Limbs that are alike, as the legs of a quadruped: each by itself (off), together in "
    .. "the lanes of vectors, where the compiler has them (lanes), or by one function that is "
    .. "called for each (scalar); auto: lanes for a host, with -O2 scalar for an mcu; "
    .. "with -O1 lanes for derivatives." },
  { flags = "--loops", kind = kinds.choice("schur", "kkt", "embed"),
    help = "How constraints are solved: by the Schur complement K*H^-1*K' (schur), as one sparse "
    .. "matrix with H (kkt) or with local loops embedded (embed), instead of whichever takes fewer "
    .. "operations." },
  { flags = "--independent", kind = kinds.words "joints", arg = "<joints>",
    help = "Joints of local loops that the others follow where loops are embedded, "
    .. "comma-separated; what is not named is chosen." },
  { flags = "--gravity", kind = kinds.vector, default = "0,0,-9.81", arg = "<x,y,z>",
    help = "Acceleration of free fall, x,y,z." },
  { flags = "--snap", kind = kinds.number(kinds.not_negative), arg = "<rad>",
    help = "Take angles this near to a multiple of 90 degrees for that multiple (rad, default "
    .. "1e-9; 0: all as typed)." },
  { flags = "--snap-length", kind = kinds.number(kinds.not_negative), arg = "<m>",
    help = "Take lengths (origins, centres of mass) up to this for zero, and products of inertia "
    .. "up to mass times its square (m, default 0: all as typed)." },
  { key = "extra_frames", kind = records.extra_frames },
  { key = "payload", kind = records.payload },
  { key = "constraints", kind = records.constraints },
  { flags = "--max-ops", kind = budget.kind, arg = "<n>", aside = true,
    help = "Most operations that a function may take, of each (N), of one (FUNCTION=N) or of all "
    .. "together (all=N); more is an error, and nothing is written.  May be repeated." },
  { flags = "--max-stack", kind = budget.kind, arg = "<n>", aside = true,
    help = "Likewise bytes of stack, as --report-cc makes them (8k is 8192)." },
  { flags = "--max-flash", kind = budget.kind, arg = "<n>", aside = true,
    help = "Likewise bytes of code and constants." },
  { flags = "--evidence", kind = kinds.flag, which = true,
    help = "Also write <robot>_eva.c, by which Frama-C proves that the functions are sound and "
    .. "their results finite." },
  { flags = "--config", kind = FILE, arg = "<file>", typed = true, cmake = true,
    shared = true,
    help = "Lua file with these options as a table or as globals, and with extra frames, "
    .. "payloads and constraints; what is typed here counts more.  See configuration.md." },
  { flags = "--report", kind = kinds.files { ".html", ".json" }, arg = "<file>", typed = true,
    aside = true, help = "Also write a report there, of all that can be said of the robot and its "
    .. "functions: a page (.html) or data (.json); may be repeated." },
  { flags = "--report-cc", kind = kinds.string "a compiler", arg = "<command>", typed = true,
    aside = true, help = "Compile the functions by this command, as in --report-cc 'gcc -Os', and "
    .. "say in the report how large they are and how much stack they take." },
  { flags = "--depfile", kind = FILE, arg = "<file>", typed = true, aside = true,
    help = "Write make dependencies there, not to <dir>/<robot>.d." },
  { flags = "--dep-target", kind = FILE, arg = "<file>", typed = true, aside = true,
    help = "What they say is made: that file, as a stamp of the build, and not the files "
    .. "written." },
  { flags = "--input-name", kind = kinds.string "a name", arg = "<name>", typed = true,
    which = true,
    help = "What messages and the header call standard input." },
  { flags = "--check", kind = kinds.flag, typed = true, aside = true,
    help = "Write nothing; exit 1 if the outputs are not what a run would write, with a unified "
    .. "diff.  A --depfile is not looked at." },
  { flags = "--prune", kind = kinds.flag, typed = true, aside = true,
    help = "Remove files that were generated for this robot and no longer are." },
  { flags = "--quiet", kind = kinds.flag, typed = true, aside = true, shared = true,
    help = "No warnings, only errors." },
  { flags = "--verbose", kind = kinds.flag, typed = true, aside = true,
    help = "Say on stderr what each stage made, and in which time." },
  { flags = "--list-functions", kind = kinds.flag, typed = true, aside = true,
    help = "Print the names of all functions, with what each does, and stop." },
  { flags = "--list-outputs", kind = kinds.flag, typed = true, aside = true,
    help = "Print the names of the files that would be written, one a line, and stop." },
  { flags = "--dump", kind = kinds.choice(table.unpack(STAGES)), arg = "<stage>", typed = true,
    aside = true,
    help = ("Print what a stage made and stop: %s; dag: functions as graphs, for Graphviz.")
      :format(table.concat(STAGES, ", ", 1, #STAGES - 1)) },
  { flags = "--format", kind = kinds.choice("text", "markdown", "json"), default = "text",
    typed = true, aside = true, shared = true,
    help = "How --dump, diff and explain print: text, markdown (diff only) or json." },
  { flags = "--completion", kind = kinds.choice("bash", "zsh", "fish"), arg = "<shell>",
    typed = true, aside = true, help = "Print the completions for a shell: bash, zsh or fish." },
  { flags = "--version", kind = kinds.flag, typed = true, aside = true,
    help = "Print the version." },
}

M.of_key = {}
for _, row in ipairs(M.rows) do
  row.long = row.flags and row.flags:match("%-%-([%w-]+)")
  row.key = row.key or row.long:gsub("-", "_")
  M.of_key[row.key] = row
end

-- whether commands know the option of a row
function M.is_of_commands(row)
  return row.flags ~= nil and (row.shared or not (row.typed or row.aside))
end

M.commands = {
  {
    name = "diff", trouble = 2,
    help = "Compare two robots, or two directories of generated code.",
    args = {
      { "old", "A URDF file or - for standard input, a directory that pinion wrote, or a "
        .. "configuration (.lua) of the robot named last.", 1 },
      { "new", "What it is compared with.", 1 },
      { "robot", "The URDF file that configurations are of.", "?" },
    },
    says = [[
Examples:
  pinion diff old.urdf new.urdf                what a change does to links, interface and code
  git show HEAD:arm.urdf | pinion diff - arm.urdf
  pinion diff --format markdown old.urdf new.urdf >comment.md
  pinion diff old.lua new.lua arm.urdf         two configurations of one robot
  pinion diff out/arm build/arm                two directories of generated code

Options that shape code hold for both sides.  Exit: 0 no difference, 1 there is one, 2 trouble, ]]
      .. "3 a bug.",
  },
  {
    name = "explain", help = "Say what a name in the generated code is.",
    args = {
      { "what", "ROBOT:NAME. ROBOT is a URDF file, a directory that pinion wrote, or the name of "
        .. "one in out/.", "+" },
    },
    says = [[
Examples:
  pinion explain arm.urdf:forearm_k1           a constant: its formula, and the lines behind it
  pinion explain out/arm:arm_crba              as that directory was made
  pinion explain --functions rnea arm.urdf:elbow_fB_nz

Exit: 0 explained, 1 an input is bad, 2 the command is bad or there is no such name, 3 a bug.]],
  },
}

-- ---- as readers see a row -----------------------------------------------------------------------

-- what help calls the value, nil of a flag
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

-- the keys of a configuration, those whose values are alike together: { { keys, says }.. }
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
