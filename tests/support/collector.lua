-- busted runs this first (its --helper).  Like gen/pinion, it lets the garbage collector wait,
-- takes memory from a heap of its own, and loads compiled modules: this saves a fifth of the
-- time of specs that generate much.
dofile "tests/support/modules.lua"
collectgarbage("incremental", 600, 400)
collectgarbage("step", -256 * 1024)
require("unix.core").own_heap()
