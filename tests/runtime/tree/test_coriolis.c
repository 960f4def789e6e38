/* SPDX-License-Identifier: MIT-0 */
/* test_coriolis.c -- C v, and the skew symmetry that defines C. */
#include <string.h>

#include "check.h"
#include "difference.h"
#include "generic/model/dense.h"
#include "generic/tree/coriolis.h"
#include "generic/tree/crba.h"
#include "generic/tree/rnea.h"
#include "groups.h"
#include "tree.h"

static void without_losses(tree *t)
{
  for (int i = 0; i < t->model.nb; i++)
    t->body[i].damping = t->body[i].friction = 0.0;
}

static void same_product(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv;
  double *C = trial_vec(s, n * n), *got = trial_vec(s, n);
  double *bias = trial_vec(s, n), *g = trial_vec(s, n);
  pinion_work work[MAX_BODIES];
  without_losses(&s->tree);
  pinion_coriolis(m, s->q, s->v, C, work);
  pinion_dense_mul_vec(n, C, s->v, got);
  pinion_gravity(m, s->q, g, work);
  pinion_bias(m, s->q, s->v, bias, work);
  for (int k = 0; k < n; k++)
    got[k] += g[k];
  check_near("C v + g", n, got, bias, 1e-12);
}

static void product(void **state)
{
  (void)state;
  for_each_tree(same_product);
}

static void inertia_at(trial *s, const double *q, const double *v, double *A)
{
  const pinion_model *m = &s->tree.model;
  double *H = trial_vec(s, m->nh);
  pinion_work work[MAX_BODIES];
  (void)v;
  pinion_crba(m, q, H, work);
  pinion_unpack(m, H, A);
  trial_drop(s, 1);
}

/* dH/dt = C + C' */
static void skew(trial *s)
{
  const int n = s->tree.model.nv;
  double *C = trial_vec(s, n * n), *got = trial_vec(s, n * n), *dH = trial_vec(s, n * n);
  pinion_work work[MAX_BODIES];
  pinion_coriolis(&s->tree.model, s->q, s->v, C, work);
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++)
      got[i * n + j] = C[i * n + j] + C[j * n + i];
  }
  time_derivative(s, inertia_at, n * n, NULL, dH);
  check_within("C + C'", n * n, got, dH, 1e-9, 1.0 + largest(n * n, dH));
}

static void skew_symmetry(void **state)
{
  (void)state;
  for_each_tree(skew);
}

int run_coriolis_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_teardown(product, tree_teardown),
      cmocka_unit_test_teardown(skew_symmetry, tree_teardown),
  };
  return cmocka_run_group_tests_name("coriolis", tests, NULL, NULL);
}
