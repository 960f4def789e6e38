/* SPDX-License-Identifier: MIT-0 */
/* cortex_m.c -- start-up of a Cortex-M: vector table and floating point, then start.c.
 *
 * Handlers are weak: define a function of the same name, and it is called instead. A handler that
 * is not defined stops the program and reports to a debugger (semihost.h). Interrupts of the device
 * begin at word 16; your vendor's header has their names. */
#include <stdint.h>

#include "start.h"

#define WEAK __attribute__((weak))

void Reset_Handler(void);

extern uint32_t firmware_stack_top[]; /* from sections.ld */

WEAK void NMI_Handler(void) { firmware_stopped(); }
WEAK void HardFault_Handler(void) { firmware_stopped(); }
WEAK void MemManage_Handler(void) { firmware_stopped(); }
WEAK void BusFault_Handler(void) { firmware_stopped(); }
WEAK void UsageFault_Handler(void) { firmware_stopped(); }
WEAK void SecureFault_Handler(void) { firmware_stopped(); }
WEAK void SVC_Handler(void) { firmware_stopped(); }
WEAK void DebugMon_Handler(void) { firmware_stopped(); }
WEAK void PendSV_Handler(void) { firmware_stopped(); }
WEAK void SysTick_Handler(void) { firmware_stopped(); }

typedef union {
  uint32_t *stack;
  void (*handler)(void);
} vector;

__attribute__((section(".vectors"), used)) static const vector vectors[16] = {
    {.stack = firmware_stack_top},
    {.handler = Reset_Handler},
    {.handler = NMI_Handler},
    {.handler = HardFault_Handler},
    {.handler = MemManage_Handler},
    {.handler = BusFault_Handler},
    {.handler = UsageFault_Handler},
    {.handler = SecureFault_Handler},
    {.stack = 0},
    {.stack = 0},
    {.stack = 0},
    {.handler = SVC_Handler},
    {.handler = DebugMon_Handler},
    {.stack = 0},
    {.handler = PendSV_Handler},
    {.handler = SysTick_Handler},
};

/* Full access to coprocessors 10 and 11, which is the FPU (and the vectors of an M55). */
static void enable_fpu(void)
{
#ifdef __ARM_FP
  *(volatile uint32_t *)0xE000ED88u |= 0xFu << 20; /* CPACR */
  __asm__ volatile("dsb\n\tisb" ::: "memory");
#endif
}

/* Before this runs, no code may use a floating-point register or a variable. */
void Reset_Handler(void)
{
  enable_fpu();
  firmware_start();
}
