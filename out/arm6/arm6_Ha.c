/* arm6_Ha.c
 * tau = H*a without H: differential inverse dynamics (table 6.1).
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"
#include "arm6_numbers.h"

PINION_SCALAR

#include "sincos.h"

void arm6_Ha(const double q[ARM6_NQ], const double a[ARM6_NV], double tau[ARM6_NV])
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

  /* dw, dd: angular acceleration, acceleration of the origin; a point p has dd + dw x p
   * fB = (m*dd + dw x h, J*dw + h x dd): the net force on a body
   * F = fB + children's F; tau = S'*F */

  /* ---- motion of j1: revolute z, parent base ------------------------------ */
  /* of fB only nz is live */
  const double j1_fB_nz = carousel_Jzz*a[ARM6_j1];

  /* ---- motion of j2: revolute y, parent j1 -------------------------------- */
  const double j2_dw_x = -j2_s*a[ARM6_j1];
  const double j2_dw_z = a[ARM6_j1]*j2_c;

  /* of fB only nx, ny, nz are live */
  const double j2_fB_nx = upper_arm_Jxz*j2_dw_z + a[ARM6_j2]*upper_arm_Jxy + j2_dw_x*upper_arm_Jxx;
  const double j2_fB_ny = upper_arm_Jyy*a[ARM6_j2]
    + (j2_dw_z*upper_arm_Jyz + j2_dw_x*upper_arm_Jxy);
  const double j2_fB_nz = upper_arm_Jzz*j2_dw_z
    + (upper_arm_Jyz*a[ARM6_j2] + upper_arm_Jxz*j2_dw_x);

  /* ---- motion of j3: revolute y, parent j2 -------------------------------- */
  const double j3_dw_x = j2_dw_x*j3_c - j3_s*j2_dw_z;
  const double j3_dw_y = a[ARM6_j2] + a[ARM6_j3];
  const double j3_dw_z = j2_dw_z*j3_c + j3_s*j2_dw_x;
  const double j3_dd_j2_x = a[ARM6_j2]*j3_pz;
  const double j3_dd_x = j3_dd_j2_x*j3_c;
  const double j3_dd_y = -j3_pz*j2_dw_x;
  const double j3_dd_z = j3_s*j3_dd_j2_x;
  const double j3_fB_fx = elbow_m*j3_dd_x + (j3_dw_y*elbow_hz - j3_dw_z*elbow_hy);
  const double j3_fB_fy = j3_dw_z*elbow_hx - j3_dw_x*elbow_hz - j3_mpz*j2_dw_x;
  const double j3_fB_fz = elbow_m*j3_dd_z - (j3_dw_y*elbow_hx - j3_dw_x*elbow_hy);
  const double j3_fB_nx = elbow_Jxz*j3_dw_z + j3_dw_y*elbow_Jxy + j3_dw_x*elbow_Jxx
    + (elbow_hy*j3_dd_z + j3_hzpz*j2_dw_x);
  const double j3_fB_ny = elbow_Jyy*j3_dw_y + (j3_dw_z*elbow_Jyz + j3_dw_x*elbow_Jxy)
    + (elbow_hz*j3_dd_x - elbow_hx*j3_dd_z);
  const double j3_fB_nz = elbow_Jzz*j3_dw_z + (elbow_Jyz*j3_dw_y + elbow_Jxz*j3_dw_x)
    - (j3_hxpz*j2_dw_x + elbow_hy*j3_dd_x);

  /* ---- motion of j4: revolute x, parent j3 -------------------------------- */
  const double j4_dw_x = a[ARM6_j4] + j3_dw_x;
  const double j4_dw_y = j3_dw_y*j4_c + j4_s*j3_dw_z;
  const double j4_dw_z = j3_dw_z*j4_c - j4_s*j3_dw_y;
  const double j4_dd_x = j3_dd_x + j3_dw_y*j4_pz;
  const double j4_dd_j3_y = j3_dd_y + (j3_dw_z*j4_px - j3_dw_x*j4_pz);
  const double j4_dd_j3_z = j3_dd_z - j3_dw_y*j4_px;
  const double j4_dd_y = j4_dd_j3_y*j4_c + j4_s*j4_dd_j3_z;
  const double j4_dd_z = j4_dd_j3_z*j4_c - j4_s*j4_dd_j3_y;
  const double j4_fB_fx = forearm_m*j4_dd_x + (j4_dw_y*forearm_hz - j4_dw_z*forearm_hy);
  const double j4_fB_fy = forearm_m*j4_dd_y + (j4_dw_z*forearm_hx - j4_dw_x*forearm_hz);
  const double j4_fB_fz = forearm_m*j4_dd_z + (j4_dw_x*forearm_hy - j4_dw_y*forearm_hx);
  const double j4_fB_nx = forearm_Jxx*j4_dw_x + (forearm_Jxz*j4_dw_z + j4_dw_y*forearm_Jxy)
    + (forearm_hy*j4_dd_z - forearm_hz*j4_dd_y);
  const double j4_fB_ny = forearm_Jyy*j4_dw_y + (forearm_Jxy*j4_dw_x + j4_dw_z*forearm_Jyz)
    + (forearm_hz*j4_dd_x - forearm_hx*j4_dd_z);
  const double j4_fB_nz = forearm_Jzz*j4_dw_z + (forearm_Jyz*j4_dw_y + j4_dw_x*forearm_Jxz)
    + (forearm_hx*j4_dd_y - forearm_hy*j4_dd_x);

  /* ---- motion of j5: revolute y, parent j4 -------------------------------- */
  const double j5_dw_x = j4_dw_x*j5_c - j5_s*j4_dw_z;
  const double j5_dw_y = j4_dw_y + a[ARM6_j5];
  const double j5_dw_z = j4_dw_z*j5_c + j5_s*j4_dw_x;
  const double j5_dd_y = j4_dd_y + j4_dw_z*j5_px;
  const double j5_dd_j4_z = j4_dd_z - j4_dw_y*j5_px;
  const double j5_dd_x = j4_dd_x*j5_c - j5_s*j5_dd_j4_z;
  const double j5_dd_z = j5_dd_j4_z*j5_c + j5_s*j4_dd_x;
  const double j5_fB_fx = wrist_m*j5_dd_x + (j5_dw_y*wrist_hz - j5_dw_z*wrist_hy);
  const double j5_fB_fy = wrist_m*j5_dd_y + (j5_dw_z*wrist_hx - j5_dw_x*wrist_hz);
  const double j5_fB_fz = wrist_m*j5_dd_z + (j5_dw_x*wrist_hy - j5_dw_y*wrist_hx);
  const double j5_fB_nx = wrist_Jxx*j5_dw_x + (wrist_Jxz*j5_dw_z + j5_dw_y*wrist_Jxy)
    + (wrist_hy*j5_dd_z - wrist_hz*j5_dd_y);
  const double j5_fB_ny = wrist_Jyy*j5_dw_y + (wrist_Jxy*j5_dw_x + j5_dw_z*wrist_Jyz)
    + (wrist_hz*j5_dd_x - wrist_hx*j5_dd_z);
  const double j5_fB_nz = wrist_Jzz*j5_dw_z + (wrist_Jyz*j5_dw_y + j5_dw_x*wrist_Jxz)
    + (wrist_hx*j5_dd_y - wrist_hy*j5_dd_x);

  /* ---- motion of j6: revolute x, parent j5 -------------------------------- */
  const double j6_dw_x = j5_dw_x + a[ARM6_j6];
  const double j6_dw_y = j5_dw_y*j6_c + j6_s*j5_dw_z;
  const double j6_dw_z = j5_dw_z*j6_c - j6_s*j5_dw_y;
  const double j6_dd_j5_y = j5_dd_y + j5_dw_z*j6_px;
  const double j6_dd_j5_z = j5_dd_z - j5_dw_y*j6_px;
  const double j6_dd_y = j6_dd_j5_y*j6_c + j6_s*j6_dd_j5_z;
  const double j6_dd_z = j6_dd_j5_z*j6_c - j6_s*j6_dd_j5_y;
  const double j6_fB_fx = flange_m*j5_dd_x + (j6_dw_y*flange_hz - j6_dw_z*flange_hy);
  const double j6_fB_fy = flange_m*j6_dd_y + (j6_dw_z*flange_hx - j6_dw_x*flange_hz);
  const double j6_fB_fz = flange_m*j6_dd_z + (j6_dw_x*flange_hy - j6_dw_y*flange_hx);
  const double j6_fB_nx = flange_Jxx*j6_dw_x + (flange_Jxz*j6_dw_z + j6_dw_y*flange_Jxy)
    + (flange_hy*j6_dd_z - flange_hz*j6_dd_y);
  const double j6_fB_ny = flange_Jyy*j6_dw_y + (flange_Jxy*j6_dw_x + j6_dw_z*flange_Jyz)
    + (flange_hz*j5_dd_x - flange_hx*j6_dd_z);
  const double j6_fB_nz = flange_Jzz*j6_dw_z + (flange_Jyz*j6_dw_y + j6_dw_x*flange_Jxz)
    + (flange_hx*j6_dd_y - flange_hy*j5_dd_x);

  /* ---- force on j6: revolute x, parent j5 --------------------------------- */
  tau[ARM6_j6] = j6_fB_nx;

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
  tau[ARM6_j5] = j5_F_ny;

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
  tau[ARM6_j4] = j4_F_nx;

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
  tau[ARM6_j3] = j3_F_ny;

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
  tau[ARM6_j2] = j2_F_ny;

  /* F to j1: only nz is live */
  const double j2_F_j1_nz = j2_F_nz*j2_c - j2_F_nx*j2_s;

  /* ---- force on j1: revolute z, parent base ------------------------------- */
  /* of F only nz is live */
  const double j1_F_nz = j1_fB_nz + j2_F_j1_nz;
  tau[ARM6_j1] = j1_F_nz;
}
