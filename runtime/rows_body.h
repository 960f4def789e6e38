/* SPDX-License-Identifier: MIT-0 */
/* rows_body.h -- the code of rows.h for double and for float, and of lanes.h for vectors of lanes,
 * included by these only.
 *
 * The includer defines, and this undefines at the end,
 *
 *   PINION_REAL             double, float or a vector of lanes
 *   PINION_ROWS_NAME(name)  the function's name for that type
 *   PINION_ROWS_SUMS        number of partial sums of dot
 *   PINION_ROWS_STRIDE      distance of adjacent numbers of a row, if not 1 (gcc compiles x[(n - 1)
 *                           * 1] worse than x[n - 1])
 *
 * and, if the numbers are adjacent and the compiler has vectors (GNU C),
 *
 *   PINION_ROWS_VECTOR      the widest vector of them, of PINION_ROWS_SUMS numbers
 *   PINION_ROWS_SHORT       one of 128 bits, of PINION_ROWS_FEW numbers
 *   PINION_ROWS_TILE        how many numbers PINION_ROWS_VECTOR has, as a token
 *   PINION_ROWS_FOUR        a vector of four numbers, if there is one
 *
 * and, if long rows and runs of rows are to be handled by calls,
 *
 *   PINION_ROWS_CALLED      the attribute that keeps a function from being inlined */
#ifdef PINION_ROWS_STRIDE
#define PINION_ROWS_AT(i) ((i)*PINION_ROWS_STRIDE)
#else
#define PINION_ROWS_AT(i) (i)
#endif
#ifdef PINION_ROWS_CALLED
#define PINION_ROWS_RUN static PINION_ROWS_CALLED
#else
#define PINION_ROWS_RUN PINION_ROWS_INLINE
#endif

PINION_ROWS_INLINE void PINION_ROWS_NAME(row_sub)(int n, PINION_REAL *PINION_ROWS_RESTRICT y,
                                                  PINION_REAL a,
                                                  const PINION_REAL *PINION_ROWS_RESTRICT x)
{
  int i = 0;
#ifdef PINION_ROWS_VECTOR
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_SUMS <= n; i += PINION_ROWS_SUMS)
    *(PINION_ROWS_VECTOR *)(y + i) -= a * *(const PINION_ROWS_VECTOR *)(x + i);
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_FEW <= n; i += PINION_ROWS_FEW)
    *(PINION_ROWS_SHORT *)(y + i) -= a * *(const PINION_ROWS_SHORT *)(x + i);
#else
  PINION_ROWS_UNROLL
#endif
  for (; i < n; i++)
    y[PINION_ROWS_AT(i)] -= a * x[PINION_ROWS_AT(i)];
}

PINION_ROWS_INLINE void PINION_ROWS_NAME(row_set)(int n, PINION_REAL *PINION_ROWS_RESTRICT y,
                                                  PINION_REAL a,
                                                  const PINION_REAL *PINION_ROWS_RESTRICT x)
{
  int i = 0;
#ifdef PINION_ROWS_VECTOR
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_SUMS <= n; i += PINION_ROWS_SUMS)
    *(PINION_ROWS_VECTOR *)(y + i) = a * *(const PINION_ROWS_VECTOR *)(x + i);
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_FEW <= n; i += PINION_ROWS_FEW)
    *(PINION_ROWS_SHORT *)(y + i) = a * *(const PINION_ROWS_SHORT *)(x + i);
#else
  PINION_ROWS_UNROLL
#endif
  for (; i < n; i++)
    y[PINION_ROWS_AT(i)] = a * x[PINION_ROWS_AT(i)];
}

#if defined PINION_ROWS_CALLED && defined __AVX__ && !defined __clang__
/* A long row, at least five vectors.  As a loop by single vectors gcc would call memset, around
 * which no vector stays in a register; stores that begin at a multiple of their size are faster. */
static PINION_ROWS_CALLED void PINION_ROWS_NAME(long_zero)(int n, PINION_REAL *y)
{
  enum { LANES = PINION_ROWS_SUMS, SIZE = sizeof(PINION_ROWS_VECTOR) };
  const PINION_ROWS_VECTOR wide = {0};
  PINION_REAL *last = y + n - LANES;
  *(PINION_ROWS_VECTOR *)y = wide;
  *(PINION_ROWS_VECTOR *)last = wide;
  y += -(uintptr_t)y % SIZE / sizeof(*y);
  last -= (uintptr_t)last % SIZE / sizeof(*y) + 3 * LANES;
  for (; y < last; y += 4 * LANES) {
    for (int k = 0; k < 4; k++)
      *(PINION_ROWS_VECTOR *)(y + k * LANES) = wide;
  }
  for (int k = 0; k < 4; k++)
    *(PINION_ROWS_VECTOR *)(last + k * LANES) = wide;
}
#endif

PINION_ROWS_INLINE void PINION_ROWS_NAME(row_zero)(int n, PINION_REAL *y)
{
#if defined PINION_ROWS_CALLED && defined __AVX__ && !defined __clang__
  if (n >= 32 * PINION_ROWS_SUMS) {
    PINION_ROWS_NAME(long_zero)(n, y);
    return;
  }
#endif
  const PINION_REAL zero = {0};
  int i = 0;
#ifdef PINION_ROWS_VECTOR
  const PINION_ROWS_VECTOR wide = {0};
  const PINION_ROWS_SHORT few = {0};
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_SUMS <= n; i += PINION_ROWS_SUMS)
    *(PINION_ROWS_VECTOR *)(y + i) = wide;
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_FEW <= n; i += PINION_ROWS_FEW)
    *(PINION_ROWS_SHORT *)(y + i) = few;
#else
  PINION_ROWS_UNROLL
#endif
  for (; i < n; i++)
    y[PINION_ROWS_AT(i)] = zero;
}

PINION_ROWS_INLINE void PINION_ROWS_NAME(row_mul)(int n, PINION_REAL *PINION_ROWS_RESTRICT y,
                                                  const PINION_REAL *PINION_ROWS_RESTRICT a,
                                                  const PINION_REAL *PINION_ROWS_RESTRICT x)
{
  int i = 0;
#ifdef PINION_ROWS_VECTOR
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_SUMS <= n; i += PINION_ROWS_SUMS)
    *(PINION_ROWS_VECTOR *)(y + i) =
        *(const PINION_ROWS_VECTOR *)(a + i) * *(const PINION_ROWS_VECTOR *)(x + i);
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_FEW <= n; i += PINION_ROWS_FEW)
    *(PINION_ROWS_SHORT *)(y + i) =
        *(const PINION_ROWS_SHORT *)(a + i) * *(const PINION_ROWS_SHORT *)(x + i);
#else
  PINION_ROWS_UNROLL
#endif
  for (; i < n; i++)
    y[PINION_ROWS_AT(i)] = a[PINION_ROWS_AT(i)] * x[PINION_ROWS_AT(i)];
}

PINION_ROWS_INLINE void PINION_ROWS_NAME(row_scale)(int n, PINION_REAL *x, PINION_REAL a)
{
  int i = 0;
#ifdef PINION_ROWS_VECTOR
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_SUMS <= n; i += PINION_ROWS_SUMS)
    *(PINION_ROWS_VECTOR *)(x + i) *= a;
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_FEW <= n; i += PINION_ROWS_FEW)
    *(PINION_ROWS_SHORT *)(x + i) *= a;
#else
  PINION_ROWS_UNROLL
#endif
  for (; i < n; i++)
    x[PINION_ROWS_AT(i)] *= a;
}

PINION_ROWS_INLINE PINION_REAL PINION_ROWS_NAME(row_dot)(int n, const PINION_REAL *x,
                                                         const PINION_REAL *y)
{
  const int whole = n - n % PINION_ROWS_SUMS;
  PINION_REAL sum = {0};
#ifdef PINION_ROWS_VECTOR
  PINION_ROWS_VECTOR part = {0};
  PINION_ROWS_UNROLL
  for (int i = 0; i < whole; i += PINION_ROWS_SUMS)
    part += *(const PINION_ROWS_VECTOR *)(x + i) * *(const PINION_ROWS_VECTOR *)(y + i);
#else
  PINION_REAL part[PINION_ROWS_SUMS];
  for (int k = 0; k < PINION_ROWS_SUMS; k++)
    part[k] = sum;
  for (int i = 0; i < whole; i += PINION_ROWS_SUMS) {
    for (int k = 0; k < PINION_ROWS_SUMS; k++)
      part[k] += x[PINION_ROWS_AT(i + k)] * y[PINION_ROWS_AT(i + k)];
  }
#endif
  if (n >= PINION_ROWS_SUMS) {
    for (int k = 0; k < PINION_ROWS_SUMS; k++)
      sum += part[k];
  }
  for (int i = whole; i < n; i++)
    sum += x[PINION_ROWS_AT(i)] * y[PINION_ROWS_AT(i)];
  return sum;
}

#ifdef PINION_ROWS_CALLED
/* the same as calls, for rows so long that inlining them only costs compile time */
static PINION_ROWS_CALLED void PINION_ROWS_NAME(long_sub)(int n, PINION_REAL *y, PINION_REAL a,
                                                          const PINION_REAL *x)
{
  PINION_ROWS_NAME(row_sub)(n, y, a, x);
}

static PINION_ROWS_CALLED void PINION_ROWS_NAME(long_set)(int n, PINION_REAL *y, PINION_REAL a,
                                                          const PINION_REAL *x)
{
  PINION_ROWS_NAME(row_set)(n, y, a, x);
}

static PINION_ROWS_CALLED void
PINION_ROWS_NAME(long_mul)(int n, PINION_REAL *y, const PINION_REAL *a, const PINION_REAL *x)
{
  PINION_ROWS_NAME(row_mul)(n, y, a, x);
}

static PINION_ROWS_CALLED void PINION_ROWS_NAME(long_scale)(int n, PINION_REAL *x, PINION_REAL a)
{
  PINION_ROWS_NAME(row_scale)(n, x, a);
}

static PINION_ROWS_CALLED PINION_REAL PINION_ROWS_NAME(long_dot)(int n, const PINION_REAL *x,
                                                                 const PINION_REAL *y)
{
  return PINION_ROWS_NAME(row_dot)(n, x, y);
}

#endif

/* The same for a run of rows y: n rows, of which the first has `first` numbers and each next one
 * follows at once and has one number more. A chain of dofs, each the parent of the next, has such
 * packed rows. */

/* eliminates x from a run: row -= (a*u)*x, where u is the element of x below the row's end; a*u
 * replaces u in x */
PINION_ROWS_RUN void PINION_ROWS_NAME(run_sub)(int n, int first, PINION_REAL *y, PINION_REAL a,
                                               PINION_REAL *x)
{
  /* the last row first: the rows above still read the elements of x before its end */
  int at = (n - 1) * first + (n - 1) * (n - 2) / 2;
  for (int length = first + n - 1; length >= first; length--) {
    const PINION_REAL l = a * x[PINION_ROWS_AT(length - 1)];
    PINION_ROWS_NAME(row_sub)(length, y + PINION_ROWS_AT(at), l, x);
    x[PINION_ROWS_AT(length - 1)] = l;
    at -= length - 1;
  }
}

#include "rows_products.h"

#undef PINION_ROWS_AT
#undef PINION_ROWS_RUN
#undef PINION_REAL
#undef PINION_ROWS_NAME
#undef PINION_ROWS_STRIDE
#undef PINION_ROWS_SUMS
#undef PINION_ROWS_VECTOR
#undef PINION_ROWS_SHORT
#undef PINION_ROWS_FEW
#undef PINION_ROWS_FOUR
#undef PINION_ROWS_TILE
#undef PINION_ROWS_CALLED
