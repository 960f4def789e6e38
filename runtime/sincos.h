/* SPDX-License-Identifier: MIT-0 */
/* sincos.h -- sines s and cosines c of many angles x in one call, without a branch.
 *
 * The inline functions are for a constant n, best 1, 2 or a multiple of 4 (float: 8). With AVX2
 * they compute four (eight) angles at a time in vectors, with SSE2 or NEON half as many; elsewhere
 * compilers can vectorise the loop. The functions that are not inline are fast for any n.
 *
 *   |x| <= 1e5      error below 1 ulp (found: 0.92, float 0.90), also near multiples of pi/2, with
 *                   fma and without
 *   beyond          as if x were off by a few of its own ulp; meaningless from 1e15 (float: 1e6)
 *                   on, where results may be large, infinite or NaN
 *   infinite, NaN   NaN
 *
 * sin(-x) = -sin(x) and cos(-x) = cos(x) to the bit, sin(-0) = -0, subnormal x are their own sines.
 * x, s and c must not overlap. Rounding to nearest is assumed; flags (inexact, underflow) are
 * unspecified. Float uses no double. sincos_body.h has the method, also for SIMD lanes.
 *
 * Generated code calls the macros PINION_SINCOS(n, x, s, c) and PINION_SINCOSF(n, x, s, c): once
 * for all angles of a function, or with n = 1 for each angle of one that has three or fewer. The
 * macros are the inline functions; under -Os they are the functions of sincos.c (sincosf.c). To use
 * your own, -DPINION_SINCOS=my_cordic names a function with the same arguments, and
 * -DPINION_SINCOS_HEADER='"my_cordic.h"' (or -include) the header that declares it.
 *
 * PINION_SINCOS_ROOM(n) and PINION_SINCOSF_ROOM(n) say how many angles generated code passes for n.
 * If the inline functions are called and the compiler has vectors, n is rounded up to whole vectors
 * and the rest filled with zeros. Otherwise it is n. */
#ifndef PINION_SINCOS_H
#define PINION_SINCOS_H

#include <stdint.h>

#ifdef PINION_SINCOS_HEADER
/* cppcheck-suppress preprocessorErrorDirective */
#include PINION_SINCOS_HEADER
#endif

/* C++ has no restrict */
#ifdef __cplusplus
#define PINION_RESTRICT __restrict
#else
#define PINION_RESTRICT restrict
#endif

#define PINION_SINCOS_NAME pinion_sincos_one
#define PINION_REAL double
#define PINION_BITS uint64_t
#include "sincos_body.h"

#define PINION_SINCOS_NAME pinion_sincosf_one
#define PINION_REAL float
#define PINION_BITS uint32_t
#define PINION_SINCOS_SINGLE
#include "sincos_body.h"

/* explicit, because a 7-joint arm's CRBA takes a tenth less with pairs of SSE2 */
#if defined(__GNUC__) && (defined(__AVX2__) || defined(__SSE2__) || defined(__aarch64__))
#define PINION_SINCOS_WIDE
/* short arrays, of up to 16 angles, stay in registers if the loop over them is unrolled */
#define PINION_SINCOS_PRAGMA(words) _Pragma(#words)
#ifdef __clang__
#define PINION_SINCOS_TIMES(n) PINION_SINCOS_PRAGMA(unroll n)
#else
#define PINION_SINCOS_TIMES(n) PINION_SINCOS_PRAGMA(GCC unroll n)
#endif
#ifdef __AVX2__
#define PINION_SINCOS_UNROLL PINION_SINCOS_TIMES(4)
#else
#define PINION_SINCOS_UNROLL PINION_SINCOS_TIMES(8)
#endif
#include "sincos_wide.h"
#endif

#ifdef __cplusplus
extern "C" {
#endif

PINION_SINCOS_STATIC void pinion_sincos_inline(int n, const double *PINION_RESTRICT x,
                                               double *PINION_RESTRICT s, double *PINION_RESTRICT c)
{
  int i = 0;
#ifdef PINION_SINCOS_WIDE
  PINION_SINCOS_UNROLL
  for (; i + PINION_SINCOS_LANES <= n; i += PINION_SINCOS_LANES)
    pinion_sincos_wide(x + i, s + i, c + i);
#endif
  for (; i < n; i++)
    pinion_sincos_one(x[i], &s[i], &c[i]);
}

PINION_SINCOS_STATIC void pinion_sincosf_inline(int n, const float *PINION_RESTRICT x,
                                                float *PINION_RESTRICT s, float *PINION_RESTRICT c)
{
  int i = 0;
#ifdef PINION_SINCOS_WIDE
  PINION_SINCOS_UNROLL
  for (; i + PINION_SINCOSF_LANES <= n; i += PINION_SINCOSF_LANES)
    pinion_sincosf_wide(x + i, s + i, c + i);
#endif
  for (; i < n; i++)
    pinion_sincosf_one(x[i], &s[i], &c[i]);
}

/* The same results to the bit, if compiled with the same flags. n < 1 does nothing. */
void pinion_sincos(int n, const double *x, double *s, double *c);
void pinion_sincosf(int n, const float *x, float *s, float *c);

#ifdef __cplusplus
}
#endif

/* can loops over angles become vectors of double, and of float? */
#if defined(__SSE2__) || defined(__aarch64__) || defined(__VSX__) || defined(__wasm_simd128__) ||  \
    defined(__riscv_vector) || defined(__loongarch_sx) || defined(__mips_msa) ||                   \
    defined(_M_X64) || defined(_M_ARM64)
#define PINION_SINCOS_VECTORS 1
#define PINION_SINCOSF_VECTORS 1
#elif defined(__ARM_NEON) || defined(__ALTIVEC__) ||                                               \
    (defined(__ARM_FEATURE_MVE) && (__ARM_FEATURE_MVE & 2))
#define PINION_SINCOS_VECTORS 0
#define PINION_SINCOSF_VECTORS 1
#else
#define PINION_SINCOS_VECTORS 0
#define PINION_SINCOSF_VECTORS 0
#endif

#if defined(PINION_SINCOS)
#define PINION_SINCOS_ROOM(n) (n)
#elif defined(__OPTIMIZE_SIZE__)
#define PINION_SINCOS pinion_sincos
#define PINION_SINCOS_ROOM(n) (n)
#else
#define PINION_SINCOS pinion_sincos_inline
#define PINION_SINCOS_ROOM(n) (PINION_SINCOS_VECTORS && (n) > 2 ? ((n) + 3) / 4 * 4 : (n))
#endif

#if defined(PINION_SINCOSF)
#define PINION_SINCOSF_ROOM(n) (n)
#elif defined(__OPTIMIZE_SIZE__)
#define PINION_SINCOSF pinion_sincosf
#define PINION_SINCOSF_ROOM(n) (n)
#else
#define PINION_SINCOSF pinion_sincosf_inline
#define PINION_SINCOSF_ROOM(n)                                                                     \
  (!PINION_SINCOSF_VECTORS || (n) < 3 ? (n) : (n) < 5 ? 4 : PINION_SINCOSF_WHOLE(n))
#endif

/* A Cortex-M's vectors are of four: a quadruped's twelve angles, padded to sixteen, take 120 more
 * instructions. */
#ifdef __ARM_FEATURE_MVE
#define PINION_SINCOSF_WHOLE(n) (((n) + 3) / 4 * 4)
#else
#define PINION_SINCOSF_WHOLE(n) (((n) + 7) / 8 * 8)
#endif

#endif
