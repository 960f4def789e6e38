/* controller.c -- a controller's use of a generated robot: H, its factor, one solve; the same for
 * all consumers. Prints one number, the kinetic energy that a unit push gives. */
#include <stdio.h>

#include "arm.h"

int main(void)
{
  const double q[ARM_NQ] = {0.1, 0.2, 0.3};
  double H[ARM_NH], x[ARM_NV] = {1};
  arm_crba(q, H);
  if (arm_ltdl(H))
    return 1;
  arm_solve(H, x);
  printf("%.6f\n", 0.5 * x[0]);
  return 0;
}
