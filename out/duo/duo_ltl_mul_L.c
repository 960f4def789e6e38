/* duo_ltl_mul_L.c
 * x := L*x with the L of ltl (table 6.5).
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

void duo_ltl_mul_L(const double L[DUO_NH], double x[DUO_NV])
{
  /* ---- right -------------------------------------------------------------- */
  const double waist_x = x[DUO_waist];
  x[DUO_right] = x[DUO_right]*L[DUO_H_right_right] + L[DUO_H_right_waist]*waist_x;

  /* ---- left --------------------------------------------------------------- */
  x[DUO_left] = x[DUO_left]*L[DUO_H_left_left] + L[DUO_H_left_waist]*waist_x;

  /* ---- waist -------------------------------------------------------------- */
  x[DUO_waist] = waist_x*L[DUO_H_waist_waist];
}
