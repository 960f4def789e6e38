#!/bin/sh
# selftest.sh -- compares every generated function with a generic algorithm, on this computer.
set -e
cd "$(dirname "$0")"
[ -n "$PINION" ] || PINION=pinion
[ -n "$CC" ] || CC=cc
"$PINION" ${shell} -o selftest ${model}
eval "$CC -std=gnu99 -O2 -I selftest $(pkg-config --cflags pinion) selftest/*.c \
  $(pkg-config --libs pinion) -o selftest/selftest"
selftest/selftest
