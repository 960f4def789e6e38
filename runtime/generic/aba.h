/* SPDX-License-Identifier: MIT-0 */
/* aba.h -- forward dynamics by articulated bodies, O(n) (RBDA table 7.1). */
#ifndef PINION_ABA_H
#define PINION_ABA_H

#include "joint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* a[nv] = H^-1 (tau - C), C being that of rnea.h, without H: a joint of n dofs takes an n x n
 * factorisation. q[nq] with unit quaternions; work[nb] is scratch; tau and a may be the same. Rotor
 * inertia is added to S' I^A S of its joint.
 *
 * Returns 0, or 1 + k for the first dof k, counted from the last down, whose pivot is not > 0; or
 * -1 if a joint follows another: then it is not moved by its parent alone, so bodies cannot be
 * articulated one by one. In both cases a is undefined; use pinion_fd for such robots. */
int pinion_aba(const pinion_model *model, const double *q, const double *v, const double *tau,
               double *a, pinion_work *work);

#ifdef __cplusplus
}
#endif

#endif
