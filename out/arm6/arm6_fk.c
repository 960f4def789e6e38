/* arm6_fk.c
 * pose[l] = rotation from link to world axes (9), then position (3).
 * The rotation is row by row.
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"
#include "arm6_numbers.h"

PINION_SCALAR

#include "sincos.h"

void arm6_fk(const double q[ARM6_NQ], double pose[ARM6_NL][12])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  enum {
    at_j2, at_j1,
    at_j3, at_j4, at_j5, at_j6
  };
  const double angle[PINION_SINCOS_ROOM(6)] = {
    q[ARM6_j2], q[ARM6_j1],
    q[ARM6_j3], q[ARM6_j4], q[ARM6_j5], q[ARM6_j6]
  };
  double s[PINION_SINCOS_ROOM(6)], c[PINION_SINCOS_ROOM(6)];
  PINION_SINCOS(PINION_SINCOS_ROOM(6), angle, s, c);
  const double j2_s = s[at_j2];
  const double j2_c = c[at_j2];
  const double j1_s = s[at_j1];
  const double j1_c = c[at_j1];
  const double j3_s = s[at_j3];
  const double j3_c = c[at_j3];
  const double j4_s = s[at_j4];
  const double j4_c = c[at_j4];
  const double j5_s = s[at_j5];
  const double j5_c = c[at_j5];
  const double j6_s = s[at_j6];
  const double j6_c = c[at_j6];

  /* ---- link base_link ----------------------------------------------------- */
  pose[ARM6_link_base_link][0] = 1.0;
  pose[ARM6_link_base_link][1] = 0.0;
  pose[ARM6_link_base_link][2] = 0.0;
  pose[ARM6_link_base_link][3] = 0.0;
  pose[ARM6_link_base_link][4] = 1.0;
  pose[ARM6_link_base_link][5] = 0.0;
  pose[ARM6_link_base_link][6] = 0.0;
  pose[ARM6_link_base_link][7] = 0.0;
  pose[ARM6_link_base_link][8] = 1.0;
  pose[ARM6_link_base_link][9] = 0.0;
  pose[ARM6_link_base_link][10] = 0.0;
  pose[ARM6_link_base_link][11] = 0.0;

  /* R = R_lambda*E', p = p_lambda + R_lambda*r: pose of a body in the world */

  /* ---- link carousel ------------------------------------------------------ */
  pose[ARM6_link_carousel][0] = j1_c;
  pose[ARM6_link_carousel][1] = -j1_s;
  pose[ARM6_link_carousel][2] = 0.0;
  pose[ARM6_link_carousel][3] = j1_s;
  pose[ARM6_link_carousel][4] = j1_c;
  pose[ARM6_link_carousel][5] = 0.0;
  pose[ARM6_link_carousel][6] = 0.0;
  pose[ARM6_link_carousel][7] = 0.0;
  pose[ARM6_link_carousel][8] = 1.0;
  pose[ARM6_link_carousel][9] = 0.0;
  pose[ARM6_link_carousel][10] = 0.0;
  pose[ARM6_link_carousel][11] = j1_pz;

  /* ---- pose of j2: revolute y, parent j1 ---------------------------------- */
  const double j2_R_xx = j1_c*j2_c;
  const double j2_R_xz = j2_s*j1_c;
  const double j2_R_yx = j1_s*j2_c;
  const double j2_R_yz = j2_s*j1_s;

  /* ---- link upper_arm ----------------------------------------------------- */
  pose[ARM6_link_upper_arm][0] = j2_R_xx;
  pose[ARM6_link_upper_arm][1] = -j1_s;
  pose[ARM6_link_upper_arm][2] = j2_R_xz;
  pose[ARM6_link_upper_arm][3] = j2_R_yx;
  pose[ARM6_link_upper_arm][4] = j1_c;
  pose[ARM6_link_upper_arm][5] = j2_R_yz;
  pose[ARM6_link_upper_arm][6] = -j2_s;
  pose[ARM6_link_upper_arm][7] = 0.0;
  pose[ARM6_link_upper_arm][8] = j2_c;
  pose[ARM6_link_upper_arm][9] = 0.0;
  pose[ARM6_link_upper_arm][10] = 0.0;
  pose[ARM6_link_upper_arm][11] = j1_pz_plus_j2_pz;

  /* ---- pose of j3: revolute y, parent j2 ---------------------------------- */
  const double j3_R_xx = j2_R_xx*j3_c - j3_s*j2_R_xz;
  const double j3_R_xz = j2_R_xz*j3_c + j3_s*j2_R_xx;
  const double j3_R_yx = j2_R_yx*j3_c - j3_s*j2_R_yz;
  const double j3_R_yz = j2_R_yz*j3_c + j3_s*j2_R_yx;
  const double j3_R_zx = -j3_s*j2_c - j2_s*j3_c;
  const double j3_R_zz = j2_c*j3_c - j3_s*j2_s;
  const double j3_p_x = j2_R_xz*j3_pz;
  const double j3_p_y = j2_R_yz*j3_pz;
  const double j3_p_z = j1_pz_plus_j2_pz + j2_c*j3_pz;

  /* ---- link elbow --------------------------------------------------------- */
  pose[ARM6_link_elbow][0] = j3_R_xx;
  pose[ARM6_link_elbow][1] = -j1_s;
  pose[ARM6_link_elbow][2] = j3_R_xz;
  pose[ARM6_link_elbow][3] = j3_R_yx;
  pose[ARM6_link_elbow][4] = j1_c;
  pose[ARM6_link_elbow][5] = j3_R_yz;
  pose[ARM6_link_elbow][6] = j3_R_zx;
  pose[ARM6_link_elbow][7] = 0.0;
  pose[ARM6_link_elbow][8] = j3_R_zz;
  pose[ARM6_link_elbow][9] = j3_p_x;
  pose[ARM6_link_elbow][10] = j3_p_y;
  pose[ARM6_link_elbow][11] = j3_p_z;

  /* ---- pose of j4: revolute x, parent j3 ---------------------------------- */
  const double j4_R_xy = j4_s*j3_R_xz - j1_s*j4_c;
  const double j4_R_xz = j4_s*j1_s + j3_R_xz*j4_c;
  const double j4_R_yy = j1_c*j4_c + j4_s*j3_R_yz;
  const double j4_R_yz = j3_R_yz*j4_c - j4_s*j1_c;
  const double j4_R_zy = j4_s*j3_R_zz;
  const double j4_R_zz = j3_R_zz*j4_c;
  const double j4_p_x = j3_p_x + (j3_R_xx*j4_px + j3_R_xz*j4_pz);
  const double j4_p_y = j3_p_y + (j3_R_yx*j4_px + j3_R_yz*j4_pz);
  const double j4_p_z = j3_p_z + (j3_R_zz*j4_pz + j3_R_zx*j4_px);

  /* ---- link forearm ------------------------------------------------------- */
  pose[ARM6_link_forearm][0] = j3_R_xx;
  pose[ARM6_link_forearm][1] = j4_R_xy;
  pose[ARM6_link_forearm][2] = j4_R_xz;
  pose[ARM6_link_forearm][3] = j3_R_yx;
  pose[ARM6_link_forearm][4] = j4_R_yy;
  pose[ARM6_link_forearm][5] = j4_R_yz;
  pose[ARM6_link_forearm][6] = j3_R_zx;
  pose[ARM6_link_forearm][7] = j4_R_zy;
  pose[ARM6_link_forearm][8] = j4_R_zz;
  pose[ARM6_link_forearm][9] = j4_p_x;
  pose[ARM6_link_forearm][10] = j4_p_y;
  pose[ARM6_link_forearm][11] = j4_p_z;

  /* ---- pose of j5: revolute y, parent j4 ---------------------------------- */
  const double j5_R_xx = j3_R_xx*j5_c - j5_s*j4_R_xz;
  const double j5_R_xz = j4_R_xz*j5_c + j5_s*j3_R_xx;
  const double j5_R_yx = j3_R_yx*j5_c - j5_s*j4_R_yz;
  const double j5_R_yz = j4_R_yz*j5_c + j5_s*j3_R_yx;
  const double j5_R_zx = j3_R_zx*j5_c - j5_s*j4_R_zz;
  const double j5_R_zz = j4_R_zz*j5_c + j5_s*j3_R_zx;
  const double j5_p_x = j4_p_x + j3_R_xx*j5_px;
  const double j5_p_y = j4_p_y + j3_R_yx*j5_px;
  const double j5_p_z = j4_p_z + j3_R_zx*j5_px;

  /* ---- link wrist --------------------------------------------------------- */
  pose[ARM6_link_wrist][0] = j5_R_xx;
  pose[ARM6_link_wrist][1] = j4_R_xy;
  pose[ARM6_link_wrist][2] = j5_R_xz;
  pose[ARM6_link_wrist][3] = j5_R_yx;
  pose[ARM6_link_wrist][4] = j4_R_yy;
  pose[ARM6_link_wrist][5] = j5_R_yz;
  pose[ARM6_link_wrist][6] = j5_R_zx;
  pose[ARM6_link_wrist][7] = j4_R_zy;
  pose[ARM6_link_wrist][8] = j5_R_zz;
  pose[ARM6_link_wrist][9] = j5_p_x;
  pose[ARM6_link_wrist][10] = j5_p_y;
  pose[ARM6_link_wrist][11] = j5_p_z;

  /* ---- pose of j6: revolute x, parent j5 ---------------------------------- */
  const double j6_R_xy = j4_R_xy*j6_c + j6_s*j5_R_xz;
  const double j6_R_xz = j5_R_xz*j6_c - j6_s*j4_R_xy;
  const double j6_R_yy = j4_R_yy*j6_c + j6_s*j5_R_yz;
  const double j6_R_yz = j5_R_yz*j6_c - j6_s*j4_R_yy;
  const double j6_R_zy = j4_R_zy*j6_c + j6_s*j5_R_zz;
  const double j6_R_zz = j5_R_zz*j6_c - j6_s*j4_R_zy;
  const double j6_p_x = j5_p_x + j5_R_xx*j6_px;
  const double j6_p_y = j5_p_y + j5_R_yx*j6_px;
  const double j6_p_z = j5_p_z + j5_R_zx*j6_px;

  /* ---- link flange -------------------------------------------------------- */
  pose[ARM6_link_flange][0] = j5_R_xx;
  pose[ARM6_link_flange][1] = j6_R_xy;
  pose[ARM6_link_flange][2] = j6_R_xz;
  pose[ARM6_link_flange][3] = j5_R_yx;
  pose[ARM6_link_flange][4] = j6_R_yy;
  pose[ARM6_link_flange][5] = j6_R_yz;
  pose[ARM6_link_flange][6] = j5_R_zx;
  pose[ARM6_link_flange][7] = j6_R_zy;
  pose[ARM6_link_flange][8] = j6_R_zz;
  pose[ARM6_link_flange][9] = j6_p_x;
  pose[ARM6_link_flange][10] = j6_p_y;
  pose[ARM6_link_flange][11] = j6_p_z;

  /* ---- link tool0 --------------------------------------------------------- */
  pose[ARM6_link_tool0][0] = -j6_R_xz;
  pose[ARM6_link_tool0][1] = j6_R_xy;
  pose[ARM6_link_tool0][2] = j5_R_xx;
  pose[ARM6_link_tool0][3] = -j6_R_yz;
  pose[ARM6_link_tool0][4] = j6_R_yy;
  pose[ARM6_link_tool0][5] = j5_R_yx;
  pose[ARM6_link_tool0][6] = -j6_R_zz;
  pose[ARM6_link_tool0][7] = j6_R_zy;
  pose[ARM6_link_tool0][8] = j5_R_zx;
  pose[ARM6_link_tool0][9] = j6_p_x + j5_R_xx*tool0_tx;
  pose[ARM6_link_tool0][10] = j6_p_y + j5_R_yx*tool0_tx;
  pose[ARM6_link_tool0][11] = j6_p_z + j5_R_zx*tool0_tx;
}
