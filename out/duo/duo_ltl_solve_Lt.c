/* duo_ltl_solve_Lt.c
 * x := L^-T * x with the L of ltl (table 6.5).
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

void duo_ltl_solve_Lt(const double L[DUO_NH], double x[DUO_NV])
{
  /* ---- L^-T: right -------------------------------------------------------- */
  const double right_y = x[DUO_right]/L[DUO_H_right_right];
  const double right_t1 = x[DUO_waist] - L[DUO_H_right_waist]*right_y;
  x[DUO_right] = right_y;

  /* ---- L^-T: left --------------------------------------------------------- */
  const double left_y = x[DUO_left]/L[DUO_H_left_left];
  const double left_t1 = right_t1 - L[DUO_H_left_waist]*left_y;
  x[DUO_left] = left_y;

  /* ---- L^-T: waist -------------------------------------------------------- */
  const double waist_y = left_t1/L[DUO_H_waist_waist];
  x[DUO_waist] = waist_y;
}
