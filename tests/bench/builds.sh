#!/bin/sh
# builds.sh -- which builds of generated code there are: asks the generator and the machine.
#
# Prints a line for each, `NAME LEVEL LANES FLAGS..`: the contestant's name, the generator's level
# of optimisation (or -), lanes (or -), the compiler's flags. The first is what the others are
# checked against. Levels that the generator does not offer are not in the list, nor are lanes.
#
#   BENCH_BUILDS=list   only these, by name
#   BENCH_LANES=8       lanes
#
# Uses $LUA and $CC when set. Run from the project's root.

set -u
lua=${LUA:-lua5.4}
cc=${CC:-cc}
native=$(sh tests/bench/flags.sh straight)
plain=$(sh tests/bench/flags.sh plain)

# does the generator take these options?
takes() { "$lua" gen/pinion "$@" --dump model models/pendulum.urdf >/dev/null 2>&1; }

levels=
for level in O1 O2; do takes "-$level" && levels="$levels $level"; done
[ -n "$levels" ] || levels=-

machine_has() { echo | "$cc" $native -dM -E -x c - 2>/dev/null | grep -q "$1"; }

all()
{
  best=-
  for level in $levels; do
    name=$level
    [ "$level" = - ] && name=O1
    echo "$name $level - $native"
    best=$level
  done
  for level in $levels; do
    name=$level
    [ "$level" = - ] && name=O1
    echo "${name}_plain $level - $plain"
  done
  n=${BENCH_LANES:-8}
  takes --lanes "$n" || return 0
  echo "x$n $best $n $native"
  if machine_has __AVX512F__; then
    echo "x${n}_avx2 $best $n -O2 -mavx2 -mfma -ffp-contract=fast"
  fi
  echo "x${n}_plain $best $n $plain"
}

if [ -n "${BENCH_BUILDS:-}" ]; then
  all | while read -r name rest; do
    case " $BENCH_BUILDS " in *" $name "*) echo "$name $rest" ;; esac
  done
else
  all
fi
