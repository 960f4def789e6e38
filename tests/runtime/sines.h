/* SPDX-License-Identifier: MIT-0 */
/* sines.h -- what the tests of sincos ask: errors in ulp, hard points, and lanes against scalars.
 *
 * The reference is long double's sine for double, which must have 64 bits or more of mantissa, and
 * double's for float; both reduce their argument exactly for any size. */
#ifndef SINES_H
#define SINES_H

/* largest error in ulp so far, and where */
typedef struct {
  double sine, cosine;
  double sine_at, cosine_at;
} sine_errors;

/* Errors of s[n] and c[n] as the sine and cosine of x[n], in units of the last place that the true
 * value has in the type, taken into e. What is not finite where it should be is infinitely wrong.
 */
void sines_judge(int n, const double *x, const double *s, const double *c, sine_errors *e);
void sines_judgef(int n, const float *x, const float *s, const float *c, sine_errors *e);

/* out[8]: the double (float) nearest to k pi/2, its three neighbours on either side, and k pi/4 */
void sines_near(int k, double out[8]);
void sines_nearf(int k, float out[8]);

/* How many answers for n angles, n a multiple of 16, vectors of 4, 8 and 16 lanes and the inline
 * function for arrays give otherwise, in any bit, than the one for a single number. */
int sines_lanes(int n, const double *x);
int sines_lanesf(int n, const float *x);

#endif
