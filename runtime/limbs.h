/* SPDX-License-Identifier: MIT-0 */
/* limbs.h -- vectors for equal limbs, one limb in each lane. It uses the vector extensions of GCC
 * and Clang and no intrinsics.
 *
 * PINION_LIMBS_X2, _X4 and _X4F are 1 if vectors of two doubles, four doubles or four floats are
 * faster than single numbers, and else 0. Generated functions have a version for either case.
 * -DPINION_LIMBS=0 chooses single numbers everywhere. */
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

/* the numbers i, j, k and l of two vectors of four; those of the second count from 4 */
#if defined __clang__ || __GNUC__ >= 12
#define PINION_LIMBS_MIX(a, b, i, j, k, l) __builtin_shufflevector(a, b, i, j, k, l)
#else
#define PINION_LIMBS_MIX(a, b, i, j, k, l)                                                         \
  __builtin_shuffle(a, b, (__typeof__((a) < (b))){i, j, k, l})
#endif

/* put(a, b, .., w, x, y, z) stores four vectors so that their elements are adjacent in each limb:
 * a[0..3] = w[0], x[0], y[0], z[0]; b[0..3] = w[1], x[1], y[1], z[1]; and so on.
 * get(a, b, .., w, x, y, z) loads them from there. */

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

/* the sum of all lanes */
PINION_LIMBS_INLINE float pinion_x4f_sum(pinion_x4f x) { return x[0] + x[1] + x[2] + x[3]; }

PINION_LIMBS_INLINE void pinion_x2_store(double *to, double a, double b)
{
  const pinion_x2 x = {a, b};
  __builtin_memcpy(to, &x, sizeof x);
}

PINION_LIMBS_INLINE void pinion_x2_put(double *a, double *b, pinion_x2 w, pinion_x2 x, pinion_x2 y,
                                       pinion_x2 z)
{
  pinion_x2_store(a, w[0], x[0]);
  pinion_x2_store(b, w[1], x[1]);
  pinion_x2_store(a + 2, y[0], z[0]);
  pinion_x2_store(b + 2, y[1], z[1]);
}

PINION_LIMBS_INLINE void pinion_x4f_put(float *a, float *b, float *c, float *d, pinion_x4f w,
                                        pinion_x4f x, pinion_x4f y, pinion_x4f z)
{
  const pinion_x4f wx = PINION_LIMBS_MIX(w, x, 0, 4, 1, 5);
  const pinion_x4f yz = PINION_LIMBS_MIX(y, z, 0, 4, 1, 5);
  const pinion_x4f wx2 = PINION_LIMBS_MIX(w, x, 2, 6, 3, 7);
  const pinion_x4f yz2 = PINION_LIMBS_MIX(y, z, 2, 6, 3, 7);
  const pinion_x4f one = PINION_LIMBS_MIX(wx, yz, 0, 1, 4, 5);
  const pinion_x4f two = PINION_LIMBS_MIX(wx, yz, 2, 3, 6, 7);
  const pinion_x4f three = PINION_LIMBS_MIX(wx2, yz2, 0, 1, 4, 5);
  const pinion_x4f four = PINION_LIMBS_MIX(wx2, yz2, 2, 3, 6, 7);
  __builtin_memcpy(a, &one, sizeof one);
  __builtin_memcpy(b, &two, sizeof two);
  __builtin_memcpy(c, &three, sizeof three);
  __builtin_memcpy(d, &four, sizeof four);
}
#endif

/* four doubles: AVX, or two vectors of two if there are enough registers */
#if defined __AVX__ || (PINION_LIMBS_X2 && (defined __x86_64__ || defined __aarch64__))
#undef PINION_LIMBS_X4
#define PINION_LIMBS_X4 1
#ifdef __AVX__
typedef double pinion_x4 __attribute__((vector_size(32)));
#else
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

/* the sum of all lanes, by pairs: two additions wait for each other, not three */
PINION_LIMBS_INLINE double pinion_x4_sum(pinion_x4 x)
{
  const pinion_x2 low = {x[0], x[1]}, high = {x[2], x[3]};
  const pinion_x2 pair = low + high;
  return pair[0] + pair[1];
}

/* transposes the matrix whose rows are w, x, y and z */
PINION_LIMBS_INLINE void pinion_x4_turn(pinion_x4 *w, pinion_x4 *x, pinion_x4 *y, pinion_x4 *z)
{
  const pinion_x4 wx = PINION_LIMBS_MIX(*w, *x, 0, 4, 2, 6);
  const pinion_x4 yz = PINION_LIMBS_MIX(*y, *z, 0, 4, 2, 6);
  const pinion_x4 wx2 = PINION_LIMBS_MIX(*w, *x, 1, 5, 3, 7);
  const pinion_x4 yz2 = PINION_LIMBS_MIX(*y, *z, 1, 5, 3, 7);
  *w = PINION_LIMBS_MIX(wx, yz, 0, 1, 4, 5);
  *x = PINION_LIMBS_MIX(wx2, yz2, 0, 1, 4, 5);
  *y = PINION_LIMBS_MIX(wx, yz, 2, 3, 6, 7);
  *z = PINION_LIMBS_MIX(wx2, yz2, 2, 3, 6, 7);
}

PINION_LIMBS_INLINE void pinion_x4_put(double *a, double *b, double *c, double *d, pinion_x4 w,
                                       pinion_x4 x, pinion_x4 y, pinion_x4 z)
{
  pinion_x4_turn(&w, &x, &y, &z);
  __builtin_memcpy(a, &w, sizeof w);
  __builtin_memcpy(b, &x, sizeof x);
  __builtin_memcpy(c, &y, sizeof y);
  __builtin_memcpy(d, &z, sizeof z);
}

PINION_LIMBS_INLINE void pinion_x4_get(const double *a, const double *b, const double *c,
                                       const double *d, pinion_x4 *w, pinion_x4 *x, pinion_x4 *y,
                                       pinion_x4 *z)
{
  *w = pinion_x4_at(a), *x = pinion_x4_at(b);
  *y = pinion_x4_at(c), *z = pinion_x4_at(d);
  pinion_x4_turn(w, x, y, z);
}
#else
PINION_LIMBS_INLINE void pinion_x4_get(const double *a, const double *b, const double *c,
                                       const double *d, pinion_x4 *w, pinion_x4 *x, pinion_x4 *y,
                                       pinion_x4 *z)
{
  *w = pinion_x4_of(a[0], b[0], c[0], d[0]);
  *x = pinion_x4_of(a[1], b[1], c[1], d[1]);
  *y = pinion_x4_of(a[2], b[2], c[2], d[2]);
  *z = pinion_x4_of(a[3], b[3], c[3], d[3]);
}

/* macros: for a function's argument gcc would print a note that no pragma silences */
#define pinion_x4_sum(x) ((x)[0] + (x)[1] + (x)[2] + (x)[3])
#define pinion_x4_sqrt(x) pinion_x4_of(sqrt((x)[0]), sqrt((x)[1]), sqrt((x)[2]), sqrt((x)[3]))
#define pinion_x4_put(a, b, c, d, w, x, y, z)                                                      \
  (pinion_x2_store(a, (w)[0], (x)[0]), pinion_x2_store((a) + 2, (y)[0], (z)[0]),                   \
   pinion_x2_store(b, (w)[1], (x)[1]), pinion_x2_store((b) + 2, (y)[1], (z)[1]),                   \
   pinion_x2_store(c, (w)[2], (x)[2]), pinion_x2_store((c) + 2, (y)[2], (z)[2]),                   \
   pinion_x2_store(d, (w)[3], (x)[3]), pinion_x2_store((d) + 2, (y)[3], (z)[3]))
#endif
#endif

#endif

#endif
