/* quad_integrate.c
 * q_next = q moved by the constant velocity v for dt.
 * Quaternions stay of unit length (Introduction to Humanoid Robotics, eq. 6.12 to 6.14).
 * q_next may be q.
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"

#include "manifold.h"

void quad_integrate(const double q[QUAD_NQ], const double v[QUAD_NV], double dt,
                    double q_next[QUAD_NQ])
{
  pinion_floating_integrate(&q[QUAD_q_base_px], &v[QUAD_base_vx], dt, &q_next[QUAD_q_base_px]);
  q_next[QUAD_q_lf_haa] = q[QUAD_q_lf_haa] + v[QUAD_lf_haa]*dt;
  q_next[QUAD_q_lf_hfe] = q[QUAD_q_lf_hfe] + v[QUAD_lf_hfe]*dt;
  q_next[QUAD_q_lf_kfe] = q[QUAD_q_lf_kfe] + v[QUAD_lf_kfe]*dt;
  q_next[QUAD_q_rf_haa] = q[QUAD_q_rf_haa] + v[QUAD_rf_haa]*dt;
  q_next[QUAD_q_rf_hfe] = q[QUAD_q_rf_hfe] + v[QUAD_rf_hfe]*dt;
  q_next[QUAD_q_rf_kfe] = q[QUAD_q_rf_kfe] + v[QUAD_rf_kfe]*dt;
  q_next[QUAD_q_lh_haa] = q[QUAD_q_lh_haa] + v[QUAD_lh_haa]*dt;
  q_next[QUAD_q_lh_hfe] = q[QUAD_q_lh_hfe] + v[QUAD_lh_hfe]*dt;
  q_next[QUAD_q_lh_kfe] = q[QUAD_q_lh_kfe] + v[QUAD_lh_kfe]*dt;
  q_next[QUAD_q_rh_haa] = q[QUAD_q_rh_haa] + v[QUAD_rh_haa]*dt;
  q_next[QUAD_q_rh_hfe] = q[QUAD_q_rh_hfe] + v[QUAD_rh_hfe]*dt;
  q_next[QUAD_q_rh_kfe] = q[QUAD_q_rh_kfe] + v[QUAD_rh_kfe]*dt;
}
