#!/bin/sh
# make.sh -- makes tests/golden/*.json anew: numbers of models/*.urdf that MuJoCo computed, from the
# URDF by its own reader, so that the project proves itself against something that shares no line
# with it.  `make golden-numbers` calls it; suites/reference/numbers.lua compares.
#
# The files in git were made by MuJoCo 2.2.2 (Debian's libmujoco-dev 2.2.2-3).  Another version
# gives other last digits.  The quadruped and the humanoid have two states each.

set -eu
cd "$(dirname "$0")/../.."
build=.build/golden
lua=${LUA:-lua5.4}
mkdir -p "$build"
${CC:-cc} -std=c99 -D_DEFAULT_SOURCE -O1 -Wall -Wextra tests/golden/numbers.c -lmujoco -lm \
  -o "$build/numbers"

# numbers ROBOT BASE STATES SEED
numbers()
{
  "$lua" tests/golden/prepare.lua "models/$1.urdf" "$2" >"$build/$1.urdf"
  "$build/numbers" "$build/$1.urdf" "$2" "$3" "$4" >"$build/$1.$2.json"
  mv "$build/$1.$2.json" "tests/golden/$1.$2.json"
}

for robot in arm6 arm7 cartpole double_pendulum duo fourbar gripper pendulum skew slider_crank \
  tackle; do
  numbers "$robot" fixed 2 1
done
for robot in brick top book_top disc; do numbers "$robot" floating 2 2; done
for robot in biped quad; do numbers "$robot" floating 1 2; done
numbers humanoid floating 1 3
