/* SPDX-License-Identifier: MIT */
/* moments.h -- single calls at the moments at which a controller makes them.
 *
 * The hot times of the benchmark are those of a loop: the processor begins the next call before the
 * last one is done, and finds all code and data in its caches. In a controller it is different: it
 * waits for the result, and did something else before. */
#ifndef BENCH_MOMENTS_H
#define BENCH_MOMENTS_H

enum { FENCED, COLD, FAR, MOMENTS };

/* The name of a moment: fenced, cold, far. */
extern const char *const moment_name[MOMENTS];

/* What happens before a call. FENCED: nothing. COLD: 64 KB of other data are written, on x86-64
 * 64 KB of other code run, which is twice the first-level caches of most: the function's code and
 * data come from the second level. FAR: 4 MB are written and 512 KB of other code run: code and
 * data come from the third level or from memory. */
void before_call(int moment);

/* Nanoseconds, by a clock that on x86 waits until everything begun before is done. */
double now(void);

#endif
