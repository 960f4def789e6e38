/* SPDX-License-Identifier: MIT-0 */
/* step_parts.h -- the numbers of the step of order 4, which its derivatives have too; not for
 * others. */
#ifndef PINION_STEP_PARTS_H
#define PINION_STEP_PARTS_H

#ifdef __cplusplus
extern "C" {
#endif

/* of the four stages: where each is seen from (-1: the beginning), how far its way goes in the
 * velocities of the stages before it, and how far v goes in their accelerations */
static const struct {
  int from;
  double way[3], rate[3];
} STAGE[4] = {
    {-1, {0.0, 0.0, 0.0}, {0.0, 0.0, 0.0}},
    {-1, {0.5, 0.0, 0.0}, {0.5, 0.0, 0.0}},
    {-1, {0.0, 0.5, 0.0}, {0.0, 0.5, 0.0}},
    {1, {-0.5, 0.0, 1.0}, {0.0, 0.0, 1.0}},
};

/* the way to the end, in two exponentials, and the means of the accelerations */
static const double WAY[2][4] = {
    {3.0 / 12.0, 2.0 / 12.0, 2.0 / 12.0, -1.0 / 12.0},
    {-1.0 / 12.0, 2.0 / 12.0, 2.0 / 12.0, 3.0 / 12.0},
};
static const double MEAN[4] = {1.0 / 6.0, 2.0 / 6.0, 2.0 / 6.0, 1.0 / 6.0};

/* out = base (or nothing) + scale times the sum of weight[s] rows[s] over n stages; of `size` numbers */
static inline void combine(int size, int n, const double *weight, double scale, double *const *rows,
                           const double *base, double *out)
{
  for (int k = 0; k < size; k++) {
    double sum = 0.0;
    for (int s = 0; s < n; s++)
      sum += weight[s] * rows[s][k];
    out[k] = (base ? base[k] : 0.0) + scale * sum;
  }
}

#ifdef __cplusplus
}
#endif

#endif
