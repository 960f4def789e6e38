/* reach.h -- the problem that both programs solve: an arm swings a load from rest to rest with the
 * least integral of |tau - hold|^2 + RATE |v|^2, half of it, where hold are the torques that hold
 * the start. */
#ifndef REACH_H
#define REACH_H

#include <stdio.h>

#include "arm7.h"

enum { N = ARM7_NV, NX = 2 * N, STEPS = 25 }; /* x = (q, v) */
static const double DT = 0.04, RATE = 100.0;
static const double FROM[NX] = {0.0, -0.8, 0.0, -1.2, 0.0, 0.6, 0.0};
static const double TO[NX] = {0.9, -0.1, 0.2, -1.5, -0.2, 0.8, 0.3};

static inline double effort_of(const double *x, const double *tau, const double *hold)
{
  double sum = 0.0;
  for (int i = 0; i < N; i++)
    sum += 0.5 * DT * ((tau[i] - hold[i]) * (tau[i] - hold[i]) + RATE * x[N + i] * x[N + i]);
  return sum;
}

/* x and tau at all instants, dx and dtau numbers apart */
static inline void print_motion(const double *x, int dx, const double *tau, int dtau)
{
  printf("t,q1,q2,q4,q6,tau1,tau2,tau4\n");
  for (int k = 0; k < STEPS; k++, x += dx, tau += dtau)
    printf("%g,%g,%g,%g,%g,%g,%g,%g\n", k * DT, x[0], x[1], x[3], x[5], tau[0], tau[1], tau[3]);
}

#endif
