/* SPDX-License-Identifier: MIT-0 */
/* step_derivatives.h -- steps in time as linear systems: what the next state moves by.
 *
 * A state moves along tangent steps as pinion_integrate takes them, dx = (dq, dv), and the next one
 * by dx+ = A dx + B dtau, dq+ being a tangent step at q+. A[2 nv x 2 nv] and B[2 nv x nv] are dense
 * and row-major. Return values, work[nb] and H[nh] are those of step.h. */
#ifndef PINION_STEP_DERIVATIVES_H
#define PINION_STEP_DERIVATIVES_H

#include "joint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* numbers of scratch that either of the first two takes */
#define PINION_STEP_DERIVATIVES_ROOM(nv, nq) (33 * (nv) * (nv) + 8 * (nv) + 2 * (nq))

/* Of pinion_step_semi_implicit and pinion_step_rk4: the chain rule over what they call, by
 * derivatives.h and configuration.h, dense and stage by stage. */
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

/* The same of any step by central differences of eps and eps/2, of which Richardson's extrapolation
 * takes out the error of order eps^2: moved states by integrate, what came of them by difference.
 * room[13 nv + 5 nq] is scratch, what the step asks for included. */
int pinion_step_differences(const pinion_model *model, pinion_step *step, const double *q,
                            const double *v, const double *tau, double h, double eps, double *A,
                            double *B, pinion_work *work, double *H, double *room);

#ifdef __cplusplus
}
#endif

#endif
