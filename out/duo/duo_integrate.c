/* duo_integrate.c
 * q_next = q moved by the constant velocity v for dt.
 * Quaternions stay of unit length (Introduction to Humanoid Robotics, eq. 6.12 to 6.14).
 * q_next may be q.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

void duo_integrate(const double q[DUO_NQ], const double v[DUO_NV], double dt, double q_next[DUO_NQ])
{
  q_next[DUO_waist] = q[DUO_waist] + v[DUO_waist]*dt;
  q_next[DUO_left] = q[DUO_left] + v[DUO_left]*dt;
  q_next[DUO_right] = q[DUO_right] + v[DUO_right]*dt;
}
