/* SPDX-License-Identifier: MIT */
/* peer.h -- the book of both judges: the quantities compared, their differences, the verdict.
 *
 * A quantity is compared as a whole: the largest difference of its components against the largest
 * component, so that a zero with rounding does not count as wrong by 100%.  Each quantity is one
 * test, which passes if every one of its comparisons is within the book's tolerance.
 */
#ifndef PEER_H
#define PEER_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { PEER_STATES = 200, PEER_MOST = 64 };

#define PEER_TOLERANCE 1e-10

/* the least size of a quantity, in SI units, when all of it is about zero */
#define PEER_SMALLEST 1e-3

typedef struct peer_quantity {
  const char *name;
  long compared; /* numbers, over all states */
  double worst;  /* relative difference; infinite once there was a NaN */
} peer_quantity;

typedef struct peer_book {
  peer_quantity quantity[PEER_MOST];
  int count;
  double tolerance; /* 0 means PEER_TOLERANCE */
} peer_book;

/* Note how far ours[n] is from theirs[n]. */
void peer_compare(peer_book *book, const char *name, int n, const double *ours,
                  const double *theirs);

/* The same for matrices like H (n x n, row by row): entry ij against sqrt(H_ii H_jj), so that small
 * ones count as much as large ones. Inverses of such matrices, too. */
void peer_compare_inertia(peer_book *book, const char *name, int n, const double *ours,
                          const double *theirs);

/* x[n] := uniform in [-size, size). */
void peer_random(uint64_t *seed, double size, int n, double *x);

/* Seed of the run: PINION_SEED of the environment, or 1. */
uint64_t peer_seed(void);

/* Print a line for each quantity, then `N passed, N failed`; returns the exit code. */
int peer_report(const peer_book *book, const char *judge, const char *robot);

#ifdef __cplusplus
}
#endif

#endif
