/* duo_mul_H.c
 * y = H*x (table 6.5).
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

void duo_mul_H(const double H[DUO_NH], const double x[DUO_NV], double y[DUO_NV])
{
  /* ---- right -------------------------------------------------------------- */
  const double right_t1 = H[DUO_H_right_right]*x[DUO_right];
  const double right_t2 = H[DUO_H_right_waist]*x[DUO_right];
  y[DUO_right] = right_t1 + H[DUO_H_right_waist]*x[DUO_waist];

  /* ---- left --------------------------------------------------------------- */
  const double left_t1 = H[DUO_H_left_waist]*x[DUO_waist];
  const double left_t2 = right_t2 + H[DUO_H_left_waist]*x[DUO_left];
  y[DUO_left] = H[DUO_H_left_left]*x[DUO_left] + left_t1;

  /* ---- waist -------------------------------------------------------------- */
  y[DUO_waist] = left_t2 + H[DUO_H_waist_waist]*x[DUO_waist];
}
