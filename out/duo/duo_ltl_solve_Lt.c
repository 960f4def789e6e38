/* duo_ltl_solve_Lt.c
 * x := L^-T * x with the L of ltl (table 6.5).
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

void duo_ltl_solve_Lt(const double L[DUO_NH], double x[DUO_NV])
{
  /* ---- L^-T: right -------------------------------------------------------- */
  const double right_y = x[DUO_right]/L[DUO_H_right_right];
  x[DUO_right] = right_y;

  /* ---- L^-T: left --------------------------------------------------------- */
  const double left_y = x[DUO_left]/L[DUO_H_left_left];
  x[DUO_left] = left_y;

  /* ---- L^-T: waist -------------------------------------------------------- */
  const double waist_y = (x[DUO_waist] - right_y*L[DUO_H_right_waist]
    - left_y*L[DUO_H_left_waist])/L[DUO_H_waist_waist];
  x[DUO_waist] = waist_y;
}
