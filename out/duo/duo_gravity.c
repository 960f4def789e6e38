/* duo_gravity.c
 * g = forces that hold the robot still: rnea with v = a = 0.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"
#include "duo_numbers.h"

PINION_SCALAR

#include "sincos.h"

void duo_gravity(const double q[DUO_NQ], double g[DUO_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  double left_s, left_c;
  PINION_SINCOS(1, &q[DUO_left], &left_s, &left_c);
  double right_s, right_c;
  PINION_SINCOS(1, &q[DUO_right], &right_s, &right_c);

  /* dd: minus gravity, in a body's axes; Ic_h = m*c, children included; g = S'*(m*dd, Ic_h x dd) */

  /* ---- force on left: revolute y, parent waist ---------------------------- */
  g[DUO_left] = left_arm_hz_gravity_z*left_s;

  /* ---- force on right: revolute y, parent waist --------------------------- */
  g[DUO_right] = right_arm_hz_gravity_z*right_s;

  /* ---- force on waist: revolute z, parent base ---------------------------- */
  g[DUO_waist] = 0.0;
}
