/* duo_minv.c
 * Hinv = H^-1, full, symmetric up to rounding, by the sparse factor.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"
#include "duo_numbers.h"

PINION_SCALAR

#include "sincos.h"

int duo_minv(const double q[DUO_NQ], double Hinv[DUO_NV][DUO_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  double right_s, right_c;
  PINION_SINCOS(1, &q[DUO_right], &right_s, &right_c);
  double left_s, left_c;
  PINION_SINCOS(1, &q[DUO_left], &left_s, &left_c);

  /* Ic = I + children's Ic; F = Ic*S, carried up the tree; H = S'*F */

  /* ---- right: revolute y, parent waist ------------------------------------ */
  /* F to waist: only nz is live */
  const double right_F_waist_nz = -right_hzpy*right_c;

  /* Ic to waist: only zz is live */
  const double right_Ic_waist_zz = right_arm_Izz - right_arm_Izz_Jxx*right_s*right_s + right_mpypy;

  /* ---- left: revolute y, parent waist ------------------------------------- */
  /* F to waist: only nz is live */
  const double left_F_waist_nz = -left_hzpy*left_c;

  /* Ic to waist: only zz is live */
  const double left_Ic_waist_zz = left_arm_Izz - left_arm_Izz_Jxx*left_s*left_s + left_mpypy;

  /* ---- waist: revolute z, parent base ------------------------------------- */
  /* children: right, left; of Ic only zz is live */
  const double waist_Ic_zz = torso_Izz + right_Ic_waist_zz + left_Ic_waist_zz;

  /* ---- L, D: right -------------------------------------------------------- */
  /* ancestors: waist */
  const double right_L_waist = right_F_waist_nz/right_arm_Jyy;

  /* ---- L, D: left --------------------------------------------------------- */
  /* ancestors: waist */
  const double left_L_waist = left_F_waist_nz/left_arm_Jyy;

  /* ---- L, D: waist -------------------------------------------------------- */
  /* no ancestors */
  const double waist_D = waist_Ic_zz - right_F_waist_nz*right_L_waist
    - left_F_waist_nz*left_L_waist;

  /* ---- rows of H^-1: waist ------------------------------------------------ */
  const double waist_G_waist = 1.0/waist_D;
  Hinv[DUO_waist][DUO_waist] = waist_G_waist;

  /* ---- rows of H^-1: left ------------------------------------------------- */
  /* Hinv_sa = -A*Hinv_aa; Hinv_ss = G - A*Hinv_as */
  const double waist_Hinv_left = -left_L_waist*waist_G_waist;
  Hinv[DUO_left][DUO_waist] = waist_Hinv_left;
  Hinv[DUO_waist][DUO_left] = waist_Hinv_left;
  Hinv[DUO_left][DUO_left] = left_arm_per_Jyy - left_L_waist*waist_Hinv_left;

  /* ---- rows of H^-1: right ------------------------------------------------ */
  /* Hinv_sa = -A*Hinv_aa; Hinv_ss = G - A*Hinv_as */
  const double waist_Hinv_right = -right_L_waist*waist_G_waist;
  Hinv[DUO_right][DUO_waist] = waist_Hinv_right;
  Hinv[DUO_waist][DUO_right] = waist_Hinv_right;
  const double left_Hinv_right = -right_L_waist*waist_Hinv_left;
  Hinv[DUO_right][DUO_left] = left_Hinv_right;
  Hinv[DUO_left][DUO_right] = left_Hinv_right;
  Hinv[DUO_right][DUO_right] = right_arm_per_Jyy - right_L_waist*waist_Hinv_right;

  if (!(right_arm_Jyy > 0.0)) return 1 + DUO_right;
  if (!(left_arm_Jyy > 0.0)) return 1 + DUO_left;
  if (!(waist_D > 0.0)) return 1 + DUO_waist;
  return 0;
}
