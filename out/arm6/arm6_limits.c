/* arm6_limits.c
 * Limits of the joints.
 * Generated from models/arm6.urdf; do not edit. */
#include <math.h>

#include "arm6.h"

const double arm6_q_lower[ARM6_NQ] = {
  -2.967, /* ARM6_j1 */
  -1.919, /* ARM6_j2 */
  -3.491, /* ARM6_j3 */
  -3.316, /* ARM6_j4 */
  -2.094, /* ARM6_j5 */
  -6.981, /* ARM6_j6 */
};

const double arm6_q_upper[ARM6_NQ] = {
  2.967, /* ARM6_j1 */
  1.919, /* ARM6_j2 */
  1.222, /* ARM6_j3 */
  3.316, /* ARM6_j4 */
  2.094, /* ARM6_j5 */
  6.981, /* ARM6_j6 */
};

const double arm6_v_max[ARM6_NV] = {
  4.36, /* ARM6_j1 */
  4.36, /* ARM6_j2 */
  4.36, /* ARM6_j3 */
  7.85, /* ARM6_j4 */
  7.85, /* ARM6_j5 */
  10.47, /* ARM6_j6 */
};

const double arm6_tau_max[ARM6_NV] = {
  160.0, /* ARM6_j1 */
  160.0, /* ARM6_j2 */
  90.0, /* ARM6_j3 */
  26.0, /* ARM6_j4 */
  24.0, /* ARM6_j5 */
  14.0, /* ARM6_j6 */
};
