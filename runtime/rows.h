/* SPDX-License-Identifier: MIT-0 */
/* rows.h -- three loops over neighbouring numbers, which generated code for deep trees is made of.
 *
 * In packed rows the columns of a row are the first ones of every row below it, so a step of a
 * factor or of a back-substitution is a vector operation.  n is a constant wherever these are
 * called: with gcc and clang it becomes as few vector instructions as the machine allows, without
 * any option; other compilers get plain loops.  The suffix f is for float.
 *
 *   set   y = a*x        sub   y -= a*x        dot   x.y        x and y have n numbers and do not
 * overlap
 *
 * dot adds in lanes, so its last bits depend on the machine's vectors. */
#ifndef PINION_ROWS_H
#define PINION_ROWS_H

#if defined __GNUC__
#define PINION_ROWS_INLINE static inline __attribute__((always_inline, unused))
#define PINION_ROWS_RESTRICT __restrict__
/* lanes of double; unaligned, and allowed to stand for arrays of plain numbers */
#define PINION_ROWS_TYPE(T, bytes)                                                                 \
  __attribute__((vector_size(bytes), aligned(sizeof(T)), may_alias))
#if defined __AVX512F__
#define PINION_ROWS_BYTES 64
#elif defined __AVX__
#define PINION_ROWS_BYTES 32
#else
#define PINION_ROWS_BYTES 16
#endif
typedef double pinion_lanes PINION_ROWS_TYPE(double, PINION_ROWS_BYTES);
typedef double pinion_pair PINION_ROWS_TYPE(double, 16);
typedef float pinion_lanesf PINION_ROWS_TYPE(float, PINION_ROWS_BYTES);
typedef float pinion_fourf PINION_ROWS_TYPE(float, 16);
enum { PINION_LANES = PINION_ROWS_BYTES / 8, PINION_LANESF = PINION_ROWS_BYTES / 4 };
#else
#define PINION_ROWS_INLINE static inline
#define PINION_ROWS_RESTRICT restrict
#endif

PINION_ROWS_INLINE void pinion_row_sub(int n, double *PINION_ROWS_RESTRICT y, double a,
                                       const double *PINION_ROWS_RESTRICT x)
{
  int i = 0;
#if defined __GNUC__
  for (; i + PINION_LANES <= n; i += PINION_LANES)
    *(pinion_lanes *)(y + i) -= a * *(const pinion_lanes *)(x + i);
  for (; i + 2 <= n; i += 2)
    *(pinion_pair *)(y + i) -= a * *(const pinion_pair *)(x + i);
#endif
  for (; i < n; i++)
    y[i] -= a * x[i];
}

PINION_ROWS_INLINE void pinion_row_set(int n, double *PINION_ROWS_RESTRICT y, double a,
                                       const double *PINION_ROWS_RESTRICT x)
{
  int i = 0;
#if defined __GNUC__
  for (; i + PINION_LANES <= n; i += PINION_LANES)
    *(pinion_lanes *)(y + i) = a * *(const pinion_lanes *)(x + i);
#endif
  for (; i < n; i++)
    y[i] = a * x[i];
}

PINION_ROWS_INLINE double pinion_row_dot(int n, const double *x, const double *y)
{
  double sum = 0.0;
  int i = 0;
#if defined __GNUC__
  pinion_lanes lanes = {0.0};
  for (; i + PINION_LANES <= n; i += PINION_LANES)
    lanes += *(const pinion_lanes *)(x + i) * *(const pinion_lanes *)(y + i);
  if (n >= PINION_LANES) {
    for (int k = 0; k < PINION_LANES; k++)
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
  for (; i + PINION_LANESF <= n; i += PINION_LANESF)
    *(pinion_lanesf *)(y + i) -= a * *(const pinion_lanesf *)(x + i);
  for (; i + 4 <= n; i += 4)
    *(pinion_fourf *)(y + i) -= a * *(const pinion_fourf *)(x + i);
#endif
  for (; i < n; i++)
    y[i] -= a * x[i];
}

PINION_ROWS_INLINE void pinion_row_setf(int n, float *PINION_ROWS_RESTRICT y, float a,
                                        const float *PINION_ROWS_RESTRICT x)
{
  int i = 0;
#if defined __GNUC__
  for (; i + PINION_LANESF <= n; i += PINION_LANESF)
    *(pinion_lanesf *)(y + i) = a * *(const pinion_lanesf *)(x + i);
#endif
  for (; i < n; i++)
    y[i] = a * x[i];
}

PINION_ROWS_INLINE float pinion_row_dotf(int n, const float *x, const float *y)
{
  float sum = 0.0f;
  int i = 0;
#if defined __GNUC__
  pinion_lanesf lanes = {0.0f};
  for (; i + PINION_LANESF <= n; i += PINION_LANESF)
    lanes += *(const pinion_lanesf *)(x + i) * *(const pinion_lanesf *)(y + i);
  if (n >= PINION_LANESF) {
    for (int k = 0; k < PINION_LANESF; k++)
      sum += lanes[k];
  }
#endif
  for (; i < n; i++)
    sum += x[i] * y[i];
  return sum;
}

#endif
