/* SPDX-License-Identifier: MIT-0 */
/* rows_body.h -- the text that rows.h has for double and for float; nobody else includes it.
 *
 * The includer defines, and this undefines at the end,
 *
 *   PINION_REAL             double or float
 *   PINION_ROWS_NAME(name)  the function's name for that
 *   PINION_ROWS_VECTOR      the widest vector of it, of PINION_ROWS_LANES numbers (GNU C)
 *   PINION_ROWS_SHORT       one of 128 bits, of PINION_ROWS_FEW numbers (GNU C) */

PINION_ROWS_INLINE void PINION_ROWS_NAME(pinion_row_sub)(int n, PINION_REAL *PINION_ROWS_RESTRICT y,
                                                         PINION_REAL a,
                                                         const PINION_REAL *PINION_ROWS_RESTRICT x)
{
  int i = 0;
#if defined __GNUC__
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_LANES <= n; i += PINION_ROWS_LANES)
    *(PINION_ROWS_VECTOR *)(y + i) -= a * *(const PINION_ROWS_VECTOR *)(x + i);
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_FEW <= n; i += PINION_ROWS_FEW)
    *(PINION_ROWS_SHORT *)(y + i) -= a * *(const PINION_ROWS_SHORT *)(x + i);
#endif
  for (; i < n; i++)
    y[i] -= a * x[i];
}

PINION_ROWS_INLINE void PINION_ROWS_NAME(pinion_row_set)(int n, PINION_REAL *PINION_ROWS_RESTRICT y,
                                                         PINION_REAL a,
                                                         const PINION_REAL *PINION_ROWS_RESTRICT x)
{
  int i = 0;
#if defined __GNUC__
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_LANES <= n; i += PINION_ROWS_LANES)
    *(PINION_ROWS_VECTOR *)(y + i) = a * *(const PINION_ROWS_VECTOR *)(x + i);
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_FEW <= n; i += PINION_ROWS_FEW)
    *(PINION_ROWS_SHORT *)(y + i) = a * *(const PINION_ROWS_SHORT *)(x + i);
#endif
  for (; i < n; i++)
    y[i] = a * x[i];
}

PINION_ROWS_INLINE void PINION_ROWS_NAME(pinion_row_mul)(int n, PINION_REAL *PINION_ROWS_RESTRICT y,
                                                         const PINION_REAL *PINION_ROWS_RESTRICT a,
                                                         const PINION_REAL *PINION_ROWS_RESTRICT x)
{
  int i = 0;
#if defined __GNUC__
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_LANES <= n; i += PINION_ROWS_LANES)
    *(PINION_ROWS_VECTOR *)(y + i) =
        *(const PINION_ROWS_VECTOR *)(a + i) * *(const PINION_ROWS_VECTOR *)(x + i);
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_FEW <= n; i += PINION_ROWS_FEW)
    *(PINION_ROWS_SHORT *)(y + i) =
        *(const PINION_ROWS_SHORT *)(a + i) * *(const PINION_ROWS_SHORT *)(x + i);
#endif
  for (; i < n; i++)
    y[i] = a[i] * x[i];
}

PINION_ROWS_INLINE void PINION_ROWS_NAME(pinion_row_scale)(int n, PINION_REAL *x, PINION_REAL a)
{
  int i = 0;
#if defined __GNUC__
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_LANES <= n; i += PINION_ROWS_LANES)
    *(PINION_ROWS_VECTOR *)(x + i) *= a;
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_FEW <= n; i += PINION_ROWS_FEW)
    *(PINION_ROWS_SHORT *)(x + i) *= a;
#endif
  for (; i < n; i++)
    x[i] *= a;
}

PINION_ROWS_INLINE PINION_REAL PINION_ROWS_NAME(pinion_row_dot)(int n, const PINION_REAL *x,
                                                                const PINION_REAL *y)
{
  PINION_REAL sum = 0;
  int i = 0;
#if defined __GNUC__
  PINION_ROWS_VECTOR lanes = {0};
  PINION_ROWS_UNROLL
  for (; i + PINION_ROWS_LANES <= n; i += PINION_ROWS_LANES)
    lanes += *(const PINION_ROWS_VECTOR *)(x + i) * *(const PINION_ROWS_VECTOR *)(y + i);
  if (n >= PINION_ROWS_LANES) {
    for (int k = 0; k < PINION_ROWS_LANES; k++)
      sum += lanes[k];
  }
#endif
  for (; i < n; i++)
    sum += x[i] * y[i];
  return sum;
}

/* the same as calls, for rows so long that inlining thousands would only cost compile time */
static PINION_ROWS_CALLED void
PINION_ROWS_NAME(pinion_long_sub)(int n, PINION_REAL *y, PINION_REAL a, const PINION_REAL *x)
{
  PINION_ROWS_NAME(pinion_row_sub)(n, y, a, x);
}

static PINION_ROWS_CALLED void
PINION_ROWS_NAME(pinion_long_set)(int n, PINION_REAL *y, PINION_REAL a, const PINION_REAL *x)
{
  PINION_ROWS_NAME(pinion_row_set)(n, y, a, x);
}

static PINION_ROWS_CALLED void
PINION_ROWS_NAME(pinion_long_mul)(int n, PINION_REAL *y, const PINION_REAL *a, const PINION_REAL *x)
{
  PINION_ROWS_NAME(pinion_row_mul)(n, y, a, x);
}

static PINION_ROWS_CALLED void PINION_ROWS_NAME(pinion_long_scale)(int n, PINION_REAL *x,
                                                                   PINION_REAL a)
{
  PINION_ROWS_NAME(pinion_row_scale)(n, x, a);
}

static PINION_ROWS_CALLED PINION_REAL PINION_ROWS_NAME(pinion_long_dot)(int n, const PINION_REAL *x,
                                                                        const PINION_REAL *y)
{
  return PINION_ROWS_NAME(pinion_row_dot)(n, x, y);
}

/* The same for the rows y of a run: n rows, the first of `first` numbers, each one longer than the
 * one before and right behind it, as packed rows are where a dof is the next one's parent.  Always
 * calls. */

/* eliminates x by a run: with u = x under a row's end, row -= (a*u)*x, and a*u is left in x */
static PINION_ROWS_CALLED void PINION_ROWS_NAME(pinion_run_sub)(int n, int first, PINION_REAL *y,
                                                                PINION_REAL a, PINION_REAL *x)
{
  /* from the last row up, since the others still read what stands before its end in x */
  int at = (n - 1) * first + (n - 1) * (n - 2) / 2;
  for (int length = first + n - 1; length >= first; length--) {
    const PINION_REAL l = a * x[length - 1];
    PINION_ROWS_NAME(pinion_row_sub)(length, y + at, l, x);
    x[length - 1] = l;
    at -= length - 1;
  }
}

/* x less a run times what x has under the end of each row: x -= u*row but for its end, from the
 * first row down */
static PINION_ROWS_CALLED void PINION_ROWS_NAME(pinion_run_reduce)(int n, int first, PINION_REAL *x,
                                                                   const PINION_REAL *y)
{
  int at = 0;
  for (int length = first; length < first + n; length++) {
    PINION_ROWS_NAME(pinion_row_sub)(length - 1, x, x[length - 1], y + at);
    at += length;
  }
}

/* z: the scalar product of x with every row of a run, of the first `most` numbers at most */
static PINION_ROWS_CALLED void PINION_ROWS_NAME(pinion_run_dot)(int n, int first, int most,
                                                                PINION_REAL *z,
                                                                const PINION_REAL *x,
                                                                const PINION_REAL *y)
{
  int at = 0;
  for (int r = 0; r < n; r++) {
    const int length = first + r;
    z[r] = PINION_ROWS_NAME(pinion_row_dot)(length < most ? length : most, x, y + at);
    at += length;
  }
}

/* a square matrix gets above the diagonal, in column i, what row i has below */
static PINION_ROWS_CALLED void PINION_ROWS_NAME(pinion_mirror)(int n, int i, PINION_REAL *x)
{
  for (int j = 0; j < i; j++)
    x[j * n + i] = x[i * n + j];
}

#undef PINION_REAL
#undef PINION_ROWS_NAME
#undef PINION_ROWS_VECTOR
#undef PINION_ROWS_LANES
#undef PINION_ROWS_SHORT
#undef PINION_ROWS_FEW
