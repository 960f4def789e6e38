/* duo_aba.c
 * a = H^-1 (tau - C): forward dynamics, articulated bodies (table 7.1).
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

PINION_SCALAR

#include "sincos.h"

#include "limbs.h"

/* Model constants.  A new mass or length changes these lines and no others. */
static const double torso_Izz =  0.08;                   /* Izz */

static const double left_arm_hz  = -0.36;                   /* m*cz = 1.2*-0.3 */
static const double left_arm_Jxx =  0.119;                  /* Ixx + m*cz^2 */
static const double left_arm_Jyy =  0.118;                  /* Iyy + m*cz^2 = 0.01 + 1.2*(-0.3)^2 */
static const double left_arm_Izz =  0.002;                  /* Izz */
static const double left_py      =  0.2;                    /* origin */
static const double left_k1      = -0.072;                  /* left_arm_hz*left_py = -0.36*0.2 */
static const double left_k2      =  3.5316;                 /* left_arm_hz*gravity_z */
static const double left_k3      =  0.116;                  /* left_arm_Jyy - left_arm_Izz */
static const double left_k4      =  0.117;                  /* left_arm_Jxx - left_arm_Izz */
static const double left_k5      = -0.001;                  /* left_arm_Jyy - left_arm_Jxx */
static const double left_k6      = -11.772;                 /* left_arm_m*gravity_z = 1.2*-9.81 */
static const double left_Dinv    =  8.474576271186441;      /* 1/left_arm_Jyy = 1/0.118 */
static const double left_UD_x    = -3.0508474576271185;     /* left_arm_hz*left_Dinv */
static const double left_Ia_Mxx  =  0.1016949152542373;     /* left_arm_m - left_UD_x*left_arm_hz */
static const double left_k7      =  1.0983050847457627;     /* left_arm_m - left_Ia_Mxx */
static const double left_k8      =  0.04;                   /* left_py^2 = 0.2^2 */

static const double right_arm_hz  = -0.39;                   /* m*cz = 1.3*-0.3 */
static const double right_arm_Jxx =  0.129;                  /* Ixx + m*cz^2 */
static const double right_arm_Jyy =  0.128;                  /* Iyy + m*cz^2 */
static const double right_arm_Izz =  0.002;                  /* Izz */
static const double right_py      = -0.2;                    /* origin */
static const double right_k1      =  0.078;                  /* right_arm_hz*right_py */
static const double right_k2      =  3.8259;                 /* right_arm_hz*gravity_z */
static const double right_k3      =  0.126;                  /* right_arm_Jyy - right_arm_Izz */
static const double right_k4      =  0.127;                  /* right_arm_Jxx - right_arm_Izz */
static const double right_k5      = -0.001;                  /* right_arm_Jyy - right_arm_Jxx */
static const double right_k6      = -12.753;                 /* right_arm_m*gravity_z = 1.3*-9.81 */
static const double right_Dinv    =  7.8125;                 /* 1/right_arm_Jyy = 1/0.128 */
static const double right_UD_x    = -3.046875;               /* right_arm_hz*right_Dinv */
/* right_arm_m - right_UD_x*right_arm_hz */
static const double right_Ia_Mxx  =  0.11171875;
static const double right_k7      =  1.18828125;             /* right_arm_m - right_Ia_Mxx */
static const double right_k8      =  0.04;                   /* right_py^2 = (-0.2)^2 */

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

  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin
   * W = [dw]x + [w]x[w]x, of w_xy = w_x*w_y .. and ww_x = w_yy + w_zz ..: p has dd + W*p
   * fB = I*a + w x I*w: the net force on a body
   * IA = I + children's, pA = fB + children's; U = IA*S; D = S'*U; u = tau - S'*pA; to the
   *   parent go Ia = IA - U*U'/D and pa = pA + U*u/D
   * d = X*d_lambda; a = (u - U'*d)/D; d += S*a: accelerations beyond those in fB */

  /* ---- motion of limb_left: revolute y, parent waist ---------------------- */
  /* of w, dw, dd only w_x, w_z, dw_x, dw_z are computed */
  const pinion_x2 limb_left_w_x = -limb_left_s*v[DUO_waist];
  const pinion_x2 limb_left_w_z = v[DUO_waist]*limb_left_c;
  const pinion_x2 limb_left_v = { v[DUO_left], v[DUO_right] };
  const pinion_x2 limb_left_dw_x = -limb_left_v*limb_left_w_z;
  const pinion_x2 limb_left_dw_z = limb_left_w_x*limb_left_v;
  const pinion_x2 limb_left_w_xz = limb_left_w_x*limb_left_w_z;

  /* of fB only fx, fz, nx, ny, nz are live */
  const pinion_x2 limb_left_hz = { left_arm_hz, right_arm_hz };
  const pinion_x2 limb_left_t1 = { left_k1, right_k1 };
  const pinion_x2 limb_left_t2 = { left_k2, right_k2 };
  const pinion_x2 limb_left_Jxx = { left_arm_Jxx, right_arm_Jxx };
  const pinion_x2 limb_left_t3 = { -left_k3, -right_k3 };
  const pinion_x2 limb_left_t4 = { left_k4, right_k4 };
  const pinion_x2 limb_left_Izz = { left_arm_Izz, right_arm_Izz };
  const pinion_x2 limb_left_t5 = { left_k5, right_k5 };
  const pinion_x2 limb_left_fB_nx = limb_left_dw_x*limb_left_Jxx - limb_left_t3*limb_left_dw_x
    + limb_left_t1*(v[DUO_waist]*v[DUO_waist]);
  const pinion_x2 limb_left_fB_ny = limb_left_t2*limb_left_s + limb_left_w_xz*limb_left_t4;
  const pinion_x2 limb_left_fB_nz = limb_left_dw_z*limb_left_Izz + limb_left_dw_z*limb_left_t5;
  const pinion_x2 limb_left_t6 = { left_k6, right_k6 };
  const pinion_x2 limb_left_fB_fx = limb_left_t6*limb_left_s + limb_left_w_xz*limb_left_hz;
  const pinion_x2 limb_left_fB_fz = -limb_left_t6*limb_left_c
    - (limb_left_w_x*limb_left_w_x + limb_left_v*limb_left_v)*limb_left_hz;

  /* ---- articulated inertia of limb_left: revolute y, parent waist --------- */
  /* the joint projected out */
  const pinion_x2 limb_left_tau = { tau[DUO_left], tau[DUO_right] };
  const pinion_x2 limb_left_u = limb_left_tau - limb_left_fB_ny;
  const pinion_x2 limb_left_UD_x = { left_UD_x, right_UD_x };

  /* IA and pA to waist: only IA_Mxx, IA_Czz, pA_fx, pA_nz are live */
  const pinion_x2 limb_left_t7 = { left_k7, right_k7 };
  const pinion_x2 limb_left_Ia_Mxx = { left_Ia_Mxx, right_Ia_Mxx };
  const pinion_x2 limb_left_IA_waist_Mxx = limb_left_Ia_Mxx + limb_left_t7*limb_left_s*limb_left_s;
  const pinion_x2 limb_left_t8 = { left_k8, right_k8 };
  const pinion_x2 limb_left_IA_waist_Czz = limb_left_Izz + limb_left_t4*limb_left_s*limb_left_s
    + limb_left_t8*limb_left_IA_waist_Mxx;
  const pinion_x2 limb_left_pA_waist_fx = (limb_left_fB_fx + limb_left_UD_x*limb_left_u)*limb_left_c
    + limb_left_fB_fz*limb_left_s;
  const pinion_x2 limb_left_py = { left_py, right_py };
  const pinion_x2 limb_left_pA_waist_nz = -(limb_left_fB_nx*limb_left_s
    - limb_left_fB_nz*limb_left_c) - limb_left_py*limb_left_pA_waist_fx;

  /* ---- articulated inertia of waist: revolute z, parent base -------------- */
  const double waist_IA_Czz = torso_Izz + (limb_left_IA_waist_Czz[0] + limb_left_IA_waist_Czz[1]);

  /* the joint projected out */
  const double waist_u = tau[DUO_waist] - (limb_left_pA_waist_nz[0] + limb_left_pA_waist_nz[1]);
  const double waist_Dinv = 1.0/waist_IA_Czz;
  const double waist_a = waist_u*waist_Dinv;

  /* ---- acceleration of waist: revolute z, parent base --------------------- */
  a[DUO_waist] = waist_a;

  /* ---- acceleration of limb_left: revolute y, parent waist ---------------- */
  /* of d only x is computed */
  const pinion_x2 limb_left_d_x = -waist_a*limb_left_py*limb_left_c;
  const pinion_x2 limb_left_Dinv = { left_Dinv, right_Dinv };
  const pinion_x2 limb_left_a = (limb_left_u - limb_left_d_x*limb_left_hz)*limb_left_Dinv;
  a[DUO_left] = limb_left_a[0];
  a[DUO_right] = limb_left_a[1];

  if (!(right_arm_Jyy > 0.0)) return 1 + DUO_right;
  if (!(left_arm_Jyy > 0.0)) return 1 + DUO_left;
  if (!(waist_IA_Czz > 0.0)) return 1 + DUO_waist;
  return 0;
}
#else
int duo_aba(const double q[DUO_NQ], const double v[DUO_NV], const double tau[DUO_NV],
            double a[DUO_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  double left_s, left_c;
  PINION_SINCOS(1, &q[DUO_left], &left_s, &left_c);
  double right_s, right_c;
  PINION_SINCOS(1, &q[DUO_right], &right_s, &right_c);

  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin
   * W = [dw]x + [w]x[w]x, of w_xy = w_x*w_y .. and ww_x = w_yy + w_zz ..: p has dd + W*p
   * fB = I*a + w x I*w: the net force on a body
   * IA = I + children's, pA = fB + children's; U = IA*S; D = S'*U; u = tau - S'*pA; to the
   *   parent go Ia = IA - U*U'/D and pa = pA + U*u/D
   * d = X*d_lambda; a = (u - U'*d)/D; d += S*a: accelerations beyond those in fB */

  /* ---- motion of waist: revolute z, parent base --------------------------- */
  const double waist_w_zz = v[DUO_waist]*v[DUO_waist];

  /* ---- motion of left: revolute y, parent waist --------------------------- */
  /* of w, dw, dd only w_x, w_z, dw_x, dw_z are computed */
  const double left_w_x = -v[DUO_waist]*left_s;
  const double left_w_z = v[DUO_waist]*left_c;
  const double left_dw_x = -v[DUO_left]*left_w_z;
  const double left_dw_z = left_w_x*v[DUO_left];
  const double left_w_xz = left_w_x*left_w_z;

  /* of fB only fx, fz, nx, ny, nz are live */
  const double left_fB_fx = left_k6*left_s + left_w_xz*left_arm_hz;
  const double left_fB_fz = -left_k6*left_c
    - (left_w_x*left_w_x + v[DUO_left]*v[DUO_left])*left_arm_hz;
  const double left_fB_nx = left_k3*left_dw_x + left_dw_x*left_arm_Jxx + left_k1*waist_w_zz;
  const double left_fB_ny = left_k2*left_s + left_w_xz*left_k4;
  const double left_fB_nz = left_dw_z*left_arm_Izz + left_dw_z*left_k5;

  /* ---- articulated inertia of left: revolute y, parent waist -------------- */
  /* the joint projected out */
  const double left_u = tau[DUO_left] - left_fB_ny;

  /* IA and pA to waist: only IA_Mxx, IA_Czz, pA_fx, pA_nz are live */
  const double left_IA_waist_Mxx = left_Ia_Mxx + left_k7*left_s*left_s;
  const double left_IA_waist_Czz = left_arm_Izz + left_k4*left_s*left_s + left_k8*left_IA_waist_Mxx;
  const double left_pA_waist_fx = (left_fB_fx + left_UD_x*left_u)*left_c + left_fB_fz*left_s;
  const double left_pA_waist_nz = -(left_fB_nx*left_s - left_fB_nz*left_c)
    - left_py*left_pA_waist_fx;

  /* ---- motion of right: revolute y, parent waist -------------------------- */
  /* of w, dw, dd only w_x, w_z, dw_x, dw_z are computed */
  const double right_w_x = -v[DUO_waist]*right_s;
  const double right_w_z = v[DUO_waist]*right_c;
  const double right_dw_x = -v[DUO_right]*right_w_z;
  const double right_dw_z = right_w_x*v[DUO_right];
  const double right_w_xz = right_w_x*right_w_z;

  /* of fB only fx, fz, nx, ny, nz are live */
  const double right_fB_fx = right_k6*right_s + right_w_xz*right_arm_hz;
  const double right_fB_fz = -right_k6*right_c
    - (right_w_x*right_w_x + v[DUO_right]*v[DUO_right])*right_arm_hz;
  const double right_fB_nx = right_k3*right_dw_x + right_dw_x*right_arm_Jxx + right_k1*waist_w_zz;
  const double right_fB_ny = right_k2*right_s + right_w_xz*right_k4;
  const double right_fB_nz = right_dw_z*right_arm_Izz + right_dw_z*right_k5;

  /* ---- articulated inertia of right: revolute y, parent waist ------------- */
  /* the joint projected out */
  const double right_u = tau[DUO_right] - right_fB_ny;

  /* IA and pA to waist: only IA_Mxx, IA_Czz, pA_fx, pA_nz are live */
  const double right_IA_waist_Mxx = right_Ia_Mxx + right_k7*right_s*right_s;
  const double right_IA_waist_Czz = right_arm_Izz + right_k4*right_s*right_s
    + right_k8*right_IA_waist_Mxx;
  const double right_pA_waist_fx = (right_fB_fx + right_UD_x*right_u)*right_c + right_fB_fz*right_s;
  const double right_pA_waist_nz = -(right_fB_nx*right_s - right_fB_nz*right_c)
    - right_py*right_pA_waist_fx;

  /* ---- articulated inertia of waist: revolute z, parent base -------------- */
  const double waist_IA_Czz = torso_Izz + left_IA_waist_Czz + right_IA_waist_Czz;

  /* the joint projected out */
  const double waist_u = tau[DUO_waist] - (left_pA_waist_nz + right_pA_waist_nz);
  const double waist_Dinv = 1.0/waist_IA_Czz;
  const double waist_a = waist_u*waist_Dinv;

  /* ---- acceleration of waist: revolute z, parent base --------------------- */
  a[DUO_waist] = waist_a;

  /* ---- acceleration of left: revolute y, parent waist --------------------- */
  /* of d only x is computed */
  const double left_d_x = -waist_a*left_py*left_c;
  const double left_a = (left_u - left_d_x*left_arm_hz)*left_Dinv;
  a[DUO_left] = left_a;

  /* ---- acceleration of right: revolute y, parent waist -------------------- */
  /* of d only x is computed */
  const double right_d_x = -waist_a*right_py*right_c;
  const double right_a = (right_u - right_d_x*right_arm_hz)*right_Dinv;
  a[DUO_right] = right_a;

  if (!(right_arm_Jyy > 0.0)) return 1 + DUO_right;
  if (!(left_arm_Jyy > 0.0)) return 1 + DUO_left;
  if (!(waist_IA_Czz > 0.0)) return 1 + DUO_waist;
  return 0;
}
#endif
