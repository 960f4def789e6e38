-- Tests gen/unix/heap.c, the allocator of the generator, in a separate Lua process.

local process = "lua5.4 -e '%s' 2>&1"

-- the output of a script that can require gen/, and whether it succeeded
local function run(script)
  local path = 'package.cpath = "gen/?.so;" .. package.cpath '
  local pipe = assert(io.popen(process:format(path .. script)))
  local printed = pipe:read "a"
  return printed, (pipe:close())
end

local USE = 'local unix = require "unix.core" assert(unix.own_heap()) '

describe("blocks of memory", function()
  it("are served from before Lua's first table to its end, and requested twice", function()
    local printed, ended = run(USE .. [[
      assert(unix.own_heap())
      local kept = setmetatable({}, { __gc = function(t) print("closed", #t) end })
      for k = 1, 1000 do kept[k] = { tostring(k) } end
    ]])
    assert.equal("closed\t1000\n", printed)
    assert.is_true(ended)
  end)

  it("keep their contents while tables and strings of all sizes grow, shrink and go", function()
    local printed, ended = run([[local before = {} for k = 1, 500 do before[k] = { k } end ]] .. USE
      .. [[
      local state, lists = 20, {}
      local function random(n)
        state = (state * 1103515245 + 12345) % 2147483648
        return state // 65536 % n + 1
      end
      local function word(k, i) return ("%d"):format(i):rep(k % 40) end
      for step = 1, 6000 do
        local k = random(300)
        for i, x in ipairs(lists[k] or {}) do assert(x == word(k, i)) end
        lists[k] = {}
        for i = 1, random(60) do lists[k][i] = word(k, i) end
        if step % 2000 == 0 then collectgarbage() end
      end
      local list, index, text = {}, {}, ""
      for k = 1, 1 << 16 do
        list[k], index["at " .. k] = k, k
        if k % 4096 == 0 then assert(unix.own_heap()) end
        if k % 256 == 0 then text = text .. k .. "\n" end
      end
      for k = 1, #list do assert(list[k] == k and index["at " .. k] == k) end
      local k = 0
      for line in text:gmatch "%d+" do k = k + 256 assert(line == tostring(k)) end
      assert(k == #list)
      for k = 1, 500 do assert(before[k][1] == k) before[k] = ("x"):rep(4 * k) end
      collectgarbage()
      print(#before[500])
    ]])
    assert.equal("2000\n", printed)
    assert.is_true(ended)
  end)

  it("are reused after it was requested again", function()
    local printed = run(USE .. [[
      local function size() -- in pages, where Linux tells it
        local file = io.open "/proc/self/statm"
        return file and tonumber(file:read("a"):match " (%d+)") or 1
      end
      local function use()
        assert(unix.own_heap())
        local list = {}
        for k = 1, 100000 do list[k] = { k } end
        list = nil
        collectgarbage()
      end
      use()
      local once = size()
      for _ = 1, 10 do use() end
      print(size() < 2 * once)
    ]])
    assert.equal("true\n", printed)
  end)

  it("are left alone where addresses are scarce", function()
    local pipe = assert(io.popen([[ulimit -v 2000000; lua5.4 -e 'package.cpath = "gen/?.so;" ]]
      .. [[print(require("unix.core").own_heap())' 2>&1]]))
    assert.equal("false\n", pipe:read "a")
    assert(pipe:close())
  end)
end)
