/* duo_coriolis.c
 * C(q, v), full: C*v + g is the bias (without friction).
 * dH/dt - 2*C is skew-symmetric.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"

PINION_SCALAR

#include "sincos.h"

/* Model constants.  A new mass or length changes these lines and no others. */
static const double left_py      =  0.2;                    /* origin */
static const double left_arm_m   =  1.2;                    /* m */
static const double left_arm_hz  = -0.36;                   /* m*cz = 1.2*-0.3 */
static const double left_arm_Jxx =  0.119;                  /* Ixx + m*cz^2 */
static const double left_arm_Jyy =  0.118;                  /* Iyy + m*cz^2 = 0.01 + 1.2*(-0.3)^2 */
static const double left_arm_Izz =  0.002;                  /* Izz */
static const double left_k1      = -0.36;                   /* 0.5*2*left_arm_hz = 0.5*2*-0.36 */
static const double left_k2      =  0.072;                  /* -left_py*left_arm_hz = -0.2*-0.36 */

static const double right_py      = -0.2;                    /* origin */
static const double right_arm_m   =  1.3;                    /* m */
static const double right_arm_hz  = -0.39;                   /* m*cz = 1.3*-0.3 */
static const double right_arm_Jxx =  0.129;                  /* Ixx + m*cz^2 */
static const double right_arm_Jyy =  0.128;                  /* Iyy + m*cz^2 */
static const double right_arm_Izz =  0.002;                  /* Izz */
static const double right_k1      = -0.39;                   /* 0.5*2*right_arm_hz = 0.5*2*-0.39 */
static const double right_k2      = -0.078;                  /* -right_py*right_arm_hz */

void duo_coriolis(const double q[DUO_NQ], const double v[DUO_NV], double C[DUO_NV][DUO_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  double left_s, left_c;
  PINION_SINCOS(1, &q[DUO_left], &left_s, &left_c);
  double right_s, right_c;
  PINION_SINCOS(1, &q[DUO_right], &right_s, &right_c);

  /* V = X*V_lambda + S*v: spatial velocity of a body in its own frame */

  /* ---- velocity of left: revolute y, parent waist ------------------------- */
  const double left_t1 = v[DUO_waist]*left_py;
  const double left_V_x = -left_t1*left_c;
  const double left_V_z = -left_s*left_t1;
  const double left_V_rx = -left_s*v[DUO_waist];
  const double left_V_rz = v[DUO_waist]*left_c;

  /* ---- velocity of right: revolute y, parent waist ------------------------ */
  const double right_t1 = v[DUO_waist]*right_py;
  const double right_V_x = -right_t1*right_c;
  const double right_V_z = -right_s*right_t1;
  const double right_V_rx = -right_s*v[DUO_waist];
  const double right_V_rz = v[DUO_waist]*right_c;

  /* B: f = linear momentum and N, of a body and what it carries, like Ic; Sdot = V x S
   * F = Ic*Sdot + B*S, G = Ic*S and n = B'*S are carried up the tree; C_ji = S_j'*F_i, C_ij =
   *   Sdot_j'*G_i + S_j'*n_i */

  /* ---- B of left: revolute y, parent waist -------------------------------- */
  const double left_vh_zx = left_V_x*left_arm_hz;
  const double left_t2 = left_V_x*left_arm_m;
  const double left_f_x = v[DUO_left]*left_arm_hz + left_t2;
  const double left_L_x = left_V_rx*left_arm_Jxx;
  const double left_L_y = left_arm_Jyy*v[DUO_left] + left_vh_zx;
  const double left_L_z = left_arm_Izz*left_V_rz;
  const double left_wJ_yx = left_V_rz*left_arm_Jxx;
  const double left_t3 = left_V_rx*left_arm_Izz;
  const double left_N_xx = left_k1*left_V_z;
  const double left_t4 = left_wJ_yx - left_V_rz*left_arm_Jyy;
  const double left_N_xy = 0.5*(left_t4 + left_L_z);
  const double left_N_yx = 0.5*(left_t4 - left_L_z);
  const double left_t5 = v[DUO_left]*left_arm_Izz - v[DUO_left]*left_arm_Jxx - left_vh_zx;
  const double left_N_xz = 0.5*(left_t5 - left_L_y);
  const double left_N_zx = 0.5*(left_t5 + left_L_y);
  const double left_t6 = left_V_rx*left_arm_Jyy - left_t3;
  const double left_N_yz = 0.5*(left_t6 + left_L_x);
  const double left_N_zy = 0.5*(left_t6 - left_L_x);

  /* ---- B of right: revolute y, parent waist ------------------------------- */
  const double right_vh_zx = right_V_x*right_arm_hz;
  const double right_t2 = right_V_x*right_arm_m;
  const double right_f_x = v[DUO_right]*right_arm_hz + right_t2;
  const double right_L_x = right_V_rx*right_arm_Jxx;
  const double right_L_y = right_arm_Jyy*v[DUO_right] + right_vh_zx;
  const double right_L_z = right_arm_Izz*right_V_rz;
  const double right_wJ_yx = right_V_rz*right_arm_Jxx;
  const double right_t3 = right_V_rx*right_arm_Izz;
  const double right_N_xx = right_k1*right_V_z;
  const double right_t4 = right_wJ_yx - right_V_rz*right_arm_Jyy;
  const double right_N_xy = 0.5*(right_t4 + right_L_z);
  const double right_N_yx = 0.5*(right_t4 - right_L_z);
  const double right_t5 = v[DUO_right]*right_arm_Izz - v[DUO_right]*right_arm_Jxx - right_vh_zx;
  const double right_N_xz = 0.5*(right_t5 - right_L_y);
  const double right_N_zx = 0.5*(right_t5 + right_L_y);
  const double right_t6 = right_V_rx*right_arm_Jyy - right_t3;
  const double right_N_yz = 0.5*(right_t6 + right_L_x);
  const double right_N_zy = 0.5*(right_t6 - right_L_x);

  /* ---- column of right: revolute y, parent waist -------------------------- */
  /* of f, N only f_x, N_xx, N_xy, N_xz, N_yx, N_yy, N_yz, N_zx, N_zy are live */
  const double right_F_fz = right_t2 - right_f_x;
  const double right_F_nx = right_N_xy - right_wJ_yx;
  const double right_F_ny = right_N_xx - right_V_z*right_arm_hz;
  const double right_F_nz = right_N_zy + right_t3;
  const double right_F_waist_fx = right_F_fz*right_s;
  const double right_F_waist_nz = right_F_nz*right_c - right_F_nx*right_s
    - right_F_waist_fx*right_py;
  const double right_n_waist_z = right_N_yz*right_c - right_N_yx*right_s;

  /* ---- column of left: revolute y, parent waist --------------------------- */
  /* of f, N only f_x, N_xx, N_xy, N_xz, N_yx, N_yy, N_yz, N_zx, N_zy are live */
  const double left_F_fz = left_t2 - left_f_x;
  const double left_F_nx = left_N_xy - left_wJ_yx;
  const double left_F_ny = left_N_xx - left_V_z*left_arm_hz;
  const double left_F_nz = left_N_zy + left_t3;
  const double left_F_waist_fx = left_F_fz*left_s;
  const double left_F_waist_nz = left_F_nz*left_c - left_F_nx*left_s - left_F_waist_fx*left_py;
  const double left_n_waist_z = left_N_yz*left_c - left_N_yx*left_s;
  const double waist_N_zz = right_k2*right_V_rx
    - ((right_N_zx + right_N_xz)*right_c - right_N_xx*right_s)*right_s
    + (left_k2*left_V_rx - ((left_N_zx + left_N_xz)*left_c - left_N_xx*left_s)*left_s);

  /* ---- C ------------------------------------------------------------------ */
  C[DUO_waist][DUO_waist] = waist_N_zz;
  C[DUO_waist][DUO_left] = left_F_waist_nz;
  C[DUO_waist][DUO_right] = right_F_waist_nz;
  C[DUO_left][DUO_waist] = left_n_waist_z;
  C[DUO_left][DUO_left] = left_F_ny;
  C[DUO_left][DUO_right] = 0.0;
  C[DUO_right][DUO_waist] = right_n_waist_z;
  C[DUO_right][DUO_left] = 0.0;
  C[DUO_right][DUO_right] = right_F_ny;
}
