/* SPDX-License-Identifier: MIT-0 */
/* sines.c -- see sines.h: errors and points; sines_lanes.c has the lanes. */
#include "sines.h"

#include <float.h>
#include <math.h>

/* the distance of neighbours at v in a type with so many bits, whose least normal is 2^(least - 1)
 */
static long double ulp(long double v, int bits, int least)
{
  int e = least;
  if (v != 0.0L)
    frexpl(v, &e);
  return ldexpl(1.0L, (e < least ? least : e) - bits);
}

static void take(double x, long double error, double *worst, double *at)
{
  const double size = error == error ? (double)fabsl(error) : HUGE_VAL;
  if (size > *worst) {
    *worst = size;
    *at = x;
  }
}

void sines_judge(int n, const double *x, const double *s, const double *c, sine_errors *e)
{
  for (int i = 0; i < n; i++) {
    const long double sine = sinl((long double)x[i]), cosine = cosl((long double)x[i]);
    take(x[i], ((long double)s[i] - sine) / ulp(sine, DBL_MANT_DIG, DBL_MIN_EXP), &e->sine,
         &e->sine_at);
    take(x[i], ((long double)c[i] - cosine) / ulp(cosine, DBL_MANT_DIG, DBL_MIN_EXP), &e->cosine,
         &e->cosine_at);
  }
}

void sines_judgef(int n, const float *x, const float *s, const float *c, sine_errors *e)
{
  for (int i = 0; i < n; i++) {
    const double angle = (double)x[i];
    const long double sine = (long double)sin(angle), cosine = (long double)cos(angle);
    take(angle, ((long double)s[i] - sine) / ulp(sine, FLT_MANT_DIG, FLT_MIN_EXP), &e->sine,
         &e->sine_at);
    take(angle, ((long double)c[i] - cosine) / ulp(cosine, FLT_MANT_DIG, FLT_MIN_EXP), &e->cosine,
         &e->cosine_at);
  }
}

void sines_near(int k, double out[8])
{
  const long double quarter = 1.570796326794896619231321691639751L;
  double low = (double)((long double)k * quarter), high = low;
  out[0] = low;
  for (int i = 1; i < 7; i += 2) {
    out[i] = low = nextafter(low, -HUGE_VAL);
    out[i + 1] = high = nextafter(high, HUGE_VAL);
  }
  out[7] = (double)((long double)k * 0.5L * quarter);
}

void sines_nearf(int k, float out[8])
{
  const double quarter = 1.5707963267948966;
  float low = (float)(k * quarter), high = low;
  out[0] = low;
  for (int i = 1; i < 7; i += 2) {
    out[i] = low = nextafterf(low, -INFINITY);
    out[i + 1] = high = nextafterf(high, INFINITY);
  }
  out[7] = (float)(k * 0.5 * quarter);
}
