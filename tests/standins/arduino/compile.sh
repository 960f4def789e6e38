#!/bin/sh
# compile.sh OUT MAIN LIBRARY [FLAG...] -- a sketch and a library's src/ for an emulated board.
# From the environment: FIRMWARE, pinion's start-up code; BOARD.
set -eu
out=$1 main=$2 library=$3
shift 3
here=$(cd "$(dirname "$0")" && pwd)
machine="@$FIRMWARE/boards/$BOARD.flags"
mkdir -p "$out"
for f in "$library"/src/*.c "$FIRMWARE"/cortex_m.c "$FIRMWARE"/start.c "$FIRMWARE"/semihost.c \
  "$FIRMWARE"/counter.c "$FIRMWARE"/stack.c; do
  arm-none-eabi-gcc "$machine" -std=gnu11 -O2 "$@" -I "$FIRMWARE" -I "$library/src" -c "$f" \
    -o "$out/$(basename "$f").o"
done
arm-none-eabi-g++ "$machine" -std=gnu++17 -O2 -Wall -Wextra -Werror -fno-exceptions -fno-rtti \
  -I "$here" -I "$FIRMWARE" -I "$library/src" -x c++ -c "$main" -o "$out/main.o"
arm-none-eabi-gcc "$machine" -nostartfiles -L "$FIRMWARE" -T "$FIRMWARE/boards/$BOARD.ld" "$out"/*.o \
  -lm -o "$out/program.elf"
