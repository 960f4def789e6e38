/* arm6_gravity.c
 * g = forces that hold the robot still: rnea with v = a = 0.
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"
#include "arm6_numbers.h"

PINION_SCALAR

#include "sincos.h"

void arm6_gravity(const double q[ARM6_NQ], double g[ARM6_NV])
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

  /* dd: minus gravity, in a body's axes; Ic_h = m*c, children included; g = S'*(m*dd, Ic_h x dd) */

  /* ---- gravity at j2: revolute y, parent j1 ------------------------------- */
  const double j2_dd_x = j2_s*gravity_z;
  const double j2_dd_z = -gravity_z*j2_c;

  /* ---- gravity at j3: revolute y, parent j2 ------------------------------- */
  const double j3_dd_x = j2_dd_x*j3_c - j3_s*j2_dd_z;
  const double j3_dd_z = j3_s*j2_dd_x + j2_dd_z*j3_c;

  /* ---- gravity at j4: revolute x, parent j3 ------------------------------- */
  const double j4_dd_y = j4_s*j3_dd_z;
  const double j4_dd_z = j3_dd_z*j4_c;

  /* ---- gravity at j5: revolute y, parent j4 ------------------------------- */
  const double j5_dd_x = j3_dd_x*j5_c - j5_s*j4_dd_z;
  const double j5_dd_z = j4_dd_z*j5_c + j5_s*j3_dd_x;

  /* ---- gravity at j6: revolute x, parent j5 ------------------------------- */
  const double j6_dd_y = j4_dd_y*j6_c + j6_s*j5_dd_z;
  const double j6_dd_z = j5_dd_z*j6_c - j6_s*j4_dd_y;

  /* ---- force on j6: revolute x, parent j5 --------------------------------- */
  g[ARM6_j6] = flange_hy*j6_dd_z - flange_hz*j6_dd_y;

  /* Ic to j5 */
  const double j6_Ic_j5_hy = flange_hy*j6_c - flange_hz*j6_s;
  const double j6_Ic_j5_hz = flange_hy*j6_s + flange_hz*j6_c;

  /* ---- force on j5: revolute y, parent j4 --------------------------------- */
  const double j5_Ic_hy = wrist_hy + j6_Ic_j5_hy;
  const double j5_Ic_hz = wrist_hz + j6_Ic_j5_hz;
  g[ARM6_j5] = j5_Ic_hz*j5_dd_x - j5_h_k8568*j5_dd_z;

  /* Ic to j4 */
  const double j5_Ic_j4_hx = j5_Ic_hz*j5_s + j5_h_k8568*j5_c + j5_Ic_mpx;
  const double j5_Ic_j4_hz = j5_Ic_hz*j5_c - j5_h_k8568*j5_s;

  /* ---- force on j4: revolute x, parent j3 --------------------------------- */
  const double j4_Ic_hx = forearm_hx + j5_Ic_j4_hx;
  const double j4_Ic_hy = forearm_hy + j5_Ic_hy;
  const double j4_Ic_hz = forearm_hz + j5_Ic_j4_hz;
  g[ARM6_j4] = j4_Ic_hy*j4_dd_z - j4_Ic_hz*j4_dd_y;

  /* Ic to j3: only hx, hz are live */
  const double j4_Ic_j3_hx = j4_Ic_hx + j4_Ic_mpx;
  const double j4_Ic_j3_hz = j4_Ic_hy*j4_s + j4_Ic_hz*j4_c + j4_Ic_mpz;

  /* ---- force on j3: revolute y, parent j2 --------------------------------- */
  /* of Ic only hx, hz are live */
  const double j3_Ic_hx = elbow_hx + j4_Ic_j3_hx;
  const double j3_Ic_hz = elbow_hz + j4_Ic_j3_hz;
  g[ARM6_j3] = j3_Ic_hz*j3_dd_x - j3_Ic_hx*j3_dd_z;

  /* Ic to j2: only hx, hz are live */
  const double j3_Ic_j2_hx = j3_Ic_hz*j3_s + j3_Ic_hx*j3_c;
  const double j3_Ic_j2_hz = j3_Ic_hz*j3_c - j3_Ic_hx*j3_s + j3_Ic_mpz;

  /* ---- force on j2: revolute y, parent j1 --------------------------------- */
  /* of Ic only hx, hz are live */
  const double j2_Ic_hx = upper_arm_hx + j3_Ic_j2_hx;
  const double j2_Ic_hz = upper_arm_hz + j3_Ic_j2_hz;
  g[ARM6_j2] = j2_Ic_hz*j2_dd_x - j2_dd_z*j2_Ic_hx;

  /* ---- force on j1: revolute z, parent base ------------------------------- */
  g[ARM6_j1] = 0.0;
}
