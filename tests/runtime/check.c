/* SPDX-License-Identifier: MIT-0 */
/* check.c -- see check.h. */
#include <math.h>

#include "check.h"

double largest(int n, const double *x)
{
  double most = 0.0;
  for (int k = 0; k < n; k++) {
    if (!(fabs(x[k]) <= most))
      most = fabs(x[k]);
    if (isnan(most))
      return most;
  }
  return most;
}

void check_within(const char *what, int n, const double *got, const double *want, double tolerance,
                  double scale)
{
  for (int k = 0; k < n; k++) {
    if (!isfinite(got[k]) || !(fabs(got[k] - want[k]) <= tolerance * scale))
      fail_msg("%s: [%d] is %.17g, should be %.17g (off by %.2g, %.2g allowed)", what, k, got[k],
               want[k], fabs(got[k] - want[k]), tolerance * scale);
  }
}

void check_near(const char *what, int n, const double *got, const double *want, double tolerance)
{
  check_within(what, n, got, want, tolerance, largest(n, want));
}
