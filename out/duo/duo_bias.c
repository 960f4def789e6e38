/* duo_bias.c
 * C = Coriolis, centrifugal and gravity forces: rnea with a = 0.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"
#include "duo_numbers.h"

PINION_SCALAR

#include "sincos.h"

void duo_bias(const double q[DUO_NQ], const double v[DUO_NV], double C[DUO_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  double left_s, left_c;
  PINION_SINCOS(1, &q[DUO_left], &left_s, &left_c);
  double right_s, right_c;
  PINION_SINCOS(1, &q[DUO_right], &right_s, &right_c);

  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin less that of free
   *   fall
   * W = [dw]x + [w]x[w]x, from w_xy = w_x*w_y .. and ww_x = w_yy + w_zz ..; a point p has the
   *   acceleration dd + W*p
   * fB = (m*dd + W*h, J*dw + w x J*w + h x dd): the net force on a body
   * F = fB + children's F; tau = S'*F */

  /* ---- motion of waist: revolute z, parent base --------------------------- */
  const double waist_w_zz = v[DUO_waist]*v[DUO_waist];

  /* ---- motion of left: revolute y, parent waist --------------------------- */
  /* of w, dw, dd only w_x, w_z, dw_x, dw_z are computed */
  const double left_w_x = -left_s*v[DUO_waist];
  const double left_w_z = v[DUO_waist]*left_c;
  const double left_dw_x = -left_w_z*v[DUO_left];
  const double left_dw_z = left_w_x*v[DUO_left];
  const double left_w_xz = left_w_x*left_w_z;

  /* of fB only fx, fz, nx, ny, nz are live */
  const double left_fB_fx = left_arm_m_gravity_z*left_s + left_w_xz*left_arm_hz;
  const double left_fB_fz = -left_arm_m_gravity_z*left_c
    - (left_w_x*left_w_x + v[DUO_left]*v[DUO_left])*left_arm_hz;
  const double left_fB_nx = left_dw_x*left_arm_Jxx - left_arm_Izz_Jyy*left_dw_x
    + left_hzpy*waist_w_zz;
  const double left_fB_ny = left_arm_hz_gravity_z*left_s - left_w_xz*left_arm_Izz_Jxx;
  const double left_fB_nz = left_dw_z*left_arm_Izz + left_dw_z*left_arm_Jyy_Jxx;

  /* ---- force on left: revolute y, parent waist ---------------------------- */
  C[DUO_left] = left_fB_ny;

  /* F to waist: only fx, nz are live */
  const double left_F_waist_fx = left_fB_fx*left_c + left_fB_fz*left_s;
  const double left_F_waist_nz = -(left_fB_nx*left_s - left_fB_nz*left_c) - left_py*left_F_waist_fx;

  /* ---- motion of right: revolute y, parent waist -------------------------- */
  /* of w, dw, dd only w_x, w_z, dw_x, dw_z are computed */
  const double right_w_x = -right_s*v[DUO_waist];
  const double right_w_z = v[DUO_waist]*right_c;
  const double right_dw_x = -right_w_z*v[DUO_right];
  const double right_dw_z = right_w_x*v[DUO_right];
  const double right_w_xz = right_w_x*right_w_z;

  /* of fB only fx, fz, nx, ny, nz are live */
  const double right_fB_fx = right_arm_m_gravity_z*right_s + right_w_xz*right_arm_hz;
  const double right_fB_fz = -right_arm_m_gravity_z*right_c
    - (right_w_x*right_w_x + v[DUO_right]*v[DUO_right])*right_arm_hz;
  const double right_fB_nx = right_dw_x*right_arm_Jxx - right_arm_Izz_Jyy*right_dw_x
    + right_hzpy*waist_w_zz;
  const double right_fB_ny = right_arm_hz_gravity_z*right_s - right_w_xz*right_arm_Izz_Jxx;
  const double right_fB_nz = right_dw_z*right_arm_Izz + right_dw_z*right_arm_Jyy_Jxx;

  /* ---- force on right: revolute y, parent waist --------------------------- */
  C[DUO_right] = right_fB_ny;

  /* F to waist: only fx, nz are live */
  const double right_F_waist_fx = right_fB_fx*right_c + right_fB_fz*right_s;
  const double right_F_waist_nz = -(right_fB_nx*right_s - right_fB_nz*right_c)
    - right_py*right_F_waist_fx;

  /* ---- force on waist: revolute z, parent base ---------------------------- */
  /* of F only nz is live */
  const double waist_F_nz = left_F_waist_nz + right_F_waist_nz;
  C[DUO_waist] = waist_F_nz;
}
