/* SPDX-License-Identifier: MIT-0 */
/* step.h -- a step in time under constant forces.
 *
 * q_next[nq] and v_next[nv] are the state after time h from q[nq] and v[nv], while tau[nv] is
 * constant. q needs unit quaternions; q_next may be q, and v_next may be v. Both functions return
 * 0, or what pinion_fd returns; the results are then undefined. work[nb] and H[nh] are scratch. */
#ifndef PINION_STEP_H
#define PINION_STEP_H

#include "generic/model/joint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Semi-implicit Euler, order 1: v_next = v + h a(q, v, tau), then q along v_next. room[nv] is
 * scratch. */
int pinion_step_semi_implicit(const pinion_model *model, const double *q, const double *v,
                              const double *tau, double h, double *q_next, double *v_next,
                              pinion_work *work, double *H, double *room);

/* Order 4: the commutator-free method with the coefficients of the classical Runge-Kutta method
 * (Celledoni, Marthinsen & Owren 2003, "Commutator-free Lie group methods"). Where q is a vector,
 * it is the classical method. room[8 nv + 2 nq] is scratch. */
int pinion_step_rk4(const pinion_model *model, const double *q, const double *v, const double *tau,
                    double h, double *q_next, double *v_next, pinion_work *work, double *H,
                    double *room);

#ifdef __cplusplus
}
#endif

#endif
