/* SPDX-License-Identifier: MIT-0 */
/* counter.c -- see counter.h. */
#include "counter.h"

static uint32_t looking, thousand;

#ifdef __riscv

uint32_t counter(void)
{
  uint32_t now;
  __asm__ volatile("csrr %0, minstret" : "=r"(now)::"memory");
  return now;
}

static uint32_t difference(uint32_t from, uint32_t to) { return to - from; }

static void begin(void) { __asm__ volatile("csrw mcountinhibit, zero"); }

#else

static volatile uint32_t *const systick = (volatile uint32_t *)0xE000E010u; /* CSR, RVR, CVR */

uint32_t counter(void)
{
  __asm__ volatile("" ::: "memory");
  const uint32_t now = 0xFFFFFFu - systick[2]; /* it goes down */
  __asm__ volatile("" ::: "memory");
  return now;
}

static uint32_t difference(uint32_t from, uint32_t to) { return (to - from) & 0xFFFFFFu; }

static void begin(void)
{
  systick[1] = 0xFFFFFFu;
  systick[2] = 0;
  systick[0] = 5u; /* the processor's clock, no interrupt */
}

#endif

uint32_t counter_since(uint32_t before) { return difference(before, counter()) - looking; }

void counter_start(void)
{
  begin();
  looking = 0;
  looking = counter_since(counter());
  const uint32_t before = counter();
  __asm__ volatile(".rept 1000\n\tnop\n\t.endr");
  thousand = counter_since(before);
}

uint32_t counter_instructions(uint32_t ticks)
{
  return (uint32_t)(((uint64_t)ticks * 1000u + thousand / 2) / thousand);
}
