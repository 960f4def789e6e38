/* SPDX-License-Identifier: MIT-0 */
/* test_regressor.c -- regressors times the parameters of a tree are its dynamics and energies. */
#include "check.h"
#include "generic/derivatives/regressor.h"
#include "generic/tree/coriolis.h"
#include "generic/tree/energy.h"
#include "generic/tree/inverse.h"
#include "generic/tree/rnea.h"
#include "groups.h"
#include "tree.h"

static void times(int rows, int columns, const double *Y, const double *x, double *out)
{
  for (int i = 0; i < rows; i++) {
    out[i] = 0.0;
    for (int k = 0; k < columns; k++)
      out[i] += Y[i * columns + k] * x[k];
  }
}

/* armature, damping and friction of the joints with one dof, in their order */
static void own(const pinion_model *m, double *numbers)
{
  for (int i = 0; i < m->nb; i++) {
    if (type_nv(m->body[i].type) != 1)
      continue;
    *numbers++ = m->body[i].armature;
    *numbers++ = m->body[i].damping;
    *numbers++ = m->body[i].friction;
  }
}

static void same_torques(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv, np = 10 * m->nb;
  double *a = trial_random_vec(s, n), *Y = trial_vec(s, n * np), *tau = trial_vec(s, n);
  double *theta = trial_vec(s, np), *got = trial_vec(s, n), *more = trial_vec(s, n);
  pinion_work work[MAX_BODIES];
  const int width = pinion_regressor_joints(m, s->v, a, NULL);
  double *Yj = trial_vec(s, n * width + 1), *numbers = trial_vec(s, 3 * m->nb);
  pinion_inertial_parameters(m, theta);
  pinion_regressor(m, s->q, s->v, a, Y, work);
  assert_int_equal(pinion_regressor_joints(m, s->v, a, Yj), width);
  own(m, numbers);
  times(n, np, Y, theta, got);
  times(n, width, Yj, numbers, more);
  for (int i = 0; i < n; i++)
    got[i] += more[i];
  pinion_rnea(m, s->q, s->v, a, tau, work);
  check_within("rnea", n, got, tau, 1e-12, 1.0 + largest(n, tau));
}

static void torques(void **state)
{
  (void)state;
  for_each_tree(same_torques);
}

static void same_reference(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv, np = 10 * m->nb;
  double *ar = trial_random_vec(s, n), *vr = trial_random_vec(s, n), *theta = trial_vec(s, np);
  double *Y = trial_vec(s, n * np), *C = trial_vec(s, n * n), *zero = trial_vec(s, n);
  double *got = trial_vec(s, n), *expected = trial_vec(s, n), *rest = trial_vec(s, n);
  pinion_work work[MAX_BODIES];
  pinion_inertial_parameters(m, theta);
  pinion_regressor_slotine_li(m, s->q, s->v, vr, ar, Y, work);
  times(n, np, Y, theta, got);
  for (int i = 0; i < m->nb; i++)
    got[m->body[i].v] += pinion_joint_armature(&m->body[i]) * ar[m->body[i].v];
  pinion_coriolis(m, s->q, s->v, C, work);
  times(n, n, C, vr, expected);
  for (int i = 0; i < n; i++)
    zero[i] = 0.0;
  pinion_rnea(m, s->q, zero, ar, rest, work);
  for (int i = 0; i < n; i++)
    expected[i] += rest[i];
  check_within("H a_r + C v_r + g", n, got, expected, 1e-12, 1.0 + largest(n, expected));
}

static void reference(void **state)
{
  (void)state;
  for_each_tree(same_reference);
}

static void same_energies(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int np = 10 * m->nb;
  double *y = trial_vec(s, np), *theta = trial_vec(s, np), got, expected;
  pinion_work work[MAX_BODIES];
  pinion_inertial_parameters(m, theta);
  pinion_kinetic_regressor(m, s->q, s->v, y, work);
  times(1, np, y, theta, &got);
  for (int i = 0; i < m->nb; i++) {
    const double rate = s->v[m->body[i].v];
    got += 0.5 * pinion_joint_armature(&m->body[i]) * rate * rate;
  }
  expected = pinion_kinetic_energy(m, s->q, s->v, work);
  check_within("kinetic", 1, &got, &expected, 1e-12, 1.0 + largest(1, &expected));
  pinion_potential_regressor(m, s->q, y, work);
  times(1, np, y, theta, &got);
  expected = pinion_potential_energy(m, s->q, work);
  check_within("potential", 1, &got, &expected, 1e-12, 1.0 + largest(np, y) * largest(np, theta));
}

static void energies(void **state)
{
  (void)state;
  for_each_tree(same_energies);
}

int run_regressor_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_teardown(torques, tree_teardown),
      cmocka_unit_test_teardown(reference, tree_teardown),
      cmocka_unit_test_teardown(energies, tree_teardown),
  };
  return cmocka_run_group_tests_name("regressor", tests, NULL, NULL);
}
