#!/bin/sh
# A minute of fuzzing on two cores, a fresh seed each time (tests/fuzz/README.md).  FUZZ_SEED=N
# repeats one: its cases are the same, as many as the time allows.
cd "$(dirname "$0")/.." || exit 1
exec sh tests/fuzz/run.sh "${FUZZ_TIME:-60}" "${FUZZ_SEED:-}" "${FUZZ_JOBS:-2}"
