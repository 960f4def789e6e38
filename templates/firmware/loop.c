/* SPDX-License-Identifier: MIT-0 */
/* loop.c -- see loop.h. */
#include "loop.h"

#include <stdio.h>

#include "counter.h"
#include "stack.h"

#ifndef __arm__
#error "loop.c: SysTick is a Cortex-M's; write a loop for the timer of this board in its place"
#endif

static volatile uint32_t *const systick = (volatile uint32_t *)0xE000E010u; /* CSR, RVR, CVR */

static void (*called)(uint32_t k);
static volatile uint32_t ticks;
static uint32_t longest;

void SysTick_Handler(void);

void SysTick_Handler(void)
{
  called(ticks);
  ticks = ticks + 1;
  const uint32_t took = systick[1] - systick[2]; /* SysTick restarted with this interrupt */
  if (took > longest)
    longest = took;
}

static void start_ticks(uint32_t period)
{
  systick[1] = period - 1;
  systick[2] = 0;
  systick[0] = 7u; /* the processor's clock, with interrupts */
}

static void stop_ticks(void) { systick[0] = 4u; }

loop_cost loop_run(uint32_t period, uint32_t end, void (*tick)(uint32_t k),
                   void (*world)(uint32_t k))
{
  uint32_t depth = 0;
  counter_start();
  const uint32_t thousand = counter_instructions(1000);
  called = tick;
  ticks = longest = 0;
  while (ticks < end) {
    const uint32_t before = ticks;
    if (before == 0)
      stack_paint();
    start_ticks(period);
    while (ticks == before)
      __asm__ volatile("wfi");
    stop_ticks();
    if (before == 0)
      depth = stack_used();
    world(before + 1);
  }
  return (loop_cost){period, longest, (uint32_t)(longest * (uint64_t)thousand / 1000), depth};
}

void loop_print(const loop_cost *cost)
{
  printf("longest tick: %lu ticks of SysTick of %lu, about %lu instructions\n",
         (unsigned long)cost->longest, (unsigned long)cost->period,
         (unsigned long)cost->instructions);
  printf("stack of the interrupt: %lu bytes, registers that the processor saves included\n",
         (unsigned long)cost->stack);
}
