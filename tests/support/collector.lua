--- busted runs this first (its --helper).  As gen/pinion does, it lets the garbage collector wait,
-- takes small blocks from a heap of their own and loads compiled modules: a fifth of the time of
-- specs that generate much.
dofile "tests/support/modules.lua"
collectgarbage("incremental", 600, 400)
collectgarbage("step", -256 * 1024)
require("unix.core").small_blocks()
