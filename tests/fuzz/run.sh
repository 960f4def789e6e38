#!/bin/sh
# run.sh [SECONDS [SEED [JOBS]]] -- random robots and options against the oracle, on JOBS cores.
# run.sh --replay FILE, --case SEED NUMBER -- one case, see fuzz.lua.
#
# The seed is fresh unless given, and printed. Findings stay in .build/fuzz/findings.
# Last line `N passed, N failed`; exit 1 if anything failed or nothing ran.

set -u
cd "$(dirname "$0")/../.." || exit 1
export PINION_VERIFY="$PWD/tests/support/verify.lua" # looks at each program between passes
lua=${LUA:-lua5.4}
cc=${CC:-cc}
lib=.build/fuzz/lib
mkdir -p "$lib" .build/fuzz/findings || exit 1

# what every case links: the judge, the oracle, and the runtime's kernels; compiled once, in a
# directory of this process, since others may do the same
build()
{
  for c in tests/oracle/*.c tests/fuzz/judge/*.c runtime/manifold.c runtime/manifoldf.c runtime/sincos.c; do
    o=$lib/$(basename "$c" .c).o
    newer=$(find tests/oracle tests/fuzz runtime -name '*.h' -newer "$o" 2>/dev/null | head -n 1)
    if [ ! -f "$o" ] || [ "$c" -nt "$o" ] || [ -n "$newer" ]; then
      "$cc" -std=c99 -O1 -ffp-contract=off -Wall -Wextra -I runtime -c "$c" -o "$o.$$" &&
        mv "$o.$$" "$o" || return 1
    fi
  done
}

build || exit 1
case ${1:-} in
  --build) exit 0 ;;
  --*) exec "$lua" tests/fuzz/fuzz.lua "$@" ;;
esac

seconds=${1:-60}
seed=${2:-}
jobs=${3:-1}
[ -n "$seed" ] || seed=$(($(date +%s) % 1000000 * 100 + $$ % 100))
echo "fuzz: $seconds s, seed $seed, $jobs jobs"

logs=.build/fuzz/log.$$
worker=1
while [ "$worker" -le "$jobs" ]; do
  "$lua" tests/fuzz/fuzz.lua "$seconds" "$seed" "$worker" >"$logs.$worker" 2>&1 &
  worker=$((worker + 1))
done
wait
cat "$logs".*
awk '/^[0-9]+ passed, [0-9]+ failed$/ { p += $1; f += $3; n++ }
  END { f += jobs - n; print p + 0 " passed, " f + 0 " failed"; exit !(f == 0 && p > 0) }' \
  jobs="$jobs" "$logs".*
status=$?
rm -f "$logs".*
exit $status
