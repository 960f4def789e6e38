/* SPDX-License-Identifier: MIT-0 */
/* difference.c -- see difference.h. */
#include <stddef.h>

#include "difference.h"
#include "generic/model/configuration.h"

/* f after a time h: v + h a, and q moved with the velocity half way, so with an error of h^3 */
static void ahead(trial *s, at_state *f, double h, const double *a, double *out)
{
  const pinion_model *m = &s->tree.model;
  double v[MAX_NV], half[MAX_NV], q[2 * MAX_NV];
  for (int k = 0; k < m->nv; k++) {
    const double change = a ? h * a[k] : 0.0;
    v[k] = s->v[k] + change;
    half[k] = s->v[k] + 0.5 * change;
  }
  pinion_integrate(m, s->q, half, h, q);
  f(s, q, v, out);
}

/* adds times (f(h) - f(-h)) / 2h */
static void add_slope(trial *s, at_state *f, int n, double h, const double *a, double times,
                      double *sum)
{
  double *hi = trial_vec(s, n), *lo = trial_vec(s, n);
  ahead(s, f, h, a, hi);
  ahead(s, f, -h, a, lo);
  for (int k = 0; k < n; k++)
    sum[k] += times * (hi[k] - lo[k]) / (2.0 * h);
  trial_drop(s, 2);
}

void time_derivative(trial *s, at_state *f, int n, const double *a, double *out)
{
  const double h = 1e-3;
  for (int k = 0; k < n; k++)
    out[k] = 0.0;
  add_slope(s, f, n, h, a, -1.0 / 3.0, out);
  add_slope(s, f, n, 0.5 * h, a, 4.0 / 3.0, out);
}
