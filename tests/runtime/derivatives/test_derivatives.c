/* SPDX-License-Identifier: MIT-0 */
/* test_derivatives.c -- derivatives of the dynamics against differences along integrate. */
#include <string.h>

#include "check.h"
#include "generic/derivatives/derivatives.h"
#include "generic/factor/forward.h"
#include "generic/model/configuration.h"
#include "generic/tree/rnea.h"
#include "groups.h"
#include "tree.h"

static double *random_vec(trial *s, int n)
{
  double *x = trial_vec(s, n);
  for (int k = 0; k < n; k++)
    x[k] = pinion_random_unit(&s->random);
  return x;
}

/* the smooth sign of friction needs a step that is small compared with its width */
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

/* bias is rnea at rest, gravity is rnea without motion; external forces act as weight does */
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

/* Forces that are constant in the axes of their bodies: their derivative by v is zero, and so is
 * that by q on a first body, because only its own joint moves them. */
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

/* integrate at q and v moved by h along dof d, expressed in the tangent step at next */
static void moved_by(trial *s, int is_v, int d, double h, const double *next, double *out)
{
  const pinion_model *m = &s->tree.model;
  double *step = trial_vec(s, m->nv), *q = trial_vec(s, m->nq), *end = trial_vec(s, m->nq);
  for (int k = 0; k < m->nv; k++)
    step[k] = is_v ? s->v[k] : 0.0;
  step[d] += h;
  pinion_integrate(m, s->q, step, is_v ? 0.5 : 1.0, q);
  if (is_v)
    memcpy(end, q, sizeof *q * (size_t)m->nq);
  else
    pinion_integrate(m, q, s->v, 0.5, end);
  pinion_difference(m, next, end, out);
  trial_drop(s, 3);
}

/* by differences of order h^4, at large velocities and at small ones, where the exponentials use
 * series */
static void same_jacobians(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv;
  const double sizes[] = {3.0, 0.6, 1e-2, 1e-9, 0.0};
  double *by[] = {trial_vec(s, n * n), trial_vec(s, n * n)}, *next = trial_vec(s, m->nq);
  double *a = trial_vec(s, n), *b = trial_vec(s, n), *got = trial_vec(s, n);
  for (int size = 0; size < 5; size++) {
    for (int k = 0; k < n; k++)
      s->v[k] = sizes[size] * pinion_random_unit(&s->random);
    pinion_integrate_jacobians(m, s->v, 0.5, by[0], by[1]);
    pinion_integrate(m, s->q, s->v, 0.5, next);
    for (int d = 0; d < 2 * n; d++) {
      for (int k = 0; k < n; k++)
        got[k] = 0.0;
      for (int half = 0; half < 2; half++) {
        const double h = half ? 5e-4 : 1e-3, weight = half ? 4.0 / 3.0 : -1.0 / 3.0;
        moved_by(s, d >= n, d % n, h, next, a);
        moved_by(s, d >= n, d % n, -h, next, b);
        for (int k = 0; k < n; k++)
          got[k] += weight * (a[k] - b[k]) / (2.0 * h);
      }
      for (int k = 0; k < n; k++)
        a[k] = by[d / n][k * n + d % n];
      check_within("column", n, a, got, 1e-9, 1.0);
    }
  }
}

/* difference(q, integrate(q, v, 1)) is v.  So D_1 times the derivative of integrate by v is 1, and
 * D_0 + D_1 times that by q is 0. */
static void same_inverses(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv;
  const double sizes[] = {1.5, 0.3, 1e-2, 1e-9, 0.0};
  double *by_q = trial_vec(s, n * n), *by_v = trial_vec(s, n * n), *next = trial_vec(s, m->nq);
  double *by_0 = trial_vec(s, n * n), *by_1 = trial_vec(s, n * n), *got = trial_vec(s, 2 * n * n);
  double *want = trial_vec(s, 2 * n * n);
  for (int size = 0; size < 5; size++) {
    for (int k = 0; k < n; k++)
      s->v[k] = sizes[size] * pinion_random_unit(&s->random);
    pinion_integrate_jacobians(m, s->v, 1.0, by_q, by_v);
    pinion_integrate(m, s->q, s->v, 1.0, next);
    pinion_difference_jacobians(m, s->q, next, by_0, by_1);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        double one = 0.0, zero = by_0[i * n + j];
        for (int k = 0; k < n; k++) {
          one += by_1[i * n + k] * by_v[k * n + j];
          zero += by_1[i * n + k] * by_q[k * n + j];
        }
        got[i * n + j] = one;
        got[(n + i) * n + j] = zero;
        want[i * n + j] = i == j;
        want[(n + i) * n + j] = 0.0;
      }
    }
    check_within("products", 2 * n * n, got, want, 1e-12, 1.0);
  }
}

static void inverses(void **state)
{
  (void)state;
  for_each_tree(same_inverses);
}

static void jacobians(void **state)
{
  (void)state;
  for_each_tree(same_jacobians);
}

int run_derivatives_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_teardown(differences, tree_teardown),
      cmocka_unit_test_teardown(family, tree_teardown),
      cmocka_unit_test_teardown(forces, tree_teardown),
      cmocka_unit_test_teardown(forward, tree_teardown),
      cmocka_unit_test_teardown(jacobians, tree_teardown),
      cmocka_unit_test_teardown(inverses, tree_teardown),
  };
  return cmocka_run_group_tests_name("derivatives", tests, NULL, NULL);
}
