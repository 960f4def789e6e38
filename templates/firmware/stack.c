/* SPDX-License-Identifier: MIT-0 */
/* stack.c -- see stack.h. Neither function has a stack frame: they make no call and have no array.
 * */
#include "stack.h"

extern uint32_t firmware_stack_limit[];

static const uint32_t PAINT = 0xC0FFEE11u;

#define NO_FRAME __attribute__((noinline, optimize("O2,omit-frame-pointer")))

static inline uint32_t *here(void)
{
  uint32_t *sp;
#ifdef __riscv
  __asm__ volatile("mv %0, sp" : "=r"(sp));
#else
  __asm__ volatile("mov %0, sp" : "=r"(sp));
#endif
  return sp;
}

/* written in assembly: compiled code might save a register below the stack pointer */
NO_FRAME void stack_paint(void)
{
#ifdef __riscv
  __asm__ volatile("mv t0, sp\n\t"
                   "0: bleu t0, %0, 1f\n\taddi t0, t0, -4\n\tsw %1, 0(t0)\n\tj 0b\n1:" ::"r"(
                       firmware_stack_limit),
                   "r"(PAINT)
                   : "t0", "memory");
#else
  __asm__ volatile("mov r3, sp\n"
                   ".syntax unified\n"
                   "0: cmp r3, %0\n\tbls 1f\n\tsubs r3, #4\n\tstr %1, [r3]\n\tb 0b\n1:" ::"r"(
                       firmware_stack_limit),
                   "r"(PAINT)
                   : "r3", "cc", "memory");
#endif
}

NO_FRAME uint32_t stack_used(void)
{
  const uint32_t *const top = here();
  const volatile uint32_t *p = firmware_stack_limit;
  while (p < top && *p == PAINT)
    p++;
  return (uint32_t)((const char *)top - (const char *)p);
}
