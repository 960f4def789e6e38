#!/bin/sh
# suites/reference/fuzz.sh -- runs the seeds and earlier finds of the fuzzers in tests/fuzz again, through the
# same targets, compiled with sanitizers but without libFuzzer: tests/bad, models/ and
# tests/fuzz/corpus.  (Finds that run the generator are in tests/fuzz/fuzz_spec.lua.)

set -u
cd "$(dirname "$0")/../../.." || exit 1
out=.build/test/fuzz
passed=0
failed=0
mkdir -p "$out"

# replay TARGET DIRECTORY..., FILE...: at least one input, and none that ends the program
replay()
{
  target=$1
  shift
  log=$out/$target.log
  if MAKEFLAGS='' MFLAGS='' ${MAKE:-make} -s ".build/fuzz/replay_$target" >"$log" 2>&1 &&
    ".build/fuzz/replay_$target" "$@" >"$log" 2>&1 &&
    tail -n 1 "$log" | grep -q '^[1-9][0-9]* inputs$'; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAILED: replay_$target; the input is named before what it said:"
    tail -n 40 "$log"
  fi
}

# Lua's state is kept on purpose, it is no leak
ASAN_OPTIONS=detect_leaks=0
export ASAN_OPTIONS
replay xml tests/bad/*.urdf models/*.urdf models/*.xml tests/fuzz/corpus/xml.hex
replay check tests/fuzz/corpus/check.hex
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
