/* arm6_solve.c
 * x := H^-1 * x, from what ltdl left in LD (table 6.5).
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"

void arm6_solve(const double LD[ARM6_NH], double x[ARM6_NV])
{
  /* ---- L^-T: j6 ----------------------------------------------------------- */
  const double j6_y = x[ARM6_j6];
  const double j5_y = x[ARM6_j5] - LD[ARM6_H_j6_j5]*j6_y;
  const double j6_t1 = x[ARM6_j4] - LD[ARM6_H_j6_j4]*j6_y;
  const double j6_t2 = x[ARM6_j3] - LD[ARM6_H_j6_j3]*j6_y;
  const double j6_t3 = x[ARM6_j2] - LD[ARM6_H_j6_j2]*j6_y;
  const double j6_t4 = x[ARM6_j1] - LD[ARM6_H_j6_j1]*j6_y;

  /* ---- L^-T: j5 ----------------------------------------------------------- */
  const double j4_y = j6_t1 - LD[ARM6_H_j5_j4]*j5_y;
  const double j5_t1 = j6_t2 - LD[ARM6_H_j5_j3]*j5_y;
  const double j5_t2 = j6_t3 - LD[ARM6_H_j5_j2]*j5_y;
  const double j5_t3 = j6_t4 - LD[ARM6_H_j5_j1]*j5_y;

  /* ---- L^-T: j4 ----------------------------------------------------------- */
  const double j3_y = j5_t1 - LD[ARM6_H_j4_j3]*j4_y;
  const double j4_t1 = j5_t2 - LD[ARM6_H_j4_j2]*j4_y;
  const double j4_t2 = j5_t3 - LD[ARM6_H_j4_j1]*j4_y;

  /* ---- L^-T: j3 ----------------------------------------------------------- */
  const double j2_y = j4_t1 - LD[ARM6_H_j3_j2]*j3_y;
  const double j3_t1 = j4_t2 - LD[ARM6_H_j3_j1]*j3_y;

  /* ---- L^-T: j2 ----------------------------------------------------------- */
  const double j1_y = j3_t1 - LD[ARM6_H_j2_j1]*j2_y;

  /* ---- D^-1, L^-1: j1 ----------------------------------------------------- */
  const double j1_x = j1_y/LD[ARM6_H_j1_j1];
  x[ARM6_j1] = j1_x;

  /* ---- D^-1, L^-1: j2 ----------------------------------------------------- */
  const double j2_x = j2_y/LD[ARM6_H_j2_j2] - LD[ARM6_H_j2_j1]*j1_x;
  x[ARM6_j2] = j2_x;

  /* ---- D^-1, L^-1: j3 ----------------------------------------------------- */
  const double j3_t2 = j3_y/LD[ARM6_H_j3_j3] - LD[ARM6_H_j3_j1]*j1_x;
  const double j3_x = j3_t2 - LD[ARM6_H_j3_j2]*j2_x;
  x[ARM6_j3] = j3_x;

  /* ---- D^-1, L^-1: j4 ----------------------------------------------------- */
  const double j4_t3 = j4_y/LD[ARM6_H_j4_j4] - LD[ARM6_H_j4_j1]*j1_x;
  const double j4_t4 = j4_t3 - LD[ARM6_H_j4_j2]*j2_x;
  const double j4_x = j4_t4 - LD[ARM6_H_j4_j3]*j3_x;
  x[ARM6_j4] = j4_x;

  /* ---- D^-1, L^-1: j5 ----------------------------------------------------- */
  const double j5_t4 = j5_y/LD[ARM6_H_j5_j5] - LD[ARM6_H_j5_j1]*j1_x;
  const double j5_t5 = j5_t4 - LD[ARM6_H_j5_j2]*j2_x;
  const double j5_t6 = j5_t5 - LD[ARM6_H_j5_j3]*j3_x;
  const double j5_x = j5_t6 - LD[ARM6_H_j5_j4]*j4_x;
  x[ARM6_j5] = j5_x;

  /* ---- D^-1, L^-1: j6 ----------------------------------------------------- */
  const double j6_t5 = j6_y/LD[ARM6_H_j6_j6] - LD[ARM6_H_j6_j1]*j1_x;
  const double j6_t6 = j6_t5 - LD[ARM6_H_j6_j2]*j2_x;
  const double j6_t7 = j6_t6 - LD[ARM6_H_j6_j3]*j3_x;
  const double j6_t8 = j6_t7 - LD[ARM6_H_j6_j4]*j4_x;
  const double j6_x = j6_t8 - LD[ARM6_H_j6_j5]*j5_x;
  x[ARM6_j6] = j6_x;
}
