#!/usr/bin/env lua5.4
-- The three targets of `make libfuzz` compile, start and run some inputs (tests/fuzz/README.md).

local support = dofile "tests/support/c.lua"
local suite = support.suite "long_libfuzz"

local empty = "int LLVMFuzzerTestOneInput(const char *data, unsigned long size)\n"
  .. "{ return data && size ? 0 : 0; }\n"
local probe = support.run("mkdir -p .build/test && printf '%s' '" .. empty
  .. "' >.build/test/probe.c && clang -fsanitize=fuzzer -o .build/test/probe .build/test/probe.c")
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
