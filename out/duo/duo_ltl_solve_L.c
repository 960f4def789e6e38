/* duo_ltl_solve_L.c
 * x := L^-1 * x with the L of ltl (table 6.5).
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

void duo_ltl_solve_L(const double L[DUO_NH], double x[DUO_NV])
{
  /* ---- L^-1: waist -------------------------------------------------------- */
  const double waist_x = x[DUO_waist]/L[DUO_H_waist_waist];
  x[DUO_waist] = waist_x;

  /* ---- L^-1: left --------------------------------------------------------- */
  const double left_x = (x[DUO_left] - L[DUO_H_left_waist]*waist_x)/L[DUO_H_left_left];
  x[DUO_left] = left_x;

  /* ---- L^-1: right -------------------------------------------------------- */
  const double right_x = (x[DUO_right] - L[DUO_H_right_waist]*waist_x)/L[DUO_H_right_right];
  x[DUO_right] = right_x;
}
