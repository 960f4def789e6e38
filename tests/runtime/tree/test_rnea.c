/* SPDX-License-Identifier: MIT-0 */
/* test_rnea.c -- inverse dynamics: against point masses, H, and Jacobians. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "difference.h"
#include "generic/factor/products.h"
#include "generic/tree/crba.h"
#include "generic/tree/inverse.h"
#include "generic/tree/jacobian.h"
#include "generic/tree/rnea.h"
#include "groups.h"
#include "points.h"

/* velocities of all points */
static void point_velocities(trial *s, const double *q, const double *v, double *out)
{
  point_mass point[MAX_BODIES * POINTS];
  const int n = world_points(&s->tree, q, v, point);
  for (int k = 0; k < n; k++)
    memcpy(out + 3 * k, point[k].u, sizeof point[k].u);
}

/* d'Alembert, with u_j the velocities of points when only dof j moves, at rate 1: the dofs do the
 * work of the forces m (acceleration - gravity), tau_j = sum m (acceleration - gravity)' u_j */
static void dalembert(trial *s, const double *acceleration, double *tau)
{
  const pinion_model *m = &s->tree.model;
  point_mass point[MAX_BODIES * POINTS];
  double unit[MAX_NV] = {0.0};
  for (int j = 0; j < m->nv; j++) {
    int n;
    unit[j] = 1.0;
    n = world_points(&s->tree, s->q, unit, point);
    unit[j] = 0.0;
    tau[j] = 0.0;
    for (int k = 0; k < 3 * n; k++) {
      const point_mass *p = &point[k / 3];
      tau[j] += p->m * (acceleration[k] - m->gravity[k % 3]) * p->u[k % 3];
    }
  }
}

/* the joints' own forces */
static void add_joints(const tree *t, const double *v, const double *a, double *tau)
{
  const double width = t->model.friction_width;
  for (int i = 0; i < t->model.nb; i++) {
    const pinion_body *b = &t->body[i];
    const double rate = b->ratio * v[b->v];
    const double sign = rate / sqrt(rate * rate + width * width);
    tau[b->v] += b->ratio * (b->armature * b->ratio * a[b->v] + b->damping * rate);
    tau[b->v] += b->ratio * b->friction * sign;
  }
}

static void newton(trial *s)
{
  const tree *t = &s->tree;
  const int nv = t->model.nv, n = 3 * POINTS * t->model.nb;
  double *a = trial_random_vec(s, nv), *u = trial_vec(s, n);
  double *want = trial_vec(s, nv), *got = trial_vec(s, nv);
  pinion_work work[MAX_BODIES];
  time_derivative(s, point_velocities, n, a, u);
  dalembert(s, u, want);
  add_joints(t, s->v, a, want);
  pinion_rnea(&t->model, s->q, s->v, a, got, work);
  check_near("rnea", nv, got, want, 1e-9);
  pinion_rnea(&t->model, s->q, s->v, a, a, work);
  check_near("rnea in place", nv, a, got, 0.0);
}

static void point_masses(void **state)
{
  (void)state;
  for_each_tree(newton);
}

/* at rest the accelerations are known exactly */
static void weight(trial *s)
{
  const int nv = s->tree.model.nv, n = 3 * POINTS * s->tree.model.nb;
  double *still = trial_vec(s, n), *want = trial_vec(s, nv), *got = trial_vec(s, nv);
  pinion_work work[MAX_BODIES];
  memset(still, 0, (size_t)n * sizeof *still);
  dalembert(s, still, want);
  pinion_gravity(&s->tree.model, s->q, got, work);
  check_near("gravity", nv, got, want, 1e-12);
}

static void gravity(void **state)
{
  (void)state;
  for_each_tree(weight);
}

static void sum_of_parts(trial *s)
{
  const pinion_model *m = &s->tree.model;
  double *a = trial_random_vec(s, m->nv), *H = trial_vec(s, m->nh), *C = trial_vec(s, m->nv);
  double *want = trial_vec(s, m->nv), *got = trial_vec(s, m->nv);
  pinion_work work[MAX_BODIES];
  pinion_crba(m, s->q, H, work);
  pinion_mul_H(m, H, a, want);
  pinion_bias(m, s->q, s->v, C, work);
  for (int k = 0; k < m->nv; k++)
    want[k] += C[k];
  pinion_rnea(m, s->q, s->v, a, got, work);
  check_near("H a + C", m->nv, got, want, 1e-12);

  /* a friction that depends on v alone, and none at rest */
  memset(s->v, 0, (size_t)m->nv * sizeof *s->v);
  pinion_bias(m, s->q, s->v, got, work);
  pinion_gravity(m, s->q, want, work);
  check_near("bias at rest", m->nv, got, want, 0.0);
}

static void parts(void **state)
{
  (void)state;
  for_each_tree(sum_of_parts);
}

/* with a link in each body's frame: tau - sum J' f */
static void pushed(trial *s)
{
  pinion_model m = s->tree.model;
  double *f = trial_random_vec(s, 6 * m.nb), *a = trial_random_vec(s, m.nv);
  double *want = trial_vec(s, m.nv), *got = trial_vec(s, m.nv), *J = trial_vec(s, 6 * m.nv);
  pinion_link body = {"body", 0, {1, 0, 0, 0, 1, 0, 0, 0, 1}, {0, 0, 0}};
  pinion_work work[MAX_BODIES];
  pinion_rnea(&m, s->q, s->v, a, want, work);
  m.link = &body;
  m.nl = 1;
  for (body.body = 0; body.body < m.nb; body.body++) {
    pinion_jacobian(&m, 0, PINION_BODY, s->q, J, work);
    for (int k = 0; k < 6 * m.nv; k++)
      want[k % m.nv] -= J[k] * f[6 * body.body + k / m.nv];
  }
  pinion_rnea_fext(&m, s->q, s->v, a, f, got, work);
  check_near("rnea_fext", m.nv, got, want, 1e-12);
}

static void outside_forces(void **state)
{
  (void)state;
  for_each_tree(pushed);
}

int run_rnea_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_teardown(point_masses, tree_teardown),
      cmocka_unit_test_teardown(gravity, tree_teardown),
      cmocka_unit_test_teardown(parts, tree_teardown),
      cmocka_unit_test_teardown(outside_forces, tree_teardown),
  };
  return cmocka_run_group_tests_name("rnea", tests, NULL, NULL);
}
