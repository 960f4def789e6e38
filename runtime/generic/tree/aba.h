/* SPDX-License-Identifier: MIT-0 */
/* aba.h -- forward dynamics by articulated bodies, O(n) (RBDA table 7.1). */
#ifndef PINION_ABA_H
#define PINION_ABA_H

#include "generic/model/joint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* a[nv] = H^-1 (tau - C) with the C of rnea.h, but without H: a joint of n dofs takes an n x n
 * factorisation. Rotor inertia is added to S' I^A S of its joint. q[nq] needs unit quaternions;
 * work[nb] is scratch; tau and a may be the same.
 *
 * Returns 0, or 1 + k for the first dof k, counted from the last down, whose pivot is not > 0.
 * Returns -1 if a joint follows another: a follower does not move by its parent alone, so bodies
 * cannot be articulated one by one; use pinion_fd for such robots. Unless 0 is returned, a is
 * undefined. */
int pinion_aba(const pinion_model *model, const double *q, const double *v, const double *tau,
               double *a, pinion_work *work);

#ifdef __cplusplus
}
#endif

#endif
