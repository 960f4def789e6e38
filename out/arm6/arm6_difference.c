/* arm6_difference.c
 * v such that integrate(q0, v, 1) is q1, by the shortest rotations.
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"

void arm6_difference(const double q0[ARM6_NQ], const double q1[ARM6_NQ], double v[ARM6_NV])
{
  v[ARM6_j1] = q1[ARM6_j1] - q0[ARM6_j1];
  v[ARM6_j2] = q1[ARM6_j2] - q0[ARM6_j2];
  v[ARM6_j3] = q1[ARM6_j3] - q0[ARM6_j3];
  v[ARM6_j4] = q1[ARM6_j4] - q0[ARM6_j4];
  v[ARM6_j5] = q1[ARM6_j5] - q0[ARM6_j5];
  v[ARM6_j6] = q1[ARM6_j6] - q0[ARM6_j6];
}
