/* SPDX-License-Identifier: MIT-0 */
/* difference.h -- derivatives along a motion, by differences. */
#ifndef DIFFERENCE_H
#define DIFFERENCE_H

#include "tree.h"

/* A function of a trial's robot at a state: out[n]. */
typedef void at_state(trial *s, const double *q, const double *v, double *out);

/* d/dt of f[n] at s->q, s->v while the robot moves on with the acceleration a (null: zero).
 * Central differences of two widths, extrapolated; the error is about 1e-10 of f and its
 * derivatives.
 */
void time_derivative(trial *s, at_state *f, int n, const double *a, double *out);

#endif
