/* arm6_aba.c
 * a = H^-1 (tau - C) by articulated bodies (table 7.1).
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"
#include "arm6_numbers.h"

PINION_SCALAR

#include "sincos.h"

int arm6_aba(const double q[ARM6_NQ], const double v[ARM6_NV], const double tau[ARM6_NV],
             double a[ARM6_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  enum { at_j2, at_j3, at_j4, at_j5, at_j6 };
  const double angle[PINION_SINCOS_ROOM(5)] = {
    q[ARM6_j2], q[ARM6_j3], q[ARM6_j4], q[ARM6_j5], q[ARM6_j6]
  };
  double s[PINION_SINCOS_ROOM(5)], c[PINION_SINCOS_ROOM(5)];
  PINION_SINCOS(PINION_SINCOS_ROOM(5), angle, s, c);
  const double j2_s = s[at_j2];
  const double j2_c = c[at_j2];
  const double j3_s = s[at_j3];
  const double j3_c = c[at_j3];
  const double j4_s = s[at_j4];
  const double j4_c = c[at_j4];
  const double j5_s = s[at_j5];
  const double j5_c = c[at_j5];
  const double j6_s = s[at_j6];
  const double j6_c = c[at_j6];

  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin less that of free
   *   fall
   * W = [dw]x + [w]x[w]x, from w_xy = w_x*w_y .. and ww_x = w_yy + w_zz ..; a point p has the
   *   acceleration dd + W*p
   * fB = (m*dd + W*h, J*dw + w x J*w + h x dd): the net force on a body
   * IA = I + children's, pA = fB + children's; U = IA*S; D = S'*U; u = tau - S'*pA; the parent
   *   gets Ia = IA - U*U'/D and pa = pA + U*u/D
   * d = X*d_lambda; a = (u - U'*d)/D; d += S*a: d is in addition to dw and dd in fB */

  /* ---- motion of j2: revolute y, parent j1 -------------------------------- */
  const double j2_w_x = -j2_s*v[ARM6_j1];
  const double j2_w_z = v[ARM6_j1]*j2_c;
  const double j2_w_yy = v[ARM6_j2]*v[ARM6_j2];
  const double j2_dw_x = -j2_w_z*v[ARM6_j2];
  const double j2_dw_z = j2_w_x*v[ARM6_j2];
  const double j2_dd_x = j2_s*gravity_z;
  const double j2_dd_z = -gravity_z*j2_c;
  const double j2_w_xx = j2_w_x*j2_w_x;
  const double j2_w_xz = j2_w_x*j2_w_z;
  const double j2_w_zz = j2_w_z*j2_w_z;

  /* of fB only nx, ny, nz are live */
  const double j2_fB_nx = j2_dw_x*upper_arm_Jxx - upper_arm_Jzz_Jyy*j2_dw_x
    + upper_arm_Jyz*(j2_w_yy - j2_w_zz) + (upper_arm_2Jxz*j2_dw_z - j2_w_xz*upper_arm_Jxy)
    - upper_arm_hy_gravity_z*j2_c;
  const double j2_fB_ny = upper_arm_Jxz*(j2_w_zz - j2_w_xx) + j2_w_xz*upper_arm_Jxx_Jzz
    + (upper_arm_hz_gravity_z*j2_s + upper_arm_hx_gravity_z*j2_c);
  const double j2_fB_nz = upper_arm_Jxy*(j2_w_xx - j2_w_yy)
    + (j2_dw_z*upper_arm_Jzz + j2_dw_z*upper_arm_Jyy_Jxx)
    + (j2_w_xz*upper_arm_Jyz + upper_arm_2Jxz*j2_dw_x) - upper_arm_hy_gravity_z*j2_s;

  /* ---- motion of j3: revolute y, parent j2 -------------------------------- */
  const double j3_w_x = j2_w_x*j3_c - j3_s*j2_w_z;
  const double j3_w_y = v[ARM6_j2] + v[ARM6_j3];
  const double j3_w_z = j2_w_z*j3_c + j3_s*j2_w_x;
  const double j3_dd_y = -j3_2pz*j2_dw_x;
  const double j3_dd_j2_x = j2_dd_x + j2_w_xz*j3_pz;
  const double j3_dd_j2_z = j2_dd_z - (j2_w_xx + j2_w_yy)*j3_pz;
  const double j3_dd_x = j3_dd_j2_x*j3_c - j3_s*j3_dd_j2_z;
  const double j3_dd_z = j3_s*j3_dd_j2_x + j3_dd_j2_z*j3_c;
  const double j3_dw_x = j2_dw_x*j3_c - j3_s*j2_dw_z - j3_w_z*v[ARM6_j3];
  const double j3_dw_z = j2_dw_z*j3_c + j3_s*j2_dw_x + j3_w_x*v[ARM6_j3];
  const double j3_w_xx = j3_w_x*j3_w_x;
  const double j3_w_xy = j3_w_x*j3_w_y;
  const double j3_w_xz = j3_w_x*j3_w_z;
  const double j3_w_yy = j3_w_y*j3_w_y;
  const double j3_w_yz = j3_w_y*j3_w_z;
  const double j3_w_zz = j3_w_z*j3_w_z;
  const double j3_ww_x = j3_w_yy + j3_w_zz;
  const double j3_ww_z = j3_w_xx + j3_w_yy;
  const double j3_W_xy = j3_w_xy - j3_dw_z;
  const double j3_W_yx = j3_w_xy + j3_dw_z;
  const double j3_W_yz = j3_w_yz - j3_dw_x;
  const double j3_W_zy = j3_w_yz + j3_dw_x;
  const double j3_fB_fx = elbow_m*j3_dd_x
    + (j3_W_xy*elbow_hy - j3_ww_x*elbow_hx + j3_w_xz*elbow_hz);
  const double j3_fB_fy = j3_W_yz*elbow_hz - ((j3_w_xx + j3_w_zz)*elbow_hy - j3_W_yx*elbow_hx)
    - j3_2mpz*j2_dw_x;
  const double j3_fB_fz = elbow_m*j3_dd_z
    + (j3_W_zy*elbow_hy + j3_w_xz*elbow_hx - j3_ww_z*elbow_hz);
  const double j3_fB_nx = elbow_Jxx*j3_dw_x + elbow_Jzz_Jyy*j3_w_yz + elbow_Jyz*(j3_w_yy - j3_w_zz)
    + (j3_W_yx*elbow_Jxz - j3_w_xz*elbow_Jxy) + (elbow_hy*j3_dd_z + j3_2hzpz*j2_dw_x);
  const double j3_fB_ny = elbow_Jxz*(j3_w_zz - j3_w_xx) + j3_w_xz*elbow_Jxx_Jzz
    + (elbow_Jxy*j3_W_zy - elbow_Jyz*j3_W_xy) + (elbow_hz*j3_dd_x - elbow_hx*j3_dd_z);
  const double j3_fB_nz = elbow_Jxy*(j3_w_xx - j3_w_yy)
    + (j3_dw_z*elbow_Jzz + j3_w_xy*elbow_Jyy_Jxx) - (elbow_Jxz*j3_W_yz - j3_w_xz*elbow_Jyz)
    - (j3_2hxpz*j2_dw_x + elbow_hy*j3_dd_x);

  /* ---- motion of j4: revolute x, parent j3 -------------------------------- */
  const double j4_w_x = v[ARM6_j4] + j3_w_x;
  const double j4_w_y = j3_w_y*j4_c + j4_s*j3_w_z;
  const double j4_w_z = j3_w_z*j4_c - j4_s*j3_w_y;
  const double j4_dd_x = j3_dd_x - (j3_ww_x*j4_px - j3_w_xz*j4_pz);
  const double j4_dd_j3_y = j3_dd_y + (j3_W_yz*j4_pz + j3_W_yx*j4_px);
  const double j4_dd_j3_z = j3_dd_z - (j3_ww_z*j4_pz - j3_w_xz*j4_px);
  const double j4_dd_y = j4_dd_j3_y*j4_c + j4_s*j4_dd_j3_z;
  const double j4_dd_z = j4_dd_j3_z*j4_c - j4_s*j4_dd_j3_y;
  const double j4_dw_y = j4_w_z*v[ARM6_j4] + j4_s*j3_dw_z;
  const double j4_dw_z = j3_dw_z*j4_c - j4_w_y*v[ARM6_j4];
  const double j4_w_xx = j4_w_x*j4_w_x;
  const double j4_w_xy = j4_w_x*j4_w_y;
  const double j4_w_xz = j4_w_x*j4_w_z;
  const double j4_w_yy = j4_w_y*j4_w_y;
  const double j4_w_yz = j4_w_y*j4_w_z;
  const double j4_w_zz = j4_w_z*j4_w_z;
  const double j4_ww_x = j4_w_yy + j4_w_zz;
  const double j4_W_xy = j4_w_xy - j4_dw_z;
  const double j4_W_xz = j4_w_xz + j4_dw_y;
  const double j4_W_yx = j4_w_xy + j4_dw_z;
  const double j4_W_yz = j4_w_yz - j3_dw_x;
  const double j4_W_zx = j4_w_xz - j4_dw_y;
  const double j4_W_zy = j4_w_yz + j3_dw_x;
  const double j4_fB_fx = forearm_m*j4_dd_x
    + (j4_W_xy*forearm_hy - j4_ww_x*forearm_hx + j4_W_xz*forearm_hz);
  const double j4_fB_fy = forearm_m*j4_dd_y
    + (j4_W_yx*forearm_hx - (j4_w_xx + j4_w_zz)*forearm_hy + j4_W_yz*forearm_hz);
  const double j4_fB_fz = forearm_m*j4_dd_z
    + (j4_W_zx*forearm_hx + j4_W_zy*forearm_hy - (j4_w_xx + j4_w_yy)*forearm_hz);
  const double j4_fB_nx = forearm_Jxx*j3_dw_x + forearm_Jzz_Jyy*j4_w_yz
    + forearm_Jyz*(j4_w_yy - j4_w_zz) + (forearm_Jxz*j4_W_yx - forearm_Jxy*j4_W_zx)
    + (forearm_hy*j4_dd_z - forearm_hz*j4_dd_y);
  const double j4_fB_ny = forearm_Jyy*j4_dw_y + forearm_Jxx_Jzz*j4_w_xz
    + forearm_Jxz*(j4_w_zz - j4_w_xx) + (forearm_Jxy*j4_W_zy - forearm_Jyz*j4_W_xy)
    + (forearm_hz*j4_dd_x - forearm_hx*j4_dd_z);
  const double j4_fB_nz = forearm_Jyy_Jxx*j4_w_xy + j4_dw_z*forearm_Jzz
    + forearm_Jxy*(j4_w_xx - j4_w_yy) + (forearm_Jyz*j4_W_xz - forearm_Jxz*j4_W_yz)
    + (forearm_hx*j4_dd_y - forearm_hy*j4_dd_x);

  /* ---- motion of j5: revolute y, parent j4 -------------------------------- */
  const double j5_w_x = j4_w_x*j5_c - j5_s*j4_w_z;
  const double j5_w_y = j4_w_y + v[ARM6_j5];
  const double j5_w_z = j4_w_z*j5_c + j5_s*j4_w_x;
  const double j5_dd_j4_x = j4_dd_x - j4_ww_x*j5_px;
  const double j5_dd_j4_z = j4_dd_z + j4_W_zx*j5_px;
  const double j5_dd_x = j5_dd_j4_x*j5_c - j5_s*j5_dd_j4_z;
  const double j5_dd_y = j4_dd_y + j4_W_yx*j5_px;
  const double j5_dd_z = j5_dd_j4_z*j5_c + j5_s*j5_dd_j4_x;
  const double j5_dw_x = j3_dw_x*j5_c - j5_s*j4_dw_z - j5_w_z*v[ARM6_j5];
  const double j5_dw_z = j5_s*j3_dw_x + j4_dw_z*j5_c + j5_w_x*v[ARM6_j5];
  const double j5_w_xx = j5_w_x*j5_w_x;
  const double j5_w_xy = j5_w_x*j5_w_y;
  const double j5_w_xz = j5_w_x*j5_w_z;
  const double j5_w_yy = j5_w_y*j5_w_y;
  const double j5_w_yz = j5_w_y*j5_w_z;
  const double j5_w_zz = j5_w_z*j5_w_z;
  const double j5_ww_x = j5_w_yy + j5_w_zz;
  const double j5_W_xy = j5_w_xy - j5_dw_z;
  const double j5_W_xz = j5_w_xz + j4_dw_y;
  const double j5_W_yx = j5_w_xy + j5_dw_z;
  const double j5_W_yz = j5_w_yz - j5_dw_x;
  const double j5_W_zx = j5_w_xz - j4_dw_y;
  const double j5_W_zy = j5_w_yz + j5_dw_x;
  const double j5_fB_fx = wrist_m*j5_dd_x
    + (j5_W_xy*wrist_hy - j5_ww_x*wrist_hx + j5_W_xz*wrist_hz);
  const double j5_fB_fy = wrist_m*j5_dd_y
    + (j5_W_yx*wrist_hx - (j5_w_xx + j5_w_zz)*wrist_hy + j5_W_yz*wrist_hz);
  const double j5_fB_fz = wrist_m*j5_dd_z
    + (j5_W_zx*wrist_hx + j5_W_zy*wrist_hy - (j5_w_xx + j5_w_yy)*wrist_hz);
  const double j5_fB_nx = wrist_Jxx*j5_dw_x + wrist_Jzz_Jyy*j5_w_yz + wrist_Jyz*(j5_w_yy - j5_w_zz)
    + (wrist_Jxz*j5_W_yx - wrist_Jxy*j5_W_zx) + (wrist_hy*j5_dd_z - wrist_hz*j5_dd_y);
  const double j5_fB_ny = wrist_Jyy*j4_dw_y + wrist_Jxx_Jzz*j5_w_xz + wrist_Jxz*(j5_w_zz - j5_w_xx)
    + (wrist_Jxy*j5_W_zy - wrist_Jyz*j5_W_xy) + (wrist_hz*j5_dd_x - wrist_hx*j5_dd_z);
  const double j5_fB_nz = wrist_Jzz*j5_dw_z + wrist_Jyy_Jxx*j5_w_xy + wrist_Jxy*(j5_w_xx - j5_w_yy)
    + (wrist_Jyz*j5_W_xz - wrist_Jxz*j5_W_yz) + (wrist_hx*j5_dd_y - wrist_hy*j5_dd_x);

  /* ---- motion of j6: revolute x, parent j5 -------------------------------- */
  const double j6_w_x = j5_w_x + v[ARM6_j6];
  const double j6_w_y = j5_w_y*j6_c + j6_s*j5_w_z;
  const double j6_w_z = j5_w_z*j6_c - j6_s*j5_w_y;
  const double j6_dd_x = j5_dd_x - j5_ww_x*j6_px;
  const double j6_dd_j5_y = j5_dd_y + j5_W_yx*j6_px;
  const double j6_dd_j5_z = j5_dd_z + j5_W_zx*j6_px;
  const double j6_dd_y = j6_dd_j5_y*j6_c + j6_s*j6_dd_j5_z;
  const double j6_dd_z = j6_dd_j5_z*j6_c - j6_s*j6_dd_j5_y;
  const double j6_dw_y = j4_dw_y*j6_c + j6_s*j5_dw_z + j6_w_z*v[ARM6_j6];
  const double j6_dw_z = j5_dw_z*j6_c - j6_s*j4_dw_y - j6_w_y*v[ARM6_j6];
  const double j6_w_xx = j6_w_x*j6_w_x;
  const double j6_w_xy = j6_w_x*j6_w_y;
  const double j6_w_xz = j6_w_x*j6_w_z;
  const double j6_w_yy = j6_w_y*j6_w_y;
  const double j6_w_yz = j6_w_y*j6_w_z;
  const double j6_w_zz = j6_w_z*j6_w_z;
  const double j6_W_xy = j6_w_xy - j6_dw_z;
  const double j6_W_xz = j6_w_xz + j6_dw_y;
  const double j6_W_yx = j6_w_xy + j6_dw_z;
  const double j6_W_yz = j6_w_yz - j5_dw_x;
  const double j6_W_zx = j6_w_xz - j6_dw_y;
  const double j6_W_zy = j6_w_yz + j5_dw_x;
  const double j6_fB_fx = flange_m*j6_dd_x
    + (j6_W_xy*flange_hy - (j6_w_yy + j6_w_zz)*flange_hx + j6_W_xz*flange_hz);
  const double j6_fB_fy = flange_m*j6_dd_y
    + (j6_W_yx*flange_hx - (j6_w_xx + j6_w_zz)*flange_hy + j6_W_yz*flange_hz);
  const double j6_fB_fz = flange_m*j6_dd_z
    + (j6_W_zx*flange_hx + j6_W_zy*flange_hy - (j6_w_xx + j6_w_yy)*flange_hz);
  const double j6_fB_nx = flange_Jxx*j5_dw_x + flange_Jzz_Jyy*j6_w_yz
    + flange_Jyz*(j6_w_yy - j6_w_zz) + (flange_Jxz*j6_W_yx - flange_Jxy*j6_W_zx)
    + (flange_hy*j6_dd_z - flange_hz*j6_dd_y);
  const double j6_fB_ny = flange_Jyy*j6_dw_y + flange_Jxx_Jzz*j6_w_xz
    + flange_Jxz*(j6_w_zz - j6_w_xx) + (flange_Jxy*j6_W_zy - flange_Jyz*j6_W_xy)
    + (flange_hz*j6_dd_x - flange_hx*j6_dd_z);
  const double j6_fB_nz = flange_Jzz*j6_dw_z + flange_Jyy_Jxx*j6_w_xy
    + flange_Jxy*(j6_w_xx - j6_w_yy) + (flange_Jyz*j6_W_xz - flange_Jxz*j6_W_yz)
    + (flange_hx*j6_dd_y - flange_hy*j6_dd_x);

  /* ---- articulated inertia of j6: revolute x, parent j5 ------------------- */
  /* project out the joint */
  const double j6_u = tau[ARM6_j6] - j6_fB_nx;
  const double j6_pa_fy = j6_fB_fy - flange_hz_per_Jxx*j6_u;
  const double j6_pa_fz = j6_fB_fz + flange_hy_per_Jxx*j6_u;
  const double j6_pa_ny = j6_fB_ny + flange_Jxy_per_Jxx*j6_u;
  const double j6_pa_nz = j6_fB_nz + flange_Jxz_per_Jxx*j6_u;

  /* IA and pA to j5 */
  const double j6_ui = j6_m_k6188*j6_s + flange_2hyhz_per_Jxx*j6_c;
  const double j6_ui_2 = -j6_J_k1992*j6_s - flange_2JxyJxz_per_Jxx_minus_2Jyz*j6_c;
  const double j6_uis = j6_ui*j6_s;
  const double j6_uis_2 = j6_ui_2*j6_s;
  const double j6_IA_j5_Myy = flange_m_minus_hzhz_per_Jxx - j6_uis;
  const double j6_IA_j5_Myz = j6_ui*j6_c - flange_hyhz_per_Jxx;
  const double j6_IA_j5_Mzz = flange_m_minus_hyhy_per_Jxx + j6_uis;
  const double j6_IA_j5_Byx = flange_hz*j6_c + flange_hy*j6_s;
  const double j6_IA_j5_Bzx = flange_hz*j6_s - flange_hy*j6_c;
  const double j6_ub = j6_h_k0285*j6_s - j6_h_k6369*j6_c;
  const double j6_ubs = j6_ub*j6_s;
  const double j6_ubc = j6_ub*j6_c;
  const double j6_RB_yy = flange_hzJxy_per_Jxx - j6_ubs;
  const double j6_RB_yz = j6_ubc - flange_hx_plus_hzJxz_per_Jxx;
  const double j6_RB_zy = j6_ubc + flange_hx_plus_hyJxy_per_Jxx;
  const double j6_t1 = j6_px*j6_IA_j5_Myz;
  const double j6_IA_j5_Byy = j6_RB_yy - j6_t1;
  const double j6_IA_j5_Byz = j6_RB_yz - j6_px*j6_IA_j5_Mzz;
  const double j6_IA_j5_Bzy = j6_RB_zy + j6_px*j6_IA_j5_Myy;
  const double j6_IA_j5_Bzz = j6_ubs - flange_hyJxz_per_Jxx + j6_t1;
  const double j6_IA_j5_Cyy = -(flange_JxyJxy_per_Jxx_minus_Jyy + j6_uis_2
    + (j6_px*j6_RB_yz + j6_px*j6_IA_j5_Byz));
  const double j6_IA_j5_Cyz = j6_ui_2*j6_c + flange_JxyJxz_per_Jxx_minus_Jyz
    + (j6_px*j6_RB_yy - j6_px*j6_IA_j5_Bzz);
  const double j6_IA_j5_Czz = j6_uis_2 - flange_JxzJxz_per_Jxx_minus_Jzz
    + (j6_px*j6_RB_zy + j6_px*j6_IA_j5_Bzy);
  const double j6_pA_j5_fy = j6_pa_fy*j6_c - j6_pa_fz*j6_s;
  const double j6_pA_j5_fz = j6_pa_fy*j6_s + j6_pa_fz*j6_c;
  const double j6_pA_j5_ny = j6_pa_ny*j6_c - j6_pa_nz*j6_s - j6_px*j6_pA_j5_fz;
  const double j6_pA_j5_nz = j6_pa_ny*j6_s + j6_pa_nz*j6_c + j6_px*j6_pA_j5_fy;

  /* ---- articulated inertia of j5: revolute y, parent j4 ------------------- */
  const double j5_IA_Myy = wrist_m + j6_IA_j5_Myy;
  const double j5_IA_Mzz = wrist_m + j6_IA_j5_Mzz;
  const double j5_IA_Byx = wrist_hz + j6_IA_j5_Byx;
  const double j5_IA_Byz = j6_IA_j5_Byz - wrist_hx;
  const double j5_IA_Bzx = j6_IA_j5_Bzx - wrist_hy;
  const double j5_IA_Bzy = wrist_hx + j6_IA_j5_Bzy;
  const double j5_IA_Cyy = wrist_Jyy + j6_IA_j5_Cyy;
  const double j5_IA_Cyz = wrist_Jyz + j6_IA_j5_Cyz;
  const double j5_IA_Czz = wrist_Jzz + j6_IA_j5_Czz;

  /* project out the joint */
  const double j5_u = tau[ARM6_j5] - (j5_fB_ny + j6_pA_j5_ny);
  const double j5_Dinv = 1.0/j5_IA_Cyy;
  const double j5_UD_y = j6_IA_j5_Byy*j5_Dinv;
  const double j5_UD_z = j5_IA_Byz*j5_Dinv;
  const double j5_UD_rx = wrist_Jxy*j5_Dinv;
  const double j5_UD_rz = j5_IA_Cyz*j5_Dinv;
  const double j5_Ia_Mxx = j5_Ic_m - j5_IA_Byx*j5_Dinv*j5_IA_Byx;
  const double j5_Ia_Mxy = -j5_UD_y*j5_IA_Byx;
  const double j5_Ia_Mxz = -j5_UD_z*j5_IA_Byx;
  const double j5_Ia_Myz = j6_IA_j5_Myz - j5_UD_z*j6_IA_j5_Byy;
  const double j5_Ia_Mzz = j5_IA_Mzz - j5_UD_z*j5_IA_Byz;
  const double j5_Ia_Bxx = -j5_UD_rx*j5_IA_Byx;
  const double j5_Ia_Bxy = -wrist_hz - j5_UD_rx*j6_IA_j5_Byy;
  const double j5_Ia_Bxz = wrist_hy - j5_UD_rx*j5_IA_Byz;
  const double j5_Ia_Bzx = j5_IA_Bzx - j5_UD_rz*j5_IA_Byx;
  const double j5_Ia_Bzy = j5_IA_Bzy - j5_UD_rz*j6_IA_j5_Byy;
  const double j5_Ia_Bzz = j6_IA_j5_Bzz - j5_UD_rz*j5_IA_Byz;
  const double j5_Ia_Cxx = wrist_Jxx - wrist_JxyJxy*j5_Dinv;
  const double j5_Ia_Cxz = wrist_Jxz - j5_UD_rz*wrist_Jxy;
  const double j5_Ia_Czz = j5_IA_Czz - j5_UD_rz*j5_IA_Cyz;
  const double j5_IA_j4_Myy = j5_IA_Myy - j5_UD_y*j6_IA_j5_Byy;
  const double j5_uD = j5_u*j5_Dinv;
  const double j5_pa_fx = j5_fB_fx + j6_fB_fx + j5_IA_Byx*j5_uD;
  const double j5_pa_fz = j5_fB_fz + j6_pA_j5_fz + j5_IA_Byz*j5_uD;
  const double j5_pa_nx = j5_fB_nx + tau[ARM6_j6] + wrist_Jxy*j5_uD;
  const double j5_pa_nz = j5_fB_nz + j6_pA_j5_nz + j5_IA_Cyz*j5_uD;
  const double j5_pA_j4_fy = j5_fB_fy + j6_pA_j5_fy + j6_IA_j5_Byy*j5_uD;

  /* IA and pA to j4 */
  const double j5_c2 = 2.0*j5_c;
  const double j5_ui = (j5_Ia_Mzz - j5_Ia_Mxx)*j5_s + j5_Ia_Mxz*j5_c2;
  const double j5_ui_2 = (j5_Ia_Czz - j5_Ia_Cxx)*j5_s + j5_Ia_Cxz*j5_c2;
  const double j5_uis = j5_ui*j5_s;
  const double j5_uis_2 = j5_ui_2*j5_s;
  const double j5_IA_j4_Mxx = j5_Ia_Mxx + j5_uis;
  const double j5_IA_j4_Mxy = j5_Ia_Myz*j5_s + j5_Ia_Mxy*j5_c;
  const double j5_IA_j4_Mxz = j5_ui*j5_c - j5_Ia_Mxz;
  const double j5_IA_j4_Myz = j5_Ia_Myz*j5_c - j5_Ia_Mxy*j5_s;
  const double j5_IA_j4_Mzz = j5_Ia_Mzz - j5_uis;
  const double j5_IA_j4_Bxy = j5_Ia_Bzy*j5_s + j5_Ia_Bxy*j5_c;
  const double j5_IA_j4_Cxx = j5_Ia_Cxx + j5_uis_2;
  const double j5_ub = (j5_Ia_Bzz - j5_Ia_Bxx)*j5_s + (j5_Ia_Bzx + j5_Ia_Bxz)*j5_c;
  const double j5_ubs = j5_ub*j5_s;
  const double j5_ubc = j5_ub*j5_c;
  const double j5_IA_j4_Bxx = j5_ubs + j5_Ia_Bxx;
  const double j5_IA_j4_Bxz = j5_ubc - j5_Ia_Bzx;
  const double j5_IA_j4_Byx = -j5_px*j5_IA_j4_Mxz;
  const double j5_IA_j4_Byy = -j5_px*j5_IA_j4_Myz;
  const double j5_IA_j4_Byz = -j5_px*j5_IA_j4_Mzz;
  const double j5_IA_j4_Bzx = j5_ubc - j5_Ia_Bxz + j5_px*j5_IA_j4_Mxy;
  const double j5_IA_j4_Cxz = j5_ui_2*j5_c - j5_Ia_Cxz + j5_px*j5_IA_j4_Bxy;
  const double j5_IA_j4_Cyy = j5_pxpx*j5_IA_j4_Mzz;
  const double j5_RB_zy = j5_Ia_Bzy*j5_c - j5_Ia_Bxy*j5_s;
  const double j5_IA_j4_Bzy = j5_RB_zy + j5_px*j5_IA_j4_Myy;
  const double j5_IA_j4_Bzz = j5_Ia_Bzz - j5_ubs - j5_IA_j4_Byy;
  const double j5_IA_j4_Cxy = -j5_px*j5_IA_j4_Bxz;
  const double j5_IA_j4_Cyz = -j5_px*j5_IA_j4_Bzz;
  const double j5_IA_j4_Czz = j5_Ia_Czz - j5_uis_2 + (j5_px*j5_RB_zy + j5_px*j5_IA_j4_Bzy);
  const double j5_pA_j4_fx = j5_pa_fz*j5_s + j5_pa_fx*j5_c;
  const double j5_pA_j4_fz = j5_pa_fz*j5_c - j5_pa_fx*j5_s;
  const double j5_pA_j4_nx = j5_pa_nz*j5_s + j5_pa_nx*j5_c;
  const double j5_pA_j4_nz = j5_pa_nz*j5_c - j5_pa_nx*j5_s + j5_px*j5_pA_j4_fy;
  const double j5_pA_j4_ny = tau[ARM6_j5] - j5_px*j5_pA_j4_fz;

  /* ---- articulated inertia of j4: revolute x, parent j3 ------------------- */
  const double j4_IA_Mxx = forearm_m + j5_IA_j4_Mxx;
  const double j4_IA_Myy = forearm_m + j5_IA_j4_Myy;
  const double j4_IA_Mzz = forearm_m + j5_IA_j4_Mzz;
  const double j4_IA_Bxy = j5_IA_j4_Bxy - forearm_hz;
  const double j4_IA_Bxz = forearm_hy + j5_IA_j4_Bxz;
  const double j4_IA_Byx = forearm_hz + j5_IA_j4_Byx;
  const double j4_IA_Byz = j5_IA_j4_Byz - forearm_hx;
  const double j4_IA_Bzx = j5_IA_j4_Bzx - forearm_hy;
  const double j4_IA_Bzy = forearm_hx + j5_IA_j4_Bzy;
  const double j4_IA_Cxx = forearm_Jxx + j5_IA_j4_Cxx;
  const double j4_IA_Cxy = forearm_Jxy + j5_IA_j4_Cxy;
  const double j4_IA_Cxz = forearm_Jxz + j5_IA_j4_Cxz;
  const double j4_IA_Cyy = forearm_Jyy + j5_IA_j4_Cyy;
  const double j4_IA_Cyz = forearm_Jyz + j5_IA_j4_Cyz;
  const double j4_IA_Czz = forearm_Jzz + j5_IA_j4_Czz;

  /* project out the joint */
  const double j4_u = tau[ARM6_j4] - (j4_fB_nx + j5_pA_j4_nx);
  const double j4_Dinv = 1.0/j4_IA_Cxx;
  const double j4_UD_y = j4_IA_Bxy*j4_Dinv;
  const double j4_UD_z = j4_IA_Bxz*j4_Dinv;
  const double j4_UD_ry = j4_IA_Cxy*j4_Dinv;
  const double j4_UD_rz = j4_IA_Cxz*j4_Dinv;
  const double j4_IA_j3_Mxx = j4_IA_Mxx - j5_IA_j4_Bxx*j4_Dinv*j5_IA_j4_Bxx;
  const double j4_Ia_Mxy = j5_IA_j4_Mxy - j4_UD_y*j5_IA_j4_Bxx;
  const double j4_Ia_Mxz = j5_IA_j4_Mxz - j4_UD_z*j5_IA_j4_Bxx;
  const double j4_Ia_Myy = j4_IA_Myy - j4_UD_y*j4_IA_Bxy;
  const double j4_Ia_Myz = j5_IA_j4_Myz - j4_UD_z*j4_IA_Bxy;
  const double j4_Ia_Mzz = j4_IA_Mzz - j4_UD_z*j4_IA_Bxz;
  const double j4_Ia_Byx = j4_IA_Byx - j4_UD_ry*j5_IA_j4_Bxx;
  const double j4_Ia_Byy = j5_IA_j4_Byy - j4_UD_ry*j4_IA_Bxy;
  const double j4_Ia_Byz = j4_IA_Byz - j4_UD_ry*j4_IA_Bxz;
  const double j4_Ia_Bzx = j4_IA_Bzx - j4_UD_rz*j5_IA_j4_Bxx;
  const double j4_Ia_Bzy = j4_IA_Bzy - j4_UD_rz*j4_IA_Bxy;
  const double j4_Ia_Bzz = j5_IA_j4_Bzz - j4_UD_rz*j4_IA_Bxz;
  const double j4_Ia_Cyy = j4_IA_Cyy - j4_UD_ry*j4_IA_Cxy;
  const double j4_Ia_Cyz = j4_IA_Cyz - j4_UD_rz*j4_IA_Cxy;
  const double j4_Ia_Czz = j4_IA_Czz - j4_UD_rz*j4_IA_Cxz;
  const double j4_uD = j4_u*j4_Dinv;
  const double j4_pA_j3_fx = j4_fB_fx + j5_pA_j4_fx + j5_IA_j4_Bxx*j4_uD;
  const double j4_pa_fy = j4_fB_fy + j5_pA_j4_fy + j4_IA_Bxy*j4_uD;
  const double j4_pa_fz = j4_fB_fz + j5_pA_j4_fz + j4_IA_Bxz*j4_uD;
  const double j4_pa_ny = j4_fB_ny + j5_pA_j4_ny + j4_IA_Cxy*j4_uD;
  const double j4_pa_nz = j4_fB_nz + j5_pA_j4_nz + j4_IA_Cxz*j4_uD;

  /* IA and pA to j3 */
  const double j4_c2 = 2.0*j4_c;
  const double j4_ui = (j4_Ia_Myy - j4_Ia_Mzz)*j4_s + j4_Ia_Myz*j4_c2;
  const double j4_ui_2 = (j4_Ia_Cyy - j4_Ia_Czz)*j4_s + j4_Ia_Cyz*j4_c2;
  const double j4_uis = j4_ui*j4_s;
  const double j4_uis_2 = j4_ui_2*j4_s;
  const double j4_IA_j3_Mxy = j4_Ia_Mxy*j4_c - j4_Ia_Mxz*j4_s;
  const double j4_IA_j3_Mxz = j4_Ia_Mxy*j4_s + j4_Ia_Mxz*j4_c;
  const double j4_IA_j3_Myy = j4_Ia_Myy - j4_uis;
  const double j4_IA_j3_Myz = j4_ui*j4_c - j4_Ia_Myz;
  const double j4_IA_j3_Mzz = j4_Ia_Mzz + j4_uis;
  const double j4_ub = (j4_Ia_Bzy + j4_Ia_Byz)*j4_c - (j4_Ia_Bzz - j4_Ia_Byy)*j4_s;
  const double j4_ubs = j4_ub*j4_s;
  const double j4_ubc = j4_ub*j4_c;
  const double j4_RB_yx = j4_Ia_Byx*j4_c - j4_Ia_Bzx*j4_s;
  const double j4_RB_yy = j4_Ia_Byy - j4_ubs;
  const double j4_RB_yz = j4_ubc - j4_Ia_Bzy;
  const double j4_RB_zy = j4_ubc - j4_Ia_Byz;
  const double j4_IA_j3_Bxx = -j4_pz*j4_IA_j3_Mxy;
  const double j4_IA_j3_Bxy = -j4_pz*j4_IA_j3_Myy;
  const double j4_IA_j3_Bxz = -j4_pz*j4_IA_j3_Myz;
  const double j4_IA_j3_Byx = j4_RB_yx + (j4_pz*j4_IA_j3_Mxx - j4_px*j4_IA_j3_Mxz);
  const double j4_IA_j3_Byz = j4_RB_yz + (j4_pz*j4_IA_j3_Mxz - j4_px*j4_IA_j3_Mzz);
  const double j4_IA_j3_Bzx = j4_Ia_Byx*j4_s + j4_Ia_Bzx*j4_c + j4_px*j4_IA_j3_Mxy;
  const double j4_IA_j3_Bzy = j4_RB_zy + j4_px*j4_IA_j3_Myy;
  const double j4_IA_j3_Cxx = j4_pzpz*j4_IA_j3_Myy;
  const double j4_t1 = j4_px*j4_IA_j3_Myz;
  const double j4_IA_j3_Byy = j4_RB_yy - (j4_IA_j3_Bxx + j4_t1);
  const double j4_IA_j3_Bzz = j4_Ia_Bzz + j4_ubs + j4_t1;
  const double j4_IA_j3_Cxz = -j4_pz*j4_IA_j3_Bzy;
  const double j4_IA_j3_Cyy = j4_Ia_Cyy - j4_uis_2
    + (j4_pz*j4_RB_yx - j4_px*j4_RB_yz + (j4_pz*j4_IA_j3_Byx - j4_px*j4_IA_j3_Byz));
  const double j4_IA_j3_Czz = j4_Ia_Czz + j4_uis_2 + (j4_px*j4_RB_zy + j4_px*j4_IA_j3_Bzy);
  const double j4_IA_j3_Cxy = -j4_pz*j4_IA_j3_Byy;
  const double j4_IA_j3_Cyz = j4_ui_2*j4_c - j4_Ia_Cyz
    + (j4_pz*j4_IA_j3_Bzx - j4_px*j4_IA_j3_Bzz + j4_RB_yy*j4_px);
  const double j4_pA_j3_fy = j4_pa_fy*j4_c - j4_pa_fz*j4_s;
  const double j4_pA_j3_fz = j4_pa_fy*j4_s + j4_pa_fz*j4_c;
  const double j4_pA_j3_nx = tau[ARM6_j4] - j4_pz*j4_pA_j3_fy;
  const double j4_pA_j3_ny = j4_pa_ny*j4_c - j4_pa_nz*j4_s
    + (j4_pz*j4_pA_j3_fx - j4_px*j4_pA_j3_fz);
  const double j4_pA_j3_nz = j4_pa_ny*j4_s + j4_pa_nz*j4_c + j4_px*j4_pA_j3_fy;

  /* ---- articulated inertia of j3: revolute y, parent j2 ------------------- */
  const double j3_IA_Mxx = elbow_m + j4_IA_j3_Mxx;
  const double j3_IA_Myy = elbow_m + j4_IA_j3_Myy;
  const double j3_IA_Mzz = elbow_m + j4_IA_j3_Mzz;
  const double j3_IA_Bxy = j4_IA_j3_Bxy - elbow_hz;
  const double j3_IA_Bxz = elbow_hy + j4_IA_j3_Bxz;
  const double j3_IA_Byx = elbow_hz + j4_IA_j3_Byx;
  const double j3_IA_Byz = j4_IA_j3_Byz - elbow_hx;
  const double j3_IA_Bzx = j4_IA_j3_Bzx - elbow_hy;
  const double j3_IA_Bzy = elbow_hx + j4_IA_j3_Bzy;
  const double j3_IA_Cxx = elbow_Jxx + j4_IA_j3_Cxx;
  const double j3_IA_Cxy = elbow_Jxy + j4_IA_j3_Cxy;
  const double j3_IA_Cxz = elbow_Jxz + j4_IA_j3_Cxz;
  const double j3_IA_Cyy = elbow_Jyy + j4_IA_j3_Cyy;
  const double j3_IA_Cyz = elbow_Jyz + j4_IA_j3_Cyz;
  const double j3_IA_Czz = elbow_Jzz + j4_IA_j3_Czz;

  /* project out the joint */
  const double j3_u = tau[ARM6_j3] - (j3_fB_ny + j4_pA_j3_ny);
  const double j3_Dinv = 1.0/j3_IA_Cyy;
  const double j3_UD_y = j4_IA_j3_Byy*j3_Dinv;
  const double j3_UD_z = j3_IA_Byz*j3_Dinv;
  const double j3_UD_rx = j3_IA_Cxy*j3_Dinv;
  const double j3_UD_rz = j3_IA_Cyz*j3_Dinv;
  const double j3_Ia_Mxx = j3_IA_Mxx - j3_IA_Byx*j3_Dinv*j3_IA_Byx;
  const double j3_Ia_Bxx = j4_IA_j3_Bxx - j3_UD_rx*j3_IA_Byx;
  const double j3_Ia_Bxy = j3_IA_Bxy - j3_UD_rx*j4_IA_j3_Byy;
  const double j3_Ia_Bxz = j3_IA_Bxz - j3_UD_rx*j3_IA_Byz;
  const double j3_Ia_Bzy = j3_IA_Bzy - j3_UD_rz*j4_IA_j3_Byy;
  const double j3_Ia_Cxx = j3_IA_Cxx - j3_UD_rx*j3_IA_Cxy;
  const double j3_Ia_Cxz = j3_IA_Cxz - j3_UD_rz*j3_IA_Cxy;
  const double j3_Ia_Czz = j3_IA_Czz - j3_UD_rz*j3_IA_Cyz;
  const double j3_IA_j2_Myy = j3_IA_Myy - j3_UD_y*j4_IA_j3_Byy;
  const double j3_uD = j3_u*j3_Dinv;
  const double j3_pA_j2_fy = j3_fB_fy + j4_pA_j3_fy + j4_IA_j3_Byy*j3_uD;
  const double j3_pa_nx = j3_fB_nx + j4_pA_j3_nx + j3_IA_Cxy*j3_uD;
  const double j3_pa_nz = j3_fB_nz + j4_pA_j3_nz + j3_IA_Cyz*j3_uD;

  /* IA and pA to j2: only IA_Mxx, IA_Mxy, IA_Bxy, IA_Bzx, IA_Bzy, IA_Cxx, IA_Cxy, IA_Cxz,
   *   IA_Cyy, IA_Cyz, IA_Czz, pA_fx, pA_nx, pA_ny, pA_nz are computed */
  const double j3_c2 = 2.0*j3_c;
  const double j3_ui = (j3_IA_Mzz - j3_UD_z*j3_IA_Byz - j3_Ia_Mxx)*j3_s
    + (j4_IA_j3_Mxz - j3_UD_z*j3_IA_Byx)*j3_c2;
  const double j3_ui_2 = (j3_Ia_Czz - j3_Ia_Cxx)*j3_s + j3_Ia_Cxz*j3_c2;
  const double j3_IA_j2_Mxx = j3_Ia_Mxx + j3_ui*j3_s;
  const double j3_IA_j2_Mxy = (j4_IA_j3_Myz - j3_UD_z*j4_IA_j3_Byy)*j3_s
    + (j4_IA_j3_Mxy - j3_UD_y*j3_IA_Byx)*j3_c;
  const double j3_IA_j2_Bzy = j3_Ia_Bzy*j3_c - j3_Ia_Bxy*j3_s;
  const double j3_uis = j3_ui_2*j3_s;
  const double j3_IA_j2_Cxz = j3_ui_2*j3_c - j3_Ia_Cxz - j3_pz*j3_IA_j2_Bzy;
  const double j3_IA_j2_Cyy = j3_pzpz*j3_IA_j2_Mxx;
  const double j3_IA_j2_Czz = j3_Ia_Czz - j3_uis;
  const double j3_ub = (j4_IA_j3_Bzz - j3_UD_rz*j3_IA_Byz - j3_Ia_Bxx)*j3_s
    + (j3_IA_Bzx - j3_UD_rz*j3_IA_Byx + j3_Ia_Bxz)*j3_c;
  const double j3_IA_j2_Bzx = j3_ub*j3_c - j3_Ia_Bxz;
  const double j3_IA_j2_Cxy = j3_pz*(j3_ub*j3_s + j3_Ia_Bxx) - j3_pzpz*j3_IA_j2_Mxy;
  const double j3_RB_xy = j3_Ia_Bzy*j3_s + j3_Ia_Bxy*j3_c;
  const double j3_IA_j2_Bxy = j3_RB_xy - j3_pz*j3_IA_j2_Myy;
  const double j3_IA_j2_Cyz = j3_pz*j3_IA_j2_Bzx;
  const double j3_IA_j2_Cxx = j3_Ia_Cxx + j3_uis - (j3_pz*j3_RB_xy + j3_pz*j3_IA_j2_Bxy);
  const double j3_pA_j2_fx = (j3_fB_fz + j4_pA_j3_fz + j3_IA_Byz*j3_uD)*j3_s
    + (j3_fB_fx + j4_pA_j3_fx + j3_IA_Byx*j3_uD)*j3_c;
  const double j3_pA_j2_nx = j3_pa_nz*j3_s + j3_pa_nx*j3_c - j3_pz*j3_pA_j2_fy;
  const double j3_pA_j2_nz = j3_pa_nz*j3_c - j3_pa_nx*j3_s;
  const double j3_pA_j2_ny = tau[ARM6_j3] + j3_pz*j3_pA_j2_fx;

  /* ---- articulated inertia of j2: revolute y, parent j1 ------------------- */
  const double j2_IA_Cxx = upper_arm_Jxx + j3_IA_j2_Cxx;
  const double j2_IA_Cxy = upper_arm_Jxy + j3_IA_j2_Cxy;
  const double j2_IA_Cxz = upper_arm_Jxz + j3_IA_j2_Cxz;
  const double j2_IA_Cyy = upper_arm_Jyy + j3_IA_j2_Cyy;
  const double j2_IA_Cyz = upper_arm_Jyz + j3_IA_j2_Cyz;
  const double j2_IA_Czz = upper_arm_Jzz + j3_IA_j2_Czz;

  /* project out the joint */
  const double j2_u = tau[ARM6_j2] - (j2_fB_ny + j3_pA_j2_ny);
  const double j2_Dinv = 1.0/j2_IA_Cyy;
  const double j2_UD_rz = j2_IA_Cyz*j2_Dinv;
  const double j2_Ia_Czz = j2_IA_Czz - j2_UD_rz*j2_IA_Cyz;
  const double j2_uD = j2_u*j2_Dinv;

  /* IA and pA to j1: only IA_Czz, pA_nz are live */
  const double j2_ui = (j2_Ia_Czz - (j2_IA_Cxx - j2_IA_Cxy*j2_Dinv*j2_IA_Cxy))*j2_s
    + (j2_IA_Cxz - j2_UD_rz*j2_IA_Cxy)*(2.0*j2_c);
  const double j2_IA_j1_Czz = j2_Ia_Czz - j2_ui*j2_s;
  const double j2_pA_j1_nz = (j2_fB_nz + j3_pA_j2_nz + j2_IA_Cyz*j2_uD)*j2_c
    - (j2_fB_nx + j3_pA_j2_nx + j2_IA_Cxy*j2_uD)*j2_s;

  /* ---- articulated inertia of j1: revolute z, parent base ----------------- */
  const double j1_IA_Czz = carousel_Jzz + j2_IA_j1_Czz;

  /* project out the joint */
  const double j1_u = tau[ARM6_j1] - j2_pA_j1_nz;
  const double j1_Dinv = 1.0/j1_IA_Czz;
  const double j1_a = j1_u*j1_Dinv;

  /* ---- acceleration of j1: revolute z, parent base ------------------------ */
  a[ARM6_j1] = j1_a;

  /* ---- acceleration of j2: revolute y, parent j1 -------------------------- */
  const double j2_d_rx = -j2_s*j1_a;
  const double j2_d_rz = j1_a*j2_c;
  const double j2_a = (j2_u - (j2_IA_Cyz*j2_d_rz + j2_d_rx*j2_IA_Cxy))*j2_Dinv;
  a[ARM6_j2] = j2_a;

  /* ---- acceleration of j3: revolute y, parent j2 -------------------------- */
  const double j3_at_x = j2_a*j3_pz;
  const double j3_d_x = j3_at_x*j3_c;
  const double j3_d_y = -j3_pz*j2_d_rx;
  const double j3_d_z = j3_s*j3_at_x;
  const double j3_d_rx = j2_d_rx*j3_c - j3_s*j2_d_rz;
  const double j3_d_rz = j2_d_rz*j3_c + j3_s*j2_d_rx;
  const double j3_t1 = j3_u - j4_IA_j3_Byy*j3_d_y - j3_d_rx*j3_IA_Cxy - j3_IA_Cyz*j3_d_rz
    - j3_IA_Cyy*j2_a - j3_IA_Byx*j3_d_x - j3_IA_Byz*j3_d_z;
  const double j3_a = j3_t1*j3_Dinv;
  a[ARM6_j3] = j3_a;
  const double j3_d_ry = j2_a + j3_a;

  /* ---- acceleration of j4: revolute x, parent j3 -------------------------- */
  const double j4_d_x = j3_d_x + j3_d_ry*j4_pz;
  const double j4_d_ry = j3_d_ry*j4_c + j4_s*j3_d_rz;
  const double j4_d_rz = j3_d_rz*j4_c - j4_s*j3_d_ry;
  const double j4_at_y = j3_d_y + (j3_d_rz*j4_px - j3_d_rx*j4_pz);
  const double j4_at_z = j3_d_z - j3_d_ry*j4_px;
  const double j4_d_y = j4_at_y*j4_c + j4_s*j4_at_z;
  const double j4_d_z = j4_at_z*j4_c - j4_s*j4_at_y;
  const double j4_t2 = j5_IA_j4_Bxx*j4_d_x + j4_IA_Bxy*j4_d_y + j4_IA_Bxz*j4_d_z + j3_d_rx*j4_IA_Cxx
    + j4_IA_Cxy*j4_d_ry + j4_IA_Cxz*j4_d_rz;
  const double j4_a = (j4_u - j4_t2)*j4_Dinv;
  a[ARM6_j4] = j4_a;
  const double j4_d_rx = j4_a + j3_d_rx;

  /* ---- acceleration of j5: revolute y, parent j4 -------------------------- */
  const double j5_d_y = j4_d_y + j4_d_rz*j5_px;
  const double j5_d_rx = j4_d_rx*j5_c - j5_s*j4_d_rz;
  const double j5_d_rz = j4_d_rz*j5_c + j5_s*j4_d_rx;
  const double j5_at_z = j4_d_z - j4_d_ry*j5_px;
  const double j5_d_x = j4_d_x*j5_c - j5_s*j5_at_z;
  const double j5_d_z = j5_at_z*j5_c + j5_s*j4_d_x;
  const double j5_t1 = j5_u - j5_IA_Cyy*j4_d_ry - j6_IA_j5_Byy*j5_d_y - j5_IA_Byx*j5_d_x
    - j5_IA_Byz*j5_d_z - j5_IA_Cyz*j5_d_rz - wrist_Jxy*j5_d_rx;
  const double j5_a = j5_t1*j5_Dinv;
  a[ARM6_j5] = j5_a;
  const double j5_d_ry = j4_d_ry + j5_a;

  /* ---- acceleration of j6: revolute x, parent j5 -------------------------- */
  /* of d only y, z, ry, rz are computed */
  const double j6_at_y = j5_d_y + j5_d_rz*j6_px;
  const double j6_at_z = j5_d_z - j5_d_ry*j6_px;
  const double j6_d_y = j6_at_y*j6_c + j6_s*j6_at_z;
  const double j6_d_z = j6_at_z*j6_c - j6_s*j6_at_y;
  const double j6_d_ry = j5_d_ry*j6_c + j6_s*j5_d_rz;
  const double j6_d_rz = j5_d_rz*j6_c - j6_s*j5_d_ry;
  const double j6_t2 = j6_u - flange_Jxx*j5_d_rx - flange_Jxz*j6_d_rz + flange_hz*j6_d_y
    - flange_Jxy*j6_d_ry - flange_hy*j6_d_z;
  const double j6_a = j6_t2*flange_per_Jxx;
  a[ARM6_j6] = j6_a;

  if (!(flange_Jxx > 0.0)) return 1 + ARM6_j6;
  if (!(j5_IA_Cyy > 0.0)) return 1 + ARM6_j5;
  if (!(j4_IA_Cxx > 0.0)) return 1 + ARM6_j4;
  if (!(j3_IA_Cyy > 0.0)) return 1 + ARM6_j3;
  if (!(j2_IA_Cyy > 0.0)) return 1 + ARM6_j2;
  if (!(j1_IA_Czz > 0.0)) return 1 + ARM6_j1;
  return 0;
}
