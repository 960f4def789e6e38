/* arm6.h -- joint-space dynamics of the robot "arm6".
 *
 * Generated from models/arm6.urdf; do not edit.
 *
 *   generator  pinion 0.2.20
 *   command    pinion models/arm6.urdf
 *
 * Joints, in regular order (parent before child), counted from 1; indices in C count from 0:
 *
 *   i  parent  joint  type      axis   child link
 *   1  base    j1     revolute  0 0 1  carousel
 *   2  j1      j2     revolute  0 1 0  upper_arm
 *   3  j2      j3     revolute  0 1 0  elbow
 *   4  j3      j4     revolute  1 0 0  forearm
 *   5  j4      j5     revolute  0 1 0  wrist
 *   6  j5      j6     revolute  1 0 0  flange
 *
 * Welded to flange by fixed joints: tool0.
 *
 * Units are SI; gravity is (0.0, 0.0, -9.81) in the world. A spatial vector has its linear part
 * first, then its angular part. a is the rate of v, component by component; tau is dual to v.
 *
 * Arguments do not overlap unless a comment says so, and need no more alignment than a double.
 * Joint limits are not enforced. No heap, no recursion, no state: all functions are reentrant.
 *
 * Names in the code: quantities of joint i are in the frame of its child link;
 * <joint>_F_<other> and <joint>_Ic_<other> are F and Ic of joint in the frame of other.
 *
 * This file and all others generated with it are yours: use, change and ship them without
 * conditions or attribution (MIT-0). They come without warranty.
 */
#ifndef ARM6_H
#define ARM6_H

/* A hash of the joints, their order, layout, types and signatures; every symbol ends in it. */
#define ARM6_INTERFACE 0x33660ccdUL
#include "arm6_symbols.h" /* names for linkers */

#ifdef __cplusplus
extern "C" {
#endif

/* Degrees of freedom: index in v, a, tau and in rows and columns of H. */
enum { ARM6_j1, ARM6_j2, ARM6_j3, ARM6_j4, ARM6_j5, ARM6_j6, ARM6_NV };

enum { ARM6_NQ = ARM6_NV };

/* Sizes; the enumerators of the elements are below the functions. */
enum {
  ARM6_NH = 21, /* stored entries of H */
  ARM6_NB = 6, /* moving bodies */
  ARM6_NL = 8 /* links */
};

/* H = joint-space inertia at q (Featherstone 2008, table 6.2).
 * 136 mul, 88 add, 50 sub, 5 sin, 5 cos, 128 temporaries. */
void arm6_crba(const double q[ARM6_NQ], double H[ARM6_NH]);

/* In place: H = L'*D*L, unit L below the diagonal, D on it (table 6.3).
 * Returns 0, or 1 + i (1..6) for the first dof i, counted from the last down, whose pivot is not
 * positive (or is a NaN); do not use H then.
 * 49 mul, 35 sub, 5 div, 39 temporaries. */
int arm6_ltdl(double H[ARM6_NH]);

/* In place: H = L'*L, the diagonal of L included (table 6.3).
 * Returns 0, or 1 + i (1..6) for the first dof i, counted from the last down, whose pivot is not
 * positive (or is a NaN); do not use H then.
 * 50 mul, 35 sub, 5 div, 6 sqrt, 33 temporaries. */
int arm6_ltl(double H[ARM6_NH]);

/* x := H^-1 * x with the factor LD of ltdl (table 6.5).
 * 30 mul, 30 sub, 6 div, 12 temporaries. */
void arm6_solve(const double LD[ARM6_NH], double x[ARM6_NV]);

/* y = H*x (table 6.5).
 * 36 mul, 30 add, 0 temporaries. */
void arm6_mul_H(const double H[ARM6_NH], const double x[ARM6_NV], double y[ARM6_NV]);

/* x := L*x with the unit L of ltdl (table 6.5).
 * 15 mul, 15 add, 4 temporaries. */
void arm6_mul_L(const double L[ARM6_NH], double x[ARM6_NV]);

/* x := L'*x with the unit L of ltdl (table 6.5).
 * 15 mul, 15 add, 4 temporaries. */
void arm6_mul_Lt(const double L[ARM6_NH], double x[ARM6_NV]);

/* x := L^-1 * x with the unit L of ltdl (table 6.5).
 * 15 mul, 15 sub, 5 temporaries. */
void arm6_solve_L(const double L[ARM6_NH], double x[ARM6_NV]);

/* x := L^-T * x with the unit L of ltdl (table 6.5).
 * 15 mul, 15 sub, 5 temporaries. */
void arm6_solve_Lt(const double L[ARM6_NH], double x[ARM6_NV]);

/* x := L*x with the L of ltl (table 6.5).
 * 21 mul, 15 add, 5 temporaries. */
void arm6_ltl_mul_L(const double L[ARM6_NH], double x[ARM6_NV]);

/* x := L'*x with the L of ltl (table 6.5).
 * 21 mul, 15 add, 5 temporaries. */
void arm6_ltl_mul_Lt(const double L[ARM6_NH], double x[ARM6_NV]);

/* x := L^-1 * x with the L of ltl (table 6.5).
 * 15 mul, 15 sub, 6 div, 8 temporaries. */
void arm6_ltl_solve_L(const double L[ARM6_NH], double x[ARM6_NV]);

/* x := L^-T * x with the L of ltl (table 6.5).
 * 15 mul, 15 sub, 6 div, 8 temporaries. */
void arm6_ltl_solve_Lt(const double L[ARM6_NH], double x[ARM6_NV]);

/* x := H^-1 * x with the factor L of ltl (table 6.5).
 * 30 mul, 30 sub, 12 div, 16 temporaries. */
void arm6_ltl_solve(const double L[ARM6_NH], double x[ARM6_NV]);

/* tau = H*a + C(q, v): inverse dynamics, gravity included (table 5.1).
 * 301 mul, 176 add, 110 sub, 5 sin, 5 cos, 189 temporaries. */
void arm6_rnea(const double q[ARM6_NQ], const double v[ARM6_NV], const double a[ARM6_NV],
               double tau[ARM6_NV]);

/* tau = rnea with an external force f[i] on each body.
 * f[i] is spatial, linear part first, in the axes and about the origin of its link's
 * frame; f is not written.
 * 301 mul, 176 add, 138 sub, 5 sin, 5 cos, 195 temporaries. */
void arm6_rnea_fext(const double q[ARM6_NQ], const double v[ARM6_NV], const double a[ARM6_NV],
                    double f[ARM6_NB][6], double tau[ARM6_NV]);

/* C = Coriolis, centrifugal and gravity forces: rnea with a = 0.
 * 292 mul, 156 add, 109 sub, 5 sin, 5 cos, 177 temporaries. */
void arm6_bias(const double q[ARM6_NQ], const double v[ARM6_NV], double C[ARM6_NV]);

/* g = forces that hold the robot still: rnea with v = a = 0.
 * 40 mul, 21 add, 10 sub, 5 sin, 5 cos, 37 temporaries. */
void arm6_gravity(const double q[ARM6_NQ], double g[ARM6_NV]);

/* tau = H*a without H: differential inverse dynamics (table 6.1).
 * 190 mul, 99 add, 53 sub, 5 sin, 5 cos, 110 temporaries. */
void arm6_Ha(const double q[ARM6_NQ], const double a[ARM6_NV], double tau[ARM6_NV]);

/* a = H^-1 (tau - C): forward dynamics.
 * By bias, crba, L'DL and solve.
 * Returns 0, or 1 + i (1..6) for the first dof i, counted from the last down, whose pivot is not
 * positive (or is a NaN); do not use a then.
 * 507 mul, 243 add, 231 sub, 10 div, 5 sin, 5 cos, 340 temporaries. */
int arm6_fd(const double q[ARM6_NQ], const double v[ARM6_NV], const double tau[ARM6_NV],
            double a[ARM6_NV]);

/* a = H^-1 (tau - C) by articulated bodies (table 7.1).
 * Returns 0, or 1 + i (1..6) for the first dof i, counted from the last down, whose pivot is not
 * positive (or is a NaN); do not use a then.
 * 585 mul, 304 add, 244 sub, 5 div, 5 sin, 5 cos, 431 temporaries. */
int arm6_aba(const double q[ARM6_NQ], const double v[ARM6_NV], const double tau[ARM6_NV],
             double a[ARM6_NV]);

/* Hinv = H^-1, full, symmetric up to rounding, by the sparse factor.
 * Returns 0, or 1 + i (1..6) for the first dof i, counted from the last down, whose pivot is not
 * positive (or is a NaN); do not use Hinv then.
 * 255 mul, 103 add, 125 sub, 6 div, 5 sin, 5 cos, 182 temporaries. */
int arm6_minv(const double q[ARM6_NQ], double Hinv[ARM6_NV][ARM6_NV]);

/* C(q, v), full: C*v + g is the bias (without friction).
 * dH/dt - 2*C is skew-symmetric.
 * 606 mul, 324 add, 220 sub, 5 sin, 5 cos, 329 temporaries. */
void arm6_coriolis(const double q[ARM6_NQ], const double v[ARM6_NV], double C[ARM6_NV][ARM6_NV]);

/* pose[l] = rotation from link to world axes (9), then position (3).
 * The rotation is row by row.
 * 68 mul, 23 add, 15 sub, 6 sin, 6 cos, 52 temporaries. */
void arm6_fk(const double q[ARM6_NQ], double pose[ARM6_NL][12]);

/* com = centre of mass of all links that can move, world axes.
 * 27 mul, 26 add, 6 sub, 6 sin, 6 cos, 29 temporaries. */
void arm6_com(const double q[ARM6_NQ], double com[3]);

/* vcom = velocity of the centre of mass, world axes.
 * 113 mul, 48 add, 31 sub, 6 sin, 6 cos, 61 temporaries. */
void arm6_com_velocity(const double q[ARM6_NQ], const double v[ARM6_NV], double vcom[3]);

/* Jcom = Jacobian of the centre of mass: vcom = Jcom*v.
 * 117 mul, 36 add, 28 sub, 6 sin, 6 cos, 56 temporaries. */
void arm6_com_jacobian(const double q[ARM6_NQ], double Jcom[3][ARM6_NV]);

/* h = A*v: momentum about the centre of mass, world axes.
 * Linear, then angular.
 * 292 mul, 169 add, 102 sub, 6 sin, 6 cos, 168 temporaries. */
void arm6_centroidal(const double q[ARM6_NQ], const double v[ARM6_NV], double A[6][ARM6_NV],
                     double h[6]);

/* Adotv = dA/dt*v of centroidal's A: dh/dt = A*a + Adotv.
 * World axes, about the centre of mass; linear, then angular.
 * 351 mul, 192 add, 130 sub, 6 sin, 6 cos, 205 temporaries. */
void arm6_centroidal_bias(const double q[ARM6_NQ], const double v[ARM6_NV], double Adotv[6]);

/* Kinetic energy 1/2 v'*H*v, J.
 * 177 mul, 89 add, 42 sub, 5 sin, 5 cos, 59 temporaries. */
double arm6_kinetic_energy(const double q[ARM6_NQ], const double v[ARM6_NV]);

/* Potential energy -m g'*com, J: zero for com at the world's origin.
 * 17 mul, 20 add, 4 sub, 5 sin, 5 cos, 21 temporaries. */
double arm6_potential_energy(const double q[ARM6_NQ]);

/* q_next = q moved by the constant velocity v for dt.
 * Quaternions stay of unit length (Introduction to Humanoid Robotics, eq. 6.12 to 6.14).
 * q_next may be q. */
void arm6_integrate(const double q[ARM6_NQ], const double v[ARM6_NV], double dt,
                    double q_next[ARM6_NQ]);

/* v such that integrate(q0, v, 1) is q1, by the shortest rotations. */
void arm6_difference(const double q0[ARM6_NQ], const double q1[ARM6_NQ], double v[ARM6_NV]);

/* q of the robot with every joint at zero. */
void arm6_neutral(double q[ARM6_NQ]);

/* In place: gives the quaternions of q unit length. */
void arm6_normalize(double q[ARM6_NQ]);

/* Entries of H and its factors, which share one lower triangle, packed row by row: `x` is stored,
 * `.` is neither stored nor computed.
 *
 *       j1  j2  j3  j4  j5  j6
 *   j1  x
 *   j2  x   x
 *   j3  x   x   x
 *   j4  x   x   x   x
 *   j5  x   x   x   x   x
 *   j6  x   x   x   x   x   x
 *
 * D1 = sum(d - 1) = 15 and D2 = sum(d (d - 1)/2) = 35, where d is the depth of each dof; there are
 * no branches.
 * Parent of each dof, lambda' of the expanded tree (-1: none): -1, 0, 1, 2, 3, 4.
 */
enum {
  ARM6_H_j1_j1,
  ARM6_H_j2_j1, ARM6_H_j2_j2,
  ARM6_H_j3_j1, ARM6_H_j3_j2, ARM6_H_j3_j3,
  ARM6_H_j4_j1, ARM6_H_j4_j2, ARM6_H_j4_j3, ARM6_H_j4_j4,
  ARM6_H_j5_j1, ARM6_H_j5_j2, ARM6_H_j5_j3, ARM6_H_j5_j4, ARM6_H_j5_j5,
  ARM6_H_j6_j1, ARM6_H_j6_j2, ARM6_H_j6_j3, ARM6_H_j6_j4, ARM6_H_j6_j5, ARM6_H_j6_j6
};

/* Bodies: index in f of rnea_fext. */
enum {
  ARM6_body_j1,
  ARM6_body_j2,
  ARM6_body_j3,
  ARM6_body_j4,
  ARM6_body_j5,
  ARM6_body_j6
};

/* Links: index in pose of fk. */
enum {
  ARM6_link_base_link,
  ARM6_link_carousel,
  ARM6_link_upper_arm,
  ARM6_link_elbow,
  ARM6_link_forearm,
  ARM6_link_wrist,
  ARM6_link_flange,
  ARM6_link_tool0
};

/* H as a CSR of the lower triangle (a CSC of the upper one): row i is
 * H[rowptr[i]] .. H[rowptr[i + 1] - 1], its columns are in colind. */
extern const int arm6_H_rowptr[ARM6_NV + 1];
extern const int arm6_H_colind[ARM6_NH];

/* Joint limits of the model: q, and the largest |v| and |tau|; infinite where it has no limit. */
extern const double arm6_q_lower[ARM6_NQ];
extern const double arm6_q_upper[ARM6_NQ];
extern const double arm6_v_max[ARM6_NV];
extern const double arm6_tau_max[ARM6_NV];

#ifdef __cplusplus
}
#endif

#endif
