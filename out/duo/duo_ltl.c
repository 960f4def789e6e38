/* duo_ltl.c
 * In place: H = L'*L, the diagonal of L included (table 6.3).
 * Generated from models/duo.urdf; do not edit. */
#include <math.h>

#include "duo.h"

int duo_ltl(double H[DUO_NH])
{
  /* ---- right -------------------------------------------------------------- */
  /* ancestors: waist */
  const double right_D = H[DUO_H_right_right];
  const double right_L = sqrt(right_D);
  H[DUO_H_right_right] = right_L;
  const double right_Linv = 1.0/right_L;
  const double right_L_waist = right_Linv*H[DUO_H_right_waist];
  H[DUO_H_right_waist] = right_L_waist;

  /* ---- left --------------------------------------------------------------- */
  /* ancestors: waist */
  const double left_D = H[DUO_H_left_left];
  const double left_L = sqrt(left_D);
  H[DUO_H_left_left] = left_L;
  const double left_Linv = 1.0/left_L;
  const double left_L_waist = left_Linv*H[DUO_H_left_waist];
  H[DUO_H_left_waist] = left_L_waist;

  /* ---- waist -------------------------------------------------------------- */
  /* no ancestors */
  const double waist_D = H[DUO_H_waist_waist] - right_L_waist*right_L_waist
    - left_L_waist*left_L_waist;
  const double waist_L = sqrt(waist_D);
  H[DUO_H_waist_waist] = waist_L;

  if (!(right_D > 0.0)) return 1 + DUO_right;
  if (!(left_D > 0.0)) return 1 + DUO_left;
  if (!(waist_D > 0.0)) return 1 + DUO_waist;
  return 0;
}
