/* duo_neutral.c
 * q of the robot with every joint at zero.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

void duo_neutral(double q[DUO_NQ])
{
  q[DUO_waist] = 0.0;
  q[DUO_left] = 0.0;
  q[DUO_right] = 0.0;
}
