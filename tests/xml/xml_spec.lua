-- Tests the XML reader: values, errors with their lines, and that it stays fast.

local front = dofile "tests/support/front.lua"
local fail = require "fail"
local xml = require "xml"

local function problems(text, limits)
  local root, list = xml.parse(text, limits)
  assert.is_nil(root)
  local shown = {}
  for i, problem in ipairs(list) do
    shown[i] = problem.line .. ": " .. problem.message
  end
  return shown
end

local function raised(call, ...)
  local ok, e = pcall(call, ...)
  assert.is_false(ok)
  assert.is_true(fail.is(e), tostring(e))
  return e
end

local function with_file(text, call)
  local path = os.tmpname()
  local file = assert(io.open(path, "wb"))
  file:write(text)
  file:close()
  local ok, e = pcall(call, path)
  os.remove(path)
  if not ok then error(e, 0) end
end

describe("an element", function()
  it("has its name, attributes in order, children in order, text and line", function()
    local root = xml.parse '<a y="1" x="2">\n one <b/>&amp;<!-- no --><![CDATA[<two>]]>\n<c/></a>'
    assert.equal("a", root.name)
    assert.is_nil(root.prefix)
    assert.same({ x = "2", y = "1" }, root.attributes)
    assert.same({ "y", "x" }, root.attribute_names)
    assert.equal("\n one &<two>\n", root.text)
    assert.equal(2, #root.children)
    assert.same({ name = "b", attributes = {}, attribute_names = {}, children = {}, text = "",
      line = 2 }, root.children[1])
    assert.equal(3, root.children[2].line)
  end)

  it("has the line of the beginning of its tag", function()
    local root = xml.parse "<a>\n\n<b\n\n c='1'\n/><d/>\n</a>"
    assert.equal(3, root.children[1].line)
    assert.equal(6, root.children[2].line)
  end)

  it("has the right line beyond 65535", function()
    local blank = ("\n"):rep(70000)
    local root = xml.parse("<a>" .. blank .. "<b\nc='1'><d/></b></a>")
    assert.equal(70001, root.children[1].line)
    assert.equal(70002, root.children[1].children[1].line)
    assert.same({ "70001: Opening and ending tag mismatch: b line 70001 and a" },
      problems("<a>" .. blank .. "<b></a>"))
  end)

  it("has the right line in a document of many megabytes and after a long tag", function()
    local row = "<b c='" .. ("x"):rep(90) .. "'/>\n"
    local root = xml.parse("<a>\n" .. row:rep(50000) .. "<d " .. ("\n"):rep(5000) .. "/><e/></a>")
    assert.equal(50001, root.children[50000].line)
    assert.equal(50002, root.children[50001].line)
    assert.equal(55002, root.children[50002].line)
  end)

  it("has predefined entities and character references resolved", function()
    local root = xml.parse '<a b="&lt;&gt;&amp;&quot;&apos;&#65;&#x20ac;&#10;">&#x41;</a>'
    assert.equal("<>&\"'A\u{20ac}\n", root.attributes.b)
    assert.equal("A", root.text)
  end)
end)

describe("namespaces", function()
  it("leave local names alone when they are a default", function()
    local root = xml.parse '<robot xmlns="http://www.ros.org"><link name="a"/></robot>'
    assert.equal("robot", root.name)
    assert.is_nil(root.prefix)
    assert.same({}, root.attributes)
    assert.equal("link", root.children[1].name)
  end)

  it("show as the prefix of an element, declared or not", function()
    local root = xml.parse '<a xmlns:x="urn:x"><x:b/><y:c/></a>'
    assert.equal("x", root.children[1].prefix)
    assert.equal("b", root.children[1].name)
    assert.equal("y", root.children[2].prefix)
    assert.equal("c", root.children[2].name)
  end)

  it("keep a foreign attribute from hiding a plain one", function()
    local root = xml.parse '<a x:name="foreign" name="plain" y:name="other" xml:id="i"/>'
    assert.same({ ["x:name"] = "foreign", name = "plain", ["y:name"] = "other", ["xml:id"] = "i" },
      root.attributes)
    assert.same({ "x:name", "name", "y:name", "xml:id" }, root.attribute_names)
  end)
end)

describe("a document is refused", function()
  it("with a DOCTYPE, at the line of the DOCTYPE", function()
    local refused = ": a DOCTYPE is refused, with it all entities and external files: remove it"
    assert.same({ "2" .. refused }, problems '\n<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')
    assert.same({ "3" .. refused }, problems '\n\n<!DOCTYPE a\nSYSTEM\n"file:///etc/passwd">\n<a/>')
    assert.same({ "1" .. refused }, problems '<!DOCTYPE a PUBLIC "x" "http://127.0.0.1:9/<"><a/>')
    assert.same({ "1" .. refused }, problems '<!DOCTYPE a><a/>')
  end)

  it("with entities that nobody defined", function()
    assert.same({ "2: Entity 'x' not defined" }, problems "<a>\n&x;</a>")
    assert.same({ "2: Entity 'x' not defined" }, problems "<a>\n<b c='&x;'/></a>")
  end)

  it("with a NUL byte, also after the root", function()
    assert.same({ "2: a NUL byte in the document" }, problems "<a>\n\0</a>")
    assert.same({ "3: a NUL byte in the document" }, problems "<a>\n</a>\n\0\n")
    assert.same({ "2: a NUL byte in the document" }, problems "<a></a>\n\0\0")
    assert.same({ "1: a NUL byte in the document" }, problems "\0")
  end)

  it("when it is empty, blank or cut off", function()
    assert.same({ "1: the document is empty" }, problems "")
    assert.same({ "1: Start tag expected, '<' not found" }, problems " \n\n")
    assert.same({ "3: Premature end of data in tag b line 2" }, problems "<a>\n<b>\n<c/>\n\n")
    assert.same({ "2: AttValue: ' expected" }, problems "<a>\n<b c='")
  end)

  it("when it is nested too deeply or has too many elements", function()
    local function nested(depth)
      return ("<a>\n"):rep(depth) .. ("</a>"):rep(depth)
    end
    assert.equal("a", xml.parse(nested(256)).name)
    assert.same({ "257: elements are nested deeper than 256" }, problems(nested(257)))
    assert.same({ "4: elements are nested deeper than 3" }, problems(nested(5), { depth = 3 }))
    assert.same({ "2: more than 1 elements" }, problems("<a>\n<b/></a>", { elements = 1 }))
  end)

  local function crowded(count)
    local list = {}
    for k = 1, count do list[k] = ("a%d=%s"):format(k, k % 2 == 0 and "'>\"'" or '"\'>"') end
    return table.concat(list, " ")
  end

  it("when an element has too many attributes", function()
    local before = "<?x a='' b=''?><!-- <a a='' b=''> --><r>\n<![CDATA[<a a='' b=''>]]> \"' <b\n "
    assert.equal(256, #xml.parse(before .. crowded(256) .. "/></r>").children[1].attribute_names)
    assert.same({ "2: more than 256 attributes on one element" },
      problems(before .. crowded(257) .. "/></r>"))
    assert.same({ "2: more than 1 attributes on one element" },
      problems(before .. crowded(2) .. "/></r>", { attributes = 1 }))
  end)

  it("when one has, in an encoding of 16 or 32 bits", function()
    local text = "<a>\n<b " .. crowded(3) .. "/></a>"
    for k, mark in ipairs { "\xff\xfe", "\xfe\xff", "\xff\xfe\0\0", "\0\0\xfe\xff" } do
      local zeros = ("\0"):rep(k < 3 and 1 or 3)
      local wide = text:gsub(".", function(c) return k % 2 == 1 and c .. zeros or zeros .. c end)
      for _, first in ipairs { "", mark } do
        assert.same({ "2: more than 2 attributes on one element" },
          problems(first .. wide, { attributes = 2 }), k)
      end
      if k < 3 then
        local root = xml.parse(mark .. wide, { attributes = 3 })
        assert.equal(3, #root.children[1].attribute_names, k)
      end
    end
    -- letters whose bytes look like tags and quotes are letters
    assert.equal("a", xml.parse("\xff\xfe" .. ("<a b='"):gsub(".", "%0\0") .. ("\"<'\""):rep(400)
      .. ("'/>"):gsub(".", "%0\0"), { attributes = 1 }).name)
  end)

  it("when too many namespaces are declared at one place", function()
    local function nested(depth)
      local open = {}
      for k = 1, depth do open[k] = ("<a xmlns:p%d='p' xmlns:q%d='q'>\n"):format(k, k) end
      return table.concat(open) .. ("</a>"):rep(depth)
    end
    assert.equal("a", xml.parse(nested(128)).name)
    assert.same({ "129: more than 256 namespaces at once" }, problems(nested(129)))
    assert.equal("r", xml.parse("<r>" .. nested(100) .. nested(100) .. "</r>").name)
  end)

  it("soon, however many attributes there are", function()
    local list = { "<a>\n<b" }
    for k = 1, 200000 do list[#list + 1] = (" a%d=''"):format(k) end
    local text = table.concat(list) .. "/></a>"
    local begun = os.clock()
    assert.same({ "2: more than 256 attributes on one element" }, problems(text))
    assert.is_true(os.clock() - begun < 1)
  end)

  it("with one message a line, in order", function()
    local list = problems "<a>\n<b //>\n<c //>\n</a>"
    assert.equal(2, #list)
    assert.matches("^2: ", list[1])
    assert.matches("^3: ", list[2])
  end)

  it("in a wrong encoding, with nothing on stderr", function()
    -- (the words are libxml2's and change with its versions)
    assert.matches("^2: ", problems("<a>\n<b c='\xff\xfe'/></a>")[1])
    assert.matches("^1: .*KOI%-999",
      problems('<?xml version="1.0" encoding="KOI-999"?>\n<a/>')[1])
    local script = [[
      local core = require "xml.core"
      core.parse("<?xml version='1.0' encoding='EUC-JP'?><a b='\xff\xff'>\xff\xfe</a>")
      core.parse("\xff\xfe<\0a\0>\0\0\xd8x\0")
      core.parse("<a><b></a>")]]
    local path = os.tmpname()
    local file = assert(io.open(path, "wb"))
    file:write(script)
    file:close()
    local pipe = assert(io.popen("LUA_CPATH_5_4='gen/?.so' lua5.4 " .. path .. " 2>&1"))
    local said = pipe:read("a")
    pipe:close()
    os.remove(path)
    assert.equal("", said)
  end)

  it("in an XML version that does not exist", function()
    assert.same({ '1: unsupported XML version: write <?xml version="1.0"?>' },
      problems '<?xml version="0.0" ?>\n<a/>')
  end)
end)

describe("the head of a document", function()
  local function read(text)
    local log = fail.log "head.urdf"
    local root = xml.parse_string(text, "head.urdf", log)
    return root, front.shown(log:sorted())
  end

  local bom = "\xef\xbb\xbf"

  it("may have white space before the declaration, as other readers allow", function()
    for _, blank in ipairs { "\n", "  ", "\r\n\t\n", bom .. "\n" } do
      local root, said = read(blank .. '<?xml version="1.0"?>\n<a>\n<b/></a>')
      local _, lines = blank:gsub("\n", "")
      assert.equal(lines + 2, root.line)
      assert.equal(lines + 3, root.children[1].line)
      assert.same({}, said)
    end
  end)

  it("may have comments before the declaration, with a warning", function()
    local comment = "<!-- (c) \xe9: <?xml version='9'?> -->"
    for _, before in ipairs { comment, "\n" .. comment .. "\n", comment .. "\n" .. comment .. "\n",
      bom .. comment .. "\n" } do
      local code = before:find(bom, 1, true) and "UTF-8" or "ISO-8859-1"
      local head = code == "UTF-8" and before:gsub("\xe9", "\xc3\xa9") or before
      local _, lines = head:gsub("\n", "")
      local root, said = read(("%s<?xml version='1.0' encoding='%s'?>\n<a>\n<b/></a>"):format(head,
        code))
      assert.equal(lines + 2, root.line)
      assert.equal(lines + 3, root.children[1].line)
      assert.same({ ("%d: warning: the XML declaration comes after a comment; it is read as if "
        .. "it were first"):format(lines + 1) }, said)
    end
  end)

  it("may name a version that does not exist, with a warning", function()
    for _, version in ipairs { "0.0", "0.1", "2.0", "1", "" } do
      local text = "\n<?xml version='%s' encoding='UTF-8' ?>\n<a b='\xc3\xa9'/>"
      local root, said = read(text:format(version))
      assert.equal("\xc3\xa9", root.attributes.b)
      assert.equal(3, root.line)
      assert.same({ ("2: warning: there is no XML version '%s': read as version 1.0"):format(
        version) }, said)
    end
    for _, version in ipairs { "1.0", "1.1" } do
      local _, said = read(('<?xml version="%s"?><a/>'):format(version))
      assert.same({}, said)
    end
  end)

  it("keeps its encoding where it is mended", function()
    local root = read "\n<?xml version='0.0' encoding='ISO-8859-1'?><a b='\xe9'/>"
    assert.equal("\xc3\xa9", root.attributes.b)
  end)

  it("has nothing else before the declaration, and one declaration", function()
    for _, head in ipairs {
      "x", "\0", "<?xml version='1.0'?>", "<!-- c -->\n<?xml version='1.0'?>", "<!-- c --", "<!-->",
      "<!-- c --><?a b?>",
    } do
      assert.is_true(fail.is(raised(read, head .. "<?xml version='1.0'?><a/>")))
    end
    raised(read, "<?xml verison='1.0'?><a/>")
  end)
end)

describe("encodings", function()
  it("give UTF-8 whatever the document is in", function()
    assert.equal("\u{e9}",
      xml.parse("<?xml version='1.0' encoding='ISO-8859-1'?><a b='\xe9'/>").attributes.b)
    local wide = ("<a b='z'/>"):gsub(".", "%0\0")
    assert.equal("z", xml.parse("\xff\xfe" .. wide).attributes.b)
    assert.equal("z", xml.parse("\xef\xbb\xbf<a b='z'/>").attributes.b)
  end)

  it("do not change with line ends", function()
    local root = xml.parse "<a>\r\n<b/>\r\n</a>"
    assert.equal("\n\n", root.text)
    assert.equal(2, root.children[1].line)
  end)
end)

describe("limits", function()
  it("out of range are the caller's mistake", function()
    assert.has_error(function() xml.parse("<a/>", { depth = 257 }) end)
    assert.has_error(function() xml.parse("<a/>", { elements = 0 }) end)
    assert.has_error(function() xml.parse("<a/>", { attributes = 257 }) end)
    assert.has_error(function() xml.parse {} end)
  end)

  it("stop entity bombs at once", function()
    local start = os.clock()
    local parts = { '<!DOCTYPE a [<!ENTITY l0 "lol">' }
    for i = 1, 20 do
      parts[#parts + 1] = ('<!ENTITY l%d "%s">'):format(i, ("&l" .. i - 1 .. ";"):rep(10))
    end
    parts[#parts + 1] = "]><a b='&l20;'>&l20;</a>"
    problems(table.concat(parts))
    assert.is_true(os.clock() - start < 0.5)
  end)
end)

describe("memory", function()
  it("is given back, whether the document is good or bad", function()
    local row = "<b c='" .. ("x"):rep(1000) .. "'/>\n"
    local good = "<a>" .. row:rep(2000) .. "</a>"
    local bad = "<a>" .. row:rep(2000)
    local function resident()
      local file = io.open("/proc/self/statm")
      if not file then return nil end
      local _, pages = file:read("n", "n")
      file:close()
      return pages
    end
    if not resident() then pending("no /proc") return end
    local function round()
      for _ = 1, 10 do
        xml.parse(good)
        xml.parse(bad)
        collectgarbage()
      end
    end
    round()
    local before = resident()
    round()
    round()
    -- a leak of either kind would be 40 MB, ten thousand pages of 4 kB
    assert.is_true(resident() - before < 2500)
  end)
end)

describe("a file", function()
  it("is read and named in errors", function()
    with_file("<a>\n<b>\n</a>", function(path)
      local e = raised(xml.read, path)
      assert.equal(1, e.code)
      assert.same({ { file = path, line = 3, severity = "error",
        text = "XML: Opening and ending tag mismatch: b line 2 and a" } }, e.items)
    end)
    with_file("all:\n\ttrue\n", function(path)
      assert.same({ { file = path, line = 1, severity = "error",
        text = "this is not XML: expected '<' at the beginning of a robot's file" } },
        raised(xml.read, path).items)
    end)
    with_file("<a/>", function(path)
      assert.equal("a", xml.read(path).name)
    end)
  end)

  it("that is missing, a directory or unreadable says so", function()
    local e = raised(xml.read, "tests/bad/no such file: at all.urdf")
    assert.same({ { file = "tests/bad/no such file: at all.urdf", severity = "error",
      text = "cannot be opened: No such file or directory" } }, e.items)
    e = raised(xml.read, "tests/bad")
    assert.same({ { file = "tests/bad", severity = "error",
      text = "cannot be read: Is a directory" } }, e.items)
  end)

  it("that never ends is cut at 64 MiB", function()
    if not front.exists("/dev/zero") then pending("no /dev/zero") return end
    local e = raised(xml.read, "/dev/zero")
    assert.same({ { file = "/dev/zero", severity = "error",
      text = "larger than 64 MiB, which no robot description needs" } }, e.items)
  end)

  it("called - is stdin", function()
    local script = os.tmpname()
    local file = assert(io.open(script, "wb"))
    file:write [[
      local ok, e = pcall(require "xml".read, "-")
      print(ok and e.name or tostring(e))]]
    file:close()
    local function feed(text)
      local pipe = assert(io.popen(("printf '%%s' '%s' | LUA_PATH_5_4='gen/?.lua;gen/?/init.lua' "
        .. "LUA_CPATH_5_4='gen/?.so' lua5.4 %s"):format(text, script)))
      local said = pipe:read("l")
      pipe:close()
      return said
    end
    local good, bad = feed("<robot/>"), feed("<robot>")
    os.remove(script)
    assert.equal("robot", good)
    assert.equal("stdin:1: error: XML: Premature end of data in tag robot line 1", bad)
  end)
end)
