/* SPDX-License-Identifier: MIT-0 */
/* rnea.h -- inverse dynamics by recursive Newton-Euler (RBDA table 5.1).
 *
 * tau = H(q) a + C(q, v), with gravity, rotor inertia, damping and friction of the joints. a is the
 * componentwise derivative of v, and tau is what moves the dofs: force and torque of a floating
 * base in the base's axes, and for a follower's leader all that the two of them need. q[nq] with
 * unit quaternions; work[nb] is scratch. tau[nv] may be a, and v. */
#ifndef PINION_RNEA_H
#define PINION_RNEA_H

#include "joint.h"

#ifdef __cplusplus
extern "C" {
#endif

void pinion_rnea(const pinion_model *model, const double *q, const double *v, const double *a,
                 double *tau, pinion_work *work);

/* The same with forces from outside: f[6 nb] has a spatial force on each body, force then moment
 * about the origin of the body's frame, in its axes. What they do is taken off tau: - sum J' f. */
void pinion_rnea_fext(const pinion_model *model, const double *q, const double *v, const double *a,
                      const double *f, double *tau, pinion_work *work);

/* C[nv]: tau with a = 0. */
void pinion_bias(const pinion_model *model, const double *q, const double *v, double *C,
                 pinion_work *work);

/* g[nv]: tau with v = a = 0. */
void pinion_gravity(const pinion_model *model, const double *q, double *g, pinion_work *work);

#ifdef __cplusplus
}
#endif

#endif
