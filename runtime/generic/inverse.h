/* SPDX-License-Identifier: MIT-0 */
/* inverse.h -- differential inverse dynamics: H a without H, and H through it (RBDA table 6.1).
 *
 * Inverse dynamics with velocity and gravity zero is linear in the acceleration: the rest is tau =
 * H a, including rotor inertias. Unit vectors give H column by column, at O(n^2) cost and by no
 * step of pinion_crba, which makes it a check of that. */
#ifndef PINION_INVERSE_H
#define PINION_INVERSE_H

#include "joint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* tau[nv] = H(q) a[nv]; tau may be a. q[nq] with unit quaternions; work[nb] is scratch. */
void pinion_Ha(const pinion_model *model, const double *q, const double *a, double *tau,
               pinion_work *work);

/* H[nv * nv], dense: column j is H[j nv] .. H[j nv + nv - 1], the tau of a unit acceleration of
 * dof j alone. H is symmetric, so read as rows it differs by rounding at most. */
void pinion_unit_H(const pinion_model *model, const double *q, double *H, pinion_work *work);

/* The backward pass of inverse dynamics, also for rnea.h: tau[nv] from the poses work[i].X, the
 * force work[i].f that accelerates each body and its joint's own torque, work[i].joint. Leaves in
 * work[i].f the whole force through each joint. */
void pinion_collect(const pinion_model *model, double *tau, pinion_work *work);

#ifdef __cplusplus
}
#endif

#endif
