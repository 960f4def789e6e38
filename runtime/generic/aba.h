/* SPDX-License-Identifier: MIT-0 */
/* aba.h -- forward dynamics by articulated bodies, O(n) (RBDA table 7.1). */
#ifndef PINION_ABA_H
#define PINION_ABA_H

#include "joint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* a[nv] = H^-1 (tau - C), everything in C that rnea.h has in it, without H: a joint of n dofs takes
 * an n x n factorisation. q[nq] with unit quaternions; work[nb] is scratch; tau and a may be the
 * same. Rotor inertia is added to S' I^A S of its joint.
 *
 * Returns 0, or 1 + k for the first dof k, counted from the last down, whose pivot is not > 0; or
 * -1 when a joint follows another: what moves it then is no force of its parent alone, so bodies
 * cannot be articulated one by one. In both cases a means nothing; pinion_fd is for those. */
int pinion_aba(const pinion_model *model, const double *q, const double *v, const double *tau,
               double *a, pinion_work *work);

#ifdef __cplusplus
}
#endif

#endif
