/* SPDX-License-Identifier: MIT */
/* states.h -- the states that all contestants work on. */
#ifndef BENCH_STATES_H
#define BENCH_STATES_H

#include <stddef.h>

#include "bench.h"

/* The same states at every call. */
bench_states make_states(void);

/* How many numbers a result of a quantity has, and that of the widest one. */
int width_of(const char *quantity);
int widest(void);

/* Room for that many numbers, aligned to a cache line; ends the program if there is none. */
void *numbers(size_t count);

#endif
