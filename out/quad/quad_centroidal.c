/* quad_centroidal.c
 * h = A*v: momentum about the centre of mass, world axes.
 * Linear, then angular.
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"
#include "quad_numbers.h"

PINION_SCALAR

#include "sincos.h"
#include "limbs.h"

#if PINION_LIMBS_X4 /* limbs in the lanes of vectors */
void quad_centroidal(const double q[QUAD_NQ], const double v[QUAD_NV], double A[6][QUAD_NV],
                     double h[6])
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

  /* Ic = I + children's Ic in the body's frame; Ic_h = m*c */

  /* ---- composite inertia of limb_kfe: revolute y, parent limb_hfe --------- */
  const pinion_x4 limb_kfe_hz = { lf_calf_hz, rf_calf_hz, lh_calf_hz, rh_calf_hz };
  const pinion_x4 limb_kfe_hx = { lf_calf_hx, rf_calf_hx, lh_calf_hx, rh_calf_hx };
  const pinion_x4 limb_kfe_Rh_x = limb_kfe_hz*limb_kfe_s + limb_kfe_hx*limb_kfe_c;
  const pinion_x4 limb_kfe_Rh_z = limb_kfe_hz*limb_kfe_c - limb_kfe_hx*limb_kfe_s;
  const pinion_x4 limb_kfe_minus_Jxx_Jzz =
    { -lf_calf_Jxx_Jzz, -rf_calf_Jxx_Jzz, -lh_calf_Jxx_Jzz, -rh_calf_Jxx_Jzz };
  const pinion_x4 limb_kfe_2Jxz = { lf_calf_2Jxz, rf_calf_2Jxz, lh_calf_2Jxz, rh_calf_2Jxz };
  const pinion_x4 limb_kfe_ui = limb_kfe_minus_Jxx_Jzz*limb_kfe_s + limb_kfe_2Jxz*limb_kfe_c;
  const pinion_x4 limb_kfe_uis = limb_kfe_ui*limb_kfe_s;
  const pinion_x4 limb_kfe_Jzz = { lf_calf_Jzz, rf_calf_Jzz, lh_calf_Jzz, rh_calf_Jzz };
  const pinion_x4 limb_kfe_Jxx = { lf_calf_Jxx, rf_calf_Jxx, lh_calf_Jxx, rh_calf_Jxx };
  const pinion_x4 limb_kfe_Jxz = { lf_calf_Jxz, rf_calf_Jxz, lh_calf_Jxz, rh_calf_Jxz };
  const pinion_x4 limb_kfe_mpz = { lf_kfe_mpz, rf_kfe_mpz, lh_kfe_mpz, rh_kfe_mpz };
  const pinion_x4 limb_kfe_2pz = { lf_kfe_2pz, rf_kfe_2pz, lh_kfe_2pz, rh_kfe_2pz };
  const pinion_x4 limb_kfe_mpzpz = { lf_kfe_mpzpz, rf_kfe_mpzpz, lh_kfe_mpzpz, rh_kfe_mpzpz };
  const pinion_x4 limb_kfe_e_z = limb_kfe_2pz*limb_kfe_Rh_z + limb_kfe_mpzpz;
  const pinion_x4 limb_kfe_pz = { lf_kfe_pz, rf_kfe_pz, lh_kfe_pz, rh_kfe_pz };
  const pinion_x4 limb_kfe_Jyy = { lf_calf_Jyy, rf_calf_Jyy, lh_calf_Jyy, rh_calf_Jyy };

  /* ---- composite inertia of limb_hfe: revolute y, parent limb_haa --------- */
  const pinion_x4 limb_hfe_hx = { lf_thigh_hx, rf_thigh_hx, lh_thigh_hx, rh_thigh_hx };
  const pinion_x4 limb_hfe_Ic_hx = limb_hfe_hx + limb_kfe_Rh_x;
  const pinion_x4 limb_hfe_hz = { lf_thigh_hz, rf_thigh_hz, lh_thigh_hz, rh_thigh_hz };
  const pinion_x4 limb_hfe_Ic_hz = limb_hfe_hz + (limb_kfe_Rh_z + limb_kfe_mpz);
  const pinion_x4 limb_hfe_Jxx = { lf_thigh_Jxx, rf_thigh_Jxx, lh_thigh_Jxx, rh_thigh_Jxx };
  const pinion_x4 limb_hfe_Ic_xx = limb_hfe_Jxx + (limb_kfe_Jxx + limb_kfe_uis + limb_kfe_e_z);
  const pinion_x4 limb_hfe_Jxz = { lf_thigh_Jxz, rf_thigh_Jxz, lh_thigh_Jxz, rh_thigh_Jxz };
  const pinion_x4 limb_hfe_Ic_xz = limb_hfe_Jxz
    + (limb_kfe_ui*limb_kfe_c - limb_kfe_Jxz - limb_kfe_pz*limb_kfe_Rh_x);
  const pinion_x4 limb_hfe_Jyy = { lf_thigh_Jyy, rf_thigh_Jyy, lh_thigh_Jyy, rh_thigh_Jyy };
  const pinion_x4 limb_hfe_Ic_yy = limb_hfe_Jyy + (limb_kfe_Jyy + limb_kfe_e_z);
  const pinion_x4 limb_hfe_Jzz = { lf_thigh_Jzz, rf_thigh_Jzz, lh_thigh_Jzz, rh_thigh_Jzz };
  const pinion_x4 limb_hfe_Ic_zz = limb_hfe_Jzz + (limb_kfe_Jzz - limb_kfe_uis);
  const pinion_x4 limb_haa_Ic_hz = limb_hfe_Ic_hz*limb_hfe_c - limb_hfe_Ic_hx*limb_hfe_s;
  const pinion_x4 limb_hfe_Rh_x = limb_hfe_Ic_hz*limb_hfe_s + limb_hfe_Ic_hx*limb_hfe_c;
  const pinion_x4 limb_hfe_ui = (limb_hfe_Ic_zz - limb_hfe_Ic_xx)*limb_hfe_s
    + limb_hfe_Ic_xz*(2.0*limb_hfe_c);
  const pinion_x4 limb_hfe_uis = limb_hfe_ui*limb_hfe_s;
  const pinion_x4 limb_haa_Ic_xz = limb_hfe_ui*limb_hfe_c - limb_hfe_Ic_xz;
  const pinion_x4 limb_hfe_Jyz = { lf_thigh_Jyz, rf_thigh_Jyz, lh_thigh_Jyz, rh_thigh_Jyz };
  const pinion_x4 limb_hfe_Jxy = { lf_thigh_Jxy, rf_thigh_Jxy, lh_thigh_Jxy, rh_thigh_Jxy };
  const pinion_x4 limb_hfe_e_y = { lf_hfe_J_k1532, rf_hfe_J_k1532, lh_hfe_J_k1532, rh_hfe_J_k1532 };
  const pinion_x4 limb_hfe_py = { lf_hfe_py, rf_hfe_py, lh_hfe_py, rh_hfe_py };
  const pinion_x4 limb_haa_Ic_yz = limb_hfe_Jyz*limb_hfe_c - limb_hfe_Jxy*limb_hfe_s
    - limb_hfe_py*limb_haa_Ic_hz;

  /* ---- composite inertia of limb_haa: revolute x, parent base ------------- */
  const pinion_x4 limb_haa_hx = { lf_hip_hx, rf_hip_hx, lh_hip_hx, rh_hip_hx };
  const pinion_x4 limb_haa_Ic_hx = limb_haa_hx + limb_hfe_Rh_x;
  const pinion_x4 limb_haa_Ic_hy =
    { lf_haa_h_k9233, rf_haa_h_k9233, lh_haa_h_k9233, rh_haa_h_k9233 };
  const pinion_x4 limb_haa_Jxx = { lf_hip_Jxx, rf_hip_Jxx, lh_hip_Jxx, rh_hip_Jxx };
  const pinion_x4 limb_haa_Ic_xx = limb_haa_Jxx + (limb_hfe_Ic_xx + limb_hfe_uis + limb_hfe_e_y);
  const pinion_x4 limb_haa_Jxy = { lf_hip_Jxy, rf_hip_Jxy, lh_hip_Jxy, rh_hip_Jxy };
  const pinion_x4 limb_haa_Ic_xy = limb_haa_Jxy
    + (limb_hfe_Jyz*limb_hfe_s + limb_hfe_Jxy*limb_hfe_c - limb_hfe_py*limb_hfe_Rh_x);
  const pinion_x4 limb_haa_Jyy = { lf_hip_Jyy, rf_hip_Jyy, lh_hip_Jyy, rh_hip_Jyy };
  const pinion_x4 limb_haa_Ic_yy = limb_haa_Jyy + limb_hfe_Ic_yy;
  const pinion_x4 limb_haa_Jzz = { lf_hip_Jzz, rf_hip_Jzz, lh_hip_Jzz, rh_hip_Jzz };
  const pinion_x4 limb_haa_Ic_zz = limb_haa_Jzz + (limb_hfe_Ic_zz - limb_hfe_uis + limb_hfe_e_y);
  const pinion_x4 limb_haa_Rh_y = limb_haa_Ic_hy*limb_haa_c - limb_haa_Ic_hz*limb_haa_s;
  const pinion_x4 limb_haa_Rh_z = limb_haa_Ic_hy*limb_haa_s + limb_haa_Ic_hz*limb_haa_c;
  const pinion_x4 limb_haa_ui = (limb_haa_Ic_yy - limb_haa_Ic_zz)*limb_haa_s
    + limb_haa_Ic_yz*(2.0*limb_haa_c);
  const pinion_x4 limb_haa_uis = limb_haa_ui*limb_haa_s;
  const pinion_x4 limb_haa_Ic_mpx = { lf_haa_Ic_mpx, rf_haa_Ic_mpx, lh_haa_Ic_mpx, rh_haa_Ic_mpx };
  const pinion_x4 limb_haa_Ic_base_hx = limb_haa_Ic_hx + limb_haa_Ic_mpx;
  const pinion_x4 limb_haa_2px = { lf_haa_2px, rf_haa_2px, lh_haa_2px, rh_haa_2px };
  const pinion_x4 limb_haa_Ic_mpxpx =
    { lf_haa_Ic_mpxpx, rf_haa_Ic_mpxpx, lh_haa_Ic_mpxpx, rh_haa_Ic_mpxpx };
  const pinion_x4 limb_haa_e_x = limb_haa_2px*limb_haa_Ic_hx + limb_haa_Ic_mpxpx;
  const pinion_x4 limb_haa_Ic_mpy = { lf_haa_Ic_mpy, rf_haa_Ic_mpy, lh_haa_Ic_mpy, rh_haa_Ic_mpy };
  const pinion_x4 limb_haa_Ic_base_hy = limb_haa_Rh_y + limb_haa_Ic_mpy;
  const pinion_x4 limb_haa_Ic_base_yy = limb_haa_Ic_yy - limb_haa_uis + limb_haa_e_x;
  const pinion_x4 limb_haa_2py = { lf_haa_2py, rf_haa_2py, lh_haa_2py, rh_haa_2py };
  const pinion_x4 limb_haa_Ic_mpypy =
    { lf_haa_Ic_mpypy, rf_haa_Ic_mpypy, lh_haa_Ic_mpypy, rh_haa_Ic_mpypy };
  const pinion_x4 limb_haa_e_y = limb_haa_2py*limb_haa_Rh_y + limb_haa_Ic_mpypy;
  const pinion_x4 limb_haa_Ic_base_xx = limb_haa_Ic_xx + limb_haa_e_y;
  const pinion_x4 limb_haa_Ic_base_zz = limb_haa_Ic_zz + limb_haa_uis
    + (limb_haa_e_x + limb_haa_e_y);
  const pinion_x4 limb_haa_px = { lf_haa_px, rf_haa_px, lh_haa_px, rh_haa_px };
  const pinion_x4 limb_haa_py = { lf_haa_py, rf_haa_py, lh_haa_py, rh_haa_py };
  const pinion_x4 limb_haa_Ic_base_xy = limb_haa_Ic_xy*limb_haa_c - limb_haa_Ic_xz*limb_haa_s
    - (limb_haa_px*limb_haa_Ic_base_hy + limb_haa_py*limb_haa_Ic_hx);
  const pinion_x4 limb_haa_Ic_base_xz = limb_haa_Ic_xy*limb_haa_s + limb_haa_Ic_xz*limb_haa_c
    - limb_haa_px*limb_haa_Rh_z;
  const pinion_x4 limb_haa_Ic_base_yz = limb_haa_ui*limb_haa_c - limb_haa_Ic_yz
    - limb_haa_py*limb_haa_Rh_z;
  const double base_Ic_hy = pinion_x4_sum(limb_haa_Ic_base_hy);
  const double base_Ic_xy = pinion_x4_sum(limb_haa_Ic_base_xy);
  const double base_Ic_yz = pinion_x4_sum(limb_haa_Ic_base_yz);

  /* ---- composite inertia of base: floating, parent world ------------------ */
  const double base_Ic_hx = trunk_hx + pinion_x4_sum(limb_haa_Ic_base_hx);
  const double base_Ic_hz = trunk_hz + pinion_x4_sum(limb_haa_Rh_z);
  const double base_Ic_xx = trunk_Jxx + pinion_x4_sum(limb_haa_Ic_base_xx);
  const double base_Ic_xz = trunk_Jxz + pinion_x4_sum(limb_haa_Ic_base_xz);
  const double base_Ic_yy = trunk_Jyy + pinion_x4_sum(limb_haa_Ic_base_yy);
  const double base_Ic_zz = trunk_Jzz + pinion_x4_sum(limb_haa_Ic_base_zz);
  const double base_Ic_world_hx = base_R_xx*base_Ic_hx + base_R_xy*base_Ic_hy + base_R_xz*base_Ic_hz
    + total_mass*q[QUAD_q_base_px];
  const double base_Ic_world_hy = base_R_yx*base_Ic_hx + base_R_yy*base_Ic_hy + base_R_yz*base_Ic_hz
    + total_mass*q[QUAD_q_base_py];
  const double base_Ic_world_hz = base_R_zx*base_Ic_hx + base_R_zy*base_Ic_hy + base_R_zz*base_Ic_hz
    + total_mass*q[QUAD_q_base_pz];

  /* F = Ic*S; A: F in world axes, about the centre of mass */
  const double base_c_x = per_mass*base_Ic_world_hx;
  const double base_c_y = per_mass*base_Ic_world_hy;
  const double base_c_z = per_mass*base_Ic_world_hz;

  /* R = R_lambda*E', p = p_lambda + R_lambda*r: pose of a body in the world */

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
  const pinion_x4 limb_haa_p_x = q[QUAD_q_base_px]
    + (pinion_x4_all(base_R_xx)*limb_haa_px + pinion_x4_all(base_R_xy)*limb_haa_py);
  const pinion_x4 limb_haa_p_y = q[QUAD_q_base_py]
    + (pinion_x4_all(base_R_yx)*limb_haa_px + pinion_x4_all(base_R_yy)*limb_haa_py);
  const pinion_x4 limb_haa_p_z = q[QUAD_q_base_pz]
    + (pinion_x4_all(base_R_zx)*limb_haa_px + pinion_x4_all(base_R_zy)*limb_haa_py);

  /* ---- pose of limb_hfe: revolute y, parent limb_haa ---------------------- */
  const pinion_x4 limb_hfe_R_xx = pinion_x4_all(base_R_xx)*limb_hfe_c - limb_hfe_s*limb_haa_R_xz;
  const pinion_x4 limb_hfe_R_xz = limb_haa_R_xz*limb_hfe_c + limb_hfe_s*pinion_x4_all(base_R_xx);
  const pinion_x4 limb_hfe_R_yx = pinion_x4_all(base_R_yx)*limb_hfe_c - limb_hfe_s*limb_haa_R_yz;
  const pinion_x4 limb_hfe_R_yz = limb_haa_R_yz*limb_hfe_c + limb_hfe_s*pinion_x4_all(base_R_yx);
  const pinion_x4 limb_hfe_R_zx = pinion_x4_all(base_R_zx)*limb_hfe_c - limb_hfe_s*limb_haa_R_zz;
  const pinion_x4 limb_hfe_R_zz = limb_haa_R_zz*limb_hfe_c + limb_hfe_s*pinion_x4_all(base_R_zx);
  const pinion_x4 limb_hfe_p_x = limb_haa_p_x + limb_haa_R_xy*limb_hfe_py;
  const pinion_x4 limb_hfe_p_y = limb_haa_p_y + limb_haa_R_yy*limb_hfe_py;
  const pinion_x4 limb_hfe_p_z = limb_haa_p_z + limb_haa_R_zy*limb_hfe_py;

  /* ---- pose of limb_kfe: revolute y, parent limb_hfe ---------------------- */
  const pinion_x4 limb_kfe_R_xx = limb_hfe_R_xx*limb_kfe_c - limb_kfe_s*limb_hfe_R_xz;
  const pinion_x4 limb_kfe_R_xz = limb_hfe_R_xz*limb_kfe_c + limb_kfe_s*limb_hfe_R_xx;
  const pinion_x4 limb_kfe_R_yx = limb_hfe_R_yx*limb_kfe_c - limb_kfe_s*limb_hfe_R_yz;
  const pinion_x4 limb_kfe_R_yz = limb_hfe_R_yz*limb_kfe_c + limb_kfe_s*limb_hfe_R_yx;
  const pinion_x4 limb_kfe_R_zx = limb_hfe_R_zx*limb_kfe_c - limb_kfe_s*limb_hfe_R_zz;
  const pinion_x4 limb_kfe_R_zz = limb_hfe_R_zz*limb_kfe_c + limb_kfe_s*limb_hfe_R_zx;
  const pinion_x4 limb_kfe_p_x = limb_hfe_p_x + limb_hfe_R_xz*limb_kfe_pz;
  const pinion_x4 limb_kfe_p_y = limb_hfe_p_y + limb_hfe_R_yz*limb_kfe_pz;
  const pinion_x4 limb_kfe_p_z = limb_hfe_p_z + limb_hfe_R_zz*limb_kfe_pz;

  /* ---- columns of base: floating, parent world ---------------------------- */
  const double base_r_x = q[QUAD_q_base_px] - base_c_x;
  const double base_r_y = q[QUAD_q_base_py] - base_c_y;
  const double base_r_z = q[QUAD_q_base_pz] - base_c_z;
  const double base_F_vx_world_fx = base_R_xx*total_mass;
  const double base_F_vx_world_fy = base_R_yx*total_mass;
  const double base_F_vx_world_fz = base_R_zx*total_mass;
  const double base_F_wx_world_fx = base_Ic_hy*base_R_xz - base_R_xy*base_Ic_hz;
  const double base_F_wx_world_fy = base_Ic_hy*base_R_yz - base_R_yy*base_Ic_hz;
  const double base_F_wx_world_fz = base_Ic_hy*base_R_zz - base_R_zy*base_Ic_hz;
  const double base_F_vy_world_fx = base_R_xy*total_mass;
  const double base_F_vy_world_fy = base_R_yy*total_mass;
  const double base_F_vy_world_fz = base_R_zy*total_mass;
  const double base_F_wy_world_fx = base_Ic_hz*base_R_xx - base_R_xz*base_Ic_hx;
  const double base_F_wy_world_fy = base_Ic_hz*base_R_yx - base_R_yz*base_Ic_hx;
  const double base_F_wy_world_fz = base_Ic_hz*base_R_zx - base_R_zz*base_Ic_hx;
  const double base_F_vz_world_fx = base_R_xz*total_mass;
  const double base_F_vz_world_fy = base_R_yz*total_mass;
  const double base_F_vz_world_fz = base_R_zz*total_mass;
  const double base_F_wz_world_fx = base_Ic_hx*base_R_xy - base_R_xx*base_Ic_hy;
  const double base_F_wz_world_fy = base_Ic_hx*base_R_yy - base_R_yx*base_Ic_hy;
  const double base_F_wz_world_fz = base_Ic_hx*base_R_zy - base_R_zx*base_Ic_hy;
  const double base_A_wx_nx = base_R_xx*base_Ic_xx + base_R_xy*base_Ic_xy + base_R_xz*base_Ic_xz
    + (base_F_wx_world_fz*base_r_y - base_F_wx_world_fy*base_r_z);
  const double base_A_wx_ny = base_R_yx*base_Ic_xx + base_R_yy*base_Ic_xy + base_R_yz*base_Ic_xz
    + (base_F_wx_world_fx*base_r_z - base_F_wx_world_fz*base_r_x);
  const double base_A_wx_nz = base_R_zx*base_Ic_xx + base_R_zy*base_Ic_xy + base_R_zz*base_Ic_xz
    + (base_F_wx_world_fy*base_r_x - base_F_wx_world_fx*base_r_y);
  const double base_A_wy_nx = base_R_xx*base_Ic_xy + base_R_xy*base_Ic_yy + base_R_xz*base_Ic_yz
    + (base_F_wy_world_fz*base_r_y - base_F_wy_world_fy*base_r_z);
  const double base_A_wy_ny = base_R_yx*base_Ic_xy + base_R_yy*base_Ic_yy + base_R_yz*base_Ic_yz
    + (base_F_wy_world_fx*base_r_z - base_F_wy_world_fz*base_r_x);
  const double base_A_wy_nz = base_R_zx*base_Ic_xy + base_R_zy*base_Ic_yy + base_R_zz*base_Ic_yz
    + (base_F_wy_world_fy*base_r_x - base_F_wy_world_fx*base_r_y);
  const double base_A_wz_nx = base_R_xx*base_Ic_xz + base_R_xy*base_Ic_yz + base_R_xz*base_Ic_zz
    + (base_F_wz_world_fz*base_r_y - base_F_wz_world_fy*base_r_z);
  const double base_A_wz_ny = base_R_yx*base_Ic_xz + base_R_yy*base_Ic_yz + base_R_yz*base_Ic_zz
    + (base_F_wz_world_fx*base_r_z - base_F_wz_world_fz*base_r_x);
  const double base_A_wz_nz = base_R_zx*base_Ic_xz + base_R_zy*base_Ic_yz + base_R_zz*base_Ic_zz
    + (base_F_wz_world_fy*base_r_x - base_F_wz_world_fx*base_r_y);

  /* ---- columns of limb_haa: revolute x, parent base ----------------------- */
  const pinion_x4 limb_haa_r_x = limb_haa_p_x - pinion_x4_all(base_c_x);
  const pinion_x4 limb_haa_r_y = limb_haa_p_y - pinion_x4_all(base_c_y);
  const pinion_x4 limb_haa_r_z = limb_haa_p_z - pinion_x4_all(base_c_z);
  const pinion_x4 limb_haa_F_world_fx = limb_haa_R_xz*limb_haa_Ic_hy - limb_haa_Ic_hz*limb_haa_R_xy;
  const pinion_x4 limb_haa_F_world_fy = limb_haa_R_yz*limb_haa_Ic_hy - limb_haa_Ic_hz*limb_haa_R_yy;
  const pinion_x4 limb_haa_F_world_fz = limb_haa_R_zz*limb_haa_Ic_hy - limb_haa_Ic_hz*limb_haa_R_zy;
  const pinion_x4 limb_haa_A_nx = pinion_x4_all(base_R_xx)*limb_haa_Ic_xx
    + limb_haa_R_xy*limb_haa_Ic_xy + limb_haa_R_xz*limb_haa_Ic_xz
    + (limb_haa_r_y*limb_haa_F_world_fz - limb_haa_r_z*limb_haa_F_world_fy);
  const pinion_x4 limb_haa_A_ny = pinion_x4_all(base_R_yx)*limb_haa_Ic_xx
    + limb_haa_R_yy*limb_haa_Ic_xy + limb_haa_R_yz*limb_haa_Ic_xz
    + (limb_haa_r_z*limb_haa_F_world_fx - limb_haa_r_x*limb_haa_F_world_fz);
  const pinion_x4 limb_haa_A_nz = pinion_x4_all(base_R_zx)*limb_haa_Ic_xx
    + limb_haa_R_zy*limb_haa_Ic_xy + limb_haa_R_zz*limb_haa_Ic_xz
    + (limb_haa_r_x*limb_haa_F_world_fy - limb_haa_r_y*limb_haa_F_world_fx);

  /* ---- columns of limb_hfe: revolute y, parent limb_haa ------------------- */
  const pinion_x4 limb_hfe_r_x = limb_hfe_p_x - pinion_x4_all(base_c_x);
  const pinion_x4 limb_hfe_r_y = limb_hfe_p_y - pinion_x4_all(base_c_y);
  const pinion_x4 limb_hfe_r_z = limb_hfe_p_z - pinion_x4_all(base_c_z);
  const pinion_x4 limb_hfe_F_world_fx = limb_hfe_R_xx*limb_hfe_Ic_hz - limb_hfe_Ic_hx*limb_hfe_R_xz;
  const pinion_x4 limb_hfe_F_world_fy = limb_hfe_R_yx*limb_hfe_Ic_hz - limb_hfe_Ic_hx*limb_hfe_R_yz;
  const pinion_x4 limb_hfe_F_world_fz = limb_hfe_R_zx*limb_hfe_Ic_hz - limb_hfe_Ic_hx*limb_hfe_R_zz;
  const pinion_x4 limb_hfe_A_nx = limb_hfe_R_xx*limb_hfe_Jxy + limb_haa_R_xy*limb_hfe_Ic_yy
    + limb_hfe_R_xz*limb_hfe_Jyz
    + (limb_hfe_r_y*limb_hfe_F_world_fz - limb_hfe_r_z*limb_hfe_F_world_fy);
  const pinion_x4 limb_hfe_A_ny = limb_hfe_R_yx*limb_hfe_Jxy + limb_haa_R_yy*limb_hfe_Ic_yy
    + limb_hfe_R_yz*limb_hfe_Jyz
    + (limb_hfe_r_z*limb_hfe_F_world_fx - limb_hfe_r_x*limb_hfe_F_world_fz);
  const pinion_x4 limb_hfe_A_nz = limb_hfe_R_zx*limb_hfe_Jxy + limb_haa_R_zy*limb_hfe_Ic_yy
    + limb_hfe_R_zz*limb_hfe_Jyz
    + (limb_hfe_r_x*limb_hfe_F_world_fy - limb_hfe_r_y*limb_hfe_F_world_fx);

  /* ---- columns of limb_kfe: revolute y, parent limb_hfe ------------------- */
  const pinion_x4 limb_kfe_r_x = limb_kfe_p_x - pinion_x4_all(base_c_x);
  const pinion_x4 limb_kfe_r_y = limb_kfe_p_y - pinion_x4_all(base_c_y);
  const pinion_x4 limb_kfe_r_z = limb_kfe_p_z - pinion_x4_all(base_c_z);
  const pinion_x4 limb_kfe_F_world_fx = limb_kfe_R_xx*limb_kfe_hz - limb_kfe_hx*limb_kfe_R_xz;
  const pinion_x4 limb_kfe_F_world_fy = limb_kfe_R_yx*limb_kfe_hz - limb_kfe_hx*limb_kfe_R_yz;
  const pinion_x4 limb_kfe_F_world_fz = limb_kfe_R_zx*limb_kfe_hz - limb_kfe_hx*limb_kfe_R_zz;
  const pinion_x4 limb_kfe_A_nx = limb_haa_R_xy*limb_kfe_Jyy
    + (limb_kfe_r_y*limb_kfe_F_world_fz - limb_kfe_r_z*limb_kfe_F_world_fy);
  const pinion_x4 limb_kfe_A_ny = limb_haa_R_yy*limb_kfe_Jyy
    + (limb_kfe_r_z*limb_kfe_F_world_fx - limb_kfe_r_x*limb_kfe_F_world_fz);
  const pinion_x4 limb_kfe_A_nz = limb_haa_R_zy*limb_kfe_Jyy
    + (limb_kfe_r_x*limb_kfe_F_world_fy - limb_kfe_r_y*limb_kfe_F_world_fx);

  /* ---- A_G and h_G = A_G*v ------------------------------------------------ */
  A[0][QUAD_base_vx] = base_F_vx_world_fx;
  A[0][QUAD_base_vy] = base_F_vy_world_fx;
  A[0][QUAD_base_vz] = base_F_vz_world_fx;
  A[0][QUAD_base_wx] = base_F_wx_world_fx;
  A[0][QUAD_base_wy] = base_F_wy_world_fx;
  A[0][QUAD_base_wz] = base_F_wz_world_fx;
  A[0][QUAD_lf_haa] = limb_haa_F_world_fx[0];
  A[0][QUAD_rf_haa] = limb_haa_F_world_fx[1];
  A[0][QUAD_lh_haa] = limb_haa_F_world_fx[2];
  A[0][QUAD_rh_haa] = limb_haa_F_world_fx[3];
  const pinion_x4 limb_haa_v =
    pinion_x4_of(v[QUAD_lf_haa], v[QUAD_rf_haa], v[QUAD_lh_haa], v[QUAD_rh_haa]);
  A[0][QUAD_lf_hfe] = limb_hfe_F_world_fx[0];
  A[0][QUAD_rf_hfe] = limb_hfe_F_world_fx[1];
  A[0][QUAD_lh_hfe] = limb_hfe_F_world_fx[2];
  A[0][QUAD_rh_hfe] = limb_hfe_F_world_fx[3];
  const pinion_x4 limb_hfe_v =
    pinion_x4_of(v[QUAD_lf_hfe], v[QUAD_rf_hfe], v[QUAD_lh_hfe], v[QUAD_rh_hfe]);
  A[0][QUAD_lf_kfe] = limb_kfe_F_world_fx[0];
  A[0][QUAD_rf_kfe] = limb_kfe_F_world_fx[1];
  A[0][QUAD_lh_kfe] = limb_kfe_F_world_fx[2];
  A[0][QUAD_rh_kfe] = limb_kfe_F_world_fx[3];
  const pinion_x4 limb_kfe_v =
    pinion_x4_of(v[QUAD_lf_kfe], v[QUAD_rf_kfe], v[QUAD_lh_kfe], v[QUAD_rh_kfe]);
  const pinion_x4 limb_kfe_t1 = limb_haa_F_world_fx*limb_haa_v + limb_hfe_F_world_fx*limb_hfe_v
    + limb_kfe_F_world_fx*limb_kfe_v;
  h[0] = base_F_vx_world_fx*v[QUAD_base_vx] + base_F_vy_world_fx*v[QUAD_base_vy]
    + base_F_vz_world_fx*v[QUAD_base_vz] + base_F_wx_world_fx*v[QUAD_base_wx]
    + base_F_wy_world_fx*v[QUAD_base_wy] + base_F_wz_world_fx*v[QUAD_base_wz]
    + pinion_x4_sum(limb_kfe_t1);
  A[1][QUAD_base_vx] = base_F_vx_world_fy;
  A[1][QUAD_base_vy] = base_F_vy_world_fy;
  A[1][QUAD_base_vz] = base_F_vz_world_fy;
  A[1][QUAD_base_wx] = base_F_wx_world_fy;
  A[1][QUAD_base_wy] = base_F_wy_world_fy;
  A[1][QUAD_base_wz] = base_F_wz_world_fy;
  A[1][QUAD_lf_haa] = limb_haa_F_world_fy[0];
  A[1][QUAD_rf_haa] = limb_haa_F_world_fy[1];
  A[1][QUAD_lh_haa] = limb_haa_F_world_fy[2];
  A[1][QUAD_rh_haa] = limb_haa_F_world_fy[3];
  A[1][QUAD_lf_hfe] = limb_hfe_F_world_fy[0];
  A[1][QUAD_rf_hfe] = limb_hfe_F_world_fy[1];
  A[1][QUAD_lh_hfe] = limb_hfe_F_world_fy[2];
  A[1][QUAD_rh_hfe] = limb_hfe_F_world_fy[3];
  A[1][QUAD_lf_kfe] = limb_kfe_F_world_fy[0];
  A[1][QUAD_rf_kfe] = limb_kfe_F_world_fy[1];
  A[1][QUAD_lh_kfe] = limb_kfe_F_world_fy[2];
  A[1][QUAD_rh_kfe] = limb_kfe_F_world_fy[3];
  const pinion_x4 limb_kfe_t2 = limb_haa_F_world_fy*limb_haa_v + limb_hfe_F_world_fy*limb_hfe_v
    + limb_kfe_F_world_fy*limb_kfe_v;
  h[1] = base_F_vx_world_fy*v[QUAD_base_vx] + base_F_vy_world_fy*v[QUAD_base_vy]
    + base_F_vz_world_fy*v[QUAD_base_vz] + base_F_wx_world_fy*v[QUAD_base_wx]
    + base_F_wy_world_fy*v[QUAD_base_wy] + base_F_wz_world_fy*v[QUAD_base_wz]
    + pinion_x4_sum(limb_kfe_t2);
  A[2][QUAD_base_vx] = base_F_vx_world_fz;
  A[2][QUAD_base_vy] = base_F_vy_world_fz;
  A[2][QUAD_base_vz] = base_F_vz_world_fz;
  A[2][QUAD_base_wx] = base_F_wx_world_fz;
  A[2][QUAD_base_wy] = base_F_wy_world_fz;
  A[2][QUAD_base_wz] = base_F_wz_world_fz;
  A[2][QUAD_lf_haa] = limb_haa_F_world_fz[0];
  A[2][QUAD_rf_haa] = limb_haa_F_world_fz[1];
  A[2][QUAD_lh_haa] = limb_haa_F_world_fz[2];
  A[2][QUAD_rh_haa] = limb_haa_F_world_fz[3];
  A[2][QUAD_lf_hfe] = limb_hfe_F_world_fz[0];
  A[2][QUAD_rf_hfe] = limb_hfe_F_world_fz[1];
  A[2][QUAD_lh_hfe] = limb_hfe_F_world_fz[2];
  A[2][QUAD_rh_hfe] = limb_hfe_F_world_fz[3];
  A[2][QUAD_lf_kfe] = limb_kfe_F_world_fz[0];
  A[2][QUAD_rf_kfe] = limb_kfe_F_world_fz[1];
  A[2][QUAD_lh_kfe] = limb_kfe_F_world_fz[2];
  A[2][QUAD_rh_kfe] = limb_kfe_F_world_fz[3];
  const pinion_x4 limb_kfe_t3 = limb_haa_F_world_fz*limb_haa_v + limb_hfe_F_world_fz*limb_hfe_v
    + limb_kfe_F_world_fz*limb_kfe_v;
  h[2] = base_F_vx_world_fz*v[QUAD_base_vx] + base_F_vy_world_fz*v[QUAD_base_vy]
    + base_F_vz_world_fz*v[QUAD_base_vz] + base_F_wx_world_fz*v[QUAD_base_wx]
    + base_F_wy_world_fz*v[QUAD_base_wy] + base_F_wz_world_fz*v[QUAD_base_wz]
    + pinion_x4_sum(limb_kfe_t3);
  A[3][QUAD_base_vx] = 0.0;
  A[3][QUAD_base_vy] = 0.0;
  A[3][QUAD_base_vz] = 0.0;
  A[3][QUAD_base_wx] = base_A_wx_nx;
  A[3][QUAD_base_wy] = base_A_wy_nx;
  A[3][QUAD_base_wz] = base_A_wz_nx;
  A[3][QUAD_lf_haa] = limb_haa_A_nx[0];
  A[3][QUAD_rf_haa] = limb_haa_A_nx[1];
  A[3][QUAD_lh_haa] = limb_haa_A_nx[2];
  A[3][QUAD_rh_haa] = limb_haa_A_nx[3];
  A[3][QUAD_lf_hfe] = limb_hfe_A_nx[0];
  A[3][QUAD_rf_hfe] = limb_hfe_A_nx[1];
  A[3][QUAD_lh_hfe] = limb_hfe_A_nx[2];
  A[3][QUAD_rh_hfe] = limb_hfe_A_nx[3];
  A[3][QUAD_lf_kfe] = limb_kfe_A_nx[0];
  A[3][QUAD_rf_kfe] = limb_kfe_A_nx[1];
  A[3][QUAD_lh_kfe] = limb_kfe_A_nx[2];
  A[3][QUAD_rh_kfe] = limb_kfe_A_nx[3];
  const pinion_x4 limb_kfe_t4 = limb_haa_A_nx*limb_haa_v + limb_hfe_A_nx*limb_hfe_v
    + limb_kfe_A_nx*limb_kfe_v;
  h[3] = base_A_wx_nx*v[QUAD_base_wx] + base_A_wy_nx*v[QUAD_base_wy] + base_A_wz_nx*v[QUAD_base_wz]
    + pinion_x4_sum(limb_kfe_t4);
  A[4][QUAD_base_vx] = 0.0;
  A[4][QUAD_base_vy] = 0.0;
  A[4][QUAD_base_vz] = 0.0;
  A[4][QUAD_base_wx] = base_A_wx_ny;
  A[4][QUAD_base_wy] = base_A_wy_ny;
  A[4][QUAD_base_wz] = base_A_wz_ny;
  A[4][QUAD_lf_haa] = limb_haa_A_ny[0];
  A[4][QUAD_rf_haa] = limb_haa_A_ny[1];
  A[4][QUAD_lh_haa] = limb_haa_A_ny[2];
  A[4][QUAD_rh_haa] = limb_haa_A_ny[3];
  A[4][QUAD_lf_hfe] = limb_hfe_A_ny[0];
  A[4][QUAD_rf_hfe] = limb_hfe_A_ny[1];
  A[4][QUAD_lh_hfe] = limb_hfe_A_ny[2];
  A[4][QUAD_rh_hfe] = limb_hfe_A_ny[3];
  A[4][QUAD_lf_kfe] = limb_kfe_A_ny[0];
  A[4][QUAD_rf_kfe] = limb_kfe_A_ny[1];
  A[4][QUAD_lh_kfe] = limb_kfe_A_ny[2];
  A[4][QUAD_rh_kfe] = limb_kfe_A_ny[3];
  const pinion_x4 limb_kfe_t5 = limb_haa_A_ny*limb_haa_v + limb_hfe_A_ny*limb_hfe_v
    + limb_kfe_A_ny*limb_kfe_v;
  h[4] = base_A_wx_ny*v[QUAD_base_wx] + base_A_wy_ny*v[QUAD_base_wy] + base_A_wz_ny*v[QUAD_base_wz]
    + pinion_x4_sum(limb_kfe_t5);
  A[5][QUAD_base_vx] = 0.0;
  A[5][QUAD_base_vy] = 0.0;
  A[5][QUAD_base_vz] = 0.0;
  A[5][QUAD_base_wx] = base_A_wx_nz;
  A[5][QUAD_base_wy] = base_A_wy_nz;
  A[5][QUAD_base_wz] = base_A_wz_nz;
  A[5][QUAD_lf_haa] = limb_haa_A_nz[0];
  A[5][QUAD_rf_haa] = limb_haa_A_nz[1];
  A[5][QUAD_lh_haa] = limb_haa_A_nz[2];
  A[5][QUAD_rh_haa] = limb_haa_A_nz[3];
  A[5][QUAD_lf_hfe] = limb_hfe_A_nz[0];
  A[5][QUAD_rf_hfe] = limb_hfe_A_nz[1];
  A[5][QUAD_lh_hfe] = limb_hfe_A_nz[2];
  A[5][QUAD_rh_hfe] = limb_hfe_A_nz[3];
  A[5][QUAD_lf_kfe] = limb_kfe_A_nz[0];
  A[5][QUAD_rf_kfe] = limb_kfe_A_nz[1];
  A[5][QUAD_lh_kfe] = limb_kfe_A_nz[2];
  A[5][QUAD_rh_kfe] = limb_kfe_A_nz[3];
  const pinion_x4 limb_kfe_t6 = limb_haa_A_nz*limb_haa_v + limb_hfe_A_nz*limb_hfe_v
    + limb_kfe_A_nz*limb_kfe_v;
  h[5] = base_A_wx_nz*v[QUAD_base_wx] + base_A_wy_nz*v[QUAD_base_wy] + base_A_wz_nz*v[QUAD_base_wz]
    + pinion_x4_sum(limb_kfe_t6);
}
#else /* each limb by itself */
void quad_centroidal(const double q[QUAD_NQ], const double v[QUAD_NV], double A[6][QUAD_NV],
                     double h[6])
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
    at_rh_kfe, at_rh_hfe, at_rh_haa,
    at_lh_kfe, at_lh_hfe, at_lh_haa,
    at_rf_kfe, at_rf_hfe, at_rf_haa,
    at_lf_kfe, at_lf_hfe, at_lf_haa
  };
  const double angle[PINION_SINCOS_ROOM(12)] = {
    q[QUAD_q_rh_kfe], q[QUAD_q_rh_hfe], q[QUAD_q_rh_haa],
    q[QUAD_q_lh_kfe], q[QUAD_q_lh_hfe], q[QUAD_q_lh_haa],
    q[QUAD_q_rf_kfe], q[QUAD_q_rf_hfe], q[QUAD_q_rf_haa],
    q[QUAD_q_lf_kfe], q[QUAD_q_lf_hfe], q[QUAD_q_lf_haa]
  };
  double s[PINION_SINCOS_ROOM(12)], c[PINION_SINCOS_ROOM(12)];
  PINION_SINCOS(PINION_SINCOS_ROOM(12), angle, s, c);
  const double rh_kfe_s = s[at_rh_kfe];
  const double rh_kfe_c = c[at_rh_kfe];
  const double rh_hfe_s = s[at_rh_hfe];
  const double rh_hfe_c = c[at_rh_hfe];
  const double rh_haa_s = s[at_rh_haa];
  const double rh_haa_c = c[at_rh_haa];
  const double lh_kfe_s = s[at_lh_kfe];
  const double lh_kfe_c = c[at_lh_kfe];
  const double lh_hfe_s = s[at_lh_hfe];
  const double lh_hfe_c = c[at_lh_hfe];
  const double lh_haa_s = s[at_lh_haa];
  const double lh_haa_c = c[at_lh_haa];
  const double rf_kfe_s = s[at_rf_kfe];
  const double rf_kfe_c = c[at_rf_kfe];
  const double rf_hfe_s = s[at_rf_hfe];
  const double rf_hfe_c = c[at_rf_hfe];
  const double rf_haa_s = s[at_rf_haa];
  const double rf_haa_c = c[at_rf_haa];
  const double lf_kfe_s = s[at_lf_kfe];
  const double lf_kfe_c = c[at_lf_kfe];
  const double lf_hfe_s = s[at_lf_hfe];
  const double lf_hfe_c = c[at_lf_hfe];
  const double lf_haa_s = s[at_lf_haa];
  const double lf_haa_c = c[at_lf_haa];

  /* Ic = I + children's Ic in the body's frame; Ic_h = m*c */

  /* ---- composite inertia of rh_kfe: revolute y, parent rh_hfe ------------- */
  const double rh_kfe_Rh_x = rh_calf_hz*rh_kfe_s + rh_calf_hx*rh_kfe_c;
  const double rh_kfe_Rh_z = rh_calf_hz*rh_kfe_c - rh_calf_hx*rh_kfe_s;
  const double rh_kfe_ui = rh_calf_2Jxz*rh_kfe_c - rh_calf_Jxx_Jzz*rh_kfe_s;
  const double rh_kfe_uis = rh_kfe_ui*rh_kfe_s;
  const double rh_kfe_e_z = rh_kfe_2pz*rh_kfe_Rh_z + rh_kfe_mpzpz;

  /* ---- composite inertia of rh_hfe: revolute y, parent rh_haa ------------- */
  const double rh_hfe_Ic_hx = rh_thigh_hx + rh_kfe_Rh_x;
  const double rh_hfe_Ic_hz = rh_thigh_hz + (rh_kfe_Rh_z + rh_kfe_mpz);
  const double rh_hfe_Ic_xx = rh_thigh_Jxx + (rh_calf_Jxx + rh_kfe_uis + rh_kfe_e_z);
  const double rh_hfe_Ic_xz = rh_thigh_Jxz
    + (rh_kfe_ui*rh_kfe_c - rh_calf_Jxz - rh_kfe_pz*rh_kfe_Rh_x);
  const double rh_hfe_Ic_yy = rh_thigh_Jyy + (rh_calf_Jyy + rh_kfe_e_z);
  const double rh_hfe_Ic_zz = rh_thigh_Jzz + (rh_calf_Jzz - rh_kfe_uis);
  const double rh_haa_Ic_hz = rh_hfe_Ic_hz*rh_hfe_c - rh_hfe_Ic_hx*rh_hfe_s;
  const double rh_hfe_Rh_x = rh_hfe_Ic_hz*rh_hfe_s + rh_hfe_Ic_hx*rh_hfe_c;
  const double rh_hfe_ui = (rh_hfe_Ic_zz - rh_hfe_Ic_xx)*rh_hfe_s + rh_hfe_Ic_xz*(2.0*rh_hfe_c);
  const double rh_hfe_uis = rh_hfe_ui*rh_hfe_s;
  const double rh_haa_Ic_xz = rh_hfe_ui*rh_hfe_c - rh_hfe_Ic_xz;
  const double rh_haa_Ic_yz = rh_thigh_Jyz*rh_hfe_c - rh_thigh_Jxy*rh_hfe_s
    - rh_hfe_py*rh_haa_Ic_hz;

  /* ---- composite inertia of rh_haa: revolute x, parent base --------------- */
  const double rh_haa_Ic_hx = rh_hip_hx + rh_hfe_Rh_x;
  const double rh_haa_Ic_xx = rh_hip_Jxx + (rh_hfe_Ic_xx + rh_hfe_uis + rh_hfe_J_k1532);
  const double rh_haa_Ic_xy = rh_hip_Jxy
    + (rh_thigh_Jyz*rh_hfe_s + rh_thigh_Jxy*rh_hfe_c - rh_hfe_py*rh_hfe_Rh_x);
  const double rh_haa_Ic_yy = rh_hip_Jyy + rh_hfe_Ic_yy;
  const double rh_haa_Ic_zz = rh_hip_Jzz + (rh_hfe_Ic_zz - rh_hfe_uis + rh_hfe_J_k1532);
  const double rh_haa_Rh_y = rh_haa_h_k9233*rh_haa_c - rh_haa_Ic_hz*rh_haa_s;
  const double rh_haa_Rh_z = rh_haa_h_k9233*rh_haa_s + rh_haa_Ic_hz*rh_haa_c;
  const double rh_haa_ui = (rh_haa_Ic_yy - rh_haa_Ic_zz)*rh_haa_s + rh_haa_Ic_yz*(2.0*rh_haa_c);
  const double rh_haa_uis = rh_haa_ui*rh_haa_s;
  const double rh_haa_e_x = rh_haa_2px*rh_haa_Ic_hx + rh_haa_Ic_mpxpx;
  const double rh_haa_e_y = rh_haa_2py*rh_haa_Rh_y + rh_haa_Ic_mpypy;
  const double rh_haa_Ic_base_hy = rh_haa_Rh_y + rh_haa_Ic_mpy;

  /* ---- composite inertia of lh_kfe: revolute y, parent lh_hfe ------------- */
  const double lh_kfe_Rh_x = lh_calf_hz*lh_kfe_s + lh_calf_hx*lh_kfe_c;
  const double lh_kfe_Rh_z = lh_calf_hz*lh_kfe_c - lh_calf_hx*lh_kfe_s;
  const double lh_kfe_ui = lh_calf_2Jxz*lh_kfe_c - lh_calf_Jxx_Jzz*lh_kfe_s;
  const double lh_kfe_uis = lh_kfe_ui*lh_kfe_s;
  const double lh_kfe_e_z = lh_kfe_2pz*lh_kfe_Rh_z + lh_kfe_mpzpz;

  /* ---- composite inertia of lh_hfe: revolute y, parent lh_haa ------------- */
  const double lh_hfe_Ic_hx = lh_thigh_hx + lh_kfe_Rh_x;
  const double lh_hfe_Ic_hz = lh_thigh_hz + (lh_kfe_Rh_z + lh_kfe_mpz);
  const double lh_hfe_Ic_xx = lh_thigh_Jxx + (lh_calf_Jxx + lh_kfe_uis + lh_kfe_e_z);
  const double lh_hfe_Ic_xz = lh_thigh_Jxz
    + (lh_kfe_ui*lh_kfe_c - lh_calf_Jxz - lh_kfe_pz*lh_kfe_Rh_x);
  const double lh_hfe_Ic_yy = lh_thigh_Jyy + (lh_calf_Jyy + lh_kfe_e_z);
  const double lh_hfe_Ic_zz = lh_thigh_Jzz + (lh_calf_Jzz - lh_kfe_uis);
  const double lh_haa_Ic_hz = lh_hfe_Ic_hz*lh_hfe_c - lh_hfe_Ic_hx*lh_hfe_s;
  const double lh_hfe_Rh_x = lh_hfe_Ic_hz*lh_hfe_s + lh_hfe_Ic_hx*lh_hfe_c;
  const double lh_hfe_ui = (lh_hfe_Ic_zz - lh_hfe_Ic_xx)*lh_hfe_s + lh_hfe_Ic_xz*(2.0*lh_hfe_c);
  const double lh_hfe_uis = lh_hfe_ui*lh_hfe_s;
  const double lh_haa_Ic_xz = lh_hfe_ui*lh_hfe_c - lh_hfe_Ic_xz;
  const double lh_haa_Ic_yz = lh_thigh_Jyz*lh_hfe_c - lh_thigh_Jxy*lh_hfe_s
    - lh_hfe_py*lh_haa_Ic_hz;

  /* ---- composite inertia of lh_haa: revolute x, parent base --------------- */
  const double lh_haa_Ic_hx = lh_hip_hx + lh_hfe_Rh_x;
  const double lh_haa_Ic_xx = lh_hip_Jxx + (lh_hfe_Ic_xx + lh_hfe_uis + lh_hfe_J_k1532);
  const double lh_haa_Ic_xy = lh_hip_Jxy
    + (lh_thigh_Jyz*lh_hfe_s + lh_thigh_Jxy*lh_hfe_c - lh_hfe_py*lh_hfe_Rh_x);
  const double lh_haa_Ic_yy = lh_hip_Jyy + lh_hfe_Ic_yy;
  const double lh_haa_Ic_zz = lh_hip_Jzz + (lh_hfe_Ic_zz - lh_hfe_uis + lh_hfe_J_k1532);
  const double lh_haa_Rh_y = lh_haa_h_k9233*lh_haa_c - lh_haa_Ic_hz*lh_haa_s;
  const double lh_haa_Rh_z = lh_haa_h_k9233*lh_haa_s + lh_haa_Ic_hz*lh_haa_c;
  const double lh_haa_ui = (lh_haa_Ic_yy - lh_haa_Ic_zz)*lh_haa_s + lh_haa_Ic_yz*(2.0*lh_haa_c);
  const double lh_haa_uis = lh_haa_ui*lh_haa_s;
  const double lh_haa_e_x = lh_haa_2px*lh_haa_Ic_hx + lh_haa_Ic_mpxpx;
  const double lh_haa_e_y = lh_haa_2py*lh_haa_Rh_y + lh_haa_Ic_mpypy;
  const double lh_haa_Ic_base_hy = lh_haa_Rh_y + lh_haa_Ic_mpy;

  /* ---- composite inertia of rf_kfe: revolute y, parent rf_hfe ------------- */
  const double rf_kfe_Rh_x = rf_calf_hz*rf_kfe_s + rf_calf_hx*rf_kfe_c;
  const double rf_kfe_Rh_z = rf_calf_hz*rf_kfe_c - rf_calf_hx*rf_kfe_s;
  const double rf_kfe_ui = rf_calf_2Jxz*rf_kfe_c - rf_calf_Jxx_Jzz*rf_kfe_s;
  const double rf_kfe_uis = rf_kfe_ui*rf_kfe_s;
  const double rf_kfe_e_z = rf_kfe_2pz*rf_kfe_Rh_z + rf_kfe_mpzpz;

  /* ---- composite inertia of rf_hfe: revolute y, parent rf_haa ------------- */
  const double rf_hfe_Ic_hx = rf_thigh_hx + rf_kfe_Rh_x;
  const double rf_hfe_Ic_hz = rf_thigh_hz + (rf_kfe_Rh_z + rf_kfe_mpz);
  const double rf_hfe_Ic_xx = rf_thigh_Jxx + (rf_calf_Jxx + rf_kfe_uis + rf_kfe_e_z);
  const double rf_hfe_Ic_xz = rf_thigh_Jxz
    + (rf_kfe_ui*rf_kfe_c - rf_calf_Jxz - rf_kfe_pz*rf_kfe_Rh_x);
  const double rf_hfe_Ic_yy = rf_thigh_Jyy + (rf_calf_Jyy + rf_kfe_e_z);
  const double rf_hfe_Ic_zz = rf_thigh_Jzz + (rf_calf_Jzz - rf_kfe_uis);
  const double rf_haa_Ic_hz = rf_hfe_Ic_hz*rf_hfe_c - rf_hfe_Ic_hx*rf_hfe_s;
  const double rf_hfe_Rh_x = rf_hfe_Ic_hz*rf_hfe_s + rf_hfe_Ic_hx*rf_hfe_c;
  const double rf_hfe_ui = (rf_hfe_Ic_zz - rf_hfe_Ic_xx)*rf_hfe_s + rf_hfe_Ic_xz*(2.0*rf_hfe_c);
  const double rf_hfe_uis = rf_hfe_ui*rf_hfe_s;
  const double rf_haa_Ic_xz = rf_hfe_ui*rf_hfe_c - rf_hfe_Ic_xz;
  const double rf_haa_Ic_yz = rf_thigh_Jyz*rf_hfe_c - rf_thigh_Jxy*rf_hfe_s
    - rf_hfe_py*rf_haa_Ic_hz;

  /* ---- composite inertia of rf_haa: revolute x, parent base --------------- */
  const double rf_haa_Ic_hx = rf_hip_hx + rf_hfe_Rh_x;
  const double rf_haa_Ic_xx = rf_hip_Jxx + (rf_hfe_Ic_xx + rf_hfe_uis + rf_hfe_J_k1532);
  const double rf_haa_Ic_xy = rf_hip_Jxy
    + (rf_thigh_Jyz*rf_hfe_s + rf_thigh_Jxy*rf_hfe_c - rf_hfe_py*rf_hfe_Rh_x);
  const double rf_haa_Ic_yy = rf_hip_Jyy + rf_hfe_Ic_yy;
  const double rf_haa_Ic_zz = rf_hip_Jzz + (rf_hfe_Ic_zz - rf_hfe_uis + rf_hfe_J_k1532);
  const double rf_haa_Rh_y = rf_haa_h_k9233*rf_haa_c - rf_haa_Ic_hz*rf_haa_s;
  const double rf_haa_Rh_z = rf_haa_h_k9233*rf_haa_s + rf_haa_Ic_hz*rf_haa_c;
  const double rf_haa_ui = (rf_haa_Ic_yy - rf_haa_Ic_zz)*rf_haa_s + rf_haa_Ic_yz*(2.0*rf_haa_c);
  const double rf_haa_uis = rf_haa_ui*rf_haa_s;
  const double rf_haa_e_x = rf_haa_2px*rf_haa_Ic_hx + rf_haa_Ic_mpxpx;
  const double rf_haa_e_y = rf_haa_2py*rf_haa_Rh_y + rf_haa_Ic_mpypy;
  const double rf_haa_Ic_base_hy = rf_haa_Rh_y + rf_haa_Ic_mpy;

  /* ---- composite inertia of lf_kfe: revolute y, parent lf_hfe ------------- */
  const double lf_kfe_Rh_x = lf_calf_hz*lf_kfe_s + lf_calf_hx*lf_kfe_c;
  const double lf_kfe_Rh_z = lf_calf_hz*lf_kfe_c - lf_calf_hx*lf_kfe_s;
  const double lf_kfe_ui = lf_calf_2Jxz*lf_kfe_c - lf_calf_Jxx_Jzz*lf_kfe_s;
  const double lf_kfe_uis = lf_kfe_ui*lf_kfe_s;
  const double lf_kfe_e_z = lf_kfe_2pz*lf_kfe_Rh_z + lf_kfe_mpzpz;

  /* ---- composite inertia of lf_hfe: revolute y, parent lf_haa ------------- */
  const double lf_hfe_Ic_hx = lf_thigh_hx + lf_kfe_Rh_x;
  const double lf_hfe_Ic_hz = lf_thigh_hz + (lf_kfe_Rh_z + lf_kfe_mpz);
  const double lf_hfe_Ic_xx = lf_thigh_Jxx + (lf_calf_Jxx + lf_kfe_uis + lf_kfe_e_z);
  const double lf_hfe_Ic_xz = lf_thigh_Jxz
    + (lf_kfe_ui*lf_kfe_c - lf_calf_Jxz - lf_kfe_pz*lf_kfe_Rh_x);
  const double lf_hfe_Ic_yy = lf_thigh_Jyy + (lf_calf_Jyy + lf_kfe_e_z);
  const double lf_hfe_Ic_zz = lf_thigh_Jzz + (lf_calf_Jzz - lf_kfe_uis);
  const double lf_haa_Ic_hz = lf_hfe_Ic_hz*lf_hfe_c - lf_hfe_Ic_hx*lf_hfe_s;
  const double lf_hfe_Rh_x = lf_hfe_Ic_hz*lf_hfe_s + lf_hfe_Ic_hx*lf_hfe_c;
  const double lf_hfe_ui = (lf_hfe_Ic_zz - lf_hfe_Ic_xx)*lf_hfe_s + lf_hfe_Ic_xz*(2.0*lf_hfe_c);
  const double lf_hfe_uis = lf_hfe_ui*lf_hfe_s;
  const double lf_haa_Ic_xz = lf_hfe_ui*lf_hfe_c - lf_hfe_Ic_xz;
  const double lf_haa_Ic_yz = lf_thigh_Jyz*lf_hfe_c - lf_thigh_Jxy*lf_hfe_s
    - lf_hfe_py*lf_haa_Ic_hz;

  /* ---- composite inertia of lf_haa: revolute x, parent base --------------- */
  const double lf_haa_Ic_hx = lf_hip_hx + lf_hfe_Rh_x;
  const double lf_haa_Ic_xx = lf_hip_Jxx + (lf_hfe_Ic_xx + lf_hfe_uis + lf_hfe_J_k1532);
  const double lf_haa_Ic_xy = lf_hip_Jxy
    + (lf_thigh_Jyz*lf_hfe_s + lf_thigh_Jxy*lf_hfe_c - lf_hfe_py*lf_hfe_Rh_x);
  const double lf_haa_Ic_yy = lf_hip_Jyy + lf_hfe_Ic_yy;
  const double lf_haa_Ic_zz = lf_hip_Jzz + (lf_hfe_Ic_zz - lf_hfe_uis + lf_hfe_J_k1532);
  const double lf_haa_Rh_y = lf_haa_h_k9233*lf_haa_c - lf_haa_Ic_hz*lf_haa_s;
  const double lf_haa_Rh_z = lf_haa_h_k9233*lf_haa_s + lf_haa_Ic_hz*lf_haa_c;
  const double lf_haa_ui = (lf_haa_Ic_yy - lf_haa_Ic_zz)*lf_haa_s + lf_haa_Ic_yz*(2.0*lf_haa_c);
  const double lf_haa_uis = lf_haa_ui*lf_haa_s;
  const double lf_haa_e_x = lf_haa_2px*lf_haa_Ic_hx + lf_haa_Ic_mpxpx;
  const double lf_haa_e_y = lf_haa_2py*lf_haa_Rh_y + lf_haa_Ic_mpypy;
  const double lf_haa_Ic_base_hy = lf_haa_Rh_y + lf_haa_Ic_mpy;

  /* ---- composite inertia of base: floating, parent world ------------------ */
  const double base_Ic_hx = trunk_hx + (rh_haa_Ic_hx + rh_haa_Ic_mpx)
    + (lh_haa_Ic_hx + lh_haa_Ic_mpx) + (rf_haa_Ic_hx + rf_haa_Ic_mpx)
    + (lf_haa_Ic_hx + lf_haa_Ic_mpx);
  const double base_Ic_hy = rh_haa_Ic_base_hy + lh_haa_Ic_base_hy + rf_haa_Ic_base_hy
    + lf_haa_Ic_base_hy;
  const double base_Ic_hz = trunk_hz + rh_haa_Rh_z + lh_haa_Rh_z + rf_haa_Rh_z + lf_haa_Rh_z;
  const double base_Ic_xx = trunk_Jxx + (rh_haa_Ic_xx + rh_haa_e_y) + (lh_haa_Ic_xx + lh_haa_e_y)
    + (rf_haa_Ic_xx + rf_haa_e_y) + (lf_haa_Ic_xx + lf_haa_e_y);
  const double base_Ic_xy = rh_haa_Ic_xy*rh_haa_c - rh_haa_Ic_xz*rh_haa_s
    - (rh_haa_px*rh_haa_Ic_base_hy + rh_haa_py*rh_haa_Ic_hx)
    + (lh_haa_Ic_xy*lh_haa_c - lh_haa_Ic_xz*lh_haa_s
    - (lh_haa_px*lh_haa_Ic_base_hy + lh_haa_py*lh_haa_Ic_hx))
    + (rf_haa_Ic_xy*rf_haa_c - rf_haa_Ic_xz*rf_haa_s
    - (rf_haa_px*rf_haa_Ic_base_hy + rf_haa_py*rf_haa_Ic_hx))
    + (lf_haa_Ic_xy*lf_haa_c - lf_haa_Ic_xz*lf_haa_s
    - (lf_haa_px*lf_haa_Ic_base_hy + lf_haa_py*lf_haa_Ic_hx));
  const double base_Ic_xz = trunk_Jxz
    + (rh_haa_Ic_xy*rh_haa_s + rh_haa_Ic_xz*rh_haa_c - rh_haa_px*rh_haa_Rh_z)
    + (lh_haa_Ic_xy*lh_haa_s + lh_haa_Ic_xz*lh_haa_c - lh_haa_px*lh_haa_Rh_z)
    + (rf_haa_Ic_xy*rf_haa_s + rf_haa_Ic_xz*rf_haa_c - rf_haa_px*rf_haa_Rh_z)
    + (lf_haa_Ic_xy*lf_haa_s + lf_haa_Ic_xz*lf_haa_c - lf_haa_px*lf_haa_Rh_z);
  const double base_Ic_yy = trunk_Jyy + (rh_haa_Ic_yy - rh_haa_uis + rh_haa_e_x)
    + (lh_haa_Ic_yy - lh_haa_uis + lh_haa_e_x) + (rf_haa_Ic_yy - rf_haa_uis + rf_haa_e_x)
    + (lf_haa_Ic_yy - lf_haa_uis + lf_haa_e_x);
  const double base_Ic_yz = rh_haa_ui*rh_haa_c - rh_haa_Ic_yz - rh_haa_py*rh_haa_Rh_z
    + (lh_haa_ui*lh_haa_c - lh_haa_Ic_yz - lh_haa_py*lh_haa_Rh_z)
    + (rf_haa_ui*rf_haa_c - rf_haa_Ic_yz - rf_haa_py*rf_haa_Rh_z)
    + (lf_haa_ui*lf_haa_c - lf_haa_Ic_yz - lf_haa_py*lf_haa_Rh_z);
  const double base_Ic_zz = trunk_Jzz + (rh_haa_Ic_zz + rh_haa_uis + (rh_haa_e_x + rh_haa_e_y))
    + (lh_haa_Ic_zz + lh_haa_uis + (lh_haa_e_x + lh_haa_e_y))
    + (rf_haa_Ic_zz + rf_haa_uis + (rf_haa_e_x + rf_haa_e_y))
    + (lf_haa_Ic_zz + lf_haa_uis + (lf_haa_e_x + lf_haa_e_y));
  const double base_Ic_world_hx = base_R_xx*base_Ic_hx + base_R_xy*base_Ic_hy + base_R_xz*base_Ic_hz
    + total_mass*q[QUAD_q_base_px];
  const double base_Ic_world_hy = base_R_yx*base_Ic_hx + base_R_yy*base_Ic_hy + base_R_yz*base_Ic_hz
    + total_mass*q[QUAD_q_base_py];
  const double base_Ic_world_hz = base_R_zx*base_Ic_hx + base_R_zy*base_Ic_hy + base_R_zz*base_Ic_hz
    + total_mass*q[QUAD_q_base_pz];

  /* F = Ic*S; A: F in world axes, about the centre of mass */
  const double base_c_x = per_mass*base_Ic_world_hx;
  const double base_c_y = per_mass*base_Ic_world_hy;
  const double base_c_z = per_mass*base_Ic_world_hz;

  /* R = R_lambda*E', p = p_lambda + R_lambda*r: pose of a body in the world */

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

  /* ---- columns of base: floating, parent world ---------------------------- */
  const double base_r_x = q[QUAD_q_base_px] - base_c_x;
  const double base_r_y = q[QUAD_q_base_py] - base_c_y;
  const double base_r_z = q[QUAD_q_base_pz] - base_c_z;
  const double base_F_vx_world_fx = base_R_xx*total_mass;
  const double base_F_vx_world_fy = base_R_yx*total_mass;
  const double base_F_vx_world_fz = base_R_zx*total_mass;
  const double base_F_wx_world_fx = base_Ic_hy*base_R_xz - base_R_xy*base_Ic_hz;
  const double base_F_wx_world_fy = base_Ic_hy*base_R_yz - base_R_yy*base_Ic_hz;
  const double base_F_wx_world_fz = base_Ic_hy*base_R_zz - base_R_zy*base_Ic_hz;
  const double base_F_vy_world_fx = base_R_xy*total_mass;
  const double base_F_vy_world_fy = base_R_yy*total_mass;
  const double base_F_vy_world_fz = base_R_zy*total_mass;
  const double base_F_wy_world_fx = base_Ic_hz*base_R_xx - base_R_xz*base_Ic_hx;
  const double base_F_wy_world_fy = base_Ic_hz*base_R_yx - base_R_yz*base_Ic_hx;
  const double base_F_wy_world_fz = base_Ic_hz*base_R_zx - base_R_zz*base_Ic_hx;
  const double base_F_vz_world_fx = base_R_xz*total_mass;
  const double base_F_vz_world_fy = base_R_yz*total_mass;
  const double base_F_vz_world_fz = base_R_zz*total_mass;
  const double base_F_wz_world_fx = base_Ic_hx*base_R_xy - base_R_xx*base_Ic_hy;
  const double base_F_wz_world_fy = base_Ic_hx*base_R_yy - base_R_yx*base_Ic_hy;
  const double base_F_wz_world_fz = base_Ic_hx*base_R_zy - base_R_zx*base_Ic_hy;
  const double base_A_wx_nx = base_R_xx*base_Ic_xx + base_R_xy*base_Ic_xy + base_R_xz*base_Ic_xz
    + (base_F_wx_world_fz*base_r_y - base_F_wx_world_fy*base_r_z);
  const double base_A_wx_ny = base_R_yx*base_Ic_xx + base_R_yy*base_Ic_xy + base_R_yz*base_Ic_xz
    + (base_F_wx_world_fx*base_r_z - base_F_wx_world_fz*base_r_x);
  const double base_A_wx_nz = base_R_zx*base_Ic_xx + base_R_zy*base_Ic_xy + base_R_zz*base_Ic_xz
    + (base_F_wx_world_fy*base_r_x - base_F_wx_world_fx*base_r_y);
  const double base_A_wy_nx = base_R_xx*base_Ic_xy + base_R_xy*base_Ic_yy + base_R_xz*base_Ic_yz
    + (base_F_wy_world_fz*base_r_y - base_F_wy_world_fy*base_r_z);
  const double base_A_wy_ny = base_R_yx*base_Ic_xy + base_R_yy*base_Ic_yy + base_R_yz*base_Ic_yz
    + (base_F_wy_world_fx*base_r_z - base_F_wy_world_fz*base_r_x);
  const double base_A_wy_nz = base_R_zx*base_Ic_xy + base_R_zy*base_Ic_yy + base_R_zz*base_Ic_yz
    + (base_F_wy_world_fy*base_r_x - base_F_wy_world_fx*base_r_y);
  const double base_A_wz_nx = base_R_xx*base_Ic_xz + base_R_xy*base_Ic_yz + base_R_xz*base_Ic_zz
    + (base_F_wz_world_fz*base_r_y - base_F_wz_world_fy*base_r_z);
  const double base_A_wz_ny = base_R_yx*base_Ic_xz + base_R_yy*base_Ic_yz + base_R_yz*base_Ic_zz
    + (base_F_wz_world_fx*base_r_z - base_F_wz_world_fz*base_r_x);
  const double base_A_wz_nz = base_R_zx*base_Ic_xz + base_R_zy*base_Ic_yz + base_R_zz*base_Ic_zz
    + (base_F_wz_world_fy*base_r_x - base_F_wz_world_fx*base_r_y);

  /* ---- columns of lf_haa: revolute x, parent base ------------------------- */
  const double lf_haa_r_x = lf_haa_p_x - base_c_x;
  const double lf_haa_r_y = lf_haa_p_y - base_c_y;
  const double lf_haa_r_z = lf_haa_p_z - base_c_z;
  const double lf_haa_F_world_fx = lf_haa_R_xz*lf_haa_h_k9233 - lf_haa_Ic_hz*lf_haa_R_xy;
  const double lf_haa_F_world_fy = lf_haa_R_yz*lf_haa_h_k9233 - lf_haa_Ic_hz*lf_haa_R_yy;
  const double lf_haa_F_world_fz = lf_haa_R_zz*lf_haa_h_k9233 - lf_haa_Ic_hz*lf_haa_R_zy;
  const double lf_haa_A_nx = base_R_xx*lf_haa_Ic_xx + lf_haa_R_xy*lf_haa_Ic_xy
    + lf_haa_R_xz*lf_haa_Ic_xz + (lf_haa_r_y*lf_haa_F_world_fz - lf_haa_r_z*lf_haa_F_world_fy);
  const double lf_haa_A_ny = base_R_yx*lf_haa_Ic_xx + lf_haa_R_yy*lf_haa_Ic_xy
    + lf_haa_R_yz*lf_haa_Ic_xz + (lf_haa_r_z*lf_haa_F_world_fx - lf_haa_r_x*lf_haa_F_world_fz);
  const double lf_haa_A_nz = base_R_zx*lf_haa_Ic_xx + lf_haa_R_zy*lf_haa_Ic_xy
    + lf_haa_R_zz*lf_haa_Ic_xz + (lf_haa_r_x*lf_haa_F_world_fy - lf_haa_r_y*lf_haa_F_world_fx);

  /* ---- columns of lf_hfe: revolute y, parent lf_haa ----------------------- */
  const double lf_hfe_r_x = lf_hfe_p_x - base_c_x;
  const double lf_hfe_r_y = lf_hfe_p_y - base_c_y;
  const double lf_hfe_r_z = lf_hfe_p_z - base_c_z;
  const double lf_hfe_F_world_fx = lf_hfe_R_xx*lf_hfe_Ic_hz - lf_hfe_Ic_hx*lf_hfe_R_xz;
  const double lf_hfe_F_world_fy = lf_hfe_R_yx*lf_hfe_Ic_hz - lf_hfe_Ic_hx*lf_hfe_R_yz;
  const double lf_hfe_F_world_fz = lf_hfe_R_zx*lf_hfe_Ic_hz - lf_hfe_Ic_hx*lf_hfe_R_zz;
  const double lf_hfe_A_nx = lf_hfe_R_xx*lf_thigh_Jxy + lf_haa_R_xy*lf_hfe_Ic_yy
    + lf_hfe_R_xz*lf_thigh_Jyz + (lf_hfe_r_y*lf_hfe_F_world_fz - lf_hfe_r_z*lf_hfe_F_world_fy);
  const double lf_hfe_A_ny = lf_hfe_R_yx*lf_thigh_Jxy + lf_haa_R_yy*lf_hfe_Ic_yy
    + lf_hfe_R_yz*lf_thigh_Jyz + (lf_hfe_r_z*lf_hfe_F_world_fx - lf_hfe_r_x*lf_hfe_F_world_fz);
  const double lf_hfe_A_nz = lf_hfe_R_zx*lf_thigh_Jxy + lf_haa_R_zy*lf_hfe_Ic_yy
    + lf_hfe_R_zz*lf_thigh_Jyz + (lf_hfe_r_x*lf_hfe_F_world_fy - lf_hfe_r_y*lf_hfe_F_world_fx);

  /* ---- columns of lf_kfe: revolute y, parent lf_hfe ----------------------- */
  const double lf_kfe_r_x = lf_kfe_p_x - base_c_x;
  const double lf_kfe_r_y = lf_kfe_p_y - base_c_y;
  const double lf_kfe_r_z = lf_kfe_p_z - base_c_z;
  const double lf_kfe_F_world_fx = lf_kfe_R_xx*lf_calf_hz - lf_calf_hx*lf_kfe_R_xz;
  const double lf_kfe_F_world_fy = lf_kfe_R_yx*lf_calf_hz - lf_calf_hx*lf_kfe_R_yz;
  const double lf_kfe_F_world_fz = lf_kfe_R_zx*lf_calf_hz - lf_calf_hx*lf_kfe_R_zz;
  const double lf_kfe_A_nx = lf_haa_R_xy*lf_calf_Jyy
    + (lf_kfe_r_y*lf_kfe_F_world_fz - lf_kfe_r_z*lf_kfe_F_world_fy);
  const double lf_kfe_A_ny = lf_haa_R_yy*lf_calf_Jyy
    + (lf_kfe_r_z*lf_kfe_F_world_fx - lf_kfe_r_x*lf_kfe_F_world_fz);
  const double lf_kfe_A_nz = lf_haa_R_zy*lf_calf_Jyy
    + (lf_kfe_r_x*lf_kfe_F_world_fy - lf_kfe_r_y*lf_kfe_F_world_fx);

  /* ---- columns of rf_haa: revolute x, parent base ------------------------- */
  const double rf_haa_r_x = rf_haa_p_x - base_c_x;
  const double rf_haa_r_y = rf_haa_p_y - base_c_y;
  const double rf_haa_r_z = rf_haa_p_z - base_c_z;
  const double rf_haa_F_world_fx = rf_haa_R_xz*rf_haa_h_k9233 - rf_haa_Ic_hz*rf_haa_R_xy;
  const double rf_haa_F_world_fy = rf_haa_R_yz*rf_haa_h_k9233 - rf_haa_Ic_hz*rf_haa_R_yy;
  const double rf_haa_F_world_fz = rf_haa_R_zz*rf_haa_h_k9233 - rf_haa_Ic_hz*rf_haa_R_zy;
  const double rf_haa_A_nx = base_R_xx*rf_haa_Ic_xx + rf_haa_R_xy*rf_haa_Ic_xy
    + rf_haa_R_xz*rf_haa_Ic_xz + (rf_haa_r_y*rf_haa_F_world_fz - rf_haa_r_z*rf_haa_F_world_fy);
  const double rf_haa_A_ny = base_R_yx*rf_haa_Ic_xx + rf_haa_R_yy*rf_haa_Ic_xy
    + rf_haa_R_yz*rf_haa_Ic_xz + (rf_haa_r_z*rf_haa_F_world_fx - rf_haa_r_x*rf_haa_F_world_fz);
  const double rf_haa_A_nz = base_R_zx*rf_haa_Ic_xx + rf_haa_R_zy*rf_haa_Ic_xy
    + rf_haa_R_zz*rf_haa_Ic_xz + (rf_haa_r_x*rf_haa_F_world_fy - rf_haa_r_y*rf_haa_F_world_fx);

  /* ---- columns of rf_hfe: revolute y, parent rf_haa ----------------------- */
  const double rf_hfe_r_x = rf_hfe_p_x - base_c_x;
  const double rf_hfe_r_y = rf_hfe_p_y - base_c_y;
  const double rf_hfe_r_z = rf_hfe_p_z - base_c_z;
  const double rf_hfe_F_world_fx = rf_hfe_R_xx*rf_hfe_Ic_hz - rf_hfe_Ic_hx*rf_hfe_R_xz;
  const double rf_hfe_F_world_fy = rf_hfe_R_yx*rf_hfe_Ic_hz - rf_hfe_Ic_hx*rf_hfe_R_yz;
  const double rf_hfe_F_world_fz = rf_hfe_R_zx*rf_hfe_Ic_hz - rf_hfe_Ic_hx*rf_hfe_R_zz;
  const double rf_hfe_A_nx = rf_hfe_R_xx*rf_thigh_Jxy + rf_haa_R_xy*rf_hfe_Ic_yy
    + rf_hfe_R_xz*rf_thigh_Jyz + (rf_hfe_r_y*rf_hfe_F_world_fz - rf_hfe_r_z*rf_hfe_F_world_fy);
  const double rf_hfe_A_ny = rf_hfe_R_yx*rf_thigh_Jxy + rf_haa_R_yy*rf_hfe_Ic_yy
    + rf_hfe_R_yz*rf_thigh_Jyz + (rf_hfe_r_z*rf_hfe_F_world_fx - rf_hfe_r_x*rf_hfe_F_world_fz);
  const double rf_hfe_A_nz = rf_hfe_R_zx*rf_thigh_Jxy + rf_haa_R_zy*rf_hfe_Ic_yy
    + rf_hfe_R_zz*rf_thigh_Jyz + (rf_hfe_r_x*rf_hfe_F_world_fy - rf_hfe_r_y*rf_hfe_F_world_fx);

  /* ---- columns of rf_kfe: revolute y, parent rf_hfe ----------------------- */
  const double rf_kfe_r_x = rf_kfe_p_x - base_c_x;
  const double rf_kfe_r_y = rf_kfe_p_y - base_c_y;
  const double rf_kfe_r_z = rf_kfe_p_z - base_c_z;
  const double rf_kfe_F_world_fx = rf_kfe_R_xx*rf_calf_hz - rf_calf_hx*rf_kfe_R_xz;
  const double rf_kfe_F_world_fy = rf_kfe_R_yx*rf_calf_hz - rf_calf_hx*rf_kfe_R_yz;
  const double rf_kfe_F_world_fz = rf_kfe_R_zx*rf_calf_hz - rf_calf_hx*rf_kfe_R_zz;
  const double rf_kfe_A_nx = rf_haa_R_xy*rf_calf_Jyy
    + (rf_kfe_r_y*rf_kfe_F_world_fz - rf_kfe_r_z*rf_kfe_F_world_fy);
  const double rf_kfe_A_ny = rf_haa_R_yy*rf_calf_Jyy
    + (rf_kfe_r_z*rf_kfe_F_world_fx - rf_kfe_r_x*rf_kfe_F_world_fz);
  const double rf_kfe_A_nz = rf_haa_R_zy*rf_calf_Jyy
    + (rf_kfe_r_x*rf_kfe_F_world_fy - rf_kfe_r_y*rf_kfe_F_world_fx);

  /* ---- columns of lh_haa: revolute x, parent base ------------------------- */
  const double lh_haa_r_x = lh_haa_p_x - base_c_x;
  const double lh_haa_r_y = lh_haa_p_y - base_c_y;
  const double lh_haa_r_z = lh_haa_p_z - base_c_z;
  const double lh_haa_F_world_fx = lh_haa_R_xz*lh_haa_h_k9233 - lh_haa_Ic_hz*lh_haa_R_xy;
  const double lh_haa_F_world_fy = lh_haa_R_yz*lh_haa_h_k9233 - lh_haa_Ic_hz*lh_haa_R_yy;
  const double lh_haa_F_world_fz = lh_haa_R_zz*lh_haa_h_k9233 - lh_haa_Ic_hz*lh_haa_R_zy;
  const double lh_haa_A_nx = base_R_xx*lh_haa_Ic_xx + lh_haa_R_xy*lh_haa_Ic_xy
    + lh_haa_R_xz*lh_haa_Ic_xz + (lh_haa_r_y*lh_haa_F_world_fz - lh_haa_r_z*lh_haa_F_world_fy);
  const double lh_haa_A_ny = base_R_yx*lh_haa_Ic_xx + lh_haa_R_yy*lh_haa_Ic_xy
    + lh_haa_R_yz*lh_haa_Ic_xz + (lh_haa_r_z*lh_haa_F_world_fx - lh_haa_r_x*lh_haa_F_world_fz);
  const double lh_haa_A_nz = base_R_zx*lh_haa_Ic_xx + lh_haa_R_zy*lh_haa_Ic_xy
    + lh_haa_R_zz*lh_haa_Ic_xz + (lh_haa_r_x*lh_haa_F_world_fy - lh_haa_r_y*lh_haa_F_world_fx);

  /* ---- columns of lh_hfe: revolute y, parent lh_haa ----------------------- */
  const double lh_hfe_r_x = lh_hfe_p_x - base_c_x;
  const double lh_hfe_r_y = lh_hfe_p_y - base_c_y;
  const double lh_hfe_r_z = lh_hfe_p_z - base_c_z;
  const double lh_hfe_F_world_fx = lh_hfe_R_xx*lh_hfe_Ic_hz - lh_hfe_Ic_hx*lh_hfe_R_xz;
  const double lh_hfe_F_world_fy = lh_hfe_R_yx*lh_hfe_Ic_hz - lh_hfe_Ic_hx*lh_hfe_R_yz;
  const double lh_hfe_F_world_fz = lh_hfe_R_zx*lh_hfe_Ic_hz - lh_hfe_Ic_hx*lh_hfe_R_zz;
  const double lh_hfe_A_nx = lh_hfe_R_xx*lh_thigh_Jxy + lh_haa_R_xy*lh_hfe_Ic_yy
    + lh_hfe_R_xz*lh_thigh_Jyz + (lh_hfe_r_y*lh_hfe_F_world_fz - lh_hfe_r_z*lh_hfe_F_world_fy);
  const double lh_hfe_A_ny = lh_hfe_R_yx*lh_thigh_Jxy + lh_haa_R_yy*lh_hfe_Ic_yy
    + lh_hfe_R_yz*lh_thigh_Jyz + (lh_hfe_r_z*lh_hfe_F_world_fx - lh_hfe_r_x*lh_hfe_F_world_fz);
  const double lh_hfe_A_nz = lh_hfe_R_zx*lh_thigh_Jxy + lh_haa_R_zy*lh_hfe_Ic_yy
    + lh_hfe_R_zz*lh_thigh_Jyz + (lh_hfe_r_x*lh_hfe_F_world_fy - lh_hfe_r_y*lh_hfe_F_world_fx);

  /* ---- columns of lh_kfe: revolute y, parent lh_hfe ----------------------- */
  const double lh_kfe_r_x = lh_kfe_p_x - base_c_x;
  const double lh_kfe_r_y = lh_kfe_p_y - base_c_y;
  const double lh_kfe_r_z = lh_kfe_p_z - base_c_z;
  const double lh_kfe_F_world_fx = lh_kfe_R_xx*lh_calf_hz - lh_calf_hx*lh_kfe_R_xz;
  const double lh_kfe_F_world_fy = lh_kfe_R_yx*lh_calf_hz - lh_calf_hx*lh_kfe_R_yz;
  const double lh_kfe_F_world_fz = lh_kfe_R_zx*lh_calf_hz - lh_calf_hx*lh_kfe_R_zz;
  const double lh_kfe_A_nx = lh_haa_R_xy*lh_calf_Jyy
    + (lh_kfe_r_y*lh_kfe_F_world_fz - lh_kfe_r_z*lh_kfe_F_world_fy);
  const double lh_kfe_A_ny = lh_haa_R_yy*lh_calf_Jyy
    + (lh_kfe_r_z*lh_kfe_F_world_fx - lh_kfe_r_x*lh_kfe_F_world_fz);
  const double lh_kfe_A_nz = lh_haa_R_zy*lh_calf_Jyy
    + (lh_kfe_r_x*lh_kfe_F_world_fy - lh_kfe_r_y*lh_kfe_F_world_fx);

  /* ---- columns of rh_haa: revolute x, parent base ------------------------- */
  const double rh_haa_r_x = rh_haa_p_x - base_c_x;
  const double rh_haa_r_y = rh_haa_p_y - base_c_y;
  const double rh_haa_r_z = rh_haa_p_z - base_c_z;
  const double rh_haa_F_world_fx = rh_haa_R_xz*rh_haa_h_k9233 - rh_haa_Ic_hz*rh_haa_R_xy;
  const double rh_haa_F_world_fy = rh_haa_R_yz*rh_haa_h_k9233 - rh_haa_Ic_hz*rh_haa_R_yy;
  const double rh_haa_F_world_fz = rh_haa_R_zz*rh_haa_h_k9233 - rh_haa_Ic_hz*rh_haa_R_zy;
  const double rh_haa_A_nx = base_R_xx*rh_haa_Ic_xx + rh_haa_R_xy*rh_haa_Ic_xy
    + rh_haa_R_xz*rh_haa_Ic_xz + (rh_haa_r_y*rh_haa_F_world_fz - rh_haa_r_z*rh_haa_F_world_fy);
  const double rh_haa_A_ny = base_R_yx*rh_haa_Ic_xx + rh_haa_R_yy*rh_haa_Ic_xy
    + rh_haa_R_yz*rh_haa_Ic_xz + (rh_haa_r_z*rh_haa_F_world_fx - rh_haa_r_x*rh_haa_F_world_fz);
  const double rh_haa_A_nz = base_R_zx*rh_haa_Ic_xx + rh_haa_R_zy*rh_haa_Ic_xy
    + rh_haa_R_zz*rh_haa_Ic_xz + (rh_haa_r_x*rh_haa_F_world_fy - rh_haa_r_y*rh_haa_F_world_fx);

  /* ---- columns of rh_hfe: revolute y, parent rh_haa ----------------------- */
  const double rh_hfe_r_x = rh_hfe_p_x - base_c_x;
  const double rh_hfe_r_y = rh_hfe_p_y - base_c_y;
  const double rh_hfe_r_z = rh_hfe_p_z - base_c_z;
  const double rh_hfe_F_world_fx = rh_hfe_R_xx*rh_hfe_Ic_hz - rh_hfe_Ic_hx*rh_hfe_R_xz;
  const double rh_hfe_F_world_fy = rh_hfe_R_yx*rh_hfe_Ic_hz - rh_hfe_Ic_hx*rh_hfe_R_yz;
  const double rh_hfe_F_world_fz = rh_hfe_R_zx*rh_hfe_Ic_hz - rh_hfe_Ic_hx*rh_hfe_R_zz;
  const double rh_hfe_A_nx = rh_hfe_R_xx*rh_thigh_Jxy + rh_haa_R_xy*rh_hfe_Ic_yy
    + rh_hfe_R_xz*rh_thigh_Jyz + (rh_hfe_r_y*rh_hfe_F_world_fz - rh_hfe_r_z*rh_hfe_F_world_fy);
  const double rh_hfe_A_ny = rh_hfe_R_yx*rh_thigh_Jxy + rh_haa_R_yy*rh_hfe_Ic_yy
    + rh_hfe_R_yz*rh_thigh_Jyz + (rh_hfe_r_z*rh_hfe_F_world_fx - rh_hfe_r_x*rh_hfe_F_world_fz);
  const double rh_hfe_A_nz = rh_hfe_R_zx*rh_thigh_Jxy + rh_haa_R_zy*rh_hfe_Ic_yy
    + rh_hfe_R_zz*rh_thigh_Jyz + (rh_hfe_r_x*rh_hfe_F_world_fy - rh_hfe_r_y*rh_hfe_F_world_fx);

  /* ---- columns of rh_kfe: revolute y, parent rh_hfe ----------------------- */
  const double rh_kfe_r_x = rh_kfe_p_x - base_c_x;
  const double rh_kfe_r_y = rh_kfe_p_y - base_c_y;
  const double rh_kfe_r_z = rh_kfe_p_z - base_c_z;
  const double rh_kfe_F_world_fx = rh_kfe_R_xx*rh_calf_hz - rh_calf_hx*rh_kfe_R_xz;
  const double rh_kfe_F_world_fy = rh_kfe_R_yx*rh_calf_hz - rh_calf_hx*rh_kfe_R_yz;
  const double rh_kfe_F_world_fz = rh_kfe_R_zx*rh_calf_hz - rh_calf_hx*rh_kfe_R_zz;
  const double rh_kfe_A_nx = rh_haa_R_xy*rh_calf_Jyy
    + (rh_kfe_r_y*rh_kfe_F_world_fz - rh_kfe_r_z*rh_kfe_F_world_fy);
  const double rh_kfe_A_ny = rh_haa_R_yy*rh_calf_Jyy
    + (rh_kfe_r_z*rh_kfe_F_world_fx - rh_kfe_r_x*rh_kfe_F_world_fz);
  const double rh_kfe_A_nz = rh_haa_R_zy*rh_calf_Jyy
    + (rh_kfe_r_x*rh_kfe_F_world_fy - rh_kfe_r_y*rh_kfe_F_world_fx);

  /* ---- A_G and h_G = A_G*v ------------------------------------------------ */
  A[0][QUAD_base_vx] = base_F_vx_world_fx;
  A[0][QUAD_base_vy] = base_F_vy_world_fx;
  A[0][QUAD_base_vz] = base_F_vz_world_fx;
  A[0][QUAD_base_wx] = base_F_wx_world_fx;
  A[0][QUAD_base_wy] = base_F_wy_world_fx;
  A[0][QUAD_base_wz] = base_F_wz_world_fx;
  A[0][QUAD_lf_haa] = lf_haa_F_world_fx;
  A[0][QUAD_lf_hfe] = lf_hfe_F_world_fx;
  A[0][QUAD_lf_kfe] = lf_kfe_F_world_fx;
  A[0][QUAD_rf_haa] = rf_haa_F_world_fx;
  A[0][QUAD_rf_hfe] = rf_hfe_F_world_fx;
  A[0][QUAD_rf_kfe] = rf_kfe_F_world_fx;
  A[0][QUAD_lh_haa] = lh_haa_F_world_fx;
  A[0][QUAD_lh_hfe] = lh_hfe_F_world_fx;
  A[0][QUAD_lh_kfe] = lh_kfe_F_world_fx;
  A[0][QUAD_rh_haa] = rh_haa_F_world_fx;
  A[0][QUAD_rh_hfe] = rh_hfe_F_world_fx;
  A[0][QUAD_rh_kfe] = rh_kfe_F_world_fx;
  h[0] = base_F_vy_world_fx*v[QUAD_base_vy] + base_F_vz_world_fx*v[QUAD_base_vz]
    + base_F_vx_world_fx*v[QUAD_base_vx] + lf_hfe_F_world_fx*v[QUAD_lf_hfe]
    + rf_hfe_F_world_fx*v[QUAD_rf_hfe] + lh_hfe_F_world_fx*v[QUAD_lh_hfe]
    + rh_hfe_F_world_fx*v[QUAD_rh_hfe] + lf_haa_F_world_fx*v[QUAD_lf_haa]
    + lf_kfe_F_world_fx*v[QUAD_lf_kfe] + rf_haa_F_world_fx*v[QUAD_rf_haa]
    + rf_kfe_F_world_fx*v[QUAD_rf_kfe] + lh_haa_F_world_fx*v[QUAD_lh_haa]
    + lh_kfe_F_world_fx*v[QUAD_lh_kfe] + rh_haa_F_world_fx*v[QUAD_rh_haa]
    + rh_kfe_F_world_fx*v[QUAD_rh_kfe] + base_F_wx_world_fx*v[QUAD_base_wx]
    + base_F_wz_world_fx*v[QUAD_base_wz] + base_F_wy_world_fx*v[QUAD_base_wy];
  A[1][QUAD_base_vx] = base_F_vx_world_fy;
  A[1][QUAD_base_vy] = base_F_vy_world_fy;
  A[1][QUAD_base_vz] = base_F_vz_world_fy;
  A[1][QUAD_base_wx] = base_F_wx_world_fy;
  A[1][QUAD_base_wy] = base_F_wy_world_fy;
  A[1][QUAD_base_wz] = base_F_wz_world_fy;
  A[1][QUAD_lf_haa] = lf_haa_F_world_fy;
  A[1][QUAD_lf_hfe] = lf_hfe_F_world_fy;
  A[1][QUAD_lf_kfe] = lf_kfe_F_world_fy;
  A[1][QUAD_rf_haa] = rf_haa_F_world_fy;
  A[1][QUAD_rf_hfe] = rf_hfe_F_world_fy;
  A[1][QUAD_rf_kfe] = rf_kfe_F_world_fy;
  A[1][QUAD_lh_haa] = lh_haa_F_world_fy;
  A[1][QUAD_lh_hfe] = lh_hfe_F_world_fy;
  A[1][QUAD_lh_kfe] = lh_kfe_F_world_fy;
  A[1][QUAD_rh_haa] = rh_haa_F_world_fy;
  A[1][QUAD_rh_hfe] = rh_hfe_F_world_fy;
  A[1][QUAD_rh_kfe] = rh_kfe_F_world_fy;
  h[1] = base_F_vx_world_fy*v[QUAD_base_vx] + base_F_vz_world_fy*v[QUAD_base_vz]
    + base_F_vy_world_fy*v[QUAD_base_vy] + lf_hfe_F_world_fy*v[QUAD_lf_hfe]
    + rf_hfe_F_world_fy*v[QUAD_rf_hfe] + lh_hfe_F_world_fy*v[QUAD_lh_hfe]
    + rh_hfe_F_world_fy*v[QUAD_rh_hfe] + lf_haa_F_world_fy*v[QUAD_lf_haa]
    + lf_kfe_F_world_fy*v[QUAD_lf_kfe] + rf_haa_F_world_fy*v[QUAD_rf_haa]
    + rf_kfe_F_world_fy*v[QUAD_rf_kfe] + lh_haa_F_world_fy*v[QUAD_lh_haa]
    + lh_kfe_F_world_fy*v[QUAD_lh_kfe] + rh_haa_F_world_fy*v[QUAD_rh_haa]
    + rh_kfe_F_world_fy*v[QUAD_rh_kfe] + base_F_wx_world_fy*v[QUAD_base_wx]
    + base_F_wz_world_fy*v[QUAD_base_wz] + base_F_wy_world_fy*v[QUAD_base_wy];
  A[2][QUAD_base_vx] = base_F_vx_world_fz;
  A[2][QUAD_base_vy] = base_F_vy_world_fz;
  A[2][QUAD_base_vz] = base_F_vz_world_fz;
  A[2][QUAD_base_wx] = base_F_wx_world_fz;
  A[2][QUAD_base_wy] = base_F_wy_world_fz;
  A[2][QUAD_base_wz] = base_F_wz_world_fz;
  A[2][QUAD_lf_haa] = lf_haa_F_world_fz;
  A[2][QUAD_lf_hfe] = lf_hfe_F_world_fz;
  A[2][QUAD_lf_kfe] = lf_kfe_F_world_fz;
  A[2][QUAD_rf_haa] = rf_haa_F_world_fz;
  A[2][QUAD_rf_hfe] = rf_hfe_F_world_fz;
  A[2][QUAD_rf_kfe] = rf_kfe_F_world_fz;
  A[2][QUAD_lh_haa] = lh_haa_F_world_fz;
  A[2][QUAD_lh_hfe] = lh_hfe_F_world_fz;
  A[2][QUAD_lh_kfe] = lh_kfe_F_world_fz;
  A[2][QUAD_rh_haa] = rh_haa_F_world_fz;
  A[2][QUAD_rh_hfe] = rh_hfe_F_world_fz;
  A[2][QUAD_rh_kfe] = rh_kfe_F_world_fz;
  h[2] = base_F_vx_world_fz*v[QUAD_base_vx] + base_F_vy_world_fz*v[QUAD_base_vy]
    + base_F_vz_world_fz*v[QUAD_base_vz] + lf_hfe_F_world_fz*v[QUAD_lf_hfe]
    + rf_hfe_F_world_fz*v[QUAD_rf_hfe] + lh_hfe_F_world_fz*v[QUAD_lh_hfe]
    + rh_hfe_F_world_fz*v[QUAD_rh_hfe] + lf_haa_F_world_fz*v[QUAD_lf_haa]
    + lf_kfe_F_world_fz*v[QUAD_lf_kfe] + rf_haa_F_world_fz*v[QUAD_rf_haa]
    + rf_kfe_F_world_fz*v[QUAD_rf_kfe] + lh_haa_F_world_fz*v[QUAD_lh_haa]
    + lh_kfe_F_world_fz*v[QUAD_lh_kfe] + rh_haa_F_world_fz*v[QUAD_rh_haa]
    + rh_kfe_F_world_fz*v[QUAD_rh_kfe] + base_F_wx_world_fz*v[QUAD_base_wx]
    + base_F_wz_world_fz*v[QUAD_base_wz] + base_F_wy_world_fz*v[QUAD_base_wy];
  A[3][QUAD_base_vx] = 0.0;
  A[3][QUAD_base_vy] = 0.0;
  A[3][QUAD_base_vz] = 0.0;
  A[3][QUAD_base_wx] = base_A_wx_nx;
  A[3][QUAD_base_wy] = base_A_wy_nx;
  A[3][QUAD_base_wz] = base_A_wz_nx;
  A[3][QUAD_lf_haa] = lf_haa_A_nx;
  A[3][QUAD_lf_hfe] = lf_hfe_A_nx;
  A[3][QUAD_lf_kfe] = lf_kfe_A_nx;
  A[3][QUAD_rf_haa] = rf_haa_A_nx;
  A[3][QUAD_rf_hfe] = rf_hfe_A_nx;
  A[3][QUAD_rf_kfe] = rf_kfe_A_nx;
  A[3][QUAD_lh_haa] = lh_haa_A_nx;
  A[3][QUAD_lh_hfe] = lh_hfe_A_nx;
  A[3][QUAD_lh_kfe] = lh_kfe_A_nx;
  A[3][QUAD_rh_haa] = rh_haa_A_nx;
  A[3][QUAD_rh_hfe] = rh_hfe_A_nx;
  A[3][QUAD_rh_kfe] = rh_kfe_A_nx;
  h[3] = lf_haa_A_nx*v[QUAD_lf_haa] + lf_hfe_A_nx*v[QUAD_lf_hfe] + lf_kfe_A_nx*v[QUAD_lf_kfe]
    + rf_haa_A_nx*v[QUAD_rf_haa] + rf_hfe_A_nx*v[QUAD_rf_hfe] + rf_kfe_A_nx*v[QUAD_rf_kfe]
    + lh_haa_A_nx*v[QUAD_lh_haa] + lh_hfe_A_nx*v[QUAD_lh_hfe] + lh_kfe_A_nx*v[QUAD_lh_kfe]
    + rh_haa_A_nx*v[QUAD_rh_haa] + rh_hfe_A_nx*v[QUAD_rh_hfe] + rh_kfe_A_nx*v[QUAD_rh_kfe]
    + base_A_wx_nx*v[QUAD_base_wx] + base_A_wz_nx*v[QUAD_base_wz] + base_A_wy_nx*v[QUAD_base_wy];
  A[4][QUAD_base_vx] = 0.0;
  A[4][QUAD_base_vy] = 0.0;
  A[4][QUAD_base_vz] = 0.0;
  A[4][QUAD_base_wx] = base_A_wx_ny;
  A[4][QUAD_base_wy] = base_A_wy_ny;
  A[4][QUAD_base_wz] = base_A_wz_ny;
  A[4][QUAD_lf_haa] = lf_haa_A_ny;
  A[4][QUAD_lf_hfe] = lf_hfe_A_ny;
  A[4][QUAD_lf_kfe] = lf_kfe_A_ny;
  A[4][QUAD_rf_haa] = rf_haa_A_ny;
  A[4][QUAD_rf_hfe] = rf_hfe_A_ny;
  A[4][QUAD_rf_kfe] = rf_kfe_A_ny;
  A[4][QUAD_lh_haa] = lh_haa_A_ny;
  A[4][QUAD_lh_hfe] = lh_hfe_A_ny;
  A[4][QUAD_lh_kfe] = lh_kfe_A_ny;
  A[4][QUAD_rh_haa] = rh_haa_A_ny;
  A[4][QUAD_rh_hfe] = rh_hfe_A_ny;
  A[4][QUAD_rh_kfe] = rh_kfe_A_ny;
  h[4] = lf_haa_A_ny*v[QUAD_lf_haa] + lf_hfe_A_ny*v[QUAD_lf_hfe] + lf_kfe_A_ny*v[QUAD_lf_kfe]
    + rf_haa_A_ny*v[QUAD_rf_haa] + rf_hfe_A_ny*v[QUAD_rf_hfe] + rf_kfe_A_ny*v[QUAD_rf_kfe]
    + lh_haa_A_ny*v[QUAD_lh_haa] + lh_hfe_A_ny*v[QUAD_lh_hfe] + lh_kfe_A_ny*v[QUAD_lh_kfe]
    + rh_haa_A_ny*v[QUAD_rh_haa] + rh_hfe_A_ny*v[QUAD_rh_hfe] + rh_kfe_A_ny*v[QUAD_rh_kfe]
    + base_A_wx_ny*v[QUAD_base_wx] + base_A_wz_ny*v[QUAD_base_wz] + base_A_wy_ny*v[QUAD_base_wy];
  A[5][QUAD_base_vx] = 0.0;
  A[5][QUAD_base_vy] = 0.0;
  A[5][QUAD_base_vz] = 0.0;
  A[5][QUAD_base_wx] = base_A_wx_nz;
  A[5][QUAD_base_wy] = base_A_wy_nz;
  A[5][QUAD_base_wz] = base_A_wz_nz;
  A[5][QUAD_lf_haa] = lf_haa_A_nz;
  A[5][QUAD_lf_hfe] = lf_hfe_A_nz;
  A[5][QUAD_lf_kfe] = lf_kfe_A_nz;
  A[5][QUAD_rf_haa] = rf_haa_A_nz;
  A[5][QUAD_rf_hfe] = rf_hfe_A_nz;
  A[5][QUAD_rf_kfe] = rf_kfe_A_nz;
  A[5][QUAD_lh_haa] = lh_haa_A_nz;
  A[5][QUAD_lh_hfe] = lh_hfe_A_nz;
  A[5][QUAD_lh_kfe] = lh_kfe_A_nz;
  A[5][QUAD_rh_haa] = rh_haa_A_nz;
  A[5][QUAD_rh_hfe] = rh_hfe_A_nz;
  A[5][QUAD_rh_kfe] = rh_kfe_A_nz;
  h[5] = lf_haa_A_nz*v[QUAD_lf_haa] + lf_hfe_A_nz*v[QUAD_lf_hfe] + lf_kfe_A_nz*v[QUAD_lf_kfe]
    + rf_haa_A_nz*v[QUAD_rf_haa] + rf_hfe_A_nz*v[QUAD_rf_hfe] + rf_kfe_A_nz*v[QUAD_rf_kfe]
    + lh_haa_A_nz*v[QUAD_lh_haa] + lh_hfe_A_nz*v[QUAD_lh_hfe] + lh_kfe_A_nz*v[QUAD_lh_kfe]
    + rh_haa_A_nz*v[QUAD_rh_haa] + rh_hfe_A_nz*v[QUAD_rh_hfe] + rh_kfe_A_nz*v[QUAD_rh_kfe]
    + base_A_wx_nz*v[QUAD_base_wx] + base_A_wz_nz*v[QUAD_base_wz] + base_A_wy_nz*v[QUAD_base_wy];
}
#endif
