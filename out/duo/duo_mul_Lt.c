/* duo_mul_Lt.c
 * x := L'*x with the unit L of ltdl (table 6.5).
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

void duo_mul_Lt(const double L[DUO_NH], double x[DUO_NV])
{
  /* ---- x: waist ----------------------------------------------------------- */
  x[DUO_waist] = x[DUO_waist] + x[DUO_left]*L[DUO_H_left_waist] + x[DUO_right]*L[DUO_H_right_waist];
}
