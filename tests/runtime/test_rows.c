/* SPDX-License-Identifier: MIT-0 */
/* test_rows.c -- operations on the rows of a run, and those on one row beside them, against loops
 * over full matrices. Numbers are small integers, so that whatever the order of adding, double and
 * float are exact; and around every array stand numbers that must stay as they are. */
#include "check.h"
#include "groups.h"
#include "rows.h"
#include "tree.h"

enum { ROWS = 24, WIDTH = 60, AROUND = 4, ROOM = ROWS * WIDTH + 2 * AROUND, TRIALS = 500 };

/* a run: its rows behind each other, and the same rows as a full matrix; a row x before it */
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

/* the rows back behind each other */
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

static void try_reduce(run *s)
{
  double x[ROOM];
  float yf[ROOM], xf[ROOM];
  copy(s->x, x);
  for (int j = 0; j < s->width; j++) {
    double left = s->x[AROUND + j];
    for (int r = 0; r < s->n; r++) {
      if (j < s->first + r - 1)
        left -= s->x[AROUND + s->first + r - 1] * s->full[r][j];
    }
    x[AROUND + j] = left;
  }
  to_float(s->y, yf);
  to_float(s->x, xf);
  pinion_run_reduce(s->n, s->first, s->x + AROUND, s->y + AROUND);
  pinion_run_reducef(s->n, s->first, xf + AROUND, yf + AROUND);
  same("reduce", s->x, xf, x);
}

static void try_dot(run *s, int most)
{
  double z[ROOM];
  float yf[ROOM], xf[ROOM], zf[ROOM];
  copy(s->z, z);
  for (int r = 0; r < s->n; r++) {
    double sum = 0.0;
    for (int j = 0; j < most; j++)
      sum += s->x[AROUND + j] * s->full[r][j];
    z[AROUND + r] = sum;
  }
  to_float(s->y, yf);
  to_float(s->x, xf);
  to_float(s->z, zf);
  pinion_run_dot(s->n, s->first, most, s->z + AROUND, s->x + AROUND, s->y + AROUND);
  pinion_run_dotf(s->n, s->first, most, zf + AROUND, xf + AROUND, yf + AROUND);
  same("dot", s->z, zf, z);
}

/* z = -x y and z -= x y of matrices in one array each, against the sums as they are written */
static void try_product(run *s, int n, int m, int k)
{
  enum { STRIDE = 23, ALL = STRIDE * STRIDE };
  static double z[ALL], x[ALL], y[ALL], want[ALL];
  static float zf[ALL], xf[ALL], yf[ALL];
  for (int more = 0; more < 2; more++) {
    for (int i = 0; i < ALL; i++) {
      z[i] = (double)(zf[i] = (float)(i % 7 - 3));
      x[i] = (double)(xf[i] = (float)(i % 5 - 2));
      y[i] = (double)(yf[i] = (float)((i + s->n) % 11 - 5));
      want[i] = z[i];
    }
    for (int i = 0; i < m; i++) {
      for (int j = 0; j < n; j++) {
        double sum = more ? z[i * STRIDE + j] : 0.0;
        for (int r = 0; r < k; r++)
          sum -= x[i * STRIDE + r] * y[r * STRIDE + j];
        want[i * STRIDE + j] = sum;
      }
    }
    (more ? pinion_run_more : pinion_run_product)(n, m, k, STRIDE, z, x, y);
    (more ? pinion_run_moref : pinion_run_productf)(n, m, k, STRIDE, zf, xf, yf);
    check_within("product", ALL, z, want, 0.0, 1.0);
    for (int i = 0; i < ALL; i++)
      z[i] = (double)zf[i];
    check_within("productf", ALL, z, want, 0.0, 1.0);
  }
}

static void try_turn(int n, int m)
{
  enum { STRIDE = 23, ALL = STRIDE * STRIDE };
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

static void try_mirror(run *s, int n)
{
  double y[ROOM];
  float yf[ROOM];
  copy(s->y, y);
  for (int i = 0; i < n; i++) {
    for (int j = i + 1; j < n; j++)
      y[AROUND + i * n + j] = s->y[AROUND + j * n + i];
  }
  to_float(s->y, yf);
  for (int i = 0; i < n; i++) {
    pinion_mirror(n, i, s->y + AROUND);
    pinion_mirrorf(n, i, yf + AROUND);
  }
  same("mirror", s->y, yf, y);
}

/* every operation on runs of its own */
static void runs(void **state)
{
  static run s;
  uint64_t random = test_seed();
  (void)state;
  for (int k = 0; k < TRIALS; k++) {
    set_up(&random, &s);
    try_sub(&s, below(&random, 5) - 2);
    set_up(&random, &s);
    try_reduce(&s);
    try_product(&s, 1 + (3 * s.n + s.first) % 23, 1 + s.first % 23, 1 + s.n % 23);
    try_turn(1 + s.first % 23, 1 + (s.n + s.first) % 23);
    set_up(&random, &s);
    try_mul(&s, below(&random, WIDTH));
    set_up(&random, &s);
    try_dot(&s, 1 + below(&random, s.width));
    set_up(&random, &s);
    try_scale(&s, below(&random, WIDTH), below(&random, 5) - 2);
    set_up(&random, &s);
    try_mirror(&s, 1 + below(&random, ROWS));
  }
}

int run_rows_tests(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(runs)};
  return cmocka_run_group_tests_name("rows", tests, NULL, NULL);
}
