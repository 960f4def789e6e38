/* quad_com_velocity.c
 * vcom = velocity of the centre of mass, world axes.
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"
#include "quad_numbers.h"

PINION_SCALAR

#include "sincos.h"
#include "limbs.h"

#if PINION_LIMBS_X4 /* limbs in the lanes of vectors */
void quad_com_velocity(const double q[QUAD_NQ], const double v[QUAD_NV], double vcom[3])
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

  /* V = X*V_lambda + S*v: spatial velocity of a body in its own frame */

  /* ---- velocity of limb_haa: revolute x, parent base ---------------------- */
  const pinion_x4 limb_haa_py = { lf_haa_py, rf_haa_py, lh_haa_py, rh_haa_py };
  const pinion_x4 limb_haa_px = { lf_haa_px, rf_haa_px, lh_haa_px, rh_haa_px };
  const pinion_x4 limb_haa_V_x = v[QUAD_base_vx] - pinion_x4_all(v[QUAD_base_wz])*limb_haa_py;
  const pinion_x4 limb_haa_V_ry = pinion_x4_all(v[QUAD_base_wy])*limb_haa_c
    + limb_haa_s*pinion_x4_all(v[QUAD_base_wz]);
  const pinion_x4 limb_haa_V_rz = pinion_x4_all(v[QUAD_base_wz])*limb_haa_c
    - limb_haa_s*pinion_x4_all(v[QUAD_base_wy]);
  const pinion_x4 limb_haa_at_y = v[QUAD_base_vy] + pinion_x4_all(v[QUAD_base_wz])*limb_haa_px;
  const pinion_x4 limb_haa_at_z = v[QUAD_base_vz]
    + (pinion_x4_all(v[QUAD_base_wx])*limb_haa_py - pinion_x4_all(v[QUAD_base_wy])*limb_haa_px);
  const pinion_x4 limb_haa_V_y = limb_haa_at_y*limb_haa_c + limb_haa_s*limb_haa_at_z;
  const pinion_x4 limb_haa_V_z = limb_haa_at_z*limb_haa_c - limb_haa_s*limb_haa_at_y;
  const pinion_x4 limb_haa_v =
    pinion_x4_of(v[QUAD_lf_haa], v[QUAD_rf_haa], v[QUAD_lh_haa], v[QUAD_rh_haa]);
  const pinion_x4 limb_haa_V_rx = pinion_x4_all(v[QUAD_base_wx]) + limb_haa_v;

  /* ---- velocity of limb_hfe: revolute y, parent limb_haa ------------------ */
  const pinion_x4 limb_hfe_py = { lf_hfe_py, rf_hfe_py, lh_hfe_py, rh_hfe_py };
  const pinion_x4 limb_hfe_at_x = limb_haa_V_x - limb_haa_V_rz*limb_hfe_py;
  const pinion_x4 limb_hfe_at_z = limb_haa_V_z + limb_haa_V_rx*limb_hfe_py;
  const pinion_x4 limb_hfe_V_x = limb_hfe_at_x*limb_hfe_c - limb_hfe_s*limb_hfe_at_z;
  const pinion_x4 limb_hfe_V_z = limb_hfe_at_z*limb_hfe_c + limb_hfe_s*limb_hfe_at_x;
  const pinion_x4 limb_hfe_V_rx = limb_haa_V_rx*limb_hfe_c - limb_hfe_s*limb_haa_V_rz;
  const pinion_x4 limb_hfe_V_rz = limb_haa_V_rz*limb_hfe_c + limb_hfe_s*limb_haa_V_rx;
  const pinion_x4 limb_hfe_v =
    pinion_x4_of(v[QUAD_lf_hfe], v[QUAD_rf_hfe], v[QUAD_lh_hfe], v[QUAD_rh_hfe]);
  const pinion_x4 limb_hfe_V_ry = limb_haa_V_ry + limb_hfe_v;

  /* ---- velocity of limb_kfe: revolute y, parent limb_hfe ------------------ */
  const pinion_x4 limb_kfe_pz = { lf_kfe_pz, rf_kfe_pz, lh_kfe_pz, rh_kfe_pz };
  const pinion_x4 limb_kfe_at_x = limb_hfe_V_x + limb_hfe_V_ry*limb_kfe_pz;
  const pinion_x4 limb_kfe_V_x = limb_kfe_at_x*limb_kfe_c - limb_kfe_s*limb_hfe_V_z;
  const pinion_x4 limb_kfe_V_y = limb_haa_V_y - limb_hfe_V_rx*limb_kfe_pz;
  const pinion_x4 limb_kfe_V_z = limb_hfe_V_z*limb_kfe_c + limb_kfe_s*limb_kfe_at_x;
  const pinion_x4 limb_kfe_V_rx = limb_hfe_V_rx*limb_kfe_c - limb_kfe_s*limb_hfe_V_rz;
  const pinion_x4 limb_kfe_V_rz = limb_hfe_V_rz*limb_kfe_c + limb_kfe_s*limb_hfe_V_rx;
  const pinion_x4 limb_kfe_v =
    pinion_x4_of(v[QUAD_lf_kfe], v[QUAD_rf_kfe], v[QUAD_lh_kfe], v[QUAD_rh_kfe]);
  const pinion_x4 limb_kfe_V_ry = limb_hfe_V_ry + limb_kfe_v;

  /* P = I*V + children's P: momentum of a subtree in its body's frame */
  const pinion_x4 limb_haa_hy = { lf_hip_hy, rf_hip_hy, lh_hip_hy, rh_hip_hy };
  const pinion_x4 limb_haa_hx = { lf_hip_hx, rf_hip_hx, lh_hip_hx, rh_hip_hx };
  const pinion_x4 limb_haa_m = { lf_hip_m, rf_hip_m, lh_hip_m, rh_hip_m };
  const pinion_x4 limb_hfe_hz = { lf_thigh_hz, rf_thigh_hz, lh_thigh_hz, rh_thigh_hz };
  const pinion_x4 limb_hfe_hy = { lf_thigh_hy, rf_thigh_hy, lh_thigh_hy, rh_thigh_hy };
  const pinion_x4 limb_hfe_hx = { lf_thigh_hx, rf_thigh_hx, lh_thigh_hx, rh_thigh_hx };
  const pinion_x4 limb_hfe_m = { lf_thigh_m, rf_thigh_m, lh_thigh_m, rh_thigh_m };
  const pinion_x4 limb_kfe_hz = { lf_calf_hz, rf_calf_hz, lh_calf_hz, rh_calf_hz };
  const pinion_x4 limb_kfe_hx = { lf_calf_hx, rf_calf_hx, lh_calf_hx, rh_calf_hx };
  const pinion_x4 limb_kfe_m = { lf_calf_m, rf_calf_m, lh_calf_m, rh_calf_m };
  const pinion_x4 limb_kfe_P_x = limb_kfe_m*limb_kfe_V_x + limb_kfe_V_ry*limb_kfe_hz;
  const pinion_x4 limb_kfe_P_y = limb_kfe_m*limb_kfe_V_y
    + (limb_kfe_V_rz*limb_kfe_hx - limb_kfe_V_rx*limb_kfe_hz);
  const pinion_x4 limb_kfe_P_z = limb_kfe_m*limb_kfe_V_z - limb_kfe_V_ry*limb_kfe_hx;

  /* ---- momentum of limb_hfe: revolute y, parent limb_haa ------------------ */
  const pinion_x4 limb_hfe_P_x = limb_hfe_m*limb_hfe_V_x
    + (limb_hfe_V_ry*limb_hfe_hz - limb_hfe_V_rz*limb_hfe_hy)
    + (limb_kfe_P_z*limb_kfe_s + limb_kfe_P_x*limb_kfe_c);
  const pinion_x4 limb_hfe_P_y = limb_hfe_m*limb_haa_V_y
    + (limb_hfe_V_rz*limb_hfe_hx - limb_hfe_V_rx*limb_hfe_hz) + limb_kfe_P_y;
  const pinion_x4 limb_hfe_P_z = limb_hfe_m*limb_hfe_V_z
    + (limb_hfe_V_rx*limb_hfe_hy - limb_hfe_V_ry*limb_hfe_hx)
    + (limb_kfe_P_z*limb_kfe_c - limb_kfe_P_x*limb_kfe_s);

  /* ---- momentum of limb_haa: revolute x, parent base ---------------------- */
  const pinion_x4 limb_haa_P_x = limb_haa_m*limb_haa_V_x - limb_haa_V_rz*limb_haa_hy
    + (limb_hfe_P_z*limb_hfe_s + limb_hfe_P_x*limb_hfe_c);
  const pinion_x4 limb_haa_P_y = limb_haa_m*limb_haa_V_y + limb_haa_V_rz*limb_haa_hx + limb_hfe_P_y;
  const pinion_x4 limb_haa_P_z = limb_haa_m*limb_haa_V_z
    + (limb_haa_V_rx*limb_haa_hy - limb_haa_V_ry*limb_haa_hx)
    + (limb_hfe_P_z*limb_hfe_c - limb_hfe_P_x*limb_hfe_s);
  const pinion_x4 limb_haa_Rf_y = limb_haa_P_y*limb_haa_c - limb_haa_P_z*limb_haa_s;
  const pinion_x4 limb_haa_Rf_z = limb_haa_P_y*limb_haa_s + limb_haa_P_z*limb_haa_c;

  /* ---- momentum of base: floating, parent world --------------------------- */
  const double base_P_x = trunk_m*v[QUAD_base_vx] + v[QUAD_base_wy]*trunk_hz
    + pinion_x4_sum(limb_haa_P_x);
  const double base_P_y = trunk_m*v[QUAD_base_vy]
    + (v[QUAD_base_wz]*trunk_hx - v[QUAD_base_wx]*trunk_hz) + pinion_x4_sum(limb_haa_Rf_y);
  const double base_P_z = trunk_m*v[QUAD_base_vz] - v[QUAD_base_wy]*trunk_hx
    + pinion_x4_sum(limb_haa_Rf_z);
  const double all_P_world_x = (1.0 - (base_q2_yy + base_q2_zz))*base_P_x
    + (base_q2_xy - base_q2_wz)*base_P_y + (base_q2_xz + base_q2_wy)*base_P_z;
  const double all_P_world_y = (base_q2_xy + base_q2_wz)*base_P_x
    + (1.0 - (base_q2_xx + base_q2_zz))*base_P_y + (base_q2_yz - base_q2_wx)*base_P_z;
  const double all_P_world_z = (base_q2_xz - base_q2_wy)*base_P_x
    + (base_q2_yz + base_q2_wx)*base_P_y + (1.0 - (base_q2_xx + base_q2_yy))*base_P_z;
  vcom[0] = all_P_world_x*per_mass;
  vcom[1] = all_P_world_y*per_mass;
  vcom[2] = all_P_world_z*per_mass;
}
#else /* each limb by itself */
void quad_com_velocity(const double q[QUAD_NQ], const double v[QUAD_NV], double vcom[3])
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

  /* V = X*V_lambda + S*v: spatial velocity of a body in its own frame */

  /* ---- velocity of lf_haa: revolute x, parent base ------------------------ */
  const double lf_haa_V_x = v[QUAD_base_vx] - v[QUAD_base_wz]*lf_haa_py;
  const double lf_haa_V_rx = v[QUAD_base_wx] + v[QUAD_lf_haa];
  const double lf_haa_V_ry = v[QUAD_base_wy]*lf_haa_c + lf_haa_s*v[QUAD_base_wz];
  const double lf_haa_V_rz = v[QUAD_base_wz]*lf_haa_c - lf_haa_s*v[QUAD_base_wy];
  const double lf_haa_at_y = v[QUAD_base_vy] + v[QUAD_base_wz]*lf_haa_px;
  const double lf_haa_at_z = v[QUAD_base_vz]
    + (v[QUAD_base_wx]*lf_haa_py - v[QUAD_base_wy]*lf_haa_px);
  const double lf_haa_V_y = lf_haa_at_y*lf_haa_c + lf_haa_s*lf_haa_at_z;
  const double lf_haa_V_z = lf_haa_at_z*lf_haa_c - lf_haa_s*lf_haa_at_y;

  /* ---- velocity of lf_hfe: revolute y, parent lf_haa ---------------------- */
  const double lf_hfe_at_x = lf_haa_V_x - lf_haa_V_rz*lf_hfe_py;
  const double lf_hfe_at_z = lf_haa_V_z + lf_haa_V_rx*lf_hfe_py;
  const double lf_hfe_V_x = lf_hfe_at_x*lf_hfe_c - lf_hfe_s*lf_hfe_at_z;
  const double lf_hfe_V_z = lf_hfe_at_z*lf_hfe_c + lf_hfe_s*lf_hfe_at_x;
  const double lf_hfe_V_rx = lf_haa_V_rx*lf_hfe_c - lf_hfe_s*lf_haa_V_rz;
  const double lf_hfe_V_ry = lf_haa_V_ry + v[QUAD_lf_hfe];
  const double lf_hfe_V_rz = lf_haa_V_rz*lf_hfe_c + lf_hfe_s*lf_haa_V_rx;

  /* ---- velocity of lf_kfe: revolute y, parent lf_hfe ---------------------- */
  const double lf_kfe_at_x = lf_hfe_V_x + lf_hfe_V_ry*lf_kfe_pz;
  const double lf_kfe_V_x = lf_kfe_at_x*lf_kfe_c - lf_kfe_s*lf_hfe_V_z;
  const double lf_kfe_V_y = lf_haa_V_y - lf_hfe_V_rx*lf_kfe_pz;
  const double lf_kfe_V_z = lf_hfe_V_z*lf_kfe_c + lf_kfe_s*lf_kfe_at_x;
  const double lf_kfe_V_rx = lf_hfe_V_rx*lf_kfe_c - lf_kfe_s*lf_hfe_V_rz;
  const double lf_kfe_V_ry = lf_hfe_V_ry + v[QUAD_lf_kfe];
  const double lf_kfe_V_rz = lf_hfe_V_rz*lf_kfe_c + lf_kfe_s*lf_hfe_V_rx;

  /* ---- velocity of rf_haa: revolute x, parent base ------------------------ */
  const double rf_haa_V_x = v[QUAD_base_vx] - v[QUAD_base_wz]*rf_haa_py;
  const double rf_haa_V_rx = v[QUAD_base_wx] + v[QUAD_rf_haa];
  const double rf_haa_V_ry = v[QUAD_base_wy]*rf_haa_c + rf_haa_s*v[QUAD_base_wz];
  const double rf_haa_V_rz = v[QUAD_base_wz]*rf_haa_c - rf_haa_s*v[QUAD_base_wy];
  const double rf_haa_at_y = v[QUAD_base_vy] + v[QUAD_base_wz]*rf_haa_px;
  const double rf_haa_at_z = v[QUAD_base_vz]
    + (v[QUAD_base_wx]*rf_haa_py - v[QUAD_base_wy]*rf_haa_px);
  const double rf_haa_V_y = rf_haa_at_y*rf_haa_c + rf_haa_s*rf_haa_at_z;
  const double rf_haa_V_z = rf_haa_at_z*rf_haa_c - rf_haa_s*rf_haa_at_y;

  /* ---- velocity of rf_hfe: revolute y, parent rf_haa ---------------------- */
  const double rf_hfe_at_x = rf_haa_V_x - rf_haa_V_rz*rf_hfe_py;
  const double rf_hfe_at_z = rf_haa_V_z + rf_haa_V_rx*rf_hfe_py;
  const double rf_hfe_V_x = rf_hfe_at_x*rf_hfe_c - rf_hfe_s*rf_hfe_at_z;
  const double rf_hfe_V_z = rf_hfe_at_z*rf_hfe_c + rf_hfe_s*rf_hfe_at_x;
  const double rf_hfe_V_rx = rf_haa_V_rx*rf_hfe_c - rf_hfe_s*rf_haa_V_rz;
  const double rf_hfe_V_ry = rf_haa_V_ry + v[QUAD_rf_hfe];
  const double rf_hfe_V_rz = rf_haa_V_rz*rf_hfe_c + rf_hfe_s*rf_haa_V_rx;

  /* ---- velocity of rf_kfe: revolute y, parent rf_hfe ---------------------- */
  const double rf_kfe_at_x = rf_hfe_V_x + rf_hfe_V_ry*rf_kfe_pz;
  const double rf_kfe_V_x = rf_kfe_at_x*rf_kfe_c - rf_kfe_s*rf_hfe_V_z;
  const double rf_kfe_V_y = rf_haa_V_y - rf_hfe_V_rx*rf_kfe_pz;
  const double rf_kfe_V_z = rf_hfe_V_z*rf_kfe_c + rf_kfe_s*rf_kfe_at_x;
  const double rf_kfe_V_rx = rf_hfe_V_rx*rf_kfe_c - rf_kfe_s*rf_hfe_V_rz;
  const double rf_kfe_V_ry = rf_hfe_V_ry + v[QUAD_rf_kfe];
  const double rf_kfe_V_rz = rf_hfe_V_rz*rf_kfe_c + rf_kfe_s*rf_hfe_V_rx;

  /* ---- velocity of lh_haa: revolute x, parent base ------------------------ */
  const double lh_haa_V_x = v[QUAD_base_vx] - v[QUAD_base_wz]*lh_haa_py;
  const double lh_haa_V_rx = v[QUAD_base_wx] + v[QUAD_lh_haa];
  const double lh_haa_V_ry = v[QUAD_base_wy]*lh_haa_c + lh_haa_s*v[QUAD_base_wz];
  const double lh_haa_V_rz = v[QUAD_base_wz]*lh_haa_c - lh_haa_s*v[QUAD_base_wy];
  const double lh_haa_at_y = v[QUAD_base_vy] + v[QUAD_base_wz]*lh_haa_px;
  const double lh_haa_at_z = v[QUAD_base_vz]
    + (v[QUAD_base_wx]*lh_haa_py - v[QUAD_base_wy]*lh_haa_px);
  const double lh_haa_V_y = lh_haa_at_y*lh_haa_c + lh_haa_s*lh_haa_at_z;
  const double lh_haa_V_z = lh_haa_at_z*lh_haa_c - lh_haa_s*lh_haa_at_y;

  /* ---- velocity of lh_hfe: revolute y, parent lh_haa ---------------------- */
  const double lh_hfe_at_x = lh_haa_V_x - lh_haa_V_rz*lh_hfe_py;
  const double lh_hfe_at_z = lh_haa_V_z + lh_haa_V_rx*lh_hfe_py;
  const double lh_hfe_V_x = lh_hfe_at_x*lh_hfe_c - lh_hfe_s*lh_hfe_at_z;
  const double lh_hfe_V_z = lh_hfe_at_z*lh_hfe_c + lh_hfe_s*lh_hfe_at_x;
  const double lh_hfe_V_rx = lh_haa_V_rx*lh_hfe_c - lh_hfe_s*lh_haa_V_rz;
  const double lh_hfe_V_ry = lh_haa_V_ry + v[QUAD_lh_hfe];
  const double lh_hfe_V_rz = lh_haa_V_rz*lh_hfe_c + lh_hfe_s*lh_haa_V_rx;

  /* ---- velocity of lh_kfe: revolute y, parent lh_hfe ---------------------- */
  const double lh_kfe_at_x = lh_hfe_V_x + lh_hfe_V_ry*lh_kfe_pz;
  const double lh_kfe_V_x = lh_kfe_at_x*lh_kfe_c - lh_kfe_s*lh_hfe_V_z;
  const double lh_kfe_V_y = lh_haa_V_y - lh_hfe_V_rx*lh_kfe_pz;
  const double lh_kfe_V_z = lh_hfe_V_z*lh_kfe_c + lh_kfe_s*lh_kfe_at_x;
  const double lh_kfe_V_rx = lh_hfe_V_rx*lh_kfe_c - lh_kfe_s*lh_hfe_V_rz;
  const double lh_kfe_V_ry = lh_hfe_V_ry + v[QUAD_lh_kfe];
  const double lh_kfe_V_rz = lh_hfe_V_rz*lh_kfe_c + lh_kfe_s*lh_hfe_V_rx;

  /* ---- velocity of rh_haa: revolute x, parent base ------------------------ */
  const double rh_haa_V_x = v[QUAD_base_vx] - v[QUAD_base_wz]*rh_haa_py;
  const double rh_haa_V_rx = v[QUAD_base_wx] + v[QUAD_rh_haa];
  const double rh_haa_V_ry = v[QUAD_base_wy]*rh_haa_c + rh_haa_s*v[QUAD_base_wz];
  const double rh_haa_V_rz = v[QUAD_base_wz]*rh_haa_c - rh_haa_s*v[QUAD_base_wy];
  const double rh_haa_at_y = v[QUAD_base_vy] + v[QUAD_base_wz]*rh_haa_px;
  const double rh_haa_at_z = v[QUAD_base_vz]
    + (v[QUAD_base_wx]*rh_haa_py - v[QUAD_base_wy]*rh_haa_px);
  const double rh_haa_V_y = rh_haa_at_y*rh_haa_c + rh_haa_s*rh_haa_at_z;
  const double rh_haa_V_z = rh_haa_at_z*rh_haa_c - rh_haa_s*rh_haa_at_y;

  /* ---- velocity of rh_hfe: revolute y, parent rh_haa ---------------------- */
  const double rh_hfe_at_x = rh_haa_V_x - rh_haa_V_rz*rh_hfe_py;
  const double rh_hfe_at_z = rh_haa_V_z + rh_haa_V_rx*rh_hfe_py;
  const double rh_hfe_V_x = rh_hfe_at_x*rh_hfe_c - rh_hfe_s*rh_hfe_at_z;
  const double rh_hfe_V_z = rh_hfe_at_z*rh_hfe_c + rh_hfe_s*rh_hfe_at_x;
  const double rh_hfe_V_rx = rh_haa_V_rx*rh_hfe_c - rh_hfe_s*rh_haa_V_rz;
  const double rh_hfe_V_ry = rh_haa_V_ry + v[QUAD_rh_hfe];
  const double rh_hfe_V_rz = rh_haa_V_rz*rh_hfe_c + rh_hfe_s*rh_haa_V_rx;

  /* ---- velocity of rh_kfe: revolute y, parent rh_hfe ---------------------- */
  const double rh_kfe_at_x = rh_hfe_V_x + rh_hfe_V_ry*rh_kfe_pz;
  const double rh_kfe_V_x = rh_kfe_at_x*rh_kfe_c - rh_kfe_s*rh_hfe_V_z;
  const double rh_kfe_V_y = rh_haa_V_y - rh_hfe_V_rx*rh_kfe_pz;
  const double rh_kfe_V_z = rh_hfe_V_z*rh_kfe_c + rh_kfe_s*rh_kfe_at_x;
  const double rh_kfe_V_rx = rh_hfe_V_rx*rh_kfe_c - rh_kfe_s*rh_hfe_V_rz;
  const double rh_kfe_V_ry = rh_hfe_V_ry + v[QUAD_rh_kfe];
  const double rh_kfe_V_rz = rh_hfe_V_rz*rh_kfe_c + rh_kfe_s*rh_hfe_V_rx;

  /* P = I*V + children's P: momentum of a subtree in its body's frame */
  const double lf_kfe_P_x = lf_calf_m*lf_kfe_V_x + lf_kfe_V_ry*lf_calf_hz;
  const double lf_kfe_P_y = lf_calf_m*lf_kfe_V_y
    + (lf_kfe_V_rz*lf_calf_hx - lf_kfe_V_rx*lf_calf_hz);
  const double lf_kfe_P_z = lf_calf_m*lf_kfe_V_z - lf_kfe_V_ry*lf_calf_hx;
  const double rf_kfe_P_x = rf_calf_m*rf_kfe_V_x + rf_kfe_V_ry*rf_calf_hz;
  const double rf_kfe_P_y = rf_calf_m*rf_kfe_V_y
    + (rf_kfe_V_rz*rf_calf_hx - rf_kfe_V_rx*rf_calf_hz);
  const double rf_kfe_P_z = rf_calf_m*rf_kfe_V_z - rf_kfe_V_ry*rf_calf_hx;
  const double lh_kfe_P_x = lh_calf_m*lh_kfe_V_x + lh_kfe_V_ry*lh_calf_hz;
  const double lh_kfe_P_y = lh_calf_m*lh_kfe_V_y
    + (lh_kfe_V_rz*lh_calf_hx - lh_kfe_V_rx*lh_calf_hz);
  const double lh_kfe_P_z = lh_calf_m*lh_kfe_V_z - lh_kfe_V_ry*lh_calf_hx;
  const double rh_kfe_P_x = rh_calf_m*rh_kfe_V_x + rh_kfe_V_ry*rh_calf_hz;
  const double rh_kfe_P_y = rh_calf_m*rh_kfe_V_y
    + (rh_kfe_V_rz*rh_calf_hx - rh_kfe_V_rx*rh_calf_hz);
  const double rh_kfe_P_z = rh_calf_m*rh_kfe_V_z - rh_kfe_V_ry*rh_calf_hx;

  /* ---- momentum of rh_hfe: revolute y, parent rh_haa ---------------------- */
  const double rh_hfe_P_x = rh_thigh_m*rh_hfe_V_x
    + (rh_hfe_V_ry*rh_thigh_hz - rh_hfe_V_rz*rh_thigh_hy)
    + (rh_kfe_P_z*rh_kfe_s + rh_kfe_P_x*rh_kfe_c);
  const double rh_hfe_P_y = rh_thigh_m*rh_haa_V_y
    + (rh_hfe_V_rz*rh_thigh_hx - rh_hfe_V_rx*rh_thigh_hz) + rh_kfe_P_y;
  const double rh_hfe_P_z = rh_thigh_m*rh_hfe_V_z
    + (rh_hfe_V_rx*rh_thigh_hy - rh_hfe_V_ry*rh_thigh_hx)
    + (rh_kfe_P_z*rh_kfe_c - rh_kfe_P_x*rh_kfe_s);

  /* ---- momentum of rh_haa: revolute x, parent base ------------------------ */
  const double rh_haa_P_x = rh_hip_m*rh_haa_V_x - rh_haa_V_rz*rh_hip_hy
    + (rh_hfe_P_z*rh_hfe_s + rh_hfe_P_x*rh_hfe_c);
  const double rh_haa_P_y = rh_hip_m*rh_haa_V_y + rh_haa_V_rz*rh_hip_hx + rh_hfe_P_y;
  const double rh_haa_P_z = rh_hip_m*rh_haa_V_z + (rh_haa_V_rx*rh_hip_hy - rh_haa_V_ry*rh_hip_hx)
    + (rh_hfe_P_z*rh_hfe_c - rh_hfe_P_x*rh_hfe_s);

  /* ---- momentum of lh_hfe: revolute y, parent lh_haa ---------------------- */
  const double lh_hfe_P_x = lh_thigh_m*lh_hfe_V_x
    + (lh_hfe_V_ry*lh_thigh_hz - lh_hfe_V_rz*lh_thigh_hy)
    + (lh_kfe_P_z*lh_kfe_s + lh_kfe_P_x*lh_kfe_c);
  const double lh_hfe_P_y = lh_thigh_m*lh_haa_V_y
    + (lh_hfe_V_rz*lh_thigh_hx - lh_hfe_V_rx*lh_thigh_hz) + lh_kfe_P_y;
  const double lh_hfe_P_z = lh_thigh_m*lh_hfe_V_z
    + (lh_hfe_V_rx*lh_thigh_hy - lh_hfe_V_ry*lh_thigh_hx)
    + (lh_kfe_P_z*lh_kfe_c - lh_kfe_P_x*lh_kfe_s);

  /* ---- momentum of lh_haa: revolute x, parent base ------------------------ */
  const double lh_haa_P_x = lh_hip_m*lh_haa_V_x - lh_haa_V_rz*lh_hip_hy
    + (lh_hfe_P_z*lh_hfe_s + lh_hfe_P_x*lh_hfe_c);
  const double lh_haa_P_y = lh_hip_m*lh_haa_V_y + lh_haa_V_rz*lh_hip_hx + lh_hfe_P_y;
  const double lh_haa_P_z = lh_hip_m*lh_haa_V_z + (lh_haa_V_rx*lh_hip_hy - lh_haa_V_ry*lh_hip_hx)
    + (lh_hfe_P_z*lh_hfe_c - lh_hfe_P_x*lh_hfe_s);

  /* ---- momentum of rf_hfe: revolute y, parent rf_haa ---------------------- */
  const double rf_hfe_P_x = rf_thigh_m*rf_hfe_V_x
    + (rf_hfe_V_ry*rf_thigh_hz - rf_hfe_V_rz*rf_thigh_hy)
    + (rf_kfe_P_z*rf_kfe_s + rf_kfe_P_x*rf_kfe_c);
  const double rf_hfe_P_y = rf_thigh_m*rf_haa_V_y
    + (rf_hfe_V_rz*rf_thigh_hx - rf_hfe_V_rx*rf_thigh_hz) + rf_kfe_P_y;
  const double rf_hfe_P_z = rf_thigh_m*rf_hfe_V_z
    + (rf_hfe_V_rx*rf_thigh_hy - rf_hfe_V_ry*rf_thigh_hx)
    + (rf_kfe_P_z*rf_kfe_c - rf_kfe_P_x*rf_kfe_s);

  /* ---- momentum of rf_haa: revolute x, parent base ------------------------ */
  const double rf_haa_P_x = rf_hip_m*rf_haa_V_x - rf_haa_V_rz*rf_hip_hy
    + (rf_hfe_P_z*rf_hfe_s + rf_hfe_P_x*rf_hfe_c);
  const double rf_haa_P_y = rf_hip_m*rf_haa_V_y + rf_haa_V_rz*rf_hip_hx + rf_hfe_P_y;
  const double rf_haa_P_z = rf_hip_m*rf_haa_V_z + (rf_haa_V_rx*rf_hip_hy - rf_haa_V_ry*rf_hip_hx)
    + (rf_hfe_P_z*rf_hfe_c - rf_hfe_P_x*rf_hfe_s);

  /* ---- momentum of lf_hfe: revolute y, parent lf_haa ---------------------- */
  const double lf_hfe_P_x = lf_thigh_m*lf_hfe_V_x
    + (lf_hfe_V_ry*lf_thigh_hz - lf_hfe_V_rz*lf_thigh_hy)
    + (lf_kfe_P_z*lf_kfe_s + lf_kfe_P_x*lf_kfe_c);
  const double lf_hfe_P_y = lf_thigh_m*lf_haa_V_y
    + (lf_hfe_V_rz*lf_thigh_hx - lf_hfe_V_rx*lf_thigh_hz) + lf_kfe_P_y;
  const double lf_hfe_P_z = lf_thigh_m*lf_hfe_V_z
    + (lf_hfe_V_rx*lf_thigh_hy - lf_hfe_V_ry*lf_thigh_hx)
    + (lf_kfe_P_z*lf_kfe_c - lf_kfe_P_x*lf_kfe_s);

  /* ---- momentum of lf_haa: revolute x, parent base ------------------------ */
  const double lf_haa_P_x = lf_hip_m*lf_haa_V_x - lf_haa_V_rz*lf_hip_hy
    + (lf_hfe_P_z*lf_hfe_s + lf_hfe_P_x*lf_hfe_c);
  const double lf_haa_P_y = lf_hip_m*lf_haa_V_y + lf_haa_V_rz*lf_hip_hx + lf_hfe_P_y;
  const double lf_haa_P_z = lf_hip_m*lf_haa_V_z + (lf_haa_V_rx*lf_hip_hy - lf_haa_V_ry*lf_hip_hx)
    + (lf_hfe_P_z*lf_hfe_c - lf_hfe_P_x*lf_hfe_s);

  /* ---- momentum of base: floating, parent world --------------------------- */
  const double base_P_x = trunk_m*v[QUAD_base_vx] + v[QUAD_base_wy]*trunk_hz + rh_haa_P_x
    + lh_haa_P_x + rf_haa_P_x + lf_haa_P_x;
  const double base_P_y = trunk_m*v[QUAD_base_vy]
    + (v[QUAD_base_wz]*trunk_hx - v[QUAD_base_wx]*trunk_hz)
    + (rh_haa_P_y*rh_haa_c - rh_haa_P_z*rh_haa_s) + (lh_haa_P_y*lh_haa_c - lh_haa_P_z*lh_haa_s)
    + (rf_haa_P_y*rf_haa_c - rf_haa_P_z*rf_haa_s) + (lf_haa_P_y*lf_haa_c - lf_haa_P_z*lf_haa_s);
  const double base_P_z = trunk_m*v[QUAD_base_vz] - v[QUAD_base_wy]*trunk_hx
    + (rh_haa_P_y*rh_haa_s + rh_haa_P_z*rh_haa_c) + (lh_haa_P_y*lh_haa_s + lh_haa_P_z*lh_haa_c)
    + (rf_haa_P_y*rf_haa_s + rf_haa_P_z*rf_haa_c) + (lf_haa_P_y*lf_haa_s + lf_haa_P_z*lf_haa_c);
  const double all_P_world_x = (1.0 - (base_q2_yy + base_q2_zz))*base_P_x
    + (base_q2_xy - base_q2_wz)*base_P_y + (base_q2_xz + base_q2_wy)*base_P_z;
  const double all_P_world_y = (base_q2_xy + base_q2_wz)*base_P_x
    + (1.0 - (base_q2_xx + base_q2_zz))*base_P_y + (base_q2_yz - base_q2_wx)*base_P_z;
  const double all_P_world_z = (base_q2_xz - base_q2_wy)*base_P_x
    + (base_q2_yz + base_q2_wx)*base_P_y + (1.0 - (base_q2_xx + base_q2_yy))*base_P_z;
  vcom[0] = all_P_world_x*per_mass;
  vcom[1] = all_P_world_y*per_mass;
  vcom[2] = all_P_world_z*per_mass;
}
#endif
