/* duo_crba.c
 * H = joint-space inertia at q (Featherstone 2008, table 6.2).
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

PINION_SCALAR

#include "sincos.h"

/* Model constants.  A new mass or length changes these lines and no others. */
static const double torso_Izz =  0.08;                   /* Izz */

static const double left_arm_Jyy =  0.118;                  /* Iyy + m*cz^2 = 0.01 + 1.2*(-0.3)^2 */
static const double left_arm_Izz =  0.002;                  /* Izz */
static const double left_k1      =  0.072;                  /* -left_py*left_arm_m*left_arm_cz */
/* left_arm_Ixx + left_arm_m*left_arm_cz^2 - left_arm_Izz */
static const double left_k2      =  0.117;
static const double left_e_y     =  0.048;                  /* left_arm_m*left_py*left_py */

static const double right_arm_Jyy =  0.128;                  /* Iyy + m*cz^2 */
static const double right_arm_Izz =  0.002;                  /* Izz */
/* -right_py*right_arm_m*right_arm_cz */
static const double right_k1      = -0.078;
/* right_arm_Ixx + right_arm_m*right_arm_cz^2 - right_arm_Izz */
static const double right_k2      =  0.127;
static const double right_e_y     =  0.052;                  /* right_arm_m*right_py*right_py */

void duo_crba(const double q[DUO_NQ], double H[DUO_NH])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  double right_s, right_c;
  PINION_SINCOS(1, &q[DUO_right], &right_s, &right_c);
  double left_s, left_c;
  PINION_SINCOS(1, &q[DUO_left], &left_s, &left_c);

  /* Ic = I + children's Ic; F = Ic*S, carried up the tree; H = S'*F */

  /* ---- right: revolute y, parent waist ------------------------------------ */
  H[DUO_H_right_right] = right_arm_Jyy;

  /* F to waist: only nz is live */
  const double right_F_waist_nz = right_k1*right_c;
  H[DUO_H_right_waist] = right_F_waist_nz;

  /* Ic to waist: only zz is live */
  const double right_Ic_waist_zz = right_arm_Izz + right_k2*right_s*right_s + right_e_y;

  /* ---- left: revolute y, parent waist ------------------------------------- */
  H[DUO_H_left_left] = left_arm_Jyy;

  /* F to waist: only nz is live */
  const double left_F_waist_nz = left_k1*left_c;
  H[DUO_H_left_waist] = left_F_waist_nz;

  /* Ic to waist: only zz is live */
  const double left_Ic_waist_zz = left_arm_Izz + left_k2*left_s*left_s + left_e_y;

  /* ---- waist: revolute z, parent base ------------------------------------- */
  /* children: right, left; of Ic only zz is live */
  const double waist_Ic_zz = torso_Izz + right_Ic_waist_zz + left_Ic_waist_zz;
  H[DUO_H_waist_waist] = waist_Ic_zz;
}
