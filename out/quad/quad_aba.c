/* quad_aba.c
 * a = H^-1 (tau - C) by articulated bodies (table 7.1).
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"
#include "quad_numbers.h"

PINION_SCALAR

#include "sincos.h"
#include "limbs.h"

#if PINION_LIMBS_X4 /* limbs in the lanes of vectors */
int quad_aba(const double q[QUAD_NQ], const double v[QUAD_NV], const double tau[QUAD_NV],
             double a[QUAD_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  const double base_q2_x = 2.0*q[QUAD_q_base_qx];
  const double base_q2_y = 2.0*q[QUAD_q_base_qy];
  const double base_q2_w = 2.0*q[QUAD_q_base_qw];
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

  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin less that of free
   *   fall
   * W = [dw]x + [w]x[w]x, from w_xy = w_x*w_y .. and ww_x = w_yy + w_zz ..; a point p has the
   *   acceleration dd + W*p
   * fB = (m*dd + W*h, J*dw + w x J*w + h x dd): the net force on a body
   * IA = I + children's, pA = fB + children's; U = IA*S; D = S'*U; u = tau - S'*pA; the parent
   *   gets Ia = IA - U*U'/D and pa = pA + U*u/D
   * d = X*d_lambda; a = (u - U'*d)/D; d += S*a: d is in addition to dw and dd in fB */

  /* ---- motion of base: floating, parent world ----------------------------- */
  const double base_dd_x = v[QUAD_base_wy]*v[QUAD_base_vz] - v[QUAD_base_wz]*v[QUAD_base_vy]
    - gravity_z*(base_q2_x*q[QUAD_q_base_qz] - base_q2_w*q[QUAD_q_base_qy]);
  const double base_dd_y = v[QUAD_base_wz]*v[QUAD_base_vx] - v[QUAD_base_wx]*v[QUAD_base_vz]
    - gravity_z*(base_q2_y*q[QUAD_q_base_qz] + base_q2_w*q[QUAD_q_base_qx]);
  const double base_dd_z = v[QUAD_base_wx]*v[QUAD_base_vy] - v[QUAD_base_wy]*v[QUAD_base_vx]
    - gravity_z*(1.0 - (base_q2_x*q[QUAD_q_base_qx] + base_q2_y*q[QUAD_q_base_qy]));
  const double base_w_xx = v[QUAD_base_wx]*v[QUAD_base_wx];
  const double base_w_xy = v[QUAD_base_wx]*v[QUAD_base_wy];
  const double base_w_xz = v[QUAD_base_wx]*v[QUAD_base_wz];
  const double base_w_yy = v[QUAD_base_wy]*v[QUAD_base_wy];
  const double base_w_yz = v[QUAD_base_wy]*v[QUAD_base_wz];
  const double base_w_zz = v[QUAD_base_wz]*v[QUAD_base_wz];
  const double base_ww_x = base_w_yy + base_w_zz;
  const double base_fB_fx = trunk_m*base_dd_x + (base_w_xz*trunk_hz - base_ww_x*trunk_hx);
  const double base_fB_fy = trunk_m*base_dd_y + (base_w_xy*trunk_hx + base_w_yz*trunk_hz);
  const double base_fB_fz = trunk_m*base_dd_z
    + (base_w_xz*trunk_hx - (base_w_xx + base_w_yy)*trunk_hz);
  const double base_fB_nx = trunk_Jzz_Jyy*base_w_yz + trunk_Jxz*base_w_xy - trunk_hz*base_dd_y;
  const double base_fB_ny = trunk_Jxx_Jzz*base_w_xz + trunk_Jxz*(base_w_zz - base_w_xx)
    + (trunk_hz*base_dd_x - trunk_hx*base_dd_z);
  const double base_fB_nz = trunk_Jyy_Jxx*base_w_xy - trunk_Jxz*base_w_yz + trunk_hx*base_dd_y;

  /* ---- motion of limb_haa: revolute x, parent base ------------------------ */
  const pinion_x4 limb_haa_w_y = pinion_x4_all(v[QUAD_base_wy])*limb_haa_c
    + limb_haa_s*pinion_x4_all(v[QUAD_base_wz]);
  const pinion_x4 limb_haa_w_z = pinion_x4_all(v[QUAD_base_wz])*limb_haa_c
    - limb_haa_s*pinion_x4_all(v[QUAD_base_wy]);
  const pinion_x4 limb_haa_v =
    pinion_x4_of(v[QUAD_lf_haa], v[QUAD_rf_haa], v[QUAD_lh_haa], v[QUAD_rh_haa]);
  const pinion_x4 limb_haa_dw_y = limb_haa_w_z*limb_haa_v;
  const pinion_x4 limb_haa_dw_z = -limb_haa_w_y*limb_haa_v;
  const pinion_x4 limb_haa_px = { lf_haa_px, rf_haa_px, lh_haa_px, rh_haa_px };
  const pinion_x4 limb_haa_py = { lf_haa_py, rf_haa_py, lh_haa_py, rh_haa_py };
  const pinion_x4 limb_haa_dd_x = base_dd_x
    + (pinion_x4_all(base_w_xy)*limb_haa_py - base_ww_x*limb_haa_px);
  const pinion_x4 limb_haa_dd_base_y = base_dd_y
    + (pinion_x4_all(base_w_xy)*limb_haa_px - (base_w_xx + base_w_zz)*limb_haa_py);
  const pinion_x4 limb_haa_dd_base_z = base_dd_z + (base_w_xz*limb_haa_px + base_w_yz*limb_haa_py);
  const pinion_x4 limb_haa_dd_y = limb_haa_dd_base_y*limb_haa_c + limb_haa_s*limb_haa_dd_base_z;
  const pinion_x4 limb_haa_dd_z = limb_haa_dd_base_z*limb_haa_c - limb_haa_s*limb_haa_dd_base_y;
  const pinion_x4 limb_haa_w_x = v[QUAD_base_wx] + limb_haa_v;
  const pinion_x4 limb_haa_w_yy = limb_haa_w_y*limb_haa_w_y;
  const pinion_x4 limb_haa_w_yz = limb_haa_w_y*limb_haa_w_z;
  const pinion_x4 limb_haa_w_zz = limb_haa_w_z*limb_haa_w_z;
  const pinion_x4 limb_haa_w_xx = limb_haa_w_x*limb_haa_w_x;
  const pinion_x4 limb_haa_w_xy = limb_haa_w_x*limb_haa_w_y;
  const pinion_x4 limb_haa_w_xz = limb_haa_w_x*limb_haa_w_z;
  const pinion_x4 limb_haa_W_xy = limb_haa_w_xy - limb_haa_dw_z;
  const pinion_x4 limb_haa_W_zx = limb_haa_w_xz - limb_haa_dw_y;
  const pinion_x4 limb_haa_ww_y = limb_haa_w_xx + limb_haa_w_zz;
  const pinion_x4 limb_haa_hx = { lf_hip_hx, rf_hip_hx, lh_hip_hx, rh_hip_hx };
  const pinion_x4 limb_haa_hy = { lf_hip_hy, rf_hip_hy, lh_hip_hy, rh_hip_hy };
  const pinion_x4 limb_haa_Jzz_Jyy =
    { lf_hip_Jzz_Jyy, rf_hip_Jzz_Jyy, lh_hip_Jzz_Jyy, rh_hip_Jzz_Jyy };
  const pinion_x4 limb_haa_Jxy = { lf_hip_Jxy, rf_hip_Jxy, lh_hip_Jxy, rh_hip_Jxy };
  const pinion_x4 limb_haa_Jyy = { lf_hip_Jyy, rf_hip_Jyy, lh_hip_Jyy, rh_hip_Jyy };
  const pinion_x4 limb_haa_Jxx_Jzz =
    { lf_hip_Jxx_Jzz, rf_hip_Jxx_Jzz, lh_hip_Jxx_Jzz, rh_hip_Jxx_Jzz };
  const pinion_x4 limb_haa_Jzz = { lf_hip_Jzz, rf_hip_Jzz, lh_hip_Jzz, rh_hip_Jzz };
  const pinion_x4 limb_haa_Jyy_Jxx =
    { lf_hip_Jyy_Jxx, rf_hip_Jyy_Jxx, lh_hip_Jyy_Jxx, rh_hip_Jyy_Jxx };
  const pinion_x4 limb_haa_m = { lf_hip_m, rf_hip_m, lh_hip_m, rh_hip_m };
  const pinion_x4 limb_haa_fB_fx = limb_haa_m*limb_haa_dd_x
    + (limb_haa_W_xy*limb_haa_hy - (limb_haa_w_yy + limb_haa_w_zz)*limb_haa_hx);
  const pinion_x4 limb_haa_fB_fy = limb_haa_m*limb_haa_dd_y
    + ((limb_haa_w_xy + limb_haa_dw_z)*limb_haa_hx - limb_haa_ww_y*limb_haa_hy);
  const pinion_x4 limb_haa_fB_fz = limb_haa_m*limb_haa_dd_z
    + (limb_haa_W_zx*limb_haa_hx + limb_haa_w_yz*limb_haa_hy);
  const pinion_x4 limb_haa_fB_nx = limb_haa_Jzz_Jyy*limb_haa_w_yz - limb_haa_Jxy*limb_haa_W_zx
    + limb_haa_hy*limb_haa_dd_z;
  const pinion_x4 limb_haa_fB_ny = limb_haa_Jyy*limb_haa_dw_y + limb_haa_Jxx_Jzz*limb_haa_w_xz
    + limb_haa_Jxy*limb_haa_w_yz - limb_haa_hx*limb_haa_dd_z;
  const pinion_x4 limb_haa_fB_nz = limb_haa_Jyy_Jxx*limb_haa_w_xy + limb_haa_dw_z*limb_haa_Jzz
    + limb_haa_Jxy*(limb_haa_w_xx - limb_haa_w_yy)
    + (limb_haa_hx*limb_haa_dd_y - limb_haa_hy*limb_haa_dd_x);

  /* ---- motion of limb_hfe: revolute y, parent limb_haa -------------------- */
  const pinion_x4 limb_hfe_w_x = limb_haa_w_x*limb_hfe_c - limb_hfe_s*limb_haa_w_z;
  const pinion_x4 limb_hfe_w_z = limb_haa_w_z*limb_hfe_c + limb_hfe_s*limb_haa_w_x;
  const pinion_x4 limb_hfe_v =
    pinion_x4_of(v[QUAD_lf_hfe], v[QUAD_rf_hfe], v[QUAD_lh_hfe], v[QUAD_rh_hfe]);
  const pinion_x4 limb_hfe_py = { lf_hfe_py, rf_hfe_py, lh_hfe_py, rh_hfe_py };
  const pinion_x4 limb_hfe_dd_limb_haa_x = limb_haa_dd_x + limb_haa_W_xy*limb_hfe_py;
  const pinion_x4 limb_hfe_dd_limb_haa_z = limb_haa_dd_z + limb_haa_w_yz*limb_hfe_py;
  const pinion_x4 limb_hfe_dd_x = limb_hfe_dd_limb_haa_x*limb_hfe_c
    - limb_hfe_s*limb_hfe_dd_limb_haa_z;
  const pinion_x4 limb_hfe_dd_y = limb_haa_dd_y - limb_haa_ww_y*limb_hfe_py;
  const pinion_x4 limb_hfe_dd_z = limb_hfe_dd_limb_haa_z*limb_hfe_c
    + limb_hfe_s*limb_hfe_dd_limb_haa_x;
  const pinion_x4 limb_hfe_dw_x = -limb_hfe_s*limb_haa_dw_z - limb_hfe_w_z*limb_hfe_v;
  const pinion_x4 limb_hfe_dw_z = limb_hfe_w_x*limb_hfe_v + limb_haa_dw_z*limb_hfe_c;
  const pinion_x4 limb_hfe_w_xx = limb_hfe_w_x*limb_hfe_w_x;
  const pinion_x4 limb_hfe_w_y = limb_haa_w_y + limb_hfe_v;
  const pinion_x4 limb_hfe_w_xz = limb_hfe_w_x*limb_hfe_w_z;
  const pinion_x4 limb_hfe_w_zz = limb_hfe_w_z*limb_hfe_w_z;
  const pinion_x4 limb_hfe_w_xy = limb_hfe_w_x*limb_hfe_w_y;
  const pinion_x4 limb_hfe_w_yy = limb_hfe_w_y*limb_hfe_w_y;
  const pinion_x4 limb_hfe_w_yz = limb_hfe_w_y*limb_hfe_w_z;
  const pinion_x4 limb_hfe_W_xy = limb_hfe_w_xy - limb_hfe_dw_z;
  const pinion_x4 limb_hfe_W_xz = limb_hfe_w_xz + limb_haa_dw_y;
  const pinion_x4 limb_hfe_W_yx = limb_hfe_w_xy + limb_hfe_dw_z;
  const pinion_x4 limb_hfe_W_yz = limb_hfe_w_yz - limb_hfe_dw_x;
  const pinion_x4 limb_hfe_W_zx = limb_hfe_w_xz - limb_haa_dw_y;
  const pinion_x4 limb_hfe_W_zy = limb_hfe_w_yz + limb_hfe_dw_x;
  const pinion_x4 limb_hfe_ww_z = limb_hfe_w_xx + limb_hfe_w_yy;
  const pinion_x4 limb_hfe_hx = { lf_thigh_hx, rf_thigh_hx, lh_thigh_hx, rh_thigh_hx };
  const pinion_x4 limb_hfe_hy = { lf_thigh_hy, rf_thigh_hy, lh_thigh_hy, rh_thigh_hy };
  const pinion_x4 limb_hfe_hz = { lf_thigh_hz, rf_thigh_hz, lh_thigh_hz, rh_thigh_hz };
  const pinion_x4 limb_hfe_Jxx = { lf_thigh_Jxx, rf_thigh_Jxx, lh_thigh_Jxx, rh_thigh_Jxx };
  const pinion_x4 limb_hfe_Jzz_Jyy =
    { lf_thigh_Jzz_Jyy, rf_thigh_Jzz_Jyy, lh_thigh_Jzz_Jyy, rh_thigh_Jzz_Jyy };
  const pinion_x4 limb_hfe_Jyz = { lf_thigh_Jyz, rf_thigh_Jyz, lh_thigh_Jyz, rh_thigh_Jyz };
  const pinion_x4 limb_hfe_Jxz = { lf_thigh_Jxz, rf_thigh_Jxz, lh_thigh_Jxz, rh_thigh_Jxz };
  const pinion_x4 limb_hfe_Jxy = { lf_thigh_Jxy, rf_thigh_Jxy, lh_thigh_Jxy, rh_thigh_Jxy };
  const pinion_x4 limb_hfe_Jyy = { lf_thigh_Jyy, rf_thigh_Jyy, lh_thigh_Jyy, rh_thigh_Jyy };
  const pinion_x4 limb_hfe_Jxx_Jzz =
    { lf_thigh_Jxx_Jzz, rf_thigh_Jxx_Jzz, lh_thigh_Jxx_Jzz, rh_thigh_Jxx_Jzz };
  const pinion_x4 limb_hfe_Jzz = { lf_thigh_Jzz, rf_thigh_Jzz, lh_thigh_Jzz, rh_thigh_Jzz };
  const pinion_x4 limb_hfe_Jyy_Jxx =
    { lf_thigh_Jyy_Jxx, rf_thigh_Jyy_Jxx, lh_thigh_Jyy_Jxx, rh_thigh_Jyy_Jxx };
  const pinion_x4 limb_hfe_m = { lf_thigh_m, rf_thigh_m, lh_thigh_m, rh_thigh_m };
  const pinion_x4 limb_hfe_fB_fx = limb_hfe_m*limb_hfe_dd_x
    + (limb_hfe_W_xy*limb_hfe_hy - (limb_hfe_w_yy + limb_hfe_w_zz)*limb_hfe_hx
    + limb_hfe_W_xz*limb_hfe_hz);
  const pinion_x4 limb_hfe_fB_fy = limb_hfe_m*limb_hfe_dd_y
    + (limb_hfe_W_yx*limb_hfe_hx - (limb_hfe_w_xx + limb_hfe_w_zz)*limb_hfe_hy
    + limb_hfe_W_yz*limb_hfe_hz);
  const pinion_x4 limb_hfe_fB_fz = limb_hfe_m*limb_hfe_dd_z
    + (limb_hfe_W_zx*limb_hfe_hx + limb_hfe_W_zy*limb_hfe_hy - limb_hfe_ww_z*limb_hfe_hz);
  const pinion_x4 limb_hfe_fB_nx = limb_hfe_Jxx*limb_hfe_dw_x + limb_hfe_Jzz_Jyy*limb_hfe_w_yz
    + limb_hfe_Jyz*(limb_hfe_w_yy - limb_hfe_w_zz)
    + (limb_hfe_Jxz*limb_hfe_W_yx - limb_hfe_Jxy*limb_hfe_W_zx)
    + (limb_hfe_hy*limb_hfe_dd_z - limb_hfe_hz*limb_hfe_dd_y);
  const pinion_x4 limb_hfe_fB_ny = limb_hfe_Jyy*limb_haa_dw_y + limb_hfe_Jxx_Jzz*limb_hfe_w_xz
    + limb_hfe_Jxz*(limb_hfe_w_zz - limb_hfe_w_xx)
    + (limb_hfe_Jxy*limb_hfe_W_zy - limb_hfe_Jyz*limb_hfe_W_xy)
    + (limb_hfe_hz*limb_hfe_dd_x - limb_hfe_hx*limb_hfe_dd_z);
  const pinion_x4 limb_hfe_fB_nz = limb_hfe_Jzz*limb_hfe_dw_z + limb_hfe_Jyy_Jxx*limb_hfe_w_xy
    + limb_hfe_Jxy*(limb_hfe_w_xx - limb_hfe_w_yy)
    + (limb_hfe_Jyz*limb_hfe_W_xz - limb_hfe_Jxz*limb_hfe_W_yz)
    + (limb_hfe_hx*limb_hfe_dd_y - limb_hfe_hy*limb_hfe_dd_x);

  /* ---- motion of limb_kfe: revolute y, parent limb_hfe -------------------- */
  const pinion_x4 limb_kfe_w_x = limb_hfe_w_x*limb_kfe_c - limb_kfe_s*limb_hfe_w_z;
  const pinion_x4 limb_kfe_w_z = limb_hfe_w_z*limb_kfe_c + limb_kfe_s*limb_hfe_w_x;
  const pinion_x4 limb_kfe_v =
    pinion_x4_of(v[QUAD_lf_kfe], v[QUAD_rf_kfe], v[QUAD_lh_kfe], v[QUAD_rh_kfe]);
  const pinion_x4 limb_kfe_pz = { lf_kfe_pz, rf_kfe_pz, lh_kfe_pz, rh_kfe_pz };
  const pinion_x4 limb_kfe_dd_limb_hfe_x = limb_hfe_dd_x + limb_hfe_W_xz*limb_kfe_pz;
  const pinion_x4 limb_kfe_dd_limb_hfe_z = limb_hfe_dd_z - limb_hfe_ww_z*limb_kfe_pz;
  const pinion_x4 limb_kfe_dd_x = limb_kfe_dd_limb_hfe_x*limb_kfe_c
    - limb_kfe_s*limb_kfe_dd_limb_hfe_z;
  const pinion_x4 limb_kfe_dd_y = limb_hfe_dd_y + limb_hfe_W_yz*limb_kfe_pz;
  const pinion_x4 limb_kfe_dd_z = limb_kfe_dd_limb_hfe_z*limb_kfe_c
    + limb_kfe_s*limb_kfe_dd_limb_hfe_x;
  const pinion_x4 limb_kfe_dw_x = limb_hfe_dw_x*limb_kfe_c - limb_kfe_s*limb_hfe_dw_z
    - limb_kfe_w_z*limb_kfe_v;
  const pinion_x4 limb_kfe_dw_z = limb_hfe_dw_z*limb_kfe_c + limb_kfe_s*limb_hfe_dw_x
    + limb_kfe_w_x*limb_kfe_v;
  const pinion_x4 limb_kfe_w_xx = limb_kfe_w_x*limb_kfe_w_x;
  const pinion_x4 limb_kfe_w_y = limb_hfe_w_y + limb_kfe_v;
  const pinion_x4 limb_kfe_w_xz = limb_kfe_w_x*limb_kfe_w_z;
  const pinion_x4 limb_kfe_w_zz = limb_kfe_w_z*limb_kfe_w_z;
  const pinion_x4 limb_kfe_w_xy = limb_kfe_w_x*limb_kfe_w_y;
  const pinion_x4 limb_kfe_w_yy = limb_kfe_w_y*limb_kfe_w_y;
  const pinion_x4 limb_kfe_w_yz = limb_kfe_w_y*limb_kfe_w_z;
  const pinion_x4 limb_kfe_W_yx = limb_kfe_w_xy + limb_kfe_dw_z;
  const pinion_x4 limb_kfe_W_yz = limb_kfe_w_yz - limb_kfe_dw_x;
  const pinion_x4 limb_kfe_hx = { lf_calf_hx, rf_calf_hx, lh_calf_hx, rh_calf_hx };
  const pinion_x4 limb_kfe_hz = { lf_calf_hz, rf_calf_hz, lh_calf_hz, rh_calf_hz };
  const pinion_x4 limb_kfe_Jxx = { lf_calf_Jxx, rf_calf_Jxx, lh_calf_Jxx, rh_calf_Jxx };
  const pinion_x4 limb_kfe_Jzz_Jyy =
    { lf_calf_Jzz_Jyy, rf_calf_Jzz_Jyy, lh_calf_Jzz_Jyy, rh_calf_Jzz_Jyy };
  const pinion_x4 limb_kfe_Jxz = { lf_calf_Jxz, rf_calf_Jxz, lh_calf_Jxz, rh_calf_Jxz };
  const pinion_x4 limb_kfe_Jyy = { lf_calf_Jyy, rf_calf_Jyy, lh_calf_Jyy, rh_calf_Jyy };
  const pinion_x4 limb_kfe_Jxx_Jzz =
    { lf_calf_Jxx_Jzz, rf_calf_Jxx_Jzz, lh_calf_Jxx_Jzz, rh_calf_Jxx_Jzz };
  const pinion_x4 limb_kfe_Jzz = { lf_calf_Jzz, rf_calf_Jzz, lh_calf_Jzz, rh_calf_Jzz };
  const pinion_x4 limb_kfe_Jyy_Jxx =
    { lf_calf_Jyy_Jxx, rf_calf_Jyy_Jxx, lh_calf_Jyy_Jxx, rh_calf_Jyy_Jxx };
  const pinion_x4 limb_kfe_m = { lf_calf_m, rf_calf_m, lh_calf_m, rh_calf_m };
  const pinion_x4 limb_kfe_fB_fx = limb_kfe_m*limb_kfe_dd_x
    + ((limb_kfe_w_xz + limb_haa_dw_y)*limb_kfe_hz - (limb_kfe_w_yy + limb_kfe_w_zz)*limb_kfe_hx);
  const pinion_x4 limb_kfe_fB_fy = limb_kfe_m*limb_kfe_dd_y
    + (limb_kfe_W_yx*limb_kfe_hx + limb_kfe_W_yz*limb_kfe_hz);
  const pinion_x4 limb_kfe_fB_fz = limb_kfe_m*limb_kfe_dd_z
    + ((limb_kfe_w_xz - limb_haa_dw_y)*limb_kfe_hx - (limb_kfe_w_xx + limb_kfe_w_yy)*limb_kfe_hz);
  const pinion_x4 limb_kfe_fB_nx = limb_kfe_Jxx*limb_kfe_dw_x + limb_kfe_Jzz_Jyy*limb_kfe_w_yz
    + limb_kfe_Jxz*limb_kfe_W_yx - limb_kfe_hz*limb_kfe_dd_y;
  const pinion_x4 limb_kfe_fB_ny = limb_kfe_Jyy*limb_haa_dw_y + limb_kfe_Jxx_Jzz*limb_kfe_w_xz
    + limb_kfe_Jxz*(limb_kfe_w_zz - limb_kfe_w_xx)
    + (limb_kfe_hz*limb_kfe_dd_x - limb_kfe_hx*limb_kfe_dd_z);
  const pinion_x4 limb_kfe_fB_nz = limb_kfe_Jzz*limb_kfe_dw_z + limb_kfe_Jyy_Jxx*limb_kfe_w_xy
    - limb_kfe_Jxz*limb_kfe_W_yz + limb_kfe_hx*limb_kfe_dd_y;

  /* ---- articulated inertia of limb_kfe: revolute y, parent limb_hfe ------- */
  /* project out the joint */
  const pinion_x4 limb_kfe_tau =
    pinion_x4_of(tau[QUAD_lf_kfe], tau[QUAD_rf_kfe], tau[QUAD_lh_kfe], tau[QUAD_rh_kfe]);
  const pinion_x4 limb_kfe_u = limb_kfe_tau - limb_kfe_fB_ny;
  const pinion_x4 limb_kfe_UD_x =
    { lf_calf_hz_per_Jyy, rf_calf_hz_per_Jyy, lh_calf_hz_per_Jyy, rh_calf_hz_per_Jyy };
  const pinion_x4 limb_kfe_pa_fx = limb_kfe_fB_fx + limb_kfe_UD_x*limb_kfe_u;
  const pinion_x4 limb_kfe_hx_per_Jyy =
    { lf_calf_hx_per_Jyy, rf_calf_hx_per_Jyy, lh_calf_hx_per_Jyy, rh_calf_hx_per_Jyy };
  const pinion_x4 limb_kfe_pa_fz = limb_kfe_fB_fz - limb_kfe_hx_per_Jyy*limb_kfe_u;

  /* IA and pA to limb_hfe */
  const pinion_x4 limb_kfe_minus_m_k7355 =
    { -lf_kfe_m_k7355, -rf_kfe_m_k7355, -lh_kfe_m_k7355, -rh_kfe_m_k7355 };
  const pinion_x4 limb_kfe_2hxhz_per_Jyy =
    { lf_calf_2hxhz_per_Jyy, rf_calf_2hxhz_per_Jyy, lh_calf_2hxhz_per_Jyy, rh_calf_2hxhz_per_Jyy };
  const pinion_x4 limb_kfe_ui = limb_kfe_minus_m_k7355*limb_kfe_s
    + limb_kfe_2hxhz_per_Jyy*limb_kfe_c;
  const pinion_x4 limb_kfe_uis = limb_kfe_ui*limb_kfe_s;
  const pinion_x4 limb_kfe_Ia_Mxx =
    { lf_calf_m_minus_hzhz_per_Jyy, rf_calf_m_minus_hzhz_per_Jyy, lh_calf_m_minus_hzhz_per_Jyy,
      rh_calf_m_minus_hzhz_per_Jyy };
  const pinion_x4 limb_kfe_Ia_Mxz =
    { lf_calf_hxhz_per_Jyy, rf_calf_hxhz_per_Jyy, lh_calf_hxhz_per_Jyy, rh_calf_hxhz_per_Jyy };
  const pinion_x4 limb_kfe_Ia_Mzz =
    { lf_calf_m_minus_hxhx_per_Jyy, rf_calf_m_minus_hxhx_per_Jyy, lh_calf_m_minus_hxhx_per_Jyy,
      rh_calf_m_minus_hxhx_per_Jyy };
  const pinion_x4 limb_kfe_IA_limb_hfe_Mxx = limb_kfe_Ia_Mxx + limb_kfe_uis;
  const pinion_x4 limb_kfe_IA_limb_hfe_Mxz = limb_kfe_ui*limb_kfe_c - limb_kfe_Ia_Mxz;
  const pinion_x4 limb_kfe_IA_limb_hfe_Mzz = limb_kfe_Ia_Mzz - limb_kfe_uis;
  const pinion_x4 limb_kfe_IA_limb_hfe_Bzy = limb_kfe_hx*limb_kfe_c + limb_kfe_hz*limb_kfe_s;
  const pinion_x4 limb_kfe_2Jxz = { lf_calf_2Jxz, rf_calf_2Jxz, lh_calf_2Jxz, rh_calf_2Jxz };
  const pinion_x4 limb_kfe_ui_2 = limb_kfe_2Jxz*limb_kfe_c - limb_kfe_Jxx_Jzz*limb_kfe_s;
  const pinion_x4 limb_kfe_uis_2 = limb_kfe_ui_2*limb_kfe_s;
  const pinion_x4 limb_kfe_IA_limb_hfe_Byx = limb_kfe_pz*limb_kfe_IA_limb_hfe_Mxx;
  const pinion_x4 limb_kfe_IA_limb_hfe_Byz = limb_kfe_pz*limb_kfe_IA_limb_hfe_Mxz;
  const pinion_x4 limb_kfe_IA_limb_hfe_Cxz = limb_kfe_ui_2*limb_kfe_c - limb_kfe_Jxz
    - limb_kfe_pz*limb_kfe_IA_limb_hfe_Bzy;
  const pinion_x4 limb_kfe_IA_limb_hfe_Czz = limb_kfe_Jzz - limb_kfe_uis_2;
  const pinion_x4 limb_kfe_RB_xy = limb_kfe_hx*limb_kfe_s - limb_kfe_hz*limb_kfe_c;
  const pinion_x4 limb_kfe_mpz = { lf_kfe_mpz, rf_kfe_mpz, lh_kfe_mpz, rh_kfe_mpz };
  const pinion_x4 limb_kfe_IA_limb_hfe_Bxy = limb_kfe_RB_xy - limb_kfe_mpz;
  const pinion_x4 limb_kfe_pzpz = { lf_kfe_pzpz, rf_kfe_pzpz, lh_kfe_pzpz, rh_kfe_pzpz };
  const pinion_x4 limb_kfe_IA_limb_hfe_Cxx = limb_kfe_Jxx + limb_kfe_uis_2
    - (limb_kfe_pz*limb_kfe_RB_xy + limb_kfe_pz*limb_kfe_IA_limb_hfe_Bxy);
  const pinion_x4 limb_kfe_IA_limb_hfe_Cyy = limb_kfe_pzpz*limb_kfe_IA_limb_hfe_Mxx;
  const pinion_x4 limb_kfe_pA_limb_hfe_fx = limb_kfe_pa_fz*limb_kfe_s + limb_kfe_pa_fx*limb_kfe_c;
  const pinion_x4 limb_kfe_pA_limb_hfe_fz = limb_kfe_pa_fz*limb_kfe_c - limb_kfe_pa_fx*limb_kfe_s;
  const pinion_x4 limb_kfe_pA_limb_hfe_nx = limb_kfe_fB_nz*limb_kfe_s + limb_kfe_fB_nx*limb_kfe_c
    - limb_kfe_pz*limb_kfe_fB_fy;
  const pinion_x4 limb_kfe_pA_limb_hfe_nz = limb_kfe_fB_nz*limb_kfe_c - limb_kfe_fB_nx*limb_kfe_s;
  const pinion_x4 limb_kfe_pA_limb_hfe_ny = limb_kfe_tau + limb_kfe_pz*limb_kfe_pA_limb_hfe_fx;

  /* ---- articulated inertia of limb_hfe: revolute y, parent limb_haa ------- */
  const pinion_x4 limb_hfe_IA_Mxx = limb_hfe_m + limb_kfe_IA_limb_hfe_Mxx;
  const pinion_x4 limb_hfe_IA_Mzz = limb_hfe_m + limb_kfe_IA_limb_hfe_Mzz;
  const pinion_x4 limb_hfe_IA_Bxy = limb_kfe_IA_limb_hfe_Bxy - limb_hfe_hz;
  const pinion_x4 limb_hfe_IA_Byx = limb_hfe_hz + limb_kfe_IA_limb_hfe_Byx;
  const pinion_x4 limb_hfe_IA_Byz = limb_kfe_IA_limb_hfe_Byz - limb_hfe_hx;
  const pinion_x4 limb_hfe_IA_Bzy = limb_hfe_hx + limb_kfe_IA_limb_hfe_Bzy;
  const pinion_x4 limb_hfe_IA_Cxx = limb_hfe_Jxx + limb_kfe_IA_limb_hfe_Cxx;
  const pinion_x4 limb_hfe_IA_Cxz = limb_hfe_Jxz + limb_kfe_IA_limb_hfe_Cxz;
  const pinion_x4 limb_hfe_IA_Cyy = limb_hfe_Jyy + limb_kfe_IA_limb_hfe_Cyy;
  const pinion_x4 limb_hfe_IA_Czz = limb_hfe_Jzz + limb_kfe_IA_limb_hfe_Czz;
  const pinion_x4 limb_hfe_pA_limb_haa_fy = limb_hfe_fB_fy + limb_kfe_fB_fy;

  /* project out the joint */
  const pinion_x4 limb_hfe_tau =
    pinion_x4_of(tau[QUAD_lf_hfe], tau[QUAD_rf_hfe], tau[QUAD_lh_hfe], tau[QUAD_rh_hfe]);
  const pinion_x4 limb_hfe_u = limb_hfe_tau - (limb_hfe_fB_ny + limb_kfe_pA_limb_hfe_ny);
  const pinion_x4 limb_hfe_Dinv = 1.0/limb_hfe_IA_Cyy;
  const pinion_x4 limb_hfe_UD_z = limb_hfe_IA_Byz*limb_hfe_Dinv;
  const pinion_x4 limb_hfe_UD_rx = limb_hfe_Jxy*limb_hfe_Dinv;
  const pinion_x4 limb_hfe_UD_rz = limb_hfe_Jyz*limb_hfe_Dinv;
  const pinion_x4 limb_hfe_Ia_Mxx = limb_hfe_IA_Mxx - limb_hfe_IA_Byx*limb_hfe_Dinv*limb_hfe_IA_Byx;
  const pinion_x4 limb_hfe_Ia_Mxz = limb_kfe_IA_limb_hfe_Mxz - limb_hfe_UD_z*limb_hfe_IA_Byx;
  const pinion_x4 limb_hfe_Ia_Mzz = limb_hfe_IA_Mzz - limb_hfe_UD_z*limb_hfe_IA_Byz;
  const pinion_x4 limb_hfe_Ia_Bxx = -limb_hfe_UD_rx*limb_hfe_IA_Byx;
  const pinion_x4 limb_hfe_Ia_Bxz = limb_hfe_hy - limb_hfe_UD_rx*limb_hfe_IA_Byz;
  const pinion_x4 limb_hfe_Ia_Bzx = -limb_hfe_hy - limb_hfe_UD_rz*limb_hfe_IA_Byx;
  const pinion_x4 limb_hfe_Ia_Bzz = -limb_hfe_UD_rz*limb_hfe_IA_Byz;
  const pinion_x4 limb_hfe_JxyJxy =
    { lf_thigh_JxyJxy, rf_thigh_JxyJxy, lh_thigh_JxyJxy, rh_thigh_JxyJxy };
  const pinion_x4 limb_hfe_Ia_Cxx = limb_hfe_IA_Cxx - limb_hfe_JxyJxy*limb_hfe_Dinv;
  const pinion_x4 limb_hfe_JxyJyz =
    { lf_thigh_JxyJyz, rf_thigh_JxyJyz, lh_thigh_JxyJyz, rh_thigh_JxyJyz };
  const pinion_x4 limb_hfe_Ia_Cxz = limb_hfe_IA_Cxz - limb_hfe_JxyJyz*limb_hfe_Dinv;
  const pinion_x4 limb_hfe_JyzJyz =
    { lf_thigh_JyzJyz, rf_thigh_JyzJyz, lh_thigh_JyzJyz, rh_thigh_JyzJyz };
  const pinion_x4 limb_hfe_Ia_Czz = limb_hfe_IA_Czz - limb_hfe_JyzJyz*limb_hfe_Dinv;
  const pinion_x4 limb_hfe_uD = limb_hfe_u*limb_hfe_Dinv;
  const pinion_x4 limb_hfe_pa_fx = limb_hfe_fB_fx + limb_kfe_pA_limb_hfe_fx
    + limb_hfe_IA_Byx*limb_hfe_uD;
  const pinion_x4 limb_hfe_pa_fz = limb_hfe_fB_fz + limb_kfe_pA_limb_hfe_fz
    + limb_hfe_IA_Byz*limb_hfe_uD;
  const pinion_x4 limb_hfe_pa_nx = limb_hfe_fB_nx + limb_kfe_pA_limb_hfe_nx
    + limb_hfe_Jxy*limb_hfe_uD;
  const pinion_x4 limb_hfe_pa_nz = limb_hfe_fB_nz + limb_kfe_pA_limb_hfe_nz
    + limb_hfe_Jyz*limb_hfe_uD;

  /* IA and pA to limb_haa */
  const pinion_x4 limb_hfe_c2 = 2.0*limb_hfe_c;
  const pinion_x4 limb_hfe_ui = (limb_hfe_Ia_Mzz - limb_hfe_Ia_Mxx)*limb_hfe_s
    + limb_hfe_Ia_Mxz*limb_hfe_c2;
  const pinion_x4 limb_hfe_ui_2 = (limb_hfe_Ia_Czz - limb_hfe_Ia_Cxx)*limb_hfe_s
    + limb_hfe_Ia_Cxz*limb_hfe_c2;
  const pinion_x4 limb_hfe_uis = limb_hfe_ui*limb_hfe_s;
  const pinion_x4 limb_hfe_uis_2 = limb_hfe_ui_2*limb_hfe_s;
  const pinion_x4 limb_hfe_IA_limb_haa_Mxx = limb_hfe_Ia_Mxx + limb_hfe_uis;
  const pinion_x4 limb_hfe_IA_limb_haa_Mxz = limb_hfe_ui*limb_hfe_c - limb_hfe_Ia_Mxz;
  const pinion_x4 limb_hfe_IA_limb_haa_Mzz = limb_hfe_Ia_Mzz - limb_hfe_uis;
  const pinion_x4 limb_hfe_IA_limb_haa_Bxy = limb_hfe_IA_Bzy*limb_hfe_s
    + limb_hfe_IA_Bxy*limb_hfe_c;
  const pinion_x4 limb_hfe_IA_limb_haa_Bzy = limb_hfe_IA_Bzy*limb_hfe_c
    - limb_hfe_IA_Bxy*limb_hfe_s;
  const pinion_x4 limb_hfe_ub = (limb_hfe_Ia_Bzz - limb_hfe_Ia_Bxx)*limb_hfe_s
    + (limb_hfe_Ia_Bxz + limb_hfe_Ia_Bzx)*limb_hfe_c;
  const pinion_x4 limb_hfe_ubs = limb_hfe_ub*limb_hfe_s;
  const pinion_x4 limb_hfe_ubc = limb_hfe_ub*limb_hfe_c;
  const pinion_x4 limb_hfe_RB_xx = limb_hfe_ubs + limb_hfe_Ia_Bxx;
  const pinion_x4 limb_hfe_RB_xz = limb_hfe_ubc - limb_hfe_Ia_Bzx;
  const pinion_x4 limb_hfe_RB_zx = limb_hfe_ubc - limb_hfe_Ia_Bxz;
  const pinion_x4 limb_hfe_t1 = limb_hfe_py*limb_hfe_IA_limb_haa_Mxz;
  const pinion_x4 limb_hfe_IA_limb_haa_Bxx = limb_hfe_RB_xx + limb_hfe_t1;
  const pinion_x4 limb_hfe_IA_limb_haa_Bxz = limb_hfe_RB_xz + limb_hfe_py*limb_hfe_IA_limb_haa_Mzz;
  const pinion_x4 limb_hfe_IA_limb_haa_Bzx = limb_hfe_RB_zx - limb_hfe_py*limb_hfe_IA_limb_haa_Mxx;
  const pinion_x4 limb_hfe_IA_limb_haa_Bzz = -(limb_hfe_ubs - limb_hfe_Ia_Bzz) - limb_hfe_t1;
  const pinion_x4 limb_hfe_IA_limb_haa_Cxx = limb_hfe_Ia_Cxx + limb_hfe_uis_2
    + (limb_hfe_py*limb_hfe_RB_xz + limb_hfe_py*limb_hfe_IA_limb_haa_Bxz);
  const pinion_x4 limb_hfe_IA_limb_haa_Cxz = limb_hfe_ui_2*limb_hfe_c - limb_hfe_Ia_Cxz
    - (limb_hfe_py*limb_hfe_RB_xx - limb_hfe_IA_limb_haa_Bzz*limb_hfe_py);
  const pinion_x4 limb_hfe_IA_limb_haa_Czz = limb_hfe_Ia_Czz - limb_hfe_uis_2
    - (limb_hfe_py*limb_hfe_RB_zx + limb_hfe_py*limb_hfe_IA_limb_haa_Bzx);
  const pinion_x4 limb_hfe_pA_limb_haa_fx = limb_hfe_pa_fz*limb_hfe_s + limb_hfe_pa_fx*limb_hfe_c;
  const pinion_x4 limb_hfe_pA_limb_haa_fz = limb_hfe_pa_fz*limb_hfe_c - limb_hfe_pa_fx*limb_hfe_s;
  const pinion_x4 limb_hfe_pA_limb_haa_nx = limb_hfe_pa_nz*limb_hfe_s + limb_hfe_pa_nx*limb_hfe_c
    + limb_hfe_py*limb_hfe_pA_limb_haa_fz;
  const pinion_x4 limb_hfe_pA_limb_haa_nz = limb_hfe_pa_nz*limb_hfe_c - limb_hfe_pa_nx*limb_hfe_s
    - limb_hfe_py*limb_hfe_pA_limb_haa_fx;

  /* ---- articulated inertia of limb_haa: revolute x, parent base ----------- */
  const pinion_x4 limb_haa_IA_Mxx = limb_haa_m + limb_hfe_IA_limb_haa_Mxx;
  const pinion_x4 limb_haa_IA_Mzz = limb_haa_m + limb_hfe_IA_limb_haa_Mzz;
  const pinion_x4 limb_haa_IA_Bxz = limb_haa_hy + limb_hfe_IA_limb_haa_Bxz;
  const pinion_x4 limb_haa_IA_Bzx = limb_hfe_IA_limb_haa_Bzx - limb_haa_hy;
  const pinion_x4 limb_haa_IA_Bzy = limb_haa_hx + limb_hfe_IA_limb_haa_Bzy;
  const pinion_x4 limb_haa_IA_Czz = limb_haa_Jzz + limb_hfe_IA_limb_haa_Czz;
  const pinion_x4 limb_haa_Jxx = { lf_hip_Jxx, rf_hip_Jxx, lh_hip_Jxx, rh_hip_Jxx };
  const pinion_x4 limb_haa_IA_Cxx = limb_haa_Jxx + limb_hfe_IA_limb_haa_Cxx;

  /* project out the joint */
  const pinion_x4 limb_haa_tau =
    pinion_x4_of(tau[QUAD_lf_haa], tau[QUAD_rf_haa], tau[QUAD_lh_haa], tau[QUAD_rh_haa]);
  const pinion_x4 limb_haa_u = limb_haa_tau - (limb_haa_fB_nx + limb_hfe_pA_limb_haa_nx);
  const pinion_x4 limb_haa_Dinv = 1.0/limb_haa_IA_Cxx;
  const pinion_x4 limb_haa_UD_y = limb_hfe_IA_limb_haa_Bxy*limb_haa_Dinv;
  const pinion_x4 limb_haa_UD_z = limb_haa_IA_Bxz*limb_haa_Dinv;
  const pinion_x4 limb_haa_UD_ry = limb_haa_Jxy*limb_haa_Dinv;
  const pinion_x4 limb_haa_UD_rz = limb_hfe_IA_limb_haa_Cxz*limb_haa_Dinv;
  const pinion_x4 limb_haa_IA_base_Mxx = limb_haa_IA_Mxx
    - limb_hfe_IA_limb_haa_Bxx*limb_haa_Dinv*limb_hfe_IA_limb_haa_Bxx;
  const pinion_x4 limb_haa_Ia_Mxy = -limb_haa_UD_y*limb_hfe_IA_limb_haa_Bxx;
  const pinion_x4 limb_haa_Ia_Mxz = limb_hfe_IA_limb_haa_Mxz
    - limb_haa_UD_z*limb_hfe_IA_limb_haa_Bxx;
  const pinion_x4 limb_haa_Ia_Myz = -limb_haa_UD_z*limb_hfe_IA_limb_haa_Bxy;
  const pinion_x4 limb_haa_Ia_Mzz = limb_haa_IA_Mzz - limb_haa_UD_z*limb_haa_IA_Bxz;
  const pinion_x4 limb_haa_Ia_Byx = -limb_haa_UD_ry*limb_hfe_IA_limb_haa_Bxx;
  const pinion_x4 limb_haa_Ia_Byy = -limb_haa_UD_ry*limb_hfe_IA_limb_haa_Bxy;
  const pinion_x4 limb_haa_Ia_Byz = -limb_haa_hx - limb_haa_UD_ry*limb_haa_IA_Bxz;
  const pinion_x4 limb_haa_Ia_Bzx = limb_haa_IA_Bzx - limb_haa_UD_rz*limb_hfe_IA_limb_haa_Bxx;
  const pinion_x4 limb_haa_Ia_Bzy = limb_haa_IA_Bzy - limb_haa_UD_rz*limb_hfe_IA_limb_haa_Bxy;
  const pinion_x4 limb_haa_Ia_Bzz = limb_hfe_IA_limb_haa_Bzz - limb_haa_UD_rz*limb_haa_IA_Bxz;
  const pinion_x4 limb_haa_Ia_Cyz = -limb_haa_UD_rz*limb_haa_Jxy;
  const pinion_x4 limb_haa_Ia_Czz = limb_haa_IA_Czz - limb_haa_UD_rz*limb_hfe_IA_limb_haa_Cxz;
  const pinion_x4 limb_haa_IA_Myy = { lf_haa_Ic_m, rf_haa_Ic_m, lh_haa_Ic_m, rh_haa_Ic_m };
  const pinion_x4 limb_haa_Ia_Myy = limb_haa_IA_Myy - limb_haa_UD_y*limb_hfe_IA_limb_haa_Bxy;
  const pinion_x4 limb_haa_JxyJxy = { lf_hip_JxyJxy, rf_hip_JxyJxy, lh_hip_JxyJxy, rh_hip_JxyJxy };
  const pinion_x4 limb_haa_Ia_Cyy = limb_haa_Jyy - limb_haa_JxyJxy*limb_haa_Dinv;
  const pinion_x4 limb_haa_uD = limb_haa_u*limb_haa_Dinv;
  const pinion_x4 limb_haa_pA_base_fx = limb_haa_fB_fx + limb_hfe_pA_limb_haa_fx
    + limb_hfe_IA_limb_haa_Bxx*limb_haa_uD;
  const pinion_x4 limb_haa_pa_fy = limb_haa_fB_fy + limb_hfe_pA_limb_haa_fy
    + limb_hfe_IA_limb_haa_Bxy*limb_haa_uD;
  const pinion_x4 limb_haa_pa_fz = limb_haa_fB_fz + limb_hfe_pA_limb_haa_fz
    + limb_haa_IA_Bxz*limb_haa_uD;
  const pinion_x4 limb_haa_pa_ny = limb_haa_fB_ny + limb_hfe_tau + limb_haa_Jxy*limb_haa_uD;
  const pinion_x4 limb_haa_pa_nz = limb_haa_fB_nz + limb_hfe_pA_limb_haa_nz
    + limb_hfe_IA_limb_haa_Cxz*limb_haa_uD;

  /* IA and pA to base */
  const pinion_x4 limb_haa_c2 = 2.0*limb_haa_c;
  const pinion_x4 limb_haa_ui = (limb_haa_Ia_Myy - limb_haa_Ia_Mzz)*limb_haa_s
    + limb_haa_Ia_Myz*limb_haa_c2;
  const pinion_x4 limb_haa_ui_2 = (limb_haa_Ia_Cyy - limb_haa_Ia_Czz)*limb_haa_s
    + limb_haa_Ia_Cyz*limb_haa_c2;
  const pinion_x4 limb_haa_uis = limb_haa_ui*limb_haa_s;
  const pinion_x4 limb_haa_uis_2 = limb_haa_ui_2*limb_haa_s;
  const pinion_x4 limb_haa_IA_base_Mxy = limb_haa_Ia_Mxy*limb_haa_c - limb_haa_Ia_Mxz*limb_haa_s;
  const pinion_x4 limb_haa_IA_base_Mxz = limb_haa_Ia_Mxz*limb_haa_c + limb_haa_Ia_Mxy*limb_haa_s;
  const pinion_x4 limb_haa_IA_base_Myy = limb_haa_Ia_Myy - limb_haa_uis;
  const pinion_x4 limb_haa_IA_base_Myz = limb_haa_ui*limb_haa_c - limb_haa_Ia_Myz;
  const pinion_x4 limb_haa_IA_base_Mzz = limb_haa_Ia_Mzz + limb_haa_uis;
  const pinion_x4 limb_haa_ub = (limb_haa_Ia_Byy - limb_haa_Ia_Bzz)*limb_haa_s
    + (limb_haa_Ia_Bzy + limb_haa_Ia_Byz)*limb_haa_c;
  const pinion_x4 limb_haa_ubs = limb_haa_ub*limb_haa_s;
  const pinion_x4 limb_haa_ubc = limb_haa_ub*limb_haa_c;
  const pinion_x4 limb_haa_RB_yx = limb_haa_Ia_Byx*limb_haa_c - limb_haa_Ia_Bzx*limb_haa_s;
  const pinion_x4 limb_haa_RB_yy = limb_haa_Ia_Byy - limb_haa_ubs;
  const pinion_x4 limb_haa_RB_yz = limb_haa_ubc - limb_haa_Ia_Bzy;
  const pinion_x4 limb_haa_RB_zx = limb_haa_Ia_Bzx*limb_haa_c + limb_haa_Ia_Byx*limb_haa_s;
  const pinion_x4 limb_haa_RB_zy = limb_haa_ubc - limb_haa_Ia_Byz;
  const pinion_x4 limb_haa_IA_base_Bxx = limb_haa_py*limb_haa_IA_base_Mxz;
  const pinion_x4 limb_haa_IA_base_Bxy = limb_haa_py*limb_haa_IA_base_Myz;
  const pinion_x4 limb_haa_IA_base_Bxz = limb_haa_py*limb_haa_IA_base_Mzz;
  const pinion_x4 limb_haa_IA_base_Byx = limb_haa_RB_yx - limb_haa_px*limb_haa_IA_base_Mxz;
  const pinion_x4 limb_haa_IA_base_Byz = limb_haa_RB_yz - limb_haa_px*limb_haa_IA_base_Mzz;
  const pinion_x4 limb_haa_IA_base_Bzx = limb_haa_RB_zx
    - (limb_haa_py*limb_haa_IA_base_Mxx - limb_haa_IA_base_Mxy*limb_haa_px);
  const pinion_x4 limb_haa_IA_base_Bzy = limb_haa_RB_zy
    + (limb_haa_px*limb_haa_IA_base_Myy - limb_haa_IA_base_Mxy*limb_haa_py);
  const pinion_x4 limb_haa_t1 = limb_haa_px*limb_haa_IA_base_Myz;
  const pinion_x4 limb_haa_IA_base_Byy = limb_haa_RB_yy - limb_haa_t1;
  const pinion_x4 limb_haa_IA_base_Bzz = limb_haa_ubs + limb_haa_Ia_Bzz
    + (limb_haa_t1 - limb_haa_IA_base_Bxx);
  const pinion_x4 limb_haa_IA_base_Cxy = limb_haa_py*limb_haa_IA_base_Byz;
  const pinion_x4 limb_haa_IA_base_Cyy = limb_haa_Ia_Cyy - limb_haa_uis_2
    - (limb_haa_px*limb_haa_RB_yz + limb_haa_px*limb_haa_IA_base_Byz);
  const pinion_x4 limb_haa_IA_base_Czz = limb_haa_Ia_Czz - limb_haa_py*limb_haa_RB_zx
    + limb_haa_uis_2 + limb_haa_px*limb_haa_RB_zy - limb_haa_py*limb_haa_IA_base_Bzx
    + limb_haa_px*limb_haa_IA_base_Bzy;
  const pinion_x4 limb_haa_pypy = { lf_haa_pypy, rf_haa_pypy, lh_haa_pypy, rh_haa_pypy };
  const pinion_x4 limb_haa_IA_base_Cxx = limb_haa_pypy*limb_haa_IA_base_Mzz;
  const pinion_x4 limb_haa_IA_base_Cxz = limb_haa_py*limb_haa_IA_base_Bzz;
  const pinion_x4 limb_haa_IA_base_Cyz = limb_haa_ui_2*limb_haa_c - limb_haa_Ia_Cyz
    + (limb_haa_RB_yy*limb_haa_px - limb_haa_RB_yx*limb_haa_py - limb_haa_px*limb_haa_IA_base_Bzz);
  const pinion_x4 limb_haa_pA_base_fy = limb_haa_pa_fy*limb_haa_c - limb_haa_pa_fz*limb_haa_s;
  const pinion_x4 limb_haa_pA_base_fz = limb_haa_pa_fy*limb_haa_s + limb_haa_pa_fz*limb_haa_c;
  const pinion_x4 limb_haa_pA_base_nx = limb_haa_tau + limb_haa_py*limb_haa_pA_base_fz;
  const pinion_x4 limb_haa_pA_base_ny = limb_haa_pa_ny*limb_haa_c - limb_haa_pa_nz*limb_haa_s
    - limb_haa_px*limb_haa_pA_base_fz;
  const pinion_x4 limb_haa_pA_base_nz = limb_haa_pa_ny*limb_haa_s + limb_haa_pa_nz*limb_haa_c
    + (limb_haa_px*limb_haa_pA_base_fy - limb_haa_py*limb_haa_pA_base_fx);
  const double base_IA_Mxy = pinion_x4_sum(limb_haa_IA_base_Mxy);
  const double base_IA_Mxz = pinion_x4_sum(limb_haa_IA_base_Mxz);
  const double base_IA_Myz = pinion_x4_sum(limb_haa_IA_base_Myz);
  const double base_IA_Bxx = pinion_x4_sum(limb_haa_IA_base_Bxx);
  const double base_IA_Bxz = pinion_x4_sum(limb_haa_IA_base_Bxz);
  const double base_IA_Byy = pinion_x4_sum(limb_haa_IA_base_Byy);
  const double base_IA_Bzx = pinion_x4_sum(limb_haa_IA_base_Bzx);
  const double base_IA_Bzz = pinion_x4_sum(limb_haa_IA_base_Bzz);
  const double base_IA_Cxy = pinion_x4_sum(limb_haa_IA_base_Cxy);
  const double base_IA_Cyz = pinion_x4_sum(limb_haa_IA_base_Cyz);

  /* ---- articulated inertia of base: floating, parent world ---------------- */
  const double base_IA_Mxx = trunk_m + pinion_x4_sum(limb_haa_IA_base_Mxx);
  const double base_IA_Myy = trunk_m + pinion_x4_sum(limb_haa_IA_base_Myy);
  const double base_IA_Mzz = trunk_m + pinion_x4_sum(limb_haa_IA_base_Mzz);
  const double base_IA_Bxy = pinion_x4_sum(limb_haa_IA_base_Bxy) - trunk_hz;
  const double base_IA_Byx = trunk_hz + pinion_x4_sum(limb_haa_IA_base_Byx);
  const double base_IA_Byz = pinion_x4_sum(limb_haa_IA_base_Byz) - trunk_hx;
  const double base_IA_Bzy = trunk_hx + pinion_x4_sum(limb_haa_IA_base_Bzy);
  const double base_IA_Cxx = trunk_Jxx + pinion_x4_sum(limb_haa_IA_base_Cxx);
  const double base_IA_Cxz = trunk_Jxz + pinion_x4_sum(limb_haa_IA_base_Cxz);
  const double base_IA_Cyy = trunk_Jyy + pinion_x4_sum(limb_haa_IA_base_Cyy);
  const double base_IA_Czz = trunk_Jzz + pinion_x4_sum(limb_haa_IA_base_Czz);

  /* project out the joint */
  const double base_u_wz = tau[QUAD_base_wz] - (base_fB_nz + pinion_x4_sum(limb_haa_pA_base_nz));
  const double base_Dinv_wz = 1.0/base_IA_Czz;
  const double base_UD_wz_y = base_IA_Bzy*base_Dinv_wz;
  const double base_UD_wz_z = base_IA_Bzz*base_Dinv_wz;
  const double base_UD_wz_rx = base_IA_Cxz*base_Dinv_wz;
  const double base_UD_wz_ry = base_IA_Cyz*base_Dinv_wz;
  const double base_U_wy_x = base_IA_Byx - base_UD_wz_ry*base_IA_Bzx;
  const double base_U_wy_y = base_IA_Byy - base_UD_wz_ry*base_IA_Bzy;
  const double base_U_wy_z = base_IA_Byz - base_UD_wz_ry*base_IA_Bzz;
  const double base_U_wy_rx = base_IA_Cxy - base_UD_wz_ry*base_IA_Cxz;
  const double base_D_wy = base_IA_Cyy - base_UD_wz_ry*base_IA_Cyz;
  const double base_uD_wz = base_u_wz*base_Dinv_wz;
  const double base_u_wy = tau[QUAD_base_wy]
    - (base_fB_ny + pinion_x4_sum(limb_haa_pA_base_ny) + base_IA_Cyz*base_uD_wz);
  const double base_Dinv_wy = 1.0/base_D_wy;
  const double base_UD_wy_y = base_U_wy_y*base_Dinv_wy;
  const double base_UD_wy_z = base_U_wy_z*base_Dinv_wy;
  const double base_UD_wy_rx = base_U_wy_rx*base_Dinv_wy;
  const double base_U_wx_x = base_IA_Bxx - base_UD_wz_rx*base_IA_Bzx - base_UD_wy_rx*base_U_wy_x;
  const double base_U_wx_y = base_IA_Bxy - base_UD_wz_rx*base_IA_Bzy - base_U_wy_y*base_UD_wy_rx;
  const double base_U_wx_z = base_IA_Bxz - base_UD_wz_rx*base_IA_Bzz - base_UD_wy_rx*base_U_wy_z;
  const double base_D_wx = base_IA_Cxx - base_UD_wz_rx*base_IA_Cxz - base_UD_wy_rx*base_U_wy_rx;
  const double base_uD_wy = base_u_wy*base_Dinv_wy;
  const double base_pa_wy_nx = base_fB_nx + pinion_x4_sum(limb_haa_pA_base_nx)
    + base_IA_Cxz*base_uD_wz + base_U_wy_rx*base_uD_wy;
  const double base_u_wx = tau[QUAD_base_wx] - base_pa_wy_nx;
  const double base_Dinv_wx = 1.0/base_D_wx;
  const double base_UD_wx_y = base_U_wx_y*base_Dinv_wx;
  const double base_UD_wx_z = base_U_wx_z*base_Dinv_wx;
  const double base_U_vz_x = base_IA_Mxz - base_UD_wz_z*base_IA_Bzx - base_UD_wy_z*base_U_wy_x
    - base_UD_wx_z*base_U_wx_x;
  const double base_U_vz_y = base_IA_Myz - base_UD_wz_z*base_IA_Bzy - base_U_wy_y*base_UD_wy_z
    - base_UD_wx_z*base_U_wx_y;
  const double base_D_vz = base_IA_Mzz - base_UD_wz_z*base_IA_Bzz - base_UD_wy_z*base_U_wy_z
    - base_UD_wx_z*base_U_wx_z;
  const double base_uD_wx = base_u_wx*base_Dinv_wx;
  const double base_pa_wx_fz = base_fB_fz + pinion_x4_sum(limb_haa_pA_base_fz)
    + base_IA_Bzz*base_uD_wz + base_U_wy_z*base_uD_wy + base_U_wx_z*base_uD_wx;
  const double base_u_vz = tau[QUAD_base_vz] - base_pa_wx_fz;
  const double base_Dinv_vz = 1.0/base_D_vz;
  const double base_UD_vz_y = base_U_vz_y*base_Dinv_vz;
  const double base_U_vy_x = -(base_UD_wy_y*base_U_wy_x + (base_UD_wz_y*base_IA_Bzx - base_IA_Mxy)
    + base_UD_wx_y*base_U_wx_x) - base_UD_vz_y*base_U_vz_x;
  const double base_D_vy = base_IA_Myy - base_UD_wz_y*base_IA_Bzy - base_U_wy_y*base_UD_wy_y
    - base_UD_wx_y*base_U_wx_y - base_UD_vz_y*base_U_vz_y;
  const double base_uD_vz = base_u_vz*base_Dinv_vz;
  const double base_pa_vz_fy = base_fB_fy + pinion_x4_sum(limb_haa_pA_base_fy)
    + base_IA_Bzy*base_uD_wz + base_U_wy_y*base_uD_wy + base_U_wx_y*base_uD_wx
    + base_U_vz_y*base_uD_vz;
  const double base_u_vy = tau[QUAD_base_vy] - base_pa_vz_fy;
  const double base_Dinv_vy = 1.0/base_D_vy;
  const double base_D_vx = base_IA_Mxx - base_IA_Bzx*base_Dinv_wz*base_IA_Bzx
    - base_U_wy_x*base_Dinv_wy*base_U_wy_x - base_U_wx_x*base_Dinv_wx*base_U_wx_x
    - base_U_vz_x*base_Dinv_vz*base_U_vz_x - base_U_vy_x*base_Dinv_vy*base_U_vy_x;
  const double base_pa_vy_fx = base_fB_fx + pinion_x4_sum(limb_haa_pA_base_fx)
    + base_IA_Bzx*base_uD_wz + base_U_wy_x*base_uD_wy + base_U_wx_x*base_uD_wx
    + base_U_vz_x*base_uD_vz + base_U_vy_x*(base_u_vy*base_Dinv_vy);
  const double base_u_vx = tau[QUAD_base_vx] - base_pa_vy_fx;
  const double base_Dinv_vx = 1.0/base_D_vx;
  const double base_a_vx = base_u_vx*base_Dinv_vx;

  /* ---- acceleration of base: floating, parent world ----------------------- */
  a[QUAD_base_vx] = base_a_vx;
  const double base_a_vy = (base_u_vy - base_U_vy_x*base_a_vx)*base_Dinv_vy;
  a[QUAD_base_vy] = base_a_vy;
  const double base_a_vz = (base_u_vz
    - (base_U_vz_x*base_a_vx + base_U_vz_y*base_a_vy))*base_Dinv_vz;
  a[QUAD_base_vz] = base_a_vz;
  const double base_a_wx = (base_u_wx
    - (base_U_wx_x*base_a_vx + base_U_wx_y*base_a_vy + base_U_wx_z*base_a_vz))*base_Dinv_wx;
  a[QUAD_base_wx] = base_a_wx;
  const double base_t1 = base_u_wy
    - (base_U_wy_x*base_a_vx + base_U_wy_y*base_a_vy + base_U_wy_z*base_a_vz
    + base_U_wy_rx*base_a_wx);
  const double base_a_wy = base_t1*base_Dinv_wy;
  a[QUAD_base_wy] = base_a_wy;
  const double base_t2 = base_IA_Bzx*base_a_vx + base_IA_Bzy*base_a_vy + base_IA_Bzz*base_a_vz
    + base_IA_Cxz*base_a_wx + base_IA_Cyz*base_a_wy;
  const double base_a_wz = (base_u_wz - base_t2)*base_Dinv_wz;
  a[QUAD_base_wz] = base_a_wz;

  /* ---- acceleration of limb_haa: revolute x, parent base ------------------ */
  const pinion_x4 limb_haa_d_x = base_a_vx - pinion_x4_all(base_a_wz)*limb_haa_py;
  const pinion_x4 limb_haa_d_ry = pinion_x4_all(base_a_wy)*limb_haa_c
    + limb_haa_s*pinion_x4_all(base_a_wz);
  const pinion_x4 limb_haa_d_rz = pinion_x4_all(base_a_wz)*limb_haa_c
    - limb_haa_s*pinion_x4_all(base_a_wy);
  const pinion_x4 limb_haa_at_y = base_a_vy + pinion_x4_all(base_a_wz)*limb_haa_px;
  const pinion_x4 limb_haa_at_z = base_a_vz
    + (pinion_x4_all(base_a_wx)*limb_haa_py - pinion_x4_all(base_a_wy)*limb_haa_px);
  const pinion_x4 limb_haa_d_y = limb_haa_at_y*limb_haa_c + limb_haa_s*limb_haa_at_z;
  const pinion_x4 limb_haa_d_z = limb_haa_at_z*limb_haa_c - limb_haa_s*limb_haa_at_y;
  const pinion_x4 limb_haa_t2 = limb_haa_u - limb_haa_IA_Cxx*pinion_x4_all(base_a_wx)
    - limb_hfe_IA_limb_haa_Bxx*limb_haa_d_x - limb_haa_Jxy*limb_haa_d_ry
    - limb_haa_IA_Bxz*limb_haa_d_z - limb_hfe_IA_limb_haa_Cxz*limb_haa_d_rz
    - limb_hfe_IA_limb_haa_Bxy*limb_haa_d_y;
  const pinion_x4 limb_haa_a = limb_haa_t2*limb_haa_Dinv;
  a[QUAD_lf_haa] = limb_haa_a[0];
  a[QUAD_rf_haa] = limb_haa_a[1];
  a[QUAD_lh_haa] = limb_haa_a[2];
  a[QUAD_rh_haa] = limb_haa_a[3];
  const pinion_x4 limb_haa_d_rx = pinion_x4_all(base_a_wx) + limb_haa_a;

  /* ---- acceleration of limb_hfe: revolute y, parent limb_haa -------------- */
  const pinion_x4 limb_hfe_at_x = limb_haa_d_x - limb_haa_d_rz*limb_hfe_py;
  const pinion_x4 limb_hfe_at_z = limb_haa_d_z + limb_haa_d_rx*limb_hfe_py;
  const pinion_x4 limb_hfe_d_x = limb_hfe_at_x*limb_hfe_c - limb_hfe_s*limb_hfe_at_z;
  const pinion_x4 limb_hfe_d_z = limb_hfe_at_z*limb_hfe_c + limb_hfe_s*limb_hfe_at_x;
  const pinion_x4 limb_hfe_d_rx = limb_haa_d_rx*limb_hfe_c - limb_hfe_s*limb_haa_d_rz;
  const pinion_x4 limb_hfe_d_rz = limb_haa_d_rz*limb_hfe_c + limb_hfe_s*limb_haa_d_rx;
  const pinion_x4 limb_hfe_t2 = limb_hfe_u - limb_hfe_IA_Cyy*limb_haa_d_ry
    - limb_hfe_Jyz*limb_hfe_d_rz - limb_hfe_IA_Byx*limb_hfe_d_x - limb_hfe_Jxy*limb_hfe_d_rx
    - limb_hfe_IA_Byz*limb_hfe_d_z;
  const pinion_x4 limb_hfe_a = limb_hfe_t2*limb_hfe_Dinv;
  a[QUAD_lf_hfe] = limb_hfe_a[0];
  a[QUAD_rf_hfe] = limb_hfe_a[1];
  a[QUAD_lh_hfe] = limb_hfe_a[2];
  a[QUAD_rh_hfe] = limb_hfe_a[3];
  const pinion_x4 limb_hfe_d_ry = limb_haa_d_ry + limb_hfe_a;

  /* ---- acceleration of limb_kfe: revolute y, parent limb_hfe -------------- */
  /* of d only x, z are live */
  const pinion_x4 limb_kfe_at_x = limb_hfe_d_x + limb_hfe_d_ry*limb_kfe_pz;
  const pinion_x4 limb_kfe_d_x = limb_kfe_at_x*limb_kfe_c - limb_kfe_s*limb_hfe_d_z;
  const pinion_x4 limb_kfe_d_z = limb_hfe_d_z*limb_kfe_c + limb_kfe_s*limb_kfe_at_x;
  const pinion_x4 limb_kfe_Dinv =
    { lf_calf_per_Jyy, rf_calf_per_Jyy, lh_calf_per_Jyy, rh_calf_per_Jyy };
  const pinion_x4 limb_kfe_a = (limb_kfe_u - limb_kfe_Jyy*limb_hfe_d_ry + limb_kfe_hx*limb_kfe_d_z
    - limb_kfe_hz*limb_kfe_d_x)*limb_kfe_Dinv;
  a[QUAD_lf_kfe] = limb_kfe_a[0];
  a[QUAD_rf_kfe] = limb_kfe_a[1];
  a[QUAD_lh_kfe] = limb_kfe_a[2];
  a[QUAD_rh_kfe] = limb_kfe_a[3];

  if (!(rh_calf_Jyy > 0.0)) return 1 + QUAD_rh_kfe;
  if (!(limb_hfe_IA_Cyy[3] > 0.0)) return 1 + QUAD_rh_hfe;
  if (!(limb_haa_IA_Cxx[3] > 0.0)) return 1 + QUAD_rh_haa;
  if (!(lh_calf_Jyy > 0.0)) return 1 + QUAD_lh_kfe;
  if (!(limb_hfe_IA_Cyy[2] > 0.0)) return 1 + QUAD_lh_hfe;
  if (!(limb_haa_IA_Cxx[2] > 0.0)) return 1 + QUAD_lh_haa;
  if (!(rf_calf_Jyy > 0.0)) return 1 + QUAD_rf_kfe;
  if (!(limb_hfe_IA_Cyy[1] > 0.0)) return 1 + QUAD_rf_hfe;
  if (!(limb_haa_IA_Cxx[1] > 0.0)) return 1 + QUAD_rf_haa;
  if (!(lf_calf_Jyy > 0.0)) return 1 + QUAD_lf_kfe;
  if (!(limb_hfe_IA_Cyy[0] > 0.0)) return 1 + QUAD_lf_hfe;
  if (!(limb_haa_IA_Cxx[0] > 0.0)) return 1 + QUAD_lf_haa;
  if (!(base_IA_Czz > 0.0)) return 1 + QUAD_base_wz;
  if (!(base_D_wy > 0.0)) return 1 + QUAD_base_wy;
  if (!(base_D_wx > 0.0)) return 1 + QUAD_base_wx;
  if (!(base_D_vz > 0.0)) return 1 + QUAD_base_vz;
  if (!(base_D_vy > 0.0)) return 1 + QUAD_base_vy;
  if (!(base_D_vx > 0.0)) return 1 + QUAD_base_vx;
  return 0;
}
#else /* each limb by itself */
int quad_aba(const double q[QUAD_NQ], const double v[QUAD_NV], const double tau[QUAD_NV],
             double a[QUAD_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  const double base_q2_x = 2.0*q[QUAD_q_base_qx];
  const double base_q2_y = 2.0*q[QUAD_q_base_qy];
  const double base_q2_w = 2.0*q[QUAD_q_base_qw];
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

  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin less that of free
   *   fall
   * W = [dw]x + [w]x[w]x, from w_xy = w_x*w_y .. and ww_x = w_yy + w_zz ..; a point p has the
   *   acceleration dd + W*p
   * fB = (m*dd + W*h, J*dw + w x J*w + h x dd): the net force on a body
   * IA = I + children's, pA = fB + children's; U = IA*S; D = S'*U; u = tau - S'*pA; the parent
   *   gets Ia = IA - U*U'/D and pa = pA + U*u/D
   * d = X*d_lambda; a = (u - U'*d)/D; d += S*a: d is in addition to dw and dd in fB */

  /* ---- motion of base: floating, parent world ----------------------------- */
  const double base_dd_x = v[QUAD_base_wy]*v[QUAD_base_vz] - v[QUAD_base_wz]*v[QUAD_base_vy]
    - gravity_z*(base_q2_x*q[QUAD_q_base_qz] - base_q2_w*q[QUAD_q_base_qy]);
  const double base_dd_y = v[QUAD_base_wz]*v[QUAD_base_vx] - v[QUAD_base_wx]*v[QUAD_base_vz]
    - gravity_z*(base_q2_y*q[QUAD_q_base_qz] + base_q2_w*q[QUAD_q_base_qx]);
  const double base_dd_z = v[QUAD_base_wx]*v[QUAD_base_vy] - v[QUAD_base_wy]*v[QUAD_base_vx]
    - gravity_z*(1.0 - (base_q2_x*q[QUAD_q_base_qx] + base_q2_y*q[QUAD_q_base_qy]));
  const double base_w_xx = v[QUAD_base_wx]*v[QUAD_base_wx];
  const double base_w_xy = v[QUAD_base_wx]*v[QUAD_base_wy];
  const double base_w_xz = v[QUAD_base_wx]*v[QUAD_base_wz];
  const double base_w_yy = v[QUAD_base_wy]*v[QUAD_base_wy];
  const double base_w_yz = v[QUAD_base_wy]*v[QUAD_base_wz];
  const double base_w_zz = v[QUAD_base_wz]*v[QUAD_base_wz];
  const double base_ww_x = base_w_yy + base_w_zz;
  const double base_ww_y = base_w_xx + base_w_zz;
  const double base_fB_fx = trunk_m*base_dd_x + (base_w_xz*trunk_hz - base_ww_x*trunk_hx);
  const double base_fB_fy = trunk_m*base_dd_y + (base_w_xy*trunk_hx + base_w_yz*trunk_hz);
  const double base_fB_fz = trunk_m*base_dd_z
    + (base_w_xz*trunk_hx - (base_w_xx + base_w_yy)*trunk_hz);
  const double base_fB_nx = trunk_Jzz_Jyy*base_w_yz + trunk_Jxz*base_w_xy - trunk_hz*base_dd_y;
  const double base_fB_ny = trunk_Jxx_Jzz*base_w_xz + trunk_Jxz*(base_w_zz - base_w_xx)
    + (trunk_hz*base_dd_x - trunk_hx*base_dd_z);
  const double base_fB_nz = trunk_Jyy_Jxx*base_w_xy - trunk_Jxz*base_w_yz + trunk_hx*base_dd_y;

  /* ---- motion of lf_haa: revolute x, parent base -------------------------- */
  const double lf_haa_w_x = v[QUAD_base_wx] + v[QUAD_lf_haa];
  const double lf_haa_w_y = v[QUAD_base_wy]*lf_haa_c + lf_haa_s*v[QUAD_base_wz];
  const double lf_haa_w_z = v[QUAD_base_wz]*lf_haa_c - lf_haa_s*v[QUAD_base_wy];
  const double lf_haa_dw_y = lf_haa_w_z*v[QUAD_lf_haa];
  const double lf_haa_dw_z = -lf_haa_w_y*v[QUAD_lf_haa];
  const double lf_haa_dd_x = base_dd_x + (base_w_xy*lf_haa_py - base_ww_x*lf_haa_px);
  const double lf_haa_dd_base_y = base_dd_y + (base_w_xy*lf_haa_px - base_ww_y*lf_haa_py);
  const double lf_haa_dd_base_z = base_dd_z + (base_w_xz*lf_haa_px + base_w_yz*lf_haa_py);
  const double lf_haa_dd_y = lf_haa_dd_base_y*lf_haa_c + lf_haa_s*lf_haa_dd_base_z;
  const double lf_haa_dd_z = lf_haa_dd_base_z*lf_haa_c - lf_haa_s*lf_haa_dd_base_y;
  const double lf_haa_w_xx = lf_haa_w_x*lf_haa_w_x;
  const double lf_haa_w_xy = lf_haa_w_x*lf_haa_w_y;
  const double lf_haa_w_xz = lf_haa_w_x*lf_haa_w_z;
  const double lf_haa_w_yy = lf_haa_w_y*lf_haa_w_y;
  const double lf_haa_w_yz = lf_haa_w_y*lf_haa_w_z;
  const double lf_haa_w_zz = lf_haa_w_z*lf_haa_w_z;
  const double lf_haa_W_xy = lf_haa_w_xy - lf_haa_dw_z;
  const double lf_haa_W_zx = lf_haa_w_xz - lf_haa_dw_y;
  const double lf_haa_ww_y = lf_haa_w_xx + lf_haa_w_zz;
  const double lf_haa_fB_fx = lf_hip_m*lf_haa_dd_x
    + (lf_haa_W_xy*lf_hip_hy - (lf_haa_w_yy + lf_haa_w_zz)*lf_hip_hx);
  const double lf_haa_fB_fy = lf_hip_m*lf_haa_dd_y
    + ((lf_haa_w_xy + lf_haa_dw_z)*lf_hip_hx - lf_haa_ww_y*lf_hip_hy);
  const double lf_haa_fB_fz = lf_hip_m*lf_haa_dd_z
    + (lf_haa_W_zx*lf_hip_hx + lf_haa_w_yz*lf_hip_hy);
  const double lf_haa_fB_nx = lf_hip_Jzz_Jyy*lf_haa_w_yz - lf_hip_Jxy*lf_haa_W_zx
    + lf_hip_hy*lf_haa_dd_z;
  const double lf_haa_fB_ny = lf_hip_Jyy*lf_haa_dw_y + lf_hip_Jxx_Jzz*lf_haa_w_xz
    + lf_hip_Jxy*lf_haa_w_yz - lf_hip_hx*lf_haa_dd_z;
  const double lf_haa_fB_nz = lf_hip_Jyy_Jxx*lf_haa_w_xy + lf_haa_dw_z*lf_hip_Jzz
    + lf_hip_Jxy*(lf_haa_w_xx - lf_haa_w_yy) + (lf_hip_hx*lf_haa_dd_y - lf_hip_hy*lf_haa_dd_x);

  /* ---- motion of lf_hfe: revolute y, parent lf_haa ------------------------ */
  const double lf_hfe_w_x = lf_haa_w_x*lf_hfe_c - lf_hfe_s*lf_haa_w_z;
  const double lf_hfe_w_y = lf_haa_w_y + v[QUAD_lf_hfe];
  const double lf_hfe_w_z = lf_haa_w_z*lf_hfe_c + lf_hfe_s*lf_haa_w_x;
  const double lf_hfe_dd_lf_haa_x = lf_haa_dd_x + lf_haa_W_xy*lf_hfe_py;
  const double lf_hfe_dd_lf_haa_z = lf_haa_dd_z + lf_haa_w_yz*lf_hfe_py;
  const double lf_hfe_dd_x = lf_hfe_dd_lf_haa_x*lf_hfe_c - lf_hfe_s*lf_hfe_dd_lf_haa_z;
  const double lf_hfe_dd_y = lf_haa_dd_y - lf_haa_ww_y*lf_hfe_py;
  const double lf_hfe_dd_z = lf_hfe_dd_lf_haa_z*lf_hfe_c + lf_hfe_s*lf_hfe_dd_lf_haa_x;
  const double lf_hfe_dw_x = -lf_hfe_s*lf_haa_dw_z - lf_hfe_w_z*v[QUAD_lf_hfe];
  const double lf_hfe_dw_z = lf_hfe_w_x*v[QUAD_lf_hfe] + lf_haa_dw_z*lf_hfe_c;
  const double lf_hfe_w_xx = lf_hfe_w_x*lf_hfe_w_x;
  const double lf_hfe_w_xy = lf_hfe_w_x*lf_hfe_w_y;
  const double lf_hfe_w_xz = lf_hfe_w_x*lf_hfe_w_z;
  const double lf_hfe_w_yy = lf_hfe_w_y*lf_hfe_w_y;
  const double lf_hfe_w_yz = lf_hfe_w_y*lf_hfe_w_z;
  const double lf_hfe_w_zz = lf_hfe_w_z*lf_hfe_w_z;
  const double lf_hfe_W_xy = lf_hfe_w_xy - lf_hfe_dw_z;
  const double lf_hfe_W_xz = lf_hfe_w_xz + lf_haa_dw_y;
  const double lf_hfe_W_yx = lf_hfe_w_xy + lf_hfe_dw_z;
  const double lf_hfe_W_yz = lf_hfe_w_yz - lf_hfe_dw_x;
  const double lf_hfe_W_zx = lf_hfe_w_xz - lf_haa_dw_y;
  const double lf_hfe_W_zy = lf_hfe_w_yz + lf_hfe_dw_x;
  const double lf_hfe_ww_z = lf_hfe_w_xx + lf_hfe_w_yy;
  const double lf_hfe_fB_fx = lf_thigh_m*lf_hfe_dd_x
    + (lf_hfe_W_xy*lf_thigh_hy - (lf_hfe_w_yy + lf_hfe_w_zz)*lf_thigh_hx + lf_hfe_W_xz*lf_thigh_hz);
  const double lf_hfe_fB_fy = lf_thigh_m*lf_hfe_dd_y
    + (lf_hfe_W_yx*lf_thigh_hx - (lf_hfe_w_xx + lf_hfe_w_zz)*lf_thigh_hy + lf_hfe_W_yz*lf_thigh_hz);
  const double lf_hfe_fB_fz = lf_thigh_m*lf_hfe_dd_z
    + (lf_hfe_W_zx*lf_thigh_hx + lf_hfe_W_zy*lf_thigh_hy - lf_hfe_ww_z*lf_thigh_hz);
  const double lf_hfe_fB_nx = lf_thigh_Jxx*lf_hfe_dw_x + lf_thigh_Jzz_Jyy*lf_hfe_w_yz
    + lf_thigh_Jyz*(lf_hfe_w_yy - lf_hfe_w_zz)
    + (lf_thigh_Jxz*lf_hfe_W_yx - lf_thigh_Jxy*lf_hfe_W_zx)
    + (lf_thigh_hy*lf_hfe_dd_z - lf_thigh_hz*lf_hfe_dd_y);
  const double lf_hfe_fB_ny = lf_thigh_Jyy*lf_haa_dw_y + lf_thigh_Jxx_Jzz*lf_hfe_w_xz
    + lf_thigh_Jxz*(lf_hfe_w_zz - lf_hfe_w_xx)
    + (lf_thigh_Jxy*lf_hfe_W_zy - lf_thigh_Jyz*lf_hfe_W_xy)
    + (lf_thigh_hz*lf_hfe_dd_x - lf_thigh_hx*lf_hfe_dd_z);
  const double lf_hfe_fB_nz = lf_thigh_Jzz*lf_hfe_dw_z + lf_thigh_Jyy_Jxx*lf_hfe_w_xy
    + lf_thigh_Jxy*(lf_hfe_w_xx - lf_hfe_w_yy)
    + (lf_thigh_Jyz*lf_hfe_W_xz - lf_thigh_Jxz*lf_hfe_W_yz)
    + (lf_thigh_hx*lf_hfe_dd_y - lf_thigh_hy*lf_hfe_dd_x);

  /* ---- motion of lf_kfe: revolute y, parent lf_hfe ------------------------ */
  const double lf_kfe_w_x = lf_hfe_w_x*lf_kfe_c - lf_kfe_s*lf_hfe_w_z;
  const double lf_kfe_w_y = lf_hfe_w_y + v[QUAD_lf_kfe];
  const double lf_kfe_w_z = lf_hfe_w_z*lf_kfe_c + lf_kfe_s*lf_hfe_w_x;
  const double lf_kfe_dd_lf_hfe_x = lf_hfe_dd_x + lf_hfe_W_xz*lf_kfe_pz;
  const double lf_kfe_dd_lf_hfe_z = lf_hfe_dd_z - lf_hfe_ww_z*lf_kfe_pz;
  const double lf_kfe_dd_x = lf_kfe_dd_lf_hfe_x*lf_kfe_c - lf_kfe_s*lf_kfe_dd_lf_hfe_z;
  const double lf_kfe_dd_y = lf_hfe_dd_y + lf_hfe_W_yz*lf_kfe_pz;
  const double lf_kfe_dd_z = lf_kfe_dd_lf_hfe_z*lf_kfe_c + lf_kfe_s*lf_kfe_dd_lf_hfe_x;
  const double lf_kfe_dw_x = lf_hfe_dw_x*lf_kfe_c - lf_kfe_s*lf_hfe_dw_z
    - lf_kfe_w_z*v[QUAD_lf_kfe];
  const double lf_kfe_dw_z = lf_hfe_dw_z*lf_kfe_c + lf_kfe_s*lf_hfe_dw_x
    + lf_kfe_w_x*v[QUAD_lf_kfe];
  const double lf_kfe_w_xx = lf_kfe_w_x*lf_kfe_w_x;
  const double lf_kfe_w_xy = lf_kfe_w_x*lf_kfe_w_y;
  const double lf_kfe_w_xz = lf_kfe_w_x*lf_kfe_w_z;
  const double lf_kfe_w_yy = lf_kfe_w_y*lf_kfe_w_y;
  const double lf_kfe_w_yz = lf_kfe_w_y*lf_kfe_w_z;
  const double lf_kfe_w_zz = lf_kfe_w_z*lf_kfe_w_z;
  const double lf_kfe_W_yx = lf_kfe_w_xy + lf_kfe_dw_z;
  const double lf_kfe_W_yz = lf_kfe_w_yz - lf_kfe_dw_x;
  const double lf_kfe_fB_fx = lf_calf_m*lf_kfe_dd_x
    + ((lf_kfe_w_xz + lf_haa_dw_y)*lf_calf_hz - (lf_kfe_w_yy + lf_kfe_w_zz)*lf_calf_hx);
  const double lf_kfe_fB_fy = lf_calf_m*lf_kfe_dd_y
    + (lf_kfe_W_yx*lf_calf_hx + lf_kfe_W_yz*lf_calf_hz);
  const double lf_kfe_fB_fz = lf_calf_m*lf_kfe_dd_z
    + ((lf_kfe_w_xz - lf_haa_dw_y)*lf_calf_hx - (lf_kfe_w_xx + lf_kfe_w_yy)*lf_calf_hz);
  const double lf_kfe_fB_nx = lf_calf_Jxx*lf_kfe_dw_x + lf_calf_Jzz_Jyy*lf_kfe_w_yz
    + lf_calf_Jxz*lf_kfe_W_yx - lf_calf_hz*lf_kfe_dd_y;
  const double lf_kfe_fB_ny = lf_calf_Jyy*lf_haa_dw_y + lf_calf_Jxx_Jzz*lf_kfe_w_xz
    + lf_calf_Jxz*(lf_kfe_w_zz - lf_kfe_w_xx) + (lf_calf_hz*lf_kfe_dd_x - lf_calf_hx*lf_kfe_dd_z);
  const double lf_kfe_fB_nz = lf_calf_Jzz*lf_kfe_dw_z + lf_calf_Jyy_Jxx*lf_kfe_w_xy
    - lf_calf_Jxz*lf_kfe_W_yz + lf_calf_hx*lf_kfe_dd_y;

  /* ---- articulated inertia of lf_kfe: revolute y, parent lf_hfe ----------- */
  /* project out the joint */
  const double lf_kfe_u = tau[QUAD_lf_kfe] - lf_kfe_fB_ny;
  const double lf_kfe_pa_fx = lf_kfe_fB_fx + lf_calf_hz_per_Jyy*lf_kfe_u;
  const double lf_kfe_pa_fz = lf_kfe_fB_fz - lf_calf_hx_per_Jyy*lf_kfe_u;

  /* IA and pA to lf_hfe */
  const double lf_kfe_ui = lf_calf_2hxhz_per_Jyy*lf_kfe_c - lf_kfe_m_k7355*lf_kfe_s;
  const double lf_kfe_ui_2 = lf_calf_2Jxz*lf_kfe_c - lf_calf_Jxx_Jzz*lf_kfe_s;
  const double lf_kfe_uis = lf_kfe_ui*lf_kfe_s;
  const double lf_kfe_uis_2 = lf_kfe_ui_2*lf_kfe_s;
  const double lf_kfe_IA_lf_hfe_Mxx = lf_calf_m_minus_hzhz_per_Jyy + lf_kfe_uis;
  const double lf_kfe_IA_lf_hfe_Mxz = lf_kfe_ui*lf_kfe_c - lf_calf_hxhz_per_Jyy;
  const double lf_kfe_IA_lf_hfe_Mzz = lf_calf_m_minus_hxhx_per_Jyy - lf_kfe_uis;
  const double lf_kfe_IA_lf_hfe_Bzy = lf_calf_hx*lf_kfe_c + lf_calf_hz*lf_kfe_s;
  const double lf_kfe_IA_lf_hfe_Czz = lf_calf_Jzz - lf_kfe_uis_2;
  const double lf_kfe_RB_xy = lf_calf_hx*lf_kfe_s - lf_calf_hz*lf_kfe_c;
  const double lf_kfe_IA_lf_hfe_Bxy = lf_kfe_RB_xy - lf_kfe_mpz;
  const double lf_kfe_IA_lf_hfe_Byx = lf_kfe_pz*lf_kfe_IA_lf_hfe_Mxx;
  const double lf_kfe_IA_lf_hfe_Byz = lf_kfe_pz*lf_kfe_IA_lf_hfe_Mxz;
  const double lf_kfe_IA_lf_hfe_Cxz = lf_kfe_ui_2*lf_kfe_c - lf_calf_Jxz
    - lf_kfe_pz*lf_kfe_IA_lf_hfe_Bzy;
  const double lf_kfe_IA_lf_hfe_Cyy = lf_kfe_pzpz*lf_kfe_IA_lf_hfe_Mxx;
  const double lf_kfe_IA_lf_hfe_Cxx = lf_calf_Jxx + lf_kfe_uis_2
    - (lf_kfe_pz*lf_kfe_RB_xy + lf_kfe_pz*lf_kfe_IA_lf_hfe_Bxy);
  const double lf_kfe_pA_lf_hfe_fx = lf_kfe_pa_fz*lf_kfe_s + lf_kfe_pa_fx*lf_kfe_c;
  const double lf_kfe_pA_lf_hfe_fz = lf_kfe_pa_fz*lf_kfe_c - lf_kfe_pa_fx*lf_kfe_s;
  const double lf_kfe_pA_lf_hfe_nx = lf_kfe_fB_nz*lf_kfe_s + lf_kfe_fB_nx*lf_kfe_c
    - lf_kfe_pz*lf_kfe_fB_fy;
  const double lf_kfe_pA_lf_hfe_nz = lf_kfe_fB_nz*lf_kfe_c - lf_kfe_fB_nx*lf_kfe_s;
  const double lf_kfe_pA_lf_hfe_ny = tau[QUAD_lf_kfe] + lf_kfe_pz*lf_kfe_pA_lf_hfe_fx;

  /* ---- articulated inertia of lf_hfe: revolute y, parent lf_haa ----------- */
  const double lf_hfe_IA_Mxx = lf_thigh_m + lf_kfe_IA_lf_hfe_Mxx;
  const double lf_hfe_IA_Mzz = lf_thigh_m + lf_kfe_IA_lf_hfe_Mzz;
  const double lf_hfe_IA_Bxy = lf_kfe_IA_lf_hfe_Bxy - lf_thigh_hz;
  const double lf_hfe_IA_Byx = lf_thigh_hz + lf_kfe_IA_lf_hfe_Byx;
  const double lf_hfe_IA_Byz = lf_kfe_IA_lf_hfe_Byz - lf_thigh_hx;
  const double lf_hfe_IA_Bzy = lf_thigh_hx + lf_kfe_IA_lf_hfe_Bzy;
  const double lf_hfe_IA_Cxx = lf_thigh_Jxx + lf_kfe_IA_lf_hfe_Cxx;
  const double lf_hfe_IA_Cxz = lf_thigh_Jxz + lf_kfe_IA_lf_hfe_Cxz;
  const double lf_hfe_IA_Cyy = lf_thigh_Jyy + lf_kfe_IA_lf_hfe_Cyy;
  const double lf_hfe_IA_Czz = lf_thigh_Jzz + lf_kfe_IA_lf_hfe_Czz;
  const double lf_hfe_pA_lf_haa_fy = lf_hfe_fB_fy + lf_kfe_fB_fy;

  /* project out the joint */
  const double lf_hfe_u = tau[QUAD_lf_hfe] - (lf_hfe_fB_ny + lf_kfe_pA_lf_hfe_ny);
  const double lf_hfe_Dinv = 1.0/lf_hfe_IA_Cyy;
  const double lf_hfe_UD_z = lf_hfe_IA_Byz*lf_hfe_Dinv;
  const double lf_hfe_UD_rx = lf_thigh_Jxy*lf_hfe_Dinv;
  const double lf_hfe_UD_rz = lf_thigh_Jyz*lf_hfe_Dinv;
  const double lf_hfe_Ia_Mxx = lf_hfe_IA_Mxx - lf_hfe_IA_Byx*lf_hfe_Dinv*lf_hfe_IA_Byx;
  const double lf_hfe_Ia_Mxz = lf_kfe_IA_lf_hfe_Mxz - lf_hfe_UD_z*lf_hfe_IA_Byx;
  const double lf_hfe_Ia_Mzz = lf_hfe_IA_Mzz - lf_hfe_UD_z*lf_hfe_IA_Byz;
  const double lf_hfe_Ia_Bxx = -lf_hfe_UD_rx*lf_hfe_IA_Byx;
  const double lf_hfe_Ia_Bxz = lf_thigh_hy - lf_hfe_UD_rx*lf_hfe_IA_Byz;
  const double lf_hfe_Ia_Bzx = -lf_thigh_hy - lf_hfe_UD_rz*lf_hfe_IA_Byx;
  const double lf_hfe_Ia_Bzz = -lf_hfe_UD_rz*lf_hfe_IA_Byz;
  const double lf_hfe_Ia_Cxx = lf_hfe_IA_Cxx - lf_thigh_JxyJxy*lf_hfe_Dinv;
  const double lf_hfe_Ia_Cxz = lf_hfe_IA_Cxz - lf_thigh_JxyJyz*lf_hfe_Dinv;
  const double lf_hfe_Ia_Czz = lf_hfe_IA_Czz - lf_thigh_JyzJyz*lf_hfe_Dinv;
  const double lf_hfe_uD = lf_hfe_u*lf_hfe_Dinv;
  const double lf_hfe_pa_fx = lf_hfe_fB_fx + lf_kfe_pA_lf_hfe_fx + lf_hfe_IA_Byx*lf_hfe_uD;
  const double lf_hfe_pa_fz = lf_hfe_fB_fz + lf_kfe_pA_lf_hfe_fz + lf_hfe_IA_Byz*lf_hfe_uD;
  const double lf_hfe_pa_nx = lf_hfe_fB_nx + lf_kfe_pA_lf_hfe_nx + lf_thigh_Jxy*lf_hfe_uD;
  const double lf_hfe_pa_nz = lf_hfe_fB_nz + lf_kfe_pA_lf_hfe_nz + lf_thigh_Jyz*lf_hfe_uD;

  /* IA and pA to lf_haa */
  const double lf_hfe_c2 = 2.0*lf_hfe_c;
  const double lf_hfe_ui = (lf_hfe_Ia_Mzz - lf_hfe_Ia_Mxx)*lf_hfe_s + lf_hfe_Ia_Mxz*lf_hfe_c2;
  const double lf_hfe_ui_2 = (lf_hfe_Ia_Czz - lf_hfe_Ia_Cxx)*lf_hfe_s + lf_hfe_Ia_Cxz*lf_hfe_c2;
  const double lf_hfe_uis = lf_hfe_ui*lf_hfe_s;
  const double lf_hfe_uis_2 = lf_hfe_ui_2*lf_hfe_s;
  const double lf_hfe_IA_lf_haa_Mxx = lf_hfe_Ia_Mxx + lf_hfe_uis;
  const double lf_hfe_IA_lf_haa_Mxz = lf_hfe_ui*lf_hfe_c - lf_hfe_Ia_Mxz;
  const double lf_hfe_IA_lf_haa_Mzz = lf_hfe_Ia_Mzz - lf_hfe_uis;
  const double lf_hfe_IA_lf_haa_Bxy = lf_hfe_IA_Bzy*lf_hfe_s + lf_hfe_IA_Bxy*lf_hfe_c;
  const double lf_hfe_IA_lf_haa_Bzy = lf_hfe_IA_Bzy*lf_hfe_c - lf_hfe_IA_Bxy*lf_hfe_s;
  const double lf_hfe_ub = (lf_hfe_Ia_Bzz - lf_hfe_Ia_Bxx)*lf_hfe_s
    + (lf_hfe_Ia_Bxz + lf_hfe_Ia_Bzx)*lf_hfe_c;
  const double lf_hfe_ubs = lf_hfe_ub*lf_hfe_s;
  const double lf_hfe_ubc = lf_hfe_ub*lf_hfe_c;
  const double lf_hfe_RB_xx = lf_hfe_ubs + lf_hfe_Ia_Bxx;
  const double lf_hfe_RB_xz = lf_hfe_ubc - lf_hfe_Ia_Bzx;
  const double lf_hfe_RB_zx = lf_hfe_ubc - lf_hfe_Ia_Bxz;
  const double lf_hfe_t1 = lf_hfe_py*lf_hfe_IA_lf_haa_Mxz;
  const double lf_hfe_IA_lf_haa_Bxx = lf_hfe_RB_xx + lf_hfe_t1;
  const double lf_hfe_IA_lf_haa_Bxz = lf_hfe_RB_xz + lf_hfe_py*lf_hfe_IA_lf_haa_Mzz;
  const double lf_hfe_IA_lf_haa_Bzx = lf_hfe_RB_zx - lf_hfe_py*lf_hfe_IA_lf_haa_Mxx;
  const double lf_hfe_IA_lf_haa_Bzz = -(lf_hfe_ubs - lf_hfe_Ia_Bzz) - lf_hfe_t1;
  const double lf_hfe_IA_lf_haa_Cxx = lf_hfe_Ia_Cxx + lf_hfe_uis_2
    + (lf_hfe_py*lf_hfe_RB_xz + lf_hfe_py*lf_hfe_IA_lf_haa_Bxz);
  const double lf_hfe_IA_lf_haa_Cxz = lf_hfe_ui_2*lf_hfe_c - lf_hfe_Ia_Cxz
    - (lf_hfe_py*lf_hfe_RB_xx - lf_hfe_IA_lf_haa_Bzz*lf_hfe_py);
  const double lf_hfe_IA_lf_haa_Czz = lf_hfe_Ia_Czz - lf_hfe_uis_2
    - (lf_hfe_py*lf_hfe_RB_zx + lf_hfe_py*lf_hfe_IA_lf_haa_Bzx);
  const double lf_hfe_pA_lf_haa_fx = lf_hfe_pa_fz*lf_hfe_s + lf_hfe_pa_fx*lf_hfe_c;
  const double lf_hfe_pA_lf_haa_fz = lf_hfe_pa_fz*lf_hfe_c - lf_hfe_pa_fx*lf_hfe_s;
  const double lf_hfe_pA_lf_haa_nx = lf_hfe_pa_nz*lf_hfe_s + lf_hfe_pa_nx*lf_hfe_c
    + lf_hfe_py*lf_hfe_pA_lf_haa_fz;
  const double lf_hfe_pA_lf_haa_nz = lf_hfe_pa_nz*lf_hfe_c - lf_hfe_pa_nx*lf_hfe_s
    - lf_hfe_py*lf_hfe_pA_lf_haa_fx;

  /* ---- articulated inertia of lf_haa: revolute x, parent base ------------- */
  const double lf_haa_IA_Mxx = lf_hip_m + lf_hfe_IA_lf_haa_Mxx;
  const double lf_haa_IA_Mzz = lf_hip_m + lf_hfe_IA_lf_haa_Mzz;
  const double lf_haa_IA_Bxz = lf_hip_hy + lf_hfe_IA_lf_haa_Bxz;
  const double lf_haa_IA_Bzx = lf_hfe_IA_lf_haa_Bzx - lf_hip_hy;
  const double lf_haa_IA_Bzy = lf_hip_hx + lf_hfe_IA_lf_haa_Bzy;
  const double lf_haa_IA_Cxx = lf_hip_Jxx + lf_hfe_IA_lf_haa_Cxx;
  const double lf_haa_IA_Czz = lf_hip_Jzz + lf_hfe_IA_lf_haa_Czz;

  /* project out the joint */
  const double lf_haa_u = tau[QUAD_lf_haa] - (lf_haa_fB_nx + lf_hfe_pA_lf_haa_nx);
  const double lf_haa_Dinv = 1.0/lf_haa_IA_Cxx;
  const double lf_haa_UD_y = lf_hfe_IA_lf_haa_Bxy*lf_haa_Dinv;
  const double lf_haa_UD_z = lf_haa_IA_Bxz*lf_haa_Dinv;
  const double lf_haa_UD_ry = lf_hip_Jxy*lf_haa_Dinv;
  const double lf_haa_UD_rz = lf_hfe_IA_lf_haa_Cxz*lf_haa_Dinv;
  const double lf_haa_IA_base_Mxx = lf_haa_IA_Mxx
    - lf_hfe_IA_lf_haa_Bxx*lf_haa_Dinv*lf_hfe_IA_lf_haa_Bxx;
  const double lf_haa_Ia_Mxy = -lf_haa_UD_y*lf_hfe_IA_lf_haa_Bxx;
  const double lf_haa_Ia_Mxz = lf_hfe_IA_lf_haa_Mxz - lf_haa_UD_z*lf_hfe_IA_lf_haa_Bxx;
  const double lf_haa_Ia_Myy = lf_haa_Ic_m - lf_haa_UD_y*lf_hfe_IA_lf_haa_Bxy;
  const double lf_haa_Ia_Myz = -lf_haa_UD_z*lf_hfe_IA_lf_haa_Bxy;
  const double lf_haa_Ia_Mzz = lf_haa_IA_Mzz - lf_haa_UD_z*lf_haa_IA_Bxz;
  const double lf_haa_Ia_Byx = -lf_haa_UD_ry*lf_hfe_IA_lf_haa_Bxx;
  const double lf_haa_Ia_Byy = -lf_haa_UD_ry*lf_hfe_IA_lf_haa_Bxy;
  const double lf_haa_Ia_Byz = -lf_hip_hx - lf_haa_UD_ry*lf_haa_IA_Bxz;
  const double lf_haa_Ia_Bzx = lf_haa_IA_Bzx - lf_haa_UD_rz*lf_hfe_IA_lf_haa_Bxx;
  const double lf_haa_Ia_Bzy = lf_haa_IA_Bzy - lf_haa_UD_rz*lf_hfe_IA_lf_haa_Bxy;
  const double lf_haa_Ia_Bzz = lf_hfe_IA_lf_haa_Bzz - lf_haa_UD_rz*lf_haa_IA_Bxz;
  const double lf_haa_Ia_Cyy = lf_hip_Jyy - lf_hip_JxyJxy*lf_haa_Dinv;
  const double lf_haa_Ia_Cyz = -lf_hip_Jxy*lf_haa_UD_rz;
  const double lf_haa_Ia_Czz = lf_haa_IA_Czz - lf_haa_UD_rz*lf_hfe_IA_lf_haa_Cxz;
  const double lf_haa_uD = lf_haa_u*lf_haa_Dinv;
  const double lf_haa_pA_base_fx = lf_haa_fB_fx + lf_hfe_pA_lf_haa_fx
    + lf_hfe_IA_lf_haa_Bxx*lf_haa_uD;
  const double lf_haa_pa_fy = lf_haa_fB_fy + lf_hfe_pA_lf_haa_fy + lf_hfe_IA_lf_haa_Bxy*lf_haa_uD;
  const double lf_haa_pa_fz = lf_haa_fB_fz + lf_hfe_pA_lf_haa_fz + lf_haa_IA_Bxz*lf_haa_uD;
  const double lf_haa_pa_ny = lf_haa_fB_ny + tau[QUAD_lf_hfe] + lf_hip_Jxy*lf_haa_uD;
  const double lf_haa_pa_nz = lf_haa_fB_nz + lf_hfe_pA_lf_haa_nz + lf_hfe_IA_lf_haa_Cxz*lf_haa_uD;

  /* IA and pA to base */
  const double lf_haa_c2 = 2.0*lf_haa_c;
  const double lf_haa_ui = (lf_haa_Ia_Myy - lf_haa_Ia_Mzz)*lf_haa_s + lf_haa_Ia_Myz*lf_haa_c2;
  const double lf_haa_ui_2 = (lf_haa_Ia_Cyy - lf_haa_Ia_Czz)*lf_haa_s + lf_haa_Ia_Cyz*lf_haa_c2;
  const double lf_haa_uis = lf_haa_ui*lf_haa_s;
  const double lf_haa_uis_2 = lf_haa_ui_2*lf_haa_s;
  const double lf_haa_IA_base_Mxy = lf_haa_Ia_Mxy*lf_haa_c - lf_haa_Ia_Mxz*lf_haa_s;
  const double lf_haa_IA_base_Mxz = lf_haa_Ia_Mxz*lf_haa_c + lf_haa_Ia_Mxy*lf_haa_s;
  const double lf_haa_IA_base_Myy = lf_haa_Ia_Myy - lf_haa_uis;
  const double lf_haa_IA_base_Myz = lf_haa_ui*lf_haa_c - lf_haa_Ia_Myz;
  const double lf_haa_IA_base_Mzz = lf_haa_Ia_Mzz + lf_haa_uis;
  const double lf_haa_ub = (lf_haa_Ia_Byy - lf_haa_Ia_Bzz)*lf_haa_s
    + (lf_haa_Ia_Bzy + lf_haa_Ia_Byz)*lf_haa_c;
  const double lf_haa_ubs = lf_haa_ub*lf_haa_s;
  const double lf_haa_ubc = lf_haa_ub*lf_haa_c;
  const double lf_haa_RB_yx = lf_haa_Ia_Byx*lf_haa_c - lf_haa_Ia_Bzx*lf_haa_s;
  const double lf_haa_RB_yy = lf_haa_Ia_Byy - lf_haa_ubs;
  const double lf_haa_RB_yz = lf_haa_ubc - lf_haa_Ia_Bzy;
  const double lf_haa_RB_zx = lf_haa_Ia_Bzx*lf_haa_c + lf_haa_Ia_Byx*lf_haa_s;
  const double lf_haa_RB_zy = lf_haa_ubc - lf_haa_Ia_Byz;
  const double lf_haa_IA_base_Bxx = lf_haa_py*lf_haa_IA_base_Mxz;
  const double lf_haa_IA_base_Bxy = lf_haa_py*lf_haa_IA_base_Myz;
  const double lf_haa_IA_base_Bxz = lf_haa_py*lf_haa_IA_base_Mzz;
  const double lf_haa_IA_base_Byx = lf_haa_RB_yx - lf_haa_px*lf_haa_IA_base_Mxz;
  const double lf_haa_IA_base_Byz = lf_haa_RB_yz - lf_haa_px*lf_haa_IA_base_Mzz;
  const double lf_haa_IA_base_Bzx = lf_haa_RB_zx
    - (lf_haa_py*lf_haa_IA_base_Mxx - lf_haa_IA_base_Mxy*lf_haa_px);
  const double lf_haa_IA_base_Bzy = lf_haa_RB_zy
    + (lf_haa_px*lf_haa_IA_base_Myy - lf_haa_IA_base_Mxy*lf_haa_py);
  const double lf_haa_IA_base_Cxx = lf_haa_pypy*lf_haa_IA_base_Mzz;
  const double lf_haa_t1 = lf_haa_px*lf_haa_IA_base_Myz;
  const double lf_haa_IA_base_Byy = lf_haa_RB_yy - lf_haa_t1;
  const double lf_haa_IA_base_Bzz = lf_haa_ubs + lf_haa_Ia_Bzz + (lf_haa_t1 - lf_haa_IA_base_Bxx);
  const double lf_haa_IA_base_Cxy = lf_haa_py*lf_haa_IA_base_Byz;
  const double lf_haa_IA_base_Cyy = lf_haa_Ia_Cyy - lf_haa_uis_2
    - (lf_haa_px*lf_haa_RB_yz + lf_haa_px*lf_haa_IA_base_Byz);
  const double lf_haa_IA_base_Czz = lf_haa_Ia_Czz - lf_haa_py*lf_haa_RB_zx + lf_haa_uis_2
    + lf_haa_px*lf_haa_RB_zy - lf_haa_py*lf_haa_IA_base_Bzx + lf_haa_px*lf_haa_IA_base_Bzy;
  const double lf_haa_IA_base_Cxz = lf_haa_py*lf_haa_IA_base_Bzz;
  const double lf_haa_IA_base_Cyz = lf_haa_ui_2*lf_haa_c - lf_haa_Ia_Cyz
    + (lf_haa_RB_yy*lf_haa_px - lf_haa_RB_yx*lf_haa_py - lf_haa_px*lf_haa_IA_base_Bzz);
  const double lf_haa_pA_base_fy = lf_haa_pa_fy*lf_haa_c - lf_haa_pa_fz*lf_haa_s;
  const double lf_haa_pA_base_fz = lf_haa_pa_fy*lf_haa_s + lf_haa_pa_fz*lf_haa_c;
  const double lf_haa_pA_base_nx = tau[QUAD_lf_haa] + lf_haa_py*lf_haa_pA_base_fz;
  const double lf_haa_pA_base_ny = lf_haa_pa_ny*lf_haa_c - lf_haa_pa_nz*lf_haa_s
    - lf_haa_px*lf_haa_pA_base_fz;
  const double lf_haa_pA_base_nz = lf_haa_pa_ny*lf_haa_s + lf_haa_pa_nz*lf_haa_c
    + (lf_haa_px*lf_haa_pA_base_fy - lf_haa_py*lf_haa_pA_base_fx);

  /* ---- motion of rf_haa: revolute x, parent base -------------------------- */
  const double rf_haa_w_x = v[QUAD_base_wx] + v[QUAD_rf_haa];
  const double rf_haa_w_y = v[QUAD_base_wy]*rf_haa_c + rf_haa_s*v[QUAD_base_wz];
  const double rf_haa_w_z = v[QUAD_base_wz]*rf_haa_c - rf_haa_s*v[QUAD_base_wy];
  const double rf_haa_dw_y = rf_haa_w_z*v[QUAD_rf_haa];
  const double rf_haa_dw_z = -rf_haa_w_y*v[QUAD_rf_haa];
  const double rf_haa_dd_x = base_dd_x + (base_w_xy*rf_haa_py - base_ww_x*rf_haa_px);
  const double rf_haa_dd_base_y = base_dd_y + (base_w_xy*rf_haa_px - base_ww_y*rf_haa_py);
  const double rf_haa_dd_base_z = base_dd_z + (base_w_xz*rf_haa_px + base_w_yz*rf_haa_py);
  const double rf_haa_dd_y = rf_haa_dd_base_y*rf_haa_c + rf_haa_s*rf_haa_dd_base_z;
  const double rf_haa_dd_z = rf_haa_dd_base_z*rf_haa_c - rf_haa_s*rf_haa_dd_base_y;
  const double rf_haa_w_xx = rf_haa_w_x*rf_haa_w_x;
  const double rf_haa_w_xy = rf_haa_w_x*rf_haa_w_y;
  const double rf_haa_w_xz = rf_haa_w_x*rf_haa_w_z;
  const double rf_haa_w_yy = rf_haa_w_y*rf_haa_w_y;
  const double rf_haa_w_yz = rf_haa_w_y*rf_haa_w_z;
  const double rf_haa_w_zz = rf_haa_w_z*rf_haa_w_z;
  const double rf_haa_W_xy = rf_haa_w_xy - rf_haa_dw_z;
  const double rf_haa_W_zx = rf_haa_w_xz - rf_haa_dw_y;
  const double rf_haa_ww_y = rf_haa_w_xx + rf_haa_w_zz;
  const double rf_haa_fB_fx = rf_hip_m*rf_haa_dd_x
    + (rf_haa_W_xy*rf_hip_hy - (rf_haa_w_yy + rf_haa_w_zz)*rf_hip_hx);
  const double rf_haa_fB_fy = rf_hip_m*rf_haa_dd_y
    + ((rf_haa_w_xy + rf_haa_dw_z)*rf_hip_hx - rf_haa_ww_y*rf_hip_hy);
  const double rf_haa_fB_fz = rf_hip_m*rf_haa_dd_z
    + (rf_haa_W_zx*rf_hip_hx + rf_haa_w_yz*rf_hip_hy);
  const double rf_haa_fB_nx = rf_hip_Jzz_Jyy*rf_haa_w_yz - rf_hip_Jxy*rf_haa_W_zx
    + rf_hip_hy*rf_haa_dd_z;
  const double rf_haa_fB_ny = rf_hip_Jyy*rf_haa_dw_y + rf_hip_Jxx_Jzz*rf_haa_w_xz
    + rf_hip_Jxy*rf_haa_w_yz - rf_hip_hx*rf_haa_dd_z;
  const double rf_haa_fB_nz = rf_hip_Jyy_Jxx*rf_haa_w_xy + rf_haa_dw_z*rf_hip_Jzz
    + rf_hip_Jxy*(rf_haa_w_xx - rf_haa_w_yy) + (rf_hip_hx*rf_haa_dd_y - rf_hip_hy*rf_haa_dd_x);

  /* ---- motion of rf_hfe: revolute y, parent rf_haa ------------------------ */
  const double rf_hfe_w_x = rf_haa_w_x*rf_hfe_c - rf_hfe_s*rf_haa_w_z;
  const double rf_hfe_w_y = rf_haa_w_y + v[QUAD_rf_hfe];
  const double rf_hfe_w_z = rf_haa_w_z*rf_hfe_c + rf_hfe_s*rf_haa_w_x;
  const double rf_hfe_dd_rf_haa_x = rf_haa_dd_x + rf_haa_W_xy*rf_hfe_py;
  const double rf_hfe_dd_rf_haa_z = rf_haa_dd_z + rf_haa_w_yz*rf_hfe_py;
  const double rf_hfe_dd_x = rf_hfe_dd_rf_haa_x*rf_hfe_c - rf_hfe_s*rf_hfe_dd_rf_haa_z;
  const double rf_hfe_dd_y = rf_haa_dd_y - rf_haa_ww_y*rf_hfe_py;
  const double rf_hfe_dd_z = rf_hfe_dd_rf_haa_z*rf_hfe_c + rf_hfe_s*rf_hfe_dd_rf_haa_x;
  const double rf_hfe_dw_x = -rf_hfe_s*rf_haa_dw_z - rf_hfe_w_z*v[QUAD_rf_hfe];
  const double rf_hfe_dw_z = rf_hfe_w_x*v[QUAD_rf_hfe] + rf_haa_dw_z*rf_hfe_c;
  const double rf_hfe_w_xx = rf_hfe_w_x*rf_hfe_w_x;
  const double rf_hfe_w_xy = rf_hfe_w_x*rf_hfe_w_y;
  const double rf_hfe_w_xz = rf_hfe_w_x*rf_hfe_w_z;
  const double rf_hfe_w_yy = rf_hfe_w_y*rf_hfe_w_y;
  const double rf_hfe_w_yz = rf_hfe_w_y*rf_hfe_w_z;
  const double rf_hfe_w_zz = rf_hfe_w_z*rf_hfe_w_z;
  const double rf_hfe_W_xy = rf_hfe_w_xy - rf_hfe_dw_z;
  const double rf_hfe_W_xz = rf_hfe_w_xz + rf_haa_dw_y;
  const double rf_hfe_W_yx = rf_hfe_w_xy + rf_hfe_dw_z;
  const double rf_hfe_W_yz = rf_hfe_w_yz - rf_hfe_dw_x;
  const double rf_hfe_W_zx = rf_hfe_w_xz - rf_haa_dw_y;
  const double rf_hfe_W_zy = rf_hfe_w_yz + rf_hfe_dw_x;
  const double rf_hfe_ww_z = rf_hfe_w_xx + rf_hfe_w_yy;
  const double rf_hfe_fB_fx = rf_thigh_m*rf_hfe_dd_x
    + (rf_hfe_W_xy*rf_thigh_hy - (rf_hfe_w_yy + rf_hfe_w_zz)*rf_thigh_hx + rf_hfe_W_xz*rf_thigh_hz);
  const double rf_hfe_fB_fy = rf_thigh_m*rf_hfe_dd_y
    + (rf_hfe_W_yx*rf_thigh_hx - (rf_hfe_w_xx + rf_hfe_w_zz)*rf_thigh_hy + rf_hfe_W_yz*rf_thigh_hz);
  const double rf_hfe_fB_fz = rf_thigh_m*rf_hfe_dd_z
    + (rf_hfe_W_zx*rf_thigh_hx + rf_hfe_W_zy*rf_thigh_hy - rf_hfe_ww_z*rf_thigh_hz);
  const double rf_hfe_fB_nx = rf_thigh_Jxx*rf_hfe_dw_x + rf_thigh_Jzz_Jyy*rf_hfe_w_yz
    + rf_thigh_Jyz*(rf_hfe_w_yy - rf_hfe_w_zz)
    + (rf_thigh_Jxz*rf_hfe_W_yx - rf_thigh_Jxy*rf_hfe_W_zx)
    + (rf_thigh_hy*rf_hfe_dd_z - rf_thigh_hz*rf_hfe_dd_y);
  const double rf_hfe_fB_ny = rf_thigh_Jyy*rf_haa_dw_y + rf_thigh_Jxx_Jzz*rf_hfe_w_xz
    + rf_thigh_Jxz*(rf_hfe_w_zz - rf_hfe_w_xx)
    + (rf_thigh_Jxy*rf_hfe_W_zy - rf_thigh_Jyz*rf_hfe_W_xy)
    + (rf_thigh_hz*rf_hfe_dd_x - rf_thigh_hx*rf_hfe_dd_z);
  const double rf_hfe_fB_nz = rf_thigh_Jzz*rf_hfe_dw_z + rf_thigh_Jyy_Jxx*rf_hfe_w_xy
    + rf_thigh_Jxy*(rf_hfe_w_xx - rf_hfe_w_yy)
    + (rf_thigh_Jyz*rf_hfe_W_xz - rf_thigh_Jxz*rf_hfe_W_yz)
    + (rf_thigh_hx*rf_hfe_dd_y - rf_thigh_hy*rf_hfe_dd_x);

  /* ---- motion of rf_kfe: revolute y, parent rf_hfe ------------------------ */
  const double rf_kfe_w_x = rf_hfe_w_x*rf_kfe_c - rf_kfe_s*rf_hfe_w_z;
  const double rf_kfe_w_y = rf_hfe_w_y + v[QUAD_rf_kfe];
  const double rf_kfe_w_z = rf_hfe_w_z*rf_kfe_c + rf_kfe_s*rf_hfe_w_x;
  const double rf_kfe_dd_rf_hfe_x = rf_hfe_dd_x + rf_hfe_W_xz*rf_kfe_pz;
  const double rf_kfe_dd_rf_hfe_z = rf_hfe_dd_z - rf_hfe_ww_z*rf_kfe_pz;
  const double rf_kfe_dd_x = rf_kfe_dd_rf_hfe_x*rf_kfe_c - rf_kfe_s*rf_kfe_dd_rf_hfe_z;
  const double rf_kfe_dd_y = rf_hfe_dd_y + rf_hfe_W_yz*rf_kfe_pz;
  const double rf_kfe_dd_z = rf_kfe_dd_rf_hfe_z*rf_kfe_c + rf_kfe_s*rf_kfe_dd_rf_hfe_x;
  const double rf_kfe_dw_x = rf_hfe_dw_x*rf_kfe_c - rf_kfe_s*rf_hfe_dw_z
    - rf_kfe_w_z*v[QUAD_rf_kfe];
  const double rf_kfe_dw_z = rf_hfe_dw_z*rf_kfe_c + rf_kfe_s*rf_hfe_dw_x
    + rf_kfe_w_x*v[QUAD_rf_kfe];
  const double rf_kfe_w_xx = rf_kfe_w_x*rf_kfe_w_x;
  const double rf_kfe_w_xy = rf_kfe_w_x*rf_kfe_w_y;
  const double rf_kfe_w_xz = rf_kfe_w_x*rf_kfe_w_z;
  const double rf_kfe_w_yy = rf_kfe_w_y*rf_kfe_w_y;
  const double rf_kfe_w_yz = rf_kfe_w_y*rf_kfe_w_z;
  const double rf_kfe_w_zz = rf_kfe_w_z*rf_kfe_w_z;
  const double rf_kfe_W_yx = rf_kfe_w_xy + rf_kfe_dw_z;
  const double rf_kfe_W_yz = rf_kfe_w_yz - rf_kfe_dw_x;
  const double rf_kfe_fB_fx = rf_calf_m*rf_kfe_dd_x
    + ((rf_kfe_w_xz + rf_haa_dw_y)*rf_calf_hz - (rf_kfe_w_yy + rf_kfe_w_zz)*rf_calf_hx);
  const double rf_kfe_fB_fy = rf_calf_m*rf_kfe_dd_y
    + (rf_kfe_W_yx*rf_calf_hx + rf_kfe_W_yz*rf_calf_hz);
  const double rf_kfe_fB_fz = rf_calf_m*rf_kfe_dd_z
    + ((rf_kfe_w_xz - rf_haa_dw_y)*rf_calf_hx - (rf_kfe_w_xx + rf_kfe_w_yy)*rf_calf_hz);
  const double rf_kfe_fB_nx = rf_calf_Jxx*rf_kfe_dw_x + rf_calf_Jzz_Jyy*rf_kfe_w_yz
    + rf_calf_Jxz*rf_kfe_W_yx - rf_calf_hz*rf_kfe_dd_y;
  const double rf_kfe_fB_ny = rf_calf_Jyy*rf_haa_dw_y + rf_calf_Jxx_Jzz*rf_kfe_w_xz
    + rf_calf_Jxz*(rf_kfe_w_zz - rf_kfe_w_xx) + (rf_calf_hz*rf_kfe_dd_x - rf_calf_hx*rf_kfe_dd_z);
  const double rf_kfe_fB_nz = rf_calf_Jzz*rf_kfe_dw_z + rf_calf_Jyy_Jxx*rf_kfe_w_xy
    - rf_calf_Jxz*rf_kfe_W_yz + rf_calf_hx*rf_kfe_dd_y;

  /* ---- articulated inertia of rf_kfe: revolute y, parent rf_hfe ----------- */
  /* project out the joint */
  const double rf_kfe_u = tau[QUAD_rf_kfe] - rf_kfe_fB_ny;
  const double rf_kfe_pa_fx = rf_kfe_fB_fx + rf_calf_hz_per_Jyy*rf_kfe_u;
  const double rf_kfe_pa_fz = rf_kfe_fB_fz - rf_calf_hx_per_Jyy*rf_kfe_u;

  /* IA and pA to rf_hfe */
  const double rf_kfe_ui = rf_calf_2hxhz_per_Jyy*rf_kfe_c - rf_kfe_m_k7355*rf_kfe_s;
  const double rf_kfe_ui_2 = rf_calf_2Jxz*rf_kfe_c - rf_calf_Jxx_Jzz*rf_kfe_s;
  const double rf_kfe_uis = rf_kfe_ui*rf_kfe_s;
  const double rf_kfe_uis_2 = rf_kfe_ui_2*rf_kfe_s;
  const double rf_kfe_IA_rf_hfe_Mxx = rf_calf_m_minus_hzhz_per_Jyy + rf_kfe_uis;
  const double rf_kfe_IA_rf_hfe_Mxz = rf_kfe_ui*rf_kfe_c - rf_calf_hxhz_per_Jyy;
  const double rf_kfe_IA_rf_hfe_Mzz = rf_calf_m_minus_hxhx_per_Jyy - rf_kfe_uis;
  const double rf_kfe_IA_rf_hfe_Bzy = rf_calf_hx*rf_kfe_c + rf_calf_hz*rf_kfe_s;
  const double rf_kfe_IA_rf_hfe_Czz = rf_calf_Jzz - rf_kfe_uis_2;
  const double rf_kfe_RB_xy = rf_calf_hx*rf_kfe_s - rf_calf_hz*rf_kfe_c;
  const double rf_kfe_IA_rf_hfe_Bxy = rf_kfe_RB_xy - rf_kfe_mpz;
  const double rf_kfe_IA_rf_hfe_Byx = rf_kfe_pz*rf_kfe_IA_rf_hfe_Mxx;
  const double rf_kfe_IA_rf_hfe_Byz = rf_kfe_pz*rf_kfe_IA_rf_hfe_Mxz;
  const double rf_kfe_IA_rf_hfe_Cxz = rf_kfe_ui_2*rf_kfe_c - rf_calf_Jxz
    - rf_kfe_pz*rf_kfe_IA_rf_hfe_Bzy;
  const double rf_kfe_IA_rf_hfe_Cyy = rf_kfe_pzpz*rf_kfe_IA_rf_hfe_Mxx;
  const double rf_kfe_IA_rf_hfe_Cxx = rf_calf_Jxx + rf_kfe_uis_2
    - (rf_kfe_pz*rf_kfe_RB_xy + rf_kfe_pz*rf_kfe_IA_rf_hfe_Bxy);
  const double rf_kfe_pA_rf_hfe_fx = rf_kfe_pa_fz*rf_kfe_s + rf_kfe_pa_fx*rf_kfe_c;
  const double rf_kfe_pA_rf_hfe_fz = rf_kfe_pa_fz*rf_kfe_c - rf_kfe_pa_fx*rf_kfe_s;
  const double rf_kfe_pA_rf_hfe_nx = rf_kfe_fB_nz*rf_kfe_s + rf_kfe_fB_nx*rf_kfe_c
    - rf_kfe_pz*rf_kfe_fB_fy;
  const double rf_kfe_pA_rf_hfe_nz = rf_kfe_fB_nz*rf_kfe_c - rf_kfe_fB_nx*rf_kfe_s;
  const double rf_kfe_pA_rf_hfe_ny = tau[QUAD_rf_kfe] + rf_kfe_pz*rf_kfe_pA_rf_hfe_fx;

  /* ---- articulated inertia of rf_hfe: revolute y, parent rf_haa ----------- */
  const double rf_hfe_IA_Mxx = rf_thigh_m + rf_kfe_IA_rf_hfe_Mxx;
  const double rf_hfe_IA_Mzz = rf_thigh_m + rf_kfe_IA_rf_hfe_Mzz;
  const double rf_hfe_IA_Bxy = rf_kfe_IA_rf_hfe_Bxy - rf_thigh_hz;
  const double rf_hfe_IA_Byx = rf_thigh_hz + rf_kfe_IA_rf_hfe_Byx;
  const double rf_hfe_IA_Byz = rf_kfe_IA_rf_hfe_Byz - rf_thigh_hx;
  const double rf_hfe_IA_Bzy = rf_thigh_hx + rf_kfe_IA_rf_hfe_Bzy;
  const double rf_hfe_IA_Cxx = rf_thigh_Jxx + rf_kfe_IA_rf_hfe_Cxx;
  const double rf_hfe_IA_Cxz = rf_thigh_Jxz + rf_kfe_IA_rf_hfe_Cxz;
  const double rf_hfe_IA_Cyy = rf_thigh_Jyy + rf_kfe_IA_rf_hfe_Cyy;
  const double rf_hfe_IA_Czz = rf_thigh_Jzz + rf_kfe_IA_rf_hfe_Czz;
  const double rf_hfe_pA_rf_haa_fy = rf_hfe_fB_fy + rf_kfe_fB_fy;

  /* project out the joint */
  const double rf_hfe_u = tau[QUAD_rf_hfe] - (rf_hfe_fB_ny + rf_kfe_pA_rf_hfe_ny);
  const double rf_hfe_Dinv = 1.0/rf_hfe_IA_Cyy;
  const double rf_hfe_UD_z = rf_hfe_IA_Byz*rf_hfe_Dinv;
  const double rf_hfe_UD_rx = rf_thigh_Jxy*rf_hfe_Dinv;
  const double rf_hfe_UD_rz = rf_thigh_Jyz*rf_hfe_Dinv;
  const double rf_hfe_Ia_Mxx = rf_hfe_IA_Mxx - rf_hfe_IA_Byx*rf_hfe_Dinv*rf_hfe_IA_Byx;
  const double rf_hfe_Ia_Mxz = rf_kfe_IA_rf_hfe_Mxz - rf_hfe_UD_z*rf_hfe_IA_Byx;
  const double rf_hfe_Ia_Mzz = rf_hfe_IA_Mzz - rf_hfe_UD_z*rf_hfe_IA_Byz;
  const double rf_hfe_Ia_Bxx = -rf_hfe_UD_rx*rf_hfe_IA_Byx;
  const double rf_hfe_Ia_Bxz = rf_thigh_hy - rf_hfe_UD_rx*rf_hfe_IA_Byz;
  const double rf_hfe_Ia_Bzx = -rf_thigh_hy - rf_hfe_UD_rz*rf_hfe_IA_Byx;
  const double rf_hfe_Ia_Bzz = -rf_hfe_UD_rz*rf_hfe_IA_Byz;
  const double rf_hfe_Ia_Cxx = rf_hfe_IA_Cxx - rf_thigh_JxyJxy*rf_hfe_Dinv;
  const double rf_hfe_Ia_Cxz = rf_hfe_IA_Cxz - rf_thigh_JxyJyz*rf_hfe_Dinv;
  const double rf_hfe_Ia_Czz = rf_hfe_IA_Czz - rf_thigh_JyzJyz*rf_hfe_Dinv;
  const double rf_hfe_uD = rf_hfe_u*rf_hfe_Dinv;
  const double rf_hfe_pa_fx = rf_hfe_fB_fx + rf_kfe_pA_rf_hfe_fx + rf_hfe_IA_Byx*rf_hfe_uD;
  const double rf_hfe_pa_fz = rf_hfe_fB_fz + rf_kfe_pA_rf_hfe_fz + rf_hfe_IA_Byz*rf_hfe_uD;
  const double rf_hfe_pa_nx = rf_hfe_fB_nx + rf_kfe_pA_rf_hfe_nx + rf_thigh_Jxy*rf_hfe_uD;
  const double rf_hfe_pa_nz = rf_hfe_fB_nz + rf_kfe_pA_rf_hfe_nz + rf_thigh_Jyz*rf_hfe_uD;

  /* IA and pA to rf_haa */
  const double rf_hfe_c2 = 2.0*rf_hfe_c;
  const double rf_hfe_ui = (rf_hfe_Ia_Mzz - rf_hfe_Ia_Mxx)*rf_hfe_s + rf_hfe_Ia_Mxz*rf_hfe_c2;
  const double rf_hfe_ui_2 = (rf_hfe_Ia_Czz - rf_hfe_Ia_Cxx)*rf_hfe_s + rf_hfe_Ia_Cxz*rf_hfe_c2;
  const double rf_hfe_uis = rf_hfe_ui*rf_hfe_s;
  const double rf_hfe_uis_2 = rf_hfe_ui_2*rf_hfe_s;
  const double rf_hfe_IA_rf_haa_Mxx = rf_hfe_Ia_Mxx + rf_hfe_uis;
  const double rf_hfe_IA_rf_haa_Mxz = rf_hfe_ui*rf_hfe_c - rf_hfe_Ia_Mxz;
  const double rf_hfe_IA_rf_haa_Mzz = rf_hfe_Ia_Mzz - rf_hfe_uis;
  const double rf_hfe_IA_rf_haa_Bxy = rf_hfe_IA_Bzy*rf_hfe_s + rf_hfe_IA_Bxy*rf_hfe_c;
  const double rf_hfe_IA_rf_haa_Bzy = rf_hfe_IA_Bzy*rf_hfe_c - rf_hfe_IA_Bxy*rf_hfe_s;
  const double rf_hfe_ub = (rf_hfe_Ia_Bzz - rf_hfe_Ia_Bxx)*rf_hfe_s
    + (rf_hfe_Ia_Bxz + rf_hfe_Ia_Bzx)*rf_hfe_c;
  const double rf_hfe_ubs = rf_hfe_ub*rf_hfe_s;
  const double rf_hfe_ubc = rf_hfe_ub*rf_hfe_c;
  const double rf_hfe_RB_xx = rf_hfe_ubs + rf_hfe_Ia_Bxx;
  const double rf_hfe_RB_xz = rf_hfe_ubc - rf_hfe_Ia_Bzx;
  const double rf_hfe_RB_zx = rf_hfe_ubc - rf_hfe_Ia_Bxz;
  const double rf_hfe_t1 = rf_hfe_py*rf_hfe_IA_rf_haa_Mxz;
  const double rf_hfe_IA_rf_haa_Bxx = rf_hfe_RB_xx + rf_hfe_t1;
  const double rf_hfe_IA_rf_haa_Bxz = rf_hfe_RB_xz + rf_hfe_py*rf_hfe_IA_rf_haa_Mzz;
  const double rf_hfe_IA_rf_haa_Bzx = rf_hfe_RB_zx - rf_hfe_py*rf_hfe_IA_rf_haa_Mxx;
  const double rf_hfe_IA_rf_haa_Bzz = -(rf_hfe_ubs - rf_hfe_Ia_Bzz) - rf_hfe_t1;
  const double rf_hfe_IA_rf_haa_Cxx = rf_hfe_Ia_Cxx + rf_hfe_uis_2
    + (rf_hfe_py*rf_hfe_RB_xz + rf_hfe_py*rf_hfe_IA_rf_haa_Bxz);
  const double rf_hfe_IA_rf_haa_Cxz = rf_hfe_ui_2*rf_hfe_c - rf_hfe_Ia_Cxz
    - (rf_hfe_py*rf_hfe_RB_xx - rf_hfe_IA_rf_haa_Bzz*rf_hfe_py);
  const double rf_hfe_IA_rf_haa_Czz = rf_hfe_Ia_Czz - rf_hfe_uis_2
    - (rf_hfe_py*rf_hfe_RB_zx + rf_hfe_py*rf_hfe_IA_rf_haa_Bzx);
  const double rf_hfe_pA_rf_haa_fx = rf_hfe_pa_fz*rf_hfe_s + rf_hfe_pa_fx*rf_hfe_c;
  const double rf_hfe_pA_rf_haa_fz = rf_hfe_pa_fz*rf_hfe_c - rf_hfe_pa_fx*rf_hfe_s;
  const double rf_hfe_pA_rf_haa_nx = rf_hfe_pa_nz*rf_hfe_s + rf_hfe_pa_nx*rf_hfe_c
    + rf_hfe_py*rf_hfe_pA_rf_haa_fz;
  const double rf_hfe_pA_rf_haa_nz = rf_hfe_pa_nz*rf_hfe_c - rf_hfe_pa_nx*rf_hfe_s
    - rf_hfe_py*rf_hfe_pA_rf_haa_fx;

  /* ---- articulated inertia of rf_haa: revolute x, parent base ------------- */
  const double rf_haa_IA_Mxx = rf_hip_m + rf_hfe_IA_rf_haa_Mxx;
  const double rf_haa_IA_Mzz = rf_hip_m + rf_hfe_IA_rf_haa_Mzz;
  const double rf_haa_IA_Bxz = rf_hip_hy + rf_hfe_IA_rf_haa_Bxz;
  const double rf_haa_IA_Bzx = rf_hfe_IA_rf_haa_Bzx - rf_hip_hy;
  const double rf_haa_IA_Bzy = rf_hip_hx + rf_hfe_IA_rf_haa_Bzy;
  const double rf_haa_IA_Cxx = rf_hip_Jxx + rf_hfe_IA_rf_haa_Cxx;
  const double rf_haa_IA_Czz = rf_hip_Jzz + rf_hfe_IA_rf_haa_Czz;

  /* project out the joint */
  const double rf_haa_u = tau[QUAD_rf_haa] - (rf_haa_fB_nx + rf_hfe_pA_rf_haa_nx);
  const double rf_haa_Dinv = 1.0/rf_haa_IA_Cxx;
  const double rf_haa_UD_y = rf_hfe_IA_rf_haa_Bxy*rf_haa_Dinv;
  const double rf_haa_UD_z = rf_haa_IA_Bxz*rf_haa_Dinv;
  const double rf_haa_UD_ry = rf_hip_Jxy*rf_haa_Dinv;
  const double rf_haa_UD_rz = rf_hfe_IA_rf_haa_Cxz*rf_haa_Dinv;
  const double rf_haa_IA_base_Mxx = rf_haa_IA_Mxx
    - rf_hfe_IA_rf_haa_Bxx*rf_haa_Dinv*rf_hfe_IA_rf_haa_Bxx;
  const double rf_haa_Ia_Mxy = -rf_haa_UD_y*rf_hfe_IA_rf_haa_Bxx;
  const double rf_haa_Ia_Mxz = rf_hfe_IA_rf_haa_Mxz - rf_haa_UD_z*rf_hfe_IA_rf_haa_Bxx;
  const double rf_haa_Ia_Myy = rf_haa_Ic_m - rf_haa_UD_y*rf_hfe_IA_rf_haa_Bxy;
  const double rf_haa_Ia_Myz = -rf_haa_UD_z*rf_hfe_IA_rf_haa_Bxy;
  const double rf_haa_Ia_Mzz = rf_haa_IA_Mzz - rf_haa_UD_z*rf_haa_IA_Bxz;
  const double rf_haa_Ia_Byx = -rf_haa_UD_ry*rf_hfe_IA_rf_haa_Bxx;
  const double rf_haa_Ia_Byy = -rf_haa_UD_ry*rf_hfe_IA_rf_haa_Bxy;
  const double rf_haa_Ia_Byz = -rf_hip_hx - rf_haa_UD_ry*rf_haa_IA_Bxz;
  const double rf_haa_Ia_Bzx = rf_haa_IA_Bzx - rf_haa_UD_rz*rf_hfe_IA_rf_haa_Bxx;
  const double rf_haa_Ia_Bzy = rf_haa_IA_Bzy - rf_haa_UD_rz*rf_hfe_IA_rf_haa_Bxy;
  const double rf_haa_Ia_Bzz = rf_hfe_IA_rf_haa_Bzz - rf_haa_UD_rz*rf_haa_IA_Bxz;
  const double rf_haa_Ia_Cyy = rf_hip_Jyy - rf_hip_JxyJxy*rf_haa_Dinv;
  const double rf_haa_Ia_Cyz = -rf_hip_Jxy*rf_haa_UD_rz;
  const double rf_haa_Ia_Czz = rf_haa_IA_Czz - rf_haa_UD_rz*rf_hfe_IA_rf_haa_Cxz;
  const double rf_haa_uD = rf_haa_u*rf_haa_Dinv;
  const double rf_haa_pA_base_fx = rf_haa_fB_fx + rf_hfe_pA_rf_haa_fx
    + rf_hfe_IA_rf_haa_Bxx*rf_haa_uD;
  const double rf_haa_pa_fy = rf_haa_fB_fy + rf_hfe_pA_rf_haa_fy + rf_hfe_IA_rf_haa_Bxy*rf_haa_uD;
  const double rf_haa_pa_fz = rf_haa_fB_fz + rf_hfe_pA_rf_haa_fz + rf_haa_IA_Bxz*rf_haa_uD;
  const double rf_haa_pa_ny = rf_haa_fB_ny + tau[QUAD_rf_hfe] + rf_hip_Jxy*rf_haa_uD;
  const double rf_haa_pa_nz = rf_haa_fB_nz + rf_hfe_pA_rf_haa_nz + rf_hfe_IA_rf_haa_Cxz*rf_haa_uD;

  /* IA and pA to base */
  const double rf_haa_c2 = 2.0*rf_haa_c;
  const double rf_haa_ui = (rf_haa_Ia_Myy - rf_haa_Ia_Mzz)*rf_haa_s + rf_haa_Ia_Myz*rf_haa_c2;
  const double rf_haa_ui_2 = (rf_haa_Ia_Cyy - rf_haa_Ia_Czz)*rf_haa_s + rf_haa_Ia_Cyz*rf_haa_c2;
  const double rf_haa_uis = rf_haa_ui*rf_haa_s;
  const double rf_haa_uis_2 = rf_haa_ui_2*rf_haa_s;
  const double rf_haa_IA_base_Mxy = rf_haa_Ia_Mxy*rf_haa_c - rf_haa_Ia_Mxz*rf_haa_s;
  const double rf_haa_IA_base_Mxz = rf_haa_Ia_Mxz*rf_haa_c + rf_haa_Ia_Mxy*rf_haa_s;
  const double rf_haa_IA_base_Myy = rf_haa_Ia_Myy - rf_haa_uis;
  const double rf_haa_IA_base_Myz = rf_haa_ui*rf_haa_c - rf_haa_Ia_Myz;
  const double rf_haa_IA_base_Mzz = rf_haa_Ia_Mzz + rf_haa_uis;
  const double rf_haa_ub = (rf_haa_Ia_Byy - rf_haa_Ia_Bzz)*rf_haa_s
    + (rf_haa_Ia_Bzy + rf_haa_Ia_Byz)*rf_haa_c;
  const double rf_haa_ubs = rf_haa_ub*rf_haa_s;
  const double rf_haa_ubc = rf_haa_ub*rf_haa_c;
  const double rf_haa_RB_yx = rf_haa_Ia_Byx*rf_haa_c - rf_haa_Ia_Bzx*rf_haa_s;
  const double rf_haa_RB_yy = rf_haa_Ia_Byy - rf_haa_ubs;
  const double rf_haa_RB_yz = rf_haa_ubc - rf_haa_Ia_Bzy;
  const double rf_haa_RB_zx = rf_haa_Ia_Bzx*rf_haa_c + rf_haa_Ia_Byx*rf_haa_s;
  const double rf_haa_RB_zy = rf_haa_ubc - rf_haa_Ia_Byz;
  const double rf_haa_IA_base_Bxx = rf_haa_py*rf_haa_IA_base_Mxz;
  const double rf_haa_IA_base_Bxy = rf_haa_py*rf_haa_IA_base_Myz;
  const double rf_haa_IA_base_Bxz = rf_haa_py*rf_haa_IA_base_Mzz;
  const double rf_haa_IA_base_Byx = rf_haa_RB_yx - rf_haa_px*rf_haa_IA_base_Mxz;
  const double rf_haa_IA_base_Byz = rf_haa_RB_yz - rf_haa_px*rf_haa_IA_base_Mzz;
  const double rf_haa_IA_base_Bzx = rf_haa_RB_zx
    - (rf_haa_py*rf_haa_IA_base_Mxx - rf_haa_IA_base_Mxy*rf_haa_px);
  const double rf_haa_IA_base_Bzy = rf_haa_RB_zy
    + (rf_haa_px*rf_haa_IA_base_Myy - rf_haa_IA_base_Mxy*rf_haa_py);
  const double rf_haa_IA_base_Cxx = rf_haa_pypy*rf_haa_IA_base_Mzz;
  const double rf_haa_t1 = rf_haa_px*rf_haa_IA_base_Myz;
  const double rf_haa_IA_base_Byy = rf_haa_RB_yy - rf_haa_t1;
  const double rf_haa_IA_base_Bzz = rf_haa_ubs + rf_haa_Ia_Bzz + (rf_haa_t1 - rf_haa_IA_base_Bxx);
  const double rf_haa_IA_base_Cxy = rf_haa_py*rf_haa_IA_base_Byz;
  const double rf_haa_IA_base_Cyy = rf_haa_Ia_Cyy - rf_haa_uis_2
    - (rf_haa_px*rf_haa_RB_yz + rf_haa_px*rf_haa_IA_base_Byz);
  const double rf_haa_IA_base_Czz = rf_haa_Ia_Czz - rf_haa_py*rf_haa_RB_zx + rf_haa_uis_2
    + rf_haa_px*rf_haa_RB_zy - rf_haa_py*rf_haa_IA_base_Bzx + rf_haa_px*rf_haa_IA_base_Bzy;
  const double rf_haa_IA_base_Cxz = rf_haa_py*rf_haa_IA_base_Bzz;
  const double rf_haa_IA_base_Cyz = rf_haa_ui_2*rf_haa_c - rf_haa_Ia_Cyz
    + (rf_haa_RB_yy*rf_haa_px - rf_haa_RB_yx*rf_haa_py - rf_haa_px*rf_haa_IA_base_Bzz);
  const double rf_haa_pA_base_fy = rf_haa_pa_fy*rf_haa_c - rf_haa_pa_fz*rf_haa_s;
  const double rf_haa_pA_base_fz = rf_haa_pa_fy*rf_haa_s + rf_haa_pa_fz*rf_haa_c;
  const double rf_haa_pA_base_nx = tau[QUAD_rf_haa] + rf_haa_py*rf_haa_pA_base_fz;
  const double rf_haa_pA_base_ny = rf_haa_pa_ny*rf_haa_c - rf_haa_pa_nz*rf_haa_s
    - rf_haa_px*rf_haa_pA_base_fz;
  const double rf_haa_pA_base_nz = rf_haa_pa_ny*rf_haa_s + rf_haa_pa_nz*rf_haa_c
    + (rf_haa_px*rf_haa_pA_base_fy - rf_haa_py*rf_haa_pA_base_fx);

  /* ---- motion of lh_haa: revolute x, parent base -------------------------- */
  const double lh_haa_w_x = v[QUAD_base_wx] + v[QUAD_lh_haa];
  const double lh_haa_w_y = v[QUAD_base_wy]*lh_haa_c + lh_haa_s*v[QUAD_base_wz];
  const double lh_haa_w_z = v[QUAD_base_wz]*lh_haa_c - lh_haa_s*v[QUAD_base_wy];
  const double lh_haa_dw_y = lh_haa_w_z*v[QUAD_lh_haa];
  const double lh_haa_dw_z = -lh_haa_w_y*v[QUAD_lh_haa];
  const double lh_haa_dd_x = base_dd_x + (base_w_xy*lh_haa_py - base_ww_x*lh_haa_px);
  const double lh_haa_dd_base_y = base_dd_y + (base_w_xy*lh_haa_px - base_ww_y*lh_haa_py);
  const double lh_haa_dd_base_z = base_dd_z + (base_w_xz*lh_haa_px + base_w_yz*lh_haa_py);
  const double lh_haa_dd_y = lh_haa_dd_base_y*lh_haa_c + lh_haa_s*lh_haa_dd_base_z;
  const double lh_haa_dd_z = lh_haa_dd_base_z*lh_haa_c - lh_haa_s*lh_haa_dd_base_y;
  const double lh_haa_w_xx = lh_haa_w_x*lh_haa_w_x;
  const double lh_haa_w_xy = lh_haa_w_x*lh_haa_w_y;
  const double lh_haa_w_xz = lh_haa_w_x*lh_haa_w_z;
  const double lh_haa_w_yy = lh_haa_w_y*lh_haa_w_y;
  const double lh_haa_w_yz = lh_haa_w_y*lh_haa_w_z;
  const double lh_haa_w_zz = lh_haa_w_z*lh_haa_w_z;
  const double lh_haa_W_xy = lh_haa_w_xy - lh_haa_dw_z;
  const double lh_haa_W_zx = lh_haa_w_xz - lh_haa_dw_y;
  const double lh_haa_ww_y = lh_haa_w_xx + lh_haa_w_zz;
  const double lh_haa_fB_fx = lh_hip_m*lh_haa_dd_x
    + (lh_haa_W_xy*lh_hip_hy - (lh_haa_w_yy + lh_haa_w_zz)*lh_hip_hx);
  const double lh_haa_fB_fy = lh_hip_m*lh_haa_dd_y
    + ((lh_haa_w_xy + lh_haa_dw_z)*lh_hip_hx - lh_haa_ww_y*lh_hip_hy);
  const double lh_haa_fB_fz = lh_hip_m*lh_haa_dd_z
    + (lh_haa_W_zx*lh_hip_hx + lh_haa_w_yz*lh_hip_hy);
  const double lh_haa_fB_nx = lh_hip_Jzz_Jyy*lh_haa_w_yz - lh_hip_Jxy*lh_haa_W_zx
    + lh_hip_hy*lh_haa_dd_z;
  const double lh_haa_fB_ny = lh_hip_Jyy*lh_haa_dw_y + lh_hip_Jxx_Jzz*lh_haa_w_xz
    + lh_hip_Jxy*lh_haa_w_yz - lh_hip_hx*lh_haa_dd_z;
  const double lh_haa_fB_nz = lh_hip_Jyy_Jxx*lh_haa_w_xy + lh_haa_dw_z*lh_hip_Jzz
    + lh_hip_Jxy*(lh_haa_w_xx - lh_haa_w_yy) + (lh_hip_hx*lh_haa_dd_y - lh_hip_hy*lh_haa_dd_x);

  /* ---- motion of lh_hfe: revolute y, parent lh_haa ------------------------ */
  const double lh_hfe_w_x = lh_haa_w_x*lh_hfe_c - lh_hfe_s*lh_haa_w_z;
  const double lh_hfe_w_y = lh_haa_w_y + v[QUAD_lh_hfe];
  const double lh_hfe_w_z = lh_haa_w_z*lh_hfe_c + lh_hfe_s*lh_haa_w_x;
  const double lh_hfe_dd_lh_haa_x = lh_haa_dd_x + lh_haa_W_xy*lh_hfe_py;
  const double lh_hfe_dd_lh_haa_z = lh_haa_dd_z + lh_haa_w_yz*lh_hfe_py;
  const double lh_hfe_dd_x = lh_hfe_dd_lh_haa_x*lh_hfe_c - lh_hfe_s*lh_hfe_dd_lh_haa_z;
  const double lh_hfe_dd_y = lh_haa_dd_y - lh_haa_ww_y*lh_hfe_py;
  const double lh_hfe_dd_z = lh_hfe_dd_lh_haa_z*lh_hfe_c + lh_hfe_s*lh_hfe_dd_lh_haa_x;
  const double lh_hfe_dw_x = -lh_hfe_s*lh_haa_dw_z - lh_hfe_w_z*v[QUAD_lh_hfe];
  const double lh_hfe_dw_z = lh_hfe_w_x*v[QUAD_lh_hfe] + lh_haa_dw_z*lh_hfe_c;
  const double lh_hfe_w_xx = lh_hfe_w_x*lh_hfe_w_x;
  const double lh_hfe_w_xy = lh_hfe_w_x*lh_hfe_w_y;
  const double lh_hfe_w_xz = lh_hfe_w_x*lh_hfe_w_z;
  const double lh_hfe_w_yy = lh_hfe_w_y*lh_hfe_w_y;
  const double lh_hfe_w_yz = lh_hfe_w_y*lh_hfe_w_z;
  const double lh_hfe_w_zz = lh_hfe_w_z*lh_hfe_w_z;
  const double lh_hfe_W_xy = lh_hfe_w_xy - lh_hfe_dw_z;
  const double lh_hfe_W_xz = lh_hfe_w_xz + lh_haa_dw_y;
  const double lh_hfe_W_yx = lh_hfe_w_xy + lh_hfe_dw_z;
  const double lh_hfe_W_yz = lh_hfe_w_yz - lh_hfe_dw_x;
  const double lh_hfe_W_zx = lh_hfe_w_xz - lh_haa_dw_y;
  const double lh_hfe_W_zy = lh_hfe_w_yz + lh_hfe_dw_x;
  const double lh_hfe_ww_z = lh_hfe_w_xx + lh_hfe_w_yy;
  const double lh_hfe_fB_fx = lh_thigh_m*lh_hfe_dd_x
    + (lh_hfe_W_xy*lh_thigh_hy - (lh_hfe_w_yy + lh_hfe_w_zz)*lh_thigh_hx + lh_hfe_W_xz*lh_thigh_hz);
  const double lh_hfe_fB_fy = lh_thigh_m*lh_hfe_dd_y
    + (lh_hfe_W_yx*lh_thigh_hx - (lh_hfe_w_xx + lh_hfe_w_zz)*lh_thigh_hy + lh_hfe_W_yz*lh_thigh_hz);
  const double lh_hfe_fB_fz = lh_thigh_m*lh_hfe_dd_z
    + (lh_hfe_W_zx*lh_thigh_hx + lh_hfe_W_zy*lh_thigh_hy - lh_hfe_ww_z*lh_thigh_hz);
  const double lh_hfe_fB_nx = lh_thigh_Jxx*lh_hfe_dw_x + lh_thigh_Jzz_Jyy*lh_hfe_w_yz
    + lh_thigh_Jyz*(lh_hfe_w_yy - lh_hfe_w_zz)
    + (lh_thigh_Jxz*lh_hfe_W_yx - lh_thigh_Jxy*lh_hfe_W_zx)
    + (lh_thigh_hy*lh_hfe_dd_z - lh_thigh_hz*lh_hfe_dd_y);
  const double lh_hfe_fB_ny = lh_thigh_Jyy*lh_haa_dw_y + lh_thigh_Jxx_Jzz*lh_hfe_w_xz
    + lh_thigh_Jxz*(lh_hfe_w_zz - lh_hfe_w_xx)
    + (lh_thigh_Jxy*lh_hfe_W_zy - lh_thigh_Jyz*lh_hfe_W_xy)
    + (lh_thigh_hz*lh_hfe_dd_x - lh_thigh_hx*lh_hfe_dd_z);
  const double lh_hfe_fB_nz = lh_thigh_Jzz*lh_hfe_dw_z + lh_thigh_Jyy_Jxx*lh_hfe_w_xy
    + lh_thigh_Jxy*(lh_hfe_w_xx - lh_hfe_w_yy)
    + (lh_thigh_Jyz*lh_hfe_W_xz - lh_thigh_Jxz*lh_hfe_W_yz)
    + (lh_thigh_hx*lh_hfe_dd_y - lh_thigh_hy*lh_hfe_dd_x);

  /* ---- motion of lh_kfe: revolute y, parent lh_hfe ------------------------ */
  const double lh_kfe_w_x = lh_hfe_w_x*lh_kfe_c - lh_kfe_s*lh_hfe_w_z;
  const double lh_kfe_w_y = lh_hfe_w_y + v[QUAD_lh_kfe];
  const double lh_kfe_w_z = lh_hfe_w_z*lh_kfe_c + lh_kfe_s*lh_hfe_w_x;
  const double lh_kfe_dd_lh_hfe_x = lh_hfe_dd_x + lh_hfe_W_xz*lh_kfe_pz;
  const double lh_kfe_dd_lh_hfe_z = lh_hfe_dd_z - lh_hfe_ww_z*lh_kfe_pz;
  const double lh_kfe_dd_x = lh_kfe_dd_lh_hfe_x*lh_kfe_c - lh_kfe_s*lh_kfe_dd_lh_hfe_z;
  const double lh_kfe_dd_y = lh_hfe_dd_y + lh_hfe_W_yz*lh_kfe_pz;
  const double lh_kfe_dd_z = lh_kfe_dd_lh_hfe_z*lh_kfe_c + lh_kfe_s*lh_kfe_dd_lh_hfe_x;
  const double lh_kfe_dw_x = lh_hfe_dw_x*lh_kfe_c - lh_kfe_s*lh_hfe_dw_z
    - lh_kfe_w_z*v[QUAD_lh_kfe];
  const double lh_kfe_dw_z = lh_hfe_dw_z*lh_kfe_c + lh_kfe_s*lh_hfe_dw_x
    + lh_kfe_w_x*v[QUAD_lh_kfe];
  const double lh_kfe_w_xx = lh_kfe_w_x*lh_kfe_w_x;
  const double lh_kfe_w_xy = lh_kfe_w_x*lh_kfe_w_y;
  const double lh_kfe_w_xz = lh_kfe_w_x*lh_kfe_w_z;
  const double lh_kfe_w_yy = lh_kfe_w_y*lh_kfe_w_y;
  const double lh_kfe_w_yz = lh_kfe_w_y*lh_kfe_w_z;
  const double lh_kfe_w_zz = lh_kfe_w_z*lh_kfe_w_z;
  const double lh_kfe_W_yx = lh_kfe_w_xy + lh_kfe_dw_z;
  const double lh_kfe_W_yz = lh_kfe_w_yz - lh_kfe_dw_x;
  const double lh_kfe_fB_fx = lh_calf_m*lh_kfe_dd_x
    + ((lh_kfe_w_xz + lh_haa_dw_y)*lh_calf_hz - (lh_kfe_w_yy + lh_kfe_w_zz)*lh_calf_hx);
  const double lh_kfe_fB_fy = lh_calf_m*lh_kfe_dd_y
    + (lh_kfe_W_yx*lh_calf_hx + lh_kfe_W_yz*lh_calf_hz);
  const double lh_kfe_fB_fz = lh_calf_m*lh_kfe_dd_z
    + ((lh_kfe_w_xz - lh_haa_dw_y)*lh_calf_hx - (lh_kfe_w_xx + lh_kfe_w_yy)*lh_calf_hz);
  const double lh_kfe_fB_nx = lh_calf_Jxx*lh_kfe_dw_x + lh_calf_Jzz_Jyy*lh_kfe_w_yz
    + lh_calf_Jxz*lh_kfe_W_yx - lh_calf_hz*lh_kfe_dd_y;
  const double lh_kfe_fB_ny = lh_calf_Jyy*lh_haa_dw_y + lh_calf_Jxx_Jzz*lh_kfe_w_xz
    + lh_calf_Jxz*(lh_kfe_w_zz - lh_kfe_w_xx) + (lh_calf_hz*lh_kfe_dd_x - lh_calf_hx*lh_kfe_dd_z);
  const double lh_kfe_fB_nz = lh_calf_Jzz*lh_kfe_dw_z + lh_calf_Jyy_Jxx*lh_kfe_w_xy
    - lh_calf_Jxz*lh_kfe_W_yz + lh_calf_hx*lh_kfe_dd_y;

  /* ---- articulated inertia of lh_kfe: revolute y, parent lh_hfe ----------- */
  /* project out the joint */
  const double lh_kfe_u = tau[QUAD_lh_kfe] - lh_kfe_fB_ny;
  const double lh_kfe_pa_fx = lh_kfe_fB_fx + lh_calf_hz_per_Jyy*lh_kfe_u;
  const double lh_kfe_pa_fz = lh_kfe_fB_fz - lh_calf_hx_per_Jyy*lh_kfe_u;

  /* IA and pA to lh_hfe */
  const double lh_kfe_ui = lh_calf_2hxhz_per_Jyy*lh_kfe_c - lh_kfe_m_k7355*lh_kfe_s;
  const double lh_kfe_ui_2 = lh_calf_2Jxz*lh_kfe_c - lh_calf_Jxx_Jzz*lh_kfe_s;
  const double lh_kfe_uis = lh_kfe_ui*lh_kfe_s;
  const double lh_kfe_uis_2 = lh_kfe_ui_2*lh_kfe_s;
  const double lh_kfe_IA_lh_hfe_Mxx = lh_calf_m_minus_hzhz_per_Jyy + lh_kfe_uis;
  const double lh_kfe_IA_lh_hfe_Mxz = lh_kfe_ui*lh_kfe_c - lh_calf_hxhz_per_Jyy;
  const double lh_kfe_IA_lh_hfe_Mzz = lh_calf_m_minus_hxhx_per_Jyy - lh_kfe_uis;
  const double lh_kfe_IA_lh_hfe_Bzy = lh_calf_hx*lh_kfe_c + lh_calf_hz*lh_kfe_s;
  const double lh_kfe_IA_lh_hfe_Czz = lh_calf_Jzz - lh_kfe_uis_2;
  const double lh_kfe_RB_xy = lh_calf_hx*lh_kfe_s - lh_calf_hz*lh_kfe_c;
  const double lh_kfe_IA_lh_hfe_Bxy = lh_kfe_RB_xy - lh_kfe_mpz;
  const double lh_kfe_IA_lh_hfe_Byx = lh_kfe_pz*lh_kfe_IA_lh_hfe_Mxx;
  const double lh_kfe_IA_lh_hfe_Byz = lh_kfe_pz*lh_kfe_IA_lh_hfe_Mxz;
  const double lh_kfe_IA_lh_hfe_Cxz = lh_kfe_ui_2*lh_kfe_c - lh_calf_Jxz
    - lh_kfe_pz*lh_kfe_IA_lh_hfe_Bzy;
  const double lh_kfe_IA_lh_hfe_Cyy = lh_kfe_pzpz*lh_kfe_IA_lh_hfe_Mxx;
  const double lh_kfe_IA_lh_hfe_Cxx = lh_calf_Jxx + lh_kfe_uis_2
    - (lh_kfe_pz*lh_kfe_RB_xy + lh_kfe_pz*lh_kfe_IA_lh_hfe_Bxy);
  const double lh_kfe_pA_lh_hfe_fx = lh_kfe_pa_fz*lh_kfe_s + lh_kfe_pa_fx*lh_kfe_c;
  const double lh_kfe_pA_lh_hfe_fz = lh_kfe_pa_fz*lh_kfe_c - lh_kfe_pa_fx*lh_kfe_s;
  const double lh_kfe_pA_lh_hfe_nx = lh_kfe_fB_nz*lh_kfe_s + lh_kfe_fB_nx*lh_kfe_c
    - lh_kfe_pz*lh_kfe_fB_fy;
  const double lh_kfe_pA_lh_hfe_nz = lh_kfe_fB_nz*lh_kfe_c - lh_kfe_fB_nx*lh_kfe_s;
  const double lh_kfe_pA_lh_hfe_ny = tau[QUAD_lh_kfe] + lh_kfe_pz*lh_kfe_pA_lh_hfe_fx;

  /* ---- articulated inertia of lh_hfe: revolute y, parent lh_haa ----------- */
  const double lh_hfe_IA_Mxx = lh_thigh_m + lh_kfe_IA_lh_hfe_Mxx;
  const double lh_hfe_IA_Mzz = lh_thigh_m + lh_kfe_IA_lh_hfe_Mzz;
  const double lh_hfe_IA_Bxy = lh_kfe_IA_lh_hfe_Bxy - lh_thigh_hz;
  const double lh_hfe_IA_Byx = lh_thigh_hz + lh_kfe_IA_lh_hfe_Byx;
  const double lh_hfe_IA_Byz = lh_kfe_IA_lh_hfe_Byz - lh_thigh_hx;
  const double lh_hfe_IA_Bzy = lh_thigh_hx + lh_kfe_IA_lh_hfe_Bzy;
  const double lh_hfe_IA_Cxx = lh_thigh_Jxx + lh_kfe_IA_lh_hfe_Cxx;
  const double lh_hfe_IA_Cxz = lh_thigh_Jxz + lh_kfe_IA_lh_hfe_Cxz;
  const double lh_hfe_IA_Cyy = lh_thigh_Jyy + lh_kfe_IA_lh_hfe_Cyy;
  const double lh_hfe_IA_Czz = lh_thigh_Jzz + lh_kfe_IA_lh_hfe_Czz;
  const double lh_hfe_pA_lh_haa_fy = lh_hfe_fB_fy + lh_kfe_fB_fy;

  /* project out the joint */
  const double lh_hfe_u = tau[QUAD_lh_hfe] - (lh_hfe_fB_ny + lh_kfe_pA_lh_hfe_ny);
  const double lh_hfe_Dinv = 1.0/lh_hfe_IA_Cyy;
  const double lh_hfe_UD_z = lh_hfe_IA_Byz*lh_hfe_Dinv;
  const double lh_hfe_UD_rx = lh_thigh_Jxy*lh_hfe_Dinv;
  const double lh_hfe_UD_rz = lh_thigh_Jyz*lh_hfe_Dinv;
  const double lh_hfe_Ia_Mxx = lh_hfe_IA_Mxx - lh_hfe_IA_Byx*lh_hfe_Dinv*lh_hfe_IA_Byx;
  const double lh_hfe_Ia_Mxz = lh_kfe_IA_lh_hfe_Mxz - lh_hfe_UD_z*lh_hfe_IA_Byx;
  const double lh_hfe_Ia_Mzz = lh_hfe_IA_Mzz - lh_hfe_UD_z*lh_hfe_IA_Byz;
  const double lh_hfe_Ia_Bxx = -lh_hfe_UD_rx*lh_hfe_IA_Byx;
  const double lh_hfe_Ia_Bxz = lh_thigh_hy - lh_hfe_UD_rx*lh_hfe_IA_Byz;
  const double lh_hfe_Ia_Bzx = -lh_thigh_hy - lh_hfe_UD_rz*lh_hfe_IA_Byx;
  const double lh_hfe_Ia_Bzz = -lh_hfe_UD_rz*lh_hfe_IA_Byz;
  const double lh_hfe_Ia_Cxx = lh_hfe_IA_Cxx - lh_thigh_JxyJxy*lh_hfe_Dinv;
  const double lh_hfe_Ia_Cxz = lh_hfe_IA_Cxz - lh_thigh_JxyJyz*lh_hfe_Dinv;
  const double lh_hfe_Ia_Czz = lh_hfe_IA_Czz - lh_thigh_JyzJyz*lh_hfe_Dinv;
  const double lh_hfe_uD = lh_hfe_u*lh_hfe_Dinv;
  const double lh_hfe_pa_fx = lh_hfe_fB_fx + lh_kfe_pA_lh_hfe_fx + lh_hfe_IA_Byx*lh_hfe_uD;
  const double lh_hfe_pa_fz = lh_hfe_fB_fz + lh_kfe_pA_lh_hfe_fz + lh_hfe_IA_Byz*lh_hfe_uD;
  const double lh_hfe_pa_nx = lh_hfe_fB_nx + lh_kfe_pA_lh_hfe_nx + lh_thigh_Jxy*lh_hfe_uD;
  const double lh_hfe_pa_nz = lh_hfe_fB_nz + lh_kfe_pA_lh_hfe_nz + lh_thigh_Jyz*lh_hfe_uD;

  /* IA and pA to lh_haa */
  const double lh_hfe_c2 = 2.0*lh_hfe_c;
  const double lh_hfe_ui = (lh_hfe_Ia_Mzz - lh_hfe_Ia_Mxx)*lh_hfe_s + lh_hfe_Ia_Mxz*lh_hfe_c2;
  const double lh_hfe_ui_2 = (lh_hfe_Ia_Czz - lh_hfe_Ia_Cxx)*lh_hfe_s + lh_hfe_Ia_Cxz*lh_hfe_c2;
  const double lh_hfe_uis = lh_hfe_ui*lh_hfe_s;
  const double lh_hfe_uis_2 = lh_hfe_ui_2*lh_hfe_s;
  const double lh_hfe_IA_lh_haa_Mxx = lh_hfe_Ia_Mxx + lh_hfe_uis;
  const double lh_hfe_IA_lh_haa_Mxz = lh_hfe_ui*lh_hfe_c - lh_hfe_Ia_Mxz;
  const double lh_hfe_IA_lh_haa_Mzz = lh_hfe_Ia_Mzz - lh_hfe_uis;
  const double lh_hfe_IA_lh_haa_Bxy = lh_hfe_IA_Bzy*lh_hfe_s + lh_hfe_IA_Bxy*lh_hfe_c;
  const double lh_hfe_IA_lh_haa_Bzy = lh_hfe_IA_Bzy*lh_hfe_c - lh_hfe_IA_Bxy*lh_hfe_s;
  const double lh_hfe_ub = (lh_hfe_Ia_Bzz - lh_hfe_Ia_Bxx)*lh_hfe_s
    + (lh_hfe_Ia_Bxz + lh_hfe_Ia_Bzx)*lh_hfe_c;
  const double lh_hfe_ubs = lh_hfe_ub*lh_hfe_s;
  const double lh_hfe_ubc = lh_hfe_ub*lh_hfe_c;
  const double lh_hfe_RB_xx = lh_hfe_ubs + lh_hfe_Ia_Bxx;
  const double lh_hfe_RB_xz = lh_hfe_ubc - lh_hfe_Ia_Bzx;
  const double lh_hfe_RB_zx = lh_hfe_ubc - lh_hfe_Ia_Bxz;
  const double lh_hfe_t1 = lh_hfe_py*lh_hfe_IA_lh_haa_Mxz;
  const double lh_hfe_IA_lh_haa_Bxx = lh_hfe_RB_xx + lh_hfe_t1;
  const double lh_hfe_IA_lh_haa_Bxz = lh_hfe_RB_xz + lh_hfe_py*lh_hfe_IA_lh_haa_Mzz;
  const double lh_hfe_IA_lh_haa_Bzx = lh_hfe_RB_zx - lh_hfe_py*lh_hfe_IA_lh_haa_Mxx;
  const double lh_hfe_IA_lh_haa_Bzz = -(lh_hfe_ubs - lh_hfe_Ia_Bzz) - lh_hfe_t1;
  const double lh_hfe_IA_lh_haa_Cxx = lh_hfe_Ia_Cxx + lh_hfe_uis_2
    + (lh_hfe_py*lh_hfe_RB_xz + lh_hfe_py*lh_hfe_IA_lh_haa_Bxz);
  const double lh_hfe_IA_lh_haa_Cxz = lh_hfe_ui_2*lh_hfe_c - lh_hfe_Ia_Cxz
    - (lh_hfe_py*lh_hfe_RB_xx - lh_hfe_IA_lh_haa_Bzz*lh_hfe_py);
  const double lh_hfe_IA_lh_haa_Czz = lh_hfe_Ia_Czz - lh_hfe_uis_2
    - (lh_hfe_py*lh_hfe_RB_zx + lh_hfe_py*lh_hfe_IA_lh_haa_Bzx);
  const double lh_hfe_pA_lh_haa_fx = lh_hfe_pa_fz*lh_hfe_s + lh_hfe_pa_fx*lh_hfe_c;
  const double lh_hfe_pA_lh_haa_fz = lh_hfe_pa_fz*lh_hfe_c - lh_hfe_pa_fx*lh_hfe_s;
  const double lh_hfe_pA_lh_haa_nx = lh_hfe_pa_nz*lh_hfe_s + lh_hfe_pa_nx*lh_hfe_c
    + lh_hfe_py*lh_hfe_pA_lh_haa_fz;
  const double lh_hfe_pA_lh_haa_nz = lh_hfe_pa_nz*lh_hfe_c - lh_hfe_pa_nx*lh_hfe_s
    - lh_hfe_py*lh_hfe_pA_lh_haa_fx;

  /* ---- articulated inertia of lh_haa: revolute x, parent base ------------- */
  const double lh_haa_IA_Mxx = lh_hip_m + lh_hfe_IA_lh_haa_Mxx;
  const double lh_haa_IA_Mzz = lh_hip_m + lh_hfe_IA_lh_haa_Mzz;
  const double lh_haa_IA_Bxz = lh_hip_hy + lh_hfe_IA_lh_haa_Bxz;
  const double lh_haa_IA_Bzx = lh_hfe_IA_lh_haa_Bzx - lh_hip_hy;
  const double lh_haa_IA_Bzy = lh_hip_hx + lh_hfe_IA_lh_haa_Bzy;
  const double lh_haa_IA_Cxx = lh_hip_Jxx + lh_hfe_IA_lh_haa_Cxx;
  const double lh_haa_IA_Czz = lh_hip_Jzz + lh_hfe_IA_lh_haa_Czz;

  /* project out the joint */
  const double lh_haa_u = tau[QUAD_lh_haa] - (lh_haa_fB_nx + lh_hfe_pA_lh_haa_nx);
  const double lh_haa_Dinv = 1.0/lh_haa_IA_Cxx;
  const double lh_haa_UD_y = lh_hfe_IA_lh_haa_Bxy*lh_haa_Dinv;
  const double lh_haa_UD_z = lh_haa_IA_Bxz*lh_haa_Dinv;
  const double lh_haa_UD_ry = lh_hip_Jxy*lh_haa_Dinv;
  const double lh_haa_UD_rz = lh_hfe_IA_lh_haa_Cxz*lh_haa_Dinv;
  const double lh_haa_IA_base_Mxx = lh_haa_IA_Mxx
    - lh_hfe_IA_lh_haa_Bxx*lh_haa_Dinv*lh_hfe_IA_lh_haa_Bxx;
  const double lh_haa_Ia_Mxy = -lh_haa_UD_y*lh_hfe_IA_lh_haa_Bxx;
  const double lh_haa_Ia_Mxz = lh_hfe_IA_lh_haa_Mxz - lh_haa_UD_z*lh_hfe_IA_lh_haa_Bxx;
  const double lh_haa_Ia_Myy = lh_haa_Ic_m - lh_haa_UD_y*lh_hfe_IA_lh_haa_Bxy;
  const double lh_haa_Ia_Myz = -lh_haa_UD_z*lh_hfe_IA_lh_haa_Bxy;
  const double lh_haa_Ia_Mzz = lh_haa_IA_Mzz - lh_haa_UD_z*lh_haa_IA_Bxz;
  const double lh_haa_Ia_Byx = -lh_haa_UD_ry*lh_hfe_IA_lh_haa_Bxx;
  const double lh_haa_Ia_Byy = -lh_haa_UD_ry*lh_hfe_IA_lh_haa_Bxy;
  const double lh_haa_Ia_Byz = -lh_hip_hx - lh_haa_UD_ry*lh_haa_IA_Bxz;
  const double lh_haa_Ia_Bzx = lh_haa_IA_Bzx - lh_haa_UD_rz*lh_hfe_IA_lh_haa_Bxx;
  const double lh_haa_Ia_Bzy = lh_haa_IA_Bzy - lh_haa_UD_rz*lh_hfe_IA_lh_haa_Bxy;
  const double lh_haa_Ia_Bzz = lh_hfe_IA_lh_haa_Bzz - lh_haa_UD_rz*lh_haa_IA_Bxz;
  const double lh_haa_Ia_Cyy = lh_hip_Jyy - lh_hip_JxyJxy*lh_haa_Dinv;
  const double lh_haa_Ia_Cyz = -lh_hip_Jxy*lh_haa_UD_rz;
  const double lh_haa_Ia_Czz = lh_haa_IA_Czz - lh_haa_UD_rz*lh_hfe_IA_lh_haa_Cxz;
  const double lh_haa_uD = lh_haa_u*lh_haa_Dinv;
  const double lh_haa_pA_base_fx = lh_haa_fB_fx + lh_hfe_pA_lh_haa_fx
    + lh_hfe_IA_lh_haa_Bxx*lh_haa_uD;
  const double lh_haa_pa_fy = lh_haa_fB_fy + lh_hfe_pA_lh_haa_fy + lh_hfe_IA_lh_haa_Bxy*lh_haa_uD;
  const double lh_haa_pa_fz = lh_haa_fB_fz + lh_hfe_pA_lh_haa_fz + lh_haa_IA_Bxz*lh_haa_uD;
  const double lh_haa_pa_ny = lh_haa_fB_ny + tau[QUAD_lh_hfe] + lh_hip_Jxy*lh_haa_uD;
  const double lh_haa_pa_nz = lh_haa_fB_nz + lh_hfe_pA_lh_haa_nz + lh_hfe_IA_lh_haa_Cxz*lh_haa_uD;

  /* IA and pA to base */
  const double lh_haa_c2 = 2.0*lh_haa_c;
  const double lh_haa_ui = (lh_haa_Ia_Myy - lh_haa_Ia_Mzz)*lh_haa_s + lh_haa_Ia_Myz*lh_haa_c2;
  const double lh_haa_ui_2 = (lh_haa_Ia_Cyy - lh_haa_Ia_Czz)*lh_haa_s + lh_haa_Ia_Cyz*lh_haa_c2;
  const double lh_haa_uis = lh_haa_ui*lh_haa_s;
  const double lh_haa_uis_2 = lh_haa_ui_2*lh_haa_s;
  const double lh_haa_IA_base_Mxy = lh_haa_Ia_Mxy*lh_haa_c - lh_haa_Ia_Mxz*lh_haa_s;
  const double lh_haa_IA_base_Mxz = lh_haa_Ia_Mxz*lh_haa_c + lh_haa_Ia_Mxy*lh_haa_s;
  const double lh_haa_IA_base_Myy = lh_haa_Ia_Myy - lh_haa_uis;
  const double lh_haa_IA_base_Myz = lh_haa_ui*lh_haa_c - lh_haa_Ia_Myz;
  const double lh_haa_IA_base_Mzz = lh_haa_Ia_Mzz + lh_haa_uis;
  const double lh_haa_ub = (lh_haa_Ia_Byy - lh_haa_Ia_Bzz)*lh_haa_s
    + (lh_haa_Ia_Bzy + lh_haa_Ia_Byz)*lh_haa_c;
  const double lh_haa_ubs = lh_haa_ub*lh_haa_s;
  const double lh_haa_ubc = lh_haa_ub*lh_haa_c;
  const double lh_haa_RB_yx = lh_haa_Ia_Byx*lh_haa_c - lh_haa_Ia_Bzx*lh_haa_s;
  const double lh_haa_RB_yy = lh_haa_Ia_Byy - lh_haa_ubs;
  const double lh_haa_RB_yz = lh_haa_ubc - lh_haa_Ia_Bzy;
  const double lh_haa_RB_zx = lh_haa_Ia_Bzx*lh_haa_c + lh_haa_Ia_Byx*lh_haa_s;
  const double lh_haa_RB_zy = lh_haa_ubc - lh_haa_Ia_Byz;
  const double lh_haa_IA_base_Bxx = lh_haa_py*lh_haa_IA_base_Mxz;
  const double lh_haa_IA_base_Bxy = lh_haa_py*lh_haa_IA_base_Myz;
  const double lh_haa_IA_base_Bxz = lh_haa_py*lh_haa_IA_base_Mzz;
  const double lh_haa_IA_base_Byx = lh_haa_RB_yx - lh_haa_px*lh_haa_IA_base_Mxz;
  const double lh_haa_IA_base_Byz = lh_haa_RB_yz - lh_haa_px*lh_haa_IA_base_Mzz;
  const double lh_haa_IA_base_Bzx = lh_haa_RB_zx
    - (lh_haa_py*lh_haa_IA_base_Mxx - lh_haa_IA_base_Mxy*lh_haa_px);
  const double lh_haa_IA_base_Bzy = lh_haa_RB_zy
    + (lh_haa_px*lh_haa_IA_base_Myy - lh_haa_IA_base_Mxy*lh_haa_py);
  const double lh_haa_IA_base_Cxx = lh_haa_pypy*lh_haa_IA_base_Mzz;
  const double lh_haa_t1 = lh_haa_px*lh_haa_IA_base_Myz;
  const double lh_haa_IA_base_Byy = lh_haa_RB_yy - lh_haa_t1;
  const double lh_haa_IA_base_Bzz = lh_haa_ubs + lh_haa_Ia_Bzz + (lh_haa_t1 - lh_haa_IA_base_Bxx);
  const double lh_haa_IA_base_Cxy = lh_haa_py*lh_haa_IA_base_Byz;
  const double lh_haa_IA_base_Cyy = lh_haa_Ia_Cyy - lh_haa_uis_2
    - (lh_haa_px*lh_haa_RB_yz + lh_haa_px*lh_haa_IA_base_Byz);
  const double lh_haa_IA_base_Czz = lh_haa_Ia_Czz - lh_haa_py*lh_haa_RB_zx + lh_haa_uis_2
    + lh_haa_px*lh_haa_RB_zy - lh_haa_py*lh_haa_IA_base_Bzx + lh_haa_px*lh_haa_IA_base_Bzy;
  const double lh_haa_IA_base_Cxz = lh_haa_py*lh_haa_IA_base_Bzz;
  const double lh_haa_IA_base_Cyz = lh_haa_ui_2*lh_haa_c - lh_haa_Ia_Cyz
    + (lh_haa_RB_yy*lh_haa_px - lh_haa_RB_yx*lh_haa_py - lh_haa_px*lh_haa_IA_base_Bzz);
  const double lh_haa_pA_base_fy = lh_haa_pa_fy*lh_haa_c - lh_haa_pa_fz*lh_haa_s;
  const double lh_haa_pA_base_fz = lh_haa_pa_fy*lh_haa_s + lh_haa_pa_fz*lh_haa_c;
  const double lh_haa_pA_base_nx = tau[QUAD_lh_haa] + lh_haa_py*lh_haa_pA_base_fz;
  const double lh_haa_pA_base_ny = lh_haa_pa_ny*lh_haa_c - lh_haa_pa_nz*lh_haa_s
    - lh_haa_px*lh_haa_pA_base_fz;
  const double lh_haa_pA_base_nz = lh_haa_pa_ny*lh_haa_s + lh_haa_pa_nz*lh_haa_c
    + (lh_haa_px*lh_haa_pA_base_fy - lh_haa_py*lh_haa_pA_base_fx);

  /* ---- motion of rh_haa: revolute x, parent base -------------------------- */
  const double rh_haa_w_x = v[QUAD_base_wx] + v[QUAD_rh_haa];
  const double rh_haa_w_y = v[QUAD_base_wy]*rh_haa_c + rh_haa_s*v[QUAD_base_wz];
  const double rh_haa_w_z = v[QUAD_base_wz]*rh_haa_c - rh_haa_s*v[QUAD_base_wy];
  const double rh_haa_dw_y = rh_haa_w_z*v[QUAD_rh_haa];
  const double rh_haa_dw_z = -rh_haa_w_y*v[QUAD_rh_haa];
  const double rh_haa_dd_x = base_dd_x + (base_w_xy*rh_haa_py - base_ww_x*rh_haa_px);
  const double rh_haa_dd_base_y = base_dd_y + (base_w_xy*rh_haa_px - base_ww_y*rh_haa_py);
  const double rh_haa_dd_base_z = base_dd_z + (base_w_xz*rh_haa_px + base_w_yz*rh_haa_py);
  const double rh_haa_dd_y = rh_haa_dd_base_y*rh_haa_c + rh_haa_s*rh_haa_dd_base_z;
  const double rh_haa_dd_z = rh_haa_dd_base_z*rh_haa_c - rh_haa_s*rh_haa_dd_base_y;
  const double rh_haa_w_xx = rh_haa_w_x*rh_haa_w_x;
  const double rh_haa_w_xy = rh_haa_w_x*rh_haa_w_y;
  const double rh_haa_w_xz = rh_haa_w_x*rh_haa_w_z;
  const double rh_haa_w_yy = rh_haa_w_y*rh_haa_w_y;
  const double rh_haa_w_yz = rh_haa_w_y*rh_haa_w_z;
  const double rh_haa_w_zz = rh_haa_w_z*rh_haa_w_z;
  const double rh_haa_W_xy = rh_haa_w_xy - rh_haa_dw_z;
  const double rh_haa_W_zx = rh_haa_w_xz - rh_haa_dw_y;
  const double rh_haa_ww_y = rh_haa_w_xx + rh_haa_w_zz;
  const double rh_haa_fB_fx = rh_hip_m*rh_haa_dd_x
    + (rh_haa_W_xy*rh_hip_hy - (rh_haa_w_yy + rh_haa_w_zz)*rh_hip_hx);
  const double rh_haa_fB_fy = rh_hip_m*rh_haa_dd_y
    + ((rh_haa_w_xy + rh_haa_dw_z)*rh_hip_hx - rh_haa_ww_y*rh_hip_hy);
  const double rh_haa_fB_fz = rh_hip_m*rh_haa_dd_z
    + (rh_haa_W_zx*rh_hip_hx + rh_haa_w_yz*rh_hip_hy);
  const double rh_haa_fB_nx = rh_hip_Jzz_Jyy*rh_haa_w_yz - rh_hip_Jxy*rh_haa_W_zx
    + rh_hip_hy*rh_haa_dd_z;
  const double rh_haa_fB_ny = rh_hip_Jyy*rh_haa_dw_y + rh_hip_Jxx_Jzz*rh_haa_w_xz
    + rh_hip_Jxy*rh_haa_w_yz - rh_hip_hx*rh_haa_dd_z;
  const double rh_haa_fB_nz = rh_hip_Jyy_Jxx*rh_haa_w_xy + rh_haa_dw_z*rh_hip_Jzz
    + rh_hip_Jxy*(rh_haa_w_xx - rh_haa_w_yy) + (rh_hip_hx*rh_haa_dd_y - rh_hip_hy*rh_haa_dd_x);

  /* ---- motion of rh_hfe: revolute y, parent rh_haa ------------------------ */
  const double rh_hfe_w_x = rh_haa_w_x*rh_hfe_c - rh_hfe_s*rh_haa_w_z;
  const double rh_hfe_w_y = rh_haa_w_y + v[QUAD_rh_hfe];
  const double rh_hfe_w_z = rh_haa_w_z*rh_hfe_c + rh_hfe_s*rh_haa_w_x;
  const double rh_hfe_dd_rh_haa_x = rh_haa_dd_x + rh_haa_W_xy*rh_hfe_py;
  const double rh_hfe_dd_rh_haa_z = rh_haa_dd_z + rh_haa_w_yz*rh_hfe_py;
  const double rh_hfe_dd_x = rh_hfe_dd_rh_haa_x*rh_hfe_c - rh_hfe_s*rh_hfe_dd_rh_haa_z;
  const double rh_hfe_dd_y = rh_haa_dd_y - rh_haa_ww_y*rh_hfe_py;
  const double rh_hfe_dd_z = rh_hfe_dd_rh_haa_z*rh_hfe_c + rh_hfe_s*rh_hfe_dd_rh_haa_x;
  const double rh_hfe_dw_x = -rh_hfe_s*rh_haa_dw_z - rh_hfe_w_z*v[QUAD_rh_hfe];
  const double rh_hfe_dw_z = rh_hfe_w_x*v[QUAD_rh_hfe] + rh_haa_dw_z*rh_hfe_c;
  const double rh_hfe_w_xx = rh_hfe_w_x*rh_hfe_w_x;
  const double rh_hfe_w_xy = rh_hfe_w_x*rh_hfe_w_y;
  const double rh_hfe_w_xz = rh_hfe_w_x*rh_hfe_w_z;
  const double rh_hfe_w_yy = rh_hfe_w_y*rh_hfe_w_y;
  const double rh_hfe_w_yz = rh_hfe_w_y*rh_hfe_w_z;
  const double rh_hfe_w_zz = rh_hfe_w_z*rh_hfe_w_z;
  const double rh_hfe_W_xy = rh_hfe_w_xy - rh_hfe_dw_z;
  const double rh_hfe_W_xz = rh_hfe_w_xz + rh_haa_dw_y;
  const double rh_hfe_W_yx = rh_hfe_w_xy + rh_hfe_dw_z;
  const double rh_hfe_W_yz = rh_hfe_w_yz - rh_hfe_dw_x;
  const double rh_hfe_W_zx = rh_hfe_w_xz - rh_haa_dw_y;
  const double rh_hfe_W_zy = rh_hfe_w_yz + rh_hfe_dw_x;
  const double rh_hfe_ww_z = rh_hfe_w_xx + rh_hfe_w_yy;
  const double rh_hfe_fB_fx = rh_thigh_m*rh_hfe_dd_x
    + (rh_hfe_W_xy*rh_thigh_hy - (rh_hfe_w_yy + rh_hfe_w_zz)*rh_thigh_hx + rh_hfe_W_xz*rh_thigh_hz);
  const double rh_hfe_fB_fy = rh_thigh_m*rh_hfe_dd_y
    + (rh_hfe_W_yx*rh_thigh_hx - (rh_hfe_w_xx + rh_hfe_w_zz)*rh_thigh_hy + rh_hfe_W_yz*rh_thigh_hz);
  const double rh_hfe_fB_fz = rh_thigh_m*rh_hfe_dd_z
    + (rh_hfe_W_zx*rh_thigh_hx + rh_hfe_W_zy*rh_thigh_hy - rh_hfe_ww_z*rh_thigh_hz);
  const double rh_hfe_fB_nx = rh_thigh_Jxx*rh_hfe_dw_x + rh_thigh_Jzz_Jyy*rh_hfe_w_yz
    + rh_thigh_Jyz*(rh_hfe_w_yy - rh_hfe_w_zz)
    + (rh_thigh_Jxz*rh_hfe_W_yx - rh_thigh_Jxy*rh_hfe_W_zx)
    + (rh_thigh_hy*rh_hfe_dd_z - rh_thigh_hz*rh_hfe_dd_y);
  const double rh_hfe_fB_ny = rh_thigh_Jyy*rh_haa_dw_y + rh_thigh_Jxx_Jzz*rh_hfe_w_xz
    + rh_thigh_Jxz*(rh_hfe_w_zz - rh_hfe_w_xx)
    + (rh_thigh_Jxy*rh_hfe_W_zy - rh_thigh_Jyz*rh_hfe_W_xy)
    + (rh_thigh_hz*rh_hfe_dd_x - rh_thigh_hx*rh_hfe_dd_z);
  const double rh_hfe_fB_nz = rh_thigh_Jzz*rh_hfe_dw_z + rh_thigh_Jyy_Jxx*rh_hfe_w_xy
    + rh_thigh_Jxy*(rh_hfe_w_xx - rh_hfe_w_yy)
    + (rh_thigh_Jyz*rh_hfe_W_xz - rh_thigh_Jxz*rh_hfe_W_yz)
    + (rh_thigh_hx*rh_hfe_dd_y - rh_thigh_hy*rh_hfe_dd_x);

  /* ---- motion of rh_kfe: revolute y, parent rh_hfe ------------------------ */
  const double rh_kfe_w_x = rh_hfe_w_x*rh_kfe_c - rh_kfe_s*rh_hfe_w_z;
  const double rh_kfe_w_y = rh_hfe_w_y + v[QUAD_rh_kfe];
  const double rh_kfe_w_z = rh_hfe_w_z*rh_kfe_c + rh_kfe_s*rh_hfe_w_x;
  const double rh_kfe_dd_rh_hfe_x = rh_hfe_dd_x + rh_hfe_W_xz*rh_kfe_pz;
  const double rh_kfe_dd_rh_hfe_z = rh_hfe_dd_z - rh_hfe_ww_z*rh_kfe_pz;
  const double rh_kfe_dd_x = rh_kfe_dd_rh_hfe_x*rh_kfe_c - rh_kfe_s*rh_kfe_dd_rh_hfe_z;
  const double rh_kfe_dd_y = rh_hfe_dd_y + rh_hfe_W_yz*rh_kfe_pz;
  const double rh_kfe_dd_z = rh_kfe_dd_rh_hfe_z*rh_kfe_c + rh_kfe_s*rh_kfe_dd_rh_hfe_x;
  const double rh_kfe_dw_x = rh_hfe_dw_x*rh_kfe_c - rh_kfe_s*rh_hfe_dw_z
    - rh_kfe_w_z*v[QUAD_rh_kfe];
  const double rh_kfe_dw_z = rh_hfe_dw_z*rh_kfe_c + rh_kfe_s*rh_hfe_dw_x
    + rh_kfe_w_x*v[QUAD_rh_kfe];
  const double rh_kfe_w_xx = rh_kfe_w_x*rh_kfe_w_x;
  const double rh_kfe_w_xy = rh_kfe_w_x*rh_kfe_w_y;
  const double rh_kfe_w_xz = rh_kfe_w_x*rh_kfe_w_z;
  const double rh_kfe_w_yy = rh_kfe_w_y*rh_kfe_w_y;
  const double rh_kfe_w_yz = rh_kfe_w_y*rh_kfe_w_z;
  const double rh_kfe_w_zz = rh_kfe_w_z*rh_kfe_w_z;
  const double rh_kfe_W_yx = rh_kfe_w_xy + rh_kfe_dw_z;
  const double rh_kfe_W_yz = rh_kfe_w_yz - rh_kfe_dw_x;
  const double rh_kfe_fB_fx = rh_calf_m*rh_kfe_dd_x
    + ((rh_kfe_w_xz + rh_haa_dw_y)*rh_calf_hz - (rh_kfe_w_yy + rh_kfe_w_zz)*rh_calf_hx);
  const double rh_kfe_fB_fy = rh_calf_m*rh_kfe_dd_y
    + (rh_kfe_W_yx*rh_calf_hx + rh_kfe_W_yz*rh_calf_hz);
  const double rh_kfe_fB_fz = rh_calf_m*rh_kfe_dd_z
    + ((rh_kfe_w_xz - rh_haa_dw_y)*rh_calf_hx - (rh_kfe_w_xx + rh_kfe_w_yy)*rh_calf_hz);
  const double rh_kfe_fB_nx = rh_calf_Jxx*rh_kfe_dw_x + rh_calf_Jzz_Jyy*rh_kfe_w_yz
    + rh_calf_Jxz*rh_kfe_W_yx - rh_calf_hz*rh_kfe_dd_y;
  const double rh_kfe_fB_ny = rh_calf_Jyy*rh_haa_dw_y + rh_calf_Jxx_Jzz*rh_kfe_w_xz
    + rh_calf_Jxz*(rh_kfe_w_zz - rh_kfe_w_xx) + (rh_calf_hz*rh_kfe_dd_x - rh_calf_hx*rh_kfe_dd_z);
  const double rh_kfe_fB_nz = rh_calf_Jzz*rh_kfe_dw_z + rh_calf_Jyy_Jxx*rh_kfe_w_xy
    - rh_calf_Jxz*rh_kfe_W_yz + rh_calf_hx*rh_kfe_dd_y;

  /* ---- articulated inertia of rh_kfe: revolute y, parent rh_hfe ----------- */
  /* project out the joint */
  const double rh_kfe_u = tau[QUAD_rh_kfe] - rh_kfe_fB_ny;
  const double rh_kfe_pa_fx = rh_kfe_fB_fx + rh_calf_hz_per_Jyy*rh_kfe_u;
  const double rh_kfe_pa_fz = rh_kfe_fB_fz - rh_calf_hx_per_Jyy*rh_kfe_u;

  /* IA and pA to rh_hfe */
  const double rh_kfe_ui = rh_calf_2hxhz_per_Jyy*rh_kfe_c - rh_kfe_m_k7355*rh_kfe_s;
  const double rh_kfe_ui_2 = rh_calf_2Jxz*rh_kfe_c - rh_calf_Jxx_Jzz*rh_kfe_s;
  const double rh_kfe_uis = rh_kfe_ui*rh_kfe_s;
  const double rh_kfe_uis_2 = rh_kfe_ui_2*rh_kfe_s;
  const double rh_kfe_IA_rh_hfe_Mxx = rh_calf_m_minus_hzhz_per_Jyy + rh_kfe_uis;
  const double rh_kfe_IA_rh_hfe_Mxz = rh_kfe_ui*rh_kfe_c - rh_calf_hxhz_per_Jyy;
  const double rh_kfe_IA_rh_hfe_Mzz = rh_calf_m_minus_hxhx_per_Jyy - rh_kfe_uis;
  const double rh_kfe_IA_rh_hfe_Bzy = rh_calf_hx*rh_kfe_c + rh_calf_hz*rh_kfe_s;
  const double rh_kfe_IA_rh_hfe_Czz = rh_calf_Jzz - rh_kfe_uis_2;
  const double rh_kfe_RB_xy = rh_calf_hx*rh_kfe_s - rh_calf_hz*rh_kfe_c;
  const double rh_kfe_IA_rh_hfe_Bxy = rh_kfe_RB_xy - rh_kfe_mpz;
  const double rh_kfe_IA_rh_hfe_Byx = rh_kfe_pz*rh_kfe_IA_rh_hfe_Mxx;
  const double rh_kfe_IA_rh_hfe_Byz = rh_kfe_pz*rh_kfe_IA_rh_hfe_Mxz;
  const double rh_kfe_IA_rh_hfe_Cxz = rh_kfe_ui_2*rh_kfe_c - rh_calf_Jxz
    - rh_kfe_pz*rh_kfe_IA_rh_hfe_Bzy;
  const double rh_kfe_IA_rh_hfe_Cyy = rh_kfe_pzpz*rh_kfe_IA_rh_hfe_Mxx;
  const double rh_kfe_IA_rh_hfe_Cxx = rh_calf_Jxx + rh_kfe_uis_2
    - (rh_kfe_pz*rh_kfe_RB_xy + rh_kfe_pz*rh_kfe_IA_rh_hfe_Bxy);
  const double rh_kfe_pA_rh_hfe_fx = rh_kfe_pa_fz*rh_kfe_s + rh_kfe_pa_fx*rh_kfe_c;
  const double rh_kfe_pA_rh_hfe_fz = rh_kfe_pa_fz*rh_kfe_c - rh_kfe_pa_fx*rh_kfe_s;
  const double rh_kfe_pA_rh_hfe_nx = rh_kfe_fB_nz*rh_kfe_s + rh_kfe_fB_nx*rh_kfe_c
    - rh_kfe_pz*rh_kfe_fB_fy;
  const double rh_kfe_pA_rh_hfe_nz = rh_kfe_fB_nz*rh_kfe_c - rh_kfe_fB_nx*rh_kfe_s;
  const double rh_kfe_pA_rh_hfe_ny = tau[QUAD_rh_kfe] + rh_kfe_pz*rh_kfe_pA_rh_hfe_fx;

  /* ---- articulated inertia of rh_hfe: revolute y, parent rh_haa ----------- */
  const double rh_hfe_IA_Mxx = rh_thigh_m + rh_kfe_IA_rh_hfe_Mxx;
  const double rh_hfe_IA_Mzz = rh_thigh_m + rh_kfe_IA_rh_hfe_Mzz;
  const double rh_hfe_IA_Bxy = rh_kfe_IA_rh_hfe_Bxy - rh_thigh_hz;
  const double rh_hfe_IA_Byx = rh_thigh_hz + rh_kfe_IA_rh_hfe_Byx;
  const double rh_hfe_IA_Byz = rh_kfe_IA_rh_hfe_Byz - rh_thigh_hx;
  const double rh_hfe_IA_Bzy = rh_thigh_hx + rh_kfe_IA_rh_hfe_Bzy;
  const double rh_hfe_IA_Cxx = rh_thigh_Jxx + rh_kfe_IA_rh_hfe_Cxx;
  const double rh_hfe_IA_Cxz = rh_thigh_Jxz + rh_kfe_IA_rh_hfe_Cxz;
  const double rh_hfe_IA_Cyy = rh_thigh_Jyy + rh_kfe_IA_rh_hfe_Cyy;
  const double rh_hfe_IA_Czz = rh_thigh_Jzz + rh_kfe_IA_rh_hfe_Czz;
  const double rh_hfe_pA_rh_haa_fy = rh_hfe_fB_fy + rh_kfe_fB_fy;

  /* project out the joint */
  const double rh_hfe_u = tau[QUAD_rh_hfe] - (rh_hfe_fB_ny + rh_kfe_pA_rh_hfe_ny);
  const double rh_hfe_Dinv = 1.0/rh_hfe_IA_Cyy;
  const double rh_hfe_UD_z = rh_hfe_IA_Byz*rh_hfe_Dinv;
  const double rh_hfe_UD_rx = rh_thigh_Jxy*rh_hfe_Dinv;
  const double rh_hfe_UD_rz = rh_thigh_Jyz*rh_hfe_Dinv;
  const double rh_hfe_Ia_Mxx = rh_hfe_IA_Mxx - rh_hfe_IA_Byx*rh_hfe_Dinv*rh_hfe_IA_Byx;
  const double rh_hfe_Ia_Mxz = rh_kfe_IA_rh_hfe_Mxz - rh_hfe_UD_z*rh_hfe_IA_Byx;
  const double rh_hfe_Ia_Mzz = rh_hfe_IA_Mzz - rh_hfe_UD_z*rh_hfe_IA_Byz;
  const double rh_hfe_Ia_Bxx = -rh_hfe_UD_rx*rh_hfe_IA_Byx;
  const double rh_hfe_Ia_Bxz = rh_thigh_hy - rh_hfe_UD_rx*rh_hfe_IA_Byz;
  const double rh_hfe_Ia_Bzx = -rh_thigh_hy - rh_hfe_UD_rz*rh_hfe_IA_Byx;
  const double rh_hfe_Ia_Bzz = -rh_hfe_UD_rz*rh_hfe_IA_Byz;
  const double rh_hfe_Ia_Cxx = rh_hfe_IA_Cxx - rh_thigh_JxyJxy*rh_hfe_Dinv;
  const double rh_hfe_Ia_Cxz = rh_hfe_IA_Cxz - rh_thigh_JxyJyz*rh_hfe_Dinv;
  const double rh_hfe_Ia_Czz = rh_hfe_IA_Czz - rh_thigh_JyzJyz*rh_hfe_Dinv;
  const double rh_hfe_uD = rh_hfe_u*rh_hfe_Dinv;
  const double rh_hfe_pa_fx = rh_hfe_fB_fx + rh_kfe_pA_rh_hfe_fx + rh_hfe_IA_Byx*rh_hfe_uD;
  const double rh_hfe_pa_fz = rh_hfe_fB_fz + rh_kfe_pA_rh_hfe_fz + rh_hfe_IA_Byz*rh_hfe_uD;
  const double rh_hfe_pa_nx = rh_hfe_fB_nx + rh_kfe_pA_rh_hfe_nx + rh_thigh_Jxy*rh_hfe_uD;
  const double rh_hfe_pa_nz = rh_hfe_fB_nz + rh_kfe_pA_rh_hfe_nz + rh_thigh_Jyz*rh_hfe_uD;

  /* IA and pA to rh_haa */
  const double rh_hfe_c2 = 2.0*rh_hfe_c;
  const double rh_hfe_ui = (rh_hfe_Ia_Mzz - rh_hfe_Ia_Mxx)*rh_hfe_s + rh_hfe_Ia_Mxz*rh_hfe_c2;
  const double rh_hfe_ui_2 = (rh_hfe_Ia_Czz - rh_hfe_Ia_Cxx)*rh_hfe_s + rh_hfe_Ia_Cxz*rh_hfe_c2;
  const double rh_hfe_uis = rh_hfe_ui*rh_hfe_s;
  const double rh_hfe_uis_2 = rh_hfe_ui_2*rh_hfe_s;
  const double rh_hfe_IA_rh_haa_Mxx = rh_hfe_Ia_Mxx + rh_hfe_uis;
  const double rh_hfe_IA_rh_haa_Mxz = rh_hfe_ui*rh_hfe_c - rh_hfe_Ia_Mxz;
  const double rh_hfe_IA_rh_haa_Mzz = rh_hfe_Ia_Mzz - rh_hfe_uis;
  const double rh_hfe_IA_rh_haa_Bxy = rh_hfe_IA_Bzy*rh_hfe_s + rh_hfe_IA_Bxy*rh_hfe_c;
  const double rh_hfe_IA_rh_haa_Bzy = rh_hfe_IA_Bzy*rh_hfe_c - rh_hfe_IA_Bxy*rh_hfe_s;
  const double rh_hfe_ub = (rh_hfe_Ia_Bzz - rh_hfe_Ia_Bxx)*rh_hfe_s
    + (rh_hfe_Ia_Bxz + rh_hfe_Ia_Bzx)*rh_hfe_c;
  const double rh_hfe_ubs = rh_hfe_ub*rh_hfe_s;
  const double rh_hfe_ubc = rh_hfe_ub*rh_hfe_c;
  const double rh_hfe_RB_xx = rh_hfe_ubs + rh_hfe_Ia_Bxx;
  const double rh_hfe_RB_xz = rh_hfe_ubc - rh_hfe_Ia_Bzx;
  const double rh_hfe_RB_zx = rh_hfe_ubc - rh_hfe_Ia_Bxz;
  const double rh_hfe_t1 = rh_hfe_py*rh_hfe_IA_rh_haa_Mxz;
  const double rh_hfe_IA_rh_haa_Bxx = rh_hfe_RB_xx + rh_hfe_t1;
  const double rh_hfe_IA_rh_haa_Bxz = rh_hfe_RB_xz + rh_hfe_py*rh_hfe_IA_rh_haa_Mzz;
  const double rh_hfe_IA_rh_haa_Bzx = rh_hfe_RB_zx - rh_hfe_py*rh_hfe_IA_rh_haa_Mxx;
  const double rh_hfe_IA_rh_haa_Bzz = -(rh_hfe_ubs - rh_hfe_Ia_Bzz) - rh_hfe_t1;
  const double rh_hfe_IA_rh_haa_Cxx = rh_hfe_Ia_Cxx + rh_hfe_uis_2
    + (rh_hfe_py*rh_hfe_RB_xz + rh_hfe_py*rh_hfe_IA_rh_haa_Bxz);
  const double rh_hfe_IA_rh_haa_Cxz = rh_hfe_ui_2*rh_hfe_c - rh_hfe_Ia_Cxz
    - (rh_hfe_py*rh_hfe_RB_xx - rh_hfe_IA_rh_haa_Bzz*rh_hfe_py);
  const double rh_hfe_IA_rh_haa_Czz = rh_hfe_Ia_Czz - rh_hfe_uis_2
    - (rh_hfe_py*rh_hfe_RB_zx + rh_hfe_py*rh_hfe_IA_rh_haa_Bzx);
  const double rh_hfe_pA_rh_haa_fx = rh_hfe_pa_fz*rh_hfe_s + rh_hfe_pa_fx*rh_hfe_c;
  const double rh_hfe_pA_rh_haa_fz = rh_hfe_pa_fz*rh_hfe_c - rh_hfe_pa_fx*rh_hfe_s;
  const double rh_hfe_pA_rh_haa_nx = rh_hfe_pa_nz*rh_hfe_s + rh_hfe_pa_nx*rh_hfe_c
    + rh_hfe_py*rh_hfe_pA_rh_haa_fz;
  const double rh_hfe_pA_rh_haa_nz = rh_hfe_pa_nz*rh_hfe_c - rh_hfe_pa_nx*rh_hfe_s
    - rh_hfe_py*rh_hfe_pA_rh_haa_fx;

  /* ---- articulated inertia of rh_haa: revolute x, parent base ------------- */
  const double rh_haa_IA_Mxx = rh_hip_m + rh_hfe_IA_rh_haa_Mxx;
  const double rh_haa_IA_Mzz = rh_hip_m + rh_hfe_IA_rh_haa_Mzz;
  const double rh_haa_IA_Bxz = rh_hip_hy + rh_hfe_IA_rh_haa_Bxz;
  const double rh_haa_IA_Bzx = rh_hfe_IA_rh_haa_Bzx - rh_hip_hy;
  const double rh_haa_IA_Bzy = rh_hip_hx + rh_hfe_IA_rh_haa_Bzy;
  const double rh_haa_IA_Cxx = rh_hip_Jxx + rh_hfe_IA_rh_haa_Cxx;
  const double rh_haa_IA_Czz = rh_hip_Jzz + rh_hfe_IA_rh_haa_Czz;

  /* project out the joint */
  const double rh_haa_u = tau[QUAD_rh_haa] - (rh_haa_fB_nx + rh_hfe_pA_rh_haa_nx);
  const double rh_haa_Dinv = 1.0/rh_haa_IA_Cxx;
  const double rh_haa_UD_y = rh_hfe_IA_rh_haa_Bxy*rh_haa_Dinv;
  const double rh_haa_UD_z = rh_haa_IA_Bxz*rh_haa_Dinv;
  const double rh_haa_UD_ry = rh_hip_Jxy*rh_haa_Dinv;
  const double rh_haa_UD_rz = rh_hfe_IA_rh_haa_Cxz*rh_haa_Dinv;
  const double rh_haa_IA_base_Mxx = rh_haa_IA_Mxx
    - rh_hfe_IA_rh_haa_Bxx*rh_haa_Dinv*rh_hfe_IA_rh_haa_Bxx;
  const double rh_haa_Ia_Mxy = -rh_haa_UD_y*rh_hfe_IA_rh_haa_Bxx;
  const double rh_haa_Ia_Mxz = rh_hfe_IA_rh_haa_Mxz - rh_haa_UD_z*rh_hfe_IA_rh_haa_Bxx;
  const double rh_haa_Ia_Myy = rh_haa_Ic_m - rh_haa_UD_y*rh_hfe_IA_rh_haa_Bxy;
  const double rh_haa_Ia_Myz = -rh_haa_UD_z*rh_hfe_IA_rh_haa_Bxy;
  const double rh_haa_Ia_Mzz = rh_haa_IA_Mzz - rh_haa_UD_z*rh_haa_IA_Bxz;
  const double rh_haa_Ia_Byx = -rh_haa_UD_ry*rh_hfe_IA_rh_haa_Bxx;
  const double rh_haa_Ia_Byy = -rh_haa_UD_ry*rh_hfe_IA_rh_haa_Bxy;
  const double rh_haa_Ia_Byz = -rh_hip_hx - rh_haa_UD_ry*rh_haa_IA_Bxz;
  const double rh_haa_Ia_Bzx = rh_haa_IA_Bzx - rh_haa_UD_rz*rh_hfe_IA_rh_haa_Bxx;
  const double rh_haa_Ia_Bzy = rh_haa_IA_Bzy - rh_haa_UD_rz*rh_hfe_IA_rh_haa_Bxy;
  const double rh_haa_Ia_Bzz = rh_hfe_IA_rh_haa_Bzz - rh_haa_UD_rz*rh_haa_IA_Bxz;
  const double rh_haa_Ia_Cyy = rh_hip_Jyy - rh_hip_JxyJxy*rh_haa_Dinv;
  const double rh_haa_Ia_Cyz = -rh_hip_Jxy*rh_haa_UD_rz;
  const double rh_haa_Ia_Czz = rh_haa_IA_Czz - rh_haa_UD_rz*rh_hfe_IA_rh_haa_Cxz;
  const double rh_haa_uD = rh_haa_u*rh_haa_Dinv;
  const double rh_haa_pA_base_fx = rh_haa_fB_fx + rh_hfe_pA_rh_haa_fx
    + rh_hfe_IA_rh_haa_Bxx*rh_haa_uD;
  const double rh_haa_pa_fy = rh_haa_fB_fy + rh_hfe_pA_rh_haa_fy + rh_hfe_IA_rh_haa_Bxy*rh_haa_uD;
  const double rh_haa_pa_fz = rh_haa_fB_fz + rh_hfe_pA_rh_haa_fz + rh_haa_IA_Bxz*rh_haa_uD;
  const double rh_haa_pa_ny = rh_haa_fB_ny + tau[QUAD_rh_hfe] + rh_hip_Jxy*rh_haa_uD;
  const double rh_haa_pa_nz = rh_haa_fB_nz + rh_hfe_pA_rh_haa_nz + rh_hfe_IA_rh_haa_Cxz*rh_haa_uD;

  /* IA and pA to base */
  const double rh_haa_c2 = 2.0*rh_haa_c;
  const double rh_haa_ui = (rh_haa_Ia_Myy - rh_haa_Ia_Mzz)*rh_haa_s + rh_haa_Ia_Myz*rh_haa_c2;
  const double rh_haa_ui_2 = (rh_haa_Ia_Cyy - rh_haa_Ia_Czz)*rh_haa_s + rh_haa_Ia_Cyz*rh_haa_c2;
  const double rh_haa_uis = rh_haa_ui*rh_haa_s;
  const double rh_haa_uis_2 = rh_haa_ui_2*rh_haa_s;
  const double rh_haa_IA_base_Mxy = rh_haa_Ia_Mxy*rh_haa_c - rh_haa_Ia_Mxz*rh_haa_s;
  const double rh_haa_IA_base_Mxz = rh_haa_Ia_Mxz*rh_haa_c + rh_haa_Ia_Mxy*rh_haa_s;
  const double rh_haa_IA_base_Myy = rh_haa_Ia_Myy - rh_haa_uis;
  const double rh_haa_IA_base_Myz = rh_haa_ui*rh_haa_c - rh_haa_Ia_Myz;
  const double rh_haa_IA_base_Mzz = rh_haa_Ia_Mzz + rh_haa_uis;
  const double rh_haa_ub = (rh_haa_Ia_Byy - rh_haa_Ia_Bzz)*rh_haa_s
    + (rh_haa_Ia_Bzy + rh_haa_Ia_Byz)*rh_haa_c;
  const double rh_haa_ubs = rh_haa_ub*rh_haa_s;
  const double rh_haa_ubc = rh_haa_ub*rh_haa_c;
  const double rh_haa_RB_yx = rh_haa_Ia_Byx*rh_haa_c - rh_haa_Ia_Bzx*rh_haa_s;
  const double rh_haa_RB_yy = rh_haa_Ia_Byy - rh_haa_ubs;
  const double rh_haa_RB_yz = rh_haa_ubc - rh_haa_Ia_Bzy;
  const double rh_haa_RB_zx = rh_haa_Ia_Bzx*rh_haa_c + rh_haa_Ia_Byx*rh_haa_s;
  const double rh_haa_RB_zy = rh_haa_ubc - rh_haa_Ia_Byz;
  const double rh_haa_IA_base_Bxx = rh_haa_py*rh_haa_IA_base_Mxz;
  const double rh_haa_IA_base_Bxy = rh_haa_py*rh_haa_IA_base_Myz;
  const double rh_haa_IA_base_Bxz = rh_haa_py*rh_haa_IA_base_Mzz;
  const double rh_haa_IA_base_Byx = rh_haa_RB_yx - rh_haa_px*rh_haa_IA_base_Mxz;
  const double rh_haa_IA_base_Byz = rh_haa_RB_yz - rh_haa_px*rh_haa_IA_base_Mzz;
  const double rh_haa_IA_base_Bzx = rh_haa_RB_zx
    - (rh_haa_py*rh_haa_IA_base_Mxx - rh_haa_IA_base_Mxy*rh_haa_px);
  const double rh_haa_IA_base_Bzy = rh_haa_RB_zy
    + (rh_haa_px*rh_haa_IA_base_Myy - rh_haa_IA_base_Mxy*rh_haa_py);
  const double rh_haa_IA_base_Cxx = rh_haa_pypy*rh_haa_IA_base_Mzz;
  const double rh_haa_t1 = rh_haa_px*rh_haa_IA_base_Myz;
  const double rh_haa_IA_base_Byy = rh_haa_RB_yy - rh_haa_t1;
  const double rh_haa_IA_base_Bzz = rh_haa_ubs + rh_haa_Ia_Bzz + (rh_haa_t1 - rh_haa_IA_base_Bxx);
  const double rh_haa_IA_base_Cxy = rh_haa_py*rh_haa_IA_base_Byz;
  const double rh_haa_IA_base_Cyy = rh_haa_Ia_Cyy - rh_haa_uis_2
    - (rh_haa_px*rh_haa_RB_yz + rh_haa_px*rh_haa_IA_base_Byz);
  const double rh_haa_IA_base_Czz = rh_haa_Ia_Czz - rh_haa_py*rh_haa_RB_zx + rh_haa_uis_2
    + rh_haa_px*rh_haa_RB_zy - rh_haa_py*rh_haa_IA_base_Bzx + rh_haa_px*rh_haa_IA_base_Bzy;
  const double rh_haa_IA_base_Cxz = rh_haa_py*rh_haa_IA_base_Bzz;
  const double rh_haa_IA_base_Cyz = rh_haa_ui_2*rh_haa_c - rh_haa_Ia_Cyz
    + (rh_haa_RB_yy*rh_haa_px - rh_haa_RB_yx*rh_haa_py - rh_haa_px*rh_haa_IA_base_Bzz);
  const double rh_haa_pA_base_fy = rh_haa_pa_fy*rh_haa_c - rh_haa_pa_fz*rh_haa_s;
  const double rh_haa_pA_base_fz = rh_haa_pa_fy*rh_haa_s + rh_haa_pa_fz*rh_haa_c;
  const double rh_haa_pA_base_nx = tau[QUAD_rh_haa] + rh_haa_py*rh_haa_pA_base_fz;
  const double rh_haa_pA_base_ny = rh_haa_pa_ny*rh_haa_c - rh_haa_pa_nz*rh_haa_s
    - rh_haa_px*rh_haa_pA_base_fz;
  const double rh_haa_pA_base_nz = rh_haa_pa_ny*rh_haa_s + rh_haa_pa_nz*rh_haa_c
    + (rh_haa_px*rh_haa_pA_base_fy - rh_haa_py*rh_haa_pA_base_fx);

  /* ---- articulated inertia of base: floating, parent world ---------------- */
  const double base_IA_Mxx = trunk_m + lf_haa_IA_base_Mxx + rf_haa_IA_base_Mxx + lh_haa_IA_base_Mxx
    + rh_haa_IA_base_Mxx;
  const double base_IA_Mxy = lf_haa_IA_base_Mxy + rf_haa_IA_base_Mxy + lh_haa_IA_base_Mxy
    + rh_haa_IA_base_Mxy;
  const double base_IA_Mxz = lf_haa_IA_base_Mxz + rf_haa_IA_base_Mxz + lh_haa_IA_base_Mxz
    + rh_haa_IA_base_Mxz;
  const double base_IA_Myy = trunk_m + lf_haa_IA_base_Myy + rf_haa_IA_base_Myy + lh_haa_IA_base_Myy
    + rh_haa_IA_base_Myy;
  const double base_IA_Myz = lf_haa_IA_base_Myz + rf_haa_IA_base_Myz + lh_haa_IA_base_Myz
    + rh_haa_IA_base_Myz;
  const double base_IA_Mzz = trunk_m + lf_haa_IA_base_Mzz + rf_haa_IA_base_Mzz + lh_haa_IA_base_Mzz
    + rh_haa_IA_base_Mzz;
  const double base_IA_Bxx = lf_haa_IA_base_Bxx + rf_haa_IA_base_Bxx + lh_haa_IA_base_Bxx
    + rh_haa_IA_base_Bxx;
  const double base_IA_Bxy = lf_haa_IA_base_Bxy - trunk_hz + rf_haa_IA_base_Bxy + lh_haa_IA_base_Bxy
    + rh_haa_IA_base_Bxy;
  const double base_IA_Bxz = lf_haa_IA_base_Bxz + rf_haa_IA_base_Bxz + lh_haa_IA_base_Bxz
    + rh_haa_IA_base_Bxz;
  const double base_IA_Byx = trunk_hz + lf_haa_IA_base_Byx + rf_haa_IA_base_Byx + lh_haa_IA_base_Byx
    + rh_haa_IA_base_Byx;
  const double base_IA_Byy = lf_haa_IA_base_Byy + rf_haa_IA_base_Byy + lh_haa_IA_base_Byy
    + rh_haa_IA_base_Byy;
  const double base_IA_Byz = lf_haa_IA_base_Byz - trunk_hx + rf_haa_IA_base_Byz + lh_haa_IA_base_Byz
    + rh_haa_IA_base_Byz;
  const double base_IA_Bzx = lf_haa_IA_base_Bzx + rf_haa_IA_base_Bzx + lh_haa_IA_base_Bzx
    + rh_haa_IA_base_Bzx;
  const double base_IA_Bzy = trunk_hx + lf_haa_IA_base_Bzy + rf_haa_IA_base_Bzy + lh_haa_IA_base_Bzy
    + rh_haa_IA_base_Bzy;
  const double base_IA_Bzz = lf_haa_IA_base_Bzz + rf_haa_IA_base_Bzz + lh_haa_IA_base_Bzz
    + rh_haa_IA_base_Bzz;
  const double base_IA_Cxx = trunk_Jxx + lf_haa_IA_base_Cxx + rf_haa_IA_base_Cxx
    + lh_haa_IA_base_Cxx + rh_haa_IA_base_Cxx;
  const double base_IA_Cxy = lf_haa_IA_base_Cxy + rf_haa_IA_base_Cxy + lh_haa_IA_base_Cxy
    + rh_haa_IA_base_Cxy;
  const double base_IA_Cxz = trunk_Jxz + lf_haa_IA_base_Cxz + rf_haa_IA_base_Cxz
    + lh_haa_IA_base_Cxz + rh_haa_IA_base_Cxz;
  const double base_IA_Cyy = trunk_Jyy + lf_haa_IA_base_Cyy + rf_haa_IA_base_Cyy
    + lh_haa_IA_base_Cyy + rh_haa_IA_base_Cyy;
  const double base_IA_Cyz = lf_haa_IA_base_Cyz + rf_haa_IA_base_Cyz + lh_haa_IA_base_Cyz
    + rh_haa_IA_base_Cyz;
  const double base_IA_Czz = trunk_Jzz + lf_haa_IA_base_Czz + rf_haa_IA_base_Czz
    + lh_haa_IA_base_Czz + rh_haa_IA_base_Czz;

  /* project out the joint */
  const double base_u_wz = tau[QUAD_base_wz]
    - (base_fB_nz + lf_haa_pA_base_nz + rf_haa_pA_base_nz + lh_haa_pA_base_nz + rh_haa_pA_base_nz);
  const double base_Dinv_wz = 1.0/base_IA_Czz;
  const double base_UD_wz_y = base_IA_Bzy*base_Dinv_wz;
  const double base_UD_wz_z = base_IA_Bzz*base_Dinv_wz;
  const double base_UD_wz_rx = base_IA_Cxz*base_Dinv_wz;
  const double base_UD_wz_ry = base_IA_Cyz*base_Dinv_wz;
  const double base_U_wy_x = base_IA_Byx - base_UD_wz_ry*base_IA_Bzx;
  const double base_U_wy_y = base_IA_Byy - base_UD_wz_ry*base_IA_Bzy;
  const double base_U_wy_z = base_IA_Byz - base_UD_wz_ry*base_IA_Bzz;
  const double base_U_wy_rx = base_IA_Cxy - base_UD_wz_ry*base_IA_Cxz;
  const double base_D_wy = base_IA_Cyy - base_UD_wz_ry*base_IA_Cyz;
  const double base_uD_wz = base_u_wz*base_Dinv_wz;
  const double base_u_wy = tau[QUAD_base_wy]
    - (base_fB_ny + lf_haa_pA_base_ny + rf_haa_pA_base_ny + lh_haa_pA_base_ny + rh_haa_pA_base_ny
    + base_IA_Cyz*base_uD_wz);
  const double base_Dinv_wy = 1.0/base_D_wy;
  const double base_UD_wy_y = base_U_wy_y*base_Dinv_wy;
  const double base_UD_wy_z = base_U_wy_z*base_Dinv_wy;
  const double base_UD_wy_rx = base_U_wy_rx*base_Dinv_wy;
  const double base_U_wx_x = base_IA_Bxx - base_UD_wz_rx*base_IA_Bzx - base_UD_wy_rx*base_U_wy_x;
  const double base_U_wx_y = base_IA_Bxy - base_UD_wz_rx*base_IA_Bzy - base_U_wy_y*base_UD_wy_rx;
  const double base_U_wx_z = base_IA_Bxz - base_UD_wz_rx*base_IA_Bzz - base_UD_wy_rx*base_U_wy_z;
  const double base_D_wx = base_IA_Cxx - base_UD_wz_rx*base_IA_Cxz - base_UD_wy_rx*base_U_wy_rx;
  const double base_uD_wy = base_u_wy*base_Dinv_wy;
  const double base_pa_wy_nx = base_fB_nx + lf_haa_pA_base_nx + rf_haa_pA_base_nx
    + lh_haa_pA_base_nx + rh_haa_pA_base_nx + base_IA_Cxz*base_uD_wz + base_U_wy_rx*base_uD_wy;
  const double base_u_wx = tau[QUAD_base_wx] - base_pa_wy_nx;
  const double base_Dinv_wx = 1.0/base_D_wx;
  const double base_UD_wx_y = base_U_wx_y*base_Dinv_wx;
  const double base_UD_wx_z = base_U_wx_z*base_Dinv_wx;
  const double base_U_vz_x = base_IA_Mxz - base_UD_wz_z*base_IA_Bzx - base_UD_wy_z*base_U_wy_x
    - base_UD_wx_z*base_U_wx_x;
  const double base_U_vz_y = base_IA_Myz - base_UD_wz_z*base_IA_Bzy - base_U_wy_y*base_UD_wy_z
    - base_UD_wx_z*base_U_wx_y;
  const double base_D_vz = base_IA_Mzz - base_UD_wz_z*base_IA_Bzz - base_UD_wy_z*base_U_wy_z
    - base_UD_wx_z*base_U_wx_z;
  const double base_uD_wx = base_u_wx*base_Dinv_wx;
  const double base_pa_wx_fz = base_fB_fz + lf_haa_pA_base_fz + rf_haa_pA_base_fz
    + lh_haa_pA_base_fz + rh_haa_pA_base_fz + base_IA_Bzz*base_uD_wz + base_U_wy_z*base_uD_wy
    + base_U_wx_z*base_uD_wx;
  const double base_u_vz = tau[QUAD_base_vz] - base_pa_wx_fz;
  const double base_Dinv_vz = 1.0/base_D_vz;
  const double base_UD_vz_y = base_U_vz_y*base_Dinv_vz;
  const double base_U_vy_x = -(base_UD_wy_y*base_U_wy_x + (base_UD_wz_y*base_IA_Bzx - base_IA_Mxy)
    + base_UD_wx_y*base_U_wx_x) - base_UD_vz_y*base_U_vz_x;
  const double base_D_vy = base_IA_Myy - base_UD_wz_y*base_IA_Bzy - base_U_wy_y*base_UD_wy_y
    - base_UD_wx_y*base_U_wx_y - base_UD_vz_y*base_U_vz_y;
  const double base_uD_vz = base_u_vz*base_Dinv_vz;
  const double base_pa_vz_fy = base_fB_fy + lf_haa_pA_base_fy + rf_haa_pA_base_fy
    + lh_haa_pA_base_fy + rh_haa_pA_base_fy + base_IA_Bzy*base_uD_wz + base_U_wy_y*base_uD_wy
    + base_U_wx_y*base_uD_wx + base_U_vz_y*base_uD_vz;
  const double base_u_vy = tau[QUAD_base_vy] - base_pa_vz_fy;
  const double base_Dinv_vy = 1.0/base_D_vy;
  const double base_D_vx = base_IA_Mxx - base_IA_Bzx*base_Dinv_wz*base_IA_Bzx
    - base_U_wy_x*base_Dinv_wy*base_U_wy_x - base_U_wx_x*base_Dinv_wx*base_U_wx_x
    - base_U_vz_x*base_Dinv_vz*base_U_vz_x - base_U_vy_x*base_Dinv_vy*base_U_vy_x;
  const double base_pa_vy_fx = base_fB_fx + lf_haa_pA_base_fx + rf_haa_pA_base_fx
    + lh_haa_pA_base_fx + rh_haa_pA_base_fx + base_IA_Bzx*base_uD_wz + base_U_wy_x*base_uD_wy
    + base_U_wx_x*base_uD_wx + base_U_vz_x*base_uD_vz + base_U_vy_x*(base_u_vy*base_Dinv_vy);
  const double base_u_vx = tau[QUAD_base_vx] - base_pa_vy_fx;
  const double base_Dinv_vx = 1.0/base_D_vx;
  const double base_a_vx = base_u_vx*base_Dinv_vx;

  /* ---- acceleration of base: floating, parent world ----------------------- */
  a[QUAD_base_vx] = base_a_vx;
  const double base_a_vy = (base_u_vy - base_U_vy_x*base_a_vx)*base_Dinv_vy;
  a[QUAD_base_vy] = base_a_vy;
  const double base_a_vz = (base_u_vz
    - (base_U_vz_x*base_a_vx + base_U_vz_y*base_a_vy))*base_Dinv_vz;
  a[QUAD_base_vz] = base_a_vz;
  const double base_a_wx = (base_u_wx
    - (base_U_wx_x*base_a_vx + base_U_wx_y*base_a_vy + base_U_wx_z*base_a_vz))*base_Dinv_wx;
  a[QUAD_base_wx] = base_a_wx;
  const double base_t1 = base_u_wy
    - (base_U_wy_x*base_a_vx + base_U_wy_y*base_a_vy + base_U_wy_z*base_a_vz
    + base_U_wy_rx*base_a_wx);
  const double base_a_wy = base_t1*base_Dinv_wy;
  a[QUAD_base_wy] = base_a_wy;
  const double base_t2 = base_IA_Bzx*base_a_vx + base_IA_Bzy*base_a_vy + base_IA_Bzz*base_a_vz
    + base_IA_Cxz*base_a_wx + base_IA_Cyz*base_a_wy;
  const double base_a_wz = (base_u_wz - base_t2)*base_Dinv_wz;
  a[QUAD_base_wz] = base_a_wz;

  /* ---- acceleration of lf_haa: revolute x, parent base -------------------- */
  const double lf_haa_d_x = base_a_vx - base_a_wz*lf_haa_py;
  const double lf_haa_d_ry = base_a_wy*lf_haa_c + lf_haa_s*base_a_wz;
  const double lf_haa_d_rz = base_a_wz*lf_haa_c - lf_haa_s*base_a_wy;
  const double lf_haa_at_y = base_a_vy + base_a_wz*lf_haa_px;
  const double lf_haa_at_z = base_a_vz + (base_a_wx*lf_haa_py - base_a_wy*lf_haa_px);
  const double lf_haa_d_y = lf_haa_at_y*lf_haa_c + lf_haa_s*lf_haa_at_z;
  const double lf_haa_d_z = lf_haa_at_z*lf_haa_c - lf_haa_s*lf_haa_at_y;
  const double lf_haa_t2 = lf_haa_u - lf_haa_IA_Cxx*base_a_wx - lf_hfe_IA_lf_haa_Bxx*lf_haa_d_x
    - lf_hip_Jxy*lf_haa_d_ry - lf_haa_IA_Bxz*lf_haa_d_z - lf_hfe_IA_lf_haa_Cxz*lf_haa_d_rz
    - lf_hfe_IA_lf_haa_Bxy*lf_haa_d_y;
  const double lf_haa_a = lf_haa_t2*lf_haa_Dinv;
  a[QUAD_lf_haa] = lf_haa_a;
  const double lf_haa_d_rx = base_a_wx + lf_haa_a;

  /* ---- acceleration of lf_hfe: revolute y, parent lf_haa ------------------ */
  const double lf_hfe_at_x = lf_haa_d_x - lf_haa_d_rz*lf_hfe_py;
  const double lf_hfe_at_z = lf_haa_d_z + lf_haa_d_rx*lf_hfe_py;
  const double lf_hfe_d_x = lf_hfe_at_x*lf_hfe_c - lf_hfe_s*lf_hfe_at_z;
  const double lf_hfe_d_z = lf_hfe_at_z*lf_hfe_c + lf_hfe_s*lf_hfe_at_x;
  const double lf_hfe_d_rx = lf_haa_d_rx*lf_hfe_c - lf_hfe_s*lf_haa_d_rz;
  const double lf_hfe_d_rz = lf_haa_d_rz*lf_hfe_c + lf_hfe_s*lf_haa_d_rx;
  const double lf_hfe_t2 = lf_hfe_u - lf_hfe_IA_Cyy*lf_haa_d_ry - lf_thigh_Jyz*lf_hfe_d_rz
    - lf_hfe_IA_Byx*lf_hfe_d_x - lf_thigh_Jxy*lf_hfe_d_rx - lf_hfe_IA_Byz*lf_hfe_d_z;
  const double lf_hfe_a = lf_hfe_t2*lf_hfe_Dinv;
  a[QUAD_lf_hfe] = lf_hfe_a;
  const double lf_hfe_d_ry = lf_haa_d_ry + lf_hfe_a;

  /* ---- acceleration of lf_kfe: revolute y, parent lf_hfe ------------------ */
  /* of d only x, z are live */
  const double lf_kfe_at_x = lf_hfe_d_x + lf_hfe_d_ry*lf_kfe_pz;
  const double lf_kfe_d_x = lf_kfe_at_x*lf_kfe_c - lf_kfe_s*lf_hfe_d_z;
  const double lf_kfe_d_z = lf_hfe_d_z*lf_kfe_c + lf_kfe_s*lf_kfe_at_x;
  const double lf_kfe_a = (lf_kfe_u - lf_calf_Jyy*lf_hfe_d_ry + lf_calf_hx*lf_kfe_d_z
    - lf_calf_hz*lf_kfe_d_x)*lf_calf_per_Jyy;
  a[QUAD_lf_kfe] = lf_kfe_a;

  /* ---- acceleration of rf_haa: revolute x, parent base -------------------- */
  const double rf_haa_d_x = base_a_vx - base_a_wz*rf_haa_py;
  const double rf_haa_d_ry = base_a_wy*rf_haa_c + rf_haa_s*base_a_wz;
  const double rf_haa_d_rz = base_a_wz*rf_haa_c - rf_haa_s*base_a_wy;
  const double rf_haa_at_y = base_a_vy + base_a_wz*rf_haa_px;
  const double rf_haa_at_z = base_a_vz + (base_a_wx*rf_haa_py - base_a_wy*rf_haa_px);
  const double rf_haa_d_y = rf_haa_at_y*rf_haa_c + rf_haa_s*rf_haa_at_z;
  const double rf_haa_d_z = rf_haa_at_z*rf_haa_c - rf_haa_s*rf_haa_at_y;
  const double rf_haa_t2 = rf_haa_u - rf_haa_IA_Cxx*base_a_wx - rf_hfe_IA_rf_haa_Bxx*rf_haa_d_x
    - rf_hip_Jxy*rf_haa_d_ry - rf_haa_IA_Bxz*rf_haa_d_z - rf_hfe_IA_rf_haa_Cxz*rf_haa_d_rz
    - rf_hfe_IA_rf_haa_Bxy*rf_haa_d_y;
  const double rf_haa_a = rf_haa_t2*rf_haa_Dinv;
  a[QUAD_rf_haa] = rf_haa_a;
  const double rf_haa_d_rx = base_a_wx + rf_haa_a;

  /* ---- acceleration of rf_hfe: revolute y, parent rf_haa ------------------ */
  const double rf_hfe_at_x = rf_haa_d_x - rf_haa_d_rz*rf_hfe_py;
  const double rf_hfe_at_z = rf_haa_d_z + rf_haa_d_rx*rf_hfe_py;
  const double rf_hfe_d_x = rf_hfe_at_x*rf_hfe_c - rf_hfe_s*rf_hfe_at_z;
  const double rf_hfe_d_z = rf_hfe_at_z*rf_hfe_c + rf_hfe_s*rf_hfe_at_x;
  const double rf_hfe_d_rx = rf_haa_d_rx*rf_hfe_c - rf_hfe_s*rf_haa_d_rz;
  const double rf_hfe_d_rz = rf_haa_d_rz*rf_hfe_c + rf_hfe_s*rf_haa_d_rx;
  const double rf_hfe_t2 = rf_hfe_u - rf_hfe_IA_Cyy*rf_haa_d_ry - rf_thigh_Jyz*rf_hfe_d_rz
    - rf_hfe_IA_Byx*rf_hfe_d_x - rf_thigh_Jxy*rf_hfe_d_rx - rf_hfe_IA_Byz*rf_hfe_d_z;
  const double rf_hfe_a = rf_hfe_t2*rf_hfe_Dinv;
  a[QUAD_rf_hfe] = rf_hfe_a;
  const double rf_hfe_d_ry = rf_haa_d_ry + rf_hfe_a;

  /* ---- acceleration of rf_kfe: revolute y, parent rf_hfe ------------------ */
  /* of d only x, z are live */
  const double rf_kfe_at_x = rf_hfe_d_x + rf_hfe_d_ry*rf_kfe_pz;
  const double rf_kfe_d_x = rf_kfe_at_x*rf_kfe_c - rf_kfe_s*rf_hfe_d_z;
  const double rf_kfe_d_z = rf_hfe_d_z*rf_kfe_c + rf_kfe_s*rf_kfe_at_x;
  const double rf_kfe_a = (rf_kfe_u - rf_calf_Jyy*rf_hfe_d_ry + rf_calf_hx*rf_kfe_d_z
    - rf_calf_hz*rf_kfe_d_x)*rf_calf_per_Jyy;
  a[QUAD_rf_kfe] = rf_kfe_a;

  /* ---- acceleration of lh_haa: revolute x, parent base -------------------- */
  const double lh_haa_d_x = base_a_vx - base_a_wz*lh_haa_py;
  const double lh_haa_d_ry = base_a_wy*lh_haa_c + lh_haa_s*base_a_wz;
  const double lh_haa_d_rz = base_a_wz*lh_haa_c - lh_haa_s*base_a_wy;
  const double lh_haa_at_y = base_a_vy + base_a_wz*lh_haa_px;
  const double lh_haa_at_z = base_a_vz + (base_a_wx*lh_haa_py - base_a_wy*lh_haa_px);
  const double lh_haa_d_y = lh_haa_at_y*lh_haa_c + lh_haa_s*lh_haa_at_z;
  const double lh_haa_d_z = lh_haa_at_z*lh_haa_c - lh_haa_s*lh_haa_at_y;
  const double lh_haa_t2 = lh_haa_u - lh_haa_IA_Cxx*base_a_wx - lh_hfe_IA_lh_haa_Bxx*lh_haa_d_x
    - lh_hip_Jxy*lh_haa_d_ry - lh_haa_IA_Bxz*lh_haa_d_z - lh_hfe_IA_lh_haa_Cxz*lh_haa_d_rz
    - lh_hfe_IA_lh_haa_Bxy*lh_haa_d_y;
  const double lh_haa_a = lh_haa_t2*lh_haa_Dinv;
  a[QUAD_lh_haa] = lh_haa_a;
  const double lh_haa_d_rx = base_a_wx + lh_haa_a;

  /* ---- acceleration of lh_hfe: revolute y, parent lh_haa ------------------ */
  const double lh_hfe_at_x = lh_haa_d_x - lh_haa_d_rz*lh_hfe_py;
  const double lh_hfe_at_z = lh_haa_d_z + lh_haa_d_rx*lh_hfe_py;
  const double lh_hfe_d_x = lh_hfe_at_x*lh_hfe_c - lh_hfe_s*lh_hfe_at_z;
  const double lh_hfe_d_z = lh_hfe_at_z*lh_hfe_c + lh_hfe_s*lh_hfe_at_x;
  const double lh_hfe_d_rx = lh_haa_d_rx*lh_hfe_c - lh_hfe_s*lh_haa_d_rz;
  const double lh_hfe_d_rz = lh_haa_d_rz*lh_hfe_c + lh_hfe_s*lh_haa_d_rx;
  const double lh_hfe_t2 = lh_hfe_u - lh_hfe_IA_Cyy*lh_haa_d_ry - lh_thigh_Jyz*lh_hfe_d_rz
    - lh_hfe_IA_Byx*lh_hfe_d_x - lh_thigh_Jxy*lh_hfe_d_rx - lh_hfe_IA_Byz*lh_hfe_d_z;
  const double lh_hfe_a = lh_hfe_t2*lh_hfe_Dinv;
  a[QUAD_lh_hfe] = lh_hfe_a;
  const double lh_hfe_d_ry = lh_haa_d_ry + lh_hfe_a;

  /* ---- acceleration of lh_kfe: revolute y, parent lh_hfe ------------------ */
  /* of d only x, z are live */
  const double lh_kfe_at_x = lh_hfe_d_x + lh_hfe_d_ry*lh_kfe_pz;
  const double lh_kfe_d_x = lh_kfe_at_x*lh_kfe_c - lh_kfe_s*lh_hfe_d_z;
  const double lh_kfe_d_z = lh_hfe_d_z*lh_kfe_c + lh_kfe_s*lh_kfe_at_x;
  const double lh_kfe_a = (lh_kfe_u - lh_calf_Jyy*lh_hfe_d_ry + lh_calf_hx*lh_kfe_d_z
    - lh_calf_hz*lh_kfe_d_x)*lh_calf_per_Jyy;
  a[QUAD_lh_kfe] = lh_kfe_a;

  /* ---- acceleration of rh_haa: revolute x, parent base -------------------- */
  const double rh_haa_d_x = base_a_vx - base_a_wz*rh_haa_py;
  const double rh_haa_d_ry = base_a_wy*rh_haa_c + rh_haa_s*base_a_wz;
  const double rh_haa_d_rz = base_a_wz*rh_haa_c - rh_haa_s*base_a_wy;
  const double rh_haa_at_y = base_a_vy + base_a_wz*rh_haa_px;
  const double rh_haa_at_z = base_a_vz + (base_a_wx*rh_haa_py - base_a_wy*rh_haa_px);
  const double rh_haa_d_y = rh_haa_at_y*rh_haa_c + rh_haa_s*rh_haa_at_z;
  const double rh_haa_d_z = rh_haa_at_z*rh_haa_c - rh_haa_s*rh_haa_at_y;
  const double rh_haa_t2 = rh_haa_u - rh_haa_IA_Cxx*base_a_wx - rh_hfe_IA_rh_haa_Bxx*rh_haa_d_x
    - rh_hip_Jxy*rh_haa_d_ry - rh_haa_IA_Bxz*rh_haa_d_z - rh_hfe_IA_rh_haa_Cxz*rh_haa_d_rz
    - rh_hfe_IA_rh_haa_Bxy*rh_haa_d_y;
  const double rh_haa_a = rh_haa_t2*rh_haa_Dinv;
  a[QUAD_rh_haa] = rh_haa_a;
  const double rh_haa_d_rx = base_a_wx + rh_haa_a;

  /* ---- acceleration of rh_hfe: revolute y, parent rh_haa ------------------ */
  const double rh_hfe_at_x = rh_haa_d_x - rh_haa_d_rz*rh_hfe_py;
  const double rh_hfe_at_z = rh_haa_d_z + rh_haa_d_rx*rh_hfe_py;
  const double rh_hfe_d_x = rh_hfe_at_x*rh_hfe_c - rh_hfe_s*rh_hfe_at_z;
  const double rh_hfe_d_z = rh_hfe_at_z*rh_hfe_c + rh_hfe_s*rh_hfe_at_x;
  const double rh_hfe_d_rx = rh_haa_d_rx*rh_hfe_c - rh_hfe_s*rh_haa_d_rz;
  const double rh_hfe_d_rz = rh_haa_d_rz*rh_hfe_c + rh_hfe_s*rh_haa_d_rx;
  const double rh_hfe_t2 = rh_hfe_u - rh_hfe_IA_Cyy*rh_haa_d_ry - rh_thigh_Jyz*rh_hfe_d_rz
    - rh_hfe_IA_Byx*rh_hfe_d_x - rh_thigh_Jxy*rh_hfe_d_rx - rh_hfe_IA_Byz*rh_hfe_d_z;
  const double rh_hfe_a = rh_hfe_t2*rh_hfe_Dinv;
  a[QUAD_rh_hfe] = rh_hfe_a;
  const double rh_hfe_d_ry = rh_haa_d_ry + rh_hfe_a;

  /* ---- acceleration of rh_kfe: revolute y, parent rh_hfe ------------------ */
  /* of d only x, z are live */
  const double rh_kfe_at_x = rh_hfe_d_x + rh_hfe_d_ry*rh_kfe_pz;
  const double rh_kfe_d_x = rh_kfe_at_x*rh_kfe_c - rh_kfe_s*rh_hfe_d_z;
  const double rh_kfe_d_z = rh_hfe_d_z*rh_kfe_c + rh_kfe_s*rh_kfe_at_x;
  const double rh_kfe_a = (rh_kfe_u - rh_calf_Jyy*rh_hfe_d_ry + rh_calf_hx*rh_kfe_d_z
    - rh_calf_hz*rh_kfe_d_x)*rh_calf_per_Jyy;
  a[QUAD_rh_kfe] = rh_kfe_a;

  if (!(rh_calf_Jyy > 0.0)) return 1 + QUAD_rh_kfe;
  if (!(rh_hfe_IA_Cyy > 0.0)) return 1 + QUAD_rh_hfe;
  if (!(rh_haa_IA_Cxx > 0.0)) return 1 + QUAD_rh_haa;
  if (!(lh_calf_Jyy > 0.0)) return 1 + QUAD_lh_kfe;
  if (!(lh_hfe_IA_Cyy > 0.0)) return 1 + QUAD_lh_hfe;
  if (!(lh_haa_IA_Cxx > 0.0)) return 1 + QUAD_lh_haa;
  if (!(rf_calf_Jyy > 0.0)) return 1 + QUAD_rf_kfe;
  if (!(rf_hfe_IA_Cyy > 0.0)) return 1 + QUAD_rf_hfe;
  if (!(rf_haa_IA_Cxx > 0.0)) return 1 + QUAD_rf_haa;
  if (!(lf_calf_Jyy > 0.0)) return 1 + QUAD_lf_kfe;
  if (!(lf_hfe_IA_Cyy > 0.0)) return 1 + QUAD_lf_hfe;
  if (!(lf_haa_IA_Cxx > 0.0)) return 1 + QUAD_lf_haa;
  if (!(base_IA_Czz > 0.0)) return 1 + QUAD_base_wz;
  if (!(base_D_wy > 0.0)) return 1 + QUAD_base_wy;
  if (!(base_D_wx > 0.0)) return 1 + QUAD_base_wx;
  if (!(base_D_vz > 0.0)) return 1 + QUAD_base_vz;
  if (!(base_D_vy > 0.0)) return 1 + QUAD_base_vy;
  if (!(base_D_vx > 0.0)) return 1 + QUAD_base_vx;
  return 0;
}
#endif
