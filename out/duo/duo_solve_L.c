/* duo_solve_L.c
 * x := L^-1 * x with the unit L of ltdl (table 6.5).
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

void duo_solve_L(const double L[DUO_NH], double x[DUO_NV])
{
  /* ---- L^-1: left --------------------------------------------------------- */
  const double left_x = x[DUO_left] - L[DUO_H_left_waist]*x[DUO_waist];
  x[DUO_left] = left_x;

  /* ---- L^-1: right -------------------------------------------------------- */
  const double right_x = x[DUO_right] - L[DUO_H_right_waist]*x[DUO_waist];
  x[DUO_right] = right_x;
}
