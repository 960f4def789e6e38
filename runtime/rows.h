/* SPDX-License-Identifier: MIT-0 */
/* rows.h -- three loops over neighbouring numbers, which generated code for deep trees is made of.
 *
 * In packed rows the columns of a row are the first ones of every row below it, so a step of a
 * factor or of a back-substitution is a vector operation.  n is a constant wherever these are
 * called: with gcc and clang it becomes as few vector instructions as the machine allows, without
 * any option; other compilers get plain loops.  The suffix f is for float.
 *
 *   set   y = a*x        sub   y -= a*x        dot   x.y
 *
 * x and y have n numbers and do not overlap.  dot adds in lanes, so its last bits depend on the
 * machine's vectors; lanes.h adds in the same order, by PINION_ROWS_WIDE. */
#ifndef PINION_ROWS_H
#define PINION_ROWS_H

#if defined __GNUC__
#define PINION_ROWS_INLINE static inline __attribute__((always_inline, unused))
#define PINION_ROWS_RESTRICT __restrict__
/* gcc does not write the loops out by itself; with short vectors that would be too much code */
#if defined __AVX__ && !defined __clang__
#define PINION_ROWS_UNROLL _Pragma("GCC unroll 8")
#else
#define PINION_ROWS_UNROLL
#endif
#define PINION_ROWS_CALLED __attribute__((noinline, unused))
/* lanes of double; unaligned, and allowed to stand for arrays of plain numbers */
#define PINION_ROWS_TYPE(T, bytes)                                                                 \
  __attribute__((vector_size(bytes), aligned(sizeof(T)), may_alias))
/* of 256 bits with AVX-512 too: few rows are long, and wider vectors take a port from the rest */
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
#define PINION_ROWS_CALLED inline
#endif

PINION_ROWS_INLINE void pinion_row_sub(int n, double *PINION_ROWS_RESTRICT y, double a,
                                       const double *PINION_ROWS_RESTRICT x)
{
  int i = 0;
#if defined __GNUC__
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_WIDE <= n; i += PINION_ROWS_WIDE)
    *(pinion_rows_wide *)(y + i) -= a * *(const pinion_rows_wide *)(x + i);
  PINION_ROWS_UNROLL
  for (; i + 2 <= n; i += 2)
    *(pinion_rows_pair *)(y + i) -= a * *(const pinion_rows_pair *)(x + i);
#endif
  for (; i < n; i++)
    y[i] -= a * x[i];
}

PINION_ROWS_INLINE void pinion_row_set(int n, double *PINION_ROWS_RESTRICT y, double a,
                                       const double *PINION_ROWS_RESTRICT x)
{
  int i = 0;
#if defined __GNUC__
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_WIDE <= n; i += PINION_ROWS_WIDE)
    *(pinion_rows_wide *)(y + i) = a * *(const pinion_rows_wide *)(x + i);
  PINION_ROWS_UNROLL
  for (; i + 2 <= n; i += 2)
    *(pinion_rows_pair *)(y + i) = a * *(const pinion_rows_pair *)(x + i);
#endif
  for (; i < n; i++)
    y[i] = a * x[i];
}

PINION_ROWS_INLINE double pinion_row_dot(int n, const double *x, const double *y)
{
  double sum = 0.0;
  int i = 0;
#if defined __GNUC__
  pinion_rows_wide lanes = {0.0};
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_WIDE <= n; i += PINION_ROWS_WIDE)
    lanes += *(const pinion_rows_wide *)(x + i) * *(const pinion_rows_wide *)(y + i);
  if (n >= PINION_ROWS_WIDE) {
    for (int k = 0; k < PINION_ROWS_WIDE; k++)
      sum += lanes[k];
  }
#endif
  for (; i < n; i++)
    sum += x[i] * y[i];
  return sum;
}

PINION_ROWS_INLINE void pinion_row_subf(int n, float *PINION_ROWS_RESTRICT y, float a,
                                        const float *PINION_ROWS_RESTRICT x)
{
  int i = 0;
#if defined __GNUC__
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_WIDEF <= n; i += PINION_ROWS_WIDEF)
    *(pinion_rows_widef *)(y + i) -= a * *(const pinion_rows_widef *)(x + i);
  PINION_ROWS_UNROLL
  for (; i + 4 <= n; i += 4)
    *(pinion_rows_fourf *)(y + i) -= a * *(const pinion_rows_fourf *)(x + i);
#endif
  for (; i < n; i++)
    y[i] -= a * x[i];
}

PINION_ROWS_INLINE void pinion_row_setf(int n, float *PINION_ROWS_RESTRICT y, float a,
                                        const float *PINION_ROWS_RESTRICT x)
{
  int i = 0;
#if defined __GNUC__
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_WIDEF <= n; i += PINION_ROWS_WIDEF)
    *(pinion_rows_widef *)(y + i) = a * *(const pinion_rows_widef *)(x + i);
  PINION_ROWS_UNROLL
  for (; i + 4 <= n; i += 4)
    *(pinion_rows_fourf *)(y + i) = a * *(const pinion_rows_fourf *)(x + i);
#endif
  for (; i < n; i++)
    y[i] = a * x[i];
}

PINION_ROWS_INLINE float pinion_row_dotf(int n, const float *x, const float *y)
{
  float sum = 0.0f;
  int i = 0;
#if defined __GNUC__
  pinion_rows_widef lanes = {0.0f};
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_WIDEF <= n; i += PINION_ROWS_WIDEF)
    lanes += *(const pinion_rows_widef *)(x + i) * *(const pinion_rows_widef *)(y + i);
  if (n >= PINION_ROWS_WIDEF) {
    for (int k = 0; k < PINION_ROWS_WIDEF; k++)
      sum += lanes[k];
  }
#endif
  for (; i < n; i++)
    sum += x[i] * y[i];
  return sum;
}

/* the same as calls, for rows so long that inlining thousands would only cost compile time */
static PINION_ROWS_CALLED void pinion_long_sub(int n, double *y, double a, const double *x)
{
  pinion_row_sub(n, y, a, x);
}

static PINION_ROWS_CALLED void pinion_long_set(int n, double *y, double a, const double *x)
{
  pinion_row_set(n, y, a, x);
}

static PINION_ROWS_CALLED double pinion_long_dot(int n, const double *x, const double *y)
{
  return pinion_row_dot(n, x, y);
}

static PINION_ROWS_CALLED void pinion_long_subf(int n, float *y, float a, const float *x)
{
  pinion_row_subf(n, y, a, x);
}

static PINION_ROWS_CALLED void pinion_long_setf(int n, float *y, float a, const float *x)
{
  pinion_row_setf(n, y, a, x);
}

static PINION_ROWS_CALLED float pinion_long_dotf(int n, const float *x, const float *y)
{
  return pinion_row_dotf(n, x, y);
}

#endif
