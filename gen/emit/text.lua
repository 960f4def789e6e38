-- Foreign text (names from the URDF) made harmless in C comments and strings, and the layout of
-- comments.  Nothing that comes out of here can end a comment, splice a line or start a trigraph.
local M = {}

local LONGEST = 60

local function octal(char) return ("\\%03o"):format(char:byte()) end
local function hex(char) return ("\\x%02X"):format(char:byte()) end

-- any text in a /* comment */: printable ASCII stays, what could act is shown as \xHH
function M.inert(words)
  words = words:gsub("[^ -~]", hex):gsub("\\(.?.?.?)", function(after)
    return (after:match("^x%x%x$") and "\\" or "\\x5C") .. after
  end)
  return (words:gsub("%?%?", "?\\x3F"):gsub("%*/", "*\\x2F"):gsub("/%*", "/\\x2A"))
end

-- a foreign name in a comment: inert, and cut in the middle when it is too long to read
function M.name(name)
  if #name > LONGEST then
    name = name:sub(1, LONGEST // 2) .. "..." .. name:sub(-LONGEST // 4)
  end
  return M.inert(name)
end

-- a C string literal with its quotes: octal escapes of three digits, so that none is swallowed
function M.string(name)
  return '"' .. name:gsub('[^%w _.,:;<>(){}|~^!#$%%&*+/=-]', octal) .. '"'
end

-- words wrapped to `width` columns, each line after `indent`
function M.wrap(text, width, indent)
  local lines, line = {}, ""
  for word in text:gmatch("%S+") do
    if #line > 0 and #indent + #line + 1 + #word > width then
      lines[#lines + 1] = indent .. line
      line = word
    else
      line = #line > 0 and line .. " " .. word or word
    end
  end
  if #line > 0 then lines[#lines + 1] = indent .. line end
  return lines
end

function M.pad(text, width)
  return text .. (" "):rep(width - #text)
end

return M
