/* quad_normalize.c
 * In place: gives the quaternions of q unit length.
 * Generated from models/quad.urdf; do not edit. */
#include "quad.h"

#include "manifold.h"

void quad_normalize(double q[QUAD_NQ])
{
  pinion_quaternion_normalize(&q[QUAD_q_base_qx]);
}
