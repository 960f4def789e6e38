#!/bin/sh
# SPDX-License-Identifier: MIT-0
# run.sh BOARD PROGRAM [WORD...] -- run a program on the board, in qemu; exits with the program's
# code. The words are the program's argv[1] and on; none may have a comma or a blank.
#
#   BOARD   a name in boards/, as qemu has them, and virt-rv.. for its RISC-V
#   ICOUNT  time of an instruction, 2^ICOUNT ns (10: counter.c is exact to the instruction)
#
# With ICOUNT the clock goes by instructions, and two runs are alike to the last one.
set -eu
board=$1
program=$2
shift 2
words=
for word in program "$@"; do words=$words,arg=$word; done

case $board in
  virt-rv32*) set -- qemu-system-riscv32 -M virt -bios none ;;
  virt-rv64) set -- qemu-system-riscv64 -M virt -bios none ;;
  *) set -- qemu-system-arm -M "$board" ;;
esac
exec "$@" -icount "shift=${ICOUNT:-10}" -display none -monitor none -serial none \
  -chardev stdio,id=terminal -semihosting-config enable=on,target=native,chardev=terminal"$words" \
  -kernel "$program" </dev/null
