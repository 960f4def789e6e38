#!/bin/sh
# compile.sh FILE.c OBJECT.o FLAG... -- compiles one file of generated C and notes the cost.
#
# Leaves OBJECT.o and beside it OBJECT.cost, one line: file, seconds to compile (of the processor,
# since a clock on the wall also counts what else runs), bytes of code, bytes of constants, bytes of
# stack, instructions in the code. The stack is that of the function and the largest of those that
# it might call in its file. Instructions are those of the listing, which for straight-line code are
# those that run, without calls. BENCH_LIMIT seconds are the most it may take; otherwise there is no
# object and the line says `late`. Uses $CC when set.

set -u
source=$1
object=$2
shift 2
name=$(basename "$source" .c)
timeout "${BENCH_LIMIT:-600}" "${CC:-cc}" -std=c99 -fstack-usage "$@" -c "$source" -o "$object"
code=$?
times >"${object%.o}.times" # in the second line of the compiler: 0m1.25s 0m0.10s
if [ $code -eq 124 ]; then
  echo "$name late" >"${object%.o}.cost"
  exit 0
fi
[ $code -eq 0 ] || exit $code

stack=$(awk -F '\t' '
  { name = $1; sub(/.*:/, "", name) }
  # symbols end in eight digits of the interface
  name == wanted || name ~ "^" wanted "_[0-9a-f]+$" { own = $2; next }
  $2 > most { most = $2 }
  END { print own + most }' wanted="$name" "${object%.o}.su" 2>/dev/null || echo 0)
size -A "$object" | awk '
  $1 ~ /^\.text/ { code += $2 }
  $1 ~ /^\.rodata/ { constants += $2 }
  END { print code + 0, constants + 0 }' >"${object%.o}.size"
read -r bytes constants <"${object%.o}.size"
instructions=$(objdump -d --no-show-raw-insn "$object" |
  awk '/^ +[0-9a-f]+:/ && $2 !~ /^(nop[wl]?|xchg|cs|data16)$/ { n++ } END { print n + 0 }')
seconds=$(sed -n '2s/[ms]/ /gp' "${object%.o}.times" | awk '{ print 60 * ($1 + $3) + $2 + $4 }')
echo "$name $seconds $bytes $constants $stack $instructions" | awk '{
  printf "%s %.3f %d %d %d %d\n", $1, $2, $3, $4, $5, $6 }' >"${object%.o}.cost"
