/* arm6.h -- joint-space dynamics of the robot "arm6".
 *
 * Generated from models/arm6.urdf; do not edit.
 *
 *   generator  pinion 0.1.0
 *   command    pinion models/arm6.urdf
 *   model      sha256 8383677adb02f19992f5ded7e3d5ce9076295f8eb02a53a236a24202e2e89207
 *
 * Joints, in regular order (parent before child):
 *
 *   i  parent  joint  type      axis   child link
 *   1  base    j1     revolute  0 0 1  carousel
 *   2  j1      j2     revolute  0 1 0  upper_arm
 *   3  j2      j3     revolute  0 1 0  elbow
 *   4  j3      j4     revolute  1 0 0  forearm
 *   5  j4      j5     revolute  0 1 0  wrist
 *   6  j5      j6     revolute  1 0 0  flange
 *
 *  Welded to flange by fixed joints: tool0.
 *
 * H and its factors share one lower triangle, packed row by row; `x` is stored,
 * `.` is never stored and never computed:
 *
 *       j1  j2  j3  j4  j5  j6
 *   j1  x
 *   j2  x   x
 *   j3  x   x   x
 *   j4  x   x   x   x
 *   j5  x   x   x   x   x
 *   j6  x   x   x   x   x   x
 *
 * Units are SI.  A spatial vector is linear part, then angular.
 * In the code, quantities of joint i are in the frame of its child link, and
 * <joint>_F_<other> or <joint>_Ic_<other> is one seen from the frame of <other>.
 * Arguments do not overlap.  No heap, no recursion, no state: all functions are reentrant.
 *
 * This file and its arm6_*.c are yours: use, change and ship them without
 * conditions or attribution (MIT-0).  They come without warranty.
 */
#ifndef ARM6_H
#define ARM6_H

#ifdef __cplusplus
extern "C" {
#endif

/* Degrees of freedom: index in v, a, tau and in rows and columns of H. */
enum {
  ARM6_j1,
  ARM6_j2,
  ARM6_j3,
  ARM6_j4,
  ARM6_j5,
  ARM6_j6,
  ARM6_NV
};

enum { ARM6_NQ = ARM6_NV };

/* Stored entries of H, row by row, columns ascending. */
enum {
  ARM6_H_j1_j1,
  ARM6_H_j2_j1,
  ARM6_H_j2_j2,
  ARM6_H_j3_j1,
  ARM6_H_j3_j2,
  ARM6_H_j3_j3,
  ARM6_H_j4_j1,
  ARM6_H_j4_j2,
  ARM6_H_j4_j3,
  ARM6_H_j4_j4,
  ARM6_H_j5_j1,
  ARM6_H_j5_j2,
  ARM6_H_j5_j3,
  ARM6_H_j5_j4,
  ARM6_H_j5_j5,
  ARM6_H_j6_j1,
  ARM6_H_j6_j2,
  ARM6_H_j6_j3,
  ARM6_H_j6_j4,
  ARM6_H_j6_j5,
  ARM6_H_j6_j6,
  ARM6_NH
};

/* The same as a CSR of the lower triangle (a CSC of the upper one): row i is
 * H[rowptr[i]] .. H[rowptr[i + 1] - 1], its columns are in colind. */
extern const int arm6_H_rowptr[ARM6_NV + 1];
extern const int arm6_H_colind[ARM6_NH];

/* H = joint-space inertia at q (Featherstone 2008, table 6.2).
 * 136 mul, 88 add, 50 sub, 5 sin, 5 cos, 139 temporaries. */
void arm6_crba(const double q[ARM6_NQ], double H[ARM6_NH]);

/* In place: H = L'*D*L, unit L below the diagonal, D on it (table 6.3).
 * Returns 0, or 1 + i (1..6): dof i has the first pivot, from the last dof to the first,
 * that is not > 0 (or is a NaN); H is then not to be used.
 * 49 mul, 35 sub, 5 div, 46 temporaries. */
int arm6_ltdl(double H[ARM6_NH]);

/* In place: H = L'*L, the diagonal of L included (table 6.3).
 * Returns 0, or 1 + i (1..6): dof i has the first pivot, from the last dof to the first,
 * that is not > 0 (or is a NaN); H is then not to be used.
 * 50 mul, 35 sub, 5 div, 6 sqrt, 43 temporaries. */
int arm6_ltl(double H[ARM6_NH]);

/* x := H^-1 * x, from what ltdl left in LD (table 6.5).
 * 30 mul, 30 sub, 6 div, 32 temporaries. */
void arm6_solve(const double LD[ARM6_NH], double x[ARM6_NV]);

/* y = H*x (table 6.5).  y must not overlap x.
 * 36 mul, 30 add, 24 temporaries. */
void arm6_mul_H(const double H[ARM6_NH], const double x[ARM6_NV], double y[ARM6_NV]);

/* x := L*x with the unit L of ltdl (table 6.5).
 * 15 mul, 15 add, 14 temporaries. */
void arm6_mul_L(const double L[ARM6_NH], double x[ARM6_NV]);

/* x := L'*x with the unit L of ltdl (table 6.5).
 * 15 mul, 15 add, 11 temporaries. */
void arm6_mul_Lt(const double L[ARM6_NH], double x[ARM6_NV]);

/* x := L^-1 * x with the unit L of ltdl (table 6.5).
 * 15 mul, 15 sub, 11 temporaries. */
void arm6_solve_L(const double L[ARM6_NH], double x[ARM6_NV]);

/* x := L^-T * x with the unit L of ltdl (table 6.5).
 * 15 mul, 15 sub, 11 temporaries. */
void arm6_solve_Lt(const double L[ARM6_NH], double x[ARM6_NV]);

/* x := L*x with the L of ltl (table 6.5).
 * 21 mul, 15 add, 15 temporaries. */
void arm6_ltl_mul_L(const double L[ARM6_NH], double x[ARM6_NV]);

/* x := L'*x with the L of ltl (table 6.5).
 * 21 mul, 15 add, 15 temporaries. */
void arm6_ltl_mul_Lt(const double L[ARM6_NH], double x[ARM6_NV]);

/* x := L^-1 * x with the L of ltl (table 6.5).
 * 15 mul, 15 sub, 6 div, 14 temporaries. */
void arm6_ltl_solve_L(const double L[ARM6_NH], double x[ARM6_NV]);

/* x := L^-T * x with the L of ltl (table 6.5).
 * 15 mul, 15 sub, 6 div, 14 temporaries. */
void arm6_ltl_solve_Lt(const double L[ARM6_NH], double x[ARM6_NV]);

/* x := H^-1 * x, from what ltl left in L (table 6.5).
 * 30 mul, 30 sub, 12 div, 26 temporaries. */
void arm6_ltl_solve(const double L[ARM6_NH], double x[ARM6_NV]);

#ifdef __cplusplus
}
#endif

#endif
