/* SPDX-License-Identifier: MIT-0 */
/* maximal.h -- dynamics in maximal coordinates: the second opinion (RBDA section 3.7, eq. 3.74).
 *
 * Every body has six coordinates, and every joint is a constraint that takes some of them away, as
 * is every tie between two bodies beyond the tree. One sparse matrix has it all,
 *
 *   [ M  -G' ] [ acceleration ]   [ force ]
 *   [ G   C  ] [ lambda       ] = [ beta  ]
 *
 * with blocks as nature gives them: M_i of each body, 6 x 6; G_ki where the rows k of a joint or a
 * tie touch body i; C_k, a diagonal, of each tie: zero if it is rigid, else its compliance, which
 * also makes redundant rows harmless. A rotor is a body of one coordinate behind a gear, a follower
 * has a row that couples two joints. Nodes of the elimination tree are blocks, ordered by
 * approximate minimum degree, and the matrix is factored front by front (ordering.h, frontal.h).
 *
 * It is slow beside the recursions and shares none of their steps. Forces come as a result: what
 * each joint bears, and what each tie does.
 *
 * Memory is the caller's, in three steps:
 *
 *   pinion_maximal x;
 *   pinion_maximal_measure(&x, model, ties);   then give x.ints[x.n_ints], x.block[x.n_blocks]
 *   pinion_maximal_plan(&x);                   then give x.reals[x.n_reals], x.rigid[nb]
 *   pinion_maximal_factor(&x, q, ..); pinion_maximal_fd(&x, ..);
 */
#ifndef PINION_MAXIMAL_H
#define PINION_MAXIMAL_H

#include "frontal.h"
#include "rigid.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct pinion_maximal {
  int n_ints, n_blocks, n_reals; /* sizes of what the caller gives */
  int *ints;
  pinion_block *block;
  double *reals;
  pinion_rigid *rigid;

  const pinion_model *model;
  const pinion_constraints *ties; /* null for none; no polynomials */
  const double *drive;            /* of the motors, see pinion_maximal_drive; null by default */
  int nodes, blocks, values;
  pinion_plan plan;
  pinion_fronts fronts;

  /* of each body: whose joint it follows or -1; nodes of the body, of what it was lent (see
   * maximal.c), of the joint's rows, of the rotor, its gear and the row of a follower, -1 for none
   */
  int *leader, *body, *loan, *joint, *rotor, *gear, *follow;
  int *tie;                       /* node of each tie */
  double *value, *rhs, *x;        /* blocks; right-hand side and solution, [plan.rows] */
  double lent_mass, lent_inertia; /* for bodies that have none */
  unsigned mask;                  /* which of the ties that are switched are on */
} pinion_maximal;

/* Set n_ints and n_blocks; all else is as by default. */
void pinion_maximal_measure(pinion_maximal *x, const pinion_model *model,
                            const pinion_constraints *ties);

/* Order the nodes; set n_reals. Once a robot. Returns 0; -1 for a robot with an armature on a joint
 * of several dofs or with a tie by a polynomial, which are not built here. */
int pinion_maximal_plan(pinion_maximal *x);

/* The matrix at q[nq] with unit quaternions, factored. mask: bit k switches the tie that has k on;
 * one that is off is as if it were not there. C[ties->rows] is the diagonal of the ties, null for
 * zeros. Returns 0, or 1 + a node at which the matrix is singular: rows of ties that depend on
 * others, or a joint that moves nothing. */
int pinion_maximal_factor(pinion_maximal *x, const double *q, unsigned mask, const double *C);

/* Choose Ta of eq. 3.36: drive[6 nb] has, of each joint of one dof, the force that its motor exerts
 * on the body with tau = 1, and its moment about the body's origin, in the body's axes; zeros for
 * that along the joint's axis. By what bears and what drives, only T lambda changes. Before
 * pinion_maximal_fd, which reads drive. Returns 0, or 1 + the body of a motor that does not work as
 * tau does, Ta' S = 1. */
int pinion_maximal_drive(pinion_maximal *x, const double *drive);

/* Forward dynamics: a[nv] and lambda[ties->rows] with H a + bias = tau + K' lambda and
 * K a + C lambda = target - Kdotv. target[ties->rows], null for zeros, is the second derivative of
 * phi that is wanted: of what moves, and of what brings phi back. With target = Kdotv + ((K v - 4
 * phi/h)/Y - K v)/h and C = 4 eps/(h^2 Y) the new velocity v + h a is that of SPOOK. lambda of a
 * tie that is off is zero. lambda may be null if there are no ties. */
void pinion_maximal_fd(pinion_maximal *x, const double *v, const double *tau, const double *target,
                       double *a, double *lambda);

/* f[6], force and moment through the joint of body i on the body, about its origin and in its axes,
 * after pinion_maximal_fd: T lambda + Ta tau with the motor's rotor, friction and what followers
 * and ties of joints make of it. */
void pinion_maximal_joint_force(const pinion_maximal *x, int i, double f[6]);

/* f[6], the part of it that the joint's bearing holds, T lambda. */
void pinion_maximal_bearing_force(const pinion_maximal *x, int i, double f[6]);

/* Phi[36], apparent inverse inertia (RBDA section 3.8) of a frame on a body, after
 * pinion_maximal_factor: a force on it at its origin in its axes accelerates it by Phi times that.
 * Symmetric; of the tree alone it is J H^-1 J'. */
void pinion_maximal_inverse_inertia(pinion_maximal *x, int body, const pinion_pose *frame,
                                    double Phi[36]);

#ifdef __cplusplus
}
#endif

#endif
