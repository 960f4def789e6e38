/* SPDX-License-Identifier: MIT-0 */
/* crba.h -- joint-space inertia by composite rigid bodies (RBDA table 6.2, body coordinates). */
#ifndef PINION_CRBA_H
#define PINION_CRBA_H

#include "generic/model/joint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* H[nh] = H(q), packed as in pinion_model.h: tau = H a at rest without gravity. It includes rotor
 * inertias, each at the dof that moves the joint. With followers it is the G' H G of
 * pinion_model.h. Units of an entry are kg, kg m or kg m^2, depending on the joints of its row and
 * column. q[nq] needs unit quaternions; work[nb] is scratch. */
void pinion_crba(const pinion_model *model, const double *q, double *H, pinion_work *work);

#ifdef __cplusplus
}
#endif

#endif
