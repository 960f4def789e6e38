/* SPDX-License-Identifier: MIT-0 */
/* inverse.h -- differential inverse dynamics: H a without H, and H from it (RBDA table 6.1).
 *
 * Inverse dynamics without velocity and gravity is tau = H a, including rotor inertias. Unit
 * vectors as a give H column by column at O(n^2) cost. This shares no step with pinion_crba, so it
 * is a check of that. */
#ifndef PINION_INVERSE_H
#define PINION_INVERSE_H

#include "generic/model/joint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* tau[nv] = H(q) a[nv]; tau may be a. q[nq] with unit quaternions; work[nb] is scratch. */
void pinion_Ha(const pinion_model *model, const double *q, const double *a, double *tau,
               pinion_work *work);

/* H[nv * nv], dense: column j is H[j nv] .. H[j nv + nv - 1], the tau of a unit acceleration of
 * dof j alone. H is symmetric up to rounding, so it may also be read by rows. */
void pinion_unit_H(const pinion_model *model, const double *q, double *H, pinion_work *work);

/* The backward pass of inverse dynamics, also used by rnea.c: tau[nv] from the poses work[i].X, the
 * force work[i].f that accelerates each body, and its joint's own torque work[i].joint. Leaves the
 * whole force through each joint in work[i].f. */
void pinion_collect(const pinion_model *model, double *tau, pinion_work *work);

#ifdef __cplusplus
}
#endif

#endif
