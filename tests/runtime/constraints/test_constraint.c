/* SPDX-License-Identifier: MIT-0 */
/* test_constraint.c -- constraints of all types between random bodies: phi against differences. */
#include <math.h>

#include "check.h"
#include "difference.h"
#include "generic/constraints/constraint.h"
#include "groups.h"
#include "tree.h"

enum { COUNT = 12, ROWS = 6 + 3 + 3 + 5 + 5 + 4 + 4 + 3 + 1 + 1 + 1 + 1 };

static const int rows_of[COUNT] = {6, 3, 3, 5, 5, 4, 4, 3, 1, 1, 1, 1};

static pinion_constraint list[COUNT];
static int term_dof[3];
static double coefficient[3];
static const pinion_constraints all = {COUNT, ROWS, list, term_dof, coefficient, NULL, NULL};

static int one_of(trial *s, int n) { return (int)(pinion_random_u64(&s->random) % (uint64_t)n); }

/* a body of the tree, or the world; and a frame there */
static int random_end(trial *s, double R[9], double p[3])
{
  double u[4], size = 0.0;
  for (int k = 0; k < 4; k++) {
    u[k] = pinion_random_unit(&s->random);
    size += u[k] * u[k];
  }
  for (int k = 0; k < 4; k++)
    u[k] /= sqrt(size);
  pinion_rotation(u, 2.0 * u[3], 2.0, R);
  for (int k = 0; k < 3; k++)
    p[k] = pinion_random_unit(&s->random);
  return one_of(s, s->tree.model.nb + 1) - 1;
}

/* a dof with a number of its own in q; -1 if the tree has none */
static int random_dof(trial *s)
{
  for (int k = 0; k < 100; k++) {
    const pinion_body *body = &s->tree.body[one_of(s, s->tree.model.nb)];
    if (type_nv(body->type) == 1)
      return body->v;
  }
  return -1;
}

static void random_constraints(trial *s)
{
  int row = 0, term = 0;
  for (int i = 0; i < COUNT; i++) {
    pinion_constraint *const c = &list[i];
    const int dof = random_dof(s);
    c->name = "tie";
    c->type = (pinion_constraint_type)i;
    c->row = row;
    c->rows = rows_of[i];
    c->body_a = random_end(s, c->R_a, c->p_a);
    c->body_b = random_end(s, c->R_b, c->p_b);
    c->length = 0.5;
    c->offset = 0.25;
    c->term = term;
    c->terms = dof < 0 ? 0 : c->type == PINION_TIE_COUPLING ? 2 : c->type == PINION_TIE_LOCKED;
    for (int k = 0; k < c->terms; k++) {
      term_dof[term] = k == 0 ? dof : random_dof(s);
      coefficient[term++] = 1.0 + k;
    }
    c->switched = i % 3 == 0 ? i / 3 : -1;
    c->moving = i % 4 == 1 ? row : -1;
    row += c->rows;
  }
  assert_int_equal(row, ROWS);
}

static void phi_at(trial *s, const double *q, const double *v, double *phi)
{
  pinion_work work[MAX_BODIES];
  (void)v;
  pinion_constraint_residual(&s->tree.model, &all, q, phi, work);
}

static void rate_at(trial *s, const double *q, const double *v, double *rate)
{
  const int nv = s->tree.model.nv;
  double *K = trial_vec(s, ROWS * nv);
  pinion_work work[MAX_BODIES];
  pinion_constraint_jacobian(&s->tree.model, &all, q, K, work);
  for (int r = 0; r < ROWS; r++) {
    rate[r] = 0.0;
    for (int k = 0; k < nv; k++)
      rate[r] += K[r * nv + k] * v[k];
  }
  trial_drop(s, 1);
}

static void is_differentiated(trial *s)
{
  double got[ROWS], want[ROWS];
  pinion_work work[MAX_BODIES];
  random_constraints(s);
  rate_at(s, s->q, s->v, got);
  time_derivative(s, phi_at, ROWS, NULL, want);
  check_within("K v", ROWS, got, want, 1e-8, 1.0 + largest(ROWS, got));
  pinion_constraint_Kdotv(&s->tree.model, &all, s->q, s->v, got, work);
  time_derivative(s, rate_at, ROWS, NULL, want);
  check_within("Kdotv", ROWS, got, want, 1e-8, 1.0 + largest(ROWS, got));
}

static void rates(void **state)
{
  (void)state;
  for_each_tree(is_differentiated);
}

static void pushes_along_rows(trial *s)
{
  const int nv = s->tree.model.nv;
  double *K = trial_vec(s, ROWS * nv), *lambda = trial_random_vec(s, ROWS);
  double *tau = trial_vec(s, nv), *want = trial_vec(s, nv);
  pinion_work work[MAX_BODIES];
  random_constraints(s);
  pinion_constraint_jacobian(&s->tree.model, &all, s->q, K, work);
  pinion_constraint_forces(&s->tree.model, &all, s->q, lambda, tau, work);
  for (int k = 0; k < nv; k++) {
    want[k] = 0.0;
    for (int r = 0; r < ROWS; r++)
      want[k] += K[r * nv + k] * lambda[r];
  }
  check_within("K' lambda", nv, tau, want, 1e-13, 10.0 * largest(ROWS * nv, K));
}

static void forces(void **state)
{
  (void)state;
  for_each_tree(pushes_along_rows);
}

/* rows of two numbers: off means zero, on means unchanged */
static void switches(void **state)
{
  trial s = {.random = 1};
  double rows[2 * ROWS], phi[ROWS], phi_d[ROWS];
  (void)state;
  tree_random(&s.tree, 3, &s.random);
  random_constraints(&s);
  for (int k = 0; k < 2 * ROWS; k++)
    rows[k] = 1.0 + k;
  for (int k = 0; k < ROWS; k++) {
    phi[k] = 5.0;
    phi_d[k] = 2.0;
  }
  pinion_constraint_switch(&all, 2u, 2, rows);
  pinion_constraint_moved(&all, phi_d, phi);
  for (int i = 0; i < COUNT; i++) {
    const pinion_constraint *const c = &list[i];
    for (int k = 2 * c->row; k < 2 * (c->row + c->rows); k++)
      assert_true(rows[k] == (c->switched < 0 || c->switched == 1 ? 1.0 + k : 0.0));
    for (int k = c->row; k < c->row + c->rows; k++)
      assert_true(phi[k] == (c->moving < 0 ? 5.0 : 3.0));
  }
}

int run_constraint_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_teardown(rates, tree_teardown),
      cmocka_unit_test_teardown(forces, tree_teardown),
      cmocka_unit_test(switches),
  };
  return cmocka_run_group_tests_name("constraint", tests, NULL, NULL);
}
