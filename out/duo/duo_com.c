/* duo_com.c
 * com = centre of mass, world axes.
 * With a fixed base the root link does not count.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

PINION_SCALAR

#include "sincos.h"

/* Model constants.  A new mass or length changes these lines and no others. */
static const double per_mass =  0.11764705882352941;    /* 1/(torso_m + right_arm_m + left_arm_m) */

static const double torso_hz  =  1.2;                    /* m*cz = 6*0.2 */
/* right_arm_m*right_py + left_arm_m*left_py */
static const double waist_h_y = -0.02;

static const double left_arm_hz = -0.36;                   /* m*cz = 1.2*-0.3 */
static const double left_k1     =  0.432;                  /* left_arm_m*left_pz = 1.2*0.36 */

static const double right_arm_hz = -0.39;                   /* m*cz = 1.3*-0.3 */
static const double right_k1     =  0.468;                  /* right_arm_m*right_pz = 1.3*0.36 */

void duo_com(const double q[DUO_NQ], double com[3])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  double right_s, right_c;
  PINION_SINCOS(1, &q[DUO_right], &right_s, &right_c);
  double left_s, left_c;
  PINION_SINCOS(1, &q[DUO_left], &left_s, &left_c);
  double waist_s, waist_c;
  PINION_SINCOS(1, &q[DUO_waist], &waist_s, &waist_c);

  /* h = m*c, children included, in the body's frame */

  /* ---- first moment of waist: revolute z, parent base --------------------- */
  const double waist_h_x = right_arm_hz*right_s + left_arm_hz*left_s;
  const double waist_h_z = torso_hz + (right_arm_hz*right_c + right_k1)
    + (left_arm_hz*left_c + left_k1);

  /* ---- centre of mass ----------------------------------------------------- */
  com[0] = (waist_h_x*waist_c - waist_h_y*waist_s)*per_mass;
  com[1] = (waist_h_x*waist_s + waist_h_y*waist_c)*per_mass;
  com[2] = waist_h_z*per_mass;
}
