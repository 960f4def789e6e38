/* SPDX-License-Identifier: MIT-0 */
/* osim.h -- the inertia that a link shows to forces on it (RBDA section 8.4, Featherstone 2010). */
#ifndef PINION_OSIM_H
#define PINION_OSIM_H

#include "jacobian.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Lambda_inv[36] = J H^-1 J', symmetric, row-major: what spatial acceleration of the link, in its
 * own axes at its origin, a unit of each component of a force there causes. J is that of
 * pinion_jacobian in the frame PINION_BODY.
 * Scratch: work[nb], H[nh]; X[6 nv] receives the rows of J H^-1, J[6 nv] those of J.
 * Returns what pinion_ltdl says of H; unless that is 0, Lambda_inv is not written. */
int pinion_osim(const pinion_model *model, int link, const double *q, double *Lambda_inv,
                pinion_work *work, double *H, double *J, double *X);

#ifdef __cplusplus
}
#endif

#endif
