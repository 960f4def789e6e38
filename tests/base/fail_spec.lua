-- Tests items of errors, their text, and sorted iteration.

local fail = require "fail"
local order = require "order"

local function caught(call, ...)
  local ok, e = pcall(call, ...)
  assert.is_false(ok)
  return e
end

describe("order", function()
  it("puts numbers before strings, numbers by value, strings by bytes", function()
    local t = { b = 1, a = 2, B = 3, ["a b"] = 4, ["\u{e9}"] = 5, [10] = 6, [9.5] = 7, [-1] = 8,
      [""] = 9 }
    assert.same({ -1, 9.5, 10, "", "B", "a", "a b", "b", "\u{e9}" }, order.keys(t))
    local seen = {}
    for key, value in order.pairs(t) do
      seen[#seen + 1] = { key, value }
    end
    assert.same({ -1, 8 }, seen[1])
    assert.same({ "\u{e9}", 5 }, seen[9])
    assert.equal(9, #seen)
  end)

  it("keeps bytes in order under NUL and prefixes", function()
    assert.is_true(order.less_bytes("a", "a\0"))
    assert.is_true(order.less_bytes("a\0b", "a\1"))
    assert.is_false(order.less_bytes("a", "a"))
  end)

  it("visits nothing of an empty table and refuses other keys", function()
    for _ in order.pairs {} do error("visited") end
    assert.has_error(function() order.keys { [true] = 1 } end)
  end)

  it("does not depend on the locale", function()
    local former = os.setlocale()
    for _, locale in ipairs { "en_US.UTF-8", "de_DE.UTF-8", "C.UTF-8" } do
      if os.setlocale(locale) then
        assert.same({ "B", "_", "a" }, order.keys { a = 1, B = 1, _ = 1 })
      end
    end
    os.setlocale(former)
  end)
end)

describe("quote", function()
  it("leaves printable text alone", function()
    assert.equal("'upper arm-1'", fail.quote "upper arm-1")
    assert.equal("'bras_épaule_左'", fail.quote "bras_épaule_左")
    assert.equal("''", fail.quote "")
  end)

  it("escapes control characters, backslashes and invalid bytes", function()
    assert.equal([['a\nb\r\t\x01\x7F\x00\\']], fail.quote "a\nb\r\t\1\127\0\\")
    assert.equal([['\xFF\xC3(\x80\xE2\x82']], fail.quote "\xff\xc3(\x80\xe2\x82")
    assert.equal([['\xED\xA0\x80']], fail.quote "\xed\xa0\x80")
  end)

  it("escapes what is invisible or turns the direction", function()
    assert.equal([['a\u{202E}\u{200B}b\u{FEFF}\u{85}\u{2028}']],
      fail.quote "a\u{202e}\u{200b}b\u{feff}\u{85}\u{2028}")
  end)

  it("shortens in the middle by characters and keeps the end", function()
    assert.equal("'" .. ("x"):rep(60) .. "'", fail.quote(("x"):rep(60)))
    assert.equal("'" .. ("é"):rep(28) .. "..." .. ("é"):rep(27) .. "1'",
      fail.quote(("é"):rep(5000) .. "1"))
    assert.equal(5000, #fail.escape(("x"):rep(5000)))
  end)
end)

describe("near", function()
  local names = { "base", "upper_arm", "lower_arm", "wrist_1", "wrist_2" }

  it("finds the nearest name, the first of equals", function()
    assert.equal("upper_arm", fail.near("uper_arm", names))
    assert.equal("upper_arm", fail.near("upepr_arm", names))
    assert.equal("wrist_1", fail.near("wrst_1", names))
    assert.equal("wrist_2", fail.near("wrist2", { "wrist_1", "wrist_2" }))
  end)

  it("takes case for no difference", function()
    assert.equal("base", fail.near("BASE", names))
    assert.equal("a", fail.near("A", { "b", "a" }))
  end)

  it("guesses nothing far-fetched", function()
    assert.is_nil(fail.near("gripper", names))
    assert.is_nil(fail.near("c", { "a", "b" }))
    assert.is_nil(fail.near("", names))
    assert.is_nil(fail.near(("x"):rep(65), { ("x"):rep(65) .. "y" }))
    assert.is_nil(fail.near("upper", { "uper__" }, 1))
  end)

  it("makes the clause of a message", function()
    assert.equal(" (did you mean 'base'?)", fail.suggest("bas", names))
    assert.equal("", fail.suggest("gripper", names))
  end)
end)

describe("a failure", function()
  it("is told from other errors", function()
    local e = caught(fail.usage, "no such option")
    assert.is_true(fail.is(e))
    assert.equal(2, e.code)
    assert.same({ { severity = "error", text = "no such option", usage = true } },
      e.items)
    assert.is_false(fail.is(caught(error, "plain")))
    assert.is_false(fail.is(nil))
    assert.equal("error: no such option", tostring(e))
  end)

  it("of an input has its place", function()
    local e = caught(fail.input, "a.urdf", 12, "bad")
    assert.equal(1, e.code)
    assert.equal("a.urdf:12: error: bad", fail.format(e.items[1]))
    e = caught(fail.input, "a.urdf", nil, "bad")
    assert.equal("a.urdf: error: bad", fail.format(e.items[1]))
  end)

  it("cannot smuggle a line through a file name", function()
    assert.equal([[a\nb:1: warning: c]],
      fail.format { file = "a\nb", line = 1, severity = "warning", text = "c" })
  end)
end)

describe("a log", function()
  it("gives its errors in line order, stable, and keeps warnings apart", function()
    local log = fail.log "r.urdf"
    log:warn(9, "w %s", "1")
    log:error(7, "second of 7? no, first")
    log:error(3, "three %d%%", 3)
    log:error(7, "second")
    log:warn(1, "w2 100%")
    assert.is_true(log:failed())
    local e = caught(log.check, log)
    assert.equal(1, e.code)
    assert.same({
      "r.urdf:3: error: three 3%",
      "r.urdf:7: error: second of 7? no, first",
      "r.urdf:7: error: second",
    }, fail.render(e.items))
    assert.same({ "r.urdf:1: warning: w2 100%", "r.urdf:9: warning: w 1" },
      fail.render(log:warnings()))
    assert.equal(5, #log:sorted())
    assert.equal(9, log.items[1].line)
  end)

  it("without errors passes", function()
    local log = fail.log "r.urdf"
    log:warn(1, "w")
    log:check()
    assert.is_false(log:failed())
  end)
end)

describe("render", function()
  local function items(errors, warnings)
    local list = {}
    for i = 1, warnings do
      list[#list + 1] = { file = "f", line = i, severity = "warning", text = "w" }
    end
    for i = 1, errors do
      list[#list + 1] = { file = "f", line = 1000 + i, severity = "error", text = "e" }
    end
    return list
  end

  it("shows twenty and counts the rest", function()
    assert.equal(20, #fail.render(items(20, 0)))
    local lines = fail.render(items(23, 0))
    assert.equal(21, #lines)
    assert.equal("f:1020: error: e", lines[20])
    assert.equal("... and 3 more errors", lines[21])
    assert.equal("... and 1 more warning", fail.render(items(0, 3), 2)[3])
  end)

  it("drops warnings before errors", function()
    local lines = fail.render(items(3, 4), 5)
    assert.equal(6, #lines)
    assert.equal("f:2: warning: w", lines[2])
    assert.equal("f:1003: error: e", lines[5])
    assert.equal("... and 2 more warnings", lines[6])
    assert.equal("... and 1 more error and 4 more warnings", fail.render(items(3, 4), 2)[3])
  end)
end)
