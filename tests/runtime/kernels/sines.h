/* SPDX-License-Identifier: MIT-0 */
/* sines.h -- parts of the tests of sincos: errors in ulp, hard points, and lanes against scalars.
 *
 * The reference is long double's sine for double, which must have 64 bits or more of mantissa, and
 * double's for float; both reduce their argument exactly for any size. */
#ifndef SINES_H
#define SINES_H

/* largest error in ulp so far, and its place */
typedef struct {
  double sine, cosine;
  double sine_at, cosine_at;
} sine_errors;

/* Errors of s[n] and c[n] as the sine and cosine of x[n], in units of the last place of the true
 * value in the type; updates e.  A result that should be finite and is not counts as infinitely
 * wrong.
 */
void sines_judge(int n, const double *x, const double *s, const double *c, sine_errors *e);
void sines_judgef(int n, const float *x, const float *s, const float *c, sine_errors *e);

/* out[8]: the double (float) nearest to k pi/2, its three neighbours on either side, and k pi/4 */
void sines_near(int k, double out[8]);
void sines_nearf(int k, float out[8]);

/* How many results for n angles, n a multiple of 16, differ in any bit from those for a single
 * number: for vectors of 4, 8 and 16 lanes, and the inline function for arrays. */
int sines_lanes(int n, const double *x);
int sines_lanesf(int n, const float *x);

#endif
