/* SPDX-License-Identifier: MIT-0 */
/* test_model.c -- pinion_check, and the generator of states. */
#include <limits.h>
#include <math.h>
#include <string.h>

#include "check.h"
#include "groups.h"
#include "robots.h"
#include "tree.h"

/* floating base, a revolute and a prismatic joint on it, and one more joint on the first: the
 * smallest tree in which each table can be wrong in its own way */
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
    t->body[i].pitch = t->body[i].armature = t->body[i].damping = t->body[i].friction = 0.0;
    t->follows[i] = -1;
    for (int k = 0; k < 3; k++) {
      t->body[i].axis[k] = i == k + 1 ? 1.0 : 0.0;
      t->body[i].ex[k] = 0.0;
    }
  }
  tree_tables(t);
}

/* the same with the outer revolute joint following the prismatic one, which comes before it; the
 * branches meet: the ancestors of the shared dof are all dofs before it */
static void followed(tree *t)
{
  branched(t);
  t->follows[3] = 2;
  t->times[3] = -2.0;
  t->plus[3] = 0.5;
  tree_tables(t);
}

/* and with a planar base, and a ball and a screw as inner joints */
static void varied(tree *t)
{
  branched(t);
  t->body[0].type = PINION_PLANAR;
  t->body[0].axis[2] = t->body[0].ex[1] = 1.0;
  t->body[1].type = PINION_SPHERICAL;
  t->body[1].axis[0] = 0.0;
  t->body[2].type = PINION_HELICAL;
  t->body[2].pitch = 0.1;
  tree_tables(t);
}

static void bad_nb(tree *t) { t->model.nb = 0; }
static void bad_table(tree *t) { t->model.colind = NULL; }
static void bad_gravity(tree *t) { t->model.gravity[1] = (double)INFINITY; }
static void bad_type(tree *t) { t->body[3].type = (pinion_joint_type)6; }
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
static void bad_rowptr_low(tree *t) { t->rowptr[2] = INT_MIN; }
static void bad_rowptr_high(tree *t) { t->rowptr[2] = INT_MAX; }
static void bad_nh(tree *t) { t->model.nh++; }
static void bad_colind(tree *t) { t->colind[t->rowptr[8]] = 1; }
static void bad_ratio(tree *t) { t->body[1].ratio = 2.0; }
static void bad_own_offset(tree *t) { t->body[1].offset = 0.5; }
static void bad_offset(tree *t) { t->body[3].offset = (double)NAN; }
static void bad_pitch(tree *t) { t->body[1].pitch = 0.1; }
static void bad_ex(tree *t) { t->body[1].ex[1] = 1.0; }
static void bad_armature(tree *t) { t->body[1].armature = -1.0; }
static void bad_friction_base(tree *t) { t->body[0].friction = 1.0; }
static void bad_number(tree *t) { t->body[1].damping = (double)INFINITY; }
static void bad_links(tree *t) { t->model.link = NULL; }
static void bad_link_body(tree *t) { t->link[1].body = 4; }
static void bad_link_pose(tree *t) { t->link[2].R[0] += 0.1; }
static void bad_width(tree *t) { t->model.friction_width = -1.0; }
static void bad_no_width(tree *t)
{
  t->model.friction_width = 0.0;
  t->body[2].friction = 1.0;
}
static void bad_mirror(tree *t)
{
  for (int k = 0; k < 3; k++)
    t->body[2].R[k] = -t->body[2].R[k];
}

/* for the tree with a follower */
static void bad_leader(tree *t) { t->body[3].q = 6; }
static void bad_leader_v(tree *t) { t->body[3].v = 6; }
static void bad_lambda_apart(tree *t) { t->lambda[7] = 5; }
static void bad_lambda_late(tree *t) { t->lambda[6] = 7; }

/* for the varied one */
static void bad_ex_long(tree *t) { t->body[0].ex[2] = 1.0; }
static void bad_ex_along(tree *t)
{
  t->body[0].ex[1] = 0.6;
  t->body[0].ex[2] = 0.8;
}
static void bad_ex_none(tree *t) { t->body[0].ex[1] = 0.0; }
static void bad_spherical_axis(tree *t) { t->body[1].axis[0] = 1.0; }
static void bad_many_follow(tree *t) { t->body[1].ratio = 2.0; }

typedef struct fault {
  void (*spoil)(tree *t);
  const char *complaint; /* part of it */
} fault;

static const fault spoiled[] = {
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
    {bad_rowptr_low, "rowptr does not give"},
    {bad_rowptr_high, "rowptr does not give"},
    {bad_nh, "nh"},
    {bad_colind, "colind"},
    {bad_ratio, "nor is it a follower's"},
    {bad_own_offset, "nor is it a follower's"},
    {bad_offset, "offset"},
    {bad_pitch, "helical"},
    {bad_ex, "ex"},
    {bad_armature, "armature, damping or friction is negative"},
    {bad_friction_base, "of no such joint"},
    {bad_number, "damping or friction is not finite"},
    {bad_links, "lacks its links"},
    {bad_link_body, "a link's body"},
    {bad_link_pose, "a link's R"},
    {bad_width, "friction_width is negative"},
    {bad_no_width, "friction_width is zero"},
};

static const fault spoiled_followed[] = {
    {bad_leader, "nor is it a follower's"},
    {bad_leader_v, "nor is it a follower's"},
    {bad_lambda_apart, "lambda does not relate"},
    {bad_lambda_late, "lambda of a dof"},
};

static const fault spoiled_varied[] = {
    {bad_ex_long, "ex is not a unit"},           {bad_ex_along, "ex is not a unit"},
    {bad_ex_none, "ex is not a unit"},           {bad_spherical_axis, "if spherical"},
    {bad_many_follow, "nor is it a follower's"},
};

static void refuse(void (*build)(tree *t), const fault *faults, size_t n)
{
  static tree t;
  build(&t);
  assert_null(pinion_check(&t.model));
  for (size_t k = 0; k < n; k++) {
    const char *complaint;
    build(&t);
    faults[k].spoil(&t);
    complaint = pinion_check(&t.model);
    if (!complaint || !strstr(complaint, faults[k].complaint))
      fail_msg("expected '%s', got '%s'", faults[k].complaint, complaint ? complaint : "nothing");
  }
}

static void check_refuses_each_fault(void **state)
{
  (void)state;
  assert_non_null(strstr(pinion_check(NULL), "no model"));
  refuse(branched, spoiled, sizeof spoiled / sizeof spoiled[0]);
  refuse(followed, spoiled_followed, sizeof spoiled_followed / sizeof spoiled_followed[0]);
  refuse(varied, spoiled_varied, sizeof spoiled_varied / sizeof spoiled_varied[0]);
}

/* RBDA's example of table 6.4: parents 0 1 1 2 2 3 and joint 2 of three dofs */
static void expanded_parents(void **state)
{
  static const int parent[] = {-1, 0, 0, 1, 1, 2}, want[] = {-1, 0, 1, 2, 0, 3, 3, 4};
  static tree t;
  uint64_t random = 3;
  (void)state;
  tree_random(&t, 6, &random);
  for (int i = 0; i < 6; i++) {
    t.body[i].parent = parent[i];
    t.body[i].type = i == 1 ? PINION_SPHERICAL : PINION_REVOLUTE;
    t.follows[i] = -1;
  }
  tree_tables(&t);
  assert_int_equal(t.model.nv, 8);
  for (int k = 0; k < 8; k++)
    assert_int_equal(t.lambda[k], want[k]);
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

static void assert_range(const double *x, int n, double most)
{
  for (int k = 0; k < n; k++)
    assert_true(fabs(x[k]) <= most);
}

static void assert_unit(const double u[4])
{
  assert_true(fabs(u[0] * u[0] + u[1] * u[1] + u[2] * u[2] + u[3] * u[3] - 1.0) < 1e-15 * 8.0);
}

/* does a body before i have exactly the position of its joint? Then that body has chosen it */
static int chosen_before(const pinion_model *m, int i)
{
  for (int j = 0; j < i; j++) {
    const pinion_body *b = &m->body[j];
    if (b->q == m->body[i].q && b->ratio == 1.0 && b->offset == 0.0)
      return 1;
  }
  return 0;
}

/* range of each joint's part, and unit quaternions */
static void in_range(trial *s)
{
  static const double turn = 3.1415926535897936;
  const pinion_model *m = &s->tree.model;
  for (int i = 0; i < m->nb; i++) {
    const double *q = s->q + m->body[i].q;
    if (s->tree.follows[i] >= 0 || chosen_before(m, i))
      continue;
    switch (m->body[i].type) {
    case PINION_REVOLUTE:
    case PINION_HELICAL:
      assert_range(q, 1, turn);
      break;
    case PINION_PRISMATIC:
      assert_range(q, 1, 1.0);
      break;
    case PINION_PLANAR:
      assert_range(q, 2, 1.0);
      assert_range(q + 2, 1, turn);
      break;
    case PINION_SPHERICAL:
      assert_unit(q);
      break;
    case PINION_FLOATING:
      assert_range(q, 3, 1.0);
      assert_unit(q + 3);
      break;
    }
  }
}

static void random_q_ranges(void **state)
{
  (void)state;
  for_each_tree(in_range);
}

/* mean 0 and the variance of each number of q, over many draws */
static void spread(void (*build)(tree *t), int nq, const double *variance)
{
  enum { N = 20000 };
  static tree t;
  uint64_t random = test_seed();
  double q[10], sum[10] = {0.0}, squares[10] = {0.0};
  build(&t);
  assert_int_equal(t.model.nq, nq);
  for (int n = 0; n < N; n++) {
    pinion_random_q(&t.model, &random, q);
    for (int k = 0; k < nq; k++) {
      sum[k] += q[k] / N;
      squares[k] += q[k] * q[k] / N;
    }
  }
  for (int k = 0; k < nq; k++) {
    assert_true(fabs(sum[k]) < 6.0 * sqrt(variance[k] / N));
    assert_true(fabs(squares[k] - variance[k]) < 6.0 * variance[k] * sqrt(0.8 / N));
  }
}

static void random_q_spread(void **state)
{
  /* uniform positions have variance 1/3, quaternion parts 1/4, angles pi^2/3 */
  const double a = 9.8696044010893586 / 3.0, p = 1.0 / 3.0, u = 0.25;
  const double floating[] = {p, p, p, u, u, u, u, a, p, a};
  const double other[] = {p, p, a, u, u, u, u, a, a};
  (void)state;
  spread(branched, 10, floating);
  spread(followed, 9, floating);
  spread(varied, 9, other);
}

static void neutral(void **state)
{
  static const double want[] = {0, 0, 0, 0, 0, 0, 1, 0, 0, 0};
  static const double want_varied[] = {0, 0, 0, 0, 0, 0, 1, 0, 0};
  static tree t;
  double q[10];
  (void)state;
  branched(&t);
  pinion_neutral_q(&t.model, q);
  check_near("neutral q", 10, q, want, 0.0);
  varied(&t);
  pinion_neutral_q(&t.model, q);
  check_near("neutral q of the varied tree", 9, q, want_varied, 0.0);
}

int run_model_tests(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(check_refuses_each_fault),
      cmocka_unit_test(expanded_parents),
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
