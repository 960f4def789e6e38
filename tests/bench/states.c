/* SPDX-License-Identifier: MIT */
/* states.c -- see states.h. */
#define _ISOC11_SOURCE /* aligned_alloc */
#include "states.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "generic/constraints/constrained.h"
#include "generic/factor/factor.h"
#include "generic/tree/crba.h"
#include "r.h"
#include "r_model.h"

void *numbers(size_t count)
{
  void *room = aligned_alloc(64, (count * sizeof(double) + 63) / 64 * 64);
  if (!room) {
    fprintf(stderr, "bench: out of memory\n");
    exit(1);
  }
  return room;
}

static const double *random_numbers(uint64_t *seed, double size, int count)
{
  double *x = numbers((size_t)count);
  for (int i = 0; i < count; i++)
    x[i] = size * pinion_random_unit(seed);
  return x;
}

int widest(void) { return R_NH + 3 * R_NV * R_NV + 6 * R_NV + 10 * R_NV * r_model.nb; }

#ifdef BENCH_CLOSED
#define CLOSED 1e-10

/* moves q onto phi = 0 by Gauss and Newton's steps, projects v; 0 if it does not get there */
static int keeps(double *q, double *v, pinion_work *work)
{
  static double room[PINION_CONSTRAINED_ROOM(R_NV, R_NC, R_NH)], phi[R_NC], dq[R_NV], lambda[R_NC];
  const pinion_command command = {.mask = ~0u};
  for (int step = 0; step < 30; step++) {
    double most = 0;
    pinion_constraint_residual(&r_model, &r_constraints, q, phi, work);
    for (int r = 0; r < R_NC; r++)
      most = fabs(phi[r]) <= most ? most : fabs(phi[r]);
    if (most < CLOSED) {
      pinion_impact(&r_model, &r_constraints, q, v, 0, &command, dq, lambda, work, room);
      memcpy(v, dq, sizeof dq);
      return 1;
    }
    pinion_position_step(&r_model, &r_constraints, q, &command, q, dq, lambda, work, room);
  }
  return 0;
}
#else
static int keeps(double *q, double *v, pinion_work *work)
{
  (void)q, (void)v, (void)work;
  return 1;
}
#endif

bench_states make_states(void)
{
  uint64_t seed = 1;
  pinion_work *work = numbers((size_t)r_model.nb * (sizeof *work / sizeof(double)));
  double *q = numbers(BENCH_STATES * R_NQ);
  double *H = numbers(BENCH_MATRICES * R_NH), *LD = numbers(BENCH_MATRICES * R_NH);
  double *v = (double *)random_numbers(&seed, 2, BENCH_STATES * R_NV);
  for (int s = 0; s < BENCH_STATES; s++) {
    do
      pinion_random_q(&r_model, &seed, q + s * R_NQ);
    while (!keeps(q + s * R_NQ, v + s * R_NV, work));
  }
  for (int s = 0; s < BENCH_MATRICES; s++) {
    pinion_crba(&r_model, q + s * R_NQ, H + s * R_NH, work);
    memcpy(LD + s * R_NH, H + s * R_NH, R_NH * sizeof *H);
    if (pinion_ltdl(&r_model, LD + s * R_NH) != 0)
      fprintf(stderr, "bench: H of state %d is singular\n", s);
  }
  free(work);
  return (bench_states){.q = q,
                        .v = v,
                        .a = random_numbers(&seed, 5, BENCH_STATES * R_NV),
                        .tau = random_numbers(&seed, 10, BENCH_STATES * R_NV),
                        .H = H,
                        .LD = LD,
                        .wide = numbers((size_t)widest())};
}

int width_of(const char *quantity)
{
  if (strcmp(quantity, "H") == 0)
    return R_NH;
  if (strcmp(quantity, "minv") == 0 || strcmp(quantity, "coriolis") == 0)
    return R_NV * R_NV;
  if (strcmp(quantity, "momentum") == 0)
    return 6 * R_NV + 6;
  if (strcmp(quantity, "drnea") == 0)
    return 2 * R_NV * R_NV;
  if (strcmp(quantity, "dfd") == 0)
    return 3 * R_NV * R_NV;
  return strcmp(quantity, "regressor") == 0 ? 10 * R_NV * r_model.nb : R_NV;
}
