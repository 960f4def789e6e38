-- What a directory that stands on its own has of pinion's runtime, beside the generated files:
--
--   borrowed.files(options) -> names of files of runtime/: headers, and sources that functions call
local lists = require "list"

local M = {}

-- whatever the functions call
local HEADERS = lists.words [[
  sincos.h sincos_body.h sincos_wide.h sincos_blocks.h rows.h rows_body.h rows_products.h limbs.h
  manifold.h manifold_body.h
]]
local SOURCES = {
  double = { "manifold.c", "sincos.c" }, float = { "manifoldf.c", "sincosf.c" },
}

function M.files(options)
  if options.custom then return {} end -- of a type of its own, which the runtime does not know
  local list = lists.joined(HEADERS, SOURCES[options.real])
  if options.lanes then list[#list + 1] = "lanes.h" end
  return list
end

return M
