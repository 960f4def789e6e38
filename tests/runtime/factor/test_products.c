/* SPDX-License-Identifier: MIT-0 */
/* test_products.c -- sparse products and back-substitutions against dense ones. */
#include <string.h>

#include "check.h"
#include "generic/factor/factor.h"
#include "generic/factor/products.h"
#include "generic/model/dense.h"
#include "generic/tree/crba.h"
#include "groups.h"
#include "tree.h"

static const double tolerance = 1e-12;

typedef void in_place(const pinion_model *model, const double *A, double *x);

/* a factor, packed and dense, and its four functions */
typedef struct triangle {
  double *packed, *dense, *transposed;
  in_place *mul, *mul_t, *solve, *solve_t, *solve_all;
} triangle;

static double *trial_H(trial *s)
{
  double *H = trial_vec(s, s->tree.model.nh);
  pinion_work work[MAX_BODIES];
  pinion_crba(&s->tree.model, s->q, H, work);
  return H;
}

/* the factor's dense forms, with a unit diagonal if D is stored there */
static void unpack_triangle(trial *s, triangle *t, int unit)
{
  const int n = s->tree.model.nv;
  t->dense = trial_vec(s, n * n);
  t->transposed = trial_vec(s, n * n);
  pinion_unpack_lower(&s->tree.model, t->packed, t->dense);
  for (int i = 0; i < n; i++) {
    if (unit)
      t->dense[i * n + i] = 1.0;
  }
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++)
      t->transposed[j * n + i] = t->dense[i * n + j];
  }
}

static triangle trial_ltdl(trial *s)
{
  triangle t = {trial_H(s),      NULL,        NULL, pinion_mul_L, pinion_mul_Lt, pinion_solve_L,
                pinion_solve_Lt, pinion_solve};
  assert_int_equal(pinion_ltdl(&s->tree.model, t.packed), 0);
  unpack_triangle(s, &t, 1);
  return t;
}

static triangle trial_ltl(trial *s)
{
  triangle t = {trial_H(s),
                NULL,
                NULL,
                pinion_ltl_mul_L,
                pinion_ltl_mul_Lt,
                pinion_ltl_solve_L,
                pinion_ltl_solve_Lt,
                pinion_ltl_solve};
  assert_int_equal(pinion_ltl(&s->tree.model, t.packed), 0);
  unpack_triangle(s, &t, 0);
  return t;
}

/* 1/D in the place of D: its L, and H^-1 without a division */
static triangle trial_inverse_diagonal(trial *s)
{
  triangle t = {trial_H(s),
                NULL,
                NULL,
                pinion_mul_L,
                pinion_mul_Lt,
                pinion_solve_L,
                pinion_solve_Lt,
                pinion_solve_inverse_diagonal};
  assert_int_equal(pinion_ltdl_inverse_diagonal(&s->tree.model, t.packed), 0);
  unpack_triangle(s, &t, 1);
  return t;
}

static void symmetric_product(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv;
  double *H = trial_H(s), *A = trial_vec(s, n * n);
  double *got = trial_vec(s, n), *want = trial_vec(s, n);
  pinion_unpack(m, H, A);
  pinion_mul_H(m, H, s->v, got);
  pinion_dense_mul_vec(n, A, s->v, want);
  check_within("H x", n, got, want, tolerance, largest(m->nh, H));
}

static void mul_H(void **state)
{
  (void)state;
  for_each_tree(symmetric_product);
}

/* products against dense ones; then each solve undoes its product: the dense product of a solution
 * is the right-hand side, to the accuracy of a backward-stable solve */
static void each_triangle(trial *s, triangle t)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv;
  const double scale = largest(n * n, t.dense);
  double *x = trial_vec(s, n), *want = trial_vec(s, n);
  const struct {
    const char *what;
    in_place *sparse;
    const double *dense;
    int solves;
  } part[] = {{"L x", t.mul, t.dense, 0},
              {"L' x", t.mul_t, t.transposed, 0},
              {"L^-1 x", t.solve, t.dense, 1},
              {"L'^-1 x", t.solve_t, t.transposed, 1}};
  for (size_t k = 0; k < 4; k++) {
    memcpy(x, s->v, (size_t)n * sizeof *x);
    part[k].sparse(m, t.packed, x);
    if (part[k].solves) {
      pinion_dense_mul_vec(n, part[k].dense, x, want);
      check_within(part[k].what, n, want, s->v, tolerance, scale * largest(n, x));
    } else {
      pinion_dense_mul_vec(n, part[k].dense, s->v, want);
      check_within(part[k].what, n, x, want, tolerance, scale);
    }
  }
}

static void ltdl_triangle(trial *s) { each_triangle(s, trial_ltdl(s)); }
static void inverse_triangle(trial *s) { each_triangle(s, trial_inverse_diagonal(s)); }
static void ltl_triangle(trial *s) { each_triangle(s, trial_ltl(s)); }

static void ltdl_parts(void **state)
{
  (void)state;
  for_each_tree(ltdl_triangle);
}

static void inverse_diagonal_parts(void **state)
{
  (void)state;
  for_each_tree(inverse_triangle);
}

static void ltl_parts(void **state)
{
  (void)state;
  for_each_tree(ltl_triangle);
}

/* largest row sum of |A^-1|, by dense solves of unit vectors */
static double inverse_norm(trial *s, const double *LD)
{
  const int n = s->tree.model.nv;
  double *x = trial_vec(s, n), norm = 0.0;
  for (int j = 0; j < n; j++) {
    double sum = 0.0;
    for (int i = 0; i < n; i++)
      x[i] = i == j ? 1.0 : 0.0;
    pinion_dense_solve(n, LD, x);
    for (int i = 0; i < n; i++)
      sum += x[i] < 0.0 ? -x[i] : x[i];
    norm = sum > norm ? sum : norm;
  }
  return norm;
}

/* the whole solve: residual, and distance from the dense solution as far as H's condition allows */
static void whole_solve(trial *s, triangle t)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv;
  double *H = trial_H(s), *A = trial_vec(s, n * n), *x = trial_vec(s, n), *y = trial_vec(s, n);
  double *residual = trial_vec(s, n), condition;
  const double scale = (double)n * largest(m->nh, H);
  memcpy(x, s->v, (size_t)n * sizeof *x);
  memcpy(y, s->v, (size_t)n * sizeof *y);
  t.solve_all(m, t.packed, x);
  pinion_mul_H(m, H, x, residual);
  check_within("H x", n, residual, s->v, tolerance, scale * largest(n, x));

  pinion_unpack(m, H, A);
  assert_int_equal(pinion_dense_ltdl(n, A), 0);
  pinion_dense_solve(n, A, y);
  condition = scale * inverse_norm(s, A);
  check_near("H^-1 x", n, x, y, 1e-15 * condition);
}

static void ltdl_whole(trial *s) { whole_solve(s, trial_ltdl(s)); }
static void inverse_whole(trial *s) { whole_solve(s, trial_inverse_diagonal(s)); }
static void ltl_whole(trial *s) { whole_solve(s, trial_ltl(s)); }

static void ltdl_solve(void **state)
{
  (void)state;
  for_each_tree(ltdl_whole);
}

static void inverse_diagonal_solve(void **state)
{
  (void)state;
  for_each_tree(inverse_whole);
}

static void ltl_solve(void **state)
{
  (void)state;
  for_each_tree(ltl_whole);
}

int run_products_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_teardown(mul_H, tree_teardown),
      cmocka_unit_test_teardown(ltdl_parts, tree_teardown),
      cmocka_unit_test_teardown(inverse_diagonal_parts, tree_teardown),
      cmocka_unit_test_teardown(ltl_parts, tree_teardown),
      cmocka_unit_test_teardown(ltdl_solve, tree_teardown),
      cmocka_unit_test_teardown(inverse_diagonal_solve, tree_teardown),
      cmocka_unit_test_teardown(ltl_solve, tree_teardown),
  };
  return cmocka_run_group_tests_name("products", tests, NULL, NULL);
}
