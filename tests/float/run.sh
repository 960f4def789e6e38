#!/bin/sh
# run.sh ROBOT 'OPTIONS' [STATES] -- errors of a robot's functions in float, against the runtime in
# double, over random states (1000 unless said); `make float-error ROBOT=arm6`.  ROBOT: one of
# models/, or a URDF file.
#
# Prints a line for each function: the largest difference of any state, and the one that 99.9 % of
# the states do not exceed, both relative as in the self-test, and a word where a state is worse
# than the 1e-5 that pinion promises.  States whose H is singular do not count.
#
# Each state is a run of the self-test with a seed of its own.

set -eu
robot=$1
options=$2
states=${3:-1000}
case $robot in
  *.urdf) file=$robot ;;
  *) file=models/$robot.urdf ;;
esac
dir=.build/float/$(basename "$file" .urdf)

# $options is a list of words
${LUA:-lua5.4} gen/pinion --quiet --name r --real float -o "$dir" $options "$file"
${CC:-cc} -std=c99 ${CFLAGS:--O2} -I runtime -I "$dir" "$dir"/r_*.c .build/libpinion.a -lm \
  -o "$dir/run"

for seed in $(seq "$states"); do "$dir/run" 1 "$seed" || true; done |
  sed -n -e '/^ *golden /d' -e 's/^ *\([A-Za-z0-9_]*\) *\(ok\|FAIL\) .*largest relative \([a-z]*\) \([^ ]*\).*/\1 \3 \4/p' |
  sort -k 1,1 -k 3,3g | awk -v promised=1e-5 '
    function told(name, rank) {
      rank = int(0.999 * n + 0.5)
      printf "%-24s %10.2g %10.2g  %6d  %s%s\n", name, list[n], list[rank], n, what,
        (list[n] > promised + 0 ? "  more than " promised ": generate it in double" : "")
    }
    BEGIN {
      printf "%-24s %10s %10s  %6s  %s\n", "function", "largest", "99.9 %", "states", "relative"
    }
    $1 != name { if (n) told(name); name = $1; n = 0 }
    { list[++n] = $3 + 0; what = $2 }
    END { if (n) told(name); else { print "no state was compared"; exit 1 } }'
