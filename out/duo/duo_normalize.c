/* duo_normalize.c
 * In place: gives the quaternions of q unit length.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

void duo_normalize(double q[DUO_NQ])
{
  (void)q;
}
