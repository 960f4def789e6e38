/* quad_rnea_fext.c
 * tau = rnea with an external force f[i] on each body.
 * f[i] is spatial, linear part first, in the axes and about the origin of its link's
 * frame; f is not written.
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"
#include "quad_numbers.h"

PINION_SCALAR

#include "sincos.h"
#include "limbs.h"

#if PINION_LIMBS_X4 /* limbs in the lanes of vectors */
void quad_rnea_fext(const double q[QUAD_NQ], const double v[QUAD_NV], const double a[QUAD_NV],
                    double f[QUAD_NB][6], double tau[QUAD_NV])
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
  const double base_dd_x = a[QUAD_base_vx]
    + (v[QUAD_base_wy]*v[QUAD_base_vz] - v[QUAD_base_wz]*v[QUAD_base_vy])
    - gravity_z*(base_q2_x*q[QUAD_q_base_qz] - base_q2_w*q[QUAD_q_base_qy]);
  const double base_dd_y = a[QUAD_base_vy]
    + (v[QUAD_base_wz]*v[QUAD_base_vx] - v[QUAD_base_wx]*v[QUAD_base_vz])
    - gravity_z*(base_q2_y*q[QUAD_q_base_qz] + base_q2_w*q[QUAD_q_base_qx]);
  const double base_dd_z = a[QUAD_base_vz]
    + (v[QUAD_base_wx]*v[QUAD_base_vy] - v[QUAD_base_wy]*v[QUAD_base_vx])
    - gravity_z*(1.0 - (base_q2_x*q[QUAD_q_base_qx] + base_q2_y*q[QUAD_q_base_qy]));
  const double base_w_xx = v[QUAD_base_wx]*v[QUAD_base_wx];
  const double base_w_xy = v[QUAD_base_wx]*v[QUAD_base_wy];
  const double base_w_xz = v[QUAD_base_wx]*v[QUAD_base_wz];
  const double base_w_yy = v[QUAD_base_wy]*v[QUAD_base_wy];
  const double base_w_yz = v[QUAD_base_wy]*v[QUAD_base_wz];
  const double base_w_zz = v[QUAD_base_wz]*v[QUAD_base_wz];
  const double base_ww_x = base_w_yy + base_w_zz;
  const double base_W_yx = base_w_xy + a[QUAD_base_wz];
  const double base_W_yz = base_w_yz - a[QUAD_base_wx];
  const double base_W_zx = base_w_xz - a[QUAD_base_wy];
  const double base_fB_fx = trunk_m*base_dd_x
    + ((base_w_xz + a[QUAD_base_wy])*trunk_hz - base_ww_x*trunk_hx);
  const double base_fB_fy = trunk_m*base_dd_y + (base_W_yx*trunk_hx + base_W_yz*trunk_hz);
  const double base_fB_fz = trunk_m*base_dd_z
    + (base_W_zx*trunk_hx - (base_w_xx + base_w_yy)*trunk_hz);
  const double base_fB_nx = trunk_Jxx*a[QUAD_base_wx] + trunk_Jzz_Jyy*base_w_yz
    + trunk_Jxz*base_W_yx - trunk_hz*base_dd_y;
  const double base_fB_ny = trunk_Jyy*a[QUAD_base_wy] + trunk_Jxx_Jzz*base_w_xz
    + trunk_Jxz*(base_w_zz - base_w_xx) + (trunk_hz*base_dd_x - trunk_hx*base_dd_z);
  const double base_fB_nz = trunk_Jzz*a[QUAD_base_wz] + trunk_Jyy_Jxx*base_w_xy
    - trunk_Jxz*base_W_yz + trunk_hx*base_dd_y;

  /* ---- motion of limb_haa: revolute x, parent base ------------------------ */
  const pinion_x4 limb_haa_w_y = pinion_x4_all(v[QUAD_base_wy])*limb_haa_c
    + limb_haa_s*pinion_x4_all(v[QUAD_base_wz]);
  const pinion_x4 limb_haa_w_z = pinion_x4_all(v[QUAD_base_wz])*limb_haa_c
    - limb_haa_s*pinion_x4_all(v[QUAD_base_wy]);
  const pinion_x4 limb_haa_v =
    pinion_x4_of(v[QUAD_lf_haa], v[QUAD_rf_haa], v[QUAD_lh_haa], v[QUAD_rh_haa]);
  const pinion_x4 limb_haa_px = { lf_haa_px, rf_haa_px, lh_haa_px, rh_haa_px };
  const pinion_x4 limb_haa_py = { lf_haa_py, rf_haa_py, lh_haa_py, rh_haa_py };
  const pinion_x4 limb_haa_dd_x = base_dd_x
    + ((base_w_xy - a[QUAD_base_wz])*limb_haa_py - base_ww_x*limb_haa_px);
  const pinion_x4 limb_haa_dd_base_y = base_dd_y
    + (base_W_yx*limb_haa_px - (base_w_xx + base_w_zz)*limb_haa_py);
  const pinion_x4 limb_haa_dd_base_z = base_dd_z
    + (base_W_zx*limb_haa_px + (base_w_yz + a[QUAD_base_wx])*limb_haa_py);
  const pinion_x4 limb_haa_dd_y = limb_haa_dd_base_y*limb_haa_c + limb_haa_s*limb_haa_dd_base_z;
  const pinion_x4 limb_haa_dd_z = limb_haa_dd_base_z*limb_haa_c - limb_haa_s*limb_haa_dd_base_y;
  const pinion_x4 limb_haa_a =
    pinion_x4_of(a[QUAD_lf_haa], a[QUAD_rf_haa], a[QUAD_lh_haa], a[QUAD_rh_haa]);
  const pinion_x4 limb_haa_dw_x = a[QUAD_base_wx] + limb_haa_a;
  const pinion_x4 limb_haa_dw_y = pinion_x4_all(a[QUAD_base_wy])*limb_haa_c
    + limb_haa_s*pinion_x4_all(a[QUAD_base_wz]) + limb_haa_w_z*limb_haa_v;
  const pinion_x4 limb_haa_dw_z = pinion_x4_all(a[QUAD_base_wz])*limb_haa_c
    - limb_haa_s*pinion_x4_all(a[QUAD_base_wy]) - limb_haa_w_y*limb_haa_v;
  const pinion_x4 limb_haa_w_x = v[QUAD_base_wx] + limb_haa_v;
  const pinion_x4 limb_haa_w_yy = limb_haa_w_y*limb_haa_w_y;
  const pinion_x4 limb_haa_w_yz = limb_haa_w_y*limb_haa_w_z;
  const pinion_x4 limb_haa_w_zz = limb_haa_w_z*limb_haa_w_z;
  const pinion_x4 limb_haa_w_xx = limb_haa_w_x*limb_haa_w_x;
  const pinion_x4 limb_haa_w_xy = limb_haa_w_x*limb_haa_w_y;
  const pinion_x4 limb_haa_w_xz = limb_haa_w_x*limb_haa_w_z;
  const pinion_x4 limb_haa_W_xy = limb_haa_w_xy - limb_haa_dw_z;
  const pinion_x4 limb_haa_W_zx = limb_haa_w_xz - limb_haa_dw_y;
  const pinion_x4 limb_haa_W_zy = limb_haa_w_yz + limb_haa_dw_x;
  const pinion_x4 limb_haa_ww_y = limb_haa_w_xx + limb_haa_w_zz;
  const pinion_x4 limb_haa_hx = { lf_hip_hx, rf_hip_hx, lh_hip_hx, rh_hip_hx };
  const pinion_x4 limb_haa_hy = { lf_hip_hy, rf_hip_hy, lh_hip_hy, rh_hip_hy };
  const pinion_x4 limb_haa_Jxx = { lf_hip_Jxx, rf_hip_Jxx, lh_hip_Jxx, rh_hip_Jxx };
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
    + (limb_haa_W_zx*limb_haa_hx + limb_haa_W_zy*limb_haa_hy);
  const pinion_x4 limb_haa_fB_nx = limb_haa_Jxx*limb_haa_dw_x + limb_haa_Jzz_Jyy*limb_haa_w_yz
    - limb_haa_Jxy*limb_haa_W_zx + limb_haa_hy*limb_haa_dd_z;
  const pinion_x4 limb_haa_fB_ny = limb_haa_Jyy*limb_haa_dw_y + limb_haa_Jxx_Jzz*limb_haa_w_xz
    + limb_haa_Jxy*limb_haa_W_zy - limb_haa_hx*limb_haa_dd_z;
  const pinion_x4 limb_haa_fB_nz = limb_haa_Jzz*limb_haa_dw_z + limb_haa_Jyy_Jxx*limb_haa_w_xy
    + limb_haa_Jxy*(limb_haa_w_xx - limb_haa_w_yy)
    + (limb_haa_hx*limb_haa_dd_y - limb_haa_hy*limb_haa_dd_x);

  /* ---- motion of limb_hfe: revolute y, parent limb_haa -------------------- */
  const pinion_x4 limb_hfe_w_x = limb_haa_w_x*limb_hfe_c - limb_hfe_s*limb_haa_w_z;
  const pinion_x4 limb_hfe_w_z = limb_haa_w_z*limb_hfe_c + limb_hfe_s*limb_haa_w_x;
  const pinion_x4 limb_hfe_v =
    pinion_x4_of(v[QUAD_lf_hfe], v[QUAD_rf_hfe], v[QUAD_lh_hfe], v[QUAD_rh_hfe]);
  const pinion_x4 limb_hfe_py = { lf_hfe_py, rf_hfe_py, lh_hfe_py, rh_hfe_py };
  const pinion_x4 limb_hfe_dd_limb_haa_x = limb_haa_dd_x + limb_haa_W_xy*limb_hfe_py;
  const pinion_x4 limb_hfe_dd_limb_haa_z = limb_haa_dd_z + limb_haa_W_zy*limb_hfe_py;
  const pinion_x4 limb_hfe_dd_x = limb_hfe_dd_limb_haa_x*limb_hfe_c
    - limb_hfe_s*limb_hfe_dd_limb_haa_z;
  const pinion_x4 limb_hfe_dd_y = limb_haa_dd_y - limb_haa_ww_y*limb_hfe_py;
  const pinion_x4 limb_hfe_dd_z = limb_hfe_dd_limb_haa_z*limb_hfe_c
    + limb_hfe_s*limb_hfe_dd_limb_haa_x;
  const pinion_x4 limb_hfe_dw_x = limb_haa_dw_x*limb_hfe_c - limb_hfe_s*limb_haa_dw_z
    - limb_hfe_w_z*limb_hfe_v;
  const pinion_x4 limb_hfe_dw_z = limb_haa_dw_z*limb_hfe_c + limb_hfe_s*limb_haa_dw_x
    + limb_hfe_w_x*limb_hfe_v;
  const pinion_x4 limb_hfe_a =
    pinion_x4_of(a[QUAD_lf_hfe], a[QUAD_rf_hfe], a[QUAD_lh_hfe], a[QUAD_rh_hfe]);
  const pinion_x4 limb_hfe_dw_y = limb_haa_dw_y + limb_hfe_a;
  const pinion_x4 limb_hfe_w_xx = limb_hfe_w_x*limb_hfe_w_x;
  const pinion_x4 limb_hfe_w_y = limb_haa_w_y + limb_hfe_v;
  const pinion_x4 limb_hfe_w_xz = limb_hfe_w_x*limb_hfe_w_z;
  const pinion_x4 limb_hfe_w_zz = limb_hfe_w_z*limb_hfe_w_z;
  const pinion_x4 limb_hfe_w_xy = limb_hfe_w_x*limb_hfe_w_y;
  const pinion_x4 limb_hfe_w_yy = limb_hfe_w_y*limb_hfe_w_y;
  const pinion_x4 limb_hfe_w_yz = limb_hfe_w_y*limb_hfe_w_z;
  const pinion_x4 limb_hfe_W_xy = limb_hfe_w_xy - limb_hfe_dw_z;
  const pinion_x4 limb_hfe_W_xz = limb_hfe_w_xz + limb_hfe_dw_y;
  const pinion_x4 limb_hfe_W_yx = limb_hfe_w_xy + limb_hfe_dw_z;
  const pinion_x4 limb_hfe_W_yz = limb_hfe_w_yz - limb_hfe_dw_x;
  const pinion_x4 limb_hfe_W_zx = limb_hfe_w_xz - limb_hfe_dw_y;
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
  const pinion_x4 limb_hfe_fB_ny = limb_hfe_Jyy*limb_hfe_dw_y + limb_hfe_Jxx_Jzz*limb_hfe_w_xz
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
  const pinion_x4 limb_kfe_a =
    pinion_x4_of(a[QUAD_lf_kfe], a[QUAD_rf_kfe], a[QUAD_lh_kfe], a[QUAD_rh_kfe]);
  const pinion_x4 limb_kfe_dw_y = limb_hfe_dw_y + limb_kfe_a;
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
    + ((limb_kfe_w_xz + limb_kfe_dw_y)*limb_kfe_hz - (limb_kfe_w_yy + limb_kfe_w_zz)*limb_kfe_hx);
  const pinion_x4 limb_kfe_fB_fy = limb_kfe_m*limb_kfe_dd_y
    + (limb_kfe_W_yx*limb_kfe_hx + limb_kfe_W_yz*limb_kfe_hz);
  const pinion_x4 limb_kfe_fB_fz = limb_kfe_m*limb_kfe_dd_z
    + ((limb_kfe_w_xz - limb_kfe_dw_y)*limb_kfe_hx - (limb_kfe_w_xx + limb_kfe_w_yy)*limb_kfe_hz);
  const pinion_x4 limb_kfe_fB_nx = limb_kfe_Jxx*limb_kfe_dw_x + limb_kfe_Jzz_Jyy*limb_kfe_w_yz
    + limb_kfe_Jxz*limb_kfe_W_yx - limb_kfe_hz*limb_kfe_dd_y;
  const pinion_x4 limb_kfe_fB_ny = limb_kfe_Jyy*limb_kfe_dw_y + limb_kfe_Jxx_Jzz*limb_kfe_w_xz
    + limb_kfe_Jxz*(limb_kfe_w_zz - limb_kfe_w_xx)
    + (limb_kfe_hz*limb_kfe_dd_x - limb_kfe_hx*limb_kfe_dd_z);
  const pinion_x4 limb_kfe_fB_nz = limb_kfe_Jzz*limb_kfe_dw_z + limb_kfe_Jyy_Jxx*limb_kfe_w_xy
    - limb_kfe_Jxz*limb_kfe_W_yz + limb_kfe_hx*limb_kfe_dd_y;

  /* ---- force on limb_kfe: revolute y, parent limb_hfe --------------------- */
  const pinion_x4 f_18 =
    pinion_x4_of(f[QUAD_body_lf_kfe][0], f[QUAD_body_rf_kfe][0], f[QUAD_body_lh_kfe][0],
      f[QUAD_body_rh_kfe][0]);
  const pinion_x4 limb_kfe_F_fx = limb_kfe_fB_fx - f_18;
  const pinion_x4 f_19 =
    pinion_x4_of(f[QUAD_body_lf_kfe][1], f[QUAD_body_rf_kfe][1], f[QUAD_body_lh_kfe][1],
      f[QUAD_body_rh_kfe][1]);
  const pinion_x4 limb_kfe_F_fy = limb_kfe_fB_fy - f_19;
  const pinion_x4 f_20 =
    pinion_x4_of(f[QUAD_body_lf_kfe][2], f[QUAD_body_rf_kfe][2], f[QUAD_body_lh_kfe][2],
      f[QUAD_body_rh_kfe][2]);
  const pinion_x4 limb_kfe_F_fz = limb_kfe_fB_fz - f_20;
  const pinion_x4 f_21 =
    pinion_x4_of(f[QUAD_body_lf_kfe][3], f[QUAD_body_rf_kfe][3], f[QUAD_body_lh_kfe][3],
      f[QUAD_body_rh_kfe][3]);
  const pinion_x4 limb_kfe_F_nx = limb_kfe_fB_nx - f_21;
  const pinion_x4 f_22 =
    pinion_x4_of(f[QUAD_body_lf_kfe][4], f[QUAD_body_rf_kfe][4], f[QUAD_body_lh_kfe][4],
      f[QUAD_body_rh_kfe][4]);
  const pinion_x4 limb_kfe_F_ny = limb_kfe_fB_ny - f_22;
  const pinion_x4 f_23 =
    pinion_x4_of(f[QUAD_body_lf_kfe][5], f[QUAD_body_rf_kfe][5], f[QUAD_body_lh_kfe][5],
      f[QUAD_body_rh_kfe][5]);
  const pinion_x4 limb_kfe_F_nz = limb_kfe_fB_nz - f_23;
  tau[QUAD_lf_kfe] = limb_kfe_F_ny[0];
  tau[QUAD_rf_kfe] = limb_kfe_F_ny[1];
  tau[QUAD_lh_kfe] = limb_kfe_F_ny[2];
  tau[QUAD_rh_kfe] = limb_kfe_F_ny[3];

  /* F to limb_hfe */
  const pinion_x4 limb_kfe_F_limb_hfe_fx = limb_kfe_F_fz*limb_kfe_s + limb_kfe_F_fx*limb_kfe_c;
  const pinion_x4 limb_kfe_F_limb_hfe_fz = limb_kfe_F_fz*limb_kfe_c - limb_kfe_F_fx*limb_kfe_s;
  const pinion_x4 limb_kfe_F_limb_hfe_nx = limb_kfe_F_nz*limb_kfe_s + limb_kfe_F_nx*limb_kfe_c
    - limb_kfe_pz*limb_kfe_F_fy;
  const pinion_x4 limb_kfe_F_limb_hfe_nz = limb_kfe_F_nz*limb_kfe_c - limb_kfe_F_nx*limb_kfe_s;
  const pinion_x4 limb_kfe_F_limb_hfe_ny = limb_kfe_F_ny + limb_kfe_pz*limb_kfe_F_limb_hfe_fx;

  /* ---- force on limb_hfe: revolute y, parent limb_haa --------------------- */
  const pinion_x4 f_12 =
    pinion_x4_of(f[QUAD_body_lf_hfe][0], f[QUAD_body_rf_hfe][0], f[QUAD_body_lh_hfe][0],
      f[QUAD_body_rh_hfe][0]);
  const pinion_x4 limb_hfe_F_fx = limb_hfe_fB_fx - f_12 + limb_kfe_F_limb_hfe_fx;
  const pinion_x4 f_13 =
    pinion_x4_of(f[QUAD_body_lf_hfe][1], f[QUAD_body_rf_hfe][1], f[QUAD_body_lh_hfe][1],
      f[QUAD_body_rh_hfe][1]);
  const pinion_x4 limb_hfe_F_fy = limb_hfe_fB_fy - f_13 + limb_kfe_F_fy;
  const pinion_x4 f_14 =
    pinion_x4_of(f[QUAD_body_lf_hfe][2], f[QUAD_body_rf_hfe][2], f[QUAD_body_lh_hfe][2],
      f[QUAD_body_rh_hfe][2]);
  const pinion_x4 limb_hfe_F_fz = limb_hfe_fB_fz - f_14 + limb_kfe_F_limb_hfe_fz;
  const pinion_x4 f_15 =
    pinion_x4_of(f[QUAD_body_lf_hfe][3], f[QUAD_body_rf_hfe][3], f[QUAD_body_lh_hfe][3],
      f[QUAD_body_rh_hfe][3]);
  const pinion_x4 limb_hfe_F_nx = limb_hfe_fB_nx - f_15 + limb_kfe_F_limb_hfe_nx;
  const pinion_x4 f_16 =
    pinion_x4_of(f[QUAD_body_lf_hfe][4], f[QUAD_body_rf_hfe][4], f[QUAD_body_lh_hfe][4],
      f[QUAD_body_rh_hfe][4]);
  const pinion_x4 limb_hfe_F_ny = limb_hfe_fB_ny - f_16 + limb_kfe_F_limb_hfe_ny;
  const pinion_x4 f_17 =
    pinion_x4_of(f[QUAD_body_lf_hfe][5], f[QUAD_body_rf_hfe][5], f[QUAD_body_lh_hfe][5],
      f[QUAD_body_rh_hfe][5]);
  const pinion_x4 limb_hfe_F_nz = limb_hfe_fB_nz - f_17 + limb_kfe_F_limb_hfe_nz;
  tau[QUAD_lf_hfe] = limb_hfe_F_ny[0];
  tau[QUAD_rf_hfe] = limb_hfe_F_ny[1];
  tau[QUAD_lh_hfe] = limb_hfe_F_ny[2];
  tau[QUAD_rh_hfe] = limb_hfe_F_ny[3];

  /* F to limb_haa */
  const pinion_x4 limb_hfe_F_limb_haa_fx = limb_hfe_F_fz*limb_hfe_s + limb_hfe_F_fx*limb_hfe_c;
  const pinion_x4 limb_hfe_F_limb_haa_fz = limb_hfe_F_fz*limb_hfe_c - limb_hfe_F_fx*limb_hfe_s;
  const pinion_x4 limb_hfe_F_limb_haa_nx = limb_hfe_F_nz*limb_hfe_s + limb_hfe_F_nx*limb_hfe_c
    + limb_hfe_py*limb_hfe_F_limb_haa_fz;
  const pinion_x4 limb_hfe_F_limb_haa_nz = limb_hfe_F_nz*limb_hfe_c - limb_hfe_F_nx*limb_hfe_s
    - limb_hfe_py*limb_hfe_F_limb_haa_fx;

  /* ---- force on limb_haa: revolute x, parent base ------------------------- */
  const pinion_x4 f_6 =
    pinion_x4_of(f[QUAD_body_lf_haa][0], f[QUAD_body_rf_haa][0], f[QUAD_body_lh_haa][0],
      f[QUAD_body_rh_haa][0]);
  const pinion_x4 limb_haa_F_fx = limb_haa_fB_fx - f_6 + limb_hfe_F_limb_haa_fx;
  const pinion_x4 f_7 =
    pinion_x4_of(f[QUAD_body_lf_haa][1], f[QUAD_body_rf_haa][1], f[QUAD_body_lh_haa][1],
      f[QUAD_body_rh_haa][1]);
  const pinion_x4 limb_haa_F_fy = limb_haa_fB_fy - f_7 + limb_hfe_F_fy;
  const pinion_x4 f_8 =
    pinion_x4_of(f[QUAD_body_lf_haa][2], f[QUAD_body_rf_haa][2], f[QUAD_body_lh_haa][2],
      f[QUAD_body_rh_haa][2]);
  const pinion_x4 limb_haa_F_fz = limb_haa_fB_fz - f_8 + limb_hfe_F_limb_haa_fz;
  const pinion_x4 f_9 =
    pinion_x4_of(f[QUAD_body_lf_haa][3], f[QUAD_body_rf_haa][3], f[QUAD_body_lh_haa][3],
      f[QUAD_body_rh_haa][3]);
  const pinion_x4 limb_haa_F_nx = limb_haa_fB_nx - f_9 + limb_hfe_F_limb_haa_nx;
  const pinion_x4 f_10 =
    pinion_x4_of(f[QUAD_body_lf_haa][4], f[QUAD_body_rf_haa][4], f[QUAD_body_lh_haa][4],
      f[QUAD_body_rh_haa][4]);
  const pinion_x4 limb_haa_F_ny = limb_haa_fB_ny - f_10 + limb_hfe_F_ny;
  const pinion_x4 f_11 =
    pinion_x4_of(f[QUAD_body_lf_haa][5], f[QUAD_body_rf_haa][5], f[QUAD_body_lh_haa][5],
      f[QUAD_body_rh_haa][5]);
  const pinion_x4 limb_haa_F_nz = limb_haa_fB_nz - f_11 + limb_hfe_F_limb_haa_nz;
  tau[QUAD_lf_haa] = limb_haa_F_nx[0];
  tau[QUAD_rf_haa] = limb_haa_F_nx[1];
  tau[QUAD_lh_haa] = limb_haa_F_nx[2];
  tau[QUAD_rh_haa] = limb_haa_F_nx[3];

  /* F to base */
  const pinion_x4 limb_haa_F_base_fy = limb_haa_F_fy*limb_haa_c - limb_haa_F_fz*limb_haa_s;
  const pinion_x4 limb_haa_F_base_fz = limb_haa_F_fy*limb_haa_s + limb_haa_F_fz*limb_haa_c;
  const pinion_x4 limb_haa_F_base_nx = limb_haa_F_nx + limb_haa_py*limb_haa_F_base_fz;
  const pinion_x4 limb_haa_F_base_ny = limb_haa_F_ny*limb_haa_c - limb_haa_F_nz*limb_haa_s
    - limb_haa_px*limb_haa_F_base_fz;
  const pinion_x4 limb_haa_F_base_nz = limb_haa_F_ny*limb_haa_s + limb_haa_F_nz*limb_haa_c
    + (limb_haa_px*limb_haa_F_base_fy - limb_haa_py*limb_haa_F_fx);

  /* ---- force on base: floating, parent world ------------------------------ */
  const double base_F_fx = base_fB_fx - f[QUAD_body_base][0] + pinion_x4_sum(limb_haa_F_fx);
  const double base_F_fy = base_fB_fy - f[QUAD_body_base][1] + pinion_x4_sum(limb_haa_F_base_fy);
  const double base_F_fz = base_fB_fz - f[QUAD_body_base][2] + pinion_x4_sum(limb_haa_F_base_fz);
  const double base_F_nx = base_fB_nx - f[QUAD_body_base][3] + pinion_x4_sum(limb_haa_F_base_nx);
  const double base_F_ny = base_fB_ny - f[QUAD_body_base][4] + pinion_x4_sum(limb_haa_F_base_ny);
  const double base_F_nz = base_fB_nz - f[QUAD_body_base][5] + pinion_x4_sum(limb_haa_F_base_nz);
  tau[QUAD_base_vx] = base_F_fx;
  tau[QUAD_base_vy] = base_F_fy;
  tau[QUAD_base_vz] = base_F_fz;
  tau[QUAD_base_wx] = base_F_nx;
  tau[QUAD_base_wy] = base_F_ny;
  tau[QUAD_base_wz] = base_F_nz;
}
#else /* each limb by itself */
void quad_rnea_fext(const double q[QUAD_NQ], const double v[QUAD_NV], const double a[QUAD_NV],
                    double f[QUAD_NB][6], double tau[QUAD_NV])
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
   * F = fB + children's F; tau = S'*F */

  /* ---- motion of base: floating, parent world ----------------------------- */
  const double base_dd_x = a[QUAD_base_vx]
    + (v[QUAD_base_wy]*v[QUAD_base_vz] - v[QUAD_base_wz]*v[QUAD_base_vy])
    - gravity_z*(base_q2_x*q[QUAD_q_base_qz] - base_q2_w*q[QUAD_q_base_qy]);
  const double base_dd_y = a[QUAD_base_vy]
    + (v[QUAD_base_wz]*v[QUAD_base_vx] - v[QUAD_base_wx]*v[QUAD_base_vz])
    - gravity_z*(base_q2_y*q[QUAD_q_base_qz] + base_q2_w*q[QUAD_q_base_qx]);
  const double base_dd_z = a[QUAD_base_vz]
    + (v[QUAD_base_wx]*v[QUAD_base_vy] - v[QUAD_base_wy]*v[QUAD_base_vx])
    - gravity_z*(1.0 - (base_q2_x*q[QUAD_q_base_qx] + base_q2_y*q[QUAD_q_base_qy]));
  const double base_w_xx = v[QUAD_base_wx]*v[QUAD_base_wx];
  const double base_w_xy = v[QUAD_base_wx]*v[QUAD_base_wy];
  const double base_w_xz = v[QUAD_base_wx]*v[QUAD_base_wz];
  const double base_w_yy = v[QUAD_base_wy]*v[QUAD_base_wy];
  const double base_w_yz = v[QUAD_base_wy]*v[QUAD_base_wz];
  const double base_w_zz = v[QUAD_base_wz]*v[QUAD_base_wz];
  const double base_ww_x = base_w_yy + base_w_zz;
  const double base_ww_y = base_w_xx + base_w_zz;
  const double base_W_xy = base_w_xy - a[QUAD_base_wz];
  const double base_W_yx = base_w_xy + a[QUAD_base_wz];
  const double base_W_yz = base_w_yz - a[QUAD_base_wx];
  const double base_W_zx = base_w_xz - a[QUAD_base_wy];
  const double base_W_zy = base_w_yz + a[QUAD_base_wx];
  const double base_fB_fx = trunk_m*base_dd_x
    + ((base_w_xz + a[QUAD_base_wy])*trunk_hz - base_ww_x*trunk_hx);
  const double base_fB_fy = trunk_m*base_dd_y + (base_W_yx*trunk_hx + base_W_yz*trunk_hz);
  const double base_fB_fz = trunk_m*base_dd_z
    + (base_W_zx*trunk_hx - (base_w_xx + base_w_yy)*trunk_hz);
  const double base_fB_nx = trunk_Jxx*a[QUAD_base_wx] + trunk_Jzz_Jyy*base_w_yz
    + trunk_Jxz*base_W_yx - trunk_hz*base_dd_y;
  const double base_fB_ny = trunk_Jyy*a[QUAD_base_wy] + trunk_Jxx_Jzz*base_w_xz
    + trunk_Jxz*(base_w_zz - base_w_xx) + (trunk_hz*base_dd_x - trunk_hx*base_dd_z);
  const double base_fB_nz = trunk_Jzz*a[QUAD_base_wz] + trunk_Jyy_Jxx*base_w_xy
    - trunk_Jxz*base_W_yz + trunk_hx*base_dd_y;

  /* ---- motion of lf_haa: revolute x, parent base -------------------------- */
  const double lf_haa_w_x = v[QUAD_base_wx] + v[QUAD_lf_haa];
  const double lf_haa_w_y = v[QUAD_base_wy]*lf_haa_c + lf_haa_s*v[QUAD_base_wz];
  const double lf_haa_w_z = v[QUAD_base_wz]*lf_haa_c - lf_haa_s*v[QUAD_base_wy];
  const double lf_haa_dd_x = base_dd_x + (base_W_xy*lf_haa_py - base_ww_x*lf_haa_px);
  const double lf_haa_dd_base_y = base_dd_y + (base_W_yx*lf_haa_px - base_ww_y*lf_haa_py);
  const double lf_haa_dd_base_z = base_dd_z + (base_W_zx*lf_haa_px + base_W_zy*lf_haa_py);
  const double lf_haa_dd_y = lf_haa_dd_base_y*lf_haa_c + lf_haa_s*lf_haa_dd_base_z;
  const double lf_haa_dd_z = lf_haa_dd_base_z*lf_haa_c - lf_haa_s*lf_haa_dd_base_y;
  const double lf_haa_dw_x = a[QUAD_base_wx] + a[QUAD_lf_haa];
  const double lf_haa_dw_y = a[QUAD_base_wy]*lf_haa_c + lf_haa_s*a[QUAD_base_wz]
    + lf_haa_w_z*v[QUAD_lf_haa];
  const double lf_haa_dw_z = a[QUAD_base_wz]*lf_haa_c - lf_haa_s*a[QUAD_base_wy]
    - lf_haa_w_y*v[QUAD_lf_haa];
  const double lf_haa_w_xx = lf_haa_w_x*lf_haa_w_x;
  const double lf_haa_w_xy = lf_haa_w_x*lf_haa_w_y;
  const double lf_haa_w_xz = lf_haa_w_x*lf_haa_w_z;
  const double lf_haa_w_yy = lf_haa_w_y*lf_haa_w_y;
  const double lf_haa_w_yz = lf_haa_w_y*lf_haa_w_z;
  const double lf_haa_w_zz = lf_haa_w_z*lf_haa_w_z;
  const double lf_haa_W_xy = lf_haa_w_xy - lf_haa_dw_z;
  const double lf_haa_W_zx = lf_haa_w_xz - lf_haa_dw_y;
  const double lf_haa_W_zy = lf_haa_w_yz + lf_haa_dw_x;
  const double lf_haa_ww_y = lf_haa_w_xx + lf_haa_w_zz;
  const double lf_haa_fB_fx = lf_hip_m*lf_haa_dd_x
    + (lf_haa_W_xy*lf_hip_hy - (lf_haa_w_yy + lf_haa_w_zz)*lf_hip_hx);
  const double lf_haa_fB_fy = lf_hip_m*lf_haa_dd_y
    + ((lf_haa_w_xy + lf_haa_dw_z)*lf_hip_hx - lf_haa_ww_y*lf_hip_hy);
  const double lf_haa_fB_fz = lf_hip_m*lf_haa_dd_z
    + (lf_haa_W_zx*lf_hip_hx + lf_haa_W_zy*lf_hip_hy);
  const double lf_haa_fB_nx = lf_hip_Jxx*lf_haa_dw_x + lf_hip_Jzz_Jyy*lf_haa_w_yz
    - lf_hip_Jxy*lf_haa_W_zx + lf_hip_hy*lf_haa_dd_z;
  const double lf_haa_fB_ny = lf_hip_Jyy*lf_haa_dw_y + lf_hip_Jxx_Jzz*lf_haa_w_xz
    + lf_hip_Jxy*lf_haa_W_zy - lf_hip_hx*lf_haa_dd_z;
  const double lf_haa_fB_nz = lf_hip_Jzz*lf_haa_dw_z + lf_hip_Jyy_Jxx*lf_haa_w_xy
    + lf_hip_Jxy*(lf_haa_w_xx - lf_haa_w_yy) + (lf_hip_hx*lf_haa_dd_y - lf_hip_hy*lf_haa_dd_x);

  /* ---- motion of lf_hfe: revolute y, parent lf_haa ------------------------ */
  const double lf_hfe_w_x = lf_haa_w_x*lf_hfe_c - lf_hfe_s*lf_haa_w_z;
  const double lf_hfe_w_y = lf_haa_w_y + v[QUAD_lf_hfe];
  const double lf_hfe_w_z = lf_haa_w_z*lf_hfe_c + lf_hfe_s*lf_haa_w_x;
  const double lf_hfe_dd_lf_haa_x = lf_haa_dd_x + lf_haa_W_xy*lf_hfe_py;
  const double lf_hfe_dd_lf_haa_z = lf_haa_dd_z + lf_haa_W_zy*lf_hfe_py;
  const double lf_hfe_dd_x = lf_hfe_dd_lf_haa_x*lf_hfe_c - lf_hfe_s*lf_hfe_dd_lf_haa_z;
  const double lf_hfe_dd_y = lf_haa_dd_y - lf_haa_ww_y*lf_hfe_py;
  const double lf_hfe_dd_z = lf_hfe_dd_lf_haa_z*lf_hfe_c + lf_hfe_s*lf_hfe_dd_lf_haa_x;
  const double lf_hfe_dw_x = lf_haa_dw_x*lf_hfe_c - lf_hfe_s*lf_haa_dw_z
    - lf_hfe_w_z*v[QUAD_lf_hfe];
  const double lf_hfe_dw_y = lf_haa_dw_y + a[QUAD_lf_hfe];
  const double lf_hfe_dw_z = lf_haa_dw_z*lf_hfe_c + lf_hfe_s*lf_haa_dw_x
    + lf_hfe_w_x*v[QUAD_lf_hfe];
  const double lf_hfe_w_xx = lf_hfe_w_x*lf_hfe_w_x;
  const double lf_hfe_w_xy = lf_hfe_w_x*lf_hfe_w_y;
  const double lf_hfe_w_xz = lf_hfe_w_x*lf_hfe_w_z;
  const double lf_hfe_w_yy = lf_hfe_w_y*lf_hfe_w_y;
  const double lf_hfe_w_yz = lf_hfe_w_y*lf_hfe_w_z;
  const double lf_hfe_w_zz = lf_hfe_w_z*lf_hfe_w_z;
  const double lf_hfe_W_xy = lf_hfe_w_xy - lf_hfe_dw_z;
  const double lf_hfe_W_xz = lf_hfe_w_xz + lf_hfe_dw_y;
  const double lf_hfe_W_yx = lf_hfe_w_xy + lf_hfe_dw_z;
  const double lf_hfe_W_yz = lf_hfe_w_yz - lf_hfe_dw_x;
  const double lf_hfe_W_zx = lf_hfe_w_xz - lf_hfe_dw_y;
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
  const double lf_hfe_fB_ny = lf_thigh_Jyy*lf_hfe_dw_y + lf_thigh_Jxx_Jzz*lf_hfe_w_xz
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
  const double lf_kfe_dw_y = lf_hfe_dw_y + a[QUAD_lf_kfe];
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
    + ((lf_kfe_w_xz + lf_kfe_dw_y)*lf_calf_hz - (lf_kfe_w_yy + lf_kfe_w_zz)*lf_calf_hx);
  const double lf_kfe_fB_fy = lf_calf_m*lf_kfe_dd_y
    + (lf_kfe_W_yx*lf_calf_hx + lf_kfe_W_yz*lf_calf_hz);
  const double lf_kfe_fB_fz = lf_calf_m*lf_kfe_dd_z
    + ((lf_kfe_w_xz - lf_kfe_dw_y)*lf_calf_hx - (lf_kfe_w_xx + lf_kfe_w_yy)*lf_calf_hz);
  const double lf_kfe_fB_nx = lf_calf_Jxx*lf_kfe_dw_x + lf_calf_Jzz_Jyy*lf_kfe_w_yz
    + lf_calf_Jxz*lf_kfe_W_yx - lf_calf_hz*lf_kfe_dd_y;
  const double lf_kfe_fB_ny = lf_calf_Jyy*lf_kfe_dw_y + lf_calf_Jxx_Jzz*lf_kfe_w_xz
    + lf_calf_Jxz*(lf_kfe_w_zz - lf_kfe_w_xx) + (lf_calf_hz*lf_kfe_dd_x - lf_calf_hx*lf_kfe_dd_z);
  const double lf_kfe_fB_nz = lf_calf_Jzz*lf_kfe_dw_z + lf_calf_Jyy_Jxx*lf_kfe_w_xy
    - lf_calf_Jxz*lf_kfe_W_yz + lf_calf_hx*lf_kfe_dd_y;

  /* ---- force on lf_kfe: revolute y, parent lf_hfe ------------------------- */
  const double lf_kfe_F_fx = lf_kfe_fB_fx - f[QUAD_body_lf_kfe][0];
  const double lf_kfe_F_fy = lf_kfe_fB_fy - f[QUAD_body_lf_kfe][1];
  const double lf_kfe_F_fz = lf_kfe_fB_fz - f[QUAD_body_lf_kfe][2];
  const double lf_kfe_F_nx = lf_kfe_fB_nx - f[QUAD_body_lf_kfe][3];
  const double lf_kfe_F_ny = lf_kfe_fB_ny - f[QUAD_body_lf_kfe][4];
  const double lf_kfe_F_nz = lf_kfe_fB_nz - f[QUAD_body_lf_kfe][5];
  tau[QUAD_lf_kfe] = lf_kfe_F_ny;

  /* F to lf_hfe */
  const double lf_kfe_F_lf_hfe_fx = lf_kfe_F_fz*lf_kfe_s + lf_kfe_F_fx*lf_kfe_c;
  const double lf_kfe_F_lf_hfe_fz = lf_kfe_F_fz*lf_kfe_c - lf_kfe_F_fx*lf_kfe_s;
  const double lf_kfe_F_lf_hfe_nx = lf_kfe_F_nz*lf_kfe_s + lf_kfe_F_nx*lf_kfe_c
    - lf_kfe_pz*lf_kfe_F_fy;
  const double lf_kfe_F_lf_hfe_nz = lf_kfe_F_nz*lf_kfe_c - lf_kfe_F_nx*lf_kfe_s;
  const double lf_kfe_F_lf_hfe_ny = lf_kfe_F_ny + lf_kfe_pz*lf_kfe_F_lf_hfe_fx;

  /* ---- force on lf_hfe: revolute y, parent lf_haa ------------------------- */
  const double lf_hfe_F_fx = lf_hfe_fB_fx - f[QUAD_body_lf_hfe][0] + lf_kfe_F_lf_hfe_fx;
  const double lf_hfe_F_fy = lf_hfe_fB_fy - f[QUAD_body_lf_hfe][1] + lf_kfe_F_fy;
  const double lf_hfe_F_fz = lf_hfe_fB_fz - f[QUAD_body_lf_hfe][2] + lf_kfe_F_lf_hfe_fz;
  const double lf_hfe_F_nx = lf_hfe_fB_nx - f[QUAD_body_lf_hfe][3] + lf_kfe_F_lf_hfe_nx;
  const double lf_hfe_F_ny = lf_hfe_fB_ny - f[QUAD_body_lf_hfe][4] + lf_kfe_F_lf_hfe_ny;
  const double lf_hfe_F_nz = lf_hfe_fB_nz - f[QUAD_body_lf_hfe][5] + lf_kfe_F_lf_hfe_nz;
  tau[QUAD_lf_hfe] = lf_hfe_F_ny;

  /* F to lf_haa */
  const double lf_hfe_F_lf_haa_fx = lf_hfe_F_fz*lf_hfe_s + lf_hfe_F_fx*lf_hfe_c;
  const double lf_hfe_F_lf_haa_fz = lf_hfe_F_fz*lf_hfe_c - lf_hfe_F_fx*lf_hfe_s;
  const double lf_hfe_F_lf_haa_nx = lf_hfe_F_nz*lf_hfe_s + lf_hfe_F_nx*lf_hfe_c
    + lf_hfe_py*lf_hfe_F_lf_haa_fz;
  const double lf_hfe_F_lf_haa_nz = lf_hfe_F_nz*lf_hfe_c - lf_hfe_F_nx*lf_hfe_s
    - lf_hfe_py*lf_hfe_F_lf_haa_fx;

  /* ---- force on lf_haa: revolute x, parent base --------------------------- */
  const double lf_haa_F_fx = lf_haa_fB_fx - f[QUAD_body_lf_haa][0] + lf_hfe_F_lf_haa_fx;
  const double lf_haa_F_fy = lf_haa_fB_fy - f[QUAD_body_lf_haa][1] + lf_hfe_F_fy;
  const double lf_haa_F_fz = lf_haa_fB_fz - f[QUAD_body_lf_haa][2] + lf_hfe_F_lf_haa_fz;
  const double lf_haa_F_nx = lf_haa_fB_nx - f[QUAD_body_lf_haa][3] + lf_hfe_F_lf_haa_nx;
  const double lf_haa_F_ny = lf_haa_fB_ny - f[QUAD_body_lf_haa][4] + lf_hfe_F_ny;
  const double lf_haa_F_nz = lf_haa_fB_nz - f[QUAD_body_lf_haa][5] + lf_hfe_F_lf_haa_nz;
  tau[QUAD_lf_haa] = lf_haa_F_nx;

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
  const double rf_haa_dd_x = base_dd_x + (base_W_xy*rf_haa_py - base_ww_x*rf_haa_px);
  const double rf_haa_dd_base_y = base_dd_y + (base_W_yx*rf_haa_px - base_ww_y*rf_haa_py);
  const double rf_haa_dd_base_z = base_dd_z + (base_W_zx*rf_haa_px + base_W_zy*rf_haa_py);
  const double rf_haa_dd_y = rf_haa_dd_base_y*rf_haa_c + rf_haa_s*rf_haa_dd_base_z;
  const double rf_haa_dd_z = rf_haa_dd_base_z*rf_haa_c - rf_haa_s*rf_haa_dd_base_y;
  const double rf_haa_dw_x = a[QUAD_base_wx] + a[QUAD_rf_haa];
  const double rf_haa_dw_y = a[QUAD_base_wy]*rf_haa_c + rf_haa_s*a[QUAD_base_wz]
    + rf_haa_w_z*v[QUAD_rf_haa];
  const double rf_haa_dw_z = a[QUAD_base_wz]*rf_haa_c - rf_haa_s*a[QUAD_base_wy]
    - rf_haa_w_y*v[QUAD_rf_haa];
  const double rf_haa_w_xx = rf_haa_w_x*rf_haa_w_x;
  const double rf_haa_w_xy = rf_haa_w_x*rf_haa_w_y;
  const double rf_haa_w_xz = rf_haa_w_x*rf_haa_w_z;
  const double rf_haa_w_yy = rf_haa_w_y*rf_haa_w_y;
  const double rf_haa_w_yz = rf_haa_w_y*rf_haa_w_z;
  const double rf_haa_w_zz = rf_haa_w_z*rf_haa_w_z;
  const double rf_haa_W_xy = rf_haa_w_xy - rf_haa_dw_z;
  const double rf_haa_W_zx = rf_haa_w_xz - rf_haa_dw_y;
  const double rf_haa_W_zy = rf_haa_w_yz + rf_haa_dw_x;
  const double rf_haa_ww_y = rf_haa_w_xx + rf_haa_w_zz;
  const double rf_haa_fB_fx = rf_hip_m*rf_haa_dd_x
    + (rf_haa_W_xy*rf_hip_hy - (rf_haa_w_yy + rf_haa_w_zz)*rf_hip_hx);
  const double rf_haa_fB_fy = rf_hip_m*rf_haa_dd_y
    + ((rf_haa_w_xy + rf_haa_dw_z)*rf_hip_hx - rf_haa_ww_y*rf_hip_hy);
  const double rf_haa_fB_fz = rf_hip_m*rf_haa_dd_z
    + (rf_haa_W_zx*rf_hip_hx + rf_haa_W_zy*rf_hip_hy);
  const double rf_haa_fB_nx = rf_hip_Jxx*rf_haa_dw_x + rf_hip_Jzz_Jyy*rf_haa_w_yz
    - rf_hip_Jxy*rf_haa_W_zx + rf_hip_hy*rf_haa_dd_z;
  const double rf_haa_fB_ny = rf_hip_Jyy*rf_haa_dw_y + rf_hip_Jxx_Jzz*rf_haa_w_xz
    + rf_hip_Jxy*rf_haa_W_zy - rf_hip_hx*rf_haa_dd_z;
  const double rf_haa_fB_nz = rf_hip_Jzz*rf_haa_dw_z + rf_hip_Jyy_Jxx*rf_haa_w_xy
    + rf_hip_Jxy*(rf_haa_w_xx - rf_haa_w_yy) + (rf_hip_hx*rf_haa_dd_y - rf_hip_hy*rf_haa_dd_x);

  /* ---- motion of rf_hfe: revolute y, parent rf_haa ------------------------ */
  const double rf_hfe_w_x = rf_haa_w_x*rf_hfe_c - rf_hfe_s*rf_haa_w_z;
  const double rf_hfe_w_y = rf_haa_w_y + v[QUAD_rf_hfe];
  const double rf_hfe_w_z = rf_haa_w_z*rf_hfe_c + rf_hfe_s*rf_haa_w_x;
  const double rf_hfe_dd_rf_haa_x = rf_haa_dd_x + rf_haa_W_xy*rf_hfe_py;
  const double rf_hfe_dd_rf_haa_z = rf_haa_dd_z + rf_haa_W_zy*rf_hfe_py;
  const double rf_hfe_dd_x = rf_hfe_dd_rf_haa_x*rf_hfe_c - rf_hfe_s*rf_hfe_dd_rf_haa_z;
  const double rf_hfe_dd_y = rf_haa_dd_y - rf_haa_ww_y*rf_hfe_py;
  const double rf_hfe_dd_z = rf_hfe_dd_rf_haa_z*rf_hfe_c + rf_hfe_s*rf_hfe_dd_rf_haa_x;
  const double rf_hfe_dw_x = rf_haa_dw_x*rf_hfe_c - rf_hfe_s*rf_haa_dw_z
    - rf_hfe_w_z*v[QUAD_rf_hfe];
  const double rf_hfe_dw_y = rf_haa_dw_y + a[QUAD_rf_hfe];
  const double rf_hfe_dw_z = rf_haa_dw_z*rf_hfe_c + rf_hfe_s*rf_haa_dw_x
    + rf_hfe_w_x*v[QUAD_rf_hfe];
  const double rf_hfe_w_xx = rf_hfe_w_x*rf_hfe_w_x;
  const double rf_hfe_w_xy = rf_hfe_w_x*rf_hfe_w_y;
  const double rf_hfe_w_xz = rf_hfe_w_x*rf_hfe_w_z;
  const double rf_hfe_w_yy = rf_hfe_w_y*rf_hfe_w_y;
  const double rf_hfe_w_yz = rf_hfe_w_y*rf_hfe_w_z;
  const double rf_hfe_w_zz = rf_hfe_w_z*rf_hfe_w_z;
  const double rf_hfe_W_xy = rf_hfe_w_xy - rf_hfe_dw_z;
  const double rf_hfe_W_xz = rf_hfe_w_xz + rf_hfe_dw_y;
  const double rf_hfe_W_yx = rf_hfe_w_xy + rf_hfe_dw_z;
  const double rf_hfe_W_yz = rf_hfe_w_yz - rf_hfe_dw_x;
  const double rf_hfe_W_zx = rf_hfe_w_xz - rf_hfe_dw_y;
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
  const double rf_hfe_fB_ny = rf_thigh_Jyy*rf_hfe_dw_y + rf_thigh_Jxx_Jzz*rf_hfe_w_xz
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
  const double rf_kfe_dw_y = rf_hfe_dw_y + a[QUAD_rf_kfe];
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
    + ((rf_kfe_w_xz + rf_kfe_dw_y)*rf_calf_hz - (rf_kfe_w_yy + rf_kfe_w_zz)*rf_calf_hx);
  const double rf_kfe_fB_fy = rf_calf_m*rf_kfe_dd_y
    + (rf_kfe_W_yx*rf_calf_hx + rf_kfe_W_yz*rf_calf_hz);
  const double rf_kfe_fB_fz = rf_calf_m*rf_kfe_dd_z
    + ((rf_kfe_w_xz - rf_kfe_dw_y)*rf_calf_hx - (rf_kfe_w_xx + rf_kfe_w_yy)*rf_calf_hz);
  const double rf_kfe_fB_nx = rf_calf_Jxx*rf_kfe_dw_x + rf_calf_Jzz_Jyy*rf_kfe_w_yz
    + rf_calf_Jxz*rf_kfe_W_yx - rf_calf_hz*rf_kfe_dd_y;
  const double rf_kfe_fB_ny = rf_calf_Jyy*rf_kfe_dw_y + rf_calf_Jxx_Jzz*rf_kfe_w_xz
    + rf_calf_Jxz*(rf_kfe_w_zz - rf_kfe_w_xx) + (rf_calf_hz*rf_kfe_dd_x - rf_calf_hx*rf_kfe_dd_z);
  const double rf_kfe_fB_nz = rf_calf_Jzz*rf_kfe_dw_z + rf_calf_Jyy_Jxx*rf_kfe_w_xy
    - rf_calf_Jxz*rf_kfe_W_yz + rf_calf_hx*rf_kfe_dd_y;

  /* ---- force on rf_kfe: revolute y, parent rf_hfe ------------------------- */
  const double rf_kfe_F_fx = rf_kfe_fB_fx - f[QUAD_body_rf_kfe][0];
  const double rf_kfe_F_fy = rf_kfe_fB_fy - f[QUAD_body_rf_kfe][1];
  const double rf_kfe_F_fz = rf_kfe_fB_fz - f[QUAD_body_rf_kfe][2];
  const double rf_kfe_F_nx = rf_kfe_fB_nx - f[QUAD_body_rf_kfe][3];
  const double rf_kfe_F_ny = rf_kfe_fB_ny - f[QUAD_body_rf_kfe][4];
  const double rf_kfe_F_nz = rf_kfe_fB_nz - f[QUAD_body_rf_kfe][5];
  tau[QUAD_rf_kfe] = rf_kfe_F_ny;

  /* F to rf_hfe */
  const double rf_kfe_F_rf_hfe_fx = rf_kfe_F_fz*rf_kfe_s + rf_kfe_F_fx*rf_kfe_c;
  const double rf_kfe_F_rf_hfe_fz = rf_kfe_F_fz*rf_kfe_c - rf_kfe_F_fx*rf_kfe_s;
  const double rf_kfe_F_rf_hfe_nx = rf_kfe_F_nz*rf_kfe_s + rf_kfe_F_nx*rf_kfe_c
    - rf_kfe_pz*rf_kfe_F_fy;
  const double rf_kfe_F_rf_hfe_nz = rf_kfe_F_nz*rf_kfe_c - rf_kfe_F_nx*rf_kfe_s;
  const double rf_kfe_F_rf_hfe_ny = rf_kfe_F_ny + rf_kfe_pz*rf_kfe_F_rf_hfe_fx;

  /* ---- force on rf_hfe: revolute y, parent rf_haa ------------------------- */
  const double rf_hfe_F_fx = rf_hfe_fB_fx - f[QUAD_body_rf_hfe][0] + rf_kfe_F_rf_hfe_fx;
  const double rf_hfe_F_fy = rf_hfe_fB_fy - f[QUAD_body_rf_hfe][1] + rf_kfe_F_fy;
  const double rf_hfe_F_fz = rf_hfe_fB_fz - f[QUAD_body_rf_hfe][2] + rf_kfe_F_rf_hfe_fz;
  const double rf_hfe_F_nx = rf_hfe_fB_nx - f[QUAD_body_rf_hfe][3] + rf_kfe_F_rf_hfe_nx;
  const double rf_hfe_F_ny = rf_hfe_fB_ny - f[QUAD_body_rf_hfe][4] + rf_kfe_F_rf_hfe_ny;
  const double rf_hfe_F_nz = rf_hfe_fB_nz - f[QUAD_body_rf_hfe][5] + rf_kfe_F_rf_hfe_nz;
  tau[QUAD_rf_hfe] = rf_hfe_F_ny;

  /* F to rf_haa */
  const double rf_hfe_F_rf_haa_fx = rf_hfe_F_fz*rf_hfe_s + rf_hfe_F_fx*rf_hfe_c;
  const double rf_hfe_F_rf_haa_fz = rf_hfe_F_fz*rf_hfe_c - rf_hfe_F_fx*rf_hfe_s;
  const double rf_hfe_F_rf_haa_nx = rf_hfe_F_nz*rf_hfe_s + rf_hfe_F_nx*rf_hfe_c
    + rf_hfe_py*rf_hfe_F_rf_haa_fz;
  const double rf_hfe_F_rf_haa_nz = rf_hfe_F_nz*rf_hfe_c - rf_hfe_F_nx*rf_hfe_s
    - rf_hfe_py*rf_hfe_F_rf_haa_fx;

  /* ---- force on rf_haa: revolute x, parent base --------------------------- */
  const double rf_haa_F_fx = rf_haa_fB_fx - f[QUAD_body_rf_haa][0] + rf_hfe_F_rf_haa_fx;
  const double rf_haa_F_fy = rf_haa_fB_fy - f[QUAD_body_rf_haa][1] + rf_hfe_F_fy;
  const double rf_haa_F_fz = rf_haa_fB_fz - f[QUAD_body_rf_haa][2] + rf_hfe_F_rf_haa_fz;
  const double rf_haa_F_nx = rf_haa_fB_nx - f[QUAD_body_rf_haa][3] + rf_hfe_F_rf_haa_nx;
  const double rf_haa_F_ny = rf_haa_fB_ny - f[QUAD_body_rf_haa][4] + rf_hfe_F_ny;
  const double rf_haa_F_nz = rf_haa_fB_nz - f[QUAD_body_rf_haa][5] + rf_hfe_F_rf_haa_nz;
  tau[QUAD_rf_haa] = rf_haa_F_nx;

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
  const double lh_haa_dd_x = base_dd_x + (base_W_xy*lh_haa_py - base_ww_x*lh_haa_px);
  const double lh_haa_dd_base_y = base_dd_y + (base_W_yx*lh_haa_px - base_ww_y*lh_haa_py);
  const double lh_haa_dd_base_z = base_dd_z + (base_W_zx*lh_haa_px + base_W_zy*lh_haa_py);
  const double lh_haa_dd_y = lh_haa_dd_base_y*lh_haa_c + lh_haa_s*lh_haa_dd_base_z;
  const double lh_haa_dd_z = lh_haa_dd_base_z*lh_haa_c - lh_haa_s*lh_haa_dd_base_y;
  const double lh_haa_dw_x = a[QUAD_base_wx] + a[QUAD_lh_haa];
  const double lh_haa_dw_y = a[QUAD_base_wy]*lh_haa_c + lh_haa_s*a[QUAD_base_wz]
    + lh_haa_w_z*v[QUAD_lh_haa];
  const double lh_haa_dw_z = a[QUAD_base_wz]*lh_haa_c - lh_haa_s*a[QUAD_base_wy]
    - lh_haa_w_y*v[QUAD_lh_haa];
  const double lh_haa_w_xx = lh_haa_w_x*lh_haa_w_x;
  const double lh_haa_w_xy = lh_haa_w_x*lh_haa_w_y;
  const double lh_haa_w_xz = lh_haa_w_x*lh_haa_w_z;
  const double lh_haa_w_yy = lh_haa_w_y*lh_haa_w_y;
  const double lh_haa_w_yz = lh_haa_w_y*lh_haa_w_z;
  const double lh_haa_w_zz = lh_haa_w_z*lh_haa_w_z;
  const double lh_haa_W_xy = lh_haa_w_xy - lh_haa_dw_z;
  const double lh_haa_W_zx = lh_haa_w_xz - lh_haa_dw_y;
  const double lh_haa_W_zy = lh_haa_w_yz + lh_haa_dw_x;
  const double lh_haa_ww_y = lh_haa_w_xx + lh_haa_w_zz;
  const double lh_haa_fB_fx = lh_hip_m*lh_haa_dd_x
    + (lh_haa_W_xy*lh_hip_hy - (lh_haa_w_yy + lh_haa_w_zz)*lh_hip_hx);
  const double lh_haa_fB_fy = lh_hip_m*lh_haa_dd_y
    + ((lh_haa_w_xy + lh_haa_dw_z)*lh_hip_hx - lh_haa_ww_y*lh_hip_hy);
  const double lh_haa_fB_fz = lh_hip_m*lh_haa_dd_z
    + (lh_haa_W_zx*lh_hip_hx + lh_haa_W_zy*lh_hip_hy);
  const double lh_haa_fB_nx = lh_hip_Jxx*lh_haa_dw_x + lh_hip_Jzz_Jyy*lh_haa_w_yz
    - lh_hip_Jxy*lh_haa_W_zx + lh_hip_hy*lh_haa_dd_z;
  const double lh_haa_fB_ny = lh_hip_Jyy*lh_haa_dw_y + lh_hip_Jxx_Jzz*lh_haa_w_xz
    + lh_hip_Jxy*lh_haa_W_zy - lh_hip_hx*lh_haa_dd_z;
  const double lh_haa_fB_nz = lh_hip_Jzz*lh_haa_dw_z + lh_hip_Jyy_Jxx*lh_haa_w_xy
    + lh_hip_Jxy*(lh_haa_w_xx - lh_haa_w_yy) + (lh_hip_hx*lh_haa_dd_y - lh_hip_hy*lh_haa_dd_x);

  /* ---- motion of lh_hfe: revolute y, parent lh_haa ------------------------ */
  const double lh_hfe_w_x = lh_haa_w_x*lh_hfe_c - lh_hfe_s*lh_haa_w_z;
  const double lh_hfe_w_y = lh_haa_w_y + v[QUAD_lh_hfe];
  const double lh_hfe_w_z = lh_haa_w_z*lh_hfe_c + lh_hfe_s*lh_haa_w_x;
  const double lh_hfe_dd_lh_haa_x = lh_haa_dd_x + lh_haa_W_xy*lh_hfe_py;
  const double lh_hfe_dd_lh_haa_z = lh_haa_dd_z + lh_haa_W_zy*lh_hfe_py;
  const double lh_hfe_dd_x = lh_hfe_dd_lh_haa_x*lh_hfe_c - lh_hfe_s*lh_hfe_dd_lh_haa_z;
  const double lh_hfe_dd_y = lh_haa_dd_y - lh_haa_ww_y*lh_hfe_py;
  const double lh_hfe_dd_z = lh_hfe_dd_lh_haa_z*lh_hfe_c + lh_hfe_s*lh_hfe_dd_lh_haa_x;
  const double lh_hfe_dw_x = lh_haa_dw_x*lh_hfe_c - lh_hfe_s*lh_haa_dw_z
    - lh_hfe_w_z*v[QUAD_lh_hfe];
  const double lh_hfe_dw_y = lh_haa_dw_y + a[QUAD_lh_hfe];
  const double lh_hfe_dw_z = lh_haa_dw_z*lh_hfe_c + lh_hfe_s*lh_haa_dw_x
    + lh_hfe_w_x*v[QUAD_lh_hfe];
  const double lh_hfe_w_xx = lh_hfe_w_x*lh_hfe_w_x;
  const double lh_hfe_w_xy = lh_hfe_w_x*lh_hfe_w_y;
  const double lh_hfe_w_xz = lh_hfe_w_x*lh_hfe_w_z;
  const double lh_hfe_w_yy = lh_hfe_w_y*lh_hfe_w_y;
  const double lh_hfe_w_yz = lh_hfe_w_y*lh_hfe_w_z;
  const double lh_hfe_w_zz = lh_hfe_w_z*lh_hfe_w_z;
  const double lh_hfe_W_xy = lh_hfe_w_xy - lh_hfe_dw_z;
  const double lh_hfe_W_xz = lh_hfe_w_xz + lh_hfe_dw_y;
  const double lh_hfe_W_yx = lh_hfe_w_xy + lh_hfe_dw_z;
  const double lh_hfe_W_yz = lh_hfe_w_yz - lh_hfe_dw_x;
  const double lh_hfe_W_zx = lh_hfe_w_xz - lh_hfe_dw_y;
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
  const double lh_hfe_fB_ny = lh_thigh_Jyy*lh_hfe_dw_y + lh_thigh_Jxx_Jzz*lh_hfe_w_xz
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
  const double lh_kfe_dw_y = lh_hfe_dw_y + a[QUAD_lh_kfe];
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
    + ((lh_kfe_w_xz + lh_kfe_dw_y)*lh_calf_hz - (lh_kfe_w_yy + lh_kfe_w_zz)*lh_calf_hx);
  const double lh_kfe_fB_fy = lh_calf_m*lh_kfe_dd_y
    + (lh_kfe_W_yx*lh_calf_hx + lh_kfe_W_yz*lh_calf_hz);
  const double lh_kfe_fB_fz = lh_calf_m*lh_kfe_dd_z
    + ((lh_kfe_w_xz - lh_kfe_dw_y)*lh_calf_hx - (lh_kfe_w_xx + lh_kfe_w_yy)*lh_calf_hz);
  const double lh_kfe_fB_nx = lh_calf_Jxx*lh_kfe_dw_x + lh_calf_Jzz_Jyy*lh_kfe_w_yz
    + lh_calf_Jxz*lh_kfe_W_yx - lh_calf_hz*lh_kfe_dd_y;
  const double lh_kfe_fB_ny = lh_calf_Jyy*lh_kfe_dw_y + lh_calf_Jxx_Jzz*lh_kfe_w_xz
    + lh_calf_Jxz*(lh_kfe_w_zz - lh_kfe_w_xx) + (lh_calf_hz*lh_kfe_dd_x - lh_calf_hx*lh_kfe_dd_z);
  const double lh_kfe_fB_nz = lh_calf_Jzz*lh_kfe_dw_z + lh_calf_Jyy_Jxx*lh_kfe_w_xy
    - lh_calf_Jxz*lh_kfe_W_yz + lh_calf_hx*lh_kfe_dd_y;

  /* ---- force on lh_kfe: revolute y, parent lh_hfe ------------------------- */
  const double lh_kfe_F_fx = lh_kfe_fB_fx - f[QUAD_body_lh_kfe][0];
  const double lh_kfe_F_fy = lh_kfe_fB_fy - f[QUAD_body_lh_kfe][1];
  const double lh_kfe_F_fz = lh_kfe_fB_fz - f[QUAD_body_lh_kfe][2];
  const double lh_kfe_F_nx = lh_kfe_fB_nx - f[QUAD_body_lh_kfe][3];
  const double lh_kfe_F_ny = lh_kfe_fB_ny - f[QUAD_body_lh_kfe][4];
  const double lh_kfe_F_nz = lh_kfe_fB_nz - f[QUAD_body_lh_kfe][5];
  tau[QUAD_lh_kfe] = lh_kfe_F_ny;

  /* F to lh_hfe */
  const double lh_kfe_F_lh_hfe_fx = lh_kfe_F_fz*lh_kfe_s + lh_kfe_F_fx*lh_kfe_c;
  const double lh_kfe_F_lh_hfe_fz = lh_kfe_F_fz*lh_kfe_c - lh_kfe_F_fx*lh_kfe_s;
  const double lh_kfe_F_lh_hfe_nx = lh_kfe_F_nz*lh_kfe_s + lh_kfe_F_nx*lh_kfe_c
    - lh_kfe_pz*lh_kfe_F_fy;
  const double lh_kfe_F_lh_hfe_nz = lh_kfe_F_nz*lh_kfe_c - lh_kfe_F_nx*lh_kfe_s;
  const double lh_kfe_F_lh_hfe_ny = lh_kfe_F_ny + lh_kfe_pz*lh_kfe_F_lh_hfe_fx;

  /* ---- force on lh_hfe: revolute y, parent lh_haa ------------------------- */
  const double lh_hfe_F_fx = lh_hfe_fB_fx - f[QUAD_body_lh_hfe][0] + lh_kfe_F_lh_hfe_fx;
  const double lh_hfe_F_fy = lh_hfe_fB_fy - f[QUAD_body_lh_hfe][1] + lh_kfe_F_fy;
  const double lh_hfe_F_fz = lh_hfe_fB_fz - f[QUAD_body_lh_hfe][2] + lh_kfe_F_lh_hfe_fz;
  const double lh_hfe_F_nx = lh_hfe_fB_nx - f[QUAD_body_lh_hfe][3] + lh_kfe_F_lh_hfe_nx;
  const double lh_hfe_F_ny = lh_hfe_fB_ny - f[QUAD_body_lh_hfe][4] + lh_kfe_F_lh_hfe_ny;
  const double lh_hfe_F_nz = lh_hfe_fB_nz - f[QUAD_body_lh_hfe][5] + lh_kfe_F_lh_hfe_nz;
  tau[QUAD_lh_hfe] = lh_hfe_F_ny;

  /* F to lh_haa */
  const double lh_hfe_F_lh_haa_fx = lh_hfe_F_fz*lh_hfe_s + lh_hfe_F_fx*lh_hfe_c;
  const double lh_hfe_F_lh_haa_fz = lh_hfe_F_fz*lh_hfe_c - lh_hfe_F_fx*lh_hfe_s;
  const double lh_hfe_F_lh_haa_nx = lh_hfe_F_nz*lh_hfe_s + lh_hfe_F_nx*lh_hfe_c
    + lh_hfe_py*lh_hfe_F_lh_haa_fz;
  const double lh_hfe_F_lh_haa_nz = lh_hfe_F_nz*lh_hfe_c - lh_hfe_F_nx*lh_hfe_s
    - lh_hfe_py*lh_hfe_F_lh_haa_fx;

  /* ---- force on lh_haa: revolute x, parent base --------------------------- */
  const double lh_haa_F_fx = lh_haa_fB_fx - f[QUAD_body_lh_haa][0] + lh_hfe_F_lh_haa_fx;
  const double lh_haa_F_fy = lh_haa_fB_fy - f[QUAD_body_lh_haa][1] + lh_hfe_F_fy;
  const double lh_haa_F_fz = lh_haa_fB_fz - f[QUAD_body_lh_haa][2] + lh_hfe_F_lh_haa_fz;
  const double lh_haa_F_nx = lh_haa_fB_nx - f[QUAD_body_lh_haa][3] + lh_hfe_F_lh_haa_nx;
  const double lh_haa_F_ny = lh_haa_fB_ny - f[QUAD_body_lh_haa][4] + lh_hfe_F_ny;
  const double lh_haa_F_nz = lh_haa_fB_nz - f[QUAD_body_lh_haa][5] + lh_hfe_F_lh_haa_nz;
  tau[QUAD_lh_haa] = lh_haa_F_nx;

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
  const double rh_haa_dd_x = base_dd_x + (base_W_xy*rh_haa_py - base_ww_x*rh_haa_px);
  const double rh_haa_dd_base_y = base_dd_y + (base_W_yx*rh_haa_px - base_ww_y*rh_haa_py);
  const double rh_haa_dd_base_z = base_dd_z + (base_W_zx*rh_haa_px + base_W_zy*rh_haa_py);
  const double rh_haa_dd_y = rh_haa_dd_base_y*rh_haa_c + rh_haa_s*rh_haa_dd_base_z;
  const double rh_haa_dd_z = rh_haa_dd_base_z*rh_haa_c - rh_haa_s*rh_haa_dd_base_y;
  const double rh_haa_dw_x = a[QUAD_base_wx] + a[QUAD_rh_haa];
  const double rh_haa_dw_y = a[QUAD_base_wy]*rh_haa_c + rh_haa_s*a[QUAD_base_wz]
    + rh_haa_w_z*v[QUAD_rh_haa];
  const double rh_haa_dw_z = a[QUAD_base_wz]*rh_haa_c - rh_haa_s*a[QUAD_base_wy]
    - rh_haa_w_y*v[QUAD_rh_haa];
  const double rh_haa_w_xx = rh_haa_w_x*rh_haa_w_x;
  const double rh_haa_w_xy = rh_haa_w_x*rh_haa_w_y;
  const double rh_haa_w_xz = rh_haa_w_x*rh_haa_w_z;
  const double rh_haa_w_yy = rh_haa_w_y*rh_haa_w_y;
  const double rh_haa_w_yz = rh_haa_w_y*rh_haa_w_z;
  const double rh_haa_w_zz = rh_haa_w_z*rh_haa_w_z;
  const double rh_haa_W_xy = rh_haa_w_xy - rh_haa_dw_z;
  const double rh_haa_W_zx = rh_haa_w_xz - rh_haa_dw_y;
  const double rh_haa_W_zy = rh_haa_w_yz + rh_haa_dw_x;
  const double rh_haa_ww_y = rh_haa_w_xx + rh_haa_w_zz;
  const double rh_haa_fB_fx = rh_hip_m*rh_haa_dd_x
    + (rh_haa_W_xy*rh_hip_hy - (rh_haa_w_yy + rh_haa_w_zz)*rh_hip_hx);
  const double rh_haa_fB_fy = rh_hip_m*rh_haa_dd_y
    + ((rh_haa_w_xy + rh_haa_dw_z)*rh_hip_hx - rh_haa_ww_y*rh_hip_hy);
  const double rh_haa_fB_fz = rh_hip_m*rh_haa_dd_z
    + (rh_haa_W_zx*rh_hip_hx + rh_haa_W_zy*rh_hip_hy);
  const double rh_haa_fB_nx = rh_hip_Jxx*rh_haa_dw_x + rh_hip_Jzz_Jyy*rh_haa_w_yz
    - rh_hip_Jxy*rh_haa_W_zx + rh_hip_hy*rh_haa_dd_z;
  const double rh_haa_fB_ny = rh_hip_Jyy*rh_haa_dw_y + rh_hip_Jxx_Jzz*rh_haa_w_xz
    + rh_hip_Jxy*rh_haa_W_zy - rh_hip_hx*rh_haa_dd_z;
  const double rh_haa_fB_nz = rh_hip_Jzz*rh_haa_dw_z + rh_hip_Jyy_Jxx*rh_haa_w_xy
    + rh_hip_Jxy*(rh_haa_w_xx - rh_haa_w_yy) + (rh_hip_hx*rh_haa_dd_y - rh_hip_hy*rh_haa_dd_x);

  /* ---- motion of rh_hfe: revolute y, parent rh_haa ------------------------ */
  const double rh_hfe_w_x = rh_haa_w_x*rh_hfe_c - rh_hfe_s*rh_haa_w_z;
  const double rh_hfe_w_y = rh_haa_w_y + v[QUAD_rh_hfe];
  const double rh_hfe_w_z = rh_haa_w_z*rh_hfe_c + rh_hfe_s*rh_haa_w_x;
  const double rh_hfe_dd_rh_haa_x = rh_haa_dd_x + rh_haa_W_xy*rh_hfe_py;
  const double rh_hfe_dd_rh_haa_z = rh_haa_dd_z + rh_haa_W_zy*rh_hfe_py;
  const double rh_hfe_dd_x = rh_hfe_dd_rh_haa_x*rh_hfe_c - rh_hfe_s*rh_hfe_dd_rh_haa_z;
  const double rh_hfe_dd_y = rh_haa_dd_y - rh_haa_ww_y*rh_hfe_py;
  const double rh_hfe_dd_z = rh_hfe_dd_rh_haa_z*rh_hfe_c + rh_hfe_s*rh_hfe_dd_rh_haa_x;
  const double rh_hfe_dw_x = rh_haa_dw_x*rh_hfe_c - rh_hfe_s*rh_haa_dw_z
    - rh_hfe_w_z*v[QUAD_rh_hfe];
  const double rh_hfe_dw_y = rh_haa_dw_y + a[QUAD_rh_hfe];
  const double rh_hfe_dw_z = rh_haa_dw_z*rh_hfe_c + rh_hfe_s*rh_haa_dw_x
    + rh_hfe_w_x*v[QUAD_rh_hfe];
  const double rh_hfe_w_xx = rh_hfe_w_x*rh_hfe_w_x;
  const double rh_hfe_w_xy = rh_hfe_w_x*rh_hfe_w_y;
  const double rh_hfe_w_xz = rh_hfe_w_x*rh_hfe_w_z;
  const double rh_hfe_w_yy = rh_hfe_w_y*rh_hfe_w_y;
  const double rh_hfe_w_yz = rh_hfe_w_y*rh_hfe_w_z;
  const double rh_hfe_w_zz = rh_hfe_w_z*rh_hfe_w_z;
  const double rh_hfe_W_xy = rh_hfe_w_xy - rh_hfe_dw_z;
  const double rh_hfe_W_xz = rh_hfe_w_xz + rh_hfe_dw_y;
  const double rh_hfe_W_yx = rh_hfe_w_xy + rh_hfe_dw_z;
  const double rh_hfe_W_yz = rh_hfe_w_yz - rh_hfe_dw_x;
  const double rh_hfe_W_zx = rh_hfe_w_xz - rh_hfe_dw_y;
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
  const double rh_hfe_fB_ny = rh_thigh_Jyy*rh_hfe_dw_y + rh_thigh_Jxx_Jzz*rh_hfe_w_xz
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
  const double rh_kfe_dw_y = rh_hfe_dw_y + a[QUAD_rh_kfe];
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
    + ((rh_kfe_w_xz + rh_kfe_dw_y)*rh_calf_hz - (rh_kfe_w_yy + rh_kfe_w_zz)*rh_calf_hx);
  const double rh_kfe_fB_fy = rh_calf_m*rh_kfe_dd_y
    + (rh_kfe_W_yx*rh_calf_hx + rh_kfe_W_yz*rh_calf_hz);
  const double rh_kfe_fB_fz = rh_calf_m*rh_kfe_dd_z
    + ((rh_kfe_w_xz - rh_kfe_dw_y)*rh_calf_hx - (rh_kfe_w_xx + rh_kfe_w_yy)*rh_calf_hz);
  const double rh_kfe_fB_nx = rh_calf_Jxx*rh_kfe_dw_x + rh_calf_Jzz_Jyy*rh_kfe_w_yz
    + rh_calf_Jxz*rh_kfe_W_yx - rh_calf_hz*rh_kfe_dd_y;
  const double rh_kfe_fB_ny = rh_calf_Jyy*rh_kfe_dw_y + rh_calf_Jxx_Jzz*rh_kfe_w_xz
    + rh_calf_Jxz*(rh_kfe_w_zz - rh_kfe_w_xx) + (rh_calf_hz*rh_kfe_dd_x - rh_calf_hx*rh_kfe_dd_z);
  const double rh_kfe_fB_nz = rh_calf_Jzz*rh_kfe_dw_z + rh_calf_Jyy_Jxx*rh_kfe_w_xy
    - rh_calf_Jxz*rh_kfe_W_yz + rh_calf_hx*rh_kfe_dd_y;

  /* ---- force on rh_kfe: revolute y, parent rh_hfe ------------------------- */
  const double rh_kfe_F_fx = rh_kfe_fB_fx - f[QUAD_body_rh_kfe][0];
  const double rh_kfe_F_fy = rh_kfe_fB_fy - f[QUAD_body_rh_kfe][1];
  const double rh_kfe_F_fz = rh_kfe_fB_fz - f[QUAD_body_rh_kfe][2];
  const double rh_kfe_F_nx = rh_kfe_fB_nx - f[QUAD_body_rh_kfe][3];
  const double rh_kfe_F_ny = rh_kfe_fB_ny - f[QUAD_body_rh_kfe][4];
  const double rh_kfe_F_nz = rh_kfe_fB_nz - f[QUAD_body_rh_kfe][5];
  tau[QUAD_rh_kfe] = rh_kfe_F_ny;

  /* F to rh_hfe */
  const double rh_kfe_F_rh_hfe_fx = rh_kfe_F_fz*rh_kfe_s + rh_kfe_F_fx*rh_kfe_c;
  const double rh_kfe_F_rh_hfe_fz = rh_kfe_F_fz*rh_kfe_c - rh_kfe_F_fx*rh_kfe_s;
  const double rh_kfe_F_rh_hfe_nx = rh_kfe_F_nz*rh_kfe_s + rh_kfe_F_nx*rh_kfe_c
    - rh_kfe_pz*rh_kfe_F_fy;
  const double rh_kfe_F_rh_hfe_nz = rh_kfe_F_nz*rh_kfe_c - rh_kfe_F_nx*rh_kfe_s;
  const double rh_kfe_F_rh_hfe_ny = rh_kfe_F_ny + rh_kfe_pz*rh_kfe_F_rh_hfe_fx;

  /* ---- force on rh_hfe: revolute y, parent rh_haa ------------------------- */
  const double rh_hfe_F_fx = rh_hfe_fB_fx - f[QUAD_body_rh_hfe][0] + rh_kfe_F_rh_hfe_fx;
  const double rh_hfe_F_fy = rh_hfe_fB_fy - f[QUAD_body_rh_hfe][1] + rh_kfe_F_fy;
  const double rh_hfe_F_fz = rh_hfe_fB_fz - f[QUAD_body_rh_hfe][2] + rh_kfe_F_rh_hfe_fz;
  const double rh_hfe_F_nx = rh_hfe_fB_nx - f[QUAD_body_rh_hfe][3] + rh_kfe_F_rh_hfe_nx;
  const double rh_hfe_F_ny = rh_hfe_fB_ny - f[QUAD_body_rh_hfe][4] + rh_kfe_F_rh_hfe_ny;
  const double rh_hfe_F_nz = rh_hfe_fB_nz - f[QUAD_body_rh_hfe][5] + rh_kfe_F_rh_hfe_nz;
  tau[QUAD_rh_hfe] = rh_hfe_F_ny;

  /* F to rh_haa */
  const double rh_hfe_F_rh_haa_fx = rh_hfe_F_fz*rh_hfe_s + rh_hfe_F_fx*rh_hfe_c;
  const double rh_hfe_F_rh_haa_fz = rh_hfe_F_fz*rh_hfe_c - rh_hfe_F_fx*rh_hfe_s;
  const double rh_hfe_F_rh_haa_nx = rh_hfe_F_nz*rh_hfe_s + rh_hfe_F_nx*rh_hfe_c
    + rh_hfe_py*rh_hfe_F_rh_haa_fz;
  const double rh_hfe_F_rh_haa_nz = rh_hfe_F_nz*rh_hfe_c - rh_hfe_F_nx*rh_hfe_s
    - rh_hfe_py*rh_hfe_F_rh_haa_fx;

  /* ---- force on rh_haa: revolute x, parent base --------------------------- */
  const double rh_haa_F_fx = rh_haa_fB_fx - f[QUAD_body_rh_haa][0] + rh_hfe_F_rh_haa_fx;
  const double rh_haa_F_fy = rh_haa_fB_fy - f[QUAD_body_rh_haa][1] + rh_hfe_F_fy;
  const double rh_haa_F_fz = rh_haa_fB_fz - f[QUAD_body_rh_haa][2] + rh_hfe_F_rh_haa_fz;
  const double rh_haa_F_nx = rh_haa_fB_nx - f[QUAD_body_rh_haa][3] + rh_hfe_F_rh_haa_nx;
  const double rh_haa_F_ny = rh_haa_fB_ny - f[QUAD_body_rh_haa][4] + rh_hfe_F_ny;
  const double rh_haa_F_nz = rh_haa_fB_nz - f[QUAD_body_rh_haa][5] + rh_hfe_F_rh_haa_nz;
  tau[QUAD_rh_haa] = rh_haa_F_nx;

  /* F to base */
  const double rh_haa_F_base_fy = rh_haa_F_fy*rh_haa_c - rh_haa_F_fz*rh_haa_s;
  const double rh_haa_F_base_fz = rh_haa_F_fy*rh_haa_s + rh_haa_F_fz*rh_haa_c;
  const double rh_haa_F_base_nx = rh_haa_F_nx + rh_haa_py*rh_haa_F_base_fz;
  const double rh_haa_F_base_ny = rh_haa_F_ny*rh_haa_c - rh_haa_F_nz*rh_haa_s
    - rh_haa_px*rh_haa_F_base_fz;
  const double rh_haa_F_base_nz = rh_haa_F_ny*rh_haa_s + rh_haa_F_nz*rh_haa_c
    + (rh_haa_px*rh_haa_F_base_fy - rh_haa_py*rh_haa_F_fx);

  /* ---- force on base: floating, parent world ------------------------------ */
  const double base_F_fx = base_fB_fx - f[QUAD_body_base][0] + lf_haa_F_fx + rf_haa_F_fx
    + lh_haa_F_fx + rh_haa_F_fx;
  const double base_F_fy = base_fB_fy - f[QUAD_body_base][1] + lf_haa_F_base_fy + rf_haa_F_base_fy
    + lh_haa_F_base_fy + rh_haa_F_base_fy;
  const double base_F_fz = base_fB_fz - f[QUAD_body_base][2] + lf_haa_F_base_fz + rf_haa_F_base_fz
    + lh_haa_F_base_fz + rh_haa_F_base_fz;
  const double base_F_nx = base_fB_nx - f[QUAD_body_base][3] + lf_haa_F_base_nx + rf_haa_F_base_nx
    + lh_haa_F_base_nx + rh_haa_F_base_nx;
  const double base_F_ny = base_fB_ny - f[QUAD_body_base][4] + lf_haa_F_base_ny + rf_haa_F_base_ny
    + lh_haa_F_base_ny + rh_haa_F_base_ny;
  const double base_F_nz = base_fB_nz - f[QUAD_body_base][5] + lf_haa_F_base_nz + rf_haa_F_base_nz
    + lh_haa_F_base_nz + rh_haa_F_base_nz;
  tau[QUAD_base_vx] = base_F_fx;
  tau[QUAD_base_vy] = base_F_fy;
  tau[QUAD_base_vz] = base_F_fz;
  tau[QUAD_base_wx] = base_F_nx;
  tau[QUAD_base_wy] = base_F_ny;
  tau[QUAD_base_wz] = base_F_nz;
}
#endif
