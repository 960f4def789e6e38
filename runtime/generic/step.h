/* SPDX-License-Identifier: MIT-0 */
/* step.h -- a step in time under constant forces.
 *
 * q[nq] with unit quaternions goes to q_next, v[nv] to v_next, after time h with tau[nv] constant;
 * q_next may be q, and v_next v. Both return 0, or what pinion_fd does; then the results mean
 * nothing. work[nb] and H[nh] are scratch. */
#ifndef PINION_STEP_H
#define PINION_STEP_H

#include "joint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Semi-implicit Euler, order 1: v_next = v + h a(q, v, tau), then q along v_next. room[nv] is
 * scratch. */
int pinion_step_semi_implicit(const pinion_model *model, const double *q, const double *v,
                              const double *tau, double h, double *q_next, double *v_next,
                              pinion_work *work, double *H, double *room);

/* Order 4: the commutator-free method with the classical Runge-Kutta's numbers (Celledoni,
 * Marthinsen & Owren 2003, "Commutator-free Lie group methods"), which is that where q is a vector.
 * room[8 nv + 2 nq] is scratch. */
int pinion_step_rk4(const pinion_model *model, const double *q, const double *v, const double *tau,
                    double h, double *q_next, double *v_next, pinion_work *work, double *H,
                    double *room);

#ifdef __cplusplus
}
#endif

#endif
