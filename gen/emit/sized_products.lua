-- Writes products of matrices with constant sizes: static functions of a file, one for each verb
-- and its sizes, in which compilers specialise the loops of runtime/rows.h.  Inlined, they would
-- take registers from the code around them, and space at each call.
--
--   sized_products.new(prefix, type, suffix) -> S    prefix: of names;  suffix: as in rows.h
--     S.call(block, addresses) -> lines of a call;  block: of prog.lower
--     S.lines() -> the functions that were called, in order of their first calls
local layout = require "emit.layout"
local lists = require "list"

local M = {}

-- sizes in a name: rows, inner ones, columns
local function name_of(prefix, block)
  local sizes = block.k and ("%dx%dx%d"):format(block.m, block.k, block.n)
    or ("%dx%d"):format(block.n, block.m)
  return ("%s_%s_%s"):format(prefix, block.kernel, sizes)
end

local NAMES = { "z", "x", "y", "w" }

function M.new(prefix, type, suffix)
  local own, list, known = {}, {}, {}

  function own.call(block, addresses)
    local name = name_of(prefix, block)
    if not known[name] then
      known[name], list[#list + 1] = true, { name = name, block = block, count = #addresses }
    end
    return layout.call("  " .. name, addresses)
  end

  function own.lines()
    local lines = {}
    for k, one in ipairs(list) do
      if k > 1 then lines[#lines + 1] = "" end
      local block, declared, given = one.block, {}, lists.mapped(one.block.sizes, tostring)
      for n = 1, one.count do
        local is_result = n == 1 or NAMES[n] == "w"
        declared[n] = ("%s%s *%s"):format(is_result and "" or "const ", type, NAMES[n])
        given[#given + 1] = NAMES[n]
      end
      local head = ("static PINION_ROWS_OUTLINE void %s(%s)"):format(one.name,
        table.concat(declared, ", "))
      lists.append(lines, layout.definition(head,
        layout.call(("  pinion_small_%s%s"):format(block.kernel, suffix), given)))
    end
    return lines
  end
  return own
end

return M
