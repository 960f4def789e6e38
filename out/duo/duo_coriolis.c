/* duo_coriolis.c
 * C(q, v), full: C*v + g is the bias (without friction).
 * dH/dt - 2*C is skew-symmetric.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"
#include "duo_numbers.h"

PINION_SCALAR

#include "sincos.h"

void duo_coriolis(const double q[DUO_NQ], const double v[DUO_NV], double C[DUO_NV][DUO_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  double left_s, left_c;
  PINION_SINCOS(1, &q[DUO_left], &left_s, &left_c);
  double right_s, right_c;
  PINION_SINCOS(1, &q[DUO_right], &right_s, &right_c);

  /* V = X*V_lambda + S*v: spatial velocity of a body in its own frame */

  /* ---- velocity of left: revolute y, parent waist ------------------------- */
  const double left_at_x = -left_py*v[DUO_waist];
  const double left_V_x = left_at_x*left_c;
  const double left_V_z = left_s*left_at_x;
  const double left_V_rx = -left_s*v[DUO_waist];
  const double left_V_rz = v[DUO_waist]*left_c;

  /* ---- velocity of right: revolute y, parent waist ------------------------ */
  const double right_at_x = -right_py*v[DUO_waist];
  const double right_V_x = right_at_x*right_c;
  const double right_V_z = right_s*right_at_x;
  const double right_V_rx = -right_s*v[DUO_waist];
  const double right_V_rz = v[DUO_waist]*right_c;

  /* B: f = linear momentum and M = sum of velocity*r'*dm, of a body and what it carries, like
   *   Ic; N = tr(M) - M; Sdot = V x S
   * Fv = Ic*Sdot + B*S, G = Ic*S and n = B'*S are carried up the tree; C_ji = S_j'*Fv_i, C_ij =
   *   Sdot_j'*G_i + S_j'*n_i */

  /* ---- B of left: revolute y, parent waist -------------------------------- */
  const double left_mv_x = left_V_x*left_arm_m;
  const double left_f_x = v[DUO_left]*left_arm_hz + left_mv_x;
  const double left_M_xy = -left_Qyy*left_V_rz;
  const double left_M_xz = v[DUO_left]*left_Qzz + left_V_x*left_arm_hz;
  const double left_M_yx = left_V_rz*left_Qxx;
  const double left_M_yz = -left_Qzz*left_V_rx;
  const double left_M_zx = -left_Qxx*v[DUO_left];
  const double left_M_zy = left_V_rx*left_Qyy;
  const double left_M_zz = left_V_z*left_arm_hz;

  /* ---- column of left: revolute y, parent waist --------------------------- */
  const double left_Fv_fz = left_mv_x - left_f_x;
  const double left_Fv_nx = -left_M_xy - left_V_rz*left_arm_Jxx;
  const double left_Fv_nz = left_V_rx*left_arm_Izz - left_M_zy;
  C[DUO_left][DUO_left] = 0.0;

  /* to waist: only Fv_fx, Fv_nz, n_z are computed */
  const double left_Fv_waist_fx = left_Fv_fz*left_s;
  const double left_Fv_waist_nz = left_Fv_nz*left_c - left_Fv_nx*left_s - left_Fv_waist_fx*left_py;
  const double left_n_waist_z = left_M_yx*left_s - left_M_yz*left_c;
  C[DUO_waist][DUO_left] = left_Fv_waist_nz;
  C[DUO_left][DUO_waist] = left_n_waist_z;
  C[DUO_left][DUO_right] = 0.0;

  /* ---- B of right: revolute y, parent waist ------------------------------- */
  const double right_mv_x = right_V_x*right_arm_m;
  const double right_f_x = v[DUO_right]*right_arm_hz + right_mv_x;
  const double right_M_xy = -right_Qyy*right_V_rz;
  const double right_M_xz = v[DUO_right]*right_Qzz + right_V_x*right_arm_hz;
  const double right_M_yx = right_V_rz*right_Qxx;
  const double right_M_yz = -right_Qzz*right_V_rx;
  const double right_M_zx = -right_Qxx*v[DUO_right];
  const double right_M_zy = right_V_rx*right_Qyy;
  const double right_M_zz = right_V_z*right_arm_hz;

  /* ---- column of right: revolute y, parent waist -------------------------- */
  const double right_Fv_fz = right_mv_x - right_f_x;
  const double right_Fv_nx = -right_M_xy - right_V_rz*right_arm_Jxx;
  const double right_Fv_nz = right_V_rx*right_arm_Izz - right_M_zy;
  C[DUO_right][DUO_right] = 0.0;

  /* to waist: only Fv_fx, Fv_nz, n_z are computed */
  const double right_Fv_waist_fx = right_Fv_fz*right_s;
  const double right_Fv_waist_nz = right_Fv_nz*right_c - right_Fv_nx*right_s
    - right_Fv_waist_fx*right_py;
  const double right_n_waist_z = right_M_yx*right_s - right_M_yz*right_c;
  C[DUO_waist][DUO_right] = right_Fv_waist_nz;
  C[DUO_right][DUO_waist] = right_n_waist_z;
  C[DUO_right][DUO_left] = 0.0;

  /* ---- column of waist: revolute z, parent base --------------------------- */
  /* of Ic, f, M only M_xx, M_yy are live */
  const double waist_M_xx = ((left_M_xz + left_M_zx)*left_c + left_M_zz*left_s)*left_s
    + ((right_M_xz + right_M_zx)*right_c + right_M_zz*right_s)*right_s;
  const double waist_M_yy = -left_hzpy*left_V_rx - right_hzpy*right_V_rx;
  const double waist_Fv_nz = waist_M_xx + waist_M_yy;
  C[DUO_waist][DUO_waist] = waist_Fv_nz;
}
