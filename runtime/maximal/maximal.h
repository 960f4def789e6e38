/* SPDX-License-Identifier: MIT-0 */
/* maximal.h -- dynamics in maximal coordinates: the second opinion (RBDA section 3.7, eq. 3.74).
 *
 * Every body has six coordinates. Every joint is a constraint between two bodies, and so is every
 * tie beyond the tree. One sparse system has all of them,
 *
 *   [ M  -G' ] [ acceleration ]   [ force ]
 *   [ G   C  ] [ lambda       ] = [ beta  ]
 *
 * with these blocks: M_i, 6 x 6, for each body; G_ki for the rows k of each joint or tie and each
 * body i that they act on; a diagonal C_k for each tie: zero if it is rigid, else its compliance,
 * which also makes redundant rows harmless. A rotor is a body of one coordinate behind a gear; a
 * follower adds a row that couples two joints. Nodes of the elimination tree are blocks, ordered by
 * approximate minimum degree, and the matrix is factored front by front (ordering.h, frontal.h).
 *
 * It is slow compared with the recursions and shares none of their steps. It also gives the force
 * through each joint and of each tie.
 *
 * Memory is the caller's, in three steps:
 *
 *   pinion_maximal x;
 *   pinion_maximal_measure(&x, model, ties);   then set x.ints[x.n_ints], x.block[x.n_blocks]
 *   pinion_maximal_plan(&x);                   then set x.reals[x.n_reals], x.rigid[nb]
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
  int n_ints, n_blocks, n_reals; /* sizes of the caller's arrays */
  int *ints;
  pinion_block *block;
  double *reals;
  pinion_rigid *rigid;

  const pinion_model *model;
  const pinion_constraints *ties; /* null for none; no polynomials */
  const double *drive;            /* Ta of the motors (pinion_maximal_drive); null by default */
  int nodes, blocks, values;
  pinion_plan plan;
  pinion_fronts fronts;

  /* for each body: the body whose joint it follows; the nodes of the body, of its loan (see
   * maximal.c), of the joint's rows, of the rotor, its gear and the row of a follower; -1 for none
   */
  int *leader, *body, *loan, *joint, *rotor, *gear, *follow;
  int *tie;                       /* node of each tie */
  double *value, *rhs, *x;        /* blocks; right-hand side and solution, [plan.rows] */
  double lent_mass, lent_inertia; /* for bodies that have none */
  unsigned mask;                  /* bit k is 1 if the tie with switched = k is on */
} pinion_maximal;

/* Set n_ints and n_blocks, and all other fields to their defaults. */
void pinion_maximal_measure(pinion_maximal *x, const pinion_model *model,
                            const pinion_constraints *ties);

/* Order the nodes and set n_reals, once for each robot. Returns 0, or -1 if the robot has an
 * armature on a joint of several dofs or a tie by a polynomial, which are not supported here. */
int pinion_maximal_plan(pinion_maximal *x);

/* Compute and factor the matrix at q[nq] with unit quaternions. Bit k of mask switches on the tie
 * with switched = k; a tie that is off has no effect. C[ties->rows] is the diagonal of the ties,
 * null for zeros. Returns 0, or 1 + a node at which the matrix is singular: rows of ties that
 * depend on others, or a joint that moves no mass. */
int pinion_maximal_factor(pinion_maximal *x, const double *q, unsigned mask, const double *C);

/* Choose the Ta of eq. 3.36: for each joint of one dof, drive[6 nb] has the force that its motor
 * exerts on the body with tau = 1, then the moment about the body's origin, in the body's axes;
 * zeros mean the Ta along the joint's axis. This choice only changes T lambda, the bearing's part.
 * Call it before pinion_maximal_fd, which reads drive. Returns 0, or 1 + the body whose Ta does not
 * satisfy Ta' S = 1. */
int pinion_maximal_drive(pinion_maximal *x, const double *drive);

/* Forward dynamics: a[nv] and lambda[ties->rows] with H a + bias = tau + K' lambda and
 * K a + C lambda = target - Kdotv. target[ties->rows], null for zeros, is the wanted second
 * derivative of phi: that of moving ties, and that which brings phi back to 0. With
 * target = Kdotv + ((K v - 4 phi/h)/Y - K v)/h and C = 4 eps/(h^2 Y) the new velocity v + h a is
 * that of SPOOK. lambda of a tie that is off is zero. lambda may be null if there are no ties. */
void pinion_maximal_fd(pinion_maximal *x, const double *v, const double *tau, const double *target,
                       double *a, double *lambda);

/* f[6], force and moment through the joint of body i on the body, about its origin and in its axes,
 * after pinion_maximal_fd: T lambda + Ta tau, including rotor, damping, friction, and the torques
 * of followers and of ties between joints. */
void pinion_maximal_joint_force(const pinion_maximal *x, int i, double f[6]);

/* f[6], the part of that force that the joint's bearing holds, T lambda. */
void pinion_maximal_bearing_force(const pinion_maximal *x, int i, double f[6]);

/* Phi[36], apparent inverse inertia (RBDA section 3.8) of a frame on a body, after
 * pinion_maximal_factor: a force f at the frame's origin, in its axes, accelerates it by Phi f. Phi
 * is symmetric; without ties it is J H^-1 J'. */
void pinion_maximal_inverse_inertia(pinion_maximal *x, int body, const pinion_pose *frame,
                                    double Phi[36]);

#ifdef __cplusplus
}
#endif

#endif
