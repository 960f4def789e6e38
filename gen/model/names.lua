-- C identifiers from any names at all: injective within a scope, inert in every language we write.
--
-- A name that is a C identifier keeps its spelling.  In any other one the bytes outside
-- [A-Za-z0-9_] become '_'; a name too long to read is cut and marked with a hash of the whole.
-- What then collides within the scope gets _2, _3 .. in order of arrival, so two names never
-- become one.
local M = {}

local LONGEST = 48

-- FNV-1a, 32 bits: only to keep long names apart at a glance; the scope guarantees it
local function hash(text)
  local h = 0x811c9dc5
  for k = 1, #text do h = ((h ~ text:byte(k)) * 0x01000193) & 0xffffffff end
  return ("%08x"):format(h)
end

function M.identifier(name)
  local id = name:gsub("[^%w_]", "_")
  if id:match("^%d") or id:match("^_*$") then id = "n" .. id end
  if #id > LONGEST then id = id:sub(1, LONGEST - 9) .. "_" .. hash(name) end
  return id
end

-- A set of taken identifiers.  scope(wanted) -> wanted, or the first of wanted_2, wanted_3 .. that
-- is free; the result is taken from then on.
function M.scope(reserved)
  local taken = {}
  for _, word in ipairs(reserved or {}) do taken[word] = true end
  local next_suffix = {}
  return function(wanted)
    local id = wanted
    local n = next_suffix[wanted] or 2
    while taken[id] do
      id = wanted .. "_" .. n
      n = n + 1
    end
    next_suffix[wanted] = n
    taken[id] = true
    return id
  end
end

-- Words that an identifier of ours may not be: keywords of C and C++ (headers serve both), and what
-- <math.h> and the generated functions themselves bring into scope.
M.RESERVED = {}
for word in ([[
  alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t
  char32_t class compl concept const const_cast consteval constexpr constinit continue co_await
  co_return co_yield decltype default delete do double dynamic_cast else enum explicit export extern
  false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr
  operator or or_eq private protected public register reinterpret_cast requires restrict return
  short signed sizeof static static_assert static_cast struct switch template this thread_local
  throw true try typedef typeid typename typeof union unsigned using virtual void volatile wchar_t
  while xor xor_eq main sin cos sqrt sinf cosf sqrtf sincos
  pinion_sincos pinion_sincosf
  j0 j1 jn y0 y1 yn gamma signgam index div exp log pow tan linux unix
]]):gmatch("%S+") do
  M.RESERVED[#M.RESERVED + 1] = word
end

return M
