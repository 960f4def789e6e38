/* SPDX-License-Identifier: MIT-0 */
/* sincos.c -- see sincos.h; in blocks of four and eight, lengths that compilers vectorise.
 *
 * The last block reaches back over numbers that are done already, rather than being padded: a copy
 * of single numbers that is then read as a vector stalls for longer than the sines take. */
#include "sincos.h"

#ifdef __OPTIMIZE_SIZE__
enum { SMALL = 1 };
#else
enum { SMALL = 0 };
#endif

/* functions of their own, each with one copy of the code */
static void eight(const double *x, double *s, double *c) { pinion_sincos_inline(8, x, s, c); }

static void four(const double *x, double *s, double *c) { pinion_sincos_inline(4, x, s, c); }

void pinion_sincos(int n, const double *x, double *s, double *c)
{
  int i = 0;
  if (SMALL || n < 4) {
    pinion_sincos_inline(n, x, s, c);
    return;
  }

  /* four to seven: the middle ones twice */
  if (n < 8) {
    four(x, s, c);
    four(x + n - 4, s + n - 4, c + n - 4);
    return;
  }
  for (; i + 8 <= n; i += 8)
    eight(x + i, s + i, c + i);
  if (i < n)
    eight(x + n - 8, s + n - 8, c + n - 8);
}

/* functions of their own, each with one copy of the code */
static void eightf(const float *x, float *s, float *c) { pinion_sincosf_inline(8, x, s, c); }

static void fourf(const float *x, float *s, float *c) { pinion_sincosf_inline(4, x, s, c); }

void pinion_sincosf(int n, const float *x, float *s, float *c)
{
  int i = 0;
  if (SMALL || n < 4) {
    pinion_sincosf_inline(n, x, s, c);
    return;
  }

  /* four to seven: the middle ones twice */
  if (n < 8) {
    fourf(x, s, c);
    fourf(x + n - 4, s + n - 4, c + n - 4);
    return;
  }
  for (; i + 8 <= n; i += 8)
    eightf(x + i, s + i, c + i);
  if (i < n)
    eightf(x + n - 8, s + n - 8, c + n - 8);
}
