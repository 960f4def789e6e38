/* measure.c -- what each function of a robot costs on this board, in lines of words with tabs:
 *
 *   count   NAME  LEAST  MOST           instructions a call over random states
 *   scaled  NAME  SCALE  COUNT  RETURN  the same where joints turn by up to SCALE, and the value
 *                                       returned
 *   stack   NAME  BYTES                 below the caller's, as far as the paint is gone
 *
 * A call goes by way of a function without arguments, which passes them. */
#include <stdio.h>
#include <stdlib.h>

#include "counter.h"
#include "probe.h"
#include "stack.h"

enum { STATES = 8 };

static const struct {
  const char *word;
  real value;
} SCALES[] = {{"0", (real)0},     {"1e-30", (real)1e-30}, {"1", (real)1},    {"3.2", (real)3.2},
              {"1e3", (real)1e3}, {"1e5", (real)1e5},     {"1e9", (real)1e9}};

/* ticks of a call, and its return value */
static uint32_t ticks_of(const probe_call *call, int *returned)
{
  probe_begin(call);
  const uint32_t before = counter();
  *returned = call->run();
  const uint32_t ticks = counter_since(before);
  if (ticks == COUNTER_OVERRUN) {
    printf("%s takes longer than the counter counts\n", call->name);
    exit(1);
  }
  return ticks;
}

static uint32_t nothing;

static unsigned long instructions(const probe_call *call, int *returned)
{
  return counter_instructions(ticks_of(call, returned) - nothing);
}

static void count(const probe_call *call)
{
  unsigned long least = (unsigned long)-1, most = 0;
  int returned;
  probe_restart();
  for (int s = 0; s < STATES; s++) {
    prepare((real)3.2);
    const unsigned long now = instructions(call, &returned);
    least = now < least ? now : least;
    most = now > most ? now : most;
  }
  printf("count\t%s\t%lu\t%lu\n", call->name, least, most);
  for (unsigned k = 0; k < sizeof SCALES / sizeof SCALES[0]; k++) {
    probe_restart();
    prepare(SCALES[k].value);
    const unsigned long now = instructions(call, &returned);
    printf("scaled\t%s\t%s\t%lu\t%d\n", call->name, SCALES[k].word, now, returned);
  }
}

static void depth(const probe_call *call)
{
  probe_restart();
  prepare((real)3.2);
  probe_begin(call);
  stack_paint();
  (void)call->run();
  printf("stack\t%s\t%lu\n", call->name, (unsigned long)stack_used());
}

int main(void)
{
  int returned;
  counter_start();
  nothing = ticks_of(&probe_calls[0], &returned);
  for (int k = 1; k < probe_count; k++) {
    count(&probe_calls[k]);
    depth(&probe_calls[k]);
  }
  return 0;
}
