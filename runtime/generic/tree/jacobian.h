/* SPDX-License-Identifier: MIT-0 */
/* jacobian.h -- Jacobians of links in the three usual frames.
 *
 * q[nq] with unit quaternions; work[nb] is scratch. */
#ifndef PINION_JACOBIAN_H
#define PINION_JACOBIAN_H

#include "generic/tree/kinematics.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Where and in which axes a link's velocity is expressed. */
typedef enum pinion_frame {
  PINION_BODY,   /* at the link's origin, in the link's axes */
  PINION_WORLD,  /* at the world's origin, in the world's axes: the spatial velocity in the world */
  PINION_ALIGNED /* at the link's origin, in the world's axes */
} pinion_frame;

/* J[6 nv], six rows of nv: J v is the velocity of the link, linear part first. Columns of dofs that
 * do not carry the link are zero. */
void pinion_jacobian(const pinion_model *model, int link, pinion_frame frame, const double *q,
                     double *J, pinion_work *work);

/* V[6] = J v of the same convention, without J. */
void pinion_velocity_in(const pinion_model *model, int link, pinion_frame frame, const double *q,
                        const double *v, double V[6], pinion_work *work);

/* out[6] = dJ/dt v for the same J: the derivative of J v for a = 0. In PINION_ALIGNED its linear
 * part is the classical acceleration of the origin. */
void pinion_jdotv(const pinion_model *model, int link, pinion_frame frame, const double *q,
                  const double *v, double out[6], pinion_work *work);

#ifdef __cplusplus
}
#endif

#endif
