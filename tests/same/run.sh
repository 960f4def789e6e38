#!/bin/sh
# run.sh BASE -- compares the generator of a commit with that of the work tree; see README.md.
#
#   ONLY='quad. atlas.O2'   cases whose names hold one of the words
#   SAMPLE=N, SAMPLE=all    the first N cases, or all of them
#   JOBS=N                  cases at a time, two unless set
#   V=1, COUNTS=1, CODE=1, TIME=1   what is compared and printed; see run.lua

set -u
cd "$(dirname "$0")/../.." || exit 1
lua=${LUA:-lua5.4}
commit=$(git rev-parse --verify --quiet "$1^{commit}") || {
  echo "make same: there is no commit '$1'" >&2
  exit 2
}
root=.build/same/$commit

# a built checkout, under a temporary name until it is complete
if [ ! -d "$root" ]; then
  echo "  BASE  $commit"
  rm -rf "$root.new"
  mkdir -p "$root.new/.same"
  git archive "$commit" | tar -x -C "$root.new" || exit 1
  MAKEFLAGS='' MFLAGS='' "${MAKE:-make}" -s -j2 -C "$root.new" >"$root.new/make.log" 2>&1 || {
    cat "$root.new/make.log" >&2
    exit 1
  }
  mv "$root.new" "$root"
fi
mkdir -p .build/same/new .build/same/out
rm -f .build/same/new/*
names=$("$lua" tests/same/run.lua list) || exit 1
[ -n "$names" ] || {
  echo "make same: no case has one of '$ONLY' in its name; they are called <robot>.<set>" >&2
  exit 2
}
echo "$names" | xargs -P "${JOBS:-2}" -n 1 "$lua" tests/same/run.lua case "$root"
# shellcheck disable=SC2086
"$lua" tests/same/run.lua report "$root" $names
