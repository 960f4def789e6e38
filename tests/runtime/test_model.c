/* SPDX-License-Identifier: MIT-0 */
/* test_model.c -- pinion_check, and the generator of states. */
#include <math.h>
#include <string.h>

#include "check.h"
#include "groups.h"
#include "robots.h"
#include "tree.h"

/* floating base, a revolute and a prismatic joint on it, and one more joint on the first: the
 * smallest tree in which every table can go wrong in its own way */
static void branched(tree *t)
{
  static const pinion_joint_type type[] = {PINION_FLOATING, PINION_REVOLUTE, PINION_PRISMATIC,
                                           PINION_REVOLUTE};
  static const int parent[] = {-1, 0, 0, 1};
  uint64_t random = 7;
  tree_random(t, 4, &random);
  for (int i = 0; i < 4; i++) {
    t->body[i].type = type[i];
    t->body[i].parent = parent[i];
    for (int k = 0; k < 3; k++)
      t->body[i].axis[k] = i == k + 1 ? 1.0 : 0.0;
  }
  tree_tables(t);
}

static void bad_nb(tree *t) { t->model.nb = 0; }
static void bad_table(tree *t) { t->model.colind = NULL; }
static void bad_gravity(tree *t) { t->model.gravity[1] = (double)INFINITY; }
static void bad_type(tree *t) { t->body[3].type = (pinion_joint_type)3; }
static void bad_parent_self(tree *t) { t->body[1].parent = 1; }
static void bad_parent_low(tree *t) { t->body[1].parent = -2; }
static void bad_q(tree *t) { t->body[1].q = 6; }
static void bad_v(tree *t) { t->body[2].v = 6; }
static void bad_nq(tree *t) { t->model.nq++; }
static void bad_nv(tree *t) { t->model.nv--; }
static void bad_frame(tree *t) { t->body[2].p[0] = (double)NAN; }
static void bad_inertia(tree *t) { t->body[2].I[5] = (double)NAN; }
static void bad_stretch(tree *t) { t->body[2].R[4] += 1e-6; }
static void bad_axis(tree *t) { t->body[2].axis[0] = 1e-3; }
static void bad_floating_axis(tree *t) { t->body[0].axis[2] = 1.0; }
static void bad_mass(tree *t) { t->body[2].m = -1.0; }
static void bad_lambda_joint(tree *t) { t->lambda[3] = 1; }
static void bad_lambda_branch(tree *t) { t->lambda[7] = 6; }
static void bad_rowptr_start(tree *t) { t->rowptr[0] = 1; }
static void bad_rowptr(tree *t) { t->rowptr[8]--; }
static void bad_nh(tree *t) { t->model.nh++; }
static void bad_colind(tree *t) { t->colind[t->rowptr[8]] = 1; }
static void bad_mirror(tree *t)
{
  for (int k = 0; k < 3; k++)
    t->body[2].R[k] = -t->body[2].R[k];
}

static const struct {
  void (*spoil)(tree *t);
  const char *complaint; /* part of it */
} spoiled[] = {
    {bad_nb, "no bodies"},
    {bad_table, "lacks a table"},
    {bad_gravity, "gravity"},
    {bad_type, "joint type"},
    {bad_parent_self, "parent"},
    {bad_parent_low, "parent"},
    {bad_q, "q or v"},
    {bad_v, "q or v"},
    {bad_nq, "nq or nv"},
    {bad_nv, "nq or nv"},
    {bad_frame, "R, p or axis is not finite"},
    {bad_inertia, "m, h or I is not finite"},
    {bad_stretch, "not a rotation"},
    {bad_mirror, "not a rotation"},
    {bad_axis, "axis"},
    {bad_floating_axis, "axis"},
    {bad_mass, "negative"},
    {bad_lambda_joint, "lambda"},
    {bad_lambda_branch, "lambda"},
    {bad_rowptr_start, "rowptr does not begin"},
    {bad_rowptr, "rowptr does not give"},
    {bad_nh, "nh"},
    {bad_colind, "colind"},
};

static void check_refuses_each_fault(void **state)
{
  static tree t;
  (void)state;
  assert_non_null(strstr(pinion_check(NULL), "no model"));
  branched(&t);
  assert_null(pinion_check(&t.model));
  for (size_t k = 0; k < sizeof spoiled / sizeof spoiled[0]; k++) {
    const char *complaint;
    branched(&t);
    spoiled[k].spoil(&t);
    complaint = pinion_check(&t.model);
    if (!complaint || !strstr(complaint, spoiled[k].complaint))
      fail_msg("expected '%s', got '%s'", spoiled[k].complaint, complaint ? complaint : "nothing");
  }
}

static void check_accepts_robots(void **state)
{
  (void)state;
  assert_null(pinion_check(&pendulum));
  assert_null(pinion_check(&cartpole));
  assert_null(pinion_check(&double_pendulum));
}

static void accept(trial *s)
{
  const char *complaint = pinion_check(&s->tree.model);
  if (complaint)
    fail_msg("%s", complaint);
}

static void check_accepts_trees(void **state)
{
  (void)state;
  for_each_tree(accept);
}

static void splitmix_reference(void **state)
{
  /* the sequence published with the generator for this seed */
  static const uint64_t want[] = {UINT64_C(6457827717110365317), UINT64_C(3203168211198807973),
                                  UINT64_C(9817491932198370423), UINT64_C(4593380528125082431),
                                  UINT64_C(16408922859458223821)};
  uint64_t random = 1234567;
  (void)state;
  for (size_t k = 0; k < 5; k++)
    assert_true(pinion_random_u64(&random) == want[k]);
}

static void unit_range(void **state)
{
  enum { N = 100000 };
  uint64_t random = test_seed();
  double sum = 0.0, squares = 0.0;
  (void)state;
  for (int k = 0; k < N; k++) {
    const double x = pinion_random_unit(&random);
    assert_true(x >= -1.0 && x < 1.0);
    sum += x;
    squares += x * x;
  }

  /* mean 0 and variance 1/3, within six standard errors */
  assert_true(fabs(sum / N) < 6.0 * sqrt(1.0 / 3.0 / N));
  assert_true(fabs(squares / N - 1.0 / 3.0) < 6.0 * sqrt(4.0 / 45.0 / N));
}

/* range of each joint's part, and unit quaternions */
static void in_range(trial *s)
{
  const pinion_model *m = &s->tree.model;
  for (int i = 0; i < m->nb; i++) {
    const double *q = s->q + m->body[i].q;
    double norm = 0.0;
    switch (m->body[i].type) {
    case PINION_REVOLUTE:
      assert_true(fabs(q[0]) <= 3.1415926535897936);
      break;
    case PINION_PRISMATIC:
      assert_true(fabs(q[0]) <= 1.0);
      break;
    case PINION_FLOATING:
      for (int k = 0; k < 3; k++)
        assert_true(fabs(q[k]) <= 1.0);
      for (int k = 3; k < 7; k++)
        norm += q[k] * q[k];
      assert_true(fabs(norm - 1.0) < 1e-15 * 8.0);
      break;
    }
  }
}

static void random_q_ranges(void **state)
{
  (void)state;
  for_each_tree(in_range);
}

static void random_q_spread(void **state)
{
  enum { N = 20000 };
  static tree t;
  uint64_t random = test_seed();
  double q[10], sum[10] = {0.0}, squares[10] = {0.0};
  (void)state;
  branched(&t);
  assert_int_equal(t.model.nq, 10);
  for (int n = 0; n < N; n++) {
    pinion_random_q(&t.model, &random, q);
    for (int k = 0; k < 10; k++) {
      sum[k] += q[k] / N;
      squares[k] += q[k] * q[k] / N;
    }
  }

  /* uniform positions have variance 1/3, quaternion parts 1/4, angles pi^2/3; none a mean */
  for (int k = 0; k < 10; k++) {
    const double angle = k == 7 || k == 9 ? 9.8696044010893586 : 1.0;
    const double variance = k >= 3 && k < 7 ? 0.25 : angle / 3.0;
    assert_true(fabs(sum[k]) < 6.0 * sqrt(variance / N));
    assert_true(fabs(squares[k] - variance) < 6.0 * variance * sqrt(0.8 / N));
  }
}

static void neutral(void **state)
{
  static const double want[] = {0, 0, 0, 0, 0, 0, 1, 0, 0, 0};
  static tree t;
  double q[10];
  (void)state;
  branched(&t);
  pinion_neutral_q(&t.model, q);
  check_near("neutral q", 10, q, want, 0.0);
}

int run_model_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(check_refuses_each_fault),
      cmocka_unit_test(check_accepts_robots),
      cmocka_unit_test_teardown(check_accepts_trees, tree_teardown),
      cmocka_unit_test(splitmix_reference),
      cmocka_unit_test(unit_range),
      cmocka_unit_test_teardown(random_q_ranges, tree_teardown),
      cmocka_unit_test(random_q_spread),
      cmocka_unit_test(neutral),
  };
  return cmocka_run_group_tests_name("model", tests, NULL, NULL);
}
