/* SPDX-License-Identifier: MIT-0 */
/* rigid.h -- free bodies, each with six coordinates, and the rows of the constraints between them.
 *
 * Everything is in the axes of the world. The velocity of a body is that of its origin, then its
 * angular velocity. Its acceleration is the derivative of these six numbers, so the linear part is
 * that of the point; there are no spatial vectors here. A row of a constraint has six numbers for a
 * body: the force on it, at its origin, for a multiplier of 1, then the moment.
 *
 * The equations are those of Newton and Euler for each body. Except for the pose and the rate of a
 * joint (joint.h), nothing is shared with the recursions, so this is an independent check of them.
 */
#ifndef PINION_RIGID_H
#define PINION_RIGID_H

#include "generic/constraints/constraint.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Position, velocity and inertia of a body, in the world's axes. */
typedef struct pinion_rigid {
  double R[9], r[3]; /* its axes, its origin */
  double v[3], w[3]; /* velocity of the origin, angular velocity */
  double h[3], I[9]; /* mass times centre of mass from the origin, inertia about the origin */
  double torque[6];  /* tau less losses of each dof of its joint */
  double driven;     /* the part of it that a motor exerts by the Ta of pinion_maximal_drive */
} pinion_rigid;

/* R, r, h and I of all bodies at q; v and w are set to zero. */
void pinion_rigid_place(const pinion_model *model, const double *q, pinion_rigid *rigid);

/* v and w of all bodies at v, after pinion_rigid_place. */
void pinion_rigid_move(const pinion_model *model, const double *v, pinion_rigid *rigid);

/* M[36], row-major: force and moment on body i are M times its acceleration plus velocity terms. */
void pinion_rigid_inertia(const pinion_model *model, const pinion_rigid *rigid, int i,
                          double M[36]);

/* f[6]: weight of body i, less its velocity terms. */
void pinion_rigid_force(const pinion_model *model, const pinion_rigid *rigid, int i, double f[6]);

/* The row for a force vector w of the joint of body i, in the body's frame (a column of T or Ta of
 * subspace.h): own[6] on the body and other[6] on its parent. Returns beta: w' times the
 * acceleration in the joint is own' A_i + other' A_parent - beta. */
double pinion_rigid_joint(const pinion_model *model, const pinion_rigid *rigid, int i,
                          const double w[6], double own[6], double other[6]);

/* The rows of a tie between two frames, at most 6: a[6 rows] on the body of frame A, b[6 rows] on
 * that of frame B, and beta[rows]: the second derivative of phi is a A_a + b A_b - beta. */
void pinion_rigid_tie(const pinion_constraint *tie, const pinion_rigid *rigid, double *a, double *b,
                      double *beta);

#ifdef __cplusplus
}
#endif

#endif
