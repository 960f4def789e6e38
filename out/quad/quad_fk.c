/* quad_fk.c
 * pose[l] = rotation from link to world axes (9), then position (3).
 * The rotation is row by row.
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"
#include "quad_numbers.h"

PINION_SCALAR

#include "sincos.h"
#include "limbs.h"

#if PINION_LIMBS_X4 /* limbs in the lanes of vectors */
void quad_fk(const double q[QUAD_NQ], double pose[QUAD_NL][12])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  const double base_q2_x = 2.0*q[QUAD_q_base_qx];
  const double base_q2_y = 2.0*q[QUAD_q_base_qy];
  const double base_q2_zz = 2.0*q[QUAD_q_base_qz]*q[QUAD_q_base_qz];
  const double base_q2_w = 2.0*q[QUAD_q_base_qw];
  const double base_q2_xx = base_q2_x*q[QUAD_q_base_qx];
  const double base_q2_yy = base_q2_y*q[QUAD_q_base_qy];
  const double base_q2_xy = base_q2_x*q[QUAD_q_base_qy];
  const double base_q2_xz = base_q2_x*q[QUAD_q_base_qz];
  const double base_q2_yz = base_q2_y*q[QUAD_q_base_qz];
  const double base_q2_wx = base_q2_w*q[QUAD_q_base_qx];
  const double base_q2_wy = base_q2_w*q[QUAD_q_base_qy];
  const double base_q2_wz = base_q2_w*q[QUAD_q_base_qz];
  const double base_R_xx = 1.0 - (base_q2_yy + base_q2_zz);
  const double base_R_xy = base_q2_xy - base_q2_wz;
  const double base_R_xz = base_q2_xz + base_q2_wy;
  const double base_R_yx = base_q2_xy + base_q2_wz;
  const double base_R_yy = 1.0 - (base_q2_xx + base_q2_zz);
  const double base_R_yz = base_q2_yz - base_q2_wx;
  const double base_R_zx = base_q2_xz - base_q2_wy;
  const double base_R_zy = base_q2_yz + base_q2_wx;
  const double base_R_zz = 1.0 - (base_q2_xx + base_q2_yy);
  enum {
    at_lf_haa, at_rf_haa, at_lh_haa, at_rh_haa,
    at_lf_hfe, at_rf_hfe, at_lh_hfe, at_rh_hfe,
    at_lf_kfe, at_rf_kfe, at_lh_kfe, at_rh_kfe
  };
  const double angle[PINION_SINCOS_ROOM(12)] = {
    q[QUAD_q_lf_haa], q[QUAD_q_rf_haa], q[QUAD_q_lh_haa], q[QUAD_q_rh_haa],
    q[QUAD_q_lf_hfe], q[QUAD_q_rf_hfe], q[QUAD_q_lh_hfe], q[QUAD_q_rh_hfe],
    q[QUAD_q_lf_kfe], q[QUAD_q_rf_kfe], q[QUAD_q_lh_kfe], q[QUAD_q_rh_kfe]
  };
  double s[PINION_SINCOS_ROOM(12)], c[PINION_SINCOS_ROOM(12)];
  PINION_SINCOS(PINION_SINCOS_ROOM(12), angle, s, c);
  const pinion_x4 limb_haa_s = pinion_x4_at(&s[at_lf_haa]);
  const pinion_x4 limb_haa_c = pinion_x4_at(&c[at_lf_haa]);
  const pinion_x4 limb_hfe_s = pinion_x4_at(&s[at_lf_hfe]);
  const pinion_x4 limb_hfe_c = pinion_x4_at(&c[at_lf_hfe]);
  const pinion_x4 limb_kfe_s = pinion_x4_at(&s[at_lf_kfe]);
  const pinion_x4 limb_kfe_c = pinion_x4_at(&c[at_lf_kfe]);

  /* R = R_lambda*E', p = p_lambda + R_lambda*r: pose of a body in the world */

  /* ---- link trunk --------------------------------------------------------- */
  pose[QUAD_link_trunk][0] = base_R_xx;
  pose[QUAD_link_trunk][1] = base_R_xy;
  pose[QUAD_link_trunk][2] = base_R_xz;
  pose[QUAD_link_trunk][3] = base_R_yx;
  pose[QUAD_link_trunk][4] = base_R_yy;
  pose[QUAD_link_trunk][5] = base_R_yz;
  pose[QUAD_link_trunk][6] = base_R_zx;
  pose[QUAD_link_trunk][7] = base_R_zy;
  pose[QUAD_link_trunk][8] = base_R_zz;
  pose[QUAD_link_trunk][9] = q[QUAD_q_base_px];
  pose[QUAD_link_trunk][10] = q[QUAD_q_base_py];
  pose[QUAD_link_trunk][11] = q[QUAD_q_base_pz];

  /* ---- pose of limb_haa: revolute x, parent base -------------------------- */
  const pinion_x4 limb_haa_R_xy = pinion_x4_all(base_R_xy)*limb_haa_c
    + limb_haa_s*pinion_x4_all(base_R_xz);
  const pinion_x4 limb_haa_R_xz = pinion_x4_all(base_R_xz)*limb_haa_c
    - limb_haa_s*pinion_x4_all(base_R_xy);
  const pinion_x4 limb_haa_R_yy = pinion_x4_all(base_R_yy)*limb_haa_c
    + limb_haa_s*pinion_x4_all(base_R_yz);
  const pinion_x4 limb_haa_R_yz = pinion_x4_all(base_R_yz)*limb_haa_c
    - limb_haa_s*pinion_x4_all(base_R_yy);
  const pinion_x4 limb_haa_R_zy = pinion_x4_all(base_R_zy)*limb_haa_c
    + limb_haa_s*pinion_x4_all(base_R_zz);
  const pinion_x4 limb_haa_R_zz = pinion_x4_all(base_R_zz)*limb_haa_c
    - limb_haa_s*pinion_x4_all(base_R_zy);
  const pinion_x4 limb_haa_px = { lf_haa_px, rf_haa_px, lh_haa_px, rh_haa_px };
  const pinion_x4 limb_haa_py = { lf_haa_py, rf_haa_py, lh_haa_py, rh_haa_py };
  const pinion_x4 limb_haa_p_x = q[QUAD_q_base_px]
    + (pinion_x4_all(base_R_xx)*limb_haa_px + pinion_x4_all(base_R_xy)*limb_haa_py);
  const pinion_x4 limb_haa_p_y = q[QUAD_q_base_py]
    + (pinion_x4_all(base_R_yx)*limb_haa_px + pinion_x4_all(base_R_yy)*limb_haa_py);
  const pinion_x4 limb_haa_p_z = q[QUAD_q_base_pz]
    + (pinion_x4_all(base_R_zx)*limb_haa_px + pinion_x4_all(base_R_zy)*limb_haa_py);

  /* ---- link lf_hip -------------------------------------------------------- */
  pose[QUAD_link_lf_hip][0] = base_R_xx;
  pose[QUAD_link_rf_hip][0] = base_R_xx;
  pose[QUAD_link_lh_hip][0] = base_R_xx;
  pose[QUAD_link_rh_hip][0] = base_R_xx;
  pose[QUAD_link_lf_hip][1] = limb_haa_R_xy[0];
  pose[QUAD_link_rf_hip][1] = limb_haa_R_xy[1];
  pose[QUAD_link_lh_hip][1] = limb_haa_R_xy[2];
  pose[QUAD_link_rh_hip][1] = limb_haa_R_xy[3];
  pose[QUAD_link_lf_hip][2] = limb_haa_R_xz[0];
  pose[QUAD_link_rf_hip][2] = limb_haa_R_xz[1];
  pose[QUAD_link_lh_hip][2] = limb_haa_R_xz[2];
  pose[QUAD_link_rh_hip][2] = limb_haa_R_xz[3];
  pose[QUAD_link_lf_hip][3] = base_R_yx;
  pose[QUAD_link_rf_hip][3] = base_R_yx;
  pose[QUAD_link_lh_hip][3] = base_R_yx;
  pose[QUAD_link_rh_hip][3] = base_R_yx;
  pose[QUAD_link_lf_hip][4] = limb_haa_R_yy[0];
  pose[QUAD_link_rf_hip][4] = limb_haa_R_yy[1];
  pose[QUAD_link_lh_hip][4] = limb_haa_R_yy[2];
  pose[QUAD_link_rh_hip][4] = limb_haa_R_yy[3];
  pose[QUAD_link_lf_hip][5] = limb_haa_R_yz[0];
  pose[QUAD_link_rf_hip][5] = limb_haa_R_yz[1];
  pose[QUAD_link_lh_hip][5] = limb_haa_R_yz[2];
  pose[QUAD_link_rh_hip][5] = limb_haa_R_yz[3];
  pose[QUAD_link_lf_hip][6] = base_R_zx;
  pose[QUAD_link_rf_hip][6] = base_R_zx;
  pose[QUAD_link_lh_hip][6] = base_R_zx;
  pose[QUAD_link_rh_hip][6] = base_R_zx;
  pinion_x4_put(&pose[QUAD_link_lf_hip][7], &pose[QUAD_link_rf_hip][7], &pose[QUAD_link_lh_hip][7],
                &pose[QUAD_link_rh_hip][7], limb_haa_R_zy, limb_haa_R_zz, limb_haa_p_x,
                limb_haa_p_y);
  pose[QUAD_link_lf_hip][11] = limb_haa_p_z[0];
  pose[QUAD_link_rf_hip][11] = limb_haa_p_z[1];
  pose[QUAD_link_lh_hip][11] = limb_haa_p_z[2];
  pose[QUAD_link_rh_hip][11] = limb_haa_p_z[3];

  /* ---- pose of limb_hfe: revolute y, parent limb_haa ---------------------- */
  const pinion_x4 limb_hfe_R_xx = pinion_x4_all(base_R_xx)*limb_hfe_c - limb_hfe_s*limb_haa_R_xz;
  const pinion_x4 limb_hfe_R_xz = limb_haa_R_xz*limb_hfe_c + limb_hfe_s*pinion_x4_all(base_R_xx);
  const pinion_x4 limb_hfe_R_yx = pinion_x4_all(base_R_yx)*limb_hfe_c - limb_hfe_s*limb_haa_R_yz;
  const pinion_x4 limb_hfe_R_yz = limb_haa_R_yz*limb_hfe_c + limb_hfe_s*pinion_x4_all(base_R_yx);
  const pinion_x4 limb_hfe_R_zx = pinion_x4_all(base_R_zx)*limb_hfe_c - limb_hfe_s*limb_haa_R_zz;
  const pinion_x4 limb_hfe_R_zz = limb_haa_R_zz*limb_hfe_c + limb_hfe_s*pinion_x4_all(base_R_zx);
  const pinion_x4 limb_hfe_py = { lf_hfe_py, rf_hfe_py, lh_hfe_py, rh_hfe_py };
  const pinion_x4 limb_hfe_p_x = limb_haa_p_x + limb_haa_R_xy*limb_hfe_py;
  const pinion_x4 limb_hfe_p_y = limb_haa_p_y + limb_haa_R_yy*limb_hfe_py;
  const pinion_x4 limb_hfe_p_z = limb_haa_p_z + limb_haa_R_zy*limb_hfe_py;

  /* ---- link lf_thigh ------------------------------------------------------ */
  pinion_x4_put(&pose[QUAD_link_lf_thigh][0], &pose[QUAD_link_rf_thigh][0],
                &pose[QUAD_link_lh_thigh][0], &pose[QUAD_link_rh_thigh][0], limb_hfe_R_xx,
                limb_haa_R_xy, limb_hfe_R_xz, limb_hfe_R_yx);
  pinion_x4_put(&pose[QUAD_link_lf_thigh][4], &pose[QUAD_link_rf_thigh][4],
                &pose[QUAD_link_lh_thigh][4], &pose[QUAD_link_rh_thigh][4], limb_haa_R_yy,
                limb_hfe_R_yz, limb_hfe_R_zx, limb_haa_R_zy);
  pinion_x4_put(&pose[QUAD_link_lf_thigh][8], &pose[QUAD_link_rf_thigh][8],
                &pose[QUAD_link_lh_thigh][8], &pose[QUAD_link_rh_thigh][8], limb_hfe_R_zz,
                limb_hfe_p_x, limb_hfe_p_y, limb_hfe_p_z);

  /* ---- pose of limb_kfe: revolute y, parent limb_hfe ---------------------- */
  const pinion_x4 limb_kfe_R_xx = limb_hfe_R_xx*limb_kfe_c - limb_kfe_s*limb_hfe_R_xz;
  const pinion_x4 limb_kfe_R_xz = limb_hfe_R_xz*limb_kfe_c + limb_kfe_s*limb_hfe_R_xx;
  const pinion_x4 limb_kfe_R_yx = limb_hfe_R_yx*limb_kfe_c - limb_kfe_s*limb_hfe_R_yz;
  const pinion_x4 limb_kfe_R_yz = limb_hfe_R_yz*limb_kfe_c + limb_kfe_s*limb_hfe_R_yx;
  const pinion_x4 limb_kfe_R_zx = limb_hfe_R_zx*limb_kfe_c - limb_kfe_s*limb_hfe_R_zz;
  const pinion_x4 limb_kfe_R_zz = limb_hfe_R_zz*limb_kfe_c + limb_kfe_s*limb_hfe_R_zx;
  const pinion_x4 limb_kfe_pz = { lf_kfe_pz, rf_kfe_pz, lh_kfe_pz, rh_kfe_pz };
  const pinion_x4 limb_kfe_p_x = limb_hfe_p_x + limb_hfe_R_xz*limb_kfe_pz;
  const pinion_x4 limb_kfe_p_y = limb_hfe_p_y + limb_hfe_R_yz*limb_kfe_pz;
  const pinion_x4 limb_kfe_p_z = limb_hfe_p_z + limb_hfe_R_zz*limb_kfe_pz;

  /* ---- link lf_calf ------------------------------------------------------- */
  pinion_x4_put(&pose[QUAD_link_lf_calf][0], &pose[QUAD_link_rf_calf][0],
                &pose[QUAD_link_lh_calf][0], &pose[QUAD_link_rh_calf][0], limb_kfe_R_xx,
                limb_haa_R_xy, limb_kfe_R_xz, limb_kfe_R_yx);
  pinion_x4_put(&pose[QUAD_link_lf_calf][4], &pose[QUAD_link_rf_calf][4],
                &pose[QUAD_link_lh_calf][4], &pose[QUAD_link_rh_calf][4], limb_haa_R_yy,
                limb_kfe_R_yz, limb_kfe_R_zx, limb_haa_R_zy);
  pinion_x4_put(&pose[QUAD_link_lf_calf][8], &pose[QUAD_link_rf_calf][8],
                &pose[QUAD_link_lh_calf][8], &pose[QUAD_link_rh_calf][8], limb_kfe_R_zz,
                limb_kfe_p_x, limb_kfe_p_y, limb_kfe_p_z);

  /* ---- link lf_foot ------------------------------------------------------- */
  const pinion_x4 limb_kfe_tz = { lf_foot_tz, rf_foot_tz, lh_foot_tz, rh_foot_tz };
  const pinion_x4 lf_foot_limbs = limb_kfe_p_x + limb_kfe_R_xz*limb_kfe_tz;
  const pinion_x4 lf_foot_limbs_2 = limb_kfe_p_y + limb_kfe_R_yz*limb_kfe_tz;
  const pinion_x4 lf_foot_limbs_3 = limb_kfe_p_z + limb_kfe_R_zz*limb_kfe_tz;
  pinion_x4_put(&pose[QUAD_link_lf_foot][0], &pose[QUAD_link_rf_foot][0],
                &pose[QUAD_link_lh_foot][0], &pose[QUAD_link_rh_foot][0], limb_kfe_R_xx,
                limb_haa_R_xy, limb_kfe_R_xz, limb_kfe_R_yx);
  pinion_x4_put(&pose[QUAD_link_lf_foot][4], &pose[QUAD_link_rf_foot][4],
                &pose[QUAD_link_lh_foot][4], &pose[QUAD_link_rh_foot][4], limb_haa_R_yy,
                limb_kfe_R_yz, limb_kfe_R_zx, limb_haa_R_zy);
  pinion_x4_put(&pose[QUAD_link_lf_foot][8], &pose[QUAD_link_rf_foot][8],
                &pose[QUAD_link_lh_foot][8], &pose[QUAD_link_rh_foot][8], limb_kfe_R_zz,
                lf_foot_limbs, lf_foot_limbs_2, lf_foot_limbs_3);
}
#else /* each limb by itself */
void quad_fk(const double q[QUAD_NQ], double pose[QUAD_NL][12])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  const double base_q2_x = 2.0*q[QUAD_q_base_qx];
  const double base_q2_y = 2.0*q[QUAD_q_base_qy];
  const double base_q2_zz = 2.0*q[QUAD_q_base_qz]*q[QUAD_q_base_qz];
  const double base_q2_w = 2.0*q[QUAD_q_base_qw];
  const double base_q2_xx = base_q2_x*q[QUAD_q_base_qx];
  const double base_q2_yy = base_q2_y*q[QUAD_q_base_qy];
  const double base_q2_xy = base_q2_x*q[QUAD_q_base_qy];
  const double base_q2_xz = base_q2_x*q[QUAD_q_base_qz];
  const double base_q2_yz = base_q2_y*q[QUAD_q_base_qz];
  const double base_q2_wx = base_q2_w*q[QUAD_q_base_qx];
  const double base_q2_wy = base_q2_w*q[QUAD_q_base_qy];
  const double base_q2_wz = base_q2_w*q[QUAD_q_base_qz];
  const double base_R_xx = 1.0 - (base_q2_yy + base_q2_zz);
  const double base_R_xy = base_q2_xy - base_q2_wz;
  const double base_R_xz = base_q2_xz + base_q2_wy;
  const double base_R_yx = base_q2_xy + base_q2_wz;
  const double base_R_yy = 1.0 - (base_q2_xx + base_q2_zz);
  const double base_R_yz = base_q2_yz - base_q2_wx;
  const double base_R_zx = base_q2_xz - base_q2_wy;
  const double base_R_zy = base_q2_yz + base_q2_wx;
  const double base_R_zz = 1.0 - (base_q2_xx + base_q2_yy);
  enum {
    at_lf_haa, at_lf_hfe, at_lf_kfe,
    at_rf_haa, at_rf_hfe, at_rf_kfe,
    at_lh_haa, at_lh_hfe, at_lh_kfe,
    at_rh_haa, at_rh_hfe, at_rh_kfe
  };
  const double angle[PINION_SINCOS_ROOM(12)] = {
    q[QUAD_q_lf_haa], q[QUAD_q_lf_hfe], q[QUAD_q_lf_kfe],
    q[QUAD_q_rf_haa], q[QUAD_q_rf_hfe], q[QUAD_q_rf_kfe],
    q[QUAD_q_lh_haa], q[QUAD_q_lh_hfe], q[QUAD_q_lh_kfe],
    q[QUAD_q_rh_haa], q[QUAD_q_rh_hfe], q[QUAD_q_rh_kfe]
  };
  double s[PINION_SINCOS_ROOM(12)], c[PINION_SINCOS_ROOM(12)];
  PINION_SINCOS(PINION_SINCOS_ROOM(12), angle, s, c);
  const double lf_haa_s = s[at_lf_haa];
  const double lf_haa_c = c[at_lf_haa];
  const double lf_hfe_s = s[at_lf_hfe];
  const double lf_hfe_c = c[at_lf_hfe];
  const double lf_kfe_s = s[at_lf_kfe];
  const double lf_kfe_c = c[at_lf_kfe];
  const double rf_haa_s = s[at_rf_haa];
  const double rf_haa_c = c[at_rf_haa];
  const double rf_hfe_s = s[at_rf_hfe];
  const double rf_hfe_c = c[at_rf_hfe];
  const double rf_kfe_s = s[at_rf_kfe];
  const double rf_kfe_c = c[at_rf_kfe];
  const double lh_haa_s = s[at_lh_haa];
  const double lh_haa_c = c[at_lh_haa];
  const double lh_hfe_s = s[at_lh_hfe];
  const double lh_hfe_c = c[at_lh_hfe];
  const double lh_kfe_s = s[at_lh_kfe];
  const double lh_kfe_c = c[at_lh_kfe];
  const double rh_haa_s = s[at_rh_haa];
  const double rh_haa_c = c[at_rh_haa];
  const double rh_hfe_s = s[at_rh_hfe];
  const double rh_hfe_c = c[at_rh_hfe];
  const double rh_kfe_s = s[at_rh_kfe];
  const double rh_kfe_c = c[at_rh_kfe];

  /* R = R_lambda*E', p = p_lambda + R_lambda*r: pose of a body in the world */

  /* ---- link trunk --------------------------------------------------------- */
  pose[QUAD_link_trunk][0] = base_R_xx;
  pose[QUAD_link_trunk][1] = base_R_xy;
  pose[QUAD_link_trunk][2] = base_R_xz;
  pose[QUAD_link_trunk][3] = base_R_yx;
  pose[QUAD_link_trunk][4] = base_R_yy;
  pose[QUAD_link_trunk][5] = base_R_yz;
  pose[QUAD_link_trunk][6] = base_R_zx;
  pose[QUAD_link_trunk][7] = base_R_zy;
  pose[QUAD_link_trunk][8] = base_R_zz;
  pose[QUAD_link_trunk][9] = q[QUAD_q_base_px];
  pose[QUAD_link_trunk][10] = q[QUAD_q_base_py];
  pose[QUAD_link_trunk][11] = q[QUAD_q_base_pz];

  /* ---- pose of lf_haa: revolute x, parent base ---------------------------- */
  const double lf_haa_R_xy = base_R_xy*lf_haa_c + lf_haa_s*base_R_xz;
  const double lf_haa_R_xz = base_R_xz*lf_haa_c - lf_haa_s*base_R_xy;
  const double lf_haa_R_yy = base_R_yy*lf_haa_c + lf_haa_s*base_R_yz;
  const double lf_haa_R_yz = base_R_yz*lf_haa_c - lf_haa_s*base_R_yy;
  const double lf_haa_R_zy = base_R_zy*lf_haa_c + lf_haa_s*base_R_zz;
  const double lf_haa_R_zz = base_R_zz*lf_haa_c - lf_haa_s*base_R_zy;
  const double lf_haa_p_x = q[QUAD_q_base_px] + (base_R_xx*lf_haa_px + base_R_xy*lf_haa_py);
  const double lf_haa_p_y = q[QUAD_q_base_py] + (base_R_yx*lf_haa_px + base_R_yy*lf_haa_py);
  const double lf_haa_p_z = q[QUAD_q_base_pz] + (base_R_zx*lf_haa_px + base_R_zy*lf_haa_py);

  /* ---- link lf_hip -------------------------------------------------------- */
  pose[QUAD_link_lf_hip][0] = base_R_xx;
  pose[QUAD_link_lf_hip][1] = lf_haa_R_xy;
  pose[QUAD_link_lf_hip][2] = lf_haa_R_xz;
  pose[QUAD_link_lf_hip][3] = base_R_yx;
  pose[QUAD_link_lf_hip][4] = lf_haa_R_yy;
  pose[QUAD_link_lf_hip][5] = lf_haa_R_yz;
  pose[QUAD_link_lf_hip][6] = base_R_zx;
  pose[QUAD_link_lf_hip][7] = lf_haa_R_zy;
  pose[QUAD_link_lf_hip][8] = lf_haa_R_zz;
  pose[QUAD_link_lf_hip][9] = lf_haa_p_x;
  pose[QUAD_link_lf_hip][10] = lf_haa_p_y;
  pose[QUAD_link_lf_hip][11] = lf_haa_p_z;

  /* ---- pose of lf_hfe: revolute y, parent lf_haa -------------------------- */
  const double lf_hfe_R_xx = base_R_xx*lf_hfe_c - lf_hfe_s*lf_haa_R_xz;
  const double lf_hfe_R_xz = lf_haa_R_xz*lf_hfe_c + lf_hfe_s*base_R_xx;
  const double lf_hfe_R_yx = base_R_yx*lf_hfe_c - lf_hfe_s*lf_haa_R_yz;
  const double lf_hfe_R_yz = lf_haa_R_yz*lf_hfe_c + lf_hfe_s*base_R_yx;
  const double lf_hfe_R_zx = base_R_zx*lf_hfe_c - lf_hfe_s*lf_haa_R_zz;
  const double lf_hfe_R_zz = lf_haa_R_zz*lf_hfe_c + lf_hfe_s*base_R_zx;
  const double lf_hfe_p_x = lf_haa_p_x + lf_haa_R_xy*lf_hfe_py;
  const double lf_hfe_p_y = lf_haa_p_y + lf_haa_R_yy*lf_hfe_py;
  const double lf_hfe_p_z = lf_haa_p_z + lf_haa_R_zy*lf_hfe_py;

  /* ---- link lf_thigh ------------------------------------------------------ */
  pose[QUAD_link_lf_thigh][0] = lf_hfe_R_xx;
  pose[QUAD_link_lf_thigh][1] = lf_haa_R_xy;
  pose[QUAD_link_lf_thigh][2] = lf_hfe_R_xz;
  pose[QUAD_link_lf_thigh][3] = lf_hfe_R_yx;
  pose[QUAD_link_lf_thigh][4] = lf_haa_R_yy;
  pose[QUAD_link_lf_thigh][5] = lf_hfe_R_yz;
  pose[QUAD_link_lf_thigh][6] = lf_hfe_R_zx;
  pose[QUAD_link_lf_thigh][7] = lf_haa_R_zy;
  pose[QUAD_link_lf_thigh][8] = lf_hfe_R_zz;
  pose[QUAD_link_lf_thigh][9] = lf_hfe_p_x;
  pose[QUAD_link_lf_thigh][10] = lf_hfe_p_y;
  pose[QUAD_link_lf_thigh][11] = lf_hfe_p_z;

  /* ---- pose of lf_kfe: revolute y, parent lf_hfe -------------------------- */
  const double lf_kfe_R_xx = lf_hfe_R_xx*lf_kfe_c - lf_kfe_s*lf_hfe_R_xz;
  const double lf_kfe_R_xz = lf_hfe_R_xz*lf_kfe_c + lf_kfe_s*lf_hfe_R_xx;
  const double lf_kfe_R_yx = lf_hfe_R_yx*lf_kfe_c - lf_kfe_s*lf_hfe_R_yz;
  const double lf_kfe_R_yz = lf_hfe_R_yz*lf_kfe_c + lf_kfe_s*lf_hfe_R_yx;
  const double lf_kfe_R_zx = lf_hfe_R_zx*lf_kfe_c - lf_kfe_s*lf_hfe_R_zz;
  const double lf_kfe_R_zz = lf_hfe_R_zz*lf_kfe_c + lf_kfe_s*lf_hfe_R_zx;
  const double lf_kfe_p_x = lf_hfe_p_x + lf_hfe_R_xz*lf_kfe_pz;
  const double lf_kfe_p_y = lf_hfe_p_y + lf_hfe_R_yz*lf_kfe_pz;
  const double lf_kfe_p_z = lf_hfe_p_z + lf_hfe_R_zz*lf_kfe_pz;

  /* ---- link lf_calf ------------------------------------------------------- */
  pose[QUAD_link_lf_calf][0] = lf_kfe_R_xx;
  pose[QUAD_link_lf_calf][1] = lf_haa_R_xy;
  pose[QUAD_link_lf_calf][2] = lf_kfe_R_xz;
  pose[QUAD_link_lf_calf][3] = lf_kfe_R_yx;
  pose[QUAD_link_lf_calf][4] = lf_haa_R_yy;
  pose[QUAD_link_lf_calf][5] = lf_kfe_R_yz;
  pose[QUAD_link_lf_calf][6] = lf_kfe_R_zx;
  pose[QUAD_link_lf_calf][7] = lf_haa_R_zy;
  pose[QUAD_link_lf_calf][8] = lf_kfe_R_zz;
  pose[QUAD_link_lf_calf][9] = lf_kfe_p_x;
  pose[QUAD_link_lf_calf][10] = lf_kfe_p_y;
  pose[QUAD_link_lf_calf][11] = lf_kfe_p_z;

  /* ---- link lf_foot ------------------------------------------------------- */
  pose[QUAD_link_lf_foot][0] = lf_kfe_R_xx;
  pose[QUAD_link_lf_foot][1] = lf_haa_R_xy;
  pose[QUAD_link_lf_foot][2] = lf_kfe_R_xz;
  pose[QUAD_link_lf_foot][3] = lf_kfe_R_yx;
  pose[QUAD_link_lf_foot][4] = lf_haa_R_yy;
  pose[QUAD_link_lf_foot][5] = lf_kfe_R_yz;
  pose[QUAD_link_lf_foot][6] = lf_kfe_R_zx;
  pose[QUAD_link_lf_foot][7] = lf_haa_R_zy;
  pose[QUAD_link_lf_foot][8] = lf_kfe_R_zz;
  pose[QUAD_link_lf_foot][9] = lf_kfe_p_x + lf_kfe_R_xz*lf_foot_tz;
  pose[QUAD_link_lf_foot][10] = lf_kfe_p_y + lf_kfe_R_yz*lf_foot_tz;
  pose[QUAD_link_lf_foot][11] = lf_kfe_p_z + lf_kfe_R_zz*lf_foot_tz;

  /* ---- pose of rf_haa: revolute x, parent base ---------------------------- */
  const double rf_haa_R_xy = base_R_xy*rf_haa_c + rf_haa_s*base_R_xz;
  const double rf_haa_R_xz = base_R_xz*rf_haa_c - rf_haa_s*base_R_xy;
  const double rf_haa_R_yy = base_R_yy*rf_haa_c + rf_haa_s*base_R_yz;
  const double rf_haa_R_yz = base_R_yz*rf_haa_c - rf_haa_s*base_R_yy;
  const double rf_haa_R_zy = base_R_zy*rf_haa_c + rf_haa_s*base_R_zz;
  const double rf_haa_R_zz = base_R_zz*rf_haa_c - rf_haa_s*base_R_zy;
  const double rf_haa_p_x = q[QUAD_q_base_px] + (base_R_xx*rf_haa_px + base_R_xy*rf_haa_py);
  const double rf_haa_p_y = q[QUAD_q_base_py] + (base_R_yx*rf_haa_px + base_R_yy*rf_haa_py);
  const double rf_haa_p_z = q[QUAD_q_base_pz] + (base_R_zx*rf_haa_px + base_R_zy*rf_haa_py);

  /* ---- link rf_hip -------------------------------------------------------- */
  pose[QUAD_link_rf_hip][0] = base_R_xx;
  pose[QUAD_link_rf_hip][1] = rf_haa_R_xy;
  pose[QUAD_link_rf_hip][2] = rf_haa_R_xz;
  pose[QUAD_link_rf_hip][3] = base_R_yx;
  pose[QUAD_link_rf_hip][4] = rf_haa_R_yy;
  pose[QUAD_link_rf_hip][5] = rf_haa_R_yz;
  pose[QUAD_link_rf_hip][6] = base_R_zx;
  pose[QUAD_link_rf_hip][7] = rf_haa_R_zy;
  pose[QUAD_link_rf_hip][8] = rf_haa_R_zz;
  pose[QUAD_link_rf_hip][9] = rf_haa_p_x;
  pose[QUAD_link_rf_hip][10] = rf_haa_p_y;
  pose[QUAD_link_rf_hip][11] = rf_haa_p_z;

  /* ---- pose of rf_hfe: revolute y, parent rf_haa -------------------------- */
  const double rf_hfe_R_xx = base_R_xx*rf_hfe_c - rf_hfe_s*rf_haa_R_xz;
  const double rf_hfe_R_xz = rf_haa_R_xz*rf_hfe_c + rf_hfe_s*base_R_xx;
  const double rf_hfe_R_yx = base_R_yx*rf_hfe_c - rf_hfe_s*rf_haa_R_yz;
  const double rf_hfe_R_yz = rf_haa_R_yz*rf_hfe_c + rf_hfe_s*base_R_yx;
  const double rf_hfe_R_zx = base_R_zx*rf_hfe_c - rf_hfe_s*rf_haa_R_zz;
  const double rf_hfe_R_zz = rf_haa_R_zz*rf_hfe_c + rf_hfe_s*base_R_zx;
  const double rf_hfe_p_x = rf_haa_p_x + rf_haa_R_xy*rf_hfe_py;
  const double rf_hfe_p_y = rf_haa_p_y + rf_haa_R_yy*rf_hfe_py;
  const double rf_hfe_p_z = rf_haa_p_z + rf_haa_R_zy*rf_hfe_py;

  /* ---- link rf_thigh ------------------------------------------------------ */
  pose[QUAD_link_rf_thigh][0] = rf_hfe_R_xx;
  pose[QUAD_link_rf_thigh][1] = rf_haa_R_xy;
  pose[QUAD_link_rf_thigh][2] = rf_hfe_R_xz;
  pose[QUAD_link_rf_thigh][3] = rf_hfe_R_yx;
  pose[QUAD_link_rf_thigh][4] = rf_haa_R_yy;
  pose[QUAD_link_rf_thigh][5] = rf_hfe_R_yz;
  pose[QUAD_link_rf_thigh][6] = rf_hfe_R_zx;
  pose[QUAD_link_rf_thigh][7] = rf_haa_R_zy;
  pose[QUAD_link_rf_thigh][8] = rf_hfe_R_zz;
  pose[QUAD_link_rf_thigh][9] = rf_hfe_p_x;
  pose[QUAD_link_rf_thigh][10] = rf_hfe_p_y;
  pose[QUAD_link_rf_thigh][11] = rf_hfe_p_z;

  /* ---- pose of rf_kfe: revolute y, parent rf_hfe -------------------------- */
  const double rf_kfe_R_xx = rf_hfe_R_xx*rf_kfe_c - rf_kfe_s*rf_hfe_R_xz;
  const double rf_kfe_R_xz = rf_hfe_R_xz*rf_kfe_c + rf_kfe_s*rf_hfe_R_xx;
  const double rf_kfe_R_yx = rf_hfe_R_yx*rf_kfe_c - rf_kfe_s*rf_hfe_R_yz;
  const double rf_kfe_R_yz = rf_hfe_R_yz*rf_kfe_c + rf_kfe_s*rf_hfe_R_yx;
  const double rf_kfe_R_zx = rf_hfe_R_zx*rf_kfe_c - rf_kfe_s*rf_hfe_R_zz;
  const double rf_kfe_R_zz = rf_hfe_R_zz*rf_kfe_c + rf_kfe_s*rf_hfe_R_zx;
  const double rf_kfe_p_x = rf_hfe_p_x + rf_hfe_R_xz*rf_kfe_pz;
  const double rf_kfe_p_y = rf_hfe_p_y + rf_hfe_R_yz*rf_kfe_pz;
  const double rf_kfe_p_z = rf_hfe_p_z + rf_hfe_R_zz*rf_kfe_pz;

  /* ---- link rf_calf ------------------------------------------------------- */
  pose[QUAD_link_rf_calf][0] = rf_kfe_R_xx;
  pose[QUAD_link_rf_calf][1] = rf_haa_R_xy;
  pose[QUAD_link_rf_calf][2] = rf_kfe_R_xz;
  pose[QUAD_link_rf_calf][3] = rf_kfe_R_yx;
  pose[QUAD_link_rf_calf][4] = rf_haa_R_yy;
  pose[QUAD_link_rf_calf][5] = rf_kfe_R_yz;
  pose[QUAD_link_rf_calf][6] = rf_kfe_R_zx;
  pose[QUAD_link_rf_calf][7] = rf_haa_R_zy;
  pose[QUAD_link_rf_calf][8] = rf_kfe_R_zz;
  pose[QUAD_link_rf_calf][9] = rf_kfe_p_x;
  pose[QUAD_link_rf_calf][10] = rf_kfe_p_y;
  pose[QUAD_link_rf_calf][11] = rf_kfe_p_z;

  /* ---- link rf_foot ------------------------------------------------------- */
  pose[QUAD_link_rf_foot][0] = rf_kfe_R_xx;
  pose[QUAD_link_rf_foot][1] = rf_haa_R_xy;
  pose[QUAD_link_rf_foot][2] = rf_kfe_R_xz;
  pose[QUAD_link_rf_foot][3] = rf_kfe_R_yx;
  pose[QUAD_link_rf_foot][4] = rf_haa_R_yy;
  pose[QUAD_link_rf_foot][5] = rf_kfe_R_yz;
  pose[QUAD_link_rf_foot][6] = rf_kfe_R_zx;
  pose[QUAD_link_rf_foot][7] = rf_haa_R_zy;
  pose[QUAD_link_rf_foot][8] = rf_kfe_R_zz;
  pose[QUAD_link_rf_foot][9] = rf_kfe_p_x + rf_kfe_R_xz*rf_foot_tz;
  pose[QUAD_link_rf_foot][10] = rf_kfe_p_y + rf_kfe_R_yz*rf_foot_tz;
  pose[QUAD_link_rf_foot][11] = rf_kfe_p_z + rf_kfe_R_zz*rf_foot_tz;

  /* ---- pose of lh_haa: revolute x, parent base ---------------------------- */
  const double lh_haa_R_xy = base_R_xy*lh_haa_c + lh_haa_s*base_R_xz;
  const double lh_haa_R_xz = base_R_xz*lh_haa_c - lh_haa_s*base_R_xy;
  const double lh_haa_R_yy = base_R_yy*lh_haa_c + lh_haa_s*base_R_yz;
  const double lh_haa_R_yz = base_R_yz*lh_haa_c - lh_haa_s*base_R_yy;
  const double lh_haa_R_zy = base_R_zy*lh_haa_c + lh_haa_s*base_R_zz;
  const double lh_haa_R_zz = base_R_zz*lh_haa_c - lh_haa_s*base_R_zy;
  const double lh_haa_p_x = q[QUAD_q_base_px] + (base_R_xx*lh_haa_px + base_R_xy*lh_haa_py);
  const double lh_haa_p_y = q[QUAD_q_base_py] + (base_R_yx*lh_haa_px + base_R_yy*lh_haa_py);
  const double lh_haa_p_z = q[QUAD_q_base_pz] + (base_R_zx*lh_haa_px + base_R_zy*lh_haa_py);

  /* ---- link lh_hip -------------------------------------------------------- */
  pose[QUAD_link_lh_hip][0] = base_R_xx;
  pose[QUAD_link_lh_hip][1] = lh_haa_R_xy;
  pose[QUAD_link_lh_hip][2] = lh_haa_R_xz;
  pose[QUAD_link_lh_hip][3] = base_R_yx;
  pose[QUAD_link_lh_hip][4] = lh_haa_R_yy;
  pose[QUAD_link_lh_hip][5] = lh_haa_R_yz;
  pose[QUAD_link_lh_hip][6] = base_R_zx;
  pose[QUAD_link_lh_hip][7] = lh_haa_R_zy;
  pose[QUAD_link_lh_hip][8] = lh_haa_R_zz;
  pose[QUAD_link_lh_hip][9] = lh_haa_p_x;
  pose[QUAD_link_lh_hip][10] = lh_haa_p_y;
  pose[QUAD_link_lh_hip][11] = lh_haa_p_z;

  /* ---- pose of lh_hfe: revolute y, parent lh_haa -------------------------- */
  const double lh_hfe_R_xx = base_R_xx*lh_hfe_c - lh_hfe_s*lh_haa_R_xz;
  const double lh_hfe_R_xz = lh_haa_R_xz*lh_hfe_c + lh_hfe_s*base_R_xx;
  const double lh_hfe_R_yx = base_R_yx*lh_hfe_c - lh_hfe_s*lh_haa_R_yz;
  const double lh_hfe_R_yz = lh_haa_R_yz*lh_hfe_c + lh_hfe_s*base_R_yx;
  const double lh_hfe_R_zx = base_R_zx*lh_hfe_c - lh_hfe_s*lh_haa_R_zz;
  const double lh_hfe_R_zz = lh_haa_R_zz*lh_hfe_c + lh_hfe_s*base_R_zx;
  const double lh_hfe_p_x = lh_haa_p_x + lh_haa_R_xy*lh_hfe_py;
  const double lh_hfe_p_y = lh_haa_p_y + lh_haa_R_yy*lh_hfe_py;
  const double lh_hfe_p_z = lh_haa_p_z + lh_haa_R_zy*lh_hfe_py;

  /* ---- link lh_thigh ------------------------------------------------------ */
  pose[QUAD_link_lh_thigh][0] = lh_hfe_R_xx;
  pose[QUAD_link_lh_thigh][1] = lh_haa_R_xy;
  pose[QUAD_link_lh_thigh][2] = lh_hfe_R_xz;
  pose[QUAD_link_lh_thigh][3] = lh_hfe_R_yx;
  pose[QUAD_link_lh_thigh][4] = lh_haa_R_yy;
  pose[QUAD_link_lh_thigh][5] = lh_hfe_R_yz;
  pose[QUAD_link_lh_thigh][6] = lh_hfe_R_zx;
  pose[QUAD_link_lh_thigh][7] = lh_haa_R_zy;
  pose[QUAD_link_lh_thigh][8] = lh_hfe_R_zz;
  pose[QUAD_link_lh_thigh][9] = lh_hfe_p_x;
  pose[QUAD_link_lh_thigh][10] = lh_hfe_p_y;
  pose[QUAD_link_lh_thigh][11] = lh_hfe_p_z;

  /* ---- pose of lh_kfe: revolute y, parent lh_hfe -------------------------- */
  const double lh_kfe_R_xx = lh_hfe_R_xx*lh_kfe_c - lh_kfe_s*lh_hfe_R_xz;
  const double lh_kfe_R_xz = lh_hfe_R_xz*lh_kfe_c + lh_kfe_s*lh_hfe_R_xx;
  const double lh_kfe_R_yx = lh_hfe_R_yx*lh_kfe_c - lh_kfe_s*lh_hfe_R_yz;
  const double lh_kfe_R_yz = lh_hfe_R_yz*lh_kfe_c + lh_kfe_s*lh_hfe_R_yx;
  const double lh_kfe_R_zx = lh_hfe_R_zx*lh_kfe_c - lh_kfe_s*lh_hfe_R_zz;
  const double lh_kfe_R_zz = lh_hfe_R_zz*lh_kfe_c + lh_kfe_s*lh_hfe_R_zx;
  const double lh_kfe_p_x = lh_hfe_p_x + lh_hfe_R_xz*lh_kfe_pz;
  const double lh_kfe_p_y = lh_hfe_p_y + lh_hfe_R_yz*lh_kfe_pz;
  const double lh_kfe_p_z = lh_hfe_p_z + lh_hfe_R_zz*lh_kfe_pz;

  /* ---- link lh_calf ------------------------------------------------------- */
  pose[QUAD_link_lh_calf][0] = lh_kfe_R_xx;
  pose[QUAD_link_lh_calf][1] = lh_haa_R_xy;
  pose[QUAD_link_lh_calf][2] = lh_kfe_R_xz;
  pose[QUAD_link_lh_calf][3] = lh_kfe_R_yx;
  pose[QUAD_link_lh_calf][4] = lh_haa_R_yy;
  pose[QUAD_link_lh_calf][5] = lh_kfe_R_yz;
  pose[QUAD_link_lh_calf][6] = lh_kfe_R_zx;
  pose[QUAD_link_lh_calf][7] = lh_haa_R_zy;
  pose[QUAD_link_lh_calf][8] = lh_kfe_R_zz;
  pose[QUAD_link_lh_calf][9] = lh_kfe_p_x;
  pose[QUAD_link_lh_calf][10] = lh_kfe_p_y;
  pose[QUAD_link_lh_calf][11] = lh_kfe_p_z;

  /* ---- link lh_foot ------------------------------------------------------- */
  pose[QUAD_link_lh_foot][0] = lh_kfe_R_xx;
  pose[QUAD_link_lh_foot][1] = lh_haa_R_xy;
  pose[QUAD_link_lh_foot][2] = lh_kfe_R_xz;
  pose[QUAD_link_lh_foot][3] = lh_kfe_R_yx;
  pose[QUAD_link_lh_foot][4] = lh_haa_R_yy;
  pose[QUAD_link_lh_foot][5] = lh_kfe_R_yz;
  pose[QUAD_link_lh_foot][6] = lh_kfe_R_zx;
  pose[QUAD_link_lh_foot][7] = lh_haa_R_zy;
  pose[QUAD_link_lh_foot][8] = lh_kfe_R_zz;
  pose[QUAD_link_lh_foot][9] = lh_kfe_p_x + lh_kfe_R_xz*lh_foot_tz;
  pose[QUAD_link_lh_foot][10] = lh_kfe_p_y + lh_kfe_R_yz*lh_foot_tz;
  pose[QUAD_link_lh_foot][11] = lh_kfe_p_z + lh_kfe_R_zz*lh_foot_tz;

  /* ---- pose of rh_haa: revolute x, parent base ---------------------------- */
  const double rh_haa_R_xy = base_R_xy*rh_haa_c + rh_haa_s*base_R_xz;
  const double rh_haa_R_xz = base_R_xz*rh_haa_c - rh_haa_s*base_R_xy;
  const double rh_haa_R_yy = base_R_yy*rh_haa_c + rh_haa_s*base_R_yz;
  const double rh_haa_R_yz = base_R_yz*rh_haa_c - rh_haa_s*base_R_yy;
  const double rh_haa_R_zy = base_R_zy*rh_haa_c + rh_haa_s*base_R_zz;
  const double rh_haa_R_zz = base_R_zz*rh_haa_c - rh_haa_s*base_R_zy;
  const double rh_haa_p_x = q[QUAD_q_base_px] + (base_R_xx*rh_haa_px + base_R_xy*rh_haa_py);
  const double rh_haa_p_y = q[QUAD_q_base_py] + (base_R_yx*rh_haa_px + base_R_yy*rh_haa_py);
  const double rh_haa_p_z = q[QUAD_q_base_pz] + (base_R_zx*rh_haa_px + base_R_zy*rh_haa_py);

  /* ---- link rh_hip -------------------------------------------------------- */
  pose[QUAD_link_rh_hip][0] = base_R_xx;
  pose[QUAD_link_rh_hip][1] = rh_haa_R_xy;
  pose[QUAD_link_rh_hip][2] = rh_haa_R_xz;
  pose[QUAD_link_rh_hip][3] = base_R_yx;
  pose[QUAD_link_rh_hip][4] = rh_haa_R_yy;
  pose[QUAD_link_rh_hip][5] = rh_haa_R_yz;
  pose[QUAD_link_rh_hip][6] = base_R_zx;
  pose[QUAD_link_rh_hip][7] = rh_haa_R_zy;
  pose[QUAD_link_rh_hip][8] = rh_haa_R_zz;
  pose[QUAD_link_rh_hip][9] = rh_haa_p_x;
  pose[QUAD_link_rh_hip][10] = rh_haa_p_y;
  pose[QUAD_link_rh_hip][11] = rh_haa_p_z;

  /* ---- pose of rh_hfe: revolute y, parent rh_haa -------------------------- */
  const double rh_hfe_R_xx = base_R_xx*rh_hfe_c - rh_hfe_s*rh_haa_R_xz;
  const double rh_hfe_R_xz = rh_haa_R_xz*rh_hfe_c + rh_hfe_s*base_R_xx;
  const double rh_hfe_R_yx = base_R_yx*rh_hfe_c - rh_hfe_s*rh_haa_R_yz;
  const double rh_hfe_R_yz = rh_haa_R_yz*rh_hfe_c + rh_hfe_s*base_R_yx;
  const double rh_hfe_R_zx = base_R_zx*rh_hfe_c - rh_hfe_s*rh_haa_R_zz;
  const double rh_hfe_R_zz = rh_haa_R_zz*rh_hfe_c + rh_hfe_s*base_R_zx;
  const double rh_hfe_p_x = rh_haa_p_x + rh_haa_R_xy*rh_hfe_py;
  const double rh_hfe_p_y = rh_haa_p_y + rh_haa_R_yy*rh_hfe_py;
  const double rh_hfe_p_z = rh_haa_p_z + rh_haa_R_zy*rh_hfe_py;

  /* ---- link rh_thigh ------------------------------------------------------ */
  pose[QUAD_link_rh_thigh][0] = rh_hfe_R_xx;
  pose[QUAD_link_rh_thigh][1] = rh_haa_R_xy;
  pose[QUAD_link_rh_thigh][2] = rh_hfe_R_xz;
  pose[QUAD_link_rh_thigh][3] = rh_hfe_R_yx;
  pose[QUAD_link_rh_thigh][4] = rh_haa_R_yy;
  pose[QUAD_link_rh_thigh][5] = rh_hfe_R_yz;
  pose[QUAD_link_rh_thigh][6] = rh_hfe_R_zx;
  pose[QUAD_link_rh_thigh][7] = rh_haa_R_zy;
  pose[QUAD_link_rh_thigh][8] = rh_hfe_R_zz;
  pose[QUAD_link_rh_thigh][9] = rh_hfe_p_x;
  pose[QUAD_link_rh_thigh][10] = rh_hfe_p_y;
  pose[QUAD_link_rh_thigh][11] = rh_hfe_p_z;

  /* ---- pose of rh_kfe: revolute y, parent rh_hfe -------------------------- */
  const double rh_kfe_R_xx = rh_hfe_R_xx*rh_kfe_c - rh_kfe_s*rh_hfe_R_xz;
  const double rh_kfe_R_xz = rh_hfe_R_xz*rh_kfe_c + rh_kfe_s*rh_hfe_R_xx;
  const double rh_kfe_R_yx = rh_hfe_R_yx*rh_kfe_c - rh_kfe_s*rh_hfe_R_yz;
  const double rh_kfe_R_yz = rh_hfe_R_yz*rh_kfe_c + rh_kfe_s*rh_hfe_R_yx;
  const double rh_kfe_R_zx = rh_hfe_R_zx*rh_kfe_c - rh_kfe_s*rh_hfe_R_zz;
  const double rh_kfe_R_zz = rh_hfe_R_zz*rh_kfe_c + rh_kfe_s*rh_hfe_R_zx;
  const double rh_kfe_p_x = rh_hfe_p_x + rh_hfe_R_xz*rh_kfe_pz;
  const double rh_kfe_p_y = rh_hfe_p_y + rh_hfe_R_yz*rh_kfe_pz;
  const double rh_kfe_p_z = rh_hfe_p_z + rh_hfe_R_zz*rh_kfe_pz;

  /* ---- link rh_calf ------------------------------------------------------- */
  pose[QUAD_link_rh_calf][0] = rh_kfe_R_xx;
  pose[QUAD_link_rh_calf][1] = rh_haa_R_xy;
  pose[QUAD_link_rh_calf][2] = rh_kfe_R_xz;
  pose[QUAD_link_rh_calf][3] = rh_kfe_R_yx;
  pose[QUAD_link_rh_calf][4] = rh_haa_R_yy;
  pose[QUAD_link_rh_calf][5] = rh_kfe_R_yz;
  pose[QUAD_link_rh_calf][6] = rh_kfe_R_zx;
  pose[QUAD_link_rh_calf][7] = rh_haa_R_zy;
  pose[QUAD_link_rh_calf][8] = rh_kfe_R_zz;
  pose[QUAD_link_rh_calf][9] = rh_kfe_p_x;
  pose[QUAD_link_rh_calf][10] = rh_kfe_p_y;
  pose[QUAD_link_rh_calf][11] = rh_kfe_p_z;

  /* ---- link rh_foot ------------------------------------------------------- */
  pose[QUAD_link_rh_foot][0] = rh_kfe_R_xx;
  pose[QUAD_link_rh_foot][1] = rh_haa_R_xy;
  pose[QUAD_link_rh_foot][2] = rh_kfe_R_xz;
  pose[QUAD_link_rh_foot][3] = rh_kfe_R_yx;
  pose[QUAD_link_rh_foot][4] = rh_haa_R_yy;
  pose[QUAD_link_rh_foot][5] = rh_kfe_R_yz;
  pose[QUAD_link_rh_foot][6] = rh_kfe_R_zx;
  pose[QUAD_link_rh_foot][7] = rh_haa_R_zy;
  pose[QUAD_link_rh_foot][8] = rh_kfe_R_zz;
  pose[QUAD_link_rh_foot][9] = rh_kfe_p_x + rh_kfe_R_xz*rh_foot_tz;
  pose[QUAD_link_rh_foot][10] = rh_kfe_p_y + rh_kfe_R_yz*rh_foot_tz;
  pose[QUAD_link_rh_foot][11] = rh_kfe_p_z + rh_kfe_R_zz*rh_foot_tz;
}
#endif
