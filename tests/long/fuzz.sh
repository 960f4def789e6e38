#!/bin/sh
# Some seconds of fuzzing on a core, with a fresh seed each time; `make fuzz` takes longer
# (tests/fuzz/README.md).  FUZZ_SEED=N repeats a run: the same cases, as many as the time allows.
cd "$(dirname "$0")/../.." || exit 1
exec sh tests/fuzz/run.sh "${FUZZ_TIME:-8}" "${FUZZ_SEED:-}" "${FUZZ_JOBS:-${JOBS:-1}}"
