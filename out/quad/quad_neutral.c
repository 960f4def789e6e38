/* quad_neutral.c
 * q of the robot with every joint at zero.
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"

void quad_neutral(double q[QUAD_NQ])
{
  q[QUAD_q_base_px] = 0.0;
  q[QUAD_q_base_py] = 0.0;
  q[QUAD_q_base_pz] = 0.0;
  q[QUAD_q_base_qx] = 0.0;
  q[QUAD_q_base_qy] = 0.0;
  q[QUAD_q_base_qz] = 0.0;
  q[QUAD_q_base_qw] = 1.0;
  q[QUAD_q_lf_haa] = 0.0;
  q[QUAD_q_lf_hfe] = 0.0;
  q[QUAD_q_lf_kfe] = 0.0;
  q[QUAD_q_rf_haa] = 0.0;
  q[QUAD_q_rf_hfe] = 0.0;
  q[QUAD_q_rf_kfe] = 0.0;
  q[QUAD_q_lh_haa] = 0.0;
  q[QUAD_q_lh_hfe] = 0.0;
  q[QUAD_q_lh_kfe] = 0.0;
  q[QUAD_q_rh_haa] = 0.0;
  q[QUAD_q_rh_hfe] = 0.0;
  q[QUAD_q_rh_kfe] = 0.0;
}
