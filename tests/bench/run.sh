#!/bin/sh
# run.sh -- the benchmark of `make bench`: builds all robots, then times them, one at a time.
#
#   ROBOT=path.urdf    that robot alone, FLAGS='--base floating' its options for the generator
#   PROCESSES=5        processes of each robot, over which medians and ranges are taken; each is a
#                      program linked in another order
#   BENCH_SAMPLES=101  samples of each quantity and contestant in a process
#   BENCH_FAST=1       a quick look: 2 processes, 21 samples, no instruction counts, neither KDL nor
#                      DART (their headers take long to compile), one compiler, native builds only
#   BENCH_COUNT=0      no instruction counts
#   BENCH_DIR          where all of it goes, .build/bench
#   BENCH_PEERS, BENCH_BUILDS, BENCH_BEFORE, BENCH_OTHER, BENCH_LANES, BENCH_FUNCTIONS, BENCH_MORE:
#   see peers.sh, builds.sh, robot.sh
#
# Leaves bench.json and bench.svg in BENCH_DIR and prints the tables. A line `skipped: ...` names
# what is not on this machine, and contestants whose results differ from the first build's. Exit 1
# if a robot could not be built, or if one of our own builds was wrong. Run from the project's root
# after `make all`. Uses $LUA, $CC and $CXX when set.

set -u
dir=${BENCH_DIR:-.build/bench}
minutes="15 minutes"
lua=${LUA:-lua5.4}
here=tests/bench
if [ -n "${BENCH_FAST:-}" ]; then
  PROCESSES=${PROCESSES:-2} BENCH_SAMPLES=${BENCH_SAMPLES:-21} BENCH_COUNT=${BENCH_COUNT:-0}
  export BENCH_PEERS="${BENCH_PEERS-mujoco bullet}" BENCH_OTHER="${BENCH_OTHER-}"
  native=$(sh $here/builds.sh | awk '/march=native/ { printf "%s ", $1 }')
  export BENCH_BUILDS="${BENCH_BUILDS-$native}"
  minutes="two minutes"
fi
[ -z "${ROBOT:-}" ] || minutes="a minute or two"
export PROCESSES="${PROCESSES:-5}" BENCH_SAMPLES="${BENCH_SAMPLES:-101}"
mkdir -p "$dir"
rm -f "$dir/bench.json" "$dir/bench.svg"

robots()
{
  if [ -n "${ROBOT:-}" ]; then
    echo "$ROBOT ${FLAGS:-}"
  else
    echo "models/arm6.urdf"
    echo "models/arm7.urdf"
    echo "models/quad.urdf --base floating --config tests/peers/closed/quad.lua"
    echo "models/humanoid.urdf --base floating"
    echo "models/biped.urdf --base floating --config models/biped.lua"
  fi
}

# prints the next step, and the time so far
say() { echo "bench: [$(($(date +%s) - began)) s] $*"; }

name_of() { basename "$1" .urdf | tr -c 'A-Za-z0-9_.\n-' _; }

# instructions NAME: callgrind.N of its contestants
instructions()
{
  command -v valgrind >/dev/null || return 0
  valgrind --tool=callgrind --collect-atstart=no --callgrind-out-file="$dir/robots/$1/callgrind" \
    "$dir/robots/$1/bench.1" --count >"$dir/robots/$1/valgrind.log" 2>&1
  for f in "$dir/robots/$1"/callgrind.*; do
    [ -f "$f" ] && grep -E '^(desc: Trigger|totals|summary)' "$f" >"$f.short" && mv "$f.short" "$f"
  done
}

# build URDF FLAG..: into robots/NAME; its name to `built` when that went well
build()
{
  urdf=$1
  shift
  name=$(name_of "$urdf")
  say "building $name"
  if sh $here/robot.sh "$dir/robots/$name" "$urdf" "$@" >"$dir/$name.log" 2>&1 </dev/null; then
    printf '%s' "$*" >"$dir/robots/$name/flags"
    echo "$name" >>"$dir/built"
    grep '^skipped: ' "$dir/$name.log" >>"$dir/skipped"
  else
    cat "$dir/$name.log"
    echo "$name" >>"$dir/failed"
  fi
}

# off NAME: prints the contestants with wrong results, and by how much; fails if one is ours
off()
{
  awk -v robot="$1" '
    FS == " " { ours[$1] = 1; next }
    $1 == "wrong" {
      own = $2 in ours || $2 ~ /^runtime/
      printf "bench: %s: %s is off by %s in %s and is not timed there%s\n", robot, $2, $4, $3,
        own ? ": a mistake of ours" : ""
      bad = bad || own
    }
    END { exit bad }' FS=' ' "$dir/robots/$1/builds" FS='\t' "$dir/robots/$1/run.1.tsv"
}

# the most operations on single numbers in a nanosecond, by each of two kinds of flags, into
# DIR/peak
peak()
{
  for kind in straight plain; do
    flags=$(sh $here/flags.sh $kind)
    "${CC:-cc}" -std=c99 $flags -fno-tree-vectorize -fno-tree-slp-vectorize \
      $here/peak.c $here/moments.c -o "$dir/peak_$kind" && echo "$kind $("$dir/peak_$kind")"
  done >>"$dir/peak"
}

began=$(date +%s)
rm -f "$dir/built" "$dir/failed" "$dir/skipped" "$dir/peak"
: >"$dir/skipped"
robots >"$dir/list"
echo "bench: $(wc -l <"$dir/list") robots, each generated and compiled as $(
  sh $here/builds.sh 2>/dev/null | cut -d ' ' -f 1 | tr '\n' ' ')"
echo "bench: then $PROCESSES processes of each. All of it takes about $minutes on two free cores."
while read -r urdf flags; do
  build "$urdf" $flags
done <"$dir/list"
[ -f "$dir/built" ] || exit 1
sort -u "$dir/skipped"

# nothing else runs while times are taken; the processes of a robot are spread over the whole run
n=1
while [ $n -le "$PROCESSES" ]; do
  say "timing, process $n of $PROCESSES"
  peak
  for name in $(cat "$dir/built"); do
    "$dir/robots/$name/bench.$n" "$BENCH_SAMPLES" >"$dir/robots/$name/run.$n.tsv" ||
      echo "$name" >>"$dir/failed"
  done
  n=$((n + 1))
done
if [ "${BENCH_COUNT:-1}" != 0 ]; then
  say "counting instructions"
  for name in $(cat "$dir/built"); do instructions "$name"; done
fi

"$lua" $here/tables/report.lua "$dir" $(cat "$dir/built") && "$lua" $here/tables/tables.lua "$dir/bench.json" &&
  "$lua" $here/tables/chart.lua "$dir/bench.json" >"$dir/bench.svg" || exit 1
for name in $(cat "$dir/built"); do off "$name" || echo "$name" >>"$dir/failed"; done
[ ! -f "$dir/failed" ]
