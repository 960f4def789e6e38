/* SPDX-License-Identifier: MIT-0 */
/* constrained.h -- dynamics under constraints (constraint.h): forces, impacts, steps.
 *
 *   H a + C = tau + K' lambda,   K a + Kdotv = 0            (RBDA eq. 3.17)
 *
 * The whole matrix is dense and eliminated with complete pivoting, and rows that depend on others
 * get no force. So a is correct even if rows depend on each other (without contradicting each
 * other), and lambda is then one of several solutions. It is not meant for speed.
 *
 * A constraint that is off has no effect; its lambda is 0.
 * work[nb] and room[PINION_CONSTRAINED_ROOM(nv, nc, nh)] are scratch, nc = all->rows.
 * Results do not overlap arguments unless stated. */
#ifndef PINION_CONSTRAINED_H
#define PINION_CONSTRAINED_H

#include "generic/constraints/constraint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* State of switched constraints and targets of moving ones; pointers are not read if none moves. */
typedef struct pinion_command {
  unsigned mask; /* bit k is 1 where the constraint with switched = k is on */
  const double *phi_d, *dphi_d, *ddphi_d; /* targets of the rows of moving ones, with rates */
} pinion_command;

#define PINION_CONSTRAINED_ROOM(nv, nc, nh)                                                        \
  ((nh) + (nv) * (nv) + (nc) * (nv) + ((nv) + (nc)) * ((nv) + (nc) + 3) + 3 * (nc))

/* Solves [H -K'; K 0] y = x and replaces x by y: accelerations and forces from right-hand sides.
 * x has nv + nc rows of m numbers. */
void pinion_constrained_solve(const pinion_model *model, const pinion_constraints *all,
                              const double *q, const pinion_command *command, int m, double *x,
                              pinion_work *work, double *room);

/* S[rows][rows] = K H^-1 K', symmetric, full. Returns 0, or 1 + k as pinion_ltdl for H. */
int pinion_delassus(const pinion_model *model, const pinion_constraints *all, const double *q,
                    const pinion_command *command, double *S, pinion_work *work, double *room);

/* a[nv] and lambda[rows]. gains is null or has Baumgarte's { g0, g1 }:
 * K a = -Kdotv - g0 phi - g1 K v. */
void pinion_fd_constrained(const pinion_model *model, const pinion_constraints *all,
                           const double *q, const double *v, const double *tau, const double *gains,
                           const pinion_command *command, double *a, double *lambda,
                           pinion_work *work, double *room);

/* v_plus[nv] after an impact with restitution e, and its impulse[rows]:
 * H (v_plus - v) = K' impulse and K v_plus = -e K v. In moving rows, K v is less dphi_d. */
void pinion_impact(const pinion_model *model, const pinion_constraints *all, const double *q,
                   const double *v, double e, const pinion_command *command, double *v_plus,
                   double *impulse, pinion_work *work, double *room);

/* dq[nv], the smallest change in the metric of H with K dq = -phi: a Gauss-Newton step.
 * H dq = K' lambda, lambda[rows]. */
void pinion_position_correction(const pinion_model *model, const pinion_constraints *all,
                                const double *q, const pinion_command *command, double *dq,
                                double *lambda, pinion_work *work, double *room);

/* q_next[nq] = q moved by dq; q_next may be q. dq[nv] and lambda[rows] as above. */
void pinion_position_step(const pinion_model *model, const pinion_constraints *all, const double *q,
                          const pinion_command *command, double *q_next, double *dq, double *lambda,
                          pinion_work *work, double *room);

/* Lacoursiere's stabilised step of h seconds at the level of velocities:
 *   [ H  -K' ; K  4 eps/(h^2 Y) ] [ v_next ; h lambda ] = [ H v + h (tau - C) ; (K v - 4 phi/h)/Y ]
 * with Y = 1 + 4 t/h. eps is the compliance and t the damping time of rows that have none of their
 * own. */
void pinion_spook(const pinion_model *model, const pinion_constraints *all, const double *q,
                  const double *v, const double *tau, double h, double eps, double t,
                  const pinion_command *command, double *v_next, double *lambda, pinion_work *work,
                  double *room);

/* The same, and then q_next = q moved by v_next for h. q_next may be q, v_next may be v. */
void pinion_step_spook(const pinion_model *model, const pinion_constraints *all, const double *q,
                       const double *v, const double *tau, double h, double eps, double t,
                       const pinion_command *command, double *q_next, double *v_next,
                       double *lambda, pinion_work *work, double *room);

#ifdef __cplusplus
}
#endif

#endif
