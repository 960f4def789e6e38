/* SPDX-License-Identifier: MIT-0 */
/* spatial.h -- three-vectors, poses, and transforms of spatial vectors and inertias.
 *
 * A pose places a child frame in its parent: x_parent = R x_child + p. A spatial vector has its
 * linear part, then its angular part, about the origin of the frame it is expressed in. Recursions
 * transform motion vectors down the tree, and force vectors and inertias up; only results for the
 * world are also motions transformed up (RBDA sections 2.8, 2.13, A.3). Results never alias
 * arguments unless a comment allows it.
 */
#ifndef PINION_SPATIAL_H
#define PINION_SPATIAL_H

#include "generic/model/pinion_tables.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Child frame in the parent frame: R row-major child to parent, p in the parent frame, m. */
typedef struct pinion_pose {
  double R[9];
  double p[3];
} pinion_pose;

/* Rigid-body inertia as ten numbers, about the origin and in the axes of its frame. */
typedef struct pinion_inertia {
  double m;    /* mass, kg */
  double h[3]; /* m * centre of mass, kg m */
  double I[6]; /* xx xy xz yy yz zz, kg m^2 */
} pinion_inertia;

/* out = a x b */
static inline void pinion_cross(const double a[3], const double b[3], double out[3])
{
  out[0] = a[1] * b[2] - a[2] * b[1];
  out[1] = a[2] * b[0] - a[0] * b[2];
  out[2] = a[0] * b[1] - a[1] * b[0];
}

/* a' b */
static inline double pinion_dot3(const double a[3], const double b[3])
{
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/* scalar product of a force and a motion vector, in either order */
static inline double pinion_dot6(const double a[6], const double b[6])
{
  return pinion_dot3(a, b) + pinion_dot3(a + 3, b + 3);
}

/* out = R x */
static inline void pinion_rotate(const double R[9], const double x[3], double out[3])
{
  out[0] = pinion_dot3(R, x);
  out[1] = pinion_dot3(R + 3, x);
  out[2] = pinion_dot3(R + 6, x);
}

/* out = R' x */
static inline void pinion_unrotate(const double R[9], const double x[3], double out[3])
{
  out[0] = R[0] * x[0] + R[3] * x[1] + R[6] * x[2];
  out[1] = R[1] * x[0] + R[4] * x[1] + R[7] * x[2];
  out[2] = R[2] * x[0] + R[5] * x[1] + R[8] * x[2];
}

/* out = A B, all 3 x 3 row-major */
void pinion_mul33(const double A[9], const double B[9], double out[9]);

/* out = E + a [u]x + b [u]x^2, 3 x 3 row-major. A rotation when u is a unit axis, a = sin, b = 1 -
 * cos of the angle, and when u is the vector part of a unit quaternion, a = 2 w, b = 2. */
void pinion_rotation(const double u[3], double a, double b, double out[9]);

/* Motion vector v of the parent frame, expressed in the child frame: iX_lambda v. */
void pinion_motion_down(const pinion_pose *X, const double v[6], double out[6]);

/* Force vector f of the child frame, expressed in the parent frame: lambdaX*_i f. out may be f. */
void pinion_force_up(const pinion_pose *X, const double f[6], double out[6]);

/* Motion vector v of the child frame, expressed in the parent frame: lambdaX_i v. out may be v. */
void pinion_motion_up(const pinion_pose *X, const double v[6], double out[6]);

/* Pose of a grandchild: its pose in the child is inner, the child's is outer. out may be either. */
void pinion_pose_compose(const pinion_pose *outer, const pinion_pose *inner, pinion_pose *out);

/* sum += v x m, of two motion vectors (RBDA eq. 2.31). */
void pinion_motion_cross_add(const double v[6], const double m[6], double sum[6]);

/* sum += v x* f, of a motion and a force vector (RBDA eq. 2.32). */
void pinion_force_cross_add(const double v[6], const double f[6], double sum[6]);

/* The ten numbers of one body, in its own frame. */
pinion_inertia pinion_body_inertia(const pinion_body *body);

/* out = I v, the momentum of inertia I moving with v (or the force that accelerates it by v). */
void pinion_inertia_mul(const pinion_inertia *I, const double v[6], double out[6]);

/* sum += inertia I of the child frame, expressed in the parent frame: lambdaX*_i I iX_lambda. */
void pinion_inertia_up_add(const pinion_pose *X, const pinion_inertia *I, pinion_inertia *sum);

/* The same inertia as a 6 x 6 matrix, row-major. */
void pinion_inertia_matrix(const pinion_inertia *I, double M[36]);

/* out = M v */
void pinion_mul6(const double M[36], const double v[6], double out[6]);

/* sum += M of the child frame, any 6 x 6 matrix from motions to forces, expressed in the parent
 * frame: lambdaX*_i M iX_lambda. */
void pinion_matrix_up_add(const pinion_pose *X, const double M[36], double sum[36]);

#ifdef __cplusplus
}
#endif

#endif
