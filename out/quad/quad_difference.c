/* quad_difference.c
 * v such that integrate(q0, v, 1) is q1, by the shortest rotations.
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"

#include "manifold.h"

void quad_difference(const double q0[QUAD_NQ], const double q1[QUAD_NQ], double v[QUAD_NV])
{
  pinion_floating_difference(&q0[QUAD_q_base_px], &q1[QUAD_q_base_px], &v[QUAD_base_vx]);
  v[QUAD_lf_haa] = q1[QUAD_q_lf_haa] - q0[QUAD_q_lf_haa];
  v[QUAD_lf_hfe] = q1[QUAD_q_lf_hfe] - q0[QUAD_q_lf_hfe];
  v[QUAD_lf_kfe] = q1[QUAD_q_lf_kfe] - q0[QUAD_q_lf_kfe];
  v[QUAD_rf_haa] = q1[QUAD_q_rf_haa] - q0[QUAD_q_rf_haa];
  v[QUAD_rf_hfe] = q1[QUAD_q_rf_hfe] - q0[QUAD_q_rf_hfe];
  v[QUAD_rf_kfe] = q1[QUAD_q_rf_kfe] - q0[QUAD_q_rf_kfe];
  v[QUAD_lh_haa] = q1[QUAD_q_lh_haa] - q0[QUAD_q_lh_haa];
  v[QUAD_lh_hfe] = q1[QUAD_q_lh_hfe] - q0[QUAD_q_lh_hfe];
  v[QUAD_lh_kfe] = q1[QUAD_q_lh_kfe] - q0[QUAD_q_lh_kfe];
  v[QUAD_rh_haa] = q1[QUAD_q_rh_haa] - q0[QUAD_q_rh_haa];
  v[QUAD_rh_hfe] = q1[QUAD_q_rh_hfe] - q0[QUAD_q_rh_hfe];
  v[QUAD_rh_kfe] = q1[QUAD_q_rh_kfe] - q0[QUAD_q_rh_kfe];
}
