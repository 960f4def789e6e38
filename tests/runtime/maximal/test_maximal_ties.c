/* SPDX-License-Identifier: MIT-0 */
/* test_maximal_ties.c -- constraints in maximal coordinates against dense solves. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "generic/constraints/constrained.h"
#include "generic/factor/forward.h"
#include "generic/factor/products.h"
#include "generic/model/dense.h"
#include "generic/tree/crba.h"
#include "generic/tree/rnea.h"
#include "groups.h"
#include "maximal/maximal.h"
#include "maximal_trial.h"
#include "tree.h"

/* ---- ties ----------------------------------------------------------------------------------- */

enum { TIES = 5, TIE_ROWS = 6 * TIES, TERMS = 3 * TIES };

typedef struct ties {
  pinion_constraints all;
  pinion_constraint list[TIES];
  int dof[TERMS];
  double coefficient[TERMS];
} ties;

static int pick(trial *s, int n) { return (int)(pinion_random_u64(&s->random) % (uint64_t)n); }

static void random_frame(trial *s, double R[9], double p[3])
{
  double u[4], length = 0.0;
  for (int k = 0; k < 4; k++) {
    u[k] = pinion_random_unit(&s->random);
    length += u[k] * u[k];
  }
  for (int k = 0; k < 4; k++)
    u[k] /= sqrt(length);
  pinion_rotation(u, 2.0 * u[3], 2.0, R);
  for (int k = 0; k < 3; k++)
    p[k] = 0.5 * pinion_random_unit(&s->random);
}

/* a dof that is the only one of its joint, or -1 */
static int single_dof(trial *s)
{
  const int i = pick(s, s->tree.model.nb);
  return type_nv(s->tree.body[i].type) == 1 ? s->tree.body[i].v : -1;
}

static const int rows_of_type[] = {6, 3, 3, 5, 5, 4, 4, 3, 1, 1, 1, 1, 3, 1, 1, 1};
enum { TYPES = sizeof rows_of_type / sizeof *rows_of_type };

/* terms of a tie of joints, or of one linear in v; 0 if a joint occurs twice or has several dofs */
static int random_terms(trial *s, ties *t, pinion_constraint *c)
{
  const int type = (int)c->type;
  c->terms = type == PINION_TIE_LOCKED ? 1 : 1 + pick(s, 3);
  for (int k = c->term; k < c->term + c->terms; k++) {
    t->dof[k] = single_dof(s);
    t->coefficient[k] = type == PINION_TIE_LOCKED ? 1.0 : 1.0 + pinion_random_unit(&s->random);
    for (int j = c->term; j < k; j++) {
      if (t->dof[j] == t->dof[k])
        return 0;
    }
    if (t->dof[k] < 0)
      return 0;
  }
  return 1;
}

/* a further stretch of the last rope, from its end to another body */
static void random_stretch(trial *s, ties *t)
{
  pinion_constraint *c = &t->list[t->all.count];
  *c = c[-1];
  c->length = 0.0;
  c->body_b = c[-1].body_a;
  memcpy(c->p_b, c[-1].p_a, sizeof c->p_b);
  c->body_a = pick(s, s->tree.model.nb);
  random_frame(s, c->R_a, c->p_a);
  t->all.count++;
}

/* ties of all types between any two bodies, or one and the world, with at most so many rows */
static void random_ties(trial *s, int most, int switches, ties *t)
{
  memset(t, 0, sizeof *t);
  t->all.list = t->list;
  t->all.term_dof = t->dof;
  t->all.term_coefficient = t->coefficient;
  for (int n = 0; n < 40 && t->all.count < TIES; n++) {
    pinion_constraint *c = &t->list[t->all.count];
    const int type = pick(s, TYPES), last = t->all.count > 0 ? t->all.count - 1 : 0;
    memset(c, 0, sizeof *c);
    c->name = "tie";
    c->type = (pinion_constraint_type)type;
    c->row = t->all.rows;
    c->rows = rows_of_type[type];
    c->body_a = pick(s, s->tree.model.nb);
    c->body_b = pick(s, s->tree.model.nb + 1) - 1;
    random_frame(s, c->R_a, c->p_a);
    random_frame(s, c->R_b, c->p_b);
    c->length = 0.7;
    c->offset = 0.3;
    c->switched = switches && pick(s, 2) ? t->all.count : -1;
    c->moving = -1;
    c->term = t->list[last].term + t->list[last].terms;
    for (int k = 0; k < 3; k++)
      c->radii[k] = type == PINION_TIE_ROLLING ? 0.3 + 0.1 * pinion_random_unit(&s->random) : 0.0;
    for (int k = 0; k < 6; k++)
      c->velocity[k] = type == PINION_TIE_LINEAR
                           ? pinion_random_unit(&s->random)
                           : (double)(type == PINION_TIE_KNIFE_EDGE && k == 2);
    if (type == PINION_TIE_COUPLING || type == PINION_TIE_LOCKED || type == PINION_TIE_LINEAR) {
      if (!random_terms(s, t, c))
        continue;
    } else if (c->body_a == c->body_b) {
      continue;
    }
    if (t->all.rows + c->rows > most)
      continue;
    t->all.rows += c->rows;
    t->all.count++;
    if (type == PINION_TIE_ROPE) {
      for (int k = pick(s, 3); k > 0 && t->all.count < TIES; k--)
        random_stretch(s, t);
    }
  }
}

/* Solves with dense H, bias, K and Kdotv.  size: the norm of the inverse of S, times that of S.
 * Returns 0, or -1 if the rows depend on each other. */
static int dense_fd(trial *s, const ties *t, unsigned mask, const double *C, const double *tau,
                    const double *target, double *a, double *lambda, double *size)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv, N = t->all.rows;
  double *K = trial_vec(s, N * n + 1), *KHinv = trial_vec(s, N * n + 1),
         *Hinv = trial_vec(s, n * n);
  double *S = trial_vec(s, N * N + 1), *bias = trial_vec(s, n), *H = trial_vec(s, m->nh);
  double *Kdotv = trial_vec(s, N + 1), inverse = 0.0;
  pinion_work work[MAX_BODIES];
  char on[TIE_ROWS] = {0};
  int fails;
  for (int k = 0; k < t->all.count; k++) {
    const pinion_constraint *c = &t->list[k];
    for (int r = 0; r < c->rows; r++)
      on[c->row + r] = c->switched < 0 || (mask >> c->switched & 1u);
  }
  pinion_constraint_jacobian(m, &t->all, s->q, K, work);
  pinion_constraint_Kdotv(m, &t->all, s->q, s->v, Kdotv, work);
  pinion_bias(m, s->q, s->v, bias, work);
  assert_int_equal(pinion_minv(m, s->q, Hinv, work, H), 0);
  for (int i = 0; i < N; i++) {
    lambda[i] = on[i] ? target[i] - Kdotv[i] : 0.0;
    for (int j = 0; j < n; j++) {
      K[i * n + j] = on[i] ? K[i * n + j] : 0.0;
      KHinv[i * n + j] = 0.0;
    }
    for (int j = 0; j < n; j++) {
      for (int k = 0; k < n; k++)
        KHinv[i * n + j] += K[i * n + k] * Hinv[k * n + j];
      lambda[i] -= KHinv[i * n + j] * (tau[j] - bias[j]);
    }
  }
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < N; j++) {
      S[i * N + j] = i == j ? (on[i] ? C[i] : 1.0) : 0.0;
      for (int k = 0; k < n; k++)
        S[i * N + j] += KHinv[i * n + k] * K[j * n + k];
    }
  }
  *size = largest(N * N, S);
  fails = pinion_dense_ltdl(N, S);
  for (int i = 0; !fails && i < N; i++) {
    double unit[TIE_ROWS] = {0.0};
    unit[i] = 1.0;
    pinion_dense_solve(N, S, unit);
    inverse = fmax(inverse, largest(N, unit));
  }
  *size *= inverse;
  if (!fails)
    pinion_dense_solve(N, S, lambda);
  for (int j = 0; !fails && j < n; j++) {
    a[j] = 0.0;
    for (int k = 0; k < n; k++)
      a[j] += Hinv[j * n + k] * (tau[k] - bias[k]);
    for (int i = 0; i < N; i++)
      a[j] += KHinv[i * n + j] * lambda[i];
  }
  trial_drop(s, 7);
  return fails ? -1 : 0;
}

static int tied;

/* rigid ties that leave some freedom; or any number of soft ones */
static void tied_bodies(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int soft = pick(s, 3) == 0;
  const unsigned mask = (unsigned)pick(s, 32);
  double *tau = trial_random_vec(s, m->nv), *a = trial_vec(s, m->nv), *want = trial_vec(s, m->nv);
  double *lambda = trial_vec(s, TIE_ROWS), *bears = trial_vec(s, TIE_ROWS);
  double *C = trial_vec(s, TIE_ROWS), *target = trial_random_vec(s, TIE_ROWS), size;
  const double scale = condition(s);
  pinion_maximal x;
  ties t;
  int code, singular;
  random_ties(s, soft ? TIE_ROWS : m->nv / 2, pick(s, 2), &t);
  for (int k = 0; k < TIE_ROWS; k++)
    C[k] = soft ? 0.1 + 0.05 * pinion_random_unit(&s->random) : 0.0;
  singular = dense_fd(s, &t, mask, C, tau, target, want, bears, &size);
  open_maximal(&x, m, &t.all);
  code = pinion_maximal_factor(&x, s->q, mask, C);
  if (singular || size > 1e6) {
    close_maximal(&x);
    return;
  }
  assert_int_equal(code, 0);
  pinion_maximal_fd(&x, s->v, tau, target, a, lambda);
  check_within("a", m->nv, a, want, 1e-13 * (scale + size), 1.0 + largest(m->nv, want));
  check_within("lambda", t.all.rows, lambda, bears, 1e-13 * (scale + size),
               1.0 + largest(t.all.rows, bears));
  tied += t.all.rows > 0;
  close_maximal(&x);
}

static void ties_of_bodies(void **state)
{
  (void)state;
  tied = 0;
  for_each_tree(tied_bodies);
  assert_true(2 * tied > test_trees());
}

/* types that maximal coordinates do not support are errors */
static void polynomial(trial *s)
{
  pinion_constraint tie;
  const pinion_constraints all = {1, 1, &tie, NULL, NULL, NULL, NULL};
  pinion_maximal x;
  memset(&tie, 0, sizeof tie);
  tie.type = PINION_TIE_POLYNOMIAL;
  tie.rows = 1;
  pinion_maximal_measure(&x, &s->tree.model, &all);
  x.ints = (int *)room((size_t)x.n_ints * sizeof *x.ints);
  x.block = (pinion_block *)room((size_t)x.n_blocks * sizeof *x.block);
  assert_int_equal(pinion_maximal_plan(&x), -1);
  free(x.ints);
  free(x.block);
}

static void refused(void **state)
{
  (void)state;
  for_each_tree(polynomial);
}

/* one tie twice: rigid ones are reported; soft ones carry half each */
static void doubled(trial *s)
{
  const pinion_model *m = &s->tree.model;
  double *tau = trial_random_vec(s, m->nv), *a = trial_vec(s, m->nv), *want = trial_vec(s, m->nv);
  double lambda[TIE_ROWS], half[TIE_ROWS], C[TIE_ROWS], target[TIE_ROWS] = {0.0}, size;
  pinion_maximal x;
  ties t;
  random_ties(s, m->nv / 3 < 6 ? m->nv / 3 : 6, 0, &t);
  if (t.all.count == 0)
    return;
  t.all.count = 1;
  t.all.rows = t.list[0].rows;
  for (int k = 0; k < TIE_ROWS; k++)
    C[k] = 0.01;
  if (dense_fd(s, &t, 0, C, tau, target, want, half, &size) != 0 || size > 1e4)
    return;
  t.list[1] = t.list[0];
  t.list[1].row = t.list[0].rows;
  t.all.count = 2;
  t.all.rows *= 2;
  open_maximal(&x, m, &t.all);
  assert_true(pinion_maximal_factor(&x, s->q, 0, NULL) > 0);
  for (int k = 0; k < TIE_ROWS; k++)
    C[k] = 0.02;
  assert_int_equal(pinion_maximal_factor(&x, s->q, 0, C), 0);
  pinion_maximal_fd(&x, s->v, tau, NULL, a, lambda);
  for (int k = 0; k < t.list[1].row; k++) {
    lambda[k] *= 2.0;
    assert_true(fabs(lambda[k] - 2.0 * lambda[t.list[1].row + k]) <
                1e-8 * (1.0 + largest(t.all.rows, lambda)));
  }
  check_within("a", m->nv, a, want, 1e-8, 1.0 + largest(m->nv, want));
  check_within("lambda", t.list[1].row, lambda, half, 1e-8, 1.0 + largest(t.all.rows, lambda));
  tied++;
  close_maximal(&x);
}

/* the dense matrix of constrained.h agrees with maximal coordinates, also with one tie twice, and
 * so do its other functions */
static void constrained(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const pinion_command command = {(unsigned)pick(s, 32), NULL, NULL, NULL};
  const double scale = condition(s), e = 0.5 + 0.5 * pinion_random_unit(&s->random);
  double *tau = trial_random_vec(s, m->nv), *a = trial_vec(s, m->nv), *want = trial_vec(s, m->nv);
  double *H = trial_vec(s, m->nh), *Hv = trial_vec(s, m->nv), *K = trial_vec(s, TIE_ROWS * m->nv);
  double lambda[2 * TIE_ROWS], bears[TIE_ROWS], C[TIE_ROWS] = {0.0}, target[TIE_ROWS] = {0.0};
  double size, before = 0.0, after = 0.0;
  double *const scratch = (double *)room(
      PINION_CONSTRAINED_ROOM((size_t)m->nv, (size_t)(2 * TIE_ROWS), (size_t)m->nh) * sizeof *a);
  pinion_work work[MAX_BODIES];
  pinion_maximal x;
  ties t;
  int singular;
  random_ties(s, m->nv / 2, pick(s, 2), &t);
  singular = dense_fd(s, &t, command.mask, C, tau, target, want, bears, &size);
  open_maximal(&x, m, &t.all);
  (void)pinion_maximal_factor(&x, s->q, command.mask, C);
  if (!singular && size < 1e4 && scale < 1e6) {
    pinion_maximal_fd(&x, s->v, tau, target, want, bears);
    pinion_fd_constrained(m, &t.all, s->q, s->v, tau, NULL, &command, a, lambda, work, scratch);
    check_within("a", m->nv, a, want, 1e-12 * (scale + size), 1.0 + largest(m->nv, want));
    check_within("lambda", t.all.rows, lambda, bears, 1e-12 * (scale + size),
                 1.0 + largest(t.all.rows, bears));

    /* an impact: K v+ = -e K v, and no energy is created */
    pinion_impact(m, &t.all, s->q, s->v, e, &command, a, lambda, work, scratch);
    pinion_constraint_jacobian(m, &t.all, s->q, K, work);
    pinion_constraint_switch(&t.all, command.mask, m->nv, K);
    pinion_crba(m, s->q, H, work);
    pinion_mul_H(m, H, s->v, Hv);
    for (int i = 0; i < m->nv; i++)
      before += s->v[i] * Hv[i];
    pinion_mul_H(m, H, a, Hv);
    for (int i = 0; i < m->nv; i++)
      after += a[i] * Hv[i];
    assert_true(after <= before * (1.0 + 1e-9));
    for (int r = 0; r < t.all.rows; r++) {
      double rate = 0.0;
      for (int i = 0; i < m->nv; i++)
        rate += K[r * m->nv + i] * (a[i] + e * s->v[i]);
      assert_true(fabs(rate) < 1e-11 * (scale + size) * (1.0 + largest(m->nv, a)));
    }

    if (t.all.count > 0 && t.all.count < TIES && t.list[0].type != PINION_TIE_ROPE) {
      t.list[t.all.count] = t.list[0];
      t.list[t.all.count].row = t.all.rows;
      t.all.rows += t.list[0].rows;
      t.all.count++;
      pinion_fd_constrained(m, &t.all, s->q, s->v, tau, NULL, &command, a, lambda, work, scratch);
      check_within("a, one twice", m->nv, a, want, 1e-11 * (scale + size),
                   1.0 + largest(m->nv, want));
      tied++;
    }
  }
  close_maximal(&x);
  free(scratch);
}

static void dense_ties(void **state)
{
  (void)state;
  tied = 0;
  for_each_tree(constrained);
  assert_true(6 * tied > test_trees());
}

static void redundant(void **state)
{
  (void)state;
  tied = 0;
  for_each_tree(doubled);
  assert_true(6 * tied > test_trees());
}

/* [H -K'; K C] [v+; h lambda] = [H v + h (tau - bias); (K v - 4 phi/h)/Y], C = 4 eps/(h^2 Y) */
static void spook_step(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const double h = 0.01, eps = 1e-3, Y = 1.0 + 4.0 * 0.02 / h;
  const int n = m->nv;
  double *tau = trial_random_vec(s, n), *a = trial_vec(s, n), lambda[TIE_ROWS];
  double C[TIE_ROWS], target[TIE_ROWS], phi[TIE_ROWS], Kdotv[TIE_ROWS], left[TIE_ROWS];
  double *K, *H = trial_vec(s, m->nh), *Hd = trial_vec(s, n * n), *rest = trial_vec(s, n);
  double sum = 0.0;
  pinion_work work[MAX_BODIES];
  pinion_maximal x;
  ties t;
  random_ties(s, m->nv / 2, 0, &t);
  K = trial_vec(s, t.all.rows * n + 1);
  pinion_constraint_residual(m, &t.all, s->q, phi, work);
  pinion_constraint_jacobian(m, &t.all, s->q, K, work);
  pinion_constraint_Kdotv(m, &t.all, s->q, s->v, Kdotv, work);
  for (int i = 0; i < t.all.rows; i++) {
    double rate = 0.0;
    for (int j = 0; j < n; j++)
      rate += K[i * n + j] * s->v[j];
    target[i] = Kdotv[i] + ((rate - 4.0 * phi[i] / h) / Y - rate) / h;
    left[i] = (rate - 4.0 * phi[i] / h) / Y;
    C[i] = 4.0 * eps / (h * h * Y);
  }
  open_maximal(&x, m, &t.all);
  assert_int_equal(pinion_maximal_factor(&x, s->q, 0, C), 0);
  pinion_maximal_fd(&x, s->v, tau, target, a, lambda);

  /* the two lines of the scheme, with v+ = v + h a */
  pinion_crba(m, s->q, H, work);
  pinion_unpack(m, H, Hd);
  pinion_bias(m, s->q, s->v, rest, work);
  for (int j = 0; j < n; j++) {
    rest[j] = h * (tau[j] - rest[j]);
    for (int k = 0; k < n; k++)
      rest[j] -= Hd[j * n + k] * h * a[k];
    for (int i = 0; i < t.all.rows; i++)
      rest[j] += K[i * n + j] * h * lambda[i];
    sum += fabs(h * a[j]) * largest(n * n, Hd);
  }
  for (int i = 0; i < t.all.rows; i++) {
    left[i] -= C[i] * h * lambda[i];
    for (int j = 0; j < n; j++)
      left[i] -= K[i * n + j] * (s->v[j] + h * a[j]);
    sum += fabs(h * lambda[i]) * (C[i] + largest(t.all.rows * n, K));
  }
  for (int j = 0; j < n; j++)
    assert_true(fabs(rest[j]) < 1e-11 * (1.0 + sum));
  for (int i = 0; i < t.all.rows; i++)
    assert_true(fabs(left[i]) < 1e-11 * (1.0 + sum));
  close_maximal(&x);
}

static void spook(void **state)
{
  (void)state;
  for_each_tree(spook_step);
}

int run_maximal_ties_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_teardown(ties_of_bodies, tree_teardown),
      cmocka_unit_test_teardown(dense_ties, tree_teardown),
      cmocka_unit_test_teardown(refused, tree_teardown),
      cmocka_unit_test_teardown(redundant, tree_teardown),
      cmocka_unit_test_teardown(spook, tree_teardown),
  };
  return cmocka_run_group_tests_name("ties in maximal coordinates", tests, NULL, NULL);
}
