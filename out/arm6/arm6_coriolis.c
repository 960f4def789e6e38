/* arm6_coriolis.c
 * C(q, v), full: C*v + g is the bias (without friction).
 * dH/dt - 2*C is skew-symmetric.
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"
#include "arm6_numbers.h"

PINION_SCALAR

#include "sincos.h"

void arm6_coriolis(const double q[ARM6_NQ], const double v[ARM6_NV], double C[ARM6_NV][ARM6_NV])
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

  /* V = X*V_lambda + S*v: spatial velocity of a body in its own frame */

  /* ---- velocity of j2: revolute y, parent j1 ------------------------------ */
  const double j2_V_rx = -j2_s*v[ARM6_j1];
  const double j2_V_rz = v[ARM6_j1]*j2_c;

  /* ---- velocity of j3: revolute y, parent j2 ------------------------------ */
  const double j3_at_x = v[ARM6_j2]*j3_pz;
  const double j3_V_x = j3_at_x*j3_c;
  const double j3_V_y = -j3_pz*j2_V_rx;
  const double j3_V_z = j3_s*j3_at_x;
  const double j3_V_rx = j2_V_rx*j3_c - j3_s*j2_V_rz;
  const double j3_V_ry = v[ARM6_j2] + v[ARM6_j3];
  const double j3_V_rz = j2_V_rz*j3_c + j3_s*j2_V_rx;

  /* ---- velocity of j4: revolute x, parent j3 ------------------------------ */
  const double j4_V_x = j3_V_x + j3_V_ry*j4_pz;
  const double j4_V_rx = v[ARM6_j4] + j3_V_rx;
  const double j4_V_ry = j3_V_ry*j4_c + j4_s*j3_V_rz;
  const double j4_V_rz = j3_V_rz*j4_c - j4_s*j3_V_ry;
  const double j4_at_y = j3_V_y + (j3_V_rz*j4_px - j3_V_rx*j4_pz);
  const double j4_at_z = j3_V_z - j3_V_ry*j4_px;
  const double j4_V_y = j4_at_y*j4_c + j4_s*j4_at_z;
  const double j4_V_z = j4_at_z*j4_c - j4_s*j4_at_y;

  /* ---- velocity of j5: revolute y, parent j4 ------------------------------ */
  const double j5_V_y = j4_V_y + j4_V_rz*j5_px;
  const double j5_V_rx = j4_V_rx*j5_c - j5_s*j4_V_rz;
  const double j5_V_ry = j4_V_ry + v[ARM6_j5];
  const double j5_V_rz = j4_V_rz*j5_c + j5_s*j4_V_rx;
  const double j5_at_z = j4_V_z - j4_V_ry*j5_px;
  const double j5_V_x = j4_V_x*j5_c - j5_s*j5_at_z;
  const double j5_V_z = j5_at_z*j5_c + j5_s*j4_V_x;

  /* ---- velocity of j6: revolute x, parent j5 ------------------------------ */
  const double j6_at_y = j5_V_y + j5_V_rz*j6_px;
  const double j6_at_z = j5_V_z - j5_V_ry*j6_px;
  const double j6_V_y = j6_at_y*j6_c + j6_s*j6_at_z;
  const double j6_V_z = j6_at_z*j6_c - j6_s*j6_at_y;
  const double j6_V_rx = j5_V_rx + v[ARM6_j6];
  const double j6_V_ry = j5_V_ry*j6_c + j6_s*j5_V_rz;
  const double j6_V_rz = j5_V_rz*j6_c - j6_s*j5_V_ry;

  /* B: f = linear momentum and M = sum of velocity*r'*dm, of a body and what it carries, like
   *   Ic; N = tr(M) - M; Sdot = V x S
   * Fv = Ic*Sdot + B*S, G = Ic*S and n = B'*S are carried up the tree; C_ji = S_j'*Fv_i, C_ij =
   *   Sdot_j'*G_i + S_j'*n_i */

  /* ---- B of j1: revolute z, parent base ----------------------------------- */
  const double j1_wQ_xx = carousel_Jxy*v[ARM6_j1];

  /* ---- B of j2: revolute y, parent j1 ------------------------------------- */
  const double j2_wyQ_xz = -upper_arm_Jxz*v[ARM6_j2];
  const double j2_wzQ_xy = -upper_arm_Jxy*j2_V_rz;
  const double j2_wxQ_yz = -upper_arm_Jyz*j2_V_rx;

  /* ---- B of j3: revolute y, parent j2 ------------------------------------- */
  const double j3_wyQ_xz = -elbow_Jxz*j3_V_ry;
  const double j3_wzQ_xy = -elbow_Jxy*j3_V_rz;
  const double j3_wxQ_yz = -elbow_Jyz*j3_V_rx;

  /* ---- B of j4: revolute x, parent j3 ------------------------------------- */
  const double j4_wyQ_xz = -forearm_Jxz*j4_V_ry;
  const double j4_wzQ_xy = -forearm_Jxy*j4_V_rz;
  const double j4_wxQ_yz = -forearm_Jyz*j4_V_rx;

  /* ---- B of j5: revolute y, parent j4 ------------------------------------- */
  const double j5_wyQ_xz = -wrist_Jxz*j5_V_ry;
  const double j5_wzQ_xy = -wrist_Jxy*j5_V_rz;
  const double j5_wxQ_yz = -wrist_Jyz*j5_V_rx;

  /* ---- B of j6: revolute x, parent j5 ------------------------------------- */
  const double j6_t1 = j6_V_rz*flange_hx;
  const double j6_t2 = j6_V_ry*flange_hx;
  const double j6_f_x = flange_m*j5_V_x + (j6_V_ry*flange_hz - j6_V_rz*flange_hy);
  const double j6_wyQ_xz = -flange_Jxz*j6_V_ry;
  const double j6_wzQ_xy = -flange_Jxy*j6_V_rz;
  const double j6_wQ_xx = j6_wyQ_xz - j6_wzQ_xy;
  const double j6_mv_y = flange_m*j6_V_y;
  const double j6_f_y = j6_mv_y + (j6_t1 - j6_V_rx*flange_hz);
  const double j6_wyQ_yz = -flange_Jyz*j6_V_ry;
  const double j6_wxQ_yz = -flange_Jyz*j6_V_rx;
  const double j6_mv_z = flange_m*j6_V_z;
  const double j6_f_z = j6_mv_z + (j6_V_rx*flange_hy - j6_t2);
  const double j6_wzQ_yz = -flange_Jyz*j6_V_rz;
  const double j6_M_xx = j6_wQ_xx + j5_V_x*flange_hx;
  const double j6_M_xy = j5_V_x*flange_hy - (j6_V_rz*j6_Qyy - j6_wyQ_yz);
  const double j6_M_xz = j6_V_ry*j6_Qzz - j6_wzQ_yz + j5_V_x*flange_hz;
  const double j6_M_yz = j6_V_y*flange_hz - (flange_Jxz*j6_V_rz + j6_V_rx*j6_Qzz);
  const double j6_M_zy = j6_V_rx*j6_Qyy + flange_Jxy*j6_V_ry + j6_V_z*flange_hy;
  const double j6_vh_yx = j6_V_y*flange_hx;
  const double j6_M_yx = j6_V_rz*j6_Qxx + flange_Jxz*j6_V_rx + j6_vh_yx;
  const double j6_vh_yy = j6_V_y*flange_hy;
  const double j6_M_yy = j6_wzQ_xy - j6_wxQ_yz + j6_vh_yy;
  const double j6_vh_zx = j6_V_z*flange_hx;
  const double j6_M_zx = j6_vh_zx - (flange_Jxy*j6_V_rx + j6_V_ry*j6_Qxx);
  const double j6_vh_zz = j6_V_z*flange_hz;
  const double j6_M_zz = j6_wxQ_yz - j6_wyQ_xz + j6_vh_zz;

  /* ---- column of j6: revolute x, parent j5 -------------------------------- */
  const double j6_n_x = j6_M_yy + j6_M_zz;
  const double j6_Fv_fx = j6_V_rz*flange_hz + j6_V_ry*flange_hy;
  const double j6_Fv_fy = j6_mv_z - j6_t2 - j6_f_z;
  const double j6_Fv_fz = j6_f_y - (j6_mv_y + j6_t1);
  const double j6_Fv_nx = j6_wQ_xx - (j6_vh_yy + j6_vh_zz) + j6_n_x;
  const double j6_Fv_ny = flange_Jyy*j6_V_rz + j6_wyQ_yz + j6_vh_yx - j6_M_yx;
  const double j6_Fv_nz = j6_vh_zx - (j6_wzQ_yz + j6_V_ry*flange_Jzz) - j6_M_zx;
  C[ARM6_j6][ARM6_j6] = j6_Fv_nx;

  /* to j5 */
  const double j6_G_j5_fy = -flange_hz*j6_c - flange_hy*j6_s;
  const double j6_G_j5_fz = flange_hy*j6_c - flange_hz*j6_s;
  const double j6_G_j5_ny = flange_Jxy*j6_c - flange_Jxz*j6_s - j6_px*j6_G_j5_fz;
  const double j6_G_j5_nz = flange_Jxy*j6_s + flange_Jxz*j6_c + j6_G_j5_fy*j6_px;
  const double j6_Fv_j5_fy = j6_Fv_fy*j6_c - j6_Fv_fz*j6_s;
  const double j6_Fv_j5_fz = j6_Fv_fy*j6_s + j6_Fv_fz*j6_c;
  const double j6_Fv_j5_ny = j6_Fv_ny*j6_c - j6_Fv_nz*j6_s - j6_px*j6_Fv_j5_fz;
  const double j6_Fv_j5_nz = j6_Fv_ny*j6_s + j6_Fv_nz*j6_c + j6_px*j6_Fv_j5_fy;
  const double j6_n_j5_y = j6_M_xz*j6_s - j6_M_xy*j6_c;
  const double j6_n_j5_z = -j6_M_xy*j6_s - j6_M_xz*j6_c;
  C[ARM6_j5][ARM6_j6] = j6_Fv_j5_ny;
  C[ARM6_j6][ARM6_j5] = j5_V_x*j6_G_j5_fz - j5_V_rz*flange_Jxx + j5_V_rx*j6_G_j5_nz + j6_n_j5_y;

  /* to j4 */
  const double j6_G_j4_fx = j6_G_j5_fz*j5_s;
  const double j6_G_j4_fz = j6_G_j5_fz*j5_c;
  const double j6_G_j4_nx = j6_G_j5_nz*j5_s + flange_Jxx*j5_c;
  const double j6_G_j4_nz = j6_G_j5_nz*j5_c - flange_Jxx*j5_s + j6_G_j5_fy*j5_px;
  const double j6_G_j4_ny = j6_G_j5_ny - j5_px*j6_G_j4_fz;
  const double j6_Fv_j4_fx = j6_Fv_j5_fz*j5_s + j6_Fv_fx*j5_c;
  const double j6_Fv_j4_fz = j6_Fv_j5_fz*j5_c - j6_Fv_fx*j5_s;
  const double j6_Fv_j4_nx = j6_Fv_j5_nz*j5_s + j6_Fv_nx*j5_c;
  const double j6_Fv_j4_nz = j6_Fv_j5_nz*j5_c - j6_Fv_nx*j5_s + j5_px*j6_Fv_j5_fy;
  const double j6_Fv_j4_ny = j6_Fv_j5_ny - j5_px*j6_Fv_j4_fz;
  const double j6_n_j4_x = j6_n_x*j5_c + j6_n_j5_z*j5_s;
  const double j6_n_j4_z = j6_n_j5_z*j5_c - j6_n_x*j5_s;
  C[ARM6_j4][ARM6_j6] = j6_Fv_j4_nx;
  C[ARM6_j6][ARM6_j4] = j4_V_rz*j6_G_j4_ny - (j4_V_y*j6_G_j4_fz - j6_G_j5_fy*j4_V_z)
    - j4_V_ry*j6_G_j4_nz + j6_n_j4_x;

  /* to j3: only G_fy, G_fz, G_nx, G_nz, Fv_fy, Fv_fz, Fv_nx, Fv_ny, Fv_nz, n_y, n_z are computed */
  const double j6_G_j3_fy = j6_G_j5_fy*j4_c - j6_G_j4_fz*j4_s;
  const double j6_G_j3_fz = j6_G_j4_fz*j4_c + j6_G_j5_fy*j4_s;
  const double j6_G_j3_nx = j6_G_j4_nx - j6_G_j3_fy*j4_pz;
  const double j6_G_j3_nz = j6_G_j4_ny*j4_s + j6_G_j4_nz*j4_c + j6_G_j3_fy*j4_px;
  const double j6_Fv_j3_fy = j6_Fv_j5_fy*j4_c - j6_Fv_j4_fz*j4_s;
  const double j6_Fv_j3_fz = j6_Fv_j5_fy*j4_s + j6_Fv_j4_fz*j4_c;
  const double j6_Fv_j3_nx = j6_Fv_j4_nx - j4_pz*j6_Fv_j3_fy;
  const double j6_Fv_j3_ny = j6_Fv_j4_ny*j4_c - j6_Fv_j4_nz*j4_s
    + (j4_pz*j6_Fv_j4_fx - j4_px*j6_Fv_j3_fz);
  const double j6_Fv_j3_nz = j6_Fv_j4_ny*j4_s + j6_Fv_j4_nz*j4_c + j4_px*j6_Fv_j3_fy;
  const double j6_n_j3_y = j6_n_j5_y*j4_c - j6_n_j4_z*j4_s;
  const double j6_n_j3_z = j6_n_j5_y*j4_s + j6_n_j4_z*j4_c;
  C[ARM6_j3][ARM6_j6] = j6_Fv_j3_ny;
  C[ARM6_j6][ARM6_j3] = j3_V_x*j6_G_j3_fz - j3_V_z*j6_G_j4_fx - j3_V_rz*j6_G_j3_nx
    + j3_V_rx*j6_G_j3_nz + j6_n_j3_y;

  /* to j2: only G_nx, G_nz, Fv_fx, Fv_nx, Fv_ny, Fv_nz, n_x, n_z are computed */
  const double j6_G_j2_nx = j6_G_j3_nz*j3_s + j6_G_j3_nx*j3_c - j6_G_j3_fy*j3_pz;
  const double j6_G_j2_nz = j6_G_j3_nz*j3_c - j6_G_j3_nx*j3_s;
  const double j6_Fv_j2_fx = j6_Fv_j3_fz*j3_s + j6_Fv_j4_fx*j3_c;
  const double j6_Fv_j2_nx = j6_Fv_j3_nz*j3_s + j6_Fv_j3_nx*j3_c - j3_pz*j6_Fv_j3_fy;
  const double j6_Fv_j2_nz = j6_Fv_j3_nz*j3_c - j6_Fv_j3_nx*j3_s;
  const double j6_Fv_j2_ny = j6_Fv_j3_ny + j3_pz*j6_Fv_j2_fx;
  const double j6_n_j2_x = j6_n_j3_z*j3_s + j6_n_j4_x*j3_c;
  const double j6_n_j2_z = j6_n_j3_z*j3_c - j6_n_j4_x*j3_s;
  C[ARM6_j2][ARM6_j6] = j6_Fv_j2_ny;
  C[ARM6_j6][ARM6_j2] = j6_n_j3_y - (j2_V_rz*j6_G_j2_nx - j2_V_rx*j6_G_j2_nz);

  /* to j1: only Fv_nz, n_z are computed */
  const double j6_Fv_j1_nz = j6_Fv_j2_nz*j2_c - j6_Fv_j2_nx*j2_s;
  const double j6_n_j1_z = j6_n_j2_z*j2_c - j6_n_j2_x*j2_s;
  C[ARM6_j1][ARM6_j6] = j6_Fv_j1_nz;
  C[ARM6_j6][ARM6_j1] = j6_n_j1_z;

  /* Ic and B to j5 */
  const double j6_ui = flange_2Jyz*j6_c - flange_Jzz_Jyy*j6_s;
  const double j6_uis = j6_ui*j6_s;
  const double j6_Rf_y = j6_f_y*j6_c - j6_f_z*j6_s;
  const double j6_Rf_z = j6_f_y*j6_s + j6_f_z*j6_c;
  const double j6_ub = (j6_M_yy - j6_M_zz)*j6_s + (j6_M_yz + j6_M_zy)*j6_c;
  const double j6_ubs = j6_ub*j6_s;
  const double j6_ubc = j6_ub*j6_c;

  /* ---- column of j5: revolute y, parent j4 -------------------------------- */
  const double j5_Ic_hy = wrist_hy + j6_G_j5_fz;
  const double j5_Ic_hz = wrist_hz - j6_G_j5_fy;
  const double j5_Ic_xy = wrist_Jxy + j6_G_j5_ny;
  const double j5_Ic_xz = wrist_Jxz + j6_G_j5_nz;
  const double j5_Ic_yy = wrist_Jyy + (flange_Jyy - j6_uis + j6_mpxpx_plus_j6_2hxpx);
  const double j5_Ic_yz = wrist_Jyz + (j6_ui*j6_c - flange_Jyz);
  const double j5_Ic_zz = wrist_Jzz + (flange_Jzz + j6_uis + j6_mpxpx_plus_j6_2hxpx);
  const double j5_f_x = wrist_m*j5_V_x + (j5_V_ry*wrist_hz - j5_V_rz*wrist_hy) + j6_f_x;
  const double j5_f_y = wrist_m*j5_V_y + (j5_V_rz*wrist_hx - j5_V_rx*wrist_hz) + j6_Rf_y;
  const double j5_f_z = wrist_m*j5_V_z + (j5_V_rx*wrist_hy - j5_V_ry*wrist_hx) + j6_Rf_z;
  const double j5_M_xx = j5_wyQ_xz - j5_wzQ_xy + j5_V_x*wrist_hx + (j6_M_xx + j6_f_x*j6_px);
  const double j5_M_xy = j5_V_x*wrist_hy - (wrist_Jyz*j5_V_ry + j5_V_rz*j5_Qyy) - j6_n_j5_y;
  const double j5_M_xz = j5_V_ry*j5_Qzz + wrist_Jyz*j5_V_rz + j5_V_x*wrist_hz - j6_n_j5_z;
  const double j5_M_yx = j5_V_rz*j5_Qxx + wrist_Jxz*j5_V_rx + j5_V_y*wrist_hx
    + (j6_M_yx*j6_c - j6_M_zx*j6_s + j6_Rf_y*j6_px);
  const double j5_M_yy = j5_wzQ_xy - j5_wxQ_yz + j5_V_y*wrist_hy + (j6_M_yy - j6_ubs);
  const double j5_M_yz = j5_V_y*wrist_hz - (wrist_Jxz*j5_V_rz + j5_V_rx*j5_Qzz)
    + (j6_ubc - j6_M_zy);
  const double j5_M_zx = j5_V_z*wrist_hx - (wrist_Jxy*j5_V_rx + j5_V_ry*j5_Qxx)
    + (j6_M_yx*j6_s + j6_M_zx*j6_c + j6_Rf_z*j6_px);
  const double j5_M_zy = j5_V_rx*j5_Qyy + wrist_Jxy*j5_V_ry + j5_V_z*wrist_hy + (j6_ubc - j6_M_yz);
  const double j5_M_zz = j5_wxQ_yz - j5_wyQ_xz + j5_V_z*wrist_hz + (j6_M_zz + j6_ubs);
  const double j5_n_y = j5_M_zz + j5_M_xx;
  const double j5_Fv_fx = j5_f_z - (j5_V_z*j5_Ic_m + j5_V_rx*j5_Ic_hy);
  const double j5_Fv_fy = j5_V_rx*j5_h_k8568 + j5_V_rz*j5_Ic_hz;
  const double j5_Fv_fz = j5_Ic_m*j5_V_x - j5_V_rz*j5_Ic_hy - j5_f_x;
  const double j5_Fv_nx = j5_Ic_xz*j5_V_rx - j5_V_rz*wrist_Jxx_plus_flange_Jxx + j5_Ic_hy*j5_V_x
    - j5_M_xy;
  const double j5_Fv_ny = j5_Ic_yz*j5_V_rx - j5_V_rz*j5_Ic_xy
    - (j5_V_z*j5_Ic_hz + j5_h_k8568*j5_V_x) + j5_n_y;
  const double j5_Fv_nz = j5_Ic_zz*j5_V_rx - j5_V_rz*j5_Ic_xz + j5_V_z*j5_Ic_hy - j5_M_zy;
  C[ARM6_j5][ARM6_j5] = j5_Fv_ny;

  /* to j4 */
  const double j5_G_j4_fx = j5_Ic_hz*j5_c - j5_h_k8568*j5_s;
  const double j5_G_j4_fz = -j5_h_k8568*j5_c - j5_Ic_hz*j5_s;
  const double j5_G_j4_nx = j5_Ic_yz*j5_s + j5_Ic_xy*j5_c;
  const double j5_G_j4_nz = j5_Ic_yz*j5_c - j5_Ic_xy*j5_s;
  const double j5_G_j4_ny = j5_Ic_yy - j5_G_j4_fz*j5_px;
  const double j5_Fv_j4_fx = j5_Fv_fz*j5_s + j5_Fv_fx*j5_c;
  const double j5_Fv_j4_fz = j5_Fv_fz*j5_c - j5_Fv_fx*j5_s;
  const double j5_Fv_j4_nx = j5_Fv_nz*j5_s + j5_Fv_nx*j5_c;
  const double j5_Fv_j4_nz = j5_Fv_nz*j5_c - j5_Fv_nx*j5_s + j5_px*j5_Fv_fy;
  const double j5_Fv_j4_ny = j5_Fv_ny - j5_px*j5_Fv_j4_fz;
  const double j5_n_j4_x = -j5_M_yz*j5_s - j5_M_yx*j5_c;
  const double j5_n_j4_z = j5_M_yx*j5_s - j5_M_yz*j5_c;
  C[ARM6_j4][ARM6_j5] = j5_Fv_j4_nx;
  C[ARM6_j5][ARM6_j4] = j4_V_rz*j5_G_j4_ny - j5_G_j4_fz*j4_V_y - j4_V_ry*j5_G_j4_nz + j5_n_j4_x;

  /* to j3: only G_fy, G_fz, G_nx, G_nz, Fv_fy, Fv_fz, Fv_nx, Fv_ny, Fv_nz, n_y, n_z are computed */
  const double j5_G_j3_fy = -j5_G_j4_fz*j4_s;
  const double j5_G_j3_fz = j5_G_j4_fz*j4_c;
  const double j5_G_j3_nx = j5_G_j4_nx - j4_pz*j5_G_j3_fy;
  const double j5_G_j3_nz = j5_G_j4_ny*j4_s + j5_G_j4_nz*j4_c + j4_px*j5_G_j3_fy;
  const double j5_Fv_j3_fy = j5_Fv_fy*j4_c - j5_Fv_j4_fz*j4_s;
  const double j5_Fv_j3_fz = j5_Fv_fy*j4_s + j5_Fv_j4_fz*j4_c;
  const double j5_Fv_j3_nx = j5_Fv_j4_nx - j4_pz*j5_Fv_j3_fy;
  const double j5_Fv_j3_ny = j5_Fv_j4_ny*j4_c - j5_Fv_j4_nz*j4_s
    + (j4_pz*j5_Fv_j4_fx - j4_px*j5_Fv_j3_fz);
  const double j5_Fv_j3_nz = j5_Fv_j4_ny*j4_s + j5_Fv_j4_nz*j4_c + j4_px*j5_Fv_j3_fy;
  const double j5_n_j3_y = j5_n_y*j4_c - j5_n_j4_z*j4_s;
  const double j5_n_j3_z = j5_n_y*j4_s + j5_n_j4_z*j4_c;
  C[ARM6_j3][ARM6_j5] = j5_Fv_j3_ny;
  C[ARM6_j5][ARM6_j3] = j5_n_j3_y
    - (j3_V_z*j5_G_j4_fx - j5_G_j3_fz*j3_V_x + j3_V_rz*j5_G_j3_nx - j3_V_rx*j5_G_j3_nz);

  /* to j2: only G_nx, G_nz, Fv_fx, Fv_nx, Fv_ny, Fv_nz, n_x, n_z are computed */
  const double j5_G_j2_nx = j5_G_j3_nz*j3_s + j5_G_j3_nx*j3_c - j3_pz*j5_G_j3_fy;
  const double j5_G_j2_nz = j5_G_j3_nz*j3_c - j5_G_j3_nx*j3_s;
  const double j5_Fv_j2_fx = j5_Fv_j3_fz*j3_s + j5_Fv_j4_fx*j3_c;
  const double j5_Fv_j2_nx = j5_Fv_j3_nz*j3_s + j5_Fv_j3_nx*j3_c - j3_pz*j5_Fv_j3_fy;
  const double j5_Fv_j2_nz = j5_Fv_j3_nz*j3_c - j5_Fv_j3_nx*j3_s;
  const double j5_Fv_j2_ny = j5_Fv_j3_ny + j3_pz*j5_Fv_j2_fx;
  const double j5_n_j2_x = j5_n_j3_z*j3_s + j5_n_j4_x*j3_c;
  const double j5_n_j2_z = j5_n_j3_z*j3_c - j5_n_j4_x*j3_s;
  C[ARM6_j2][ARM6_j5] = j5_Fv_j2_ny;
  C[ARM6_j5][ARM6_j2] = j5_n_j3_y - (j2_V_rz*j5_G_j2_nx - j2_V_rx*j5_G_j2_nz);

  /* to j1: only Fv_nz, n_z are computed */
  const double j5_Fv_j1_nz = j5_Fv_j2_nz*j2_c - j5_Fv_j2_nx*j2_s;
  const double j5_n_j1_z = j5_n_j2_z*j2_c - j5_n_j2_x*j2_s;
  C[ARM6_j1][ARM6_j5] = j5_Fv_j1_nz;
  C[ARM6_j5][ARM6_j1] = j5_n_j1_z;

  /* Ic and B to j4 */
  const double j5_ui = (j5_Ic_zz - wrist_Jxx_plus_flange_Jxx)*j5_s + j5_Ic_xz*(2.0*j5_c);
  const double j5_uis = j5_ui*j5_s;
  const double j5_e_x = j5_Ic_mpxpx - j5_2px*j5_G_j4_fz;
  const double j5_Rf_z = j5_f_z*j5_c - j5_f_x*j5_s;
  const double j5_Rf_x = j5_f_z*j5_s + j5_f_x*j5_c;
  const double j5_ub = (j5_M_zz - j5_M_xx)*j5_s + (j5_M_zx + j5_M_xz)*j5_c;
  const double j5_ubs = j5_ub*j5_s;
  const double j5_ubc = j5_ub*j5_c;

  /* ---- column of j4: revolute x, parent j3 -------------------------------- */
  const double j4_Ic_hx = forearm_hx + (j5_Ic_mpx - j5_G_j4_fz);
  const double j4_Ic_hy = forearm_hy + j5_Ic_hy;
  const double j4_Ic_hz = forearm_hz + j5_G_j4_fx;
  const double j4_Ic_xx = forearm_Jxx + (wrist_Jxx_plus_flange_Jxx + j5_uis);
  const double j4_Ic_xy = forearm_Jxy + (j5_G_j4_nx - j5_px*j5_Ic_hy);
  const double j4_Ic_xz = forearm_Jxz + (j5_ui*j5_c - j5_Ic_xz - j5_px*j5_G_j4_fx);
  const double j4_Ic_yy = forearm_Jyy + (j5_Ic_yy + j5_e_x);
  const double j4_Ic_yz = forearm_Jyz + j5_G_j4_nz;
  const double j4_Ic_zz = forearm_Jzz + (j5_Ic_zz - j5_uis + j5_e_x);
  const double j4_f_x = forearm_m*j4_V_x + (j4_V_ry*forearm_hz - j4_V_rz*forearm_hy) + j5_Rf_x;
  const double j4_f_y = forearm_m*j4_V_y + (j4_V_rz*forearm_hx - j4_V_rx*forearm_hz) + j5_f_y;
  const double j4_f_z = forearm_m*j4_V_z + (j4_V_rx*forearm_hy - j4_V_ry*forearm_hx) + j5_Rf_z;
  const double j4_M_xx = j4_wyQ_xz - j4_wzQ_xy + j4_V_x*forearm_hx
    + (j5_M_xx + j5_ubs + j5_Rf_x*j5_px);
  const double j4_M_xy = j4_V_x*forearm_hy - (forearm_Jyz*j4_V_ry + j4_V_rz*j4_Qyy)
    + (j5_M_zy*j5_s + j5_M_xy*j5_c);
  const double j4_M_xz = j4_V_ry*j4_Qzz + forearm_Jyz*j4_V_rz + j4_V_x*forearm_hz
    + (j5_ubc - j5_M_zx);
  const double j4_M_yx = j4_V_rz*j4_Qxx + forearm_Jxz*j4_V_rx + j4_V_y*forearm_hx
    + (j5_f_y*j5_px - j5_n_j4_x);
  const double j4_M_yy = j4_wzQ_xy - j4_wxQ_yz + j4_V_y*forearm_hy + j5_M_yy;
  const double j4_M_yz = j4_V_y*forearm_hz - (forearm_Jxz*j4_V_rz + j4_V_rx*j4_Qzz) - j5_n_j4_z;
  const double j4_M_zx = j4_V_z*forearm_hx - (forearm_Jxy*j4_V_rx + j4_V_ry*j4_Qxx)
    + (j5_ubc - j5_M_xz + j5_Rf_z*j5_px);
  const double j4_M_zy = j4_V_rx*j4_Qyy + forearm_Jxy*j4_V_ry + j4_V_z*forearm_hy
    + (j5_M_zy*j5_c - j5_M_xy*j5_s);
  const double j4_M_zz = j4_wxQ_yz - j4_wyQ_xz + j4_V_z*forearm_hz + (j5_M_zz - j5_ubs);
  const double j4_n_x = j4_M_yy + j4_M_zz;
  const double j4_Fv_fx = j4_V_rz*j4_Ic_hz + j4_V_ry*j4_Ic_hy;
  const double j4_Fv_fy = j4_Ic_m*j4_V_z - j4_V_ry*j4_Ic_hx - j4_f_z;
  const double j4_Fv_fz = j4_f_y - (j4_V_y*j4_Ic_m + j4_V_rz*j4_Ic_hx);
  const double j4_Fv_nx = j4_Ic_xy*j4_V_rz - j4_V_ry*j4_Ic_xz - (j4_V_y*j4_Ic_hy + j4_Ic_hz*j4_V_z)
    + j4_n_x;
  const double j4_Fv_ny = j4_Ic_yy*j4_V_rz - j4_V_ry*j4_Ic_yz + j4_V_y*j4_Ic_hx - j4_M_yx;
  const double j4_Fv_nz = j4_Ic_yz*j4_V_rz - j4_V_ry*j4_Ic_zz + j4_Ic_hx*j4_V_z - j4_M_zx;
  C[ARM6_j4][ARM6_j4] = j4_Fv_nx;

  /* to j3 */
  const double j4_G_j3_fy = -j4_Ic_hz*j4_c - j4_Ic_hy*j4_s;
  const double j4_G_j3_fz = j4_Ic_hy*j4_c - j4_Ic_hz*j4_s;
  const double j4_Rn_z = j4_Ic_xy*j4_s + j4_Ic_xz*j4_c;
  const double j4_G_j3_nx = j4_Ic_xx - j4_G_j3_fy*j4_pz;
  const double j4_G_j3_ny = j4_Ic_xy*j4_c - j4_Ic_xz*j4_s - j4_px*j4_G_j3_fz;
  const double j4_G_j3_nz = j4_Rn_z + j4_G_j3_fy*j4_px;
  const double j4_Fv_j3_fy = j4_Fv_fy*j4_c - j4_Fv_fz*j4_s;
  const double j4_Fv_j3_fz = j4_Fv_fy*j4_s + j4_Fv_fz*j4_c;
  const double j4_Fv_j3_nx = j4_Fv_nx - j4_pz*j4_Fv_j3_fy;
  const double j4_Fv_j3_ny = j4_Fv_ny*j4_c - j4_Fv_nz*j4_s + (j4_pz*j4_Fv_fx - j4_px*j4_Fv_j3_fz);
  const double j4_Fv_j3_nz = j4_Fv_ny*j4_s + j4_Fv_nz*j4_c + j4_px*j4_Fv_j3_fy;
  const double j4_n_j3_y = j4_M_xz*j4_s - j4_M_xy*j4_c;
  const double j4_n_j3_z = -j4_M_xy*j4_s - j4_M_xz*j4_c;
  C[ARM6_j3][ARM6_j4] = j4_Fv_j3_ny;
  C[ARM6_j4][ARM6_j3] = j3_V_x*j4_G_j3_fz - j3_V_rz*j4_G_j3_nx + j3_V_rx*j4_G_j3_nz + j4_n_j3_y;

  /* to j2: only G_nx, G_nz, Fv_fx, Fv_nx, Fv_ny, Fv_nz, n_x, n_z are computed */
  const double j4_G_j2_nx = j4_G_j3_nz*j3_s + j4_G_j3_nx*j3_c - j4_G_j3_fy*j3_pz;
  const double j4_G_j2_nz = j4_G_j3_nz*j3_c - j4_G_j3_nx*j3_s;
  const double j4_Fv_j2_fx = j4_Fv_j3_fz*j3_s + j4_Fv_fx*j3_c;
  const double j4_Fv_j2_nx = j4_Fv_j3_nz*j3_s + j4_Fv_j3_nx*j3_c - j3_pz*j4_Fv_j3_fy;
  const double j4_Fv_j2_nz = j4_Fv_j3_nz*j3_c - j4_Fv_j3_nx*j3_s;
  const double j4_Fv_j2_ny = j4_Fv_j3_ny + j3_pz*j4_Fv_j2_fx;
  const double j4_n_j2_x = j4_n_x*j3_c + j4_n_j3_z*j3_s;
  const double j4_n_j2_z = j4_n_j3_z*j3_c - j4_n_x*j3_s;
  C[ARM6_j2][ARM6_j4] = j4_Fv_j2_ny;
  C[ARM6_j4][ARM6_j2] = j4_n_j3_y - (j2_V_rz*j4_G_j2_nx - j2_V_rx*j4_G_j2_nz);

  /* to j1: only Fv_nz, n_z are computed */
  const double j4_Fv_j1_nz = j4_Fv_j2_nz*j2_c - j4_Fv_j2_nx*j2_s;
  const double j4_n_j1_z = j4_n_j2_z*j2_c - j4_n_j2_x*j2_s;
  C[ARM6_j1][ARM6_j4] = j4_Fv_j1_nz;
  C[ARM6_j4][ARM6_j1] = j4_n_j1_z;

  /* Ic and B to j3 */
  const double j4_ui = (j4_Ic_yy - j4_Ic_zz)*j4_s + j4_Ic_yz*(2.0*j4_c);
  const double j4_t1 = j4_Ic_mpz - j4_G_j3_fy;
  const double j4_Rf_y = j4_f_y*j4_c - j4_f_z*j4_s;
  const double j4_Rf_z = j4_f_y*j4_s + j4_f_z*j4_c;
  const double j4_ub = (j4_M_yy - j4_M_zz)*j4_s + (j4_M_yz + j4_M_zy)*j4_c;
  const double j4_ubs = j4_ub*j4_s;
  const double j4_ubc = j4_ub*j4_c;

  /* ---- column of j3: revolute y, parent j2 -------------------------------- */
  /* of Ic, f, M only Ic_hx, Ic_hy, Ic_hz, Ic_xx, Ic_xy, Ic_xz, Ic_yz, Ic_zz, f_x, f_y, f_z,
   *   M_xx, M_xy, M_xz, M_yx, M_yy, M_yz, M_zx, M_zy, M_zz are live */
  const double j3_Ic_hx = elbow_hx + (j4_Ic_hx + j4_Ic_mpx);
  const double j3_Ic_hy = elbow_hy + j4_G_j3_fz;
  const double j3_Ic_hz = elbow_hz + j4_t1;
  const double j3_Ic_xx = elbow_Jxx + (j4_Ic_xx + (j4_Ic_mpzpz - j4_2pz*j4_G_j3_fy));
  const double j3_Ic_xy = elbow_Jxy + j4_G_j3_ny;
  const double j3_Ic_xz = elbow_Jxz + (j4_Rn_z - (j4_px*j4_t1 + j4_pz*j4_Ic_hx));
  const double j3_Ic_yz = elbow_Jyz + (j4_ui*j4_c - j4_Ic_yz - j4_pz*j4_G_j3_fz);
  const double j3_Ic_zz = elbow_Jzz + (j4_Ic_zz + j4_ui*j4_s + (j4_2px*j4_Ic_hx + j4_Ic_mpxpx));
  const double j3_f_x = elbow_m*j3_V_x + (j3_V_ry*elbow_hz - j3_V_rz*elbow_hy) + j4_f_x;
  const double j3_f_y = j3_V_rz*elbow_hx - j3_V_rx*elbow_hz - j3_mpz*j2_V_rx + j4_Rf_y;
  const double j3_f_z = elbow_m*j3_V_z - (j3_V_ry*elbow_hx - j3_V_rx*elbow_hy) + j4_Rf_z;
  const double j3_M_xx = j3_wyQ_xz - j3_wzQ_xy + j3_V_x*elbow_hx + (j4_M_xx + j4_f_x*j4_px);
  const double j3_M_xy = j3_V_x*elbow_hy - (elbow_Jyz*j3_V_ry + j3_V_rz*j3_Qyy) - j4_n_j3_y;
  const double j3_M_xz = j3_V_ry*j3_Qzz + elbow_Jyz*j3_V_rz + j3_V_x*elbow_hz
    + (j4_f_x*j4_pz - j4_n_j3_z);
  const double j3_M_yx = j3_V_rz*j3_Qxx + elbow_Jxz*j3_V_rx - j3_hxpz*j2_V_rx
    + (j4_M_yx*j4_c - j4_M_zx*j4_s + j4_Rf_y*j4_px);
  const double j3_M_yy = j4_M_yy - j4_ubs - (j3_hypz*j2_V_rx + (j3_wxQ_yz - j3_wzQ_xy));
  const double j3_M_yz = j4_ubc - j4_M_zy + j4_Rf_y*j4_pz
    - (j3_V_rx*j3_Qzz + elbow_Jxz*j3_V_rz + j3_hzpz*j2_V_rx);
  const double j3_M_zx = j3_V_z*elbow_hx - (elbow_Jxy*j3_V_rx + j3_V_ry*j3_Qxx)
    + (j4_M_yx*j4_s + j4_M_zx*j4_c + j4_Rf_z*j4_px);
  const double j3_M_zy = elbow_Jxy*j3_V_ry + j3_V_rx*j3_Qyy + j3_V_z*elbow_hy + (j4_ubc - j4_M_yz);
  const double j3_M_zz = j3_wxQ_yz - j3_wyQ_xz + j3_V_z*elbow_hz
    + (j4_M_zz + j4_ubs + j4_Rf_z*j4_pz);
  const double j3_n_y = j3_M_zz + j3_M_xx;
  const double j3_Fv_fx = j3_f_z - (j3_V_rx*j3_Ic_hy + j3_V_z*j3_Ic_m);
  const double j3_Fv_fy = j3_V_rz*j3_Ic_hz + j3_V_rx*j3_Ic_hx;
  const double j3_Fv_fz = j3_Ic_m*j3_V_x - j3_V_rz*j3_Ic_hy - j3_f_x;
  const double j3_Fv_nx = j3_Ic_hy*j3_V_x - (j3_V_rz*j3_Ic_xx - j3_V_rx*j3_Ic_xz) - j3_M_xy;
  const double j3_Fv_ny = j3_n_y
    - (j3_V_rz*j3_Ic_xy - j3_V_rx*j3_Ic_yz + (j3_V_z*j3_Ic_hz + j3_Ic_hx*j3_V_x));
  const double j3_Fv_nz = j3_V_z*j3_Ic_hy - (j3_V_rz*j3_Ic_xz - j3_V_rx*j3_Ic_zz) - j3_M_zy;
  C[ARM6_j3][ARM6_j3] = j3_Fv_ny;

  /* to j2: only G_fx, G_fz, G_nx, G_nz, Fv_fx, Fv_nx, Fv_ny, Fv_nz, n_x, n_z are computed */
  const double j3_G_j2_fx = j3_Ic_hz*j3_c - j3_Ic_hx*j3_s;
  const double j3_G_j2_fz = -j3_Ic_hx*j3_c - j3_Ic_hz*j3_s;
  const double j3_G_j2_nx = j3_Ic_yz*j3_s + j3_Ic_xy*j3_c;
  const double j3_G_j2_nz = j3_Ic_yz*j3_c - j3_Ic_xy*j3_s;
  const double j3_Fv_j2_fx = j3_Fv_fz*j3_s + j3_Fv_fx*j3_c;
  const double j3_Fv_j2_nx = j3_Fv_nz*j3_s + j3_Fv_nx*j3_c - j3_pz*j3_Fv_fy;
  const double j3_Fv_j2_nz = j3_Fv_nz*j3_c - j3_Fv_nx*j3_s;
  const double j3_Fv_j2_ny = j3_Fv_ny + j3_pz*j3_Fv_j2_fx;
  const double j3_n_j2_x = -j3_M_yz*j3_s - j3_M_yx*j3_c;
  const double j3_n_j2_z = j3_M_yx*j3_s - j3_M_yz*j3_c;
  C[ARM6_j2][ARM6_j3] = j3_Fv_j2_ny;
  C[ARM6_j3][ARM6_j2] = j3_n_y - (j2_V_rz*j3_G_j2_nx - j2_V_rx*j3_G_j2_nz);

  /* to j1: only Fv_nz, n_z are computed */
  const double j3_Fv_j1_nz = j3_Fv_j2_nz*j2_c - j3_Fv_j2_nx*j2_s;
  const double j3_n_j1_z = j3_n_j2_z*j2_c - j3_n_j2_x*j2_s;
  C[ARM6_j1][ARM6_j3] = j3_Fv_j1_nz;
  C[ARM6_j3][ARM6_j1] = j3_n_j1_z;

  /* Ic and B to j2 */
  const double j3_ui = (j3_Ic_zz - j3_Ic_xx)*j3_s + j3_Ic_xz*(2.0*j3_c);
  const double j3_uis = j3_ui*j3_s;
  const double j3_ub = (j3_M_zz - j3_M_xx)*j3_s + (j3_M_zx + j3_M_xz)*j3_c;
  const double j3_ubs = j3_ub*j3_s;
  const double j3_ubc = j3_ub*j3_c;

  /* ---- column of j2: revolute y, parent j1 -------------------------------- */
  /* of Ic, f, M only Ic_xx, Ic_xy, Ic_xz, Ic_yz, Ic_zz, M_xx, M_xy, M_xz, M_yx, M_yy, M_yz,
   *   M_zx, M_zy, M_zz are live */
  const double j2_Ic_xx = upper_arm_Jxx + (j3_Ic_xx + j3_uis + (j3_2pz*j3_G_j2_fx + j3_Ic_mpzpz));
  const double j2_Ic_xy = upper_arm_Jxy + j3_G_j2_nx;
  const double j2_Ic_xz = upper_arm_Jxz + (j3_ui*j3_c - j3_Ic_xz + j3_pz*j3_G_j2_fz);
  const double j2_Ic_yz = upper_arm_Jyz + (j3_G_j2_nz - j3_pz*j3_Ic_hy);
  const double j2_Ic_zz = upper_arm_Jzz + (j3_Ic_zz - j3_uis);
  const double j2_M_xx = j2_wyQ_xz - j2_wzQ_xy + (j3_M_xx + j3_ubs);
  const double j2_M_xy = j3_M_zy*j3_s + j3_M_xy*j3_c - (upper_arm_Jyz*v[ARM6_j2] + j2_V_rz*j2_Qyy);
  const double j2_M_xz = v[ARM6_j2]*j2_Qzz + upper_arm_Jyz*j2_V_rz
    + (j3_ubc - j3_M_zx + (j3_f_z*j3_s + j3_f_x*j3_c)*j3_pz);
  const double j2_M_yx = j2_V_rz*j2_Qxx + upper_arm_Jxz*j2_V_rx - j3_n_j2_x;
  const double j2_M_yy = j3_M_yy - (j2_wxQ_yz - j2_wzQ_xy);
  const double j2_M_yz = j3_f_y*j3_pz - j3_n_j2_z - (j2_V_rx*j2_Qzz + upper_arm_Jxz*j2_V_rz);
  const double j2_M_zx = j3_ubc - j3_M_xz - (upper_arm_Jxy*j2_V_rx + v[ARM6_j2]*j2_Qxx);
  const double j2_M_zy = upper_arm_Jxy*v[ARM6_j2] + j2_V_rx*j2_Qyy + (j3_M_zy*j3_c - j3_M_xy*j3_s);
  const double j2_M_zz = j2_wxQ_yz - j2_wyQ_xz
    + (j3_M_zz - j3_ubs + (j3_f_z*j3_c - j3_f_x*j3_s)*j3_pz);
  const double j2_n_y = j2_M_zz + j2_M_xx;
  const double j2_Fv_nx = -(j2_V_rz*j2_Ic_xx - j2_V_rx*j2_Ic_xz + j2_M_xy);
  const double j2_Fv_ny = j2_n_y - (j2_V_rz*j2_Ic_xy - j2_V_rx*j2_Ic_yz);
  const double j2_Fv_nz = -(j2_V_rz*j2_Ic_xz - j2_V_rx*j2_Ic_zz + j2_M_zy);
  C[ARM6_j2][ARM6_j2] = j2_Fv_ny;

  /* to j1: only Fv_nz, n_z are computed */
  const double j2_Fv_j1_nz = j2_Fv_nz*j2_c - j2_Fv_nx*j2_s;
  const double j2_n_j1_z = j2_M_yx*j2_s - j2_M_yz*j2_c;
  C[ARM6_j1][ARM6_j2] = j2_Fv_j1_nz;
  C[ARM6_j2][ARM6_j1] = j2_n_j1_z;

  /* ---- column of j1: revolute z, parent base ------------------------------ */
  /* of Ic, f, M only M_xx, M_yy are live */
  const double j1_M_xx = j1_wQ_xx
    + (j2_M_xx + ((j2_M_zz - j2_M_xx)*j2_s + (j2_M_zx + j2_M_xz)*j2_c)*j2_s);
  const double j1_M_yy = j2_M_yy - j1_wQ_xx;
  const double j1_Fv_nz = j1_M_xx + j1_M_yy;
  C[ARM6_j1][ARM6_j1] = j1_Fv_nz;
}
