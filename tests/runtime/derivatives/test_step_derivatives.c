/* SPDX-License-Identifier: MIT-0 */
/* test_step_derivatives.c -- steps as linear systems against differences of the steps. */
#include "check.h"
#include "generic/factor/forward.h"
#include "generic/steps/step.h"
#include "generic/steps/step_derivatives.h"
#include "groups.h"
#include "tree.h"

typedef int derivative(const pinion_model *model, const double *q, const double *v,
                       const double *tau, double h, double *A, double *B, pinion_work *work,
                       double *H, double *room);

static void same(trial *s, pinion_step *step, derivative *of, const char *name)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv, size = 6 * n * n;
  double *tau = trial_random_vec(s, n), *a = trial_vec(s, n), *H = trial_vec(s, m->nh);
  double *got = trial_vec(s, size), *expected = trial_vec(s, size);
  double *room = trial_vec(s, PINION_STEP_DERIVATIVES_ROOM(n, m->nq) + 13 * n + 5 * m->nq);
  pinion_work work[MAX_BODIES];
  double h;
  /* light bodies change so fast that differences have few digits; friction is stiff */
  if (m->friction_width > 0.0 || pinion_fd(m, s->q, s->v, tau, a, work, H) != 0 ||
      largest(n, a) > 1e3) {
    trial_drop(s, 6);
    return;
  }
  h = 0.05 / (1.0 + largest(n, a));
  assert_int_equal(of(m, s->q, s->v, tau, h, got, got + 4 * n * n, work, H, room), 0);
  assert_int_equal(pinion_step_differences(m, step, s->q, s->v, tau, h, 1e-3, expected,
                                           expected + 4 * n * n, work, H, room),
                   0);
  check_within(name, size, got, expected, 1e-7, 1.0 + largest(size, expected));
  trial_drop(s, 6);
}

static void same_as_differences(trial *s)
{
  if (s->tree.model.nv > 16) /* differences take long */
    return;
  same(s, pinion_step_semi_implicit, pinion_step_semi_implicit_derivatives, "semi-implicit");
  same(s, pinion_step_rk4, pinion_step_rk4_derivatives, "of order 4");
}

static void differences(void **state)
{
  (void)state;
  for_each_tree(same_as_differences);
}

int run_step_derivatives_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_teardown(differences, tree_teardown),
  };
  return cmocka_run_group_tests_name("derivatives of steps", tests, NULL, NULL);
}
