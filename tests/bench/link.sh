#!/bin/sh
# link.sh DIR N RUNTIMES LIBRARY.. -- DIR/bench.N from what robot.sh compiled, in its Nth order.
#
# Where code lies in memory decides which lines of a cache it shares and how its jumps are aligned.
# So contestants stand in another order in each program, and so do the functions of each of ours.
# The same N is always the same order. Uses $CXX when set.

set -eu
dir=$1
n=$2
runtimes=$3
shift 3

# the lines of stdin, in the Nth order: by what `cksum` makes of N and the line
shuffled()
{
  while read -r line; do
    echo "$(echo "$n ${line##*/}" | cksum | cut -d ' ' -f 1) $line"
  done | sort -n | cut -d ' ' -f 2-
}

objects=
for name in $(cut -d ' ' -f 1 "$dir/teams" | shuffled); do
  object=$dir/team_$name.o
  if [ -d "$dir/$name.build" ]; then # one of ours: only bench_NAME is seen
    library=$runtimes/$name/runtime.a
    [ -f "$library" ] || library=
    ld -r -o "$object" $(printf '%s\n' "$dir/$name.build"/*.o | shuffled) $library
    # and its constants stay its own: the linker would merge equal ones of all contestants, and so
    # scatter those of a function over many lines of the cache
    objcopy --keep-global-symbol="bench_$name" \
      --set-section-flags ".rodata.cst*=alloc,load,readonly,data" "$object"
  fi
  objects="$objects $object"
done
"${CXX:-g++}" "$dir"/main_*.o $objects "$runtimes/runtime_plain/runtime.a" "$@" -lm \
  -o "$dir/bench.$n"
