/* SPDX-License-Identifier: MIT-0 */
/* test_factor.c -- L'DL and L'L rebuild H, fill nothing in, and report the right pivot. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "generic/factor/factor.h"
#include "generic/model/dense.h"
#include "generic/tree/crba.h"
#include "groups.h"
#include "tree.h"

static const double tolerance = 1e-12;

static double *trial_H(trial *s)
{
  double *H = trial_vec(s, s->tree.model.nh);
  pinion_work work[MAX_BODIES];
  pinion_crba(&s->tree.model, s->q, H, work);
  return H;
}

static double *trial_copy(trial *s, int n, const double *x)
{
  double *copy = trial_vec(s, n);
  memcpy(copy, x, (size_t)n * sizeof *x);
  return copy;
}

static void ltdl_rebuilds(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv;
  double *H = trial_H(s), *LD = trial_copy(s, m->nh, H), *want = trial_vec(s, n * n);
  double *L = trial_vec(s, n * n), *DL = trial_vec(s, n * n), *got = trial_vec(s, n * n);
  assert_int_equal(pinion_ltdl(m, LD), 0);
  pinion_unpack_lower(m, LD, L);
  for (int i = 0; i < n; i++) {
    const double d = L[i * n + i];
    assert_true(d > 0.0);
    L[i * n + i] = 1.0;
    for (int j = 0; j < n; j++)
      DL[i * n + j] = d * L[i * n + j];
  }
  pinion_dense_mul_t(n, L, DL, got);
  pinion_unpack(m, H, want);
  check_near("L'DL", n * n, got, want, tolerance);
}

static void ltdl(void **state)
{
  (void)state;
  for_each_tree(ltdl_rebuilds);
}

static void ltl_rebuilds(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv;
  double *H = trial_H(s), *packed = trial_copy(s, m->nh, H), *want = trial_vec(s, n * n);
  double *L = trial_vec(s, n * n), *got = trial_vec(s, n * n);
  assert_int_equal(pinion_ltl(m, packed), 0);
  pinion_unpack_lower(m, packed, L);
  pinion_dense_mul_t(n, L, L, got);
  pinion_unpack(m, H, want);
  check_near("L'L", n * n, got, want, tolerance);
}

static void ltl(void **state)
{
  (void)state;
  for_each_tree(ltl_rebuilds);
}

/* a factorisation that ignores the tree finds the same numbers, and zeros where none are stored */
static void no_fill(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv;
  double *LD = trial_H(s), *A = trial_vec(s, n * n), *B = trial_vec(s, n * n);
  pinion_unpack(m, LD, A);
  assert_int_equal(pinion_dense_ltdl(n, A), 0);
  assert_int_equal(pinion_ltdl(m, LD), 0);
  pinion_unpack_lower(m, LD, B);
  for (int i = 0; i < n; i++) {
    int stored = m->rowptr[i];
    for (int j = 0; j <= i; j++) {
      if (m->colind[stored] == j)
        stored++;
      else
        assert_true(A[i * n + j] == 0.0);
    }
    assert_int_equal(stored, m->rowptr[i + 1]);
    check_within("dense L'DL", i + 1, A + i * n, B + i * n, tolerance, largest(n * n, B));
  }
}

static void fills_nothing_in(void **state)
{
  (void)state;
  for_each_tree(no_fill);
}

typedef int factorisation(const pinion_model *model, double *H);

/* spoils one dof: its pivot and so its report, but no row after it */
static void pivot_report(trial *s, factorisation *factor)
{
  const pinion_model *m = &s->tree.model;
  double *H = trial_H(s), *LD = trial_copy(s, m->nh, H), *good = trial_copy(s, m->nh, H);
  double *bad = trial_vec(s, m->nh);
  const size_t size = (size_t)m->nh * sizeof *H;
  assert_int_equal(pinion_ltdl(m, LD), 0);
  assert_int_equal(factor(m, good), 0);
  for (int k = 0; k < m->nv; k++) {
    const int diagonal = m->rowptr[k + 1] - 1;
    const int after = m->nh - diagonal - 1;

    /* pivot k becomes -D_k */
    memcpy(bad, H, size);
    bad[diagonal] -= 2.0 * LD[diagonal];
    assert_int_equal(factor(m, bad), 1 + k);
    check_near("rows after the pivot", after, bad + diagonal + 1, good + diagonal + 1, 0.0);
    assert_true(isfinite(largest(m->nh, bad)));

    /* two bad pivots: the later dof comes first */
    memcpy(bad, H, size);
    bad[diagonal] -= 2.0 * LD[diagonal];
    bad[0] = -1.0;
    assert_int_equal(factor(m, bad), 1 + k);

    memcpy(bad, H, size);
    bad[diagonal] = (double)NAN;
    assert_int_equal(factor(m, bad), 1 + k);

    /* NaN off the diagonal is reported at the nearest pivot that it reaches: that of its column */
    if (m->lambda[k] >= 0) {
      memcpy(bad, H, size);
      bad[diagonal - 1] = (double)NAN;
      assert_int_equal(factor(m, bad), 1 + m->lambda[k]);
    }
  }

  /* exactly zero, in a row from which nothing was subtracted before */
  memcpy(bad, H, size);
  bad[m->nh - 1] = 0.0;
  assert_int_equal(factor(m, bad), m->nv);
}

static void ltdl_pivot(trial *s) { pivot_report(s, pinion_ltdl); }
static void ltl_pivot(trial *s) { pivot_report(s, pinion_ltl); }

static void ltdl_reports_pivot(void **state)
{
  (void)state;
  for_each_tree(ltdl_pivot);
}

static void ltl_reports_pivot(void **state)
{
  (void)state;
  for_each_tree(ltl_pivot);
}

int run_factor_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_teardown(ltdl, tree_teardown),
      cmocka_unit_test_teardown(ltl, tree_teardown),
      cmocka_unit_test_teardown(fills_nothing_in, tree_teardown),
      cmocka_unit_test_teardown(ltdl_reports_pivot, tree_teardown),
      cmocka_unit_test_teardown(ltl_reports_pivot, tree_teardown),
  };
  return cmocka_run_group_tests_name("factor", tests, NULL, NULL);
}
