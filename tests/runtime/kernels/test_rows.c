/* SPDX-License-Identifier: MIT-0 */
/* test_rows.c -- operations on the rows of a run, and those on single rows, against loops over full
 * matrices.  Numbers are small integers, so that double and float are exact in any order of adding;
 * and around every array there are numbers that must not change. */
#include "check.h"
#include "groups.h"
#include "rows.h"
#include "tree.h"

enum { ROWS = 24, WIDTH = 60, AROUND = 4, ROOM = ROWS * WIDTH + 2 * AROUND, TRIALS = 500 };

/* a run: its rows one after the other, and the same rows as a full matrix; a row x before it */
typedef struct run {
  int n, first, width, count;
  double y[ROOM], x[ROOM], z[ROOM];
  double full[ROWS][WIDTH];
} run;

static int below(uint64_t *random, int n)
{
  *random = *random * 6364136223846793005u + 1442695040888963407u;
  return (int)((*random >> 33) % (uint64_t)n);
}

static void fill(uint64_t *random, double *x)
{
  for (int k = 0; k < ROOM; k++)
    x[k] = below(random, 9) - 4;
}

static void set_up(uint64_t *random, run *s)
{
  s->n = 1 + below(random, ROWS);
  s->first = 1 + below(random, WIDTH - s->n);
  s->width = s->first + s->n - 1;
  fill(random, s->y);
  fill(random, s->x);
  fill(random, s->z);
  s->count = 0;
  for (int r = 0; r < s->n; r++) {
    for (int j = 0; j < WIDTH; j++)
      s->full[r][j] = j < s->first + r ? s->y[AROUND + s->count++] : 0.0;
  }
}

/* packs the rows one after the other again */
static void pack(const run *s, double *y)
{
  int at = AROUND;
  for (int r = 0; r < s->n; r++) {
    for (int j = 0; j < s->first + r; j++)
      y[at++] = s->full[r][j];
  }
}

static void to_float(const double *x, float *y)
{
  for (int k = 0; k < ROOM; k++)
    y[k] = (float)x[k];
}

static void same(const char *what, const double *got, const float *gotf, const double *want)
{
  double wide[ROOM];
  for (int k = 0; k < ROOM; k++)
    wide[k] = (double)gotf[k];
  check_within(what, ROOM, got, want, 0.0, 1.0);
  check_within(what, ROOM, wide, want, 0.0, 1.0);
}

static void copy(const double *from, double *to)
{
  for (int k = 0; k < ROOM; k++)
    to[k] = from[k];
}

static void try_sub(run *s, double a)
{
  double y[ROOM], x[ROOM];
  float yf[ROOM], xf[ROOM];
  copy(s->y, y);
  copy(s->x, x);
  for (int r = 0; r < s->n; r++) {
    const double l = a * s->x[AROUND + s->first + r - 1];
    for (int j = 0; j < s->first + r; j++)
      s->full[r][j] -= l * s->x[AROUND + j];
    x[AROUND + s->first + r - 1] = l;
  }
  pack(s, y);
  to_float(s->y, yf);
  to_float(s->x, xf);
  pinion_run_sub(s->n, s->first, s->y + AROUND, a, s->x + AROUND);
  pinion_run_subf(s->n, s->first, yf + AROUND, (float)a, xf + AROUND);
  same("sub, the rows", s->y, yf, y);
  same("sub, x", s->x, xf, x);
}

enum { STRIDE = 23, ALL = STRIDE * STRIDE };

/* a product of runtime/rows_products.h: z = sign x y, or += if `more`, or x' y if `inner`; of a
 * symmetric one all numbers count, or with `lower` those on and below the diagonal */
typedef struct {
  const char *name;
  double sign;
  int more, inner, symmetric, lower;
  void (*run)(int, int, int, int, double *, const double *, const double *);
  void (*runf)(int, int, int, int, float *, const float *, const float *);
} product;

#define OF(name) pinion_run_##name, pinion_run_##name##f
#define SMALL(name)                                                                                \
  static void small_##name(int n, int m, int k, int stride, double *z, const double *x,            \
                           const double *y)                                                        \
  {                                                                                                \
    pinion_small_##name(n, m, k, stride, z, x, y);                                                 \
  }                                                                                                \
  static void small_##name##f(int n, int m, int k, int stride, float *z, const float *x,           \
                              const float *y)                                                      \
  {                                                                                                \
    pinion_small_##name##f(n, m, k, stride, z, x, y);                                              \
  }
SMALL(product)
SMALL(gram)
SMALL(square)

static const product products[] = {
    {"product", -1, 0, 0, 0, 0, OF(product)},
    {"more", -1, 1, 0, 0, 0, OF(more)},
    {"times", 1, 0, 0, 0, 0, OF(times)},
    {"plus", 1, 1, 0, 0, 0, OF(plus)},
    {"inner", 1, 1, 1, 0, 0, OF(inner)},
    {"gram", 1, 1, 1, 1, 1, OF(gram)},
    {"square", 1, 0, 0, 1, 0, OF(square)},
    {"small product", -1, 0, 0, 0, 0, small_product, small_productf},
    {"small gram", 1, 1, 1, 1, 1, small_gram, small_gramf},
    {"small square", 1, 0, 0, 1, 0, small_square, small_squaref},
};
#undef OF
#undef SMALL
enum { PRODUCTS = sizeof products / sizeof *products };

/* small whole numbers, whose sums are exact in any order; y is x' if x y must be symmetric, and x
 * if x' y must be */
static void set_matrices(run *s, const product *p, double *x, double *y, double *z)
{
  for (int i = 0; i < ALL; i++) {
    x[i] = i % 5 - 2;
    y[i] = (i + s->n) % 11 - 5;
    z[i] = i % 7 - 3;
  }
  for (int i = 0; p->symmetric && i < STRIDE; i++) {
    for (int j = 0; j < STRIDE; j++)
      y[i * STRIDE + j] = p->inner ? x[i * STRIDE + j] : x[j * STRIDE + i];
  }
}

static void rounded(const double *x, float *xf)
{
  for (int i = 0; i < ALL; i++)
    xf[i] = (float)x[i];
}

/* matrices in one array each, against plain sums */
static void try_product(run *s, const product *p, int n, int m, int k)
{
  static double z[ALL], x[ALL], y[ALL], want[ALL], got[ALL];
  static float zf[ALL], xf[ALL], yf[ALL];
  if (p->symmetric)
    m = n;
  set_matrices(s, p, x, y, z);
  rounded(x, xf);
  rounded(y, yf);
  rounded(z, zf);
  for (int i = 0; i < ALL; i++)
    want[i] = z[i];
  for (int i = 0; i < m; i++) {
    for (int j = 0; j < n; j++) {
      double sum = p->more ? z[i * STRIDE + j] : 0.0;
      for (int r = 0; r < k; r++)
        sum += p->sign * (p->inner ? x[r * STRIDE + i] : x[i * STRIDE + r]) * y[r * STRIDE + j];
      want[i * STRIDE + j] = sum;
    }
  }
  p->run(n, m, k, STRIDE, z, x, y);
  p->runf(n, m, k, STRIDE, zf, xf, yf);
  for (int i = 0; p->lower && i < n; i++) {
    for (int j = i + 1; j < n; j++)
      z[i * STRIDE + j] = want[i * STRIDE + j], zf[i * STRIDE + j] = (float)want[i * STRIDE + j];
  }
  check_within(p->name, ALL, z, want, 0.0, 1.0);
  for (int i = 0; i < ALL; i++)
    got[i] = (double)zf[i];
  check_within(p->name, ALL, got, want, 0.0, 1.0);
}

/* z = x D x' with roundings: entries above the diagonal equal those below it, to the last bit */
static void try_symmetry(int n, int k)
{
  static double z[ALL], x[ALL], y[ALL];
  static float zf[ALL], xf[ALL], yf[ALL];
  for (int i = 0; i < ALL; i++)
    xf[i] = (float)(x[i] = 1.0 / (1 + i % 7));
  for (int i = 0; i < ALL; i++)
    yf[i] = (float)(y[i] = x[i % STRIDE * STRIDE + i / STRIDE] / (3 + i / STRIDE));
  pinion_run_square(n, n, k, STRIDE, z, x, y);
  pinion_run_squaref(n, n, k, STRIDE, zf, xf, yf);
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < i; j++) {
      assert_true(z[i * STRIDE + j] == z[j * STRIDE + i]);
      assert_true(zf[i * STRIDE + j] == zf[j * STRIDE + i]);
    }
  }
}

/* z = x y, and w = z' */
static void try_image(run *s, int n, int m, int k)
{
  static const product times = {"image", 1, 0, 0, 0, 0, pinion_run_times, pinion_run_timesf};
  static double z[ALL], x[ALL], y[ALL], w[ALL], want[ALL], turned[ALL];
  static float zf[ALL], xf[ALL], yf[ALL], wf[ALL];
  set_matrices(s, &times, x, y, z);
  rounded(x, xf);
  rounded(y, yf);
  rounded(z, zf);
  for (int i = 0; i < ALL; i++) {
    want[i] = z[i];
    turned[i] = w[i] = (double)(wf[i] = -1.0f);
  }
  times.run(n, m, k, STRIDE, want, x, y);
  for (int i = 0; i < m; i++) {
    for (int j = 0; j < n; j++)
      turned[j * STRIDE + i] = want[i * STRIDE + j];
  }
  pinion_run_image(n, m, k, STRIDE, z, x, y, w);
  pinion_run_imagef(n, m, k, STRIDE, zf, xf, yf, wf);
  check_within("image", ALL, z, want, 0.0, 1.0);
  check_within("image, turned", ALL, w, turned, 0.0, 1.0);
  for (int i = 0; i < ALL; i++)
    z[i] = (double)zf[i], w[i] = (double)wf[i];
  check_within("imagef", ALL, z, want, 0.0, 1.0);
  check_within("imagef, turned", ALL, w, turned, 0.0, 1.0);
}

static void try_turn(int n, int m)
{
  static double z[ALL], x[ALL], want[ALL];
  static float zf[ALL], xf[ALL];
  for (int i = 0; i < ALL; i++) {
    x[i] = (double)(xf[i] = (float)i);
    want[i] = z[i] = (double)(zf[i] = -1.0f);
  }
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < m; j++)
      want[j * STRIDE + i] = x[i * STRIDE + j];
  }
  pinion_run_turn(n, m, STRIDE, z, x);
  pinion_run_turnf(n, m, STRIDE, zf, xf);
  check_within("turn", ALL, z, want, 0.0, 1.0);
  for (int i = 0; i < ALL; i++)
    z[i] = (double)zf[i];
  check_within("turnf", ALL, z, want, 0.0, 1.0);
}

static void try_scale(run *s, int n, double a)
{
  double x[ROOM];
  float xf[ROOM];
  copy(s->x, x);
  for (int k = 0; k < n; k++)
    x[AROUND + k] *= a;
  to_float(s->x, xf);
  pinion_long_scale(n, s->x + AROUND, a);
  pinion_long_scalef(n, xf + AROUND, (float)a);
  same("scale", s->x, xf, x);
}

static void try_mul(run *s, int n)
{
  double z[ROOM];
  float yf[ROOM], xf[ROOM], zf[ROOM];
  copy(s->z, z);
  for (int k = 0; k < n; k++)
    z[AROUND + k] = s->x[AROUND + k] * s->y[AROUND + k];
  to_float(s->y, yf);
  to_float(s->x, xf);
  to_float(s->z, zf);
  pinion_long_mul(n, s->z + AROUND, s->x + AROUND, s->y + AROUND);
  pinion_long_mulf(n, zf + AROUND, xf + AROUND, yf + AROUND);
  same("mul", s->z, zf, z);
}

/* n numbers that begin `at` numbers after the others */
static void try_zero(run *s, int n, int at)
{
  double z[ROOM];
  float zf[ROOM];
  to_float(s->z, zf);
  copy(s->z, z);
  for (int k = 0; k < n; k++)
    z[at + k] = 0.0;
  pinion_row_zero(n, s->z + at);
  pinion_row_zerof(n, zf + at);
  same("zero", s->z, zf, z);
}

/* every operation on separate runs */
static void runs(void **state)
{
  static run s;
  uint64_t random = test_seed();
  (void)state;
  for (int k = 0; k < TRIALS; k++) {
    set_up(&random, &s);
    try_sub(&s, below(&random, 5) - 2);
    const int n = 1 + (3 * s.n + s.first) % 23, m = 1 + s.first % 23, inner = 1 + s.n % 23;
    try_product(&s, &products[k % PRODUCTS], n, m, inner);
    try_product(&s, &products[(k + k / PRODUCTS) % PRODUCTS], m, n, inner);
    if (k % 5 == 0) {
      try_image(&s, n, m, inner);
      try_symmetry(n, inner);
    }
    try_turn(1 + s.first % 23, 1 + (s.n + s.first) % 23);
    set_up(&random, &s);
    try_mul(&s, below(&random, WIDTH));
    set_up(&random, &s);
    try_scale(&s, below(&random, WIDTH), below(&random, 5) - 2);
    try_zero(&s, below(&random, ROOM / 2), AROUND + below(&random, 16));
  }
}

int run_rows_tests(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(runs)};
  return cmocka_run_group_tests_name("rows", tests, NULL, NULL);
}
