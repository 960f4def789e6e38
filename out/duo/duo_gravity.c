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

  /* dw, dd: angular acceleration, acceleration of the origin: p has dd + dw x p
   * fB = I*a: the net force on a body
   * F = fB + children's F; tau = S'*F */

  /* ---- motion of left: revolute y, parent waist --------------------------- */
  const double left_fB_fx = left_arm_m_gravity_z*left_s;
  const double left_fB_fz = -left_arm_m_gravity_z*left_c;
  const double left_fB_ny = left_arm_hz_gravity_z*left_s;

  /* ---- force on left: revolute y, parent waist ---------------------------- */
  g[DUO_left] = left_fB_ny;

  /* F to waist: only fx, nz are live */
  const double left_F_waist_fx = left_fB_fx*left_c + left_fB_fz*left_s;
  const double left_F_waist_nz = -left_py*left_F_waist_fx;

  /* ---- motion of right: revolute y, parent waist -------------------------- */
  const double right_fB_fx = right_arm_m_gravity_z*right_s;
  const double right_fB_fz = -right_arm_m_gravity_z*right_c;
  const double right_fB_ny = right_arm_hz_gravity_z*right_s;

  /* ---- force on right: revolute y, parent waist --------------------------- */
  g[DUO_right] = right_fB_ny;

  /* F to waist: only fx, nz are live */
  const double right_F_waist_fx = right_fB_fx*right_c + right_fB_fz*right_s;
  const double right_F_waist_nz = -right_py*right_F_waist_fx;

  /* ---- force on waist: revolute z, parent base ---------------------------- */
  /* of F only nz is live */
  const double waist_F_nz = left_F_waist_nz + right_F_waist_nz;
  g[DUO_waist] = waist_F_nz;
}
