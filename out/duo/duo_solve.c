/* duo_solve.c
 * x := H^-1 * x, from what ltdl left in LD (table 6.5).
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

void duo_solve(const double LD[DUO_NH], double x[DUO_NV])
{
  /* ---- L^-T: right -------------------------------------------------------- */
  const double right_y = x[DUO_right];
  const double right_t1 = x[DUO_waist] - LD[DUO_H_right_waist]*right_y;

  /* ---- L^-T: left --------------------------------------------------------- */
  const double left_y = x[DUO_left];
  const double waist_y = right_t1 - LD[DUO_H_left_waist]*left_y;

  /* ---- D^-1, L^-1: waist -------------------------------------------------- */
  const double waist_x = waist_y/LD[DUO_H_waist_waist];
  x[DUO_waist] = waist_x;

  /* ---- D^-1, L^-1: left --------------------------------------------------- */
  const double left_t1 = LD[DUO_H_left_waist]*waist_x;
  const double left_x = left_y/LD[DUO_H_left_left] - left_t1;
  x[DUO_left] = left_x;

  /* ---- D^-1, L^-1: right -------------------------------------------------- */
  const double right_t2 = right_y/LD[DUO_H_right_right];
  const double right_x = right_t2 - LD[DUO_H_right_waist]*waist_x;
  x[DUO_right] = right_x;
}
