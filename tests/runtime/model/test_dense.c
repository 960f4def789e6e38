/* SPDX-License-Identifier: MIT-0 */
/* test_dense.c -- the dense helpers on matrices small enough to write down, and on random ones. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "generic/model/dense.h"
#include "groups.h"
#include "robots.h"
#include "tree.h"

static void unpacking(void **state)
{
  static const double H[] = {1, 2, 3};
  static const double full[] = {1, 2, 2, 3}, lower[] = {1, 0, 2, 3};
  double A[4];
  (void)state;
  pinion_unpack(&cartpole, H, A);
  check_near("symmetric", 4, A, full, 0.0);
  pinion_unpack_lower(&cartpole, H, A);
  check_near("lower", 4, A, lower, 0.0);
}

static void products(void **state)
{
  static const double A[] = {1, 2, 3, 4}, B[] = {5, 6, 7, 8}, x[] = {1, -1};
  static const double AB[] = {19, 22, 43, 50}, AtB[] = {26, 30, 38, 44}, Ax[] = {-1, -1};
  double C[4];
  (void)state;
  pinion_dense_mul(2, A, B, C);
  check_near("A B", 4, C, AB, 0.0);
  pinion_dense_mul_t(2, A, B, C);
  check_near("A' B", 4, C, AtB, 0.0);
  pinion_dense_mul_vec(2, A, x, C);
  check_near("A x", 2, C, Ax, 0.0);
}

static void factor_by_hand(void **state)
{
  /* L = 1, 2 1, 3 4 1; D = 2 1 2; the corner above the diagonal is never read */
  static const double want[] = {2, 99, 99, 2, 1, 99, 3, 4, 2};
  static const double ones[] = {1, 1, 1};
  double A[] = {24, 99, 99, 26, 33, 99, 6, 8, 2};
  double x[] = {24 + 26 + 6, 26 + 33 + 8, 6 + 8 + 2};
  (void)state;
  assert_int_equal(pinion_dense_ltdl(3, A), 0);
  check_near("L'DL", 9, A, want, 0.0);

  /* the row sums are the matrix times ones */
  pinion_dense_solve(3, A, x);
  check_near("solution", 3, x, ones, 1e-14);
}

static void pivots(void **state)
{
  double last[] = {1, 0, 0, 0}, first[] = {1, 1, 1, 1}, nan[] = {(double)NAN, 0, 0, 1};
  (void)state;
  assert_int_equal(pinion_dense_ltdl(2, last), 2);
  assert_int_equal(pinion_dense_ltdl(2, first), 1);
  assert_int_equal(pinion_dense_ltdl(2, nan), 1);
}

/* any B'B + E is positive definite, without zeros */
static void full_matrix(trial *s)
{
  const int n = 1 + s->tree.model.nb;
  double *B = trial_random_vec(s, n * n), *A = trial_vec(s, n * n), *LD = trial_vec(s, n * n);
  double *b = trial_random_vec(s, n), *x = trial_vec(s, n), *got = trial_vec(s, n);
  pinion_dense_mul_t(n, B, B, A);
  for (int i = 0; i < n; i++)
    A[i * n + i] += 1.0;
  memcpy(LD, A, (size_t)(n * n) * sizeof *A);
  memcpy(x, b, (size_t)n * sizeof *x);
  assert_int_equal(pinion_dense_ltdl(n, LD), 0);
  pinion_dense_solve(n, LD, x);
  pinion_dense_mul_vec(n, A, x, got);
  check_within("A x", n, got, b, 1e-13, (double)n * largest(n * n, A) * largest(n, x));
}

static void full_matrices(void **state)
{
  (void)state;
  for_each_tree(full_matrix);
}

int run_dense_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(unpacking),
      cmocka_unit_test(products),
      cmocka_unit_test(factor_by_hand),
      cmocka_unit_test(pivots),
      cmocka_unit_test_teardown(full_matrices, tree_teardown),
  };
  return cmocka_run_group_tests_name("dense", tests, NULL, NULL);
}
