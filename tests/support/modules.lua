--- Lets `require` load the modules of gen/ as `make` has compiled them (gen/bundle.lua), unless a
-- source has changed since.
local lfs = require "lfs"

local COMPILED = "gen/modules.luac"
local since = lfs.attributes(COMPILED, "modification") or 0

require("bundle").use("gen/", COMPILED, function(source)
  return lfs.attributes(source, "modification") >= since
end)
