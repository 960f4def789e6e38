-- Tests tests/install.sh with a stand-in for apt-get that prints its arguments, and may find its
-- lists locked.

local DIR = ".build/tests/install"
local TOOLS = "chmod env grep mkdir sh tail touch"

local APT = [[
#!/bin/sh
echo "$*" >>said
read -r locked <locked
case "$* $locked" in
  *" update "x*)
    echo "${locked#x}" >locked
    echo "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 1 (apt-get)"
    exit 100 ;;
  *" update broken") echo "E: no such host"; exit 100 ;;
  *" install "*) printf '#!/bin/sh\n' >bin/frama-c; chmod +x bin/frama-c ;;
esac
]]

local function write(name, text)
  local file = assert(io.open(DIR .. "/" .. name, "wb"))
  file:write(text)
  file:close()
end

-- the output, and the arguments of apt-get, with the lists `locked` or not
local function installed(locked)
  assert(os.execute(("rm -rf %s && mkdir -p %s/bin && for t in %s; do ln -s \"$(command -v $t)\" "
    .. "%s/bin; done"):format(DIR, DIR, TOOLS, DIR)))
  write("bin/apt-get", APT)
  write("bin/id", "#!/bin/sh\necho 0\n")
  write("bin/sleep", "#!/bin/sh\necho sleep $1 >>said\n")
  write("locked", locked .. "\n")
  local pipe = assert(io.popen(("cd %s && chmod +x bin/* && PATH=\"$PWD/bin\" sh "
    .. "../../../tests/install.sh prove 2>&1; echo $?; cat said"):format(DIR)))
  local text = pipe:read "a"
  pipe:close()
  return text:match "^(.-)(%d+)\n(.*)$"
end

local INSTALL = "-o DPkg::Lock::Timeout=120 install -y --no-install-recommends frama-c-base\n"
local UPDATE = "-o DPkg::Lock::Timeout=120 update\n"
local HEAD = "pinion: installing frama-c-base (apt)\n"

describe("what is missing", function()
  it("is installed", function()
    assert.same({ HEAD, "0", UPDATE .. INSTALL }, { installed "" })
  end)

  it("waits for another apt-get, and says so once", function()
    local again = UPDATE .. "sleep 2\n"
    assert.same({ HEAD .. "pinion: waiting for another apt-get, up to 2 minutes\n", "0",
      again .. again .. again .. UPDATE .. INSTALL }, { installed "xxx" })
  end)

  it("does not wait for ever", function()
    local out, code, said = installed(("x"):rep(200))
    assert.equal("1", code)
    assert.equal(60, select(2, said:gsub("sleep 2\n", "")))
    assert.matches("E: Could not get lock", out, 1, true)
  end)

  it("does not wait where something else is wrong", function()
    local out, code, said = installed "broken"
    assert.same({ "1", UPDATE }, { code, said })
    assert.matches("E: no such host", out, 1, true)
  end)
end)
