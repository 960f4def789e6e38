/* SPDX-License-Identifier: MIT */
/* instructions.h -- the instructions of an entry, counted by valgrind's callgrind. */
#ifndef BENCH_INSTRUCTIONS_H
#define BENCH_INSTRUCTIONS_H

#include "bench.h"

enum { COUNTED_STATES = 32 };

/* Run COUNTED_STATES states of the entry and let callgrind write the count under `bench CONTESTANT
 * QUANTITY`. Without callgrind (or its header) nothing is written. */
void count_instructions(const bench_states *states, const bench_entry *entry);

#endif
