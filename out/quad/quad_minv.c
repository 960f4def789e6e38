/* quad_minv.c
 * Hinv = H^-1, full, symmetric up to rounding, by the sparse factor.
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"
#include "quad_numbers.h"

#include "sincos.h"
#include "rows.h"
#include "limbs.h"

/* Products of matrices with constant sizes, in the names: rows x inner x columns. */
static PINION_ROWS_OUTLINE void quad_minv_product_3x3x6(double *z, const double *x, const double *y)
{
  pinion_small_product(6, 3, 3, 18, z, x, y);
}

static PINION_ROWS_OUTLINE void quad_minv_gram_6x12x6(double *z, const double *x, const double *y)
{
  pinion_small_gram(6, 6, 12, 18, z, x, y);
}

static PINION_ROWS_OUTLINE void quad_minv_image_12x6x6(double *z, const double *x, const double *y,
                                                       double *w)
{
  pinion_small_image(6, 12, 6, 18, z, x, y, w);
}

static PINION_ROWS_OUTLINE void quad_minv_square_12x6x12(double *z, const double *x,
                                                         const double *y)
{
  pinion_small_square(12, 12, 6, 18, z, x, y);
}

#if PINION_LIMBS_X4 /* limbs in the lanes of vectors */
int quad_minv(const double q[QUAD_NQ], double Hinv[QUAD_NV][QUAD_NV])
{
  double A[QUAD_NV][QUAD_NV];
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

  /* Ic = I + children's Ic; F = Ic*S, carried up the tree; H = S'*F */

  /* ---- limb_kfe: revolute y, parent limb_hfe ------------------------------ */
  /* F to limb_hfe */
  const pinion_x4 limb_kfe_hx = { lf_calf_hx, rf_calf_hx, lh_calf_hx, rh_calf_hx };
  const pinion_x4 limb_kfe_hz = { lf_calf_hz, rf_calf_hz, lh_calf_hz, rh_calf_hz };
  const pinion_x4 limb_kfe_F_limb_hfe_fx = limb_kfe_hz*limb_kfe_c - limb_kfe_hx*limb_kfe_s;
  const pinion_x4 limb_kfe_F_limb_hfe_fz = -limb_kfe_hx*limb_kfe_c - limb_kfe_hz*limb_kfe_s;
  const pinion_x4 limb_kfe_pz = { lf_kfe_pz, rf_kfe_pz, lh_kfe_pz, rh_kfe_pz };
  const pinion_x4 limb_kfe_Jyy = { lf_calf_Jyy, rf_calf_Jyy, lh_calf_Jyy, rh_calf_Jyy };
  const pinion_x4 limb_kfe_F_limb_hfe_ny = limb_kfe_Jyy + limb_kfe_pz*limb_kfe_F_limb_hfe_fx;

  /* F to limb_haa */
  const pinion_x4 limb_kfe_F_limb_haa_fx = limb_kfe_F_limb_hfe_fx*limb_hfe_c
    + limb_kfe_F_limb_hfe_fz*limb_hfe_s;
  const pinion_x4 limb_kfe_F_limb_haa_fz = limb_kfe_F_limb_hfe_fz*limb_hfe_c
    - limb_kfe_F_limb_hfe_fx*limb_hfe_s;
  const pinion_x4 limb_hfe_py = { lf_hfe_py, rf_hfe_py, lh_hfe_py, rh_hfe_py };
  const pinion_x4 limb_kfe_F_limb_haa_nx = limb_kfe_F_limb_haa_fz*limb_hfe_py;
  const pinion_x4 limb_kfe_F_limb_haa_nz = -limb_hfe_py*limb_kfe_F_limb_haa_fx;

  /* F to base */
  const pinion_x4 limb_kfe_F_base_fy = -limb_kfe_F_limb_haa_fz*limb_haa_s;
  const pinion_x4 limb_kfe_F_base_fz = limb_kfe_F_limb_haa_fz*limb_haa_c;
  const pinion_x4 limb_haa_py = { lf_haa_py, rf_haa_py, lh_haa_py, rh_haa_py };
  const pinion_x4 limb_haa_px = { lf_haa_px, rf_haa_px, lh_haa_px, rh_haa_px };
  const pinion_x4 limb_kfe_F_base_nx = limb_kfe_F_limb_haa_nx + limb_kfe_F_base_fz*limb_haa_py;
  const pinion_x4 limb_kfe_F_base_ny = limb_kfe_F_limb_hfe_ny*limb_haa_c
    - limb_kfe_F_limb_haa_nz*limb_haa_s - limb_kfe_F_base_fz*limb_haa_px;
  const pinion_x4 limb_kfe_F_base_nz = limb_kfe_F_limb_hfe_ny*limb_haa_s
    + limb_kfe_F_limb_haa_nz*limb_haa_c
    + (limb_haa_px*limb_kfe_F_base_fy - limb_haa_py*limb_kfe_F_limb_haa_fx);
  pinion_x4_put(&Hinv[QUAD_lf_kfe][QUAD_base_vx], &Hinv[QUAD_rf_kfe][QUAD_base_vx],
                &Hinv[QUAD_lh_kfe][QUAD_base_vx], &Hinv[QUAD_rh_kfe][QUAD_base_vx],
                limb_kfe_F_limb_haa_fx, limb_kfe_F_base_fy, limb_kfe_F_base_fz, limb_kfe_F_base_nx);
  Hinv[QUAD_lf_kfe][QUAD_base_wy] = limb_kfe_F_base_ny[0];
  Hinv[QUAD_rf_kfe][QUAD_base_wy] = limb_kfe_F_base_ny[1];
  Hinv[QUAD_lh_kfe][QUAD_base_wy] = limb_kfe_F_base_ny[2];
  Hinv[QUAD_rh_kfe][QUAD_base_wy] = limb_kfe_F_base_ny[3];
  Hinv[QUAD_lf_kfe][QUAD_base_wz] = limb_kfe_F_base_nz[0];
  Hinv[QUAD_rf_kfe][QUAD_base_wz] = limb_kfe_F_base_nz[1];
  Hinv[QUAD_lh_kfe][QUAD_base_wz] = limb_kfe_F_base_nz[2];
  Hinv[QUAD_rh_kfe][QUAD_base_wz] = limb_kfe_F_base_nz[3];

  /* Ic to limb_hfe */
  const pinion_x4 limb_kfe_minus_Jxx_Jzz =
    { -lf_calf_Jxx_Jzz, -rf_calf_Jxx_Jzz, -lh_calf_Jxx_Jzz, -rh_calf_Jxx_Jzz };
  const pinion_x4 limb_kfe_2Jxz = { lf_calf_2Jxz, rf_calf_2Jxz, lh_calf_2Jxz, rh_calf_2Jxz };
  const pinion_x4 limb_kfe_ui = limb_kfe_minus_Jxx_Jzz*limb_kfe_s + limb_kfe_2Jxz*limb_kfe_c;
  const pinion_x4 limb_kfe_uis = limb_kfe_ui*limb_kfe_s;
  const pinion_x4 limb_kfe_Jzz = { lf_calf_Jzz, rf_calf_Jzz, lh_calf_Jzz, rh_calf_Jzz };
  const pinion_x4 limb_kfe_Ic_limb_hfe_zz = limb_kfe_Jzz - limb_kfe_uis;
  const pinion_x4 limb_kfe_Jxx = { lf_calf_Jxx, rf_calf_Jxx, lh_calf_Jxx, rh_calf_Jxx };
  const pinion_x4 limb_kfe_Jxz = { lf_calf_Jxz, rf_calf_Jxz, lh_calf_Jxz, rh_calf_Jxz };
  const pinion_x4 limb_kfe_mpz = { lf_kfe_mpz, rf_kfe_mpz, lh_kfe_mpz, rh_kfe_mpz };
  const pinion_x4 limb_kfe_Ic_limb_hfe_hz = limb_kfe_F_limb_hfe_fx + limb_kfe_mpz;
  const pinion_x4 limb_kfe_Ic_limb_hfe_xz = limb_kfe_ui*limb_kfe_c - limb_kfe_Jxz
    + limb_kfe_pz*limb_kfe_F_limb_hfe_fz;
  const pinion_x4 limb_kfe_2pz = { lf_kfe_2pz, rf_kfe_2pz, lh_kfe_2pz, rh_kfe_2pz };
  const pinion_x4 limb_kfe_mpzpz = { lf_kfe_mpzpz, rf_kfe_mpzpz, lh_kfe_mpzpz, rh_kfe_mpzpz };
  const pinion_x4 limb_kfe_e_z = limb_kfe_2pz*limb_kfe_F_limb_hfe_fx + limb_kfe_mpzpz;
  const pinion_x4 limb_kfe_Ic_limb_hfe_xx = limb_kfe_Jxx + limb_kfe_uis + limb_kfe_e_z;
  const pinion_x4 limb_kfe_Ic_limb_hfe_yy = limb_kfe_Jyy + limb_kfe_e_z;

  /* ---- limb_hfe: revolute y, parent limb_haa ------------------------------ */
  const pinion_x4 limb_hfe_hx = { lf_thigh_hx, rf_thigh_hx, lh_thigh_hx, rh_thigh_hx };
  const pinion_x4 limb_hfe_Ic_hx = limb_hfe_hx - limb_kfe_F_limb_hfe_fz;
  const pinion_x4 limb_hfe_hz = { lf_thigh_hz, rf_thigh_hz, lh_thigh_hz, rh_thigh_hz };
  const pinion_x4 limb_hfe_Ic_hz = limb_hfe_hz + limb_kfe_Ic_limb_hfe_hz;
  const pinion_x4 limb_hfe_Jxx = { lf_thigh_Jxx, rf_thigh_Jxx, lh_thigh_Jxx, rh_thigh_Jxx };
  const pinion_x4 limb_hfe_Ic_xx = limb_hfe_Jxx + limb_kfe_Ic_limb_hfe_xx;
  const pinion_x4 limb_hfe_Jxz = { lf_thigh_Jxz, rf_thigh_Jxz, lh_thigh_Jxz, rh_thigh_Jxz };
  const pinion_x4 limb_hfe_Ic_xz = limb_hfe_Jxz + limb_kfe_Ic_limb_hfe_xz;
  const pinion_x4 limb_hfe_Jyy = { lf_thigh_Jyy, rf_thigh_Jyy, lh_thigh_Jyy, rh_thigh_Jyy };
  const pinion_x4 limb_hfe_Ic_yy = limb_hfe_Jyy + limb_kfe_Ic_limb_hfe_yy;
  const pinion_x4 limb_hfe_Jzz = { lf_thigh_Jzz, rf_thigh_Jzz, lh_thigh_Jzz, rh_thigh_Jzz };
  const pinion_x4 limb_hfe_Ic_zz = limb_hfe_Jzz + limb_kfe_Ic_limb_hfe_zz;

  /* F to limb_haa */
  const pinion_x4 limb_hfe_F_limb_haa_fx = limb_hfe_Ic_hz*limb_hfe_c - limb_hfe_Ic_hx*limb_hfe_s;
  const pinion_x4 limb_hfe_F_limb_haa_fz = -limb_hfe_Ic_hx*limb_hfe_c - limb_hfe_Ic_hz*limb_hfe_s;
  const pinion_x4 limb_hfe_Jyz = { lf_thigh_Jyz, rf_thigh_Jyz, lh_thigh_Jyz, rh_thigh_Jyz };
  const pinion_x4 limb_hfe_Jxy = { lf_thigh_Jxy, rf_thigh_Jxy, lh_thigh_Jxy, rh_thigh_Jxy };
  const pinion_x4 limb_hfe_F_limb_haa_nx = limb_hfe_Jyz*limb_hfe_s + limb_hfe_Jxy*limb_hfe_c
    + limb_hfe_F_limb_haa_fz*limb_hfe_py;
  const pinion_x4 limb_hfe_F_limb_haa_nz = limb_hfe_Jyz*limb_hfe_c - limb_hfe_Jxy*limb_hfe_s
    - limb_hfe_py*limb_hfe_F_limb_haa_fx;

  /* F to base */
  const pinion_x4 limb_hfe_F_base_fy = -limb_hfe_F_limb_haa_fz*limb_haa_s;
  const pinion_x4 limb_hfe_F_base_fz = limb_hfe_F_limb_haa_fz*limb_haa_c;
  const pinion_x4 limb_hfe_F_base_nx = limb_hfe_F_limb_haa_nx + limb_hfe_F_base_fz*limb_haa_py;
  const pinion_x4 limb_hfe_F_base_ny = limb_hfe_Ic_yy*limb_haa_c - limb_hfe_F_limb_haa_nz*limb_haa_s
    - limb_hfe_F_base_fz*limb_haa_px;
  const pinion_x4 limb_hfe_F_base_nz = limb_hfe_Ic_yy*limb_haa_s + limb_hfe_F_limb_haa_nz*limb_haa_c
    + (limb_haa_px*limb_hfe_F_base_fy - limb_haa_py*limb_hfe_F_limb_haa_fx);
  pinion_x4_put(&Hinv[QUAD_lf_hfe][QUAD_base_vx], &Hinv[QUAD_rf_hfe][QUAD_base_vx],
                &Hinv[QUAD_lh_hfe][QUAD_base_vx], &Hinv[QUAD_rh_hfe][QUAD_base_vx],
                limb_hfe_F_limb_haa_fx, limb_hfe_F_base_fy, limb_hfe_F_base_fz, limb_hfe_F_base_nx);
  Hinv[QUAD_lf_hfe][QUAD_base_wy] = limb_hfe_F_base_ny[0];
  Hinv[QUAD_rf_hfe][QUAD_base_wy] = limb_hfe_F_base_ny[1];
  Hinv[QUAD_lh_hfe][QUAD_base_wy] = limb_hfe_F_base_ny[2];
  Hinv[QUAD_rh_hfe][QUAD_base_wy] = limb_hfe_F_base_ny[3];
  Hinv[QUAD_lf_hfe][QUAD_base_wz] = limb_hfe_F_base_nz[0];
  Hinv[QUAD_rf_hfe][QUAD_base_wz] = limb_hfe_F_base_nz[1];
  Hinv[QUAD_lh_hfe][QUAD_base_wz] = limb_hfe_F_base_nz[2];
  Hinv[QUAD_rh_hfe][QUAD_base_wz] = limb_hfe_F_base_nz[3];

  /* Ic to limb_haa */
  const pinion_x4 limb_hfe_ui = (limb_hfe_Ic_zz - limb_hfe_Ic_xx)*limb_hfe_s
    + limb_hfe_Ic_xz*(2.0*limb_hfe_c);
  const pinion_x4 limb_hfe_uis = limb_hfe_ui*limb_hfe_s;
  const pinion_x4 limb_hfe_Ic_limb_haa_xz = limb_hfe_ui*limb_hfe_c - limb_hfe_Ic_xz;
  const pinion_x4 limb_hfe_e_y = { lf_hfe_J_k1532, rf_hfe_J_k1532, lh_hfe_J_k1532, rh_hfe_J_k1532 };
  const pinion_x4 limb_hfe_Ic_limb_haa_xx = limb_hfe_Ic_xx + limb_hfe_uis + limb_hfe_e_y;
  const pinion_x4 limb_hfe_Ic_limb_haa_zz = limb_hfe_Ic_zz - limb_hfe_uis + limb_hfe_e_y;

  /* ---- limb_haa: revolute x, parent base ---------------------------------- */
  const pinion_x4 limb_haa_hx = { lf_hip_hx, rf_hip_hx, lh_hip_hx, rh_hip_hx };
  const pinion_x4 limb_haa_Ic_hx = limb_haa_hx - limb_hfe_F_limb_haa_fz;
  const pinion_x4 limb_haa_Jxx = { lf_hip_Jxx, rf_hip_Jxx, lh_hip_Jxx, rh_hip_Jxx };
  const pinion_x4 limb_haa_Ic_xx = limb_haa_Jxx + limb_hfe_Ic_limb_haa_xx;
  const pinion_x4 limb_haa_Jxy = { lf_hip_Jxy, rf_hip_Jxy, lh_hip_Jxy, rh_hip_Jxy };
  const pinion_x4 limb_haa_Ic_xy = limb_haa_Jxy + limb_hfe_F_limb_haa_nx;
  const pinion_x4 limb_haa_Jyy = { lf_hip_Jyy, rf_hip_Jyy, lh_hip_Jyy, rh_hip_Jyy };
  const pinion_x4 limb_haa_Ic_yy = limb_haa_Jyy + limb_hfe_Ic_yy;
  const pinion_x4 limb_haa_Jzz = { lf_hip_Jzz, rf_hip_Jzz, lh_hip_Jzz, rh_hip_Jzz };
  const pinion_x4 limb_haa_Ic_zz = limb_haa_Jzz + limb_hfe_Ic_limb_haa_zz;

  /* F to base */
  const pinion_x4 limb_haa_Ic_hy =
    { lf_haa_h_k9233, rf_haa_h_k9233, lh_haa_h_k9233, rh_haa_h_k9233 };
  const pinion_x4 limb_haa_F_base_fy = -limb_hfe_F_limb_haa_fx*limb_haa_c
    - limb_haa_Ic_hy*limb_haa_s;
  const pinion_x4 limb_haa_F_base_fz = limb_haa_Ic_hy*limb_haa_c
    - limb_hfe_F_limb_haa_fx*limb_haa_s;
  const pinion_x4 limb_haa_Rn_y = limb_haa_Ic_xy*limb_haa_c - limb_hfe_Ic_limb_haa_xz*limb_haa_s;
  const pinion_x4 limb_haa_F_base_nx = limb_haa_Ic_xx + limb_haa_py*limb_haa_F_base_fz;
  const pinion_x4 limb_haa_F_base_ny = limb_haa_Rn_y - limb_haa_px*limb_haa_F_base_fz;
  const pinion_x4 limb_haa_F_base_nz = limb_haa_Ic_xy*limb_haa_s
    + limb_hfe_Ic_limb_haa_xz*limb_haa_c + limb_haa_F_base_fy*limb_haa_px;
  Hinv[QUAD_lf_haa][QUAD_base_vx] = 0.0;
  Hinv[QUAD_rf_haa][QUAD_base_vx] = 0.0;
  Hinv[QUAD_lh_haa][QUAD_base_vx] = 0.0;
  Hinv[QUAD_rh_haa][QUAD_base_vx] = 0.0;
  pinion_x4_put(&Hinv[QUAD_lf_haa][QUAD_base_vy], &Hinv[QUAD_rf_haa][QUAD_base_vy],
                &Hinv[QUAD_lh_haa][QUAD_base_vy], &Hinv[QUAD_rh_haa][QUAD_base_vy],
                limb_haa_F_base_fy, limb_haa_F_base_fz, limb_haa_F_base_nx, limb_haa_F_base_ny);
  Hinv[QUAD_lf_haa][QUAD_base_wz] = limb_haa_F_base_nz[0];
  Hinv[QUAD_rf_haa][QUAD_base_wz] = limb_haa_F_base_nz[1];
  Hinv[QUAD_lh_haa][QUAD_base_wz] = limb_haa_F_base_nz[2];
  Hinv[QUAD_rh_haa][QUAD_base_wz] = limb_haa_F_base_nz[3];

  /* Ic to base */
  const pinion_x4 limb_haa_ui = (limb_haa_Ic_yy - limb_haa_Ic_zz)*limb_haa_s
    + limb_hfe_F_limb_haa_nz*(2.0*limb_haa_c);
  const pinion_x4 limb_haa_uis = limb_haa_ui*limb_haa_s;
  const pinion_x4 limb_haa_Ic_mpx = { lf_haa_Ic_mpx, rf_haa_Ic_mpx, lh_haa_Ic_mpx, rh_haa_Ic_mpx };
  const pinion_x4 limb_haa_Ic_base_hx = limb_haa_Ic_hx + limb_haa_Ic_mpx;
  const pinion_x4 limb_haa_Ic_base_yz = limb_haa_ui*limb_haa_c - limb_hfe_F_limb_haa_nz
    + limb_haa_py*limb_haa_F_base_fy;
  const pinion_x4 limb_haa_2px = { lf_haa_2px, rf_haa_2px, lh_haa_2px, rh_haa_2px };
  const pinion_x4 limb_haa_Ic_mpxpx =
    { lf_haa_Ic_mpxpx, rf_haa_Ic_mpxpx, lh_haa_Ic_mpxpx, rh_haa_Ic_mpxpx };
  const pinion_x4 limb_haa_e_x = limb_haa_2px*limb_haa_Ic_hx + limb_haa_Ic_mpxpx;
  const pinion_x4 limb_haa_Ic_mpy = { lf_haa_Ic_mpy, rf_haa_Ic_mpy, lh_haa_Ic_mpy, rh_haa_Ic_mpy };
  const pinion_x4 limb_haa_Ic_base_hy = limb_haa_F_base_fz + limb_haa_Ic_mpy;
  const pinion_x4 limb_haa_Ic_base_yy = limb_haa_Ic_yy - limb_haa_uis + limb_haa_e_x;
  const pinion_x4 limb_haa_2py = { lf_haa_2py, rf_haa_2py, lh_haa_2py, rh_haa_2py };
  const pinion_x4 limb_haa_Ic_mpypy =
    { lf_haa_Ic_mpypy, rf_haa_Ic_mpypy, lh_haa_Ic_mpypy, rh_haa_Ic_mpypy };
  const pinion_x4 limb_haa_e_y = limb_haa_2py*limb_haa_F_base_fz + limb_haa_Ic_mpypy;
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
  const double base_Ic_hz = trunk_hz - pinion_x4_sum(limb_haa_F_base_fy);
  const double base_Ic_xx = trunk_Jxx + pinion_x4_sum(limb_haa_Ic_base_xx);
  const double base_Ic_xz = trunk_Jxz + pinion_x4_sum(limb_haa_F_base_nz);
  const double base_Ic_yy = trunk_Jyy + pinion_x4_sum(limb_haa_Ic_base_yy);
  const double base_Ic_zz = trunk_Jzz + pinion_x4_sum(limb_haa_Ic_base_zz);
  Hinv[QUAD_base_vx][QUAD_base_vx] = total_mass;
  Hinv[QUAD_base_vx][QUAD_base_vy] = 0.0;
  Hinv[QUAD_base_vy][QUAD_base_vx] = 0.0;
  Hinv[QUAD_base_vy][QUAD_base_vy] = total_mass;
  Hinv[QUAD_base_vx][QUAD_base_vz] = 0.0;
  Hinv[QUAD_base_vy][QUAD_base_vz] = 0.0;
  Hinv[QUAD_base_vz][QUAD_base_vx] = 0.0;
  Hinv[QUAD_base_vz][QUAD_base_vy] = 0.0;
  Hinv[QUAD_base_vz][QUAD_base_vz] = total_mass;
  Hinv[QUAD_base_vx][QUAD_base_wx] = 0.0;
  Hinv[QUAD_base_wx][QUAD_base_vx] = 0.0;
  Hinv[QUAD_base_wx][QUAD_base_vy] = -base_Ic_hz;
  Hinv[QUAD_base_vy][QUAD_base_wx] = -base_Ic_hz;
  Hinv[QUAD_base_wx][QUAD_base_vz] = base_Ic_hy;
  Hinv[QUAD_base_vz][QUAD_base_wx] = base_Ic_hy;
  Hinv[QUAD_base_wx][QUAD_base_wx] = base_Ic_xx;
  Hinv[QUAD_base_wy][QUAD_base_vx] = base_Ic_hz;
  Hinv[QUAD_base_vx][QUAD_base_wy] = base_Ic_hz;
  Hinv[QUAD_base_vy][QUAD_base_wy] = 0.0;
  Hinv[QUAD_base_wy][QUAD_base_vy] = 0.0;
  Hinv[QUAD_base_wy][QUAD_base_vz] = -base_Ic_hx;
  Hinv[QUAD_base_vz][QUAD_base_wy] = -base_Ic_hx;
  Hinv[QUAD_base_wy][QUAD_base_wx] = base_Ic_xy;
  Hinv[QUAD_base_wx][QUAD_base_wy] = base_Ic_xy;
  Hinv[QUAD_base_wy][QUAD_base_wy] = base_Ic_yy;
  Hinv[QUAD_base_wz][QUAD_base_vx] = -base_Ic_hy;
  Hinv[QUAD_base_vx][QUAD_base_wz] = -base_Ic_hy;
  Hinv[QUAD_base_wz][QUAD_base_vy] = base_Ic_hx;
  Hinv[QUAD_base_vy][QUAD_base_wz] = base_Ic_hx;
  Hinv[QUAD_base_vz][QUAD_base_wz] = 0.0;
  Hinv[QUAD_base_wz][QUAD_base_vz] = 0.0;
  Hinv[QUAD_base_wz][QUAD_base_wx] = base_Ic_xz;
  Hinv[QUAD_base_wx][QUAD_base_wz] = base_Ic_xz;
  Hinv[QUAD_base_wz][QUAD_base_wy] = base_Ic_yz;
  Hinv[QUAD_base_wy][QUAD_base_wz] = base_Ic_yz;
  Hinv[QUAD_base_wz][QUAD_base_wz] = base_Ic_zz;

  /* ---- G: lf_haa to rh_kfe ------------------------------------------------ */
  /* H_ss = L'*D*L; G = H_ss^-1 */
  const pinion_x4 lf_kfe_Dinv =
    { lf_calf_per_Jyy, rf_calf_per_Jyy, lh_calf_per_Jyy, rh_calf_per_Jyy };
  const pinion_x4 lf_kfe_L_lf_hfe = limb_kfe_F_limb_hfe_ny*lf_kfe_Dinv;
  const pinion_x4 limb_kfe_t1 = limb_hfe_F_limb_haa_nx - limb_kfe_F_limb_haa_nx*lf_kfe_L_lf_hfe;
  const pinion_x4 lf_hfe_D = limb_hfe_Ic_yy - lf_kfe_L_lf_hfe*limb_kfe_F_limb_hfe_ny;
  const pinion_x4 limb_hfe_py_per_limb_kfe_Jyy =
    { lf_hfe_py_per_lf_calf_Jyy, rf_hfe_py_per_rf_calf_Jyy, lh_hfe_py_per_lh_calf_Jyy,
      rh_hfe_py_per_rh_calf_Jyy };
  const pinion_x4 lf_kfe_L_lf_haa = limb_hfe_py_per_limb_kfe_Jyy*limb_kfe_F_limb_haa_fz;
  const pinion_x4 lf_hfe_Dinv = 1.0/lf_hfe_D;
  const pinion_x4 lf_hfe_L_lf_haa = limb_kfe_t1*lf_hfe_Dinv;
  const pinion_x4 lf_haa_D = limb_haa_Ic_xx - limb_kfe_F_limb_haa_nx*lf_kfe_L_lf_haa
    - lf_hfe_L_lf_haa*limb_kfe_t1;
  const pinion_x4 lf_haa_Dinv = 1.0/lf_haa_D;
  A[QUAD_lf_haa][QUAD_lf_haa] = lf_haa_Dinv[0];
  A[QUAD_rf_haa][QUAD_rf_haa] = lf_haa_Dinv[1];
  A[QUAD_lh_haa][QUAD_lh_haa] = lf_haa_Dinv[2];
  A[QUAD_rh_haa][QUAD_rh_haa] = lf_haa_Dinv[3];
  const pinion_x4 lf_hfe_G_lf_haa = -lf_hfe_L_lf_haa*lf_haa_Dinv;
  A[QUAD_lf_hfe][QUAD_lf_haa] = lf_hfe_G_lf_haa[0];
  A[QUAD_rf_hfe][QUAD_rf_haa] = lf_hfe_G_lf_haa[1];
  A[QUAD_lh_hfe][QUAD_lh_haa] = lf_hfe_G_lf_haa[2];
  A[QUAD_rh_hfe][QUAD_rh_haa] = lf_hfe_G_lf_haa[3];
  A[QUAD_lf_haa][QUAD_lf_hfe] = lf_hfe_G_lf_haa[0];
  A[QUAD_rf_haa][QUAD_rf_hfe] = lf_hfe_G_lf_haa[1];
  A[QUAD_lh_haa][QUAD_lh_hfe] = lf_hfe_G_lf_haa[2];
  A[QUAD_rh_haa][QUAD_rh_hfe] = lf_hfe_G_lf_haa[3];
  const pinion_x4 lf_hfe_G_lf_hfe = lf_hfe_Dinv - lf_hfe_G_lf_haa*lf_hfe_L_lf_haa;
  A[QUAD_lf_hfe][QUAD_lf_hfe] = lf_hfe_G_lf_hfe[0];
  A[QUAD_rf_hfe][QUAD_rf_hfe] = lf_hfe_G_lf_hfe[1];
  A[QUAD_lh_hfe][QUAD_lh_hfe] = lf_hfe_G_lf_hfe[2];
  A[QUAD_rh_hfe][QUAD_rh_hfe] = lf_hfe_G_lf_hfe[3];
  const pinion_x4 lf_kfe_G_lf_haa = -lf_kfe_L_lf_haa*lf_haa_Dinv - lf_hfe_G_lf_haa*lf_kfe_L_lf_hfe;
  A[QUAD_lf_kfe][QUAD_lf_haa] = lf_kfe_G_lf_haa[0];
  A[QUAD_rf_kfe][QUAD_rf_haa] = lf_kfe_G_lf_haa[1];
  A[QUAD_lh_kfe][QUAD_lh_haa] = lf_kfe_G_lf_haa[2];
  A[QUAD_rh_kfe][QUAD_rh_haa] = lf_kfe_G_lf_haa[3];
  A[QUAD_lf_haa][QUAD_lf_kfe] = lf_kfe_G_lf_haa[0];
  A[QUAD_rf_haa][QUAD_rf_kfe] = lf_kfe_G_lf_haa[1];
  A[QUAD_lh_haa][QUAD_lh_kfe] = lf_kfe_G_lf_haa[2];
  A[QUAD_rh_haa][QUAD_rh_kfe] = lf_kfe_G_lf_haa[3];
  const pinion_x4 lf_kfe_G_lf_hfe = -lf_hfe_G_lf_haa*lf_kfe_L_lf_haa
    - lf_kfe_L_lf_hfe*lf_hfe_G_lf_hfe;
  A[QUAD_lf_kfe][QUAD_lf_hfe] = lf_kfe_G_lf_hfe[0];
  A[QUAD_rf_kfe][QUAD_rf_hfe] = lf_kfe_G_lf_hfe[1];
  A[QUAD_lh_kfe][QUAD_lh_hfe] = lf_kfe_G_lf_hfe[2];
  A[QUAD_rh_kfe][QUAD_rh_hfe] = lf_kfe_G_lf_hfe[3];
  A[QUAD_lf_hfe][QUAD_lf_kfe] = lf_kfe_G_lf_hfe[0];
  A[QUAD_rf_hfe][QUAD_rf_kfe] = lf_kfe_G_lf_hfe[1];
  A[QUAD_lh_hfe][QUAD_lh_kfe] = lf_kfe_G_lf_hfe[2];
  A[QUAD_rh_hfe][QUAD_rh_kfe] = lf_kfe_G_lf_hfe[3];
  const pinion_x4 lf_kfe_G_lf_kfe = lf_kfe_Dinv - lf_kfe_L_lf_haa*lf_kfe_G_lf_haa
    - lf_kfe_G_lf_hfe*lf_kfe_L_lf_hfe;
  A[QUAD_lf_kfe][QUAD_lf_kfe] = lf_kfe_G_lf_kfe[0];
  A[QUAD_rf_kfe][QUAD_rf_kfe] = lf_kfe_G_lf_kfe[1];
  A[QUAD_lh_kfe][QUAD_lh_kfe] = lf_kfe_G_lf_kfe[2];
  A[QUAD_rh_kfe][QUAD_rh_kfe] = lf_kfe_G_lf_kfe[3];

  /* ---- A: lf_haa to rh_kfe ------------------------------------------------ */
  /* -A = -G*H_sa; H_aa -= A'*H_sa */
  quad_minv_product_3x3x6(&A[QUAD_lf_haa][QUAD_base_vx], &A[QUAD_lf_haa][QUAD_lf_haa],
                          &Hinv[QUAD_lf_haa][QUAD_base_vx]);
  quad_minv_product_3x3x6(&A[QUAD_rf_haa][QUAD_base_vx], &A[QUAD_rf_haa][QUAD_rf_haa],
                          &Hinv[QUAD_rf_haa][QUAD_base_vx]);
  quad_minv_product_3x3x6(&A[QUAD_lh_haa][QUAD_base_vx], &A[QUAD_lh_haa][QUAD_lh_haa],
                          &Hinv[QUAD_lh_haa][QUAD_base_vx]);
  quad_minv_product_3x3x6(&A[QUAD_rh_haa][QUAD_base_vx], &A[QUAD_rh_haa][QUAD_rh_haa],
                          &Hinv[QUAD_rh_haa][QUAD_base_vx]);
  quad_minv_gram_6x12x6(&Hinv[QUAD_base_vx][QUAD_base_vx], &A[QUAD_lf_haa][QUAD_base_vx],
                        &Hinv[QUAD_lf_haa][QUAD_base_vx]);
  const double Hinv_0 = Hinv[QUAD_base_vx][QUAD_base_vx];
  const double Hinv_18 = Hinv[QUAD_base_vy][QUAD_base_vx];
  const double Hinv_19 = Hinv[QUAD_base_vy][QUAD_base_vy];
  const double Hinv_36 = Hinv[QUAD_base_vz][QUAD_base_vx];
  const double Hinv_37 = Hinv[QUAD_base_vz][QUAD_base_vy];
  const double Hinv_38 = Hinv[QUAD_base_vz][QUAD_base_vz];
  const double Hinv_54 = Hinv[QUAD_base_wx][QUAD_base_vx];
  const double Hinv_55 = Hinv[QUAD_base_wx][QUAD_base_vy];
  const double Hinv_56 = Hinv[QUAD_base_wx][QUAD_base_vz];
  const double Hinv_57 = Hinv[QUAD_base_wx][QUAD_base_wx];
  const double Hinv_72 = Hinv[QUAD_base_wy][QUAD_base_vx];
  const double Hinv_73 = Hinv[QUAD_base_wy][QUAD_base_vy];
  const double Hinv_74 = Hinv[QUAD_base_wy][QUAD_base_vz];
  const double Hinv_75 = Hinv[QUAD_base_wy][QUAD_base_wx];
  const double Hinv_76 = Hinv[QUAD_base_wy][QUAD_base_wy];
  const double Hinv_90 = Hinv[QUAD_base_wz][QUAD_base_vx];
  const double Hinv_91 = Hinv[QUAD_base_wz][QUAD_base_vy];
  const double Hinv_92 = Hinv[QUAD_base_wz][QUAD_base_vz];
  const double Hinv_93 = Hinv[QUAD_base_wz][QUAD_base_wx];
  const double Hinv_94 = Hinv[QUAD_base_wz][QUAD_base_wy];
  const double base_wz_D = Hinv[QUAD_base_wz][QUAD_base_wz];

  /* ---- G: base_vx to base_wz ---------------------------------------------- */
  /* H_ss = L'*D*L; G = H_ss^-1 */
  const double base_wz_Dinv = 1.0/base_wz_D;
  const double base_wz_L_base_wy = Hinv_94*base_wz_Dinv;
  const double base_wz_t1 = Hinv_72 - base_wz_L_base_wy*Hinv_90;
  const double base_wz_t2 = Hinv_73 - base_wz_L_base_wy*Hinv_91;
  const double base_wz_t3 = Hinv_74 - base_wz_L_base_wy*Hinv_92;
  const double base_wz_t4 = Hinv_75 - base_wz_L_base_wy*Hinv_93;
  const double base_wy_D = Hinv_76 - base_wz_L_base_wy*Hinv_94;
  const double base_wz_L_base_wx = Hinv_93*base_wz_Dinv;
  const double base_wz_L_base_vz = Hinv_92*base_wz_Dinv;
  const double base_wz_L_base_vy = Hinv_91*base_wz_Dinv;
  const double base_wz_L_base_vx = Hinv_90*base_wz_Dinv;
  const double base_wy_Dinv = 1.0/base_wy_D;
  const double base_wy_L_base_wx = base_wz_t4*base_wy_Dinv;
  const double base_wy_t1 = Hinv_54 - base_wz_L_base_wx*Hinv_90 - base_wy_L_base_wx*base_wz_t1;
  const double base_wy_t2 = Hinv_55 - base_wz_L_base_wx*Hinv_91 - base_wy_L_base_wx*base_wz_t2;
  const double base_wy_t3 = Hinv_56 - base_wz_L_base_wx*Hinv_92 - base_wy_L_base_wx*base_wz_t3;
  const double base_wx_D = Hinv_57 - base_wz_L_base_wx*Hinv_93 - base_wy_L_base_wx*base_wz_t4;
  const double base_wy_L_base_vz = base_wz_t3*base_wy_Dinv;
  const double base_wy_L_base_vy = base_wz_t2*base_wy_Dinv;
  const double base_wy_L_base_vx = base_wz_t1*base_wy_Dinv;
  const double base_wx_Dinv = 1.0/base_wx_D;
  const double base_wx_L_base_vz = base_wy_t3*base_wx_Dinv;
  const double base_wx_t1 = Hinv_36 - base_wz_L_base_vz*Hinv_90 - base_wy_L_base_vz*base_wz_t1
    - base_wx_L_base_vz*base_wy_t1;
  const double base_wx_t2 = Hinv_37 - base_wz_L_base_vz*Hinv_91 - base_wy_L_base_vz*base_wz_t2
    - base_wx_L_base_vz*base_wy_t2;
  const double base_vz_D = Hinv_38 - base_wz_L_base_vz*Hinv_92 - base_wy_L_base_vz*base_wz_t3
    - base_wx_L_base_vz*base_wy_t3;
  const double base_wx_L_base_vy = base_wy_t2*base_wx_Dinv;
  const double base_wx_L_base_vx = base_wy_t1*base_wx_Dinv;
  const double base_vz_Dinv = 1.0/base_vz_D;
  const double base_vz_L_base_vy = base_wx_t2*base_vz_Dinv;
  const double base_vz_t1 = Hinv_18 - base_wz_L_base_vy*Hinv_90 - base_wy_L_base_vy*base_wz_t1
    - base_wx_L_base_vy*base_wy_t1 - base_vz_L_base_vy*base_wx_t1;
  const double base_vy_D = Hinv_19 - base_wz_L_base_vy*Hinv_91 - base_wy_L_base_vy*base_wz_t2
    - base_wx_L_base_vy*base_wy_t2 - base_vz_L_base_vy*base_wx_t2;
  const double base_vz_L_base_vx = base_wx_t1*base_vz_Dinv;
  const double base_vy_Dinv = 1.0/base_vy_D;
  const double base_vy_L_base_vx = base_vz_t1*base_vy_Dinv;
  const double base_vx_D = Hinv_0 - base_wz_L_base_vx*Hinv_90 - base_wy_L_base_vx*base_wz_t1
    - base_wx_L_base_vx*base_wy_t1 - base_vz_L_base_vx*base_wx_t1 - base_vy_L_base_vx*base_vz_t1;
  const double base_vx_Dinv = 1.0/base_vx_D;
  Hinv[QUAD_base_vx][QUAD_base_vx] = base_vx_Dinv;
  const double base_vy_G_base_vx = -base_vy_L_base_vx*base_vx_Dinv;
  Hinv[QUAD_base_vy][QUAD_base_vx] = base_vy_G_base_vx;
  Hinv[QUAD_base_vx][QUAD_base_vy] = base_vy_G_base_vx;
  const double base_vy_G_base_vy = base_vy_Dinv - base_vy_G_base_vx*base_vy_L_base_vx;
  Hinv[QUAD_base_vy][QUAD_base_vy] = base_vy_G_base_vy;
  const double base_vz_G_base_vx = -base_vy_G_base_vx*base_vz_L_base_vy
    - base_vz_L_base_vx*base_vx_Dinv;
  Hinv[QUAD_base_vz][QUAD_base_vx] = base_vz_G_base_vx;
  Hinv[QUAD_base_vx][QUAD_base_vz] = base_vz_G_base_vx;
  const double base_vz_G_base_vy = -base_vy_G_base_vx*base_vz_L_base_vx
    - base_vz_L_base_vy*base_vy_G_base_vy;
  Hinv[QUAD_base_vz][QUAD_base_vy] = base_vz_G_base_vy;
  Hinv[QUAD_base_vy][QUAD_base_vz] = base_vz_G_base_vy;
  const double base_vz_G_base_vz = base_vz_Dinv - base_vz_L_base_vx*base_vz_G_base_vx
    - base_vz_L_base_vy*base_vz_G_base_vy;
  Hinv[QUAD_base_vz][QUAD_base_vz] = base_vz_G_base_vz;
  const double base_wx_G_base_vx = -(base_vy_G_base_vx*base_wx_L_base_vy
    + base_wx_L_base_vx*base_vx_Dinv) - base_wx_L_base_vz*base_vz_G_base_vx;
  Hinv[QUAD_base_wx][QUAD_base_vx] = base_wx_G_base_vx;
  Hinv[QUAD_base_vx][QUAD_base_wx] = base_wx_G_base_vx;
  const double base_wx_G_base_vy = -(base_vy_G_base_vx*base_wx_L_base_vx
    + base_wx_L_base_vy*base_vy_G_base_vy) - base_wx_L_base_vz*base_vz_G_base_vy;
  Hinv[QUAD_base_wx][QUAD_base_vy] = base_wx_G_base_vy;
  Hinv[QUAD_base_vy][QUAD_base_wx] = base_wx_G_base_vy;
  const double base_wx_G_base_vz = -(base_wx_L_base_vx*base_vz_G_base_vx
    + base_wx_L_base_vy*base_vz_G_base_vy) - base_wx_L_base_vz*base_vz_G_base_vz;
  Hinv[QUAD_base_wx][QUAD_base_vz] = base_wx_G_base_vz;
  Hinv[QUAD_base_vz][QUAD_base_wx] = base_wx_G_base_vz;
  const double base_wx_G_base_wx = base_wx_Dinv - base_wx_L_base_vx*base_wx_G_base_vx
    - base_wx_L_base_vy*base_wx_G_base_vy - base_wx_G_base_vz*base_wx_L_base_vz;
  Hinv[QUAD_base_wx][QUAD_base_wx] = base_wx_G_base_wx;
  const double base_wy_G_base_vx = -(base_vy_G_base_vx*base_wy_L_base_vy
    + base_wy_L_base_vx*base_vx_Dinv + base_wy_L_base_vz*base_vz_G_base_vx)
    - base_wy_L_base_wx*base_wx_G_base_vx;
  Hinv[QUAD_base_wy][QUAD_base_vx] = base_wy_G_base_vx;
  Hinv[QUAD_base_vx][QUAD_base_wy] = base_wy_G_base_vx;
  const double base_wy_G_base_vy = -(base_vy_G_base_vx*base_wy_L_base_vx
    + base_wy_L_base_vy*base_vy_G_base_vy + base_wy_L_base_vz*base_vz_G_base_vy)
    - base_wy_L_base_wx*base_wx_G_base_vy;
  Hinv[QUAD_base_wy][QUAD_base_vy] = base_wy_G_base_vy;
  Hinv[QUAD_base_vy][QUAD_base_wy] = base_wy_G_base_vy;
  const double base_wy_G_base_vz = -(base_wy_L_base_vx*base_vz_G_base_vx
    + base_wy_L_base_vy*base_vz_G_base_vy + base_wy_L_base_vz*base_vz_G_base_vz)
    - base_wx_G_base_vz*base_wy_L_base_wx;
  Hinv[QUAD_base_wy][QUAD_base_vz] = base_wy_G_base_vz;
  Hinv[QUAD_base_vz][QUAD_base_wy] = base_wy_G_base_vz;
  const double base_wy_G_base_wx = -(base_wx_G_base_vz*base_wy_L_base_vz
    + (base_wy_L_base_vx*base_wx_G_base_vx + base_wy_L_base_vy*base_wx_G_base_vy))
    - base_wy_L_base_wx*base_wx_G_base_wx;
  Hinv[QUAD_base_wy][QUAD_base_wx] = base_wy_G_base_wx;
  Hinv[QUAD_base_wx][QUAD_base_wy] = base_wy_G_base_wx;
  const double base_wy_G_base_wy = base_wy_Dinv - base_wy_L_base_vx*base_wy_G_base_vx
    - base_wy_L_base_vy*base_wy_G_base_vy - base_wy_L_base_vz*base_wy_G_base_vz
    - base_wy_L_base_wx*base_wy_G_base_wx;
  Hinv[QUAD_base_wy][QUAD_base_wy] = base_wy_G_base_wy;
  const double base_wz_G_base_vx = -(base_vy_G_base_vx*base_wz_L_base_vy
    + base_wz_L_base_vx*base_vx_Dinv + base_wz_L_base_vz*base_vz_G_base_vx
    + base_wz_L_base_wx*base_wx_G_base_vx) - base_wz_L_base_wy*base_wy_G_base_vx;
  Hinv[QUAD_base_wz][QUAD_base_vx] = base_wz_G_base_vx;
  Hinv[QUAD_base_vx][QUAD_base_wz] = base_wz_G_base_vx;
  const double base_wz_G_base_vy = -(base_vy_G_base_vx*base_wz_L_base_vx
    + base_wz_L_base_vy*base_vy_G_base_vy + base_wz_L_base_vz*base_vz_G_base_vy
    + base_wz_L_base_wx*base_wx_G_base_vy) - base_wz_L_base_wy*base_wy_G_base_vy;
  Hinv[QUAD_base_wz][QUAD_base_vy] = base_wz_G_base_vy;
  Hinv[QUAD_base_vy][QUAD_base_wz] = base_wz_G_base_vy;
  const double base_wz_G_base_vz = -(base_wx_G_base_vz*base_wz_L_base_wx
    + (base_wz_L_base_vx*base_vz_G_base_vx + base_wz_L_base_vy*base_vz_G_base_vy
    + base_wz_L_base_vz*base_vz_G_base_vz)) - base_wz_L_base_wy*base_wy_G_base_vz;
  Hinv[QUAD_base_wz][QUAD_base_vz] = base_wz_G_base_vz;
  Hinv[QUAD_base_vz][QUAD_base_wz] = base_wz_G_base_vz;
  const double base_wz_G_base_wx = -(base_wx_G_base_vz*base_wz_L_base_vz
    + (base_wz_L_base_vx*base_wx_G_base_vx + base_wz_L_base_vy*base_wx_G_base_vy)
    + base_wz_L_base_wx*base_wx_G_base_wx) - base_wz_L_base_wy*base_wy_G_base_wx;
  Hinv[QUAD_base_wz][QUAD_base_wx] = base_wz_G_base_wx;
  Hinv[QUAD_base_wx][QUAD_base_wz] = base_wz_G_base_wx;
  const double base_wz_G_base_wy = -(base_wz_L_base_vx*base_wy_G_base_vx
    + base_wz_L_base_vy*base_wy_G_base_vy + base_wz_L_base_vz*base_wy_G_base_vz
    + base_wz_L_base_wx*base_wy_G_base_wx) - base_wz_L_base_wy*base_wy_G_base_wy;
  Hinv[QUAD_base_wz][QUAD_base_wy] = base_wz_G_base_wy;
  Hinv[QUAD_base_wy][QUAD_base_wz] = base_wz_G_base_wy;
  const double base_wz_G_base_wz = base_wz_Dinv - base_wz_L_base_vx*base_wz_G_base_vx
    - base_wz_L_base_vy*base_wz_G_base_vy - base_wz_L_base_vz*base_wz_G_base_vz
    - base_wz_L_base_wx*base_wz_G_base_wx - base_wz_G_base_wy*base_wz_L_base_wy;
  Hinv[QUAD_base_wz][QUAD_base_wz] = base_wz_G_base_wz;

  /* ---- rows of H^-1: lf_haa to rh_kfe ------------------------------------- */
  /* Hinv_sa = -A*Hinv_aa; Hinv_ss = G - A*Hinv_as */
  quad_minv_image_12x6x6(&Hinv[QUAD_lf_haa][QUAD_base_vx], &A[QUAD_lf_haa][QUAD_base_vx],
                         &Hinv[QUAD_base_vx][QUAD_base_vx], &Hinv[QUAD_base_vx][QUAD_lf_haa]);
  quad_minv_square_12x6x12(&Hinv[QUAD_lf_haa][QUAD_lf_haa], &A[QUAD_lf_haa][QUAD_base_vx],
                           &Hinv[QUAD_base_vx][QUAD_lf_haa]);
  pinion_row_sub(3, &Hinv[QUAD_lf_haa][QUAD_lf_haa], -1.0, &A[QUAD_lf_haa][QUAD_lf_haa]);
  pinion_row_sub(3, &Hinv[QUAD_lf_hfe][QUAD_lf_haa], -1.0, &A[QUAD_lf_hfe][QUAD_lf_haa]);
  pinion_row_sub(3, &Hinv[QUAD_lf_kfe][QUAD_lf_haa], -1.0, &A[QUAD_lf_kfe][QUAD_lf_haa]);
  pinion_row_sub(3, &Hinv[QUAD_rf_haa][QUAD_rf_haa], -1.0, &A[QUAD_rf_haa][QUAD_rf_haa]);
  pinion_row_sub(3, &Hinv[QUAD_rf_hfe][QUAD_rf_haa], -1.0, &A[QUAD_rf_hfe][QUAD_rf_haa]);
  pinion_row_sub(3, &Hinv[QUAD_rf_kfe][QUAD_rf_haa], -1.0, &A[QUAD_rf_kfe][QUAD_rf_haa]);
  pinion_row_sub(3, &Hinv[QUAD_lh_haa][QUAD_lh_haa], -1.0, &A[QUAD_lh_haa][QUAD_lh_haa]);
  pinion_row_sub(3, &Hinv[QUAD_lh_hfe][QUAD_lh_haa], -1.0, &A[QUAD_lh_hfe][QUAD_lh_haa]);
  pinion_row_sub(3, &Hinv[QUAD_lh_kfe][QUAD_lh_haa], -1.0, &A[QUAD_lh_kfe][QUAD_lh_haa]);
  pinion_row_sub(3, &Hinv[QUAD_rh_haa][QUAD_rh_haa], -1.0, &A[QUAD_rh_haa][QUAD_rh_haa]);
  pinion_row_sub(3, &Hinv[QUAD_rh_hfe][QUAD_rh_haa], -1.0, &A[QUAD_rh_hfe][QUAD_rh_haa]);
  pinion_row_sub(3, &Hinv[QUAD_rh_kfe][QUAD_rh_haa], -1.0, &A[QUAD_rh_kfe][QUAD_rh_haa]);

  if (!(rh_calf_Jyy > 0.0)) return 1 + QUAD_rh_kfe;
  if (!(lf_hfe_D[3] > 0.0)) return 1 + QUAD_rh_hfe;
  if (!(lf_haa_D[3] > 0.0)) return 1 + QUAD_rh_haa;
  if (!(lh_calf_Jyy > 0.0)) return 1 + QUAD_lh_kfe;
  if (!(lf_hfe_D[2] > 0.0)) return 1 + QUAD_lh_hfe;
  if (!(lf_haa_D[2] > 0.0)) return 1 + QUAD_lh_haa;
  if (!(rf_calf_Jyy > 0.0)) return 1 + QUAD_rf_kfe;
  if (!(lf_hfe_D[1] > 0.0)) return 1 + QUAD_rf_hfe;
  if (!(lf_haa_D[1] > 0.0)) return 1 + QUAD_rf_haa;
  if (!(lf_calf_Jyy > 0.0)) return 1 + QUAD_lf_kfe;
  if (!(lf_hfe_D[0] > 0.0)) return 1 + QUAD_lf_hfe;
  if (!(lf_haa_D[0] > 0.0)) return 1 + QUAD_lf_haa;
  if (!(base_wz_D > 0.0)) return 1 + QUAD_base_wz;
  if (!(base_wy_D > 0.0)) return 1 + QUAD_base_wy;
  if (!(base_wx_D > 0.0)) return 1 + QUAD_base_wx;
  if (!(base_vz_D > 0.0)) return 1 + QUAD_base_vz;
  if (!(base_vy_D > 0.0)) return 1 + QUAD_base_vy;
  if (!(base_vx_D > 0.0)) return 1 + QUAD_base_vx;
  return 0;
}
#else /* each limb by itself */
int quad_minv(const double q[QUAD_NQ], double Hinv[QUAD_NV][QUAD_NV])
{
  double A[QUAD_NV][QUAD_NV];
  /* ---- sines and cosines of the joint angles ------------------------------ */
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

  /* Ic = I + children's Ic; F = Ic*S, carried up the tree; H = S'*F */

  /* ---- rh_kfe: revolute y, parent rh_hfe ---------------------------------- */
  /* F to rh_hfe */
  const double rh_kfe_F_rh_hfe_fx = rh_calf_hz*rh_kfe_c - rh_calf_hx*rh_kfe_s;
  const double rh_kfe_F_rh_hfe_fz = -rh_calf_hx*rh_kfe_c - rh_calf_hz*rh_kfe_s;
  const double rh_kfe_F_rh_hfe_ny = rh_calf_Jyy + rh_kfe_pz*rh_kfe_F_rh_hfe_fx;

  /* F to rh_haa */
  const double rh_kfe_F_rh_haa_fx = rh_kfe_F_rh_hfe_fx*rh_hfe_c + rh_kfe_F_rh_hfe_fz*rh_hfe_s;
  const double rh_kfe_F_rh_haa_fz = rh_kfe_F_rh_hfe_fz*rh_hfe_c - rh_kfe_F_rh_hfe_fx*rh_hfe_s;
  const double rh_kfe_F_rh_haa_nx = rh_kfe_F_rh_haa_fz*rh_hfe_py;
  const double rh_kfe_F_rh_haa_nz = -rh_hfe_py*rh_kfe_F_rh_haa_fx;

  /* F to base */
  const double rh_kfe_F_base_fy = -rh_kfe_F_rh_haa_fz*rh_haa_s;
  const double rh_kfe_F_base_fz = rh_kfe_F_rh_haa_fz*rh_haa_c;
  const double rh_kfe_F_base_nx = rh_kfe_F_rh_haa_nx + rh_kfe_F_base_fz*rh_haa_py;
  const double rh_kfe_F_base_ny = rh_kfe_F_rh_hfe_ny*rh_haa_c - rh_kfe_F_rh_haa_nz*rh_haa_s
    - rh_kfe_F_base_fz*rh_haa_px;
  const double rh_kfe_F_base_nz = rh_kfe_F_rh_hfe_ny*rh_haa_s + rh_kfe_F_rh_haa_nz*rh_haa_c
    + (rh_haa_px*rh_kfe_F_base_fy - rh_haa_py*rh_kfe_F_rh_haa_fx);
  Hinv[QUAD_rh_kfe][QUAD_base_vx] = rh_kfe_F_rh_haa_fx;
  Hinv[QUAD_rh_kfe][QUAD_base_vy] = rh_kfe_F_base_fy;
  Hinv[QUAD_rh_kfe][QUAD_base_vz] = rh_kfe_F_base_fz;
  Hinv[QUAD_rh_kfe][QUAD_base_wx] = rh_kfe_F_base_nx;
  Hinv[QUAD_rh_kfe][QUAD_base_wy] = rh_kfe_F_base_ny;
  Hinv[QUAD_rh_kfe][QUAD_base_wz] = rh_kfe_F_base_nz;

  /* Ic to rh_hfe */
  const double rh_kfe_ui = rh_calf_2Jxz*rh_kfe_c - rh_calf_Jxx_Jzz*rh_kfe_s;
  const double rh_kfe_uis = rh_kfe_ui*rh_kfe_s;
  const double rh_kfe_Ic_rh_hfe_hz = rh_kfe_F_rh_hfe_fx + rh_kfe_mpz;
  const double rh_kfe_Ic_rh_hfe_xz = rh_kfe_ui*rh_kfe_c - rh_calf_Jxz
    + rh_kfe_pz*rh_kfe_F_rh_hfe_fz;
  const double rh_kfe_Ic_rh_hfe_zz = rh_calf_Jzz - rh_kfe_uis;
  const double rh_kfe_e_z = rh_kfe_2pz*rh_kfe_F_rh_hfe_fx + rh_kfe_mpzpz;
  const double rh_kfe_Ic_rh_hfe_xx = rh_calf_Jxx + rh_kfe_uis + rh_kfe_e_z;
  const double rh_kfe_Ic_rh_hfe_yy = rh_calf_Jyy + rh_kfe_e_z;

  /* ---- rh_hfe: revolute y, parent rh_haa ---------------------------------- */
  const double rh_hfe_Ic_hx = rh_thigh_hx - rh_kfe_F_rh_hfe_fz;
  const double rh_hfe_Ic_hz = rh_thigh_hz + rh_kfe_Ic_rh_hfe_hz;
  const double rh_hfe_Ic_xx = rh_thigh_Jxx + rh_kfe_Ic_rh_hfe_xx;
  const double rh_hfe_Ic_xz = rh_thigh_Jxz + rh_kfe_Ic_rh_hfe_xz;
  const double rh_hfe_Ic_yy = rh_thigh_Jyy + rh_kfe_Ic_rh_hfe_yy;
  const double rh_hfe_Ic_zz = rh_thigh_Jzz + rh_kfe_Ic_rh_hfe_zz;

  /* F to rh_haa */
  const double rh_hfe_F_rh_haa_fx = rh_hfe_Ic_hz*rh_hfe_c - rh_hfe_Ic_hx*rh_hfe_s;
  const double rh_hfe_F_rh_haa_fz = -rh_hfe_Ic_hx*rh_hfe_c - rh_hfe_Ic_hz*rh_hfe_s;
  const double rh_hfe_F_rh_haa_nx = rh_thigh_Jyz*rh_hfe_s + rh_thigh_Jxy*rh_hfe_c
    + rh_hfe_F_rh_haa_fz*rh_hfe_py;
  const double rh_hfe_F_rh_haa_nz = rh_thigh_Jyz*rh_hfe_c - rh_thigh_Jxy*rh_hfe_s
    - rh_hfe_py*rh_hfe_F_rh_haa_fx;

  /* F to base */
  const double rh_hfe_F_base_fy = -rh_hfe_F_rh_haa_fz*rh_haa_s;
  const double rh_hfe_F_base_fz = rh_hfe_F_rh_haa_fz*rh_haa_c;
  const double rh_hfe_F_base_nx = rh_hfe_F_rh_haa_nx + rh_hfe_F_base_fz*rh_haa_py;
  const double rh_hfe_F_base_ny = rh_hfe_Ic_yy*rh_haa_c - rh_hfe_F_rh_haa_nz*rh_haa_s
    - rh_hfe_F_base_fz*rh_haa_px;
  const double rh_hfe_F_base_nz = rh_hfe_Ic_yy*rh_haa_s + rh_hfe_F_rh_haa_nz*rh_haa_c
    + (rh_haa_px*rh_hfe_F_base_fy - rh_haa_py*rh_hfe_F_rh_haa_fx);
  Hinv[QUAD_rh_hfe][QUAD_base_vx] = rh_hfe_F_rh_haa_fx;
  Hinv[QUAD_rh_hfe][QUAD_base_vy] = rh_hfe_F_base_fy;
  Hinv[QUAD_rh_hfe][QUAD_base_vz] = rh_hfe_F_base_fz;
  Hinv[QUAD_rh_hfe][QUAD_base_wx] = rh_hfe_F_base_nx;
  Hinv[QUAD_rh_hfe][QUAD_base_wy] = rh_hfe_F_base_ny;
  Hinv[QUAD_rh_hfe][QUAD_base_wz] = rh_hfe_F_base_nz;

  /* Ic to rh_haa */
  const double rh_hfe_ui = (rh_hfe_Ic_zz - rh_hfe_Ic_xx)*rh_hfe_s + rh_hfe_Ic_xz*(2.0*rh_hfe_c);
  const double rh_hfe_uis = rh_hfe_ui*rh_hfe_s;
  const double rh_hfe_Ic_rh_haa_xx = rh_hfe_Ic_xx + rh_hfe_uis + rh_hfe_J_k1532;
  const double rh_hfe_Ic_rh_haa_xz = rh_hfe_ui*rh_hfe_c - rh_hfe_Ic_xz;
  const double rh_hfe_Ic_rh_haa_zz = rh_hfe_Ic_zz - rh_hfe_uis + rh_hfe_J_k1532;

  /* ---- rh_haa: revolute x, parent base ------------------------------------ */
  const double rh_haa_Ic_hx = rh_hip_hx - rh_hfe_F_rh_haa_fz;
  const double rh_haa_Ic_xx = rh_hip_Jxx + rh_hfe_Ic_rh_haa_xx;
  const double rh_haa_Ic_xy = rh_hip_Jxy + rh_hfe_F_rh_haa_nx;
  const double rh_haa_Ic_yy = rh_hip_Jyy + rh_hfe_Ic_yy;
  const double rh_haa_Ic_zz = rh_hip_Jzz + rh_hfe_Ic_rh_haa_zz;

  /* F to base */
  const double rh_haa_F_base_fy = -rh_hfe_F_rh_haa_fx*rh_haa_c - rh_haa_h_k9233*rh_haa_s;
  const double rh_haa_F_base_fz = rh_haa_h_k9233*rh_haa_c - rh_hfe_F_rh_haa_fx*rh_haa_s;
  const double rh_haa_Rn_y = rh_haa_Ic_xy*rh_haa_c - rh_hfe_Ic_rh_haa_xz*rh_haa_s;
  const double rh_haa_F_base_nx = rh_haa_Ic_xx + rh_haa_py*rh_haa_F_base_fz;
  const double rh_haa_F_base_ny = rh_haa_Rn_y - rh_haa_px*rh_haa_F_base_fz;
  const double rh_haa_F_base_nz = rh_haa_Ic_xy*rh_haa_s + rh_hfe_Ic_rh_haa_xz*rh_haa_c
    + rh_haa_F_base_fy*rh_haa_px;
  Hinv[QUAD_rh_haa][QUAD_base_vx] = 0.0;
  Hinv[QUAD_rh_haa][QUAD_base_vy] = rh_haa_F_base_fy;
  Hinv[QUAD_rh_haa][QUAD_base_vz] = rh_haa_F_base_fz;
  Hinv[QUAD_rh_haa][QUAD_base_wx] = rh_haa_F_base_nx;
  Hinv[QUAD_rh_haa][QUAD_base_wy] = rh_haa_F_base_ny;
  Hinv[QUAD_rh_haa][QUAD_base_wz] = rh_haa_F_base_nz;

  /* Ic to base */
  const double rh_haa_ui = (rh_haa_Ic_yy - rh_haa_Ic_zz)*rh_haa_s
    + rh_hfe_F_rh_haa_nz*(2.0*rh_haa_c);
  const double rh_haa_uis = rh_haa_ui*rh_haa_s;
  const double rh_haa_Ic_base_hx = rh_haa_Ic_hx + rh_haa_Ic_mpx;
  const double rh_haa_Ic_base_hy = rh_haa_F_base_fz + rh_haa_Ic_mpy;
  const double rh_haa_Ic_base_yz = rh_haa_ui*rh_haa_c - rh_hfe_F_rh_haa_nz
    + rh_haa_py*rh_haa_F_base_fy;
  const double rh_haa_e_x = rh_haa_2px*rh_haa_Ic_hx + rh_haa_Ic_mpxpx;
  const double rh_haa_e_y = rh_haa_2py*rh_haa_F_base_fz + rh_haa_Ic_mpypy;
  const double rh_haa_Ic_base_xx = rh_haa_Ic_xx + rh_haa_e_y;
  const double rh_haa_Ic_base_xy = rh_haa_Rn_y
    - (rh_haa_px*rh_haa_Ic_base_hy + rh_haa_py*rh_haa_Ic_hx);
  const double rh_haa_Ic_base_yy = rh_haa_Ic_yy - rh_haa_uis + rh_haa_e_x;
  const double rh_haa_Ic_base_zz = rh_haa_Ic_zz + rh_haa_uis + (rh_haa_e_x + rh_haa_e_y);

  /* ---- lh_kfe: revolute y, parent lh_hfe ---------------------------------- */
  /* F to lh_hfe */
  const double lh_kfe_F_lh_hfe_fx = lh_calf_hz*lh_kfe_c - lh_calf_hx*lh_kfe_s;
  const double lh_kfe_F_lh_hfe_fz = -lh_calf_hx*lh_kfe_c - lh_calf_hz*lh_kfe_s;
  const double lh_kfe_F_lh_hfe_ny = lh_calf_Jyy + lh_kfe_pz*lh_kfe_F_lh_hfe_fx;

  /* F to lh_haa */
  const double lh_kfe_F_lh_haa_fx = lh_kfe_F_lh_hfe_fx*lh_hfe_c + lh_kfe_F_lh_hfe_fz*lh_hfe_s;
  const double lh_kfe_F_lh_haa_fz = lh_kfe_F_lh_hfe_fz*lh_hfe_c - lh_kfe_F_lh_hfe_fx*lh_hfe_s;
  const double lh_kfe_F_lh_haa_nx = lh_kfe_F_lh_haa_fz*lh_hfe_py;
  const double lh_kfe_F_lh_haa_nz = -lh_hfe_py*lh_kfe_F_lh_haa_fx;

  /* F to base */
  const double lh_kfe_F_base_fy = -lh_kfe_F_lh_haa_fz*lh_haa_s;
  const double lh_kfe_F_base_fz = lh_kfe_F_lh_haa_fz*lh_haa_c;
  const double lh_kfe_F_base_nx = lh_kfe_F_lh_haa_nx + lh_kfe_F_base_fz*lh_haa_py;
  const double lh_kfe_F_base_ny = lh_kfe_F_lh_hfe_ny*lh_haa_c - lh_kfe_F_lh_haa_nz*lh_haa_s
    - lh_kfe_F_base_fz*lh_haa_px;
  const double lh_kfe_F_base_nz = lh_kfe_F_lh_hfe_ny*lh_haa_s + lh_kfe_F_lh_haa_nz*lh_haa_c
    + (lh_haa_px*lh_kfe_F_base_fy - lh_haa_py*lh_kfe_F_lh_haa_fx);
  Hinv[QUAD_lh_kfe][QUAD_base_vx] = lh_kfe_F_lh_haa_fx;
  Hinv[QUAD_lh_kfe][QUAD_base_vy] = lh_kfe_F_base_fy;
  Hinv[QUAD_lh_kfe][QUAD_base_vz] = lh_kfe_F_base_fz;
  Hinv[QUAD_lh_kfe][QUAD_base_wx] = lh_kfe_F_base_nx;
  Hinv[QUAD_lh_kfe][QUAD_base_wy] = lh_kfe_F_base_ny;
  Hinv[QUAD_lh_kfe][QUAD_base_wz] = lh_kfe_F_base_nz;

  /* Ic to lh_hfe */
  const double lh_kfe_ui = lh_calf_2Jxz*lh_kfe_c - lh_calf_Jxx_Jzz*lh_kfe_s;
  const double lh_kfe_uis = lh_kfe_ui*lh_kfe_s;
  const double lh_kfe_Ic_lh_hfe_hz = lh_kfe_F_lh_hfe_fx + lh_kfe_mpz;
  const double lh_kfe_Ic_lh_hfe_xz = lh_kfe_ui*lh_kfe_c - lh_calf_Jxz
    + lh_kfe_pz*lh_kfe_F_lh_hfe_fz;
  const double lh_kfe_Ic_lh_hfe_zz = lh_calf_Jzz - lh_kfe_uis;
  const double lh_kfe_e_z = lh_kfe_2pz*lh_kfe_F_lh_hfe_fx + lh_kfe_mpzpz;
  const double lh_kfe_Ic_lh_hfe_xx = lh_calf_Jxx + lh_kfe_uis + lh_kfe_e_z;
  const double lh_kfe_Ic_lh_hfe_yy = lh_calf_Jyy + lh_kfe_e_z;

  /* ---- lh_hfe: revolute y, parent lh_haa ---------------------------------- */
  const double lh_hfe_Ic_hx = lh_thigh_hx - lh_kfe_F_lh_hfe_fz;
  const double lh_hfe_Ic_hz = lh_thigh_hz + lh_kfe_Ic_lh_hfe_hz;
  const double lh_hfe_Ic_xx = lh_thigh_Jxx + lh_kfe_Ic_lh_hfe_xx;
  const double lh_hfe_Ic_xz = lh_thigh_Jxz + lh_kfe_Ic_lh_hfe_xz;
  const double lh_hfe_Ic_yy = lh_thigh_Jyy + lh_kfe_Ic_lh_hfe_yy;
  const double lh_hfe_Ic_zz = lh_thigh_Jzz + lh_kfe_Ic_lh_hfe_zz;

  /* F to lh_haa */
  const double lh_hfe_F_lh_haa_fx = lh_hfe_Ic_hz*lh_hfe_c - lh_hfe_Ic_hx*lh_hfe_s;
  const double lh_hfe_F_lh_haa_fz = -lh_hfe_Ic_hx*lh_hfe_c - lh_hfe_Ic_hz*lh_hfe_s;
  const double lh_hfe_F_lh_haa_nx = lh_thigh_Jyz*lh_hfe_s + lh_thigh_Jxy*lh_hfe_c
    + lh_hfe_F_lh_haa_fz*lh_hfe_py;
  const double lh_hfe_F_lh_haa_nz = lh_thigh_Jyz*lh_hfe_c - lh_thigh_Jxy*lh_hfe_s
    - lh_hfe_py*lh_hfe_F_lh_haa_fx;

  /* F to base */
  const double lh_hfe_F_base_fy = -lh_hfe_F_lh_haa_fz*lh_haa_s;
  const double lh_hfe_F_base_fz = lh_hfe_F_lh_haa_fz*lh_haa_c;
  const double lh_hfe_F_base_nx = lh_hfe_F_lh_haa_nx + lh_hfe_F_base_fz*lh_haa_py;
  const double lh_hfe_F_base_ny = lh_hfe_Ic_yy*lh_haa_c - lh_hfe_F_lh_haa_nz*lh_haa_s
    - lh_hfe_F_base_fz*lh_haa_px;
  const double lh_hfe_F_base_nz = lh_hfe_Ic_yy*lh_haa_s + lh_hfe_F_lh_haa_nz*lh_haa_c
    + (lh_haa_px*lh_hfe_F_base_fy - lh_haa_py*lh_hfe_F_lh_haa_fx);
  Hinv[QUAD_lh_hfe][QUAD_base_vx] = lh_hfe_F_lh_haa_fx;
  Hinv[QUAD_lh_hfe][QUAD_base_vy] = lh_hfe_F_base_fy;
  Hinv[QUAD_lh_hfe][QUAD_base_vz] = lh_hfe_F_base_fz;
  Hinv[QUAD_lh_hfe][QUAD_base_wx] = lh_hfe_F_base_nx;
  Hinv[QUAD_lh_hfe][QUAD_base_wy] = lh_hfe_F_base_ny;
  Hinv[QUAD_lh_hfe][QUAD_base_wz] = lh_hfe_F_base_nz;

  /* Ic to lh_haa */
  const double lh_hfe_ui = (lh_hfe_Ic_zz - lh_hfe_Ic_xx)*lh_hfe_s + lh_hfe_Ic_xz*(2.0*lh_hfe_c);
  const double lh_hfe_uis = lh_hfe_ui*lh_hfe_s;
  const double lh_hfe_Ic_lh_haa_xx = lh_hfe_Ic_xx + lh_hfe_uis + lh_hfe_J_k1532;
  const double lh_hfe_Ic_lh_haa_xz = lh_hfe_ui*lh_hfe_c - lh_hfe_Ic_xz;
  const double lh_hfe_Ic_lh_haa_zz = lh_hfe_Ic_zz - lh_hfe_uis + lh_hfe_J_k1532;

  /* ---- lh_haa: revolute x, parent base ------------------------------------ */
  const double lh_haa_Ic_hx = lh_hip_hx - lh_hfe_F_lh_haa_fz;
  const double lh_haa_Ic_xx = lh_hip_Jxx + lh_hfe_Ic_lh_haa_xx;
  const double lh_haa_Ic_xy = lh_hip_Jxy + lh_hfe_F_lh_haa_nx;
  const double lh_haa_Ic_yy = lh_hip_Jyy + lh_hfe_Ic_yy;
  const double lh_haa_Ic_zz = lh_hip_Jzz + lh_hfe_Ic_lh_haa_zz;

  /* F to base */
  const double lh_haa_F_base_fy = -lh_hfe_F_lh_haa_fx*lh_haa_c - lh_haa_h_k9233*lh_haa_s;
  const double lh_haa_F_base_fz = lh_haa_h_k9233*lh_haa_c - lh_hfe_F_lh_haa_fx*lh_haa_s;
  const double lh_haa_Rn_y = lh_haa_Ic_xy*lh_haa_c - lh_hfe_Ic_lh_haa_xz*lh_haa_s;
  const double lh_haa_F_base_nx = lh_haa_Ic_xx + lh_haa_py*lh_haa_F_base_fz;
  const double lh_haa_F_base_ny = lh_haa_Rn_y - lh_haa_px*lh_haa_F_base_fz;
  const double lh_haa_F_base_nz = lh_haa_Ic_xy*lh_haa_s + lh_hfe_Ic_lh_haa_xz*lh_haa_c
    + lh_haa_F_base_fy*lh_haa_px;
  Hinv[QUAD_lh_haa][QUAD_base_vx] = 0.0;
  Hinv[QUAD_lh_haa][QUAD_base_vy] = lh_haa_F_base_fy;
  Hinv[QUAD_lh_haa][QUAD_base_vz] = lh_haa_F_base_fz;
  Hinv[QUAD_lh_haa][QUAD_base_wx] = lh_haa_F_base_nx;
  Hinv[QUAD_lh_haa][QUAD_base_wy] = lh_haa_F_base_ny;
  Hinv[QUAD_lh_haa][QUAD_base_wz] = lh_haa_F_base_nz;

  /* Ic to base */
  const double lh_haa_ui = (lh_haa_Ic_yy - lh_haa_Ic_zz)*lh_haa_s
    + lh_hfe_F_lh_haa_nz*(2.0*lh_haa_c);
  const double lh_haa_uis = lh_haa_ui*lh_haa_s;
  const double lh_haa_Ic_base_hx = lh_haa_Ic_hx + lh_haa_Ic_mpx;
  const double lh_haa_Ic_base_hy = lh_haa_F_base_fz + lh_haa_Ic_mpy;
  const double lh_haa_Ic_base_yz = lh_haa_ui*lh_haa_c - lh_hfe_F_lh_haa_nz
    + lh_haa_py*lh_haa_F_base_fy;
  const double lh_haa_e_x = lh_haa_2px*lh_haa_Ic_hx + lh_haa_Ic_mpxpx;
  const double lh_haa_e_y = lh_haa_2py*lh_haa_F_base_fz + lh_haa_Ic_mpypy;
  const double lh_haa_Ic_base_xx = lh_haa_Ic_xx + lh_haa_e_y;
  const double lh_haa_Ic_base_xy = lh_haa_Rn_y
    - (lh_haa_px*lh_haa_Ic_base_hy + lh_haa_py*lh_haa_Ic_hx);
  const double lh_haa_Ic_base_yy = lh_haa_Ic_yy - lh_haa_uis + lh_haa_e_x;
  const double lh_haa_Ic_base_zz = lh_haa_Ic_zz + lh_haa_uis + (lh_haa_e_x + lh_haa_e_y);

  /* ---- rf_kfe: revolute y, parent rf_hfe ---------------------------------- */
  /* F to rf_hfe */
  const double rf_kfe_F_rf_hfe_fx = rf_calf_hz*rf_kfe_c - rf_calf_hx*rf_kfe_s;
  const double rf_kfe_F_rf_hfe_fz = -rf_calf_hx*rf_kfe_c - rf_calf_hz*rf_kfe_s;
  const double rf_kfe_F_rf_hfe_ny = rf_calf_Jyy + rf_kfe_pz*rf_kfe_F_rf_hfe_fx;

  /* F to rf_haa */
  const double rf_kfe_F_rf_haa_fx = rf_kfe_F_rf_hfe_fx*rf_hfe_c + rf_kfe_F_rf_hfe_fz*rf_hfe_s;
  const double rf_kfe_F_rf_haa_fz = rf_kfe_F_rf_hfe_fz*rf_hfe_c - rf_kfe_F_rf_hfe_fx*rf_hfe_s;
  const double rf_kfe_F_rf_haa_nx = rf_kfe_F_rf_haa_fz*rf_hfe_py;
  const double rf_kfe_F_rf_haa_nz = -rf_hfe_py*rf_kfe_F_rf_haa_fx;

  /* F to base */
  const double rf_kfe_F_base_fy = -rf_kfe_F_rf_haa_fz*rf_haa_s;
  const double rf_kfe_F_base_fz = rf_kfe_F_rf_haa_fz*rf_haa_c;
  const double rf_kfe_F_base_nx = rf_kfe_F_rf_haa_nx + rf_kfe_F_base_fz*rf_haa_py;
  const double rf_kfe_F_base_ny = rf_kfe_F_rf_hfe_ny*rf_haa_c - rf_kfe_F_rf_haa_nz*rf_haa_s
    - rf_kfe_F_base_fz*rf_haa_px;
  const double rf_kfe_F_base_nz = rf_kfe_F_rf_hfe_ny*rf_haa_s + rf_kfe_F_rf_haa_nz*rf_haa_c
    + (rf_haa_px*rf_kfe_F_base_fy - rf_haa_py*rf_kfe_F_rf_haa_fx);
  Hinv[QUAD_rf_kfe][QUAD_base_vx] = rf_kfe_F_rf_haa_fx;
  Hinv[QUAD_rf_kfe][QUAD_base_vy] = rf_kfe_F_base_fy;
  Hinv[QUAD_rf_kfe][QUAD_base_vz] = rf_kfe_F_base_fz;
  Hinv[QUAD_rf_kfe][QUAD_base_wx] = rf_kfe_F_base_nx;
  Hinv[QUAD_rf_kfe][QUAD_base_wy] = rf_kfe_F_base_ny;
  Hinv[QUAD_rf_kfe][QUAD_base_wz] = rf_kfe_F_base_nz;

  /* Ic to rf_hfe */
  const double rf_kfe_ui = rf_calf_2Jxz*rf_kfe_c - rf_calf_Jxx_Jzz*rf_kfe_s;
  const double rf_kfe_uis = rf_kfe_ui*rf_kfe_s;
  const double rf_kfe_Ic_rf_hfe_hz = rf_kfe_F_rf_hfe_fx + rf_kfe_mpz;
  const double rf_kfe_Ic_rf_hfe_xz = rf_kfe_ui*rf_kfe_c - rf_calf_Jxz
    + rf_kfe_pz*rf_kfe_F_rf_hfe_fz;
  const double rf_kfe_Ic_rf_hfe_zz = rf_calf_Jzz - rf_kfe_uis;
  const double rf_kfe_e_z = rf_kfe_2pz*rf_kfe_F_rf_hfe_fx + rf_kfe_mpzpz;
  const double rf_kfe_Ic_rf_hfe_xx = rf_calf_Jxx + rf_kfe_uis + rf_kfe_e_z;
  const double rf_kfe_Ic_rf_hfe_yy = rf_calf_Jyy + rf_kfe_e_z;

  /* ---- rf_hfe: revolute y, parent rf_haa ---------------------------------- */
  const double rf_hfe_Ic_hx = rf_thigh_hx - rf_kfe_F_rf_hfe_fz;
  const double rf_hfe_Ic_hz = rf_thigh_hz + rf_kfe_Ic_rf_hfe_hz;
  const double rf_hfe_Ic_xx = rf_thigh_Jxx + rf_kfe_Ic_rf_hfe_xx;
  const double rf_hfe_Ic_xz = rf_thigh_Jxz + rf_kfe_Ic_rf_hfe_xz;
  const double rf_hfe_Ic_yy = rf_thigh_Jyy + rf_kfe_Ic_rf_hfe_yy;
  const double rf_hfe_Ic_zz = rf_thigh_Jzz + rf_kfe_Ic_rf_hfe_zz;

  /* F to rf_haa */
  const double rf_hfe_F_rf_haa_fx = rf_hfe_Ic_hz*rf_hfe_c - rf_hfe_Ic_hx*rf_hfe_s;
  const double rf_hfe_F_rf_haa_fz = -rf_hfe_Ic_hx*rf_hfe_c - rf_hfe_Ic_hz*rf_hfe_s;
  const double rf_hfe_F_rf_haa_nx = rf_thigh_Jyz*rf_hfe_s + rf_thigh_Jxy*rf_hfe_c
    + rf_hfe_F_rf_haa_fz*rf_hfe_py;
  const double rf_hfe_F_rf_haa_nz = rf_thigh_Jyz*rf_hfe_c - rf_thigh_Jxy*rf_hfe_s
    - rf_hfe_py*rf_hfe_F_rf_haa_fx;

  /* F to base */
  const double rf_hfe_F_base_fy = -rf_hfe_F_rf_haa_fz*rf_haa_s;
  const double rf_hfe_F_base_fz = rf_hfe_F_rf_haa_fz*rf_haa_c;
  const double rf_hfe_F_base_nx = rf_hfe_F_rf_haa_nx + rf_hfe_F_base_fz*rf_haa_py;
  const double rf_hfe_F_base_ny = rf_hfe_Ic_yy*rf_haa_c - rf_hfe_F_rf_haa_nz*rf_haa_s
    - rf_hfe_F_base_fz*rf_haa_px;
  const double rf_hfe_F_base_nz = rf_hfe_Ic_yy*rf_haa_s + rf_hfe_F_rf_haa_nz*rf_haa_c
    + (rf_haa_px*rf_hfe_F_base_fy - rf_haa_py*rf_hfe_F_rf_haa_fx);
  Hinv[QUAD_rf_hfe][QUAD_base_vx] = rf_hfe_F_rf_haa_fx;
  Hinv[QUAD_rf_hfe][QUAD_base_vy] = rf_hfe_F_base_fy;
  Hinv[QUAD_rf_hfe][QUAD_base_vz] = rf_hfe_F_base_fz;
  Hinv[QUAD_rf_hfe][QUAD_base_wx] = rf_hfe_F_base_nx;
  Hinv[QUAD_rf_hfe][QUAD_base_wy] = rf_hfe_F_base_ny;
  Hinv[QUAD_rf_hfe][QUAD_base_wz] = rf_hfe_F_base_nz;

  /* Ic to rf_haa */
  const double rf_hfe_ui = (rf_hfe_Ic_zz - rf_hfe_Ic_xx)*rf_hfe_s + rf_hfe_Ic_xz*(2.0*rf_hfe_c);
  const double rf_hfe_uis = rf_hfe_ui*rf_hfe_s;
  const double rf_hfe_Ic_rf_haa_xx = rf_hfe_Ic_xx + rf_hfe_uis + rf_hfe_J_k1532;
  const double rf_hfe_Ic_rf_haa_xz = rf_hfe_ui*rf_hfe_c - rf_hfe_Ic_xz;
  const double rf_hfe_Ic_rf_haa_zz = rf_hfe_Ic_zz - rf_hfe_uis + rf_hfe_J_k1532;

  /* ---- rf_haa: revolute x, parent base ------------------------------------ */
  const double rf_haa_Ic_hx = rf_hip_hx - rf_hfe_F_rf_haa_fz;
  const double rf_haa_Ic_xx = rf_hip_Jxx + rf_hfe_Ic_rf_haa_xx;
  const double rf_haa_Ic_xy = rf_hip_Jxy + rf_hfe_F_rf_haa_nx;
  const double rf_haa_Ic_yy = rf_hip_Jyy + rf_hfe_Ic_yy;
  const double rf_haa_Ic_zz = rf_hip_Jzz + rf_hfe_Ic_rf_haa_zz;

  /* F to base */
  const double rf_haa_F_base_fy = -rf_hfe_F_rf_haa_fx*rf_haa_c - rf_haa_h_k9233*rf_haa_s;
  const double rf_haa_F_base_fz = rf_haa_h_k9233*rf_haa_c - rf_hfe_F_rf_haa_fx*rf_haa_s;
  const double rf_haa_Rn_y = rf_haa_Ic_xy*rf_haa_c - rf_hfe_Ic_rf_haa_xz*rf_haa_s;
  const double rf_haa_F_base_nx = rf_haa_Ic_xx + rf_haa_py*rf_haa_F_base_fz;
  const double rf_haa_F_base_ny = rf_haa_Rn_y - rf_haa_px*rf_haa_F_base_fz;
  const double rf_haa_F_base_nz = rf_haa_Ic_xy*rf_haa_s + rf_hfe_Ic_rf_haa_xz*rf_haa_c
    + rf_haa_F_base_fy*rf_haa_px;
  Hinv[QUAD_rf_haa][QUAD_base_vx] = 0.0;
  Hinv[QUAD_rf_haa][QUAD_base_vy] = rf_haa_F_base_fy;
  Hinv[QUAD_rf_haa][QUAD_base_vz] = rf_haa_F_base_fz;
  Hinv[QUAD_rf_haa][QUAD_base_wx] = rf_haa_F_base_nx;
  Hinv[QUAD_rf_haa][QUAD_base_wy] = rf_haa_F_base_ny;
  Hinv[QUAD_rf_haa][QUAD_base_wz] = rf_haa_F_base_nz;

  /* Ic to base */
  const double rf_haa_ui = (rf_haa_Ic_yy - rf_haa_Ic_zz)*rf_haa_s
    + rf_hfe_F_rf_haa_nz*(2.0*rf_haa_c);
  const double rf_haa_uis = rf_haa_ui*rf_haa_s;
  const double rf_haa_Ic_base_hx = rf_haa_Ic_hx + rf_haa_Ic_mpx;
  const double rf_haa_Ic_base_hy = rf_haa_F_base_fz + rf_haa_Ic_mpy;
  const double rf_haa_Ic_base_yz = rf_haa_ui*rf_haa_c - rf_hfe_F_rf_haa_nz
    + rf_haa_py*rf_haa_F_base_fy;
  const double rf_haa_e_x = rf_haa_2px*rf_haa_Ic_hx + rf_haa_Ic_mpxpx;
  const double rf_haa_e_y = rf_haa_2py*rf_haa_F_base_fz + rf_haa_Ic_mpypy;
  const double rf_haa_Ic_base_xx = rf_haa_Ic_xx + rf_haa_e_y;
  const double rf_haa_Ic_base_xy = rf_haa_Rn_y
    - (rf_haa_px*rf_haa_Ic_base_hy + rf_haa_py*rf_haa_Ic_hx);
  const double rf_haa_Ic_base_yy = rf_haa_Ic_yy - rf_haa_uis + rf_haa_e_x;
  const double rf_haa_Ic_base_zz = rf_haa_Ic_zz + rf_haa_uis + (rf_haa_e_x + rf_haa_e_y);

  /* ---- lf_kfe: revolute y, parent lf_hfe ---------------------------------- */
  /* F to lf_hfe */
  const double lf_kfe_F_lf_hfe_fx = lf_calf_hz*lf_kfe_c - lf_calf_hx*lf_kfe_s;
  const double lf_kfe_F_lf_hfe_fz = -lf_calf_hx*lf_kfe_c - lf_calf_hz*lf_kfe_s;
  const double lf_kfe_F_lf_hfe_ny = lf_calf_Jyy + lf_kfe_pz*lf_kfe_F_lf_hfe_fx;

  /* F to lf_haa */
  const double lf_kfe_F_lf_haa_fx = lf_kfe_F_lf_hfe_fx*lf_hfe_c + lf_kfe_F_lf_hfe_fz*lf_hfe_s;
  const double lf_kfe_F_lf_haa_fz = lf_kfe_F_lf_hfe_fz*lf_hfe_c - lf_kfe_F_lf_hfe_fx*lf_hfe_s;
  const double lf_kfe_F_lf_haa_nx = lf_kfe_F_lf_haa_fz*lf_hfe_py;
  const double lf_kfe_F_lf_haa_nz = -lf_hfe_py*lf_kfe_F_lf_haa_fx;

  /* F to base */
  const double lf_kfe_F_base_fy = -lf_kfe_F_lf_haa_fz*lf_haa_s;
  const double lf_kfe_F_base_fz = lf_kfe_F_lf_haa_fz*lf_haa_c;
  const double lf_kfe_F_base_nx = lf_kfe_F_lf_haa_nx + lf_kfe_F_base_fz*lf_haa_py;
  const double lf_kfe_F_base_ny = lf_kfe_F_lf_hfe_ny*lf_haa_c - lf_kfe_F_lf_haa_nz*lf_haa_s
    - lf_kfe_F_base_fz*lf_haa_px;
  const double lf_kfe_F_base_nz = lf_kfe_F_lf_hfe_ny*lf_haa_s + lf_kfe_F_lf_haa_nz*lf_haa_c
    + (lf_haa_px*lf_kfe_F_base_fy - lf_haa_py*lf_kfe_F_lf_haa_fx);
  Hinv[QUAD_lf_kfe][QUAD_base_vx] = lf_kfe_F_lf_haa_fx;
  Hinv[QUAD_lf_kfe][QUAD_base_vy] = lf_kfe_F_base_fy;
  Hinv[QUAD_lf_kfe][QUAD_base_vz] = lf_kfe_F_base_fz;
  Hinv[QUAD_lf_kfe][QUAD_base_wx] = lf_kfe_F_base_nx;
  Hinv[QUAD_lf_kfe][QUAD_base_wy] = lf_kfe_F_base_ny;
  Hinv[QUAD_lf_kfe][QUAD_base_wz] = lf_kfe_F_base_nz;

  /* Ic to lf_hfe */
  const double lf_kfe_ui = lf_calf_2Jxz*lf_kfe_c - lf_calf_Jxx_Jzz*lf_kfe_s;
  const double lf_kfe_uis = lf_kfe_ui*lf_kfe_s;
  const double lf_kfe_Ic_lf_hfe_hz = lf_kfe_F_lf_hfe_fx + lf_kfe_mpz;
  const double lf_kfe_Ic_lf_hfe_xz = lf_kfe_ui*lf_kfe_c - lf_calf_Jxz
    + lf_kfe_pz*lf_kfe_F_lf_hfe_fz;
  const double lf_kfe_Ic_lf_hfe_zz = lf_calf_Jzz - lf_kfe_uis;
  const double lf_kfe_e_z = lf_kfe_2pz*lf_kfe_F_lf_hfe_fx + lf_kfe_mpzpz;
  const double lf_kfe_Ic_lf_hfe_xx = lf_calf_Jxx + lf_kfe_uis + lf_kfe_e_z;
  const double lf_kfe_Ic_lf_hfe_yy = lf_calf_Jyy + lf_kfe_e_z;

  /* ---- lf_hfe: revolute y, parent lf_haa ---------------------------------- */
  const double lf_hfe_Ic_hx = lf_thigh_hx - lf_kfe_F_lf_hfe_fz;
  const double lf_hfe_Ic_hz = lf_thigh_hz + lf_kfe_Ic_lf_hfe_hz;
  const double lf_hfe_Ic_xx = lf_thigh_Jxx + lf_kfe_Ic_lf_hfe_xx;
  const double lf_hfe_Ic_xz = lf_thigh_Jxz + lf_kfe_Ic_lf_hfe_xz;
  const double lf_hfe_Ic_yy = lf_thigh_Jyy + lf_kfe_Ic_lf_hfe_yy;
  const double lf_hfe_Ic_zz = lf_thigh_Jzz + lf_kfe_Ic_lf_hfe_zz;

  /* F to lf_haa */
  const double lf_hfe_F_lf_haa_fx = lf_hfe_Ic_hz*lf_hfe_c - lf_hfe_Ic_hx*lf_hfe_s;
  const double lf_hfe_F_lf_haa_fz = -lf_hfe_Ic_hx*lf_hfe_c - lf_hfe_Ic_hz*lf_hfe_s;
  const double lf_hfe_F_lf_haa_nx = lf_thigh_Jyz*lf_hfe_s + lf_thigh_Jxy*lf_hfe_c
    + lf_hfe_F_lf_haa_fz*lf_hfe_py;
  const double lf_hfe_F_lf_haa_nz = lf_thigh_Jyz*lf_hfe_c - lf_thigh_Jxy*lf_hfe_s
    - lf_hfe_py*lf_hfe_F_lf_haa_fx;

  /* F to base */
  const double lf_hfe_F_base_fy = -lf_hfe_F_lf_haa_fz*lf_haa_s;
  const double lf_hfe_F_base_fz = lf_hfe_F_lf_haa_fz*lf_haa_c;
  const double lf_hfe_F_base_nx = lf_hfe_F_lf_haa_nx + lf_hfe_F_base_fz*lf_haa_py;
  const double lf_hfe_F_base_ny = lf_hfe_Ic_yy*lf_haa_c - lf_hfe_F_lf_haa_nz*lf_haa_s
    - lf_hfe_F_base_fz*lf_haa_px;
  const double lf_hfe_F_base_nz = lf_hfe_Ic_yy*lf_haa_s + lf_hfe_F_lf_haa_nz*lf_haa_c
    + (lf_haa_px*lf_hfe_F_base_fy - lf_haa_py*lf_hfe_F_lf_haa_fx);
  Hinv[QUAD_lf_hfe][QUAD_base_vx] = lf_hfe_F_lf_haa_fx;
  Hinv[QUAD_lf_hfe][QUAD_base_vy] = lf_hfe_F_base_fy;
  Hinv[QUAD_lf_hfe][QUAD_base_vz] = lf_hfe_F_base_fz;
  Hinv[QUAD_lf_hfe][QUAD_base_wx] = lf_hfe_F_base_nx;
  Hinv[QUAD_lf_hfe][QUAD_base_wy] = lf_hfe_F_base_ny;
  Hinv[QUAD_lf_hfe][QUAD_base_wz] = lf_hfe_F_base_nz;

  /* Ic to lf_haa */
  const double lf_hfe_ui = (lf_hfe_Ic_zz - lf_hfe_Ic_xx)*lf_hfe_s + lf_hfe_Ic_xz*(2.0*lf_hfe_c);
  const double lf_hfe_uis = lf_hfe_ui*lf_hfe_s;
  const double lf_hfe_Ic_lf_haa_xx = lf_hfe_Ic_xx + lf_hfe_uis + lf_hfe_J_k1532;
  const double lf_hfe_Ic_lf_haa_xz = lf_hfe_ui*lf_hfe_c - lf_hfe_Ic_xz;
  const double lf_hfe_Ic_lf_haa_zz = lf_hfe_Ic_zz - lf_hfe_uis + lf_hfe_J_k1532;

  /* ---- lf_haa: revolute x, parent base ------------------------------------ */
  const double lf_haa_Ic_hx = lf_hip_hx - lf_hfe_F_lf_haa_fz;
  const double lf_haa_Ic_xx = lf_hip_Jxx + lf_hfe_Ic_lf_haa_xx;
  const double lf_haa_Ic_xy = lf_hip_Jxy + lf_hfe_F_lf_haa_nx;
  const double lf_haa_Ic_yy = lf_hip_Jyy + lf_hfe_Ic_yy;
  const double lf_haa_Ic_zz = lf_hip_Jzz + lf_hfe_Ic_lf_haa_zz;

  /* F to base */
  const double lf_haa_F_base_fy = -lf_hfe_F_lf_haa_fx*lf_haa_c - lf_haa_h_k9233*lf_haa_s;
  const double lf_haa_F_base_fz = lf_haa_h_k9233*lf_haa_c - lf_hfe_F_lf_haa_fx*lf_haa_s;
  const double lf_haa_Rn_y = lf_haa_Ic_xy*lf_haa_c - lf_hfe_Ic_lf_haa_xz*lf_haa_s;
  const double lf_haa_F_base_nx = lf_haa_Ic_xx + lf_haa_py*lf_haa_F_base_fz;
  const double lf_haa_F_base_ny = lf_haa_Rn_y - lf_haa_px*lf_haa_F_base_fz;
  const double lf_haa_F_base_nz = lf_haa_Ic_xy*lf_haa_s + lf_hfe_Ic_lf_haa_xz*lf_haa_c
    + lf_haa_F_base_fy*lf_haa_px;
  Hinv[QUAD_lf_haa][QUAD_base_vx] = 0.0;
  Hinv[QUAD_lf_haa][QUAD_base_vy] = lf_haa_F_base_fy;
  Hinv[QUAD_lf_haa][QUAD_base_vz] = lf_haa_F_base_fz;
  Hinv[QUAD_lf_haa][QUAD_base_wx] = lf_haa_F_base_nx;
  Hinv[QUAD_lf_haa][QUAD_base_wy] = lf_haa_F_base_ny;
  Hinv[QUAD_lf_haa][QUAD_base_wz] = lf_haa_F_base_nz;

  /* Ic to base */
  const double lf_haa_ui = (lf_haa_Ic_yy - lf_haa_Ic_zz)*lf_haa_s
    + lf_hfe_F_lf_haa_nz*(2.0*lf_haa_c);
  const double lf_haa_uis = lf_haa_ui*lf_haa_s;
  const double lf_haa_Ic_base_hx = lf_haa_Ic_hx + lf_haa_Ic_mpx;
  const double lf_haa_Ic_base_hy = lf_haa_F_base_fz + lf_haa_Ic_mpy;
  const double lf_haa_Ic_base_yz = lf_haa_ui*lf_haa_c - lf_hfe_F_lf_haa_nz
    + lf_haa_py*lf_haa_F_base_fy;
  const double lf_haa_e_x = lf_haa_2px*lf_haa_Ic_hx + lf_haa_Ic_mpxpx;
  const double lf_haa_e_y = lf_haa_2py*lf_haa_F_base_fz + lf_haa_Ic_mpypy;
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
  const double base_Ic_hz = trunk_hz - rh_haa_F_base_fy - lh_haa_F_base_fy - rf_haa_F_base_fy
    - lf_haa_F_base_fy;
  const double base_Ic_xx = trunk_Jxx + rh_haa_Ic_base_xx + lh_haa_Ic_base_xx + rf_haa_Ic_base_xx
    + lf_haa_Ic_base_xx;
  const double base_Ic_xy = rh_haa_Ic_base_xy + lh_haa_Ic_base_xy + rf_haa_Ic_base_xy
    + lf_haa_Ic_base_xy;
  const double base_Ic_xz = trunk_Jxz + rh_haa_F_base_nz + lh_haa_F_base_nz + rf_haa_F_base_nz
    + lf_haa_F_base_nz;
  const double base_Ic_yy = trunk_Jyy + rh_haa_Ic_base_yy + lh_haa_Ic_base_yy + rf_haa_Ic_base_yy
    + lf_haa_Ic_base_yy;
  const double base_Ic_yz = rh_haa_Ic_base_yz + lh_haa_Ic_base_yz + rf_haa_Ic_base_yz
    + lf_haa_Ic_base_yz;
  const double base_Ic_zz = trunk_Jzz + rh_haa_Ic_base_zz + lh_haa_Ic_base_zz + rf_haa_Ic_base_zz
    + lf_haa_Ic_base_zz;
  Hinv[QUAD_base_vx][QUAD_base_vx] = total_mass;
  Hinv[QUAD_base_vx][QUAD_base_vy] = 0.0;
  Hinv[QUAD_base_vy][QUAD_base_vx] = 0.0;
  Hinv[QUAD_base_vy][QUAD_base_vy] = total_mass;
  Hinv[QUAD_base_vx][QUAD_base_vz] = 0.0;
  Hinv[QUAD_base_vy][QUAD_base_vz] = 0.0;
  Hinv[QUAD_base_vz][QUAD_base_vx] = 0.0;
  Hinv[QUAD_base_vz][QUAD_base_vy] = 0.0;
  Hinv[QUAD_base_vz][QUAD_base_vz] = total_mass;
  Hinv[QUAD_base_vx][QUAD_base_wx] = 0.0;
  Hinv[QUAD_base_wx][QUAD_base_vx] = 0.0;
  Hinv[QUAD_base_wx][QUAD_base_vy] = -base_Ic_hz;
  Hinv[QUAD_base_vy][QUAD_base_wx] = -base_Ic_hz;
  Hinv[QUAD_base_wx][QUAD_base_vz] = base_Ic_hy;
  Hinv[QUAD_base_vz][QUAD_base_wx] = base_Ic_hy;
  Hinv[QUAD_base_wx][QUAD_base_wx] = base_Ic_xx;
  Hinv[QUAD_base_wy][QUAD_base_vx] = base_Ic_hz;
  Hinv[QUAD_base_vx][QUAD_base_wy] = base_Ic_hz;
  Hinv[QUAD_base_vy][QUAD_base_wy] = 0.0;
  Hinv[QUAD_base_wy][QUAD_base_vy] = 0.0;
  Hinv[QUAD_base_wy][QUAD_base_vz] = -base_Ic_hx;
  Hinv[QUAD_base_vz][QUAD_base_wy] = -base_Ic_hx;
  Hinv[QUAD_base_wy][QUAD_base_wx] = base_Ic_xy;
  Hinv[QUAD_base_wx][QUAD_base_wy] = base_Ic_xy;
  Hinv[QUAD_base_wy][QUAD_base_wy] = base_Ic_yy;
  Hinv[QUAD_base_wz][QUAD_base_vx] = -base_Ic_hy;
  Hinv[QUAD_base_vx][QUAD_base_wz] = -base_Ic_hy;
  Hinv[QUAD_base_wz][QUAD_base_vy] = base_Ic_hx;
  Hinv[QUAD_base_vy][QUAD_base_wz] = base_Ic_hx;
  Hinv[QUAD_base_vz][QUAD_base_wz] = 0.0;
  Hinv[QUAD_base_wz][QUAD_base_vz] = 0.0;
  Hinv[QUAD_base_wz][QUAD_base_wx] = base_Ic_xz;
  Hinv[QUAD_base_wx][QUAD_base_wz] = base_Ic_xz;
  Hinv[QUAD_base_wz][QUAD_base_wy] = base_Ic_yz;
  Hinv[QUAD_base_wy][QUAD_base_wz] = base_Ic_yz;
  Hinv[QUAD_base_wz][QUAD_base_wz] = base_Ic_zz;

  /* ---- G: lf_haa to rh_kfe ------------------------------------------------ */
  /* H_ss = L'*D*L; G = H_ss^-1 */
  const double lf_kfe_L_lf_hfe = lf_kfe_F_lf_hfe_ny*lf_calf_per_Jyy;
  const double lf_kfe_t1 = lf_hfe_F_lf_haa_nx - lf_kfe_F_lf_haa_nx*lf_kfe_L_lf_hfe;
  const double lf_hfe_D = lf_hfe_Ic_yy - lf_kfe_L_lf_hfe*lf_kfe_F_lf_hfe_ny;
  const double lf_kfe_L_lf_haa = lf_hfe_py_per_lf_calf_Jyy*lf_kfe_F_lf_haa_fz;
  const double rf_kfe_L_rf_hfe = rf_kfe_F_rf_hfe_ny*rf_calf_per_Jyy;
  const double rf_kfe_t1 = rf_hfe_F_rf_haa_nx - rf_kfe_F_rf_haa_nx*rf_kfe_L_rf_hfe;
  const double rf_hfe_D = rf_hfe_Ic_yy - rf_kfe_L_rf_hfe*rf_kfe_F_rf_hfe_ny;
  const double rf_kfe_L_rf_haa = rf_hfe_py_per_rf_calf_Jyy*rf_kfe_F_rf_haa_fz;
  const double lh_kfe_L_lh_hfe = lh_kfe_F_lh_hfe_ny*lh_calf_per_Jyy;
  const double lh_kfe_t1 = lh_hfe_F_lh_haa_nx - lh_kfe_F_lh_haa_nx*lh_kfe_L_lh_hfe;
  const double lh_hfe_D = lh_hfe_Ic_yy - lh_kfe_L_lh_hfe*lh_kfe_F_lh_hfe_ny;
  const double lh_kfe_L_lh_haa = lh_hfe_py_per_lh_calf_Jyy*lh_kfe_F_lh_haa_fz;
  const double rh_kfe_L_rh_hfe = rh_kfe_F_rh_hfe_ny*rh_calf_per_Jyy;
  const double rh_kfe_t1 = rh_hfe_F_rh_haa_nx - rh_kfe_F_rh_haa_nx*rh_kfe_L_rh_hfe;
  const double rh_hfe_D = rh_hfe_Ic_yy - rh_kfe_L_rh_hfe*rh_kfe_F_rh_hfe_ny;
  const double rh_kfe_L_rh_haa = rh_hfe_py_per_rh_calf_Jyy*rh_kfe_F_rh_haa_fz;
  const double lf_hfe_Dinv = 1.0/lf_hfe_D;
  const double lf_hfe_L_lf_haa = lf_kfe_t1*lf_hfe_Dinv;
  const double lf_haa_D = lf_haa_Ic_xx - lf_kfe_F_lf_haa_nx*lf_kfe_L_lf_haa
    - lf_hfe_L_lf_haa*lf_kfe_t1;
  const double rf_hfe_Dinv = 1.0/rf_hfe_D;
  const double rf_hfe_L_rf_haa = rf_kfe_t1*rf_hfe_Dinv;
  const double rf_haa_D = rf_haa_Ic_xx - rf_kfe_F_rf_haa_nx*rf_kfe_L_rf_haa
    - rf_hfe_L_rf_haa*rf_kfe_t1;
  const double lh_hfe_Dinv = 1.0/lh_hfe_D;
  const double lh_hfe_L_lh_haa = lh_kfe_t1*lh_hfe_Dinv;
  const double lh_haa_D = lh_haa_Ic_xx - lh_kfe_F_lh_haa_nx*lh_kfe_L_lh_haa
    - lh_hfe_L_lh_haa*lh_kfe_t1;
  const double rh_hfe_Dinv = 1.0/rh_hfe_D;
  const double rh_hfe_L_rh_haa = rh_kfe_t1*rh_hfe_Dinv;
  const double rh_haa_D = rh_haa_Ic_xx - rh_kfe_F_rh_haa_nx*rh_kfe_L_rh_haa
    - rh_hfe_L_rh_haa*rh_kfe_t1;
  const double lf_haa_Dinv = 1.0/lf_haa_D;
  const double rf_haa_Dinv = 1.0/rf_haa_D;
  const double lh_haa_Dinv = 1.0/lh_haa_D;
  const double rh_haa_Dinv = 1.0/rh_haa_D;
  A[QUAD_lf_haa][QUAD_lf_haa] = lf_haa_Dinv;
  A[QUAD_rf_haa][QUAD_rf_haa] = rf_haa_Dinv;
  A[QUAD_lh_haa][QUAD_lh_haa] = lh_haa_Dinv;
  A[QUAD_rh_haa][QUAD_rh_haa] = rh_haa_Dinv;
  const double lf_hfe_G_lf_haa = -lf_hfe_L_lf_haa*lf_haa_Dinv;
  A[QUAD_lf_hfe][QUAD_lf_haa] = lf_hfe_G_lf_haa;
  A[QUAD_lf_haa][QUAD_lf_hfe] = lf_hfe_G_lf_haa;
  const double lf_hfe_G_lf_hfe = lf_hfe_Dinv - lf_hfe_G_lf_haa*lf_hfe_L_lf_haa;
  A[QUAD_lf_hfe][QUAD_lf_hfe] = lf_hfe_G_lf_hfe;
  const double rf_hfe_G_rf_haa = -rf_hfe_L_rf_haa*rf_haa_Dinv;
  A[QUAD_rf_hfe][QUAD_rf_haa] = rf_hfe_G_rf_haa;
  A[QUAD_rf_haa][QUAD_rf_hfe] = rf_hfe_G_rf_haa;
  const double rf_hfe_G_rf_hfe = rf_hfe_Dinv - rf_hfe_G_rf_haa*rf_hfe_L_rf_haa;
  A[QUAD_rf_hfe][QUAD_rf_hfe] = rf_hfe_G_rf_hfe;
  const double lh_hfe_G_lh_haa = -lh_hfe_L_lh_haa*lh_haa_Dinv;
  A[QUAD_lh_hfe][QUAD_lh_haa] = lh_hfe_G_lh_haa;
  A[QUAD_lh_haa][QUAD_lh_hfe] = lh_hfe_G_lh_haa;
  const double lh_hfe_G_lh_hfe = lh_hfe_Dinv - lh_hfe_G_lh_haa*lh_hfe_L_lh_haa;
  A[QUAD_lh_hfe][QUAD_lh_hfe] = lh_hfe_G_lh_hfe;
  const double rh_hfe_G_rh_haa = -rh_hfe_L_rh_haa*rh_haa_Dinv;
  A[QUAD_rh_hfe][QUAD_rh_haa] = rh_hfe_G_rh_haa;
  A[QUAD_rh_haa][QUAD_rh_hfe] = rh_hfe_G_rh_haa;
  const double rh_hfe_G_rh_hfe = rh_hfe_Dinv - rh_hfe_G_rh_haa*rh_hfe_L_rh_haa;
  A[QUAD_rh_hfe][QUAD_rh_hfe] = rh_hfe_G_rh_hfe;
  const double lf_kfe_G_lf_haa = -lf_kfe_L_lf_haa*lf_haa_Dinv - lf_hfe_G_lf_haa*lf_kfe_L_lf_hfe;
  A[QUAD_lf_kfe][QUAD_lf_haa] = lf_kfe_G_lf_haa;
  A[QUAD_lf_haa][QUAD_lf_kfe] = lf_kfe_G_lf_haa;
  const double lf_kfe_G_lf_hfe = -lf_hfe_G_lf_haa*lf_kfe_L_lf_haa - lf_kfe_L_lf_hfe*lf_hfe_G_lf_hfe;
  A[QUAD_lf_kfe][QUAD_lf_hfe] = lf_kfe_G_lf_hfe;
  A[QUAD_lf_hfe][QUAD_lf_kfe] = lf_kfe_G_lf_hfe;
  const double lf_kfe_G_lf_kfe = lf_calf_per_Jyy - lf_kfe_L_lf_haa*lf_kfe_G_lf_haa
    - lf_kfe_G_lf_hfe*lf_kfe_L_lf_hfe;
  A[QUAD_lf_kfe][QUAD_lf_kfe] = lf_kfe_G_lf_kfe;
  const double rf_kfe_G_rf_haa = -rf_kfe_L_rf_haa*rf_haa_Dinv - rf_hfe_G_rf_haa*rf_kfe_L_rf_hfe;
  A[QUAD_rf_kfe][QUAD_rf_haa] = rf_kfe_G_rf_haa;
  A[QUAD_rf_haa][QUAD_rf_kfe] = rf_kfe_G_rf_haa;
  const double rf_kfe_G_rf_hfe = -rf_hfe_G_rf_haa*rf_kfe_L_rf_haa - rf_kfe_L_rf_hfe*rf_hfe_G_rf_hfe;
  A[QUAD_rf_kfe][QUAD_rf_hfe] = rf_kfe_G_rf_hfe;
  A[QUAD_rf_hfe][QUAD_rf_kfe] = rf_kfe_G_rf_hfe;
  const double rf_kfe_G_rf_kfe = rf_calf_per_Jyy - rf_kfe_L_rf_haa*rf_kfe_G_rf_haa
    - rf_kfe_G_rf_hfe*rf_kfe_L_rf_hfe;
  A[QUAD_rf_kfe][QUAD_rf_kfe] = rf_kfe_G_rf_kfe;
  const double lh_kfe_G_lh_haa = -lh_kfe_L_lh_haa*lh_haa_Dinv - lh_hfe_G_lh_haa*lh_kfe_L_lh_hfe;
  A[QUAD_lh_kfe][QUAD_lh_haa] = lh_kfe_G_lh_haa;
  A[QUAD_lh_haa][QUAD_lh_kfe] = lh_kfe_G_lh_haa;
  const double lh_kfe_G_lh_hfe = -lh_hfe_G_lh_haa*lh_kfe_L_lh_haa - lh_kfe_L_lh_hfe*lh_hfe_G_lh_hfe;
  A[QUAD_lh_kfe][QUAD_lh_hfe] = lh_kfe_G_lh_hfe;
  A[QUAD_lh_hfe][QUAD_lh_kfe] = lh_kfe_G_lh_hfe;
  const double lh_kfe_G_lh_kfe = lh_calf_per_Jyy - lh_kfe_L_lh_haa*lh_kfe_G_lh_haa
    - lh_kfe_G_lh_hfe*lh_kfe_L_lh_hfe;
  A[QUAD_lh_kfe][QUAD_lh_kfe] = lh_kfe_G_lh_kfe;
  const double rh_kfe_G_rh_haa = -rh_kfe_L_rh_haa*rh_haa_Dinv - rh_hfe_G_rh_haa*rh_kfe_L_rh_hfe;
  A[QUAD_rh_kfe][QUAD_rh_haa] = rh_kfe_G_rh_haa;
  A[QUAD_rh_haa][QUAD_rh_kfe] = rh_kfe_G_rh_haa;
  const double rh_kfe_G_rh_hfe = -rh_hfe_G_rh_haa*rh_kfe_L_rh_haa - rh_kfe_L_rh_hfe*rh_hfe_G_rh_hfe;
  A[QUAD_rh_kfe][QUAD_rh_hfe] = rh_kfe_G_rh_hfe;
  A[QUAD_rh_hfe][QUAD_rh_kfe] = rh_kfe_G_rh_hfe;
  const double rh_kfe_G_rh_kfe = rh_calf_per_Jyy - rh_kfe_L_rh_haa*rh_kfe_G_rh_haa
    - rh_kfe_G_rh_hfe*rh_kfe_L_rh_hfe;
  A[QUAD_rh_kfe][QUAD_rh_kfe] = rh_kfe_G_rh_kfe;

  /* ---- A: lf_haa to rh_kfe ------------------------------------------------ */
  /* -A = -G*H_sa; H_aa -= A'*H_sa */
  quad_minv_product_3x3x6(&A[QUAD_lf_haa][QUAD_base_vx], &A[QUAD_lf_haa][QUAD_lf_haa],
                          &Hinv[QUAD_lf_haa][QUAD_base_vx]);
  quad_minv_product_3x3x6(&A[QUAD_rf_haa][QUAD_base_vx], &A[QUAD_rf_haa][QUAD_rf_haa],
                          &Hinv[QUAD_rf_haa][QUAD_base_vx]);
  quad_minv_product_3x3x6(&A[QUAD_lh_haa][QUAD_base_vx], &A[QUAD_lh_haa][QUAD_lh_haa],
                          &Hinv[QUAD_lh_haa][QUAD_base_vx]);
  quad_minv_product_3x3x6(&A[QUAD_rh_haa][QUAD_base_vx], &A[QUAD_rh_haa][QUAD_rh_haa],
                          &Hinv[QUAD_rh_haa][QUAD_base_vx]);
  quad_minv_gram_6x12x6(&Hinv[QUAD_base_vx][QUAD_base_vx], &A[QUAD_lf_haa][QUAD_base_vx],
                        &Hinv[QUAD_lf_haa][QUAD_base_vx]);
  const double Hinv_0 = Hinv[QUAD_base_vx][QUAD_base_vx];
  const double Hinv_18 = Hinv[QUAD_base_vy][QUAD_base_vx];
  const double Hinv_19 = Hinv[QUAD_base_vy][QUAD_base_vy];
  const double Hinv_36 = Hinv[QUAD_base_vz][QUAD_base_vx];
  const double Hinv_37 = Hinv[QUAD_base_vz][QUAD_base_vy];
  const double Hinv_38 = Hinv[QUAD_base_vz][QUAD_base_vz];
  const double Hinv_54 = Hinv[QUAD_base_wx][QUAD_base_vx];
  const double Hinv_55 = Hinv[QUAD_base_wx][QUAD_base_vy];
  const double Hinv_56 = Hinv[QUAD_base_wx][QUAD_base_vz];
  const double Hinv_57 = Hinv[QUAD_base_wx][QUAD_base_wx];
  const double Hinv_72 = Hinv[QUAD_base_wy][QUAD_base_vx];
  const double Hinv_73 = Hinv[QUAD_base_wy][QUAD_base_vy];
  const double Hinv_74 = Hinv[QUAD_base_wy][QUAD_base_vz];
  const double Hinv_75 = Hinv[QUAD_base_wy][QUAD_base_wx];
  const double Hinv_76 = Hinv[QUAD_base_wy][QUAD_base_wy];
  const double Hinv_90 = Hinv[QUAD_base_wz][QUAD_base_vx];
  const double Hinv_91 = Hinv[QUAD_base_wz][QUAD_base_vy];
  const double Hinv_92 = Hinv[QUAD_base_wz][QUAD_base_vz];
  const double Hinv_93 = Hinv[QUAD_base_wz][QUAD_base_wx];
  const double Hinv_94 = Hinv[QUAD_base_wz][QUAD_base_wy];
  const double base_wz_D = Hinv[QUAD_base_wz][QUAD_base_wz];

  /* ---- G: base_vx to base_wz ---------------------------------------------- */
  /* H_ss = L'*D*L; G = H_ss^-1 */
  const double base_wz_Dinv = 1.0/base_wz_D;
  const double base_wz_L_base_wy = Hinv_94*base_wz_Dinv;
  const double base_wz_t1 = Hinv_72 - base_wz_L_base_wy*Hinv_90;
  const double base_wz_t2 = Hinv_73 - base_wz_L_base_wy*Hinv_91;
  const double base_wz_t3 = Hinv_74 - base_wz_L_base_wy*Hinv_92;
  const double base_wz_t4 = Hinv_75 - base_wz_L_base_wy*Hinv_93;
  const double base_wy_D = Hinv_76 - base_wz_L_base_wy*Hinv_94;
  const double base_wz_L_base_wx = Hinv_93*base_wz_Dinv;
  const double base_wz_L_base_vz = Hinv_92*base_wz_Dinv;
  const double base_wz_L_base_vy = Hinv_91*base_wz_Dinv;
  const double base_wz_L_base_vx = Hinv_90*base_wz_Dinv;
  const double base_wy_Dinv = 1.0/base_wy_D;
  const double base_wy_L_base_wx = base_wz_t4*base_wy_Dinv;
  const double base_wy_t1 = Hinv_54 - base_wz_L_base_wx*Hinv_90 - base_wy_L_base_wx*base_wz_t1;
  const double base_wy_t2 = Hinv_55 - base_wz_L_base_wx*Hinv_91 - base_wy_L_base_wx*base_wz_t2;
  const double base_wy_t3 = Hinv_56 - base_wz_L_base_wx*Hinv_92 - base_wy_L_base_wx*base_wz_t3;
  const double base_wx_D = Hinv_57 - base_wz_L_base_wx*Hinv_93 - base_wy_L_base_wx*base_wz_t4;
  const double base_wy_L_base_vz = base_wz_t3*base_wy_Dinv;
  const double base_wy_L_base_vy = base_wz_t2*base_wy_Dinv;
  const double base_wy_L_base_vx = base_wz_t1*base_wy_Dinv;
  const double base_wx_Dinv = 1.0/base_wx_D;
  const double base_wx_L_base_vz = base_wy_t3*base_wx_Dinv;
  const double base_wx_t1 = Hinv_36 - base_wz_L_base_vz*Hinv_90 - base_wy_L_base_vz*base_wz_t1
    - base_wx_L_base_vz*base_wy_t1;
  const double base_wx_t2 = Hinv_37 - base_wz_L_base_vz*Hinv_91 - base_wy_L_base_vz*base_wz_t2
    - base_wx_L_base_vz*base_wy_t2;
  const double base_vz_D = Hinv_38 - base_wz_L_base_vz*Hinv_92 - base_wy_L_base_vz*base_wz_t3
    - base_wx_L_base_vz*base_wy_t3;
  const double base_wx_L_base_vy = base_wy_t2*base_wx_Dinv;
  const double base_wx_L_base_vx = base_wy_t1*base_wx_Dinv;
  const double base_vz_Dinv = 1.0/base_vz_D;
  const double base_vz_L_base_vy = base_wx_t2*base_vz_Dinv;
  const double base_vz_t1 = Hinv_18 - base_wz_L_base_vy*Hinv_90 - base_wy_L_base_vy*base_wz_t1
    - base_wx_L_base_vy*base_wy_t1 - base_vz_L_base_vy*base_wx_t1;
  const double base_vy_D = Hinv_19 - base_wz_L_base_vy*Hinv_91 - base_wy_L_base_vy*base_wz_t2
    - base_wx_L_base_vy*base_wy_t2 - base_vz_L_base_vy*base_wx_t2;
  const double base_vz_L_base_vx = base_wx_t1*base_vz_Dinv;
  const double base_vy_Dinv = 1.0/base_vy_D;
  const double base_vy_L_base_vx = base_vz_t1*base_vy_Dinv;
  const double base_vx_D = Hinv_0 - base_wz_L_base_vx*Hinv_90 - base_wy_L_base_vx*base_wz_t1
    - base_wx_L_base_vx*base_wy_t1 - base_vz_L_base_vx*base_wx_t1 - base_vy_L_base_vx*base_vz_t1;
  const double base_vx_Dinv = 1.0/base_vx_D;
  Hinv[QUAD_base_vx][QUAD_base_vx] = base_vx_Dinv;
  const double base_vy_G_base_vx = -base_vy_L_base_vx*base_vx_Dinv;
  Hinv[QUAD_base_vy][QUAD_base_vx] = base_vy_G_base_vx;
  Hinv[QUAD_base_vx][QUAD_base_vy] = base_vy_G_base_vx;
  const double base_vy_G_base_vy = base_vy_Dinv - base_vy_G_base_vx*base_vy_L_base_vx;
  Hinv[QUAD_base_vy][QUAD_base_vy] = base_vy_G_base_vy;
  const double base_vz_G_base_vx = -base_vy_G_base_vx*base_vz_L_base_vy
    - base_vz_L_base_vx*base_vx_Dinv;
  Hinv[QUAD_base_vz][QUAD_base_vx] = base_vz_G_base_vx;
  Hinv[QUAD_base_vx][QUAD_base_vz] = base_vz_G_base_vx;
  const double base_vz_G_base_vy = -base_vy_G_base_vx*base_vz_L_base_vx
    - base_vz_L_base_vy*base_vy_G_base_vy;
  Hinv[QUAD_base_vz][QUAD_base_vy] = base_vz_G_base_vy;
  Hinv[QUAD_base_vy][QUAD_base_vz] = base_vz_G_base_vy;
  const double base_vz_G_base_vz = base_vz_Dinv - base_vz_L_base_vx*base_vz_G_base_vx
    - base_vz_L_base_vy*base_vz_G_base_vy;
  Hinv[QUAD_base_vz][QUAD_base_vz] = base_vz_G_base_vz;
  const double base_wx_G_base_vx = -(base_vy_G_base_vx*base_wx_L_base_vy
    + base_wx_L_base_vx*base_vx_Dinv) - base_wx_L_base_vz*base_vz_G_base_vx;
  Hinv[QUAD_base_wx][QUAD_base_vx] = base_wx_G_base_vx;
  Hinv[QUAD_base_vx][QUAD_base_wx] = base_wx_G_base_vx;
  const double base_wx_G_base_vy = -(base_vy_G_base_vx*base_wx_L_base_vx
    + base_wx_L_base_vy*base_vy_G_base_vy) - base_wx_L_base_vz*base_vz_G_base_vy;
  Hinv[QUAD_base_wx][QUAD_base_vy] = base_wx_G_base_vy;
  Hinv[QUAD_base_vy][QUAD_base_wx] = base_wx_G_base_vy;
  const double base_wx_G_base_vz = -(base_wx_L_base_vx*base_vz_G_base_vx
    + base_wx_L_base_vy*base_vz_G_base_vy) - base_wx_L_base_vz*base_vz_G_base_vz;
  Hinv[QUAD_base_wx][QUAD_base_vz] = base_wx_G_base_vz;
  Hinv[QUAD_base_vz][QUAD_base_wx] = base_wx_G_base_vz;
  const double base_wx_G_base_wx = base_wx_Dinv - base_wx_L_base_vx*base_wx_G_base_vx
    - base_wx_L_base_vy*base_wx_G_base_vy - base_wx_G_base_vz*base_wx_L_base_vz;
  Hinv[QUAD_base_wx][QUAD_base_wx] = base_wx_G_base_wx;
  const double base_wy_G_base_vx = -(base_vy_G_base_vx*base_wy_L_base_vy
    + base_wy_L_base_vx*base_vx_Dinv + base_wy_L_base_vz*base_vz_G_base_vx)
    - base_wy_L_base_wx*base_wx_G_base_vx;
  Hinv[QUAD_base_wy][QUAD_base_vx] = base_wy_G_base_vx;
  Hinv[QUAD_base_vx][QUAD_base_wy] = base_wy_G_base_vx;
  const double base_wy_G_base_vy = -(base_vy_G_base_vx*base_wy_L_base_vx
    + base_wy_L_base_vy*base_vy_G_base_vy + base_wy_L_base_vz*base_vz_G_base_vy)
    - base_wy_L_base_wx*base_wx_G_base_vy;
  Hinv[QUAD_base_wy][QUAD_base_vy] = base_wy_G_base_vy;
  Hinv[QUAD_base_vy][QUAD_base_wy] = base_wy_G_base_vy;
  const double base_wy_G_base_vz = -(base_wy_L_base_vx*base_vz_G_base_vx
    + base_wy_L_base_vy*base_vz_G_base_vy + base_wy_L_base_vz*base_vz_G_base_vz)
    - base_wx_G_base_vz*base_wy_L_base_wx;
  Hinv[QUAD_base_wy][QUAD_base_vz] = base_wy_G_base_vz;
  Hinv[QUAD_base_vz][QUAD_base_wy] = base_wy_G_base_vz;
  const double base_wy_G_base_wx = -(base_wx_G_base_vz*base_wy_L_base_vz
    + (base_wy_L_base_vx*base_wx_G_base_vx + base_wy_L_base_vy*base_wx_G_base_vy))
    - base_wy_L_base_wx*base_wx_G_base_wx;
  Hinv[QUAD_base_wy][QUAD_base_wx] = base_wy_G_base_wx;
  Hinv[QUAD_base_wx][QUAD_base_wy] = base_wy_G_base_wx;
  const double base_wy_G_base_wy = base_wy_Dinv - base_wy_L_base_vx*base_wy_G_base_vx
    - base_wy_L_base_vy*base_wy_G_base_vy - base_wy_L_base_vz*base_wy_G_base_vz
    - base_wy_L_base_wx*base_wy_G_base_wx;
  Hinv[QUAD_base_wy][QUAD_base_wy] = base_wy_G_base_wy;
  const double base_wz_G_base_vx = -(base_vy_G_base_vx*base_wz_L_base_vy
    + base_wz_L_base_vx*base_vx_Dinv + base_wz_L_base_vz*base_vz_G_base_vx
    + base_wz_L_base_wx*base_wx_G_base_vx) - base_wz_L_base_wy*base_wy_G_base_vx;
  Hinv[QUAD_base_wz][QUAD_base_vx] = base_wz_G_base_vx;
  Hinv[QUAD_base_vx][QUAD_base_wz] = base_wz_G_base_vx;
  const double base_wz_G_base_vy = -(base_vy_G_base_vx*base_wz_L_base_vx
    + base_wz_L_base_vy*base_vy_G_base_vy + base_wz_L_base_vz*base_vz_G_base_vy
    + base_wz_L_base_wx*base_wx_G_base_vy) - base_wz_L_base_wy*base_wy_G_base_vy;
  Hinv[QUAD_base_wz][QUAD_base_vy] = base_wz_G_base_vy;
  Hinv[QUAD_base_vy][QUAD_base_wz] = base_wz_G_base_vy;
  const double base_wz_G_base_vz = -(base_wx_G_base_vz*base_wz_L_base_wx
    + (base_wz_L_base_vx*base_vz_G_base_vx + base_wz_L_base_vy*base_vz_G_base_vy
    + base_wz_L_base_vz*base_vz_G_base_vz)) - base_wz_L_base_wy*base_wy_G_base_vz;
  Hinv[QUAD_base_wz][QUAD_base_vz] = base_wz_G_base_vz;
  Hinv[QUAD_base_vz][QUAD_base_wz] = base_wz_G_base_vz;
  const double base_wz_G_base_wx = -(base_wx_G_base_vz*base_wz_L_base_vz
    + (base_wz_L_base_vx*base_wx_G_base_vx + base_wz_L_base_vy*base_wx_G_base_vy)
    + base_wz_L_base_wx*base_wx_G_base_wx) - base_wz_L_base_wy*base_wy_G_base_wx;
  Hinv[QUAD_base_wz][QUAD_base_wx] = base_wz_G_base_wx;
  Hinv[QUAD_base_wx][QUAD_base_wz] = base_wz_G_base_wx;
  const double base_wz_G_base_wy = -(base_wz_L_base_vx*base_wy_G_base_vx
    + base_wz_L_base_vy*base_wy_G_base_vy + base_wz_L_base_vz*base_wy_G_base_vz
    + base_wz_L_base_wx*base_wy_G_base_wx) - base_wz_L_base_wy*base_wy_G_base_wy;
  Hinv[QUAD_base_wz][QUAD_base_wy] = base_wz_G_base_wy;
  Hinv[QUAD_base_wy][QUAD_base_wz] = base_wz_G_base_wy;
  const double base_wz_G_base_wz = base_wz_Dinv - base_wz_L_base_vx*base_wz_G_base_vx
    - base_wz_L_base_vy*base_wz_G_base_vy - base_wz_L_base_vz*base_wz_G_base_vz
    - base_wz_L_base_wx*base_wz_G_base_wx - base_wz_G_base_wy*base_wz_L_base_wy;
  Hinv[QUAD_base_wz][QUAD_base_wz] = base_wz_G_base_wz;

  /* ---- rows of H^-1: lf_haa to rh_kfe ------------------------------------- */
  /* Hinv_sa = -A*Hinv_aa; Hinv_ss = G - A*Hinv_as */
  quad_minv_image_12x6x6(&Hinv[QUAD_lf_haa][QUAD_base_vx], &A[QUAD_lf_haa][QUAD_base_vx],
                         &Hinv[QUAD_base_vx][QUAD_base_vx], &Hinv[QUAD_base_vx][QUAD_lf_haa]);
  quad_minv_square_12x6x12(&Hinv[QUAD_lf_haa][QUAD_lf_haa], &A[QUAD_lf_haa][QUAD_base_vx],
                           &Hinv[QUAD_base_vx][QUAD_lf_haa]);
  pinion_row_sub(3, &Hinv[QUAD_lf_haa][QUAD_lf_haa], -1.0, &A[QUAD_lf_haa][QUAD_lf_haa]);
  pinion_row_sub(3, &Hinv[QUAD_lf_hfe][QUAD_lf_haa], -1.0, &A[QUAD_lf_hfe][QUAD_lf_haa]);
  pinion_row_sub(3, &Hinv[QUAD_lf_kfe][QUAD_lf_haa], -1.0, &A[QUAD_lf_kfe][QUAD_lf_haa]);
  pinion_row_sub(3, &Hinv[QUAD_rf_haa][QUAD_rf_haa], -1.0, &A[QUAD_rf_haa][QUAD_rf_haa]);
  pinion_row_sub(3, &Hinv[QUAD_rf_hfe][QUAD_rf_haa], -1.0, &A[QUAD_rf_hfe][QUAD_rf_haa]);
  pinion_row_sub(3, &Hinv[QUAD_rf_kfe][QUAD_rf_haa], -1.0, &A[QUAD_rf_kfe][QUAD_rf_haa]);
  pinion_row_sub(3, &Hinv[QUAD_lh_haa][QUAD_lh_haa], -1.0, &A[QUAD_lh_haa][QUAD_lh_haa]);
  pinion_row_sub(3, &Hinv[QUAD_lh_hfe][QUAD_lh_haa], -1.0, &A[QUAD_lh_hfe][QUAD_lh_haa]);
  pinion_row_sub(3, &Hinv[QUAD_lh_kfe][QUAD_lh_haa], -1.0, &A[QUAD_lh_kfe][QUAD_lh_haa]);
  pinion_row_sub(3, &Hinv[QUAD_rh_haa][QUAD_rh_haa], -1.0, &A[QUAD_rh_haa][QUAD_rh_haa]);
  pinion_row_sub(3, &Hinv[QUAD_rh_hfe][QUAD_rh_haa], -1.0, &A[QUAD_rh_hfe][QUAD_rh_haa]);
  pinion_row_sub(3, &Hinv[QUAD_rh_kfe][QUAD_rh_haa], -1.0, &A[QUAD_rh_kfe][QUAD_rh_haa]);

  if (!(rh_calf_Jyy > 0.0)) return 1 + QUAD_rh_kfe;
  if (!(rh_hfe_D > 0.0)) return 1 + QUAD_rh_hfe;
  if (!(rh_haa_D > 0.0)) return 1 + QUAD_rh_haa;
  if (!(lh_calf_Jyy > 0.0)) return 1 + QUAD_lh_kfe;
  if (!(lh_hfe_D > 0.0)) return 1 + QUAD_lh_hfe;
  if (!(lh_haa_D > 0.0)) return 1 + QUAD_lh_haa;
  if (!(rf_calf_Jyy > 0.0)) return 1 + QUAD_rf_kfe;
  if (!(rf_hfe_D > 0.0)) return 1 + QUAD_rf_hfe;
  if (!(rf_haa_D > 0.0)) return 1 + QUAD_rf_haa;
  if (!(lf_calf_Jyy > 0.0)) return 1 + QUAD_lf_kfe;
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
