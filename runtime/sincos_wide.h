/* SPDX-License-Identifier: MIT-0 */
/* sincos_wide.h -- for sincos.h: four sines and cosines (float: eight) in a vector of AVX2 or
 * AVX-512.
 *
 * Vectors are put together from single numbers. Left to itself a compiler loads angles that were
 * stored one by one a moment ago with one wide load, and processors hold that until all the stores
 * are through, which takes longer than the sines. Vectors are of 256 bits with AVX-512 too: while
 * wider ones are under way one port less is there for the scalar sums around them, and a whole
 * function of a 7-joint arm took 1.5 times as long. */
#ifndef PINION_SINCOS_WIDE_H
#define PINION_SINCOS_WIDE_H

typedef double pinion_angles __attribute__((vector_size(32)));
typedef uint64_t pinion_angles_bits __attribute__((vector_size(32)));
typedef float pinion_anglesf __attribute__((vector_size(32)));
typedef uint32_t pinion_anglesf_bits __attribute__((vector_size(32)));

#define PINION_SINCOS_NAME pinion_sincos_lanes
#define PINION_REAL pinion_angles
#define PINION_BITS pinion_angles_bits
#include "sincos_body.h"

#define PINION_SINCOS_NAME pinion_sincosf_lanes
#define PINION_REAL pinion_anglesf
#define PINION_BITS pinion_anglesf_bits
#define PINION_SINCOS_SINGLE
#include "sincos_body.h"

PINION_SINCOS_STATIC void pinion_sincos_four(const double *x, double *s, double *c)
{
  const pinion_angles angle = {x[0], x[1], x[2], x[3]};
  pinion_angles sine, cosine;
  pinion_sincos_lanes(angle, &sine, &cosine);
  __builtin_memcpy(s, &sine, sizeof sine);
  __builtin_memcpy(c, &cosine, sizeof cosine);
}

PINION_SINCOS_STATIC void pinion_sincosf_eight(const float *x, float *s, float *c)
{
  const pinion_anglesf angle = {x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7]};
  pinion_anglesf sine, cosine;
  pinion_sincosf_lanes(angle, &sine, &cosine);
  __builtin_memcpy(s, &sine, sizeof sine);
  __builtin_memcpy(c, &cosine, sizeof cosine);
}

#endif
