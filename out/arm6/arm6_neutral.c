/* arm6_neutral.c
 * q of the robot with every joint at zero.
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"

void arm6_neutral(double q[ARM6_NQ])
{
  q[ARM6_j1] = 0.0;
  q[ARM6_j2] = 0.0;
  q[ARM6_j3] = 0.0;
  q[ARM6_j4] = 0.0;
  q[ARM6_j5] = 0.0;
  q[ARM6_j6] = 0.0;
}
