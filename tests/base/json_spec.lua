-- Tests gen/json.lua: texts follow RFC 8259, and the same data give the same bytes.

local json = require "json"

describe("JSON", function()
  it("writes what is short on one line, keys sorted bytewise", function()
    assert.equal('{"B": true, "a": [1, 2.5, "x"], "b": {}}\n',
      json.text { b = {}, a = { 1, 2.5, "x" }, B = true })
  end)

  it("writes what is long line by line", function()
    local long = ("m"):rep(60)
    assert.equal('[\n  "' .. long .. '",\n  {"k": "' .. long .. '"}\n]\n',
      json.text { long, { k = long } })
  end)

  it("knows an empty list from an empty object", function()
    assert.equal('{"list": [], "object": {}}\n', json.text { list = json.list {}, object = {} })
  end)

  it("escapes what strings must not have, and leaves UTF-8 as it is", function()
    assert.equal([["\"\\\n\t\u0001\u007fé</script>"]] .. "\n", json.text "\"\\\n\t\1\127é</script>")
  end)

  it("shows bytes that are no UTF-8 as messages do", function()
    assert.equal([["a\\xFFé\\xC3"]] .. "\n", json.text "a\xffé\xc3")
    assert.equal([["\\xED\\xA0\\x80"]] .. "\n", json.text "\xed\xa0\x80")
  end)

  it("writes numbers that read back as they were, and null for what is none", function()
    local function body(x) return (json.text(x):gsub("\n", "")) end
    for _, x in ipairs { 0.1, 1 / 3, 5e-324, -1.7976931348623157e308, 6.02e23, 2.0 ^ 53 } do
      assert.equal(x, tonumber(body(x)))
    end
    assert.equal("0.1", body(0.1))
    assert.equal("7", body(7))
    assert.equal("[null, null, null]", body { math.huge, -math.huge, 0 / 0 })
  end)
end)
