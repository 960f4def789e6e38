/* SPDX-License-Identifier: MIT-0 */
/* step_parts.h -- coefficients of the step of order 4, for step.c and step_derivatives.c only. */
#ifndef PINION_STEP_PARTS_H
#define PINION_STEP_PARTS_H

#ifdef __cplusplus
extern "C" {
#endif

/* The four stages. `from` is the stage whose configuration each starts at (-1: the initial one),
 * `way` the coefficients of earlier velocities in its displacement, `rate` those of earlier
 * accelerations in its velocity. */
static const struct {
  int from;
  double way[3], rate[3];
} STAGE[4] = {
    {-1, {0.0, 0.0, 0.0}, {0.0, 0.0, 0.0}},
    {-1, {0.5, 0.0, 0.0}, {0.5, 0.0, 0.0}},
    {-1, {0.0, 0.5, 0.0}, {0.0, 0.5, 0.0}},
    {1, {-0.5, 0.0, 1.0}, {0.0, 0.0, 1.0}},
};

/* coefficients of the final displacement, in two exponentials, and of the mean acceleration */
static const double WAY[2][4] = {
    {3.0 / 12.0, 2.0 / 12.0, 2.0 / 12.0, -1.0 / 12.0},
    {-1.0 / 12.0, 2.0 / 12.0, 2.0 / 12.0, 3.0 / 12.0},
};
static const double MEAN[4] = {1.0 / 6.0, 2.0 / 6.0, 2.0 / 6.0, 1.0 / 6.0};

/* out[size] = base (if not null) + scale times the sum of weight[s] rows[s] over n stages */
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
