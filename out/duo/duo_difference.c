/* duo_difference.c
 * v such that integrate(q0, v, 1) is q1, by the shortest rotations.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

void duo_difference(const double q0[DUO_NQ], const double q1[DUO_NQ], double v[DUO_NV])
{
  v[DUO_waist] = q1[DUO_waist] - q0[DUO_waist];
  v[DUO_left] = q1[DUO_left] - q0[DUO_left];
  v[DUO_right] = q1[DUO_right] - q0[DUO_right];
}
