/* duo_ltl_solve_L.c
 * x := L^-1 * x with the L of ltl (table 6.5).
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

#include "limbs.h"

#if PINION_LIMBS_X2 /* limbs in the lanes of vectors */
void duo_ltl_solve_L(const double L[DUO_NH], double x[DUO_NV])
{
  /* ---- L^-1: waist -------------------------------------------------------- */
  const double waist_x = x[DUO_waist]/L[DUO_H_waist_waist];
  x[DUO_waist] = waist_x;

  /* ---- L^-1: limb_left ---------------------------------------------------- */
  const pinion_x2 limb_left_x = { x[DUO_left], x[DUO_right] };
  const pinion_x2 limb_left_t1 = { L[DUO_H_left_waist], L[DUO_H_right_waist] };
  const pinion_x2 limb_left_t2 = { L[DUO_H_left_left], L[DUO_H_right_right] };
  const pinion_x2 limb_left_x_2 = (limb_left_x - limb_left_t1*waist_x)/limb_left_t2;
  x[DUO_left] = limb_left_x_2[0];
  x[DUO_right] = limb_left_x_2[1];
}
#else
void duo_ltl_solve_L(const double L[DUO_NH], double x[DUO_NV])
{
  /* ---- L^-1: waist -------------------------------------------------------- */
  const double waist_x = x[DUO_waist]/L[DUO_H_waist_waist];
  x[DUO_waist] = waist_x;

  /* ---- L^-1: left --------------------------------------------------------- */
  const double left_x = (x[DUO_left] - L[DUO_H_left_waist]*waist_x)/L[DUO_H_left_left];
  x[DUO_left] = left_x;

  /* ---- L^-1: right -------------------------------------------------------- */
  const double right_x = (x[DUO_right] - L[DUO_H_right_waist]*waist_x)/L[DUO_H_right_right];
  x[DUO_right] = right_x;
}
#endif
