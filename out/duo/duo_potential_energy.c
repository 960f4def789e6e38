/* duo_potential_energy.c
 * Potential energy -m g'*com, J: zero for com at the world's origin.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"
#include "duo_numbers.h"

PINION_SCALAR

#include "sincos.h"

double duo_potential_energy(const double q[DUO_NQ])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  double right_s, right_c;
  PINION_SINCOS(1, &q[DUO_right], &right_s, &right_c);
  double left_s, left_c;
  PINION_SINCOS(1, &q[DUO_left], &left_s, &left_c);

  /* Ic = I + children's Ic in the body's frame; Ic_h = m*c */

  /* ---- first moment of waist: revolute z, parent base --------------------- */
  const double waist_Ic_hz = torso_hz + (right_arm_hz*right_c + right_mpz)
    + (left_arm_hz*left_c + left_mpz);

  /* ---- potential energy --------------------------------------------------- */
  return -gravity_z*waist_Ic_hz;
}
