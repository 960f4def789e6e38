/* duo.h -- joint-space dynamics of the robot "duo".
 *
 * Generated from models/duo.urdf; do not edit.
 *
 *   generator  pinion 0.2.20
 *   command    pinion models/duo.urdf
 *
 * Joints, in regular order (parent before child), counted from 1; indices in C count from 0:
 *
 *   i  parent  joint  type      axis   child link
 *   1  base    waist  revolute  0 0 1  torso
 *   2  waist   left   revolute  0 1 0  left_arm
 *   3  waist   right  revolute  0 1 0  right_arm
 *
 * Equal limbs, by their first joints: left, right. If the compiler has vectors (runtime/limbs.h),
 * values whose names begin with limb_left are vectors with a lane for each limb, in this order.
 * Numbers of the model may differ between limbs; one that is zero in only some of them counts as
 * non-zero in all.
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
#ifndef DUO_H
#define DUO_H

/* A hash of the joints, their order, layout, types and signatures; every symbol ends in it. */
#define DUO_INTERFACE 0xdb4d63e7UL
#include "duo_symbols.h" /* names for linkers */

#ifdef __cplusplus
extern "C" {
#endif

/* Degrees of freedom: index in v, a, tau and in rows and columns of H. */
enum {
  DUO_waist,
  DUO_left,
  DUO_right,
  DUO_NV
};

enum { DUO_NQ = DUO_NV };

/* Sizes; the enumerators of the elements are below the functions. */
enum {
  DUO_NH = 5, /* stored entries of H */
  DUO_NB = 3, /* moving bodies */
  DUO_NL = 4 /* links */
};

/* H = joint-space inertia at q (Featherstone 2008, table 6.2).
 * 6 mul, 4 add, 2 sub, 2 sin, 2 cos, 9 temporaries. */
void duo_crba(const double q[DUO_NQ], double H[DUO_NH]);

/* In place: H = L'*D*L, unit L below the diagonal, D on it (table 6.3).
 * Returns 0, or 1 + i (1..3) for the first dof i, counted from the last down, whose pivot is not
 * positive (or is a NaN); do not use H then.
 * 2 mul, 2 sub, 2 div, 5 temporaries. */
int duo_ltdl(double H[DUO_NH]);

/* In place: H = L'*L, the diagonal of L included (table 6.3).
 * Returns 0, or 1 + i (1..3) for the first dof i, counted from the last down, whose pivot is not
 * positive (or is a NaN); do not use H then.
 * 4 mul, 2 sub, 2 div, 3 sqrt, 10 temporaries,
 * or, with limbs in lanes, 5 operations, of which 3 are on vectors. */
int duo_ltl(double H[DUO_NH]);

/* x := H^-1 * x with the factor LD of ltdl (table 6.5).
 * 4 mul, 4 sub, 3 div, 6 temporaries. */
void duo_solve(const double LD[DUO_NH], double x[DUO_NV]);

/* y = H*x (table 6.5).
 * 7 mul, 4 add, 0 temporaries. */
void duo_mul_H(const double H[DUO_NH], const double x[DUO_NV], double y[DUO_NV]);

/* x := L*x with the unit L of ltdl (table 6.5).
 * 2 mul, 2 add, 0 temporaries. */
void duo_mul_L(const double L[DUO_NH], double x[DUO_NV]);

/* x := L'*x with the unit L of ltdl (table 6.5).
 * 2 mul, 2 add, 0 temporaries. */
void duo_mul_Lt(const double L[DUO_NH], double x[DUO_NV]);

/* x := L^-1 * x with the unit L of ltdl (table 6.5).
 * 2 mul, 2 sub, 2 temporaries. */
void duo_solve_L(const double L[DUO_NH], double x[DUO_NV]);

/* x := L^-T * x with the unit L of ltdl (table 6.5).
 * 2 mul, 2 sub, 1 temporary. */
void duo_solve_Lt(const double L[DUO_NH], double x[DUO_NV]);

/* x := L*x with the L of ltl (table 6.5).
 * 5 mul, 2 add, 1 temporary. */
void duo_ltl_mul_L(const double L[DUO_NH], double x[DUO_NV]);

/* x := L'*x with the L of ltl (table 6.5).
 * 5 mul, 2 add, 2 temporaries. */
void duo_ltl_mul_Lt(const double L[DUO_NH], double x[DUO_NV]);

/* x := L^-1 * x with the L of ltl (table 6.5).
 * 2 mul, 2 sub, 3 div, 3 temporaries. */
void duo_ltl_solve_L(const double L[DUO_NH], double x[DUO_NV]);

/* x := L^-T * x with the L of ltl (table 6.5).
 * 2 mul, 2 sub, 3 div, 3 temporaries. */
void duo_ltl_solve_Lt(const double L[DUO_NH], double x[DUO_NV]);

/* x := H^-1 * x with the factor L of ltl (table 6.5).
 * 4 mul, 4 sub, 6 div, 6 temporaries,
 * or, with limbs in lanes, 9 operations, of which 5 are on vectors. */
void duo_ltl_solve(const double L[DUO_NH], double x[DUO_NV]);

/* tau = H*a + C(q, v): inverse dynamics, gravity included (table 5.1).
 * 64 mul, 16 add, 18 sub, 2 sin, 2 cos, 41 temporaries,
 * or, with limbs in lanes, 51 operations, of which 47 are on vectors. */
void duo_rnea(const double q[DUO_NQ], const double v[DUO_NV], const double a[DUO_NV],
              double tau[DUO_NV]);

/* tau = rnea with an external force f[i] on each body.
 * f[i] is spatial, linear part first, in the axes and about the origin of its link's
 * frame; f is not written.
 * 64 mul, 18 add, 27 sub, 2 sin, 2 cos, 51 temporaries,
 * or, with limbs in lanes, 57 operations, of which 52 are on vectors. */
void duo_rnea_fext(const double q[DUO_NQ], const double v[DUO_NV], const double a[DUO_NV],
                   double f[DUO_NB][6], double tau[DUO_NV]);

/* C = Coriolis, centrifugal and gravity forces: rnea with a = 0.
 * 47 mul, 13 add, 8 sub, 2 sin, 2 cos, 30 temporaries. */
void duo_bias(const double q[DUO_NQ], const double v[DUO_NV], double C[DUO_NV]);

/* g = forces that hold the robot still: rnea with v = a = 0.
 * 2 mul, 2 sin, 2 temporaries. */
void duo_gravity(const double q[DUO_NQ], double g[DUO_NV]);

/* tau = H*a without H: differential inverse dynamics (table 6.1).
 * 35 mul, 4 add, 8 sub, 2 sin, 2 cos, 30 temporaries. */
void duo_Ha(const double q[DUO_NQ], const double a[DUO_NV], double tau[DUO_NV]);

/* a = H^-1 (tau - C): forward dynamics.
 * By bias, crba, L'DL and solve.
 * About 245 instructions through H with limbs in lanes, against 293 through H, 303 by articulated
 * bodies, 257 by articulated bodies with limbs in lanes.
 * Returns 0, or 1 + i (1..3) for the first dof i, counted from the last down, whose pivot is not
 * positive (or is a NaN); do not use a then.
 * 59 mul, 24 add, 12 sub, 5 div, 2 sin, 2 cos, 44 temporaries,
 * or, with limbs in lanes, 55 operations, of which 45 are on vectors. */
int duo_fd(const double q[DUO_NQ], const double v[DUO_NV], const double tau[DUO_NV],
           double a[DUO_NV]);

/* a = H^-1 (tau - C) by articulated bodies (table 7.1).
 * Returns 0, or 1 + i (1..3) for the first dof i, counted from the last down, whose pivot is not
 * positive (or is a NaN); do not use a then.
 * 68 mul, 26 add, 10 sub, 1 div, 2 sin, 2 cos, 43 temporaries,
 * or, with limbs in lanes, 56 operations, of which 49 are on vectors. */
int duo_aba(const double q[DUO_NQ], const double v[DUO_NV], const double tau[DUO_NV],
            double a[DUO_NV]);

/* Hinv = H^-1, full, symmetric up to rounding, by the sparse factor.
 * Returns 0, or 1 + i (1..3) for the first dof i, counted from the last down, whose pivot is not
 * positive (or is a NaN); do not use Hinv then.
 * 13 mul, 6 add, 4 sub, 3 div, 2 sin, 2 cos, 16 temporaries. */
int duo_minv(const double q[DUO_NQ], double Hinv[DUO_NV][DUO_NV]);

/* C(q, v), full: C*v + g is the bias (without friction).
 * dH/dt - 2*C is skew-symmetric.
 * 54 mul, 7 add, 16 sub, 2 sin, 2 cos, 47 temporaries. */
void duo_coriolis(const double q[DUO_NQ], const double v[DUO_NV], double C[DUO_NV][DUO_NV]);

/* pose[l] = rotation from link to world axes (9), then position (3).
 * The rotation is row by row.
 * 12 mul, 3 sin, 3 cos, 18 temporaries. */
void duo_fk(const double q[DUO_NQ], double pose[DUO_NL][12]);

/* com = centre of mass of all links that can move, world axes.
 * 11 mul, 6 add, 1 sub, 3 sin, 3 cos, 10 temporaries. */
void duo_com(const double q[DUO_NQ], double com[3]);

/* vcom = velocity of the centre of mass, world axes.
 * 31 mul, 6 add, 5 sub, 3 sin, 3 cos, 23 temporaries. */
void duo_com_velocity(const double q[DUO_NQ], const double v[DUO_NV], double vcom[3]);

/* Jcom = Jacobian of the centre of mass: vcom = Jcom*v.
 * 18 mul, 2 add, 1 sub, 3 sin, 3 cos, 13 temporaries. */
void duo_com_jacobian(const double q[DUO_NQ], double Jcom[3][DUO_NV]);

/* h = A*v: momentum about the centre of mass, world axes.
 * Linear, then angular.
 * 74 mul, 32 add, 18 sub, 3 sin, 3 cos, 51 temporaries. */
void duo_centroidal(const double q[DUO_NQ], const double v[DUO_NV], double A[6][DUO_NV],
                    double h[6]);

/* Adotv = dA/dt*v of centroidal's A: dh/dt = A*a + Adotv.
 * World axes, about the centre of mass; linear, then angular.
 * 84 mul, 31 add, 18 sub, 3 sin, 3 cos, 48 temporaries. */
void duo_centroidal_bias(const double q[DUO_NQ], const double v[DUO_NV], double Adotv[6]);

/* Kinetic energy 1/2 v'*H*v, J.
 * 37 mul, 8 add, 6 sub, 2 sin, 2 cos, 17 temporaries. */
double duo_kinetic_energy(const double q[DUO_NQ], const double v[DUO_NV]);

/* Potential energy -m g'*com, J: zero for com at the world's origin.
 * 3 mul, 4 add, 2 cos, 3 temporaries. */
double duo_potential_energy(const double q[DUO_NQ]);

/* q_next = q moved by the constant velocity v for dt.
 * Quaternions stay of unit length (Introduction to Humanoid Robotics, eq. 6.12 to 6.14).
 * q_next may be q. */
void duo_integrate(const double q[DUO_NQ], const double v[DUO_NV], double dt,
                   double q_next[DUO_NQ]);

/* v such that integrate(q0, v, 1) is q1, by the shortest rotations. */
void duo_difference(const double q0[DUO_NQ], const double q1[DUO_NQ], double v[DUO_NV]);

/* q of the robot with every joint at zero. */
void duo_neutral(double q[DUO_NQ]);

/* In place: gives the quaternions of q unit length. */
void duo_normalize(double q[DUO_NQ]);

/* Entries of H and its factors, which share one lower triangle, packed row by row: `x` is stored,
 * `.` is neither stored nor computed.
 *
 *          waist  left  right
 *   waist    x
 *   left     x     x
 *   right    x     .      x
 *
 * D1 = sum(d - 1) = 2 and D2 = sum(d (d - 1)/2) = 2, where d is the depth of each dof; a chain of 3
 * dofs has 3 and 4. The density of H is rho = 0.78. As a rule of thumb (RBDA section 6.6), H costs
 * about rho times as much as for the chain, its factor about rho^2 = 0.6 times (D2 gives 0.5).
 * Parent of each dof, lambda' of the expanded tree (-1: none): -1, 0, 0.
 */
enum {
  DUO_H_waist_waist,
  DUO_H_left_waist, DUO_H_left_left,
  DUO_H_right_waist, DUO_H_right_right
};

/* Bodies: index in f of rnea_fext. */
enum {
  DUO_body_waist,
  DUO_body_left,
  DUO_body_right
};

/* Links: index in pose of fk. */
enum {
  DUO_link_base,
  DUO_link_torso,
  DUO_link_left_arm,
  DUO_link_right_arm
};

/* H as a CSR of the lower triangle (a CSC of the upper one): row i is
 * H[rowptr[i]] .. H[rowptr[i + 1] - 1], its columns are in colind. */
extern const int duo_H_rowptr[DUO_NV + 1];
extern const int duo_H_colind[DUO_NH];

/* Joint limits of the model: q, and the largest |v| and |tau|; infinite where it has no limit. */
extern const double duo_q_lower[DUO_NQ];
extern const double duo_q_upper[DUO_NQ];
extern const double duo_v_max[DUO_NV];
extern const double duo_tau_max[DUO_NV];

#ifdef __cplusplus
}
#endif

#endif
