/* SPDX-License-Identifier: MIT-0 */
/* coriolis.h -- the Coriolis matrix (Echeandia and Wensing 2021). */
#ifndef PINION_CORIOLIS_H
#define PINION_CORIOLIS_H

#include "generic/model/joint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* C[nv nv], row-major: C v is the part of tau due to velocity, which is bias less gravity, damping
 * and friction. Of all matrices with this product, C makes dH/dt - 2 C skew-symmetric
 * (Christoffel), also with joints of several dofs and with followers. q[nq] needs unit quaternions;
 * work[nb] is scratch. */
void pinion_coriolis(const pinion_model *model, const double *q, const double *v, double *C,
                     pinion_work *work);

#ifdef __cplusplus
}
#endif

#endif
