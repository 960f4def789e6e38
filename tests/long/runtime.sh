#!/bin/sh
# long/runtime.sh -- the runtime's tests with three times as many trees, the runtime optimised, and
# all with every trap: what C leaves undefined stops the program.  Of the tests those are optimised
# that hold code of the runtime, inlined.  That of rows.h only a little: with traps, -O2 takes gcc
# three times as long; and for this processor, so that wide vectors are tested, too.

set -u
cd "$(dirname "$0")/../.." || exit 1
PINION_LONG=1
export PINION_LONG
root=$PWD
program=$root/.build/tests/runtime_long
objects=$program.o
rm -rf "$objects"
mkdir -p "$objects"

# compiled LEVEL FILE...: their objects, in `objects`
compiled()
{
  level=$1
  shift
  for file in "$@"; do set -- "$@" "$root/$file"; shift; done
  (cd "$objects" && "${CC:-cc}" -std=c99 -Wall -Wextra -Wno-psabi $level -fsanitize=undefined \
    -fsanitize-undefined-trap-on-error -I "$root/runtime" -I "$root/tests/runtime" -c "$@") || exit 1
}

compiled -O0 tests/runtime/*.c tests/runtime/*/*.c
cat runtime/generic/*/*.c >"$program.c" # one text takes a third less
compiled -O2 runtime/*.c runtime/[cm]*/*.c .build/tests/runtime_long.c tests/runtime/kernels/sines_lanes.c
compiled '-Og -march=native' tests/runtime/kernels/test_rows.c
"${CC:-cc}" "$objects"/*.o -o "$program" -lcmocka -lm || exit 1
"$program" >"$program.log" 2>&1
status=$?
[ "$status" -eq 0 ] || cat "$program.log"
awk -v status="$status" '
  /^\[  PASSED  \] [0-9]+ test\(s\)/ { passed += $4 }
  /^\[  FAILED  \] [0-9]+ test\(s\)/ { failed += $4 }
  END {
    if (status != 0 && failed == 0) failed = 1 # a trap
    print passed + 0 " passed, " failed + 0 " failed"
    exit failed > 0 || passed == 0
  }' "$program.log"
