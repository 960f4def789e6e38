#!/bin/sh
# libfuzz.sh -- run each of $TARGETS for $TIME seconds; called by `make libfuzz` in the root.
#
# A corpus starts from the models, from tests/bad and from the finds in tests/fuzz/corpus, and is
# kept in .build/fuzz for the next run.  For each target it prints the sums of libFuzzer; a failing
# input is named, with how to keep it.  Exit 1 if there was one.

set -u
export PINION_VERIFY="$PWD/tests/support/verify.lua" # looks at each program between passes
dir=.build/fuzz
lua=${LUA:-lua5.4}
status=0

# seeds TARGET DIRECTORY
seeds()
{
  mkdir -p "$2"
  case $1 in
    xml | check) "$lua" tests/fuzz/targets/unpack.lua "tests/fuzz/corpus/$1.hex" "$2" ;;
    urdf) cp tests/fuzz/corpus/urdf/*.urdf "$2" ;;
  esac
  case $1 in
    xml | urdf) cp tests/bad/*.urdf models/*.urdf models/*.xml "$2" ;;
  esac
}

options()
{
  case $1 in
    xml) echo "-max_len=4096 -dict=tests/fuzz/targets/xml.dict" ;;
    check) echo "-max_len=64 -len_control=0" ;;
    urdf) echo "-max_len=4000 -timeout=60 -rss_limit_mb=4000" ;;
  esac
}

# the useful lines of libFuzzer's log
summary()
{
  awk '/ cov: / { last = $0 }
    /^Done / { runs = $2; seconds = $5 }
    END { sub(/^#[0-9]+[ \t]*[A-Za-z]+[ \t]*/, "", last); sub(/ lim:.*/, "", last)
      print (runs == "" ? "stopped" : runs " runs in " seconds " s") ", " last }' "$1"
}

for target in $TARGETS; do
  rm -rf "$dir/seeds_$target"
  seeds "$target" "$dir/seeds_$target"
  mkdir -p "$dir/corpus_$target"
  log=$dir/$target.log
  # Lua's state is kept from input to input; the leak checker would count it as a leak
  ASAN_OPTIONS=detect_leaks=0 "$dir/fuzz_$target" $(options "$target") -max_total_time="${TIME:-60}" \
    -print_final_stats=1 -artifact_prefix="$dir/$target-" "$dir/corpus_$target" \
    "$dir/seeds_$target" >"$log" 2>&1
  rc=$?
  echo "$target: $(summary "$log")"
  if [ $rc -ne 0 ]; then
    status=1
    grep -E 'fuzz_assert|ERROR|SUMMARY|runtime error|^pinion|Test unit' "$log" | head -n 12
    echo "$target: see $log; once mended, keep the input in tests/fuzz/corpus, see tests/fuzz/README.md"
  fi
done
exit $status
