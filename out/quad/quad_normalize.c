/* quad_normalize.c
 * Quaternions of q to unit length.
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"

#include "manifold.h"

void quad_normalize(double q[QUAD_NQ])
{
  pinion_quaternion_normalize(&q[QUAD_q_base_qx]);
}
