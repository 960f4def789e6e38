/* quad_gravity.c
 * g = forces that hold the robot still: rnea with v = a = 0.
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"
#include "quad_numbers.h"

PINION_SCALAR

#include "sincos.h"
#include "limbs.h"

#if PINION_LIMBS_X4 /* limbs in the lanes of vectors */
void quad_gravity(const double q[QUAD_NQ], double g[QUAD_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  const double base_q2_x = 2.0*q[QUAD_q_base_qx];
  const double base_q2_y = 2.0*q[QUAD_q_base_qy];
  const double base_q2_w = 2.0*q[QUAD_q_base_qw];
  const double base_R_zx = base_q2_x*q[QUAD_q_base_qz] - base_q2_w*q[QUAD_q_base_qy];
  const double base_R_zy = base_q2_y*q[QUAD_q_base_qz] + base_q2_w*q[QUAD_q_base_qx];
  const double base_R_zz = 1.0 - (base_q2_x*q[QUAD_q_base_qx] + base_q2_y*q[QUAD_q_base_qy]);
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

  /* dd: minus gravity, in a body's axes; Ic_h = m*c, children included; g = S'*(m*dd, Ic_h x dd) */

  /* ---- gravity at base: floating, parent world ---------------------------- */
  const double base_dd_x = -gravity_z*base_R_zx;
  const double base_dd_y = -gravity_z*base_R_zy;
  const double base_dd_z = -gravity_z*base_R_zz;

  /* ---- gravity at limb_haa: revolute x, parent base ----------------------- */
  const pinion_x4 limb_haa_dd_y = pinion_x4_all(base_dd_y)*limb_haa_c
    + limb_haa_s*pinion_x4_all(base_dd_z);
  const pinion_x4 limb_haa_dd_z = pinion_x4_all(base_dd_z)*limb_haa_c
    - limb_haa_s*pinion_x4_all(base_dd_y);

  /* ---- gravity at limb_hfe: revolute y, parent limb_haa ------------------- */
  const pinion_x4 limb_hfe_dd_x = pinion_x4_all(base_dd_x)*limb_hfe_c - limb_hfe_s*limb_haa_dd_z;
  const pinion_x4 limb_hfe_dd_z = limb_haa_dd_z*limb_hfe_c + limb_hfe_s*pinion_x4_all(base_dd_x);

  /* ---- gravity at limb_kfe: revolute y, parent limb_hfe ------------------- */
  const pinion_x4 limb_kfe_dd_x = limb_hfe_dd_x*limb_kfe_c - limb_kfe_s*limb_hfe_dd_z;
  const pinion_x4 limb_kfe_dd_z = limb_hfe_dd_z*limb_kfe_c + limb_kfe_s*limb_hfe_dd_x;

  /* ---- force on limb_kfe: revolute y, parent limb_hfe --------------------- */
  const pinion_x4 limb_kfe_hz = { lf_calf_hz, rf_calf_hz, lh_calf_hz, rh_calf_hz };
  const pinion_x4 limb_kfe_hx = { lf_calf_hx, rf_calf_hx, lh_calf_hx, rh_calf_hx };
  const pinion_x4 limb_kfe_g = limb_kfe_dd_x*limb_kfe_hz - limb_kfe_hx*limb_kfe_dd_z;
  g[QUAD_lf_kfe] = limb_kfe_g[0];
  g[QUAD_rf_kfe] = limb_kfe_g[1];
  g[QUAD_lh_kfe] = limb_kfe_g[2];
  g[QUAD_rh_kfe] = limb_kfe_g[3];

  /* Ic to limb_hfe */
  const pinion_x4 limb_kfe_Ic_limb_hfe_hx = limb_kfe_hz*limb_kfe_s + limb_kfe_hx*limb_kfe_c;
  const pinion_x4 limb_kfe_mpz = { lf_kfe_mpz, rf_kfe_mpz, lh_kfe_mpz, rh_kfe_mpz };
  const pinion_x4 limb_kfe_Ic_limb_hfe_hz = limb_kfe_hz*limb_kfe_c - limb_kfe_hx*limb_kfe_s
    + limb_kfe_mpz;

  /* ---- force on limb_hfe: revolute y, parent limb_haa --------------------- */
  const pinion_x4 limb_hfe_hx = { lf_thigh_hx, rf_thigh_hx, lh_thigh_hx, rh_thigh_hx };
  const pinion_x4 limb_hfe_Ic_hx = limb_hfe_hx + limb_kfe_Ic_limb_hfe_hx;
  const pinion_x4 limb_hfe_hz = { lf_thigh_hz, rf_thigh_hz, lh_thigh_hz, rh_thigh_hz };
  const pinion_x4 limb_hfe_Ic_hz = limb_hfe_hz + limb_kfe_Ic_limb_hfe_hz;
  const pinion_x4 limb_hfe_g = limb_hfe_dd_x*limb_hfe_Ic_hz - limb_hfe_Ic_hx*limb_hfe_dd_z;
  g[QUAD_lf_hfe] = limb_hfe_g[0];
  g[QUAD_rf_hfe] = limb_hfe_g[1];
  g[QUAD_lh_hfe] = limb_hfe_g[2];
  g[QUAD_rh_hfe] = limb_hfe_g[3];

  /* Ic to limb_haa */
  const pinion_x4 limb_hfe_Ic_limb_haa_hx = limb_hfe_Ic_hz*limb_hfe_s + limb_hfe_Ic_hx*limb_hfe_c;
  const pinion_x4 limb_hfe_Ic_limb_haa_hz = limb_hfe_Ic_hz*limb_hfe_c - limb_hfe_Ic_hx*limb_hfe_s;

  /* ---- force on limb_haa: revolute x, parent base ------------------------- */
  const pinion_x4 limb_haa_hx = { lf_hip_hx, rf_hip_hx, lh_hip_hx, rh_hip_hx };
  const pinion_x4 limb_haa_Ic_hx = limb_haa_hx + limb_hfe_Ic_limb_haa_hx;
  const pinion_x4 limb_haa_Ic_hy =
    { lf_haa_h_k9233, rf_haa_h_k9233, lh_haa_h_k9233, rh_haa_h_k9233 };
  const pinion_x4 limb_haa_g = limb_haa_Ic_hy*limb_haa_dd_z - limb_haa_dd_y*limb_hfe_Ic_limb_haa_hz;
  g[QUAD_lf_haa] = limb_haa_g[0];
  g[QUAD_rf_haa] = limb_haa_g[1];
  g[QUAD_lh_haa] = limb_haa_g[2];
  g[QUAD_rh_haa] = limb_haa_g[3];

  /* Ic to base */
  const pinion_x4 limb_haa_Ic_base_hz = limb_haa_Ic_hy*limb_haa_s
    + limb_hfe_Ic_limb_haa_hz*limb_haa_c;
  const pinion_x4 limb_haa_Ic_mpx = { lf_haa_Ic_mpx, rf_haa_Ic_mpx, lh_haa_Ic_mpx, rh_haa_Ic_mpx };
  const pinion_x4 limb_haa_Ic_base_hx = limb_haa_Ic_hx + limb_haa_Ic_mpx;
  const pinion_x4 limb_haa_Ic_mpy = { lf_haa_Ic_mpy, rf_haa_Ic_mpy, lh_haa_Ic_mpy, rh_haa_Ic_mpy };
  const pinion_x4 limb_haa_Ic_base_hy = limb_haa_Ic_hy*limb_haa_c
    - limb_hfe_Ic_limb_haa_hz*limb_haa_s + limb_haa_Ic_mpy;
  const double base_Ic_hy = pinion_x4_sum(limb_haa_Ic_base_hy);

  /* ---- force on base: floating, parent world ------------------------------ */
  const double base_Ic_hx = trunk_hx + pinion_x4_sum(limb_haa_Ic_base_hx);
  const double base_Ic_hz = trunk_hz + pinion_x4_sum(limb_haa_Ic_base_hz);
  g[QUAD_base_vx] = -total_mass_gravity_z*base_R_zx;
  g[QUAD_base_vy] = -total_mass_gravity_z*base_R_zy;
  g[QUAD_base_vz] = -total_mass_gravity_z*base_R_zz;
  g[QUAD_base_wx] = base_dd_z*base_Ic_hy - base_dd_y*base_Ic_hz;
  g[QUAD_base_wy] = base_dd_x*base_Ic_hz - base_dd_z*base_Ic_hx;
  g[QUAD_base_wz] = base_dd_y*base_Ic_hx - base_dd_x*base_Ic_hy;
}
#else /* each limb by itself */
void quad_gravity(const double q[QUAD_NQ], double g[QUAD_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  const double base_q2_x = 2.0*q[QUAD_q_base_qx];
  const double base_q2_y = 2.0*q[QUAD_q_base_qy];
  const double base_q2_w = 2.0*q[QUAD_q_base_qw];
  const double base_R_zx = base_q2_x*q[QUAD_q_base_qz] - base_q2_w*q[QUAD_q_base_qy];
  const double base_R_zy = base_q2_y*q[QUAD_q_base_qz] + base_q2_w*q[QUAD_q_base_qx];
  const double base_R_zz = 1.0 - (base_q2_x*q[QUAD_q_base_qx] + base_q2_y*q[QUAD_q_base_qy]);
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

  /* dd: minus gravity, in a body's axes; Ic_h = m*c, children included; g = S'*(m*dd, Ic_h x dd) */

  /* ---- gravity at base: floating, parent world ---------------------------- */
  const double base_dd_x = -gravity_z*base_R_zx;
  const double base_dd_y = -gravity_z*base_R_zy;
  const double base_dd_z = -gravity_z*base_R_zz;

  /* ---- gravity at lf_haa: revolute x, parent base ------------------------- */
  const double lf_haa_dd_y = base_dd_y*lf_haa_c + lf_haa_s*base_dd_z;
  const double lf_haa_dd_z = base_dd_z*lf_haa_c - lf_haa_s*base_dd_y;

  /* ---- gravity at lf_hfe: revolute y, parent lf_haa ----------------------- */
  const double lf_hfe_dd_x = base_dd_x*lf_hfe_c - lf_hfe_s*lf_haa_dd_z;
  const double lf_hfe_dd_z = lf_haa_dd_z*lf_hfe_c + lf_hfe_s*base_dd_x;

  /* ---- gravity at lf_kfe: revolute y, parent lf_hfe ----------------------- */
  const double lf_kfe_dd_x = lf_hfe_dd_x*lf_kfe_c - lf_kfe_s*lf_hfe_dd_z;
  const double lf_kfe_dd_z = lf_hfe_dd_z*lf_kfe_c + lf_kfe_s*lf_hfe_dd_x;

  /* ---- force on lf_kfe: revolute y, parent lf_hfe ------------------------- */
  g[QUAD_lf_kfe] = lf_kfe_dd_x*lf_calf_hz - lf_calf_hx*lf_kfe_dd_z;

  /* Ic to lf_hfe */
  const double lf_kfe_Ic_lf_hfe_hx = lf_calf_hz*lf_kfe_s + lf_calf_hx*lf_kfe_c;
  const double lf_kfe_Ic_lf_hfe_hz = lf_calf_hz*lf_kfe_c - lf_calf_hx*lf_kfe_s + lf_kfe_mpz;

  /* ---- force on lf_hfe: revolute y, parent lf_haa ------------------------- */
  const double lf_hfe_Ic_hx = lf_thigh_hx + lf_kfe_Ic_lf_hfe_hx;
  const double lf_hfe_Ic_hz = lf_thigh_hz + lf_kfe_Ic_lf_hfe_hz;
  g[QUAD_lf_hfe] = lf_hfe_dd_x*lf_hfe_Ic_hz - lf_hfe_Ic_hx*lf_hfe_dd_z;

  /* Ic to lf_haa */
  const double lf_hfe_Ic_lf_haa_hx = lf_hfe_Ic_hz*lf_hfe_s + lf_hfe_Ic_hx*lf_hfe_c;
  const double lf_hfe_Ic_lf_haa_hz = lf_hfe_Ic_hz*lf_hfe_c - lf_hfe_Ic_hx*lf_hfe_s;

  /* ---- force on lf_haa: revolute x, parent base --------------------------- */
  const double lf_haa_Ic_hx = lf_hip_hx + lf_hfe_Ic_lf_haa_hx;
  g[QUAD_lf_haa] = lf_haa_h_k9233*lf_haa_dd_z - lf_haa_dd_y*lf_hfe_Ic_lf_haa_hz;

  /* Ic to base */
  const double lf_haa_Ic_base_hx = lf_haa_Ic_hx + lf_haa_Ic_mpx;
  const double lf_haa_Ic_base_hy = lf_haa_h_k9233*lf_haa_c - lf_hfe_Ic_lf_haa_hz*lf_haa_s
    + lf_haa_Ic_mpy;
  const double lf_haa_Ic_base_hz = lf_haa_h_k9233*lf_haa_s + lf_hfe_Ic_lf_haa_hz*lf_haa_c;

  /* ---- gravity at rf_haa: revolute x, parent base ------------------------- */
  const double rf_haa_dd_y = base_dd_y*rf_haa_c + rf_haa_s*base_dd_z;
  const double rf_haa_dd_z = base_dd_z*rf_haa_c - rf_haa_s*base_dd_y;

  /* ---- gravity at rf_hfe: revolute y, parent rf_haa ----------------------- */
  const double rf_hfe_dd_x = base_dd_x*rf_hfe_c - rf_hfe_s*rf_haa_dd_z;
  const double rf_hfe_dd_z = rf_haa_dd_z*rf_hfe_c + rf_hfe_s*base_dd_x;

  /* ---- gravity at rf_kfe: revolute y, parent rf_hfe ----------------------- */
  const double rf_kfe_dd_x = rf_hfe_dd_x*rf_kfe_c - rf_kfe_s*rf_hfe_dd_z;
  const double rf_kfe_dd_z = rf_hfe_dd_z*rf_kfe_c + rf_kfe_s*rf_hfe_dd_x;

  /* ---- force on rf_kfe: revolute y, parent rf_hfe ------------------------- */
  g[QUAD_rf_kfe] = rf_kfe_dd_x*rf_calf_hz - rf_calf_hx*rf_kfe_dd_z;

  /* Ic to rf_hfe */
  const double rf_kfe_Ic_rf_hfe_hx = rf_calf_hz*rf_kfe_s + rf_calf_hx*rf_kfe_c;
  const double rf_kfe_Ic_rf_hfe_hz = rf_calf_hz*rf_kfe_c - rf_calf_hx*rf_kfe_s + rf_kfe_mpz;

  /* ---- force on rf_hfe: revolute y, parent rf_haa ------------------------- */
  const double rf_hfe_Ic_hx = rf_thigh_hx + rf_kfe_Ic_rf_hfe_hx;
  const double rf_hfe_Ic_hz = rf_thigh_hz + rf_kfe_Ic_rf_hfe_hz;
  g[QUAD_rf_hfe] = rf_hfe_dd_x*rf_hfe_Ic_hz - rf_hfe_Ic_hx*rf_hfe_dd_z;

  /* Ic to rf_haa */
  const double rf_hfe_Ic_rf_haa_hx = rf_hfe_Ic_hz*rf_hfe_s + rf_hfe_Ic_hx*rf_hfe_c;
  const double rf_hfe_Ic_rf_haa_hz = rf_hfe_Ic_hz*rf_hfe_c - rf_hfe_Ic_hx*rf_hfe_s;

  /* ---- force on rf_haa: revolute x, parent base --------------------------- */
  const double rf_haa_Ic_hx = rf_hip_hx + rf_hfe_Ic_rf_haa_hx;
  g[QUAD_rf_haa] = rf_haa_h_k9233*rf_haa_dd_z - rf_haa_dd_y*rf_hfe_Ic_rf_haa_hz;

  /* Ic to base */
  const double rf_haa_Ic_base_hx = rf_haa_Ic_hx + rf_haa_Ic_mpx;
  const double rf_haa_Ic_base_hy = rf_haa_h_k9233*rf_haa_c - rf_hfe_Ic_rf_haa_hz*rf_haa_s
    + rf_haa_Ic_mpy;
  const double rf_haa_Ic_base_hz = rf_haa_h_k9233*rf_haa_s + rf_hfe_Ic_rf_haa_hz*rf_haa_c;

  /* ---- gravity at lh_haa: revolute x, parent base ------------------------- */
  const double lh_haa_dd_y = base_dd_y*lh_haa_c + lh_haa_s*base_dd_z;
  const double lh_haa_dd_z = base_dd_z*lh_haa_c - lh_haa_s*base_dd_y;

  /* ---- gravity at lh_hfe: revolute y, parent lh_haa ----------------------- */
  const double lh_hfe_dd_x = base_dd_x*lh_hfe_c - lh_hfe_s*lh_haa_dd_z;
  const double lh_hfe_dd_z = lh_haa_dd_z*lh_hfe_c + lh_hfe_s*base_dd_x;

  /* ---- gravity at lh_kfe: revolute y, parent lh_hfe ----------------------- */
  const double lh_kfe_dd_x = lh_hfe_dd_x*lh_kfe_c - lh_kfe_s*lh_hfe_dd_z;
  const double lh_kfe_dd_z = lh_hfe_dd_z*lh_kfe_c + lh_kfe_s*lh_hfe_dd_x;

  /* ---- force on lh_kfe: revolute y, parent lh_hfe ------------------------- */
  g[QUAD_lh_kfe] = lh_kfe_dd_x*lh_calf_hz - lh_calf_hx*lh_kfe_dd_z;

  /* Ic to lh_hfe */
  const double lh_kfe_Ic_lh_hfe_hx = lh_calf_hz*lh_kfe_s + lh_calf_hx*lh_kfe_c;
  const double lh_kfe_Ic_lh_hfe_hz = lh_calf_hz*lh_kfe_c - lh_calf_hx*lh_kfe_s + lh_kfe_mpz;

  /* ---- force on lh_hfe: revolute y, parent lh_haa ------------------------- */
  const double lh_hfe_Ic_hx = lh_thigh_hx + lh_kfe_Ic_lh_hfe_hx;
  const double lh_hfe_Ic_hz = lh_thigh_hz + lh_kfe_Ic_lh_hfe_hz;
  g[QUAD_lh_hfe] = lh_hfe_dd_x*lh_hfe_Ic_hz - lh_hfe_Ic_hx*lh_hfe_dd_z;

  /* Ic to lh_haa */
  const double lh_hfe_Ic_lh_haa_hx = lh_hfe_Ic_hz*lh_hfe_s + lh_hfe_Ic_hx*lh_hfe_c;
  const double lh_hfe_Ic_lh_haa_hz = lh_hfe_Ic_hz*lh_hfe_c - lh_hfe_Ic_hx*lh_hfe_s;

  /* ---- force on lh_haa: revolute x, parent base --------------------------- */
  const double lh_haa_Ic_hx = lh_hip_hx + lh_hfe_Ic_lh_haa_hx;
  g[QUAD_lh_haa] = lh_haa_h_k9233*lh_haa_dd_z - lh_haa_dd_y*lh_hfe_Ic_lh_haa_hz;

  /* Ic to base */
  const double lh_haa_Ic_base_hx = lh_haa_Ic_hx + lh_haa_Ic_mpx;
  const double lh_haa_Ic_base_hy = lh_haa_h_k9233*lh_haa_c - lh_hfe_Ic_lh_haa_hz*lh_haa_s
    + lh_haa_Ic_mpy;
  const double lh_haa_Ic_base_hz = lh_haa_h_k9233*lh_haa_s + lh_hfe_Ic_lh_haa_hz*lh_haa_c;

  /* ---- gravity at rh_haa: revolute x, parent base ------------------------- */
  const double rh_haa_dd_y = base_dd_y*rh_haa_c + rh_haa_s*base_dd_z;
  const double rh_haa_dd_z = base_dd_z*rh_haa_c - rh_haa_s*base_dd_y;

  /* ---- gravity at rh_hfe: revolute y, parent rh_haa ----------------------- */
  const double rh_hfe_dd_x = base_dd_x*rh_hfe_c - rh_hfe_s*rh_haa_dd_z;
  const double rh_hfe_dd_z = rh_haa_dd_z*rh_hfe_c + rh_hfe_s*base_dd_x;

  /* ---- gravity at rh_kfe: revolute y, parent rh_hfe ----------------------- */
  const double rh_kfe_dd_x = rh_hfe_dd_x*rh_kfe_c - rh_kfe_s*rh_hfe_dd_z;
  const double rh_kfe_dd_z = rh_hfe_dd_z*rh_kfe_c + rh_kfe_s*rh_hfe_dd_x;

  /* ---- force on rh_kfe: revolute y, parent rh_hfe ------------------------- */
  g[QUAD_rh_kfe] = rh_kfe_dd_x*rh_calf_hz - rh_calf_hx*rh_kfe_dd_z;

  /* Ic to rh_hfe */
  const double rh_kfe_Ic_rh_hfe_hx = rh_calf_hz*rh_kfe_s + rh_calf_hx*rh_kfe_c;
  const double rh_kfe_Ic_rh_hfe_hz = rh_calf_hz*rh_kfe_c - rh_calf_hx*rh_kfe_s + rh_kfe_mpz;

  /* ---- force on rh_hfe: revolute y, parent rh_haa ------------------------- */
  const double rh_hfe_Ic_hx = rh_thigh_hx + rh_kfe_Ic_rh_hfe_hx;
  const double rh_hfe_Ic_hz = rh_thigh_hz + rh_kfe_Ic_rh_hfe_hz;
  g[QUAD_rh_hfe] = rh_hfe_dd_x*rh_hfe_Ic_hz - rh_hfe_Ic_hx*rh_hfe_dd_z;

  /* Ic to rh_haa */
  const double rh_hfe_Ic_rh_haa_hx = rh_hfe_Ic_hz*rh_hfe_s + rh_hfe_Ic_hx*rh_hfe_c;
  const double rh_hfe_Ic_rh_haa_hz = rh_hfe_Ic_hz*rh_hfe_c - rh_hfe_Ic_hx*rh_hfe_s;

  /* ---- force on rh_haa: revolute x, parent base --------------------------- */
  const double rh_haa_Ic_hx = rh_hip_hx + rh_hfe_Ic_rh_haa_hx;
  g[QUAD_rh_haa] = rh_haa_h_k9233*rh_haa_dd_z - rh_haa_dd_y*rh_hfe_Ic_rh_haa_hz;

  /* Ic to base */
  const double rh_haa_Ic_base_hx = rh_haa_Ic_hx + rh_haa_Ic_mpx;
  const double rh_haa_Ic_base_hy = rh_haa_h_k9233*rh_haa_c - rh_hfe_Ic_rh_haa_hz*rh_haa_s
    + rh_haa_Ic_mpy;
  const double rh_haa_Ic_base_hz = rh_haa_h_k9233*rh_haa_s + rh_hfe_Ic_rh_haa_hz*rh_haa_c;

  /* ---- force on base: floating, parent world ------------------------------ */
  const double base_Ic_hx = trunk_hx + lf_haa_Ic_base_hx + rf_haa_Ic_base_hx + lh_haa_Ic_base_hx
    + rh_haa_Ic_base_hx;
  const double base_Ic_hy = lf_haa_Ic_base_hy + rf_haa_Ic_base_hy + lh_haa_Ic_base_hy
    + rh_haa_Ic_base_hy;
  const double base_Ic_hz = trunk_hz + lf_haa_Ic_base_hz + rf_haa_Ic_base_hz + lh_haa_Ic_base_hz
    + rh_haa_Ic_base_hz;
  g[QUAD_base_vx] = -total_mass_gravity_z*base_R_zx;
  g[QUAD_base_vy] = -total_mass_gravity_z*base_R_zy;
  g[QUAD_base_vz] = -total_mass_gravity_z*base_R_zz;
  g[QUAD_base_wx] = base_dd_z*base_Ic_hy - base_dd_y*base_Ic_hz;
  g[QUAD_base_wy] = base_dd_x*base_Ic_hz - base_dd_z*base_Ic_hx;
  g[QUAD_base_wz] = base_dd_y*base_Ic_hx - base_dd_x*base_Ic_hy;
}
#endif
