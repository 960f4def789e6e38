/* duo_kinetic_energy.c
 * Kinetic energy 1/2 v'*H*v, J.
 * Generated from models/duo.urdf; do not edit. */
#include "duo.h"
#include "duo_numbers.h"

PINION_SCALAR

#include "sincos.h"

double duo_kinetic_energy(const double q[DUO_NQ], const double v[DUO_NV])
{
  /* ---- sines and cosines of the joint angles ------------------------------ */
  double left_s, left_c;
  PINION_SINCOS(1, &q[DUO_left], &left_s, &left_c);
  double right_s, right_c;
  PINION_SINCOS(1, &q[DUO_right], &right_s, &right_c);

  /* V = X*V_lambda + S*v: spatial velocity of a body in its own frame */

  /* ---- velocity of left: revolute y, parent waist ------------------------- */
  const double left_at_x = -left_py*v[DUO_waist];
  const double left_V_x = left_at_x*left_c;
  const double left_V_z = left_s*left_at_x;
  const double left_V_rx = -left_s*v[DUO_waist];
  const double left_V_rz = v[DUO_waist]*left_c;

  /* ---- velocity of right: revolute y, parent waist ------------------------ */
  const double right_at_x = -right_py*v[DUO_waist];
  const double right_V_x = right_at_x*right_c;
  const double right_V_z = right_s*right_at_x;
  const double right_V_rx = -right_s*v[DUO_waist];
  const double right_V_rz = v[DUO_waist]*right_c;

  /* ---- energy of waist: revolute z, parent base --------------------------- */
  const double waist_E2 = v[DUO_waist]*(torso_Izz*v[DUO_waist]);

  /* ---- energy of left: revolute y, parent waist --------------------------- */
  const double left_E2 = left_V_z*left_arm_m*left_V_z
    + left_V_x*(v[DUO_left]*left_arm_hz + left_V_x*left_arm_m) + left_V_rx*left_arm_Jxx*left_V_rx
    + v[DUO_left]*(left_arm_Jyy*v[DUO_left] + left_V_x*left_arm_hz)
    + left_V_rz*(left_arm_Izz*left_V_rz);

  /* ---- energy of right: revolute y, parent waist -------------------------- */
  const double right_E2 = right_V_z*right_arm_m*right_V_z
    + right_V_x*(v[DUO_right]*right_arm_hz + right_V_x*right_arm_m)
    + right_V_rx*right_arm_Jxx*right_V_rx
    + v[DUO_right]*(right_arm_Jyy*v[DUO_right] + right_V_x*right_arm_hz)
    + right_V_rz*(right_arm_Izz*right_V_rz);

  /* ---- kinetic energy ----------------------------------------------------- */
  return (waist_E2 + left_E2 + right_E2)*0.5;
}
