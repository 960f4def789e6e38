--- excerpt.lua PAGE.md.. : puts the lines of a file that a page shows into the page, as they are.
--
-- A mark `<!-- excerpt: FILE | FIRST | LAST -->` before a fenced block names the lines of FILE
-- from the first one with the words FIRST to the next one with the words LAST (`..`: to the next
-- blank one), less the margin that they share.  `make update` calls this, since it is what changes
-- the C that pages show.  If there are no such lines any more it prints that and leaves the page
-- alone: then the page has to be rewritten; tests/suites/program/pages.lua fails until it is.

local function contents(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read("a")
  file:close()
  return text
end

local function lines_between(path, first, last)
  local list, inside = {}, false
  for line in contents(path):gmatch("([^\n]*)\n") do
    inside = inside or line:find(first, 1, true) ~= nil
    if inside and last == ".." and line == "" then return list end
    if inside then list[#list + 1] = line end
    if inside and line:find(last, 1, true) then return list end
  end
end

local function without_margin(list)
  local margin = math.huge
  for _, line in ipairs(list) do
    if line ~= "" then margin = math.min(margin, #line:match("^ *")) end
  end
  for k, line in ipairs(list) do list[k] = line:sub(margin + 1) end
  return table.concat(list, "\n") .. "\n"
end

local function filled(name, page)
  return (page:gsub("(<!%-%- excerpt: ([^|\n]-) | ([^|\n]-) | ([^|\n]-) %-%->\n```%w*\n)(.-)```",
    function(head, path, first, last)
      local list = lines_between(path, first, last)
      if list then return head .. without_margin(list) .. "```" end
      io.stderr:write(("%s: %s has no lines from '%s' to '%s'; write the page anew\n"):format(name,
        path, first, last))
    end))
end

for _, path in ipairs(arg) do
  local page = contents(path)
  local new = filled(path, page)
  if new ~= page then
    local file = assert(io.open(path, "wb"))
    assert(file:write(new))
    assert(file:close())
    print("  PAGE  " .. path)
  end
end
