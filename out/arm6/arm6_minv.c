/* arm6_minv.c
 * Hinv = H^-1, full, symmetric up to rounding, by the sparse factor.
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"
#include "arm6_numbers.h"

PINION_SCALAR

#include "sincos.h"

int arm6_minv(const double q[ARM6_NQ], double Hinv[ARM6_NV][ARM6_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  enum { at_j6, at_j5, at_j4, at_j3, at_j2 };
  const double angle[PINION_SINCOS_ROOM(5)] = {
    q[ARM6_j6], q[ARM6_j5], q[ARM6_j4], q[ARM6_j3], q[ARM6_j2]
  };
  double s[PINION_SINCOS_ROOM(5)], c[PINION_SINCOS_ROOM(5)];
  PINION_SINCOS(PINION_SINCOS_ROOM(5), angle, s, c);
  const double j6_s = s[at_j6];
  const double j6_c = c[at_j6];
  const double j5_s = s[at_j5];
  const double j5_c = c[at_j5];
  const double j4_s = s[at_j4];
  const double j4_c = c[at_j4];
  const double j3_s = s[at_j3];
  const double j3_c = c[at_j3];
  const double j2_s = s[at_j2];
  const double j2_c = c[at_j2];

  /* Ic = I + children's Ic; F = Ic*S, carried up the tree; H = S'*F */

  /* ---- j6: revolute x, parent j5 ------------------------------------------ */
  /* F to j5 */
  const double j6_F_j5_fy = -flange_hz*j6_c - flange_hy*j6_s;
  const double j6_F_j5_fz = flange_hy*j6_c - flange_hz*j6_s;
  const double j6_F_j5_ny = flange_Jxy*j6_c - flange_Jxz*j6_s - j6_px*j6_F_j5_fz;
  const double j6_F_j5_nz = flange_Jxy*j6_s + flange_Jxz*j6_c + j6_F_j5_fy*j6_px;

  /* F to j4 */
  const double j6_F_j4_fx = j6_F_j5_fz*j5_s;
  const double j6_F_j4_fz = j6_F_j5_fz*j5_c;
  const double j6_F_j4_nx = j6_F_j5_nz*j5_s + flange_Jxx*j5_c;
  const double j6_F_j4_nz = j6_F_j5_nz*j5_c - flange_Jxx*j5_s + j6_F_j5_fy*j5_px;
  const double j6_F_j4_ny = j6_F_j5_ny - j5_px*j6_F_j4_fz;

  /* F to j3 */
  const double j6_F_j3_fy = j6_F_j5_fy*j4_c - j6_F_j4_fz*j4_s;
  const double j6_F_j3_fz = j6_F_j4_fz*j4_c + j6_F_j5_fy*j4_s;
  const double j6_F_j3_nx = j6_F_j4_nx - j6_F_j3_fy*j4_pz;
  const double j6_F_j3_ny = j6_F_j4_ny*j4_c - j6_F_j4_nz*j4_s
    + (j4_pz*j6_F_j4_fx - j4_px*j6_F_j3_fz);
  const double j6_F_j3_nz = j6_F_j4_ny*j4_s + j6_F_j4_nz*j4_c + j6_F_j3_fy*j4_px;

  /* F to j2: only fx, nx, ny, nz are computed */
  const double j6_F_j2_fx = j6_F_j3_fz*j3_s + j6_F_j4_fx*j3_c;
  const double j6_F_j2_nx = j6_F_j3_nz*j3_s + j6_F_j3_nx*j3_c - j6_F_j3_fy*j3_pz;
  const double j6_F_j2_nz = j6_F_j3_nz*j3_c - j6_F_j3_nx*j3_s;
  const double j6_F_j2_ny = j6_F_j3_ny + j3_pz*j6_F_j2_fx;

  /* F to j1: only nz is computed */
  const double j6_F_j1_nz = j6_F_j2_nz*j2_c - j6_F_j2_nx*j2_s;

  /* Ic to j5 */
  const double j6_ui = flange_2Jyz*j6_c - flange_Jzz_Jyy*j6_s;
  const double j6_uis = j6_ui*j6_s;
  const double j6_Ic_j5_yy = flange_Jyy - j6_uis + j6_mpxpx_plus_j6_2hxpx;
  const double j6_Ic_j5_yz = j6_ui*j6_c - flange_Jyz;
  const double j6_Ic_j5_zz = flange_Jzz + j6_uis + j6_mpxpx_plus_j6_2hxpx;

  /* ---- j5: revolute y, parent j4 ------------------------------------------ */
  const double j5_Ic_hy = wrist_hy + j6_F_j5_fz;
  const double j5_Ic_hz = wrist_hz - j6_F_j5_fy;
  const double j5_Ic_xy = wrist_Jxy + j6_F_j5_ny;
  const double j5_Ic_xz = wrist_Jxz + j6_F_j5_nz;
  const double j5_Ic_yy = wrist_Jyy + j6_Ic_j5_yy;
  const double j5_Ic_yz = wrist_Jyz + j6_Ic_j5_yz;
  const double j5_Ic_zz = wrist_Jzz + j6_Ic_j5_zz;

  /* F to j4 */
  const double j5_F_j4_fx = j5_Ic_hz*j5_c - j5_h_k8568*j5_s;
  const double j5_F_j4_fz = -j5_h_k8568*j5_c - j5_Ic_hz*j5_s;
  const double j5_F_j4_nx = j5_Ic_yz*j5_s + j5_Ic_xy*j5_c;
  const double j5_F_j4_nz = j5_Ic_yz*j5_c - j5_Ic_xy*j5_s;
  const double j5_F_j4_ny = j5_Ic_yy - j5_F_j4_fz*j5_px;

  /* F to j3 */
  const double j5_F_j3_fy = -j5_F_j4_fz*j4_s;
  const double j5_F_j3_fz = j5_F_j4_fz*j4_c;
  const double j5_F_j3_nx = j5_F_j4_nx - j4_pz*j5_F_j3_fy;
  const double j5_F_j3_ny = j5_F_j4_ny*j4_c - j5_F_j4_nz*j4_s
    + (j4_pz*j5_F_j4_fx - j5_F_j3_fz*j4_px);
  const double j5_F_j3_nz = j5_F_j4_ny*j4_s + j5_F_j4_nz*j4_c + j4_px*j5_F_j3_fy;

  /* F to j2: only fx, nx, ny, nz are computed */
  const double j5_F_j2_fx = j5_F_j4_fx*j3_c + j5_F_j3_fz*j3_s;
  const double j5_F_j2_nx = j5_F_j3_nz*j3_s + j5_F_j3_nx*j3_c - j3_pz*j5_F_j3_fy;
  const double j5_F_j2_nz = j5_F_j3_nz*j3_c - j5_F_j3_nx*j3_s;
  const double j5_F_j2_ny = j5_F_j3_ny + j3_pz*j5_F_j2_fx;

  /* F to j1: only nz is computed */
  const double j5_F_j1_nz = j5_F_j2_nz*j2_c - j5_F_j2_nx*j2_s;

  /* Ic to j4 */
  const double j5_ui = (j5_Ic_zz - wrist_Jxx_plus_flange_Jxx)*j5_s + j5_Ic_xz*(2.0*j5_c);
  const double j5_uis = j5_ui*j5_s;
  const double j5_Ic_j4_hx = j5_Ic_mpx - j5_F_j4_fz;
  const double j5_Ic_j4_xx = wrist_Jxx_plus_flange_Jxx + j5_uis;
  const double j5_Ic_j4_xy = j5_F_j4_nx - j5_px*j5_Ic_hy;
  const double j5_Ic_j4_xz = j5_ui*j5_c - j5_Ic_xz - j5_px*j5_F_j4_fx;
  const double j5_e_x = j5_Ic_mpxpx - j5_2px*j5_F_j4_fz;
  const double j5_Ic_j4_yy = j5_Ic_yy + j5_e_x;
  const double j5_Ic_j4_zz = j5_Ic_zz - j5_uis + j5_e_x;

  /* ---- j4: revolute x, parent j3 ------------------------------------------ */
  const double j4_Ic_hx = forearm_hx + j5_Ic_j4_hx;
  const double j4_Ic_hy = forearm_hy + j5_Ic_hy;
  const double j4_Ic_hz = forearm_hz + j5_F_j4_fx;
  const double j4_Ic_xx = forearm_Jxx + j5_Ic_j4_xx;
  const double j4_Ic_xy = forearm_Jxy + j5_Ic_j4_xy;
  const double j4_Ic_xz = forearm_Jxz + j5_Ic_j4_xz;
  const double j4_Ic_yy = forearm_Jyy + j5_Ic_j4_yy;
  const double j4_Ic_yz = forearm_Jyz + j5_F_j4_nz;
  const double j4_Ic_zz = forearm_Jzz + j5_Ic_j4_zz;

  /* F to j3 */
  const double j4_F_j3_fy = -j4_Ic_hz*j4_c - j4_Ic_hy*j4_s;
  const double j4_F_j3_fz = j4_Ic_hy*j4_c - j4_Ic_hz*j4_s;
  const double j4_Rn_z = j4_Ic_xy*j4_s + j4_Ic_xz*j4_c;
  const double j4_F_j3_nx = j4_Ic_xx - j4_F_j3_fy*j4_pz;
  const double j4_F_j3_ny = j4_Ic_xy*j4_c - j4_Ic_xz*j4_s - j4_px*j4_F_j3_fz;
  const double j4_F_j3_nz = j4_Rn_z + j4_F_j3_fy*j4_px;

  /* F to j2: only fx, nx, ny, nz are computed */
  const double j4_F_j2_fx = j4_F_j3_fz*j3_s;
  const double j4_F_j2_nx = j4_F_j3_nz*j3_s + j4_F_j3_nx*j3_c - j4_F_j3_fy*j3_pz;
  const double j4_F_j2_nz = j4_F_j3_nz*j3_c - j4_F_j3_nx*j3_s;
  const double j4_F_j2_ny = j4_F_j3_ny + j3_pz*j4_F_j2_fx;

  /* F to j1: only nz is computed */
  const double j4_F_j1_nz = j4_F_j2_nz*j2_c - j4_F_j2_nx*j2_s;

  /* Ic to j3 */
  const double j4_ui = (j4_Ic_yy - j4_Ic_zz)*j4_s + j4_Ic_yz*(2.0*j4_c);
  const double j4_uis = j4_ui*j4_s;
  const double j4_Ic_j3_hx = j4_Ic_hx + j4_Ic_mpx;
  const double j4_Ic_j3_hz = j4_Ic_mpz - j4_F_j3_fy;
  const double j4_Ic_j3_yz = j4_ui*j4_c - j4_Ic_yz - j4_pz*j4_F_j3_fz;
  const double j4_e_x = j4_2px*j4_Ic_hx + j4_Ic_mpxpx;
  const double j4_e_z = j4_Ic_mpzpz - j4_2pz*j4_F_j3_fy;
  const double j4_Ic_j3_xx = j4_Ic_xx + j4_e_z;
  const double j4_Ic_j3_xz = j4_Rn_z - (j4_px*j4_Ic_j3_hz + j4_pz*j4_Ic_hx);
  const double j4_Ic_j3_yy = j4_Ic_yy - j4_uis + (j4_e_x + j4_e_z);
  const double j4_Ic_j3_zz = j4_Ic_zz + j4_uis + j4_e_x;

  /* ---- j3: revolute y, parent j2 ------------------------------------------ */
  const double j3_Ic_hx = elbow_hx + j4_Ic_j3_hx;
  const double j3_Ic_hy = elbow_hy + j4_F_j3_fz;
  const double j3_Ic_hz = elbow_hz + j4_Ic_j3_hz;
  const double j3_Ic_xx = elbow_Jxx + j4_Ic_j3_xx;
  const double j3_Ic_xy = elbow_Jxy + j4_F_j3_ny;
  const double j3_Ic_xz = elbow_Jxz + j4_Ic_j3_xz;
  const double j3_Ic_yy = elbow_Jyy + j4_Ic_j3_yy;
  const double j3_Ic_yz = elbow_Jyz + j4_Ic_j3_yz;
  const double j3_Ic_zz = elbow_Jzz + j4_Ic_j3_zz;

  /* F to j2 */
  const double j3_F_j2_fx = j3_Ic_hz*j3_c - j3_Ic_hx*j3_s;
  const double j3_F_j2_fz = -j3_Ic_hx*j3_c - j3_Ic_hz*j3_s;
  const double j3_F_j2_nx = j3_Ic_yz*j3_s + j3_Ic_xy*j3_c;
  const double j3_F_j2_nz = j3_Ic_yz*j3_c - j3_Ic_xy*j3_s;
  const double j3_F_j2_ny = j3_Ic_yy + j3_pz*j3_F_j2_fx;

  /* F to j1: only nz is live */
  const double j3_F_j1_nz = j3_F_j2_nz*j2_c - j3_F_j2_nx*j2_s;

  /* Ic to j2: only xx, xz, yy, yz, zz are computed */
  const double j3_ui = (j3_Ic_zz - j3_Ic_xx)*j3_s + j3_Ic_xz*(2.0*j3_c);
  const double j3_uis = j3_ui*j3_s;
  const double j3_Ic_j2_xz = j3_ui*j3_c - j3_Ic_xz + j3_pz*j3_F_j2_fz;
  const double j3_Ic_j2_yz = j3_F_j2_nz - j3_pz*j3_Ic_hy;
  const double j3_Ic_j2_zz = j3_Ic_zz - j3_uis;
  const double j3_e_z = j3_2pz*j3_F_j2_fx + j3_Ic_mpzpz;
  const double j3_Ic_j2_xx = j3_Ic_xx + j3_uis + j3_e_z;
  const double j3_Ic_j2_yy = j3_Ic_yy + j3_e_z;

  /* ---- j2: revolute y, parent j1 ------------------------------------------ */
  /* of Ic only xx, xy, xz, yy, yz, zz are live */
  const double j2_Ic_xx = upper_arm_Jxx + j3_Ic_j2_xx;
  const double j2_Ic_xy = upper_arm_Jxy + j3_F_j2_nx;
  const double j2_Ic_xz = upper_arm_Jxz + j3_Ic_j2_xz;
  const double j2_Ic_yy = upper_arm_Jyy + j3_Ic_j2_yy;
  const double j2_Ic_yz = upper_arm_Jyz + j3_Ic_j2_yz;
  const double j2_Ic_zz = upper_arm_Jzz + j3_Ic_j2_zz;

  /* F to j1: only nz is live */
  const double j2_F_j1_nz = j2_Ic_yz*j2_c - j2_Ic_xy*j2_s;

  /* Ic to j1: only zz is live */
  const double j2_Ic_j1_zz = j2_Ic_zz - ((j2_Ic_zz - j2_Ic_xx)*j2_s + j2_Ic_xz*(2.0*j2_c))*j2_s;

  /* ---- j1: revolute z, parent base ---------------------------------------- */
  /* of Ic only zz is live */
  const double j1_Ic_zz = carousel_Jzz + j2_Ic_j1_zz;

  /* ---- L, D: j6 ----------------------------------------------------------- */
  /* ancestors: j1, j2, j3, j4, j5 */
  const double j6_L_j5 = j6_F_j5_ny*flange_per_Jxx;
  const double j6_L_j4 = j6_F_j4_nx*flange_per_Jxx;
  const double j6_L_j3 = j6_F_j3_ny*flange_per_Jxx;
  const double j6_L_j2 = j6_F_j2_ny*flange_per_Jxx;
  const double j6_L_j1 = j6_F_j1_nz*flange_per_Jxx;

  /* ---- L, D: j5 ----------------------------------------------------------- */
  /* ancestors: j1, j2, j3, j4 */
  const double j5_D = j5_Ic_yy - j6_L_j5*j6_F_j5_ny;
  const double j5_U_j1 = j5_F_j1_nz - j6_L_j5*j6_F_j1_nz;
  const double j5_U_j2 = j5_F_j2_ny - j6_L_j5*j6_F_j2_ny;
  const double j5_U_j3 = j5_F_j3_ny - j6_L_j5*j6_F_j3_ny;
  const double j5_U_j4 = j5_F_j4_nx - j6_L_j5*j6_F_j4_nx;
  const double j5_Dinv = 1.0/j5_D;
  const double j5_L_j4 = j5_U_j4*j5_Dinv;
  const double j5_L_j3 = j5_U_j3*j5_Dinv;
  const double j5_L_j2 = j5_U_j2*j5_Dinv;
  const double j5_L_j1 = j5_U_j1*j5_Dinv;

  /* ---- L, D: j4 ----------------------------------------------------------- */
  /* ancestors: j1, j2, j3 */
  const double j4_D = j4_Ic_xx - j6_L_j4*j6_F_j4_nx - j5_L_j4*j5_U_j4;
  const double j4_U_j1 = j4_F_j1_nz - j6_L_j4*j6_F_j1_nz - j5_L_j4*j5_U_j1;
  const double j4_U_j2 = j4_F_j2_ny - j6_L_j4*j6_F_j2_ny - j5_L_j4*j5_U_j2;
  const double j4_U_j3 = j4_F_j3_ny - j6_L_j4*j6_F_j3_ny - j5_L_j4*j5_U_j3;
  const double j4_Dinv = 1.0/j4_D;
  const double j4_L_j3 = j4_U_j3*j4_Dinv;
  const double j4_L_j2 = j4_U_j2*j4_Dinv;
  const double j4_L_j1 = j4_U_j1*j4_Dinv;

  /* ---- L, D: j3 ----------------------------------------------------------- */
  /* ancestors: j1, j2 */
  const double j3_D = j3_Ic_yy - j6_L_j3*j6_F_j3_ny - j5_L_j3*j5_U_j3 - j4_L_j3*j4_U_j3;
  const double j3_U_j1 = j3_F_j1_nz - j6_L_j3*j6_F_j1_nz - j5_L_j3*j5_U_j1 - j4_L_j3*j4_U_j1;
  const double j3_U_j2 = j3_F_j2_ny - j6_L_j3*j6_F_j2_ny - j5_L_j3*j5_U_j2 - j4_L_j3*j4_U_j2;
  const double j3_Dinv = 1.0/j3_D;
  const double j3_L_j2 = j3_U_j2*j3_Dinv;
  const double j3_L_j1 = j3_U_j1*j3_Dinv;

  /* ---- L, D: j2 ----------------------------------------------------------- */
  /* ancestors: j1 */
  const double j2_D = j2_Ic_yy - j6_L_j2*j6_F_j2_ny - j5_L_j2*j5_U_j2 - j4_L_j2*j4_U_j2
    - j3_L_j2*j3_U_j2;
  const double j2_U_j1 = j2_F_j1_nz - j6_L_j2*j6_F_j1_nz - j5_L_j2*j5_U_j1 - j4_L_j2*j4_U_j1
    - j3_L_j2*j3_U_j1;
  const double j2_L_j1 = j2_U_j1/j2_D;

  /* ---- L, D: j1 ----------------------------------------------------------- */
  /* no ancestors */
  const double j1_D = j1_Ic_zz
    - (j6_L_j1*j6_F_j1_nz + j5_L_j1*j5_U_j1 + j4_L_j1*j4_U_j1 + j3_L_j1*j3_U_j1) - j2_L_j1*j2_U_j1;

  /* ---- rows of H^-1: j1 to j6 --------------------------------------------- */
  const double j1_G_j1 = 1.0/j1_D;
  Hinv[ARM6_j1][ARM6_j1] = j1_G_j1;
  const double j2_G_j1 = -j2_L_j1*j1_G_j1;
  Hinv[ARM6_j2][ARM6_j1] = j2_G_j1;
  Hinv[ARM6_j1][ARM6_j2] = j2_G_j1;
  const double j2_G_j2 = 1.0/j2_D - j2_G_j1*j2_L_j1;
  Hinv[ARM6_j2][ARM6_j2] = j2_G_j2;
  const double j3_G_j1 = -j2_G_j1*j3_L_j2 - j3_L_j1*j1_G_j1;
  Hinv[ARM6_j3][ARM6_j1] = j3_G_j1;
  Hinv[ARM6_j1][ARM6_j3] = j3_G_j1;
  const double j3_G_j2 = -j2_G_j1*j3_L_j1 - j3_L_j2*j2_G_j2;
  Hinv[ARM6_j3][ARM6_j2] = j3_G_j2;
  Hinv[ARM6_j2][ARM6_j3] = j3_G_j2;
  const double j3_G_j3 = j3_Dinv - j3_L_j1*j3_G_j1 - j3_L_j2*j3_G_j2;
  Hinv[ARM6_j3][ARM6_j3] = j3_G_j3;
  const double j4_G_j1 = -(j2_G_j1*j4_L_j2 + j4_L_j1*j1_G_j1) - j4_L_j3*j3_G_j1;
  Hinv[ARM6_j4][ARM6_j1] = j4_G_j1;
  Hinv[ARM6_j1][ARM6_j4] = j4_G_j1;
  const double j4_G_j2 = -(j2_G_j1*j4_L_j1 + j4_L_j2*j2_G_j2) - j4_L_j3*j3_G_j2;
  Hinv[ARM6_j4][ARM6_j2] = j4_G_j2;
  Hinv[ARM6_j2][ARM6_j4] = j4_G_j2;
  const double j4_G_j3 = -(j4_L_j1*j3_G_j1 + j4_L_j2*j3_G_j2) - j4_L_j3*j3_G_j3;
  Hinv[ARM6_j4][ARM6_j3] = j4_G_j3;
  Hinv[ARM6_j3][ARM6_j4] = j4_G_j3;
  const double j4_G_j4 = j4_Dinv - j4_L_j1*j4_G_j1 - j4_L_j2*j4_G_j2 - j4_G_j3*j4_L_j3;
  Hinv[ARM6_j4][ARM6_j4] = j4_G_j4;
  const double j5_G_j1 = -(j2_G_j1*j5_L_j2 + j5_L_j1*j1_G_j1 + j5_L_j3*j3_G_j1) - j5_L_j4*j4_G_j1;
  Hinv[ARM6_j5][ARM6_j1] = j5_G_j1;
  Hinv[ARM6_j1][ARM6_j5] = j5_G_j1;
  const double j5_G_j2 = -(j2_G_j1*j5_L_j1 + j5_L_j2*j2_G_j2 + j5_L_j3*j3_G_j2) - j5_L_j4*j4_G_j2;
  Hinv[ARM6_j5][ARM6_j2] = j5_G_j2;
  Hinv[ARM6_j2][ARM6_j5] = j5_G_j2;
  const double j5_G_j3 = -(j5_L_j1*j3_G_j1 + j5_L_j2*j3_G_j2 + j5_L_j3*j3_G_j3) - j4_G_j3*j5_L_j4;
  Hinv[ARM6_j5][ARM6_j3] = j5_G_j3;
  Hinv[ARM6_j3][ARM6_j5] = j5_G_j3;
  const double j5_G_j4 = -(j4_G_j3*j5_L_j3 + (j5_L_j1*j4_G_j1 + j5_L_j2*j4_G_j2)) - j5_L_j4*j4_G_j4;
  Hinv[ARM6_j5][ARM6_j4] = j5_G_j4;
  Hinv[ARM6_j4][ARM6_j5] = j5_G_j4;
  const double j5_G_j5 = j5_Dinv - j5_L_j1*j5_G_j1 - j5_L_j2*j5_G_j2 - j5_L_j3*j5_G_j3
    - j5_L_j4*j5_G_j4;
  Hinv[ARM6_j5][ARM6_j5] = j5_G_j5;
  const double j6_G_j1 = -(j2_G_j1*j6_L_j2 + j6_L_j1*j1_G_j1 + j6_L_j3*j3_G_j1 + j6_L_j4*j4_G_j1)
    - j6_L_j5*j5_G_j1;
  Hinv[ARM6_j6][ARM6_j1] = j6_G_j1;
  Hinv[ARM6_j1][ARM6_j6] = j6_G_j1;
  const double j6_G_j2 = -(j2_G_j1*j6_L_j1 + j6_L_j2*j2_G_j2 + j6_L_j3*j3_G_j2 + j6_L_j4*j4_G_j2)
    - j6_L_j5*j5_G_j2;
  Hinv[ARM6_j6][ARM6_j2] = j6_G_j2;
  Hinv[ARM6_j2][ARM6_j6] = j6_G_j2;
  const double j6_G_j3 = -(j4_G_j3*j6_L_j4 + (j6_L_j1*j3_G_j1 + j6_L_j2*j3_G_j2 + j6_L_j3*j3_G_j3))
    - j6_L_j5*j5_G_j3;
  Hinv[ARM6_j6][ARM6_j3] = j6_G_j3;
  Hinv[ARM6_j3][ARM6_j6] = j6_G_j3;
  const double j6_G_j4 = -(j4_G_j3*j6_L_j3 + (j6_L_j1*j4_G_j1 + j6_L_j2*j4_G_j2) + j6_L_j4*j4_G_j4)
    - j6_L_j5*j5_G_j4;
  Hinv[ARM6_j6][ARM6_j4] = j6_G_j4;
  Hinv[ARM6_j4][ARM6_j6] = j6_G_j4;
  const double j6_G_j5 = -(j6_L_j1*j5_G_j1 + j6_L_j2*j5_G_j2 + j6_L_j3*j5_G_j3 + j6_L_j4*j5_G_j4)
    - j6_L_j5*j5_G_j5;
  Hinv[ARM6_j6][ARM6_j5] = j6_G_j5;
  Hinv[ARM6_j5][ARM6_j6] = j6_G_j5;
  const double j6_G_j6 = flange_per_Jxx - j6_L_j1*j6_G_j1 - j6_L_j2*j6_G_j2 - j6_L_j3*j6_G_j3
    - j6_L_j4*j6_G_j4 - j6_G_j5*j6_L_j5;
  Hinv[ARM6_j6][ARM6_j6] = j6_G_j6;

  if (!(flange_Jxx > 0.0)) return 1 + ARM6_j6;
  if (!(j5_D > 0.0)) return 1 + ARM6_j5;
  if (!(j4_D > 0.0)) return 1 + ARM6_j4;
  if (!(j3_D > 0.0)) return 1 + ARM6_j3;
  if (!(j2_D > 0.0)) return 1 + ARM6_j2;
  if (!(j1_D > 0.0)) return 1 + ARM6_j1;
  return 0;
}
