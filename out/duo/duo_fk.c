/* duo_fk.c
 * pose[l] = rotation from link to world axes (9), then position (3).
 * The rotation is row by row.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"
#include "duo_numbers.h"

PINION_SCALAR

#include "sincos.h"

void duo_fk(const double q[DUO_NQ], double pose[DUO_NL][12])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  double left_s, left_c;
  PINION_SINCOS(1, &q[DUO_left], &left_s, &left_c);
  double waist_s, waist_c;
  PINION_SINCOS(1, &q[DUO_waist], &waist_s, &waist_c);
  double right_s, right_c;
  PINION_SINCOS(1, &q[DUO_right], &right_s, &right_c);

  /* ---- link base ---------------------------------------------------------- */
  pose[DUO_link_base][0] = 1.0;
  pose[DUO_link_base][1] = 0.0;
  pose[DUO_link_base][2] = 0.0;
  pose[DUO_link_base][3] = 0.0;
  pose[DUO_link_base][4] = 1.0;
  pose[DUO_link_base][5] = 0.0;
  pose[DUO_link_base][6] = 0.0;
  pose[DUO_link_base][7] = 0.0;
  pose[DUO_link_base][8] = 1.0;
  pose[DUO_link_base][9] = 0.0;
  pose[DUO_link_base][10] = 0.0;
  pose[DUO_link_base][11] = 0.0;

  /* R = R_lambda*E', p = p_lambda + R_lambda*r: pose of a body in the world */

  /* ---- link torso --------------------------------------------------------- */
  pose[DUO_link_torso][0] = waist_c;
  pose[DUO_link_torso][1] = -waist_s;
  pose[DUO_link_torso][2] = 0.0;
  pose[DUO_link_torso][3] = waist_s;
  pose[DUO_link_torso][4] = waist_c;
  pose[DUO_link_torso][5] = 0.0;
  pose[DUO_link_torso][6] = 0.0;
  pose[DUO_link_torso][7] = 0.0;
  pose[DUO_link_torso][8] = 1.0;
  pose[DUO_link_torso][9] = 0.0;
  pose[DUO_link_torso][10] = 0.0;
  pose[DUO_link_torso][11] = 0.0;

  /* ---- pose of left: revolute y, parent waist ----------------------------- */
  const double left_R_xx = waist_c*left_c;
  const double left_R_xz = left_s*waist_c;
  const double left_R_yx = waist_s*left_c;
  const double left_R_yz = left_s*waist_s;
  const double left_p_x = -left_py*waist_s;
  const double left_p_y = waist_c*left_py;

  /* ---- link left_arm ------------------------------------------------------ */
  pose[DUO_link_left_arm][0] = left_R_xx;
  pose[DUO_link_left_arm][1] = -waist_s;
  pose[DUO_link_left_arm][2] = left_R_xz;
  pose[DUO_link_left_arm][3] = left_R_yx;
  pose[DUO_link_left_arm][4] = waist_c;
  pose[DUO_link_left_arm][5] = left_R_yz;
  pose[DUO_link_left_arm][6] = -left_s;
  pose[DUO_link_left_arm][7] = 0.0;
  pose[DUO_link_left_arm][8] = left_c;
  pose[DUO_link_left_arm][9] = left_p_x;
  pose[DUO_link_left_arm][10] = left_p_y;
  pose[DUO_link_left_arm][11] = left_pz;

  /* ---- pose of right: revolute y, parent waist ---------------------------- */
  const double right_R_xx = waist_c*right_c;
  const double right_R_xz = right_s*waist_c;
  const double right_R_yx = waist_s*right_c;
  const double right_R_yz = right_s*waist_s;
  const double right_p_x = -right_py*waist_s;
  const double right_p_y = waist_c*right_py;

  /* ---- link right_arm ----------------------------------------------------- */
  pose[DUO_link_right_arm][0] = right_R_xx;
  pose[DUO_link_right_arm][1] = -waist_s;
  pose[DUO_link_right_arm][2] = right_R_xz;
  pose[DUO_link_right_arm][3] = right_R_yx;
  pose[DUO_link_right_arm][4] = waist_c;
  pose[DUO_link_right_arm][5] = right_R_yz;
  pose[DUO_link_right_arm][6] = -right_s;
  pose[DUO_link_right_arm][7] = 0.0;
  pose[DUO_link_right_arm][8] = right_c;
  pose[DUO_link_right_arm][9] = right_p_x;
  pose[DUO_link_right_arm][10] = right_p_y;
  pose[DUO_link_right_arm][11] = right_pz;
}
