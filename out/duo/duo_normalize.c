/* duo_normalize.c
 * q with quaternions of unit length.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

void duo_normalize(double q[DUO_NQ])
{
  (void)q;
}
