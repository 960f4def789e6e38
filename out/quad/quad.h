/* quad.h -- joint-space dynamics of the robot "quad".
 *
 * Generated from models/quad.urdf; do not edit.
 *
 *   generator  pinion 0.2.20
 *   command    pinion --base floating models/quad.urdf
 *
 * Joints, in regular order (parent before child), counted from 1; indices in C count from 0:
 *
 *   i   q    v    parent  joint   type      axis   child link
 *   1   0-6  0-5  world   base    floating         trunk
 *   2   7    6    base    lf_haa  revolute  1 0 0  lf_hip
 *   3   8    7    lf_haa  lf_hfe  revolute  0 1 0  lf_thigh
 *   4   9    8    lf_hfe  lf_kfe  revolute  0 1 0  lf_calf
 *   5   10   9    base    rf_haa  revolute  1 0 0  rf_hip
 *   6   11   10   rf_haa  rf_hfe  revolute  0 1 0  rf_thigh
 *   7   12   11   rf_hfe  rf_kfe  revolute  0 1 0  rf_calf
 *   8   13   12   base    lh_haa  revolute  1 0 0  lh_hip
 *   9   14   13   lh_haa  lh_hfe  revolute  0 1 0  lh_thigh
 *   10  15   14   lh_hfe  lh_kfe  revolute  0 1 0  lh_calf
 *   11  16   15   base    rh_haa  revolute  1 0 0  rh_hip
 *   12  17   16   rh_haa  rh_hfe  revolute  0 1 0  rh_thigh
 *   13  18   17   rh_hfe  rh_kfe  revolute  0 1 0  rh_calf
 *
 * Welded to lf_calf by fixed joints: lf_foot.
 * Welded to rf_calf by fixed joints: rf_foot.
 * Welded to lh_calf by fixed joints: lh_foot.
 * Welded to rh_calf by fixed joints: rh_foot.
 *
 * Equal limbs, by their first joints: lf_haa, rf_haa, lh_haa, rh_haa. If the compiler has vectors
 * (runtime/limbs.h), values whose names begin with limb_haa, limb_hfe, limb_kfe are vectors with a
 * lane for each limb, in this order.
 * Numbers of the model may differ between limbs; one that is zero in only some of them counts as
 * non-zero in all.
 *
 * Units are SI; gravity is (0.0, 0.0, -9.81) in the world. A spatial vector has its linear part
 * first, then its angular part. a is the rate of v, component by component; tau is dual to v.
 * q of a floating joint is the position of its link's origin in the parent's frame, then the unit
 * quaternion x y z w that turns link axes into the parent's; v is the linear, then the angular
 * velocity of the link, both in its own axes; tau is the force, then the moment, in those axes.
 * Functions do not normalize the quaternions that they get.
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
#ifndef QUAD_H
#define QUAD_H

/* A hash of the joints, their order, layout, types and signatures; every symbol ends in it. */
#define QUAD_INTERFACE 0x9291b1a1UL
#include "quad_symbols.h" /* names for linkers */

#ifdef __cplusplus
extern "C" {
#endif

/* Degrees of freedom: index in v, a, tau and in rows and columns of H. */
enum {
  QUAD_base_vx, QUAD_base_vy, QUAD_base_vz, QUAD_base_wx, QUAD_base_wy, QUAD_base_wz,
  QUAD_lf_haa, QUAD_lf_hfe, QUAD_lf_kfe,
  QUAD_rf_haa, QUAD_rf_hfe, QUAD_rf_kfe,
  QUAD_lh_haa, QUAD_lh_hfe, QUAD_lh_kfe,
  QUAD_rh_haa, QUAD_rh_hfe, QUAD_rh_kfe,
  QUAD_NV
};

/* Index in q. */
enum {
  QUAD_q_base_px, QUAD_q_base_py, QUAD_q_base_pz, QUAD_q_base_qx, QUAD_q_base_qy, QUAD_q_base_qz,
  QUAD_q_base_qw,
  QUAD_q_lf_haa, QUAD_q_lf_hfe, QUAD_q_lf_kfe,
  QUAD_q_rf_haa, QUAD_q_rf_hfe, QUAD_q_rf_kfe,
  QUAD_q_lh_haa, QUAD_q_lh_hfe, QUAD_q_lh_kfe,
  QUAD_q_rh_haa, QUAD_q_rh_hfe, QUAD_q_rh_kfe,
  QUAD_NQ
};

/* Sizes; the enumerators of the elements are below the functions. */
enum {
  QUAD_NH = 117, /* stored entries of H */
  QUAD_NB = 13, /* moving bodies */
  QUAD_NL = 17 /* links */
};

/* H = joint-space inertia at q (Featherstone 2008, table 6.2).
 * 292 mul, 221 add, 104 sub, 12 sin, 12 cos, 281 temporaries,
 * or, with limbs in lanes, 179 operations, of which 146 are on vectors. */
void quad_crba(const double q[QUAD_NQ], double H[QUAD_NH]);

/* In place: H = L'*D*L, unit L below the diagonal, D on it (table 6.3).
 * About 1120 instructions row by row, against 1351 with limbs in lanes.
 * Returns 0, or 1 + i (1..18) for the first dof i, counted from the last down, whose pivot is not
 * positive (or is a NaN); do not use H then.
 * 473 mul, 375 sub, 17 div, 134 temporaries. */
int quad_ltdl(double H[QUAD_NH]);

/* In place: H = L'*L, the diagonal of L included (table 6.3).
 * About 1498 instructions row by row, against 1540 with limbs in lanes.
 * Returns 0, or 1 + i (1..18) for the first dof i, counted from the last down, whose pivot is not
 * positive (or is a NaN); do not use H then.
 * 573 mul, 375 sub, 17 div, 18 sqrt, 152 temporaries. */
int quad_ltl(double H[QUAD_NH]);

/* x := H^-1 * x with the factor LD of ltdl (table 6.5).
 * 198 mul, 198 sub, 18 div, 36 temporaries,
 * or, with limbs in lanes, 171 operations, of which 81 are on vectors. */
void quad_solve(const double LD[QUAD_NH], double x[QUAD_NV]);

/* y = H*x (table 6.5).
 * 196 mul, 178 add, 0 temporaries,
 * or, with limbs in lanes, 143 operations, of which 77 are on vectors. */
void quad_mul_H(const double H[QUAD_NH], const double x[QUAD_NV], double y[QUAD_NV]);

/* x := L*x with the unit L of ltdl (table 6.5).
 * 99 mul, 99 add, 13 temporaries. */
void quad_mul_L(const double L[QUAD_NH], double x[QUAD_NV]);

/* x := L'*x with the unit L of ltdl (table 6.5).
 * 99 mul, 99 add, 13 temporaries. */
void quad_mul_Lt(const double L[QUAD_NH], double x[QUAD_NV]);

/* x := L^-1 * x with the unit L of ltdl (table 6.5).
 * 99 mul, 99 sub, 17 temporaries. */
void quad_solve_L(const double L[QUAD_NH], double x[QUAD_NV]);

/* x := L^-T * x with the unit L of ltdl (table 6.5).
 * 99 mul, 99 sub, 14 temporaries. */
void quad_solve_Lt(const double L[QUAD_NH], double x[QUAD_NV]);

/* x := L*x with the L of ltl (table 6.5).
 * 117 mul, 99 add, 14 temporaries. */
void quad_ltl_mul_L(const double L[QUAD_NH], double x[QUAD_NV]);

/* x := L'*x with the L of ltl (table 6.5).
 * 117 mul, 99 add, 17 temporaries. */
void quad_ltl_mul_Lt(const double L[QUAD_NH], double x[QUAD_NV]);

/* x := L^-1 * x with the L of ltl (table 6.5).
 * 99 mul, 99 sub, 18 div, 32 temporaries,
 * or, with limbs in lanes, 81 operations, of which 45 are on vectors. */
void quad_ltl_solve_L(const double L[QUAD_NH], double x[QUAD_NV]);

/* x := L^-T * x with the L of ltl (table 6.5).
 * 99 mul, 99 sub, 18 div, 24 temporaries. */
void quad_ltl_solve_Lt(const double L[QUAD_NH], double x[QUAD_NV]);

/* x := H^-1 * x with the factor L of ltl (table 6.5).
 * 198 mul, 198 sub, 36 div, 56 temporaries,
 * or, with limbs in lanes, 180 operations, of which 84 are on vectors. */
void quad_ltl_solve(const double L[QUAD_NH], double x[QUAD_NV]);

/* tau = H*a + C(q, v): inverse dynamics, gravity included (table 5.1).
 * 770 mul, 454 add, 245 sub, 12 sin, 12 cos, 487 temporaries,
 * or, with limbs in lanes, 449 operations, of which 340 are on vectors. */
void quad_rnea(const double q[QUAD_NQ], const double v[QUAD_NV], const double a[QUAD_NV],
               double tau[QUAD_NV]);

/* tau = rnea with an external force f[i] on each body.
 * f[i] is spatial, linear part first, in the axes and about the origin of its link's
 * frame; f is not written.
 * 770 mul, 454 add, 323 sub, 12 sin, 12 cos, 511 temporaries,
 * or, with limbs in lanes, 473 operations, of which 358 are on vectors. */
void quad_rnea_fext(const double q[QUAD_NQ], const double v[QUAD_NV], const double a[QUAD_NV],
                    double f[QUAD_NB][6], double tau[QUAD_NV]);

/* C = Coriolis, centrifugal and gravity forces: rnea with a = 0.
 * 739 mul, 405 add, 238 sub, 12 sin, 12 cos, 466 temporaries,
 * or, with limbs in lanes, 416 operations, of which 322 are on vectors. */
void quad_bias(const double q[QUAD_NQ], const double v[QUAD_NV], double C[QUAD_NV]);

/* g = forces that hold the robot still: rnea with v = a = 0.
 * 141 mul, 73 add, 29 sub, 12 sin, 12 cos, 100 temporaries,
 * or, with limbs in lanes, 90 operations, of which 51 are on vectors. */
void quad_gravity(const double q[QUAD_NQ], double g[QUAD_NV]);

/* tau = H*a without H: differential inverse dynamics (table 6.1).
 * 496 mul, 266 add, 140 sub, 12 sin, 12 cos, 300 temporaries,
 * or, with limbs in lanes, 263 operations, of which 213 are on vectors. */
void quad_Ha(const double q[QUAD_NQ], const double a[QUAD_NV], double tau[QUAD_NV]);

/* a = H^-1 (tau - C): forward dynamics.
 * By bias, crba, L'DL and solve.
 * About 2697 instructions through H with limbs in lanes, against 2729 by articulated bodies with
 * limbs in lanes.
 * Returns 0, or 1 + i (1..18) for the first dof i, counted from the last down, whose pivot is not
 * positive (or is a NaN); do not use a then.
 * 1702 mul, 698 add, 861 sub, 35 div, 12 sin, 12 cos, 951 temporaries,
 * or, with limbs in lanes, 1113 operations, of which 723 are on vectors. */
int quad_fd(const double q[QUAD_NQ], const double v[QUAD_NV], const double tau[QUAD_NV],
            double a[QUAD_NV]);

/* a = H^-1 (tau - C) by articulated bodies (table 7.1).
 * Returns 0, or 1 + i (1..18) for the first dof i, counted from the last down, whose pivot is not
 * positive (or is a NaN); do not use a then.
 * 1542 mul, 848 add, 596 sub, 14 div, 12 sin, 12 cos, 1146 temporaries,
 * or, with limbs in lanes, 1002 operations, of which 666 are on vectors. */
int quad_aba(const double q[QUAD_NQ], const double v[QUAD_NV], const double tau[QUAD_NV],
             double a[QUAD_NV]);

/* Hinv = H^-1, full, symmetric up to rounding, by the sparse factor.
 * About 2956 instructions row by row with limbs in lanes, against 3504 row by row, 3337 with limbs
 * in lanes.
 * Returns 0, or 1 + i (1..18) for the first dof i, counted from the last down, whose pivot is not
 * positive (or is a NaN); do not use Hinv then.
 * 1876 mul, 260 add, 1595 sub, 14 div, 12 sin, 12 cos, 410 temporaries,
 * or, with limbs in lanes, 3229 operations, of which 172 are on vectors. */
int quad_minv(const double q[QUAD_NQ], double Hinv[QUAD_NV][QUAD_NV]);

/* C(q, v), full: C*v + g is the bias (without friction).
 * dH/dt - 2*C is skew-symmetric.
 * 1689 mul, 947 add, 613 sub, 12 sin, 12 cos, 884 temporaries,
 * or, with limbs in lanes, 963 operations, of which 762 are on vectors. */
void quad_coriolis(const double q[QUAD_NQ], const double v[QUAD_NV], double C[QUAD_NV][QUAD_NV]);

/* pose[l] = rotation from link to world axes (9), then position (3).
 * The rotation is row by row.
 * 217 mul, 102 add, 42 sub, 12 sin, 12 cos, 153 temporaries,
 * or, with limbs in lanes, 109 operations, of which 84 are on vectors. */
void quad_fk(const double q[QUAD_NQ], double pose[QUAD_NL][12]);

/* com = centre of mass of all links that can move, world axes.
 * 76 mul, 62 add, 18 sub, 12 sin, 12 cos, 58 temporaries. */
void quad_com(const double q[QUAD_NQ], double com[3]);

/* vcom = velocity of the centre of mass, world axes.
 * 300 mul, 142 add, 88 sub, 12 sin, 12 cos, 166 temporaries,
 * or, with limbs in lanes, 182 operations, of which 116 are on vectors. */
void quad_com_velocity(const double q[QUAD_NQ], const double v[QUAD_NV], double vcom[3]);

/* Jcom = Jacobian of the centre of mass: vcom = Jcom*v.
 * 340 mul, 89 add, 99 sub, 12 sin, 12 cos, 136 temporaries,
 * or, with limbs in lanes, 186 operations, of which 114 are on vectors. */
void quad_com_jacobian(const double q[QUAD_NQ], double Jcom[3][QUAD_NV]);

/* h = A*v: momentum about the centre of mass, world axes.
 * Linear, then angular.
 * 795 mul, 475 add, 256 sub, 12 sin, 12 cos, 422 temporaries,
 * or, with limbs in lanes, 587 operations, of which 313 are on vectors. */
void quad_centroidal(const double q[QUAD_NQ], const double v[QUAD_NV], double A[6][QUAD_NV],
                     double h[6]);

/* Adotv = dA/dt*v of centroidal's A: dh/dt = A*a + Adotv.
 * World axes, about the centre of mass; linear, then angular.
 * 833 mul, 480 add, 260 sub, 12 sin, 12 cos, 476 temporaries,
 * or, with limbs in lanes, 535 operations, of which 346 are on vectors. */
void quad_centroidal_bias(const double q[QUAD_NQ], const double v[QUAD_NV], double Adotv[6]);

/* Kinetic energy 1/2 v'*H*v, J.
 * 447 mul, 231 add, 100 sub, 12 sin, 12 cos, 138 temporaries,
 * or, with limbs in lanes, 226 operations, of which 184 are on vectors. */
double quad_kinetic_energy(const double q[QUAD_NQ], const double v[QUAD_NV]);

/* Potential energy -m g'*com, J: zero for com at the world's origin.
 * 62 mul, 52 add, 14 sub, 12 sin, 12 cos, 47 temporaries. */
double quad_potential_energy(const double q[QUAD_NQ]);

/* q_next = q moved by the constant velocity v for dt.
 * Quaternions stay of unit length (Introduction to Humanoid Robotics, eq. 6.12 to 6.14).
 * q_next may be q.
 * Link with runtime/manifold.c. */
void quad_integrate(const double q[QUAD_NQ], const double v[QUAD_NV], double dt,
                    double q_next[QUAD_NQ]);

/* v such that integrate(q0, v, 1) is q1, by the shortest rotations.
 * Link with runtime/manifold.c. */
void quad_difference(const double q0[QUAD_NQ], const double q1[QUAD_NQ], double v[QUAD_NV]);

/* q of the robot with every joint at zero. */
void quad_neutral(double q[QUAD_NQ]);

/* In place: gives the quaternions of q unit length.
 * Link with runtime/manifold.c. */
void quad_normalize(double q[QUAD_NQ]);

/* Entries of H and its factors, which share one lower triangle, packed row by row: `x` is stored,
 * `0` is stored but zero for every q (crba writes it, other functions do not read it:
 * see "An H of your own" in conventions.md),
 * `.` is neither stored nor computed.
 *
 *   base_vx  x
 *   base_vy  0 x
 *   base_vz  0 0 x
 *   base_wx  0 x x x
 *   base_wy  x 0 x x x
 *   base_wz  x x 0 x x x
 *   lf_haa   0 x x x x x x
 *   lf_hfe   x x x x x x x x
 *   lf_kfe   x x x x x x x x x
 *   rf_haa   0 x x x x x . . . x
 *   rf_hfe   x x x x x x . . . x x
 *   rf_kfe   x x x x x x . . . x x x
 *   lh_haa   0 x x x x x . . . . . . x
 *   lh_hfe   x x x x x x . . . . . . x x
 *   lh_kfe   x x x x x x . . . . . . x x x
 *   rh_haa   0 x x x x x . . . . . . . . . x
 *   rh_hfe   x x x x x x . . . . . . . . . x x
 *   rh_kfe   x x x x x x . . . . . . . . . x x x
 *
 * D1 = sum(d - 1) = 99 and D2 = sum(d (d - 1)/2) = 375, where d is the depth of each dof; a chain
 * of 18 dofs has 153 and 969. The density of H is rho = 0.67. As a rule of thumb (RBDA section
 * 6.6), H costs about rho times as much as for the chain, its factor about rho^2 = 0.44 times (D2
 * gives 0.39).
 * Parent of each dof, lambda' of the expanded tree (-1: none): -1, 0, 1, 2, 3, 4, 5, 6, 7, 5, 9,
 * 10, 5, 12, 13, 5, 15, 16.
 */
enum {
  QUAD_H_base_vx_base_vx,
  QUAD_H_base_vy_base_vx, QUAD_H_base_vy_base_vy,
  QUAD_H_base_vz_base_vx, QUAD_H_base_vz_base_vy, QUAD_H_base_vz_base_vz,
  QUAD_H_base_wx_base_vx, QUAD_H_base_wx_base_vy, QUAD_H_base_wx_base_vz, QUAD_H_base_wx_base_wx,
  QUAD_H_base_wy_base_vx, QUAD_H_base_wy_base_vy, QUAD_H_base_wy_base_vz, QUAD_H_base_wy_base_wx,
  QUAD_H_base_wy_base_wy,
  QUAD_H_base_wz_base_vx, QUAD_H_base_wz_base_vy, QUAD_H_base_wz_base_vz, QUAD_H_base_wz_base_wx,
  QUAD_H_base_wz_base_wy, QUAD_H_base_wz_base_wz,
  QUAD_H_lf_haa_base_vx, QUAD_H_lf_haa_base_vy, QUAD_H_lf_haa_base_vz, QUAD_H_lf_haa_base_wx,
  QUAD_H_lf_haa_base_wy, QUAD_H_lf_haa_base_wz, QUAD_H_lf_haa_lf_haa,
  QUAD_H_lf_hfe_base_vx, QUAD_H_lf_hfe_base_vy, QUAD_H_lf_hfe_base_vz, QUAD_H_lf_hfe_base_wx,
  QUAD_H_lf_hfe_base_wy, QUAD_H_lf_hfe_base_wz, QUAD_H_lf_hfe_lf_haa, QUAD_H_lf_hfe_lf_hfe,
  QUAD_H_lf_kfe_base_vx, QUAD_H_lf_kfe_base_vy, QUAD_H_lf_kfe_base_vz, QUAD_H_lf_kfe_base_wx,
  QUAD_H_lf_kfe_base_wy, QUAD_H_lf_kfe_base_wz, QUAD_H_lf_kfe_lf_haa, QUAD_H_lf_kfe_lf_hfe,
  QUAD_H_lf_kfe_lf_kfe,
  QUAD_H_rf_haa_base_vx, QUAD_H_rf_haa_base_vy, QUAD_H_rf_haa_base_vz, QUAD_H_rf_haa_base_wx,
  QUAD_H_rf_haa_base_wy, QUAD_H_rf_haa_base_wz, QUAD_H_rf_haa_rf_haa,
  QUAD_H_rf_hfe_base_vx, QUAD_H_rf_hfe_base_vy, QUAD_H_rf_hfe_base_vz, QUAD_H_rf_hfe_base_wx,
  QUAD_H_rf_hfe_base_wy, QUAD_H_rf_hfe_base_wz, QUAD_H_rf_hfe_rf_haa, QUAD_H_rf_hfe_rf_hfe,
  QUAD_H_rf_kfe_base_vx, QUAD_H_rf_kfe_base_vy, QUAD_H_rf_kfe_base_vz, QUAD_H_rf_kfe_base_wx,
  QUAD_H_rf_kfe_base_wy, QUAD_H_rf_kfe_base_wz, QUAD_H_rf_kfe_rf_haa, QUAD_H_rf_kfe_rf_hfe,
  QUAD_H_rf_kfe_rf_kfe,
  QUAD_H_lh_haa_base_vx, QUAD_H_lh_haa_base_vy, QUAD_H_lh_haa_base_vz, QUAD_H_lh_haa_base_wx,
  QUAD_H_lh_haa_base_wy, QUAD_H_lh_haa_base_wz, QUAD_H_lh_haa_lh_haa,
  QUAD_H_lh_hfe_base_vx, QUAD_H_lh_hfe_base_vy, QUAD_H_lh_hfe_base_vz, QUAD_H_lh_hfe_base_wx,
  QUAD_H_lh_hfe_base_wy, QUAD_H_lh_hfe_base_wz, QUAD_H_lh_hfe_lh_haa, QUAD_H_lh_hfe_lh_hfe,
  QUAD_H_lh_kfe_base_vx, QUAD_H_lh_kfe_base_vy, QUAD_H_lh_kfe_base_vz, QUAD_H_lh_kfe_base_wx,
  QUAD_H_lh_kfe_base_wy, QUAD_H_lh_kfe_base_wz, QUAD_H_lh_kfe_lh_haa, QUAD_H_lh_kfe_lh_hfe,
  QUAD_H_lh_kfe_lh_kfe,
  QUAD_H_rh_haa_base_vx, QUAD_H_rh_haa_base_vy, QUAD_H_rh_haa_base_vz, QUAD_H_rh_haa_base_wx,
  QUAD_H_rh_haa_base_wy, QUAD_H_rh_haa_base_wz, QUAD_H_rh_haa_rh_haa,
  QUAD_H_rh_hfe_base_vx, QUAD_H_rh_hfe_base_vy, QUAD_H_rh_hfe_base_vz, QUAD_H_rh_hfe_base_wx,
  QUAD_H_rh_hfe_base_wy, QUAD_H_rh_hfe_base_wz, QUAD_H_rh_hfe_rh_haa, QUAD_H_rh_hfe_rh_hfe,
  QUAD_H_rh_kfe_base_vx, QUAD_H_rh_kfe_base_vy, QUAD_H_rh_kfe_base_vz, QUAD_H_rh_kfe_base_wx,
  QUAD_H_rh_kfe_base_wy, QUAD_H_rh_kfe_base_wz, QUAD_H_rh_kfe_rh_haa, QUAD_H_rh_kfe_rh_hfe,
  QUAD_H_rh_kfe_rh_kfe
};

/* Bodies: index in f of rnea_fext. */
enum {
  QUAD_body_base,
  QUAD_body_lf_haa,
  QUAD_body_lf_hfe,
  QUAD_body_lf_kfe,
  QUAD_body_rf_haa,
  QUAD_body_rf_hfe,
  QUAD_body_rf_kfe,
  QUAD_body_lh_haa,
  QUAD_body_lh_hfe,
  QUAD_body_lh_kfe,
  QUAD_body_rh_haa,
  QUAD_body_rh_hfe,
  QUAD_body_rh_kfe
};

/* Links: index in pose of fk. */
enum {
  QUAD_link_trunk,
  QUAD_link_lf_hip,
  QUAD_link_lf_thigh,
  QUAD_link_lf_calf,
  QUAD_link_lf_foot,
  QUAD_link_rf_hip,
  QUAD_link_rf_thigh,
  QUAD_link_rf_calf,
  QUAD_link_rf_foot,
  QUAD_link_lh_hip,
  QUAD_link_lh_thigh,
  QUAD_link_lh_calf,
  QUAD_link_lh_foot,
  QUAD_link_rh_hip,
  QUAD_link_rh_thigh,
  QUAD_link_rh_calf,
  QUAD_link_rh_foot
};

/* H as a CSR of the lower triangle (a CSC of the upper one): row i is
 * H[rowptr[i]] .. H[rowptr[i + 1] - 1], its columns are in colind. */
extern const int quad_H_rowptr[QUAD_NV + 1];
extern const int quad_H_colind[QUAD_NH];

/* Joint limits of the model: q, and the largest |v| and |tau|; infinite where it has no limit. */
extern const double quad_q_lower[QUAD_NQ];
extern const double quad_q_upper[QUAD_NQ];
extern const double quad_v_max[QUAD_NV];
extern const double quad_tau_max[QUAD_NV];

#ifdef __cplusplus
}
#endif

#endif
