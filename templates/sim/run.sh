#!/bin/sh
# run.sh ROBOT.urdf DIR 'OPTIONS' WORD... -- generates a robot, compiles sim.c and loops.c with it,
# runs it with the words, and draws its motion: DIR/sim.csv, DIR/sim.svg (curves), DIR/film.svg (ten
# instants) and DIR/play.html (a page that plays it).  `make sim MODEL=quad` calls it.
#
# It uses $LUA and $CC if they are set, and the pinion of this tree.  For an installed pinion, set
# PINION, and RUNTIME to the directory of its C.  DIR may have the robot from an earlier run.

set -eu
here=$(cd "$(dirname "$0")" && pwd)
lua=${LUA:-lua5.4}
runtime=${RUNTIME:-$here/../../runtime}
urdf=$1
dir=$2
options=$3
shift 3

mkdir -p "$dir"
functions=all,steps
defines=
case $options in *--prescribed*) defines="$defines -DSIM_HYBRID" ;; esac
case $options in
  *--config*) functions=$functions,constraints defines="$defines -DSIM_LOOPS" ;;
esac
# $options is words
pinion()
{
  ${PINION:-"$lua" "$here/../../gen/pinion"} "$@"
}
pinion --quiet --name robot --functions "$functions" -o "$dir" $options "$urdf"

# what functions of constraints take, if there are any
grep -q 'unsigned mask' "$dir/robot.h" && defines="$defines -DSIM_SWITCHED"
grep -q ' phi_d\[' "$dir/robot.h" && defines="$defines -DSIM_MOVING"

compile()
{
  set --
  for f in "$dir"/robot_*.c; do
    [ "$f" = "$dir/robot_selftest.c" ] || set -- "$@" "$f"
  done
  ${CC:-cc} -std=c99 ${CFLAGS:--O1} $defines -I "$runtime" -I "$dir" "$here/sim.c" "$here/loops.c" "$@" \
    "$runtime"/*.c "$runtime"/generic/*/*.c "$runtime/contact/contact.c" -lm -o "$dir/sim"
}

compile
"$dir/sim" "$@" >"$dir/sim.csv"
"$lua" "$here/plot.lua" "$dir/sim.csv" >"$dir/sim.svg"
pinion film $options "$dir/sim.csv" "$urdf" >"$dir/film.svg"
pinion play $options "$dir/sim.csv" "$urdf" >"$dir/play.html"
echo "pinion: $dir/sim.csv, sim.svg, film.svg and play.html"
