/* SPDX-License-Identifier: MIT */
/* instructions.c -- see instructions.h. */
#include "instructions.h"

#include <stdio.h>

#ifdef HAVE_CALLGRIND
#include <valgrind/callgrind.h>

void count_instructions(const bench_states *states, const bench_entry *entry)
{
  char title[100];
  snprintf(title, sizeof title, "bench %s %s", entry->contestant, entry->quantity);
  entry->run(states, 16); /* caches of libraries, symbols bound late */
  CALLGRIND_ZERO_STATS;
  CALLGRIND_TOGGLE_COLLECT;
  entry->run(states, COUNTED_STATES);
  CALLGRIND_TOGGLE_COLLECT;
  CALLGRIND_DUMP_STATS_AT(title);
}

#else

void count_instructions(const bench_states *states, const bench_entry *entry)
{
  (void)states;
  (void)entry;
}

#endif
