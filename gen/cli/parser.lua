-- The options of the command line: their names, what --help says of them, the values they may have.
--
-- It knows no robot and reads no file; what the words mean is for cli/options.lua.  The words come
-- as they were typed, but for numbers with a minus sign: see M.joined.
local argparse = require "argparse"

local pipeline = require "pipeline"
local split = require "prog.split"

local M = {}

local function list_of_stages()
  local names = {}
  for k, stage in ipairs(pipeline.stages) do names[k] = stage.name end
  return names
end

--- The parser, of argparse: parser:pparse(words) -> true, args, or false and what is wrong.
function M.new()
  local parser = argparse("pinion", "Compile a robot (URDF) to straight-line C that computes its "
    .. "rigid-body dynamics.")
  -- a paragraph is one line, for argparse breaks lines at its own width
  parser:epilog([[
Examples:
  pinion arm.urdf                              all functions, into out/<robot>/
  pinion --check arm.urdf                      is out/<robot>/ current?
  pinion --base floating --real float -o out/dog dog.urdf
  pinion --functions crba,ltdl,solve arm.urdf  only what the controller calls
  xacro arm.xacro | pinion - --name arm        from a pipe
  pinion --dump model arm.urdf                 look at the tree, write nothing

What it writes (see the head of <robot>.h): one .c file per function, the header, tables ]]
.. [[for the generic runtime, a self-test, and fragments for make.  Compile with
  cc -std=c99 -I runtime out/<robot>/*.c runtime/*.c -lm
which is the self-test; a program of your own leaves out <robot>_selftest.c.

Functions: ]] .. table.concat(pipeline.FUNCTIONS, ", ") .. [[;
with --frames, for each link: ]] .. table.concat(pipeline.FRAME_FUNCTIONS, ", ") .. [[.

Exit: 0 written (warnings on stderr), 1 an input is bad, 2 the command is bad, 3 a bug.]])
  parser:help_max_width(90)
  parser:argument("robot", "URDF file, or - for standard input.  Several: each is written to a "
    .. "directory of its own, <dir>/<robot>, all of them or none."):args("*")
  parser:option("-o --output", "Directory to write to (default out/<robot>); of several "
    .. "robots, the directory above theirs (default out)."):argname("<dir>")
  parser:option("--name", "C identifier to use for the robot instead of its name."):argname("<id>")
  parser:option("--base", "What the root link stands on.", "fixed"):choices { "fixed", "floating" }
  parser:option("--real", "Type of every number.", "double"):choices { "double", "float" }
  parser:option("--order", "Order of joints: document (depth first, as in the file), alphabetical "
    .. "(depth first by joint name, as Pinocchio has it), or a file with one joint name a line.",
    "document"):argname("<order>")
  parser:option("--functions", "Comma-separated list, or all; fd:auto makes fd from whichever of "
    .. "fd and aba is the cheaper.", "all"):argname("<list>")
  parser:option("--fuse", "One function for several outputs, NAME=OUT,OUT.. (as in "
    .. "tick=H,C,J:tool0); may be repeated."):argname("<name=out,..>"):count("*")
  parser:option("--frames", "Links that fk is about and that get velocity, acceleration and "
    .. "Jacobian functions, comma-separated."):argname("<links>")
  parser:option("--tunable", "LINK:mass,com,inertia (any of them) or JOINT:origin: numbers that "
    .. "become fields of <robot>_params, an argument of the functions that need it; may be "
    .. "repeated."):argname("<link:what>"):count("*")
  parser:option("-O --optimize", "0: the textbook unrolled; 1: readable, in the URDF's own frames; "
    .. "2: frames and inertial parameters of the generator's choosing, fewer operations.", "1")
    :choices { "0", "1", "2" }:argname("<level>")
  parser:option("--mimic", "Mimic joints: constrain (they follow) or free (they count as joints of "
    .. "their own).", "constrain"):choices { "constrain", "free" }
  parser:option("--screw", "JOINT=PITCH: a revolute joint that advances PITCH metres a radian; "
    .. "may be repeated."):argname("<joint=pitch>"):count("*")
  parser:option("--armature", "JOINT=VALUE: rotor inertia times gear ratio squared, instead of "
    .. "what the transmissions say; may be repeated. none: leave out what they say.")
    :argname("<joint=value>"):count("*")
  parser:flag("--joint-friction", "Add damping and Coulomb friction of <dynamics> to the joints.")
  parser:option("--friction-width", "Rate at which the smooth sign of the friction is 0.7 "
    .. "(rad/s or m/s).", "0.01"):argname("<rate>")
  parser:option("--pattern", "Entries of H that factors and products take to be non-zero: robot "
    .. "(all but those that are zero for every q of this robot) or tree (all that are stored; for "
    .. "an H that is not crba's).", "robot"):choices { "robot", "tree" }
  parser:option("--sincos", "Sines and cosines: runtime (all angles in one call of pinion's "
    .. "vectorised ones, or of your own) or libm (sin and cos of <math.h>, one by one).",
    "runtime"):choices { "runtime", "libm" }
  parser:option("--lanes", "Also write every function for 4, 8 or 16 states at once, one a SIMD "
    .. "lane: <robot>_x8.h and so on."):choices { "4", "8", "16" }
  parser:option("--split", "Cut functions of more than N operations into static parts of about N "
    .. "(unless given: those of more than " .. split.LONGEST .. ").")
    :argname("<n>")
  parser:option("--target", "What runs the code: host (vector instructions; factors of deep trees "
    .. "go row by row, by runtime/rows.h) or mcu (scalars).", "host"):choices { "host", "mcu" }
  parser:option("--rows", "Multiply-subtracts of a factor from which on it goes row by row "
    .. "(default: what was measured for the target; 0: always)."):argname("<n>")
  parser:option("--gravity", "Acceleration of free fall, x,y,z.", "0,0,-9.81"):argname("<x,y,z>")
  parser:option("--snap", "Take angles this near to a multiple of 90 degrees for that multiple "
    .. "(rad, default 1e-9; 0: all as typed)."):argname("<rad>")
  parser:option("--snap-length", "Take lengths (origins, centres of mass) up to this for zero, and "
    .. "products of inertia up to mass times its square (m, default 0: all as typed).")
    :argname("<m>")
  parser:option("--config", "Lua file with these options as a table or as globals, and with extra "
    .. "frames and payloads; what is typed here counts more.  See the README."):argname("<file>")
  parser:option("--depfile", "Write make dependencies there, not to <dir>/<robot>.d.")
    :argname("<file>")
  parser:option("--dep-target", "What they say is made: that file, as a stamp of the build, and "
    .. "not the files written."):argname("<file>")
  parser:option("--input-name", "What messages and the header call standard input.")
    :argname("<name>")
  parser:flag("--check", "Write nothing; exit 1 if the outputs are not what a run would write, "
    .. "with a unified diff.  A --depfile is not looked at.")
  parser:flag("--prune", "Remove files that were generated for this robot and no longer are.")
  parser:flag("--quiet", "No warnings, only errors.")
  parser:flag("--verbose", "Say on stderr what each stage made, and in which time.")
  parser:flag("--list-functions", "Print the names of all functions, with what each does, and "
    .. "stop.")
  parser:flag("--list-outputs", "Print the names of the files that would be written, one a line, "
    .. "and stop.")
  parser:option("--dump", "Print what a stage made and stop: "
    .. table.concat(list_of_stages(), ", ") .. "."):choices(list_of_stages()):argname("<stage>")
  parser:option("--completion", "Print the completions for a shell: bash, zsh or fish.")
    :choices { "bash", "zsh", "fish" }:argname("<shell>")
  parser:flag("--version", "Print the version.")
  return parser
end

local SIGNED = { ["--gravity"] = true, ["--snap"] = true, ["--snap-length"] = true,
  ["--friction-width"] = true }

-- a number with a minus sign is the value of the option before it, which argparse takes for another
function M.joined(words)
  local list = {}
  for _, word in ipairs(words) do
    local option = list[#list]
    if SIGNED[option] and word:match("^%-[%d.]") then
      list[#list] = option .. "=" .. word
    else
      list[#list + 1] = word
    end
  end
  return list
end

return M
