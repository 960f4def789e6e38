/* SPDX-License-Identifier: MIT-0 */
/* rows.h -- loops over neighbouring numbers, which generated code for deep trees is made of.
 *
 * In packed rows the columns of a row are the first ones of every row below it, so a step of a
 * factor or of a back-substitution is a vector operation.  Short rows are inlined, with a constant
 * n: with gcc and clang they become as few vector instructions as the machine allows, without any
 * option; other compilers get plain loops.  Long rows and runs of rows, at the end of this file,
 * are calls.  The suffix f is for float.
 *
 *   set   y = a*x        sub   y -= a*x        scale   x *= a        dot   x.y
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

PINION_ROWS_INLINE void pinion_row_scale(int n, double *x, double a)
{
  int i = 0;
#if defined __GNUC__
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_WIDE <= n; i += PINION_ROWS_WIDE)
    *(pinion_rows_wide *)(x + i) *= a;
  PINION_ROWS_UNROLL
  for (; i + 2 <= n; i += 2)
    *(pinion_rows_pair *)(x + i) *= a;
#endif
  for (; i < n; i++)
    x[i] *= a;
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

PINION_ROWS_INLINE void pinion_row_scalef(int n, float *x, float a)
{
  int i = 0;
#if defined __GNUC__
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_WIDEF <= n; i += PINION_ROWS_WIDEF)
    *(pinion_rows_widef *)(x + i) *= a;
  PINION_ROWS_UNROLL
  for (; i + 4 <= n; i += 4)
    *(pinion_rows_fourf *)(x + i) *= a;
#endif
  for (; i < n; i++)
    x[i] *= a;
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

static PINION_ROWS_CALLED void pinion_long_scale(int n, double *x, double a)
{
  pinion_row_scale(n, x, a);
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

static PINION_ROWS_CALLED void pinion_long_scalef(int n, float *x, float a)
{
  pinion_row_scalef(n, x, a);
}

static PINION_ROWS_CALLED float pinion_long_dotf(int n, const float *x, const float *y)
{
  return pinion_row_dotf(n, x, y);
}

/* The same for the rows y of a run: n rows, the first of `first` numbers, each one longer than the
 * one before and right behind it, as packed rows are where a dof is the next one's parent.  Always
 * calls. */

/* eliminates x by a run: with u = x under a row's end, row -= (a*u)*x, and a*u is left in x */
static PINION_ROWS_CALLED void pinion_run_sub(int n, int first, double *y, double a, double *x)
{
  /* from the last row up, since the others still read what stands before its end in x */
  int at = (n - 1) * first + (n - 1) * (n - 2) / 2;
  for (int length = first + n - 1; length >= first; length--) {
    const double l = a * x[length - 1];
    pinion_row_sub(length, y + at, l, x);
    x[length - 1] = l;
    at -= length - 1;
  }
}

/* x times a run, the numbers of x before the run included: x += u*row but for its end */
static PINION_ROWS_CALLED void pinion_run_mul(int n, int first, double *x, const double *y)
{
  int at = 0;
  for (int length = first; length < first + n; length++) {
    const double u = x[length - 1];
    pinion_row_sub(length - 1, x, -u, y + at);
    x[length - 1] = u * y[at + length - 1];
    at += length;
  }
}

/* z: the scalar product of x with every row of a run, of the first `most` numbers at most */
static PINION_ROWS_CALLED void pinion_run_dot(int n, int first, int most, double *z,
                                              const double *x, const double *y)
{
  int at = 0;
  for (int r = 0; r < n; r++) {
    const int length = first + r;
    z[r] = pinion_row_dot(length < most ? length : most, x, y + at);
    at += length;
  }
}

/* a square matrix gets above the diagonal what it has below */
static PINION_ROWS_CALLED void pinion_mirror(int n, double *x)
{
  for (int i = 1; i < n; i++) {
    for (int j = 0; j < i; j++)
      x[j * n + i] = x[i * n + j];
  }
}

static PINION_ROWS_CALLED void pinion_run_subf(int n, int first, float *y, float a, float *x)
{
  /* from the last row up, since the others still read what stands before its end in x */
  int at = (n - 1) * first + (n - 1) * (n - 2) / 2;
  for (int length = first + n - 1; length >= first; length--) {
    const float l = a * x[length - 1];
    pinion_row_subf(length, y + at, l, x);
    x[length - 1] = l;
    at -= length - 1;
  }
}

static PINION_ROWS_CALLED void pinion_run_mulf(int n, int first, float *x, const float *y)
{
  int at = 0;
  for (int length = first; length < first + n; length++) {
    const float u = x[length - 1];
    pinion_row_subf(length - 1, x, -u, y + at);
    x[length - 1] = u * y[at + length - 1];
    at += length;
  }
}

static PINION_ROWS_CALLED void pinion_run_dotf(int n, int first, int most, float *z, const float *x,
                                               const float *y)
{
  int at = 0;
  for (int r = 0; r < n; r++) {
    const int length = first + r;
    z[r] = pinion_row_dotf(length < most ? length : most, x, y + at);
    at += length;
  }
}

static PINION_ROWS_CALLED void pinion_mirrorf(int n, float *x)
{
  for (int i = 1; i < n; i++) {
    for (int j = 0; j < i; j++)
      x[j * n + i] = x[i * n + j];
  }
}

#endif
