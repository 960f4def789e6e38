-- Measures sizes in an object file (ELF, of any word size and byte order).
--
--   object.size(bytes) -> bytes of the sections that a program loads, without zeros and without
--     tables for debuggers and unwinding; nil if it is not ELF
--   object.loaded(bytes) -> the contents of these sections, each after its name: machine code and
--     constants, without names of symbols
local M = {}

local PROGBITS, ALLOCATED = 1, 2

-- class -> the layout of the header and of a section: place and format of e_shoff; of e_shentsize,
-- e_shnum, e_shstrndx; of a section's sh_name, sh_type, sh_flags, sh_offset, sh_size
local LAYOUT = {
  [1] = { sections = 33, word = "I4", counts = 47, section = "I4I4I4xxxxI4I4" },
  [2] = { sections = 41, word = "I8", counts = 59, section = "I4I4I8xxxxxxxxI8I8" },
}

local function is_loaded(name) return not (name:find "^%.eh_frame" or name:find "^%.note") end

-- calls f(name, offset, size) for each section that counts; returns nil if it is not ELF
local function each_loaded(bytes, f)
  local layout = bytes:sub(1, 4) == "\127ELF" and LAYOUT[bytes:byte(5)]
  if not layout then return nil end
  local order = bytes:byte(6) == 1 and "<" or ">"
  local first = string.unpack(order .. layout.word, bytes, layout.sections)
  local each, count, names = string.unpack(order .. "I2I2I2", bytes, layout.counts)
  local list = {}
  for k = 0, count - 1 do
    local name, kind, flags, offset, size = string.unpack(order .. layout.section, bytes,
      first + k * each + 1)
    list[k] = { name = name, kind = kind, flags = flags, offset = offset, size = size }
  end
  for k = 0, count - 1 do
    local one = list[k]
    local name = string.unpack("z", bytes, list[names].offset + one.name + 1)
    if one.kind == PROGBITS and one.flags & ALLOCATED ~= 0 and is_loaded(name) then
      f(name, one.offset, one.size)
    end
  end
  return true
end

function M.size(bytes)
  local sum = 0
  return each_loaded(bytes, function(_, _, size) sum = sum + size end) and sum
end

function M.loaded(bytes)
  local parts = {}
  return each_loaded(bytes, function(name, offset, size)
    parts[#parts + 1] = name .. "\0" .. bytes:sub(offset + 1, offset + size)
  end) and table.concat(parts, "\0")
end

return M
