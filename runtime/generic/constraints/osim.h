/* SPDX-License-Identifier: MIT-0 */
/* osim.h -- operational-space inertia of a link (RBDA section 8.4, Featherstone 2010). */
#ifndef PINION_OSIM_H
#define PINION_OSIM_H

#include "generic/tree/jacobian.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Lambda_inv[36] = J H^-1 J', symmetric, row-major: the spatial acceleration of the link, in its
 * own axes at its origin, per unit of each component of a force there. J is the result of
 * pinion_jacobian in the frame PINION_BODY.
 * Scratch: work[nb], H[nh]; X[6 nv] receives the rows of J H^-1, J[6 nv] those of J.
 * Returns the result of pinion_ltdl for H; if it is not 0, Lambda_inv is not written. */
int pinion_osim(const pinion_model *model, int link, const double *q, double *Lambda_inv,
                pinion_work *work, double *H, double *J, double *X);

#ifdef __cplusplus
}
#endif

#endif
