/* arm6_mul_H.c
 * y = H*x (table 6.5).
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"

void arm6_mul_H(const double H[ARM6_NH], const double x[ARM6_NV], double y[ARM6_NV])
{
  /* ---- j6 ----------------------------------------------------------------- */
  y[ARM6_j6] = x[ARM6_j6]*H[ARM6_H_j6_j6] + H[ARM6_H_j6_j5]*x[ARM6_j5] + H[ARM6_H_j6_j4]*x[ARM6_j4]
    + H[ARM6_H_j6_j3]*x[ARM6_j3] + H[ARM6_H_j6_j2]*x[ARM6_j2] + H[ARM6_H_j6_j1]*x[ARM6_j1];

  /* ---- y: j1 -------------------------------------------------------------- */
  y[ARM6_j1] = x[ARM6_j1]*H[ARM6_H_j1_j1] + x[ARM6_j2]*H[ARM6_H_j2_j1] + x[ARM6_j3]*H[ARM6_H_j3_j1]
    + x[ARM6_j4]*H[ARM6_H_j4_j1] + x[ARM6_j5]*H[ARM6_H_j5_j1] + x[ARM6_j6]*H[ARM6_H_j6_j1];

  /* ---- y: j2 -------------------------------------------------------------- */
  y[ARM6_j2] = x[ARM6_j2]*H[ARM6_H_j2_j2] + H[ARM6_H_j2_j1]*x[ARM6_j1] + x[ARM6_j3]*H[ARM6_H_j3_j2]
    + x[ARM6_j4]*H[ARM6_H_j4_j2] + x[ARM6_j5]*H[ARM6_H_j5_j2] + x[ARM6_j6]*H[ARM6_H_j6_j2];

  /* ---- y: j3 -------------------------------------------------------------- */
  y[ARM6_j3] = x[ARM6_j3]*H[ARM6_H_j3_j3] + H[ARM6_H_j3_j2]*x[ARM6_j2] + H[ARM6_H_j3_j1]*x[ARM6_j1]
    + x[ARM6_j4]*H[ARM6_H_j4_j3] + x[ARM6_j5]*H[ARM6_H_j5_j3] + x[ARM6_j6]*H[ARM6_H_j6_j3];

  /* ---- y: j4 -------------------------------------------------------------- */
  y[ARM6_j4] = x[ARM6_j4]*H[ARM6_H_j4_j4] + H[ARM6_H_j4_j3]*x[ARM6_j3] + H[ARM6_H_j4_j2]*x[ARM6_j2]
    + H[ARM6_H_j4_j1]*x[ARM6_j1] + x[ARM6_j5]*H[ARM6_H_j5_j4] + x[ARM6_j6]*H[ARM6_H_j6_j4];

  /* ---- y: j5 -------------------------------------------------------------- */
  y[ARM6_j5] = x[ARM6_j5]*H[ARM6_H_j5_j5] + H[ARM6_H_j5_j4]*x[ARM6_j4] + H[ARM6_H_j5_j3]*x[ARM6_j3]
    + H[ARM6_H_j5_j2]*x[ARM6_j2] + H[ARM6_H_j5_j1]*x[ARM6_j1] + x[ARM6_j6]*H[ARM6_H_j6_j5];
}
