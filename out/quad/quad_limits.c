/* quad_limits.c
 * Limits of the joints.
 * Generated from models/quad.urdf; do not edit. */
#include <math.h>

#include "quad.h"

#ifdef __TINYC__ /* as a constant, tcc rejects -HUGE_VAL of its own, but not -1.0/0.0 */
#undef HUGE_VAL
#define HUGE_VAL 1.0/0.0
#endif

const double quad_q_lower[QUAD_NQ] = {
  -HUGE_VAL, /* QUAD_q_base_px */
  -HUGE_VAL, /* QUAD_q_base_py */
  -HUGE_VAL, /* QUAD_q_base_pz */
  -1.0, /* QUAD_q_base_qx */
  -1.0, /* QUAD_q_base_qy */
  -1.0, /* QUAD_q_base_qz */
  -1.0, /* QUAD_q_base_qw */
  -0.9, /* QUAD_q_lf_haa */
  -1.6, /* QUAD_q_lf_hfe */
  -2.7, /* QUAD_q_lf_kfe */
  -0.9, /* QUAD_q_rf_haa */
  -1.6, /* QUAD_q_rf_hfe */
  -2.7, /* QUAD_q_rf_kfe */
  -0.9, /* QUAD_q_lh_haa */
  -1.6, /* QUAD_q_lh_hfe */
  -2.7, /* QUAD_q_lh_kfe */
  -0.9, /* QUAD_q_rh_haa */
  -1.6, /* QUAD_q_rh_hfe */
  -2.7, /* QUAD_q_rh_kfe */
};

const double quad_q_upper[QUAD_NQ] = {
  HUGE_VAL, /* QUAD_q_base_px */
  HUGE_VAL, /* QUAD_q_base_py */
  HUGE_VAL, /* QUAD_q_base_pz */
  1.0, /* QUAD_q_base_qx */
  1.0, /* QUAD_q_base_qy */
  1.0, /* QUAD_q_base_qz */
  1.0, /* QUAD_q_base_qw */
  0.9, /* QUAD_q_lf_haa */
  3.2, /* QUAD_q_lf_hfe */
  -0.3, /* QUAD_q_lf_kfe */
  0.9, /* QUAD_q_rf_haa */
  3.2, /* QUAD_q_rf_hfe */
  -0.3, /* QUAD_q_rf_kfe */
  0.9, /* QUAD_q_lh_haa */
  3.2, /* QUAD_q_lh_hfe */
  -0.3, /* QUAD_q_lh_kfe */
  0.9, /* QUAD_q_rh_haa */
  3.2, /* QUAD_q_rh_hfe */
  -0.3, /* QUAD_q_rh_kfe */
};

const double quad_v_max[QUAD_NV] = {
  HUGE_VAL, /* QUAD_base_vx */
  HUGE_VAL, /* QUAD_base_vy */
  HUGE_VAL, /* QUAD_base_vz */
  HUGE_VAL, /* QUAD_base_wx */
  HUGE_VAL, /* QUAD_base_wy */
  HUGE_VAL, /* QUAD_base_wz */
  30.0, /* QUAD_lf_haa */
  30.0, /* QUAD_lf_hfe */
  30.0, /* QUAD_lf_kfe */
  30.0, /* QUAD_rf_haa */
  30.0, /* QUAD_rf_hfe */
  30.0, /* QUAD_rf_kfe */
  30.0, /* QUAD_lh_haa */
  30.0, /* QUAD_lh_hfe */
  30.0, /* QUAD_lh_kfe */
  30.0, /* QUAD_rh_haa */
  30.0, /* QUAD_rh_hfe */
  30.0, /* QUAD_rh_kfe */
};

const double quad_tau_max[QUAD_NV] = {
  HUGE_VAL, /* QUAD_base_vx */
  HUGE_VAL, /* QUAD_base_vy */
  HUGE_VAL, /* QUAD_base_vz */
  HUGE_VAL, /* QUAD_base_wx */
  HUGE_VAL, /* QUAD_base_wy */
  HUGE_VAL, /* QUAD_base_wz */
  23.0, /* QUAD_lf_haa */
  23.0, /* QUAD_lf_hfe */
  23.0, /* QUAD_lf_kfe */
  23.0, /* QUAD_rf_haa */
  23.0, /* QUAD_rf_hfe */
  23.0, /* QUAD_rf_kfe */
  23.0, /* QUAD_lh_haa */
  23.0, /* QUAD_lh_hfe */
  23.0, /* QUAD_lh_kfe */
  23.0, /* QUAD_rh_haa */
  23.0, /* QUAD_rh_hfe */
  23.0, /* QUAD_rh_kfe */
};
