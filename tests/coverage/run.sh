#!/bin/sh
# run.sh -- which lines of gen/ and runtime/ the tests reach; `make coverage` calls it.
#
# In a copy of the tree, .build/coverage/tree, so that nothing instrumented stays behind: C by gcc
# --coverage (the runtime's own tests, the fuzz corpus, the XML reader in the generator), Lua
# by lines.c in every Lua process of the suites that match $TESTS (unless set: all specs, and the
# suites of the command line and of options).

set -eu
cd "$(dirname "$0")/../.."
place=$PWD/.build/coverage
tree=$place/tree
make=${MAKE:-make}
rm -rf "$place"
mkdir -p "$tree" "$place/marks" "$place/gcov"
cp -r Makefile README.md gen models out runtime templates tests "$tree"
[ ! -d ../shared ] || ln -sfn "$(cd ../shared && pwd)" "$place/shared"

# $LUA_CFLAGS is a list of flags
cc -std=c99 -O2 -fPIC -shared $LUA_CFLAGS tests/coverage/lines.c -o "$place/lines.so"

cd "$tree"
rm -f gen/xml/core.so
submake() { MAKEFLAGS='' MFLAGS='' "$make" -s CC='cc --coverage' "$@"; }
submake gen/xml/core.so .build/tests/runtime .build/fuzz/replay_check .build/fuzz/replay_xml
.build/tests/runtime >/dev/null 2>&1 || echo "tests/runtime failed"
.build/fuzz/replay_check tests/fuzz/corpus/check.hex >/dev/null
ASAN_OPTIONS=detect_leaks=0 .build/fuzz/replay_xml tests/fuzz/corpus/xml.hex tests/bad/*.urdf \
  >/dev/null

# the suites link with tcc, which does not know gcov
rm -rf .build/libpinion.a .build/runtime
MAKEFLAGS='' MFLAGS='' "$make" -s .build/libpinion.a

LUA_INIT_5_4="package.loadlib('$place/lines.so', 'luaopen_lines')()"
PINION_COVERAGE=$place/marks
export LUA_INIT_5_4 PINION_COVERAGE
[ -n "${TESTS:-}" ] || TESTS='_spec|suites/(cli|config|diff|lanes|tunable|options|split|writing)'
MAKEFLAGS='' MFLAGS='' TESTS="$TESTS" tests/run || true
unset LUA_INIT_5_4

# gcov looks for the sources by their names at compile time, and writes into the current directory
find . -name '*.gcda' | while read -r f; do
  gcov -p "$f" >/dev/null 2>&1 || true
  mkdir -p "$place/gcov/$(basename "$f")"
  mv ./*.gcov "$place/gcov/$(basename "$f")"
done
${LUA:-lua5.4} tests/coverage/report.lua "$place/marks" "$place/gcov" | tee "$place/report.txt"
