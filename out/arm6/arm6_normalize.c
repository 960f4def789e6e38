/* arm6_normalize.c
 * In place: gives the quaternions of q unit length.
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"

void arm6_normalize(double q[ARM6_NQ])
{
  (void)q;
}
