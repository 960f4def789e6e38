/* duo_crba.c
 * H = joint-space inertia at q (Featherstone 2008, table 6.2).
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"
#include "duo_numbers.h"

PINION_SCALAR

#include "sincos.h"

void duo_crba(const double q[DUO_NQ], double H[DUO_NH])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  double right_s, right_c;
  PINION_SINCOS(1, &q[DUO_right], &right_s, &right_c);
  double left_s, left_c;
  PINION_SINCOS(1, &q[DUO_left], &left_s, &left_c);

  /* Ic = I + children's Ic; F = Ic*S, carried up the tree; H = S'*F */

  /* ---- right: revolute y, parent waist ------------------------------------ */
  H[DUO_H_right_right] = right_arm_Jyy;

  /* F to waist: only nz is live */
  const double right_F_waist_nz = -right_hzpy*right_c;
  H[DUO_H_right_waist] = right_F_waist_nz;

  /* Ic to waist: only zz is live */
  const double right_Ic_waist_zz = right_arm_Izz - right_arm_Izz_Jxx*right_s*right_s + right_mpypy;

  /* ---- left: revolute y, parent waist ------------------------------------- */
  H[DUO_H_left_left] = left_arm_Jyy;

  /* F to waist: only nz is live */
  const double left_F_waist_nz = -left_hzpy*left_c;
  H[DUO_H_left_waist] = left_F_waist_nz;

  /* Ic to waist: only zz is live */
  const double left_Ic_waist_zz = left_arm_Izz - left_arm_Izz_Jxx*left_s*left_s + left_mpypy;

  /* ---- waist: revolute z, parent base ------------------------------------- */
  /* children: right, left; of Ic only zz is live */
  const double waist_Ic_zz = torso_Izz + right_Ic_waist_zz + left_Ic_waist_zz;
  H[DUO_H_waist_waist] = waist_Ic_zz;
}
