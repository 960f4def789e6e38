/* duo.h -- joint-space dynamics of the robot "duo".
 *
 * Generated from models/duo.urdf; do not edit.
 *
 *   generator  pinion 0.1.0
 *   command    pinion models/duo.urdf
 *   model      sha256 b731bc2ccbae44d7b90536d853848fc2caccc6515b164723cd410ea715fbd28a
 *
 * Joints, in regular order (parent before child):
 *
 *   i  parent  joint  type      axis   child link
 *   1  base    waist  revolute  0 0 1  torso
 *   2  waist   left   revolute  0 1 0  left_arm
 *   3  waist   right  revolute  0 1 0  right_arm
 *
 * H and its factors share one lower triangle, packed row by row; `x` is stored,
 * `.` is never stored and never computed:
 *
 *          waist  left  right
 *   waist    x
 *   left     x     x
 *   right    x     .      x
 *
 * Units are SI.  A spatial vector is linear part, then angular.
 * In the code, quantities of joint i are in the frame of its child link, and
 * <joint>_F_<other> or <joint>_Ic_<other> is one seen from the frame of <other>.
 * Arguments do not overlap.  No heap, no recursion, no state: all functions are reentrant.
 *
 * This file and its duo_*.c are yours: use, change and ship them without
 * conditions or attribution (MIT-0).  They come without warranty.
 */
#ifndef DUO_H
#define DUO_H

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

/* Stored entries of H, row by row, columns ascending. */
enum {
  DUO_H_waist_waist,
  DUO_H_left_waist,
  DUO_H_left_left,
  DUO_H_right_waist,
  DUO_H_right_right,
  DUO_NH
};

/* The same as a CSR of the lower triangle (a CSC of the upper one): row i is
 * H[rowptr[i]] .. H[rowptr[i + 1] - 1], its columns are in colind. */
extern const int duo_H_rowptr[DUO_NV + 1];
extern const int duo_H_colind[DUO_NH];

/* H = joint-space inertia at q (Featherstone 2008, table 6.2).
 * 6 mul, 4 add, 2 sub, 2 sin, 2 cos, 9 temporaries. */
void duo_crba(const double q[DUO_NQ], double H[DUO_NH]);

/* In place: H = L'*D*L, unit L below the diagonal, D on it (table 6.3).
 * Returns 0, or 1 + i (1..3): dof i has the first pivot, from the last dof to the first,
 * that is not > 0 (or is a NaN); H is then not to be used.
 * 2 mul, 2 sub, 2 div, 6 temporaries. */
int duo_ltdl(double H[DUO_NH]);

/* In place: H = L'*L, the diagonal of L included (table 6.3).
 * Returns 0, or 1 + i (1..3): dof i has the first pivot, from the last dof to the first,
 * that is not > 0 (or is a NaN); H is then not to be used.
 * 4 mul, 2 sub, 2 div, 3 sqrt, 11 temporaries. */
int duo_ltl(double H[DUO_NH]);

/* x := H^-1 * x, from what ltdl left in LD (table 6.5).
 * 4 mul, 4 sub, 3 div, 9 temporaries. */
void duo_solve(const double LD[DUO_NH], double x[DUO_NV]);

/* y = H*x (table 6.5).  y must not overlap x.
 * 7 mul, 4 add, 4 temporaries. */
void duo_mul_H(const double H[DUO_NH], const double x[DUO_NV], double y[DUO_NV]);

/* x := L*x with the unit L of ltdl (table 6.5).
 * 2 mul, 2 add, 0 temporaries. */
void duo_mul_L(const double L[DUO_NH], double x[DUO_NV]);

/* x := L'*x with the unit L of ltdl (table 6.5).
 * 2 mul, 2 add, 2 temporaries. */
void duo_mul_Lt(const double L[DUO_NH], double x[DUO_NV]);

/* x := L^-1 * x with the unit L of ltdl (table 6.5).
 * 2 mul, 2 sub, 2 temporaries. */
void duo_solve_L(const double L[DUO_NH], double x[DUO_NV]);

/* x := L^-T * x with the unit L of ltdl (table 6.5).
 * 2 mul, 2 sub, 2 temporaries. */
void duo_solve_Lt(const double L[DUO_NH], double x[DUO_NV]);

/* x := L*x with the L of ltl (table 6.5).
 * 5 mul, 2 add, 3 temporaries. */
void duo_ltl_mul_L(const double L[DUO_NH], double x[DUO_NV]);

/* x := L'*x with the L of ltl (table 6.5).
 * 5 mul, 2 add, 4 temporaries. */
void duo_ltl_mul_Lt(const double L[DUO_NH], double x[DUO_NV]);

/* x := L^-1 * x with the L of ltl (table 6.5).
 * 2 mul, 2 sub, 3 div, 5 temporaries. */
void duo_ltl_solve_L(const double L[DUO_NH], double x[DUO_NV]);

/* x := L^-T * x with the L of ltl (table 6.5).
 * 2 mul, 2 sub, 3 div, 5 temporaries. */
void duo_ltl_solve_Lt(const double L[DUO_NH], double x[DUO_NV]);

/* x := H^-1 * x, from what ltl left in L (table 6.5).
 * 4 mul, 4 sub, 6 div, 9 temporaries. */
void duo_ltl_solve(const double L[DUO_NH], double x[DUO_NV]);

#ifdef __cplusplus
}
#endif

#endif
