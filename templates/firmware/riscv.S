/* SPDX-License-Identifier: MIT-0 */
/* riscv.S -- start of a RISC-V hart in machine mode: traps and floating point, then
 * start.c.
 *
 * Other harts than the first wait for ever. trap_handler is weak: define one, aligned to 4 bytes,
 * that ends in mret. */
  .section .vectors, "ax"
  .globl Reset_Handler
Reset_Handler:
  .option push
  .option norelax
  la gp, __global_pointer$
  .option pop
  la sp, firmware_stack_top
  la tp, firmware_tls
  la t0, trap_handler
  csrw mtvec, t0
  csrr t0, mhartid
wait:
  beqz t0, first
  wfi
  j wait
first:
#ifdef __riscv_flen
  li t0, 0x2000 /* mstatus.FS = initial */
  csrs mstatus, t0
  fscsr zero
#endif
  call firmware_start
  .size Reset_Handler, . - Reset_Handler

  .text
  .balign 4
  .weak trap_handler
trap_handler:
  call firmware_stopped
