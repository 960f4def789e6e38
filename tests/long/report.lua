#!/usr/bin/env lua5.4
-- The page of --report in a browser (Chromium, headless): no message on its console, nothing wider
-- than a phone or a desk, no text beyond its drawing, no third of a section empty on a desk, every
-- section visible, also on paper.  And --report from the command line: its errors and its files.

local support = dofile "tests/support/c.lua"
local cli = assert(loadfile "tests/support/cli.lua")(support)
local json = require "dkjson"
local suite = support.suite "long_report"

local quote = support.quote

local WIDTHS = { 400, 1400 }
local SECTIONS = { "tree", "views", "sparsity", "functions", "notes", "planner",
  "links" }

-- names that are long, wide, or mean something to a browser
local function hostile()
  local bad = { "&lt;script&gt;document.title='no'&lt;/script&gt;", ("w"):rep(70),
    "&lt;/svg&gt;&lt;/table&gt;", "\u{202e}gnorw\u{202c}", "&amp;lt;b&amp;gt; &quot;'" }
  local parts = { '<robot name="&lt;h1&gt;&amp;' .. ("n"):rep(80) .. '"><link name="base"/>' }
  local parent = "base"
  for k, name in ipairs(bad) do
    parts[#parts + 1] = ([[<link name="%s"><inertial><origin xyz="0.1 0 0"/><mass value="%d"/>
      <inertia ixx="0.1" ixy="0" ixz="0" iyy="0.1" iyz="0" izz="%s"/></inertial></link>
      <joint name="%s %d" type="continuous"><parent link="%s"/><child link="%s"/>
      <origin xyz="0.3 0 0" rpy="1.5708 0 0"/><axis xyz="0 0.6 0.8"/></joint>]]):format(name, k,
      k == 2 and "0.9" or "0.1", name, k, k > 3 and bad[2] or parent, name)
    parent = name
  end
  return table.concat(parts, "\n") .. "</robot>"
end

local function robots()
  support.write(suite.directory .. "/hostile.urdf", hostile())
  local list = {
    { "duo", "models/duo.urdf" },
    { "quad", "models/quad.urdf", "--base", "floating", "-O2", "--functions", "all,derivatives" },
    { "compiled", "models/arm6.urdf", "--report-cc", "cc -O1" },
    { "fourbar", "models/fourbar.urdf", "--config", "models/fourbar.lua" },
    { "hostile", suite.directory .. "/hostile.urdf", "--name", "hostile" },
  }
  for _, name in ipairs { "atlas", "gen3_7dof", "allegro_right" } do
    local path = ("%s/urdf/%s.urdf"):format(support.shared, name)
    if support.exists(path) then
      list[#list + 1] = { name, path }
    else
      suite:skip(path .. " is not there")
    end
  end
  return list
end

-- ---- the browser --------------------------------------------------------------------------------

local BROWSER = "chromium --headless=new --no-sandbox --disable-gpu --user-data-dir="
  .. quote(suite.directory .. "/profile")

-- The faults of the page in a frame of so many pixels, one per line, as JavaScript of the page
-- around it.
local LOOK = [[
const said = [];
function look(frame, name, width) {
  const page = frame.contentDocument, root = page.documentElement;
  const tell = (words) => said.push(name + " at " + width + ": " + words);
  if (root.scrollWidth > root.clientWidth) tell("is " + root.scrollWidth + " pixels wide");
  for (const id of SECTIONS) {
    const section = page.getElementById(id);
    const box = section && section.getBoundingClientRect();
    if (!box || box.height < 50 || box.width < 200) tell("no section " + id);
    if (box && box.right > width + 1) tell("section " + id + " ends at " + box.right);
  }
  for (const svg of page.querySelectorAll("svg")) {
    const v = svg.viewBox.baseVal;
    for (const text of svg.querySelectorAll("text")) {
      const b = text.getBBox();
      if (b.x < v.x - 0.02 * v.width || b.x + b.width > v.x + 1.02 * v.width)
        tell("text beyond a drawing: " + text.textContent);
    }
  }
  // of each third of a section's width, how much of the height has something in it
  for (const id of width < 1000 ? [] : FILLED) {
    const section = page.getElementById(id);
    if (!section) continue;
    const box = section.getBoundingClientRect();
    const parts = [...section.querySelectorAll("svg, td, th, p, figcaption")]
      .map((part) => part.getBoundingClientRect());
    for (let third = 0; third < 3; third++) {
      const from = box.left + third * box.width / 3, to = from + box.width / 3;
      let lines = 0;
      for (let y = box.top; y < box.bottom; y++) {
        if (parts.some((p) => p.top <= y && y < p.bottom && p.left < to - box.width / 12
          && p.right > from + box.width / 12)) lines++;
      }
      if (lines < box.height / 4)
        tell("third " + (third + 1) + " of section " + id + " is empty");
    }
  }
  const names = [...page.querySelectorAll("svg text.name")];
  if (!names.length) tell("no names in the views");
  const small = [...page.querySelectorAll("svg text")].filter((t) => {
    const m = t.getScreenCTM(), size = parseFloat(getComputedStyle(t).fontSize);
    return t.closest(".tree") && size * m.a < 8;
  });
  if (small.length) tell(small.length + " texts of the tree are too small to read");
  if (page.querySelector("script, img, object, iframe, [onerror]")) tell("has an element to run");
  said.push("looked at " + name + " at " + width);
}
]]

-- a browser's messages about pages (a list of paths) at all widths, and its console's
local function looked_at(pages, what)
  local frames, calls = {}, {}
  for _, path in ipairs(pages) do
    for _, width in ipairs(WIDTHS) do
      frames[#frames + 1] = ('<iframe src="%s" style="width:%dpx;height:900px"></iframe>'):format(
        path, width)
      calls[#calls + 1] = ("look(document.querySelectorAll('iframe')[%d], '%s', %d);"):format(
        #frames - 1, path, width)
    end
  end
  local ids = {}
  for k, id in ipairs(SECTIONS) do ids[k] = ("'%s'"):format(id) end
  local harness = ("%s/%s.html"):format(suite.directory, what)
  support.write(harness, ([[<!DOCTYPE html><meta charset="utf-8"><body>%s<pre id="said"></pre>
<script>const SECTIONS = [%s], FILLED = ["tree", "views", "sparsity", "functions"];%s
window.onload = () => { %s
  document.getElementById("said").textContent = said.join("\n"); };
</script>]]):format(table.concat(frames), table.concat(ids, ","), LOOK, table.concat(calls)))
  local run = support.run(("%s --allow-file-access-from-files --enable-logging=stderr "
    .. "--virtual-time-budget=20000 --dump-dom file://\"$PWD\"/%s"):format(BROWSER,
    quote(harness)))
  local lines, console = {}, {}
  local text = run.out:match '<pre id="said">(.-)</pre>' or ""
  for line in text:gmatch "[^\n]+" do lines[#lines + 1] = line end
  for line in run.err:gmatch "[^\n]*CONSOLE[^\n]*" do console[#console + 1] = line end
  return lines, console
end

local function split_off(lines)
  local looked, wrong = 0, {}
  for _, line in ipairs(lines) do
    if line:find "^looked at" then looked = looked + 1 else wrong[#wrong + 1] = line end
  end
  return looked, wrong
end

-- the test finds the faults that it looks for
local function test_control()
  support.write(suite.directory .. "/bad.html", [[<!DOCTYPE html><meta charset="utf-8">
<div style="width:1500px">wide</div><svg viewBox="0 0 10 10"><text x="500">out</text></svg>
<section id="tree" style="height:60px"><p style="width:400px;height:50px">here</p></section>
<script>console.error("so")</script>]])
  local lines, console = looked_at({ "bad.html" }, "control")
  local text = table.concat(lines, "\n")
  for _, words in ipairs { "at 400: is 15", "at 1400: is 15", "no section views",
    "third 3 of section tree is empty",
    "text beyond a drawing: out", "has an element to run" } do
    suite:check("a bad page: " .. words, text:find(words, 1, true), text)
  end
  suite:check("a bad page: its section that is there", not text:find("no section tree", 1, true),
    text)
  suite:check("a bad page: its console", #console > 0, text)
end

local function test_pages()
  local pages = {}
  for _, words in ipairs(robots()) do
    local name = words[1]
    local page = ("%s/%s.html"):format(suite.directory, name)
    cli.succeeds(suite, name .. ": generates", support.pinion { "--quiet", "--report", page, "-o",
      suite.directory .. "/" .. name, table.unpack(words, 2) })
    pages[#pages + 1] = name .. ".html"
  end
  local lines, console = looked_at(pages, "pages")
  local looked, wrong = split_off(lines)
  suite:check("all pages at all widths", looked == #pages * #WIDTHS, table.concat(lines, "\n"))
  suite:check("nothing is wrong with them", #wrong == 0, table.concat(wrong, "\n"))
  suite:check("nothing on the console", #console == 0, table.concat(console, "\n"))
  local pdf = suite.directory .. "/quad.pdf"
  support.run(("%s --print-to-pdf=%s file://\"$PWD\"/%s/quad.html"):format(BROWSER, quote(pdf),
    suite.directory))
  local bytes = support.contents(pdf) or ""
  local sheets = select(2, bytes:gsub("/Type /Page%f[^%w]", ""))
  suite:check("on paper: some sheets", sheets >= 3 and sheets <= 20, sheets)
end

-- ---- the data, against a compiler ---------------------------------------------------------------

-- sizes of arguments by the header
local function test_sizes()
  local place = suite.directory .. "/sizes"
  cli.succeeds(suite, "sizes: generates", support.pinion { "--quiet", "--base", "floating",
    "--functions", "all,derivatives,regressors,steps", "--frames", "lf_foot", "--prescribed", "all",
    "--tunable", "lf_hip:mass", "--report", place .. ".json", "-o", place, "models/quad.urdf" })
  local facts = json.decode(support.contents(place .. ".json"))
  local header, lines, count = support.contents(place .. "/quad.h"), {}, 0
  for _, fn in ipairs(facts.functions) do
    local list = header:match("[ \n]quad_" .. fn.name .. "(%b());")
    local k = 0
    for word in (list or ""):sub(2, -2):gmatch "[^,]+" do
      k = k + 1
      local arg, size = fn.arguments[k] or {}, "1"
      for dim in word:gmatch "%[([^%]]*)%]" do size = ("%s*(%s)"):format(size, dim) end
      if not word:find "_params" then
        count = count + 1
        lines[#lines + 1] = ('  if (%s != %s) printf("%s %s\\n");'):format(size, arg.numbers or -1,
          fn.name, arg.name)
      end
    end
    suite:check(fn.name .. ": its arguments", k == #fn.arguments, list)
  end
  support.write(place .. ".c", '#include <stdio.h>\n#include "quad.h"\nint main(void)\n{\n'
    .. table.concat(lines, "\n") .. '\n  puts("done");\n  return 0;\n}\n')
  local run = support.run(("cc -I runtime -I %s %s.c -o %s.out && %s.out"):format(quote(place),
    quote(place), quote(place), quote(place)))
  suite:check("sizes are those of the header", run.out == "done\n" and count > 100,
    run.out .. run.err)
end

-- ---- the command line ---------------------------------------------------------------------------

local function test_command_line()
  local place, model = suite.directory .. "/cli", "models/duo.urdf"
  local function words(...) return { "-o", place, ... } end
  for _, case in ipairs {
    { words("--report", "r.txt", model), ".html or .json", "'r.txt'" },
    { words("--report", ".json", model), "'.json'" },
    { words("--report", place .. "/r.json", model, "models/arm6.urdf"), "one robot" },
    { words("--report-cc", "cc", model), "needs --report" },
    { words("--report", "r.json", "--report-cc", "no-such-cc -O", model), "'no-such-cc -O'" },
    { words("--report", "r.json", "--report-cc", "cc -DDUO_H", model), "'cc -DDUO_H'", "error" },
  } do
    cli.complains(suite, table.concat(case[1], " "), support.pinion(case[1]), 2,
      { "--report", table.unpack(case, 2) })
    suite:check("nothing is written", not support.exists(place), cli.listed(place))
  end
  local page, data = place .. "/duo.html", place .. "/more/duo.json"
  local run = support.pinion(words("--report", page, "--report", data, model))
  suite:check("a directory that is not there", run.code == 1, run.err)
  suite:check("nothing is written", not support.exists(place .. "/duo.h"), cli.listed(place))
  data = place .. "/duo.json"
  cli.succeeds(suite, "both reports", support.pinion(words("--report", page, "--report", data,
    model)))
  suite:check("both are there", support.exists(page) and support.exists(data))
  cli.succeeds(suite, "--check does not look at them", support.pinion(words("--check", "--report",
    place .. "/other.json", model)))
  local header = support.contents(place .. "/duo.h")
  cli.succeeds(suite, "without", support.pinion(words(model)))
  suite:check("a report changes no C", header == support.contents(place .. "/duo.h"))
end

test_command_line()
test_sizes()
if support.has "chromium" then
  test_control()
  test_pages()
else
  suite:skip "chromium is not installed (sh tests/install.sh browser)"
end
suite:finish()
