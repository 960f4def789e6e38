/* SPDX-License-Identifier: MIT-0 */
/* lanes.h -- vectors of numbers for generated code in SIMD lanes. It uses the vector extensions of
 * GCC and Clang and no intrinsics: the compiler maps them to the machine's vectors, or to scalars.
 *
 * The includer defines PINION_LANES (4, 8 or 16) and, for float, PINION_LANES_SINGLE. A translation
 * unit has one choice of both. Each lane does the operations of scalar code, in the same order. */
#ifndef PINION_LANES_H
#define PINION_LANES_H

#ifndef __GNUC__
#error "lanes need the vector extensions of GCC or Clang"
#endif

#include "rows.h"
#include <math.h>
#include <stdint.h>

/* Vectors are passed by value below, in functions that are inlined and have no ABI; pinion_lanes_at
 * instead of pinion_lanes avoids a note that no pragma silences. */
#pragma GCC diagnostic ignored "-Wpsabi"

#ifdef PINION_LANES_SINGLE
typedef float pinion_lane;
typedef uint32_t pinion_lane_bits;
#else
typedef double pinion_lane;
typedef uint64_t pinion_lane_bits;
#endif

/* A block of PINION_LANES states is computed in groups as wide as the registers, because compilers
 * handle wider vectors poorly. -DPINION_LANES_BYTES=32 sets another width. */
#ifndef PINION_LANES_BYTES
#if defined(__AVX512F__)
#define PINION_LANES_BYTES 64
#elif defined(__AVX__)
#define PINION_LANES_BYTES 32
#else
#define PINION_LANES_BYTES 16
#endif
#endif

#ifdef PINION_LANES_SINGLE
#define PINION_LANES_FIT (PINION_LANES_BYTES / 4)
#else
#define PINION_LANES_FIT (PINION_LANES_BYTES / 8)
#endif
#if PINION_LANES_FIT < PINION_LANES
#define PINION_LANES_WIDE PINION_LANES_FIT
#else
#define PINION_LANES_WIDE PINION_LANES
#endif
#define PINION_LANES_GROUPS (PINION_LANES / PINION_LANES_WIDE)
#define PINION_LANES_SIZE (PINION_LANES_WIDE * sizeof(pinion_lane))

typedef pinion_lane pinion_lanes __attribute__((vector_size(PINION_LANES_SIZE)));
typedef pinion_lane_bits pinion_lanes_bits __attribute__((vector_size(PINION_LANES_SIZE)));

/* lanes in the caller's arrays of numbers, with the alignment of a number */
typedef pinion_lane pinion_lanes_at
    __attribute__((vector_size(PINION_LANES_SIZE), aligned(sizeof(pinion_lane)), may_alias));

#define PINION_LANES_INLINE static inline __attribute__((always_inline, unused))

/* Storage class of generated functions that compute with vectors. For Intel's processors with
 * AVX-512, clang prefers 256 bits and halves wider vectors, except in functions that declare that
 * they need them. Halved vectors take twice the instructions and too many registers. */
#define PINION_LANES_STATIC static
#ifdef __clang__
#if __has_attribute(min_vector_width)
#undef PINION_LANES_STATIC
#define PINION_LANES_STATIC static __attribute__((min_vector_width(8 * PINION_LANES_SIZE)))
#endif
#endif

/* sine and cosine of all lanes: the runtime's, even if PINION_SINCOS is defined for scalar code */
#define PINION_SINCOS_NAME pinion_lanes_sincos_one
#define PINION_SINCOS_ARG pinion_lanes_at
#define PINION_REAL pinion_lanes
#define PINION_BITS pinion_lanes_bits
#ifdef PINION_LANES_SINGLE
#define PINION_SINCOS_SINGLE
#endif
#include "sincos_body.h"

PINION_LANES_INLINE void pinion_lanes_sincos(int n, const pinion_lanes *x, pinion_lanes *s,
                                             pinion_lanes *c)
{
  for (int i = 0; i < n; i++)
    pinion_lanes_sincos_one(x[i], &s[i], &c[i]);
}

/* a number in every lane */
PINION_LANES_INLINE pinion_lanes_at pinion_lanes_all(pinion_lane x)
{
  pinion_lanes_at y;
  for (int k = 0; k < PINION_LANES_WIDE; k++)
    y[k] = x;
  return y;
}

/* are all lanes > 0? A NaN is not. */
PINION_LANES_INLINE int pinion_lanes_positive(pinion_lanes_at x)
{
  int good = 1;
  for (int k = 0; k < PINION_LANES_WIDE; k++)
    good &= x[k] > 0;
  return good;
}

/* functions of libm, lane by lane */
PINION_LANES_INLINE pinion_lanes_at pinion_lanes_sqrt(pinion_lanes_at x)
{
  for (int k = 0; k < PINION_LANES_WIDE; k++) {
#ifdef PINION_LANES_SINGLE
    x[k] = sqrtf(x[k]);
#else
    x[k] = sqrt(x[k]);
#endif
  }
  return x;
}

PINION_LANES_INLINE pinion_lanes_at pinion_lanes_sin(pinion_lanes_at x)
{
  for (int k = 0; k < PINION_LANES_WIDE; k++) {
#ifdef PINION_LANES_SINGLE
    x[k] = sinf(x[k]);
#else
    x[k] = sin(x[k]);
#endif
  }
  return x;
}

PINION_LANES_INLINE pinion_lanes_at pinion_lanes_cos(pinion_lanes_at x)
{
  for (int k = 0; k < PINION_LANES_WIDE; k++) {
#ifdef PINION_LANES_SINGLE
    x[k] = cosf(x[k]);
#else
    x[k] = cos(x[k]);
#endif
  }
  return x;
}

/* Operations on rows and on runs of rows, as in rows.h. Adjacent numbers of a row are
 * PINION_LANES_GROUPS vectors apart. dot has as many partial sums as in rows.h, so it adds in the
 * same order. */
#define PINION_REAL pinion_lanes_at
#define PINION_ROWS_NAME(name) pinion_lanes_##name
#define PINION_ROWS_STRIDE PINION_LANES_GROUPS
#ifdef PINION_LANES_SINGLE
#define PINION_ROWS_SUMS PINION_ROWS_WIDEF
#else
#define PINION_ROWS_SUMS PINION_ROWS_WIDE
#endif
#if defined __GNUC__ && !defined __clang__
/* at -O1 gcc 12 does not see that an earlier loop wrote the elements of a local array that dot
 * reads */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include "rows_body.h"
#if defined __GNUC__ && !defined __clang__
#pragma GCC diagnostic pop
#endif

/* The last block of a batch may have fewer than PINION_LANES states. gather copies its first `left`
 * lanes to a local block and fills the others with lane 0; */
PINION_LANES_INLINE void pinion_lanes_gather(int count, int left, const pinion_lane *from,
                                             pinion_lane *to)
{
  for (int i = 0; i < count; i++) {
    for (int k = 0; k < PINION_LANES; k++)
      to[i * PINION_LANES + k] = from[i * PINION_LANES + (k < left ? k : 0)];
  }
}

/* scatter copies the first `left` lanes of the results back. */
PINION_LANES_INLINE void pinion_lanes_scatter(int count, int left, const pinion_lane *from,
                                              pinion_lane *to)
{
  for (int i = 0; i < count; i++) {
    for (int k = 0; k < left; k++)
      to[i * PINION_LANES + k] = from[i * PINION_LANES + k];
  }
}

#endif
