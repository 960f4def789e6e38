/* SPDX-License-Identifier: MIT-0 */
/* rows_products.h -- products of matrices. It is a part of rows_body.h; nothing else includes it.
 *
 * Matrices are parts of arrays whose rows are `stride` apart; a result does not overlap operands.
 * Results are computed in registers, in blocks of up to four rows and three vectors. */
/* Without optimisation gcc emits blocks of every size, called or not: megabytes per file. */
#if defined PINION_ROWS_VECTOR && (defined __OPTIMIZE__ || defined __clang__)
#define PINION_ROWS_BLOCKS
#endif

/* z = x' of x with n rows of m numbers */
PINION_ROWS_INLINE void PINION_ROWS_NAME(turn)(int n, int m, int stride, PINION_REAL *z,
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

#ifdef PINION_ROWS_BLOCKS
/* one vector from each of four rows, transposed */
#if PINION_ROWS_TILE == 4
PINION_ROWS_INLINE void PINION_ROWS_NAME(put_block)(int stride, PINION_REAL *z,
                                                    PINION_ROWS_VECTOR a, PINION_ROWS_VECTOR b,
                                                    PINION_ROWS_VECTOR c, PINION_ROWS_VECTOR d)
{
  typedef PINION_ROWS_VECTOR four;
  const four even = PINION_ROWS_MIX(a, b, 0, 4, 2, 6), odd = PINION_ROWS_MIX(a, b, 1, 5, 3, 7);
  const four more = PINION_ROWS_MIX(c, d, 0, 4, 2, 6), rest = PINION_ROWS_MIX(c, d, 1, 5, 3, 7);
  *(four *)z = PINION_ROWS_MIX(even, more, 0, 1, 4, 5);
  *(four *)(z + stride) = PINION_ROWS_MIX(odd, rest, 0, 1, 4, 5);
  *(four *)(z + 2 * stride) = PINION_ROWS_MIX(even, more, 2, 3, 6, 7);
  *(four *)(z + 3 * stride) = PINION_ROWS_MIX(odd, rest, 2, 3, 6, 7);
}
#else
PINION_ROWS_INLINE void PINION_ROWS_NAME(put_block)(int stride, PINION_REAL *z,
                                                    PINION_ROWS_VECTOR a, PINION_ROWS_VECTOR b,
                                                    PINION_ROWS_VECTOR c, PINION_ROWS_VECTOR d)
{
  typedef PINION_ROWS_SHORT few;
  for (int k = 0; k < PINION_ROWS_SUMS; k++, z += stride) {
#if PINION_ROWS_FEW == 2
    const few low = {a[k], b[k]}, high = {c[k], d[k]};
    *(few *)z = low, *(few *)(z + 2) = high;
#else
    const few all = {a[k], b[k], c[k], d[k]};
    *(few *)z = all;
#endif
  }
}
#endif

PINION_ROWS_INLINE void PINION_ROWS_NAME(put_narrow)(int stride, PINION_REAL *z,
                                                     PINION_ROWS_SHORT a, PINION_ROWS_SHORT b,
                                                     PINION_ROWS_SHORT c, PINION_ROWS_SHORT d)
{
  for (int k = 0; k < PINION_ROWS_FEW; k++, z += stride)
    z[0] = a[k], z[1] = b[k], z[2] = c[k], z[3] = d[k];
}

PINION_ROWS_INLINE void PINION_ROWS_NAME(put_single)(int stride, PINION_REAL *z, PINION_REAL a,
                                                     PINION_REAL b, PINION_REAL c, PINION_REAL d)
{
  (void)stride;
  z[0] = a, z[1] = b, z[2] = c, z[3] = d;
}

/* One block of z = -x y in registers: one to four rows, by one to three vectors (or numbers). With
 * `plus` it is x y, with `more` it is added to z. Rows of x are `across` apart, its columns `step`.
 * The second and third vector are `next` and `last` numbers behind the first. Vectors may overlap,
 * because all are read before one is written. Vectors of y are carried through the loop by hand;
 * otherwise gcc reads them again for each row. Of a block of four rows, the first `turned` columns
 * are also stored as rows of w while they are in registers; the next products hide these stores. */
#define PINION_ROWS_ADD(sum, a, b) (sum = plus ? sum + (a) * (b) : sum - (a) * (b))
#define PINION_ROWS_EACH(row, first, second, third)                                                \
  if (row) {                                                                                       \
    first;                                                                                         \
    if (vectors > 1)                                                                               \
      second;                                                                                      \
    if (vectors > 2)                                                                               \
      third;                                                                                       \
  }
#define PINION_ROWS_BLOCK(name, TYPE)                                                              \
  PINION_ROWS_INLINE void PINION_ROWS_NAME(name)(int plus, int more, int rows, int vectors, int k, \
                                                 int stride, int step, int across, int next,       \
                                                 int last, PINION_REAL *z, const PINION_REAL *x,   \
                                                 const PINION_REAL *y, int turned, PINION_REAL *w) \
  {                                                                                                \
    PINION_REAL *const z1 = z + stride, *const z2 = z1 + stride, *const z3 = z2 + stride;          \
    const int x1 = across, x2 = 2 * across, x3 = 3 * across;                                       \
    TYPE a0 = {0}, a1 = {0}, a2 = {0}, a3 = {0}, a = *(const TYPE *)y;                             \
    TYPE b0 = {0}, b1 = {0}, b2 = {0}, b3 = {0}, b = {0};                                          \
    TYPE c0 = {0}, c1 = {0}, c2 = {0}, c3 = {0}, c = {0};                                          \
    if (vectors > 1)                                                                               \
      b = *(const TYPE *)(y + next);                                                               \
    if (vectors > 2)                                                                               \
      c = *(const TYPE *)(y + last);                                                               \
    PINION_ROWS_EACH(more, a0 = *(TYPE *)z, b0 = *(TYPE *)(z + next), c0 = *(TYPE *)(z + last))    \
    PINION_ROWS_EACH(more &&rows > 1, a1 = *(TYPE *)z1, b1 = *(TYPE *)(z1 + next),                 \
                     c1 = *(TYPE *)(z1 + last))                                                    \
    PINION_ROWS_EACH(more &&rows > 2, a2 = *(TYPE *)z2, b2 = *(TYPE *)(z2 + next),                 \
                     c2 = *(TYPE *)(z2 + last))                                                    \
    PINION_ROWS_EACH(more &&rows > 3, a3 = *(TYPE *)z3, b3 = *(TYPE *)(z3 + next),                 \
                     c3 = *(TYPE *)(z3 + last))                                                    \
    for (;;) {                                                                                     \
      PINION_ROWS_EACH(1, PINION_ROWS_ADD(a0, x[0], a), PINION_ROWS_ADD(b0, x[0], b),              \
                       PINION_ROWS_ADD(c0, x[0], c))                                               \
      PINION_ROWS_EACH(rows > 1, PINION_ROWS_ADD(a1, x[x1], a), PINION_ROWS_ADD(b1, x[x1], b),     \
                       PINION_ROWS_ADD(c1, x[x1], c))                                              \
      PINION_ROWS_EACH(rows > 2, PINION_ROWS_ADD(a2, x[x2], a), PINION_ROWS_ADD(b2, x[x2], b),     \
                       PINION_ROWS_ADD(c2, x[x2], c))                                              \
      PINION_ROWS_EACH(rows > 3, PINION_ROWS_ADD(a3, x[x3], a), PINION_ROWS_ADD(b3, x[x3], b),     \
                       PINION_ROWS_ADD(c3, x[x3], c))                                              \
      if (--k == 0)                                                                                \
        break;                                                                                     \
      x += step, y += stride;                                                                      \
      a = *(const TYPE *)y;                                                                        \
      if (vectors > 1)                                                                             \
        b = *(const TYPE *)(y + next);                                                             \
      if (vectors > 2)                                                                             \
        c = *(const TYPE *)(y + last);                                                             \
    }                                                                                              \
    PINION_ROWS_EACH(1, *(TYPE *)z = a0, *(TYPE *)(z + next) = b0, *(TYPE *)(z + last) = c0)       \
    PINION_ROWS_EACH(rows > 1, *(TYPE *)z1 = a1, *(TYPE *)(z1 + next) = b1,                        \
                     *(TYPE *)(z1 + last) = c1)                                                    \
    PINION_ROWS_EACH(rows > 2, *(TYPE *)z2 = a2, *(TYPE *)(z2 + next) = b2,                        \
                     *(TYPE *)(z2 + last) = c2)                                                    \
    PINION_ROWS_EACH(rows > 3, *(TYPE *)z3 = a3, *(TYPE *)(z3 + next) = b3,                        \
                     *(TYPE *)(z3 + last) = c3)                                                    \
    if (rows > 3 && turned > 0)                                                                    \
      PINION_ROWS_NAME(put_##name)(stride, w, a0, a1, a2, a3);                                     \
    if (rows > 3 && vectors > 1 && turned > next)                                                  \
      PINION_ROWS_NAME(put_##name)(stride, w + next * stride, b0, b1, b2, b3);                     \
    if (rows > 3 && vectors > 2 && turned > last)                                                  \
      PINION_ROWS_NAME(put_##name)(stride, w + last * stride, c0, c1, c2, c3);                     \
  }
PINION_ROWS_BLOCK(block, PINION_ROWS_VECTOR)
PINION_ROWS_BLOCK(narrow, PINION_ROWS_SHORT)
PINION_ROWS_BLOCK(single, PINION_REAL)
#undef PINION_ROWS_BLOCK
#undef PINION_ROWS_ADD
#undef PINION_ROWS_EACH

/* All columns of one to four rows. The first `turned` columns are also stored as rows of w, and the
 * rest of their vector may be. If sizes are constant, most of this code folds away. */
PINION_ROWS_INLINE void PINION_ROWS_NAME(stripe)(int plus, int more, int rows, int n, int k,
                                                 int stride, int step, int across, PINION_REAL *z,
                                                 const PINION_REAL *x, const PINION_REAL *y,
                                                 int turned, PINION_REAL *w)
{
  enum { WIDE = PINION_ROWS_SUMS, FEW = PINION_ROWS_FEW, MOST = PINION_ROWS_ABREAST };
  const int blocks = (n - 1) / (MOST * WIDE), rest = n - blocks * MOST * WIDE;
#define PINION_ROWS_TAKE(name, vectors, next, last)                                                \
  PINION_ROWS_NAME(name)                                                                           \
  (plus, more, rows, vectors, k, stride, step, across, next, last, z, x, y, turned, w)
#define PINION_ROWS_PASS(count) z += (count), y += (count), w += (count)*stride, turned -= (count)
  PINION_ROWS_ROLLED
  for (int i = 0; i < blocks; i++) {
    PINION_ROWS_TAKE(block, MOST, WIDE, 2 * WIDE);
    PINION_ROWS_PASS(MOST * WIDE);
  }
  if (rest > 2 * WIDE)
    PINION_ROWS_TAKE(block, 3, WIDE, rest - WIDE);
  else if (rest > WIDE)
    PINION_ROWS_TAKE(block, 2, rest - WIDE, 0);
  else if (rest == WIDE || (n > WIDE && !more)) {
    PINION_ROWS_PASS(rest - WIDE);
    PINION_ROWS_TAKE(block, 1, 0, 0);
  } else if (rest > FEW)
    PINION_ROWS_TAKE(narrow, 2, rest - FEW, 0);
  else if (rest == FEW)
    PINION_ROWS_TAKE(narrow, 1, 0, 0);
  else {
    PINION_ROWS_ROLLED
    for (int i = 0; i < rest; i++) {
      PINION_ROWS_TAKE(single, 1, 0, 0);
      PINION_ROWS_PASS(1);
    }
  }
#undef PINION_ROWS_TAKE
#undef PINION_ROWS_PASS
}

/* makes the n rows of z symmetric, from its lower triangle */
PINION_ROWS_INLINE void PINION_ROWS_NAME(even)(int n, int stride, PINION_REAL *z)
{
  for (int i = 1; i < n; i++) {
    for (int j = 0; j < i; j++)
      z[j * stride + i] = z[i * stride + j];
  }
}
#endif

/* z = -x y; with `plus` it is x y, with `more` it is added to z. z has m rows of n numbers, and
 * rows of x have k > 0 numbers. Rows of x are `across` apart, its columns `step`. With `lower`, z
 * is square and only its lower triangle is meaningful. The first `turned` columns are also stored
 * as rows of w; with `lower` and w = z, this mirrors the lower triangle. */
PINION_ROWS_INLINE void PINION_ROWS_NAME(multiply)(int plus, int more, int lower, int n, int m,
                                                   int k, int stride, int step, int across,
                                                   PINION_REAL *z, const PINION_REAL *x,
                                                   const PINION_REAL *y, int turned, PINION_REAL *w)
{
#ifdef PINION_ROWS_BLOCKS
  /* Take four rows at a time. Rows left over: if a second computation does not change a row, the
   * last four rows are computed again; a triangle takes the rest at the end, and otherwise stripes
   * of three rows come first. A vector that crosses the diagonal would also transpose what is above
   * it, so such columns are transposed separately (apart). */
  const int again = !more && m >= 4, left = again ? 0 : m % 4;
  const int threes = lower || left == 0 || m < 3 ? 0 : m == 5 ? 1 : 4 - left;
#define PINION_ROWS_STRIPE(rows, done)                                                             \
  do {                                                                                             \
    const int first = (done), last = first + (rows) + PINION_ROWS_SUMS - 1;                        \
    const int until = last - last % PINION_ROWS_SUMS, columns = lower && until < n ? until : n;    \
    const int images = lower && turned > 0 ? first : turned;                                       \
    const int apart = lower && images % PINION_ROWS_SUMS != 0;                                     \
    PINION_REAL *const to = z + first * stride;                                                    \
    PINION_ROWS_NAME(stripe)                                                                       \
    (plus, more, rows, columns, k, stride, step, across, to, x + first * across, y,                \
     apart ? 0 : images, w + first);                                                               \
    if (((rows) < 4 || apart) && images > 0)                                                       \
      PINION_ROWS_NAME(turn)(rows, images, stride, w + first, to);                                 \
    if (lower && turned > 0)                                                                       \
      PINION_ROWS_NAME(even)(rows, stride, to + first);                                            \
  } while (0)
  PINION_ROWS_ROLLED
  for (int i = 0; i < threes; i++)
    PINION_ROWS_STRIPE(3, 3 * i);
  /* in a triangle each stripe is longer than the one before, and has code of its own */
  const int from = 3 * threes, end = again ? m : m - (m - from) % 4;
  PINION_ROWS_WRITTEN
  for (int i = lower ? from : end; i < end; i += 4)
    PINION_ROWS_STRIPE(4, i + 4 <= m ? i : m - 4);
  PINION_ROWS_ROLLED
  for (int i = lower ? end : from; i < end; i += 4)
    PINION_ROWS_STRIPE(4, i + 4 <= m ? i : m - 4);
  if (end < m)
    PINION_ROWS_STRIPE(m - end, end);
#undef PINION_ROWS_STRIPE
#else
  for (int i = 0; i < m; i++) {
    for (int j = 0; j < (lower ? i + 1 : n); j++) {
      PINION_REAL a = {0};
      if (more)
        a = z[PINION_ROWS_AT(i * stride + j)];
      for (int r = 0; r < k; r++) {
        const PINION_REAL b = x[PINION_ROWS_AT(i * across + r * step)];
        const PINION_REAL c = y[PINION_ROWS_AT(r * stride + j)];
        a = plus ? a + b * c : a - b * c;
      }
      z[PINION_ROWS_AT(i * stride + j)] = a;
      if (turned > 0)
        w[PINION_ROWS_AT(j * stride + i)] = a;
    }
  }
#endif
}

/* Each product comes twice: inlined with constant sizes (small), for functions with few of them,
 * and as a call (run) */
#define PINION_ROWS_BOTH(name, parameters, body)                                                   \
  PINION_ROWS_INLINE void PINION_ROWS_NAME(small_##name) parameters body PINION_ROWS_RUN void      \
  PINION_ROWS_NAME(run_##name) parameters body
#define PINION_ROWS_PRODUCT                                                                        \
  (int n, int m, int k, int stride, PINION_REAL *z, const PINION_REAL *x, const PINION_REAL *y)

/* z -= x y, with z of m rows of n numbers, x of m rows of k > 0, y of k rows of n */
PINION_ROWS_BOTH(more, PINION_ROWS_PRODUCT, {
  PINION_ROWS_NAME(multiply)(0, 1, 0, n, m, k, stride, 1, stride, z, x, y, 0, z);
})

/* z += x y, with the same shapes */
PINION_ROWS_BOTH(plus, PINION_ROWS_PRODUCT, {
  PINION_ROWS_NAME(multiply)(1, 1, 0, n, m, k, stride, 1, stride, z, x, y, 0, z);
})

/* z = -x y */
PINION_ROWS_BOTH(product, PINION_ROWS_PRODUCT, {
  PINION_ROWS_NAME(multiply)(0, 0, 0, n, m, k, stride, 1, stride, z, x, y, 0, z);
})

/* z = x y */
PINION_ROWS_BOTH(times, PINION_ROWS_PRODUCT, {
  PINION_ROWS_NAME(multiply)(1, 0, 0, n, m, k, stride, 1, stride, z, x, y, 0, z);
})

/* the same, and w = z' */
PINION_ROWS_BOTH(image,
                 (int n, int m, int k, int stride, PINION_REAL *z, const PINION_REAL *x,
                  const PINION_REAL *y, PINION_REAL *w),
                 {
                   PINION_ROWS_NAME(multiply)(1, 0, 0, n, m, k, stride, 1, stride, z, x, y, n, w);
                 })

/* z = x y where it is symmetric, m = n */
PINION_ROWS_BOTH(square, PINION_ROWS_PRODUCT, {
  PINION_ROWS_NAME(multiply)(1, 0, 1, n, m, k, stride, 1, stride, z, x, y, n, z);
})

/* z += x' y, with x of k rows of m numbers */
PINION_ROWS_BOTH(inner, PINION_ROWS_PRODUCT, {
  PINION_ROWS_NAME(multiply)(1, 1, 0, n, m, k, stride, stride, 1, z, x, y, 0, z);
})

/* z += x' y where it is symmetric, m = n; above its diagonal z is then undefined */
PINION_ROWS_BOTH(gram, PINION_ROWS_PRODUCT, {
  PINION_ROWS_NAME(multiply)(1, 1, 1, n, m, k, stride, stride, 1, z, x, y, 0, z);
})

/* z = x' of x with n rows of m numbers */
PINION_ROWS_BOTH(turn, (int n, int m, int stride, PINION_REAL *z, const PINION_REAL *x), {
  PINION_ROWS_NAME(turn)(n, m, stride, z, x);
})
#undef PINION_ROWS_BOTH
#undef PINION_ROWS_PRODUCT
#undef PINION_ROWS_BLOCKS
