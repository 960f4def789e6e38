/* duo_minv.c
 * Hinv = H^-1, full, symmetric up to roundings, by the sparse factor.
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
static const double left_G_left  =  8.474576271186441;      /* 1/left_arm_Jyy = 1/0.118 */

static const double right_arm_Jyy =  0.128;                  /* Iyy + m*cz^2 */
static const double right_arm_Izz =  0.002;                  /* Izz */
/* -right_py*right_arm_m*right_arm_cz */
static const double right_k1      = -0.078;
/* right_arm_Ixx + right_arm_m*right_arm_cz^2 - right_arm_Izz */
static const double right_k2      =  0.127;
static const double right_e_y     =  0.052;                  /* right_arm_m*right_py*right_py */
static const double right_G_right =  7.8125;                 /* 1/right_arm_Jyy = 1/0.128 */

int duo_minv(const double q[DUO_NQ], double Hinv[DUO_NV][DUO_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  double right_s, right_c;
  PINION_SINCOS(1, &q[DUO_right], &right_s, &right_c);
  double left_s, left_c;
  PINION_SINCOS(1, &q[DUO_left], &left_s, &left_c);

  /* Ic = I + children's Ic; F = Ic*S, carried up the tree; H = S'*F */

  /* ---- right: revolute y, parent waist ------------------------------------ */
  /* F to waist: only nz is live */
  const double right_F_waist_nz = right_k1*right_c;

  /* Ic to waist: only zz is live */
  const double right_Ic_waist_zz = right_arm_Izz + right_k2*right_s*right_s + right_e_y;

  /* ---- left: revolute y, parent waist ------------------------------------- */
  /* F to waist: only nz is live */
  const double left_F_waist_nz = left_k1*left_c;

  /* Ic to waist: only zz is live */
  const double left_Ic_waist_zz = left_arm_Izz + left_k2*left_s*left_s + left_e_y;

  /* ---- waist: revolute z, parent base ------------------------------------- */
  /* children: right, left; of Ic only zz is live */
  const double waist_Ic_zz = torso_Izz + right_Ic_waist_zz + left_Ic_waist_zz;

  /* ---- right -------------------------------------------------------------- */
  /* ancestors: waist */
  const double right_L_waist = right_F_waist_nz/right_arm_Jyy;

  /* ---- left --------------------------------------------------------------- */
  /* ancestors: waist */
  const double left_L_waist = left_F_waist_nz/left_arm_Jyy;

  /* ---- waist -------------------------------------------------------------- */
  /* no ancestors */
  const double waist_D = waist_Ic_zz - right_F_waist_nz*right_L_waist
    - left_F_waist_nz*left_L_waist;

  /* ---- G, A: waist -------------------------------------------------------- */
  const double waist_G_waist = 1.0/waist_D;
  Hinv[DUO_waist][DUO_waist] = waist_G_waist;

  /* ---- rows of H^-1: left ------------------------------------------------- */
  /* Hinv_sa = -A*Hinv_aa; Hinv_ss = G - A*Hinv_as */
  const double left_t1 = left_L_waist*waist_G_waist;
  Hinv[DUO_left][DUO_waist] = -left_t1;
  Hinv[DUO_waist][DUO_left] = -left_t1;

  /* ---- rows of H^-1: right ------------------------------------------------ */
  /* Hinv_sa = -A*Hinv_aa; Hinv_ss = G - A*Hinv_as */
  const double right_t1 = right_L_waist*waist_G_waist;
  Hinv[DUO_right][DUO_waist] = -right_t1;
  Hinv[DUO_waist][DUO_right] = -right_t1;

  /* ---- rows of H^-1, other branches: right -------------------------------- */
  const double right_t2 = right_L_waist*left_t1;
  Hinv[DUO_right][DUO_left] = right_t2;
  Hinv[DUO_left][DUO_right] = right_t2;

  /* ---- left --------------------------------------------------------------- */
  Hinv[DUO_left][DUO_left] = left_L_waist*left_t1 + left_G_left;

  /* ---- right -------------------------------------------------------------- */
  Hinv[DUO_right][DUO_right] = right_L_waist*right_t1 + right_G_right;

  if (!(right_arm_Jyy > 0.0)) return 1 + DUO_right;
  if (!(left_arm_Jyy > 0.0)) return 1 + DUO_left;
  if (!(waist_D > 0.0)) return 1 + DUO_waist;
  return 0;
}
