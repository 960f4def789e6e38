/* SPDX-License-Identifier: MIT-0 */
/* sincos_body.h -- sine and cosine of a number, or of a vector lane by lane, by the same code.
 *
 * The includer defines
 *
 *   PINION_SINCOS_NAME    the function to make: static, void NAME(PINION_REAL x, PINION_REAL *s,
 *                         PINION_REAL *c)
 *   PINION_REAL           double, float, or a GCC/Clang vector type of them
 *   PINION_BITS           uint64_t for double, uint32_t for float; or the vector of as many of them
 *   PINION_SINCOS_SINGLE  if and only if PINION_REAL is float
 *   PINION_SINCOS_ARG     the type of x, if x has the same lanes but is less aligned
 *
 * and may include this again, because all are undefined at the end. A vector is passed by value.
 * -Wpsabi warns of that without cause, because the function is always inlined: write
 * #pragma GCC diagnostic ignored "-Wpsabi" before it (gcc prints a note on vectors of 128 bytes
 * that only -Wno-psabi turns off). Each lane has the scalar result to the bit under the same
 * compiler and flags: no sum has two rounded products among which a compiler could choose when it
 * contracts to fma, and no lane depends on the value of another.
 *
 * Method. k is x 2/pi rounded to an integer: adding 1.5 * 2^52 (float: 2^23) leaves k in the last
 * bits. k pi/2 is subtracted from x in parts so short that k times a part is exact for |k| < 2^18
 * (float: 2^16), with fma and without. The remainder is h - l. |h| is at most slightly more than
 * pi/4, and l is a correction below the last digit of h. Even at the double nearest to a multiple
 * of pi/2 the difference loses no digit. Then
 *
 *   sin = h - (h^3 S(h^2) + l)
 *   cos = w + (h^4 C(h^2) + ((1 - w) - h^2/2) + h l),  w = 1 - h^2/2
 *
 * S and C are minimax polynomials by Remez's exchange; each coefficient was rounded before the next
 * was computed. Their relative error is 2^-57.9 for sin and 2^-64.2 for cos (float: 2^-27.8 and
 * 2^-33.0). The l of sin should be l cos h; that would cost two more operations and gain a seventh
 * of an ulp. Corrections are subtracted, which keeps the sign of -0. Masks made from k mod 4 swap
 * and negate the results. There is no comparison and no branch.
 *
 * Sums must be carried out as written and rounded to their type. gcc defines a macro if
 * -funsafe-math-optimizations lets it reassociate. Clang defines none, but from version 11 on it
 * has a pragma that forbids it. */
#ifndef PINION_SINCOS_STATIC
#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__)
#error "-ffast-math breaks sums that these sines rely on: compile without it, or use libm's"
#endif
#if defined(__FLT_EVAL_METHOD__) && (__FLT_EVAL_METHOD__ == 1 || __FLT_EVAL_METHOD__ == 2)
#error "sums are rounded to a wider type than theirs; on x86 add -msse2 -mfpmath=sse"
#endif

/* inlined at any optimisation, so that a compiler can vectorise a loop over it */
#ifdef __GNUC__
#define PINION_SINCOS_STATIC static inline __attribute__((always_inline, unused))
#else
#define PINION_SINCOS_STATIC static inline
#endif
#endif

/* gcc prints a note on some machines if a vector that is aligned to its size is passed by value */
#ifndef PINION_SINCOS_ARG
#define PINION_SINCOS_ARG PINION_REAL
#endif

PINION_SINCOS_STATIC void PINION_SINCOS_NAME(PINION_SINCOS_ARG x, PINION_REAL *s, PINION_REAL *c)
{
#if defined(__clang__) && __clang_major__ >= 11
#pragma clang fp reassociate(off)
#endif
  union {
    PINION_REAL real;
    PINION_BITS bits;
  } t, sine, cosine;
  PINION_REAL k, h, l, z, z2, poly_s, poly_c, w;
  PINION_BITS odd, change;

#ifdef PINION_SINCOS_SINGLE
  const uint32_t one = 1u, top = 0x80000000u;
  const float unit = 1.0f, halve = 0.5f;
  const unsigned up = 30u;
#else
  const uint64_t one = 1u, top = 0x8000000000000000u;
  const double unit = 1.0, halve = 0.5;
  const unsigned up = 62u;
#endif

#ifdef PINION_SINCOS_SINGLE
  {
    /* parts of pi/2: all but the last have at most 8 bits; none is negative, which keeps -0 */
    const float part1 = 1.5703125f, part2 = 4.82559204e-4f, part3 = 1.2665987e-6f;
    const float part4 = 9.89530236e-10f, part5 = 2.55795385e-12f, part6 = 5.39030295e-15f;
    PINION_REAL r, hi;
    t.real = x * 0.63661977f + 12582912.0f;
    k = t.real - 12582912.0f;

    /* both differences are exact, because k part1 and k part2 have few bits */
    r = (x - k * part1) - k * part2;

    /* carry the rounding error of each difference into the next */
    hi = r - k * part3;
    l = ((hi - r) + k * part3) + k * part4;
    r = hi - l;
    l = ((r - hi) + l) + k * part5;
    h = r - l;
    l = ((h - r) + l) + k * part6;
  }
#else
  {
    /* parts of pi/2: all but the last have at most 35 bits */
    const double part1 = 1.5707963267923333, part2 = 2.5633441515839558e-12;
    const double part3 = 1.0562999066987428e-23;
    PINION_REAL r;
    t.real = x * 0.6366197723675814 + 6755399441055744.0;
    k = t.real - 6755399441055744.0;

    /* r is exact; l is the rounding error of h and the third part, below 2^-58 */
    r = x - k * part1;
    h = r - k * part2;
    l = ((h - r) + k * part2) + k * part3;
  }
#endif

  /* the polynomials, in halves: a shorter critical path */
  z = h * h;
  z2 = z * z;
#ifdef PINION_SINCOS_SINGLE
  poly_s = (0.16666654f + -0.0083321f * z) + z2 * 0.00019506495f;
  poly_c = (0.041666646f + -0.0013887294f * z) + z2 * 2.4429319e-05f;
#else
  poly_s = (0.1666666666666663 + -0.00833333333332184 * z) +
           z2 * ((0.0001984126982935852 + -2.7557313538506517e-06 * z) +
                 z2 * (2.5050734387186213e-08 + -1.5895433119856249e-10 * z));
  poly_c = (0.0416666666666666 + -0.0013888888888874465 * z) +
           z2 * ((2.4801587289662223e-05 + -2.7557314397466e-07 * z) +
                 z2 * (2.087572869961582e-09 + -1.1359899867427819e-11 * z));
#endif

  /* small terms first; half of z is exact, so contracting its product changes nothing */
  w = unit - halve * z;
  cosine.real = w + (z2 * poly_c + (((unit - w) - halve * z) + h * l));
  sine.real = h - ((h * z) * poly_s + l);

  /* odd k swaps sine and cosine; k mod 4 = 2, 3 negates the sine, 1, 2 the cosine */
  odd = -(t.bits & one);
  change = ((sine.bits ^ cosine.bits) & odd) ^ ((t.bits << up) & top);
  sine.bits = sine.bits ^ change;
  cosine.bits = cosine.bits ^ change ^ (odd & top);
  *s = sine.real;
  *c = cosine.real;
}

#undef PINION_SINCOS_NAME
#undef PINION_SINCOS_ARG
#undef PINION_REAL
#undef PINION_BITS
#undef PINION_SINCOS_SINGLE
