/* duo_aba.c
 * a = H^-1 (tau - C) by articulated bodies (table 7.1).
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"
#include "duo_numbers.h"

PINION_SCALAR

#include "sincos.h"
#include "limbs.h"

#if PINION_LIMBS_X2 /* limbs in the lanes of vectors */
int duo_aba(const double q[DUO_NQ], const double v[DUO_NV], const double tau[DUO_NV],
            double a[DUO_NV])
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
   * IA = I + children's, pA = fB + children's; U = IA*S; D = S'*U; u = tau - S'*pA; the parent
   *   gets Ia = IA - U*U'/D and pa = pA + U*u/D
   * d = X*d_lambda; a = (u - U'*d)/D; d += S*a: d is in addition to dw and dd in fB */

  /* ---- motion of limb_left: revolute y, parent waist ---------------------- */
  /* of w, dw, dd only w_x, w_z, dw_x, dw_z are computed */
  const pinion_x2 limb_left_w_x = -limb_left_s*v[DUO_waist];
  const pinion_x2 limb_left_w_z = v[DUO_waist]*limb_left_c;
  const pinion_x2 limb_left_v = { v[DUO_left], v[DUO_right] };
  const pinion_x2 limb_left_dw_x = -limb_left_w_z*limb_left_v;
  const pinion_x2 limb_left_dw_z = limb_left_w_x*limb_left_v;
  const pinion_x2 limb_left_w_xz = limb_left_w_x*limb_left_w_z;

  /* of fB only fx, fz, nx, ny, nz are live */
  const pinion_x2 limb_left_hz = { left_arm_hz, right_arm_hz };
  const pinion_x2 limb_left_hzpy = { left_hzpy, right_hzpy };
  const pinion_x2 limb_left_hz_gravity_z = { left_arm_hz_gravity_z, right_arm_hz_gravity_z };
  const pinion_x2 limb_left_Jxx = { left_arm_Jxx, right_arm_Jxx };
  const pinion_x2 limb_left_Izz_Jyy = { left_arm_Izz_Jyy, right_arm_Izz_Jyy };
  const pinion_x2 limb_left_minus_Izz_Jxx = { -left_arm_Izz_Jxx, -right_arm_Izz_Jxx };
  const pinion_x2 limb_left_Izz = { left_arm_Izz, right_arm_Izz };
  const pinion_x2 limb_left_Jyy_Jxx = { left_arm_Jyy_Jxx, right_arm_Jyy_Jxx };
  const pinion_x2 limb_left_fB_nx = limb_left_dw_x*limb_left_Jxx - limb_left_Izz_Jyy*limb_left_dw_x
    + limb_left_hzpy*(v[DUO_waist]*v[DUO_waist]);
  const pinion_x2 limb_left_fB_ny = limb_left_hz_gravity_z*limb_left_s
    + limb_left_w_xz*limb_left_minus_Izz_Jxx;
  const pinion_x2 limb_left_fB_nz = limb_left_dw_z*limb_left_Izz + limb_left_dw_z*limb_left_Jyy_Jxx;
  const pinion_x2 limb_left_m_gravity_z = { left_arm_m_gravity_z, right_arm_m_gravity_z };
  const pinion_x2 limb_left_fB_fx = limb_left_m_gravity_z*limb_left_s + limb_left_w_xz*limb_left_hz;
  const pinion_x2 limb_left_fB_fz = -limb_left_m_gravity_z*limb_left_c
    - (limb_left_w_x*limb_left_w_x + limb_left_v*limb_left_v)*limb_left_hz;

  /* ---- articulated inertia of limb_left: revolute y, parent waist --------- */
  /* project out the joint */
  const pinion_x2 limb_left_tau = { tau[DUO_left], tau[DUO_right] };
  const pinion_x2 limb_left_u = limb_left_tau - limb_left_fB_ny;
  const pinion_x2 limb_left_UD_x = { left_arm_hz_per_Jyy, right_arm_hz_per_Jyy };

  /* IA and pA to waist: only IA_Mxx, IA_Czz, pA_fx, pA_nz are live */
  const pinion_x2 limb_left_hzhz_per_Jyy = { left_arm_hzhz_per_Jyy, right_arm_hzhz_per_Jyy };
  const pinion_x2 limb_left_Ia_Mxx =
    { left_arm_m_minus_hzhz_per_Jyy, right_arm_m_minus_hzhz_per_Jyy };
  const pinion_x2 limb_left_IA_waist_Mxx = limb_left_Ia_Mxx
    + limb_left_hzhz_per_Jyy*limb_left_s*limb_left_s;
  const pinion_x2 limb_left_pypy = { left_pypy, right_pypy };
  const pinion_x2 limb_left_IA_waist_Czz = limb_left_Izz
    + limb_left_minus_Izz_Jxx*limb_left_s*limb_left_s + limb_left_pypy*limb_left_IA_waist_Mxx;
  const pinion_x2 limb_left_pA_waist_fx = (limb_left_fB_fx + limb_left_UD_x*limb_left_u)*limb_left_c
    + limb_left_fB_fz*limb_left_s;
  const pinion_x2 limb_left_py = { left_py, right_py };
  const pinion_x2 limb_left_pA_waist_nz = -(limb_left_fB_nx*limb_left_s
    - limb_left_fB_nz*limb_left_c) - limb_left_py*limb_left_pA_waist_fx;

  /* ---- articulated inertia of waist: revolute z, parent base -------------- */
  const double waist_IA_Czz = torso_Izz + (limb_left_IA_waist_Czz[0] + limb_left_IA_waist_Czz[1]);

  /* project out the joint */
  const double waist_u = tau[DUO_waist] - (limb_left_pA_waist_nz[0] + limb_left_pA_waist_nz[1]);
  const double waist_Dinv = 1.0/waist_IA_Czz;
  const double waist_a = waist_u*waist_Dinv;

  /* ---- acceleration of waist: revolute z, parent base --------------------- */
  a[DUO_waist] = waist_a;

  /* ---- acceleration of limb_left: revolute y, parent waist ---------------- */
  /* of d only x is computed */
  const pinion_x2 limb_left_d_x = -waist_a*limb_left_py*limb_left_c;
  const pinion_x2 limb_left_Dinv = { left_arm_per_Jyy, right_arm_per_Jyy };
  const pinion_x2 limb_left_a = (limb_left_u - limb_left_d_x*limb_left_hz)*limb_left_Dinv;
  a[DUO_left] = limb_left_a[0];
  a[DUO_right] = limb_left_a[1];

  if (!(right_arm_Jyy > 0.0)) return 1 + DUO_right;
  if (!(left_arm_Jyy > 0.0)) return 1 + DUO_left;
  if (!(waist_IA_Czz > 0.0)) return 1 + DUO_waist;
  return 0;
}
#else /* each limb by itself */
int duo_aba(const double q[DUO_NQ], const double v[DUO_NV], const double tau[DUO_NV],
            double a[DUO_NV])
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
   * IA = I + children's, pA = fB + children's; U = IA*S; D = S'*U; u = tau - S'*pA; the parent
   *   gets Ia = IA - U*U'/D and pa = pA + U*u/D
   * d = X*d_lambda; a = (u - U'*d)/D; d += S*a: d is in addition to dw and dd in fB */

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

  /* ---- articulated inertia of left: revolute y, parent waist -------------- */
  /* project out the joint */
  const double left_u = tau[DUO_left] - left_fB_ny;

  /* IA and pA to waist: only IA_Mxx, IA_Czz, pA_fx, pA_nz are live */
  const double left_IA_waist_Mxx = left_arm_m_minus_hzhz_per_Jyy
    + left_arm_hzhz_per_Jyy*left_s*left_s;
  const double left_IA_waist_Czz = left_arm_Izz - left_arm_Izz_Jxx*left_s*left_s
    + left_pypy*left_IA_waist_Mxx;
  const double left_pA_waist_fx = (left_fB_fx + left_arm_hz_per_Jyy*left_u)*left_c
    + left_fB_fz*left_s;
  const double left_pA_waist_nz = -(left_fB_nx*left_s - left_fB_nz*left_c)
    - left_py*left_pA_waist_fx;

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

  /* ---- articulated inertia of right: revolute y, parent waist ------------- */
  /* project out the joint */
  const double right_u = tau[DUO_right] - right_fB_ny;

  /* IA and pA to waist: only IA_Mxx, IA_Czz, pA_fx, pA_nz are live */
  const double right_IA_waist_Mxx = right_arm_m_minus_hzhz_per_Jyy
    + right_arm_hzhz_per_Jyy*right_s*right_s;
  const double right_IA_waist_Czz = right_arm_Izz - right_arm_Izz_Jxx*right_s*right_s
    + right_pypy*right_IA_waist_Mxx;
  const double right_pA_waist_fx = (right_fB_fx + right_arm_hz_per_Jyy*right_u)*right_c
    + right_fB_fz*right_s;
  const double right_pA_waist_nz = -(right_fB_nx*right_s - right_fB_nz*right_c)
    - right_py*right_pA_waist_fx;

  /* ---- articulated inertia of waist: revolute z, parent base -------------- */
  const double waist_IA_Czz = torso_Izz + left_IA_waist_Czz + right_IA_waist_Czz;

  /* project out the joint */
  const double waist_u = tau[DUO_waist] - (left_pA_waist_nz + right_pA_waist_nz);
  const double waist_Dinv = 1.0/waist_IA_Czz;
  const double waist_a = waist_u*waist_Dinv;

  /* ---- acceleration of waist: revolute z, parent base --------------------- */
  a[DUO_waist] = waist_a;

  /* ---- acceleration of left: revolute y, parent waist --------------------- */
  /* of d only x is computed */
  const double left_d_x = -waist_a*left_py*left_c;
  const double left_a = (left_u - left_d_x*left_arm_hz)*left_arm_per_Jyy;
  a[DUO_left] = left_a;

  /* ---- acceleration of right: revolute y, parent waist -------------------- */
  /* of d only x is computed */
  const double right_d_x = -waist_a*right_py*right_c;
  const double right_a = (right_u - right_d_x*right_arm_hz)*right_arm_per_Jyy;
  a[DUO_right] = right_a;

  if (!(right_arm_Jyy > 0.0)) return 1 + DUO_right;
  if (!(left_arm_Jyy > 0.0)) return 1 + DUO_left;
  if (!(waist_IA_Czz > 0.0)) return 1 + DUO_waist;
  return 0;
}
#endif
