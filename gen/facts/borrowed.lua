-- The files of pinion's runtime in a self-contained directory, in addition to the generated ones.
--
--   borrowed.files(options) -> names of files of runtime/: headers, and sources that any function
--     may call
--   borrowed.of(texts, sources, text_of) -> sorted names: the sources, and all that they and the
--     texts include; text_of(name): the text of a file of runtime/, or nil
--   borrowed.included(text, text_of, found) -> found, to which the texts of all files that the text
--     includes by quotes are added, directly or not
local lists = require "list"

local order = require "order"

local M = {}

-- all that functions may call
local HEADERS = lists.words [[
  sincos.h sincos_body.h sincos_wide.h sincos_blocks.h rows.h rows_body.h rows_products.h limbs.h
  manifold.h manifold_body.h
]]
local SOURCES = {
  double = { "manifold.c", "sincos.c" }, float = { "manifoldf.c", "sincosf.c" },
}

function M.files(options)
  if options.custom then return {} end -- the runtime does not know the user's type
  local list = lists.joined(HEADERS, SOURCES[options.real])
  if options.lanes then list[#list + 1] = "lanes.h" end
  return list
end

function M.included(text, text_of, found)
  for name in ("\n" .. text):gmatch '\n#include "([%w_.]+)"' do
    if found[name] == nil then
      found[name] = text_of(name) or false
      if found[name] then M.included(found[name], text_of, found) end
    end
  end
  return found
end

function M.of(texts, sources, text_of)
  local found, names = {}, {}
  for _, text in ipairs(texts) do M.included(text, text_of, found) end
  for _, name in ipairs(sources) do
    found[name] = text_of(name)
    M.included(found[name], text_of, found)
  end
  for name, text in order.pairs(found) do
    if text then names[#names + 1] = name end
  end
  return names
end

return M
