/* SPDX-License-Identifier: MIT-0 */
/* test_inertia.c -- H: closed forms, energy, two algorithms against each other, zero pattern. */
#include <math.h>

#include "check.h"
#include "generic/factor/products.h"
#include "generic/model/dense.h"
#include "generic/tree/crba.h"
#include "generic/tree/inverse.h"
#include "groups.h"
#include "points.h"
#include "robots.h"

/* relative to H's largest entry */
static const double tolerance = 1e-12;

static void against_closed_form(const pinion_model *model, void (*closed)(const double *, double *))
{
  uint64_t random = test_seed();
  pinion_work work[2];
  double q[2], got[3], want[3];
  for (int n = 0; n < 1000; n++) {
    pinion_random_q(model, &random, q);
    pinion_crba(model, q, got, work);
    closed(q, want);
    check_near(model->name, model->nh, got, want, 1e-15 * 4.0);
  }
}

static void closed_forms(void **state)
{
  (void)state;
  against_closed_form(&pendulum, pendulum_H);
  against_closed_form(&cartpole, cartpole_H);
  against_closed_form(&double_pendulum, double_pendulum_H);
}

static void same_by_unit_vectors(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int nn = m->nv * m->nv;
  double *H = trial_vec(s, m->nh), *A = trial_vec(s, nn), *B = trial_vec(s, nn);
  pinion_work work[MAX_BODIES];
  pinion_crba(m, s->q, H, work);
  pinion_unpack(m, H, A);
  pinion_unit_H(m, s->q, B, work);
  check_near("H by unit vectors", nn, B, A, tolerance);
}

static void unit_vectors(void **state)
{
  (void)state;
  for_each_tree(same_by_unit_vectors);
}

/* of bodies and rotors */
static double whole_energy(const trial *s)
{
  return kinetic_energy(&s->tree, s->q, s->v) + rotor_energy(&s->tree, s->v);
}

/* H_ij from kinetic energies: T(e_i) is H_ii / 2, T(e_j + e_i) - T(e_j - e_i) is 2 H_ij */
static double entry_by_energy(trial *s, int i, int j)
{
  double with, against;
  for (int k = 0; k < s->tree.model.nv; k++)
    s->v[k] = k == i || k == j ? 1.0 : 0.0;
  with = whole_energy(s);
  if (i == j)
    return 2.0 * with;
  s->v[i] = -1.0;
  against = whole_energy(s);
  return 0.5 * (with - against);
}

/* v'H v/2 for a random v, then each stored entry by itself */
static void same_energy(trial *s)
{
  const pinion_model *m = &s->tree.model;
  double *H = trial_vec(s, m->nh), *Hv = trial_vec(s, m->nv);
  pinion_work work[MAX_BODIES];
  double got = 0.0, want = whole_energy(s), scale;
  pinion_crba(m, s->q, H, work);
  scale = largest(m->nh, H);
  pinion_mul_H(m, H, s->v, Hv);
  for (int i = 0; i < m->nv; i++)
    got += 0.5 * s->v[i] * Hv[i];
  check_near("v'Hv/2", 1, &got, &want, tolerance);

  for (int i = 0; i < m->nv; i++) {
    for (int at = m->rowptr[i]; at < m->rowptr[i + 1]; at++) {
      want = entry_by_energy(s, i, m->colind[at]);
      check_within("H_ij from energies", 1, &H[at], &want, tolerance, scale);
    }
  }
}

static void energy(void **state)
{
  (void)state;
  for_each_tree(same_energy);
}

static void same_product(trial *s)
{
  const pinion_model *m = &s->tree.model;
  double *H = trial_vec(s, m->nh), *want = trial_vec(s, m->nv), *got = trial_vec(s, m->nv);
  pinion_work work[MAX_BODIES];
  pinion_crba(m, s->q, H, work);
  pinion_mul_H(m, H, s->v, want);
  pinion_Ha(m, s->q, s->v, got, work);
  check_within("Ha", m->nv, got, want, tolerance, largest(m->nh, H));
  pinion_Ha(m, s->q, s->v, s->v, work);
  check_near("Ha in place", m->nv, s->v, got, 0.0);
}

static void differential_inverse_dynamics(void **state)
{
  (void)state;
  for_each_tree(same_product);
}

/* outside the branches H is exactly zero; the packed form stores nothing there, or only what the
 * factor fills in where followers couple branches */
static void tree_pattern(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv, exact = !tree_has_followers(&s->tree);
  double *A = trial_vec(s, n * n), *B = trial_vec(s, n * n), *H = trial_vec(s, m->nh);
  pinion_work work[MAX_BODIES];
  int entries = 0;
  pinion_unit_H(m, s->q, A, work);
  for (int k = 0; k < m->nh; k++)
    H[k] = 1.0;
  pinion_unpack(m, H, B);
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) {
      const int expected = tree_relates(&s->tree, i, j), stored = B[i * n + j] > 0.0;
      assert_true(exact ? stored == expected : stored >= expected);
      if (!expected)
        assert_true(A[i * n + j] == 0.0);
      entries += stored && j <= i;
    }
  }
  assert_int_equal(entries, m->nh);
}

static void zero_pattern(void **state)
{
  (void)state;
  for_each_tree(tree_pattern);
}

int run_inertia_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(closed_forms),
      cmocka_unit_test_teardown(unit_vectors, tree_teardown),
      cmocka_unit_test_teardown(energy, tree_teardown),
      cmocka_unit_test_teardown(differential_inverse_dynamics, tree_teardown),
      cmocka_unit_test_teardown(zero_pattern, tree_teardown),
  };
  return cmocka_run_group_tests_name("inertia", tests, NULL, NULL);
}
