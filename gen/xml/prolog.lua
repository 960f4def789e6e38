-- The head of a document as other readers take it: what expat and TinyXML-2 pass over there, and
-- libxml2 does not, is mended in the bytes before the parse.
--
--   white space before <?xml ..?>   goes behind it, so that later lines keep their numbers
--   a version of XML that is none   (0.0, as some exporters write) is read as 1.0, with a warning
--
-- Documents in 16 and 32 bit characters are left alone.

local fail = require "fail"

local M = {}

local BOM = "\xef\xbb\xbf"

-- the first "<?xml ..?>" after nothing but white space: what stands before and behind it
local function split(text)
  local start = text:sub(1, #BOM) == BOM and #BOM + 1 or 1
  local blank, declaration, rest = text:match("^([ \t\r\n]*)(<%?xml[ \t\r\n][^<>]*%?>)()", start)
  if declaration then return text:sub(1, start - 1), blank, declaration, rest end
end

-- The bytes to parse; what was mended and is worth a word goes to `log`, where there is one.
function M.mend(text, log)
  local mark, blank, declaration, rest = split(text)
  if not declaration then return text end
  local before, version, after =
    declaration:match("^(<%?xml%s+version%s*=%s*[\"'])([%w_.:-]*)([\"'].*)$")
  local other = version and not version:match("^1%.%d+$")
  if other then
    declaration = before .. "1.0" .. after
    if log then
      local _, lines = blank:gsub("\n", "")
      log:warn(1 + lines, "there is no XML version %s: read as version 1.0", fail.quote(version))
    end
  end
  if blank == "" and not other then return text end
  return mark .. declaration .. blank .. text:sub(rest)
end

return M
