/* SPDX-License-Identifier: MIT */
/* cold.h -- what happens to a function between two ticks of a control loop: its code and its data
 * leave the caches, because something else ran. */
#ifndef BENCH_COLD_H
#define BENCH_COLD_H

/* Write 16 MB and, on x86-64, run 512 KB of other code: what was in the first- and second-level
 * caches is in the third or in memory. */
void fill_caches(void);

#endif
