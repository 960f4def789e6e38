-- Tests numbers, names and fingerprints in generated files (number, text, unix.core): they are
-- exact, short, harmless, the same in every locale, and a C compiler reads them as they were meant.

local dir = require "pl.dir"
local locale = dofile "tests/support/locale.lua"
local number = require "number"
local random = dofile "tests/support/random.lua"
local text = require "text"
local unix = require "unix.core"

local check = random.check
local CC = os.getenv "CC" or "cc"
local PLACE = ".build/tests/number"
local MANY = random.many(10000, 20000) -- random numbers and texts

local function write(name, bytes)
  assert(dir.makepath(PLACE))
  local file = assert(io.open(PLACE .. "/" .. name, "wb"))
  assert(file:write(bytes))
  assert(file:close())
end

local function read(name)
  local file = assert(io.open(PLACE .. "/" .. name, "rb"))
  local bytes = file:read("a")
  file:close()
  return bytes
end

-- the output of a command, or an error with all that it printed
local function run(command)
  local pipe = assert(io.popen(command .. " 2>&1", "r"))
  local out = pipe:read("a")
  if not pipe:close() then error(command .. "\n" .. out, 2) end
  return out
end

-- compile name.c and run it, in the mode that knows trigraphs; its output goes to name.out
local function compile_and_run(name, flags)
  run(("%s -std=c99 -Wall -Wextra -Wpedantic -Werror %s %s/%s.c -o %s/%s"):format(CC, flags or "",
    PLACE, name, PLACE, name))
  run(("%s/%s >%s/%s.out"):format(PLACE, name, PLACE, name))
  return read(name .. ".out")
end

-- ---- numbers --------------------------------------------------------------------------------

-- finite, with every exponent: any bit pattern; or one with few mantissa bits
local function random_double(rng)
  local x = string.unpack("<d", string.pack("<i8", rng:bits()))
  if x ~= x or x - x ~= 0 then return random_double(rng) end
  return x
end

local function random_float(rng)
  local x = string.unpack("<f", string.pack("<i4", (rng:bits() >> 32) - 0x80000000))
  if x ~= x or x - x ~= 0 then return random_float(rng) end
  return x
end

-- numbers as people type them
local function typed(rng)
  return tonumber(("%d.%de%d"):format(rng:integer(-999, 999), rng:integer(0, 99999),
    rng:integer(-8, 8)))
end

local EXTREMES = {
  1.0, -1.0, 0.1, -0.1, 1 / 3, 1e15, 1e16, 123456789012345678.0, 1e22, 1e23, 9007199254740993.0,
  2.2250738585072014e-308, 1.7976931348623157e308, -1.7976931348623157e308, 0x1p-1074, 0x1p-1073,
  0x1.fffffffffffffp-1023, math.pi, 1e-5, 1e-4, 100.0, 1e100, 5e-324, 4.35, 0.3, 2 / 3,
}

local FLOAT_EXTREMES = {
  1.0, -1.0, number.to_float(0.1), 16777216.0, 16777215.0, 0x1p-149, 0x1p-148, 0x1p-126,
  0x1.fffffep127, -0x1.fffffep127, number.to_float(1 / 3), number.to_float(1e10), 8388609.0,
}

-- C's grammar of a floating constant, as far as we use it: all literals must match
local function is_c(literal, suffix)
  return literal:match("^%-?%d+%.%d+" .. suffix .. "$")
    or literal:match("^%-?%d+%.?%d*e[+-]%d+" .. suffix .. "$")
end

local function reads_back_float(literal)
  return number.to_float(tonumber((literal:gsub("f$", ""))))
end

-- Significant digits and the place of the last: "0.0123" -> 123, 3 digits, exponent -4.
local function digits_of(literal)
  local mantissa, exponent = literal:match("^%-?([%d.]+)e?([+-]?%d*)f?$")
  local whole, part = mantissa:match("^(%d+)%.?(%d*)$")
  local all = (whole .. part):gsub("^0+", "")
  local place = (tonumber(exponent) or 0) - #part
  local cut = all:match("^(.-)0*$")
  return cut, #cut, place + #all - #cut
end

-- A decimal with fewer digits that `same` takes for the number, or nil.  It can only be one of the
-- two neighbours of the literal.
local function shorter(literal, same)
  local digits, n, place = digits_of(literal)
  if n < 2 then return nil end
  local down = math.tointeger(tonumber(digits:sub(1, -2)))
  for _, candidate in ipairs { down, down + 1 } do
    local decimal = ("%de%d"):format(candidate, place + 1)
    if same(tonumber(decimal)) then return decimal end
  end
end

local function check_double(x)
  local literal = number.literal(x, "double")
  check(is_c(literal, ""), "%a became %s", x, literal)
  check(tonumber(literal) == x and math.type(tonumber(literal)) == "float", "%a became %s", x,
    literal)
end

-- the same in a comment
local function check_plain(x)
  local plain, literal = number.plain(x), number.literal(x, "double")
  check(tonumber(plain) == x, "%a became %s in a comment", x, plain)
  check(#plain <= #literal, "%s is longer than %s", plain, literal)
end

local function check_float(x)
  local literal = number.literal(x, "float")
  check(is_c(literal, "f"), "%a became %s", x, literal)
  check(reads_back_float(literal) == x, "%a became %s", x, literal)
end

local function check_shortest(x)
  local positive = math.abs(x)
  local literal = number.literal(positive, "double")
  local found = shorter(literal, function(y) return y == positive end)
  check(not found, "%a: %s, but %s is the same number", x, literal, found)
end

local function check_shortest_float(x)
  local positive = math.abs(x)
  local literal = number.literal(positive, "float")
  local found = shorter(literal, function(y) return number.to_float(y) == positive end)
  check(not found, "%a: %s, but %s is the same number", x, literal, found)
end

describe("a literal", function()
  it("reads back as the same double: bit patterns, typed, extremes", function()
    local rng = random.case(0)
    for _ = 1, MANY do check_double(random_double(rng)) end
    for _ = 1, MANY // 5 do
      local x = typed(rng) + 0.0
      check_double(x)
      check_plain(x)
    end
    for _, x in ipairs(EXTREMES) do
      check_double(x)
      check_plain(x)
    end
  end)

  it("reads back as the same float", function()
    local rng = random.case(1)
    for _ = 1, MANY // 2 do check_float(random_float(rng)) end
    for _, x in ipairs(FLOAT_EXTREMES) do check_float(x) end
  end)

  it("is the float nearest to a double, half to even", function()
    assert.equal("16777216.0f", number.literal(16777217.0, "float"))
    assert.equal("1.677722e+07f", number.literal(16777219.0, "float"))
    assert.equal("0.1f", number.literal(0.1, "float"))
    assert.equal("0.0f", number.literal(1e-46, "float"))
    assert.equal("3.4028235e+38f", number.literal(3.40282355e38, "float"))
  end)

  it("has the digits that were typed, where 15 or 6 say it", function()
    local rng = random.case(2)
    for _ = 1, 5000 do
      local x = typed(rng) + 0.0
      if x ~= 0 then
        local typed_digits = digits_of(("%.14e"):format(math.abs(x)))
        local literal = number.literal(math.abs(x), "double")
        check(digits_of(literal) == typed_digits, "%.17g became %s", x, literal)
      end
    end
    for literal, x in pairs { ["0.1"] = 0.1, ["-2.5"] = -2.5, ["1.0"] = 1, ["1e+22"] = 1e22,
      ["0.0"] = 0.0, ["120.0"] = 120, ["1e-05"] = 1e-5, ["0.0001"] = 1e-4 } do
      assert.equal(literal, number.literal(x, "double"))
    end
    assert.equal("0.0", number.literal(-0.0, "double"))
    assert.equal("0.0f", number.literal(-0.0, "float"))
    assert.equal("0", number.plain(-0.0))
    assert.equal("3", number.plain(3.0))
  end)

  it("is the shortest that reads back: normal doubles and floats", function()
    local rng = random.case(3)
    for _ = 1, MANY // 3 do
      local x = random_double(rng)
      if math.abs(x) >= 0x1p-1022 then check_shortest(x) end
    end
    for _ = 1, MANY // 3 do
      local x = random_float(rng)
      if math.abs(x) >= 0x1p-126 then check_shortest_float(x) end
    end
  end)

  it("is the shortest that reads back: every power of two that is normal", function()
    for e = -1022, 1023 do check_shortest(2.0 ^ e) end
    for e = -126, 127 do check_shortest_float(2.0 ^ e) end
  end)

  it("is the shortest that reads back: subnormals", function()
    local rng = random.case(4)
    for e = -1074, -1023 do
      check_shortest(2.0 ^ e)
      check_shortest(2.0 ^ e * rng:uniform(1, 2))
    end
    for e = -149, -127 do
      check_shortest_float(2.0 ^ e)
      check_shortest_float(number.to_float(2.0 ^ e * rng:uniform(1, 2)))
    end
  end)

  it("is refused for what C cannot write or float cannot hold", function()
    for _, x in ipairs { 1 / 0, -1 / 0, 0 / 0 } do
      assert.is_false((pcall(number.literal, x, "double")))
      assert.is_false((pcall(number.literal, x, "float")))
    end
    assert.is_false((pcall(number.literal, 1e39, "float")))
    assert.is_false((pcall(number.literal, -3.5e38, "float")))
  end)

  it("means the same to the C compiler, bit by bit", function()
    local rng = random.case(5)
    local doubles, floats, bits = {}, {}, {}
    local function add(x) doubles[#doubles + 1] = x end
    local function add_float(x) floats[#floats + 1] = x end
    for _ = 1, 10000 do
      add(random_double(rng))
      add_float(random_float(rng))
    end
    for _, x in ipairs(EXTREMES) do add(x) end
    for _, x in ipairs(FLOAT_EXTREMES) do add_float(x) end
    for e = -149, 127 do add_float(2.0 ^ e) end
    for e = -1074, 1023 do add(2.0 ^ e) end
    local lines = { "#include <stdio.h>\nstatic const double a[] = {" }
    for _, x in ipairs(doubles) do
      lines[#lines + 1] = number.literal(x, "double") .. ","
      bits[#bits + 1] = string.pack("=d", x)
    end
    lines[#lines + 1] = "};\nstatic const float b[] = {"
    for _, x in ipairs(floats) do
      lines[#lines + 1] = number.literal(x, "float") .. ","
      bits[#bits + 1] = string.pack("=f", x)
    end
    lines[#lines + 1] = [[
};
int main(void)
{
  return fwrite(a, sizeof a, 1, stdout) != 1 || fwrite(b, sizeof b, 1, stdout) != 1;
}
]]
    write("literals.c", table.concat(lines, "\n"))
    local found, expected = compile_and_run("literals"), table.concat(bits)
    assert.equal(#expected, #found)
    for k, x in ipairs(doubles) do
      check(found:sub(8 * k - 7, 8 * k) == bits[k], "C reads %s not as %a",
        number.literal(x, "double"), x)
    end
    assert.is_true(found == expected, "C reads a float literal otherwise")
  end)
end)

-- ---- locales --------------------------------------------------------------------------------

-- literals of many numbers, one per line, as the subprocess below writes them
local function literals(seed, plain)
  local rng, lines = random.rng(seed), {}
  for _ = 1, 3000 do
    local x = random_double(rng)
    lines[#lines + 1] = number.literal(x, "double")
    lines[#lines + 1] = plain and number.plain(x) or nil
    lines[#lines + 1] = number.literal(random_float(rng), "float")
    lines[#lines + 1] = number.literal(typed(rng) + 0.0, "double")
  end
  return table.concat(lines, "\n")
end

describe("in a locale with a decimal comma", function()
  it("literals are the same", function()
    local environment, name = locale.comma()
    if not name then
      pending("no locale with a decimal comma is installed, nor localedef with its sources")
      return
    end
    write("locale.lua", ([[
package.path = "gen/?.lua;gen/?/init.lua;" .. package.path
local number, random = require "number", dofile "tests/support/random.lua"
local function double(rng)
  local x = string.unpack("<d", string.pack("<i8", rng:bits()))
  return (x ~= x or x - x ~= 0) and double(rng) or x
end
local function float(rng)
  local x = string.unpack("<f", string.pack("<i4", (rng:bits() >> 32) - 0x80000000))
  return (x ~= x or x - x ~= 0) and float(rng) or x
end
assert(os.setlocale(%q))
assert(("%%.1f"):format(0.5) == "0,5")
local rng = random.rng(%d)
for _ = 1, 3000 do
  local x = double(rng)
  print(number.literal(x, "double"))
  print(number.plain(x))
  print(number.literal(float(rng), "float"))
  local whole, part, e = rng:integer(-999, 999), rng:integer(0, 99999), rng:integer(-8, 8)
  print(number.literal(tonumber(("%%d.%%de%%d"):format(whole, part, e)) + 0.0, "double"))
end
]]):format(name, random.seed + 6))
    local lua = os.getenv "LUA" or "lua5.4"
    local found = run(("%s %s %s/locale.lua"):format(environment, lua, PLACE))
    assert.is_true(found == literals(random.seed + 6, true) .. "\n")
  end)

  -- needs no locale: a C library that writes commas, and reads points as well
  it("literals are the same, by a format that writes commas", function()
    local former = string.format
    local expected = literals(random.seed + 7, true)
    finally(function() rawset(string, "format", former) end)
    rawset(string, "format", function(form, ...)
      local out = former(form, ...)
      return form:find("%%[%d.]*[gfe]$") and out:gsub("%.", ",") or out
    end)
    assert.equal("0,5", ("%.1f"):format(0.5))
    local found = literals(random.seed + 7, true)
    rawset(string, "format", former)
    assert.is_true(found == expected)
  end)
end)

-- ---- foreign text -----------------------------------------------------------------------------

-- texts that C, make or a shell might interpret, drawn more often than by chance
local HOSTILE = {
  "*/", "/*", "*", "/", "\\", "\\\n", "\n", "\r", "??/", "??", "?", "\"", "'", "%s", "%", "\\x2A",
  "\\x", "x", "5", "C", "0", "7", "\0", "\x7f", "\xff", "\xe2\x80\xae", " ", "$(x)", "`x`", "//",
  "<%", "#", "a", "\\\\", "\t", "\v", "??'", "%:", "\\u0041", "LL",
}

local function random_text(rng)
  local parts = {}
  for k = 1, rng:integer(0, 24) do
    parts[k] = rng:chance(0.7) and rng:pick(HOSTILE) or string.char(rng:integer(0, 255))
  end
  return table.concat(parts)
end

-- the reason why a text could do something in a comment, or nil
local function acts(words)
  if words:find("[^ -~]") then return "a byte that does not print" end
  if words:find("*/", 1, true) then return "ends the comment" end
  if words:find("/*", 1, true) then return "begins a comment" end
  if words:find("??", 1, true) then return "begins a trigraph" end
  for at in words:gmatch("()\\") do
    if not words:find("^\\x%x%x", at) then return "a bare backslash" end
  end
end

describe("text in a comment", function()
  it("cannot act, whatever bytes it is made of", function()
    local rng = random.case(8)
    for _ = 1, MANY // 2 do
      local foreign = random_text(rng)
      for _, shown in ipairs { text.inert(foreign), text.name(foreign) } do
        check(not acts(shown), "%s: %q became %s", acts(shown), foreign, shown)
        -- also next to the surrounding text
        check(not acts(shown .. "\\x2F" .. shown), "%q twice", foreign)
      end
    end
  end)

  it("is left as it is where it is harmless", function()
    for _, words in ipairs { "", "upper_arm", "left arm (2)", "a/b", "1 * 2", "what?", "100%",
      "Ixx, turned by the inertial's rpy" } do
      assert.equal(words, text.inert(words))
      assert.equal(words, text.name(words))
    end
    assert.equal("a\\x0Ab", text.inert "a\nb")
    assert.equal("\\x5C", text.inert "\\")
    assert.equal("*\\x2F", text.inert "*/")
  end)

  it("is the same when it is made inert twice", function()
    local rng = random.case(9)
    for _ = 1, MANY // 10 do
      local once = text.inert(random_text(rng))
      check(text.inert(once) == once, "%s", once)
    end
  end)

  it("keeps a long name short, both ends in sight", function()
    local long = ("a"):rep(100) .. ("z"):rep(100)
    local shown = text.name(long)
    assert.is_true(#shown <= 60)
    assert.matches("^a+%.%.%.z+$", shown)
    for _, name in ipairs { ("\n"):rep(200), ("*/"):rep(100), ("\\"):rep(61), ("?"):rep(99) } do
      assert.is_nil(acts(text.name(name)))
      assert.is_true(#text.name(name) <= 240)
    end
  end)
end)

describe("text in C", function()
  local rng = random.case(10)
  local list = {}
  for k = 1, 1500 do list[k] = random_text(rng) end
  for byte = 0, 255 do list[#list + 1] = string.char(byte) .. "0" end
  for byte = 0, 255 do list[#list + 1] = "1" .. string.char(byte) end

  it("as a string literal has the very bytes, as a comment none: a compiler's word", function()
    local lines, expected = { "#include <stdio.h>" }, {}
    for k, foreign in ipairs(list) do
      -- a comment before, inside and at the end of a line, then one of several lines
      lines[#lines + 1] = ("/* %s */static const char s%d[] = %s; /*%s*/"):format(
        text.inert(foreign), k, text.string(foreign), text.name(foreign))
      lines[#lines + 1] = ("/*\n * %s\n * %s\n/ */"):format(text.inert(foreign), text.name(foreign))
      expected[k] = foreign .. "\0"
    end
    lines[#lines + 1] = "int main(void)\n{\n  size_t n = 0;"
    for k in ipairs(list) do
      lines[#lines + 1] = ("  n += fwrite(s%d, 1, sizeof s%d, stdout);"):format(k, k)
    end
    local bytes = table.concat(expected)
    lines[#lines + 1] = ("  return n != %d;\n}\n"):format(#bytes)
    write("strings.c", table.concat(lines, "\n"))
    assert.is_true(compile_and_run("strings", "-trigraphs") == bytes)
  end)

  it("is printable, whatever it says", function()
    for _, foreign in ipairs(list) do
      local literal = text.string(foreign)
      check(literal:match('^"[^"]*"$') and not literal:find("[^ -~]"), "%s", literal)
      check(not literal:find("??", 1, true), "a trigraph: %s", literal)
    end
  end)
end)

-- ---- fingerprint ------------------------------------------------------------------------------

describe("sha256", function()
  -- FIPS 180-4 examples (NIST), and lengths around a block's end
  it("gives the published digests", function()
    local a = ("a"):rep(1000000)
    for message, digest in pairs {
      [""] = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
      ["abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"] =
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
      ["abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopq"
        .. "klmnopqrlmnopqrsmnopqrstnopqrstu"] =
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1",
      [a] = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
    } do
      assert.equal(digest, unix.sha256(message))
    end
  end)

  it("agrees with sha256sum around the end of a block", function()
    if not os.execute("command -v sha256sum >/dev/null 2>&1") then
      pending("sha256sum is not installed")
      return
    end
    local rng = random.case(11)
    for _, length in ipairs { 1, 54, 55, 56, 57, 63, 64, 65, 111, 119, 120, 127, 128, 129, 1000 } do
      local bytes = {}
      for k = 1, length do bytes[k] = string.char(rng:integer(0, 255)) end
      local message = table.concat(bytes)
      write("message", message)
      assert.equal(run(("sha256sum <%s/message"):format(PLACE)):match("^%x+"), unix.sha256(message))
    end
  end)
end)
