/* SPDX-License-Identifier: MIT */
/* states.h -- the states that all contestants work on. */
#ifndef BENCH_STATES_H
#define BENCH_STATES_H

#include <stddef.h>

#include "bench.h"

/* The same states whenever it is called. */
bench_states make_states(void);

/* How many numbers are a result of a quantity, and of the widest one. */
int width_of(const char *quantity);
int widest(void);

/* Room for so many numbers, aligned to a line of the cache; does not return without. */
void *numbers(size_t count);

#endif
