-- Whether a file is one that pinion generated for a robot; by what stands in it, never by its name
-- alone, for what is taken for ours may be removed (`--prune`).
--
-- Robots may share a directory and one's name may begin with another's (arm, arm_left), so the
-- file has to name its robot: a source by the header that it includes, a header in its first line.
local M = {}

--- How much of a file is_ours wants to see.
M.HEAD = 8192

local function literal(text) return (text:gsub("%p", "%%%0")) end

--- Whether the file of that name, which begins with `head`, was generated for robot `r` (its C
-- identifier).  Only files that some call may leave out are known: sources, headers of lanes.
function M.is_ours(r, name, head)
  local stem, kind = name:match("^(.+)%.([ch])$")
  local id = literal(r)
  if not stem or not stem:find("^" .. id .. "_") then return false end
  local comment = head:match("^/%* " .. literal(stem) .. "%f[^%w_][^\n]*\n.-%*/")
  if not comment or not comment:find(" Generated from [^\n]+do not edit[.,]") then return false end
  local lanes = stem:match("^" .. id .. "_(x%d+)")
  local first = comment:match("^[^\n]*")
  if kind == "h" then
    return lanes ~= nil and stem == r .. "_" .. lanes
      and first:find(" the functions of " .. id .. "%.h for ") ~= nil
  end
  -- (lanes of arm and a robot arm_x8 include the same name)
  if not first:find(" %-%- [%w_]+%.c for %d+ states") then
    return head:find('\n#include "' .. id .. '%.h"\n') ~= nil
  end
  return lanes ~= nil and first:find(" %-%- " .. id .. "_[%w_]+%.c for %d+ states") ~= nil
    and head:find('\n#include "' .. id .. "_" .. lanes .. '%.h"\n') ~= nil
end

return M
