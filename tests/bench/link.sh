#!/bin/sh
# link.sh DIR N RUNTIMES LIBRARY.. -- links DIR/bench.N from robot.sh's objects, in the Nth order.
#
# The place of code in memory decides which cache lines it shares and how its jumps are aligned. So
# contestants have another order in each program, and so have the functions of each of ours. The
# same N is always the same order. Uses $CXX when set.

set -eu
dir=$1
n=$2
runtimes=$3
shift 3

# the lines of stdin in the Nth order, by `cksum` of N and the line
shuffled()
{
  while read -r line; do
    echo "$(echo "$n ${line##*/}" | cksum | cut -d ' ' -f 1) $line"
  done | sort -n | cut -d ' ' -f 2-
}

objects=
for name in $(cut -d ' ' -f 1 "$dir/teams" | shuffled); do
  object=$dir/team_$name.o
  if [ -d "$dir/$name.build" ]; then # one of ours: it only exports bench_NAME
    library=$runtimes/$name/runtime.a
    [ -f "$library" ] || library=
    ld -r -o "$object" $(printf '%s\n' "$dir/$name.build"/*.o | shuffled) $library
    # its constants stay separate: the linker would merge equal ones of all contestants, and so
    # scatter those of a function over many lines of the cache
    objcopy --keep-global-symbol="bench_$name" \
      --set-section-flags ".rodata.cst*=alloc,load,readonly,data" "$object"
  fi
  objects="$objects $object"
done
"${CXX:-g++}" "$dir"/main_*.o $objects "$runtimes/runtime_plain/runtime.a" "$@" -lm \
  -o "$dir/bench.$n"
