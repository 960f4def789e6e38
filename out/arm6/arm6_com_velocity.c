/* arm6_com_velocity.c
 * vcom = velocity of the centre of mass, world axes.
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"
#include "arm6_numbers.h"

PINION_SCALAR

#include "sincos.h"

void arm6_com_velocity(const double q[ARM6_NQ], const double v[ARM6_NV], double vcom[3])
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

  /* P = I*V + children's P: momentum of a subtree in its body's frame */
  const double j6_P_x = flange_m*j5_V_x + (j6_V_ry*flange_hz - j6_V_rz*flange_hy);
  const double j6_P_y = flange_m*j6_V_y + (j6_V_rz*flange_hx - j6_V_rx*flange_hz);
  const double j6_P_z = flange_m*j6_V_z + (j6_V_rx*flange_hy - j6_V_ry*flange_hx);

  /* ---- momentum of j5: revolute y, parent j4 ------------------------------ */
  const double j5_P_x = wrist_m*j5_V_x + (j5_V_ry*wrist_hz - j5_V_rz*wrist_hy) + j6_P_x;
  const double j5_P_y = wrist_m*j5_V_y + (j5_V_rz*wrist_hx - j5_V_rx*wrist_hz)
    + (j6_P_y*j6_c - j6_P_z*j6_s);
  const double j5_P_z = wrist_m*j5_V_z + (j5_V_rx*wrist_hy - j5_V_ry*wrist_hx)
    + (j6_P_y*j6_s + j6_P_z*j6_c);

  /* ---- momentum of j4: revolute x, parent j3 ------------------------------ */
  const double j4_P_x = forearm_m*j4_V_x + (j4_V_ry*forearm_hz - j4_V_rz*forearm_hy)
    + (j5_P_z*j5_s + j5_P_x*j5_c);
  const double j4_P_y = forearm_m*j4_V_y + (j4_V_rz*forearm_hx - j4_V_rx*forearm_hz) + j5_P_y;
  const double j4_P_z = forearm_m*j4_V_z + (j4_V_rx*forearm_hy - j4_V_ry*forearm_hx)
    + (j5_P_z*j5_c - j5_P_x*j5_s);

  /* ---- momentum of j3: revolute y, parent j2 ------------------------------ */
  const double j3_P_x = elbow_m*j3_V_x + (j3_V_ry*elbow_hz - j3_V_rz*elbow_hy) + j4_P_x;
  const double j3_P_y = j3_V_rz*elbow_hx - j3_V_rx*elbow_hz - j3_mpz*j2_V_rx
    + (j4_P_y*j4_c - j4_P_z*j4_s);
  const double j3_P_z = elbow_m*j3_V_z - (j3_V_ry*elbow_hx - j3_V_rx*elbow_hy)
    + (j4_P_y*j4_s + j4_P_z*j4_c);

  /* ---- momentum of j2: revolute y, parent j1 ------------------------------ */
  const double j2_P_x = v[ARM6_j2]*upper_arm_hz - j2_V_rz*upper_arm_hy
    + (j3_P_z*j3_s + j3_P_x*j3_c);
  const double j2_P_y = j2_V_rz*upper_arm_hx - j2_V_rx*upper_arm_hz + j3_P_y;
  const double j2_P_z = j3_P_z*j3_c - j3_P_x*j3_s
    - (v[ARM6_j2]*upper_arm_hx - j2_V_rx*upper_arm_hy);
  const double j1_P_z = j2_P_z*j2_c - j2_P_x*j2_s;

  /* ---- momentum of j1: revolute z, parent base ---------------------------- */
  const double j1_P_x = j2_P_z*j2_s + j2_P_x*j2_c - v[ARM6_j1]*carousel_hy;
  const double j1_P_y = v[ARM6_j1]*carousel_hx + j2_P_y;
  vcom[0] = (j1_P_x*j1_c - j1_P_y*j1_s)*per_mass;
  vcom[1] = (j1_P_x*j1_s + j1_P_y*j1_c)*per_mass;
  vcom[2] = j1_P_z*per_mass;
}
