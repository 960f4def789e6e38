/* duo_gravity.c
 * g = forces that hold the robot still: rnea with v = a = 0.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

PINION_SCALAR

#include "sincos.h"

/* Model constants.  A new mass or length changes these lines and no others. */
static const double left_py =  0.2;                    /* origin */
static const double left_k1 =  3.5316;                 /* left_arm_m*left_arm_cz*gravity_z */
static const double left_k2 = -11.772;                 /* left_arm_m*gravity_z = 1.2*-9.81 */

static const double right_py = -0.2;                    /* origin */
static const double right_k1 =  3.8259;                 /* right_arm_m*right_arm_cz*gravity_z */
static const double right_k2 = -12.753;                 /* right_arm_m*gravity_z = 1.3*-9.81 */

void duo_gravity(const double q[DUO_NQ], double g[DUO_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  double left_s, left_c;
  PINION_SINCOS(1, &q[DUO_left], &left_s, &left_c);
  double right_s, right_c;
  PINION_SINCOS(1, &q[DUO_right], &right_s, &right_c);

  /* dw, dd: angular acceleration, acceleration of the origin: p has dd + dw x p
   * fB = I*a: the net force on a body
   * F = fB + children's F; tau = S'*F */

  /* ---- motion of left: revolute y, parent waist --------------------------- */
  const double left_fB_fx = left_k2*left_s;
  const double left_fB_fz = -left_k2*left_c;
  const double left_fB_ny = left_k1*left_s;

  /* ---- force on left: revolute y, parent waist ---------------------------- */
  g[DUO_left] = left_fB_ny;

  /* F to waist: only fx, nz are live */
  const double left_F_waist_fx = left_fB_fx*left_c + left_fB_fz*left_s;
  const double left_F_waist_nz = -left_py*left_F_waist_fx;

  /* ---- motion of right: revolute y, parent waist -------------------------- */
  const double right_fB_fx = right_k2*right_s;
  const double right_fB_fz = -right_k2*right_c;
  const double right_fB_ny = right_k1*right_s;

  /* ---- force on right: revolute y, parent waist --------------------------- */
  g[DUO_right] = right_fB_ny;

  /* F to waist: only fx, nz are live */
  const double right_F_waist_fx = right_fB_fx*right_c + right_fB_fz*right_s;
  const double right_F_waist_nz = -right_py*right_F_waist_fx;

  /* ---- force on waist: revolute z, parent base ---------------------------- */
  /* of F only nz is live */
  const double waist_F_nz = left_F_waist_nz + right_F_waist_nz;
  g[DUO_waist] = waist_F_nz;
}
