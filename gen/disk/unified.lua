-- Compares two texts as a unified diff (`diff -u`): three lines of context, "@@ -a,b +c,d @@".
--
--   unified.unified(old, new, name) -> text, "" if they are equal
--
-- A missing text is nil and shown as /dev/null.  Common lines at both ends are set aside.  Lines
-- between are matched by their longest common subsequence; if that table would be too large, they
-- are replaced as a whole, which is correct but longer.
local M = {}

local CONTEXT = 3
local LARGEST = 4000000

-- lines with their line feeds; the last may have none
local function lines_of(text)
  local list = {}
  for line in (text or ""):gmatch("[^\n]*\n?") do
    if line ~= "" then list[#list + 1] = line end
  end
  return list
end

-- the numbers of common lines at the beginning and at the end
local function alike(a, b)
  local most, head, tail = math.min(#a, #b), 0, 0
  while head < most and a[head + 1] == b[head + 1] do head = head + 1 end
  while tail < most - head and a[#a - tail] == b[#b - tail] do tail = tail + 1 end
  return head, tail
end

-- length[i][j]: longest common subsequence of a from i and b from j, i and j within the middle
local function lengths(a, b, head, tail)
  local rows, columns = #a - tail, #b - tail
  local length = { [rows + 1] = {} }
  for j = head + 1, columns + 1 do length[rows + 1][j] = 0 end
  for i = rows, head + 1, -1 do
    local row, below = { [columns + 1] = 0 }, length[i + 1]
    for j = columns, head + 1, -1 do
      row[j] = a[i] == b[j] and below[j + 1] + 1 or math.max(below[j], row[j + 1])
    end
    length[i] = row
  end
  return length
end

-- { { sign, line }.. } with sign " ", "-" or "+"
local function script(a, b)
  local list, head, tail = {}, alike(a, b)
  local rows, columns = #a - tail, #b - tail
  local small = (rows - head) * (columns - head) <= LARGEST
  local length = small and lengths(a, b, head, tail)
  local function add(sign, line) list[#list + 1] = { sign = sign, line = line } end
  for i = 1, head do add(" ", a[i]) end
  local i, j = head + 1, head + 1
  while i <= rows or j <= columns do
    if length and i <= rows and j <= columns and a[i] == b[j] then
      add(" ", a[i])
      i, j = i + 1, j + 1
    elseif i <= rows and (j > columns or not length or length[i + 1][j] >= length[i][j + 1]) then
      add("-", a[i])
      i = i + 1
    else
      add("+", b[j])
      j = j + 1
    end
  end
  for k = rows + 1, #a do add(" ", a[k]) end
  return list
end

-- first and last place of each run of changes with its context; runs that touch are merged
local function hunks(list)
  local found = {}
  for k, item in ipairs(list) do
    if item.sign ~= " " then
      local last = found[#found]
      if last and k - CONTEXT <= last.stop + 1 then
        last.stop = math.min(k + CONTEXT, #list)
      else
        found[#found + 1] =
          { start = math.max(k - CONTEXT, 1), stop = math.min(k + CONTEXT, #list) }
      end
    end
  end
  return found
end

-- "first,count" as diff writes it: a count of 1 is left out, and 0 lines follow the line `first`
local function range(before, count)
  if count == 1 then return ("%d"):format(before + 1) end
  return ("%d,%d"):format(count == 0 and before or before + 1, count)
end

local function write_hunk(out, list, hunk, old_before, new_before)
  local old, new, body = 0, 0, {}
  for k = hunk.start, hunk.stop do
    local sign, line = list[k].sign, list[k].line
    if sign ~= "+" then old = old + 1 end
    if sign ~= "-" then new = new + 1 end
    body[#body + 1] = sign .. line
    if line:sub(-1) ~= "\n" then body[#body + 1] = "\n\\ No newline at end of file\n" end
  end
  out[#out + 1] = ("@@ -%s +%s @@\n"):format(range(old_before, old), range(new_before, new))
  table.move(body, 1, #body, #out + 1, out)
end

function M.unified(old, new, name)
  if old == new then return "" end
  local list = script(lines_of(old), lines_of(new))
  local before, after = old and name or "/dev/null", new and name or "/dev/null"
  local out = { ("--- %s\n+++ %s\n"):format(before, after) }
  local place, old_before, new_before = 1, 0, 0
  for _, hunk in ipairs(hunks(list)) do
    while place < hunk.start do
      if list[place].sign ~= "+" then old_before = old_before + 1 end
      if list[place].sign ~= "-" then new_before = new_before + 1 end
      place = place + 1
    end
    write_hunk(out, list, hunk, old_before, new_before)
  end
  return table.concat(out)
end

return M
