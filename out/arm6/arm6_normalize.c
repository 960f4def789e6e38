/* arm6_normalize.c
 * q with quaternions of unit length.
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"

void arm6_normalize(double q[ARM6_NQ])
{
  (void)q;
}
