#!/bin/sh
# run.sh -- largest errors of the runtime's sines and cosines; `make test-sincos`.
#
# Compiles accuracy.c by every compiler and with every set of flags below and runs it.  Prints the
# largest errors in ulp of each build, `skipped: ...` for a compiler that is not here or flags that
# this processor has no instructions for, and last `N passed, N failed`.  Exit 1 if an error is
# above 1 ulp, lanes differ from scalars in a bit, a build fails, or nothing ran.
#
#   POINTS=N         random angles in each of double and float (default 10000000)
#   COMPILERS=...    default "gcc clang"
#
# Run from the project's root.

set -u
dir=.build/sincos
points=${POINTS:-10000000}
sources="tests/sincos/accuracy.c tests/runtime/kernels/sines.c tests/runtime/kernels/sines_lanes.c"
warnings="-Wall -Wextra -Wno-psabi"
passed=0
failed=0

# with -std=gnu99, unlike c99, gcc contracts to fma by itself; clang does within a statement
flags()
{
  cat <<'END'
-std=c99 -O0
-std=gnu99 -O2
-std=gnu99 -O3 -ffp-contract=fast
-std=gnu99 -O2 -mavx2
-std=gnu99 -O2 -mavx2 -mfma
-std=gnu99 -O2 -mavx2 -mfma -ffp-contract=off
-std=gnu99 -O2 -mavx2 -mfma -ffp-contract=fast
-std=gnu99 -O2 -march=native
-std=gnu99 -O2 -march=native -ffp-contract=off
-std=gnu99 -O3 -march=native -mprefer-vector-width=512 -ffp-contract=fast
END
}

# runs a program that only starts, to see whether this processor has the flags' instructions
runnable()
{
  cc=$1
  shift
  echo 'int main(void) { return 0; }' >$dir/empty.c
  "$cc" "$@" $dir/empty.c -o $dir/empty 2>/dev/null || return 1
  features=$(echo | "$cc" "$@" -dM -E - | sed -n 's/^#define __\(AVX2\|FMA\|AVX512F\)__ .*/\1/p')
  for feature in $features; do
    grep -qiw "$feature" /proc/cpuinfo 2>/dev/null || return 1
  done
}

mkdir -p $dir || exit 1
for cc in ${COMPILERS:-gcc clang}; do
  if ! command -v "$cc" >/dev/null; then
    echo "skipped: $cc is not here"
    continue
  fi
  flags >$dir/flags
  while read -r set; do
    if ! runnable "$cc" $set; then
      echo "skipped: $cc $set"
      continue
    fi
    echo "$cc $set"
    if "$cc" $set $warnings -I runtime -I tests/runtime/kernels $sources -o $dir/accuracy -lm &&
      $dir/accuracy "$points"; then
      passed=$((passed + 1))
    else
      echo "  failed"
      failed=$((failed + 1))
    fi
  done <$dir/flags
done

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
