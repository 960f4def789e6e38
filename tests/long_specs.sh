#!/bin/sh
# long_specs.sh -- the specs that take a share of their random cases in `make test`, with all of
# them: every other spec, and by long_other_specs.sh the rest, so that two jobs share them.

set -u
cd "$(dirname "$0")/.." || exit 1
PINION_LONG=1
export PINION_LONG
passed=0
failed=0
rest=${1:-0}
for spec in $(grep -l 'random\.many(' tests/*_spec.lua | awk -v rest="$rest" 'NR % 2 == rest'); do
  log=.build/test-long/$(basename "$spec").long.log
  mkdir -p .build/test-long
  busted --helper=tests/support_collector.lua --lua="${LUA:-lua5.4}" -o plainTerminal \
    "$spec" >"$log" 2>&1
  counts=$(sed -n 's,^\([0-9]*\) success[es]* / \([0-9]*\) failures* / \([0-9]*\) errors* / .*,\1 \2 \3,p' \
    "$log" | tail -n 1)
  set -- ${counts:-0 1 0}
  passed=$((passed + $1))
  failed=$((failed + $2 + $3))
  if [ $(($2 + $3)) -gt 0 ]; then
    echo "FAILED: $spec"
    cat "$log"
  fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
