/* duo_centroidal.c
 * h = A*v: momentum about the centre of mass, world axes.
 * Linear, then angular.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"
#include "duo_numbers.h"

PINION_SCALAR

#include "sincos.h"

void duo_centroidal(const double q[DUO_NQ], const double v[DUO_NV], double A[6][DUO_NV],
                    double h[6])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  double right_s, right_c;
  PINION_SINCOS(1, &q[DUO_right], &right_s, &right_c);
  double left_s, left_c;
  PINION_SINCOS(1, &q[DUO_left], &left_s, &left_c);
  double waist_s, waist_c;
  PINION_SINCOS(1, &q[DUO_waist], &waist_s, &waist_c);

  /* Ic = I + children's Ic in the body's frame; Ic_h = m*c */

  /* ---- composite inertia of right: revolute y, parent waist --------------- */
  const double right_Rh_x = right_arm_hz*right_s;
  const double right_ui = right_arm_Izz_Jxx*right_s;
  const double right_Ic_waist_hz = right_arm_hz*right_c + right_mpz;

  /* ---- composite inertia of left: revolute y, parent waist ---------------- */
  const double left_Rh_x = left_arm_hz*left_s;
  const double left_ui = left_arm_Izz_Jxx*left_s;
  const double left_Ic_waist_hz = left_arm_hz*left_c + left_mpz;

  /* ---- composite inertia of waist: revolute z, parent base ---------------- */
  const double waist_Ic_hx = right_Rh_x + left_Rh_x;
  const double waist_Ic_hz = torso_hz + right_Ic_waist_hz + left_Ic_waist_hz;
  const double waist_Ic_xz = right_ui*right_c - right_hzpz*right_s
    + (left_ui*left_c - left_hzpz*left_s);
  const double waist_Ic_yz = -right_py*right_Ic_waist_hz - left_py*left_Ic_waist_hz;
  const double waist_Ic_zz = torso_Izz + (right_arm_Izz - right_ui*right_s + right_mpypy)
    + (left_arm_Izz - left_ui*left_s + left_mpypy);
  const double waist_Ic_world_hx = waist_Ic_hx*waist_c - left_mpy_plus_right_mpy*waist_s;
  const double waist_Ic_world_hy = waist_Ic_hx*waist_s + left_mpy_plus_right_mpy*waist_c;
  const double waist_Ic_world_xz = waist_Ic_xz*waist_c - waist_Ic_yz*waist_s;
  const double waist_Ic_world_yz = waist_Ic_xz*waist_s + waist_Ic_yz*waist_c;

  /* F = Ic*S; A: F in world axes, about the centre of mass */
  const double waist_c_x = per_mass*waist_Ic_world_hx;
  const double waist_c_y = per_mass*waist_Ic_world_hy;
  const double waist_c_z = per_mass*waist_Ic_hz;

  /* R = R_lambda*E', p = p_lambda + R_lambda*r: pose of a body in the world */

  /* ---- pose of left: revolute y, parent waist ----------------------------- */
  /* of R, p only R_xx, R_yx, p_x, p_y are computed */
  const double left_R_xx = waist_c*left_c;
  const double left_R_yx = waist_s*left_c;
  const double left_p_x = -left_py*waist_s;
  const double left_p_y = waist_c*left_py;

  /* ---- pose of right: revolute y, parent waist ---------------------------- */
  /* of R, p only R_xx, R_yx, p_x, p_y are computed */
  const double right_R_xx = waist_c*right_c;
  const double right_R_yx = waist_s*right_c;
  const double right_p_x = -right_py*waist_s;
  const double right_p_y = waist_c*right_py;

  /* ---- columns of waist: revolute z, parent base -------------------------- */
  const double waist_A_nx = waist_Ic_world_xz + waist_c_z*waist_Ic_world_hx;
  const double waist_A_ny = waist_Ic_world_yz + waist_Ic_world_hy*waist_c_z;
  const double waist_A_nz = waist_Ic_zz
    - (waist_c_x*waist_Ic_world_hx + waist_Ic_world_hy*waist_c_y);

  /* ---- columns of left: revolute y, parent waist -------------------------- */
  const double left_r_x = left_p_x - waist_c_x;
  const double left_r_y = left_p_y - waist_c_y;
  const double left_r_z = left_pz - waist_c_z;
  const double left_F_world_fx = left_R_xx*left_arm_hz;
  const double left_F_world_fy = left_R_yx*left_arm_hz;
  const double left_A_nx = -(left_Rh_x*left_r_y + left_r_z*left_F_world_fy) - waist_s*left_arm_Jyy;
  const double left_A_ny = waist_c*left_arm_Jyy + (left_r_z*left_F_world_fx + left_Rh_x*left_r_x);
  const double left_A_nz = left_r_x*left_F_world_fy - left_r_y*left_F_world_fx;

  /* ---- columns of right: revolute y, parent waist ------------------------- */
  const double right_r_x = right_p_x - waist_c_x;
  const double right_r_y = right_p_y - waist_c_y;
  const double right_r_z = right_pz - waist_c_z;
  const double right_F_world_fx = right_R_xx*right_arm_hz;
  const double right_F_world_fy = right_R_yx*right_arm_hz;
  const double right_A_nx = -(right_Rh_x*right_r_y + right_r_z*right_F_world_fy)
    - waist_s*right_arm_Jyy;
  const double right_A_ny = waist_c*right_arm_Jyy
    + (right_r_z*right_F_world_fx + right_Rh_x*right_r_x);
  const double right_A_nz = right_r_x*right_F_world_fy - right_r_y*right_F_world_fx;

  /* ---- A_G and h_G = A_G*v ------------------------------------------------ */
  A[0][DUO_waist] = -waist_Ic_world_hy;
  A[0][DUO_left] = left_F_world_fx;
  A[0][DUO_right] = right_F_world_fx;
  h[0] = left_F_world_fx*v[DUO_left] - waist_Ic_world_hy*v[DUO_waist]
    + right_F_world_fx*v[DUO_right];
  A[1][DUO_waist] = waist_Ic_world_hx;
  A[1][DUO_left] = left_F_world_fy;
  A[1][DUO_right] = right_F_world_fy;
  h[1] = waist_Ic_world_hx*v[DUO_waist] + left_F_world_fy*v[DUO_left]
    + right_F_world_fy*v[DUO_right];
  A[2][DUO_waist] = 0.0;
  A[2][DUO_left] = -left_Rh_x;
  A[2][DUO_right] = -right_Rh_x;
  h[2] = -left_Rh_x*v[DUO_left] - right_Rh_x*v[DUO_right];
  A[3][DUO_waist] = waist_A_nx;
  A[3][DUO_left] = left_A_nx;
  A[3][DUO_right] = right_A_nx;
  h[3] = waist_A_nx*v[DUO_waist] + left_A_nx*v[DUO_left] + right_A_nx*v[DUO_right];
  A[4][DUO_waist] = waist_A_ny;
  A[4][DUO_left] = left_A_ny;
  A[4][DUO_right] = right_A_ny;
  h[4] = waist_A_ny*v[DUO_waist] + left_A_ny*v[DUO_left] + right_A_ny*v[DUO_right];
  A[5][DUO_waist] = waist_A_nz;
  A[5][DUO_left] = left_A_nz;
  A[5][DUO_right] = right_A_nz;
  h[5] = waist_A_nz*v[DUO_waist] + left_A_nz*v[DUO_left] + right_A_nz*v[DUO_right];
}
