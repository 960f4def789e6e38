/* duo_rnea_fext.c
 * tau = rnea with an external force f[i] on each body.
 * f[i] is spatial, linear part first, in the axes and about the origin of its link's
 * frame; f is not written.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"
#include "duo_numbers.h"

PINION_SCALAR

#include "sincos.h"
#include "limbs.h"

#if PINION_LIMBS_X2 /* limbs in the lanes of vectors */
void duo_rnea_fext(const double q[DUO_NQ], const double v[DUO_NV], const double a[DUO_NV],
                   double f[DUO_NB][6], double tau[DUO_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  double left_s, left_c;
  PINION_SINCOS(1, &q[DUO_left], &left_s, &left_c);
  double right_s, right_c;
  PINION_SINCOS(1, &q[DUO_right], &right_s, &right_c);
  const pinion_x2 limb_left_c = { left_c, right_c };
  const pinion_x2 limb_left_s = { left_s, right_s };

  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin less that of free
   *   fall
   * W = [dw]x + [w]x[w]x, from w_xy = w_x*w_y .. and ww_x = w_yy + w_zz ..; a point p has the
   *   acceleration dd + W*p
   * fB = (m*dd + W*h, J*dw + w x J*w + h x dd): the net force on a body
   * F = fB + children's F; tau = S'*F */

  /* ---- motion of waist: revolute z, parent base --------------------------- */
  const double waist_fB_nz = torso_Izz*a[DUO_waist];

  /* ---- motion of limb_left: revolute y, parent waist ---------------------- */
  /* of w, dw, dd only w_x, w_z, dw_x, dw_z, dd_x, dd_z are computed */
  const pinion_x2 limb_left_w_x = -limb_left_s*v[DUO_waist];
  const pinion_x2 limb_left_w_z = v[DUO_waist]*limb_left_c;
  const pinion_x2 limb_left_v = { v[DUO_left], v[DUO_right] };
  const pinion_x2 limb_left_w_xy = limb_left_w_x*limb_left_v;
  const pinion_x2 limb_left_w_xz = limb_left_w_x*limb_left_w_z;
  const pinion_x2 limb_left_w_yz = limb_left_w_z*limb_left_v;
  const pinion_x2 limb_left_py = { left_py, right_py };
  const pinion_x2 limb_left_dd_waist_x = -a[DUO_waist]*limb_left_py;
  const pinion_x2 limb_left_dd_x = limb_left_s*gravity_z + limb_left_dd_waist_x*limb_left_c;
  const pinion_x2 limb_left_dd_z = limb_left_s*limb_left_dd_waist_x - gravity_z*limb_left_c;
  const pinion_x2 limb_left_dw_x = -limb_left_s*a[DUO_waist] - limb_left_w_yz;
  const pinion_x2 limb_left_dw_z = a[DUO_waist]*limb_left_c + limb_left_w_xy;
  const pinion_x2 limb_left_a = { a[DUO_left], a[DUO_right] };

  /* of fB only fx, fz, nx, ny, nz are live */
  const pinion_x2 limb_left_hz = { left_arm_hz, right_arm_hz };
  const pinion_x2 limb_left_hzpy = { left_hzpy, right_hzpy };
  const pinion_x2 limb_left_Jxx = { left_arm_Jxx, right_arm_Jxx };
  const pinion_x2 limb_left_Izz_Jyy = { left_arm_Izz_Jyy, right_arm_Izz_Jyy };
  const pinion_x2 limb_left_Jyy = { left_arm_Jyy, right_arm_Jyy };
  const pinion_x2 limb_left_minus_Izz_Jxx = { -left_arm_Izz_Jxx, -right_arm_Izz_Jxx };
  const pinion_x2 limb_left_Izz = { left_arm_Izz, right_arm_Izz };
  const pinion_x2 limb_left_Jyy_Jxx = { left_arm_Jyy_Jxx, right_arm_Jyy_Jxx };
  const pinion_x2 limb_left_fB_nx = limb_left_Izz_Jyy*limb_left_w_yz + limb_left_dw_x*limb_left_Jxx
    + limb_left_hzpy*(v[DUO_waist]*v[DUO_waist]);
  const pinion_x2 limb_left_fB_ny = limb_left_Jyy*limb_left_a
    + limb_left_w_xz*limb_left_minus_Izz_Jxx + limb_left_hz*limb_left_dd_x;
  const pinion_x2 limb_left_fB_nz = limb_left_Izz*limb_left_dw_z + limb_left_w_xy*limb_left_Jyy_Jxx;
  const pinion_x2 limb_left_m = { left_arm_m, right_arm_m };
  const pinion_x2 limb_left_fB_fx = limb_left_m*limb_left_dd_x
    + (limb_left_a + limb_left_w_xz)*limb_left_hz;
  const pinion_x2 limb_left_fB_fz = limb_left_dd_z*limb_left_m
    - (limb_left_w_x*limb_left_w_x + limb_left_v*limb_left_v)*limb_left_hz;

  /* ---- force on limb_left: revolute y, parent waist ----------------------- */
  /* of F only fx, fz, nx, ny, nz are live */
  const pinion_x2 f_6 = { f[DUO_body_left][0], f[DUO_body_right][0] };
  const pinion_x2 limb_left_F_fx = limb_left_fB_fx - f_6;
  const pinion_x2 f_8 = { f[DUO_body_left][2], f[DUO_body_right][2] };
  const pinion_x2 limb_left_F_fz = limb_left_fB_fz - f_8;
  const pinion_x2 f_9 = { f[DUO_body_left][3], f[DUO_body_right][3] };
  const pinion_x2 limb_left_F_nx = limb_left_fB_nx - f_9;
  const pinion_x2 f_10 = { f[DUO_body_left][4], f[DUO_body_right][4] };
  const pinion_x2 limb_left_F_ny = limb_left_fB_ny - f_10;
  const pinion_x2 f_11 = { f[DUO_body_left][5], f[DUO_body_right][5] };
  const pinion_x2 limb_left_F_nz = limb_left_fB_nz - f_11;
  tau[DUO_left] = limb_left_F_ny[0];
  tau[DUO_right] = limb_left_F_ny[1];

  /* F to waist: only fx, nz are live */
  const pinion_x2 limb_left_F_waist_fx = limb_left_F_fx*limb_left_c + limb_left_F_fz*limb_left_s;
  const pinion_x2 limb_left_F_waist_nz = limb_left_F_nz*limb_left_c - limb_left_F_nx*limb_left_s
    - limb_left_py*limb_left_F_waist_fx;

  /* ---- force on waist: revolute z, parent base ---------------------------- */
  /* of F only nz is live */
  const double waist_F_nz = waist_fB_nz - f[DUO_body_waist][5]
    + (limb_left_F_waist_nz[0] + limb_left_F_waist_nz[1]);
  tau[DUO_waist] = waist_F_nz;
}
#else /* each limb by itself */
void duo_rnea_fext(const double q[DUO_NQ], const double v[DUO_NV], const double a[DUO_NV],
                   double f[DUO_NB][6], double tau[DUO_NV])
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
  const double waist_fB_nz = torso_Izz*a[DUO_waist];

  /* ---- motion of left: revolute y, parent waist --------------------------- */
  /* of w, dw, dd only w_x, w_z, dw_x, dw_z, dd_x, dd_z are computed */
  const double left_w_x = -left_s*v[DUO_waist];
  const double left_w_z = v[DUO_waist]*left_c;
  const double left_w_xy = left_w_x*v[DUO_left];
  const double left_w_xz = left_w_x*left_w_z;
  const double left_w_yz = left_w_z*v[DUO_left];
  const double left_dd_waist_x = -left_py*a[DUO_waist];
  const double left_dd_x = left_s*gravity_z + left_dd_waist_x*left_c;
  const double left_dd_z = left_s*left_dd_waist_x - gravity_z*left_c;
  const double left_dw_x = -left_s*a[DUO_waist] - left_w_yz;
  const double left_dw_z = a[DUO_waist]*left_c + left_w_xy;

  /* of fB only fx, fz, nx, ny, nz are live */
  const double left_fB_fx = left_arm_m*left_dd_x + (a[DUO_left] + left_w_xz)*left_arm_hz;
  const double left_fB_fz = left_dd_z*left_arm_m
    - (left_w_x*left_w_x + v[DUO_left]*v[DUO_left])*left_arm_hz;
  const double left_fB_nx = left_arm_Izz_Jyy*left_w_yz + left_dw_x*left_arm_Jxx
    + left_hzpy*waist_w_zz;
  const double left_fB_ny = left_arm_Jyy*a[DUO_left] - left_w_xz*left_arm_Izz_Jxx
    + left_arm_hz*left_dd_x;
  const double left_fB_nz = left_arm_Izz*left_dw_z + left_w_xy*left_arm_Jyy_Jxx;

  /* ---- force on left: revolute y, parent waist ---------------------------- */
  /* of F only fx, fz, nx, ny, nz are live */
  const double left_F_fx = left_fB_fx - f[DUO_body_left][0];
  const double left_F_fz = left_fB_fz - f[DUO_body_left][2];
  const double left_F_nx = left_fB_nx - f[DUO_body_left][3];
  const double left_F_ny = left_fB_ny - f[DUO_body_left][4];
  const double left_F_nz = left_fB_nz - f[DUO_body_left][5];
  tau[DUO_left] = left_F_ny;

  /* F to waist: only fx, nz are live */
  const double left_F_waist_fx = left_F_fx*left_c + left_F_fz*left_s;
  const double left_F_waist_nz = left_F_nz*left_c - left_F_nx*left_s - left_py*left_F_waist_fx;

  /* ---- motion of right: revolute y, parent waist -------------------------- */
  /* of w, dw, dd only w_x, w_z, dw_x, dw_z, dd_x, dd_z are computed */
  const double right_w_x = -right_s*v[DUO_waist];
  const double right_w_z = v[DUO_waist]*right_c;
  const double right_w_xy = right_w_x*v[DUO_right];
  const double right_w_xz = right_w_x*right_w_z;
  const double right_w_yz = right_w_z*v[DUO_right];
  const double right_dd_waist_x = -right_py*a[DUO_waist];
  const double right_dd_x = right_s*gravity_z + right_dd_waist_x*right_c;
  const double right_dd_z = right_s*right_dd_waist_x - gravity_z*right_c;
  const double right_dw_x = -right_s*a[DUO_waist] - right_w_yz;
  const double right_dw_z = a[DUO_waist]*right_c + right_w_xy;

  /* of fB only fx, fz, nx, ny, nz are live */
  const double right_fB_fx = right_arm_m*right_dd_x + (a[DUO_right] + right_w_xz)*right_arm_hz;
  const double right_fB_fz = right_dd_z*right_arm_m
    - (right_w_x*right_w_x + v[DUO_right]*v[DUO_right])*right_arm_hz;
  const double right_fB_nx = right_arm_Izz_Jyy*right_w_yz + right_dw_x*right_arm_Jxx
    + right_hzpy*waist_w_zz;
  const double right_fB_ny = right_arm_Jyy*a[DUO_right] - right_w_xz*right_arm_Izz_Jxx
    + right_arm_hz*right_dd_x;
  const double right_fB_nz = right_arm_Izz*right_dw_z + right_w_xy*right_arm_Jyy_Jxx;

  /* ---- force on right: revolute y, parent waist --------------------------- */
  /* of F only fx, fz, nx, ny, nz are live */
  const double right_F_fx = right_fB_fx - f[DUO_body_right][0];
  const double right_F_fz = right_fB_fz - f[DUO_body_right][2];
  const double right_F_nx = right_fB_nx - f[DUO_body_right][3];
  const double right_F_ny = right_fB_ny - f[DUO_body_right][4];
  const double right_F_nz = right_fB_nz - f[DUO_body_right][5];
  tau[DUO_right] = right_F_ny;

  /* F to waist: only fx, nz are live */
  const double right_F_waist_fx = right_F_fx*right_c + right_F_fz*right_s;
  const double right_F_waist_nz = right_F_nz*right_c - right_F_nx*right_s
    - right_py*right_F_waist_fx;

  /* ---- force on waist: revolute z, parent base ---------------------------- */
  /* of F only nz is live */
  const double waist_F_nz = waist_fB_nz - f[DUO_body_waist][5] + left_F_waist_nz + right_F_waist_nz;
  tau[DUO_waist] = waist_F_nz;
}
#endif
