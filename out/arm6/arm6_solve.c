/* arm6_solve.c
 * x := H^-1 * x with the factor LD of ltdl (table 6.5).
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"

void arm6_solve(const double LD[ARM6_NH], double x[ARM6_NV])
{
  /* ---- L^-T: j6 ----------------------------------------------------------- */
  const double j6_y = x[ARM6_j6];

  /* ---- L^-T: j5 ----------------------------------------------------------- */
  const double j5_y = x[ARM6_j5] - j6_y*LD[ARM6_H_j6_j5];

  /* ---- L^-T: j4 ----------------------------------------------------------- */
  const double j4_y = x[ARM6_j4] - j6_y*LD[ARM6_H_j6_j4] - j5_y*LD[ARM6_H_j5_j4];

  /* ---- L^-T: j3 ----------------------------------------------------------- */
  const double j3_y = x[ARM6_j3] - j6_y*LD[ARM6_H_j6_j3] - j5_y*LD[ARM6_H_j5_j3]
    - j4_y*LD[ARM6_H_j4_j3];

  /* ---- L^-T: j2 ----------------------------------------------------------- */
  const double j2_y = x[ARM6_j2] - j6_y*LD[ARM6_H_j6_j2] - j5_y*LD[ARM6_H_j5_j2]
    - j4_y*LD[ARM6_H_j4_j2] - j3_y*LD[ARM6_H_j3_j2];

  /* ---- L^-T: j1 ----------------------------------------------------------- */
  const double j1_y = x[ARM6_j1] - j6_y*LD[ARM6_H_j6_j1] - j5_y*LD[ARM6_H_j5_j1]
    - j4_y*LD[ARM6_H_j4_j1] - j3_y*LD[ARM6_H_j3_j1] - j2_y*LD[ARM6_H_j2_j1];

  /* ---- D^-1, L^-1: j1 ----------------------------------------------------- */
  const double j1_x = j1_y/LD[ARM6_H_j1_j1];
  x[ARM6_j1] = j1_x;

  /* ---- D^-1, L^-1: j2 ----------------------------------------------------- */
  const double j2_x = j2_y/LD[ARM6_H_j2_j2] - LD[ARM6_H_j2_j1]*j1_x;
  x[ARM6_j2] = j2_x;

  /* ---- D^-1, L^-1: j3 ----------------------------------------------------- */
  const double j3_x = j3_y/LD[ARM6_H_j3_j3] - LD[ARM6_H_j3_j2]*j2_x - LD[ARM6_H_j3_j1]*j1_x;
  x[ARM6_j3] = j3_x;

  /* ---- D^-1, L^-1: j4 ----------------------------------------------------- */
  const double j4_x = j4_y/LD[ARM6_H_j4_j4] - LD[ARM6_H_j4_j3]*j3_x - LD[ARM6_H_j4_j2]*j2_x
    - LD[ARM6_H_j4_j1]*j1_x;
  x[ARM6_j4] = j4_x;

  /* ---- D^-1, L^-1: j5 ----------------------------------------------------- */
  const double j5_x = j5_y/LD[ARM6_H_j5_j5] - LD[ARM6_H_j5_j1]*j1_x - LD[ARM6_H_j5_j2]*j2_x
    - LD[ARM6_H_j5_j3]*j3_x - LD[ARM6_H_j5_j4]*j4_x;
  x[ARM6_j5] = j5_x;

  /* ---- D^-1, L^-1: j6 ----------------------------------------------------- */
  const double j6_x = j6_y/LD[ARM6_H_j6_j6] - LD[ARM6_H_j6_j1]*j1_x - LD[ARM6_H_j6_j2]*j2_x
    - LD[ARM6_H_j6_j3]*j3_x - LD[ARM6_H_j6_j4]*j4_x - LD[ARM6_H_j6_j5]*j5_x;
  x[ARM6_j6] = j6_x;
}
