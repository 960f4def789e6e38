-- The files of pinion's runtime in a self-contained directory, in addition to the generated ones.
--
--   borrowed.files(options) -> names of files of runtime/: headers, and sources that any function
--     may call
--   borrowed.of(needed, text_of) -> sorted names: these files of runtime/, and those that they
--     include;  text_of(name): the text of such a file
--   borrowed.included(text, text_of, found) -> found, to which the texts of all files that the text
--     includes by quotes are added, directly or not
local lists = require "list"
local names = require "model.names"
local order = require "order"

local M = {}

-- files for lanes, for programs and for proofs; by type of numbers, the sources of the other type
local OTHER = lists.set { "lanes.h", "ik.h", "ik_body.h", "sincos_contract.h" }
local ENDING = { double = "f%.c$", float = "[^f]%.c$" }

function M.files(options)
  if options.custom then return {} end -- the runtime does not know the user's type
  return lists.those(names.RUNTIME, function(name)
    return name == "lanes.h" and options.lanes
      or not OTHER[name] and not name:find(ENDING[options.real])
  end)
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

function M.of(needed, text_of)
  local found = {}
  for _, name in ipairs(needed) do
    found[name] = text_of(name)
    M.included(found[name], text_of, found)
  end
  return lists.those(order.keys(found), function(name) return found[name] end)
end

return M
