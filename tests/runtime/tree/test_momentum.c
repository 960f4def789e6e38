/* SPDX-License-Identifier: MIT-0 */
/* test_momentum.c -- centre of mass, momentum and energy against sums over the point masses. */
#include <string.h>

#include "check.h"
#include "generic/factor/products.h"
#include "generic/tree/crba.h"
#include "generic/tree/energy.h"
#include "generic/tree/kinematics.h"
#include "generic/tree/momentum.h"
#include "groups.h"
#include "points.h"

/* sums over all points */
typedef struct sums {
  double m, com[3], h[6], potential;
} sums;

static sums add_points(const trial *s, const double *v)
{
  static const sums nothing = {0, {0, 0, 0}, {0, 0, 0, 0, 0, 0}, 0};
  point_mass point[MAX_BODIES * POINTS];
  const int n = world_points(&s->tree, s->q, v, point);
  sums all = nothing;
  for (int k = 0; k < n; k++) {
    all.m += point[k].m;
    for (int c = 0; c < 3; c++) {
      all.com[c] += point[k].m * point[k].r[c];
      all.h[c] += point[k].m * point[k].u[c];
      all.potential -= point[k].m * point[k].r[c] * s->tree.model.gravity[c];
    }
  }
  for (int c = 0; c < 3; c++)
    all.com[c] /= all.m;
  for (int k = 0; k < n; k++) {
    double arm[3], turn[3];
    for (int c = 0; c < 3; c++)
      arm[c] = point[k].r[c] - all.com[c];
    pinion_cross(arm, point[k].u, turn);
    for (int c = 0; c < 3; c++)
      all.h[3 + c] += point[k].m * turn[c];
  }
  return all;
}

static void same_centre(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const sums want = add_points(s, s->v);
  double got[3], velocity[3], Jv[3] = {0.0}, mass = pinion_mass(m);
  double *J = trial_vec(s, 3 * m->nv);
  pinion_work work[MAX_BODIES];
  check_near("mass", 1, &mass, &want.m, 1e-14);
  pinion_com(m, s->q, got, work);
  check_within("com", 3, got, want.com, 1e-13, (double)m->nb);
  for (int k = 0; k < 3; k++)
    velocity[k] = want.h[k] / want.m;
  pinion_com_velocity(m, s->q, s->v, got, work);
  check_within("vcom", 3, got, velocity, 1e-13, (double)m->nb);
  pinion_com_jacobian(m, s->q, J, work);
  for (int k = 0; k < 3 * m->nv; k++)
    Jv[k / m->nv] += J[k] * s->v[k % m->nv];
  check_within("J v", 3, Jv, velocity, 1e-13, (double)m->nb);
}

static void centre_of_mass(void **state)
{
  (void)state;
  for_each_tree(same_centre);
}

/* h of a random v, and each column by a unit velocity */
static void same_momentum(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv;
  double *A = trial_vec(s, 6 * n), *J = trial_vec(s, 3 * n), *unit = trial_vec(s, n);
  double h[6], only[6];
  pinion_work work[MAX_BODIES];
  sums want = add_points(s, s->v);
  pinion_centroidal(m, s->q, s->v, A, h, work);
  check_within("h", 6, h, want.h, 1e-12, want.m * (1.0 + largest(6, want.h)));
  pinion_centroidal(m, s->q, s->v, NULL, only, work);
  check_near("h alone", 6, only, h, 0.0);
  pinion_com_jacobian(m, s->q, J, work);
  memset(unit, 0, (size_t)n * sizeof *unit);
  for (int j = 0; j < n; j++) {
    double column[6], com[3];
    unit[j] = 1.0;
    want = add_points(s, unit);
    unit[j] = 0.0;
    for (int k = 0; k < 6; k++)
      column[k] = A[k * n + j];
    check_within("A", 6, column, want.h, 1e-12, want.m * (1.0 + largest(6, want.h)));
    for (int k = 0; k < 3; k++)
      com[k] = want.m * J[k * n + j];
    check_within("m J", 3, com, want.h, 1e-12, want.m * (1.0 + largest(6, want.h)));
  }
}

static void momentum(void **state)
{
  (void)state;
  for_each_tree(same_momentum);
}

static void same_energy(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const sums all = add_points(s, s->v);
  double *H = trial_vec(s, m->nh), *Hv = trial_vec(s, m->nv);
  double want = kinetic_energy(&s->tree, s->q, s->v) + rotor_energy(&s->tree, s->v);
  pinion_work work[MAX_BODIES];
  double got = pinion_kinetic_energy(m, s->q, s->v, work), product = 0.0;
  check_near("kinetic", 1, &got, &want, 1e-12);
  pinion_crba(m, s->q, H, work);
  pinion_mul_H(m, H, s->v, Hv);
  for (int k = 0; k < m->nv; k++)
    product += 0.5 * s->v[k] * Hv[k];
  check_near("v'Hv/2", 1, &got, &product, 1e-12);
  got = pinion_potential_energy(m, s->q, work);
  check_within("potential", 1, &got, &all.potential, 1e-12, 10.0 * all.m * (double)m->nb);
}

static void energy(void **state)
{
  (void)state;
  for_each_tree(same_energy);
}

int run_momentum_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_teardown(centre_of_mass, tree_teardown),
      cmocka_unit_test_teardown(momentum, tree_teardown),
      cmocka_unit_test_teardown(energy, tree_teardown),
  };
  return cmocka_run_group_tests_name("momentum", tests, NULL, NULL);
}
