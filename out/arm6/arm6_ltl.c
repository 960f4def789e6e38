/* arm6_ltl.c
 * In place: H = L'*L, the diagonal of L included (table 6.3).
 * Generated from models/arm6.urdf; do not edit. */
#include <math.h>

#include "arm6.h"

int arm6_ltl(double H[ARM6_NH])
{
  /* ---- L: j6 -------------------------------------------------------------- */
  /* ancestors: j1, j2, j3, j4, j5 */
  const double j6_D = H[ARM6_H_j6_j6];
  const double j6_L = sqrt(j6_D);
  H[ARM6_H_j6_j6] = j6_L;
  const double j6_Linv = 1.0/j6_L;
  const double j6_L_j5 = j6_Linv*H[ARM6_H_j6_j5];
  const double j6_L_j4 = j6_Linv*H[ARM6_H_j6_j4];
  const double j6_L_j3 = j6_Linv*H[ARM6_H_j6_j3];
  const double j6_L_j2 = j6_Linv*H[ARM6_H_j6_j2];
  const double j6_L_j1 = j6_Linv*H[ARM6_H_j6_j1];
  H[ARM6_H_j6_j5] = j6_L_j5;
  H[ARM6_H_j6_j4] = j6_L_j4;
  H[ARM6_H_j6_j3] = j6_L_j3;
  H[ARM6_H_j6_j2] = j6_L_j2;
  H[ARM6_H_j6_j1] = j6_L_j1;

  /* ---- L: j5 -------------------------------------------------------------- */
  /* ancestors: j1, j2, j3, j4 */
  const double j5_D = H[ARM6_H_j5_j5] - j6_L_j5*j6_L_j5;
  const double j5_L = sqrt(j5_D);
  H[ARM6_H_j5_j5] = j5_L;
  const double j5_Linv = 1.0/j5_L;
  const double j5_L_j4 = j5_Linv*(H[ARM6_H_j5_j4] - j6_L_j5*j6_L_j4);
  const double j5_L_j3 = j5_Linv*(H[ARM6_H_j5_j3] - j6_L_j5*j6_L_j3);
  const double j5_L_j2 = j5_Linv*(H[ARM6_H_j5_j2] - j6_L_j5*j6_L_j2);
  const double j5_L_j1 = j5_Linv*(H[ARM6_H_j5_j1] - j6_L_j5*j6_L_j1);
  H[ARM6_H_j5_j4] = j5_L_j4;
  H[ARM6_H_j5_j3] = j5_L_j3;
  H[ARM6_H_j5_j2] = j5_L_j2;
  H[ARM6_H_j5_j1] = j5_L_j1;

  /* ---- L: j4 -------------------------------------------------------------- */
  /* ancestors: j1, j2, j3 */
  const double j4_D = H[ARM6_H_j4_j4] - j6_L_j4*j6_L_j4 - j5_L_j4*j5_L_j4;
  const double j4_L = sqrt(j4_D);
  H[ARM6_H_j4_j4] = j4_L;
  const double j4_Linv = 1.0/j4_L;
  const double j4_L_j3 = j4_Linv*(H[ARM6_H_j4_j3] - j6_L_j4*j6_L_j3 - j5_L_j4*j5_L_j3);
  const double j4_L_j2 = j4_Linv*(H[ARM6_H_j4_j2] - j6_L_j4*j6_L_j2 - j5_L_j4*j5_L_j2);
  const double j4_L_j1 = j4_Linv*(H[ARM6_H_j4_j1] - j6_L_j4*j6_L_j1 - j5_L_j4*j5_L_j1);
  H[ARM6_H_j4_j3] = j4_L_j3;
  H[ARM6_H_j4_j2] = j4_L_j2;
  H[ARM6_H_j4_j1] = j4_L_j1;

  /* ---- L: j3 -------------------------------------------------------------- */
  /* ancestors: j1, j2 */
  const double j3_D = H[ARM6_H_j3_j3] - j6_L_j3*j6_L_j3 - j5_L_j3*j5_L_j3 - j4_L_j3*j4_L_j3;
  const double j3_L = sqrt(j3_D);
  H[ARM6_H_j3_j3] = j3_L;
  const double j3_Linv = 1.0/j3_L;
  const double j3_L_j2 = j3_Linv*(H[ARM6_H_j3_j2] - j6_L_j3*j6_L_j2 - j5_L_j3*j5_L_j2
    - j4_L_j3*j4_L_j2);
  const double j3_L_j1 = j3_Linv*(H[ARM6_H_j3_j1] - j6_L_j3*j6_L_j1 - j5_L_j3*j5_L_j1
    - j4_L_j3*j4_L_j1);
  H[ARM6_H_j3_j2] = j3_L_j2;
  H[ARM6_H_j3_j1] = j3_L_j1;

  /* ---- L: j2 -------------------------------------------------------------- */
  /* ancestors: j1 */
  const double j2_D = H[ARM6_H_j2_j2] - j6_L_j2*j6_L_j2 - j5_L_j2*j5_L_j2 - j4_L_j2*j4_L_j2
    - j3_L_j2*j3_L_j2;
  const double j2_L = sqrt(j2_D);
  H[ARM6_H_j2_j2] = j2_L;
  const double j2_Linv = 1.0/j2_L;
  const double j2_t1 = H[ARM6_H_j2_j1] - j6_L_j2*j6_L_j1 - j5_L_j2*j5_L_j1 - j4_L_j2*j4_L_j1
    - j3_L_j2*j3_L_j1;
  const double j2_L_j1 = j2_Linv*j2_t1;
  H[ARM6_H_j2_j1] = j2_L_j1;

  /* ---- L: j1 -------------------------------------------------------------- */
  /* no ancestors */
  const double j1_D = H[ARM6_H_j1_j1] - j6_L_j1*j6_L_j1 - j5_L_j1*j5_L_j1 - j4_L_j1*j4_L_j1
    - j3_L_j1*j3_L_j1 - j2_L_j1*j2_L_j1;
  const double j1_L = sqrt(j1_D);
  H[ARM6_H_j1_j1] = j1_L;

  if (!(j6_D > 0.0)) return 1 + ARM6_j6;
  if (!(j5_D > 0.0)) return 1 + ARM6_j5;
  if (!(j4_D > 0.0)) return 1 + ARM6_j4;
  if (!(j3_D > 0.0)) return 1 + ARM6_j3;
  if (!(j2_D > 0.0)) return 1 + ARM6_j2;
  if (!(j1_D > 0.0)) return 1 + ARM6_j1;
  return 0;
}
