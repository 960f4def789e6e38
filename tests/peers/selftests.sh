#!/bin/sh
# selftests.sh -- the robots of tests/peers in the ordinary tests: each one's own self-test, in
# double and in float, on a fixed base and, where it has no floating joint, on a floating one.
#
# Needs neither MuJoCo nor KDL.  Last line `N passed, N failed`.  Run from the project's root after
# `make all`.  Uses $LUA when set, and tcc, which takes a moment, or $CC.

set -u
dir=.build/peers-selftests
lua=${LUA:-lua5.4}
if command -v tcc >/dev/null; then fast=tcc; else fast="${CC:-cc} -std=c99 -O0"; fi

# tried URDF BASE REAL: generates and compiles it; all of its self-test has to pass
tried()
{
  here=$dir/$(basename "$1" .urdf)-$2-$3
  "$lua" gen/pinion --name r --base "$2" --real "$3" -o "$here" "$1" &&
    $fast -I runtime "$here"/r_*.c .build/libpinion.a -lm -o "$here/selftest" &&
    "$here/selftest"
}

rm -rf "$dir"
mkdir -p "$dir"
passed=0
failed=0
for urdf in tests/peers/*.urdf; do
  bases=fixed
  grep -q 'type="floating"' "$urdf" || bases="fixed floating"
  for base in $bases; do
    for real in double float; do
      log=$dir/log
      if tried "$urdf" "$base" "$real" >"$log" 2>&1; then
        passed=$((passed + 1))
      else
        failed=$((failed + 1))
        echo "$urdf, $base base, $real:"
        cat "$log"
      fi
    done
  done
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
