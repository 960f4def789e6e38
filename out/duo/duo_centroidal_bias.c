/* duo_centroidal_bias.c
 * Adotv = dA/dt*v of centroidal's A: dh/dt = A*a + Adotv.
 * World axes, about the centre of mass; linear, then angular.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"
#include "duo_numbers.h"

PINION_SCALAR

#include "sincos.h"

void duo_centroidal_bias(const double q[DUO_NQ], const double v[DUO_NV], double Adotv[6])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  double left_s, left_c;
  PINION_SINCOS(1, &q[DUO_left], &left_s, &left_c);
  double right_s, right_c;
  PINION_SINCOS(1, &q[DUO_right], &right_s, &right_c);
  double waist_s, waist_c;
  PINION_SINCOS(1, &q[DUO_waist], &waist_s, &waist_c);

  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin
   * W = [dw]x + [w]x[w]x, from w_xy = w_x*w_y .. and ww_x = w_yy + w_zz ..; a point p has the
   *   acceleration dd + W*p
   * fB = (m*dd + W*h, J*dw + w x J*w + h x dd): the net force on a body
   * F = fB + children's F */

  /* ---- motion of waist: revolute z, parent base --------------------------- */
  const double waist_w_zz = v[DUO_waist]*v[DUO_waist];

  /* ---- motion of left: revolute y, parent waist --------------------------- */
  /* of w, dw, dd only w_x, w_z, dw_x, dw_z are computed */
  const double left_w_x = -left_s*v[DUO_waist];
  const double left_w_z = v[DUO_waist]*left_c;
  const double left_dw_x = -left_w_z*v[DUO_left];
  const double left_dw_z = left_w_x*v[DUO_left];
  const double left_w_xz = left_w_x*left_w_z;
  const double left_fB_fx = left_w_xz*left_arm_hz;
  const double left_fB_fy = -left_arm_2hz*left_dw_x - left_mpy*waist_w_zz;
  const double left_fB_fz = -left_arm_hz*(left_w_x*left_w_x + v[DUO_left]*v[DUO_left]);
  const double left_fB_nx = left_dw_x*left_arm_Jxx - left_arm_Izz_Jyy*left_dw_x
    + left_hzpy*waist_w_zz;
  const double left_fB_ny = -left_arm_Izz_Jxx*left_w_xz;
  const double left_fB_nz = left_dw_z*left_arm_Izz + left_dw_z*left_arm_Jyy_Jxx;

  /* ---- motion of right: revolute y, parent waist -------------------------- */
  /* of w, dw, dd only w_x, w_z, dw_x, dw_z are computed */
  const double right_w_x = -right_s*v[DUO_waist];
  const double right_w_z = v[DUO_waist]*right_c;
  const double right_dw_x = -right_w_z*v[DUO_right];
  const double right_dw_z = right_w_x*v[DUO_right];
  const double right_w_xz = right_w_x*right_w_z;
  const double right_fB_fx = right_w_xz*right_arm_hz;
  const double right_fB_fy = -right_arm_2hz*right_dw_x - right_mpy*waist_w_zz;
  const double right_fB_fz = -right_arm_hz*(right_w_x*right_w_x + v[DUO_right]*v[DUO_right]);
  const double right_fB_nx = right_dw_x*right_arm_Jxx - right_arm_Izz_Jyy*right_dw_x
    + right_hzpy*waist_w_zz;
  const double right_fB_ny = -right_arm_Izz_Jxx*right_w_xz;
  const double right_fB_nz = right_dw_z*right_arm_Izz + right_dw_z*right_arm_Jyy_Jxx;

  /* ---- force on right: revolute y, parent waist --------------------------- */
  const double right_Rf_z = right_fB_fz*right_c - right_fB_fx*right_s;
  const double right_Rf_x = right_fB_fz*right_s + right_fB_fx*right_c;

  /* ---- force on left: revolute y, parent waist ---------------------------- */
  const double left_Rf_z = left_fB_fz*left_c - left_fB_fx*left_s;
  const double left_Rf_x = left_fB_fz*left_s + left_fB_fx*left_c;

  /* ---- force on waist: revolute z, parent base ---------------------------- */
  const double waist_F_fx = right_Rf_x + left_Rf_x;
  const double waist_F_fy = right_fB_fy + left_fB_fy;
  const double waist_F_fz = right_Rf_z + left_Rf_z;
  const double waist_F_nx = right_fB_nx*right_c + right_fB_nz*right_s
    + (right_py*right_Rf_z - right_pz*right_fB_fy)
    + (left_fB_nx*left_c + left_fB_nz*left_s + (left_py*left_Rf_z - left_pz*left_fB_fy));
  const double waist_F_ny = right_fB_ny + right_Rf_x*right_pz + (left_fB_ny + left_Rf_x*left_pz);
  const double waist_F_nz = -(right_Rf_x*right_py + (right_fB_nx*right_s - right_fB_nz*right_c)
    + (left_Rf_x*left_py + (left_fB_nx*left_s - left_fB_nz*left_c)));
  const double all_F_world_fx = waist_F_fx*waist_c - waist_F_fy*waist_s;
  const double all_F_world_fy = waist_F_fy*waist_c + waist_F_fx*waist_s;

  /* Ic = I + children's Ic in the body's frame; Ic_h = m*c */

  /* ---- first moment of waist: revolute z, parent base --------------------- */
  const double waist_Ic_hx = right_arm_hz*right_s + left_arm_hz*left_s;
  const double waist_Ic_hz = torso_hz + (right_arm_hz*right_c + right_mpz)
    + (left_arm_hz*left_c + left_mpz);
  const double waist_Ic_world_hx = waist_Ic_hx*waist_c - left_mpy_plus_right_mpy*waist_s;
  const double waist_Ic_world_hy = waist_Ic_hx*waist_s + left_mpy_plus_right_mpy*waist_c;

  /* ---- about the centre of mass ------------------------------------------- */
  const double waist_c_x = per_mass*waist_Ic_world_hx;
  const double waist_c_y = per_mass*waist_Ic_world_hy;
  const double waist_c_z = per_mass*waist_Ic_hz;
  Adotv[0] = all_F_world_fx;
  Adotv[3] = waist_F_nx*waist_c - waist_F_ny*waist_s
    - (waist_c_y*waist_F_fz - waist_c_z*all_F_world_fy);
  Adotv[1] = all_F_world_fy;
  Adotv[4] = waist_F_nx*waist_s + waist_F_ny*waist_c
    + (waist_c_x*waist_F_fz - all_F_world_fx*waist_c_z);
  Adotv[2] = waist_F_fz;
  Adotv[5] = waist_F_nz - (waist_c_x*all_F_world_fy - all_F_world_fx*waist_c_y);
}
