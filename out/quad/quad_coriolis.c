/* quad_coriolis.c
 * C(q, v), full: C*v + g is the bias (without friction).
 * dH/dt - 2*C is skew-symmetric.
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"
#include "quad_numbers.h"

PINION_SCALAR

#include "sincos.h"
#include "rows.h"
#include "limbs.h"

#if PINION_LIMBS_X4 /* limbs in the lanes of vectors */
void quad_coriolis(const double q[QUAD_NQ], const double v[QUAD_NV], double C[QUAD_NV][QUAD_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
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
  const pinion_x4 limb_haa_V_x = pinion_x4_all(v[QUAD_base_vx])
    - pinion_x4_all(v[QUAD_base_wz])*limb_haa_py;
  const pinion_x4 limb_haa_V_ry = pinion_x4_all(v[QUAD_base_wy])*limb_haa_c
    + limb_haa_s*pinion_x4_all(v[QUAD_base_wz]);
  const pinion_x4 limb_haa_V_rz = pinion_x4_all(v[QUAD_base_wz])*limb_haa_c
    - limb_haa_s*pinion_x4_all(v[QUAD_base_wy]);
  const pinion_x4 limb_haa_at_y = pinion_x4_all(v[QUAD_base_vy])
    + pinion_x4_all(v[QUAD_base_wz])*limb_haa_px;
  const pinion_x4 limb_haa_at_z = pinion_x4_all(v[QUAD_base_vz])
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

  /* B: f = linear momentum and M = sum of velocity*r'*dm, of a body and what it carries, like
   *   Ic; N = tr(M) - M; Sdot = V x S
   * Fv = Ic*Sdot + B*S, G = Ic*S and n = B'*S are carried up the tree; C_ji = S_j'*Fv_i, C_ij =
   *   Sdot_j'*G_i + S_j'*n_i */

  /* ---- B of base: floating, parent world ---------------------------------- */
  const double base_wQ_xx = -trunk_Jxz*v[QUAD_base_wy];

  /* ---- B of limb_haa: revolute x, parent base ----------------------------- */
  const pinion_x4 limb_haa_hy = { lf_hip_hy, rf_hip_hy, lh_hip_hy, rh_hip_hy };
  const pinion_x4 limb_haa_hx = { lf_hip_hx, rf_hip_hx, lh_hip_hx, rh_hip_hx };
  const pinion_x4 limb_haa_m = { lf_hip_m, rf_hip_m, lh_hip_m, rh_hip_m };
  const pinion_x4 limb_haa_Jxy = { lf_hip_Jxy, rf_hip_Jxy, lh_hip_Jxy, rh_hip_Jxy };
  const pinion_x4 limb_haa_wQ_xx = limb_haa_Jxy*limb_haa_V_rz;
  const pinion_x4 limb_haa_Qxx = { lf_haa_Qxx, rf_haa_Qxx, lh_haa_Qxx, rh_haa_Qxx };
  const pinion_x4 limb_haa_Qyy = { lf_haa_Qyy, rf_haa_Qyy, lh_haa_Qyy, rh_haa_Qyy };
  const pinion_x4 limb_haa_Qzz = { lf_haa_Qzz, rf_haa_Qzz, lh_haa_Qzz, rh_haa_Qzz };

  /* ---- B of limb_hfe: revolute y, parent limb_haa ------------------------- */
  const pinion_x4 limb_hfe_hz = { lf_thigh_hz, rf_thigh_hz, lh_thigh_hz, rh_thigh_hz };
  const pinion_x4 limb_hfe_hy = { lf_thigh_hy, rf_thigh_hy, lh_thigh_hy, rh_thigh_hy };
  const pinion_x4 limb_hfe_t1 = limb_hfe_V_rz*limb_hfe_hy;
  const pinion_x4 limb_hfe_hx = { lf_thigh_hx, rf_thigh_hx, lh_thigh_hx, rh_thigh_hx };
  const pinion_x4 limb_hfe_t2 = limb_hfe_V_rx*limb_hfe_hy;
  const pinion_x4 limb_hfe_m = { lf_thigh_m, rf_thigh_m, lh_thigh_m, rh_thigh_m };
  const pinion_x4 limb_hfe_Jxz = { lf_thigh_Jxz, rf_thigh_Jxz, lh_thigh_Jxz, rh_thigh_Jxz };
  const pinion_x4 limb_hfe_wyQ_xz = -limb_hfe_Jxz*limb_hfe_V_ry;
  const pinion_x4 limb_hfe_Jxy = { lf_thigh_Jxy, rf_thigh_Jxy, lh_thigh_Jxy, rh_thigh_Jxy };
  const pinion_x4 limb_hfe_wzQ_xy = -limb_hfe_Jxy*limb_hfe_V_rz;
  const pinion_x4 limb_hfe_Qxx = { lf_hfe_Qxx, rf_hfe_Qxx, lh_hfe_Qxx, rh_hfe_Qxx };
  const pinion_x4 limb_hfe_Jyz = { lf_thigh_Jyz, rf_thigh_Jyz, lh_thigh_Jyz, rh_thigh_Jyz };
  const pinion_x4 limb_hfe_Qyy = { lf_hfe_Qyy, rf_hfe_Qyy, lh_hfe_Qyy, rh_hfe_Qyy };
  const pinion_x4 limb_hfe_wxQ_yz = -limb_hfe_Jyz*limb_hfe_V_rx;
  const pinion_x4 limb_hfe_wQ_yy = limb_hfe_wzQ_xy - limb_hfe_wxQ_yz;
  const pinion_x4 limb_hfe_Qzz = { lf_hfe_Qzz, rf_hfe_Qzz, lh_hfe_Qzz, rh_hfe_Qzz };
  const pinion_x4 limb_hfe_vh_xy = limb_hfe_V_x*limb_hfe_hy;
  const pinion_x4 limb_hfe_M_yy = limb_hfe_wQ_yy + limb_haa_V_y*limb_hfe_hy;
  const pinion_x4 limb_hfe_vh_zy = limb_hfe_V_z*limb_hfe_hy;

  /* ---- B of limb_kfe: revolute y, parent limb_hfe ------------------------- */
  const pinion_x4 limb_kfe_hz = { lf_calf_hz, rf_calf_hz, lh_calf_hz, rh_calf_hz };
  const pinion_x4 limb_kfe_hx = { lf_calf_hx, rf_calf_hx, lh_calf_hx, rh_calf_hx };
  const pinion_x4 limb_kfe_m = { lf_calf_m, rf_calf_m, lh_calf_m, rh_calf_m };
  const pinion_x4 limb_kfe_mv_x = limb_kfe_m*limb_kfe_V_x;
  const pinion_x4 limb_kfe_f_x = limb_kfe_mv_x + limb_kfe_V_ry*limb_kfe_hz;
  const pinion_x4 limb_kfe_f_y = limb_kfe_m*limb_kfe_V_y
    + (limb_kfe_V_rz*limb_kfe_hx - limb_kfe_V_rx*limb_kfe_hz);
  const pinion_x4 limb_kfe_Jxz = { lf_calf_Jxz, rf_calf_Jxz, lh_calf_Jxz, rh_calf_Jxz };
  const pinion_x4 limb_kfe_wQ_xx = -limb_kfe_Jxz*limb_kfe_V_ry;
  const pinion_x4 limb_kfe_Qxx = { lf_kfe_Qxx, rf_kfe_Qxx, lh_kfe_Qxx, rh_kfe_Qxx };
  const pinion_x4 limb_kfe_wxQ_xz = -limb_kfe_Jxz*limb_kfe_V_rx;
  const pinion_x4 limb_kfe_Qyy = { lf_kfe_Qyy, rf_kfe_Qyy, lh_kfe_Qyy, rh_kfe_Qyy };
  const pinion_x4 limb_kfe_M_xy = -limb_kfe_V_rz*limb_kfe_Qyy;
  const pinion_x4 limb_kfe_M_yx = limb_kfe_V_rz*limb_kfe_Qxx - limb_kfe_wxQ_xz
    + limb_kfe_V_y*limb_kfe_hx;
  const pinion_x4 limb_kfe_M_zx = limb_kfe_V_z*limb_kfe_hx - limb_kfe_V_ry*limb_kfe_Qxx;
  const pinion_x4 limb_kfe_M_zy = limb_kfe_V_rx*limb_kfe_Qyy;
  const pinion_x4 limb_kfe_mv_z = limb_kfe_m*limb_kfe_V_z;
  const pinion_x4 limb_kfe_f_z = limb_kfe_mv_z - limb_kfe_V_ry*limb_kfe_hx;
  const pinion_x4 limb_kfe_Qzz = { lf_kfe_Qzz, rf_kfe_Qzz, lh_kfe_Qzz, rh_kfe_Qzz };
  const pinion_x4 limb_kfe_wzQ_xz = -limb_kfe_Jxz*limb_kfe_V_rz;
  const pinion_x4 limb_kfe_vh_xx = limb_kfe_V_x*limb_kfe_hx;
  const pinion_x4 limb_kfe_M_xx = limb_kfe_vh_xx + limb_kfe_wQ_xx;
  const pinion_x4 limb_kfe_M_xz = limb_kfe_V_ry*limb_kfe_Qzz + limb_kfe_V_x*limb_kfe_hz;
  const pinion_x4 limb_kfe_M_yz = limb_kfe_V_y*limb_kfe_hz
    - (limb_kfe_V_rx*limb_kfe_Qzz - limb_kfe_wzQ_xz);
  const pinion_x4 limb_kfe_vh_zz = limb_kfe_V_z*limb_kfe_hz;
  const pinion_x4 limb_kfe_M_zz = limb_kfe_vh_zz - limb_kfe_wQ_xx;

  /* ---- column of limb_kfe: revolute y, parent limb_hfe -------------------- */
  const pinion_x4 limb_kfe_n_y = limb_kfe_M_zz + limb_kfe_M_xx;
  const pinion_x4 limb_kfe_Fv_fx = limb_kfe_f_z - limb_kfe_mv_z;
  const pinion_x4 limb_kfe_Fv_fy = limb_kfe_V_rx*limb_kfe_hx + limb_kfe_V_rz*limb_kfe_hz;
  const pinion_x4 limb_kfe_Fv_fz = limb_kfe_mv_x - limb_kfe_f_x;
  const pinion_x4 limb_kfe_Fv_ny = limb_kfe_n_y - (limb_kfe_vh_zz + limb_kfe_vh_xx);
  const pinion_x4 limb_kfe_Jxx = { lf_calf_Jxx, rf_calf_Jxx, lh_calf_Jxx, rh_calf_Jxx };
  const pinion_x4 limb_kfe_Jzz = { lf_calf_Jzz, rf_calf_Jzz, lh_calf_Jzz, rh_calf_Jzz };
  const pinion_x4 limb_kfe_Fv_nx = -(limb_kfe_wxQ_xz + limb_kfe_V_rz*limb_kfe_Jxx) - limb_kfe_M_xy;
  const pinion_x4 limb_kfe_Fv_nz = limb_kfe_Jzz*limb_kfe_V_rx + limb_kfe_wzQ_xz - limb_kfe_M_zy;
  C[QUAD_lf_kfe][QUAD_lf_kfe] = limb_kfe_Fv_ny[0];
  C[QUAD_rf_kfe][QUAD_rf_kfe] = limb_kfe_Fv_ny[1];
  C[QUAD_lh_kfe][QUAD_lh_kfe] = limb_kfe_Fv_ny[2];
  C[QUAD_rh_kfe][QUAD_rh_kfe] = limb_kfe_Fv_ny[3];

  /* to limb_hfe */
  const pinion_x4 limb_kfe_G_limb_hfe_fx = limb_kfe_hz*limb_kfe_c - limb_kfe_hx*limb_kfe_s;
  const pinion_x4 limb_kfe_G_limb_hfe_fz = -limb_kfe_hx*limb_kfe_c - limb_kfe_hz*limb_kfe_s;
  const pinion_x4 limb_kfe_Jyy = { lf_calf_Jyy, rf_calf_Jyy, lh_calf_Jyy, rh_calf_Jyy };
  const pinion_x4 limb_kfe_G_limb_hfe_ny = limb_kfe_Jyy + limb_kfe_pz*limb_kfe_G_limb_hfe_fx;
  const pinion_x4 limb_kfe_Fv_limb_hfe_fx = limb_kfe_Fv_fz*limb_kfe_s + limb_kfe_Fv_fx*limb_kfe_c;
  const pinion_x4 limb_kfe_Fv_limb_hfe_fz = limb_kfe_Fv_fz*limb_kfe_c - limb_kfe_Fv_fx*limb_kfe_s;
  const pinion_x4 limb_kfe_Fv_limb_hfe_nx = limb_kfe_Fv_nz*limb_kfe_s + limb_kfe_Fv_nx*limb_kfe_c
    - limb_kfe_pz*limb_kfe_Fv_fy;
  const pinion_x4 limb_kfe_Fv_limb_hfe_nz = limb_kfe_Fv_nz*limb_kfe_c - limb_kfe_Fv_nx*limb_kfe_s;
  const pinion_x4 limb_kfe_Fv_limb_hfe_ny = limb_kfe_Fv_ny + limb_kfe_pz*limb_kfe_Fv_limb_hfe_fx;
  const pinion_x4 limb_kfe_n_limb_hfe_x = -limb_kfe_M_yz*limb_kfe_s - limb_kfe_M_yx*limb_kfe_c;
  const pinion_x4 limb_kfe_n_limb_hfe_z = limb_kfe_M_yx*limb_kfe_s - limb_kfe_M_yz*limb_kfe_c;
  C[QUAD_lf_hfe][QUAD_lf_kfe] = limb_kfe_Fv_limb_hfe_ny[0];
  C[QUAD_rf_hfe][QUAD_rf_kfe] = limb_kfe_Fv_limb_hfe_ny[1];
  C[QUAD_lh_hfe][QUAD_lh_kfe] = limb_kfe_Fv_limb_hfe_ny[2];
  C[QUAD_rh_hfe][QUAD_rh_kfe] = limb_kfe_Fv_limb_hfe_ny[3];
  const pinion_x4 limb_kfe_C_limb_hfe = limb_kfe_n_y
    - (limb_hfe_V_z*limb_kfe_G_limb_hfe_fx - limb_kfe_G_limb_hfe_fz*limb_hfe_V_x);
  C[QUAD_lf_kfe][QUAD_lf_hfe] = limb_kfe_C_limb_hfe[0];
  C[QUAD_rf_kfe][QUAD_rf_hfe] = limb_kfe_C_limb_hfe[1];
  C[QUAD_lh_kfe][QUAD_lh_hfe] = limb_kfe_C_limb_hfe[2];
  C[QUAD_rh_kfe][QUAD_rh_hfe] = limb_kfe_C_limb_hfe[3];

  /* to limb_haa */
  const pinion_x4 limb_kfe_G_limb_haa_fx = limb_kfe_G_limb_hfe_fx*limb_hfe_c
    + limb_kfe_G_limb_hfe_fz*limb_hfe_s;
  const pinion_x4 limb_kfe_G_limb_haa_fz = limb_kfe_G_limb_hfe_fz*limb_hfe_c
    - limb_kfe_G_limb_hfe_fx*limb_hfe_s;
  const pinion_x4 limb_kfe_G_limb_haa_nx = limb_kfe_G_limb_haa_fz*limb_hfe_py;
  const pinion_x4 limb_kfe_G_limb_haa_nz = -limb_hfe_py*limb_kfe_G_limb_haa_fx;
  const pinion_x4 limb_kfe_Fv_limb_haa_fx = limb_kfe_Fv_limb_hfe_fz*limb_hfe_s
    + limb_kfe_Fv_limb_hfe_fx*limb_hfe_c;
  const pinion_x4 limb_kfe_Fv_limb_haa_fz = limb_kfe_Fv_limb_hfe_fz*limb_hfe_c
    - limb_kfe_Fv_limb_hfe_fx*limb_hfe_s;
  const pinion_x4 limb_kfe_Fv_limb_haa_nx = limb_kfe_Fv_limb_hfe_nz*limb_hfe_s
    + limb_kfe_Fv_limb_hfe_nx*limb_hfe_c + limb_hfe_py*limb_kfe_Fv_limb_haa_fz;
  const pinion_x4 limb_kfe_Fv_limb_haa_nz = limb_kfe_Fv_limb_hfe_nz*limb_hfe_c
    - limb_kfe_Fv_limb_hfe_nx*limb_hfe_s - limb_hfe_py*limb_kfe_Fv_limb_haa_fx;
  const pinion_x4 limb_kfe_n_limb_haa_x = limb_kfe_n_limb_hfe_z*limb_hfe_s
    + limb_kfe_n_limb_hfe_x*limb_hfe_c;
  const pinion_x4 limb_kfe_n_limb_haa_z = limb_kfe_n_limb_hfe_z*limb_hfe_c
    - limb_kfe_n_limb_hfe_x*limb_hfe_s;
  C[QUAD_lf_haa][QUAD_lf_kfe] = limb_kfe_Fv_limb_haa_nx[0];
  C[QUAD_rf_haa][QUAD_rf_kfe] = limb_kfe_Fv_limb_haa_nx[1];
  C[QUAD_lh_haa][QUAD_lh_kfe] = limb_kfe_Fv_limb_haa_nx[2];
  C[QUAD_rh_haa][QUAD_rh_kfe] = limb_kfe_Fv_limb_haa_nx[3];
  const pinion_x4 limb_kfe_C_limb_haa = limb_haa_V_rz*limb_kfe_G_limb_hfe_ny
    - limb_kfe_G_limb_haa_fz*limb_haa_V_y - limb_kfe_G_limb_haa_nz*limb_haa_V_ry
    + limb_kfe_n_limb_haa_x;
  C[QUAD_lf_kfe][QUAD_lf_haa] = limb_kfe_C_limb_haa[0];
  C[QUAD_rf_kfe][QUAD_rf_haa] = limb_kfe_C_limb_haa[1];
  C[QUAD_lh_kfe][QUAD_lh_haa] = limb_kfe_C_limb_haa[2];
  C[QUAD_rh_kfe][QUAD_rh_haa] = limb_kfe_C_limb_haa[3];

  /* to base */
  const pinion_x4 limb_kfe_G_base_fy = -limb_kfe_G_limb_haa_fz*limb_haa_s;
  const pinion_x4 limb_kfe_G_base_fz = limb_kfe_G_limb_haa_fz*limb_haa_c;
  const pinion_x4 limb_kfe_G_base_nx = limb_kfe_G_limb_haa_nx + limb_kfe_G_base_fz*limb_haa_py;
  const pinion_x4 limb_kfe_G_base_ny = limb_kfe_G_limb_hfe_ny*limb_haa_c
    - limb_kfe_G_limb_haa_nz*limb_haa_s - limb_kfe_G_base_fz*limb_haa_px;
  const pinion_x4 limb_kfe_G_base_nz = limb_kfe_G_limb_hfe_ny*limb_haa_s
    + limb_kfe_G_limb_haa_nz*limb_haa_c
    + (limb_haa_px*limb_kfe_G_base_fy - limb_haa_py*limb_kfe_G_limb_haa_fx);
  const pinion_x4 limb_kfe_Fv_base_fy = limb_kfe_Fv_fy*limb_haa_c
    - limb_kfe_Fv_limb_haa_fz*limb_haa_s;
  const pinion_x4 limb_kfe_Fv_base_fz = limb_kfe_Fv_fy*limb_haa_s
    + limb_kfe_Fv_limb_haa_fz*limb_haa_c;
  const pinion_x4 limb_kfe_Fv_base_nx = limb_kfe_Fv_limb_haa_nx + limb_haa_py*limb_kfe_Fv_base_fz;
  const pinion_x4 limb_kfe_Fv_base_ny = limb_kfe_Fv_limb_hfe_ny*limb_haa_c
    - limb_kfe_Fv_limb_haa_nz*limb_haa_s - limb_haa_px*limb_kfe_Fv_base_fz;
  const pinion_x4 limb_kfe_Fv_base_nz = limb_kfe_Fv_limb_hfe_ny*limb_haa_s
    + limb_kfe_Fv_limb_haa_nz*limb_haa_c
    + (limb_haa_px*limb_kfe_Fv_base_fy - limb_haa_py*limb_kfe_Fv_limb_haa_fx);
  const pinion_x4 limb_kfe_n_base_y = limb_kfe_n_y*limb_haa_c - limb_kfe_n_limb_haa_z*limb_haa_s;
  const pinion_x4 limb_kfe_n_base_z = limb_kfe_n_y*limb_haa_s + limb_kfe_n_limb_haa_z*limb_haa_c;
  C[QUAD_base_vx][QUAD_lf_kfe] = limb_kfe_Fv_limb_haa_fx[0];
  C[QUAD_base_vx][QUAD_rf_kfe] = limb_kfe_Fv_limb_haa_fx[1];
  C[QUAD_base_vx][QUAD_lh_kfe] = limb_kfe_Fv_limb_haa_fx[2];
  C[QUAD_base_vx][QUAD_rh_kfe] = limb_kfe_Fv_limb_haa_fx[3];
  C[QUAD_base_vy][QUAD_lf_kfe] = limb_kfe_Fv_base_fy[0];
  C[QUAD_base_vy][QUAD_rf_kfe] = limb_kfe_Fv_base_fy[1];
  C[QUAD_base_vy][QUAD_lh_kfe] = limb_kfe_Fv_base_fy[2];
  C[QUAD_base_vy][QUAD_rh_kfe] = limb_kfe_Fv_base_fy[3];
  C[QUAD_base_vz][QUAD_lf_kfe] = limb_kfe_Fv_base_fz[0];
  C[QUAD_base_vz][QUAD_rf_kfe] = limb_kfe_Fv_base_fz[1];
  C[QUAD_base_vz][QUAD_lh_kfe] = limb_kfe_Fv_base_fz[2];
  C[QUAD_base_vz][QUAD_rh_kfe] = limb_kfe_Fv_base_fz[3];
  C[QUAD_base_wx][QUAD_lf_kfe] = limb_kfe_Fv_base_nx[0];
  C[QUAD_base_wx][QUAD_rf_kfe] = limb_kfe_Fv_base_nx[1];
  C[QUAD_base_wx][QUAD_lh_kfe] = limb_kfe_Fv_base_nx[2];
  C[QUAD_base_wx][QUAD_rh_kfe] = limb_kfe_Fv_base_nx[3];
  C[QUAD_base_wy][QUAD_lf_kfe] = limb_kfe_Fv_base_ny[0];
  C[QUAD_base_wy][QUAD_rf_kfe] = limb_kfe_Fv_base_ny[1];
  C[QUAD_base_wy][QUAD_lh_kfe] = limb_kfe_Fv_base_ny[2];
  C[QUAD_base_wy][QUAD_rh_kfe] = limb_kfe_Fv_base_ny[3];
  C[QUAD_base_wz][QUAD_lf_kfe] = limb_kfe_Fv_base_nz[0];
  C[QUAD_base_wz][QUAD_rf_kfe] = limb_kfe_Fv_base_nz[1];
  C[QUAD_base_wz][QUAD_lh_kfe] = limb_kfe_Fv_base_nz[2];
  C[QUAD_base_wz][QUAD_rh_kfe] = limb_kfe_Fv_base_nz[3];
  const pinion_x4 limb_kfe_C_base_vx = pinion_x4_all(v[QUAD_base_wz])*limb_kfe_G_base_fy
    - limb_kfe_G_base_fz*pinion_x4_all(v[QUAD_base_wy]);
  C[QUAD_lf_kfe][QUAD_base_vx] = limb_kfe_C_base_vx[0];
  C[QUAD_rf_kfe][QUAD_base_vx] = limb_kfe_C_base_vx[1];
  C[QUAD_lh_kfe][QUAD_base_vx] = limb_kfe_C_base_vx[2];
  C[QUAD_rh_kfe][QUAD_base_vx] = limb_kfe_C_base_vx[3];
  const pinion_x4 limb_kfe_C_base_vy = limb_kfe_G_base_fz*pinion_x4_all(v[QUAD_base_wx])
    - pinion_x4_all(v[QUAD_base_wz])*limb_kfe_G_limb_haa_fx;
  C[QUAD_lf_kfe][QUAD_base_vy] = limb_kfe_C_base_vy[0];
  C[QUAD_rf_kfe][QUAD_base_vy] = limb_kfe_C_base_vy[1];
  C[QUAD_lh_kfe][QUAD_base_vy] = limb_kfe_C_base_vy[2];
  C[QUAD_rh_kfe][QUAD_base_vy] = limb_kfe_C_base_vy[3];
  const pinion_x4 limb_kfe_C_base_vz = pinion_x4_all(v[QUAD_base_wy])*limb_kfe_G_limb_haa_fx
    - pinion_x4_all(v[QUAD_base_wx])*limb_kfe_G_base_fy;
  C[QUAD_lf_kfe][QUAD_base_vz] = limb_kfe_C_base_vz[0];
  C[QUAD_rf_kfe][QUAD_base_vz] = limb_kfe_C_base_vz[1];
  C[QUAD_lh_kfe][QUAD_base_vz] = limb_kfe_C_base_vz[2];
  C[QUAD_rh_kfe][QUAD_base_vz] = limb_kfe_C_base_vz[3];
  const pinion_x4 limb_kfe_C_base_wx = pinion_x4_all(v[QUAD_base_vz])*limb_kfe_G_base_fy
    - limb_kfe_G_base_fz*pinion_x4_all(v[QUAD_base_vy])
    + pinion_x4_all(v[QUAD_base_wz])*limb_kfe_G_base_ny
    - pinion_x4_all(v[QUAD_base_wy])*limb_kfe_G_base_nz + limb_kfe_n_limb_haa_x;
  C[QUAD_lf_kfe][QUAD_base_wx] = limb_kfe_C_base_wx[0];
  C[QUAD_rf_kfe][QUAD_base_wx] = limb_kfe_C_base_wx[1];
  C[QUAD_lh_kfe][QUAD_base_wx] = limb_kfe_C_base_wx[2];
  C[QUAD_rh_kfe][QUAD_base_wx] = limb_kfe_C_base_wx[3];
  const pinion_x4 limb_kfe_C_base_wy = pinion_x4_all(v[QUAD_base_wx])*limb_kfe_G_base_nz
    - (limb_kfe_G_base_nx*pinion_x4_all(v[QUAD_base_wz])
    + (pinion_x4_all(v[QUAD_base_vz])*limb_kfe_G_limb_haa_fx
    - limb_kfe_G_base_fz*pinion_x4_all(v[QUAD_base_vx]))) + limb_kfe_n_base_y;
  C[QUAD_lf_kfe][QUAD_base_wy] = limb_kfe_C_base_wy[0];
  C[QUAD_rf_kfe][QUAD_base_wy] = limb_kfe_C_base_wy[1];
  C[QUAD_lh_kfe][QUAD_base_wy] = limb_kfe_C_base_wy[2];
  C[QUAD_rh_kfe][QUAD_base_wy] = limb_kfe_C_base_wy[3];
  const pinion_x4 limb_kfe_C_base_wz = pinion_x4_all(v[QUAD_base_vy])*limb_kfe_G_limb_haa_fx
    - pinion_x4_all(v[QUAD_base_vx])*limb_kfe_G_base_fy
    + limb_kfe_G_base_nx*pinion_x4_all(v[QUAD_base_wy])
    - pinion_x4_all(v[QUAD_base_wx])*limb_kfe_G_base_ny + limb_kfe_n_base_z;
  C[QUAD_lf_kfe][QUAD_base_wz] = limb_kfe_C_base_wz[0];
  C[QUAD_rf_kfe][QUAD_base_wz] = limb_kfe_C_base_wz[1];
  C[QUAD_lh_kfe][QUAD_base_wz] = limb_kfe_C_base_wz[2];
  C[QUAD_rh_kfe][QUAD_base_wz] = limb_kfe_C_base_wz[3];
  pinion_row_zero(9, &C[QUAD_lf_kfe][QUAD_rf_haa]);
  C[QUAD_rf_kfe][QUAD_lf_haa] = 0.0;
  C[QUAD_rf_kfe][QUAD_lf_hfe] = 0.0;
  C[QUAD_rf_kfe][QUAD_lf_kfe] = 0.0;
  pinion_row_zero(6, &C[QUAD_rf_kfe][QUAD_lh_haa]);
  pinion_row_zero(6, &C[QUAD_lh_kfe][QUAD_lf_haa]);
  C[QUAD_lh_kfe][QUAD_rh_haa] = 0.0;
  C[QUAD_lh_kfe][QUAD_rh_hfe] = 0.0;
  C[QUAD_lh_kfe][QUAD_rh_kfe] = 0.0;
  pinion_row_zero(9, &C[QUAD_rh_kfe][QUAD_lf_haa]);

  /* Ic and B to limb_hfe */
  const pinion_x4 limb_kfe_minus_Jxx_Jzz =
    { -lf_calf_Jxx_Jzz, -rf_calf_Jxx_Jzz, -lh_calf_Jxx_Jzz, -rh_calf_Jxx_Jzz };
  const pinion_x4 limb_kfe_2Jxz = { lf_calf_2Jxz, rf_calf_2Jxz, lh_calf_2Jxz, rh_calf_2Jxz };
  const pinion_x4 limb_kfe_ui = limb_kfe_minus_Jxx_Jzz*limb_kfe_s + limb_kfe_2Jxz*limb_kfe_c;
  const pinion_x4 limb_kfe_uis = limb_kfe_ui*limb_kfe_s;
  const pinion_x4 limb_kfe_mpz = { lf_kfe_mpz, rf_kfe_mpz, lh_kfe_mpz, rh_kfe_mpz };
  const pinion_x4 limb_kfe_2pz = { lf_kfe_2pz, rf_kfe_2pz, lh_kfe_2pz, rh_kfe_2pz };
  const pinion_x4 limb_kfe_mpzpz = { lf_kfe_mpzpz, rf_kfe_mpzpz, lh_kfe_mpzpz, rh_kfe_mpzpz };
  const pinion_x4 limb_kfe_e_z = limb_kfe_2pz*limb_kfe_G_limb_hfe_fx + limb_kfe_mpzpz;
  const pinion_x4 limb_kfe_Rf_z = limb_kfe_f_z*limb_kfe_c - limb_kfe_f_x*limb_kfe_s;
  const pinion_x4 limb_kfe_Rf_x = limb_kfe_f_z*limb_kfe_s + limb_kfe_f_x*limb_kfe_c;
  const pinion_x4 limb_kfe_ub = (limb_kfe_M_zz - limb_kfe_M_xx)*limb_kfe_s
    + (limb_kfe_M_zx + limb_kfe_M_xz)*limb_kfe_c;
  const pinion_x4 limb_kfe_ubs = limb_kfe_ub*limb_kfe_s;
  const pinion_x4 limb_kfe_ubc = limb_kfe_ub*limb_kfe_c;

  /* ---- column of limb_hfe: revolute y, parent limb_haa -------------------- */
  const pinion_x4 limb_hfe_Ic_m = { lf_hfe_Ic_m, rf_hfe_Ic_m, lh_hfe_Ic_m, rh_hfe_Ic_m };
  const pinion_x4 limb_hfe_Ic_hx = limb_hfe_hx - limb_kfe_G_limb_hfe_fz;
  const pinion_x4 limb_hfe_Ic_hz = limb_hfe_hz + (limb_kfe_G_limb_hfe_fx + limb_kfe_mpz);
  const pinion_x4 limb_hfe_Ic_xz = limb_hfe_Jxz
    + (limb_kfe_ui*limb_kfe_c - limb_kfe_Jxz + limb_kfe_pz*limb_kfe_G_limb_hfe_fz);
  const pinion_x4 limb_hfe_Jxx = { lf_thigh_Jxx, rf_thigh_Jxx, lh_thigh_Jxx, rh_thigh_Jxx };
  const pinion_x4 limb_hfe_Ic_xx = limb_hfe_Jxx + (limb_kfe_Jxx + limb_kfe_uis + limb_kfe_e_z);
  const pinion_x4 limb_hfe_Jyy = { lf_thigh_Jyy, rf_thigh_Jyy, lh_thigh_Jyy, rh_thigh_Jyy };
  const pinion_x4 limb_hfe_Ic_yy = limb_hfe_Jyy + (limb_kfe_Jyy + limb_kfe_e_z);
  const pinion_x4 limb_hfe_Jzz = { lf_thigh_Jzz, rf_thigh_Jzz, lh_thigh_Jzz, rh_thigh_Jzz };
  const pinion_x4 limb_hfe_Ic_zz = limb_hfe_Jzz + (limb_kfe_Jzz - limb_kfe_uis);
  const pinion_x4 limb_hfe_f_x = limb_hfe_m*limb_hfe_V_x + (limb_hfe_V_ry*limb_hfe_hz - limb_hfe_t1)
    + limb_kfe_Rf_x;
  const pinion_x4 limb_hfe_f_y = limb_hfe_m*limb_haa_V_y
    + (limb_hfe_V_rz*limb_hfe_hx - limb_hfe_V_rx*limb_hfe_hz) + limb_kfe_f_y;
  const pinion_x4 limb_hfe_f_z = limb_hfe_m*limb_hfe_V_z + (limb_hfe_t2 - limb_hfe_V_ry*limb_hfe_hx)
    + limb_kfe_Rf_z;
  const pinion_x4 limb_hfe_M_xx = limb_hfe_wyQ_xz - limb_hfe_wzQ_xy + limb_hfe_V_x*limb_hfe_hx
    + (limb_kfe_M_xx + limb_kfe_ubs);
  const pinion_x4 limb_hfe_M_xy = limb_hfe_vh_xy
    - (limb_hfe_Jyz*limb_hfe_V_ry + limb_hfe_V_rz*limb_hfe_Qyy)
    + (limb_kfe_M_zy*limb_kfe_s + limb_kfe_M_xy*limb_kfe_c);
  const pinion_x4 limb_hfe_M_xz = limb_hfe_V_ry*limb_hfe_Qzz + limb_hfe_Jyz*limb_hfe_V_rz
    + limb_hfe_V_x*limb_hfe_hz + (limb_kfe_ubc - limb_kfe_M_zx + limb_kfe_Rf_x*limb_kfe_pz);
  const pinion_x4 limb_hfe_M_yx = limb_hfe_V_rz*limb_hfe_Qxx + limb_hfe_Jxz*limb_hfe_V_rx
    + limb_haa_V_y*limb_hfe_hx - limb_kfe_n_limb_hfe_x;
  const pinion_x4 limb_hfe_M_yz = limb_haa_V_y*limb_hfe_hz
    - (limb_hfe_Jxz*limb_hfe_V_rz + limb_hfe_V_rx*limb_hfe_Qzz)
    + (limb_kfe_f_y*limb_kfe_pz - limb_kfe_n_limb_hfe_z);
  const pinion_x4 limb_hfe_M_zx = limb_hfe_V_z*limb_hfe_hx
    - (limb_hfe_Jxy*limb_hfe_V_rx + limb_hfe_V_ry*limb_hfe_Qxx) + (limb_kfe_ubc - limb_kfe_M_xz);
  const pinion_x4 limb_hfe_M_zy = limb_hfe_V_rx*limb_hfe_Qyy + limb_hfe_Jxy*limb_hfe_V_ry
    + limb_hfe_vh_zy + (limb_kfe_M_zy*limb_kfe_c - limb_kfe_M_xy*limb_kfe_s);
  const pinion_x4 limb_hfe_M_zz = limb_hfe_wxQ_yz - limb_hfe_wyQ_xz + limb_hfe_V_z*limb_hfe_hz
    + (limb_kfe_M_zz - limb_kfe_ubs + limb_kfe_Rf_z*limb_kfe_pz);
  const pinion_x4 limb_hfe_n_y = limb_hfe_M_zz + limb_hfe_M_xx;
  const pinion_x4 limb_hfe_Fv_fx = limb_hfe_f_z - (limb_hfe_V_z*limb_hfe_Ic_m + limb_hfe_t2);
  const pinion_x4 limb_hfe_Fv_fy = limb_hfe_V_rx*limb_hfe_Ic_hx + limb_hfe_V_rz*limb_hfe_Ic_hz;
  const pinion_x4 limb_hfe_Fv_fz = limb_hfe_Ic_m*limb_hfe_V_x - limb_hfe_t1 - limb_hfe_f_x;
  const pinion_x4 limb_hfe_Fv_nx = limb_hfe_Ic_xz*limb_hfe_V_rx - limb_hfe_V_rz*limb_hfe_Ic_xx
    + limb_hfe_vh_xy - limb_hfe_M_xy;
  const pinion_x4 limb_hfe_Fv_ny = limb_hfe_wQ_yy
    - (limb_hfe_V_z*limb_hfe_Ic_hz + limb_hfe_Ic_hx*limb_hfe_V_x) + limb_hfe_n_y;
  const pinion_x4 limb_hfe_Fv_nz = limb_hfe_Ic_zz*limb_hfe_V_rx - limb_hfe_V_rz*limb_hfe_Ic_xz
    + limb_hfe_vh_zy - limb_hfe_M_zy;
  C[QUAD_lf_hfe][QUAD_lf_hfe] = limb_hfe_Fv_ny[0];
  C[QUAD_rf_hfe][QUAD_rf_hfe] = limb_hfe_Fv_ny[1];
  C[QUAD_lh_hfe][QUAD_lh_hfe] = limb_hfe_Fv_ny[2];
  C[QUAD_rh_hfe][QUAD_rh_hfe] = limb_hfe_Fv_ny[3];

  /* to limb_haa */
  const pinion_x4 limb_hfe_G_limb_haa_fx = limb_hfe_Ic_hz*limb_hfe_c - limb_hfe_Ic_hx*limb_hfe_s;
  const pinion_x4 limb_hfe_G_limb_haa_fz = -limb_hfe_Ic_hx*limb_hfe_c - limb_hfe_Ic_hz*limb_hfe_s;
  const pinion_x4 limb_hfe_G_limb_haa_nx = limb_hfe_Jyz*limb_hfe_s + limb_hfe_Jxy*limb_hfe_c
    + limb_hfe_G_limb_haa_fz*limb_hfe_py;
  const pinion_x4 limb_hfe_G_limb_haa_nz = limb_hfe_Jyz*limb_hfe_c - limb_hfe_Jxy*limb_hfe_s
    - limb_hfe_py*limb_hfe_G_limb_haa_fx;
  const pinion_x4 limb_hfe_Fv_limb_haa_fx = limb_hfe_Fv_fz*limb_hfe_s + limb_hfe_Fv_fx*limb_hfe_c;
  const pinion_x4 limb_hfe_Fv_limb_haa_fz = limb_hfe_Fv_fz*limb_hfe_c - limb_hfe_Fv_fx*limb_hfe_s;
  const pinion_x4 limb_hfe_Fv_limb_haa_nx = limb_hfe_Fv_nz*limb_hfe_s + limb_hfe_Fv_nx*limb_hfe_c
    + limb_hfe_py*limb_hfe_Fv_limb_haa_fz;
  const pinion_x4 limb_hfe_Fv_limb_haa_nz = limb_hfe_Fv_nz*limb_hfe_c - limb_hfe_Fv_nx*limb_hfe_s
    - limb_hfe_py*limb_hfe_Fv_limb_haa_fx;
  const pinion_x4 limb_hfe_n_limb_haa_x = -limb_hfe_M_yz*limb_hfe_s - limb_hfe_M_yx*limb_hfe_c;
  const pinion_x4 limb_hfe_n_limb_haa_z = limb_hfe_M_yx*limb_hfe_s - limb_hfe_M_yz*limb_hfe_c;
  C[QUAD_lf_haa][QUAD_lf_hfe] = limb_hfe_Fv_limb_haa_nx[0];
  C[QUAD_rf_haa][QUAD_rf_hfe] = limb_hfe_Fv_limb_haa_nx[1];
  C[QUAD_lh_haa][QUAD_lh_hfe] = limb_hfe_Fv_limb_haa_nx[2];
  C[QUAD_rh_haa][QUAD_rh_hfe] = limb_hfe_Fv_limb_haa_nx[3];
  const pinion_x4 limb_hfe_t3 = limb_haa_V_ry*limb_hfe_G_limb_haa_nz;
  const pinion_x4 limb_hfe_C_limb_haa = limb_haa_V_rz*limb_hfe_Ic_yy
    - limb_hfe_G_limb_haa_fz*limb_haa_V_y - limb_hfe_t3 + limb_hfe_n_limb_haa_x;
  C[QUAD_lf_hfe][QUAD_lf_haa] = limb_hfe_C_limb_haa[0];
  C[QUAD_rf_hfe][QUAD_rf_haa] = limb_hfe_C_limb_haa[1];
  C[QUAD_lh_hfe][QUAD_lh_haa] = limb_hfe_C_limb_haa[2];
  C[QUAD_rh_hfe][QUAD_rh_haa] = limb_hfe_C_limb_haa[3];

  /* to base */
  const pinion_x4 limb_hfe_G_base_fy = -limb_hfe_G_limb_haa_fz*limb_haa_s;
  const pinion_x4 limb_hfe_G_base_fz = limb_hfe_G_limb_haa_fz*limb_haa_c;
  const pinion_x4 limb_hfe_G_base_nx = limb_hfe_G_limb_haa_nx + limb_hfe_G_base_fz*limb_haa_py;
  const pinion_x4 limb_hfe_G_base_ny = limb_hfe_Ic_yy*limb_haa_c - limb_hfe_G_limb_haa_nz*limb_haa_s
    - limb_hfe_G_base_fz*limb_haa_px;
  const pinion_x4 limb_hfe_G_base_nz = limb_hfe_Ic_yy*limb_haa_s + limb_hfe_G_limb_haa_nz*limb_haa_c
    + (limb_haa_px*limb_hfe_G_base_fy - limb_haa_py*limb_hfe_G_limb_haa_fx);
  const pinion_x4 limb_hfe_Fv_base_fy = limb_hfe_Fv_fy*limb_haa_c
    - limb_hfe_Fv_limb_haa_fz*limb_haa_s;
  const pinion_x4 limb_hfe_Fv_base_fz = limb_hfe_Fv_fy*limb_haa_s
    + limb_hfe_Fv_limb_haa_fz*limb_haa_c;
  const pinion_x4 limb_hfe_Fv_base_nx = limb_hfe_Fv_limb_haa_nx + limb_haa_py*limb_hfe_Fv_base_fz;
  const pinion_x4 limb_hfe_Fv_base_ny = limb_hfe_Fv_ny*limb_haa_c
    - limb_hfe_Fv_limb_haa_nz*limb_haa_s - limb_haa_px*limb_hfe_Fv_base_fz;
  const pinion_x4 limb_hfe_Fv_base_nz = limb_hfe_Fv_ny*limb_haa_s
    + limb_hfe_Fv_limb_haa_nz*limb_haa_c
    + (limb_haa_px*limb_hfe_Fv_base_fy - limb_haa_py*limb_hfe_Fv_limb_haa_fx);
  const pinion_x4 limb_hfe_n_base_y = limb_hfe_n_y*limb_haa_c - limb_hfe_n_limb_haa_z*limb_haa_s;
  const pinion_x4 limb_hfe_n_base_z = limb_hfe_n_y*limb_haa_s + limb_hfe_n_limb_haa_z*limb_haa_c;
  C[QUAD_base_vx][QUAD_lf_hfe] = limb_hfe_Fv_limb_haa_fx[0];
  C[QUAD_base_vx][QUAD_rf_hfe] = limb_hfe_Fv_limb_haa_fx[1];
  C[QUAD_base_vx][QUAD_lh_hfe] = limb_hfe_Fv_limb_haa_fx[2];
  C[QUAD_base_vx][QUAD_rh_hfe] = limb_hfe_Fv_limb_haa_fx[3];
  C[QUAD_base_vy][QUAD_lf_hfe] = limb_hfe_Fv_base_fy[0];
  C[QUAD_base_vy][QUAD_rf_hfe] = limb_hfe_Fv_base_fy[1];
  C[QUAD_base_vy][QUAD_lh_hfe] = limb_hfe_Fv_base_fy[2];
  C[QUAD_base_vy][QUAD_rh_hfe] = limb_hfe_Fv_base_fy[3];
  C[QUAD_base_vz][QUAD_lf_hfe] = limb_hfe_Fv_base_fz[0];
  C[QUAD_base_vz][QUAD_rf_hfe] = limb_hfe_Fv_base_fz[1];
  C[QUAD_base_vz][QUAD_lh_hfe] = limb_hfe_Fv_base_fz[2];
  C[QUAD_base_vz][QUAD_rh_hfe] = limb_hfe_Fv_base_fz[3];
  C[QUAD_base_wx][QUAD_lf_hfe] = limb_hfe_Fv_base_nx[0];
  C[QUAD_base_wx][QUAD_rf_hfe] = limb_hfe_Fv_base_nx[1];
  C[QUAD_base_wx][QUAD_lh_hfe] = limb_hfe_Fv_base_nx[2];
  C[QUAD_base_wx][QUAD_rh_hfe] = limb_hfe_Fv_base_nx[3];
  C[QUAD_base_wy][QUAD_lf_hfe] = limb_hfe_Fv_base_ny[0];
  C[QUAD_base_wy][QUAD_rf_hfe] = limb_hfe_Fv_base_ny[1];
  C[QUAD_base_wy][QUAD_lh_hfe] = limb_hfe_Fv_base_ny[2];
  C[QUAD_base_wy][QUAD_rh_hfe] = limb_hfe_Fv_base_ny[3];
  C[QUAD_base_wz][QUAD_lf_hfe] = limb_hfe_Fv_base_nz[0];
  C[QUAD_base_wz][QUAD_rf_hfe] = limb_hfe_Fv_base_nz[1];
  C[QUAD_base_wz][QUAD_lh_hfe] = limb_hfe_Fv_base_nz[2];
  C[QUAD_base_wz][QUAD_rh_hfe] = limb_hfe_Fv_base_nz[3];
  const pinion_x4 limb_hfe_C_base_vx = pinion_x4_all(v[QUAD_base_wz])*limb_hfe_G_base_fy
    - limb_hfe_G_base_fz*pinion_x4_all(v[QUAD_base_wy]);
  C[QUAD_lf_hfe][QUAD_base_vx] = limb_hfe_C_base_vx[0];
  C[QUAD_rf_hfe][QUAD_base_vx] = limb_hfe_C_base_vx[1];
  C[QUAD_lh_hfe][QUAD_base_vx] = limb_hfe_C_base_vx[2];
  C[QUAD_rh_hfe][QUAD_base_vx] = limb_hfe_C_base_vx[3];
  const pinion_x4 limb_hfe_C_base_vy = limb_hfe_G_base_fz*pinion_x4_all(v[QUAD_base_wx])
    - pinion_x4_all(v[QUAD_base_wz])*limb_hfe_G_limb_haa_fx;
  C[QUAD_lf_hfe][QUAD_base_vy] = limb_hfe_C_base_vy[0];
  C[QUAD_rf_hfe][QUAD_base_vy] = limb_hfe_C_base_vy[1];
  C[QUAD_lh_hfe][QUAD_base_vy] = limb_hfe_C_base_vy[2];
  C[QUAD_rh_hfe][QUAD_base_vy] = limb_hfe_C_base_vy[3];
  const pinion_x4 limb_hfe_C_base_vz = pinion_x4_all(v[QUAD_base_wy])*limb_hfe_G_limb_haa_fx
    - pinion_x4_all(v[QUAD_base_wx])*limb_hfe_G_base_fy;
  C[QUAD_lf_hfe][QUAD_base_vz] = limb_hfe_C_base_vz[0];
  C[QUAD_rf_hfe][QUAD_base_vz] = limb_hfe_C_base_vz[1];
  C[QUAD_lh_hfe][QUAD_base_vz] = limb_hfe_C_base_vz[2];
  C[QUAD_rh_hfe][QUAD_base_vz] = limb_hfe_C_base_vz[3];
  const pinion_x4 limb_hfe_C_base_wx = pinion_x4_all(v[QUAD_base_vz])*limb_hfe_G_base_fy
    - limb_hfe_G_base_fz*pinion_x4_all(v[QUAD_base_vy])
    + pinion_x4_all(v[QUAD_base_wz])*limb_hfe_G_base_ny
    - pinion_x4_all(v[QUAD_base_wy])*limb_hfe_G_base_nz + limb_hfe_n_limb_haa_x;
  C[QUAD_lf_hfe][QUAD_base_wx] = limb_hfe_C_base_wx[0];
  C[QUAD_rf_hfe][QUAD_base_wx] = limb_hfe_C_base_wx[1];
  C[QUAD_lh_hfe][QUAD_base_wx] = limb_hfe_C_base_wx[2];
  C[QUAD_rh_hfe][QUAD_base_wx] = limb_hfe_C_base_wx[3];
  const pinion_x4 limb_hfe_C_base_wy = pinion_x4_all(v[QUAD_base_wx])*limb_hfe_G_base_nz
    - (pinion_x4_all(v[QUAD_base_vz])*limb_hfe_G_limb_haa_fx
    - limb_hfe_G_base_fz*pinion_x4_all(v[QUAD_base_vx])
    + pinion_x4_all(v[QUAD_base_wz])*limb_hfe_G_base_nx) + limb_hfe_n_base_y;
  C[QUAD_lf_hfe][QUAD_base_wy] = limb_hfe_C_base_wy[0];
  C[QUAD_rf_hfe][QUAD_base_wy] = limb_hfe_C_base_wy[1];
  C[QUAD_lh_hfe][QUAD_base_wy] = limb_hfe_C_base_wy[2];
  C[QUAD_rh_hfe][QUAD_base_wy] = limb_hfe_C_base_wy[3];
  const pinion_x4 limb_hfe_C_base_wz = pinion_x4_all(v[QUAD_base_vy])*limb_hfe_G_limb_haa_fx
    - pinion_x4_all(v[QUAD_base_vx])*limb_hfe_G_base_fy
    + pinion_x4_all(v[QUAD_base_wy])*limb_hfe_G_base_nx
    - pinion_x4_all(v[QUAD_base_wx])*limb_hfe_G_base_ny + limb_hfe_n_base_z;
  C[QUAD_lf_hfe][QUAD_base_wz] = limb_hfe_C_base_wz[0];
  C[QUAD_rf_hfe][QUAD_base_wz] = limb_hfe_C_base_wz[1];
  C[QUAD_lh_hfe][QUAD_base_wz] = limb_hfe_C_base_wz[2];
  C[QUAD_rh_hfe][QUAD_base_wz] = limb_hfe_C_base_wz[3];
  pinion_row_zero(9, &C[QUAD_lf_hfe][QUAD_rf_haa]);
  C[QUAD_rf_hfe][QUAD_lf_haa] = 0.0;
  C[QUAD_rf_hfe][QUAD_lf_hfe] = 0.0;
  C[QUAD_rf_hfe][QUAD_lf_kfe] = 0.0;
  pinion_row_zero(6, &C[QUAD_rf_hfe][QUAD_lh_haa]);
  pinion_row_zero(6, &C[QUAD_lh_hfe][QUAD_lf_haa]);
  C[QUAD_lh_hfe][QUAD_rh_haa] = 0.0;
  C[QUAD_lh_hfe][QUAD_rh_hfe] = 0.0;
  C[QUAD_lh_hfe][QUAD_rh_kfe] = 0.0;
  pinion_row_zero(9, &C[QUAD_rh_hfe][QUAD_lf_haa]);

  /* Ic and B to limb_haa */
  const pinion_x4 limb_hfe_ui = (limb_hfe_Ic_zz - limb_hfe_Ic_xx)*limb_hfe_s
    + limb_hfe_Ic_xz*(2.0*limb_hfe_c);
  const pinion_x4 limb_hfe_uis = limb_hfe_ui*limb_hfe_s;
  const pinion_x4 limb_haa_Ic_xz = limb_hfe_ui*limb_hfe_c - limb_hfe_Ic_xz;
  const pinion_x4 limb_hfe_e_y = { lf_hfe_J_k1532, rf_hfe_J_k1532, lh_hfe_J_k1532, rh_hfe_J_k1532 };
  const pinion_x4 limb_hfe_Rf_z = limb_hfe_f_z*limb_hfe_c - limb_hfe_f_x*limb_hfe_s;
  const pinion_x4 limb_hfe_Rf_x = limb_hfe_f_z*limb_hfe_s + limb_hfe_f_x*limb_hfe_c;
  const pinion_x4 limb_hfe_ub = (limb_hfe_M_zz - limb_hfe_M_xx)*limb_hfe_s
    + (limb_hfe_M_zx + limb_hfe_M_xz)*limb_hfe_c;
  const pinion_x4 limb_hfe_ubs = limb_hfe_ub*limb_hfe_s;
  const pinion_x4 limb_hfe_ubc = limb_hfe_ub*limb_hfe_c;
  const pinion_x4 limb_haa_M_zz = limb_hfe_M_zz - limb_hfe_ubs;

  /* ---- column of limb_haa: revolute x, parent base ------------------------ */
  const pinion_x4 limb_haa_Ic_m = { lf_haa_Ic_m, rf_haa_Ic_m, lh_haa_Ic_m, rh_haa_Ic_m };
  const pinion_x4 limb_haa_Ic_hx = limb_haa_hx - limb_hfe_G_limb_haa_fz;
  const pinion_x4 limb_haa_Ic_hy =
    { lf_haa_h_k9233, rf_haa_h_k9233, lh_haa_h_k9233, rh_haa_h_k9233 };
  const pinion_x4 limb_haa_Ic_xy = limb_haa_Jxy + limb_hfe_G_limb_haa_nx;
  const pinion_x4 limb_haa_Jxx = { lf_hip_Jxx, rf_hip_Jxx, lh_hip_Jxx, rh_hip_Jxx };
  const pinion_x4 limb_haa_Ic_xx = limb_haa_Jxx + (limb_hfe_Ic_xx + limb_hfe_uis + limb_hfe_e_y);
  const pinion_x4 limb_haa_Jyy = { lf_hip_Jyy, rf_hip_Jyy, lh_hip_Jyy, rh_hip_Jyy };
  const pinion_x4 limb_haa_Ic_yy = limb_haa_Jyy + limb_hfe_Ic_yy;
  const pinion_x4 limb_haa_Jzz = { lf_hip_Jzz, rf_hip_Jzz, lh_hip_Jzz, rh_hip_Jzz };
  const pinion_x4 limb_haa_Ic_zz = limb_haa_Jzz + (limb_hfe_Ic_zz - limb_hfe_uis + limb_hfe_e_y);
  const pinion_x4 limb_haa_f_x = limb_haa_m*limb_haa_V_x - limb_haa_V_rz*limb_haa_hy
    + limb_hfe_Rf_x;
  const pinion_x4 limb_haa_f_y = limb_haa_m*limb_haa_V_y + limb_haa_V_rz*limb_haa_hx + limb_hfe_f_y;
  const pinion_x4 limb_haa_f_z = limb_haa_m*limb_haa_V_z
    + (limb_haa_V_rx*limb_haa_hy - limb_haa_V_ry*limb_haa_hx) + limb_hfe_Rf_z;
  const pinion_x4 limb_haa_M_xx = limb_haa_wQ_xx + limb_haa_V_x*limb_haa_hx
    + (limb_hfe_M_xx + limb_hfe_ubs);
  const pinion_x4 limb_haa_M_xy = limb_haa_V_x*limb_haa_hy - limb_haa_V_rz*limb_haa_Qyy
    + (limb_hfe_M_zy*limb_hfe_s + limb_hfe_M_xy*limb_hfe_c + limb_hfe_Rf_x*limb_hfe_py);
  const pinion_x4 limb_haa_M_xz = limb_haa_V_ry*limb_haa_Qzz + (limb_hfe_ubc - limb_hfe_M_zx);
  const pinion_x4 limb_haa_M_yx = limb_haa_V_rz*limb_haa_Qxx + limb_haa_V_y*limb_haa_hx
    - limb_hfe_n_limb_haa_x;
  const pinion_x4 limb_haa_M_yy = limb_haa_V_y*limb_haa_hy - limb_haa_wQ_xx
    + (limb_hfe_M_yy + limb_hfe_f_y*limb_hfe_py);
  const pinion_x4 limb_haa_M_yz = -limb_hfe_n_limb_haa_z - limb_haa_V_rx*limb_haa_Qzz;
  const pinion_x4 limb_haa_M_zx = limb_haa_V_z*limb_haa_hx
    - (limb_haa_Jxy*limb_haa_V_rx + limb_haa_V_ry*limb_haa_Qxx) + (limb_hfe_ubc - limb_hfe_M_xz);
  const pinion_x4 limb_haa_M_zy = limb_haa_V_rx*limb_haa_Qyy + limb_haa_Jxy*limb_haa_V_ry
    + limb_haa_V_z*limb_haa_hy
    + (limb_hfe_M_zy*limb_hfe_c - limb_hfe_M_xy*limb_hfe_s + limb_hfe_Rf_z*limb_hfe_py);
  const pinion_x4 limb_haa_n_x = limb_haa_M_yy + limb_haa_M_zz;
  const pinion_x4 limb_haa_Fv_fx = limb_haa_V_rz*limb_hfe_G_limb_haa_fx
    + limb_haa_V_ry*limb_haa_Ic_hy;
  const pinion_x4 limb_haa_Fv_fy = limb_haa_Ic_m*limb_haa_V_z - limb_haa_V_ry*limb_haa_Ic_hx
    - limb_haa_f_z;
  const pinion_x4 limb_haa_Fv_fz = limb_haa_f_y
    - (limb_haa_V_y*limb_haa_Ic_m + limb_haa_V_rz*limb_haa_Ic_hx);
  const pinion_x4 limb_haa_Fv_nx = limb_haa_Ic_xy*limb_haa_V_rz - limb_haa_V_ry*limb_haa_Ic_xz
    - (limb_haa_V_y*limb_haa_Ic_hy + limb_hfe_G_limb_haa_fx*limb_haa_V_z) + limb_haa_n_x;
  const pinion_x4 limb_haa_Fv_ny = limb_haa_Ic_yy*limb_haa_V_rz - limb_hfe_t3
    + limb_haa_V_y*limb_haa_Ic_hx - limb_haa_M_yx;
  const pinion_x4 limb_haa_Fv_nz = limb_hfe_G_limb_haa_nz*limb_haa_V_rz
    - limb_haa_V_ry*limb_haa_Ic_zz + limb_haa_Ic_hx*limb_haa_V_z - limb_haa_M_zx;
  C[QUAD_lf_haa][QUAD_lf_haa] = limb_haa_Fv_nx[0];
  C[QUAD_rf_haa][QUAD_rf_haa] = limb_haa_Fv_nx[1];
  C[QUAD_lh_haa][QUAD_lh_haa] = limb_haa_Fv_nx[2];
  C[QUAD_rh_haa][QUAD_rh_haa] = limb_haa_Fv_nx[3];

  /* to base */
  const pinion_x4 limb_haa_G_base_fy = -limb_hfe_G_limb_haa_fx*limb_haa_c
    - limb_haa_Ic_hy*limb_haa_s;
  const pinion_x4 limb_haa_G_base_fz = limb_haa_Ic_hy*limb_haa_c
    - limb_hfe_G_limb_haa_fx*limb_haa_s;
  const pinion_x4 limb_haa_Rn_y = limb_haa_Ic_xy*limb_haa_c - limb_haa_Ic_xz*limb_haa_s;
  const pinion_x4 limb_haa_G_base_nx = limb_haa_Ic_xx + limb_haa_py*limb_haa_G_base_fz;
  const pinion_x4 limb_haa_G_base_ny = limb_haa_Rn_y - limb_haa_px*limb_haa_G_base_fz;
  const pinion_x4 limb_haa_G_base_nz = limb_haa_Ic_xy*limb_haa_s + limb_haa_Ic_xz*limb_haa_c
    + limb_haa_G_base_fy*limb_haa_px;
  const pinion_x4 limb_haa_Fv_base_fy = limb_haa_Fv_fy*limb_haa_c - limb_haa_Fv_fz*limb_haa_s;
  const pinion_x4 limb_haa_Fv_base_fz = limb_haa_Fv_fy*limb_haa_s + limb_haa_Fv_fz*limb_haa_c;
  const pinion_x4 limb_haa_Fv_base_nx = limb_haa_Fv_nx + limb_haa_py*limb_haa_Fv_base_fz;
  const pinion_x4 limb_haa_Fv_base_ny = limb_haa_Fv_ny*limb_haa_c - limb_haa_Fv_nz*limb_haa_s
    - limb_haa_px*limb_haa_Fv_base_fz;
  const pinion_x4 limb_haa_Fv_base_nz = limb_haa_Fv_ny*limb_haa_s + limb_haa_Fv_nz*limb_haa_c
    + (limb_haa_px*limb_haa_Fv_base_fy - limb_haa_py*limb_haa_Fv_fx);
  const pinion_x4 limb_haa_n_base_y = limb_haa_M_xz*limb_haa_s - limb_haa_M_xy*limb_haa_c;
  const pinion_x4 limb_haa_n_base_z = -limb_haa_M_xy*limb_haa_s - limb_haa_M_xz*limb_haa_c;
  C[QUAD_base_vx][QUAD_lf_haa] = limb_haa_Fv_fx[0];
  C[QUAD_base_vx][QUAD_rf_haa] = limb_haa_Fv_fx[1];
  C[QUAD_base_vx][QUAD_lh_haa] = limb_haa_Fv_fx[2];
  C[QUAD_base_vx][QUAD_rh_haa] = limb_haa_Fv_fx[3];
  C[QUAD_base_vy][QUAD_lf_haa] = limb_haa_Fv_base_fy[0];
  C[QUAD_base_vy][QUAD_rf_haa] = limb_haa_Fv_base_fy[1];
  C[QUAD_base_vy][QUAD_lh_haa] = limb_haa_Fv_base_fy[2];
  C[QUAD_base_vy][QUAD_rh_haa] = limb_haa_Fv_base_fy[3];
  C[QUAD_base_vz][QUAD_lf_haa] = limb_haa_Fv_base_fz[0];
  C[QUAD_base_vz][QUAD_rf_haa] = limb_haa_Fv_base_fz[1];
  C[QUAD_base_vz][QUAD_lh_haa] = limb_haa_Fv_base_fz[2];
  C[QUAD_base_vz][QUAD_rh_haa] = limb_haa_Fv_base_fz[3];
  C[QUAD_base_wx][QUAD_lf_haa] = limb_haa_Fv_base_nx[0];
  C[QUAD_base_wx][QUAD_rf_haa] = limb_haa_Fv_base_nx[1];
  C[QUAD_base_wx][QUAD_lh_haa] = limb_haa_Fv_base_nx[2];
  C[QUAD_base_wx][QUAD_rh_haa] = limb_haa_Fv_base_nx[3];
  C[QUAD_base_wy][QUAD_lf_haa] = limb_haa_Fv_base_ny[0];
  C[QUAD_base_wy][QUAD_rf_haa] = limb_haa_Fv_base_ny[1];
  C[QUAD_base_wy][QUAD_lh_haa] = limb_haa_Fv_base_ny[2];
  C[QUAD_base_wy][QUAD_rh_haa] = limb_haa_Fv_base_ny[3];
  C[QUAD_base_wz][QUAD_lf_haa] = limb_haa_Fv_base_nz[0];
  C[QUAD_base_wz][QUAD_rf_haa] = limb_haa_Fv_base_nz[1];
  C[QUAD_base_wz][QUAD_lh_haa] = limb_haa_Fv_base_nz[2];
  C[QUAD_base_wz][QUAD_rh_haa] = limb_haa_Fv_base_nz[3];
  const pinion_x4 limb_haa_C_base_vx = limb_haa_G_base_fy*pinion_x4_all(v[QUAD_base_wz])
    - pinion_x4_all(v[QUAD_base_wy])*limb_haa_G_base_fz;
  C[QUAD_lf_haa][QUAD_base_vx] = limb_haa_C_base_vx[0];
  C[QUAD_rf_haa][QUAD_base_vx] = limb_haa_C_base_vx[1];
  C[QUAD_lh_haa][QUAD_base_vx] = limb_haa_C_base_vx[2];
  C[QUAD_rh_haa][QUAD_base_vx] = limb_haa_C_base_vx[3];
  const pinion_x4 limb_haa_C_base_vy = pinion_x4_all(v[QUAD_base_wx])*limb_haa_G_base_fz;
  C[QUAD_lf_haa][QUAD_base_vy] = limb_haa_C_base_vy[0];
  C[QUAD_rf_haa][QUAD_base_vy] = limb_haa_C_base_vy[1];
  C[QUAD_lh_haa][QUAD_base_vy] = limb_haa_C_base_vy[2];
  C[QUAD_rh_haa][QUAD_base_vy] = limb_haa_C_base_vy[3];
  const pinion_x4 limb_haa_C_base_vz = -limb_haa_G_base_fy*pinion_x4_all(v[QUAD_base_wx]);
  C[QUAD_lf_haa][QUAD_base_vz] = limb_haa_C_base_vz[0];
  C[QUAD_rf_haa][QUAD_base_vz] = limb_haa_C_base_vz[1];
  C[QUAD_lh_haa][QUAD_base_vz] = limb_haa_C_base_vz[2];
  C[QUAD_rh_haa][QUAD_base_vz] = limb_haa_C_base_vz[3];
  const pinion_x4 limb_haa_C_base_wx = pinion_x4_all(v[QUAD_base_wz])*limb_haa_G_base_ny
    - (pinion_x4_all(v[QUAD_base_vy])*limb_haa_G_base_fz
    - limb_haa_G_base_fy*pinion_x4_all(v[QUAD_base_vz]))
    - pinion_x4_all(v[QUAD_base_wy])*limb_haa_G_base_nz + limb_haa_n_x;
  C[QUAD_lf_haa][QUAD_base_wx] = limb_haa_C_base_wx[0];
  C[QUAD_rf_haa][QUAD_base_wx] = limb_haa_C_base_wx[1];
  C[QUAD_lh_haa][QUAD_base_wx] = limb_haa_C_base_wx[2];
  C[QUAD_rh_haa][QUAD_base_wx] = limb_haa_C_base_wx[3];
  const pinion_x4 limb_haa_C_base_wy = pinion_x4_all(v[QUAD_base_vx])*limb_haa_G_base_fz
    - pinion_x4_all(v[QUAD_base_wz])*limb_haa_G_base_nx
    + pinion_x4_all(v[QUAD_base_wx])*limb_haa_G_base_nz + limb_haa_n_base_y;
  C[QUAD_lf_haa][QUAD_base_wy] = limb_haa_C_base_wy[0];
  C[QUAD_rf_haa][QUAD_base_wy] = limb_haa_C_base_wy[1];
  C[QUAD_lh_haa][QUAD_base_wy] = limb_haa_C_base_wy[2];
  C[QUAD_rh_haa][QUAD_base_wy] = limb_haa_C_base_wy[3];
  const pinion_x4 limb_haa_C_base_wz = pinion_x4_all(v[QUAD_base_wy])*limb_haa_G_base_nx
    - limb_haa_G_base_fy*pinion_x4_all(v[QUAD_base_vx])
    - pinion_x4_all(v[QUAD_base_wx])*limb_haa_G_base_ny + limb_haa_n_base_z;
  C[QUAD_lf_haa][QUAD_base_wz] = limb_haa_C_base_wz[0];
  C[QUAD_rf_haa][QUAD_base_wz] = limb_haa_C_base_wz[1];
  C[QUAD_lh_haa][QUAD_base_wz] = limb_haa_C_base_wz[2];
  C[QUAD_rh_haa][QUAD_base_wz] = limb_haa_C_base_wz[3];
  pinion_row_zero(9, &C[QUAD_lf_haa][QUAD_rf_haa]);
  C[QUAD_rf_haa][QUAD_lf_haa] = 0.0;
  C[QUAD_rf_haa][QUAD_lf_hfe] = 0.0;
  C[QUAD_rf_haa][QUAD_lf_kfe] = 0.0;
  pinion_row_zero(6, &C[QUAD_rf_haa][QUAD_lh_haa]);
  pinion_row_zero(6, &C[QUAD_lh_haa][QUAD_lf_haa]);
  C[QUAD_lh_haa][QUAD_rh_haa] = 0.0;
  C[QUAD_lh_haa][QUAD_rh_hfe] = 0.0;
  C[QUAD_lh_haa][QUAD_rh_kfe] = 0.0;
  pinion_row_zero(9, &C[QUAD_rh_haa][QUAD_lf_haa]);

  /* Ic and B to base */
  const pinion_x4 limb_haa_ui = (limb_haa_Ic_yy - limb_haa_Ic_zz)*limb_haa_s
    + limb_hfe_G_limb_haa_nz*(2.0*limb_haa_c);
  const pinion_x4 limb_haa_uis = limb_haa_ui*limb_haa_s;
  const pinion_x4 limb_haa_Ic_mpx = { lf_haa_Ic_mpx, rf_haa_Ic_mpx, lh_haa_Ic_mpx, rh_haa_Ic_mpx };
  const pinion_x4 limb_haa_t1 = limb_haa_Ic_hx + limb_haa_Ic_mpx;
  const pinion_x4 limb_haa_2px = { lf_haa_2px, rf_haa_2px, lh_haa_2px, rh_haa_2px };
  const pinion_x4 limb_haa_Ic_mpxpx =
    { lf_haa_Ic_mpxpx, rf_haa_Ic_mpxpx, lh_haa_Ic_mpxpx, rh_haa_Ic_mpxpx };
  const pinion_x4 limb_haa_e_x = limb_haa_2px*limb_haa_Ic_hx + limb_haa_Ic_mpxpx;
  const pinion_x4 limb_haa_Ic_mpy = { lf_haa_Ic_mpy, rf_haa_Ic_mpy, lh_haa_Ic_mpy, rh_haa_Ic_mpy };
  const pinion_x4 limb_haa_t2 = limb_haa_G_base_fz + limb_haa_Ic_mpy;
  const pinion_x4 limb_haa_2py = { lf_haa_2py, rf_haa_2py, lh_haa_2py, rh_haa_2py };
  const pinion_x4 limb_haa_Ic_mpypy =
    { lf_haa_Ic_mpypy, rf_haa_Ic_mpypy, lh_haa_Ic_mpypy, rh_haa_Ic_mpypy };
  const pinion_x4 limb_haa_e_y = limb_haa_2py*limb_haa_G_base_fz + limb_haa_Ic_mpypy;
  const pinion_x4 limb_haa_t3 = limb_haa_Ic_xx + limb_haa_e_y;
  const pinion_x4 limb_haa_t4 = limb_haa_Rn_y
    - (limb_haa_px*limb_haa_t2 + limb_haa_py*limb_haa_Ic_hx);
  const pinion_x4 limb_haa_t5 = limb_haa_Ic_yy - limb_haa_uis + limb_haa_e_x;
  const pinion_x4 limb_haa_t6 = limb_haa_ui*limb_haa_c - limb_hfe_G_limb_haa_nz
    + limb_haa_py*limb_haa_G_base_fy;
  const pinion_x4 limb_haa_t7 = limb_haa_Ic_zz + limb_haa_uis + (limb_haa_e_x + limb_haa_e_y);
  const pinion_x4 limb_haa_Rf_y = limb_haa_f_y*limb_haa_c - limb_haa_f_z*limb_haa_s;
  const pinion_x4 limb_haa_Rf_z = limb_haa_f_y*limb_haa_s + limb_haa_f_z*limb_haa_c;
  const pinion_x4 limb_haa_ub = (limb_haa_M_yy - limb_haa_M_zz)*limb_haa_s
    + (limb_haa_M_zy + limb_haa_M_yz)*limb_haa_c;
  const pinion_x4 limb_haa_ubs = limb_haa_ub*limb_haa_s;
  const pinion_x4 limb_haa_ubc = limb_haa_ub*limb_haa_c;
  const pinion_x4 limb_haa_RM_zz = limb_haa_M_zz + limb_haa_ubs;
  const pinion_x4 limb_haa_RM_yz = limb_haa_ubc - limb_haa_M_zy;
  const pinion_x4 limb_haa_t8 = limb_haa_M_xx + limb_haa_f_x*limb_haa_px;
  const pinion_x4 limb_haa_t9 = limb_haa_f_x*limb_haa_py - limb_haa_n_base_y;
  const pinion_x4 limb_haa_t10 = limb_haa_M_yx*limb_haa_c - limb_haa_M_zx*limb_haa_s
    + limb_haa_Rf_y*limb_haa_px;
  const pinion_x4 limb_haa_t11 = limb_haa_M_yy - limb_haa_ubs + limb_haa_Rf_y*limb_haa_py;
  const pinion_x4 limb_haa_t12 = limb_haa_M_yx*limb_haa_s + limb_haa_M_zx*limb_haa_c
    + limb_haa_Rf_z*limb_haa_px;
  const pinion_x4 limb_haa_t13 = limb_haa_ubc - limb_haa_M_yz + limb_haa_Rf_z*limb_haa_py;
  const double base_M_yy = pinion_x4_sum(limb_haa_t11);
  const double base_Ic_hy = pinion_x4_sum(limb_haa_t2);
  const double base_Ic_xy = pinion_x4_sum(limb_haa_t4);
  const double base_Ic_yz = pinion_x4_sum(limb_haa_t6);

  /* ---- column of base: floating, parent world ----------------------------- */
  const double base_Ic_hx = trunk_hx + pinion_x4_sum(limb_haa_t1);
  const double base_Ic_hz = trunk_hz - pinion_x4_sum(limb_haa_G_base_fy);
  const double base_Ic_xx = trunk_Jxx + pinion_x4_sum(limb_haa_t3);
  const double base_Ic_xz = trunk_Jxz + pinion_x4_sum(limb_haa_G_base_nz);
  const double base_Ic_yy = trunk_Jyy + pinion_x4_sum(limb_haa_t5);
  const double base_Ic_zz = trunk_Jzz + pinion_x4_sum(limb_haa_t7);
  const double base_f_x = trunk_m*v[QUAD_base_vx] + v[QUAD_base_wy]*trunk_hz
    + pinion_x4_sum(limb_haa_f_x);
  const double base_f_y = trunk_m*v[QUAD_base_vy]
    + (v[QUAD_base_wz]*trunk_hx - v[QUAD_base_wx]*trunk_hz) + pinion_x4_sum(limb_haa_Rf_y);
  const double base_f_z = trunk_m*v[QUAD_base_vz] - v[QUAD_base_wy]*trunk_hx
    + pinion_x4_sum(limb_haa_Rf_z);
  const double base_M_xx = v[QUAD_base_vx]*trunk_hx + base_wQ_xx + pinion_x4_sum(limb_haa_t8);
  const double base_M_xy = pinion_x4_sum(limb_haa_t9) - v[QUAD_base_wz]*base_Qyy;
  const double base_M_xz = v[QUAD_base_wy]*base_Qzz + v[QUAD_base_vx]*trunk_hz
    - pinion_x4_sum(limb_haa_n_base_z);
  const double base_M_yx = v[QUAD_base_wz]*base_Qxx + trunk_Jxz*v[QUAD_base_wx]
    + v[QUAD_base_vy]*trunk_hx + pinion_x4_sum(limb_haa_t10);
  const double base_M_yz = v[QUAD_base_vy]*trunk_hz
    - (trunk_Jxz*v[QUAD_base_wz] + v[QUAD_base_wx]*base_Qzz) + pinion_x4_sum(limb_haa_RM_yz);
  const double base_M_zx = v[QUAD_base_vz]*trunk_hx - v[QUAD_base_wy]*base_Qxx
    + pinion_x4_sum(limb_haa_t12);
  const double base_M_zy = v[QUAD_base_wx]*base_Qyy + pinion_x4_sum(limb_haa_t13);
  const double base_M_zz = v[QUAD_base_vz]*trunk_hz - base_wQ_xx + pinion_x4_sum(limb_haa_RM_zz);
  const double base_n_wx_x = base_M_yy + base_M_zz;
  const double base_n_wy_y = base_M_zz + base_M_xx;
  const double base_n_wz_z = base_M_xx + base_M_yy;
  const double base_t1 = v[QUAD_base_wy]*base_Ic_hy;
  const double base_t2 = base_Ic_hz*v[QUAD_base_wz];
  const double base_Fv_vx_fy = total_mass*v[QUAD_base_wz];
  const double base_Fv_vx_fz = -total_mass*v[QUAD_base_wy];
  const double base_Fv_vx_nx = -base_t1 - base_t2;
  const double base_Fv_vx_ny = v[QUAD_base_wy]*base_Ic_hx;
  const double base_Fv_vx_nz = base_Ic_hx*v[QUAD_base_wz];
  C[QUAD_base_vx][QUAD_base_vx] = 0.0;
  C[QUAD_base_vy][QUAD_base_vx] = base_Fv_vx_fy;
  C[QUAD_base_vz][QUAD_base_vx] = base_Fv_vx_fz;
  C[QUAD_base_wx][QUAD_base_vx] = base_Fv_vx_nx;
  C[QUAD_base_wy][QUAD_base_vx] = base_Fv_vx_ny;
  C[QUAD_base_wz][QUAD_base_vx] = base_Fv_vx_nz;
  const double base_Fv_vy_fz = total_mass*v[QUAD_base_wx];
  const double base_Fv_vy_nx = base_Ic_hy*v[QUAD_base_wx];
  const double base_Fv_vy_nz = v[QUAD_base_wz]*base_Ic_hy;
  const double base_t3 = base_Ic_hx*v[QUAD_base_wx];
  const double base_Fv_vy_ny = -base_t2 - base_t3;
  C[QUAD_base_vx][QUAD_base_vy] = -base_Fv_vx_fy;
  C[QUAD_base_vy][QUAD_base_vy] = 0.0;
  C[QUAD_base_vz][QUAD_base_vy] = base_Fv_vy_fz;
  C[QUAD_base_wx][QUAD_base_vy] = base_Fv_vy_nx;
  C[QUAD_base_wy][QUAD_base_vy] = base_Fv_vy_ny;
  C[QUAD_base_wz][QUAD_base_vy] = base_Fv_vy_nz;
  const double base_Fv_vz_nx = v[QUAD_base_wx]*base_Ic_hz;
  const double base_Fv_vz_ny = base_Ic_hz*v[QUAD_base_wy];
  const double base_Fv_vz_nz = -base_t3 - base_t1;
  C[QUAD_base_vx][QUAD_base_vz] = -base_Fv_vx_fz;
  C[QUAD_base_vy][QUAD_base_vz] = -base_Fv_vy_fz;
  C[QUAD_base_vz][QUAD_base_vz] = 0.0;
  C[QUAD_base_wx][QUAD_base_vz] = base_Fv_vz_nx;
  C[QUAD_base_wy][QUAD_base_vz] = base_Fv_vz_ny;
  C[QUAD_base_wz][QUAD_base_vz] = base_Fv_vz_nz;
  const double base_t4 = v[QUAD_base_vy]*base_Ic_hy;
  const double base_t5 = base_Ic_hz*v[QUAD_base_vz];
  const double base_t6 = total_mass*v[QUAD_base_vz];
  const double base_t7 = v[QUAD_base_vy]*total_mass;
  const double base_t8 = base_Ic_xy*v[QUAD_base_wz];
  const double base_t9 = v[QUAD_base_wy]*base_Ic_xz;
  const double base_Fv_wx_fy = base_t6 - base_Fv_vx_ny - base_f_z;
  const double base_Fv_wx_fz = base_f_y - (base_t7 + base_Fv_vx_nz);
  const double base_Fv_wx_nx = base_t8 - base_t9 - (base_t4 + base_t5) + base_n_wx_x;
  const double base_Fv_wx_ny = base_Ic_yy*v[QUAD_base_wz] - v[QUAD_base_wy]*base_Ic_yz
    + v[QUAD_base_vy]*base_Ic_hx - base_M_yx;
  const double base_Fv_wx_nz = base_Ic_yz*v[QUAD_base_wz] - v[QUAD_base_wy]*base_Ic_zz
    + base_Ic_hx*v[QUAD_base_vz] - base_M_zx;
  C[QUAD_base_vx][QUAD_base_wx] = -base_Fv_vx_nx;
  C[QUAD_base_vy][QUAD_base_wx] = base_Fv_wx_fy;
  C[QUAD_base_vz][QUAD_base_wx] = base_Fv_wx_fz;
  C[QUAD_base_wx][QUAD_base_wx] = base_Fv_wx_nx;
  C[QUAD_base_wy][QUAD_base_wx] = base_Fv_wx_ny;
  C[QUAD_base_wz][QUAD_base_wx] = base_Fv_wx_nz;
  const double base_t10 = base_Ic_hx*v[QUAD_base_vx];
  const double base_t11 = total_mass*v[QUAD_base_vx];
  const double base_t12 = base_Ic_yz*v[QUAD_base_wx];
  const double base_Fv_wy_fx = base_f_z - (base_t6 + base_Fv_vy_nx);
  const double base_Fv_wy_fz = base_t11 - base_Fv_vy_nz - base_f_x;
  const double base_Fv_wy_nx = base_Ic_xz*v[QUAD_base_wx] - v[QUAD_base_wz]*base_Ic_xx
    + base_Ic_hy*v[QUAD_base_vx] - base_M_xy;
  const double base_Fv_wy_ny = base_t12 - base_t8 - (base_t5 + base_t10) + base_n_wy_y;
  const double base_Fv_wy_nz = base_Ic_zz*v[QUAD_base_wx] - v[QUAD_base_wz]*base_Ic_xz
    + v[QUAD_base_vz]*base_Ic_hy - base_M_zy;
  C[QUAD_base_vx][QUAD_base_wy] = base_Fv_wy_fx;
  C[QUAD_base_vy][QUAD_base_wy] = -base_Fv_vy_ny;
  C[QUAD_base_vz][QUAD_base_wy] = base_Fv_wy_fz;
  C[QUAD_base_wx][QUAD_base_wy] = base_Fv_wy_nx;
  C[QUAD_base_wy][QUAD_base_wy] = base_Fv_wy_ny;
  C[QUAD_base_wz][QUAD_base_wy] = base_Fv_wy_nz;
  const double base_Fv_wz_fx = base_t7 - base_Fv_vz_nx - base_f_y;
  const double base_Fv_wz_fy = base_f_x - (base_t11 + base_Fv_vz_ny);
  const double base_Fv_wz_nx = base_Ic_xx*v[QUAD_base_wy] - v[QUAD_base_wx]*base_Ic_xy
    + v[QUAD_base_vx]*base_Ic_hz - base_M_xz;
  const double base_Fv_wz_ny = base_Ic_xy*v[QUAD_base_wy] - v[QUAD_base_wx]*base_Ic_yy
    + base_Ic_hz*v[QUAD_base_vy] - base_M_yz;
  const double base_Fv_wz_nz = base_t9 - base_t12 - (base_t10 + base_t4) + base_n_wz_z;
  C[QUAD_base_vx][QUAD_base_wz] = base_Fv_wz_fx;
  C[QUAD_base_vy][QUAD_base_wz] = base_Fv_wz_fy;
  C[QUAD_base_vz][QUAD_base_wz] = -base_Fv_vz_nz;
  C[QUAD_base_wx][QUAD_base_wz] = base_Fv_wz_nx;
  C[QUAD_base_wy][QUAD_base_wz] = base_Fv_wz_ny;
  C[QUAD_base_wz][QUAD_base_wz] = base_Fv_wz_nz;
}
#else /* each limb by itself */
void quad_coriolis(const double q[QUAD_NQ], const double v[QUAD_NV], double C[QUAD_NV][QUAD_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
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

  /* B: f = linear momentum and M = sum of velocity*r'*dm, of a body and what it carries, like
   *   Ic; N = tr(M) - M; Sdot = V x S
   * Fv = Ic*Sdot + B*S, G = Ic*S and n = B'*S are carried up the tree; C_ji = S_j'*Fv_i, C_ij =
   *   Sdot_j'*G_i + S_j'*n_i */

  /* ---- B of base: floating, parent world ---------------------------------- */
  const double base_wQ_xx = -trunk_Jxz*v[QUAD_base_wy];

  /* ---- B of lf_haa: revolute x, parent base ------------------------------- */
  const double lf_haa_wQ_xx = lf_hip_Jxy*lf_haa_V_rz;

  /* ---- B of lf_hfe: revolute y, parent lf_haa ----------------------------- */
  const double lf_hfe_t1 = lf_hfe_V_rz*lf_thigh_hy;
  const double lf_hfe_t2 = lf_hfe_V_rx*lf_thigh_hy;
  const double lf_hfe_wyQ_xz = -lf_thigh_Jxz*lf_hfe_V_ry;
  const double lf_hfe_wzQ_xy = -lf_thigh_Jxy*lf_hfe_V_rz;
  const double lf_hfe_wxQ_yz = -lf_thigh_Jyz*lf_hfe_V_rx;
  const double lf_hfe_wQ_yy = lf_hfe_wzQ_xy - lf_hfe_wxQ_yz;
  const double lf_hfe_vh_xy = lf_hfe_V_x*lf_thigh_hy;
  const double lf_hfe_M_yy = lf_hfe_wQ_yy + lf_haa_V_y*lf_thigh_hy;
  const double lf_hfe_vh_zy = lf_hfe_V_z*lf_thigh_hy;

  /* ---- B of lf_kfe: revolute y, parent lf_hfe ----------------------------- */
  const double lf_kfe_mv_x = lf_calf_m*lf_kfe_V_x;
  const double lf_kfe_f_x = lf_kfe_mv_x + lf_kfe_V_ry*lf_calf_hz;
  const double lf_kfe_f_y = lf_calf_m*lf_kfe_V_y
    + (lf_kfe_V_rz*lf_calf_hx - lf_kfe_V_rx*lf_calf_hz);
  const double lf_kfe_wQ_xx = -lf_calf_Jxz*lf_kfe_V_ry;
  const double lf_kfe_wxQ_xz = -lf_calf_Jxz*lf_kfe_V_rx;
  const double lf_kfe_M_xy = -lf_kfe_Qyy*lf_kfe_V_rz;
  const double lf_kfe_M_xz = lf_kfe_V_ry*lf_kfe_Qzz + lf_kfe_V_x*lf_calf_hz;
  const double lf_kfe_M_yx = lf_kfe_V_rz*lf_kfe_Qxx - lf_kfe_wxQ_xz + lf_kfe_V_y*lf_calf_hx;
  const double lf_kfe_M_zx = lf_kfe_V_z*lf_calf_hx - lf_kfe_V_ry*lf_kfe_Qxx;
  const double lf_kfe_M_zy = lf_kfe_V_rx*lf_kfe_Qyy;
  const double lf_kfe_mv_z = lf_calf_m*lf_kfe_V_z;
  const double lf_kfe_f_z = lf_kfe_mv_z - lf_kfe_V_ry*lf_calf_hx;
  const double lf_kfe_wzQ_xz = -lf_calf_Jxz*lf_kfe_V_rz;
  const double lf_kfe_vh_xx = lf_kfe_V_x*lf_calf_hx;
  const double lf_kfe_M_xx = lf_kfe_vh_xx + lf_kfe_wQ_xx;
  const double lf_kfe_M_yz = lf_kfe_V_y*lf_calf_hz - (lf_kfe_V_rx*lf_kfe_Qzz - lf_kfe_wzQ_xz);
  const double lf_kfe_vh_zz = lf_kfe_V_z*lf_calf_hz;
  const double lf_kfe_M_zz = lf_kfe_vh_zz - lf_kfe_wQ_xx;

  /* ---- column of lf_kfe: revolute y, parent lf_hfe ------------------------ */
  const double lf_kfe_n_y = lf_kfe_M_zz + lf_kfe_M_xx;
  const double lf_kfe_Fv_fx = lf_kfe_f_z - lf_kfe_mv_z;
  const double lf_kfe_Fv_fy = lf_kfe_V_rx*lf_calf_hx + lf_kfe_V_rz*lf_calf_hz;
  const double lf_kfe_Fv_fz = lf_kfe_mv_x - lf_kfe_f_x;
  const double lf_kfe_Fv_nx = -(lf_kfe_wxQ_xz + lf_kfe_V_rz*lf_calf_Jxx) - lf_kfe_M_xy;
  const double lf_kfe_Fv_ny = lf_kfe_n_y - (lf_kfe_vh_zz + lf_kfe_vh_xx);
  const double lf_kfe_Fv_nz = lf_calf_Jzz*lf_kfe_V_rx + lf_kfe_wzQ_xz - lf_kfe_M_zy;
  C[QUAD_lf_kfe][QUAD_lf_kfe] = lf_kfe_Fv_ny;

  /* to lf_hfe */
  const double lf_kfe_G_lf_hfe_fx = lf_calf_hz*lf_kfe_c - lf_calf_hx*lf_kfe_s;
  const double lf_kfe_G_lf_hfe_fz = -lf_calf_hx*lf_kfe_c - lf_calf_hz*lf_kfe_s;
  const double lf_kfe_G_lf_hfe_ny = lf_calf_Jyy + lf_kfe_pz*lf_kfe_G_lf_hfe_fx;
  const double lf_kfe_Fv_lf_hfe_fx = lf_kfe_Fv_fz*lf_kfe_s + lf_kfe_Fv_fx*lf_kfe_c;
  const double lf_kfe_Fv_lf_hfe_fz = lf_kfe_Fv_fz*lf_kfe_c - lf_kfe_Fv_fx*lf_kfe_s;
  const double lf_kfe_Fv_lf_hfe_nx = lf_kfe_Fv_nz*lf_kfe_s + lf_kfe_Fv_nx*lf_kfe_c
    - lf_kfe_pz*lf_kfe_Fv_fy;
  const double lf_kfe_Fv_lf_hfe_nz = lf_kfe_Fv_nz*lf_kfe_c - lf_kfe_Fv_nx*lf_kfe_s;
  const double lf_kfe_Fv_lf_hfe_ny = lf_kfe_Fv_ny + lf_kfe_pz*lf_kfe_Fv_lf_hfe_fx;
  const double lf_kfe_n_lf_hfe_x = -lf_kfe_M_yz*lf_kfe_s - lf_kfe_M_yx*lf_kfe_c;
  const double lf_kfe_n_lf_hfe_z = lf_kfe_M_yx*lf_kfe_s - lf_kfe_M_yz*lf_kfe_c;
  C[QUAD_lf_hfe][QUAD_lf_kfe] = lf_kfe_Fv_lf_hfe_ny;
  C[QUAD_lf_kfe][QUAD_lf_hfe] = lf_kfe_n_y
    - (lf_hfe_V_z*lf_kfe_G_lf_hfe_fx - lf_kfe_G_lf_hfe_fz*lf_hfe_V_x);

  /* to lf_haa */
  const double lf_kfe_G_lf_haa_fx = lf_kfe_G_lf_hfe_fx*lf_hfe_c + lf_kfe_G_lf_hfe_fz*lf_hfe_s;
  const double lf_kfe_G_lf_haa_fz = lf_kfe_G_lf_hfe_fz*lf_hfe_c - lf_kfe_G_lf_hfe_fx*lf_hfe_s;
  const double lf_kfe_G_lf_haa_nx = lf_kfe_G_lf_haa_fz*lf_hfe_py;
  const double lf_kfe_G_lf_haa_nz = -lf_hfe_py*lf_kfe_G_lf_haa_fx;
  const double lf_kfe_Fv_lf_haa_fx = lf_kfe_Fv_lf_hfe_fz*lf_hfe_s + lf_kfe_Fv_lf_hfe_fx*lf_hfe_c;
  const double lf_kfe_Fv_lf_haa_fz = lf_kfe_Fv_lf_hfe_fz*lf_hfe_c - lf_kfe_Fv_lf_hfe_fx*lf_hfe_s;
  const double lf_kfe_Fv_lf_haa_nx = lf_kfe_Fv_lf_hfe_nz*lf_hfe_s + lf_kfe_Fv_lf_hfe_nx*lf_hfe_c
    + lf_hfe_py*lf_kfe_Fv_lf_haa_fz;
  const double lf_kfe_Fv_lf_haa_nz = lf_kfe_Fv_lf_hfe_nz*lf_hfe_c - lf_kfe_Fv_lf_hfe_nx*lf_hfe_s
    - lf_hfe_py*lf_kfe_Fv_lf_haa_fx;
  const double lf_kfe_n_lf_haa_x = lf_kfe_n_lf_hfe_z*lf_hfe_s + lf_kfe_n_lf_hfe_x*lf_hfe_c;
  const double lf_kfe_n_lf_haa_z = lf_kfe_n_lf_hfe_z*lf_hfe_c - lf_kfe_n_lf_hfe_x*lf_hfe_s;
  C[QUAD_lf_haa][QUAD_lf_kfe] = lf_kfe_Fv_lf_haa_nx;
  C[QUAD_lf_kfe][QUAD_lf_haa] = lf_haa_V_rz*lf_kfe_G_lf_hfe_ny - lf_kfe_G_lf_haa_fz*lf_haa_V_y
    - lf_kfe_G_lf_haa_nz*lf_haa_V_ry + lf_kfe_n_lf_haa_x;

  /* to base */
  const double lf_kfe_G_base_fy = -lf_kfe_G_lf_haa_fz*lf_haa_s;
  const double lf_kfe_G_base_fz = lf_kfe_G_lf_haa_fz*lf_haa_c;
  const double lf_kfe_G_base_nx = lf_kfe_G_lf_haa_nx + lf_kfe_G_base_fz*lf_haa_py;
  const double lf_kfe_G_base_ny = lf_kfe_G_lf_hfe_ny*lf_haa_c - lf_kfe_G_lf_haa_nz*lf_haa_s
    - lf_kfe_G_base_fz*lf_haa_px;
  const double lf_kfe_G_base_nz = lf_kfe_G_lf_hfe_ny*lf_haa_s + lf_kfe_G_lf_haa_nz*lf_haa_c
    + (lf_haa_px*lf_kfe_G_base_fy - lf_haa_py*lf_kfe_G_lf_haa_fx);
  const double lf_kfe_Fv_base_fy = lf_kfe_Fv_fy*lf_haa_c - lf_kfe_Fv_lf_haa_fz*lf_haa_s;
  const double lf_kfe_Fv_base_fz = lf_kfe_Fv_fy*lf_haa_s + lf_kfe_Fv_lf_haa_fz*lf_haa_c;
  const double lf_kfe_Fv_base_nx = lf_kfe_Fv_lf_haa_nx + lf_haa_py*lf_kfe_Fv_base_fz;
  const double lf_kfe_Fv_base_ny = lf_kfe_Fv_lf_hfe_ny*lf_haa_c - lf_kfe_Fv_lf_haa_nz*lf_haa_s
    - lf_haa_px*lf_kfe_Fv_base_fz;
  const double lf_kfe_Fv_base_nz = lf_kfe_Fv_lf_hfe_ny*lf_haa_s + lf_kfe_Fv_lf_haa_nz*lf_haa_c
    + (lf_haa_px*lf_kfe_Fv_base_fy - lf_haa_py*lf_kfe_Fv_lf_haa_fx);
  const double lf_kfe_n_base_y = lf_kfe_n_y*lf_haa_c - lf_kfe_n_lf_haa_z*lf_haa_s;
  const double lf_kfe_n_base_z = lf_kfe_n_y*lf_haa_s + lf_kfe_n_lf_haa_z*lf_haa_c;
  C[QUAD_base_vx][QUAD_lf_kfe] = lf_kfe_Fv_lf_haa_fx;
  C[QUAD_base_vy][QUAD_lf_kfe] = lf_kfe_Fv_base_fy;
  C[QUAD_base_vz][QUAD_lf_kfe] = lf_kfe_Fv_base_fz;
  C[QUAD_base_wx][QUAD_lf_kfe] = lf_kfe_Fv_base_nx;
  C[QUAD_base_wy][QUAD_lf_kfe] = lf_kfe_Fv_base_ny;
  C[QUAD_base_wz][QUAD_lf_kfe] = lf_kfe_Fv_base_nz;
  C[QUAD_lf_kfe][QUAD_base_vx] = v[QUAD_base_wz]*lf_kfe_G_base_fy
    - lf_kfe_G_base_fz*v[QUAD_base_wy];
  C[QUAD_lf_kfe][QUAD_base_vy] = lf_kfe_G_base_fz*v[QUAD_base_wx]
    - v[QUAD_base_wz]*lf_kfe_G_lf_haa_fx;
  C[QUAD_lf_kfe][QUAD_base_vz] = v[QUAD_base_wy]*lf_kfe_G_lf_haa_fx
    - v[QUAD_base_wx]*lf_kfe_G_base_fy;
  C[QUAD_lf_kfe][QUAD_base_wx] = v[QUAD_base_vz]*lf_kfe_G_base_fy - lf_kfe_G_base_fz*v[QUAD_base_vy]
    + v[QUAD_base_wz]*lf_kfe_G_base_ny - v[QUAD_base_wy]*lf_kfe_G_base_nz + lf_kfe_n_lf_haa_x;
  C[QUAD_lf_kfe][QUAD_base_wy] = v[QUAD_base_wx]*lf_kfe_G_base_nz
    - (lf_kfe_G_base_nx*v[QUAD_base_wz]
    + (v[QUAD_base_vz]*lf_kfe_G_lf_haa_fx - lf_kfe_G_base_fz*v[QUAD_base_vx])) + lf_kfe_n_base_y;
  C[QUAD_lf_kfe][QUAD_base_wz] = v[QUAD_base_vy]*lf_kfe_G_lf_haa_fx
    - v[QUAD_base_vx]*lf_kfe_G_base_fy + lf_kfe_G_base_nx*v[QUAD_base_wy]
    - v[QUAD_base_wx]*lf_kfe_G_base_ny + lf_kfe_n_base_z;
  pinion_row_zero(9, &C[QUAD_lf_kfe][QUAD_rf_haa]);

  /* Ic and B to lf_hfe */
  const double lf_kfe_ui = lf_calf_2Jxz*lf_kfe_c - lf_calf_Jxx_Jzz*lf_kfe_s;
  const double lf_kfe_uis = lf_kfe_ui*lf_kfe_s;
  const double lf_kfe_e_z = lf_kfe_2pz*lf_kfe_G_lf_hfe_fx + lf_kfe_mpzpz;
  const double lf_kfe_Rf_z = lf_kfe_f_z*lf_kfe_c - lf_kfe_f_x*lf_kfe_s;
  const double lf_kfe_Rf_x = lf_kfe_f_z*lf_kfe_s + lf_kfe_f_x*lf_kfe_c;
  const double lf_kfe_ub = (lf_kfe_M_zz - lf_kfe_M_xx)*lf_kfe_s
    + (lf_kfe_M_zx + lf_kfe_M_xz)*lf_kfe_c;
  const double lf_kfe_ubs = lf_kfe_ub*lf_kfe_s;
  const double lf_kfe_ubc = lf_kfe_ub*lf_kfe_c;

  /* ---- column of lf_hfe: revolute y, parent lf_haa ------------------------ */
  const double lf_hfe_Ic_hx = lf_thigh_hx - lf_kfe_G_lf_hfe_fz;
  const double lf_hfe_Ic_hz = lf_thigh_hz + (lf_kfe_G_lf_hfe_fx + lf_kfe_mpz);
  const double lf_hfe_Ic_xx = lf_thigh_Jxx + (lf_calf_Jxx + lf_kfe_uis + lf_kfe_e_z);
  const double lf_hfe_Ic_xz = lf_thigh_Jxz
    + (lf_kfe_ui*lf_kfe_c - lf_calf_Jxz + lf_kfe_pz*lf_kfe_G_lf_hfe_fz);
  const double lf_hfe_Ic_yy = lf_thigh_Jyy + (lf_calf_Jyy + lf_kfe_e_z);
  const double lf_hfe_Ic_zz = lf_thigh_Jzz + (lf_calf_Jzz - lf_kfe_uis);
  const double lf_hfe_f_x = lf_thigh_m*lf_hfe_V_x + (lf_hfe_V_ry*lf_thigh_hz - lf_hfe_t1)
    + lf_kfe_Rf_x;
  const double lf_hfe_f_y = lf_thigh_m*lf_haa_V_y
    + (lf_hfe_V_rz*lf_thigh_hx - lf_hfe_V_rx*lf_thigh_hz) + lf_kfe_f_y;
  const double lf_hfe_f_z = lf_thigh_m*lf_hfe_V_z + (lf_hfe_t2 - lf_hfe_V_ry*lf_thigh_hx)
    + lf_kfe_Rf_z;
  const double lf_hfe_M_xx = lf_hfe_wyQ_xz - lf_hfe_wzQ_xy + lf_hfe_V_x*lf_thigh_hx
    + (lf_kfe_M_xx + lf_kfe_ubs);
  const double lf_hfe_M_xy = lf_hfe_vh_xy - (lf_thigh_Jyz*lf_hfe_V_ry + lf_hfe_V_rz*lf_hfe_Qyy)
    + (lf_kfe_M_zy*lf_kfe_s + lf_kfe_M_xy*lf_kfe_c);
  const double lf_hfe_M_xz = lf_hfe_V_ry*lf_hfe_Qzz + lf_thigh_Jyz*lf_hfe_V_rz
    + lf_hfe_V_x*lf_thigh_hz + (lf_kfe_ubc - lf_kfe_M_zx + lf_kfe_Rf_x*lf_kfe_pz);
  const double lf_hfe_M_yx = lf_hfe_V_rz*lf_hfe_Qxx + lf_thigh_Jxz*lf_hfe_V_rx
    + lf_haa_V_y*lf_thigh_hx - lf_kfe_n_lf_hfe_x;
  const double lf_hfe_M_yz = lf_haa_V_y*lf_thigh_hz
    - (lf_thigh_Jxz*lf_hfe_V_rz + lf_hfe_V_rx*lf_hfe_Qzz)
    + (lf_kfe_f_y*lf_kfe_pz - lf_kfe_n_lf_hfe_z);
  const double lf_hfe_M_zx = lf_hfe_V_z*lf_thigh_hx
    - (lf_thigh_Jxy*lf_hfe_V_rx + lf_hfe_V_ry*lf_hfe_Qxx) + (lf_kfe_ubc - lf_kfe_M_xz);
  const double lf_hfe_M_zy = lf_hfe_V_rx*lf_hfe_Qyy + lf_thigh_Jxy*lf_hfe_V_ry + lf_hfe_vh_zy
    + (lf_kfe_M_zy*lf_kfe_c - lf_kfe_M_xy*lf_kfe_s);
  const double lf_hfe_M_zz = lf_hfe_wxQ_yz - lf_hfe_wyQ_xz + lf_hfe_V_z*lf_thigh_hz
    + (lf_kfe_M_zz - lf_kfe_ubs + lf_kfe_Rf_z*lf_kfe_pz);
  const double lf_hfe_n_y = lf_hfe_M_zz + lf_hfe_M_xx;
  const double lf_hfe_Fv_fx = lf_hfe_f_z - (lf_hfe_V_z*lf_hfe_Ic_m + lf_hfe_t2);
  const double lf_hfe_Fv_fy = lf_hfe_V_rx*lf_hfe_Ic_hx + lf_hfe_V_rz*lf_hfe_Ic_hz;
  const double lf_hfe_Fv_fz = lf_hfe_Ic_m*lf_hfe_V_x - lf_hfe_t1 - lf_hfe_f_x;
  const double lf_hfe_Fv_nx = lf_hfe_Ic_xz*lf_hfe_V_rx - lf_hfe_V_rz*lf_hfe_Ic_xx + lf_hfe_vh_xy
    - lf_hfe_M_xy;
  const double lf_hfe_Fv_ny = lf_hfe_wQ_yy - (lf_hfe_V_z*lf_hfe_Ic_hz + lf_hfe_Ic_hx*lf_hfe_V_x)
    + lf_hfe_n_y;
  const double lf_hfe_Fv_nz = lf_hfe_Ic_zz*lf_hfe_V_rx - lf_hfe_V_rz*lf_hfe_Ic_xz + lf_hfe_vh_zy
    - lf_hfe_M_zy;
  C[QUAD_lf_hfe][QUAD_lf_hfe] = lf_hfe_Fv_ny;

  /* to lf_haa */
  const double lf_hfe_G_lf_haa_fx = lf_hfe_Ic_hz*lf_hfe_c - lf_hfe_Ic_hx*lf_hfe_s;
  const double lf_hfe_G_lf_haa_fz = -lf_hfe_Ic_hx*lf_hfe_c - lf_hfe_Ic_hz*lf_hfe_s;
  const double lf_hfe_G_lf_haa_nx = lf_thigh_Jyz*lf_hfe_s + lf_thigh_Jxy*lf_hfe_c
    + lf_hfe_G_lf_haa_fz*lf_hfe_py;
  const double lf_hfe_G_lf_haa_nz = lf_thigh_Jyz*lf_hfe_c - lf_thigh_Jxy*lf_hfe_s
    - lf_hfe_py*lf_hfe_G_lf_haa_fx;
  const double lf_hfe_Fv_lf_haa_fx = lf_hfe_Fv_fz*lf_hfe_s + lf_hfe_Fv_fx*lf_hfe_c;
  const double lf_hfe_Fv_lf_haa_fz = lf_hfe_Fv_fz*lf_hfe_c - lf_hfe_Fv_fx*lf_hfe_s;
  const double lf_hfe_Fv_lf_haa_nx = lf_hfe_Fv_nz*lf_hfe_s + lf_hfe_Fv_nx*lf_hfe_c
    + lf_hfe_py*lf_hfe_Fv_lf_haa_fz;
  const double lf_hfe_Fv_lf_haa_nz = lf_hfe_Fv_nz*lf_hfe_c - lf_hfe_Fv_nx*lf_hfe_s
    - lf_hfe_py*lf_hfe_Fv_lf_haa_fx;
  const double lf_hfe_n_lf_haa_x = -lf_hfe_M_yz*lf_hfe_s - lf_hfe_M_yx*lf_hfe_c;
  const double lf_hfe_n_lf_haa_z = lf_hfe_M_yx*lf_hfe_s - lf_hfe_M_yz*lf_hfe_c;
  C[QUAD_lf_haa][QUAD_lf_hfe] = lf_hfe_Fv_lf_haa_nx;
  const double lf_hfe_t3 = lf_haa_V_ry*lf_hfe_G_lf_haa_nz;
  C[QUAD_lf_hfe][QUAD_lf_haa] = lf_haa_V_rz*lf_hfe_Ic_yy - lf_hfe_G_lf_haa_fz*lf_haa_V_y - lf_hfe_t3
    + lf_hfe_n_lf_haa_x;

  /* to base */
  const double lf_hfe_G_base_fy = -lf_hfe_G_lf_haa_fz*lf_haa_s;
  const double lf_hfe_G_base_fz = lf_hfe_G_lf_haa_fz*lf_haa_c;
  const double lf_hfe_G_base_nx = lf_hfe_G_lf_haa_nx + lf_hfe_G_base_fz*lf_haa_py;
  const double lf_hfe_G_base_ny = lf_hfe_Ic_yy*lf_haa_c - lf_hfe_G_lf_haa_nz*lf_haa_s
    - lf_hfe_G_base_fz*lf_haa_px;
  const double lf_hfe_G_base_nz = lf_hfe_Ic_yy*lf_haa_s + lf_hfe_G_lf_haa_nz*lf_haa_c
    + (lf_haa_px*lf_hfe_G_base_fy - lf_haa_py*lf_hfe_G_lf_haa_fx);
  const double lf_hfe_Fv_base_fy = lf_hfe_Fv_fy*lf_haa_c - lf_hfe_Fv_lf_haa_fz*lf_haa_s;
  const double lf_hfe_Fv_base_fz = lf_hfe_Fv_fy*lf_haa_s + lf_hfe_Fv_lf_haa_fz*lf_haa_c;
  const double lf_hfe_Fv_base_nx = lf_hfe_Fv_lf_haa_nx + lf_haa_py*lf_hfe_Fv_base_fz;
  const double lf_hfe_Fv_base_ny = lf_hfe_Fv_ny*lf_haa_c - lf_hfe_Fv_lf_haa_nz*lf_haa_s
    - lf_haa_px*lf_hfe_Fv_base_fz;
  const double lf_hfe_Fv_base_nz = lf_hfe_Fv_ny*lf_haa_s + lf_hfe_Fv_lf_haa_nz*lf_haa_c
    + (lf_haa_px*lf_hfe_Fv_base_fy - lf_haa_py*lf_hfe_Fv_lf_haa_fx);
  const double lf_hfe_n_base_y = lf_hfe_n_y*lf_haa_c - lf_hfe_n_lf_haa_z*lf_haa_s;
  const double lf_hfe_n_base_z = lf_hfe_n_y*lf_haa_s + lf_hfe_n_lf_haa_z*lf_haa_c;
  C[QUAD_base_vx][QUAD_lf_hfe] = lf_hfe_Fv_lf_haa_fx;
  C[QUAD_base_vy][QUAD_lf_hfe] = lf_hfe_Fv_base_fy;
  C[QUAD_base_vz][QUAD_lf_hfe] = lf_hfe_Fv_base_fz;
  C[QUAD_base_wx][QUAD_lf_hfe] = lf_hfe_Fv_base_nx;
  C[QUAD_base_wy][QUAD_lf_hfe] = lf_hfe_Fv_base_ny;
  C[QUAD_base_wz][QUAD_lf_hfe] = lf_hfe_Fv_base_nz;
  C[QUAD_lf_hfe][QUAD_base_vx] = v[QUAD_base_wz]*lf_hfe_G_base_fy
    - lf_hfe_G_base_fz*v[QUAD_base_wy];
  C[QUAD_lf_hfe][QUAD_base_vy] = lf_hfe_G_base_fz*v[QUAD_base_wx]
    - v[QUAD_base_wz]*lf_hfe_G_lf_haa_fx;
  C[QUAD_lf_hfe][QUAD_base_vz] = v[QUAD_base_wy]*lf_hfe_G_lf_haa_fx
    - v[QUAD_base_wx]*lf_hfe_G_base_fy;
  C[QUAD_lf_hfe][QUAD_base_wx] = v[QUAD_base_vz]*lf_hfe_G_base_fy - lf_hfe_G_base_fz*v[QUAD_base_vy]
    + v[QUAD_base_wz]*lf_hfe_G_base_ny - v[QUAD_base_wy]*lf_hfe_G_base_nz + lf_hfe_n_lf_haa_x;
  C[QUAD_lf_hfe][QUAD_base_wy] = v[QUAD_base_wx]*lf_hfe_G_base_nz
    - (v[QUAD_base_vz]*lf_hfe_G_lf_haa_fx - lf_hfe_G_base_fz*v[QUAD_base_vx]
    + v[QUAD_base_wz]*lf_hfe_G_base_nx) + lf_hfe_n_base_y;
  C[QUAD_lf_hfe][QUAD_base_wz] = v[QUAD_base_vy]*lf_hfe_G_lf_haa_fx
    - v[QUAD_base_vx]*lf_hfe_G_base_fy + v[QUAD_base_wy]*lf_hfe_G_base_nx
    - v[QUAD_base_wx]*lf_hfe_G_base_ny + lf_hfe_n_base_z;
  pinion_row_zero(9, &C[QUAD_lf_hfe][QUAD_rf_haa]);

  /* Ic and B to lf_haa */
  const double lf_hfe_ui = (lf_hfe_Ic_zz - lf_hfe_Ic_xx)*lf_hfe_s + lf_hfe_Ic_xz*(2.0*lf_hfe_c);
  const double lf_hfe_uis = lf_hfe_ui*lf_hfe_s;
  const double lf_haa_Ic_xz = lf_hfe_ui*lf_hfe_c - lf_hfe_Ic_xz;
  const double lf_hfe_Rf_z = lf_hfe_f_z*lf_hfe_c - lf_hfe_f_x*lf_hfe_s;
  const double lf_hfe_Rf_x = lf_hfe_f_z*lf_hfe_s + lf_hfe_f_x*lf_hfe_c;
  const double lf_hfe_ub = (lf_hfe_M_zz - lf_hfe_M_xx)*lf_hfe_s
    + (lf_hfe_M_zx + lf_hfe_M_xz)*lf_hfe_c;
  const double lf_hfe_ubs = lf_hfe_ub*lf_hfe_s;
  const double lf_hfe_ubc = lf_hfe_ub*lf_hfe_c;
  const double lf_haa_M_zz = lf_hfe_M_zz - lf_hfe_ubs;

  /* ---- column of lf_haa: revolute x, parent base -------------------------- */
  const double lf_haa_Ic_hx = lf_hip_hx - lf_hfe_G_lf_haa_fz;
  const double lf_haa_Ic_xx = lf_hip_Jxx + (lf_hfe_Ic_xx + lf_hfe_uis + lf_hfe_J_k1532);
  const double lf_haa_Ic_xy = lf_hip_Jxy + lf_hfe_G_lf_haa_nx;
  const double lf_haa_Ic_yy = lf_hip_Jyy + lf_hfe_Ic_yy;
  const double lf_haa_Ic_zz = lf_hip_Jzz + (lf_hfe_Ic_zz - lf_hfe_uis + lf_hfe_J_k1532);
  const double lf_haa_f_x = lf_hip_m*lf_haa_V_x - lf_haa_V_rz*lf_hip_hy + lf_hfe_Rf_x;
  const double lf_haa_f_y = lf_hip_m*lf_haa_V_y + lf_haa_V_rz*lf_hip_hx + lf_hfe_f_y;
  const double lf_haa_f_z = lf_hip_m*lf_haa_V_z + (lf_haa_V_rx*lf_hip_hy - lf_haa_V_ry*lf_hip_hx)
    + lf_hfe_Rf_z;
  const double lf_haa_M_xx = lf_haa_wQ_xx + lf_haa_V_x*lf_hip_hx + (lf_hfe_M_xx + lf_hfe_ubs);
  const double lf_haa_M_xy = lf_haa_V_x*lf_hip_hy - lf_haa_V_rz*lf_haa_Qyy
    + (lf_hfe_M_zy*lf_hfe_s + lf_hfe_M_xy*lf_hfe_c + lf_hfe_Rf_x*lf_hfe_py);
  const double lf_haa_M_xz = lf_haa_V_ry*lf_haa_Qzz + (lf_hfe_ubc - lf_hfe_M_zx);
  const double lf_haa_M_yx = lf_haa_V_rz*lf_haa_Qxx + lf_haa_V_y*lf_hip_hx - lf_hfe_n_lf_haa_x;
  const double lf_haa_M_yy = lf_haa_V_y*lf_hip_hy - lf_haa_wQ_xx
    + (lf_hfe_M_yy + lf_hfe_f_y*lf_hfe_py);
  const double lf_haa_M_yz = -lf_hfe_n_lf_haa_z - lf_haa_V_rx*lf_haa_Qzz;
  const double lf_haa_M_zx = lf_haa_V_z*lf_hip_hx
    - (lf_hip_Jxy*lf_haa_V_rx + lf_haa_V_ry*lf_haa_Qxx) + (lf_hfe_ubc - lf_hfe_M_xz);
  const double lf_haa_M_zy = lf_haa_V_rx*lf_haa_Qyy + lf_hip_Jxy*lf_haa_V_ry + lf_haa_V_z*lf_hip_hy
    + (lf_hfe_M_zy*lf_hfe_c - lf_hfe_M_xy*lf_hfe_s + lf_hfe_Rf_z*lf_hfe_py);
  const double lf_haa_n_x = lf_haa_M_yy + lf_haa_M_zz;
  const double lf_haa_Fv_fx = lf_haa_V_rz*lf_hfe_G_lf_haa_fx + lf_haa_V_ry*lf_haa_h_k9233;
  const double lf_haa_Fv_fy = lf_haa_Ic_m*lf_haa_V_z - lf_haa_V_ry*lf_haa_Ic_hx - lf_haa_f_z;
  const double lf_haa_Fv_fz = lf_haa_f_y - (lf_haa_V_y*lf_haa_Ic_m + lf_haa_V_rz*lf_haa_Ic_hx);
  const double lf_haa_Fv_nx = lf_haa_Ic_xy*lf_haa_V_rz - lf_haa_V_ry*lf_haa_Ic_xz
    - (lf_haa_V_y*lf_haa_h_k9233 + lf_hfe_G_lf_haa_fx*lf_haa_V_z) + lf_haa_n_x;
  const double lf_haa_Fv_ny = lf_haa_Ic_yy*lf_haa_V_rz - lf_hfe_t3 + lf_haa_V_y*lf_haa_Ic_hx
    - lf_haa_M_yx;
  const double lf_haa_Fv_nz = lf_hfe_G_lf_haa_nz*lf_haa_V_rz - lf_haa_V_ry*lf_haa_Ic_zz
    + lf_haa_Ic_hx*lf_haa_V_z - lf_haa_M_zx;
  C[QUAD_lf_haa][QUAD_lf_haa] = lf_haa_Fv_nx;

  /* to base */
  const double lf_haa_G_base_fy = -lf_hfe_G_lf_haa_fx*lf_haa_c - lf_haa_h_k9233*lf_haa_s;
  const double lf_haa_G_base_fz = lf_haa_h_k9233*lf_haa_c - lf_hfe_G_lf_haa_fx*lf_haa_s;
  const double lf_haa_Rn_y = lf_haa_Ic_xy*lf_haa_c - lf_haa_Ic_xz*lf_haa_s;
  const double lf_haa_G_base_nx = lf_haa_Ic_xx + lf_haa_py*lf_haa_G_base_fz;
  const double lf_haa_G_base_ny = lf_haa_Rn_y - lf_haa_px*lf_haa_G_base_fz;
  const double lf_haa_G_base_nz = lf_haa_Ic_xy*lf_haa_s + lf_haa_Ic_xz*lf_haa_c
    + lf_haa_G_base_fy*lf_haa_px;
  const double lf_haa_Fv_base_fy = lf_haa_Fv_fy*lf_haa_c - lf_haa_Fv_fz*lf_haa_s;
  const double lf_haa_Fv_base_fz = lf_haa_Fv_fy*lf_haa_s + lf_haa_Fv_fz*lf_haa_c;
  const double lf_haa_Fv_base_nx = lf_haa_Fv_nx + lf_haa_py*lf_haa_Fv_base_fz;
  const double lf_haa_Fv_base_ny = lf_haa_Fv_ny*lf_haa_c - lf_haa_Fv_nz*lf_haa_s
    - lf_haa_px*lf_haa_Fv_base_fz;
  const double lf_haa_Fv_base_nz = lf_haa_Fv_ny*lf_haa_s + lf_haa_Fv_nz*lf_haa_c
    + (lf_haa_px*lf_haa_Fv_base_fy - lf_haa_py*lf_haa_Fv_fx);
  const double lf_haa_n_base_y = lf_haa_M_xz*lf_haa_s - lf_haa_M_xy*lf_haa_c;
  const double lf_haa_n_base_z = -lf_haa_M_xy*lf_haa_s - lf_haa_M_xz*lf_haa_c;
  C[QUAD_base_vx][QUAD_lf_haa] = lf_haa_Fv_fx;
  C[QUAD_base_vy][QUAD_lf_haa] = lf_haa_Fv_base_fy;
  C[QUAD_base_vz][QUAD_lf_haa] = lf_haa_Fv_base_fz;
  C[QUAD_base_wx][QUAD_lf_haa] = lf_haa_Fv_base_nx;
  C[QUAD_base_wy][QUAD_lf_haa] = lf_haa_Fv_base_ny;
  C[QUAD_base_wz][QUAD_lf_haa] = lf_haa_Fv_base_nz;
  C[QUAD_lf_haa][QUAD_base_vx] = lf_haa_G_base_fy*v[QUAD_base_wz]
    - v[QUAD_base_wy]*lf_haa_G_base_fz;
  C[QUAD_lf_haa][QUAD_base_vy] = v[QUAD_base_wx]*lf_haa_G_base_fz;
  C[QUAD_lf_haa][QUAD_base_vz] = -lf_haa_G_base_fy*v[QUAD_base_wx];
  C[QUAD_lf_haa][QUAD_base_wx] = v[QUAD_base_wz]*lf_haa_G_base_ny
    - (v[QUAD_base_vy]*lf_haa_G_base_fz - lf_haa_G_base_fy*v[QUAD_base_vz])
    - v[QUAD_base_wy]*lf_haa_G_base_nz + lf_haa_n_x;
  C[QUAD_lf_haa][QUAD_base_wy] = v[QUAD_base_vx]*lf_haa_G_base_fz - v[QUAD_base_wz]*lf_haa_G_base_nx
    + v[QUAD_base_wx]*lf_haa_G_base_nz + lf_haa_n_base_y;
  C[QUAD_lf_haa][QUAD_base_wz] = v[QUAD_base_wy]*lf_haa_G_base_nx - lf_haa_G_base_fy*v[QUAD_base_vx]
    - v[QUAD_base_wx]*lf_haa_G_base_ny + lf_haa_n_base_z;
  pinion_row_zero(9, &C[QUAD_lf_haa][QUAD_rf_haa]);

  /* Ic and B to base */
  const double lf_haa_ui = (lf_haa_Ic_yy - lf_haa_Ic_zz)*lf_haa_s
    + lf_hfe_G_lf_haa_nz*(2.0*lf_haa_c);
  const double lf_haa_uis = lf_haa_ui*lf_haa_s;
  const double lf_haa_e_x = lf_haa_2px*lf_haa_Ic_hx + lf_haa_Ic_mpxpx;
  const double lf_haa_e_y = lf_haa_2py*lf_haa_G_base_fz + lf_haa_Ic_mpypy;
  const double lf_haa_t1 = lf_haa_G_base_fz + lf_haa_Ic_mpy;
  const double lf_haa_Rf_y = lf_haa_f_y*lf_haa_c - lf_haa_f_z*lf_haa_s;
  const double lf_haa_Rf_z = lf_haa_f_y*lf_haa_s + lf_haa_f_z*lf_haa_c;
  const double lf_haa_ub = (lf_haa_M_yy - lf_haa_M_zz)*lf_haa_s
    + (lf_haa_M_zy + lf_haa_M_yz)*lf_haa_c;
  const double lf_haa_ubs = lf_haa_ub*lf_haa_s;
  const double lf_haa_ubc = lf_haa_ub*lf_haa_c;

  /* ---- B of rf_haa: revolute x, parent base ------------------------------- */
  const double rf_haa_wQ_xx = rf_hip_Jxy*rf_haa_V_rz;

  /* ---- B of rf_hfe: revolute y, parent rf_haa ----------------------------- */
  const double rf_hfe_t1 = rf_hfe_V_rz*rf_thigh_hy;
  const double rf_hfe_t2 = rf_hfe_V_rx*rf_thigh_hy;
  const double rf_hfe_wyQ_xz = -rf_thigh_Jxz*rf_hfe_V_ry;
  const double rf_hfe_wzQ_xy = -rf_thigh_Jxy*rf_hfe_V_rz;
  const double rf_hfe_wxQ_yz = -rf_thigh_Jyz*rf_hfe_V_rx;
  const double rf_hfe_wQ_yy = rf_hfe_wzQ_xy - rf_hfe_wxQ_yz;
  const double rf_hfe_vh_xy = rf_hfe_V_x*rf_thigh_hy;
  const double rf_hfe_M_yy = rf_hfe_wQ_yy + rf_haa_V_y*rf_thigh_hy;
  const double rf_hfe_vh_zy = rf_hfe_V_z*rf_thigh_hy;

  /* ---- B of rf_kfe: revolute y, parent rf_hfe ----------------------------- */
  const double rf_kfe_mv_x = rf_calf_m*rf_kfe_V_x;
  const double rf_kfe_f_x = rf_kfe_mv_x + rf_kfe_V_ry*rf_calf_hz;
  const double rf_kfe_f_y = rf_calf_m*rf_kfe_V_y
    + (rf_kfe_V_rz*rf_calf_hx - rf_kfe_V_rx*rf_calf_hz);
  const double rf_kfe_wQ_xx = -rf_calf_Jxz*rf_kfe_V_ry;
  const double rf_kfe_wxQ_xz = -rf_calf_Jxz*rf_kfe_V_rx;
  const double rf_kfe_M_xy = -rf_kfe_Qyy*rf_kfe_V_rz;
  const double rf_kfe_M_xz = rf_kfe_V_ry*rf_kfe_Qzz + rf_kfe_V_x*rf_calf_hz;
  const double rf_kfe_M_yx = rf_kfe_V_rz*rf_kfe_Qxx - rf_kfe_wxQ_xz + rf_kfe_V_y*rf_calf_hx;
  const double rf_kfe_M_zx = rf_kfe_V_z*rf_calf_hx - rf_kfe_V_ry*rf_kfe_Qxx;
  const double rf_kfe_M_zy = rf_kfe_V_rx*rf_kfe_Qyy;
  const double rf_kfe_mv_z = rf_calf_m*rf_kfe_V_z;
  const double rf_kfe_f_z = rf_kfe_mv_z - rf_kfe_V_ry*rf_calf_hx;
  const double rf_kfe_wzQ_xz = -rf_calf_Jxz*rf_kfe_V_rz;
  const double rf_kfe_vh_xx = rf_kfe_V_x*rf_calf_hx;
  const double rf_kfe_M_xx = rf_kfe_vh_xx + rf_kfe_wQ_xx;
  const double rf_kfe_M_yz = rf_kfe_V_y*rf_calf_hz - (rf_kfe_V_rx*rf_kfe_Qzz - rf_kfe_wzQ_xz);
  const double rf_kfe_vh_zz = rf_kfe_V_z*rf_calf_hz;
  const double rf_kfe_M_zz = rf_kfe_vh_zz - rf_kfe_wQ_xx;

  /* ---- column of rf_kfe: revolute y, parent rf_hfe ------------------------ */
  const double rf_kfe_n_y = rf_kfe_M_zz + rf_kfe_M_xx;
  const double rf_kfe_Fv_fx = rf_kfe_f_z - rf_kfe_mv_z;
  const double rf_kfe_Fv_fy = rf_kfe_V_rx*rf_calf_hx + rf_kfe_V_rz*rf_calf_hz;
  const double rf_kfe_Fv_fz = rf_kfe_mv_x - rf_kfe_f_x;
  const double rf_kfe_Fv_nx = -(rf_kfe_wxQ_xz + rf_kfe_V_rz*rf_calf_Jxx) - rf_kfe_M_xy;
  const double rf_kfe_Fv_ny = rf_kfe_n_y - (rf_kfe_vh_zz + rf_kfe_vh_xx);
  const double rf_kfe_Fv_nz = rf_calf_Jzz*rf_kfe_V_rx + rf_kfe_wzQ_xz - rf_kfe_M_zy;
  C[QUAD_rf_kfe][QUAD_rf_kfe] = rf_kfe_Fv_ny;

  /* to rf_hfe */
  const double rf_kfe_G_rf_hfe_fx = rf_calf_hz*rf_kfe_c - rf_calf_hx*rf_kfe_s;
  const double rf_kfe_G_rf_hfe_fz = -rf_calf_hx*rf_kfe_c - rf_calf_hz*rf_kfe_s;
  const double rf_kfe_G_rf_hfe_ny = rf_calf_Jyy + rf_kfe_pz*rf_kfe_G_rf_hfe_fx;
  const double rf_kfe_Fv_rf_hfe_fx = rf_kfe_Fv_fz*rf_kfe_s + rf_kfe_Fv_fx*rf_kfe_c;
  const double rf_kfe_Fv_rf_hfe_fz = rf_kfe_Fv_fz*rf_kfe_c - rf_kfe_Fv_fx*rf_kfe_s;
  const double rf_kfe_Fv_rf_hfe_nx = rf_kfe_Fv_nz*rf_kfe_s + rf_kfe_Fv_nx*rf_kfe_c
    - rf_kfe_pz*rf_kfe_Fv_fy;
  const double rf_kfe_Fv_rf_hfe_nz = rf_kfe_Fv_nz*rf_kfe_c - rf_kfe_Fv_nx*rf_kfe_s;
  const double rf_kfe_Fv_rf_hfe_ny = rf_kfe_Fv_ny + rf_kfe_pz*rf_kfe_Fv_rf_hfe_fx;
  const double rf_kfe_n_rf_hfe_x = -rf_kfe_M_yz*rf_kfe_s - rf_kfe_M_yx*rf_kfe_c;
  const double rf_kfe_n_rf_hfe_z = rf_kfe_M_yx*rf_kfe_s - rf_kfe_M_yz*rf_kfe_c;
  C[QUAD_rf_hfe][QUAD_rf_kfe] = rf_kfe_Fv_rf_hfe_ny;
  C[QUAD_rf_kfe][QUAD_rf_hfe] = rf_kfe_n_y
    - (rf_hfe_V_z*rf_kfe_G_rf_hfe_fx - rf_kfe_G_rf_hfe_fz*rf_hfe_V_x);

  /* to rf_haa */
  const double rf_kfe_G_rf_haa_fx = rf_kfe_G_rf_hfe_fx*rf_hfe_c + rf_kfe_G_rf_hfe_fz*rf_hfe_s;
  const double rf_kfe_G_rf_haa_fz = rf_kfe_G_rf_hfe_fz*rf_hfe_c - rf_kfe_G_rf_hfe_fx*rf_hfe_s;
  const double rf_kfe_G_rf_haa_nx = rf_kfe_G_rf_haa_fz*rf_hfe_py;
  const double rf_kfe_G_rf_haa_nz = -rf_hfe_py*rf_kfe_G_rf_haa_fx;
  const double rf_kfe_Fv_rf_haa_fx = rf_kfe_Fv_rf_hfe_fz*rf_hfe_s + rf_kfe_Fv_rf_hfe_fx*rf_hfe_c;
  const double rf_kfe_Fv_rf_haa_fz = rf_kfe_Fv_rf_hfe_fz*rf_hfe_c - rf_kfe_Fv_rf_hfe_fx*rf_hfe_s;
  const double rf_kfe_Fv_rf_haa_nx = rf_kfe_Fv_rf_hfe_nz*rf_hfe_s + rf_kfe_Fv_rf_hfe_nx*rf_hfe_c
    + rf_hfe_py*rf_kfe_Fv_rf_haa_fz;
  const double rf_kfe_Fv_rf_haa_nz = rf_kfe_Fv_rf_hfe_nz*rf_hfe_c - rf_kfe_Fv_rf_hfe_nx*rf_hfe_s
    - rf_hfe_py*rf_kfe_Fv_rf_haa_fx;
  const double rf_kfe_n_rf_haa_x = rf_kfe_n_rf_hfe_z*rf_hfe_s + rf_kfe_n_rf_hfe_x*rf_hfe_c;
  const double rf_kfe_n_rf_haa_z = rf_kfe_n_rf_hfe_z*rf_hfe_c - rf_kfe_n_rf_hfe_x*rf_hfe_s;
  C[QUAD_rf_haa][QUAD_rf_kfe] = rf_kfe_Fv_rf_haa_nx;
  C[QUAD_rf_kfe][QUAD_rf_haa] = rf_haa_V_rz*rf_kfe_G_rf_hfe_ny - rf_kfe_G_rf_haa_fz*rf_haa_V_y
    - rf_kfe_G_rf_haa_nz*rf_haa_V_ry + rf_kfe_n_rf_haa_x;

  /* to base */
  const double rf_kfe_G_base_fy = -rf_kfe_G_rf_haa_fz*rf_haa_s;
  const double rf_kfe_G_base_fz = rf_kfe_G_rf_haa_fz*rf_haa_c;
  const double rf_kfe_G_base_nx = rf_kfe_G_rf_haa_nx + rf_kfe_G_base_fz*rf_haa_py;
  const double rf_kfe_G_base_ny = rf_kfe_G_rf_hfe_ny*rf_haa_c - rf_kfe_G_rf_haa_nz*rf_haa_s
    - rf_kfe_G_base_fz*rf_haa_px;
  const double rf_kfe_G_base_nz = rf_kfe_G_rf_hfe_ny*rf_haa_s + rf_kfe_G_rf_haa_nz*rf_haa_c
    + (rf_haa_px*rf_kfe_G_base_fy - rf_haa_py*rf_kfe_G_rf_haa_fx);
  const double rf_kfe_Fv_base_fy = rf_kfe_Fv_fy*rf_haa_c - rf_kfe_Fv_rf_haa_fz*rf_haa_s;
  const double rf_kfe_Fv_base_fz = rf_kfe_Fv_fy*rf_haa_s + rf_kfe_Fv_rf_haa_fz*rf_haa_c;
  const double rf_kfe_Fv_base_nx = rf_kfe_Fv_rf_haa_nx + rf_haa_py*rf_kfe_Fv_base_fz;
  const double rf_kfe_Fv_base_ny = rf_kfe_Fv_rf_hfe_ny*rf_haa_c - rf_kfe_Fv_rf_haa_nz*rf_haa_s
    - rf_haa_px*rf_kfe_Fv_base_fz;
  const double rf_kfe_Fv_base_nz = rf_kfe_Fv_rf_hfe_ny*rf_haa_s + rf_kfe_Fv_rf_haa_nz*rf_haa_c
    + (rf_haa_px*rf_kfe_Fv_base_fy - rf_haa_py*rf_kfe_Fv_rf_haa_fx);
  const double rf_kfe_n_base_y = rf_kfe_n_y*rf_haa_c - rf_kfe_n_rf_haa_z*rf_haa_s;
  const double rf_kfe_n_base_z = rf_kfe_n_y*rf_haa_s + rf_kfe_n_rf_haa_z*rf_haa_c;
  C[QUAD_base_vx][QUAD_rf_kfe] = rf_kfe_Fv_rf_haa_fx;
  C[QUAD_base_vy][QUAD_rf_kfe] = rf_kfe_Fv_base_fy;
  C[QUAD_base_vz][QUAD_rf_kfe] = rf_kfe_Fv_base_fz;
  C[QUAD_base_wx][QUAD_rf_kfe] = rf_kfe_Fv_base_nx;
  C[QUAD_base_wy][QUAD_rf_kfe] = rf_kfe_Fv_base_ny;
  C[QUAD_base_wz][QUAD_rf_kfe] = rf_kfe_Fv_base_nz;
  C[QUAD_rf_kfe][QUAD_base_vx] = v[QUAD_base_wz]*rf_kfe_G_base_fy
    - rf_kfe_G_base_fz*v[QUAD_base_wy];
  C[QUAD_rf_kfe][QUAD_base_vy] = rf_kfe_G_base_fz*v[QUAD_base_wx]
    - v[QUAD_base_wz]*rf_kfe_G_rf_haa_fx;
  C[QUAD_rf_kfe][QUAD_base_vz] = v[QUAD_base_wy]*rf_kfe_G_rf_haa_fx
    - v[QUAD_base_wx]*rf_kfe_G_base_fy;
  C[QUAD_rf_kfe][QUAD_base_wx] = v[QUAD_base_vz]*rf_kfe_G_base_fy - rf_kfe_G_base_fz*v[QUAD_base_vy]
    + v[QUAD_base_wz]*rf_kfe_G_base_ny - v[QUAD_base_wy]*rf_kfe_G_base_nz + rf_kfe_n_rf_haa_x;
  C[QUAD_rf_kfe][QUAD_base_wy] = v[QUAD_base_wx]*rf_kfe_G_base_nz
    - (rf_kfe_G_base_nx*v[QUAD_base_wz]
    + (v[QUAD_base_vz]*rf_kfe_G_rf_haa_fx - rf_kfe_G_base_fz*v[QUAD_base_vx])) + rf_kfe_n_base_y;
  C[QUAD_rf_kfe][QUAD_base_wz] = v[QUAD_base_vy]*rf_kfe_G_rf_haa_fx
    - v[QUAD_base_vx]*rf_kfe_G_base_fy + rf_kfe_G_base_nx*v[QUAD_base_wy]
    - v[QUAD_base_wx]*rf_kfe_G_base_ny + rf_kfe_n_base_z;
  C[QUAD_rf_kfe][QUAD_lf_haa] = 0.0;
  C[QUAD_rf_kfe][QUAD_lf_hfe] = 0.0;
  C[QUAD_rf_kfe][QUAD_lf_kfe] = 0.0;
  pinion_row_zero(6, &C[QUAD_rf_kfe][QUAD_lh_haa]);

  /* Ic and B to rf_hfe */
  const double rf_kfe_ui = rf_calf_2Jxz*rf_kfe_c - rf_calf_Jxx_Jzz*rf_kfe_s;
  const double rf_kfe_uis = rf_kfe_ui*rf_kfe_s;
  const double rf_kfe_e_z = rf_kfe_2pz*rf_kfe_G_rf_hfe_fx + rf_kfe_mpzpz;
  const double rf_kfe_Rf_z = rf_kfe_f_z*rf_kfe_c - rf_kfe_f_x*rf_kfe_s;
  const double rf_kfe_Rf_x = rf_kfe_f_z*rf_kfe_s + rf_kfe_f_x*rf_kfe_c;
  const double rf_kfe_ub = (rf_kfe_M_zz - rf_kfe_M_xx)*rf_kfe_s
    + (rf_kfe_M_zx + rf_kfe_M_xz)*rf_kfe_c;
  const double rf_kfe_ubs = rf_kfe_ub*rf_kfe_s;
  const double rf_kfe_ubc = rf_kfe_ub*rf_kfe_c;

  /* ---- column of rf_hfe: revolute y, parent rf_haa ------------------------ */
  const double rf_hfe_Ic_hx = rf_thigh_hx - rf_kfe_G_rf_hfe_fz;
  const double rf_hfe_Ic_hz = rf_thigh_hz + (rf_kfe_G_rf_hfe_fx + rf_kfe_mpz);
  const double rf_hfe_Ic_xx = rf_thigh_Jxx + (rf_calf_Jxx + rf_kfe_uis + rf_kfe_e_z);
  const double rf_hfe_Ic_xz = rf_thigh_Jxz
    + (rf_kfe_ui*rf_kfe_c - rf_calf_Jxz + rf_kfe_pz*rf_kfe_G_rf_hfe_fz);
  const double rf_hfe_Ic_yy = rf_thigh_Jyy + (rf_calf_Jyy + rf_kfe_e_z);
  const double rf_hfe_Ic_zz = rf_thigh_Jzz + (rf_calf_Jzz - rf_kfe_uis);
  const double rf_hfe_f_x = rf_thigh_m*rf_hfe_V_x + (rf_hfe_V_ry*rf_thigh_hz - rf_hfe_t1)
    + rf_kfe_Rf_x;
  const double rf_hfe_f_y = rf_thigh_m*rf_haa_V_y
    + (rf_hfe_V_rz*rf_thigh_hx - rf_hfe_V_rx*rf_thigh_hz) + rf_kfe_f_y;
  const double rf_hfe_f_z = rf_thigh_m*rf_hfe_V_z + (rf_hfe_t2 - rf_hfe_V_ry*rf_thigh_hx)
    + rf_kfe_Rf_z;
  const double rf_hfe_M_xx = rf_hfe_wyQ_xz - rf_hfe_wzQ_xy + rf_hfe_V_x*rf_thigh_hx
    + (rf_kfe_M_xx + rf_kfe_ubs);
  const double rf_hfe_M_xy = rf_hfe_vh_xy - (rf_thigh_Jyz*rf_hfe_V_ry + rf_hfe_V_rz*rf_hfe_Qyy)
    + (rf_kfe_M_zy*rf_kfe_s + rf_kfe_M_xy*rf_kfe_c);
  const double rf_hfe_M_xz = rf_hfe_V_ry*rf_hfe_Qzz + rf_thigh_Jyz*rf_hfe_V_rz
    + rf_hfe_V_x*rf_thigh_hz + (rf_kfe_ubc - rf_kfe_M_zx + rf_kfe_Rf_x*rf_kfe_pz);
  const double rf_hfe_M_yx = rf_hfe_V_rz*rf_hfe_Qxx + rf_thigh_Jxz*rf_hfe_V_rx
    + rf_haa_V_y*rf_thigh_hx - rf_kfe_n_rf_hfe_x;
  const double rf_hfe_M_yz = rf_haa_V_y*rf_thigh_hz
    - (rf_thigh_Jxz*rf_hfe_V_rz + rf_hfe_V_rx*rf_hfe_Qzz)
    + (rf_kfe_f_y*rf_kfe_pz - rf_kfe_n_rf_hfe_z);
  const double rf_hfe_M_zx = rf_hfe_V_z*rf_thigh_hx
    - (rf_thigh_Jxy*rf_hfe_V_rx + rf_hfe_V_ry*rf_hfe_Qxx) + (rf_kfe_ubc - rf_kfe_M_xz);
  const double rf_hfe_M_zy = rf_hfe_V_rx*rf_hfe_Qyy + rf_thigh_Jxy*rf_hfe_V_ry + rf_hfe_vh_zy
    + (rf_kfe_M_zy*rf_kfe_c - rf_kfe_M_xy*rf_kfe_s);
  const double rf_hfe_M_zz = rf_hfe_wxQ_yz - rf_hfe_wyQ_xz + rf_hfe_V_z*rf_thigh_hz
    + (rf_kfe_M_zz - rf_kfe_ubs + rf_kfe_Rf_z*rf_kfe_pz);
  const double rf_hfe_n_y = rf_hfe_M_zz + rf_hfe_M_xx;
  const double rf_hfe_Fv_fx = rf_hfe_f_z - (rf_hfe_V_z*rf_hfe_Ic_m + rf_hfe_t2);
  const double rf_hfe_Fv_fy = rf_hfe_V_rx*rf_hfe_Ic_hx + rf_hfe_V_rz*rf_hfe_Ic_hz;
  const double rf_hfe_Fv_fz = rf_hfe_Ic_m*rf_hfe_V_x - rf_hfe_t1 - rf_hfe_f_x;
  const double rf_hfe_Fv_nx = rf_hfe_Ic_xz*rf_hfe_V_rx - rf_hfe_V_rz*rf_hfe_Ic_xx + rf_hfe_vh_xy
    - rf_hfe_M_xy;
  const double rf_hfe_Fv_ny = rf_hfe_wQ_yy - (rf_hfe_V_z*rf_hfe_Ic_hz + rf_hfe_Ic_hx*rf_hfe_V_x)
    + rf_hfe_n_y;
  const double rf_hfe_Fv_nz = rf_hfe_Ic_zz*rf_hfe_V_rx - rf_hfe_V_rz*rf_hfe_Ic_xz + rf_hfe_vh_zy
    - rf_hfe_M_zy;
  C[QUAD_rf_hfe][QUAD_rf_hfe] = rf_hfe_Fv_ny;

  /* to rf_haa */
  const double rf_hfe_G_rf_haa_fx = rf_hfe_Ic_hz*rf_hfe_c - rf_hfe_Ic_hx*rf_hfe_s;
  const double rf_hfe_G_rf_haa_fz = -rf_hfe_Ic_hx*rf_hfe_c - rf_hfe_Ic_hz*rf_hfe_s;
  const double rf_hfe_G_rf_haa_nx = rf_thigh_Jyz*rf_hfe_s + rf_thigh_Jxy*rf_hfe_c
    + rf_hfe_G_rf_haa_fz*rf_hfe_py;
  const double rf_hfe_G_rf_haa_nz = rf_thigh_Jyz*rf_hfe_c - rf_thigh_Jxy*rf_hfe_s
    - rf_hfe_py*rf_hfe_G_rf_haa_fx;
  const double rf_hfe_Fv_rf_haa_fx = rf_hfe_Fv_fz*rf_hfe_s + rf_hfe_Fv_fx*rf_hfe_c;
  const double rf_hfe_Fv_rf_haa_fz = rf_hfe_Fv_fz*rf_hfe_c - rf_hfe_Fv_fx*rf_hfe_s;
  const double rf_hfe_Fv_rf_haa_nx = rf_hfe_Fv_nz*rf_hfe_s + rf_hfe_Fv_nx*rf_hfe_c
    + rf_hfe_py*rf_hfe_Fv_rf_haa_fz;
  const double rf_hfe_Fv_rf_haa_nz = rf_hfe_Fv_nz*rf_hfe_c - rf_hfe_Fv_nx*rf_hfe_s
    - rf_hfe_py*rf_hfe_Fv_rf_haa_fx;
  const double rf_hfe_n_rf_haa_x = -rf_hfe_M_yz*rf_hfe_s - rf_hfe_M_yx*rf_hfe_c;
  const double rf_hfe_n_rf_haa_z = rf_hfe_M_yx*rf_hfe_s - rf_hfe_M_yz*rf_hfe_c;
  C[QUAD_rf_haa][QUAD_rf_hfe] = rf_hfe_Fv_rf_haa_nx;
  const double rf_hfe_t3 = rf_haa_V_ry*rf_hfe_G_rf_haa_nz;
  C[QUAD_rf_hfe][QUAD_rf_haa] = rf_haa_V_rz*rf_hfe_Ic_yy - rf_hfe_G_rf_haa_fz*rf_haa_V_y - rf_hfe_t3
    + rf_hfe_n_rf_haa_x;

  /* to base */
  const double rf_hfe_G_base_fy = -rf_hfe_G_rf_haa_fz*rf_haa_s;
  const double rf_hfe_G_base_fz = rf_hfe_G_rf_haa_fz*rf_haa_c;
  const double rf_hfe_G_base_nx = rf_hfe_G_rf_haa_nx + rf_hfe_G_base_fz*rf_haa_py;
  const double rf_hfe_G_base_ny = rf_hfe_Ic_yy*rf_haa_c - rf_hfe_G_rf_haa_nz*rf_haa_s
    - rf_hfe_G_base_fz*rf_haa_px;
  const double rf_hfe_G_base_nz = rf_hfe_Ic_yy*rf_haa_s + rf_hfe_G_rf_haa_nz*rf_haa_c
    + (rf_haa_px*rf_hfe_G_base_fy - rf_haa_py*rf_hfe_G_rf_haa_fx);
  const double rf_hfe_Fv_base_fy = rf_hfe_Fv_fy*rf_haa_c - rf_hfe_Fv_rf_haa_fz*rf_haa_s;
  const double rf_hfe_Fv_base_fz = rf_hfe_Fv_fy*rf_haa_s + rf_hfe_Fv_rf_haa_fz*rf_haa_c;
  const double rf_hfe_Fv_base_nx = rf_hfe_Fv_rf_haa_nx + rf_haa_py*rf_hfe_Fv_base_fz;
  const double rf_hfe_Fv_base_ny = rf_hfe_Fv_ny*rf_haa_c - rf_hfe_Fv_rf_haa_nz*rf_haa_s
    - rf_haa_px*rf_hfe_Fv_base_fz;
  const double rf_hfe_Fv_base_nz = rf_hfe_Fv_ny*rf_haa_s + rf_hfe_Fv_rf_haa_nz*rf_haa_c
    + (rf_haa_px*rf_hfe_Fv_base_fy - rf_haa_py*rf_hfe_Fv_rf_haa_fx);
  const double rf_hfe_n_base_y = rf_hfe_n_y*rf_haa_c - rf_hfe_n_rf_haa_z*rf_haa_s;
  const double rf_hfe_n_base_z = rf_hfe_n_y*rf_haa_s + rf_hfe_n_rf_haa_z*rf_haa_c;
  C[QUAD_base_vx][QUAD_rf_hfe] = rf_hfe_Fv_rf_haa_fx;
  C[QUAD_base_vy][QUAD_rf_hfe] = rf_hfe_Fv_base_fy;
  C[QUAD_base_vz][QUAD_rf_hfe] = rf_hfe_Fv_base_fz;
  C[QUAD_base_wx][QUAD_rf_hfe] = rf_hfe_Fv_base_nx;
  C[QUAD_base_wy][QUAD_rf_hfe] = rf_hfe_Fv_base_ny;
  C[QUAD_base_wz][QUAD_rf_hfe] = rf_hfe_Fv_base_nz;
  C[QUAD_rf_hfe][QUAD_base_vx] = v[QUAD_base_wz]*rf_hfe_G_base_fy
    - rf_hfe_G_base_fz*v[QUAD_base_wy];
  C[QUAD_rf_hfe][QUAD_base_vy] = rf_hfe_G_base_fz*v[QUAD_base_wx]
    - v[QUAD_base_wz]*rf_hfe_G_rf_haa_fx;
  C[QUAD_rf_hfe][QUAD_base_vz] = v[QUAD_base_wy]*rf_hfe_G_rf_haa_fx
    - v[QUAD_base_wx]*rf_hfe_G_base_fy;
  C[QUAD_rf_hfe][QUAD_base_wx] = v[QUAD_base_vz]*rf_hfe_G_base_fy - rf_hfe_G_base_fz*v[QUAD_base_vy]
    + v[QUAD_base_wz]*rf_hfe_G_base_ny - v[QUAD_base_wy]*rf_hfe_G_base_nz + rf_hfe_n_rf_haa_x;
  C[QUAD_rf_hfe][QUAD_base_wy] = v[QUAD_base_wx]*rf_hfe_G_base_nz
    - (v[QUAD_base_vz]*rf_hfe_G_rf_haa_fx - rf_hfe_G_base_fz*v[QUAD_base_vx]
    + v[QUAD_base_wz]*rf_hfe_G_base_nx) + rf_hfe_n_base_y;
  C[QUAD_rf_hfe][QUAD_base_wz] = v[QUAD_base_vy]*rf_hfe_G_rf_haa_fx
    - v[QUAD_base_vx]*rf_hfe_G_base_fy + v[QUAD_base_wy]*rf_hfe_G_base_nx
    - v[QUAD_base_wx]*rf_hfe_G_base_ny + rf_hfe_n_base_z;
  C[QUAD_rf_hfe][QUAD_lf_haa] = 0.0;
  C[QUAD_rf_hfe][QUAD_lf_hfe] = 0.0;
  C[QUAD_rf_hfe][QUAD_lf_kfe] = 0.0;
  pinion_row_zero(6, &C[QUAD_rf_hfe][QUAD_lh_haa]);

  /* Ic and B to rf_haa */
  const double rf_hfe_ui = (rf_hfe_Ic_zz - rf_hfe_Ic_xx)*rf_hfe_s + rf_hfe_Ic_xz*(2.0*rf_hfe_c);
  const double rf_hfe_uis = rf_hfe_ui*rf_hfe_s;
  const double rf_haa_Ic_xz = rf_hfe_ui*rf_hfe_c - rf_hfe_Ic_xz;
  const double rf_hfe_Rf_z = rf_hfe_f_z*rf_hfe_c - rf_hfe_f_x*rf_hfe_s;
  const double rf_hfe_Rf_x = rf_hfe_f_z*rf_hfe_s + rf_hfe_f_x*rf_hfe_c;
  const double rf_hfe_ub = (rf_hfe_M_zz - rf_hfe_M_xx)*rf_hfe_s
    + (rf_hfe_M_zx + rf_hfe_M_xz)*rf_hfe_c;
  const double rf_hfe_ubs = rf_hfe_ub*rf_hfe_s;
  const double rf_hfe_ubc = rf_hfe_ub*rf_hfe_c;
  const double rf_haa_M_zz = rf_hfe_M_zz - rf_hfe_ubs;

  /* ---- column of rf_haa: revolute x, parent base -------------------------- */
  const double rf_haa_Ic_hx = rf_hip_hx - rf_hfe_G_rf_haa_fz;
  const double rf_haa_Ic_xx = rf_hip_Jxx + (rf_hfe_Ic_xx + rf_hfe_uis + rf_hfe_J_k1532);
  const double rf_haa_Ic_xy = rf_hip_Jxy + rf_hfe_G_rf_haa_nx;
  const double rf_haa_Ic_yy = rf_hip_Jyy + rf_hfe_Ic_yy;
  const double rf_haa_Ic_zz = rf_hip_Jzz + (rf_hfe_Ic_zz - rf_hfe_uis + rf_hfe_J_k1532);
  const double rf_haa_f_x = rf_hip_m*rf_haa_V_x - rf_haa_V_rz*rf_hip_hy + rf_hfe_Rf_x;
  const double rf_haa_f_y = rf_hip_m*rf_haa_V_y + rf_haa_V_rz*rf_hip_hx + rf_hfe_f_y;
  const double rf_haa_f_z = rf_hip_m*rf_haa_V_z + (rf_haa_V_rx*rf_hip_hy - rf_haa_V_ry*rf_hip_hx)
    + rf_hfe_Rf_z;
  const double rf_haa_M_xx = rf_haa_wQ_xx + rf_haa_V_x*rf_hip_hx + (rf_hfe_M_xx + rf_hfe_ubs);
  const double rf_haa_M_xy = rf_haa_V_x*rf_hip_hy - rf_haa_V_rz*rf_haa_Qyy
    + (rf_hfe_M_zy*rf_hfe_s + rf_hfe_M_xy*rf_hfe_c + rf_hfe_Rf_x*rf_hfe_py);
  const double rf_haa_M_xz = rf_haa_V_ry*rf_haa_Qzz + (rf_hfe_ubc - rf_hfe_M_zx);
  const double rf_haa_M_yx = rf_haa_V_rz*rf_haa_Qxx + rf_haa_V_y*rf_hip_hx - rf_hfe_n_rf_haa_x;
  const double rf_haa_M_yy = rf_haa_V_y*rf_hip_hy - rf_haa_wQ_xx
    + (rf_hfe_M_yy + rf_hfe_f_y*rf_hfe_py);
  const double rf_haa_M_yz = -rf_hfe_n_rf_haa_z - rf_haa_V_rx*rf_haa_Qzz;
  const double rf_haa_M_zx = rf_haa_V_z*rf_hip_hx
    - (rf_hip_Jxy*rf_haa_V_rx + rf_haa_V_ry*rf_haa_Qxx) + (rf_hfe_ubc - rf_hfe_M_xz);
  const double rf_haa_M_zy = rf_haa_V_rx*rf_haa_Qyy + rf_hip_Jxy*rf_haa_V_ry + rf_haa_V_z*rf_hip_hy
    + (rf_hfe_M_zy*rf_hfe_c - rf_hfe_M_xy*rf_hfe_s + rf_hfe_Rf_z*rf_hfe_py);
  const double rf_haa_n_x = rf_haa_M_yy + rf_haa_M_zz;
  const double rf_haa_Fv_fx = rf_haa_V_rz*rf_hfe_G_rf_haa_fx + rf_haa_V_ry*rf_haa_h_k9233;
  const double rf_haa_Fv_fy = rf_haa_Ic_m*rf_haa_V_z - rf_haa_V_ry*rf_haa_Ic_hx - rf_haa_f_z;
  const double rf_haa_Fv_fz = rf_haa_f_y - (rf_haa_V_y*rf_haa_Ic_m + rf_haa_V_rz*rf_haa_Ic_hx);
  const double rf_haa_Fv_nx = rf_haa_Ic_xy*rf_haa_V_rz - rf_haa_V_ry*rf_haa_Ic_xz
    - (rf_haa_V_y*rf_haa_h_k9233 + rf_hfe_G_rf_haa_fx*rf_haa_V_z) + rf_haa_n_x;
  const double rf_haa_Fv_ny = rf_haa_Ic_yy*rf_haa_V_rz - rf_hfe_t3 + rf_haa_V_y*rf_haa_Ic_hx
    - rf_haa_M_yx;
  const double rf_haa_Fv_nz = rf_hfe_G_rf_haa_nz*rf_haa_V_rz - rf_haa_V_ry*rf_haa_Ic_zz
    + rf_haa_Ic_hx*rf_haa_V_z - rf_haa_M_zx;
  C[QUAD_rf_haa][QUAD_rf_haa] = rf_haa_Fv_nx;

  /* to base */
  const double rf_haa_G_base_fy = -rf_hfe_G_rf_haa_fx*rf_haa_c - rf_haa_h_k9233*rf_haa_s;
  const double rf_haa_G_base_fz = rf_haa_h_k9233*rf_haa_c - rf_hfe_G_rf_haa_fx*rf_haa_s;
  const double rf_haa_Rn_y = rf_haa_Ic_xy*rf_haa_c - rf_haa_Ic_xz*rf_haa_s;
  const double rf_haa_G_base_nx = rf_haa_Ic_xx + rf_haa_py*rf_haa_G_base_fz;
  const double rf_haa_G_base_ny = rf_haa_Rn_y - rf_haa_px*rf_haa_G_base_fz;
  const double rf_haa_G_base_nz = rf_haa_Ic_xy*rf_haa_s + rf_haa_Ic_xz*rf_haa_c
    + rf_haa_G_base_fy*rf_haa_px;
  const double rf_haa_Fv_base_fy = rf_haa_Fv_fy*rf_haa_c - rf_haa_Fv_fz*rf_haa_s;
  const double rf_haa_Fv_base_fz = rf_haa_Fv_fy*rf_haa_s + rf_haa_Fv_fz*rf_haa_c;
  const double rf_haa_Fv_base_nx = rf_haa_Fv_nx + rf_haa_py*rf_haa_Fv_base_fz;
  const double rf_haa_Fv_base_ny = rf_haa_Fv_ny*rf_haa_c - rf_haa_Fv_nz*rf_haa_s
    - rf_haa_px*rf_haa_Fv_base_fz;
  const double rf_haa_Fv_base_nz = rf_haa_Fv_ny*rf_haa_s + rf_haa_Fv_nz*rf_haa_c
    + (rf_haa_px*rf_haa_Fv_base_fy - rf_haa_py*rf_haa_Fv_fx);
  const double rf_haa_n_base_y = rf_haa_M_xz*rf_haa_s - rf_haa_M_xy*rf_haa_c;
  const double rf_haa_n_base_z = -rf_haa_M_xy*rf_haa_s - rf_haa_M_xz*rf_haa_c;
  C[QUAD_base_vx][QUAD_rf_haa] = rf_haa_Fv_fx;
  C[QUAD_base_vy][QUAD_rf_haa] = rf_haa_Fv_base_fy;
  C[QUAD_base_vz][QUAD_rf_haa] = rf_haa_Fv_base_fz;
  C[QUAD_base_wx][QUAD_rf_haa] = rf_haa_Fv_base_nx;
  C[QUAD_base_wy][QUAD_rf_haa] = rf_haa_Fv_base_ny;
  C[QUAD_base_wz][QUAD_rf_haa] = rf_haa_Fv_base_nz;
  C[QUAD_rf_haa][QUAD_base_vx] = rf_haa_G_base_fy*v[QUAD_base_wz]
    - v[QUAD_base_wy]*rf_haa_G_base_fz;
  C[QUAD_rf_haa][QUAD_base_vy] = v[QUAD_base_wx]*rf_haa_G_base_fz;
  C[QUAD_rf_haa][QUAD_base_vz] = -rf_haa_G_base_fy*v[QUAD_base_wx];
  C[QUAD_rf_haa][QUAD_base_wx] = v[QUAD_base_wz]*rf_haa_G_base_ny
    - (v[QUAD_base_vy]*rf_haa_G_base_fz - rf_haa_G_base_fy*v[QUAD_base_vz])
    - v[QUAD_base_wy]*rf_haa_G_base_nz + rf_haa_n_x;
  C[QUAD_rf_haa][QUAD_base_wy] = v[QUAD_base_vx]*rf_haa_G_base_fz - v[QUAD_base_wz]*rf_haa_G_base_nx
    + v[QUAD_base_wx]*rf_haa_G_base_nz + rf_haa_n_base_y;
  C[QUAD_rf_haa][QUAD_base_wz] = v[QUAD_base_wy]*rf_haa_G_base_nx - rf_haa_G_base_fy*v[QUAD_base_vx]
    - v[QUAD_base_wx]*rf_haa_G_base_ny + rf_haa_n_base_z;
  C[QUAD_rf_haa][QUAD_lf_haa] = 0.0;
  C[QUAD_rf_haa][QUAD_lf_hfe] = 0.0;
  C[QUAD_rf_haa][QUAD_lf_kfe] = 0.0;
  pinion_row_zero(6, &C[QUAD_rf_haa][QUAD_lh_haa]);

  /* Ic and B to base */
  const double rf_haa_ui = (rf_haa_Ic_yy - rf_haa_Ic_zz)*rf_haa_s
    + rf_hfe_G_rf_haa_nz*(2.0*rf_haa_c);
  const double rf_haa_uis = rf_haa_ui*rf_haa_s;
  const double rf_haa_e_x = rf_haa_2px*rf_haa_Ic_hx + rf_haa_Ic_mpxpx;
  const double rf_haa_e_y = rf_haa_2py*rf_haa_G_base_fz + rf_haa_Ic_mpypy;
  const double rf_haa_t1 = rf_haa_G_base_fz + rf_haa_Ic_mpy;
  const double rf_haa_Rf_y = rf_haa_f_y*rf_haa_c - rf_haa_f_z*rf_haa_s;
  const double rf_haa_Rf_z = rf_haa_f_y*rf_haa_s + rf_haa_f_z*rf_haa_c;
  const double rf_haa_ub = (rf_haa_M_yy - rf_haa_M_zz)*rf_haa_s
    + (rf_haa_M_zy + rf_haa_M_yz)*rf_haa_c;
  const double rf_haa_ubs = rf_haa_ub*rf_haa_s;
  const double rf_haa_ubc = rf_haa_ub*rf_haa_c;

  /* ---- B of lh_haa: revolute x, parent base ------------------------------- */
  const double lh_haa_wQ_xx = lh_hip_Jxy*lh_haa_V_rz;

  /* ---- B of lh_hfe: revolute y, parent lh_haa ----------------------------- */
  const double lh_hfe_t1 = lh_hfe_V_rz*lh_thigh_hy;
  const double lh_hfe_t2 = lh_hfe_V_rx*lh_thigh_hy;
  const double lh_hfe_wyQ_xz = -lh_thigh_Jxz*lh_hfe_V_ry;
  const double lh_hfe_wzQ_xy = -lh_thigh_Jxy*lh_hfe_V_rz;
  const double lh_hfe_wxQ_yz = -lh_thigh_Jyz*lh_hfe_V_rx;
  const double lh_hfe_wQ_yy = lh_hfe_wzQ_xy - lh_hfe_wxQ_yz;
  const double lh_hfe_vh_xy = lh_hfe_V_x*lh_thigh_hy;
  const double lh_hfe_M_yy = lh_hfe_wQ_yy + lh_haa_V_y*lh_thigh_hy;
  const double lh_hfe_vh_zy = lh_hfe_V_z*lh_thigh_hy;

  /* ---- B of lh_kfe: revolute y, parent lh_hfe ----------------------------- */
  const double lh_kfe_mv_x = lh_calf_m*lh_kfe_V_x;
  const double lh_kfe_f_x = lh_kfe_mv_x + lh_kfe_V_ry*lh_calf_hz;
  const double lh_kfe_f_y = lh_calf_m*lh_kfe_V_y
    + (lh_kfe_V_rz*lh_calf_hx - lh_kfe_V_rx*lh_calf_hz);
  const double lh_kfe_wQ_xx = -lh_calf_Jxz*lh_kfe_V_ry;
  const double lh_kfe_wxQ_xz = -lh_calf_Jxz*lh_kfe_V_rx;
  const double lh_kfe_M_xy = -lh_kfe_Qyy*lh_kfe_V_rz;
  const double lh_kfe_M_xz = lh_kfe_V_ry*lh_kfe_Qzz + lh_kfe_V_x*lh_calf_hz;
  const double lh_kfe_M_yx = lh_kfe_V_rz*lh_kfe_Qxx - lh_kfe_wxQ_xz + lh_kfe_V_y*lh_calf_hx;
  const double lh_kfe_M_zx = lh_kfe_V_z*lh_calf_hx - lh_kfe_V_ry*lh_kfe_Qxx;
  const double lh_kfe_M_zy = lh_kfe_V_rx*lh_kfe_Qyy;
  const double lh_kfe_mv_z = lh_calf_m*lh_kfe_V_z;
  const double lh_kfe_f_z = lh_kfe_mv_z - lh_kfe_V_ry*lh_calf_hx;
  const double lh_kfe_wzQ_xz = -lh_calf_Jxz*lh_kfe_V_rz;
  const double lh_kfe_vh_xx = lh_kfe_V_x*lh_calf_hx;
  const double lh_kfe_M_xx = lh_kfe_vh_xx + lh_kfe_wQ_xx;
  const double lh_kfe_M_yz = lh_kfe_V_y*lh_calf_hz - (lh_kfe_V_rx*lh_kfe_Qzz - lh_kfe_wzQ_xz);
  const double lh_kfe_vh_zz = lh_kfe_V_z*lh_calf_hz;
  const double lh_kfe_M_zz = lh_kfe_vh_zz - lh_kfe_wQ_xx;

  /* ---- column of lh_kfe: revolute y, parent lh_hfe ------------------------ */
  const double lh_kfe_n_y = lh_kfe_M_zz + lh_kfe_M_xx;
  const double lh_kfe_Fv_fx = lh_kfe_f_z - lh_kfe_mv_z;
  const double lh_kfe_Fv_fy = lh_kfe_V_rx*lh_calf_hx + lh_kfe_V_rz*lh_calf_hz;
  const double lh_kfe_Fv_fz = lh_kfe_mv_x - lh_kfe_f_x;
  const double lh_kfe_Fv_nx = -(lh_kfe_wxQ_xz + lh_kfe_V_rz*lh_calf_Jxx) - lh_kfe_M_xy;
  const double lh_kfe_Fv_ny = lh_kfe_n_y - (lh_kfe_vh_zz + lh_kfe_vh_xx);
  const double lh_kfe_Fv_nz = lh_calf_Jzz*lh_kfe_V_rx + lh_kfe_wzQ_xz - lh_kfe_M_zy;
  C[QUAD_lh_kfe][QUAD_lh_kfe] = lh_kfe_Fv_ny;

  /* to lh_hfe */
  const double lh_kfe_G_lh_hfe_fx = lh_calf_hz*lh_kfe_c - lh_calf_hx*lh_kfe_s;
  const double lh_kfe_G_lh_hfe_fz = -lh_calf_hx*lh_kfe_c - lh_calf_hz*lh_kfe_s;
  const double lh_kfe_G_lh_hfe_ny = lh_calf_Jyy + lh_kfe_pz*lh_kfe_G_lh_hfe_fx;
  const double lh_kfe_Fv_lh_hfe_fx = lh_kfe_Fv_fz*lh_kfe_s + lh_kfe_Fv_fx*lh_kfe_c;
  const double lh_kfe_Fv_lh_hfe_fz = lh_kfe_Fv_fz*lh_kfe_c - lh_kfe_Fv_fx*lh_kfe_s;
  const double lh_kfe_Fv_lh_hfe_nx = lh_kfe_Fv_nz*lh_kfe_s + lh_kfe_Fv_nx*lh_kfe_c
    - lh_kfe_pz*lh_kfe_Fv_fy;
  const double lh_kfe_Fv_lh_hfe_nz = lh_kfe_Fv_nz*lh_kfe_c - lh_kfe_Fv_nx*lh_kfe_s;
  const double lh_kfe_Fv_lh_hfe_ny = lh_kfe_Fv_ny + lh_kfe_pz*lh_kfe_Fv_lh_hfe_fx;
  const double lh_kfe_n_lh_hfe_x = -lh_kfe_M_yz*lh_kfe_s - lh_kfe_M_yx*lh_kfe_c;
  const double lh_kfe_n_lh_hfe_z = lh_kfe_M_yx*lh_kfe_s - lh_kfe_M_yz*lh_kfe_c;
  C[QUAD_lh_hfe][QUAD_lh_kfe] = lh_kfe_Fv_lh_hfe_ny;
  C[QUAD_lh_kfe][QUAD_lh_hfe] = lh_kfe_n_y
    - (lh_hfe_V_z*lh_kfe_G_lh_hfe_fx - lh_kfe_G_lh_hfe_fz*lh_hfe_V_x);

  /* to lh_haa */
  const double lh_kfe_G_lh_haa_fx = lh_kfe_G_lh_hfe_fx*lh_hfe_c + lh_kfe_G_lh_hfe_fz*lh_hfe_s;
  const double lh_kfe_G_lh_haa_fz = lh_kfe_G_lh_hfe_fz*lh_hfe_c - lh_kfe_G_lh_hfe_fx*lh_hfe_s;
  const double lh_kfe_G_lh_haa_nx = lh_kfe_G_lh_haa_fz*lh_hfe_py;
  const double lh_kfe_G_lh_haa_nz = -lh_hfe_py*lh_kfe_G_lh_haa_fx;
  const double lh_kfe_Fv_lh_haa_fx = lh_kfe_Fv_lh_hfe_fz*lh_hfe_s + lh_kfe_Fv_lh_hfe_fx*lh_hfe_c;
  const double lh_kfe_Fv_lh_haa_fz = lh_kfe_Fv_lh_hfe_fz*lh_hfe_c - lh_kfe_Fv_lh_hfe_fx*lh_hfe_s;
  const double lh_kfe_Fv_lh_haa_nx = lh_kfe_Fv_lh_hfe_nz*lh_hfe_s + lh_kfe_Fv_lh_hfe_nx*lh_hfe_c
    + lh_hfe_py*lh_kfe_Fv_lh_haa_fz;
  const double lh_kfe_Fv_lh_haa_nz = lh_kfe_Fv_lh_hfe_nz*lh_hfe_c - lh_kfe_Fv_lh_hfe_nx*lh_hfe_s
    - lh_hfe_py*lh_kfe_Fv_lh_haa_fx;
  const double lh_kfe_n_lh_haa_x = lh_kfe_n_lh_hfe_z*lh_hfe_s + lh_kfe_n_lh_hfe_x*lh_hfe_c;
  const double lh_kfe_n_lh_haa_z = lh_kfe_n_lh_hfe_z*lh_hfe_c - lh_kfe_n_lh_hfe_x*lh_hfe_s;
  C[QUAD_lh_haa][QUAD_lh_kfe] = lh_kfe_Fv_lh_haa_nx;
  C[QUAD_lh_kfe][QUAD_lh_haa] = lh_haa_V_rz*lh_kfe_G_lh_hfe_ny - lh_kfe_G_lh_haa_fz*lh_haa_V_y
    - lh_kfe_G_lh_haa_nz*lh_haa_V_ry + lh_kfe_n_lh_haa_x;

  /* to base */
  const double lh_kfe_G_base_fy = -lh_kfe_G_lh_haa_fz*lh_haa_s;
  const double lh_kfe_G_base_fz = lh_kfe_G_lh_haa_fz*lh_haa_c;
  const double lh_kfe_G_base_nx = lh_kfe_G_lh_haa_nx + lh_kfe_G_base_fz*lh_haa_py;
  const double lh_kfe_G_base_ny = lh_kfe_G_lh_hfe_ny*lh_haa_c - lh_kfe_G_lh_haa_nz*lh_haa_s
    - lh_kfe_G_base_fz*lh_haa_px;
  const double lh_kfe_G_base_nz = lh_kfe_G_lh_hfe_ny*lh_haa_s + lh_kfe_G_lh_haa_nz*lh_haa_c
    + (lh_haa_px*lh_kfe_G_base_fy - lh_haa_py*lh_kfe_G_lh_haa_fx);
  const double lh_kfe_Fv_base_fy = lh_kfe_Fv_fy*lh_haa_c - lh_kfe_Fv_lh_haa_fz*lh_haa_s;
  const double lh_kfe_Fv_base_fz = lh_kfe_Fv_fy*lh_haa_s + lh_kfe_Fv_lh_haa_fz*lh_haa_c;
  const double lh_kfe_Fv_base_nx = lh_kfe_Fv_lh_haa_nx + lh_haa_py*lh_kfe_Fv_base_fz;
  const double lh_kfe_Fv_base_ny = lh_kfe_Fv_lh_hfe_ny*lh_haa_c - lh_kfe_Fv_lh_haa_nz*lh_haa_s
    - lh_haa_px*lh_kfe_Fv_base_fz;
  const double lh_kfe_Fv_base_nz = lh_kfe_Fv_lh_hfe_ny*lh_haa_s + lh_kfe_Fv_lh_haa_nz*lh_haa_c
    + (lh_haa_px*lh_kfe_Fv_base_fy - lh_haa_py*lh_kfe_Fv_lh_haa_fx);
  const double lh_kfe_n_base_y = lh_kfe_n_y*lh_haa_c - lh_kfe_n_lh_haa_z*lh_haa_s;
  const double lh_kfe_n_base_z = lh_kfe_n_y*lh_haa_s + lh_kfe_n_lh_haa_z*lh_haa_c;
  C[QUAD_base_vx][QUAD_lh_kfe] = lh_kfe_Fv_lh_haa_fx;
  C[QUAD_base_vy][QUAD_lh_kfe] = lh_kfe_Fv_base_fy;
  C[QUAD_base_vz][QUAD_lh_kfe] = lh_kfe_Fv_base_fz;
  C[QUAD_base_wx][QUAD_lh_kfe] = lh_kfe_Fv_base_nx;
  C[QUAD_base_wy][QUAD_lh_kfe] = lh_kfe_Fv_base_ny;
  C[QUAD_base_wz][QUAD_lh_kfe] = lh_kfe_Fv_base_nz;
  C[QUAD_lh_kfe][QUAD_base_vx] = v[QUAD_base_wz]*lh_kfe_G_base_fy
    - lh_kfe_G_base_fz*v[QUAD_base_wy];
  C[QUAD_lh_kfe][QUAD_base_vy] = lh_kfe_G_base_fz*v[QUAD_base_wx]
    - v[QUAD_base_wz]*lh_kfe_G_lh_haa_fx;
  C[QUAD_lh_kfe][QUAD_base_vz] = v[QUAD_base_wy]*lh_kfe_G_lh_haa_fx
    - v[QUAD_base_wx]*lh_kfe_G_base_fy;
  C[QUAD_lh_kfe][QUAD_base_wx] = v[QUAD_base_vz]*lh_kfe_G_base_fy - lh_kfe_G_base_fz*v[QUAD_base_vy]
    + v[QUAD_base_wz]*lh_kfe_G_base_ny - v[QUAD_base_wy]*lh_kfe_G_base_nz + lh_kfe_n_lh_haa_x;
  C[QUAD_lh_kfe][QUAD_base_wy] = v[QUAD_base_wx]*lh_kfe_G_base_nz
    - (lh_kfe_G_base_nx*v[QUAD_base_wz]
    + (v[QUAD_base_vz]*lh_kfe_G_lh_haa_fx - lh_kfe_G_base_fz*v[QUAD_base_vx])) + lh_kfe_n_base_y;
  C[QUAD_lh_kfe][QUAD_base_wz] = v[QUAD_base_vy]*lh_kfe_G_lh_haa_fx
    - v[QUAD_base_vx]*lh_kfe_G_base_fy + lh_kfe_G_base_nx*v[QUAD_base_wy]
    - v[QUAD_base_wx]*lh_kfe_G_base_ny + lh_kfe_n_base_z;
  pinion_row_zero(6, &C[QUAD_lh_kfe][QUAD_lf_haa]);
  C[QUAD_lh_kfe][QUAD_rh_haa] = 0.0;
  C[QUAD_lh_kfe][QUAD_rh_hfe] = 0.0;
  C[QUAD_lh_kfe][QUAD_rh_kfe] = 0.0;

  /* Ic and B to lh_hfe */
  const double lh_kfe_ui = lh_calf_2Jxz*lh_kfe_c - lh_calf_Jxx_Jzz*lh_kfe_s;
  const double lh_kfe_uis = lh_kfe_ui*lh_kfe_s;
  const double lh_kfe_e_z = lh_kfe_2pz*lh_kfe_G_lh_hfe_fx + lh_kfe_mpzpz;
  const double lh_kfe_Rf_z = lh_kfe_f_z*lh_kfe_c - lh_kfe_f_x*lh_kfe_s;
  const double lh_kfe_Rf_x = lh_kfe_f_z*lh_kfe_s + lh_kfe_f_x*lh_kfe_c;
  const double lh_kfe_ub = (lh_kfe_M_zz - lh_kfe_M_xx)*lh_kfe_s
    + (lh_kfe_M_zx + lh_kfe_M_xz)*lh_kfe_c;
  const double lh_kfe_ubs = lh_kfe_ub*lh_kfe_s;
  const double lh_kfe_ubc = lh_kfe_ub*lh_kfe_c;

  /* ---- column of lh_hfe: revolute y, parent lh_haa ------------------------ */
  const double lh_hfe_Ic_hx = lh_thigh_hx - lh_kfe_G_lh_hfe_fz;
  const double lh_hfe_Ic_hz = lh_thigh_hz + (lh_kfe_G_lh_hfe_fx + lh_kfe_mpz);
  const double lh_hfe_Ic_xx = lh_thigh_Jxx + (lh_calf_Jxx + lh_kfe_uis + lh_kfe_e_z);
  const double lh_hfe_Ic_xz = lh_thigh_Jxz
    + (lh_kfe_ui*lh_kfe_c - lh_calf_Jxz + lh_kfe_pz*lh_kfe_G_lh_hfe_fz);
  const double lh_hfe_Ic_yy = lh_thigh_Jyy + (lh_calf_Jyy + lh_kfe_e_z);
  const double lh_hfe_Ic_zz = lh_thigh_Jzz + (lh_calf_Jzz - lh_kfe_uis);
  const double lh_hfe_f_x = lh_thigh_m*lh_hfe_V_x + (lh_hfe_V_ry*lh_thigh_hz - lh_hfe_t1)
    + lh_kfe_Rf_x;
  const double lh_hfe_f_y = lh_thigh_m*lh_haa_V_y
    + (lh_hfe_V_rz*lh_thigh_hx - lh_hfe_V_rx*lh_thigh_hz) + lh_kfe_f_y;
  const double lh_hfe_f_z = lh_thigh_m*lh_hfe_V_z + (lh_hfe_t2 - lh_hfe_V_ry*lh_thigh_hx)
    + lh_kfe_Rf_z;
  const double lh_hfe_M_xx = lh_hfe_wyQ_xz - lh_hfe_wzQ_xy + lh_hfe_V_x*lh_thigh_hx
    + (lh_kfe_M_xx + lh_kfe_ubs);
  const double lh_hfe_M_xy = lh_hfe_vh_xy - (lh_thigh_Jyz*lh_hfe_V_ry + lh_hfe_V_rz*lh_hfe_Qyy)
    + (lh_kfe_M_zy*lh_kfe_s + lh_kfe_M_xy*lh_kfe_c);
  const double lh_hfe_M_xz = lh_hfe_V_ry*lh_hfe_Qzz + lh_thigh_Jyz*lh_hfe_V_rz
    + lh_hfe_V_x*lh_thigh_hz + (lh_kfe_ubc - lh_kfe_M_zx + lh_kfe_Rf_x*lh_kfe_pz);
  const double lh_hfe_M_yx = lh_hfe_V_rz*lh_hfe_Qxx + lh_thigh_Jxz*lh_hfe_V_rx
    + lh_haa_V_y*lh_thigh_hx - lh_kfe_n_lh_hfe_x;
  const double lh_hfe_M_yz = lh_haa_V_y*lh_thigh_hz
    - (lh_thigh_Jxz*lh_hfe_V_rz + lh_hfe_V_rx*lh_hfe_Qzz)
    + (lh_kfe_f_y*lh_kfe_pz - lh_kfe_n_lh_hfe_z);
  const double lh_hfe_M_zx = lh_hfe_V_z*lh_thigh_hx
    - (lh_thigh_Jxy*lh_hfe_V_rx + lh_hfe_V_ry*lh_hfe_Qxx) + (lh_kfe_ubc - lh_kfe_M_xz);
  const double lh_hfe_M_zy = lh_hfe_V_rx*lh_hfe_Qyy + lh_thigh_Jxy*lh_hfe_V_ry + lh_hfe_vh_zy
    + (lh_kfe_M_zy*lh_kfe_c - lh_kfe_M_xy*lh_kfe_s);
  const double lh_hfe_M_zz = lh_hfe_wxQ_yz - lh_hfe_wyQ_xz + lh_hfe_V_z*lh_thigh_hz
    + (lh_kfe_M_zz - lh_kfe_ubs + lh_kfe_Rf_z*lh_kfe_pz);
  const double lh_hfe_n_y = lh_hfe_M_zz + lh_hfe_M_xx;
  const double lh_hfe_Fv_fx = lh_hfe_f_z - (lh_hfe_V_z*lh_hfe_Ic_m + lh_hfe_t2);
  const double lh_hfe_Fv_fy = lh_hfe_V_rx*lh_hfe_Ic_hx + lh_hfe_V_rz*lh_hfe_Ic_hz;
  const double lh_hfe_Fv_fz = lh_hfe_Ic_m*lh_hfe_V_x - lh_hfe_t1 - lh_hfe_f_x;
  const double lh_hfe_Fv_nx = lh_hfe_Ic_xz*lh_hfe_V_rx - lh_hfe_V_rz*lh_hfe_Ic_xx + lh_hfe_vh_xy
    - lh_hfe_M_xy;
  const double lh_hfe_Fv_ny = lh_hfe_wQ_yy - (lh_hfe_V_z*lh_hfe_Ic_hz + lh_hfe_Ic_hx*lh_hfe_V_x)
    + lh_hfe_n_y;
  const double lh_hfe_Fv_nz = lh_hfe_Ic_zz*lh_hfe_V_rx - lh_hfe_V_rz*lh_hfe_Ic_xz + lh_hfe_vh_zy
    - lh_hfe_M_zy;
  C[QUAD_lh_hfe][QUAD_lh_hfe] = lh_hfe_Fv_ny;

  /* to lh_haa */
  const double lh_hfe_G_lh_haa_fx = lh_hfe_Ic_hz*lh_hfe_c - lh_hfe_Ic_hx*lh_hfe_s;
  const double lh_hfe_G_lh_haa_fz = -lh_hfe_Ic_hx*lh_hfe_c - lh_hfe_Ic_hz*lh_hfe_s;
  const double lh_hfe_G_lh_haa_nx = lh_thigh_Jyz*lh_hfe_s + lh_thigh_Jxy*lh_hfe_c
    + lh_hfe_G_lh_haa_fz*lh_hfe_py;
  const double lh_hfe_G_lh_haa_nz = lh_thigh_Jyz*lh_hfe_c - lh_thigh_Jxy*lh_hfe_s
    - lh_hfe_py*lh_hfe_G_lh_haa_fx;
  const double lh_hfe_Fv_lh_haa_fx = lh_hfe_Fv_fz*lh_hfe_s + lh_hfe_Fv_fx*lh_hfe_c;
  const double lh_hfe_Fv_lh_haa_fz = lh_hfe_Fv_fz*lh_hfe_c - lh_hfe_Fv_fx*lh_hfe_s;
  const double lh_hfe_Fv_lh_haa_nx = lh_hfe_Fv_nz*lh_hfe_s + lh_hfe_Fv_nx*lh_hfe_c
    + lh_hfe_py*lh_hfe_Fv_lh_haa_fz;
  const double lh_hfe_Fv_lh_haa_nz = lh_hfe_Fv_nz*lh_hfe_c - lh_hfe_Fv_nx*lh_hfe_s
    - lh_hfe_py*lh_hfe_Fv_lh_haa_fx;
  const double lh_hfe_n_lh_haa_x = -lh_hfe_M_yz*lh_hfe_s - lh_hfe_M_yx*lh_hfe_c;
  const double lh_hfe_n_lh_haa_z = lh_hfe_M_yx*lh_hfe_s - lh_hfe_M_yz*lh_hfe_c;
  C[QUAD_lh_haa][QUAD_lh_hfe] = lh_hfe_Fv_lh_haa_nx;
  const double lh_hfe_t3 = lh_haa_V_ry*lh_hfe_G_lh_haa_nz;
  C[QUAD_lh_hfe][QUAD_lh_haa] = lh_haa_V_rz*lh_hfe_Ic_yy - lh_hfe_G_lh_haa_fz*lh_haa_V_y - lh_hfe_t3
    + lh_hfe_n_lh_haa_x;

  /* to base */
  const double lh_hfe_G_base_fy = -lh_hfe_G_lh_haa_fz*lh_haa_s;
  const double lh_hfe_G_base_fz = lh_hfe_G_lh_haa_fz*lh_haa_c;
  const double lh_hfe_G_base_nx = lh_hfe_G_lh_haa_nx + lh_hfe_G_base_fz*lh_haa_py;
  const double lh_hfe_G_base_ny = lh_hfe_Ic_yy*lh_haa_c - lh_hfe_G_lh_haa_nz*lh_haa_s
    - lh_hfe_G_base_fz*lh_haa_px;
  const double lh_hfe_G_base_nz = lh_hfe_Ic_yy*lh_haa_s + lh_hfe_G_lh_haa_nz*lh_haa_c
    + (lh_haa_px*lh_hfe_G_base_fy - lh_haa_py*lh_hfe_G_lh_haa_fx);
  const double lh_hfe_Fv_base_fy = lh_hfe_Fv_fy*lh_haa_c - lh_hfe_Fv_lh_haa_fz*lh_haa_s;
  const double lh_hfe_Fv_base_fz = lh_hfe_Fv_fy*lh_haa_s + lh_hfe_Fv_lh_haa_fz*lh_haa_c;
  const double lh_hfe_Fv_base_nx = lh_hfe_Fv_lh_haa_nx + lh_haa_py*lh_hfe_Fv_base_fz;
  const double lh_hfe_Fv_base_ny = lh_hfe_Fv_ny*lh_haa_c - lh_hfe_Fv_lh_haa_nz*lh_haa_s
    - lh_haa_px*lh_hfe_Fv_base_fz;
  const double lh_hfe_Fv_base_nz = lh_hfe_Fv_ny*lh_haa_s + lh_hfe_Fv_lh_haa_nz*lh_haa_c
    + (lh_haa_px*lh_hfe_Fv_base_fy - lh_haa_py*lh_hfe_Fv_lh_haa_fx);
  const double lh_hfe_n_base_y = lh_hfe_n_y*lh_haa_c - lh_hfe_n_lh_haa_z*lh_haa_s;
  const double lh_hfe_n_base_z = lh_hfe_n_y*lh_haa_s + lh_hfe_n_lh_haa_z*lh_haa_c;
  C[QUAD_base_vx][QUAD_lh_hfe] = lh_hfe_Fv_lh_haa_fx;
  C[QUAD_base_vy][QUAD_lh_hfe] = lh_hfe_Fv_base_fy;
  C[QUAD_base_vz][QUAD_lh_hfe] = lh_hfe_Fv_base_fz;
  C[QUAD_base_wx][QUAD_lh_hfe] = lh_hfe_Fv_base_nx;
  C[QUAD_base_wy][QUAD_lh_hfe] = lh_hfe_Fv_base_ny;
  C[QUAD_base_wz][QUAD_lh_hfe] = lh_hfe_Fv_base_nz;
  C[QUAD_lh_hfe][QUAD_base_vx] = v[QUAD_base_wz]*lh_hfe_G_base_fy
    - lh_hfe_G_base_fz*v[QUAD_base_wy];
  C[QUAD_lh_hfe][QUAD_base_vy] = lh_hfe_G_base_fz*v[QUAD_base_wx]
    - v[QUAD_base_wz]*lh_hfe_G_lh_haa_fx;
  C[QUAD_lh_hfe][QUAD_base_vz] = v[QUAD_base_wy]*lh_hfe_G_lh_haa_fx
    - v[QUAD_base_wx]*lh_hfe_G_base_fy;
  C[QUAD_lh_hfe][QUAD_base_wx] = v[QUAD_base_vz]*lh_hfe_G_base_fy - lh_hfe_G_base_fz*v[QUAD_base_vy]
    + v[QUAD_base_wz]*lh_hfe_G_base_ny - v[QUAD_base_wy]*lh_hfe_G_base_nz + lh_hfe_n_lh_haa_x;
  C[QUAD_lh_hfe][QUAD_base_wy] = v[QUAD_base_wx]*lh_hfe_G_base_nz
    - (v[QUAD_base_vz]*lh_hfe_G_lh_haa_fx - lh_hfe_G_base_fz*v[QUAD_base_vx]
    + v[QUAD_base_wz]*lh_hfe_G_base_nx) + lh_hfe_n_base_y;
  C[QUAD_lh_hfe][QUAD_base_wz] = v[QUAD_base_vy]*lh_hfe_G_lh_haa_fx
    - v[QUAD_base_vx]*lh_hfe_G_base_fy + v[QUAD_base_wy]*lh_hfe_G_base_nx
    - v[QUAD_base_wx]*lh_hfe_G_base_ny + lh_hfe_n_base_z;
  pinion_row_zero(6, &C[QUAD_lh_hfe][QUAD_lf_haa]);
  C[QUAD_lh_hfe][QUAD_rh_haa] = 0.0;
  C[QUAD_lh_hfe][QUAD_rh_hfe] = 0.0;
  C[QUAD_lh_hfe][QUAD_rh_kfe] = 0.0;

  /* Ic and B to lh_haa */
  const double lh_hfe_ui = (lh_hfe_Ic_zz - lh_hfe_Ic_xx)*lh_hfe_s + lh_hfe_Ic_xz*(2.0*lh_hfe_c);
  const double lh_hfe_uis = lh_hfe_ui*lh_hfe_s;
  const double lh_haa_Ic_xz = lh_hfe_ui*lh_hfe_c - lh_hfe_Ic_xz;
  const double lh_hfe_Rf_z = lh_hfe_f_z*lh_hfe_c - lh_hfe_f_x*lh_hfe_s;
  const double lh_hfe_Rf_x = lh_hfe_f_z*lh_hfe_s + lh_hfe_f_x*lh_hfe_c;
  const double lh_hfe_ub = (lh_hfe_M_zz - lh_hfe_M_xx)*lh_hfe_s
    + (lh_hfe_M_zx + lh_hfe_M_xz)*lh_hfe_c;
  const double lh_hfe_ubs = lh_hfe_ub*lh_hfe_s;
  const double lh_hfe_ubc = lh_hfe_ub*lh_hfe_c;
  const double lh_haa_M_zz = lh_hfe_M_zz - lh_hfe_ubs;

  /* ---- column of lh_haa: revolute x, parent base -------------------------- */
  const double lh_haa_Ic_hx = lh_hip_hx - lh_hfe_G_lh_haa_fz;
  const double lh_haa_Ic_xx = lh_hip_Jxx + (lh_hfe_Ic_xx + lh_hfe_uis + lh_hfe_J_k1532);
  const double lh_haa_Ic_xy = lh_hip_Jxy + lh_hfe_G_lh_haa_nx;
  const double lh_haa_Ic_yy = lh_hip_Jyy + lh_hfe_Ic_yy;
  const double lh_haa_Ic_zz = lh_hip_Jzz + (lh_hfe_Ic_zz - lh_hfe_uis + lh_hfe_J_k1532);
  const double lh_haa_f_x = lh_hip_m*lh_haa_V_x - lh_haa_V_rz*lh_hip_hy + lh_hfe_Rf_x;
  const double lh_haa_f_y = lh_hip_m*lh_haa_V_y + lh_haa_V_rz*lh_hip_hx + lh_hfe_f_y;
  const double lh_haa_f_z = lh_hip_m*lh_haa_V_z + (lh_haa_V_rx*lh_hip_hy - lh_haa_V_ry*lh_hip_hx)
    + lh_hfe_Rf_z;
  const double lh_haa_M_xx = lh_haa_wQ_xx + lh_haa_V_x*lh_hip_hx + (lh_hfe_M_xx + lh_hfe_ubs);
  const double lh_haa_M_xy = lh_haa_V_x*lh_hip_hy - lh_haa_V_rz*lh_haa_Qyy
    + (lh_hfe_M_zy*lh_hfe_s + lh_hfe_M_xy*lh_hfe_c + lh_hfe_Rf_x*lh_hfe_py);
  const double lh_haa_M_xz = lh_haa_V_ry*lh_haa_Qzz + (lh_hfe_ubc - lh_hfe_M_zx);
  const double lh_haa_M_yx = lh_haa_V_rz*lh_haa_Qxx + lh_haa_V_y*lh_hip_hx - lh_hfe_n_lh_haa_x;
  const double lh_haa_M_yy = lh_haa_V_y*lh_hip_hy - lh_haa_wQ_xx
    + (lh_hfe_M_yy + lh_hfe_f_y*lh_hfe_py);
  const double lh_haa_M_yz = -lh_hfe_n_lh_haa_z - lh_haa_V_rx*lh_haa_Qzz;
  const double lh_haa_M_zx = lh_haa_V_z*lh_hip_hx
    - (lh_hip_Jxy*lh_haa_V_rx + lh_haa_V_ry*lh_haa_Qxx) + (lh_hfe_ubc - lh_hfe_M_xz);
  const double lh_haa_M_zy = lh_haa_V_rx*lh_haa_Qyy + lh_hip_Jxy*lh_haa_V_ry + lh_haa_V_z*lh_hip_hy
    + (lh_hfe_M_zy*lh_hfe_c - lh_hfe_M_xy*lh_hfe_s + lh_hfe_Rf_z*lh_hfe_py);
  const double lh_haa_n_x = lh_haa_M_yy + lh_haa_M_zz;
  const double lh_haa_Fv_fx = lh_haa_V_rz*lh_hfe_G_lh_haa_fx + lh_haa_V_ry*lh_haa_h_k9233;
  const double lh_haa_Fv_fy = lh_haa_Ic_m*lh_haa_V_z - lh_haa_V_ry*lh_haa_Ic_hx - lh_haa_f_z;
  const double lh_haa_Fv_fz = lh_haa_f_y - (lh_haa_V_y*lh_haa_Ic_m + lh_haa_V_rz*lh_haa_Ic_hx);
  const double lh_haa_Fv_nx = lh_haa_Ic_xy*lh_haa_V_rz - lh_haa_V_ry*lh_haa_Ic_xz
    - (lh_haa_V_y*lh_haa_h_k9233 + lh_hfe_G_lh_haa_fx*lh_haa_V_z) + lh_haa_n_x;
  const double lh_haa_Fv_ny = lh_haa_Ic_yy*lh_haa_V_rz - lh_hfe_t3 + lh_haa_V_y*lh_haa_Ic_hx
    - lh_haa_M_yx;
  const double lh_haa_Fv_nz = lh_hfe_G_lh_haa_nz*lh_haa_V_rz - lh_haa_V_ry*lh_haa_Ic_zz
    + lh_haa_Ic_hx*lh_haa_V_z - lh_haa_M_zx;
  C[QUAD_lh_haa][QUAD_lh_haa] = lh_haa_Fv_nx;

  /* to base */
  const double lh_haa_G_base_fy = -lh_hfe_G_lh_haa_fx*lh_haa_c - lh_haa_h_k9233*lh_haa_s;
  const double lh_haa_G_base_fz = lh_haa_h_k9233*lh_haa_c - lh_hfe_G_lh_haa_fx*lh_haa_s;
  const double lh_haa_Rn_y = lh_haa_Ic_xy*lh_haa_c - lh_haa_Ic_xz*lh_haa_s;
  const double lh_haa_G_base_nx = lh_haa_Ic_xx + lh_haa_py*lh_haa_G_base_fz;
  const double lh_haa_G_base_ny = lh_haa_Rn_y - lh_haa_px*lh_haa_G_base_fz;
  const double lh_haa_G_base_nz = lh_haa_Ic_xy*lh_haa_s + lh_haa_Ic_xz*lh_haa_c
    + lh_haa_G_base_fy*lh_haa_px;
  const double lh_haa_Fv_base_fy = lh_haa_Fv_fy*lh_haa_c - lh_haa_Fv_fz*lh_haa_s;
  const double lh_haa_Fv_base_fz = lh_haa_Fv_fy*lh_haa_s + lh_haa_Fv_fz*lh_haa_c;
  const double lh_haa_Fv_base_nx = lh_haa_Fv_nx + lh_haa_py*lh_haa_Fv_base_fz;
  const double lh_haa_Fv_base_ny = lh_haa_Fv_ny*lh_haa_c - lh_haa_Fv_nz*lh_haa_s
    - lh_haa_px*lh_haa_Fv_base_fz;
  const double lh_haa_Fv_base_nz = lh_haa_Fv_ny*lh_haa_s + lh_haa_Fv_nz*lh_haa_c
    + (lh_haa_px*lh_haa_Fv_base_fy - lh_haa_py*lh_haa_Fv_fx);
  const double lh_haa_n_base_y = lh_haa_M_xz*lh_haa_s - lh_haa_M_xy*lh_haa_c;
  const double lh_haa_n_base_z = -lh_haa_M_xy*lh_haa_s - lh_haa_M_xz*lh_haa_c;
  C[QUAD_base_vx][QUAD_lh_haa] = lh_haa_Fv_fx;
  C[QUAD_base_vy][QUAD_lh_haa] = lh_haa_Fv_base_fy;
  C[QUAD_base_vz][QUAD_lh_haa] = lh_haa_Fv_base_fz;
  C[QUAD_base_wx][QUAD_lh_haa] = lh_haa_Fv_base_nx;
  C[QUAD_base_wy][QUAD_lh_haa] = lh_haa_Fv_base_ny;
  C[QUAD_base_wz][QUAD_lh_haa] = lh_haa_Fv_base_nz;
  C[QUAD_lh_haa][QUAD_base_vx] = lh_haa_G_base_fy*v[QUAD_base_wz]
    - v[QUAD_base_wy]*lh_haa_G_base_fz;
  C[QUAD_lh_haa][QUAD_base_vy] = v[QUAD_base_wx]*lh_haa_G_base_fz;
  C[QUAD_lh_haa][QUAD_base_vz] = -lh_haa_G_base_fy*v[QUAD_base_wx];
  C[QUAD_lh_haa][QUAD_base_wx] = v[QUAD_base_wz]*lh_haa_G_base_ny
    - (v[QUAD_base_vy]*lh_haa_G_base_fz - lh_haa_G_base_fy*v[QUAD_base_vz])
    - v[QUAD_base_wy]*lh_haa_G_base_nz + lh_haa_n_x;
  C[QUAD_lh_haa][QUAD_base_wy] = v[QUAD_base_vx]*lh_haa_G_base_fz - v[QUAD_base_wz]*lh_haa_G_base_nx
    + v[QUAD_base_wx]*lh_haa_G_base_nz + lh_haa_n_base_y;
  C[QUAD_lh_haa][QUAD_base_wz] = v[QUAD_base_wy]*lh_haa_G_base_nx - lh_haa_G_base_fy*v[QUAD_base_vx]
    - v[QUAD_base_wx]*lh_haa_G_base_ny + lh_haa_n_base_z;
  pinion_row_zero(6, &C[QUAD_lh_haa][QUAD_lf_haa]);
  C[QUAD_lh_haa][QUAD_rh_haa] = 0.0;
  C[QUAD_lh_haa][QUAD_rh_hfe] = 0.0;
  C[QUAD_lh_haa][QUAD_rh_kfe] = 0.0;

  /* Ic and B to base */
  const double lh_haa_ui = (lh_haa_Ic_yy - lh_haa_Ic_zz)*lh_haa_s
    + lh_hfe_G_lh_haa_nz*(2.0*lh_haa_c);
  const double lh_haa_uis = lh_haa_ui*lh_haa_s;
  const double lh_haa_e_x = lh_haa_2px*lh_haa_Ic_hx + lh_haa_Ic_mpxpx;
  const double lh_haa_e_y = lh_haa_2py*lh_haa_G_base_fz + lh_haa_Ic_mpypy;
  const double lh_haa_t1 = lh_haa_G_base_fz + lh_haa_Ic_mpy;
  const double lh_haa_Rf_y = lh_haa_f_y*lh_haa_c - lh_haa_f_z*lh_haa_s;
  const double lh_haa_Rf_z = lh_haa_f_y*lh_haa_s + lh_haa_f_z*lh_haa_c;
  const double lh_haa_ub = (lh_haa_M_yy - lh_haa_M_zz)*lh_haa_s
    + (lh_haa_M_zy + lh_haa_M_yz)*lh_haa_c;
  const double lh_haa_ubs = lh_haa_ub*lh_haa_s;
  const double lh_haa_ubc = lh_haa_ub*lh_haa_c;

  /* ---- B of rh_haa: revolute x, parent base ------------------------------- */
  const double rh_haa_wQ_xx = rh_hip_Jxy*rh_haa_V_rz;

  /* ---- B of rh_hfe: revolute y, parent rh_haa ----------------------------- */
  const double rh_hfe_t1 = rh_hfe_V_rz*rh_thigh_hy;
  const double rh_hfe_t2 = rh_hfe_V_rx*rh_thigh_hy;
  const double rh_hfe_wyQ_xz = -rh_thigh_Jxz*rh_hfe_V_ry;
  const double rh_hfe_wzQ_xy = -rh_thigh_Jxy*rh_hfe_V_rz;
  const double rh_hfe_wxQ_yz = -rh_thigh_Jyz*rh_hfe_V_rx;
  const double rh_hfe_wQ_yy = rh_hfe_wzQ_xy - rh_hfe_wxQ_yz;
  const double rh_hfe_vh_xy = rh_hfe_V_x*rh_thigh_hy;
  const double rh_hfe_M_yy = rh_hfe_wQ_yy + rh_haa_V_y*rh_thigh_hy;
  const double rh_hfe_vh_zy = rh_hfe_V_z*rh_thigh_hy;

  /* ---- B of rh_kfe: revolute y, parent rh_hfe ----------------------------- */
  const double rh_kfe_mv_x = rh_calf_m*rh_kfe_V_x;
  const double rh_kfe_f_x = rh_kfe_mv_x + rh_kfe_V_ry*rh_calf_hz;
  const double rh_kfe_f_y = rh_calf_m*rh_kfe_V_y
    + (rh_kfe_V_rz*rh_calf_hx - rh_kfe_V_rx*rh_calf_hz);
  const double rh_kfe_wQ_xx = -rh_calf_Jxz*rh_kfe_V_ry;
  const double rh_kfe_wxQ_xz = -rh_calf_Jxz*rh_kfe_V_rx;
  const double rh_kfe_M_xy = -rh_kfe_Qyy*rh_kfe_V_rz;
  const double rh_kfe_M_xz = rh_kfe_V_ry*rh_kfe_Qzz + rh_kfe_V_x*rh_calf_hz;
  const double rh_kfe_M_yx = rh_kfe_V_rz*rh_kfe_Qxx - rh_kfe_wxQ_xz + rh_kfe_V_y*rh_calf_hx;
  const double rh_kfe_M_zx = rh_kfe_V_z*rh_calf_hx - rh_kfe_V_ry*rh_kfe_Qxx;
  const double rh_kfe_M_zy = rh_kfe_V_rx*rh_kfe_Qyy;
  const double rh_kfe_mv_z = rh_calf_m*rh_kfe_V_z;
  const double rh_kfe_f_z = rh_kfe_mv_z - rh_kfe_V_ry*rh_calf_hx;
  const double rh_kfe_wzQ_xz = -rh_calf_Jxz*rh_kfe_V_rz;
  const double rh_kfe_vh_xx = rh_kfe_V_x*rh_calf_hx;
  const double rh_kfe_M_xx = rh_kfe_vh_xx + rh_kfe_wQ_xx;
  const double rh_kfe_M_yz = rh_kfe_V_y*rh_calf_hz - (rh_kfe_V_rx*rh_kfe_Qzz - rh_kfe_wzQ_xz);
  const double rh_kfe_vh_zz = rh_kfe_V_z*rh_calf_hz;
  const double rh_kfe_M_zz = rh_kfe_vh_zz - rh_kfe_wQ_xx;

  /* ---- column of rh_kfe: revolute y, parent rh_hfe ------------------------ */
  const double rh_kfe_n_y = rh_kfe_M_zz + rh_kfe_M_xx;
  const double rh_kfe_Fv_fx = rh_kfe_f_z - rh_kfe_mv_z;
  const double rh_kfe_Fv_fy = rh_kfe_V_rx*rh_calf_hx + rh_kfe_V_rz*rh_calf_hz;
  const double rh_kfe_Fv_fz = rh_kfe_mv_x - rh_kfe_f_x;
  const double rh_kfe_Fv_nx = -(rh_kfe_wxQ_xz + rh_kfe_V_rz*rh_calf_Jxx) - rh_kfe_M_xy;
  const double rh_kfe_Fv_ny = rh_kfe_n_y - (rh_kfe_vh_zz + rh_kfe_vh_xx);
  const double rh_kfe_Fv_nz = rh_calf_Jzz*rh_kfe_V_rx + rh_kfe_wzQ_xz - rh_kfe_M_zy;
  C[QUAD_rh_kfe][QUAD_rh_kfe] = rh_kfe_Fv_ny;

  /* to rh_hfe */
  const double rh_kfe_G_rh_hfe_fx = rh_calf_hz*rh_kfe_c - rh_calf_hx*rh_kfe_s;
  const double rh_kfe_G_rh_hfe_fz = -rh_calf_hx*rh_kfe_c - rh_calf_hz*rh_kfe_s;
  const double rh_kfe_G_rh_hfe_ny = rh_calf_Jyy + rh_kfe_pz*rh_kfe_G_rh_hfe_fx;
  const double rh_kfe_Fv_rh_hfe_fx = rh_kfe_Fv_fz*rh_kfe_s + rh_kfe_Fv_fx*rh_kfe_c;
  const double rh_kfe_Fv_rh_hfe_fz = rh_kfe_Fv_fz*rh_kfe_c - rh_kfe_Fv_fx*rh_kfe_s;
  const double rh_kfe_Fv_rh_hfe_nx = rh_kfe_Fv_nz*rh_kfe_s + rh_kfe_Fv_nx*rh_kfe_c
    - rh_kfe_pz*rh_kfe_Fv_fy;
  const double rh_kfe_Fv_rh_hfe_nz = rh_kfe_Fv_nz*rh_kfe_c - rh_kfe_Fv_nx*rh_kfe_s;
  const double rh_kfe_Fv_rh_hfe_ny = rh_kfe_Fv_ny + rh_kfe_pz*rh_kfe_Fv_rh_hfe_fx;
  const double rh_kfe_n_rh_hfe_x = -rh_kfe_M_yz*rh_kfe_s - rh_kfe_M_yx*rh_kfe_c;
  const double rh_kfe_n_rh_hfe_z = rh_kfe_M_yx*rh_kfe_s - rh_kfe_M_yz*rh_kfe_c;
  C[QUAD_rh_hfe][QUAD_rh_kfe] = rh_kfe_Fv_rh_hfe_ny;
  C[QUAD_rh_kfe][QUAD_rh_hfe] = rh_kfe_n_y
    - (rh_hfe_V_z*rh_kfe_G_rh_hfe_fx - rh_kfe_G_rh_hfe_fz*rh_hfe_V_x);

  /* to rh_haa */
  const double rh_kfe_G_rh_haa_fx = rh_kfe_G_rh_hfe_fx*rh_hfe_c + rh_kfe_G_rh_hfe_fz*rh_hfe_s;
  const double rh_kfe_G_rh_haa_fz = rh_kfe_G_rh_hfe_fz*rh_hfe_c - rh_kfe_G_rh_hfe_fx*rh_hfe_s;
  const double rh_kfe_G_rh_haa_nx = rh_kfe_G_rh_haa_fz*rh_hfe_py;
  const double rh_kfe_G_rh_haa_nz = -rh_hfe_py*rh_kfe_G_rh_haa_fx;
  const double rh_kfe_Fv_rh_haa_fx = rh_kfe_Fv_rh_hfe_fz*rh_hfe_s + rh_kfe_Fv_rh_hfe_fx*rh_hfe_c;
  const double rh_kfe_Fv_rh_haa_fz = rh_kfe_Fv_rh_hfe_fz*rh_hfe_c - rh_kfe_Fv_rh_hfe_fx*rh_hfe_s;
  const double rh_kfe_Fv_rh_haa_nx = rh_kfe_Fv_rh_hfe_nz*rh_hfe_s + rh_kfe_Fv_rh_hfe_nx*rh_hfe_c
    + rh_hfe_py*rh_kfe_Fv_rh_haa_fz;
  const double rh_kfe_Fv_rh_haa_nz = rh_kfe_Fv_rh_hfe_nz*rh_hfe_c - rh_kfe_Fv_rh_hfe_nx*rh_hfe_s
    - rh_hfe_py*rh_kfe_Fv_rh_haa_fx;
  const double rh_kfe_n_rh_haa_x = rh_kfe_n_rh_hfe_z*rh_hfe_s + rh_kfe_n_rh_hfe_x*rh_hfe_c;
  const double rh_kfe_n_rh_haa_z = rh_kfe_n_rh_hfe_z*rh_hfe_c - rh_kfe_n_rh_hfe_x*rh_hfe_s;
  C[QUAD_rh_haa][QUAD_rh_kfe] = rh_kfe_Fv_rh_haa_nx;
  C[QUAD_rh_kfe][QUAD_rh_haa] = rh_haa_V_rz*rh_kfe_G_rh_hfe_ny - rh_kfe_G_rh_haa_fz*rh_haa_V_y
    - rh_kfe_G_rh_haa_nz*rh_haa_V_ry + rh_kfe_n_rh_haa_x;

  /* to base */
  const double rh_kfe_G_base_fy = -rh_kfe_G_rh_haa_fz*rh_haa_s;
  const double rh_kfe_G_base_fz = rh_kfe_G_rh_haa_fz*rh_haa_c;
  const double rh_kfe_G_base_nx = rh_kfe_G_rh_haa_nx + rh_kfe_G_base_fz*rh_haa_py;
  const double rh_kfe_G_base_ny = rh_kfe_G_rh_hfe_ny*rh_haa_c - rh_kfe_G_rh_haa_nz*rh_haa_s
    - rh_kfe_G_base_fz*rh_haa_px;
  const double rh_kfe_G_base_nz = rh_kfe_G_rh_hfe_ny*rh_haa_s + rh_kfe_G_rh_haa_nz*rh_haa_c
    + (rh_haa_px*rh_kfe_G_base_fy - rh_haa_py*rh_kfe_G_rh_haa_fx);
  const double rh_kfe_Fv_base_fy = rh_kfe_Fv_fy*rh_haa_c - rh_kfe_Fv_rh_haa_fz*rh_haa_s;
  const double rh_kfe_Fv_base_fz = rh_kfe_Fv_fy*rh_haa_s + rh_kfe_Fv_rh_haa_fz*rh_haa_c;
  const double rh_kfe_Fv_base_nx = rh_kfe_Fv_rh_haa_nx + rh_haa_py*rh_kfe_Fv_base_fz;
  const double rh_kfe_Fv_base_ny = rh_kfe_Fv_rh_hfe_ny*rh_haa_c - rh_kfe_Fv_rh_haa_nz*rh_haa_s
    - rh_haa_px*rh_kfe_Fv_base_fz;
  const double rh_kfe_Fv_base_nz = rh_kfe_Fv_rh_hfe_ny*rh_haa_s + rh_kfe_Fv_rh_haa_nz*rh_haa_c
    + (rh_haa_px*rh_kfe_Fv_base_fy - rh_haa_py*rh_kfe_Fv_rh_haa_fx);
  const double rh_kfe_n_base_y = rh_kfe_n_y*rh_haa_c - rh_kfe_n_rh_haa_z*rh_haa_s;
  const double rh_kfe_n_base_z = rh_kfe_n_y*rh_haa_s + rh_kfe_n_rh_haa_z*rh_haa_c;
  C[QUAD_base_vx][QUAD_rh_kfe] = rh_kfe_Fv_rh_haa_fx;
  C[QUAD_base_vy][QUAD_rh_kfe] = rh_kfe_Fv_base_fy;
  C[QUAD_base_vz][QUAD_rh_kfe] = rh_kfe_Fv_base_fz;
  C[QUAD_base_wx][QUAD_rh_kfe] = rh_kfe_Fv_base_nx;
  C[QUAD_base_wy][QUAD_rh_kfe] = rh_kfe_Fv_base_ny;
  C[QUAD_base_wz][QUAD_rh_kfe] = rh_kfe_Fv_base_nz;
  C[QUAD_rh_kfe][QUAD_base_vx] = v[QUAD_base_wz]*rh_kfe_G_base_fy
    - rh_kfe_G_base_fz*v[QUAD_base_wy];
  C[QUAD_rh_kfe][QUAD_base_vy] = rh_kfe_G_base_fz*v[QUAD_base_wx]
    - v[QUAD_base_wz]*rh_kfe_G_rh_haa_fx;
  C[QUAD_rh_kfe][QUAD_base_vz] = v[QUAD_base_wy]*rh_kfe_G_rh_haa_fx
    - v[QUAD_base_wx]*rh_kfe_G_base_fy;
  C[QUAD_rh_kfe][QUAD_base_wx] = v[QUAD_base_vz]*rh_kfe_G_base_fy - rh_kfe_G_base_fz*v[QUAD_base_vy]
    + v[QUAD_base_wz]*rh_kfe_G_base_ny - v[QUAD_base_wy]*rh_kfe_G_base_nz + rh_kfe_n_rh_haa_x;
  C[QUAD_rh_kfe][QUAD_base_wy] = v[QUAD_base_wx]*rh_kfe_G_base_nz
    - (rh_kfe_G_base_nx*v[QUAD_base_wz]
    + (v[QUAD_base_vz]*rh_kfe_G_rh_haa_fx - rh_kfe_G_base_fz*v[QUAD_base_vx])) + rh_kfe_n_base_y;
  C[QUAD_rh_kfe][QUAD_base_wz] = v[QUAD_base_vy]*rh_kfe_G_rh_haa_fx
    - v[QUAD_base_vx]*rh_kfe_G_base_fy + rh_kfe_G_base_nx*v[QUAD_base_wy]
    - v[QUAD_base_wx]*rh_kfe_G_base_ny + rh_kfe_n_base_z;
  pinion_row_zero(9, &C[QUAD_rh_kfe][QUAD_lf_haa]);

  /* Ic and B to rh_hfe */
  const double rh_kfe_ui = rh_calf_2Jxz*rh_kfe_c - rh_calf_Jxx_Jzz*rh_kfe_s;
  const double rh_kfe_uis = rh_kfe_ui*rh_kfe_s;
  const double rh_kfe_e_z = rh_kfe_2pz*rh_kfe_G_rh_hfe_fx + rh_kfe_mpzpz;
  const double rh_kfe_Rf_z = rh_kfe_f_z*rh_kfe_c - rh_kfe_f_x*rh_kfe_s;
  const double rh_kfe_Rf_x = rh_kfe_f_z*rh_kfe_s + rh_kfe_f_x*rh_kfe_c;
  const double rh_kfe_ub = (rh_kfe_M_zz - rh_kfe_M_xx)*rh_kfe_s
    + (rh_kfe_M_zx + rh_kfe_M_xz)*rh_kfe_c;
  const double rh_kfe_ubs = rh_kfe_ub*rh_kfe_s;
  const double rh_kfe_ubc = rh_kfe_ub*rh_kfe_c;

  /* ---- column of rh_hfe: revolute y, parent rh_haa ------------------------ */
  const double rh_hfe_Ic_hx = rh_thigh_hx - rh_kfe_G_rh_hfe_fz;
  const double rh_hfe_Ic_hz = rh_thigh_hz + (rh_kfe_G_rh_hfe_fx + rh_kfe_mpz);
  const double rh_hfe_Ic_xx = rh_thigh_Jxx + (rh_calf_Jxx + rh_kfe_uis + rh_kfe_e_z);
  const double rh_hfe_Ic_xz = rh_thigh_Jxz
    + (rh_kfe_ui*rh_kfe_c - rh_calf_Jxz + rh_kfe_pz*rh_kfe_G_rh_hfe_fz);
  const double rh_hfe_Ic_yy = rh_thigh_Jyy + (rh_calf_Jyy + rh_kfe_e_z);
  const double rh_hfe_Ic_zz = rh_thigh_Jzz + (rh_calf_Jzz - rh_kfe_uis);
  const double rh_hfe_f_x = rh_thigh_m*rh_hfe_V_x + (rh_hfe_V_ry*rh_thigh_hz - rh_hfe_t1)
    + rh_kfe_Rf_x;
  const double rh_hfe_f_y = rh_thigh_m*rh_haa_V_y
    + (rh_hfe_V_rz*rh_thigh_hx - rh_hfe_V_rx*rh_thigh_hz) + rh_kfe_f_y;
  const double rh_hfe_f_z = rh_thigh_m*rh_hfe_V_z + (rh_hfe_t2 - rh_hfe_V_ry*rh_thigh_hx)
    + rh_kfe_Rf_z;
  const double rh_hfe_M_xx = rh_hfe_wyQ_xz - rh_hfe_wzQ_xy + rh_hfe_V_x*rh_thigh_hx
    + (rh_kfe_M_xx + rh_kfe_ubs);
  const double rh_hfe_M_xy = rh_hfe_vh_xy - (rh_thigh_Jyz*rh_hfe_V_ry + rh_hfe_V_rz*rh_hfe_Qyy)
    + (rh_kfe_M_zy*rh_kfe_s + rh_kfe_M_xy*rh_kfe_c);
  const double rh_hfe_M_xz = rh_hfe_V_ry*rh_hfe_Qzz + rh_thigh_Jyz*rh_hfe_V_rz
    + rh_hfe_V_x*rh_thigh_hz + (rh_kfe_ubc - rh_kfe_M_zx + rh_kfe_Rf_x*rh_kfe_pz);
  const double rh_hfe_M_yx = rh_hfe_V_rz*rh_hfe_Qxx + rh_thigh_Jxz*rh_hfe_V_rx
    + rh_haa_V_y*rh_thigh_hx - rh_kfe_n_rh_hfe_x;
  const double rh_hfe_M_yz = rh_haa_V_y*rh_thigh_hz
    - (rh_thigh_Jxz*rh_hfe_V_rz + rh_hfe_V_rx*rh_hfe_Qzz)
    + (rh_kfe_f_y*rh_kfe_pz - rh_kfe_n_rh_hfe_z);
  const double rh_hfe_M_zx = rh_hfe_V_z*rh_thigh_hx
    - (rh_thigh_Jxy*rh_hfe_V_rx + rh_hfe_V_ry*rh_hfe_Qxx) + (rh_kfe_ubc - rh_kfe_M_xz);
  const double rh_hfe_M_zy = rh_hfe_V_rx*rh_hfe_Qyy + rh_thigh_Jxy*rh_hfe_V_ry + rh_hfe_vh_zy
    + (rh_kfe_M_zy*rh_kfe_c - rh_kfe_M_xy*rh_kfe_s);
  const double rh_hfe_M_zz = rh_hfe_wxQ_yz - rh_hfe_wyQ_xz + rh_hfe_V_z*rh_thigh_hz
    + (rh_kfe_M_zz - rh_kfe_ubs + rh_kfe_Rf_z*rh_kfe_pz);
  const double rh_hfe_n_y = rh_hfe_M_zz + rh_hfe_M_xx;
  const double rh_hfe_Fv_fx = rh_hfe_f_z - (rh_hfe_V_z*rh_hfe_Ic_m + rh_hfe_t2);
  const double rh_hfe_Fv_fy = rh_hfe_V_rx*rh_hfe_Ic_hx + rh_hfe_V_rz*rh_hfe_Ic_hz;
  const double rh_hfe_Fv_fz = rh_hfe_Ic_m*rh_hfe_V_x - rh_hfe_t1 - rh_hfe_f_x;
  const double rh_hfe_Fv_nx = rh_hfe_Ic_xz*rh_hfe_V_rx - rh_hfe_V_rz*rh_hfe_Ic_xx + rh_hfe_vh_xy
    - rh_hfe_M_xy;
  const double rh_hfe_Fv_ny = rh_hfe_wQ_yy - (rh_hfe_V_z*rh_hfe_Ic_hz + rh_hfe_Ic_hx*rh_hfe_V_x)
    + rh_hfe_n_y;
  const double rh_hfe_Fv_nz = rh_hfe_Ic_zz*rh_hfe_V_rx - rh_hfe_V_rz*rh_hfe_Ic_xz + rh_hfe_vh_zy
    - rh_hfe_M_zy;
  C[QUAD_rh_hfe][QUAD_rh_hfe] = rh_hfe_Fv_ny;

  /* to rh_haa */
  const double rh_hfe_G_rh_haa_fx = rh_hfe_Ic_hz*rh_hfe_c - rh_hfe_Ic_hx*rh_hfe_s;
  const double rh_hfe_G_rh_haa_fz = -rh_hfe_Ic_hx*rh_hfe_c - rh_hfe_Ic_hz*rh_hfe_s;
  const double rh_hfe_G_rh_haa_nx = rh_thigh_Jyz*rh_hfe_s + rh_thigh_Jxy*rh_hfe_c
    + rh_hfe_G_rh_haa_fz*rh_hfe_py;
  const double rh_hfe_G_rh_haa_nz = rh_thigh_Jyz*rh_hfe_c - rh_thigh_Jxy*rh_hfe_s
    - rh_hfe_py*rh_hfe_G_rh_haa_fx;
  const double rh_hfe_Fv_rh_haa_fx = rh_hfe_Fv_fz*rh_hfe_s + rh_hfe_Fv_fx*rh_hfe_c;
  const double rh_hfe_Fv_rh_haa_fz = rh_hfe_Fv_fz*rh_hfe_c - rh_hfe_Fv_fx*rh_hfe_s;
  const double rh_hfe_Fv_rh_haa_nx = rh_hfe_Fv_nz*rh_hfe_s + rh_hfe_Fv_nx*rh_hfe_c
    + rh_hfe_py*rh_hfe_Fv_rh_haa_fz;
  const double rh_hfe_Fv_rh_haa_nz = rh_hfe_Fv_nz*rh_hfe_c - rh_hfe_Fv_nx*rh_hfe_s
    - rh_hfe_py*rh_hfe_Fv_rh_haa_fx;
  const double rh_hfe_n_rh_haa_x = -rh_hfe_M_yz*rh_hfe_s - rh_hfe_M_yx*rh_hfe_c;
  const double rh_hfe_n_rh_haa_z = rh_hfe_M_yx*rh_hfe_s - rh_hfe_M_yz*rh_hfe_c;
  C[QUAD_rh_haa][QUAD_rh_hfe] = rh_hfe_Fv_rh_haa_nx;
  const double rh_hfe_t3 = rh_haa_V_ry*rh_hfe_G_rh_haa_nz;
  C[QUAD_rh_hfe][QUAD_rh_haa] = rh_haa_V_rz*rh_hfe_Ic_yy - rh_hfe_G_rh_haa_fz*rh_haa_V_y - rh_hfe_t3
    + rh_hfe_n_rh_haa_x;

  /* to base */
  const double rh_hfe_G_base_fy = -rh_hfe_G_rh_haa_fz*rh_haa_s;
  const double rh_hfe_G_base_fz = rh_hfe_G_rh_haa_fz*rh_haa_c;
  const double rh_hfe_G_base_nx = rh_hfe_G_rh_haa_nx + rh_hfe_G_base_fz*rh_haa_py;
  const double rh_hfe_G_base_ny = rh_hfe_Ic_yy*rh_haa_c - rh_hfe_G_rh_haa_nz*rh_haa_s
    - rh_hfe_G_base_fz*rh_haa_px;
  const double rh_hfe_G_base_nz = rh_hfe_Ic_yy*rh_haa_s + rh_hfe_G_rh_haa_nz*rh_haa_c
    + (rh_haa_px*rh_hfe_G_base_fy - rh_haa_py*rh_hfe_G_rh_haa_fx);
  const double rh_hfe_Fv_base_fy = rh_hfe_Fv_fy*rh_haa_c - rh_hfe_Fv_rh_haa_fz*rh_haa_s;
  const double rh_hfe_Fv_base_fz = rh_hfe_Fv_fy*rh_haa_s + rh_hfe_Fv_rh_haa_fz*rh_haa_c;
  const double rh_hfe_Fv_base_nx = rh_hfe_Fv_rh_haa_nx + rh_haa_py*rh_hfe_Fv_base_fz;
  const double rh_hfe_Fv_base_ny = rh_hfe_Fv_ny*rh_haa_c - rh_hfe_Fv_rh_haa_nz*rh_haa_s
    - rh_haa_px*rh_hfe_Fv_base_fz;
  const double rh_hfe_Fv_base_nz = rh_hfe_Fv_ny*rh_haa_s + rh_hfe_Fv_rh_haa_nz*rh_haa_c
    + (rh_haa_px*rh_hfe_Fv_base_fy - rh_haa_py*rh_hfe_Fv_rh_haa_fx);
  const double rh_hfe_n_base_y = rh_hfe_n_y*rh_haa_c - rh_hfe_n_rh_haa_z*rh_haa_s;
  const double rh_hfe_n_base_z = rh_hfe_n_y*rh_haa_s + rh_hfe_n_rh_haa_z*rh_haa_c;
  C[QUAD_base_vx][QUAD_rh_hfe] = rh_hfe_Fv_rh_haa_fx;
  C[QUAD_base_vy][QUAD_rh_hfe] = rh_hfe_Fv_base_fy;
  C[QUAD_base_vz][QUAD_rh_hfe] = rh_hfe_Fv_base_fz;
  C[QUAD_base_wx][QUAD_rh_hfe] = rh_hfe_Fv_base_nx;
  C[QUAD_base_wy][QUAD_rh_hfe] = rh_hfe_Fv_base_ny;
  C[QUAD_base_wz][QUAD_rh_hfe] = rh_hfe_Fv_base_nz;
  C[QUAD_rh_hfe][QUAD_base_vx] = v[QUAD_base_wz]*rh_hfe_G_base_fy
    - rh_hfe_G_base_fz*v[QUAD_base_wy];
  C[QUAD_rh_hfe][QUAD_base_vy] = rh_hfe_G_base_fz*v[QUAD_base_wx]
    - v[QUAD_base_wz]*rh_hfe_G_rh_haa_fx;
  C[QUAD_rh_hfe][QUAD_base_vz] = v[QUAD_base_wy]*rh_hfe_G_rh_haa_fx
    - v[QUAD_base_wx]*rh_hfe_G_base_fy;
  C[QUAD_rh_hfe][QUAD_base_wx] = v[QUAD_base_vz]*rh_hfe_G_base_fy - rh_hfe_G_base_fz*v[QUAD_base_vy]
    + v[QUAD_base_wz]*rh_hfe_G_base_ny - v[QUAD_base_wy]*rh_hfe_G_base_nz + rh_hfe_n_rh_haa_x;
  C[QUAD_rh_hfe][QUAD_base_wy] = v[QUAD_base_wx]*rh_hfe_G_base_nz
    - (v[QUAD_base_vz]*rh_hfe_G_rh_haa_fx - rh_hfe_G_base_fz*v[QUAD_base_vx]
    + v[QUAD_base_wz]*rh_hfe_G_base_nx) + rh_hfe_n_base_y;
  C[QUAD_rh_hfe][QUAD_base_wz] = v[QUAD_base_vy]*rh_hfe_G_rh_haa_fx
    - v[QUAD_base_vx]*rh_hfe_G_base_fy + v[QUAD_base_wy]*rh_hfe_G_base_nx
    - v[QUAD_base_wx]*rh_hfe_G_base_ny + rh_hfe_n_base_z;
  pinion_row_zero(9, &C[QUAD_rh_hfe][QUAD_lf_haa]);

  /* Ic and B to rh_haa */
  const double rh_hfe_ui = (rh_hfe_Ic_zz - rh_hfe_Ic_xx)*rh_hfe_s + rh_hfe_Ic_xz*(2.0*rh_hfe_c);
  const double rh_hfe_uis = rh_hfe_ui*rh_hfe_s;
  const double rh_haa_Ic_xz = rh_hfe_ui*rh_hfe_c - rh_hfe_Ic_xz;
  const double rh_hfe_Rf_z = rh_hfe_f_z*rh_hfe_c - rh_hfe_f_x*rh_hfe_s;
  const double rh_hfe_Rf_x = rh_hfe_f_z*rh_hfe_s + rh_hfe_f_x*rh_hfe_c;
  const double rh_hfe_ub = (rh_hfe_M_zz - rh_hfe_M_xx)*rh_hfe_s
    + (rh_hfe_M_zx + rh_hfe_M_xz)*rh_hfe_c;
  const double rh_hfe_ubs = rh_hfe_ub*rh_hfe_s;
  const double rh_hfe_ubc = rh_hfe_ub*rh_hfe_c;
  const double rh_haa_M_zz = rh_hfe_M_zz - rh_hfe_ubs;

  /* ---- column of rh_haa: revolute x, parent base -------------------------- */
  const double rh_haa_Ic_hx = rh_hip_hx - rh_hfe_G_rh_haa_fz;
  const double rh_haa_Ic_xx = rh_hip_Jxx + (rh_hfe_Ic_xx + rh_hfe_uis + rh_hfe_J_k1532);
  const double rh_haa_Ic_xy = rh_hip_Jxy + rh_hfe_G_rh_haa_nx;
  const double rh_haa_Ic_yy = rh_hip_Jyy + rh_hfe_Ic_yy;
  const double rh_haa_Ic_zz = rh_hip_Jzz + (rh_hfe_Ic_zz - rh_hfe_uis + rh_hfe_J_k1532);
  const double rh_haa_f_x = rh_hip_m*rh_haa_V_x - rh_haa_V_rz*rh_hip_hy + rh_hfe_Rf_x;
  const double rh_haa_f_y = rh_hip_m*rh_haa_V_y + rh_haa_V_rz*rh_hip_hx + rh_hfe_f_y;
  const double rh_haa_f_z = rh_hip_m*rh_haa_V_z + (rh_haa_V_rx*rh_hip_hy - rh_haa_V_ry*rh_hip_hx)
    + rh_hfe_Rf_z;
  const double rh_haa_M_xx = rh_haa_wQ_xx + rh_haa_V_x*rh_hip_hx + (rh_hfe_M_xx + rh_hfe_ubs);
  const double rh_haa_M_xy = rh_haa_V_x*rh_hip_hy - rh_haa_V_rz*rh_haa_Qyy
    + (rh_hfe_M_zy*rh_hfe_s + rh_hfe_M_xy*rh_hfe_c + rh_hfe_Rf_x*rh_hfe_py);
  const double rh_haa_M_xz = rh_haa_V_ry*rh_haa_Qzz + (rh_hfe_ubc - rh_hfe_M_zx);
  const double rh_haa_M_yx = rh_haa_V_rz*rh_haa_Qxx + rh_haa_V_y*rh_hip_hx - rh_hfe_n_rh_haa_x;
  const double rh_haa_M_yy = rh_haa_V_y*rh_hip_hy - rh_haa_wQ_xx
    + (rh_hfe_M_yy + rh_hfe_f_y*rh_hfe_py);
  const double rh_haa_M_yz = -rh_hfe_n_rh_haa_z - rh_haa_V_rx*rh_haa_Qzz;
  const double rh_haa_M_zx = rh_haa_V_z*rh_hip_hx
    - (rh_hip_Jxy*rh_haa_V_rx + rh_haa_V_ry*rh_haa_Qxx) + (rh_hfe_ubc - rh_hfe_M_xz);
  const double rh_haa_M_zy = rh_haa_V_rx*rh_haa_Qyy + rh_hip_Jxy*rh_haa_V_ry + rh_haa_V_z*rh_hip_hy
    + (rh_hfe_M_zy*rh_hfe_c - rh_hfe_M_xy*rh_hfe_s + rh_hfe_Rf_z*rh_hfe_py);
  const double rh_haa_n_x = rh_haa_M_yy + rh_haa_M_zz;
  const double rh_haa_Fv_fx = rh_haa_V_rz*rh_hfe_G_rh_haa_fx + rh_haa_V_ry*rh_haa_h_k9233;
  const double rh_haa_Fv_fy = rh_haa_Ic_m*rh_haa_V_z - rh_haa_V_ry*rh_haa_Ic_hx - rh_haa_f_z;
  const double rh_haa_Fv_fz = rh_haa_f_y - (rh_haa_V_y*rh_haa_Ic_m + rh_haa_V_rz*rh_haa_Ic_hx);
  const double rh_haa_Fv_nx = rh_haa_Ic_xy*rh_haa_V_rz - rh_haa_V_ry*rh_haa_Ic_xz
    - (rh_haa_V_y*rh_haa_h_k9233 + rh_hfe_G_rh_haa_fx*rh_haa_V_z) + rh_haa_n_x;
  const double rh_haa_Fv_ny = rh_haa_Ic_yy*rh_haa_V_rz - rh_hfe_t3 + rh_haa_V_y*rh_haa_Ic_hx
    - rh_haa_M_yx;
  const double rh_haa_Fv_nz = rh_hfe_G_rh_haa_nz*rh_haa_V_rz - rh_haa_V_ry*rh_haa_Ic_zz
    + rh_haa_Ic_hx*rh_haa_V_z - rh_haa_M_zx;
  C[QUAD_rh_haa][QUAD_rh_haa] = rh_haa_Fv_nx;

  /* to base */
  const double rh_haa_G_base_fy = -rh_hfe_G_rh_haa_fx*rh_haa_c - rh_haa_h_k9233*rh_haa_s;
  const double rh_haa_G_base_fz = rh_haa_h_k9233*rh_haa_c - rh_hfe_G_rh_haa_fx*rh_haa_s;
  const double rh_haa_Rn_y = rh_haa_Ic_xy*rh_haa_c - rh_haa_Ic_xz*rh_haa_s;
  const double rh_haa_G_base_nx = rh_haa_Ic_xx + rh_haa_py*rh_haa_G_base_fz;
  const double rh_haa_G_base_ny = rh_haa_Rn_y - rh_haa_px*rh_haa_G_base_fz;
  const double rh_haa_G_base_nz = rh_haa_Ic_xy*rh_haa_s + rh_haa_Ic_xz*rh_haa_c
    + rh_haa_G_base_fy*rh_haa_px;
  const double rh_haa_Fv_base_fy = rh_haa_Fv_fy*rh_haa_c - rh_haa_Fv_fz*rh_haa_s;
  const double rh_haa_Fv_base_fz = rh_haa_Fv_fy*rh_haa_s + rh_haa_Fv_fz*rh_haa_c;
  const double rh_haa_Fv_base_nx = rh_haa_Fv_nx + rh_haa_py*rh_haa_Fv_base_fz;
  const double rh_haa_Fv_base_ny = rh_haa_Fv_ny*rh_haa_c - rh_haa_Fv_nz*rh_haa_s
    - rh_haa_px*rh_haa_Fv_base_fz;
  const double rh_haa_Fv_base_nz = rh_haa_Fv_ny*rh_haa_s + rh_haa_Fv_nz*rh_haa_c
    + (rh_haa_px*rh_haa_Fv_base_fy - rh_haa_py*rh_haa_Fv_fx);
  const double rh_haa_n_base_y = rh_haa_M_xz*rh_haa_s - rh_haa_M_xy*rh_haa_c;
  const double rh_haa_n_base_z = -rh_haa_M_xy*rh_haa_s - rh_haa_M_xz*rh_haa_c;
  C[QUAD_base_vx][QUAD_rh_haa] = rh_haa_Fv_fx;
  C[QUAD_base_vy][QUAD_rh_haa] = rh_haa_Fv_base_fy;
  C[QUAD_base_vz][QUAD_rh_haa] = rh_haa_Fv_base_fz;
  C[QUAD_base_wx][QUAD_rh_haa] = rh_haa_Fv_base_nx;
  C[QUAD_base_wy][QUAD_rh_haa] = rh_haa_Fv_base_ny;
  C[QUAD_base_wz][QUAD_rh_haa] = rh_haa_Fv_base_nz;
  C[QUAD_rh_haa][QUAD_base_vx] = rh_haa_G_base_fy*v[QUAD_base_wz]
    - v[QUAD_base_wy]*rh_haa_G_base_fz;
  C[QUAD_rh_haa][QUAD_base_vy] = v[QUAD_base_wx]*rh_haa_G_base_fz;
  C[QUAD_rh_haa][QUAD_base_vz] = -rh_haa_G_base_fy*v[QUAD_base_wx];
  C[QUAD_rh_haa][QUAD_base_wx] = v[QUAD_base_wz]*rh_haa_G_base_ny
    - (v[QUAD_base_vy]*rh_haa_G_base_fz - rh_haa_G_base_fy*v[QUAD_base_vz])
    - v[QUAD_base_wy]*rh_haa_G_base_nz + rh_haa_n_x;
  C[QUAD_rh_haa][QUAD_base_wy] = v[QUAD_base_vx]*rh_haa_G_base_fz - v[QUAD_base_wz]*rh_haa_G_base_nx
    + v[QUAD_base_wx]*rh_haa_G_base_nz + rh_haa_n_base_y;
  C[QUAD_rh_haa][QUAD_base_wz] = v[QUAD_base_wy]*rh_haa_G_base_nx - rh_haa_G_base_fy*v[QUAD_base_vx]
    - v[QUAD_base_wx]*rh_haa_G_base_ny + rh_haa_n_base_z;
  pinion_row_zero(9, &C[QUAD_rh_haa][QUAD_lf_haa]);

  /* Ic and B to base */
  const double rh_haa_ui = (rh_haa_Ic_yy - rh_haa_Ic_zz)*rh_haa_s
    + rh_hfe_G_rh_haa_nz*(2.0*rh_haa_c);
  const double rh_haa_uis = rh_haa_ui*rh_haa_s;
  const double rh_haa_e_x = rh_haa_2px*rh_haa_Ic_hx + rh_haa_Ic_mpxpx;
  const double rh_haa_e_y = rh_haa_2py*rh_haa_G_base_fz + rh_haa_Ic_mpypy;
  const double rh_haa_t1 = rh_haa_G_base_fz + rh_haa_Ic_mpy;
  const double rh_haa_Rf_y = rh_haa_f_y*rh_haa_c - rh_haa_f_z*rh_haa_s;
  const double rh_haa_Rf_z = rh_haa_f_y*rh_haa_s + rh_haa_f_z*rh_haa_c;
  const double rh_haa_ub = (rh_haa_M_yy - rh_haa_M_zz)*rh_haa_s
    + (rh_haa_M_zy + rh_haa_M_yz)*rh_haa_c;
  const double rh_haa_ubs = rh_haa_ub*rh_haa_s;
  const double rh_haa_ubc = rh_haa_ub*rh_haa_c;

  /* ---- column of base: floating, parent world ----------------------------- */
  const double base_Ic_hx = trunk_hx + (lf_haa_Ic_hx + lf_haa_Ic_mpx)
    + (rf_haa_Ic_hx + rf_haa_Ic_mpx) + (lh_haa_Ic_hx + lh_haa_Ic_mpx)
    + (rh_haa_Ic_hx + rh_haa_Ic_mpx);
  const double base_Ic_hy = lf_haa_t1 + rf_haa_t1 + lh_haa_t1 + rh_haa_t1;
  const double base_Ic_hz = trunk_hz - lf_haa_G_base_fy - rf_haa_G_base_fy - lh_haa_G_base_fy
    - rh_haa_G_base_fy;
  const double base_Ic_xx = trunk_Jxx + (lf_haa_Ic_xx + lf_haa_e_y) + (rf_haa_Ic_xx + rf_haa_e_y)
    + (lh_haa_Ic_xx + lh_haa_e_y) + (rh_haa_Ic_xx + rh_haa_e_y);
  const double base_Ic_xy = lf_haa_Rn_y - (lf_haa_px*lf_haa_t1 + lf_haa_py*lf_haa_Ic_hx)
    + (rf_haa_Rn_y - (rf_haa_px*rf_haa_t1 + rf_haa_py*rf_haa_Ic_hx))
    + (lh_haa_Rn_y - (lh_haa_px*lh_haa_t1 + lh_haa_py*lh_haa_Ic_hx))
    + (rh_haa_Rn_y - (rh_haa_px*rh_haa_t1 + rh_haa_py*rh_haa_Ic_hx));
  const double base_Ic_xz = trunk_Jxz + lf_haa_G_base_nz + rf_haa_G_base_nz + lh_haa_G_base_nz
    + rh_haa_G_base_nz;
  const double base_Ic_yy = trunk_Jyy + (lf_haa_Ic_yy - lf_haa_uis + lf_haa_e_x)
    + (rf_haa_Ic_yy - rf_haa_uis + rf_haa_e_x) + (lh_haa_Ic_yy - lh_haa_uis + lh_haa_e_x)
    + (rh_haa_Ic_yy - rh_haa_uis + rh_haa_e_x);
  const double base_Ic_yz = lf_haa_ui*lf_haa_c - lf_hfe_G_lf_haa_nz + lf_haa_py*lf_haa_G_base_fy
    + (rf_haa_ui*rf_haa_c - rf_hfe_G_rf_haa_nz + rf_haa_py*rf_haa_G_base_fy)
    + (lh_haa_ui*lh_haa_c - lh_hfe_G_lh_haa_nz + lh_haa_py*lh_haa_G_base_fy)
    + (rh_haa_ui*rh_haa_c - rh_hfe_G_rh_haa_nz + rh_haa_py*rh_haa_G_base_fy);
  const double base_Ic_zz = trunk_Jzz + (lf_haa_Ic_zz + lf_haa_uis + (lf_haa_e_x + lf_haa_e_y))
    + (rf_haa_Ic_zz + rf_haa_uis + (rf_haa_e_x + rf_haa_e_y))
    + (lh_haa_Ic_zz + lh_haa_uis + (lh_haa_e_x + lh_haa_e_y))
    + (rh_haa_Ic_zz + rh_haa_uis + (rh_haa_e_x + rh_haa_e_y));
  const double base_f_x = trunk_m*v[QUAD_base_vx] + v[QUAD_base_wy]*trunk_hz + lf_haa_f_x
    + rf_haa_f_x + lh_haa_f_x + rh_haa_f_x;
  const double base_f_y = trunk_m*v[QUAD_base_vy]
    + (v[QUAD_base_wz]*trunk_hx - v[QUAD_base_wx]*trunk_hz) + lf_haa_Rf_y + rf_haa_Rf_y
    + lh_haa_Rf_y + rh_haa_Rf_y;
  const double base_f_z = trunk_m*v[QUAD_base_vz] - v[QUAD_base_wy]*trunk_hx + lf_haa_Rf_z
    + rf_haa_Rf_z + lh_haa_Rf_z + rh_haa_Rf_z;
  const double base_M_xx = v[QUAD_base_vx]*trunk_hx + base_wQ_xx
    + (lf_haa_M_xx + lf_haa_f_x*lf_haa_px) + (rf_haa_M_xx + rf_haa_f_x*rf_haa_px)
    + (lh_haa_M_xx + lh_haa_f_x*lh_haa_px) + (rh_haa_M_xx + rh_haa_f_x*rh_haa_px);
  const double base_M_xy = lf_haa_f_x*lf_haa_py - lf_haa_n_base_y - v[QUAD_base_wz]*base_Qyy
    + (rf_haa_f_x*rf_haa_py - rf_haa_n_base_y) + (lh_haa_f_x*lh_haa_py - lh_haa_n_base_y)
    + (rh_haa_f_x*rh_haa_py - rh_haa_n_base_y);
  const double base_M_xz = v[QUAD_base_wy]*base_Qzz + v[QUAD_base_vx]*trunk_hz - lf_haa_n_base_z
    - rf_haa_n_base_z - lh_haa_n_base_z - rh_haa_n_base_z;
  const double base_M_yx = v[QUAD_base_wz]*base_Qxx + trunk_Jxz*v[QUAD_base_wx]
    + v[QUAD_base_vy]*trunk_hx
    + (lf_haa_M_yx*lf_haa_c - lf_haa_M_zx*lf_haa_s + lf_haa_Rf_y*lf_haa_px)
    + (rf_haa_M_yx*rf_haa_c - rf_haa_M_zx*rf_haa_s + rf_haa_Rf_y*rf_haa_px)
    + (lh_haa_M_yx*lh_haa_c - lh_haa_M_zx*lh_haa_s + lh_haa_Rf_y*lh_haa_px)
    + (rh_haa_M_yx*rh_haa_c - rh_haa_M_zx*rh_haa_s + rh_haa_Rf_y*rh_haa_px);
  const double base_M_yy = lf_haa_M_yy - lf_haa_ubs + lf_haa_Rf_y*lf_haa_py
    + (rf_haa_M_yy - rf_haa_ubs + rf_haa_Rf_y*rf_haa_py)
    + (lh_haa_M_yy - lh_haa_ubs + lh_haa_Rf_y*lh_haa_py)
    + (rh_haa_M_yy - rh_haa_ubs + rh_haa_Rf_y*rh_haa_py);
  const double base_M_yz = v[QUAD_base_vy]*trunk_hz
    - (trunk_Jxz*v[QUAD_base_wz] + v[QUAD_base_wx]*base_Qzz) + (lf_haa_ubc - lf_haa_M_zy)
    + (rf_haa_ubc - rf_haa_M_zy) + (lh_haa_ubc - lh_haa_M_zy) + (rh_haa_ubc - rh_haa_M_zy);
  const double base_M_zx = v[QUAD_base_vz]*trunk_hx - v[QUAD_base_wy]*base_Qxx
    + (lf_haa_M_yx*lf_haa_s + lf_haa_M_zx*lf_haa_c + lf_haa_Rf_z*lf_haa_px)
    + (rf_haa_M_yx*rf_haa_s + rf_haa_M_zx*rf_haa_c + rf_haa_Rf_z*rf_haa_px)
    + (lh_haa_M_yx*lh_haa_s + lh_haa_M_zx*lh_haa_c + lh_haa_Rf_z*lh_haa_px)
    + (rh_haa_M_yx*rh_haa_s + rh_haa_M_zx*rh_haa_c + rh_haa_Rf_z*rh_haa_px);
  const double base_M_zy = v[QUAD_base_wx]*base_Qyy
    + (lf_haa_ubc - lf_haa_M_yz + lf_haa_Rf_z*lf_haa_py)
    + (rf_haa_ubc - rf_haa_M_yz + rf_haa_Rf_z*rf_haa_py)
    + (lh_haa_ubc - lh_haa_M_yz + lh_haa_Rf_z*lh_haa_py)
    + (rh_haa_ubc - rh_haa_M_yz + rh_haa_Rf_z*rh_haa_py);
  const double base_M_zz = v[QUAD_base_vz]*trunk_hz - base_wQ_xx + (lf_haa_M_zz + lf_haa_ubs)
    + (rf_haa_M_zz + rf_haa_ubs) + (lh_haa_M_zz + lh_haa_ubs) + (rh_haa_M_zz + rh_haa_ubs);
  const double base_n_wx_x = base_M_yy + base_M_zz;
  const double base_n_wy_y = base_M_zz + base_M_xx;
  const double base_n_wz_z = base_M_xx + base_M_yy;
  const double base_t1 = v[QUAD_base_wy]*base_Ic_hy;
  const double base_t2 = base_Ic_hz*v[QUAD_base_wz];
  const double base_Fv_vx_fy = total_mass*v[QUAD_base_wz];
  const double base_Fv_vx_fz = -total_mass*v[QUAD_base_wy];
  const double base_Fv_vx_nx = -base_t1 - base_t2;
  const double base_Fv_vx_ny = v[QUAD_base_wy]*base_Ic_hx;
  const double base_Fv_vx_nz = base_Ic_hx*v[QUAD_base_wz];
  C[QUAD_base_vx][QUAD_base_vx] = 0.0;
  C[QUAD_base_vy][QUAD_base_vx] = base_Fv_vx_fy;
  C[QUAD_base_vz][QUAD_base_vx] = base_Fv_vx_fz;
  C[QUAD_base_wx][QUAD_base_vx] = base_Fv_vx_nx;
  C[QUAD_base_wy][QUAD_base_vx] = base_Fv_vx_ny;
  C[QUAD_base_wz][QUAD_base_vx] = base_Fv_vx_nz;
  const double base_Fv_vy_fz = total_mass*v[QUAD_base_wx];
  const double base_Fv_vy_nx = base_Ic_hy*v[QUAD_base_wx];
  const double base_Fv_vy_nz = v[QUAD_base_wz]*base_Ic_hy;
  const double base_t3 = base_Ic_hx*v[QUAD_base_wx];
  const double base_Fv_vy_ny = -base_t2 - base_t3;
  C[QUAD_base_vx][QUAD_base_vy] = -base_Fv_vx_fy;
  C[QUAD_base_vy][QUAD_base_vy] = 0.0;
  C[QUAD_base_vz][QUAD_base_vy] = base_Fv_vy_fz;
  C[QUAD_base_wx][QUAD_base_vy] = base_Fv_vy_nx;
  C[QUAD_base_wy][QUAD_base_vy] = base_Fv_vy_ny;
  C[QUAD_base_wz][QUAD_base_vy] = base_Fv_vy_nz;
  const double base_Fv_vz_nx = v[QUAD_base_wx]*base_Ic_hz;
  const double base_Fv_vz_ny = base_Ic_hz*v[QUAD_base_wy];
  const double base_Fv_vz_nz = -base_t3 - base_t1;
  C[QUAD_base_vx][QUAD_base_vz] = -base_Fv_vx_fz;
  C[QUAD_base_vy][QUAD_base_vz] = -base_Fv_vy_fz;
  C[QUAD_base_vz][QUAD_base_vz] = 0.0;
  C[QUAD_base_wx][QUAD_base_vz] = base_Fv_vz_nx;
  C[QUAD_base_wy][QUAD_base_vz] = base_Fv_vz_ny;
  C[QUAD_base_wz][QUAD_base_vz] = base_Fv_vz_nz;
  const double base_t4 = v[QUAD_base_vy]*base_Ic_hy;
  const double base_t5 = base_Ic_hz*v[QUAD_base_vz];
  const double base_t6 = total_mass*v[QUAD_base_vz];
  const double base_t7 = v[QUAD_base_vy]*total_mass;
  const double base_t8 = base_Ic_xy*v[QUAD_base_wz];
  const double base_t9 = v[QUAD_base_wy]*base_Ic_xz;
  const double base_Fv_wx_fy = base_t6 - base_Fv_vx_ny - base_f_z;
  const double base_Fv_wx_fz = base_f_y - (base_t7 + base_Fv_vx_nz);
  const double base_Fv_wx_nx = base_t8 - base_t9 - (base_t4 + base_t5) + base_n_wx_x;
  const double base_Fv_wx_ny = base_Ic_yy*v[QUAD_base_wz] - v[QUAD_base_wy]*base_Ic_yz
    + v[QUAD_base_vy]*base_Ic_hx - base_M_yx;
  const double base_Fv_wx_nz = base_Ic_yz*v[QUAD_base_wz] - v[QUAD_base_wy]*base_Ic_zz
    + base_Ic_hx*v[QUAD_base_vz] - base_M_zx;
  C[QUAD_base_vx][QUAD_base_wx] = -base_Fv_vx_nx;
  C[QUAD_base_vy][QUAD_base_wx] = base_Fv_wx_fy;
  C[QUAD_base_vz][QUAD_base_wx] = base_Fv_wx_fz;
  C[QUAD_base_wx][QUAD_base_wx] = base_Fv_wx_nx;
  C[QUAD_base_wy][QUAD_base_wx] = base_Fv_wx_ny;
  C[QUAD_base_wz][QUAD_base_wx] = base_Fv_wx_nz;
  const double base_t10 = base_Ic_hx*v[QUAD_base_vx];
  const double base_t11 = total_mass*v[QUAD_base_vx];
  const double base_t12 = base_Ic_yz*v[QUAD_base_wx];
  const double base_Fv_wy_fx = base_f_z - (base_t6 + base_Fv_vy_nx);
  const double base_Fv_wy_fz = base_t11 - base_Fv_vy_nz - base_f_x;
  const double base_Fv_wy_nx = base_Ic_xz*v[QUAD_base_wx] - v[QUAD_base_wz]*base_Ic_xx
    + base_Ic_hy*v[QUAD_base_vx] - base_M_xy;
  const double base_Fv_wy_ny = base_t12 - base_t8 - (base_t5 + base_t10) + base_n_wy_y;
  const double base_Fv_wy_nz = base_Ic_zz*v[QUAD_base_wx] - v[QUAD_base_wz]*base_Ic_xz
    + v[QUAD_base_vz]*base_Ic_hy - base_M_zy;
  C[QUAD_base_vx][QUAD_base_wy] = base_Fv_wy_fx;
  C[QUAD_base_vy][QUAD_base_wy] = -base_Fv_vy_ny;
  C[QUAD_base_vz][QUAD_base_wy] = base_Fv_wy_fz;
  C[QUAD_base_wx][QUAD_base_wy] = base_Fv_wy_nx;
  C[QUAD_base_wy][QUAD_base_wy] = base_Fv_wy_ny;
  C[QUAD_base_wz][QUAD_base_wy] = base_Fv_wy_nz;
  const double base_Fv_wz_fx = base_t7 - base_Fv_vz_nx - base_f_y;
  const double base_Fv_wz_fy = base_f_x - (base_t11 + base_Fv_vz_ny);
  const double base_Fv_wz_nx = base_Ic_xx*v[QUAD_base_wy] - v[QUAD_base_wx]*base_Ic_xy
    + v[QUAD_base_vx]*base_Ic_hz - base_M_xz;
  const double base_Fv_wz_ny = base_Ic_xy*v[QUAD_base_wy] - v[QUAD_base_wx]*base_Ic_yy
    + base_Ic_hz*v[QUAD_base_vy] - base_M_yz;
  const double base_Fv_wz_nz = base_t9 - base_t12 - (base_t10 + base_t4) + base_n_wz_z;
  C[QUAD_base_vx][QUAD_base_wz] = base_Fv_wz_fx;
  C[QUAD_base_vy][QUAD_base_wz] = base_Fv_wz_fy;
  C[QUAD_base_vz][QUAD_base_wz] = -base_Fv_vz_nz;
  C[QUAD_base_wx][QUAD_base_wz] = base_Fv_wz_nx;
  C[QUAD_base_wy][QUAD_base_wz] = base_Fv_wz_ny;
  C[QUAD_base_wz][QUAD_base_wz] = base_Fv_wz_nz;
}
#endif
