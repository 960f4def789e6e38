/* arm6_mul_L.c
 * x := L*x with the unit L of ltdl (table 6.5).
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"

void arm6_mul_L(const double L[ARM6_NH], double x[ARM6_NV])
{
  /* ---- j6 ----------------------------------------------------------------- */
  const double j5_x = x[ARM6_j5];
  const double j4_x = x[ARM6_j4];
  const double j3_x = x[ARM6_j3];
  const double j2_x = x[ARM6_j2];
  x[ARM6_j6] = x[ARM6_j6] + L[ARM6_H_j6_j5]*j5_x + L[ARM6_H_j6_j4]*j4_x + L[ARM6_H_j6_j3]*j3_x
    + L[ARM6_H_j6_j2]*j2_x + L[ARM6_H_j6_j1]*x[ARM6_j1];

  /* ---- j5 ----------------------------------------------------------------- */
  x[ARM6_j5] = j5_x + L[ARM6_H_j5_j4]*j4_x + L[ARM6_H_j5_j3]*j3_x + L[ARM6_H_j5_j2]*j2_x
    + L[ARM6_H_j5_j1]*x[ARM6_j1];

  /* ---- j4 ----------------------------------------------------------------- */
  x[ARM6_j4] = j4_x + L[ARM6_H_j4_j3]*j3_x + L[ARM6_H_j4_j2]*j2_x + L[ARM6_H_j4_j1]*x[ARM6_j1];

  /* ---- j3 ----------------------------------------------------------------- */
  x[ARM6_j3] = j3_x + L[ARM6_H_j3_j2]*j2_x + L[ARM6_H_j3_j1]*x[ARM6_j1];

  /* ---- j2 ----------------------------------------------------------------- */
  x[ARM6_j2] = j2_x + L[ARM6_H_j2_j1]*x[ARM6_j1];
}
