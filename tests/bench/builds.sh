#!/bin/sh
# builds.sh -- lists the builds of generated code, by the generator's options and the machine.
#
# Prints a line for each, `NAME TEXT LANES CC FLAGS..`: the contestant's name, the generator's
# options (O1, O2; off: -O2 --limbs off; before: -O2 of another checkout), lanes (or -), compiler
# and flags. The first is the reference for the others. NAME is TEXT or x8, with _gcc or _clang for
# the compiler other than $CC and with _plain for its default flags. On stderr `skipped: ..` for a
# compiler that is missing.
#
#   BENCH_BUILDS=list   only these, by name; without it all but `off`
#   BENCH_LANES=8       lanes
#   BENCH_BEFORE=DIR    another checkout of pinion, after its `make`: its code competes
#   BENCH_OTHER=clang   the other compiler; none when empty
#
# Uses $LUA and $CC when set. Run from the project's root.

set -u
lua=${LUA:-lua5.4}
cc=${CC:-cc}

# flags COMPILER KIND
flags() { CC=$1 sh tests/bench/flags.sh "$2"; }

is_clang() { "$1" --version 2>/dev/null | grep -q clang; }

# does the generator take these options?
takes() { "$lua" gen/pinion "$@" --dump model models/pendulum.urdf >/dev/null 2>&1; }

machine_has() { echo | "$cc" $native -dM -E -x c - 2>/dev/null | grep -q "$1"; }

# single TEXT: its builds by both compilers; -O1 by the other compiler, too
single()
{
  echo "$1 $1 - $cc $native"
  echo "${1}_plain $1 - $cc $plain"
  [ "$1" != O1 ] && [ -n "$other" ] || return 0
  echo "${1}_$other $1 - $other $(flags "$other" straight)"
  echo "${1}_${other}_plain $1 - $other $(flags "$other" plain)"
}

lanes()
{
  n=${BENCH_LANES:-8}
  takes --lanes "$n" || return 0
  echo "x$n O2 $n $cc $native"
  if machine_has __AVX512F__; then
    echo "x${n}_avx2 O2 $n $cc -O2 -mavx2 -mfma -ffp-contract=fast"
  fi
  echo "x${n}_plain O2 $n $cc $plain"
  [ -z "$other" ] || echo "x${n}_$other O2 $n $other $(flags "$other" straight)"
}

native=$(flags "$cc" straight)
plain=$(flags "$cc" plain)
if is_clang "$cc"; then other=${BENCH_OTHER-gcc}; else other=${BENCH_OTHER-clang}; fi
if [ -n "$other" ] && ! command -v "$other" >/dev/null; then
  echo "skipped: builds by $other, which is not installed" >&2
  other=
fi

all()
{
  for text in O1 O2 off ${BENCH_BEFORE:+before}; do single "$text"; done
  lanes
}

if [ -n "${BENCH_BUILDS:-}" ]; then
  all | while read -r name rest; do
    case " $BENCH_BUILDS " in *" $name "*) echo "$name $rest" ;; esac
  done
else
  all | grep -v '^off'
fi
