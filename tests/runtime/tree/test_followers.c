/* SPDX-License-Identifier: MIT-0 */
/* test_followers.c -- followers against the same machine without them, constrained by hand. */
#include <string.h>

#include "check.h"
#include "generic/model/dense.h"
#include "generic/tree/coriolis.h"
#include "generic/tree/crba.h"
#include "generic/tree/rnea.h"
#include "groups.h"
#include "tree.h"

/* the free machine, and how the constrained one is embedded in it: full = G v; the same for q */
typedef struct embedding {
  tree loose;
  double G[MAX_NV * MAX_NV]; /* free nv rows of nv */
  double q[7 * MAX_BODIES], v[MAX_NV], a[MAX_NV];
} embedding;

static void full_rates(const trial *s, const embedding *e, const double *v, double *full)
{
  const int n = s->tree.model.nv;
  for (int i = 0; i < e->loose.model.nv; i++) {
    full[i] = 0.0;
    for (int j = 0; j < n; j++)
      full[i] += e->G[i * n + j] * v[j];
  }
}

/* out[nv] = G' full */
static void constrained(const trial *s, const embedding *e, const double *full, double *out)
{
  const int n = s->tree.model.nv;
  for (int j = 0; j < n; j++) {
    out[j] = 0.0;
    for (int i = 0; i < e->loose.model.nv; i++)
      out[j] += e->G[i * n + j] * full[i];
  }
}

/* A[nv nv] = G' full G */
static void constrained_matrix(trial *s, const embedding *e, const double *full, double *A)
{
  const int n = s->tree.model.nv, N = e->loose.model.nv;
  double *FG = trial_vec(s, N * n);
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < n; j++) {
      FG[i * n + j] = 0.0;
      for (int k = 0; k < N; k++)
        FG[i * n + j] += full[i * N + k] * e->G[k * n + j];
    }
  }
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) {
      A[i * n + j] = 0.0;
      for (int k = 0; k < N; k++)
        A[i * n + j] += e->G[k * n + i] * FG[k * n + j];
    }
  }
  trial_drop(s, 1);
}

static void embed(const trial *s, const double *a, embedding *e)
{
  const tree *t = &s->tree;
  memset(e, 0, sizeof *e);
  tree_freed(t, &e->loose);
  for (int i = 0; i < t->model.nb; i++) {
    const pinion_body *b = &t->body[i], *f = &e->loose.body[i];
    for (int k = 0; k < type_nv(b->type); k++)
      e->G[(f->v + k) * t->model.nv + b->v + k] = b->ratio;
    for (int k = 0; k < type_nq(b->type); k++)
      e->q[f->q + k] = b->ratio * s->q[b->q + k] + b->offset;
  }
  full_rates(s, e, s->v, e->v);
  full_rates(s, e, a, e->a);
}

static void against_free(trial *s)
{
  static embedding e;
  const pinion_model *m = &s->tree.model, *f = &e.loose.model;
  const int n = m->nv;
  double *a = trial_random_vec(s, n), *H = trial_vec(s, m->nh), *got = trial_vec(s, n * n);
  double *want = trial_vec(s, n * n), *full, *fullH;
  pinion_work work[MAX_BODIES];
  embed(s, a, &e);
  full = trial_vec(s, f->nv * f->nv);
  fullH = trial_vec(s, f->nh);

  pinion_crba(f, e.q, fullH, work);
  pinion_unpack(f, fullH, full);
  constrained_matrix(s, &e, full, want);
  pinion_crba(m, s->q, H, work);
  pinion_unpack(m, H, got);
  check_near("G'HG", n * n, got, want, 1e-12);

  pinion_coriolis(f, e.q, e.v, full, work);
  constrained_matrix(s, &e, full, want);
  pinion_coriolis(m, s->q, s->v, got, work);
  check_within("G'CG", n * n, got, want, 1e-12, 1.0 + largest(n * n, want));

  pinion_rnea(f, e.q, e.v, e.a, full, work);
  constrained(s, &e, full, want);
  pinion_rnea(m, s->q, s->v, a, got, work);
  check_near("G'tau", n, got, want, 1e-12);
}

static void free_machine(void **state)
{
  (void)state;
  for_each_tree(against_free);
}

/* the trees do have followers of every kind: before and after their leader, in its branch and in
 * another, in chains, reversed, with ratio 1 and no offset, and of another type; and the factor
 * fills in */
static int before, after, same_branch, other_branch, chained, backwards, exact, other_type;
static int filled;

static void count(trial *s)
{
  const tree *t = &s->tree;
  for (int i = 0; i < t->model.nb; i++) {
    const int leader = t->follows[i];
    int up = i > leader ? i : leader;
    if (leader < 0)
      continue;
    while (up > (i < leader ? i : leader))
      up = t->body[up].parent;
    before += i < leader;
    after += i > leader;
    same_branch += up == i || up == leader;
    other_branch += up != i && up != leader;
    chained += t->follows[leader] >= 0;
    backwards += t->body[i].ratio < 0.0;
    exact += t->times[i] == 1.0 && t->plus[i] == 0.0;
    other_type += t->body[i].type != t->body[leader].type;
  }
  for (int k = 0; k < t->model.nv; k++) {
    for (int at = t->rowptr[k]; at < t->rowptr[k + 1]; at++)
      filled += !tree_relates(t, k, t->colind[at]);
  }
}

static void every_kind(void **state)
{
  (void)state;
  before = after = same_branch = other_branch = chained = backwards = exact = other_type = filled =
      0;
  for_each_tree(count);
  const int least = test_trees() / 30;
  assert_true(before > least && after > least && same_branch > least && other_branch > least);
  assert_true(chained > least && backwards > least && exact > least && other_type > least);
  assert_true(filled > least);
}

int run_followers_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_teardown(free_machine, tree_teardown),
      cmocka_unit_test_teardown(every_kind, tree_teardown),
  };
  return cmocka_run_group_tests_name("followers", tests, NULL, NULL);
}
