/* SPDX-License-Identifier: MIT-0 */
/* sincos.c -- the proof of sincos_body.h by Frama-C's Eva, slice by slice: results are as
 * sincos_contract.h promises, and near the sine and cosine, so that no quarter is mistaken.
 *
 * slices.h is the output of slices.lua for PINION_REAL. */
#include <__fc_builtin.h>

#include "sincos_contract.h"
#include "slices.h"

#ifdef SINGLE
typedef float real;
#define ONE pinion_sincosf_one
#define INTERVAL Frama_C_float_interval
#else
typedef double real;
#define ONE pinion_sincos_one
#define INTERVAL Frama_C_double_interval
#endif

/* mainly the length of a slice, which counts several times where terms cancel */
#define NEAR 0.25

void prove(void)
{
  for (int i = 0; i < (int)(sizeof slices / sizeof slices[0]); i++) {
    const real x = INTERVAL(slices[i][0], slices[i][1]);
    real s, c;
    ONE(x, &s, &c);
    /*@ assert sine: \is_finite(s) && -PINION_SINES_AT_MOST <= s <= PINION_SINES_AT_MOST; */
    /*@ assert cosine: \is_finite(c) && -PINION_SINES_AT_MOST <= c <= PINION_SINES_AT_MOST; */
    const double ds = s - middles[i][0], dc = c - middles[i][1];
    /*@ assert quarter: -NEAR <= ds <= NEAR && -NEAR <= dc <= NEAR; */
  }
}
