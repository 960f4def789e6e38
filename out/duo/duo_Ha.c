/* duo_Ha.c
 * tau = H*a without H: differential inverse dynamics (table 6.1).
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"
#include "duo_numbers.h"

PINION_SCALAR

#include "sincos.h"

void duo_Ha(const double q[DUO_NQ], const double a[DUO_NV], double tau[DUO_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  double left_s, left_c;
  PINION_SINCOS(1, &q[DUO_left], &left_s, &left_c);
  double right_s, right_c;
  PINION_SINCOS(1, &q[DUO_right], &right_s, &right_c);

  /* dw, dd: angular acceleration, acceleration of the origin; a point p has dd + dw x p
   * fB = (m*dd + dw x h, J*dw + h x dd): the net force on a body
   * F = fB + children's F; tau = S'*F */

  /* ---- motion of waist: revolute z, parent base --------------------------- */
  const double waist_fB_nz = torso_Izz*a[DUO_waist];

  /* ---- motion of left: revolute y, parent waist --------------------------- */
  const double left_dw_x = -left_s*a[DUO_waist];
  const double left_dw_z = a[DUO_waist]*left_c;
  const double left_dd_waist_x = -left_py*a[DUO_waist];
  const double left_dd_x = left_dd_waist_x*left_c;
  const double left_dd_z = left_s*left_dd_waist_x;

  /* of fB only fx, fz, nx, ny, nz are live */
  const double left_fB_fx = a[DUO_left]*left_arm_hz + left_dd_x*left_arm_m;
  const double left_fB_fz = left_dd_z*left_arm_m;
  const double left_fB_nx = left_dw_x*left_arm_Jxx;
  const double left_fB_ny = left_arm_Jyy*a[DUO_left] + left_dd_x*left_arm_hz;
  const double left_fB_nz = left_arm_Izz*left_dw_z;

  /* ---- force on left: revolute y, parent waist ---------------------------- */
  tau[DUO_left] = left_fB_ny;

  /* F to waist: only fx, nz are live */
  const double left_F_waist_fx = left_fB_fx*left_c + left_fB_fz*left_s;
  const double left_F_waist_nz = left_fB_nz*left_c - left_fB_nx*left_s - left_py*left_F_waist_fx;

  /* ---- motion of right: revolute y, parent waist -------------------------- */
  const double right_dw_x = -right_s*a[DUO_waist];
  const double right_dw_z = a[DUO_waist]*right_c;
  const double right_dd_waist_x = -right_py*a[DUO_waist];
  const double right_dd_x = right_dd_waist_x*right_c;
  const double right_dd_z = right_s*right_dd_waist_x;

  /* of fB only fx, fz, nx, ny, nz are live */
  const double right_fB_fx = a[DUO_right]*right_arm_hz + right_dd_x*right_arm_m;
  const double right_fB_fz = right_dd_z*right_arm_m;
  const double right_fB_nx = right_dw_x*right_arm_Jxx;
  const double right_fB_ny = right_arm_Jyy*a[DUO_right] + right_dd_x*right_arm_hz;
  const double right_fB_nz = right_arm_Izz*right_dw_z;

  /* ---- force on right: revolute y, parent waist --------------------------- */
  tau[DUO_right] = right_fB_ny;

  /* F to waist: only fx, nz are live */
  const double right_F_waist_fx = right_fB_fx*right_c + right_fB_fz*right_s;
  const double right_F_waist_nz = right_fB_nz*right_c - right_fB_nx*right_s
    - right_py*right_F_waist_fx;

  /* ---- force on waist: revolute z, parent base ---------------------------- */
  /* of F only nz is live */
  const double waist_F_nz = waist_fB_nz + left_F_waist_nz + right_F_waist_nz;
  tau[DUO_waist] = waist_F_nz;
}
