/* arm6_centroidal_bias.c
 * Adotv = dA/dt*v of centroidal's A: dh/dt = A*a + Adotv.
 * World axes, about the centre of mass; linear, then angular.
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"
#include "arm6_numbers.h"

PINION_SCALAR

#include "sincos.h"

void arm6_centroidal_bias(const double q[ARM6_NQ], const double v[ARM6_NV], double Adotv[6])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  enum {
    at_j2, at_j3, at_j4, at_j5, at_j6,
    at_j1
  };
  const double angle[PINION_SINCOS_ROOM(6)] = {
    q[ARM6_j2], q[ARM6_j3], q[ARM6_j4], q[ARM6_j5], q[ARM6_j6],
    q[ARM6_j1]
  };
  double s[PINION_SINCOS_ROOM(6)], c[PINION_SINCOS_ROOM(6)];
  PINION_SINCOS(PINION_SINCOS_ROOM(6), angle, s, c);
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
  const double j1_s = s[at_j1];
  const double j1_c = c[at_j1];

  /* w, dw, dd: angular velocity and acceleration, acceleration of the origin
   * W = [dw]x + [w]x[w]x, from w_xy = w_x*w_y .. and ww_x = w_yy + w_zz ..; a point p has the
   *   acceleration dd + W*p
   * fB = (m*dd + W*h, J*dw + w x J*w + h x dd): the net force on a body
   * F = fB + children's F */

  /* ---- motion of j1: revolute z, parent base ------------------------------ */
  const double j1_w_zz = v[ARM6_j1]*v[ARM6_j1];
  const double j1_fB_fx = -carousel_hx*j1_w_zz;
  const double j1_fB_fy = -carousel_hy*j1_w_zz;
  const double j1_fB_nx = -carousel_Jyz*j1_w_zz;
  const double j1_fB_ny = carousel_Jxz*j1_w_zz;

  /* ---- motion of j2: revolute y, parent j1 -------------------------------- */
  const double j2_w_x = -j2_s*v[ARM6_j1];
  const double j2_w_z = v[ARM6_j1]*j2_c;
  const double j2_w_yy = v[ARM6_j2]*v[ARM6_j2];
  const double j2_dw_x = -j2_w_z*v[ARM6_j2];
  const double j2_dw_z = j2_w_x*v[ARM6_j2];
  const double j2_w_xx = j2_w_x*j2_w_x;
  const double j2_w_xz = j2_w_x*j2_w_z;
  const double j2_w_zz = j2_w_z*j2_w_z;
  const double j2_ww_z = j2_w_xx + j2_w_yy;
  const double j2_fB_fx = j2_w_xz*upper_arm_hz - (j2_w_yy + j2_w_zz)*upper_arm_hx;
  const double j2_fB_fy = -((j2_w_xx + j2_w_zz)*upper_arm_hy - upper_arm_2hx*j2_dw_z)
    - upper_arm_2hz*j2_dw_x;
  const double j2_fB_fz = j2_w_xz*upper_arm_hx - j2_ww_z*upper_arm_hz;
  const double j2_fB_nx = j2_dw_x*upper_arm_Jxx - upper_arm_Jzz_Jyy*j2_dw_x
    + upper_arm_Jyz*(j2_w_yy - j2_w_zz) + (upper_arm_2Jxz*j2_dw_z - j2_w_xz*upper_arm_Jxy);
  const double j2_fB_ny = upper_arm_Jxz*(j2_w_zz - j2_w_xx) + j2_w_xz*upper_arm_Jxx_Jzz;
  const double j2_fB_nz = upper_arm_Jxy*(j2_w_xx - j2_w_yy)
    + (j2_dw_z*upper_arm_Jzz + j2_dw_z*upper_arm_Jyy_Jxx)
    + (j2_w_xz*upper_arm_Jyz + upper_arm_2Jxz*j2_dw_x);

  /* ---- motion of j3: revolute y, parent j2 -------------------------------- */
  const double j3_w_x = j2_w_x*j3_c - j3_s*j2_w_z;
  const double j3_w_y = v[ARM6_j2] + v[ARM6_j3];
  const double j3_w_z = j2_w_z*j3_c + j3_s*j2_w_x;
  const double j3_dd_j2_x = j2_w_xz*j3_pz;
  const double j3_dd_j2_z = -j3_pz*j2_ww_z;
  const double j3_dd_x = j3_dd_j2_x*j3_c - j3_s*j3_dd_j2_z;
  const double j3_dd_y = -j3_2pz*j2_dw_x;
  const double j3_dd_z = j3_dd_j2_z*j3_c + j3_s*j3_dd_j2_x;
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
  const double j3_fB_fz = j3_W_zy*elbow_hy + j3_w_xz*elbow_hx - j3_ww_z*elbow_hz + j3_dd_z*elbow_m;
  const double j3_fB_nx = elbow_Jxx*j3_dw_x + elbow_Jzz_Jyy*j3_w_yz + elbow_Jyz*(j3_w_yy - j3_w_zz)
    + (j3_W_yx*elbow_Jxz - j3_w_xz*elbow_Jxy) + (j3_dd_z*elbow_hy + j3_2hzpz*j2_dw_x);
  const double j3_fB_ny = elbow_Jxz*(j3_w_zz - j3_w_xx) + j3_w_xz*elbow_Jxx_Jzz
    + (elbow_Jxy*j3_W_zy - elbow_Jyz*j3_W_xy) + (elbow_hz*j3_dd_x - j3_dd_z*elbow_hx);
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
  const double j4_fB_fz = j4_W_zx*forearm_hx + j4_W_zy*forearm_hy - (j4_w_xx + j4_w_yy)*forearm_hz
    + j4_dd_z*forearm_m;
  const double j4_fB_nx = forearm_Jxx*j3_dw_x + forearm_Jzz_Jyy*j4_w_yz
    + forearm_Jyz*(j4_w_yy - j4_w_zz) + (forearm_Jxz*j4_W_yx - forearm_Jxy*j4_W_zx)
    - (forearm_hz*j4_dd_y - j4_dd_z*forearm_hy);
  const double j4_fB_ny = forearm_Jyy*j4_dw_y + forearm_Jxx_Jzz*j4_w_xz
    + forearm_Jxz*(j4_w_zz - j4_w_xx) + (forearm_Jxy*j4_W_zy - forearm_Jyz*j4_W_xy)
    + (forearm_hz*j4_dd_x - j4_dd_z*forearm_hx);
  const double j4_fB_nz = forearm_Jyy_Jxx*j4_w_xy + j4_dw_z*forearm_Jzz
    + forearm_Jxy*(j4_w_xx - j4_w_yy) + (forearm_Jyz*j4_W_xz - forearm_Jxz*j4_W_yz)
    + (forearm_hx*j4_dd_y - forearm_hy*j4_dd_x);

  /* ---- motion of j5: revolute y, parent j4 -------------------------------- */
  const double j5_w_x = j4_w_x*j5_c - j5_s*j4_w_z;
  const double j5_w_y = j4_w_y + v[ARM6_j5];
  const double j5_w_z = j4_w_z*j5_c + j5_s*j4_w_x;
  const double j5_dd_j4_x = j4_dd_x - j4_ww_x*j5_px;
  const double j5_dd_j4_z = j4_W_zx*j5_px + j4_dd_z;
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

  /* ---- force on j6: revolute x, parent j5 --------------------------------- */
  const double j6_Rf_y = j6_fB_fy*j6_c - j6_fB_fz*j6_s;
  const double j6_Rf_z = j6_fB_fy*j6_s + j6_fB_fz*j6_c;

  /* ---- force on j5: revolute y, parent j4 --------------------------------- */
  const double j5_F_fx = j5_fB_fx + j6_fB_fx;
  const double j5_F_fy = j5_fB_fy + j6_Rf_y;
  const double j5_F_fz = j5_fB_fz + j6_Rf_z;
  const double j5_F_nx = j5_fB_nx + j6_fB_nx;
  const double j5_F_ny = j5_fB_ny + (j6_fB_ny*j6_c - j6_fB_nz*j6_s - j6_px*j6_Rf_z);
  const double j5_F_nz = j5_fB_nz + (j6_fB_ny*j6_s + j6_fB_nz*j6_c + j6_px*j6_Rf_y);
  const double j5_Rf_z = j5_F_fz*j5_c - j5_F_fx*j5_s;

  /* ---- force on j4: revolute x, parent j3 --------------------------------- */
  const double j4_F_fx = j4_fB_fx + (j5_F_fz*j5_s + j5_F_fx*j5_c);
  const double j4_F_fy = j4_fB_fy + j5_F_fy;
  const double j4_F_fz = j4_fB_fz + j5_Rf_z;
  const double j4_F_nx = j4_fB_nx + (j5_F_nz*j5_s + j5_F_nx*j5_c);
  const double j4_F_ny = j4_fB_ny + (j5_F_ny - j5_px*j5_Rf_z);
  const double j4_F_nz = j4_fB_nz + j5_px*j5_F_fy - j5_F_nx*j5_s + j5_F_nz*j5_c;
  const double j4_Rf_y = j4_F_fy*j4_c - j4_F_fz*j4_s;
  const double j4_Rf_z = j4_F_fy*j4_s + j4_F_fz*j4_c;

  /* ---- force on j3: revolute y, parent j2 --------------------------------- */
  const double j3_F_fx = j3_fB_fx + j4_F_fx;
  const double j3_F_fy = j3_fB_fy + j4_Rf_y;
  const double j3_F_fz = j3_fB_fz + j4_Rf_z;
  const double j3_F_nx = j3_fB_nx + (j4_F_nx - j4_pz*j4_Rf_y);
  const double j3_F_ny = j3_fB_ny + (j4_F_ny*j4_c - j4_F_nz*j4_s + (j4_pz*j4_F_fx - j4_px*j4_Rf_z));
  const double j3_F_nz = j3_fB_nz + (j4_F_ny*j4_s + j4_F_nz*j4_c + j4_px*j4_Rf_y);
  const double j3_Rf_x = j3_F_fz*j3_s + j3_F_fx*j3_c;

  /* ---- force on j2: revolute y, parent j1 --------------------------------- */
  const double j2_F_fx = j3_Rf_x + j2_fB_fx;
  const double j2_F_fy = j2_fB_fy + j3_F_fy;
  const double j2_F_fz = j3_F_fz*j3_c - j3_F_fx*j3_s + j2_fB_fz;
  const double j2_F_nx = j2_fB_nx - j3_pz*j3_F_fy + j3_F_nx*j3_c + j3_F_nz*j3_s;
  const double j2_F_ny = j2_fB_ny + (j3_F_ny + j3_pz*j3_Rf_x);
  const double j2_F_nz = j2_fB_nz + (j3_F_nz*j3_c - j3_F_nx*j3_s);
  const double j1_F_fz = j2_F_fz*j2_c - j2_F_fx*j2_s;
  const double j1_F_nz = j2_F_nz*j2_c - j2_F_nx*j2_s;
  const double j2_Rf_x = j2_F_fz*j2_s + j2_F_fx*j2_c;

  /* ---- force on j1: revolute z, parent base ------------------------------- */
  const double j1_F_fx = j2_Rf_x + j1_fB_fx;
  const double j1_F_fy = j2_F_fy + j1_fB_fy;
  const double j1_F_nx = j2_F_nx*j2_c - (j2_pz*j2_F_fy - j1_fB_nx) + j2_F_nz*j2_s;
  const double j1_F_ny = j1_fB_ny + (j2_F_ny + j2_pz*j2_Rf_x);
  const double all_F_world_fx = j1_F_fx*j1_c - j1_F_fy*j1_s;
  const double all_F_world_fy = j1_F_fx*j1_s + j1_F_fy*j1_c;

  /* Ic = I + children's Ic in the body's frame; Ic_h = m*c */

  /* ---- first moment of j5: revolute y, parent j4 -------------------------- */
  const double j5_Ic_hy = wrist_hy + (flange_hy*j6_c - flange_hz*j6_s);
  const double j5_Ic_hz = wrist_hz + (flange_hy*j6_s + flange_hz*j6_c);

  /* ---- first moment of j4: revolute x, parent j3 -------------------------- */
  const double j4_Ic_hx = forearm_hx + j5_Ic_mpx + j5_h_k8568*j5_c + j5_Ic_hz*j5_s;
  const double j4_Ic_hy = forearm_hy + j5_Ic_hy;
  const double j4_Ic_hz = forearm_hz + (j5_Ic_hz*j5_c - j5_h_k8568*j5_s);

  /* ---- first moment of j3: revolute y, parent j2 -------------------------- */
  const double j3_Ic_hx = elbow_hx + (j4_Ic_hx + j4_Ic_mpx);
  const double j3_Ic_hy = elbow_hy + (j4_Ic_hy*j4_c - j4_Ic_hz*j4_s);
  const double j3_Ic_hz = elbow_hz + (j4_Ic_hy*j4_s + j4_Ic_hz*j4_c + j4_Ic_mpz);

  /* ---- first moment of j2: revolute y, parent j1 -------------------------- */
  const double j2_Ic_hx = upper_arm_hx + (j3_Ic_hz*j3_s + j3_Ic_hx*j3_c);
  const double j2_Ic_hy = upper_arm_hy + j3_Ic_hy;
  const double j2_Ic_hz = upper_arm_hz + j3_Ic_mpz - j3_Ic_hx*j3_s + j3_Ic_hz*j3_c;

  /* ---- first moment of j1: revolute z, parent base ------------------------ */
  const double j1_Ic_hx = carousel_hx + (j2_Ic_hz*j2_s + j2_Ic_hx*j2_c);
  const double j1_Ic_hy = carousel_hy + j2_Ic_hy;
  const double j1_Ic_hz = carousel_hz + (j2_Ic_hz*j2_c - j2_Ic_hx*j2_s + j2_Ic_mpz);
  const double j1_Ic_world_hx = j1_Ic_hx*j1_c - j1_Ic_hy*j1_s;
  const double j1_Ic_world_hy = j1_Ic_hx*j1_s + j1_Ic_hy*j1_c;
  const double j1_Ic_world_hz = j1_Ic_hz + total_mass_j1_pz;

  /* ---- about the centre of mass ------------------------------------------- */
  const double j1_c_x = per_mass*j1_Ic_world_hx;
  const double j1_c_y = per_mass*j1_Ic_world_hy;
  const double j1_c_z = per_mass*j1_Ic_world_hz;
  Adotv[0] = all_F_world_fx;
  Adotv[3] = j1_F_nx*j1_c - j1_F_ny*j1_s - j1_pz*all_F_world_fy
    - (j1_c_y*j1_F_fz - j1_c_z*all_F_world_fy);
  Adotv[1] = all_F_world_fy;
  Adotv[4] = j1_F_nx*j1_s + j1_F_ny*j1_c + j1_pz*all_F_world_fx
    - (j1_c_z*all_F_world_fx - j1_c_x*j1_F_fz);
  Adotv[2] = j1_F_fz;
  Adotv[5] = j1_F_nz - (j1_c_x*all_F_world_fy - j1_c_y*all_F_world_fx);
}
