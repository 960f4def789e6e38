/* duo_limits.c
 * Limits of the joints.
 * Generated from models/duo.urdf; do not edit. */
#include <math.h>

#include "duo.h"

const double duo_q_lower[DUO_NQ] = {
  -2.5, /* DUO_waist */
  -3.0, /* DUO_left */
  -3.0, /* DUO_right */
};

const double duo_q_upper[DUO_NQ] = {
  2.5, /* DUO_waist */
  3.0, /* DUO_left */
  3.0, /* DUO_right */
};

const double duo_v_max[DUO_NV] = {
  4.0, /* DUO_waist */
  6.0, /* DUO_left */
  6.0, /* DUO_right */
};

const double duo_tau_max[DUO_NV] = {
  60.0, /* DUO_waist */
  20.0, /* DUO_left */
  20.0, /* DUO_right */
};
