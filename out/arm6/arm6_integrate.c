/* arm6_integrate.c
 * q_next = q moved by the constant velocity v for dt.
 * Quaternions stay of unit length (Introduction to Humanoid Robotics, eq. 6.12 to 6.14).
 * q_next may be q.
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"

void arm6_integrate(const double q[ARM6_NQ], const double v[ARM6_NV], double dt,
                    double q_next[ARM6_NQ])
{
  q_next[ARM6_j1] = q[ARM6_j1] + v[ARM6_j1]*dt;
  q_next[ARM6_j2] = q[ARM6_j2] + v[ARM6_j2]*dt;
  q_next[ARM6_j3] = q[ARM6_j3] + v[ARM6_j3]*dt;
  q_next[ARM6_j4] = q[ARM6_j4] + v[ARM6_j4]*dt;
  q_next[ARM6_j5] = q[ARM6_j5] + v[ARM6_j5]*dt;
  q_next[ARM6_j6] = q[ARM6_j6] + v[ARM6_j6]*dt;
}
