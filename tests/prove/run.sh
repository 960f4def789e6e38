#!/bin/sh
# run.sh -- proves by Frama-C what generated functions promise, for duo, arm6 and quad in double and
# arm6 in float, and for the runtime's sines; `make prove`.
#
# Ranges of all results go to .build/prove/*.txt.  Prints a line for each proof and last
# `N passed, N failed`; exit 1 if one failed.  SHORT=1 proves only duo and two turns of sines.
# Run from the project's root.

set -u
dir=.build/prove
passed=0
failed=0

# try COMMAND...: one proof
try()
{
  if "$@"; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
}

# robot NAME MODEL OPTION...
robot()
{
  name=$1
  model=$2
  shift 2
  ${LUA:-lua5.4} gen/pinion --quiet --evidence --name "$name" -o "$dir/$name" "$@" \
    "models/$model.urdf" || return 1
  sh templates/prove/run.sh "$dir/$name" "$name" >"$dir/$name.txt"
  rc=$?
  grep '^[^ ].*: ' "$dir/$name.txt"
  return $rc
}

mkdir -p $dir
try robot duo duo
if [ -n "${SHORT:-}" ]; then
  try sh tests/prove/sincos.sh -8 8
else
  try robot arm6 arm6
  try robot quad quad --base floating
  try robot arm6f arm6 --real float --target mcu
  try sh tests/prove/sincos.sh -63 63
  echo "ranges of all results: $dir/*.txt"
fi
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
