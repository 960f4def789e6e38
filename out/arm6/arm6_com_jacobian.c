/* arm6_com_jacobian.c
 * Jcom = Jacobian of the centre of mass: vcom = Jcom*v.
 * Generated from models/arm6.urdf; do not edit. */
#include "arm6.h"
#include "arm6_numbers.h"

PINION_SCALAR

#include "sincos.h"

void arm6_com_jacobian(const double q[ARM6_NQ], double Jcom[3][ARM6_NV])
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
  const double j2_Rh_x = j2_Ic_hz*j2_s + j2_Ic_hx*j2_c;

  /* ---- first moment of j1: revolute z, parent base ------------------------ */
  const double j1_Ic_hx = carousel_hx + j2_Rh_x;
  const double j1_Ic_hy = carousel_hy + j2_Ic_hy;
  const double j1_Ic_world_hx = j1_Ic_hx*j1_c - j1_Ic_hy*j1_s;
  const double j1_Ic_world_hy = j1_Ic_hx*j1_s + j1_Ic_hy*j1_c;

  /* R = R_lambda*E', p = p_lambda + R_lambda*r: pose of a body in the world */

  /* ---- pose of j2: revolute y, parent j1 ---------------------------------- */
  const double j2_R_xx = j1_c*j2_c;
  const double j2_R_xz = j2_s*j1_c;
  const double j2_R_yx = j1_s*j2_c;
  const double j2_R_yz = j2_s*j1_s;

  /* ---- pose of j3: revolute y, parent j2 ---------------------------------- */
  /* of R, p only R_xx, R_xz, R_yx, R_yz, R_zx, R_zz are computed */
  const double j3_R_xx = j2_R_xx*j3_c - j3_s*j2_R_xz;
  const double j3_R_xz = j2_R_xz*j3_c + j3_s*j2_R_xx;
  const double j3_R_yx = j2_R_yx*j3_c - j3_s*j2_R_yz;
  const double j3_R_yz = j2_R_yz*j3_c + j3_s*j2_R_yx;
  const double j3_R_zx = -j3_s*j2_c - j2_s*j3_c;
  const double j3_R_zz = j2_c*j3_c - j3_s*j2_s;

  /* ---- pose of j4: revolute x, parent j3 ---------------------------------- */
  /* of R, p only R_xy, R_xz, R_yy, R_yz, R_zy, R_zz are computed */
  const double j4_R_xy = j4_s*j3_R_xz - j1_s*j4_c;
  const double j4_R_xz = j4_s*j1_s + j3_R_xz*j4_c;
  const double j4_R_yy = j1_c*j4_c + j4_s*j3_R_yz;
  const double j4_R_yz = j3_R_yz*j4_c - j4_s*j1_c;
  const double j4_R_zy = j4_s*j3_R_zz;
  const double j4_R_zz = j3_R_zz*j4_c;

  /* ---- pose of j5: revolute y, parent j4 ---------------------------------- */
  /* of R, p only R_xx, R_xz, R_yx, R_yz, R_zx, R_zz are computed */
  const double j5_R_xx = j3_R_xx*j5_c - j5_s*j4_R_xz;
  const double j5_R_xz = j4_R_xz*j5_c + j5_s*j3_R_xx;
  const double j5_R_yx = j3_R_yx*j5_c - j5_s*j4_R_yz;
  const double j5_R_yz = j4_R_yz*j5_c + j5_s*j3_R_yx;
  const double j5_R_zx = j3_R_zx*j5_c - j5_s*j4_R_zz;
  const double j5_R_zz = j4_R_zz*j5_c + j5_s*j3_R_zx;

  /* ---- pose of j6: revolute x, parent j5 ---------------------------------- */
  /* of R, p only R_xy, R_xz, R_yy, R_yz, R_zy, R_zz are computed */
  const double j6_R_xy = j4_R_xy*j6_c + j6_s*j5_R_xz;
  const double j6_R_xz = j5_R_xz*j6_c - j6_s*j4_R_xy;
  const double j6_R_yy = j4_R_yy*j6_c + j6_s*j5_R_yz;
  const double j6_R_yz = j5_R_yz*j6_c - j6_s*j4_R_yy;
  const double j6_R_zy = j4_R_zy*j6_c + j6_s*j5_R_zz;
  const double j6_R_zz = j5_R_zz*j6_c - j6_s*j4_R_zy;

  /* ---- columns of j6: revolute x, parent j5 ------------------------------- */
  Jcom[0][ARM6_j1] = -per_mass*j1_Ic_world_hy;
  Jcom[0][ARM6_j2] = (j2_R_xx*j2_Ic_hz - j2_Ic_hx*j2_R_xz)*per_mass;
  Jcom[0][ARM6_j3] = (j3_R_xx*j3_Ic_hz - j3_Ic_hx*j3_R_xz)*per_mass;
  Jcom[0][ARM6_j4] = (j4_R_xz*j4_Ic_hy - j4_Ic_hz*j4_R_xy)*per_mass;
  Jcom[0][ARM6_j5] = (j5_R_xx*j5_Ic_hz - j5_h_k8568*j5_R_xz)*per_mass;
  Jcom[0][ARM6_j6] = (j6_R_xz*flange_hy - flange_hz*j6_R_xy)*per_mass;
  Jcom[1][ARM6_j1] = j1_Ic_world_hx*per_mass;
  Jcom[1][ARM6_j2] = (j2_R_yx*j2_Ic_hz - j2_Ic_hx*j2_R_yz)*per_mass;
  Jcom[1][ARM6_j3] = (j3_R_yx*j3_Ic_hz - j3_Ic_hx*j3_R_yz)*per_mass;
  Jcom[1][ARM6_j4] = (j4_R_yz*j4_Ic_hy - j4_Ic_hz*j4_R_yy)*per_mass;
  Jcom[1][ARM6_j5] = (j5_R_yx*j5_Ic_hz - j5_h_k8568*j5_R_yz)*per_mass;
  Jcom[1][ARM6_j6] = (j6_R_yz*flange_hy - flange_hz*j6_R_yy)*per_mass;
  Jcom[2][ARM6_j1] = 0.0;
  Jcom[2][ARM6_j2] = -per_mass*j2_Rh_x;
  Jcom[2][ARM6_j3] = -per_mass*(j3_Ic_hx*j3_R_zz - j3_R_zx*j3_Ic_hz);
  Jcom[2][ARM6_j4] = (j4_R_zz*j4_Ic_hy - j4_Ic_hz*j4_R_zy)*per_mass;
  Jcom[2][ARM6_j5] = -per_mass*(j5_h_k8568*j5_R_zz - j5_R_zx*j5_Ic_hz);
  Jcom[2][ARM6_j6] = (j6_R_zz*flange_hy - flange_hz*j6_R_zy)*per_mass;
}
