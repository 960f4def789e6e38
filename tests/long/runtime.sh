#!/bin/sh
# long/runtime.sh -- the runtime's tests, all of them optimised, with three times as many trees.

set -u
cd "$(dirname "$0")/../.." || exit 1
PINION_LONG=1
export PINION_LONG
program=.build/tests/runtime_long
mkdir -p .build/tests
"${CC:-cc}" -std=c99 -Wall -Wextra -Wno-psabi -O2 -fsanitize=undefined \
  -fsanitize-undefined-trap-on-error -I runtime tests/runtime/*.c runtime/*.c runtime/*/*.c -o "$program" \
  -lcmocka -lm || exit 1
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
