/* SPDX-License-Identifier: MIT-0 */
/* constrained_derivatives.h -- derivatives of dynamics under constraints (constrained.h).
 *
 * By q along the tangent step of pinion_integrate, as in derivatives.h; rows of nv numbers, nv of a
 * and nc = all->rows of lambda. Dense, like constrained.h, and also independent of phi: if rows
 * depend on each other, only da along steps with K dq = 0 is meaningful.
 * work[nb] and room[PINION_CONSTRAINED_DERIVATIVES_ROOM(nv, nc, nq, nh)] are scratch. */
#ifndef PINION_CONSTRAINED_DERIVATIVES_H
#define PINION_CONSTRAINED_DERIVATIVES_H

#include "constrained.h"

#ifdef __cplusplus
extern "C" {
#endif

#define PINION_CONSTRAINED_DERIVATIVES_ROOM(nv, nc, nq, nh)                                        \
  (PINION_CONSTRAINED_ROOM(nv, nc, nh) + 5 * ((nv) + (nc)) * (nv) + ((nc) + 4) * ((nv) + (nc)) +   \
   (nq) + (nv))

/* The right-hand side for derivatives of a and lambda, [H -K'; K 0] times these, nv + nc rows: by q
 * -d rnea(q, v, a) + d(K' lambda), then -d(K a + Kdotv), and by v, a and lambda constant. rnea's
 * are exact; those of constraints by q are differences of three steps, with an error of order 6
 * after Richardson's extrapolation, some 1e-13 of the values. */
void pinion_constrained_slopes(const pinion_model *model, const pinion_constraints *all,
                               const double *q, const double *v, const double *a,
                               const double *lambda, const pinion_command *command, double *by_q,
                               double *by_v, pinion_work *work, double *room);

/* Of pinion_fd_constrained without gains. */
void pinion_fd_constrained_derivatives(const pinion_model *model, const pinion_constraints *all,
                                       const double *q, const double *v, const double *tau,
                                       const pinion_command *command, double *da_dq, double *da_dv,
                                       double *da_dtau, double *dlambda_dq, double *dlambda_dv,
                                       double *dlambda_dtau, pinion_work *work, double *room);

#ifdef __cplusplus
}
#endif

#endif
