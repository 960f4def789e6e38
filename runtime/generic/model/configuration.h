/* SPDX-License-Identifier: MIT-0 */
/* configuration.h -- configurations of a whole robot: move along v, and find the v between two.
 *
 * These functions apply manifold.h joint by joint. Followers have no position in q. */
#ifndef PINION_CONFIGURATION_H
#define PINION_CONFIGURATION_H

#include "generic/model/pinion_model.h"

#ifdef __cplusplus
extern "C" {
#endif

/* q_next[nq] = positions of all joints after moving from q at v for dt. q_next may be q. For joints
 * of one dof it is q + v dt; for the others see manifold.h. */
void pinion_integrate(const pinion_model *model, const double *q, const double *v, double dt,
                      double *q_next);

/* v[nv] such that pinion_integrate(q0, v, 1) is q1. For a revolute joint it is the difference of
 * the angles, including whole turns; orientations of other joints take the shorter way
 * (manifold.h). */
void pinion_difference(const pinion_model *model, const double *q0, const double *q1, double *v);

/* by_q[nv nv], by_v[nv nv]: derivatives of pinion_integrate's result with respect to q and v, along
 * tangent steps: next(q + dq, v + dv) = next + by_q dq + by_v dv. They do not depend on q. */
void pinion_integrate_jacobians(const pinion_model *model, const double *v, double dt, double *by_q,
                                double *by_v);

/* by_0[nv nv], by_1[nv nv]: derivatives of the v of pinion_difference with respect to q0 and q1,
 * along their tangent steps. */
void pinion_difference_jacobians(const pinion_model *model, const double *q0, const double *q1,
                                 double *by_0, double *by_1);

/* qd[nq] = dq/dt = Q(q) v (RBDA eq. 3.5 to 3.9). The origin of a floating base moves at R v, and a
 * unit quaternion changes at half its product with the angular velocity. */
void pinion_qdot(const pinion_model *model, const double *q, const double *v, double *qd);

/* The dense Q[nq nv], row by row. */
void pinion_qdot_matrix(const pinion_model *model, const double *q, double *Q);

/* Scale the quaternions in q[nq] to unit length. */
void pinion_normalize(const pinion_model *model, double *q);

#ifdef __cplusplus
}
#endif

#endif
