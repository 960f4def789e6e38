/* avr.c -- an ATmega2560 in simavr: printf by the serial port, counter.h and stack.h; counts cycles
 * of the processor, as simavr does. */
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <stdint.h>
#include <stdio.h>

#include "counter.h"
#include "stack.h"

_Static_assert(sizeof(double) == 4, "avr-gcc's double is a float unless -mdouble=64");

/* ---- terminal: simavr shows a tab as a dot, and stops when the processor sleeps for ever ----- */

static int put(char c, FILE *file)
{
  (void)file;
  while (!(UCSR0A & (1 << UDRE0))) {
  }
  UDR0 = (uint8_t)(c == '\t' ? ' ' : c);
  return 0;
}

static FILE terminal = FDEV_SETUP_STREAM(put, NULL, _FDEV_SETUP_WRITE);

__attribute__((constructor)) static void begin(void)
{
  UCSR0B = 1 << TXEN0;
  stdout = &terminal;
}

__attribute__((destructor)) static void finish(void)
{
  while (!(UCSR0A & (1 << TXC0))) {
  }
  cli();
  sleep_enable();
  sleep_cpu();
}

/* ---- counter.h: timer 1, a tick for eight cycles --------------------------------------------- */

static uint16_t looking;

uint32_t counter(void) { return TCNT1; }

uint32_t counter_since(uint32_t before)
{
  return (uint16_t)((uint16_t)counter() - (uint16_t)before - looking);
}

void counter_start(void)
{
  TCCR1A = 0;
  TCCR1B = 1 << CS11;
  looking = 0;
  looking = (uint16_t)counter_since(counter());
}

uint32_t counter_instructions(uint32_t ticks) { return 8 * ticks; }

/* ---- stack.h --------------------------------------------------------------------------------- */

extern uint8_t _end; /* end of what is not stack; there is no heap */
static const uint8_t PAINT = 0xA5;

__attribute__((noinline)) void stack_paint(void)
{
  for (volatile uint8_t *p = &_end; (uintptr_t)p < SP; p++)
    *p = PAINT;
}

__attribute__((noinline)) uint32_t stack_used(void)
{
  const volatile uint8_t *p = &_end;
  while ((uintptr_t)p < SP && *p == PAINT)
    p++;
  return SP - (uintptr_t)p + 1;
}
