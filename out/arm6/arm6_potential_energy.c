/* arm6_potential_energy.c
 * Potential energy -m g'*com, J: zero for com at the world's origin.
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"
#include "arm6_numbers.h"

PINION_SCALAR

#include "sincos.h"

double arm6_potential_energy(const double q[ARM6_NQ])
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
  const double j3_Ic_hz = elbow_hz + (j4_Ic_hy*j4_s + j4_Ic_hz*j4_c + j4_Ic_mpz);

  /* ---- first moment of j2: revolute y, parent j1 -------------------------- */
  const double j2_Ic_hx = upper_arm_hx + (j3_Ic_hz*j3_s + j3_Ic_hx*j3_c);
  const double j2_Ic_hz = upper_arm_hz + j3_Ic_mpz - j3_Ic_hx*j3_s + j3_Ic_hz*j3_c;

  /* ---- first moment of j1: revolute z, parent base ------------------------ */
  const double j1_Ic_hz = carousel_hz + (j2_Ic_hz*j2_c - j2_Ic_hx*j2_s + j2_Ic_mpz);
  const double j1_Ic_world_hz = j1_Ic_hz + total_mass_j1_pz;

  /* ---- potential energy --------------------------------------------------- */
  return -gravity_z*j1_Ic_world_hz;
}
