-- Decides whether pinion generated a file for a robot.  The contents decide, never the name alone,
-- because such files may be removed (`--prune`).
--
-- Robots may share a directory, and one name may begin with another (arm, arm_left), so a file must
-- name its robot: a source by the header that it includes, a header in its first line.
local lists = require "list"

local M = {}

--- How many bytes of a file the functions below read.
M.HEAD = 8192

--- The file that makes a directory a Python package, which names its robot.
M.PROJECT = "pyproject.toml"

-- what files of ours say near their beginning: generated ones, manifests, and copies of runtime/
local GENERATED = "Generated from [^\n]+do not edit[.,]"
local SIGNATURES = { GENERATED, "[Gg]enerated [^\n]*by pinion",
  "^/%* SPDX%-License%-Identifier: MIT%-0" }

--- Whether a file says that it is ours, by its beginning or its whole text.
function M.is_signed(text)
  local head = text:sub(1, M.HEAD)
  return lists.any(SIGNATURES, function(signature) return head:find(signature) end)
end

local function literal(text) return (text:gsub("%p", "%%%0")) end

-- the first comment of a generated file, or the part of it that was read, or nil
local function comment_of(stem, head)
  local comment = head:match("^(.-)%*/") or head
  local ours = comment:find("^/%* " .. literal(stem) .. "%f[^%w_][^\n]*\n")
    and comment:find(" " .. GENERATED)
  return ours and comment or nil
end

local function owner_of_header(stem, comment)
  local first = comment:match("^[^\n]*")
  if first:find(" as tables for the generic runtime%.?$") then return stem:match("^(.+)_model$") end
  return first:match(" the functions of ([%w_]+)%.h[ ,]") or stem
end

local function owner_of_source(stem, comment, head)
  if comment:find("^[^\n]* %-%- [%w_]+%.c for %d+ states") then
    return head:match('\n#include "([%w_]+)_x%d+%.h"\n')
  end
  for id in head:gmatch('\n#include "([%w_]+)%.h"%f[\n]') do
    if stem:find("^" .. literal(id) .. "_") then return id end
  end
end

--- The robot (its C identifier) that a source or header was generated for, by its beginning, or
--- nil.
function M.owner(name, head)
  if name == M.PROJECT then return head:match("^# pyproject[^\n]* ([%w_]+)_dynamics%.\n# Gen") end
  local stem, kind = name:match("^(.+)%.([ch]p?p?)$")
  local comment = stem and comment_of(stem, head)
  if not comment then return nil end
  if kind:find "^h" then return owner_of_header(stem, comment) end
  return owner_of_source(stem, comment, head)
end

--- Whether the file of that name, which begins with `head`, was generated for robot `r` (its C
-- identifier) and is one that other options leave out: a source, or a header of lanes or of C++.
function M.is_ours(r, name, head)
  local id = literal(r)
  if M.owner(name, head) ~= r then return false end
  if name == r .. ".hpp" then return true end
  if not name:find("^" .. id .. "_") then return false end
  return name:find("%.cp?p?$") ~= nil or name:find("^" .. id .. "_x%d+%.h$") ~= nil
end

return M
