#!/bin/sh
# scaling.sh -- costs of generated code and the runtime by joints: `make bench-scaling`.
#
#   BENCH_TOP=200     the most joints; 1 2 3 5 8 12 20 32 50 80 125 160 200 are tried
#   BENCH_LIMIT=60    seconds that one function may take to compile; what takes longer is left out
#   BENCH_LATEST=600  seconds that generating a robot may take; then the kind ends there
#   PROCESSES=3, BENCH_SAMPLES=21
#
# Leaves scaling.json in BENCH_DIR (.build/bench) and prints operations, times and fitted exponents.
# Run from the project's root after `make all`. Uses $LUA, $CC and $CXX when set.

set -u
dir=${BENCH_DIR:-.build/bench}
lua=${LUA:-lua5.4}
here=tests/bench
top=${BENCH_TOP:-200}
export PROCESSES="${PROCESSES:-3}" BENCH_LIMIT="${BENCH_LIMIT:-60}" BENCH_LATEST="${BENCH_LATEST:-600}"
export BENCH_PEERS="" BENCH_MORE="${BENCH_MORE-}"
best=$(sh $here/builds.sh | awk '$1 ~ /^O[0-9]$/ { best = $1 } END { print best }')
export BENCH_BUILDS="${BENCH_BUILDS:-$best}"

mkdir -p "$dir/scaling"
rm -f "$dir/scaling/list"
for kind in chain tree; do
  for n in 1 2 3 5 8 12 20 32 50 80 125 160 200; do
    [ "$n" -le "$top" ] || break
    name=$kind$n
    robot=$dir/scaling/$name
    echo "bench: building $name"
    "$lua" tests/support/robots/grown.lua $kind "$n" >"$robot.urdf" || exit 1
    if ! sh $here/robot.sh "$robot" "$robot.urdf" >"$robot.log" 2>&1; then
      echo "skipped: $name and larger: $(tail -n 1 "$robot.log")"
      break
    fi
    echo "$kind $n" >>"$dir/scaling/list"
  done
done

[ -s "$dir/scaling/list" ] || exit 1
echo "bench: timing"
p=1
while [ $p -le "$PROCESSES" ]; do
  while read -r kind n; do
    "$dir/scaling/$kind$n/bench.$p" "${BENCH_SAMPLES:-21}" >"$dir/scaling/$kind$n/run.$p.tsv" || exit 1
  done <"$dir/scaling/list"
  p=$((p + 1))
done
"$lua" $here/tables/scaling.lua "$dir"
