#!/bin/sh
# SPDX-License-Identifier: MIT-0
# run.sh BOARD PROGRAM [WORD...] -- runs a program on a board in qemu; exits with the program's
# code. The words become argv[1] and so on; none may contain a comma or a blank.
#
#   BOARD   a name in boards/: qemu's names, and virt-rv.. for its RISC-V
#   ICOUNT  time of an instruction, 2^ICOUNT ns (10: counter.c is exact to the instruction)
#
# With ICOUNT the clock counts instructions, so that all runs take the same number.
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
