/* SPDX-License-Identifier: MIT-0 */
/* energy.h -- kinetic and potential energy of the moving bodies, joule.
 *
 * q[nq] with unit quaternions; work[nb] is scratch. */
#ifndef PINION_ENERGY_H
#define PINION_ENERGY_H

#include "generic/model/joint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* v' H v / 2, rotors included as H includes them. */
double pinion_kinetic_energy(const pinion_model *model, const double *q, const double *v,
                             pinion_work *work);

/* - mass gravity' com: zero if the centre of mass is at the world's origin, or as high as that. */
double pinion_potential_energy(const pinion_model *model, const double *q, pinion_work *work);

#ifdef __cplusplus
}
#endif

#endif
