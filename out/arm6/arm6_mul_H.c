/* arm6_mul_H.c
 * y = H*x (table 6.5).
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"

void arm6_mul_H(const double H[ARM6_NH], const double x[ARM6_NV], double y[ARM6_NV])
{
  /* ---- j6 ----------------------------------------------------------------- */
  const double j6_t1 = H[ARM6_H_j6_j6]*x[ARM6_j6] + H[ARM6_H_j6_j5]*x[ARM6_j5];
  const double j6_t2 = j6_t1 + H[ARM6_H_j6_j4]*x[ARM6_j4];
  const double j6_t3 = j6_t2 + H[ARM6_H_j6_j3]*x[ARM6_j3];
  const double j6_t4 = j6_t3 + H[ARM6_H_j6_j2]*x[ARM6_j2];
  y[ARM6_j6] = j6_t4 + H[ARM6_H_j6_j1]*x[ARM6_j1];

  /* ---- j5 ----------------------------------------------------------------- */
  const double j5_t1 = H[ARM6_H_j6_j5]*x[ARM6_j6] + H[ARM6_H_j5_j5]*x[ARM6_j5];
  const double j5_t2 = j5_t1 + H[ARM6_H_j5_j4]*x[ARM6_j4];
  const double j5_t3 = H[ARM6_H_j6_j4]*x[ARM6_j6] + H[ARM6_H_j5_j4]*x[ARM6_j5];
  const double j5_t4 = j5_t2 + H[ARM6_H_j5_j3]*x[ARM6_j3];
  const double j5_t5 = H[ARM6_H_j6_j3]*x[ARM6_j6] + H[ARM6_H_j5_j3]*x[ARM6_j5];
  const double j5_t6 = j5_t4 + H[ARM6_H_j5_j2]*x[ARM6_j2];
  const double j5_t7 = H[ARM6_H_j6_j2]*x[ARM6_j6] + H[ARM6_H_j5_j2]*x[ARM6_j5];
  const double j5_t8 = H[ARM6_H_j6_j1]*x[ARM6_j6] + H[ARM6_H_j5_j1]*x[ARM6_j5];
  y[ARM6_j5] = j5_t6 + H[ARM6_H_j5_j1]*x[ARM6_j1];

  /* ---- j4 ----------------------------------------------------------------- */
  const double j4_t1 = j5_t3 + H[ARM6_H_j4_j4]*x[ARM6_j4];
  const double j4_t2 = j4_t1 + H[ARM6_H_j4_j3]*x[ARM6_j3];
  const double j4_t3 = j5_t5 + H[ARM6_H_j4_j3]*x[ARM6_j4];
  const double j4_t4 = j4_t2 + H[ARM6_H_j4_j2]*x[ARM6_j2];
  const double j4_t5 = j5_t7 + H[ARM6_H_j4_j2]*x[ARM6_j4];
  const double j4_t6 = j5_t8 + H[ARM6_H_j4_j1]*x[ARM6_j4];
  y[ARM6_j4] = j4_t4 + H[ARM6_H_j4_j1]*x[ARM6_j1];

  /* ---- j3 ----------------------------------------------------------------- */
  const double j3_t1 = j4_t3 + H[ARM6_H_j3_j3]*x[ARM6_j3];
  const double j3_t2 = j3_t1 + H[ARM6_H_j3_j2]*x[ARM6_j2];
  const double j3_t3 = j4_t5 + H[ARM6_H_j3_j2]*x[ARM6_j3];
  const double j3_t4 = j4_t6 + H[ARM6_H_j3_j1]*x[ARM6_j3];
  y[ARM6_j3] = j3_t2 + H[ARM6_H_j3_j1]*x[ARM6_j1];

  /* ---- j2 ----------------------------------------------------------------- */
  const double j2_t1 = j3_t3 + H[ARM6_H_j2_j2]*x[ARM6_j2];
  const double j2_t2 = j3_t4 + H[ARM6_H_j2_j1]*x[ARM6_j2];
  y[ARM6_j2] = j2_t1 + H[ARM6_H_j2_j1]*x[ARM6_j1];

  /* ---- j1 ----------------------------------------------------------------- */
  y[ARM6_j1] = j2_t2 + H[ARM6_H_j1_j1]*x[ARM6_j1];
}
