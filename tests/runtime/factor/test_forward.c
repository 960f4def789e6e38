/* SPDX-License-Identifier: MIT-0 */
/* test_forward.c -- forward dynamics three ways against inverse dynamics, and H inverted. */
#include <string.h>

#include "check.h"
#include "generic/constraints/osim.h"
#include "generic/factor/forward.h"
#include "generic/model/dense.h"
#include "generic/tree/aba.h"
#include "generic/tree/crba.h"
#include "generic/tree/rnea.h"
#include "groups.h"
#include "tree.h"

/* does acceleration a need tau, as accurately as a backward-stable solve; and does it equal want,
 * as accurately as the condition of H allows? */
static void check_acceleration(const char *what, trial *s, const double *a, const double *tau,
                               const double *want)
{
  const pinion_model *m = &s->tree.model;
  double *H = trial_vec(s, m->nh), *needs = trial_vec(s, m->nv);
  double *Hinv = trial_vec(s, m->nv * m->nv), scale;
  pinion_work work[MAX_BODIES];
  pinion_crba(m, s->q, H, work);
  scale = (double)m->nv * largest(m->nh, H);
  pinion_rnea(m, s->q, s->v, a, needs, work);
  check_within(what, m->nv, needs, tau, 1e-13, scale * (1.0 + largest(m->nv, a)));
  assert_int_equal(pinion_minv(m, s->q, Hinv, work, H), 0);
  scale *= (double)m->nv * largest(m->nv * m->nv, Hinv);
  check_within(what, m->nv, a, want, 1e-14 * scale, 1.0 + largest(m->nv, tau));
  trial_drop(s, 3);
}

static void there_and_back(trial *s)
{
  const pinion_model *m = &s->tree.model;
  double *want = trial_random_vec(s, m->nv), *tau = trial_vec(s, m->nv);
  double *a = trial_vec(s, m->nv), *H = trial_vec(s, m->nh), *A = trial_vec(s, m->nv * m->nv);
  pinion_work work[MAX_BODIES];
  pinion_rnea(m, s->q, s->v, want, tau, work);
  assert_int_equal(pinion_fd(m, s->q, s->v, tau, a, work, H), 0);
  check_acceleration("fd", s, a, tau, want);
  assert_int_equal(pinion_fd_unit(m, s->q, s->v, tau, a, work, A), 0);
  check_acceleration("fd_unit", s, a, tau, want);
  if (tree_has_followers(&s->tree)) {
    assert_int_equal(pinion_aba(m, s->q, s->v, tau, a, work), -1);
    return;
  }
  assert_int_equal(pinion_aba(m, s->q, s->v, tau, a, work), 0);
  check_acceleration("aba", s, a, tau, want);
  memcpy(A, tau, (size_t)m->nv * sizeof *A);
  assert_int_equal(pinion_aba(m, s->q, s->v, A, A, work), 0);
  check_near("aba in place", m->nv, A, a, 0.0);
}

static void inverts_rnea(void **state)
{
  (void)state;
  for_each_tree(there_and_back);
}

static void whole_inverse(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv;
  double *H = trial_vec(s, m->nh), *A = trial_vec(s, n * n), *Hinv = trial_vec(s, n * n);
  double *one = trial_vec(s, n * n), *got = trial_vec(s, n * n), scale;
  pinion_work work[MAX_BODIES];
  pinion_crba(m, s->q, H, work);
  pinion_unpack(m, H, A);
  assert_int_equal(pinion_minv(m, s->q, Hinv, work, H), 0);
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) {
      one[i * n + j] = i == j ? 1.0 : 0.0;
      assert_true(Hinv[i * n + j] == Hinv[j * n + i]);
    }
  }
  scale = (double)n * largest(n * n, A) * largest(n * n, Hinv);
  pinion_dense_mul(n, A, Hinv, got);
  check_within("H Hinv", n * n, got, one, 1e-14, scale);
}

static void inverse(void **state)
{
  (void)state;
  for_each_tree(whole_inverse);
}

/* J H^-1 J' of the last link, by H^-1 in full */
static void inertia_of_link(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv, link = m->nl - 1;
  double *H = trial_vec(s, m->nh), *Hinv = trial_vec(s, n * n), *J = trial_vec(s, 6 * n);
  double *X = trial_vec(s, 6 * n), got[36], want[36], scale;
  pinion_work work[MAX_BODIES];
  if (link < 0)
    return;
  assert_int_equal(pinion_osim(m, link, s->q, got, work, H, J, X), 0);
  assert_int_equal(pinion_minv(m, s->q, Hinv, work, H), 0);
  pinion_jacobian(m, link, PINION_BODY, s->q, J, work);
  for (int k = 0; k < 36; k++) {
    want[k] = 0.0;
    for (int i = 0; i < n * n; i++)
      want[k] += J[k / 6 * n + i / n] * Hinv[i] * J[k % 6 * n + i % n];
  }
  pinion_crba(m, s->q, H, work);
  scale = (double)n * largest(m->nh, H) * largest(n * n, Hinv);
  check_within("osim", 36, got, want, 1e-14 * scale, largest(36, want));
}

static void link_inertia(void **state)
{
  (void)state;
  for_each_tree(inertia_of_link);
}

/* a leaf without any inertia: its dof, and no other, has the zero pivot */
static void weightless(trial *s)
{
  tree *t = &s->tree;
  const pinion_model *m = &t->model;
  double *tau = trial_random_vec(s, m->nv), *a = trial_vec(s, m->nv), *H = trial_vec(s, m->nh);
  double *A = trial_vec(s, m->nv * m->nv);
  pinion_body *leaf = &t->body[m->nb - 1];
  pinion_work work[MAX_BODIES];
  int code;
  if (tree_has_followers(t))
    return;
  leaf->m = leaf->armature = 0.0;
  memset(leaf->h, 0, sizeof leaf->h);
  memset(leaf->I, 0, sizeof leaf->I);
  code = 1 + leaf->v + type_nv(leaf->type) - 1;
  assert_int_equal(pinion_fd(m, s->q, s->v, tau, a, work, H), code);
  assert_int_equal(pinion_fd_unit(m, s->q, s->v, tau, a, work, A), code);
  assert_int_equal(pinion_aba(m, s->q, s->v, tau, a, work), code);
  assert_int_equal(pinion_minv(m, s->q, A, work, H), code);
}

static void pivot_codes(void **state)
{
  (void)state;
  for_each_tree(weightless);
}

int run_forward_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_teardown(inverts_rnea, tree_teardown),
      cmocka_unit_test_teardown(inverse, tree_teardown),
      cmocka_unit_test_teardown(link_inertia, tree_teardown),
      cmocka_unit_test_teardown(pivot_codes, tree_teardown),
  };
  return cmocka_run_group_tests_name("forward", tests, NULL, NULL);
}
