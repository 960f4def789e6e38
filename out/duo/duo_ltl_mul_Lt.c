/* duo_ltl_mul_Lt.c
 * x := L'*x with the L of ltl (table 6.5).
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

void duo_ltl_mul_Lt(const double L[DUO_NH], double x[DUO_NV])
{
  /* ---- left --------------------------------------------------------------- */
  const double left_x = x[DUO_left];
  x[DUO_left] = left_x*L[DUO_H_left_left];

  /* ---- right -------------------------------------------------------------- */
  const double right_x = x[DUO_right];
  x[DUO_right] = right_x*L[DUO_H_right_right];

  /* ---- x: waist ----------------------------------------------------------- */
  x[DUO_waist] = x[DUO_waist]*L[DUO_H_waist_waist] + left_x*L[DUO_H_left_waist]
    + right_x*L[DUO_H_right_waist];
}
