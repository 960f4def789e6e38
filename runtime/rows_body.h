/* SPDX-License-Identifier: MIT-0 */
/* rows_body.h -- the text that rows.h has for double and for float, and lanes.h for vectors of
 * lanes; nobody else includes it.
 *
 * The includer defines, and this undefines at the end,
 *
 *   PINION_REAL             double, float or a vector of lanes
 *   PINION_ROWS_NAME(name)  the function's name for that
 *   PINION_ROWS_SUMS        how many sums dot keeps apart
 *   PINION_ROWS_STRIDE      how far one number of a row is from the next, if not a neighbour (gcc
 *                           makes worse code of x[(n - 1) * 1] than of x[n - 1])
 *
 * and, if numbers are neighbours that vectors can take (GNU C),
 *
 *   PINION_ROWS_VECTOR      the widest vector of them, of PINION_ROWS_SUMS numbers
 *   PINION_ROWS_SHORT       one of 128 bits, of PINION_ROWS_FEW numbers
 *   PINION_ROWS_FOUR        if there is one of four numbers
 *
 * and, if there are long rows, and functions on runs are to be calls,
 *
 *   PINION_ROWS_CALLED      what keeps a function from being inlined */
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

PINION_ROWS_INLINE void PINION_ROWS_NAME(row_zero)(int n, PINION_REAL *y)
{
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
/* the same as calls, for rows so long that inlining thousands would only cost compile time */
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

/* The same for the rows y of a run: n rows, the first of `first` numbers, each one longer than the
 * one before and right behind it, as packed rows are where a dof is the next one's parent. */

/* eliminates x by a run: with u = x under a row's end, row -= (a*u)*x, and a*u is left in x */
PINION_ROWS_RUN void PINION_ROWS_NAME(run_sub)(int n, int first, PINION_REAL *y, PINION_REAL a,
                                               PINION_REAL *x)
{
  /* from the last row up, since the others still read what stands before its end in x */
  int at = (n - 1) * first + (n - 1) * (n - 2) / 2;
  for (int length = first + n - 1; length >= first; length--) {
    const PINION_REAL l = a * x[PINION_ROWS_AT(length - 1)];
    PINION_ROWS_NAME(row_sub)(length, y + PINION_ROWS_AT(at), l, x);
    x[PINION_ROWS_AT(length - 1)] = l;
    at -= length - 1;
  }
}

/* x less a run times what x has under the end of each row: x -= u*row but for its end, from the
 * first row down */
PINION_ROWS_RUN void PINION_ROWS_NAME(run_reduce)(int n, int first, PINION_REAL *x,
                                                  const PINION_REAL *y)
{
  int at = 0;
  for (int length = first; length < first + n; length++) {
    PINION_ROWS_NAME(row_sub)(length - 1, x, x[PINION_ROWS_AT(length - 1)], y + PINION_ROWS_AT(at));
    at += length;
  }
}

/* z: the scalar product of x with every row of a run, of the first `most` numbers at most */
PINION_ROWS_RUN void PINION_ROWS_NAME(run_dot)(int n, int first, int most, PINION_REAL *z,
                                               const PINION_REAL *x, const PINION_REAL *y)
{
  int at = 0;
  for (int r = 0; r < n; r++) {
    const int length = first + r;
    z[PINION_ROWS_AT(r)] =
        PINION_ROWS_NAME(row_dot)(length < most ? length : most, x, y + PINION_ROWS_AT(at));
    at += length;
  }
}

#ifdef PINION_ROWS_VECTOR
/* Three rows of z = -x y, or z -= x y if `more`, or four if `all`, in registers: what one to three
 * vectors (or numbers) have of them. `one` .. `three` is how far rows are behind the first, in z and
 * x, and rows may be the same; so `next` and `last` for the vectors, which may overlap: all are read
 * before one is written. What is read of y is carried from turn to turn: else gcc reads it again
 * for each row. */
#define PINION_ROWS_BLOCK(name, TYPE)                                                              \
  PINION_ROWS_INLINE void PINION_ROWS_NAME(name)(                                                  \
      int more, int all, int vectors, int k, int stride, int one, int two, int three, int next,    \
      int last, PINION_REAL *z, const PINION_REAL *x, const PINION_REAL *y)                        \
  {                                                                                                \
    TYPE a0 = {0}, a1 = {0}, a2 = {0}, a3 = {0}, a = *(const TYPE *)y;                             \
    TYPE b0 = {0}, b1 = {0}, b2 = {0}, b3 = {0}, b = {0};                                          \
    TYPE c0 = {0}, c1 = {0}, c2 = {0}, c3 = {0}, c = {0};                                          \
    if (vectors > 1)                                                                               \
      b = *(const TYPE *)(y + next);                                                               \
    if (vectors > 2)                                                                               \
      c = *(const TYPE *)(y + last);                                                               \
    if (more) {                                                                                    \
      a0 = *(TYPE *)z, a1 = *(TYPE *)(z + one), a2 = *(TYPE *)(z + two);                           \
      if (all)                                                                                     \
        a3 = *(TYPE *)(z + three);                                                                 \
      if (vectors > 1) {                                                                           \
        b0 = *(TYPE *)(z + next), b1 = *(TYPE *)(z + one + next), b2 = *(TYPE *)(z + two + next);  \
        if (all)                                                                                   \
          b3 = *(TYPE *)(z + three + next);                                                        \
      }                                                                                            \
      if (vectors > 2) {                                                                           \
        c0 = *(TYPE *)(z + last), c1 = *(TYPE *)(z + one + last), c2 = *(TYPE *)(z + two + last);  \
        if (all)                                                                                   \
          c3 = *(TYPE *)(z + three + last);                                                        \
      }                                                                                            \
    }                                                                                              \
    for (;;) {                                                                                     \
      a0 -= x[0] * a, a1 -= x[one] * a, a2 -= x[two] * a;                                          \
      if (all)                                                                                     \
        a3 -= x[three] * a;                                                                        \
      if (vectors > 1) {                                                                           \
        b0 -= x[0] * b, b1 -= x[one] * b, b2 -= x[two] * b;                                        \
        if (all)                                                                                   \
          b3 -= x[three] * b;                                                                      \
      }                                                                                            \
      if (vectors > 2) {                                                                           \
        c0 -= x[0] * c, c1 -= x[one] * c, c2 -= x[two] * c;                                        \
        if (all)                                                                                   \
          c3 -= x[three] * c;                                                                      \
      }                                                                                            \
      if (--k == 0)                                                                                \
        break;                                                                                     \
      x++, y += stride;                                                                            \
      a = *(const TYPE *)y;                                                                        \
      if (vectors > 1)                                                                             \
        b = *(const TYPE *)(y + next);                                                             \
      if (vectors > 2)                                                                             \
        c = *(const TYPE *)(y + last);                                                             \
    }                                                                                              \
    *(TYPE *)z = a0, *(TYPE *)(z + one) = a1, *(TYPE *)(z + two) = a2;                             \
    if (all)                                                                                       \
      *(TYPE *)(z + three) = a3;                                                                   \
    if (vectors > 1) {                                                                             \
      *(TYPE *)(z + next) = b0, *(TYPE *)(z + one + next) = b1, *(TYPE *)(z + two + next) = b2;    \
      if (all)                                                                                     \
        *(TYPE *)(z + three + next) = b3;                                                          \
    }                                                                                              \
    if (vectors > 2) {                                                                             \
      *(TYPE *)(z + last) = c0, *(TYPE *)(z + one + last) = c1, *(TYPE *)(z + two + last) = c2;    \
      if (all)                                                                                     \
        *(TYPE *)(z + three + last) = c3;                                                          \
    }                                                                                              \
  }
PINION_ROWS_BLOCK(block, PINION_ROWS_VECTOR)
PINION_ROWS_BLOCK(narrow, PINION_ROWS_SHORT)
PINION_ROWS_BLOCK(single, PINION_REAL)
#undef PINION_ROWS_BLOCK

/* all columns of three rows, or of four */
PINION_ROWS_INLINE void PINION_ROWS_NAME(stripe)(int more, int all, int n, int k, int stride,
                                                 int one, int two, int three, PINION_REAL *z,
                                                 const PINION_REAL *x, const PINION_REAL *y)
{
  enum { WIDE = PINION_ROWS_SUMS, FEW = PINION_ROWS_FEW, MOST = PINION_ROWS_ABREAST };
#define PINION_ROWS_TAKE(name, vectors, next, last)                                                \
  PINION_ROWS_NAME(name)(more, all, vectors, k, stride, one, two, three, next, last, z, x, y)
  for (; n > (MOST + 1) * WIDE; n -= MOST * WIDE, z += MOST * WIDE, y += MOST * WIDE)
    PINION_ROWS_TAKE(block, MOST, WIDE, 2 * WIDE);
  if (n > MOST * WIDE) {
    PINION_ROWS_TAKE(block, MOST - 1, WIDE, 0);
    n -= (MOST - 1) * WIDE, z += (MOST - 1) * WIDE, y += (MOST - 1) * WIDE;
  }
  if (n > 2 * WIDE)
    PINION_ROWS_TAKE(block, 3, WIDE, n - WIDE);
  else if (n > WIDE)
    PINION_ROWS_TAKE(block, 2, n - WIDE, 0);
  else if (n == WIDE)
    PINION_ROWS_TAKE(block, 1, 0, 0);
  else if (n > FEW)
    PINION_ROWS_TAKE(narrow, 2, n - FEW, 0);
  else if (n == FEW)
    PINION_ROWS_TAKE(narrow, 1, 0, 0);
  else
    for (; n > 0; n--, z++, y++)
      PINION_ROWS_TAKE(single, 1, 0, 0);
#undef PINION_ROWS_TAKE
}
#endif

PINION_ROWS_INLINE void PINION_ROWS_NAME(multiply)(int more, int n, int m, int k, int stride,
                                                   PINION_REAL *z, const PINION_REAL *x,
                                                   const PINION_REAL *y)
{
#ifdef PINION_ROWS_VECTOR
  /* four rows at a time and, so that none is computed for nothing, threes before them */
  while (m % 4 > 0) {
    const int one = m > 1 ? stride : 0, two = m > 2 ? 2 * stride : one;
    PINION_ROWS_NAME(stripe)(more, 0, n, k, stride, one, two, 0, z, x, y);
    if (m <= 3)
      return;
    m -= 3, z += 3 * stride, x += 3 * stride;
  }
  for (; m > 0; m -= 4, z += 4 * stride, x += 4 * stride)
    PINION_ROWS_NAME(stripe)(more, 1, n, k, stride, stride, 2 * stride, 3 * stride, z, x, y);
#else
  for (int i = 0; i < m; i++) {
    for (int j = 0; j < n; j++) {
      PINION_REAL a = {0};
      if (more)
        a = z[PINION_ROWS_AT(i * stride + j)];
      for (int r = 0; r < k; r++)
        a -= x[PINION_ROWS_AT(i * stride + r)] * y[PINION_ROWS_AT(r * stride + j)];
      z[PINION_ROWS_AT(i * stride + j)] = a;
    }
  }
#endif
}

/* Of matrices whose rows are `stride` apart: z -= x y, with z of m rows of n numbers, x of m rows of
 * k > 0, y of k rows of n; z overlaps neither x nor y */
PINION_ROWS_RUN void PINION_ROWS_NAME(run_more)(int n, int m, int k, int stride, PINION_REAL *z,
                                                const PINION_REAL *x, const PINION_REAL *y)
{
  PINION_ROWS_NAME(multiply)(1, n, m, k, stride, z, x, y);
}

/* z = -x y likewise */
PINION_ROWS_RUN void PINION_ROWS_NAME(run_product)(int n, int m, int k, int stride, PINION_REAL *z,
                                                   const PINION_REAL *x, const PINION_REAL *y)
{
  PINION_ROWS_NAME(multiply)(0, n, m, k, stride, z, x, y);
}

/* z = x' of x with n rows of m numbers */
PINION_ROWS_RUN void PINION_ROWS_NAME(run_turn)(int n, int m, int stride, PINION_REAL *z,
                                                const PINION_REAL *x)
{
  const PINION_REAL *from = x;
  int i = 0;
  for (; i + 4 <= n; i += 4, from += PINION_ROWS_AT(4 * stride)) {
    const PINION_REAL *const one = from + PINION_ROWS_AT(stride);
    const PINION_REAL *const two = one + PINION_ROWS_AT(stride);
    const PINION_REAL *const three = two + PINION_ROWS_AT(stride);
    PINION_REAL *to = z + PINION_ROWS_AT(i);
    for (int j = 0; j < m; j++, to += PINION_ROWS_AT(stride)) {
      const PINION_REAL a = from[PINION_ROWS_AT(j)], b = one[PINION_ROWS_AT(j)];
      const PINION_REAL c = two[PINION_ROWS_AT(j)], d = three[PINION_ROWS_AT(j)];
#ifdef PINION_ROWS_FOUR
      const PINION_ROWS_FOUR four = {a, b, c, d};
      *(PINION_ROWS_FOUR *)to = four;
#else
      to[0] = a, to[PINION_ROWS_AT(1)] = b, to[PINION_ROWS_AT(2)] = c, to[PINION_ROWS_AT(3)] = d;
#endif
    }
  }
  for (; i < n; i++, from += PINION_ROWS_AT(stride)) {
    for (int j = 0; j < m; j++)
      z[PINION_ROWS_AT(j * stride + i)] = from[PINION_ROWS_AT(j)];
  }
}

/* a square matrix gets above the diagonal, in column i, what row i has below */
PINION_ROWS_RUN void PINION_ROWS_NAME(mirror)(int n, int i, PINION_REAL *x)
{
  for (int j = 0; j < i; j++)
    x[PINION_ROWS_AT(j * n + i)] = x[PINION_ROWS_AT(i * n + j)];
}

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
#undef PINION_ROWS_CALLED
