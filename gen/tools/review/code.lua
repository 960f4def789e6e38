-- The contents of generated C, read from its text, so that new code and checked-in code are treated
-- alike.
--
--   code.of(r, files)   r: the robot's C identifier; files: name -> text
--   -> { values      name -> number or text: enumerators and macros of the header
--        declared    name -> declaration: functions, arrays, structs of the header
--        blocks      name of a size (R_NV) -> enumerators before it in its enum; "R_NH" -> entries
--                    of H
--        names       of values and declarations, in the order of the header
--        functions   in the order of the header { name (without the robot's), cost = operations
--                    as --max-ops counts them, nil if the header has none; text = its file without
--                    comments, constants = name -> number of those that it reads, order = list of
--                    their names, statements = list of words }
--        rest        name -> text without comments: all other files }
-- The robot's identifier is replaced by `r` and `R` everywhere, so that robots with different names
-- can be compared.
local order = require "order"

local M = {}

-- replaces comments by a blank, and keeps text in quotes
local function bare(text)
  return (text:gsub("/%*.-%*/", " "):gsub("\\\n", " "):gsub("[ \t]+", " "):gsub(" ?\n%s*", "\n"))
end

local function anonymous(text, r)
  local letter = { [r:upper()] = "R", [r] = "r" }
  return (text:gsub("[%w_]+", function(word)
    local own = letter[word:sub(1, #r)]
    return own and not word:find("^%w", #r + 1) and own .. word:sub(#r + 1)
  end))
end

-- ---- the header ---------------------------------------------------------------------------------

-- `{ A, B, C = B }` with values
local function enumerators(code, words)
  local next_value, block = 0, {}
  for word in words:gmatch("[^,{}]+") do
    local name, given = word:match("^%s*([%w_]+)%s*=?%s*(.-)%s*$")
    if name then
      local value = given == "" and next_value or tonumber(given) or code.values[given] or given
      code.values[name], code.names[#code.names + 1] = value, name
      next_value = math.type(value) and value + 1 or next_value
      block[#block + 1] = name
    end
  end
  if #block > 0 and block[1]:find "^R_H_" and #block == code.values.R_NH then
    code.blocks.R_NH = block
  elseif #block > 0 then
    code.blocks[table.remove(block)] = block
  end
end

local function declare(code, text)
  local words = text:gsub("%s+", " "):gsub("^ ", "")
  local name = words:match("^typedef .* ([%w_]+)$") or words:match("([%w_]+) ?%(")
    or words:match("^extern [^%[]-([%w_]+) ?%[") or words:match("^extern .- ([%w_]+)$")
  if name and not code.declared[name] then
    code.declared[name], code.names[#code.names + 1] = words, name
  end
end

-- text: without comments
local function read_header(code, text)
  for name, value in text:gmatch("\n# ?define (R_[%w_]+) ([^\n]+)") do
    code.values[name], code.names[#code.names + 1] = tonumber(value) or value, name
  end
  text = text:gsub("\n#[^\n]*", "\n"):gsub('extern "C" {', "")
  text = text:gsub("%f[%w_]enum%s*(%b{});", function(words)
    enumerators(code, words)
    return ""
  end)
  text = text:gsub("%b{}", function(inside) return (inside:gsub(";", "\1")) end)
  for one in text:gmatch("([^;]+);") do declare(code, (one:gsub("\1", ";"))) end
end

local COUNTED = { "mul", "add", "sub", "div" } -- without roots and sines, as in prog.live

-- the sentence on operations above each prototype: name -> their sum
local function costs(text)
  local of = {}
  for comment, at in text:gmatch("/%*(.-)%*/()") do
    local name = text:match("^%s*[%w_]+ ([%w_]+)%(", at)
    local says = name and comment:match("([^*]*)%f[%d]%d+ temporar")
    local total = 0
    for _, kind in ipairs(says and COUNTED or {}) do
      total = total + tonumber(says:match("%f[%d](%d+) " .. kind .. "%f[%W]") or 0)
    end
    if says then of[name] = total end
  end
  return of
end

-- ---- the functions ------------------------------------------------------------------------------

-- the constants that a text defines as list of names, and name -> number; and the rest of the text.
-- Some are twice another one: (-2.0*name).
local function constants_of(text)
  local list, values = {}, {}
  local function add(id, words)
    values[id] = tonumber((words:gsub("[%s()]", ""):gsub("f$", ""))) or words
    list[#list + 1] = id
    return "\n"
  end
  text = ("\n" .. text):gsub("\n#define ([%a_][%w_]*) ([-( ]*[%d.][^\n]*)", add)
  text = text:gsub("\n#[^\n]*", "\n")
  text = text:gsub("\nstatic const [%w_]+ ([%w_]+) =%s([^;{]+);", add)
  for _, id in ipairs(list) do
    local twice, of = tostring(values[id]):match "^%((-?2)%.0f?%*([%w_]+)%)$"
    values[id] = of and twice * values[of] or values[id]
  end
  return list, values, text
end

-- the statements of a text without comments and constants;  ids, numbers: all of the robot's
local function function_of(name, text, cost, ids, numbers)
  local order_of, values, rest = constants_of(text)
  local fn = {
    name = name, text = text, constants = values, order = order_of, statements = {}, cost = cost,
  }
  local read = {}
  for word in rest:gmatch("[%a_][%w_]*") do read[word] = true end
  for _, id in ipairs(ids) do
    if read[id] and not values[id] then
      fn.order[#fn.order + 1], fn.constants[id] = id, numbers[id]
    end
  end
  for one in rest:gmatch("[^;{}]+") do
    -- as few blanks as possible, because line breaks depend on the length of names
    local words = one:gsub("%s+", " "):gsub(" ?([^%w_ ]) ?", "%1"):gsub("^ ", ""):gsub(" $", "")
    if words ~= "" then fn.statements[#fn.statements + 1] = words end
  end
  return fn
end

function M.of(r, files)
  local code = { values = {}, blocks = {}, declared = {}, names = {}, functions = {}, rest = {} }
  local texts = {}
  for name, text in order.pairs(files) do
    if name:find("%.[ch]p*$") then texts[anonymous(name, r)] = anonymous(text, r) end
  end
  local cost = costs(texts["r.h"])
  read_header(code, bare(texts["r.h"]))
  local ids, values = constants_of(bare(texts["r_numbers.h"] or ""))
  texts["r.h"], texts["r_symbols.h"], texts["r_numbers.h"] = nil, nil, nil
  for _, name in ipairs(code.names) do
    local declared = name:find("^r_") and (code.declared[name] or ""):find("%(")
    local file = declared and (texts[name .. ".cpp"] and name .. ".cpp" or name .. ".c")
    if file and texts[file] then
      code.functions[#code.functions + 1] =
        function_of(name:sub(3), bare(texts[file]), cost[name], ids, values)
      texts[file] = nil
    end
  end
  for name, text in order.pairs(texts) do code.rest[name] = bare(text) end
  return code
end

return M
