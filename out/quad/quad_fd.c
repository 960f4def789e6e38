/* quad_fd.c
 * a = H^-1 (tau - C): forward dynamics.
 * By bias, crba, L'DL and solve.
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"
#include "quad_numbers.h"

#include "sincos.h"
#include "rows.h"
#include "limbs.h"

#if PINION_LIMBS_X4 /* limbs in the lanes of vectors */
int quad_fd(const double q[QUAD_NQ], const double v[QUAD_NV], const double tau[QUAD_NV],
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
   * F = fB + children's F; tau = S'*F */

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

  /* ---- force on limb_kfe: revolute y, parent limb_hfe --------------------- */
  /* F to limb_hfe */
  const pinion_x4 limb_kfe_F_limb_hfe_fx = limb_kfe_fB_fz*limb_kfe_s + limb_kfe_fB_fx*limb_kfe_c;
  const pinion_x4 limb_kfe_F_limb_hfe_fz = limb_kfe_fB_fz*limb_kfe_c - limb_kfe_fB_fx*limb_kfe_s;
  const pinion_x4 limb_kfe_F_limb_hfe_nx = limb_kfe_fB_nz*limb_kfe_s + limb_kfe_fB_nx*limb_kfe_c
    - limb_kfe_pz*limb_kfe_fB_fy;
  const pinion_x4 limb_kfe_F_limb_hfe_nz = limb_kfe_fB_nz*limb_kfe_c - limb_kfe_fB_nx*limb_kfe_s;
  const pinion_x4 limb_kfe_F_limb_hfe_ny = limb_kfe_fB_ny + limb_kfe_pz*limb_kfe_F_limb_hfe_fx;

  /* ---- force on limb_hfe: revolute y, parent limb_haa --------------------- */
  const pinion_x4 limb_hfe_F_fx = limb_hfe_fB_fx + limb_kfe_F_limb_hfe_fx;
  const pinion_x4 limb_hfe_F_fy = limb_hfe_fB_fy + limb_kfe_fB_fy;
  const pinion_x4 limb_hfe_F_fz = limb_hfe_fB_fz + limb_kfe_F_limb_hfe_fz;
  const pinion_x4 limb_hfe_F_nx = limb_hfe_fB_nx + limb_kfe_F_limb_hfe_nx;
  const pinion_x4 limb_hfe_F_ny = limb_hfe_fB_ny + limb_kfe_F_limb_hfe_ny;
  const pinion_x4 limb_hfe_F_nz = limb_hfe_fB_nz + limb_kfe_F_limb_hfe_nz;

  /* F to limb_haa */
  const pinion_x4 limb_hfe_F_limb_haa_fx = limb_hfe_F_fz*limb_hfe_s + limb_hfe_F_fx*limb_hfe_c;
  const pinion_x4 limb_hfe_F_limb_haa_fz = limb_hfe_F_fz*limb_hfe_c - limb_hfe_F_fx*limb_hfe_s;
  const pinion_x4 limb_hfe_F_limb_haa_nx = limb_hfe_F_nz*limb_hfe_s + limb_hfe_F_nx*limb_hfe_c
    + limb_hfe_py*limb_hfe_F_limb_haa_fz;
  const pinion_x4 limb_hfe_F_limb_haa_nz = limb_hfe_F_nz*limb_hfe_c - limb_hfe_F_nx*limb_hfe_s
    - limb_hfe_py*limb_hfe_F_limb_haa_fx;

  /* ---- force on limb_haa: revolute x, parent base ------------------------- */
  const pinion_x4 limb_haa_F_fx = limb_haa_fB_fx + limb_hfe_F_limb_haa_fx;
  const pinion_x4 limb_haa_F_fy = limb_haa_fB_fy + limb_hfe_F_fy;
  const pinion_x4 limb_haa_F_fz = limb_haa_fB_fz + limb_hfe_F_limb_haa_fz;
  const pinion_x4 limb_haa_F_nx = limb_haa_fB_nx + limb_hfe_F_limb_haa_nx;
  const pinion_x4 limb_haa_F_ny = limb_haa_fB_ny + limb_hfe_F_ny;
  const pinion_x4 limb_haa_F_nz = limb_haa_fB_nz + limb_hfe_F_limb_haa_nz;

  /* F to base */
  const pinion_x4 limb_haa_F_base_fy = limb_haa_F_fy*limb_haa_c - limb_haa_F_fz*limb_haa_s;
  const pinion_x4 limb_haa_F_base_fz = limb_haa_F_fy*limb_haa_s + limb_haa_F_fz*limb_haa_c;
  const pinion_x4 limb_haa_F_base_nx = limb_haa_F_nx + limb_haa_py*limb_haa_F_base_fz;
  const pinion_x4 limb_haa_F_base_ny = limb_haa_F_ny*limb_haa_c - limb_haa_F_nz*limb_haa_s
    - limb_haa_px*limb_haa_F_base_fz;
  const pinion_x4 limb_haa_F_base_nz = limb_haa_F_ny*limb_haa_s + limb_haa_F_nz*limb_haa_c
    + (limb_haa_px*limb_haa_F_base_fy - limb_haa_py*limb_haa_F_fx);

  /* ---- force on base: floating, parent world ------------------------------ */
  const double base_F_fx = base_fB_fx + pinion_x4_sum(limb_haa_F_fx);
  const double base_F_fy = base_fB_fy + pinion_x4_sum(limb_haa_F_base_fy);
  const double base_F_fz = base_fB_fz + pinion_x4_sum(limb_haa_F_base_fz);
  const double base_F_nx = base_fB_nx + pinion_x4_sum(limb_haa_F_base_nx);
  const double base_F_ny = base_fB_ny + pinion_x4_sum(limb_haa_F_base_ny);
  const double base_F_nz = base_fB_nz + pinion_x4_sum(limb_haa_F_base_nz);

  /* ---- tau - C ------------------------------------------------------------ */
  const pinion_x4 limb_haa_tau =
    pinion_x4_of(tau[QUAD_lf_haa], tau[QUAD_rf_haa], tau[QUAD_lh_haa], tau[QUAD_rh_haa]);
  const pinion_x4 limb_hfe_tau =
    pinion_x4_of(tau[QUAD_lf_hfe], tau[QUAD_rf_hfe], tau[QUAD_lh_hfe], tau[QUAD_rh_hfe]);
  const pinion_x4 limb_kfe_tau =
    pinion_x4_of(tau[QUAD_lf_kfe], tau[QUAD_rf_kfe], tau[QUAD_lh_kfe], tau[QUAD_rh_kfe]);
  const pinion_x4 limb_kfe_u = limb_kfe_tau - limb_kfe_fB_ny;

  /* Ic = I + children's Ic; F = Ic*S, carried up the tree; H = S'*F */

  /* ---- limb_kfe: revolute y, parent limb_hfe ------------------------------ */
  /* F to limb_hfe */
  const pinion_x4 limb_kfe_F_limb_hfe_fx_2 = limb_kfe_hz*limb_kfe_c - limb_kfe_hx*limb_kfe_s;
  const pinion_x4 limb_kfe_F_limb_hfe_fz_2 = -limb_kfe_hx*limb_kfe_c - limb_kfe_hz*limb_kfe_s;
  const pinion_x4 limb_kfe_F_limb_hfe_ny_2 = limb_kfe_Jyy + limb_kfe_pz*limb_kfe_F_limb_hfe_fx_2;

  /* F to limb_haa */
  const pinion_x4 limb_kfe_F_limb_haa_fx = limb_kfe_F_limb_hfe_fx_2*limb_hfe_c
    + limb_kfe_F_limb_hfe_fz_2*limb_hfe_s;
  const pinion_x4 limb_kfe_F_limb_haa_fz = limb_kfe_F_limb_hfe_fz_2*limb_hfe_c
    - limb_kfe_F_limb_hfe_fx_2*limb_hfe_s;
  const pinion_x4 limb_kfe_F_limb_haa_nx = limb_kfe_F_limb_haa_fz*limb_hfe_py;
  const pinion_x4 limb_kfe_F_limb_haa_nz = -limb_hfe_py*limb_kfe_F_limb_haa_fx;

  /* F to base */
  const pinion_x4 limb_kfe_F_base_fy = -limb_kfe_F_limb_haa_fz*limb_haa_s;
  const pinion_x4 limb_kfe_F_base_fz = limb_kfe_F_limb_haa_fz*limb_haa_c;
  const pinion_x4 limb_kfe_F_base_nx = limb_kfe_F_limb_haa_nx + limb_kfe_F_base_fz*limb_haa_py;
  const pinion_x4 limb_kfe_F_base_ny = limb_kfe_F_limb_hfe_ny_2*limb_haa_c
    - limb_kfe_F_limb_haa_nz*limb_haa_s - limb_kfe_F_base_fz*limb_haa_px;
  const pinion_x4 limb_kfe_F_base_nz = limb_kfe_F_limb_hfe_ny_2*limb_haa_s
    + limb_kfe_F_limb_haa_nz*limb_haa_c
    + (limb_haa_px*limb_kfe_F_base_fy - limb_haa_py*limb_kfe_F_limb_haa_fx);

  /* Ic to limb_hfe */
  const pinion_x4 limb_kfe_2Jxz = { lf_calf_2Jxz, rf_calf_2Jxz, lh_calf_2Jxz, rh_calf_2Jxz };
  const pinion_x4 limb_kfe_ui = limb_kfe_2Jxz*limb_kfe_c - limb_kfe_Jxx_Jzz*limb_kfe_s;
  const pinion_x4 limb_kfe_uis = limb_kfe_ui*limb_kfe_s;
  const pinion_x4 limb_kfe_Ic_limb_hfe_xz = limb_kfe_ui*limb_kfe_c - limb_kfe_Jxz
    + limb_kfe_pz*limb_kfe_F_limb_hfe_fz_2;
  const pinion_x4 limb_kfe_Ic_limb_hfe_zz = limb_kfe_Jzz - limb_kfe_uis;
  const pinion_x4 limb_kfe_mpz = { lf_kfe_mpz, rf_kfe_mpz, lh_kfe_mpz, rh_kfe_mpz };
  const pinion_x4 limb_kfe_Ic_limb_hfe_hz = limb_kfe_F_limb_hfe_fx_2 + limb_kfe_mpz;
  const pinion_x4 limb_kfe_2pz = { lf_kfe_2pz, rf_kfe_2pz, lh_kfe_2pz, rh_kfe_2pz };
  const pinion_x4 limb_kfe_mpzpz = { lf_kfe_mpzpz, rf_kfe_mpzpz, lh_kfe_mpzpz, rh_kfe_mpzpz };
  const pinion_x4 limb_kfe_e_z = limb_kfe_2pz*limb_kfe_F_limb_hfe_fx_2 + limb_kfe_mpzpz;
  const pinion_x4 limb_kfe_Ic_limb_hfe_xx = limb_kfe_Jxx + limb_kfe_uis + limb_kfe_e_z;
  const pinion_x4 limb_kfe_Ic_limb_hfe_yy = limb_kfe_Jyy + limb_kfe_e_z;

  /* ---- limb_hfe: revolute y, parent limb_haa ------------------------------ */
  const pinion_x4 limb_hfe_Ic_hx = limb_hfe_hx - limb_kfe_F_limb_hfe_fz_2;
  const pinion_x4 limb_hfe_Ic_hz = limb_hfe_hz + limb_kfe_Ic_limb_hfe_hz;
  const pinion_x4 limb_hfe_Ic_xx = limb_hfe_Jxx + limb_kfe_Ic_limb_hfe_xx;
  const pinion_x4 limb_hfe_Ic_xz = limb_hfe_Jxz + limb_kfe_Ic_limb_hfe_xz;
  const pinion_x4 limb_hfe_Ic_yy = limb_hfe_Jyy + limb_kfe_Ic_limb_hfe_yy;
  const pinion_x4 limb_hfe_Ic_zz = limb_hfe_Jzz + limb_kfe_Ic_limb_hfe_zz;

  /* F to limb_haa */
  const pinion_x4 limb_hfe_F_limb_haa_fx_2 = limb_hfe_Ic_hz*limb_hfe_c - limb_hfe_Ic_hx*limb_hfe_s;
  const pinion_x4 limb_hfe_F_limb_haa_fz_2 = -limb_hfe_Ic_hx*limb_hfe_c - limb_hfe_Ic_hz*limb_hfe_s;
  const pinion_x4 limb_hfe_F_limb_haa_nx_2 = limb_hfe_Jyz*limb_hfe_s + limb_hfe_Jxy*limb_hfe_c
    + limb_hfe_F_limb_haa_fz_2*limb_hfe_py;
  const pinion_x4 limb_hfe_F_limb_haa_nz_2 = limb_hfe_Jyz*limb_hfe_c - limb_hfe_Jxy*limb_hfe_s
    - limb_hfe_py*limb_hfe_F_limb_haa_fx_2;

  /* F to base */
  const pinion_x4 limb_hfe_F_base_fy = -limb_hfe_F_limb_haa_fz_2*limb_haa_s;
  const pinion_x4 limb_hfe_F_base_fz = limb_hfe_F_limb_haa_fz_2*limb_haa_c;
  const pinion_x4 limb_hfe_F_base_nx = limb_hfe_F_limb_haa_nx_2 + limb_hfe_F_base_fz*limb_haa_py;
  const pinion_x4 limb_hfe_F_base_ny = limb_hfe_Ic_yy*limb_haa_c
    - limb_hfe_F_limb_haa_nz_2*limb_haa_s - limb_hfe_F_base_fz*limb_haa_px;
  const pinion_x4 limb_hfe_F_base_nz = limb_hfe_Ic_yy*limb_haa_s
    + limb_hfe_F_limb_haa_nz_2*limb_haa_c
    + (limb_haa_px*limb_hfe_F_base_fy - limb_haa_py*limb_hfe_F_limb_haa_fx_2);

  /* Ic to limb_haa */
  const pinion_x4 limb_hfe_ui = (limb_hfe_Ic_zz - limb_hfe_Ic_xx)*limb_hfe_s
    + limb_hfe_Ic_xz*(2.0*limb_hfe_c);
  const pinion_x4 limb_hfe_uis = limb_hfe_ui*limb_hfe_s;
  const pinion_x4 limb_hfe_Ic_limb_haa_xz = limb_hfe_ui*limb_hfe_c - limb_hfe_Ic_xz;
  const pinion_x4 limb_hfe_e_y = { lf_hfe_J_k1532, rf_hfe_J_k1532, lh_hfe_J_k1532, rh_hfe_J_k1532 };
  const pinion_x4 limb_hfe_Ic_limb_haa_xx = limb_hfe_Ic_xx + limb_hfe_uis + limb_hfe_e_y;
  const pinion_x4 limb_hfe_Ic_limb_haa_zz = limb_hfe_Ic_zz - limb_hfe_uis + limb_hfe_e_y;

  /* ---- limb_haa: revolute x, parent base ---------------------------------- */
  const pinion_x4 limb_haa_Ic_hx = limb_haa_hx - limb_hfe_F_limb_haa_fz_2;
  const pinion_x4 limb_haa_Ic_xy = limb_haa_Jxy + limb_hfe_F_limb_haa_nx_2;
  const pinion_x4 limb_haa_Ic_yy = limb_haa_Jyy + limb_hfe_Ic_yy;
  const pinion_x4 limb_haa_Ic_zz = limb_haa_Jzz + limb_hfe_Ic_limb_haa_zz;
  const pinion_x4 limb_haa_Jxx = { lf_hip_Jxx, rf_hip_Jxx, lh_hip_Jxx, rh_hip_Jxx };
  const pinion_x4 limb_haa_Ic_xx = limb_haa_Jxx + limb_hfe_Ic_limb_haa_xx;

  /* F to base */
  const pinion_x4 limb_haa_Ic_hy =
    { lf_haa_h_k9233, rf_haa_h_k9233, lh_haa_h_k9233, rh_haa_h_k9233 };
  const pinion_x4 limb_haa_F_base_fy_2 = -limb_hfe_F_limb_haa_fx_2*limb_haa_c
    - limb_haa_Ic_hy*limb_haa_s;
  const pinion_x4 limb_haa_F_base_fz_2 = limb_haa_Ic_hy*limb_haa_c
    - limb_hfe_F_limb_haa_fx_2*limb_haa_s;
  const pinion_x4 limb_haa_Rn_y = limb_haa_Ic_xy*limb_haa_c - limb_hfe_Ic_limb_haa_xz*limb_haa_s;
  const pinion_x4 limb_haa_F_base_nx_2 = limb_haa_Ic_xx + limb_haa_py*limb_haa_F_base_fz_2;
  const pinion_x4 limb_haa_F_base_ny_2 = limb_haa_Rn_y - limb_haa_px*limb_haa_F_base_fz_2;
  const pinion_x4 limb_haa_F_base_nz_2 = limb_haa_Ic_xy*limb_haa_s
    + limb_hfe_Ic_limb_haa_xz*limb_haa_c + limb_haa_F_base_fy_2*limb_haa_px;

  /* Ic to base */
  const pinion_x4 limb_haa_ui = (limb_haa_Ic_yy - limb_haa_Ic_zz)*limb_haa_s
    + limb_hfe_F_limb_haa_nz_2*(2.0*limb_haa_c);
  const pinion_x4 limb_haa_uis = limb_haa_ui*limb_haa_s;
  const pinion_x4 limb_haa_Ic_mpx = { lf_haa_Ic_mpx, rf_haa_Ic_mpx, lh_haa_Ic_mpx, rh_haa_Ic_mpx };
  const pinion_x4 limb_haa_Ic_base_hx = limb_haa_Ic_hx + limb_haa_Ic_mpx;
  const pinion_x4 limb_haa_Ic_base_yz = limb_haa_ui*limb_haa_c - limb_hfe_F_limb_haa_nz_2
    + limb_haa_py*limb_haa_F_base_fy_2;
  const pinion_x4 limb_haa_2px = { lf_haa_2px, rf_haa_2px, lh_haa_2px, rh_haa_2px };
  const pinion_x4 limb_haa_Ic_mpxpx =
    { lf_haa_Ic_mpxpx, rf_haa_Ic_mpxpx, lh_haa_Ic_mpxpx, rh_haa_Ic_mpxpx };
  const pinion_x4 limb_haa_e_x = limb_haa_2px*limb_haa_Ic_hx + limb_haa_Ic_mpxpx;
  const pinion_x4 limb_haa_Ic_mpy = { lf_haa_Ic_mpy, rf_haa_Ic_mpy, lh_haa_Ic_mpy, rh_haa_Ic_mpy };
  const pinion_x4 limb_haa_Ic_base_hy = limb_haa_F_base_fz_2 + limb_haa_Ic_mpy;
  const pinion_x4 limb_haa_Ic_base_yy = limb_haa_Ic_yy - limb_haa_uis + limb_haa_e_x;
  const pinion_x4 limb_haa_2py = { lf_haa_2py, rf_haa_2py, lh_haa_2py, rh_haa_2py };
  const pinion_x4 limb_haa_Ic_mpypy =
    { lf_haa_Ic_mpypy, rf_haa_Ic_mpypy, lh_haa_Ic_mpypy, rh_haa_Ic_mpypy };
  const pinion_x4 limb_haa_e_y = limb_haa_2py*limb_haa_F_base_fz_2 + limb_haa_Ic_mpypy;
  const pinion_x4 limb_haa_Ic_base_xx = limb_haa_Ic_xx + limb_haa_e_y;
  const pinion_x4 limb_haa_Ic_base_xy = limb_haa_Rn_y
    - (limb_haa_px*limb_haa_Ic_base_hy + limb_haa_py*limb_haa_Ic_hx);
  const pinion_x4 limb_haa_Ic_base_zz = limb_haa_Ic_zz + limb_haa_uis
    + (limb_haa_e_x + limb_haa_e_y);
  const double base_Ic_hy = pinion_x4_sum(limb_haa_Ic_base_hy);
  const double base_Ic_xy = pinion_x4_sum(limb_haa_Ic_base_xy);
  const double base_Ic_yz = pinion_x4_sum(limb_haa_Ic_base_yz);

  /* ---- base: floating, parent world --------------------------------------- */
  const double base_Ic_hx = trunk_hx + pinion_x4_sum(limb_haa_Ic_base_hx);
  const double base_Ic_hz = trunk_hz - pinion_x4_sum(limb_haa_F_base_fy_2);
  const double base_Ic_xx = trunk_Jxx + pinion_x4_sum(limb_haa_Ic_base_xx);
  const double base_Ic_xz = trunk_Jxz + pinion_x4_sum(limb_haa_F_base_nz_2);
  const double base_Ic_yy = trunk_Jyy + pinion_x4_sum(limb_haa_Ic_base_yy);
  const double base_Ic_zz = trunk_Jzz + pinion_x4_sum(limb_haa_Ic_base_zz);

  /* ---- L, D: limb_kfe ----------------------------------------------------- */
  /* ancestors: base, limb_haa, limb_hfe */
  const pinion_x4 limb_kfe_Dinv =
    { lf_calf_per_Jyy, rf_calf_per_Jyy, lh_calf_per_Jyy, rh_calf_per_Jyy };
  const pinion_x4 limb_kfe_L_limb_hfe = limb_kfe_F_limb_hfe_ny_2*limb_kfe_Dinv;
  const pinion_x4 limb_hfe_py_per_limb_kfe_Jyy =
    { lf_hfe_py_per_lf_calf_Jyy, rf_hfe_py_per_rf_calf_Jyy, lh_hfe_py_per_lh_calf_Jyy,
      rh_hfe_py_per_rh_calf_Jyy };
  const pinion_x4 limb_kfe_L_limb_haa = limb_hfe_py_per_limb_kfe_Jyy*limb_kfe_F_limb_haa_fz;
  const pinion_x4 limb_kfe_L_base_wz = limb_kfe_F_base_nz*limb_kfe_Dinv;
  const pinion_x4 limb_kfe_L_base_wy = limb_kfe_F_base_ny*limb_kfe_Dinv;
  const pinion_x4 limb_kfe_L_base_wx = limb_kfe_F_base_nx*limb_kfe_Dinv;
  const pinion_x4 limb_kfe_L_base_vz = limb_kfe_F_base_fz*limb_kfe_Dinv;
  const pinion_x4 limb_kfe_L_base_vy = limb_kfe_F_base_fy*limb_kfe_Dinv;
  const pinion_x4 limb_kfe_L_base_vx = limb_kfe_F_limb_haa_fx*limb_kfe_Dinv;

  /* ---- L, D: limb_hfe ----------------------------------------------------- */
  /* ancestors: base, limb_haa */
  const pinion_x4 limb_hfe_D = limb_hfe_Ic_yy - limb_kfe_L_limb_hfe*limb_kfe_F_limb_hfe_ny_2;
  const pinion_x4 limb_hfe_U_base_vx = limb_hfe_F_limb_haa_fx_2
    - limb_kfe_L_limb_hfe*limb_kfe_F_limb_haa_fx;
  const pinion_x4 limb_hfe_U_base_vy = limb_hfe_F_base_fy - limb_kfe_L_limb_hfe*limb_kfe_F_base_fy;
  const pinion_x4 limb_hfe_U_base_vz = limb_hfe_F_base_fz - limb_kfe_F_base_fz*limb_kfe_L_limb_hfe;
  const pinion_x4 limb_hfe_U_base_wx = limb_hfe_F_base_nx - limb_kfe_F_base_nx*limb_kfe_L_limb_hfe;
  const pinion_x4 limb_hfe_U_base_wy = limb_hfe_F_base_ny - limb_kfe_L_limb_hfe*limb_kfe_F_base_ny;
  const pinion_x4 limb_hfe_U_base_wz = limb_hfe_F_base_nz - limb_kfe_L_limb_hfe*limb_kfe_F_base_nz;
  const pinion_x4 limb_hfe_U_limb_haa = limb_hfe_F_limb_haa_nx_2
    - limb_kfe_F_limb_haa_nx*limb_kfe_L_limb_hfe;
  const pinion_x4 limb_hfe_Dinv = 1.0/limb_hfe_D;
  const pinion_x4 limb_hfe_L_limb_haa = limb_hfe_U_limb_haa*limb_hfe_Dinv;
  const pinion_x4 limb_hfe_L_base_wz = limb_hfe_U_base_wz*limb_hfe_Dinv;
  const pinion_x4 limb_hfe_L_base_wy = limb_hfe_U_base_wy*limb_hfe_Dinv;
  const pinion_x4 limb_hfe_L_base_wx = limb_hfe_U_base_wx*limb_hfe_Dinv;
  const pinion_x4 limb_hfe_L_base_vz = limb_hfe_U_base_vz*limb_hfe_Dinv;
  const pinion_x4 limb_hfe_L_base_vy = limb_hfe_U_base_vy*limb_hfe_Dinv;
  const pinion_x4 limb_hfe_L_base_vx = limb_hfe_U_base_vx*limb_hfe_Dinv;

  /* ---- L, D: limb_haa ----------------------------------------------------- */
  /* ancestors: base */
  const pinion_x4 limb_haa_D = limb_haa_Ic_xx - limb_kfe_F_limb_haa_nx*limb_kfe_L_limb_haa
    - limb_hfe_L_limb_haa*limb_hfe_U_limb_haa;
  const pinion_x4 limb_haa_U_base_vx = -limb_kfe_L_limb_haa*limb_kfe_F_limb_haa_fx
    - limb_hfe_L_limb_haa*limb_hfe_U_base_vx;
  const pinion_x4 limb_haa_U_base_vy = limb_haa_F_base_fy_2 - limb_kfe_L_limb_haa*limb_kfe_F_base_fy
    - limb_hfe_L_limb_haa*limb_hfe_U_base_vy;
  const pinion_x4 limb_haa_U_base_vz = limb_haa_F_base_fz_2 - limb_kfe_F_base_fz*limb_kfe_L_limb_haa
    - limb_hfe_L_limb_haa*limb_hfe_U_base_vz;
  const pinion_x4 limb_haa_U_base_wx = limb_haa_F_base_nx_2 - limb_kfe_F_base_nx*limb_kfe_L_limb_haa
    - limb_hfe_L_limb_haa*limb_hfe_U_base_wx;
  const pinion_x4 limb_haa_U_base_wy = limb_haa_F_base_ny_2 - limb_kfe_L_limb_haa*limb_kfe_F_base_ny
    - limb_hfe_L_limb_haa*limb_hfe_U_base_wy;
  const pinion_x4 limb_haa_U_base_wz = limb_haa_F_base_nz_2 - limb_kfe_L_limb_haa*limb_kfe_F_base_nz
    - limb_hfe_L_limb_haa*limb_hfe_U_base_wz;
  const pinion_x4 limb_haa_Dinv = 1.0/limb_haa_D;
  const pinion_x4 limb_haa_L_base_wz = limb_haa_U_base_wz*limb_haa_Dinv;
  const pinion_x4 limb_haa_L_base_wy = limb_haa_U_base_wy*limb_haa_Dinv;
  const pinion_x4 limb_haa_L_base_wx = limb_haa_U_base_wx*limb_haa_Dinv;
  const pinion_x4 limb_haa_L_base_vz = limb_haa_U_base_vz*limb_haa_Dinv;
  const pinion_x4 limb_haa_L_base_vy = limb_haa_U_base_vy*limb_haa_Dinv;
  const pinion_x4 limb_haa_L_base_vx = limb_haa_U_base_vx*limb_haa_Dinv;

  /* ---- L, D: base_wz ------------------------------------------------------ */
  /* ancestors: base_vx, base_vy, base_vz, base_wx, base_wy */
  const pinion_x4 base_wz_limbs = limb_kfe_L_base_wz*limb_kfe_F_base_nz
    + limb_hfe_L_base_wz*limb_hfe_U_base_wz + limb_haa_L_base_wz*limb_haa_U_base_wz;
  const double base_wz_D = base_Ic_zz - pinion_x4_sum(base_wz_limbs);
  const pinion_x4 base_wz_limbs_2 = limb_kfe_L_base_wz*limb_kfe_F_limb_haa_fx
    + limb_hfe_L_base_wz*limb_hfe_U_base_vx + limb_haa_L_base_wz*limb_haa_U_base_vx;
  const double base_wz_U_base_vx = -(base_Ic_hy + pinion_x4_sum(base_wz_limbs_2));
  const pinion_x4 base_wz_limbs_3 = limb_kfe_L_base_wz*limb_kfe_F_base_fy
    + limb_hfe_L_base_wz*limb_hfe_U_base_vy + limb_haa_L_base_wz*limb_haa_U_base_vy;
  const double base_wz_U_base_vy = base_Ic_hx - pinion_x4_sum(base_wz_limbs_3);
  const pinion_x4 base_wz_limbs_4 = limb_hfe_L_base_wz*limb_hfe_U_base_vz
    + limb_kfe_F_base_fz*limb_kfe_L_base_wz + limb_haa_L_base_wz*limb_haa_U_base_vz;
  const double base_wz_U_base_vz = -pinion_x4_sum(base_wz_limbs_4);
  const pinion_x4 base_wz_limbs_5 = limb_hfe_L_base_wz*limb_hfe_U_base_wx
    + limb_kfe_F_base_nx*limb_kfe_L_base_wz + limb_haa_L_base_wz*limb_haa_U_base_wx;
  const double base_wz_U_base_wx = base_Ic_xz - pinion_x4_sum(base_wz_limbs_5);
  const pinion_x4 base_wz_limbs_6 = limb_kfe_L_base_wz*limb_kfe_F_base_ny
    + limb_hfe_L_base_wz*limb_hfe_U_base_wy + limb_haa_L_base_wz*limb_haa_U_base_wy;
  const double base_wz_U_base_wy = base_Ic_yz - pinion_x4_sum(base_wz_limbs_6);
  const double base_wz_Dinv = 1.0/base_wz_D;
  const double base_wz_L_base_wy = base_wz_U_base_wy*base_wz_Dinv;
  const double base_wz_L_base_wx = base_wz_U_base_wx*base_wz_Dinv;
  const double base_wz_L_base_vz = base_wz_U_base_vz*base_wz_Dinv;
  const double base_wz_L_base_vy = base_wz_U_base_vy*base_wz_Dinv;
  const double base_wz_L_base_vx = base_wz_U_base_vx*base_wz_Dinv;

  /* ---- L, D: base_wy ------------------------------------------------------ */
  /* ancestors: base_vx, base_vy, base_vz, base_wx */
  const pinion_x4 base_wy_limbs = limb_kfe_L_base_wy*limb_kfe_F_base_ny
    + limb_hfe_L_base_wy*limb_hfe_U_base_wy + limb_haa_L_base_wy*limb_haa_U_base_wy;
  const double base_wy_D = base_Ic_yy - base_wz_L_base_wy*base_wz_U_base_wy
    - pinion_x4_sum(base_wy_limbs);
  const pinion_x4 base_wy_limbs_2 = limb_kfe_L_base_wy*limb_kfe_F_limb_haa_fx
    + limb_hfe_L_base_wy*limb_hfe_U_base_vx + limb_haa_L_base_wy*limb_haa_U_base_vx;
  const double base_wy_U_base_vx = base_Ic_hz - base_wz_U_base_vx*base_wz_L_base_wy
    - pinion_x4_sum(base_wy_limbs_2);
  const pinion_x4 base_wy_limbs_3 = limb_kfe_L_base_wy*limb_kfe_F_base_fy
    + limb_hfe_L_base_wy*limb_hfe_U_base_vy + limb_haa_L_base_wy*limb_haa_U_base_vy;
  const double base_wy_U_base_vy = -pinion_x4_sum(base_wy_limbs_3)
    - base_wz_L_base_wy*base_wz_U_base_vy;
  const pinion_x4 base_wy_limbs_4 = limb_hfe_L_base_wy*limb_hfe_U_base_vz
    + limb_kfe_F_base_fz*limb_kfe_L_base_wy + limb_haa_L_base_wy*limb_haa_U_base_vz;
  const double base_wy_U_base_vz = -(base_wz_U_base_vz*base_wz_L_base_wy + base_Ic_hx
    + pinion_x4_sum(base_wy_limbs_4));
  const pinion_x4 base_wy_limbs_5 = limb_hfe_L_base_wy*limb_hfe_U_base_wx
    + limb_kfe_F_base_nx*limb_kfe_L_base_wy + limb_haa_L_base_wy*limb_haa_U_base_wx;
  const double base_wy_U_base_wx = base_Ic_xy - base_wz_L_base_wy*base_wz_U_base_wx
    - pinion_x4_sum(base_wy_limbs_5);
  const double base_wy_Dinv = 1.0/base_wy_D;
  const double base_wy_L_base_wx = base_wy_U_base_wx*base_wy_Dinv;
  const double base_wy_L_base_vz = base_wy_U_base_vz*base_wy_Dinv;
  const double base_wy_L_base_vy = base_wy_U_base_vy*base_wy_Dinv;
  const double base_wy_L_base_vx = base_wy_U_base_vx*base_wy_Dinv;

  /* ---- L, D: base_wx ------------------------------------------------------ */
  /* ancestors: base_vx, base_vy, base_vz */
  const pinion_x4 base_wx_limbs = limb_kfe_F_base_nx*limb_kfe_L_base_wx
    + limb_hfe_L_base_wx*limb_hfe_U_base_wx + limb_haa_L_base_wx*limb_haa_U_base_wx;
  const double base_wx_D = base_Ic_xx - base_wz_L_base_wx*base_wz_U_base_wx
    - base_wy_L_base_wx*base_wy_U_base_wx - pinion_x4_sum(base_wx_limbs);
  const pinion_x4 base_wx_limbs_2 = limb_hfe_L_base_wx*limb_hfe_U_base_vx
    + limb_kfe_L_base_wx*limb_kfe_F_limb_haa_fx + limb_haa_L_base_wx*limb_haa_U_base_vx;
  const double base_wx_U_base_vx = -(base_wz_U_base_vx*base_wz_L_base_wx
    + base_wy_L_base_wx*base_wy_U_base_vx + pinion_x4_sum(base_wx_limbs_2));
  const pinion_x4 base_wx_limbs_3 = limb_hfe_L_base_wx*limb_hfe_U_base_vy
    + limb_kfe_L_base_wx*limb_kfe_F_base_fy + limb_haa_L_base_wx*limb_haa_U_base_vy;
  const double base_wx_U_base_vy = -(base_wy_U_base_vy*base_wy_L_base_wx
    + (base_Ic_hz + base_wz_L_base_wx*base_wz_U_base_vy) + pinion_x4_sum(base_wx_limbs_3));
  const pinion_x4 base_wx_limbs_4 = limb_kfe_F_base_fz*limb_kfe_L_base_wx
    + limb_hfe_L_base_wx*limb_hfe_U_base_vz + limb_haa_L_base_wx*limb_haa_U_base_vz;
  const double base_wx_U_base_vz = base_Ic_hy - base_wz_U_base_vz*base_wz_L_base_wx
    - base_wy_L_base_wx*base_wy_U_base_vz - pinion_x4_sum(base_wx_limbs_4);
  const double base_wx_Dinv = 1.0/base_wx_D;
  const double base_wx_L_base_vz = base_wx_U_base_vz*base_wx_Dinv;
  const double base_wx_L_base_vy = base_wx_U_base_vy*base_wx_Dinv;
  const double base_wx_L_base_vx = base_wx_U_base_vx*base_wx_Dinv;

  /* ---- L, D: base_vz ------------------------------------------------------ */
  /* ancestors: base_vx, base_vy */
  const pinion_x4 base_vz_limbs = limb_kfe_F_base_fz*limb_kfe_L_base_vz
    + limb_hfe_L_base_vz*limb_hfe_U_base_vz + limb_haa_L_base_vz*limb_haa_U_base_vz;
  const double base_vz_D = total_mass - base_wz_U_base_vz*base_wz_L_base_vz
    - base_wy_L_base_vz*base_wy_U_base_vz - base_wx_L_base_vz*base_wx_U_base_vz
    - pinion_x4_sum(base_vz_limbs);
  const pinion_x4 base_vz_limbs_2 = limb_hfe_L_base_vz*limb_hfe_U_base_vx
    + limb_kfe_L_base_vz*limb_kfe_F_limb_haa_fx + limb_haa_L_base_vz*limb_haa_U_base_vx;
  const double base_vz_U_base_vx = -(base_wz_U_base_vx*base_wz_L_base_vz
    + base_wy_L_base_vz*base_wy_U_base_vx + base_wx_L_base_vz*base_wx_U_base_vx
    + pinion_x4_sum(base_vz_limbs_2));
  const pinion_x4 base_vz_limbs_3 = limb_hfe_L_base_vz*limb_hfe_U_base_vy
    + limb_kfe_L_base_vz*limb_kfe_F_base_fy + limb_haa_L_base_vz*limb_haa_U_base_vy;
  const double base_vz_U_base_vy = -(base_wz_L_base_vz*base_wz_U_base_vy
    + base_wy_U_base_vy*base_wy_L_base_vz + base_wx_L_base_vz*base_wx_U_base_vy
    + pinion_x4_sum(base_vz_limbs_3));
  const double base_vz_Dinv = 1.0/base_vz_D;
  const double base_vz_L_base_vy = base_vz_U_base_vy*base_vz_Dinv;
  const double base_vz_L_base_vx = base_vz_U_base_vx*base_vz_Dinv;

  /* ---- L, D: base_vy ------------------------------------------------------ */
  /* ancestors: base_vx */
  const pinion_x4 base_vy_limbs = limb_kfe_L_base_vy*limb_kfe_F_base_fy
    + limb_hfe_L_base_vy*limb_hfe_U_base_vy + limb_haa_L_base_vy*limb_haa_U_base_vy;
  const double base_vy_D = total_mass - base_wz_L_base_vy*base_wz_U_base_vy
    - base_wy_U_base_vy*base_wy_L_base_vy - base_wx_L_base_vy*base_wx_U_base_vy
    - base_vz_L_base_vy*base_vz_U_base_vy - pinion_x4_sum(base_vy_limbs);
  const pinion_x4 base_vy_limbs_2 = limb_kfe_L_base_vy*limb_kfe_F_limb_haa_fx
    + limb_hfe_L_base_vy*limb_hfe_U_base_vx + limb_haa_L_base_vy*limb_haa_U_base_vx;
  const double base_vy_U_base_vx = -(base_wz_U_base_vx*base_wz_L_base_vy
    + base_wy_L_base_vy*base_wy_U_base_vx + base_wx_L_base_vy*base_wx_U_base_vx
    + base_vz_U_base_vx*base_vz_L_base_vy + pinion_x4_sum(base_vy_limbs_2));
  const double base_vy_L_base_vx = base_vy_U_base_vx/base_vy_D;

  /* ---- L, D: base_vx ------------------------------------------------------ */
  /* no ancestors */
  const pinion_x4 base_vx_limbs = limb_kfe_L_base_vx*limb_kfe_F_limb_haa_fx
    + limb_hfe_L_base_vx*limb_hfe_U_base_vx + limb_haa_L_base_vx*limb_haa_U_base_vx;
  const double base_vx_D = total_mass - base_wz_U_base_vx*base_wz_L_base_vx
    - base_wy_L_base_vx*base_wy_U_base_vx - base_wx_L_base_vx*base_wx_U_base_vx
    - base_vz_U_base_vx*base_vz_L_base_vx - base_vy_L_base_vx*base_vy_U_base_vx
    - pinion_x4_sum(base_vx_limbs);

  /* ---- L^-T: limb_hfe ----------------------------------------------------- */
  const pinion_x4 limb_hfe_u = limb_hfe_tau - limb_hfe_F_ny - limb_kfe_u*limb_kfe_L_limb_hfe;

  /* ---- L^-T: limb_haa ----------------------------------------------------- */
  const pinion_x4 limb_haa_u = limb_haa_tau - limb_haa_F_nx - limb_kfe_L_limb_haa*limb_kfe_u
    - limb_hfe_u*limb_hfe_L_limb_haa;

  /* ---- L^-T: base_wz ------------------------------------------------------ */
  const pinion_x4 base_wz_limbs_7 = limb_kfe_u*limb_kfe_L_base_wz + limb_hfe_u*limb_hfe_L_base_wz
    + limb_haa_u*limb_haa_L_base_wz;
  const double base_wz_u = tau[QUAD_base_wz] - base_F_nz - pinion_x4_sum(base_wz_limbs_7);

  /* ---- L^-T: base_wy ------------------------------------------------------ */
  const pinion_x4 base_wy_limbs_6 = limb_kfe_u*limb_kfe_L_base_wy + limb_hfe_u*limb_hfe_L_base_wy
    + limb_haa_u*limb_haa_L_base_wy;
  const double base_wy_u = tau[QUAD_base_wy] - base_F_ny - base_wz_u*base_wz_L_base_wy
    - pinion_x4_sum(base_wy_limbs_6);

  /* ---- L^-T: base_wx ------------------------------------------------------ */
  const pinion_x4 base_wx_limbs_5 = limb_hfe_u*limb_hfe_L_base_wx + limb_kfe_L_base_wx*limb_kfe_u
    + limb_haa_u*limb_haa_L_base_wx;
  const double base_wx_u = tau[QUAD_base_wx] - base_F_nx - base_wz_u*base_wz_L_base_wx
    - base_wy_u*base_wy_L_base_wx - pinion_x4_sum(base_wx_limbs_5);

  /* ---- L^-T: base_vz ------------------------------------------------------ */
  const pinion_x4 base_vz_limbs_4 = limb_hfe_u*limb_hfe_L_base_vz + limb_kfe_L_base_vz*limb_kfe_u
    + limb_haa_u*limb_haa_L_base_vz;
  const double base_vz_u = tau[QUAD_base_vz] - base_F_fz - base_wz_L_base_vz*base_wz_u
    - base_wy_u*base_wy_L_base_vz - base_wx_u*base_wx_L_base_vz - pinion_x4_sum(base_vz_limbs_4);

  /* ---- L^-T: base_vy ------------------------------------------------------ */
  const pinion_x4 base_vy_limbs_3 = limb_kfe_u*limb_kfe_L_base_vy + limb_hfe_u*limb_hfe_L_base_vy
    + limb_haa_u*limb_haa_L_base_vy;
  const double base_vy_u = tau[QUAD_base_vy] - base_F_fy - base_wz_u*base_wz_L_base_vy
    - base_wy_L_base_vy*base_wy_u - base_wx_u*base_wx_L_base_vy - base_vz_u*base_vz_L_base_vy
    - pinion_x4_sum(base_vy_limbs_3);

  /* ---- L^-T: base_vx ------------------------------------------------------ */
  const pinion_x4 base_vx_limbs_2 = limb_kfe_u*limb_kfe_L_base_vx + limb_hfe_u*limb_hfe_L_base_vx
    + limb_haa_u*limb_haa_L_base_vx;
  const double base_vx_u = tau[QUAD_base_vx] - base_F_fx - base_wz_L_base_vx*base_wz_u
    - base_wy_u*base_wy_L_base_vx - base_wx_u*base_wx_L_base_vx - base_vz_L_base_vx*base_vz_u
    - base_vy_u*base_vy_L_base_vx - pinion_x4_sum(base_vx_limbs_2);

  /* ---- D^-1, L^-1: base_vx ------------------------------------------------ */
  const double base_vx_a = base_vx_u/base_vx_D;
  a[QUAD_base_vx] = base_vx_a;

  /* ---- D^-1, L^-1: base_vy ------------------------------------------------ */
  const double base_vy_a = base_vy_u/base_vy_D - base_vy_L_base_vx*base_vx_a;
  a[QUAD_base_vy] = base_vy_a;

  /* ---- D^-1, L^-1: base_vz ------------------------------------------------ */
  const double base_vz_a = base_vz_u/base_vz_D - base_vz_L_base_vy*base_vy_a
    - base_vz_L_base_vx*base_vx_a;
  a[QUAD_base_vz] = base_vz_a;

  /* ---- D^-1, L^-1: base_wx ------------------------------------------------ */
  const double base_wx_a = base_wx_u/base_wx_D - base_wx_L_base_vz*base_vz_a
    - base_wx_L_base_vy*base_vy_a - base_wx_L_base_vx*base_vx_a;
  a[QUAD_base_wx] = base_wx_a;

  /* ---- D^-1, L^-1: base_wy ------------------------------------------------ */
  const double base_wy_a = base_wy_u/base_wy_D - base_wy_L_base_vx*base_vx_a
    - base_wy_L_base_vy*base_vy_a - base_wy_L_base_vz*base_vz_a - base_wy_L_base_wx*base_wx_a;
  a[QUAD_base_wy] = base_wy_a;

  /* ---- D^-1, L^-1: base_wz ------------------------------------------------ */
  const double base_wz_a = base_wz_u/base_wz_D - base_wz_L_base_vx*base_vx_a
    - base_wz_L_base_vy*base_vy_a - base_wz_L_base_vz*base_vz_a - base_wz_L_base_wx*base_wx_a
    - base_wz_L_base_wy*base_wy_a;
  a[QUAD_base_wz] = base_wz_a;

  /* ---- D^-1, L^-1: limb_haa ----------------------------------------------- */
  const pinion_x4 limb_haa_a = limb_haa_u/limb_haa_D - limb_haa_L_base_vx*pinion_x4_all(base_vx_a)
    - limb_haa_L_base_vy*pinion_x4_all(base_vy_a) - limb_haa_L_base_vz*pinion_x4_all(base_vz_a)
    - limb_haa_L_base_wx*pinion_x4_all(base_wx_a) - limb_haa_L_base_wy*pinion_x4_all(base_wy_a)
    - limb_haa_L_base_wz*pinion_x4_all(base_wz_a);
  a[QUAD_lf_haa] = limb_haa_a[0];
  a[QUAD_rf_haa] = limb_haa_a[1];
  a[QUAD_lh_haa] = limb_haa_a[2];
  a[QUAD_rh_haa] = limb_haa_a[3];

  /* ---- D^-1, L^-1: limb_hfe ----------------------------------------------- */
  const pinion_x4 limb_hfe_a = limb_hfe_u/limb_hfe_D - limb_hfe_L_base_vx*pinion_x4_all(base_vx_a)
    - limb_hfe_L_base_vy*pinion_x4_all(base_vy_a) - limb_hfe_L_base_vz*pinion_x4_all(base_vz_a)
    - limb_hfe_L_base_wx*pinion_x4_all(base_wx_a) - limb_hfe_L_base_wy*pinion_x4_all(base_wy_a)
    - limb_hfe_L_base_wz*pinion_x4_all(base_wz_a) - limb_hfe_L_limb_haa*limb_haa_a;
  a[QUAD_lf_hfe] = limb_hfe_a[0];
  a[QUAD_rf_hfe] = limb_hfe_a[1];
  a[QUAD_lh_hfe] = limb_hfe_a[2];
  a[QUAD_rh_hfe] = limb_hfe_a[3];

  /* ---- D^-1, L^-1: limb_kfe ----------------------------------------------- */
  const pinion_x4 limb_kfe_a = limb_kfe_u/limb_kfe_Jyy - limb_kfe_L_base_vx*pinion_x4_all(base_vx_a)
    - limb_kfe_L_base_vy*pinion_x4_all(base_vy_a) - limb_kfe_L_base_vz*pinion_x4_all(base_vz_a)
    - limb_kfe_L_base_wx*pinion_x4_all(base_wx_a) - limb_kfe_L_base_wy*pinion_x4_all(base_wy_a)
    - limb_kfe_L_base_wz*pinion_x4_all(base_wz_a) - limb_kfe_L_limb_haa*limb_haa_a
    - limb_kfe_L_limb_hfe*limb_hfe_a;
  a[QUAD_lf_kfe] = limb_kfe_a[0];
  a[QUAD_rf_kfe] = limb_kfe_a[1];
  a[QUAD_lh_kfe] = limb_kfe_a[2];
  a[QUAD_rh_kfe] = limb_kfe_a[3];

  if (!(rh_calf_Jyy > 0.0)) return 1 + QUAD_rh_kfe;
  if (!(limb_hfe_D[3] > 0.0)) return 1 + QUAD_rh_hfe;
  if (!(limb_haa_D[3] > 0.0)) return 1 + QUAD_rh_haa;
  if (!(lh_calf_Jyy > 0.0)) return 1 + QUAD_lh_kfe;
  if (!(limb_hfe_D[2] > 0.0)) return 1 + QUAD_lh_hfe;
  if (!(limb_haa_D[2] > 0.0)) return 1 + QUAD_lh_haa;
  if (!(rf_calf_Jyy > 0.0)) return 1 + QUAD_rf_kfe;
  if (!(limb_hfe_D[1] > 0.0)) return 1 + QUAD_rf_hfe;
  if (!(limb_haa_D[1] > 0.0)) return 1 + QUAD_rf_haa;
  if (!(lf_calf_Jyy > 0.0)) return 1 + QUAD_lf_kfe;
  if (!(limb_hfe_D[0] > 0.0)) return 1 + QUAD_lf_hfe;
  if (!(limb_haa_D[0] > 0.0)) return 1 + QUAD_lf_haa;
  if (!(base_wz_D > 0.0)) return 1 + QUAD_base_wz;
  if (!(base_wy_D > 0.0)) return 1 + QUAD_base_wy;
  if (!(base_wx_D > 0.0)) return 1 + QUAD_base_wx;
  if (!(base_vz_D > 0.0)) return 1 + QUAD_base_vz;
  if (!(base_vy_D > 0.0)) return 1 + QUAD_base_vy;
  if (!(base_vx_D > 0.0)) return 1 + QUAD_base_vx;
  return 0;
}
#else /* each limb by itself */
int quad_fd(const double q[QUAD_NQ], const double v[QUAD_NV], const double tau[QUAD_NV],
            double a[QUAD_NV])
{
  double H[QUAD_NH];
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
   * F = fB + children's F; tau = S'*F */

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

  /* ---- force on lf_kfe: revolute y, parent lf_hfe ------------------------- */
  /* F to lf_hfe */
  const double lf_kfe_F_lf_hfe_fx = lf_kfe_fB_fz*lf_kfe_s + lf_kfe_fB_fx*lf_kfe_c;
  const double lf_kfe_F_lf_hfe_fz = lf_kfe_fB_fz*lf_kfe_c - lf_kfe_fB_fx*lf_kfe_s;
  const double lf_kfe_F_lf_hfe_nx = lf_kfe_fB_nz*lf_kfe_s + lf_kfe_fB_nx*lf_kfe_c
    - lf_kfe_pz*lf_kfe_fB_fy;
  const double lf_kfe_F_lf_hfe_nz = lf_kfe_fB_nz*lf_kfe_c - lf_kfe_fB_nx*lf_kfe_s;
  const double lf_kfe_F_lf_hfe_ny = lf_kfe_fB_ny + lf_kfe_pz*lf_kfe_F_lf_hfe_fx;

  /* ---- force on lf_hfe: revolute y, parent lf_haa ------------------------- */
  const double lf_hfe_F_fx = lf_hfe_fB_fx + lf_kfe_F_lf_hfe_fx;
  const double lf_hfe_F_fy = lf_hfe_fB_fy + lf_kfe_fB_fy;
  const double lf_hfe_F_fz = lf_hfe_fB_fz + lf_kfe_F_lf_hfe_fz;
  const double lf_hfe_F_nx = lf_hfe_fB_nx + lf_kfe_F_lf_hfe_nx;
  const double lf_hfe_F_ny = lf_hfe_fB_ny + lf_kfe_F_lf_hfe_ny;
  const double lf_hfe_F_nz = lf_hfe_fB_nz + lf_kfe_F_lf_hfe_nz;

  /* F to lf_haa */
  const double lf_hfe_F_lf_haa_fx = lf_hfe_F_fz*lf_hfe_s + lf_hfe_F_fx*lf_hfe_c;
  const double lf_hfe_F_lf_haa_fz = lf_hfe_F_fz*lf_hfe_c - lf_hfe_F_fx*lf_hfe_s;
  const double lf_hfe_F_lf_haa_nx = lf_hfe_F_nz*lf_hfe_s + lf_hfe_F_nx*lf_hfe_c
    + lf_hfe_py*lf_hfe_F_lf_haa_fz;
  const double lf_hfe_F_lf_haa_nz = lf_hfe_F_nz*lf_hfe_c - lf_hfe_F_nx*lf_hfe_s
    - lf_hfe_py*lf_hfe_F_lf_haa_fx;

  /* ---- force on lf_haa: revolute x, parent base --------------------------- */
  const double lf_haa_F_fx = lf_haa_fB_fx + lf_hfe_F_lf_haa_fx;
  const double lf_haa_F_fy = lf_haa_fB_fy + lf_hfe_F_fy;
  const double lf_haa_F_fz = lf_haa_fB_fz + lf_hfe_F_lf_haa_fz;
  const double lf_haa_F_nx = lf_haa_fB_nx + lf_hfe_F_lf_haa_nx;
  const double lf_haa_F_ny = lf_haa_fB_ny + lf_hfe_F_ny;
  const double lf_haa_F_nz = lf_haa_fB_nz + lf_hfe_F_lf_haa_nz;

  /* F to base */
  const double lf_haa_F_base_fy = lf_haa_F_fy*lf_haa_c - lf_haa_F_fz*lf_haa_s;
  const double lf_haa_F_base_fz = lf_haa_F_fy*lf_haa_s + lf_haa_F_fz*lf_haa_c;
  const double lf_haa_F_base_nx = lf_haa_F_nx + lf_haa_py*lf_haa_F_base_fz;
  const double lf_haa_F_base_ny = lf_haa_F_ny*lf_haa_c - lf_haa_F_nz*lf_haa_s
    - lf_haa_px*lf_haa_F_base_fz;
  const double lf_haa_F_base_nz = lf_haa_F_ny*lf_haa_s + lf_haa_F_nz*lf_haa_c
    + (lf_haa_px*lf_haa_F_base_fy - lf_haa_py*lf_haa_F_fx);

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

  /* ---- force on rf_kfe: revolute y, parent rf_hfe ------------------------- */
  /* F to rf_hfe */
  const double rf_kfe_F_rf_hfe_fx = rf_kfe_fB_fz*rf_kfe_s + rf_kfe_fB_fx*rf_kfe_c;
  const double rf_kfe_F_rf_hfe_fz = rf_kfe_fB_fz*rf_kfe_c - rf_kfe_fB_fx*rf_kfe_s;
  const double rf_kfe_F_rf_hfe_nx = rf_kfe_fB_nz*rf_kfe_s + rf_kfe_fB_nx*rf_kfe_c
    - rf_kfe_pz*rf_kfe_fB_fy;
  const double rf_kfe_F_rf_hfe_nz = rf_kfe_fB_nz*rf_kfe_c - rf_kfe_fB_nx*rf_kfe_s;
  const double rf_kfe_F_rf_hfe_ny = rf_kfe_fB_ny + rf_kfe_pz*rf_kfe_F_rf_hfe_fx;

  /* ---- force on rf_hfe: revolute y, parent rf_haa ------------------------- */
  const double rf_hfe_F_fx = rf_hfe_fB_fx + rf_kfe_F_rf_hfe_fx;
  const double rf_hfe_F_fy = rf_hfe_fB_fy + rf_kfe_fB_fy;
  const double rf_hfe_F_fz = rf_hfe_fB_fz + rf_kfe_F_rf_hfe_fz;
  const double rf_hfe_F_nx = rf_hfe_fB_nx + rf_kfe_F_rf_hfe_nx;
  const double rf_hfe_F_ny = rf_hfe_fB_ny + rf_kfe_F_rf_hfe_ny;
  const double rf_hfe_F_nz = rf_hfe_fB_nz + rf_kfe_F_rf_hfe_nz;

  /* F to rf_haa */
  const double rf_hfe_F_rf_haa_fx = rf_hfe_F_fz*rf_hfe_s + rf_hfe_F_fx*rf_hfe_c;
  const double rf_hfe_F_rf_haa_fz = rf_hfe_F_fz*rf_hfe_c - rf_hfe_F_fx*rf_hfe_s;
  const double rf_hfe_F_rf_haa_nx = rf_hfe_F_nz*rf_hfe_s + rf_hfe_F_nx*rf_hfe_c
    + rf_hfe_py*rf_hfe_F_rf_haa_fz;
  const double rf_hfe_F_rf_haa_nz = rf_hfe_F_nz*rf_hfe_c - rf_hfe_F_nx*rf_hfe_s
    - rf_hfe_py*rf_hfe_F_rf_haa_fx;

  /* ---- force on rf_haa: revolute x, parent base --------------------------- */
  const double rf_haa_F_fx = rf_haa_fB_fx + rf_hfe_F_rf_haa_fx;
  const double rf_haa_F_fy = rf_haa_fB_fy + rf_hfe_F_fy;
  const double rf_haa_F_fz = rf_haa_fB_fz + rf_hfe_F_rf_haa_fz;
  const double rf_haa_F_nx = rf_haa_fB_nx + rf_hfe_F_rf_haa_nx;
  const double rf_haa_F_ny = rf_haa_fB_ny + rf_hfe_F_ny;
  const double rf_haa_F_nz = rf_haa_fB_nz + rf_hfe_F_rf_haa_nz;

  /* F to base */
  const double rf_haa_F_base_fy = rf_haa_F_fy*rf_haa_c - rf_haa_F_fz*rf_haa_s;
  const double rf_haa_F_base_fz = rf_haa_F_fy*rf_haa_s + rf_haa_F_fz*rf_haa_c;
  const double rf_haa_F_base_nx = rf_haa_F_nx + rf_haa_py*rf_haa_F_base_fz;
  const double rf_haa_F_base_ny = rf_haa_F_ny*rf_haa_c - rf_haa_F_nz*rf_haa_s
    - rf_haa_px*rf_haa_F_base_fz;
  const double rf_haa_F_base_nz = rf_haa_F_ny*rf_haa_s + rf_haa_F_nz*rf_haa_c
    + (rf_haa_px*rf_haa_F_base_fy - rf_haa_py*rf_haa_F_fx);

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

  /* ---- force on lh_kfe: revolute y, parent lh_hfe ------------------------- */
  /* F to lh_hfe */
  const double lh_kfe_F_lh_hfe_fx = lh_kfe_fB_fz*lh_kfe_s + lh_kfe_fB_fx*lh_kfe_c;
  const double lh_kfe_F_lh_hfe_fz = lh_kfe_fB_fz*lh_kfe_c - lh_kfe_fB_fx*lh_kfe_s;
  const double lh_kfe_F_lh_hfe_nx = lh_kfe_fB_nz*lh_kfe_s + lh_kfe_fB_nx*lh_kfe_c
    - lh_kfe_pz*lh_kfe_fB_fy;
  const double lh_kfe_F_lh_hfe_nz = lh_kfe_fB_nz*lh_kfe_c - lh_kfe_fB_nx*lh_kfe_s;
  const double lh_kfe_F_lh_hfe_ny = lh_kfe_fB_ny + lh_kfe_pz*lh_kfe_F_lh_hfe_fx;

  /* ---- force on lh_hfe: revolute y, parent lh_haa ------------------------- */
  const double lh_hfe_F_fx = lh_hfe_fB_fx + lh_kfe_F_lh_hfe_fx;
  const double lh_hfe_F_fy = lh_hfe_fB_fy + lh_kfe_fB_fy;
  const double lh_hfe_F_fz = lh_hfe_fB_fz + lh_kfe_F_lh_hfe_fz;
  const double lh_hfe_F_nx = lh_hfe_fB_nx + lh_kfe_F_lh_hfe_nx;
  const double lh_hfe_F_ny = lh_hfe_fB_ny + lh_kfe_F_lh_hfe_ny;
  const double lh_hfe_F_nz = lh_hfe_fB_nz + lh_kfe_F_lh_hfe_nz;

  /* F to lh_haa */
  const double lh_hfe_F_lh_haa_fx = lh_hfe_F_fz*lh_hfe_s + lh_hfe_F_fx*lh_hfe_c;
  const double lh_hfe_F_lh_haa_fz = lh_hfe_F_fz*lh_hfe_c - lh_hfe_F_fx*lh_hfe_s;
  const double lh_hfe_F_lh_haa_nx = lh_hfe_F_nz*lh_hfe_s + lh_hfe_F_nx*lh_hfe_c
    + lh_hfe_py*lh_hfe_F_lh_haa_fz;
  const double lh_hfe_F_lh_haa_nz = lh_hfe_F_nz*lh_hfe_c - lh_hfe_F_nx*lh_hfe_s
    - lh_hfe_py*lh_hfe_F_lh_haa_fx;

  /* ---- force on lh_haa: revolute x, parent base --------------------------- */
  const double lh_haa_F_fx = lh_haa_fB_fx + lh_hfe_F_lh_haa_fx;
  const double lh_haa_F_fy = lh_haa_fB_fy + lh_hfe_F_fy;
  const double lh_haa_F_fz = lh_haa_fB_fz + lh_hfe_F_lh_haa_fz;
  const double lh_haa_F_nx = lh_haa_fB_nx + lh_hfe_F_lh_haa_nx;
  const double lh_haa_F_ny = lh_haa_fB_ny + lh_hfe_F_ny;
  const double lh_haa_F_nz = lh_haa_fB_nz + lh_hfe_F_lh_haa_nz;

  /* F to base */
  const double lh_haa_F_base_fy = lh_haa_F_fy*lh_haa_c - lh_haa_F_fz*lh_haa_s;
  const double lh_haa_F_base_fz = lh_haa_F_fy*lh_haa_s + lh_haa_F_fz*lh_haa_c;
  const double lh_haa_F_base_nx = lh_haa_F_nx + lh_haa_py*lh_haa_F_base_fz;
  const double lh_haa_F_base_ny = lh_haa_F_ny*lh_haa_c - lh_haa_F_nz*lh_haa_s
    - lh_haa_px*lh_haa_F_base_fz;
  const double lh_haa_F_base_nz = lh_haa_F_ny*lh_haa_s + lh_haa_F_nz*lh_haa_c
    + (lh_haa_px*lh_haa_F_base_fy - lh_haa_py*lh_haa_F_fx);

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

  /* ---- force on rh_kfe: revolute y, parent rh_hfe ------------------------- */
  /* F to rh_hfe */
  const double rh_kfe_F_rh_hfe_fx = rh_kfe_fB_fz*rh_kfe_s + rh_kfe_fB_fx*rh_kfe_c;
  const double rh_kfe_F_rh_hfe_fz = rh_kfe_fB_fz*rh_kfe_c - rh_kfe_fB_fx*rh_kfe_s;
  const double rh_kfe_F_rh_hfe_nx = rh_kfe_fB_nz*rh_kfe_s + rh_kfe_fB_nx*rh_kfe_c
    - rh_kfe_pz*rh_kfe_fB_fy;
  const double rh_kfe_F_rh_hfe_nz = rh_kfe_fB_nz*rh_kfe_c - rh_kfe_fB_nx*rh_kfe_s;
  const double rh_kfe_F_rh_hfe_ny = rh_kfe_fB_ny + rh_kfe_pz*rh_kfe_F_rh_hfe_fx;

  /* ---- force on rh_hfe: revolute y, parent rh_haa ------------------------- */
  const double rh_hfe_F_fx = rh_hfe_fB_fx + rh_kfe_F_rh_hfe_fx;
  const double rh_hfe_F_fy = rh_hfe_fB_fy + rh_kfe_fB_fy;
  const double rh_hfe_F_fz = rh_hfe_fB_fz + rh_kfe_F_rh_hfe_fz;
  const double rh_hfe_F_nx = rh_hfe_fB_nx + rh_kfe_F_rh_hfe_nx;
  const double rh_hfe_F_ny = rh_hfe_fB_ny + rh_kfe_F_rh_hfe_ny;
  const double rh_hfe_F_nz = rh_hfe_fB_nz + rh_kfe_F_rh_hfe_nz;

  /* F to rh_haa */
  const double rh_hfe_F_rh_haa_fx = rh_hfe_F_fz*rh_hfe_s + rh_hfe_F_fx*rh_hfe_c;
  const double rh_hfe_F_rh_haa_fz = rh_hfe_F_fz*rh_hfe_c - rh_hfe_F_fx*rh_hfe_s;
  const double rh_hfe_F_rh_haa_nx = rh_hfe_F_nz*rh_hfe_s + rh_hfe_F_nx*rh_hfe_c
    + rh_hfe_py*rh_hfe_F_rh_haa_fz;
  const double rh_hfe_F_rh_haa_nz = rh_hfe_F_nz*rh_hfe_c - rh_hfe_F_nx*rh_hfe_s
    - rh_hfe_py*rh_hfe_F_rh_haa_fx;

  /* ---- force on rh_haa: revolute x, parent base --------------------------- */
  const double rh_haa_F_fx = rh_haa_fB_fx + rh_hfe_F_rh_haa_fx;
  const double rh_haa_F_fy = rh_haa_fB_fy + rh_hfe_F_fy;
  const double rh_haa_F_fz = rh_haa_fB_fz + rh_hfe_F_rh_haa_fz;
  const double rh_haa_F_nx = rh_haa_fB_nx + rh_hfe_F_rh_haa_nx;
  const double rh_haa_F_ny = rh_haa_fB_ny + rh_hfe_F_ny;
  const double rh_haa_F_nz = rh_haa_fB_nz + rh_hfe_F_rh_haa_nz;

  /* F to base */
  const double rh_haa_F_base_fy = rh_haa_F_fy*rh_haa_c - rh_haa_F_fz*rh_haa_s;
  const double rh_haa_F_base_fz = rh_haa_F_fy*rh_haa_s + rh_haa_F_fz*rh_haa_c;
  const double rh_haa_F_base_nx = rh_haa_F_nx + rh_haa_py*rh_haa_F_base_fz;
  const double rh_haa_F_base_ny = rh_haa_F_ny*rh_haa_c - rh_haa_F_nz*rh_haa_s
    - rh_haa_px*rh_haa_F_base_fz;
  const double rh_haa_F_base_nz = rh_haa_F_ny*rh_haa_s + rh_haa_F_nz*rh_haa_c
    + (rh_haa_px*rh_haa_F_base_fy - rh_haa_py*rh_haa_F_fx);

  /* ---- force on base: floating, parent world ------------------------------ */
  const double base_F_fx = base_fB_fx + lf_haa_F_fx + rf_haa_F_fx + lh_haa_F_fx + rh_haa_F_fx;
  const double base_F_fy = base_fB_fy + lf_haa_F_base_fy + rf_haa_F_base_fy + lh_haa_F_base_fy
    + rh_haa_F_base_fy;
  const double base_F_fz = base_fB_fz + lf_haa_F_base_fz + rf_haa_F_base_fz + lh_haa_F_base_fz
    + rh_haa_F_base_fz;
  const double base_F_nx = base_fB_nx + lf_haa_F_base_nx + rf_haa_F_base_nx + lh_haa_F_base_nx
    + rh_haa_F_base_nx;
  const double base_F_ny = base_fB_ny + lf_haa_F_base_ny + rf_haa_F_base_ny + lh_haa_F_base_ny
    + rh_haa_F_base_ny;
  const double base_F_nz = base_fB_nz + lf_haa_F_base_nz + rf_haa_F_base_nz + lh_haa_F_base_nz
    + rh_haa_F_base_nz;

  /* ---- tau - C ------------------------------------------------------------ */
  a[QUAD_base_vx] = tau[QUAD_base_vx] - base_F_fx;
  a[QUAD_base_vy] = tau[QUAD_base_vy] - base_F_fy;
  a[QUAD_base_vz] = tau[QUAD_base_vz] - base_F_fz;
  a[QUAD_base_wx] = tau[QUAD_base_wx] - base_F_nx;
  a[QUAD_base_wy] = tau[QUAD_base_wy] - base_F_ny;
  a[QUAD_base_wz] = tau[QUAD_base_wz] - base_F_nz;
  a[QUAD_lf_haa] = tau[QUAD_lf_haa] - lf_haa_F_nx;
  a[QUAD_lf_hfe] = tau[QUAD_lf_hfe] - lf_hfe_F_ny;
  a[QUAD_lf_kfe] = tau[QUAD_lf_kfe] - lf_kfe_fB_ny;
  a[QUAD_rf_haa] = tau[QUAD_rf_haa] - rf_haa_F_nx;
  a[QUAD_rf_hfe] = tau[QUAD_rf_hfe] - rf_hfe_F_ny;
  a[QUAD_rf_kfe] = tau[QUAD_rf_kfe] - rf_kfe_fB_ny;
  a[QUAD_lh_haa] = tau[QUAD_lh_haa] - lh_haa_F_nx;
  a[QUAD_lh_hfe] = tau[QUAD_lh_hfe] - lh_hfe_F_ny;
  a[QUAD_lh_kfe] = tau[QUAD_lh_kfe] - lh_kfe_fB_ny;
  a[QUAD_rh_haa] = tau[QUAD_rh_haa] - rh_haa_F_nx;
  a[QUAD_rh_hfe] = tau[QUAD_rh_hfe] - rh_hfe_F_ny;
  a[QUAD_rh_kfe] = tau[QUAD_rh_kfe] - rh_kfe_fB_ny;

  /* Ic = I + children's Ic; F = Ic*S, carried up the tree; H = S'*F */

  /* ---- rh_kfe: revolute y, parent rh_hfe ---------------------------------- */
  H[QUAD_H_rh_kfe_rh_kfe] = rh_calf_Jyy;

  /* F to rh_hfe */
  const double rh_kfe_F_rh_hfe_fx_2 = rh_calf_hz*rh_kfe_c - rh_calf_hx*rh_kfe_s;
  const double rh_kfe_F_rh_hfe_fz_2 = -rh_calf_hx*rh_kfe_c - rh_calf_hz*rh_kfe_s;
  const double rh_kfe_F_rh_hfe_ny_2 = rh_calf_Jyy + rh_kfe_pz*rh_kfe_F_rh_hfe_fx_2;
  H[QUAD_H_rh_kfe_rh_hfe] = rh_kfe_F_rh_hfe_ny_2;

  /* F to rh_haa */
  const double rh_kfe_F_rh_haa_fx = rh_kfe_F_rh_hfe_fx_2*rh_hfe_c + rh_kfe_F_rh_hfe_fz_2*rh_hfe_s;
  const double rh_kfe_F_rh_haa_fz = rh_kfe_F_rh_hfe_fz_2*rh_hfe_c - rh_kfe_F_rh_hfe_fx_2*rh_hfe_s;
  const double rh_kfe_F_rh_haa_nx = rh_kfe_F_rh_haa_fz*rh_hfe_py;
  const double rh_kfe_F_rh_haa_nz = -rh_hfe_py*rh_kfe_F_rh_haa_fx;
  H[QUAD_H_rh_kfe_rh_haa] = rh_kfe_F_rh_haa_nx;

  /* F to base */
  const double rh_kfe_F_base_fy = -rh_kfe_F_rh_haa_fz*rh_haa_s;
  const double rh_kfe_F_base_fz = rh_kfe_F_rh_haa_fz*rh_haa_c;
  const double rh_kfe_F_base_nx = rh_kfe_F_rh_haa_nx + rh_kfe_F_base_fz*rh_haa_py;
  const double rh_kfe_F_base_ny = rh_kfe_F_rh_hfe_ny_2*rh_haa_c - rh_kfe_F_rh_haa_nz*rh_haa_s
    - rh_kfe_F_base_fz*rh_haa_px;
  const double rh_kfe_F_base_nz = rh_kfe_F_rh_hfe_ny_2*rh_haa_s + rh_kfe_F_rh_haa_nz*rh_haa_c
    + (rh_haa_px*rh_kfe_F_base_fy - rh_haa_py*rh_kfe_F_rh_haa_fx);
  H[QUAD_H_rh_kfe_base_vx] = rh_kfe_F_rh_haa_fx;
  H[QUAD_H_rh_kfe_base_vy] = rh_kfe_F_base_fy;
  H[QUAD_H_rh_kfe_base_vz] = rh_kfe_F_base_fz;
  H[QUAD_H_rh_kfe_base_wx] = rh_kfe_F_base_nx;
  H[QUAD_H_rh_kfe_base_wy] = rh_kfe_F_base_ny;
  H[QUAD_H_rh_kfe_base_wz] = rh_kfe_F_base_nz;

  /* Ic to rh_hfe */
  const double rh_kfe_ui = rh_calf_2Jxz*rh_kfe_c - rh_calf_Jxx_Jzz*rh_kfe_s;
  const double rh_kfe_uis = rh_kfe_ui*rh_kfe_s;
  const double rh_kfe_Ic_rh_hfe_hz = rh_kfe_F_rh_hfe_fx_2 + rh_kfe_mpz;
  const double rh_kfe_Ic_rh_hfe_xz = rh_kfe_ui*rh_kfe_c - rh_calf_Jxz
    + rh_kfe_pz*rh_kfe_F_rh_hfe_fz_2;
  const double rh_kfe_Ic_rh_hfe_zz = rh_calf_Jzz - rh_kfe_uis;
  const double rh_kfe_e_z = rh_kfe_2pz*rh_kfe_F_rh_hfe_fx_2 + rh_kfe_mpzpz;
  const double rh_kfe_Ic_rh_hfe_xx = rh_calf_Jxx + rh_kfe_uis + rh_kfe_e_z;
  const double rh_kfe_Ic_rh_hfe_yy = rh_calf_Jyy + rh_kfe_e_z;

  /* ---- rh_hfe: revolute y, parent rh_haa ---------------------------------- */
  const double rh_hfe_Ic_hx = rh_thigh_hx - rh_kfe_F_rh_hfe_fz_2;
  const double rh_hfe_Ic_hz = rh_thigh_hz + rh_kfe_Ic_rh_hfe_hz;
  const double rh_hfe_Ic_xx = rh_thigh_Jxx + rh_kfe_Ic_rh_hfe_xx;
  const double rh_hfe_Ic_xz = rh_thigh_Jxz + rh_kfe_Ic_rh_hfe_xz;
  const double rh_hfe_Ic_yy = rh_thigh_Jyy + rh_kfe_Ic_rh_hfe_yy;
  const double rh_hfe_Ic_zz = rh_thigh_Jzz + rh_kfe_Ic_rh_hfe_zz;
  H[QUAD_H_rh_hfe_rh_hfe] = rh_hfe_Ic_yy;

  /* F to rh_haa */
  const double rh_hfe_F_rh_haa_fx_2 = rh_hfe_Ic_hz*rh_hfe_c - rh_hfe_Ic_hx*rh_hfe_s;
  const double rh_hfe_F_rh_haa_fz_2 = -rh_hfe_Ic_hx*rh_hfe_c - rh_hfe_Ic_hz*rh_hfe_s;
  const double rh_hfe_F_rh_haa_nx_2 = rh_thigh_Jyz*rh_hfe_s + rh_thigh_Jxy*rh_hfe_c
    + rh_hfe_F_rh_haa_fz_2*rh_hfe_py;
  const double rh_hfe_F_rh_haa_nz_2 = rh_thigh_Jyz*rh_hfe_c - rh_thigh_Jxy*rh_hfe_s
    - rh_hfe_py*rh_hfe_F_rh_haa_fx_2;
  H[QUAD_H_rh_hfe_rh_haa] = rh_hfe_F_rh_haa_nx_2;

  /* F to base */
  const double rh_hfe_F_base_fy = -rh_hfe_F_rh_haa_fz_2*rh_haa_s;
  const double rh_hfe_F_base_fz = rh_hfe_F_rh_haa_fz_2*rh_haa_c;
  const double rh_hfe_F_base_nx = rh_hfe_F_rh_haa_nx_2 + rh_hfe_F_base_fz*rh_haa_py;
  const double rh_hfe_F_base_ny = rh_hfe_Ic_yy*rh_haa_c - rh_hfe_F_rh_haa_nz_2*rh_haa_s
    - rh_hfe_F_base_fz*rh_haa_px;
  const double rh_hfe_F_base_nz = rh_hfe_Ic_yy*rh_haa_s + rh_hfe_F_rh_haa_nz_2*rh_haa_c
    + (rh_haa_px*rh_hfe_F_base_fy - rh_haa_py*rh_hfe_F_rh_haa_fx_2);
  H[QUAD_H_rh_hfe_base_vx] = rh_hfe_F_rh_haa_fx_2;
  H[QUAD_H_rh_hfe_base_vy] = rh_hfe_F_base_fy;
  H[QUAD_H_rh_hfe_base_vz] = rh_hfe_F_base_fz;
  H[QUAD_H_rh_hfe_base_wx] = rh_hfe_F_base_nx;
  H[QUAD_H_rh_hfe_base_wy] = rh_hfe_F_base_ny;
  H[QUAD_H_rh_hfe_base_wz] = rh_hfe_F_base_nz;

  /* Ic to rh_haa */
  const double rh_hfe_ui = (rh_hfe_Ic_zz - rh_hfe_Ic_xx)*rh_hfe_s + rh_hfe_Ic_xz*(2.0*rh_hfe_c);
  const double rh_hfe_uis = rh_hfe_ui*rh_hfe_s;
  const double rh_hfe_Ic_rh_haa_xx = rh_hfe_Ic_xx + rh_hfe_uis + rh_hfe_J_k1532;
  const double rh_hfe_Ic_rh_haa_xz = rh_hfe_ui*rh_hfe_c - rh_hfe_Ic_xz;
  const double rh_hfe_Ic_rh_haa_zz = rh_hfe_Ic_zz - rh_hfe_uis + rh_hfe_J_k1532;

  /* ---- rh_haa: revolute x, parent base ------------------------------------ */
  const double rh_haa_Ic_hx = rh_hip_hx - rh_hfe_F_rh_haa_fz_2;
  const double rh_haa_Ic_xx = rh_hip_Jxx + rh_hfe_Ic_rh_haa_xx;
  const double rh_haa_Ic_xy = rh_hip_Jxy + rh_hfe_F_rh_haa_nx_2;
  const double rh_haa_Ic_yy = rh_hip_Jyy + rh_hfe_Ic_yy;
  const double rh_haa_Ic_zz = rh_hip_Jzz + rh_hfe_Ic_rh_haa_zz;
  H[QUAD_H_rh_haa_rh_haa] = rh_haa_Ic_xx;

  /* F to base */
  const double rh_haa_F_base_fy_2 = -rh_hfe_F_rh_haa_fx_2*rh_haa_c - rh_haa_h_k9233*rh_haa_s;
  const double rh_haa_F_base_fz_2 = rh_haa_h_k9233*rh_haa_c - rh_hfe_F_rh_haa_fx_2*rh_haa_s;
  const double rh_haa_Rn_y = rh_haa_Ic_xy*rh_haa_c - rh_hfe_Ic_rh_haa_xz*rh_haa_s;
  const double rh_haa_F_base_nx_2 = rh_haa_Ic_xx + rh_haa_py*rh_haa_F_base_fz_2;
  const double rh_haa_F_base_ny_2 = rh_haa_Rn_y - rh_haa_px*rh_haa_F_base_fz_2;
  const double rh_haa_F_base_nz_2 = rh_haa_Ic_xy*rh_haa_s + rh_hfe_Ic_rh_haa_xz*rh_haa_c
    + rh_haa_F_base_fy_2*rh_haa_px;
  H[QUAD_H_rh_haa_base_vx] = 0.0;
  H[QUAD_H_rh_haa_base_vy] = rh_haa_F_base_fy_2;
  H[QUAD_H_rh_haa_base_vz] = rh_haa_F_base_fz_2;
  H[QUAD_H_rh_haa_base_wx] = rh_haa_F_base_nx_2;
  H[QUAD_H_rh_haa_base_wy] = rh_haa_F_base_ny_2;
  H[QUAD_H_rh_haa_base_wz] = rh_haa_F_base_nz_2;

  /* Ic to base */
  const double rh_haa_ui = (rh_haa_Ic_yy - rh_haa_Ic_zz)*rh_haa_s
    + rh_hfe_F_rh_haa_nz_2*(2.0*rh_haa_c);
  const double rh_haa_uis = rh_haa_ui*rh_haa_s;
  const double rh_haa_Ic_base_hx = rh_haa_Ic_hx + rh_haa_Ic_mpx;
  const double rh_haa_Ic_base_hy = rh_haa_F_base_fz_2 + rh_haa_Ic_mpy;
  const double rh_haa_Ic_base_yz = rh_haa_ui*rh_haa_c - rh_hfe_F_rh_haa_nz_2
    + rh_haa_py*rh_haa_F_base_fy_2;
  const double rh_haa_e_x = rh_haa_2px*rh_haa_Ic_hx + rh_haa_Ic_mpxpx;
  const double rh_haa_e_y = rh_haa_2py*rh_haa_F_base_fz_2 + rh_haa_Ic_mpypy;
  const double rh_haa_Ic_base_xx = rh_haa_Ic_xx + rh_haa_e_y;
  const double rh_haa_Ic_base_xy = rh_haa_Rn_y
    - (rh_haa_px*rh_haa_Ic_base_hy + rh_haa_py*rh_haa_Ic_hx);
  const double rh_haa_Ic_base_yy = rh_haa_Ic_yy - rh_haa_uis + rh_haa_e_x;
  const double rh_haa_Ic_base_zz = rh_haa_Ic_zz + rh_haa_uis + (rh_haa_e_x + rh_haa_e_y);

  /* ---- lh_kfe: revolute y, parent lh_hfe ---------------------------------- */
  H[QUAD_H_lh_kfe_lh_kfe] = lh_calf_Jyy;

  /* F to lh_hfe */
  const double lh_kfe_F_lh_hfe_fx_2 = lh_calf_hz*lh_kfe_c - lh_calf_hx*lh_kfe_s;
  const double lh_kfe_F_lh_hfe_fz_2 = -lh_calf_hx*lh_kfe_c - lh_calf_hz*lh_kfe_s;
  const double lh_kfe_F_lh_hfe_ny_2 = lh_calf_Jyy + lh_kfe_pz*lh_kfe_F_lh_hfe_fx_2;
  H[QUAD_H_lh_kfe_lh_hfe] = lh_kfe_F_lh_hfe_ny_2;

  /* F to lh_haa */
  const double lh_kfe_F_lh_haa_fx = lh_kfe_F_lh_hfe_fx_2*lh_hfe_c + lh_kfe_F_lh_hfe_fz_2*lh_hfe_s;
  const double lh_kfe_F_lh_haa_fz = lh_kfe_F_lh_hfe_fz_2*lh_hfe_c - lh_kfe_F_lh_hfe_fx_2*lh_hfe_s;
  const double lh_kfe_F_lh_haa_nx = lh_kfe_F_lh_haa_fz*lh_hfe_py;
  const double lh_kfe_F_lh_haa_nz = -lh_hfe_py*lh_kfe_F_lh_haa_fx;
  H[QUAD_H_lh_kfe_lh_haa] = lh_kfe_F_lh_haa_nx;

  /* F to base */
  const double lh_kfe_F_base_fy = -lh_kfe_F_lh_haa_fz*lh_haa_s;
  const double lh_kfe_F_base_fz = lh_kfe_F_lh_haa_fz*lh_haa_c;
  const double lh_kfe_F_base_nx = lh_kfe_F_lh_haa_nx + lh_kfe_F_base_fz*lh_haa_py;
  const double lh_kfe_F_base_ny = lh_kfe_F_lh_hfe_ny_2*lh_haa_c - lh_kfe_F_lh_haa_nz*lh_haa_s
    - lh_kfe_F_base_fz*lh_haa_px;
  const double lh_kfe_F_base_nz = lh_kfe_F_lh_hfe_ny_2*lh_haa_s + lh_kfe_F_lh_haa_nz*lh_haa_c
    + (lh_haa_px*lh_kfe_F_base_fy - lh_haa_py*lh_kfe_F_lh_haa_fx);
  H[QUAD_H_lh_kfe_base_vx] = lh_kfe_F_lh_haa_fx;
  H[QUAD_H_lh_kfe_base_vy] = lh_kfe_F_base_fy;
  H[QUAD_H_lh_kfe_base_vz] = lh_kfe_F_base_fz;
  H[QUAD_H_lh_kfe_base_wx] = lh_kfe_F_base_nx;
  H[QUAD_H_lh_kfe_base_wy] = lh_kfe_F_base_ny;
  H[QUAD_H_lh_kfe_base_wz] = lh_kfe_F_base_nz;

  /* Ic to lh_hfe */
  const double lh_kfe_ui = lh_calf_2Jxz*lh_kfe_c - lh_calf_Jxx_Jzz*lh_kfe_s;
  const double lh_kfe_uis = lh_kfe_ui*lh_kfe_s;
  const double lh_kfe_Ic_lh_hfe_hz = lh_kfe_F_lh_hfe_fx_2 + lh_kfe_mpz;
  const double lh_kfe_Ic_lh_hfe_xz = lh_kfe_ui*lh_kfe_c - lh_calf_Jxz
    + lh_kfe_pz*lh_kfe_F_lh_hfe_fz_2;
  const double lh_kfe_Ic_lh_hfe_zz = lh_calf_Jzz - lh_kfe_uis;
  const double lh_kfe_e_z = lh_kfe_2pz*lh_kfe_F_lh_hfe_fx_2 + lh_kfe_mpzpz;
  const double lh_kfe_Ic_lh_hfe_xx = lh_calf_Jxx + lh_kfe_uis + lh_kfe_e_z;
  const double lh_kfe_Ic_lh_hfe_yy = lh_calf_Jyy + lh_kfe_e_z;

  /* ---- lh_hfe: revolute y, parent lh_haa ---------------------------------- */
  const double lh_hfe_Ic_hx = lh_thigh_hx - lh_kfe_F_lh_hfe_fz_2;
  const double lh_hfe_Ic_hz = lh_thigh_hz + lh_kfe_Ic_lh_hfe_hz;
  const double lh_hfe_Ic_xx = lh_thigh_Jxx + lh_kfe_Ic_lh_hfe_xx;
  const double lh_hfe_Ic_xz = lh_thigh_Jxz + lh_kfe_Ic_lh_hfe_xz;
  const double lh_hfe_Ic_yy = lh_thigh_Jyy + lh_kfe_Ic_lh_hfe_yy;
  const double lh_hfe_Ic_zz = lh_thigh_Jzz + lh_kfe_Ic_lh_hfe_zz;
  H[QUAD_H_lh_hfe_lh_hfe] = lh_hfe_Ic_yy;

  /* F to lh_haa */
  const double lh_hfe_F_lh_haa_fx_2 = lh_hfe_Ic_hz*lh_hfe_c - lh_hfe_Ic_hx*lh_hfe_s;
  const double lh_hfe_F_lh_haa_fz_2 = -lh_hfe_Ic_hx*lh_hfe_c - lh_hfe_Ic_hz*lh_hfe_s;
  const double lh_hfe_F_lh_haa_nx_2 = lh_thigh_Jyz*lh_hfe_s + lh_thigh_Jxy*lh_hfe_c
    + lh_hfe_F_lh_haa_fz_2*lh_hfe_py;
  const double lh_hfe_F_lh_haa_nz_2 = lh_thigh_Jyz*lh_hfe_c - lh_thigh_Jxy*lh_hfe_s
    - lh_hfe_py*lh_hfe_F_lh_haa_fx_2;
  H[QUAD_H_lh_hfe_lh_haa] = lh_hfe_F_lh_haa_nx_2;

  /* F to base */
  const double lh_hfe_F_base_fy = -lh_hfe_F_lh_haa_fz_2*lh_haa_s;
  const double lh_hfe_F_base_fz = lh_hfe_F_lh_haa_fz_2*lh_haa_c;
  const double lh_hfe_F_base_nx = lh_hfe_F_lh_haa_nx_2 + lh_hfe_F_base_fz*lh_haa_py;
  const double lh_hfe_F_base_ny = lh_hfe_Ic_yy*lh_haa_c - lh_hfe_F_lh_haa_nz_2*lh_haa_s
    - lh_hfe_F_base_fz*lh_haa_px;
  const double lh_hfe_F_base_nz = lh_hfe_Ic_yy*lh_haa_s + lh_hfe_F_lh_haa_nz_2*lh_haa_c
    + (lh_haa_px*lh_hfe_F_base_fy - lh_haa_py*lh_hfe_F_lh_haa_fx_2);
  H[QUAD_H_lh_hfe_base_vx] = lh_hfe_F_lh_haa_fx_2;
  H[QUAD_H_lh_hfe_base_vy] = lh_hfe_F_base_fy;
  H[QUAD_H_lh_hfe_base_vz] = lh_hfe_F_base_fz;
  H[QUAD_H_lh_hfe_base_wx] = lh_hfe_F_base_nx;
  H[QUAD_H_lh_hfe_base_wy] = lh_hfe_F_base_ny;
  H[QUAD_H_lh_hfe_base_wz] = lh_hfe_F_base_nz;

  /* Ic to lh_haa */
  const double lh_hfe_ui = (lh_hfe_Ic_zz - lh_hfe_Ic_xx)*lh_hfe_s + lh_hfe_Ic_xz*(2.0*lh_hfe_c);
  const double lh_hfe_uis = lh_hfe_ui*lh_hfe_s;
  const double lh_hfe_Ic_lh_haa_xx = lh_hfe_Ic_xx + lh_hfe_uis + lh_hfe_J_k1532;
  const double lh_hfe_Ic_lh_haa_xz = lh_hfe_ui*lh_hfe_c - lh_hfe_Ic_xz;
  const double lh_hfe_Ic_lh_haa_zz = lh_hfe_Ic_zz - lh_hfe_uis + lh_hfe_J_k1532;

  /* ---- lh_haa: revolute x, parent base ------------------------------------ */
  const double lh_haa_Ic_hx = lh_hip_hx - lh_hfe_F_lh_haa_fz_2;
  const double lh_haa_Ic_xx = lh_hip_Jxx + lh_hfe_Ic_lh_haa_xx;
  const double lh_haa_Ic_xy = lh_hip_Jxy + lh_hfe_F_lh_haa_nx_2;
  const double lh_haa_Ic_yy = lh_hip_Jyy + lh_hfe_Ic_yy;
  const double lh_haa_Ic_zz = lh_hip_Jzz + lh_hfe_Ic_lh_haa_zz;
  H[QUAD_H_lh_haa_lh_haa] = lh_haa_Ic_xx;

  /* F to base */
  const double lh_haa_F_base_fy_2 = -lh_hfe_F_lh_haa_fx_2*lh_haa_c - lh_haa_h_k9233*lh_haa_s;
  const double lh_haa_F_base_fz_2 = lh_haa_h_k9233*lh_haa_c - lh_hfe_F_lh_haa_fx_2*lh_haa_s;
  const double lh_haa_Rn_y = lh_haa_Ic_xy*lh_haa_c - lh_hfe_Ic_lh_haa_xz*lh_haa_s;
  const double lh_haa_F_base_nx_2 = lh_haa_Ic_xx + lh_haa_py*lh_haa_F_base_fz_2;
  const double lh_haa_F_base_ny_2 = lh_haa_Rn_y - lh_haa_px*lh_haa_F_base_fz_2;
  const double lh_haa_F_base_nz_2 = lh_haa_Ic_xy*lh_haa_s + lh_hfe_Ic_lh_haa_xz*lh_haa_c
    + lh_haa_F_base_fy_2*lh_haa_px;
  H[QUAD_H_lh_haa_base_vx] = 0.0;
  H[QUAD_H_lh_haa_base_vy] = lh_haa_F_base_fy_2;
  H[QUAD_H_lh_haa_base_vz] = lh_haa_F_base_fz_2;
  H[QUAD_H_lh_haa_base_wx] = lh_haa_F_base_nx_2;
  H[QUAD_H_lh_haa_base_wy] = lh_haa_F_base_ny_2;
  H[QUAD_H_lh_haa_base_wz] = lh_haa_F_base_nz_2;

  /* Ic to base */
  const double lh_haa_ui = (lh_haa_Ic_yy - lh_haa_Ic_zz)*lh_haa_s
    + lh_hfe_F_lh_haa_nz_2*(2.0*lh_haa_c);
  const double lh_haa_uis = lh_haa_ui*lh_haa_s;
  const double lh_haa_Ic_base_hx = lh_haa_Ic_hx + lh_haa_Ic_mpx;
  const double lh_haa_Ic_base_hy = lh_haa_F_base_fz_2 + lh_haa_Ic_mpy;
  const double lh_haa_Ic_base_yz = lh_haa_ui*lh_haa_c - lh_hfe_F_lh_haa_nz_2
    + lh_haa_py*lh_haa_F_base_fy_2;
  const double lh_haa_e_x = lh_haa_2px*lh_haa_Ic_hx + lh_haa_Ic_mpxpx;
  const double lh_haa_e_y = lh_haa_2py*lh_haa_F_base_fz_2 + lh_haa_Ic_mpypy;
  const double lh_haa_Ic_base_xx = lh_haa_Ic_xx + lh_haa_e_y;
  const double lh_haa_Ic_base_xy = lh_haa_Rn_y
    - (lh_haa_px*lh_haa_Ic_base_hy + lh_haa_py*lh_haa_Ic_hx);
  const double lh_haa_Ic_base_yy = lh_haa_Ic_yy - lh_haa_uis + lh_haa_e_x;
  const double lh_haa_Ic_base_zz = lh_haa_Ic_zz + lh_haa_uis + (lh_haa_e_x + lh_haa_e_y);

  /* ---- rf_kfe: revolute y, parent rf_hfe ---------------------------------- */
  H[QUAD_H_rf_kfe_rf_kfe] = rf_calf_Jyy;

  /* F to rf_hfe */
  const double rf_kfe_F_rf_hfe_fx_2 = rf_calf_hz*rf_kfe_c - rf_calf_hx*rf_kfe_s;
  const double rf_kfe_F_rf_hfe_fz_2 = -rf_calf_hx*rf_kfe_c - rf_calf_hz*rf_kfe_s;
  const double rf_kfe_F_rf_hfe_ny_2 = rf_calf_Jyy + rf_kfe_pz*rf_kfe_F_rf_hfe_fx_2;
  H[QUAD_H_rf_kfe_rf_hfe] = rf_kfe_F_rf_hfe_ny_2;

  /* F to rf_haa */
  const double rf_kfe_F_rf_haa_fx = rf_kfe_F_rf_hfe_fx_2*rf_hfe_c + rf_kfe_F_rf_hfe_fz_2*rf_hfe_s;
  const double rf_kfe_F_rf_haa_fz = rf_kfe_F_rf_hfe_fz_2*rf_hfe_c - rf_kfe_F_rf_hfe_fx_2*rf_hfe_s;
  const double rf_kfe_F_rf_haa_nx = rf_kfe_F_rf_haa_fz*rf_hfe_py;
  const double rf_kfe_F_rf_haa_nz = -rf_hfe_py*rf_kfe_F_rf_haa_fx;
  H[QUAD_H_rf_kfe_rf_haa] = rf_kfe_F_rf_haa_nx;

  /* F to base */
  const double rf_kfe_F_base_fy = -rf_kfe_F_rf_haa_fz*rf_haa_s;
  const double rf_kfe_F_base_fz = rf_kfe_F_rf_haa_fz*rf_haa_c;
  const double rf_kfe_F_base_nx = rf_kfe_F_rf_haa_nx + rf_kfe_F_base_fz*rf_haa_py;
  const double rf_kfe_F_base_ny = rf_kfe_F_rf_hfe_ny_2*rf_haa_c - rf_kfe_F_rf_haa_nz*rf_haa_s
    - rf_kfe_F_base_fz*rf_haa_px;
  const double rf_kfe_F_base_nz = rf_kfe_F_rf_hfe_ny_2*rf_haa_s + rf_kfe_F_rf_haa_nz*rf_haa_c
    + (rf_haa_px*rf_kfe_F_base_fy - rf_haa_py*rf_kfe_F_rf_haa_fx);
  H[QUAD_H_rf_kfe_base_vx] = rf_kfe_F_rf_haa_fx;
  H[QUAD_H_rf_kfe_base_vy] = rf_kfe_F_base_fy;
  H[QUAD_H_rf_kfe_base_vz] = rf_kfe_F_base_fz;
  H[QUAD_H_rf_kfe_base_wx] = rf_kfe_F_base_nx;
  H[QUAD_H_rf_kfe_base_wy] = rf_kfe_F_base_ny;
  H[QUAD_H_rf_kfe_base_wz] = rf_kfe_F_base_nz;

  /* Ic to rf_hfe */
  const double rf_kfe_ui = rf_calf_2Jxz*rf_kfe_c - rf_calf_Jxx_Jzz*rf_kfe_s;
  const double rf_kfe_uis = rf_kfe_ui*rf_kfe_s;
  const double rf_kfe_Ic_rf_hfe_hz = rf_kfe_F_rf_hfe_fx_2 + rf_kfe_mpz;
  const double rf_kfe_Ic_rf_hfe_xz = rf_kfe_ui*rf_kfe_c - rf_calf_Jxz
    + rf_kfe_pz*rf_kfe_F_rf_hfe_fz_2;
  const double rf_kfe_Ic_rf_hfe_zz = rf_calf_Jzz - rf_kfe_uis;
  const double rf_kfe_e_z = rf_kfe_2pz*rf_kfe_F_rf_hfe_fx_2 + rf_kfe_mpzpz;
  const double rf_kfe_Ic_rf_hfe_xx = rf_calf_Jxx + rf_kfe_uis + rf_kfe_e_z;
  const double rf_kfe_Ic_rf_hfe_yy = rf_calf_Jyy + rf_kfe_e_z;

  /* ---- rf_hfe: revolute y, parent rf_haa ---------------------------------- */
  const double rf_hfe_Ic_hx = rf_thigh_hx - rf_kfe_F_rf_hfe_fz_2;
  const double rf_hfe_Ic_hz = rf_thigh_hz + rf_kfe_Ic_rf_hfe_hz;
  const double rf_hfe_Ic_xx = rf_thigh_Jxx + rf_kfe_Ic_rf_hfe_xx;
  const double rf_hfe_Ic_xz = rf_thigh_Jxz + rf_kfe_Ic_rf_hfe_xz;
  const double rf_hfe_Ic_yy = rf_thigh_Jyy + rf_kfe_Ic_rf_hfe_yy;
  const double rf_hfe_Ic_zz = rf_thigh_Jzz + rf_kfe_Ic_rf_hfe_zz;
  H[QUAD_H_rf_hfe_rf_hfe] = rf_hfe_Ic_yy;

  /* F to rf_haa */
  const double rf_hfe_F_rf_haa_fx_2 = rf_hfe_Ic_hz*rf_hfe_c - rf_hfe_Ic_hx*rf_hfe_s;
  const double rf_hfe_F_rf_haa_fz_2 = -rf_hfe_Ic_hx*rf_hfe_c - rf_hfe_Ic_hz*rf_hfe_s;
  const double rf_hfe_F_rf_haa_nx_2 = rf_thigh_Jyz*rf_hfe_s + rf_thigh_Jxy*rf_hfe_c
    + rf_hfe_F_rf_haa_fz_2*rf_hfe_py;
  const double rf_hfe_F_rf_haa_nz_2 = rf_thigh_Jyz*rf_hfe_c - rf_thigh_Jxy*rf_hfe_s
    - rf_hfe_py*rf_hfe_F_rf_haa_fx_2;
  H[QUAD_H_rf_hfe_rf_haa] = rf_hfe_F_rf_haa_nx_2;

  /* F to base */
  const double rf_hfe_F_base_fy = -rf_hfe_F_rf_haa_fz_2*rf_haa_s;
  const double rf_hfe_F_base_fz = rf_hfe_F_rf_haa_fz_2*rf_haa_c;
  const double rf_hfe_F_base_nx = rf_hfe_F_rf_haa_nx_2 + rf_hfe_F_base_fz*rf_haa_py;
  const double rf_hfe_F_base_ny = rf_hfe_Ic_yy*rf_haa_c - rf_hfe_F_rf_haa_nz_2*rf_haa_s
    - rf_hfe_F_base_fz*rf_haa_px;
  const double rf_hfe_F_base_nz = rf_hfe_Ic_yy*rf_haa_s + rf_hfe_F_rf_haa_nz_2*rf_haa_c
    + (rf_haa_px*rf_hfe_F_base_fy - rf_haa_py*rf_hfe_F_rf_haa_fx_2);
  H[QUAD_H_rf_hfe_base_vx] = rf_hfe_F_rf_haa_fx_2;
  H[QUAD_H_rf_hfe_base_vy] = rf_hfe_F_base_fy;
  H[QUAD_H_rf_hfe_base_vz] = rf_hfe_F_base_fz;
  H[QUAD_H_rf_hfe_base_wx] = rf_hfe_F_base_nx;
  H[QUAD_H_rf_hfe_base_wy] = rf_hfe_F_base_ny;
  H[QUAD_H_rf_hfe_base_wz] = rf_hfe_F_base_nz;

  /* Ic to rf_haa */
  const double rf_hfe_ui = (rf_hfe_Ic_zz - rf_hfe_Ic_xx)*rf_hfe_s + rf_hfe_Ic_xz*(2.0*rf_hfe_c);
  const double rf_hfe_uis = rf_hfe_ui*rf_hfe_s;
  const double rf_hfe_Ic_rf_haa_xx = rf_hfe_Ic_xx + rf_hfe_uis + rf_hfe_J_k1532;
  const double rf_hfe_Ic_rf_haa_xz = rf_hfe_ui*rf_hfe_c - rf_hfe_Ic_xz;
  const double rf_hfe_Ic_rf_haa_zz = rf_hfe_Ic_zz - rf_hfe_uis + rf_hfe_J_k1532;

  /* ---- rf_haa: revolute x, parent base ------------------------------------ */
  const double rf_haa_Ic_hx = rf_hip_hx - rf_hfe_F_rf_haa_fz_2;
  const double rf_haa_Ic_xx = rf_hip_Jxx + rf_hfe_Ic_rf_haa_xx;
  const double rf_haa_Ic_xy = rf_hip_Jxy + rf_hfe_F_rf_haa_nx_2;
  const double rf_haa_Ic_yy = rf_hip_Jyy + rf_hfe_Ic_yy;
  const double rf_haa_Ic_zz = rf_hip_Jzz + rf_hfe_Ic_rf_haa_zz;
  H[QUAD_H_rf_haa_rf_haa] = rf_haa_Ic_xx;

  /* F to base */
  const double rf_haa_F_base_fy_2 = -rf_hfe_F_rf_haa_fx_2*rf_haa_c - rf_haa_h_k9233*rf_haa_s;
  const double rf_haa_F_base_fz_2 = rf_haa_h_k9233*rf_haa_c - rf_hfe_F_rf_haa_fx_2*rf_haa_s;
  const double rf_haa_Rn_y = rf_haa_Ic_xy*rf_haa_c - rf_hfe_Ic_rf_haa_xz*rf_haa_s;
  const double rf_haa_F_base_nx_2 = rf_haa_Ic_xx + rf_haa_py*rf_haa_F_base_fz_2;
  const double rf_haa_F_base_ny_2 = rf_haa_Rn_y - rf_haa_px*rf_haa_F_base_fz_2;
  const double rf_haa_F_base_nz_2 = rf_haa_Ic_xy*rf_haa_s + rf_hfe_Ic_rf_haa_xz*rf_haa_c
    + rf_haa_F_base_fy_2*rf_haa_px;
  H[QUAD_H_rf_haa_base_vx] = 0.0;
  H[QUAD_H_rf_haa_base_vy] = rf_haa_F_base_fy_2;
  H[QUAD_H_rf_haa_base_vz] = rf_haa_F_base_fz_2;
  H[QUAD_H_rf_haa_base_wx] = rf_haa_F_base_nx_2;
  H[QUAD_H_rf_haa_base_wy] = rf_haa_F_base_ny_2;
  H[QUAD_H_rf_haa_base_wz] = rf_haa_F_base_nz_2;

  /* Ic to base */
  const double rf_haa_ui = (rf_haa_Ic_yy - rf_haa_Ic_zz)*rf_haa_s
    + rf_hfe_F_rf_haa_nz_2*(2.0*rf_haa_c);
  const double rf_haa_uis = rf_haa_ui*rf_haa_s;
  const double rf_haa_Ic_base_hx = rf_haa_Ic_hx + rf_haa_Ic_mpx;
  const double rf_haa_Ic_base_hy = rf_haa_F_base_fz_2 + rf_haa_Ic_mpy;
  const double rf_haa_Ic_base_yz = rf_haa_ui*rf_haa_c - rf_hfe_F_rf_haa_nz_2
    + rf_haa_py*rf_haa_F_base_fy_2;
  const double rf_haa_e_x = rf_haa_2px*rf_haa_Ic_hx + rf_haa_Ic_mpxpx;
  const double rf_haa_e_y = rf_haa_2py*rf_haa_F_base_fz_2 + rf_haa_Ic_mpypy;
  const double rf_haa_Ic_base_xx = rf_haa_Ic_xx + rf_haa_e_y;
  const double rf_haa_Ic_base_xy = rf_haa_Rn_y
    - (rf_haa_px*rf_haa_Ic_base_hy + rf_haa_py*rf_haa_Ic_hx);
  const double rf_haa_Ic_base_yy = rf_haa_Ic_yy - rf_haa_uis + rf_haa_e_x;
  const double rf_haa_Ic_base_zz = rf_haa_Ic_zz + rf_haa_uis + (rf_haa_e_x + rf_haa_e_y);

  /* ---- lf_kfe: revolute y, parent lf_hfe ---------------------------------- */
  H[QUAD_H_lf_kfe_lf_kfe] = lf_calf_Jyy;

  /* F to lf_hfe */
  const double lf_kfe_F_lf_hfe_fx_2 = lf_calf_hz*lf_kfe_c - lf_calf_hx*lf_kfe_s;
  const double lf_kfe_F_lf_hfe_fz_2 = -lf_calf_hx*lf_kfe_c - lf_calf_hz*lf_kfe_s;
  const double lf_kfe_F_lf_hfe_ny_2 = lf_calf_Jyy + lf_kfe_pz*lf_kfe_F_lf_hfe_fx_2;
  H[QUAD_H_lf_kfe_lf_hfe] = lf_kfe_F_lf_hfe_ny_2;

  /* F to lf_haa */
  const double lf_kfe_F_lf_haa_fx = lf_kfe_F_lf_hfe_fx_2*lf_hfe_c + lf_kfe_F_lf_hfe_fz_2*lf_hfe_s;
  const double lf_kfe_F_lf_haa_fz = lf_kfe_F_lf_hfe_fz_2*lf_hfe_c - lf_kfe_F_lf_hfe_fx_2*lf_hfe_s;
  const double lf_kfe_F_lf_haa_nx = lf_kfe_F_lf_haa_fz*lf_hfe_py;
  const double lf_kfe_F_lf_haa_nz = -lf_hfe_py*lf_kfe_F_lf_haa_fx;
  H[QUAD_H_lf_kfe_lf_haa] = lf_kfe_F_lf_haa_nx;

  /* F to base */
  const double lf_kfe_F_base_fy = -lf_kfe_F_lf_haa_fz*lf_haa_s;
  const double lf_kfe_F_base_fz = lf_kfe_F_lf_haa_fz*lf_haa_c;
  const double lf_kfe_F_base_nx = lf_kfe_F_lf_haa_nx + lf_kfe_F_base_fz*lf_haa_py;
  const double lf_kfe_F_base_ny = lf_kfe_F_lf_hfe_ny_2*lf_haa_c - lf_kfe_F_lf_haa_nz*lf_haa_s
    - lf_kfe_F_base_fz*lf_haa_px;
  const double lf_kfe_F_base_nz = lf_kfe_F_lf_hfe_ny_2*lf_haa_s + lf_kfe_F_lf_haa_nz*lf_haa_c
    + (lf_haa_px*lf_kfe_F_base_fy - lf_haa_py*lf_kfe_F_lf_haa_fx);
  H[QUAD_H_lf_kfe_base_vx] = lf_kfe_F_lf_haa_fx;
  H[QUAD_H_lf_kfe_base_vy] = lf_kfe_F_base_fy;
  H[QUAD_H_lf_kfe_base_vz] = lf_kfe_F_base_fz;
  H[QUAD_H_lf_kfe_base_wx] = lf_kfe_F_base_nx;
  H[QUAD_H_lf_kfe_base_wy] = lf_kfe_F_base_ny;
  H[QUAD_H_lf_kfe_base_wz] = lf_kfe_F_base_nz;

  /* Ic to lf_hfe */
  const double lf_kfe_ui = lf_calf_2Jxz*lf_kfe_c - lf_calf_Jxx_Jzz*lf_kfe_s;
  const double lf_kfe_uis = lf_kfe_ui*lf_kfe_s;
  const double lf_kfe_Ic_lf_hfe_hz = lf_kfe_F_lf_hfe_fx_2 + lf_kfe_mpz;
  const double lf_kfe_Ic_lf_hfe_xz = lf_kfe_ui*lf_kfe_c - lf_calf_Jxz
    + lf_kfe_pz*lf_kfe_F_lf_hfe_fz_2;
  const double lf_kfe_Ic_lf_hfe_zz = lf_calf_Jzz - lf_kfe_uis;
  const double lf_kfe_e_z = lf_kfe_2pz*lf_kfe_F_lf_hfe_fx_2 + lf_kfe_mpzpz;
  const double lf_kfe_Ic_lf_hfe_xx = lf_calf_Jxx + lf_kfe_uis + lf_kfe_e_z;
  const double lf_kfe_Ic_lf_hfe_yy = lf_calf_Jyy + lf_kfe_e_z;

  /* ---- lf_hfe: revolute y, parent lf_haa ---------------------------------- */
  const double lf_hfe_Ic_hx = lf_thigh_hx - lf_kfe_F_lf_hfe_fz_2;
  const double lf_hfe_Ic_hz = lf_thigh_hz + lf_kfe_Ic_lf_hfe_hz;
  const double lf_hfe_Ic_xx = lf_thigh_Jxx + lf_kfe_Ic_lf_hfe_xx;
  const double lf_hfe_Ic_xz = lf_thigh_Jxz + lf_kfe_Ic_lf_hfe_xz;
  const double lf_hfe_Ic_yy = lf_thigh_Jyy + lf_kfe_Ic_lf_hfe_yy;
  const double lf_hfe_Ic_zz = lf_thigh_Jzz + lf_kfe_Ic_lf_hfe_zz;
  H[QUAD_H_lf_hfe_lf_hfe] = lf_hfe_Ic_yy;

  /* F to lf_haa */
  const double lf_hfe_F_lf_haa_fx_2 = lf_hfe_Ic_hz*lf_hfe_c - lf_hfe_Ic_hx*lf_hfe_s;
  const double lf_hfe_F_lf_haa_fz_2 = -lf_hfe_Ic_hx*lf_hfe_c - lf_hfe_Ic_hz*lf_hfe_s;
  const double lf_hfe_F_lf_haa_nx_2 = lf_thigh_Jyz*lf_hfe_s + lf_thigh_Jxy*lf_hfe_c
    + lf_hfe_F_lf_haa_fz_2*lf_hfe_py;
  const double lf_hfe_F_lf_haa_nz_2 = lf_thigh_Jyz*lf_hfe_c - lf_thigh_Jxy*lf_hfe_s
    - lf_hfe_py*lf_hfe_F_lf_haa_fx_2;
  H[QUAD_H_lf_hfe_lf_haa] = lf_hfe_F_lf_haa_nx_2;

  /* F to base */
  const double lf_hfe_F_base_fy = -lf_hfe_F_lf_haa_fz_2*lf_haa_s;
  const double lf_hfe_F_base_fz = lf_hfe_F_lf_haa_fz_2*lf_haa_c;
  const double lf_hfe_F_base_nx = lf_hfe_F_lf_haa_nx_2 + lf_hfe_F_base_fz*lf_haa_py;
  const double lf_hfe_F_base_ny = lf_hfe_Ic_yy*lf_haa_c - lf_hfe_F_lf_haa_nz_2*lf_haa_s
    - lf_hfe_F_base_fz*lf_haa_px;
  const double lf_hfe_F_base_nz = lf_hfe_Ic_yy*lf_haa_s + lf_hfe_F_lf_haa_nz_2*lf_haa_c
    + (lf_haa_px*lf_hfe_F_base_fy - lf_haa_py*lf_hfe_F_lf_haa_fx_2);
  H[QUAD_H_lf_hfe_base_vx] = lf_hfe_F_lf_haa_fx_2;
  H[QUAD_H_lf_hfe_base_vy] = lf_hfe_F_base_fy;
  H[QUAD_H_lf_hfe_base_vz] = lf_hfe_F_base_fz;
  H[QUAD_H_lf_hfe_base_wx] = lf_hfe_F_base_nx;
  H[QUAD_H_lf_hfe_base_wy] = lf_hfe_F_base_ny;
  H[QUAD_H_lf_hfe_base_wz] = lf_hfe_F_base_nz;

  /* Ic to lf_haa */
  const double lf_hfe_ui = (lf_hfe_Ic_zz - lf_hfe_Ic_xx)*lf_hfe_s + lf_hfe_Ic_xz*(2.0*lf_hfe_c);
  const double lf_hfe_uis = lf_hfe_ui*lf_hfe_s;
  const double lf_hfe_Ic_lf_haa_xx = lf_hfe_Ic_xx + lf_hfe_uis + lf_hfe_J_k1532;
  const double lf_hfe_Ic_lf_haa_xz = lf_hfe_ui*lf_hfe_c - lf_hfe_Ic_xz;
  const double lf_hfe_Ic_lf_haa_zz = lf_hfe_Ic_zz - lf_hfe_uis + lf_hfe_J_k1532;

  /* ---- lf_haa: revolute x, parent base ------------------------------------ */
  const double lf_haa_Ic_hx = lf_hip_hx - lf_hfe_F_lf_haa_fz_2;
  const double lf_haa_Ic_xx = lf_hip_Jxx + lf_hfe_Ic_lf_haa_xx;
  const double lf_haa_Ic_xy = lf_hip_Jxy + lf_hfe_F_lf_haa_nx_2;
  const double lf_haa_Ic_yy = lf_hip_Jyy + lf_hfe_Ic_yy;
  const double lf_haa_Ic_zz = lf_hip_Jzz + lf_hfe_Ic_lf_haa_zz;
  H[QUAD_H_lf_haa_lf_haa] = lf_haa_Ic_xx;

  /* F to base */
  const double lf_haa_F_base_fy_2 = -lf_hfe_F_lf_haa_fx_2*lf_haa_c - lf_haa_h_k9233*lf_haa_s;
  const double lf_haa_F_base_fz_2 = lf_haa_h_k9233*lf_haa_c - lf_hfe_F_lf_haa_fx_2*lf_haa_s;
  const double lf_haa_Rn_y = lf_haa_Ic_xy*lf_haa_c - lf_hfe_Ic_lf_haa_xz*lf_haa_s;
  const double lf_haa_F_base_nx_2 = lf_haa_Ic_xx + lf_haa_py*lf_haa_F_base_fz_2;
  const double lf_haa_F_base_ny_2 = lf_haa_Rn_y - lf_haa_px*lf_haa_F_base_fz_2;
  const double lf_haa_F_base_nz_2 = lf_haa_Ic_xy*lf_haa_s + lf_hfe_Ic_lf_haa_xz*lf_haa_c
    + lf_haa_F_base_fy_2*lf_haa_px;
  H[QUAD_H_lf_haa_base_vx] = 0.0;
  H[QUAD_H_lf_haa_base_vy] = lf_haa_F_base_fy_2;
  H[QUAD_H_lf_haa_base_vz] = lf_haa_F_base_fz_2;
  H[QUAD_H_lf_haa_base_wx] = lf_haa_F_base_nx_2;
  H[QUAD_H_lf_haa_base_wy] = lf_haa_F_base_ny_2;
  H[QUAD_H_lf_haa_base_wz] = lf_haa_F_base_nz_2;

  /* Ic to base */
  const double lf_haa_ui = (lf_haa_Ic_yy - lf_haa_Ic_zz)*lf_haa_s
    + lf_hfe_F_lf_haa_nz_2*(2.0*lf_haa_c);
  const double lf_haa_uis = lf_haa_ui*lf_haa_s;
  const double lf_haa_Ic_base_hx = lf_haa_Ic_hx + lf_haa_Ic_mpx;
  const double lf_haa_Ic_base_hy = lf_haa_F_base_fz_2 + lf_haa_Ic_mpy;
  const double lf_haa_Ic_base_yz = lf_haa_ui*lf_haa_c - lf_hfe_F_lf_haa_nz_2
    + lf_haa_py*lf_haa_F_base_fy_2;
  const double lf_haa_e_x = lf_haa_2px*lf_haa_Ic_hx + lf_haa_Ic_mpxpx;
  const double lf_haa_e_y = lf_haa_2py*lf_haa_F_base_fz_2 + lf_haa_Ic_mpypy;
  const double lf_haa_Ic_base_xx = lf_haa_Ic_xx + lf_haa_e_y;
  const double lf_haa_Ic_base_xy = lf_haa_Rn_y
    - (lf_haa_px*lf_haa_Ic_base_hy + lf_haa_py*lf_haa_Ic_hx);
  const double lf_haa_Ic_base_yy = lf_haa_Ic_yy - lf_haa_uis + lf_haa_e_x;
  const double lf_haa_Ic_base_zz = lf_haa_Ic_zz + lf_haa_uis + (lf_haa_e_x + lf_haa_e_y);

  /* ---- base: floating, parent world --------------------------------------- */
  /* children: rh_haa, lh_haa, rf_haa, lf_haa */
  const double base_Ic_hx = trunk_hx + rh_haa_Ic_base_hx + lh_haa_Ic_base_hx + rf_haa_Ic_base_hx
    + lf_haa_Ic_base_hx;
  const double base_Ic_hy = rh_haa_Ic_base_hy + lh_haa_Ic_base_hy + rf_haa_Ic_base_hy
    + lf_haa_Ic_base_hy;
  const double base_Ic_hz = trunk_hz - rh_haa_F_base_fy_2 - lh_haa_F_base_fy_2 - rf_haa_F_base_fy_2
    - lf_haa_F_base_fy_2;
  const double base_Ic_xx = trunk_Jxx + rh_haa_Ic_base_xx + lh_haa_Ic_base_xx + rf_haa_Ic_base_xx
    + lf_haa_Ic_base_xx;
  const double base_Ic_xy = rh_haa_Ic_base_xy + lh_haa_Ic_base_xy + rf_haa_Ic_base_xy
    + lf_haa_Ic_base_xy;
  const double base_Ic_xz = trunk_Jxz + rh_haa_F_base_nz_2 + lh_haa_F_base_nz_2 + rf_haa_F_base_nz_2
    + lf_haa_F_base_nz_2;
  const double base_Ic_yy = trunk_Jyy + rh_haa_Ic_base_yy + lh_haa_Ic_base_yy + rf_haa_Ic_base_yy
    + lf_haa_Ic_base_yy;
  const double base_Ic_yz = rh_haa_Ic_base_yz + lh_haa_Ic_base_yz + rf_haa_Ic_base_yz
    + lf_haa_Ic_base_yz;
  const double base_Ic_zz = trunk_Jzz + rh_haa_Ic_base_zz + lh_haa_Ic_base_zz + rf_haa_Ic_base_zz
    + lf_haa_Ic_base_zz;
  H[QUAD_H_base_vx_base_vx] = total_mass;
  H[QUAD_H_base_vy_base_vx] = 0.0;
  H[QUAD_H_base_vy_base_vy] = total_mass;
  H[QUAD_H_base_vz_base_vx] = 0.0;
  H[QUAD_H_base_vz_base_vy] = 0.0;
  H[QUAD_H_base_vz_base_vz] = total_mass;
  H[QUAD_H_base_wx_base_vx] = 0.0;
  H[QUAD_H_base_wx_base_vy] = -base_Ic_hz;
  H[QUAD_H_base_wx_base_vz] = base_Ic_hy;
  H[QUAD_H_base_wx_base_wx] = base_Ic_xx;
  H[QUAD_H_base_wy_base_vx] = base_Ic_hz;
  H[QUAD_H_base_wy_base_vy] = 0.0;
  H[QUAD_H_base_wy_base_vz] = -base_Ic_hx;
  H[QUAD_H_base_wy_base_wx] = base_Ic_xy;
  H[QUAD_H_base_wy_base_wy] = base_Ic_yy;
  H[QUAD_H_base_wz_base_vx] = -base_Ic_hy;
  H[QUAD_H_base_wz_base_vy] = base_Ic_hx;
  H[QUAD_H_base_wz_base_vz] = 0.0;
  H[QUAD_H_base_wz_base_wx] = base_Ic_xz;
  H[QUAD_H_base_wz_base_wy] = base_Ic_yz;
  H[QUAD_H_base_wz_base_wz] = base_Ic_zz;

  /* ---- L, D: rh_kfe ------------------------------------------------------- */
  /* ancestors: base, rh_haa, rh_hfe */
  const double rh_kfe_D = H[QUAD_H_rh_kfe_rh_kfe];
  const double rh_kfe_Dinv = 1.0/rh_kfe_D;
  const double rh_kfe_U_rh_hfe = H[QUAD_H_rh_kfe_rh_hfe];
  const double rh_kfe_U_rh_haa = H[QUAD_H_rh_kfe_rh_haa];
  const double rh_kfe_U_base_wz = H[QUAD_H_rh_kfe_base_wz];
  const double rh_kfe_U_base_wy = H[QUAD_H_rh_kfe_base_wy];
  const double rh_kfe_U_base_wx = H[QUAD_H_rh_kfe_base_wx];
  const double rh_kfe_U_base_vz = H[QUAD_H_rh_kfe_base_vz];
  const double rh_kfe_U_base_vy = H[QUAD_H_rh_kfe_base_vy];
  const double rh_kfe_U_base_vx = H[QUAD_H_rh_kfe_base_vx];
  pinion_row_scale(8, &H[QUAD_H_rh_kfe_base_vx], rh_kfe_Dinv);
  pinion_row_sub(8, &H[QUAD_H_rh_hfe_base_vx], rh_kfe_U_rh_hfe, &H[QUAD_H_rh_kfe_base_vx]);
  pinion_row_sub(7, &H[QUAD_H_rh_haa_base_vx], rh_kfe_U_rh_haa, &H[QUAD_H_rh_kfe_base_vx]);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], rh_kfe_U_base_wz, &H[QUAD_H_rh_kfe_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], rh_kfe_U_base_wy, &H[QUAD_H_rh_kfe_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], rh_kfe_U_base_wx, &H[QUAD_H_rh_kfe_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], rh_kfe_U_base_vz, &H[QUAD_H_rh_kfe_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], rh_kfe_U_base_vy, &H[QUAD_H_rh_kfe_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - rh_kfe_U_base_vx*H[QUAD_H_rh_kfe_base_vx];

  /* ---- L, D: lh_kfe ------------------------------------------------------- */
  /* ancestors: base, lh_haa, lh_hfe */
  const double lh_kfe_D = H[QUAD_H_lh_kfe_lh_kfe];
  const double lh_kfe_Dinv = 1.0/lh_kfe_D;
  const double lh_kfe_U_lh_hfe = H[QUAD_H_lh_kfe_lh_hfe];
  const double lh_kfe_U_lh_haa = H[QUAD_H_lh_kfe_lh_haa];
  const double lh_kfe_U_base_wz = H[QUAD_H_lh_kfe_base_wz];
  const double lh_kfe_U_base_wy = H[QUAD_H_lh_kfe_base_wy];
  const double lh_kfe_U_base_wx = H[QUAD_H_lh_kfe_base_wx];
  const double lh_kfe_U_base_vz = H[QUAD_H_lh_kfe_base_vz];
  const double lh_kfe_U_base_vy = H[QUAD_H_lh_kfe_base_vy];
  const double lh_kfe_U_base_vx = H[QUAD_H_lh_kfe_base_vx];
  pinion_row_scale(8, &H[QUAD_H_lh_kfe_base_vx], lh_kfe_Dinv);
  pinion_row_sub(8, &H[QUAD_H_lh_hfe_base_vx], lh_kfe_U_lh_hfe, &H[QUAD_H_lh_kfe_base_vx]);
  pinion_row_sub(7, &H[QUAD_H_lh_haa_base_vx], lh_kfe_U_lh_haa, &H[QUAD_H_lh_kfe_base_vx]);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], lh_kfe_U_base_wz, &H[QUAD_H_lh_kfe_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], lh_kfe_U_base_wy, &H[QUAD_H_lh_kfe_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], lh_kfe_U_base_wx, &H[QUAD_H_lh_kfe_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], lh_kfe_U_base_vz, &H[QUAD_H_lh_kfe_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], lh_kfe_U_base_vy, &H[QUAD_H_lh_kfe_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - lh_kfe_U_base_vx*H[QUAD_H_lh_kfe_base_vx];

  /* ---- L, D: rf_kfe ------------------------------------------------------- */
  /* ancestors: base, rf_haa, rf_hfe */
  const double rf_kfe_D = H[QUAD_H_rf_kfe_rf_kfe];
  const double rf_kfe_Dinv = 1.0/rf_kfe_D;
  const double rf_kfe_U_rf_hfe = H[QUAD_H_rf_kfe_rf_hfe];
  const double rf_kfe_U_rf_haa = H[QUAD_H_rf_kfe_rf_haa];
  const double rf_kfe_U_base_wz = H[QUAD_H_rf_kfe_base_wz];
  const double rf_kfe_U_base_wy = H[QUAD_H_rf_kfe_base_wy];
  const double rf_kfe_U_base_wx = H[QUAD_H_rf_kfe_base_wx];
  const double rf_kfe_U_base_vz = H[QUAD_H_rf_kfe_base_vz];
  const double rf_kfe_U_base_vy = H[QUAD_H_rf_kfe_base_vy];
  const double rf_kfe_U_base_vx = H[QUAD_H_rf_kfe_base_vx];
  pinion_row_scale(8, &H[QUAD_H_rf_kfe_base_vx], rf_kfe_Dinv);
  pinion_row_sub(8, &H[QUAD_H_rf_hfe_base_vx], rf_kfe_U_rf_hfe, &H[QUAD_H_rf_kfe_base_vx]);
  pinion_row_sub(7, &H[QUAD_H_rf_haa_base_vx], rf_kfe_U_rf_haa, &H[QUAD_H_rf_kfe_base_vx]);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], rf_kfe_U_base_wz, &H[QUAD_H_rf_kfe_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], rf_kfe_U_base_wy, &H[QUAD_H_rf_kfe_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], rf_kfe_U_base_wx, &H[QUAD_H_rf_kfe_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], rf_kfe_U_base_vz, &H[QUAD_H_rf_kfe_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], rf_kfe_U_base_vy, &H[QUAD_H_rf_kfe_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - rf_kfe_U_base_vx*H[QUAD_H_rf_kfe_base_vx];

  /* ---- L, D: lf_kfe ------------------------------------------------------- */
  /* ancestors: base, lf_haa, lf_hfe */
  const double lf_kfe_D = H[QUAD_H_lf_kfe_lf_kfe];
  const double lf_kfe_Dinv = 1.0/lf_kfe_D;
  const double lf_kfe_U_lf_hfe = H[QUAD_H_lf_kfe_lf_hfe];
  const double lf_kfe_U_lf_haa = H[QUAD_H_lf_kfe_lf_haa];
  const double lf_kfe_U_base_wz = H[QUAD_H_lf_kfe_base_wz];
  const double lf_kfe_U_base_wy = H[QUAD_H_lf_kfe_base_wy];
  const double lf_kfe_U_base_wx = H[QUAD_H_lf_kfe_base_wx];
  const double lf_kfe_U_base_vz = H[QUAD_H_lf_kfe_base_vz];
  const double lf_kfe_U_base_vy = H[QUAD_H_lf_kfe_base_vy];
  const double lf_kfe_U_base_vx = H[QUAD_H_lf_kfe_base_vx];
  pinion_row_scale(8, &H[QUAD_H_lf_kfe_base_vx], lf_kfe_Dinv);
  pinion_row_sub(8, &H[QUAD_H_lf_hfe_base_vx], lf_kfe_U_lf_hfe, &H[QUAD_H_lf_kfe_base_vx]);
  pinion_row_sub(7, &H[QUAD_H_lf_haa_base_vx], lf_kfe_U_lf_haa, &H[QUAD_H_lf_kfe_base_vx]);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], lf_kfe_U_base_wz, &H[QUAD_H_lf_kfe_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], lf_kfe_U_base_wy, &H[QUAD_H_lf_kfe_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], lf_kfe_U_base_wx, &H[QUAD_H_lf_kfe_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], lf_kfe_U_base_vz, &H[QUAD_H_lf_kfe_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], lf_kfe_U_base_vy, &H[QUAD_H_lf_kfe_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - lf_kfe_U_base_vx*H[QUAD_H_lf_kfe_base_vx];

  /* ---- L, D: rh_hfe ------------------------------------------------------- */
  /* ancestors: base, rh_haa */
  const double rh_hfe_D = H[QUAD_H_rh_hfe_rh_hfe];
  const double rh_hfe_Dinv = 1.0/rh_hfe_D;
  const double rh_hfe_U_rh_haa = H[QUAD_H_rh_hfe_rh_haa];
  const double rh_hfe_U_base_wz = H[QUAD_H_rh_hfe_base_wz];
  const double rh_hfe_U_base_wy = H[QUAD_H_rh_hfe_base_wy];
  const double rh_hfe_U_base_wx = H[QUAD_H_rh_hfe_base_wx];
  const double rh_hfe_U_base_vz = H[QUAD_H_rh_hfe_base_vz];
  const double rh_hfe_U_base_vy = H[QUAD_H_rh_hfe_base_vy];
  const double rh_hfe_U_base_vx = H[QUAD_H_rh_hfe_base_vx];
  pinion_row_scale(7, &H[QUAD_H_rh_hfe_base_vx], rh_hfe_Dinv);
  pinion_row_sub(7, &H[QUAD_H_rh_haa_base_vx], rh_hfe_U_rh_haa, &H[QUAD_H_rh_hfe_base_vx]);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], rh_hfe_U_base_wz, &H[QUAD_H_rh_hfe_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], rh_hfe_U_base_wy, &H[QUAD_H_rh_hfe_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], rh_hfe_U_base_wx, &H[QUAD_H_rh_hfe_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], rh_hfe_U_base_vz, &H[QUAD_H_rh_hfe_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], rh_hfe_U_base_vy, &H[QUAD_H_rh_hfe_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - rh_hfe_U_base_vx*H[QUAD_H_rh_hfe_base_vx];

  /* ---- L, D: lh_hfe ------------------------------------------------------- */
  /* ancestors: base, lh_haa */
  const double lh_hfe_D = H[QUAD_H_lh_hfe_lh_hfe];
  const double lh_hfe_Dinv = 1.0/lh_hfe_D;
  const double lh_hfe_U_lh_haa = H[QUAD_H_lh_hfe_lh_haa];
  const double lh_hfe_U_base_wz = H[QUAD_H_lh_hfe_base_wz];
  const double lh_hfe_U_base_wy = H[QUAD_H_lh_hfe_base_wy];
  const double lh_hfe_U_base_wx = H[QUAD_H_lh_hfe_base_wx];
  const double lh_hfe_U_base_vz = H[QUAD_H_lh_hfe_base_vz];
  const double lh_hfe_U_base_vy = H[QUAD_H_lh_hfe_base_vy];
  const double lh_hfe_U_base_vx = H[QUAD_H_lh_hfe_base_vx];
  pinion_row_scale(7, &H[QUAD_H_lh_hfe_base_vx], lh_hfe_Dinv);
  pinion_row_sub(7, &H[QUAD_H_lh_haa_base_vx], lh_hfe_U_lh_haa, &H[QUAD_H_lh_hfe_base_vx]);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], lh_hfe_U_base_wz, &H[QUAD_H_lh_hfe_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], lh_hfe_U_base_wy, &H[QUAD_H_lh_hfe_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], lh_hfe_U_base_wx, &H[QUAD_H_lh_hfe_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], lh_hfe_U_base_vz, &H[QUAD_H_lh_hfe_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], lh_hfe_U_base_vy, &H[QUAD_H_lh_hfe_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - lh_hfe_U_base_vx*H[QUAD_H_lh_hfe_base_vx];

  /* ---- L, D: rf_hfe ------------------------------------------------------- */
  /* ancestors: base, rf_haa */
  const double rf_hfe_D = H[QUAD_H_rf_hfe_rf_hfe];
  const double rf_hfe_Dinv = 1.0/rf_hfe_D;
  const double rf_hfe_U_rf_haa = H[QUAD_H_rf_hfe_rf_haa];
  const double rf_hfe_U_base_wz = H[QUAD_H_rf_hfe_base_wz];
  const double rf_hfe_U_base_wy = H[QUAD_H_rf_hfe_base_wy];
  const double rf_hfe_U_base_wx = H[QUAD_H_rf_hfe_base_wx];
  const double rf_hfe_U_base_vz = H[QUAD_H_rf_hfe_base_vz];
  const double rf_hfe_U_base_vy = H[QUAD_H_rf_hfe_base_vy];
  const double rf_hfe_U_base_vx = H[QUAD_H_rf_hfe_base_vx];
  pinion_row_scale(7, &H[QUAD_H_rf_hfe_base_vx], rf_hfe_Dinv);
  pinion_row_sub(7, &H[QUAD_H_rf_haa_base_vx], rf_hfe_U_rf_haa, &H[QUAD_H_rf_hfe_base_vx]);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], rf_hfe_U_base_wz, &H[QUAD_H_rf_hfe_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], rf_hfe_U_base_wy, &H[QUAD_H_rf_hfe_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], rf_hfe_U_base_wx, &H[QUAD_H_rf_hfe_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], rf_hfe_U_base_vz, &H[QUAD_H_rf_hfe_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], rf_hfe_U_base_vy, &H[QUAD_H_rf_hfe_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - rf_hfe_U_base_vx*H[QUAD_H_rf_hfe_base_vx];

  /* ---- L, D: lf_hfe ------------------------------------------------------- */
  /* ancestors: base, lf_haa */
  const double lf_hfe_D = H[QUAD_H_lf_hfe_lf_hfe];
  const double lf_hfe_Dinv = 1.0/lf_hfe_D;
  const double lf_hfe_U_lf_haa = H[QUAD_H_lf_hfe_lf_haa];
  const double lf_hfe_U_base_wz = H[QUAD_H_lf_hfe_base_wz];
  const double lf_hfe_U_base_wy = H[QUAD_H_lf_hfe_base_wy];
  const double lf_hfe_U_base_wx = H[QUAD_H_lf_hfe_base_wx];
  const double lf_hfe_U_base_vz = H[QUAD_H_lf_hfe_base_vz];
  const double lf_hfe_U_base_vy = H[QUAD_H_lf_hfe_base_vy];
  const double lf_hfe_U_base_vx = H[QUAD_H_lf_hfe_base_vx];
  pinion_row_scale(7, &H[QUAD_H_lf_hfe_base_vx], lf_hfe_Dinv);
  pinion_row_sub(7, &H[QUAD_H_lf_haa_base_vx], lf_hfe_U_lf_haa, &H[QUAD_H_lf_hfe_base_vx]);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], lf_hfe_U_base_wz, &H[QUAD_H_lf_hfe_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], lf_hfe_U_base_wy, &H[QUAD_H_lf_hfe_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], lf_hfe_U_base_wx, &H[QUAD_H_lf_hfe_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], lf_hfe_U_base_vz, &H[QUAD_H_lf_hfe_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], lf_hfe_U_base_vy, &H[QUAD_H_lf_hfe_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - lf_hfe_U_base_vx*H[QUAD_H_lf_hfe_base_vx];

  /* ---- L, D: rh_haa ------------------------------------------------------- */
  /* ancestors: base */
  const double rh_haa_D = H[QUAD_H_rh_haa_rh_haa];
  const double rh_haa_Dinv = 1.0/rh_haa_D;
  const double rh_haa_U_base_wz = H[QUAD_H_rh_haa_base_wz];
  const double rh_haa_U_base_wy = H[QUAD_H_rh_haa_base_wy];
  const double rh_haa_U_base_wx = H[QUAD_H_rh_haa_base_wx];
  const double rh_haa_U_base_vz = H[QUAD_H_rh_haa_base_vz];
  const double rh_haa_U_base_vy = H[QUAD_H_rh_haa_base_vy];
  const double rh_haa_U_base_vx = H[QUAD_H_rh_haa_base_vx];
  pinion_row_scale(6, &H[QUAD_H_rh_haa_base_vx], rh_haa_Dinv);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], rh_haa_U_base_wz, &H[QUAD_H_rh_haa_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], rh_haa_U_base_wy, &H[QUAD_H_rh_haa_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], rh_haa_U_base_wx, &H[QUAD_H_rh_haa_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], rh_haa_U_base_vz, &H[QUAD_H_rh_haa_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], rh_haa_U_base_vy, &H[QUAD_H_rh_haa_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - rh_haa_U_base_vx*H[QUAD_H_rh_haa_base_vx];

  /* ---- L, D: lh_haa ------------------------------------------------------- */
  /* ancestors: base */
  const double lh_haa_D = H[QUAD_H_lh_haa_lh_haa];
  const double lh_haa_Dinv = 1.0/lh_haa_D;
  const double lh_haa_U_base_wz = H[QUAD_H_lh_haa_base_wz];
  const double lh_haa_U_base_wy = H[QUAD_H_lh_haa_base_wy];
  const double lh_haa_U_base_wx = H[QUAD_H_lh_haa_base_wx];
  const double lh_haa_U_base_vz = H[QUAD_H_lh_haa_base_vz];
  const double lh_haa_U_base_vy = H[QUAD_H_lh_haa_base_vy];
  const double lh_haa_U_base_vx = H[QUAD_H_lh_haa_base_vx];
  pinion_row_scale(6, &H[QUAD_H_lh_haa_base_vx], lh_haa_Dinv);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], lh_haa_U_base_wz, &H[QUAD_H_lh_haa_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], lh_haa_U_base_wy, &H[QUAD_H_lh_haa_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], lh_haa_U_base_wx, &H[QUAD_H_lh_haa_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], lh_haa_U_base_vz, &H[QUAD_H_lh_haa_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], lh_haa_U_base_vy, &H[QUAD_H_lh_haa_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - lh_haa_U_base_vx*H[QUAD_H_lh_haa_base_vx];

  /* ---- L, D: rf_haa ------------------------------------------------------- */
  /* ancestors: base */
  const double rf_haa_D = H[QUAD_H_rf_haa_rf_haa];
  const double rf_haa_Dinv = 1.0/rf_haa_D;
  const double rf_haa_U_base_wz = H[QUAD_H_rf_haa_base_wz];
  const double rf_haa_U_base_wy = H[QUAD_H_rf_haa_base_wy];
  const double rf_haa_U_base_wx = H[QUAD_H_rf_haa_base_wx];
  const double rf_haa_U_base_vz = H[QUAD_H_rf_haa_base_vz];
  const double rf_haa_U_base_vy = H[QUAD_H_rf_haa_base_vy];
  const double rf_haa_U_base_vx = H[QUAD_H_rf_haa_base_vx];
  pinion_row_scale(6, &H[QUAD_H_rf_haa_base_vx], rf_haa_Dinv);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], rf_haa_U_base_wz, &H[QUAD_H_rf_haa_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], rf_haa_U_base_wy, &H[QUAD_H_rf_haa_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], rf_haa_U_base_wx, &H[QUAD_H_rf_haa_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], rf_haa_U_base_vz, &H[QUAD_H_rf_haa_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], rf_haa_U_base_vy, &H[QUAD_H_rf_haa_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - rf_haa_U_base_vx*H[QUAD_H_rf_haa_base_vx];

  /* ---- L, D: lf_haa ------------------------------------------------------- */
  /* ancestors: base */
  const double lf_haa_D = H[QUAD_H_lf_haa_lf_haa];
  const double lf_haa_Dinv = 1.0/lf_haa_D;
  const double lf_haa_U_base_wz = H[QUAD_H_lf_haa_base_wz];
  const double lf_haa_U_base_wy = H[QUAD_H_lf_haa_base_wy];
  const double lf_haa_U_base_wx = H[QUAD_H_lf_haa_base_wx];
  const double lf_haa_U_base_vz = H[QUAD_H_lf_haa_base_vz];
  const double lf_haa_U_base_vy = H[QUAD_H_lf_haa_base_vy];
  const double lf_haa_U_base_vx = H[QUAD_H_lf_haa_base_vx];
  pinion_row_scale(6, &H[QUAD_H_lf_haa_base_vx], lf_haa_Dinv);
  pinion_row_sub(6, &H[QUAD_H_base_wz_base_vx], lf_haa_U_base_wz, &H[QUAD_H_lf_haa_base_vx]);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], lf_haa_U_base_wy, &H[QUAD_H_lf_haa_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], lf_haa_U_base_wx, &H[QUAD_H_lf_haa_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], lf_haa_U_base_vz, &H[QUAD_H_lf_haa_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], lf_haa_U_base_vy, &H[QUAD_H_lf_haa_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx] - lf_haa_U_base_vx*H[QUAD_H_lf_haa_base_vx];

  /* ---- L, D: base_wz ------------------------------------------------------ */
  /* ancestors: base_vx, base_vy, base_vz, base_wx, base_wy */
  const double base_wz_D = H[QUAD_H_base_wz_base_wz];
  const double base_wz_Dinv = 1.0/base_wz_D;
  const double base_wz_U_base_wy = H[QUAD_H_base_wz_base_wy];
  const double base_wz_U_base_wx = H[QUAD_H_base_wz_base_wx];
  const double base_wz_U_base_vz = H[QUAD_H_base_wz_base_vz];
  const double base_wz_U_base_vy = H[QUAD_H_base_wz_base_vy];
  const double base_wz_U_base_vx = H[QUAD_H_base_wz_base_vx];
  pinion_row_scale(5, &H[QUAD_H_base_wz_base_vx], base_wz_Dinv);
  pinion_row_sub(5, &H[QUAD_H_base_wy_base_vx], base_wz_U_base_wy, &H[QUAD_H_base_wz_base_vx]);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], base_wz_U_base_wx, &H[QUAD_H_base_wz_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], base_wz_U_base_vz, &H[QUAD_H_base_wz_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], base_wz_U_base_vy, &H[QUAD_H_base_wz_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx]
    - base_wz_U_base_vx*H[QUAD_H_base_wz_base_vx];

  /* ---- L, D: base_wy ------------------------------------------------------ */
  /* ancestors: base_vx, base_vy, base_vz, base_wx */
  const double base_wy_D = H[QUAD_H_base_wy_base_wy];
  const double base_wy_Dinv = 1.0/base_wy_D;
  const double base_wy_U_base_wx = H[QUAD_H_base_wy_base_wx];
  const double base_wy_U_base_vz = H[QUAD_H_base_wy_base_vz];
  const double base_wy_U_base_vy = H[QUAD_H_base_wy_base_vy];
  const double base_wy_U_base_vx = H[QUAD_H_base_wy_base_vx];
  pinion_row_scale(4, &H[QUAD_H_base_wy_base_vx], base_wy_Dinv);
  pinion_row_sub(4, &H[QUAD_H_base_wx_base_vx], base_wy_U_base_wx, &H[QUAD_H_base_wy_base_vx]);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], base_wy_U_base_vz, &H[QUAD_H_base_wy_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], base_wy_U_base_vy, &H[QUAD_H_base_wy_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx]
    - base_wy_U_base_vx*H[QUAD_H_base_wy_base_vx];

  /* ---- L, D: base_wx ------------------------------------------------------ */
  /* ancestors: base_vx, base_vy, base_vz */
  const double base_wx_D = H[QUAD_H_base_wx_base_wx];
  const double base_wx_Dinv = 1.0/base_wx_D;
  const double base_wx_U_base_vz = H[QUAD_H_base_wx_base_vz];
  const double base_wx_U_base_vy = H[QUAD_H_base_wx_base_vy];
  const double base_wx_U_base_vx = H[QUAD_H_base_wx_base_vx];
  pinion_row_scale(3, &H[QUAD_H_base_wx_base_vx], base_wx_Dinv);
  pinion_row_sub(3, &H[QUAD_H_base_vz_base_vx], base_wx_U_base_vz, &H[QUAD_H_base_wx_base_vx]);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], base_wx_U_base_vy, &H[QUAD_H_base_wx_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx]
    - base_wx_U_base_vx*H[QUAD_H_base_wx_base_vx];

  /* ---- L, D: base_vz ------------------------------------------------------ */
  /* ancestors: base_vx, base_vy */
  const double base_vz_D = H[QUAD_H_base_vz_base_vz];
  const double base_vz_Dinv = 1.0/base_vz_D;
  const double base_vz_U_base_vy = H[QUAD_H_base_vz_base_vy];
  const double base_vz_U_base_vx = H[QUAD_H_base_vz_base_vx];
  pinion_row_scale(2, &H[QUAD_H_base_vz_base_vx], base_vz_Dinv);
  pinion_row_sub(2, &H[QUAD_H_base_vy_base_vx], base_vz_U_base_vy, &H[QUAD_H_base_vz_base_vx]);
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx]
    - base_vz_U_base_vx*H[QUAD_H_base_vz_base_vx];

  /* ---- L, D: base_vy ------------------------------------------------------ */
  /* ancestors: base_vx */
  const double base_vy_D = H[QUAD_H_base_vy_base_vy];
  const double base_vy_U_base_vx = H[QUAD_H_base_vy_base_vx];
  const double base_vy_L_base_vx = base_vy_U_base_vx/base_vy_D;
  H[QUAD_H_base_vx_base_vx] = H[QUAD_H_base_vx_base_vx]
    - base_vy_L_base_vx*H[QUAD_H_base_vy_base_vx];
  H[QUAD_H_base_vy_base_vx] = base_vy_L_base_vx;

  /* ---- L, D: base_vx ------------------------------------------------------ */
  /* no ancestors */
  const double base_vx_D = H[QUAD_H_base_vx_base_vx];

  /* ---- L^-T: rh_kfe ------------------------------------------------------- */
  const double rh_kfe_u = a[QUAD_rh_kfe];
  pinion_row_sub(2, &a[QUAD_rh_haa], rh_kfe_u, &H[QUAD_H_rh_kfe_rh_haa]);
  pinion_row_sub(6, &a[QUAD_base_vx], rh_kfe_u, &H[QUAD_H_rh_kfe_base_vx]);

  /* ---- L^-T: rh_hfe ------------------------------------------------------- */
  const double rh_hfe_u = a[QUAD_rh_hfe];
  a[QUAD_rh_haa] = a[QUAD_rh_haa] - rh_hfe_u*H[QUAD_H_rh_hfe_rh_haa];
  pinion_row_sub(6, &a[QUAD_base_vx], rh_hfe_u, &H[QUAD_H_rh_hfe_base_vx]);

  /* ---- L^-T: rh_haa ------------------------------------------------------- */
  const double rh_haa_u = a[QUAD_rh_haa];
  pinion_row_sub(6, &a[QUAD_base_vx], rh_haa_u, &H[QUAD_H_rh_haa_base_vx]);

  /* ---- L^-T: lh_kfe ------------------------------------------------------- */
  const double lh_kfe_u = a[QUAD_lh_kfe];
  pinion_row_sub(2, &a[QUAD_lh_haa], lh_kfe_u, &H[QUAD_H_lh_kfe_lh_haa]);
  pinion_row_sub(6, &a[QUAD_base_vx], lh_kfe_u, &H[QUAD_H_lh_kfe_base_vx]);

  /* ---- L^-T: lh_hfe ------------------------------------------------------- */
  const double lh_hfe_u = a[QUAD_lh_hfe];
  a[QUAD_lh_haa] = a[QUAD_lh_haa] - lh_hfe_u*H[QUAD_H_lh_hfe_lh_haa];
  pinion_row_sub(6, &a[QUAD_base_vx], lh_hfe_u, &H[QUAD_H_lh_hfe_base_vx]);

  /* ---- L^-T: lh_haa ------------------------------------------------------- */
  const double lh_haa_u = a[QUAD_lh_haa];
  pinion_row_sub(6, &a[QUAD_base_vx], lh_haa_u, &H[QUAD_H_lh_haa_base_vx]);

  /* ---- L^-T: rf_kfe ------------------------------------------------------- */
  const double rf_kfe_u = a[QUAD_rf_kfe];
  pinion_row_sub(2, &a[QUAD_rf_haa], rf_kfe_u, &H[QUAD_H_rf_kfe_rf_haa]);
  pinion_row_sub(6, &a[QUAD_base_vx], rf_kfe_u, &H[QUAD_H_rf_kfe_base_vx]);

  /* ---- L^-T: rf_hfe ------------------------------------------------------- */
  const double rf_hfe_u = a[QUAD_rf_hfe];
  a[QUAD_rf_haa] = a[QUAD_rf_haa] - rf_hfe_u*H[QUAD_H_rf_hfe_rf_haa];
  pinion_row_sub(6, &a[QUAD_base_vx], rf_hfe_u, &H[QUAD_H_rf_hfe_base_vx]);

  /* ---- L^-T: rf_haa ------------------------------------------------------- */
  const double rf_haa_u = a[QUAD_rf_haa];
  pinion_row_sub(6, &a[QUAD_base_vx], rf_haa_u, &H[QUAD_H_rf_haa_base_vx]);

  /* ---- L^-T: lf_kfe ------------------------------------------------------- */
  const double lf_kfe_u = a[QUAD_lf_kfe];
  pinion_row_sub(8, &a[QUAD_base_vx], lf_kfe_u, &H[QUAD_H_lf_kfe_base_vx]);

  /* ---- L^-T: lf_hfe ------------------------------------------------------- */
  const double lf_hfe_u = a[QUAD_lf_hfe];
  pinion_row_sub(7, &a[QUAD_base_vx], lf_hfe_u, &H[QUAD_H_lf_hfe_base_vx]);

  /* ---- L^-T: lf_haa ------------------------------------------------------- */
  const double lf_haa_u = a[QUAD_lf_haa];
  pinion_row_sub(6, &a[QUAD_base_vx], lf_haa_u, &H[QUAD_H_lf_haa_base_vx]);

  /* ---- L^-T: base_wz ------------------------------------------------------ */
  const double base_wz_u = a[QUAD_base_wz];
  pinion_row_sub(5, &a[QUAD_base_vx], base_wz_u, &H[QUAD_H_base_wz_base_vx]);

  /* ---- L^-T: base_wy ------------------------------------------------------ */
  const double base_wy_u = a[QUAD_base_wy];
  pinion_row_sub(4, &a[QUAD_base_vx], base_wy_u, &H[QUAD_H_base_wy_base_vx]);

  /* ---- L^-T: base_wx ------------------------------------------------------ */
  const double base_wx_u = a[QUAD_base_wx];
  pinion_row_sub(3, &a[QUAD_base_vx], base_wx_u, &H[QUAD_H_base_wx_base_vx]);

  /* ---- L^-T: base_vz ------------------------------------------------------ */
  const double base_vz_u = a[QUAD_base_vz];
  pinion_row_sub(2, &a[QUAD_base_vx], base_vz_u, &H[QUAD_H_base_vz_base_vx]);

  /* ---- L^-T: base_vy ------------------------------------------------------ */
  const double base_vy_u = a[QUAD_base_vy];
  a[QUAD_base_vx] = a[QUAD_base_vx] - base_vy_u*H[QUAD_H_base_vy_base_vx];

  /* ---- D^-1, L^-1: base_vx ------------------------------------------------ */
  const double base_vx_a = a[QUAD_base_vx];
  const double base_vx_H_base_vx = H[QUAD_H_base_vx_base_vx];
  const double base_vx_a_2 = base_vx_a/base_vx_H_base_vx;
  a[QUAD_base_vx] = base_vx_a_2;

  /* ---- D^-1, L^-1: base_vy ------------------------------------------------ */
  const double base_vy_a = a[QUAD_base_vy];
  const double base_vy_H_base_vy = H[QUAD_H_base_vy_base_vy];
  const double base_vy_H_base_vx_times_a =
    pinion_row_dot(1, &H[QUAD_H_base_vy_base_vx], &a[QUAD_base_vx]);
  const double base_vy_a_2 = base_vy_a/base_vy_H_base_vy - base_vy_H_base_vx_times_a;
  a[QUAD_base_vy] = base_vy_a_2;

  /* ---- D^-1, L^-1: base_vz ------------------------------------------------ */
  const double base_vz_a = a[QUAD_base_vz];
  const double base_vz_H_base_vz = H[QUAD_H_base_vz_base_vz];
  const double base_vz_H_base_vx_times_a =
    pinion_row_dot(2, &H[QUAD_H_base_vz_base_vx], &a[QUAD_base_vx]);
  const double base_vz_a_2 = base_vz_a/base_vz_H_base_vz - base_vz_H_base_vx_times_a;
  a[QUAD_base_vz] = base_vz_a_2;

  /* ---- D^-1, L^-1: base_wx ------------------------------------------------ */
  const double base_wx_a = a[QUAD_base_wx];
  const double base_wx_H_base_wx = H[QUAD_H_base_wx_base_wx];
  const double base_wx_H_base_vx_times_a =
    pinion_row_dot(3, &H[QUAD_H_base_wx_base_vx], &a[QUAD_base_vx]);
  const double base_wx_a_2 = base_wx_a/base_wx_H_base_wx - base_wx_H_base_vx_times_a;
  a[QUAD_base_wx] = base_wx_a_2;

  /* ---- D^-1, L^-1: base_wy ------------------------------------------------ */
  const double base_wy_a = a[QUAD_base_wy];
  const double base_wy_H_base_wy = H[QUAD_H_base_wy_base_wy];
  const double base_wy_H_base_vx_times_a =
    pinion_row_dot(4, &H[QUAD_H_base_wy_base_vx], &a[QUAD_base_vx]);
  const double base_wy_a_2 = base_wy_a/base_wy_H_base_wy - base_wy_H_base_vx_times_a;
  a[QUAD_base_wy] = base_wy_a_2;

  /* ---- D^-1, L^-1: base_wz ------------------------------------------------ */
  const double base_wz_a = a[QUAD_base_wz];
  const double base_wz_H_base_wz = H[QUAD_H_base_wz_base_wz];
  const double base_wz_H_base_vx_times_a =
    pinion_row_dot(5, &H[QUAD_H_base_wz_base_vx], &a[QUAD_base_vx]);
  const double base_wz_a_2 = base_wz_a/base_wz_H_base_wz - base_wz_H_base_vx_times_a;
  a[QUAD_base_wz] = base_wz_a_2;

  /* ---- D^-1, L^-1: lf_haa ------------------------------------------------- */
  const double lf_haa_a = a[QUAD_lf_haa];
  const double lf_haa_H_lf_haa = H[QUAD_H_lf_haa_lf_haa];
  const double lf_haa_H_base_vx_times_a =
    pinion_row_dot(6, &H[QUAD_H_lf_haa_base_vx], &a[QUAD_base_vx]);
  const double lf_haa_a_2 = lf_haa_a/lf_haa_H_lf_haa - lf_haa_H_base_vx_times_a;
  a[QUAD_lf_haa] = lf_haa_a_2;

  /* ---- D^-1, L^-1: lf_hfe ------------------------------------------------- */
  const double lf_hfe_a = a[QUAD_lf_hfe];
  const double lf_hfe_H_lf_hfe = H[QUAD_H_lf_hfe_lf_hfe];
  const double lf_hfe_H_base_vx_times_a =
    pinion_row_dot(7, &H[QUAD_H_lf_hfe_base_vx], &a[QUAD_base_vx]);
  const double lf_hfe_a_2 = lf_hfe_a/lf_hfe_H_lf_hfe - lf_hfe_H_base_vx_times_a;
  a[QUAD_lf_hfe] = lf_hfe_a_2;

  /* ---- D^-1, L^-1: lf_kfe ------------------------------------------------- */
  const double lf_kfe_a = a[QUAD_lf_kfe];
  const double lf_kfe_H_lf_kfe = H[QUAD_H_lf_kfe_lf_kfe];
  const double lf_kfe_H_base_vx_times_a =
    pinion_row_dot(8, &H[QUAD_H_lf_kfe_base_vx], &a[QUAD_base_vx]);
  const double lf_kfe_a_2 = lf_kfe_a/lf_kfe_H_lf_kfe - lf_kfe_H_base_vx_times_a;
  a[QUAD_lf_kfe] = lf_kfe_a_2;

  /* ---- D^-1, L^-1: rf_haa ------------------------------------------------- */
  const double rf_haa_a = a[QUAD_rf_haa];
  const double rf_haa_H_rf_haa = H[QUAD_H_rf_haa_rf_haa];
  const double rf_haa_H_base_vx_times_a =
    pinion_row_dot(6, &H[QUAD_H_rf_haa_base_vx], &a[QUAD_base_vx]);
  const double rf_haa_a_2 = rf_haa_a/rf_haa_H_rf_haa - rf_haa_H_base_vx_times_a;
  a[QUAD_rf_haa] = rf_haa_a_2;

  /* ---- D^-1, L^-1: rf_hfe ------------------------------------------------- */
  const double rf_hfe_a = a[QUAD_rf_hfe];
  const double rf_hfe_H_rf_hfe = H[QUAD_H_rf_hfe_rf_hfe];
  const double rf_hfe_H_rf_haa_times_a =
    pinion_row_dot(1, &H[QUAD_H_rf_hfe_rf_haa], &a[QUAD_rf_haa]);
  const double rf_hfe_H_base_vx_times_a =
    pinion_row_dot(6, &H[QUAD_H_rf_hfe_base_vx], &a[QUAD_base_vx]);
  const double rf_hfe_a_2 = rf_hfe_a/rf_hfe_H_rf_hfe - rf_hfe_H_rf_haa_times_a
    - rf_hfe_H_base_vx_times_a;
  a[QUAD_rf_hfe] = rf_hfe_a_2;

  /* ---- D^-1, L^-1: rf_kfe ------------------------------------------------- */
  const double rf_kfe_a = a[QUAD_rf_kfe];
  const double rf_kfe_H_rf_kfe = H[QUAD_H_rf_kfe_rf_kfe];
  const double rf_kfe_H_rf_haa_times_a =
    pinion_row_dot(2, &H[QUAD_H_rf_kfe_rf_haa], &a[QUAD_rf_haa]);
  const double rf_kfe_H_base_vx_times_a =
    pinion_row_dot(6, &H[QUAD_H_rf_kfe_base_vx], &a[QUAD_base_vx]);
  const double rf_kfe_a_2 = rf_kfe_a/rf_kfe_H_rf_kfe - rf_kfe_H_rf_haa_times_a
    - rf_kfe_H_base_vx_times_a;
  a[QUAD_rf_kfe] = rf_kfe_a_2;

  /* ---- D^-1, L^-1: lh_haa ------------------------------------------------- */
  const double lh_haa_a = a[QUAD_lh_haa];
  const double lh_haa_H_lh_haa = H[QUAD_H_lh_haa_lh_haa];
  const double lh_haa_H_base_vx_times_a =
    pinion_row_dot(6, &H[QUAD_H_lh_haa_base_vx], &a[QUAD_base_vx]);
  const double lh_haa_a_2 = lh_haa_a/lh_haa_H_lh_haa - lh_haa_H_base_vx_times_a;
  a[QUAD_lh_haa] = lh_haa_a_2;

  /* ---- D^-1, L^-1: lh_hfe ------------------------------------------------- */
  const double lh_hfe_a = a[QUAD_lh_hfe];
  const double lh_hfe_H_lh_hfe = H[QUAD_H_lh_hfe_lh_hfe];
  const double lh_hfe_H_lh_haa_times_a =
    pinion_row_dot(1, &H[QUAD_H_lh_hfe_lh_haa], &a[QUAD_lh_haa]);
  const double lh_hfe_H_base_vx_times_a =
    pinion_row_dot(6, &H[QUAD_H_lh_hfe_base_vx], &a[QUAD_base_vx]);
  const double lh_hfe_a_2 = lh_hfe_a/lh_hfe_H_lh_hfe - lh_hfe_H_lh_haa_times_a
    - lh_hfe_H_base_vx_times_a;
  a[QUAD_lh_hfe] = lh_hfe_a_2;

  /* ---- D^-1, L^-1: lh_kfe ------------------------------------------------- */
  const double lh_kfe_a = a[QUAD_lh_kfe];
  const double lh_kfe_H_lh_kfe = H[QUAD_H_lh_kfe_lh_kfe];
  const double lh_kfe_H_lh_haa_times_a =
    pinion_row_dot(2, &H[QUAD_H_lh_kfe_lh_haa], &a[QUAD_lh_haa]);
  const double lh_kfe_H_base_vx_times_a =
    pinion_row_dot(6, &H[QUAD_H_lh_kfe_base_vx], &a[QUAD_base_vx]);
  const double lh_kfe_a_2 = lh_kfe_a/lh_kfe_H_lh_kfe - lh_kfe_H_lh_haa_times_a
    - lh_kfe_H_base_vx_times_a;
  a[QUAD_lh_kfe] = lh_kfe_a_2;

  /* ---- D^-1, L^-1: rh_haa ------------------------------------------------- */
  const double rh_haa_a = a[QUAD_rh_haa];
  const double rh_haa_H_rh_haa = H[QUAD_H_rh_haa_rh_haa];
  const double rh_haa_H_base_vx_times_a =
    pinion_row_dot(6, &H[QUAD_H_rh_haa_base_vx], &a[QUAD_base_vx]);
  const double rh_haa_a_2 = rh_haa_a/rh_haa_H_rh_haa - rh_haa_H_base_vx_times_a;
  a[QUAD_rh_haa] = rh_haa_a_2;

  /* ---- D^-1, L^-1: rh_hfe ------------------------------------------------- */
  const double rh_hfe_a = a[QUAD_rh_hfe];
  const double rh_hfe_H_rh_hfe = H[QUAD_H_rh_hfe_rh_hfe];
  const double rh_hfe_H_rh_haa_times_a =
    pinion_row_dot(1, &H[QUAD_H_rh_hfe_rh_haa], &a[QUAD_rh_haa]);
  const double rh_hfe_H_base_vx_times_a =
    pinion_row_dot(6, &H[QUAD_H_rh_hfe_base_vx], &a[QUAD_base_vx]);
  const double rh_hfe_a_2 = rh_hfe_a/rh_hfe_H_rh_hfe - rh_hfe_H_rh_haa_times_a
    - rh_hfe_H_base_vx_times_a;
  a[QUAD_rh_hfe] = rh_hfe_a_2;

  /* ---- D^-1, L^-1: rh_kfe ------------------------------------------------- */
  const double rh_kfe_a = a[QUAD_rh_kfe];
  const double rh_kfe_H_rh_kfe = H[QUAD_H_rh_kfe_rh_kfe];
  const double rh_kfe_H_rh_haa_times_a =
    pinion_row_dot(2, &H[QUAD_H_rh_kfe_rh_haa], &a[QUAD_rh_haa]);
  const double rh_kfe_H_base_vx_times_a =
    pinion_row_dot(6, &H[QUAD_H_rh_kfe_base_vx], &a[QUAD_base_vx]);
  const double rh_kfe_a_2 = rh_kfe_a/rh_kfe_H_rh_kfe - rh_kfe_H_rh_haa_times_a
    - rh_kfe_H_base_vx_times_a;
  a[QUAD_rh_kfe] = rh_kfe_a_2;

  if (!(rh_kfe_D > 0.0)) return 1 + QUAD_rh_kfe;
  if (!(rh_hfe_D > 0.0)) return 1 + QUAD_rh_hfe;
  if (!(rh_haa_D > 0.0)) return 1 + QUAD_rh_haa;
  if (!(lh_kfe_D > 0.0)) return 1 + QUAD_lh_kfe;
  if (!(lh_hfe_D > 0.0)) return 1 + QUAD_lh_hfe;
  if (!(lh_haa_D > 0.0)) return 1 + QUAD_lh_haa;
  if (!(rf_kfe_D > 0.0)) return 1 + QUAD_rf_kfe;
  if (!(rf_hfe_D > 0.0)) return 1 + QUAD_rf_hfe;
  if (!(rf_haa_D > 0.0)) return 1 + QUAD_rf_haa;
  if (!(lf_kfe_D > 0.0)) return 1 + QUAD_lf_kfe;
  if (!(lf_hfe_D > 0.0)) return 1 + QUAD_lf_hfe;
  if (!(lf_haa_D > 0.0)) return 1 + QUAD_lf_haa;
  if (!(base_wz_D > 0.0)) return 1 + QUAD_base_wz;
  if (!(base_wy_D > 0.0)) return 1 + QUAD_base_wy;
  if (!(base_wx_D > 0.0)) return 1 + QUAD_base_wx;
  if (!(base_vz_D > 0.0)) return 1 + QUAD_base_vz;
  if (!(base_vy_D > 0.0)) return 1 + QUAD_base_vy;
  if (!(base_vx_D > 0.0)) return 1 + QUAD_base_vx;
  return 0;
}
#endif
