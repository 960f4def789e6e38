/* duo_com_jacobian.c
 * Jcom = Jacobian of the centre of mass: vcom = Jcom*v.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"
#include "duo_numbers.h"

PINION_SCALAR

#include "sincos.h"

void duo_com_jacobian(const double q[DUO_NQ], double Jcom[3][DUO_NV])
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
  const double waist_Ic_world_hx = waist_Ic_hx*waist_c - left_mpy_plus_right_mpy*waist_s;
  const double waist_Ic_world_hy = waist_Ic_hx*waist_s + left_mpy_plus_right_mpy*waist_c;

  /* R = R_lambda*E', p = p_lambda + R_lambda*r: pose of a body in the world */

  /* ---- pose of left: revolute y, parent waist ----------------------------- */
  /* of R, p only R_xx, R_yx are computed */
  const double left_R_xx = waist_c*left_c;
  const double left_R_yx = waist_s*left_c;

  /* ---- pose of right: revolute y, parent waist ---------------------------- */
  /* of R, p only R_xx, R_yx are computed */
  const double right_R_xx = waist_c*right_c;
  const double right_R_yx = waist_s*right_c;

  /* ---- columns of right: revolute y, parent waist ------------------------- */
  Jcom[0][DUO_waist] = -per_mass*waist_Ic_world_hy;
  Jcom[0][DUO_left] = left_arm_hz_per_mass*left_R_xx;
  Jcom[0][DUO_right] = right_arm_hz_per_mass*right_R_xx;
  Jcom[1][DUO_waist] = waist_Ic_world_hx*per_mass;
  Jcom[1][DUO_left] = left_arm_hz_per_mass*left_R_yx;
  Jcom[1][DUO_right] = right_arm_hz_per_mass*right_R_yx;
  Jcom[2][DUO_waist] = 0.0;
  Jcom[2][DUO_left] = -left_arm_hz_per_mass*left_s;
  Jcom[2][DUO_right] = -right_arm_hz_per_mass*right_s;
}
