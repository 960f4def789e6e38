/* arm6_ltl_solve_L.c
 * x := L^-1 * x with the L of ltl (table 6.5).
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"

void arm6_ltl_solve_L(const double L[ARM6_NH], double x[ARM6_NV])
{
  /* ---- L^-1: j1 ----------------------------------------------------------- */
  const double j1_x = x[ARM6_j1]/L[ARM6_H_j1_j1];
  x[ARM6_j1] = j1_x;

  /* ---- L^-1: j2 ----------------------------------------------------------- */
  const double j2_x = (x[ARM6_j2] - L[ARM6_H_j2_j1]*j1_x)/L[ARM6_H_j2_j2];
  x[ARM6_j2] = j2_x;

  /* ---- L^-1: j3 ----------------------------------------------------------- */
  const double j3_x = (x[ARM6_j3] - L[ARM6_H_j3_j2]*j2_x - L[ARM6_H_j3_j1]*j1_x)/L[ARM6_H_j3_j3];
  x[ARM6_j3] = j3_x;

  /* ---- L^-1: j4 ----------------------------------------------------------- */
  const double j4_x = (x[ARM6_j4] - L[ARM6_H_j4_j3]*j3_x - L[ARM6_H_j4_j2]*j2_x
    - L[ARM6_H_j4_j1]*j1_x)/L[ARM6_H_j4_j4];
  x[ARM6_j4] = j4_x;

  /* ---- L^-1: j5 ----------------------------------------------------------- */
  const double j5_r = x[ARM6_j5] - L[ARM6_H_j5_j1]*j1_x - L[ARM6_H_j5_j2]*j2_x
    - L[ARM6_H_j5_j3]*j3_x - L[ARM6_H_j5_j4]*j4_x;
  const double j5_x = j5_r/L[ARM6_H_j5_j5];
  x[ARM6_j5] = j5_x;

  /* ---- L^-1: j6 ----------------------------------------------------------- */
  const double j6_r = x[ARM6_j6] - L[ARM6_H_j6_j1]*j1_x - L[ARM6_H_j6_j2]*j2_x
    - L[ARM6_H_j6_j3]*j3_x - L[ARM6_H_j6_j4]*j4_x - L[ARM6_H_j6_j5]*j5_x;
  const double j6_x = j6_r/L[ARM6_H_j6_j6];
  x[ARM6_j6] = j6_x;
}
