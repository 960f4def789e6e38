/* duo_com_velocity.c
 * vcom = velocity of the centre of mass, world axes.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"
#include "duo_numbers.h"

PINION_SCALAR

#include "sincos.h"

void duo_com_velocity(const double q[DUO_NQ], const double v[DUO_NV], double vcom[3])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  double left_s, left_c;
  PINION_SINCOS(1, &q[DUO_left], &left_s, &left_c);
  double right_s, right_c;
  PINION_SINCOS(1, &q[DUO_right], &right_s, &right_c);
  double waist_s, waist_c;
  PINION_SINCOS(1, &q[DUO_waist], &waist_s, &waist_c);

  /* V = X*V_lambda + S*v: spatial velocity of a body in its own frame */

  /* ---- velocity of left: revolute y, parent waist ------------------------- */
  /* of V only x, z, rx are computed */
  const double left_at_x = -left_py*v[DUO_waist];
  const double left_V_x = left_at_x*left_c;
  const double left_V_z = left_s*left_at_x;
  const double left_V_rx = -left_s*v[DUO_waist];

  /* ---- velocity of right: revolute y, parent waist ------------------------ */
  /* of V only x, z, rx are computed */
  const double right_at_x = -right_py*v[DUO_waist];
  const double right_V_x = right_at_x*right_c;
  const double right_V_z = right_s*right_at_x;
  const double right_V_rx = -right_s*v[DUO_waist];

  /* P = I*V + children's P: momentum of a subtree in its body's frame */
  const double left_P_x = v[DUO_left]*left_arm_hz + left_V_x*left_arm_m;
  const double left_P_y = -left_arm_hz*left_V_rx;
  const double left_P_z = left_V_z*left_arm_m;
  const double right_P_x = v[DUO_right]*right_arm_hz + right_V_x*right_arm_m;
  const double right_P_y = -right_arm_hz*right_V_rx;
  const double right_P_z = right_V_z*right_arm_m;

  /* ---- momentum of waist: revolute z, parent base ------------------------- */
  const double waist_P_x = right_P_x*right_c + right_P_z*right_s
    + (left_P_x*left_c + left_P_z*left_s);
  const double waist_P_y = right_P_y + left_P_y;
  const double waist_P_z = -(right_P_x*right_s - right_P_z*right_c
    + (left_P_x*left_s - left_P_z*left_c));
  vcom[0] = (waist_P_x*waist_c - waist_P_y*waist_s)*per_mass;
  vcom[1] = (waist_P_x*waist_s + waist_P_y*waist_c)*per_mass;
  vcom[2] = waist_P_z*per_mass;
}
