/* duo_ltl_mul_Lt.c
 * x := L'*x with the L of ltl (table 6.5).
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

void duo_ltl_mul_Lt(const double L[DUO_NH], double x[DUO_NV])
{
  /* ---- right -------------------------------------------------------------- */
  const double right_x = x[DUO_right];
  const double right_t1 = L[DUO_H_right_waist]*right_x;
  x[DUO_right] = L[DUO_H_right_right]*right_x;

  /* ---- left --------------------------------------------------------------- */
  const double left_x = x[DUO_left];
  const double left_t1 = right_t1 + L[DUO_H_left_waist]*left_x;
  x[DUO_left] = L[DUO_H_left_left]*left_x;

  /* ---- waist -------------------------------------------------------------- */
  x[DUO_waist] = L[DUO_H_waist_waist]*x[DUO_waist] + left_t1;
}
