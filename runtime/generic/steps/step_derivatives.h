/* SPDX-License-Identifier: MIT-0 */
/* step_derivatives.h -- derivatives of steps in time: A and B of the linearised system.
 *
 * dx = (dq, dv) is a change of the state, where dq is a tangent step of pinion_integrate. The next
 * state changes by dx+ = A dx + B dtau, where dq+ is a tangent step at q+. A[2 nv x 2 nv] and
 * B[2 nv x nv] are dense and row-major. Return values, work[nb] and H[nh] are those of step.h. */
#ifndef PINION_STEP_DERIVATIVES_H
#define PINION_STEP_DERIVATIVES_H

#include "generic/model/joint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* size of room for the first two functions */
#define PINION_STEP_DERIVATIVES_ROOM(nv, nq) (33 * (nv) * (nv) + 8 * (nv) + 2 * (nq))

/* Derivatives of pinion_step_semi_implicit and pinion_step_rk4, by the chain rule over the
 * functions that they call (derivatives.h, configuration.h), dense and stage by stage. */
int pinion_step_semi_implicit_derivatives(const pinion_model *model, const double *q,
                                          const double *v, const double *tau, double h, double *A,
                                          double *B, pinion_work *work, double *H, double *room);
int pinion_step_rk4_derivatives(const pinion_model *model, const double *q, const double *v,
                                const double *tau, double h, double *A, double *B,
                                pinion_work *work, double *H, double *room);

/* a step as in step.h */
typedef int pinion_step(const pinion_model *model, const double *q, const double *v,
                        const double *tau, double h, double *q_next, double *v_next,
                        pinion_work *work, double *H, double *room);

/* The same for any step, by central differences of eps and eps/2; Richardson's extrapolation
 * removes the error of order eps^2. integrate moves the states, and difference compares the
 * results. room[13 nv + 5 nq] is scratch, including that of the step. */
int pinion_step_differences(const pinion_model *model, pinion_step *step, const double *q,
                            const double *v, const double *tau, double h, double eps, double *A,
                            double *B, pinion_work *work, double *H, double *room);

#ifdef __cplusplus
}
#endif

#endif
