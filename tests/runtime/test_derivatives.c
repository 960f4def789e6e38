/* SPDX-License-Identifier: MIT-0 */
/* test_derivatives.c -- derivatives of the dynamics against differences along integrate. */
#include <string.h>

#include "check.h"
#include "derivatives.h"
#include "forward.h"
#include "groups.h"
#include "rnea.h"
#include "tree.h"

static double *random_vec(trial *s, int n)
{
  double *x = trial_vec(s, n);
  for (int k = 0; k < n; k++)
    x[k] = pinion_random_unit(&s->random);
  return x;
}

/* the smooth sign of friction needs a step that is small beside its width */
static double step_of(const trial *s)
{
  const double width = s->tree.model.friction_width;
  return width > 0.0 && width < 0.1 ? 0.01 * width : 1e-3;
}

static void same_as_differences(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv;
  double *a = random_vec(s, n), *room = trial_vec(s, m->nq + 3 * n);
  double *got = trial_vec(s, 2 * n * n), *expected = trial_vec(s, 2 * n * n);
  pinion_work work[MAX_BODIES];
  pinion_rnea_derivatives(m, s->q, s->v, a, got, got + n * n, work);
  pinion_rnea_differences(m, s->q, s->v, a, step_of(s), expected, expected + n * n, work, room);
  check_within("by q", n * n, got, expected, 1e-7, 1.0 + largest(n * n, expected));
  check_within("by v", n * n, got + n * n, expected + n * n, 1e-7,
               1.0 + largest(n * n, expected + n * n));
}

static void differences(void **state)
{
  (void)state;
  for_each_tree(same_as_differences);
}

/* bias is rnea at rest, gravity that without motion, and forces from outside act as weight does */
static void same_family(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv;
  double *zero = trial_vec(s, n), *f = trial_vec(s, 6 * m->nb);
  double *got = trial_vec(s, 2 * n * n), *expected = trial_vec(s, 2 * n * n);
  pinion_work work[MAX_BODIES];
  for (int k = 0; k < n; k++)
    zero[k] = 0.0;
  for (int k = 0; k < 6 * m->nb; k++)
    f[k] = 0.0;
  pinion_bias_derivatives(m, s->q, s->v, got, got + n * n, work);
  pinion_rnea_fext_derivatives(m, s->q, s->v, zero, f, expected, expected + n * n, work);
  check_near("bias", 2 * n * n, got, expected, 1e-13);
  pinion_gravity_derivative(m, s->q, got, work);
  pinion_rnea_derivatives(m, s->q, zero, zero, expected, expected + n * n, work);
  check_near("gravity", n * n, got, expected, 1e-13);
}

static void family(void **state)
{
  (void)state;
  for_each_tree(same_family);
}

/* Forces that stay as they are in the axes of their bodies: by v they make no difference, and on a
 * first body none by q, for what moves them is its own joint. */
static void same_with_forces(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv;
  double *a = random_vec(s, n), *f = random_vec(s, 6 * m->nb), *with = trial_vec(s, 2 * n * n);
  double *without = trial_vec(s, 2 * n * n);
  pinion_work work[MAX_BODIES];
  pinion_rnea_derivatives(m, s->q, s->v, a, without, without + n * n, work);
  pinion_rnea_fext_derivatives(m, s->q, s->v, a, f, with, with + n * n, work);
  check_near("by v", n * n, with + n * n, without + n * n, 1e-12);
  for (int k = 0; k < 6 * m->nb; k++)
    f[k] = k < 6 ? f[k] : 0.0;
  pinion_rnea_fext_derivatives(m, s->q, s->v, a, f, with, with + n * n, work);
  check_near("by q", n * n, with, without, 1e-12);
}

static void forces(void **state)
{
  (void)state;
  for_each_tree(same_with_forces);
}

/* tau_dq + H a_dq = 0, tau_dv + H a_dv = 0, H Hinv = 1 */
static void solved(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv;
  double *tau = random_vec(s, n), *a = trial_vec(s, n), *H = trial_vec(s, m->nh);
  double *D = trial_vec(s, 3 * n * n), *expected = trial_vec(s, 2 * n * n), *x = trial_vec(s, n);
  pinion_work work[MAX_BODIES];
  if (pinion_fd(m, s->q, s->v, tau, a, work, H) != 0)
    return;
  pinion_rnea_derivatives(m, s->q, s->v, a, expected, expected + n * n, work);
  assert_int_equal(pinion_fd_derivatives(m, s->q, s->v, tau, D, D + n * n, D + 2 * n * n, work, H),
                   0);
  for (int j = 0; j < 2 * n; j++) {
    const int first = j / n * n * n + j % n;
    for (int i = 0; i < n; i++) {
      x[i] = 0.0;
      for (int k = 0; k < n; k++)
        x[i] -= D[2 * n * n + i * n + k] * expected[first + k * n];
    }
    for (int i = 0; i < n; i++)
      a[i] = D[first + i * n];
    check_within("column", n, a, x, 1e-9, largest(3 * n * n, D) + 1.0);
  }
}

static void forward(void **state)
{
  (void)state;
  for_each_tree(solved);
}

int run_derivatives_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_teardown(differences, tree_teardown),
      cmocka_unit_test_teardown(family, tree_teardown),
      cmocka_unit_test_teardown(forces, tree_teardown),
      cmocka_unit_test_teardown(forward, tree_teardown),
  };
  return cmocka_run_group_tests_name("derivatives", tests, NULL, NULL);
}
