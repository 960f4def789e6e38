/* SPDX-License-Identifier: MIT-0 */
/* rnea.h -- inverse dynamics by recursive Newton-Euler (RBDA table 5.1).
 *
 * tau = H(q) a + C(q, v), where C includes gravity, damping and friction, and H rotor inertia. a is
 * the componentwise derivative of v. tau of a floating base is force and torque in the base's axes;
 * tau of a joint that others follow moves all of them. q[nq] needs unit quaternions; work[nb] is
 * scratch. tau[nv] may be a or v. */
#ifndef PINION_RNEA_H
#define PINION_RNEA_H

#include "generic/model/joint.h"

#ifdef __cplusplus
extern "C" {
#endif

void pinion_rnea(const pinion_model *model, const double *q, const double *v, const double *a,
                 double *tau, pinion_work *work);

/* The same with forces from outside. f[6 nb] has a spatial force on each body: force, then moment
 * about the origin of the body's frame, in its axes. tau is less the sum of J' f. */
void pinion_rnea_fext(const pinion_model *model, const double *q, const double *v, const double *a,
                      const double *f, double *tau, pinion_work *work);

/* The same with forces in world axes: the force of f[i] acts at point[3 i] of the world. */
void pinion_rnea_fext_world(const pinion_model *model, const double *q, const double *v,
                            const double *a, const double *f, const double *point, double *tau,
                            pinion_work *work);

/* F[6 nb]: the spatial force that each body's joint exerts on it (RBDA eq. 3.34), in the axes and
 * about the origin of the body's frame, without the joint's rotor inertia, damping and friction. f
 * is as above, or null. */
void pinion_joint_forces(const pinion_model *model, const double *q, const double *v,
                         const double *a, const double *f, double *F, pinion_work *work);

/* tau_c[nb]: the torques at each body's joint that tie followers to their leaders (RBDA eq. 3.18 to
 * 3.21). At a follower it is the torque that drives it, at its leader the reaction, 0 at others,
 * and G' tau_c = 0. leader[nb] is the body whose joint each one follows, the last one of a chain,
 * or -1. */
void pinion_mimic_forces(const pinion_model *model, const int *leader, const double *q,
                         const double *v, const double *a, double *tau_c, pinion_work *work);

/* Cv[nv]: the part of tau due to velocity, without gravity, damping and friction. */
void pinion_coriolis_force(const pinion_model *model, const double *q, const double *v, double *Cv,
                           pinion_work *work);

/* C[nv]: tau with a = 0. */
void pinion_bias(const pinion_model *model, const double *q, const double *v, double *C,
                 pinion_work *work);

/* g[nv]: tau with v = a = 0. */
void pinion_gravity(const pinion_model *model, const double *q, double *g, pinion_work *work);

#ifdef __cplusplus
}
#endif

#endif
