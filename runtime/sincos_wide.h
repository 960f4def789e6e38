/* SPDX-License-Identifier: MIT-0 */
/* sincos_wide.h -- sines and cosines of a vector of angles, for sincos.h: four with AVX2 or AVX-512
 * (float: eight), two with SSE2 or NEON (float: four).
 *
 * Vectors are assembled from single numbers. A compiler would use a wide load for angles that were
 * just stored one by one, and the processor would wait until all stores are done, which takes
 * longer than the sines. With AVX-512 vectors have 256 bits, too: wider ones leave one port less
 * for the scalar sums around them, and a whole function of a 7-joint arm took 1.5 times as long. */
#ifndef PINION_SINCOS_WIDE_H
#define PINION_SINCOS_WIDE_H

#ifdef __AVX2__
#define PINION_SINCOS_BYTES 32
#else
#define PINION_SINCOS_BYTES 16
#endif

enum {
  PINION_SINCOS_LANES = PINION_SINCOS_BYTES / 8,
  PINION_SINCOSF_LANES = PINION_SINCOS_BYTES / 4
};

typedef double pinion_angles __attribute__((vector_size(PINION_SINCOS_BYTES)));
typedef uint64_t pinion_angles_bits __attribute__((vector_size(PINION_SINCOS_BYTES)));
typedef float pinion_anglesf __attribute__((vector_size(PINION_SINCOS_BYTES)));
typedef uint32_t pinion_anglesf_bits __attribute__((vector_size(PINION_SINCOS_BYTES)));

#define PINION_SINCOS_NAME pinion_sincos_lanes
#define PINION_REAL pinion_angles
#define PINION_BITS pinion_angles_bits
#include "sincos_body.h"

#define PINION_SINCOS_NAME pinion_sincosf_lanes
#define PINION_REAL pinion_anglesf
#define PINION_BITS pinion_anglesf_bits
#define PINION_SINCOS_SINGLE
#include "sincos_body.h"

PINION_SINCOS_STATIC void pinion_sincos_wide(const double *x, double *s, double *c)
{
#ifdef __AVX2__
  const pinion_angles angle = {x[0], x[1], x[2], x[3]};
#else
  const pinion_angles angle = {x[0], x[1]};
#endif
  pinion_angles sine, cosine;
  pinion_sincos_lanes(angle, &sine, &cosine);
  __builtin_memcpy(s, &sine, sizeof sine);
  __builtin_memcpy(c, &cosine, sizeof cosine);
}

PINION_SINCOS_STATIC void pinion_sincosf_wide(const float *x, float *s, float *c)
{
#ifdef __AVX2__
  const pinion_anglesf angle = {x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7]};
#else
  const pinion_anglesf angle = {x[0], x[1], x[2], x[3]};
#endif
  pinion_anglesf sine, cosine;
  pinion_sincosf_lanes(angle, &sine, &cosine);
  __builtin_memcpy(s, &sine, sizeof sine);
  __builtin_memcpy(c, &cosine, sizeof cosine);
}

#endif
