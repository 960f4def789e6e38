#!/bin/sh
# run.sh -- the demonstration of `make demo`: arm6 from URDF to running C, one line a step.
#
# Leaves everything in .build/demo: arm6/ (the generated C), selftest and demo (the programs).
# Run from the project's root after `make all`.  Uses $LUA and $CC when set.

set -eu
lua=${LUA:-lua5.4}
cc=${CC:-cc}
dir=.build/demo
c99="-std=c99 -O2 -I runtime -I $dir/arm6"

rm -rf "$dir"
mkdir -p "$dir"

echo "pinion: generating $dir/arm6 from models/arm6.urdf"
"$lua" gen/pinion -o "$dir/arm6" models/arm6.urdf

echo "pinion: compiling the self-test (generated C against the generic runtime)"
"$cc" $c99 "$dir"/arm6/arm6_*.c $(find runtime/ -name '*.c') -lm -o "$dir/selftest"

echo "pinion: compiling the demo"
sources=
for f in "$dir"/arm6/arm6_*.c; do
  [ "$f" = "$dir/arm6/arm6_selftest.c" ] || sources="$sources $f"
done
"$cc" $c99 tests/demo/demo.c $sources $(find runtime/ -name '*.c') -lm -o "$dir/demo"

echo "pinion: running the self-test"
"$dir/selftest"

echo "pinion: running the demo"
echo
"$dir/demo"
