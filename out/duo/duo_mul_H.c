/* duo_mul_H.c
 * y = H*x (table 6.5).
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

void duo_mul_H(const double H[DUO_NH], const double x[DUO_NV], double y[DUO_NV])
{
  /* ---- left --------------------------------------------------------------- */
  y[DUO_left] = x[DUO_left]*H[DUO_H_left_left] + H[DUO_H_left_waist]*x[DUO_waist];

  /* ---- right -------------------------------------------------------------- */
  y[DUO_right] = x[DUO_right]*H[DUO_H_right_right] + H[DUO_H_right_waist]*x[DUO_waist];

  /* ---- y: waist ----------------------------------------------------------- */
  y[DUO_waist] = x[DUO_waist]*H[DUO_H_waist_waist] + x[DUO_left]*H[DUO_H_left_waist]
    + x[DUO_right]*H[DUO_H_right_waist];
}
