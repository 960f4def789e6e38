/* duo_com.c
 * com = centre of mass of all links that can move, world axes.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"
#include "duo_numbers.h"

PINION_SCALAR

#include "sincos.h"

void duo_com(const double q[DUO_NQ], double com[3])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  double right_s, right_c;
  PINION_SINCOS(1, &q[DUO_right], &right_s, &right_c);
  double left_s, left_c;
  PINION_SINCOS(1, &q[DUO_left], &left_s, &left_c);
  double waist_s, waist_c;
  PINION_SINCOS(1, &q[DUO_waist], &waist_s, &waist_c);

  /* Ic = I + children's Ic in the body's frame; Ic_h = m*c */

  /* ---- first moment of waist: revolute z, parent base --------------------- */
  const double waist_Ic_hx = right_arm_hz*right_s + left_arm_hz*left_s;
  const double waist_Ic_hz = torso_hz + (right_arm_hz*right_c + right_mpz)
    + (left_arm_hz*left_c + left_mpz);
  const double waist_Ic_world_hx = waist_Ic_hx*waist_c - left_mpy_plus_right_mpy*waist_s;
  const double waist_Ic_world_hy = waist_Ic_hx*waist_s + left_mpy_plus_right_mpy*waist_c;

  /* ---- centre of mass ----------------------------------------------------- */
  com[0] = per_mass*waist_Ic_world_hx;
  com[1] = per_mass*waist_Ic_world_hy;
  com[2] = per_mass*waist_Ic_hz;
}
