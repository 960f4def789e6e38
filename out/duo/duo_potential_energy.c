/* duo_potential_energy.c
 * Potential energy -m g'*com, J: zero for com at the world's origin.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

PINION_SCALAR

#include "sincos.h"

/* Model constants.  A new mass or length changes these lines and no others. */
static const double gravity_z = -9.81;                   /* acceleration of free fall */

static const double torso_hz =  1.2;                    /* m*cz = 6*0.2 */

static const double left_arm_hz = -0.36;                   /* m*cz = 1.2*-0.3 */
static const double left_k1     =  0.432;                  /* left_arm_m*left_pz = 1.2*0.36 */

static const double right_arm_hz = -0.39;                   /* m*cz = 1.3*-0.3 */
static const double right_k1     =  0.468;                  /* right_arm_m*right_pz = 1.3*0.36 */

double duo_potential_energy(const double q[DUO_NQ])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  double right_s, right_c;
  PINION_SINCOS(1, &q[DUO_right], &right_s, &right_c);
  double left_s, left_c;
  PINION_SINCOS(1, &q[DUO_left], &left_s, &left_c);

  /* h = m*c, children included, in the body's frame */

  /* ---- first moment of waist: revolute z, parent base --------------------- */
  const double waist_h_z = torso_hz + (right_arm_hz*right_c + right_k1)
    + (left_arm_hz*left_c + left_k1);

  /* ---- potential energy --------------------------------------------------- */
  return -gravity_z*waist_h_z;
}
