/* arm6_solve_Lt.c
 * x := L^-T * x with the unit L of ltdl (table 6.5).
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"

void arm6_solve_Lt(const double L[ARM6_NH], double x[ARM6_NV])
{
  /* ---- L^-T: j5 ----------------------------------------------------------- */
  const double j5_y = x[ARM6_j5] - x[ARM6_j6]*L[ARM6_H_j6_j5];
  x[ARM6_j5] = j5_y;

  /* ---- L^-T: j4 ----------------------------------------------------------- */
  const double j4_y = x[ARM6_j4] - x[ARM6_j6]*L[ARM6_H_j6_j4] - j5_y*L[ARM6_H_j5_j4];
  x[ARM6_j4] = j4_y;

  /* ---- L^-T: j3 ----------------------------------------------------------- */
  const double j3_y = x[ARM6_j3] - x[ARM6_j6]*L[ARM6_H_j6_j3] - j5_y*L[ARM6_H_j5_j3]
    - j4_y*L[ARM6_H_j4_j3];
  x[ARM6_j3] = j3_y;

  /* ---- L^-T: j2 ----------------------------------------------------------- */
  const double j2_y = x[ARM6_j2] - x[ARM6_j6]*L[ARM6_H_j6_j2] - j5_y*L[ARM6_H_j5_j2]
    - j4_y*L[ARM6_H_j4_j2] - j3_y*L[ARM6_H_j3_j2];
  x[ARM6_j2] = j2_y;

  /* ---- L^-T: j1 ----------------------------------------------------------- */
  const double j1_y = x[ARM6_j1] - x[ARM6_j6]*L[ARM6_H_j6_j1] - j5_y*L[ARM6_H_j5_j1]
    - j4_y*L[ARM6_H_j4_j1] - j3_y*L[ARM6_H_j3_j1] - j2_y*L[ARM6_H_j2_j1];
  x[ARM6_j1] = j1_y;
}
