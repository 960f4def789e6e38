/* SPDX-License-Identifier: MIT-0 */
/* counter.c -- see counter.h. */
#include "counter.h"

/* for calibration: ticks of reading the counter, and of KNOWN instructions */
enum { ROUNDS = 4000, KNOWN = ROUNDS * 32 };
static uint32_t looking, known;

#ifdef __riscv

uint32_t counter(void)
{
  uint32_t now;
  __asm__ volatile("csrr %0, minstret" : "=r"(now)::"memory");
  return now;
}

static uint32_t since(uint32_t before) { return counter() - before; }

static void begin(void) { __asm__ volatile("csrw mcountinhibit, zero"); }

#elif defined COUNTER_DWT

/* the cycle counter of the debug unit, its lock (on an M7), and the register that enables the unit
 * */
static volatile uint32_t *const dwt = (volatile uint32_t *)0xE0001000u; /* CTRL, CYCCNT */
static volatile uint32_t *const lock = (volatile uint32_t *)0xE0001FB0u;
static volatile uint32_t *const demcr = (volatile uint32_t *)0xE000EDFCu;

uint32_t counter(void)
{
  __asm__ volatile("" ::: "memory");
  const uint32_t now = dwt[1];
  __asm__ volatile("" ::: "memory");
  return now;
}

static uint32_t since(uint32_t before) { return counter() - before; }

static void begin(void)
{
  *demcr |= 1u << 24; /* TRCENA */
  *lock = 0xC5ACCE55u;
  dwt[1] = 0;
  dwt[0] |= 1u; /* CYCCNTENA */
}

#else

static volatile uint32_t *const systick = (volatile uint32_t *)0xE000E010u; /* CSR, RVR, CVR */

static uint32_t reading(void)
{
  __asm__ volatile("" ::: "memory");
  const uint32_t now = 0xFFFFFFu - systick[2]; /* it goes down */
  __asm__ volatile("" ::: "memory");
  return now;
}

/* has it gone through zero since the last call? */
static int went_round(void) { return systick[0] >> 16 & 1u; }

uint32_t counter(void)
{
  (void)went_round();
  return reading();
}

static uint32_t since(uint32_t before)
{
  const int round = went_round();
  const uint32_t now = reading();
  return round && now >= before ? COUNTER_OVERRUN : (now - before) & 0xFFFFFFu;
}

static void begin(void)
{
  systick[1] = 0xFFFFFFu;
  systick[2] = 0;
  systick[0] = 5u; /* the processor's clock, no interrupt */
}

#endif

uint32_t counter_since(uint32_t before)
{
  const uint32_t ticks = since(before);
  return ticks == COUNTER_OVERRUN ? ticks : ticks - looking;
}

/* the same without 32 instructions, so that the loop's own instructions cancel */
__attribute__((noinline)) static void short_round(void)
{
  __asm__ volatile(".rept 32\n\tnop\n\t.endr");
}

__attribute__((noinline)) static void long_round(void)
{
  __asm__ volatile(".rept 64\n\tnop\n\t.endr");
}

__attribute__((noinline)) static uint32_t ticks_of(void (*turn)(void))
{
  const uint32_t before = counter();
  for (int i = 0; i < ROUNDS; i++)
    turn();
  return counter_since(before);
}

void counter_start(void)
{
  begin();
  looking = 0;
  looking = counter_since(counter());
  const uint32_t shorter = ticks_of(short_round), longer = ticks_of(long_round);
  known = longer - shorter;
}

uint32_t counter_instructions(uint32_t ticks)
{
  return (uint32_t)(((uint64_t)ticks * KNOWN + known / 2) / known);
}
