/* SPDX-License-Identifier: MIT-0 */
/* coriolis.h -- the Coriolis matrix (Echeandia and Wensing 2021). */
#ifndef PINION_CORIOLIS_H
#define PINION_CORIOLIS_H

#include "joint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* C[nv nv], row-major: C v is what velocity alone adds to tau, bias less gravity, damping and
 * friction; and of all the matrices with that product this is the one of Christoffel's kind:
 * dH/dt - 2 C is skew-symmetric, also with joints of several dofs and with followers. q[nq] with
 * unit quaternions; work[nb] is scratch. */
void pinion_coriolis(const pinion_model *model, const double *q, const double *v, double *C,
                     pinion_work *work);

#ifdef __cplusplus
}
#endif

#endif
