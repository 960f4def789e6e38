/* arm6_com.c
 * com = centre of mass of all links that can move, world axes.
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"
#include "arm6_numbers.h"

PINION_SCALAR

#include "sincos.h"

void arm6_com(const double q[ARM6_NQ], double com[3])
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

  /* ---- centre of mass ----------------------------------------------------- */
  com[0] = per_mass*j1_Ic_world_hx;
  com[1] = per_mass*j1_Ic_world_hy;
  com[2] = per_mass*j1_Ic_world_hz;
}
