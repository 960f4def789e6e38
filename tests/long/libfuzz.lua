#!/usr/bin/env lua5.4
-- The three targets of `make libfuzz` compile, start and run some inputs (tests/fuzz/README.md).

local support = dofile "tests/support/c.lua"
local suite = support.suite "long_libfuzz"

local probe = support.run("echo 'int LLVMFuzzerTestOneInput(const char *d, long n) "
  .. "{ return n < 0 && *d; }' | clang -fsanitize=fuzzer,address,undefined -x c - -o /dev/null")
if probe.code ~= 0 then
  suite:skip "clang with libFuzzer is not here: `make libfuzz` installs it"
  suite:finish()
end

local ran = support.run "MAKEFLAGS= make -s run-libfuzz TIME=3"
for _, target in ipairs { "xml", "check", "urdf" } do
  local runs = tonumber(ran.out:match("%f[%w]" .. target .. ": (%d+) runs"))
  suite:check(target .. " runs", ran.code == 0 and runs and runs > 0, ran.out .. ran.err)
end
suite:finish()
