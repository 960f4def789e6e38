/* SPDX-License-Identifier: MIT-0 */
/* limbs.h -- vectors in whose lanes generated code computes limbs that are alike, by the vector
 * extensions of GCC and Clang, without intrinsics.
 *
 * PINION_LIMBS_X4 and so on say whether the machine has such a vector: a vector that a compiler has
 * to make of smaller ones takes longer than single numbers. Generated functions have a text for
 * either case. -DPINION_LIMBS=0 chooses single numbers everywhere. */
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

/* the square roots of all lanes, which compilers take at once */
#define PINION_LIMBS_SQRT(type, n, root)                                                           \
  static inline __attribute__((unused)) type type##_sqrt(type x)                                   \
  {                                                                                                \
    for (int k = 0; k < n; k++)                                                                    \
      x[k] = root(x[k]);                                                                           \
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
#endif

/* four doubles: AVX */
#ifdef __AVX__
#undef PINION_LIMBS_X4
#define PINION_LIMBS_X4 1
typedef double pinion_x4 __attribute__((vector_size(32)));
PINION_LIMBS_SQRT(pinion_x4, 4, sqrt)
#endif

#endif

#endif
