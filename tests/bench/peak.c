/* SPDX-License-Identifier: MIT */
/* peak.c -- how many products and sums of single numbers this machine does in a nanosecond at best:
 * twelve chains of multiply-adds, which are enough to keep two units busy and few enough for its
 * registers. Prints the best of many rounds. With fused ones in the compiler's flags each counts as
 * two, as in the comments of generated code. Compile it without vectorising. */
#include <stdio.h>

#include "moments.h"

enum { STEPS = 2000, ROUNDS = 400, EACH = 2 * 12 };

static double chains(double p, double q)
{
  double a = 1, b = 2, c = 3, d = 4, e = 5, f = 6, g = 7, h = 8, i = 9, j = 10, k = 11, l = 12;
  for (int n = 0; n < STEPS; n++) {
    a = a * p + q;
    b = b * p + q;
    c = c * p + q;
    d = d * p + q;
    e = e * p + q;
    f = f * p + q;
    g = g * p + q;
    h = h * p + q;
    i = i * p + q;
    j = j * p + q;
    k = k * p + q;
    l = l * p + q;
  }
  return a + b + c + d + e + f + g + h + i + j + k + l;
}

int main(void)
{
  volatile double p = 0.999, q = 1e-3, sum = 0;
  double best = 1e9;
  for (int r = 0; r < ROUNDS; r++) {
    const double start = now();
    sum += chains(p, q);
    const double took = now() - start;
    best = took < best ? took : best;
  }
  printf("%.2f\n", EACH * STEPS / best);
  return 0;
}
