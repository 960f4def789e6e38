/* SPDX-License-Identifier: MIT-0 */
/* sines_lanes.c -- see sines.h: sincos_body.h as vectors, as generated files make them. */
#include <stddef.h>
#include <string.h>

#include "sincos.h"
#include "sines.h"

/* irrelevant for functions that are always inlined */
#pragma GCC diagnostic ignored "-Wpsabi"

typedef double real4 __attribute__((vector_size(4 * sizeof(double))));
typedef double real8 __attribute__((vector_size(8 * sizeof(double))));
typedef double real16 __attribute__((vector_size(16 * sizeof(double))));
typedef uint64_t bits4 __attribute__((vector_size(4 * sizeof(uint64_t))));
typedef uint64_t bits8 __attribute__((vector_size(8 * sizeof(uint64_t))));
typedef uint64_t bits16 __attribute__((vector_size(16 * sizeof(uint64_t))));
typedef float realf4 __attribute__((vector_size(4 * sizeof(float))));
typedef float realf8 __attribute__((vector_size(8 * sizeof(float))));
typedef float realf16 __attribute__((vector_size(16 * sizeof(float))));
typedef uint32_t bitsf4 __attribute__((vector_size(4 * sizeof(uint32_t))));
typedef uint32_t bitsf8 __attribute__((vector_size(8 * sizeof(uint32_t))));
typedef uint32_t bitsf16 __attribute__((vector_size(16 * sizeof(uint32_t))));

#define PINION_SINCOS_NAME sincos4
#define PINION_REAL real4
#define PINION_BITS bits4
#include "sincos_body.h"

#define PINION_SINCOS_NAME sincos8
#define PINION_REAL real8
#define PINION_BITS bits8
#include "sincos_body.h"

#define PINION_SINCOS_NAME sincos16
#define PINION_REAL real16
#define PINION_BITS bits16
#include "sincos_body.h"

#define PINION_SINCOS_NAME sincosf4
#define PINION_REAL realf4
#define PINION_BITS bitsf4
#define PINION_SINCOS_SINGLE
#include "sincos_body.h"

#define PINION_SINCOS_NAME sincosf8
#define PINION_REAL realf8
#define PINION_BITS bitsf8
#define PINION_SINCOS_SINGLE
#include "sincos_body.h"

#define PINION_SINCOS_NAME sincosf16
#define PINION_REAL realf16
#define PINION_BITS bitsf16
#define PINION_SINCOS_SINGLE
#include "sincos_body.h"

/* how many of n numbers have other bits */
static int differing(int n, size_t size, const void *a, const void *b)
{
  const char *p = a, *q = b;
  int count = 0;
  for (int i = 0; i < n; i++, p += size, q += size)
    count += memcmp(p, q, size) != 0;
  return count;
}

int sines_lanes(int n, const double *x)
{
  union {
    double flat[16];
    real4 by4[4];
    real8 by8[2];
    real16 by16;
  } angle, s, c;
  double sine[16], cosine[16];
  int count = 0;
  for (int i = 0; i + 16 <= n; i += 16) {
    memcpy(angle.flat, x + i, sizeof angle.flat);
    for (int j = 0; j < 16; j++)
      pinion_sincos_one(angle.flat[j], &sine[j], &cosine[j]);

    pinion_sincos_inline(16, angle.flat, s.flat, c.flat);
    count += differing(16, sizeof *sine, s.flat, sine);
    count += differing(16, sizeof *sine, c.flat, cosine);

    sincos16(angle.by16, &s.by16, &c.by16);
    count += differing(16, sizeof *sine, s.flat, sine);
    count += differing(16, sizeof *sine, c.flat, cosine);

    for (int j = 0; j < 2; j++)
      sincos8(angle.by8[j], &s.by8[j], &c.by8[j]);
    count += differing(16, sizeof *sine, s.flat, sine);
    count += differing(16, sizeof *sine, c.flat, cosine);

    for (int j = 0; j < 4; j++)
      sincos4(angle.by4[j], &s.by4[j], &c.by4[j]);
    count += differing(16, sizeof *sine, s.flat, sine);
    count += differing(16, sizeof *sine, c.flat, cosine);
  }
  return count;
}

int sines_lanesf(int n, const float *x)
{
  union {
    float flat[16];
    realf4 by4[4];
    realf8 by8[2];
    realf16 by16;
  } angle, s, c;
  float sine[16], cosine[16];
  int count = 0;
  for (int i = 0; i + 16 <= n; i += 16) {
    memcpy(angle.flat, x + i, sizeof angle.flat);
    for (int j = 0; j < 16; j++)
      pinion_sincosf_one(angle.flat[j], &sine[j], &cosine[j]);

    pinion_sincosf_inline(16, angle.flat, s.flat, c.flat);
    count += differing(16, sizeof *sine, s.flat, sine);
    count += differing(16, sizeof *sine, c.flat, cosine);

    sincosf16(angle.by16, &s.by16, &c.by16);
    count += differing(16, sizeof *sine, s.flat, sine);
    count += differing(16, sizeof *sine, c.flat, cosine);

    for (int j = 0; j < 2; j++)
      sincosf8(angle.by8[j], &s.by8[j], &c.by8[j]);
    count += differing(16, sizeof *sine, s.flat, sine);
    count += differing(16, sizeof *sine, c.flat, cosine);

    for (int j = 0; j < 4; j++)
      sincosf4(angle.by4[j], &s.by4[j], &c.by4[j]);
    count += differing(16, sizeof *sine, s.flat, sine);
    count += differing(16, sizeof *sine, c.flat, cosine);
  }
  return count;
}
