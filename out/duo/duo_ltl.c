/* duo_ltl.c
 * In place: H = L'*L, the diagonal of L included (table 6.3).
 * Generated from models/duo.urdf; do not edit. */
#include <math.h>

#include "duo.h"

#include "limbs.h"

#if PINION_LIMBS_X2 /* limbs in the lanes of vectors */
int duo_ltl(double H[DUO_NH])
{
  /* ---- L: limb_left ------------------------------------------------------- */
  /* ancestors: waist */
  const double left_H_left = H[DUO_H_left_left];
  const double right_H_right = H[DUO_H_right_right];
  const pinion_x2 limb_left_D = { left_H_left, right_H_right };
  const pinion_x2 limb_left_L = pinion_x2_sqrt(limb_left_D);
  H[DUO_H_left_left] = limb_left_L[0];
  H[DUO_H_right_right] = limb_left_L[1];
  const pinion_x2 limb_left_Linv = 1.0/limb_left_L;
  const pinion_x2 limb_left_H_waist = { H[DUO_H_left_waist], H[DUO_H_right_waist] };
  const pinion_x2 limb_left_L_waist = limb_left_Linv*limb_left_H_waist;
  H[DUO_H_left_waist] = limb_left_L_waist[0];
  H[DUO_H_right_waist] = limb_left_L_waist[1];

  /* ---- L: waist ----------------------------------------------------------- */
  /* no ancestors */
  const pinion_x2 waist_limbs = limb_left_L_waist*limb_left_L_waist;
  const double waist_D = H[DUO_H_waist_waist] - (waist_limbs[0] + waist_limbs[1]);
  const double waist_L = sqrt(waist_D);
  H[DUO_H_waist_waist] = waist_L;

  if (!(right_H_right > 0.0)) return 1 + DUO_right;
  if (!(left_H_left > 0.0)) return 1 + DUO_left;
  if (!(waist_D > 0.0)) return 1 + DUO_waist;
  return 0;
}
#else /* each limb by itself */
int duo_ltl(double H[DUO_NH])
{
  /* ---- L: right ----------------------------------------------------------- */
  /* ancestors: waist */
  const double right_D = H[DUO_H_right_right];
  const double right_L = sqrt(right_D);
  H[DUO_H_right_right] = right_L;
  const double right_Linv = 1.0/right_L;
  const double right_L_waist = right_Linv*H[DUO_H_right_waist];
  H[DUO_H_right_waist] = right_L_waist;

  /* ---- L: left ------------------------------------------------------------ */
  /* ancestors: waist */
  const double left_D = H[DUO_H_left_left];
  const double left_L = sqrt(left_D);
  H[DUO_H_left_left] = left_L;
  const double left_Linv = 1.0/left_L;
  const double left_L_waist = left_Linv*H[DUO_H_left_waist];
  H[DUO_H_left_waist] = left_L_waist;

  /* ---- L: waist ----------------------------------------------------------- */
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
#endif
