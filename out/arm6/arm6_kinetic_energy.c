/* arm6_kinetic_energy.c
 * Kinetic energy 1/2 v'*H*v, J.
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"
#include "arm6_numbers.h"

PINION_SCALAR

#include "sincos.h"

double arm6_kinetic_energy(const double q[ARM6_NQ], const double v[ARM6_NV])
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

  /* ---- energy of j1: revolute z, parent base ------------------------------ */
  const double j1_E2 = v[ARM6_j1]*(carousel_Jzz*v[ARM6_j1]);

  /* ---- energy of j2: revolute y, parent j1 -------------------------------- */
  const double j2_E2 = v[ARM6_j2]*(upper_arm_Jyy*v[ARM6_j2] + j2_V_rx*upper_arm_Jxy
    + upper_arm_Jyz*j2_V_rz)
    + j2_V_rx*(upper_arm_Jxy*v[ARM6_j2] + j2_V_rx*upper_arm_Jxx + upper_arm_Jxz*j2_V_rz)
    + j2_V_rz*(upper_arm_Jyz*v[ARM6_j2] + j2_V_rx*upper_arm_Jxz + upper_arm_Jzz*j2_V_rz);

  /* ---- energy of j3: revolute y, parent j2 -------------------------------- */
  const double j3_P_rx = elbow_Jxy*j3_V_ry + j3_V_rx*elbow_Jxx + elbow_Jxz*j3_V_rz
    + (elbow_hy*j3_V_z + j3_hzpz*j2_V_rx);
  const double j3_P_ry = elbow_Jyy*j3_V_ry + j3_V_rx*elbow_Jxy + elbow_Jyz*j3_V_rz
    + (elbow_hz*j3_V_x - elbow_hx*j3_V_z);
  const double j3_P_rz = elbow_Jyz*j3_V_ry + j3_V_rx*elbow_Jxz + elbow_Jzz*j3_V_rz
    - (j3_hxpz*j2_V_rx + elbow_hy*j3_V_x);
  const double j3_E2 = j3_V_x*(elbow_m*j3_V_x + (j3_V_ry*elbow_hz - j3_V_rz*elbow_hy))
    + j3_V_y*(j3_V_rz*elbow_hx - j3_V_rx*elbow_hz - j3_mpz*j2_V_rx)
    + j3_V_z*(elbow_m*j3_V_z - (j3_V_ry*elbow_hx - j3_V_rx*elbow_hy)) + j3_V_rx*j3_P_rx
    + j3_V_ry*j3_P_ry + j3_V_rz*j3_P_rz;

  /* ---- energy of j4: revolute x, parent j3 -------------------------------- */
  const double j4_P_rx = forearm_Jxx*j4_V_rx + forearm_Jxy*j4_V_ry + forearm_Jxz*j4_V_rz
    + (forearm_hy*j4_V_z - forearm_hz*j4_V_y);
  const double j4_P_ry = forearm_Jxy*j4_V_rx + forearm_Jyy*j4_V_ry + forearm_Jyz*j4_V_rz
    + (forearm_hz*j4_V_x - forearm_hx*j4_V_z);
  const double j4_P_rz = forearm_Jxz*j4_V_rx + forearm_Jyz*j4_V_ry + forearm_Jzz*j4_V_rz
    + (forearm_hx*j4_V_y - forearm_hy*j4_V_x);
  const double j4_E2 = j4_V_x*(forearm_m*j4_V_x + (j4_V_ry*forearm_hz - j4_V_rz*forearm_hy))
    + j4_V_y*(forearm_m*j4_V_y + (j4_V_rz*forearm_hx - j4_V_rx*forearm_hz))
    + j4_V_z*(forearm_m*j4_V_z + (j4_V_rx*forearm_hy - j4_V_ry*forearm_hx)) + j4_V_rx*j4_P_rx
    + j4_V_ry*j4_P_ry + j4_V_rz*j4_P_rz;

  /* ---- energy of j5: revolute y, parent j4 -------------------------------- */
  const double j5_P_rx = wrist_Jxx*j5_V_rx + wrist_Jxy*j5_V_ry + wrist_Jxz*j5_V_rz
    + (wrist_hy*j5_V_z - wrist_hz*j5_V_y);
  const double j5_P_ry = wrist_Jxy*j5_V_rx + wrist_Jyy*j5_V_ry + wrist_Jyz*j5_V_rz
    + (wrist_hz*j5_V_x - wrist_hx*j5_V_z);
  const double j5_P_rz = wrist_Jxz*j5_V_rx + wrist_Jyz*j5_V_ry + wrist_Jzz*j5_V_rz
    + (wrist_hx*j5_V_y - wrist_hy*j5_V_x);
  const double j5_E2 = j5_V_x*(wrist_m*j5_V_x + (j5_V_ry*wrist_hz - j5_V_rz*wrist_hy))
    + j5_V_y*(wrist_m*j5_V_y + (j5_V_rz*wrist_hx - j5_V_rx*wrist_hz))
    + j5_V_z*(wrist_m*j5_V_z + (j5_V_rx*wrist_hy - j5_V_ry*wrist_hx)) + j5_V_rx*j5_P_rx
    + j5_V_ry*j5_P_ry + j5_V_rz*j5_P_rz;

  /* ---- energy of j6: revolute x, parent j5 -------------------------------- */
  const double j6_P_rx = flange_Jxx*j6_V_rx + flange_Jxy*j6_V_ry + flange_Jxz*j6_V_rz
    + (flange_hy*j6_V_z - flange_hz*j6_V_y);
  const double j6_P_ry = flange_Jxy*j6_V_rx + flange_Jyy*j6_V_ry + flange_Jyz*j6_V_rz
    + (flange_hz*j5_V_x - flange_hx*j6_V_z);
  const double j6_P_rz = flange_Jxz*j6_V_rx + flange_Jyz*j6_V_ry + flange_Jzz*j6_V_rz
    + (flange_hx*j6_V_y - flange_hy*j5_V_x);
  const double j6_E2 = j5_V_x*(flange_m*j5_V_x + (j6_V_ry*flange_hz - j6_V_rz*flange_hy))
    + j6_V_y*(flange_m*j6_V_y + (j6_V_rz*flange_hx - j6_V_rx*flange_hz))
    + j6_V_z*(flange_m*j6_V_z + (j6_V_rx*flange_hy - j6_V_ry*flange_hx)) + j6_V_rx*j6_P_rx
    + j6_V_ry*j6_P_ry + j6_V_rz*j6_P_rz;

  /* ---- kinetic energy ----------------------------------------------------- */
  return (j1_E2 + j2_E2 + j3_E2 + j4_E2 + j5_E2 + j6_E2)*0.5;
}
