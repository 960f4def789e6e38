/* arm6_centroidal.c
 * h = A*v: momentum about the centre of mass, world axes.
 * Linear, then angular.
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"
#include "arm6_numbers.h"

PINION_SCALAR

#include "sincos.h"

void arm6_centroidal(const double q[ARM6_NQ], const double v[ARM6_NV], double A[6][ARM6_NV],
                     double h[6])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  enum { at_j6, at_j5, at_j4, at_j3, at_j2, at_j1 };
  const double angle[PINION_SINCOS_ROOM(6)] = {
    q[ARM6_j6], q[ARM6_j5], q[ARM6_j4], q[ARM6_j3], q[ARM6_j2], q[ARM6_j1]
  };
  double s[PINION_SINCOS_ROOM(6)], c[PINION_SINCOS_ROOM(6)];
  PINION_SINCOS(PINION_SINCOS_ROOM(6), angle, s, c);
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
  const double j1_s = s[at_j1];
  const double j1_c = c[at_j1];

  /* Ic = I + children's Ic in the body's frame; Ic_h = m*c */

  /* ---- composite inertia of j6: revolute x, parent j5 --------------------- */
  const double j6_Rh_y = flange_hy*j6_c - flange_hz*j6_s;
  const double j6_Rh_z = flange_hy*j6_s + flange_hz*j6_c;
  const double j6_ui = flange_2Jyz*j6_c - flange_Jzz_Jyy*j6_s;
  const double j6_uis = j6_ui*j6_s;

  /* ---- composite inertia of j5: revolute y, parent j4 --------------------- */
  const double j5_Ic_hy = wrist_hy + j6_Rh_y;
  const double j5_Ic_hz = wrist_hz + j6_Rh_z;
  const double j5_Ic_xy = wrist_Jxy + (flange_Jxy*j6_c - flange_Jxz*j6_s - j6_px*j6_Rh_y);
  const double j5_Ic_xz = wrist_Jxz + (flange_Jxy*j6_s + flange_Jxz*j6_c - j6_px*j6_Rh_z);
  const double j5_Ic_yy = wrist_Jyy + (flange_Jyy - j6_uis + j6_mpxpx_plus_j6_2hxpx);
  const double j5_Ic_yz = wrist_Jyz + (j6_ui*j6_c - flange_Jyz);
  const double j5_Ic_zz = wrist_Jzz + (flange_Jzz + j6_uis + j6_mpxpx_plus_j6_2hxpx);
  const double j5_Rh_x = j5_Ic_hz*j5_s + j5_h_k8568*j5_c;
  const double j5_Rh_z = j5_Ic_hz*j5_c - j5_h_k8568*j5_s;
  const double j5_ui = (j5_Ic_zz - wrist_Jxx_plus_flange_Jxx)*j5_s + j5_Ic_xz*(2.0*j5_c);
  const double j5_uis = j5_ui*j5_s;
  const double j5_e_x = j5_2px*j5_Rh_x + j5_Ic_mpxpx;

  /* ---- composite inertia of j4: revolute x, parent j3 --------------------- */
  const double j4_Ic_hx = forearm_hx + (j5_Rh_x + j5_Ic_mpx);
  const double j4_Ic_hy = forearm_hy + j5_Ic_hy;
  const double j4_Ic_hz = forearm_hz + j5_Rh_z;
  const double j4_Ic_xx = forearm_Jxx + (wrist_Jxx_plus_flange_Jxx + j5_uis);
  const double j4_Ic_xy = forearm_Jxy + (j5_Ic_yz*j5_s + j5_Ic_xy*j5_c - j5_px*j5_Ic_hy);
  const double j4_Ic_xz = forearm_Jxz + (j5_ui*j5_c - j5_Ic_xz - j5_px*j5_Rh_z);
  const double j4_Ic_yy = forearm_Jyy + (j5_Ic_yy + j5_e_x);
  const double j4_Ic_yz = forearm_Jyz + (j5_Ic_yz*j5_c - j5_Ic_xy*j5_s);
  const double j4_Ic_zz = forearm_Jzz + (j5_Ic_zz - j5_uis + j5_e_x);
  const double j4_Rh_y = j4_Ic_hy*j4_c - j4_Ic_hz*j4_s;
  const double j4_Rh_z = j4_Ic_hy*j4_s + j4_Ic_hz*j4_c;
  const double j4_ui = (j4_Ic_yy - j4_Ic_zz)*j4_s + j4_Ic_yz*(2.0*j4_c);
  const double j4_uis = j4_ui*j4_s;
  const double j4_e_x = j4_2px*j4_Ic_hx + j4_Ic_mpxpx;
  const double j4_e_z = j4_2pz*j4_Rh_z + j4_Ic_mpzpz;
  const double j4_Ic_j3_hz = j4_Rh_z + j4_Ic_mpz;

  /* ---- composite inertia of j3: revolute y, parent j2 --------------------- */
  const double j3_Ic_hx = elbow_hx + (j4_Ic_hx + j4_Ic_mpx);
  const double j3_Ic_hy = elbow_hy + j4_Rh_y;
  const double j3_Ic_hz = elbow_hz + j4_Ic_j3_hz;
  const double j3_Ic_xx = elbow_Jxx + (j4_Ic_xx + j4_e_z);
  const double j3_Ic_xy = elbow_Jxy + (j4_Ic_xy*j4_c - j4_Ic_xz*j4_s - j4_px*j4_Rh_y);
  const double j3_Ic_xz = elbow_Jxz
    + (j4_Ic_xy*j4_s + j4_Ic_xz*j4_c - (j4_px*j4_Ic_j3_hz + j4_pz*j4_Ic_hx));
  const double j3_Ic_yy = elbow_Jyy + (j4_Ic_yy - j4_uis + (j4_e_x + j4_e_z));
  const double j3_Ic_yz = elbow_Jyz + (j4_ui*j4_c - j4_Ic_yz - j4_pz*j4_Rh_y);
  const double j3_Ic_zz = elbow_Jzz + (j4_Ic_zz + j4_uis + j4_e_x);
  const double j3_Rh_x = j3_Ic_hz*j3_s + j3_Ic_hx*j3_c;
  const double j3_Rh_z = j3_Ic_hz*j3_c - j3_Ic_hx*j3_s;
  const double j3_ui = (j3_Ic_zz - j3_Ic_xx)*j3_s + j3_Ic_xz*(2.0*j3_c);
  const double j3_uis = j3_ui*j3_s;
  const double j3_e_z = j3_2pz*j3_Rh_z + j3_Ic_mpzpz;

  /* ---- composite inertia of j2: revolute y, parent j1 --------------------- */
  const double j2_Ic_hx = upper_arm_hx + j3_Rh_x;
  const double j2_Ic_hy = upper_arm_hy + j3_Ic_hy;
  const double j2_Ic_hz = upper_arm_hz + (j3_Rh_z + j3_Ic_mpz);
  const double j2_Ic_xx = upper_arm_Jxx + (j3_Ic_xx + j3_uis + j3_e_z);
  const double j2_Ic_xy = upper_arm_Jxy + (j3_Ic_yz*j3_s + j3_Ic_xy*j3_c);
  const double j2_Ic_xz = upper_arm_Jxz + (j3_ui*j3_c - j3_Ic_xz - j3_pz*j3_Rh_x);
  const double j2_Ic_yy = upper_arm_Jyy + (j3_Ic_yy + j3_e_z);
  const double j2_Ic_yz = upper_arm_Jyz - j3_pz*j3_Ic_hy - j3_Ic_xy*j3_s + j3_Ic_yz*j3_c;
  const double j2_Ic_zz = upper_arm_Jzz + (j3_Ic_zz - j3_uis);
  const double j2_Rh_x = j2_Ic_hz*j2_s + j2_Ic_hx*j2_c;
  const double j2_ui = (j2_Ic_zz - j2_Ic_xx)*j2_s + j2_Ic_xz*(2.0*j2_c);
  const double j2_RI_yz = j2_Ic_yz*j2_c - j2_Ic_xy*j2_s;

  /* ---- composite inertia of j1: revolute z, parent base ------------------- */
  const double j1_Ic_hx = carousel_hx + j2_Rh_x;
  const double j1_Ic_hy = carousel_hy + j2_Ic_hy;
  const double j1_Ic_hz = carousel_hz + j2_Ic_mpz - j2_Ic_hx*j2_s + j2_Ic_hz*j2_c;
  const double j1_Ic_xz = carousel_Jxz + (j2_ui*j2_c - j2_Ic_xz - j2_pz*j2_Rh_x);
  const double j1_Ic_yz = carousel_Jyz + (j2_RI_yz - j2_pz*j2_Ic_hy);
  const double j1_Ic_zz = carousel_Jzz + (j2_Ic_zz - j2_ui*j2_s);
  const double j1_Ic_world_hx = j1_Ic_hx*j1_c - j1_Ic_hy*j1_s;
  const double j1_Ic_world_hy = j1_Ic_hx*j1_s + j1_Ic_hy*j1_c;
  const double j1_Ic_world_hz = j1_Ic_hz + total_mass_j1_pz;

  /* F = Ic*S; A: F in world axes, about the centre of mass */
  const double j1_c_x = per_mass*j1_Ic_world_hx;
  const double j1_c_y = per_mass*j1_Ic_world_hy;
  const double j1_c_z = per_mass*j1_Ic_world_hz;

  /* R = R_lambda*E', p = p_lambda + R_lambda*r: pose of a body in the world */

  /* ---- pose of j2: revolute y, parent j1 ---------------------------------- */
  const double j2_R_xx = j1_c*j2_c;
  const double j2_R_xz = j2_s*j1_c;
  const double j2_R_yx = j1_s*j2_c;
  const double j2_R_yz = j2_s*j1_s;

  /* ---- pose of j3: revolute y, parent j2 ---------------------------------- */
  const double j3_R_xx = j2_R_xx*j3_c - j3_s*j2_R_xz;
  const double j3_R_xz = j2_R_xz*j3_c + j3_s*j2_R_xx;
  const double j3_R_yx = j2_R_yx*j3_c - j3_s*j2_R_yz;
  const double j3_R_yz = j2_R_yz*j3_c + j3_s*j2_R_yx;
  const double j3_R_zx = -j3_s*j2_c - j2_s*j3_c;
  const double j3_R_zz = j2_c*j3_c - j3_s*j2_s;
  const double j3_p_x = j2_R_xz*j3_pz;
  const double j3_p_y = j2_R_yz*j3_pz;
  const double j3_p_z = j1_pz_plus_j2_pz + j2_c*j3_pz;

  /* ---- pose of j4: revolute x, parent j3 ---------------------------------- */
  const double j4_R_xy = j4_s*j3_R_xz - j1_s*j4_c;
  const double j4_R_xz = j4_s*j1_s + j3_R_xz*j4_c;
  const double j4_R_yy = j1_c*j4_c + j4_s*j3_R_yz;
  const double j4_R_yz = j3_R_yz*j4_c - j4_s*j1_c;
  const double j4_R_zy = j4_s*j3_R_zz;
  const double j4_R_zz = j3_R_zz*j4_c;
  const double j4_p_x = j3_p_x + (j3_R_xx*j4_px + j3_R_xz*j4_pz);
  const double j4_p_y = j3_p_y + (j3_R_yx*j4_px + j3_R_yz*j4_pz);
  const double j4_p_z = j3_p_z + (j3_R_zz*j4_pz + j3_R_zx*j4_px);

  /* ---- pose of j5: revolute y, parent j4 ---------------------------------- */
  const double j5_R_xx = j3_R_xx*j5_c - j5_s*j4_R_xz;
  const double j5_R_xz = j4_R_xz*j5_c + j5_s*j3_R_xx;
  const double j5_R_yx = j3_R_yx*j5_c - j5_s*j4_R_yz;
  const double j5_R_yz = j4_R_yz*j5_c + j5_s*j3_R_yx;
  const double j5_R_zx = j3_R_zx*j5_c - j5_s*j4_R_zz;
  const double j5_R_zz = j4_R_zz*j5_c + j5_s*j3_R_zx;
  const double j5_p_x = j4_p_x + j3_R_xx*j5_px;
  const double j5_p_y = j4_p_y + j3_R_yx*j5_px;
  const double j5_p_z = j4_p_z + j3_R_zx*j5_px;

  /* ---- pose of j6: revolute x, parent j5 ---------------------------------- */
  const double j6_R_xy = j4_R_xy*j6_c + j6_s*j5_R_xz;
  const double j6_R_xz = j5_R_xz*j6_c - j6_s*j4_R_xy;
  const double j6_R_yy = j4_R_yy*j6_c + j6_s*j5_R_yz;
  const double j6_R_yz = j5_R_yz*j6_c - j6_s*j4_R_yy;
  const double j6_R_zy = j4_R_zy*j6_c + j6_s*j5_R_zz;
  const double j6_R_zz = j5_R_zz*j6_c - j6_s*j4_R_zy;
  const double j6_p_x = j5_p_x + j5_R_xx*j6_px;
  const double j6_p_y = j5_p_y + j5_R_yx*j6_px;
  const double j6_p_z = j5_p_z + j5_R_zx*j6_px;

  /* ---- columns of j1: revolute z, parent base ----------------------------- */
  const double j1_r_z = j1_pz - j1_c_z;
  const double j1_A_nx = j1_Ic_xz*j1_c - j1_Ic_yz*j1_s - j1_r_z*j1_Ic_world_hx;
  const double j1_A_ny = j1_Ic_xz*j1_s + j1_Ic_yz*j1_c - j1_Ic_world_hy*j1_r_z;
  const double j1_A_nz = j1_Ic_zz - (j1_c_x*j1_Ic_world_hx + j1_Ic_world_hy*j1_c_y);

  /* ---- columns of j2: revolute y, parent j1 ------------------------------- */
  const double j2_r_z = j1_pz_plus_j2_pz - j1_c_z;
  const double j2_F_world_fx = j2_R_xx*j2_Ic_hz - j2_Ic_hx*j2_R_xz;
  const double j2_F_world_fy = j2_R_yx*j2_Ic_hz - j2_Ic_hx*j2_R_yz;
  const double j2_A_nx = j2_R_xx*j2_Ic_xy - j1_s*j2_Ic_yy + j2_R_xz*j2_Ic_yz
    + (j2_Rh_x*j1_c_y - j2_r_z*j2_F_world_fy);
  const double j2_A_ny = j2_R_yx*j2_Ic_xy + j1_c*j2_Ic_yy + j2_R_yz*j2_Ic_yz
    + (j2_r_z*j2_F_world_fx - j2_Rh_x*j1_c_x);
  const double j2_A_nz = j2_RI_yz + (j1_c_y*j2_F_world_fx - j1_c_x*j2_F_world_fy);

  /* ---- columns of j3: revolute y, parent j2 ------------------------------- */
  const double j3_r_x = j3_p_x - j1_c_x;
  const double j3_r_y = j3_p_y - j1_c_y;
  const double j3_r_z = j3_p_z - j1_c_z;
  const double j3_F_world_fx = j3_R_xx*j3_Ic_hz - j3_Ic_hx*j3_R_xz;
  const double j3_F_world_fy = j3_R_yx*j3_Ic_hz - j3_Ic_hx*j3_R_yz;
  const double j3_F_world_fz = j3_R_zx*j3_Ic_hz - j3_Ic_hx*j3_R_zz;
  const double j3_A_nx = j3_R_xx*j3_Ic_xy - j1_s*j3_Ic_yy + j3_R_xz*j3_Ic_yz
    - (j3_r_z*j3_F_world_fy - j3_F_world_fz*j3_r_y);
  const double j3_A_ny = j3_R_yx*j3_Ic_xy + j1_c*j3_Ic_yy + j3_R_yz*j3_Ic_yz
    + (j3_r_z*j3_F_world_fx - j3_F_world_fz*j3_r_x);
  const double j3_A_nz = j3_R_zz*j3_Ic_yz + j3_R_zx*j3_Ic_xy
    + (j3_r_x*j3_F_world_fy - j3_r_y*j3_F_world_fx);

  /* ---- columns of j4: revolute x, parent j3 ------------------------------- */
  const double j4_r_x = j4_p_x - j1_c_x;
  const double j4_r_y = j4_p_y - j1_c_y;
  const double j4_r_z = j4_p_z - j1_c_z;
  const double j4_F_world_fx = j4_R_xz*j4_Ic_hy - j4_Ic_hz*j4_R_xy;
  const double j4_F_world_fy = j4_R_yz*j4_Ic_hy - j4_Ic_hz*j4_R_yy;
  const double j4_F_world_fz = j4_R_zz*j4_Ic_hy - j4_Ic_hz*j4_R_zy;
  const double j4_A_nx = j3_R_xx*j4_Ic_xx + j4_R_xy*j4_Ic_xy + j4_R_xz*j4_Ic_xz
    + (j4_r_y*j4_F_world_fz - j4_r_z*j4_F_world_fy);
  const double j4_A_ny = j3_R_yx*j4_Ic_xx + j4_R_yy*j4_Ic_xy + j4_R_yz*j4_Ic_xz
    + (j4_r_z*j4_F_world_fx - j4_r_x*j4_F_world_fz);
  const double j4_A_nz = j4_R_zy*j4_Ic_xy + j3_R_zx*j4_Ic_xx + j4_R_zz*j4_Ic_xz
    + (j4_r_x*j4_F_world_fy - j4_r_y*j4_F_world_fx);

  /* ---- columns of j5: revolute y, parent j4 ------------------------------- */
  const double j5_r_x = j5_p_x - j1_c_x;
  const double j5_r_y = j5_p_y - j1_c_y;
  const double j5_r_z = j5_p_z - j1_c_z;
  const double j5_F_world_fx = j5_R_xx*j5_Ic_hz - j5_h_k8568*j5_R_xz;
  const double j5_F_world_fy = j5_R_yx*j5_Ic_hz - j5_h_k8568*j5_R_yz;
  const double j5_F_world_fz = j5_R_zx*j5_Ic_hz - j5_h_k8568*j5_R_zz;
  const double j5_A_nx = j5_R_xx*j5_Ic_xy + j4_R_xy*j5_Ic_yy + j5_R_xz*j5_Ic_yz
    - (j5_r_z*j5_F_world_fy - j5_F_world_fz*j5_r_y);
  const double j5_A_ny = j5_R_yx*j5_Ic_xy + j4_R_yy*j5_Ic_yy + j5_R_yz*j5_Ic_yz
    + (j5_r_z*j5_F_world_fx - j5_F_world_fz*j5_r_x);
  const double j5_A_nz = j4_R_zy*j5_Ic_yy + j5_R_zx*j5_Ic_xy + j5_R_zz*j5_Ic_yz
    + (j5_r_x*j5_F_world_fy - j5_r_y*j5_F_world_fx);

  /* ---- columns of j6: revolute x, parent j5 ------------------------------- */
  const double j6_r_x = j6_p_x - j1_c_x;
  const double j6_r_y = j6_p_y - j1_c_y;
  const double j6_r_z = j6_p_z - j1_c_z;
  const double j6_F_world_fx = j6_R_xz*flange_hy - flange_hz*j6_R_xy;
  const double j6_F_world_fy = j6_R_yz*flange_hy - flange_hz*j6_R_yy;
  const double j6_F_world_fz = j6_R_zz*flange_hy - flange_hz*j6_R_zy;
  const double j6_A_nx = j5_R_xx*flange_Jxx + j6_R_xy*flange_Jxy + j6_R_xz*flange_Jxz
    + (j6_r_y*j6_F_world_fz - j6_r_z*j6_F_world_fy);
  const double j6_A_ny = j5_R_yx*flange_Jxx + j6_R_yy*flange_Jxy + j6_R_yz*flange_Jxz
    + (j6_r_z*j6_F_world_fx - j6_r_x*j6_F_world_fz);
  const double j6_A_nz = j6_R_zy*flange_Jxy + j5_R_zx*flange_Jxx + j6_R_zz*flange_Jxz
    + (j6_r_x*j6_F_world_fy - j6_r_y*j6_F_world_fx);

  /* ---- A_G and h_G = A_G*v ------------------------------------------------ */
  A[0][ARM6_j1] = -j1_Ic_world_hy;
  A[0][ARM6_j2] = j2_F_world_fx;
  A[0][ARM6_j3] = j3_F_world_fx;
  A[0][ARM6_j4] = j4_F_world_fx;
  A[0][ARM6_j5] = j5_F_world_fx;
  A[0][ARM6_j6] = j6_F_world_fx;
  h[0] = j4_F_world_fx*v[ARM6_j4] + j5_F_world_fx*v[ARM6_j5] + j6_F_world_fx*v[ARM6_j6]
    + j3_F_world_fx*v[ARM6_j3] + j2_F_world_fx*v[ARM6_j2] - j1_Ic_world_hy*v[ARM6_j1];
  A[1][ARM6_j1] = j1_Ic_world_hx;
  A[1][ARM6_j2] = j2_F_world_fy;
  A[1][ARM6_j3] = j3_F_world_fy;
  A[1][ARM6_j4] = j4_F_world_fy;
  A[1][ARM6_j5] = j5_F_world_fy;
  A[1][ARM6_j6] = j6_F_world_fy;
  h[1] = j4_F_world_fy*v[ARM6_j4] + j5_F_world_fy*v[ARM6_j5] + j3_F_world_fy*v[ARM6_j3]
    + j6_F_world_fy*v[ARM6_j6] + j2_F_world_fy*v[ARM6_j2] + j1_Ic_world_hx*v[ARM6_j1];
  A[2][ARM6_j1] = 0.0;
  A[2][ARM6_j2] = -j2_Rh_x;
  A[2][ARM6_j3] = j3_F_world_fz;
  A[2][ARM6_j4] = j4_F_world_fz;
  A[2][ARM6_j5] = j5_F_world_fz;
  A[2][ARM6_j6] = j6_F_world_fz;
  h[2] = j4_F_world_fz*v[ARM6_j4] + j5_F_world_fz*v[ARM6_j5] + j6_F_world_fz*v[ARM6_j6]
    + j3_F_world_fz*v[ARM6_j3] - j2_Rh_x*v[ARM6_j2];
  A[3][ARM6_j1] = j1_A_nx;
  A[3][ARM6_j2] = j2_A_nx;
  A[3][ARM6_j3] = j3_A_nx;
  A[3][ARM6_j4] = j4_A_nx;
  A[3][ARM6_j5] = j5_A_nx;
  A[3][ARM6_j6] = j6_A_nx;
  h[3] = j3_A_nx*v[ARM6_j3] + j4_A_nx*v[ARM6_j4] + j5_A_nx*v[ARM6_j5] + j6_A_nx*v[ARM6_j6]
    + j2_A_nx*v[ARM6_j2] + j1_A_nx*v[ARM6_j1];
  A[4][ARM6_j1] = j1_A_ny;
  A[4][ARM6_j2] = j2_A_ny;
  A[4][ARM6_j3] = j3_A_ny;
  A[4][ARM6_j4] = j4_A_ny;
  A[4][ARM6_j5] = j5_A_ny;
  A[4][ARM6_j6] = j6_A_ny;
  h[4] = j4_A_ny*v[ARM6_j4] + j5_A_ny*v[ARM6_j5] + j6_A_ny*v[ARM6_j6] + j3_A_ny*v[ARM6_j3]
    + j2_A_ny*v[ARM6_j2] + j1_A_ny*v[ARM6_j1];
  A[5][ARM6_j1] = j1_A_nz;
  A[5][ARM6_j2] = j2_A_nz;
  A[5][ARM6_j3] = j3_A_nz;
  A[5][ARM6_j4] = j4_A_nz;
  A[5][ARM6_j5] = j5_A_nz;
  A[5][ARM6_j6] = j6_A_nz;
  h[5] = j3_A_nz*v[ARM6_j3] + j4_A_nz*v[ARM6_j4] + j5_A_nz*v[ARM6_j5] + j6_A_nz*v[ARM6_j6]
    + j2_A_nz*v[ARM6_j2] + j1_A_nz*v[ARM6_j1];
}
