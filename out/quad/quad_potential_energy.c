/* quad_potential_energy.c
 * Potential energy -m g'*com, J: zero for com at the world's origin.
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"
#include "quad_numbers.h"

PINION_SCALAR

#include "sincos.h"

double quad_potential_energy(const double q[QUAD_NQ])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  const double base_q2_x = 2.0*q[QUAD_q_base_qx];
  const double base_q2_y = 2.0*q[QUAD_q_base_qy];
  const double base_q2_w = 2.0*q[QUAD_q_base_qw];
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

  /* ---- first moment of rh_hfe: revolute y, parent rh_haa ------------------ */
  const double rh_hfe_Ic_hx = rh_thigh_hx + (rh_calf_hz*rh_kfe_s + rh_calf_hx*rh_kfe_c);
  const double rh_hfe_Ic_hz = rh_thigh_hz
    + (rh_calf_hz*rh_kfe_c - rh_calf_hx*rh_kfe_s + rh_kfe_mpz);
  const double rh_haa_Ic_hz = rh_hfe_Ic_hz*rh_hfe_c - rh_hfe_Ic_hx*rh_hfe_s;

  /* ---- first moment of rh_haa: revolute x, parent base -------------------- */
  const double rh_haa_Ic_hx = rh_hip_hx + (rh_hfe_Ic_hz*rh_hfe_s + rh_hfe_Ic_hx*rh_hfe_c);

  /* ---- first moment of lh_hfe: revolute y, parent lh_haa ------------------ */
  const double lh_hfe_Ic_hx = lh_thigh_hx + (lh_calf_hz*lh_kfe_s + lh_calf_hx*lh_kfe_c);
  const double lh_hfe_Ic_hz = lh_thigh_hz
    + (lh_calf_hz*lh_kfe_c - lh_calf_hx*lh_kfe_s + lh_kfe_mpz);
  const double lh_haa_Ic_hz = lh_hfe_Ic_hz*lh_hfe_c - lh_hfe_Ic_hx*lh_hfe_s;

  /* ---- first moment of lh_haa: revolute x, parent base -------------------- */
  const double lh_haa_Ic_hx = lh_hip_hx + (lh_hfe_Ic_hz*lh_hfe_s + lh_hfe_Ic_hx*lh_hfe_c);

  /* ---- first moment of rf_hfe: revolute y, parent rf_haa ------------------ */
  const double rf_hfe_Ic_hx = rf_thigh_hx + (rf_calf_hz*rf_kfe_s + rf_calf_hx*rf_kfe_c);
  const double rf_hfe_Ic_hz = rf_thigh_hz
    + (rf_calf_hz*rf_kfe_c - rf_calf_hx*rf_kfe_s + rf_kfe_mpz);
  const double rf_haa_Ic_hz = rf_hfe_Ic_hz*rf_hfe_c - rf_hfe_Ic_hx*rf_hfe_s;

  /* ---- first moment of rf_haa: revolute x, parent base -------------------- */
  const double rf_haa_Ic_hx = rf_hip_hx + (rf_hfe_Ic_hz*rf_hfe_s + rf_hfe_Ic_hx*rf_hfe_c);

  /* ---- first moment of lf_hfe: revolute y, parent lf_haa ------------------ */
  const double lf_hfe_Ic_hx = lf_thigh_hx + (lf_calf_hz*lf_kfe_s + lf_calf_hx*lf_kfe_c);
  const double lf_hfe_Ic_hz = lf_thigh_hz
    + (lf_calf_hz*lf_kfe_c - lf_calf_hx*lf_kfe_s + lf_kfe_mpz);
  const double lf_haa_Ic_hz = lf_hfe_Ic_hz*lf_hfe_c - lf_hfe_Ic_hx*lf_hfe_s;

  /* ---- first moment of lf_haa: revolute x, parent base -------------------- */
  const double lf_haa_Ic_hx = lf_hip_hx + (lf_hfe_Ic_hz*lf_hfe_s + lf_hfe_Ic_hx*lf_hfe_c);

  /* ---- first moment of base: floating, parent world ----------------------- */
  const double base_Ic_hx = trunk_hx + (rh_haa_Ic_hx + rh_haa_Ic_mpx)
    + (lh_haa_Ic_hx + lh_haa_Ic_mpx) + (rf_haa_Ic_hx + rf_haa_Ic_mpx)
    + (lf_haa_Ic_hx + lf_haa_Ic_mpx);
  const double base_Ic_hy = rh_haa_h_k9233*rh_haa_c - rh_haa_Ic_hz*rh_haa_s + rh_haa_Ic_mpy
    + (lh_haa_h_k9233*lh_haa_c - lh_haa_Ic_hz*lh_haa_s + lh_haa_Ic_mpy)
    + (rf_haa_h_k9233*rf_haa_c - rf_haa_Ic_hz*rf_haa_s + rf_haa_Ic_mpy)
    + (lf_haa_h_k9233*lf_haa_c - lf_haa_Ic_hz*lf_haa_s + lf_haa_Ic_mpy);
  const double base_Ic_hz = trunk_hz + (rh_haa_h_k9233*rh_haa_s + rh_haa_Ic_hz*rh_haa_c)
    + (lh_haa_h_k9233*lh_haa_s + lh_haa_Ic_hz*lh_haa_c)
    + (rf_haa_h_k9233*rf_haa_s + rf_haa_Ic_hz*rf_haa_c)
    + (lf_haa_h_k9233*lf_haa_s + lf_haa_Ic_hz*lf_haa_c);
  const double base_Ic_world_hz = (base_q2_x*q[QUAD_q_base_qz]
    - base_q2_w*q[QUAD_q_base_qy])*base_Ic_hx
    + (base_q2_y*q[QUAD_q_base_qz] + base_q2_w*q[QUAD_q_base_qx])*base_Ic_hy
    + (1.0 - (base_q2_x*q[QUAD_q_base_qx] + base_q2_y*q[QUAD_q_base_qy]))*base_Ic_hz
    + total_mass*q[QUAD_q_base_pz];

  /* ---- potential energy --------------------------------------------------- */
  return -gravity_z*base_Ic_world_hz;
}
