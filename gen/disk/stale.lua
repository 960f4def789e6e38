-- Whether a file is one that pinion generated for a robot; by what stands in it, never by its name
-- alone, for what is taken for ours may be removed (`--prune`).
--
-- Robots may share a directory and one's name may begin with another's (arm, arm_left), so the
-- file has to name its robot: a source by the header that it includes, a header in its first line.
local M = {}

--- How much of a file the functions below want to see.
M.HEAD = 8192

--- What makes a Python package of a directory: a robot's, or whose it is.
M.PROJECT = "pyproject.toml"

local function literal(text) return (text:gsub("%p", "%%%0")) end

-- the first comment of a file that was generated, as far as it is there, or nil
local function comment_of(stem, head)
  local comment = head:match("^(.-)%*/") or head
  local ours = comment:find("^/%* " .. literal(stem) .. "%f[^%w_][^\n]*\n")
    and comment:find(" Generated from [^\n]+do not edit[.,]")
  return ours and comment or nil
end

local function owner_of_header(stem, comment)
  local first = comment:match("^[^\n]*")
  if first:find(" as tables for the generic runtime%.?$") then return stem:match("^(.+)_model$") end
  return first:match(" the functions of ([%w_]+)%.h for ") or stem
end

local function owner_of_source(stem, comment, head)
  if comment:find("^[^\n]* %-%- [%w_]+%.c for %d+ states") then
    return head:match('\n#include "([%w_]+)_x%d+%.h"\n')
  end
  for id in head:gmatch('\n#include "([%w_]+)%.h"%f[\n]') do
    if stem:find("^" .. literal(id) .. "_") then return id end
  end
end

--- The robot (its C identifier) that a source or header was generated for, by its beginning, or nil
-- where that was none.
function M.owner(name, head)
  if name == M.PROJECT then return head:match("^# pyproject[^\n]* ([%w_]+)_dynamics%.\n# Gen") end
  local stem, kind = name:match("^(.+)%.([ch]p?p?)$")
  local comment = stem and comment_of(stem, head)
  if not comment then return nil end
  if kind:find "^h" then return owner_of_header(stem, comment) end
  return owner_of_source(stem, comment, head)
end

--- Whether the file has a name that others give theirs, too, and was not generated.
function M.is_foreign(name, head)
  return name == M.PROJECT and M.owner(name, head) == nil
end

--- Whether the file of that name, which begins with `head`, was generated for robot `r` (its C
-- identifier) and is one that some call may leave out: a source, or a header of lanes or of C++.
function M.is_ours(r, name, head)
  local id = literal(r)
  if M.owner(name, head) ~= r then return false end
  if name == r .. ".hpp" then return true end
  if not name:find("^" .. id .. "_") then return false end
  return name:find("%.cp?p?$") ~= nil or name:find("^" .. id .. "_x%d+%.h$") ~= nil
end

return M
