/* SPDX-License-Identifier: MIT-0 */
/* hybrid.h -- dynamics with known accelerations of some joints and known forces of the others (RBDA
 * section 9.2). */
#ifndef PINION_HYBRID_H
#define PINION_HYBRID_H

#include "generic/model/joint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Solves the equation of motion for a[nv] and tau[nv] at q and v: dofs with prescribed[dof] have
 * their a from a_known, the others their tau from tau_known. Other elements of a_known and
 * tau_known are not read. With no dof prescribed it is pinion_fd, with all prescribed pinion_rnea.
 * Inputs and results do not overlap; work[nb] and H[nh] are scratch.
 *
 * Returns 0, or 1 + k for the first dof k, counted from the last down, at which the part of H that
 * is not prescribed is not positive definite; a and tau are then undefined. */
int pinion_hybrid(const pinion_model *model, const unsigned char *prescribed, const double *q,
                  const double *v, const double *a_known, const double *tau_known, double *a,
                  double *tau, pinion_work *work, double *H);

#ifdef __cplusplus
}
#endif

#endif
