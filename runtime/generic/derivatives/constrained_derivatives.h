/* SPDX-License-Identifier: MIT-0 */
/* constrained_derivatives.h -- derivatives of dynamics under constraints (constrained.h).
 *
 * Derivatives with respect to q are along the tangent step of pinion_integrate (derivatives.h).
 * A matrix has nv columns, and nv rows for a or nc = all->rows for lambda. It is dense, as in
 * constrained.h, and does not assume phi = 0. If rows depend on each other, only da along steps
 * with K dq = 0 is meaningful.
 * work[nb] and room[PINION_CONSTRAINED_DERIVATIVES_ROOM(nv, nc, nq, nh)] are scratch. */
#ifndef PINION_CONSTRAINED_DERIVATIVES_H
#define PINION_CONSTRAINED_DERIVATIVES_H

#include "generic/constraints/constrained.h"

#ifdef __cplusplus
extern "C" {
#endif

#define PINION_CONSTRAINED_DERIVATIVES_ROOM(nv, nc, nq, nh)                                        \
  (PINION_CONSTRAINED_ROOM(nv, nc, nh) + 5 * ((nv) + (nc)) * (nv) + ((nc) + 4) * ((nv) + (nc)) +   \
   (nq) + (nv))

/* The right-hand side for the derivatives of a and lambda, that is, [H -K'; K 0] times them: nv
 * rows of -d rnea(q, v, a) + d(K' lambda), then nc rows of -d(K a + Kdotv), with respect to q and
 * v, with a and lambda constant. Derivatives of rnea are exact. Those of the constraints with
 * respect to q are differences of three steps, shorter where a rope or a rolling surface bends
 * sharply; by Richardson's extrapolation their error is of order 6, about 1e-13 of the values. */
void pinion_constrained_slopes(const pinion_model *model, const pinion_constraints *all,
                               const double *q, const double *v, const double *a,
                               const double *lambda, const pinion_command *command, double *by_q,
                               double *by_v, pinion_work *work, double *room);

/* Derivatives of pinion_fd_constrained without gains. */
void pinion_fd_constrained_derivatives(const pinion_model *model, const pinion_constraints *all,
                                       const double *q, const double *v, const double *tau,
                                       const pinion_command *command, double *da_dq, double *da_dv,
                                       double *da_dtau, double *dlambda_dq, double *dlambda_dv,
                                       double *dlambda_dtau, pinion_work *work, double *room);

#ifdef __cplusplus
}
#endif

#endif
