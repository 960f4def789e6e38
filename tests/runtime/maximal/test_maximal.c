/* SPDX-License-Identifier: MIT-0 */
/* test_maximal.c -- maximal coordinates against the recursions, and the forces across joints. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "generic/factor/forward.h"
#include "generic/model/dense.h"
#include "generic/tree/aba.h"
#include "generic/tree/jacobian.h"
#include "generic/tree/rnea.h"
#include "groups.h"
#include "maximal/maximal.h"
#include "maximal/subspace.h"
#include "maximal_trial.h"
#include "tree.h"

/* ---- joints --------------------------------------------------------------------------------- */

/* T' S = 0, Ta' S = 1 (times the ratio of a follower), and together they are all forces */
static void forces_of_joint(trial *s)
{
  for (int i = 0; i < s->tree.model.nb; i++) {
    const pinion_body *b = &s->tree.body[i];
    double S[36], T[36], Ta[36], gram[36], all[36];
    const int n = pinion_joint_S(b, S), nT = pinion_joint_T(b, T), nTa = pinion_joint_Ta(b, Ta);
    assert_int_equal(n, nTa);
    assert_int_equal(nT, 6 - n);
    for (int c = 0; c < n; c++) {
      for (int r = 0; r < nT; r++)
        assert_true(fabs(pinion_dot6(T + 6 * r, S + 6 * c)) < 1e-14);
      for (int r = 0; r < n; r++)
        assert_true(fabs(pinion_dot6(Ta + 6 * r, S + 6 * c) - (r == c ? b->ratio : 0.0)) < 1e-14);
    }
    memcpy(all, T, (size_t)(6 * nT) * sizeof *all);
    memcpy(all + 6 * nT, Ta, (size_t)(6 * n) * sizeof *all);
    for (int r = 0; r < 6; r++) {
      for (int c = 0; c < 6; c++)
        gram[6 * r + c] = pinion_dot6(all + 6 * r, all + 6 * c);
    }
    assert_int_equal(pinion_dense_ltdl(6, gram), 0);
    for (int k = 0; k < 6; k++)
      assert_true(gram[7 * k] > 0.1);
  }
}

static void forces_of_joints(void **state)
{
  (void)state;
  for_each_tree(forces_of_joint);
}

/* ---- the tree ------------------------------------------------------------------------------- */

/* the same accelerations as by fd and aba, and the same forces in the joints as by rnea */
static void tree_of_bodies(trial *s)
{
  const pinion_model *m = &s->tree.model;
  double *tau = trial_random_vec(s, m->nv), *want = trial_vec(s, m->nv), *a = trial_vec(s, m->nv);
  double *H = trial_vec(s, m->nh), *F, f[6];
  const double scale = condition(s);
  pinion_work work[MAX_BODIES];
  pinion_maximal x;
  open_maximal(&x, m, NULL);
  assert_int_equal(pinion_maximal_factor(&x, s->q, 0, NULL), 0);
  pinion_maximal_fd(&x, s->v, tau, NULL, a, NULL);
  assert_int_equal(pinion_fd(m, s->q, s->v, tau, want, work, H), 0);
  check_within("maximal", m->nv, a, want, 1e-14 * scale, 1.0 + largest(m->nv, want));
  if (!tree_has_followers(&s->tree)) {
    assert_int_equal(pinion_aba(m, s->q, s->v, tau, want, work), 0);
    check_within("aba", m->nv, a, want, 1e-14 * scale, 1.0 + largest(m->nv, want));
  }

  F = trial_vec(s, 6 * m->nb);
  pinion_joint_forces(m, s->q, s->v, a, NULL, F, work);
  for (int i = 0; i < m->nb; i++) {
    pinion_maximal_joint_force(&x, i, f);
    check_within("force", 6, f, F + 6 * i, 1e-11,
                 100.0 + largest(m->nv, a) + largest(6, F + 6 * i));
  }
  trial_drop(s, 1);
  close_maximal(&x);
}

/* Motors with a Ta of their own, Ta + T c: accelerations and forces in the joints stay the same,
 * and bearings carry T c tau less (RBDA example 3.2).  A motor that does not do the work of tau is
 * an error. */
static void driven_bodies(trial *s)
{
  const pinion_model *m = &s->tree.model;
  double *tau = trial_random_vec(s, m->nv), *want = trial_vec(s, m->nv), *a = trial_vec(s, m->nv);
  double *F = trial_vec(s, 6 * m->nb), *B = trial_vec(s, 6 * m->nb);
  double *drive = trial_vec(s, 6 * m->nb), *beyond = trial_vec(s, 6 * m->nb), f[6];
  const double scale = condition(s);
  pinion_maximal x;
  open_maximal(&x, m, NULL);
  assert_int_equal(pinion_maximal_factor(&x, s->q, 0, NULL), 0);
  pinion_maximal_fd(&x, s->v, tau, NULL, want, NULL);
  for (int i = 0; i < m->nb; i++) {
    const pinion_body *b = &m->body[i];
    double T[36], Ta[36];
    pinion_maximal_joint_force(&x, i, F + 6 * i);
    pinion_maximal_bearing_force(&x, i, B + 6 * i);
    memset(drive + 6 * i, 0, 6 * sizeof *drive);
    memset(beyond + 6 * i, 0, 6 * sizeof *drive);
    if (type_nv(b->type) != 1 || i % 3 == 0)
      continue;
    pinion_joint_Ta(b, Ta);
    for (int r = pinion_joint_T(b, T) - 1; r >= 0; r--) {
      const double c = pinion_random_unit(&s->random);
      for (int k = 0; k < 6; k++)
        beyond[6 * i + k] += c * T[6 * r + k];
    }
    for (int k = 0; k < 6; k++)
      drive[6 * i + k] = Ta[k] + beyond[6 * i + k];
  }
  assert_int_equal(pinion_maximal_drive(&x, drive), 0);
  pinion_maximal_fd(&x, s->v, tau, NULL, a, NULL);
  check_within("driven", m->nv, a, want, 1e-14 * scale, 1.0 + largest(m->nv, want));
  for (int i = 0; i < m->nb; i++) {
    const double own = x.leader[i] < 0 ? tau[m->body[i].v] : 0.0;
    const double size = 100.0 + largest(m->nv, a) + largest(6, F + 6 * i);
    pinion_maximal_joint_force(&x, i, f);
    check_within("driven force", 6, f, F + 6 * i, 1e-11, size);
    pinion_maximal_bearing_force(&x, i, f);
    for (int k = 0; k < 6; k++)
      f[k] += own * beyond[6 * i + k];
    check_within("driven bearing", 6, f, B + 6 * i, 1e-11, size);
  }

  for (int i = m->nb - 1; i >= 0; i--) {
    if (type_nv(m->body[i].type) != 1 || i % 3 == 0)
      continue;
    for (int k = 0; k < 6; k++)
      drive[6 * i + k] *= 1.5;
    assert_int_equal(pinion_maximal_drive(&x, drive), 1 + i);
    break;
  }
  close_maximal(&x);
}

static void motors(void **state)
{
  (void)state;
  for_each_tree(driven_bodies);
}

static void trees(void **state)
{
  (void)state;
  for_each_tree(tree_of_bodies);
}

/* links without mass in the middle of a branch: their blocks cannot go first */
static void weightless(trial *s)
{
  tree *t = &s->tree;
  pinion_model *m = &t->model;
  int carries[MAX_BODIES] = {0};
  for (int i = m->nb - 1; i >= 0; i--) {
    pinion_body *b = &t->body[i];
    if (carries[i] && i % 3 > 0) {
      b->m = 0.0;
      memset(b->h, 0, sizeof b->h);
      memset(b->I, 0, sizeof b->I);
    }
    if (b->parent >= 0)
      carries[b->parent] = 1;
  }

  /* the remaining robot may be singular, or nearly */
  {
    double *H = trial_vec(s, m->nh), *Hinv = trial_vec(s, m->nv * m->nv);
    pinion_work work[MAX_BODIES];
    if (pinion_minv(m, s->q, Hinv, work, H) != 0 || largest(m->nv * m->nv, Hinv) > 1e4)
      return;
  }
  tree_of_bodies(s);
}

static void weightless_links(void **state)
{
  (void)state;
  for_each_tree(weightless);
}

/* Phi = J H^-1 J' of each link */
static void inverse_inertia(trial *s)
{
  const pinion_model *m = &s->tree.model;
  const int n = m->nv;
  double *H = trial_vec(s, m->nh), *Hinv = trial_vec(s, n * n), *J = trial_vec(s, 6 * n);
  const double scale = condition(s);
  double got[36], want[36];
  pinion_work work[MAX_BODIES];
  pinion_maximal x;
  open_maximal(&x, m, NULL);
  assert_int_equal(pinion_maximal_factor(&x, s->q, 0, NULL), 0);
  assert_int_equal(pinion_minv(m, s->q, Hinv, work, H), 0);
  for (int l = 0; l < m->nl; l++) {
    const pinion_link *link = &m->link[l];
    pinion_pose frame;
    if (link->body < 0)
      continue;
    memcpy(frame.R, link->R, sizeof frame.R);
    memcpy(frame.p, link->p, sizeof frame.p);
    pinion_maximal_inverse_inertia(&x, link->body, &frame, got);
    pinion_jacobian(m, l, PINION_BODY, s->q, J, work);
    for (int i = 0; i < 6; i++) {
      for (int j = 0; j < 6; j++) {
        want[6 * i + j] = 0.0;
        for (int r = 0; r < n; r++) {
          for (int c = 0; c < n; c++)
            want[6 * i + j] += J[i * n + r] * Hinv[r * n + c] * J[j * n + c];
        }
      }
    }
    check_within("Phi", 36, got, want, 1e-13 * scale, 1.0 + largest(36, want));
  }
  close_maximal(&x);
}

static void inverse_inertias(void **state)
{
  (void)state;
  for_each_tree(inverse_inertia);
}

/* A joint that moves nothing is reported, by its own node or its body's. */
static void nothing_to_move(trial *s)
{
  tree *t = &s->tree;
  pinion_body *leaf = &t->body[t->model.nb - 1];
  pinion_maximal x;
  if (tree_has_followers(t))
    return;
  leaf->m = leaf->armature = 0.0;
  memset(leaf->h, 0, sizeof leaf->h);
  memset(leaf->I, 0, sizeof leaf->I);
  open_maximal(&x, &t->model, NULL);
  assert_int_equal(pinion_maximal_factor(&x, s->q, 0, NULL), 1 + x.loan[t->model.nb - 1]);
  close_maximal(&x);
}

static void singular(void **state)
{
  (void)state;
  for_each_tree(nothing_to_move);
}

int run_maximal_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_teardown(forces_of_joints, tree_teardown),
      cmocka_unit_test_teardown(trees, tree_teardown),
      cmocka_unit_test_teardown(motors, tree_teardown),
      cmocka_unit_test_teardown(weightless_links, tree_teardown),
      cmocka_unit_test_teardown(inverse_inertias, tree_teardown),
      cmocka_unit_test_teardown(singular, tree_teardown),
  };
  return cmocka_run_group_tests_name("maximal", tests, NULL, NULL);
}
