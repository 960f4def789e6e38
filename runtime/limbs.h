/* SPDX-License-Identifier: MIT-0 */
/* limbs.h -- vectors for equal limbs, one limb in each lane. It uses the vector extensions of GCC
 * and Clang and no intrinsics.
 *
 * PINION_LIMBS_X2, _X4 and _X4F are not 0 if vectors of two doubles, four doubles or four floats
 * are faster than single numbers. PINION_LIMBS_X4 is 2 if the machine has vectors of four doubles,
 * and 1 if two pairs replace them, which is not faster for all functions. Generated functions have
 * a version for either case. -DPINION_LIMBS=0 chooses single numbers everywhere. */
#ifndef PINION_LIMBS_H
#define PINION_LIMBS_H

#ifndef PINION_LIMBS
#ifdef __GNUC__
#define PINION_LIMBS 1
#else
#define PINION_LIMBS 0
#endif
#endif

#include <math.h>

#define PINION_LIMBS_X2 0
#define PINION_LIMBS_X4 0
#define PINION_LIMBS_X4F 0

#if PINION_LIMBS

#define PINION_LIMBS_INLINE static inline __attribute__((always_inline, unused))

/* the square roots of all lanes, which compilers vectorise */
#define PINION_LIMBS_SQRT(type, n, root)                                                           \
  PINION_LIMBS_INLINE type type##_sqrt(type x)                                                     \
  {                                                                                                \
    for (int k = 0; k < n; k++)                                                                    \
      x[k] = root(x[k]);                                                                           \
    return x;                                                                                      \
  }

/* adjacent elements of an array, at any address */
#define PINION_LIMBS_AT(type, real)                                                                \
  PINION_LIMBS_INLINE type type##_at(const real *list)                                             \
  {                                                                                                \
    type x;                                                                                        \
    __builtin_memcpy(&x, list, sizeof x);                                                          \
    return x;                                                                                      \
  }

/* two doubles or four floats: SSE2, or NEON of 64-bit ARM */
#if defined __SSE2__ || defined __aarch64__
#undef PINION_LIMBS_X2
#define PINION_LIMBS_X2 1
#undef PINION_LIMBS_X4F
#define PINION_LIMBS_X4F 1
typedef double pinion_x2 __attribute__((vector_size(16)));
typedef float pinion_x4f __attribute__((vector_size(16)));
PINION_LIMBS_SQRT(pinion_x2, 2, sqrt)
PINION_LIMBS_SQRT(pinion_x4f, 4, sqrtf)
PINION_LIMBS_AT(pinion_x2, double)
PINION_LIMBS_AT(pinion_x4f, float)
#endif

/* four doubles: AVX, or two vectors of two if there are enough registers */
#if defined __AVX__ || (PINION_LIMBS_X2 && (defined __x86_64__ || defined __aarch64__))
#undef PINION_LIMBS_X4
#ifdef __AVX__
#define PINION_LIMBS_X4 2
typedef double pinion_x4 __attribute__((vector_size(32)));
#else
#define PINION_LIMBS_X4 1
typedef double pinion_x4 __attribute__((vector_size(32), aligned(16)));
/* functions that return one are inlined and have no ABI */
#pragma GCC diagnostic ignored "-Wpsabi"
#endif

/* Four numbers as a vector, made from two pairs unless gcc has AVX. gcc splits a vector that is
 * wider than the machine's: it stores the four numbers one by one and loads the halves, and the
 * processor waits until all stores are done. clang loads four numbers by a gather instruction,
 * which is slower than four loads; from pairs, mul_H of a quadruped takes 0.56 of the time. */
PINION_LIMBS_INLINE pinion_x4 pinion_x4_of(double a, double b, double c, double d)
{
#ifdef __clang__
  const pinion_x2 low = {a, b}, high = {c, d};
  return __builtin_shufflevector(low, high, 0, 1, 2, 3);
#elif defined __AVX__
  const pinion_x4 x = {a, b, c, d};
  return x;
#else
  union {
    pinion_x2 half[2];
    pinion_x4 whole;
  } x = {{{a, b}, {c, d}}};
  return x.whole;
#endif
}

/* adjacent elements of an array, by halves for the same reason */
#if defined __AVX__ || defined __clang__
PINION_LIMBS_AT(pinion_x4, double)
#else
PINION_LIMBS_INLINE pinion_x4 pinion_x4_at(const double *list)
{
  union {
    pinion_x2 half[2];
    pinion_x4 whole;
  } x = {{pinion_x2_at(list), pinion_x2_at(list + 2)}};
  return x.whole;
}
#endif

/* a number in all lanes */
PINION_LIMBS_INLINE pinion_x4 pinion_x4_all(double x) { return pinion_x4_of(x, x, x, x); }

#ifdef __AVX__
PINION_LIMBS_SQRT(pinion_x4, 4, sqrt)
#else
/* a macro: for a function's argument gcc would print a note that no pragma silences */
#define pinion_x4_sqrt(x) pinion_x4_of(sqrt((x)[0]), sqrt((x)[1]), sqrt((x)[2]), sqrt((x)[3]))
#endif
#endif

#endif

#endif
