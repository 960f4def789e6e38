/* SPDX-License-Identifier: MIT-0 */
/* constraint.h -- constraints between bodies in addition to the tree: phi(q) = 0.
 *
 * A constraint ties a frame A on one body to a frame B on another or on the world. With R
 * the rotation from A's to B's axes and p the origin of A in B, in B's axes, its rows of phi are
 *
 *   weld            p, then e = 1/2 (R32 - R23, R13 - R31, R21 - R12)
 *   ball, point     p
 *   revolute        p, then (-R23, R13): z of A by its turns about x and y of B
 *   prismatic       px, py, then e
 *   cylindrical     px, py, then (-R23, R13)
 *   universal       p, then R33: z of A perpendicular to z of B
 *   planar          pz, then (-R23, R13)
 *   point_on_plane  pz
 *   distance        (p'p - length^2) / (2 length)
 *   rope            |p| - length; further stretches of the rope follow in the list, with length 0
 *                   and the same row, to which they add
 *   coupling        sum of coefficient * q, less an offset; joints of one dof
 *   locked          a coupling of one joint
 *   polynomial      a coupling less a polynomial of another sum of coefficient * q
 *
 * Three more have rows that are linear in v but are not the rate of a phi; their phi is 0. The
 * exception is the last row of rolling, whose phi is pz - h:
 *
 *   rolling         v + w x R rho: A's surface is an ellipsoid with semi-axes radii, and
 *                   rho = -radii^2 zeta / h is its lowest point, with zeta = R'z and
 *                   h = sqrt(zeta' radii^2 zeta)
 *   knife_edge      z of A along the velocity of its origin
 *   linear          velocity' V + sum of coefficient * rate, V of A in its own axes
 *
 * K is the derivative of phi along the tangent step of v: dphi/dt = K v and
 * d2phi/dt2 = K a + Kdotv, whether or not phi is 0. lambda acts on A along B's axes and adds
 * K' lambda to tau.
 *
 * q[nq] with unit quaternions; work[nb] is scratch. */
#ifndef PINION_CONSTRAINT_H
#define PINION_CONSTRAINT_H

#include "generic/tree/kinematics.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum pinion_constraint_type {
  PINION_TIE_WELD,
  PINION_TIE_BALL,
  PINION_TIE_POINT,
  PINION_TIE_REVOLUTE,
  PINION_TIE_PRISMATIC,
  PINION_TIE_CYLINDRICAL,
  PINION_TIE_UNIVERSAL,
  PINION_TIE_PLANAR,
  PINION_TIE_POINT_ON_PLANE,
  PINION_TIE_DISTANCE,
  PINION_TIE_COUPLING,
  PINION_TIE_LOCKED,
  PINION_TIE_ROLLING,
  PINION_TIE_KNIFE_EDGE,
  PINION_TIE_LINEAR,
  PINION_TIE_ROPE,
  PINION_TIE_POLYNOMIAL
} pinion_constraint_type;

typedef struct pinion_constraint {
  const char *name;
  pinion_constraint_type type;
  int row, rows;         /* its rows of phi */
  int body_a, body_b;    /* bodies of the model, -1 for the world */
  double R_a[9], p_a[3]; /* A in its body: rotation row-major, origin, m */
  double R_b[9], p_b[3]; /* the same of B */
  double length, offset; /* of a distance or rope, m; of a coupling */
  int term, terms;       /* its part of the terms of all couplings */
  int switched, moving;  /* bit of its mask, first of its inputs; -1 for none */
  double radii[3];       /* rolling: semi-axes along A's axes, m */
  double velocity[6];    /* knife_edge (0 0 1 0 0 0), linear: factors of V */
  int inside;            /* how many of its last terms belong to a polynomial's argument */
  double curve[4];       /* coefficients of the argument and its second to fourth power */
} pinion_constraint;

typedef struct pinion_constraints {
  int count, rows; /* constraints; rows of all of them */
  const pinion_constraint *list;
  const int *term_dof; /* dof of each term; its q has to be one number */
  const double *term_coefficient;
  const double *eps, *tau; /* each row's for pinion_spook; its arguments where null or negative */
} pinion_constraints;

/* compliance and damping time of a row: its own, or the argument if it has none */
double pinion_row_eps(const pinion_constraints *all, int row, double eps);
double pinion_row_tau(const pinion_constraints *all, int row, double tau);

/* phi[rows], for moving constraints before their target is subtracted */
void pinion_constraint_residual(const pinion_model *model, const pinion_constraints *all,
                                const double *q, double *phi, pinion_work *work);

/* the dense K[rows][nv], row by row */
void pinion_constraint_jacobian(const pinion_model *model, const pinion_constraints *all,
                                const double *q, double *K, pinion_work *work);

/* Kdotv[rows]: dK/dt v, which is d2phi/dt2 for a = 0 */
void pinion_constraint_Kdotv(const pinion_model *model, const pinion_constraints *all,
                             const double *q, const double *v, double *Kdotv, pinion_work *work);

/* tau[nv] = K' lambda, lambda[rows] */
void pinion_constraint_forces(const pinion_model *model, const pinion_constraints *all,
                              const double *q, const double *lambda, double *tau,
                              pinion_work *work);

/* Sets the rows of constraints that are off, whose bit in mask is 0, in list[rows][columns] to
 * zero. */
void pinion_constraint_switch(const pinion_constraints *all, unsigned mask, int columns,
                              double *list);

/* rho[3], the lowest point of an ellipsoid in A's axes; R turns A's axes into B's, whose z is up.
 * drho[3] is the change of rho if R changes by dR; both may be null. Returns h, how far the point
 * is below A's origin. */
double pinion_constraint_lowest(const double radii[3], const double R[9], const double *dR,
                                double rho[3], double drho[3]);

/* A bound on curvature, for tests by differences: the largest of (largest semi-axis)/h over rolling
 * surfaces, of 1 m / length over stretches of ropes, and of 1. */
double pinion_constraint_sharpness(const pinion_model *model, const pinion_constraints *all,
                                   const double *q, pinion_work *work);

/* Sets the rows without a phi in list[rows][columns] to zero. */
void pinion_constraint_positions(const pinion_constraints *all, int columns, double *list);

/* Subtracts phi_d, the targets of the moving rows in their order, from phi[rows]. */
void pinion_constraint_moved(const pinion_constraints *all, const double *phi_d, double *phi);

#ifdef __cplusplus
}
#endif

#endif
