/* duo_ltl_solve.c
 * x := H^-1 * x with the factor L of ltl (table 6.5).
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

#include "limbs.h"

#if PINION_LIMBS_X2 /* limbs in the lanes of vectors */
void duo_ltl_solve(const double L[DUO_NH], double x[DUO_NV])
{
  /* ---- L^-T: limb_left ---------------------------------------------------- */
  const pinion_x2 limb_left_x = { x[DUO_left], x[DUO_right] };
  const pinion_x2 limb_left_L_limb_left = { L[DUO_H_left_left], L[DUO_H_right_right] };
  const pinion_x2 limb_left_y = limb_left_x/limb_left_L_limb_left;

  /* ---- L^-T: waist -------------------------------------------------------- */
  const pinion_x2 limb_left_L_waist = { L[DUO_H_left_waist], L[DUO_H_right_waist] };
  const pinion_x2 waist_limbs = limb_left_y*limb_left_L_waist;
  const double waist_y = (x[DUO_waist] - (waist_limbs[0] + waist_limbs[1]))/L[DUO_H_waist_waist];

  /* ---- L^-1: waist -------------------------------------------------------- */
  const double waist_x = waist_y/L[DUO_H_waist_waist];
  x[DUO_waist] = waist_x;

  /* ---- L^-1: limb_left ---------------------------------------------------- */
  const pinion_x2 limb_left_x_2 = (limb_left_y - limb_left_L_waist*waist_x)/limb_left_L_limb_left;
  x[DUO_left] = limb_left_x_2[0];
  x[DUO_right] = limb_left_x_2[1];
}
#else /* each limb by itself */
void duo_ltl_solve(const double L[DUO_NH], double x[DUO_NV])
{
  /* ---- L^-T: right -------------------------------------------------------- */
  const double right_y = x[DUO_right]/L[DUO_H_right_right];

  /* ---- L^-T: left --------------------------------------------------------- */
  const double left_y = x[DUO_left]/L[DUO_H_left_left];

  /* ---- L^-T: waist -------------------------------------------------------- */
  const double waist_y = (x[DUO_waist] - right_y*L[DUO_H_right_waist]
    - left_y*L[DUO_H_left_waist])/L[DUO_H_waist_waist];

  /* ---- L^-1: waist -------------------------------------------------------- */
  const double waist_x = waist_y/L[DUO_H_waist_waist];
  x[DUO_waist] = waist_x;

  /* ---- L^-1: left --------------------------------------------------------- */
  const double left_x = (left_y - L[DUO_H_left_waist]*waist_x)/L[DUO_H_left_left];
  x[DUO_left] = left_x;

  /* ---- L^-1: right -------------------------------------------------------- */
  const double right_x = (right_y - L[DUO_H_right_waist]*waist_x)/L[DUO_H_right_right];
  x[DUO_right] = right_x;
}
#endif
