/* SPDX-License-Identifier: MIT-0 */
/* rows.h -- loops over adjacent numbers, for generated code of deep trees.
 *
 * In packed rows the columns of a row are the first ones of every row below it, so a step of a
 * factor or of a back-substitution is a vector operation.  Short rows are inlined, with a constant
 * n: gcc and clang turn them into vector instructions without any option; other compilers get plain
 * loops. Long rows and runs of rows are calls. rows_body.h and rows_products.h have the code,
 * included once for double and once for float, with names that end in f.
 *
 *   zero  y = 0
 *   set   y = a*x       sub   y -= a*x       mul   y = a.*x       scale   x *= a       dot   x.y
 *
 * x and y have n numbers and do not overlap.  dot adds in lanes, so its last bits depend on the
 * machine's vectors; lanes.h adds in the same order, by PINION_ROWS_WIDE. */
#ifndef PINION_ROWS_H
#define PINION_ROWS_H

#include <stdint.h>

#if defined __GNUC__
#define PINION_ROWS_INLINE static inline __attribute__((always_inline, unused))
#define PINION_ROWS_OUTLINE __attribute__((noinline, unused))
#define PINION_ROWS_RESTRICT __restrict__
/* gcc does not unroll the loops by itself; all of them with short vectors would be too much code */
#if defined __clang__ || __GNUC__ < 8
#define PINION_ROWS_UNROLL
#elif defined __AVX__
#define PINION_ROWS_UNROLL _Pragma("GCC unroll 8")
#else
#define PINION_ROWS_UNROLL _Pragma("GCC unroll 2")
#endif
/* loops that gcc should not unroll, because they are long */
#if !defined __clang__ && __GNUC__ >= 8
#define PINION_ROWS_ROLLED _Pragma("GCC unroll 1")
#define PINION_ROWS_WRITTEN _Pragma("GCC unroll 16")
#else
#define PINION_ROWS_ROLLED
#define PINION_ROWS_WRITTEN
#endif
/* lanes of double; unaligned, and allowed to alias arrays of plain numbers */
#define PINION_ROWS_TYPE(T, bytes)                                                                 \
  __attribute__((vector_size(bytes), aligned(sizeof(T)), may_alias))
/* 256 bits also with AVX-512: few rows are long, and wider vectors block a port for other code */
#if defined __AVX__
#define PINION_ROWS_BYTES 32
#else
#define PINION_ROWS_BYTES 16
#endif
typedef double pinion_rows_wide PINION_ROWS_TYPE(double, PINION_ROWS_BYTES);
typedef double pinion_rows_pair PINION_ROWS_TYPE(double, 16);
typedef float pinion_rows_widef PINION_ROWS_TYPE(float, PINION_ROWS_BYTES);
typedef float pinion_rows_fourf PINION_ROWS_TYPE(float, 16);
enum { PINION_ROWS_WIDE = PINION_ROWS_BYTES / 8, PINION_ROWS_WIDEF = PINION_ROWS_BYTES / 4 };
#else
#define PINION_ROWS_INLINE static inline
#define PINION_ROWS_RESTRICT restrict
#define PINION_ROWS_OUTLINE inline
#define PINION_ROWS_UNROLL
#define PINION_ROWS_ROLLED
#define PINION_ROWS_WRITTEN
#endif

/* A vector of the numbers i, j, k and l of two vectors of four; those of the second count from 4.
 * Before version 12, gcc has another builtin for it. */
#if defined __clang__ || __GNUC__ >= 12
#define PINION_ROWS_MIX(a, b, i, j, k, l) __builtin_shufflevector(a, b, i, j, k, l)
#elif defined __GNUC__
#define PINION_ROWS_MIX(a, b, i, j, k, l)                                                          \
  __builtin_shuffle(a, b, (PINION_ROWS_PLACES(a)){i, j, k, l})
#define PINION_ROWS_PLACES(x) __typeof__((x) < (x))
#endif

/* how many vectors of each of four rows stay in registers: there are 32 registers, or 16 */
#if defined __AVX512VL__
#define PINION_ROWS_ABREAST 3
#else
#define PINION_ROWS_ABREAST 2
#endif

#define PINION_REAL double
#define PINION_ROWS_NAME(name) pinion_##name
#define PINION_ROWS_CALLED PINION_ROWS_OUTLINE
#if defined __GNUC__
#define PINION_ROWS_SUMS PINION_ROWS_WIDE
#define PINION_ROWS_VECTOR pinion_rows_wide
#define PINION_ROWS_SHORT pinion_rows_pair
#define PINION_ROWS_FEW 2
#if defined __AVX__
#define PINION_ROWS_TILE 4
#define PINION_ROWS_FOUR pinion_rows_wide
#else
#define PINION_ROWS_TILE 2
#endif
#else
#define PINION_ROWS_SUMS 1
#endif
#include "rows_body.h"

#define PINION_REAL float
#define PINION_ROWS_NAME(name) pinion_##name##f
#define PINION_ROWS_CALLED PINION_ROWS_OUTLINE
#if defined __GNUC__
#define PINION_ROWS_SUMS PINION_ROWS_WIDEF
#define PINION_ROWS_VECTOR pinion_rows_widef
#define PINION_ROWS_SHORT pinion_rows_fourf
#define PINION_ROWS_FEW 4
#define PINION_ROWS_FOUR pinion_rows_fourf
#if defined __AVX__
#define PINION_ROWS_TILE 8
#else
#define PINION_ROWS_TILE 4
#endif
#else
#define PINION_ROWS_SUMS 1
#endif
#include "rows_body.h"

#endif
