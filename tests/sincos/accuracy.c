/* SPDX-License-Identifier: MIT-0 */
/* accuracy.c -- largest errors of the runtime's sines; `make test-sincos` runs it many times.
 *
 *   accuracy N [STEP [FIRST]]
 *       N random angles in each of double and float, a quarter of them in each of [-1, 1],
 *       [-10, 10], [-1e5, 1e5] and log-uniform from 1e-300 (float: 1e-37) to 1e5; the numbers
 *       around all k pi/2 up to 1e5, or around those of k = FIRST, FIRST + STEP and so on; and the
 *       same by SIMD lanes
 *
 * Prints the largest errors in ulp; exit 1 if one is above 1 or if lanes differ from scalars. */
#include <float.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "sincos.h"
#include "sines.h"

enum { BLOCK = 1024, LAST = 63662 };

/* splitmix64 to [-1, 1) */
static double random_unit(uint64_t *state)
{
  uint64_t z = *state += 0x9e3779b97f4a7c15u;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  z ^= z >> 31;
  return (double)(z >> 11) * 0x1p-52 - 1.0;
}

static double random_angle(uint64_t *state, int range, double least)
{
  const double u = random_unit(state);
  switch (range) {
  case 0:
    return u;
  case 1:
    return 10.0 * u;
  case 2:
    return 1e5 * u;
  default:
    return copysign(exp(log(least) + fabs(u) * log(1e5 / least)), random_unit(state));
  }
}

/* the angles from number i on: first those at multiples of pi/2, then random ones */
static void angles(long i, long step, long first, uint64_t *state, double x[BLOCK], float xf[BLOCK])
{
  for (int j = 0; j < BLOCK; j += 8) {
    const long k = first + step * (i * (BLOCK / 8) + j / 8);
    if (k <= LAST) {
      sines_near((int)k, x + j);
      sines_nearf((int)k, xf + j);
      continue;
    }
    for (int m = 0; m < 8; m++) {
      x[j + m] = random_angle(state, m % 4, 1e-300);
      xf[j + m] = (float)random_angle(state, m % 4, 1e-37);
    }
  }
}

static int report(const char *type, const sine_errors *e, int lanes)
{
  printf("  %-6s  sin %.4f ulp at %-24.17g  cos %.4f ulp at %-24.17g  lanes differ %d\n", type,
         e->sine, e->sine_at, e->cosine, e->cosine_at, lanes);
  return e->sine > 1.0 || e->cosine > 1.0 || lanes;
}

int main(int argc, char **argv)
{
  static double x[BLOCK], s[BLOCK], c[BLOCK];
  static float xf[BLOCK], sf[BLOCK], cf[BLOCK];
  const long n = argc > 1 ? atol(argv[1]) : 1000000;
  const long step = argc > 2 ? atol(argv[2]) : 1;
  const long first = argc > 3 ? atol(argv[3]) : 0;
  const long blocks = (8L * LAST / step + n) / BLOCK + 1;
  sine_errors e = {0.0, 0.0, 0.0, 0.0}, ef = {0.0, 0.0, 0.0, 0.0};
  int lanes = 0, lanesf = 0, bad;
  uint64_t state = 1;
  if (LDBL_MANT_DIG < 64) {
    fprintf(stderr, "accuracy: long double is no reference for double here\n");
    return 1;
  }

  for (long i = 0; i < blocks; i++) {
    angles(i, step, first, &state, x, xf);
    for (int j = 0; j < BLOCK; j += 8) {
      pinion_sincos_inline(8, x + j, s + j, c + j);
      pinion_sincosf_inline(8, xf + j, sf + j, cf + j);
    }
    sines_judge(BLOCK, x, s, c, &e);
    sines_judgef(BLOCK, xf, sf, cf, &ef);
    lanes += sines_lanes(BLOCK, x);
    lanesf += sines_lanesf(BLOCK, xf);
  }
  bad = report("double", &e, lanes);
  return report("float", &ef, lanesf) || bad;
}
