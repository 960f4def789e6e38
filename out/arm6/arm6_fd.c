/* arm6_fd.c
 * a = H^-1 (tau - C): forward dynamics.
 * By bias, crba, L'DL and solve.
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"
#include "arm6_numbers.h"

PINION_SCALAR

#include "sincos.h"

int arm6_fd(const double q[ARM6_NQ], const double v[ARM6_NV], const double tau[ARM6_NV],
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
   * F = fB + children's F; tau = S'*F */

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

  /* ---- force on j6: revolute x, parent j5 --------------------------------- */
  /* F to j5 */
  const double j6_F_j5_fy = j6_fB_fy*j6_c - j6_fB_fz*j6_s;
  const double j6_F_j5_fz = j6_fB_fy*j6_s + j6_fB_fz*j6_c;
  const double j6_F_j5_ny = j6_fB_ny*j6_c - j6_fB_nz*j6_s - j6_px*j6_F_j5_fz;
  const double j6_F_j5_nz = j6_fB_ny*j6_s + j6_fB_nz*j6_c + j6_px*j6_F_j5_fy;

  /* ---- force on j5: revolute y, parent j4 --------------------------------- */
  const double j5_F_fx = j5_fB_fx + j6_fB_fx;
  const double j5_F_fy = j5_fB_fy + j6_F_j5_fy;
  const double j5_F_fz = j5_fB_fz + j6_F_j5_fz;
  const double j5_F_nx = j5_fB_nx + j6_fB_nx;
  const double j5_F_ny = j5_fB_ny + j6_F_j5_ny;
  const double j5_F_nz = j5_fB_nz + j6_F_j5_nz;

  /* F to j4 */
  const double j5_F_j4_fx = j5_F_fz*j5_s + j5_F_fx*j5_c;
  const double j5_F_j4_fz = j5_F_fz*j5_c - j5_F_fx*j5_s;
  const double j5_F_j4_nx = j5_F_nz*j5_s + j5_F_nx*j5_c;
  const double j5_F_j4_nz = j5_F_nz*j5_c - j5_F_nx*j5_s + j5_px*j5_F_fy;
  const double j5_F_j4_ny = j5_F_ny - j5_px*j5_F_j4_fz;

  /* ---- force on j4: revolute x, parent j3 --------------------------------- */
  const double j4_F_fx = j4_fB_fx + j5_F_j4_fx;
  const double j4_F_fy = j4_fB_fy + j5_F_fy;
  const double j4_F_fz = j4_fB_fz + j5_F_j4_fz;
  const double j4_F_nx = j4_fB_nx + j5_F_j4_nx;
  const double j4_F_ny = j4_fB_ny + j5_F_j4_ny;
  const double j4_F_nz = j4_fB_nz + j5_F_j4_nz;

  /* F to j3 */
  const double j4_F_j3_fy = j4_F_fy*j4_c - j4_F_fz*j4_s;
  const double j4_F_j3_fz = j4_F_fy*j4_s + j4_F_fz*j4_c;
  const double j4_F_j3_nx = j4_F_nx - j4_pz*j4_F_j3_fy;
  const double j4_F_j3_ny = j4_F_ny*j4_c - j4_F_nz*j4_s + (j4_pz*j4_F_fx - j4_px*j4_F_j3_fz);
  const double j4_F_j3_nz = j4_F_ny*j4_s + j4_F_nz*j4_c + j4_px*j4_F_j3_fy;

  /* ---- force on j3: revolute y, parent j2 --------------------------------- */
  const double j3_F_fx = j3_fB_fx + j4_F_fx;
  const double j3_F_fy = j3_fB_fy + j4_F_j3_fy;
  const double j3_F_fz = j3_fB_fz + j4_F_j3_fz;
  const double j3_F_nx = j3_fB_nx + j4_F_j3_nx;
  const double j3_F_ny = j3_fB_ny + j4_F_j3_ny;
  const double j3_F_nz = j3_fB_nz + j4_F_j3_nz;

  /* F to j2: only fx, nx, ny, nz are computed */
  const double j3_F_j2_fx = j3_F_fz*j3_s + j3_F_fx*j3_c;
  const double j3_F_j2_nx = j3_F_nz*j3_s + j3_F_nx*j3_c - j3_pz*j3_F_fy;
  const double j3_F_j2_nz = j3_F_nz*j3_c - j3_F_nx*j3_s;
  const double j3_F_j2_ny = j3_F_ny + j3_pz*j3_F_j2_fx;

  /* ---- force on j2: revolute y, parent j1 --------------------------------- */
  /* of F only nx, ny, nz are live */
  const double j2_F_nx = j2_fB_nx + j3_F_j2_nx;
  const double j2_F_ny = j2_fB_ny + j3_F_j2_ny;
  const double j2_F_nz = j2_fB_nz + j3_F_j2_nz;

  /* F to j1: only nz is live */
  const double j2_F_j1_nz = j2_F_nz*j2_c - j2_F_nx*j2_s;

  /* ---- tau - C ------------------------------------------------------------ */
  const double j6_u = tau[ARM6_j6] - j6_fB_nx;

  /* Ic = I + children's Ic; F = Ic*S, carried up the tree; H = S'*F */

  /* ---- j6: revolute x, parent j5 ------------------------------------------ */
  /* F to j5 */
  const double j6_F_j5_fy_2 = -flange_hz*j6_c - flange_hy*j6_s;
  const double j6_F_j5_fz_2 = flange_hy*j6_c - flange_hz*j6_s;
  const double j6_F_j5_ny_2 = flange_Jxy*j6_c - flange_Jxz*j6_s - j6_px*j6_F_j5_fz_2;
  const double j6_F_j5_nz_2 = flange_Jxy*j6_s + flange_Jxz*j6_c + j6_F_j5_fy_2*j6_px;

  /* F to j4 */
  const double j6_F_j4_fx = j6_F_j5_fz_2*j5_s;
  const double j6_F_j4_fz = j6_F_j5_fz_2*j5_c;
  const double j6_F_j4_nx = j6_F_j5_nz_2*j5_s + flange_Jxx*j5_c;
  const double j6_F_j4_nz = j6_F_j5_nz_2*j5_c - flange_Jxx*j5_s + j6_F_j5_fy_2*j5_px;
  const double j6_F_j4_ny = j6_F_j5_ny_2 - j5_px*j6_F_j4_fz;

  /* F to j3 */
  const double j6_F_j3_fy = j6_F_j5_fy_2*j4_c - j6_F_j4_fz*j4_s;
  const double j6_F_j3_fz = j6_F_j4_fz*j4_c + j6_F_j5_fy_2*j4_s;
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
  const double j5_Ic_hy = wrist_hy + j6_F_j5_fz_2;
  const double j5_Ic_hz = wrist_hz - j6_F_j5_fy_2;
  const double j5_Ic_xy = wrist_Jxy + j6_F_j5_ny_2;
  const double j5_Ic_xz = wrist_Jxz + j6_F_j5_nz_2;
  const double j5_Ic_yy = wrist_Jyy + j6_Ic_j5_yy;
  const double j5_Ic_yz = wrist_Jyz + j6_Ic_j5_yz;
  const double j5_Ic_zz = wrist_Jzz + j6_Ic_j5_zz;

  /* F to j4 */
  const double j5_F_j4_fx_2 = j5_Ic_hz*j5_c - j5_h_k8568*j5_s;
  const double j5_F_j4_fz_2 = -j5_h_k8568*j5_c - j5_Ic_hz*j5_s;
  const double j5_F_j4_nx_2 = j5_Ic_yz*j5_s + j5_Ic_xy*j5_c;
  const double j5_F_j4_nz_2 = j5_Ic_yz*j5_c - j5_Ic_xy*j5_s;
  const double j5_F_j4_ny_2 = j5_Ic_yy - j5_F_j4_fz_2*j5_px;

  /* F to j3 */
  const double j5_F_j3_fy = -j5_F_j4_fz_2*j4_s;
  const double j5_F_j3_fz = j5_F_j4_fz_2*j4_c;
  const double j5_F_j3_nx = j5_F_j4_nx_2 - j4_pz*j5_F_j3_fy;
  const double j5_F_j3_ny = j5_F_j4_ny_2*j4_c - j5_F_j4_nz_2*j4_s
    + (j4_pz*j5_F_j4_fx_2 - j5_F_j3_fz*j4_px);
  const double j5_F_j3_nz = j5_F_j4_ny_2*j4_s + j5_F_j4_nz_2*j4_c + j4_px*j5_F_j3_fy;

  /* F to j2: only fx, nx, ny, nz are computed */
  const double j5_F_j2_fx = j5_F_j4_fx_2*j3_c + j5_F_j3_fz*j3_s;
  const double j5_F_j2_nx = j5_F_j3_nz*j3_s + j5_F_j3_nx*j3_c - j3_pz*j5_F_j3_fy;
  const double j5_F_j2_nz = j5_F_j3_nz*j3_c - j5_F_j3_nx*j3_s;
  const double j5_F_j2_ny = j5_F_j3_ny + j3_pz*j5_F_j2_fx;

  /* F to j1: only nz is computed */
  const double j5_F_j1_nz = j5_F_j2_nz*j2_c - j5_F_j2_nx*j2_s;

  /* Ic to j4 */
  const double j5_ui = (j5_Ic_zz - wrist_Jxx_plus_flange_Jxx)*j5_s + j5_Ic_xz*(2.0*j5_c);
  const double j5_uis = j5_ui*j5_s;
  const double j5_Ic_j4_hx = j5_Ic_mpx - j5_F_j4_fz_2;
  const double j5_Ic_j4_xx = wrist_Jxx_plus_flange_Jxx + j5_uis;
  const double j5_Ic_j4_xy = j5_F_j4_nx_2 - j5_px*j5_Ic_hy;
  const double j5_Ic_j4_xz = j5_ui*j5_c - j5_Ic_xz - j5_px*j5_F_j4_fx_2;
  const double j5_e_x = j5_Ic_mpxpx - j5_2px*j5_F_j4_fz_2;
  const double j5_Ic_j4_yy = j5_Ic_yy + j5_e_x;
  const double j5_Ic_j4_zz = j5_Ic_zz - j5_uis + j5_e_x;

  /* ---- j4: revolute x, parent j3 ------------------------------------------ */
  const double j4_Ic_hx = forearm_hx + j5_Ic_j4_hx;
  const double j4_Ic_hy = forearm_hy + j5_Ic_hy;
  const double j4_Ic_hz = forearm_hz + j5_F_j4_fx_2;
  const double j4_Ic_xx = forearm_Jxx + j5_Ic_j4_xx;
  const double j4_Ic_xy = forearm_Jxy + j5_Ic_j4_xy;
  const double j4_Ic_xz = forearm_Jxz + j5_Ic_j4_xz;
  const double j4_Ic_yy = forearm_Jyy + j5_Ic_j4_yy;
  const double j4_Ic_yz = forearm_Jyz + j5_F_j4_nz_2;
  const double j4_Ic_zz = forearm_Jzz + j5_Ic_j4_zz;

  /* F to j3 */
  const double j4_F_j3_fy_2 = -j4_Ic_hz*j4_c - j4_Ic_hy*j4_s;
  const double j4_F_j3_fz_2 = j4_Ic_hy*j4_c - j4_Ic_hz*j4_s;
  const double j4_Rn_z = j4_Ic_xy*j4_s + j4_Ic_xz*j4_c;
  const double j4_F_j3_nx_2 = j4_Ic_xx - j4_F_j3_fy_2*j4_pz;
  const double j4_F_j3_ny_2 = j4_Ic_xy*j4_c - j4_Ic_xz*j4_s - j4_px*j4_F_j3_fz_2;
  const double j4_F_j3_nz_2 = j4_Rn_z + j4_F_j3_fy_2*j4_px;

  /* F to j2: only fx, nx, ny, nz are computed */
  const double j4_F_j2_fx = j4_F_j3_fz_2*j3_s;
  const double j4_F_j2_nx = j4_F_j3_nz_2*j3_s + j4_F_j3_nx_2*j3_c - j4_F_j3_fy_2*j3_pz;
  const double j4_F_j2_nz = j4_F_j3_nz_2*j3_c - j4_F_j3_nx_2*j3_s;
  const double j4_F_j2_ny = j4_F_j3_ny_2 + j3_pz*j4_F_j2_fx;

  /* F to j1: only nz is computed */
  const double j4_F_j1_nz = j4_F_j2_nz*j2_c - j4_F_j2_nx*j2_s;

  /* Ic to j3 */
  const double j4_ui = (j4_Ic_yy - j4_Ic_zz)*j4_s + j4_Ic_yz*(2.0*j4_c);
  const double j4_uis = j4_ui*j4_s;
  const double j4_Ic_j3_hx = j4_Ic_hx + j4_Ic_mpx;
  const double j4_Ic_j3_hz = j4_Ic_mpz - j4_F_j3_fy_2;
  const double j4_Ic_j3_yz = j4_ui*j4_c - j4_Ic_yz - j4_pz*j4_F_j3_fz_2;
  const double j4_e_x = j4_2px*j4_Ic_hx + j4_Ic_mpxpx;
  const double j4_e_z = j4_Ic_mpzpz - j4_2pz*j4_F_j3_fy_2;
  const double j4_Ic_j3_xx = j4_Ic_xx + j4_e_z;
  const double j4_Ic_j3_xz = j4_Rn_z - (j4_px*j4_Ic_j3_hz + j4_pz*j4_Ic_hx);
  const double j4_Ic_j3_yy = j4_Ic_yy - j4_uis + (j4_e_x + j4_e_z);
  const double j4_Ic_j3_zz = j4_Ic_zz + j4_uis + j4_e_x;

  /* ---- j3: revolute y, parent j2 ------------------------------------------ */
  const double j3_Ic_hx = elbow_hx + j4_Ic_j3_hx;
  const double j3_Ic_hy = elbow_hy + j4_F_j3_fz_2;
  const double j3_Ic_hz = elbow_hz + j4_Ic_j3_hz;
  const double j3_Ic_xx = elbow_Jxx + j4_Ic_j3_xx;
  const double j3_Ic_xy = elbow_Jxy + j4_F_j3_ny_2;
  const double j3_Ic_xz = elbow_Jxz + j4_Ic_j3_xz;
  const double j3_Ic_yy = elbow_Jyy + j4_Ic_j3_yy;
  const double j3_Ic_yz = elbow_Jyz + j4_Ic_j3_yz;
  const double j3_Ic_zz = elbow_Jzz + j4_Ic_j3_zz;

  /* F to j2 */
  const double j3_F_j2_fx_2 = j3_Ic_hz*j3_c - j3_Ic_hx*j3_s;
  const double j3_F_j2_fz = -j3_Ic_hx*j3_c - j3_Ic_hz*j3_s;
  const double j3_F_j2_nx_2 = j3_Ic_yz*j3_s + j3_Ic_xy*j3_c;
  const double j3_F_j2_nz_2 = j3_Ic_yz*j3_c - j3_Ic_xy*j3_s;
  const double j3_F_j2_ny_2 = j3_Ic_yy + j3_pz*j3_F_j2_fx_2;

  /* F to j1: only nz is live */
  const double j3_F_j1_nz = j3_F_j2_nz_2*j2_c - j3_F_j2_nx_2*j2_s;

  /* Ic to j2: only xx, xz, yy, yz, zz are computed */
  const double j3_ui = (j3_Ic_zz - j3_Ic_xx)*j3_s + j3_Ic_xz*(2.0*j3_c);
  const double j3_uis = j3_ui*j3_s;
  const double j3_Ic_j2_xz = j3_ui*j3_c - j3_Ic_xz + j3_pz*j3_F_j2_fz;
  const double j3_Ic_j2_yz = j3_F_j2_nz_2 - j3_pz*j3_Ic_hy;
  const double j3_Ic_j2_zz = j3_Ic_zz - j3_uis;
  const double j3_e_z = j3_2pz*j3_F_j2_fx_2 + j3_Ic_mpzpz;
  const double j3_Ic_j2_xx = j3_Ic_xx + j3_uis + j3_e_z;
  const double j3_Ic_j2_yy = j3_Ic_yy + j3_e_z;

  /* ---- j2: revolute y, parent j1 ------------------------------------------ */
  /* of Ic only xx, xy, xz, yy, yz, zz are live */
  const double j2_Ic_xx = upper_arm_Jxx + j3_Ic_j2_xx;
  const double j2_Ic_xy = upper_arm_Jxy + j3_F_j2_nx_2;
  const double j2_Ic_xz = upper_arm_Jxz + j3_Ic_j2_xz;
  const double j2_Ic_yy = upper_arm_Jyy + j3_Ic_j2_yy;
  const double j2_Ic_yz = upper_arm_Jyz + j3_Ic_j2_yz;
  const double j2_Ic_zz = upper_arm_Jzz + j3_Ic_j2_zz;

  /* F to j1: only nz is live */
  const double j2_F_j1_nz_2 = j2_Ic_yz*j2_c - j2_Ic_xy*j2_s;

  /* Ic to j1: only zz is live */
  const double j2_Ic_j1_zz = j2_Ic_zz - ((j2_Ic_zz - j2_Ic_xx)*j2_s + j2_Ic_xz*(2.0*j2_c))*j2_s;

  /* ---- j1: revolute z, parent base ---------------------------------------- */
  /* of Ic only zz is live */
  const double j1_Ic_zz = carousel_Jzz + j2_Ic_j1_zz;

  /* ---- L, D: j6 ----------------------------------------------------------- */
  /* ancestors: j1, j2, j3, j4, j5 */
  const double j6_L_j5 = j6_F_j5_ny_2*flange_per_Jxx;
  const double j6_L_j4 = j6_F_j4_nx*flange_per_Jxx;
  const double j6_L_j3 = j6_F_j3_ny*flange_per_Jxx;
  const double j6_L_j2 = j6_F_j2_ny*flange_per_Jxx;
  const double j6_L_j1 = j6_F_j1_nz*flange_per_Jxx;

  /* ---- L, D: j5 ----------------------------------------------------------- */
  /* ancestors: j1, j2, j3, j4 */
  const double j5_D = j5_Ic_yy - j6_L_j5*j6_F_j5_ny_2;
  const double j5_U_j1 = j5_F_j1_nz - j6_L_j5*j6_F_j1_nz;
  const double j5_U_j2 = j5_F_j2_ny - j6_L_j5*j6_F_j2_ny;
  const double j5_U_j3 = j5_F_j3_ny - j6_L_j5*j6_F_j3_ny;
  const double j5_U_j4 = j5_F_j4_nx_2 - j6_L_j5*j6_F_j4_nx;
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
  const double j4_U_j3 = j4_F_j3_ny_2 - j6_L_j4*j6_F_j3_ny - j5_L_j4*j5_U_j3;
  const double j4_Dinv = 1.0/j4_D;
  const double j4_L_j3 = j4_U_j3*j4_Dinv;
  const double j4_L_j2 = j4_U_j2*j4_Dinv;
  const double j4_L_j1 = j4_U_j1*j4_Dinv;

  /* ---- L, D: j3 ----------------------------------------------------------- */
  /* ancestors: j1, j2 */
  const double j3_D = j3_Ic_yy - j6_L_j3*j6_F_j3_ny - j5_L_j3*j5_U_j3 - j4_L_j3*j4_U_j3;
  const double j3_U_j1 = j3_F_j1_nz - j6_L_j3*j6_F_j1_nz - j5_L_j3*j5_U_j1 - j4_L_j3*j4_U_j1;
  const double j3_U_j2 = j3_F_j2_ny_2 - j6_L_j3*j6_F_j2_ny - j5_L_j3*j5_U_j2 - j4_L_j3*j4_U_j2;
  const double j3_Dinv = 1.0/j3_D;
  const double j3_L_j2 = j3_U_j2*j3_Dinv;
  const double j3_L_j1 = j3_U_j1*j3_Dinv;

  /* ---- L, D: j2 ----------------------------------------------------------- */
  /* ancestors: j1 */
  const double j2_D = j2_Ic_yy - j6_L_j2*j6_F_j2_ny - j5_L_j2*j5_U_j2 - j4_L_j2*j4_U_j2
    - j3_L_j2*j3_U_j2;
  const double j2_U_j1 = j2_F_j1_nz_2 - j6_L_j2*j6_F_j1_nz - j5_L_j2*j5_U_j1 - j4_L_j2*j4_U_j1
    - j3_L_j2*j3_U_j1;
  const double j2_L_j1 = j2_U_j1/j2_D;

  /* ---- L, D: j1 ----------------------------------------------------------- */
  /* no ancestors */
  const double j1_D = j1_Ic_zz
    - (j6_L_j1*j6_F_j1_nz + j5_L_j1*j5_U_j1 + j4_L_j1*j4_U_j1 + j3_L_j1*j3_U_j1) - j2_L_j1*j2_U_j1;

  /* ---- L^-T: j5 ----------------------------------------------------------- */
  const double j5_u = tau[ARM6_j5] - j5_F_ny - j6_u*j6_L_j5;

  /* ---- L^-T: j4 ----------------------------------------------------------- */
  const double j4_u = tau[ARM6_j4] - j4_F_nx - j6_u*j6_L_j4 - j5_u*j5_L_j4;

  /* ---- L^-T: j3 ----------------------------------------------------------- */
  const double j3_u = tau[ARM6_j3] - j3_F_ny - j6_u*j6_L_j3 - j5_u*j5_L_j3 - j4_u*j4_L_j3;

  /* ---- L^-T: j2 ----------------------------------------------------------- */
  const double j2_u = tau[ARM6_j2] - j2_F_ny - j6_u*j6_L_j2 - j5_u*j5_L_j2 - j4_u*j4_L_j2
    - j3_u*j3_L_j2;

  /* ---- L^-T: j1 ----------------------------------------------------------- */
  const double j1_u = tau[ARM6_j1] - j6_u*j6_L_j1 - j5_u*j5_L_j1 - j4_u*j4_L_j1 - j2_F_j1_nz
    - j3_u*j3_L_j1 - j2_u*j2_L_j1;

  /* ---- D^-1, L^-1: j1 ----------------------------------------------------- */
  const double j1_a = j1_u/j1_D;
  a[ARM6_j1] = j1_a;

  /* ---- D^-1, L^-1: j2 ----------------------------------------------------- */
  const double j2_a = j2_u/j2_D - j2_L_j1*j1_a;
  a[ARM6_j2] = j2_a;

  /* ---- D^-1, L^-1: j3 ----------------------------------------------------- */
  const double j3_a = j3_u/j3_D - j3_L_j2*j2_a - j3_L_j1*j1_a;
  a[ARM6_j3] = j3_a;

  /* ---- D^-1, L^-1: j4 ----------------------------------------------------- */
  const double j4_a = j4_u/j4_D - j4_L_j3*j3_a - j4_L_j2*j2_a - j4_L_j1*j1_a;
  a[ARM6_j4] = j4_a;

  /* ---- D^-1, L^-1: j5 ----------------------------------------------------- */
  const double j5_a = j5_u/j5_D - j5_L_j1*j1_a - j5_L_j2*j2_a - j5_L_j3*j3_a - j5_L_j4*j4_a;
  a[ARM6_j5] = j5_a;

  /* ---- D^-1, L^-1: j6 ----------------------------------------------------- */
  const double j6_a = j6_u/flange_Jxx - j6_L_j1*j1_a - j6_L_j2*j2_a - j6_L_j3*j3_a - j6_L_j4*j4_a
    - j6_L_j5*j5_a;
  a[ARM6_j6] = j6_a;

  if (!(flange_Jxx > 0.0)) return 1 + ARM6_j6;
  if (!(j5_D > 0.0)) return 1 + ARM6_j5;
  if (!(j4_D > 0.0)) return 1 + ARM6_j4;
  if (!(j3_D > 0.0)) return 1 + ARM6_j3;
  if (!(j2_D > 0.0)) return 1 + ARM6_j2;
  if (!(j1_D > 0.0)) return 1 + ARM6_j1;
  return 0;
}
