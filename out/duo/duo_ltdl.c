/* duo_ltdl.c
 * In place: H = L'*D*L, unit L below the diagonal, D on it (table 6.3).
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

int duo_ltdl(double H[DUO_NH])
{
  /* ---- L, D: right -------------------------------------------------------- */
  /* ancestors: waist */
  const double right_U_waist = H[DUO_H_right_waist];
  const double right_L_waist = right_U_waist/H[DUO_H_right_right];
  H[DUO_H_right_waist] = right_L_waist;

  /* ---- L, D: left --------------------------------------------------------- */
  /* ancestors: waist */
  const double left_U_waist = H[DUO_H_left_waist];
  const double left_L_waist = left_U_waist/H[DUO_H_left_left];
  H[DUO_H_left_waist] = left_L_waist;

  /* ---- L, D: waist -------------------------------------------------------- */
  /* no ancestors */
  const double waist_D = H[DUO_H_waist_waist] - right_L_waist*right_U_waist
    - left_L_waist*left_U_waist;
  H[DUO_H_waist_waist] = waist_D;

  if (!(H[DUO_H_right_right] > 0.0)) return 1 + DUO_right;
  if (!(H[DUO_H_left_left] > 0.0)) return 1 + DUO_left;
  if (!(waist_D > 0.0)) return 1 + DUO_waist;
  return 0;
}
